//! Who sits where: every bot from every seat, on the same luck.

use crate::BotSpec;

/// Every different way to seat the bots, the given one first. Games that are played on one seed
/// with all of them form a block: no bot has a better seat or better luck in it than another.
pub(crate) fn seatings(bots: &[BotSpec]) -> Vec<Vec<BotSpec>> {
    let mut all = Vec::new();
    extend(&mut Vec::new(), &mut bots.to_vec(), &mut all);
    all
}

fn extend(seated: &mut Vec<BotSpec>, waiting: &mut Vec<BotSpec>, all: &mut Vec<Vec<BotSpec>>) {
    if waiting.is_empty() {
        all.push(seated.clone());
    }
    for index in 0..waiting.len() {
        let bot = waiting[index];
        // Equal bots make equal seatings.
        if !waiting[..index].contains(&bot) {
            waiting.remove(index);
            seated.push(bot);
            extend(seated, waiting, all);
            seated.pop();
            waiting.insert(index, bot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use BotSpec::{Greedy, Random};

    #[test]
    fn every_different_seating_comes_once_and_the_given_one_first() {
        assert_eq!(seatings(&[Random, Greedy]), [[Random, Greedy], [Greedy, Random]]);
        assert_eq!(seatings(&[Random; 4]), [[Random; 4]]);
        let one_against_three = seatings(&[Greedy, Random, Random, Random]);
        assert_eq!(one_against_three.len(), 4);
        for (seat, seating) in one_against_three.iter().enumerate() {
            assert_eq!(seating[seat], Greedy);
        }
        let pairs = seatings(&[Greedy, Random, Greedy, Random]);
        assert_eq!((pairs.len(), &pairs[0][..]), (6, &[Greedy, Random, Greedy, Random][..]));
    }
}

//! Who led when: the totals over a finished game, round by round.

use table::{Match, Score, Seat, Viewer};

use crate::Face;
use crate::walk::Walk;

/// The totals at a moment of the game. A game has as many such moments in one round as in another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lead {
    /// The moment, as a number of steps.
    pub step: usize,
    /// The round that begins there.
    pub round: Option<u16>,
    /// The totals in seat order, as the viewer knew them.
    pub totals: Vec<i32>,
}

impl Lead {
    /// Who was ahead of all others.
    pub(crate) fn leader(&self) -> Option<Seat> {
        let best = self.totals.iter().max()?;
        let mut first = (0..).zip(&self.totals).filter(|(_, total)| *total == best);
        let (seat, _) = first.next()?;
        first.next().is_none().then(|| Seat::new(seat))
    }
}

/// At least so many moments of a finished game tell who led.
const LEADS: usize = 24;

/// The totals over a finished game. A game without rounds is one long round without a number.
pub(crate) fn leads<G: Face>(game: &Match<G>, viewer: Viewer) -> Vec<Lead> {
    let length = game.steps().len();
    let begins =
        |entry: &table::Entry<G::Event>| Some((entry.step + 1, Some(G::round(&entry.event)?)));
    let mut begun: Vec<(usize, Option<u16>)> = game.full_log().iter().filter_map(begins).collect();
    if begun.is_empty() {
        begun.push((0, None));
    }
    let each = LEADS.div_ceil(begun.len());
    let ends = begun.iter().skip(1).map(|(step, _)| *step).chain([length]);
    let moments = begun.iter().zip(ends).flat_map(|((begin, round), end)| {
        let within = move |number| begin + number * (end - begin) / each;
        (0..each).map(move |number| (within(number), round.filter(|_| number == 0)))
    });
    let mut walk = Walk::near(game, 0);
    moments
        .chain([(length, None)])
        .map(|(step, round)| {
            let standings = walk.to(step).standings(viewer);
            Lead { step, round, totals: standings.scores.iter().map(Score::total).collect() }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use antarctica::Antarctica;
    use aquasphere::AquaSphere;
    use kosmonauts::Kosmonauts;
    use table::Game;

    use super::*;
    use crate::random_play::play_at_random;

    fn leads_of<G: Face>(options: G::Options) -> Vec<Lead> {
        let game = play_at_random::<G>(options, 3, |_, _, _| {});
        let leads = leads(&game, Viewer::Spectator);
        assert!(leads.is_sorted_by_key(|lead| lead.step));
        let totals = game.state().standings(Viewer::Spectator).scores;
        let totals: Vec<i32> = totals.iter().map(Score::total).collect();
        assert_eq!(leads.last().map(|lead| &lead.totals), Some(&totals), "the last is the end");
        leads
    }

    fn rounds(leads: &[Lead]) -> Vec<(usize, u16)> {
        let begins = |(index, lead): (usize, &Lead)| Some((index, lead.round?));
        leads.iter().enumerate().filter_map(begins).collect()
    }

    #[test]
    fn rounds_are_as_far_apart_whatever_happens_in_them() {
        let limited = kosmonauts::Options { round_limit: Some(10), ..Kosmonauts::options(2) };
        let leads = leads_of::<Kosmonauts>(limited);
        let expected: Vec<_> = (0..10).map(|round| (3 * round, round as u16 + 1)).collect();
        assert_eq!((rounds(&leads), leads.len()), (expected, 31));
        let leads = leads_of::<AquaSphere>(AquaSphere::options(2));
        assert_eq!((rounds(&leads), leads.len()), (vec![(0, 1), (6, 2), (12, 3), (18, 4)], 25));
    }

    #[test]
    fn a_game_without_rounds_is_told_moment_by_moment() {
        let leads = leads_of::<Antarctica>(Antarctica::options(2));
        assert_eq!((rounds(&leads), leads.len()), (vec![], LEADS + 1));
    }
}

//! What the properties work with: buffers that are filled again and again, dice, a memory.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use serde::Serialize;
use table::{Game, GameRng, Refusal, Rulebook, Seat, Seats, Seed, Viewer};

/// How many actions of other states and games are remembered.
const MEMORY: usize = 64;

/// A determinized world, and how it came about.
pub(crate) struct World<G> {
    pub(crate) seat: Seat,
    pub(crate) game: G,
    /// The dice for a second draw.
    pub(crate) again: GameRng,
}

/// Buffers, dice and memory of one examiner.
pub(crate) struct Tools<G: Game> {
    /// The legal actions of the seat at hand, as listed.
    pub(crate) legal: Vec<G::Action>,
    /// The same as a set.
    pub(crate) legal_set: QuickSet<G::Action>,
    pub(crate) candidates: Vec<G::Action>,
    pub(crate) candidate_set: QuickSet<G::Action>,
    pub(crate) outcomes: Vec<(G::Outcome, u32)>,
    pub(crate) outcome_set: QuickSet<G::Outcome>,
    pub(crate) worlds: Vec<World<G>>,
    /// A sample of the actions of all states and games so far.
    pub(crate) memory: Vec<G::Action>,
    remembered: u32,
    /// Dice for what is examined, apart from those of the game that is played.
    pub(crate) dice: GameRng,
    rules: QuickSet<&'static str>,
    refusals: u64,
    unwritten: Option<Refusal>,
}

impl<G: Game> Tools<G> {
    pub(crate) fn new() -> Self {
        let books = [G::RULES, table::RULES].map(Rulebook::parse);
        Self {
            legal: Vec::new(),
            legal_set: QuickSet::default(),
            candidates: Vec::new(),
            candidate_set: QuickSet::default(),
            outcomes: Vec::new(),
            outcome_set: QuickSet::default(),
            worlds: Vec::new(),
            memory: Vec::new(),
            remembered: 0,
            dice: GameRng::new(Seed(0)),
            rules: books.iter().flat_map(|book| &book.rules).map(|rule| rule.id).collect(),
            refusals: 0,
            unwritten: None,
        }
    }

    /// A stream of its own, drawn from the dice.
    pub(crate) fn fresh_dice(&mut self) -> GameRng {
        GameRng::new(Seed(self.dice.below(u32::MAX).into()))
    }

    /// Keeps `action` with the chance that makes the memory an even sample of all it was shown
    /// (reservoir sampling).
    pub(crate) fn remember(&mut self, action: G::Action) {
        self.remembered = self.remembered.saturating_add(1);
        if self.memory.len() < MEMORY {
            self.memory.push(action);
        } else {
            let place = self.dice.below(self.remembered) as usize;
            if let Some(kept) = self.memory.get_mut(place) {
                *kept = action;
            }
        }
    }

    /// Whether the game lets `seat` do `action`. Takes note of a refusal by an unwritten rule.
    #[inline]
    pub(crate) fn is_permitted(&mut self, game: &G, seat: Seat, action: G::Action) -> bool {
        let Err(refusal) = game.permit(seat, action) else { return true };
        self.refusals += 1;
        if !self.rules.contains(refusal.rule.0) {
            self.unwritten = Some(refusal);
        }
        false
    }

    /// The refusals since the last call: how many, and one by an unwritten rule.
    pub(crate) fn take_refusals(&mut self) -> (u64, Option<Refusal>) {
        (std::mem::take(&mut self.refusals), self.unwritten.take())
    }

    /// Two different items of a list, if it has two.
    pub(crate) fn two_of<T: Copy>(&mut self, items: &[T]) -> Option<(T, T)> {
        if items.len() < 2 {
            return None;
        }
        let first = self.dice.below(items.len() as u32) as usize;
        let other = self.dice.below(items.len() as u32 - 1) as usize;
        Some((items[first], items[if other < first { other } else { other + 1 }]))
    }
}

/// All who look at a game.
pub(crate) fn viewers(seats: Seats) -> impl Iterator<Item = Viewer> {
    seats.into_iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Anything as JSON text.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}

/// What a viewer sees, byte for byte.
pub(crate) fn seen(game: &impl Game, viewer: Viewer) -> String {
    json(&game.view(viewer))
}

/// Says where two texts part, with what surrounds that place.
pub(crate) fn same_text(what: &str, left: &str, right: &str) -> Result<(), String> {
    if left == right {
        return Ok(());
    }
    let common = left.bytes().zip(right.bytes()).take_while(|(one, other)| one == other).count();
    let excerpt = |text: &str| {
        let bytes = text.as_bytes();
        let excerpt = &bytes[common.saturating_sub(80)..bytes.len().min(common + 80)];
        String::from_utf8_lossy(excerpt).into_owned()
    };
    Err(format!("{what} differs:\n    ...{}...\n    ...{}...", excerpt(left), excerpt(right)))
}

/// A hash set that is cheap to fill with a few hundred small values. The default hasher withstands
/// attackers, whom a test does not have.
pub(crate) type QuickSet<T> = HashSet<T, BuildHasherDefault<QuickHasher>>;

#[derive(Default)]
pub(crate) struct QuickHasher(u64);

impl QuickHasher {
    #[inline]
    fn mix(&mut self, word: u64) {
        // Any odd number with bits well spread will do; this one is 2^64 over the golden ratio.
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for QuickHasher {
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(byte.into());
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_shown_where_it_is() {
        assert_eq!(same_text("the view", "abc", "abc"), Ok(()));
        let long = "x".repeat(500);
        let problem = same_text("the view", &format!("{long}1"), &format!("{long}23")).unwrap_err();
        assert!(problem.starts_with("the view differs:"), "{problem}");
        assert!(problem.contains("x1...") && problem.contains("x23..."), "{problem}");
        assert!(problem.len() < 300, "{problem}");
    }
}

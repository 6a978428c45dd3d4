//! The one source of randomness: portable, seeded, serialisable.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// What all randomness of a match derives from. Written as text, because not every JSON reader
/// keeps 64 bits of a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub u64);

impl Seed {
    /// The seed of the `index`th item of a series: neighbours are unrelated.
    #[must_use]
    pub fn nth(self, index: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(self.0);
        rng.set_stream(index);
        Self(rng.next_u64())
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.0.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse().map(Self).map_err(|_| format!("seed {text:?} is not a number of 64 bits"))
    }
}

/// A stream of random numbers. The stream cannot be predicted from what it gave before, so that
/// players learn nothing about the next draw from the last ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameRng(ChaCha8Rng);

impl GameRng {
    /// The stream for the chance at one step of a match. It depends on the seed and the number of
    /// the step alone, so a match needs no generator state to go on after a load or an undo.
    pub fn for_step(seed: Seed, step: usize) -> Self {
        Self::stream(seed, step as u64)
    }

    /// The stream for the chance at another step of the same match, from its beginning: what
    /// [`Self::for_step`] gives, without deriving the key from the seed anew.
    pub fn at_step(&mut self, step: usize) -> &mut Self {
        self.0.set_word_pos(0);
        self.0.set_stream(step as u64);
        self
    }

    /// The stream of the bot in one seat, apart from every stream of chance.
    pub fn for_bot(seed: Seed, seat: crate::Seat) -> Self {
        Self::stream(seed, (1 << 32) + seat.index() as u64)
    }

    /// A stream for anything that is not a match: tests, tournaments, benches.
    pub fn new(seed: Seed) -> Self {
        Self::stream(seed, u64::MAX)
    }

    fn stream(seed: Seed, stream: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed.0);
        rng.set_stream(stream);
        Self(rng)
    }

    /// A number in `0..bound`, all equally likely (Lemire's multiplication with rejection).
    ///
    /// # Panics
    /// In debug builds when `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "a draw needs at least one possibility");
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One item of a slice, all equally likely.
    ///
    /// # Panics
    /// When the slice is empty.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts a slice into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A draw among possibilities whose weights add up to `total`: each of them has to be offered.
    #[inline]
    pub fn lot<T>(&mut self, total: u32) -> Lot<T> {
        Lot { number: self.below(total), drawn: None }
    }
}

/// A draw by weight among possibilities that are offered one after the other.
#[derive(Clone, Debug)]
pub struct Lot<T> {
    /// How much weight is still to be passed over.
    number: u32,
    drawn: Option<T>,
}

impl<T> Lot<T> {
    /// Offers a possibility.
    #[inline]
    pub fn offer(&mut self, item: T, weight: u32) {
        if self.drawn.is_none() {
            match self.number.checked_sub(weight) {
                Some(left) => self.number = left,
                None => self.drawn = Some(item),
            }
        }
    }

    /// What was drawn.
    ///
    /// # Panics
    /// When less was offered than the total weight of the draw.
    #[inline]
    pub fn drawn(self) -> T {
        self.drawn.expect("the number is below the sum of all weights")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pins the stream: a change of generator would change every seeded game.
    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut rng = GameRng::for_step(Seed(7), 3);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, PINNED);
    }
    const PINNED: [u32; 8] = [525, 181, 522, 92, 719, 979, 137, 334];

    #[test]
    fn the_stream_of_a_step_is_the_same_however_it_is_reached() {
        let mut dice = GameRng::for_step(Seed(7), 0);
        for step in [0, 3, 3, 1, 400] {
            let mut fresh = GameRng::for_step(Seed(7), step);
            let again = dice.at_step(step);
            for _ in 0..70 {
                assert_eq!(again.below(1 << 30), fresh.below(1 << 30), "step {step}");
            }
        }
    }

    #[test]
    fn a_saved_stream_goes_on_where_it_stopped() {
        let mut rng = GameRng::new(Seed(1));
        rng.below(10);
        let text = serde_json::to_string(&rng).expect("serialises");
        let mut loaded: GameRng = serde_json::from_str(&text).expect("loads");
        assert_eq!(loaded.below(1 << 30), rng.below(1 << 30));
    }

    #[test]
    fn lots_fall_by_weight() {
        let mut rng = GameRng::new(Seed(3));
        let mut counts = [0; 2];
        for _ in 0..40_000 {
            let mut lot = rng.lot(4);
            lot.offer(0, 1);
            lot.offer(1, 3);
            counts[lot.drawn()] += 1;
        }
        assert!((9_600..10_400).contains(&counts[0]), "{counts:?}");
    }

    #[test]
    fn draws_are_even() {
        let mut rng = GameRng::new(Seed(2));
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn bots_and_chance_draw_from_different_streams() {
        let mut chance = GameRng::for_step(Seed(5), 0);
        let mut bot = GameRng::for_bot(Seed(5), crate::Seat::new(0));
        let draw = |rng: &mut GameRng| (0..4).map(|_| rng.below(1 << 30)).collect::<Vec<_>>();
        assert_ne!(draw(&mut chance), draw(&mut bot));
    }
}

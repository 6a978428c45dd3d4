//! What makes one search differ from another.

use serde::Deserialize;

/// How a search goes about it. The numbers are a matter of measurement, game by game.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// How much decisions that were rarely tried are tried again.
    pub exploration: f32,
    /// How many simulations the game's valuation of a decision counts for. At 0 it is not even
    /// computed, and all decisions are tried in random order, not only promising ones.
    pub trust: f32,
    /// How many of the most promising decisions are considered at first.
    pub breadth: f32,
    /// How many more with the square root of the visits.
    pub growth: f32,
    /// How many decisions are played out beyond the tree before the position is valued.
    pub playout: u32,
    /// How many promising decisions are compared by the valuation at each step of a playout; at 0
    /// any decision is taken at random.
    pub playout_width: u32,
    /// The lead, in hundredths of a point, that makes a win about three times as likely as not.
    pub lead: f32,
    /// The weight of winning against the margin, between 0 and 1.
    pub victory: f32,
    /// How the chances to win that people are told follow from what the search believes: in
    /// log-odds, `certainty` times the belief, less `optimism`. A valuation made for choosing well
    /// is no judge of its own prospects; `examples/calibrate` asks finished games.
    pub certainty: f32,
    /// See `certainty`.
    pub optimism: f32,
    /// Whether a rival's prospects are judged in a world redrawn from what the rival knows.
    pub redraw: bool,
    /// Whether the `breadth` most promising decisions are rehearsed with the same luck each, the
    /// worse half of them dropped again and again, instead of being tried by their confidence
    /// bounds: for games in which chance does more to a simulation than the decision.
    #[serde(default)]
    pub rehearses: bool,
}

impl Settings {
    /// The chance to win that people are told. What is certain stays so.
    pub(crate) fn told(&self, believed: f64) -> f64 {
        if believed <= 0.0 || believed >= 1.0 {
            return believed;
        }
        let odds = f64::from(self.certainty) * (believed / (1.0 - believed)).ln();
        1.0 / (1.0 + (f64::from(self.optimism) - odds).exp())
    }

    /// Knows nothing about a game but its rules: simulations are random games to the end. The
    /// reference that speed is measured by.
    pub const RANDOM_GAMES: Self = Self {
        exploration: 0.7,
        trust: 0.0,
        breadth: 4.0,
        growth: 1.0,
        playout: u32::MAX,
        playout_width: 0,
        lead: 1000.0,
        victory: 1.0,
        certainty: 1.0,
        optimism: 0.0,
        redraw: false,
        rehearses: false,
    };

    /// Names a number that makes no sense.
    pub(crate) fn validate(&self) -> Result<(), String> {
        let Self {
            exploration, trust, breadth, growth, lead, victory, certainty, optimism, ..
        } = *self;
        let not_negative = [("exploration", exploration), ("trust", trust), ("growth", growth)];
        for (name, value) in not_negative {
            if !(value >= 0.0 && value.is_finite()) {
                return Err(format!("{name} {value} is not a number from 0 up"));
            }
        }
        if !(breadth >= 1.0 && breadth.is_finite()) {
            return Err(format!("breadth {breadth} is below 1"));
        }
        if !(lead > 0.0 && lead.is_finite()) {
            return Err(format!("lead {lead} is not above 0"));
        }
        if !(certainty > 0.0 && certainty.is_finite()) {
            return Err(format!("certainty {certainty} is not above 0"));
        }
        if !optimism.is_finite() {
            return Err(format!("optimism {optimism} is not a number"));
        }
        if !(0.0..=1.0).contains(&victory) {
            return Err(format!("victory {victory} is not between 0 and 1"));
        }
        Ok(())
    }
}

/// How well a search sees: what tells a beginner from a master besides time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sight {
    /// How many decisions deep the tree may grow.
    pub depth: u32,
    /// If given, simulations end after so many further turns of the seat that searches, always at
    /// the end of a turn: for games whose valuation is biased towards whoever has just moved.
    pub turns: Option<u32>,
    /// If given, simulations end with so many further rounds, as the game counts them
    /// ([`Game::epoch`](table::Game::epoch)): for games whose rounds are not told by turns.
    #[serde(default)]
    pub rounds: Option<u32>,
    /// How far the first impression of a decision may be off, in hundredths of a point.
    pub noise: u32,
    /// How many of a hundred decisions are not even noticed.
    pub overlooked: u32,
}

impl Sight {
    /// Sees everything.
    pub const CLEAR: Self =
        Self { depth: u32::MAX, turns: None, rounds: None, noise: 0, overlooked: 0 };

    /// Names a number that makes no sense.
    pub(crate) fn validate(&self) -> Result<(), String> {
        if self.depth == 0 {
            return Err("depth 0 leaves nothing to search".to_owned());
        }
        if self.overlooked >= 100 {
            return Err(format!("overlooked {} leaves nothing to choose", self.overlooked));
        }
        Ok(())
    }
}

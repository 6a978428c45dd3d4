//! A climb on which luck does nearly everything: with a rope one gets a step higher whatever the six
//! dice say, and whoever climbs without one first sees whether it rains. A search that lets both meet
//! the same dice cannot be wrong about it.

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use bots::{Budget, Search, Settings, Sight};
use serde::{Deserialize, Serialize};
use table::{
    Game, GameRng, Hints, Recorder, Refusal, Score, Seat, Seats, Seed, SetupError, Standings, Turn,
    Verdict, Viewer, Weights as _,
};

const DICE: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Options {
    players: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Climb {
    has_set_out: bool,
    has_rope: bool,
    looks_at_sky: bool,
    dice: u8,
    height: i32,
}

table::notation! {
    /// How to climb.
    enum Gear: Numbered is "a gear" {
        /// Without a rope.
        Bare = "bare",
        /// With a rope.
        Rope = "rope",
    }
}

table::notation! {
    /// What luck does.
    enum Luck: Numbered is "luck" {
        /// The weather, which changes nothing.
        Sky(cloud: u8) = "sky",
        /// A die.
        Die(face: u8) = "die",
    }
}

impl fmt::Display for Climb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Game for Climb {
    const ID: &'static str = "climb";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static str = "";
    const PLAYERS: RangeInclusive<u8> = 1..=1;
    const IS_TEAM: bool = true;
    const MAX_STEPS: usize = 9;

    type Options = Options;
    type Action = Gear;
    type Outcome = Luck;
    type Event = String;
    type View = Climb;

    fn options(players: u8) -> Options {
        Options { players }
    }

    fn simulation(players: u8) -> Options {
        Self::options(players)
    }

    fn option_sets() -> Vec<Options> {
        vec![Self::options(1)]
    }

    fn new(_: &Options) -> Result<Self, SetupError> {
        let (has_set_out, has_rope, looks_at_sky) = (false, false, false);
        Ok(Self { has_set_out, has_rope, looks_at_sky, dice: 0, height: 0 })
    }

    fn seats(&self) -> Seats {
        Seats::first_of(1)
    }

    fn turn(&self) -> Turn {
        match self.dice {
            _ if !self.has_set_out => Turn::Decide(self.seats()),
            DICE => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn actions(&self, _: Seat, out: &mut Vec<Gear>) {
        out.extend([Gear::Bare, Gear::Rope]);
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Gear>) {
        self.actions(seat, out);
    }

    fn check(&self, _: Seat, _: Gear) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&mut self, _: Seat, action: Gear, _: &mut impl Recorder<String>) {
        self.has_set_out = true;
        self.has_rope = action == Gear::Rope;
        self.looks_at_sky = action == Gear::Bare;
    }

    fn each_outcome(&self, mut each: impl FnMut(Luck, u32)) {
        let luck = if self.looks_at_sky { Luck::Sky } else { Luck::Die };
        (1..=6).for_each(|number| each(luck(number), 1));
    }

    fn resolve(&mut self, outcome: Luck, _: &mut impl Recorder<String>) {
        match outcome {
            Luck::Sky(_) => self.looks_at_sky = false,
            Luck::Die(face) => {
                self.dice += 1;
                self.height += 10 * (2 * i32::from(face) - 7);
                self.height += i32::from(self.has_rope && self.dice == DICE);
            }
        }
    }

    fn view(&self, _: Viewer) -> Climb {
        self.clone()
    }

    fn determinize(&mut self, _: Seat, _: &mut GameRng) {}

    fn standings(&self, _: Viewer) -> Standings {
        let verdict = Some(Verdict { is_won: self.height > 0, reason: "height" });
        Standings::team(&["height"], self.seats(), Score::new([self.height], []), verdict)
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

table::weights! {
    /// A climber has nothing to weigh.
    struct Nothing {
        /// Not looked at.
        nothing: 0..=1,
    }
}

static NOTHING: LazyLock<Nothing> = LazyLock::new(|| Nothing::from_values(&[0]));

impl Hints for Climb {
    const LEVELS: &'static str = "";

    type Weights = Nothing;

    fn weights() -> &'static Nothing {
        &NOTHING
    }

    fn weigh_with(&self, _: &Nothing, _: Seat, _: &mut impl FnMut(&'static str, i32)) {}
}

/// In how many of a hundred searches the rope is taken.
fn ropes(rehearses: bool, simulations: u32) -> usize {
    let settings =
        Settings { rehearses, trust: 0.0, victory: 0.0, lead: 10_000.0, ..Settings::RANDOM_GAMES };
    let start = Climb::new(&Climb::options(1)).expect("one can climb");
    let takes_rope = |seed: &u64| {
        let rng = GameRng::new(Seed(*seed));
        let mut search = Search::new(settings, Sight::CLEAR, Budget::simulations(simulations), rng);
        let found = search.analyze(&start, Seat::new(0), &[Gear::Bare, Gear::Rope]);
        assert_eq!(found.iter().map(|choice| choice.visits).sum::<u64>(), 12);
        found[0].action == Gear::Rope
    };
    (0..100).filter(takes_rope).count()
}

#[test]
fn the_same_luck_tells_a_good_decision_from_a_lucky_one() {
    assert_eq!(ropes(true, 12), 100);
    assert!(ropes(false, 12) < 80, "the luck of the dice does not matter");
}

#[test]
fn a_simulation_too_many_does_not_decide() {
    assert_eq!(ropes(true, 13), 100);
}

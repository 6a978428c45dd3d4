//! Hide and seek, the smallest game with everything a table has to handle: in each round every
//! seat in turn walks a step or throws the die for its steps, openly; then all hide at the same
//! time, secretly; then all hiding places are shown.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    Game, GameRng, MAX_SEATS, Match, Recorder, Refusal, Score, Seat, Seats, Seed, SetupError,
    Standings, Turn, Viewer,
};

pub(crate) const ANN: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);
pub(crate) const EVE: Seat = Seat::new(2);

const SPOTS: u8 = 3;
/// So many sides that two throws are hardly ever equal.
const SIDES: u8 = 200;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) players: u8,
    pub(crate) rounds: u8,
    /// The only way to move, if there is only one.
    #[serde(default)]
    pub(crate) moves: Option<Action>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Phase {
    Move(Seat),
    Throw(Seat),
    Hide,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Toy<const TEAM: bool = false> {
    options: Options,
    rounds_left: u8,
    phase: Phase,
    steps: [u16; MAX_SEATS],
    spots: [Option<u8>; MAX_SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Walk,
    Throw,
    Hide(u8),
}

impl table::Numbered for Action {
    const COUNT: usize = 258;

    fn index(self) -> usize {
        match self {
            Self::Hide(place) => place.into(),
            Self::Walk => 256,
            Self::Throw => 257,
        }
    }

    fn at(index: usize) -> Option<Self> {
        let value = (index % 256) as u8;
        Some(match index {
            0..256 => Self::Hide(value),
            256 => Self::Walk,
            257 => Self::Throw,
            _ => return None,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Die(pub(crate) u8);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Moved(Seat, u8),
    Hid(u8),
    Found(Seat, u8),
}

#[derive(PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) steps: [u16; MAX_SEATS],
    pub(crate) own_spot: Option<u8>,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Walk => f.write_str("walk"),
            Self::Throw => f.write_str("throw"),
            Self::Hide(spot) => write!(f, "hide {spot}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match (text, text.strip_prefix("hide ").map(str::parse)) {
            ("walk", _) => Ok(Self::Walk),
            ("throw", _) => Ok(Self::Throw),
            (_, Some(Ok(spot))) => Ok(Self::Hide(spot)),
            _ => Err(format!("{text:?} is not a move of hide and seek")),
        }
    }
}

table::serde_as_text!(Action);

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die {}", self.0)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// A fresh match of three.
pub(crate) fn fresh() -> Match<Toy> {
    Match::new(<Toy>::options(3), Seed(1)).expect("three can play")
}

/// A fresh match of three in which these were done.
#[track_caller]
pub(crate) fn played(actions: &[(Seat, Action)]) -> Match<Toy> {
    let mut played = fresh();
    for (seat, action) in actions {
        played.act(*seat, *action).expect("a legal step");
    }
    played
}

impl<const TEAM: bool> Toy<TEAM> {
    fn hidden(&self) -> Seats {
        self.seats().into_iter().filter(|seat| self.spots[seat.index()].is_some()).collect()
    }

    fn advance(&mut self, seat: Seat, steps: u8, log: &mut impl Recorder<Event>) {
        log.tell(Event::Moved(seat, steps));
        self.steps[seat.index()] += u16::from(steps);
        let next = seat.clockwise(1, self.options.players);
        self.phase = if next == ANN { Phase::Hide } else { Phase::Move(next) };
    }

    fn show(&mut self, log: &mut impl Recorder<Event>) {
        log.reveal();
        for seat in self.seats() {
            let spot = self.spots[seat.index()].take().expect("everybody has hidden");
            log.tell(Event::Found(seat, spot));
        }
        self.rounds_left -= 1;
        self.phase = Phase::Move(ANN);
    }
}

impl<const TEAM: bool> Game for Toy<TEAM> {
    const IS_TEAM: bool = TEAM;
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 2;
    const RULES: &'static str = "- **TOY-TURN-1** First move, then hide.\n\
                                 - **TOY-HIDE-1** There are three hiding places.\n";
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const MAX_STEPS: usize = 100;
    const TAKES_FORCED: bool = true;

    type Options = Options;
    type Action = Action;
    type Outcome = Die;
    type Event = Event;
    type View = View;

    fn options(players: u8) -> Options {
        Options { players, rounds: 2, moves: None }
    }

    fn simulation(players: u8) -> Options {
        Self::options(players)
    }

    fn option_sets() -> Vec<Options> {
        Self::PLAYERS.map(Self::options).collect()
    }

    fn new(options: &Options) -> Result<Self, SetupError> {
        if !Self::PLAYERS.contains(&options.players) {
            let value = options.players.to_string();
            return Err(SetupError { option: "players", value, reason: "2 to 4 play".into() });
        }
        Ok(Self {
            options: options.clone(),
            rounds_left: options.rounds,
            phase: Phase::Move(ANN),
            steps: [0; MAX_SEATS],
            spots: [None; MAX_SEATS],
        })
    }

    fn seats(&self) -> Seats {
        Seats::first_of(self.options.players)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            _ if self.rounds_left == 0 => Turn::Over,
            Phase::Move(seat) => Turn::Decide(Seats::only(seat)),
            Phase::Throw(_) => Turn::Chance,
            Phase::Hide => {
                let hidden = self.hidden();
                let open = self.seats().into_iter().filter(|seat| !hidden.contains(*seat));
                Turn::Decide(open.collect())
            }
        }
    }

    fn actions(&self, _: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Move(_) => match self.options.moves {
                Some(only) => out.push(only),
                None => out.extend([Action::Walk, Action::Throw]),
            },
            Phase::Hide => out.extend((1..=SPOTS).map(Action::Hide)),
            Phase::Throw(_) => {}
        }
    }

    fn candidates(&self, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Walk, Action::Throw]);
        out.extend((1..=SPOTS + 1).map(Action::Hide));
    }

    fn check(&self, _: Seat, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Hide, Action::Hide(spot)) if (1..=SPOTS).contains(&spot) => Ok(()),
            (Phase::Hide, Action::Hide(spot)) => Err(Refusal::new("TOY-HIDE-1").with("spot", spot)),
            (Phase::Move(_), Action::Walk | Action::Throw)
                if self.options.moves.is_none_or(|only| only == action) =>
            {
                Ok(())
            }
            _ => Err(Refusal::new("TOY-TURN-1")),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut impl Recorder<Event>) {
        match action {
            Action::Walk => self.advance(seat, 1, log),
            Action::Throw => self.phase = Phase::Throw(seat),
            Action::Hide(spot) => {
                self.spots[seat.index()] = Some(spot);
                log.whisper(seat, Event::Hid(spot));
                if self.hidden() == self.seats() {
                    self.show(log);
                }
            }
        }
    }

    fn each_outcome(&self, mut each: impl FnMut(Die, u32)) {
        (1..=SIDES).for_each(|side| each(Die(side), 1));
    }

    fn sample(&self, rng: &mut GameRng) -> Die {
        Die(1 + rng.below(SIDES.into()) as u8)
    }

    fn resolve(&mut self, outcome: Die, log: &mut impl Recorder<Event>) {
        let Phase::Throw(seat) = self.phase else { unreachable!("nobody throws the die") };
        self.advance(seat, outcome.0, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        let own_spot = match viewer {
            Viewer::Seat(seat) => self.spots[seat.index()],
            Viewer::Spectator => None,
        };
        View { steps: self.steps, own_spot }
    }

    fn determinize(&mut self, seat: Seat, rng: &mut GameRng) {
        for other in self.hidden().without(seat) {
            self.spots[other.index()] = Some(1 + rng.below(SPOTS.into()) as u8);
        }
    }

    fn standings(&self, _: Viewer) -> Standings {
        let scores = self.seats().into_iter().map(|seat| self.steps[seat.index()]);
        let scores = scores.map(|steps| Score::new([i32::from(steps)], []));
        Standings::ranked(self.turn() == Turn::Over, &["steps"], scores)
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

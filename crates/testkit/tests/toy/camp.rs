//! A tiny game for a team with questions inside questions: a night in the cold asks every hand in
//! turn, a shiver asks somebody to comfort, and then the cold goes on with the next hand.
//! It is honest unless a [`Flaw`] is planted.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use table::{
    Game, GameRng, Questions, Recorder, Refusal, Score, Seat, Seats, SetupError, Standings, Turn,
    Verdict, Viewer,
};

use super::flaw::Flaw;

const NIGHTS: u8 = 3;
const MOST_HURT: u8 = 2;

table::ids! {
    /// How cold it is.
    pub(crate) enum Winter is "a winter" {
        Mild = "mild",
        Hard = "hard",
    }
}

table::ids! {
    /// How many tents there are.
    pub(crate) enum Tents is "tents" {
        Few = "few",
        Many = "many",
    }
}

/// What is agreed before a camp. Not everything goes together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Agreed {
    pub(crate) players: u8,
    pub(crate) winter: Winter,
    pub(crate) tents: Tents,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Frame {
    /// A seat works.
    Work(Seat),
    /// Chance brings the weather.
    Weather,
    /// The cold has come to this seat; those after it are still to be asked.
    Cold(Seat),
    /// This seat may comfort the one who shivers.
    Comfort(Seat),
}

table::notation! {
    /// A decision.
    pub(crate) enum Plain: Numbered is "an action" {
        Chop = "chop",
        Rest = "rest",
        Burn = "burn",
        Shiver = "shiver",
        Comfort = "comfort",
        Ignore = "ignore",
    }
}

/// A decision of a camp whose numbers may be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Action(Plain);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl table::Numbered for Action {
    const COUNT: usize = Plain::COUNT;

    fn index(self) -> usize {
        if Flaw::WrongNumbers.is_planted() { 0 } else { self.0.index() }
    }

    fn at(index: usize) -> Option<Self> {
        Plain::at(index).map(Self)
    }
}

table::ids! {
    /// What the night brings.
    pub(crate) enum Weather is "a weather" {
        Mild = "mild",
        Frost = "frost",
    }
}

table::events! {
    /// What happened.
    pub(crate) enum Event {
        Done { seat: Seat, action: Plain } = "done", "{seat}: {action}";
        Night { weather: Weather } = "night", "the night is {weather}";
        Ended { nights: u8 } = "ended", "the camp ends after {nights} nights";
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    wood: u8,
    hurt: u8,
    nights: u8,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "night {}: wood {}, hurt {}", self.nights, self.wood, self.hurt)
    }
}

/// The camp.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Camp {
    players: u8,
    wood: u8,
    hurt: u8,
    nights: u8,
    questions: Questions<Frame, 3>,
    is_over: bool,
}

impl Camp {
    fn after(&self, seat: Seat) -> Option<Seat> {
        let next = u8::from(seat) + 1;
        (next < self.players).then(|| Seat::new(next))
    }

    fn is_lost(&self) -> bool {
        self.hurt > MOST_HURT
    }

    fn end(&mut self, log: &mut impl Recorder<Event>) {
        self.is_over = true;
        if !Flaw::QuestionsOutliveDefeat.is_planted() {
            self.questions.clear();
        }
        log.tell(Event::Ended { nights: self.nights });
    }

    /// The night is over: another day, or the end.
    fn dawn(&mut self, log: &mut impl Recorder<Event>) {
        self.nights += 1;
        if self.nights == NIGHTS {
            self.end(log);
        } else {
            self.questions.ask(Frame::Work(Seat::new(0)));
        }
    }

    /// The cold goes on to the next seat.
    fn cold_goes_on(&mut self, log: &mut impl Recorder<Event>) {
        match self.questions.answered() {
            Some(Frame::Cold(seat)) => match self.after(seat) {
                Some(next) => self.questions.ask(Frame::Cold(next)),
                None => self.dawn(log),
            },
            other => panic!("{other:?} is not the cold"),
        }
    }

    fn rule(&self, action: Plain) -> Result<(), &'static str> {
        let fits = match self.questions.top() {
            Some(Frame::Work(_)) => matches!(action, Plain::Chop | Plain::Rest),
            Some(Frame::Cold(_)) => matches!(action, Plain::Burn | Plain::Shiver),
            Some(Frame::Comfort(_)) => matches!(action, Plain::Comfort | Plain::Ignore),
            Some(Frame::Weather) | None => false,
        };
        match action {
            _ if !fits => Err("CAMP-TURN-1"),
            Plain::Burn if self.wood == 0 => Err("CAMP-FIRE-1"),
            _ => Ok(()),
        }
    }
}

impl Game for Camp {
    const ID: &'static str = "camp";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static str = "# Camp\n\n- **CAMP-TURN-1** One answer to one question.\n- **CAMP-FIRE-1** Fire needs wood.\n- **CAMP-SETUP-1** A hard winter needs many tents.\n- **CAMP-SETUP-2** A hard winter needs two hands.\n";
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const IS_TEAM: bool = true;
    const IS_OPEN: bool = true;
    const MAX_STEPS: usize = 40;

    type Options = Agreed;
    type Action = Action;
    type Outcome = Weather;
    type Event = Event;
    type View = View;

    fn options(players: u8) -> Agreed {
        Agreed { players, winter: Winter::Mild, tents: Tents::Few }
    }

    fn simulation(players: u8) -> Agreed {
        Self::options(players)
    }

    fn option_sets() -> Vec<Agreed> {
        let agreed = |[players, winter, tents]: [usize; 3]| Agreed {
            players: players as u8 + 1,
            winter: Winter::ALL[winter],
            tents: Tents::ALL[tents],
        };
        let sets = table::all_pairs([4, 2, 2], |set| Self::agree(&agreed(*set)).is_ok());
        sets.into_iter().map(agreed).collect()
    }

    fn agree(options: &Agreed) -> Result<(), Refusal> {
        let Agreed { players, winter, tents } = *options;
        match (winter, tents) {
            (Winter::Hard, Tents::Few) => Err(Refusal::new("CAMP-SETUP-1")),
            (Winter::Hard, Tents::Many) if players == 1 => Err(Refusal::new("CAMP-SETUP-2")),
            _ => Ok(()),
        }
    }

    fn new(options: &Agreed) -> Result<Self, SetupError> {
        let mut questions = Questions::new();
        questions.ask(Frame::Work(Seat::new(0)));
        let wood = u8::from(options.winter == Winter::Mild);
        let players = options.players;
        Ok(Self { players, wood, hurt: 0, nights: 0, questions, is_over: false })
    }

    fn seats(&self) -> Seats {
        Seats::first_of(self.players)
    }

    fn turn(&self) -> Turn {
        match self.questions.top() {
            _ if self.is_over => Turn::Over,
            Some(Frame::Work(seat) | Frame::Cold(seat) | Frame::Comfort(seat)) => {
                Turn::Decide(Seats::only(seat))
            }
            Some(Frame::Weather) | None => Turn::Chance,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.candidates(seat, out);
        out.retain(|action| self.rule(action.0).is_ok());
    }

    fn candidates(&self, _: Seat, out: &mut Vec<Self::Action>) {
        use table::Numbered as _;
        out.extend(Plain::all().map(Action));
    }

    fn check(&self, _: Seat, action: Self::Action) -> Result<(), Refusal> {
        self.rule(action.0).map_err(Refusal::new)
    }

    fn apply(&mut self, seat: Seat, action: Self::Action, log: &mut impl Recorder<Event>) {
        let done = Event::Done { seat, action: action.0 };
        if Flaw::Whispers.is_planted() {
            log.whisper(seat, done);
        } else {
            log.tell(done);
        }
        match action.0 {
            Plain::Chop | Plain::Rest => {
                self.wood += u8::from(action.0 == Plain::Chop);
                self.questions.answered();
                let next = self.after(seat).map_or(Frame::Weather, Frame::Work);
                self.questions.ask(next);
            }
            Plain::Burn => {
                self.wood -= 1;
                self.cold_goes_on(log);
            }
            // The cold waits below the question that it has caused.
            Plain::Shiver => {
                if Flaw::ForgetsTheCaller.is_planted() {
                    self.questions.clear();
                }
                self.questions.ask(Frame::Comfort(self.after(seat).unwrap_or(Seat::new(0))));
            }
            Plain::Comfort | Plain::Ignore => {
                self.hurt += u8::from(action.0 == Plain::Ignore);
                self.questions.answered();
                if self.is_lost() {
                    self.end(log);
                } else {
                    self.cold_goes_on(log);
                }
            }
        }
    }

    fn each_outcome(&self, mut each: impl FnMut(Weather, u32)) {
        each(Weather::Mild, 1);
        each(Weather::Frost, 3);
    }

    fn sample(&self, rng: &mut GameRng) -> Weather {
        if rng.below(4) == 0 { Weather::Mild } else { Weather::Frost }
    }

    fn resolve(&mut self, weather: Weather, log: &mut impl Recorder<Event>) {
        log.tell(Event::Night { weather });
        self.questions.answered();
        match weather {
            Weather::Mild => self.dawn(log),
            Weather::Frost => self.questions.ask(Frame::Cold(Seat::new(0))),
        }
    }

    fn view(&self, _: Viewer) -> View {
        View { wood: self.wood, hurt: self.hurt, nights: self.nights }
    }

    fn determinize(&mut self, _: Seat, _: &mut GameRng) {}

    fn standings(&self, _: Viewer) -> Standings {
        let is_known = match Flaw::planted() {
            Flaw::VerdictTooEarly => self.is_over || self.hurt == MOST_HURT,
            Flaw::NoVerdict => false,
            _ => self.is_over,
        };
        let verdict = is_known.then_some(Verdict {
            is_won: !self.is_lost(),
            reason: if self.is_lost() { "hurt" } else { "spring" },
        });
        let score = Score::new([i32::from(self.nights)], []);
        let mut standings = Standings::team(&["nights"], self.seats(), score, verdict);
        if Flaw::ScoresDiffer.is_planted() {
            standings.scores[0].points[0] += 1;
        }
        if Flaw::NoVerdict.is_planted() {
            standings.is_final = self.is_over;
        }
        standings
    }

    fn audit(&self) -> Result<(), String> {
        if self.is_over && !self.questions.is_empty() {
            return Err(format!("{:?} is asked after the end", self.questions));
        }
        Ok(())
    }
}

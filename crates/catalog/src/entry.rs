//! What the rest of the program can do with a game without knowing it.

use std::any::Any;
use std::io;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Duration;

use bots::{ArenaConfig, ArenaError, Bot, BotSpec, GameRow, Stop, Tournament};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{
    AnyMatch, Content, Edition, Game, GameRng, Hints, LoadContentError, LoadError, Match, Seat, Seed,
    SetupError, Term, Turn,
};
use ui::{AnyFace, Erased, Face};

/// Why a match cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum NewMatchError {
    /// The options have the wrong form.
    #[error("these are not options of {game}: {error}")]
    Options {
        /// The game's id.
        game: &'static str,
        /// What is wrong.
        error: serde_json::Error,
    },
    /// No game can be set up with them.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Why a tournament was not played to its end.
#[derive(Debug, thiserror::Error)]
pub enum RunArenaError {
    /// The options have the wrong form.
    #[error(transparent)]
    Options(#[from] NewMatchError),
    /// A game could not be played.
    #[error(transparent)]
    Arena(#[from] ArenaError),
}

/// What a bot did.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The action, in JSON.
    pub action: Value,
    /// The action in the game's notation.
    pub notation: String,
    /// Why, most important reason first.
    pub reasons: Vec<Term>,
}

/// A bot for a match of one game.
pub trait AnyBot: Send {
    /// What the bot would do for a seat that is to decide.
    ///
    /// # Panics
    /// When the match is of another game or the seat is not to decide.
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat) -> Played;
}

/// One of the decisions that a strong bot considers in the place of a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The action, in JSON.
    pub action: Value,
    /// The action in the game's notation.
    pub notation: String,
    /// The chance to win with it, between 0 and 1.
    pub chance: f64,
    /// What speaks for and against it, most important reason first.
    pub reasons: Vec<Term>,
}

/// What the strongest bot says about one decision of a match: see [`bots::Verdict`]. Actions are
/// in JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The number of the step, counted from 0.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub played: Value,
    /// The chance to win with it.
    pub played_chance: f64,
    /// What the bot would have decided.
    pub best: Value,
    /// The chance to win with that.
    pub best_chance: f64,
}

/// Is told how many steps of a match are reviewed, with a verdict where there was a choice.
pub type OnStep<'a> = dyn FnMut(usize, Option<Verdict>) + 'a;

/// A tournament to be played.
pub struct Arena {
    /// The bots in the seat order of the first game.
    pub seats: Vec<BotSpec>,
    /// How many games.
    pub games: u64,
    /// What all randomness derives from.
    pub seed: Seed,
    /// How many games are played at the same time.
    pub threads: usize,
    /// What is agreed before each game, in JSON.
    pub options: Value,
    /// Whether every step is checked.
    pub audit: bool,
    /// Whether saves of the games are wanted.
    pub with_saves: bool,
}

/// Is shown every game of a tournament when it is finished.
pub type OnGame<'a> = dyn FnMut(&GameRow, Option<&dyn AnyMatch>) -> io::Result<()> + 'a;

/// A game of the catalog.
pub trait AnyGame: Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;
    /// The rules reference.
    fn rules(&self) -> &'static str;
    /// The usual options for this many players, in JSON.
    fn options(&self, players: u8) -> Value;
    /// Options with which a game ends whatever is played, in JSON.
    fn simulation(&self, players: u8) -> Value;
    /// The names of the content files.
    fn content_files(&self) -> Vec<&'static str>;
    /// What the game looks like.
    fn face(&self) -> &'static dyn AnyFace;
    /// Loads content from a folder and returns its fingerprint, the `content` of the options.
    fn load_content(&self, folder: &Path) -> Result<String, LoadContentError>;
    /// Sets a match up.
    fn new_match(&self, options: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, NewMatchError>;
    /// Opens a saved match.
    fn load(&self, text: &str) -> Result<Box<dyn AnyMatch>, LoadError>;
    /// A bot for one seat of a match with people. It thinks no longer than `most`, and not at all
    /// any more when `stop` says so.
    fn bot(&self, spec: BotSpec, seed: Seed, seat: Seat, most: Duration, stop: &Stop)
    -> Box<dyn AnyBot>;
    /// What the strongest bot would do for a seat that is to decide, the best first.
    ///
    /// # Panics
    /// When the match is of another game or the seat is not to decide.
    fn advise(&self, game: &dyn AnyMatch, seat: Seat, seed: Seed, most: Duration) -> Vec<Advice>;
    /// What the strongest bot says about every decision of a match, thinking about none longer
    /// than `most`.
    ///
    /// # Panics
    /// When the match is of another game.
    fn review(&self, game: &dyn AnyMatch, most: Duration, stop: &Stop, each: &mut OnStep<'_>);
    /// Plays a tournament. Every game is shown when it is finished, in order, with its save if
    /// saves are wanted.
    fn arena(&self, arena: &Arena, each: &mut OnGame<'_>) -> Result<Tournament, RunArenaError>;
}

/// The catalog entry of one game and its content.
pub(crate) struct Entry<G, C>(PhantomData<fn() -> (G, C)>);

impl<G, C> Entry<G, C> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<G: Hints + Face, C: Content> AnyGame for Entry<G, C> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn rules(&self) -> &'static str {
        G::RULES
    }

    fn options(&self, players: u8) -> Value {
        to_json(&G::options(players))
    }

    fn simulation(&self, players: u8) -> Value {
        to_json(&G::simulation(players))
    }

    fn content_files(&self) -> Vec<&'static str> {
        C::FILES.iter().map(|(name, _)| *name).collect()
    }

    fn face(&self) -> &'static dyn AnyFace {
        const { &Erased::<G>::NEW }
    }

    fn load_content(&self, folder: &Path) -> Result<String, LoadContentError> {
        Edition::<C>::load(folder).map(Edition::id)
    }

    fn new_match(&self, options: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, NewMatchError> {
        Ok(Box::new(Match::<G>::new(read_options::<G>(options)?, seed)?))
    }

    fn load(&self, text: &str) -> Result<Box<dyn AnyMatch>, LoadError> {
        Ok(Box::new(Match::<G>::load(text)?))
    }

    fn bot(
        &self,
        spec: BotSpec,
        seed: Seed,
        seat: Seat,
        most: Duration,
        stop: &Stop,
    ) -> Box<dyn AnyBot> {
        let bot = spec.build_for_play(seed, seat, most, stop);
        Box::new(Seated::<G> { bot, actions: Vec::new() })
    }

    fn advise(&self, game: &dyn AnyMatch, seat: Seat, seed: Seed, most: Duration) -> Vec<Advice> {
        let state = own::<G>(game).state();
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        let stop = Stop::default();
        let mut search = Levels::of::<G>().strongest(GameRng::for_bot(seed, seat), most, &stop);
        let analysis = search.analyze(state, seat, &actions);
        let advice = |choice: &bots::Choice<G::Action>| Advice {
            action: to_json(&choice.action),
            notation: choice.action.to_string(),
            chance: choice.win_chance,
            reasons: search.explain(state, seat, &actions, choice.action),
        };
        analysis.choices.iter().take(ADVISED).map(advice).collect()
    }

    fn review(&self, game: &dyn AnyMatch, most: Duration, stop: &Stop, each: &mut OnStep<'_>) {
        let game = own::<G>(game);
        let rng = GameRng::new(game.seed().nth(REVIEW_SEED));
        let mut search = Levels::of::<G>().strongest(rng, most, stop);
        bots::review(game, &mut search, stop, |done, verdict| {
            each(done, verdict.map(|verdict| in_json(&verdict)));
        });
    }

    fn arena(&self, arena: &Arena, each: &mut OnGame<'_>) -> Result<Tournament, RunArenaError> {
        let config = ArenaConfig::<G> {
            seats: arena.seats.clone(),
            games: arena.games,
            seed: arena.seed,
            threads: arena.threads,
            options: read_options::<G>(&arena.options)?,
            audit: arena.audit,
        };
        Ok(if arena.with_saves {
            bots::run_recorded(&config, |row, game| each(row, Some(game)))?
        } else {
            bots::run(&config, |row| each(row, None))?
        })
    }
}

/// How many decisions advice names.
const ADVISED: usize = 3;
/// Reviews draw from the seed with this number in the match's series.
const REVIEW_SEED: u64 = 1 << 61;

fn own<G: Game>(game: &dyn AnyMatch) -> &Match<G> {
    let game: &dyn Any = game;
    game.downcast_ref().expect("a match of this game")
}

fn in_json<A: Serialize>(verdict: &bots::Verdict<A>) -> Verdict {
    let bots::Verdict { step, seat, played_chance, best_chance, .. } = *verdict;
    let (played, best) = (to_json(&verdict.played), to_json(&verdict.best));
    Verdict { step, seat, played, played_chance, best, best_chance }
}

struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    actions: Vec<G::Action>,
}

impl<G: Game> AnyBot for Seated<G> {
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat) -> Played {
        let state = own::<G>(game).state();
        assert!(
            matches!(state.turn(), Turn::Decide(seats) if seats.contains(seat)),
            "the bot's seat is to decide"
        );
        self.actions.clear();
        state.actions(seat, &mut self.actions);
        let action = self.bot.choose(state, seat, &self.actions);
        let reasons = self.bot.explain(state, seat, &self.actions, action);
        Played { action: to_json(&action), notation: action.to_string(), reasons }
    }
}

fn read_options<G: Game>(options: &Value) -> Result<G::Options, NewMatchError> {
    serde_json::from_value(options.clone())
        .map_err(|error| NewMatchError::Options { game: G::ID, error })
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data is JSON")
}

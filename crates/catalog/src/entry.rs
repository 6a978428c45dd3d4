//! What the rest of the program can do with a game without knowing it.

use std::any::Any;
use std::io;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::path::Path;

use bots::{ArenaConfig, ArenaError, Bot, BotSpec, GameRow, Stop, Tournament};
use serde_json::Value;
use table::{
    AnyMatch, Content, Edition, Game, Hints, LoadContentError, LoadError, Match, Seat, Seed,
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
    /// A bot for one seat. It thinks no longer than people like to wait, and gives up when `stop`
    /// says so.
    fn bot(&self, spec: BotSpec, seed: Seed, seat: Seat, stop: Stop) -> Box<dyn AnyBot>;
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

    fn bot(&self, spec: BotSpec, seed: Seed, seat: Seat, stop: Stop) -> Box<dyn AnyBot> {
        Box::new(Seated::<G> { bot: spec.build_for_play(seed, seat, stop), actions: Vec::new() })
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

struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    actions: Vec<G::Action>,
}

impl<G: Game> AnyBot for Seated<G> {
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat) -> Played {
        let game: &dyn Any = game;
        let state = game.downcast_ref::<Match<G>>().expect("a match of the bot's game").state();
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

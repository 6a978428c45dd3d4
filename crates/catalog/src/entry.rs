//! What the rest of the program can do with a game without knowing it.

use std::any::Any;
use std::io;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Duration;

use bots::{
    ArenaConfig, ArenaError, Bot, BotSpec, Considered, Duel, DuelResult, GameRow, Levels, Run,
    Shard, Sprt, Stop, Tournament, Tuning, TuningRound,
};
use serde_json::Value;
use table::{
    AnyMatch, Content, Edition, Game, GameRng, Hints, LoadContentError, LoadError, Match, Opened,
    Refusal, Seat, Seed, SetupError, StoredMatch, Term, Turn, Weights, WeightsError,
};
use ui::{AnyFace, Erased, Face};

use crate::advice::{Advice, OnStep};

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
    /// They do not go together.
    #[error("these options do not go together: {0}")]
    Refused(Refusal),
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
    /// Whether it is counted what the seats do.
    pub counts: bool,
    /// Which part of the games is played.
    pub shard: Shard,
    /// A question about the first bot that ends the tournament when it is answered.
    pub sprt: Option<Sprt>,
}

/// A file of weights for a game's valuation.
pub struct WeightsFile {
    /// The name for messages.
    pub name: String,
    /// What it holds.
    pub text: String,
}

/// Why weights were not tuned or compared.
#[derive(Debug, thiserror::Error)]
pub enum TuneError {
    /// The file of weights has a mistake.
    #[error(transparent)]
    Weights(#[from] WeightsError),
    /// A game could not be played.
    #[error(transparent)]
    Arena(#[from] ArenaError),
}

/// Is told of every round of a tuning: its number and the weights so far, as their file.
pub type OnRound<'a> = dyn FnMut(u64, &str) + 'a;

/// Is shown every game of a tournament when it is finished.
pub type OnGame<'a> = dyn FnMut(&GameRow, Option<&dyn AnyMatch>) -> io::Result<()> + 'a;

/// A game of the catalog.
pub trait AnyGame: Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;
    /// Whether all seats win or lose as one.
    fn is_team(&self) -> bool;
    /// The usual options for this many players, in JSON.
    fn options(&self, players: u8) -> Value;
    /// Options with which a game ends whatever is played, in JSON.
    fn simulation(&self, players: u8) -> Value;
    /// The built-in content files: name and text.
    fn content_files(&self) -> &'static [(&'static str, &'static str)];
    /// What the game looks like.
    fn face(&self) -> &'static dyn AnyFace;
    /// Loads content from a folder and returns its fingerprint, the `content` of the options.
    fn load_content(&self, folder: &Path) -> Result<String, LoadContentError>;
    /// Whether options go together.
    fn agree(&self, options: &Value) -> Result<(), NewMatchError>;
    /// Sets a match up.
    fn new_match(&self, options: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, NewMatchError>;
    /// Opens a saved match.
    fn load(&self, text: &str) -> Result<Box<dyn AnyMatch>, LoadError>;
    /// Opens a stored match as far as its steps fit.
    fn open(&self, stored: &StoredMatch<'_>) -> Result<Opened<Box<dyn AnyMatch>>, LoadError>;
    /// A bot for one seat of a match with people. It thinks no longer than `most`, and not at all
    /// any more when `stop` says so.
    fn bot(
        &self,
        spec: BotSpec,
        seed: Seed,
        seat: Seat,
        most: Duration,
        stop: &Stop,
    ) -> Box<dyn AnyBot>;
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
    /// What the results of a tournament depend on.
    fn arena_run(&self, arena: &Arena) -> Result<Run, RunArenaError>;
    /// Tunes the weights of the valuation, from a file or from the built-in ones, and returns the
    /// new file.
    fn tune(
        &self,
        tuning: &Tuning,
        from: Option<&WeightsFile>,
        each: &mut OnRound<'_>,
    ) -> Result<String, TuneError>;
    /// Plays the weights of a file against the built-in ones.
    fn duel(&self, duel: &Duel, challenger: &WeightsFile) -> Result<DuelResult, TuneError>;
}

/// The catalog entry of one game and its content.
pub(crate) struct Listed<G, C>(PhantomData<fn() -> (G, C)>);

impl<G, C> Listed<G, C> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<G: Hints + Face, C: Content> AnyGame for Listed<G, C> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn is_team(&self) -> bool {
        G::IS_TEAM
    }

    fn options(&self, players: u8) -> Value {
        to_json(&G::options(players))
    }

    fn simulation(&self, players: u8) -> Value {
        to_json(&G::simulation(players))
    }

    fn content_files(&self) -> &'static [(&'static str, &'static str)] {
        C::FILES
    }

    fn face(&self) -> &'static dyn AnyFace {
        const { &Erased::<G>::NEW }
    }

    fn load_content(&self, folder: &Path) -> Result<String, LoadContentError> {
        Edition::<C>::load(folder).map(Edition::id)
    }

    fn agree(&self, options: &Value) -> Result<(), NewMatchError> {
        agreed::<G>(options).map(|_| ())
    }

    fn new_match(&self, options: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, NewMatchError> {
        Ok(Box::new(Match::<G>::new(agreed::<G>(options)?, seed)?))
    }

    fn load(&self, text: &str) -> Result<Box<dyn AnyMatch>, LoadError> {
        Ok(Box::new(Match::<G>::load(text)?))
    }

    fn open(&self, stored: &StoredMatch<'_>) -> Result<Opened<Box<dyn AnyMatch>>, LoadError> {
        Ok(Match::<G>::open(stored)?.map(|game| -> Box<dyn AnyMatch> { Box::new(game) }))
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
        let choices = search.analyze(state, seat, &actions);
        let advice = |choice: &Considered<G::Action>| Advice {
            action: to_json(&choice.action),
            notation: choice.action.to_string(),
            chance: choice.win_chance,
            reasons: search.explain(state, seat, &actions, choice.action),
        };
        let mut advised: Vec<Advice> = choices.iter().take(ADVISED).map(advice).collect();
        if let Some((_, others)) = advised.split_first_mut() {
            others.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        }
        advised
    }

    fn review(&self, game: &dyn AnyMatch, most: Duration, stop: &Stop, each: &mut OnStep<'_>) {
        let game = own::<G>(game);
        let rng = GameRng::new(game.seed().nth(REVIEW_SEED));
        let mut search = Levels::of::<G>().strongest(rng, most, stop);
        bots::review(game, &mut search, stop, |done, opinion| {
            each(done, opinion.map(|opinion| opinion.map(|action| to_json(&action))));
        });
    }

    fn arena(&self, arena: &Arena, each: &mut OnGame<'_>) -> Result<Tournament, RunArenaError> {
        let config = configure::<G>(arena)?;
        Ok(if arena.with_saves {
            bots::run_recorded(&config, |row, game| each(row, Some(game)))?
        } else {
            bots::run(&config, |row| each(row, None))?
        })
    }

    fn arena_run(&self, arena: &Arena) -> Result<Run, RunArenaError> {
        Ok(configure::<G>(arena)?.run()?)
    }

    fn tune(
        &self,
        tuning: &Tuning,
        from: Option<&WeightsFile>,
        each: &mut OnRound<'_>,
    ) -> Result<String, TuneError> {
        let start = from.map_or_else(|| Ok(G::weights().clone()), read_weights::<G>)?;
        let each = |round: &TuningRound<G::Weights>| each(round.round, &round.weights.write());
        Ok(bots::tune::<G>(tuning, &start, each)?.write())
    }

    fn duel(&self, duel: &Duel, challenger: &WeightsFile) -> Result<DuelResult, TuneError> {
        Ok(duel.play::<G>(&read_weights::<G>(challenger)?, G::weights())?)
    }
}

fn configure<G: Hints>(arena: &Arena) -> Result<ArenaConfig<G>, NewMatchError> {
    Ok(ArenaConfig {
        seats: arena.seats.clone(),
        games: arena.games,
        seed: arena.seed,
        threads: arena.threads,
        options: agreed::<G>(&arena.options)?,
        audit: arena.audit,
        counts: arena.counts,
        shard: arena.shard,
        sprt: arena.sprt,
    })
}

fn read_weights<G: Hints>(file: &WeightsFile) -> Result<G::Weights, WeightsError> {
    G::Weights::read(&file.name, &file.text)
}

/// How many decisions advice names.
const ADVISED: usize = 3;
/// Reviews draw from the seed with this number in the match's series.
const REVIEW_SEED: u64 = 1 << 61;

fn own<G: Game>(game: &dyn AnyMatch) -> &Match<G> {
    let game: &dyn Any = game;
    game.downcast_ref().expect("a match of this game")
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

/// Options that go together.
fn agreed<G: Game>(options: &Value) -> Result<G::Options, NewMatchError> {
    let options = read_options::<G>(options)?;
    G::agree(&options).map_err(NewMatchError::Refused)?;
    Ok(options)
}

fn read_options<G: Game>(options: &Value) -> Result<G::Options, NewMatchError> {
    serde_json::from_value(options.clone())
        .map_err(|error| NewMatchError::Options { game: G::ID, error })
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data is JSON")
}

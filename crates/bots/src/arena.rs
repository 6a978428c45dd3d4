//! Tournaments: many seeded games between bots, on several threads.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use cpu_time::ThreadTime;
use table::{Hints, Match, Seat, Seed, SetupError, Standings, Step, Viewer};

use crate::tournament::{Tally, Tournament};
use crate::{Bot, BotSpec, Length, PlayError, play_game, play_match};

/// Bots draw from seeds with these numbers in the series; chance uses the numbers below.
const BOT_SEEDS: u64 = 1 << 63;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaConfig<G: Hints> {
    /// The bots in the seat order of the first game. They shift by one seat with every game, so
    /// that each plays from each seat.
    pub seats: Vec<BotSpec>,
    /// How many games.
    pub games: u64,
    /// What all randomness derives from.
    pub seed: Seed,
    /// How many games are played at the same time.
    pub threads: usize,
    /// What is agreed before each game.
    pub options: G::Options,
    /// Whether every step is checked; the end of a game always is.
    pub audit: bool,
}

impl<G: Hints> ArenaConfig<G> {
    /// A tournament with the game's options for simulation, on one thread.
    pub fn new(seats: Vec<BotSpec>, games: u64, seed: Seed) -> Self {
        let options = G::simulation(seats.len() as u8);
        Self { seats, games, seed, threads: 1, options, audit: false }
    }

    /// Which bot sits where in a game.
    pub fn seating(&self, game: u64) -> Vec<BotSpec> {
        let count = self.seats.len();
        let first = (game % count.max(1) as u64) as usize;
        self.seats.iter().copied().cycle().skip(first).take(count).collect()
    }

    /// The seed of a game's chance. All games of a round of seat changes share it: the bots meet
    /// the same luck, and their differences show sooner.
    pub fn chance_seed(&self, game: u64) -> Seed {
        self.seed.nth(game / self.seats.len().max(1) as u64)
    }

    /// The seed of a game's bots. It differs in every game, or equal bots would play the same
    /// game again after a change of seats.
    pub fn bot_seed(&self, game: u64) -> Seed {
        self.seed.nth(BOT_SEEDS + game)
    }

    fn pairing(&self, game: u64) -> Pairing {
        let (seed, bot_seed) = (self.chance_seed(game), self.bot_seed(game));
        Pairing { game, seed, bot_seed, seats: self.seating(game) }
    }
}

/// A game that is about to be played.
struct Pairing {
    game: u64,
    seed: Seed,
    bot_seed: Seed,
    seats: Vec<BotSpec>,
}

impl Pairing {
    fn bots<G: Hints>(&self) -> Vec<Box<dyn Bot<G>>> {
        let seats = self.seats.iter().zip(0..);
        seats.map(|(spec, seat)| spec.build(self.bot_seed, Seat::new(seat))).collect()
    }

    fn row<G: Hints>(self, end: &G, length: Length) -> GameRow {
        let Self { game, seed, bot_seed, seats } = self;
        let standings = end.standings(Viewer::Spectator);
        GameRow { game, seed, bot_seed, seats, standings, length }
    }
}

/// One game of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// The number of the game, counted from 0.
    pub game: u64,
    /// The seed of its chance.
    pub seed: Seed,
    /// The seed of its bots.
    pub bot_seed: Seed,
    /// Which bot sat where.
    pub seats: Vec<BotSpec>,
    /// How it ended.
    pub standings: Standings,
    /// How long it was.
    pub length: Length,
}

/// Why a tournament was not played to its end.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// There is nothing to play.
    #[error("a tournament of 0 games has no result")]
    NoGames,
    /// No game can be set up with the options.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The bots do not fill the table.
    #[error("{bots} bots cannot fill a table of {seats} seats")]
    Seats {
        /// How many bots there are.
        bots: usize,
        /// How many seats the options make.
        seats: usize,
    },
    /// A game did not come to its end.
    #[error("game {game}: {error}")]
    Game {
        /// The number of the game, counted from 0.
        game: u64,
        /// What went wrong.
        error: PlayError,
    },
    /// A finished game could not be written.
    #[error("game {game} could not be written: {error}")]
    Write {
        /// The number of the game, counted from 0.
        game: u64,
        /// What went wrong.
        error: io::Error,
    },
}

/// Plays a tournament. `each` is given every game in order as soon as it and all before it are
/// finished, on the calling thread: it can show progress or write rows.
pub fn run<G: Hints>(
    config: &ArenaConfig<G>,
    mut each: impl FnMut(&GameRow) -> io::Result<()>,
) -> Result<Tournament, ArenaError> {
    let start = set_up(config)?;
    let new_player = || {
        let mut buffer = Vec::new();
        let start = start.clone();
        move |game| {
            let pairing = config.pairing(game);
            let mut state = start.clone();
            let bots = &mut pairing.bots();
            let length = play_game(&mut state, pairing.seed, bots, config.audit, &mut buffer)
                .map_err(|error| ArenaError::Game { game, error })?;
            Ok((pairing.row(&state, length), ()))
        }
    };
    hold(config, new_player, |row, ()| each(row))
}

/// Plays the same tournament as [`run`] with every game recorded, and gives `each` the match too.
pub fn run_recorded<G: Hints>(
    config: &ArenaConfig<G>,
    mut each: impl FnMut(&GameRow, &Match<G>) -> io::Result<()>,
) -> Result<Tournament, ArenaError> {
    set_up(config)?;
    let new_player = || {
        |game| {
            let pairing = config.pairing(game);
            let bots = &mut pairing.bots();
            let played = play_match(config.options.clone(), pairing.seed, bots, config.audit)
                .map_err(|error| ArenaError::Game { game, error })?;
            let steps = played.steps();
            let decisions = steps.iter().filter(|step| matches!(step, Step::Act(..))).count();
            let length = Length { decisions: decisions as u64, steps: steps.len() as u64 };
            Ok((pairing.row(played.state(), length), played))
        }
    };
    hold(config, new_player, |row, played| each(row, &played))
}

/// The state every game starts from.
fn set_up<G: Hints>(config: &ArenaConfig<G>) -> Result<G, ArenaError> {
    let start = G::new(&config.options)?;
    let (bots, seats) = (config.seats.len(), start.seats().len());
    if bots != seats {
        return Err(ArenaError::Seats { bots, seats });
    }
    if config.games == 0 {
        return Err(ArenaError::NoGames);
    }
    Ok(start)
}

/// Games that a worker takes at once, played.
type Chunk<T> = Result<Vec<(GameRow, T)>, ArenaError>;

/// Spreads the games over workers and collects them in order, so that the number of threads
/// changes nothing but the time it takes.
fn hold<G, T, P>(
    config: &ArenaConfig<G>,
    new_player: impl Fn() -> P + Sync,
    mut each: impl FnMut(&GameRow, T) -> io::Result<()>,
) -> Result<Tournament, ArenaError>
where
    G: Hints,
    T: Send,
    P: FnMut(u64) -> Result<(GameRow, T), ArenaError>,
{
    let threads = config.threads.max(1);
    let size = (config.games / (threads as u64 * 8)).clamp(1, 64);
    let next = AtomicU64::new(0);
    let mut tally = Tally::new(&config.seats);

    let cpu_time = thread::scope(|scope| {
        // A bounded channel lets a slow `each` hold the workers back instead of filling memory.
        let (sender, receiver) = sync_channel(threads * 4);
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                let (sender, next, new_player) = (sender.clone(), &next, &new_player);
                scope.spawn(move || work(config.games, size, next, new_player(), &sender))
            })
            .collect();
        drop(sender);
        let collected = collect(receiver, |row, extra| {
            tally.add(&row);
            each(&row, extra).map_err(|error| ArenaError::Write { game: row.game, error })
        });
        let times = workers.into_iter().map(|worker| worker.join().expect("a worker panicked"));
        let cpu_time: Duration = times.sum();
        collected.map(|()| cpu_time)
    })?;

    let options = serde_json::to_value(&config.options).expect("plain data is JSON");
    Ok(tally.finish(G::ID, options, &config.seats, config.seed, cpu_time.as_secs_f64()))
}

/// Plays chunks of `size` games until there are no more, and returns the processor time spent.
fn work<T>(
    games: u64,
    size: u64,
    next: &AtomicU64,
    mut play: impl FnMut(u64) -> Result<(GameRow, T), ArenaError>,
    sender: &SyncSender<(u64, Chunk<T>)>,
) -> Duration {
    let clock = ThreadTime::now();
    loop {
        let chunk = next.fetch_add(1, Ordering::Relaxed);
        let first = chunk * size;
        if first >= games {
            break;
        }
        let played = (first..games.min(first + size)).map(&mut play).collect();
        // Nobody listens any more after an error.
        if sender.send((chunk, played)).is_err() {
            break;
        }
    }
    clock.elapsed()
}

/// Puts chunks in order and hands on their games. Stops at the first error in game order; the
/// receiver is gone then, which stops the workers.
fn collect<T>(
    receiver: Receiver<(u64, Chunk<T>)>,
    mut each: impl FnMut(GameRow, T) -> Result<(), ArenaError>,
) -> Result<(), ArenaError> {
    let mut waiting = BTreeMap::new();
    let mut due = 0;
    for (chunk, played) in receiver {
        waiting.insert(chunk, played);
        while let Some(played) = waiting.remove(&due) {
            for (row, extra) in played? {
                each(row, extra)?;
            }
            due += 1;
        }
    }
    Ok(())
}

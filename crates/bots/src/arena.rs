//! Tournaments: many seeded games between bots, on several threads.

use std::collections::BTreeMap;
use std::io;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use cpu_time::ThreadTime;
use table::{Hints, Match, Seat, Seed, SetupError, Silent, Step, Viewer};

use crate::row::{Counter, Counts, TeamVerdict};
use crate::seating::seatings;
use crate::tournament::{Speed, Tally, Tournament};
use crate::{
    Bot, BotSpec, GameRow, Length, PlayError, Run, SeatScore, Shard, Sprt, play_game, play_match,
};

/// Bots draw from seeds with these numbers in the series; chance uses the numbers below.
const BOT_SEEDS: u64 = 1 << 63;

/// What is to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct ArenaConfig<G: Hints> {
    /// The bots in the seat order of the first game. Every different seating is played on each
    /// seed, so that no bot has better seats or better luck.
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
    /// Whether it is counted what the seats do with cards, buildings and places.
    pub counts: bool,
    /// Which part of the games is played.
    pub shard: Shard,
    /// A question about the first bot that ends the tournament when it is answered.
    pub sprt: Option<Sprt>,
}

impl<G: Hints> ArenaConfig<G> {
    /// A whole tournament with the game's options for simulation, on one thread.
    pub fn new(seats: Vec<BotSpec>, games: u64, seed: Seed) -> Self {
        let options = G::simulation(seats.len() as u8);
        Self {
            seats,
            games,
            seed,
            threads: 1,
            options,
            audit: false,
            counts: false,
            shard: Shard::WHOLE,
            sprt: None,
        }
    }

    /// What the results depend on.
    pub fn run(&self) -> Result<Run, ArenaError> {
        Ok(Run::of(self, &set_up(self)?))
    }
}

/// The games of a tournament, each with its seating and its seeds.
struct Pairings {
    seed: Seed,
    seatings: Vec<Vec<BotSpec>>,
}

impl Pairings {
    fn new(seed: Seed, seats: &[BotSpec]) -> Self {
        Self { seed, seatings: seatings(seats) }
    }

    /// The games of a block share the seed of their chance: the bots meet the same luck, and their
    /// differences show sooner. The seed of the bots differs in every game, or equal bots would
    /// play the same game again after a change of seats.
    fn get(&self, game: u64) -> Pairing {
        let size = self.seatings.len() as u64;
        Pairing {
            game,
            seed: self.seed.nth(game / size),
            bot_seed: self.seed.nth(BOT_SEEDS + game),
            seats: self.seatings[(game % size) as usize].clone(),
        }
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

    fn row<G: Hints>(self, end: &G, length: Length, counts: Counts) -> GameRow {
        let Self { game, seed, bot_seed, seats } = self;
        let standings = end.standings(Viewer::Spectator);
        let (scores, verdict) = (SeatScore::all(&standings), TeamVerdict::of(&standings));
        GameRow { game, seed, bot_seed, seats, scores, verdict, length, counts }
    }
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
    /// There are more parts than blocks of games.
    #[error("part {shard} of {blocks} blocks of games is empty")]
    EmptyShard {
        /// The part.
        shard: Shard,
        /// How many blocks the whole tournament has.
        blocks: u64,
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
    let pairings = Pairings::new(config.seed, &config.seats);
    let new_player = || {
        let mut buffer = Vec::new();
        let (start, pairings) = (start.clone(), &pairings);
        move |game| {
            let pairing = pairings.get(game);
            let mut state = start.clone();
            let (seed, bots, audit) = (pairing.seed, &mut pairing.bots(), config.audit);
            let mut counter = Counter::<G>::new(bots.len());
            let length = if config.counts {
                play_game(&mut state, seed, bots, audit, &mut counter, &mut buffer)
            } else {
                play_game(&mut state, seed, bots, audit, &mut Silent, &mut buffer)
            };
            let length = length.map_err(|error| ArenaError::Game { game, error })?;
            Ok((pairing.row(&state, length, counter.finish()), ()))
        }
    };
    hold(config, &Run::of(config, &start), new_player, |row, ()| each(row))
}

/// Plays the same tournament as [`run`] with every game recorded, and gives `each` the match too.
pub fn run_recorded<G: Hints>(
    config: &ArenaConfig<G>,
    mut each: impl FnMut(&GameRow, &Match<G>) -> io::Result<()>,
) -> Result<Tournament, ArenaError> {
    let start = set_up(config)?;
    let pairings = Pairings::new(config.seed, &config.seats);
    let new_player = || {
        |game| {
            let pairing = pairings.get(game);
            let bots = &mut pairing.bots();
            let played = play_match(config.options.clone(), pairing.seed, bots, config.audit)
                .map_err(|error| ArenaError::Game { game, error })?;
            let steps = played.steps();
            let decisions = steps.iter().filter(|step| matches!(step, Step::Act(..))).count();
            let length = Length { decisions: decisions as u64, steps: steps.len() as u64 };
            let mut counter = Counter::<G>::new(bots.len());
            if config.counts {
                played.full_log().iter().for_each(|entry| counter.count(&entry.event));
            }
            Ok((pairing.row(played.state(), length, counter.finish()), played))
        }
    };
    hold(config, &Run::of(config, &start), new_player, |row, played| each(row, &played))
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
    run: &Run,
    new_player: impl Fn() -> P + Sync,
    mut each: impl FnMut(&GameRow, T) -> io::Result<()>,
) -> Result<Tournament, ArenaError>
where
    G: Hints,
    T: Send,
    P: FnMut(u64) -> Result<(GameRow, T), ArenaError>,
{
    let threads = config.threads.max(1);
    let blocks = config.shard.blocks(run.blocks());
    let block_size = run.block_size();
    let games = blocks.start * block_size..config.games.min(blocks.end * block_size);
    if games.is_empty() {
        return Err(ArenaError::EmptyShard { shard: config.shard, blocks: run.blocks() });
    }
    let size = (games.clone().count() as u64 / (threads as u64 * 8)).clamp(1, 64);
    let next = AtomicU64::new(0);
    let mut tally = Tally::new(run);

    let cpu_time = thread::scope(|scope| {
        // A bounded channel lets a slow `each` hold the workers back instead of filling memory.
        let (sender, receiver) = sync_channel(threads * 4);
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                let (sender, games) = (sender.clone(), games.clone());
                let (next, new_player) = (&next, &new_player);
                scope.spawn(move || work(games, size, next, new_player(), &sender))
            })
            .collect();
        drop(sender);
        let collected = collect(receiver, |row, extra| {
            tally.add(&row);
            each(&row, extra).map_err(|error| ArenaError::Write { game: row.game, error })?;
            Ok(if tally.is_answered() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        });
        let times = workers.into_iter().map(|worker| worker.join().expect("a worker panicked"));
        let cpu_time: Duration = times.sum();
        collected.map(|()| cpu_time)
    })?;

    let tournament = tally.finish();
    let cpu_seconds = cpu_time.as_secs_f64();
    let decisions_per_cpu_second = tournament.decisions as f64 / cpu_seconds;
    Ok(Tournament { speed: Some(Speed { cpu_seconds, decisions_per_cpu_second }), ..tournament })
}

/// Plays chunks of `size` games until there are no more, and returns the processor time spent.
fn work<T>(
    games: Range<u64>,
    size: u64,
    next: &AtomicU64,
    mut play: impl FnMut(u64) -> Result<(GameRow, T), ArenaError>,
    sender: &SyncSender<(u64, Chunk<T>)>,
) -> Duration {
    let clock = ThreadTime::now();
    loop {
        let chunk = next.fetch_add(1, Ordering::Relaxed);
        let first = games.start + chunk * size;
        if first >= games.end {
            break;
        }
        let played = (first..games.end.min(first + size)).map(&mut play).collect();
        // Nobody listens any more after an error or an answer.
        if sender.send((chunk, played)).is_err() {
            break;
        }
    }
    clock.elapsed()
}

/// Puts chunks in order and hands on their games, until `each` has had enough. Stops at the first
/// error in game order; the receiver is gone then, which stops the workers.
fn collect<T>(
    receiver: Receiver<(u64, Chunk<T>)>,
    mut each: impl FnMut(GameRow, T) -> Result<ControlFlow<()>, ArenaError>,
) -> Result<(), ArenaError> {
    let mut waiting = BTreeMap::new();
    let mut due = 0;
    for (chunk, played) in receiver {
        waiting.insert(chunk, played);
        while let Some(played) = waiting.remove(&due) {
            for (row, extra) in played? {
                if each(row, extra)?.is_break() {
                    return Ok(());
                }
            }
            due += 1;
        }
    }
    Ok(())
}

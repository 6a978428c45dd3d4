//! Games of one kind of player, and what became of them.
//!
//! `cargo run --release -p frostpunk --example measure -- greedy I-crater normal 100 1` plays a
//! hundred games of the Crater on normal alone from seed 1. A player is `random`, `greedy`, `plan`
//! (the plan that searches follow, without a search) or the name of a level; the scenario may be
//! `all`: then each scenario, with one to four seats and all societies in turn unless they are
//! told. Then may follow `society=ii`, `seats=2`, `audit` (every state is audited), `weights=FILE`
//! for the greedy player, `prices=FILE` for the plan, `levels=FILE` for the levels,
//! `content=FOLDER` with other content, `trace` (every decision and event of the games is told) and
//! `taken` (how often each option, law, technology and building was taken when it was offered).

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use bots::{Bot, BotSpec, Greedy, Interval, Levels, play_game, wilson_interval};
use cpu_time::ProcessTime;
use frostpunk::{
    Action, Content, Difficulty, Event, Frostpunk, Options, Prices, Scenario, Society, Weights,
};
use table::{Edition, Game, GameRng, Recorder, Seat, Seed, Silent, Term};

/// Who plays, and what is told about it.
struct Settings {
    player: String,
    weights: Option<Weights>,
    prices: Prices,
    levels: Option<Levels>,
    content: Edition<Content>,
    society: Option<Society>,
    seats: Option<u8>,
    audit: bool,
    trace: bool,
    taken: bool,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [player, scenario, difficulty, games, seed, more @ ..] = &args[..] else {
        panic!("measure PLAYER SCENARIO DIFFICULTY GAMES SEED [SETTING...]");
    };
    let mut settings = Settings {
        player: player.clone(),
        weights: None,
        prices: Prices::usual().clone(),
        levels: None,
        content: Edition::standard(),
        society: None,
        seats: None,
        audit: player == "random",
        trace: false,
        taken: false,
    };
    for setting in more {
        match setting.split_once('=') {
            Some(("weights", file)) => settings.weights = Some(read(file)),
            Some(("prices", file)) => settings.prices = read(file),
            Some(("levels", file)) => {
                let text =
                    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
                let levels = Levels::parse("frostpunk", &text);
                settings.levels = Some(levels.unwrap_or_else(|error| panic!("{error}")));
            }
            Some(("content", folder)) => {
                let content = Edition::load(std::path::Path::new(folder));
                settings.content = content.unwrap_or_else(|error| panic!("{error}"));
            }
            Some(("society", name)) => settings.society = Some(parse(name)),
            Some(("seats", count)) => settings.seats = Some(parse(count)),
            None if setting == "audit" => settings.audit = true,
            None if setting == "trace" => settings.trace = true,
            None if setting == "taken" => settings.taken = true,
            _ => panic!("{setting:?} is no setting"),
        }
    }
    let difficulty: Difficulty = parse(difficulty);
    let (games, seed) = (parse(games), Seed(parse(seed)));
    let is_mixed = scenario == "all";
    let scenarios = if is_mixed { Scenario::ALL.to_vec() } else { vec![parse(scenario)] };
    for (index, scenario) in scenarios.into_iter().enumerate() {
        let options = |game: u64| {
            let turn = if is_mixed { game as usize + index } else { 0 };
            let society = settings.society.unwrap_or(Society::ALL[turn % Society::COUNT]);
            let seats = settings.seats.unwrap_or(if is_mixed { 1 + (game % 4) as u8 } else { 1 });
            let content = settings.content;
            Options { scenario, difficulty, society, content, ..Frostpunk::options(seats) }
        };
        report(scenario, &settings, games, seed, options);
    }
}

fn parse<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn read<W: table::Weights>(file: &str) -> W {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    W::read(file, &text).unwrap_or_else(|error| panic!("{error}"))
}

/// Follows the plan.
struct Planner(Prices);

impl Bot<Frostpunk> for Planner {
    fn choose(&mut self, state: &Frostpunk, seat: Seat, actions: &[Action]) -> Action {
        state.planned(&self.0, seat, actions)
    }

    fn explain(&self, _: &Frostpunk, _: Seat, _: &[Action], _: Action) -> Vec<Term> {
        Vec::new()
    }
}

/// Tells what another bot decides.
struct Told(Box<dyn Bot<Frostpunk>>, Settled);

/// What a trace has told last.
#[derive(Default)]
struct Settled(u8);

impl Bot<Frostpunk> for Told {
    fn choose(&mut self, state: &Frostpunk, seat: Seat, actions: &[Action]) -> Action {
        let action = self.0.choose(state, seat, actions);
        if self.1.0 != state.round {
            self.1.0 = state.round;
            println!("== round {}", state.round);
        }
        println!(
            "{:?} H{} K{} {:?} over {} in {} | people {:?} sick {:?} grave {:?} dead {} | {:?} \
             hunger {} | hope {:?}/{:?} | storm {:?} -> {action} of {}",
            state.step,
            state.heat,
            state.cold,
            state.indicators,
            state.overload,
            state.inside,
            *state.population,
            *state.sick,
            *state.grave,
            state.deaths,
            *state.goods,
            state.hunger,
            *state.active_tokens,
            *state.spent_tokens,
            state.storm,
            actions.len(),
        );
        action
    }

    fn explain(&self, _: &Frostpunk, _: Seat, _: &[Action], _: Action) -> Vec<Term> {
        Vec::new()
    }
}

/// Counts what was offered and what was taken.
struct Counting(Box<dyn Bot<Frostpunk>>, Arc<Mutex<BTreeMap<String, [u64; 2]>>>);

impl Bot<Frostpunk> for Counting {
    fn choose(&mut self, state: &Frostpunk, seat: Seat, actions: &[Action]) -> Action {
        let action = self.0.choose(state, seat, actions);
        let mut counts = self.1.lock().expect("nobody panics while counting");
        for offered in actions {
            if let Some(name) = frostpunk_name(state, *offered) {
                let count = counts.entry(name).or_default();
                count[0] += 1;
                count[1] += u64::from(*offered == action);
            }
        }
        action
    }

    fn explain(&self, _: &Frostpunk, _: Seat, _: &[Action], _: Action) -> Vec<Term> {
        Vec::new()
    }
}

/// Decisions about cards and buildings, by a name that is the same in every game.
fn frostpunk_name(state: &Frostpunk, action: Action) -> Option<String> {
    use frostpunk::Frame;
    match (state.questions.top()?, action) {
        (Frame::EventOption { card }, Action::Option(number)) => {
            Some(format!("{card} option {number}"))
        }
        (_, Action::Enact(law)) => Some(format!("law {law}")),
        (_, Action::Research(technology)) => Some(format!("technology {technology}")),
        (_, Action::Build(kind)) => Some(format!("build {kind}")),
        (_, Action::Play(card)) => Some(format!("play {card}")),
        (_, Action::Special(_, card, slot)) => Some(format!("slot {card} {slot}")),
        (_, Action::Take(advisor)) => Some(format!("advisor {advisor}")),
        (_, Action::Advise(advisor)) => Some(format!("call {advisor}")),
        _ => None,
    }
}

/// Prints events.
struct Printed;

impl Recorder<Event> for Printed {
    fn tell(&mut self, event: Event) {
        println!("    {event}");
    }

    fn whisper(&mut self, _: Seat, event: Event) {
        self.tell(event);
    }

    fn reveal(&mut self) {}
}

/// The bot for a seat.
fn build(settings: &Settings, seed: Seed, seat: Seat) -> Box<dyn Bot<Frostpunk>> {
    if settings.player == "plan" {
        return Box::new(Planner(settings.prices.clone()));
    }
    let spec: BotSpec = parse(&settings.player);
    if let Some(levels) = settings.levels {
        let level = match spec {
            BotSpec::Novice => levels.novice,
            BotSpec::Crew => levels.crew,
            BotSpec::Captain => levels.captain,
            BotSpec::Admiral => levels.admiral,
            BotSpec::Random | BotSpec::Greedy => return spec.build(seed, seat),
        };
        return Box::new(level.measured(levels.settings, GameRng::for_bot(seed, seat)));
    }
    match &settings.weights {
        Some(weights) if spec == BotSpec::Greedy => {
            Box::new(Greedy::with_weights(GameRng::for_bot(seed, seat), weights.clone()))
        }
        _ => spec.build(seed, seat),
    }
}

fn report(
    scenario: Scenario,
    settings: &Settings,
    games: u64,
    seed: Seed,
    options: impl Fn(u64) -> Options,
) {
    let (mut wins, mut rounds, mut decisions) = (0, 0_u64, 0);
    let mut ends: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    let mut actions = Vec::new();
    let counts = Arc::default();
    let begun = ProcessTime::now();
    for game in 0..games {
        let seed = seed.nth(game);
        let mut state = Frostpunk::new(&options(game)).expect("options that can be played");
        let players = state.options.players;
        let mut seated: Vec<Box<dyn Bot<Frostpunk>>> = Vec::new();
        for seat in 0..players {
            let bot = build(settings, seed, Seat::new(seat));
            seated.push(match () {
                () if settings.trace => Box::new(Told(bot, Settled::default())),
                () if settings.taken => Box::new(Counting(bot, Arc::clone(&counts))),
                () => bot,
            });
        }
        let audit = settings.audit;
        let length = if settings.trace {
            play_game(&mut state, seed, &mut seated, audit, &mut Printed, &mut actions)
        } else {
            play_game(&mut state, seed, &mut seated, audit, &mut Silent, &mut actions)
        }
        .unwrap_or_else(|error| panic!("{scenario}, game {game}: {error}"));
        let reason = state.ending.expect("a finished game has an end");
        wins += u64::from(reason.is_victory());
        rounds += u64::from(state.round);
        decisions += length.decisions;
        let end = ends.entry(reason.name()).or_default();
        *end = (end.0 + 1, end.1 + u64::from(state.round));
    }
    let seconds = begun.elapsed().as_secs_f64();
    let Interval(low, high) = wilson_interval(wins as f64, games);
    let ends: Vec<String> = ends
        .iter()
        .map(|(end, (count, rounds))| {
            format!("{end} {count} (round {:.1})", *rounds as f64 / *count as f64)
        })
        .collect();
    println!(
        "{scenario} {}: won {wins} of {games} ({:.0} to {:.0} %), last round {:.1}, {:.0} \
         decisions a game, {:.3} ms a decision; {}",
        settings.player,
        100.0 * low,
        100.0 * high,
        rounds as f64 / games as f64,
        decisions as f64 / games as f64,
        1000.0 * seconds / decisions as f64,
        ends.join(", ")
    );
    for (name, [offered, taken]) in &*counts.lock().expect("nobody panics while counting") {
        println!("{scenario}: {name}: taken {taken} of {offered}");
    }
}

//! How large the updates of whole games are, and how long it takes to draw them.
//!
//! Greedy bots play every game to the end, as one click begins them. Every seat and a spectator open
//! the page at the first decision and get an update after every step; sizes are raw and compressed as
//! they would be sent, times are those of the drawing thread. The second tenth of a game, when what is
//! set up lies on the table, is compared with the last. `whole` is what somebody gets whose browser shows nothing that is remembered.

#[path = "../tests/shared/updates.rs"]
mod updates;

use std::time::Duration;

use cpu_time::ThreadTime;
use table::{Hints, Match};
use ui::{Face, each_game};
use updates::{Drawn, MOST_PACKED, MOST_RAW, packed};

fn main() {
    let light = [2, 4].map(|players| each_game!(measure(players)));
    assert!(
        light.as_flattened().iter().all(|light| *light),
        "updates are too large, or take longer and longer"
    );
}

/// How long an update may take to draw, and how much longer at the end; what a page may weigh.
const MOST_MILLISECONDS: f64 = 15.0;
const MOST_GROWTH: f64 = 1.3;
const MOST_PAGE: usize = 150_000;

/// The sizes of an update, raw and compressed: all of it, as somebody gets it who has nothing, and what
/// is sent to somebody who has seen the one before.
struct Sizes {
    page: usize,
    whole: usize,
    packed: usize,
    sent: usize,
    sent_packed: usize,
    time: Duration,
}

impl Sizes {
    fn of(Drawn { page, sheet, sent, time }: Drawn) -> Self {
        let whole = sheet.update(None);
        Self {
            page: page.len(),
            whole: whole.len(),
            packed: packed(&whole),
            sent: sent.len(),
            sent_packed: packed(&sent),
            time,
        }
    }
}

/// A game is played so often, and the shortest time of each drawing counts: whatever else the machine
/// does only makes it longer.
const PLAYED: usize = 3;

fn measure<G: Face + Hints>(players: u8) -> bool {
    let (game, mut updates) = updates::play::<G, _>(players, |_| true, Sizes::of);
    for _ in 1..PLAYED {
        let (_, again) = updates::play::<G, _>(players, |_| true, |drawn| drawn.time);
        for (drawn, time) in updates.iter_mut().flatten().zip(again.iter().flatten()) {
            drawn.time = drawn.time.min(*time);
        }
    }
    report(G::ID, players, &updates) & opens_soon(&game)
}

/// Whether a match is opened from its steps within a second.
fn opens_soon<G: Face>(game: &Match<G>) -> bool {
    let save = game.save();
    let started = ThreadTime::now();
    Match::<G>::load(&save).expect("its own save");
    let time = started.elapsed();
    println!("  opened: {} steps in {:.1} ms", game.steps().len(), 1e3 * time.as_secs_f64());
    time < Duration::from_secs(1)
}

fn report(game: &str, players: u8, updates: &[Vec<Sizes>]) -> bool {
    let page = updates[0].iter().map(|drawn| drawn.page).max().unwrap_or(0);
    // The first drawing is the page; what is sent from then on are updates.
    let updates = &updates[1..];
    let tenth = (updates.len() / 10).max(1);
    let mean = |part: &[Vec<Sizes>]| {
        let all: Vec<f64> = part.iter().flatten().map(|drawn| drawn.time.as_secs_f64()).collect();
        all.iter().sum::<f64>() / all.len() as f64
    };
    let most = |size: fn(&Sizes) -> usize| updates.iter().flatten().map(size).max().unwrap_or(0);
    let sum =
        |size: fn(&Sizes) -> usize| updates.iter().map(|drawn| size(&drawn[0])).sum::<usize>();
    let (early, last) = (mean(&updates[tenth..2 * tenth]), mean(&updates[updates.len() - tenth..]));
    let kilo = |bytes: usize| bytes as f64 / 1e3;
    println!("{game}, {players} players, {} updates", updates.len());
    println!("  page: at most {:.1} kB", kilo(page));
    println!(
        "  whole: at most {:.1} kB, {:.1} kB compressed",
        kilo(most(|drawn| drawn.whole)),
        kilo(most(|drawn| drawn.packed)),
    );
    println!(
        "  sent: at most {:.1} kB, {:.1} kB compressed; {:.0} kB to the first seat, {:.0} kB compressed",
        kilo(most(|drawn| drawn.sent)),
        kilo(most(|drawn| drawn.sent_packed)),
        kilo(sum(|drawn| drawn.sent)),
        kilo(sum(|drawn| drawn.sent_packed)),
    );
    let times = updates.iter().flatten().map(|drawn| 1e3 * drawn.time.as_secs_f64());
    let longest = times.fold(0.0, f64::max);
    println!(
        "  drawn: {:.2} ms in the second tenth, {:.2} ms in the last ({:.2} x), at most {longest:.2} ms",
        1e3 * early,
        1e3 * last,
        last / early,
    );
    let is_light =
        most(|drawn| drawn.sent) < MOST_RAW && most(|drawn| drawn.sent_packed) < MOST_PACKED;
    let is_quick = last / early < MOST_GROWTH && longest < MOST_MILLISECONDS;
    is_light && is_quick && page < MOST_PAGE
}

//! How large the updates of whole games are, and how long it takes to draw them.
//!
//! Greedy bots play every game to the end, as one click begins them. Every seat and a spectator open
//! the page at the first decision and get an update after every step; sizes are raw and compressed as
//! they would be sent, times are those of the drawing thread. The first tenth of a game is compared
//! with the last. `whole` is what somebody gets whose browser shows nothing that is remembered.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use bots::BotSpec;
use cpu_time::ThreadTime;
use table::{Hints, Match, Seat, Seed, Turn, Viewer};
use ui::pages::{Company, Share, TablePage, TableUrls, Terms, Visitor};
use ui::{AnyFace, Erased, Face, Look, SceneRequest, SeatNames, Seen, each_game};

fn main() {
    let light = [2, 4].map(|players| each_game!(measure(players)));
    assert!(
        light.as_flattened().iter().all(|light| *light),
        "updates are too large, or take longer and longer"
    );
}

/// What an update may weigh, raw and compressed, how long it may take to draw, and how much longer at
/// the end; what a page may weigh.
const MOST_RAW: usize = 60_000;
const MOST_PACKED: usize = 12_000;
const MOST_MILLISECONDS: f64 = 15.0;
const MOST_GROWTH: f64 = 1.3;
const MOST_PAGE: usize = 150_000;

/// An update: all of it, as somebody gets it who has nothing, and what is sent to somebody who has
/// seen the one before.
struct Drawn {
    /// The document with all that never changes, which a browser loads once.
    page: usize,
    whole: usize,
    packed: usize,
    sent: usize,
    sent_packed: usize,
    time: Duration,
}

fn measure<G: Face + Hints>(players: u8) -> bool {
    let mut game = Match::<G>::new(G::quick_options(players), Seed(11)).expect("usual options");
    let seats: Vec<Seat> = game.state().seats().into_iter().collect();
    let mut bots: Vec<_> =
        seats.iter().map(|seat| BotSpec::Greedy.build::<G>(Seed(11), *seat)).collect();
    let mut viewers: Vec<(Viewer, Option<Arc<Seen>>)> =
        seats.iter().map(|seat| (Viewer::Seat(*seat), None)).collect();
    viewers.push((Viewer::Spectator, None));
    let mut updates: Vec<Vec<Drawn>> = Vec::new();
    let mut actions = Vec::new();
    while let Turn::Decide(deciders) = game.state().turn() {
        updates.push(viewers.iter_mut().map(|viewer| draw(&game, viewer)).collect());
        let seat = deciders.first().expect("a decision has a decider");
        actions.clear();
        game.state().actions(seat, &mut actions);
        let action = bots[seat.index()].choose(game.state(), seat, &actions);
        game.act(seat, action).expect("a bot plays legally");
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

fn draw<G: Face>(game: &Match<G>, (viewer, seen): &mut (Viewer, Option<Arc<Seen>>)) -> Drawn {
    let (look, viewer) = (Look::default(), *viewer);
    let names = SeatNames(["Ada", "Bruno", "Celia", "Dora"].map(str::to_owned).to_vec());
    let started = ThreadTime::now();
    let face: &dyn AnyFace = &Erased::<G>::NEW;
    let request = SceneRequest::now(viewer, &look, &names);
    let parts = face.table_parts(game, &request).expect("its own match");
    let with_symbols = SceneRequest { with_symbols: true, ..request.clone() };
    let opening = seen.is_none().then(|| face.table_parts(game, &with_symbols)).flatten();
    let terms = Terms {
        hints: true,
        helping: false,
        speak_first: false,
        absence: 15,
        is_seed_chosen: false,
        dice: None,
    };
    let company = Company {
        page: "/t/bench",
        names: &names,
        seats: &[],
        terms: &terms,
        share: &Share::default(),
        may_close: false,
        is_running: true,
        closing: None,
        by_link: None,
        kept_seat: None,
        may_leave: true,
        is_closed: false,
        standing: None,
    };
    let page = TablePage {
        counsel: None,
        visitor: Visitor { look: &look, name: None, waiting: 0, path: "/" },
        face,
        parts,
        table_name: "Bench",
        viewer,
        names: &names,
        company,
        file: String::new(),
        urls: &TableUrls { page: "/t/bench".to_owned(), ..TableUrls::default() },
        revision: game.steps().len() as u64,
        step: None,
        undo: None,
        halted: None,
        cuts: &[],
        lesson: None,
        notice: None,
        chat: &[],
        next_table: None,
        is_over: false,
        seen_from: None,
        rematch_url: None,
        has_harder: false,
    };
    let sheet = page.sheet();
    let sent = sheet.update(seen.as_deref());
    let time = started.elapsed();
    let whole = sheet.update(None);
    *seen = Some(sheet.seen().clone());
    let page =
        opening.map_or(0, |parts| TablePage { parts, ..page }.render(&sheet).into_string().len());
    Drawn {
        page,
        whole: whole.len(),
        packed: packed(&whole),
        sent: sent.len(),
        sent_packed: packed(&sent),
        time,
    }
}

fn packed(text: &str) -> usize {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(text.as_bytes()).expect("memory takes everything");
    encoder.finish().expect("memory takes everything").len()
}

fn report(game: &str, players: u8, updates: &[Vec<Drawn>]) -> bool {
    let page = updates[0].iter().map(|drawn| drawn.page).max().unwrap_or(0);
    // The first drawing is the page; what is sent from then on are updates.
    let updates = &updates[1..];
    let tenth = (updates.len() / 10).max(1);
    let mean = |part: &[Vec<Drawn>]| {
        let all: Vec<f64> = part.iter().flatten().map(|drawn| drawn.time.as_secs_f64()).collect();
        all.iter().sum::<f64>() / all.len() as f64
    };
    let most = |size: fn(&Drawn) -> usize| updates.iter().flatten().map(size).max().unwrap_or(0);
    let sum =
        |size: fn(&Drawn) -> usize| updates.iter().map(|drawn| size(&drawn[0])).sum::<usize>();
    let (first, last) = (mean(&updates[..tenth]), mean(&updates[updates.len() - tenth..]));
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
        "  drawn: {:.2} ms in the first tenth, {:.2} ms in the last ({:.2} x), at most {longest:.2} ms",
        1e3 * first,
        1e3 * last,
        last / first,
    );
    let is_light =
        most(|drawn| drawn.sent) < MOST_RAW && most(|drawn| drawn.sent_packed) < MOST_PACKED;
    let is_quick = last / first < MOST_GROWTH && longest < MOST_MILLISECONDS;
    is_light && is_quick && page < MOST_PAGE
}

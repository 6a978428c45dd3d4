//! How large the updates of whole games are, and how long it takes to draw them.
//!
//! Greedy bots play both games to the end. After every step the update is drawn for every seat and
//! for a spectator; sizes are raw and compressed as they would be sent, times are those of the
//! drawing thread. The first tenth of a game is compared with the last.

use std::time::Duration;

use antarctica::Antarctica;
use bots::BotSpec;
use cpu_time::ThreadTime;
use kosmonauts::Kosmonauts;
use table::{Hints, Match, Seat, Seed, Turn, Viewer};
use ui::pages::{TablePage, TableUrls, Visitor};
use ui::{AnyFace, Erased, Face, Look, SceneRequest, SeatNames};

fn main() {
    for players in [2, 4] {
        measure::<Kosmonauts>(players);
        measure::<Antarctica>(players);
    }
}

struct Drawn {
    raw: usize,
    packed: usize,
    time: Duration,
}

fn measure<G: Face + Hints>(players: u8) {
    let mut game = Match::<G>::new(G::simulation(players), Seed(11)).expect("usual options");
    let seats: Vec<Seat> = game.state().seats().into_iter().collect();
    let mut bots: Vec<_> =
        seats.iter().map(|seat| BotSpec::Greedy.build::<G>(Seed(11), *seat)).collect();
    let mut viewers: Vec<Viewer> = seats.iter().copied().map(Viewer::Seat).collect();
    viewers.push(Viewer::Spectator);
    let mut updates: Vec<Vec<Drawn>> = Vec::new();
    let mut actions = Vec::new();
    while let Turn::Decide(deciders) = game.state().turn() {
        updates.push(viewers.iter().map(|viewer| draw(&game, *viewer)).collect());
        let seat = deciders.first().expect("a decision has a decider");
        actions.clear();
        game.state().actions(seat, &mut actions);
        let action = bots[seat.index()].choose(game.state(), seat, &actions);
        game.act(seat, action).expect("a bot plays legally");
    }
    report(G::ID, players, &updates);
}

fn draw<G: Face>(game: &Match<G>, viewer: Viewer) -> Drawn {
    let look = Look::default();
    let names = SeatNames(["Ada", "Bruno", "Celia", "Dora"].map(str::to_owned).to_vec());
    let started = ThreadTime::now();
    let face: &dyn AnyFace = &Erased::<G>::NEW;
    let request = SceneRequest {
        viewer,
        look: &look,
        names: &names,
        draft: None,
        step: None,
        with_symbols: false,
    };
    let parts = face.table_parts(game, &request).expect("its own match");
    let page = TablePage {
        visitor: Visitor { look: &look, name: None, waiting: 0, path: "/" },
        face,
        parts,
        table_name: "Bench",
        viewer,
        names: &names,
        seats: &[],
        urls: &TableUrls { page: "/t/bench".to_owned(), ..TableUrls::default() },
        revision: game.steps().len() as u64,
        step: None,
        undo: None,
        since: None,
        halted: None,
        cuts: &[],
        lesson: None,
        notice: None,
        chat: &[],
        share: None,
        next_table: None,
        is_over: false,
        seen_from: None,
        rematch_url: None,
        close_url: None,
    };
    let text = page.main().into_string();
    let time = started.elapsed();
    Drawn { raw: text.len(), packed: packed(&text), time }
}

fn packed(text: &str) -> usize {
    use std::io::Write;
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(text.as_bytes()).expect("memory takes everything");
    encoder.finish().expect("memory takes everything").len()
}

fn report(game: &str, players: u8, updates: &[Vec<Drawn>]) {
    let tenth = (updates.len() / 10).max(1);
    let mean = |part: &[Vec<Drawn>]| {
        let all: Vec<f64> = part.iter().flatten().map(|drawn| drawn.time.as_secs_f64()).collect();
        all.iter().sum::<f64>() / all.len() as f64
    };
    let most = |size: fn(&Drawn) -> usize| updates.iter().flatten().map(size).max().unwrap_or(0);
    let sent = |viewer: usize| updates.iter().map(|drawn| drawn[viewer].raw).sum::<usize>();
    let (first, last) = (mean(&updates[..tenth]), mean(&updates[updates.len() - tenth..]));
    println!(
        "{game}, {players} players, {} updates: at most {:.1} kB raw, {:.1} kB compressed; \
         {:.2} MB raw for the first seat; {:.2} ms in the first tenth, {:.2} ms in the last ({:.2} x)",
        updates.len(),
        most(|drawn| drawn.raw) as f64 / 1e3,
        most(|drawn| drawn.packed) as f64 / 1e3,
        sent(0) as f64 / 1e6,
        1e3 * first,
        1e3 * last,
        last / first,
    );
}

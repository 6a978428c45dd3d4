//! Updates of a whole game, as they are sent to those who have the page open.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use bots::BotSpec;
use cpu_time::ThreadTime;
use table::{Hints, Match, Seat, Seed, Turn, Viewer};
use ui::pages::{Company, Share, TablePage, TableUrls, Terms, Visitor};
use ui::{AnyFace, Erased, Face, Look, SceneRequest, SeatNames, Seen, Sheet};

/// What an update may weigh, raw and compressed.
pub(crate) const MOST_RAW: usize = 60_000;
pub(crate) const MOST_PACKED: usize = 12_000;

/// What somebody is sent who has seen the one before.
pub(crate) struct Drawn {
    /// The document with all that never changes, which a browser loads once; empty afterwards.
    pub(crate) page: String,
    pub(crate) sheet: Sheet,
    pub(crate) sent: String,
    pub(crate) time: Duration,
}

/// Lets greedy bots play a game to its end, as one click begins it, and draws each decision for those
/// who look on: all seats and a spectator, as far as they are `watched`. Gives what `kept` makes of it,
/// decision by decision.
pub(crate) fn play<G: Face + Hints, T>(
    players: u8,
    watched: impl Fn(Viewer) -> bool,
    kept: impl Fn(Drawn) -> T,
) -> (Match<G>, Vec<Vec<T>>) {
    play_with(G::quick_options(players), &Look::default(), watched, false, kept)
}

/// The same with other options and another look; where `anew`, everybody opens the page anew at every
/// decision.
pub(crate) fn play_with<G: Face + Hints, T>(
    options: G::Options,
    look: &Look,
    watched: impl Fn(Viewer) -> bool,
    anew: bool,
    kept: impl Fn(Drawn) -> T,
) -> (Match<G>, Vec<Vec<T>>) {
    let mut game = Match::<G>::new(options, Seed(11)).expect("usual options");
    let seats: Vec<Seat> = game.state().seats().into_iter().collect();
    let mut bots: Vec<_> =
        seats.iter().map(|seat| BotSpec::Greedy.build::<G>(Seed(11), *seat)).collect();
    let viewers = seats.into_iter().map(Viewer::Seat).chain([Viewer::Spectator]);
    let mut viewers: Vec<(Viewer, Option<Arc<Seen>>)> =
        viewers.filter(|viewer| watched(*viewer)).map(|viewer| (viewer, None)).collect();
    let mut updates: Vec<Vec<T>> = Vec::new();
    let mut actions = Vec::new();
    while let Turn::Decide(deciders) = game.state().turn() {
        if anew {
            for (_, seen) in &mut viewers {
                *seen = None;
            }
        }
        updates.push(viewers.iter_mut().map(|viewer| kept(draw(&game, look, viewer))).collect());
        let seat = deciders.first().expect("a decision has a decider");
        actions.clear();
        game.state().actions(seat, &mut actions);
        let action = bots[seat.index()].choose(game.state(), seat, &actions);
        game.act(seat, action).expect("a bot plays legally");
    }
    (game, updates)
}

fn draw<G: Face>(
    game: &Match<G>,
    look: &Look,
    (viewer, seen): &mut (Viewer, Option<Arc<Seen>>),
) -> Drawn {
    let viewer = *viewer;
    let names = SeatNames(["Ada", "Bruno", "Celia", "Dora"].map(str::to_owned).to_vec());
    let started = ThreadTime::now();
    let face: &dyn AnyFace = &Erased::<G>::NEW;
    let request = SceneRequest::now(viewer, look, &names);
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
        visitor: Visitor { look, name: None, waiting: 0, path: "/" },
        face,
        parts,
        table_name: "Bench",
        viewer,
        names: &names,
        company,
        file: String::new(),
        urls: &TableUrls { page: "/t/bench".to_owned(), ..TableUrls::default() },
        revision: game.steps().len() as u64,
        decision: None,
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
    *seen = Some(sheet.seen().clone());
    // The page of a visitor comes with what lies on the desk that is open at first.
    let page = opening.map(|parts| {
        let page = TablePage { parts, ..page };
        page.render(&page.sheet()).into_string()
    });
    Drawn { page: page.unwrap_or_default(), sheet, sent, time }
}

/// What a text weighs compressed.
pub(crate) fn packed(text: &str) -> usize {
    packed_at(flate2::Compression::default().level(), text)
}

/// The same at another level.
pub(crate) fn packed_at(level: u32, text: &str) -> usize {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(level));
    encoder.write_all(text.as_bytes()).expect("memory takes everything");
    encoder.finish().expect("memory takes everything").len()
}

//! The page of a table as one visitor may see it.

use std::sync::Arc;

use axum::response::{IntoResponse, Redirect, Response};
use bots::BotSpec;
use store::{ChatMessage, Occupant, SeatRecord, Status, TableRecord};
use table::{Guidance, Seat, Seats, Viewer};
use ui::pages::{
    self, ChatLine, HostControl, LessonCard, Notice, PassPage, SeatLine, Share, TablePage,
    TableUrls, Visitor,
};
use ui::{Confirm, Look, Markup, SceneRequest, SeatNames, TableParts, Words};

use crate::app::App;
use crate::chat;
use crate::live::{self, LiveTable, Play};
use crate::problem::Problem;
use crate::secret;
use crate::thinkers::Thought;
use crate::visit::Visit;

/// With whose eyes a visitor looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// A player's, or the public's.
    Of(Viewer),
    /// Nobody's yet: the device has to be passed to this player first.
    Pass(Seat),
}

/// What exactly is asked for.
#[derive(Default)]
pub(crate) struct Ask {
    /// The moment, as a number of steps.
    pub(crate) step: Option<usize>,
    /// The seat to look from when the game is over.
    pub(crate) seat: Option<Seat>,
    /// What the visitor has begun to put together.
    pub(crate) draft: Option<String>,
    /// Something to be said above the board.
    pub(crate) notice: Option<Notice>,
    /// Whether only the part that changes is wanted.
    pub(crate) is_update: bool,
}

/// What a visitor gets to see.
pub(crate) enum Shown {
    /// A page or the part of it that changes.
    Page(Markup),
    /// Another kind of page, which has to be loaded as a whole.
    Elsewhere(String),
}

impl IntoResponse for Shown {
    fn into_response(self) -> Response {
        match self {
            Self::Page(page) => page.into_response(),
            Self::Elsewhere(url) => Redirect::to(&url).into_response(),
        }
    }
}

/// The seats a visitor plays for: his own and the one whose secret link he opened here.
pub(crate) fn seats_of(play: &Play, visit: &Visit) -> Seats {
    own_seats(&play.record, visit)
}

/// The same for a table whose match does not open.
pub(crate) fn own_seats(record: &TableRecord, visit: &Visit) -> Seats {
    let own = live::seats_of(record, visit.player_id());
    let Some(key) = &visit.seat_key else { return own };
    let hash = secret::hash(key);
    match record.seats.iter().find(|seat| seat.key_hash == hash) {
        Some(SeatRecord { seat, occupant: Occupant::Player { .. }, .. }) => own.with(*seat),
        _ => own,
    }
}

/// With whose eyes this visitor looks.
pub(crate) fn eyes(play: &Play, visit: &Visit, wanted: Option<Seat>) -> Eyes {
    let mine = seats_of(play, visit);
    let is_over = play.record.status == Status::Finished;
    if let Some(seat) = wanted.filter(|seat| is_over && play.seat(*seat).is_some()) {
        return Eyes::Of(Viewer::Seat(seat));
    }
    let Some(first) = mine.first() else { return Eyes::Of(Viewer::Spectator) };
    if mine.len() == 1 {
        return Eyes::Of(Viewer::Seat(first));
    }
    // Several share the device: secrets show only after it was passed to the right player.
    let hand = visit.hand.filter(|seat| mine.contains(*seat));
    let decides: Seats = play.deciding().into_iter().filter(|seat| mine.contains(*seat)).collect();
    match (hand, decides.first()) {
        (Some(hand), _) if decides.contains(hand) || is_over => Eyes::Of(Viewer::Seat(hand)),
        (None, _) if is_over => Eyes::Of(Viewer::Seat(first)),
        (_, Some(next)) => Eyes::Pass(next),
        (Some(_) | None, None) => Eyes::Of(Viewer::Spectator),
    }
}

/// The page of a table, or the part of it that changes.
pub(crate) async fn render(
    app: &App,
    visit: &Visit,
    table: &Arc<LiveTable>,
    ask: Ask,
) -> Result<Shown, Problem> {
    let waiting = if ask.is_update { Vec::new() } else { waiting_tables(app, visit).await? };
    let next = waiting.iter().find(|id| **id != table.id).map(|id| format!("/t/{id}"));
    let chat = chat::lines(app, table, visit, 0).await?;
    let play = table.lock().await;
    let visitor = Visitor {
        look: &visit.look,
        name: visit.name(),
        waiting: waiting.len(),
        path: &visit.path,
    };
    let words = visit.look.words();
    let names = names(&play, words);
    let face = table.game.face();
    let viewer = match eyes(&play, visit, ask.seat) {
        Eyes::Of(viewer) => viewer,
        Eyes::Pass(seat) => {
            let page = PassPage {
                visitor,
                face,
                seat,
                name: &names.of(seat),
                table_name: &title(&play, words, table),
                ready_url: &format!("/t/{}/ready", table.id),
            };
            return Ok(if ask.is_update {
                Shown::Elsewhere(format!("/t/{}", table.id))
            } else {
                Shown::Page(page.render())
            });
        }
    };
    let step = ask.step.map(|step| step.min(play.game.len()));
    let guidance = guidance(&play, viewer).filter(|_| step.is_none());
    let is_guided = matches!(guidance, Some(Guidance::Move { .. }));
    // Where only one move is possible there is nothing to be asked twice.
    let confirm = if is_guided { Confirm::Never } else { visit.look.confirm };
    let look = Look { confirm, ..visit.look };
    let request = SceneRequest {
        viewer,
        look: &look,
        names: &names,
        draft: ask.draft.as_deref(),
        step,
        with_symbols: !ask.is_update,
    };
    let mut parts: TableParts =
        face.table_parts(play.game.as_ref(), &request).ok_or(Problem::Internal)?;
    if play.record.status != Status::Playing || play.halt.is_some() {
        parts.is_your_turn = false;
    }
    let seats = seat_lines(&play, visit, table);
    let chat: Vec<ChatLine> = chat.into_iter().map(chat_line).collect();
    let is_host = play.is_host(visit.player_id());
    let is_over = play.record.status == Status::Finished;
    let rematch = rematch_url(&play, table, is_host || matches!(viewer, Viewer::Seat(_)));
    let close = (is_host && !is_over && play.record.status != Status::Closed)
        .then(|| format!("/t/{}/close", table.id));
    let undo = match viewer {
        Viewer::Seat(seat) if play.record.status == Status::Playing && play.halt.is_none() => {
            Some(play.game.undoable(seat).map(|_| ()))
        }
        _ => None,
    };
    let since = match viewer {
        Viewer::Seat(seat) => play.game.last_step_of(seat).map(|step| step + 1),
        Viewer::Spectator => None,
    };
    let leave_url = format!("/t/{}/leave-lesson", table.id);
    let is_your_turn = parts.is_your_turn;
    let lesson =
        guidance.map(|guidance| LessonCard { guidance, is_your_turn, leave_url: &leave_url });
    // In a lesson nobody needs a bot's advice.
    let with_hints = play.settings.hints && !is_guided;
    let halted = play.halted_card(is_host, close.as_deref());
    let page = TablePage {
        visitor,
        face,
        parts,
        table_name: &title(&play, words, table),
        viewer,
        names: &names,
        seats: &seats,
        urls: &urls(&play, table, with_hints),
        revision: play.record.revision.0 as u64,
        step,
        undo,
        since,
        halted,
        cuts: &play.cut_lines(),
        lesson,
        notice: ask.notice.or_else(|| standing_notice(app, table, &play, viewer)),
        chat: &chat,
        share: Some(share(app, &play, visit, table)),
        next_table: next.as_deref(),
        is_over,
        seen_from: ask.seat.filter(|_| is_over),
        rematch_url: rematch.as_deref(),
        close_url: close.as_deref(),
    };
    Ok(Shown::Page(if ask.is_update { page.main() } else { page.render() }))
}

/// What everybody or this viewer should know for as long as it is so.
fn standing_notice(app: &App, table: &LiveTable, play: &Play, viewer: Viewer) -> Option<Notice> {
    if play.is_too_long(app) {
        return Some(Notice::TooLong { steps: play.game.len() });
    }
    if table.is_stuck(play.record.revision) {
        return Some(Notice::BotStuck);
    }
    let is_shown = |thought: &Thought| match thought {
        Thought::Bot(_) => true,
        Thought::Hint(seat) => viewer == Viewer::Seat(*seat),
        Thought::Review => false,
    };
    let waiting = app.thinkers.waiting(&table.id);
    let (_, before) = waiting.into_iter().find(|(thought, _)| is_shown(thought))?;
    Some(Notice::InLine { before })
}

/// What the viewer is told, if he is the learner of a guided first game.
fn guidance(play: &Play, viewer: Viewer) -> Option<Guidance<'static>> {
    let lesson = play.lesson().filter(|_| play.halt.is_none());
    let lesson = lesson.filter(|lesson| viewer == Viewer::Seat(lesson.learner))?;
    lesson.guidance(play.game.as_ref()).filter(|_| play.record.status == Status::Playing)
}

/// The table's name, or the game's where it has none.
pub(crate) fn title(play: &Play, words: &Words, table: &LiveTable) -> String {
    if play.record.title.is_empty() {
        table.game.face().title(words)
    } else {
        play.record.title.clone()
    }
}

/// The names of the seats in the visitor's language.
pub(crate) fn names(play: &Play, words: &Words) -> SeatNames {
    let number = |seat: &SeatRecord| u8::from(seat.seat) + 1;
    let is_twin = |seat: &SeatRecord| {
        play.record
            .seats
            .iter()
            .any(|other| other.seat != seat.seat && other.occupant == seat.occupant)
    };
    let name = |seat: &SeatRecord| match &seat.occupant {
        // Several bots of one kind are told apart by their seats.
        Occupant::Bot { bot, stands_in_for: None } if is_twin(seat) => {
            format!("{} {}", words.bot(bot), number(seat))
        }
        Occupant::Bot { bot, stands_in_for: None } => words.bot(bot),
        _ if seat.name.is_empty() => {
            words.say("table-seat-number", &[("number", number(seat).into())])
        }
        _ => seat.name.clone(),
    };
    SeatNames(play.record.seats.iter().map(name).collect())
}

fn seat_lines(play: &Play, visit: &Visit, table: &LiveTable) -> Vec<SeatLine> {
    let mine = seats_of(play, visit);
    let is_host = play.is_host(visit.player_id());
    let is_running = matches!(play.record.status, Status::Open | Status::Playing);
    let line = |record: &SeatRecord| {
        let occupant = match &record.occupant {
            _ if mine.contains(record.seat) => pages::Occupant::You,
            Occupant::Open => pages::Occupant::Free,
            Occupant::Bot { bot, .. } => pages::Occupant::Bot(bot.clone()),
            Occupant::Player { player } | Occupant::Hotseat { player } => {
                pages::Occupant::Person { is_here: table.is_present(player) }
            }
        };
        let bot = match &record.occupant {
            Occupant::Open | Occupant::Player { .. } if !mine.contains(record.seat) => {
                Some(Some(BotSpec::USUAL.to_string()))
            }
            Occupant::Bot { stands_in_for: Some(_), .. } => Some(None),
            _ => None,
        };
        let url = format!("/t/{}/seat", table.id);
        let control = bot.filter(|_| is_host && is_running).map(|bot| HostControl { url, bot });
        SeatLine { seat: record.seat, occupant, control }
    };
    play.record.seats.iter().map(line).collect()
}

pub(crate) fn chat_line(message: ChatMessage) -> ChatLine {
    ChatLine { name: message.name, seat: message.seat, text: message.text }
}

/// Where a rematch is offered: to those who took part, and to everybody once there is one.
fn rematch_url(play: &Play, table: &LiveTable, took_part: bool) -> Option<String> {
    let is_over = play.record.status == Status::Finished;
    let is_offered = is_over && (took_part || play.record.rematch_as.is_some());
    is_offered.then(|| format!("/t/{}/rematch", table.id))
}

fn urls(play: &Play, table: &LiveTable, with_hints: bool) -> TableUrls {
    let url = |what: &str| format!("/t/{}/{what}", table.id);
    let is_over = play.record.status == Status::Finished;
    TableUrls {
        page: format!("/t/{}", table.id),
        act: url("act"),
        undo: url("undo"),
        events: url("events"),
        draft: url("draft"),
        chat: url("chat"),
        hint: if with_hints { url("hint") } else { String::new() },
        export: if is_over { url("export") } else { String::new() },
        analysis: if is_over { url("analysis") } else { String::new() },
    }
}

fn share(app: &App, play: &Play, visit: &Visit, table: &LiveTable) -> Share {
    let origin = &visit.origin;
    let has_open = play.record.seats.iter().any(|seat| seat.occupant == Occupant::Open);
    // Only a seat at a screen of its own has a link: a shared device is shared already.
    let own = seats_of(play, visit);
    let own_seat = own.first().filter(|_| own.len() == 1);
    Share {
        join: has_open.then(|| format!("{origin}/t/{}/join", table.id)),
        watch: Some(format!("{origin}/t/{}", table.id)),
        own_seat: own_seat.and_then(|seat| {
            let record = play.seat(seat)?;
            let key = app.config.link_key.reveal(&record.key_salt, &record.key_hash)?;
            Some(format!("{origin}/seat/{key}"))
        }),
        renew_url: own_seat
            .filter(|seat| play.owns_link(visit, *seat))
            .map(|_| format!("/t/{}/new-link", table.id)),
    }
}

/// The visitor's tables that wait for him.
pub(crate) async fn waiting_tables(app: &App, visit: &Visit) -> Result<Vec<String>, Problem> {
    let Some(player) = &visit.player else { return Ok(Vec::new()) };
    let mut waiting = Vec::new();
    for record in app.store.tables_of(&player.id, &store::Page::first(30)).await? {
        if record.status == Status::Playing {
            // A table that does not open says so on its own page and spoils no other.
            let Ok(table) = app.table(&record.id).await else { continue };
            let play = table.lock().await;
            let mine = play.seats_of(&player.id);
            if play.deciding().into_iter().any(|seat| mine.contains(seat)) {
                waiting.push(record.id);
            }
        }
    }
    Ok(waiting)
}

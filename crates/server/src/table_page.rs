//! The page of a table as one visitor may see it.

use std::ops::Range;
use std::sync::Arc;

use axum::response::{IntoResponse, Redirect, Response};
use bots::BotSpec;
use catalog::Games;
use store::{ChatMessage, Occupant, SeatRecord, Status, TableRecord};
use table::{Guidance, Seat, Seats, Viewer};
use ui::pages::{
    self, ChatLine, ClosingLine, Company, CounselCard, CounselRole, DiceTerms, LessonCard, Moments,
    Notice, PassPage, SeatControl, SeatLine, Share, StandingAnswer, TablePage, TableUrls, Terms,
    Visitor, WaitingRoom,
};
use ui::{Confirm, Look, Markup, PreEscaped, SceneRequest, SeatNames, Sheet, Words};

use crate::app::App;
use crate::chat;
use crate::counsel::{self, Hand, Suggestion};
use crate::drawings::Seer;
use crate::identity::{Eyes, eyes, names, seats_of, taking_back};
use crate::live::LiveTable;
use crate::play::Play;
use crate::problem::Problem;
use crate::summary::Summary;
use crate::thinkers::Thought;
use crate::visit::Visit;
use crate::{seating, waiting};

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
}

impl Ask {
    /// Whether the table is wanted as it is, so that one drawing is enough for all who ask.
    fn is_plain(&self) -> bool {
        let draft = self.draft.as_deref().unwrap_or_default();
        self.step.is_none() && self.seat.is_none() && draft.is_empty() && self.notice.is_none()
    }
}

/// What a visitor gets to see.
pub(crate) enum Shown {
    /// A page or a part of it.
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

/// A table before somebody's eyes.
pub(crate) enum Sight {
    /// It is drawn for him.
    Drawn {
        /// What he sees.
        sheet: Arc<Sheet>,
        /// Who sees the same.
        seer: Seer,
    },
    /// The device has to be passed on first.
    Pass(Seat),
}

/// The page of a table.
pub(crate) async fn page(
    app: &App,
    visit: &Visit,
    table: &Arc<LiveTable>,
    ask: Ask,
) -> Result<Shown, Problem> {
    let waiting = Running::known(app, visit).await?.waiting;
    let next = waiting.iter().find(|id| **id != table.id).map(|id| format!("/t/{id}"));
    let play = table.now();
    let visitor = Visitor { waiting: waiting.len(), ..visitor(visit) };
    if play.record.status == Status::Open {
        return Ok(Shown::Page(waiting::room(app, visit, table, &play, &ask, |room| {
            let sheet = room.sheet();
            table.drawings.remember(&seer(&play, visit, Viewer::Spectator), sheet.seen());
            WaitingRoom { visitor, ..room }.render(&sheet)
        })));
    }
    Ok(Shown::Page(match eyes(&play, visit, ask.seat) {
        Eyes::Of(viewer) => {
            let sitting = Sitting { app, table, play: &play, visit, viewer, ask: &ask };
            sitting.page(true, |page| {
                let page = TablePage { visitor, next_table: next.as_deref(), ..page };
                let sheet = page.sheet();
                table.drawings.remember(&seer(&play, visit, viewer), sheet.seen());
                page.render(&sheet)
            })
        }
        Eyes::Pass(seat) => {
            let words = visit.look.words();
            PassPage {
                visitor,
                face: table.game.face(),
                seat,
                names: &names(&play, words),
                by_link: seat_by_link(&play, visit),
                table_name: &title(play.games, &play.record, words),
                page: &format!("/t/{}", table.id),
            }
            .render()
        }
    }))
}

/// The part of the page that changes, as it is now. The table's lock is not held while it is drawn.
pub(crate) fn sight(app: &App, visit: &Visit, table: &Arc<LiveTable>, ask: &Ask) -> Sight {
    // First the number, then the table: a drawing may be newer than its number, never older.
    let (change, play) = (table.news.count(), table.now());
    let is_waiting = play.record.status == Status::Open;
    let viewer = match eyes(&play, visit, ask.seat) {
        _ if is_waiting => Viewer::Spectator,
        Eyes::Of(viewer) => viewer,
        Eyes::Pass(seat) => return Sight::Pass(seat),
    };
    let draw = || {
        if is_waiting {
            return waiting::room(app, visit, table, &play, ask, |room| room.sheet());
        }
        let sitting = Sitting { app, table, play: &play, visit, viewer, ask };
        sitting.page(false, |page| page.sheet())
    };
    let seer = seer(&play, visit, viewer);
    let sheet = if ask.is_plain() {
        table.drawings.of(&seer, change, table.news.is_shared(), draw)
    } else {
        let sheet = Arc::new(draw());
        table.drawings.remember(&seer, sheet.seen());
        sheet
    };
    Sight::Drawn { sheet, seer }
}

/// What changes on the page of a visitor, as far as his browser does not have it.
pub(crate) fn update(app: &App, visit: &Visit, table: &Arc<LiveTable>, ask: &Ask) -> Shown {
    match sight(app, visit, table, ask) {
        Sight::Drawn { sheet, seer } => {
            let has = visit.shown_sheet.as_deref();
            let seen = has.and_then(|id| table.drawings.seen(&seer, id));
            Shown::Page(PreEscaped(sheet.update(seen.as_deref())))
        }
        Sight::Pass(_) => Shown::Elsewhere(format!("/t/{}", table.id)),
    }
}

/// Lines of the log, for a chapter that is opened.
pub(crate) fn log_lines(
    app: &App,
    visit: &Visit,
    table: &Arc<LiveTable>,
    seat: Option<Seat>,
    numbers: Range<usize>,
) -> Shown {
    with_eyes(app, visit, table, &Ask { seat, ..Ask::default() }, |sitting| {
        let names = names(sitting.play, visit.look.words());
        let request = sitting.request(&visit.look, &names, None);
        let face = table.game.face();
        let lines = face.log_lines(sitting.play.game.as_ref(), &request, numbers);
        let is_over = sitting.play.record.status == Status::Finished;
        let page = format!("/t/{}", table.id);
        Moments { page: &page, seen_from: seat.filter(|_| is_over), step: None }
            .chapter(&lines.unwrap_or_default())
    })
}

/// The table as text.
pub(crate) fn text(app: &App, visit: &Visit, table: &Arc<LiveTable>, ask: &Ask) -> Shown {
    with_eyes(app, visit, table, ask, |sitting| {
        let names = names(sitting.play, visit.look.words());
        let step = ask.step.map(|step| step.min(sitting.play.game.len()));
        let request =
            SceneRequest { with_text: true, ..sitting.request(&visit.look, &names, step) };
        sitting.parts(&request).text_view.unwrap_or_default()
    })
}

/// What lies on a desk.
pub(crate) fn desk(
    app: &App,
    visit: &Visit,
    table: &Arc<LiveTable>,
    ask: &Ask,
    desk: &str,
) -> Shown {
    with_eyes(app, visit, table, ask, |sitting| {
        let names = names(sitting.play, visit.look.words());
        let step = ask.step.map(|step| step.min(sitting.play.game.len()));
        let request = sitting.request(&visit.look, &names, step);
        let content = table.game.face().desk(sitting.play.game.as_ref(), &request, desk);
        content.expect("the face of a table is that of its match")
    })
}

/// The whole log of a finished match as plain text.
pub(crate) fn chronicle(visit: &Visit, table: &LiveTable) -> Result<String, Problem> {
    let play = table.now();
    if play.record.status != Status::Finished {
        return Err(Problem::Forbidden);
    }
    let names = names(&play, visit.look.words());
    let request = SceneRequest {
        clicked_by: &play.clicked_by,
        ..SceneRequest::now(Viewer::Spectator, &visit.look, &names)
    };
    let text = table.game.face().chronicle(play.game.as_ref(), &request);
    Ok(text.expect("the face of a table is that of its match"))
}

fn with_eyes(
    app: &App,
    visit: &Visit,
    table: &Arc<LiveTable>,
    ask: &Ask,
    show: impl FnOnce(&Sitting<'_>) -> Markup,
) -> Shown {
    let play = table.now();
    match eyes(&play, visit, ask.seat) {
        Eyes::Of(viewer) => {
            Shown::Page(show(&Sitting { app, table, play: &play, visit, viewer, ask }))
        }
        Eyes::Pass(_) => Shown::Elsewhere(format!("/t/{}", table.id)),
    }
}

fn visitor(visit: &Visit) -> Visitor<'_> {
    Visitor { look: &visit.look, name: visit.name(), waiting: 0, path: &visit.path }
}

/// Somebody who looks at a table.
struct Sitting<'a> {
    app: &'a App,
    table: &'a Arc<LiveTable>,
    play: &'a Play,
    visit: &'a Visit,
    viewer: Viewer,
    ask: &'a Ask,
}

/// What the drawing for a visitor depends on.
fn seer(play: &Play, visit: &Visit, viewer: Viewer) -> Seer {
    let mine = seats_of(play, visit);
    let is_known = !mine.is_empty() || play.is_host(visit.player_id());
    Seer {
        viewer,
        mine,
        kept: seating::kept_seat(play, visit).map(|(seat, _)| seat.seat),
        player: if is_known { visit.player_id().to_owned() } else { String::new() },
        look: visit.look,
        origin: visit.origin.clone(),
    }
}

impl Sitting<'_> {
    /// How the table is to be shown to him.
    fn request<'a>(
        &'a self,
        look: &'a Look,
        names: &'a SeatNames,
        step: Option<usize>,
    ) -> SceneRequest<'a> {
        // Whoever may suggest or click for somebody sees what that player decides about.
        let whose = self.hand();
        let (viewer, hand) = match whose {
            Hand::Own => (self.viewer, seats_of(self.play, self.visit)),
            Hand::Suggests { to: seat } | Hand::ClicksFor { absent: seat } => {
                (Viewer::Seat(seat), Seats::only(seat))
            }
        };
        SceneRequest {
            viewer,
            hand,
            suggests: matches!(whose, Hand::Suggests { .. }),
            is_lesson: matches!(guidance(self.play, self.viewer), Some(Guidance::Move { .. })),
            clicked_by: &self.play.clicked_by,
            draft: self.ask.draft.as_deref(),
            step,
            is_stopped: self.play.is_stopped(),
            ..SceneRequest::now(self.viewer, look, names)
        }
    }

    /// Whose decision he has before him.
    fn hand(&self) -> Hand {
        let Self { table, play, visit, viewer, ask, .. } = *self;
        match viewer {
            Viewer::Seat(_) if ask.step.is_none() && ask.seat.is_none() => {
                counsel::hand(self.app, table, play, seats_of(play, visit))
            }
            Viewer::Seat(_) | Viewer::Spectator => Hand::Own,
        }
    }

    fn parts(&self, request: &SceneRequest<'_>) -> ui::TableParts {
        let game = self.play.game.as_ref();
        let parts = self.table.game.face().table_parts(game, request);
        parts.expect("the face of a table is that of its match")
    }

    /// Everything on his page, with the symbols for a whole one.
    fn page<R>(&self, with_symbols: bool, show: impl FnOnce(TablePage<'_>) -> R) -> R {
        let Self { app, table, play, visit, viewer, ask } = *self;
        let words = visit.look.words();
        let names = names(play, words);
        let step = ask.step.map(|step| step.min(play.game.len()));
        let guidance = guidance(play, viewer).filter(|_| step.is_none());
        let is_guided = matches!(guidance, Some(Guidance::Move { .. }));
        // Where only one move is possible, or none is made, there is nothing to be asked twice.
        let hand = self.hand();
        let is_free = is_guided || matches!(hand, Hand::Suggests { .. });
        let confirm = if is_free { Confirm::Never } else { visit.look.confirm };
        let look = Look { confirm, ..visit.look };
        let suggestions: Vec<(Seat, String)> =
            play.counsel.suggestions().iter().map(|it| (it.by, counsel::notation(it))).collect();
        let request = SceneRequest {
            with_symbols,
            suggestions: if step.is_none() { &suggestions } else { &[] },
            ..self.request(&look, &names, step)
        };
        let mut parts = self.parts(&request);
        if hand != Hand::Own {
            parts.is_your_turn = false;
        }
        let seats = seat_lines(app, play, visit, table);
        let chat: Vec<ChatLine> = chat::lines(table, visit, 0).into_iter().map(chat_line).collect();
        let is_host = play.is_host(visit.player_id());
        let is_over = play.record.status == Status::Finished;
        let rematch = rematch_url(play, table, is_host || matches!(viewer, Viewer::Seat(_)));
        let undo = match viewer {
            Viewer::Seat(seat) if play.record.status == Status::Playing && play.halt.is_none() => {
                Some(play.game.undoable(taking_back(play, visit, seat)).map(|_| ()))
            }
            _ => None,
        };
        let leave_url = format!("/t/{}/leave-lesson", table.id);
        let is_your_turn = parts.is_your_turn;
        let lesson =
            guidance.map(|guidance| LessonCard { guidance, is_your_turn, leave_url: &leave_url });
        // In a lesson nobody needs a bot's advice.
        let with_hints = play.settings.hints && !is_guided;
        let may_close = play.is_running() && seating::is_in_charge(app, table, play, visit);
        let close = may_close.then(|| format!("/t/{}/close", table.id));
        let is_running = play.record.status == Status::Playing;
        let closing = closing(app, play, visit, table);
        let standing = standing(play, visit, table).filter(|_| is_running);
        let company = Company {
            page: &format!("/t/{}", table.id),
            names: &names,
            seats: &seats,
            terms: &terms(play),
            share: &share(app, play, visit, table),
            may_close,
            is_running,
            closing: closing.as_ref(),
            by_link: seat_by_link(play, visit),
            kept_seat: seating::kept_seat(play, visit).map(|(seat, _)| seat.seat),
            may_leave: is_running && !play.seats_of(visit.player_id()).is_empty(),
            is_closed: play.record.status == Status::Closed,
            standing: standing.as_ref(),
        };
        show(TablePage {
            visitor: visitor(visit),
            face: table.game.face(),
            parts,
            table_name: &title(play.games, &play.record, words),
            viewer,
            names: &names,
            company,
            file: file_name(table),
            urls: &urls(play, table, with_hints, hand),
            counsel: counsel_card(app, play, table, words, seats_of(play, visit), hand),
            revision: play.record.revision.0 as u64,
            decision: match viewer {
                Viewer::Seat(seat) if step.is_none() => {
                    Some(format!("{}-{}", u8::from(seat), play.latest.needed_by(seat).0))
                }
                Viewer::Seat(_) | Viewer::Spectator => None,
            },
            step,
            undo,
            lesson,
            halted: play.halted_card(is_host, close.as_deref()),
            cuts: &play.cut_lines(),
            notice: ask.notice.clone().or_else(|| standing_notice(app, table, play, viewer)),
            chat: &chat,
            next_table: None,
            is_over,
            seen_from: ask.seat.filter(|_| is_over),
            has_harder: rematch.is_some() && has_harder(play, table),
            rematch_url: rematch.as_deref(),
        })
    }
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
pub(crate) fn title(games: Games, record: &TableRecord, words: &Words) -> String {
    if !record.title.is_empty() {
        return record.title.clone();
    }
    games.game(&record.game).map_or_else(|_| record.game.clone(), |game| game.face().title(words))
}

fn seat_lines(app: &App, play: &Play, visit: &Visit, table: &LiveTable) -> Vec<SeatLine> {
    let mine = seats_of(play, visit);
    let is_in_charge = play.is_running() && seating::is_in_charge(app, table, play, visit);
    let line = |record: &SeatRecord| {
        let occupant = match &record.occupant {
            _ if mine.contains(record.seat) => pages::Occupant::You,
            Occupant::Open => pages::Occupant::Free,
            Occupant::Bot { bot, stands_in_for: None } => pages::Occupant::Bot(bot.clone()),
            Occupant::Bot { bot, .. } => pages::Occupant::StandIn(bot.clone()),
            Occupant::Player { .. } | Occupant::Hotseat { .. } => {
                pages::Occupant::Person { is_here: table.presence.is_here(record, app.time()) }
            }
        };
        let control = match &record.occupant {
            Occupant::Player { .. } if !mine.contains(record.seat) => {
                match seating::may_lose_seat(app, table, play, record) {
                    Ok(()) => Some(SeatControl::Bot(BotSpec::USUAL.to_string())),
                    Err(Problem::PlayerMayReturn { minutes }) => Some(SeatControl::Later(minutes)),
                    Err(_) => None,
                }
            }
            Occupant::Bot { stands_in_for: Some(_), .. } => Some(SeatControl::GiveBack),
            _ => None,
        };
        let control = control.filter(|_| is_in_charge);
        SeatLine { seat: record.seat, occupant, control }
    };
    play.record.seats.iter().map(line).collect()
}

/// What is known about a wish to close the table.
fn closing(app: &App, play: &Play, visit: &Visit, table: &LiveTable) -> Option<ClosingLine> {
    let is_running = play.record.status == Status::Playing;
    play.agreed.as_ref().filter(|_| is_running)?;
    let mine = seats_of(play, visit);
    let missing = seating::disagreeing(app, table, play);
    let is_asked = missing.iter().any(|seat| mine.contains(*seat));
    (!mine.is_empty()).then_some(ClosingLine { is_asked, missing })
}

/// The seat that the visitor has only through its secret link.
pub(crate) fn seat_by_link(play: &Play, visit: &Visit) -> Option<Seat> {
    let own = play.seats_of(visit.player_id());
    seats_of(play, visit).into_iter().find(|seat| !own.contains(*seat))
}

/// What was agreed about a table, for everybody to see. The dice are opened when it is over.
pub(crate) fn terms(play: &Play) -> Terms {
    let settings = &play.settings;
    let is_over = play.record.status.is_over();
    let seed = play.record.seed;
    Terms {
        hints: settings.hints,
        helping: settings.helping,
        speak_first: settings.speak_first,
        absence: settings.absence,
        is_seed_chosen: settings.is_seed_chosen,
        dice: settings.dice(seed).map(|dice| DiceTerms {
            commitment: dice.commitment,
            opened: is_over.then_some((seed, dice.salt)),
        }),
    }
}

/// The name of the file that a finished match is saved as.
pub(crate) fn file_name(table: &LiveTable) -> String {
    format!("{}-{}.json", table.game.id(), table.id)
}

pub(crate) fn chat_line(message: ChatMessage) -> ChatLine {
    ChatLine { id: message.id, name: message.name, seat: message.seat, text: message.text }
}

/// Where a rematch is offered: to those who took part, and to everybody once there is one.
fn rematch_url(play: &Play, table: &LiveTable, took_part: bool) -> Option<String> {
    let is_over = play.record.status == Status::Finished;
    let is_offered = is_over && (took_part || play.record.rematch_as.is_some());
    is_offered.then(|| format!("/t/{}/rematch", table.id))
}

/// What a visitor with a seat may decline once and for all.
fn standing(play: &Play, visit: &Visit, table: &LiveTable) -> Option<StandingAnswer> {
    let first = seats_of(play, visit).first()?;
    let sentence = table.game.face().standing_question(visit.look.words())?;
    Some(StandingAnswer { sentence, declines: play.settings.declining.contains(first) })
}

/// Whether the game has a harder match than this one.
fn has_harder(play: &Play, table: &LiveTable) -> bool {
    let options = serde_json::from_str(&play.record.options);
    options.is_ok_and(|options| table.game.face().harder(&options).is_some())
}

/// What is said to whoever decides.
fn counsel_card(
    app: &App,
    play: &Play,
    table: &LiveTable,
    words: &Words,
    mine: Seats,
    hand: Hand,
) -> Option<CounselCard> {
    let is_asked = !play.deciding().is_empty();
    let role = match hand {
        Hand::Own => CounselRole::Hears,
        Hand::Suggests { to } => CounselRole::Suggests { to },
        Hand::ClicksFor { absent } => CounselRole::ClicksFor { absent },
    };
    let suggestion = |it: &Suggestion| ui::pages::SuggestionLine {
        by: it.by,
        sentence: counsel::sentence(table, play, words, it),
        // Whoever decides takes it like any other move.
        act: mine.contains(it.to).then(|| counsel::notation(it)),
    };
    (is_asked && counsel::is_shared(play)).then(|| CounselCard {
        role,
        suggestions: play.counsel.suggestions().iter().map(suggestion).collect(),
        fine: play.counsel.fine().into_iter().collect(),
        is_fine: mine.into_iter().any(|seat| play.counsel.fine().contains(seat)),
        silent: counsel::silent(app, table, play, mine).into_iter().collect(),
        fine_url: format!("/t/{}/fine", table.id),
    })
}

fn urls(play: &Play, table: &LiveTable, with_hints: bool, hand: Hand) -> TableUrls {
    let url = |what: &str| format!("/t/{}/{what}", table.id);
    let is_over = play.record.status == Status::Finished;
    TableUrls {
        page: format!("/t/{}", table.id),
        act: url(if matches!(hand, Hand::Suggests { .. }) { "suggest" } else { "act" }),
        undo: url("undo"),
        events: url("events"),
        draft: url("draft"),
        chat: url("chat"),
        log: url("log"),
        text: url("text"),
        desk: url("desk"),
        hint: if with_hints { url("hint") } else { String::new() },
        export: if is_over { url("export") } else { String::new() },
        analysis: if is_over { url("analysis") } else { String::new() },
    }
}

/// The links that a visitor may hand on.
pub(crate) fn share(app: &App, play: &Play, visit: &Visit, table: &LiveTable) -> Share {
    let origin = &visit.origin;
    // Only a seat at a screen of its own has a link: a shared device is shared already.
    let own = seats_of(play, visit);
    let own_seat = own.first().filter(|_| own.len() == 1);
    Share {
        watch: format!("{origin}/t/{}", table.id),
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

/// So many of a visitor's tables that are not over are looked at.
const RUNNING: store::Page = store::Page::first(100);

/// A visitor's tables that are not over.
#[derive(Default)]
pub(crate) struct Running {
    pub(crate) tables: Vec<TableRecord>,
    /// The ids of those that wait for him.
    pub(crate) waiting: Vec<String>,
}

impl Running {
    /// As far as they can be read: damage to them takes no other page away.
    pub(crate) async fn known(app: &App, visit: &Visit) -> Result<Self, Problem> {
        match Self::of(app, visit).await {
            Err(Problem::Internal) => {
                app.health.suspect();
                Ok(Self::default())
            }
            known => known,
        }
    }

    pub(crate) async fn of(app: &App, visit: &Visit) -> Result<Self, Problem> {
        let Some(player) = &visit.player else { return Ok(Self::default()) };
        let tables = app.store.running_tables_of(&player.id, &RUNNING).await?;
        let mut waiting = Vec::new();
        for record in tables.iter().filter(|record| record.status == Status::Playing) {
            let deciding = match Summary::read(record) {
                Some(summary) => summary.deciding,
                // Opening the table notes it. One that does not open says so on its own page and
                // spoils no other.
                None => match app.table(&record.id).await {
                    Ok(table) => table.now().deciding(),
                    Err(_) => continue,
                },
            };
            let mine = record.seats_of(&player.id);
            if deciding.into_iter().any(|seat| mine.contains(seat)) {
                waiting.push(record.id.clone());
            }
        }
        Ok(Self { tables, waiting })
    }
}

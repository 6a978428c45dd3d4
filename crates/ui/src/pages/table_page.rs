//! The page of a table: prompt, board, panels, log, chat, dialogs, replay.

use maud::{Markup, PreEscaped, html};
use table::{Refusal, Seat, Viewer};

use super::company::Company;
use super::counsel::CounselCard;
use super::halted::{HaltedCard, cut_note};
use super::lesson::LessonCard;
use super::moments::Moments;
use super::notice::by_link;
use super::result::Result;
use super::shell::{Visitor, document};
use crate::any_face::{HELP, SCORES};
use crate::assets::{ICON_TURN, LESSON_SCRIPT};
use crate::caption::in_one_line;
use crate::kit::{Icon, icon};
use crate::prose::{rule_link, rules};
use crate::sheet::{Draft, INSIDE, ended_at_once};
use crate::{
    AnyFace, Area, AreaKind, Caption, Chapter, LogEntry, SeatNames, Sheet, TableParts, Words, owner,
};

/// So many lines of one step are told above a replay.
const TOLD: usize = 3;

/// Where the script sends things.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableUrls {
    /// The page itself.
    pub page: String,
    /// POST `{revision, action}`.
    pub act: String,
    /// POST `{revision}`.
    pub undo: String,
    /// The event stream.
    pub events: String,
    /// GET with `?draft=`.
    pub draft: String,
    /// POST `{text}`.
    pub chat: String,
    /// GET with `?first=` and `&end=`: lines of the log.
    pub log: String,
    /// GET: the table as text.
    pub text: String,
    /// GET with the id of a desk behind it: what lies on that desk.
    pub desk: String,
    /// POST `{}`: ask a bot for advice. Empty where hints are not wanted.
    pub hint: String,
    /// The match as a file. Empty while it is not to be had.
    pub export: String,
    /// The analysis of a finished game; empty before.
    pub analysis: String,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number, by which a page knows what it has shown.
    pub id: i64,
    /// Who wrote it.
    pub name: String,
    /// The seat, for players.
    pub seat: Option<Seat>,
    /// What was written; it is escaped here.
    pub text: String,
}

/// What was said, as the script of the page expects it.
pub(super) fn chat_lines(chat: &[ChatLine]) -> Markup {
    html! {
        ol id="chat-lines" {
            @for line in chat {
                li id={ "chat-" (line.id) } {
                    @if let Some(seat) = line.seat { (owner::badge(seat)) " " }
                    strong { (line.name) } ": " (line.text)
                }
            }
        }
    }
}

/// Something to be said above the board.
#[derive(Clone, Debug)]
pub enum Notice {
    /// A move was refused.
    Refused(Refusal),
    /// The page was out of date; nothing happened.
    Stale,
    /// A bot's advice, from [`AnyFace::advice`].
    Advice(Markup),
    /// The chat or the moves come too fast.
    TooFast,
    /// A bot or a hint waits in the line of all thoughts behind so many others.
    InLine {
        /// How many come before.
        before: usize,
    },
    /// A bot cannot go on.
    BotStuck,
    /// The match was given up after so many steps.
    TooLong {
        /// How many.
        steps: usize,
    },
    /// The viewer has just taken this seat by its secret link, perhaps by mistake.
    ByLink(Seat),
}

/// Everything on the page of a table.
pub struct TablePage<'a> {
    /// Who opens it.
    pub visitor: Visitor<'a>,
    /// The game.
    pub face: &'a dyn AnyFace,
    /// What the game draws.
    pub parts: TableParts,
    /// The table's name.
    pub table_name: &'a str,
    /// Who looks.
    pub viewer: Viewer,
    /// Who sits where.
    pub names: &'a SeatNames,
    /// Who sits here, and how the table is run.
    pub company: Company<'a>,
    /// What is said to whoever decides, where all play together.
    pub counsel: Option<CounselCard>,
    /// Where the script sends things.
    pub urls: &'a TableUrls,
    /// A number that rises with every change of the table, undo included.
    pub revision: u64,
    /// The name of what the viewer's seat decides, which stays the same until something happens that it
    /// may depend on: the script keeps a draft with it. `None` for spectators and in the past.
    pub decision: Option<String>,
    /// The moment shown, as a number of steps; `None` is now.
    pub step: Option<usize>,
    /// Whether the viewer can undo, and why not. `None` for spectators.
    pub undo: Option<std::result::Result<(), Refusal>>,
    /// What is said of a match that opens only in part.
    pub halted: Option<HaltedCard>,
    /// Where a match that had halted was played on, and how many later steps are kept apart.
    pub cuts: &'a [(usize, usize)],
    /// What the viewer is told in a guided first game.
    pub lesson: Option<LessonCard<'a>>,
    /// Something to be said.
    pub notice: Option<Notice>,
    /// The name of the file that a finished match is saved as.
    pub file: String,
    /// The chat that the viewer may read.
    pub chat: &'a [ChatLine],
    /// The next table that waits for the viewer.
    pub next_table: Option<&'a str>,
    /// Whether the game is over, so that the past may be seen from any seat.
    pub is_over: bool,
    /// The seat that was asked for to look from.
    pub seen_from: Option<Seat>,
    /// Where a rematch is offered by POST, when the game is over.
    pub rematch_url: Option<&'a str>,
    /// Whether the game has a harder match for those who sit here.
    pub has_harder: bool,
}

impl TablePage<'_> {
    fn words(&self) -> &'static Words {
        self.visitor.look.words()
    }

    /// The whole document with its [sheet](Self::sheet).
    pub fn render(&self, sheet: &Sheet) -> Markup {
        let words = self.words();
        let title = words.say(
            "table-page-title",
            &[("table", self.table_name.into()), ("game", self.face.title(words).into())],
        );
        let body = html! {
            @if let Some(symbols) = &self.parts.symbols {
                @let symbols = html! { svg class="symbols" aria-hidden="true" { (symbols) } };
                (PreEscaped(ended_at_once(symbols.into_string())))
            }
            (sheet.page())
            @if self.lesson.is_some() { script src=(LESSON_SCRIPT.url()) defer {} }
            dialog id="rules" class="wide" aria-labelledby="rules-title" {
                div class="dialog-head" {
                    h2 id="rules-title" { (words.get("table-rules")) }
                    input type="search" id="rules-search" data-filter="rules-text"
                        aria-label=(words.get("table-rules-search"))
                        placeholder=(words.get("table-rules-search"));
                    (self.close_button())
                }
                div id="rules-text" tabindex="0" role="region" aria-labelledby="rules-title"
                    data-src=(rules(self.face, self.visitor.look.language).url) {}
            }
            dialog id="help" aria-labelledby="help-title" {
                div class="dialog-head" {
                    h2 id="help-title" { (words.get("table-help")) }
                    (self.close_button())
                }
                div id="help-text" data-src={ (self.urls.desk) "/" (HELP) } {}
            }
        };
        document(&self.visitor, &title, "board-page", Some(self.face.id()), &body)
    }

    /// The part that changes while people play: what answers to moves and updates carry.
    pub fn sheet(&self) -> Sheet {
        let words = self.words();
        let parts = &self.parts;
        let your_turn = parts.is_your_turn.then(|| words.get("table-your-turn"));
        let frame = html! {
            main id="table" class={ "table game-" (self.face.id()) @if self.is_result() { " over" } } tabindex="-1"
                data-revision=(self.revision) data-decision=[&self.decision]
                data-act-url=(self.urls.act) data-undo-url=(self.urls.undo)
                data-events-url=(self.urls.events) data-draft-url=(self.urls.draft)
                data-chat-url=(self.urls.chat) data-hint-url=(self.urls.hint)
                data-your-turn=[your_turn] data-turn-icon=(ICON_TURN.url()) data-offline=(words.get("table-offline"))
                data-lesson=[self.lesson.as_ref().and_then(LessonCard::marked)]
                data-replay=[self.step.map(|_| "true")] { (INSIDE) }
        };
        let mut draft = Draft::default();
        draft.around(&frame, |draft| {
            self.bar(draft);
            draft.part("div", "news", self.company.news(words));
            // What was said about this state is the script's business: it is never kept by a name.
            draft.fixed(html! { div id="notices" { (self.notices()) } });
            draft.fixed(self.halted_card());
            draft.part("section", "since", self.since());
            draft.part("section", "lesson", self.lesson_card());
            draft.part("section", "result", self.result());
            self.boards(draft);
            // The script fills it; on a phone the newest caption is always in sight.
            draft.fixed(html! {
                div id="caption" class="caption" aria-hidden="true" data-keep data-script {
                    @if let Some(newest) = self.parts.log.captions.last() { (self.caption(newest)) }
                }
            });
            draft.part("ol", "captions", self.captions());
            draft.around(&html! { div id="side" class="side" { (INSIDE) } }, |draft| {
                draft.part("section", "dock", self.dock());
                draft.part("section", "replay", self.replay_bar());
                self.panels(draft);
                self.log(draft);
                draft.part("details", "chat", self.chat());
                draft.part("details", "people", self.company.card(words));
                draft.part("details", "text-view", self.text_view());
            });
            let scores = self.scores(self.parts.scores.as_ref());
            draft.desk("dialog", "scores".to_owned(), &self.scores(None), scores);
        });
        draft.finish()
    }

    fn bar(&self, draft: &mut Draft) {
        let words = self.words();
        draft.around(&html! { div id="bar" class="bar" { (INSIDE) } }, |draft| {
            let name = html! {
                h1 id="board-name" class="board-name" {
                    (self.face.poster().title(&self.face.title(words)))
                    span class="unseen" { (self.table_name) }
                }
            };
            draft.part("h1", "board-name", name);
            draft.part("div", "tools", self.tools());
            draft.lasting(
                "div",
                "next",
                html! {
                    div id="next" {
                        @if let Some(url) = self.next_table {
                            a class="button tool" id="next-table" href=(url) data-key="n" {
                                (icon(Icon::Next)) span { (words.get("table-next-table")) }
                            }
                        }
                    }
                },
            );
        });
    }

    /// The dock: what is asked, what can be chosen, and at its foot what takes back or ends. Its
    /// parts keep their places whatever is asked of whom.
    fn dock(&self) -> Markup {
        // The result takes its place, or the controls of the replay.
        if self.parts.standings.is_final || self.step.is_some() {
            return html! {};
        }
        let words = self.words();
        html! {
            section id="dock" class={ "dock" @if self.parts.is_your_turn { " mine" } } {
                p id="prompt" class="prompt" tabindex="-1" { (self.parts.prompt) }
                @if let Some(counsel) = self.counsel.as_ref().filter(|_| self.step.is_none()) {
                    (counsel.render(words, self.names))
                }
                div id="decide" class="decide" {
                    @for area in self.areas(AreaKind::Dock) { (area.content) }
                }
                @if !self.is_over {
                    div id="foot" class="foot" {
                        (self.undo())
                        @for area in self.areas(AreaKind::Foot) { (area.content) }
                    }
                }
            }
        }
    }

    /// Takes the last step back, or says why it cannot.
    fn undo(&self) -> Markup {
        let words = self.words();
        let Some(undo) = &self.undo else { return html! {} };
        let refusal = undo.as_ref().err();
        html! {
            button type="button" id="undo" class="button" data-key="u"
                data-undo=[refusal.is_none().then_some("")]
                data-why=[refusal.map(|refusal| refusal.rule.0)]
                aria-disabled=[refusal.map(|_| "true")]
                aria-description=[refusal.map(|refusal| self.face.refusal(words, refusal))] {
                (icon(Icon::Undo)) span { (words.get("table-undo")) }
            }
        }
    }

    fn halted_card(&self) -> Markup {
        self.halted.as_ref().map(|halted| halted.render(self.words())).unwrap_or_default()
    }

    fn lesson_card(&self) -> Markup {
        self.lesson.as_ref().map(|lesson| lesson.render(self.words())).unwrap_or_default()
    }

    fn text_view(&self) -> Markup {
        html! {
            details id="text-view" class="card text-view" {
                summary { (self.words().get("table-text-view")) }
                @let url = self.at_moment(&self.urls.text);
                div id="text-view-body" data-live data-src=(url) {
                    a href=(url) { (self.words().get("table-text-view")) }
                }
            }
        }
    }

    /// An address below the table's, for the moment shown and the eyes it is seen with.
    fn at_moment(&self, url: &str) -> String {
        let seat =
            self.seen_from.map(|seat| format!("seat={}&", u8::from(seat))).unwrap_or_default();
        let step = self.step.map(|step| format!("step={step}&")).unwrap_or_default();
        format!("{url}?{seat}{step}")
    }

    /// The scores: loaded like a desk when they are opened.
    fn scores(&self, content: Option<&Markup>) -> Markup {
        let url = self.at_moment(&format!("{}/{SCORES}", self.urls.desk));
        html! {
            dialog id="scores" class="wide" aria-labelledby="scores-title" {
                div class="dialog-head" {
                    h2 id="scores-title" { (self.words().get("table-scores")) }
                    (self.close_button())
                }
                div id="scores-now" class="scroll" tabindex="0" role="region" aria-labelledby="scores-title"
                    data-keep data-live data-src=(url) { @if let Some(content) = content { (content) } }
            }
        }
    }

    /// The areas of one kind that show something.
    fn areas(&self, kind: AreaKind) -> impl Iterator<Item = &Area> {
        let has_content = |area: &Area| area.kind == AreaKind::Desk || !area.content.0.is_empty();
        let is_shown = move |area: &&Area| area.kind == kind && has_content(area);
        self.parts.areas.iter().filter(is_shown)
    }

    /// The boards. Where there are several, a phone shows the one whose tab was chosen: tabs are
    /// radio buttons, so that they need no script and an update leaves the choice alone.
    fn boards(&self, draft: &mut Draft) {
        let boards: Vec<&Area> = self.areas(AreaKind::Board).collect();
        let frame = html! {
            div id="board" class="board" {
                @if boards.len() > 1 {
                    fieldset id="tabs" class="tabs" {
                        legend class="unseen" { (self.words().get("table-board")) }
                        @for (index, area) in boards.iter().enumerate() {
                            label class="tab" {
                                input type="radio" name="board" id={ "tab-" (area.id) } checked[index == 0];
                                span { (area.name) }
                            }
                        }
                    }
                }
                (INSIDE)
            }
        };
        draft.around(&frame, |draft| {
            for area in boards {
                let id = format!("area-{}", area.id);
                draft.part(
                    "section",
                    &id,
                    html! {
                        section id=(id) class="area" aria-label=(area.name) { (area.content) }
                    },
                );
            }
        });
    }

    /// The panels, and the desks below them.
    fn panels(&self, draft: &mut Draft) {
        draft.around(&html! { div id="panels" class="panels" { (INSIDE) } }, |draft| {
            for area in self.areas(AreaKind::Panel) {
                let id = format!("area-{}", area.id);
                draft.part("div", &id, html! { div id=(id) class="panel" { (area.content) } });
            }
            for (index, area) in self.areas(AreaKind::Desk).enumerate() {
                let id = format!("area-{}", area.id);
                let url = self.at_moment(&format!("{}/{}", self.urls.desk, area.id));
                let drawn = |content: &Markup, is_folded: bool| {
                    html! {
                        details id=(id) class="card desk" name="desk" open[index == 0] {
                            summary {
                                (area.sign) span { (area.name) }
                                @if !area.note.is_empty() { " " small { (area.note) } }
                            }
                            div id={ "desk-" (area.id) } data-keep data-live data-folded[is_folded] data-src=(url) { (content) }
                        }
                    }
                };
                let bare = drawn(&html! {}, false);
                let whole = drawn(&area.content, area.is_folded);
                draft.desk("details", id, &bare, whole);
            }
        });
    }

    fn close_button(&self) -> Markup {
        html! {
            form method="dialog" {
                button class="button icon" aria-label=(self.words().get("table-close")) { "×" }
            }
        }
    }

    fn tools(&self) -> Markup {
        let words = self.words();
        html! {
            div id="tools" class="tools" role="toolbar" aria-label=(words.get("table-tools")) {
                @if parts_can_hint(self) {
                    button type="button" id="hint" class="button tool" data-hint data-key="h" {
                        (icon(Icon::Hint)) span { (words.get("table-hint-ask")) }
                    }
                }
                button type="button" id="open-scores" class="button tool" data-open="scores" data-key="s" {
                    (icon(Icon::Scores)) span { (words.get("table-scores")) }
                }
                button type="button" id="open-rules" class="button tool" data-open="rules" data-key="r" {
                    (icon(Icon::Rules)) span { (words.get("table-rules")) }
                }
                button type="button" id="open-log" class="button tool" data-toggle="log-open" aria-pressed="false" {
                    (icon(Icon::Log)) span { (words.get("table-log")) }
                }
                button type="button" id="open-chat" class="button tool" data-talk {
                    (icon(Icon::Chat)) span { (words.get("table-chat-open")) } b id="unread" class="unread" data-keep data-script {}
                }
                button type="button" id="open-help" class="button tool wide-only" data-open="help" data-key="?"
                    aria-label=(words.get("table-help")) { "?" }
                button type="button" class="button tool" popovertarget="menu"
                    aria-label=(words.get("table-menu")) { (icon(Icon::More)) }
            }
        }
    }

    fn notices(&self) -> Markup {
        let words = self.words();
        html! {
            @match &self.notice {
                Some(Notice::Refused(refusal)) => {
                    p class="notice bad" role="alert" {
                        (self.face.refusal(words, refusal)) " " (rule_link(refusal.rule.0))
                    }
                }
                Some(Notice::Stale) => { p class="notice" role="alert" { (words.get("table-stale")) } }
                Some(Notice::TooFast) => { p class="notice" role="alert" { (words.get("table-too-fast")) } }
                Some(Notice::InLine { before }) => {
                    p class="notice" role="status" {
                        (words.say("table-in-line", &[("before", (*before).into())]))
                    }
                }
                Some(Notice::BotStuck) => { p class="notice bad" role="alert" { (words.get("table-bot-stuck")) } }
                Some(Notice::TooLong { steps }) => {
                    p class="notice" role="status" {
                        (words.say("table-too-long", &[("steps", (*steps).into())]))
                    }
                }
                Some(Notice::ByLink(seat)) => { (by_link(words, &self.names.of(*seat), &self.urls.page)) }
                Some(Notice::Advice(advice)) => { div class="notice good" role="status" { (advice) } }
                None => {}
            }
            @for (step, count) in self.cuts { (cut_note(words, *step, *count)) }
        }
    }

    /// Whether the page shows how the game ended.
    fn is_result(&self) -> bool {
        self.parts.standings.is_final && self.step.is_none()
    }

    fn result(&self) -> Markup {
        let words = self.words();
        let standings = &self.parts.standings;
        if !self.is_result() {
            return html! {};
        }
        let moment = |step: usize| self.moments().url(step);
        let result = Result {
            face: self.face,
            words,
            names: self.names,
            standings,
            progress: &self.parts.progress,
            leads: &self.parts.leads,
            moment: &moment,
        };
        html! {
            section id="result" class="result" data-lost=[standings.verdict.as_ref().filter(|verdict| !verdict.is_won).map(|_| "")] {
                div class="result-win" { (result.headline()) (self.parts.story) (result.bars()) }
                @if !self.parts.revealed.0.is_empty() { div class="result-reveal" tabindex="0" { (self.parts.revealed) } }
                div class="result-foot" {
                    @if !self.parts.leads.is_empty() { section class="tale wide" { (result.lead()) } }
                    (result.highlights(&self.parts.highlights))
                    (self.farewell())
                }
            }
        }
    }

    /// What may be done when the game is over.
    fn farewell(&self) -> Markup {
        let words = self.words();
        let link = &self.company.share.watch;
        html! {
            div class="result-go" {
                @if let Some(url) = self.rematch_url {
                    form method="post" action=(url) {
                        button class="button primary big" type="submit" { (icon(Icon::Again)) span { (words.get("table-rematch")) } }
                    }
                }
                @if self.has_harder {
                    form method="post" action={ (self.urls.page) "/harder" } {
                        button class="button" id="harder" type="submit" { (icon(Icon::Again)) span { (words.get("table-harder")) } }
                    }
                }
                a class="button" id="share-picture" href={ (self.urls.page) "/result.svg" } download {
                    (icon(Icon::Screen)) span { (words.get("table-result-picture")) }
                }
                // A device that cannot share copies the link.
                button type="button" class="button" id="share-result" data-share=(link) data-title=(self.table_name)
                    data-copy=(link) data-copied=(words.get("table-waiting-copied")) {
                    (icon(Icon::Share)) span { (words.get("table-waiting-share")) }
                }
                a class="button" id="watch-all" href={ (self.urls.page) "?step=0#play" } { (icon(Icon::Play)) span { (words.get("table-replay")) } }
                @if !self.urls.export.is_empty() {
                    a class="button" id="save" href=(self.urls.export) download { (icon(Icon::Save)) span { (words.get("table-export")) } }
                    a class="button" id="save-log" href={ (self.urls.page) "/log.txt" } download { (icon(Icon::Log)) span { (words.get("table-export-log")) } }
                }
                @if !self.urls.analysis.is_empty() {
                    a class="button" id="analysis" href=(self.urls.analysis) { (icon(Icon::Hint)) span { (words.get("table-analysis")) } }
                }
            }
            (self.company.terms.proof(words, &self.file))
        }
    }

    /// In a replay: what happened at this moment, and the ways to others. The script morphs from
    /// moment to moment and can go on by itself.
    fn replay_bar(&self) -> Markup {
        let words = self.words();
        let Some(step) = self.step else { return html! {} };
        let last = self.parts.length;
        let link = |step: usize| self.moments().url(step);
        let jump = |id: &str, to: usize, key: &str, sign: Icon, label: String| {
            html! {
                a id=(id) class="button icon" href=(link(to)) data-visit data-key=(key)
                    aria-label=(label) title=(label) { (icon(sign)) }
            }
        };
        let next = self.parts.log.next_told.map(&link);
        html! {
            section id="replay" class="replay" aria-label=(words.get("table-replay")) data-next=[next] {
                div id="prompt" class="prompt" tabindex="-1" {
                    span class="eyebrow" {
                        (words.get("table-replay")) " · "
                        (words.say("table-replay-of", &[("step", step.into()), ("last", last.into())]))
                    }
                    span class="told" { (self.told_now(step)) }
                }
                div class="replay-ways" {
                    (jump("replay-first", 0, "Home", Icon::First, words.get("table-replay-first")))
                    (jump("replay-back", step.saturating_sub(1), "ArrowLeft", Icon::Back, words.get("table-replay-back")))
                    button type="button" id="replay-play" class="button primary icon" data-play data-key="p"
                        aria-pressed="false" aria-label=(words.get("table-replay-play")) {
                        (icon(Icon::Play)) (icon(Icon::Pause))
                    }
                    (jump("replay-on", (step + 1).min(last), "ArrowRight", Icon::Play, words.get("table-replay-on")))
                    (jump("replay-last", last, "End", Icon::Last, words.get("table-replay-last")))
                }
                div class="replay-time" {
                    input type="range" id="replay-step" min="0" max=(last) value=(step)
                        data-step-url=(self.moments().url("")) aria-label=(words.get("table-replay-step"));
                    span class="speeds" role="group" aria-label=(words.get("table-replay-speed")) {
                        @for speed in ["1", "2", "4"] {
                            button type="button" id={ "speed-" (speed) } class="button" data-speed=(speed)
                                aria-pressed={ @if speed == "1" { "true" } @else { "false" } } { (speed) "×" }
                        }
                    }
                }
                div class="replay-ways" {
                    a id="replay-now" class="button" href=(self.urls.page) { (words.get("table-replay-leave")) }
                    // Whoever may play again may also play on from here.
                    @if self.rematch_url.is_some() && step < last {
                        form method="post" action={ (self.urls.page) "/branch" } {
                            input type="hidden" name="step" value=(step);
                            button id="branch" class="button" type="submit" { (words.get("table-replay-branch")) }
                        }
                    }
                    (self.eyes(step))
                }
            }
        }
    }

    /// What has just happened at a moment of the past.
    fn told_now(&self, step: usize) -> Markup {
        let is_told = |line: &&LogEntry| line.heading.is_none();
        let lines = || self.parts.log.chapters.iter().filter_map(|chapter| chapter.lines.as_ref());
        let of_step = lines().flatten().filter(|line| line.step + 1 == step);
        let of_step: Vec<&LogEntry> = of_step.filter(is_told).take(TOLD).collect();
        let latest = lines().find_map(|lines| lines.iter().rev().find(is_told));
        html! {
            @for line in &of_step { (line.text) " " }
            @if let (true, Some(line)) = (of_step.is_empty(), latest) { (line.text) }
        }
    }

    fn moments(&self) -> Moments<'_> {
        Moments { page: &self.urls.page, seen_from: self.seen_from, step: self.step }
    }

    /// When the game is over: every seat to look from.
    fn eyes(&self, step: usize) -> Markup {
        if !self.is_over {
            return html! {};
        }
        html! {
            div class="eyes row" role="group" aria-labelledby="replay-eyes" {
                span id="replay-eyes" class="help" { (self.words().get("table-replay-eyes")) }
                @for line in self.company.seats {
                    @let is_seen = self.viewer == Viewer::Seat(line.seat);
                    a class="button icon" aria-current=[is_seen.then_some("true")]
                        href={ (self.urls.page) "?seat=" (u8::from(line.seat)) "&step=" (step) }
                        aria-label=(self.words().say("table-replay-eyes-of", &[("name", self.names.of(line.seat).into())])) {
                        (owner::badge(line.seat))
                    }
                }
            }
        }
    }

    fn log(&self, draft: &mut Draft) {
        let words = self.words();
        let frame = html! {
            section id="log" class="log card" tabindex="0" aria-label=(words.get("table-log")) {
                div class="log-head" {
                    h2 { (words.get("table-log")) }
                    button type="button" id="log-drawer" class="drawer" data-toggle="log-open" aria-pressed="false" data-key="l" {
                        span class="drawer-open" { (words.get("table-log-open")) }
                        span class="drawer-close" { (words.get("table-close")) }
                    }
                }
                (INSIDE)
            }
        };
        draft.around(&frame, |draft| {
            // The newest chapter first: it is the one people look for.
            for (index, chapter) in self.parts.log.chapters.iter().enumerate() {
                let id = format!("chapter-{}", chapter.first);
                draft.part("details", &id, self.chapter(&id, chapter, index == 0));
            }
            let earlier = self.parts.log.earlier;
            if earlier > 0 {
                draft.part(
                    "details",
                    "chapter-earlier",
                    html! {
                        details id="chapter-earlier" {
                            summary { (words.get("table-log-earlier")) }
                            (self.unread("earlier-lines", 0, earlier))
                        }
                    },
                );
            }
        });
    }

    fn chapter(&self, id: &str, chapter: &Chapter, is_open: bool) -> Markup {
        let lines_id = format!("{id}-lines");
        html! {
            details id=(id) open[is_open] {
                summary {
                    @match &chapter.heading {
                        Some(heading) => (heading),
                        None => (self.words().get("table-log-begin")),
                    }
                }
                @match &chapter.lines {
                    Some(lines) => (self.written(&lines_id, chapter.first, lines)),
                    None => (self.unread(&lines_id, chapter.first, chapter.end)),
                }
            }
        }
    }

    /// Lines of the latest chapter. Those before `data-from` the script keeps, or loads.
    fn written(&self, id: &str, first: usize, lines: &[LogEntry]) -> Markup {
        let from = lines.first().map_or(first, |line| line.number);
        let before = (from > first).then(|| self.lines_url(first, from));
        html! {
            ol id=(id) data-from=(from) data-before=[before] { (self.moments().newest_first(lines)) }
        }
    }

    /// Lines that the script loads when their chapter is opened, and keeps.
    fn unread(&self, id: &str, first: usize, end: usize) -> Markup {
        html! { ol id=(id) data-keep data-src=(self.lines_url(first, end)) {} }
    }

    /// The address of lines of the log.
    fn lines_url(&self, first: usize, end: usize) -> String {
        let seat =
            self.seen_from.map(|seat| format!("&seat={}", u8::from(seat))).unwrap_or_default();
        format!("{}?first={first}&end={end}{seat}", self.urls.log)
    }

    /// What others did since the viewer's last turn: one line that opens into all of them.
    fn since(&self) -> Markup {
        let words = self.words();
        let log = &self.parts.log;
        let (Some(step), None, false) = (log.since_step, self.step, log.captions.is_empty()) else {
            return html! {};
        };
        html! {
            section id="since" class="since" aria-label=(words.get("table-since")) {
                details id="since-lines" {
                    summary {
                        span class="eyebrow" { (words.get("table-since")) }
                        span class="told" { (in_one_line(&log.captions, words, self.names)) }
                    }
                    ol { (self.moments().lines(&log.since, "since-")) }
                }
                a id="watch" class="watch" href={ (self.moments().url(step)) "#play" } {
                    (icon(Icon::Play)) (words.get("table-since-watch"))
                }
            }
        }
    }

    /// What the script shows one after the other beside the pieces that moved. The log says the
    /// same to everybody.
    fn captions(&self) -> Markup {
        html! {
            ol id="captions" hidden {
                @for caption in &self.parts.log.captions {
                    li id={ "caption-" (caption.number) } data-place=[&caption.place] { (self.caption(caption)) }
                }
            }
        }
    }

    fn caption(&self, caption: &Caption) -> Markup {
        html! {
            span class={ "caption-who seat-" (u8::from(caption.seat)) } {
                (owner::badge(caption.seat)) strong { (self.names.of(caption.seat)) }
            }
            " " span class="caption-what" { (caption.told(self.words())) }
        }
    }

    fn chat(&self) -> Markup {
        let words = self.words();
        html! {
            details id="chat" class="card chat" {
                summary { (words.say("table-chat", &[("count", self.chat.len().into())])) }
                (chat_lines(self.chat))
                form id="chat-form" data-chat {
                    input name="text" id="chat-text" maxlength="300" autocomplete="off"
                        aria-label=(words.get("table-chat-text"));
                    button class="button" type="submit" { (words.get("table-chat-send")) }
                }
            }
        }
    }
}

/// The keys of every game and of this one.
pub(crate) fn what_keys_do(words: &Words, own: &[(&str, &str)]) -> Markup {
    let keys = [
        ("Tab", "table-key-tab"),
        ("← ↑ → ↓", "table-key-arrows"),
        ("Enter", "table-key-enter"),
        ("Esc", "table-key-escape"),
        ("1 – 9", "table-key-numbers"),
        ("u", "table-key-undo"),
        ("h", "table-key-hint"),
        ("s", "table-key-scores"),
        ("r", "table-key-rules"),
        ("l", "table-key-log"),
        ("n", "table-key-next"),
        ("Space", "table-key-skip"),
        ("p", "table-key-play"),
        ("+ −", "table-key-speed"),
        ("?", "table-key-help"),
    ];
    html! {
        p { (words.get("table-help-lead")) }
        dl class="keys" {
            @for (key, sentence) in keys.iter().chain(own) {
                div { dt { kbd { (key) } } dd { (words.get(sentence)) } }
            }
        }
    }
}

fn parts_can_hint(page: &TablePage<'_>) -> bool {
    page.parts.is_your_turn && !page.urls.hint.is_empty() && page.step.is_none()
}

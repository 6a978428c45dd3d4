//! Stored matches that do not open whole. One that opens in part is halted: everybody sees it up
//! to there, and its host may let it go on from there or close it. Of one that does not open at
//! all everybody sees what is kept.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use store::{Revision, Status, Store, StoreError, TableRecord};
use table::{LoadError, Seat, Viewer};
use ui::pages::{ChatLine, HaltReason, HaltedCard, KeptPage, KeptStep, Visitor};

use crate::app::App;
use crate::play::{ChangeError, Play};
use crate::problem::Problem;
use crate::settings::TableSettings;
use crate::visit::Visit;
use crate::{chat, identity, table_page};

/// The document of a table that holds the steps cut off when a halted match went on.
const CUTS: &str = "cuts";

/// Why a match goes no further, and the stored steps beyond.
#[derive(Clone)]
pub(crate) struct Halt {
    reason: HaltReason,
    /// The same with every detail, for the operator.
    detail: String,
    beyond: Vec<String>,
}

/// A halted match was played on from a step; what was stored beyond it is kept here.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cut {
    /// How many steps were kept.
    step: usize,
    /// What was wrong, for the operator.
    reason: String,
    /// The steps cut off, each as it was stored.
    steps: Vec<String>,
}

impl Halt {
    pub(crate) fn new(error: &LoadError, beyond: Vec<String>) -> Self {
        Self { reason: reason(error), detail: error.to_string(), beyond }
    }

    /// What is wrong, as everybody may know it.
    pub(crate) fn reason(&self) -> &HaltReason {
        &self.reason
    }

    /// How many of the stored steps do not fit.
    pub(crate) fn beyond(&self) -> usize {
        self.beyond.len()
    }

    /// What is wrong, with every detail: for the operator, never for a player.
    pub(crate) fn detail(&self) -> &str {
        &self.detail
    }
}

/// What people are told about a match that does not open whole. The step itself may be a secret.
pub(crate) fn reason(error: &LoadError) -> HaltReason {
    match error {
        LoadError::IllegalStep { refusal, .. } => HaltReason::Rule(refusal.rule.0.to_owned()),
        LoadError::ImpossibleChance { .. } => HaltReason::Chance,
        LoadError::Part { part, .. } if part == "options" => HaltReason::Content,
        LoadError::Part { part, .. } if part == "settings" => HaltReason::Unreadable,
        LoadError::Setup(_) => HaltReason::Content,
        LoadError::Newer { .. } => HaltReason::Newer,
        LoadError::UnknownGame(_) => HaltReason::UnknownGame,
        LoadError::Part { .. } | LoadError::Syntax(_) => HaltReason::Damaged,
    }
}

/// Where a halted match was played on before, as it is stored.
pub(crate) async fn cuts(store: &dyn Store, table: &str) -> Vec<Cut> {
    let document = store.document(table, CUTS).await.ok().flatten();
    document.and_then(|it| serde_json::from_str(&it.body).ok()).unwrap_or_default()
}

impl Play {
    /// The card above the board of a halted match.
    pub(crate) fn halted_card(&self, is_host: bool, close_url: Option<&str>) -> Option<HaltedCard> {
        let halt = self.halt.as_ref()?;
        let (id, fits) = (&self.record.id, self.game.len());
        let may_go_on = is_host && self.record.status == Status::Playing;
        let is_over = self.record.status == Status::Finished;
        Some(HaltedCard {
            reason: halt.reason.clone(),
            fits,
            stored: fits + halt.beyond(),
            go_on_url: may_go_on.then(|| format!("/t/{id}/go-on")),
            close_url: close_url.map(str::to_owned),
            export_url: is_over.then(|| format!("/t/{id}/export")),
        })
    }

    /// The match as a file, with the stored steps that do not fit and the verdict about a team.
    pub(crate) fn whole_save(&self) -> String {
        let mut steps = self.game.step_texts(0);
        steps.extend(self.halt.iter().flat_map(|halt| halt.beyond.iter().cloned()));
        let save = save(&self.record, &steps, &self.clicked_by);
        match self.game.standings(Viewer::Spectator).verdict {
            Some(verdict) => table::add_to_save(&save, "verdict", &verdict),
            None => save,
        }
    }

    /// Where the match was played on, and how many steps were cut off there.
    pub(crate) fn cut_lines(&self) -> Vec<(usize, usize)> {
        self.cuts.iter().map(|cut| (cut.step, cut.steps.len())).collect()
    }

    /// Lets a halted match go on from where it halted. The steps beyond are kept as a document of
    /// the table before they leave the match.
    pub(crate) async fn go_on(&mut self, app: &App) -> Result<(), ChangeError> {
        let Some(halt) = &self.halt else { return Ok(()) };
        if self.record.status != Status::Playing {
            return Err(ChangeError::NotPlaying(self.record.status));
        }
        let keep = self.game.len();
        let cut = Cut { step: keep, reason: halt.detail.clone(), steps: halt.beyond.clone() };
        // A crash between the two writes leaves the note without the cut; it is not noted twice.
        if self.cuts.last() != Some(&cut) {
            let mut cuts = self.cuts.clone();
            cuts.push(cut);
            let body = serde_json::to_string(&cuts).expect("plain data is JSON");
            app.store.put_document(&self.record.id, CUTS, &body, app.time()).await?;
            self.cuts = cuts;
        }
        let mut next = self.game.boxed_clone();
        next.go_on();
        self.commit(app, next, keep, None, None).await?;
        self.halt = None;
        Ok(())
    }
}

/// The page of a table whose match does not open at all.
pub(crate) async fn kept_page(
    app: &App,
    visit: &Visit,
    id: &str,
    error: &LoadError,
) -> Result<ui::Markup, Problem> {
    let found = app.store.table_with_steps(id).await?;
    let (record, steps) = found.ok_or(Problem::NotFound)?;
    let words = visit.look.words();
    let own = identity::own_seats(&record, visit);
    let is_over = record.status.is_over();
    let names = identity::names_at(&record, words);
    // Before the end a player may read what he did himself, and nobody what others or chance did.
    let steps: Vec<KeptStep> = steps
        .iter()
        .map(|step| match serde_json::from_str(step) {
            Ok(StoredStep::Act(seat, action)) => KeptStep::Act {
                name: names.of(seat),
                notation: (is_over || own.contains(seat)).then(|| notation(&action)),
            },
            Ok(StoredStep::Chance(outcome)) => {
                KeptStep::Chance { notation: is_over.then(|| notation(&outcome)) }
            }
            Err(_) => KeptStep::Damaged,
        })
        .collect();
    let players: Vec<(Seat, String)> =
        record.seats.iter().map(|it| (it.seat, names.of(it.seat))).collect();
    let chat = app.store.chat(id, chat::channel(own), 0, chat::LINES as u32).await?;
    let chat: Vec<ChatLine> = chat.into_iter().map(table_page::chat_line).collect();
    let is_host = record.host == visit.player_id();
    let is_running = matches!(record.status, Status::Open | Status::Playing);
    let close = (is_host && is_running).then(|| format!("/t/{id}/close"));
    let export = is_over.then(|| format!("/t/{id}/export"));
    let title = table_page::title(app.config.games, &record, words);
    let visitor = Visitor { look: &visit.look, name: visit.name(), waiting: 0, path: &visit.path };
    let page = KeptPage {
        visitor,
        table_name: &title,
        reason: reason(error),
        players: &players,
        steps: &steps,
        chat: &chat,
        close_url: close.as_deref(),
        export_url: export.as_deref(),
    };
    Ok(page.render())
}

/// Closes a table whose match does not open. Returns its new revision.
pub(crate) async fn close_unopened(
    app: &App,
    visit: &Visit,
    id: &str,
) -> Result<Revision, Problem> {
    let record = app.store.table(id).await?.ok_or(Problem::NotFound)?;
    if record.host != visit.player_id() {
        return Err(Problem::Forbidden);
    }
    if !matches!(record.status, Status::Open | Status::Playing) {
        return Err(Problem::Conflict);
    }
    Ok(app.store.set_status(id, record.revision, Status::Closed, app.time()).await?)
}

/// The match of a table as a file, as it is stored, whether it opens or not.
pub(crate) async fn stored_save(
    app: &App,
    id: &str,
) -> Result<Option<(TableRecord, String)>, StoreError> {
    let Some((record, steps)) = app.store.table_with_steps(id).await? else { return Ok(None) };
    let clicked_by = app.store.clicked_by(id).await?.into_iter().collect();
    let text = save(&record, &steps, &clicked_by);
    Ok(Some((record, text)))
}

/// The stored match as a file, with the promise about its dice and the seats of those who clicked
/// for others, by the numbers of the steps.
fn save(record: &TableRecord, steps: &[String], clicked_by: &BTreeMap<usize, Seat>) -> String {
    let (rules, options) = (record.rules_version, &record.options);
    let save = table::join_save(&record.game, rules, options, record.seed, steps);
    let save = if clicked_by.is_empty() {
        save
    } else {
        table::add_to_save(&save, "clicked_by", clicked_by)
    };
    let settings = serde_json::from_str::<TableSettings>(&record.settings).ok();
    match settings.and_then(|settings| settings.dice(record.seed)) {
        Some(dice) => dice.write(&save),
        None => save,
    }
}

/// A step of any game.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StoredStep {
    Act(Seat, serde_json::Value),
    Chance(serde_json::Value),
}

/// Actions and outcomes are stored in the game's notation.
fn notation(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

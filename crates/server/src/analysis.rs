//! Analyses of finished games: made in the background, stored with the table.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use bots::Stop;
use catalog::Opinion;
use serde::{Deserialize, Serialize};
use store::{Note, Status, StoreError};
use table::AnyMatch;
use tokio::runtime::Handle;
use ui::Chosen;
use ui::pages::{AnalysisPage, AnalysisState, Moment};

use crate::app::App;
use crate::live::{LiveTable, OpenError};
use crate::pages::visitor;
use crate::play::Play;
use crate::problem::Problem;
use crate::thinkers::{Errand, Thought};
use crate::visit::{At, Visit};
use crate::{identity, secret, table_page};

/// The kind of the stored document, of the note that asks for one, and of the lease of whoever makes
/// it.
pub(crate) const KIND: &str = "analysis";
/// Rises when stored analyses of before cannot be read any more; they are made anew then.
const VERSION: u32 = 1;

/// An analysis as it is stored.
#[derive(Serialize, Deserialize)]
struct Document {
    version: u32,
    opinions: Vec<Opinion>,
}

/// What the note of a wish says: which one it is, and how far the analysis has come. A wish that was
/// taken back and the next one of the same player are two.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default)]
struct Wish {
    id: String,
    done: usize,
    total: usize,
}

impl Wish {
    fn of(note: &Note) -> Self {
        serde_json::from_str(&note.body).unwrap_or_default()
    }

    fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data is JSON")
    }
}

/// Analyses that one player may let be made at the same time, at all servers together.
const MOST_ANALYSES: usize = 2;

/// The analyses that are being made here. What is asked for is noted at its table, so that it is made
/// after a restart, or by another server. Each decision of each of them takes its turn in the line of
/// all thoughts.
#[derive(Default)]
pub(crate) struct Analyses {
    jobs: Mutex<Vec<Arc<Job>>>,
}

/// An analysis that is being made.
pub(crate) struct Job {
    /// Which wish it fulfils.
    wish: String,
    /// The note of the wish as it was last written: whoever finds another one there has nothing to do
    /// with it.
    note: tokio::sync::Mutex<Note>,
    table: String,
    player: String,
    done: AtomicUsize,
    total: usize,
    stop: Stop,
}

impl Job {
    /// The lease of whoever fulfils the wish. Each wish has its own: nobody waits for a server that is
    /// still busy with what was taken back.
    fn lease(&self) -> String {
        lease(&self.wish)
    }

    /// Whether one of these notes is the wish that it fulfils.
    pub(crate) fn is_wanted(&self, notes: &[Note]) -> bool {
        notes.iter().any(|note| note.kind == KIND && Wish::of(note).id == self.wish)
    }

    /// Stops it. The page does not show it any more.
    pub(crate) fn stop(&self) {
        self.stop.stop();
    }

    /// Notes how far it has come. It stops if nobody wants it any more.
    async fn note_progress(&self, app: &App, done: usize) -> Result<(), StoreError> {
        let mut note = self.note.lock().await;
        let body = Wish { id: self.wish.clone(), done, total: self.total }.text();
        if app.store.exchange_note(&note, Some(&body)).await? {
            note.body = body;
        } else {
            self.stop();
        }
        Ok(())
    }

    /// Leaves nothing of its own behind: neither the wish, if that was fulfilled, nor the lease.
    async fn clear_up(&self, app: &App) -> Result<(), StoreError> {
        // What was stopped is asked for again, or not at all; somebody else has seen to that.
        if !self.stop.is_stopped() {
            app.store.exchange_note(&*self.note.lock().await, None).await?;
        }
        app.store.drop_lease(&self.table, &self.lease(), &app.node).await
    }
}

fn lease(wish: &str) -> String {
    format!("{KIND} {wish}").trim_end().to_owned()
}

impl Analyses {
    fn jobs(&self) -> MutexGuard<'_, Vec<Arc<Job>>> {
        self.jobs.lock().expect("nobody panics while holding the list of analyses")
    }

    /// The analyses of a table that are being made here.
    pub(crate) fn of(&self, table: &str) -> Vec<Arc<Job>> {
        let is_wanted = |job: &&Arc<Job>| job.table == table && !job.stop.is_stopped();
        self.jobs().iter().filter(is_wanted).cloned().collect()
    }

    fn add(&self, job: &Arc<Job>) -> bool {
        let mut jobs = self.jobs();
        let is_made = |it: &Arc<Job>| it.table == job.table && it.wish == job.wish;
        let is_new = !jobs.iter().any(is_made);
        if is_new {
            jobs.push(job.clone());
        }
        is_new
    }

    fn remove(&self, job: &Arc<Job>) {
        self.jobs().retain(|it| !Arc::ptr_eq(it, job));
    }

    /// Stops every analysis, for the server wants to end.
    pub(crate) fn stop_all(&self) {
        self.jobs().iter().for_each(|job| job.stop());
    }
}

/// `GET /t/{id}/analysis`
pub(crate) async fn page(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    let stored = load(&app, &table.id).await?;
    let asked = wishes(&app, &table.id).await?.into_iter().next();
    let play = table.now();
    let table_url = format!("/t/{}", table.id);
    if play.record.status != Status::Finished {
        return Ok(Redirect::to(&table_url).into_response());
    }
    let words = visit.look.words();
    let moments: Vec<Moment>;
    let state = match (app.analyses.of(&table.id).first(), stored, asked) {
        (Some(job), _, _) => {
            let done = job.done.load(Ordering::Relaxed);
            AnalysisState::Running { done, total: job.total }
        }
        (None, Some(document), _) => {
            moments = told(&document.opinions, &table, &play, &visit);
            AnalysisState::Done(&moments)
        }
        (None, None, Some(wish)) => {
            let Wish { done, total, .. } = Wish::of(&wish);
            AnalysisState::Running { done, total }
        }
        (None, None, None) => AnalysisState::Absent,
    };
    let page = AnalysisPage {
        is_team: table.game.is_team(),
        visitor: visitor(&visit, 0),
        table_name: &table_page::title(play.games, &play.record, words),
        names: &identity::names(&play, words),
        table_url: &table_url,
        may_control: may_control(&play, &visit),
        state,
    };
    Ok(page.render().into_response())
}

/// Those who played may spend the server's time on their game.
fn may_control(play: &Play, visit: &Visit) -> bool {
    play.is_host(visit.player_id()) || !identity::seats_of(play, visit).is_empty()
}

/// The bot's opinions in the visitor's words.
fn told(opinions: &[Opinion], table: &LiveTable, play: &Play, visit: &Visit) -> Vec<Moment> {
    let (face, words) = (table.game.face(), visit.look.words());
    let chosen: Vec<Chosen<'_>> = opinions
        .iter()
        .flat_map(|Opinion { step, seat, played, best, .. }| {
            [played, best].map(|action| Chosen { step: *step, seat: *seat, action })
        })
        .collect();
    let names = identity::names(play, words);
    let mut choices = face.choices(&*play.game, &visit.look, &names, &chosen).into_iter();
    let mut next = || choices.next().unwrap_or_default();
    let moment = |opinion: &Opinion| {
        let (played, best) = (next(), next());
        Moment {
            step: opinion.step,
            seat: opinion.seat,
            chance: opinion.best_chance,
            played,
            played_chance: opinion.played_chance,
            better: (opinion.best != opinion.played).then_some(best),
            better_chance: opinion.best_chance,
        }
    };
    opinions.iter().map(moment).collect()
}

/// The stored analysis, unless it is of a version that is not read any more.
async fn load(app: &App, id: &str) -> Result<Option<Document>, Problem> {
    let stored = app.store.document(id, KIND).await?;
    let read = |stored: store::Document| serde_json::from_str::<Document>(&stored.body).ok();
    Ok(stored.and_then(read).filter(|document| document.version == VERSION))
}

/// `POST /t/{id}/analysis`: begins an analysis, unless there is one.
pub(crate) async fn start(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    let total = {
        let play = table.now();
        if !may_control(&play, &visit) || play.record.status != Status::Finished {
            return Err(Problem::Forbidden);
        }
        play.game.len()
    };
    if load(&app, &table.id).await?.is_none() {
        let asked = app.store.notes_of(KIND).await?;
        let is_own = |wish: &&Note| wish.author == visit.player_id();
        if asked.iter().all(|wish| wish.table != table.id) {
            if asked.iter().filter(is_own).count() >= MOST_ANALYSES {
                return Err(Problem::TooMany);
            }
            let wish = Wish { id: secret::short_id(), done: 0, total };
            let (table, kind, author) =
                (table.id.clone(), KIND.to_owned(), visit.player_id().to_owned());
            let note = Note { table, kind, author, body: wish.text(), node: None };
            app.store.put_note(&note).await?;
        }
        take_over(&app).await?;
    }
    Ok(Redirect::to(&format!("/t/{}/analysis", table.id)).into_response())
}

/// `POST /t/{id}/analysis/stop`
pub(crate) async fn stop(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    if !may_control(&*table.lock().await, &visit) {
        return Err(Problem::Forbidden);
    }
    // What is begun from here on is another wish.
    let jobs = app.analyses.of(&table.id);
    for note in wishes(&app, &table.id).await? {
        take_back(&app, note).await?;
    }
    for job in jobs {
        job.stop();
    }
    Ok(Redirect::to(&format!("/t/{}/analysis", table.id)).into_response())
}

/// The notes that ask for an analysis of a table.
async fn wishes(app: &App, table: &str) -> Result<Vec<Note>, StoreError> {
    let notes = app.store.notes(table).await?;
    Ok(notes.into_iter().filter(|note| note.kind == KIND).collect())
}

/// Takes a wish back, however far it has come meanwhile. Another wish of the same player stays.
async fn take_back(app: &App, mut note: Note) -> Result<(), StoreError> {
    let wish = Wish::of(&note).id;
    while !app.store.exchange_note(&note, None).await? {
        let mut noted = wishes(app, &note.table).await?.into_iter();
        match noted.find(|note| Wish::of(note).id == wish) {
            Some(later) => note = later,
            None => break,
        }
    }
    Ok(())
}

/// Begins every analysis that is asked for and that nobody makes.
pub(crate) async fn take_over(app: &App) -> Result<(), Problem> {
    for note in app.store.notes_of(KIND).await? {
        let (id, wish) = (note.table.clone(), Wish::of(&note).id);
        let is_making = |job: &Arc<Job>| job.wish == wish;
        if app.analyses.of(&id).iter().any(is_making)
            || app.store.is_shared() && !app.store.take_lease(&id, &lease(&wish), &app.node).await?
        {
            continue;
        }
        let is_made = load(app, &id).await?.is_some();
        match app.table(&id).await {
            Ok(table) if table.now().record.status == Status::Finished && !is_made => {
                begin(app, &table, note);
                continue;
            }
            Err(OpenError::Store(error)) => {
                tracing::warn!(table = id, %error, "an analysis has to wait");
            }
            Ok(_) | Err(OpenError::Unknown(_) | OpenError::Match { .. }) => {
                take_back(app, note).await?;
            }
        }
        app.store.drop_lease(&id, &lease(&wish), &app.node).await?;
    }
    Ok(())
}

fn begin(app: &App, table: &Arc<LiveTable>, note: Note) {
    let game = table.now().game.boxed_clone();
    let job = Arc::new(Job {
        wish: Wish::of(&note).id,
        table: table.id.clone(),
        player: note.author.clone(),
        note: note.into(),
        done: AtomicUsize::new(0),
        total: game.len(),
        stop: Stop::default(),
    });
    if !app.analyses.add(&job) {
        return;
    }
    let (app, table) = (app.clone(), table.clone());
    tokio::spawn(async move {
        if let Err(problem) = make(&app, &table, game, &job).await {
            tracing::error!(table = table.id, %problem, "an analysis was not made");
        }
        if let Err(error) = job.clear_up(&app).await {
            tracing::warn!(table = table.id, %error, "an analysis is still asked for");
        }
        app.analyses.remove(&job);
    });
}

async fn make(
    app: &App,
    table: &LiveTable,
    game: Box<dyn AnyMatch>,
    job: &Arc<Job>,
) -> Result<(), Problem> {
    let (player, table_id) = (job.player.clone(), table.id.clone());
    let errand = Errand { player, table: table_id, thought: Thought::Review };
    let (any_game, thinking, worker) = (table.game, app.config.thinking(), job.clone());
    let (thinkers, runtime, noting) = (app.thinkers.clone(), Handle::current(), app.clone());
    let work = move || -> Result<Vec<Opinion>, Problem> {
        let place =
            || Ok::<_, Problem>(runtime.block_on(thinkers.ask(errand.clone())?.place(|| ())));
        let (mut opinions, mut taken) = (Vec::new(), Some(place()?));
        any_game.review(game.as_ref(), thinking, &worker.stop, &mut |done, opinion| {
            opinions.extend(opinion);
            worker.done.store(done, Ordering::Relaxed);
            if noting.store.is_shared()
                && !worker.stop.is_stopped()
                && let Err(error) = runtime.block_on(worker.note_progress(&noting, done))
            {
                tracing::warn!(%error, "how far an analysis has come was not noted");
            }
            // After every decision somebody else may think.
            drop(taken.take());
            taken = place().ok();
        });
        Ok(opinions)
    };
    let opinions = tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Internal)??;
    if !job.stop.is_stopped() {
        let document = Document { version: VERSION, opinions };
        let body = serde_json::to_string(&document).expect("opinions are plain data");
        app.store.put_document(&table.id, KIND, &body, app.time()).await?;
    }
    Ok(())
}

//! Analyses of finished games: made in the background, stored with the table.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Stop;
use catalog::Opinion;
use serde::{Deserialize, Serialize};
use store::{Note, Status, StoreError};
use table::AnyMatch;
use tokio::runtime::Handle;
use ui::pages::{AnalysisPage, AnalysisState, Moment};

use crate::app::App;
use crate::live::{LiveTable, OpenError};
use crate::pages::visitor;
use crate::play::Play;
use crate::problem::Problem;
use crate::thinkers::{Errand, Thought};
use crate::visit::Visit;
use crate::{identity, table_page};

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

/// How far an analysis has come, as its note says.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Progress {
    done: usize,
    total: usize,
}

/// Analyses that one player may let be made at the same time, at all servers together.
const MOST_ANALYSES: usize = 2;

/// The analyses that are being made here, by table. What is asked for is noted at its table, so that
/// it is made after a restart, or by another server. Each decision of each of them takes its turn in the
/// line of all thoughts.
#[derive(Default)]
pub(crate) struct Analyses {
    jobs: Mutex<HashMap<String, Arc<Job>>>,
}

/// An analysis that is being made.
struct Job {
    player: String,
    done: AtomicUsize,
    total: usize,
    stop: Stop,
}

impl Analyses {
    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.jobs.lock().expect("nobody panics while holding the list of analyses")
    }

    fn job(&self, table: &str) -> Option<Arc<Job>> {
        self.jobs().get(table).cloned()
    }

    /// Stops the analysis of a table, if it is made here. It is off the list at once, so that the page
    /// does not show it any more.
    pub(crate) fn stop(&self, table: &str) {
        if let Some(job) = self.jobs().remove(table) {
            job.stop.stop();
        }
    }

    /// Stops every analysis, for the server wants to end.
    pub(crate) fn stop_all(&self) {
        self.jobs().values().for_each(|job| job.stop.stop());
    }
}

/// `GET /t/{id}/analysis`
pub(crate) async fn page(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let stored = load(&app, &id).await?;
    let asked = wishes(&app, &id).await?.into_iter().next();
    let play = table.now();
    let table_url = format!("/t/{id}");
    if play.record.status != Status::Finished {
        return Ok(Redirect::to(&table_url).into_response());
    }
    let words = visit.look.words();
    let moments: Vec<Moment>;
    let state = match (app.analyses.job(&id), stored, asked) {
        (Some(job), _, _) => {
            let done = job.done.load(Ordering::Relaxed);
            AnalysisState::Running { done, total: job.total }
        }
        (None, Some(document), _) => {
            let label = |action: &serde_json::Value| {
                table.game.face().label(words, action).unwrap_or_default()
            };
            moments = document.opinions.iter().map(|opinion| moment(opinion, label)).collect();
            AnalysisState::Done(&moments)
        }
        (None, None, Some(wish)) => {
            let Progress { done, total } = serde_json::from_str(&wish.body).unwrap_or_default();
            AnalysisState::Running { done, total }
        }
        (None, None, None) => AnalysisState::Absent,
    };
    let page = AnalysisPage {
        is_team: table.game.is_team(),
        visitor: visitor(&visit, 0),
        table_name: &table_page::title(&play, words, &table),
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

fn moment(opinion: &Opinion, label: impl Fn(&serde_json::Value) -> String) -> Moment {
    Moment {
        step: opinion.step,
        seat: opinion.seat,
        chance: opinion.best_chance,
        played: label(&opinion.played),
        played_chance: opinion.played_chance,
        better: (opinion.best != opinion.played).then(|| label(&opinion.best)),
        better_chance: opinion.best_chance,
    }
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
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let total = {
        let play = table.now();
        if !may_control(&play, &visit) || play.record.status != Status::Finished {
            return Err(Problem::Forbidden);
        }
        play.game.len()
    };
    if load(&app, &id).await?.is_none() {
        let asked = app.store.notes_of(KIND).await?;
        let is_own = |wish: &&Note| wish.author == visit.player_id();
        if asked.iter().all(|wish| wish.table != id) {
            if asked.iter().filter(is_own).count() >= MOST_ANALYSES {
                return Err(Problem::TooMany);
            }
            note(&app, &id, visit.player_id(), Progress { done: 0, total }).await?;
        }
        take_over(&app).await?;
    }
    Ok(Redirect::to(&format!("/t/{id}/analysis")).into_response())
}

/// `POST /t/{id}/analysis/stop`
pub(crate) async fn stop(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    if !may_control(&*table.lock().await, &visit) {
        return Err(Problem::Forbidden);
    }
    for wish in wishes(&app, &id).await? {
        app.store.drop_note(&id, KIND, &wish.author).await?;
    }
    app.analyses.stop(&id);
    Ok(Redirect::to(&format!("/t/{id}/analysis")).into_response())
}

/// The notes that ask for an analysis of a table.
async fn wishes(app: &App, table: &str) -> Result<Vec<Note>, StoreError> {
    let notes = app.store.notes(table).await?;
    Ok(notes.into_iter().filter(|note| note.kind == KIND).collect())
}

/// Notes how far the analysis has come that a player asked for.
async fn note(app: &App, table: &str, player: &str, far: Progress) -> Result<(), StoreError> {
    let body = serde_json::to_string(&far).expect("plain data is JSON");
    let (table, kind, author) = (table.to_owned(), KIND.to_owned(), player.to_owned());
    app.store.put_note(&Note { table, kind, author, body, node: None }).await
}

/// Begins every analysis that is asked for and that nobody makes.
pub(crate) async fn take_over(app: &App) -> Result<(), Problem> {
    for Note { table: id, author, .. } in app.store.notes_of(KIND).await? {
        if app.analyses.job(&id).is_some()
            || app.store.is_shared() && !app.store.take_lease(&id, KIND, &app.node).await?
        {
            continue;
        }
        let is_made = load(app, &id).await?.is_some();
        match app.table(&id).await {
            Ok(table) if table.now().record.status == Status::Finished && !is_made => {
                begin(app, &table, author);
                continue;
            }
            Err(OpenError::Store(error)) => {
                tracing::warn!(table = id, %error, "an analysis has to wait");
            }
            Ok(_) | Err(OpenError::Unknown(_) | OpenError::Match { .. }) => {
                app.store.drop_note(&id, KIND, &author).await?;
            }
        }
        app.store.drop_lease(&id, KIND, &app.node).await?;
    }
    Ok(())
}

fn begin(app: &App, table: &Arc<LiveTable>, player: String) {
    let game = table.now().game.boxed_clone();
    let (done, total, stop) = (AtomicUsize::new(0), game.len(), Stop::default());
    let job = Arc::new(Job { player, done, total, stop });
    match app.analyses.jobs().entry(table.id.clone()) {
        Entry::Occupied(_) => return,
        Entry::Vacant(place) => place.insert(job.clone()),
    };
    let (app, table) = (app.clone(), table.clone());
    tokio::spawn(async move {
        if let Err(problem) = make(&app, &table, game, &job).await {
            tracing::error!(table = table.id, %problem, "an analysis was not made");
        }
        // What was stopped is asked for again, or not at all; somebody else has seen to that.
        if !job.stop.is_stopped() {
            let dropped = app.store.drop_note(&table.id, KIND, &job.player).await;
            let left = app.store.drop_lease(&table.id, KIND, &app.node).await;
            if let Err(error) = dropped.and(left) {
                tracing::warn!(table = table.id, %error, "an analysis is still asked for");
            }
            app.analyses.jobs().remove(&table.id);
        }
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
            if noting.store.is_shared() && !worker.stop.is_stopped() {
                let far = Progress { done, total: worker.total };
                let noted = note(&noting, &errand.table, &worker.player, far);
                if let Err(error) = runtime.block_on(noted) {
                    tracing::warn!(%error, "how far an analysis has come was not noted");
                }
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

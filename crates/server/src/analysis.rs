//! Analyses of finished games: made in the background, stored with the table.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Stop;
use catalog::Opinion;
use serde::{Deserialize, Serialize};
use store::Status;
use table::AnyMatch;
use tokio::runtime::Handle;
use ui::pages::{AnalysisPage, AnalysisState, Moment};

use crate::app::{App, now};
use crate::live::{LiveTable, Play};
use crate::pages::visitor;
use crate::problem::Problem;
use crate::thinkers::{Errand, Thought};
use crate::visit::Visit;
use crate::{identity, table_page};

/// The kind of the stored document.
const KIND: &str = "analysis";
/// Rises when stored analyses of before cannot be read any more; they are made anew then.
const VERSION: u32 = 1;

/// An analysis as it is stored.
#[derive(Serialize, Deserialize)]
struct Document {
    version: u32,
    opinions: Vec<Opinion>,
}

/// Analyses that one player may let be made at the same time.
const MOST_ANALYSES: usize = 2;

/// The analyses that are being made, by table. Each decision of each of them takes its turn in the
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
    let play = table.lock().await;
    let table_url = format!("/t/{id}");
    if play.record.status != Status::Finished {
        return Ok(Redirect::to(&table_url).into_response());
    }
    let words = visit.look.words();
    let moments: Vec<Moment>;
    let state = match (app.analyses.job(&id), stored) {
        (Some(job), _) => {
            let done = job.done.load(Ordering::Relaxed);
            AnalysisState::Running { done, total: job.total }
        }
        (None, Some(document)) => {
            let label = |action: &serde_json::Value| {
                table.game.face().label(words, action).unwrap_or_default()
            };
            moments = document.opinions.iter().map(|opinion| moment(opinion, label)).collect();
            AnalysisState::Done(&moments)
        }
        (None, None) => AnalysisState::Absent,
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
    let game = {
        let play = table.lock().await;
        if !may_control(&play, &visit) || play.record.status != Status::Finished {
            return Err(Problem::Forbidden);
        }
        play.game.boxed_clone()
    };
    if load(&app, &id).await?.is_none() {
        begin(&app, &table, game, visit.player_id())?;
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
    // Taken off the list at once, so that the page does not show it any more.
    if let Some(job) = app.analyses.jobs().remove(&id) {
        job.stop.stop();
    }
    Ok(Redirect::to(&format!("/t/{id}/analysis")).into_response())
}

fn begin(
    app: &App,
    table: &Arc<LiveTable>,
    game: Box<dyn AnyMatch>,
    player: &str,
) -> Result<(), Problem> {
    let job = Arc::new(Job {
        player: player.to_owned(),
        done: AtomicUsize::new(0),
        total: game.len(),
        stop: Stop::default(),
    });
    {
        let mut jobs = app.analyses.jobs();
        if jobs.contains_key(&table.id) {
            return Ok(());
        }
        if jobs.values().filter(|job| job.player == player).count() >= MOST_ANALYSES {
            return Err(Problem::TooMany);
        }
        jobs.insert(table.id.clone(), job.clone());
    }
    let (app, table) = (app.clone(), table.clone());
    tokio::spawn(async move {
        if let Err(problem) = make(&app, &table, game, &job).await {
            tracing::error!(table = table.id, %problem, "an analysis was not made");
        }
        // A stopped one may have been followed by another.
        let mut jobs = app.analyses.jobs();
        if jobs.get(&table.id).is_some_and(|other| Arc::ptr_eq(other, &job)) {
            jobs.remove(&table.id);
        }
    });
    Ok(())
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
    let (thinkers, runtime) = (app.thinkers.clone(), Handle::current());
    let work = move || -> Result<Vec<Opinion>, Problem> {
        let place =
            || Ok::<_, Problem>(runtime.block_on(thinkers.ask(errand.clone())?.place(|| ())));
        let (mut opinions, mut taken) = (Vec::new(), Some(place()?));
        any_game.review(game.as_ref(), thinking, &worker.stop, &mut |done, opinion| {
            opinions.extend(opinion);
            worker.done.store(done, Ordering::Relaxed);
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
        app.store.put_document(&table.id, KIND, &body, now()).await?;
    }
    Ok(())
}

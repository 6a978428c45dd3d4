//! What operators see: health and metrics.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::StoreError;
use tokio::sync::Notify;
use tokio::time::timeout;

use crate::app::App;

const A_DAY: i64 = 24 * 60 * 60 * 1000;

/// The recorder of this process, installed at first use.
pub(crate) fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER
        .get_or_init(|| {
            let buckets =
                [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
            let recorder = PrometheusBuilder::new()
                .set_buckets(&buckets)
                .expect("the list of buckets is not empty")
                .install_recorder()
                .expect("nothing else records metrics in this process");
            // What has not happened yet is counted too, or its first time could not be seen.
            for counter in ["nunatak_connections_refused_total", "nunatak_streams_dropped_total"] {
                metrics::counter!(counter).absolute(0);
            }
            recorder
        })
        .clone()
}

/// What is known about the database.
#[derive(Default)]
pub(crate) struct Health {
    /// A check costs a write to disk, so one runs at a time, however many ask.
    turn: tokio::sync::Mutex<()>,
    is_damaged: AtomicBool,
    /// Somebody has met something that damage would explain.
    suspicion: Notify,
}

impl Health {
    /// Has the database read through soon.
    pub(crate) fn suspect(&self) {
        self.suspicion.notify_one();
    }
}

/// Reads the whole database through: at the start, once a day, and when something went wrong.
pub(crate) async fn look_for_damage(app: App) {
    loop {
        let verified = app.store.verify().await;
        if let Err(error) = &verified {
            tracing::error!(%error, "the database was read through");
        }
        let is_damaged = matches!(verified, Err(StoreError::Damaged(_)));
        app.health.is_damaged.store(is_damaged, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_mins(1)).await;
        // Whichever comes first.
        drop(timeout(Duration::from_hours(24), app.health.suspicion.notified()).await);
    }
}

/// `GET /healthz`
pub(crate) async fn healthz(State(app): State<App>) -> (StatusCode, &'static str) {
    let turn = app.health.turn.lock().await;
    let checked = app.store.check_health().await;
    drop(turn);
    if let Err(error) = checked {
        tracing::error!(%error, "the store does not keep what it is given");
        return (StatusCode::SERVICE_UNAVAILABLE, "the store does not keep what it is given\n");
    }
    if app.health.is_damaged.load(Ordering::Relaxed) {
        return (StatusCode::SERVICE_UNAVAILABLE, "the database is damaged\n");
    }
    (StatusCode::OK, "ok\n")
}

/// `GET /metrics`
pub(crate) async fn metrics(State(app): State<App>) -> String {
    if let Ok(counts) = app.store.counts(app.time() - A_DAY).await {
        let states = [
            ("open", counts.open),
            ("playing", counts.playing),
            ("finished", counts.finished),
            ("closed", counts.closed),
        ];
        for (status, count) in states {
            metrics::gauge!("nunatak_tables_changed_today", "status" => status).set(count as f64);
        }
        metrics::gauge!("nunatak_players_seen_today").set(counts.players as f64);
    }
    app.metrics.render()
}

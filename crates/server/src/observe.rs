//! What operators see: health and metrics.

use std::sync::OnceLock;

use axum::extract::State;
use axum::http::StatusCode;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::app::{App, now};

const A_DAY: i64 = 24 * 60 * 60 * 1000;

/// The recorder of this process, installed at first use.
pub(crate) fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER
        .get_or_init(|| {
            let buckets =
                [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
            PrometheusBuilder::new()
                .set_buckets(&buckets)
                .expect("the list of buckets is not empty")
                .install_recorder()
                .expect("nothing else records metrics in this process")
        })
        .clone()
}

/// `GET /healthz`
pub(crate) async fn healthz(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
    }
}

/// `GET /metrics`
pub(crate) async fn metrics(State(app): State<App>) -> String {
    if let Ok(counts) = app.store.counts(now() - A_DAY).await {
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

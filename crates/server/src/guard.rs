//! What every request passes: limits, protection against forged requests, headers.

use std::any::Any;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY,
    RETRY_AFTER, WWW_AUTHENTICATE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument;

use crate::address;
use crate::api::{self, ApiProblem};
use crate::app::App;
use crate::problem::Problem;

/// No script but our own, nothing from elsewhere. Pieces are placed by style attributes.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// When a busy database or a full disk is worth another try.
const RETRY_SECONDS: &str = "5";

/// Limits, refuses forged requests, and adds the headers that every answer has.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let path = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str);
    let path = path.to_owned();
    let is_call = api::is_call(request.extensions());
    let address = address::of(&app.config, request.headers(), request.extensions());
    let mut response = if !app.limits.allows_request(address) {
        refuse(Problem::TooMany, is_call)
    } else if is_forged(request.method(), request.headers()) {
        refuse(Problem::Forbidden, is_call)
    } else if request.uri().path().contains("%00") {
        // No text has a zero byte; to PostgreSQL already the question is a mistake.
        refuse(Problem::NotFound, is_call)
    } else {
        next.run(request).await
    };
    // It took too long, or went wrong: whoever asked is told so as he is told everything else.
    if !response.headers().contains_key(CONTENT_TYPE) {
        match response.status() {
            StatusCode::SERVICE_UNAVAILABLE => response = refuse(Problem::Unavailable, is_call),
            StatusCode::INTERNAL_SERVER_ERROR => response = refuse(Problem::Internal, is_call),
            _ => {}
        }
    }
    let status = response.status();
    if status == StatusCode::INTERNAL_SERVER_ERROR {
        app.health.suspect();
    }
    let code = status.as_u16().to_string();
    metrics::histogram!("nunatak_request_seconds", "path" => path, "status" => code)
        .record(started.elapsed());
    let headers = response.headers_mut();
    let fixed = [(X_CONTENT_TYPE_OPTIONS, "nosniff"), (REFERRER_POLICY, "same-origin")];
    let of_documents = [(CONTENT_SECURITY_POLICY, POLICY), (X_FRAME_OPTIONS, "DENY")];
    // A script or a style sheet is never a document: the policy of its page holds for it.
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_part = kind.starts_with("text/css") || kind.starts_with("text/javascript");
    let of_documents = of_documents.into_iter().filter(|_| !is_part);
    for (name, value) in fixed.into_iter().chain(of_documents) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What every refusal of its kind tells a program: in a second a limit of requests lets one more
    // through, and a stream, a hint or an analysis may have ended.
    match status {
        StatusCode::TOO_MANY_REQUESTS => {
            headers.entry(RETRY_AFTER).or_insert(HeaderValue::from_static("1"));
        }
        StatusCode::SERVICE_UNAVAILABLE => {
            headers.entry(RETRY_AFTER).or_insert(HeaderValue::from_static(RETRY_SECONDS));
        }
        StatusCode::UNAUTHORIZED => {
            headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        _ => {}
    }
    // A proxy that collects a stream before it sends it on would keep it for ever.
    if headers.get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream") {
        headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    }
    // A page is one visitor's view: no cache may keep it for another.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Lets a change run to its end, whether or not somebody still waits for the answer: nothing may stop
/// it between the disk and the table in memory, neither a visitor who hangs up nor the server's own
/// impatience.
pub(crate) async fn to_its_end(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let change = tokio::spawn(next.run(request).in_current_span());
    change.await.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// The answer to a request that panicked. What was wrong, the panic itself has told the operator.
pub(crate) fn panicked(_: Box<dyn Any + Send>) -> Response {
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}

/// Tells people on a page, and programs in JSON.
pub(crate) fn refuse(problem: Problem, is_call: bool) -> Response {
    if is_call { ApiProblem::from(problem).into_response() } else { problem.into_response() }
}

/// Whether another site's page sent a request that changes something. Cookies are `SameSite=Lax`
/// already; this holds where a browser does not know that. A call with a token of its own cannot
/// be forged.
fn is_forged(method: &Method, headers: &HeaderMap) -> bool {
    if method.is_safe() || headers.contains_key("authorization") {
        return false;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return site != "same-origin" && site != "none";
    }
    match (headers.get(ORIGIN).and_then(|origin| origin.to_str().ok()), headers.get(HOST)) {
        (Some(origin), Some(host)) => {
            origin.split_once("://").is_none_or(|(_, origin)| origin.as_bytes() != host.as_bytes())
        }
        (Some(_), None) => true,
        (None, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use axum::Router;
    use axum::body::Body;
    use axum::routing::{get, post};
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;
    use store::SqliteStore;
    use tokio::sync::Notify;

    use super::*;
    use crate::app::Config;
    use crate::listen::Connections;

    /// What a server of these routes answers.
    async fn ask(routes: Router<App>, method: Method, patience: Duration) -> Response {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("nunatak.db")).await.expect("a store");
        let connections = Connections { request: patience, ..Connections::default() };
        let app = App::new(Arc::new(store), Config { connections, ..Config::default() });
        let router = crate::guarded(&app, routes, Router::new());
        let request = Request::builder().method(method).uri("/").body(Body::empty());
        let answer = TowerToHyperService::new(router).call(request.expect("a request")).await;
        answer.expect("an answer")
    }

    #[tokio::test]
    async fn a_change_that_takes_too_long_is_carried_out_all_the_same() {
        let (go_on, done) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let (told, end) = (go_on.clone(), done.clone());
        let change = || async move {
            told.notified().await;
            end.notify_one();
        };
        let routes = Router::new().route("/", post(change));
        let answer = ask(routes, Method::POST, Duration::ZERO).await;
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(answer.headers()[RETRY_AFTER], RETRY_SECONDS);
        go_on.notify_one();
        let end = tokio::time::timeout(Duration::from_secs(30), done.notified()).await;
        end.expect("the change goes on without anybody waiting");
    }

    #[tokio::test]
    async fn a_panic_is_told_as_everything_else() {
        async fn panics() {
            panic!("as no handler of ours does")
        }
        for method in [Method::GET, Method::POST] {
            let routes = Router::new().route("/", get(panics).post(panics));
            let answer = ask(routes, method.clone(), Duration::MAX).await;
            assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
            let kind = &answer.headers()[CONTENT_TYPE];
            assert_eq!(kind, "text/html; charset=utf-8", "{method}");
        }
    }

    fn check(headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)));
        is_forged(&Method::POST, &headers.collect())
    }

    #[test]
    fn posts_of_other_sites_are_refused() {
        assert!(check(&[("origin", "http://evil.example"), ("host", "127.0.0.1:7878")]));
        assert!(check(&[("origin", "null"), ("host", "127.0.0.1:7878")]));
        assert!(check(&[("sec-fetch-site", "cross-site"), ("host", "127.0.0.1:7878")]));
        assert!(!check(&[("origin", "http://127.0.0.1:7878"), ("host", "127.0.0.1:7878")]));
        assert!(!check(&[("sec-fetch-site", "same-origin")]));
        assert!(!check(&[("authorization", "Bearer x"), ("origin", "http://tool.example")]));
    }

    #[test]
    fn reading_is_never_forged() {
        let headers =
            HeaderMap::from_iter([(ORIGIN, HeaderValue::from_static("http://x.example"))]);
        assert!(!is_forged(&Method::GET, &headers));
    }
}

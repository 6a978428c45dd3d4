//! What every request passes: limits, protection against forged requests, headers.

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
    } else if request.method().is_safe() {
        next.run(request).await
    } else {
        // A visitor who hangs up must not stop a change between the disk and the table in memory:
        // it runs to its end, whether or not somebody still waits for the answer.
        let change = tokio::spawn(next.run(request).in_current_span());
        change.await.unwrap_or_else(|_| refuse(Problem::Internal, is_call))
    };
    if response.status() == StatusCode::SERVICE_UNAVAILABLE
        && !response.headers().contains_key(CONTENT_TYPE)
    {
        // It took too long; whoever asked is told so as he is told everything else.
        response = refuse(Problem::Unavailable, is_call);
    }
    let status = response.status();
    if status == StatusCode::INTERNAL_SERVER_ERROR {
        app.health.suspect();
    }
    let code = status.as_u16().to_string();
    metrics::histogram!("nunatak_request_seconds", "path" => path, "status" => code)
        .record(started.elapsed());
    let headers = response.headers_mut();
    let fixed = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What every refusal of its kind tells a program. All limits let one more through in a second.
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
    use super::*;

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

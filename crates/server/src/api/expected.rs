//! What a call may carry: what the document says of it, and nothing else. A name that nobody reads
//! must not pass for a wish that was heard.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, MatchedPath, Query, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn};
use utoipa::openapi::{OpenApi as Document, RefOr};

use super::problem::ApiProblem;

/// What all calls may carry, by method and route.
pub(super) struct Expected(HashMap<(Method, String), Call>);

/// What one call may carry.
struct Call {
    /// The names behind the question mark.
    query: BTreeSet<String>,
    /// Whether it has a body, whose reader knows its fields.
    has_body: bool,
}

impl Expected {
    pub(super) fn of(document: &Document) -> Self {
        let mut calls = HashMap::new();
        for (path, item) in &document.paths.paths {
            for (method, operation) in [(Method::GET, &item.get), (Method::POST, &item.post)] {
                if let Some(operation) = operation {
                    calls.insert((method, path.clone()), Call::of(operation));
                }
            }
        }
        Self(calls)
    }

    fn call(&self, request: &Request) -> Option<&Call> {
        let route = request.extensions().get::<MatchedPath>()?;
        self.0.get(&(request.method().clone(), route.as_str().to_owned()))
    }
}

impl Call {
    fn of(operation: &Operation) -> Self {
        let name = |parameter: &RefOr<Parameter>| match parameter {
            RefOr::T(it) if it.parameter_in == ParameterIn::Query => Some(it.name.clone()),
            RefOr::T(_) | RefOr::Ref(_) => None,
        };
        Self {
            query: operation.parameters.iter().flatten().filter_map(name).collect(),
            has_body: operation.request_body.is_some(),
        }
    }

    async fn check(&self, request: Request) -> Result<Request, ApiProblem> {
        if let Ok(Query(fields)) = Query::<Vec<(String, String)>>::try_from_uri(request.uri())
            && let Some((name, _)) = fields.iter().find(|(name, _)| !self.query.contains(name))
        {
            return Err(unknown(name));
        }
        if self.has_body || request.method() == Method::GET {
            return Ok(request);
        }
        let (parts, body) = request.into_parts();
        let sent = Bytes::from_request(Request::from_parts(parts.clone(), body), &()).await;
        let sent =
            sent.map_err(|error| ApiProblem::new(error.status(), "unreadable", error.body_text()))?;
        expect_nothing(&sent)?;
        Ok(Request::from_parts(parts, Body::empty()))
    }
}

/// Programs may send an empty object where nothing is to be said.
fn expect_nothing(sent: &[u8]) -> Result<(), ApiProblem> {
    if sent.is_empty() {
        return Ok(());
    }
    match serde_json::from_slice(sent) {
        Ok(Value::Null) => Ok(()),
        Ok(Value::Object(fields)) => match fields.keys().next() {
            Some(name) => Err(unknown(name)),
            None => Ok(()),
        },
        Ok(_) | Err(_) => {
            let message = "this call has no body";
            Err(ApiProblem::new(StatusCode::BAD_REQUEST, "unreadable", message))
        }
    }
}

fn unknown(name: &str) -> ApiProblem {
    ApiProblem::new(StatusCode::BAD_REQUEST, "unreadable", format!("unknown field {name:?}"))
}

/// Lets a call through that carries nothing unknown.
pub(super) async fn check(
    State(expected): State<Arc<Expected>>,
    request: Request,
    next: Next,
) -> Response {
    let checked = match expected.call(&request) {
        Some(call) => call.check(request).await,
        None => Ok(request),
    };
    match checked {
        Ok(request) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

//! What a program is told when something does not work.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value, json};
use store::StoreError;
use table::{ActError, Refusal};
use ui::{AnyFace, Words};
use utoipa::ToSchema;

use crate::live::OpenError;
use crate::play::ChangeError;
use crate::problem::Problem;

/// So much of what was sent is repeated in a message.
const MOST_MESSAGE: usize = 300;

/// Why a call has no result. Nothing has changed then.
#[derive(Debug)]
pub(crate) struct ApiProblem {
    status: StatusCode,
    fault: Fault,
}

/// The body of an answer that is not a success.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorReply {
    error: Fault,
}

/// What is wrong.
#[derive(Debug, Serialize, ToSchema)]
struct Fault {
    /// What kind of problem: `not_found`, `forbidden`, `unauthorized`, `invalid`, `unreadable`,
    /// `malformed`, `method`, `stale`, `refused`, `conflict`, `player_is_here`,
    /// `player_may_return`, `unopened`, `too_many`, `unavailable` or `internal`.
    code: &'static str,
    /// A sentence for people.
    message: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// The values that explain it, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    values: Option<Value>,
    /// The revision that the table really has.
    #[serde(skip_serializing_if = "Option::is_none")]
    revision: Option<i64>,
}

impl ApiProblem {
    pub(super) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        let message = message.into().chars().take(MOST_MESSAGE).collect();
        let fault = Fault { code, message, rule: None, values: None, revision: None };
        Self { status, fault }
    }

    /// A change that did not happen, told in the caller's language.
    pub(super) fn unchanged(error: ChangeError, face: &dyn AnyFace, words: &Words) -> Self {
        match error {
            ChangeError::Stale { found, .. } => {
                let mut problem = Self::new(StatusCode::CONFLICT, "stale", error.to_string());
                problem.fault.revision = Some(found.0);
                problem
            }
            ChangeError::NotPlaying(_) | ChangeError::Halted => {
                Self::new(StatusCode::CONFLICT, "conflict", error.to_string())
            }
            ChangeError::Act(ActError::Refused(refusal)) => {
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                let mut problem = Self::new(status, "refused", face.refusal(words, &refusal));
                problem.fault.rule = Some(refusal.rule.0);
                problem.fault.values = Some(values(&refusal));
                problem
            }
            ChangeError::Act(error @ ActError::Malformed { .. }) => {
                Self::new(StatusCode::BAD_REQUEST, "malformed", error.to_string())
            }
            ChangeError::Store(error) => error.into(),
        }
    }
}

/// The values of a refusal, by name.
pub(super) fn values(refusal: &Refusal) -> Value {
    let named = refusal.values.iter().map(|(name, value)| ((*name).to_owned(), json!(value)));
    named.collect::<Map<_, _>>().into()
}

impl IntoResponse for ApiProblem {
    fn into_response(self) -> Response {
        (self.status, Json(ErrorReply { error: self.fault })).into_response()
    }
}

impl From<Problem> for ApiProblem {
    fn from(problem: Problem) -> Self {
        let code = match problem {
            Problem::NotFound => "not_found",
            Problem::Unauthorized => "unauthorized",
            Problem::Forbidden => "forbidden",
            Problem::Invalid(_) => "invalid",
            Problem::Conflict => "conflict",
            Problem::Unopened => "unopened",
            Problem::PlayerIsHere => "player_is_here",
            Problem::PlayerMayReturn { .. } => "player_may_return",
            Problem::TooMany => "too_many",
            Problem::Unavailable => "unavailable",
            Problem::Internal => "internal",
        };
        Self::new(problem.status(), code, problem.to_string())
    }
}

impl From<StoreError> for ApiProblem {
    fn from(error: StoreError) -> Self {
        Problem::from(error).into()
    }
}

impl From<OpenError> for ApiProblem {
    fn from(error: OpenError) -> Self {
        Problem::from(error).into()
    }
}

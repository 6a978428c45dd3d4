//! What a visitor is told when something does not work. Internals go to the log, never to him.

use axum::Extension;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, REFRESH};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use ui::pages::{ErrorKind, ErrorPage, Visitor};

use crate::live::OpenError;
use crate::play::ChangeError;
use crate::visit;

/// Why a request has no result.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// There is no such thing.
    #[error("there is no such page")]
    NotFound,
    /// The token that was sent is nobody's, or one is needed and none was sent.
    #[error("send a player's token as \"Authorization: Bearer TOKEN\"")]
    Unauthorized,
    /// The visitor may not do that.
    #[error("you can't do that")]
    Forbidden,
    /// The form or the link is broken.
    #[error("{0}")]
    Invalid(String),
    /// The seat is taken, or the table closed or changed.
    #[error("the table has changed since")]
    Conflict,
    /// The match of the table does not open with this program.
    #[error("the match of this table cannot be opened")]
    Unopened,
    /// A player who is here keeps the seat.
    #[error("the player is here")]
    PlayerIsHere,
    /// A player who is away may still come back.
    #[error("the player may come back for another {minutes} minutes")]
    PlayerMayReturn {
        /// For so long.
        minutes: i64,
    },
    /// Too many requests.
    #[error("too many requests")]
    TooMany,
    /// The server cannot do it at the moment: the database is busy or its disk full.
    #[error("the server cannot do this just now; try again in a moment")]
    Unavailable,
    /// The server's own fault.
    #[error("something went wrong on the server")]
    Internal,
}

impl Problem {
    /// The status code.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Unauthorized => StatusCode::UNAUTHORIZED,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::Invalid(_) => StatusCode::BAD_REQUEST,
            Self::Conflict | Self::Unopened | Self::PlayerIsHere | Self::PlayerMayReturn { .. } => {
                StatusCode::CONFLICT
            }
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What a visitor is told.
    const fn kind(&self) -> ErrorKind {
        match self {
            Self::NotFound => ErrorKind::NotFound,
            Self::Unauthorized | Self::Forbidden => ErrorKind::Forbidden,
            Self::Invalid(_) => ErrorKind::BadRequest,
            Self::Conflict => ErrorKind::Gone,
            Self::Unopened => ErrorKind::Unopened,
            Self::PlayerIsHere => ErrorKind::PlayerIsHere,
            Self::PlayerMayReturn { .. } => ErrorKind::PlayerMayReturn,
            Self::TooMany => ErrorKind::TooMany,
            Self::Unavailable => ErrorKind::Unavailable,
            Self::Internal => ErrorKind::Internal,
        }
    }
}

/// Seconds after which a browser asks again for a page that the server could not make.
const AFTER_A_WHILE: HeaderValue = HeaderValue::from_static("5");

/// The answer is a page for people; [`draw`] fills it in for the one who asked.
#[derive(Clone, Copy)]
struct Undrawn(ErrorKind);

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let kind = [(CONTENT_TYPE, "text/html; charset=utf-8")];
        (self.status(), kind, Extension(Undrawn(self.kind()))).into_response()
    }
}

/// Draws the pages of problems, in the language and colors of whoever asked.
pub(crate) async fn draw(request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let asked = request.method().is_safe().then(|| request.uri().clone());
    let response = next.run(request).await;
    let Some(Undrawn(kind)) = response.extensions().get().copied() else { return response };
    let look = visit::look_of(&headers);
    let visitor = Visitor { look: &look, name: None, waiting: 0, path: "/" };
    // What was our fault can be found in the log by it.
    let id = headers.get("x-request-id").filter(|_| kind == ErrorKind::Internal);
    let request_id = id.and_then(|id| id.to_str().ok());
    let may_help =
        matches!(kind, ErrorKind::TooMany | ErrorKind::Unavailable | ErrorKind::Internal);
    let asked = asked.filter(|_| may_help);
    let again = asked.as_ref().and_then(|uri| uri.path_and_query()).map(PathAndQuery::as_str);
    let page = ErrorPage { visitor, kind, request_id, again }.render();
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    if kind == ErrorKind::Unavailable && again.is_some() {
        // Whoever waits in front of it need do nothing.
        parts.headers.insert(REFRESH, AFTER_A_WHILE);
    }
    Response::from_parts(parts, Body::from(page.into_string()))
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound { .. } => Self::NotFound,
            StoreError::Stale { .. } | StoreError::Duplicate { .. } => Self::Conflict,
            StoreError::Busy(_)
            | StoreError::Full(_)
            | StoreError::Disk(_)
            | StoreError::Unreachable(_) => {
                tracing::error!(%error, "the store cannot do it at the moment");
                Self::Unavailable
            }
            StoreError::Gap { .. }
            | StoreError::Unreadable { .. }
            | StoreError::Migrate(_)
            | StoreError::Damaged(_)
            | StoreError::Lost { .. }
            | StoreError::File { .. }
            | StoreError::Address(_)
            | StoreError::Elsewhere { .. }
            | StoreError::NotEmpty { .. }
            | StoreError::Database(_) => {
                tracing::error!(%error, "the store failed");
                Self::Internal
            }
        }
    }
}

impl From<OpenError> for Problem {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Unknown(_) => Self::NotFound,
            OpenError::Match { .. } | OpenError::Store(StoreError::Unreadable { .. }) => {
                tracing::error!(%error, "a stored match does not open");
                Self::Unopened
            }
            OpenError::Store(error) => error.into(),
        }
    }
}

impl From<ChangeError> for Problem {
    fn from(error: ChangeError) -> Self {
        match error {
            ChangeError::Stale { .. } | ChangeError::NotPlaying(_) | ChangeError::Halted => {
                Self::Conflict
            }
            ChangeError::Act(error) => Self::Invalid(error.to_string()),
            ChangeError::Store(error) => error.into(),
        }
    }
}

//! The OpenAPI document: what the handlers say, and what is the same for every call.

use axum::http::StatusCode;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::Operation;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{OpenApi as Document, PathItem, Ref, RefOr, Response};
use utoipa::{Modify, OpenApi};

use super::problem::ErrorReply;

/// What is said about the API as a whole.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Nunatak",
        description = "Board games as JSON. Seats are counted from 0. Sentences and labels come \
                       in the language that the header Accept-Language asks for. docs/api.md says \
                       what limits, codes, notation, views, logs and events mean."
    ),
    servers((url = "/", description = "The server that wrote this document")),
    components(schemas(ErrorReply)),
    modifiers(&Token)
)]
pub(super) struct Description;

/// The token of a player.
struct Token;

impl Modify for Token {
    fn modify(&self, document: &mut Document) {
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The token that came with the player"))
            .build();
        let parts = document.components.get_or_insert_default();
        parts.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

/// Any call can be refused for these reasons, before it is looked at.
const ALWAYS: [StatusCode; 5] = [
    StatusCode::BAD_REQUEST,
    StatusCode::UNAUTHORIZED,
    StatusCode::TOO_MANY_REQUESTS,
    StatusCode::INTERNAL_SERVER_ERROR,
    StatusCode::SERVICE_UNAVAILABLE,
];

/// And these, if it is about a table, whose match may not open.
const AT_A_TABLE: [StatusCode; 2] = [StatusCode::NOT_FOUND, StatusCode::CONFLICT];

/// And these, if something is sent along.
const WITH_A_BODY: [StatusCode; 3] = [
    StatusCode::PAYLOAD_TOO_LARGE,
    StatusCode::UNSUPPORTED_MEDIA_TYPE,
    StatusCode::UNPROCESSABLE_ENTITY,
];

/// Adds to every call what all of them share: the refusals that any call may meet, and a sentence
/// for each.
pub(super) fn complete(document: &mut Document) {
    let paths = document.paths.paths.iter_mut();
    let calls = paths.flat_map(|(path, item)| operations(item).map(move |call| (path, call)));
    for (path, operation) in calls {
        let responses = &mut operation.responses.responses;
        let at_a_table = path.contains("{id}").then_some(AT_A_TABLE);
        let with_body = operation.request_body.as_ref().map(|_| WITH_A_BODY);
        let shared = ALWAYS.into_iter().chain(at_a_table.into_iter().flatten());
        for status in shared.chain(with_body.into_iter().flatten()) {
            responses.entry(status.as_str().to_owned()).or_insert_with(|| RefOr::T(refusal()));
        }
        for (status, response) in responses {
            if let RefOr::T(response) = response {
                explain(status, response);
            }
        }
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut item.get, &mut item.post].into_iter().flatten()
}

fn refusal() -> Response {
    let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorReply"))).build();
    ResponseBuilder::new().content("application/json", body).build()
}

/// Says what a refusal means where the call itself does not.
fn explain(status: &str, response: &mut Response) {
    if response.description.is_empty() {
        let meaning = match status {
            "400" => "What was sent is not valid",
            "401" => "The token is missing, or nobody has it",
            "403" => "This is not the caller's to do",
            "404" => "There is no such thing",
            "409" => "The table is in another state by now, or its match does not open",
            "413" => "What was sent is too large",
            "415" => "What was sent is not JSON",
            "422" => "What was sent does not have the right form",
            "429" => "Too many at once",
            "500" => "The server's own fault",
            "503" => "The server is busy",
            _ => "It does not work",
        };
        meaning.clone_into(&mut response.description);
    }
    if matches!(status, "429" | "503") {
        let seconds = ObjectBuilder::new().schema_type(SchemaType::Type(Type::Integer)).build();
        let header = HeaderBuilder::new()
            .schema(Some(seconds))
            .description(Some("After how many seconds to try again"))
            .build();
        response.headers.insert("Retry-After".to_owned(), RefOr::T(header));
    }
}

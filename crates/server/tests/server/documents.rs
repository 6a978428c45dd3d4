//! The description of the API.

use serde_json::{Value, json};

use crate::client::{Server, text};
use crate::seats::{look, table};

const CALLS: &[&str] = &[
    "GET /games",
    "POST /players",
    "GET /players/me",
    "POST /players/me/token",
    "GET /tables",
    "POST /tables",
    "GET /tables/{id}",
    "POST /tables/{id}/act",
    "GET /tables/{id}/actions",
    "GET /tables/{id}/chat",
    "POST /tables/{id}/chat",
    "POST /tables/{id}/close",
    "GET /tables/{id}/events",
    "GET /tables/{id}/export",
    "POST /tables/{id}/fine",
    "POST /tables/{id}/go-on",
    "POST /tables/{id}/hint",
    "POST /tables/{id}/join",
    "POST /tables/{id}/keep",
    "POST /tables/{id}/leave",
    "GET /tables/{id}/log",
    "POST /tables/{id}/rematch",
    "POST /tables/{id}/return",
    "POST /tables/{id}/seats/{seat}",
    "POST /tables/{id}/seats/{seat}/link",
    "GET /tables/{id}/standings",
    "POST /tables/{id}/start",
    "POST /tables/{id}/suggest",
    "POST /tables/{id}/undo",
];

fn documented(document: &Value) -> Vec<(String, String)> {
    let paths = document["paths"].as_object().expect("paths");
    let methods = |(path, item): (&String, &Value)| {
        let path = path.strip_prefix("/api/v1").expect("all is under one prefix").to_owned();
        let methods: Vec<String> = item.as_object().expect("methods").keys().cloned().collect();
        methods.into_iter().map(move |method| (method.to_uppercase(), path.clone()))
    };
    paths.iter().flat_map(methods).collect()
}

#[test]
fn the_document_lists_every_call_and_every_call_answers() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let document = ada.call("GET", "/openapi.json", Value::Null);
    let calls = documented(&document);
    let mut names: Vec<String> =
        calls.iter().map(|(method, path)| format!("{method} {path}")).collect();
    let mut expected = CALLS.to_vec();
    names.sort();
    expected.sort_unstable();
    assert_eq!(names, expected);
    for (method, path) in calls {
        let id = table(&mut ada, &["me", "open"]);
        let path = path.replace("{id}", &id).replace("{seat}", "1");
        if path.ends_with("/events") {
            ada.follow(&format!("/api/v1{path}")).next_json();
            continue;
        }
        // Whoever asks for another token is not known by the old one any more.
        let mut ben = server.player("Ben");
        let caller = if path.ends_with("/token") { &mut ben } else { &mut ada };
        let answer = caller.api(&method, &path, json!({}));
        assert!(!matches!(answer.status, 404 | 405 | 500..), "{method} {path}: {}", answer.status);
        assert!(answer.header("content-type").starts_with("application/json"), "{method} {path}");
        if answer.status >= 400 {
            answer.code();
        }
    }
}

#[test]
fn every_call_refuses_unknown_fields_by_name() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    let document = ada.call("GET", "/openapi.json", Value::Null);
    let mut refused = |method: &str, path: &str, body: Value| {
        let answer = ada.api(method, path, body);
        assert!(matches!(answer.status, 400 | 422), "{method} {path}: {}", answer.body);
        let error = answer.json()["error"].clone();
        assert_eq!(error["code"], "unreadable", "{method} {path}: {error}");
        assert!(text(&error["message"]).contains("colour"), "{method} {path}: {error}");
    };
    for (method, path) in documented(&document) {
        let path = path.replace("{id}", &id).replace("{seat}", "1");
        refused(&method, &format!("{path}?colour=1"), Value::Null);
        if method == "POST" {
            refused(&method, &path, json!({ "colour": 1 }));
        }
    }
    let seen = look(&mut ada, &id);
    assert_eq!((&seen["status"], &seen["revision"]), (&json!("playing"), &json!(0)));
}

#[test]
fn every_reference_of_the_document_leads_somewhere() {
    let server = Server::start();
    let document = server.client().call("GET", "/openapi.json", Value::Null);
    let text = document.to_string();
    let references = text.split("\"$ref\":\"#").skip(1).filter_map(|rest| rest.split('"').next());
    let mut count = 0;
    for reference in references {
        assert!(document.pointer(reference).is_some(), "{reference}");
        count += 1;
    }
    assert!(count > 20);
}

#[test]
fn unknown_calls_are_answered_in_json() {
    let server = Server::start();
    let mut client = server.client();
    for (method, path, status) in [
        ("GET", "/nothing", 404),
        ("POST", "/nothing/at/all", 404),
        ("GET", "", 404),
        ("DELETE", "/games", 405),
        ("GET", "/tables/nothere", 404),
        ("GET", "/tables/%ff", 404),
        ("GET", "/tables?list=all", 400),
    ] {
        let answer = client.api(method, path, Value::Null).expect(status);
        answer.code();
    }
}

#[test]
fn every_field_of_an_event_is_explained() {
    let server = Server::start();
    let document = server.client().call("GET", "/openapi.json", Value::Null);
    let manual = include_str!("../../../../docs/api.md");
    let events = manual.split("## Events").nth(1).and_then(|rest| rest.split("## ").next());
    let mut told: Vec<&str> = events
        .expect("a chapter about events")
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .collect();
    let schemas = &document["components"]["schemas"];
    let parts = schemas["ChangeReply"]["allOf"].as_array().expect("parts");
    let mut fields: Vec<&str> = parts
        .iter()
        .filter_map(|part| match part["$ref"].as_str() {
            Some(name) => document.pointer(&name[1..]).expect("a schema")["properties"].as_object(),
            None => part["properties"].as_object(),
        })
        .flat_map(|fields| fields.keys().map(String::as_str))
        .collect();
    fields.sort_unstable();
    told.sort_unstable();
    assert_eq!(fields, told);
}

//! Those who play together: one screen without secrets, suggestions, clicking for others.

use serde_json::{Value, json};
use server::Config;

use crate::camp::camping;
use crate::client::{Client, Server, number, text};
use crate::seats::{actions, finish, revision};
use crate::timed::timed;

pub(crate) fn camp(host: &mut Client, seats: &[&str], helping: bool) -> String {
    let wish = json!({ "game": "camp", "seats": seats, "helping": helping });
    text(&host.call("POST", "/tables", wish)["id"])
}

/// A camp of Ada, who decides first, and Ben.
pub(crate) fn two(server: &Server, helping: bool) -> (Client, Client, String) {
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = camp(&mut ada, &["me", "open"], helping);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    (ada, ben, id)
}

#[track_caller]
pub(crate) fn act(client: &mut Client, id: &str, action: &str) {
    let body = json!({ "revision": revision(client, id), "action": action });
    client.call("POST", &format!("/tables/{id}/act"), body);
}

#[test]
fn one_screen_without_secrets_is_never_passed_on() {
    let server = Server::with(camping());
    let mut ada = server.player("Ada");
    let id = camp(&mut ada, &["me", "hotseat", "hotseat"], false);
    for _ in 0..3 {
        let page = ada.get(&format!("/t/{id}")).expect(200).body;
        assert!(page.contains("data-act=\"chop\"") && !page.contains("ready"), "{page}");
        assert!(!page.contains("id=\"counsel-role\""), "nobody advises himself: {page}");
        let seen = revision(&mut ada, &id);
        ada.script(&format!("/t/{id}/act"), json!({ "revision": seen, "action": "chop" }))
            .expect(200);
    }
    let log = ada.call("GET", &format!("/tables/{id}/log"), Value::Null);
    let told: Vec<&str> = log["lines"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|it| it["notation"].as_str())
        .collect();
    assert_eq!(told[..3], ["seat 1: chop", "seat 2: chop", "seat 3: chop"]);
}

#[test]
fn partners_at_one_screen_announce_for_each_other_and_nobody_else_does() {
    let server = Server::with(camping());
    let (mut ada, _ben, apart) = two(&server, false);
    let one_screen = camp(&mut ada, &["me", "hotseat"], false);
    let mut announce = |id: &str, status: u16| {
        let sent = json!({ "revision": revision(&mut ada, id), "actions": ["chop", "rest"] });
        ada.script(&format!("/t/{id}/act"), sent).expect(status);
        number(&ada.call("GET", &format!("/tables/{id}"), Value::Null)["step"])
    };
    assert_eq!(announce(&apart, 422), 0);
    assert!(announce(&one_screen, 200) >= 2);
}

#[test]
fn whoever_has_the_screen_takes_back_what_was_done_there() {
    let server = Server::with(camping());
    let mut ada = server.player("Ada");
    let id = camp(&mut ada, &["me", "hotseat"], false);
    act(&mut ada, &id, "chop");
    let seen = revision(&mut ada, &id);
    ada.script(&format!("/t/{id}/undo"), json!({ "revision": seen })).expect(200);
    let table = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!((&table["step"], &table["turn"]), (&json!(0), &json!([0])));
}

#[test]
fn a_suggestion_is_seen_taken_and_gone() {
    let server = Server::with(camping());
    let (mut ada, mut ben, id) = two(&server, false);
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("What you click is a suggestion to Ada."), "{page}");
    assert!(page.contains(&format!("data-act-url=\"/t/{id}/suggest\"")), "{page}");
    assert!(page.contains("data-act=\"rest\"") && !page.contains("data-your-turn"), "{page}");
    let mut stream = ada.follow(&format!("/t/{id}/events"));
    stream.next();
    let seen = revision(&mut ben, &id);
    let sent = json!({ "revision": seen, "actions": ["rest"] });
    ben.script(&format!("/t/{id}/suggest"), sent).expect(200);
    let told = stream.until("Ben suggests: the rest of it");
    let (_, taken) = told.split_once("id=\"take-1\"").expect("a button");
    assert!(taken.split_once('>').expect("its end").0.contains("data-act=\"rest\""), "{told}");
    assert!(told.contains("aria-live=\"polite\""));
    let table = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!(table["suggestions"], json!([{ "by": 1, "to": 0, "actions": ["rest"] }]));
    assert_eq!((&table["step"], number(&table["revision"])), (&json!(0), seen), "it is no step");
    ben.script(&format!("/t/{id}/fine"), json!({ "revision": seen })).expect(200);
    stream.until("Anything is fine with Ben.");
    act(&mut ada, &id, "rest");
    let table = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!((table.get("suggestions"), table.get("fine")), (None, None));
    assert!(!server.save(&id).contains("suggest"));
}

#[test]
fn where_all_speak_first_whoever_decides_is_asked_once_more() {
    let timed = timed!(camping());
    let (mut ada, mut ben) = (timed.server.player("Ada"), timed.server.player("Ben"));
    let wish = json!({ "game": "camp", "seats": ["me", "open"], "speak_first": true });
    let id = text(&ada.call("POST", "/tables", wish)["id"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let table = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!(table["speak_first"], true);
    let asked = "data-ask-first=\"Not heard from yet: Ben. Decide all the same?\"";
    timed.wait(1);
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(!page.contains("data-ask-first"), "nobody waits for somebody away: {page}");
    let _here = ben.follow(&format!("/t/{id}/events"));
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains(asked), "{page}");
    assert!(!ben.get(&format!("/t/{id}")).expect(200).body.contains("data-ask-first"));
    let seen = revision(&mut ben, &id);
    ben.script(&format!("/t/{id}/fine"), json!({ "revision": seen })).expect(200);
    assert!(!ada.get(&format!("/t/{id}")).expect(200).body.contains("data-ask-first"));
    // It never blocks, and asks anew about the next decision.
    act(&mut ada, &id, "chop");
}

#[test]
fn a_suggestion_is_checked_as_the_move_of_whoever_decides() {
    let server = Server::with(camping());
    let (mut ada, mut ben, id) = two(&server, false);
    let seen = revision(&mut ben, &id);
    let suggest = |by: &mut Client, revision: i64, action: &str| {
        let sent = json!({ "revision": revision, "action": action });
        by.api("POST", &format!("/tables/{id}/suggest"), sent)
    };
    let burn = suggest(&mut ben, seen, "burn").expect(422);
    assert_eq!(burn.json()["error"]["rule"], "CAMP-TURN-1");
    assert_eq!(suggest(&mut ben, seen, "<b>dance</b>").status, 400);
    assert_eq!(suggest(&mut ben, seen + 1, "chop").status, 409);
    assert_eq!(suggest(&mut ada, seen, "chop").status, 403, "she decides herself");
    assert_eq!(suggest(&mut server.player("Eve"), seen, "chop").status, 403);
    let told = |client: &mut Client| client.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!(told(&mut ada).get("suggestions"), None);
    let mut again = || suggest(&mut ben, seen, "chop").status;
    assert_eq!(again(), 200);
    assert!((0..200).any(|_| again() == 429), "a loop is slowed down");
    assert_eq!(told(&mut ada)["suggestions"][0]["actions"], json!(["chop"]));
}

#[test]
fn rivals_do_not_advise_each_other() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = crate::seats::table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(!page.contains("id=\"counsel\"") && !page.contains("/suggest"), "{page}");
    let (seen, own) = actions(&mut ada, &id);
    for path in ["suggest", "fine"] {
        let sent = json!({ "revision": seen, "action": own[0]["action"] });
        let sent = if path == "fine" { json!({ "revision": seen }) } else { sent };
        assert_eq!(ben.api("POST", &format!("/tables/{id}/{path}"), sent).status, 403);
    }
    let wish = json!({ "game": crate::seats::game(), "seats": ["me", "open"], "helping": true });
    assert_eq!(ada.api("POST", "/tables", wish).status, 400);
    let wish =
        json!({ "game": crate::seats::game(), "seats": ["me", "open"], "speak_first": true });
    assert_eq!(ada.api("POST", "/tables", wish).status, 400);
    let form = ada.get(&format!("/new/{}", crate::seats::game())).expect(200).body;
    assert!(!form.contains("name=\"helping\""));
}

#[test]
fn somebody_clicks_for_an_absent_player_and_both_are_named() {
    let server = Server::with(camping());
    let (mut ada, mut ben, id) = two(&server, true);
    let here = ada.follow(&format!("/t/{id}/events"));
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("What you click is a suggestion to Ada."), "she is here: {page}");
    let mut stream = ben.follow(&format!("/t/{id}/events"));
    drop(here);
    stream.until("Ada is away: what you click counts for Ada.");
    let seen = revision(&mut ben, &id);
    let sent = json!({ "revision": seen, "actions": ["chop"] });
    ben.script(&format!("/t/{id}/act"), sent).expect(200);
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("(clicked by Ben)"), "{page}");
    let log = ada.call("GET", &format!("/tables/{id}/log"), Value::Null);
    assert_eq!(log["lines"][0]["notation"], "seat 1: chop");
    assert_eq!(log["lines"][0]["clicked_by"], 1);
    drop(stream);
    let save: Value = serde_json::from_str(&server.save(&id)).expect("JSON");
    assert_eq!(save["clicked_by"], json!({ "0": 1 }));
    // It is kept with the match, and leaves it with the step.
    let server = server.restarted(camping());
    ada.move_to(&server);
    ben.move_to(&server);
    let log = ada.call("GET", &format!("/tables/{id}/log"), Value::Null);
    assert_eq!(log["lines"][0]["clicked_by"], 1);
    let seen = revision(&mut ada, &id);
    ada.call("POST", &format!("/tables/{id}/undo"), json!({ "revision": seen }));
    act(&mut ada, &id, "rest");
    let log = ada.call("GET", &format!("/tables/{id}/log"), Value::Null);
    assert_eq!(log["lines"][0].get("clicked_by"), None);
}

#[test]
fn nobody_clicks_for_a_player_who_reads_without_a_stream() {
    let timed = timed!(camping());
    let (mut ada, mut ben, id) = two(&timed.server, true);
    let mut stream = ben.follow(&format!("/t/{id}/events"));
    for _ in 0..3 {
        timed.wait_seconds(50);
        ada.call("GET", &format!("/tables/{id}"), Value::Null);
        let page = ben.get(&format!("/t/{id}")).expect(200).body;
        assert!(page.contains("What you click is a suggestion to Ada."), "she is here: {page}");
    }
    timed.wait(1);
    stream.until("Ada is away: what you click counts for Ada.");
    ada.call("GET", &format!("/tables/{id}"), Value::Null);
    stream.until("What you click is a suggestion to Ada.");
}

#[test]
fn my_tables_say_where_a_match_is_that_nobody_has_open() {
    let server = Server::with(camping());
    let (mut ada, _, id) = two(&server, false);
    act(&mut ada, &id, "rest");
    let server = server.restarted(camping());
    ada.move_to(&server);
    let is_told = |ada: &mut Client| ada.get("/tables").expect(200).body.contains("Winter");
    assert!(is_told(&mut ada));
    // Matches that were kept before this was are asked once.
    let server = server.restarted(camping());
    server
        .damage("UPDATE tables SET summary = replace(summary, 'progress', 'x') WHERE id = ?", &id);
    ada.move_to(&server);
    assert!(is_told(&mut ada));
    let server = server.restarted(camping());
    server.damage("UPDATE steps SET body = 'nonsense' WHERE table_id = ? AND step = 0", &id);
    ada.move_to(&server);
    assert!(is_told(&mut ada), "nothing is replayed");
}

#[test]
fn nobody_clicks_for_another_where_it_was_not_agreed() {
    let server = Server::with(camping());
    let (_, mut ben, id) = two(&server, false);
    let sent = json!({ "revision": revision(&mut ben, &id), "action": "chop" });
    let refused = ben.api("POST", &format!("/tables/{id}/act"), sent).expect(422);
    assert_eq!(refused.json()["error"]["rule"], "TABLE-TURN-1");
    let form = ben.get("/new/camp").expect(200).body;
    assert!(form.contains("name=\"helping\""), "{form}");
}

#[test]
fn a_team_is_told_that_it_has_lost_or_won_and_why() {
    let server = Server::with(camping());
    let mut ada = server.player("Ada");
    let id = camp(&mut ada, &["me", "hotseat"], false);
    // Whoever works, warms himself and comforts nobody is hurt before spring.
    for _ in 0..40 {
        let (seen, actions) = actions(&mut ada, &id);
        let known: Vec<&str> = actions.iter().filter_map(|it| it["notation"].as_str()).collect();
        let wish = ["rest", "shiver", "ignore"].into_iter().find(|wish| known.contains(wish));
        let Some(wish) = wish else { break };
        let body = json!({ "revision": seen, "action": wish });
        ada.call("POST", &format!("/tables/{id}/act"), body);
    }
    let standings = ada.call("GET", &format!("/tables/{id}/standings"), Value::Null);
    let verdict = &standings["verdict"];
    let is_won = verdict["is_won"].as_bool().expect("it is over");
    let (end, reason) = if is_won { ("Won together", "spring") } else { ("Lost together", "hurt") };
    assert_eq!(verdict["reason"], reason);
    assert_eq!(verdict["sentence"], format!("It was the {reason}."));
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    let (_, result) = page.split_once("id=\"result\"").expect("a result");
    assert!(result.contains(end) && result.contains(&format!("It was the {reason}.")), "{result}");
    assert!(!result.contains("wins") && !result.contains("Who led"), "nobody leads: {result}");
    let list = ada.get("/tables").expect(200).body;
    assert!(list.contains(&format!("{end}. It was the {reason}.")), "the list says so too: {list}");
    assert!(!list.contains("won with"), "{list}");
    let (_, scores) = page.split_once("class=\"scores\"").expect("the scores");
    let columns = scores.split_once("</table>").expect("its end").0.matches("scope=\"col\"");
    assert_eq!(columns.count(), 1, "a team has one score");
    let save: Value = serde_json::from_str(&server.save(&id)).expect("JSON");
    assert_eq!(save["verdict"]["reason"], reason);
    assert!(table::SaveHeader::read(&server.save(&id)).is_ok());
    let analysis = ada.get(&format!("/t/{id}/analysis")).expect(200).body;
    assert!(analysis.contains("how likely the team was to win"), "{analysis}");
}

#[test]
fn a_hint_tells_our_chance() {
    let server = Server::with(camping());
    let mut ada = server.player("Ada");
    let id = camp(&mut ada, &["me"], false);
    let hint = ada.script(&format!("/t/{id}/hint"), json!({})).expect(200).body;
    assert!(hint.contains("Our chance to win"), "{hint}");
}

#[test]
fn a_form_shows_what_goes_together_and_a_refusal_names_its_rule() {
    let server = Server::with(camping());
    let mut ada = server.client();
    let form = ada.get("/new/camp").expect(200).body;
    assert!(form.contains("formaction=\"/new/camp\""), "{form}");
    assert!(form.contains("✕ hard: ") && form.contains("CAMP-SETUP-1"), "few tents: {form}");
    let form = ada.get("/new/camp?players=2&tents=many").expect(200).body;
    assert!(!form.contains("✕ hard") && !form.contains("✕ 2"), "{form}");
    let form = ada.get("/new/camp?players=1&tents=many&winter=hard").expect(200).body;
    assert!(form.contains("✕ hard: ") && form.contains("CAMP-SETUP-2"), "{form}");
    assert!(form.contains("<option value=\"many\" selected>"), "{form}");
    let wish = [("game", "camp"), ("players", "1"), ("winter", "hard"), ("tents", "many")];
    let refused = ada.post("/tables", &[&wish[..], &[("seat-0", "me")]].concat()).expect(400).body;
    let (_, alert) = refused.split_once("role=\"alert\"").expect("a notice");
    assert!(alert.split_once("</p>").expect("its end").0.contains("CAMP-SETUP-2"), "{refused}");
    assert!(refused.contains("<option value=\"hard\" selected>"), "what was chosen stays");
    let wish = json!({ "game": "camp", "seats": ["me"], "options": { "winter": "hard" } });
    let refused = server.player("Ben").api("POST", "/tables", wish).expect(400);
    assert!(refused.body.contains("CAMP-SETUP-1"), "{}", refused.body);
    let usual = server.player("Cleo").get("/new/camp?players=9&winter=warm");
    usual.expect(200);
}

#[test]
fn a_form_keeps_everything_that_was_chosen() {
    let server = Server::with(camping());
    let mut ada = server.client();
    let chosen = [
        ("players", "2"),
        ("seat-0", "hotseat"),
        ("others", "open"),
        ("winter", "hard"),
        ("name", "Hut & hearth"),
        ("hints", "off"),
        ("absence", "5"),
        ("helping", "on"),
        ("speak-first", "on"),
        ("seed", "7"),
    ];
    let query = "players=2&seat-0=hotseat&others=open&winter=hard&name=Hut+%26+hearth&hints=off\
                 &absence=5&helping=on&speak-first=on&seed=7";
    let shown = ada.get(&format!("/new/camp?{query}")).expect(200).body;
    let refused = ada.post("/tables", &[&chosen[..], &[("game", "camp")]].concat());
    for form in [shown, refused.expect(400).body] {
        let select = |name: &str| {
            let (_, rest) = form.split_once(&format!(" name=\"{name}\"")).expect("the field");
            let (rest, _) = rest.split_once("</select>").expect("its end");
            let (before, _) = rest.split_once("\" selected").expect("a choice");
            before.rsplit('"').next().expect("its id").to_owned()
        };
        for (name, choice) in chosen {
            match name {
                "players" => assert!(form.contains("value=\"2\" checked"), "{form}"),
                "others" => assert_eq!(select("seat-1"), choice),
                "name" => assert!(form.contains("value=\"Hut &amp; hearth\""), "{form}"),
                "seed" => assert!(form.contains("value=\"7\"") && form.contains("data-alone open")),
                _ => assert_eq!(select(name), choice, "{name}"),
            }
        }
    }
}

#[test]
fn a_standing_answer_is_given_without_asking() {
    let server = Server::with(camping());
    let (mut ada, mut ben, id) = two(&server, false);
    let asked = |client: &mut Client| client.call("GET", &format!("/tables/{id}"), Value::Null);
    let standing = format!("/t/{id}/standing");
    assert_eq!(server.player("Eve").post(&standing, &[]).status, 403);
    assert_eq!(ben.post(&standing, &[]).location(), format!("/t/{id}"));
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("aria-pressed=\"true\">Always rest"), "{page}");
    act(&mut ada, &id, "chop");
    let log = ada.call("GET", &format!("/tables/{id}/log"), Value::Null);
    assert_eq!(log["lines"][1]["notation"], "seat 2: rest", "{log}");
    assert_ne!(asked(&mut ben)["turn"], json!([1]));
    // It holds until it is taken back.
    let server = server.restarted(camping());
    ben.move_to(&server);
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("aria-pressed=\"true\">Always rest"), "{page}");
    ben.post(&standing, &[]);
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("aria-pressed=\"false\">Always rest"), "{page}");
}

#[test]
fn a_standing_answer_belongs_to_its_player_and_not_to_the_seat() {
    let server = Server::with(Config { bot_pace: 3_600_000, ..camping() });
    let [mut ada, mut ben, mut cleo] = ["Ada", "Ben", "Cleo"].map(|name| server.player(name));
    let id = camp(&mut ada, &["me", "open", "open"], false);
    let call = |client: &mut Client, what: &str| {
        client.call("POST", &format!("/tables/{id}/{what}"), Value::Null)
    };
    let turn = |client: &mut Client| {
        client.call("GET", &format!("/tables/{id}"), Value::Null)["turn"].clone()
    };
    call(&mut ben, "join");
    ben.post(&format!("/t/{id}/standing"), &[]).location();
    call(&mut ben, "leave");
    call(&mut cleo, "join");
    call(&mut ben, "join");
    ben.post(&format!("/t/{id}/standing"), &[]).location();
    call(&mut ben, "leave");
    act(&mut ada, &id, "chop");
    assert_eq!(turn(&mut cleo), json!([1]), "she has declined nothing");
    act(&mut cleo, &id, "chop");
    assert_eq!(turn(&mut ada), json!([2]), "a bot that keeps a seat decides for itself");
    call(&mut ben, "return");
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("aria-pressed=\"true\">Always rest"), "{page}");
}

#[test]
fn a_suggestion_outlives_a_new_name_and_a_new_link() {
    let server = Server::with(camping());
    let (mut ada, mut ben, id) = two(&server, false);
    let sent = json!({ "revision": revision(&mut ben, &id), "actions": ["rest"] });
    ben.script(&format!("/t/{id}/suggest"), sent).expect(200);
    ben.post(&format!("/t/{id}/name"), &[("name", "Benjamin")]).location();
    ada.call("POST", &format!("/tables/{id}/seats/0/link"), Value::Null);
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("Benjamin suggests: the rest of it"), "{page}");
}

#[test]
fn what_lies_on_a_desk_is_loaded_when_it_is_opened() {
    let server = Server::with(camping());
    let (mut ada, _, id) = two(&server, false);
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains(&format!("data-src=\"/t/{id}/desk/stores?\"")), "{page}");
    assert!(page.contains("All there is: night 0: wood 1"), "the open one comes along: {page}");
    act(&mut ada, &id, "chop");
    let desk = ada.get(&format!("/t/{id}/desk/stores")).expect(200).body;
    assert_eq!(desk, "<p>All there is: night 0: wood 2, hurt 0</p>");
    let before = ada.get(&format!("/t/{id}/desk/stores?step=0")).expect(200).body;
    assert_eq!(before, "<p>All there is: night 0: wood 1, hurt 0</p>");
    assert_eq!(ada.get(&format!("/t/{id}/desk/nowhere")).expect(200).body, "");
}

#[test]
fn after_the_end_it_goes_on_harder_or_from_any_moment() {
    let server = Server::with(camping());
    let (mut ada, mut ben, id) = two(&server, false);
    let path = |what: &str| format!("/t/{id}/{what}");
    assert_eq!(ada.post(&path("harder"), &[]).status, 409, "it is not over");
    assert_eq!(ada.get(&path("log.txt")).status, 403);
    finish(&mut [&mut ada, &mut ben], &id);
    assert!(ada.get(&path("log.txt")).expect(200).body.starts_with("Camp\n"));

    let mut eve = server.player("Eve");
    for (what, fields) in [("harder", vec![]), ("branch", vec![("step", "2")])] {
        assert_eq!(eve.post(&path(what), &fields).status, 403, "{what}");
    }
    let table = |client: &mut Client, location: &str| {
        client.call("GET", &location.replace("/t/", "/tables/"), Value::Null)
    };
    let harder = ben.post(&path("harder"), &[]).location();
    let save: Value = serde_json::from_str(&server.save(&harder["/t/".len()..])).expect("a save");
    assert_eq!((&save["options"]["winter"], &save["steps"]), (&json!("hard"), &json!([])));
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("id=\"harder\""), "{page}");

    let moment = ben.get(&format!("/t/{id}?step=2")).expect(200).body;
    assert!(moment.contains("id=\"branch\""), "{moment}");
    let branch = ben.post(&path("branch"), &[("step", "2")]).location();
    let seen = table(&mut ada, &branch);
    assert_eq!((&seen["status"], &seen["viewer"]), (&json!("playing"), &json!(0)));
    let [old, new] = [&id, &branch["/t/".len()..]].map(|id| server.save(id));
    let steps = |save: &str| -> Value { serde_json::from_str(save).expect("a save") };
    let [old, new] = [steps(&old), steps(&new)];
    let length = new["steps"].as_array().expect("steps").len();
    assert!(length >= 2, "{new}");
    assert_eq!(
        new["steps"].as_array(),
        old["steps"].as_array().map(|all| all[..length].to_vec()).as_ref()
    );
    assert_ne!(new["seed"], old["seed"], "chance is new");
    let last = old["steps"].as_array().expect("steps").len().to_string();
    assert_eq!(ben.post(&path("branch"), &[("step", &last)]).status, 409, "there nobody decides");
    let mut once_more = || ben.post(&path("branch"), &[("step", "2")]).status;
    assert!((0..500).any(|_| once_more() == 429), "a loop is slowed down");
}

//! What several servers on one database need to know of each other.

use std::slice;

use store::{NewSteps, Note, Pulse, Revision, Status, StepRecord, Store};
use table::Seat;

use super::chat::message;
use super::{Database, NOW, assert_not_found, new_table, read, sat_by, seat, steps, with_table};

const PLAYING: Status = Status::Playing;

async fn summary(store: &dyn Store) -> Option<String> {
    read(store, "ice").await.summary
}

pub(crate) async fn a_summary_holds_until_the_match_changes(database: impl Database) {
    let store = with_table(&database).await;
    assert_eq!(summary(&*store).await, None);
    let new = steps(&["a"]);
    let known = NewSteps { summary: Some("bruno decides"), ..NewSteps::new(0, &new) };
    store.commit_steps("ice", Revision(0), known, PLAYING, NOW).await.unwrap();
    store
        .commit_seats("ice", Revision(1), &[seat("ice", 1, sat_by("bruno"))], PLAYING, NOW)
        .await
        .unwrap();
    store.commit_settings("ice", Revision(2), "{}", PLAYING, NOW).await.unwrap();
    assert_eq!(summary(&*store).await.as_deref(), Some("bruno decides"), "seats change no turn");
    store.commit_steps("ice", Revision(3), NewSteps::new(1, &new), PLAYING, NOW).await.unwrap();
    assert_eq!(summary(&*store).await, None, "whose turn it is now was not said");
    store.set_status("ice", Revision(4), Status::Closed, NOW).await.unwrap();
    assert_eq!(summary(&*store).await, None, "and nothing brings the old one back");
}

pub(crate) async fn a_summary_of_an_older_revision_is_not_noted(database: impl Database) {
    let store = with_table(&database).await;
    store.put_summary("ice", Revision(0), "anna decides").await.unwrap();
    assert_eq!(summary(&*store).await.as_deref(), Some("anna decides"));
    let new = steps(&["a"]);
    store.commit_steps("ice", Revision(0), NewSteps::new(0, &new), PLAYING, NOW).await.unwrap();
    store.put_summary("ice", Revision(0), "anna decides").await.unwrap();
    assert_eq!(summary(&*store).await, None);
}

pub(crate) async fn news_of_a_table_are_the_steps_since(database: impl Database) {
    let store = with_table(&database).await;
    let commit = async |revision, keep, bodies: &[&str], clicked_by| {
        let new = steps(bodies);
        let new = NewSteps { clicked_by, ..NewSteps::new(keep, &new) };
        store.commit_steps("ice", Revision(revision), new, PLAYING, NOW).await.unwrap();
    };
    let news = async |since| {
        let news = store.news_since("ice", Revision(since)).await.unwrap().expect("a table");
        assert_eq!(news.record, read(&*store, "ice").await);
        (news.keep, news.steps)
    };
    let step = |body: &str, revision| StepRecord {
        body: body.to_owned(),
        revision: Revision(revision),
        created_at: NOW,
        clicked_by: None,
    };
    commit(0, 0, &["a", "b", "c"], None).await;
    assert_eq!(news(0).await, (0, vec![step("a", 1), step("b", 1), step("c", 1)]));
    assert_eq!(news(1).await, (3, vec![]));
    commit(1, 3, &["d"], Some(Seat::new(1))).await;
    let clicked = StepRecord { clicked_by: Some(Seat::new(1)), ..step("d", 2) };
    assert_eq!(news(1).await, (3, vec![clicked]));
    commit(2, 2, &[], None).await;
    assert_eq!(news(1).await, (2, vec![]), "two steps were taken back");
    commit(3, 2, &["e"], None).await;
    assert_eq!(news(1).await, (2, vec![step("e", 4)]));
    assert_eq!(news(3).await, (2, vec![step("e", 4)]));
    assert_eq!(store.news_since("fire", Revision(0)).await.unwrap(), None);
}

pub(crate) async fn a_pulse_counts_changes_chat_and_notes(database: impl Database) {
    let store = with_table(&database).await;
    store.create_table(&new_table("snow"), NOW).await.unwrap();
    store.add_chat(&message("ice", "hello"), NOW).await.unwrap();
    store.add_chat(&message("ice", "hello?"), NOW).await.unwrap();
    store.put_note(&note("ice", "anna", "x")).await.unwrap();
    store.set_status("ice", Revision(0), PLAYING, NOW).await.unwrap();
    let asked = ["ice", "fire", "snow"].map(str::to_owned);
    let mut pulses = store.pulses(&asked).await.unwrap();
    pulses.sort_by(|(one, _), (other, _)| one.cmp(other));
    let ice = Pulse { revision: Revision(1), chat: 2, notes: 1 };
    assert_eq!(pulses, [("ice".to_owned(), ice), ("snow".to_owned(), Pulse::default())]);
}

fn note(table: &str, author: &str, body: &str) -> Note {
    Note {
        table: table.into(),
        kind: "wish".into(),
        author: author.into(),
        body: body.into(),
        node: None,
    }
}

pub(crate) async fn a_note_replaces_its_predecessor_and_can_be_taken_back(database: impl Database) {
    let store = with_table(&database).await;
    store.create_table(&new_table("snow"), NOW).await.unwrap();
    let notes = ["one", "two"].map(|body| note("ice", "anna", body));
    for note in &notes {
        store.put_note(note).await.unwrap();
    }
    let bruno = note("ice", "bruno", "three");
    store.put_note(&bruno).await.unwrap();
    let elsewhere = note("snow", "anna", "four");
    store.put_note(&elsewhere).await.unwrap();
    assert_eq!(store.notes("ice").await.unwrap(), [notes[1].clone(), bruno.clone()]);
    store.drop_note("ice", "wish", "anna").await.unwrap();
    store.drop_note("ice", "wish", "anna").await.expect("nothing is to be done");
    assert_eq!(store.notes_of("wish").await.unwrap(), [bruno, elsewhere]);
    assert_eq!(store.notes_of("hope").await.unwrap(), []);
    assert_eq!(read(&*store, "ice").await.revision, Revision(0), "a note is no change");
    assert_not_found(store.put_note(&note("fire", "anna", "x")).await, ("table", "fire"));
}

pub(crate) async fn a_note_is_exchanged_by_whoever_knows_what_it_says(database: impl Database) {
    let (store, other) = (with_table(&database).await, database.open().await);
    let [first, further, second] =
        ["wish 1", "wish 1, half done", "wish 2"].map(|body| note("ice", "anna", body));
    let bruno = note("ice", "bruno", "wish 1");
    store.put_note(&first).await.unwrap();
    store.put_note(&bruno).await.unwrap();
    assert!(store.exchange_note(&first, Some(&further.body)).await.unwrap());
    assert_eq!(store.notes("ice").await.unwrap(), [further.clone(), bruno.clone()]);
    // It is taken back elsewhere, and something else is wished: who works for the first wish neither
    // brings it back nor takes the second one away.
    assert!(!other.exchange_note(&first, None).await.unwrap(), "it says something else now");
    assert!(other.exchange_note(&further, None).await.unwrap());
    let before = store.pulses(&["ice".to_owned()]).await.unwrap();
    for body in [Some("wish 1, done"), None] {
        assert!(!store.exchange_note(&further, body).await.unwrap());
    }
    assert_eq!(store.notes("ice").await.unwrap(), slice::from_ref(&bruno));
    assert_eq!(store.pulses(&["ice".to_owned()]).await.unwrap(), before, "nothing has happened");
    other.put_note(&second).await.unwrap();
    for body in [Some("wish 1, done"), None] {
        assert!(!store.exchange_note(&further, body).await.unwrap());
    }
    assert_eq!(store.notes("ice").await.unwrap(), [second, bruno]);
    let elsewhere = note("fire", "anna", "wish 1");
    assert!(!store.exchange_note(&elsewhere, None).await.unwrap());
}

pub(crate) async fn a_lease_has_one_holder(database: impl Database) {
    let (store, other) = (with_table(&database).await, database.open().await);
    for node in ["one", "two"] {
        store.beat(node, NOW, 0).await.unwrap();
    }
    assert!(store.take_lease("ice", "bots", "one").await.unwrap());
    assert!(!other.take_lease("ice", "bots", "two").await.unwrap());
    assert!(store.take_lease("ice", "bots", "one").await.unwrap(), "it has it already");
    assert!(other.take_lease("ice", "analysis", "two").await.unwrap(), "that is something else");
    other.drop_lease("ice", "bots", "two").await.expect("it is not its own");
    assert!(!other.take_lease("ice", "bots", "two").await.unwrap());
    store.drop_lease("ice", "bots", "one").await.unwrap();
    assert!(other.take_lease("ice", "bots", "two").await.unwrap());
    assert_not_found(store.take_lease("ice", "other", "three").await, ("node", "three"));
}

pub(crate) async fn with_a_dead_node_end_its_leases_and_notes(database: impl Database) {
    let store = with_table(&database).await;
    store.beat("one", NOW, 0).await.unwrap();
    store.beat("two", NOW + 9, 0).await.unwrap();
    store.take_lease("ice", "bots", "one").await.unwrap();
    let mortal = Note { node: Some("one".into()), ..note("ice", "anna", "x") };
    let lasting = note("ice", "bruno", "y");
    store.put_note(&mortal).await.unwrap();
    store.put_note(&lasting).await.unwrap();
    store.beat("two", NOW + 9, NOW).await.unwrap();
    assert!(!store.take_lease("ice", "bots", "two").await.unwrap(), "it was seen then");
    let before = store.pulses(&["ice".to_owned()]).await.unwrap()[0].1;
    store.beat("two", NOW + 10, NOW + 1).await.unwrap();
    assert!(store.take_lease("ice", "bots", "two").await.unwrap());
    assert_eq!(store.notes("ice").await.unwrap(), [lasting]);
    let after = store.pulses(&["ice".to_owned()]).await.unwrap()[0].1;
    assert_eq!(after.notes, before.notes + 1, "whoever looks there is told");
    let late = store.put_note(&mortal).await;
    assert_not_found(late, ("node", "one"));
}

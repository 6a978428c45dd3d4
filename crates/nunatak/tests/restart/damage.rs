//! A page in the middle of the database is damaged: the health says so, and every other table can
//! be played at.

use std::fs;
use std::slice;

use serde_json::{Value, json};

use crate::operator::nunatak;
use crate::play::{Client, SEATS, Server, open_tables, play_and, wait_for_health};

#[test]
fn a_damaged_page_is_reported_and_other_tables_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let mut server = Server::start(&database);
    let mut clients = open_tables(&server.url, 2);
    let (good, bad) = clients.split_at_mut(SEATS);
    // The same player sits at both tables.
    let game = good[0].sure(&server.url, "GET", "/games", &Value::Null)[0]["id"].clone();
    let wish = json!({ "game": game, "seats": ["me", "hotseat"] });
    let table = good[0].sure(&server.url, "POST", "/tables", &wish);
    for client in &mut *bad {
        client.token.clone_from(&good[0].token);
        table["id"].as_str().expect("an id").clone_into(&mut client.table);
    }
    // On a busy machine most of what is sent may come when the other seat is asked.
    let moves =
        |clients: &[Client]| clients.iter().map(|client| client.acknowledged.len()).sum::<usize>();
    while moves(bad) < 150 && bad[0].look(&server.url)["status"] != "finished" {
        play_and(slice::from_ref(&server.url), bad, 300, || (), 0);
    }
    play_and(slice::from_ref(&server.url), good, 5, || (), 0);
    assert_eq!(wait_for_health(&server.url, 200), "ok\n");
    server.stop();

    let mut bytes = fs::read(&database).expect("the database");
    let count = |page: &[u8], id: &str| {
        page.windows(id.len()).filter(|window| *window == id.as_bytes()).count()
    };
    let leaf_of_a_table = 13;
    let page = bytes
        .chunks_mut(4096)
        .filter(|page| page[0] == leaf_of_a_table && count(page, &good[0].table) == 0)
        .max_by_key(|page| count(page, &bad[0].table))
        .expect("a page with steps");
    assert!(count(page, &bad[0].table) > 10, "a page with many steps");
    page.fill(0xff);
    fs::write(&database, bytes).expect("a damaged database");

    let server = Server::start(&database);
    assert_eq!(wait_for_health(&server.url, 503), "the database is damaged\n");
    let look = format!("/tables/{}", bad[0].table);
    let (status, reply) = bad[0].call(&server.url, "GET", &look, &Value::Null).expect("an answer");
    assert_eq!((status, &reply["error"]["code"]), (500, &json!("internal")), "{reply}");
    let mine = good[0].sure(&server.url, "GET", "/tables?list=mine", &Value::Null);
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(2), "{mine}");
    let before = good[0].look(&server.url)["revision"].clone();
    play_and(slice::from_ref(&server.url), good, 5, || (), 0);
    assert_ne!(good[0].look(&server.url)["revision"], before, "play goes on");
}

/// One index that every list of tables is read by.
#[test]
fn damage_to_a_list_takes_no_page_away_and_a_check_tells_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let mut server = Server::start(&database);
    let clients = open_tables(&server.url, 1);
    server.stop();
    let mut bytes = fs::read(&database).expect("the database");
    let leaf_of_an_index = 10;
    let status = b"playing";
    let has_status = |page: &&mut [u8]| page.windows(status.len()).any(|window| window == status);
    let mut pages = bytes.chunks_mut(4096).filter(|page| page[0] == leaf_of_an_index);
    pages.find(has_status).expect("a page of the index").fill(0xff);
    fs::write(&database, bytes).expect("a damaged database");

    let server = Server::start(&database);
    assert_eq!(wait_for_health(&server.url, 503), "the database is damaged\n");
    let page = |path: &str| {
        let ask = clients[0].agent.get(format!("{}{path}", server.url));
        let token = format!("Bearer {}", clients[0].token);
        ask.header("authorization", token).call().expect("an answer").status().as_u16()
    };
    assert_eq!(page("/tables"), 500);
    assert_eq!([page("/"), page(&format!("/t/{}", clients[0].table))], [200, 200]);
    let checked = nunatak(&["check"], &database);
    let told = String::from_utf8_lossy(&checked.stderr).into_owned();
    assert_eq!(checked.status.code(), Some(1), "{told}");
    assert!(told.contains("the database is damaged"), "{told}");
}

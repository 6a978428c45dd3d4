//! The PostgreSQL engine does what every engine must do, and says so what it leaves to others.

use std::sync::Arc;

use store::{NewSteps, News, PostgresStore, Pulse, Revision, Status, Store, StoreError};

use crate::chat::message;
use crate::{Database, NOW, conformance, new_table, read, with_table};

impl Database for scratch::Database {
    async fn new() -> Self {
        Self::new()
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(PostgresStore::open(&self.address()).await.expect("the database opens"))
    }
}

conformance!(scratch::Database);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_servers_start_at_once_on_an_empty_database() {
    let database = scratch::Database::new();
    let (one, two, three) = tokio::join!(database.open(), database.open(), database.open());
    for store in [one, two, three] {
        store.check_health().await.expect("all are up to date");
    }
}

#[tokio::test]
async fn a_backup_is_left_to_the_tool_for_it() {
    let store = with_table(&scratch::Database::new()).await;
    let refused = store.backup("nowhere.db".as_ref()).await;
    assert_eq!(refused.unwrap_err().to_string(), "a backup of PostgreSQL is made with pg_dump");
}

#[tokio::test]
async fn after_its_connections_were_cut_a_store_goes_on() {
    let database = scratch::Database::new();
    let store = with_table(&database).await;
    database.cut_connections();
    let revision = read(&*store, "ice").await.revision;
    database.cut_connections();
    store.set_status("ice", revision, Status::Closed, NOW).await.expect("on another connection");
}

#[tokio::test]
async fn whoever_waits_too_long_for_a_lock_is_told_that_the_database_is_busy() {
    use sqlx::Connection;
    let database = scratch::Database::new();
    let store = with_table(&database).await;
    let mut other = sqlx::PgConnection::connect(&database.address()).await.unwrap();
    for sql in ["BEGIN", "LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"] {
        sqlx::query(sql).execute(&mut other).await.unwrap();
    }
    let refused = store.set_status("ice", Revision(0), Status::Closed, NOW).await;
    assert!(matches!(refused, Err(StoreError::Busy(_))), "{refused:?}");
    other.close().await.unwrap();
    store.set_status("ice", Revision(0), Status::Closed, NOW).await.expect("nothing was changed");
}

#[tokio::test]
async fn a_database_that_is_not_ours_is_left_alone() {
    let database = scratch::Database::new();
    let opened = PostgresStore::open_existing(&database.address()).await;
    assert!(matches!(opened, Err(StoreError::Unreadable { .. })), "{opened:?}");
    let mistyped = database.address().replace("/test_", "/text_");
    for opened in
        [PostgresStore::open_existing(&mistyped).await, PostgresStore::open(&mistyped).await]
    {
        let absent = matches!(opened, Err(StoreError::NotFound { what: "database", .. }));
        assert!(absent, "{opened:?}");
    }
    assert_eq!(database.run("SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'"), "0");
}

#[tokio::test]
async fn no_error_tells_a_password() {
    for address in [
        "postgres://anna:hush@127.0.0.1:1/games",
        "postgres://anna:hush@127.0.0.1:1/games?sslmode=nonsense",
        "postgres://anna@127.0.0.1:1/games?pasword=hush",
        "postgres://anna:hush@127.0.0.1:none/games",
        "POSTGRES://anna:hush@127.0.0.1:1/games",
        "mysql://anna:hush@127.0.0.1:1/games",
    ] {
        let error = PostgresStore::open(address).await.expect_err("nobody is there");
        let told = format!("{error} {error:?}");
        assert!(!told.contains("hush"), "{told}");
    }
}

#[tokio::test]
async fn what_one_server_commits_all_hear() {
    let database = scratch::Database::new();
    let store = with_table(&database).await;
    let other = database.open().await;
    let mut heard = other.listen().await.unwrap();
    let news = |chat| {
        let pulse = Pulse { revision: Revision(1), chat, notes: 0 };
        Some(News::Changed { table: "ice".into(), pulse })
    };
    for (store, node) in [(&store, "one"), (&other, "two")] {
        store.beat(node, NOW, 0).await.unwrap();
    }
    store.set_status("ice", Revision(0), Status::Playing, NOW).await.unwrap();
    assert_eq!(heard.recv().await, news(0));
    let stale = store.set_status("ice", Revision(0), Status::Closed, NOW).await;
    assert!(stale.is_err(), "nothing is heard of what did not happen");
    store.add_chat(&message("ice", "hello"), NOW).await.unwrap();
    assert_eq!(heard.recv().await, news(1));
    database.cut_connections();
    assert_eq!(heard.recv().await, Some(News::Missed), "it listens again");
    store.add_chat(&message("ice", "still here"), NOW).await.unwrap();
    assert_eq!(heard.recv().await, news(2));
    other.close().await;
    assert_eq!(heard.recv().await, None, "and it ends with its store");
}

/// What a later program may do to the layout while this one goes on.
const NEXT_LAYOUT: &str = "
    ALTER TABLE tables ADD COLUMN color TEXT NOT NULL DEFAULT 'white';
    INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
    VALUES (1000, 'colors', TRUE, '', 0);";

#[tokio::test]
async fn servers_of_two_layouts_work_side_by_side() {
    let database = scratch::Database::new();
    let running = with_table(&database).await;
    database.run(NEXT_LAYOUT);
    running.set_status("ice", Revision(0), Status::Playing, NOW).await.expect("it goes on");
    let started = PostgresStore::open(&database.address()).await.expect("also from the start");
    started.create_table(&new_table("snow"), NOW).await.unwrap();
    assert_eq!(database.run("SELECT DISTINCT color FROM tables"), "white");
    // A server that does not know of summaries raises the revision alone, and takes no column away.
    let new = NewSteps { summary: Some("anna decides"), ..NewSteps::new(0, &[]) };
    running.commit_steps("ice", Revision(1), new, Status::Playing, NOW).await.unwrap();
    database.run("UPDATE tables SET revision = revision + 1 WHERE id = 'ice'");
    assert_eq!(read(&*running, "ice").await.summary, None, "it may not hold any more");
    database.run("UPDATE layout SET oldest = 1000");
    let refused = PostgresStore::open(&database.address()).await;
    assert!(matches!(refused, Err(StoreError::Migrate(_))), "{refused:?}");
}

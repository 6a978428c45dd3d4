//! What is particular to this engine; the rest is in `tests/conformance`.

use table::Seed;

use super::*;
use crate::{
    Channel, Housekeeping, NewMessage, NewSteps, NewTable, Note, Page, PlayerRecord, Revision,
    Status, TableFilter, TableRecord, Visibility,
};

/// Runs a statement beside the store.
async fn run(store: &SqliteStore, sql: &str) {
    let mut change = store.writer.begin().await.unwrap();
    query(sqlx::AssertSqlSafe(sql)).execute(&mut *change).await.unwrap();
    change.commit().await.unwrap();
}

async fn store_with_table(folder: &tempfile::TempDir, patience: Duration) -> SqliteStore {
    let path = folder.path().join("nunatak.db");
    let store = SqliteStore::open_with_patience(&path, patience).await.unwrap();
    let player = PlayerRecord {
        id: "anna".into(),
        cookie_hash: "cookie".into(),
        name: "Anna".into(),
        created_at: 0,
        seen_at: 0,
    };
    store.create_player(&player).await.unwrap();
    let table = NewTable {
        id: "ice".into(),
        game: "kosmonauts".into(),
        title: "Ice".into(),
        rules_version: 1,
        options: "{}".into(),
        seed: Seed(1),
        host: "anna".into(),
        status: Status::Open,
        visibility: Visibility::Listed,
        settings: "{}".into(),
        seats: Vec::new(),
        steps: vec!["start".into()],
        summary: None,
        rematch_of: None,
    };
    store.create_table(&table, 0).await.unwrap();
    store
}

async fn commit(store: &SqliteStore, revision: i64, step: &str) -> Result<(), StoreError> {
    let steps = [step.to_owned()];
    store
        .commit_steps("ice", Revision(revision), NewSteps::new(0, &steps), Status::Playing, 1)
        .await?;
    Ok(())
}

#[tokio::test]
async fn every_commit_waits_for_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_with_table(&folder, PATIENCE).await;
    let mut change = store.writer.begin().await.unwrap();
    for (sql, setting) in [("PRAGMA synchronous", 2), ("PRAGMA foreign_keys", 1)] {
        let found: i64 = query_scalar(sql).fetch_one(&mut *change).await.unwrap();
        assert_eq!(found, setting, "{sql}");
    }
    let mode: String = query_scalar("PRAGMA journal_mode").fetch_one(&mut *change).await.unwrap();
    assert_eq!(mode, "wal");
}

#[tokio::test]
async fn a_change_that_is_not_committed_has_never_been() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_with_table(&folder, PATIENCE).await;
    let mut change = store.writer.begin().await.unwrap();
    query("DELETE FROM steps").execute(&mut *change).await.unwrap();
    drop(change);
    assert_eq!(store.steps("ice").await.unwrap(), ["start"]);
    commit(&store, 0, "next").await.expect("the next change has a connection of its own");
}

#[tokio::test]
async fn a_locked_database_is_an_error_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_with_table(&folder, Duration::from_millis(20)).await;
    let path = folder.path().join("nunatak.db");
    let mut other = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let committed = commit(&store, 0, "late").await;
    assert!(matches!(committed, Err(StoreError::Busy(_))), "{committed:?}");
    assert_eq!(store.steps("ice").await.unwrap(), ["start"], "readers do not wait");
    lock.rollback().await.unwrap();
    commit(&store, 0, "next").await.expect("goes on when the lock is gone");
}

#[tokio::test]
async fn a_value_of_a_newer_program_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_with_table(&folder, PATIENCE).await;
    run(&store, "UPDATE tables SET seed = 'sealed:7'").await;
    let error = store.table("ice").await.unwrap_err().to_string();
    assert!(error.contains("table \"ice\"") && error.contains("sealed:7"), "{error}");
}

#[tokio::test]
async fn a_damaged_step_leaves_the_others_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_with_table(&folder, PATIENCE).await;
    let next = ["next".to_owned()];
    let (revision, steps) = (Revision(0), NewSteps::new(1, &next));
    store.commit_steps("ice", revision, steps, Status::Playing, 1).await.unwrap();
    for (damage, found) in [("X'80'", "null"), ("'torn' || char(10) || 'apart'", "torn\napart")] {
        let damaged = format!("UPDATE steps SET body = {damage} WHERE step = 0");
        run(&store, &damaged).await;
        let news = store.news_since("ice", Revision::NONE).await.unwrap().expect("a table");
        let bodies: Vec<&str> = news.steps.iter().map(|step| step.body.as_str()).collect();
        assert_eq!(bodies, [found, "next"], "{damage}");
    }
}

/// Everything that is read as a list, after a row of it was damaged: the others are there.
#[tokio::test]
async fn a_damaged_row_spoils_no_list() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_with_table(&folder, PATIENCE).await;
    let mut fire = store.table("ice").await.unwrap().map(new_table_like).unwrap();
    fire.id = "fire".into();
    store.create_table(&fire, 0).await.unwrap();
    let host = store.player(&fire.host).await.unwrap().unwrap();
    let other = PlayerRecord { id: "zoe".into(), cookie_hash: "zoe's".into(), ..host.clone() };
    store.create_player(&other).await.unwrap();
    let message = |text: &str| NewMessage {
        table: "ice".into(),
        channel: Channel::Players,
        seat: None,
        player: Some(host.id.clone()),
        name: "Anna".into(),
        text: text.into(),
    };
    let note = |table: &str| Note {
        table: table.into(),
        kind: "wish".into(),
        author: "anna".into(),
        body: "x".into(),
        node: None,
    };
    for text in ["hello", "are you there?"] {
        store.add_chat(&message(text), 1).await.unwrap();
    }
    for table in ["ice", "fire"] {
        store.put_note(&note(table)).await.unwrap();
    }
    for damage in [
        "UPDATE players SET name = X'80', created_at = 'once' WHERE id <> 'zoe'",
        "UPDATE chat SET seat = 99 WHERE id = 1",
        "UPDATE notes SET body = X'80' WHERE table_id = 'ice'",
        "UPDATE tables SET last_note = 'many', changed_at = 'once' WHERE id = 'ice'",
    ] {
        run(&store, damage).await;
    }
    let unnamed = PlayerRecord { name: String::new(), created_at: 0, ..host.clone() };
    let cookies = [host.cookie_hash.clone(), other.cookie_hash.clone()];
    assert_eq!(store.player_by_cookie(&cookies[0]).await.unwrap(), Some(unnamed.clone()));
    let both = [unnamed, other];
    assert_eq!(store.players_by_cookies(&cookies).await.unwrap(), both);
    assert_eq!(store.list_players("", 9).await.unwrap(), both);
    let said = store.chat("ice", Channel::Players, 0, 9).await.unwrap();
    assert_eq!(said.iter().map(|it| it.text.as_str()).collect::<Vec<_>>(), ["are you there?"]);
    assert_eq!(store.messages_of(&host.id).await.unwrap().len(), 2);
    assert_eq!(store.notes_of("wish").await.unwrap(), [note("fire")]);
    let pulses = store.pulses(&["ice", "fire"].map(str::to_owned)).await.unwrap();
    assert_eq!(pulses.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["fire"]);
    let listed = store.list_tables(&TableFilter::default(), &Page::first(9)).await.unwrap();
    assert_eq!(listed.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), ["fire"]);
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_with_table(&folder, PATIENCE).await;
    run(&store, "UPDATE _sqlx_migrations SET version = version + 9999").await;
    store.close().await;
    let opened = SqliteStore::open(folder.path().join("nunatak.db")).await;
    assert!(matches!(opened, Err(StoreError::Migrate(_))), "{opened:?}");
}

#[tokio::test]
async fn what_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    let letter = "Dear Anna, this is not a database. ".repeat(100);
    std::fs::write(&path, &letter).unwrap();
    assert!(SqliteStore::open(&path).await.is_err());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), letter);
    let nowhere = folder.path().join("no such folder").join("nunatak.db");
    assert!(SqliteStore::open(&nowhere).await.is_err());
}

#[tokio::test]
async fn a_damaged_page_is_found_and_other_tables_work() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nunatak.db");
    let store = store_with_table(&folder, PATIENCE).await;
    let mut fire = store.table("ice").await.unwrap().map(new_table_like).unwrap();
    fire.id = "fire".into();
    store.create_table(&fire, 0).await.unwrap();
    let pages = |marker: &str| vec![marker.repeat(1000); 20];
    for table in ["ice", "fire"] {
        let steps = pages(table);
        store
            .commit_steps(table, Revision(0), NewSteps::new(0, &steps), Status::Playing, 1)
            .await
            .unwrap();
    }
    store.verify().await.expect("nothing is damaged yet");
    store.close().await;

    let mut bytes = std::fs::read(&path).unwrap();
    let places: Vec<usize> =
        (0..bytes.len() - 9).filter(|at| &bytes[*at..*at + 9] == b"iceiceice").collect();
    let page = places[places.len() / 2] / 4096 * 4096;
    bytes[page..page + 4096].fill(0xff);
    std::fs::write(&path, bytes).unwrap();

    let store = SqliteStore::open(&path).await.expect("the rest is fine");
    let verified = store.verify().await;
    assert!(matches!(verified, Err(StoreError::Damaged(_))), "{verified:?}");
    let read = store.steps("ice").await;
    assert!(matches!(read, Err(StoreError::Damaged(_))), "{read:?}");
    assert_eq!(store.steps("fire").await.unwrap(), pages("fire"));
    store
        .commit_steps("fire", Revision(1), NewSteps::new(20, &pages("more")), Status::Playing, 2)
        .await
        .unwrap();
    assert_eq!(store.steps("fire").await.unwrap().len(), 40);
    store.check_health().await.expect("it still commits");
    let copied = store.backup(&folder.path().join("copy.db")).await;
    assert!(matches!(copied, Err(StoreError::Damaged(_))), "{copied:?}");
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().flatten().collect();
    let is_copy = |file: &&std::fs::DirEntry| file.file_name().to_string_lossy().contains("copy");
    assert!(left.iter().find(is_copy).is_none(), "{left:?}");
}

fn new_table_like(table: TableRecord) -> NewTable {
    NewTable {
        id: table.id,
        game: table.game,
        title: table.title,
        rules_version: table.rules_version,
        options: table.options,
        seed: table.seed,
        host: table.host,
        status: table.status,
        visibility: table.visibility,
        settings: table.settings,
        seats: table.seats,
        steps: Vec::new(),
        summary: None,
        rematch_of: None,
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let (database, backup) = (folder.path().join("nunatak.db"), folder.path().join("copy.db"));
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let store = store_with_table(&folder, PATIENCE).await;
    store.backup(&backup).await.unwrap();
    for file in files::companions(&database).iter().chain([&database, &backup]) {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    store.close().await;
    std::fs::set_permissions(&database, PermissionsExt::from_mode(0o644)).unwrap();
    let store = SqliteStore::open(&database).await.unwrap();
    commit(&store, 0, "next").await.unwrap();
    for file in files::companions(&database).iter().chain([&database]) {
        assert_eq!(mode(file), 0o600, "{} of an older program", file.display());
    }
    let restored = folder.path().join("restored.db");
    SqliteStore::restore(&backup, &restored).await.unwrap();
    assert_eq!(mode(&restored), 0o600);
}

#[tokio::test]
async fn only_opening_makes_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nunatak.db");
    let opened = SqliteStore::open_existing(&path).await;
    assert!(matches!(opened, Err(StoreError::NotFound { what: "database", .. })), "{opened:?}");
    assert!(!path.exists());
    std::fs::write(&path, "").unwrap();
    let opened = SqliteStore::open_existing(&path).await;
    assert!(matches!(opened, Err(StoreError::Unreadable { .. })), "{opened:?}");
    assert_eq!(std::fs::metadata(&path).unwrap().len(), 0);
    SqliteStore::open(&path).await.expect("an empty file is an empty database").close().await;
    SqliteStore::open_existing(&path).await.expect("now there is one");
}

#[tokio::test]
async fn a_backup_is_restored_where_there_is_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let [database, backup, restored] =
        ["nunatak.db", "copy.db", "restored.db"].map(|name| folder.path().join(name));
    let store = store_with_table(&folder, PATIENCE).await;
    store.backup(&backup).await.unwrap();
    commit(&store, 0, "later").await.unwrap();
    let before = std::fs::read(&backup).unwrap();
    SqliteStore::restore(&backup, &restored).await.unwrap();
    assert_eq!(std::fs::read(&backup).unwrap(), before, "the backup stays as it is");
    let copy = SqliteStore::open_existing(&restored).await.unwrap();
    assert_eq!(copy.steps("ice").await.unwrap(), ["start"]);
    commit(&copy, 0, "other").await.expect("play goes on");
    copy.close().await;

    let refused = SqliteStore::restore(&backup, &database).await;
    assert!(matches!(refused, Err(StoreError::Duplicate { what: "database", .. })), "{refused:?}");
    assert_eq!(store.steps("ice").await.unwrap(), ["later"]);

    // A log that was left behind would be played into the restored database.
    let fresh = folder.path().join("fresh.db");
    std::fs::write(folder.path().join("fresh.db-wal"), "left over").unwrap();
    assert!(SqliteStore::restore(&backup, &fresh).await.is_err());
    std::fs::remove_file(folder.path().join("fresh.db-wal")).unwrap();
    for (broken, length) in [("empty.db", 0), ("half.db", before.len() / 2)] {
        let broken = folder.path().join(broken);
        std::fs::write(&broken, &before[..length]).unwrap();
        assert!(SqliteStore::restore(&broken, &fresh).await.is_err(), "{length} bytes");
        assert!(!fresh.exists());
    }
}

#[tokio::test]
async fn a_database_of_the_first_version_keeps_its_links_and_forgets_its_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nunatak.db");
    let mut old = SqliteConnectOptions::new()
        .filename(&path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .connect()
        .await
        .unwrap();
    let mut first = migrations::sqlite();
    first.migrations.to_mut().truncate(1);
    first.run(&mut old).await.unwrap();
    for sql in [
        "INSERT INTO players VALUES ('anna', 'cookie', 'Anna', 0, 0)",
        r#"INSERT INTO tables VALUES ('ice', 'kosmonauts', 'Ice', 1, '{}', '1', 'anna', 'playing',
           'listed', '{"secret":"5ec2e7","hints":false}', 0, 0, 0, 0, NULL, NULL)"#,
        "INSERT INTO seats VALUES ('ice', 0, 'player', 'anna', NULL, 'Anna', 'key')",
        "INSERT INTO steps VALUES ('ice', 0, 'start', 0, 0)",
    ] {
        query(sql).execute(&mut old).await.unwrap();
    }
    old.close().await.unwrap();

    let store = SqliteStore::open_existing(&path).await.unwrap();
    let (table, steps) = store.table_with_steps("ice").await.unwrap().unwrap();
    assert_eq!(table.settings, r#"{"hints":false}"#);
    assert_eq!((table.seats[0].key_hash.as_str(), table.seats[0].key_salt.as_str()), ("key", ""));
    assert_eq!(steps, ["start"]);
    assert!(store.seat_by_key("key").await.unwrap().is_some(), "its links work");
    commit(&store, 0, "next").await.unwrap();
    store.close().await;
    let bytes = std::fs::read(&path).unwrap();
    assert!(!bytes.windows(6).any(|bytes| bytes == b"5ec2e7"), "no byte of it is left");
}

#[tokio::test]
async fn every_column_moves_to_another_engine() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_with_table(&folder, PATIENCE).await;
    let columns: Vec<(String, String)> = sqlx::query_as(
        "SELECT m.name, c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c \
         WHERE m.type = 'table' AND m.name NOT IN \
         ('_sqlx_migrations', 'health', 'layout', 'leases', 'nodes') \
         AND NOT (m.name = 'notes' AND c.name = 'node')",
    )
    .fetch_all(&store.readers)
    .await
    .unwrap();
    for (table, column) in columns {
        let moves = crate::migrate::SHAPES.iter().any(|shape| {
            let column = column.as_str();
            shape.table == table
                && (shape.texts.contains(&column) || shape.numbers.contains(&column))
        });
        assert!(moves, "{table}.{column} stays behind");
    }
}

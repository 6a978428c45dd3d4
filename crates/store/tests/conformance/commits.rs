//! Steps: one change for each revision, whole or absent.

use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;

use store::{NewSteps, Revision, Status, StoreError};
use table::Seat;

use super::{Database, NOW, assert_stale, new_table, read, sat_by, seat, steps, with_table};

pub(crate) async fn steps_are_appended_in_order(database: impl Database) {
    let store = with_table(&database).await;
    let mut expected = Vec::new();
    let mut revision = Revision::FIRST;
    // More than ten, so that an order by text would show.
    for number in 0..12 {
        let new = vec![format!("{number} a"), format!("{number} b")];
        let (keep, now) = (expected.len(), NOW + number);
        revision = store
            .commit_steps("ice", revision, NewSteps::new(keep, &new), Status::Playing, now)
            .await
            .unwrap();
        expected.extend(new);
    }
    assert_eq!(revision, Revision(12));
    assert_eq!(store.steps("ice").await.unwrap(), expected);
    let table = read(&*store, "ice").await;
    assert_eq!((table.revision, table.status), (revision, Status::Playing));
    assert_eq!((table.created_at, table.changed_at), (NOW, NOW + 11));
}

pub(crate) async fn who_clicked_for_another_is_kept_with_the_step(database: impl Database) {
    let store = with_table(&database).await;
    let commit = async |revision, keep, clicked_by: Option<u8>| {
        let steps = &steps(&["a", "b"]);
        let clicked_by = clicked_by.map(Seat::new);
        let steps = NewSteps { clicked_by, ..NewSteps::new(keep, steps) };
        store.commit_steps("ice", Revision(revision), steps, Status::Playing, NOW).await.unwrap();
        store.clicked_by("ice").await.unwrap()
    };
    assert_eq!(commit(0, 0, None).await, []);
    let by = Seat::new(1);
    assert_eq!(commit(1, 2, Some(1)).await, [(2, by), (3, by)]);
    assert_eq!(commit(2, 3, None).await, [(2, by)], "what is taken back is forgotten");
    assert_eq!(store.clicked_by("none").await.unwrap(), []);
}

pub(crate) async fn an_undo_rewrites_the_last_steps(database: impl Database) {
    let store = with_table(&database).await;
    store.create_table(&new_table("snow"), NOW).await.unwrap();
    let first = Revision::FIRST;
    for table in ["ice", "snow"] {
        let new = steps(&["a", "b", "c", "d"]);
        store
            .commit_steps(table, first, NewSteps::new(0, &new), Status::Playing, NOW)
            .await
            .unwrap();
    }
    let commit = async |revision, keep, new: &[&str]| {
        let new = steps(new);
        store
            .commit_steps(
                "ice",
                Revision(revision),
                NewSteps::new(keep, &new),
                Status::Playing,
                NOW,
            )
            .await
    };
    assert_eq!(commit(1, 3, &[]).await.unwrap(), Revision(2));
    assert_eq!(store.steps("ice").await.unwrap(), ["a", "b", "c"]);
    assert_eq!(commit(2, 1, &["c", "e"]).await.unwrap(), Revision(3));
    assert_eq!(store.steps("ice").await.unwrap(), ["a", "c", "e"]);
    assert_eq!(commit(3, 0, &[]).await.unwrap(), Revision(4));
    assert_eq!(store.steps("ice").await.unwrap(), Vec::<String>::new());
    assert_eq!(store.steps("snow").await.unwrap(), ["a", "b", "c", "d"], "another table");
}

pub(crate) async fn a_stale_commit_changes_nothing(database: impl Database) {
    let store = with_table(&database).await;
    let new = steps(&["a", "b"]);
    store
        .commit_steps("ice", Revision(0), NewSteps::new(0, &new), Status::Playing, NOW)
        .await
        .unwrap();
    let before = store.table_with_steps("ice").await.unwrap();
    let late = steps(&["late"]);
    for (revision, keep) in [(0, 0), (0, 2), (2, 2)] {
        let expected = Revision(revision);
        let committed = store
            .commit_steps("ice", expected, NewSteps::new(keep, &late), Status::Finished, NOW + 9)
            .await;
        assert_stale(committed, (revision, 1));
    }
    let taken = [seat("ice", 1, sat_by("bruno"))];
    let committed = store.commit_seats("ice", Revision(0), &taken, Status::Open, NOW + 9).await;
    assert_stale(committed, (0, 1));
    let closed = store.set_status("ice", Revision(0), Status::Closed, NOW + 9).await;
    assert_stale(closed, (0, 1));
    assert_eq!(store.table_with_steps("ice").await.unwrap(), before);
}

pub(crate) async fn a_commit_beyond_the_last_step_changes_nothing(database: impl Database) {
    let store = with_table(&database).await;
    let before = read(&*store, "ice").await;
    let new = steps(&["b"]);
    let committed = store
        .commit_steps("ice", Revision::FIRST, NewSteps::new(1, &new), Status::Playing, NOW + 1)
        .await;
    assert!(matches!(committed, Err(StoreError::Gap { keep: 1, found: 0, .. })), "{committed:?}");
    assert_eq!(read(&*store, "ice").await, before);
    assert_eq!(store.steps("ice").await.unwrap(), Vec::<String>::new());
}

pub(crate) async fn of_concurrent_commits_exactly_one_wins(database: impl Database) {
    let store = with_table(&database).await;
    let other = database.open().await;
    for round in 0..8 {
        let (expected, keep) = (Revision(round), round as usize * 2);
        let tasks: Vec<_> = (0..16)
            .map(|task| {
                let store = Arc::clone(if task % 2 == 0 { &store } else { &other });
                tokio::spawn(async move {
                    let new = vec![format!("{round} by {task}"), format!("{round} by {task}")];
                    store
                        .commit_steps(
                            "ice",
                            expected,
                            NewSteps::new(keep, &new),
                            Status::Playing,
                            NOW,
                        )
                        .await
                })
            })
            .collect();
        let mut winners = Vec::new();
        for (task, handle) in tasks.into_iter().enumerate() {
            match handle.await.unwrap() {
                Ok(revision) => winners.push((task, revision)),
                Err(stale) => assert_stale(Err::<(), _>(stale), (round, round + 1)),
            }
        }
        let [(winner, revision)] = winners[..] else { panic!("{winners:?} won round {round}") };
        assert_eq!(revision, expected.next());
        let written = store.steps("ice").await.unwrap();
        assert_eq!(written.len(), keep + 2);
        assert_eq!(written[keep..], [(); 2].map(|()| format!("{round} by {winner}")));
    }
}

pub(crate) async fn concurrent_writers_that_retry_all_get_through(database: impl Database) {
    let store = with_table(&database).await;
    let tasks: Vec<_> = (0..8)
        .map(|task| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                for number in 0..5 {
                    let new = vec![format!("{task}: {number}")];
                    loop {
                        let (table, old) =
                            store.table_with_steps("ice").await.unwrap().expect("the table");
                        let (revision, keep) = (table.revision, old.len());
                        let committed = store
                            .commit_steps(
                                "ice",
                                revision,
                                NewSteps::new(keep, &new),
                                Status::Playing,
                                NOW,
                            )
                            .await;
                        match committed {
                            Ok(_) => break,
                            Err(StoreError::Stale { .. }) => {}
                            Err(error) => panic!("{error}"),
                        }
                    }
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let mut written = store.steps("ice").await.unwrap();
    let of_first: Vec<_> = written.iter().filter(|step| step.starts_with("0:")).collect();
    assert_eq!(of_first, ["0: 0", "0: 1", "0: 2", "0: 3", "0: 4"]);
    written.sort();
    written.dedup();
    assert_eq!(written.len(), 40);
    assert_eq!(read(&*store, "ice").await.revision, Revision(40));
}

pub(crate) async fn an_abandoned_commit_is_whole_or_absent(database: impl Database) {
    let store = with_table(&database).await;
    let mut revision = Revision::FIRST;
    let mut kept = 0;
    // A request that is cut off drops its future wherever it happens to wait.
    for polls in 0..24 {
        let new = vec![format!("{polls} a"), format!("{polls} b")];
        let mut commit =
            store.commit_steps("ice", revision, NewSteps::new(0, &new), Status::Playing, NOW);
        let mut left = polls;
        let finished = poll_fn(|context| {
            if left == 0 {
                return Poll::Ready(None);
            }
            left -= 1;
            commit.as_mut().poll(context).map(Some)
        })
        .await;
        drop(commit);
        let (table, written) = store.table_with_steps("ice").await.unwrap().expect("the table");
        if table.revision != revision {
            assert_eq!(table.revision, revision.next());
            assert_eq!(written, new);
            kept += 1;
        }
        assert!(finished.is_none() || table.revision != revision, "acknowledged after {polls}");
        // The next writer finds the store ready, behind whatever was abandoned.
        let new = steps(&["next"]);
        revision = read(&*store, "ice").await.revision;
        revision = match store
            .commit_steps("ice", revision, NewSteps::new(0, &new), Status::Playing, NOW)
            .await
        {
            Ok(revision) => revision,
            Err(StoreError::Stale { found, .. }) => found,
            Err(error) => panic!("{error} after {polls}"),
        };
    }
    assert!(kept > 0, "the last ones have the time to finish");
}

pub(crate) async fn a_table_and_its_steps_are_of_one_revision(database: impl Database) {
    let store = with_table(&database).await;
    let writer = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            for number in 0..60 {
                let new = vec![number.to_string()];
                let revision = Revision(number);
                let keep = number as usize;
                store
                    .commit_steps("ice", revision, NewSteps::new(keep, &new), Status::Playing, NOW)
                    .await
                    .unwrap();
            }
        }
    });
    loop {
        let done = writer.is_finished();
        let (table, steps) = store.table_with_steps("ice").await.unwrap().expect("the table");
        assert_eq!(table.revision, Revision(steps.len() as i64));
        if done {
            break;
        }
    }
    writer.await.unwrap();
}

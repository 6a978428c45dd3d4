//! Chat.

use std::sync::Arc;

use store::{Channel, NewMessage};
use table::Seat;

use super::{Database, NOW, new_table, read, with_table};

pub(super) fn message(table: &str, text: &str) -> NewMessage {
    NewMessage {
        table: table.into(),
        channel: Channel::Players,
        player: Some("bruno".into()),
        seat: Some(Seat::new(1)),
        name: "Bruno".into(),
        text: text.into(),
    }
}

pub(crate) async fn chat_is_in_order_and_by_channel(database: impl Database) {
    let store = with_table(&database).await;
    store.create_table(&new_table("snow"), NOW).await.unwrap();
    let watching = NewMessage { channel: Channel::Spectators, seat: None, ..message("ice", "hm") };
    for (now, message) in (NOW..).zip([
        message("ice", "one"),
        watching,
        message("snow", "elsewhere"),
        message("ice", "two"),
        message("ice", "three"),
    ]) {
        store.add_chat(&message, now).await.unwrap();
    }
    let read = async |channel, after, limit| {
        let messages = store.chat("ice", channel, after, limit).await.unwrap();
        messages.into_iter().map(|message| (message.id, message.text)).collect::<Vec<_>>()
    };
    let [one, two, three] =
        [(1, "one"), (3, "two"), (4, "three")].map(|(id, text)| (id, text.to_owned()));
    let players = Channel::Players;
    assert_eq!(read(players, 0, 9).await, [one.clone(), two.clone(), three.clone()]);
    assert_eq!(read(players, 0, 2).await, [two.clone(), three.clone()], "the newest");
    assert_eq!(read(players, 1, 9).await, [two, three.clone()]);
    assert_eq!(read(players, 3, 9).await, [three]);
    assert_eq!(read(players, 4, 9).await, []);
    assert_eq!(read(Channel::Spectators, 0, 9).await, [(2, "hm".to_owned())]);
    let first = store.chat("ice", players, 0, 9).await.unwrap().remove(0);
    assert_eq!((first.seat, first.name.as_str()), (Some(Seat::new(1)), "Bruno"));
    assert_eq!(first.created_at, NOW);
    let watching = store.chat("ice", Channel::Spectators, 0, 9).await.unwrap().remove(0);
    assert_eq!(watching.seat, None);
}

pub(crate) async fn concurrent_chat_gets_gapless_numbers(database: impl Database) {
    let store = with_table(&database).await;
    let tasks: Vec<_> = (0..16)
        .map(|task: i32| {
            let store = Arc::clone(&store);
            let message = message("ice", &task.to_string());
            tokio::spawn(async move { store.add_chat(&message, NOW).await })
        })
        .collect();
    let mut given = Vec::new();
    for task in tasks {
        given.push(task.await.unwrap().unwrap());
    }
    given.sort_unstable();
    assert_eq!(given, (1..=16).collect::<Vec<_>>());
    assert_eq!(store.chat("ice", Channel::Players, 0, u32::MAX).await.unwrap().len(), 16);
}

pub(crate) async fn chat_does_not_disturb_commits(database: impl Database) {
    let store = with_table(&database).await;
    let before = read(&*store, "ice").await;
    store.add_chat(&message("ice", "hello"), NOW + 1).await.unwrap();
    assert_eq!(read(&*store, "ice").await, before);
}

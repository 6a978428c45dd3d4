//! Players and their cookies.

use store::PlayerRecord;

use super::{Database, NOW, assert_duplicate, player, with_players};

pub(crate) async fn a_player_comes_back_by_cookie(database: impl Database) {
    let store = with_players(&database).await;
    let found = store.player_by_cookie("cookie of anna").await.unwrap();
    assert_eq!(found, Some(player("anna")));
    assert_eq!(store.player_by_cookie("anna").await.unwrap(), None);
}

pub(crate) async fn a_player_is_renamed_and_touched(database: impl Database) {
    let store = with_players(&database).await;
    store.rename_player("anna", "Ania").await.unwrap();
    store.touch_player("anna", NOW + 5).await.unwrap();
    let expected = PlayerRecord { name: "Ania".into(), seen_at: NOW + 5, ..player("anna") };
    assert_eq!(store.player_by_cookie("cookie of anna").await.unwrap(), Some(expected));
    assert_eq!(store.player_by_cookie("cookie of bruno").await.unwrap(), Some(player("bruno")));
}

pub(crate) async fn a_player_with_a_new_cookie_has_no_other(database: impl Database) {
    let store = with_players(&database).await;
    store.renew_player("anna", "another cookie").await.unwrap();
    assert_eq!(store.player_by_cookie("cookie of anna").await.unwrap(), None);
    let found = store.player_by_cookie("another cookie").await.unwrap().unwrap();
    assert_eq!(found, PlayerRecord { cookie_hash: "another cookie".into(), ..player("anna") });
    assert_duplicate(store.renew_player("anna", "cookie of bruno").await, "cookie of");
    assert!(store.player_by_cookie("cookie of bruno").await.unwrap().is_some());
}

pub(crate) async fn a_second_player_with_the_same_id_or_cookie_is_refused(database: impl Database) {
    let store = with_players(&database).await;
    let same_id = PlayerRecord { cookie_hash: "new".into(), ..player("anna") };
    assert_duplicate(store.create_player(&same_id).await, "player");
    let same_cookie = PlayerRecord { id: "new".into(), ..player("anna") };
    assert_duplicate(store.create_player(&same_cookie).await, "player");
    assert_eq!(store.player_by_cookie("new").await.unwrap(), None);
}

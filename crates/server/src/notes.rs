//! What servers tell each other about a table beside its match: who has it open, what is suggested,
//! who wants to close it. Each writes notes of its own into the store and reads those of the others.
//! A server that is alone on its database keeps all that in memory.

use std::collections::BTreeSet;
use std::sync::Arc;

use store::{Note, StoreError};

use crate::app::App;
use crate::counsel::{Counsel, SeatWords};
use crate::live::LiveTable;
use crate::play::Play;

/// The marks of everybody who follows a table at one server, who is the author.
const PRESENCE: &str = "presence";
/// What a seat says to whoever decides.
const COUNSEL: &str = "counsel";
/// Its author wants to close the table.
const CLOSING: &str = "closing";

impl LiveTable {
    /// Takes over what the others have noted.
    pub(crate) async fn heed(&self, app: &App) -> Result<(), StoreError> {
        // Whoever is alone has written none: what is known here is all there is.
        if !app.store.is_shared() {
            return Ok(());
        }
        // What was begun before the notes are read was noted before, too.
        let analyses = app.analyses.of(&self.id);
        let notes = app.store.notes(&self.id).await?;
        analyses.iter().filter(|job| !job.is_wanted(&notes)).for_each(|job| job.stop());
        let own = app.node.as_str();
        let (mut elsewhere, mut words) = (Vec::new(), Vec::new());
        let agreed = who_agreed(&notes);
        for Note { kind, author, body, .. } in notes {
            match kind.as_str() {
                PRESENCE if author != own => {
                    elsewhere.extend(serde_json::from_str::<Vec<Vec<String>>>(&body));
                }
                COUNSEL => words.extend(serde_json::from_str::<SeatWords>(&body)),
                _ => {}
            }
        }
        self.presence.set_elsewhere(elsewhere.into_iter().flatten().collect(), app.time());
        let counsel = Counsel::of(words, &self.now());
        let now = self.now();
        if now.agreed != agreed || now.counsel != counsel {
            let mut play = self.lock().await;
            play.agreed = agreed;
            // Whoever changed the match meanwhile has forgotten what was said.
            if play.record.revision == now.record.revision {
                play.counsel = counsel;
            }
        }
        Ok(())
    }

    /// Tells the other servers who has the table open here.
    pub(crate) fn share_presence(self: &Arc<Self>, app: &App) {
        // When it stops, all that it has noted goes with it.
        if !app.store.is_shared() || *app.stopping.borrow() {
            return;
        }
        let (app, table) = (app.clone(), self.clone());
        tokio::spawn(async move {
            // Of several who write at once the last one writes what is true.
            let _turn = table.sharing.lock().await;
            let here = table.presence.here();
            let body = serde_json::to_string(&here).expect("texts are JSON");
            let noted = if here.is_empty() {
                app.store.drop_note(&table.id, PRESENCE, &app.node).await
            } else {
                let note = table.note(PRESENCE, &app.node, body);
                app.store.put_note(&Note { node: Some(app.node.clone()), ..note }).await
            };
            if let Err(error) = noted {
                tracing::warn!(table = table.id, %error, "who is here was not told to others");
            }
        });
    }

    /// Tells the other servers what a seat has said to whoever decides.
    pub(crate) async fn share_words(&self, app: &App, words: &SeatWords) -> Result<(), StoreError> {
        if !app.store.is_shared() {
            return Ok(());
        }
        let body = serde_json::to_string(words).expect("plain data is JSON");
        let author = u8::from(words.seat()).to_string();
        app.store.put_note(&self.note(COUNSEL, &author, body)).await
    }

    /// Tells the other servers that these players want to close the table. Says who wants to at all
    /// of them, where there are others.
    pub(crate) async fn share_closing(
        &self,
        app: &App,
        speakers: &[String],
    ) -> Result<Option<BTreeSet<String>>, StoreError> {
        if !app.store.is_shared() {
            return Ok(None);
        }
        for player in speakers {
            app.store.put_note(&self.note(CLOSING, player, String::new())).await?;
        }
        Ok(who_agreed(&app.store.notes(&self.id).await?))
    }

    /// Tells the other servers that the table stays open, whoever wanted to close it.
    pub(crate) async fn share_keeping(&self, app: &App) -> Result<(), StoreError> {
        if app.store.is_shared() {
            for note in app.store.notes(&self.id).await? {
                if note.kind == CLOSING {
                    app.store.drop_note(&self.id, CLOSING, &note.author).await?;
                }
            }
        }
        Ok(())
    }

    fn note(&self, kind: &str, author: &str, body: String) -> Note {
        let (table, kind, author) = (self.id.clone(), kind.to_owned(), author.to_owned());
        Note { table, kind, author, body, node: None }
    }
}

/// Those who want to close a table, if anybody does.
fn who_agreed(notes: &[Note]) -> Option<BTreeSet<String>> {
    let closing = notes.iter().filter(|note| note.kind == CLOSING);
    let agreed: BTreeSet<String> = closing.map(|note| note.author.clone()).collect();
    (!agreed.is_empty()).then_some(agreed)
}

/// Whether somebody has a table open at another server.
pub(crate) async fn is_watched_elsewhere(app: &App, table: &str) -> Result<bool, StoreError> {
    Ok(app.store.notes(table).await?.iter().any(|note| note.kind == PRESENCE))
}

/// By what servers know that they speak of the same moment of a match.
pub(crate) fn moment(play: &Play) -> (usize, String) {
    let steps = play.game.len();
    (steps, steps.checked_sub(1).map_or(String::new(), |last| play.game.step_text(last)))
}

//! What the servers on one database hear of each other.
//!
//! What is said while nobody listens is lost: whoever comes back is told that something was missed.

use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::mpsc::{self, Receiver, Sender};

use crate::{News, Pulse, Revision, StoreError};

pub(super) const CHANNEL: &str = "nunatak";

/// How long is waited before another attempt to listen.
const PAUSE: Duration = Duration::from_millis(250);

/// So much news may wait to be heeded. Then the database keeps it.
const MOST_NEWS: usize = 1024;

/// How far a table has come, as it is said (`teller`).
fn read(text: &str) -> Option<News> {
    let mut parts = text.splitn(4, ' ');
    let mut number = || parts.next()?.parse().ok();
    let pulse = Pulse { revision: Revision(number()?), chat: number()?, notes: number()? };
    Some(News::Changed { table: parts.next()?.to_owned(), pulse })
}

/// Listens until the pool is closed or nobody wants to hear any more.
pub(super) async fn listen(pool: PgPool) -> Result<Receiver<News>, StoreError> {
    let (sender, receiver) = mpsc::channel(MOST_NEWS);
    let first = connect(&pool).await?;
    tokio::spawn(async move {
        let mut listener = Some(first);
        while !pool.is_closed() && !sender.is_closed() {
            if let Some(listener) = &mut listener {
                hear(listener, &sender).await;
            }
            listener = connect(&pool).await.ok();
            if listener.is_none() {
                tokio::time::sleep(PAUSE).await;
            } else if sender.send(News::Missed).await.is_err() {
                return;
            }
        }
    });
    Ok(receiver)
}

async fn connect(pool: &PgPool) -> Result<PgListener, StoreError> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what is heard until the connection is lost.
async fn hear(listener: &mut PgListener, sender: &Sender<News>) {
    listener.eager_reconnect(false);
    loop {
        let heard = tokio::select! {
            heard = listener.try_recv() => heard,
            () = sender.closed() => return,
        };
        let notification = match heard {
            Ok(Some(notification)) => notification,
            Ok(None) => {
                tracing::warn!("the connection that listens was lost");
                return;
            }
            Err(error) => {
                tracing::warn!(%error, "listening failed");
                return;
            }
        };
        match read(notification.payload()) {
            Some(news) => {
                if sender.send(news).await.is_err() {
                    return;
                }
            }
            None => tracing::warn!(said = notification.payload(), "news cannot be understood"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_understood() {
        let pulse = Pulse { revision: Revision(12), chat: 3, notes: 4 };
        for table in ["ice", "two words"] {
            let news = News::Changed { table: table.to_owned(), pulse };
            assert_eq!(read(&format!("12 3 4 {table}")), Some(news));
        }
        assert_eq!(read("12 3 ice"), None);
    }
}

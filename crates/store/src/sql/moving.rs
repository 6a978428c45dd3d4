//! All rows of a database, for another one.

use sqlx::{AssertSqlSafe, Row as _, query};
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio_stream::StreamExt;

use super::{Connection, Pool, moment};
use crate::StoreError;
use crate::migrate::{Inventory, MovedRow, ON_THE_WAY, SHAPES, Shape, count, empty_inventory};

pub(super) async fn send(
    readers: &Pool,
    sender: Sender<Option<MovedRow>>,
) -> Result<(), StoreError> {
    let mut moment = moment(readers).await?;
    send_all(&mut moment, sender).await?;
    moment.commit().await?;
    Ok(())
}

/// Sends all rows that a connection sees.
async fn send_all(
    connection: &mut Connection,
    sender: Sender<Option<MovedRow>>,
) -> Result<(), StoreError> {
    for (number, shape) in SHAPES.iter().enumerate() {
        let select = format!("SELECT {} FROM {}{}", columns(shape), shape.table, filter(shape));
        let unreadable = |error: sqlx::Error| StoreError::Unreadable {
            what: format!("a row of {}", shape.table),
            problem: error.to_string(),
        };
        let mut rows = query(AssertSqlSafe(select)).fetch(&mut *connection);
        while let Some(row) = rows.next().await {
            let row = row?;
            let texts = shape.texts.iter().map(|name| row.try_get(*name));
            let texts = texts.collect::<Result<_, _>>().map_err(unreadable)?;
            let numbers = shape.numbers.iter().map(|name| row.try_get(*name));
            let numbers = numbers.collect::<Result<_, _>>().map_err(unreadable)?;
            if sender.send(Some(MovedRow { shape: number, texts, numbers })).await.is_err() {
                // Whoever wanted them has failed and says why.
                return Ok(());
            }
        }
    }
    let _ = sender.send(None).await;
    Ok(())
}

/// Takes all rows in and reads them again, before anything is committed.
pub(super) async fn receive(
    change: &mut Connection,
    mut rows: Receiver<Option<MovedRow>>,
) -> Result<Inventory, StoreError> {
    let broken_off = || StoreError::Unreachable("not all rows arrived".to_owned());
    let (mut arrived, mut kept) = (empty_inventory(), empty_inventory());
    let mut rematches = Vec::new();
    while let Some(row) = rows.recv().await.ok_or_else(broken_off)? {
        count(&mut arrived, &row);
        let MovedRow { shape: number, mut texts, numbers } = row;
        let shape = &SHAPES[number];
        if shape.table == "tables" {
            // A rematch may come before the table that it is one of.
            let (of, again) = (texts[1].take(), texts[2].take());
            rematches
                .extend((of.is_some() || again.is_some()).then(|| (texts[0].clone(), of, again)));
        }
        let width = texts.len() + numbers.len();
        let places: Vec<String> = (1..=width).map(|place| format!("${place}")).collect();
        let (columns, places) = (columns(shape), places.join(", "));
        let insert = format!("INSERT INTO {} ({columns}) VALUES ({places})", shape.table);
        let mut insert = query(AssertSqlSafe(insert));
        for text in texts {
            insert = insert.bind(text);
        }
        for number in numbers {
            insert = insert.bind(number);
        }
        insert.execute(&mut *change).await?;
    }
    for (table, of, again) in rematches {
        query("UPDATE tables SET rematch_of = $1, rematch_as = $2 WHERE id = $3")
            .bind(of)
            .bind(again)
            .bind(table)
            .execute(&mut *change)
            .await?;
    }
    let (sender, mut rows) = channel(ON_THE_WAY);
    let read = async {
        while let Some(Some(row)) = rows.recv().await {
            count(&mut kept, &row);
        }
    };
    let (sent, ()) = tokio::join!(send_all(change, sender), read);
    sent?;
    match arrived.iter().zip(&kept).find(|(arrived, kept)| arrived != kept) {
        Some(((table, ..), _)) => {
            Err(StoreError::Damaged(format!("{table} did not arrive as they were sent")))
        }
        None => Ok(kept),
    }
}

fn columns(shape: &Shape) -> String {
    [shape.texts, shape.numbers].concat().join(", ")
}

/// A note that ends with its node does not move.
fn filter(shape: &Shape) -> &'static str {
    if shape.table == "notes" { " WHERE node IS NULL" } else { "" }
}

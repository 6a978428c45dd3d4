//! All rows of a database, for another one.

use sqlx::{AssertSqlSafe, Row as _, query};
use tokio::sync::mpsc::{Receiver, Sender};
use tokio_stream::StreamExt;

use super::{Connection, Pool, moment};
use crate::StoreError;
use crate::migrate::{MovedRow, SHAPES, Shape};

pub(super) async fn send(readers: &Pool, sender: Sender<MovedRow>) -> Result<(), StoreError> {
    let mut moment = moment(readers).await?;
    for (number, shape) in SHAPES.iter().enumerate() {
        let select = format!("SELECT {} FROM {}{}", columns(shape), shape.table, filter(shape));
        let mut rows = query(AssertSqlSafe(select)).fetch(&mut *moment);
        while let Some(row) = rows.next().await {
            let row = row?;
            let texts =
                shape.texts.iter().map(|name| row.try_get(*name)).collect::<Result<_, _>>()?;
            let numbers =
                shape.numbers.iter().map(|name| row.try_get(*name)).collect::<Result<_, _>>()?;
            if sender.send(MovedRow { shape: number, texts, numbers }).await.is_err() {
                // Whoever wanted them has failed and says why.
                return Ok(());
            }
        }
    }
    moment.commit().await?;
    Ok(())
}

pub(super) async fn receive(
    change: &mut Connection,
    mut rows: Receiver<MovedRow>,
) -> Result<(), StoreError> {
    let mut rematches = Vec::new();
    while let Some(MovedRow { shape: number, mut texts, numbers }) = rows.recv().await {
        let shape = &SHAPES[number];
        if shape.table == "tables" {
            // A rematch may come before the table that it is one of.
            let (of, again) = (texts[1].take(), texts[2].take());
            rematches
                .extend((of.is_some() || again.is_some()).then(|| (texts[0].clone(), of, again)));
        }
        let count = texts.len() + numbers.len();
        let places: Vec<String> = (1..=count).map(|place| format!("${place}")).collect();
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
    Ok(())
}

fn columns(shape: &Shape) -> String {
    [shape.texts, shape.numbers].concat().join(", ")
}

/// A note that ends with its node does not move.
fn filter(shape: &Shape) -> &'static str {
    if shape.table == "notes" { " WHERE node IS NULL" } else { "" }
}

//! `nunatak check`: replays everything in a database.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Result, bail};
use clap::Args;
use server::{CheckedTable, OpenError, check_table};
use store::{Store, StoreError};
use tokio::task::JoinSet;

use crate::content::ContentFolders;
use crate::exit::say;
use crate::serve::Database;
use crate::threads::Threads;

/// So many ids are read at once.
const PAGE: u32 = 10_000;

/// Every stored match, replayed by its rules; a list of what does not fit. Changes no match.
#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    content: ContentFolders,
    #[command(flatten)]
    threads: Threads,
}

/// The matches of one game and version of its rules.
#[derive(Default)]
struct Count {
    matches: usize,
    steps: usize,
}

impl Check {
    pub(crate) fn run(self) -> Result<()> {
        self.content.load()?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(self.threads.count())
            .enable_all()
            .build()?;
        let (all, broken, verified) = runtime.block_on(self.check())?;
        if broken > 0 {
            verified.or_else(|error| say(format_args!("{error}")))?;
            bail!("{broken} of {all} stored matches do not open whole");
        }
        verified?;
        say(format_args!("all {all} stored matches open whole"))?;
        Ok(())
    }

    async fn check(&self) -> Result<(usize, usize, Result<(), StoreError>)> {
        let store = self.database.open_existing().await?;
        let (mut ids, mut after) = (Vec::new(), String::new());
        loop {
            let page = store.table_ids(&after, PAGE).await?;
            let Some(last) = page.last() else { break };
            after.clone_from(last);
            ids.extend(page);
        }
        let (ids, next) = (Arc::new(ids), Arc::new(AtomicUsize::new(0)));
        let mut workers = JoinSet::new();
        for _ in 0..self.threads.count() {
            workers.spawn(work(store.clone(), ids.clone(), next.clone()));
        }
        let mut checked: Vec<_> = workers.join_all().await.into_iter().flatten().collect();
        // No match needs all of the database.
        let verified = store.verify().await;
        store.close().await;
        checked.sort_by(|(one, _), (other, _)| one.cmp(other));
        let mut counts: BTreeMap<(&str, u32), Count> = BTreeMap::new();
        let mut broken = 0;
        for (id, result) in checked {
            let problem = match result {
                Ok(CheckedTable { game, rules, steps, problem }) => {
                    let count = counts.entry((game, rules)).or_default();
                    count.matches += 1;
                    count.steps += steps;
                    problem
                }
                Err(error) => Some(error.to_string()),
            };
            if let Some(problem) = problem {
                say(format_args!("{id}: {problem}"))?;
                broken += 1;
            }
        }
        for ((game, rules), Count { matches, steps }) in counts {
            say(format_args!("{game}, rules {rules}: {matches} matches, {steps} steps"))?;
        }
        Ok((ids.len(), broken, verified))
    }
}

/// Checks one table after the other until none is left.
async fn work(
    store: Arc<dyn Store>,
    ids: Arc<Vec<String>>,
    next: Arc<AtomicUsize>,
) -> Vec<(String, Result<CheckedTable, OpenError>)> {
    let mut checked = Vec::new();
    while let Some(id) = ids.get(next.fetch_add(1, Ordering::Relaxed)) {
        checked.push((id.clone(), check_table(store.as_ref(), id).await));
    }
    checked
}

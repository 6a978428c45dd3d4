//! What goes with winning: the cards, buildings and places of a game, by how those fared who used
//! them.

use std::collections::BTreeMap;

use crate::row::SeatScore;
use crate::statistics::Moments;
use crate::{Interval, Results};

/// Advantages are summed up in this fraction of a victory: whole numbers have no order.
const UNIT: f64 = 1e6;
/// What fewer blocks say about an advantage is mostly chance.
const LEAST_BLOCKS: u64 = 10;

/// A kind of statistic, such as `building`.
#[derive(Clone, PartialEq, Debug)]
pub struct Kind {
    /// Its id.
    pub name: String,
    /// Its items, by id.
    pub items: Vec<Item>,
}

/// One item of a kind, such as `camp`.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// Its id.
    pub name: String,
    /// How often it was used in a game, by all seats together.
    pub uses_per_game: f64,
    /// The share of seats that used it at least once in a game.
    pub user_share: f64,
    /// How much more often its users won than their bots do on average, as a share of games; not
    /// known of what is rare. It is no proof of a cause: winners may use it because they win.
    pub advantage: Option<(f64, Interval)>,
}

#[derive(Clone, Default)]
struct Sums {
    uses: u64,
    advantage: Moments,
}

/// Sums up what the seats did in a run.
pub fn balance(results: &Results) -> Vec<Kind> {
    let tournament = results.tournament();
    let mut kinds: BTreeMap<&str, BTreeMap<&str, Sums>> = BTreeMap::new();
    for block in &results.blocks {
        for row in &block.games {
            let advantages: Vec<i64> = row
                .seats
                .iter()
                .zip(SeatScore::twelfths(&row.scores))
                .map(|(spec, twelfths)| {
                    let bot = tournament.bots.iter().find(|bot| bot.spec == *spec);
                    let usual = bot.expect("every bot that plays has a result").win_share;
                    ((twelfths as f64 / 12.0 - usual) * UNIT).round() as i64
                })
                .collect();
            for (kind, items) in &row.counts.0 {
                for (item, uses) in items {
                    let sums = kinds.entry(kind).or_default().entry(item).or_default();
                    for (uses, advantage) in uses.iter().zip(&advantages) {
                        sums.uses += u64::from(*uses);
                        if *uses > 0 {
                            sums.advantage.add(*advantage);
                        }
                    }
                }
            }
        }
        kinds.values_mut().flat_map(BTreeMap::values_mut).for_each(|sums| sums.advantage.close());
    }
    let seats = (tournament.games * results.run.bots.len() as u64) as f64;
    let item = |(name, sums): (&str, Sums)| Item {
        name: name.to_owned(),
        uses_per_game: sums.uses as f64 / tournament.games as f64,
        user_share: sums.advantage.count() as f64 / seats,
        advantage: (sums.advantage.blocks() >= LEAST_BLOCKS).then(|| {
            let Interval(low, high) = sums.advantage.interval();
            (sums.advantage.mean() / UNIT, Interval(low / UNIT, high / UNIT))
        }),
    };
    let kind = |(name, items): (&str, BTreeMap<&str, Sums>)| Kind {
        name: name.to_owned(),
        items: items.into_iter().map(item).collect(),
    };
    kinds.into_iter().map(kind).collect()
}

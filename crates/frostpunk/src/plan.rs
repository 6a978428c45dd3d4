//! What a sensible player does without looking ahead: the plan that searches follow in their
//! simulations, because cities that people lead at random die within days and teach nothing.
//!
//! Everything has a price in hundredths of a day's work of a pawn. The content was reckoned in the
//! same unit (FRO-C-30), but the prices come from playing. What the city lacks is dear (`needs.rs`,
//! `health.rs`, `warmth.rs`, `goals.rs`); an operation of a card is worth what it brings and costs
//! (`worth.rs`); so is work with a pawn (`work.rs`), a building (`buildings.rs`, `workshop.rs`) and
//! its place (`sites.rs`); other questions have short answers of their own (`answers.rs`). Only
//! what is public is looked at: a card that nobody has read has one price, whatever it says.

mod answers;
mod buildings;
mod goals;
mod health;
mod needs;
mod sites;
mod warmth;
mod work;
mod workshop;
mod worth;

use std::cell::OnceCell;
use std::sync::LazyLock;

use table::{Seat, Weights as _};

use crate::action::Action;
use crate::citizen::ByCitizen;
use crate::good::ByGood;
use crate::state::Frostpunk;

pub(crate) use goals::EVACUEES;

table::weights! {
    /// The prices of the plan, in hundredths of a day's work of a pawn.
    pub struct Prices {
        /// A piece of wood that is wanted,
        wood: 0..=200,
        /// and how many are wanted at once.
        wood_wanted: 0..=30,
        /// A piece of coal that is wanted,
        coal: 0..=200,
        /// and the days that coal should last, in percent.
        coal_days: 20..=300,
        /// Food that is missing tonight,
        food_tonight: 0..=200,
        /// tomorrow,
        food_tomorrow: 0..=200,
        /// or on the day after.
        food_later: 0..=200,
        /// A steam core.
        core: 0..=600,
        /// Steel where it is of use.
        steel: 0..=300,
        /// What there is enough of, in percent of its price.
        spare: 0..=100,
        /// A sick citizen.
        sick: 0..=100,
        /// A flip that is due, in percent of a death,
        flip: 0..=200,
        /// and one that kills.
        last_flip: 0..=200,
        /// An exhausted token.
        exhausted: 0..=300,
        /// A death far from the end of the track,
        death: 0..=1000,
        /// and what the end of the track adds.
        death_danger: 0..=3000,
        /// A step of hope far from the end,
        hope: 0..=400,
        /// and what the end adds.
        hope_danger: 0..=2000,
        /// A step of discontent far from the end,
        discontent: 0..=400,
        /// and what the end adds.
        discontent_danger: 0..=2000,
        /// A cube on the overload track.
        cube: 0..=100,
        /// A first breakdown.
        breakdown: 0..=3000,
        /// The last breakdown.
        explosion: 0..=20000,
        /// What coal is worth when it burns, in percent of its price.
        burning: 0..=200,
        /// How many of a hundred pawns work where heat matters.
        outdoors: 0..=100,
        /// What beds are worth, in percent of the sick they spare.
        bed: 0..=400,
        /// What a day is worth compared with the day before it, in percent.
        patience: 50..=100,
        /// A free trap of a hunters' hut each day.
        trap: 0..=100,
        /// Being able to cure, each day.
        ward: 0..=200,
        /// A tile with its goods and its fields.
        tile: 0..=300,
        /// A law.
        law: 0..=600,
        /// A technology on its way, each step.
        research: 0..=300,
        /// An expedition.
        scout: 0..=600,
        /// A citizen card in hand.
        card: 0..=300,
        /// A dusk card that nobody has read.
        dusk: 0..=300,
        /// A payment for the goal of the scenario,
        goal: 0..=1000,
        /// how much more it is worth each day near the end,
        goal_haste: 0..=300,
        /// and how much of that its goods are worth, in percent.
        goal_share: 0..=100,
        /// What an engineer's day is worth more than a worker's.
        engineer: -50..=100,
    }
}

static PRICES: LazyLock<Prices> =
    LazyLock::new(|| Prices::built_in("plan.ron", include_str!("../bots/plan.ron")));

impl Prices {
    /// The prices that bots use: those of `bots/plan.ron`.
    pub fn usual() -> &'static Self {
        &PRICES
    }
}

/// What a city needs now, and what things are therefore worth.
pub(crate) struct Plan<'a> {
    game: &'a Frostpunk,
    prices: &'a Prices,
    /// Rounds after this one.
    ahead: i32,
    /// One more piece of a good.
    goods: ByGood<i32>,
    /// One more sick citizen.
    ill: ByCitizen<i32>,
    /// A step of hope.
    hope: i32,
    /// A step of discontent.
    discontent: i32,
    /// A death.
    death: i32,
    /// The heat from which on the generator tile, near and far tiles are warm.
    warm_from: [u8; 3],
    /// What a construction action and a tile are worth, once somebody has asked: every pawn does.
    construction: OnceCell<i32>,
    tile: OnceCell<i32>,
}

impl Frostpunk {
    /// How much each of the legal `actions` appeals to somebody who follows the plan.
    pub fn appeals(&self, prices: &Prices, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        let Some(frame) = self.questions.top() else { return };
        let plan = Plan::new(self, prices);
        let first = out.len();
        for action in actions {
            match plan.appeal(frame, *action) {
                Some(appeal) => out.push(appeal),
                None => break,
            }
        }
        // What has no price of its own is judged by what it leads to.
        if out.len() - first < actions.len() {
            out.truncate(first);
            for action in actions {
                out.push(self.outlook(seat, *action));
            }
        }
    }

    /// What the plan does.
    ///
    /// # Panics
    /// When there is no action: a seat that is to decide always has one.
    pub fn planned(&self, prices: &Prices, seat: Seat, actions: &[Action]) -> Action {
        if let [only] = actions {
            return *only;
        }
        let mut appeals = Vec::with_capacity(actions.len());
        self.appeals(prices, seat, actions, &mut appeals);
        let best = (0..actions.len()).max_by_key(|index| (appeals[*index], actions.len() - index));
        actions[best.expect("a decision has an action")]
    }
}

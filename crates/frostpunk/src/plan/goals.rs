//! What the goals of the scenarios ask for (FRO-C-45), and what a step towards them is worth.

use crate::building::Building;
use crate::card::{Counter, Scenario};
use crate::citizen::Citizen;
use crate::content::ROUNDS;
use crate::good::{ByGood, Good};
use crate::plan::Plan;
use crate::state::Frostpunk;

/// How many leave Winterhome at least.
pub(crate) const EVACUEES: u8 = 24;

impl Frostpunk {
    /// How many still have to leave Winterhome: all children, and enough others. FRO-C-39.
    pub(crate) fn to_evacuate(&self) -> u8 {
        let missing = EVACUEES.saturating_sub(self.counters[Counter::Evacuated]);
        missing.max(self.population[Citizen::Child])
    }

    /// What the Generator of Winterhome loses without a breakdown until the ramp is raised.
    pub(crate) fn wear(&self) -> u8 {
        ROUNDS.saturating_sub(self.round + 1).min(3) + u8::from(self.storms < 2)
    }

    /// Goods that the goal of the scenario still asks for, as soon as they are worth keeping.
    pub(crate) fn goal_goods(&self) -> ByGood<i32> {
        let missing =
            |counter: Counter, target: u8| i32::from(target.saturating_sub(self.counters[counter]));
        let to_fill = |counter| missing(counter, self.content().counters[counter].max);
        let mut goods = ByGood::filled(0);
        match self.options.scenario {
            Scenario::Crater
            | Scenario::Grove
            | Scenario::Ridge
            | Scenario::Plain
            | Scenario::Canyon => {
                if self.round >= 9 {
                    goods[Good::Food] = to_fill(Counter::StoreFood);
                    goods[Good::Coal] = to_fill(Counter::StoreCoal);
                    goods[Good::Wood] = to_fill(Counter::StoreWood);
                }
                if self.options.scenario == Scenario::Canyon
                    && self.built(Building::VentilationPlant) == 0
                {
                    goods[Good::Wood] += 4;
                    goods[Good::Steel] = 2;
                }
            }
            Scenario::Dreadnought => {
                goods[Good::Steel] = (2 * to_fill(Counter::Hull)).min(4);
                goods[Good::Core] = to_fill(Counter::Boiler);
                if self.round >= 8 {
                    goods[Good::Food] = to_fill(Counter::Cargo).min(8);
                }
            }
            Scenario::Arks => {
                let seals = missing(Counter::ArkA, 2) + missing(Counter::ArkB, 2);
                goods[Good::Steel] = seals;
                if self.round >= 10 {
                    goods[Good::Wood] = 2 * seals;
                }
            }
            Scenario::Winterhome => {
                if self.round >= 5 {
                    goods[Good::Food] = 6;
                    goods[Good::Coal] = 4;
                }
                goods[Good::Steel] = 2;
            }
            Scenario::Tesla => {
                goods[Good::Core] = missing(Counter::Coils, 2);
                if self.round >= 9 {
                    goods[Good::Coal] = 3 * missing(Counter::Coils, 2);
                    goods[Good::Wood] = missing(Counter::Coils, 2);
                }
            }
        }
        goods
    }
}

impl Plan<'_> {
    /// What a usual payment for the goal is worth.
    pub(super) fn goal_price(&self) -> i32 {
        // First the city has to live.
        let round = i32::from(self.game.round);
        let share = (8 * round).min(100);
        self.prices.goal * share / 100 + self.prices.goal_haste * (round - 10).max(0)
    }

    /// What moving a counter is worth.
    pub(super) fn counter(&self, counter: Counter, n: i8) -> i32 {
        let game = self.game;
        let has = i32::from(game.counters[counter]);
        let most = i32::from(game.content().counters[counter].max);
        let goal = self.goal_price();
        // Steps towards a target, each worth `price`.
        let towards = |target: i32, price: i32| {
            let steps = (has + i32::from(n)).clamp(0, target) - has.min(target);
            steps * price
        };
        match counter {
            Counter::StoreFood | Counter::StoreCoal | Counter::Cargo => towards(most, goal / 4),
            Counter::StoreWood => towards(most, goal / 3),
            Counter::Hull => towards(most, goal),
            Counter::Knowledge => towards(4, goal),
            Counter::Boiler => towards(most, goal * 3 / 2),
            Counter::ArkA | Counter::ArkB => towards(2, goal),
            Counter::Seedlings => towards(8, self.seedling()),
            Counter::Research => towards(10, goal * 2 / 3),
            Counter::Coils => towards(2, goal * 3 / 2),
            Counter::GenState => {
                let rounds = i32::from(ROUNDS - 1 - game.round.min(ROUNDS - 1)).min(3);
                i32::from(n) * if has <= rounds + 2 { goal } else { goal / 3 }
            }
            // Two of them bring a cube more every day.
            Counter::Damage => -i32::from(n) * self.daily(if has >= 2 { 20 } else { 10 }),
            Counter::Bench => towards(2, goal * 2 / 3),
            Counter::Evacuated | Counter::EvacChildren => i32::from(n) * goal / 3,
            Counter::Air => -i32::from(n) * if has + i32::from(n.max(0)) >= 3 { 45 } else { 15 },
            Counter::Proof => towards(3, 45),
            Counter::Aid => towards(4, 60),
            Counter::Bases => 60 * i32::from(n),
        }
    }

    /// What a seedling is worth.
    pub(super) fn seedling(&self) -> i32 {
        match self.game.counters[Counter::Seedlings] {
            0..=3 => self.goal_price(),
            4..=5 => self.goal_price() * 2 / 3,
            6 => self.goal_price() / 2,
            _ => self.goal_price() / 4,
        }
    }
}

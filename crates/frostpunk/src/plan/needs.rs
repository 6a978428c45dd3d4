//! What the city lacks, and what one more of everything is therefore worth.

use std::cell::OnceCell;

use crate::card::Scenario;
use crate::citizen::{ByCitizen, fed_type};
use crate::content::ROUNDS;
use crate::good::{ByGood, Good};
use crate::op::Mod;
use crate::phase::DayPhase;
use crate::plan::{Plan, Prices};
use crate::state::Frostpunk;
use crate::token::Family;

/// What being so many steps away from an end adds, in percent.
fn danger(steps: i32) -> i32 {
    match steps {
        i32::MIN..=0 => 100,
        1 => 70,
        2 => 42,
        3 => 25,
        4 => 14,
        5 => 7,
        6 => 3,
        _ => 0,
    }
}

impl<'a> Plan<'a> {
    pub(super) fn new(game: &'a Frostpunk, prices: &'a Prices) -> Self {
        let [red, orange, yellow] = game.indicators;
        let far_step = u8::from(game.options.scenario == Scenario::Plain);
        let near = orange.min(yellow);
        let mut plan = Self {
            game,
            prices,
            ahead: i32::from(game.rounds_left()),
            goods: ByGood::filled(0),
            ill: ByCitizen::filled(0),
            hope: 0,
            discontent: 0,
            death: 0,
            warm_from: [red.min(near) + 1, near + 1, yellow + far_step + 1],
            construction: OnceCell::new(),
            tile: OnceCell::new(),
        };
        plan.value_morale();
        plan.ill = ByCitizen::from_fn(|citizen| plan.illness(citizen, 0, 1));
        plan.value_goods();
        plan
    }

    fn value_morale(&mut self) {
        let (game, prices) = (self.game, self.prices);
        let steps = |family: Family| {
            i32::from(2 * game.active_tokens_of(family) + game.spent_tokens_of(family))
        };
        let hope = steps(Family::Hope);
        self.hope = prices.hope + prices.hope_danger * danger(hope - 1) / 100;
        let track = i32::from(game.content().board.discontent_track) - 1;
        let tokens = i32::from(game.tokens(Family::Discontent));
        let room = 2 * (track - tokens) + i32::from(game.spent_tokens_of(Family::Discontent));
        self.discontent = prices.discontent + prices.discontent_danger * danger(room) / 100;
        let track = i32::from(game.content().board.death_track) - 1;
        let deaths = track - i32::from(game.deaths);
        self.death = prices.death + prices.death_danger * danger(deaths) / 100;
    }

    fn value_goods(&mut self) {
        let (game, prices) = (self.game, self.prices);
        let goal = game.goal_goods();
        let price = |good: Good, wanted: i32, price: i32| {
            let lack = wanted + goal[good] - i32::from(game.goods[good]);
            if lack >= wanted / 2 {
                price + price / 4
            } else if lack > 0 {
                price
            } else if lack > -wanted / 2 {
                i32::midpoint(price, price * prices.spare / 100)
            } else {
                price * prices.spare / 100
            }
        };
        // What the goal asks for and nobody has is worth its share of a payment.
        let share = |good: Good, units: i32| {
            let is_missing = i32::from(game.goods[good]) < goal[good];
            if is_missing { self.goal_price() * prices.goal_share / (100 * units) } else { 0 }
        };
        let ahead = self.ahead.min(4);
        let wood = price(Good::Wood, prices.wood_wanted * ahead / 4, prices.wood);
        let coal = price(Good::Coal, self.coal_wanted(), prices.coal);
        let cores = price(Good::Core, 2, prices.core) * ahead / 4;
        let steel = if self.needs_steel() { price(Good::Steel, 2, prices.steel) } else { 0 };
        let food = self.food_price(goal[Good::Food]);
        let goods = [
            (Good::Wood, wood.max(share(Good::Wood, 3))),
            (Good::Coal, coal.max(share(Good::Coal, 4))),
            (Good::Core, cores.max(share(Good::Core, 1))),
            (Good::Steel, steel.max(share(Good::Steel, 2))),
            (Good::Food, food.max(share(Good::Food, 4))),
        ];
        for (good, price) in goods {
            self.goods[good] = price;
        }
    }

    /// Coal that should lie ready.
    fn coal_wanted(&self) -> i32 {
        let burned = i32::from(self.game.cold) - i32::from(self.game.heat);
        let daily = i32::from(self.game.cold) - 1;
        let later = if self.ahead == 0 { 0 } else { daily * (self.prices.coal_days - 100) / 100 };
        (burned.max(0) + later).max(0)
    }

    fn food_price(&self, goal: i32) -> i32 {
        let (game, prices) = (self.game, self.prices);
        let discount = game.modifier(|modifier| match modifier {
            Mod::FeedDiscount(n) => Some(n),
            _ => None,
        });
        let has_eaten = game.step.phase() == Some(DayPhase::Night);
        let traps = i32::from(game.trapped_food());
        let mut food = i32::from(game.goods[Good::Food]) - i32::from(game.hunger) - goal;
        let levels = [prices.food_tonight, prices.food_tomorrow, prices.food_later];
        for (day, price) in levels.into_iter().enumerate() {
            let round = game.round + day as u8 + u8::from(has_eaten);
            if round > ROUNDS {
                break;
            }
            let need = game.population[fed_type(round)].saturating_sub(discount);
            food += if day > 0 { traps } else { 0 } - i32::from(need);
            if food < 0 {
                // In the last night nobody dies of hunger any more.
                let is_harmless = round == ROUNDS && goal == 0;
                return if is_harmless { price / 4 } else { price };
            }
        }
        let spare = prices.food_later * prices.spare / 100;
        if food < 10 { i32::midpoint(spare, prices.food_later) } else { spare }
    }

    fn needs_steel(&self) -> bool {
        match self.game.options.scenario {
            Scenario::Crater | Scenario::Grove | Scenario::Ridge | Scenario::Plain => false,
            Scenario::Dreadnought
            | Scenario::Canyon
            | Scenario::Arks
            | Scenario::Winterhome
            | Scenario::Tesla => true,
        }
    }
}

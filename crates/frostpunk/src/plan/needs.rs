//! What the city lacks, and what one more of everything is therefore worth.

use crate::building::{Building, Level};
use crate::card::{Counter, Scenario};
use crate::citizen::{ByCitizen, Citizen, Pawn, fed_type};
use crate::content::ROUNDS;
use crate::good::{ByGood, Good};
use crate::map::Field;
use crate::op::Mod;
use crate::phase::DayPhase;
use crate::plan::{Plan, Prices};
use crate::state::Frostpunk;
use crate::terrain::is_shelter;
use crate::token::Family;
use crate::tower;

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

    /// How many sickness steps are still to come.
    fn sickness_steps(&self) -> i32 {
        let is_before = match self.game.step.phase() {
            Some(phase) => phase < DayPhase::Action,
            None => false,
        };
        self.ahead + i32::from(is_before)
    }

    /// What so many more sick of a type cost, after so many others.
    pub(super) fn illness(&self, citizen: Citizen, others: i32, more: i32) -> i32 {
        let sick = i32::from(self.game.sick[citizen]) + others;
        self.harm(citizen, sick + more) - self.harm(citizen, sick)
    }

    /// What so many sick of a type cost.
    pub(super) fn harm(&self, citizen: Citizen, sick: i32) -> i32 {
        let people = i32::from(self.game.population[citizen]);
        let is_grave = self.game.grave[citizen];
        let flip = if is_grave { self.prices.last_flip } else { self.prices.flip };
        let flip = self.death * flip / 100;
        let raw = |sick: i32| {
            let section = self.game.content().sickness(sick.clamp(0, 255) as u8);
            i32::from(section.flips) * flip + i32::from(section.exhausted) * self.prices.exhausted
        };
        // Thresholds throw their shadow: who is near one is soon beyond it.
        let shadow = (3 * raw(sick) + 2 * raw(sick + 1) + raw(sick + 2)) / 6;
        let beyond = (sick - people).max(0) * flip;
        let share = match self.sickness_steps() {
            0 => 5,
            1 => 60,
            2 => 85,
            _ => 100,
        };
        (self.prices.sick * sick.max(0) + shadow) * share / 100 + beyond
    }

    /// What it is worth to cure so many, perhaps of one type.
    pub(super) fn cure(&self, points: u8, of: Option<Citizen>) -> i32 {
        let mut cured = ByCitizen::filled(0);
        let mut worth = 0;
        for _ in 0..points {
            let best = Citizen::ALL
                .into_iter()
                .filter(|citizen| of.is_none_or(|of| of == *citizen))
                .map(|citizen| (self.relief(citizen, cured[citizen]), citizen))
                .max_by_key(|(relief, _)| *relief);
            let Some((relief, citizen)) = best.filter(|(relief, _)| *relief > 0) else { break };
            worth += relief;
            cured[citizen] += 1;
        }
        worth
    }

    /// What the next point of cure is worth to a type after some others.
    pub(super) fn relief(&self, citizen: Citizen, cured: i32) -> i32 {
        let sick = i32::from(self.game.sick[citizen]) - cured;
        let least = i32::from(self.game.grave[citizen]);
        if sick <= least { 0 } else { self.harm(citizen, sick) - self.harm(citizen, sick - 1) }
    }

    /// What treating a type is worth.
    pub(super) fn treatment(&self, citizen: Citizen) -> i32 {
        if !self.game.grave[citizen] {
            return 0;
        }
        let flips = self.game.content().sickness(self.game.sick[citizen]).flips;
        let spared = self.prices.last_flip - self.prices.flip;
        let share = if flips > 0 { 100 } else { 25 };
        if self.sickness_steps() == 0 { 5 } else { self.death * spared.max(0) * share / 10_000 }
    }

    fn value_goods(&mut self) {
        let (game, prices) = (self.game, self.prices);
        let goal = self.goal_goods();
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

    /// Goods that the goal of the scenario still asks for, as soon as they are worth keeping.
    fn goal_goods(&self) -> ByGood<i32> {
        let game = self.game;
        let missing =
            |counter: Counter, target: u8| i32::from(target.saturating_sub(game.counters[counter]));
        let mut goods = ByGood::filled(0);
        match game.options.scenario {
            Scenario::Crater
            | Scenario::Grove
            | Scenario::Ridge
            | Scenario::Plain
            | Scenario::Canyon => {
                if game.round >= 9 {
                    goods[Good::Food] = missing(Counter::StoreFood, 8);
                    goods[Good::Coal] = missing(Counter::StoreCoal, 8);
                    goods[Good::Wood] = missing(Counter::StoreWood, 6);
                }
                if game.options.scenario == Scenario::Canyon
                    && game.built(Building::VentilationPlant) == 0
                {
                    goods[Good::Wood] += 4;
                    goods[Good::Steel] = 2;
                }
            }
            Scenario::Dreadnought => {
                goods[Good::Steel] = (2 * missing(Counter::Hull, 4)).min(4);
                goods[Good::Core] = missing(Counter::Boiler, 3);
                if game.round >= 8 {
                    goods[Good::Food] = missing(Counter::Cargo, 12).min(8);
                }
            }
            Scenario::Arks => {
                let seals = missing(Counter::ArkA, 2) + missing(Counter::ArkB, 2);
                goods[Good::Steel] = seals;
                if game.round >= 10 {
                    goods[Good::Wood] = 2 * seals;
                }
            }
            Scenario::Winterhome => {
                if game.round >= 5 {
                    goods[Good::Food] = 6;
                    goods[Good::Coal] = 4;
                }
                goods[Good::Steel] = 2;
            }
            Scenario::Tesla => {
                goods[Good::Core] = missing(Counter::Coils, 2);
                if game.round >= 9 {
                    goods[Good::Coal] = 3 * missing(Counter::Coils, 2);
                    goods[Good::Wood] = missing(Counter::Coils, 2);
                }
            }
        }
        goods
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

    // Heat.

    /// The heat from which on a field is warm.
    fn zone_warm_from(&self, field: Field) -> u8 {
        let [generator, near, far] = self.warm_from;
        let Some(position) = field.position() else { return generator };
        if self.game.hubs.contains(position) {
            return 2;
        }
        if position.is_near() { near } else { far }
    }

    /// The heat from which on the building on a field is heated.
    fn heated_from(&self, field: Field) -> u8 {
        let [red, orange, yellow] = self.game.indicators;
        let by_level = match self.game.level(field) {
            Level::Red => red + 1,
            Level::Orange => orange + 1,
            Level::Yellow => yellow + 1,
            Level::Blue | Level::White => u8::MAX,
        };
        by_level.min(self.zone_warm_from(field))
    }

    /// Pawns without a warm bed tonight at this heat.
    pub(super) fn out_at(&self, heat: u8) -> i32 {
        let game = self.game;
        let (capacity, mut beds) = (i32::from(game.capacity()), 0);
        for (field, kind) in game.buildings() {
            let places = match kind {
                Building::ChildShelter => 2,
                kind if is_shelter(kind) => capacity,
                _ => continue,
            };
            if self.heated_from(field) <= heat {
                beds += places;
            }
        }
        let scouts = i32::from(game.scouts());
        let pawns: i32 = Citizen::ALL
            .into_iter()
            .map(|citizen| i32::from(game.population[citizen].div_ceil(5)))
            .sum();
        (pawns - scouts - beds).max(0)
    }

    /// The mean price of a sick citizen of the types that sleep and work.
    pub(super) fn mean_ill(&self) -> i32 {
        (2 * self.ill[Citizen::Worker] + self.ill[Citizen::Engineer] + self.ill[Citizen::Child]) / 4
    }

    /// What this heat is worth until the next reset, against none.
    pub(super) fn heat_worth(&self, heat: u8) -> i32 {
        let (game, prices) = (self.game, self.prices);
        let phase = game.step.phase().unwrap_or(DayPhase::Action);
        let mut worth = 0;
        let has_next_day = self.ahead > 0 || phase <= DayPhase::Generator;
        if has_next_day {
            let symbols = game.symbols(heat + 1, game.cold);
            for citizen in Citizen::ALL {
                worth -= self.illness(citizen, 0, i32::from(symbols[citizen]));
            }
            let dropped = heat - 1;
            worth -= prices.cube * i32::from(dropped) + self.breakdown(game.overload, dropped);
            worth -= self.scenario_cold(heat);
        }
        if phase >= DayPhase::Action {
            worth -= self.out_at(heat) * self.mean_ill() * prices.bed / 100;
        }
        if phase == DayPhase::Action {
            let pawns: i32 = [Pawn::Worker, Pawn::Engineer, Pawn::ChildWorker, Pawn::ChildEngineer]
                .into_iter()
                .map(|pawn| i32::from(game.pool[pawn]))
                .sum();
            let [generator, near, far] = self.warm_from;
            let share = 30 * i32::from(generator <= heat)
                + 50 * i32::from(near <= heat)
                + 20 * i32::from(far <= heat);
            worth += pawns * prices.outdoors * self.mean_ill() * share / 10_000;
        }
        worth
    }

    /// What this heat costs in the next Generator phase by the rules of the scenario.
    fn scenario_cold(&self, heat: u8) -> i32 {
        let game = self.game;
        match game.options.scenario {
            Scenario::Arks => {
                let arks = game.buildings().filter(|(_, kind)| *kind == Building::SeedlingArk);
                let cold = arks.filter(|(field, _)| self.heated_from(*field) > heat).count() as i32;
                cold * self.seedling()
            }
            Scenario::Canyon if heat >= 5 && game.built(Building::VentilationPlant) == 0 => {
                Citizen::ALL.into_iter().map(|citizen| self.ill[citizen]).sum::<i32>() / 2
            }
            _ => 0,
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

    /// What burning so much coal now is worth.
    pub(super) fn fuel_worth(&self, coal: u8) -> i32 {
        let price = self.goods[Good::Coal] * self.prices.burning / 100;
        let gained = self.heat_worth(self.game.heat + coal) - self.heat_worth(self.game.heat);
        gained - price * i32::from(coal)
    }

    /// What a breakdown in the next drop costs, by its chance.
    pub(super) fn breakdown(&self, overload: u8, dropped: u8) -> i32 {
        let game = self.game;
        let track = game.content().board.overload_track;
        if overload + dropped + game.inside <= track {
            return 0;
        }
        let breaks = usize::from(track.saturating_sub(overload) + game.overload_shield()) + 1;
        let weight: u32 = game.tower_weights(dropped).iter().skip(breaks).sum();
        let is_end = match game.options.scenario {
            Scenario::Winterhome => game.counters[Counter::GenState] <= 3,
            _ => game.is_overheated,
        };
        let price = if is_end { self.prices.explosion } else { self.prices.breakdown };
        (i64::from(weight) * i64::from(price) / i64::from(tower::TOTAL)) as i32
    }
}

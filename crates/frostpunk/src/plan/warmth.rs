//! What heat is worth, and what it does to the Generator.

use crate::building::{Building, Level};
use crate::card::{Counter, Scenario};
use crate::citizen::{Citizen, Pawn};
use crate::content::ROUNDS;
use crate::good::Good;
use crate::map::Field;
use crate::phase::DayPhase;
use crate::plan::Plan;
use crate::terrain::is_shelter;
use crate::tower;

impl Plan<'_> {
    /// What burning so much coal now is worth.
    pub(super) fn fuel_worth(&self, coal: u8) -> i32 {
        let price = self.goods[Good::Coal] * self.prices.burning / 100;
        let gained = self.heat_worth(self.game.heat + coal) - self.heat_worth(self.game.heat);
        gained - price * i32::from(coal)
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

    /// The heat from which on a field is warm.
    fn zone_warm_from(&self, field: Field) -> u8 {
        let [generator, near, far] = self.warm_from;
        let Some(position) = field.position() else { return generator };
        if self.game.hubs.contains(position) {
            return 2;
        }
        if position.is_near() { near } else { far }
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
            // A breakdown costs two, a second storm and each of the last days one. FRO-C-39.
            Scenario::Winterhome => {
                let last = ROUNDS.saturating_sub(game.round).min(3) + u8::from(game.storms < 2);
                game.counters[Counter::GenState] <= 2 + last
            }
            _ => game.is_overheated,
        };
        let price = if is_end { self.prices.explosion } else { self.prices.breakdown };
        (i64::from(weight) * i64::from(price) / i64::from(tower::TOTAL)) as i32
    }

    /// What it is worth to take cubes off the track.
    pub(super) fn vent(&self, cubes: u8) -> i32 {
        let game = self.game;
        if self.ahead == 0 {
            return 0;
        }
        let taken = cubes.min(game.overload);
        // Today's heat, or what will be burned in the next Generator phase.
        let dropped = game.heat.max(4).min(game.cold) - 1 + 2;
        let risk =
            self.breakdown(game.overload, dropped) - self.breakdown(game.overload - taken, dropped);
        risk + self.prices.cube * i32::from(taken)
    }

    /// What a better tower is worth, less the core.
    pub(super) fn tower_upgrade(&self) -> i32 {
        let game = self.game;
        if game.goods[Good::Core] == 0 || game.is_tower_upgraded {
            return 0;
        }
        self.vent(game.overload) + 25 * self.ahead - self.goods[Good::Core]
    }
}

//! What buildings are worth.

use crate::action::Action;
use crate::building::Building;
use crate::card::Scenario;
use crate::good::Good;
use crate::plan::Plan;

impl Plan<'_> {
    /// What one more building of a kind is worth when so many stand.
    pub(super) fn building(&self, kind: Building, standing: i32) -> i32 {
        let game = self.game;
        let nth = |list: [i32; 3]| list.get(standing as usize).copied().unwrap_or(0);
        let sick: i32 = game.sick.iter().map(|count| i32::from(*count)).sum();
        match kind {
            Building::Tent | Building::Bunkhouse | Building::House => self.shelter(kind),
            Building::HuntersHut => {
                let work = self.goods[Good::Food] * 2 - 30;
                self.daily(self.prices.trap + if standing < 3 { work.max(5) / 2 } else { 3 })
            }
            Building::GatheringPost => self.daily(nth([14, 5, 1])),
            Building::Workshop => {
                if self.ahead >= 4 {
                    self.daily(nth([45, 0, 0]))
                } else {
                    0
                }
            }
            Building::Retort => {
                let coal = (self.goods[Good::Coal] * 4 - self.goods[Good::Wood] - 90).max(0);
                self.daily(nth([4 + coal / 3, coal / 5, 0]))
            }
            Building::Sawmill => self.daily(nth([18, 6, 2])),
            Building::Infirmary => {
                let ward = self.prices.ward + sick * 2;
                self.daily(nth([ward, ward / 2, ward / 5]))
            }
            Building::Hospital => self.daily(nth([self.prices.ward + sick * 2, sick, 0])),
            Building::Hothouse | Building::CoalMine => self.daily(nth([75, 40, 0])),
            Building::WallDrill => self.daily(nth([60, 25, 0])),
            Building::CoalThumper => self.daily(nth([10 + self.goods[Good::Coal] / 5, 0, 0])),
            Building::Factory => {
                if game.goods[Good::Core] > 1 {
                    self.daily(18)
                } else {
                    0
                }
            }
            Building::ObservationBalloon => {
                if self.ahead >= 5 {
                    self.daily(self.prices.scout / 5)
                } else {
                    0
                }
            }
            Building::ChildShelter => self.daily(self.mean_ill()),
            Building::CareHouse => self.daily(nth([16, 4, 0])),
            Building::FightingArena => self.daily(nth([self.discontent / 5, 0, 0])),
            Building::PublicHouse => self.daily(nth([self.hope / 4, self.hope / 10, 0])),
            Building::Cemetery => self.daily(8) + self.death * i32::from(game.deaths.min(4)) / 4,
            Building::CorpsePit => {
                if game.has_built_pit {
                    0
                } else {
                    self.death * i32::from(game.deaths.min(3)) * 2 / 3
                }
            }
            Building::Temple | Building::Agitator => self.daily(8),
            Building::FieldKitchen => self.daily(7),
            Building::PropagandaCentre => self.daily(14),
            Building::Prison
            | Building::FaithKeepers
            | Building::Outpost
            | Building::ElectrostaticFilter => self.daily(6),
            Building::EvacuationCentre | Building::VentilationPlant => {
                if standing == 0 {
                    2 * self.goal_price()
                } else {
                    0
                }
            }
            Building::Steelworks => match game.options.scenario {
                Scenario::Arks | Scenario::Winterhome
                    if standing == 0 && game.goods[Good::Steel] < 4 =>
                {
                    self.goal_price()
                }
                Scenario::Dreadnought | Scenario::Canyon | Scenario::Tesla => self.daily(4),
                _ => 0,
            },
            Building::CoreFactory => match game.options.scenario {
                Scenario::Tesla => self.daily(12),
                _ => self.daily(3),
            },
            Building::RepairStation => {
                if standing == 0 {
                    self.goal_price()
                } else {
                    0
                }
            }
            Building::HeatHub => self.daily(10),
            Building::Cookhouse
            | Building::Platform
            | Building::Generator
            | Building::Ruins
            | Building::SeedlingArk
            | Building::Library => 0,
        }
    }

    /// Beds for as long as the shelter stands.
    fn shelter(&self, kind: Building) -> i32 {
        let game = self.game;
        // What a usual day heats; nobody plans for the full track.
        let heat = game.heat.max(game.cold.min(5));
        let out = self.out_at(heat.max(self.warm_from[1]));
        // Shelters that fall soon have to be replaced.
        let falling: i32 = game
            .buildings()
            .filter(|(_, other)| self.falls_next(*other))
            .map(|_| i32::from(game.capacity()))
            .sum();
        let capacity = i32::from(game.capacity());
        let wanted = out.min(capacity);
        let soon = (out + falling - wanted).min(capacity - wanted);
        let storm = self.days_to_storm();
        let days = match (kind, game.storms) {
            (Building::Tent, 0) | (Building::Bunkhouse, 1) => storm,
            (Building::Bunkhouse, 0) => storm + 4,
            _ => 15,
        };
        let ill = self.mean_ill().max(self.prices.sick + 10) * self.prices.bed / 100;
        let level = if kind == Building::House { 112 } else { 100 };
        let later = (self.for_days(days) - self.for_days(storm)).max(0);
        (wanted * self.for_days(days) + soon * later) * ill * level / 10_000
    }

    /// Whether the next storm takes a kind of shelter.
    fn falls_next(&self, kind: Building) -> bool {
        match self.game.storms {
            0 => kind == Building::Tent,
            1 => kind == Building::Bunkhouse,
            _ => false,
        }
    }

    /// Days until the next storm, more or less.
    fn days_to_storm(&self) -> i32 {
        self.game
            .storm
            .map_or(15, |storm| ((i32::from(storm) - i32::from(self.game.round)) * 6 / 10).max(0))
    }

    /// What a kind is worth less its price, if it is worth that.
    fn bargain(&self, kind: Building, standing: i32) -> i32 {
        let cost = self.game.content().buildings[kind].cost.unwrap_or_default();
        self.building(kind, standing) - self.cost(&cost) * 3 / 4
    }

    /// What so many operations of building are worth.
    pub(super) fn construction(&self, operations: u8) -> i32 {
        let game = self.game;
        let mut wood = i32::from(game.goods[Good::Wood]);
        let mut sum = 0;
        let mut bargains = [(0, 0); 3];
        for kind in Building::ALL {
            if !game.can_build(kind, false) {
                continue;
            }
            let standing = i32::from(game.built(kind));
            let cost = game.content().buildings[kind].cost.unwrap_or_default();
            let pieces = i32::from(cost.goods[Good::Wood]);
            // The same kind may be worth building twice.
            for more in 0..2 {
                let bargain = self.bargain(kind, standing + more) * (4 - more) / 4;
                if let Some(worst) = bargains.iter_mut().min()
                    && bargain > worst.0
                {
                    *worst = (bargain, pieces);
                }
            }
        }
        bargains.sort_unstable_by_key(|(bargain, _)| -bargain);
        for (bargain, pieces) in bargains.into_iter().take(usize::from(operations)) {
            if bargain > 0 && pieces <= wood {
                wood -= pieces;
                sum += bargain;
            }
        }
        if sum > 0 {
            return sum;
        }
        if game.options.scenario == Scenario::Winterhome && game.diggable().next().is_some() {
            return 70;
        }
        0
    }

    /// One operation of a construction action.
    pub(super) fn operation(&self, action: Action) -> i32 {
        let game = self.game;
        match action {
            Action::Build(kind) => self.bargain(kind, i32::from(game.built(kind))),
            Action::Dig(_) => 30,
            Action::Blast(_) => 40,
            Action::Demolish(field) => match game.fields[field].building {
                // Ruins only stand in the way.
                Some(Building::Ruins) if self.ahead > 1 => {
                    if self.free_fields() < 3 {
                        25
                    } else {
                        1
                    }
                }
                _ => -200,
            },
            _ => 0,
        }
    }

    /// What something is worth for the rest of the game if it is worth so much a day.
    pub(super) fn daily(&self, worth: i32) -> i32 {
        worth * self.for_days(15) / 100
    }

    /// What something that is worth one each day is worth for so many days.
    fn for_days(&self, days: i32) -> i32 {
        let mut worth = 0;
        let mut share = 100;
        for _ in 0..days.min(self.ahead + 1) {
            worth += share;
            share = share * self.prices.patience / 100;
        }
        worth
    }
}

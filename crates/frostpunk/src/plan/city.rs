//! What buildings and their places are worth.

use crate::action::Action;
use crate::building::Building;
use crate::card::{Scenario, Technology};
use crate::content::Size;
use crate::good::Good;
use crate::map::{Field, Position};
use crate::plan::Plan;
use crate::terrain::is_shelter;

impl Plan<'_> {
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

    /// What something is worth for the rest of the game if it is worth so much a day.
    fn daily(&self, worth: i32) -> i32 {
        worth * self.for_days(15) / 100
    }

    /// Days until the next storm, more or less.
    fn days_to_storm(&self) -> i32 {
        self.game
            .storm
            .map_or(15, |storm| ((i32::from(storm) - i32::from(self.game.round)) * 6 / 10).max(0))
    }

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

    /// What a kind is worth less its price, if it is worth that.
    pub(super) fn bargain(&self, kind: Building, standing: i32) -> i32 {
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

    fn free_fields(&self) -> usize {
        Field::ALL
            .into_iter()
            .filter(|field| self.game.is_free(*field) && self.game.fields[*field].good.is_none())
            .count()
    }

    /// How good a field is for a small building.
    pub(super) fn site(&self, kind: Building, field: Field) -> i32 {
        let game = self.game;
        let lost = game.fields[field];
        let goods = lost.good.map_or(0, |good| self.piece(good) * i32::from(lost.count) / 2);
        let zone = match field.position() {
            None => 2,
            Some(position) if position.is_near() => 1,
            Some(_) => 0,
        };
        let warmth = if is_shelter(kind) || kind == Building::ChildShelter { 14 } else { 18 };
        let neighbors: i32 = match kind {
            Building::GatheringPost => {
                let around = field.neighbors();
                let pieces = around.iter().filter_map(|other| game.fields[other].resource());
                pieces.map(|(good, count)| self.goods[good] * i32::from(count.min(4)) / 3).sum()
            }
            Building::Sawmill => field
                .other_half()
                .map_or(0, |half| 60 * i32::from(game.fields[half].trees().min(4))),
            _ => 0,
        };
        // Empty tiles are kept for large buildings.
        let half = field.other_half();
        let breaks_tile = half.is_some_and(|half| game.is_free(half));
        let charged = field.position().is_some_and(|position| game.discharge.contains(position));
        zone * warmth + neighbors - goods - 6 * i32::from(breaks_tile) - 40 * i32::from(charged)
            + self.knowledge(field)
    }

    /// How good a tile is for a large building.
    pub(super) fn wide_site(&self, kind: Building, position: Position) -> i32 {
        let zone = if position.is_near() { 20 } else { 0 };
        if self.game.content().buildings[kind].size == Size::Marker {
            return zone;
        }
        let fields = position.fields();
        let thumped = if kind == Building::CoalThumper {
            20 * self.game.thumpable(Some(fields[0])).count() as i32
        } else {
            0
        };
        zone + thumped + fields.iter().map(|field| self.site(Building::House, *field)).sum::<i32>()
    }

    /// What the first work on a tile finds.
    pub(super) fn knowledge(&self, field: Field) -> i32 {
        let is_there =
            field.position().is_some_and(|position| self.game.knowledge.contains(position));
        if is_there { self.goal_price() } else { 0 }
    }

    /// What a tile is worth.
    pub(super) fn tile(&self) -> i32 {
        let game = self.game;
        if self.ahead == 0 {
            return 0;
        }
        let stocked = game.fields.iter().filter(|field| field.resource().is_some()).count();
        let free = self.free_fields();
        let lack = match stocked {
            0..=2 => 140,
            3..=4 => 100,
            5..=6 => 60,
            _ => 30,
        };
        let room = match free {
            0..=1 => 80,
            2..=3 => 40,
            _ => 0,
        };
        self.prices.tile * (lack + room) * self.ahead.min(4) / 400
    }

    /// Where a tile is best laid.
    pub(super) fn position(&self, position: Position) -> i32 {
        let game = self.game;
        let around = position.neighbors().iter().filter(|other| game.ground[*other].is_tile());
        let touches = position.corner().is_some_and(|corner| game.deposits[corner].is_some());
        around.count() as i32 * 5 + 30 * i32::from(touches)
    }

    /// What turning a building to its better side is worth, less the price.
    pub(super) fn upgrade(&self, field: Field) -> i32 {
        let game = self.game;
        let Some(kind) = game.fields[field].building else { return 0 };
        let cost = game.content().buildings[kind].upgrade.unwrap_or_default();
        let a_day = match kind {
            Building::HuntersHut => self.prices.trap + 12,
            Building::Infirmary => 22,
            Building::GatheringPost => 6,
            Building::Retort | Building::Sawmill => 8,
            Building::Hospital | Building::Hothouse | Building::CoalMine => 35,
            Building::WallDrill => 12,
            _ => 5,
        };
        self.daily(a_day) - self.cost(&cost)
    }

    /// What the workshop is worth.
    pub(super) fn tinkering(&self, times: u8) -> i32 {
        let develop = self.development_step();
        let mut best = [develop.max(0); 4];
        for field in self.game.payable_upgrades() {
            let worth = self.upgrade(field);
            if worth > best[0] {
                best[0] = worth;
                best.sort_unstable();
            }
        }
        best.iter().rev().take(usize::from(times)).sum()
    }

    /// What moving the development token by a step is worth.
    pub(super) fn development_step(&self) -> i32 {
        match self.game.development {
            Some(_) if self.ahead >= 3 => self.prices.research * self.ahead.min(8) / 8,
            _ => 0,
        }
    }

    /// Which technology comes first.
    pub(super) const fn technology(technology: Technology) -> i32 {
        match technology {
            Technology::T01 => 30,
            Technology::T02 => 90,
            Technology::T03 => 75,
            Technology::T04 => 70,
            Technology::T05 => 25,
            Technology::T06 => 80,
            Technology::T07 => 60,
            Technology::T08 => 85,
            Technology::T09 => 40,
        }
    }
}

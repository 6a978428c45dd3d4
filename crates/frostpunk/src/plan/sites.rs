//! What tiles are worth, and where buildings stand well.

use crate::building::Building;
use crate::content::Size;
use crate::map::{Field, Position};
use crate::op::Land;
use crate::plan::Plan;
use crate::terrain::is_shelter;

impl Plan<'_> {
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

    pub(super) fn free_fields(&self) -> usize {
        Field::ALL
            .into_iter()
            .filter(|field| self.game.is_free(*field) && self.game.fields[*field].good.is_none())
            .count()
    }

    /// What a tile is worth.
    fn tile(&self) -> i32 {
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

    /// What a tile of a stack is worth.
    pub(super) fn snow(&self, land: Land) -> i32 {
        let share = if land == Land::Near { 100 } else { 120 };
        *self.tile.get_or_init(|| self.tile()) * share / 100
    }

    /// Where a tile is best laid.
    pub(super) fn position(&self, position: Position) -> i32 {
        let game = self.game;
        let around = position.neighbors().iter().filter(|other| game.ground[*other].is_tile());
        around.count() as i32 * 5 + 30 * i32::from(game.touches_deposit(position))
    }
}

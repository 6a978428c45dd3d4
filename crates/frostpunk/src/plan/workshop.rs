//! What the workshop is worth: better buildings and research.

use crate::building::Building;
use crate::card::Technology;
use crate::map::Field;
use crate::plan::Plan;

impl Plan<'_> {
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
            Technology::T05 => 95,
            Technology::T06 => 80,
            Technology::T07 => 60,
            Technology::T08 => 85,
            Technology::T09 => 40,
        }
    }
}

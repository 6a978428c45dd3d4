//! The Generator: heat, zones, overload, breakdowns. FRO-HEAT, FRO-GENP.

use crate::building::{Building, Level};
use crate::card::{Counter, Reason, Scenario};
use crate::content::HEAT_TRACK;
use crate::event::{Event, Log};
use crate::good::Good;
use crate::map::Field;
use crate::op::Gauge;
use crate::state::Frostpunk;

const RED: usize = 0;
const ORANGE: usize = 1;
const YELLOW: usize = 2;

/// What a breakdown takes of the state of Winterhome's Generator. FRO-C-39.
pub(crate) const LOST_BY_A_BREAKDOWN: u8 = 2;

impl Frostpunk {
    /// Whether an indicator is reached. FRO-HEAT-3.
    #[inline]
    fn is_reached(&self, indicator: usize) -> bool {
        self.indicators[indicator] < self.heat
    }

    /// Whether everything of an insulation level is heated. FRO-HEAT-5, FRO-HEAT-6.
    pub(crate) fn is_level_reached(&self, level: Level) -> bool {
        match level {
            Level::Red => self.is_reached(RED),
            Level::Orange => self.is_reached(ORANGE),
            Level::Yellow => self.is_reached(YELLOW),
            Level::Blue | Level::White => false,
        }
    }

    /// Whether the zone of a field is warm. FRO-HEAT-4, FRO-BLD-21, FRO-C-41.
    pub fn is_zone_warm(&self, field: Field) -> bool {
        let [generator, near, far] = self.warm_zones();
        let Some(position) = field.position() else { return generator };
        let zone = if position.is_near() { near } else { far };
        zone || (self.hubs.contains(position) && self.heat >= 2)
            || position
                .fields()
                .iter()
                .any(|half| self.fields[*half].building == Some(Building::FieldKitchen))
    }

    /// Whether the building on a field is heated. FRO-HEAT-6.
    pub fn is_heated(&self, field: Field) -> bool {
        self.is_zone_warm(field) || self.is_level_reached(self.level(field))
    }

    /// Whether the generator tile, near and far tiles are warm by zone. FRO-HEAT-4.
    pub fn warm_zones(&self) -> [bool; 3] {
        let far_step = u8::from(self.options.scenario == Scenario::Plain);
        let far = self.indicators[YELLOW] + far_step < self.heat;
        let near = self.is_reached(ORANGE) || self.is_reached(YELLOW);
        [near || self.is_reached(RED), near, far]
    }

    /// How much coal can be burned now. FRO-GENP-2.
    #[inline]
    pub fn most_fuel(&self) -> u8 {
        self.goods[Good::Coal].min(self.cold.saturating_sub(self.heat))
    }

    /// Burns coal. FRO-GENP-2.
    pub(crate) fn fuel(&mut self, coal: u8, log: &mut impl Log) {
        self.goods[Good::Coal] -= coal;
        self.heat += coal;
        if coal > 0 {
            log.tell(Event::Fueled { seat: self.decider(), count: coal });
        }
    }

    /// The cold marker moves. FRO-FX-16.
    pub(crate) fn move_cold(&mut self, by: i8) {
        self.cold = self.cold.saturating_add_signed(by).clamp(2, HEAT_TRACK);
    }

    /// Whether an indicator would move.
    pub(crate) fn would_indicators_move(&self, gauge: Gauge, by: i8) -> bool {
        self.moved_indicators(gauge, by) != self.indicators
    }

    /// Where indicators would be. FRO-FX-16, FRO-RULING-81: never below their start.
    pub(crate) fn moved_indicators(&self, gauge: Gauge, by: i8) -> [u8; 3] {
        let start = self.scenario().indicators;
        let mut indicators = self.indicators;
        for (index, space) in indicators.iter_mut().enumerate() {
            if gauge == Gauge::All || gauge.index() == index {
                *space = space.saturating_add_signed(by).clamp(start[index], HEAT_TRACK);
            }
        }
        indicators
    }

    /// Cubes come on the overload track. FRO-GENP-5, FRO-GENP-6, FRO-RULING-12.
    pub(crate) fn overload(&mut self, cubes: u8, log: &mut impl Log) {
        self.overload += cubes;
        if self.overload > self.content().board.overload_track {
            self.break_down(log);
        }
    }

    /// FRO-GENP-8, FRO-GENP-9; in Winterhome FRO-C-39. The heat marker stays where it is
    /// (FRO-GENP-10), and so do the cubes inside the tower (FRO-TOWER-9).
    fn break_down(&mut self, log: &mut impl Log) {
        log.tell(Event::BrokeDown);
        self.has_failed = true;
        if self.options.scenario == Scenario::Winterhome {
            self.overload = 0;
            self.move_cold(1);
            self.count(Counter::Damage, 1, log);
            self.count(Counter::GenState, -(LOST_BY_A_BREAKDOWN as i8), log);
            return;
        }
        if self.is_overheated {
            self.end(Reason::Explosion, log); // FRO-GOAL-5
            return;
        }
        self.is_overheated = true;
        self.overload = 0;
        self.move_cold(1);
        self.indicators = self.moved_indicators(Gauge::All, 1);
    }
}

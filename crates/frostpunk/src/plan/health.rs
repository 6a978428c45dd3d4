//! What the sick cost, and what curing them is worth.

use crate::citizen::{ByCitizen, Citizen};
use crate::phase::DayPhase;
use crate::plan::Plan;

impl Plan<'_> {
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

    /// The mean price of a sick citizen of the types that sleep and work.
    pub(super) fn mean_ill(&self) -> i32 {
        (2 * self.ill[Citizen::Worker] + self.ill[Citizen::Engineer] + self.ill[Citizen::Child]) / 4
    }

    /// How many sickness steps are still to come.
    fn sickness_steps(&self) -> i32 {
        let is_before = match self.game.step.phase() {
            Some(phase) => phase < DayPhase::Action,
            None => false,
        };
        self.ahead + i32::from(is_before)
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
}

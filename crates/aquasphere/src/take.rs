//! Yellow, black and purple: take time markers and crystals, catch octopuses. AQU-TIME,
//! AQU-CRYSTAL, AQU-OCTO.

use table::{Recorder, Seat};

use crate::card::{Effect, Reward};
use crate::event::Event;
use crate::phase::Task;
use crate::scoring::{Category, triangle};
use crate::state::AquaSphere;

/// What the yellow area gives at least. AQU-TIME-2.
const LEAST_TIME: u8 = 2;

impl AquaSphere {
    /// AQU-TIME-1: as many as fit. AQU-TIME-2, AQU-TIME-3, AQU-RULING-18: at least two in all, if it
    /// was the area that held fewer and not the lab.
    pub(crate) fn take_time(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        let player = &mut self.players[seat];
        let sector = player.scientist;
        let area = &mut self.sectors[sector].time;
        let taken = (*area).min(player.room_for_time());
        player.time += taken;
        *area -= taken;
        log.tell(Event::TimeTaken { seat, sector, taken, left: *area });
        if *area == 0 {
            self.gain_time(seat, LEAST_TIME.saturating_sub(taken), log);
        }
    }

    /// AQU-CRYSTAL-1: as many as fit.
    pub(crate) fn take_crystals(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        let player = &mut self.players[seat];
        let sector = player.scientist;
        let area = &mut self.sectors[sector].crystals;
        let taken = (*area).min(player.room_for_crystals());
        player.crystals += taken;
        *area -= taken;
        log.tell(Event::CrystalsTaken { seat, sector, taken, left: *area });
    }

    /// AQU-OCTO-1, AQU-OCTO-2: as many as the lab allows; they go to the supply. AQU-OCTO-3,
    /// AQU-CARD-3: cards give time and crystals first, then all points are one gain.
    pub(crate) fn catch_octopods(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        let content = self.content();
        let player = &self.players[seat];
        let sector = player.scientist;
        let cards = player.cards.intersection(content.powers.octopus);
        let area = &mut self.sectors[sector].octopods;
        let caught = (*area).min(player.capacity.octopods);
        *area -= caught;
        log.tell(Event::OctopodsCaught { seat, sector, caught, left: *area });
        let catch = triangle(caught);
        let mut points = None;
        // The content lists time, crystals and points in any order; time and crystals never wait.
        for card in cards.iter() {
            let Effect::Octopus(reward) = content.cards[card] else { continue };
            log.tell(Event::CardTriggered { seat, card });
            match reward {
                Reward::Time(count) => self.gain_time(seat, count, log),
                Reward::Crystals(count) => self.gain_crystals(seat, count, log),
                Reward::Points(count) => points = Some(count),
            }
        }
        match points {
            Some(card) => self.tasks.ask(Task::CatchPoints { catch, card }),
            None => self.gain_points(seat, catch, Category::Catches),
        }
    }
}

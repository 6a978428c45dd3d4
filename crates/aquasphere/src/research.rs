//! Red: take a research card; and when the points of cards are asked about. AQU-RESEARCH,
//! AQU-CARD-11, AQU-CARD-12.

use table::{Fault, Recorder, Seat};

use crate::card::Effect;
use crate::event::Event;
use crate::phase::Task;
use crate::scoring::Category;
use crate::state::AquaSphere;

impl AquaSphere {
    /// AQU-RESEARCH-1, AQU-RESEARCH-2: a card in the sector, and a slot that none will ever leave.
    pub(crate) fn check_research(&self, seat: Seat) -> Result<(), Fault> {
        let player = self.player(seat);
        if player.room_for_cards() == 0 {
            return Err(Fault::new("AQU-RESEARCH-1").with("slots", player.capacity.cards));
        }
        if self.sectors[player.scientist].cards.is_empty() {
            return Err(Fault::new("AQU-RESEARCH-1"));
        }
        Ok(())
    }

    /// AQU-RESEARCH-1, AQU-RULING-6: the card, its points, then an immediate effect. AQU-CARD-1: the
    /// card works from now on.
    pub(crate) fn take_card(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        let sector = self.player(seat).scientist;
        let card = self.sectors[sector].cards.take().expect("the action was checked");
        let player = &mut self.players[seat];
        player.cards = player.cards.with(card);
        log.tell(Event::CardTaken { seat, sector, card });
        if let Effect::Immediate(program) = self.content().cards[card] {
            self.tasks.ask(Task::Immediate { program });
        }
        self.gain_points(seat, self.bulb(), Category::Submarines);
    }

    /// AQU-CARD-11, AQU-RULING-25, AQU-RULING-32: points of a card are asked about only if a crystal
    /// would have to be paid for them.
    #[inline]
    pub(crate) fn is_card_asked(&self, seat: Seat, points: u8) -> bool {
        self.crystals_for(seat, points) > 0
    }

    /// AQU-CARD-12: only if the card costs more crystals than the catch alone.
    #[inline]
    pub(crate) fn is_catch_asked(&self, seat: Seat, catch: u8, card: u8) -> bool {
        self.crystals_for(seat, catch + card) > self.crystals_for(seat, catch)
    }

    pub(crate) fn decline_points(
        &mut self,
        seat: Seat,
        points: u8,
        log: &mut impl Recorder<Event>,
    ) {
        self.tasks.answered();
        log.tell(Event::PointsDeclined { seat, points });
    }

    /// The points of a card, and of the catch that it belongs to, as one gain.
    pub(crate) fn take_points(&mut self, seat: Seat, points: u8) {
        self.tasks.answered();
        self.gain_points(seat, points, Category::Catches);
    }
}

//! The Sun, its visits, and the turns they bring. ANT-SUN, ANT-MOVE.

use table::{Fault, Recorder, Seat, Seats};

use crate::action::Action;
use crate::event::{EndReason, Event};
use crate::phase::Phase;
use crate::ship::Mark;
use crate::state::{Antarctica, CurrentTurn, Visit};
use crate::zone::{Berth, Zone};

impl CurrentTurn {
    /// A turn of a player whose ship has not moved yet.
    pub(crate) fn begin(seat: Seat) -> Self {
        Self { seat, target: None, main_done: false, discard_done: false, is_eventful: false }
    }
}

impl Antarctica {
    /// ANT-SUN-1: counter-clockwise to the next zone with a ship, if need be once round to the
    /// same zone. Closed zones never have one. ANT-SUN-5: queues have no gaps by then.
    pub(crate) fn move_sun(&mut self, log: &mut impl Recorder<Event>) {
        let mut zone = self.sun.next();
        while self.zone(zone).queue.is_empty() {
            if zone == self.sun {
                self.end_game(EndReason::NoShip, log); // ANT-END-6
                return;
            }
            zone = zone.next();
        }
        self.sun = zone;
        log.tell(Event::SunMoved { zone });
        // ANT-SUN-3: who is first and second is settled now (ANT-RULING-5).
        self.zone_mut(zone).queue.mark(1, Mark::Second);
        self.visit = Visit { card_played_by: Seats::NONE };
        // ANT-SUN-2, ANT-ICE-6: the front ship acts, whatever lies in the zone.
        self.begin_turn(0, log);
    }

    /// The turn of the ship at a place in the Sun zone.
    fn begin_turn(&mut self, place: u8, log: &mut impl Recorder<Event>) {
        let zone = self.sun;
        let queue = &mut self.zone_mut(zone).queue;
        queue.mark(place, Mark::Active);
        let seat = queue.at(place).expect("a ship acts").owner();
        log.tell(Event::TurnBegan { seat, zone });
        self.current = CurrentTurn::begin(seat);
        self.phase = Phase::Destination;
    }

    /// ANT-MOVE-3: an open zone (ANT-SETUP-1, ANT-RULING-2) with room.
    #[inline]
    pub(crate) fn check_room(&self, zone: Zone) -> Result<(), Fault> {
        if !self.open_zones().contains(zone) {
            return Err(Fault::new("ANT-SETUP-1").with("zone", zone.name()));
        }
        if self.zone(zone).queue.is_full() {
            return Err(Fault::new("ANT-MOVE-3").with("zone", zone.name()));
        }
        Ok(())
    }

    /// ANT-MOVE-1: not the Sun zone, which ANT-ICE-5 repeats for the second ship.
    #[inline]
    pub(crate) fn check_destination(&self, zone: Zone) -> Result<(), Fault> {
        if zone == self.sun {
            return Err(Fault::new("ANT-MOVE-1").with("zone", zone.name()));
        }
        self.check_room(zone)
    }

    /// ANT-MOVE-2: the ship joins the queue of the target zone.
    pub(crate) fn move_active_ship(&mut self, zone: Zone, log: &mut impl Recorder<Event>) {
        let place = self.zone(self.sun).queue.place_of(Mark::Active);
        let place = place.expect("the active ship waits in the Sun zone");
        let ship = self.take_ship(Berth { zone: self.sun, place });
        self.zone_mut(zone).queue.join(ship);
        log.tell(Event::ShipMoved { seat: self.current.seat, from: self.sun, zone });
        self.current.target = Some(zone);
        self.phase = Phase::TurnMenu;
    }

    /// ANT-TURN-6: the end of the game comes first, then a possible Icebreaker turn (ANT-SUN-4),
    /// then the next visit.
    pub(crate) fn end_turn(&mut self, log: &mut impl Recorder<Event>) {
        log.tell(Event::TurnEnded { seat: self.current.seat });
        self.zones.iter_mut().for_each(|zone| zone.queue.end_turn());
        self.turns += 1;
        self.idle_turns = if self.current.is_eventful { 0 } else { self.idle_turns + 1 };
        if let Some(reason) = self.end_reason() {
            self.end_game(reason, log); // ANT-END-4: no Icebreaker turn any more
            return;
        }
        match self.second_ship() {
            Some(second) if self.has_icebreaker(second.owner()) => {
                self.phase = Phase::UseIcebreaker { seat: second.owner() };
            }
            Some(_) | None => self.end_visit(log),
        }
    }

    /// The second ship has had its chance; the next visit begins.
    fn end_visit(&mut self, log: &mut impl Recorder<Event>) {
        let sun = self.sun;
        self.zone_mut(sun).queue.unmark(Mark::Second);
        self.move_sun(log);
    }

    fn has_icebreaker(&self, seat: Seat) -> bool {
        self.zone(self.sun).icebreakers[seat] > 0
    }

    /// ANT-ICE-4, ANT-RULING-20: use it or leave it there. ANT-ICE-7: the owner may be the one who
    /// has just acted.
    pub(crate) fn decide_icebreaker(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Recorder<Event>,
    ) {
        let zone = self.sun;
        if action == Action::Keep {
            log.tell(Event::IcebreakerKept { seat, zone });
            self.end_visit(log);
            return;
        }
        log.tell(Event::IcebreakerUsed { seat, zone });
        self.zone_mut(zone).icebreakers[seat] -= 1; // ANT-CARD-3
        self.idle_turns = 0;
        let queue = &mut self.zone_mut(zone).queue;
        let place = queue.place_of(Mark::Second).expect("an Icebreaker is for a second ship");
        queue.unmark(Mark::Second);
        self.begin_turn(place, log);
    }
}

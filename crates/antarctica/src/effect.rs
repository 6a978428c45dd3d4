//! The symbols of the research tracks, and the queue of those that wait. ANT-EFF.

use serde::{Deserialize, Serialize};
use table::{Fault, Recorder, Seat};

use crate::action::Action;
use crate::card::{Resource, ShipyardCard, ShipyardCards};
use crate::event::Event;
use crate::phase::Phase;
use crate::ship::Mark;
use crate::state::Antarctica;
use crate::track::{Track, Tracks};
use crate::zone::{Berth, Zone};

/// Research points of *Advance three* and *Quick research*.
pub(crate) const THREE: u8 = 3;
/// How many effects can wait.
pub const MOST_EFFECTS: usize = 32;

table::ids! {
    /// What a symbol does.
    pub enum Effect is "an effect" {
        /// Blue: everybody may move a ship.
        MoveShip = "move_ship",
        /// Blue: everybody gets a shipyard card.
        DraftShipyard = "draft_shipyard",
        /// Blue: who triggers it advances three, the others may.
        AdvanceThree = "advance_three",
        /// Red: a scientist from the reserve.
        GainScientist = "gain_scientist",
        /// Red: a ship is launched if possible.
        LaunchShip = "launch_ship",
        /// Red: an advanced resource card.
        GainAdvanced = "gain_advanced",
        /// Red: a basic resource card.
        GainBasic = "gain_basic",
    }
}

impl Effect {
    /// Whether it concerns everybody, once in a game. ANT-TRACK-9.
    #[inline]
    pub const fn is_blue(self) -> bool {
        matches!(self, Self::MoveShip | Self::DraftShipyard | Self::AdvanceThree)
    }
}

/// An effect and who triggered it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Triggered {
    /// What happens.
    pub effect: Effect,
    /// Who triggered it. ANT-EFF-11: it works for this player or starts with them, whoever's turn
    /// it is.
    pub seat: Seat,
}

/// Effects that wait. ANT-EFF-2, ANT-RULING-8: first in, first out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EffectQueue {
    waiting: [Option<Triggered>; MOST_EFFECTS],
}

impl EffectQueue {
    /// The effects in order.
    pub fn iter(&self) -> impl Iterator<Item = Triggered> {
        self.waiting.iter().map_while(|waiting| *waiting)
    }

    /// Whether no effect waits.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.waiting[0].is_none()
    }

    /// Puts an effect at the end.
    ///
    /// # Panics
    /// When too many wait, which the check of the content excludes.
    pub fn push(&mut self, effect: Effect, seat: Seat) {
        let end = self.waiting.iter_mut().find(|waiting| waiting.is_none());
        *end.expect("the content leaves room for all effects") = Some(Triggered { effect, seat });
    }

    fn pop(&mut self) -> Option<Triggered> {
        let first = self.waiting[0].take()?;
        for place in 1..MOST_EFFECTS {
            if self.waiting[place].is_none() {
                break;
            }
            self.waiting[place - 1] = self.waiting[place].take();
        }
        Some(first)
    }
}

impl Antarctica {
    /// Carries out what waits until somebody has to decide, then goes back to the turn menu.
    /// ANT-TURN-4: everything triggered is resolved before the player goes on.
    pub(crate) fn resolve_effects(&mut self, log: &mut impl Recorder<Event>) {
        while let Some(Triggered { effect, seat }) = self.effects.pop() {
            let asks = match effect {
                Effect::GainScientist => {
                    self.gain_scientists(seat, 1, log); // ANT-EFF-7
                    false
                }
                Effect::GainAdvanced => {
                    self.gain_resource(seat, Resource::Advanced, log); // ANT-EFF-9
                    false
                }
                Effect::GainBasic => {
                    // ANT-EFF-10, ANT-RULING-17: nobody ever holds two.
                    if self.player(seat).resource_cards[Resource::Basic] == 0 {
                        self.gain_resource(seat, Resource::Basic, log);
                    }
                    false
                }
                Effect::LaunchShip => self.launch_if_possible(seat, log),
                Effect::MoveShip => self.offer_move(seat, seat),
                Effect::AdvanceThree => self.offer_advance_three(seat, seat, Tracks::NONE),
                Effect::DraftShipyard => self.begin_draft(seat, log),
            };
            if asks {
                return;
            }
        }
        self.phase = Phase::TurnMenu;
    }

    /// Moves scientists from the reserve to the supply, as far as there are any.
    pub(crate) fn gain_scientists(
        &mut self,
        seat: Seat,
        most: u8,
        log: &mut impl Recorder<Event>,
    ) -> u8 {
        let player = self.player_mut(seat);
        let count = most.min(player.reserve);
        player.reserve -= count;
        player.supply += count;
        if count > 0 {
            log.tell(Event::ScientistsGained { seat, count });
        }
        count
    }

    fn gain_resource(&mut self, seat: Seat, resource: Resource, log: &mut impl Recorder<Event>) {
        let left = &mut self.resource_pile[resource];
        if *left > 0 {
            *left -= 1;
            self.player_mut(seat).resource_cards[resource] += 1;
            log.tell(Event::ResourceGained { seat, resource });
        }
    }

    /// The next seat that a blue effect comes to, until it is back at the one that triggered it.
    #[inline]
    fn next_concerned(&self, seat: Seat, trigger: Seat) -> Option<Seat> {
        Some(self.next_seat(seat)).filter(|next| *next != trigger)
    }

    // --- Launch a ship ---------------------------------------------------------------------

    /// ANT-EFF-8: done wherever it is possible (ANT-RULING-11). Whether the effects that wait
    /// behind it are left to others: to the picking of cards, or because they are resolved.
    fn launch_if_possible(&mut self, seat: Seat, log: &mut impl Recorder<Event>) -> bool {
        let is_possible = self.player(seat).ships > 0 && !self.zone(self.sun).queue.is_full();
        if is_possible && self.rules < 2 {
            self.phase = Phase::LaunchShip { seat };
        } else if is_possible {
            self.launch_ship(seat, log);
        }
        is_possible
    }

    /// Yes or no, in games begun by version 1 of the rules.
    pub(crate) fn decide_launch(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Recorder<Event>,
    ) {
        if action == Action::Launch {
            self.launch_ship(seat, log);
        } else {
            log.tell(Event::Declined { seat, effect: Effect::LaunchShip });
            self.resolve_effects(log);
        }
    }

    // --- Move a ship -----------------------------------------------------------------------

    /// ANT-EFF-3: from the one who triggered it, everybody who has a ship to move is asked.
    fn offer_move(&mut self, trigger: Seat, from: Seat) -> bool {
        let mut seat = Some(from);
        while let Some(current) = seat {
            if self.has_ship_to_move(current) {
                self.phase = Phase::MoveShip { seat: current, trigger };
                return true;
            }
            seat = self.next_concerned(current, trigger);
        }
        false
    }

    fn has_ship_to_move(&self, seat: Seat) -> bool {
        self.berths_of(seat).any(|berth| self.check_ship_to_move(seat, berth).is_ok())
    }

    /// ANT-EFF-3: an own ship, also the active one or one in the Sun zone; ANT-EFF-4: not one that
    /// came on the board in this turn. ANT-RULING-23: even back to the Sun zone.
    #[inline]
    pub(crate) fn check_ship_to_move(&self, seat: Seat, berth: Berth) -> Result<(), Fault> {
        match self.zone(berth.zone).queue.at(berth.place) {
            Some(ship) if ship.owner() != seat => {
                Err(Fault::new("ANT-EFF-3").with("owner", ship.owner()))
            }
            Some(ship) if ship.is(Mark::New) => {
                Err(Fault::new("ANT-EFF-4").with("zone", berth.zone.name()))
            }
            Some(_) => Ok(()),
            None => Err(Fault::new("ANT-EFF-3").with("zone", berth.zone.name())),
        }
    }

    pub(crate) fn choose_ship(
        &mut self,
        seat: Seat,
        trigger: Seat,
        action: Action,
        log: &mut impl Recorder<Event>,
    ) {
        if let Action::Take(berth) = action {
            self.phase = Phase::MoveShipTo { seat, trigger, berth };
        } else {
            log.tell(Event::Declined { seat, effect: Effect::MoveShip });
            self.go_on_moving(seat, trigger, log);
        }
    }

    /// ANT-EFF-3: another open zone with room.
    #[inline]
    pub(crate) fn check_move_to(&self, berth: Berth, zone: Zone) -> Result<(), Fault> {
        if zone == berth.zone {
            return Err(Fault::new("ANT-EFF-3").with("zone", zone.name()));
        }
        self.check_room(zone)
    }

    /// ANT-EFF-3: to the end of the queue, and no action follows.
    pub(crate) fn move_ship_to(
        &mut self,
        seat: Seat,
        trigger: Seat,
        berth: Berth,
        zone: Zone,
        log: &mut impl Recorder<Event>,
    ) {
        let ship = self.take_ship(berth);
        self.zone_mut(zone).queue.join(ship); // ANT-RULING-7
        log.tell(Event::ShipMoved { seat, from: berth.zone, zone });
        self.go_on_moving(seat, trigger, log);
    }

    fn go_on_moving(&mut self, seat: Seat, trigger: Seat, log: &mut impl Recorder<Event>) {
        let next = self.next_concerned(seat, trigger);
        if !next.is_some_and(|next| self.offer_move(trigger, next)) {
            self.resolve_effects(log);
        }
    }

    // --- Draft shipyard cards --------------------------------------------------------------

    /// ANT-EFF-5: as many cards as players, or nothing and the rest leaves (ANT-RULING-18).
    fn begin_draft(&mut self, trigger: Seat, log: &mut impl Recorder<Event>) -> bool {
        let is_possible = self.shipyard.pile.len() >= self.options.players;
        if is_possible {
            log.tell(Event::DraftBegan { seat: trigger });
            self.phase = Phase::DrawPacket { trigger };
        } else {
            self.close_shipyard(log);
        }
        is_possible
    }

    /// The packet is drawn and shown to the one who triggered the draft alone. ANT-INFO-3.
    pub(crate) fn draw_packet(
        &mut self,
        trigger: Seat,
        packet: ShipyardCards,
        log: &mut impl Recorder<Event>,
    ) {
        for card in ShipyardCard::ALL {
            self.shipyard.pile.0[card] -= packet.count(card);
        }
        self.pass_packet(trigger, trigger, packet, log);
    }

    fn pass_packet(
        &mut self,
        seat: Seat,
        trigger: Seat,
        packet: ShipyardCards,
        log: &mut impl Recorder<Event>,
    ) {
        // ANT-INFO-4: a passed packet is new to its reader.
        log.whisper(seat, Event::PacketSeen { cards: packet });
        log.reveal();
        self.phase = Phase::Draft { seat, trigger, packet };
    }

    /// ANT-EFF-5: one card is kept, the rest goes on; the last player gets the last card.
    pub(crate) fn keep_from_packet(
        &mut self,
        seat: Seat,
        trigger: Seat,
        mut packet: ShipyardCards,
        card: ShipyardCard,
        log: &mut impl Recorder<Event>,
    ) {
        packet.take(card);
        self.receive_card(seat, card, true, log);
        let next = self.next_seat(seat);
        if self.next_seat(next) == trigger {
            let last = packet.kinds().next().expect("one card is left for the last player");
            self.receive_card(next, last, true, log);
            log.reveal();
            self.resolve_effects(log);
        } else {
            self.pass_packet(next, trigger, packet, log);
        }
    }

    // --- Advance three ---------------------------------------------------------------------

    /// ANT-EFF-6, ANT-RULING-11: who triggered it must advance, the others may.
    #[inline]
    pub(crate) fn may_decline_advance(&self, seat: Seat, trigger: Seat) -> bool {
        seat != trigger || self.rules < 2
    }

    /// ANT-EFF-6: asked is whoever has a track left to choose.
    fn offer_advance_three(&mut self, trigger: Seat, from: Seat, taken: Tracks) -> bool {
        let mut seat = Some(from);
        while let Some(current) = seat {
            if !self.advanceable(current).minus(taken).is_empty() {
                self.phase = Phase::AdvanceThree { seat: current, trigger, taken };
                return true;
            }
            seat = self.next_concerned(current, trigger);
        }
        false
    }

    /// ANT-EFF-6, ANT-RULING-12: a track chosen for this effect is blocked for the others.
    #[inline]
    pub(crate) fn check_advance_three(
        &self,
        seat: Seat,
        taken: Tracks,
        track: Track,
    ) -> Result<(), Fault> {
        if taken.contains(track) {
            return Err(Fault::new("ANT-EFF-6").with("track", track.name()));
        }
        self.check_advance(seat, track)
    }

    pub(crate) fn decide_advance_three(
        &mut self,
        seat: Seat,
        trigger: Seat,
        mut taken: Tracks,
        action: Action,
        log: &mut impl Recorder<Event>,
    ) {
        if let Action::Advance(track) = action {
            taken = taken.with(track);
            self.advance(seat, track, THREE, log);
        } else {
            log.tell(Event::Declined { seat, effect: Effect::AdvanceThree });
        }
        let next = self.next_concerned(seat, trigger);
        if !next.is_some_and(|next| self.offer_advance_three(trigger, next, taken)) {
            self.resolve_effects(log);
        }
    }
}

//! Phase 2: secret orders.

use table::{Recorder, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::order::{BOOK, CONVERSION_FUEL, MOST_CUBES, Order};
use crate::phase::{Phase, SealedOrders};
use crate::ship::{Restraint, Ship, Status};
use crate::state::Kosmonauts;

/// Cubes that an order may place without Boosters. KOS-ORD-2.
const USUAL_CUBES: u8 = 3;

impl Kosmonauts {
    pub(crate) fn begin_orders(&mut self) {
        self.phase = Phase::Orders { sealed: Default::default() };
    }

    /// How many cubes a ship may place in this round.
    #[inline]
    pub fn cube_limit(&self, ship: &Ship) -> u8 {
        match ship.restraint {
            Some(Restraint::PromisedToStay | Restraint::SolarFlares) => 0,
            None if self.boosters => MOST_CUBES,
            None => USUAL_CUBES,
        }
    }

    /// Appends the legal orders of a seat.
    #[inline]
    pub(crate) fn list_orders(&self, seat: Seat, out: &mut Vec<Action>) {
        let ship = self.ship(seat);
        for list in BOOK.legal(ship, self.cube_limit(ship)) {
            out.extend_from_slice(list);
        }
    }

    /// Names the rule that forbids an order.
    pub(crate) fn check_order(&self, seat: Seat, order: Order) -> Result<(), Refusal> {
        let ship = self.ship(seat);
        let placement = order.placement();
        let count = placement.count();
        let limit = self.cube_limit(ship);
        if count > limit {
            return Err(match ship.restraint {
                Some(Restraint::PromisedToStay) => Refusal::new("KOS-EVT-11"),
                Some(Restraint::SolarFlares) => Refusal::new("KOS-EVT-22"),
                None => Refusal::new("KOS-ORD-2").with("cubes", count).with("limit", limit),
            });
        }
        // KOS-ORD-11: in flight two opposite cubes would only burn fuel.
        if placement.is_idle_takeoff && !ship.is_landed() {
            return Err(Refusal::new("KOS-ORD-11"));
        }
        let mut normal = ship.tank.normal;
        if order.converts_shield() {
            if ship.shields == 0 {
                return Err(Refusal::new("KOS-ORD-7").with("shields", ship.shields));
            }
            if ship.tank.empty_slots() == 0 && count == 0 {
                return Err(Refusal::new("KOS-ORD-8").with("fuel", ship.tank.total()));
            }
            normal += CONVERSION_FUEL;
        }
        let needs = [
            ("normal", placement.normal, normal),
            ("super", placement.super_fuel, ship.tank.super_fuel),
        ];
        for (fuel, need, have) in needs {
            if need > have {
                let refusal = Refusal::new("KOS-ORD-3").with("fuel", fuel);
                return Err(refusal.with("need", need).with("have", have));
            }
        }
        Ok(())
    }

    /// KOS-ORD-1, KOS-RULING-6: orders stay hidden until the last one is given.
    pub(crate) fn seal_order(&mut self, seat: Seat, order: Order, log: &mut impl Recorder<Event>) {
        let Phase::Orders { sealed } = &mut self.phase else {
            unreachable!("orders are given in phase 2")
        };
        sealed[seat.index()] = Some(order);
        log.tell(Event::OrderSealed { seat });
        log.whisper(seat, Event::OwnOrder { order });
        let sealed = *sealed;
        if sealed[..usize::from(self.options.players)].iter().all(Option::is_some) {
            log.reveal();
            self.reveal_orders(&sealed, log);
            self.begin_flights(log);
        }
    }

    /// From here on panels change only by landing or evacuation, until the next event (KOS-ORD-10).
    fn reveal_orders(&mut self, sealed: &SealedOrders, log: &mut impl Recorder<Event>) {
        for seat in self.from_instructor() {
            let order = sealed[seat.index()].expect("everybody has given an order");
            log.tell(Event::OrderRevealed { seat, order });
            if let Some(body) = self.carry_out_order(seat, order) {
                log.tell(Event::TookOff { seat, body });
            }
        }
    }

    /// Carries an order out. Returns the body a landed ship takes off from.
    pub(crate) fn carry_out_order(&mut self, seat: Seat, order: Order) -> Option<crate::Body> {
        let position = self.ship_position(seat);
        let ship = self.ship_mut(seat);
        order.carry_out(&mut ship.tank, &mut ship.shields, &mut ship.panel);
        if order.placement().count() == 0 {
            return None; // KOS-ORD-6: a landed ship stays. KOS-ORD-9: a flying ship drifts.
        }
        // KOS-ORD-5: placing fuel is taking off.
        let Status::Landed(body) = ship.status else { return None };
        ship.status = Status::Flying(position);
        Some(body)
    }
}

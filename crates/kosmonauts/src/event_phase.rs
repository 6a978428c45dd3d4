//! Phase 1: the Instructor chooses an event, everybody reacts.

use arrayvec::ArrayVec;
use table::{Recorder, Refusal, Seat};

use crate::action::Action;
use crate::body::{Bodies, Body};
use crate::card::Card;
use crate::event::Event;
use crate::panel::Cubes;
use crate::phase::Phase;
use crate::ship::{MOST_SUPER_FUEL, Restraint, Return, Ship, Status, Tank};
use crate::state::Kosmonauts;

/// Normal fuel lost to Asteroids. KOS-EVT-21.
const ASTEROID_LOSS: u8 = 5;
/// Normal fuel gained by Energy conversion. KOS-EVT-15.
const CONVERSION_EVENT_FUEL: u8 = 5;
/// How far Gravitational pull reaches. KOS-EVT-16.
const GRAVITY_RANGE: u8 = 2;

impl Card {
    /// The tank of a ship whose owner accepts the card.
    #[inline]
    #[must_use]
    pub fn accepted(self, tank: Tank) -> Tank {
        let Tank { normal, super_fuel } = tank;
        match self {
            // KOS-EVT-7: a full tank exchanges a normal cube.
            Self::Refueling => {
                let given = u8::from(tank.empty_slots() == 0);
                Tank { normal: normal - given, super_fuel: super_fuel + 1 }
            }
            // KOS-EVT-15: the shield is gone even if not all the fuel fits. KOS-RULING-25: the order
            // may convert another one.
            Self::EnergyConversion => {
                Tank { normal: normal + CONVERSION_EVENT_FUEL.min(tank.empty_slots()), super_fuel }
            }
            // KOS-EVT-21
            Self::Asteroids => Tank { normal: normal.saturating_sub(ASTEROID_LOSS), super_fuel },
            _ => tank,
        }
    }
}

/// A player's possible reactions; empty when the card does not concern him.
pub(crate) type Reactions = ArrayVec<Action, 9>;

impl Kosmonauts {
    /// KOS-EVT-1: one of the face-up cards.
    pub(crate) fn check_choice(&self, card: Card) -> Result<(), Refusal> {
        if self.events.face_up.contains(&Some(card)) {
            Ok(())
        } else {
            Err(Refusal::new("KOS-EVT-1").with("card", card.id()))
        }
    }

    /// The different face-up cards: choosing one of two equal cards is one choice.
    pub(crate) fn list_choices(&self, out: &mut Vec<Action>) {
        for (slot, card) in self.events.face_up.iter().enumerate() {
            if let Some(card) = card
                && !self.events.face_up[..slot].contains(&Some(*card))
            {
                out.push(Action::Choose(*card));
            }
        }
    }

    pub(crate) fn choose_event(&mut self, card: Card, log: &mut impl Recorder<Event>) {
        log.tell(Event::EventChosen { seat: self.instructor, card });
        let slot = self.events.face_up.iter().position(|shown| *shown == Some(card));
        let slot = slot.expect("the chosen card is face up") as u8;
        if card == Card::Boosters {
            self.boosters = true; // KOS-EVT-20
        }
        self.ask_reactions(slot, Some(self.instructor), log);
    }

    pub(crate) fn event_in(&self, slot: u8) -> Card {
        self.events.face_up[usize::from(slot)].expect("a chosen card stays until it is resolved")
    }

    /// KOS-EVT-2, KOS-EVT-3: the card touches everybody, one after another from the Instructor. A
    /// player with a single possibility is not asked.
    fn ask_reactions(&mut self, slot: u8, mut seat: Option<Seat>, log: &mut impl Recorder<Event>) {
        let card = self.event_in(slot);
        while let Some(current) = seat {
            let reactions = self.reactions(current, card);
            match reactions[..] {
                [] => {}
                [forced] => self.carry_out_reaction(current, card, forced, log),
                _ => {
                    self.phase = Phase::React { slot, seat: current };
                    return;
                }
            }
            seat = self.after(current);
        }
        // KOS-EVT-4: the card is discarded and a new one turned up.
        self.events.discards[card.index()] += 1;
        self.events.face_up[usize::from(slot)] = None;
        self.phase = Phase::ReplaceEvent { slot };
    }

    /// What a player may answer to a card; empty when it changes nothing for him (KOS-EVT-6).
    pub(crate) fn reactions(&self, seat: Seat, card: Card) -> Reactions {
        let ship = self.ship(seat);
        let mut reactions = Reactions::new();
        let affected = match card {
            // KOS-EVT-8
            Card::Refueling => ship.tank.super_fuel < MOST_SUPER_FUEL,
            Card::EnergyConversion => ship.shields > 0 && ship.tank.empty_slots() > 0,
            Card::Asteroids => ship.tank.normal > 0,
            Card::SolarWind(..) | Card::SolarFlares => true,
            Card::Boosters => false,
            Card::GravitationalPull => {
                reactions.extend(self.pulled_to(ship).iter().map(Action::Land));
                return reactions;
            }
        };
        if !affected {
            return reactions;
        }
        reactions.push(Action::Accept);
        match card {
            Card::Refueling | Card::EnergyConversion => reactions.push(Action::Skip),
            // KOS-RULING-5: flares and asteroids share the shield as their only defense.
            Card::SolarWind(..) | Card::Asteroids | Card::SolarFlares => {
                if ship.shields > 0 {
                    reactions.push(Action::Shield);
                }
            }
            Card::GravitationalPull | Card::Boosters => {}
        }
        // KOS-EVT-10, KOS-EVT-11: only a landed ship can sit the wind out.
        if matches!(card, Card::SolarWind(..)) && ship.is_landed() {
            reactions.push(Action::Stay);
        }
        reactions
    }

    /// Names the rule that makes a reaction impossible.
    pub(crate) fn check_reaction(
        &self,
        seat: Seat,
        card: Card,
        action: Action,
    ) -> Result<(), Refusal> {
        if self.reactions(seat, card).contains(&action) {
            return Ok(());
        }
        let ship = self.ship(seat);
        Err(match (card, action) {
            (Card::SolarWind(..), Action::Stay) => Refusal::new("KOS-EVT-10"),
            (Card::SolarWind(..) | Card::Asteroids | Card::SolarFlares, Action::Shield) => {
                Refusal::new("KOS-EVT-6").with("shields", ship.shields)
            }
            (Card::GravitationalPull, Action::Land(body)) => {
                let distance = self.ship_position(seat).distance(self.position(body));
                let rule = if distance > GRAVITY_RANGE { "KOS-EVT-16" } else { "KOS-EVT-17" };
                Refusal::new(rule).with("body", body.name()).with("distance", distance)
            }
            _ => Refusal::new("KOS-EVT-6").with("card", card.id()).with("action", action.verb()),
        })
    }

    pub(crate) fn react(
        &mut self,
        slot: u8,
        seat: Seat,
        action: Action,
        log: &mut impl Recorder<Event>,
    ) {
        let card = self.event_in(slot);
        self.carry_out_reaction(seat, card, action, log);
        self.ask_reactions(slot, self.after(seat), log);
    }

    fn carry_out_reaction(
        &mut self,
        seat: Seat,
        card: Card,
        action: Action,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::Reacted { seat, card, action });
        let position = self.ship_position(seat);
        let ship = self.ship_mut(seat);
        let was = ship.tank;
        match (card, action) {
            // KOS-EVT-13: whoever pays keeps every choice.
            (_, Action::Shield) => pay_shield(ship, seat, log),
            (_, Action::Stay) => ship.restraint = Some(Restraint::PromisedToStay), // KOS-EVT-11
            (_, Action::Land(body)) => self.land(seat, body, Return::EventPhase, log),
            (Card::SolarWind(wind, direction), Action::Accept) => {
                // KOS-EVT-12: the wind lifts a landed ship off its body, for good: it flies even if
                // its order cancels the wind (KOS-RULING-23).
                if let Status::Landed(body) = ship.status {
                    ship.status = Status::Flying(position);
                    log.tell(Event::TookOff { seat, body });
                }
                // KOS-EVT-9, KOS-EVT-14
                ship.panel.place(direction, Cubes { normal: wind as u16, super_fuel: 0 });
            }
            (Card::Refueling, Action::Accept) => {
                ship.tank = card.accepted(was);
                log.tell(Event::FuelGained { seat, was, tank: ship.tank });
            }
            (Card::EnergyConversion, Action::Accept) => {
                pay_shield(ship, seat, log);
                ship.tank = card.accepted(was);
                log.tell(Event::FuelGained { seat, was, tank: ship.tank });
            }
            (Card::Asteroids, Action::Accept) => {
                ship.tank = card.accepted(was);
                log.tell(Event::FuelLost { seat, was, tank: ship.tank });
            }
            (Card::SolarFlares, Action::Accept) => {
                ship.restraint = Some(Restraint::SolarFlares); // KOS-EVT-22
            }
            (_, Action::Skip) => {}
            (card, action) => unreachable!("{action} is no reaction to {card}"),
        }
    }

    /// The bodies a flying ship is pulled to: the nearest within reach (KOS-EVT-16, KOS-EVT-17),
    /// even in its own hex (KOS-RULING-11). Landed ships feel nothing (KOS-EVT-18, KOS-RULING-12).
    fn pulled_to(&self, ship: &Ship) -> Bodies {
        let Status::Flying(hex) = ship.status else { return Bodies::NONE };
        let distance = |body: Body| self.position(body).distance(hex);
        let nearest = Body::ALL.into_iter().map(distance).min().expect("there are nine bodies");
        if nearest > GRAVITY_RANGE {
            return Bodies::NONE;
        }
        Body::ALL.into_iter().filter(|body| distance(*body) == nearest).collect()
    }
}

fn pay_shield(ship: &mut Ship, seat: Seat, log: &mut impl Recorder<Event>) {
    ship.shields -= 1;
    log.tell(Event::ShieldPaid { seat, left: ship.shields });
}

//! Phase 4: the bodies move; the end of a round and of the game.

use table::{Recorder, Seat};

use crate::action::Action;
use crate::body::Body;
use crate::event::Event;
use crate::phase::Phase;
use crate::ship::{Return, Status};
use crate::state::Kosmonauts;

impl Kosmonauts {
    /// KOS-PLAN-1: every body goes on to the next field; landed ships travel along (KOS-PLAN-2).
    /// All bodies move before anybody lands (KOS-RULING-15).
    pub(crate) fn move_bodies(&mut self, log: &mut impl Recorder<Event>) {
        let content = self.content();
        for body in Body::ALL {
            let field = &mut self.fields[body];
            *field += 1;
            if usize::from(*field) == content.orbit(body).len() {
                *field = 0;
            }
        }
        log.tell(Event::BodiesMoved);
        self.offer_landings(Some(self.instructor), log);
    }

    /// KOS-PLAN-3: owners of flying ships in the hex of a body decide, from the Instructor
    /// clockwise. A body that only passed offers nothing (KOS-PLAN-4).
    fn offer_landings(&mut self, mut seat: Option<Seat>, log: &mut impl Recorder<Event>) {
        while let Some(current) = seat {
            if let Status::Flying(hex) = self.ship(current).status
                && !self.bodies_at(hex).is_empty()
            {
                self.phase = Phase::LandOnArrival { seat: current };
                return;
            }
            seat = self.after(current);
        }
        self.end_round(log);
    }

    pub(crate) fn decide_landing_on_arrival(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Recorder<Event>,
    ) {
        self.land_or_fly_on(seat, action, Return::PlanetPhase, log);
        self.offer_landings(self.after(seat), log);
    }

    /// KOS-ROUND-1: phase 1 comes first, except in the first round (KOS-ROUND-2).
    pub(crate) fn begin_round(&mut self, log: &mut impl Recorder<Event>) {
        self.round = self.round.saturating_add(1);
        log.tell(Event::RoundBegan { round: self.round, seat: self.instructor });
        if self.round == 1 {
            self.begin_orders();
        } else {
            self.phase = Phase::ChooseEvent;
        }
    }

    /// KOS-ROUND-3: the game ends or the pass goes on. KOS-END-3: by then everybody has played
    /// the whole round.
    fn end_round(&mut self, log: &mut impl Recorder<Event>) {
        self.boosters = false;
        for ship in &mut self.ships {
            ship.restraint = None;
        }
        let is_limit = self.options.round_limit.is_some_and(|limit| self.round >= limit);
        if self.ships.iter().any(|ship| ship.returned.is_some()) {
            self.give_earth_tokens(log);
            self.end_game(log);
        } else if is_limit {
            log.tell(Event::RoundLimit { round: self.round }); // KOS-RULING-21
            self.end_game(log);
        } else {
            self.instructor = self.instructor.clockwise(1, self.options.players);
            self.begin_round(log);
        }
    }

    /// KOS-END-4: returns of phases 1 and 3 earn a token; those of phase 4 only where nobody
    /// returned before. KOS-RULING-17: only returns count, not other landings on Earth.
    fn give_earth_tokens(&mut self, log: &mut impl Recorder<Event>) {
        let value = self.content().earth_token;
        let is_early = |returned: Return| returned != Return::PlanetPhase;
        let anybody_early = self.ships.iter().filter_map(|ship| ship.returned).any(is_early);
        for seat in self.from_instructor() {
            let ship = self.ship_mut(seat);
            if ship.returned.is_some_and(|returned| is_early(returned) || !anybody_early) {
                ship.tokens[Body::Earth] = value;
                log.tell(Event::EarthToken { seat, points: value });
            }
        }
    }

    /// KOS-INFO-3: the missions are shown.
    fn end_game(&mut self, log: &mut impl Recorder<Event>) {
        log.reveal();
        for seat in self.from_instructor() {
            let missions = self.ship(seat).missions;
            log.tell(Event::MissionsShown { seat, missions });
        }
        self.phase = Phase::Over;
    }
}

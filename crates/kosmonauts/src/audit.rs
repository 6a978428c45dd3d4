//! Invariants of every reachable state.

use arrayvec::ArrayVec;
use table::{MAX_SEATS, Seat};

use crate::body::{Bodies, Body};
use crate::hex::Direction;
use crate::phase::Phase;
use crate::ship::{MOST_SHIELDS, MOST_SUPER_FUEL, Ship, Status, TANK_SLOTS};
use crate::state::Kosmonauts;

impl Kosmonauts {
    pub(crate) fn find_fault(&self) -> Result<(), String> {
        self.audit_markers()?;
        self.audit_events()?;
        self.audit_tokens()?;
        self.audit_missions()?;
        for (index, ship) in self.ships.iter().enumerate() {
            let fault = |what: String| format!("{}: {what}", Seat::new(index as u8));
            if index < usize::from(self.options.players) {
                audit_ship(ship).map_err(fault)?;
            } else if *ship != Ship::START {
                return Err(fault("a ship without a player has left the box".to_owned()));
            }
        }
        Ok(())
    }

    fn audit_markers(&self) -> Result<(), String> {
        let mut seen = self.placed;
        for body in self.markers.iter().flat_map(|dealt| dealt.iter()) {
            if seen.contains(body) {
                return Err(format!("the marker of {body} exists twice"));
            }
            seen = seen.with(body);
        }
        let is_dealing = matches!(
            self.phase,
            Phase::DrawPlacementStarter | Phase::DealMarkers { .. } | Phase::ScatterBodies
        );
        if !is_dealing && seen != Bodies::ALL {
            return Err("a body marker is lost".to_owned());
        }
        for body in Body::ALL {
            let (field, fields) = (self.fields[body], self.content().orbit(body).len());
            if usize::from(field) >= fields {
                return Err(format!("{body} is on field {field} of {fields}"));
            }
        }
        Ok(())
    }

    fn audit_events(&self) -> Result<(), String> {
        let mut cards = self.events.deck;
        for (count, discarded) in cards.iter_mut().zip(self.events.discards) {
            *count += discarded;
        }
        for card in self.events.face_up.iter().flatten() {
            cards[card.index()] += 1;
        }
        if cards == self.content().events {
            Ok(())
        } else {
            Err(format!("the event cards {cards:?} are not those of the box"))
        }
    }

    /// The tokens of a body leave their stack from the top, one for each visitor.
    fn audit_tokens(&self) -> Result<(), String> {
        for body in Bodies::TARGETS.iter() {
            let mut taken: ArrayVec<u8, MAX_SEATS> =
                self.ships.iter().map(|ship| ship.tokens[body]).filter(|v| *v > 0).collect();
            taken.sort_unstable_by(|a, b| b.cmp(a));
            if taken[..] != self.content().tokens[..taken.len()] {
                return Err(format!("the tokens {taken:?} of {body} did not come from its stack"));
            }
        }
        let early = self.ships.iter().any(|ship| ship.tokens[Body::Earth] > 0);
        if early && self.phase != Phase::Over {
            return Err("an Earth token was given before the end".to_owned());
        }
        Ok(())
    }

    fn audit_missions(&self) -> Result<(), String> {
        let content = self.content();
        let [mut mission_1, mut alpha, mut beta] = [content.mission_1, content.alpha, content.beta];
        for ship in &self.ships {
            let missions = ship.missions;
            let cards = [
                (missions.mission_1, &mut mission_1),
                (missions.alpha, &mut alpha),
                (missions.beta, &mut beta),
            ];
            for (card, stack) in cards {
                if let Some(body) = card {
                    if !stack.contains(body) {
                        return Err(format!("the mission card {body} exists twice"));
                    }
                    *stack = stack.without(body);
                }
            }
            if let Some(body) = missions.mission_1.filter(|body| missions.clash_with(*body))
                && self.round > 0
            {
                return Err(format!("Mission 1 {body} clashes with Mission 2"));
            }
            if missions.rejected.iter().flatten().any(|body| !missions.clash_with(*body)) {
                return Err("a valid Mission 1 card was rejected".to_owned());
            }
        }
        Ok(())
    }
}

/// KOS-GEN-7 and the marriage of panel and status.
fn audit_ship(ship: &Ship) -> Result<(), String> {
    if ship.tank.total() > TANK_SLOTS || ship.tank.super_fuel > MOST_SUPER_FUEL {
        return Err(format!("tank {} is over its limits", ship.tank));
    }
    if ship.shields > MOST_SHIELDS {
        return Err(format!("{} shields are too many", ship.shields));
    }
    for direction in &Direction::ALL[..3] {
        let both = [*direction, direction.opposite()].map(|d| ship.panel.cubes(d));
        if both.iter().all(|cubes| !cubes.is_empty()) {
            return Err(format!("cubes on {direction} and its opposite are not neutralized"));
        }
    }
    match ship.status {
        Status::Landed(body) if body != ship.last_body => {
            Err(format!("landed on {body}, but the marker is on {}", ship.last_body))
        }
        Status::Landed(body) if !ship.panel.is_empty() => {
            Err(format!("landed on {body} with fuel on the panel"))
        }
        Status::Landed(_) | Status::Flying(_) => Ok(()),
    }
}

//! What a player asks before deciding: when the Sun will reach which ship, what a building card still
//! lacks, and how much an action gives. All of it follows from what everybody sees.

use table::Seat;

use crate::building::Building;
use crate::card::{CardId, Resource};
use crate::phase::PhaseName;
use crate::ship::BERTHS;
use crate::track::Track;
use crate::view::{ShipView, View};
use crate::zone::{Berth, Zone, Zones};

/// A turn to come, if until then nothing but turns in this order happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coming {
    /// Where the ship is now.
    pub berth: Berth,
    /// Whose it is.
    pub owner: Seat,
    /// The round of the Sun; 0 is its present visit.
    pub lap: u8,
    /// Whether an Icebreaker has to be used for it.
    pub by_icebreaker: bool,
}

/// A building that a card requires, as one player stands to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// The building.
    pub building: Building,
    /// Where the player can use it. ANT-BUILD-2.
    pub reached_in: Zones,
    /// The card in front of the player that could stand in for it. ANT-CARD-5.
    pub stand_in: Option<Resource>,
}

impl View {
    /// The turns to come in the order of the Sun. A ship that acts leaves its queue (ANT-MOVE-1),
    /// so the next one is the front of the following round; where it goes is not foreseen.
    pub fn turn_order(&self) -> Vec<Coming> {
        if self.phase == PhaseName::Over {
            return Vec::new();
        }
        let mut waiting: [Vec<(Berth, ShipView)>; Zone::COUNT] = Zone::ALL.map(|zone| {
            let ships = (0..).zip(&self.zones[zone].ships);
            // The active ship is about to leave.
            let waits =
                |ship: &ShipView| !(ship.is_active && zone == self.sun && !self.has_moved());
            let waiting = ships.filter(|(_, ship)| waits(ship));
            waiting.map(|(place, ship)| (Berth { zone, place }, *ship)).collect()
        });
        let has_icebreaker = |zone: Zone, owner: Seat| self.zones[zone].icebreakers[owner] > 0;
        let mut order = Vec::new();
        // ANT-ICE-4, for the ship that was second when the Sun arrived.
        let second = waiting[self.sun.index()].iter().find(|(_, ship)| ship.is_second);
        if let Some((berth, ship)) = second.filter(|(_, ship)| has_icebreaker(self.sun, ship.owner))
        {
            order.push(Coming { berth: *berth, owner: ship.owner, lap: 0, by_icebreaker: true });
        }
        for lap in 1..=BERTHS as u8 {
            let mut zone = self.sun;
            for _ in Zone::ALL {
                zone = zone.next(); // ANT-SUN-1
                let queue = &mut waiting[zone.index()];
                if queue.is_empty() {
                    continue;
                }
                let (berth, first) = queue.remove(0);
                order.push(Coming { berth, owner: first.owner, lap, by_icebreaker: false });
                if let Some((berth, second)) = queue.first()
                    && has_icebreaker(zone, second.owner)
                {
                    let owner = second.owner;
                    order.push(Coming { berth: *berth, owner, lap, by_icebreaker: true });
                }
            }
        }
        order
    }

    fn has_moved(&self) -> bool {
        self.current.is_some_and(|current| current.target.is_some())
    }

    /// What a building card requires of a player. A resource card stands in for one missing building
    /// only (ANT-BUILD-3), so with two of them missing it is of no use.
    pub fn requirements(&self, seat: Seat, card: CardId) -> Vec<Requirement> {
        let content = self.options.content.get();
        let requirement = |building: Building| Requirement {
            building,
            reached_in: self.reach(seat, building),
            stand_in: content
                .replaced_by(building)
                .filter(|resource| self.players[seat.index()].resource_cards[*resource] > 0),
        };
        let mut needs: Vec<_> = content.card(card).requires.iter().map(requirement).collect();
        if needs.iter().filter(|need| need.reached_in.is_empty()).count() > 1 {
            for need in &mut needs {
                need.stand_in = None;
            }
        }
        needs
    }

    /// How many scientists a player gets by recruiting now. ANT-REC-1, ANT-RULING-30.
    pub fn recruits(&self, seat: Seat) -> u8 {
        self.presence(seat).min(self.players[seat.index()].reserve)
    }

    /// How many spaces of a track a cube comes on to by research, or with the points to use now:
    /// each point leads to the next empty space (ANT-TRACK-3), and what is left at the end of the
    /// track is lost (ANT-TRACK-4).
    pub fn steps_on(&self, seat: Seat, track: Track) -> u8 {
        let cubes = &self.tracks[track].cubes;
        let spaces = self.options.content.get().tracks[track.index()].len();
        let is_empty = |space: &u8| !cubes.iter().any(|cube| cube == space);
        let empty = (cubes[seat] + 1..=spaces).filter(is_empty).count() as u8;
        // ANT-RES-1
        self.points.unwrap_or_else(|| self.presence(seat)).min(empty)
    }

    /// Ships and scientists of a player in the target zone.
    fn presence(&self, seat: Seat) -> u8 {
        let target = self.current.and_then(|current| current.target);
        target.map_or(0, |zone| {
            let zone = &self.zones[zone];
            let ships = zone.ships.iter().filter(|ship| ship.owner == seat).count();
            ships as u8 + zone.scientists[seat]
        })
    }

    /// The zones where a ship of the player lies beside a building of this type. ANT-BUILD-2.
    fn reach(&self, seat: Seat, building: Building) -> Zones {
        let zones = self.zones.iter().filter(|zone| {
            zone.buildings.contains(&building) && zone.ships.iter().any(|ship| ship.owner == seat)
        });
        zones.map(|zone| zone.zone).collect()
    }
}

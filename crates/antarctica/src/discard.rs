//! Discarding resources. ANT-DISC.

use table::{Fault, Recorder, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ship::Mark;
use crate::state::Antarctica;
use crate::zone::{Berth, Zone};

impl Antarctica {
    /// ANT-DISC-1: a cube or a ship from the available box, or a ship from the board; once a turn
    /// (ANT-TURN-3), before the move or in the turn menu (ANT-DISC-6). Cubes on the board are out
    /// of reach (ANT-DISC-3).
    #[inline]
    pub(crate) fn check_discard(&self, seat: Seat, action: Action) -> Result<(), Fault> {
        if self.current.discard_done {
            return Err(Fault::new("ANT-TURN-3"));
        }
        match action {
            Action::DiscardCube if self.player(seat).cubes == 0 => {
                Err(Fault::new("ANT-DISC-1").with("cubes", 0_u8))
            }
            Action::DiscardShip if self.player(seat).ships == 0 => {
                Err(Fault::new("ANT-DISC-1").with("ships", 0_u8))
            }
            Action::DiscardFrom(berth) => self.check_discard_from(seat, berth),
            _ => Ok(()),
        }
    }

    #[inline]
    fn check_discard_from(&self, seat: Seat, berth: Berth) -> Result<(), Fault> {
        match self.zone(berth.zone).queue.at(berth.place) {
            Some(ship) if ship.owner() != seat => {
                Err(Fault::new("ANT-DISC-1").with("owner", ship.owner()))
            }
            // ANT-DISC-4, ANT-RULING-24: the ship that has to move cannot be given up before.
            Some(ship) if ship.is(Mark::Active) && !self.current.has_moved() => {
                Err(Fault::new("ANT-DISC-4").with("zone", berth.zone.name()))
            }
            Some(_) => Ok(()),
            None => Err(Fault::new("ANT-DISC-1").with("zone", berth.zone.name())),
        }
    }

    pub(crate) fn list_discards(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.current.discard_done {
            return;
        }
        let player = self.player(seat);
        if player.cubes > 0 {
            out.push(Action::DiscardCube);
        }
        if player.ships > 0 {
            out.push(Action::DiscardShip);
        }
        let must_move = !self.current.has_moved();
        for (zone, state) in Zone::ALL.into_iter().zip(&self.zones) {
            for (place, ship) in state.queue.iter() {
                // The same as `check_discard_from`, without a refusal for every other ship.
                if ship.owner() == seat && !(must_move && ship.is(Mark::Active)) {
                    out.push(Action::DiscardFrom(Berth { zone, place }));
                }
            }
        }
    }

    /// ANT-DISC-1; ANT-DISC-2: a scientist in return, if there is one. ANT-DISC-5: whoever gives
    /// up the last ship on the board takes no more turns.
    pub(crate) fn discard(&mut self, seat: Seat, action: Action, log: &mut impl Recorder<Event>) {
        match action {
            Action::DiscardCube => {
                self.player_mut(seat).cubes -= 1;
                self.player_mut(seat).discarded_cubes += 1;
                log.tell(Event::CubeDiscarded { seat });
            }
            Action::DiscardShip => {
                self.player_mut(seat).ships -= 1;
                self.player_mut(seat).discarded_ships += 1;
                log.tell(Event::ShipDiscarded { seat });
            }
            Action::DiscardFrom(berth) => {
                self.take_ship(berth);
                self.player_mut(seat).discarded_ships += 1;
                log.tell(Event::ShipWithdrawn { seat, zone: berth.zone });
            }
            _ => unreachable!("{action} discards nothing"),
        }
        self.gain_scientists(seat, 1, log);
        self.current.discard_done = true;
        self.current.is_eventful = true;
    }
}

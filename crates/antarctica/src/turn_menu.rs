//! What the active player may do after the move. ANT-TURN.

use table::{Fault, Refusal, Seat};

use crate::action::Action;
use crate::card::{Pile, ShipyardCard};
use crate::phase::Phase;
use crate::state::Antarctica;
use crate::track::Track;

impl Antarctica {
    /// Every legal choice of the turn menu. ANT-TURN-2: cards and the discard may come before or
    /// after the main action.
    pub(crate) fn list_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.current.main_done {
            let access = self.access(seat);
            for pile in Pile::ALL {
                if self.check_build(seat, pile, access).is_ok() {
                    out.push(Action::Build(pile));
                } else if self.check_build_with_card(seat, pile, access).is_ok() {
                    out.push(Action::BuildWithCard(pile));
                }
            }
            if self.check_build_ship(seat).is_ok() {
                out.push(Action::BuildShip);
            }
            if self.check_recruit(seat).is_ok() {
                out.push(Action::Recruit);
            }
            if self.has_station() {
                for track in Track::ALL {
                    if self.check_research(seat, track).is_ok() {
                        out.push(Action::Research(track));
                    }
                }
            }
        }
        for card in self.player(seat).hand.kinds() {
            if self.check_play(seat, card).is_ok() {
                out.push(Action::Play(card));
            }
        }
        self.list_discards(seat, out);
        out.push(Action::End); // ANT-TURN-1: without a main action it is a pass.
    }

    /// What the active player may point at, before the move as well.
    pub(crate) fn list_menu_candidates(&self, out: &mut Vec<Action>) {
        for pile in Pile::ALL {
            out.extend([Action::Build(pile), Action::BuildWithCard(pile)]);
        }
        out.extend([Action::BuildShip, Action::Recruit]);
        out.extend(Track::ALL.map(Action::Research));
        out.extend(ShipyardCard::ALL.map(Action::Play));
        out.extend([Action::DiscardCube, Action::DiscardShip]);
        out.extend(self.berths().map(|(berth, _)| Action::DiscardFrom(berth)));
        out.push(Action::End);
    }

    /// Names the rule that forbids a choice of the turn menu, before and after the move.
    pub(crate) fn check_menu(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Play(card) => {
                if !self.current.has_moved() {
                    return Err(Refusal::new("ANT-CARD-1"));
                }
                self.check_play(seat, card)?;
            }
            Action::DiscardCube | Action::DiscardShip | Action::DiscardFrom(_) => {
                self.check_discard(seat, action)?;
            }
            Action::End if !self.current.has_moved() => return Err(Refusal::new("ANT-MOVE-4")),
            Action::End => {}
            Action::Build(_)
            | Action::BuildWithCard(_)
            | Action::BuildShip
            | Action::Recruit
            | Action::Research(_) => self.check_main_action(seat, action)?,
            Action::Move(_) => return Err(Refusal::new("ANT-MOVE-1")),
            Action::Place(_)
            | Action::Lay(_)
            | Action::Advance(_)
            | Action::Pick(_)
            | Action::Take(_)
            | Action::Launch
            | Action::Decline
            | Action::Use
            | Action::Keep => return Err(self.out_of_place(action)),
        }
        Ok(())
    }

    fn check_main_action(&self, seat: Seat, action: Action) -> Result<(), Fault> {
        // ANT-TURN-1: one main action, after the move.
        if !self.current.has_moved() || self.current.main_done {
            return Err(Fault::new("ANT-TURN-1").with("action", action.verb()));
        }
        match action {
            Action::Build(pile) => self.check_build(seat, pile, self.access(seat)),
            Action::BuildWithCard(pile) => {
                self.check_build_with_card(seat, pile, self.access(seat))
            }
            Action::BuildShip => self.check_build_ship(seat),
            Action::Recruit => self.check_recruit(seat),
            Action::Research(track) => self.check_research(seat, track),
            _ => unreachable!("{action} is no main action"),
        }
    }

    /// An action that the phase does not ask for. ANT-TURN-5: others only answer what effects ask.
    pub(crate) fn out_of_place(&self, action: Action) -> Refusal {
        let rule = match self.phase {
            Phase::PlaceShip { .. } => "ANT-SETUP-10",
            Phase::PlaceCube => "ANT-SETUP-15",
            Phase::UseIcebreaker { .. } => "ANT-ICE-4",
            Phase::LayIcebreaker => "ANT-ICE-1",
            Phase::Destination | Phase::TurnMenu => "ANT-TURN-5",
            _ => "ANT-TURN-4",
        };
        Refusal::new(rule).with("phase", self.phase.name()).with("action", action.verb())
    }
}

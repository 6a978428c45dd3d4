//! Which of its reasons a rule has that forbids something for several: the `cause` of a refusal, so
//! that whoever is refused reads the one that holds.

use crate::action::Action;
use crate::building::Building;
use crate::city::MOST_LAWS;
use crate::construction::BLAST;
use crate::frame::Frame;
use crate::op::Land;
use crate::state::{Frostpunk, Ground};

/// Every cause there is, by its rule.
pub const CAUSES: [(&str, &[&str]); 13] = [
    ("FRO-ACT-4", &["once", "no_coal"]),
    ("FRO-BLD-25", &["upgraded", "one_side"]),
    ("FRO-C-5", &["pawn", "nothing"]),
    ("FRO-C-39", &["no_centre", "nobody_healthy", "children_first", "no_rubble", "pawn"]),
    ("FRO-C-41", &["no_ridge", "whole_action", "apart", "no_coal", "no_tile", "has_hub"]),
    ("FRO-CONS-9", &["pawn", "no_building"]),
    ("FRO-GENP-2", &["too_hot", "no_coal"]),
    ("FRO-HOPE-5", &["full", "none_spent"]),
    ("FRO-LAW-5", &["all_signed", "none_left"]),
    ("FRO-LAW-6", &["used", "nothing"]),
    ("FRO-SCOUT-1", &["no_balloon", "taken"]),
    ("FRO-SNOW-2", &["no_tile", "no_room"]),
    ("FRO-USE-1", &["no_building", "full"]),
];

impl Frostpunk {
    /// Why a rule forbids an answer, if it is one with several causes.
    pub(crate) fn cause(&self, rule: &str, frame: Frame, action: Action) -> Option<&'static str> {
        Some(match (rule, action) {
            ("FRO-ACT-4", Action::Fuel(_)) => match frame {
                Frame::Turn { has_fueled: true, .. } => "once",
                _ => "no_coal",
            },
            ("FRO-BLD-25", Action::Upgrade(field)) if self.fields[field].is_upgraded => "upgraded",
            ("FRO-BLD-25", _) => "one_side",
            ("FRO-C-5", Action::Special(pawn, card, number)) => {
                let slot = self.slots().find(|(other, nth, _)| (*other, *nth) == (card, number));
                let may_stand = slot.is_some_and(|(_, _, slot)| self.may_stand(pawn, slot));
                if may_stand { "nothing" } else { "pawn" }
            }
            ("FRO-C-39", Action::Special(..)) => "no_centre",
            ("FRO-C-39", Action::Dig(field)) if self.fields[field].has_rubble => "pawn",
            ("FRO-C-39", Action::Dig(_)) => "no_rubble",
            ("FRO-C-39", Action::Name(citizen)) => {
                let is_healthy = self.population[citizen] > self.sick[citizen];
                if is_healthy { "children_first" } else { "nobody_healthy" }
            }
            ("FRO-C-41", Action::Blast(position)) => {
                let is_whole =
                    matches!(frame, Frame::Construct { is_begun: false, may_blast: true, .. });
                let is_free = self.blastable(BLAST).any(|other| other == position);
                match self.ground[position] {
                    Ground::Ridge if !is_whole => "whole_action",
                    Ground::Ridge if !is_free => "apart",
                    Ground::Ridge => "no_coal",
                    _ => "no_ridge",
                }
            }
            ("FRO-C-41", Action::Lay(position)) if self.hubs.contains(position) => "has_hub",
            ("FRO-C-41", Action::Lay(_) | Action::Build(_)) => "no_tile",
            ("FRO-CONS-9", Action::Demolish(field)) => match self.fields[field].building {
                Some(_) => "pawn",
                None => "no_building",
            },
            ("FRO-GENP-2", Action::Fuel(coal)) => {
                let is_too_hot = self.heat + coal.get() > self.cold;
                if is_too_hot { "too_hot" } else { "no_coal" }
            }
            ("FRO-HOPE-5", Action::Draw) => "full",
            ("FRO-HOPE-5", Action::Activate(_)) => "none_spent",
            ("FRO-LAW-5", _) => {
                let is_full = self.laws.len() >= MOST_LAWS;
                if is_full { "all_signed" } else { "none_left" }
            }
            ("FRO-LAW-6", Action::Ability(law)) if self.used_laws.contains(law) => "used",
            ("FRO-LAW-6", Action::Ability(_)) => "nothing",
            ("FRO-SCOUT-1", _) if self.built(Building::ObservationBalloon) == 0 => "no_balloon",
            ("FRO-SCOUT-1", _) => "taken",
            ("FRO-SNOW-2", action) => {
                let lands = match action {
                    Action::Near => &[Land::Near][..],
                    Action::Far => &[Land::Far],
                    _ => &[Land::Near, Land::Far],
                };
                let has_tiles = lands.iter().any(|land| self.tiles_left(*land) > 0);
                if has_tiles { "no_room" } else { "no_tile" }
            }
            ("FRO-USE-1", Action::Use(_, field)) => match self.fields[field].building {
                Some(_) => "full",
                None => "no_building",
            },
            _ => return None,
        })
    }
}

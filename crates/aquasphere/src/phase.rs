//! What is going on, and what is still to be asked.

use serde::{Deserialize, Serialize};

use crate::program::{Program, Programs};
use crate::scoring::Category;
use crate::sector::{Position, Sector, Sectors};

/// The point the game has reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Set-up: chance draws the sector of a position.
    DrawSector {
        /// The position.
        position: Position,
    },
    /// Set-up: chance draws the start player.
    DrawStartPlayer,
    /// Set-up: chance deals a base lab.
    DealLab {
        /// To the player on this place of the turn order.
        place: u8,
    },
    /// Set-up: chance draws one of the undealt base labs.
    DrawLab {
        /// The one drawn before, if it is the second.
        first: Option<Sector>,
    },
    /// Chance turns up a research card.
    RevealCard {
        /// For the sector of this position.
        position: Position,
    },
    /// Chance turns up a lab expansion.
    RevealTile {
        /// For the sector of this position.
        position: Position,
    },
    /// Chance turns the center tile that has come to light.
    TurnCenter,
    /// Chance draws a program card.
    DrawPrograms,
    /// Somebody's turn.
    Turn,
    /// The time step of a scoring.
    ScoringTime,
    /// The KP step of a scoring.
    ScoringPoints,
    /// The game has ended.
    Over,
}

impl Phase {
    /// The id of the phase.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::DrawSector { .. } => "draw_sector",
            Self::DrawStartPlayer => "draw_start_player",
            Self::DealLab { .. } => "deal_lab",
            Self::DrawLab { .. } => "draw_lab",
            Self::RevealCard { .. } => "reveal_card",
            Self::RevealTile { .. } => "reveal_tile",
            Self::TurnCenter => "turn_center",
            Self::DrawPrograms => "draw_programs",
            Self::Turn => "turn",
            Self::ScoringTime => "scoring_time",
            Self::ScoringPoints => "scoring_points",
            Self::Over => "over",
        }
    }
}

/// Something that is still to be done for the active player before the phase goes on. Some of it
/// is asked, the rest follows by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Asks which robot leaves, because a third one was programmed. AQU-BOARD-2.
    Drop {
        /// The new one, which stays.
        placed: Program,
    },
    /// The engineer cards for a room trigger. AQU-PROG-3.
    EngineerCards {
        /// The program in the room.
        program: Program,
    },
    /// Asks whether to take the points of a card, if they would cost a crystal. AQU-CARD-11.
    CardPoints {
        /// The points.
        points: u8,
    },
    /// Asks the same about a card that adds to a catch. AQU-CARD-12.
    CatchPoints {
        /// The points of the catch.
        catch: u8,
        /// The points of the card.
        card: u8,
    },
    /// Points are gained; asks at red lines that no crystal opens. AQU-KP-3.
    Gain {
        /// The points that are left.
        rest: u8,
        /// The points that are made.
        gained: u8,
        /// What they are for; several things at once in a scoring.
        category: Option<Category>,
    },
    /// Asks whether to perform the action of the area. AQU-DEPLOY-5.
    BeforeAction {
        /// The area.
        program: Program,
    },
    /// Asks about the letters of a new lab expansion. AQU-EXPAND-2.
    Letters {
        /// Those not decided yet.
        left: Sectors,
    },
    /// An immediate card takes effect. AQU-CARD-10.
    Immediate {
        /// What it programs.
        program: Program,
    },
    /// Asks for the order of income and scoring cards. AQU-SCORE-9.
    TimeStep {
        /// Whether the income was taken.
        has_income: bool,
        /// The programs whose scoring cards were used.
        used: Programs,
    },
}

impl Task {
    /// The id of the question.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Drop { .. } => "drop",
            Self::EngineerCards { .. } => "engineer_cards",
            Self::CardPoints { .. } => "card_points",
            Self::CatchPoints { .. } => "catch_points",
            Self::Gain { .. } => "red_line",
            Self::BeforeAction { .. } => "before_action",
            Self::Letters { .. } => "lab_letters",
            Self::Immediate { .. } => "immediate",
            Self::TimeStep { .. } => "time_step",
        }
    }
}

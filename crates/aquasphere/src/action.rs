//! Decisions of players and results of chance, with their notation.

use table::Seat;

use crate::card::Card;
use crate::headquarters::{ProgramCard, Room};
use crate::program::Program;
use crate::sector::{Orientation, Sector};
use crate::tile::Tile;

table::notation! {
    /// A decision of a player. The place comes first, so that what a player has pointed at so far
    /// is the beginning of the whole.
    pub enum Action: Numbered is "an action" {
        /// Move the engineer along an arrow. AQU-PROG-1.
        Engineer(room: Room) = "engineer",
        /// Move the engineer sideways. AQU-CARD-8.
        Sidestep(room: Room) = "sidestep",
        /// Pay for programming. AQU-PROG-4.
        Pay(program: Program) = "pay",
        /// Use a programmed robot in a sector. AQU-DEPLOY-1.
        Deploy(program: Program, sector: Sector) = "deploy",
        /// Take no more turns in this round. AQU-PASS-1.
        Pass = "pass",
        /// Return a programmed robot for time markers. AQU-TURN-3.
        Return(program: Program) = "return",
        /// Perform the action of the area.
        Perform = "perform",
        /// Leave it undone.
        Skip = "skip",
        /// Place a robot for a letter. AQU-EXPAND-2.
        Place(sector: Sector) = "place",
        /// Place none for it.
        Leave(sector: Sector) = "leave",
        /// Send this robot home for a third one. AQU-BOARD-2.
        Drop(program: Program) = "drop",
        /// Take the points of a card.
        Take = "take",
        /// Decline them.
        Decline = "decline",
        /// Give a robot up for crossing a red line. AQU-KP-3.
        Line(program: Program) = "line",
        /// Stop before the line.
        Stop = "stop",
        /// Take the income of the submarines. AQU-SCORE-2.
        Income = "income",
        /// Use a scoring card. AQU-CARD-9.
        Use(card: Card) = "use",
        /// End the own time step.
        Done = "done",
    }
}

table::notation! {
    /// A result of chance.
    pub enum Outcome: Numbered is "an outcome" {
        /// The sector of the next position.
        Sector(sector: Sector) = "sector",
        /// Who is the start player.
        Start(seat: Seat) = "start",
        /// The base lab of the next player.
        Lab(sector: Sector) = "lab",
        /// An undealt base lab.
        Other(sector: Sector) = "other",
        /// The research card turned up.
        Card(card: Card) = "card",
        /// The lab expansion turned up.
        Tile(tile: Tile) = "tile",
        /// How the center tile lies.
        Turn(orientation: Orientation) = "turn",
        /// The program card drawn.
        Programs(card: ProgramCard) = "programs",
    }
}

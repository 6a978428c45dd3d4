//! What happened, for the log and for previews.

use std::fmt;

use table::Seat;

use crate::card::Card;
use crate::headquarters::{ProgramCard, Room};
use crate::program::Program;
use crate::scoring::Category;
use crate::sector::{Orientation, Position, Sector};
use crate::tile::Tile;
use crate::way::Way;

table::events! {
    /// Something that happened.
    pub enum Event {
        /// Set-up: a sector has its place in the ring.
        SectorJoined { position: Position, sector: Sector }
            = "sector_joined", "{sector} lies at {position}";
        /// Set-up: who begins.
        StartPlayer { seat: Seat } = "start_player", "{seat} is the start player";
        /// Set-up: a base lab, and with it the starting sector.
        LabDealt { seat: Seat, sector: Sector, time: u8 }
            = "lab_dealt", "{seat} starts in {sector} with {time} time";
        /// Set-up: a sector that is nobody's start.
        SectorStocked { sector: Sector, octopods: u8, crystals: u8 }
            = "sector_stocked", "{sector} starts with {octopods} octopuses and {crystals} crystals";
        /// A neutral submarine has come.
        NeutralSubmarine { sector: Sector, color: Seat }
            = "neutral_submarine", "a neutral submarine comes to {sector}";
        /// Set-up: a neutral robot in a dock.
        NeutralRobot { sector: Sector, color: Seat }
            = "neutral_robot", "a neutral robot comes to {sector}";
        /// A research card lies open.
        CardRevealed { sector: Sector, card: Card }
            = "card_revealed", "{card} is turned up in {sector}";
        /// A lab expansion lies open.
        TileRevealed { sector: Sector, tile: Tile }
            = "tile_revealed", "{tile} is turned up in {sector}";
        /// A center tile has come to light.
        CenterUncovered { value: u8 } = "center_uncovered", "the center shows {value}";
        /// It is turned so far.
        CenterTurned { orientation: Orientation }
            = "center_turned", "the center is turned to {orientation}";
        /// The program card of the round.
        ProgramsArranged { card: ProgramCard }
            = "programs_arranged", "the programs lie by {card}";
        /// The program card of the next round.
        ProgramsAhead { card: ProgramCard } = "programs_ahead", "{card} lies ahead";
        /// A round.
        RoundBegan { round: u8 } = "round_began", "round {round} begins";
        /// The engineer went along an arrow.
        EngineerMoved { seat: Seat, room: Room }
            = "engineer_moved", "{seat} moves the engineer to {room}";
        /// The engineer went sideways.
        EngineerSidestepped { seat: Seat, room: Room }
            = "engineer_sidestepped", "{seat} moves the engineer sideways to {room}";
        /// Time markers for programming.
        Paid { seat: Seat, time: u8 } = "paid", "{seat} pays {time} time";
        /// A robot stands on a symbol.
        RobotProgrammed { seat: Seat, program: Program }
            = "robot_programmed", "{seat} programs {program}";
        /// There is a robot on the symbol already: time markers instead.
        SymbolOccupied { seat: Seat, program: Program }
            = "symbol_occupied", "{seat} has programmed {program} already";
        /// Storage is empty: no robot. AQU-BOARD-6.
        StorageEmpty { seat: Seat, program: Program }
            = "storage_empty", "{seat} has no robot left for {program}";
        /// A robot went home for time markers.
        RobotReturned { seat: Seat, program: Program }
            = "robot_returned", "{seat} sends the {program} robot home";
        /// A robot went home for a third one.
        RobotDropped { seat: Seat, program: Program }
            = "robot_dropped", "{seat} sends the {program} robot home for a third one";
        /// Time markers from the supply.
        TimeGained { seat: Seat, gained: u8 } = "time_gained", "{seat} gains {gained} time";
        /// Time markers from the supply that do not fit. AQU-LAB-4.
        TimeLost { seat: Seat, lost: u8 } = "time_lost", "{lost} time do not fit with {seat}";
        /// Crystals from the supply.
        CrystalsGained { seat: Seat, gained: u8 }
            = "crystals_gained", "{seat} gains {gained} crystals";
        /// Crystals from the supply that do not fit. AQU-LAB-4.
        CrystalsLost { seat: Seat, lost: u8 }
            = "crystals_lost", "{lost} crystals do not fit with {seat}";
        /// The scientist went to another sector.
        ScientistMoved { seat: Seat, from: Sector, to: Sector, price: u8, way: Way }
            = "scientist_moved", "{seat} goes {way} for {price} time";
        /// A robot has come to a control space.
        RobotPlaced { seat: Seat, sector: Sector }
            = "robot_placed", "{seat} takes control of {sector}";
        /// The robot that stood there before went to the dock.
        RobotPushed { owner: Seat, sector: Sector }
            = "robot_pushed", "the robot of {owner} goes to the dock of {sector}";
        /// A dock has overflown.
        Overflow { sector: Sector } = "overflow", "the dock of {sector} overflows";
        /// So many robots of a color went home from it.
        RobotsSentHome { owner: Seat, sector: Sector, count: u8 }
            = "robots_sent_home", "{count} robots of {owner} go home from {sector}";
        /// An action that nobody performed.
        ActionSkipped { seat: Seat, program: Program }
            = "action_skipped", "{seat} leaves {program} undone";
        /// A lab expansion was added.
        TileTaken { seat: Seat, sector: Sector, tile: Tile }
            = "tile_taken", "{seat} adds {tile} from {sector}";
        /// A letter without a robot.
        LetterLeft { seat: Seat, sector: Sector }
            = "letter_left", "{seat} places no robot in {sector}";
        /// Time markers of a sector; `left` stay there.
        TimeTaken { seat: Seat, sector: Sector, taken: u8, left: u8 }
            = "time_taken", "{seat} takes {taken} time in {sector}, {left} stay";
        /// Crystals of a sector; `left` stay there.
        CrystalsTaken { seat: Seat, sector: Sector, taken: u8, left: u8 }
            = "crystals_taken", "{seat} takes {taken} crystals in {sector}, {left} stay";
        /// Octopuses were caught; `left` stay there.
        OctopodsCaught { seat: Seat, sector: Sector, caught: u8, left: u8 }
            = "octopods_caught", "{seat} catches {caught} octopuses in {sector}, {left} stay";
        /// A submarine was placed.
        SubmarinePlaced { seat: Seat, sector: Sector, price: u8 }
            = "submarine_placed", "{seat} places a submarine in {sector} for {price} time";
        /// A research card was taken.
        CardTaken { seat: Seat, sector: Sector, card: Card }
            = "card_taken", "{seat} takes {card} in {sector}";
        /// A research card gives its reward.
        CardTriggered { seat: Seat, card: Card } = "card_triggered", "{card} of {seat} triggers";
        /// Points of a card that were not wanted.
        PointsDeclined { seat: Seat, points: u8 }
            = "points_declined", "{seat} declines {points} points";
        /// A crystal was paid for crossing.
        LineCrossed { seat: Seat, line: u16 }
            = "line_crossed", "{seat} pays a crystal at line {line}";
        /// A robot was given up for crossing.
        LineOpened { seat: Seat, line: u16, program: Program }
            = "line_opened", "{seat} gives the {program} robot up at line {line}";
        /// The rest of a gain was lost at a line.
        StoppedAtLine { seat: Seat, line: u16, lost: u8 }
            = "stopped_at_line", "{seat} stops before line {line}, {lost} points are lost";
        /// A gain is over; so many points were made.
        PointsGained { seat: Seat, category: Category, points: u8, kp: u16 }
            = "points_gained", "{seat} gains {points} points for {category}: {kp}";
        /// Somebody has no more turns in this round.
        Passed { seat: Seat, place: u8 } = "passed", "{seat} passes, place {place}";
        /// All have passed.
        ScoringBegan { round: u8 } = "scoring_began", "round {round} is scored";
        /// Time markers for submarines.
        Income { seat: Seat, submarines: u8 }
            = "income", "{seat} has income of {submarines} submarines";
        /// A scoring card was used.
        CardUsed { seat: Seat, card: Card } = "card_used", "{seat} uses {card}";
        /// One part of the KP step.
        PartScored { seat: Seat, category: Category, points: i32 }
            = "part_scored", "{seat} scores {points} for {category}";
        /// The total of a KP step was made, as far as the lines let it.
        TotalScored { seat: Seat, points: u8, kp: u16 }
            = "total_scored", "{seat} scores {points} in all: {kp}";
        /// A negative total; the line behind saves some of it. AQU-KP-6.
        PointsLost { seat: Seat, points: u16, saved: u16, kp: u16 }
            = "points_lost", "{seat} loses {points} points, the line behind saves {saved}: {kp}";
        /// The center tile has fed a sector.
        SectorFed { sector: Sector, time: u8, crystals: u8, octopods: u8 }
            = "sector_fed", "{sector} gets {time} time, {crystals} crystals, {octopods} octopuses";
        /// Final scoring of one player.
        FinalScored { seat: Seat, letters: u8, time: u8, submarines: u8, lab: u8, kp: u16 }
            = "final_scored",
            "{seat} scores {letters} for letters, {time} for time, {submarines} for submarines, {lab} for the lab: {kp}";
        /// The end.
        GameEnded = "game_ended", "the game ends";
    }
}

impl Event {
    /// What studies of balance count: who begins, which cards and tiles were taken and used, which actions
    /// performed, which lines cost what.
    pub(crate) fn statistics(&self, count: &mut dyn FnMut(Seat, &'static str, &dyn fmt::Display)) {
        match self {
            Self::StartPlayer { seat } => count(*seat, "start", &"first"),
            Self::CardTaken { seat, card, .. } => count(*seat, "card_taken", card),
            Self::CardTriggered { seat, card } => count(*seat, "card_triggered", card),
            Self::CardUsed { seat, card } => count(*seat, "card_used", card),
            Self::TileTaken { seat, tile, .. } => count(*seat, "tile_taken", tile),
            Self::RobotProgrammed { seat, program } => count(*seat, "programmed", program),
            Self::SubmarinePlaced { seat, sector, .. } => count(*seat, "submarine", sector),
            Self::OctopodsCaught { seat, caught, .. } => count(*seat, "catch", caught),
            Self::TimeTaken { seat, .. } => count(*seat, "performed", &Program::Time),
            Self::CrystalsTaken { seat, .. } => count(*seat, "performed", &Program::Crystal),
            Self::ActionSkipped { seat, program } => count(*seat, "skipped", program),
            Self::LineCrossed { seat, .. } => count(*seat, "line", &"crystal"),
            Self::LineOpened { seat, .. } => count(*seat, "line", &"robot"),
            Self::StoppedAtLine { seat, .. } => count(*seat, "line", &"stopped"),
            // The rest is the course of every game, or not one seat's doing.
            _ => {}
        }
    }
}

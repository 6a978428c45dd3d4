//! Questions, and what goes on when they are answered: the frames of the one stack.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::building::Building;
use crate::card::{Card, CitizenCard, Deck, Route};
use crate::citizen::{ByCitizen, Citizen, Pawn, Who};
use crate::content::{Destination, Window};
use crate::good::MapGood;
use crate::map::Field;
use crate::op::{Block, Land, Span, Target};
use crate::phase::DayPhase;
use crate::token::{Family, Token, Tokens};

/// Why a program runs: some modifiers ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A card.
    Card,
    /// The normal action of a building: bonuses apply. FRO-FX-43.
    Normal,
    /// The death effect of a citizen card. FRO-C-37.
    Death,
}

/// Where and why a program runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Context {
    /// The field of the pawn.
    pub field: Option<Field>,
    /// Why.
    pub cause: Cause,
}

impl Context {
    /// A card without a place.
    pub const CARD: Self = Self { field: None, cause: Cause::Card };
    /// A death effect.
    pub const DEATH: Self = Self { field: None, cause: Cause::Death };
}

/// Something that happens to one citizen, token or marker at a time, usually with a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Somebody falls ill.
    Sick(Who),
    /// Somebody dies.
    Die(Who),
    /// Somebody leaves.
    Leave(Who),
    /// Somebody joins a type that is named if it has room. FRO-RULING-65.
    Add(Who),
    /// The same, ill.
    AddSick(Who),
    /// An exhausted token.
    Exhaust(Who),
    /// A point of cure, perhaps for one type only.
    Cure(Option<Citizen>),
    /// A point of treatment.
    Treat,
    /// Morale rises. FRO-HOPE-4.
    Rise(Family),
    /// Morale falls. FRO-HOPE-7.
    Fall(Family),
    /// A type rises. FRO-HOPE-6.
    RiseTyped(Token),
    /// A type falls. FRO-HOPE-8.
    FallTyped(Token),
    /// A token becomes active.
    Activate(Tokens),
    /// A token is spent.
    Spend(Tokens),
    /// A token goes back into the bag. FRO-HOPE-9.
    Discard(Tokens),
    /// The development token moves on.
    Develop,
}

/// What is ordered by the leader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Effects of a phase.
    Phase(DayPhase),
    /// Timers that have run out.
    Timers,
    /// Activation tokens.
    Activation,
}

/// One frame: a question with what it needs, a draw, or work that goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Frame {
    // Work.
    /// A program.
    Run {
        at: Block,
        context: Context,
    },
    /// A program several times.
    Repeat {
        block: Block,
        left: u8,
        context: Context,
    },
    /// Something several times.
    Times {
        unit: Unit,
        left: u8,
        context: Context,
    },
    /// An event card goes where it belongs.
    Settle {
        card: Card,
        to: Destination,
    },
    /// The goods on a card may be complete.
    Complete {
        card: Card,
    },
    /// A card leaves the event area.
    Withdraw {
        card: Card,
    },
    /// A sickness marker is resolved. FRO-PREP-6.
    Marker {
        citizen: Citizen,
    },
    /// Symbols of cold, from a space on. FRO-GENP-3.
    Symbols {
        space: u8,
        nth: u8,
        last: u8,
        spared: ByCitizen<u8>,
    },
    /// A scout moves.
    March {
        route: Route,
        left: u8,
    },
    /// The gains of the cards from which a scout went on, from one of them on. FRO-EXP-10.
    Carried {
        route: Route,
        from: u8,
    },
    /// A route is renewed after a return.
    Renew {
        route: Route,
        deck: Deck,
    },
    /// A card is laid on a route, and the scout stands on it or not.
    LayCard {
        route: Route,
        deck: Deck,
    },
    /// Bonuses of a return. FRO-EXP-10.
    Bonus,
    /// The normal gains of a building's action. FRO-C-37.
    GainBonus {
        field: Field,
    },
    /// Goods are gathered on a field.
    Gather {
        field: Field,
    },
    /// A starting cost is paid.
    OwnerDone,

    // Chance.
    DrawLeader,
    DrawCorner,
    DrawRim {
        corner: u8,
        drawn: [u8; 3],
    },
    TurnTiles,
    DrawRoute {
        route: Route,
    },
    DrawBase {
        route: Route,
    },
    DrawTop {
        deck: Deck,
    },
    DrawTechnology {
        left: u8,
    },
    DrawLaw {
        left: u8,
    },
    DrawStart {
        family: Family,
        left: u8,
        active: u8,
    },
    DrawConsultation {
        is_first: bool,
    },
    Deal {
        seat: Seat,
        left: u8,
    },
    DealAdvisor {
        seat: Seat,
    },
    DrawOrder {
        done: Seats,
    },
    DrawEmpty,
    DrawToken {
        family: Family,
        wake: Option<Token>,
    },
    DrawDeath {
        citizen: Citizen,
    },
    DrawCitizens {
        left: u8,
    },
    RevealMorning,
    RevealWeather,
    RevealDusk,
    Scry {
        left: u8,
    },
    DropCubes {
        cubes: u8,
    },
    DrawRubble,

    // Questions.
    TakeAdvisor {
        seat: Seat,
    },
    GiveUp {
        seat: Seat,
    },
    Given {
        nth: u8,
    },
    Choose {
        span: Span,
        context: Context,
    },
    EventOption {
        card: Card,
    },
    Sequence {
        order: Order,
    },
    Flips {
        citizen: Citizen,
        left: u8,
    },
    AskHand {
        citizen: Citizen,
        asked: u8,
    },
    Fuel,
    Relief {
        left: u8,
        from: u8,
        last: u8,
        spared: ByCitizen<u8>,
    },
    Marches {
        steps: u8,
        routes: u8,
        may_settle: bool,
    },
    Base {
        route: Route,
        steps: u8,
    },
    Goal {
        route: Route,
        left: u8,
    },
    Explored {
        route: Route,
    },
    Advisor,
    Mobilise,
    Abilities {
        window: Window,
    },
    Turn {
        has_fueled: bool,
        is_refused: bool,
    },
    TurnWith {
        card: CitizenCard,
    },
    Confirm {
        has_fueled: bool,
    },
    Clear,
    Lay {
        land: Land,
        left: u8,
    },
    Construct {
        left: u8,
        is_begun: bool,
        may_blast: bool,
    },
    Site {
        kind: Building,
        is_free: bool,
    },
    BuildFree {
        op: u16,
        left: u8,
    },
    UpgradeFree {
        left: u8,
    },
    Filter {
        field: Field,
    },
    Tinker {
        left: u8,
        is_begun: bool,
    },
    Research,
    Enact {
        must: bool,
    },
    AddToMap {
        good: MapGood,
        n: u8,
        left: u8,
        is_begun: bool,
    },
    TakeFromMap {
        good: MapGood,
        n: u8,
        left: u8,
    },
    Thump {
        field: Field,
        coal: u8,
        left: u8,
        is_begun: bool,
    },
    Saw {
        field: Field,
        wood: u8,
        is_wide: bool,
    },
    Collect {
        field: Field,
        left: u8,
    },
    Destroy {
        target: Target,
        left: u8,
    },
    Ruin {
        target: Target,
        left: u8,
    },
    ReuseWorker,
    ReuseBuilding {
        except: Option<Field>,
    },
    Vent {
        cubes: u8,
    },
    Care {
        free: u8,
        paid: u8,
        context: Context,
    },
    Bury {
        most: u8,
    },
    Inspire,
    Silence,
    Evacuate {
        most: u8,
    },
    SetAside,
    DiscardHand {
        left: u8,
    },
    Beds,
    Shift,
    StartOut {
        route: Route,
        pawn: Pawn,
    },
}

//! What cards do, as flat programs of small operations. FRO-FX, FRO-C-1.

use crate::building::{Building, Buildings, Level};
use crate::card::{Card, Counter, DuskCard, Flag, Law, Reason, ScenarioCard};
use crate::citizen::{Citizen, Pawn, Who};
use crate::good::{Good, MapGood};
use crate::token::{Family, Token, Tokens};

/// A program: where it begins among the operations of the edition. It goes on to [`Op::End`].
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Block(pub u16);

impl Block {
    /// The program that does nothing.
    pub const EMPTY: Self = Self(0);

    /// Whether it does nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A stretch of a list of the edition: branches or conditions.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Span {
    /// The first one.
    pub first: u16,
    /// How many.
    pub count: u8,
}

impl Span {
    /// Its numbers.
    #[inline]
    pub fn indices(self) -> std::ops::Range<usize> {
        usize::from(self.first)..usize::from(self.first) + usize::from(self.count)
    }
}

table::ids! {
    /// A marker on the generator board.
    pub enum Gauge is "an indicator" {
        /// The red indicator.
        Red = "red",
        /// The orange indicator.
        Orange = "orange",
        /// The yellow indicator.
        Yellow = "yellow",
        /// All three.
        All = "all",
    }
}

table::ids! {
    /// Where a tile lies.
    pub enum Land is "near or far" {
        /// Near tiles.
        Near = "near",
        /// Far tiles.
        Far = "far",
    }
}

/// Which buildings may be destroyed or ruined. FRO-FX-22, FRO-FX-23.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Any.
    Any,
    /// Small ones, ruins too. FRO-RULING-75.
    Small,
    /// Large ones.
    Large,
    /// Tents, bunkhouses and houses.
    Shelter,
    /// One kind.
    Kind(Building),
}

/// What a sawmill reaches. FRO-BLD-11.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Its own tile.
    Tile,
    /// Its own tile and adjacent fields.
    Adjacent,
}

/// What `per` counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Countable {
    /// Hope tokens on the track, both sides.
    HopeTokens,
    /// A counter.
    Counter(Counter),
}

/// One operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "named and explained in FRO-FX and FRO-C-1")]
pub enum Op {
    End,
    Gain(Good, u8),
    Lose(Good, u8),
    Add(Who, u8),
    AddSick(Who, u8),
    Leave(Who, u8),
    Sick(Who, u8),
    Die(Who, u8),
    Exhaust(Who, u8),
    Cure(u8),
    CureTyped(Citizen, u8),
    Treat(u8),
    Deaths(i8),
    Hunger(i8),
    Morale(Family, i8),
    MoraleTyped(Token, i8),
    Activate(Tokens, u8),
    Deactivate(Tokens, u8),
    DiscardToken(Tokens, u8),
    Overload(i8),
    Cold(i8),
    Indicator(Gauge, i8),
    Heat(u8),
    Storm(i8),
    SetStorm(Option<u8>),
    Scouts(u8),
    PlaceTile(Land, u8),
    AddToMap {
        good: MapGood,
        n: u8,
        fields: u8,
    },
    TakeFromMap {
        good: MapGood,
        n: u8,
        fields: u8,
    },
    Destroy(Target, u8),
    Ruin(Target, u8),
    RuinAll(Building),
    RuinSupply(Building),
    BuildFree {
        kinds: Buildings,
        n: u8,
    },
    UpgradeFree {
        n: u8,
    },
    Unlock(Building),
    ReuseWorker,
    ReuseBuilding,
    Develop(i8),
    EnactLaw {
        must: bool,
    },
    Automaton(u8),
    ChildPawn(Pawn),
    DrawCitizens(u8),
    DiscardCitizens(u8),
    AddDusk(DuskCard),
    ScryDusk(u8),
    RemoveEvent(Card),
    Counter(Counter, i8),
    SetFlag(Flag),
    ClearFlag(Flag),
    Choose(Span),
    If {
        cond: Span,
        then: Block,
        otherwise: Block,
    },
    Per {
        count: Countable,
        div: u8,
        max: u8,
        block: Block,
    },
    Reveal(ScenarioCard),
    DiscardCard(ScenarioCard),
    EndGame(Reason),
    /// Citizen cards alone: FRO-FX-41.
    Gather(u8),
    Construct(u8),
    /// Buildings by hand: FRO-BLD-3.
    Vent(u8),
    /// FRO-BLD-5.
    Tinker(u8),
    /// FRO-BLD-9.
    Collect,
    /// FRO-BLD-11.
    Saw {
        wood: u8,
        reach: Reach,
    },
    /// FRO-BLD-14.
    Thump {
        coal: u8,
        fields: u8,
    },
    /// FRO-BLD-17.
    Care {
        free: u8,
        paid: u8,
    },
    /// FRO-BLD-18: the program goes on only if the marker moves.
    Bury(u8),
    /// FRO-BLD-19.
    Inspire,
    /// FRO-BLD-23.
    Silence,
    /// FRO-C-39.
    Evacuate(u8),
}

/// A number that has to lie between two bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

impl Range {
    /// Whether the number lies within.
    #[inline]
    pub const fn contains(self, number: u32) -> bool {
        self.min as u32 <= number && (self.max == u8::MAX || number <= self.max as u32)
    }
}

/// A mark that is computed from the state, never set by a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "explained with the grammar of the content")]
pub enum Sign {
    SleptWarm,
    TreesBelow6,
    ArkACold,
    ArkBCold,
    EvacStarted,
    Flag(Flag),
}

/// A condition. FRO-C-38.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "explained with the grammar of the content")]
pub enum Cond {
    Active(Tokens, u8),
    Tokens(Tokens, Range),
    Pool(Good, u8),
    Built(Building, u8),
    Law(Law),
    Laws(Range),
    /// A type, or all of them together.
    Population(Option<Citizen>, Range),
    Sick(Option<Citizen>, Range),
    Grave(Range),
    Deaths(Range),
    Hunger(Range),
    Overload(Range),
    Heat(Range),
    Failed,
    Round(Range),
    Storms(Range),
    Scouts(u8),
    Shelter(Range),
    Event(Card),
    Counter(Counter, Range),
    Sign(Sign),
    Not(u16),
    AnyOf(Span),
}

table::ids! {
    /// An action that is not the use of a building.
    pub enum Job is "an action" {
        /// Clearing snow.
        Snow = "snow",
        /// Gathering.
        Gather = "gather",
        /// Gathering from trees.
        GatherTree = "gather_tree",
        /// Construction work.
        Construct = "construct",
        /// Sending scouts.
        Scout = "scout",
    }
    /// Some actions.
    pub set Jobs(u8);
}

/// Actions and buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Works {
    /// Actions that are not the use of a building.
    pub jobs: Jobs,
    /// Buildings to use.
    pub buildings: Buildings,
}

/// A standing modifier. FRO-FX-37, FRO-C-37.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "explained with the grammar of the content")]
pub enum Mod {
    ChildWork(Works),
    FeedDiscount(u8),
    FeedSick(u8),
    GatherBonus(u8),
    GainBonus(Building, Good, u8),
    TrapBonus(u8),
    CureBonus(Buildings, u8),
    TreatBonus(Buildings, u8),
    ShelterCapacity(u8),
    ShelterExtra(Building, u8),
    RuinsShelter(Level),
    Level(Building, Level),
    Sustain { food: u8, limit: u8 },
    OverloadShield(u8),
    FreeHeat(u8),
    ColdRelief(u8),
    ScoutBonus(u8),
    ExpeditionBonus(Good, u8),
    AutomatonFree,
    AutomatonEngineer,
    SnowWarm,
    TreeGather(u8),
    Blocked(Works),
    DeathHopeShield(u8),
}

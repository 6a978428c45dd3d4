//! What cards say, compiled.

use serde::{Deserialize, Serialize};

use crate::card::Deck;
use crate::citizen::{ByCitizen, Citizen, Pawns};
use crate::good::{ByGood, Good};
use crate::op::{Block, Mod, Span, Works};
use crate::phase::DayPhase;
use crate::token::Tokens;

/// What has to be paid in full. FRO-RES-3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Goods of the pool.
    pub goods: ByGood<u8>,
    /// An active token that is spent. FRO-FX-2.
    pub flip: Option<Tokens>,
}

/// Where an event card goes. FRO-EVT-4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// Out of the game.
    Remove,
    /// Into the event area.
    Event,
    /// On the dusk discard pile.
    Discard,
}

/// An option of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardOption {
    /// What has to hold.
    pub req: Span,
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub block: Block,
    /// Where the card goes, if not where it usually goes.
    pub to: Option<Destination>,
}

/// A special action. FRO-SPEC-1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The pawns it lists; a child worker goes where a worker does.
    pub who: Pawns,
    /// What is paid to the bank.
    pub pay: Cost,
    /// What is put on the card.
    pub put: Option<(Good, u8)>,
    /// Whether it can be used once a game only.
    pub is_once: bool,
    /// What it does.
    pub block: Block,
    /// How many goods on the card end it, and what happens then.
    pub done: Option<(u8, Block)>,
}

impl Slot {
    /// What is paid and what is put on the card.
    pub fn whole_price(&self) -> Cost {
        let mut price = self.pay;
        if let Some((good, count)) = self.put {
            price.goods[good] += count;
        }
        price
    }
}

/// A morning or dusk card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventCard {
    /// The immediate effect.
    pub now: Block,
    /// The options.
    pub options: Vec<CardOption>,
    /// Where it usually goes.
    pub to: Destination,
    /// Its special action while it lies in the event area.
    pub slot: Option<Slot>,
    /// What it does in a phase while it lies there.
    pub phase: Option<(DayPhase, Block)>,
    /// What it changes while it lies there.
    pub mods: Vec<Mod>,
    /// How many cubes lie on it at first.
    pub timer: Option<u8>,
    /// What happens when the last one leaves.
    pub expire: Block,
}

/// A weather card. FRO-C-13, FRO-WEA-2 to FRO-WEA-5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Weather {
    /// How far the cold marker moves.
    pub cold: u8,
    /// How far the red, orange and yellow indicators move.
    pub indicators: [u8; 3],
    /// How far scouts move.
    pub scouts: u8,
    /// How far the storm comes nearer.
    pub storm: u8,
}

/// A technology. FRO-C-14.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechnologyInfo {
    /// How many rounds it takes.
    pub rounds: u8,
    /// What happens when it is completed.
    pub now: Block,
    /// What it changes from then on.
    pub mods: Vec<Mod>,
}

/// When the ability of a law may be used. FRO-LAW-6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// In the preparation phase.
    Preparation,
    /// In the action phase.
    Action,
}

/// The ability of a law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ability {
    /// When.
    pub window: Window,
    /// What it costs.
    pub pay: Cost,
    /// What it does.
    pub block: Block,
    /// Whether its second operation is the price. FRO-RULING-96.
    pub has_price: bool,
}

/// A law. FRO-C-15.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawInfo {
    /// What happens when it is enacted.
    pub now: Block,
    /// What it changes from then on.
    pub mods: Vec<Mod>,
    /// What it lets people do.
    pub ability: Option<Ability>,
}

/// A citizen card. FRO-CIT-1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CitizenInfo {
    /// The type.
    pub citizen: Citizen,
    /// The starting cost, for whoever gives the card up in the set-up. FRO-SETUP-25.
    pub cost: Block,
    /// What it can be played with.
    pub works: Works,
    /// Whether it replaces the normal effect or comes on top.
    pub replaces: bool,
    /// Whether the action is warm.
    pub is_warm: bool,
    /// The main ability.
    pub block: Block,
    /// The death effects.
    pub death: ByCitizen<Block>,
}

/// What an expedition promises; information only. FRO-EXP-4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Supplies.
    Goods,
    /// People.
    People,
    /// Both.
    Mixed,
}

/// An option of an expedition's black side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// What it costs.
    pub cost: Cost,
    /// Whether the scout returns; otherwise it goes on.
    pub returns: bool,
    /// The deck of the card that follows.
    pub next: Deck,
    /// What it does.
    pub block: Block,
}

/// An expedition card. FRO-C-21.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExpeditionInfo {
    /// Spaces on the white side.
    pub path: u8,
    /// What it promises.
    pub reward: Reward,
    /// What happens when it is explored.
    pub now: Block,
    /// The options.
    pub options: Vec<Way>,
}

/// How a scenario card starts. FRO-C-25.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// Face up.
    Up,
    /// Face down.
    Down,
    /// As the storm card.
    Storm,
}

/// When an activation token is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// In this round.
    At(u8),
    /// So many rounds after the card is turned up.
    After(u8),
}

/// A scenario card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioCardInfo {
    /// How it starts.
    pub start: Start,
    /// What happens when it is turned up.
    pub now: Block,
    /// Options to choose from then.
    pub options: Vec<CardOption>,
    /// Its activation tokens and what they bring.
    pub tokens: Vec<(When, Block)>,
    /// Its special actions.
    pub slots: Vec<Slot>,
    /// What it does in a phase.
    pub phase: Option<(DayPhase, Block)>,
    /// What it changes.
    pub mods: Vec<Mod>,
    /// What the first, second, ... storm does.
    pub strikes: Vec<Block>,
    /// What is judged in the night of a round.
    pub end: Option<(u8, Block)>,
}

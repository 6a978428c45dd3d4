//! Decisions of players and results of chance, with their notation.

use table::Seat;

use crate::building::Building;
use crate::card::{
    Advisor, Card, CitizenCard, DuskCard, Expedition, Few, FieldBase, Law, MorningCard, Nth, Route,
    Rubble, Technology, Tile, WeatherCard,
};
use crate::citizen::{Citizen, Pawn};
use crate::map::{Field, Position};
use crate::token::Token;

table::ids! {
    /// A token of the rim. FRO-SETUP-4.
    pub enum Rim is "a rim token" {
        /// Nothing.
        Blank = "blank",
        /// Wood.
        Wood = "wood",
        /// Coal.
        Coal = "coal",
    }
    /// A value for each rim token.
    pub map ByRim;
}

table::notation! {
    /// A decision of a player.
    pub enum Action: Numbered is "an action" {
        /// Set-up: take an advisor.
        Take(advisor: Advisor) = "take",
        /// Give up a citizen card from hand.
        Discard(card: CitizenCard) = "discard",
        /// Offer a citizen card for a death.
        Give(card: CitizenCard) = "give",
        /// Offer no card.
        Keep = "keep",
        /// Choose an option or a branch.
        Option(number: Nth) = "option",
        /// Name a type of citizen.
        Name(citizen: Citizen) = "name",
        /// Draw a token.
        Draw = "draw",
        /// Turn a token to its active side.
        Activate(token: Token) = "activate",
        /// Turn a token to its spent side.
        Spend(token: Token) = "spend",
        /// Put a spent token back into the bag.
        Remove(token: Token) = "remove",
        /// Put an active token back into the bag.
        RemoveActive(token: Token) = "remove-active",
        /// Name a field.
        Field(field: Field) = "field",
        /// Name a position.
        Lay(position: Position) = "lay",
        /// Lay near tiles.
        Near = "near",
        /// Lay far tiles.
        Far = "far",
        /// Do no more.
        Finish = "finish",
        /// Do not use it.
        Decline = "decline",
        /// Yes.
        Yes = "yes",
        /// No.
        No = "no",
        /// Put up a building of a kind.
        Build(building: Building) = "build",
        /// Tear a building down.
        Demolish(field: Field) = "demolish",
        /// Clear rubble.
        Dig(field: Field) = "dig",
        /// Blast a ridge tile.
        Blast(position: Position) = "blast",
        /// Turn a building to its better side.
        Upgrade(field: Field) = "upgrade",
        /// Move the development token.
        Develop = "develop",
        /// Begin a development.
        Research(technology: Technology) = "research",
        /// Enact a law.
        Enact(law: Law) = "enact",
        /// Call an advisor.
        Advise(advisor: Advisor) = "advise",
        /// Use the ability of a law.
        Ability(law: Law) = "ability",
        /// Burn coal in the Generator.
        Fuel(coal: Few) = "fuel",
        /// Play a citizen card with the action that follows.
        Play(card: CitizenCard) = "play",
        /// Clear snow.
        Clear(pawn: Pawn) = "clear",
        /// Gather resources.
        Gather(pawn: Pawn, field: Field) = "gather",
        /// Do construction work.
        Construct(pawn: Pawn) = "construct",
        /// Use a building.
        Use(pawn: Pawn, field: Field) = "use",
        /// Send scouts.
        Scout(pawn: Pawn, route: Route) = "scout",
        /// Take a special action.
        Special(pawn: Pawn, card: Card, slot: Nth) = "special",
        /// Stop acting for today, or propose it.
        Stop = "stop",
        /// Repeat an action on a field or in a building.
        Again(field: Field) = "again",
        /// Repeat clearing snow.
        AgainClear = "again-clear",
        /// Repeat construction work.
        AgainConstruct = "again-construct",
        /// Leave so many workers, engineers and children without a bed.
        Outside(workers: Few, engineers: Few, children: Few) = "outside",
        /// Move the death marker back.
        Back(steps: Few) = "back",
        /// Resolve this card next.
        Next(card: Card) = "next",
        /// Move the scout of a route next.
        Move(route: Route) = "move",
        /// Pass a place by.
        Pass = "pass",
        /// Explore a place.
        Explore = "explore",
        /// Put a dusk card on the discard pile.
        SetAside(card: DuskCard) = "set-aside",
        /// Move a discharge point.
        Shift(from: Position, to: Position) = "shift",
    }
}

table::notation! {
    /// A result of chance.
    pub enum Outcome: Numbered is "an outcome" {
        /// Who leads first.
        Leader(seat: Seat) = "leader",
        /// The corner of the first rim token.
        Corner(corner: Few) = "corner",
        /// The next rim token.
        Rim(token: Rim) = "rim",
        /// A tile turned up.
        Tile(tile: Tile) = "tile",
        /// An expedition card on top of its deck or on a route.
        Expedition(card: Expedition) = "expedition",
        /// The field base of the next route.
        FieldBase(card: FieldBase) = "field-base",
        /// A technology of this game.
        Technology(technology: Technology) = "technology",
        /// A law of this game.
        Law(law: Law) = "law",
        /// A token from a bag.
        Token(token: Token) = "token",
        /// A citizen card.
        Citizen(card: CitizenCard) = "citizen",
        /// The next consultation.
        Consultation(card: DuskCard) = "consultation",
        /// An advisor dealt to a seat.
        Advisor(advisor: Advisor) = "advisor",
        /// Who gives up a card next.
        Seat(seat: Seat) = "seat",
        /// The far tile without knowledge.
        Empty(position: Position) = "empty",
        /// The morning card.
        Morning(card: MorningCard) = "morning",
        /// The weather card.
        Weather(card: WeatherCard) = "weather",
        /// A dusk card.
        Dusk(card: DuskCard) = "dusk",
        /// How many cubes fall out of the tower.
        Cubes(cubes: u8) = "cubes",
        /// What lay under rubble.
        Rubble(rubble: Rubble) = "rubble",
    }
}

impl Action {
    /// The pawn that is sent to work, and the field it works on if it is one.
    pub const fn sent(self) -> Option<(Pawn, Option<Field>)> {
        match self {
            Self::Clear(pawn)
            | Self::Construct(pawn)
            | Self::Scout(pawn, _)
            | Self::Special(pawn, ..) => Some((pawn, None)),
            Self::Gather(pawn, field) | Self::Use(pawn, field) => Some((pawn, Some(field))),
            _ => None,
        }
    }
}

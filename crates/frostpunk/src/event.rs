//! What happened, for the log.

use table::{Recorder, Seat};

use crate::building::Building;
use crate::card::{
    Advisor, Card, CitizenCard, Counter, Expedition, Law, Nth, Reason, Route, Rubble, Technology,
    Tile, WeatherCard,
};
use crate::citizen::{Citizen, Pawn};
use crate::good::Good;
use crate::map::{Field, Position};
use crate::phase::DayPhase;
use crate::token::Token;

/// Takes down what happens in this game.
pub(crate) trait Log: Recorder<Event> {}

impl<T: Recorder<Event>> Log for T {}

table::events! {
    /// Something that happened.
    #[allow(missing_docs, reason = "the text says it")]
    pub enum Event {
        Leads { seat: Seat } = "leader", "{seat} leads";
        AdvisorTaken { seat: Seat, advisor: Advisor } = "advisor_taken", "{seat} takes {advisor}";
        CardGivenUp { seat: Seat, card: CitizenCard } = "card_given_up", "{seat} gives up {card}";
        RoundBegan { round: u8 } = "round", "round {round}";
        PhaseBegan { phase: DayPhase } = "phase", "phase {phase}";
        CardRevealed { card: Card } = "card_revealed", "{card} is turned up";
        WeatherRevealed { card: WeatherCard } = "weather", "the weather is {card}";
        TileRevealed { position: Position, tile: Tile } = "tile", "{tile} lies at {position}";
        TileLaid { position: Position } = "tile_laid", "a tile is laid at {position}";
        OptionChosen { seat: Seat, card: Card, number: Nth } = "option", "{seat} decides {card}: option {number}";
        CardStays { card: Card } = "card_stays", "{card} stays in the event area";
        CardRemoved { card: Card } = "card_removed", "{card} leaves the game";
        Gained { good: Good, count: u8 } = "gained", "{count} {good} gained";
        Lost { good: Good, count: u8 } = "lost", "{count} {good} lost";
        Joined { citizen: Citizen } = "joined", "a {citizen} joins";
        Left { citizen: Citizen } = "left", "a {citizen} leaves";
        FellIll { citizen: Citizen } = "fell_ill", "a {citizen} falls ill";
        Grave { citizen: Citizen } = "grave", "a {citizen} is gravely ill";
        Sustained { citizen: Citizen } = "sustained", "a {citizen} is kept alive";
        Died { citizen: Citizen } = "died", "a {citizen} dies";
        DeathCard { citizen: Citizen, card: CitizenCard, seat: Option<Seat> } = "death_card", "{card} for the dead {citizen}";
        Cured { citizen: Citizen } = "cured", "a {citizen} is cured";
        Treated { citizen: Citizen } = "treated", "a {citizen} is treated";
        Exhausted { citizen: Citizen } = "exhausted", "{citizen} pawns get an exhausted token";
        HungerRose { count: u8 } = "hunger_rose", "hunger rises to {count}";
        HungerFell { count: u8 } = "hunger_fell", "hunger falls to {count}";
        TokenDrawn { token: Token } = "token_drawn", "{token} is drawn";
        TokenActivated { token: Token } = "token_activated", "{token} becomes active";
        TokenSpent { token: Token } = "token_spent", "{token} is spent";
        TokenRemoved { token: Token } = "token_removed", "{token} goes back into the bag";
        Fueled { seat: Seat, count: u8 } = "fueled", "{seat} burns {count} coal";
        CubesFell { count: u8 } = "cubes", "{count} cubes fall out of the tower";
        BrokeDown = "broke_down", "the Generator breaks down";
        StormStruck = "storm", "the storm strikes";
        Acted { seat: Seat, pawn: Pawn } = "acted", "{seat} acts with a {pawn}";
        Used { seat: Seat, pawn: Pawn, building: Building, field: Field } = "used", "{seat} uses {building} on {field} with a {pawn}";
        Gathering { seat: Seat, pawn: Pawn, field: Field } = "gathering", "{seat} gathers on {field} with a {pawn}";
        CardPlayed { seat: Seat, card: CitizenCard } = "card_played", "{seat} plays {card}";
        Built { building: Building, field: Option<Field>, position: Option<Position> } = "built", "{building} is built";
        Demolished { building: Building, field: Field } = "demolished", "{building} on {field} is torn down";
        Destroyed { building: Building, field: Field } = "destroyed", "{building} on {field} is destroyed";
        Ruined { building: Building, field: Field } = "ruined", "{building} on {field} lies in ruins";
        Upgraded { building: Building, field: Field } = "upgraded", "{building} on {field} is upgraded";
        RidgeBlasted { position: Position } = "blasted", "the ridge at {position} is blasted";
        RubbleCleared { rubble: Rubble } = "rubble", "{rubble} lay under the rubble";
        LawEnacted { seat: Seat, law: Law } = "law", "{seat} enacts {law}";
        DevelopmentBegan { seat: Seat, technology: Technology, round: u8 } = "development", "{seat} begins {technology} for round {round}";
        TechnologyDone { technology: Technology } = "technology", "{technology} is completed";
        ScoutSent { seat: Seat, route: Route } = "scout_sent", "{seat} sends scouts on {route}";
        ScoutReturned { route: Route } = "scout_returned", "scouts return from {route}";
        BaseEstablished { route: Route } = "base", "a field base on {route}";
        PlacePassed { card: Expedition } = "passed", "{card} is passed by";
        PlaceExplored { card: Expedition } = "explored", "{card} is explored";
        DuskAdded { origin: Card } = "dusk_added", "a dusk card of {origin} is added";
        CitizenDrawn { seat: Seat, card: CitizenCard } = "citizen_drawn", "{seat} draws {card}";
        CounterMoved { counter: Counter, count: u8 } = "counter", "{counter} is {count}";
        Stopped { seat: Seat } = "stopped", "{seat} ends the work";
        GameEnded { reason: Reason } = "ended", "the game ends: {reason}";
    }
}

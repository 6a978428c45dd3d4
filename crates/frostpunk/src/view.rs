//! What everybody may see. Nobody has secrets from a partner (FRO-DEC-3), so all viewers see the
//! same. Discard piles lie open; which consequence of a law waits is told to nobody (FRO-DEC-4),
//! and cards that nobody has read are shown by their origin alone (FRO-RULING-66).

use std::fmt;

use serde::Serialize;
use table::Seat;

use crate::building::Building;
use crate::card::{
    Advisor, ByCounter, ByDeck, Card, CitizenCard, DuskCard, Expedition, Flags, Law, MorningCard,
    Reason, ScenarioCard, Technology, WeatherCard,
};
use crate::citizen::{ByCitizen, ByPawn};
use crate::content::Deposit;
use crate::frame::Frame;
use crate::good::{ByGood, MapGood};
use crate::map::{Field, Position};
use crate::phase::DayPhase;
use crate::state::{
    ActivationToken, EventState, FieldState, Frostpunk, Ground, Options, RouteState, SlotUse,
};
use crate::token::ByToken;

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs, reason = "named as in RULES.md")]
pub struct View {
    /// The game itself, for those who ask what a decision would bring: nothing in it is hidden from
    /// anybody. Whoever reads views as text has the fields below.
    #[serde(skip)]
    pub table: Box<Frostpunk>,
    pub options: Options,
    pub ending: Option<Reason>,
    pub round: u8,
    pub phase: Option<DayPhase>,
    pub leader: Seat,
    pub active: Option<Seat>,
    /// What is being decided and what it interrupted, the outermost first.
    pub questions: Vec<Frame>,
    pub population: ByCitizen<u8>,
    pub sick: ByCitizen<u8>,
    pub grave: ByCitizen<bool>,
    pub deaths: u8,
    pub exhausted: ByCitizen<u8>,
    pub pool: ByPawn<u8>,
    pub bound: ByPawn<u8>,
    pub clearing: ByPawn<u8>,
    pub constructing: ByPawn<u8>,
    pub goods: ByGood<u8>,
    pub hunger: u8,
    pub active_tokens: ByToken<u8>,
    pub spent_tokens: ByToken<u8>,
    pub heat: u8,
    pub cold: u8,
    pub indicators: [u8; 3],
    pub overload: u8,
    pub is_overheated: bool,
    /// Cubes inside the tower. FRO-TOWER-8.
    pub inside: u8,
    pub is_tower_upgraded: bool,
    /// The positions that touch a deposit of each kind.
    pub deposits: Vec<(Deposit, Vec<Position>)>,
    pub positions: Vec<(Position, Ground)>,
    pub fields: Vec<(Field, FieldState)>,
    pub hubs: Vec<Position>,
    pub knowledge: Vec<Position>,
    pub discharge: Vec<Position>,
    pub supply: Vec<(Building, u8)>,
    pub unlocked: Vec<Building>,
    pub hands: Vec<Vec<CitizenCard>>,
    pub in_front: Vec<CitizenCard>,
    pub citizen_deck: u32,
    pub citizen_discard: Vec<CitizenCard>,
    /// Morning cards that have not been turned up, in no order.
    pub morning_deck: Vec<MorningCard>,
    pub weather_deck: Vec<WeatherCard>,
    pub weather_discard: Vec<WeatherCard>,
    pub weather: Option<WeatherCard>,
    pub dusk_known: Vec<DuskCard>,
    /// Where the unread cards of the dusk deck came from.
    pub dusk_unread: Vec<Card>,
    /// Laws of which one of two consequences waits in the dusk deck.
    pub dusk_open: Vec<Law>,
    pub dusk_discard: Vec<DuskCard>,
    pub dusk_seen: Vec<DuskCard>,
    pub next_consultation: Option<DuskCard>,
    pub tops: ByDeck<Option<Expedition>>,
    pub routes: Vec<RouteState>,
    pub technologies: Vec<Technology>,
    pub active_technologies: Vec<Technology>,
    pub development: Option<(Technology, u8)>,
    pub future_laws: Vec<Law>,
    pub laws: Vec<Law>,
    pub used_laws: Vec<Law>,
    pub advisors: Vec<Option<Advisor>>,
    pub has_mobilised: bool,
    pub events: Vec<EventState>,
    pub scenario_cards: Vec<ScenarioCard>,
    pub activation: Vec<ActivationToken>,
    pub uses: Vec<SlotUse>,
    pub counters: ByCounter<u8>,
    pub flags: Flags,
    pub storm: Option<u8>,
    pub storms: u8,
}

impl Frostpunk {
    pub(crate) fn seen(&self) -> View {
        // In the order of their origins, which says nothing about the cards.
        let mut dusk_unread: Vec<Card> =
            self.dusk.unread.iter().filter_map(|card| self.dusk.origins[card]).collect();
        dusk_unread.sort_unstable();
        let players = usize::from(self.options.players);
        View {
            table: Box::new(self.clone()),
            options: self.options,
            ending: self.ending,
            round: self.round,
            phase: self.step.phase(),
            leader: self.leader,
            active: self.active,
            questions: self.questions.iter().collect(),
            population: self.population,
            sick: self.sick,
            grave: self.grave,
            deaths: self.deaths,
            exhausted: self.exhausted,
            pool: self.pool,
            bound: self.bound,
            clearing: self.clearing,
            constructing: self.constructing,
            goods: self.goods,
            hunger: self.hunger,
            active_tokens: self.active_tokens,
            spent_tokens: self.spent_tokens,
            heat: self.heat,
            cold: self.cold,
            indicators: self.indicators,
            overload: self.overload,
            is_overheated: self.is_overheated,
            inside: self.inside,
            is_tower_upgraded: self.is_tower_upgraded,
            deposits: self
                .deposits
                .pairs()
                .map(|(deposit, touching)| (deposit, touching.iter().collect()))
                .collect(),
            positions: self.ground.pairs().map(|(position, ground)| (position, *ground)).collect(),
            fields: self
                .fields
                .pairs()
                .filter(|(field, _)| self.is_open(*field))
                .map(|(field, state)| (field, *state))
                .collect(),
            hubs: self.hubs.iter().collect(),
            knowledge: self.knowledge.iter().collect(),
            discharge: self.discharge.iter().collect(),
            supply: self.supply.pairs().map(|(kind, count)| (kind, *count)).collect(),
            unlocked: self.unlocked.iter().collect(),
            hands: self.hands[..players].iter().map(|hand| hand.iter().collect()).collect(),
            in_front: self.in_front.iter().collect(),
            citizen_deck: self.citizen_deck.len(),
            citizen_discard: self.citizen_discard.iter().collect(),
            morning_deck: self.morning_deck.iter().collect(),
            weather_deck: self.weather_deck.iter().collect(),
            weather_discard: self.weather_discard.iter().collect(),
            weather: self.weather,
            dusk_known: self.dusk.known.iter().collect(),
            dusk_unread,
            dusk_open: self.dusk.open.iter().collect(),
            dusk_discard: self.dusk.discard.iter().collect(),
            dusk_seen: self.dusk.scried.iter().collect(),
            next_consultation: self.dusk.next,
            tops: self.tops,
            routes: self.routes.to_vec(),
            technologies: self.technologies.iter().collect(),
            active_technologies: self.active_technologies.iter().collect(),
            development: self.development,
            future_laws: self.future_laws.iter().collect(),
            laws: self.laws.iter().collect(),
            used_laws: self.used_laws.iter().collect(),
            advisors: self.advisors[..players].to_vec(),
            has_mobilised: self.has_mobilised,
            events: self.events.iter().copied().collect(),
            scenario_cards: self.face_up.iter().collect(),
            activation: self.activation.iter().copied().collect(),
            uses: self.uses.iter().copied().collect(),
            counters: self.counters,
            flags: self.flags,
            storm: self.storm,
            storms: self.storms,
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let phase = self.phase.map_or("set-up", DayPhase::name);
        write!(f, "round {}, {phase}, {} leads", self.round, self.leader)?;
        if let Some(seat) = self.active {
            write!(f, ", {seat} acts")?;
        }
        if let Some(reason) = self.ending {
            write!(f, ", over: {reason}")?;
        }
        let storm = self.storm.map_or_else(|| "gone".to_owned(), |round| format!("in {round}"));
        writeln!(f, "; storm {storm}; deaths {}", self.deaths)?;
        for (citizen, people) in self.population.pairs() {
            let skull = if self.grave[citizen] { " gravely" } else { "" };
            let (sick, tired) = (self.sick[citizen], self.exhausted[citizen]);
            writeln!(f, "  {citizen}: {people}, {sick} sick{skull}, {tired} exhausted")?;
        }
        for (good, count) in self.goods.pairs() {
            write!(f, "  {good} {count}")?;
        }
        writeln!(f, "  hunger {}", self.hunger)?;
        let [red, orange, yellow] = self.indicators;
        let state = if self.is_overheated { "overheated" } else { "sound" };
        writeln!(
            f,
            "  heat {} cold {} red {red} orange {orange} yellow {yellow}; overload {}, {} in the \
             tower, {state}",
            self.heat, self.cold, self.overload, self.inside
        )?;
        for (token, active) in self.active_tokens.pairs() {
            write!(f, "  {token} {active}+{}", self.spent_tokens[token])?;
        }
        write!(f, "\n  pawns:")?;
        for (pawn, count) in self.pool.pairs().filter(|(_, count)| **count > 0) {
            write!(f, " {count} {pawn}")?;
        }
        writeln!(f)?;
        for (field, state) in &self.fields {
            if let Some(line) = describe(state) {
                writeln!(f, "  {field} {line}")?;
            }
        }
        let names = |laws: &[Law]| laws.iter().map(|law| law.name()).collect::<Vec<_>>().join(" ");
        writeln!(f, "  laws: {}; possible: {}", names(&self.laws), names(&self.future_laws))?;
        for (seat, hand) in self.hands.iter().enumerate() {
            let cards: Vec<&str> = hand.iter().map(|card| card.name()).collect();
            writeln!(f, "  {}: {}", Seat::new(seat as u8), cards.join(" "))?;
        }
        let begun = self.development.map_or_else(String::new, |(technology, round)| {
            format!("; {technology} in round {round}")
        });
        let active: Vec<&str> = self.active_technologies.iter().map(|it| it.name()).collect();
        writeln!(f, "  technologies: {}{begun}", active.join(" "))?;
        write!(f, "  events:")?;
        for event in &self.events {
            write!(f, " {}", event.card)?;
            if event.timer > 0 {
                write!(f, " ({} rounds)", event.timer)?;
            }
        }
        let cards: Vec<&str> = self.scenario_cards.iter().map(|card| card.name()).collect();
        write!(f, "\n  scenario: {}", cards.join(" "))?;
        for (counter, count) in self.counters.pairs() {
            // A counter that has not moved may belong to another scenario.
            let info = self.table.content().counters[counter];
            if *count != info.start(self.table.options.difficulty) {
                write!(f, "; {counter} {count}")?;
            }
        }
        if self.ending.is_none() && self.phase.is_some() {
            write!(f, "\n  if nobody lifts a finger:\n{}", self.table.forecast())?;
        }
        Ok(())
    }
}

/// What lies on a field, if anything does.
fn describe(state: &FieldState) -> Option<String> {
    let mut words = Vec::new();
    if let Some(kind) = state.building {
        words.push(if state.is_upgraded { format!("{kind}+") } else { kind.to_string() });
    }
    if let Some(good) = state.good {
        let good: MapGood = good;
        words.push(format!("{} {good}", state.count));
    }
    if state.has_rubble {
        words.push("rubble".to_owned());
    }
    words.extend(state.pawns.iter().flatten().map(|pawn| format!("({pawn})")));
    (!words.is_empty()).then(|| words.join(" "))
}

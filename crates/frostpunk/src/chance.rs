//! What chance may bring, and what it brings about. Nothing is decided before it is drawn.

use table::{Seat, Seats};

use crate::action::{Outcome, Rim};
use crate::card::{
    Advisor, Advisors, CitizenCards, Deck, DuskCard, Few, FieldBase, Law, Laws, Rubble, Tile,
};
use crate::content::Deposit;
use crate::event::{Event, Log};
use crate::frame::{Context, Frame};
use crate::map::{CORNERS, Position};
use crate::op::Mod;
use crate::state::{Frostpunk, RouteCard};
use crate::tower;

/// Deposits of Crater. FRO-SETUP-4.
pub(crate) const DEPOSITS: u8 = 3;

impl Frame {
    /// Whether chance answers it.
    #[inline]
    pub(crate) const fn is_chance(self) -> bool {
        matches!(
            self,
            Self::DrawLeader
                | Self::DrawCorner
                | Self::DrawRim { .. }
                | Self::TurnTiles
                | Self::DrawRoute { .. }
                | Self::DrawBase { .. }
                | Self::DrawTop { .. }
                | Self::DrawTechnology { .. }
                | Self::DrawLaw { .. }
                | Self::DrawStart { .. }
                | Self::DrawConsultation { .. }
                | Self::Deal { .. }
                | Self::DealAdvisor { .. }
                | Self::DrawOrder { .. }
                | Self::DrawEmpty
                | Self::DrawToken { .. }
                | Self::DrawDeath { .. }
                | Self::DrawCitizens { .. }
                | Self::RevealMorning
                | Self::RevealWeather
                | Self::RevealDusk
                | Self::Scry { .. }
                | Self::DropCubes { .. }
                | Self::DrawRubble
        )
    }
}

impl Frostpunk {
    /// Ends a draw that is over; `false` if there is something to draw.
    pub(crate) fn skip_chance(&mut self, frame: Frame) -> bool {
        let is_over = match frame {
            Frame::TurnTiles => self.face_down().is_empty(),
            Frame::DrawTechnology { left }
            | Frame::DrawLaw { left }
            | Frame::DrawStart { left, .. }
            | Frame::Deal { left, .. } => left == 0,
            Frame::DrawOrder { done } => done.len() == usize::from(self.options.players),
            Frame::DrawRim { drawn, .. } => drawn[1] + drawn[2] == DEPOSITS,
            Frame::DrawCitizens { left } => {
                // FRO-CIT-9: only when a card must be drawn; see [`Frostpunk::rules`].
                if self.citizen_deck.is_empty() && (left > 0 || self.rules < 2) {
                    self.citizen_deck = self.citizen_discard;
                    self.citizen_discard = CitizenCards::NONE;
                }
                left == 0 || self.citizen_deck.is_empty()
            }
            Frame::Scry { left } => {
                let is_over = left == 0 || self.dusk_size() == 0;
                if is_over {
                    self.questions.answered();
                    self.questions.ask(Frame::SetAside);
                    return true;
                }
                false
            }
            _ => false,
        };
        if is_over {
            self.questions.answered();
        }
        is_over
    }

    /// Every outcome with its weight.
    pub(crate) fn list_outcomes(&self, out: &mut impl FnMut(Outcome, u32)) {
        let Some(frame) = self.questions.top() else { return };
        match frame {
            Frame::DrawLeader => {
                self.seats_from(Seat::new(0)).for_each(|seat| out(Outcome::Leader(seat), 1));
            }
            Frame::DrawCorner => {
                (0..CORNERS as u8).for_each(|corner| out(Outcome::Corner(Few::new(corner)), 1));
            }
            Frame::DrawRim { drawn, .. } => {
                for rim in Rim::ALL {
                    let left = self.content().board.rim[rim] - drawn[rim.index()];
                    if left > 0 {
                        out(Outcome::Rim(rim), left.into());
                    }
                }
            }
            Frame::TurnTiles => {
                if let Some(position) = self.face_down().first() {
                    let stack = self.tiles.intersection(Tile::stack(position.is_near()));
                    stack.iter().for_each(|tile| out(Outcome::Tile(tile), 1));
                }
            }
            Frame::DrawRoute { .. } => {
                let deck = self.expeditions.intersection(Deck::A.cards());
                deck.iter().for_each(|card| out(Outcome::Expedition(card), 1));
            }
            Frame::DrawTop { deck } => {
                let deck = self.expeditions.intersection(deck.cards());
                deck.iter().for_each(|card| out(Outcome::Expedition(card), 1));
            }
            Frame::DrawBase { .. } => {
                self.field_bases.iter().for_each(|card| out(Outcome::FieldBase(card), 1));
            }
            Frame::DrawTechnology { .. } => {
                let open = self.scenario().technologies.minus(self.technologies);
                open.iter().for_each(|technology| out(Outcome::Technology(technology), 1));
            }
            Frame::DrawLaw { .. } => {
                let open = Laws::ALL.minus(Law::starting()).minus(self.future_laws);
                open.iter().for_each(|law| out(Outcome::Law(law), 1));
            }
            Frame::DrawStart { family, .. } | Frame::DrawToken { family, .. } => {
                for token in family.tokens() {
                    let left = self.in_bag(token);
                    if left > 0 {
                        out(Outcome::Token(token), left.into());
                    }
                }
            }
            Frame::DrawConsultation { .. } => {
                self.dusk.stack.iter().for_each(|card| out(Outcome::Consultation(card), 1));
            }
            Frame::Deal { .. } | Frame::DrawDeath { .. } | Frame::DrawCitizens { .. } => {
                self.citizen_deck.iter().for_each(|card| out(Outcome::Citizen(card), 1));
            }
            Frame::DealAdvisor { .. } => {
                let taken: Advisors = self.advisors.iter().flatten().copied().collect();
                let free = Advisors::ALL.minus(taken);
                free.iter().for_each(|advisor: Advisor| out(Outcome::Advisor(advisor), 1));
            }
            Frame::DrawOrder { done } => {
                let waiting = self.seats_from(Seat::new(0)).filter(|seat| !done.contains(*seat));
                waiting.for_each(|seat| out(Outcome::Seat(seat), 1));
            }
            Frame::DrawEmpty => {
                self.knowledge.iter().for_each(|position| out(Outcome::Empty(position), 1));
            }
            Frame::RevealMorning => {
                self.morning_deck.iter().for_each(|card| out(Outcome::Morning(card), 1));
            }
            Frame::RevealWeather => {
                self.weather_deck.iter().for_each(|card| out(Outcome::Weather(card), 1));
            }
            Frame::RevealDusk | Frame::Scry { .. } => {
                self.list_dusk(&mut |card: DuskCard, weight| out(Outcome::Dusk(card), weight));
            }
            Frame::DropCubes { cubes } => {
                for (count, weight) in self.tower_weights(cubes).into_iter().enumerate() {
                    if weight > 0 {
                        out(Outcome::Cubes(count as u8), weight);
                    }
                }
            }
            Frame::DrawRubble => {
                for rubble in Rubble::ALL {
                    if self.rubble[rubble] > 0 {
                        out(Outcome::Rubble(rubble), self.rubble[rubble].into());
                    }
                }
            }
            _ => {}
        }
    }

    /// The weights of 0, 1, 2, ... cubes falling out when so many are dropped. FRO-TOWER-6. The
    /// upgrade changes the fractions and nothing else (FRO-TOWER-7).
    pub fn tower_weights(&self, dropped: u8) -> tower::Weights {
        let tower = self.content().board.towers[usize::from(self.is_tower_upgraded)];
        tower::weights(tower, self.inside, dropped)
    }

    /// Cubes that go to the bank instead of the overload track. FRO-C-37.
    pub(crate) fn overload_shield(&self) -> u8 {
        self.modifier(|modifier| match modifier {
            Mod::OverloadShield(n) => Some(n),
            _ => None,
        })
    }

    /// What a draw brings about.
    #[expect(clippy::too_many_lines, reason = "the list of draws, one arm each")]
    pub(crate) fn resolve_outcome(&mut self, outcome: Outcome, log: &mut impl Log) {
        let frame = self.questions.answered().expect("chance is asked");
        match (frame, outcome) {
            (Frame::DrawLeader, Outcome::Leader(seat)) => {
                self.leader = seat;
                log.tell(Event::Leads { seat });
            }
            (Frame::DrawCorner, Outcome::Corner(corner)) => {
                self.questions.ask(Frame::DrawRim { corner: corner.get(), drawn: [0; 3] });
            }
            (Frame::DrawRim { corner, mut drawn }, Outcome::Rim(rim)) => {
                drawn[rim.index()] += 1;
                let deposit = match rim {
                    Rim::Blank => None,
                    Rim::Wood => Some(Deposit::Wood),
                    Rim::Coal => Some(Deposit::Coal),
                };
                if let Some(deposit) = deposit {
                    let position = Position::at_corner(usize::from(corner));
                    self.deposits[deposit] = self.deposits[deposit].with(position);
                }
                let corner = (corner + 1) % CORNERS as u8;
                self.questions.ask(Frame::DrawRim { corner, drawn });
            }
            (Frame::TurnTiles, Outcome::Tile(tile)) => {
                self.questions.ask(Frame::TurnTiles);
                let position = self.face_down().first().expect("a tile lies face down");
                self.turn_tile(position, tile, log);
            }
            (Frame::DrawRoute { route }, Outcome::Expedition(card)) => {
                self.expeditions = self.expeditions.without(card);
                let card = RouteCard { card, is_black: false, way: None };
                self.routes[route.index()].cards.push(card);
            }
            (Frame::DrawTop { deck }, Outcome::Expedition(card)) => {
                self.expeditions = self.expeditions.without(card);
                self.tops[deck] = Some(card);
            }
            (Frame::DrawBase { route }, Outcome::FieldBase(card)) => {
                self.field_bases = self.field_bases.without(card);
                let base: FieldBase = card;
                self.routes[route.index()].base = Some(base);
            }
            (Frame::DrawTechnology { left }, Outcome::Technology(technology)) => {
                self.technologies = self.technologies.with(technology);
                self.questions.ask(Frame::DrawTechnology { left: left - 1 });
            }
            (Frame::DrawLaw { left }, Outcome::Law(law)) => {
                self.future_laws = self.future_laws.with(law);
                self.questions.ask(Frame::DrawLaw { left: left - 1 });
            }
            (Frame::DrawStart { family, left, active }, Outcome::Token(token)) => {
                let track =
                    if active > 0 { &mut self.active_tokens } else { &mut self.spent_tokens };
                track[token] += 1;
                let active = active.saturating_sub(1);
                self.questions.ask(Frame::DrawStart { family, left: left - 1, active });
            }
            (Frame::DrawToken { wake, .. }, Outcome::Token(token)) => {
                self.place_token(token, wake, log);
            }
            (Frame::DrawConsultation { is_first }, Outcome::Consultation(card)) => {
                self.dusk.stack = self.dusk.stack.without(card);
                if is_first {
                    self.dusk.known = self.dusk.known.with(card);
                    self.dusk.met = self.dusk.met.with(card);
                    self.questions.ask(Frame::DrawConsultation { is_first: false });
                } else {
                    self.dusk.next = Some(card);
                }
            }
            (Frame::Deal { seat, left }, Outcome::Citizen(card)) => {
                self.citizen_deck = self.citizen_deck.without(card);
                self.hands[seat.index()] = self.hands[seat.index()].with(card);
                self.questions.ask(Frame::Deal { seat, left: left - 1 });
            }
            (Frame::DrawCitizens { left }, Outcome::Citizen(card)) => {
                let seat = self.leader;
                self.citizen_deck = self.citizen_deck.without(card);
                self.hands[seat.index()] = self.hands[seat.index()].with(card);
                log.tell(Event::CitizenDrawn { seat, card });
                self.questions.ask(Frame::DrawCitizens { left: left - 1 });
            }
            (Frame::DrawDeath { citizen }, Outcome::Citizen(card)) => {
                self.citizen_deck = self.citizen_deck.without(card);
                log.tell(Event::DeathCard { citizen, card, seat: None });
                self.resolve_death(citizen, card);
            }
            (Frame::DealAdvisor { seat }, Outcome::Advisor(advisor)) => {
                self.take_advisor(seat, advisor, log);
            }
            (Frame::DrawOrder { done }, Outcome::Seat(seat)) => {
                let done: Seats = done.with(seat);
                self.questions.ask(Frame::DrawOrder { done });
                self.questions.ask(Frame::GiveUp { seat });
            }
            (Frame::DrawEmpty, Outcome::Empty(position)) => {
                self.knowledge = self.knowledge.without(position);
            }
            (Frame::RevealMorning, Outcome::Morning(card)) => {
                self.morning_deck = self.morning_deck.without(card);
                self.resolve_event(crate::card::Card::Morning(card), log);
            }
            (Frame::RevealWeather, Outcome::Weather(card)) => {
                self.weather_deck = self.weather_deck.without(card);
                self.weather = Some(card);
                log.tell(Event::WeatherRevealed { card });
                self.change_weather(log);
            }
            (Frame::RevealDusk, Outcome::Dusk(card)) => {
                self.draw_dusk(card);
                self.resolve_event(crate::card::Card::Dusk(card), log);
            }
            (Frame::Scry { left }, Outcome::Dusk(card)) => {
                self.draw_dusk(card);
                self.dusk.scried = self.dusk.scried.with(card);
                log.tell(Event::CardRevealed { card: crate::card::Card::Dusk(card) });
                self.questions.ask(Frame::Scry { left: left - 1 });
            }
            (Frame::DropCubes { cubes }, Outcome::Cubes(out)) => {
                // FRO-TOWER-5: cubes are conserved; a shield sends the first ones to the bank.
                self.inside = self.inside + cubes - out;
                log.tell(Event::CubesFell { count: out });
                self.overload(out.saturating_sub(self.overload_shield()), log);
            }
            (Frame::DrawRubble, Outcome::Rubble(rubble)) => {
                self.rubble[rubble] -= 1;
                log.tell(Event::RubbleCleared { rubble });
                self.run(self.content().rubble[rubble].1, Context::CARD);
            }
            (frame, outcome) => panic!("{outcome} is not drawn for {frame:?}"),
        }
    }
}

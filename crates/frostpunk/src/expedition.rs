//! Expeditions: routes, scouts, places. FRO-EXP, FRO-C-22.

use crate::action::Action;
use crate::card::{Deck, Nth, Route};
use crate::content::Way;
use crate::event::{Event, Log};
use crate::frame::{Context, Frame};
use crate::good::Good;
use crate::op::Mod;
use crate::state::{Frostpunk, MOST_ON_ROUTE, RouteCard};

impl Frostpunk {
    /// Every scout moves. FRO-EXP-16, FRO-WEA-4.
    pub(crate) fn march_scouts(&mut self, steps: u8, may_settle: bool) {
        let has_scout = |route: &Route| self.routes[route.index()].scout.is_some();
        let routes = Route::ALL.into_iter().filter(has_scout);
        let routes = routes.fold(0, |routes, route| routes | 1 << route.index());
        self.questions.ask(Frame::Marches { steps, routes, may_settle });
    }

    /// The space of a card of a route on its path, counted from 0. FRO-EXP-2: black cards below
    /// the top have none; a field base lies below all of them.
    fn space_of(&self, route: Route, index: usize) -> u8 {
        let state = &self.routes[route.index()];
        let white = state.cards[..index].iter().filter(|card| !card.is_black).count();
        u8::from(state.base.is_some()) + white as u8
    }

    /// The goal of a route.
    fn goal(&self, route: Route) -> u8 {
        let state = &self.routes[route.index()];
        let top = state.cards.last().expect("a route with a scout has cards").card;
        self.space_of(route, state.cards.len() - 1) + self.content().expedition(top).path - 1
    }

    /// How many spaces a scout has still to go to the place at the end of its route.
    pub fn spaces_left(&self, route: Route) -> Option<u8> {
        let scout = self.routes[route.index()].scout?;
        Some(self.goal(route).saturating_sub(scout.space))
    }

    /// Whether a scout can establish a field base instead of moving. FRO-RULING-78.
    pub(crate) fn can_settle(&self, route: Route) -> bool {
        let state = &self.routes[route.index()];
        let stands_there = state.scout.is_some_and(|scout| scout.space == 0);
        state.base.is_some_and(|base| {
            stands_there
                && !state.is_established
                && self.can_pay(&self.content().field_base(base).0)
        })
    }

    /// FRO-C-22.
    pub(crate) fn settle_base(&mut self, route: Route, log: &mut impl Log) {
        let state = &mut self.routes[route.index()];
        state.is_established = true;
        let base = state.base.expect("a base that was checked");
        let (cost, block) = self.content().field_base(base);
        log.tell(Event::BaseEstablished { route });
        self.run(block, Context::CARD);
        self.pay(&cost, log);
    }

    /// A scout takes one step, or stands at the goal. FRO-EXP-5.
    pub(crate) fn march(&mut self, route: Route, left: u8) {
        self.questions.answered();
        let goal = self.goal(route);
        let Some(scout) = self.routes[route.index()].scout.as_mut() else { return };
        if scout.space >= goal {
            self.questions.ask(Frame::Goal { route, left });
        } else if left > 0 {
            scout.space += 1;
            let left = left - 1;
            if scout.space == goal {
                self.questions.ask(Frame::Goal { route, left });
            } else if left > 0 {
                self.questions.ask(Frame::March { route, left });
            }
        }
    }

    /// Whether a card of a deck can be had. FRO-EXP-14, FRO-RULING-26.
    fn has_card(&self, deck: Deck) -> bool {
        self.tops[deck].is_some() || !self.gone_expeditions.intersection(deck.cards()).is_empty()
    }

    /// Whether a card of a deck can be laid on top of a route: see [`Frostpunk::rules`].
    fn can_extend(&self, route: Route, deck: Deck) -> bool {
        let room = if self.rules > 1 { MOST_ON_ROUTE } else { 8 };
        self.routes[route.index()].cards.len() < room && self.has_card(deck)
    }

    /// Pass by or explore. FRO-EXP-5.
    pub(crate) fn list_goal(&self, route: Route, out: &mut impl FnMut(Action)) {
        let state = &self.routes[route.index()];
        let top = state.cards.last().expect("a route with a scout has cards").card;
        if top.deck().next().is_some_and(|deck| self.can_extend(route, deck)) {
            out(Action::Pass);
        }
        out(Action::Explore);
    }

    /// FRO-EXP-6, FRO-EXP-7.
    pub(crate) fn pass_by(&mut self, route: Route, left: u8, log: &mut impl Log) {
        let top = self.routes[route.index()].cards.last().expect("a place to pass").card;
        log.tell(Event::PlacePassed { card: top });
        if left > 0 {
            self.questions.ask(Frame::March { route, left });
        }
        let deck = top.deck().next().expect("only A and B are passed");
        self.questions.ask(Frame::LayCard { route, deck });
    }

    /// FRO-EXP-8.
    pub(crate) fn explore(&mut self, route: Route, log: &mut impl Log) {
        let top = self.routes[route.index()].cards.last_mut().expect("a place to explore");
        top.is_black = true;
        let card = top.card;
        log.tell(Event::PlaceExplored { card });
        self.questions.ask(Frame::Explored { route });
        self.run(self.content().expedition(card).now, Context::CARD);
    }

    pub(crate) fn ways(&self, route: Route) -> &'static [Way] {
        let top = self.routes[route.index()].cards.last().expect("an explored place").card;
        &self.content().expedition(top).options
    }

    /// The options of a black side. FRO-EXP-8.
    pub(crate) fn list_ways(&self, route: Route, out: &mut impl FnMut(Action)) {
        for (index, way) in self.ways(route).iter().enumerate() {
            let can_go = way.returns || self.can_extend(route, way.next);
            if can_go && self.can_pay(&way.cost) {
                out(Action::Option(Nth::of(index)));
            }
        }
    }

    /// FRO-EXP-9, FRO-EXP-10, FRO-RULING-94.
    pub(crate) fn choose_way(&mut self, route: Route, number: Nth, log: &mut impl Log) {
        let way = self.ways(route)[number.index()];
        let state = &mut self.routes[route.index()];
        if !way.returns {
            state.cards.last_mut().expect("an explored place").way = Some(number);
            self.questions.ask(Frame::LayCard { route, deck: way.next });
            self.pay(&way.cost, log);
            return;
        }
        if let Some(scout) = state.scout.take() {
            self.pool[scout.pawn] += 1; // FRO-EXP-13
        }
        log.tell(Event::ScoutReturned { route });
        self.questions.ask(Frame::Renew { route, deck: way.next });
        self.questions.ask(Frame::Bonus);
        self.questions.ask(Frame::Carried { route, from: 0 });
        self.run(way.block, Context::CARD);
        self.pay(&way.cost, log);
    }

    /// The next card from which the scout went on, the lowest first. FRO-RULING-84, FRO-C-42: the
    /// scout is home by now, so steps that it brings are for others.
    pub(crate) fn resolve_carried(&mut self, route: Route, from: u8) {
        let mut cards = self.routes[route.index()].cards.iter().zip(0_u8..).skip(from.into());
        let next = cards.find_map(|(card, nth)| card.way.map(|number| (card.card, number, nth)));
        if let Some((card, number, nth)) = next {
            self.questions.ask(Frame::Carried { route, from: nth + 1 });
            let block = self.content().expedition(card).options[number.index()].block;
            self.run(block, Context::CARD);
        }
    }

    /// `expedition_bonus`. FRO-C-37.
    pub(crate) fn expedition_bonus(&mut self, log: &mut impl Log) {
        for good in Good::ALL {
            let bonus = self.modifier(|modifier| match modifier {
                Mod::ExpeditionBonus(other, n) if other == good => Some(n),
                _ => None,
            });
            self.gain(good, bonus, log);
        }
    }

    /// The route after a return. FRO-EXP-11, FRO-EXP-12, FRO-EXP-14.
    pub(crate) fn renew(&mut self, route: Route, deck: Deck) {
        let deck = if self.can_extend(route, deck) { deck } else { Deck::A };
        if deck == Deck::A {
            let cards = std::mem::take(&mut self.routes[route.index()].cards);
            for card in cards {
                self.gone_expeditions = self.gone_expeditions.with(card.card);
            }
        } else {
            for card in &mut self.routes[route.index()].cards {
                card.is_black = false;
                card.way = None;
            }
        }
        if self.has_card(deck) {
            self.questions.ask(Frame::LayCard { route, deck });
        }
    }

    /// Lays the open top of a deck on a route; a deck that is empty is made anew first.
    /// FRO-EXP-14, FRO-EXP-15.
    pub(crate) fn lay_card(&mut self, route: Route, deck: Deck) {
        let Some(card) = self.tops[deck].take() else {
            let gone = self.gone_expeditions.intersection(deck.cards());
            self.gone_expeditions = self.gone_expeditions.minus(gone);
            self.expeditions = self.expeditions.union(gone);
            self.questions.ask(Frame::DrawTop { deck });
            return;
        };
        self.questions.answered();
        let state = &mut self.routes[route.index()];
        state.cards.push(RouteCard { card, is_black: false, way: None });
        let top = state.cards.len() - 1;
        let space = self.space_of(route, top);
        if let Some(scout) = self.routes[route.index()].scout.as_mut() {
            scout.space = space;
        }
        if !self.expeditions.intersection(deck.cards()).is_empty() {
            self.questions.ask(Frame::DrawTop { deck });
        }
    }
}

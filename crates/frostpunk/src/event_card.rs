//! Event cards, the dusk deck and scenario cards. FRO-EVT, FRO-DUSK, FRO-SCEN.

use crate::action::Action;
use crate::card::{Card, DuskCard, Nth, ScenarioCard};
use crate::content::{CardOption, Destination, EventCard, ROUNDS, When};
use crate::event::{Event, Log};
use crate::frame::{Context, Frame};
use crate::op::Block;
use crate::phase::DayPhase;
use crate::state::{ActivationToken, EventState, Frostpunk};

impl Frostpunk {
    /// The text of a morning or dusk card.
    pub(crate) fn event_card(&self, card: Card) -> Option<&'static EventCard> {
        match card {
            Card::Morning(card) => Some(self.content().morning(card)),
            Card::Dusk(card) => Some(self.content().dusk(card)),
            Card::Scenario(_) | Card::Expedition(_) => None,
        }
    }

    /// A card is turned up and resolved. FRO-EVT-1.
    pub(crate) fn resolve_event(&mut self, card: Card, log: &mut impl Log) {
        log.tell(Event::CardRevealed { card });
        self.questions.ask(Frame::EventOption { card });
        let now = self.event_card(card).expect("an event card").now;
        self.run(now, Context::CARD);
    }

    pub(crate) fn choices(&self, card: Card) -> &'static [CardOption] {
        match card {
            Card::Scenario(card) => &self.content().scenario_card(card).options,
            card => &self.event_card(card).expect("an event card").options,
        }
    }

    /// The options that can be chosen. FRO-EVT-2.
    pub(crate) fn list_options(&self, card: Card, out: &mut impl FnMut(Action)) {
        for (index, choice) in self.choices(card).iter().enumerate() {
            if self.all_hold(choice.req) && self.can_pay(&choice.cost) {
                out(Action::Option(Nth::of(index)));
            }
        }
    }

    /// FRO-EVT-2: the cost, the effects, then the destination.
    pub(crate) fn choose_option(&mut self, card: Card, number: Nth, log: &mut impl Log) {
        let choice = self.choices(card)[number.index()];
        log.tell(Event::OptionChosen { seat: self.decider(), card, number });
        if let Some(event) = self.event_card(card) {
            self.questions.ask(Frame::Settle { card, to: choice.to.unwrap_or(event.to) });
        }
        self.run(choice.block, Context::CARD);
        self.pay(&choice.cost, log);
    }

    /// Without an option the card goes where it usually goes. FRO-EVT-3, FRO-RULING-25.
    pub(crate) fn settle_by_default(&mut self, card: Card, log: &mut impl Log) {
        if let Some(event) = self.event_card(card) {
            self.send(card, event.to, log);
        }
    }

    /// FRO-EVT-4, FRO-DUSK-3, FRO-DUSK-4.
    pub(crate) fn send(&mut self, card: Card, to: Destination, log: &mut impl Log) {
        match (to, card) {
            (Destination::Event, _) => {
                let timer = self.event_card(card).and_then(|event| event.timer).unwrap_or(0);
                self.events.push(EventState { card, timer, goods: 0 });
                log.tell(Event::CardStays { card });
            }
            (Destination::Discard, Card::Dusk(card)) => {
                self.dusk.discard = self.dusk.discard.with(card);
            }
            (Destination::Remove | Destination::Discard, _) => {
                log.tell(Event::CardRemoved { card });
            }
        }
        if matches!(card, Card::Dusk(card) if card.is_consultation()) {
            self.next_consultation();
        }
    }

    /// The next consultation is read and shuffled in with everything else. FRO-C-20, FRO-DUSK-4,
    /// FRO-DUSK-5.
    fn next_consultation(&mut self) {
        self.dusk.known = self.dusk.known.union(self.dusk.discard);
        self.dusk.discard = crate::card::DuskCards::NONE;
        if let Some(next) = self.dusk.next.take() {
            self.dusk.known = self.dusk.known.with(next);
            self.dusk.met = self.dusk.met.with(next);
        }
        if !self.dusk.stack.is_empty() {
            self.questions.ask(Frame::DrawConsultation { is_first: false });
        }
    }

    // The dusk deck.

    /// Cards in the dusk deck.
    pub fn dusk_size(&self) -> u32 {
        self.dusk.known.len() + self.dusk.unread.len() + self.dusk.open.len()
    }

    /// A card is added unread. FRO-FX-32, FRO-RULING-66.
    pub(crate) fn add_dusk(&mut self, card: DuskCard, origin: Card, log: &mut impl Log) {
        self.dusk.unread = self.dusk.unread.with(card);
        self.dusk.met = self.dusk.met.with(card);
        self.dusk.origins[card] = Some(origin);
        log.tell(Event::DuskAdded { origin });
    }

    /// Each card of the deck with its weight. FRO-DUSK-2: each of the two consequences of a law
    /// has half the weight of a card.
    pub(crate) fn list_dusk(&self, out: &mut impl FnMut(DuskCard, u32)) {
        for card in self.dusk.known.union(self.dusk.unread).iter() {
            out(card, 2);
        }
        for law in self.dusk.open.iter() {
            for card in DuskCard::consequences(law) {
                out(card, 1);
            }
        }
    }

    /// Takes a card out of the deck; from now on it is known.
    pub(crate) fn draw_dusk(&mut self, card: DuskCard) {
        self.dusk.known = self.dusk.known.without(card);
        self.dusk.unread = self.dusk.unread.without(card);
        self.dusk.origins[card] = None;
        self.dusk.met = self.dusk.met.with(card);
        if let Some(law) = card.law()
            && self.dusk.open.contains(law)
        {
            self.dusk.open = self.dusk.open.without(law);
        }
    }

    /// An empty deck is made anew from the discard pile. FRO-DUSK-7, FRO-RULING-20.
    pub(crate) fn refill_dusk(&mut self) {
        if self.dusk_size() == 0 {
            self.dusk.known = self.dusk.discard;
            self.dusk.discard = crate::card::DuskCards::NONE;
        }
    }

    // The event area.

    /// Whether a card lies in the event area.
    pub fn is_in_area(&self, card: Card) -> bool {
        self.events.iter().any(|event| event.card == card)
    }

    /// A card leaves the event area and the game, if it is there. FRO-FX-34, FRO-EVT-4, FRO-SPEC-3.
    pub(crate) fn withdraw(&mut self, card: Card, log: &mut impl Log) {
        if let Some(index) = self.events.iter().position(|event| event.card == card) {
            self.events.remove(index);
            self.free_pawns(card);
            log.tell(Event::CardRemoved { card });
        }
    }

    /// Pawns of a card that leaves go to the pool; its slots stay used. FRO-RULING-88,
    /// FRO-RULING-51.
    fn free_pawns(&mut self, card: Card) {
        for slot in self.uses.iter_mut().filter(|slot| slot.card == card) {
            if let Some(pawn) = slot.pawn.take() {
                self.pool[pawn] += 1;
            }
        }
    }

    /// Whether the goods on a card are complete. FRO-C-4.
    pub(crate) fn check_complete(&mut self, card: Card) {
        let Some(event) = self.events.iter().find(|event| event.card == card) else { return };
        let done = self.event_card(card).and_then(|info| info.slot).and_then(|slot| slot.done);
        if let Some((count, block)) = done
            && event.goods >= count
        {
            self.questions.ask(Frame::Withdraw { card });
            self.run(block, Context::CARD);
        }
    }

    // Scenario cards.

    /// A scenario card is turned up: its `now`, its tokens, its options. FRO-SCEN-1.
    pub(crate) fn turn_up(&mut self, card: ScenarioCard, log: &mut impl Log) {
        if self.face_up.contains(card) || self.gone_cards.contains(card) {
            return;
        }
        self.face_up = self.face_up.with(card);
        log.tell(Event::CardRevealed { card: Card::Scenario(card) });
        let info = self.content().scenario_card(card);
        for (index, (when, _)) in info.tokens.iter().enumerate() {
            let round = match when {
                When::At(round) => *round,
                When::After(rounds) => self.round + rounds,
            };
            // FRO-LIM-7: there are no more tokens than these.
            if round > self.round && round <= ROUNDS && !self.activation.is_full() {
                self.activation.push(ActivationToken { card, nth: Nth::of(index), round });
            }
        }
        if !info.options.is_empty() {
            self.questions.ask(Frame::EventOption { card: Card::Scenario(card) });
        }
        self.run(info.now, Context::CARD);
    }

    /// A scenario card goes back into the box. FRO-FX-36.
    pub(crate) fn put_back(&mut self, card: ScenarioCard, log: &mut impl Log) {
        if !self.face_up.contains(card) {
            return;
        }
        self.face_up = self.face_up.without(card);
        self.gone_cards = self.gone_cards.with(card);
        self.free_pawns(Card::Scenario(card));
        log.tell(Event::CardRemoved { card: Card::Scenario(card) });
    }

    /// What a card on the table does in a phase.
    pub(crate) fn phase_effect(&self, card: Card, phase: DayPhase) -> Option<Block> {
        let effect = match card {
            Card::Scenario(card) => self.content().scenario_card(card).phase,
            card => self.event_card(card)?.phase,
        };
        effect.filter(|(at, _)| *at == phase).map(|(_, block)| block)
    }

    /// Collects the effects of a phase; their order is the leader's. FRO-DUSK-1, FRO-C-36.
    pub(crate) fn ask_phase_effects(&mut self, phase: DayPhase) {
        let scenario = self.face_up.iter().map(Card::Scenario);
        let events = self.events.iter().map(|event| event.card);
        // II/02 comes after the sickness from cold.
        let waiting = scenario
            .chain(events)
            .filter(|card| *card != Card::Scenario(ScenarioCard::Ii02))
            .filter(|card| self.phase_effect(*card, phase).is_some())
            .map(|card| (card, Nth::N1))
            .collect();
        self.pending = waiting;
        self.questions.ask(Frame::Sequence { order: crate::frame::Order::Phase(phase) });
    }
}

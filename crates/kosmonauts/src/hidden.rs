//! What a seat cannot know, drawn anew.

use table::{GameRng, MAX_SEATS, Seat};

use crate::action::Action;
use crate::body::{Bodies, Body};
use crate::order::{BOOK, Order};
use crate::phase::{MissionDeck, Phase};
use crate::ship::Missions;
use crate::state::Kosmonauts;

impl Kosmonauts {
    /// Replaces sealed orders and missions of the others; at the end nothing is hidden any more.
    pub(crate) fn draw_hidden(&mut self, seat: Seat, rng: &mut GameRng) {
        if self.phase != Phase::Over {
            self.draw_orders(seat, rng);
            self.draw_missions(seat, rng);
        }
    }

    fn draw_orders(&mut self, seat: Seat, rng: &mut GameRng) {
        let Phase::Orders { mut sealed } = self.phase else { return };
        for (index, order) in sealed.iter_mut().enumerate() {
            if order.is_some() && index != seat.index() {
                *order = Some(self.random_order(Seat::new(index as u8), rng));
            }
        }
        self.phase = Phase::Orders { sealed };
    }

    fn random_order(&self, seat: Seat, rng: &mut GameRng) -> Order {
        let ship = self.ship(seat);
        let lists = BOOK.legal(ship, self.cube_limit(ship));
        let mut number = rng.below(lists.iter().map(|list| list.len() as u32).sum()) as usize;
        for list in lists {
            match list.get(number) {
                Some(Action::Order(order)) => return *order,
                Some(_) => unreachable!("the book lists orders"),
                None => number -= list.len(),
            }
        }
        unreachable!("the number is below the length of all lists")
    }

    /// Deals the missions again until the deal looks to `seat` as the real one did: its own cards
    /// are the same and everybody exchanged as often. Every deal that fits comes out with its true
    /// probability.
    fn draw_missions(&mut self, seat: Seat, rng: &mut GameRng) {
        loop {
            if let Some(missions) = self.deal_missions_again(seat, rng) {
                for (ship, missions) in self.ships.iter_mut().zip(missions) {
                    ship.missions = missions;
                }
                return;
            }
        }
    }

    /// One deal with the cards of `own` fixed, or `None` if the exchanges come out differently.
    fn deal_missions_again(&self, own: Seat, rng: &mut GameRng) -> Option<[Missions; MAX_SEATS]> {
        let content = self.content();
        let mut dealt = [Missions::default(); MAX_SEATS];
        let stacks = [
            (MissionDeck::Mission1, content.mission_1),
            (MissionDeck::Alpha, content.alpha),
            (MissionDeck::Beta, content.beta),
        ];
        for (deck, mut stack) in stacks {
            let first_card = |missions: &Missions| match deck {
                MissionDeck::Mission1 => missions.rejected[0].or(missions.mission_1),
                MissionDeck::Alpha => missions.alpha,
                MissionDeck::Beta => missions.beta,
            };
            let own_card = first_card(&self.ship(own).missions);
            if let Some(card) = own_card {
                stack = stack.without(card);
            }
            for seat in self.from_instructor() {
                let card = match first_card(&self.ship(seat).missions) {
                    None => None,
                    Some(_) if seat == own => own_card,
                    Some(_) => Some(draw(&mut stack, rng)),
                };
                let missions = &mut dealt[seat.index()];
                match deck {
                    MissionDeck::Mission1 => missions.mission_1 = card,
                    MissionDeck::Alpha => missions.alpha = card,
                    MissionDeck::Beta => missions.beta = card,
                }
            }
        }
        if self.round == 0 && !matches!(self.phase, Phase::ExchangeMission { .. }) {
            return Some(dealt); // Nobody has looked for clashes yet.
        }
        for seat in self.from_instructor() {
            self.exchange_again(seat, own, &mut dealt, rng)?;
            if self.phase == (Phase::ExchangeMission { seat }) {
                break; // The players after this one have not looked for clashes yet.
            }
        }
        Some(dealt)
    }

    /// Repeats the exchanges of one seat; `None` if they differ from the real ones.
    fn exchange_again(
        &self,
        seat: Seat,
        own: Seat,
        dealt: &mut [Missions; MAX_SEATS],
        rng: &mut GameRng,
    ) -> Option<()> {
        let real = self.ship(seat).missions;
        let held: Bodies = dealt.iter().filter_map(|missions| missions.mission_1).collect();
        let mut stack = self.content().mission_1.minus(held);
        let missions = &mut dealt[seat.index()];
        for exchange in 0..real.exchanges() {
            let card = missions.mission_1.filter(|card| missions.clash_with(*card))?;
            missions.rejected[exchange] = Some(card);
            let next = real.rejected.get(exchange + 1).copied().flatten().or(real.mission_1);
            missions.mission_1 = match next {
                None => None,
                Some(card) if seat == own => {
                    // The own draw is known; it must have been possible.
                    stack.contains(card).then(|| stack = stack.without(card))?;
                    Some(card)
                }
                Some(_) => Some(draw(&mut stack, rng)),
            };
        }
        match missions.mission_1 {
            Some(card) if missions.clash_with(card) => None,
            Some(_) | None => Some(()),
        }
    }
}

fn draw(stack: &mut Bodies, rng: &mut GameRng) -> Body {
    let number = rng.below(stack.len()) as usize;
    let body = stack.iter().nth(number).expect("the stack has a card for everybody");
    *stack = stack.without(body);
    body
}

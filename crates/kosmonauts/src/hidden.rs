//! What a seat cannot know, drawn anew.

use table::{GameRng, MAX_SEATS, Seat};

use crate::action::Action;
use crate::body::{Bodies, Body};
use crate::order::{BOOK, Order};
use crate::phase::Phase;
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
        // The decks are independent. Mission 2 comes first, because it says what clashes with it.
        self.deal_again(own, content.alpha, |missions| &mut missions.alpha, &mut dealt, rng);
        self.deal_again(own, content.beta, |missions| &mut missions.beta, &mut dealt, rng);
        let first_card = |missions: &Missions| missions.rejected[0].or(missions.mission_1);
        let own_card = first_card(&self.ship(own).missions);
        let mut stack = own_card.map_or(content.mission_1, |card| content.mission_1.without(card));
        for seat in self.seats_at_the_deal() {
            let real = &self.ship(seat).missions;
            dealt[seat.index()].mission_1 = match first_card(real) {
                None => None,
                Some(card) if seat == own => Some(card),
                Some(_) if self.has_looked_for_clashes(seat) => {
                    let must_clash = real.exchanges() > 0;
                    Some(draw_fitting(&mut stack, &dealt[seat.index()], must_clash, rng)?)
                }
                Some(_) => Some(draw(&mut stack, rng)),
            };
        }
        for seat in self.seats_at_the_deal() {
            self.exchange_again(seat, own, &mut dealt, rng)?;
        }
        Some(dealt)
    }

    /// Deals a deck of Mission 2 again to everybody who has a card of it.
    fn deal_again(
        &self,
        own: Seat,
        mut stack: Bodies,
        card: fn(&mut Missions) -> &mut Option<Body>,
        dealt: &mut [Missions; MAX_SEATS],
        rng: &mut GameRng,
    ) {
        let real = |seat| *card(&mut { self.ship(seat).missions });
        if let Some(own_card) = real(own) {
            stack = stack.without(own_card);
        }
        for seat in self.seats_at_the_deal() {
            *card(&mut dealt[seat.index()]) = match real(seat) {
                Some(_) if seat != own => Some(draw(&mut stack, rng)),
                same => same,
            };
        }
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
            missions.rejected[exchange] = missions.mission_1;
            let rejected_next = real.rejected.get(exchange + 1).copied().flatten();
            missions.mission_1 = match rejected_next.or(real.mission_1) {
                None => None,
                Some(card) if seat == own => {
                    // The own draw is known; it must have been possible.
                    stack.contains(card).then(|| stack = stack.without(card))?;
                    Some(card)
                }
                Some(_) => Some(draw_fitting(&mut stack, missions, rejected_next.is_some(), rng)?),
            };
        }
        Some(())
    }

    /// All seats in the order of the deal: from the first Instructor, who has passed the pass on
    /// after every round since.
    fn seats_at_the_deal(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.options.players;
        let passed = self.round.saturating_sub(1) % u16::from(players);
        let first = self.instructor.clockwise(players - passed as u8, players);
        (0..players).map(move |steps| first.clockwise(steps, players))
    }

    /// Whether a seat that has its first cards has shown by now if they clash.
    fn has_looked_for_clashes(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::ExchangeMission { seat: current } => {
                let mut seats = self.seats_at_the_deal();
                seats.find(|other| *other == seat || *other == current) == Some(seat)
            }
            _ => self.round > 0,
        }
    }
}

fn draw(stack: &mut Bodies, rng: &mut GameRng) -> Body {
    let number = rng.below(stack.len()) as usize;
    let body = stack.iter().nth(number).expect("the stack has a card for everybody");
    *stack = stack.without(body);
    body
}

/// Draws a Mission 1 card that clashes with Mission 2, or one that does not; `None` as often as
/// the draw came out differently in proportion to other deals.
///
/// A card that must clash is drawn from the two that would, and not from the whole stack: with many
/// exchanges nearly every deal would have to be thrown away. Where the stack holds only one of them,
/// half of the draws fail, so that all deals stay equally likely.
fn draw_fitting(
    stack: &mut Bodies,
    missions: &Missions,
    must_clash: bool,
    rng: &mut GameRng,
) -> Option<Body> {
    if !must_clash {
        return Some(draw(stack, rng)).filter(|card| !missions.clash_with(*card));
    }
    let clashing = [missions.alpha, missions.beta][rng.below(2) as usize];
    let card = clashing.filter(|card| stack.contains(*card))?;
    *stack = stack.without(card);
    Some(card)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::Body;
    use table::{Game as _, Seed, Silent, Turn};

    /// A game of four in its first round.
    fn dealt(seed: u64) -> Kosmonauts {
        let mut game = Kosmonauts::new(&Kosmonauts::simulation(4)).expect("four can play");
        let mut rng = GameRng::new(Seed(seed));
        let mut actions = Vec::new();
        while game.round == 0 {
            if let Turn::Decide(seats) = game.turn() {
                let seat = seats.first().expect("a decider");
                actions.clear();
                game.actions(seat, &mut actions);
                game.apply(seat, rng.pick(&actions), &mut Silent);
            } else {
                let outcome = game.sample(&mut rng);
                game.resolve(outcome, &mut Silent);
            }
        }
        game
    }

    /// Worlds are drawn from worlds, in any round, and nobody waits long for one.
    #[test]
    fn a_fitting_deal_is_found_soon_in_every_round() {
        let mut rng = GameRng::new(Seed(0));
        let mut exchanges = 0;
        for seed in 0..400 {
            let mut game = dealt(seed);
            exchanges += game.ships.iter().map(|ship| ship.missions.exchanges()).sum::<usize>();
            for _ in 0..5 {
                for seat in game.from_instructor() {
                    let fits = (0..2_000).find_map(|_| game.deal_missions_again(seat, &mut rng));
                    let missions = fits.unwrap_or_else(|| panic!("none for {seat}, deal {seed}"));
                    game.ships.iter_mut().zip(missions).for_each(|(s, m)| s.missions = m);
                }
                game.round += 1;
                game.instructor = game.instructor.clockwise(1, 4);
            }
        }
        assert!(exchanges > 300, "only {exchanges} exchanges");
    }

    /// What the others hold is as likely in the worlds of a seat as it was in the deal.
    #[test]
    fn worlds_have_the_probabilities_of_the_deal() {
        const DEALS: u64 = 40_000;
        let mut rng = GameRng::new(Seed(1));
        // How often another seat that exchanged so often holds a card of Mission 1, relative to the
        // seat's own: its number, whether it is an own Mission 2, whether it was rejected here.
        let mut counts = [[[0_i32; 3]; Body::COUNT * 3]; 2];
        for seed in 0..DEALS {
            let mut game = dealt(seed);
            game.round = 3;
            game.instructor = game.instructor.clockwise(2, 4);
            let own = game.instructor;
            let mut world = game;
            world.draw_hidden(own, &mut rng);
            let mine = game.ship(own).missions;
            for (game, counts) in [game, world].iter().zip(&mut counts) {
                for other in game.from_instructor().skip(1) {
                    let theirs = game.ship(other).missions;
                    let card = theirs.mission_1.expect("dealt");
                    let relation = if mine.clash_with(card) {
                        1
                    } else if mine.rejected.contains(&Some(card)) {
                        2
                    } else {
                        0
                    };
                    counts[card.index() * 3 + theirs.exchanges()][relation] += 1;
                }
            }
        }
        let [dealt, drawn] = counts.each_ref().map(|counts| counts.as_flattened());
        for (cell, (&dealt, &drawn)) in dealt.iter().zip(drawn).enumerate() {
            let allowed = 5.0 * f64::from(dealt + drawn).sqrt() + 5.0;
            let far = f64::from((dealt - drawn).abs());
            assert!(far < allowed, "cell {cell}: dealt {dealt} times, drawn {drawn} times");
        }
    }
}

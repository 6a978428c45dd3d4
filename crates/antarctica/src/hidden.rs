//! What a seat cannot know, drawn anew.
//!
//! Hidden are only shipyard cards: those in the hands of others, in the pile, in a packet that is
//! passed, and those that left the game face down. A seat knows a lot about them. Whenever it
//! looked through the pile it learnt which cards had left since its last look, though not who took
//! which; whoever looks at a packet knows what those after it share. So the cards it has not seen
//! fall into groups: of each group it knows the cards, and who holds how many of them. A world is
//! a distribution of every group in which nobody has played a card before having it.

use table::{GameRng, Seat};

use crate::card::{ShipyardCard, ShipyardCards};
use crate::phase::Phase;
use crate::shipyard::MOST_SHIPYARD_CARDS;
use crate::state::Antarctica;

/// No more groups than this: one for each own look, one for a packet, and the last.
const MOST_GROUPS: usize = MOST_SHIPYARD_CARDS + 2;

/// What a seat knows about the cards that others received.
struct Knowledge {
    /// The group of each receipt; the seat's own belong to none.
    group_of: [Option<usize>; MOST_SHIPYARD_CARDS],
    /// The cards of each group.
    cards: [ShipyardCards; MOST_GROUPS],
    /// The group of what nobody has looked through since: pile and removed cards; `None` while the
    /// seat looks at the pile.
    pile: Option<usize>,
    /// The group of the packet, unless the seat looks at it.
    packet: Option<usize>,
}

impl Antarctica {
    /// Replaces every hidden card by a draw from what `seat` may believe.
    pub(crate) fn draw_hidden(&mut self, seat: Seat, rng: &mut GameRng) {
        let knowledge = self.knowledge_of(seat);
        // Plays that do not fit are drawn again; the true cards always fit.
        while !self.deal_again(&knowledge, seat, rng) {}
    }

    fn knowledge_of(&self, seat: Seat) -> Knowledge {
        let mut group_of = [None; MOST_SHIPYARD_CARDS];
        let mut cards = [ShipyardCards::default(); MOST_GROUPS];
        let mut groups = 1;
        // The group of cards that left the pile since the seat's last look, and the pile itself.
        let mut open = 0;
        // The group of a packet after the seat has kept its card, and how many of the packet's
        // cards have been kept: everybody keeps one.
        let mut passed = None;
        let mut kept = 0;
        for (number, receipt) in self.shipyard.receipts().enumerate() {
            if !receipt.drafted || kept == self.options.players {
                (passed, kept) = (None, 0);
            }
            kept += u8::from(receipt.drafted);
            if receipt.seat == seat {
                // A look before an own pick closes the group before it.
                let new_group = groups;
                groups += 1;
                if receipt.drafted {
                    passed = Some(new_group);
                } else {
                    open = new_group;
                }
                continue;
            }
            let group = passed.unwrap_or(open);
            group_of[number] = Some(group);
            cards[group].add(receipt.card);
        }
        if kept == self.options.players {
            passed = None;
        }
        let mut pile = Some(open);
        let mut packet_group = None;
        match self.phase {
            Phase::PickCard { seat: looking, .. } if looking == seat => pile = None,
            Phase::Draft { seat: looking, packet, .. } if looking != seat => {
                let group = passed.unwrap_or(open);
                packet_group = Some(group);
                cards[group].add_all(packet);
            }
            _ => {}
        }
        if let Some(group) = pile {
            cards[group].add_all(self.shipyard.pile);
            cards[group].add_all(self.shipyard.removed);
        }
        Knowledge { group_of, cards, pile, packet: packet_group }
    }

    /// Deals every group anew; `false` if somebody would have played what they did not have.
    fn deal_again(&mut self, knowledge: &Knowledge, seat: Seat, rng: &mut GameRng) -> bool {
        let mut left = knowledge.cards;
        for (number, group) in knowledge.group_of.iter().enumerate() {
            if let Some(group) = *group {
                let card = draw(&mut left[group], rng);
                self.shipyard.set_card(number, card);
            }
        }
        if let (Some(group), Phase::Draft { seat: looking, trigger, packet }) =
            (knowledge.packet, self.phase)
        {
            let packet = draw_some(&mut left[group], packet.len(), rng);
            self.phase = Phase::Draft { seat: looking, trigger, packet };
        }
        if let Some(group) = knowledge.pile {
            let removed = self.shipyard.removed.len();
            self.shipyard.removed = draw_some(&mut left[group], removed, rng);
            self.shipyard.pile = left[group];
        }
        for other in self.seats_from(seat).skip(1) {
            match self.shipyard.hand_of(other) {
                Some(hand) => self.player_mut(other).hand = hand,
                None => return false,
            }
        }
        true
    }
}

fn draw(cards: &mut ShipyardCards, rng: &mut GameRng) -> ShipyardCard {
    let mut number = rng.below(cards.len().into()) as u8;
    for card in ShipyardCard::ALL {
        let count = cards.count(card);
        if number < count {
            cards.take(card);
            return card;
        }
        number -= count;
    }
    unreachable!("the number is below the number of cards")
}

fn draw_some(cards: &mut ShipyardCards, count: u8, rng: &mut GameRng) -> ShipyardCards {
    let mut drawn = ShipyardCards::default();
    for _ in 0..count {
        drawn.add(draw(cards, rng));
    }
    drawn
}

//! The shipyard pile, and what everybody can know of the cards that left it.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::{ShipyardCard, ShipyardCards};

/// No more shipyard cards than this can be in the box.
pub const MOST_SHIPYARD_CARDS: usize = 16;

/// A card that a player received. That it happened is public, the card is not (ANT-INFO-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Receipt {
    /// Who received it.
    pub seat: Seat,
    /// What it is.
    pub card: ShipyardCard,
    /// Whether it came from the packet of a draft and not from the whole pile.
    pub drafted: bool,
}

/// A card that a player played, open to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// What it was.
    pub card: ShipyardCard,
    /// How many cards had been received by all players before.
    pub after: u8,
}

/// The shipyard cards that nobody holds, and the history that tells who may know what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shipyard {
    /// The face-down pile; its order does not exist before a card is drawn (ANT-INFO-2).
    pub pile: ShipyardCards,
    /// Cards that left the game face down (ANT-INFO-1).
    pub removed: ShipyardCards,
    receipts: [Option<Receipt>; MOST_SHIPYARD_CARDS],
    played: [Option<Played>; MOST_SHIPYARD_CARDS],
}

impl Shipyard {
    /// ANT-SETUP-6: one face-down pile, the same for every number of players.
    pub fn new(pile: ShipyardCards) -> Self {
        Self {
            pile,
            removed: ShipyardCards::default(),
            receipts: [None; MOST_SHIPYARD_CARDS],
            played: [None; MOST_SHIPYARD_CARDS],
        }
    }

    /// The cards received so far, in order.
    #[inline]
    pub fn receipts(&self) -> impl Iterator<Item = Receipt> {
        self.receipts.iter().map_while(|receipt| *receipt)
    }

    /// The cards played so far, in order.
    #[inline]
    pub fn played(&self) -> impl Iterator<Item = Played> {
        self.played.iter().map_while(|played| *played)
    }

    /// Notes that a player received a card.
    pub fn note_receipt(&mut self, receipt: Receipt) {
        let slot = self.receipts.iter_mut().find(|slot| slot.is_none());
        *slot.expect("no more cards are received than exist") = Some(receipt);
    }

    /// Notes that a player played a card.
    pub fn note_played(&mut self, seat: Seat, card: ShipyardCard) {
        let after = self.receipts().count() as u8;
        let slot = self.played.iter_mut().find(|slot| slot.is_none());
        *slot.expect("no more cards are played than exist") = Some(Played { seat, card, after });
    }

    /// Changes which card the receipt with this number was for.
    pub(crate) fn set_card(&mut self, receipt: usize, card: ShipyardCard) {
        let receipt = self.receipts[receipt].as_mut().expect("the receipt exists");
        receipt.card = card;
    }

    /// The cards a seat must still hold, or `None` if it has played what it did not have then.
    pub(crate) fn hand_of(&self, seat: Seat) -> Option<ShipyardCards> {
        let mut hand = ShipyardCards::default();
        let mut played = self.played().filter(|played| played.seat == seat).peekable();
        let receipts = self.receipts().map(Some).chain([None]);
        for (received, receipt) in (0..).zip(receipts) {
            // Everything played before this card was received comes from the earlier ones.
            while let Some(Played { card, .. }) =
                played.next_if(|played| played.after <= received || receipt.is_none())
            {
                if hand.count(card) == 0 {
                    return None;
                }
                hand.take(card);
            }
            if let Some(receipt) = receipt.filter(|receipt| receipt.seat == seat) {
                hand.add(receipt.card);
            }
        }
        Some(hand)
    }
}

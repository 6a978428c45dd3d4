//! Building cards, shipyard cards and resource cards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How many building piles there are.
pub const PILES: usize = 3;
/// How many cards a pile can have.
pub const PILE_SIZE: u8 = 16;

/// A pile of building cards. ANT-COMP-3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pile {
    /// One required building each.
    Basic,
    /// Two required resource buildings each.
    Double,
    /// Know-how required.
    Prestige,
}

impl Pile {
    /// Every pile.
    pub const ALL: [Self; PILES] = [Self::Basic, Self::Double, Self::Prestige];

    /// The position among all piles.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id.
    pub const fn name(self) -> &'static str {
        ["basic", "double", "prestige"][self as usize]
    }

    const fn letter(self) -> char {
        ['B', 'D', 'P'][self as usize]
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Pile {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let pile = Self::ALL.into_iter().find(|pile| pile.name() == text);
        pile.ok_or_else(|| format!("{text:?} is not a pile of building cards"))
    }
}

/// The name of a building card: its pile and its number there, such as `D01`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardId(u8);

impl CardId {
    /// The card with this number, counted from 1, of a pile.
    ///
    /// # Panics
    /// When the pile cannot have such a card.
    pub const fn new(pile: Pile, number: u8) -> Self {
        assert!(number >= 1 && number <= PILE_SIZE, "card number beyond the pile");
        Self(pile as u8 * PILE_SIZE + number - 1)
    }

    /// The position among all possible cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The pile it belongs to.
    #[inline]
    pub const fn pile(self) -> Pile {
        Pile::ALL[(self.0 / PILE_SIZE) as usize]
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", self.pile().letter(), self.0 % PILE_SIZE + 1)
    }
}

impl FromStr for CardId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let card = || {
            let pile = Pile::ALL.into_iter().find(|pile| text.starts_with(pile.letter()))?;
            let number = text.get(1..).filter(|digits| digits.len() == 2)?.parse().ok()?;
            (1..=PILE_SIZE).contains(&number).then(|| Self::new(pile, number))
        };
        card().ok_or_else(|| format!("{text:?} is not a building card"))
    }
}

table::serde_as_text!(CardId);

/// A set of building cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);

    /// Whether `card` is in the set.
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// The set with `card` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, card: CardId) -> Self {
        Self(self.0 | (1 << card.0))
    }

    /// The set without `card`.
    #[inline]
    #[must_use]
    pub const fn without(self, card: CardId) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = (bits != 0).then(|| CardId(bits.trailing_zeros() as u8))?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

/// A kind of resource card. ANT-RULING-15: the kind decides what it replaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Resource {
    /// Replaces a resource building.
    Basic,
    /// Replaces a know-how building.
    Advanced,
}

impl Resource {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Basic, Self::Advanced];

    /// The position among both kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id.
    pub const fn name(self) -> &'static str {
        ["basic_resource", "advanced_resource"][self as usize]
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How many kinds of shipyard card there are.
pub const SHIPYARD_KINDS: usize = 4;

/// A kind of shipyard card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShipyardCard {
    /// A second ship may act. ANT-ICE-1.
    Icebreaker,
    /// A scientist to the target zone. ANT-CARD-6.
    SendScientist,
    /// Two scientists from the reserve. ANT-CARD-7.
    TwoScientists,
    /// Three research points. ANT-CARD-8.
    QuickResearch,
}

impl ShipyardCard {
    /// Every kind.
    pub const ALL: [Self; SHIPYARD_KINDS] =
        [Self::Icebreaker, Self::SendScientist, Self::TwoScientists, Self::QuickResearch];

    /// The position among all kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id.
    pub const fn name(self) -> &'static str {
        ["icebreaker", "send_scientist", "two_scientists", "quick_research"][self as usize]
    }
}

impl fmt::Display for ShipyardCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ShipyardCard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let card = Self::ALL.into_iter().find(|card| card.name() == text);
        card.ok_or_else(|| format!("{text:?} is not a shipyard card"))
    }
}

/// Some shipyard cards: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ShipyardCards(pub [u8; SHIPYARD_KINDS]);

impl ShipyardCards {
    /// How many of a kind there are.
    #[inline]
    pub const fn count(self, card: ShipyardCard) -> u8 {
        self.0[card.index()]
    }

    /// How many there are in all.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; SHIPYARD_KINDS]
    }

    /// Puts one more in.
    #[inline]
    pub fn add(&mut self, card: ShipyardCard) {
        self.0[card.index()] += 1;
    }

    /// Takes one out, which must be there.
    #[inline]
    pub fn take(&mut self, card: ShipyardCard) {
        self.0[card.index()] -= 1;
    }

    /// Puts all of `other` in.
    #[inline]
    pub fn add_all(&mut self, other: Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = ShipyardCard> {
        ShipyardCard::ALL.into_iter().filter(move |card| self.count(*card) > 0)
    }
}

/// Every card by its name, such as `icebreaker icebreaker quick_research`.
impl fmt::Display for ShipyardCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let mut separator = "";
        for card in ShipyardCard::ALL {
            for _ in 0..self.count(card) {
                write!(f, "{separator}{card}")?;
                separator = " ";
            }
        }
        Ok(())
    }
}

impl FromStr for ShipyardCards {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut cards = Self::default();
        for word in text.split_whitespace().filter(|word| *word != "none") {
            cards.add(word.parse()?);
        }
        Ok(cards)
    }
}

table::serde_as_text!(ShipyardCards);

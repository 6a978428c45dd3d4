//! Building cards, shipyard cards and resource cards.

use std::fmt;
use std::str::FromStr;

use table::{Numbered, Value, Values};

/// How many cards a pile can have.
pub const PILE_SIZE: u8 = 16;

table::ids! {
    /// A pile of building cards. ANT-COMP-3.
    pub enum Pile is "a pile of building cards" {
        /// One required building each.
        Basic = "basic",
        /// Two required resource buildings each.
        Double = "double",
        /// Know-how required.
        Prestige = "prestige",
    }
    /// A value for each pile.
    pub map ByPile;
}

impl Pile {
    const fn letter(self) -> u8 {
        [b'B', b'D', b'P'][self as usize]
    }
}

/// The name of a building card: its pile and its number there, such as `D01`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardId(u8);

impl CardId {
    /// How many cards there can be.
    pub const COUNT: usize = Pile::COUNT * PILE_SIZE as usize;
    /// All of them, pile by pile.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

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

    /// The id, such as `D01`.
    pub const fn name(self) -> &'static str {
        static BYTES: [[u8; 3]; CardId::COUNT] = {
            let mut names = [[0; 3]; CardId::COUNT];
            let mut index = 0;
            while index < CardId::COUNT {
                let (card, number) = (CardId::ALL[index], index as u8 % PILE_SIZE + 1);
                names[index] = [card.pile().letter(), b'0' + number / 10, b'0' + number % 10];
                index += 1;
            }
            names
        };
        static NAMES: [&str; CardId::COUNT] = {
            let mut names = [""; CardId::COUNT];
            let mut index = 0;
            while index < CardId::COUNT {
                names[index] = match std::str::from_utf8(&BYTES[index]) {
                    Ok(name) => name,
                    Err(_) => panic!("a letter and digits are text"),
                };
                index += 1;
            }
            names
        };
        NAMES[self.0 as usize]
    }

    /// The pile it belongs to.
    #[inline]
    pub const fn pile(self) -> Pile {
        Pile::ALL[(self.0 / PILE_SIZE) as usize]
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for CardId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let card = Self::ALL.into_iter().find(|card| card.name() == text);
        card.ok_or_else(|| format!("{text:?} is not a building card"))
    }
}

impl From<CardId> for Value {
    fn from(card: CardId) -> Self {
        Self::Id(card.name())
    }
}

table::serde_as_text!(CardId);

impl Numbered for CardId {
    const COUNT: usize = Self::COUNT;

    #[inline]
    fn index(self) -> usize {
        CardId::index(self)
    }

    fn at(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }
}

table::id_set! {
    /// A set of building cards.
    pub set CardSet(u64) of CardId;
}

table::ids! {
    /// A kind of resource card. ANT-RULING-15: the kind decides what it replaces.
    pub enum Resource is "a resource card" {
        /// Replaces a resource building.
        #[serde(alias = "basic")]
        Basic = "basic_resource",
        /// Replaces a know-how building.
        #[serde(alias = "advanced")]
        Advanced = "advanced_resource",
    }
    /// A value for each kind of resource card.
    pub map ByResource;
}

table::ids! {
    /// A kind of shipyard card.
    pub enum ShipyardCard is "a shipyard card" {
        /// A second ship may act. ANT-ICE-1.
        Icebreaker = "icebreaker",
        /// A scientist to the target zone. ANT-CARD-6.
        SendScientist = "send_scientist",
        /// Two scientists from the reserve. ANT-CARD-7.
        TwoScientists = "two_scientists",
        /// Three research points. ANT-CARD-8.
        QuickResearch = "quick_research",
    }
    /// A value for each kind of shipyard card.
    pub map ByShipyardCard;
}

/// Some shipyard cards: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ShipyardCards(pub ByShipyardCard<u8>);

impl ShipyardCards {
    /// How many of a kind there are.
    #[inline]
    pub fn count(self, card: ShipyardCard) -> u8 {
        self.0[card]
    }

    /// How many there are in all.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == ByShipyardCard::filled(0)
    }

    /// Puts one more in.
    #[inline]
    pub fn add(&mut self, card: ShipyardCard) {
        self.0[card] += 1;
    }

    /// Takes one out, which must be there.
    #[inline]
    pub fn take(&mut self, card: ShipyardCard) {
        self.0[card] -= 1;
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

/// One value for each card.
impl Values for ShipyardCards {
    fn values(&self, name: &'static str, say: &mut dyn FnMut(&'static str, Value)) {
        for card in ShipyardCard::ALL {
            (0..self.count(card)).for_each(|_| say(name, card.into()));
        }
    }
}

//! Cards, tiles and the other things of the box, by their ids.

use std::fmt;
use std::str::FromStr;

use table::{Numbered, Value};

table::ids! {
    /// A morning card.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum MorningCard is "a morning card" {
        P001 = "P001", P002 = "P002", P003 = "P003", P004 = "P004", P005 = "P005", P006 = "P006",
        P007 = "P007", P008 = "P008", P009 = "P009", P010 = "P010", P011 = "P011", P012 = "P012",
        P013 = "P013", P014 = "P014", P015 = "P015", P016 = "P016", P017 = "P017", P018 = "P018",
        P019 = "P019", P020 = "P020", P021 = "P021", P022 = "P022", P023 = "P023", P024 = "P024",
        P025 = "P025", P026 = "P026", P027 = "P027", P028 = "P028", P029 = "P029", P030 = "P030",
        P031 = "P031", P032 = "P032",
    }
    /// Some morning cards.
    pub set MorningCards(u32);
}

table::ids! {
    /// A dusk card: the first, the standard ones, the consultations (Z061 to Z070) and the consequences of laws
    /// (Z071 to Z102).
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum DuskCard is "a dusk card" {
        Z000 = "Z000", Z001 = "Z001", Z002 = "Z002", Z003 = "Z003", Z004 = "Z004", Z005 = "Z005",
        Z006 = "Z006", Z007 = "Z007", Z008 = "Z008", Z009 = "Z009", Z010 = "Z010", Z011 = "Z011",
        Z012 = "Z012", Z013 = "Z013", Z014 = "Z014", Z015 = "Z015", Z016 = "Z016", Z017 = "Z017",
        Z018 = "Z018", Z019 = "Z019", Z020 = "Z020", Z021 = "Z021", Z022 = "Z022", Z023 = "Z023",
        Z024 = "Z024", Z025 = "Z025", Z026 = "Z026", Z027 = "Z027", Z028 = "Z028", Z029 = "Z029",
        Z030 = "Z030", Z031 = "Z031", Z032 = "Z032", Z033 = "Z033", Z034 = "Z034", Z035 = "Z035",
        Z036 = "Z036", Z037 = "Z037", Z038 = "Z038", Z039 = "Z039", Z040 = "Z040", Z041 = "Z041",
        Z042 = "Z042", Z043 = "Z043", Z044 = "Z044", Z045 = "Z045", Z046 = "Z046", Z047 = "Z047",
        Z048 = "Z048", Z049 = "Z049", Z050 = "Z050", Z051 = "Z051", Z052 = "Z052", Z053 = "Z053",
        Z054 = "Z054", Z055 = "Z055", Z056 = "Z056", Z057 = "Z057", Z058 = "Z058", Z059 = "Z059",
        Z060 = "Z060", Z061 = "Z061", Z062 = "Z062", Z063 = "Z063", Z064 = "Z064", Z065 = "Z065",
        Z066 = "Z066", Z067 = "Z067", Z068 = "Z068", Z069 = "Z069", Z070 = "Z070", Z071 = "Z071",
        Z072 = "Z072", Z073 = "Z073", Z074 = "Z074", Z075 = "Z075", Z076 = "Z076", Z077 = "Z077",
        Z078 = "Z078", Z079 = "Z079", Z080 = "Z080", Z081 = "Z081", Z082 = "Z082", Z083 = "Z083",
        Z084 = "Z084", Z085 = "Z085", Z086 = "Z086", Z087 = "Z087", Z088 = "Z088", Z089 = "Z089",
        Z090 = "Z090", Z091 = "Z091", Z092 = "Z092", Z093 = "Z093", Z094 = "Z094", Z095 = "Z095",
        Z096 = "Z096", Z097 = "Z097", Z098 = "Z098", Z099 = "Z099", Z100 = "Z100", Z101 = "Z101",
        Z102 = "Z102",
    }
    /// Some dusk cards.
    pub set DuskCards(u128);
    /// A value for each dusk card.
    pub map ByDuskCard;
}

table::ids! {
    /// A citizen card.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum CitizenCard is "a citizen card" {
        C01 = "C01", C02 = "C02", C03 = "C03", C04 = "C04", C05 = "C05", C06 = "C06",
        C07 = "C07", C08 = "C08", C09 = "C09", C10 = "C10", C11 = "C11", C12 = "C12",
        C13 = "C13", C14 = "C14", C15 = "C15", C16 = "C16", C17 = "C17", C18 = "C18",
        C19 = "C19", C20 = "C20", C21 = "C21", C22 = "C22", C23 = "C23", C24 = "C24",
        C25 = "C25", C26 = "C26", C27 = "C27", C28 = "C28", C29 = "C29", C30 = "C30",
    }
    /// Some citizen cards.
    pub set CitizenCards(u32);
}

table::ids! {
    /// A weather card.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum WeatherCard is "a weather card" {
        W01 = "W01", W02 = "W02", W03 = "W03", W04 = "W04", W05 = "W05", W06 = "W06",
        W07 = "W07", W08 = "W08", W09 = "W09", W10 = "W10", W11 = "W11", W12 = "W12",
        W13 = "W13",
    }
    /// Some weather cards.
    pub set WeatherCards(u16);
}

table::ids! {
    /// A technology.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Technology is "a technology" {
        T01 = "T01", T02 = "T02", T03 = "T03", T04 = "T04", T05 = "T05", T06 = "T06",
        T07 = "T07", T08 = "T08", T09 = "T09",
    }
    /// Some technologies.
    pub set Technologies(u16);
}

table::ids! {
    /// A law.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Law is "a law" {
        Pr01 = "PR01", Pr02 = "PR02", Pr03 = "PR03", Pr04 = "PR04", Pr05 = "PR05", Pr06 = "PR06",
        Pr07 = "PR07", Pr08 = "PR08", Pr09 = "PR09", Pr10 = "PR10", Pr11 = "PR11", Pr12 = "PR12",
        Pr13 = "PR13", Pr14 = "PR14", Pr15 = "PR15", Pr16 = "PR16",
    }
    /// Some laws.
    pub set Laws(u16);
}

table::ids! {
    /// An expedition card: its deck is its second letter.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Expedition is "an expedition card" {
        Ea01 = "EA01", Ea02 = "EA02", Ea03 = "EA03", Ea04 = "EA04", Ea05 = "EA05", Ea06 = "EA06",
        Ea07 = "EA07", Ea08 = "EA08", Ea09 = "EA09", Ea10 = "EA10", Ea11 = "EA11", Ea12 = "EA12",
        Ea13 = "EA13", Ea14 = "EA14", Eb01 = "EB01", Eb02 = "EB02", Eb03 = "EB03", Eb04 = "EB04",
        Eb05 = "EB05", Eb06 = "EB06", Eb07 = "EB07", Eb08 = "EB08", Eb09 = "EB09", Eb10 = "EB10",
        Eb11 = "EB11", Eb12 = "EB12", Eb13 = "EB13", Eb14 = "EB14", Ec01 = "EC01", Ec02 = "EC02",
        Ec03 = "EC03", Ec04 = "EC04", Ec05 = "EC05", Ec06 = "EC06", Ec07 = "EC07", Ec08 = "EC08",
        Ec09 = "EC09", Ec10 = "EC10", Ec11 = "EC11", Ec12 = "EC12",
    }
    /// Some expedition cards.
    pub set Expeditions(u64);
}

table::ids! {
    /// A deck of expedition cards.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Deck is "an expedition deck" {
        A = "a", B = "b", C = "c",
    }
    /// A value for each deck.
    pub map ByDeck;
}

table::ids! {
    /// A field base expedition card.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum FieldBase is "a field base card" {
        Fb1 = "FB1", Fb2 = "FB2", Fb3 = "FB3", Fb4 = "FB4",
    }
    /// Some field bases.
    pub set FieldBases(u8);
}

table::ids! {
    /// A scenario card, or the field base card. FRO-C-23.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum ScenarioCard is "a scenario card" {
        I01 = "I/01", I02 = "I/02", I03 = "I/03", I04 = "I/04", I05 = "I/05", I06 = "I/06",
        I07 = "I/07", I08 = "I/08", I09 = "I/09", I10 = "I/10", I11 = "I/11", I12 = "I/12",
        Ii01 = "II/01", Ii02 = "II/02", Ii03 = "II/03", Ii04 = "II/04", Ii05 = "II/05", Ii06 = "II/06",
        Ii07 = "II/07", Ii08 = "II/08", Ii09 = "II/09", Ii10 = "II/10", Iii01 = "III/01", Iii02 = "III/02",
        Iii03 = "III/03", Iii04 = "III/04", Iii05 = "III/05", Iii06 = "III/06", Iii07 = "III/07", Iii08 = "III/08",
        Iii09 = "III/09", Iii10 = "III/10", Iii11 = "III/11", Iv01 = "IV/01", Iv02 = "IV/02", Iv03 = "IV/03",
        Iv04 = "IV/04", Iv05 = "IV/05", Iv06 = "IV/06", Iv07 = "IV/07", Iv08 = "IV/08", Iv09 = "IV/09",
        Iv10 = "IV/10", Iv11 = "IV/11", Fbc = "FBC",
    }
    /// Some scenario cards.
    pub set ScenarioCards(u64);
}

table::ids! {
    /// A map tile: near (N) or far (F).
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Tile is "a map tile" {
        N01 = "N01", N02 = "N02", N03 = "N03", N04 = "N04", N05 = "N05", N06 = "N06",
        N07 = "N07", N08 = "N08", N09 = "N09", N10 = "N10", N11 = "N11", N12 = "N12",
        F01 = "F01", F02 = "F02", F03 = "F03", F04 = "F04", F05 = "F05", F06 = "F06",
        F07 = "F07", F08 = "F08", F09 = "F09", F10 = "F10", F11 = "F11", F12 = "F12",
        F13 = "F13", F14 = "F14", F15 = "F15", F16 = "F16", F17 = "F17", F18 = "F18",
    }
    /// Some tiles.
    pub set Tiles(u32);
}

table::ids! {
    /// What may lie under rubble.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Rubble is "a kind of rubble" {
        Db01 = "DB01", Db02 = "DB02", Db03 = "DB03", Db04 = "DB04", Db05 = "DB05", Db06 = "DB06",
        Db07 = "DB07", Db08 = "DB08", Db09 = "DB09",
    }
    /// A value for each kind of rubble.
    pub map ByRubble;
}

table::ids! {
    /// An advisor.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Advisor is "an advisor" {
        Ad1 = "AD1", Ad2 = "AD2", Ad3 = "AD3", Ad4 = "AD4",
    }
    /// Some advisors.
    pub set Advisors(u8);
}

table::ids! {
    /// A scenario.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Scenario is "a scenario" {
        Crater = "I-crater", Grove = "I-grove", Ridge = "I-ridge", Plain = "I-plain", Dreadnought = "I-dreadnought", Canyon = "I-canyon",
        Arks = "II", Winterhome = "III", Tesla = "IV",
    }
}

table::ids! {
    /// A society.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Society is "a society" {
        I = "i", Ii = "ii", Iii = "iii", Iv = "iv", V = "v", Vi = "vi",
    }
}

table::ids! {
    /// How hard the game is.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Difficulty is "a difficulty" {
        Normal = "normal", Hard = "hard",
    }
}

table::ids! {
    /// A named counter of a scenario.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Counter is "a counter" {
        Proof = "proof", StoreFood = "store_food", StoreCoal = "store_coal", StoreWood = "store_wood",
        Hull = "hull", Boiler = "boiler", Cargo = "cargo", Air = "air",
        Seedlings = "seedlings", Aid = "aid", ArkA = "ark_a", ArkB = "ark_b",
        GenState = "gen_state", Damage = "damage", Evacuated = "evacuated", EvacChildren = "evac_children",
        Bench = "bench", Research = "research", Knowledge = "knowledge", Coils = "coils",
        Bases = "bases",
    }
    /// A value for each counter.
    pub map ByCounter;
}

table::ids! {
    /// A mark that cards set and clear.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Flag is "a flag" {
        DreadnoughtMap = "dreadnought_map", ChildrenFirst = "children_first", Grounded = "grounded", MoveDischarge = "move_discharge",
    }
    /// Some flags.
    pub set Flags(u8);
}

table::ids! {
    /// Why a game ended: fourteen ways to lose, five to win.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Reason is "a reason" {
        LostHope = "lost_hope", Banished = "banished", Explosion = "explosion",
        Epidemic = "epidemic", Famine = "famine", MassDeath = "mass_death",
        OutOfTime = "out_of_time", StoresEmpty = "stores_empty", DreadnoughtUnfinished = "dreadnought_unfinished",
        ArksLost = "arks_lost", SeedlingsDead = "seedlings_dead", GeneratorLost = "generator_lost",
        RampRaised = "ramp_raised", TowerDark = "tower_dark", StormSurvived = "storm_survived",
        DreadnoughtSails = "dreadnought_sails", ArksSealed = "arks_sealed", WinterhomeEvacuated = "winterhome_evacuated",
        TowerLit = "tower_lit",
    }
}

table::ids! {
    /// A number that tells options, branches and slots apart, counted from 1.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Nth is "a number from 1 to 8" {
        N1 = "1", N2 = "2", N3 = "3", N4 = "4", N5 = "5", N6 = "6", N7 = "7", N8 = "8",
    }
}

table::ids! {
    /// An expedition route.
    pub struct Route(3, "r") is "a route";
}

table::ids! {
    /// A small number.
    pub struct Few(16, "") is "a number from 0 to 15";
}

impl Expedition {
    /// The deck it belongs to. FRO-SETUP-8.
    pub const fn deck(self) -> Deck {
        match self.index() {
            0..14 => Deck::A,
            14..28 => Deck::B,
            _ => Deck::C,
        }
    }
}

impl Deck {
    /// All its cards.
    pub fn cards(self) -> Expeditions {
        Expedition::ALL.into_iter().filter(|card| card.deck() == self).collect()
    }

    /// The deck that follows when a place is passed by. FRO-EXP-6.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::A => Some(Self::B),
            Self::B => Some(Self::C),
            Self::C => None,
        }
    }
}

impl DuskCard {
    /// The first card of the dusk deck. FRO-SETUP-17.
    pub const START: Self = Self::Z000;
    const FIRST_CONSULTATION: usize = 61;
    const FIRST_CONSEQUENCE: usize = 71;

    /// Whether it is a social consultation, which carries the red symbol. FRO-DUSK-6.
    pub const fn is_consultation(self) -> bool {
        self.index() >= Self::FIRST_CONSULTATION && self.index() < Self::FIRST_CONSEQUENCE
    }

    /// Whether it enters the deck only by `add_dusk`. FRO-C-18.
    pub const fn is_standard(self) -> bool {
        self.index() > 0 && self.index() < Self::FIRST_CONSULTATION
    }

    /// The two consequences of a law. FRO-C-16, FRO-LAW-3.
    pub const fn consequences(law: Law) -> [Self; 2] {
        let first = Self::FIRST_CONSEQUENCE + 2 * law.index();
        [Self::ALL[first], Self::ALL[first + 1]]
    }

    /// The law of a consequence.
    pub const fn law(self) -> Option<Law> {
        match self.index().checked_sub(Self::FIRST_CONSEQUENCE) {
            Some(number) => Some(Law::ALL[number / 2]),
            None => None,
        }
    }

    /// All consultations.
    pub fn consultations() -> DuskCards {
        Self::ALL.into_iter().filter(|card| card.is_consultation()).collect()
    }
}

impl Law {
    /// The law that excludes it. FRO-LAW-2.
    pub const fn rival(self) -> Option<Self> {
        if self.index() < 8 { Some(Self::ALL[self.index() ^ 1]) } else { None }
    }

    /// The laws of every game: PR01 to PR08. FRO-SETUP-16.
    pub fn starting() -> Laws {
        Self::ALL.into_iter().filter(|law| law.rival().is_some()).collect()
    }
}

impl Tile {
    /// Whether it is one of the near tiles.
    pub const fn is_near(self) -> bool {
        self.index() < 12
    }

    /// All near or all far tiles. FRO-SETUP-5.
    pub fn stack(near: bool) -> Tiles {
        Self::ALL.into_iter().filter(|tile| tile.is_near() == near).collect()
    }
}

impl Reason {
    /// Whether it is a victory.
    pub const fn is_victory(self) -> bool {
        self.index() >= Self::StormSurvived.index()
    }
}

impl Nth {
    /// The number as an index from 0.
    pub const fn of(index: usize) -> Self {
        Self::ALL[index]
    }
}

impl Few {
    /// The number itself.
    #[inline]
    pub const fn get(self) -> u8 {
        self.index() as u8
    }
}

/// A card that can be on its own on the table: it stands, waits, or has sent another one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A morning card.
    Morning(MorningCard),
    /// A dusk card.
    Dusk(DuskCard),
    /// A scenario card.
    Scenario(ScenarioCard),
    /// An expedition card.
    Expedition(Expedition),
}

impl Card {
    /// Its id.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Morning(card) => card.name(),
            Self::Dusk(card) => card.name(),
            Self::Scenario(card) => card.name(),
            Self::Expedition(card) => card.name(),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all()
            .find(|card| card.name() == text)
            .ok_or_else(|| format!("{text:?} is not a card"))
    }
}

table::serde_as_text!(Card);

impl From<Card> for Value {
    fn from(card: Card) -> Self {
        Self::Id(card.name())
    }
}

impl Numbered for Card {
    const COUNT: usize =
        MorningCard::COUNT + DuskCard::COUNT + ScenarioCard::COUNT + Expedition::COUNT;

    fn index(self) -> usize {
        match self {
            Self::Morning(card) => card.index(),
            Self::Dusk(card) => MorningCard::COUNT + card.index(),
            Self::Scenario(card) => MorningCard::COUNT + DuskCard::COUNT + card.index(),
            Self::Expedition(card) => {
                MorningCard::COUNT + DuskCard::COUNT + ScenarioCard::COUNT + card.index()
            }
        }
    }

    fn at(mut index: usize) -> Option<Self> {
        if let Some(card) = MorningCard::at(index) {
            return Some(Self::Morning(card));
        }
        index -= MorningCard::COUNT;
        if let Some(card) = DuskCard::at(index) {
            return Some(Self::Dusk(card));
        }
        index -= DuskCard::COUNT;
        if let Some(card) = ScenarioCard::at(index) {
            return Some(Self::Scenario(card));
        }
        Expedition::at(index - ScenarioCard::COUNT).map(Self::Expedition)
    }
}

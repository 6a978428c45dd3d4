//! Board, orbits, decks and tokens as data, parsed once and checked.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Editions, Mistake, Mistakes, Provenance, Release, Sourced, Texts};

use crate::body::{Bodies, Body, ByBody};
use crate::card::{CARDS, Card, Pile};
use crate::hex::{Hex, MAX_COORDINATE, SUN};

/// No orbit has more planetary fields than this.
pub const MOST_FIELDS: usize = 24;

/// What a hex is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// Beyond the map edge.
    Outside,
    /// Open space.
    Open,
    /// A dangerous hex next to the Sun.
    NearSun,
    /// A dangerous hex of the asteroid belt.
    AsteroidBelt,
    /// The Sun itself, which is not a field.
    Sun,
}

impl Region {
    /// Whether a ship that ends its movement here loses a shield. KOS-HAZ-1.
    #[inline]
    pub const fn is_dangerous(self) -> bool {
        matches!(self, Self::NearSun | Self::AsteroidBelt)
    }
}

/// The content of one edition of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    regions: Vec<Region>,
    orbits: ByBody<ArrayVec<Hex, MOST_FIELDS>>,
    /// The bodies that have a field in a hex.
    orbits_through: Vec<Bodies>,
    /// How many of each event card there are.
    pub events: Pile,
    /// Mission 1 cards.
    pub mission_1: Bodies,
    /// Mission 2 Alpha cards.
    pub alpha: Bodies,
    /// Mission 2 Beta cards.
    pub beta: Bodies,
    /// Token values of a target body, top first.
    pub tokens: [u8; 4],
    /// The value of an Earth token.
    pub earth_token: u8,
}

const SIDE: usize = 2 * MAX_COORDINATE as usize + 1;

#[inline]
fn cell(hex: Hex) -> usize {
    (hex.r + MAX_COORDINATE) as usize * SIDE + (hex.q + MAX_COORDINATE) as usize
}

impl Content {
    /// What a hex is like.
    #[inline]
    pub fn region(&self, hex: Hex) -> Region {
        self.regions[cell(hex)]
    }

    /// The planetary fields of a body in the order of its travel.
    #[inline]
    pub fn orbit(&self, body: Body) -> &[Hex] {
        &self.orbits[body]
    }

    /// The bodies that ever stop in a hex.
    #[inline]
    pub fn orbits_through(&self, hex: Hex) -> Bodies {
        self.orbits_through[cell(hex)]
    }

    /// Every hex of the map in reading order, with its region; the Sun included.
    pub fn hexes(&self) -> impl Iterator<Item = (Hex, Region)> {
        let range = -MAX_COORDINATE..=MAX_COORDINATE;
        range
            .clone()
            .flat_map(move |r| range.clone().map(move |q| Hex::new(q, r)))
            .map(|hex| (hex, self.region(hex)))
            .filter(|(_, region)| *region != Region::Outside)
    }
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    near_sun: Sourced<Hex>,
    asteroid_belt: Sourced<Hex>,
    rows: Sourced<(i8, i8, i8)>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct OrbitFile {
    body: Body,
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
    fields: Vec<Hex>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct EventFile {
    card: Card,
    copies: u8,
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct MissionsFile {
    mission_1: Sourced<Body>,
    alpha: Sourced<Body>,
    beta: Sourced<Body>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct TokensFile {
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
    target_body: [u8; 4],
    earth: [u8; 4],
}

const BOARD: usize = 0;
const ORBITS: usize = 1;
const EVENTS: usize = 2;
const MISSIONS: usize = 3;
const TOKENS: usize = 4;

static EDITIONS: Editions<Content> = Editions::new();

impl table::Content for Content {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("board.ron", include_str!("../content/board.ron")),
        ("orbits.ron", include_str!("../content/orbits.ron")),
        ("events.ron", include_str!("../content/events.ron")),
        ("missions.ron", include_str!("../content/missions.ron")),
        ("tokens.ron", include_str!("../content/tokens.ron")),
    ];

    const RELEASES: &'static [Release] =
        &[Release { id: "dd7e3071e0d2d306", fingerprint: "f177678b79a8287a", changed: &[] }];

    fn editions() -> &'static Editions<Self> {
        &EDITIONS
    }

    fn parse(texts: &Texts<'_>) -> Result<Self, Vec<Mistake>> {
        let mut checker = Checker { mistakes: Mistakes::of(texts) };
        let regions = checker.regions(&Self::read(BOARD, texts)?);
        let orbits = checker.orbits(Self::read(ORBITS, texts)?, &regions);
        let events = checker.events(&Self::read::<Vec<_>>(EVENTS, texts)?);
        let missions: MissionsFile = Self::read(MISSIONS, texts)?;
        let mission_1 = checker.missions("mission_1", &missions.mission_1, 8);
        let alpha = checker.missions("alpha", &missions.alpha, 4);
        let beta = checker.missions("beta", &missions.beta, 4);
        for body in alpha.iter().filter(|body| beta.contains(*body)) {
            let message = format!("{body} stands in both decks of Mission 2");
            checker.mistakes.add(MISSIONS, "beta", message);
        }
        let tokens: TokensFile = Self::read(TOKENS, texts)?;
        checker.tokens(&tokens);
        checker.mistakes.result()?;
        let mut orbits_through = vec![Bodies::NONE; SIDE * SIDE];
        for body in Body::ALL {
            for hex in &orbits[body] {
                let bodies = &mut orbits_through[cell(*hex)];
                *bodies = bodies.with(body);
            }
        }
        let (tokens, earth_token) = (tokens.target_body, tokens.earth[0]);
        Ok(Self {
            regions,
            orbits,
            orbits_through,
            events,
            mission_1,
            alpha,
            beta,
            tokens,
            earth_token,
        })
    }
}

/// What is checked in the content.
struct Checker<'a> {
    mistakes: Mistakes<'a, Content>,
}

impl Checker<'_> {
    fn regions(&mut self, board: &BoardFile) -> Vec<Region> {
        let mut regions = vec![Region::Outside; SIDE * SIDE];
        for &(r, first, last) in &board.rows.items {
            if [r, first, last].iter().any(|number| number.unsigned_abs() > MAX_COORDINATE as u8) {
                let message = format!("row ({r}, {first}, {last}) goes beyond {MAX_COORDINATE}");
                self.mistakes.add(BOARD, &format!("({r}, {first}, {last})"), message);
                continue;
            }
            for q in first..=last {
                regions[cell(Hex::new(q, r))] = Region::Open;
            }
        }
        let dangers =
            [(&board.near_sun, Region::NearSun), (&board.asteroid_belt, Region::AsteroidBelt)];
        for (list, region) in dangers {
            for hex in &list.items {
                if hex.q.unsigned_abs().max(hex.r.unsigned_abs()) > MAX_COORDINATE as u8
                    || regions[cell(*hex)] != Region::Open
                {
                    let near = format!("({}, {})", hex.q, hex.r);
                    let message = format!("dangerous hex {hex} is off the map or listed twice");
                    self.mistakes.add(BOARD, &near, message);
                    continue;
                }
                regions[cell(*hex)] = region;
            }
        }
        regions[cell(SUN)] = Region::Sun;
        regions
    }

    fn orbits(
        &mut self,
        files: Vec<OrbitFile>,
        regions: &[Region],
    ) -> ByBody<ArrayVec<Hex, MOST_FIELDS>> {
        let mut orbits: ByBody<ArrayVec<Hex, MOST_FIELDS>> = ByBody::default();
        for OrbitFile { body, fields, .. } in files {
            let near = format!("body: {body}");
            if !orbits[body].is_empty() {
                self.mistakes.add(ORBITS, &near, format!("{body} has two orbits"));
            }
            if !(1..=MOST_FIELDS).contains(&fields.len()) {
                let message =
                    format!("{body} has {} fields, 1 to {MOST_FIELDS} are possible", fields.len());
                self.mistakes.add(ORBITS, &near, message);
                continue;
            }
            for (index, hex) in fields.iter().enumerate() {
                let far = hex.q.unsigned_abs().max(hex.r.unsigned_abs()) > MAX_COORDINATE as u8;
                if far || matches!(regions[cell(*hex)], Region::Outside | Region::Sun) {
                    let message = format!("{body} field {index} {hex} is not a hex of the map");
                    self.mistakes.add(ORBITS, &near, message);
                } else if fields[..index].contains(hex) {
                    let message = format!("{body} field {index} {hex} stands twice in its orbit");
                    self.mistakes.add(ORBITS, &near, message);
                }
            }
            orbits[body] = fields.into_iter().collect();
        }
        for body in Body::ALL {
            if orbits[body].is_empty() {
                self.mistakes.add(ORBITS, "[", format!("{body} has no orbit"));
            }
        }
        orbits
    }

    /// KOS-RULING-2: the listed counts hold, 30 of the 46 cards are events.
    fn events(&mut self, files: &[EventFile]) -> Pile {
        let mut pile = [0; CARDS];
        for EventFile { card, copies, .. } in files {
            if pile[card.index()] > 0 {
                self.mistakes.add(EVENTS, card.id(), format!("{card} is listed twice"));
            }
            pile[card.index()] = *copies;
        }
        let total: u32 = pile.iter().map(|copies| u32::from(*copies)).sum();
        if !(4..=200).contains(&total) {
            let message = format!("the deck has {total} cards, 4 to 200 are possible");
            self.mistakes.add(EVENTS, "[", message);
        }
        pile
    }

    fn missions(&mut self, deck: &str, list: &Sourced<Body>, size: u32) -> Bodies {
        let bodies: Bodies = list.items.iter().copied().collect();
        if bodies.len() != size || list.items.len() != size as usize {
            let message =
                format!("{deck} shows {} different bodies, it must show {size}", bodies.len());
            self.mistakes.add(MISSIONS, deck, message);
        }
        if bodies.contains(Body::Earth) {
            self.mistakes.add(
                MISSIONS,
                deck,
                format!("{deck} shows earth, which is no target body"),
            );
        }
        bodies
    }

    fn tokens(&mut self, tokens: &TokensFile) {
        // A token's value tells who was first and second, and 0 that there is none.
        if !tokens.target_body.is_sorted_by(|a, b| a > b) || tokens.target_body.contains(&0) {
            let values = tokens.target_body;
            let message = format!("the token values {values:?} do not fall from top to bottom");
            self.mistakes.add(TOKENS, "target_body", message);
        }
        if tokens.earth.iter().any(|value| *value != tokens.earth[0] || *value == 0) {
            let message =
                format!("the earth tokens {:?} differ or are worth nothing", tokens.earth);
            self.mistakes.add(TOKENS, "earth", message);
        }
    }
}

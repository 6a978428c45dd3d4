//! Orders: the secret choice of phase 2, and the book of all different ones.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use table::{Numbered, Refusal, Value, Values};

use crate::action::Action;
use crate::hex::Direction;
use crate::panel::{Cubes, Panel};
use crate::ship::{Ship, Tank};

/// A converted shield gives this much normal fuel. KOS-ORD-7.
pub const CONVERSION_FUEL: u8 = 2;

/// How many different ways there are to place cubes.
const PLACEMENTS: usize = 831;

/// No order places more cubes than this, even with Boosters.
pub const MOST_CUBES: u8 = 4;

/// An order: which cubes go to which directions, and whether a shield is converted.
///
/// Orders that lead to the same thrusts from the same fuel are equivalent; each class has one
/// representative in the [`BOOK`], and an order is its number there (KOS-RULING-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Order(u16);

/// What an order places, whether or not a shield is converted with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// Cubes for each direction.
    pub cubes: [Cubes; 6],
    /// Normal fuel used.
    pub normal: u8,
    /// Super fuel used.
    pub super_fuel: u8,
    /// A take-off with zero thrust: two equal cubes on opposite directions. KOS-ORD-11.
    pub is_idle_takeoff: bool,
}

impl Placement {
    /// How many cubes are placed.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.normal + self.super_fuel
    }
}

impl Order {
    /// The order that places nothing: stay when landed, drift in flight.
    pub const NOTHING: Self = Self(0);

    /// What the order places.
    #[inline]
    pub fn placement(self) -> &'static Placement {
        &BOOK.placements[usize::from(self.0 >> 1)]
    }

    /// Whether a shield is converted into fuel. KOS-ORD-7.
    #[inline]
    pub const fn converts_shield(self) -> bool {
        self.0 & 1 == 1
    }

    /// The same order with a converted shield. KOS-ORD-7.
    pub(crate) const fn with_conversion(self) -> Self {
        Self(self.0 | 1)
    }

    /// The order that places these cubes, normal and super fuel for each direction. Names the rule
    /// that no order can break, whatever the ship.
    pub fn compose(
        normal: [u8; 6],
        super_fuel: [u8; 6],
        converts_shield: bool,
    ) -> Result<Self, Refusal> {
        let used = |cubes: [u8; 6]| cubes.iter().map(|count| usize::from(*count)).sum::<usize>();
        let (used_normal, used_super) = (used(normal), used(super_fuel));
        let count = used_normal + used_super;
        if count > usize::from(MOST_CUBES) {
            let refusal = Refusal::new("KOS-ORD-2");
            return Err(refusal.with("cubes", count).with("limit", MOST_CUBES));
        }
        let thrust = Direction::ALL.map(|d| normal[d as usize] + 2 * super_fuel[d as usize]);
        let opposite = (0..3).find(|axis| thrust[*axis] > 0 && thrust[axis + 3] > 0);
        if let Some(axis) = opposite
            && (count, thrust[axis]) != (2, thrust[axis + 3])
        {
            let (a, b) = (Direction::ALL[axis], Direction::ALL[axis + 3]);
            return Err(Refusal::new("KOS-ORD-11").with("a", a.name()).with("b", b.name()));
        }
        let thrust = if opposite.is_some() { [0; 6] } else { thrust };
        let index = BOOK.numbers[&(thrust, used_normal as u8, used_super as u8)];
        Ok(Self(index << 1 | u16::from(converts_shield)))
    }

    /// Moves the cubes from a tank to a panel, where old and new fuel count alike (KOS-ORD-4), and
    /// pays the shield of a conversion.
    #[inline]
    pub fn carry_out(self, tank: &mut Tank, shields: &mut u8, panel: &mut Panel) {
        *tank = self.paid_from(*tank);
        if self.converts_shield() {
            *shields -= 1; // KOS-ORD-7
        }
        let placement = self.placement();
        for direction in Direction::ALL {
            let cubes = placement.cubes[direction as usize];
            if !cubes.is_empty() {
                panel.place(direction, cubes);
            }
        }
    }

    /// The tank after this order, and whether the tank can pay for it at all (KOS-ORD-3).
    ///
    /// A conversion happens at the best moment (KOS-ORD-8, KOS-RULING-20): after the cubes of the
    /// original tank have left, so that as much as possible of its fuel fits.
    #[inline]
    pub fn paid_from(self, tank: Tank) -> Tank {
        let Placement { normal, super_fuel, .. } = *self.placement();
        let gain =
            if self.converts_shield() { tank.conversion_gain(normal, super_fuel) } else { 0 };
        Tank { normal: tank.normal + gain - normal, super_fuel: tank.super_fuel - super_fuel }
    }
}

/// The book of all orders. It depends on no content and is made once.
pub static BOOK: LazyLock<OrderBook> = LazyLock::new(OrderBook::new);

/// Thrust for each direction, normal fuel used, super fuel used.
type Class = ([u8; 6], u8, u8);

/// Every different order, and the legal ones of every situation as ready lists.
pub struct OrderBook {
    placements: Vec<Placement>,
    numbers: HashMap<Class, u16>,
    /// Legal orders by [`Situation::key`].
    lists: Vec<Vec<Action>>,
}

/// Fuel beyond this makes no difference to what can be placed.
const FUEL_LEVELS: usize = MOST_CUBES as usize + 1;

/// The limits of cubes that occur: flares or a promise to stay, the usual, Boosters.
const LIMITS: [u8; 3] = [0, 3, MOST_CUBES];

impl OrderBook {
    fn new() -> Self {
        let mut book = Self { placements: Vec::new(), numbers: HashMap::new(), lists: Vec::new() };
        for count in 0..=MOST_CUBES {
            book.extend(&mut Vec::new(), 0, count);
        }
        book.add_idle_takeoff(Cubes { normal: 1, super_fuel: 0 });
        book.add_idle_takeoff(Cubes { normal: 0, super_fuel: 1 });
        assert_eq!(book.placements.len(), PLACEMENTS, "every order has a number");
        book.lists = Situation::all().map(|situation| book.build_list(&situation)).collect();
        book
    }

    /// Adds all placements of `count` more cubes; `kind` numbers direction and fuel.
    fn extend(&mut self, chosen: &mut Vec<usize>, from_kind: usize, count: u8) {
        if count == 0 {
            let mut cubes = [Cubes::default(); 6];
            for kind in chosen.iter() {
                let side = &mut cubes[kind / 2];
                *(if kind % 2 == 0 { &mut side.normal } else { &mut side.super_fuel }) += 1;
            }
            // KOS-ORD-11: no new cubes on two opposite directions.
            if (0..3).all(|axis| cubes[axis].is_empty() || cubes[axis + 3].is_empty()) {
                self.add(cubes, cubes.map(|side| side.thrust() as u8), false);
            }
            return;
        }
        for kind in from_kind..12 {
            chosen.push(kind);
            self.extend(chosen, kind, count - 1);
            chosen.pop();
        }
    }

    fn add_idle_takeoff(&mut self, cube: Cubes) {
        let mut cubes = [Cubes::default(); 6];
        cubes[Direction::E as usize] = cube;
        cubes[Direction::W as usize] = cube;
        self.add(cubes, [0; 6], true);
    }

    fn add(&mut self, cubes: [Cubes; 6], thrust: [u8; 6], is_idle_takeoff: bool) {
        let normal = cubes.iter().map(|side| side.normal as u8).sum();
        let super_fuel = cubes.iter().map(|side| side.super_fuel as u8).sum();
        let number = self.placements.len() as u16;
        self.numbers.entry((thrust, normal, super_fuel)).or_insert_with(|| {
            self.placements.push(Placement { cubes, normal, super_fuel, is_idle_takeoff });
            number
        });
    }

    /// All orders, with and without a converted shield.
    pub fn all(&self) -> impl Iterator<Item = Order> {
        (0..self.placements.len() as u16 * 2).map(Order)
    }

    /// The legal orders of a ship, as one or two ready lists. The rules behind them stand in
    /// `Kosmonauts::check_order`; the contract proves that both agree.
    #[inline]
    pub fn legal(&self, ship: &Ship, limit: u8) -> ArrayVec<&[Action], 2> {
        let mut lists = ArrayVec::new();
        lists.push(&self.lists[Situation::of(ship, limit, false).key()][..]);
        if ship.shields > 0 {
            lists.push(&self.lists[Situation::of(ship, limit, true).key()][..]);
        }
        lists
    }

    fn build_list(&self, situation: &Situation) -> Vec<Action> {
        self.all()
            .filter(|order| {
                situation.converts_shield == order.converts_shield()
                    && situation.allows(&self.placements[usize::from(order.0 >> 1)])
            })
            .map(Action::Order)
            .collect()
    }
}

/// What decides which orders are legal.
struct Situation {
    limit: u8,
    /// Normal fuel that can be placed, that of a converted shield included.
    normal: u8,
    super_fuel: u8,
    is_full: bool,
    is_landed: bool,
    converts_shield: bool,
}

impl Situation {
    fn of(ship: &Ship, limit: u8, converts_shield: bool) -> Self {
        let converted = if converts_shield { CONVERSION_FUEL } else { 0 };
        Self {
            limit,
            normal: (ship.tank.normal + converted).min(MOST_CUBES),
            super_fuel: ship.tank.super_fuel,
            is_full: ship.tank.empty_slots() == 0,
            is_landed: ship.is_landed(),
            converts_shield,
        }
    }

    /// The number of the situation; situations with equal numbers have equal lists.
    #[inline]
    fn key(&self) -> usize {
        let limit = match self.limit {
            0 => 0,
            MOST_CUBES => 2,
            _ => 1,
        };
        let flags = usize::from(self.is_full) << 2
            | usize::from(self.is_landed) << 1
            | usize::from(self.converts_shield);
        ((limit * FUEL_LEVELS + usize::from(self.normal)) * FUEL_LEVELS
            + usize::from(self.super_fuel))
            * 8
            + flags
    }

    /// Every situation, in the order of its number.
    fn all() -> impl Iterator<Item = Self> {
        let levels = 0..FUEL_LEVELS as u8;
        LIMITS.into_iter().flat_map(move |limit| {
            let levels = levels.clone();
            levels.clone().flat_map(move |normal| {
                levels.clone().flat_map(move |super_fuel| {
                    (0..8).map(move |flags| Self {
                        limit,
                        normal,
                        super_fuel,
                        is_full: flags & 4 != 0,
                        is_landed: flags & 2 != 0,
                        converts_shield: flags & 1 != 0,
                    })
                })
            })
        })
    }

    fn allows(&self, placement: &Placement) -> bool {
        placement.count() <= self.limit
            && placement.normal <= self.normal
            && placement.super_fuel <= self.super_fuel
            && (self.is_landed || !placement.is_idle_takeoff)
            && !(self.converts_shield && self.is_full && placement.count() == 0)
    }
}

/// The notation: a cube is its direction, `*` marks super fuel, `shield` the conversion.
impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        for direction in Direction::ALL {
            let cubes = self.placement().cubes[direction as usize];
            for _ in 0..cubes.normal {
                write!(f, "{space}{direction}")?;
                space = " ";
            }
            for _ in 0..cubes.super_fuel {
                write!(f, "{space}{direction}*")?;
                space = " ";
            }
        }
        if self.converts_shield() {
            write!(f, "{space}shield")?;
        }
        if *self == Self::NOTHING { f.write_str("nothing") } else { Ok(()) }
    }
}

impl FromStr for Order {
    type Err = String;

    /// Reads the cubes of an order in any sequence; equivalent orders become one.
    fn from_str(text: &str) -> Result<Self, String> {
        let (mut normal, mut super_fuel, mut converts_shield) = ([0; 6], [0; 6], false);
        if text.trim().is_empty() {
            return Err(
                "an order without a word; one that places nothing is written nothing".into()
            );
        }
        for word in text.split_whitespace() {
            match word.strip_suffix('*') {
                _ if word == "nothing" => {}
                _ if word == "shield" && !converts_shield => converts_shield = true,
                _ if word == "shield" => {
                    return Err("a second shield in one order breaks KOS-ORD-7".to_owned());
                }
                Some(direction) => place(&mut super_fuel, direction.parse()?),
                None => place(&mut normal, word.parse()?),
            }
        }
        Self::compose(normal, super_fuel, converts_shield)
            .map_err(|refusal| format!("{text:?} breaks {refusal}"))
    }
}

fn place(cubes: &mut [u8; 6], direction: Direction) {
    let count = &mut cubes[direction as usize];
    *count = count.saturating_add(1);
}

table::serde_as_text!(Order);

impl Numbered for Order {
    const COUNT: usize = 2 * PLACEMENTS;

    fn index(self) -> usize {
        self.0.into()
    }

    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u16))
    }
}

/// Yields what the order places, not how it is called.
impl Values for Order {
    fn values(&self, _: &'static str, say: &mut dyn FnMut(&'static str, Value)) {
        for direction in Direction::ALL {
            let cubes = self.placement().cubes[direction as usize];
            (0..cubes.normal).for_each(|_| say("normal", direction.into()));
            (0..cubes.super_fuel).for_each(|_| say("super", direction.into()));
        }
        say("shields", u8::from(self.converts_shield()).into());
    }
}

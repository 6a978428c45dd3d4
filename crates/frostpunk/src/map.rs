//! Positions, fields and what is adjacent to what. FRO-MAP, FRO-RULING-29, FRO-RULING-40.

table::ids! {
    /// A place for a map tile, near or far, around the generator tile. FRO-SETUP-1, FRO-MAP-8,
    /// FRO-RULING-49.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Position is "a position" {
        N0 = "n0", N1 = "n1", N2 = "n2", N3 = "n3", N4 = "n4", N5 = "n5",
        N6 = "n6", N7 = "n7", N8 = "n8", N9 = "n9", N10 = "n10", N11 = "n11",
        F0 = "f0", F1 = "f1", F2 = "f2", F3 = "f3", F4 = "f4", F5 = "f5",
        F6 = "f6", F7 = "f7", F8 = "f8", F9 = "f9", F10 = "f10", F11 = "f11",
        F12 = "f12", F13 = "f13", F14 = "f14", F15 = "f15", F16 = "f16", F17 = "f17",
    }
    /// Some positions.
    pub set Positions(u32);
    /// A value for each position.
    pub map ByPosition;
}

table::ids! {
    /// A field: a petal of the generator tile, or one half of a map tile.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Field is "a field" {
        G0 = "g0", G1 = "g1", G2 = "g2", G4 = "g4", G5 = "g5", N0A = "n0.a",
        N0B = "n0.b", N1A = "n1.a", N1B = "n1.b", N2A = "n2.a", N2B = "n2.b", N3A = "n3.a",
        N3B = "n3.b", N4A = "n4.a", N4B = "n4.b", N5A = "n5.a", N5B = "n5.b", N6A = "n6.a",
        N6B = "n6.b", N7A = "n7.a", N7B = "n7.b", N8A = "n8.a", N8B = "n8.b", N9A = "n9.a",
        N9B = "n9.b", N10A = "n10.a", N10B = "n10.b", N11A = "n11.a", N11B = "n11.b", F0A = "f0.a",
        F0B = "f0.b", F1A = "f1.a", F1B = "f1.b", F2A = "f2.a", F2B = "f2.b", F3A = "f3.a",
        F3B = "f3.b", F4A = "f4.a", F4B = "f4.b", F5A = "f5.a", F5B = "f5.b", F6A = "f6.a",
        F6B = "f6.b", F7A = "f7.a", F7B = "f7.b", F8A = "f8.a", F8B = "f8.b", F9A = "f9.a",
        F9B = "f9.b", F10A = "f10.a", F10B = "f10.b", F11A = "f11.a", F11B = "f11.b", F12A = "f12.a",
        F12B = "f12.b", F13A = "f13.a", F13B = "f13.b", F14A = "f14.a", F14B = "f14.b", F15A = "f15.a",
        F15B = "f15.b", F16A = "f16.a", F16B = "f16.b", F17A = "f17.a", F17B = "f17.b",
    }
    /// Some fields.
    pub set Fields(u128);
    /// A value for each field.
    pub map ByField;
}

/// Near positions come first.
const NEAR: usize = 12;
/// The fields of the generator tile come first.
const PETALS: usize = 5;
/// How many corners the rim has.
pub const CORNERS: usize = 6;

/// The directions clockwise from north, as axial coordinates.
const DIRECTIONS: [(i8, i8); CORNERS] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
/// The directions of the petals g0, g1, g2, g4 and g5; the drawer is at g3. FRO-MAP-3: a near tile
/// touches up to two of them, and n6 touches the drawer alone.
const PETAL_DIRECTIONS: [usize; PETALS] = [0, 1, 2, 4, 5];

const fn sum(one: (i8, i8), times: i8, other: (i8, i8), other_times: i8) -> (i8, i8) {
    (one.0 * times + other.0 * other_times, one.1 * times + other.1 * other_times)
}

const fn place(position: usize) -> (i8, i8) {
    if position < NEAR {
        let [one, next] = [DIRECTIONS[position / 2], DIRECTIONS[(position / 2 + 1) % CORNERS]];
        if position.is_multiple_of(2) { sum(one, 2, next, 0) } else { sum(one, 1, next, 1) }
    } else {
        let [corner, side] = [(position - NEAR) / 3, (position - NEAR) % 3];
        let [one, next] = [DIRECTIONS[corner], DIRECTIONS[(corner + 1) % CORNERS]];
        sum(one, 3 - side as i8, next, side as i8)
    }
}

const fn touch(one: (i8, i8), other: (i8, i8)) -> bool {
    let mut direction = 0;
    while direction < CORNERS {
        let step = DIRECTIONS[direction];
        if one.0 + step.0 == other.0 && one.1 + step.1 == other.1 {
            return true;
        }
        direction += 1;
    }
    false
}

const NEIGHBORS: [u32; Position::COUNT] = {
    let mut neighbors = [0; Position::COUNT];
    let mut one = 0;
    while one < Position::COUNT {
        let mut other = 0;
        while other < Position::COUNT {
            if touch(place(one), place(other)) {
                neighbors[one] |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    neighbors
};

const fn halves(position: usize) -> u128 {
    0b11 << (PETALS + 2 * position)
}

const FIELD_NEIGHBORS: [u128; Field::COUNT] = {
    let mut neighbors = [0; Field::COUNT];
    let mut position = 0;
    while position < Position::COUNT {
        // FRO-MAP-1: the other half, both halves of every tile next to it, and touching petals.
        // FRO-MAP-7: so both halves have the same ones, however a tile is turned.
        let mut around = halves(position);
        let mut other = 0;
        while other < Position::COUNT {
            if NEIGHBORS[position] & (1 << other) != 0 {
                around |= halves(other);
            }
            other += 1;
        }
        let mut petal = 0;
        while petal < PETALS {
            if touch(DIRECTIONS[PETAL_DIRECTIONS[petal]], place(position)) {
                around |= 1 << petal;
                // FRO-MAP-2, FRO-RULING-28: petals do not touch each other.
                neighbors[petal] |= halves(position);
            }
            petal += 1;
        }
        let mut half = 0;
        while half < 2 {
            let field = PETALS + 2 * position + half;
            neighbors[field] = around & !(1 << field);
            half += 1;
        }
        position += 1;
    }
    neighbors
};

impl Position {
    /// Where it lies, as axial coordinates around the Generator: one step along the first goes
    /// south-east, one along the second south.
    pub const fn axial(self) -> (i8, i8) {
        place(self.index())
    }

    /// Whether it touches the generator tile.
    #[inline]
    pub const fn is_near(self) -> bool {
        self.index() < NEAR
    }

    /// The positions that share an edge with it.
    #[inline]
    pub const fn neighbors(self) -> Positions {
        Positions(NEIGHBORS[self.index()])
    }

    /// Its two fields.
    #[inline]
    pub const fn fields(self) -> [Field; 2] {
        let first = PETALS + 2 * self.index();
        [Field::ALL[first], Field::ALL[first + 1]]
    }

    /// The far position at a rim corner. FRO-MAP-5, FRO-C-24.
    pub const fn at_corner(corner: usize) -> Self {
        Self::ALL[NEAR + 3 * corner]
    }

    /// The near position between a rim corner and the generator tile. FRO-SETUP-6.
    pub const fn inside_corner(corner: usize) -> Self {
        Self::ALL[2 * corner]
    }

    /// How many of its six edges touch the rim of a map. FRO-MAP-5.
    pub const fn outer_edges(self, map: Positions) -> u32 {
        // A near tile touches one or two petals; the drawer is in the place of one.
        let petals = if self.is_near() { 1 + self.index() as u32 % 2 } else { 0 };
        6 - petals - self.neighbors().intersection(map).len()
    }
}

impl Positions {
    /// All near positions.
    pub const NEAR: Self = Self((1 << NEAR) - 1);
    /// All far positions.
    pub const FAR: Self = Self(Self::ALL.0 & !Self::NEAR.0);
}

impl Field {
    /// Where its tile lies, as axial coordinates; those of a petal are next to the Generator.
    pub const fn axial(self) -> (i8, i8) {
        match self.position() {
            Some(position) => position.axial(),
            None => DIRECTIONS[PETAL_DIRECTIONS[self.index()]],
        }
    }

    /// Its position; the fields of the generator tile have none.
    #[inline]
    pub const fn position(self) -> Option<Position> {
        match self.index().checked_sub(PETALS) {
            Some(half) => Some(Position::ALL[half / 2]),
            None => None,
        }
    }

    /// The fields adjacent to it, whether or not a tile lies there. FRO-MAP-1, FRO-MAP-2.
    #[inline]
    pub const fn neighbors(self) -> Fields {
        Fields(FIELD_NEIGHBORS[self.index()])
    }

    /// The other half of its tile.
    #[inline]
    pub const fn other_half(self) -> Option<Self> {
        match self.index().checked_sub(PETALS) {
            Some(half) => Some(Self::ALL[PETALS + (half ^ 1)]),
            None => None,
        }
    }
}

//! Tiles, goods on fields, and buildings that fall. FRO-SNOW, FRO-GATH, FRO-FX-20 to FRO-FX-23.

use crate::action::Action;
use crate::building::Building;
use crate::card::{Counter, Scenario, Tile};
use crate::content::{Deposit, Size};
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::good::{Good, MapGood};
use crate::map::{Field, Fields, Position, Positions};
use crate::op::{Land, Mod, Target};
use crate::state::{Frostpunk, Ground, PIECES, TREES};

impl Frostpunk {
    // Tiles.

    /// The free positions where a tile may be laid. FRO-SNOW-3, FRO-SNOW-4.
    pub(crate) fn layable(&self, land: Land) -> Positions {
        let is_free = |position: &Position| self.ground[*position] == Ground::Snow;
        let near = Positions::NEAR.iter().filter(is_free);
        match land {
            Land::Near => near.collect(),
            Land::Far => {
                let connected = self.connected();
                Positions::FAR
                    .iter()
                    .filter(is_free)
                    .filter(|position| position.neighbors().meets(connected))
                    .collect()
            }
        }
    }

    /// Tiles that are connected to the generator tile. Ridge and wreck connect nothing (FRO-C-8).
    pub(crate) fn connected(&self) -> Positions {
        let is_tile = |position: &Position| self.ground[*position].is_tile();
        let mut connected: Positions = Positions::NEAR.iter().filter(is_tile).collect();
        loop {
            let grown = Positions::FAR
                .iter()
                .filter(is_tile)
                .filter(|position| position.neighbors().meets(connected))
                .fold(connected, Positions::with);
            if grown == connected {
                return connected;
            }
            connected = grown;
        }
    }

    /// Tiles of a stack that nobody has drawn.
    pub(crate) fn tiles_left(&self, land: Land) -> u8 {
        let stack = Tile::stack(land == Land::Near);
        let face_down = self.face_down().iter();
        let waiting = face_down.filter(|position| position.is_near() == (land == Land::Near));
        (self.tiles.intersection(stack).len() as u8) - waiting.count() as u8
    }

    /// Positions whose tile is not turned up yet.
    pub(crate) fn face_down(&self) -> Positions {
        let is_face_down = |position: &Position| self.ground[*position] == Ground::FaceDown;
        Positions::ALL.iter().filter(is_face_down).collect()
    }

    /// Whether a tile can be laid. FRO-SNOW-2.
    pub(crate) fn can_lay(&self, land: Land) -> bool {
        self.tiles_left(land) > 0 && !self.layable(land).is_empty()
    }

    /// How many tiles clearing snow lays. FRO-SNOW-2, FRO-C-41: what a scenario says comes before
    /// the rulebook (FRO-DEC-1). FRO-RULING-80.
    pub(crate) fn tiles_of_action(&self, land: Land) -> u8 {
        match (self.options.scenario, land) {
            (Scenario::Ridge, _) => 1,
            (Scenario::Plain, Land::Near) => 3,
            (Scenario::Plain, Land::Far) | (_, Land::Near) => 2,
            (_, Land::Far) => 1,
        }
    }

    /// Begins to lay tiles; they are turned up when all of them lie. FRO-SNOW-5, FRO-FX-45: the
    /// next operation of a card waits until then.
    pub(crate) fn begin_laying(&mut self, land: Land, count: u8) {
        self.questions.ask(Frame::TurnTiles);
        self.questions.ask(Frame::Lay { land, left: count });
    }

    /// A tile is turned up. FRO-SNOW-6.
    pub(crate) fn turn_tile(&mut self, position: Position, tile: Tile, log: &mut impl Log) {
        self.tiles = self.tiles.without(tile);
        self.ground[position] = Ground::Tile(tile);
        log.tell(Event::TileRevealed { position, tile });
        let info = self.content().tile(tile);
        for (field, pieces) in position.fields().into_iter().zip(info.fields) {
            if let Some((good, count)) = pieces {
                self.put_pieces(field, good, count);
            }
        }
        self.gain(Good::Food, info.food, log);
    }

    /// Puts pieces on a field, as many as fit and as there are. FRO-LIM-5, FRO-LIM-6,
    /// FRO-RULING-72.
    pub(crate) fn put_pieces(&mut self, field: Field, good: MapGood, count: u8) {
        let bank = if good == MapGood::Tree { TREES - self.trees() } else { u8::MAX };
        let count = count.min(bank).min(PIECES - self.fields[field].count);
        if count > 0 {
            self.fields[field].put(good, count);
        }
    }

    // Goods on fields.

    /// Whether more pieces fit on a field. FRO-FX-21.
    fn has_room(&self, field: Field, good: MapGood) -> bool {
        let state = &self.fields[field];
        let holds = state.good.is_none_or(|other| other == good) && state.count < PIECES;
        let bank = good != MapGood::Tree || self.trees() < TREES;
        self.is_open(field) && holds && bank && state.building.is_none() && !state.has_rubble
    }

    /// Whether `add_to_map` finds a field.
    pub(crate) fn can_add_to_map(&self, good: MapGood) -> bool {
        Field::ALL.into_iter().any(|field| self.has_room(field, good))
    }

    /// Fields for `add_to_map` that are not chosen yet.
    pub(crate) fn addable(&self, good: MapGood) -> impl Iterator<Item = Field> {
        let is_open =
            move |field: &Field| self.has_room(*field, good) && !self.marked.contains(*field);
        Field::ALL.into_iter().filter(is_open)
    }

    /// Fields that hold pieces of a kind; only the pawn's own if it has one.
    pub(crate) fn fields_with(
        &self,
        good: MapGood,
        own: Option<Field>,
    ) -> impl Iterator<Item = Field> {
        Field::ALL.into_iter().filter(move |field| {
            let state = &self.fields[*field];
            state.good == Some(good) && state.count > 0 && own.is_none_or(|own| own == *field)
        })
    }

    /// Fields for `take_from_map`. FRO-C-12: the cost of C03 takes from two different map tiles.
    pub(crate) fn takeable(&self, good: MapGood) -> impl Iterator<Item = Field> {
        let is_cost = self.owner.is_some();
        self.fields_with(good, None).filter(move |field| {
            let tile_is_marked = field.other_half().is_some_and(|half| self.marked.contains(half));
            let fits_cost = field.position().is_some() && !tile_is_marked;
            !self.marked.contains(*field) && (!is_cost || fits_cost)
        })
    }

    /// Adjacent fields with something to collect. FRO-BLD-9.
    pub(crate) fn collectable(&self, field: Option<Field>) -> impl Iterator<Item = Field> {
        let around = field.map_or(Fields::NONE, |field| self.around(field));
        around.iter().filter(|field| self.fields[*field].resource().is_some())
    }

    /// Takes one resource from every adjacent field. FRO-BLD-9.
    pub(crate) fn collect(&mut self, field: Option<Field>, log: &mut impl Log) {
        let fields: Fields = self.collectable(field).collect();
        for field in fields.iter() {
            self.take_resource(field, 1, log);
        }
    }

    /// Moves resources from a field into the pool.
    pub(crate) fn take_resource(&mut self, field: Field, count: u8, log: &mut impl Log) {
        if let Some((good, there)) = self.fields[field].resource() {
            let count = count.min(there);
            self.fields[field].take(count);
            self.gain(good, count, log);
        }
    }

    /// Trees that a sawmill reaches. FRO-BLD-11.
    pub(crate) fn sawable(
        &self,
        field: Option<Field>,
        is_wide: bool,
    ) -> impl Iterator<Item = Field> {
        let reach = field.map_or(Fields::NONE, |field| {
            if is_wide { self.around(field) } else { field.other_half().into_iter().collect() }
        });
        reach.iter().filter(|field| self.fields[*field].trees() > 0)
    }

    /// Fields where a coal thumper brings coal up. FRO-BLD-14.
    pub(crate) fn thumpable(&self, field: Option<Field>) -> impl Iterator<Item = Field> {
        let around = field.map_or(Fields::NONE, |field| self.around(field));
        around.iter().filter(|field| {
            let state = &self.fields[*field];
            let is_coal = state.good == Some(MapGood::Coal) && state.count < PIECES;
            (is_coal || state.good.is_none()) && state.building.is_none() && !state.has_rubble
        })
    }

    /// Whether a card can gather at a place. FRO-FX-41.
    pub(crate) fn can_gather_from(&self, field: Option<Field>) -> bool {
        let Some(field) = field else { return false };
        if self.fields[field].building == Some(Building::GatheringPost) {
            self.collectable(Some(field)).next().is_some()
        } else {
            self.fields[field].resource().is_some()
        }
    }

    /// A card gathers. FRO-FX-41.
    pub(crate) fn gather_some(&mut self, field: Option<Field>, count: u8, log: &mut impl Log) {
        let Some(field) = field else { return };
        if self.fields[field].building == Some(Building::GatheringPost) {
            self.questions.ask(Frame::Collect { field, left: count });
        } else {
            self.take_resource(field, count, log);
            self.touch(field, log);
        }
    }

    /// The first work on a tile finds the knowledge that lies there. FRO-C-40.
    pub(crate) fn touch(&mut self, field: Field, log: &mut impl Log) {
        if let Some(position) = field.position()
            && self.knowledge.contains(position)
        {
            self.knowledge = self.knowledge.without(position);
            self.count(Counter::Knowledge, 1, log);
        }
    }

    // Buildings that fall.

    /// Buildings that an effect may name. FRO-FX-22.
    pub(crate) fn targets(&self, target: Target) -> impl Iterator<Item = Field> {
        self.buildings().filter_map(move |(field, kind)| {
            let size = self.content().buildings[kind].size;
            let is_meant = match target {
                Target::Any => true,
                Target::Small => size == Size::Small,
                Target::Large => size == Size::Large,
                Target::Shelter => is_shelter(kind),
                Target::Kind(other) => kind == other,
            };
            is_meant.then_some(field)
        })
    }

    /// Whether a building can be torn down or destroyed at all. FRO-BLD-26.
    pub(crate) fn may_fall(&self, field: Field) -> bool {
        self.fields[field].building.is_some_and(|kind| !self.content().buildings[kind].is_fixed)
    }

    /// Shelters that can become ruins. FRO-FX-23.
    pub(crate) fn ruinable(&self, target: Target) -> impl Iterator<Item = Field> {
        self.targets(target).filter(|field| self.fields[*field].building.is_some_and(is_shelter))
    }

    /// A shelter becomes ruins. FRO-WEA-10, FRO-WEA-11.
    pub(crate) fn ruin(&mut self, field: Field, log: &mut impl Log) {
        if let Some(building) = self.fields[field].building {
            self.fields[field].building = Some(Building::Ruins);
            log.tell(Event::Ruined { building, field });
        }
    }

    /// Takes a building off the map. FRO-CONS-9, FRO-CONS-10.
    pub(crate) fn take_building(&mut self, field: Field) {
        let Some(kind) = self.fields[field].building else { return };
        let mut halves = Fields::only(field);
        if let (true, Some(other)) = (self.is_large(kind), field.other_half()) {
            halves = halves.with(other);
        }
        for half in halves.iter() {
            self.fields[half].building = None;
            self.fields[half].is_upgraded = false;
            for place in 0..2 {
                if let Some(pawn) = self.fields[half].pawns[place].take() {
                    self.pool[pawn] += 1;
                }
            }
        }
        // Ruins leave the game, and so does a tile whose back side is ruins already.
        if kind != Building::Ruins && !self.ruined.contains(kind) {
            self.supply[kind] += 1;
        }
        if kind == Building::Workshop && self.built(Building::Workshop) == 0 {
            self.development = None; // FRO-TECH-5
        }
    }

    // Deposits.

    /// Whether a tile is adjacent to a deposit of a kind. FRO-MAP-5.
    pub(crate) fn touches(&self, position: Position, deposit: Deposit) -> bool {
        self.deposits[deposit].contains(position)
    }

    /// Whether a tile is adjacent to any deposit.
    pub(crate) fn touches_deposit(&self, position: Position) -> bool {
        self.deposits.iter().any(|touching| touching.contains(position))
    }

    /// Wood for each tree that can be gathered, if it can. FRO-C-37.
    pub(crate) fn tree_gather(&self) -> Option<u8> {
        let wood = self.modifier(|modifier| match modifier {
            Mod::TreeGather(n) => Some(n),
            _ => None,
        });
        (wood > 0).then_some(wood)
    }

    /// Lists fields as answers.
    pub(crate) fn list_fields(fields: impl Iterator<Item = Field>, out: &mut impl FnMut(Action)) {
        fields.map(Action::Field).for_each(out);
    }
}

/// Whether a kind has a ruins side.
pub(crate) const fn is_shelter(kind: Building) -> bool {
    matches!(kind, Building::Tent | Building::Bunkhouse | Building::House)
}

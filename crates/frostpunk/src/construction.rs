//! Building, demolishing, upgrading, blasting. FRO-CONS, FRO-BLD-25.

use crate::action::Action;
use crate::building::Building;
use crate::card::Scenario;
use crate::content::{Cost, Deposit, Site, Size};
use crate::event::{Event, Log};
use crate::frame::{Context, Frame};
use crate::good::Good;
use crate::map::{Field, Position, Positions};
use crate::op::Op;
use crate::state::{Frostpunk, Ground};

/// What blasting costs. FRO-C-41.
pub(crate) const BLAST: u8 = 2;

impl Frostpunk {
    /// Whether a kind can be built now: a tile, permission, payment and a place. FRO-CONS-3 to
    /// FRO-CONS-8.
    pub(crate) fn can_build(&self, kind: Building, is_free: bool) -> bool {
        let Some(cost) = self.building_cost(kind) else { return false };
        (is_free || self.can_pay(&cost)) && self.has_site(kind)
    }

    /// What a kind costs if there is a tile of it that may be built. FRO-RULING-33: the cookhouse has
    /// no price.
    fn building_cost(&self, kind: Building) -> Option<Cost> {
        let is_there = self.supply[kind] > 0 && !self.ruined.contains(kind);
        self.content().buildings[kind].cost.filter(|_| is_there && self.is_unlocked(kind))
    }

    /// Whether a kind may be built: those of laws and scenarios have to be unlocked. FRO-LAW-4.
    pub fn is_unlocked(&self, kind: Building) -> bool {
        let needs_unlocking =
            self.content().buildings[kind].law.is_some() || kind >= Building::SeedlingArk;
        !needs_unlocking || self.unlocked.contains(kind)
    }

    fn has_site(&self, kind: Building) -> bool {
        match self.content().buildings[kind].size {
            Size::Small => self.small_sites(kind).next().is_some(),
            Size::Large | Size::Marker => self.wide_sites(kind).next().is_some(),
        }
    }

    /// Whether a field is free for a building. FRO-CONS-4.
    pub(crate) fn is_free(&self, field: Field) -> bool {
        let state = &self.fields[field];
        self.is_open(field) && state.building.is_none() && !state.has_pawn() && !state.has_rubble
    }

    fn suits(&self, site: Option<Site>, position: Option<Position>) -> bool {
        match (site, position) {
            (None, _) | (Some(Site::Map), Some(_)) => true,
            (Some(Site::CoalDeposit), Some(position)) => self.touches(position, Deposit::Coal),
            (Some(Site::WoodDeposit), Some(position)) => self.touches(position, Deposit::Wood),
            (Some(Site::Far), Some(position)) => !position.is_near(),
            (Some(_), None) => false,
        }
    }

    /// Whether an open tile is what the site of a building asks for, free or not. FRO-CONS-7.
    pub(crate) fn has_suited_tile(&self, kind: Building) -> bool {
        let site = self.content().buildings[kind].site;
        let is_tile = |position: &Position| self.ground[*position].is_tile();
        Position::ALL.into_iter().filter(is_tile).any(|position| self.suits(site, Some(position)))
    }

    /// Fields for a small building.
    pub(crate) fn small_sites(&self, kind: Building) -> impl Iterator<Item = Field> {
        let site = self.content().buildings[kind].site;
        Field::ALL
            .into_iter()
            .filter(move |field| self.is_free(*field) && self.suits(site, field.position()))
    }

    /// Tiles for a large building or a marker. FRO-RULING-18.
    pub(crate) fn wide_sites(&self, kind: Building) -> impl Iterator<Item = Position> {
        let info = &self.content().buildings[kind];
        Position::ALL.into_iter().filter(move |position| {
            let is_free = match info.size {
                Size::Marker => {
                    matches!(self.ground[*position], Ground::Tile(_))
                        && !self.hubs.contains(*position)
                }
                Size::Small | Size::Large => {
                    position.fields().iter().all(|field| self.is_free(*field))
                }
            };
            is_free && self.suits(info.site, Some(*position))
        })
    }

    /// Buildings that can be torn down. FRO-CONS-9.
    pub(crate) fn demolishable(&self) -> impl Iterator<Item = Field> {
        self.buildings()
            .map(|(field, _)| field)
            .filter(|field| self.may_fall(*field) && !self.fields[*field].has_pawn())
    }

    /// Rubble that can be cleared. FRO-C-39.
    pub(crate) fn diggable(&self) -> impl Iterator<Item = Field> {
        Field::ALL
            .into_iter()
            .filter(|field| self.fields[*field].has_rubble && !self.fields[*field].has_pawn())
    }

    /// Ridge tiles that can be blasted with so much coal. FRO-C-41.
    pub(crate) fn blastable(&self, coal: u8) -> impl Iterator<Item = Position> {
        let can_pay = self.options.scenario == Scenario::Ridge && coal >= BLAST;
        let is_tile = |position: &Position| self.ground[*position].is_tile();
        let tiles: Positions = Position::ALL.into_iter().filter(is_tile).collect();
        Position::ALL.into_iter().filter(move |position| {
            can_pay
                && self.ground[*position] == Ground::Ridge
                && (position.is_near() || position.neighbors().meets(tiles))
        })
    }

    /// Whether a construction action can do anything, with so much coal for blasting if that is
    /// allowed. FRO-CONS-2, FRO-RULING-100.
    pub(crate) fn can_construct(&self, coal: Option<u8>) -> bool {
        self.demolishable().next().is_some()
            || self.diggable().next().is_some()
            || Building::ALL.into_iter().any(|kind| self.can_build(kind, false))
            || coal.is_some_and(|coal| self.blastable(coal).next().is_some())
    }

    /// What the next operation can be. FRO-RULING-89.
    pub(crate) fn list_construction(
        &self,
        is_begun: bool,
        may_blast: bool,
        out: &mut impl FnMut(Action),
    ) {
        for kind in Building::ALL {
            if self.can_build(kind, false) {
                out(Action::Build(kind));
            }
        }
        self.demolishable().map(Action::Demolish).for_each(&mut *out);
        self.diggable().map(Action::Dig).for_each(&mut *out);
        if is_begun {
            out(Action::Finish);
        } else if may_blast {
            self.blastable(self.goods[Good::Coal]).map(Action::Blast).for_each(out);
        }
    }

    /// Where a building can stand.
    pub(crate) fn list_sites(&self, kind: Building, out: &mut impl FnMut(Action)) {
        match self.content().buildings[kind].size {
            Size::Small => self.small_sites(kind).map(Action::Field).for_each(out),
            Size::Large | Size::Marker => self.wide_sites(kind).map(Action::Lay).for_each(out),
        }
    }

    /// Puts a building up. FRO-CONS-3, FRO-CONS-5.
    pub(crate) fn build(
        &mut self,
        kind: Building,
        is_free: bool,
        site: Action,
        log: &mut impl Log,
    ) {
        if let (false, Some(cost)) = (is_free, self.content().buildings[kind].cost) {
            self.pay(&cost, log);
        }
        self.supply[kind] -= 1;
        let (field, position) = match site {
            Action::Field(field) => (Some(field), None),
            Action::Lay(position) => (None, Some(position)),
            other => panic!("{other} is no site"),
        };
        log.tell(Event::Built { building: kind, field, position });
        if let (Size::Marker, Some(position)) = (self.content().buildings[kind].size, position) {
            self.hubs = self.hubs.with(position); // FRO-RULING-103
            return;
        }
        // FRO-TECH-3: further ones begin nothing.
        let first_workshop = kind == Building::Workshop && self.built(kind) == 0;
        for field in position.map_or_else(|| [field, None], |position| position.fields().map(Some))
        {
            let Some(field) = field else { continue };
            self.fields[field].clear();
            self.fields[field].building = Some(kind);
        }
        let field = field.or(position.map(|position| position.fields()[0]));
        let field = field.expect("a building has a place");
        self.touch(field, log);
        if first_workshop && self.development.is_none() {
            self.ask_research(); // FRO-CONS-11, FRO-RULING-44
        }
        if kind == Building::ElectrostaticFilter {
            self.ground_tile(field);
        }
        // FRO-RULING-60: only the first time.
        let happens_once = kind == Building::CorpsePit;
        if !(happens_once && self.has_built_pit) {
            self.run(self.content().buildings[kind].built, Context::CARD);
        }
        self.has_built_pit |= happens_once;
    }

    /// A filter takes the discharge point of its tile and one of a tile next to it, which the
    /// decider names. FRO-C-40, FRO-RULING-102: on the generator tile those its petal touches.
    fn ground_tile(&mut self, field: Field) {
        if let Some(position) = field.position() {
            self.discharge = self.discharge.without(position);
        }
        self.questions.ask(Frame::Filter { field });
    }

    /// The discharge points next to a filter.
    pub(crate) fn charged_around(&self, field: Field) -> Positions {
        let around: Positions = field.neighbors().iter().filter_map(Field::position).collect();
        around.intersection(self.discharge)
    }

    /// Tears a building down. FRO-CONS-9.
    pub(crate) fn demolish(&mut self, field: Field, log: &mut impl Log) {
        if let Some(building) = self.fields[field].building {
            log.tell(Event::Demolished { building, field });
        }
        self.take_building(field);
        self.touch(field, log);
    }

    /// FRO-FX-22.
    pub(crate) fn destroy(&mut self, field: Field, log: &mut impl Log) {
        if let Some(building) = self.fields[field].building {
            log.tell(Event::Destroyed { building, field });
        }
        self.take_building(field);
    }

    /// Clears rubble; what lay under it is drawn. FRO-C-27, FRO-RULING-79.
    pub(crate) fn dig(&mut self, field: Field) {
        self.fields[field].has_rubble = false;
        self.questions.ask(Frame::DrawRubble);
    }

    /// FRO-C-41.
    pub(crate) fn blast(&mut self, position: Position, log: &mut impl Log) {
        self.lose(Good::Coal, BLAST, log);
        self.ground[position] = Ground::Snow;
        log.tell(Event::RidgeBlasted { position });
    }

    /// Buildings that have a better side and no pawn. FRO-BLD-5, FRO-BLD-25, FRO-RULING-30.
    pub(crate) fn upgradeable(&self) -> impl Iterator<Item = Field> {
        self.buildings().filter_map(|(field, kind)| {
            let state = &self.fields[field];
            let can = self.content().buildings[kind].upgrade.is_some()
                && !state.is_upgraded
                && !state.has_pawn();
            can.then_some(field)
        })
    }

    /// Those whose upgrade can be paid.
    pub(crate) fn payable_upgrades(&self) -> impl Iterator<Item = Field> {
        self.upgradeable().filter(|field| {
            let kind = self.fields[*field].building.expect("only buildings are upgraded");
            let cost = self.content().buildings[kind].upgrade;
            cost.is_some_and(|cost| self.can_pay(&cost))
        })
    }

    /// Turns a building to its better side. FRO-BLD-25.
    pub(crate) fn upgrade(&mut self, field: Field, is_free: bool, log: &mut impl Log) {
        let building = self.fields[field].building.expect("only buildings are upgraded");
        if let (false, Some(cost)) = (is_free, self.content().buildings[building].upgrade) {
            self.pay(&cost, log);
        }
        self.fields[field].is_upgraded = true;
        log.tell(Event::Upgraded { building, field });
    }

    /// The kinds that an operation builds without cost.
    pub(crate) fn list_free_builds(&self, op: u16, out: &mut impl FnMut(Action)) {
        if let Op::BuildFree { kinds, .. } = self.content().ops[usize::from(op)] {
            let buildable = kinds.iter().filter(|kind| self.can_build(*kind, true));
            buildable.map(Action::Build).for_each(out);
        }
    }
}

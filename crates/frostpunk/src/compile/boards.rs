//! What is no card: rubble, tiles, societies, advisors, buildings, scenarios.

use crate::building::{Building, Buildings, ByBuilding};
use crate::card::{
    Advisor, ByRubble, Difficulty, Rubble, Scenario, ScenarioCard, ScenarioCards, Society,
    Technologies, Technology, Tile,
};
use crate::citizen::{ByCitizen, Citizen};
use crate::compile::{Compiler, Place};
use crate::content::{
    Board, BuildingInfo, ByDeposit, File, HEAT_TRACK, ROUNDS, ScenarioCardInfo, ScenarioInfo, Size,
    SocietyInfo, Start, TileInfo, positions,
};
use crate::good::{ByGood, Good, MapGood};
use crate::grammar::{self, AdvisorWord, Id};
use crate::map::{CORNERS, Position, Positions};
use crate::op::Block;
use crate::setup::{ARK_WORKERS, TECHNOLOGIES, given_by_scenarios};
use crate::state::{AUTOMATONS, LIMIT, PIECES, STEEL};
use crate::token::{Family, Token};

impl Compiler<'_> {
    pub(super) fn rubble(&mut self) -> ByRubble<(u8, Block)> {
        let items = self.items::<grammar::RubbleEntry>(File::Rubble);
        let mut rubble = ByRubble::filled((0, Block::EMPTY));
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            rubble[entry.id.0] = (self.counted(entry.n), self.program(&entry.effects));
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        let is_whole = self.expect_ids(&ids, &Rubble::ALL);
        self.line = None;
        let count: u32 = rubble.iter().map(|(n, _)| u32::from(*n)).sum();
        self.expect(!is_whole || count == 18, format!("{count} tiles of rubble instead of 18"));
        rubble
    }

    pub(super) fn tiles(&mut self) -> Vec<TileInfo> {
        let items = self.items::<grammar::TileEntry>(File::Tiles);
        let mut tiles = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            let fields = [&entry.a, &entry.b].map(|field| {
                let pieces: Vec<(MapGood, u8)> = self.positive(field.as_ref()?);
                // FRO-LIM-6.
                self.expect(
                    pieces.len() == 1 && pieces[0].1 <= PIECES,
                    "a field holds up to 5 pieces of one kind",
                );
                pieces.first().copied()
            });
            tiles.push(TileInfo { fields, food: entry.food });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &Tile::ALL);
        tiles
    }

    /// Each society on both levels. FRO-C-11.
    pub(super) fn societies(&mut self, board: &Board) -> Vec<[SocietyInfo; 2]> {
        let items = self.items::<grammar::SocietyEntry>(File::Societies);
        let mut societies: Vec<SocietyInfo> = Vec::new();
        for (entry, line) in &items {
            let who = format!("{} {}", entry.society, entry.difficulty);
            self.begin(*line, &who, &entry.provenance);
            let people = ByCitizen::new([entry.worker, entry.engineer, entry.child]);
            let sick = ByCitizen::new([entry.sick.worker, entry.sick.engineer, entry.sick.child]);
            let fits = Citizen::ALL.iter().all(|citizen| sick[*citizen] <= people[*citizen])
                && people.iter().all(|n| *n <= LIMIT)
                && entry.deaths < board.death_track
                && entry.automatons <= AUTOMATONS;
            self.expect(fits, "more sick than people, or more than the board has room for");
            self.expect(
                entry.food <= LIMIT,
                format!("{} food, the city holds {LIMIT}", entry.food),
            );
            // FRO-C-41.
            let fills_arks = entry.society == Society::Vi || entry.worker >= ARK_WORKERS;
            let message = format!("{} workers, the arks take {ARK_WORKERS}", entry.worker);
            self.expect(fills_arks, message);
            let (hope, discontent) = (entry.hope, entry.discontent);
            self.expect(
                0 < hope.0
                    && hope.0 <= board.hope_track
                    && discontent.0 < board.discontent_track
                    && hope.1 <= hope.0
                    && discontent.1 <= discontent.0,
                "tokens that do not fit on their tracks",
            );
            societies.push(SocietyInfo {
                people,
                sick,
                goods: ByGood::new([entry.wood, entry.coal, entry.core, 0, entry.food]),
                deaths: entry.deaths,
                automatons: entry.automatons,
                tokens: [hope, discontent],
            });
        }
        let ids: Vec<_> = items
            .iter()
            .map(|(entry, line)| (format!("{} {}", entry.society, entry.difficulty), *line))
            .collect();
        let all: Vec<String> = Society::ALL
            .into_iter()
            .flat_map(|society| Difficulty::ALL.map(|level| format!("{society} {level}")))
            .collect();
        self.expect_ids(&ids, &all);
        societies.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
    }

    pub(super) fn advisors(&mut self) -> (Vec<(Token, Block)>, Option<Block>) {
        let items = self.items::<grammar::AdvisorEntry>(File::Advisors);
        let (mut advisors, mut mobilisation) = (Vec::new(), None);
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            let block = self.program(&entry.effects);
            match entry.id.0 {
                AdvisorWord::Advisor(_) => {
                    let flip = entry.flip.filter(|token| token.family() == Family::Hope);
                    self.expect(flip.is_some(), "a token of hope calls an advisor");
                    advisors.push((flip.unwrap_or(Token::Care), block));
                }
                AdvisorWord::Mobilisation => {
                    self.expect(entry.flip.is_none(), "no token calls it");
                    mobilisation = Some(block);
                }
            }
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        let mut all = Advisor::ALL.map(AdvisorWord::Advisor).to_vec();
        all.push(AdvisorWord::Mobilisation);
        self.expect_ids(&ids, &all);
        (advisors, mobilisation)
    }

    pub(super) fn buildings(
        &mut self,
        unlocked_by: &[Buildings],
    ) -> Option<ByBuilding<BuildingInfo>> {
        let items = self.items::<grammar::BuildingEntry>(File::Buildings);
        let mut buildings = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            self.place = Place::Building;
            let act = self.program(&entry.act);
            let upgraded = entry.up.as_ref().map(|up| self.program(&up.act));
            let built = self.program(&entry.built);
            self.place = Place::Anywhere;
            let upgraded_level = entry.up.as_ref().map(|up| up.level);
            self.expect(
                upgraded_level.is_none_or(|level| level >= entry.level),
                "an upgrade that insulates less",
            );
            let given = given_by_scenarios(entry.id.0);
            self.expect(
                entry.n >= given,
                format!("{} tiles, a scenario starts with {given}", entry.n),
            );
            if let Some(Id(law)) = entry.law {
                let unlocks = unlocked_by
                    .get(law.index())
                    .is_none_or(|unlocked| unlocked.contains(entry.id.0));
                self.expect(unlocks, format!("{law} does not unlock it"));
            }
            buildings.push(BuildingInfo {
                tiles: entry.n,
                size: match entry.size {
                    grammar::SizeWord::Small => Size::Small,
                    grammar::SizeWord::Large => Size::Large,
                    grammar::SizeWord::Marker => Size::Marker,
                },
                levels: [entry.level, upgraded_level.unwrap_or(entry.level)],
                is_for_engineers: entry.engineer,
                is_fixed: entry.fixed,
                cost: entry.cost.as_ref().map(|cost| self.cost(Some(cost))),
                law: entry.law.map(|law| law.0),
                back: entry.back.map(|back| back.0),
                site: entry.site,
                pay: self.cost(entry.pay.as_ref()),
                acts: [act, upgraded.unwrap_or(act)],
                built,
                shelter: entry.shelter,
                upgrade: entry.up.as_ref().map(|up| self.cost(Some(&up.cost))),
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        if !self.expect_ids(&ids, &Building::ALL) {
            return None;
        }
        let buildings: [BuildingInfo; Building::COUNT] = buildings.try_into().ok()?;
        let buildings = ByBuilding::new(buildings);
        for (kind, info) in buildings.pairs() {
            self.line = items[kind.index()].1;
            self.who = kind.to_string();
            if let Some(back) = info.back {
                let is_mutual =
                    buildings[back].back == Some(kind) && buildings[back].size == info.size;
                self.expect(is_mutual, format!("{back} is not on its back"));
            }
        }
        // FRO-C-10: the component list.
        self.line = None;
        self.who.clear();
        let basic = Building::Workshop.index()..Building::Ruins.index();
        for (size, due) in [(Size::Small, 42), (Size::Large, 11)] {
            let of_size = basic.clone().map(|index| &buildings[Building::ALL[index]]);
            let count: u32 =
                of_size.filter(|info| info.size == size).map(|info| u32::from(info.tiles)).sum();
            self.expect(
                count == due,
                format!("{count} basic tiles of size {size:?} instead of {due}"),
            );
        }
        Some(buildings)
    }

    /// The tiles that touch deposits of each kind. FRO-MAP-5, FRO-RULING-29.
    fn deposits(
        &mut self,
        entry: &grammar::DepositEntry,
        on_map: Positions,
    ) -> Option<ByDeposit<Positions>> {
        let mut touching = ByDeposit::filled(Positions::NONE);
        match entry {
            grammar::DepositEntry::Random => return None,
            grammar::DepositEntry::At(corners) => {
                for (corner, deposit) in corners {
                    let corner = usize::from(*corner);
                    let position = (corner < CORNERS).then(|| Position::at_corner(corner));
                    if let Some(position) = position.filter(|position| on_map.contains(*position)) {
                        touching[*deposit] = touching[*deposit].with(position);
                    } else {
                        self.problem(format!("there is no corner {corner}"));
                    }
                }
            }
            grammar::DepositEntry::Edges(edges) => {
                for (position, deposit) in edges {
                    touching[*deposit] = touching[*deposit].with(position.0);
                    let taken = edges.iter().filter(|(other, _)| other.0 == position.0).count();
                    let fits = on_map.contains(position.0)
                        && taken <= position.0.outer_edges(on_map) as usize;
                    self.expect(fits, format!("no edge of {} is left for {deposit}", position.0));
                }
            }
        }
        Some(touching)
    }

    pub(super) fn scenarios(
        &mut self,
        cards: &[ScenarioCardInfo],
        societies: &[[SocietyInfo; 2]],
    ) -> Vec<ScenarioInfo> {
        let items = self.items::<grammar::ScenarioEntry>(File::Scenarios);
        let mut scenarios = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            let on_map = if entry.positions.is_empty() {
                Positions::ALL
            } else {
                positions(&entry.positions)
            };
            let (ridge, wreck) = (positions(&entry.ridge), positions(&entry.wreck));
            let blocked = ridge.union(wreck);
            let (near, far) = (positions(&entry.near), positions(&entry.far));
            let tiles = near.union(far);
            self.expect(
                near.minus(Positions::NEAR).is_empty() && far.minus(Positions::FAR).is_empty(),
                "near and far are mixed up",
            );
            self.expect(
                tiles.minus(on_map).is_empty() && !tiles.meets(blocked),
                "a tile where there is no room",
            );
            let discharge = positions(&entry.discharge);
            for position in blocked.minus(on_map).union(ridge.intersection(wreck)).iter() {
                self.problem(format!("{position} cannot be a ridge"));
            }
            // FRO-C-40.
            for position in discharge.minus(tiles).iter() {
                self.problem(format!("a discharge point on {position}, where no tile lies"));
            }
            for position in far.iter() {
                let is_reached = position.neighbors().meets(near);
                self.expect(is_reached, format!("{position} is not connected"));
            }
            let deposits = self.deposits(&entry.deposits, on_map);
            let markers = [entry.cold, entry.indicators.0, entry.indicators.1, entry.indicators.2];
            self.expect(
                markers.iter().all(|space| (1..=HEAT_TRACK).contains(space)),
                "a marker beside its track",
            );
            let message = format!("there is no round {}", entry.storm);
            self.expect((2..=ROUNDS).contains(&entry.storm), message);
            let scenario_cards: ScenarioCards = entry.cards.iter().map(|card| card.0).collect();
            let storm_cards: Vec<ScenarioCard> = scenario_cards
                .iter()
                .filter(|card| {
                    cards.get(card.index()).is_some_and(|info| info.start == Start::Storm)
                })
                .collect();
            self.expect(
                storm_cards.len() == 1 || cards.is_empty(),
                format!("{} storm cards instead of one", storm_cards.len()),
            );
            self.check_what_is_left_out(&scenario_cards);
            let technologies: Technologies = Technology::ALL
                .into_iter()
                .filter(|technology| entry.tech_exclude.iter().all(|id| id.0 != *technology))
                .collect();
            let fixed_technologies: Technologies = entry.tech_fixed.iter().map(|id| id.0).collect();
            for technology in fixed_technologies.minus(technologies).iter() {
                self.problem(format!("{technology} is both fixed and excluded"));
            }
            // FRO-TECH-1.
            let (most, count) = (u32::from(TECHNOLOGIES), technologies.len());
            self.expect(count >= most, format!("{count} technologies are left for {most}"));
            let count = fixed_technologies.len();
            self.expect(count <= most, format!("{count} fixed technologies, {most} take part"));
            let message = format!("{} steel, the city holds {STEEL}", entry.steel);
            self.expect(entry.steel <= STEEL, message);
            let food = societies.iter().flatten().map(|info| info.goods[Good::Food]).max();
            let food = u32::from(food.unwrap_or(0)) + u32::from(entry.food_bonus);
            self.expect(food <= LIMIT.into(), format!("{food} food, the city holds {LIMIT}"));
            let more = &entry.population_bonus;
            let more = [more.worker, more.engineer, more.child];
            for count in more.into_iter().filter(|count| *count > LIMIT) {
                self.problem(format!("{count} more people, the city holds {LIMIT} of a type"));
            }
            scenarios.push(ScenarioInfo {
                positions: on_map,
                deposits,
                tiles,
                ridge,
                wreck,
                storm: entry.storm,
                cold: entry.cold,
                indicators: [entry.indicators.0, entry.indicators.1, entry.indicators.2],
                technologies,
                fixed_technologies,
                cards: scenario_cards,
                storm_card: storm_cards.first().copied().unwrap_or(ScenarioCard::I08),
                steel: entry.steel,
                unlocked: entry.unlocked.iter().map(|kind| kind.0).collect(),
                people: ByCitizen::new(more),
                food: entry.food_bonus,
                discharge,
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &Scenario::ALL);
        scenarios
    }
}

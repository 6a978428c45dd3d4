//! From the grammar of the content files to checked, flat programs.
//!
//! Every item is read on its own, so that an error names its line and one mistake does not hide
//! another.

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Content as _, Mistake, Texts};

use crate::building::{Building, Buildings, ByBuilding};
use crate::card::{
    Advisor, ByCounter, ByRubble, Card, CitizenCard, Counter, Deck, Difficulty, DuskCard,
    DuskCards, Expedition, FieldBase, Law, MorningCard, Reason, Rubble, Scenario, ScenarioCard,
    ScenarioCards, Society, Technology, Tile, WeatherCard,
};
use crate::citizen::{ByCitizen, Citizen, Pawn, Pawns, Who};
use crate::content::{
    Ability, Board, BuildingInfo, Choice, CitizenInfo, Content, Cost, CounterInfo, Destination,
    EventCard, ExpeditionInfo, File, HEAT_TRACK, LawInfo, ROUNDS, ScenarioCardInfo, ScenarioInfo,
    Size, Slot, SocietyInfo, Start, TechnologyInfo, TileInfo, Way, Weather, When, Window,
    positions, rim,
};
use crate::good::{ByGood, Good, MapGood};
use crate::grammar::{self, Amounts, Condition, Effect, Id, Modifier, SignWord, Source};
use crate::map::{CORNERS, Positions};
use crate::op::{Block, Cond, Countable, Land, Mod, Op, Range, Sign, Span, Works};
use crate::state::{MOST_EVENTS, MOST_TOKENS};
use crate::token::{Family, Token};

/// Where operations stand: some belong to one kind of card only.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Anywhere,
    CitizenCard,
    Building,
    Slot,
}

pub(crate) struct Compiler<'a> {
    texts: &'a Texts<'a>,
    problems: Vec<Mistake>,
    file: File,
    line: Option<usize>,
    who: String,
    place: Place,
    ops: Vec<Op>,
    branches: Vec<Block>,
    conds: Vec<Cond>,
    /// Dusk cards that some card adds.
    added: DuskCards,
    /// Scenario cards that some card turns up.
    revealed: ScenarioCards,
    /// Buildings that each law unlocks, while it is compiled.
    unlocked: Buildings,
    origins: Vec<(u16, Card)>,
    /// Whether the programs compiled now belong to a card that can send another one.
    has_origin: bool,
}

impl<'a> Compiler<'a> {
    pub(crate) fn new(texts: &'a Texts<'a>) -> Self {
        Self {
            texts,
            problems: Vec::new(),
            file: File::Board,
            line: None,
            who: String::new(),
            place: Place::Anywhere,
            ops: vec![Op::End],
            branches: Vec::new(),
            conds: Vec::new(),
            added: DuskCards::NONE,
            revealed: ScenarioCards::NONE,
            unlocked: Buildings::NONE,
            origins: Vec::new(),
            has_origin: false,
        }
    }

    /// Begins the programs of a card.
    fn begin_card(&mut self, line: Option<usize>, card: Card, source: &Source) {
        self.begin(line, &card, source);
        self.origins.push((self.ops.len() as u16, card));
        self.has_origin = true;
    }

    pub(crate) fn compile(mut self, board: grammar::BoardFile) -> Result<Content, Vec<Mistake>> {
        let board = self.board(board);
        let (morning, dusk) = self.events();
        let weather = self.weather();
        let technologies = self.technologies();
        let (laws, unlocked_by) = self.laws();
        let citizens = self.citizens();
        let expeditions = self.expeditions();
        let field_bases = self.field_bases();
        let (scenario_cards, counters) = self.scenario_cards();
        let rubble = self.rubble();
        let tiles = self.tiles();
        let societies = self.societies(&board);
        let (advisors, mobilisation) = self.advisors();
        let buildings = self.buildings(&unlocked_by);
        let scenarios = self.scenarios(&scenario_cards);
        self.check_that_all_is_used(&scenario_cards, &scenarios);
        let (Some(mobilisation), Some(buildings), true) =
            (mobilisation, buildings, self.problems.is_empty())
        else {
            return Err(self.problems);
        };
        Ok(Content {
            ops: self.ops,
            branches: self.branches,
            conds: self.conds,
            board,
            morning,
            dusk,
            weather,
            technologies,
            laws,
            citizens,
            expeditions,
            field_bases,
            scenario_cards,
            tiles,
            scenarios,
            societies,
            advisors,
            mobilisation,
            buildings,
            rubble,
            counters,
            origins: self.origins,
        })
    }

    fn problem(&mut self, message: impl Into<String>) {
        let message = message.into();
        let message =
            if self.who.is_empty() { message } else { format!("{}: {message}", self.who) };
        let file = Content::FILES[self.file as usize].0;
        self.problems.push(Mistake { file, line: self.line, message });
    }

    /// Complains unless it holds.
    fn expect(&mut self, holds: bool, message: impl Into<String>) {
        if !holds {
            self.problem(message);
        }
    }

    /// Reads a file item by item.
    fn items<T: DeserializeOwned + Serialize>(&mut self, file: File) -> Vec<(T, Option<usize>)> {
        self.file = file;
        self.line = None;
        self.who.clear();
        let text = self.texts[file as usize];
        let raw: Vec<&RawValue> = match ron::from_str(text) {
            Ok(raw) => raw,
            Err(error) => {
                self.line = Some(error.span.start.line);
                self.problem(error.code.to_string());
                return Vec::new();
            }
        };
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let mut items = Vec::new();
        for raw in raw {
            let item = raw.get_ron();
            // The item is a part of the text, so the distance of their beginnings is its place.
            let start = item.as_ptr() as usize - text.as_ptr() as usize;
            let line_at = |offset: usize| text[..offset].matches('\n').count() + 1;
            match ron.from_str::<T>(item) {
                Ok(entry) => {
                    self.texts.note(file as usize, &entry);
                    let key = item.find(": ").unwrap_or_default();
                    items.push((entry, Some(line_at(start + key))));
                }
                Err(error) => {
                    self.line = Some(line_at(start) + error.span.start.line - 1);
                    self.problem(error.code.to_string());
                }
            }
        }
        items
    }

    /// Begins an item.
    fn begin(&mut self, line: Option<usize>, who: &impl ToString, source: &Source) {
        self.line = line;
        self.who = who.to_string();
        self.has_origin = false;
        if matches!(source, Source::Mixed(facts) if facts.is_empty()) {
            self.problem("mixed without the known facts");
        }
    }

    /// Complains if the items of a file are not these, each once, in order.
    fn expect_ids<T: PartialEq + std::fmt::Display>(
        &mut self,
        found: &[(T, Option<usize>)],
        all: &[T],
    ) {
        self.who.clear();
        for (index, (id, line)) in found.iter().enumerate() {
            self.line = *line;
            if found[..index].iter().any(|(other, _)| other == id) {
                self.problem(format!("{id} stands twice"));
            } else if all.get(index) != Some(id) {
                let message = match all.get(index) {
                    Some(due) => format!("{id} stands where {due} is due"),
                    None => format!("{id} is one too many"),
                };
                self.problem(message);
            }
        }
        if found.len() < all.len() && self.problems.is_empty() {
            self.line = None;
            self.problem(format!("{} items instead of {}", found.len(), all.len()));
        }
    }

    fn board(&mut self, board: grammar::BoardFile) -> Board {
        let symbols = &board.heat_symbols.items;
        self.line = table::line_of(self.texts[0], "heat_symbols");
        self.expect(
            symbols.len() == usize::from(HEAT_TRACK),
            format!("the heat track has {HEAT_TRACK} spaces, not {}", symbols.len()),
        );
        self.line = table::line_of(self.texts[0], "sickness");
        let sections = &board.sickness.items;
        let rises = sections.windows(2).all(|pair| pair[0].from < pair[1].from);
        self.expect(
            rises && sections.last().is_none_or(|last| last.from < board.epidemic.items),
            "sections rise and end before the epidemic",
        );
        self.line = table::line_of(self.texts[0], "hunger");
        let sections = &board.hunger.items;
        let rises = sections.windows(2).all(|pair| pair[0].from < pair[1].from);
        self.expect(
            rises && sections.last().is_none_or(|last| last.from < board.famine.items),
            "sections rise and end before the famine",
        );
        for (name, tower) in
            [("tower", board.tower.items), ("upgraded_tower", board.upgraded_tower.items)]
        {
            self.line = table::line_of(self.texts[0], name);
            let (num, den) = tower.drop;
            self.expect(0 < num && num < den && tower.resident > 0, "no tower falls so");
        }
        Board {
            heat_symbols: board.heat_symbols.items,
            sickness: board.sickness.items,
            epidemic: board.epidemic.items,
            hunger: board.hunger.items,
            famine: board.famine.items,
            death_track: board.death_track.items,
            hope_track: board.hope_track.items,
            discontent_track: board.discontent_track.items,
            overload_track: board.overload_track.items,
            tokens_of_a_type: board.tokens_of_a_type.items,
            exhausted_of_a_type: board.exhausted_of_a_type.items,
            towers: [board.tower.items, board.upgraded_tower.items],
            rim: rim(&board.rim.items),
            goods_on_generator_tile: board.goods_on_generator_tile.items,
        }
    }

    // Programs.

    /// Compiles effects into a program.
    fn program(&mut self, effects: &[Effect]) -> Block {
        if effects.is_empty() {
            return Block::EMPTY;
        }
        let mut ops = Vec::new();
        for effect in effects {
            self.effect(effect, &mut ops);
        }
        ops.push(Op::End);
        let start = self.ops.len() as u16;
        self.ops.extend(ops);
        Block(start)
    }

    fn positive<K: Copy>(&mut self, amounts: &Amounts<K>) -> Vec<(K, u8)> {
        let pairs: Vec<(K, u8)> =
            amounts.0.iter().map(|(key, n)| (*key, n.unsigned_abs())).collect();
        self.expect(amounts.0.iter().all(|(_, n)| *n > 0), "an amount below 0");
        pairs
    }

    fn counted(&mut self, n: u8) -> u8 {
        self.expect(n > 0, "an operation with 0 does nothing");
        n
    }

    fn moved(&mut self, n: i8) -> i8 {
        self.expect(n != 0, "an operation with 0 does nothing");
        n
    }

    fn people(&mut self, amounts: &Amounts<Who>, excluded: &[Who]) -> Vec<(Who, u8)> {
        let pairs = self.positive(amounts);
        for (who, _) in &pairs {
            self.expect(!excluded.contains(who), format!("{who} cannot be meant here"));
        }
        pairs
    }

    fn only_one(&mut self, what: &str, n: u8) {
        self.expect(n == 1, format!("{what} happens once at a time, not {n} times"));
    }

    fn only_in(&mut self, place: Place, what: &str) {
        self.expect(self.place == place, format!("{what} does not belong here"));
    }

    #[expect(clippy::too_many_lines, reason = "the closed list of operations, one arm each")]
    fn effect(&mut self, effect: &Effect, ops: &mut Vec<Op>) {
        const TYPES: [Who; 2] = [Who::Track, Who::Each];
        match effect {
            Effect::Gain(goods) => {
                ops.extend(self.positive(goods).into_iter().map(|(good, n)| Op::Gain(good, n)));
            }
            Effect::Lose(goods) => {
                ops.extend(self.positive(goods).into_iter().map(|(good, n)| Op::Lose(good, n)));
            }
            Effect::Add(people) => {
                let people = self.people(people, &TYPES);
                ops.extend(people.into_iter().map(|(who, n)| Op::Add(who, n)));
            }
            Effect::AddSick(people) => {
                let people = self.people(people, &TYPES);
                ops.extend(people.into_iter().map(|(who, n)| Op::AddSick(who, n)));
            }
            Effect::Leave(people) => {
                let people = self.people(people, &[Who::Each]);
                ops.extend(people.into_iter().map(|(who, n)| Op::Leave(who, n)));
            }
            Effect::Sick(people) => {
                let people = self.people(people, &[]);
                ops.extend(people.into_iter().map(|(who, n)| Op::Sick(who, n)));
            }
            Effect::Die(people) => {
                let people = self.people(people, &[Who::Each]);
                ops.extend(people.into_iter().map(|(who, n)| Op::Die(who, n)));
            }
            Effect::Exhaust(people) => {
                let people = self.people(people, &[Who::Each]);
                ops.extend(people.into_iter().map(|(who, n)| Op::Exhaust(who, n)));
            }
            Effect::Cure(n) => ops.push(Op::Cure(self.counted(*n))),
            Effect::CureTyped(people) => {
                let people = self.positive(people);
                ops.extend(people.into_iter().map(|(citizen, n)| Op::CureTyped(citizen, n)));
            }
            Effect::Treat(n) => ops.push(Op::Treat(self.counted(*n))),
            Effect::Deaths(n) => ops.push(Op::Deaths(self.moved(*n))),
            Effect::Hunger(n) => ops.push(Op::Hunger(self.moved(*n))),
            Effect::Hope(n) => ops.push(Op::Morale(Family::Hope, self.moved(*n))),
            Effect::Discontent(n) => ops.push(Op::Morale(Family::Discontent, self.moved(*n))),
            Effect::HopeTyped(tokens) => self.typed(tokens, Family::Hope, ops),
            Effect::DiscontentTyped(tokens) => self.typed(tokens, Family::Discontent, ops),
            Effect::Activate(tokens) => {
                let tokens = self.positive(tokens);
                ops.extend(tokens.into_iter().map(|(tokens, n)| Op::Activate(tokens, n)));
            }
            Effect::Deactivate(tokens) => {
                let tokens = self.positive(tokens);
                ops.extend(tokens.into_iter().map(|(tokens, n)| Op::Deactivate(tokens, n)));
            }
            Effect::DiscardToken(tokens) => {
                let tokens = self.positive(tokens);
                ops.extend(tokens.into_iter().map(|(tokens, n)| Op::DiscardToken(tokens, n)));
            }
            Effect::Overload(n) => ops.push(Op::Overload(self.moved(*n))),
            Effect::Cold(n) => ops.push(Op::Cold(self.moved(*n))),
            Effect::Indicator(gauges) => {
                ops.extend(gauges.0.iter().map(|(gauge, n)| Op::Indicator(*gauge, *n)));
            }
            Effect::Heat(n) => ops.push(Op::Heat(self.counted(*n))),
            Effect::Storm(n) => ops.push(Op::Storm(self.moved(*n))),
            Effect::SetStorm(n) => {
                self.expect((1..=ROUNDS).contains(n), format!("there is no round {n}"));
                ops.push(Op::SetStorm(Some(*n)));
            }
            Effect::StormOut => ops.push(Op::SetStorm(None)),
            Effect::Scouts(n) => ops.push(Op::Scouts(self.counted(*n))),
            Effect::PlaceTile(lands) => {
                let lands: Vec<(Land, u8)> = self.positive(lands);
                ops.extend(lands.into_iter().map(|(land, n)| Op::PlaceTile(land, n)));
            }
            Effect::AddToMap { good, n, fields } => {
                let (n, fields) = (self.counted(*n), self.counted(*fields));
                ops.push(Op::AddToMap { good: *good, n, fields });
            }
            Effect::TakeFromMap { good, n, fields } => {
                let (n, fields) = (self.counted(*n), self.counted(*fields));
                ops.push(Op::TakeFromMap { good: *good, n, fields });
            }
            Effect::Destroy { target, n } => {
                ops.push(Op::Destroy(target.0.0, self.counted(*n)));
            }
            Effect::Ruin { target, n } => ops.push(Op::Ruin(target.0.0, self.counted(*n))),
            Effect::RuinAll(kind) => ops.push(Op::RuinAll(self.shelter(kind.0))),
            Effect::RuinSupply(kind) => ops.push(Op::RuinSupply(self.shelter(kind.0))),
            Effect::BuildFree { kinds, n } => {
                self.expect(!kinds.is_empty(), "nothing to build");
                let kinds = kinds.iter().map(|kind| kind.0).collect();
                ops.push(Op::BuildFree { kinds, n: self.counted(*n) });
            }
            Effect::UpgradeFree { kinds, n } => {
                self.expect(kinds.is_empty(), "every kind with an upgraded side is meant");
                ops.push(Op::UpgradeFree { n: self.counted(*n) });
            }
            Effect::Unlock(kinds) => {
                for kind in kinds {
                    self.unlocked = self.unlocked.with(kind.0);
                    ops.push(Op::Unlock(kind.0));
                }
            }
            Effect::ReuseWorker(n) => {
                self.only_one("reuse_worker", *n);
                ops.push(Op::ReuseWorker);
            }
            Effect::ReuseBuilding(n) => {
                self.only_one("reuse_building", *n);
                ops.push(Op::ReuseBuilding);
            }
            Effect::Develop(n) => ops.push(Op::Develop(self.moved(*n))),
            Effect::EnactLaw(n) => {
                self.only_one("enact_law", *n);
                ops.push(Op::EnactLaw { must: self.place == Place::Building });
            }
            Effect::Automaton(n) => ops.push(Op::Automaton(self.counted(*n))),
            Effect::ChildPawn(pawn) => ops.push(Op::ChildPawn(match pawn {
                grammar::ChildWord::Worker => Pawn::ChildWorker,
                grammar::ChildWord::Engineer => Pawn::ChildEngineer,
            })),
            Effect::DrawCitizens(n) => ops.push(Op::DrawCitizens(self.counted(*n))),
            Effect::DiscardCitizens(n) => ops.push(Op::DiscardCitizens(self.counted(*n))),
            Effect::AddDusk(card) => {
                self.expect(card.0.is_standard(), format!("{} is never added", card.0));
                self.expect(self.has_origin, "only a card on the table adds dusk cards");
                self.added = self.added.with(card.0);
                ops.push(Op::AddDusk(card.0));
            }
            Effect::ScryDusk(n) => ops.push(Op::ScryDusk(self.counted(*n))),
            Effect::RemoveEvent(card) => {
                let is_event = matches!(card.0, Card::Morning(_) | Card::Dusk(_));
                self.expect(is_event, format!("{} is no event card", card.0));
                ops.push(Op::RemoveEvent(card.0));
            }
            Effect::Counter(counters) => {
                ops.extend(counters.0.iter().map(|(counter, n)| Op::Counter(counter.0, *n)));
            }
            Effect::SetFlag(flag) => ops.push(Op::SetFlag(*flag)),
            Effect::ClearFlag(flag) => ops.push(Op::ClearFlag(*flag)),
            Effect::Choose(branches) => {
                self.expect((2..=8).contains(&branches.len()), "a choice has two branches or more");
                let blocks: Vec<Block> =
                    branches.iter().map(|branch| self.program(branch)).collect();
                let span = Span { first: self.branches.len() as u16, count: blocks.len() as u8 };
                self.branches.extend(blocks);
                ops.push(Op::Choose(span));
            }
            Effect::If { cond, then, otherwise } => {
                self.expect(!cond.is_empty(), "a condition is missing");
                let cond = self.conditions(cond);
                let (then, otherwise) = (self.program(then), self.program(otherwise));
                ops.push(Op::If { cond, then, otherwise });
            }
            Effect::Per { count, div, max, effects } => {
                let (div, max) = (self.counted(*div), self.counted(*max));
                let count = match count {
                    grammar::CountWord::HopeTokens => Countable::HopeTokens,
                    grammar::CountWord::Counter(counter) => Countable::Counter(counter.0),
                };
                let block = self.program(effects);
                ops.push(Op::Per { count, div: div.max(1), max, block });
            }
            Effect::Reveal(card) => {
                self.revealed = self.revealed.with(card.0);
                ops.push(Op::Reveal(card.0));
            }
            Effect::DiscardCard(card) => ops.push(Op::DiscardCard(card.0)),
            Effect::Win(reason) => self.end_game(reason.0, true, ops),
            Effect::Defeat(reason) => self.end_game(reason.0, false, ops),
            Effect::Gather(n) => {
                self.only_in(Place::CitizenCard, "gather");
                ops.push(Op::Gather(self.counted(*n)));
            }
            Effect::Construct(n) => {
                self.only_in(Place::CitizenCard, "construct");
                ops.push(Op::Construct(self.counted(*n)));
            }
            Effect::Evacuate(n) => {
                self.only_in(Place::Slot, "evacuate");
                ops.push(Op::Evacuate(self.counted(*n)));
            }
            Effect::Vent(_)
            | Effect::Tinker(_)
            | Effect::Collect
            | Effect::Saw { .. }
            | Effect::Thump { .. }
            | Effect::Care(..)
            | Effect::Bury(_)
            | Effect::Inspire
            | Effect::Silence => {
                self.only_in(Place::Building, "what a building does by hand");
                ops.push(self.by_hand(effect));
            }
        }
    }

    /// What buildings do by hand.
    fn by_hand(&mut self, effect: &Effect) -> Op {
        match *effect {
            Effect::Vent(n) => Op::Vent(self.counted(n)),
            Effect::Tinker(n) => Op::Tinker(self.counted(n)),
            Effect::Saw { wood, reach } => Op::Saw { wood: self.counted(wood), reach },
            Effect::Thump { coal, fields } => {
                Op::Thump { coal: self.counted(coal), fields: self.counted(fields) }
            }
            Effect::Care(free, paid) => {
                Op::Care { free: self.counted(free), paid: self.counted(paid) }
            }
            Effect::Bury(n) => Op::Bury(self.counted(n)),
            Effect::Inspire => Op::Inspire,
            Effect::Silence => Op::Silence,
            _ => Op::Collect,
        }
    }

    fn typed(&mut self, tokens: &Amounts<Token>, family: Family, ops: &mut Vec<Op>) {
        for (token, n) in &tokens.0 {
            self.expect(token.family() == family, format!("{token} is not {family}"));
            ops.push(Op::MoraleTyped(*token, *n));
        }
    }

    fn shelter(&mut self, kind: Building) -> Building {
        let has_ruins = matches!(kind, Building::Tent | Building::Bunkhouse | Building::House);
        self.expect(has_ruins, format!("{kind} has no ruins side"));
        kind
    }

    fn end_game(&mut self, reason: Reason, is_won: bool, ops: &mut Vec<Op>) {
        let message = format!("{reason} is not a way to {}", if is_won { "win" } else { "lose" });
        self.expect(reason.is_victory() == is_won, message);
        ops.push(Op::EndGame(reason));
    }

    /// Compiles conditions that must all hold.
    fn conditions(&mut self, conditions: &[Condition]) -> Span {
        let conds: Vec<Cond> =
            conditions.iter().flat_map(|condition| self.condition(condition)).collect();
        let span = Span { first: self.conds.len() as u16, count: conds.len() as u8 };
        self.conds.extend(conds);
        span
    }

    fn range(&mut self, bounds: grammar::Bounds) -> Range {
        let range = Range { min: bounds.min.unwrap_or(0), max: bounds.max.unwrap_or(u8::MAX) };
        let says_something = bounds.min.is_some() || bounds.max.is_some();
        self.expect(says_something && range.min <= range.max, "bounds that exclude nothing or all");
        range
    }

    fn condition(&mut self, condition: &Condition) -> Vec<Cond> {
        let people = |people: grammar::People| match people {
            grammar::People::Worker => Some(Citizen::Worker),
            grammar::People::Engineer => Some(Citizen::Engineer),
            grammar::People::Child => Some(Citizen::Child),
            grammar::People::Total => None,
        };
        vec![match condition {
            Condition::Active(tokens) => {
                let tokens = self.positive(tokens);
                return tokens.into_iter().map(|(tokens, n)| Cond::Active(tokens, n)).collect();
            }
            Condition::Pool(goods) => {
                let goods = self.positive(goods);
                return goods.into_iter().map(|(good, n)| Cond::Pool(good, n)).collect();
            }
            Condition::Tokens(tokens, bounds) => Cond::Tokens(*tokens, self.range(*bounds)),
            Condition::Built(kind, n) => Cond::Built(kind.0, self.counted(*n)),
            Condition::Law(law) => Cond::Law(law.0),
            Condition::Laws(bounds) => Cond::Laws(self.range(*bounds)),
            Condition::Pop(who, bounds) => Cond::Population(people(*who), self.range(*bounds)),
            Condition::Sick(who, bounds) => Cond::Sick(people(*who), self.range(*bounds)),
            Condition::Grave(bounds) => Cond::Grave(self.range(*bounds)),
            Condition::Deaths(bounds) => Cond::Deaths(self.range(*bounds)),
            Condition::Hunger(bounds) => Cond::Hunger(self.range(*bounds)),
            Condition::Overload(bounds) => Cond::Overload(self.range(*bounds)),
            Condition::Heat(bounds) => Cond::Heat(self.range(*bounds)),
            Condition::Failed => Cond::Failed,
            Condition::Round(bounds) => Cond::Round(self.range(*bounds)),
            Condition::Storms(bounds) => Cond::Storms(self.range(*bounds)),
            Condition::Scout(n) => Cond::Scouts(self.counted(*n)),
            Condition::Shelter(bounds) => Cond::Shelter(self.range(*bounds)),
            Condition::Event(card) => Cond::Event(card.0),
            Condition::Counter(counter, bounds) => Cond::Counter(counter.0, self.range(*bounds)),
            Condition::Flag(sign) => Cond::Sign(sign_of(*sign)),
            Condition::Not(inner) => {
                let inner = self.condition(inner);
                self.expect(inner.len() == 1, "one condition can be denied");
                let place = self.conds.len() as u16;
                self.conds.extend(inner.into_iter().take(1));
                Cond::Not(place)
            }
            Condition::AnyOf(conditions) => {
                self.expect(conditions.len() > 1, "a choice of conditions has two or more");
                Cond::AnyOf(self.conditions(conditions))
            }
        }]
    }

    fn works(&mut self, words: &[Id<grammar::WorkWord>]) -> Works {
        self.expect(!words.is_empty(), "no action is named");
        let mut works = Works::default();
        for word in words {
            match word.0 {
                grammar::WorkWord::Job(job) => works.jobs = works.jobs.with(job),
                grammar::WorkWord::Building(kind) => works.buildings = works.buildings.with(kind),
            }
        }
        works
    }

    fn modifiers(&mut self, modifiers: &[Modifier]) -> Vec<Mod> {
        let kinds = |kinds: &[Id<Building>]| kinds.iter().map(|kind| kind.0).collect();
        let mut mods = Vec::new();
        for modifier in modifiers {
            mods.push(match modifier {
                Modifier::ChildWork(words) => Mod::ChildWork(self.works(words)),
                Modifier::Blocked(words) => Mod::Blocked(self.works(words)),
                Modifier::GainBonus { kind, gain } => {
                    let gain = self.positive(gain);
                    let bonus = |(good, n)| Mod::GainBonus(kind.0, good, n);
                    mods.extend(gain.into_iter().map(bonus));
                    continue;
                }
                Modifier::ExpeditionBonus(gain) => {
                    let gain = self.positive(gain);
                    mods.extend(gain.into_iter().map(|(good, n)| Mod::ExpeditionBonus(good, n)));
                    continue;
                }
                Modifier::CureBonus { kinds: of, n } => Mod::CureBonus(kinds(of), self.counted(*n)),
                Modifier::TreatBonus { kinds: of, n } => {
                    Mod::TreatBonus(kinds(of), self.counted(*n))
                }
                Modifier::ShelterExtra { kind, who, n } => {
                    self.expect(*who == Who::Any, "beds of a building are for anybody");
                    Mod::ShelterExtra(kind.0, self.counted(*n))
                }
                Modifier::FeedDiscount(n) => Mod::FeedDiscount(self.counted(*n)),
                Modifier::FeedSick(n) => Mod::FeedSick(self.counted(*n)),
                Modifier::GatherBonus(n) => Mod::GatherBonus(self.counted(*n)),
                Modifier::TrapBonus(n) => Mod::TrapBonus(self.counted(*n)),
                Modifier::ShelterCapacity(n) => Mod::ShelterCapacity(self.counted(*n)),
                Modifier::RuinsShelter(level) => Mod::RuinsShelter(*level),
                Modifier::Level { kind, level } => Mod::Level(kind.0, *level),
                Modifier::Sustain { food, limit } => {
                    Mod::Sustain { food: *food, limit: self.counted(*limit) }
                }
                Modifier::OverloadShield(n) => Mod::OverloadShield(self.counted(*n)),
                Modifier::FreeHeat(n) => Mod::FreeHeat(self.counted(*n)),
                Modifier::ColdRelief(n) => Mod::ColdRelief(self.counted(*n)),
                Modifier::ScoutBonus(n) => Mod::ScoutBonus(self.counted(*n)),
                Modifier::AutomatonFree => Mod::AutomatonFree,
                Modifier::AutomatonEngineer => Mod::AutomatonEngineer,
                Modifier::SnowWarm => Mod::SnowWarm,
                Modifier::TreeGather(n) => Mod::TreeGather(self.counted(*n)),
                Modifier::DeathHopeShield(n) => Mod::DeathHopeShield(self.counted(*n)),
            });
        }
        mods
    }

    fn cost(&mut self, entry: Option<&grammar::CostEntry>) -> Cost {
        let Some(entry) = entry else { return Cost::default() };
        let goods = ByGood::from_fn(|good| match good {
            Good::Wood => entry.wood,
            Good::Coal => entry.coal,
            Good::Core => entry.core,
            Good::Steel => entry.steel,
            Good::Food => entry.food,
        });
        let flip = entry.flip.as_ref().map(|flip| {
            let tokens = self.positive(flip);
            self.expect(tokens.len() == 1 && tokens[0].1 == 1, "a cost spends one token");
            tokens[0].0
        });
        self.expect(*goods != [0; 5] || flip.is_some(), "a cost of nothing");
        Cost { goods, flip }
    }

    fn options(&mut self, entries: &[grammar::OptionEntry]) -> Vec<Choice> {
        if entries.is_empty() {
            return Vec::new();
        }
        self.expect((2..=3).contains(&entries.len()), format!("{} options", entries.len()));
        let is_free = |entry: &grammar::OptionEntry| entry.req.is_empty() && entry.cost.is_none();
        self.expect(entries.iter().any(is_free), "no option is free");
        let mut choices = Vec::new();
        for entry in entries {
            // FRO-C-3: a loss that is meant as a price stands in the cost.
            let only_loses = entry
                .effects
                .iter()
                .all(|effect| matches!(effect, Effect::Lose(_) | Effect::DiscardCard(_)));
            let loses = entry.effects.iter().any(|effect| matches!(effect, Effect::Lose(_)));
            self.expect(entry.cost.is_some() || !loses || !only_loses, "a loss as the only price");
            choices.push(Choice {
                req: self.conditions(&entry.req),
                cost: self.cost(entry.cost.as_ref()),
                block: self.program(&entry.effects),
                to: entry.to.map(destination),
            });
        }
        choices
    }

    fn slot(&mut self, entry: &grammar::SlotEntry) -> Slot {
        self.place = Place::Slot;
        self.expect(!entry.who.is_empty(), "a slot for nobody");
        let who = entry.who.iter().fold(Pawns::NONE, |who, word| match word {
            grammar::SlotWho::Worker => who.with(Pawn::Worker).with(Pawn::ChildWorker),
            grammar::SlotWho::Engineer => who.with(Pawn::Engineer).with(Pawn::ChildEngineer),
            grammar::SlotWho::Child => {
                who.with(Pawn::Child).with(Pawn::ChildWorker).with(Pawn::ChildEngineer)
            }
            grammar::SlotWho::Automaton => who.with(Pawn::Automaton),
        });
        let pay = self.cost(entry.pay.as_ref());
        let put = entry.put.as_ref().and_then(|put| {
            let cost = self.cost(Some(put));
            let mut goods = cost.goods.pairs().filter(|(_, n)| **n > 0).map(|(good, n)| (good, *n));
            let (first, second) = (goods.next(), goods.next());
            self.expect(second.is_none() && cost.flip.is_none(), "one kind of good is put down");
            first
        });
        self.expect(
            entry.done.is_none() || put.is_some(),
            "nothing is put down that could be done",
        );
        let slot = Slot {
            who,
            pay,
            put,
            is_once: entry.limit == Some(grammar::Limit::Game),
            block: self.program(&entry.effects),
            done: entry
                .done
                .as_ref()
                .map(|done| (self.counted(done.count), self.program(&done.effects))),
        };
        self.place = Place::Anywhere;
        slot
    }

    fn phase(
        &mut self,
        entries: &[grammar::PhaseEntry],
    ) -> Option<(crate::phase::DayPhase, Block)> {
        self.expect(entries.len() <= 1, "one phase effect at most");
        let entry = entries.first()?;
        Some((entry.at, self.program(&entry.effects)))
    }

    // Files.

    fn events(&mut self) -> (Vec<EventCard>, Vec<EventCard>) {
        let items = self.items::<grammar::EventEntry>(File::Events);
        let mut cards = Vec::new();
        let mut staying = 0;
        for (entry, line) in &items {
            self.begin_card(*line, entry.id.0, &entry.provenance);
            let is_locked = matches!(entry.id.0, Card::Dusk(card) if card.is_consultation());
            self.expect(entry.locked == is_locked, "consultations and nothing else are locked");
            let to = entry.to.map_or_else(
                || match entry.id.0 {
                    Card::Dusk(card) if !card.is_consultation() => Destination::Discard,
                    _ => Destination::Remove,
                },
                destination,
            );
            let card = EventCard {
                now: self.program(&entry.now),
                options: self.options(&entry.options),
                to,
                slot: entry.slot.as_ref().map(|slot| self.slot(slot)),
                phase: self.phase(&entry.phase),
                mods: self.modifiers(&entry.mods),
                timer: entry.timer,
                expire: self.program(&entry.expire),
            };
            let stays = card.to == Destination::Event
                || card.options.iter().any(|option| option.to == Some(Destination::Event));
            let stands = card.slot.is_some()
                || card.phase.is_some()
                || card.timer.is_some()
                || !card.mods.is_empty();
            self.expect(stays == stands, "what stays has a standing text, and what has one stays");
            self.expect(card.timer != Some(0), "a timer without cubes");
            let is_removed = card.to == Destination::Remove
                && card.options.iter().all(|option| option.to != Some(Destination::Discard));
            let is_morning = matches!(entry.id.0, Card::Morning(_));
            self.expect(is_removed || !(is_morning || is_locked), "it cannot be discarded");
            staying += usize::from(stays);
            cards.push(card);
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        let all: Vec<Card> = MorningCard::ALL
            .map(Card::Morning)
            .into_iter()
            .chain(DuskCard::ALL.map(Card::Dusk))
            .collect();
        self.expect_ids(&ids, &all);
        self.line = None;
        self.expect(
            staying <= MOST_EVENTS,
            format!("{staying} cards may stay, the event area holds {MOST_EVENTS}"),
        );
        let dusk = cards.split_off(cards.len().min(MorningCard::COUNT));
        (cards, dusk)
    }

    fn weather(&mut self) -> Vec<Weather> {
        let items = self.items::<grammar::WeatherEntry>(File::Weather);
        let mut cards = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            // FRO-C-22 rests on it.
            self.expect(entry.scouts > 0, "scouts always move");
            cards.push(Weather {
                cold: entry.cold,
                indicators: [entry.red, entry.orange, entry.yellow],
                scouts: entry.scouts,
                storm: entry.storm,
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &WeatherCard::ALL);
        cards
    }

    fn technologies(&mut self) -> Vec<TechnologyInfo> {
        let items = self.items::<grammar::TechnologyEntry>(File::Technologies);
        let mut technologies = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            technologies.push(TechnologyInfo {
                rounds: self.counted(entry.rounds),
                now: self.program(&entry.now),
                mods: self.modifiers(&entry.mods),
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &Technology::ALL);
        technologies
    }

    /// The laws, and what each of them unlocks.
    fn laws(&mut self) -> (Vec<LawInfo>, Vec<Buildings>) {
        let items = self.items::<grammar::LawEntry>(File::Laws);
        let (mut laws, mut unlocked_by) = (Vec::new(), Vec::new());
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            self.unlocked = Buildings::NONE;
            let now = self.program(&entry.now);
            unlocked_by.push(self.unlocked);
            laws.push(LawInfo {
                now,
                mods: self.modifiers(&entry.mods),
                ability: entry.ability.as_ref().map(|ability| {
                    let has_price = ability.pay.is_none();
                    let count = if has_price { 2 } else { 1 };
                    self.expect(
                        ability.effects.len() == count,
                        "an ability is an operation and its price",
                    );
                    Ability {
                        window: match ability.when {
                            grammar::WindowWord::Preparation => Window::Preparation,
                            grammar::WindowWord::Action => Window::Action,
                        },
                        pay: self.cost(ability.pay.as_ref()),
                        block: self.program(&ability.effects),
                        has_price,
                    }
                }),
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &Law::ALL);
        (laws, unlocked_by)
    }

    fn citizens(&mut self) -> Vec<CitizenInfo> {
        let items = self.items::<grammar::CitizenEntry>(File::Citizens);
        let mut cards = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            self.expect(!entry.cost.is_empty(), "no starting cost");
            let cost = self.program(&entry.cost);
            let death = ByCitizen::from_fn(|citizen| {
                self.program(match citizen {
                    Citizen::Worker => &entry.death.worker,
                    Citizen::Engineer => &entry.death.engineer,
                    Citizen::Child => &entry.death.child,
                })
            });
            self.place = Place::CitizenCard;
            let block = self.program(&entry.effects);
            self.place = Place::Anywhere;
            self.expect(!block.is_empty(), "no ability");
            cards.push(CitizenInfo {
                citizen: entry.citizen,
                cost,
                works: self.works(&entry.works),
                replaces: entry.mode == grammar::ModeWord::Replace,
                is_warm: entry.warm,
                block,
                death,
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &CitizenCard::ALL);
        for citizen in Citizen::ALL {
            let count = cards.iter().filter(|card| card.citizen == citizen).count();
            self.line = None;
            self.expect(count == 10, format!("{count} cards of type {citizen} instead of 10"));
        }
        cards
    }

    fn expeditions(&mut self) -> Vec<ExpeditionInfo> {
        let items = self.items::<grammar::ExpeditionEntry>(File::Expeditions);
        let mut cards = Vec::new();
        for (entry, line) in &items {
            self.begin_card(*line, Card::Expedition(entry.id.0), &entry.provenance);
            self.expect(entry.path >= 2, "a path has a first space and a goal");
            self.expect((1..=3).contains(&entry.options.len()), "one to three options");
            let is_way_home = |option: &grammar::ExpeditionOption| {
                option.go == grammar::GoWord::Return && option.cost.is_none()
            };
            self.expect(entry.options.iter().any(is_way_home), "no free way home");
            let mut options = Vec::new();
            for option in &entry.options {
                let loses = option.effects.iter().any(|effect| matches!(effect, Effect::Lose(_)));
                self.expect(!loses, "a loss as a price");
                let returns = option.go == grammar::GoWord::Return;
                let deck = entry.id.0.deck();
                self.expect(
                    returns || (deck != Deck::C && option.next != Deck::A),
                    format!("a journey of deck {deck} does not go on with {}", option.next),
                );
                options.push(Way {
                    cost: self.cost(option.cost.as_ref()),
                    returns,
                    next: option.next,
                    block: self.program(&option.effects),
                });
            }
            cards.push(ExpeditionInfo {
                path: entry.path,
                reward: entry.reward,
                now: self.program(&entry.now),
                options,
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &Expedition::ALL);
        cards
    }

    fn field_bases(&mut self) -> Vec<(Cost, Block)> {
        let items = self.items::<grammar::FieldBaseEntry>(File::FieldBases);
        let mut bases = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            bases.push((self.cost(Some(&entry.cost)), self.program(&entry.effects)));
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &FieldBase::ALL);
        bases
    }

    fn scenario_cards(&mut self) -> (Vec<ScenarioCardInfo>, ByCounter<CounterInfo>) {
        let items = self.items::<grammar::ScenarioCardEntry>(File::ScenarioCards);
        let mut cards = Vec::new();
        let mut counters = ByCounter::filled(CounterInfo::default());
        for (entry, line) in &items {
            self.begin_card(*line, Card::Scenario(entry.id.0), &entry.provenance);
            for (counter, limits) in &entry.counters.0 {
                self.expect(counters[*counter].max == 0, format!("{counter} has limits already"));
                self.expect(
                    limits.max > 0 && limits.start <= limits.max,
                    format!("{counter} has no room"),
                );
                counters[*counter] = CounterInfo { max: limits.max, start: limits.start };
            }
            let start = match entry.start {
                grammar::StartWord::Up => Start::Up,
                grammar::StartWord::Down => Start::Down,
                grammar::StartWord::Storm => Start::Storm,
            };
            self.expect(
                (start == Start::Storm) != entry.strikes.is_empty(),
                "storm cards strike, and nothing else does",
            );
            let mut tokens = Vec::new();
            for token in &entry.tokens {
                let when = match token.round {
                    grammar::When::At(round) => {
                        let message = format!("there is no round {round}");
                        self.expect((2..=ROUNDS).contains(&round), message);
                        When::At(round)
                    }
                    grammar::When::After(rounds) => When::After(self.counted(rounds)),
                };
                tokens.push((when, self.program(&token.effects)));
            }
            self.expect(tokens.len() <= MOST_TOKENS, "more activation tokens than there are");
            self.expect(entry.slots.len() <= 8, "more slots than can be told apart");
            let info = ScenarioCardInfo {
                start,
                now: self.program(&entry.now),
                options: self.options(&entry.options),
                tokens,
                slots: entry.slots.iter().map(|slot| self.slot(slot)).collect(),
                phase: self.phase(&entry.phase),
                mods: self.modifiers(&entry.mods),
                strikes: entry.strikes.iter().map(|strike| self.program(strike)).collect(),
                end: entry.end.as_ref().map(|end| (end.round, self.program(&end.effects))),
            };
            cards.push(info);
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &ScenarioCard::ALL);
        self.line = None;
        for counter in Counter::ALL {
            self.expect(counters[counter].max > 0, format!("{counter} has no limits"));
        }
        (cards, counters)
    }

    fn rubble(&mut self) -> ByRubble<(u8, Block)> {
        let items = self.items::<grammar::RubbleEntry>(File::Rubble);
        let mut rubble = ByRubble::filled((0, Block::EMPTY));
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            rubble[entry.id.0] = (self.counted(entry.n), self.program(&entry.effects));
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &Rubble::ALL);
        self.line = None;
        let count: u32 = rubble.iter().map(|(n, _)| u32::from(*n)).sum();
        self.expect(count == 18, format!("{count} tiles of rubble instead of 18"));
        rubble
    }

    fn tiles(&mut self) -> Vec<TileInfo> {
        let items = self.items::<grammar::TileEntry>(File::Tiles);
        let mut tiles = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            let fields = [&entry.a, &entry.b].map(|field| {
                let pieces: Vec<(MapGood, u8)> = self.positive(field.as_ref()?);
                // FRO-LIM-6.
                self.expect(
                    pieces.len() == 1 && pieces[0].1 <= 5,
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

    fn societies(&mut self, board: &Board) -> Vec<[SocietyInfo; 2]> {
        let items = self.items::<grammar::SocietyEntry>(File::Societies);
        let mut societies: Vec<SocietyInfo> = Vec::new();
        for (entry, line) in &items {
            let who = format!("{} {}", entry.society, entry.difficulty);
            self.begin(*line, &who, &entry.provenance);
            let people = ByCitizen::new([entry.worker, entry.engineer, entry.child]);
            let sick = ByCitizen::new([entry.sick.worker, entry.sick.engineer, entry.sick.child]);
            let fits = Citizen::ALL.iter().all(|citizen| sick[*citizen] <= people[*citizen])
                && people.iter().all(|n| *n <= 50)
                && entry.deaths < board.death_track
                && entry.automatons <= 6;
            self.expect(fits, "more sick than people, or more than the board has room for");
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

    fn advisors(&mut self) -> (Vec<(Token, Block)>, Option<Block>) {
        let items = self.items::<grammar::AdvisorEntry>(File::Advisors);
        let (mut advisors, mut mobilisation) = (Vec::new(), None);
        let mut ids = Vec::new();
        for (entry, line) in &items {
            let block = self.program(&entry.effects);
            match entry.id.0 {
                grammar::AdvisorWord::Advisor(advisor) => {
                    self.begin(*line, &advisor, &entry.provenance);
                    let flip = entry.flip.filter(|token| token.family() == Family::Hope);
                    self.expect(flip.is_some(), "a token of hope calls an advisor");
                    advisors.push((flip.unwrap_or(Token::Care), block));
                    ids.push((advisor, *line));
                }
                grammar::AdvisorWord::Mobilisation => mobilisation = Some(block),
            }
        }
        self.expect_ids(&ids, &Advisor::ALL);
        self.line = None;
        self.expect(mobilisation.is_some(), "the Mobilisation card is missing");
        (advisors, mobilisation)
    }

    fn buildings(&mut self, unlocked_by: &[Buildings]) -> Option<ByBuilding<BuildingInfo>> {
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
        self.expect_ids(&ids, &Building::ALL);
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

    fn scenarios(&mut self, cards: &[ScenarioCardInfo]) -> Vec<ScenarioInfo> {
        let items = self.items::<grammar::ScenarioEntry>(File::Scenarios);
        let mut scenarios = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            let on_map = if entry.positions.is_empty() {
                Positions::ALL
            } else {
                positions(&entry.positions)
            };
            let blocked = positions(&entry.ridge).union(positions(&entry.wreck));
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
            for position in far.iter() {
                let is_reached = position.neighbors().meets(near);
                self.expect(is_reached, format!("{position} is not connected"));
            }
            let deposits = match &entry.deposits {
                grammar::DepositEntry::Random => None,
                grammar::DepositEntry::At(deposits) => {
                    let mut corners = [None; CORNERS];
                    for (corner, deposit) in deposits {
                        match corners.get_mut(usize::from(*corner)) {
                            Some(place) => *place = Some(*deposit),
                            None => self.problem(format!("there is no corner {corner}")),
                        }
                    }
                    Some(corners)
                }
            };
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
                storm_cards.len() == 1,
                format!("{} storm cards instead of one", storm_cards.len()),
            );
            let technologies = Technology::ALL
                .into_iter()
                .filter(|technology| entry.tech_exclude.iter().all(|id| id.0 != *technology))
                .collect();
            scenarios.push(ScenarioInfo {
                positions: on_map,
                deposits,
                tiles,
                ridge: positions(&entry.ridge),
                wreck: positions(&entry.wreck),
                storm: entry.storm,
                cold: entry.cold,
                indicators: [entry.indicators.0, entry.indicators.1, entry.indicators.2],
                technologies,
                fixed_technologies: entry.tech_fixed.iter().map(|id| id.0).collect(),
                cards: scenario_cards,
                storm_card: storm_cards.first().copied().unwrap_or(ScenarioCard::I08),
                steel: entry.steel,
                unlocked: entry.unlocked.iter().map(|kind| kind.0).collect(),
                people: ByCitizen::new([
                    entry.population_bonus.worker,
                    entry.population_bonus.engineer,
                    entry.population_bonus.child,
                ]),
                food: entry.food_bonus,
                discharge: positions(&entry.discharge),
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &Scenario::ALL);
        scenarios
    }

    /// Every standard dusk card and every scenario card can be reached.
    fn check_that_all_is_used(&mut self, cards: &[ScenarioCardInfo], scenarios: &[ScenarioInfo]) {
        if !self.problems.is_empty() {
            return;
        }
        self.who.clear();
        for card in DuskCard::ALL.into_iter().filter(|card| card.is_standard()) {
            self.file = File::Events;
            self.line = table::line_of(self.texts[self.file as usize], &format!("id: \"{card}\""));
            self.expect(self.added.contains(card), format!("{card} is never added"));
        }
        self.file = File::ScenarioCards;
        for card in ScenarioCard::ALL {
            self.line = table::line_of(self.texts[self.file as usize], &format!("id: \"{card}\""));
            let is_used = scenarios.iter().any(|scenario| scenario.cards.contains(card));
            self.expect(is_used, format!("{card} belongs to no scenario"));
            let is_reached =
                cards[card.index()].start != Start::Down || self.revealed.contains(card);
            self.expect(is_reached, format!("{card} is never turned up"));
        }
    }
}

fn destination(word: grammar::Destination) -> Destination {
    match word {
        grammar::Destination::Remove => Destination::Remove,
        grammar::Destination::Event => Destination::Event,
        grammar::Destination::Discard => Destination::Discard,
    }
}

fn sign_of(word: SignWord) -> Sign {
    use crate::card::Flag;
    match word {
        SignWord::SleptWarm => Sign::SleptWarm,
        SignWord::TreesBelow6 => Sign::TreesBelow6,
        SignWord::ArkACold => Sign::ArkACold,
        SignWord::ArkBCold => Sign::ArkBCold,
        SignWord::EvacStarted => Sign::EvacStarted,
        SignWord::DreadnoughtMap => Sign::Flag(Flag::DreadnoughtMap),
        SignWord::ChildrenFirst => Sign::Flag(Flag::ChildrenFirst),
        SignWord::Grounded => Sign::Flag(Flag::Grounded),
        SignWord::MoveDischarge => Sign::Flag(Flag::MoveDischarge),
    }
}

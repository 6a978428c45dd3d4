//! From the grammar of the content files to checked, flat programs.
//!
//! Every item is read on its own, so that an error names its line and one mistake does not hide
//! another.

mod boards;
mod cards;
mod programs;

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Content as _, Mistake, Texts};

use crate::building::Buildings;
use crate::card::{Card, DuskCard, DuskCards, ScenarioCard, ScenarioCards};
use crate::content::{
    Board, Content, File, HEAT_TRACK, ScenarioCardInfo, ScenarioInfo, Start, rim,
};
use crate::grammar::{self, Source};
use crate::op::{Block, Cond, Op};

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
    /// From which operation on programs belong to a card or to something else.
    origins: Vec<(u16, Option<Card>)>,
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
        }
    }

    /// Begins the programs of a card.
    fn begin_card(&mut self, line: Option<usize>, card: Card, source: &Source) {
        self.begin(line, &card, source);
        self.origins.push((self.ops.len() as u16, Some(card)));
    }

    /// Whether the programs compiled now belong to a card that can send another one.
    fn has_origin(&self) -> bool {
        self.origins.last().is_some_and(|(_, card)| card.is_some())
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
        self.origins.push((self.ops.len() as u16, None));
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

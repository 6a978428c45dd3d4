//! From the grammar of the content files to checked, flat programs. FRO-C-34.
//!
//! Every item is read on its own, so that an error names its line and one mistake does not hide
//! another.

mod boards;
mod cards;
mod programs;

use std::fmt::Display;

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Content as _, Mistake, Texts};

use crate::building::Buildings;
use crate::card::{ByCounter, Card, Counter, DuskCard, DuskCards, ScenarioCard, ScenarioCards};
use crate::chance::DEPOSITS;
use crate::content::{
    Board, Content, CounterInfo, File, HEAT_TRACK, ScenarioCardInfo, ScenarioInfo, Start, rim,
};
use crate::grammar::{self, Source};
use crate::map::CORNERS;
use crate::op::{Block, Cond, Op};
use crate::state::PIECES;
use crate::token::Family;

/// Where operations stand: some belong to one kind of card only.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Anywhere,
    CitizenCard,
    Building,
    Slot,
}

/// An item of a file, or its name, with the line it begins on.
type Numbered<T> = (T, Option<usize>);

/// A value of a counter that a condition asks for.
struct Wanted {
    file: File,
    line: Option<usize>,
    who: String,
    counter: Counter,
    min: u8,
}

pub(crate) struct Compiler<'a> {
    texts: &'a Texts<'a>,
    problems: Vec<Mistake>,
    /// Items of the file that could not be read.
    unread: usize,
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
    /// Those that the card turns up on no condition, while it is compiled.
    surely_revealed: ScenarioCards,
    /// The same for each scenario card.
    reveals: Vec<(ScenarioCard, ScenarioCards)>,
    /// Whether a branch of a condition is being compiled.
    is_conditional: bool,
    /// Values of counters that a condition asks for, and where.
    wanted: Vec<Wanted>,
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
            unread: 0,
            file: File::Board,
            line: None,
            who: String::new(),
            place: Place::Anywhere,
            ops: vec![Op::End],
            branches: Vec::new(),
            conds: Vec::new(),
            added: DuskCards::NONE,
            revealed: ScenarioCards::NONE,
            surely_revealed: ScenarioCards::NONE,
            reveals: Vec::new(),
            is_conditional: false,
            wanted: Vec::new(),
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
        let scenarios = self.scenarios(&scenario_cards, &societies);
        self.check_that_all_is_used(&scenario_cards, &scenarios);
        self.check_what_is_wanted(&counters);
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
    fn items<T: DeserializeOwned + Serialize>(&mut self, file: File) -> Vec<Numbered<T>> {
        self.file = file;
        self.line = None;
        self.who.clear();
        self.unread = 0;
        let text = self.texts[file as usize];
        let raw: Vec<&RawValue> = match ron::from_str(text) {
            Ok(raw) => raw,
            Err(error) => {
                self.unread += 1;
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
                    self.unread += 1;
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

    /// Complains if the items of a file are not these, each once, in order. `false` if they are not:
    /// then nothing can be said about what they add up to, nor be looked up by its place.
    fn expect_ids<T: PartialEq + Display>(&mut self, found: &[Numbered<T>], all: &[T]) -> bool {
        self.who.clear();
        let mistakes = self.problems.len();
        let mut present: Vec<&Numbered<T>> = Vec::new();
        for item in found {
            let (id, line) = item;
            self.line = *line;
            if !all.contains(id) {
                self.problem(format!("{id} does not belong here"));
            } else if present.iter().any(|(other, _)| other == id) {
                self.problem(format!("{id} stands twice"));
            } else {
                present.push(item);
            }
        }
        let place_of = |id: &T| present.iter().find(|(other, _)| other == id);
        // The first one out of place is enough: it moves others.
        let due = all.iter().filter(|id| place_of(id).is_some());
        if let Some(((id, line), due)) =
            present.iter().copied().zip(due).find(|(it, due)| it.0 != **due)
        {
            self.line = *line;
            self.problem(format!("{id} stands where {due} is due"));
        }
        // One that cannot be read has its mistake already.
        let is_readable = self.unread == 0;
        let missing =
            all.iter().enumerate().filter(|(_, id)| is_readable && place_of(id).is_none());
        for (place, id) in missing {
            let next = all[place..].iter().find_map(place_of);
            self.line = next.and_then(|(_, line)| *line);
            self.problem(format!("{id} is missing"));
        }
        is_readable && self.problems.len() == mistakes
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
        // FRO-SETUP-4: one for each corner, until three of them are deposits.
        self.line = table::line_of(self.texts[0], "rim:");
        let tokens = &board.rim.items;
        let deposits = u32::from(tokens.wood) + u32::from(tokens.coal);
        let has_corners = usize::from(tokens.blank) + usize::from(DEPOSITS) <= CORNERS;
        self.expect(
            deposits >= u32::from(DEPOSITS) && has_corners,
            format!("{} blank and {deposits} deposits for {CORNERS} corners", tokens.blank),
        );
        self.line = table::line_of(self.texts[0], "tokens_of_a_type");
        let bag = board.tokens_of_a_type.items;
        // FRO-HOPE-5: a token is drawn until the track is full.
        let most = board.hope_track.items.max(board.discontent_track.items);
        self.expect(
            Family::Hope.tokens().len() * usize::from(bag) >= usize::from(most),
            format!("{bag} tokens of a type do not fill a track of {most}"),
        );
        self.line = table::line_of(self.texts[0], "goods_on_generator_tile");
        let goods = board.goods_on_generator_tile.items;
        // FRO-LIM-6.
        self.expect((1..=PIECES).contains(&goods), format!("{goods} pieces on a field"));
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

    /// Every standard dusk card and every scenario card can be reached. FRO-C-28.
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

    /// Every value of a counter that decides something can be reached.
    fn check_what_is_wanted(&mut self, counters: &ByCounter<CounterInfo>) {
        if !self.problems.is_empty() {
            return;
        }
        for Wanted { file, line, who, counter, min } in std::mem::take(&mut self.wanted) {
            (self.file, self.line, self.who) = (file, line, who);
            let max = counters[counter].max;
            self.expect(min <= max, format!("{counter} ends at {max} and never reaches {min}"));
        }
    }

    /// No card of a scenario turns up one that the scenario leaves out.
    fn check_what_is_left_out(&mut self, cards: &ScenarioCards) {
        let reveals = std::mem::take(&mut self.reveals);
        for (card, revealed) in reveals.iter().filter(|(card, _)| cards.contains(*card)) {
            for left_out in revealed.minus(*cards).iter() {
                self.problem(format!("{card} turns up {left_out}, which is left out"));
            }
        }
        self.reveals = reveals;
    }
}

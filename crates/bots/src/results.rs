//! Results as lines of JSON, one for each block: written by any machine, put together by any.
//!
//! Every line holds the whole key of its run. Files can be cut, joined and sorted with any tool
//! and are still understood, and results of different runs cannot be mixed up unnoticed.

use std::io::{self, Write};
use std::mem;

use serde::{Deserialize, Serialize};

use crate::tournament::Tally;
use crate::{Answer, GameRow, Run, Tournament};

/// The games of one seed, as a line of a results file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// What was played.
    pub run: Run,
    /// The number of the block, counted from 0.
    pub block: u64,
    /// Its games, one for each way to seat the bots.
    pub games: Vec<GameRow>,
}

/// Writes the results of a run while it is played.
pub struct ResultsWriter<W: Write> {
    out: W,
    block_size: u64,
    open: Block,
}

impl<W: Write> ResultsWriter<W> {
    /// Writes to `out`, which should be buffered.
    pub fn new(out: W, run: Run) -> Self {
        let block_size = run.block_size();
        Self { out, block_size, open: Block { run, block: 0, games: Vec::new() } }
    }

    /// Takes the next game; a block is written when it is complete.
    pub fn write(&mut self, row: &GameRow) -> io::Result<()> {
        self.open.block = row.game / self.block_size;
        self.open.games.push(row.clone());
        if self.open.games.len() as u64 == self.block_size { self.write_block() } else { Ok(()) }
    }

    /// Writes what is left, which is incomplete if the number of games is not a multiple of the
    /// seatings.
    pub fn finish(mut self) -> io::Result<()> {
        if !self.open.games.is_empty() {
            self.write_block()?;
        }
        self.out.flush()
    }

    fn write_block(&mut self) -> io::Result<()> {
        write_line(&mut self.out, &self.open)?;
        self.open.games.clear();
        Ok(())
    }
}

fn write_line(out: &mut impl Write, block: &Block) -> io::Result<()> {
    serde_json::to_writer(&mut *out, block)?;
    writeln!(out)
}

/// All results of one run.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// What was played.
    pub run: Run,
    /// Every block, in order.
    pub blocks: Vec<Block>,
}

impl Results {
    /// Whether all seats won or lost together.
    pub fn is_team(&self) -> bool {
        self.blocks.iter().flat_map(|block| &block.games).any(|row| row.verdict.is_some())
    }
}

/// Why files of results cannot be used together.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// A line is no block of results.
    #[error("{place}: not a line of results: {error}")]
    Syntax {
        /// The file and line.
        place: String,
        /// What is wrong.
        error: serde_json::Error,
    },
    /// The games of a block are not the ones it should hold.
    #[error("{place}: block {block} holds the games {found:?} instead of {expected:?}")]
    Games {
        /// The file and line.
        place: String,
        /// The block.
        block: u64,
        /// The numbers of its games.
        found: Vec<u64>,
        /// The numbers it should have.
        expected: Vec<u64>,
    },
    /// Two lines belong to different runs.
    #[error("{place}: {field} {value} does not fit {field} {first_value} in {first_place}")]
    Incompatible {
        /// The file and line.
        place: String,
        /// The first part of the key that differs.
        field: &'static str,
        /// Its value there, in JSON.
        value: String,
        /// The first file and line.
        first_place: String,
        /// Its value there, in JSON.
        first_value: String,
    },
    /// A block comes twice.
    #[error("{place}: block {block} is already in {first_place}")]
    Duplicate {
        /// The file and line.
        place: String,
        /// The block.
        block: u64,
        /// Where it came first.
        first_place: String,
    },
    /// Blocks are nowhere.
    #[error("{} of {blocks} {} in none of the files {files}", gap(*first, *last), if first == last { "is" } else { "are" })]
    Missing {
        /// The first missing block.
        first: u64,
        /// The last one of the gap.
        last: u64,
        /// How many blocks the run has.
        blocks: u64,
        /// The files.
        files: String,
    },
    /// The files hold nothing.
    #[error("there are no results in {files}")]
    Empty {
        /// The files.
        files: String,
    },
}

fn gap(first: u64, last: u64) -> String {
    if first == last { format!("block {first}") } else { format!("blocks {first} to {last}") }
}

/// A file of results: what to call it, and its text.
pub struct ResultsFile {
    /// The name for messages.
    pub name: String,
    /// The lines.
    pub text: String,
}

/// Puts the parts of one run together. The result is the same as of an undivided run.
pub fn merge(files: &[ResultsFile]) -> Result<Results, ResultsError> {
    let lines = read(files)?;
    for line in &lines[1..] {
        must_agree(line, &lines[0], &[])?;
    }
    complete(lines, files)
}

/// Puts the parts of several runs together that can be compared: of the same program, game,
/// rules and weights, with any bots, options and seeds.
pub fn merge_runs(files: &[ResultsFile]) -> Result<Vec<Results>, ResultsError> {
    const FREE: &[&str] = &["options", "bots", "seed", "games", "sprt"];
    let mut runs: Vec<Vec<ResultLine>> = Vec::new();
    for line in read(files)? {
        if let Some(first) = runs.first() {
            must_agree(&line, &first[0], FREE)?;
        }
        // Runs that differ in their length alone play the same games.
        let repeats = |run: &&mut Vec<ResultLine>| {
            let (a, b) = (&run[0].block.run, &line.block.run);
            (&a.options, &a.bots, a.seed) == (&b.options, &b.bots, b.seed)
        };
        match runs.iter_mut().find(repeats) {
            Some(run) => {
                must_agree(&line, &run[0], &[])?;
                run.push(line);
            }
            None => runs.push(vec![line]),
        }
    }
    runs.into_iter().map(|lines| complete(lines, files)).collect()
}

impl Results {
    /// Every game, in order.
    pub fn games(&self) -> impl Iterator<Item = &GameRow> {
        self.blocks.iter().flat_map(|block| &block.games)
    }

    /// What came out.
    pub fn tournament(&self) -> Tournament {
        let mut tally = Tally::new(&self.run);
        self.games().for_each(|row| tally.add(row));
        tally.finish()
    }

    /// Writes everything as one file, the same as of an undivided run.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        self.blocks.iter().try_for_each(|block| write_line(out, block))
    }
}

/// A block and where it stands.
struct ResultLine {
    place: String,
    block: Block,
}

/// All lines of all files; there is at least one.
fn read(files: &[ResultsFile]) -> Result<Vec<ResultLine>, ResultsError> {
    let mut lines = Vec::new();
    for ResultsFile { name, text } in files {
        for (index, text) in text.lines().enumerate().filter(|(_, text)| !text.trim().is_empty()) {
            let place = format!("{name}:{}", index + 1);
            match serde_json::from_str(text) {
                Ok(block) => lines.push(ResultLine { place, block }),
                Err(error) => return Err(ResultsError::Syntax { place, error }),
            }
        }
    }
    if lines.is_empty() { Err(ResultsError::Empty { files: names(files) }) } else { Ok(lines) }
}

fn names(files: &[ResultsFile]) -> String {
    files.iter().map(|file| file.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// Compares the keys of two lines, apart from the parts that are free to differ.
fn must_agree(line: &ResultLine, first: &ResultLine, free: &[&str]) -> Result<(), ResultsError> {
    if line.block.run == first.block.run {
        return Ok(());
    }
    let key =
        |line: &ResultLine| serde_json::to_value(&line.block.run).expect("plain data is JSON");
    let (key, first_key) = (key(line), key(first));
    // In the order in which a reader would look for the reason.
    let fields =
        ["version", "game", "rules", "bot_data", "options", "bots", "seed", "games", "sprt"];
    for field in fields.into_iter().filter(|field| !free.contains(field)) {
        let (value, first_value) = (key[field].to_string(), first_key[field].to_string());
        if value != first_value {
            let (place, first_place) = (line.place.clone(), first.place.clone());
            return Err(ResultsError::Incompatible {
                place,
                field,
                value,
                first_place,
                first_value,
            });
        }
    }
    Ok(())
}

/// Orders the blocks of one run and makes sure that each is there, whole and once.
fn complete(mut lines: Vec<ResultLine>, files: &[ResultsFile]) -> Result<Results, ResultsError> {
    lines.sort_by_key(|line| line.block.block);
    let run = lines[0].block.run.clone();
    let (size, blocks) = (run.block_size(), run.blocks());
    let missing = |first, last| ResultsError::Missing { first, last, blocks, files: names(files) };
    let mut due = 0;
    let mut first_place = String::new();
    for ResultLine { place, block } in &mut lines {
        let number = block.block;
        if number < due {
            let place = mem::take(place);
            return Err(ResultsError::Duplicate { place, block: number, first_place });
        }
        if number > due {
            return Err(missing(due, number.min(blocks) - 1));
        }
        let expected: Vec<u64> = (number * size..run.games.min((number + 1) * size)).collect();
        let found: Vec<u64> = block.games.iter().map(|row| row.game).collect();
        if found != expected {
            let place = mem::take(place);
            return Err(ResultsError::Games { place, block: number, found, expected });
        }
        first_place.clone_from(place);
        due += 1;
    }
    let results = Results { run, blocks: lines.into_iter().map(|line| line.block).collect() };
    // A question may have ended the run early, but only once it was answered.
    let is_answered =
        || results.tournament().sprt.is_some_and(|verdict| verdict.answer != Answer::Open);
    if due < blocks && !is_answered() {
        return Err(missing(due, blocks - 1));
    }
    Ok(results)
}

//! A tournament as a table, one line a game.

use std::io::{self, Write};

use crate::GameRow;

/// Writes games as comma-separated values, with a header above the first.
///
/// Every value is a number or a plain word, so nothing needs quotes.
pub struct CsvWriter<W: Write> {
    out: W,
    categories: Vec<String>,
    has_header: bool,
}

impl<W: Write> CsvWriter<W> {
    /// Writes to `out`, which should be buffered. The categories name the columns of points.
    pub fn new(out: W, categories: &[String]) -> Self {
        Self { out, categories: categories.to_vec(), has_header: false }
    }

    /// Writes the line of one game. Seats are counted from 1.
    pub fn write(&mut self, row: &GameRow) -> io::Result<()> {
        if !self.has_header {
            self.has_header = true;
            self.write_header(row.seats.len(), row.verdict.is_some())?;
        }
        let GameRow { game, seed, bot_seed, seats, scores, length, verdict, .. } = row;
        let (decisions, steps) = (length.decisions, length.steps);
        write!(self.out, "{game},{},{},{decisions},{steps}", seed.0, bot_seed.0)?;
        if let Some(verdict) = verdict {
            write!(self.out, ",{},{}", verdict.is_won, verdict.reason)?;
        }
        for (spec, score) in seats.iter().zip(scores) {
            write!(self.out, ",{spec},{},{}", score.rank, score.total())?;
            for points in &score.points {
                write!(self.out, ",{points}")?;
            }
        }
        writeln!(self.out)
    }

    /// Writes out what is buffered.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn write_header(&mut self, seats: usize, is_team: bool) -> io::Result<()> {
        write!(self.out, "game,seed,bot_seed,decisions,steps")?;
        if is_team {
            write!(self.out, ",won,reason")?;
        }
        for seat in 1..=seats {
            write!(self.out, ",seat{seat}_bot,seat{seat}_rank,seat{seat}_score")?;
            for category in &self.categories {
                write!(self.out, ",seat{seat}_{category}")?;
            }
        }
        writeln!(self.out)
    }
}

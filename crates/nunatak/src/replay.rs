//! `nunatak replay`: a saved game as text.

use std::fmt::Display;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use table::{AnyMatch, Seat, Standings, Turn, Verdict, Viewer};
use ui::{Language, Words};

use crate::exit::Misuse;

/// A saved game, step by step. The file holds all secrets of its game, and so does this view.
#[derive(Args)]
pub(crate) struct Replay {
    /// The saved game
    file: PathBuf,
    /// Show the table after this many steps instead of the whole course
    #[arg(long, value_name = "STEPS")]
    at: Option<usize>,
    /// Show the table as this seat saw it (from 1) [default: as a spectator]
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,
    /// Content folder that the game was played with
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl Replay {
    pub(crate) fn run(self) -> Result<()> {
        let text = fs::read_to_string(&self.file)
            .with_context(|| format!("cannot read {}", self.file.display()))?;
        if let Some(folder) = &self.content {
            catalog::game(&table::SaveHeader::read(&text)?.game)?.load_content(folder)?;
        }
        let game =
            catalog::load(&text).with_context(|| format!("cannot open {}", self.file.display()))?;
        let viewer = match self.seat.map(|number| Seat::new(number - 1)) {
            Some(seat) if !game.seats().contains(seat) => {
                return Err(Misuse(format!("{seat} is not at this table")).into());
            }
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        };
        let mut out = io::stdout().lock();
        match self.at {
            Some(at) if at > game.len() => {
                let misuse = format!("the game has {} steps, {at} is beyond its end", game.len());
                return Err(Misuse(misuse).into());
            }
            Some(at) => show(&mut out, game.at(at).as_ref(), viewer)?,
            None => {
                let everything = game.full_log();
                let mut lines = everything.iter().peekable();
                for step in 0..game.len() {
                    writeln!(out, "{step:>5}  {}", game.step_text(step))?;
                    while let Some(line) = lines.next_if(|line| line.step == step) {
                        writeln!(out, "         {}", line.notation)?;
                    }
                }
                writeln!(out)?;
                show(&mut out, game.as_ref(), viewer)?;
            }
        }
        Ok(())
    }
}

/// The table and the scores; after the end, who has won.
pub(crate) fn show(out: &mut impl Write, game: &dyn AnyMatch, viewer: Viewer) -> io::Result<()> {
    writeln!(out, "{}", game.view_text(viewer))?;
    let standings = game.standings(viewer);
    let title = if game.turn() == Turn::Over { "result" } else { "as it stands" };
    write!(out, "{title:<12}")?;
    for category in standings.categories {
        write!(out, "{category:>12}")?;
    }
    // A team has no place: it is told in a sentence whether it has won.
    let place = |rank: &dyn Display| {
        if game.is_team() { String::new() } else { format!("{rank:>7}") }
    };
    writeln!(out, "{:>8}{}", "total", place(&"place"))?;
    for seat in game.seats() {
        let score = standings.of(seat);
        write!(out, "{:<12}", seat.to_string())?;
        for points in &score.points {
            write!(out, "{points:>12}")?;
        }
        writeln!(out, "{:>8}{}", score.total(), place(&score.rank))?;
    }
    if game.turn() == Turn::Over {
        let face = catalog::game(game.game()).expect("a match of the catalog").face();
        let why = |verdict: &Verdict| face.verdict(Words::of(Language::English), verdict.reason);
        writeln!(out, "\n{}", ending(&standings, viewer, why))?;
    }
    Ok(())
}

/// Who has won; or whether the team has, with the id of the reason and its sentence.
fn ending(standings: &Standings, viewer: Viewer, why: impl Fn(&Verdict) -> String) -> String {
    if let Some(verdict) = &standings.verdict {
        let end = if verdict.is_won { "won" } else { "lost" };
        return format!("{end} together ({}): {}", verdict.reason, why(verdict));
    }
    let name = |seat: Seat| {
        if viewer == Viewer::Seat(seat) { "you".to_owned() } else { seat.to_string() }
    };
    let winners: Vec<String> = standings.winners().into_iter().map(name).collect();
    format!("winner: {}", winners.join(" and "))
}

#[cfg(test)]
mod tests {
    use table::{Score, Seats};

    use super::*;

    #[test]
    fn a_team_is_told_whether_it_has_won_and_why() {
        let end = |is_won| {
            let verdict = Some(Verdict { is_won, reason: "storm" });
            let score = Score::new([4], []);
            let standings = Standings::team(&["hope"], Seats::first_of(2), score, verdict);
            ending(&standings, Viewer::Spectator, |_| "The storm came.".to_owned())
        };
        assert_eq!(end(true), "won together (storm): The storm came.");
        assert_eq!(end(false), "lost together (storm): The storm came.");
    }

    #[test]
    fn rivals_are_told_who_has_won() {
        let scores = [Score::new([5], []), Score::new([5], []), Score::new([1], [])];
        let standings = Standings::ranked(true, &["points"], scores);
        let told = ending(&standings, Viewer::Seat(Seat::new(1)), |_| String::new());
        assert_eq!(told, "winner: seat 1 and you");
    }
}

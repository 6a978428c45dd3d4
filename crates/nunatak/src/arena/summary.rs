//! The result of a tournament as text.

use std::io::{self, Write};

use bots::Tournament;

pub(super) fn print(out: &mut impl Write, tournament: &Tournament) -> io::Result<()> {
    let Tournament { game, games, seed, .. } = tournament;
    writeln!(out, "{game}, {games} games, seed {seed}; 95 % intervals in brackets\n")?;
    writeln!(
        out,
        "{:<10} {:>9} {:>9}  {:<22} {:<19} {:<19}",
        "bot", "seats", "wins", "win share", "mean rank", "mean score"
    )?;
    for bot in &tournament.bots {
        let share = bot.win_share_interval;
        let rank = bot.mean_rank_interval;
        let score = bot.mean_score_interval;
        writeln!(
            out,
            "{:<10} {:>9} {:>9.1}  {:<22} {:<19} {:<19}",
            bot.spec,
            bot.games,
            bot.wins,
            format!(
                "{:5.1} % [{:.1}, {:.1}]",
                100.0 * bot.win_share,
                100.0 * share.0,
                100.0 * share.1
            ),
            format!("{:.2} [{:.2}, {:.2}]", bot.mean_rank, rank.0, rank.1),
            format!("{:.2} [{:.2}, {:.2}]", bot.mean_score, score.0, score.1),
        )?;
    }
    writeln!(out, "\nmean score by category")?;
    for bot in &tournament.bots {
        write!(out, "{:<10}", bot.spec)?;
        for category in &bot.categories {
            write!(out, "  {} {:.2}", category.category, category.mean_score)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "\nwin share by seat")?;
    for position in &tournament.positions {
        let interval = position.win_share_interval;
        writeln!(
            out,
            "{:<10}  {:5.1} % [{:.1}, {:.1}]",
            position.seat.to_string(),
            100.0 * position.win_share,
            100.0 * interval.0,
            100.0 * interval.1
        )?;
    }
    let length = &tournament.length;
    writeln!(
        out,
        "\ngame length {:.0} decisions on average, {} to {}",
        length.mean, length.min, length.max
    )?;
    if let Some(verdict) = &tournament.sprt {
        writeln!(out, "{} {verdict}", tournament.seats[0])?;
    }
    if let Some(speed) = &tournament.speed {
        writeln!(
            out,
            "{} decisions in {:.2} CPU seconds: {:.0} a second",
            tournament.decisions, speed.cpu_seconds, speed.decisions_per_cpu_second
        )?;
    }
    Ok(())
}

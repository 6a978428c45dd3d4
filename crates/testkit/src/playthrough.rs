//! A seeded game as text, so that a review shows exactly what a change of the rules did.

use std::fmt::{self, Display, Write as _};

use table::{Audience, Game, GameRng, Journal, Seat, Seed, Standings, Turn, Viewer};

use crate::tools::json;

/// The table is drawn at the start, at the end and every so many steps.
const STEPS_BETWEEN_DRAWINGS: usize = 50;
/// How many of the legal actions or outcomes are written out.
const LISTED: usize = 5;

/// Plays at random by `seed` for at most `max_steps` steps and tells it as text: every step with
/// what was possible, what was chosen and what was told to whom, the table now and then, and the
/// standings. The same arguments give the same text on every machine.
///
/// # Panics
/// When the options make no game.
#[track_caller]
pub fn playthrough<G: Game>(options: &G::Options, seed: Seed, max_steps: usize) -> String {
    let mut game = match G::new(options) {
        Ok(game) => game,
        Err(error) => panic!("the playthrough cannot be set up: {error}"),
    };
    let mut text = format!(
        "game: {} (rules version {})\noptions: {}\nseed: {}\n",
        G::ID,
        G::RULES_VERSION,
        json(options),
        seed.0
    );
    tell(&mut game, seed, max_steps, &mut text).expect("a string takes everything");
    text
}

fn tell<G: Game>(
    game: &mut G,
    seed: Seed,
    max_steps: usize,
    text: &mut String,
) -> Result<(), fmt::Error> {
    let mut choices = GameRng::new(seed);
    let mut actions = Vec::new();
    let mut outcomes = Vec::new();
    for step in 0..max_steps {
        if step % STEPS_BETWEEN_DRAWINGS == 0 {
            draw(game, text)?;
        }
        let mut journal = Journal::default();
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                let outcome = game.sample(&mut GameRng::for_step(seed, step));
                writeln!(text, "\n{step}. chance: {outcome}")?;
                let shown = outcomes.iter().map(|(outcome, weight)| format!("{outcome} x{weight}"));
                writeln!(text, "  of {}", listing(shown))?;
                game.resolve(outcome, &mut journal);
            }
            Turn::Decide(seats) => {
                let deciders: Vec<Seat> = seats.into_iter().collect();
                let seat = choices.pick(&deciders);
                actions.clear();
                game.actions(seat, &mut actions);
                let action = choices.pick(&actions);
                let sealed = if deciders.len() > 1 { " (sealed)" } else { "" };
                writeln!(text, "\n{step}. {seat}: {action}{sealed}")?;
                writeln!(text, "  of {}", listing(actions.iter()))?;
                game.apply(seat, action, &mut journal);
            }
        }
        for note in &journal.notes {
            match note.audience {
                Audience::All => writeln!(text, "  * {}", note.event)?,
                Audience::Only(seat) => writeln!(text, "  [{seat}] {}", note.event)?,
            }
        }
        if journal.revealed {
            writeln!(text, "  ! reveals")?;
        }
    }
    draw(game, text)?;
    write_standings(&game.standings(Viewer::Spectator), text)
}

/// The number of things, and the first few of them.
fn listing<T: Display>(items: impl ExactSizeIterator<Item = T>) -> String {
    let count = items.len();
    let shown: Vec<String> = items.take(LISTED).map(|item| item.to_string()).collect();
    let more = if count > LISTED { ", ..." } else { "" };
    format!("{count}: {}{more}", shown.join(", "))
}

fn draw<G: Game>(game: &G, text: &mut String) -> fmt::Result {
    writeln!(text)?;
    for line in game.view(Viewer::Spectator).to_string().lines() {
        writeln!(text, "{}", format!("    | {line}").trim_end())?;
    }
    Ok(())
}

fn write_standings(standings: &Standings, text: &mut String) -> fmt::Result {
    writeln!(text, "\nstandings{}:", if standings.is_final { " (final)" } else { "" })?;
    for (index, score) in standings.scores.iter().enumerate() {
        let (rank, total) = (score.rank, score.total());
        let points: Vec<String> = standings
            .categories
            .iter()
            .zip(&score.points)
            .map(|(category, points)| format!("{category} {points}"))
            .collect();
        let tie_breaks: Vec<String> = score.tie_breaks.iter().map(ToString::to_string).collect();
        write!(text, "  {rank}. seat {}: {total} = {}", index + 1, points.join(" + "))?;
        if !tie_breaks.is_empty() {
            write!(text, " (ties: {})", tie_breaks.join(", "))?;
        }
        writeln!(text)?;
    }
    Ok(())
}

//! Content is tried out before it is known: what every scenario starts with is a legal state.

use table::{Content as _, Edition, Game, Mistake, Silent, Texts, Turn, line_of};

use crate::action::{Action, Outcome};
use crate::card::{Difficulty, Scenario, Society};
use crate::content::{Content, File};
use crate::phase::DayStep;
use crate::state::{Frostpunk, Options};

/// More steps than any set-up takes.
const MOST_STEPS: usize = 1_000;

/// What the audit says about the beginning of each scenario with each society: every fault once,
/// with the first scenario that has it.
pub(crate) fn faults(content: Edition<Content>, texts: &Texts<'_>) -> Vec<Mistake> {
    let mut found: Vec<(Scenario, String, String)> = Vec::new();
    for scenario in Scenario::ALL {
        for society in Society::ALL {
            for difficulty in Difficulty::ALL {
                // The most seats draw and pay the most.
                let options = Options {
                    players: *Frostpunk::PLAYERS.end(),
                    scenario,
                    society,
                    difficulty,
                    deal_advisors: true,
                    content,
                };
                let Err(fault) = begin(&options) else { continue };
                if found.iter().all(|(_, _, other)| *other != fault) {
                    found.push((scenario, format!("{society} {difficulty}"), fault));
                }
            }
        }
    }
    let (file, _) = Content::FILES[File::Scenarios as usize];
    let mistake = |(scenario, society, fault): (Scenario, String, String)| Mistake {
        file,
        line: line_of(texts[File::Scenarios as usize], &format!("id: \"{scenario}\"")),
        message: format!("{scenario} begins badly with {society}: {fault}"),
    };
    found.into_iter().map(mistake).collect()
}

/// Sets up a game, with whatever comes first, until the first day.
fn begin(options: &Options) -> Result<(), String> {
    let mut game = Frostpunk::new(options).map_err(|error| error.to_string())?;
    game.audit()?;
    for _ in 0..MOST_STEPS {
        if !matches!(game.step, DayStep::SetUp(_)) {
            return game.audit();
        }
        match game.turn() {
            Turn::Over => return Err("it is over before the first day".to_owned()),
            Turn::Chance => {
                let mut first: Option<Outcome> = None;
                game.each_outcome(|outcome, _| first = first.or(Some(outcome)));
                let drawn = first
                    .ok_or_else(|| format!("nothing is left for {:?}", game.questions.top()))?;
                game.resolve(drawn, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().ok_or("nobody decides")?;
                let mut actions: Vec<Action> = Vec::new();
                game.actions(seat, &mut actions);
                let action = actions.first().ok_or("nothing can be decided")?;
                game.apply(seat, *action, &mut Silent);
            }
        }
    }
    Err("the set-up does not end".to_owned())
}

//! The properties, one function each. Each looks at one state and says in how many cases it held,
//! or what is wrong.

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{
    Audience, Game, GameRng, Hints, Journal, Numbered, Seat, Seats, Silent, Standings, Turn, Viewer,
};

use crate::tools::{QuickSet, Tools, World, json, same_text, seen, viewers};

/// In how many cases a property held, or how it was broken.
pub(crate) type Finding = Result<u64, String>;

/// How often chance is sampled where one look is enough.
const FEW_SAMPLES: u64 = 4;
/// How many of all actions that there are are tried at a state.
const DRAWN_ACTIONS: u64 = 16;
/// How often chance is sampled to compare frequencies with weights.
const MANY_SAMPLES: u32 = 1_000;

/// `audit` finds nothing.
pub(crate) fn audit_holds(game: &impl Game) -> Finding {
    game.audit().map(|()| 1)
}

/// Standings are complete, final exactly at the end, and then somebody is first.
pub(crate) fn standings_hold<G: Game>(game: &G, viewer: Viewer) -> Finding {
    let standings = game.standings(viewer);
    let is_over = game.turn() == Turn::Over;
    if standings.is_final != is_over {
        let is_final = standings.is_final;
        return Err(format!("for {viewer:?} is_final is {is_final}, is over {is_over}"));
    }
    let is_complete = standings.scores.len() == game.seats().len()
        && standings.scores.iter().all(|score| score.points.len() == standings.categories.len());
    if !is_complete {
        return Err(format!("not one score for each seat and category: {standings:?}"));
    }
    team_or_rivals::<G>(is_over, &standings)
}

/// A team has a verdict exactly at the end, and all its seats the same score; among rivals somebody
/// is first.
fn team_or_rivals<G: Game>(is_over: bool, standings: &Standings) -> Finding {
    if standings.verdict.is_some() != (G::IS_TEAM && is_over) {
        return Err(format!("a verdict where there is none, or none at the end: {standings:?}"));
    }
    if G::IS_TEAM && standings.scores.windows(2).any(|pair| pair[0] != pair[1]) {
        return Err(format!("a team has different scores: {standings:?}"));
    }
    if !G::IS_TEAM && is_over && standings.winners().is_empty() {
        return Err(format!("nobody is first: {standings:?}"));
    }
    Ok(1)
}

/// A game that says it has no secrets whispers to nobody.
pub(crate) fn open_tells_all<G: Game>(journal: &Journal<G::Event>) -> Finding {
    let whispered = journal.notes.iter().find(|note| note.audience != Audience::All);
    match whispered.filter(|_| G::IS_OPEN) {
        Some(note) => Err(format!("{} is told to {:?} alone", note.event, note.audience)),
        None => Ok(1),
    }
}

/// The seat has a legal action; they must be listed in the tools.
pub(crate) fn something_to_do<G: Game>(seat: Seat, tools: &Tools<G>) -> Finding {
    if tools.legal.is_empty() { Err(format!("{seat} has no legal action")) } else { Ok(1) }
}

/// No legal action is listed twice; fills the set of them.
pub(crate) fn no_action_twice<G: Game>(seat: Seat, tools: &mut Tools<G>) -> Finding {
    tools.legal_set.clear();
    for &action in &tools.legal {
        if !tools.legal_set.insert(action) {
            return Err(format!("{seat} is offered {action} twice"));
        }
    }
    Ok(1)
}

/// What is listed is accepted, and from no seat that is not to decide.
pub(crate) fn listed_is_accepted<G: Game>(
    game: &G,
    deciding: Seats,
    seat: Seat,
    tools: &mut Tools<G>,
) -> Finding {
    for &action in &tools.legal {
        if let Err(refusal) = game.permit(seat, action) {
            return Err(format!("{action} of {seat} is listed but refused by {refusal}"));
        }
    }
    if tools.legal.is_empty() {
        return Ok(0);
    }
    let action = tools.dice.pick(&tools.legal);
    for other in game.seats() {
        if !deciding.contains(other) && tools.is_permitted(game, other, action) {
            return Err(format!("{other} is not to decide but may do {action}"));
        }
    }
    Ok(tools.legal.len() as u64)
}

/// No candidate is listed twice; fills the set of them.
pub(crate) fn no_candidate_twice<G: Game>(game: &G, seat: Seat, tools: &mut Tools<G>) -> Finding {
    tools.candidates.clear();
    game.candidates(seat, &mut tools.candidates);
    tools.candidate_set.clear();
    for &action in &tools.candidates {
        if !tools.candidate_set.insert(action) {
            return Err(format!("{action} is twice a candidate of {seat}"));
        }
    }
    Ok(1)
}

/// Legal actions are candidates, and exactly those candidates are accepted that are listed.
pub(crate) fn candidates_agree<G: Game>(game: &G, seat: Seat, tools: &mut Tools<G>) -> Finding {
    for action in &tools.legal {
        if !tools.candidate_set.contains(action) {
            return Err(format!("{action} of {seat} is legal but no candidate"));
        }
    }
    // The legal ones among them are known to be accepted.
    for index in 0..tools.candidates.len() {
        let action = tools.candidates[index];
        if !tools.legal_set.contains(&action) && tools.is_permitted(game, seat, action) {
            return Err(format!("{action} of {seat} is accepted but not listed"));
        }
    }
    Ok(tools.candidates.len() as u64)
}

/// Actions of other states are accepted exactly where they are listed. Tries `count` of them.
pub(crate) fn remembered_agree<G: Game>(
    game: &G,
    seat: Seat,
    count: usize,
    tools: &mut Tools<G>,
) -> Finding {
    let size = tools.memory.len();
    let start = if size == 0 { 0 } else { tools.dice.below(size as u32) as usize };
    for offset in 0..count.min(size) {
        let action = tools.memory[(start + offset) % size];
        if tools.is_permitted(game, seat, action) && !tools.legal_set.contains(&action) {
            return Err(format!(
                "{action} of another state is accepted from {seat} but not listed"
            ));
        }
    }
    Ok(count.min(size) as u64)
}

/// Of all actions that there are, some drawn ones are accepted exactly where they are listed.
pub(crate) fn any_action_agrees<G: Game>(game: &G, seat: Seat, tools: &mut Tools<G>) -> Finding {
    for _ in 0..DRAWN_ACTIONS {
        let index = tools.dice.below(G::Action::COUNT as u32) as usize;
        let Some(action) = G::Action::at(index) else {
            return Err(format!("no action has the number {index} of {}", G::Action::COUNT));
        };
        if action.index() != index {
            return Err(format!("{action} has the numbers {index} and {}", action.index()));
        }
        if tools.is_permitted(game, seat, action) != tools.legal_set.contains(&action) {
            return Err(format!("{action} is accepted from {seat} or listed, but not both"));
        }
    }
    Ok(DRAWN_ACTIONS)
}

/// Where nobody is to decide, nobody may act.
pub(crate) fn nobody_may_act<G: Game>(game: &G, count: usize, tools: &mut Tools<G>) -> Finding {
    tools.legal_set.clear();
    let mut cases = 0;
    for seat in game.seats() {
        cases += remembered_agree(game, seat, count, tools)?;
    }
    Ok(cases)
}

/// All refusals since the last look name a rule that is written down.
pub(crate) fn refusals_name_rules<G: Game>(tools: &mut Tools<G>) -> Finding {
    match tools.take_refusals() {
        (count, None) => Ok(count),
        (_, Some(refusal)) => Err(format!("{refusal} stands in no rules reference")),
    }
}

/// Chance has something to bring, each with a positive weight; fills the list of it.
pub(crate) fn chance_has_weights<G: Game>(game: &G, tools: &mut Tools<G>) -> Finding {
    tools.outcomes.clear();
    game.outcomes(&mut tools.outcomes);
    if tools.outcomes.is_empty() {
        return Err("chance has nothing to bring".into());
    }
    match tools.outcomes.iter().find(|(_, weight)| *weight == 0) {
        Some((outcome, _)) => Err(format!("{outcome} has no weight")),
        None => Ok(1),
    }
}

/// No outcome is listed twice; fills the set of them.
pub(crate) fn no_outcome_twice<G: Game>(tools: &mut Tools<G>) -> Finding {
    tools.outcome_set.clear();
    for &(outcome, _) in &tools.outcomes {
        if !tools.outcome_set.insert(outcome) {
            return Err(format!("chance lists {outcome} twice"));
        }
    }
    Ok(1)
}

/// What is sampled is listed.
pub(crate) fn samples_are_listed<G: Game>(game: &G, tools: &mut Tools<G>) -> Finding {
    for _ in 0..FEW_SAMPLES {
        let outcome = game.sample(&mut tools.dice);
        if !tools.outcome_set.contains(&outcome) {
            return Err(format!("{outcome} was drawn but is not listed"));
        }
    }
    Ok(FEW_SAMPLES)
}

/// Frequencies of samples are near their weights. Six standard deviations and a little more for
/// rare outcomes: chance does not fail this in a lifetime of tests, a wrong weight does at once.
pub(crate) fn samples_follow_weights<G: Game>(game: &G, tools: &mut Tools<G>) -> Finding {
    let mut dice = tools.fresh_dice();
    let mut drawn = std::collections::HashMap::new();
    for _ in 0..MANY_SAMPLES {
        *drawn.entry(game.sample(&mut dice)).or_insert(0_u32) += 1;
    }
    let total: f64 = tools.outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
    for (outcome, weight) in &tools.outcomes {
        let probability = f64::from(*weight) / total;
        let expected = probability * f64::from(MANY_SAMPLES);
        let count = drawn.get(outcome).copied().unwrap_or_default();
        let tolerance = 8.0 + 6.0 * (expected * (1.0 - probability)).sqrt();
        if (f64::from(count) - expected).abs() > tolerance {
            return Err(format!(
                "{outcome} was drawn {count} times of {MANY_SAMPLES}, expected {expected:.0}"
            ));
        }
    }
    Ok(1)
}

/// A value written as JSON and read back is the same value.
pub(crate) fn survives_json<T>(what: &str, value: &T) -> Finding
where
    T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let text = serde_json::to_string(value).map_err(|error| format!("{what}: {error}"))?;
    let read: T = serde_json::from_str(&text)
        .map_err(|error| format!("{what} cannot be read back: {error} in {text}"))?;
    if read == *value {
        return Ok(1);
    }
    same_text(what, &format!("{value:?}"), &format!("{read:?}"))?;
    Err(format!("{what} read back is another one, though it looks the same: {read:?}"))
}

/// Draws a world for each seat.
pub(crate) fn imagine<G: Game>(game: &G, tools: &mut Tools<G>) {
    tools.worlds.clear();
    for seat in game.seats() {
        let mut world = game.clone();
        world.determinize(seat, &mut tools.fresh_dice());
        let again = tools.fresh_dice();
        tools.worlds.push(World { seat, game: world, again });
    }
}

/// The seat sees the same in its world, and so does everybody what is public.
pub(crate) fn worlds_look_alike<G: Game>(game: &G, tools: &Tools<G>) -> Finding {
    let public = seen(game, Viewer::Spectator);
    for World { seat, game: world, .. } in &tools.worlds {
        let own = Viewer::Seat(*seat);
        same_text(&format!("the view of {seat}"), &seen(game, own), &seen(world, own))?;
        let what = format!("the public view in the world of {seat}");
        same_text(&what, &public, &seen(world, Viewer::Spectator))?;
        if game.turn() != world.turn() || game.seats() != world.seats() {
            return Err(format!("for {seat} the turn became {:?}", world.turn()));
        }
        for viewer in [own, Viewer::Spectator] {
            let what = format!("in the world of {seat} the standings for {viewer:?}");
            same_text(&what, &json(&game.standings(viewer)), &json(&world.standings(viewer)))?;
        }
    }
    Ok(tools.worlds.len() as u64)
}

/// The seat may do the same in its world.
pub(crate) fn worlds_allow_alike<G: Game>(
    game: &G,
    deciding: Seats,
    tools: &mut Tools<G>,
) -> Finding {
    let mut cases = 0;
    for World { seat, game: world, .. } in &tools.worlds {
        if deciding.contains(*seat) {
            tools.legal.clear();
            game.actions(*seat, &mut tools.legal);
            tools.candidates.clear();
            world.actions(*seat, &mut tools.candidates);
            if tools.legal != tools.candidates {
                let (one, other) = (listing(&tools.legal), listing(&tools.candidates));
                same_text(&format!("the list of actions of {seat}"), &one, &other)?;
                return Err(format!("actions of {seat} differ but look the same: {one}"));
            }
            cases += 1;
        }
    }
    Ok(cases)
}

/// `audit` finds nothing in the worlds.
pub(crate) fn worlds_are_sound<G: Game>(tools: &Tools<G>) -> Finding {
    for World { seat, game: world, .. } in &tools.worlds {
        world.audit().map_err(|problem| format!("in the world of {seat}: {problem}"))?;
    }
    Ok(tools.worlds.len() as u64)
}

/// The seat values its world as it values the game.
pub(crate) fn worlds_are_worth_alike<G: Hints>(game: &G, tools: &Tools<G>) -> Finding {
    for World { seat, game: world, .. } in &tools.worlds {
        for value in [G::evaluate, G::judgment] {
            let [here, there] = [game, world].map(|game| value(game, *seat));
            if here != there {
                return Err(format!("{seat} values a world at {there} that looks like {here}"));
            }
        }
    }
    Ok(tools.worlds.len() as u64)
}

/// The world drawn from the game and the world drawn from a world are the same world.
pub(crate) fn worlds_forget<G: Game>(game: &G, tools: &Tools<G>) -> Finding {
    for World { seat, game: world, again } in &tools.worlds {
        become_one("the game and a determinized world", *seat, game, world, again)?;
    }
    Ok(tools.worlds.len() as u64)
}

/// Promising actions are legal ones, at least one, none twice. The legal ones are known as a set.
pub(crate) fn promising_is_legal<G: Hints>(game: &G, seat: Seat, tools: &mut Tools<G>) -> Finding {
    let mut promising = Vec::new();
    game.promising(seat, &mut promising);
    if promising.is_empty() {
        return Err(format!("nothing looks promising to {seat}"));
    }
    let mut seen = QuickSet::default();
    for action in &promising {
        if !tools.legal_set.contains(action) {
            return Err(format!("{action} looks promising to {seat} but is not legal"));
        }
        if !seen.insert(*action) {
            return Err(format!("{action} looks promising to {seat} twice"));
        }
    }
    Ok(1)
}

/// What one seat has sealed can be taken back for every other.
pub(crate) fn unsealed_is_open<G: Hints>(
    game: &G,
    deciding: Seats,
    tools: &mut Tools<G>,
) -> Finding {
    let mut cases = 0;
    for seat in deciding {
        tools.legal.clear();
        game.actions(seat, &mut tools.legal);
        let action = tools.dice.pick(&tools.legal);
        let mut after = game.clone();
        after.apply(seat, action, &mut Silent);
        for other in game.seats().without(seat) {
            let [before, after] = [game, &after].map(|game| {
                let mut open = game.clone();
                open.unseal(other);
                open
            });
            if before != after {
                return Err(format!("{action}, sealed by {seat}, stays so for {other}"));
            }
            cases += 1;
        }
    }
    Ok(cases)
}

/// Two ways the next step may go become the same world for a seat that is told the same about
/// both. This is what catches a `determinize` that changes nothing.
pub(crate) fn branches_forget<G: Game>(
    game: &G,
    actor: Option<Seat>,
    tools: &mut Tools<G>,
) -> Finding {
    let mut branches = [game, game].map(|game| (game.clone(), Journal::default()));
    let what;
    if let Some(actor) = actor {
        tools.legal.clear();
        game.actions(actor, &mut tools.legal);
        let legal = std::mem::take(&mut tools.legal);
        let two = tools.two_of(&legal);
        tools.legal = legal;
        let Some((one, other)) = two else { return Ok(0) };
        for ((branch, journal), action) in branches.iter_mut().zip([one, other]) {
            branch.apply(actor, action, journal);
        }
        what = format!("{one} and {other} of {actor}");
    } else {
        let outcomes = std::mem::take(&mut tools.outcomes);
        let two = tools.two_of(&outcomes);
        tools.outcomes = outcomes;
        let Some(((one, _), (other, _))) = two else { return Ok(0) };
        for ((branch, journal), outcome) in branches.iter_mut().zip([one, other]) {
            branch.resolve(outcome, journal);
        }
        what = format!("chance {one} and {other}");
    }
    let [(one, told_by_one), (other, told_by_other)] = &branches;
    let mut cases = 0;
    for seat in game.seats() {
        let viewer = Viewer::Seat(seat);
        let cannot_tell_apart = actor != Some(seat)
            && one.turn() == other.turn()
            && told_by_one.readable(viewer).eq(told_by_other.readable(viewer))
            && one.view(viewer) == other.view(viewer);
        if cannot_tell_apart {
            become_one(&what, seat, one, other, &tools.fresh_dice())?;
            cases += 1;
        }
    }
    Ok(cases)
}

fn become_one<G: Game>(
    what: &str,
    seat: Seat,
    one: &G,
    other: &G,
    dice: &GameRng,
) -> Result<(), String> {
    let (mut one, mut other) = (one.clone(), other.clone());
    one.determinize(seat, &mut dice.clone());
    other.determinize(seat, &mut dice.clone());
    if one == other {
        return Ok(());
    }
    let what = format!("{seat} cannot tell {what} apart, but with equal dice determinize");
    same_text(&what, &format!("{one:?}"), &format!("{other:?}"))?;
    Err(format!("{what} gives different worlds that look the same"))
}

/// The same action tells its seat the same in the game and in the seat's world.
pub(crate) fn worlds_tell_alike<G: Game>(
    game: &G,
    deciding: Seats,
    tools: &mut Tools<G>,
) -> Finding {
    let mut cases = 0;
    for World { seat, game: world, .. } in &tools.worlds {
        if !deciding.contains(*seat) {
            continue;
        }
        tools.legal.clear();
        game.actions(*seat, &mut tools.legal);
        if tools.legal.is_empty() {
            continue;
        }
        let action = tools.dice.pick(&tools.legal);
        let viewer = Viewer::Seat(*seat);
        let [(real, told), (imagined, imagined_told)] = [game, world].map(|before| {
            let (mut after, mut journal) = (before.clone(), Journal::default());
            after.apply(*seat, action, &mut journal);
            (after, journal)
        });
        let what = |part: &str| format!("{part} {seat} after its {action}, in game and world,");
        if told.revealed != imagined_told.revealed {
            return Err(what("revealing to"));
        }
        // What is said to be revealed may differ; it is why the worlds can be told apart.
        if !told.revealed {
            let turn = real.turn();
            same_text(&what("the turn for"), &json(&turn), &json(&imagined.turn()))?;
            // Chance and the end stand for themselves: neither is hidden from anybody.
            if matches!(turn, Turn::Decide(_)) {
                let [told, imagined_told] = [&told, &imagined_told]
                    .map(|journal| json(&journal.readable(viewer).collect::<Vec<_>>()));
                same_text(&what("what is told to"), &told, &imagined_told)?;
                let views = [&real, &imagined].map(|after| seen(after, viewer));
                same_text(&what("the view of"), &views[0], &views[1])?;
            }
        }
        cases += 1;
    }
    Ok(cases)
}

/// Where several seats choose at the same time, nobody else can tell one choice from another.
pub(crate) fn sealed_choices_stay_hidden<G: Game>(
    game: &G,
    deciding: Seats,
    tools: &mut Tools<G>,
) -> Finding {
    let mut cases = 0;
    for seat in deciding {
        let mut legal = Vec::new();
        game.actions(seat, &mut legal);
        let Some((one, other)) = tools.two_of(&legal) else { continue };
        let [(first, told_by_first), (second, told_by_second)] = [one, other].map(|action| {
            let (mut after, mut journal) = (game.clone(), Journal::default());
            after.apply(seat, action, &mut journal);
            (after, journal)
        });
        let choices = format!("{one} and {other}, sealed by {seat}:");
        if told_by_first.revealed || told_by_second.revealed {
            return Err(format!("{choices} said to be revealed before all have chosen"));
        }
        // TABLE-TURN-1: each seat acts once, the others go on choosing.
        for after in [&first, &second] {
            if after.turn() != Turn::Decide(deciding.without(seat)) {
                return Err(format!("{choices} the turn became {:?}", after.turn()));
            }
        }
        for viewer in viewers(game.seats().without(seat)) {
            let what = |part: &str| format!("{choices} {part} {viewer:?}");
            let views = [&first, &second].map(|after| seen(after, viewer));
            same_text(&what("the view of"), &views[0], &views[1])?;
            let told = [&told_by_first, &told_by_second]
                .map(|journal| json(&journal.readable(viewer).collect::<Vec<_>>()));
            same_text(&what("what is told to"), &told[0], &told[1])?;
            let standings = [&first, &second].map(|after| json(&after.standings(viewer)));
            same_text(&what("the standings for"), &standings[0], &standings[1])?;
        }
        for waiting in deciding.without(seat) {
            let lists = [&first, &second].map(|after| {
                let mut actions = Vec::new();
                after.actions(waiting, &mut actions);
                listing(&actions)
            });
            let what = format!("{choices} the list of actions of {waiting}");
            same_text(&what, &lists[0], &lists[1])?;
        }
        cases += 1;
    }
    Ok(cases)
}

fn listing<A: std::fmt::Debug>(actions: &[A]) -> String {
    format!("{actions:?}")
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Forgetful {
        kept: u8,
        #[serde(skip)]
        lost: u8,
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Unreadable {
        #[serde(rename(serialize = "written", deserialize = "read"))]
        number: u8,
    }

    #[test]
    fn json_that_loses_something_is_noticed() {
        assert_eq!(survives_json("action", &Forgetful { kept: 3, lost: 0 }), Ok(1));
        let problem = survives_json("action", &Forgetful { kept: 3, lost: 1 }).unwrap_err();
        assert!(problem.contains("action differs"), "{problem}");
    }

    #[test]
    fn json_that_cannot_be_read_back_is_noticed() {
        let problem = survives_json("event", &Unreadable { number: 1 }).unwrap_err();
        assert!(problem.contains("event cannot be read back: missing field `read`"), "{problem}");
    }
}

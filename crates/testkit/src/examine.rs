//! One game under the magnifying glass.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use table::{
    Audience, Game, GameRng, Hints, Journal, Match, Note, Seat, Seats, Seed, Silent, Step, Turn,
    Viewer,
};

use crate::properties::{self as property, Finding};
use crate::tools::{Tools, viewers};
use crate::undo::{self, Past};
use crate::violation::{Check, Tally, Violation};

/// How many steps a violation shows.
const RECENT_STEPS: usize = 6;
/// How many remembered actions are tried at a step that is not looked at closely.
const FEW_REMEMBERED: usize = 4;
/// Undo replays the match. It is tried with a chance of this many over the steps so far, so that
/// its cost per step does not grow with the game.
const UNDO_EFFORT: u32 = 64;
/// From how many drawn actions a game with taste takes the best.
const TASTED: usize = 3;

/// How closely a game is looked at.
///
/// At every step, whatever the scrutiny: the seat that will act has something to do, its actions
/// are listed once and accepted, some remembered actions of other states and other seats are
/// refused, chance is listed and weighted, the audit and the standings hold, the match beside the
/// game stays equal to it. At the end of every game: replay, save and load.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scrutiny {
    /// Everything at every step: besides the above all deciding seats, candidates, JSON,
    /// determinized worlds, sealed choices, sample frequencies; undo at every step of a short
    /// game and ever more rarely in a long one.
    Full,
    /// Each of the expensive properties at one in so many steps, drawn anew for each of them, so
    /// that over many games each meets every kind of state.
    Rotating {
        /// At one in how many steps.
        one_in: u32,
    },
}

/// Plays one game and checks what every game promises; see [`Examiner::examine`].
pub fn examine<G: Hints>(
    options: &G::Options,
    seed: Seed,
    scrutiny: Scrutiny,
) -> Result<Tally, Violation> {
    Examiner::<G>::with_valuation().examine(options, seed, scrutiny)
}

/// What only a game with a valuation promises, and how a player with taste values a position.
struct Valuation<G: Game> {
    value: fn(&G, Seat) -> i32,
    promising_is_legal: fn(&G, Seat, &mut Tools<G>) -> Finding,
    unsealed_is_open: fn(&G, Seats, &mut Tools<G>) -> Finding,
    worlds_are_worth_alike: fn(&G, &Tools<G>) -> Finding,
}

/// Examines games one after the other, and remembers actions of earlier games to try in later
/// ones.
pub struct Examiner<G: Game> {
    tools: Tools<G>,
    valuation: Option<Valuation<G>>,
    scrutiny: Scrutiny,
    tally: Tally,
    /// What is being looked at, in case it panics.
    under_way: Check,
    steps: Vec<Step<G::Action, G::Outcome>>,
    history: Vec<Past>,
    log: Vec<(usize, Note<G::Event>)>,
}

/// A property that does not hold.
struct Flaw {
    check: Check,
    detail: String,
}

/// How the examined game is played.
struct Choices<G> {
    rng: GameRng,
    /// Values positions, if the player has taste.
    taste: Option<fn(&G, Seat) -> i32>,
}

impl<G: Game> Choices<G> {
    fn pick(&mut self, game: &G, seat: Seat, legal: &[G::Action]) -> G::Action {
        let Some(taste) = self.taste else { return self.rng.pick(legal) };
        let value = |action: &G::Action| {
            let mut after = game.clone();
            after.apply(seat, *action, &mut Silent);
            taste(&after, seat)
        };
        let drawn = [(); TASTED].map(|()| self.rng.pick(legal));
        drawn.into_iter().max_by_key(value).expect("some were drawn")
    }
}

impl<G: Game> Default for Examiner<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Hints> Examiner<G> {
    /// An examiner that also looks at what a valuation promises.
    pub fn with_valuation() -> Self {
        let valuation = Valuation {
            value: G::evaluate,
            promising_is_legal: property::promising_is_legal,
            unsealed_is_open: property::unsealed_is_open,
            worlds_are_worth_alike: property::worlds_are_worth_alike,
        };
        Self { valuation: Some(valuation), ..Self::new() }
    }
}

impl<G: Game> Examiner<G> {
    /// An examiner that has not seen a game yet.
    pub fn new() -> Self {
        Self {
            tools: Tools::new(),
            valuation: None,
            scrutiny: Scrutiny::Full,
            tally: Tally::default(),
            under_way: Check::Setup,
            steps: Vec::new(),
            history: Vec::new(),
            log: Vec::new(),
        }
    }

    /// Plays one game and checks what every game promises.
    ///
    /// The game that is played depends on options and seed alone, not on the scrutiny. Most
    /// seeds make it uniformly random. With one in four, each action is the best of a few drawn
    /// ones: such players build something up and reach positions that pure chance never sees.
    pub fn examine(
        &mut self,
        options: &G::Options,
        seed: Seed,
        scrutiny: Scrutiny,
    ) -> Result<Tally, Violation> {
        self.scrutiny = scrutiny;
        self.tally = Tally::default();
        self.under_way = Check::Setup;
        self.steps.clear();
        self.history.clear();
        self.log.clear();
        self.tools.dice = GameRng::new(seed.nth(0));
        // The examiner's own fields are plain buffers that every game clears first.
        let played = catch_unwind(AssertUnwindSafe(|| self.play(options, seed)));
        let Flaw { check, detail } = match played {
            Ok(Ok(())) => {
                self.tally.games = 1;
                self.tally.steps = self.steps.len() as u64;
                return Ok(self.tally.clone());
            }
            Ok(Err(flaw)) => flaw,
            Err(panic) => {
                let detail =
                    format!("panicked while {:?} was examined: {}", self.under_way, words(&*panic));
                Flaw { check: Check::NoPanic, detail }
            }
        };
        let shown = self.steps.len().saturating_sub(RECENT_STEPS);
        let recent = self.steps[shown..].iter().map(ToString::to_string).collect();
        Err(Violation { check, seed, step: self.steps.len(), detail, recent })
    }

    fn play(&mut self, options: &G::Options, seed: Seed) -> Result<(), Flaw> {
        self.run(Check::Serde, |_| property::survives_json("options", options))?;
        let mut game = G::new(options)
            .map_err(|error| Flaw { check: Check::Setup, detail: error.to_string() })?;
        self.tally.count(Check::Setup, 1);
        let taste = self.valuation.as_ref().map(|valuation| valuation.value);
        let taste = taste.filter(|_| seed.0 % 4 == 1);
        let mut choices = Choices { rng: GameRng::new(seed), taste };
        // Created when the first chance has run, so that endless chance is found here and does
        // not hang there.
        let mut beside: Option<Match<G>> = None;
        let mut waiting: Option<(Seat, G::Action)> = None;
        loop {
            let turn = game.turn();
            if turn != Turn::Chance {
                match &mut beside {
                    None => beside = Some(self.sit_down(options, seed, &game)?),
                    Some(beside) => self.follow(beside, waiting.take(), &game)?,
                }
            }
            let mut journal = Journal::default();
            let actor = match turn {
                Turn::Over => {
                    self.inspect_end(&game)?;
                    break;
                }
                Turn::Chance => {
                    self.inspect_chance(&game)?;
                    let outcome = game.sample(&mut GameRng::for_step(seed, self.steps.len()));
                    self.run(Check::Serde, |_| property::survives_json("outcome", &outcome))?;
                    self.under_way = Check::NoPanic;
                    self.steps.push(Step::Chance(outcome));
                    game.resolve(outcome, &mut journal);
                    None
                }
                Turn::Decide(seats) => {
                    let (actor, action) = self.inspect_decision(&game, seats, &mut choices)?;
                    self.tools.remember(action);
                    self.run(Check::Serde, |_| property::survives_json("action", &action))?;
                    self.under_way = Check::NoPanic;
                    waiting = Some((actor, action));
                    self.steps.push(Step::Act(actor, action));
                    game.apply(actor, action, &mut journal);
                    self.tally.decisions += 1;
                    Some(actor)
                }
            };
            self.tally.count(Check::NoPanic, 1);
            let told_another = actor.is_some_and(|actor| {
                journal.readable(Viewer::Seat(actor)).count() < journal.notes.len()
            });
            let revealed = journal.revealed || told_another || game.turn() == Turn::Over;
            self.history.push(Past::new(turn, actor, revealed));
            let number = self.steps.len() - 1;
            if self.is_due() {
                for note in &journal.notes {
                    self.run(Check::Serde, |_| property::survives_json("event", &note.event))?;
                }
            }
            self.run(Check::OpenTellsAll, |_| property::open_tells_all::<G>(&journal))?;
            self.log.extend(journal.notes.into_iter().map(|note| (number, note)));
            if self.steps.len() > G::MAX_STEPS {
                let detail = format!("not over after the {} steps of MAX_STEPS", G::MAX_STEPS);
                return Err(Flaw { check: Check::Ends, detail });
            }
        }
        self.tally.count(Check::Ends, 1);
        let beside = beside.expect("the match was created before the game was over");
        self.run_with_steps(Check::Replay, |steps, log| replays(&beside, steps, log))
    }

    fn inspect_end(&mut self, game: &G) -> Result<(), Flaw> {
        self.inspect_any(game)?;
        for viewer in viewers(game.seats()) {
            self.run(Check::Standings, |_| property::standings_hold(game, viewer))?;
        }
        self.inspect_idle(game)?;
        if self.is_due() {
            self.inspect_worlds(game, Seats::NONE, None)?;
        }
        Ok(())
    }

    fn inspect_chance(&mut self, game: &G) -> Result<(), Flaw> {
        self.inspect_any(game)?;
        self.inspect_idle(game)?;
        self.run(Check::ChanceIsListed, |tools| property::chance_has_weights(game, tools))?;
        self.run(Check::NoDuplicates, property::no_outcome_twice)?;
        self.run(Check::ChanceIsListed, |tools| property::samples_are_listed(game, tools))?;
        // A thousand samples: even under full scrutiny not at every step.
        if self.is_due() && self.tools.dice.below(8) == 0 {
            let check = Check::SampleFollowsWeights;
            self.run(check, |tools| property::samples_follow_weights(game, tools))?;
        }
        if self.is_due() {
            self.inspect_worlds(game, Seats::NONE, None)?;
            let check = Check::DeterminizeForgets;
            self.run(check, |tools| property::branches_forget(game, None, tools))?;
        }
        Ok(())
    }

    /// Draws who acts and how on the way, because the actions are listed here anyway.
    fn inspect_decision(
        &mut self,
        game: &G,
        deciding: Seats,
        choices: &mut Choices<G>,
    ) -> Result<(Seat, G::Action), Flaw> {
        self.inspect_any(game)?;
        if deciding.is_empty() {
            let detail = "a decision without a decider".into();
            return Err(Flaw { check: Check::SomethingToDo, detail });
        }
        let nth = choices.rng.below(deciding.len() as u32) as usize;
        let actor = deciding.into_iter().nth(nth).expect("one of that many deciders");
        let mut chosen = None;
        for seat in deciding {
            let is_close = self.is_due();
            if seat != actor && !is_close {
                continue;
            }
            self.under_way = Check::ActionsMatchCheck;
            self.tools.legal.clear();
            game.actions(seat, &mut self.tools.legal);
            self.run(Check::SomethingToDo, |tools| property::something_to_do(seat, tools))?;
            if seat == actor {
                chosen = Some(choices.pick(game, seat, &self.tools.legal));
            }
            self.run(Check::NoDuplicates, |tools| property::no_action_twice(seat, tools))?;
            self.run(Check::ActionsMatchCheck, |tools| {
                property::listed_is_accepted(game, deciding, seat, tools)
            })?;
            if is_close {
                self.run(Check::NoDuplicates, |tools| {
                    property::no_candidate_twice(game, seat, tools)
                })?;
                self.run(Check::ActionsMatchCheck, |tools| {
                    property::candidates_agree(game, seat, tools)
                })?;
                if let Some(&Valuation { promising_is_legal, .. }) = self.valuation.as_ref() {
                    self.run(Check::PromisingIsLegal, |tools| {
                        promising_is_legal(game, seat, tools)
                    })?;
                }
                if !self.tools.candidates.is_empty() {
                    let candidate = self.tools.dice.pick(&self.tools.candidates);
                    self.tools.remember(candidate);
                }
            }
            let count = if is_close { usize::MAX } else { FEW_REMEMBERED };
            self.run(Check::ActionsMatchCheck, |tools| {
                property::remembered_agree(game, seat, count, tools)
            })?;
            if is_close {
                self.run(Check::ActionsMatchCheck, |tools| {
                    property::any_action_agrees(game, seat, tools)
                })?;
            }
            self.run(Check::RefusalsNameRules, property::refusals_name_rules)?;
        }
        if deciding.len() > 1 && self.is_due() {
            self.run(Check::SealedChoicesStayHidden, |tools| {
                property::sealed_choices_stay_hidden(game, deciding, tools)
            })?;
            if let Some(&Valuation { unsealed_is_open, .. }) = self.valuation.as_ref() {
                self.run(Check::UnsealedIsOpen, |tools| unsealed_is_open(game, deciding, tools))?;
            }
        }
        if self.is_due() {
            self.inspect_worlds(game, deciding, Some(actor))?;
            let check = Check::DeterminizeForgets;
            self.run(check, |tools| property::branches_forget(game, Some(actor), tools))?;
        }
        Ok((actor, chosen.expect("the actor is among the deciders")))
    }

    fn inspect_any(&mut self, game: &G) -> Result<(), Flaw> {
        self.run(Check::Audit, |_| property::audit_holds(game))?;
        self.run(Check::Standings, |_| property::standings_hold(game, Viewer::Spectator))?;
        if self.is_due() {
            self.run(Check::Serde, |_| property::survives_json("state", game))?;
        }
        Ok(())
    }

    fn inspect_idle(&mut self, game: &G) -> Result<(), Flaw> {
        let count = if self.is_due() { usize::MAX } else { FEW_REMEMBERED };
        self.run(Check::ActionsMatchCheck, |tools| property::nobody_may_act(game, count, tools))?;
        self.run(Check::RefusalsNameRules, property::refusals_name_rules)
    }

    fn inspect_worlds(
        &mut self,
        game: &G,
        deciding: Seats,
        actor: Option<Seat>,
    ) -> Result<(), Flaw> {
        self.under_way = Check::DeterminizeKeepsView;
        property::imagine(game, &mut self.tools);
        self.run(Check::DeterminizeKeepsView, |tools| property::worlds_look_alike(game, tools))?;
        if actor.is_some() {
            self.run(Check::DeterminizeKeepsActions, |tools| {
                property::worlds_allow_alike(game, deciding, tools)
            })?;
        }
        self.run(Check::DeterminizeKeepsAudit, |tools| property::worlds_are_sound(tools))?;
        self.run(Check::DeterminizeForgets, |tools| property::worlds_forget(game, tools))?;
        if let Some(&Valuation { worlds_are_worth_alike, .. }) = self.valuation.as_ref() {
            self.run(Check::ValuationIsHonest, |tools| worlds_are_worth_alike(game, tools))?;
        }
        if actor.is_some() {
            self.run(Check::DeterminizeTellsAlike, |tools| {
                property::worlds_tell_alike(game, deciding, tools)
            })?;
        }
        Ok(())
    }

    /// Starts the match that is played beside the game.
    fn sit_down(&mut self, options: &G::Options, seed: Seed, game: &G) -> Result<Match<G>, Flaw> {
        self.under_way = Check::Replay;
        let beside = Match::new(options.clone(), seed)
            .map_err(|error| Flaw { check: Check::Setup, detail: error.to_string() })?;
        self.run_with_steps(Check::Replay, |steps, _| is_beside(&beside, game, steps))?;
        Ok(beside)
    }

    /// Lets the match beside the game take the same step, and now and then tries to undo it.
    fn follow(
        &mut self,
        beside: &mut Match<G>,
        step: Option<(Seat, G::Action)>,
        game: &G,
    ) -> Result<(), Flaw> {
        let Some((seat, action)) = step else { return Ok(()) };
        let effort = match self.scrutiny {
            Scrutiny::Full => UNDO_EFFORT,
            Scrutiny::Rotating { .. } => UNDO_EFFORT / 16,
        };
        let tries_undo = self.tools.dice.below(self.steps.len() as u32) < effort;
        let before = tries_undo.then(|| beside.clone());
        self.under_way = Check::Replay;
        beside.act(seat, action).map_err(|refusal| Flaw {
            check: Check::Replay,
            detail: format!("the match beside refuses {action} of {seat} by {refusal}"),
        })?;
        self.run_with_steps(Check::Replay, |steps, _| is_beside(beside, game, steps))?;
        if let Some(before) = before {
            self.under_way = Check::Undo;
            let finding = undo_holds(&before, beside, (seat, action), &self.history);
            self.settle(Check::Undo, finding)?;
        }
        Ok(())
    }

    /// Whether an expensive property is to be looked at now.
    fn is_due(&mut self) -> bool {
        match self.scrutiny {
            Scrutiny::Full => true,
            Scrutiny::Rotating { one_in } => self.tools.dice.below(one_in.max(1)) == 0,
        }
    }

    fn run(
        &mut self,
        check: Check,
        property: impl FnOnce(&mut Tools<G>) -> Finding,
    ) -> Result<(), Flaw> {
        self.under_way = check;
        let finding = property(&mut self.tools);
        self.settle(check, finding)
    }

    fn run_with_steps(
        &mut self,
        check: Check,
        property: impl FnOnce(&[Step<G::Action, G::Outcome>], &[(usize, Note<G::Event>)]) -> Finding,
    ) -> Result<(), Flaw> {
        self.under_way = check;
        let finding = property(&self.steps, &self.log);
        self.settle(check, finding)
    }

    fn settle(&mut self, check: Check, finding: Finding) -> Result<(), Flaw> {
        let cases = finding.map_err(|detail| Flaw { check, detail })?;
        self.tally.count(check, cases);
        Ok(())
    }
}

/// The match has come to the same place as the game.
fn is_beside<G: Game>(
    beside: &Match<G>,
    game: &G,
    steps: &[Step<G::Action, G::Outcome>],
) -> Finding {
    if beside.steps().len() != steps.len() || beside.steps().last() != steps.last() {
        return Err(format!("the match beside took other steps: {:?}", beside.steps().last()));
    }
    if beside.state() != game {
        return Err(format!(
            "the same steps lead to another state in a match:\n    {game:?}\n    {:?}",
            beside.state()
        ));
    }
    Ok(1)
}

/// Every seat tries to undo after `(actor, action)` turned `before` into `after`.
fn undo_holds<G: Game>(
    before: &Match<G>,
    after: &Match<G>,
    (actor, action): (Seat, G::Action),
    history: &[Past],
) -> Finding {
    let mut cases = 0;
    let foretold = before.is_irreversible(actor, action).map_err(|refusal| refusal.to_string())?;
    // Other seats may still seal a choice beside it, but nothing else has happened since.
    if foretold == undo::expected(history, actor, G::IS_TEAM).is_some() {
        return Err(format!("{action} of {actor} was announced as irreversible: {foretold}"));
    }
    for seat in after.state().seats() {
        let expected = undo::expected(history, seat, G::IS_TEAM);
        let mut undone = after.clone();
        let answer = undone.undo(seat);
        undo::judge(expected, &answer).map_err(|problem| format!("{seat}: {problem}"))?;
        let Some(taken_back) = expected else {
            if undone != *after {
                return Err(format!("a refused undo of {seat} changed the match"));
            }
            continue;
        };
        if seat == actor && undone != *before {
            return Err(format!(
                "undo of {action} by {seat} does not restore the match:\n    {:?}\n    {:?}",
                before.state(),
                undone.state()
            ));
        }
        let rest = after.steps().iter().enumerate().filter(|(index, _)| *index != taken_back);
        if !undone.steps().iter().eq(rest.map(|(_, step)| step)) {
            return Err(format!("undo by {seat} took back another step than {taken_back}"));
        }
        cases += 1;
    }
    Ok(cases.max(1))
}

/// The finished match can be rebuilt from its steps and from its file, and its log is what the
/// steps told.
fn replays<G: Game>(
    played: &Match<G>,
    steps: &[Step<G::Action, G::Outcome>],
    log: &[(usize, Note<G::Event>)],
) -> Finding {
    let replayed = Match::<G>::replay(played.options().clone(), played.seed(), steps.to_vec())
        .map_err(|error| format!("cannot be replayed: {error}"))?;
    if replayed != *played {
        return Err(format!(
            "the replay ends elsewhere:\n    {:?}\n    {:?}",
            played.state(),
            replayed.state()
        ));
    }
    let saved = played.save();
    let loaded = Match::<G>::load(&saved).map_err(|error| format!("cannot be loaded: {error}"))?;
    if loaded != *played {
        return Err("the loaded match is another one".into());
    }
    crate::tools::same_text("the file of the loaded match", &saved, &loaded.save())?;
    for viewer in viewers(played.state().seats()) {
        let told = log.iter().filter(|(_, note)| may_read(note.audience, viewer));
        let is_same = played
            .log(viewer)
            .map(|entry| (entry.step, &entry.event))
            .eq(told.map(|(step, note)| (*step, &note.event)));
        if !is_same {
            return Err(format!("the log of {viewer:?} is not what the steps told"));
        }
    }
    Ok(1)
}

/// Told apart from [`Audience::includes`], which is part of what is examined.
fn may_read(audience: Audience, viewer: Viewer) -> bool {
    match (audience, viewer) {
        (Audience::All, _) => true,
        (Audience::Only(seat), Viewer::Seat(reader)) => seat == reader,
        (Audience::Only(_), Viewer::Spectator) => false,
    }
}

/// The message of a panic.
fn words(panic: &(dyn Any + Send)) -> &str {
    panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("without words")
}

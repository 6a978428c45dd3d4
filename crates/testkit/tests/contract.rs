//! Every promise is shown to be checked: a game that breaks it is found out, by that check, and
//! the honest game passes.

mod toy;

use table::{Game, Seed};
use testkit::{Check, Examiner, Scrutiny, Violation, contract, contract_for, examine};
use toy::camp::Camp;
use toy::flaw::Flaw;
use toy::{Options, Toy};

/// The first violation by toys with `flaw` in up to twenty games with three players.
fn violation(flaw: Flaw, scrutiny: Scrutiny) -> Option<Violation> {
    flaw.plant();
    let options = Toy::options(3);
    (0..20).find_map(|seed| examine::<Toy>(&options, Seed(seed), scrutiny).err())
}

/// Expects that full scrutiny finds the flaw by `check`, saying `words`.
#[track_caller]
fn finds(flaw: Flaw, check: Check, words: &str) {
    let violation = violation(flaw, Scrutiny::Full).expect("the flaw is found");
    assert_eq!(violation.check, check, "{violation}");
    assert!(violation.detail.contains(words), "{violation}");
}

#[test]
fn the_honest_game_passes_and_every_check_was_put_to_the_test() {
    let tally = contract::<Toy>();
    assert!(tally.games >= 3_000, "{tally:?}");
    assert!(tally.decisions >= 10 * tally.games, "{tally:?}");
    for check in Check::ALL {
        assert!(tally.cases(check) >= tally.games / 10, "{check:?}: {tally:?}");
    }
}

/// Expects that full scrutiny finds the flaw of a camp by `check`, saying `words`.
#[track_caller]
fn finds_in_camp(flaw: Flaw, check: Check, words: &str) {
    flaw.plant();
    let mut examiner = Examiner::<Camp>::new();
    let violation = (0..40)
        .find_map(|seed| examiner.examine(&Camp::options(3), Seed(seed), Scrutiny::Full).err())
        .expect("the flaw is found");
    assert_eq!(violation.check, check, "{violation}");
    assert!(violation.detail.contains(words), "{violation}");
}

#[test]
fn a_team_with_nested_questions_passes_without_a_valuation_for_one_to_four() {
    for players in 1..=4 {
        let tally = contract_for::<Camp>(players);
        assert!(tally.games >= 1_000, "{tally:?}");
        assert_eq!(tally.cases(Check::ValuationIsHonest), 0);
    }
}

#[test]
fn a_verdict_stands_at_the_end_and_only_there() {
    finds_in_camp(Flaw::VerdictTooEarly, Check::Standings, "is_final is true");
    finds_in_camp(Flaw::NoVerdict, Check::Standings, "or none at the end");
    finds_in_camp(Flaw::ScoresDiffer, Check::Standings, "different scores");
}

#[test]
fn an_open_game_whispers_to_nobody() {
    finds_in_camp(Flaw::Whispers, Check::OpenTellsAll, "alone");
}

#[test]
fn a_question_returns_to_its_caller_and_none_outlives_the_end() {
    finds_in_camp(Flaw::QuestionsOutliveDefeat, Check::Audit, "after the end");
    finds_in_camp(Flaw::ForgetsTheCaller, Check::NoPanic, "is not the cold");
}

#[test]
fn every_action_has_a_number_of_its_own() {
    finds_in_camp(Flaw::WrongNumbers, Check::ActionsMatchCheck, "has the numbers");
}

#[test]
fn a_broken_contract_panics_with_the_game_the_options_and_the_place() {
    Flaw::LosesAToken.plant();
    let panic = std::panic::catch_unwind(contract::<Toy>).expect_err("the contract is broken");
    let message = panic.downcast_ref::<String>().expect("a message");
    for part in
        ["toy breaks its contract", "\"players\":2", "Audit at step", "seat 1: bid", "Seed("]
    {
        assert!(message.contains(part), "{part} in {message}");
    }
}

#[test]
fn the_same_game_is_played_under_any_scrutiny() {
    let options = Toy::options(4);
    let [full, rotating] = [Scrutiny::Full, Scrutiny::Rotating { one_in: 9 }].map(|scrutiny| {
        let tally = examine::<Toy>(&options, Seed(5), scrutiny).unwrap();
        (tally.steps, tally.decisions)
    });
    assert_eq!(full, rotating);
}

#[test]
fn rotating_scrutiny_finds_expensive_flaws_too() {
    let rotating = Scrutiny::Rotating { one_in: 6 };
    let check = |violation: Option<Violation>| violation.map(|violation| violation.check);
    assert_eq!(
        check(violation(Flaw::DeterminizeDoesNothing, rotating)),
        Some(Check::DeterminizeForgets)
    );
    assert_eq!(
        check(violation(Flaw::SealedButTold, rotating)),
        Some(Check::SealedChoicesStayHidden)
    );
    assert_eq!(check(violation(Flaw::StateReadsWrong, rotating)), Some(Check::Serde));
    assert_eq!(check(violation(Flaw::SetupDiffers, rotating)), Some(Check::Undo));
    assert_eq!(check(violation(Flaw::None, rotating)), None);
}

#[test]
fn setup_that_is_impossible() {
    let options = Options { players: 9, windy: true };
    let violation = examine::<Toy>(&options, Seed(1), Scrutiny::Full).unwrap_err();
    assert_eq!(violation.check, Check::Setup, "{violation}");
}

#[test]
fn no_panic() {
    finds(Flaw::Panics, Check::NoPanic, "the pile falls over");
}

#[test]
fn something_to_do() {
    finds(Flaw::NothingToDo, Check::SomethingToDo, "has no legal action");
    finds(Flaw::NobodyDecides, Check::SomethingToDo, "without a decider");
}

#[test]
fn no_duplicates() {
    finds(Flaw::ActionTwice, Check::NoDuplicates, "is offered take");
    finds(Flaw::CandidateTwice, Check::NoDuplicates, "twice a candidate");
    finds(Flaw::OutcomeTwice, Check::NoDuplicates, "lists wind 2 twice");
}

#[test]
fn actions_match_check() {
    const CHECK: Check = Check::ActionsMatchCheck;
    finds(Flaw::ListedButRefused, CHECK, "listed but refused by TOY-TAKE-1");
    finds(Flaw::AcceptedButNotListed, CHECK, "accepted but not listed");
    finds(Flaw::LegalButNoCandidate, CHECK, "legal but no candidate");
    finds(Flaw::AcceptsActionsOfOtherStates, CHECK, "is accepted from");
    finds(Flaw::AcceptsOtherSeats, CHECK, "is not to decide");
}

#[test]
fn refusals_name_rules() {
    finds(Flaw::UnwrittenRule, Check::RefusalsNameRules, "TOY-BID-7");
}

#[test]
fn chance_is_listed() {
    finds(Flaw::NoOutcomes, Check::ChanceIsListed, "nothing to bring");
    finds(Flaw::ZeroWeight, Check::ChanceIsListed, "wind 3 has no weight");
    finds(Flaw::UnlistedSample, Check::ChanceIsListed, "drawn but is not listed");
}

#[test]
fn sample_follows_weights() {
    finds(Flaw::EvenSample, Check::SampleFollowsWeights, "expected");
}

#[test]
fn audit() {
    finds(Flaw::LosesAToken, Check::Audit, "5 of 6 tokens");
}

#[test]
fn serde() {
    finds(Flaw::StateReadsWrong, Check::Serde, "state differs");
}

#[test]
fn standings() {
    finds(Flaw::FinalTooEarly, Check::Standings, "is_final is true");
    finds(Flaw::NeverFinal, Check::Standings, "is_final is false");
    finds(Flaw::NobodyWins, Check::Standings, "nobody is first");
}

#[test]
fn determinize_keeps_view() {
    const CHECK: Check = Check::DeterminizeKeepsView;
    finds(Flaw::DeterminizeChangesOwnHand, CHECK, "the view of seat 1");
    finds(Flaw::DeterminizeChangesPublic, CHECK, "view");
}

#[test]
fn determinize_keeps_actions() {
    finds(Flaw::ActionsDependOnSecrets, Check::DeterminizeKeepsActions, "list of actions");
}

#[test]
fn determinize_keeps_audit() {
    finds(Flaw::DeterminizeLosesACard, Check::DeterminizeKeepsAudit, "the cards are");
}

#[test]
fn determinize_forgets() {
    finds(Flaw::DeterminizeDoesNothing, Check::DeterminizeForgets, "cannot tell chance");
    finds(Flaw::DeterminizeOnlySwaps, Check::DeterminizeForgets, "cannot tell");
}

#[test]
fn determinize_tells_alike() {
    const CHECK: Check = Check::DeterminizeTellsAlike;
    finds(Flaw::TellsSecrets, CHECK, "what is told to");
    finds(Flaw::ShowsSecrets, CHECK, "the view of");
    finds(Flaw::DoesNotSayItReveals, CHECK, "after its bid");
}

#[test]
fn sealed_choices_stay_hidden() {
    const CHECK: Check = Check::SealedChoicesStayHidden;
    finds(Flaw::SealedButSeen, CHECK, "the view of");
    finds(Flaw::SealedButTold, CHECK, "what is told to");
    finds(Flaw::SealedButRevealed, CHECK, "said to be revealed");
    finds(Flaw::SealedButForbidding, CHECK, "the list of actions of");
    finds(Flaw::SealedButEnding, CHECK, "the turn became Over");
}

#[test]
fn what_is_sealed_can_be_taken_back_for_others() {
    finds(Flaw::KeepsBidsSealed, Check::UnsealedIsOpen, "stays so for");
}

#[test]
fn promising_actions_are_legal() {
    const CHECK: Check = Check::PromisingIsLegal;
    finds(Flaw::NothingIsPromising, CHECK, "nothing looks promising");
    finds(Flaw::PromisesTheImpossible, CHECK, "take 3 looks promising");
    finds(Flaw::PromisesTwice, CHECK, "twice");
}

#[test]
fn valuations_know_no_secrets() {
    finds(Flaw::ValuesSecrets, Check::ValuationIsHonest, "values a world");
}

#[test]
fn undo_restores_the_match() {
    finds(Flaw::SetupDiffers, Check::Undo, "does not restore the match");
}

#[test]
fn replay() {
    finds(Flaw::StepsDiffer, Check::Replay, "lead to another state");
}

#[test]
fn ends() {
    finds(Flaw::Endless, Check::Ends, "not over after the 40 steps");
    finds(Flaw::EndlessChance, Check::Ends, "not over after the 40 steps");
}

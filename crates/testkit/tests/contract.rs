//! Every promise is shown to be checked: a game that breaks it is found out, by that check, and
//! the honest game passes.

mod toy;

use table::{Game, Seed};
use testkit::{Check, Examiner, Scrutiny, Violation, contract, contract_for, examine};
use toy::camp::{self, Camp};
use toy::{Options, Toy, flaw};

/// The first violation in up to twenty games with three players.
fn violation<const FLAW: u8>(scrutiny: Scrutiny) -> Option<Violation> {
    let options = Toy::<FLAW>::options(3);
    (0..20).find_map(|seed| examine::<Toy<FLAW>>(&options, Seed(seed), scrutiny).err())
}

/// Expects that full scrutiny finds the flaw by `check`, saying `words`.
#[track_caller]
fn finds<const FLAW: u8>(check: Check, words: &str) {
    let violation = violation::<FLAW>(Scrutiny::Full).expect("the flaw is found");
    assert_eq!(violation.check, check, "{violation}");
    assert!(violation.detail.contains(words), "{violation}");
}

#[test]
fn the_honest_game_passes_and_every_check_was_put_to_the_test() {
    let tally = contract::<Toy<{ flaw::NONE }>>();
    assert!(tally.games >= 3_000, "{tally:?}");
    assert!(tally.decisions >= 10 * tally.games, "{tally:?}");
    for check in Check::ALL {
        assert!(tally.cases(check) >= tally.games / 10, "{check:?}: {tally:?}");
    }
}

/// Expects that full scrutiny finds the flaw of a camp by `check`, saying `words`.
#[track_caller]
fn finds_in_camp<const FLAW: u8>(check: Check, words: &str) {
    let mut examiner = Examiner::<Camp<FLAW>>::new();
    let violation = (0..40)
        .find_map(|seed| {
            examiner.examine(&Camp::<FLAW>::options(3), Seed(seed), Scrutiny::Full).err()
        })
        .expect("the flaw is found");
    assert_eq!(violation.check, check, "{violation}");
    assert!(violation.detail.contains(words), "{violation}");
}

#[test]
fn a_team_with_nested_questions_passes_without_a_valuation_for_one_to_four() {
    for players in 1..=4 {
        let tally = contract_for::<Camp<{ camp::flaw::NONE }>>(players);
        assert!(tally.games >= 1_000, "{tally:?}");
        assert_eq!(tally.cases(Check::ValuationIsHonest), 0);
    }
}

#[test]
fn a_verdict_stands_at_the_end_and_only_there() {
    finds_in_camp::<{ camp::flaw::VERDICT_TOO_EARLY }>(Check::Standings, "is_final is true");
    finds_in_camp::<{ camp::flaw::NO_VERDICT }>(Check::Standings, "or none at the end");
    finds_in_camp::<{ camp::flaw::SCORES_DIFFER }>(Check::Standings, "different scores");
}

#[test]
fn an_open_game_whispers_to_nobody() {
    finds_in_camp::<{ camp::flaw::WHISPERS }>(Check::OpenTellsAll, "alone");
}

#[test]
fn a_question_returns_to_its_caller_and_none_outlives_the_end() {
    finds_in_camp::<{ camp::flaw::QUESTIONS_OUTLIVE_DEFEAT }>(Check::Audit, "after the end");
    finds_in_camp::<{ camp::flaw::FORGETS_THE_CALLER }>(Check::NoPanic, "is not the cold");
}

#[test]
fn every_action_has_a_number_of_its_own() {
    finds_in_camp::<{ camp::flaw::WRONG_NUMBERS }>(Check::ActionsMatchCheck, "has the numbers");
}

#[test]
fn each_player_count_can_be_tested_alone() {
    let tally = contract_for::<Toy<{ flaw::NONE }>>(4);
    assert!(tally.games >= 1_000, "{tally:?}");
}

#[test]
fn a_broken_contract_panics_with_the_game_the_options_and_the_place() {
    let panic = std::panic::catch_unwind(contract::<Toy<{ flaw::LOSES_A_TOKEN }>>)
        .expect_err("the contract is broken");
    let message = panic.downcast_ref::<String>().expect("a message");
    for part in
        ["toy breaks its contract", "\"players\":2", "Audit at step", "seat 1: bid", "Seed("]
    {
        assert!(message.contains(part), "{part} in {message}");
    }
}

#[test]
fn the_same_game_is_played_under_any_scrutiny() {
    let options = Toy::<{ flaw::NONE }>::options(4);
    let [full, rotating] = [Scrutiny::Full, Scrutiny::Rotating { one_in: 9 }].map(|scrutiny| {
        let tally = examine::<Toy<{ flaw::NONE }>>(&options, Seed(5), scrutiny).unwrap();
        (tally.steps, tally.decisions)
    });
    assert_eq!(full, rotating);
}

#[test]
fn rotating_scrutiny_finds_expensive_flaws_too() {
    let rotating = Scrutiny::Rotating { one_in: 6 };
    let check = |violation: Option<Violation>| violation.map(|violation| violation.check);
    assert_eq!(
        check(violation::<{ flaw::DETERMINIZE_DOES_NOTHING }>(rotating)),
        Some(Check::DeterminizeForgets)
    );
    assert_eq!(
        check(violation::<{ flaw::SEALED_BUT_TOLD }>(rotating)),
        Some(Check::SealedChoicesStayHidden)
    );
    assert_eq!(check(violation::<{ flaw::STATE_READS_WRONG }>(rotating)), Some(Check::Serde));
    assert_eq!(check(violation::<{ flaw::SETUP_DIFFERS }>(rotating)), Some(Check::Undo));
    assert_eq!(check(violation::<{ flaw::NONE }>(rotating)), None);
}

#[test]
fn setup_that_is_impossible() {
    let options = Options { players: 9, windy: true };
    let violation = examine::<Toy<{ flaw::NONE }>>(&options, Seed(1), Scrutiny::Full).unwrap_err();
    assert_eq!(violation.check, Check::Setup, "{violation}");
}

#[test]
fn no_panic() {
    finds::<{ flaw::PANICS }>(Check::NoPanic, "the pile falls over");
}

#[test]
fn something_to_do() {
    finds::<{ flaw::NOTHING_TO_DO }>(Check::SomethingToDo, "has no legal action");
    finds::<{ flaw::NOBODY_DECIDES }>(Check::SomethingToDo, "without a decider");
}

#[test]
fn no_duplicates() {
    finds::<{ flaw::ACTION_TWICE }>(Check::NoDuplicates, "is offered take");
    finds::<{ flaw::CANDIDATE_TWICE }>(Check::NoDuplicates, "twice a candidate");
    finds::<{ flaw::OUTCOME_TWICE }>(Check::NoDuplicates, "lists wind 2 twice");
}

#[test]
fn actions_match_check() {
    const CHECK: Check = Check::ActionsMatchCheck;
    finds::<{ flaw::LISTED_BUT_REFUSED }>(CHECK, "listed but refused by TOY-TAKE-1");
    finds::<{ flaw::ACCEPTED_BUT_NOT_LISTED }>(CHECK, "accepted but not listed");
    finds::<{ flaw::LEGAL_BUT_NO_CANDIDATE }>(CHECK, "legal but no candidate");
    finds::<{ flaw::ACCEPTS_ACTIONS_OF_OTHER_STATES }>(CHECK, "is accepted from");
    finds::<{ flaw::ACCEPTS_OTHER_SEATS }>(CHECK, "is not to decide");
}

#[test]
fn refusals_name_rules() {
    finds::<{ flaw::UNWRITTEN_RULE }>(Check::RefusalsNameRules, "TOY-BID-7");
}

#[test]
fn chance_is_listed() {
    finds::<{ flaw::NO_OUTCOMES }>(Check::ChanceIsListed, "nothing to bring");
    finds::<{ flaw::ZERO_WEIGHT }>(Check::ChanceIsListed, "wind 3 has no weight");
    finds::<{ flaw::UNLISTED_SAMPLE }>(Check::ChanceIsListed, "drawn but is not listed");
}

#[test]
fn sample_follows_weights() {
    finds::<{ flaw::EVEN_SAMPLE }>(Check::SampleFollowsWeights, "expected");
}

#[test]
fn audit() {
    finds::<{ flaw::LOSES_A_TOKEN }>(Check::Audit, "5 of 6 tokens");
}

#[test]
fn serde() {
    finds::<{ flaw::STATE_READS_WRONG }>(Check::Serde, "state differs");
}

#[test]
fn standings() {
    finds::<{ flaw::FINAL_TOO_EARLY }>(Check::Standings, "is_final is true");
    finds::<{ flaw::NEVER_FINAL }>(Check::Standings, "is_final is false");
    finds::<{ flaw::NOBODY_WINS }>(Check::Standings, "nobody is first");
}

#[test]
fn determinize_keeps_view() {
    const CHECK: Check = Check::DeterminizeKeepsView;
    finds::<{ flaw::DETERMINIZE_CHANGES_OWN_HAND }>(CHECK, "the view of seat 1");
    finds::<{ flaw::DETERMINIZE_CHANGES_PUBLIC }>(CHECK, "view");
}

#[test]
fn determinize_keeps_actions() {
    finds::<{ flaw::ACTIONS_DEPEND_ON_SECRETS }>(Check::DeterminizeKeepsActions, "list of actions");
}

#[test]
fn determinize_keeps_audit() {
    finds::<{ flaw::DETERMINIZE_LOSES_A_CARD }>(Check::DeterminizeKeepsAudit, "the cards are");
}

#[test]
fn determinize_forgets() {
    finds::<{ flaw::DETERMINIZE_DOES_NOTHING }>(Check::DeterminizeForgets, "cannot tell chance");
    finds::<{ flaw::DETERMINIZE_ONLY_SWAPS }>(Check::DeterminizeForgets, "cannot tell");
}

#[test]
fn determinize_tells_alike() {
    const CHECK: Check = Check::DeterminizeTellsAlike;
    finds::<{ flaw::TELLS_SECRETS }>(CHECK, "what is told to");
    finds::<{ flaw::SHOWS_SECRETS }>(CHECK, "the view of");
    finds::<{ flaw::DOES_NOT_SAY_IT_REVEALS }>(CHECK, "after its bid");
}

#[test]
fn sealed_choices_stay_hidden() {
    const CHECK: Check = Check::SealedChoicesStayHidden;
    finds::<{ flaw::SEALED_BUT_SEEN }>(CHECK, "the view of");
    finds::<{ flaw::SEALED_BUT_TOLD }>(CHECK, "what is told to");
    finds::<{ flaw::SEALED_BUT_REVEALED }>(CHECK, "said to be revealed");
    finds::<{ flaw::SEALED_BUT_FORBIDDING }>(CHECK, "the list of actions of");
    finds::<{ flaw::SEALED_BUT_ENDING }>(CHECK, "the turn became Over");
}

#[test]
fn what_is_sealed_can_be_taken_back_for_others() {
    finds::<{ flaw::KEEPS_BIDS_SEALED }>(Check::UnsealedIsOpen, "stays so for");
}

#[test]
fn promising_actions_are_legal() {
    const CHECK: Check = Check::PromisingIsLegal;
    finds::<{ flaw::NOTHING_IS_PROMISING }>(CHECK, "nothing looks promising");
    finds::<{ flaw::PROMISES_THE_IMPOSSIBLE }>(CHECK, "take 3 looks promising");
    finds::<{ flaw::PROMISES_TWICE }>(CHECK, "twice");
}

#[test]
fn valuations_know_no_secrets() {
    finds::<{ flaw::VALUES_SECRETS }>(Check::ValuationIsHonest, "values a world");
}

#[test]
fn undo_restores_the_match() {
    finds::<{ flaw::SETUP_DIFFERS }>(Check::Undo, "does not restore the match");
}

#[test]
fn replay() {
    finds::<{ flaw::STEPS_DIFFER }>(Check::Replay, "lead to another state");
}

#[test]
fn ends() {
    finds::<{ flaw::ENDLESS }>(Check::Ends, "not over after the 40 steps");
    finds::<{ flaw::ENDLESS_CHANCE }>(Check::Ends, "not over after the 40 steps");
}

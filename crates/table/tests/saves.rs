//! Saved matches: what comes back, and what a broken file says.

#[path = "rules/toy.rs"]
mod toy;

use serde_json::json;
use table::{
    ActError, AnyMatch, Dice, DiceError, Game, LoadError, Match, SCHEMA, Seed, Step, Turn, Viewer,
};
use toy::Action::{Hide, Throw, Walk};
use toy::{ANN, BOB, Die, EVE, Toy, fresh, played};

/// A finished match of two rounds. Step 1 is a throw of the die; Eve hides in step 4.
fn finished() -> Match<Toy> {
    let round = [(ANN, Throw), (BOB, Walk), (EVE, Walk)];
    let hiding = [(EVE, Hide(3)), (ANN, Hide(1)), (BOB, Hide(2))];
    played(&[round, hiding, round, hiding].concat())
}

/// Loads the save of a finished match after one replacement in its text.
#[track_caller]
fn load_with(part: &str, replacement: &str) -> LoadError {
    let text = finished().save();
    assert!(text.contains(part), "{part} is not in {text}");
    Match::<Toy>::load(&text.replacen(part, replacement, 1)).expect_err("a broken save")
}

/// The result of the throw in step 1.
fn first_throw(game: &Match<Toy>) -> Die {
    match game.steps()[1] {
        Step::Chance(die) => die,
        Step::Act(..) => panic!("step 1 is a throw"),
    }
}

#[test]
fn a_loaded_match_is_equal() {
    assert_eq!(Match::<Toy>::load(&finished().save()).expect("loads"), finished());
}

#[test]
fn a_match_goes_on_after_loading_as_it_would_have_gone_on() {
    let mut original = fresh();
    let mut loaded = Match::<Toy>::load(&original.save()).expect("loads");
    original.act(ANN, Throw).expect("Ann is to move");
    loaded.act(ANN, Throw).expect("Ann is to move");
    assert_eq!(loaded, original);
}

#[test]
fn saving_twice_gives_the_same_text() {
    let text = finished().save();
    assert_eq!(finished().save(), text);
    assert_eq!(Match::<Toy>::load(&text).expect("loads").save(), text);
}

#[test]
fn an_unknown_game_is_named() {
    let error = load_with("\"toy\"", "\"chess\"");
    assert_eq!(error.to_string(), "the saved match is of the unknown game \"chess\"");
}

#[test]
fn a_newer_layout_is_refused_with_both_versions() {
    let error = load_with(&format!("\"schema\":{SCHEMA}"), "\"schema\":7");
    assert!(
        matches!(error, LoadError::Newer { what: "layout", found: 7, known: SCHEMA }),
        "{error}"
    );
}

#[test]
fn newer_rules_are_refused_with_both_versions() {
    let error = load_with("\"rules\":2", "\"rules\":3");
    assert!(matches!(error, LoadError::Newer { what: "rules", found: 3, known: 2 }), "{error}");
}

#[test]
fn older_rules_are_read() {
    let text = finished().save().replace("\"rules\":2", "\"rules\":1");
    let loaded = Match::<Toy>::load(&text).expect("loads");
    assert_eq!(loaded.state(), finished().state());
    assert_eq!((loaded.rules_version(), loaded.save()), (1, text));
}

#[test]
fn an_illegal_step_is_named_with_its_number_and_the_rule() {
    let error = load_with("hide 3", "hide 4").to_string();
    let wanted = "step 4 of the saved match (seat 3: hide 4) is illegal: TOY-HIDE-1 (spot 4)";
    assert_eq!(error, wanted);
}

#[test]
fn a_step_of_the_wrong_seat_is_illegal() {
    let error = load_with("[1,\"walk\"]", "[2,\"walk\"]").to_string();
    assert!(error.contains("step 2 ") && error.contains("TABLE-TURN-1"), "{error}");
}

#[test]
fn an_impossible_throw_is_named_with_its_number() {
    let Die(side) = first_throw(&finished());
    let error = load_with(&format!("{{\"chance\":{side}}}"), "{\"chance\":201}").to_string();
    assert_eq!(error, "step 1 of the saved match (chance: die 201) cannot be drawn at that point");
}

#[test]
fn a_throw_where_nobody_throws_is_impossible() {
    let error = load_with("{\"act\":[1,\"walk\"]}", "{\"chance\":1}");
    assert!(matches!(error, LoadError::ImpossibleChance { step: 2, .. }), "{error}");
}

#[test]
fn an_unreadable_step_is_named_with_its_number() {
    for step in ["{\"act\":[1,\"fly\"]}", "{\"act\":[9,\"walk\"]}", "[]", "null"] {
        let error = load_with("{\"act\":[1,\"walk\"]}", step).to_string();
        assert!(error.contains("unreadable step 2"), "{step}: {error}");
    }
}

#[test]
fn unreadable_options_are_named() {
    let error = load_with("\"players\":3", "\"players\":-1").to_string();
    assert!(error.contains("unreadable options"), "{error}");
}

#[test]
fn impossible_options_are_refused_by_the_game() {
    let error = load_with("\"players\":3", "\"players\":9").to_string();
    assert_eq!(error, "players 9 is not possible: 2 to 4 play");
}

#[test]
fn a_bad_seed_is_named() {
    for seed in ["\"-1\"", "\"18446744073709551616\"", "\"\""] {
        let error = load_with("\"seed\":\"1\"", &format!("\"seed\":{seed}")).to_string();
        assert!(error.contains("is not a number of 64 bits"), "{seed}: {error}");
    }
}

#[test]
fn a_file_cut_off_anywhere_is_an_error_or_the_whole_match() {
    let text = finished().save();
    let end = text.trim_end().len();
    for length in 0..text.len() {
        match Match::<Toy>::load(&text[..length]) {
            Ok(loaded) => {
                assert!(length >= end, "{length} of {end} bytes are a match");
                assert_eq!(loaded, finished());
            }
            Err(error) => assert!(matches!(error, LoadError::Syntax(_)), "{length}: {error}"),
        }
    }
}

#[test]
fn a_save_that_stops_before_a_throw_goes_on_with_it() {
    let stopped = finished().at(1);
    assert_eq!(stopped.state().turn(), Turn::Chance);
    let loaded = Match::<Toy>::load(&stopped.save()).expect("loads");
    assert_eq!(loaded, finished().at(2));
}

#[test]
fn every_earlier_point_can_be_looked_at() {
    let whole = finished();
    for steps in 0..=whole.steps().len() {
        let part = whole.at(steps);
        assert_eq!(part.steps(), &whole.steps()[..steps]);
        assert!(part.log(Viewer::Spectator).all(|entry| entry.step < steps));
    }
    assert_eq!(whole.at(whole.steps().len()), whole);
    assert_eq!(whole.at(0), fresh());
}

#[test]
fn a_branch_shares_the_steps_and_throws_anew() {
    let original = finished();
    let branch = original.branch(1, Seed(2));
    assert_eq!(branch.steps()[..1], original.steps()[..1]);
    assert_ne!(first_throw(&branch), first_throw(&original));
    assert_eq!(branch.seed(), Seed(2));
}

#[test]
fn a_branch_keeps_what_was_thrown_before() {
    let branch = finished().branch(2, Seed(2));
    assert_eq!(branch.steps(), &finished().steps()[..2]);
    assert_eq!(branch.state(), finished().at(2).state());
}

#[test]
fn any_match_refuses_what_is_not_an_action() {
    let mut game: Box<dyn AnyMatch> = Box::new(fresh());
    for action in [json!(null), json!(7), json!("fly"), json!({ "walk": 1 }), json!(["walk"])] {
        let error = game.act(ANN, &action).expect_err("malformed");
        assert!(matches!(error, ActError::Malformed { game: "toy", .. }), "{error}");
        assert!(error.to_string().contains(&action.to_string()), "{error}");
    }
    assert!(game.is_empty());
}

#[test]
fn any_match_tells_a_refusal_from_a_malformed_action() {
    let mut game: Box<dyn AnyMatch> = Box::new(fresh());
    match game.act(BOB, &json!("walk")) {
        Err(ActError::Refused(refusal)) => assert_eq!(refusal.rule.0, "TABLE-TURN-1"),
        other => panic!("not Bob's turn, but {other:?}"),
    }
    game.act(ANN, &json!("walk")).expect("Ann is to move");
    assert_eq!(game.step_text(0), "seat 1: walk");
}

#[test]
fn any_match_saves_like_the_match_itself() {
    let game: Box<dyn AnyMatch> = Box::new(finished());
    assert_eq!(game.save(), finished().save());
    assert_eq!(game.at(3).save(), finished().at(3).save());
}

/// Without salt the seed could be found by trying.
const SALT: &str = "6a2f";

#[test]
fn a_promise_about_the_dice_is_kept_in_a_save() {
    let dice = Dice::seal(finished().seed(), SALT);
    let text = dice.write(&finished().save());
    assert_eq!(Dice::read(&text).expect("readable"), Some(dice));
    assert_eq!(Match::<Toy>::load(&text).expect("loads"), finished());
    assert_eq!(Dice::read(&finished().save()).expect("readable"), None);
}

/// `printf '7 6a2f' | sha256sum`
#[test]
fn a_promise_is_a_hash_that_any_tool_gives() {
    let promised = "af3f82323f89c7743a509ae2cbba14ac7919330655532b26707eff169973f73b";
    assert_eq!(Dice::seal(Seed(7), SALT).commitment, promised);
}

#[test]
fn honest_dice_are_proven() {
    assert_eq!(Dice::seal(finished().seed(), SALT).verify(&finished()), Ok(2));
}

#[test]
fn another_seed_than_the_promised_one_is_found_out() {
    let promised = Dice::seal(Seed(finished().seed().0 + 1), SALT);
    let given = Dice::seal(finished().seed(), SALT).commitment;
    let error = DiceError::OtherSeed { promised: promised.commitment.clone(), given };
    assert_eq!(promised.verify(&finished()), Err(error));
}

#[test]
fn another_throw_than_the_seed_gives_is_found_out() {
    let mut steps = finished().steps().to_vec();
    let thrown = first_throw(&finished());
    let other = if thrown == Die(1) { Die(2) } else { Die(1) };
    steps[1] = Step::Chance(other);
    let seed = finished().seed();
    let forged = Match::<Toy>::replay(finished().options().clone(), seed, steps).expect("legal");
    let (found, thrown) = (other.to_string(), thrown.to_string());
    let error = DiceError::OtherThrow { step: 1, found, thrown };
    assert_eq!(Dice::seal(seed, SALT).verify(&forged), Err(error));
    // What was thrown before the promise began is none of its business.
    let later = Dice::seal(seed, SALT).from_step(2);
    assert_eq!(later.verify(&forged), Ok(1));
    let text = later.write(&forged.save());
    assert_eq!(Dice::read(&text).expect("readable"), Some(later));
}

#[test]
fn states_of_earlier_moments_are_at_hand() {
    let options = toy::Options { rounds: 90, ..<Toy>::options(3) };
    let mut game = Match::<Toy>::new(options, Seed(1)).expect("three can play");
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.first().expect("somebody decides");
        let can_walk = game.state().check(seat, Walk).is_ok();
        game.act(seat, if can_walk { Walk } else { Hide(1) }).expect("a legal step");
    }
    let length = game.steps().len();
    assert!(length > 500, "{length}");
    for steps in (0..=length).step_by(7) {
        let (kept, state) = game.state_near(steps);
        assert!(kept <= steps);
        assert!(steps - kept < 64 || length - steps > 192, "{steps} is far from {kept}");
        assert_eq!(&state, game.at(kept).state());
    }
}

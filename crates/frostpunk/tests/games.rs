//! Whole games over all scenarios, numbers of players and societies.

use std::collections::BTreeSet;

use frostpunk::{Action, Frame, Frostpunk, Options, Scenario};
use table::{Game, GameRng, Match, Seed, Silent, Turn};

/// How many games are played with each set of options.
const GAMES: u64 = 12;
/// No question is nested deeper in play; the stack has room for several times as many.
const DEPTH: usize = 12;

/// Plays to the end with random choices and looks at every state.
fn play(options: &Options, seed: u64, mut look: impl FnMut(&Frostpunk, &[Action])) -> Frostpunk {
    let mut game = Frostpunk::new(options).expect("options that can be played");
    let mut rng = GameRng::new(Seed(seed));
    let mut actions = Vec::new();
    for _ in 0..Frostpunk::MAX_STEPS {
        actions.clear();
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                look(&game, &actions);
                let outcome = game.sample(&mut rng);
                game.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a decider");
                game.actions(seat, &mut actions);
                look(&game, &actions);
                game.apply(seat, rng.pick(&actions), &mut Silent);
            }
        }
    }
    panic!("endless: {:?}", game.questions);
}

#[test]
fn random_games_end_and_keep_every_invariant() {
    for options in Frostpunk::option_sets() {
        for seed in 0..GAMES {
            let end = play(&options, seed, |game, actions| {
                if let Err(fault) = game.audit() {
                    panic!("{fault} with seed {seed} and {options:?}");
                }
                assert!(game.questions.depth() <= DEPTH, "{:?}", game.questions);
                // FRO-DEC-6: nobody is asked what has one answer.
                let top = game.questions.top();
                assert_ne!(actions.len(), 1, "{top:?} has the one answer {actions:?}");
            });
            assert!(end.ending.is_some());
            assert_eq!(end.audit(), Ok(()));
        }
    }
}

#[test]
fn what_is_listed_is_accepted_and_nothing_else() {
    let mut memory: Vec<Action> = Vec::new();
    let mut judged = 0;
    for options in Frostpunk::option_sets() {
        play(&options, 77, |game, actions| {
            let Turn::Decide(seats) = game.turn() else { return };
            let seat = seats.first().expect("a decision has a decider");
            let listed: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
            assert_eq!(listed.len(), actions.len(), "something is listed twice");
            for action in actions {
                assert_eq!(game.check(seat, *action), Ok(()), "{action}");
                assert_eq!(action.to_string().parse(), Ok(*action));
            }
            for action in memory.iter().rev().take(40) {
                let is_listed = actions.contains(action);
                assert_eq!(game.check(seat, *action).is_ok(), is_listed, "{action}");
                judged += 1;
            }
            memory.extend(actions.iter().take(3));
        });
    }
    assert!(judged > 10_000, "{judged}");
}

#[test]
fn a_match_of_every_scenario_is_saved_and_replayed() {
    for scenario in Scenario::ALL {
        let options = Options { scenario, ..Frostpunk::options(2) };
        let mut played = Match::<Frostpunk>::new(options, Seed(11)).expect("a match");
        let mut rng = GameRng::new(Seed(4));
        while let Turn::Decide(seats) = played.state().turn() {
            let seat = seats.first().expect("a decision has a decider");
            let mut actions = Vec::new();
            played.state().actions(seat, &mut actions);
            played.act(seat, rng.pick(&actions)).expect("a listed action");
        }
        let loaded = Match::<Frostpunk>::load(&played.save()).expect("a saved match");
        assert_eq!(loaded.state(), played.state(), "{scenario}");
        let text = serde_json::to_string(played.state()).expect("JSON");
        let read: Frostpunk = serde_json::from_str(&text).expect("the state as written");
        assert_eq!(&read, played.state());
    }
}

#[test]
fn the_state_is_small_and_flat() {
    assert!(size_of::<Frostpunk>() <= 2048, "{} bytes", size_of::<Frostpunk>());
    assert!(size_of::<Frame>() <= 8, "{} bytes", size_of::<Frame>());
}

//! Whole games over all scenarios, numbers of players and societies.

use std::collections::BTreeSet;

use bots::{Bot, Greedy};
use frostpunk::{
    Action, ByCitizen, Citizen, Counter, DayStep, DuskCard, Frame, Frostpunk, Good, Options,
    Prices, Reason, Scenario,
};
use table::{Game, GameRng, Hints, Seat, Seed, Silent, Turn};

/// How many games are played with each set of options.
const GAMES: u64 = 12;
/// No question is nested deeper in play; the stack has room for several times as many.
const DEPTH: usize = 12;

/// Plays to the end with random choices and looks at every state.
fn play(options: &Options, seed: u64, look: impl FnMut(&Frostpunk, &[Action])) -> Frostpunk {
    let mut rng = GameRng::new(Seed(seed).nth(1));
    play_by(options, seed, look, |_, _, actions| rng.pick(actions))
}

/// Plays to the end as `choose` says and looks at every state.
fn play_by(
    options: &Options,
    seed: u64,
    mut look: impl FnMut(&Frostpunk, &[Action]),
    mut choose: impl FnMut(&Frostpunk, Seat, &[Action]) -> Action,
) -> Frostpunk {
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
                let action = choose(&game, seat, &actions);
                game.apply(seat, action, &mut Silent);
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
fn the_state_is_small_and_flat() {
    assert!(size_of::<Frostpunk>() <= 2048, "{} bytes", size_of::<Frostpunk>());
    assert!(size_of::<Frame>() <= 8, "{} bytes", size_of::<Frame>());
}

/// A game in which everybody follows the plan.
fn planned(options: &Options, seed: u64) -> Frostpunk {
    let audit = |game: &Frostpunk, _: &[Action]| assert_eq!(game.audit(), Ok(()), "seed {seed}");
    play_by(options, seed, audit, |game, seat, actions| {
        let action = game.planned(Prices::usual(), seat, actions);
        assert!(actions.contains(&action));
        action
    })
}

#[test]
fn the_plan_has_an_opinion_about_every_action() {
    let mut appeals = Vec::new();
    for options in Frostpunk::option_sets() {
        play(&options, 5, |game, actions| {
            if let Turn::Decide(seats) = game.turn() {
                appeals.clear();
                let seat = seats.first().expect("a decision has a decider");
                assert!(game.appeal(seat, actions, &mut appeals));
                assert_eq!(appeals.len(), actions.len(), "{:?}", game.questions.top());
            }
        });
    }
}

#[test]
fn cities_that_follow_the_plan_live_long_and_some_of_them_win() {
    for scenario in Scenario::ALL {
        let options = Options { scenario, ..Frostpunk::options(1) };
        let ends: Vec<Frostpunk> = (0..30).map(|seed| planned(&options, seed)).collect();
        let rounds: u32 = ends.iter().map(|end| u32::from(end.round)).sum();
        assert!(rounds > 30 * 10, "{scenario}: {rounds} rounds");
        let wins = ends.iter().filter(|end| end.ending.is_some_and(Reason::is_victory));
        let wins = wins.count();
        assert!((1..30).contains(&wins), "{scenario}: {wins} wins");
    }
}

#[test]
fn the_greedy_bot_follows_the_plan() {
    let options = Frostpunk::options(2);
    let mut greedy = Greedy::new(GameRng::new(Seed(1)));
    let mut compared = 0;
    play_by(
        &options,
        9,
        |_, _| (),
        |game, seat, actions| {
            let mut appeals = Vec::new();
            game.appeal(seat, actions, &mut appeals);
            let chosen = greedy.choose(game, seat, actions);
            let index =
                actions.iter().position(|action| *action == chosen).expect("a legal action");
            assert_eq!(Some(&appeals[index]), appeals.iter().max(), "{chosen}");
            compared += 1;
            chosen
        },
    );
    assert!(compared > 100, "{compared}");
}

#[test]
fn heat_comes_before_work() {
    let mut is_met = false;
    play_by(
        &Frostpunk::options(1),
        3,
        |_, _| (),
        |game, seat, actions| {
            let chosen = game.planned(Prices::usual(), seat, actions);
            let is_first = game.step == DayStep::Turn && game.heat == 1 && game.acted.is_none();
            if game.round == 1 && is_first && game.goods[Good::Coal] >= 5 {
                assert!(matches!(chosen, Action::Fuel(_)), "{chosen}");
                is_met = true;
            }
            chosen
        },
    );
    assert!(is_met);
}

#[test]
fn plan_and_odds_do_not_know_what_nobody_has_read() {
    let mut compared = 0;
    play(&Frostpunk::options(1), 21, |game, actions| {
        let (Turn::Decide(seats), Some(card)) = (game.turn(), game.dusk.unread.iter().next())
        else {
            return;
        };
        let mut other = game.clone();
        let unmet = DuskCard::ALL
            .into_iter()
            .find(|other| other.is_standard() && !game.dusk.met.contains(*other));
        let Some(unmet) = unmet else { return };
        other.dusk.unread = other.dusk.unread.without(card).with(unmet);
        let seat = seats.first().expect("a decision has a decider");
        let appeals = |game: &Frostpunk| {
            let mut appeals = Vec::new();
            game.appeal(seat, actions, &mut appeals);
            appeals
        };
        assert_eq!(appeals(game), appeals(&other));
        assert_eq!(game.judgment(seat), other.judgment(seat));
        compared += 1;
    });
    assert!(compared > 20, "{compared}");
}

/// Weights are found by the place of their factor.
#[test]
fn the_factors_of_the_odds_are_the_same_in_every_city() {
    let names = |game: &Frostpunk| {
        let mut names = Vec::new();
        game.each_factor(&mut |name, _| names.push(name.to_string()));
        names
    };
    let usual = names(&Frostpunk::new(&Frostpunk::options(1)).expect("the usual options"));
    let different: BTreeSet<&String> = usual.iter().collect();
    assert_eq!(different.len(), usual.len(), "no name is used twice");
    for options in Frostpunk::option_sets() {
        let mut rounds = 0;
        play(&options, 8, |game, _| {
            if game.round > rounds {
                rounds = game.round;
                assert_eq!(names(game), usual, "{options:?}, round {rounds}");
            }
        });
    }
}

/// The odds are those of that moment.
#[test]
fn rehearsals_end_where_an_action_phase_begins() {
    let mut day = None;
    let end = play(&Frostpunk::options(2), 4, |game, actions| {
        if !actions.is_empty() && game.round > 0 {
            let is_new = day.is_some_and(|day| game.epoch() > day);
            assert!(!is_new || game.step == DayStep::Turn, "{:?}", game.step);
            assert!(day.is_none_or(|day| game.epoch() >= day), "{:?}", game.step);
            day = Some(game.epoch());
        }
    });
    assert_eq!(day, Some(u32::from(end.round) + 1));
}

/// The logarithmic loss of a guess that knows nothing is 0.69.
#[test]
fn the_odds_tell_cities_that_survive() {
    let mut losses = Vec::new();
    for scenario in Scenario::ALL {
        for seed in 100..106 {
            let mut odds = Vec::new();
            let mut day = 0;
            let look = |game: &Frostpunk, actions: &[Action]| {
                if !actions.is_empty() && game.round >= 8 && game.epoch() > day {
                    day = game.epoch();
                    odds.push(f64::from(game.judgment(Seat::new(0))) / 1000.0);
                }
            };
            let options = Options { scenario, ..Frostpunk::options(1) };
            let end = play_by(&options, seed, look, |game, seat, actions| {
                game.planned(Prices::usual(), seat, actions)
            });
            let is_won = end.ending.is_some_and(Reason::is_victory);
            losses.extend(odds.into_iter().map(|odds| {
                let against = if is_won { -odds } else { odds };
                against.exp().ln_1p()
            }));
        }
    }
    let loss = losses.iter().sum::<f64>() / losses.len() as f64;
    assert!(loss < 0.5, "{loss}");
}

/// A late action phase in Winterhome.
fn late_in_winterhome() -> Frostpunk {
    let options = Options { scenario: Scenario::Winterhome, ..Frostpunk::simulation(1) };
    let mut city = Frostpunk::new(&options).expect("options that can be played");
    city.questions.clear();
    city.step = DayStep::Pawns;
    city.round = 9;
    city.storms = 1;
    city.population = ByCitizen::filled(14);
    city.counters[Counter::Evacuated] = 12;
    city
}

#[test]
fn the_odds_let_children_leave_winterhome_before_others() {
    let odds = |citizen: Citizen| {
        let mut city = late_in_winterhome();
        city.population[citizen] -= 3;
        city.counters[Counter::Evacuated] += 3;
        city.counters[Counter::EvacChildren] += if citizen == Citizen::Child { 3 } else { 0 };
        city.judgment(Seat::new(0))
    };
    for other in [Citizen::Worker, Citizen::Engineer] {
        assert!(odds(Citizen::Child) > odds(other), "{other}");
    }
}

#[test]
fn the_odds_fear_for_the_generator_of_winterhome() {
    let odds = |state: u8| {
        let mut city = late_in_winterhome();
        city.counters[Counter::GenState] = state;
        city.judgment(Seat::new(0))
    };
    for state in 1..6 {
        assert!(odds(state) < odds(state + 1), "{state}");
    }
}

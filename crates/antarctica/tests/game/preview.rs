//! What the view foresees is what the rules do.

use antarctica::{Action, Antarctica, Phase};
use table::{Game, GameRng, Seat, Seed, Silent, Turn, Viewer};

/// Shows every turn menu of random games, before anything is chosen.
fn at_every_menu(players: u8, mut check: impl FnMut(&Antarctica, Seat)) {
    let mut rng = GameRng::new(Seed(17));
    let mut actions = Vec::new();
    for _ in 0..60 {
        let mut game = Antarctica::new(&Antarctica::simulation(players)).expect("they can play");
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.sample(&mut rng);
                    game.resolve(outcome, &mut Silent);
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody decides");
                    if game.phase == Phase::TurnMenu {
                        check(&game, seat);
                    }
                    actions.clear();
                    game.actions(seat, &mut actions);
                    game.apply(seat, rng.pick(&actions), &mut Silent);
                }
            }
        }
    }
}

#[test]
fn the_turn_order_says_who_is_next() {
    let (mut turns, mut icebreakers) = (0, 0);
    for players in 2..=4 {
        at_every_menu(players, |game, seat| {
            let order = game.view(Viewer::Spectator).turn_order();
            let mut after = *game;
            after.apply(seat, Action::End, &mut Silent);
            match after.phase {
                Phase::Over => {}
                Phase::UseIcebreaker { seat } => {
                    assert!(order[0].by_icebreaker);
                    assert_eq!((order[0].owner, order[0].berth.zone), (seat, after.sun));
                    icebreakers += 1;
                }
                _ => {
                    let next = order.iter().find(|coming| !coming.by_icebreaker);
                    let next = next.expect("the game goes on with a ship");
                    assert_eq!((next.owner, next.berth.zone), (after.current.seat, after.sun));
                    turns += 1;
                }
            }
        });
    }
    assert!(turns > 1000 && icebreakers > 10, "{turns} turns, {icebreakers} Icebreakers");
}

#[test]
fn the_turn_order_names_every_ship_that_waits_once() {
    at_every_menu(3, |game, _| {
        let order = game.view(Viewer::Spectator).turn_order();
        let mut berths: Vec<String> = order
            .iter()
            .filter(|coming| !coming.by_icebreaker)
            .map(|coming| coming.berth.to_string())
            .collect();
        berths.sort();
        let mut ships: Vec<String> = game.berths().map(|(berth, _)| berth.to_string()).collect();
        ships.sort();
        assert_eq!(berths, ships);
    });
}

#[test]
fn requirements_agree_with_the_rule_of_access() {
    at_every_menu(4, |game, seat| {
        let view = game.view(Viewer::Seat(seat));
        for top in view.piles.iter().filter_map(|pile| pile.top) {
            let needs = view.requirements(seat, top);
            for need in &needs {
                let has_access = game.access(seat).contains(need.building);
                assert_eq!(!need.reached_in.is_empty(), has_access);
            }
            // ANT-BUILD-3
            let missing = needs.iter().filter(|need| need.reached_in.is_empty()).count();
            assert!(missing < 2 || needs.iter().all(|need| need.stand_in.is_none()));
        }
    });
}

#[test]
fn recruiting_and_research_give_what_the_view_foresees() {
    let (mut recruited, mut researched) = (0, 0);
    for players in 2..=4 {
        at_every_menu(players, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            for action in actions {
                let mut after = *game;
                after.apply(seat, action, &mut Silent);
                match action {
                    Action::Recruit => {
                        let supply = |game: &Antarctica| game.player(seat).supply;
                        assert_eq!(view.recruits(seat), supply(&after) - supply(game));
                        recruited += 1;
                    }
                    Action::Research(track) => {
                        let [was, is] = [game, &after].map(|game| game.tracks[track].cubes);
                        let jumped =
                            was.iter().filter(|cube| (was[seat] + 1..=is[seat]).contains(cube));
                        let steps = is[seat] - was[seat] - jumped.count() as u8;
                        assert_eq!(view.steps_on(seat, track), steps);
                        researched += 1;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(recruited > 100 && researched > 100, "{recruited} recruited, {researched} researched");
}

//! Research tracks.

use antarctica::{Antarctica, Building, Effect, Event, Phase};

use crate::position::*;

/// A researches on t1 with these points.
#[track_caller]
fn research(players: u8, points: u8, arrange: impl FnOnce(&mut Antarctica)) -> Table {
    let mut table = arrived(players, z(6), |game| {
        game.put(z(6), &[Building::InlandStation]);
        game.scientists(A, z(6), points - 1);
        arrange(game);
    });
    table.act(A, act("research t1"));
    table
}

fn triggered(table: &Table) -> Vec<(u8, Effect)> {
    let symbol = |event| match event {
        Event::SymbolTriggered { space, effect, .. } => Some((space, effect)),
        _ => None,
    };
    table.events().into_iter().filter_map(symbol).collect()
}

mod ant_track_1 {
    use super::*;

    #[test]
    fn one_cube_each_and_one_cube_a_space() {
        let table = research(2, 1, |game| {
            game.cube(A, t(1), 1);
            game.cube(B, t(1), 2);
        });
        assert_eq!(table.tracks[t(1)].cubes, [3, 2, 0, 0]);
        assert_eq!(table.player(A).cubes, 2);
    }
}

mod ant_track_2 {
    use super::*;

    #[test]
    fn the_first_step_takes_a_cube_to_the_first_empty_space() {
        let table = research(2, 1, |game| game.cube(B, t(1), 1));
        assert_eq!((table.space(A, t(1)), table.player(A).cubes), (2, 2));
    }

    #[test]
    fn not_without_a_cube() {
        let table = arrived(2, z(6), |game| {
            game.put(z(6), &[Building::InlandStation]);
            game.players[A].cubes = 0;
        });
        table.refused_by(A, act("research t1"), "ANT-TRACK-2");
    }
}

mod ant_track_3 {
    use super::*;

    #[test]
    fn occupied_spaces_cost_nothing() {
        let table = research(3, 2, |game| {
            game.cube(A, t(1), 1);
            game.cube(B, t(1), 2);
            game.cube(C, t(1), 3);
        });
        assert_eq!(table.space(A, t(1)), 5);
    }
}

mod ant_track_4 {
    use super::*;

    #[test]
    fn points_beyond_the_end_are_lost() {
        let table = research(2, 4, |game| game.cube(A, t(1), 7));
        assert_eq!(table.space(A, t(1)), 9);
    }

    #[test]
    fn whoever_is_first_at_the_end_stays_first() {
        let table = research(2, 4, |game| {
            game.cube(A, t(1), 7);
            game.cube(B, t(1), 9);
        });
        assert_eq!(table.space(A, t(1)), 8);
    }
}

mod ant_track_5 {
    use super::*;

    #[test]
    fn all_points_are_used_on_one_track() {
        let table = research(3, 2, |_| {});
        assert_eq!((table.space(A, t(1)), table.space(A, t(4))), (2, 0));
        assert_eq!(table.phase, Phase::TurnMenu);
    }
}

mod ant_track_6 {
    use super::*;

    #[test]
    fn no_empty_space_ahead_no_advance() {
        let table = arrived(2, z(6), |game| {
            game.put(z(6), &[Building::InlandStation]);
            game.cube(A, t(1), 8);
            game.cube(B, t(1), 9);
        });
        table.refused_by(A, act("research t1"), "ANT-TRACK-6");
    }
}

mod ant_track_7 {
    use super::*;

    #[test]
    fn symbols_jumped_over_count_too() {
        let table = research(2, 1, |game| {
            game.cube(A, t(1), 2);
            game.cube(B, t(1), 3);
        });
        assert_eq!(table.space(A, t(1)), 4);
        assert_eq!(triggered(&table), [(3, Effect::GainScientist)]);
    }

    #[test]
    fn symbols_beyond_the_cube_do_not() {
        let table = research(2, 1, |game| game.cube(A, t(1), 1));
        assert_eq!(triggered(&table), []);
    }
}

mod ant_track_8 {
    use super::*;

    #[test]
    fn red_spaces_trigger_for_every_mover_and_only_for_them() {
        let table = research(2, 1, |game| {
            game.cube(A, t(1), 2);
            game.cube(B, t(1), 4); // has passed space 3 before
        });
        assert_eq!((table.people_of(A), table.people_of(B)), ((3, 13), (2, 14)));
    }
}

mod ant_track_9 {
    use super::*;

    #[test]
    fn blue_spaces_are_for_everybody_from_the_mover_on() {
        let mut table = research(3, 1, |game| game.cube(A, t(1), 4));
        for seat in [A, B, C] {
            assert_eq!(table.decider(), Some(seat));
            table.act(seat, act("decline"));
        }
        assert_eq!(table.phase, Phase::TurnMenu);
    }

    #[test]
    fn later_movers_get_nothing() {
        let table = research(3, 1, |game| {
            game.cube(A, t(1), 4);
            game.tracks[t(1)].used = 1 << 5;
        });
        assert_eq!((triggered(&table), table.phase), (vec![], Phase::TurnMenu));
    }
}

mod ant_track_10 {
    use super::*;

    #[test]
    fn a_blue_space_is_used_up_even_if_nobody_uses_it() {
        let mut table = research(2, 1, |game| game.cube(A, t(1), 4));
        table.act(A, act("decline")).act(B, act("decline"));
        assert_eq!(table.tracks[t(1)].used, 1 << 5);
    }
}

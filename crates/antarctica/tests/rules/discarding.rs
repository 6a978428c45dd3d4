//! Discarding resources.

use antarctica::{Building, Phase};

use crate::position::*;

mod ant_disc_1 {
    use super::*;

    #[test]
    fn a_cube_an_available_ship_or_a_ship_of_the_board() {
        for (action, ships, cubes) in
            [("discard-cube", 0, 1), ("discard-ship", 1, 0), ("discard z6.1", 1, 0)]
        {
            let mut table = arrived(2, z(6), |_| {});
            let before = *table.player(A);
            table.act(A, act(action));
            let player = table.player(A);
            assert_eq!((player.discarded_ships, player.discarded_cubes), (ships, cubes));
            // What is given up is no longer there.
            let left = match action {
                "discard-cube" => (before.ships, before.cubes - 1),
                "discard-ship" => (before.ships - 1, before.cubes),
                _ => (before.ships, before.cubes),
            };
            assert_eq!((player.ships, player.cubes), left, "{action}");
            assert_eq!(table.queue(z(6)).is_empty(), action == "discard z6.1");
        }
    }

    #[test]
    fn only_what_is_there_and_own() {
        let table = arrived(2, z(6), |game| {
            game.players[A].cubes = 0;
            game.players[A].ships = 0;
        });
        for action in ["discard-cube", "discard-ship", "discard z3.1", "discard z7.1"] {
            table.refused_by(A, act(action), "ANT-DISC-1");
        }
    }
}

mod ant_disc_2 {
    use super::*;

    #[test]
    fn a_scientist_in_return_if_the_reserve_has_one() {
        let mut table = arrived(2, z(6), |_| {});
        table.act(A, act("discard-cube"));
        assert_eq!(table.people_of(A), (3, 13));
        let mut empty = arrived(2, z(6), |game| game.people(A, 2, 0));
        empty.act(A, act("discard-cube"));
        assert_eq!((empty.people_of(A), empty.player(A).discarded_cubes), ((2, 0), 1));
    }
}

mod ant_disc_3 {
    use super::*;

    #[test]
    fn cubes_on_the_board_stay() {
        let table = arrived(2, z(6), |game| {
            game.cube(A, t(1), 2);
            game.players[A].cubes = 0;
        });
        table.refused_by(A, act("discard-cube"), "ANT-DISC-1");
    }
}

mod ant_disc_4 {
    use super::*;

    #[test]
    fn the_active_ship_only_after_it_has_moved() {
        let mut table = table(2);
        table.refused_by(A, act("discard z2.1"), "ANT-DISC-4");
        table.act(A, act("move z3")).act(A, act("discard z3.2"));
        assert_eq!((table.queue(z(3)), table.current.target), (vec![B], Some(z(3))));
    }

    #[test]
    fn ships_behind_close_up() {
        let mut table = arrived(3, z(6), |game| {
            game.ship(A, z(4));
            game.ship(B, z(4));
        });
        assert_eq!(table.queue(z(4)), [C, A, B]);
        table.act(A, act("discard z4.2"));
        assert_eq!(table.queue(z(4)), [C, B]);
    }
}

mod ant_disc_5 {
    use super::*;

    #[test]
    fn without_ships_no_turns_but_effects() {
        let mut table = arrived(2, z(6), |game| game.clear(z(3)))
            .given(|game| game.put(z(6), &[Building::CoastalStation]));
        // B has no ship: A acts again, and B still gets a card of the draft.
        table.act(A, act("end"));
        assert_eq!(table.decider(), Some(A));
        let mut draft = before_space(2, t(2), 5, |game| game.clear(z(3)));
        draft.act(A, act("research t2"));
        draft.chance_where(|_| true);
        let first = draft.legal(A)[0];
        draft.act(A, first);
        assert_eq!(draft.player(B).hand.len(), 1);
    }
}

mod ant_disc_6 {
    use super::*;

    #[test]
    fn before_the_move_and_in_the_menu_but_not_amid_effects() {
        assert!(table(2).can(A, act("discard-cube")));
        let mut table = before_space(2, t(1), 5, |_| {});
        assert!(table.can(A, act("discard-cube")));
        table.act(A, act("research t1"));
        table.refused_by(A, act("discard-cube"), "ANT-TURN-4");
        table.act(A, act("decline")).act(B, act("decline"));
        assert_eq!(table.phase, Phase::TurnMenu);
        assert!(table.can(A, act("discard-cube")));
    }
}

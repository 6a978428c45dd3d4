//! The mandatory move.

use antarctica::Action;

use crate::position::*;

mod ant_move_1 {
    use super::*;

    #[test]
    fn any_other_open_zone_with_room() {
        let table = table(4);
        table.refused_by(A, act("move z2"), "ANT-MOVE-1");
        let moves = table.legal(A).into_iter().filter(|action| matches!(action, Action::Move(_)));
        assert_eq!(moves.count(), 7);
    }

    #[test]
    fn a_ship_moves_once() {
        let table = arrived(4, z(6), |_| {});
        table.refused_by(A, act("move z5"), "ANT-MOVE-1");
    }
}

mod ant_move_2 {
    use super::*;

    #[test]
    fn the_ship_joins_the_end_of_the_queue() {
        let table = arrived(4, z(3), |_| {});
        assert_eq!(table.queue(z(3)), [B, A]);
        assert_eq!(table.current.target, Some(z(3)));
    }
}

mod ant_move_3 {
    use super::*;

    #[test]
    fn a_zone_with_three_ships_cannot_be_entered() {
        let table = table(4).given(|game| {
            game.ship(C, z(3));
            game.ship(D, z(3));
        });
        table.refused_by(A, act("move z3"), "ANT-MOVE-3");
    }

    #[test]
    fn there_is_always_a_way_out() {
        // Four players with all their four ships on the board.
        let table = table(4).given(|game| {
            for (seat, zones) in [(A, [3, 3, 4]), (B, [4, 5, 5]), (C, [5, 6, 6]), (D, [6, 7, 7])] {
                for zone in zones {
                    game.ship(seat, z(zone));
                }
            }
        });
        assert!(table.legal(A).iter().any(|action| matches!(action, Action::Move(_))));
    }
}

mod ant_move_4 {
    use super::*;

    #[test]
    fn who_will_do_nothing_must_move_too() {
        let mut table = table(2);
        table.refused_by(A, act("end"), "ANT-MOVE-4");
        table.act(A, act("move z6")).act(A, act("end"));
        assert_eq!(table.turns, 1);
    }
}

//! What a turn may hold.

use antarctica::{Building, Phase, ShipyardCard};
use table::Game;

use crate::position::*;

mod ant_turn_1 {
    use super::*;

    #[test]
    fn one_main_action_after_the_move() {
        let mut table = table(2).given(|game| {
            game.put(z(6), &[Building::Camp, Building::CoastalStation]);
        });
        table.refused_by(A, act("recruit"), "ANT-TURN-1");
        table.act(A, act("move z6")).act(A, act("recruit"));
        table.refused_by(A, act("research t2"), "ANT-TURN-1");
    }

    #[test]
    fn each_main_action_is_the_only_one() {
        for (action, other) in
            [("ship", "recruit"), ("research t2", "recruit"), ("recruit", "ship")]
        {
            let mut table = arrived(2, z(6), |game| {
                game.put(z(6), &[Building::Camp, Building::CoastalStation, Building::Shipyard]);
                game.shipyard.pile = cards("");
            });
            assert!(table.can(A, act(other)));
            table.act(A, act(action));
            table.refused_by(A, act(other), "ANT-TURN-1");
        }
    }

    #[test]
    fn a_pass_is_always_legal() {
        assert!(arrived(2, z(6), |_| {}).can(A, act("end")));
    }
}

mod ant_turn_2 {
    use super::*;

    #[test]
    fn a_card_before_or_after_the_main_action() {
        let table = || {
            arrived(2, z(6), |game| {
                game.put(z(6), &[Building::Camp]);
                game.give(A, ShipyardCard::TwoScientists);
            })
        };
        let mut before = table();
        before.act(A, act("play two_scientists")).act(A, act("recruit"));
        let mut after = table();
        after.act(A, act("recruit")).act(A, act("play two_scientists"));
        assert_eq!(before.people_of(A), (5, 11));
        assert_eq!(after.people_of(A), (5, 11));
    }
}

mod ant_turn_3 {
    use super::*;

    #[test]
    fn one_discard_a_turn() {
        let mut table = table(2);
        table.act(A, act("discard-cube"));
        table.refused_by(A, act("discard-ship"), "ANT-TURN-3");
        table.act(A, act("move z6"));
        table.refused_by(A, act("discard z6.1"), "ANT-TURN-3");
    }
}

mod ant_turn_4 {
    use super::*;

    #[test]
    fn effects_come_before_the_next_choice() {
        let mut table = before_space(2, t(1), 5, |_| {});
        table.act(A, act("research t1"));
        assert_eq!(table.phase, Phase::MoveShip { seat: A, trigger: A });
        table.refused_by(A, act("end"), "ANT-TURN-4");
        table.act(A, act("decline")).act(B, act("decline"));
        assert_eq!((table.phase, table.decider()), (Phase::TurnMenu, Some(A)));
    }
}

mod ant_turn_5 {
    use super::*;

    #[test]
    fn others_cannot_act_and_nothing_is_asked_that_no_effect_asks() {
        let table = arrived(2, z(6), |game| game.put(z(6), &[Building::Camp]));
        assert!(table.permit(B, act("recruit")).is_err());
        table.refused_by(A, act("launch"), "ANT-TURN-5");
    }
}

mod ant_turn_6 {
    use super::*;

    #[test]
    fn the_player_ends_the_turn() {
        let mut table = arrived(2, z(6), |game| game.put(z(6), &[Building::Camp]));
        table.act(A, act("recruit"));
        assert_eq!(table.decider(), Some(A));
        table.act(A, act("end"));
        assert_eq!((table.decider(), table.turns), (Some(B), 1));
    }
}

//! Option A: programming robots.

use aquasphere::{Card, Engineer, Event, Program, Room};

use crate::position::*;

mod aqu_prog_1 {
    use super::*;

    #[test]
    fn the_engineer_goes_along_an_arrow_and_programs_what_lies_there() {
        let mut table = table(2);
        table.act(A, act("engineer b2"));
        assert_eq!(table.player(A).engineer, Engineer::In(Room::B2));
        assert_eq!((table.programmed(A), table.player(A).storage), (vec![Program::Submarine], 14));
    }

    #[test]
    fn not_from_an_end_room() {
        let table = table(2).given(|game| game.engineer(A, Room::T1));
        table.refused_by(A, act("engineer t2"), "AQU-PROG-1");
    }
}

mod aqu_prog_2 {
    use super::*;

    #[test]
    fn two_time_markers_if_the_symbol_is_occupied() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 1;
            game.program(A, &[Program::Octopod]);
        });
        table.act(A, act("engineer b1"));
        assert_eq!((table.player(A).time, table.player(A).storage), (3, 14));
        assert_eq!(table.programmed(A), [Program::Octopod]);
    }
}

mod aqu_prog_3 {
    use super::*;

    #[test]
    fn robot_then_drop_then_time_crystal_and_points() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 0;
            game.program(A, &[Program::Lab, Program::Time]);
            game.give(A, &[Card::R04, Card::R11, Card::R18]);
        });
        table.act(A, act("engineer b1"));
        assert_eq!(table.purse(A), (0, 0, 0));
        table.act(A, act("drop lab"));
        assert_eq!(
            table.story(),
            [
                "seat 1 sends the lab robot home for a third one",
                "seat 1 gains 2 time",
                "R04 of seat 1 triggers",
                "seat 1 gains 2 time",
                "R11 of seat 1 triggers",
                "seat 1 gains 1 crystals",
                "R18 of seat 1 triggers",
                "seat 1 gains 4 points for catches: 4",
            ]
        );
    }
}

mod aqu_prog_4 {
    use super::*;

    #[test]
    fn three_time_markers_program_any_free_symbol() {
        let mut table = table(2).given(|game| game.players[A].time = 3);
        table.act(A, act("pay research"));
        assert_eq!((table.player(A).time, table.programmed(A)), (0, vec![Program::Research]));
        assert_eq!(table.player(A).engineer, Engineer::Start);
    }

    #[test]
    fn two_are_not_enough() {
        let table = table(2).given(|game| game.players[A].time = 2);
        let refusal = table.refusal(A, act("pay research"));
        assert_eq!(refusal.to_string(), "AQU-PROG-4 (needs 3, have 2)");
    }

    #[test]
    fn engineer_cards_do_not_trigger() {
        let mut table = table(2).given(|game| game.give(A, &[Card::R13]));
        table.act(A, act("pay research"));
        assert_eq!(table.player(A).crystals, 0);
    }
}

mod aqu_prog_5 {
    use super::*;

    #[test]
    fn once_a_round() {
        let mut table = table(2);
        table.act(A, act("pay research"));
        let table = table.given(|game| {
            game.turn_of(A);
            game.players[A].time = 4;
        });
        table.refused_by(A, act("pay lab"), "AQU-PROG-5");
    }

    #[test]
    fn the_scoring_takes_the_marker_away() {
        let mut table = score_round(2, |game| game.players[A].has_paid = true);
        assert!(!table.player(A).has_paid);
        table.run_chance(table::Seed(1));
        let table = table.given(|game| {
            game.turn_of(A);
            game.players[A].time = 3;
        });
        assert!(table.can(A, act("pay lab")));
    }
}

mod aqu_prog_6 {
    use super::*;

    #[test]
    fn the_price_is_paid_before_the_third_robot_brings_time() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Lab, Program::Time]));
        table.act(A, act("pay crystal"));
        assert_eq!(table.player(A).time, 1);
        table.act(A, act("drop time"));
        assert_eq!((table.player(A).time, table.decider()), (3, Some(B)));
        assert!(!table.has_told(Event::TimeLost { seat: A, lost: 2 }));
    }
}

mod aqu_prog_7 {
    use super::*;

    #[test]
    fn from_anywhere_before_passing() {
        assert!(table(2).can(A, act("pay lab")));
        for room in Room::ALL {
            assert!(table(2).given(|game| game.engineer(A, room)).can(A, act("pay lab")), "{room}");
        }
    }
}

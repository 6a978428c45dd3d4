//! Rounds, turns, returning robots and passing.

use aquasphere::{Card, Event, Phase, Program, Room, Sector, Task};
use table::Seed;

use crate::position::*;

mod aqu_turn_1 {
    use super::*;

    #[test]
    fn single_turns_in_turn_order_without_those_who_passed() {
        let mut table = table(4).given(|game| {
            game.players[C].engineer = aquasphere::Engineer::Passed;
            game.passing.join(C);
        });
        let mut seats = Vec::new();
        for _ in 0..5 {
            let seat = table.decider().expect("a turn");
            seats.push(seat);
            let action = table.legal(seat)[0];
            table.act(seat, action);
        }
        assert_eq!(seats, [A, B, D, A, B]);
    }

    #[test]
    fn the_round_ends_when_all_have_passed() {
        let mut table = before_scoring(2, |_| {});
        assert_eq!(table.phase, Phase::Turn);
        table.act(A, act("pass"));
        assert!(table.has_told(Event::ScoringBegan { round: 1 }));
    }
}

mod aqu_turn_2 {
    use super::*;

    #[test]
    fn one_of_three_options() {
        let table = table(2).given(|game| {
            game.engineer(A, Room::T1);
            game.program(A, &[Program::Time]);
        });
        for option in ["pay lab", "deploy time A", "pass"] {
            assert!(table.can(A, act(option)), "{option}");
        }
        table.refused_by(A, act("perform"), "AQU-TURN-2");
        table.refused_by(A, act("income"), "AQU-TURN-2");
    }

    #[test]
    fn and_the_next_player() {
        let mut table = table(2);
        table.act(A, act("engineer b1"));
        assert_eq!(table.decider(), Some(B));
        table.refused_by(A, act("engineer m1"), "TABLE-TURN-1");
    }
}

mod aqu_turn_3 {
    use super::*;

    #[test]
    fn robots_are_returned_for_two_time_markers_and_the_turn_goes_on() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 0;
            game.program(A, &[Program::Time, Program::Lab]);
        });
        table.act(A, act("return lab")).act(A, act("return time"));
        assert_eq!((table.player(A).time, table.decider()), (4, Some(A)));
        table.refused_by(A, act("return lab"), "AQU-TURN-3");
    }

    #[test]
    fn before_the_action_as_well() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 0;
            game.program(A, &[Program::Time, Program::Lab]);
        });
        table.act(A, act("deploy time A")).act(A, act("return lab"));
        assert_eq!(table.tasks.top(), Some(Task::BeforeAction { program: Program::Time }));
        assert_eq!(table.player(A).time, 2);
    }
}

mod aqu_turn_4 {
    use super::*;

    #[test]
    fn not_in_the_turns_of_others() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Lab]));
        table.act(A, act("engineer b1"));
        table.refused_by(A, act("return lab"), "TABLE-TURN-1");
    }

    #[test]
    fn not_during_a_scoring() {
        let table = score_round(2, |game| {
            game.give(A, &[aquasphere::Card::R35]);
            game.program(A, &[Program::Lab]);
        });
        assert_eq!(table.decider(), Some(A));
        table.refused_by(A, act("return lab"), "AQU-TURN-4");
    }

    #[test]
    fn not_even_at_a_red_line() {
        let table = score_round(2, |game| {
            game.kp(A, 9);
            game.program(A, &[Program::Lab]);
        });
        assert_eq!(table.options(), ["line lab", "stop"]);
        table.refused_by(A, act("return lab"), "AQU-TURN-4");
    }
}

mod aqu_turn_5 {
    use super::*;

    #[test]
    fn a_return_is_legal_even_if_no_marker_fits() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Lab]));
        table.act(A, act("return lab"));
        assert_eq!((table.player(A).time, table.player(A).robots_in_play()), (4, 0));
        assert!(table.has_told(Event::TimeLost { seat: A, lost: 2 }));
    }
}

mod aqu_turn_6 {
    use super::*;

    #[test]
    fn payments_first_then_pieces_then_points() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Submarine]));
        table.act(A, act("deploy submarine B")).act(A, act("perform"));
        let story = table.story();
        assert_eq!(
            story,
            [
                "seat 1 places a submarine in B for 1 time",
                "seat 1 gains 2 points for submarines: 2"
            ]
        );
    }

    #[test]
    fn at_the_line_everything_is_paid_and_placed_and_no_point_is_counted() {
        let mut table = table(2).given(|game| {
            game.kp(A, 9);
            game.program(A, &[Program::Submarine, Program::Lab]);
        });
        table.act(A, act("deploy submarine B"));
        let time = table.player(A).time;
        assert!(!table.sectors[Sector::B].has_submarine_of(A));
        table.act(A, act("perform"));
        assert_eq!(table.options(), ["line lab", "stop"]);
        assert_eq!(table.purse(A), (time - 1, 0, 9));
        assert!(table.sectors[Sector::B].has_submarine_of(A));
    }

    #[test]
    fn room_that_a_payment_frees_can_be_filled() {
        // Four markers: three are paid before the dropped robot brings two.
        let mut table = table(2).given(|game| game.program(A, &[Program::Lab, Program::Time]));
        table.act(A, act("pay crystal")).act(A, act("drop lab"));
        assert_eq!(table.player(A).time, 3);
    }

    #[test]
    fn a_crystal_of_the_same_event_opens_the_line() {
        // Two octopuses are 3 points; nobody could pay at line 10 without the crystal of the card.
        let mut table = table(2).given(|game| {
            game.kp(A, 8);
            game.give(A, &[Card::R23]);
            game.program(A, &[Program::Octopod]);
            game.sectors[Sector::A].octopods = 2;
        });
        table.act(A, act("deploy octopod A")).act(A, act("perform"));
        assert_eq!((table.purse(A), table.decider()), ((4, 0, 11), Some(B)));
    }

    #[test]
    fn a_crystal_of_the_room_opens_the_line() {
        let mut table = table(2).given(|game| {
            game.kp(A, 8);
            game.give(A, &[Card::R11, Card::R18]);
        });
        table.act(A, act("engineer b1"));
        assert_eq!(table.options(), ["take", "decline"]);
        table.act(A, act("take"));
        assert_eq!(table.purse(A), (4, 0, 12));
    }
}

mod aqu_pass_1 {
    use super::*;

    #[test]
    fn only_from_an_end_room() {
        table(2).refused_by(A, act("pass"), "AQU-PASS-1");
        let table = table(2).given(|game| game.engineer(A, Room::M1));
        table.refused_by(A, act("pass"), "AQU-PASS-1");
    }

    #[test]
    fn the_next_free_place_of_the_pass_order() {
        let mut table = table(3).given(|game| {
            game.engineer(A, Room::T1);
            game.players[C].engineer = aquasphere::Engineer::Passed;
            game.passing.join(C);
        });
        table.act(A, act("pass"));
        assert_eq!(table.passing.iter().collect::<Vec<_>>(), [C, A]);
        assert!(table.has_told(Event::Passed { seat: A, place: 2 }));
    }
}

mod aqu_pass_2 {
    use super::*;

    #[test]
    fn everything_is_kept_for_the_next_round() {
        let mut table = score_round(2, |game| {
            for seat in [A, B] {
                game.program(seat, &[Program::Lab, Program::Time]);
                game.players[seat].time = 2;
                game.players[seat].crystals = 1;
            }
            game.give(A, &[Card::R01]);
            game.give(B, &[Card::R02]);
        });
        table.run_chance(Seed(1));
        assert_eq!((table.round, table.decider()), (2, Some(B)));
        for (seat, card) in [(A, Card::R01), (B, Card::R02)] {
            // The scoring adds the income of one submarine, two robots and one crystal.
            assert_eq!(table.purse(seat), (3, 1, 3));
            assert_eq!(table.programmed(seat), [Program::Lab, Program::Time]);
            assert_eq!(table.player(seat).cards.iter().collect::<Vec<_>>(), [card]);
        }
    }
}

mod aqu_pass_3 {
    use super::*;

    #[test]
    fn there_is_always_something_to_do() {
        let poor = |room: Option<Room>| {
            table(2).given(|game| {
                game.players[A].time = 0;
                if let Some(room) = room {
                    game.engineer(A, room);
                }
            })
        };
        assert_eq!(poor(None).options(), ["engineer b1", "engineer b2"]);
        assert_eq!(poor(Some(Room::T1)).options(), ["pass"]);
    }
}

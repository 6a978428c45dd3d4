//! Research cards.

use aquasphere::{AquaSphere, Card, Category, Event, Program, Room, Sector};
use table::Seed;

use crate::position::*;

/// A's engineer enters the octopod room with these cards.
#[track_caller]
fn enter(cards: &[Card], arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    let mut table = table(2).given(|game| {
        game.give(A, cards);
        game.players[A].time = 0;
        arrange(game);
    });
    table.act(A, act("engineer b1"));
    table
}

/// A catches two octopuses in A with these cards.
#[track_caller]
fn catch(cards: &[Card], arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    let mut table = table(2).given(|game| {
        game.give(A, cards);
        game.program(A, &[Program::Octopod]);
        game.sectors[Sector::A].octopods = 2;
        arrange(game);
    });
    table.act(A, act("deploy octopod A")).act(A, act("perform"));
    table
}

mod aqu_card_1 {
    use super::*;

    #[test]
    fn gains_respect_the_room() {
        let table = enter(&[Card::R11], |game| game.players[A].crystals = 2);
        assert_eq!(table.player(A).crystals, 2);
        assert!(table.has_told(Event::CrystalsLost { seat: A, lost: 1 }));
    }

    #[test]
    fn any_number_of_times() {
        let mut table = catch(&[Card::R22], |game| game.players[A].time = 0);
        for _ in 0..2 {
            let before = table.player(A).time;
            assert!(before > 0);
            table = table.given(|game| {
                game.turn_of(A);
                game.players[A].time = 0;
                game.program(A, &[Program::Octopod]);
                game.sectors[Sector::A].octopods = 1;
            });
            table.act(A, act("deploy octopod A")).act(A, act("perform"));
        }
        assert_eq!(table.player(A).time, 2);
    }
}

mod aqu_card_2 {
    use super::*;

    #[test]
    fn entering_the_room_gives_the_reward() {
        assert_eq!(enter(&[Card::R04], |_| {}).purse(A), (2, 0, 0));
        assert_eq!(enter(&[Card::R11], |_| {}).purse(A), (0, 1, 0));
        assert_eq!(enter(&[Card::R18], |_| {}).purse(A), (0, 0, 4));
    }

    #[test]
    fn another_room_does_not() {
        assert_eq!(enter(&[Card::R05, Card::R12], |_| {}).purse(A), (0, 0, 0));
    }

    #[test]
    fn a_step_sideways_does() {
        let mut table = table(2).given(|game| {
            game.give(A, &[Card::R29, Card::R18]);
            game.engineer(A, Room::B2);
        });
        table.act(A, act("sidestep b1"));
        assert_eq!(table.player(A).kp, 4);
    }
}

mod aqu_card_3 {
    use super::*;

    #[test]
    fn every_catch_gives_the_reward() {
        let poor = |game: &mut AquaSphere| game.players[A].time = 0;
        assert_eq!(catch(&[Card::R22], poor).purse(A), (2, 0, 3));
        assert_eq!(catch(&[Card::R23], poor).purse(A), (0, 1, 3));
        assert_eq!(catch(&[Card::R24], poor).purse(A), (0, 0, 6));
    }
}

mod aqu_card_4 {
    use super::*;

    #[test]
    fn a_jump_to_the_opposite_sector_costs_one() {
        let table = table(2).given(|game| game.give(A, &[Card::R25]));
        assert_eq!(table.price(A, Sector::D), 1);
    }

    #[test]
    fn together_with_a_walk_before_or_after() {
        let table = table(2).given(|game| game.give(A, &[Card::R25]));
        // D to E is free; D to C costs one more.
        assert_eq!((table.price(A, Sector::E), table.price(A, Sector::C)), (1, 2));
        // E to D is free, then the jump; from B it would be one more.
        let from_e = table.given(|game| game.players[A].scientist = Sector::E);
        assert_eq!(from_e.price(A, Sector::A), 1);
    }
}

mod aqu_card_5 {
    use super::*;

    fn overflow(card: bool) -> Table {
        let mut table = table(4).given(|game| {
            game.control(A, Sector::A);
            game.dock(A, Sector::A, 2);
            game.dock(B, Sector::A, 3);
            game.program(A, &[Program::Crystal]);
            if card {
                game.give(A, &[Card::R26]);
            }
        });
        table.act(A, act("deploy crystal A"));
        table
    }

    #[test]
    fn a_point_for_each_foreign_robot_sent_home() {
        assert_eq!(overflow(true).player(A).kp, 2);
        assert_eq!(overflow(false).player(A).kp, 0);
    }

    #[test]
    fn not_for_the_overflow_of_a_rival() {
        let mut table = table(2).given(|game| {
            game.control(A, Sector::C);
            game.dock(A, Sector::C, 2);
            game.program(B, &[Program::Crystal]);
            game.give(A, &[Card::R26]);
            game.turn_of(B);
        });
        table.act(B, act("deploy crystal C"));
        assert_eq!((table.docked(Sector::C), table.player(A).kp), ([1, 0, 0, 0], 0));
    }
}

mod aqu_card_6 {
    use super::*;

    #[test]
    fn the_dearest_locks_are_free() {
        let table = table(2).given(|game| game.give(A, &[Card::R27]));
        // A to B costs 1 still, B to C nothing; E to F nothing.
        let prices = ["B", "C", "F", "E"]
            .map(|sector| table.price(A, sector.parse::<Sector>().expect("a sector")));
        assert_eq!(prices, [1, 1, 1, 1]);
        assert_eq!(table.price(B, Sector::B), 2);
    }
}

mod aqu_card_7 {
    use super::*;

    #[test]
    fn half_the_cost_rounded_down() {
        for (others, price) in [(0, 0), (1, 1), (2, 1), (3, 2)] {
            let table = table(2).given(|game| {
                game.give(A, &[Card::R28]);
                [B, C, D][..others].iter().for_each(|color| game.submarine(*color, Sector::B));
            });
            assert_eq!(table.submarine_price(A, Sector::B), Some(price));
        }
    }

    #[test]
    fn the_owner_alone_pays_half() {
        let place = |seat, time: u8| {
            let mut table = table(2).given(|game| {
                game.give(A, &[Card::R28]);
                game.submarine(C, Sector::B);
                game.submarine(D, Sector::B);
                game.players[seat].scientist = Sector::B;
                game.players[seat].time = time;
                game.program(seat, &[Program::Submarine, Program::Lab]);
                game.turn_of(seat);
            });
            table.act(seat, act("deploy submarine B"));
            table
        };
        // The third space costs 3, and 1 with the card.
        place(A, 0).refused_by(A, act("perform"), "AQU-SUB-2");
        place(B, 2).refused_by(B, act("perform"), "AQU-SUB-2");
        for (seat, exactly) in [(A, 1), (B, 3)] {
            let mut table = place(seat, exactly);
            table.act(seat, act("perform"));
            assert_eq!((table.player(seat).time, table.player(seat).submarines), (0, 2));
        }
    }
}

mod aqu_card_8 {
    use super::*;

    fn with_card(room: Room) -> Table {
        table(2).given(|game| {
            game.give(A, &[Card::R29]);
            game.engineer(A, room);
        })
    }

    #[test]
    fn to_a_neighbor_in_the_same_row() {
        for (room, beside) in [
            (Room::B1, vec!["b2"]),
            (Room::M1, vec!["m2"]),
            (Room::M2, vec!["m1", "m3"]),
            (Room::T2, vec!["t1"]),
        ] {
            let table = with_card(room);
            let found: Vec<&str> = table.rooms_beside(A).iter().map(Room::name).collect();
            assert_eq!(found, beside, "{room}");
        }
        with_card(Room::M1).refused_by(A, act("sidestep m3"), "AQU-CARD-8");
    }

    #[test]
    fn it_programs_and_is_a_fourth_move() {
        let mut table = with_card(Room::B1);
        table.act(A, act("sidestep b2"));
        assert_eq!((table.programmed(A), table.decider()), (vec![Program::Submarine], Some(B)));
        let table = table.given(|game| game.turn_of(A));
        assert!(table.can(A, act("engineer m2")));
    }

    #[test]
    fn once_a_game_and_never_from_the_start() {
        let mut table = with_card(Room::B1);
        table.act(A, act("sidestep b2"));
        let table = table.given(|game| game.turn_of(A));
        table.refused_by(A, act("sidestep b1"), "AQU-CARD-8");
        let start = crate::position::table(2).given(|game| game.give(A, &[Card::R29]));
        start.refused_by(A, act("sidestep b1"), "AQU-CARD-8");
        let without = crate::position::table(2).given(|game| game.engineer(A, Room::B1));
        without.refused_by(A, act("sidestep b2"), "AQU-CARD-8");
    }
}

mod aqu_card_9 {
    use super::*;

    #[test]
    fn a_time_marker_programs_a_robot_in_a_scoring() {
        let mut table = score_round(2, |game| {
            game.players[A].time = 1;
            game.give(A, &[Card::R35]);
        });
        assert_eq!(table.options(), ["income", "use R35"]);
        table.act(A, act("use R35"));
        assert_eq!(table.programmed(A), [Program::Research]);
        // The income of one submarine follows by itself.
        assert_eq!(table.player(A).time, 1);
    }

    #[test]
    fn not_without_a_time_marker_or_the_card() {
        let table = score_round(2, |game| {
            game.players[A].time = 1;
            game.give(A, &[Card::R35]);
        });
        table.refused_by(A, act("use R34"), "AQU-CARD-9");
        let poor = score_round(2, |game| {
            game.players[A].time = 0;
            game.players[A].submarines = 0;
            game.give(A, &[Card::R35]);
        });
        assert_eq!(poor.decider(), None, "A is not asked");
        // The income pays for it as well.
        let mut table = score_round(2, |game| {
            game.players[A].time = 0;
            game.give(A, &[Card::R35, Card::R34]);
        });
        assert_eq!(table.options(), ["done", "use R34", "use R35"]);
        table.refused_by(A, act("income"), "AQU-SCORE-9");
        table.act(A, act("use R35"));
        assert_eq!((table.player(A).time, table.decider()), (0, None));
    }

    #[test]
    fn once_in_each_scoring_and_again_in_the_next_one() {
        let card = |game: &mut AquaSphere| game.give(A, &[Card::R34, Card::R35]);
        let mut table = score_round(2, card);
        table.act(A, act("use R35"));
        table.refused_by(A, act("use R35"), "AQU-SCORE-9");
        table.act(A, act("income")).act(A, act("done"));
        table.run_chance(Seed(1));
        let mut table = table.given(|game| {
            game.program(A, &[]);
            game.engineer(A, Room::T1);
            game.all_passed_but(&[A]);
            game.turn_of(A);
        });
        table.act(A, act("pass"));
        assert!((table.round, table.can(A, act("use R35"))) == (2, true));
    }

    #[test]
    fn only_a_free_symbol() {
        let table = score_round(2, |game| {
            game.give(A, &[Card::R34, Card::R35]);
            game.program(A, &[Program::Research]);
        });
        assert_eq!(table.options(), ["income", "use R34"]);
        table.refused_by(A, act("use R35"), "AQU-RULING-16");
    }

    #[test]
    fn a_third_robot_sends_one_home_for_two_after_the_payment() {
        for (before, after) in [(2, 3), (4, 4)] {
            let mut table = score_round(2, |game| {
                game.give(A, &[Card::R35]);
                game.program(A, &[Program::Lab, Program::Time]);
                game.players[A].time = before;
                game.players[A].submarines = 0;
            });
            table.act(A, act("use R35"));
            assert_eq!(table.options(), ["drop lab", "drop time"]);
            table.act(A, act("drop lab"));
            assert_eq!(table.player(A).time, after);
            assert_eq!(table.programmed(A), [Program::Time, Program::Research]);
        }
    }
}

mod aqu_card_10 {
    use super::*;

    fn take(programmed: &[Program]) -> Table {
        let mut table = table(2).given(|game| {
            game.players[A].time = 0;
            game.program(A, programmed);
            game.lay_card(Sector::A, Card::R38);
        });
        table.act(A, act("deploy research A")).act(A, act("perform"));
        table
    }

    #[test]
    fn two_time_markers_and_a_robot() {
        let table = take(&[Program::Research]);
        assert_eq!((table.player(A).time, table.programmed(A)), (2, vec![Program::Crystal]));
    }

    #[test]
    fn four_if_the_symbol_is_occupied() {
        let table = take(&[Program::Research, Program::Crystal]);
        assert_eq!((table.player(A).time, table.programmed(A)), (4, vec![Program::Crystal]));
    }

    #[test]
    fn the_two_time_markers_alone_if_storage_is_empty() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 0;
            game.program(A, &[Program::Research]);
            game.dock(A, Sector::D, 14);
            game.lay_card(Sector::A, Card::R38);
        });
        table.act(A, act("deploy research A")).act(A, act("perform"));
        assert!(table.has_told(Event::StorageEmpty { seat: A, program: Program::Crystal }));
        assert_eq!((table.player(A).time, table.programmed(A)), (2, vec![]));
        assert!(table.player(A).cards.contains(Card::R38));
    }
}

mod aqu_card_11 {
    use super::*;

    #[test]
    fn points_are_asked_about_only_if_they_cost_a_crystal() {
        let mut table = enter(&[Card::R18], |game| {
            game.kp(A, 6);
            game.players[A].crystals = 1;
        });
        assert_eq!(table.options(), ["take", "decline"]);
        table.refused_by(A, act("stop"), "AQU-CARD-11");
        table.act(A, act("decline"));
        assert_eq!((table.purse(A), table.decider()), ((0, 1, 6), Some(B)));
    }

    #[test]
    fn taken_they_cost_it() {
        let mut table = enter(&[Card::R18], |game| {
            game.kp(A, 6);
            game.players[A].crystals = 1;
        });
        table.act(A, act("take"));
        assert_eq!(table.purse(A), (0, 0, 10));
    }

    #[test]
    fn short_of_the_line_or_without_a_crystal_they_are_taken() {
        let short = enter(&[Card::R18], |game| {
            game.kp(A, 5);
            game.players[A].crystals = 1;
        });
        assert_eq!(short.purse(A), (0, 1, 9));
        // The robot just programmed could open the line.
        let without = enter(&[Card::R18], |game| game.kp(A, 6));
        assert_eq!(without.options(), ["line octopod", "stop"]);
    }
}

mod aqu_card_12 {
    use super::*;

    #[test]
    fn asked_if_the_card_costs_more_than_the_catch_alone() {
        let mut table = catch(&[Card::R24], |game| {
            game.kp(A, 5);
            game.players[A].crystals = 1;
        });
        assert_eq!(table.options(), ["take", "decline"]);
        table.refused_by(A, act("perform"), "AQU-CARD-12");
        table.act(A, act("decline"));
        assert_eq!((table.purse(A), table.points(A, Category::Catches)), ((4, 1, 8), 8));
    }

    #[test]
    fn taken_it_is_one_gain() {
        let mut table = catch(&[Card::R24], |game| {
            game.kp(A, 5);
            game.players[A].crystals = 1;
        });
        table.act(A, act("take"));
        assert_eq!(table.purse(A), (4, 0, 11));
    }

    #[test]
    fn not_asked_if_the_catch_costs_the_crystal_anyway() {
        for kp in [8, 3] {
            let table = catch(&[Card::R24], |game| {
                game.kp(A, kp);
                game.players[A].crystals = 1;
            });
            assert_eq!((table.decider(), table.player(A).kp), (Some(B), kp + 6), "{kp}");
        }
    }

    #[test]
    fn not_asked_if_there_is_no_crystal_for_another_line() {
        // Four octopuses are 10: the one crystal pays the line at 10, the gain stops before 20 with
        // and without the card.
        let table = catch(&[Card::R24], |game| {
            game.kp(A, 8);
            game.players[A].crystals = 1;
            game.players[A].capacity.octopods = 4;
            game.sectors[Sector::A].octopods = 4;
        });
        assert_eq!((table.decider(), table.purse(A)), (Some(B), (4, 0, 19)));
    }
}

//! Player boards and laboratories.

use aquasphere::{AquaSphere, Capacity, Card, Event, Program, Sector, Tile};
use table::Seed;

use crate::position::*;

mod aqu_board_1 {
    use super::*;

    #[test]
    fn a_symbol_holds_one_robot() {
        let table = table(2).given(|game| game.program(A, &[Program::Lab]));
        table.refused_by(A, act("pay lab"), "AQU-BOARD-1");
        assert!(table.can(A, act("pay time")));
    }
}

mod aqu_board_2 {
    use super::*;

    fn third() -> Table {
        let mut table = table(2).given(|game| {
            game.players[A].time = 1;
            game.program(A, &[Program::Lab, Program::Time]);
        });
        table.act(A, act("engineer b1"));
        table
    }

    #[test]
    fn a_third_robot_sends_one_of_the_others_home() {
        let mut table = third();
        assert_eq!(
            (table.decider(), table.options()),
            (Some(A), vec!["drop lab".into(), "drop time".into()])
        );
        table.act(A, act("drop time"));
        assert_eq!(table.programmed(A), [Program::Lab, Program::Octopod]);
        assert_eq!((table.player(A).time, table.player(A).storage), (3, 13));
        assert_eq!(table.decider(), Some(B));
    }

    #[test]
    fn nothing_else_can_be_done() {
        let table = third();
        table.refused_by(A, act("drop crystal"), "AQU-BOARD-2");
        table.refused_by(A, act("pass"), "AQU-BOARD-2");
    }

    #[test]
    fn a_second_robot_does_not() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Lab]));
        table.act(A, act("engineer b1"));
        assert_eq!((table.decider(), table.programmed(A).len()), (Some(B), 2));
    }
}

mod aqu_board_3 {
    use super::*;

    #[test]
    fn fifteen_spaces_in_six_columns() {
        let content = set_up(2).content();
        assert_eq!(content.columns, [2, 2, 2, 3, 3, 3]);
        assert_eq!(content.columns.iter().sum::<u8>(), 15);
    }
}

mod aqu_board_4 {
    use super::*;

    #[test]
    fn as_many_numbers_are_visible_as_robots_are_in_play() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Lab]));
        assert_eq!(table.player(A).robots_in_play(), 1);
        table.act(A, act("engineer b1"));
        assert_eq!(table.player(A).robots_in_play(), 2);
        let mut table = table.given(|game| game.turn_of(A));
        table.act(A, act("return lab"));
        assert_eq!(table.player(A).robots_in_play(), 1);
    }
}

mod aqu_board_5 {
    use super::*;

    #[test]
    fn submarines_leave_from_the_left() {
        // Five robots are in play; the columns without a submarine show as many of their numbers.
        let mut table = table(2).given(|game| {
            game.program(A, &[Program::Submarine]);
            game.dock(A, Sector::D, 4);
        });
        assert_eq!(table.parts(A).robots, 2);
        table.act(A, act("deploy submarine B")).act(A, act("perform"));
        assert_eq!((table.player(A).submarines, table.parts(A).robots), (2, 4));
    }

    #[test]
    fn they_never_come_back() {
        let mut table = score_round(2, |game| {
            game.submarine(A, Sector::B);
            game.submarine(B, Sector::D);
        });
        table.run_chance(Seed(1));
        assert_eq!(table.round, 2);
        assert_eq!([A, B].map(|seat| table.player(seat).submarines), [2, 2]);
        assert_eq!(table.sectors[Sector::B].bays[0], Some(A));
        assert_eq!(table.sectors[Sector::D].bays[0], Some(B));
    }
}

mod aqu_board_6 {
    use super::*;

    /// A has these robots programmed and all others in a dock.
    fn empty(programmed: &[Program], arrange: impl FnOnce(&mut AquaSphere)) -> Table {
        table(2).given(|game| {
            game.players[A].time = 0;
            game.program(A, programmed);
            game.dock(A, Sector::D, game.players[A].storage);
            arrange(game);
        })
    }

    #[test]
    fn an_engineer_moves_without_a_robot_and_all_else_happens() {
        let mut table = empty(&[], |game| game.give(A, &[Card::R04]));
        table.act(A, act("engineer b1"));
        assert!(table.programmed(A).is_empty());
        assert!(table.has_told(Event::StorageEmpty { seat: A, program: Program::Octopod }));
        assert_eq!((table.player(A).storage, table.player(A).time), (0, 2));
    }

    #[test]
    fn an_occupied_symbol_still_gives_time() {
        let mut table = empty(&[Program::Octopod], |_| {});
        table.act(A, act("engineer b1"));
        assert_eq!(table.player(A).time, 2);
        // The white area of A programs time.
        let mut white = empty(&[Program::Program, Program::Time], |_| {});
        white.act(A, act("deploy program A")).act(A, act("perform"));
        assert_eq!((white.player(A).time, white.programmed(A)), (2, vec![Program::Time]));
    }

    #[test]
    fn a_white_area_with_a_free_symbol_does_nothing() {
        let mut table = empty(&[Program::Program, Program::Lab], |_| {});
        table.act(A, act("deploy program A"));
        table.refused_by(A, act("perform"), "AQU-DEPLOY-7");
        // The robot that goes home is there to be programmed.
        table.act(A, act("return lab")).act(A, act("perform"));
        assert_eq!(table.programmed(A), [Program::Time]);
    }

    #[test]
    fn what_is_paid_for_a_robot_cannot_be_used() {
        let rich = |game: &mut AquaSphere| game.players[A].time = 4;
        empty(&[], rich).refused_by(A, act("pay lab"), "AQU-BOARD-6");
        let scoring = |storage: u8| {
            score_round(2, |game| {
                game.give(A, &[Card::R35]);
                game.dock(A, Sector::D, 15 - storage);
            })
        };
        assert_eq!(scoring(1).options(), ["income", "use R35"]);
        assert_eq!(scoring(0).decider(), None, "the income is all that is left");
    }
}

mod aqu_lab_1 {
    use super::*;

    #[test]
    fn room_is_the_base_lab_and_all_expansions() {
        let table = table(2).given(|game| game.expand(A, &[Tile::L01, Tile::L08, Tile::L28]));
        let room = Capacity { cards: 3, crystals: 3, octopods: 3, time: 8 };
        assert_eq!(table.player(A).capacity, room);
    }

    #[test]
    fn what_does_not_fit_is_not_taken() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 3;
            game.program(A, &[Program::Lab]);
        });
        table.act(A, act("return lab"));
        assert_eq!(table.player(A).time, 4);
    }
}

mod aqu_lab_2 {
    use super::*;

    #[test]
    fn the_base_lab() {
        let table = set_up(2);
        let room = Capacity { cards: 2, crystals: 2, octopods: 2, time: 4 };
        assert_eq!(table.player(A).capacity, room);
        assert_eq!(table.player(A).letters.iter().collect::<Vec<_>>(), [Sector::A]);
    }
}

mod aqu_lab_3 {
    use super::*;

    #[test]
    fn octopuses_are_not_kept() {
        let mut table = table(2).given(|game| {
            game.sectors[Sector::A].octopods = 5;
            game.program(A, &[Program::Octopod]);
        });
        for left in [3, 1] {
            table.act(A, act("deploy octopod A")).act(A, act("perform"));
            assert_eq!(table.sectors[Sector::A].octopods, left);
            table = table.given(|game| {
                game.turn_of(A);
                game.program(A, &[Program::Octopod]);
            });
        }
    }
}

mod aqu_lab_4 {
    use super::*;

    #[test]
    fn what_the_supply_gives_beyond_the_room_is_lost_and_told() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 3;
            game.program(A, &[Program::Lab]);
        });
        table.act(A, act("return lab"));
        assert!(table.has_told(Event::TimeGained { seat: A, gained: 1 }));
        assert!(table.has_told(Event::TimeLost { seat: A, lost: 1 }));
    }

    #[test]
    fn what_lies_in_a_sector_stays_there() {
        let mut table = table(2).given(|game| {
            game.sectors[Sector::A].crystals = 3;
            game.program(A, &[Program::Crystal]);
        });
        table.act(A, act("deploy crystal A")).act(A, act("perform"));
        assert_eq!((table.player(A).crystals, table.sectors[Sector::A].crystals), (2, 1));
    }
}

mod aqu_lab_5 {
    use super::*;

    #[test]
    fn five_expansions_complete_a_lab() {
        let tiles = [Tile::L01, Tile::L05, Tile::L09, Tile::L13, Tile::L17];
        let lab = |count: usize| {
            let mut table = table(2).given(|game| {
                game.expand(A, &tiles[..count]);
                game.lay_tile(Sector::A, Tile::L30);
                game.program(A, &[Program::Lab, Program::Time]);
            });
            table.act(A, act("deploy lab A"));
            table
        };
        lab(5).refused_by(A, act("perform"), "AQU-EXPAND-3");
        assert!(lab(4).can(A, act("perform")));
    }
}

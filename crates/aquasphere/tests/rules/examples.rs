//! The worked examples. The ring is A B C D E F.

use aquasphere::{AquaSphere, Card, Category, Program, Sector, Tile};

use crate::position::*;

/// A, in sector A, uses a robot there.
#[track_caller]
fn perform(program: Program, arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    let mut table = table(2).given(|game| {
        game.program(A, &[program]);
        arrange(game);
    });
    table.act(A, act(&format!("deploy {program} A"))).act(A, act("perform"));
    table
}

mod aqu_ex_1 {
    use super::*;

    #[test]
    fn movement() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 2;
            game.program(A, &[Program::Research]);
        });
        table.act(A, act("deploy research B"));
        let player = table.player(A);
        assert_eq!((player.time, player.scientist, player.area), (1, Sector::B, Program::Research));
    }
}

mod aqu_ex_2 {
    use super::*;

    #[test]
    fn the_dock_of_three_players() {
        // A is red, B yellow, C blue.
        let mut table = table(3).given(|game| {
            game.control(B, Sector::A);
            game.dock(A, Sector::A, 2);
            game.dock(B, Sector::A, 1);
            game.dock(C, Sector::A, 1);
            game.program(A, &[Program::Crystal]);
        });
        let before = [A, B, C].map(|seat| table.player(seat).storage);
        table.act(A, act("deploy crystal A"));
        assert_eq!(
            (table.docked(Sector::A), table.sectors[Sector::A].control),
            ([1, 1, 1, 0], Some(A))
        );
        let after = [A, B, C].map(|seat| table.player(seat).storage);
        assert_eq!(after, [before[0] + 1, before[1] + 1, before[2]]);
    }
}

mod aqu_ex_3 {
    use super::*;

    #[test]
    fn a_lab_expansion_with_a_letter() {
        let mut table = perform(Program::Lab, |game| game.lay_tile(Sector::A, Tile::L10));
        assert_eq!(table.player(A).capacity.crystals, 3);
        table.act(A, act("place C"));
        assert_eq!(table.sectors[Sector::C].control, Some(A));
    }
}

mod aqu_ex_4 {
    use super::*;

    #[test]
    fn more_time_than_fits() {
        let table = perform(Program::Time, |game| {
            game.players[A].time = 1;
            game.sectors[Sector::A].time = 5;
        });
        assert_eq!((table.player(A).time, table.sectors[Sector::A].time), (4, 2));
    }
}

mod aqu_ex_5 {
    use super::*;

    #[test]
    fn time_from_an_empty_area() {
        assert_eq!(perform(Program::Time, |game| game.players[A].time = 0).player(A).time, 2);
    }
}

mod aqu_ex_6 {
    use super::*;

    #[test]
    fn crystals_with_room_left() {
        let table = perform(Program::Crystal, |game| {
            game.players[A].capacity.crystals = 3;
            game.sectors[Sector::A].crystals = 2;
        });
        let player = table.player(A);
        assert_eq!((player.crystals, player.room_for_crystals()), (2, 1));
        assert_eq!(table.sectors[Sector::A].crystals, 0);
    }
}

mod aqu_ex_7 {
    use super::*;

    #[test]
    fn two_of_three_octopuses() {
        let table = perform(Program::Octopod, |game| game.sectors[Sector::A].octopods = 3);
        assert_eq!((table.player(A).kp, table.sectors[Sector::A].octopods), (3, 1));
    }
}

mod aqu_ex_8 {
    use super::*;

    #[test]
    fn a_submarine_on_the_second_space() {
        let mut table = table(2).given(|game| {
            game.center.round = 2;
            game.players[A].time = 2;
            game.players[A].scientist = Sector::B;
            game.submarine(B, Sector::B);
            game.program(A, &[Program::Submarine]);
        });
        table.act(A, act("deploy submarine B")).act(A, act("perform"));
        assert_eq!(table.purse(A), (0, 0, 3));
    }
}

mod aqu_ex_9 {
    use super::*;

    #[test]
    fn a_research_card_that_fills_the_slots() {
        let table = perform(Program::Research, |game| {
            game.center.round = 3;
            game.give(A, &[Card::R01]);
            game.lay_card(Sector::A, Card::R02);
        });
        assert_eq!((table.player(A).kp, table.player(A).room_for_cards()), (4, 0));
        let mut table = table.given(|game| {
            game.turn_of(A);
            game.program(A, &[Program::Research, Program::Lab]);
            game.lay_card(Sector::A, Card::R03);
        });
        table.act(A, act("deploy research A"));
        table.refused_by(A, act("perform"), "AQU-RESEARCH-1");
    }
}

mod aqu_ex_10 {
    use super::*;

    #[test]
    fn the_white_area_of_b() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Program]));
        table.act(A, act("deploy program B")).act(A, act("perform"));
        assert_eq!((table.programmed(A), table.player(A).storage), (vec![Program::Lab], 13));
    }
}

mod aqu_ex_11 {
    use super::*;

    #[test]
    fn income_and_then_a_scoring_card() {
        let mut table = score_round(2, |game| {
            game.players[A].time = 0;
            game.submarine(A, Sector::B);
            game.submarine(A, Sector::D);
            game.give(A, &[Card::R35]);
        });
        // Without a time marker the card cannot be used before the income.
        assert_eq!(
            (table.player(A).time, table.options()),
            (3, vec!["done".into(), "use R35".into()])
        );
        table.act(A, act("use R35"));
        assert_eq!((table.player(A).time, table.programmed(A)), (2, vec![Program::Research]));
    }
}

mod aqu_ex_12 {
    use super::*;

    #[test]
    fn two_players_share_the_majority() {
        // A is yellow, B red, C blue.
        let table = score_round(3, |game| {
            for (seat, sector) in
                [(A, Sector::A), (A, Sector::B), (B, Sector::C), (B, Sector::D), (C, Sector::E)]
            {
                game.control(seat, sector);
            }
            game.players[A].submarines = 3;
            game.players[A].storage = 10;
            game.kp(A, 2);
            game.players[B].submarines = 3;
            game.players[B].storage = 9;
            game.players[B].crystals = 1;
            game.sectors[Sector::C].octopods = 2;
            game.sectors[Sector::D].octopods = 1;
            game.kp(B, 5);
        });
        assert_eq!((table.player(A).kp, table.points(A, Category::RedLines)), (9, -1));
        assert_eq!((table.player(B).kp, table.player(B).crystals), (11, 0));
    }
}

mod aqu_ex_13 {
    use super::*;

    #[test]
    fn twenty_two_at_the_end() {
        let table = table(2).given(|game| {
            game.expand(A, &[Tile::L25, Tile::L26, Tile::L17, Tile::L01, Tile::L02]);
            game.players[A].time = 2;
            game.players[A].submarines = 4;
        });
        assert_eq!(table.player(A).letters.len(), 5);
        let parts = table.final_parts(A);
        assert_eq!((parts.letters, parts.time, parts.submarines, parts.lab), (15, 2, 0, 5));
        assert_eq!(parts.total(), 22);
    }
}

mod aqu_ex_14 {
    use super::*;

    #[test]
    fn an_engineer_card() {
        let mut table = table(2).given(|game| {
            game.engineer(A, aquasphere::Room::M1);
            game.give(A, &[Card::R13]);
        });
        table.act(A, act("engineer t2"));
        assert_eq!((table.programmed(A), table.player(A).crystals), (vec![Program::Research], 1));
    }
}

mod aqu_ex_15 {
    use super::*;

    #[test]
    fn an_octopus_card() {
        let table = perform(Program::Octopod, |game| {
            game.give(A, &[Card::R24]);
            game.sectors[Sector::A].octopods = 2;
        });
        assert_eq!(table.player(A).kp, 6);
    }
}

mod aqu_ex_16 {
    use super::*;

    #[test]
    fn the_order_of_three_players() {
        let table = set_up(3);
        assert_eq!(table.order.iter().collect::<Vec<_>>(), [A, B, C]);
        for seat in [A, B, C] {
            assert_eq!((table.programmed(seat).len(), table.player(seat).storage), (1, 14));
        }
    }
}

//! Set-up, one draw after the other.

use aquasphere::{
    AquaSphere, ByPosition, Card, Engineer, Locks, Options, Orientation, Phase, Position, Program,
    ProgramCard, ProgramCards, Sector, Tile,
};
use table::{Game, Seat};

use crate::position::*;

/// The table after so many draws of the usual set-up.
fn after(players: u8, draws: usize) -> Table {
    let mut table = fresh(players);
    for notation in &set_up_draws(players)[..draws] {
        table.chance(draw(notation));
    }
    table
}

fn by_joint(players: u8) -> Options {
    let content = changed("station.ron", "by_sector(", "by_joint(");
    Options { content, ..AquaSphere::options(players) }
}

mod aqu_setup_1 {
    use super::*;

    #[test]
    fn a_lies_first_and_the_others_are_drawn() {
        let mut table = fresh(2);
        assert_eq!(table.ring[Position::new(0)], Sector::A);
        assert_eq!(
            table.possible_outcomes(),
            ["sector B", "sector C", "sector D", "sector E", "sector F"]
        );
        table.chance(draw("sector D"));
        assert_eq!(table.ring[Position::new(1)], Sector::D);
        assert_eq!(table.positions[Sector::D], Position::new(1));
        assert!(!table.possible_outcomes().contains(&"sector D".to_owned()));
    }

    #[test]
    fn with_locks_by_joint_all_six_are_drawn() {
        let mut table = Table::new(&by_joint(2));
        assert_eq!(table.possible_outcomes().len(), 6);
        table.chance(draw("sector F"));
        assert_eq!(table.ring[Position::new(0)], Sector::F);
    }
}

mod aqu_setup_2 {
    use super::*;

    #[test]
    fn the_start_player_is_drawn_and_the_others_follow_by_seat() {
        let mut table = after(3, 5);
        assert_eq!(table.possible_outcomes(), ["start 0", "start 1", "start 2"]);
        table.chance(draw("start 1"));
        assert_eq!(table.order.iter().collect::<Vec<_>>(), [B, C, A]);
    }
}

mod aqu_setup_3 {
    use super::*;

    #[test]
    fn the_cards_of_two_rounds_are_drawn_and_five_stay_unseen() {
        let table = set_up(2);
        assert_eq!(table.programs, Some(ProgramCard::Pc1));
        assert_eq!(table.next_programs, Some(ProgramCard::Pc2));
        assert_eq!(table.program_cards.len(), 5);
        assert_eq!(table.program_in("b1".parse().expect("a room")), Some(Program::Octopod));
    }

    #[test]
    fn three_of_seven_are_never_used() {
        let mut table = fresh(2);
        table.until(table::Seed(4), |game| game.phase == Phase::Over);
        assert_eq!(table.program_cards.len(), 3);
        assert_eq!(ProgramCards::ALL.len(), 7);
    }
}

mod aqu_setup_4 {
    use super::*;

    #[test]
    fn engineers_stand_at_the_start_and_counters_on_nought() {
        let table = set_up(4);
        for seat in [A, B, C, D] {
            assert_eq!(table.player(seat).engineer, Engineer::Start);
            assert_eq!(table.player(seat).kp, 0);
        }
    }
}

mod aqu_setup_5 {
    use super::*;

    #[test]
    fn fourteen_robots_stay_on_the_board() {
        let table = set_up(3);
        for seat in [A, B, C] {
            assert_eq!((table.player(seat).storage, table.player(seat).submarines), (14, 1));
        }
    }
}

mod aqu_setup_6 {
    use super::*;

    #[test]
    fn base_labs_are_dealt_in_turn_order() {
        let mut table = after(2, 5);
        table.chance(draw("start 1")).chance(draw("lab F"));
        assert_eq!(table.player(B).base, Some(Sector::F));
        assert_eq!(table.player(A).base, None);
        assert!(!table.possible_outcomes().contains(&"lab F".to_owned()));
        table.chance(draw("lab A"));
        assert_eq!(table.player(A).capacity, table.player(B).capacity);
    }
}

mod aqu_setup_7 {
    use super::*;

    #[test]
    fn the_stacks_hold_every_card_and_tile() {
        let table = fresh(4);
        assert_eq!((table.cards.len(), table.tiles.len()), (41, 30));
    }
}

mod aqu_setup_8 {
    use super::*;

    #[test]
    fn unused_colors_are_neutral() {
        let colors = |players: u8| fresh(players).neutral_colors().collect::<Vec<Seat>>();
        assert_eq!(colors(2), [C, D]);
        assert_eq!(colors(3), [D]);
        assert!(colors(4).is_empty());
    }

    #[test]
    fn six_submarines_of_each_unused_color_and_no_more() {
        for (players, colors) in [(2, vec![C, D]), (3, vec![D])] {
            let mut table = score_round(players, |game| {
                for sector in Sector::ALL {
                    for color in &colors {
                        if !game.sectors[sector].has_submarine_of(*color) {
                            game.submarine(*color, sector);
                        }
                    }
                }
            });
            let lying = |table: &Table| {
                let bays = Sector::ALL.into_iter().flat_map(|sector| table.sectors[sector].bays);
                bays.flatten().filter(|color| colors.contains(color)).count()
            };
            assert_eq!(lying(&table), 6 * colors.len());
            table.run_chance(table::Seed(1));
            assert_eq!((table.round, lying(&table)), (2, 6 * colors.len()));
        }
    }

    #[test]
    fn the_robots_of_the_unused_color_are_neutral_with_three() {
        let robots = |players: u8| {
            let table = set_up(players);
            Sector::ALL.map(|sector| table.docked(sector)).concat()
        };
        assert_eq!(robots(3).chunks(4).filter(|dock| **dock == [0, 0, 0, 1]).count(), 3);
        assert_eq!(robots(3).iter().sum::<u8>(), 3);
        assert_eq!(robots(2).iter().sum::<u8>(), 0);
        assert_eq!(robots(4).iter().sum::<u8>(), 0);
    }
}

mod aqu_setup_9 {
    use super::*;

    #[test]
    fn the_tile_of_value_two_is_turned_at_random() {
        let draws = set_up_draws(2).len();
        let mut table = after(2, draws - 3);
        assert_eq!(
            table.possible_outcomes(),
            ["turn o0", "turn o1", "turn o2", "turn o3", "turn o4", "turn o5"]
        );
        table.chance(draw("turn o4"));
        assert_eq!((table.bulb(), table.center.round), (2, 1));
        assert_eq!(table.center.orientation, Some(Orientation::new(4)));
    }
}

mod aqu_setup_10 {
    use super::*;

    #[test]
    fn a_starting_sector_is_stocked() {
        let table = set_up(2);
        let sector = &table.sectors[Sector::A];
        assert_eq!((sector.octopods, sector.crystals, sector.time), (1, 1, 4));
        assert_eq!(sector.bays, [Some(A), None, None, None]);
        let player = table.player(A);
        assert_eq!((player.scientist, player.area), (Sector::A, Program::Submarine));
        assert_eq!((player.submarines, player.kp), (1, 0));
    }
}

mod aqu_setup_11 {
    use super::*;

    #[test]
    fn two_other_sectors_are_stocked() {
        let table = set_up(4);
        let stock =
            |sector: Sector| (table.sectors[sector].octopods, table.sectors[sector].crystals);
        assert_eq!((stock(Sector::B), stock(Sector::D)), ((2, 1), (3, 2)));
    }

    #[test]
    fn they_are_drawn_from_the_undealt_labs() {
        let mut table = after(2, 8);
        assert_eq!(table.possible_outcomes(), ["other B", "other D", "other E", "other F"]);
        table.chance(draw("other E"));
        assert_eq!(table.possible_outcomes(), ["other B", "other D", "other F"]);
    }
}

mod aqu_setup_12 {
    use super::*;

    #[test]
    fn two_players_get_two_neutral_submarines() {
        let table = set_up(2);
        for sector in [Sector::E, Sector::F] {
            assert_eq!(table.sectors[sector].bays[0], Some(C));
        }
        assert_eq!(table.sectors[Sector::B].bays[0], None);
        assert!(Sector::ALL.iter().all(|sector| table.docked(*sector) == [0; 4]));
    }

    #[test]
    fn three_players_get_one_and_three_neutral_robots() {
        let table = set_up(3);
        assert_eq!(table.sectors[Sector::F].bays[0], Some(D));
        for sector in [Sector::B, Sector::D, Sector::F] {
            assert_eq!(table.docked(sector), [0, 0, 0, 1]);
        }
        assert_eq!(table.docked(Sector::A), [0; 4]);
    }

    #[test]
    fn four_players_get_nothing() {
        let table = set_up(4);
        assert_eq!(table.sectors[Sector::B].bays[0], None);
        assert!(Sector::ALL.iter().all(|sector| table.docked(*sector) == [0; 4]));
    }
}

mod aqu_setup_13 {
    use super::*;

    #[test]
    fn other_sectors_have_no_time() {
        let table = set_up(2);
        for sector in [Sector::B, Sector::D, Sector::E, Sector::F] {
            assert_eq!(table.sectors[sector].time, 0);
        }
    }
}

mod aqu_setup_14 {
    use super::*;

    #[test]
    fn one_robot_is_programmed_by_the_starting_sector() {
        let table = set_up(4);
        let programs = [A, B, C, D].map(|seat| table.programmed(seat));
        let expected = [Program::Time, Program::Crystal, Program::Submarine, Program::Research];
        assert_eq!(programs, expected.map(|program| vec![program]));
        assert_eq!(table.player(D).robots_in_play(), 1);
    }
}

mod aqu_setup_15 {
    use super::*;

    #[test]
    fn every_sector_has_a_card_and_a_tile_in_ring_order() {
        let table = set_up(2);
        let tops = (*table.ring).map(|sector| {
            let state = &table.sectors[sector];
            (state.cards.top(), state.tiles.top())
        });
        assert_eq!(tops[0], (Some(Card::R01), Some(Tile::L01)));
        assert_eq!(tops[5], (Some(Card::R06), Some(Tile::L06)));
        assert_eq!((table.cards.len(), table.tiles.len()), (35, 24));
    }
}

mod aqu_setup_16 {
    use super::*;

    #[test]
    fn three_time_markers_beside_a_lock_of_nought() {
        // The lock between D and E is the open one: E has it behind, C has not.
        let table = set_up(4);
        assert_eq!([A, B, C, D].map(|seat| table.player(seat).time), [4, 4, 3, 4]);
    }

    #[test]
    fn on_either_side_of_it() {
        let mut table = after(2, 6);
        table.chance(draw("lab D")).chance(draw("lab F"));
        assert_eq!([A, B].map(|seat| table.player(seat).time), [3, 4]);
    }

    #[test]
    fn the_joint_decides_and_not_the_sector() {
        let mut table = Table::new(&by_joint(2));
        for sector in ["F", "A", "B", "C", "D", "E"] {
            table.chance(draw(&format!("sector {sector}")));
        }
        // Joint 3 is open: it lies between C and D now.
        assert_eq!(table.joints, ByPosition::new([1, 2, 1, 0, 2, 1]));
        assert!(matches!(table.content().locks, Locks::ByJoint(_)));
        table.chance(draw("start 0")).chance(draw("lab C")).chance(draw("lab E"));
        assert_eq!([A, B].map(|seat| table.player(seat).time), [3, 4]);
    }
}

//! Sectors, locks, control spaces and docks.

use aquasphere::{AquaSphere, Card, Event, Locks, Options, Program, Sector};
use table::{Game, Seat};

use crate::position::*;

mod aqu_station_1 {
    use super::*;

    #[test]
    fn every_sector_programs_something_else() {
        let white = *set_up(2).content().white;
        let programs: aquasphere::Programs = white.into_iter().collect();
        assert_eq!(programs.len(), 6);
        assert!(!programs.contains(Program::Program));
    }
}

mod aqu_station_2 {
    use super::*;

    #[test]
    fn only_the_top_can_be_taken_and_uncovers_the_next() {
        let mut table = table(2).given(|game| {
            game.lay_card(Sector::A, Card::R01);
            game.lay_card(Sector::A, Card::R02);
            game.program(A, &[Program::Research]);
        });
        table.act(A, act("deploy research A")).act(A, act("perform"));
        assert!(table.player(A).cards.contains(Card::R02));
        assert_eq!(table.sectors[Sector::A].cards.top(), Some(Card::R01));
    }

    #[test]
    fn a_sector_has_four_submarine_spaces() {
        assert_eq!(set_up(2).sectors[Sector::A].bays.len(), 4);
    }
}

mod aqu_station_3 {
    use super::*;

    #[test]
    fn locks_are_paid_in_either_direction() {
        let table = table(2);
        // A to B through 1, A to F through 1, A to C over B: 1 + 2.
        let prices = ["B", "F", "C", "E"]
            .map(|sector| table.price(A, sector.parse::<Sector>().expect("a sector")));
        assert_eq!(prices, [1, 1, 3, 3]);
    }

    #[test]
    fn values_by_sector_travel_with_the_sectors() {
        let mut table = fresh(2);
        for sector in ["D", "B", "C", "E", "F"] {
            table.chance(draw(&format!("sector {sector}")));
        }
        assert_eq!(table.joints, [1, 0, 2, 1, 2, 1]);
    }

    #[test]
    fn values_by_joint_stay_where_they_are() {
        let content = changed("station.ron", "by_sector(", "by_joint(");
        let mut table = Table::new(&Options { content, ..AquaSphere::options(2) });
        for sector in ["A", "D", "B", "C", "E", "F"] {
            table.chance(draw(&format!("sector {sector}")));
        }
        assert!(matches!(table.content().locks, Locks::ByJoint(_)));
        assert_eq!(table.joints, [1, 2, 1, 0, 2, 1]);
    }
}

mod aqu_station_4 {
    use super::*;

    #[test]
    fn the_robot_on_the_control_space_controls() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Time]));
        table.act(A, act("deploy time A"));
        assert_eq!(table.sectors[Sector::A].control, Some(A));
        assert_eq!((table.controlled_by(A), table.controlled_by(B)), (1, 0));
    }
}

mod aqu_station_5 {
    use super::*;

    #[test]
    fn scientists_share_an_area() {
        let mut table = table(2).given(|game| {
            game.players[B].scientist = Sector::A;
            game.players[B].area = Program::Time;
            game.program(A, &[Program::Time]);
        });
        table.act(A, act("deploy time A"));
        assert_eq!(table.player(A).area, table.player(B).area);
    }
}

/// A deploys in A, where `occupant` stands and the dock holds this many of each seat.
fn push(players: u8, occupant: Seat, dock: [u8; 4]) -> Table {
    let mut table = table(players).given(|game| {
        game.control(occupant, Sector::A);
        for (number, count) in dock.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            game.dock(Seat::new(number as u8), Sector::A, count);
        }
        game.program(A, &[Program::Crystal]);
    });
    table.act(A, act("deploy crystal A"));
    table
}

mod aqu_dock_1 {
    use super::*;

    #[test]
    fn the_occupant_goes_to_the_dock() {
        let table = push(2, B, [0; 4]);
        assert_eq!(
            (table.docked(Sector::A), table.sectors[Sector::A].control),
            ([0, 1, 0, 0], Some(A))
        );
        assert!(table.story().contains(&"the robot of seat 2 goes to the dock of A".to_owned()));
    }

    #[test]
    fn an_own_robot_too() {
        assert_eq!(push(2, A, [0; 4]).docked(Sector::A), [1, 0, 0, 0]);
    }
}

mod aqu_dock_2 {
    use super::*;

    #[test]
    fn exactly_full_is_not_too_full() {
        assert_eq!(push(2, B, [1, 0, 0, 0]).docked(Sector::A), [1, 1, 0, 0]);
        assert_eq!(push(3, B, [2, 1, 0, 0]).docked(Sector::A), [2, 2, 0, 0]);
        assert_eq!(push(4, B, [2, 1, 1, 0]).docked(Sector::A), [2, 2, 1, 0]);
    }

    #[test]
    fn one_more_is() {
        assert_eq!(push(2, B, [1, 1, 0, 0]).docked(Sector::A), [1, 1, 0, 0]);
        assert_eq!(push(3, B, [2, 2, 0, 0]).docked(Sector::A), [1, 1, 0, 0]);
        assert_eq!(push(4, B, [2, 2, 1, 0]).docked(Sector::A), [1, 1, 1, 0]);
    }

    #[test]
    fn neutral_robots_count() {
        let mut table = table(3).given(|game| {
            game.control(B, Sector::B);
            game.dock(A, Sector::B, 2);
            game.dock(B, Sector::B, 1);
            game.program(A, &[Program::Crystal]);
        });
        table.act(A, act("deploy crystal B"));
        assert_eq!(table.docked(Sector::B), [1, 1, 0, 1]);
    }
}

mod aqu_dock_3 {
    use super::*;

    #[test]
    fn every_color_keeps_one_and_gains_nothing() {
        let table = push(4, C, [2, 2, 1, 0]);
        assert_eq!(table.docked(Sector::A), [1, 1, 1, 0]);
        // A has one robot in the dock and one on the control space.
        assert_eq!(
            (table.player(A).storage, table.player(B).storage, table.player(C).storage),
            (13, 14, 14)
        );
        assert_eq!([A, B, C].map(|seat| table.player(seat).time), [4; 3]);
        assert!(table.has_told(Event::RobotsSentHome { owner: B, sector: Sector::A, count: 1 }));
    }
}

mod aqu_dock_4 {
    use super::*;

    #[test]
    fn robots_stay_from_round_to_round() {
        let mut table = score_round(2, |game| {
            game.control(A, Sector::C);
            game.dock(B, Sector::C, 2);
        });
        table.run_chance(table::Seed(1));
        assert_eq!((table.round, table.sectors[Sector::C].control), (2, Some(A)));
        assert_eq!(table.docked(Sector::C), [0, 2, 0, 0]);
    }
}

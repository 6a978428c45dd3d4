//! Phase 3: flying.

use kosmonauts::Direction::{E, NE, NW, SE, SW, W};
use kosmonauts::{Card, Emergency, Event, Hex, Phase, Status};

use crate::position::*;

mod kos_fly_1 {
    use super::*;

    #[test]
    fn ships_fly_or_refuel_from_the_instructor_clockwise() {
        let mut table = table(3).given(|game| {
            game.instructor = GREEN;
            game.flying(WHITE, (8, -1), &[]);
            game.flying(YELLOW, (8, -1), &[]);
        });
        table.no_orders();
        assert!(matches!(table.events().last(), Some(Event::Refueled { seat: GREEN, .. })));
        assert_eq!(table.phase, Phase::Fly { seat: YELLOW });
        table.act(YELLOW, act("fly"));
        assert_eq!(table.phase, Phase::Fly { seat: WHITE });
    }
}

mod kos_fly_2 {
    use super::*;

    #[test]
    fn every_direction_leads_to_its_neighbor() {
        let neighbors = [
            (E, (10, -5)),
            (NE, (10, -6)),
            (NW, (9, -6)),
            (W, (8, -5)),
            (SW, (8, -4)),
            (SE, (9, -4)),
        ];
        for (direction, neighbor) in neighbors {
            let mut table = flight((9, -5), &[(direction, 1)]);
            table.act(WHITE, act("fly"));
            assert_eq!(table.ship_position(WHITE), Hex::from(neighbor), "{direction}");
            let stepped = Hex::new(9, -5).moved(direction.vector());
            assert_eq!(stepped, Some(Hex::from(neighbor)), "{direction}");
        }
    }

    #[test]
    fn a_normal_cube_moves_one_hex_and_a_super_cube_two() {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, (2, -5), &[]);
        });
        table.orders(&["order NE SE*", "order nothing"]).act(WHITE, act("fly"));
        assert_eq!(table.ship_position(WHITE), Hex::new(3, -4));
    }
}

mod kos_fly_3 {
    use super::*;

    #[test]
    fn planets_and_danger_on_the_way_do_not_matter() {
        // Past Mars, the belt, Jupiter, Saturn, Uranus and Neptune.
        let mut table = flight((4, 0), &[(E, 7)]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(11, 0)));
        assert_eq!(table.ship(WHITE).shields, 3);
    }

    #[test]
    fn the_map_edge_may_be_crossed_on_the_way() {
        // Both steps to the east would lead outside, the destination is inside.
        let mut table = flight((7, -13), &[(E, 2), (SW, 2)]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(7, -11)));
    }
}

mod kos_fly_4 {
    use super::*;

    #[test]
    fn a_flight_that_ends_in_the_sun_is_an_emergency() {
        for panel in [&[(E, 2)][..], &[(NE, 2), (SE, 2)]] {
            let mut table = flight((-2, 0), panel);
            table.act(WHITE, act("fly"));
            assert_eq!(table.emergency(), Some(Emergency::Sun));
        }
    }

    #[test]
    fn a_flight_that_cannot_avoid_the_sun_is_an_emergency() {
        let mut table = flight((0, 3), &[(NW, 5)]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.emergency(), Some(Emergency::Sun));
    }

    #[test]
    fn a_flight_that_can_pass_beside_the_sun_is_none() {
        let mut table = flight((-2, 0), &[(E, 4), (NE, 1)]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(3, -1)));
    }
}

mod kos_fly_5 {
    use super::*;

    #[test]
    fn one_direction_straight_through_the_sun_is_fatal() {
        for (from, direction) in [((-2, 0), E), ((-2, 2), NE), ((0, -2), SE)] {
            let mut table = flight(from, &[(direction, 4)]);
            table.act(WHITE, act("fly"));
            assert_eq!(table.emergency(), Some(Emergency::Sun), "{direction}");
        }
    }

    #[test]
    fn two_directions_across_the_sun_find_a_way_around() {
        let mut table = flight((-4, 2), &[(E, 4), (NE, 4)]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(4, -2)));
    }

    #[test]
    fn the_sun_beyond_the_ends_of_a_straight_flight_does_not_matter() {
        for direction in [E, W] {
            let mut table = flight((3, 0), &[(direction, 1)]);
            table.act(WHITE, act("fly"));
            assert_eq!(table.emergency(), None, "{direction}");
        }
    }
}

mod kos_fly_6 {
    use super::*;

    #[test]
    fn a_destination_beyond_the_map_edge_is_an_emergency() {
        for thrust in [1, 3, 500] {
            let mut table = flight((11, 0), &[(E, thrust)]);
            table.act(WHITE, act("fly"));
            assert_eq!(table.emergency(), Some(Emergency::Out), "{thrust}");
        }
    }

    #[test]
    fn the_last_hex_of_a_row_is_inside() {
        let mut table = flight((10, 0), &[(E, 1)]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(11, 0)));
    }
}

mod kos_fly_7 {
    use super::*;

    #[test]
    fn fuel_stays_on_the_panel_and_moves_the_ship_again() {
        let mut table = flight((4, 1), &[(SE, 2)]);
        let panel = table.ship(WHITE).panel;
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).panel, panel);
        table.event(Card::Boosters).no_orders().act(WHITE, act("fly"));
        assert_eq!(table.ship_position(WHITE), Hex::new(4, 5));
    }
}

mod kos_fly_8 {
    use super::*;

    #[test]
    fn a_ship_that_does_not_move_may_land_where_it_is() {
        let mut table = flight((8, 0), &[]);
        table.act(WHITE, act("fly"));
        assert!(table.can(WHITE, act("land saturn")));
    }

    #[test]
    fn a_ship_that_does_not_move_is_in_danger_where_it_is() {
        let mut table = flight((6, 0), &[]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).shields, 2);
    }
}

mod kos_fly_9 {
    use super::*;

    #[test]
    fn evacuation_comes_before_the_flight() {
        let mut table = flight((5, 0), &[(E, 1)]);
        table.act(WHITE, act("evacuate"));
        assert!(!table.events().iter().any(|event| matches!(event, Event::Flew { .. })));
        assert_eq!(table.ship(WHITE).shields, 3);
    }

    #[test]
    fn the_sun_comes_before_danger() {
        let mut table = flight((-1, 0), &[(E, 2)]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.emergency(), Some(Emergency::Sun));
        assert_eq!(table.ship(WHITE).shields, 3);
    }

    #[test]
    fn danger_comes_before_the_landing() {
        let mut table = table_with_mars_in_the_belt(2).given(|game| {
            game.flying(WHITE, (5, 0), &[(E, 1)]);
        });
        table.no_orders().act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).shields, 2);
        assert_eq!(table.phase, Phase::LandAfterFlight { seat: WHITE });
    }
}

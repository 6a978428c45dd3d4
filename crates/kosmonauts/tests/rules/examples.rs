//! The worked examples with their numbers.

use kosmonauts::Direction::{E, NE, NW, SE, SW};
use kosmonauts::{Body, Card, Cubes, Direction, Emergency, Hex, Phase, Ship, Status, Tank, Wind};
use table::{Game, Viewer};

use crate::position::*;

/// Cubes of normal and super fuel.
fn cubes(normal: u16, super_fuel: u16) -> Cubes {
    Cubes { normal, super_fuel }
}

/// Exactly these cubes lie on the panel.
#[track_caller]
fn check_panel(ship: &Ship, expected: &[(Direction, Cubes)]) {
    for direction in Direction::ALL {
        let listed = expected.iter().find(|(d, _)| *d == direction);
        let expected = listed.map_or(Cubes::default(), |(_, cubes)| *cubes);
        assert_eq!(ship.panel.cubes(direction), expected, "{direction}");
    }
}

/// A ship in flight with this tank and these cubes on its panel gives an order.
#[track_caller]
fn ship_after_order(before: Tank, panel: &[(Direction, Cubes)], order: &str) -> Ship {
    let mut table = table(2).given(|game| {
        let ship = game.flying(WHITE, (8, -1), &[]);
        ship.tank = before;
        for (direction, cubes) in panel {
            ship.panel.place(*direction, *cubes);
        }
    });
    table.orders(&[order, "order nothing"]);
    *table.ship(WHITE)
}

/// White flies from here with this panel and arrives there.
#[track_caller]
fn check_flight(from: (i8, i8), panel: &[(Direction, u16)], to: (i8, i8)) {
    let mut table = flight(from, panel);
    table.act(WHITE, act("fly"));
    assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::from(to)));
}

mod kos_ex_1 {
    use super::*;

    #[test]
    fn white_takes_off_with_two_normal_cubes_and_a_super_cube() {
        let mut table = table(2);
        table.orders(&["order E NE SE*", "order nothing"]);
        let ship = table.ship(WHITE);
        assert_eq!(ship.tank, tank(6, 1));
        check_panel(ship, &[(E, cubes(1, 0)), (NE, cubes(1, 0)), (SE, cubes(0, 1))]);
        assert_eq!(ship.status, Status::Flying(Hex::new(4, -1)));
    }
}

mod kos_ex_2 {
    use super::*;

    #[test]
    fn old_and_new_fuel_count_alike() {
        let ship = ship_after_order(tank(5, 1), &[(E, cubes(2, 0))], "order E NE*");
        check_panel(&ship, &[(E, cubes(3, 0)), (NE, cubes(0, 1))]);
        assert_eq!(ship.tank, tank(4, 0));
    }
}

mod kos_ex_3 {
    use super::*;

    #[test]
    fn a_cube_against_the_flight_slows_it() {
        let ship = ship_after_order(tank(8, 2), &[(SE, cubes(2, 0))], "order NW SW*");
        check_panel(&ship, &[(SE, cubes(1, 0)), (SW, cubes(0, 1))]);
    }
}

mod kos_ex_4 {
    use super::*;

    #[test]
    fn half_a_super_cube_leaves_a_normal_cube() {
        let ship = ship_after_order(tank(8, 2), &[(E, cubes(0, 1))], "order W");
        check_panel(&ship, &[(E, cubes(1, 0))]);
    }
}

mod kos_ex_5 {
    use super::*;

    #[test]
    fn a_shield_becomes_two_units_of_thrust_once_a_round() {
        let mut table = table(2).given(|game| {
            let ship = game.flying(WHITE, (8, -1), &[]);
            ship.tank = tank(0, 0);
            ship.shields = 2;
        });
        table.refused_by(WHITE, act("order E E E shield"), "KOS-ORD-3");
        table.orders(&["order E E shield", "order nothing"]);
        let ship = table.ship(WHITE);
        assert_eq!((ship.shields, ship.tank), (1, tank(0, 0)));
        check_panel(ship, &[(E, cubes(2, 0))]);
    }

    #[test]
    fn a_second_conversion_is_illegal() {
        let refused = "order E E shield shield".parse::<kosmonauts::Action>();
        assert!(refused.is_err_and(|error| error.contains("KOS-ORD-7")));
    }
}

mod kos_ex_6 {
    use super::*;

    #[test]
    fn one_normal_cube_moves_one_hex() {
        check_flight((4, -3), &[(E, 1)], (5, -3));
    }
}

mod kos_ex_7 {
    use super::*;

    #[test]
    fn two_normal_cubes_move_two_hexes() {
        check_flight((4, -3), &[(E, 2)], (6, -3));
    }
}

mod kos_ex_8 {
    use super::*;

    #[test]
    fn two_directions_add_up_whichever_comes_first() {
        check_flight((4, -3), &[(E, 1), (NE, 1)], (6, -4));
        check_flight((4, -3), &[(NE, 1), (E, 1)], (6, -4));
    }
}

mod kos_ex_9 {
    use super::*;

    #[test]
    fn a_super_cube_moves_two_hexes_into_the_belt() {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, (3, -4), &[]);
        });
        table.orders(&["order NE*", "order nothing"]).act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(5, -6)));
        assert_eq!(table.ship(WHITE).shields, 2);
    }
}

mod kos_ex_10 {
    use super::*;

    #[test]
    fn three_orders_of_the_steps_lead_to_one_destination() {
        check_flight((8, -1), &[(E, 2), (NE, 1)], (11, -2));
    }
}

mod kos_ex_11 {
    use super::*;

    /// Yellow has landed on Saturn.
    fn landing() -> Table {
        let mut table = table(3).given(|game| {
            game.flying(YELLOW, (8, -1), &[(SE, 1)]);
        });
        table.no_orders().act(YELLOW, act("fly")).act(YELLOW, act("land saturn"));
        table
    }

    #[test]
    fn yellow_is_the_first_on_saturn() {
        let table = landing();
        let ship = table.ship(YELLOW);
        check_panel(ship, &[]);
        assert_eq!(table.token(YELLOW, Body::Saturn), 4);
        assert_eq!((ship.last_body, ship.status), (Body::Saturn, Status::Landed(Body::Saturn)));
    }

    #[test]
    fn after_the_next_takeoff_the_marker_is_in_the_slot_of_saturn() {
        let mut table = landing();
        table.event(Card::Boosters);
        table.orders(&["order nothing", "order nothing", "order E"]);
        let ship = table.ship(YELLOW);
        assert_eq!(ship.status, Status::Flying(Hex::new(9, -3)));
        assert_eq!(ship.last_body, Body::Saturn);
    }
}

mod kos_ex_12 {
    use super::*;

    #[test]
    fn yellow_refuels() {
        let mut table = table(3).given(|game| game.ships[2].tank = tank(3, 1));
        table.no_orders();
        assert_eq!(table.ship(YELLOW).tank, tank(8, 2));
    }
}

mod kos_ex_13 {
    use super::*;

    #[test]
    fn a_flight_around_the_sun_may_even_land_on_mercury() {
        let mut table =
            flight((-2, 0), &[(E, 2), (NE, 2)]).given(|game| game.put(Body::Mercury, 1));
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(2, -2)));
        assert!(table.can(WHITE, act("land mercury")));
    }
}

mod kos_ex_14 {
    use super::*;

    #[test]
    fn a_flight_straight_through_the_sun_ends_in_evacuation() {
        let mut table = flight((-2, 0), &[(E, 4)]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.emergency(), Some(Emergency::Sun));
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Earth));
    }
}

mod kos_ex_15 {
    use super::*;

    #[test]
    fn red_is_carried_along_by_saturn() {
        let mut table = table(4).given(|game| {
            game.flying(RED, (8, -1), &[(SE, 1)]);
        });
        table.no_orders().act(RED, act("fly")).act(RED, act("land saturn"));
        assert_eq!(table.ship_position(RED), Hex::new(9, -3));
        assert_eq!(table.ship(RED).status, Status::Landed(Body::Saturn));
    }
}

mod kos_ex_16 {
    use super::*;

    #[test]
    fn uranus_passes_red_and_neptune_stops_at_green() {
        let mut table = table(4).given(|game| {
            game.flying(GREEN, (11, -3), &[]);
            game.flying(RED, (10, -2), &[]);
        });
        assert_eq!(table.position(Body::Uranus), Hex::new(9, 0));
        assert_eq!(table.position(Body::Neptune), Hex::new(10, 0));
        table.no_orders().act(GREEN, act("fly")).act(RED, act("fly"));
        assert_eq!(table.position(Body::Uranus), Hex::new(10, -3));
        assert_eq!(table.position(Body::Neptune), Hex::new(11, -3));
        assert_eq!(table.legal(GREEN), [act("land neptune"), act("continue")]);
        table.act(GREEN, act("land neptune"));
        assert_eq!(table.phase, Phase::ChooseEvent);
        assert!(!table.ship(RED).is_landed());
    }
}

mod kos_ex_17 {
    use super::*;

    #[test]
    fn token_and_mission_give_six_points() {
        // Mission 1 of Red shows Mercury.
        let table = ended(4).given(|game| game.visited(RED, &[Body::Mercury]));
        let standings = table.standings(Viewer::Spectator);
        assert_eq!(standings.of(RED).points[..], [4, 0, 2, 0, 0]);
    }
}

mod kos_ex_18 {
    use super::*;

    /// White's panel after a wind that it accepts.
    #[track_caller]
    fn ship_after_wind(before: Direction) -> Ship {
        let card = Card::SolarWind(Wind::Light, SE);
        let mut table = event_table(2, card).given(|game| {
            game.flying(WHITE, (8, -1), &[(before, 1)]);
        });
        table.act(WHITE, act("choose EV-WIND-1-SE")).act(WHITE, act("accept"));
        *table.ship(WHITE)
    }

    #[test]
    fn a_wind_speeds_up_a_ship_that_flies_with_it() {
        check_panel(&ship_after_wind(SE), &[(SE, cubes(2, 0))]);
    }

    #[test]
    fn a_wind_stops_a_ship_that_flies_against_it() {
        check_panel(&ship_after_wind(NW), &[]);
    }
}

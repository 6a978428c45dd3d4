//! Phase 2.

use kosmonauts::Direction::{self, *};
use kosmonauts::{Action, Body, Event, Hex, Panel, Phase, Status};
use table::{Game, Seats, Turn, Viewer};

use crate::position::*;

mod kos_ord_1 {
    use super::*;

    #[test]
    fn all_players_decide_at_the_same_time() {
        assert_eq!(table(3).turn(), Turn::Decide(Seats::first_of(3)));
        let mut table = table(3);
        table.act(GREEN, act("order E"));
        assert_eq!(table.turn(), Turn::Decide(Seats::first_of(3).without(GREEN)));
    }

    #[test]
    fn nobody_else_sees_an_order_before_the_last_is_given() {
        let seen = |order: &str| {
            let mut table = table(2);
            table.act(WHITE, act(order));
            let viewers = [Viewer::Seat(GREEN), Viewer::Spectator];
            viewers.map(|viewer| (table.view(viewer), table.told(viewer)))
        };
        assert_eq!(seen("order E E shield"), seen("order nothing"));
    }

    #[test]
    fn the_last_order_reveals_all_of_them_from_the_instructor_on() {
        let mut table = table(2).given(|game| game.instructor = GREEN);
        table.act(WHITE, act("order nothing"));
        assert!(!table.has_revealed());
        table.act(GREEN, act("order E"));
        assert!(table.has_revealed());
        let shown = table.told(Viewer::Spectator).into_iter().filter_map(|event| match event {
            Event::OrderRevealed { seat, order } => Some((seat, Action::Order(order))),
            _ => None,
        });
        assert_eq!(shown.collect::<Vec<_>>(), [(GREEN, act("order E")), (WHITE, NOTHING)]);
    }
}

mod kos_ord_2 {
    use super::*;

    #[test]
    fn up_to_three_cubes_of_any_kind_go_from_the_tank_to_the_panel() {
        let mut table = in_flight(&[], tank(5, 2));
        table.orders(&["order E NE* NE", "order nothing"]);
        let ship = &table.ships[0];
        assert_eq!(ship.tank, tank(3, 1));
        assert_eq!((ship.panel.cubes(E), ship.panel.cubes(NE)), (cubes(1, 0), cubes(1, 1)));
    }

    #[test]
    fn every_direction_is_open_to_both_kinds() {
        let table = table(2);
        for direction in Direction::ALL {
            assert!(table.can(WHITE, act(&format!("order {direction}"))));
            assert!(table.can(WHITE, act(&format!("order {direction}*"))));
        }
    }

    #[test]
    fn a_fourth_cube_needs_boosters() {
        let table = table(2);
        table.refused_by(WHITE, act("order E E E E"), "KOS-ORD-2");
        assert!(table.given(|game| game.boosters = true).can(WHITE, act("order E E E E")));
    }

    #[test]
    fn a_fifth_cube_is_no_order_at_all() {
        let error = "order E E E E E".parse::<Action>().expect_err("five cubes");
        assert!(error.contains("KOS-ORD-2"), "{error}");
    }

    #[test]
    fn cubes_on_the_panel_do_not_count() {
        assert!(in_flight(&[(E, 9)], tank(8, 2)).can(WHITE, act("order E E E")));
    }
}

mod kos_ord_3 {
    use super::*;

    #[test]
    fn cubes_that_are_not_in_the_tank_cannot_be_placed() {
        let table = table(2).given(|game| game.ships[0].tank = tank(1, 0));
        table.refused_by(WHITE, act("order E E"), "KOS-ORD-3");
        table.refused_by(WHITE, act("order E*"), "KOS-ORD-3");
        assert!(table.can(WHITE, act("order E")));
    }

    #[test]
    fn fuel_of_a_shield_converted_in_the_same_order_counts() {
        let table = table(2).given(|game| game.ships[0].tank = tank(1, 0));
        assert!(table.can(WHITE, act("order E E E shield")));
    }
}

mod kos_ord_4 {
    use super::*;

    #[test]
    fn old_and_new_fuel_act_together() {
        let mut table = in_flight(&[(E, 1), (SE, 1)], tank(5, 1));
        table.orders(&["order E", "order nothing"]);
        assert_eq!(table.ships[0].panel.cubes(E), cubes(2, 0));
        table.act(WHITE, act("fly"));
        assert_eq!(table.ships[0].status, Status::Flying(Hex::new(8, -2)));
    }
}

mod kos_ord_5 {
    use super::*;

    #[test]
    fn a_landed_ship_takes_off_by_placing_a_cube() {
        let mut table = table(2).given(|game| {
            game.landed(WHITE, Body::Mars);
        });
        table.orders(&["order E", "order nothing"]);
        assert_eq!(table.ships[0].status, Status::Flying(Hex::new(5, 0)));
        assert_eq!(table.ships[0].last_body, Body::Mars);
        assert!(table.events().contains(&Event::TookOff { seat: WHITE, body: Body::Mars }));
    }
}

mod kos_ord_6 {
    use super::*;

    #[test]
    fn without_a_cube_a_landed_ship_stays_and_refuels() {
        let mut table = table(2).given(|game| game.ships[0].tank = tank(3, 1));
        table.no_orders();
        assert_eq!(table.ships[0].status, Status::Landed(Body::Earth));
        assert_eq!(table.ships[0].tank, tank(8, 2));
    }

    #[test]
    fn converting_a_shield_is_no_take_off() {
        let mut table = table(2).given(|game| game.ships[0].tank = tank(3, 1));
        table.orders(&["order shield", "order nothing"]);
        assert_eq!(table.ships[0].status, Status::Landed(Body::Earth));
    }
}

mod kos_ord_7 {
    use super::*;

    #[test]
    fn a_shield_becomes_two_normal_fuel_in_the_tank() {
        let mut table = in_flight(&[], tank(3, 1));
        table.orders(&["order shield", "order nothing"]);
        assert_eq!((table.ships[0].tank, table.ships[0].shields), (tank(5, 1), 2));
    }

    #[test]
    fn the_fuel_may_be_placed_in_the_same_order() {
        let mut table = in_flight(&[], tank(0, 0));
        table.orders(&["order E E shield", "order nothing"]);
        assert_eq!((table.ships[0].tank, table.ships[0].shields), (tank(0, 0), 2));
        assert_eq!(table.ships[0].panel.cubes(E), cubes(2, 0));
    }

    #[test]
    fn a_landed_ship_may_do_it_too() {
        let mut table = table(2).given(|game| game.ships[0].tank = tank(0, 0));
        table.orders(&["order E shield", "order nothing"]);
        assert_eq!((table.ships[0].tank, table.ships[0].shields), (tank(1, 0), 2));
    }

    #[test]
    fn it_needs_a_shield() {
        let table = in_flight(&[], tank(3, 1)).given(|game| game.ships[0].shields = 0);
        table.refused_by(WHITE, act("order shield"), "KOS-ORD-7");
    }

    #[test]
    fn a_second_shield_is_no_order_at_all() {
        let error = "order shield shield".parse::<Action>().expect_err("two shields");
        assert!(error.contains("KOS-ORD-7"), "{error}");
    }
}

mod kos_ord_8 {
    use super::*;

    /// White's tank after this order, given in flight.
    #[track_caller]
    fn paid(fuel: kosmonauts::Tank, order: &str) -> kosmonauts::Tank {
        in_flight(&[], fuel).orders(&[order, "order nothing"]).ships[0].tank
    }

    #[test]
    fn a_full_tank_has_no_room_before_a_cube_is_placed() {
        in_flight(&[], tank(8, 2)).refused_by(WHITE, act("order shield"), "KOS-ORD-8");
    }

    #[test]
    fn placing_first_makes_room() {
        assert_eq!(paid(tank(8, 2), "order E* NE shield"), tank(9, 1));
    }

    #[test]
    fn what_does_not_fit_is_lost() {
        assert_eq!(paid(tank(8, 2), "order E shield"), tank(8, 2));
        assert_eq!(paid(tank(7, 2), "order shield"), tank(8, 2));
    }
}

mod kos_ord_9 {
    use super::*;

    #[test]
    fn a_flying_ship_that_places_nothing_drifts() {
        let mut table = in_flight(&[(E, 2)], tank(5, 0));
        table.no_orders().act(WHITE, act("fly"));
        assert_eq!(table.ships[0].status, Status::Flying(Hex::new(8, -3)));
        assert_eq!(table.ships[0].tank, tank(5, 0));
    }

    #[test]
    fn it_may_have_no_velocity_at_all() {
        let mut table = in_flight(&[], tank(5, 0));
        table.no_orders().act(WHITE, act("fly"));
        assert_eq!(table.ships[0].status, Status::Flying(Hex::new(6, -3)));
    }
}

mod kos_ord_10 {
    use super::*;

    #[test]
    fn after_the_reveal_no_order_is_taken() {
        let mut table = in_flight(&[], tank(5, 0));
        table.no_orders();
        table.refused_by(WHITE, act("order E"), "KOS-ROUND-1");
    }

    #[test]
    fn a_panel_stays_as_it_is_until_the_next_event_phase() {
        let mut table = in_flight(&[], tank(5, 0));
        table.orders(&["order E NE", "order nothing"]);
        let panel = table.ships[0].panel;
        table.act(WHITE, act("fly"));
        assert_eq!(table.phase, Phase::ChooseEvent);
        assert_eq!(table.ships[0].panel, panel);
    }

    #[test]
    fn landing_and_evacuation_empty_it() {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, (4, 0), &[]);
            game.flying(GREEN, (6, -3), &[]);
        });
        table.orders(&["order E", "order E"]);
        table.act(WHITE, act("fly")).act(WHITE, act("land mars")).act(GREEN, act("evacuate"));
        assert_eq!([0, 1].map(|seat: usize| table.ships[seat].panel), [Panel::default(); 2]);
    }
}

mod kos_ord_11 {
    use super::*;

    #[test]
    fn no_order_has_new_cubes_on_opposite_directions() {
        for text in ["order E E W", "order NE* SW", "order NW SE E", "order E E W W"] {
            let error = text.parse::<Action>().expect_err(text);
            assert!(error.contains("KOS-ORD-11"), "{error}");
        }
    }

    #[test]
    fn none_is_offered_even_with_boosters() {
        let table = in_flight(&[], tank(6, 4)).given(|game| game.boosters = true);
        for action in table.legal(WHITE) {
            let Action::Order(order) = action else { panic!("{action} is not an order") };
            let sides = order.placement().cubes;
            let is_burnt = |axis: &usize| !sides[*axis].is_empty() && !sides[axis + 3].is_empty();
            assert_eq!((0..3).find(is_burnt), None, "{action}");
        }
    }

    #[test]
    fn orders_against_old_fuel_are_free() {
        assert!(in_flight(&[(E, 1)], tank(5, 0)).can(WHITE, act("order W")));
    }

    #[test]
    fn a_landed_ship_takes_off_with_zero_thrust() {
        for (order, left) in [("order E W", tank(6, 2)), ("order E* W*", tank(8, 0))] {
            let mut table = table(2);
            table.orders(&[order, "order nothing"]);
            let ship = &table.ships[0];
            assert_eq!(ship.status, Status::Flying(Hex::new(4, -1)), "{order}");
            assert!(ship.panel.is_empty(), "{order}");
            assert_eq!(ship.tank, left, "{order}");
        }
    }

    #[test]
    fn the_axis_makes_no_difference() {
        assert_eq!(act("order NE SW"), act("order E W"));
        let table = table(2).given(|game| game.ships[0].shields = 0);
        let is_idle = |action: &&Action| matches!(action, Action::Order(order) if order.placement().is_idle_takeoff);
        let legal = table.legal(WHITE);
        let idle: Vec<_> = legal.iter().filter(is_idle).copied().collect();
        assert_eq!(idle, [act("order E W"), act("order E* W*")]);
    }

    #[test]
    fn it_takes_two_cubes_of_one_kind_from_the_tank_or_a_shield() {
        let table = table(2).given(|game| game.ships[0].tank = tank(0, 1));
        table.refused_by(WHITE, act("order E W"), "KOS-ORD-3");
        table.refused_by(WHITE, act("order E* W*"), "KOS-ORD-3");
        assert!(table.can(WHITE, act("order E W shield")));
    }

    #[test]
    fn a_flying_ship_may_not_burn_fuel_like_this() {
        in_flight(&[], tank(5, 2)).refused_by(WHITE, act("order E W"), "KOS-ORD-11");
    }
}

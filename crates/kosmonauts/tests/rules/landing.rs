//! Landing and landing tokens.

use kosmonauts::Direction::{NW, SE};
use kosmonauts::{Body, Card, Event, Hex, Phase, Status};

use crate::position::*;

/// White has flown to Saturn and may land.
fn arrival_at_saturn() -> Table {
    let mut table = flight((8, -1), &[(SE, 1)]);
    table.act(WHITE, act("fly"));
    table
}

mod kos_land_1 {
    use super::*;

    #[test]
    fn a_ship_that_ends_at_a_body_may_land_or_fly_on() {
        let table = arrival_at_saturn();
        assert_eq!(table.legal(WHITE), [act("land saturn"), act("continue")]);
        table.refused_by(WHITE, act("land uranus"), "KOS-LAND-1");
    }

    #[test]
    fn flying_on_leaves_the_ship_in_flight() {
        let mut table = arrival_at_saturn();
        table.act(WHITE, act("continue"));
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(8, 0)));
    }

    #[test]
    fn with_two_bodies_in_the_hex_the_owner_chooses() {
        let mut table = flight((3, 0), &[]);
        table.act(WHITE, act("fly"));
        let choices = [act("land venus"), act("land halley"), act("continue")];
        assert_eq!(table.legal(WHITE), choices);
        table.act(WHITE, act("land halley"));
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Halley));
    }
}

mod kos_land_2 {
    use super::*;

    #[test]
    fn the_panel_is_emptied_and_the_ship_sits_on_the_body() {
        let mut table = arrival_at_saturn();
        table.act(WHITE, act("land saturn"));
        let ship = table.ship(WHITE);
        assert!(ship.panel.is_empty());
        assert_eq!(ship.status, Status::Landed(Body::Saturn));
        assert_eq!(ship.last_body, Body::Saturn);
    }

    #[test]
    fn tank_and_shields_do_not_change() {
        let mut table = arrival_at_saturn().given(|game| {
            game.ships[0].tank = tank(3, 1);
            game.ships[0].shields = 2;
        });
        table.act(WHITE, act("land saturn"));
        assert_eq!(table.ship(WHITE).tank, tank(3, 1));
        assert_eq!(table.ship(WHITE).shields, 2);
    }
}

mod kos_land_3 {
    use super::*;

    #[test]
    fn a_body_that_is_flown_over_offers_no_landing() {
        let mut table = flight((8, -1), &[(SE, 2)]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.phase, Phase::ChooseEvent);
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(8, 1)));
    }
}

mod kos_land_4 {
    use super::*;

    #[test]
    fn the_first_visitor_takes_the_top_token() {
        let mut table = arrival_at_saturn();
        table.act(WHITE, act("land saturn"));
        assert_eq!(table.token(WHITE, Body::Saturn), 4);
        assert_eq!(table.top_token(Body::Saturn), Some(3));
    }

    #[test]
    fn a_later_visitor_takes_the_highest_that_is_left() {
        let mut table = arrival_at_saturn().given(|game| game.visited(GREEN, &[Body::Saturn]));
        table.act(WHITE, act("land saturn"));
        assert_eq!(table.token(WHITE, Body::Saturn), 3);
    }
}

mod kos_land_5 {
    use super::*;

    #[test]
    fn of_two_first_landings_in_a_phase_the_instructors_takes_the_better_token() {
        let mut table = table(2).given(|game| {
            game.instructor = GREEN;
            game.flying(WHITE, (8, 0), &[]);
            game.flying(GREEN, (8, 0), &[]);
        });
        table.no_orders();
        for seat in [GREEN, WHITE] {
            table.act(seat, act("fly")).act(seat, act("land saturn"));
        }
        assert_eq!([WHITE, GREEN].map(|seat| table.token(seat, Body::Saturn)), [3, 4]);
    }
}

mod kos_land_6 {
    use super::*;

    #[test]
    fn gravity_comes_before_flights_and_flights_before_arrivals() {
        // Yellow is pulled down, Green flies to Saturn, Saturn comes to White.
        let mut table = event_table(3, Card::GravitationalPull).given(|game| {
            game.flying(WHITE, (9, -3), &[]);
            game.flying(GREEN, (8, 4), &[(NW, 4)]);
            game.flying(YELLOW, (8, 0), &[]);
        });
        table.event(Card::GravitationalPull).no_orders().act(WHITE, act("fly"));
        table.act(GREEN, act("fly")).act(GREEN, act("land saturn"));
        table.act(WHITE, act("land saturn"));
        let tokens = [WHITE, GREEN, YELLOW].map(|seat| table.token(seat, Body::Saturn));
        assert_eq!(tokens, [2, 3, 4]);
    }
}

mod kos_land_7 {
    use super::*;

    #[test]
    fn a_second_landing_is_allowed_and_earns_nothing() {
        let mut table = arrival_at_saturn().given(|game| game.visited(WHITE, &[Body::Saturn]));
        table.act(WHITE, act("land saturn"));
        let landed = Event::Landed { seat: WHITE, body: Body::Saturn };
        assert!(table.events().contains(&landed));
        let takes = |event: &Event| matches!(event, Event::TokenTaken { .. });
        assert!(!table.events().iter().any(takes));
        assert_eq!(table.token(WHITE, Body::Saturn), 4);
        assert_eq!(table.top_token(Body::Saturn), Some(3));
    }
}

mod kos_land_8 {
    use super::*;

    #[test]
    fn a_landing_on_earth_earns_nothing_before_the_end() {
        let mut table =
            flight((4, -2), &[(SE, 1)]).given(|game| game.ships[0].last_body = Body::Mars);
        table.act(WHITE, act("fly")).act(WHITE, act("land earth"));
        assert_eq!(table.token(WHITE, Body::Earth), 0);
        assert_eq!(table.ship(WHITE).last_body, Body::Earth);
    }
}

mod kos_land_9 {
    use super::*;

    #[test]
    fn a_ship_that_lands_refuels_in_the_next_round_at_the_earliest() {
        let mut table = arrival_at_saturn().given(|game| game.ships[0].tank = tank(1, 0));
        table.act(WHITE, act("land saturn"));
        assert_eq!(table.ship(WHITE).tank, tank(1, 0));
        table.event(Card::Boosters).no_orders();
        assert_eq!(table.ship(WHITE).tank, tank(9, 1));
    }

    #[test]
    fn a_ship_picked_up_in_phase_4_does_not_refuel_either() {
        let mut table = flight((9, -3), &[]).given(|game| game.ships[0].tank = tank(1, 0));
        table.act(WHITE, act("fly")).act(WHITE, act("land saturn"));
        assert_eq!(table.ship(WHITE).tank, tank(1, 0));
    }
}

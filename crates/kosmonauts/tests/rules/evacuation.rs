//! Emergencies and evacuation.

use kosmonauts::Direction::{E, SE};
use kosmonauts::{Body, Card, Emergency, Event, Hex, Phase, Status};

use crate::position::*;

mod kos_evac_1 {
    use super::*;

    #[track_caller]
    fn check(from: (i8, i8), thrust: u16, shields: u8, emergency: Option<Emergency>) {
        let mut table = flight(from, &[(E, thrust)]).given(|game| game.ships[0].shields = shields);
        table.act(WHITE, act("fly"));
        assert_eq!(table.emergency(), emergency);
        assert_eq!(table.ship(WHITE).is_landed(), emergency.is_some());
    }

    #[test]
    fn danger_without_a_shield_is_an_emergency() {
        check((5, 0), 1, 0, Some(Emergency::Danger));
        check((5, 0), 1, 1, None);
    }

    #[test]
    fn leaving_the_map_is_an_emergency() {
        check((10, 0), 2, 3, Some(Emergency::Out));
        check((10, 0), 1, 3, None);
    }

    #[test]
    fn flying_through_the_sun_or_into_it_is_an_emergency() {
        check((-3, 0), 6, 3, Some(Emergency::Sun));
        check((-3, 0), 3, 3, Some(Emergency::Sun));
        check((-3, 0), 1, 3, None);
    }
}

mod kos_evac_2 {
    use super::*;

    #[test]
    fn the_ship_is_landed_on_its_last_body_with_an_empty_panel() {
        let mut table =
            flight((11, 0), &[(E, 1)]).given(|game| game.ships[0].last_body = Body::Mars);
        table.act(WHITE, act("fly"));
        let event = Event::Evacuated { seat: WHITE, body: Body::Mars, cause: Emergency::Out };
        assert!(table.events().contains(&event));
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Mars));
        assert!(table.ship(WHITE).panel.is_empty());
    }

    #[test]
    fn tank_shields_and_tokens_do_not_change() {
        let mut table = flight((11, 0), &[(E, 1)]).given(|game| {
            game.visited(WHITE, &[Body::Saturn]);
            game.ships[0].tank = tank(3, 1);
            game.ships[0].shields = 2;
        });
        let tokens = table.ship(WHITE).tokens;
        table.act(WHITE, act("fly"));
        let ship = table.ship(WHITE);
        assert_eq!((ship.tank, ship.shields, ship.tokens), (tank(3, 1), 2, tokens));
    }
}

mod kos_evac_3 {
    use super::*;

    #[test]
    fn an_evacuated_ship_travels_with_its_body_and_does_not_refuel() {
        let mut table = flight((8, -1), &[]).given(|game| {
            game.ships[0].last_body = Body::Mars;
            game.ships[0].tank = tank(1, 0);
        });
        table.act(WHITE, act("evacuate"));
        assert_eq!(table.ship_position(WHITE), Hex::new(5, -2));
        assert_eq!(table.ship(WHITE).tank, tank(1, 0));
    }

    #[test]
    fn in_the_next_round_it_acts_as_any_landed_ship() {
        let mut table = flight((8, -1), &[]).given(|game| game.ships[0].tank = tank(1, 0));
        table.act(WHITE, act("evacuate")).event(Card::Boosters).no_orders();
        assert_eq!(table.ship(WHITE).tank, tank(9, 1));
    }
}

mod kos_evac_4 {
    use super::*;

    #[test]
    fn an_evacuation_to_earth_is_no_return() {
        let mut table = flight((8, -1), &[]).given(|game| game.visited(WHITE, &SEVEN));
        table.act(WHITE, act("evacuate"));
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Earth));
        assert_eq!(table.phase, Phase::ChooseEvent);
    }

    #[test]
    fn an_evacuation_earns_no_token() {
        let mut table = flight((8, -1), &[]).given(|game| game.ships[0].last_body = Body::Saturn);
        table.act(WHITE, act("evacuate"));
        assert_eq!(table.token(WHITE, Body::Saturn), 0);
    }
}

mod kos_evac_5 {
    use super::*;

    #[test]
    fn the_owner_of_a_flying_ship_may_fly_or_be_evacuated() {
        let table = flight((8, -1), &[(SE, 1)]);
        assert_eq!(table.legal(WHITE), [act("fly"), act("evacuate")]);
    }

    #[test]
    fn evacuation_replaces_the_flight() {
        let mut table = flight((5, 0), &[(E, 1)]).given(|game| game.ships[0].shields = 0);
        table.act(WHITE, act("evacuate"));
        let event = Event::EvacuationAsked { seat: WHITE, body: Body::Earth };
        assert_eq!(table.events()[0], event);
    }

    #[test]
    fn parked_ships_are_not_asked() {
        let mut table = table(2);
        table.no_orders();
        assert_eq!(table.phase, Phase::ChooseEvent);
    }
}

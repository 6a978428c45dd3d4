//! Dangerous hexes.

use kosmonauts::Direction::{E, W};
use kosmonauts::{Body, Card, Emergency, Event, Hex, Phase, Status};

use crate::position::*;

mod kos_haz_1 {
    use super::*;

    #[test]
    fn the_neighbors_of_the_sun_and_the_belt_are_dangerous_and_nothing_else() {
        for (hex, region) in table(2).content().hexes() {
            let (q, r) = (i32::from(hex.q), i32::from(hex.r));
            let norm = q * q + q * r + r * r;
            let is_listed = norm == 1 || (31..=39).contains(&norm);
            assert_eq!(region.is_dangerous(), is_listed, "{hex}");
        }
    }
}

mod kos_haz_2 {
    use super::*;

    #[test]
    fn ending_in_danger_costs_a_shield() {
        for (from, to) in [((5, 0), Hex::new(6, 0)), ((-2, 1), Hex::new(-1, 1))] {
            let mut table = flight(from, &[(E, 1)]);
            table.act(WHITE, act("fly"));
            assert!(table.events().contains(&Event::ShieldLost { seat: WHITE, hex: to, left: 2 }));
            assert_eq!(table.ship(WHITE).status, Status::Flying(to));
        }
    }

    #[test]
    fn ending_in_danger_without_a_shield_leads_to_evacuation() {
        let mut table = flight((5, 0), &[(E, 1)]).given(|game| game.ships[0].shields = 0);
        table.act(WHITE, act("fly"));
        assert_eq!(table.emergency(), Some(Emergency::Danger));
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Earth));
    }

    #[test]
    fn the_last_shield_still_saves_the_ship() {
        let mut table = flight((5, 0), &[(E, 1)]).given(|game| game.ships[0].shields = 1);
        table.act(WHITE, act("fly"));
        assert_eq!(table.emergency(), None);
        assert_eq!(table.ship(WHITE).shields, 0);
    }
}

mod kos_haz_3 {
    use super::*;

    #[test]
    fn passing_through_danger_costs_nothing() {
        let mut table = flight((4, 2), &[(E, 2)]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(6, 2)));
        assert_eq!(table.ship(WHITE).shields, 3);
    }
}

mod kos_haz_4 {
    use super::*;

    #[test]
    fn a_ship_that_remains_in_danger_pays_in_every_round() {
        let mut table = flight((6, 0), &[]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).shields, 2);
        table.event(Card::Boosters).no_orders().act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).shields, 1);
    }
}

mod kos_haz_5 {
    use super::*;

    #[test]
    fn a_landed_ship_is_not_affected() {
        let mut table = table_with_mars_in_the_belt(2).given(|game| {
            game.landed(WHITE, Body::Mars);
        });
        table.no_orders();
        assert_eq!(table.phase, Phase::ChooseEvent);
        assert_eq!(table.ship(WHITE).shields, 3);
    }

    #[test]
    fn an_evacuated_ship_is_not_affected() {
        let mut table = table_with_mars_in_the_belt(2).given(|game| {
            game.flying(WHITE, (-11, 0), &[(W, 1)]).last_body = Body::Mars;
        });
        table.no_orders().act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Mars));
        assert_eq!(table.ship(WHITE).shields, 3);
    }

    #[test]
    fn no_planetary_field_is_dangerous() {
        let content = table(2).content();
        let mut fields = Body::ALL.into_iter().flat_map(|body| content.orbit(body));
        assert!(fields.all(|hex| !content.region(*hex).is_dangerous()));
    }
}

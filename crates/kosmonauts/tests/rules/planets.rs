//! Phase 4: the bodies move.

use kosmonauts::{Body, Hex, Phase, Status};

use crate::position::*;

mod kos_plan_1 {
    use super::*;

    #[test]
    fn every_body_goes_on_to_its_next_field() {
        let mut table = table(2);
        table.no_orders();
        assert_eq!(table.fields, [1; Body::COUNT]);
    }

    #[test]
    fn after_its_last_field_comes_its_first() {
        let mut table = table(2).given(|game| {
            for body in Body::ALL {
                game.put(body, game.content().orbit(body).len() as u8 - 1);
            }
        });
        table.no_orders();
        assert_eq!(table.fields, [0; Body::COUNT]);
    }
}

mod kos_plan_2 {
    use super::*;

    #[test]
    fn a_landed_ship_travels_with_its_body() {
        let mut table = table(2).given(|game| {
            game.landed(WHITE, Body::Jupiter);
        });
        table.no_orders();
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Jupiter));
        assert_eq!(table.ship_position(WHITE), Hex::new(8, -3));
    }

    #[test]
    fn a_flying_ship_stays_where_it_is() {
        let mut table = flight((7, 0), &[]);
        table.act(WHITE, act("fly")).act(WHITE, act("continue"));
        assert_eq!(table.ship_position(WHITE), Hex::new(7, 0));
    }
}

mod kos_plan_3 {
    use super::*;

    #[test]
    fn a_flying_ship_may_land_on_a_body_that_comes_to_it() {
        let mut table = flight((9, -3), &[]);
        table.act(WHITE, act("fly"));
        assert_eq!(table.phase, Phase::LandOnArrival { seat: WHITE });
        assert_eq!(table.legal(WHITE), [act("land saturn"), act("continue")]);
        table.refused_by(WHITE, act("land uranus"), "KOS-PLAN-3");
    }

    #[test]
    fn the_landing_is_like_any_other() {
        let mut table = flight((9, -3), &[]);
        table.act(WHITE, act("fly")).act(WHITE, act("land saturn"));
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Saturn));
        assert_eq!(table.token(WHITE, Body::Saturn), 4);
    }

    #[test]
    fn owners_decide_from_the_instructor_clockwise() {
        let mut table = table(3).given(|game| {
            game.instructor = YELLOW;
            game.flying(WHITE, (9, -3), &[]);
            game.flying(YELLOW, (10, -3), &[]);
        });
        table.no_orders().act(YELLOW, act("fly")).act(WHITE, act("fly"));
        assert_eq!(table.phase, Phase::LandOnArrival { seat: YELLOW });
        table.act(YELLOW, act("continue"));
        assert_eq!(table.phase, Phase::LandOnArrival { seat: WHITE });
    }
}

mod kos_plan_4 {
    use super::*;

    #[test]
    fn a_body_that_only_passes_offers_no_landing() {
        // Saturn goes from (8,0) to (9,-3).
        for hex in [(8, -1), (9, -2)] {
            let mut table = flight(hex, &[]);
            table.act(WHITE, act("fly"));
            assert_eq!(table.phase, Phase::ChooseEvent);
        }
    }

    #[test]
    fn a_body_that_leaves_offers_no_landing() {
        let mut table = flight((8, 0), &[]);
        table.act(WHITE, act("fly")).act(WHITE, act("continue"));
        assert_eq!(table.phase, Phase::ChooseEvent);
    }
}

mod kos_plan_5 {
    use super::*;

    #[test]
    fn a_token_of_phase_3_is_taken_before_one_of_phase_4() {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, (9, -3), &[]);
            game.flying(GREEN, (8, 0), &[]);
        });
        table.no_orders().act(WHITE, act("fly"));
        table.act(GREEN, act("fly")).act(GREEN, act("land saturn"));
        table.act(WHITE, act("land saturn"));
        assert_eq!([WHITE, GREEN].map(|seat| table.token(seat, Body::Saturn)), [3, 4]);
    }

    #[test]
    fn in_phase_4_the_instructor_takes_first() {
        let mut table = table(2).given(|game| {
            game.instructor = GREEN;
            game.flying(WHITE, (9, -3), &[]);
            game.flying(GREEN, (9, -3), &[]);
        });
        table.no_orders().act(GREEN, act("fly")).act(WHITE, act("fly"));
        table.act(GREEN, act("land saturn")).act(WHITE, act("land saturn"));
        assert_eq!([WHITE, GREEN].map(|seat| table.token(seat, Body::Saturn)), [3, 4]);
    }
}

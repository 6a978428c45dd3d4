//! The end of the game.

use kosmonauts::{Body, Card, Phase, Return};

use crate::position::*;

/// A hex where Earth is in phase 3, and one where it arrives in phase 4.
const EARTH: (i8, i8) = (4, -1);
const EARTH_NEXT: (i8, i8) = (4, -3);

/// White, who has visited these bodies, lands on Earth in phase 3.
#[track_caller]
fn landing_on_earth(visited: &[Body]) -> Table {
    let mut table = flight(EARTH, &[]).given(|game| game.visited(WHITE, visited));
    table.act(WHITE, act("fly")).act(WHITE, act("land earth"));
    table
}

mod kos_end_1 {
    use super::*;

    #[test]
    fn a_landing_on_earth_in_phase_3_after_seven_bodies_ends_the_game() {
        let table = landing_on_earth(&SEVEN);
        assert_eq!(table.ship(WHITE).returned, Some(Return::FlightPhase));
        assert_eq!(table.phase, Phase::Over);
    }

    #[test]
    fn a_landing_in_phase_4_ends_the_game() {
        let mut table = flight(EARTH_NEXT, &[]).given(|game| game.visited(WHITE, &SEVEN));
        table.act(WHITE, act("fly")).act(WHITE, act("land earth"));
        assert_eq!(table.ship(WHITE).returned, Some(Return::PlanetPhase));
        assert_eq!(table.phase, Phase::Over);
    }

    #[test]
    fn a_landing_in_phase_1_ends_the_game_after_phase_4() {
        let mut table = event_table(2, Card::GravitationalPull).given(|game| {
            game.flying(WHITE, EARTH, &[]);
            game.visited(WHITE, &SEVEN);
        });
        table.event(Card::GravitationalPull);
        assert_eq!(table.ship(WHITE).returned, Some(Return::EventPhase));
        assert!(matches!(table.phase, Phase::Orders { .. }));
        table.no_orders();
        assert_eq!(table.phase, Phase::Over);
    }

    #[test]
    fn being_on_earth_is_not_a_landing() {
        let mut table = table(2).given(|game| game.visited(WHITE, &SEVEN));
        table.no_orders();
        assert_eq!(table.phase, Phase::ChooseEvent);
    }
}

mod kos_end_2 {
    use super::*;

    #[test]
    fn the_comet_counts_among_the_seven() {
        assert_eq!(landing_on_earth(&SEVEN).phase, Phase::Over);
        let without_comet: Vec<Body> =
            SEVEN.into_iter().filter(|body| *body != Body::Halley).collect();
        assert_eq!(landing_on_earth(&without_comet).phase, Phase::ChooseEvent);
    }

    #[test]
    fn earth_does_not_count() {
        let table = table(2).given(|game| game.visited(WHITE, &[Body::Earth, Body::Mars]));
        assert_eq!(table.ship(WHITE).visited().iter().collect::<Vec<_>>(), [Body::Mars]);
    }
}

mod kos_end_3 {
    use super::*;

    #[test]
    fn the_last_round_is_played_to_its_end_by_everybody() {
        let mut table = table(3).given(|game| {
            game.flying(WHITE, EARTH, &[]);
            game.flying(GREEN, (8, 0), &[]);
            game.flying(YELLOW, (10, -3), &[]);
            game.visited(WHITE, &SEVEN);
        });
        table.no_orders().act(WHITE, act("fly")).act(WHITE, act("land earth"));
        table.act(GREEN, act("fly")).act(GREEN, act("land saturn"));
        table.act(YELLOW, act("fly")).act(YELLOW, act("land uranus"));
        assert_eq!(table.phase, Phase::Over);
    }
}

mod kos_end_4 {
    use super::*;

    /// The Earth tokens of White and Green, who return in phase 3 (Earth's hex) or in phase 4.
    #[track_caller]
    fn earth_tokens(white: (i8, i8), green: (i8, i8)) -> [u8; 2] {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, white, &[]);
            game.flying(GREEN, green, &[]);
            game.visited(WHITE, &SEVEN);
            game.visited(GREEN, &SEVEN);
        });
        table.no_orders();
        for (seat, hex) in [(WHITE, white), (GREEN, green)] {
            table.act(seat, act("fly"));
            if hex == EARTH {
                table.act(seat, act("land earth"));
            }
        }
        for (seat, hex) in [(WHITE, white), (GREEN, green)] {
            if hex == EARTH_NEXT {
                table.act(seat, act("land earth"));
            }
        }
        [WHITE, GREEN].map(|seat| table.token(seat, Body::Earth))
    }

    #[test]
    fn every_return_in_phase_3_earns_an_earth_token() {
        assert_eq!(earth_tokens(EARTH, EARTH), [2, 2]);
    }

    #[test]
    fn a_return_in_phase_4_earns_one_if_nobody_returned_before() {
        assert_eq!(earth_tokens(EARTH_NEXT, (8, -1)), [2, 0]);
    }

    #[test]
    fn a_return_in_phase_4_earns_none_after_one_in_phase_3() {
        assert_eq!(earth_tokens(EARTH_NEXT, EARTH), [0, 2]);
    }
}

mod kos_end_5 {
    use super::*;

    #[test]
    fn a_landing_after_six_bodies_neither_ends_the_game_nor_earns_a_token() {
        let table = landing_on_earth(&SEVEN[..6]);
        assert_eq!(table.phase, Phase::ChooseEvent);
        assert_eq!(table.token(WHITE, Body::Earth), 0);
    }

    #[test]
    fn nor_does_it_earn_a_token_when_another_ship_returns() {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, EARTH, &[]);
            game.flying(GREEN, EARTH, &[]);
            game.visited(GREEN, &SEVEN);
        });
        table.no_orders();
        for seat in [WHITE, GREEN] {
            table.act(seat, act("fly")).act(seat, act("land earth"));
        }
        assert_eq!([WHITE, GREEN].map(|seat| table.token(seat, Body::Earth)), [0, 2]);
    }
}

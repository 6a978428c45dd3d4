//! Scoring.

use kosmonauts::{Body, CATEGORIES, Return};
use table::{Game, Seat, Seats, Viewer};

use crate::position::*;

/// White's missions are Saturn, Mercury (Alpha) and Jupiter (Beta), Green's Mars, Venus and
/// Saturn. Nobody has a mission on Neptune or, with two players, on Uranus.
#[track_caller]
fn points(table: &Table, seat: Seat, category: &str) -> i32 {
    let index = CATEGORIES.iter().position(|name| *name == category).expect("a category");
    table.standings(Viewer::Spectator).of(seat).points[index]
}

/// Gives tokens to ships whatever lies on the stacks.
fn with_tokens(tokens: &[(Seat, Body, u8)]) -> Table {
    ended(2).given(|game| {
        for (seat, body, value) in tokens {
            game.ships[seat.index()].tokens[*body] = *value;
        }
    })
}

fn winners(table: &Table) -> Vec<Seat> {
    let winners: Seats = table.standings(Viewer::Spectator).winners();
    winners.into_iter().collect()
}

mod kos_score_1 {
    use super::*;

    #[test]
    fn all_landing_tokens_and_the_earth_token_count() {
        let table = with_tokens(&[
            (WHITE, Body::Neptune, 4),
            (WHITE, Body::Uranus, 3),
            (WHITE, Body::Halley, 1),
            (WHITE, Body::Earth, 2),
        ]);
        assert_eq!(table.standings(Viewer::Spectator).of(WHITE).total(), 10);
    }
}

mod kos_score_2 {
    use super::*;

    #[test]
    fn the_first_on_the_body_of_mission_1_gets_two_points() {
        let table = ended(2).given(|game| game.visited(WHITE, &[Body::Saturn]));
        assert_eq!(points(&table, WHITE, "mission_1"), 2);
    }

    #[test]
    fn the_second_gets_none() {
        let table = ended(2).given(|game| {
            game.visited(GREEN, &[Body::Saturn]);
            game.visited(WHITE, &[Body::Saturn]);
        });
        assert_eq!(points(&table, WHITE, "mission_1"), 0);
    }
}

mod kos_score_3 {
    use super::*;

    /// White's points for both decks of Mission 2 when these seats land on both bodies in turn.
    #[track_caller]
    fn mission_2(landings: &[Seat]) -> [i32; 2] {
        let table = ended(4).given(|game| {
            for seat in landings {
                game.visited(*seat, &[Body::Mercury, Body::Jupiter]);
            }
        });
        ["alpha", "beta"].map(|deck| points(&table, WHITE, deck))
    }

    #[test]
    fn the_second_on_the_body_gets_four_points() {
        assert_eq!(mission_2(&[GREEN, WHITE]), [4, 4]);
        assert_eq!(mission_2(&[GREEN, WHITE, RED]), [4, 4]);
    }

    #[test]
    fn the_only_one_on_the_body_gets_four_points() {
        assert_eq!(mission_2(&[WHITE]), [4, 4]);
    }

    #[test]
    fn the_first_of_several_and_the_third_get_none() {
        assert_eq!(mission_2(&[WHITE, GREEN]), [0, 0]);
        assert_eq!(mission_2(&[GREEN, RED, WHITE]), [0, 0]);
    }

    #[test]
    fn somebody_elses_sole_visit_is_worth_nothing() {
        assert_eq!(mission_2(&[GREEN]), [0, 0]);
    }
}

mod kos_score_4 {
    use super::*;

    #[test]
    fn missions_that_failed_cost_nothing() {
        let table = with_tokens(&[(WHITE, Body::Neptune, 1)]);
        assert_eq!(table.standings(Viewer::Spectator).of(WHITE).total(), 1);
    }
}

mod kos_score_5 {
    use super::*;

    #[test]
    fn most_points_win_whoever_returned() {
        let table = with_tokens(&[(WHITE, Body::Neptune, 3), (GREEN, Body::Neptune, 4)])
            .given(|game| game.ships[0].returned = Some(Return::FlightPhase));
        assert_eq!(winners(&table), [GREEN]);
    }
}

mod kos_score_6 {
    use super::*;

    #[test]
    fn of_tied_players_the_one_who_returned_earlier_wins() {
        let earlier_and_later = [
            (Some(Return::EventPhase), Some(Return::FlightPhase)),
            (Some(Return::FlightPhase), Some(Return::PlanetPhase)),
            (Some(Return::PlanetPhase), None),
        ];
        for (green, white) in earlier_and_later {
            // White would win by the next tie-break.
            let table = with_tokens(&[
                (WHITE, Body::Neptune, 4),
                (GREEN, Body::Neptune, 3),
                (GREEN, Body::Uranus, 1),
            ])
            .given(|game| {
                game.ships[0].returned = white;
                game.ships[1].returned = green;
            });
            assert_eq!(winners(&table), [GREEN], "{green:?} before {white:?}");
        }
    }
}

mod kos_score_7 {
    use super::*;

    #[test]
    fn more_tokens_of_value_four_decide_a_tie() {
        let table = with_tokens(&[
            (WHITE, Body::Neptune, 3),
            (WHITE, Body::Uranus, 2),
            (GREEN, Body::Neptune, 4),
            (GREEN, Body::Uranus, 1),
        ]);
        assert_eq!(winners(&table), [GREEN]);
    }

    #[test]
    fn who_is_still_tied_shares_the_victory() {
        let table = with_tokens(&[
            (WHITE, Body::Neptune, 4),
            (WHITE, Body::Uranus, 3),
            (GREEN, Body::Neptune, 3),
            (GREEN, Body::Uranus, 4),
        ]);
        assert_eq!(winners(&table), [WHITE, GREEN]);
    }
}

//! Scoring and winning.

use antarctica::{Antarctica, Building, Phase};
use table::Seat;

use crate::position::*;

const ZONES: usize = 0;
const RESEARCH: usize = 1;
const CARDS: usize = 2;
const DISCARDS: usize = 3;

/// The end of a game as `arrange` wants it.
fn ended(players: u8, arrange: impl FnOnce(&mut Antarctica)) -> Table {
    table(players).given(|game| {
        arrange(game);
        game.phase = Phase::Over;
    })
}

fn stars(game: &mut Antarctica, seat: Seat, names: &[&str]) {
    game.players[seat].building_cards = names.iter().map(|name| card(name)).collect();
}

mod ant_score_1 {
    use super::*;

    #[test]
    fn each_rank_scores_the_value_above_it_and_zero_scores_nothing() {
        let table = ended(4, |game| {
            for (player, discarded) in game.players.iter_mut().zip([4, 1, 3, 0]) {
                player.discarded_cubes = discarded;
            }
        });
        assert_eq!(table.points(DISCARDS), [8, 3, 4, 0]);
    }

    #[test]
    fn a_shared_rank_scores_in_full() {
        let table = ended(4, |game| {
            for (player, discarded) in game.players.iter_mut().zip([2, 2, 1, 1]) {
                player.discarded_cubes = discarded;
            }
        });
        assert_eq!(table.points(DISCARDS), [6, 6, 2, 2]);
    }
}

mod ant_score_2 {
    use super::*;

    #[test]
    fn the_leader_gets_buildings_and_scientists_and_one() {
        let table = ended(3, |game| {
            game.put(z(6), &[Building::Camp, Building::Crane]);
            game.scientists(A, z(6), 3);
            game.scientists(B, z(6), 1);
            game.put(z(0), &[Building::Camp]); // nobody there
        });
        assert_eq!(table.points(ZONES), [7, 3, 0]);
    }
}

mod ant_score_3 {
    use super::*;

    #[test]
    fn the_first_gets_all_cubes_the_others_the_cube_ahead() {
        let table = ended(3, |game| {
            game.cube(A, t(1), 6); // 4
            game.cube(B, t(1), 2); // 1
            game.cube(C, t(1), 1); // 1
        });
        assert_eq!(table.points(RESEARCH), [6, 4, 1]);
    }
}

mod ant_score_4 {
    use super::*;

    #[test]
    fn only_starred_cards_count() {
        let table = ended(2, |game| {
            stars(game, A, &["D09", "P01", "B01"]);
            stars(game, B, &["P02", "B02", "B03", "B04"]);
        });
        assert_eq!(table.points(CARDS), [3, 2]);
    }
}

mod ant_score_5 {
    use super::*;

    #[test]
    fn ships_and_cubes_count_alike() {
        let table = ended(2, |game| {
            game.players[A].discarded_ships = 2;
            game.players[B].discarded_cubes = 3;
        });
        assert_eq!(table.points(DISCARDS), [3, 5]);
    }
}

mod ant_score_6 {
    use super::*;

    #[test]
    fn points_beyond_fifty_are_plain_numbers() {
        let table = ended(2, |game| {
            (0..8).for_each(|zone| game.scientists(A, z(zone), 6));
        });
        assert_eq!(table.scores().of(A).total(), 6 * 7);
        let more = ended(3, |game| (0..8).for_each(|zone| game.scientists(A, z(zone), 6)));
        assert_eq!(more.scores().of(A).total(), 8 * 7);
    }
}

mod ant_score_7 {
    use super::*;

    #[test]
    fn ships_hands_and_supplies_score_nothing_and_nothing_is_final_before_the_end() {
        let table = table(2).given(|game| {
            game.people(A, 9, 0);
            game.players[A].resource_cards = [1, 2].into();
        });
        assert_eq!(table.scores().of(A).total(), 0);
        assert!(!table.scores().is_final);
    }
}

mod ant_win_1 {
    use super::*;

    #[test]
    fn most_points_win() {
        let table = ended(3, |game| game.scientists(B, z(6), 1));
        assert_eq!(table.scores().winners(), table::Seats::only(B));
    }
}

mod ant_win_2 {
    use super::*;

    #[test]
    fn first_places_break_a_tie() {
        // A: one zone for 6 points. B: two zones for 3 points each.
        let table = ended(3, |game| {
            game.scientists(A, z(6), 5);
            game.scientists(B, z(0), 2);
            game.scientists(B, z(1), 2);
        });
        assert_eq!(table.points(ZONES), [6, 6, 0]);
        assert_eq!(table.scores().winners(), table::Seats::only(B));
        assert_eq!(table.scores().of(B).tie_breaks[0], 2);
    }
}

mod ant_win_3 {
    use super::*;

    #[test]
    fn then_building_cards_of_any_kind_and_then_the_victory_is_shared() {
        let tied = |cards: &[&str]| {
            ended(3, |game| {
                game.scientists(A, z(6), 1);
                game.scientists(B, z(0), 1);
                stars(game, B, cards);
            })
        };
        assert_eq!(tied(&["B01"]).scores().winners(), table::Seats::only(B));
        assert_eq!(tied(&[]).scores().winners().len(), 2);
    }
}

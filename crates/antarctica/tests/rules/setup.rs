//! Set-up.

use antarctica::{Action, Antarctica, Building, Outcome, Phase, Pile, Placement, Resource};
use table::{Game, Seed, Turn, Viewer};

use crate::position::*;

mod ant_setup_1 {
    use super::*;

    #[test]
    fn two_players_close_the_zones_in_the_middle_of_top_and_bottom() {
        let mut table = set_up(2, Placement::Free);
        for closed in ["place z1", "place z5"] {
            table.refused_by(A, act(closed), "ANT-SETUP-1");
        }
        table.act(A, act("place z0"));
        assert!(set_up(3, Placement::Free).can(A, act("place z1")));
    }
}

mod ant_setup_2 {
    use super::*;

    fn start(players: u8) -> Vec<Building> {
        let table = set_up(players, Placement::Free);
        let mut all: Vec<Building> =
            table.zones.iter().flat_map(|zone| zone.buildings.iter()).collect();
        assert!(table.zones.iter().all(|zone| zone.buildings.len() <= 1));
        all.sort_by_key(|building| building.index());
        all
    }

    #[test]
    fn one_starting_building_in_each_open_zone() {
        let three = start(3);
        assert_eq!(three.len(), 8);
        assert_eq!(three[..2], [Building::Camp; 2]);
        assert_eq!(three, start(4));
    }

    #[test]
    fn two_players_leave_a_camp_and_the_naval_station_out() {
        let two = start(2);
        assert_eq!(two.len(), 6);
        assert!(!two.contains(&Building::NavalStation));
        assert_eq!(two.iter().filter(|building| **building == Building::Camp).count(), 1);
    }

    #[test]
    fn chance_distributes_them() {
        let table = fresh(3, Placement::Free);
        let mut outcomes = Vec::new();
        table.outcomes(&mut outcomes);
        assert_eq!(outcomes.len(), 7);
        assert!(outcomes.contains(&(Outcome::Start(Building::Camp), 2)));
    }
}

mod ant_setup_3 {
    use super::*;

    #[test]
    fn all_other_buildings_are_in_the_stock() {
        let table = set_up(4, Placement::Free);
        assert_eq!(table.stock.iter().sum::<u8>(), 39);
        assert_eq!(table.stock[Building::Camp], 2);
    }
}

mod ant_setup_4 {
    use super::*;

    #[test]
    fn cards_for_more_players_are_removed() {
        let sizes = |players| {
            let table = fresh(players, Placement::Free);
            table.piles.map(|pile| pile.deck.len())
        };
        assert_eq!([2, 3, 4].map(sizes), [[10, 8, 8], [13, 10, 11], [15, 12, 12]]);
        assert!(!fresh(3, Placement::Free).piles[Pile::Double].deck.contains(card("D10")));
    }
}

mod ant_setup_5 {
    use super::*;

    #[test]
    fn the_top_card_of_each_pile_is_open_and_drawn_by_chance() {
        let table = set_up(4, Placement::Free);
        for pile in Pile::ALL {
            let state = &table.piles[pile];
            assert_eq!(state.top.map(antarctica::CardId::pile), Some(pile));
            assert_eq!(state.deck.len() + 1, table.content().pile(pile, 4).len());
        }
    }
}

mod ant_setup_6 {
    use super::*;

    #[test]
    fn all_thirteen_shipyard_cards_are_used_by_any_number_of_players() {
        for players in 2..=4 {
            assert_eq!(set_up(players, Placement::Free).shipyard.pile.len(), 13);
        }
    }
}

mod ant_setup_7 {
    use super::*;

    #[test]
    fn a_basic_card_each_and_as_many_advanced_cards_in_the_pile() {
        let table = set_up(3, Placement::Free);
        assert_eq!(table.player(C).resource_cards, [1, 0]);
        assert_eq!(table.resource_pile[Resource::Advanced], 3);
        assert_eq!(table.resource_pile[Resource::Basic], 0);
    }
}

mod ant_setup_8 {
    use super::*;

    #[test]
    fn pieces_by_number_of_players() {
        let pieces = |players| {
            let table = set_up(players, Placement::FirstGame);
            let player = table.player(A);
            let on_board = table.berths_of(A).count();
            (player.supply, player.reserve, on_board, player.ships, player.cubes)
        };
        let expected = [(2, 14, 3, 3, 3), (2, 12, 3, 2, 4), (2, 10, 2, 2, 5)];
        assert_eq!([2, 3, 4].map(pieces), expected);
    }
}

mod ant_setup_9 {
    use super::*;

    #[test]
    fn chance_draws_the_first_player_unless_one_is_named() {
        let mut table = Table::new(&Antarctica::options(3));
        table.until(Seed(1), |game| game.phase == Phase::DrawFirstPlayer);
        table.chance(Outcome::FirstPlayer(C));
        assert_eq!(table.decider(), Some(C));
        table.act(C, act("place z0"));
        assert_eq!(table.decider(), Some(A));
    }
}

mod ant_setup_10 {
    use super::*;

    #[test]
    fn a_ship_goes_to_the_end_of_any_open_queue_with_room() {
        let mut table = set_up(3, Placement::Free);
        for seat in [A, B, C] {
            table.act(seat, act("place z6"));
        }
        assert_eq!(table.queue(z(6)), [A, B, C]);
        table.refused_by(C, act("place z6"), "ANT-MOVE-3");
        table.refused_by(C, act("move z5"), "ANT-SETUP-10");
    }
}

mod ant_setup_11 {
    use super::*;

    #[test]
    fn a_first_game_places_the_ships_without_a_decision() {
        let table = set_up(3, Placement::FirstGame);
        let queues = Zone::ALL.map(|zone| table.queue(zone));
        let expected: [&[_]; 8] = [&[C], &[A, A], &[B], &[C], &[C], &[A], &[B], &[B]];
        assert_eq!(queues.each_ref().map(|queue| &queue[..]), expected);
        assert_eq!(table.phase, Phase::Destination);
    }
}

mod ant_setup_12 {
    use super::*;

    #[test]
    fn the_sun_starts_in_z0_and_moves_before_the_first_turn() {
        assert_eq!(fresh(4, Placement::FirstGame).sun, z(0));
        assert_eq!(set_up(4, Placement::FirstGame).sun, z(1));
    }
}

mod ant_setup_13 {
    use super::*;

    #[test]
    fn everybody_starts_with_no_points() {
        let table = set_up(4, Placement::FirstGame);
        assert!(table.scores().scores.iter().all(|score| score.total() == 0));
    }
}

mod ant_setup_14 {
    use super::*;

    #[test]
    fn tracks_for_more_players_are_closed() {
        let open = |players| fresh(players, Placement::Free).open_tracks().iter().count();
        assert_eq!([2, 3, 4].map(open), [3, 4, 5]);
        let table = arrived(2, z(4), |game| {
            game.put(z(4), &[Building::InlandStation]);
        });
        table.refused_by(A, act("research t4"), "ANT-SETUP-14");
    }
}

mod ant_setup_15 {
    use super::*;

    #[test]
    fn the_second_of_two_players_places_a_cube_that_triggers_nothing() {
        let mut table = set_up(2, Placement::FirstGame);
        assert_eq!((table.phase, table.decider()), (Phase::PlaceCube, Some(B)));
        table.refused_by(B, act("advance t4"), "ANT-SETUP-14");
        table.refused_by(B, act("end"), "ANT-SETUP-15");
        table.act(B, Action::Advance(t(2)));
        assert_eq!((table.space(B, t(2)), table.player(B).cubes), (1, 2));
        assert_eq!(table.phase, Phase::Destination);
    }

    #[test]
    fn with_more_players_nobody_does() {
        assert_eq!(set_up(3, Placement::FirstGame).phase, Phase::Destination);
    }
}

mod ant_setup_16 {
    use super::*;

    #[test]
    fn seats_have_different_colors_and_five_piles_lie_on_the_table() {
        let view = set_up(4, Placement::FirstGame).view(Viewer::Spectator);
        let mut colors: Vec<&str> = view.players.iter().map(|player| player.color).collect();
        colors.sort_unstable();
        colors.dedup();
        assert_eq!(colors.len(), 4);
        assert!(view.piles.iter().all(|pile| pile.top.is_some()));
        assert_eq!((view.shipyard_pile, view.resource_pile), (13, [0, 4].into()));
    }
}

#[test]
fn five_cannot_play_and_the_first_player_sits_at_the_table() {
    assert!(Antarctica::new(&Antarctica::options(5)).is_err());
    let options = antarctica::Options { first_player: Some(D), ..Antarctica::options(3) };
    assert!(Antarctica::new(&options).is_err());
    assert_eq!(fresh(2, Placement::Free).turn(), Turn::Chance);
}

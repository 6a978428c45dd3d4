//! The standard content, and what the loader says about mistakes in a content folder.

use std::fs;

use antarctica::{Antarctica, Building, Content, Effect, Options, Pile, Track};
use table::{Content as _, Edition, Game};

const BOARD: usize = 0;
const BUILDINGS: usize = 1;
const BUILDING_CARDS: usize = 2;
const CARDS: usize = 3;
const TRACKS: usize = 4;
const PLACEMENTS: usize = 5;

fn standard() -> &'static Content {
    Edition::<Content>::standard().get()
}

mod decks {
    use super::*;

    #[test]
    fn every_building_of_the_box_comes_at_the_start_or_from_a_card_of_four_players() {
        let cards = || Pile::ALL.into_iter().flat_map(|pile| standard().pile(pile, 4).iter());
        for building in Building::ALL {
            let built = cards().filter(|card| standard().card(*card).builds == building).count();
            let [start, in_box] = [standard().at_start(4), &standard().in_box]
                .map(|counts| usize::from(counts[building.index()]));
            assert_eq!(built + start, in_box, "{building}");
        }
    }

    #[test]
    fn building_everything_leaves_two_scientists_over() {
        for players in 2..=4 {
            let cards =
                Pile::ALL.into_iter().flat_map(|pile| standard().pile(pile, players).iter());
            let needed: u32 = cards.map(|card| u32::from(standard().card(card).scientists)).sum();
            let pieces = standard().pieces(players);
            let all = u32::from(players) * u32::from(pieces.supply + pieces.reserve);
            assert_eq!(all - needed, 2, "{players} players");
        }
    }

    #[test]
    fn stars_in_play_by_number_of_players() {
        let stars = [2, 3, 4].map(|players| {
            let cards =
                Pile::ALL.into_iter().flat_map(|pile| standard().pile(pile, players).iter());
            cards.filter(|card| standard().starred.contains(*card)).count()
        });
        assert_eq!(stars, [10, 13, 16]);
    }
}

mod tracks {
    use super::*;

    #[test]
    fn lengths_and_values() {
        let lengths = Track::ALL.map(|track| standard().tracks[track.index()].len());
        assert_eq!(lengths, [9, 9, 9, 8, 7]);
        for track in &standard().tracks {
            assert_eq!((track.points(0), track.points(1), track.points(track.len())), (0, 1, 7));
        }
    }

    #[test]
    fn each_blue_effect_is_there_once_and_open_to_two_players() {
        for effect in Effect::ALL.into_iter().filter(|effect| effect.is_blue()) {
            let shows = |track: &&Track| {
                let info = &standard().tracks[track.index()];
                (1..=info.len()).any(|space| info.symbol(space) == Some(effect))
            };
            let tracks: Vec<&Track> = Track::ALL.iter().filter(shows).collect();
            assert_eq!(tracks.len(), 1, "{effect}");
            assert!(standard().open_tracks(2).contains(*tracks[0]));
        }
    }
}

mod mistakes {
    use super::*;

    #[track_caller]
    fn check(file: usize, old: &str, new: &str, at: &str, message: &str) {
        testkit::check_mistake::<Content>(Content::FILES[file].0, old, new, at, message);
    }

    #[test]
    fn a_syntax_error() {
        check(BOARD, "pieces: (", "pieces: [", "pieces: [", "Expected opening `(`");
    }

    #[test]
    fn a_word_that_is_no_building() {
        check(BUILDINGS, "building: camp", "building: tent", "tent", "Unexpected variant named");
    }

    #[test]
    fn a_zone_that_stands_twice() {
        let message = "the board has 8 different zones, not 8";
        check(BOARD, "[sw, s, se", "[sw, s, s", "zones:", message);
    }

    #[test]
    fn a_closed_zone_where_the_sun_starts() {
        let message = "two different zones but the first can be closed";
        check(BOARD, "items: [s, n]", "items: [sw, n]", "closed_with_two", message);
    }

    #[test]
    fn more_pieces_than_the_box_holds() {
        let message = "the pieces of 4 players are not in the box";
        check(BOARD, "reserve: 10", "reserve: 15", "players: 4,", message);
    }

    #[test]
    fn a_number_of_players_without_pieces() {
        let line = "(players: 3, supply: 2, reserve: 12, ships_on_board: 3, ships: 2, cubes: 4),";
        check(BOARD, line, "", "pieces:", "3 players have no pieces");
    }

    #[test]
    fn a_building_listed_twice_leaves_another_out() {
        let (old, new) = ("building: crane", "building: camp");
        check(BUILDINGS, old, new, "building: camp,", "camp is listed twice");
        check(BUILDINGS, old, new, "[", "there is no crane");
    }

    #[test]
    fn more_starting_buildings_than_zones() {
        let (old, new) = ("in_box: 4, at_start: 2", "in_box: 4, at_start: 1");
        let message = "7 buildings start with 3 players, but 8 zones are open";
        check(BUILDINGS, old, new, "[", message);
    }

    #[test]
    fn a_building_that_the_box_does_not_hold() {
        let message = "4 players need 7 of plankton_farm, at most 6 fit";
        check(BUILDINGS, "in_box: 7", "in_box: 6", "building: plankton_farm,", message);
    }

    #[test]
    fn a_card_listed_twice() {
        check(BUILDING_CARDS, "\"B02\"", "\"B01\"", "\"B01\"", "B01 is listed twice");
    }

    #[test]
    fn a_name_that_is_no_card() {
        let message = "\"X02\" is not a building card";
        check(BUILDING_CARDS, "\"B02\"", "\"X02\"", "\"X02\"", message);
    }

    #[test]
    fn a_card_with_impossible_numbers() {
        let (old, near) = ("requires: [wind_turbine], scientists: 1, steps", "\"B01\"");
        let none = "requires: [wind_turbine], scientists: 0, steps";
        check(BUILDING_CARDS, old, none, near, "B01 needs 0 scientists");
        let twice = "requires: [wind_turbine, wind_turbine], scientists: 1, steps";
        check(BUILDING_CARDS, old, twice, near, "B01 requires the same building twice");
        let message = "B01 is for 5 players";
        check(BUILDING_CARDS, "star: false, players: 2", "star: false, players: 5", near, message);
    }

    #[test]
    fn too_many_shipyard_cards() {
        let message = "there are 17 shipyard cards, at most 16 fit";
        check(CARDS, "copies: 6", "copies: 10", "shipyard", message);
    }

    #[test]
    fn a_kind_of_card_listed_twice() {
        let (old, new) = ("card: send_scientist", "card: icebreaker");
        check(CARDS, old, new, "card: icebreaker,", "icebreaker is listed twice");
        let message = "basic_resource must be listed once";
        check(CARDS, "card: advanced", "card: basic", "resources", message);
    }

    #[test]
    fn too_few_resource_cards_or_two_for_one_building() {
        let message = "there are 3 of advanced_resource, everybody needs one";
        check(CARDS, "advanced, copies: 4", "advanced, copies: 3", "resources", message);
        let message = "crane is replaced twice";
        check(CARDS, "[laboratory, factory]", "[laboratory, crane]", "resources", message);
    }

    #[test]
    fn a_track_that_is_missing() {
        check(TRACKS, "\"t2\"", "\"t9\"", "[", "t2 must be listed once");
    }

    #[test]
    fn a_track_with_impossible_spaces() {
        let near = "track: \"t5\"";
        let message = "t5 has 3 spaces, 4 to 15 are possible";
        check(TRACKS, "[1, 2, 3, 4, 5, 6, 7]", "[1, 2, 3]", near, message);
    }

    #[test]
    fn a_track_with_an_icon_that_is_no_station() {
        let message = "t1 shows camp, no station";
        check(TRACKS, "[inland_station]", "[camp]", "track: \"t1\"", message);
    }

    #[test]
    fn symbols_that_cannot_be() {
        let near = "track: \"t1\"";
        let old = "(space: 3, color: red, effect: gain_scientist)";
        let first = "(space: 1, color: red, effect: gain_scientist)";
        check(TRACKS, old, first, near, "t1 cannot have a symbol on space 1");
        let blue = "(space: 3, color: blue, effect: gain_scientist)";
        check(TRACKS, old, blue, near, "t1 shows gain_scientist in the wrong color");
        let twice = "(space: 5, color: red, effect: gain_scientist)";
        check(TRACKS, old, twice, near, "t1 has two symbols on space 5");
    }

    #[test]
    fn more_effects_than_can_wait() {
        let message = "39 effects could wait, at most 32 fit";
        let old = "blue, effect: move_ship";
        let advance = "blue, effect: advance_three";
        let mut text = Content::FILES[TRACKS].1.replacen(old, advance, 1);
        text = text.replacen("blue, effect: draft_shipyard", advance, 1);
        check(TRACKS, Content::FILES[TRACKS].1, &text, "symbols", message);
    }

    #[test]
    fn placements_that_are_not_fair() {
        let message = "the order \"ABBAAA\" does not place 3 ships of 2 players";
        check(PLACEMENTS, "ABBAAB", "ABBAAA", "players: 2,", message);
        let message = "\"A\" cannot stand in z1 with 2 players";
        check(PLACEMENTS, "(\"B\", \"\"", "(\"B\", \"A\"", "players: 2,", message);
        let message = "a first game does not place 2 ships of 4 players";
        check(PLACEMENTS, "\"D\", \"D\"", "\"D\", \"C\"", "players: 4,", message);
        check(PLACEMENTS, "players: 3,", "players: 5,", "[", "3 players must be listed once");
    }
}

mod folders {
    use super::*;

    #[test]
    fn a_folder_replaces_the_files_it_holds_and_only_those() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let text =
            Content::FILES[CARDS].1.replace("icebreaker, copies: 6", "icebreaker, copies: 5");
        fs::write(folder.path().join("cards.ron"), text).expect("a written file");
        let edition = Edition::<Content>::load(folder.path()).expect("valid content");
        assert_eq!(edition.shipyard.len(), 12);
        assert_eq!(edition.in_box, standard().in_box);
        let options = Options { content: edition, ..Antarctica::options(2) };
        let saved = serde_json::to_string(&options).expect("options can be saved");
        let loaded: Options = serde_json::from_str(&saved).expect("a loaded edition");
        assert_eq!(loaded.content.shipyard.len(), 12);
    }
}

#[test]
fn a_folder_without_content_is_refused_by_name() {
    testkit::check_folders::<Content>();
}

/// Stored matches name their content by this number.
#[test]
fn every_released_edition_is_found_by_its_name() {
    testkit::check_releases::<Content>();
    assert_eq!(Edition::<Content>::standard().id(), "814c20f898bab1d2");
}

//! The standard content, and what the loader says about mistakes in a content folder.

use std::fs;

use aquasphere::{
    AquaSphere, Capacity, Content, Options, Program, ProgramCard, Programs, ROUNDS, Room, Sector,
    Tile,
};
use table::{Content as _, Edition, Game, Seed};

const HEADQUARTERS: &str = "headquarters.ron";
const STATION: &str = "station.ron";
const PLAYER_BOARD: &str = "player_board.ron";
const LAB_TILES: &str = "lab_tiles.ron";
const RESEARCH_CARDS: &str = "research_cards.ron";
const CENTER_TILES: &str = "center_tiles.ron";
const SETUP: &str = "setup.ron";

fn standard() -> &'static Content {
    Edition::<Content>::standard().get()
}

mod program_cards {
    use super::*;

    #[test]
    fn every_program_stands_in_every_room_once() {
        for room in Room::ALL {
            let programs: Programs =
                ProgramCard::ALL.iter().map(|card| standard().program_cards[*card][room]).collect();
            assert_eq!(programs, Programs::ALL, "{room}");
        }
    }

    #[test]
    fn every_pair_of_programs_shares_a_middle_row_once() {
        let middle = |card: &ProgramCard| {
            let rooms = [Room::M1, Room::M2, Room::M3].into_iter();
            rooms.map(|room| standard().program_cards[*card][room]).collect::<Programs>()
        };
        for one in Program::ALL {
            for other in Program::ALL.into_iter().filter(|other| *other != one) {
                let pair = Programs::only(one).with(other);
                let shared =
                    ProgramCard::ALL.iter().filter(|card| pair.minus(middle(card)).is_empty());
                assert_eq!(shared.count(), 1, "{one} and {other}");
            }
        }
    }
}

mod tiles {
    use super::*;

    #[test]
    fn letters_are_spread_evenly() {
        for sector in Sector::ALL {
            let tiles = standard().tiles.iter();
            assert_eq!(tiles.filter(|tile| tile.letters.contains(sector)).count(), 5, "{sector}");
        }
    }

    #[test]
    fn three_tiles_have_two_letters_and_three_have_none() {
        let count = |letters: u32| {
            standard().tiles.iter().filter(|tile| tile.letters.len() == letters).count()
        };
        assert_eq!((count(0), count(1), count(2)), (3, 24, 3));
        let crystal = Capacity { crystals: 1, ..Capacity::default() };
        assert_eq!(standard().tiles[Tile::L10].adds, crystal);
    }
}

mod center {
    use super::*;

    #[test]
    fn every_sector_is_fed_time_and_four_players_no_submarine() {
        for players in 2..=4 {
            for round in 1..ROUNDS {
                let feeds = standard().feeds(players, round);
                assert!(
                    feeds.iter().all(|feed| feed.time >= 2),
                    "{players} players, round {round}"
                );
                let submarines = feeds.iter().filter(|feed| feed.submarine).count();
                assert_eq!(submarines, 4 - usize::from(players));
            }
        }
        assert_eq!(standard().values, [2, 3, 4, 5]);
    }
}

mod mistakes {
    use super::*;

    #[track_caller]
    fn check(file: &str, old: &str, new: &str, at: &str, message: &str) {
        testkit::check_mistake::<Content>(file, old, new, at, message);
    }

    #[test]
    fn a_syntax_error() {
        check(STATION, "locks: (", "locks: [", "locks: [", "Expected opening `(`");
    }

    #[test]
    fn a_word_that_is_no_program() {
        check(
            STATION,
            "programs: lab",
            "programs: lap",
            "programs: lap",
            "Unexpected variant named",
        );
    }

    #[test]
    fn a_room_that_is_missing_or_leads_nowhere() {
        check(HEADQUARTERS, "room: m1", "room: m2", "rooms:", "m1 must be listed once");
        let message = "b1 needs two arrows or none, and a neighbor";
        check(HEADQUARTERS, "arrows: [m1, m2]", "arrows: [m1]", "room: b1", message);
        check(HEADQUARTERS, "arrows: [m1, m2]", "arrows: [m1, m1]", "room: b1", message);
        let message = "m1 needs two arrows or none, and a neighbor";
        check(HEADQUARTERS, "arrows: [t1, t2]", "arrows: [t1, t1]", "room: m1", message);
        let message = "two arrows lead from the start";
        check(HEADQUARTERS, "items: [b1, b2]", "items: [b1, b2, b2]", "start:", message);
        let message = "three moves must lead through all rooms and no further";
        check(HEADQUARTERS, "arrows: [m2, m3]", "arrows: [m1, m2]", "start:", message);
        let message = "the neighbors of b1 must be in its row";
        check(HEADQUARTERS, "beside: [b2]", "beside: [m1]", "room: b1", message);
    }

    #[test]
    fn a_step_sideways_without_a_way_back() {
        let message = "m2 is a neighbor of m1, which is none of m2";
        check(
            HEADQUARTERS,
            "beside: [m2]",
            "beside: [m2, m3]",
            "room: m1",
            "m1 is a neighbor of m3",
        );
        check(HEADQUARTERS, "beside: [m2]", "beside: [m3]", "room: m2", message);
    }

    #[test]
    fn a_program_card_that_lacks_a_program() {
        let (old, new) = ("(octopod, submarine, lab,", "(octopod, submarine, octopod,");
        check(HEADQUARTERS, old, new, "card: PC1", "PC1 has no room for lab");
        check(HEADQUARTERS, "card: PC2", "card: PC1", "program_cards:", "PC2 must be listed once");
    }

    #[test]
    fn lines_that_do_not_ascend_or_lie_beside_the_track() {
        let old = "[10, 20, 30, 40, 50]";
        for new in ["[10, 10]", "[0, 10]", "[10, 51]", "[]"] {
            check(HEADQUARTERS, old, new, "red_lines:", &format!("{new} must ascend"));
        }
    }

    #[test]
    fn a_sector_that_is_missing_or_programs_itself() {
        check(STATION, "sector: B", "sector: A", "sectors:", "A must be listed once");
        let message = "the white area of A cannot program itself";
        check(STATION, "A, programs: time", "A, programs: program", "sector: A", message);
    }

    #[test]
    fn a_lock_that_is_too_dear() {
        let message = "a lock of value 3 is dearer than 2";
        check(STATION, "(1, 2, 1, 0, 2, 1)", "(1, 3, 1, 0, 2, 1)", "locks:", message);
    }

    #[test]
    fn submarine_spaces_and_docks_that_cannot_be() {
        let message = "submarine_costs has 3 numbers instead of 4";
        check(STATION, "[1, 2, 3, 4]", "[1, 2, 3]", "submarine_costs", message);
        let message = "the costs of submarine spaces must ascend";
        check(STATION, "[1, 2, 3, 4]", "[1, 3, 2, 4]", "submarine_costs", message);
        let message = "docks for [2, 3, 5] robots cannot hold one of each color";
        check(STATION, "[2, 4, 5]", "[2, 3, 5]", "dock_limits", message);
    }

    #[test]
    fn columns_that_do_not_hold_fifteen() {
        let message = "storage has 16 spaces instead of 15";
        check(PLAYER_BOARD, "[2, 2, 2, 3, 3, 3]", "[2, 2, 2, 3, 3, 4]", "storage_columns", message);
        let message = "storage_columns has 5 numbers instead of 6";
        check(PLAYER_BOARD, "[2, 2, 2, 3, 3, 3]", "[3, 3, 3, 3, 3]", "storage_columns", message);
    }

    #[test]
    fn more_time_than_a_base_lab_holds() {
        let message = "5 time markers do not fit in a base lab";
        check(SETUP, "    time: 4,", "    time: 5,", "time:", message);
        let message = "a sector starts with more than 9 of a kind";
        check(SETUP, "octopods: 1", "octopods: 10", "start_sector:", message);
    }

    #[test]
    fn tiles_that_cannot_be() {
        check(LAB_TILES, "tile: L02", "tile: L01", "items:", "L01 must be listed once");
        let message = "L25 can have no, one or two different letters";
        check(LAB_TILES, "letters: [A, B]", "letters: [A, A]", "tile: L25", message);
        check(LAB_TILES, "letters: [A, B]", "letters: [A, B, C]", "tile: L25", message);
        let message = "L01 adds more than 9 of a kind";
        check(LAB_TILES, "adds: (cards: 1)", "adds: (cards: 10)", "tile: L01", message);
        let message = "Unexpected field named `robots`";
        check(LAB_TILES, "adds: (cards: 1)", "adds: (robots: 1)", "tile: L01", message);
    }

    #[test]
    fn a_base_lab_that_never_fills() {
        let message = "a base lab has room for 255 of a kind";
        check(PLAYER_BOARD, "crystals: 2", "crystals: 255", "capacity:", message);
    }

    #[test]
    fn cards_and_rounds_that_bring_too_much() {
        let message = "R24 brings 250, not 1 to 50";
        check(RESEARCH_CARDS, "octopus(points(3))", "octopus(points(250))", "card: R24", message);
        let message = "R23 brings 10, not 1 to 9";
        let (old, new) = ("octopus(crystals(1))", "octopus(crystals(10))");
        check(RESEARCH_CARDS, old, new, "card: R23", message);
        let message = "R01 brings 0, not 1 to 9";
        check(
            RESEARCH_CARDS,
            "engineer(lab, time(2))",
            "engineer(lab, time(0))",
            "card: R01",
            message,
        );
        let message = "a round of value 250 is dearer than 50";
        check(CENTER_TILES, "[2, 3, 4, 5]", "[2, 3, 4, 250]", "values", message);
    }

    #[test]
    fn cards_that_do_the_same() {
        let message = "R01 and R02 do the same";
        check(
            RESEARCH_CARDS,
            "engineer(time, time(2))",
            "engineer(lab, time(1))",
            "card: R02",
            message,
        );
        check(RESEARCH_CARDS, "card: R02", "card: R01", "items:", "R02 must be listed once");
    }

    #[test]
    fn feeds_that_cannot_be() {
        check(
            CENTER_TILES,
            "round: 2",
            "round: 1",
            "feeds:",
            "round 1 of 2 players must be listed once",
        );
        let message = "an edge feeds more than 9 of a kind";
        check(CENTER_TILES, "time: (3, 2, 2", "time: (30, 2, 2", "players: 2", message);
        let message = "an edge feeds one neutral submarine at most";
        let old = "submarines: (0, 1, 0, 0, 1, 0)";
        check(CENTER_TILES, old, "submarines: (0, 2, 0, 0, 1, 0)", "players: 2", message);
        let text = Content::FILES.iter().find(|(name, _)| *name == CENTER_TILES).expect("a file").1;
        let many = text.replacen(old, "submarines: (1, 1, 1, 1, 1, 1)", 1).replacen(
            "submarines: (0, 0, 1, 0, 0, 1)",
            "submarines: (1, 1, 1, 1, 1, 1)",
            1,
        );
        check(CENTER_TILES, text, &many, "players: 2", "14 neutral submarines come with 2 players");
        let values = "values has 3 numbers instead of 4";
        check(CENTER_TILES, "[2, 3, 4, 5]", "[2, 3, 4]", "values", values);
    }
}

mod folders {
    use super::*;

    #[test]
    fn a_folder_replaces_the_files_it_holds_and_only_those() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file =
            |name: &str| Content::FILES.iter().find(|(file, _)| *file == name).expect("a file").1;
        let lines = file(HEADQUARTERS).replace("[10, 20, 30, 40, 50]", "[13, 26, 39]");
        fs::write(folder.path().join(HEADQUARTERS), lines).expect("a written file");
        let locks = file(STATION).replace("by_sector(", "by_joint(");
        fs::write(folder.path().join(STATION), locks).expect("a written file");
        let content = Edition::<Content>::load(folder.path()).expect("valid content");
        assert_eq!((content.next_line(0), content.next_line(39)), (13, 63));
        assert_eq!(content.values, standard().values);
        // Whole games are played with it, audited at every step.
        let options = Options { content, ..AquaSphere::options(3) };
        for seed in 0..20 {
            testkit::examine::<AquaSphere>(
                &options,
                Seed(seed),
                testkit::Scrutiny::Rotating { one_in: 50 },
            )
            .unwrap_or_else(|violation| panic!("{violation}"));
        }
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
    assert_eq!(Edition::<Content>::standard().id(), "47a24acd1a0c6498");
}

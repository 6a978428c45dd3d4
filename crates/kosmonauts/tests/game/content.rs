//! The standard board and decks, and what the loader says about mistakes in a content folder.

use std::collections::HashSet;
use std::f64::consts::TAU;
use std::fs;

use kosmonauts::{Bodies, Body, Content, Hex, Kosmonauts, Options, Region};
use table::{Content as _, Edition, Game};

const BOARD: usize = 0;
const ORBITS: usize = 1;
const EVENTS: usize = 2;
const MISSIONS: usize = 3;
const TOKENS: usize = 4;

fn standard() -> &'static Content {
    Edition::<Content>::standard().get()
}

/// The squared distance from the Sun.
fn norm(hex: Hex) -> i32 {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    q * q + q * r + r * r
}

/// The next hex of a closed loop for every hex of it.
fn steps(fields: &[Hex]) -> impl Iterator<Item = (Hex, Hex)> {
    fields.iter().copied().zip(fields.iter().copied().cycle().skip(1))
}

mod board {
    use super::*;

    #[test]
    fn the_map_has_462_fields_in_a_circle_around_the_sun() {
        let hexes: Vec<Hex> = standard().hexes().map(|(hex, _)| hex).collect();
        let radius = -15..=15;
        let circle = radius.clone().flat_map(|r| radius.clone().map(move |q| Hex::new(q, r)));
        assert_eq!(hexes, circle.filter(|hex| norm(*hex) <= 127).collect::<Vec<_>>());
        let is_field = |(_, region): &(Hex, Region)| *region != Region::Sun;
        assert_eq!(standard().hexes().filter(is_field).count(), 462);
    }

    #[test]
    fn the_sun_has_six_dangerous_neighbors() {
        let near = standard().hexes().filter(|(_, region)| *region == Region::NearSun);
        let norms: Vec<i32> = near.map(|(hex, _)| norm(hex)).collect();
        assert_eq!(norms, [1; 6]);
    }

    #[test]
    fn the_belt_is_a_closed_chain_of_42_hexes_between_mars_and_jupiter() {
        let belt: HashSet<Hex> = standard()
            .hexes()
            .filter(|(_, region)| *region == Region::AsteroidBelt)
            .map(|(hex, _)| hex)
            .collect();
        assert_eq!(belt.len(), 42);
        assert!(belt.iter().all(|hex| (31..=39).contains(&norm(*hex))));
        // Without one hex the rest of the chain still hangs together, whichever it is.
        for gap in &belt {
            let rest: HashSet<Hex> = belt.iter().copied().filter(|hex| hex != gap).collect();
            assert_eq!(connected(&rest).len(), 41, "without {gap}");
        }
    }

    /// The hexes that can be reached from one of them by steps within the set.
    fn connected(hexes: &HashSet<Hex>) -> HashSet<Hex> {
        let mut open: Vec<Hex> = hexes.iter().copied().take(1).collect();
        let mut seen: HashSet<Hex> = open.iter().copied().collect();
        while let Some(hex) = open.pop() {
            for next in hexes.iter().filter(|next| next.distance(hex) == 1) {
                if seen.insert(*next) {
                    open.push(*next);
                }
            }
        }
        seen
    }
}

mod orbits {
    use super::*;

    struct Expected {
        body: Body,
        fields: usize,
        norms: (i32, i32),
        steps: &'static [u8],
    }

    const HALLEY_STEPS: &[u8] = &[3, 4, 3, 2, 2, 2, 2, 1, 2, 2, 1, 2, 2, 2, 2, 3, 4, 3];

    /// Number of fields, nearest and farthest squared distance, step lengths over and over.
    fn expected() -> [Expected; 9] {
        let orbit = |body, fields, norms, steps| Expected { body, fields, norms, steps };
        [
            orbit(Body::Mercury, 6, (4, 4), &[2]),
            orbit(Body::Venus, 9, (7, 9), &[2]),
            orbit(Body::Earth, 12, (13, 13), &[2]),
            orbit(Body::Mars, 16, (19, 27), &[2]),
            orbit(Body::Jupiter, 18, (49, 49), &[3, 2, 3]),
            orbit(Body::Saturn, 20, (63, 76), &[3]),
            orbit(Body::Uranus, 22, (79, 93), &[3]),
            orbit(Body::Neptune, 24, (97, 108), &[3]),
            orbit(Body::Halley, 18, (9, 124), HALLEY_STEPS),
        ]
    }

    #[test]
    fn every_orbit_has_its_number_of_fields_and_all_are_different() {
        for Expected { body, fields, .. } in expected() {
            let orbit = standard().orbit(body);
            assert_eq!(orbit.len(), fields, "{body}");
            assert_eq!(orbit.iter().collect::<HashSet<_>>().len(), fields, "{body}");
        }
    }

    #[test]
    fn every_orbit_keeps_its_distance_from_the_sun() {
        for Expected { body, norms, .. } in expected() {
            let distances = || standard().orbit(body).iter().map(|hex| norm(*hex));
            assert_eq!((distances().min(), distances().max()), (Some(norms.0), Some(norms.1)));
        }
    }

    #[test]
    fn every_body_takes_its_steps() {
        for Expected { body, steps: lengths, .. } in expected() {
            let taken = steps(standard().orbit(body)).map(|(from, to)| from.distance(to));
            assert!(
                taken.eq(lengths.iter().copied().cycle().take(standard().orbit(body).len())),
                "{body}"
            );
        }
    }

    #[test]
    fn planets_run_counter_clockwise_and_the_comet_clockwise_once_around_the_sun() {
        // r grows downwards, so that a turn against the clock makes the angle grow.
        let angle = |hex: Hex| {
            let (q, r) = (f64::from(hex.q), f64::from(hex.r));
            (-1.5 * r).atan2(3_f64.sqrt() * (q + r / 2.0))
        };
        for body in Body::ALL {
            let turn: f64 = steps(standard().orbit(body))
                .map(|(from, to)| (angle(to) - angle(from) + TAU / 2.0).rem_euclid(TAU) - TAU / 2.0)
                .sum();
            let expected = if body == Body::Halley { -TAU } else { TAU };
            assert!((turn - expected).abs() < 1e-9, "{body} turns by {turn}");
        }
    }

    #[test]
    fn planets_share_no_field_and_the_comet_one_with_venus() {
        let shared: Vec<(Hex, Vec<Body>)> = standard()
            .hexes()
            .map(|(hex, _)| (hex, standard().orbits_through(hex).iter().collect()))
            .filter(|(_, bodies): &(Hex, Vec<Body>)| bodies.len() > 1)
            .collect();
        assert_eq!(shared, [(Hex::new(3, 0), vec![Body::Venus, Body::Halley])]);
    }

    #[test]
    fn every_field_is_open_space() {
        for body in Body::ALL {
            for hex in standard().orbit(body) {
                assert_eq!(standard().region(*hex), Region::Open, "{body} {hex}");
            }
        }
    }
}

mod decks {
    use super::*;

    #[test]
    fn twelve_winds_come_once_and_the_other_six_events_three_times() {
        let copies = standard().events;
        assert_eq!(copies[..12], [1; 12]);
        assert_eq!(copies[12..], [3; 6]);
    }

    #[test]
    fn mission_1_shows_every_target_body_and_the_decks_of_mission_2_half_of_them_each() {
        let Content { mission_1, alpha, beta, .. } = standard();
        assert_eq!(*mission_1, Bodies::TARGETS);
        assert_eq!((alpha.len(), beta.len()), (4, 4));
        assert_eq!(alpha.iter().chain(beta.iter()).collect::<Bodies>(), Bodies::TARGETS);
    }

    #[test]
    fn tokens_fall_from_four_to_one_and_those_of_earth_are_worth_two() {
        assert_eq!(standard().tokens, [4, 3, 2, 1]);
        assert_eq!(standard().earth_token, 2);
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
        check(BOARD, "rows: (", "rows: [", "rows: [", "Expected opening `(`");
    }

    #[test]
    fn an_unknown_field() {
        check(TOKENS, "earth:", "moon:", "moon:", "Unexpected field named `moon`");
    }

    #[test]
    fn a_word_that_is_no_body() {
        check(ORBITS, "body: mars", "body: pluto", "pluto", "Unexpected variant named `pluto`");
    }

    #[test]
    fn a_word_that_is_no_card() {
        check(EVENTS, "EV-FLARE", "EV-COMET", "EV-COMET", "\"EV-COMET\" is not an event card");
    }

    #[test]
    fn a_row_too_long() {
        let message = "row (0, -11, 16) goes beyond 15";
        check(BOARD, "(0, -11, 11)", "(0, -11, 16)", "(0, -11, 16)", message);
    }

    #[test]
    fn a_dangerous_hex_off_the_map() {
        let message = "dangerous hex (12,0) is off the map or listed twice";
        check(BOARD, "(6, 0), (6, -1)", "(12, 0), (6, -1)", "(12, 0)", message);
    }

    #[test]
    fn a_dangerous_hex_listed_twice() {
        let message = "dangerous hex (6,-1) is off the map or listed twice";
        check(BOARD, "(6, 0), (6, -1)", "(6, -1), (6, -1)", "(6, -1)", message);
    }

    #[test]
    fn an_orbit_field_off_the_map() {
        let message = "mars field 0 (12,0) is not a hex of the map";
        check(ORBITS, "(5, 0), (5, -2)", "(12, 0), (5, -2)", "body: mars", message);
        let message = "mars field 0 (99,0) is not a hex of the map";
        check(ORBITS, "(5, 0), (5, -2)", "(99, 0), (5, -2)", "body: mars", message);
    }

    #[test]
    fn an_orbit_field_on_the_sun() {
        let message = "mars field 0 (0,0) is not a hex of the map";
        check(ORBITS, "(5, 0), (5, -2)", "(0, 0), (5, -2)", "body: mars", message);
    }

    #[test]
    fn an_orbit_field_that_stands_twice() {
        let message = "mars field 1 (5,0) stands twice in its orbit";
        check(ORBITS, "(5, 0), (5, -2)", "(5, 0), (5, 0)", "body: mars", message);
    }

    #[test]
    fn a_body_with_two_orbits_leaves_another_without() {
        check(ORBITS, "body: mars", "body: venus", "body: venus", "venus has two orbits");
        check(ORBITS, "body: mars", "body: venus", "[", "mars has no orbit");
    }

    #[test]
    fn an_orbit_without_fields() {
        let fields = "(2, 0), (2, -2), (0, -2), (-2, 0), (-2, 2), (0, 2),";
        let message = "mercury has 0 fields, 1 to 24 are possible";
        check(ORBITS, fields, "", "body: mercury", message);
    }

    #[test]
    fn an_event_listed_twice() {
        check(EVENTS, "EV-FLARE", "EV-BOOST", "EV-BOOST", "EV-BOOST is listed twice");
    }

    #[test]
    fn a_deck_too_small() {
        let (start, _) = Content::FILES[EVENTS].1.split_once('[').expect("a list");
        let deck = &Content::FILES[EVENTS].1[start.len()..];
        let three = "[(card: \"EV-BOOST\", copies: 3, provenance: design)]";
        check(EVENTS, deck, three, "[", "the deck has 3 cards, 4 to 200 are possible");
    }

    #[test]
    fn a_mission_deck_of_the_wrong_size() {
        let message = "beta shows 3 different bodies, it must show 4";
        check(MISSIONS, "uranus, neptune]),\n)", "uranus]),\n)", "beta", message);
        let message = "alpha shows 3 different bodies, it must show 4";
        check(MISSIONS, "mars, halley])", "mars, mars])", "alpha", message);
    }

    #[test]
    fn a_mission_to_earth() {
        let message = "alpha shows earth, which is no target body";
        check(MISSIONS, "mars, halley])", "mars, earth])", "alpha", message);
    }

    #[test]
    fn a_body_in_both_decks_of_mission_2() {
        let message = "saturn stands in both decks of Mission 2";
        check(MISSIONS, "mars, halley])", "mars, saturn])", "beta", message);
    }

    #[test]
    fn token_values_that_do_not_fall() {
        let message = "the token values [4, 3, 3, 1] do not fall from top to bottom";
        check(TOKENS, "(4, 3, 2, 1)", "(4, 3, 3, 1)", "target_body", message);
        let message = "the token values [4, 3, 2, 0] do not fall from top to bottom";
        check(TOKENS, "(4, 3, 2, 1)", "(4, 3, 2, 0)", "target_body", message);
    }

    #[test]
    fn earth_tokens_that_differ() {
        let message = "the earth tokens [2, 2, 2, 1] differ or are worth nothing";
        check(TOKENS, "(2, 2, 2, 2)", "(2, 2, 2, 1)", "earth", message);
    }
}

mod folders {
    use super::*;

    /// Tokens of other values.
    fn changed_tokens() -> String {
        Content::FILES[TOKENS].1.replace("(2, 2, 2, 2)", "(3, 3, 3, 3)")
    }

    #[test]
    fn a_folder_replaces_the_files_it_holds_and_only_those() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        fs::write(folder.path().join("tokens.ron"), changed_tokens()).expect("a written file");
        let edition = Edition::<Content>::load(folder.path()).expect("valid content");
        assert_eq!(edition.earth_token, 3);
        assert_eq!(edition.orbit(Body::Mars), standard().orbit(Body::Mars));
        assert_ne!(edition.id(), Edition::<Content>::standard().id());
    }

    #[test]
    fn a_mistake_in_a_folder_names_file_and_line() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let text = changed_tokens().replace("(4, 3, 2, 1)", "(1, 2, 3, 4)");
        fs::write(folder.path().join("tokens.ron"), text).expect("a written file");
        let error = Edition::<Content>::load(folder.path()).expect_err("a mistake");
        let message = "tokens.ron:4: the token values [1, 2, 3, 4] do not fall from top to bottom";
        assert_eq!(error.to_string(), message);
    }
}

mod saved_options {
    use super::*;

    fn saved(options: &Options) -> String {
        serde_json::to_string(options).expect("options can be saved")
    }

    #[test]
    fn options_keep_a_loaded_edition() {
        let mut texts: Vec<&str> = Content::FILES.iter().map(|(_, text)| *text).collect();
        let orbits = texts[ORBITS].replace("(5, 0), (5, -2)", "(6, 0), (5, -2)");
        texts[ORBITS] = &orbits;
        let content = Edition::from_texts(&texts).expect("valid content");
        let options = Options { content, ..Kosmonauts::options(2) };
        let loaded: Options = serde_json::from_str(&saved(&options)).expect("a loaded edition");
        assert_eq!(loaded.content.orbit(Body::Mars)[0], Hex::new(6, 0));
    }

    #[test]
    fn an_edition_that_is_not_loaded_is_refused_with_its_fingerprint() {
        let options = Kosmonauts::options(2);
        let text = saved(&options).replace(&options.content.id(), "0123456789abcdef");
        let error = serde_json::from_str::<Options>(&text).expect_err("another edition");
        let message = "content 0123456789abcdef is not loaded; \
                       name the folder that holds it with --content";
        assert!(error.to_string().starts_with(message), "{error}");
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
    assert_eq!(Edition::<Content>::standard().id(), "dd7e3071e0d2d306");
}

//! The standard content, and what the loader says about mistakes in a content folder.

use frostpunk::{
    Building, Content, Difficulty, DuskCard, Expedition, Frostpunk, MorningCard, Op, Scenario,
    Society, Tile, WeatherCard,
};
use table::{Edition, Game};

fn standard() -> &'static Content {
    Edition::<Content>::standard().get()
}

mod decks {
    use super::*;

    #[test]
    fn the_weather_moves_as_far_as_the_rules_say() {
        let mut sums = [0_u8; 6];
        for card in WeatherCard::ALL {
            let weather = standard().weather(card);
            let [red, orange, yellow] = weather.indicators;
            let values = [weather.cold, red, orange, yellow, weather.scouts, weather.storm];
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        assert_eq!(sums, [7, 3, 4, 6, 26, 9]);
    }

    #[test]
    fn near_tiles_are_modest_and_far_ones_rich() {
        let totals = |near: bool| {
            let mut totals = [0_u8; 5];
            for tile in Tile::stack(near).iter() {
                let info = standard().tile(tile);
                for (good, count) in info.fields.into_iter().flatten() {
                    totals[good.index()] += count;
                }
                totals[4] += info.food;
            }
            totals
        };
        assert_eq!(totals(true), [13, 23, 0, 10, 13]);
        assert_eq!(totals(false), [17, 36, 3, 28, 24]);
    }

    #[test]
    fn every_card_with_options_can_always_be_answered() {
        let cards = MorningCard::ALL.map(|card| standard().morning(card));
        let dusk = DuskCard::ALL.map(|card| standard().dusk(card));
        for card in cards.into_iter().chain(dusk) {
            let is_free = |option: &frostpunk::CardOption| {
                option.req.count == 0 && option.cost == frostpunk::Cost::default()
            };
            assert!(card.options.is_empty() || card.options.iter().any(is_free));
        }
        for card in Expedition::ALL {
            let ways = &standard().expedition(card).options;
            assert!(ways.iter().any(|way| way.returns && way.cost == frostpunk::Cost::default()));
        }
    }

    #[test]
    fn an_added_dusk_card_has_an_origin() {
        let sources = |card: DuskCard| -> Vec<&str> {
            let mut sources: Vec<&str> = standard()
                .ops
                .iter()
                .enumerate()
                .filter(|(_, op)| **op == Op::AddDusk(card))
                .filter_map(|(at, _)| standard().origin(frostpunk::Block(at as u16)))
                .map(frostpunk::Card::name)
                .collect();
            sources.dedup();
            sources
        };
        assert_eq!(sources(DuskCard::Z002), ["P001"]);
        assert_eq!(sources(DuskCard::Z037), ["P022"]);
        assert_eq!(sources(DuskCard::Z039), ["Z038"]);
        assert_eq!(sources(DuskCard::Z050), ["P031", "IV/11"]);
        assert_eq!(sources(DuskCard::Z060), ["EC12", "I/05"]);
    }

    #[test]
    fn operations_are_small() {
        assert!(size_of::<Op>() <= 16, "{}", size_of::<Op>());
    }
}

mod boxes {
    use super::*;

    #[test]
    fn society_one_is_that_of_the_rulebook() {
        let society = standard().society(Society::I, Difficulty::Normal);
        assert_eq!(*society.people, [22, 12, 8]);
        assert_eq!(*society.goods, [4, 5, 0, 0, 8]);
        assert_eq!((society.deaths, society.tokens), (1, [(2, 2), (2, 1)]));
    }

    #[test]
    fn every_scenario_of_the_content_can_be_set_up() {
        for scenario in Scenario::ALL {
            let options = frostpunk::Options { scenario, ..Frostpunk::options(2) };
            assert!(Frostpunk::new(&options).is_ok(), "{scenario}");
        }
    }

    #[test]
    fn only_what_has_an_upgraded_side_is_upgraded() {
        let upgraded = |kind: Building| standard().buildings[kind].upgrade.is_some();
        assert!(upgraded(Building::WallDrill) && upgraded(Building::HuntersHut));
        for kind in [Building::Workshop, Building::Factory, Building::House, Building::Prison] {
            assert!(!upgraded(kind), "{kind}");
        }
    }
}

mod facts {
    use super::*;

    /// The name of the standard content with a change in one file.
    fn id_with(file: &str, old: &str, new: &str) -> String {
        let files = <Content as table::Content>::FILES;
        let texts: Vec<String> = files
            .iter()
            .map(
                |(name, text)| {
                    if *name == file { text.replacen(old, new, 1) } else { (*text).to_owned() }
                },
            )
            .collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        Edition::<Content>::from_texts(&texts).expect("still sound").id()
    }

    #[test]
    fn numbers_are_facts_and_sources_are_not() {
        let standard = Edition::<Content>::standard().id();
        assert_eq!(id_with("tiles.ron", "provenance: design", "provenance: derived"), standard);
        assert_ne!(id_with("tiles.ron", "food: 2", "food: 3"), standard);
        assert_ne!(id_with("events.ron", "lose({food: 2})", "lose({food: 3})"), standard);
    }
}

mod mistakes {
    #[track_caller]
    fn check(file: &str, old: &str, new: &str, at: &str, message: &str) {
        testkit::check_mistake::<frostpunk::Content>(file, old, new, at, message);
    }

    #[test]
    fn a_syntax_error() {
        check("weather.ron", "(id: \"W02\", ", "(id: \"W02\" ", "W02", "Expected comma");
    }

    #[test]
    fn an_operation_that_is_none() {
        check("events.ron", "lose({food: 2})", "loose({food: 2})", "loose", "Unexpected variant");
    }

    #[test]
    fn a_card_that_is_none() {
        let message = "\"Z103\" is not a dusk card";
        check("events.ron", "add_dusk(\"Z002\")", "add_dusk(\"Z103\")", "Z103", message);
    }

    #[test]
    fn a_key_that_stands_twice() {
        let (old, new) = ("gain({wood: 2, food: 3})", "gain({wood: 2, wood: 3})");
        check("events.ron", old, new, new, "a key stands twice");
    }

    #[test]
    fn an_amount_of_nothing() {
        check("events.ron", "hunger(4)", "hunger(0)", "id: \"Z078\"", "Z078: an operation with 0");
        check("events.ron", "gain({coal: 1})", "gain({coal: 0})", "coal: 0", "an amount of 0");
    }

    /// There was no place for its pawn: whoever played it stopped the server's work on the table.
    #[test]
    fn a_citizen_card_that_replaces_scouting() {
        let old = "with: [\"scout\"], mode: plus, do: [scouts(2)]";
        let new = &old.replace("plus", "replace");
        check("citizens.ron", old, new, new, "C09: scouting is not replaced");
    }

    #[test]
    fn a_consultation_added_by_a_card() {
        let (old, new) = ("add_dusk(\"Z004\")", "add_dusk(\"Z061\")");
        check("events.ron", old, new, "id: \"P002\"", "P002: Z061 is never added");
    }

    #[test]
    fn a_dusk_card_that_nobody_adds() {
        let (old, new) = ("add_dusk(\"Z004\")", "add_dusk(\"Z003\")");
        check("events.ron", old, new, "id: \"Z004\"", "Z004 is never added");
    }

    #[test]
    fn a_dusk_card_added_by_what_is_no_card() {
        let (old, new) = ("[unlock([\"heat_hub\"])", "[add_dusk(\"Z001\"), unlock([\"heat_hub\"])");
        let message = "T09: only a card on the table adds dusk cards";
        check("technologies.ron", old, new, "id: \"T09\"", message);
    }

    #[test]
    fn a_card_without_a_free_option() {
        let (old, new) = (
            "(do: [discontent(1)]),\n            (do: [add_dusk(\"Z001\")]),",
            "(cost: (wood: 1), do: [discontent(1)]),\n            (cost: (wood: 1), do: [add_dusk(\"Z001\")]),",
        );
        check("events.ron", old, new, "id: \"P001\"", "P001: no option is free");
    }

    #[test]
    fn a_loss_as_the_only_price() {
        let (old, new) = ("(cost: (wood: 2), do: []),", "(do: [lose({wood: 2})]),");
        check("events.ron", old, new, "id: \"P002\"", "P002: a loss as the only price");
    }

    #[test]
    fn a_card_that_stays_without_a_reason() {
        let (old, new) = ("(cost: (wood: 2), do: []),", "(cost: (wood: 2), do: [], to: event),");
        check("events.ron", old, new, "id: \"P002\"", "P002: what stays has a standing text");
    }

    #[test]
    fn a_consultation_that_could_be_discarded() {
        check("events.ron", "locked: true,", "", "id: \"Z061\"", "Z061: consultations");
    }

    /// All that is said about a change in one file.
    fn said(file: &str, old: &str, new: &str) -> Vec<String> {
        let files = <super::Content as table::Content>::FILES;
        let text = |(name, text): &(&str, &str)| {
            assert!(*name != file || text.contains(old), "{old} does not stand in {name}");
            if *name == file { text.replacen(old, new, 1) } else { (*text).to_owned() }
        };
        let texts: Vec<String> = files.iter().map(text).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let problems = table::Edition::<super::Content>::from_texts(&texts).err();
        problems.unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn cards_out_of_order() {
        let text = include_str!("../../content/weather.ron");
        let lines: Vec<&str> = text.lines().filter(|line| line.contains("id: \"W0")).collect();
        let (old, new) = ([lines[1], "\n", lines[2]].concat(), [lines[2], "\n", lines[1]].concat());
        check("weather.ron", &old, &new, "id: \"W03\"", "W03 stands where W02 is due");
        assert_eq!(said("weather.ron", &old, &new).len(), 1);
    }

    #[test]
    fn a_card_that_stands_twice() {
        let at = "id: \"C01\", type: worker, cost: [lose({wood";
        check("citizens.ron", "id: \"C02\"", "id: \"C01\"", at, "C01 stands twice");
        let message = "C02 is missing";
        check("citizens.ron", "id: \"C02\"", "id: \"C01\"", "id: \"C03\"", message);
        assert_eq!(said("citizens.ron", "id: \"C02\"", "id: \"C01\"").len(), 2);
        let (old, new) = ("id: \"P002\"", "id: \"I/01\"");
        check("events.ron", old, new, "id: \"I/01\"", "I/01 does not belong here");
    }

    /// The text of an item with what follows it, up to the next one.
    fn item(text: &'static str, id: &str) -> &'static str {
        let start = text.find(&format!("(id: \"{id}\"")).or_else(|| {
            let id = text.find(&format!("id: \"{id}\""))?;
            text[..id].rfind('(')
        });
        let start = start.expect("an item of the file");
        let next = text[start + 1..].find("\n    (").expect("an item that is not the last");
        &text[start..=start + next]
    }

    #[test]
    fn an_item_that_is_missing_is_named_once() {
        let file = |name: &str| {
            let files = <super::Content as table::Content>::FILES;
            files.iter().find(|(file, _)| *file == name).expect("a content file").1
        };
        for (name, id) in [
            ("weather.ron", "W02"),
            ("events.ron", "P002"),
            ("technologies.ron", "T04"),
            ("laws.ron", "PR03"),
            ("citizens.ron", "C05"),
            ("expeditions.ron", "EA02"),
            ("scenario_cards.ron", "I/03"),
            ("tiles.ron", "N03"),
            ("advisors.ron", "AD1"),
            ("buildings.ron", "care_house"),
            ("scenarios.ron", "I-ridge"),
        ] {
            let item = item(file(name), id);
            let said = said(name, item, "");
            assert_eq!(said.len(), 1, "{said:#?}");
            assert!(said[0].ends_with(&format!("{id} is missing")), "{said:?}");
            assert!(said[0].starts_with(&format!("{name}:")) && !said[0].contains(".ron: "));
        }
    }

    #[test]
    fn an_item_that_cannot_be_read_is_one_mistake() {
        assert_eq!(said("laws.ron", "id: \"PR03\"", "id: \"PR99\"").len(), 1);
        assert_eq!(said("scenario_cards.ron", "id: \"I/03\"", "id: \"I/99\"").len(), 1);
        assert_eq!(said("advisors.ron", "(id: \"AD1\",", "(id \"AD1\",").len(), 1);
    }

    #[test]
    fn advisors_with_a_mistake() {
        check("advisors.ron", "cure(2)", "cure(0)", "id: \"AD2\"", "AD2: an operation with 0");
        let (old, new) = ("max: 4, do", "max: 0, do");
        check("advisors.ron", old, new, "id: \"MOB\"", "MOB: an operation with 0");
        let (old, new) = (
            "mixed([\"preparation phase, solo, draws citizen cards by number of hope tokens, removed after one use\"])",
            "mixed([])",
        );
        check("advisors.ron", old, new, "id: \"MOB\"", "MOB: mixed without the known facts");
        let (old, new) = ("id: \"AD4\", flip: motivation", "id: \"MOB\"");
        check("advisors.ron", old, new, "per(count", "MOB stands twice");
        let (old, new) = ("id: \"MOB\"", "id: \"MOB\", flip: care");
        check("advisors.ron", old, new, "id: \"MOB\"", "MOB: no token calls it");
    }

    #[test]
    fn a_rim_that_cannot_be_laid() {
        let old = "(blank: 3, wood: 2, coal: 2)";
        let message = "7 blank and 0 deposits for 6 corners";
        check("board.ron", old, "(blank: 7, wood: 0, coal: 0)", "rim:", message);
        let message = "3 blank and 2 deposits for 6 corners";
        check("board.ron", old, "(blank: 3, wood: 2, coal: 0)", "rim:", message);
        let message = "4 blank and 4 deposits for 6 corners";
        check("board.ron", old, "(blank: 4, wood: 2, coal: 2)", "rim:", message);
    }

    #[test]
    fn a_bag_that_does_not_fill_its_track() {
        let (old, new) = (
            "tokens_of_a_type: (provenance: design, items: 3)",
            "tokens_of_a_type: (provenance: design, items: 1)",
        );
        let message = "1 tokens of a type do not fill a track of 6";
        check("board.ron", old, new, "tokens_of_a_type", message);
    }

    #[test]
    fn more_than_lies_on_the_generator_tile() {
        for count in ["9", "0"] {
            let at = "goods_on_generator_tile: (provenance: rulebook, items: ";
            let (old, new) = (format!("{at}5"), format!("{at}{count}"));
            let message = format!("{count} pieces on a field");
            check("board.ron", &old, &new, "goods_on_generator_tile", &message);
        }
    }

    #[test]
    fn more_than_a_city_holds() {
        let message = "i normal: 60 food, the city holds 50";
        check("societies.ron", "food: 8", "food: 60", "society: i,", message);
        let at = "id: \"III\"";
        let message = "III: 54 food, the city holds 50";
        check("scenarios.ron", "food_bonus: 2", "food_bonus: 40", at, message);
        let message = "III: 200 more people, the city holds 50 of a type";
        check("scenarios.ron", "(worker: 10", "(worker: 200", at, message);
        let message = "I-dreadnought: 20 steel, the city holds 8";
        check("scenarios.ron", "steel: 4", "steel: 20", "id: \"I-dreadnought\"", message);
    }

    #[test]
    fn too_few_for_what_a_scenario_starts_with() {
        let message = "i normal: 4 workers, the arks take 5";
        check("societies.ron", "worker: 22", "worker: 4", "society: i,", message);
        let text = include_str!("../../content/buildings.ron");
        let entry = item(text, "seedling_ark");
        let new = entry.replacen("n: 2", "n: 1", 1);
        let message = "seedling_ark: 1 tiles, a scenario starts with 2";
        check("buildings.ron", entry, &new, "id: \"seedling_ark\"", message);
    }

    #[test]
    fn technologies_that_cannot_be_drawn() {
        let old = "tech_exclude: [\"T09\"]";
        let at = "id: \"I-crater\"";
        let new = "tech_exclude: [\"T01\", \"T02\", \"T03\", \"T04\", \"T05\", \"T06\"]";
        check("scenarios.ron", old, new, at, "I-crater: 3 technologies are left for 4");
        let new = "tech_fixed: [\"T01\", \"T02\", \"T03\", \"T04\", \"T05\"]";
        check("scenarios.ron", old, new, at, "I-crater: 5 fixed technologies, 4 take part");
        let new = "tech_exclude: [\"T09\"], tech_fixed: [\"T09\"]";
        check("scenarios.ron", old, new, at, "I-crater: T09 is both fixed and excluded");
    }

    /// What no check of its own forbids is found when the scenarios are set up.
    #[test]
    fn a_scenario_that_begins_badly() {
        let (old, new) =
            ("near: [\"n0\", \"n2\", \"n4\", \"n8\", \"n10\"]", "near: [\"n0\", \"n10\"]");
        let message = "I-grove begins badly with i normal: ";
        check("scenarios.ron", old, new, "id: \"I-grove\"", message);
        // The arks bring an automaton along, but not to society VI.
        let old = "coal: 5, core: 0, automatons: 0, discontent: (2, 1), hope: (2, 2), provenance";
        let said = said("societies.ron", old, &old.replace("automatons: 0", "automatons: 6"));
        let message = "II begins badly with i normal: 7 pawns of kind automaton";
        assert!(said.len() == 1 && said[0].ends_with(message), "{said:?}");
    }

    #[test]
    fn an_effect_in_a_phase_without_effects() {
        for phase in ["dawn", "preparation"] {
            let (old, new) = ("(at: dusk, do: [if", format!("(at: {phase}, do: [if"));
            let message = format!("I/09: nothing happens by itself in the phase {phase}");
            check("scenario_cards.ron", old, &new, "id: \"I/09\"", &message);
        }
    }

    #[test]
    fn a_goal_that_nobody_judges() {
        let (old, new) = ("end: (round: 15", "end: (round: 16");
        check("scenario_cards.ron", old, new, "id: \"I/07\"", "I/07: there is no round 16");
        let (old, new) = ("else: [defeat(\"stores_empty\")]", "else: [hope(-1)]");
        let message = "I/07: an end is a condition, won or lost";
        check("scenario_cards.ron", old, new, "id: \"I/07\"", message);
    }

    #[test]
    fn a_goal_that_nobody_reaches() {
        let (old, new) = ("\"store_food\": (max: 16)", "\"store_food\": (max: 15)");
        let message = "I/07: store_food ends at 15 and never reaches 16";
        check("scenario_cards.ron", old, new, "id: \"I/07\"", message);
    }

    #[test]
    fn a_card_that_is_turned_up_and_left_out() {
        let (old, new) =
            ("\"I/06\", \"I/07\", \"I/08\", \"I/09\"]", "\"I/07\", \"I/08\", \"I/09\"]");
        let message = "I-grove: I/05 turns up I/06, which is left out";
        check("scenarios.ron", old, new, "id: \"I-grove\"", message);
    }

    #[test]
    fn goods_put_on_a_scenario_card() {
        let (old, new) = ("pay: (wood: 1), do: [indicator", "put: (wood: 1), do: [indicator");
        let message = "I/10: goods lie on no scenario card";
        check("scenario_cards.ron", old, new, "id: \"I/10\"", message);
    }

    #[test]
    fn weather_beyond_its_tracks() {
        let message = "W02: a marker moves 12 on a track of 12";
        check("weather.ron", "cold: 0", "cold: 12", "id: \"W02\"", message);
        let message = "W02: 16 steps in one of 15 rounds";
        check("weather.ron", "scouts: 3", "scouts: 16", "id: \"W02\"", message);
    }

    #[test]
    fn a_path_without_end() {
        let (old, new) = ("path: 3", "path: 16");
        let message = "EA01: a path of 16 spaces in 15 rounds";
        check("expeditions.ron", old, new, "path: 16", message);
    }

    #[test]
    fn places_where_nothing_can_lie() {
        let (old, new) = ("ridge: [\"n3\"", "wreck: [\"n9\"], ridge: [\"n3\"");
        check("scenarios.ron", old, new, "id: \"I-ridge\"", "I-ridge: n9 cannot be a ridge");
        let (old, new) = (
            "deposits: at({0: coal, 1: wood, 3: coal, 4: wood})",
            "ridge: [\"n4\"], deposits: at({2: coal})",
        );
        check("scenarios.ron", old, new, "id: \"I-canyon\"", "I-canyon: n4 cannot be a ridge");
        check("scenarios.ron", old, new, "id: \"I-canyon\"", "I-canyon: there is no corner 2");
        let (old, new) =
            ("\"n8\", \"f3\"],\n        provenance", "\"n8\", \"f4\"],\n        provenance");
        let message = "IV: a discharge point on f4, where no tile lies";
        check("scenarios.ron", old, new, "id: \"IV\"", message);
    }

    #[test]
    fn scouts_that_do_not_move() {
        check("weather.ron", "scouts: 3", "scouts: 0", "scouts: 0", "W02: scouts always move");
    }

    #[test]
    fn more_pieces_than_a_field_holds() {
        check(
            "tiles.ron",
            "{coal: 4}",
            "{coal: 6}",
            "coal: 6",
            "N03: a field holds up to 5 pieces",
        );
        check(
            "tiles.ron",
            "{coal: 4}",
            "{coal: 2, wood: 1}",
            "wood: 1}, pro",
            "N03: a field holds",
        );
    }

    #[test]
    fn an_expedition_without_a_way_home() {
        let (old, new) = (
            "(go: return, next: a, do: [gain({coal: 6})])",
            "(cost: (food: 1), go: return, next: a, do: [gain({coal: 6})])",
        );
        check("expeditions.ron", old, new, "id: \"EA02\"", "EA02: no free way home");
    }

    #[test]
    fn a_journey_that_goes_back_to_the_first_deck() {
        let (old, new) = ("go: continue, next: b", "go: continue, next: a");
        check(
            "expeditions.ron",
            old,
            new,
            "id: \"EA01\"",
            "EA01: a journey of deck a does not go on with a",
        );
    }

    #[test]
    fn a_token_of_the_wrong_family() {
        let (old, new) = ("hope_typed({care: 1})", "hope_typed({anger: 1})");
        check("laws.ron", old, new, "id: \"PR02\"", "PR02: anger is not hope");
        check("advisors.ron", "flip: care", "flip: fear", "id: \"AD2\"", "AD2: a token of hope");
    }

    #[test]
    fn a_victory_that_is_a_defeat() {
        let (old, new) = ("win(\"storm_survived\")", "win(\"stores_empty\")");
        let message = "I/07: stores_empty is not a way to win";
        check("scenario_cards.ron", old, new, "id: \"I/07\"", message);
    }

    #[test]
    fn a_counter_without_limits_or_room() {
        let (old, new) = ("{\"coils\": (max: 3)}", "{\"bases\": (max: 3)}");
        check("scenario_cards.ron", old, new, "id: \"FBC\"", "FBC: bases has limits already");
        let (old, new) = ("{\"coils\": (max: 3)}", "{\"coils\": (max: 0)}");
        check("scenario_cards.ron", old, new, "id: \"IV/08\"", "IV/08: coils has no room");
        let (old, new) = ("start: 2, hard: 3", "start: 2, hard: 5");
        check("scenario_cards.ron", old, new, "id: \"III/02\"", "III/02: damage has no room");
        let message = "III/02: damage starts on hard where it starts anyway";
        check("scenario_cards.ron", old, "start: 2, hard: 2", "id: \"III/02\"", message);
    }

    #[test]
    fn a_scenario_card_that_is_never_turned_up() {
        let (old, new) = ("reveal(\"I/06\")", "reveal(\"I/05\")");
        check("scenario_cards.ron", old, new, "id: \"I/06\"", "I/06 is never turned up");
    }

    #[test]
    fn a_scenario_with_two_storm_cards() {
        let (old, new) = ("\"I/07\", \"I/08\"]", "\"I/07\", \"I/08\", \"II/10\"]");
        check(
            "scenarios.ron",
            old,
            new,
            "id: \"I-crater\"",
            "I-crater: 2 storm cards instead of one",
        );
    }

    #[test]
    fn tiles_that_hang_in_the_air() {
        let (old, new) = ("far: [\"f0\", \"f15\"]", "far: [\"f0\", \"f9\"]");
        check("scenarios.ron", old, new, "id: \"I-grove\"", "I-grove: f9 is not connected");
        let (old, new) = ("near: [\"n0\", \"n2\", \"n8\"]", "near: [\"n0\", \"n2\", \"n3\"]");
        check(
            "scenarios.ron",
            old,
            new,
            "id: \"I-ridge\"",
            "I-ridge: a tile where there is no room",
        );
    }

    #[test]
    fn deposits_where_there_is_no_rim() {
        let (old, new) = ("at({1: wood", "at({6: wood");
        check("scenarios.ron", old, new, "id: \"I-grove\"", "I-grove: there is no corner 6");
        let (old, new) = ("deposits: random", "deposits: edges([(\"n1\", wood)])");
        let message = "I-crater: no edge of n1 is left for wood";
        check("scenarios.ron", old, new, "id: \"I-crater\"", message);
        let three = "deposits: edges([(\"f1\", wood), (\"f1\", coal), (\"f1\", wood)])";
        let message = "I-crater: no edge of f1 is left for wood";
        check("scenarios.ron", "deposits: random", three, "id: \"I-crater\"", message);
    }

    #[test]
    fn tokens_that_do_not_fit_on_their_track() {
        let (old, new) = ("hope: (2, 2)", "hope: (2, 3)");
        check("societies.ron", old, new, "society: i,", "i normal: tokens that do not fit");
    }

    #[test]
    fn a_building_that_its_law_does_not_unlock() {
        let (old, new) = ("law: \"PR12\"", "law: \"PR13\"");
        check(
            "buildings.ron",
            old,
            new,
            "id: \"care_house\"",
            "care_house: PR13 does not unlock it",
        );
    }

    #[test]
    fn a_tile_with_a_wrong_back() {
        let (old, new) = ("back: \"agitator\"", "back: \"temple\"");
        check(
            "buildings.ron",
            old,
            new,
            "id: \"field_kitchen\"",
            "field_kitchen: temple is not on its back",
        );
    }

    #[test]
    fn what_a_building_does_by_hand_on_a_card() {
        let (old, new) = ("now: [lose({food: 2})]", "now: [vent(2)]");
        let message = "P002: what a building does by hand does not belong here";
        check("events.ron", old, new, "id: \"P002\"", message);
    }

    #[test]
    fn sections_that_do_not_rise() {
        check("board.ron", "from: 20", "from: 26", "sickness", "sections rise and end before");
    }
}

/// Stored matches name their content by this number.
#[test]
fn every_released_edition_is_found_by_its_name() {
    testkit::check_releases::<Content>();
    assert_eq!(Edition::<Content>::standard().id(), "054d15bdf60ab96f");
}

#[test]
fn a_folder_without_content_is_refused_by_name() {
    testkit::check_folders::<Content>();
}

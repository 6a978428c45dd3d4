//! What the content says of itself: FRO-C.

use std::collections::BTreeSet;

use frostpunk::{
    Block, Building, Card, Citizen, CitizenCard, Cond, Content, Counter, DayStep, Deck,
    Destination, DuskCard, EventState, Expedition, Family, Field, Frostpunk, Good, Ground, Law,
    Level, MapGood, MorningCard, Op, Pawn, Position, Range, Scenario, ScenarioCard, Start,
    Technology, Tile, Token, WeatherCard, When, Who,
};
use table::Edition;

use crate::position::*;

fn standard() -> &'static Content {
    Edition::<Content>::standard().get()
}

/// The names of the operations that some card uses.
fn used() -> BTreeSet<String> {
    let name = |op: &Op| {
        let text = format!("{op:?}");
        text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
    };
    standard().ops.iter().map(name).collect()
}

mod fro_c_1 {
    use super::*;

    #[test]
    fn effects_are_resolved_in_their_order() {
        // P009, option 2: exhausted, ill, newcomers, hope.
        let mut city = morning(MorningCard::P009, |_| {});
        city.act(A, act("option 2"));
        assert_eq!((city.exhausted[Citizen::Worker], city.population[Citizen::Worker]), (1, 24));
        assert_eq!((*city.sick, city.population[Citizen::Child]), ([3, 0, 1], 9));
    }
}

mod fro_c_2 {
    use super::*;

    #[test]
    fn the_closed_names() {
        let who: Vec<&str> = Who::ALL.into_iter().map(Who::name).collect();
        assert_eq!(who, ["worker", "engineer", "child", "any", "track", "each"]);
        let goods: BTreeSet<&str> = Good::ALL.into_iter().map(Good::name).collect();
        assert_eq!(goods, BTreeSet::from(["wood", "coal", "core", "steel", "food"]));
        assert!("gold".parse::<Good>().is_err());
        assert!(Level::Red > Level::Orange && Level::Yellow > Level::Blue);
    }
}

mod fro_c_3 {
    use super::*;

    #[test]
    fn where_cards_usually_go() {
        assert_eq!(standard().morning(MorningCard::P001).to, Destination::Remove);
        assert_eq!(standard().dusk(DuskCard::Z000).to, Destination::Discard);
        assert_eq!(standard().dusk(DuskCard::Z061).to, Destination::Remove);
    }

    #[test]
    fn the_cost_comes_before_the_effects() {
        // P009, option 1 costs two coal.
        let mut city = morning(MorningCard::P009, |_| {});
        city.act(A, act("option 1"));
        assert_eq!(city.goods[Good::Coal], 3);
        assert!(city.dusk.unread.contains(DuskCard::Z015));
    }
}

mod fro_c_6 {
    use super::*;

    #[test]
    fn the_tracks_of_the_board() {
        let board = &standard().board;
        assert_eq!((frostpunk::HEAT_TRACK, board.death_track, board.hope_track), (12, 12, 6));
        assert_eq!((board.overload_track, board.discontent_track), (10, 6));
    }
}

mod fro_c_7 {
    use super::*;

    #[test]
    fn twelve_near_and_eighteen_far_tiles_with_at_most_five_pieces_on_a_field() {
        assert_eq!((Tile::stack(true).len(), Tile::stack(false).len()), (12, 18));
        for tile in Tile::ALL {
            let info = standard().tile(tile);
            assert!(info.fields.into_iter().flatten().all(|(_, count)| count <= 5), "{tile}");
        }
    }
}

mod fro_c_8 {
    use super::*;

    #[test]
    fn a_ridge_has_no_fields_and_connects_nothing() {
        let mut city = turn(1, |game| {
            game.ground[Position::N0] = Ground::Ridge;
            game.open(Position::N6);
        });
        assert!(!city.is_open(Field::N0A));
        city.act(A, act("clear worker")).act(A, act("far"));
        assert!(!city.legal(A).contains(&act("lay f0")), "only the ridge is next to it");
        assert!(!city.legal(A).contains(&act("lay n0")));
    }
}

mod fro_c_12 {
    use super::*;

    #[test]
    fn the_coal_of_c03_comes_from_two_map_tiles() {
        let payable = |fields: &[Field]| {
            let city = city(1).given(|game| {
                for field in fields {
                    game.goods_on(*field, MapGood::Coal, 1);
                }
            });
            city.can_pay_start(CitizenCard::C03)
        };
        assert!(!payable(&[Field::N0A, Field::N0B]), "one tile");
        assert!(!payable(&[Field::N0A]), "the generator tile is no map tile");
        assert!(payable(&[Field::N0A, Field::N1B]));
    }
}

mod fro_c_13 {
    use super::*;

    #[test]
    fn thirteen_cards_take_the_cold_from_five_to_twelve() {
        let cold: u8 = WeatherCard::ALL.iter().map(|card| standard().weather(*card).cold).sum();
        assert_eq!((WeatherCard::ALL.len(), 5 + cold), (13, 12));
    }
}

mod fro_c_14 {
    use super::*;

    #[test]
    fn nine_technologies_and_heat_hubs_not_in_the_crater() {
        assert_eq!(Technology::ALL.len(), 9);
        let crater = standard().scenario(Scenario::Crater).technologies;
        assert!(!crater.contains(Technology::T09) && crater.len() == 8);
        assert!(standard().scenario(Scenario::Plain).fixed_technologies.contains(Technology::T09));
        assert_eq!(standard().technology(Technology::T02).rounds, 4);
    }
}

mod fro_c_15 {
    use super::*;

    #[test]
    fn pairs_of_starting_laws_and_two_consequences_of_each() {
        assert_eq!(Law::Pr01.rival(), Some(Law::Pr02));
        assert_eq!(Law::Pr08.rival(), Some(Law::Pr07));
        assert_eq!(Law::Pr09.rival(), None);
        assert_eq!(DuskCard::consequences(Law::Pr01), [DuskCard::Z071, DuskCard::Z072]);
        assert_eq!(DuskCard::consequences(Law::Pr16), [DuskCard::Z101, DuskCard::Z102]);
    }
}

mod fro_c_16 {
    use super::*;

    #[test]
    fn thirty_two_consequences_that_come_back_unless_removed() {
        let consequences: Vec<DuskCard> =
            DuskCard::ALL.into_iter().filter(|card| card.law().is_some()).collect();
        assert_eq!(consequences.len(), 32);
        let usual = |card: &DuskCard| standard().dusk(*card).to == Destination::Discard;
        let unusual: Vec<DuskCard> = consequences.into_iter().filter(|card| !usual(card)).collect();
        assert_eq!(unusual, [DuskCard::Z074, DuskCard::Z082]);
    }
}

mod fro_c_17 {
    use super::*;

    #[test]
    fn thirty_two_morning_cards_that_leave_unless_they_stay() {
        assert_eq!(MorningCard::ALL.len(), 32);
        for card in MorningCard::ALL {
            assert_eq!(standard().morning(card).to, Destination::Remove, "{card}");
        }
    }
}

fn added() -> BTreeSet<DuskCard> {
    let card = |op: &Op| match op {
        Op::AddDusk(card) => Some(*card),
        _ => None,
    };
    standard().ops.iter().filter_map(card).collect()
}

mod fro_c_18 {
    use super::*;

    #[test]
    fn the_deck_starts_with_z000_and_a_consultation() {
        let game = set_up(&<Frostpunk as table::Game>::options(1), 1);
        assert_eq!(game.dusk.known.len(), 2);
        assert!(game.dusk.known.contains(DuskCard::Z000));
        assert!(!added().contains(&DuskCard::Z000));
    }
}

mod fro_c_28 {
    use super::*;

    #[test]
    fn every_standard_dusk_card_has_a_source_and_no_other_card_has() {
        let standard: BTreeSet<DuskCard> =
            DuskCard::ALL.into_iter().filter(|card| card.is_standard()).collect();
        assert_eq!((standard.len(), &standard), (60, &added()));
    }
}

mod fro_c_19 {
    use super::*;

    #[test]
    fn at_dusk_pawns_still_stand_where_they_worked() {
        let mut city = dusk(DuskCard::Z060, |game| {
            game.fields[Field::G1].pawns[0] = Some(Pawn::Worker);
        });
        city.act(A, act("option 1")).act(A, act("again g1"));
        assert_eq!((city.goods[Good::Wood], city.sick[Citizen::Worker]), (6, 2));
    }
}

mod fro_c_20 {
    use super::*;

    #[test]
    fn ten_consultations_each_removed_after_resolving() {
        assert_eq!(DuskCard::consultations().len(), 10);
        for card in DuskCard::consultations().iter() {
            let info = standard().dusk(card);
            let stays = |to: Option<Destination>| to.is_some_and(|to| to != Destination::Remove);
            assert_eq!(info.to, Destination::Remove, "{card}");
            assert!(!info.options.iter().any(|option| stays(option.to)), "{card}");
        }
    }
}

mod fro_c_21 {
    use super::*;

    #[test]
    fn fourteen_a_fourteen_b_and_twelve_c() {
        assert_eq!(Deck::ALL.map(|deck| deck.cards().len()), [14, 14, 12]);
        for card in Expedition::ALL {
            assert!(standard().expedition(card).path >= 3, "{card}");
        }
    }
}

mod fro_c_23 {
    use super::*;

    #[test]
    fn forty_four_scenario_cards_and_the_field_base_card() {
        let of = |prefix: &str| {
            ScenarioCard::ALL.iter().filter(|card| card.name().starts_with(prefix)).count()
        };
        assert_eq!(["I/", "II/", "III/", "IV/", "FBC"].map(of), [12, 10, 11, 11, 1]);
    }
}

mod fro_c_24 {
    use super::*;

    #[test]
    fn corners_touch_every_third_far_position() {
        let corners =
            [Position::F0, Position::F3, Position::F6, Position::F9, Position::F12, Position::F15];
        for (corner, position) in corners.into_iter().enumerate() {
            assert_eq!(Position::at_corner(corner), position);
            assert_eq!(Position::inside_corner(corner), Position::ALL[2 * corner]);
        }
    }
}

mod fro_c_25 {
    use super::*;

    #[test]
    fn how_cards_start_and_when_their_tokens_are_reached() {
        assert_eq!(standard().scenario_card(ScenarioCard::I01).start, Start::Up);
        assert_eq!(standard().scenario_card(ScenarioCard::I08).start, Start::Storm);
        let token = standard().scenario_card(ScenarioCard::I03).tokens[0].0;
        assert_eq!(token, When::After(4));
        let city = after(Op::Reveal(ScenarioCard::I03), |game| game.round = 6);
        assert_eq!(city.activation[0].round, 10);
    }
}

mod fro_c_26 {
    use super::*;

    #[test]
    fn every_scenario_has_a_storm_card_for_two_strikes() {
        for scenario in Scenario::ALL {
            let card = standard().scenario(scenario).storm_card;
            assert_eq!(standard().scenario_card(card).strikes.len(), 2, "{scenario}");
        }
    }

    #[test]
    fn it_strikes_on_or_behind_the_round_marker_once_and_twice() {
        // W02 does not move the storm.
        let strike = |storm: u8, storms: u8| {
            let mut city = from_step(DayStep::WeatherCard, |game| {
                (game.round, game.storm, game.storms) = (6, Some(storm), storms);
                game.put(Field::N0A, Building::Tent);
                game.put(Field::N1A, Building::Bunkhouse);
            });
            city.chance(chance("weather W02"));
            let is_ruined = |field: Field| city.fields[field].building == Some(Building::Ruins);
            (is_ruined(Field::N0A), is_ruined(Field::N1A), city.storms, city.storm)
        };
        assert_eq!(strike(7, 0), (false, false, 0, Some(7)));
        assert_eq!(strike(6, 0), (true, false, 1, Some(12)));
        assert_eq!(strike(5, 0), (true, false, 1, Some(12)));
        assert_eq!(strike(6, 1), (false, true, 2, None));
    }
}

mod fro_c_27 {
    use super::*;

    #[test]
    fn rubble_is_resolved_once_and_leaves_an_empty_field() {
        let mut city = going_on(city_of(1, Scenario::Winterhome).given(|game| {
            game.open(Position::N0);
            game.fields[Field::N0A].has_rubble = true;
            game.rubble = frostpunk::ByRubble::from_fn(|rubble| game.content().rubble[rubble].0);
        }));
        city.act(A, act("gather worker n0.a")).chance(chance("rubble DB02"));
        assert_eq!((city.goods[Good::Wood], city.fields[Field::N0A].has_rubble), (6, false));
        assert_eq!(city.rubble[frostpunk::Rubble::Db02], 2);
    }
}

mod fro_c_29 {
    use super::*;

    #[test]
    fn stories_look_back() {
        let removes = |card: MorningCard| {
            let op = Op::RemoveEvent(Card::Morning(card));
            standard().ops.contains(&op)
        };
        assert!(removes(MorningCard::P028) && removes(MorningCard::P032));
        let mut city = dusk(DuskCard::Z045, |game| {
            let card = Card::Morning(MorningCard::P028);
            game.events.push(EventState { card, timer: 0, goods: 0 });
        });
        city.act(A, act("option 3"));
        assert!(city.events.is_empty());
    }
}

mod fro_c_30 {
    use super::*;
    use frostpunk::{Outcome, Reason};

    /// Society I as it starts, after a track has moved by so many steps. Turning a token over is
    /// the longer way, so it comes first.
    fn moved(family: Family, steps: i8) -> City {
        let mut city = after(Op::Morale(family, steps), |game| {
            game.tokens_of(&[(Token::Care, 2, 0), (Token::Anger, 1, 1)]);
        });
        while city.ending.is_none() {
            if city.turn() == table::Turn::Chance {
                let is_token = |it: &Outcome| matches!(it, Outcome::Token(_));
                if !city.possible().iter().any(is_token) {
                    break; // The next phase.
                }
                city.chance_where(is_token);
            } else if let Some(first) = city.legal(A).first().copied() {
                let turns_over = |action: &frostpunk::Action| *action != act("draw");
                city.act(A, city.legal(A).into_iter().find(turns_over).unwrap_or(first));
            } else {
                break;
            }
        }
        city
    }

    #[test]
    fn society_one_is_four_steps_of_hope_from_the_end() {
        let three = moved(Family::Hope, -3);
        assert_eq!((three.ending, three.tokens(Family::Hope)), (None, 1));
        assert_eq!(moved(Family::Hope, -4).ending, Some(Reason::LostHope));
    }

    #[test]
    fn it_has_made_three_of_ten_steps_of_discontent() {
        let full = moved(Family::Discontent, 7);
        let active = Family::Discontent.tokens().into_iter().map(|token| full.active_tokens[token]);
        assert_eq!((full.ending, active.sum::<u8>()), (None, 5));
        assert_eq!(full.tokens(Family::Discontent), 5);
        assert_eq!(moved(Family::Discontent, 8).ending, Some(Reason::Banished));
    }
}

mod fro_c_31 {
    use super::*;

    #[test]
    fn round_four_brings_wood_and_coal() {
        let city = after(Op::Reveal(ScenarioCard::I02), |game| game.round = 4);
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Coal]), (7, 9));
    }
}

mod fro_c_32 {
    use super::*;

    #[test]
    fn the_knobs_stand_in_the_content() {
        let max = |counter: Counter| standard().counters[counter].max;
        let stores = [Counter::StoreFood, Counter::StoreCoal, Counter::StoreWood].map(max);
        assert_eq!(stores, [16, 16, 9]);
        let draws = standard().ops.iter().enumerate().filter_map(|(at, op)| match op {
            Op::DrawCitizens(count) => Some((standard().origin(Block(at as u16)), *count)),
            _ => None,
        });
        let demands = [DuskCard::Z062, DuskCard::Z063, DuskCard::Z065, DuskCard::Z066];
        let mut expected = demands.map(|card| (Some(Card::Dusk(card)), 1)).to_vec();
        expected.push((None, 1)); // Mobilisation
        assert_eq!(draws.collect::<Vec<_>>(), expected);
    }
}

mod fro_c_33 {
    use super::*;

    #[test]
    fn every_operation_of_the_grammar_is_used() {
        let used = used();
        let grammar = "Gain Lose Add AddSick Leave Sick Cure CureTyped Treat Die Deaths Exhaust Hunger \
             Morale MoraleTyped Activate Deactivate DiscardToken Overload Cold Indicator Heat Storm \
             SetStorm Scouts PlaceTile AddToMap TakeFromMap Destroy Ruin RuinAll RuinSupply BuildFree \
             UpgradeFree Unlock ReuseWorker ReuseBuilding Develop EnactLaw Automaton ChildPawn \
             DrawCitizens DiscardCitizens AddDusk ScryDusk RemoveEvent Counter SetFlag ClearFlag \
             Choose If Per Reveal DiscardCard EndGame Gather Construct";
        for name in grammar.split_whitespace() {
            assert!(used.contains(name), "{name}");
        }
    }
}

mod fro_c_34 {
    use super::*;

    #[test]
    fn every_face_down_card_can_be_reached() {
        for card in ScenarioCard::ALL {
            if standard().scenario_card(card).start == Start::Down {
                assert!(standard().ops.contains(&Op::Reveal(card)), "{card}");
            }
        }
    }

    /// Each kind of mistake the rule names, and one in a file of each form.
    #[test]
    fn mistakes_are_found_with_file_and_line() {
        let free = "(do: [discontent(1)]),\n            (do: [add_dusk(\"Z001\")]),";
        let paid = free.replace("(do:", "(cost: (wood: 1), do:");
        let home = "(go: return, next: a, do: [gain({coal: 6})])";
        for (file, old, new, at, message) in [
            ("laws.ron", "\"PR02\"", "\"PR92\"", "\"PR92\"", "\"PR92\" is not a law"),
            ("weather.ron", "\"W02\"", "\"W03\"", "id: \"W03\"", "W02 is missing"),
            ("events.ron", "lose(", "loose(", "loose(", "Unexpected variant"),
            ("events.ron", free, &paid, "id: \"P001\"", "P001: no option is free"),
            (
                "expeditions.ron",
                home,
                &home.replace("(go:", "(cost: (food: 1), go:"),
                "id: \"EA02\"",
                "EA02: no free way home",
            ),
            (
                "events.ron",
                "(cost: (wood: 2), do: []),",
                "(do: [lose({wood: 2})]),",
                "id: \"P002\"",
                "P002: a loss as the only price",
            ),
            (
                "scenario_cards.ron",
                "reveal(\"I/06\")",
                "reveal(\"I/05\")",
                "id: \"I/06\"",
                "I/06 is never turned up",
            ),
            ("tiles.ron", "{coal: 4}", "{coal: 6}", "coal: 6", "N03: a field holds up to 5"),
            (
                "scenarios.ron",
                "far: [\"f0\", \"f15\"]",
                "far: [\"f0\", \"f9\"]",
                "id: \"I-grove\"",
                "I-grove: f9 is not connected",
            ),
        ] {
            testkit::check_mistake::<Content>(file, old, new, at, message);
        }
        // What a whole file adds up to has no line.
        let files = <Content as table::Content>::FILES;
        let text = |(name, text): &(&str, &str)| {
            if *name == "rubble.ron" {
                text.replacen("n: 4", "n: 5", 1)
            } else {
                (*text).to_owned()
            }
        };
        let texts: Vec<String> = files.iter().map(text).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let problems = Edition::<Content>::from_texts(&texts).expect_err("too much rubble");
        let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(said, ["rubble.ron: 19 tiles of rubble instead of 18"]);
    }
}

mod fro_c_37 {
    use super::*;

    #[test]
    fn a_level_replaces_only_a_weaker_one() {
        let city = city(1).given(|game| {
            game.put(Field::N0A, Building::Infirmary);
            game.put(Field::N0B, Building::Infirmary);
            game.fields[Field::N0B].is_upgraded = true;
            game.active_technologies = game.active_technologies.with(Technology::T03);
        });
        assert_eq!((city.level(Field::N0A), city.level(Field::N0B)), (Level::Orange, Level::Red));
    }

    #[test]
    fn ruins_shelter_two_whatever_the_quarters_hold() {
        let city = city(1).given(|game| {
            game.put(Field::N0A, Building::Tent);
            game.put(Field::N0B, Building::House);
            game.fields[Field::N0A].building = Some(Building::Ruins);
            game.laws = game.laws.with(Law::Pr11).with(Law::Pr16);
            game.heat = 4;
        });
        assert_eq!(city.beds(), (5, 0), "three in the house, two in the ruins");
    }

    #[test]
    fn food_keeps_a_marker_on_its_skull_once_a_round() {
        let mut city = after(Op::Sick(Who::Worker, 1), |game| {
            game.sick[Citizen::Worker] = 22;
            game.grave[Citizen::Worker] = true;
            game.laws = game.laws.with(Law::Pr06);
        });
        assert_eq!(city.legal(A), [act("yes"), act("no")]);
        city.act(A, act("yes"));
        assert_eq!((city.goods[Good::Food], city.grave[Citizen::Worker]), (6, true));
        assert_eq!((city.deaths, city.population[Citizen::Worker]), (1, 22));
    }

    #[test]
    fn a_grave_for_everybody_spares_one_loss_of_hope() {
        let card = Card::Morning(MorningCard::P015);
        let mut city = after(Op::Die(Who::Child, 1), |game| {
            game.events.push(EventState { card, timer: 3, goods: 0 });
        });
        // C04: hope falls twice for a child, once of it is spared.
        city.chance(chance("citizen C04"));
        assert_eq!((city.active_tokens[Token::Care], city.shielded), (1, 1));
    }

    #[test]
    fn free_heat_comes_after_the_exhausted_tokens() {
        let card = Card::Morning(MorningCard::P022);
        let city = turn(1, |game| game.events.push(EventState { card, timer: 3, goods: 0 }));
        assert_eq!(city.heat, 2);
    }

    #[test]
    fn more_steps_for_scouts_by_weather_alone() {
        let arrange = |game: &mut Frostpunk| {
            lay_on_route(game, 0, Expedition::Eb09);
            game.routes[0].scout = Some(frostpunk::Scout { pawn: Pawn::Worker, space: 0 });
            game.active_technologies = game.active_technologies.with(Technology::T05);
        };
        let mut weather = from_step(DayStep::WeatherCard, arrange);
        weather.chance(chance("weather W05"));
        assert_eq!(weather.routes[0].scout.map(|scout| scout.space), Some(2));
        let effect = after(Op::Scouts(1), arrange);
        assert_eq!(effect.routes[0].scout.map(|scout| scout.space), Some(1));
    }

    #[test]
    fn what_is_blocked_cannot_be_done() {
        let city = turn(1, |game| game.face_up = game.face_up.with(ScenarioCard::I06));
        city.refused_by(A, act("clear worker"), "FRO-C-37");
    }

    #[test]
    fn nor_repeated() {
        let can = |is_blocked: bool| {
            let city = turn(1, |game| {
                game.laws = game.laws.with(Law::Pr09);
                game.clearing[Pawn::Worker] = 1;
                if is_blocked {
                    game.face_up = game.face_up.with(ScenarioCard::I06);
                }
            });
            city.can(A, act("ability PR09"))
        };
        assert_eq!([can(false), can(true)], [true, false]);
    }

    #[test]
    fn a_shield_sends_a_cube_to_the_bank() {
        let mut city = from_step(DayStep::Drop, |game| {
            game.heat = 4;
            game.active_technologies = game.active_technologies.with(Technology::T04);
        });
        city.chance(chance("cubes 3"));
        assert_eq!((city.overload, city.inside), (2, 0));
    }

    #[test]
    fn a_second_flip_of_the_round_is_not_spared() {
        let ill = |game: &mut Frostpunk| {
            game.sick[Citizen::Worker] = 22;
            game.grave[Citizen::Worker] = true;
            game.laws = game.laws.with(Law::Pr06);
            game.goods[Good::Food] = 8;
        };
        let second = after(Op::Sick(Who::Worker, 1), |game| {
            ill(game);
            game.sustained = 1;
        });
        assert_eq!((second.deaths, second.goods[Good::Food]), (2, 8));
        let poor = after(Op::Sick(Who::Worker, 1), |game| {
            ill(game);
            game.goods[Good::Food] = 1;
        });
        assert_eq!((poor.deaths, poor.goods[Good::Food]), (2, 1), "two food it costs");
    }

    #[test]
    fn the_same_modifier_of_two_cards_adds_up() {
        let city = from_step(DayStep::Feeding, |game| {
            game.round = 3;
            game.laws = game.laws.with(Law::Pr03).with(Law::Pr04);
            game.goods[Good::Food] = 20;
        });
        // 22 workers less 4 less 7 eat, then one of them falls ill.
        assert_eq!((city.goods[Good::Food], city.sick[Citizen::Worker]), (9, 1));
    }

    #[test]
    fn free_heat_ends_at_the_cold_marker() {
        let card = Card::Morning(MorningCard::P022);
        let city = turn(1, |game| {
            game.events.push(EventState { card, timer: 3, goods: 0 });
            game.heat = 5;
        });
        assert_eq!((city.heat, city.cold), (5, 5));
    }

    #[test]
    fn the_shelter_of_children_keeps_its_places() {
        let city = city(1).given(|game| {
            game.put(Field::N0A, Building::ChildShelter);
            game.put(Field::N0B, Building::Tent);
            game.laws = game.laws.with(Law::Pr11);
            game.heat = 4;
        });
        assert_eq!(city.beds(), (3, 4));
    }

    #[test]
    fn the_leader_names_the_symbol_that_is_ignored() {
        let mut city = from_step(DayStep::Cold, |game| {
            game.active_technologies = game.active_technologies.with(Technology::T04);
        });
        // Spaces 2 to 5: two workers, an engineer and a child.
        city.act(A, act("name engineer"));
        assert_eq!(*city.sick, [2, 0, 1]);
        let mut city = from_step(DayStep::Cold, |game| {
            game.active_technologies = game.active_technologies.with(Technology::T04);
        });
        city.act(A, act("name worker"));
        assert_eq!(*city.sick, [1, 1, 1], "one of the two workers");
    }

    #[test]
    fn exactly_enough_food_keeps_a_marker_on_its_skull() {
        let asked = |food: u8| {
            let city = after(Op::Sick(Who::Worker, 1), |game| {
                game.sick[Citizen::Worker] = 22;
                game.grave[Citizen::Worker] = true;
                game.laws = game.laws.with(Law::Pr06);
                game.goods[Good::Food] = food;
            });
            city.legal(A) == ["yes", "no"].map(act)
        };
        assert_eq!([asked(2), asked(1)], [true, false]);
    }
}

mod fro_c_38 {
    use super::*;

    #[test]
    fn shelters_count_cold_or_warm_and_buildings_on_both_sides() {
        let city = city(1).given(|game| {
            game.put(Field::N0A, Building::Tent);
            game.put(Field::N0B, Building::ChildShelter);
            game.put(Field::N1A, Building::HuntersHut);
            game.fields[Field::N1A].is_upgraded = true;
        });
        let at_least = |min: u8| Range { min, max: u8::MAX };
        assert!(city.holds(Cond::Shelter(at_least(6))) && !city.holds(Cond::Shelter(at_least(7))));
        assert!(city.holds(Cond::Built(Building::HuntersHut, 1)));
    }

    #[test]
    fn sums_over_the_types_and_a_first_night_that_was_not_warm() {
        let city = city(1).given(|game| game.sick = [2, 1, 3].into());
        let exactly = |n: u8| Range { min: n, max: n };
        assert!(city.holds(Cond::Sick(None, exactly(6))));
        assert!(city.holds(Cond::Population(None, exactly(42))));
        assert!(!city.slept_warm && !city.holds(Cond::Failed));
    }
}

mod fro_c_43 {
    use super::*;

    #[test]
    fn every_counter_has_the_name_that_texts_hang_on() {
        let names = Counter::ALL.map(Counter::name).join(", ");
        assert_eq!(
            names,
            "proof, store_food, store_coal, store_wood, hull, boiler, cargo, air, seedlings, aid, \
             ark_a, ark_b, gen_state, damage, evacuated, evac_children, bench, research, knowledge, \
             coils, bases"
        );
    }
}

mod fro_c_44 {
    use super::*;

    #[test]
    fn what_society_one_eats_in_fifteen_rounds() {
        let game = city(1);
        let need: u32 =
            (1..=15).map(|round| u32::from(game.population[frostpunk::fed_type(round)])).sum();
        assert_eq!(need, 210);
        let orange: u8 =
            WeatherCard::ALL.iter().map(|card| standard().weather(*card).indicators[1]).sum();
        assert_eq!(2 + orange, 6);
    }
}

mod fro_c_45 {
    use super::*;

    #[test]
    fn eleven_turns_fill_the_stores_of_the_crater() {
        let slots = &standard().scenario_card(ScenarioCard::I05).slots;
        let goods = [Good::Food, Good::Coal, Good::Wood];
        let counters = [Counter::StoreFood, Counter::StoreCoal, Counter::StoreWood];
        let turns: u8 = slots
            .iter()
            .zip(goods.into_iter().zip(counters))
            .map(|(slot, (good, counter))| {
                standard().counters[counter].max.div_ceil(slot.pay.goods[good])
            })
            .sum();
        assert_eq!(turns, 11);
    }
}

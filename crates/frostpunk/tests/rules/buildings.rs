//! Buildings in detail.

use frostpunk::{
    Building, Citizen, Cost, DayStep, DuskCard, DuskCards, Field, Good, Law, Level, MapGood, Op,
    Pawn, Position, ScenarioCard, Target, Technology, Token,
};

use crate::position::*;

mod fro_bld_2 {
    use super::*;

    #[test]
    fn an_engineer_enacts_a_law() {
        let mut city = turn(1, |_| {});
        city.refused_by(A, act("use worker g0"), "FRO-USE-2");
        city.act(A, act("use engineer g0")).act(A, act("enact PR04"));
        assert!(city.laws.contains(Law::Pr04));
    }
}

mod fro_bld_4 {
    use super::*;

    #[test]
    fn the_first_core_upgrades_the_tower_and_takes_all_cubes() {
        let mut city = turn(1, |game| {
            game.overload = 9;
            game.goods[Good::Core] = 2;
        });
        city.act(A, act("use engineer g4")).act(A, act("option 2"));
        assert_eq!((city.overload, city.is_tower_upgraded, city.goods[Good::Core]), (0, true, 1));
        let upgraded = turn(1, |game| {
            game.is_tower_upgraded = true;
            game.goods[Good::Core] = 1;
        });
        upgraded.refused_by(A, act("use engineer g4"), "FRO-BLD-3");
    }
}

fn workshop(arrange: impl FnOnce(&mut frostpunk::Frostpunk)) -> City {
    let mut city = turn(1, |game| {
        game.put(Field::N0A, Building::Workshop);
        game.technologies = [Technology::T01, Technology::T02].into_iter().collect();
        arrange(game);
    });
    city.act(A, act("use engineer n0.a"));
    city
}

mod fro_bld_6 {
    use super::*;

    #[test]
    fn the_second_effect_may_move_the_new_token() {
        let mut city = workshop(|game| {
            game.development = Some((Technology::T01, 2));
            game.put(Field::N1A, Building::HuntersHut);
        });
        city.act(A, act("develop"));
        assert!(city.active_technologies.contains(Technology::T01));
        city.act(A, act("develop"));
        assert_eq!(city.development, Some((Technology::T02, 4)));
    }
}

mod fro_ruling_59 {
    use super::*;

    #[test]
    fn the_second_effect_may_be_declined_the_first_may_not() {
        let mut city = workshop(|game| {
            game.development = Some((Technology::T01, 9));
            game.put(Field::N1A, Building::HuntersHut);
        });
        city.refused_by(A, act("decline"), "FRO-RULING-59");
        city.act(A, act("develop")).act(A, act("decline"));
        assert_eq!((city.development, city.goods[Good::Wood]), (Some((Technology::T01, 8)), 4));
    }

    #[test]
    fn without_a_token_on_the_round_track_there_are_only_upgrades() {
        let city = workshop(|game| {
            game.active_technologies = game.technologies;
            game.put(Field::N1A, Building::HuntersHut);
            game.put(Field::N1B, Building::Retort);
        });
        city.refused_by(A, act("develop"), "FRO-ACT-9");
        assert!(city.can(A, act("upgrade n1.a")));
    }
}

mod fro_bld_25 {
    use super::*;

    #[test]
    fn once_upgraded_is_enough_and_some_cannot_be() {
        let mut city = workshop(|game| {
            game.development = Some((Technology::T01, 9));
            game.put(Field::N1A, Building::HuntersHut);
            game.put(Field::N1B, Building::HuntersHut);
            game.fields[Field::N1B].is_upgraded = true;
            game.put(Field::N2A, Building::Tent);
        });
        city.refused_by(A, act("upgrade n1.b"), "FRO-BLD-25");
        city.refused_by(A, act("upgrade n2.a"), "FRO-BLD-25");
        city.refused_by(A, act("upgrade g2"), "FRO-BLD-25");
        city.act(A, act("upgrade n1.a"));
        assert!(city.fields[Field::N1A].is_upgraded);
        assert_eq!(city.level(Field::N1A), Level::Red);
    }
}

mod fro_ruling_30 {
    use super::*;

    #[test]
    fn a_wall_drill_is_upgraded_once_for_its_insulation() {
        let info = city(1).content().buildings[Building::WallDrill];
        assert_eq!(info.levels, [Level::Yellow, Level::Red]);
        let mut city = turn(1, |game| {
            game.put(Field::F0A, Building::WallDrill);
            game.fields[Field::F0A].is_upgraded = true;
        });
        city.act(A, act("use worker f0.a"));
        assert_eq!(city.goods[Good::Wood], 7, "three, as before");
    }
}

mod fro_bld_8 {
    use super::*;

    #[test]
    fn four_food_or_five() {
        let food = |upgraded: bool| {
            let mut city = turn(1, |game| {
                game.put(Field::N0A, Building::HuntersHut);
                game.fields[Field::N0A].is_upgraded = upgraded;
            });
            city.act(A, act("use worker n0.a"));
            city.goods[Good::Food]
        };
        assert_eq!((food(false), food(true)), (12, 13));
    }
}

mod fro_bld_13 {
    use super::*;

    #[test]
    fn a_balloon_has_no_action_but_lets_scouts_out() {
        let city = turn(1, |game| {
            with_routes(game);
            game.put(Field::N0A, Building::ObservationBalloon);
        });
        city.refused_by(A, act("use worker n0.a"), "FRO-USE-4");
        assert!(city.can(A, act("scout worker r0")));
    }
}

mod fro_bld_15 {
    use super::*;

    fn hospital(upgraded: bool, option: &str) -> City {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Hospital);
            game.fields[Field::N0A].is_upgraded = upgraded;
            game.heat = 4;
            game.sick = [9, 2, 2].into();
            game.grave = [true, true, true].into();
        });
        city.act(A, act("use engineer n0.a")).act(A, act(option));
        city
    }

    #[test]
    fn cure_four_or_treat_two_and_one_more_upgraded() {
        for (upgraded, points) in [(false, 4), (true, 5)] {
            let mut city = hospital(upgraded, "option 1");
            for _ in 0..points {
                city.act(A, act("name worker"));
            }
            assert_eq!((city.sick[Citizen::Worker], city.step), (9 - points, DayStep::Turn));
        }
        let mut city = hospital(false, "option 2");
        city.act(A, act("name worker")).act(A, act("name child"));
        assert_eq!(*city.grave, [false, true, false]);
        let mut city = hospital(true, "option 2");
        city.act(A, act("name worker")).act(A, act("name child"));
        assert_eq!(*city.grave, [false, false, false], "the third point has one place left");
    }
}

mod fro_bld_16 {
    use super::*;

    fn yields(kind: Building, upgraded: bool, good: Good) -> u8 {
        let mut city = turn(1, |game| {
            game.put(Field::F0A, kind);
            game.fields[Field::F0A].is_upgraded = upgraded;
            game.goods[good] = 0;
        });
        city.act(A, act("use worker f0.a"));
        city.goods[good]
    }

    #[test]
    fn hothouse_mine_and_drill() {
        assert_eq!(yields(Building::Hothouse, false, Good::Food), 7);
        assert_eq!(yields(Building::Hothouse, true, Good::Food), 9);
        assert_eq!(yields(Building::CoalMine, false, Good::Coal), 4);
        assert_eq!(yields(Building::CoalMine, true, Good::Coal), 5);
        assert_eq!(yields(Building::WallDrill, true, Good::Wood), 3);
    }
}

mod fro_bld_17 {
    use super::*;

    #[test]
    fn two_points_or_five_for_a_token_of_care() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::CareHouse);
            game.heat = 3;
            game.sick[Citizen::Worker] = 7;
        });
        city.act(A, act("use worker n0.a")).act(A, act("option 2"));
        assert_eq!((city.sick[Citizen::Worker], city.active_tokens[Token::Care]), (2, 1));
        let without = turn(1, |game| {
            game.put(Field::N0A, Building::CareHouse);
            game.heat = 3;
            game.sick[Citizen::Worker] = 7;
            game.tokens_of(&[(Token::Justice, 1, 0)]);
        });
        let mut without = without;
        without.act(A, act("use worker n0.a"));
        assert_eq!(without.sick[Citizen::Worker], 5, "no question without a token");
    }

    #[test]
    fn the_arena_calms_and_the_pub_gives_hope() {
        let mut city = turn(1, |game| game.put(Field::N0A, Building::FightingArena));
        city.act(A, act("use worker n0.a"));
        assert_eq!(city.spent_tokens[Token::Anger], 1);
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::PublicHouse);
            game.tokens_of(&[(Token::Care, 0, 1)]);
        });
        city.act(A, act("use worker n0.a")).act(A, act("activate care"));
        assert_eq!(city.active_tokens[Token::Care], 1);
    }
}

mod fro_bld_19 {
    use super::*;

    #[test]
    fn a_temple_activates_all_tokens_of_a_type() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Temple);
            game.tokens_of(&[(Token::Care, 0, 3), (Token::Justice, 0, 1)]);
        });
        city.act(A, act("use engineer n0.a")).act(A, act("activate care"));
        assert_eq!((city.active_tokens[Token::Care], city.active_tokens[Token::Justice]), (3, 0));
        let full = turn(1, |game| game.put(Field::N0A, Building::Temple));
        full.refused_by(A, act("use engineer n0.a"), "FRO-ACT-9");
    }
}

mod fro_bld_20 {
    use super::*;

    #[test]
    fn three_dusk_cards_are_seen_and_one_may_go() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::FaithKeepers);
            game.dusk.known =
                [DuskCard::Z000, DuskCard::Z003, DuskCard::Z061].into_iter().collect();
        });
        city.act(A, act("use worker n0.a")).run_chance(table::Seed(1));
        let expected = ["set-aside Z000", "set-aside Z003", "decline"].map(act);
        assert_eq!(city.legal(A), expected);
        city.act(A, act("set-aside Z000"));
        assert_eq!(city.dusk.discard, DuskCards::only(DuskCard::Z000));
        assert_eq!(city.dusk.known.len(), 2);
    }
}

mod fro_bld_22 {
    use super::*;

    #[test]
    fn another_building_with_a_citizen_acts_again_in_the_warm() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::PropagandaCentre);
            game.put(Field::N1A, Building::HuntersHut);
            game.put(Field::N1B, Building::HuntersHut);
            game.fields[Field::N1A].pawns[0] = Some(Pawn::Worker);
            game.fields[Field::N1B].pawns[0] = Some(Pawn::Worker);
        });
        city.act(A, act("use engineer n0.a"));
        assert_eq!(city.legal(A), [act("again n1.a"), act("again n1.b")], "not itself");
        city.act(A, act("again n1.a"));
        assert_eq!((city.goods[Good::Food], city.sick[Citizen::Worker]), (12, 0));
    }
}

mod fro_ruling_31 {
    use super::*;

    #[test]
    fn reuse_does_not_chain() {
        let city = after(Op::ReuseBuilding, |game| {
            game.put(Field::N0A, Building::PropagandaCentre);
            game.put(Field::N1A, Building::HuntersHut);
            game.fields[Field::N0A].pawns[0] = Some(Pawn::Engineer);
            game.fields[Field::N1A].pawns[0] = Some(Pawn::Worker);
        });
        // The hut is the only one, so it has acted.
        assert_eq!(city.goods[Good::Food], 12);
    }
}

mod fro_ruling_74 {
    use super::*;

    #[test]
    fn several_pawns_are_one_reuse_and_nobody_more_goes_to_prison() {
        let city = after(Op::ReuseBuilding, |game| {
            game.put(Field::N0A, Building::Prison);
            game.fields[Field::N0A].pawns = [Some(Pawn::Worker), Some(Pawn::Worker)];
            game.hunger = 9;
        });
        assert_eq!(city.hunger, 5);
        assert_eq!(city.fields[Field::N0A].pawns.iter().flatten().count(), 2);
    }
}

mod fro_bld_23 {
    use super::*;

    #[test]
    fn a_megaphone_silences_all_tokens_of_a_type() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Agitator);
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Anger, 2, 0), (Token::Fear, 1, 0)]);
        });
        city.act(A, act("use worker n0.a")).act(A, act("spend anger"));
        assert_eq!((city.active_tokens[Token::Anger], city.spent_tokens[Token::Anger]), (0, 2));
        assert_eq!(city.active_tokens[Token::Fear], 1);
    }
}

mod fro_bld_26 {
    use super::*;

    #[test]
    fn what_is_printed_stays_and_a_cookhouse_does_not_come_back() {
        let mut city = turn(1, |_| {});
        city.act(A, act("construct worker"));
        city.refused_by(A, act("demolish g0"), "FRO-BLD-26");
        city.refused_by(A, act("demolish g4"), "FRO-BLD-26");
        city.act(A, act("demolish g2"));
        city.refused_by(A, act("build cookhouse"), "FRO-CONS-6");
    }
}

mod fro_ruling_33 {
    use super::*;

    #[test]
    fn the_cookhouse_may_be_removed_and_has_no_price() {
        let info = city(1).content().buildings[Building::Cookhouse];
        assert!(!info.is_fixed && info.cost.is_none());
    }
}

mod fro_bld_27 {
    use super::*;

    #[test]
    fn four_child_pawns_in_a_heated_shelter() {
        let beds = |heat: u8| {
            city(1)
                .given(|game| {
                    game.put(Field::N0A, Building::ChildShelter);
                    game.heat = heat;
                })
                .beds()
        };
        assert_eq!((beds(2), beds(3)), ((0, 0), (0, 4)));
    }
}

mod fro_ruling_60 {
    use super::*;

    #[test]
    fn the_pit_moves_the_marker_once_a_game() {
        let mut city = turn(1, |game| {
            game.unlocked = game.unlocked.with(Building::CorpsePit);
            game.open(Position::N0);
            game.deaths = 9;
        });
        city.act(A, act("construct worker")).act(A, act("build corpse_pit"));
        city.act(A, act("field n0.a")).act(A, act("back 3")).act(A, act("demolish n0.a"));
        city.act(A, act("build corpse_pit")).act(A, act("field n0.a"));
        assert_eq!((city.deaths, city.step), (6, DayStep::Turn), "the second one moves nothing");
    }
}

mod fro_ruling_73 {
    use super::*;

    #[test]
    fn at_least_one_step_back_and_at_most_what_there_is() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Cemetery);
            game.deaths = 4;
        });
        city.act(A, act("use worker n0.a"));
        assert_eq!(city.legal(A), [act("back 1"), act("back 2")]);
        city.act(A, act("back 1"));
        assert_eq!(city.deaths, 3);
        let one = turn(1, |game| {
            game.put(Field::N0A, Building::Cemetery);
            game.deaths = 1;
        });
        let mut one = one;
        one.act(A, act("use worker n0.a"));
        assert_eq!(one.deaths, 0, "one step is no question");
    }
}

mod fro_ruling_72 {
    use super::*;

    #[test]
    fn the_most_on_each_field_and_finish_after_the_first() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::CoalThumper);
            game.goods_on(Field::N1A, MapGood::Coal, 4);
            game.heat = 3;
        });
        city.act(A, act("use worker n0.a"));
        assert!(!city.legal(A).contains(&act("finish")));
        city.act(A, act("field n1.a"));
        assert_eq!(city.fields[Field::N1A].count, 5, "less only where it would exceed five");
        assert!(city.legal(A).contains(&act("finish")));
        city.act(A, act("field n1.b"));
        assert_eq!(city.fields[Field::N1B].count, 3);
    }
}

mod fro_ruling_75 {
    use super::*;

    #[test]
    fn ruins_may_be_destroyed_and_leave_the_game() {
        let mut city = after(Op::Destroy(Target::Small, 1), |game| {
            game.put(Field::N0A, Building::Tent);
            game.fields[Field::N0A].building = Some(Building::Ruins);
        });
        assert_eq!(
            city.legal(A),
            [act("field g2"), act("field n0.a")],
            "the cookhouse or the ruins"
        );
        city.act(A, act("field n0.a"));
        assert_eq!(city.fields[Field::N0A].building, None);
        assert_eq!(city.supply[Building::Tent], 6, "the tent does not come back");
        assert_eq!(city.supply[Building::Ruins], city.content().buildings[Building::Ruins].tiles);
    }

    #[test]
    fn without_a_shelter_nothing_is_ruined_and_the_branch_stays() {
        // I/10 in round 10: four wood, or two shelters become ruins.
        let mut city = city(1).given(|game| {
            game.at(frostpunk::DayStep::Activation);
            game.round = 10;
            game.face_up = frostpunk::ScenarioCards::only(ScenarioCard::I10);
            game.activation.push(frostpunk::ActivationToken {
                card: ScenarioCard::I10,
                nth: frostpunk::Nth::N2,
                round: 10,
            });
        });
        city = going_on(city);
        assert_eq!(city.legal(A), [act("option 1"), act("option 2")]);
        city.act(A, act("option 2"));
        assert_eq!((city.goods[Good::Wood], city.built(Building::Ruins)), (4, 0));
    }
}

mod fro_ruling_41 {
    use super::*;

    #[test]
    fn five_fields_of_the_generator_tile() {
        let petals: Vec<Field> =
            Field::ALL.into_iter().filter(|field| field.position().is_none()).collect();
        assert_eq!(petals, [Field::G0, Field::G1, Field::G2, Field::G4, Field::G5]);
    }
}

mod fro_ruling_46 {
    use super::*;

    #[test]
    fn four_buildings_of_faith_back_to_back_with_four_of_order() {
        let content = city(1).content();
        let pairs = [
            (Building::Cemetery, Building::CorpsePit),
            (Building::Temple, Building::PropagandaCentre),
            (Building::FieldKitchen, Building::Agitator),
            (Building::FaithKeepers, Building::Prison),
        ];
        for (faith, order) in pairs {
            assert_eq!(content.buildings[faith].back, Some(order));
            assert_eq!(content.buildings[order].back, Some(faith));
            assert_eq!(content.buildings[faith].law, Some(Law::Pr07));
            assert_eq!(content.buildings[order].law, Some(Law::Pr08));
        }
    }
}

mod fro_c_9 {
    use super::*;

    #[test]
    fn tiles_sizes_insulation_and_users_of_the_building_table() {
        let content = city(1).content();
        let table = [
            "cookhouse 1 S o anybody",
            "platform 1 S y engineers",
            "generator 1 S r engineers",
            "workshop 2 S r engineers",
            "retort 3 S o→r anybody",
            "hunters_hut 5 S y→r anybody",
            "gathering_post 4 S y→r anybody",
            "factory 1 S r engineers",
            "sawmill 3 S o→r anybody",
            "infirmary 3 S y→r engineers",
            "observation_balloon 1 L w anybody",
            "coal_thumper 2 L o→r anybody",
            "hospital 2 L o→r engineers",
            "hothouse 2 L o→r anybody",
            "coal_mine 2 L y→r anybody",
            "wall_drill 2 L y→r anybody",
            "house 7 S r anybody",
            "bunkhouse 7 S o anybody",
            "tent 7 S y anybody",
            "ruins 0 S b anybody",
            "child_shelter 1 S o anybody",
            "care_house 2 S o anybody",
            "fighting_arena 1 S o anybody",
            "public_house 2 S o anybody",
            "cemetery 1 S y anybody",
            "temple 1 S y engineers",
            "field_kitchen 1 S w anybody",
            "faith_keepers 1 L r anybody",
            "corpse_pit 1 S w anybody",
            "propaganda_centre 1 S o engineers",
            "agitator 1 S y anybody",
            "prison 1 L r anybody",
        ];
        let letter = |level: Level| &level.name()[..1];
        for row in table {
            let (name, _) = row.split_once(' ').expect("a name");
            let kind: Building = name.parse().expect("a building");
            let info = &content.buildings[kind];
            let size = if info.size == frostpunk::Size::Large { "L" } else { "S" };
            let [level, better] = info.levels.map(letter);
            let insulation = match info.upgrade {
                Some(_) if level != better => format!("{level}→{better}"),
                _ => level.to_owned(),
            };
            let who = if info.is_for_engineers { "engineers" } else { "anybody" };
            assert_eq!(format!("{kind} {} {size} {insulation} {who}", info.tiles), row);
        }
    }

    #[test]
    fn costs_of_the_building_table() {
        let content = city(1).content();
        let cost = |wood: u8, core: u8| {
            let mut cost = Cost::default();
            cost.goods[Good::Wood] = wood;
            cost.goods[Good::Core] = core;
            Some(cost)
        };
        let table = [
            (Building::Workshop, cost(1, 0), None),
            (Building::Retort, cost(1, 0), cost(1, 0)),
            (Building::HuntersHut, cost(1, 0), cost(1, 0)),
            (Building::GatheringPost, cost(1, 0), cost(1, 0)),
            (Building::Factory, cost(2, 0), None),
            (Building::Sawmill, cost(2, 0), cost(2, 0)),
            (Building::Infirmary, cost(2, 0), cost(2, 0)),
            (Building::ObservationBalloon, cost(3, 0), cost(0, 1)),
            (Building::CoalThumper, cost(3, 0), cost(0, 1)),
            (Building::Hospital, cost(4, 1), cost(0, 1)),
            (Building::Hothouse, cost(4, 1), cost(0, 1)),
            (Building::CoalMine, cost(5, 1), cost(0, 1)),
            (Building::WallDrill, cost(5, 1), cost(2, 0)),
            (Building::House, cost(4, 0), None),
            (Building::Bunkhouse, cost(3, 0), None),
            (Building::Tent, cost(2, 0), None),
        ];
        for (kind, cost, upgrade) in table {
            assert_eq!(content.buildings[kind].cost, cost, "{kind}");
            assert_eq!(content.buildings[kind].upgrade, upgrade, "{kind}");
        }
    }
}

mod fro_c_10 {
    use super::*;
    use frostpunk::Size;

    #[test]
    fn tiles_add_up_to_the_component_list() {
        let content = city(1).content();
        let sum = |size: Size, kinds: std::ops::RangeInclusive<Building>| -> u8 {
            Building::ALL
                .into_iter()
                .filter(|kind| kinds.contains(kind) && content.buildings[*kind].size == size)
                .map(|kind| content.buildings[kind].tiles)
                .sum()
        };
        let basic = Building::Workshop..=Building::Tent;
        assert_eq!((sum(Size::Small, basic.clone()), sum(Size::Large, basic)), (42, 11));
        let scenario = Building::SeedlingArk..=Building::RepairStation;
        assert_eq!((sum(Size::Small, scenario.clone()), sum(Size::Large, scenario)), (4, 7));
        let rubble: u8 = content.rubble.iter().map(|(count, _)| *count).sum();
        assert_eq!(rubble, 18);
    }
}

mod fro_c_5 {
    use super::*;
    use frostpunk::{Counter, ScenarioCard};

    #[test]
    fn a_slot_that_only_fills_a_full_counter_is_closed() {
        let stores = |count: u8| {
            turn(1, |game| {
                game.face_up = game.face_up.with(ScenarioCard::I05);
                game.counters[Counter::StoreFood] = count;
            })
        };
        assert!(stores(12).can(A, act("special worker I/05 1")));
        stores(16).refused_by(A, act("special worker I/05 1"), "FRO-C-5");
    }

    #[test]
    fn a_child_stands_where_children_are_listed() {
        let city = turn(1, |game| {
            game.face_up = game.face_up.with(ScenarioCard::Ii05);
            game.counters[Counter::Seedlings] = 5;
        });
        assert!(city.can(A, act("special child II/05 1")));
    }
}

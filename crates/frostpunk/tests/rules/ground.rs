//! Warmth, snow, gathering and construction.

use frostpunk::{
    Building, Citizen, CitizenCard, DayStep, Deposit, Field, Frostpunk, Good, Ground, MapGood, Op,
    Pawn, Position, Positions, Scenario, ScenarioCard, Technology,
};
use table::{Silent, Turn};

use crate::position::*;

mod fro_heat_5 {
    use super::*;

    #[test]
    fn insulation_heats_wherever_a_building_stands() {
        let city = city(1).given(|game| {
            game.put(Field::F0A, Building::House);
            game.put(Field::F0B, Building::Bunkhouse);
            game.put(Field::F1A, Building::Tent);
            game.heat = 2;
        });
        let heated =
            |city: &City| [Field::F0A, Field::F0B, Field::F1A].map(|field| city.is_heated(field));
        assert_eq!(heated(&city), [true, false, false]);
        let city = city.given(|game| game.heat = 3);
        assert_eq!(heated(&city), [true, true, false]);
        let city = city.given(|game| game.heat = 4);
        assert_eq!(heated(&city), [true, true, true]);
    }
}

mod fro_heat_7 {
    use super::*;

    fn gather_at(heat: u8) -> u8 {
        let mut city = turn(1, |game| {
            game.goods_on(Field::N0A, MapGood::Coal, 4);
            game.heat = heat;
        });
        city.act(A, act("gather worker n0.a"));
        city.sick[Citizen::Worker]
    }

    #[test]
    fn gathering_is_warm_in_a_warm_zone() {
        assert_eq!((gather_at(2), gather_at(3)), (1, 0));
    }
}

mod fro_ruling_43 {
    use super::*;

    #[test]
    fn no_insulation_warms_a_gatherer() {
        // The yellow indicator is reached by a post but the far zone of the Plain is not.
        let mut city = going_on(city_of(1, Scenario::Plain).given(|game| {
            game.goods_on(Field::F0A, MapGood::Coal, 4);
            game.put(Field::F0B, Building::HuntersHut);
            game.heat = 5;
        }));
        assert!(city.is_heated(Field::F0B));
        city.act(A, act("gather worker f0.a"));
        assert_eq!(city.sick[Citizen::Worker], 1);
    }
}

mod fro_heat_8 {
    use super::*;

    #[test]
    fn later_coal_heals_nobody() {
        let mut city = turn(1, |_| {});
        city.act(A, act("gather worker g1")).act(A, act("fuel 3"));
        assert_eq!(city.sick[Citizen::Worker], 1);
        city.act(A, act("gather worker g5"));
        assert_eq!(city.sick[Citizen::Worker], 1, "the second one was warm");
    }
}

mod fro_snow_1 {
    use super::*;

    #[test]
    fn any_number_of_pawns_and_always_cold() {
        let mut city = turn(1, |game| {
            game.heat = 5;
            game.open(Position::N11);
        });
        for (first, second) in [("lay n0", "lay n1"), ("lay n2", "lay n3")] {
            city.act(A, act("clear worker")).act(A, act("near"));
            city.act(A, act(first)).act(A, act(second)).run_chance(table::Seed(1));
            if city.clearing[Pawn::Worker] == 1 {
                assert_eq!(city.sick[Citizen::Worker], 1);
            }
        }
        assert_eq!((city.clearing[Pawn::Worker], city.sick[Citizen::Worker]), (2, 2));
    }
}

mod fro_snow_3 {
    use super::*;

    #[test]
    fn near_tiles_on_any_free_near_position() {
        let mut city = turn(1, |game| {
            game.open(Position::N0);
            game.ground[Position::N5] = Ground::Ridge;
        });
        city.act(A, act("clear worker")).act(A, act("near"));
        assert_eq!(city.legal(A).len(), 10);
        city.refused_by(A, act("lay n0"), "FRO-SNOW-3");
        city.act(A, act("lay n1")).act(A, act("lay n7"));
        assert_eq!(city.turn(), Turn::Chance, "they need not touch each other");
    }
}

mod fro_snow_4 {
    use super::*;

    #[test]
    fn a_far_tile_next_to_a_tile_that_is_connected() {
        let mut city = turn(1, |game| {
            game.open(Position::N0);
            game.open(Position::F9);
        });
        city.act(A, act("clear worker")).act(A, act("far"));
        assert_eq!(city.legal(A), [act("lay f0"), act("lay f1"), act("lay f17")]);
        city.refused_by(A, act("lay f8"), "FRO-SNOW-4");
    }

    #[test]
    fn tiles_connect_through_others() {
        let mut city = turn(1, |game| {
            game.open(Position::N0);
            game.open(Position::F1);
        });
        city.act(A, act("clear worker")).act(A, act("far"));
        assert_eq!(city.legal(A), [act("lay f0"), act("lay f2"), act("lay f17")]);
    }
}

mod fro_snow_5 {
    use super::*;

    #[test]
    fn turned_over_when_all_of_them_lie() {
        let mut city = turn(1, |_| {});
        city.act(A, act("clear worker")).act(A, act("lay n0"));
        assert_eq!(city.ground[Position::N0], Ground::FaceDown);
        city.act(A, act("lay n1"));
        assert_eq!(city.ground[Position::N1], Ground::FaceDown);
        city.chance(chance("tile N01")).chance(chance("tile N02"));
        assert_eq!(city.ground[Position::N1], Ground::Tile(frostpunk::Tile::N02));
    }
}

mod fro_ruling_91 {
    use super::*;

    #[test]
    fn a_second_far_tile_may_lie_next_to_the_first() {
        let mut city = going_on(city_of(1, Scenario::Plain).given(|game| game.open(Position::N0)));
        city.act(A, act("clear worker")).act(A, act("far"));
        city.refused_by(A, act("lay f2"), "FRO-SNOW-4");
        city.act(A, act("lay f1"));
        assert!(city.can(A, act("lay f2")));
    }
}

mod fro_ruling_80 {
    use super::*;
    use frostpunk::Land;

    #[test]
    fn cards_lay_as_many_as_they_say_on_every_map() {
        for scenario in [Scenario::Ridge, Scenario::Plain] {
            let mut city = city_of(1, scenario).given(|game| {
                game.at(DayStep::DuskEffects);
                let op = Op::PlaceTile(Land::Near, 2);
                game.perform_op(op, frostpunk::Context::CARD, &mut Silent);
            });
            city.act(A, act("lay n0")).act(A, act("lay n1"));
            assert_eq!(city.turn(), Turn::Chance, "{scenario}: two, no more and no fewer");
        }
    }
}

mod fro_fx_20 {
    use super::*;
    use frostpunk::Land;

    #[test]
    fn tiles_of_a_card_make_nobody_ill_even_while_snow_is_blocked() {
        let mut city = after(Op::PlaceTile(Land::Near, 1), |game| {
            game.face_up = game.face_up.with(ScenarioCard::I06);
        });
        city.act(A, act("lay n4")).chance(chance("tile N03"));
        assert_eq!(*city.sick, [0, 0, 0]);
        assert_eq!(city.fields[Field::N4A].count, 4);
    }
}

mod fro_fx_45 {
    use super::*;
    use frostpunk::Land;

    #[test]
    fn as_many_as_there_are_positions() {
        let mut city = after(Op::PlaceTile(Land::Near, 2), |game| {
            Position::ALL[..11].iter().for_each(|position| game.ground[*position] = Ground::Ridge);
        });
        // The one free position is taken without a question.
        assert_eq!(city.turn(), Turn::Chance);
        city.chance(chance("tile N01"));
        assert!(city.ground[Position::N11].is_tile());
    }

    #[test]
    fn two_operations_one_after_the_other() {
        // C04 lays two near tiles, turns them up, and lays a far one.
        let mut city = turn(1, |game| game.give(A, frostpunk::CitizenCard::C04));
        city.act(A, act("play C04"));
        city.act(A, act("lay n0")).act(A, act("lay n1"));
        assert_eq!(city.turn(), Turn::Chance);
        city.chance(chance("tile N01")).chance(chance("tile N02"));
        let far = city.legal(A);
        assert!(far.contains(&act("lay f0")) && !far.contains(&act("lay n2")), "{far:?}");
        city.act(A, act("lay f0")).chance(chance("tile F01"));
        assert!(city.ground[Position::F0].is_tile());
    }
}

mod fro_gath_2 {
    use super::*;

    #[test]
    fn a_field_once_a_round_and_others_besides() {
        let mut city = turn(1, |_| {});
        city.act(A, act("gather worker g1"));
        assert_eq!(city.fields[Field::G1].count, 3, "only this field, two pieces of it");
        city.refused_by(A, act("gather engineer g1"), "FRO-GATH-2");
        city.act(A, act("gather engineer g5"));
        assert_eq!(city.fields[Field::G5].count, 3);
    }
}

mod fro_ruling_34 {
    use super::*;

    #[test]
    fn always_two_or_what_is_left() {
        let mut city = turn(1, |game| game.goods_on(Field::N0A, MapGood::Coal, 1));
        city.act(A, act("gather worker n0.a"));
        assert_eq!((city.goods[Good::Coal], city.fields[Field::N0A].good), (6, None));
    }
}

mod fro_ruling_99 {
    use super::*;

    #[test]
    fn the_bonus_raises_the_two_of_a_gatherer_alone() {
        let with_bonus = |game: &mut Frostpunk| {
            game.active_technologies = game.active_technologies.with(Technology::T08);
        };
        let mut city = turn(1, with_bonus);
        city.act(A, act("gather worker g1"));
        assert_eq!(city.goods[Good::Wood], 7);
        let mut city = turn(1, |game| {
            with_bonus(game);
            game.put(Field::N1A, Building::GatheringPost);
        });
        city.act(A, act("use worker n1.a"));
        assert_eq!(city.goods[Good::Wood], 5, "the post takes one");
    }

    #[test]
    fn neither_trees_nor_rubble_bring_more() {
        let mut city = turn(1, |game| {
            game.active_technologies = game.active_technologies.with(Technology::T08);
            game.face_up = game.face_up.with(frostpunk::ScenarioCard::I09);
            game.goods_on(Field::N0A, MapGood::Tree, 3);
            game.open(Position::N1);
            game.fields[Field::N1A].has_rubble = true;
            game.rubble[frostpunk::Rubble::Db03] = 1;
        });
        city.act(A, act("gather worker n0.a"));
        assert_eq!((city.goods[Good::Wood], city.fields[Field::N0A].count), (5, 2));
        city.act(A, act("gather worker n1.a")).chance(chance("rubble DB03"));
        assert_eq!(city.goods[Good::Coal], 8, "three, as the tile says");
    }
}

mod fro_cons_1 {
    use super::*;

    #[test]
    fn any_number_of_pawns_and_always_warm() {
        let mut city = turn(1, |game| game.open(Position::N0));
        for field in ["field n0.a", "field n0.b"] {
            city.act(A, act("construct worker")).act(A, act("build hunters_hut"));
            city.act(A, act(field)).act(A, act("finish"));
        }
        assert_eq!((city.constructing[Pawn::Worker], *city.sick), (2, [0, 0, 0]));
    }
}

mod fro_cons_3 {
    use super::*;

    #[test]
    fn the_cost_is_spent_when_it_is_built() {
        let mut city = turn(1, |game| game.open(Position::N0));
        city.act(A, act("construct worker")).act(A, act("build bunkhouse"));
        assert_eq!(city.goods[Good::Wood], 4, "not before it has a place");
        city.act(A, act("field n0.a"));
        assert_eq!((city.goods[Good::Wood], city.supply[Building::Bunkhouse]), (1, 6));
    }

    #[test]
    fn exactly_enough_is_enough() {
        let mut city = turn(1, |game| {
            game.open(Position::N0);
            game.goods[Good::Wood] = 3;
        });
        city.act(A, act("construct worker"));
        city.refused_by(A, act("build house"), "FRO-RES-3");
        assert!(city.can(A, act("build bunkhouse")));
    }
}

mod fro_cons_7 {
    use super::*;

    #[test]
    fn drills_stand_next_to_wood_and_kitchens_not_at_the_generator() {
        let mut city = turn(1, |game| {
            game.open(Position::F0);
            game.open(Position::N0);
            game.deposits[Deposit::Wood] = Positions::only(Position::F0);
            game.goods[Good::Wood] = 9;
            game.goods[Good::Core] = 1;
            game.unlocked = game.unlocked.with(Building::FieldKitchen);
        });
        city.act(A, act("construct worker"));
        city.refused_by(A, act("build coal_mine"), "FRO-CONS-7");
        city.act(A, act("build field_kitchen"));
        city.refused_by(A, act("field g1"), "FRO-CONS-7");
        city.act(A, act("field n0.a")).act(A, act("build wall_drill"));
        // There is one place for it, so it stands there.
        assert_eq!(city.fields[Field::F0A].building, Some(Building::WallDrill));
    }
}

mod fro_cons_8 {
    use super::*;

    #[test]
    fn as_many_as_there_are_tiles_and_usable_at_once() {
        let mut city = turn(1, |game| game.open(Position::N0));
        city.act(A, act("construct worker")).act(A, act("build factory")).act(A, act("field n0.a"));
        city.refused_by(A, act("build factory"), "FRO-CONS-8");
        city.act(A, act("build hunters_hut")).act(A, act("field n0.b")).act(A, act("finish"));
        city.act(A, act("use worker n0.b"));
        assert_eq!(city.goods[Good::Food], 12);
    }
}

mod fro_cons_10 {
    use super::*;

    #[test]
    fn the_field_of_a_demolished_building_is_free_at_once() {
        let mut city = turn(1, |game| game.put(Field::N0A, Building::HuntersHut));
        city.act(A, act("construct worker")).act(A, act("demolish n0.a"));
        assert_eq!(city.fields[Field::N0A].good, None, "nothing grows back");
        city.act(A, act("build tent")).act(A, act("field n0.a"));
        assert_eq!(city.fields[Field::N0A].building, Some(Building::Tent));
    }
}

mod fro_cons_11 {
    use super::*;

    #[test]
    fn the_first_workshop_starts_a_development_and_a_second_does_not() {
        let mut city = turn(1, |game| {
            game.technologies = [Technology::T01, Technology::T02].into_iter().collect();
            game.open(Position::N0);
        });
        city.act(A, act("construct worker"))
            .act(A, act("build workshop"))
            .act(A, act("field n0.a"));
        city.act(A, act("research T01")).act(A, act("build workshop")).act(A, act("field n0.b"));
        assert_eq!(city.development, Some((Technology::T01, 4)));
        assert!(city.can(A, act("finish")), "nobody is asked for another technology");
    }

    #[test]
    fn neither_a_later_workshop_nor_the_first_of_another_kind_starts_one() {
        let mut city = turn(1, |game| {
            game.technologies = [Technology::T01, Technology::T02].into_iter().collect();
            game.put(Field::N1A, Building::Workshop);
            game.development = None;
            game.open(Position::N0);
        });
        city.act(A, act("construct worker"));
        for (building, field) in [("workshop", "n0.a"), ("hunters_hut", "n0.b")] {
            city.act(A, act(&format!("build {building}"))).act(A, act(&format!("field {field}")));
            assert!(!city.can(A, act("research T01")), "{building}");
        }
    }
}

mod fro_tech_3 {
    use super::*;

    #[test]
    fn only_one_technology_is_in_development() {
        let mut city = turn(1, |game| {
            game.technologies = [Technology::T01, Technology::T02].into_iter().collect();
            game.put(Field::N0A, Building::Workshop);
            game.development = Some((Technology::T02, 5));
        });
        city.act(A, act("construct worker"))
            .act(A, act("build workshop"))
            .act(A, act("field n0.b"));
        assert_eq!(city.development, Some((Technology::T02, 5)));
    }
}

mod fro_ruling_44 {
    use super::*;

    #[test]
    fn a_workshop_built_anew_starts_a_development_again() {
        let mut city = turn(1, |game| {
            game.technologies = [Technology::T01, Technology::T02].into_iter().collect();
            game.put(Field::N0A, Building::Workshop);
            game.development = Some((Technology::T02, 5));
        });
        city.act(A, act("construct worker")).act(A, act("demolish n0.a"));
        city.act(A, act("build workshop")).act(A, act("field n0.a"));
        assert_eq!(city.legal(A), [act("research T01"), act("research T02")]);
    }
}

mod fro_ruling_18 {
    use super::*;

    #[test]
    fn nothing_large_on_the_generator_tile() {
        let mut city = turn(1, |game| game.fields[Field::G1] = frostpunk::FieldState::default());
        city.act(A, act("construct worker"));
        city.refused_by(A, act("build coal_thumper"), "FRO-CONS-4");
    }
}

mod fro_ruling_89 {
    use super::*;

    #[test]
    fn what_comes_before_where() {
        let mut city = turn(1, |game| game.open(Position::N0));
        city.act(A, act("construct worker"));
        assert!(city.can(A, act("build tent")) && !city.legal(A).contains(&act("field n0.a")));
        city.act(A, act("build tent"));
        assert!(city.can(A, act("field n0.a")) && !city.legal(A).contains(&act("finish")));
    }
}

mod fro_ruling_100 {
    use super::*;

    fn ridge(arrange: impl FnOnce(&mut Frostpunk)) -> City {
        going_on(city_of(1, Scenario::Ridge).given(|game| {
            game.ground[Position::N3] = Ground::Ridge;
            arrange(game);
        }))
    }

    #[test]
    fn blasting_is_offered_as_the_first_choice_only() {
        let mut city = ridge(|game| game.open(Position::N0));
        city.act(A, act("construct worker"));
        assert!(city.can(A, act("blast n3")));
        city.act(A, act("build tent")).act(A, act("field n0.a"));
        city.refused_by(A, act("blast n3"), "FRO-C-41");
    }

    #[test]
    fn the_coal_of_an_automaton_does_not_blast() {
        let with_coal = |coal: u8| {
            ridge(|game| {
                game.goods = [0; Good::COUNT].into();
                game.goods[Good::Coal] = coal;
                game.pool[Pawn::Automaton] = 1;
                for field in Field::ALL {
                    if game.fields[field].building.is_some() {
                        game.fields[field].pawns[0] = Some(Pawn::Child);
                    }
                }
            })
        };
        let automaton = act("construct automaton");
        assert!(with_coal(2).can(A, act("construct worker")), "only blasting is left to do");
        with_coal(2).refused_by(A, automaton, "FRO-CONS-2");
        assert!(with_coal(3).can(A, automaton), "one to burn, two to blast");
    }

    #[test]
    fn never_with_more_operations_of_a_card() {
        let mut city = ridge(|game| {
            game.open(Position::N0);
            game.give(A, CitizenCard::C02);
        });
        city.act(A, act("play C02"));
        city.refused_by(A, act("blast n3"), "FRO-C-41");
    }
}

//! The action phase.

use frostpunk::{
    Building, Citizen, CitizenCard, DayStep, Field, Good, Law, MapGood, Pawn, Position, Technology,
    Tile, Token,
};
use table::{Seats, Turn};

use crate::position::*;

mod fro_act_1 {
    use super::*;

    /// The pool at the start of the phase, with so many worker scouts on routes.
    fn pool(people: [u8; 3], scouts: usize) -> [u8; 6] {
        let city = city(1).given(|game| {
            game.population = people.into();
            game.pool = [9, 0, 9, 0, 0, 0].into();
            for route in &mut game.routes[..scouts] {
                route.scout = Some(frostpunk::Scout { pawn: Pawn::Worker, space: 0 });
            }
            game.resume_once(&mut table::Silent);
        });
        *city.pool
    }

    #[test]
    fn one_pawn_for_five_citizens_or_part_of_five() {
        assert_eq!(pool([21, 16, 11], 0), [5, 4, 3, 0, 0, 0]);
        assert_eq!(pool([20, 15, 10], 0), [4, 3, 2, 0, 0, 0]);
        assert_eq!(pool([0, 1, 0], 0), [0, 1, 0, 0, 0, 0]);
    }

    #[test]
    fn scouts_count_and_may_be_more_than_are_due() {
        assert_eq!(pool([11, 5, 5], 1), [2, 1, 1, 0, 0, 0]);
        assert_eq!(pool([10, 5, 5], 2), [0, 1, 1, 0, 0, 0]);
        assert_eq!(pool([6, 5, 5], 3), [0, 1, 1, 0, 0, 0]);
    }
}

mod fro_child_2 {
    use super::*;

    #[test]
    fn special_children_replace_ordinary_ones() {
        let city = turn(1, |game| {
            game.owns_child_worker = true;
            game.owns_child_engineer = true;
        });
        assert_eq!(*city.pool, [5, 3, 0, 1, 1, 0]);
        let city = turn(1, |game| {
            game.owns_child_worker = true;
            game.owns_child_engineer = true;
            game.population[Citizen::Child] = 3;
        });
        assert_eq!(*city.pool, [5, 3, 0, 0, 1, 0], "the child worker stays in the bank");
    }
}

mod fro_act_2 {
    use super::*;

    #[test]
    fn exhausted_pawns_cannot_act() {
        let city = turn(1, |game| game.exhausted = [2, 4, 1].into());
        assert_eq!(*city.pool, [3, 0, 1, 0, 0, 0]);
        assert_eq!(*city.bound, [2, 3, 1, 0, 0, 0]);
    }
}

mod fro_act_3 {
    use super::*;

    #[test]
    fn turns_go_clockwise_from_the_leader() {
        let mut city = turn(2, |_| {});
        assert_eq!(city.turn(), Turn::Decide(Seats::only(A)));
        city.act(A, act("gather worker g1"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(B)));
    }

    #[test]
    fn after_the_last_seat_comes_the_first() {
        let last = table::Seat::new(2);
        let mut city = turn(3, |game| game.leader = last);
        assert_eq!(city.turn(), Turn::Decide(Seats::only(last)));
        city.act(last, act("gather worker g1"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(A)));
        city.act(A, act("gather worker g5"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(B)));
    }

    #[test]
    fn each_phase_begins_with_the_leader_whoever_acted_last() {
        let city = turn(3, |game| {
            game.leader = B;
            game.acted = Some(A);
        });
        assert_eq!(city.turn(), Turn::Decide(Seats::only(B)));
        let city = turn(3, |game| game.acted = Some(A));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(A)));
    }
}

mod fro_act_4 {
    use super::*;

    #[test]
    fn fuel_once_a_turn_without_an_overload_check() {
        let mut city = turn(1, |_| {});
        city.act(A, act("fuel 2"));
        assert_eq!((city.heat, city.goods[Good::Coal], city.overload), (3, 3, 0));
        city.refused_by(A, act("fuel 1"), "FRO-ACT-4");
        city.act(A, act("gather worker g1"));
        assert!(city.can(A, act("fuel 1")));
    }
}

mod fro_act_6 {
    use super::*;

    #[test]
    fn children_work_only_where_a_law_lets_them() {
        let city = turn(1, |_| {});
        city.refused_by(A, act("gather child g1"), "FRO-ACT-6");
        let city = turn(1, |game| game.laws = game.laws.with(Law::Pr01));
        assert!(city.can(A, act("gather child g1")));
        city.refused_by(A, act("clear child"), "FRO-ACT-6");
    }
}

mod fro_act_7 {
    use super::*;

    #[test]
    fn the_leader_confirms_a_stop() {
        let mut city = turn(2, |_| {});
        city.act(A, act("gather worker g1")).act(B, act("stop"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(A)));
        city.act(A, act("no"));
        city.refused_by(B, act("stop"), "FRO-ACT-7");
        city.act(B, act("gather worker g5"));
        assert_eq!(city.step, DayStep::Turn);
        city.act(A, act("stop"));
        assert_ne!(city.step, DayStep::Turn);
    }
}

mod fro_act_10 {
    use super::*;

    #[test]
    fn sickness_comes_before_the_effect() {
        let mut city = turn(1, |game| {
            game.sick[Citizen::Worker] = 22;
            game.grave[Citizen::Worker] = true;
        });
        city.act(A, act("gather worker g1"));
        assert_eq!(city.goods[Good::Wood], 4, "nothing is gathered yet");
        city.chance(chance("citizen C02"));
        assert_eq!(city.goods[Good::Wood], 4, "two lost with C02, two gathered");
    }
}

mod fro_heat_1 {
    use super::*;

    #[test]
    fn clearing_snow_is_always_cold_and_construction_warm() {
        let mut city = turn(1, |game| game.heat = 5);
        city.act(A, act("clear worker"));
        assert_eq!(city.sick[Citizen::Worker], 1);
        let mut city = turn(1, |game| game.open(Position::N0));
        city.act(A, act("construct engineer"));
        assert_eq!(city.sick[Citizen::Engineer], 0);
    }

    #[test]
    fn steam_plows_warm_the_snow_and_no_other_technology_does() {
        let ill = |technology: Technology| {
            let mut city = turn(1, |game| {
                game.active_technologies = game.active_technologies.with(technology);
            });
            city.act(A, act("clear worker"));
            city.sick[Citizen::Worker]
        };
        assert_eq!([Technology::T08, Technology::T06].map(ill), [0, 1]);
    }

    #[test]
    fn scouts_set_out_and_cards_are_served_in_the_warm() {
        let mut city = turn(1, |game| {
            with_routes(game);
            game.put(Field::N0A, Building::ObservationBalloon);
            game.face_up = game.face_up.with(frostpunk::ScenarioCard::I05);
        });
        assert_eq!(city.warm_zones(), [false; 3]);
        city.act(A, act("scout worker r0")).act(A, act("special worker I/05 1"));
        assert_eq!(*city.sick, [0, 0, 0]);
    }
}

mod fro_heat_2 {
    use super::*;

    #[test]
    fn machines_never_fall_ill() {
        let mut city = turn(1, |game| game.pool[Pawn::Automaton] = 1);
        city.act(A, act("gather automaton g1"));
        assert_eq!((*city.sick, city.goods[Good::Coal]), ([0, 0, 0], 4));
    }
}

mod fro_auto_1 {
    use super::*;

    #[test]
    fn each_use_costs_a_coal() {
        let city = turn(1, |game| {
            game.pool[Pawn::Automaton] = 1;
            game.goods[Good::Coal] = 0;
        });
        city.refused_by(A, act("gather automaton g1"), "FRO-AUTO-1");
        let city = turn(1, |game| {
            game.pool[Pawn::Automaton] = 1;
            game.goods[Good::Coal] = 0;
            game.active_technologies = game.active_technologies.with(Technology::T07);
        });
        assert!(city.can(A, act("gather automaton g1")), "Clockwork Stokers are free");
    }

    #[test]
    fn with_another_technology_as_well() {
        let city = turn(1, |game| {
            game.pool[Pawn::Automaton] = 1;
            game.goods[Good::Coal] = 0;
            game.active_technologies = game.active_technologies.with(Technology::T06);
        });
        city.refused_by(A, act("gather automaton g1"), "FRO-AUTO-1");
    }

    #[test]
    fn the_last_coal_is_enough_for_any_work() {
        let at_work = |coal: u8| {
            let city = turn(1, |game| {
                game.pool[Pawn::Automaton] = 1;
                game.goods[Good::Coal] = coal;
            });
            let works = ["clear automaton", "construct automaton", "gather automaton g1"];
            works.map(|work| city.can(A, act(work)))
        };
        assert_eq!([at_work(0), at_work(1)], [[false; 3], [true; 3]]);
    }

    #[test]
    fn on_a_special_action_too() {
        let city = turn(1, |game| {
            game.face_up = game.face_up.with(frostpunk::ScenarioCard::I05);
            game.pool[Pawn::Automaton] = 1;
            game.goods[Good::Food] = 4;
            game.goods[Good::Coal] = 0;
        });
        assert!(city.can(A, act("special worker I/05 1")));
        city.refused_by(A, act("special automaton I/05 1"), "FRO-AUTO-1");
    }

    #[test]
    fn beside_what_the_building_burns() {
        let smelting = |coal: u8| {
            let city = turn(1, |game| {
                game.put(Field::N0A, Building::Steelworks);
                game.pool[Pawn::Automaton] = 1;
                game.goods[Good::Coal] = coal;
            });
            ["use worker n0.a", "use automaton n0.a"].map(|action| city.can(A, act(action)))
        };
        assert_eq!([smelting(1), smelting(2), smelting(3)], [[false; 2], [true, false], [true; 2]]);
    }
}

mod fro_snow_2 {
    use super::*;

    #[test]
    fn two_near_tiles_or_one_far_one() {
        let mut city = turn(1, |game| game.open(Position::N0));
        city.act(A, act("clear worker"));
        assert_eq!(city.legal(A), [act("near"), act("far")]);
        city.act(A, act("near")).act(A, act("lay n1")).act(A, act("lay n6"));
        assert_eq!(city.turn(), Turn::Chance, "turned up when both lie");
    }

    #[test]
    fn the_last_near_tile_is_laid_alone() {
        let mut city = turn(1, |game| {
            game.open(Position::N0);
            let near = game.tiles.intersection(Tile::stack(true));
            for tile in near.iter().skip(1) {
                game.tiles = game.tiles.without(tile);
            }
        });
        city.act(A, act("clear worker")).act(A, act("near")).act(A, act("lay n1"));
        assert_eq!(city.turn(), Turn::Chance, "the stack is empty: no second one is asked for");
    }

    #[test]
    fn a_far_tile_needs_a_neighbor() {
        let mut city = turn(1, |game| game.open(Position::N0));
        city.act(A, act("clear worker")).act(A, act("far"));
        assert_eq!(city.legal(A), [act("lay f0"), act("lay f1"), act("lay f17")]);
    }

    #[test]
    fn what_has_no_place_is_no_choice() {
        let mut city = turn(1, |game| {
            frostpunk::Positions::NEAR.iter().for_each(|position| game.open(position));
        });
        city.act(A, act("clear worker"));
        assert_eq!(city.legal(A).len(), 18, "all far positions");
        let city = turn(1, |game| {
            frostpunk::Positions::ALL.iter().for_each(|position| game.open(position));
        });
        assert!(!city.can(A, act("clear worker")));
    }
}

mod fro_snow_6 {
    use super::*;

    #[test]
    fn goods_and_food_of_a_tile() {
        let mut city = turn(1, |game| game.open(Position::N0));
        city.act(A, act("clear worker")).act(A, act("near"));
        city.act(A, act("lay n1")).act(A, act("lay n2")).chance(chance("tile N12"));
        assert_eq!(city.fields[Field::N1A].resource(), Some((Good::Wood, 3)));
        assert_eq!(city.fields[Field::N1B].resource(), Some((Good::Coal, 2)));
        assert_eq!(city.goods[Good::Food], 11);
    }
}

mod fro_gath_1 {
    use super::*;

    #[test]
    fn two_markers_of_a_field_without_a_pawn() {
        let mut city = turn(1, |_| {});
        city.act(A, act("gather worker g1"));
        assert_eq!((city.goods[Good::Wood], city.fields[Field::G1].count), (6, 3));
        city.refused_by(A, act("gather worker g1"), "FRO-GATH-2");
    }

    #[test]
    fn extended_shift_takes_one_more() {
        let mut city = turn(1, |game| game.laws = game.laws.with(Law::Pr10));
        city.act(A, act("gather worker g1"));
        assert_eq!(city.goods[Good::Wood], 7);
    }
}

mod fro_gath_3 {
    use super::*;

    #[test]
    fn trees_cannot_be_gathered() {
        let city = turn(1, |game| game.goods_on(Field::N0A, MapGood::Tree, 3));
        city.refused_by(A, act("gather worker n0.a"), "FRO-GATH-3");
    }
}

mod fro_cons_2 {
    use super::*;

    #[test]
    fn up_to_three_operations_and_one_at_least() {
        let mut city = turn(1, |game| {
            game.open(Position::N0);
            game.goods[Good::Wood] = 9;
        });
        city.act(A, act("construct worker"));
        city.refused_by(A, act("finish"), "FRO-CONS-2");
        city.act(A, act("build tent")).act(A, act("field n0.a"));
        city.act(A, act("demolish n0.a")).act(A, act("build house")).act(A, act("field n0.a"));
        assert_eq!(city.fields[Field::N0A].building, Some(Building::House));
        assert_eq!((city.goods[Good::Wood], city.step), (3, DayStep::Turn));
    }
}

mod fro_cons_4 {
    use super::*;

    #[test]
    fn a_large_building_needs_a_whole_tile() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Tent);
            game.open(Position::N1);
            game.goods[Good::Wood] = 9;
        });
        city.act(A, act("construct worker")).act(A, act("build observation_balloon"));
        let both = [Field::N1A, Field::N1B].map(|field| city.fields[field].building);
        assert_eq!(both, [Some(Building::ObservationBalloon); 2], "the only free tile");
    }

    #[test]
    fn a_field_with_a_pawn_is_not_free() {
        let mut city = turn(1, |game| game.goods_on(Field::N0A, MapGood::Coal, 2));
        city.act(A, act("gather worker n0.a")).act(A, act("construct worker"));
        city.act(A, act("build tent"));
        city.refused_by(A, act("field n0.a"), "FRO-CONS-4");
    }
}

mod fro_cons_5 {
    use super::*;

    #[test]
    fn what_lay_there_goes_to_the_bank() {
        let mut city = turn(1, |game| game.goods_on(Field::N0A, MapGood::Tree, 3));
        city.act(A, act("construct worker")).act(A, act("build tent")).act(A, act("field n0.a"));
        assert_eq!(city.trees(), 0);
    }
}

mod fro_cons_6 {
    use super::*;

    #[test]
    fn no_law_building_without_its_law() {
        let mut city = turn(1, |game| {
            game.open(Position::N0);
            game.goods[Good::Wood] = 9;
        });
        city.act(A, act("construct worker"));
        city.refused_by(A, act("build child_shelter"), "FRO-CONS-3");
        city.refused_by(A, act("build ruins"), "FRO-CONS-6");
        city.refused_by(A, act("build cookhouse"), "FRO-CONS-6");
    }
}

mod fro_cons_9 {
    use super::*;

    #[test]
    fn printed_buildings_stay_and_ruins_leave_the_game() {
        let mut city = turn(1, |game| {
            game.open(Position::N0);
            game.fields[Field::N0A].building = Some(Building::Ruins);
        });
        city.act(A, act("construct worker"));
        city.refused_by(A, act("demolish g0"), "FRO-BLD-26");
        city.act(A, act("demolish n0.a"));
        assert_eq!((city.fields[Field::N0A].building, city.supply[Building::Ruins]), (None, 0));
    }

    #[test]
    fn not_with_a_pawn_in_it_and_what_was_upgraded_comes_back_as_it_was() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::HuntersHut);
            game.put(Field::N1A, Building::HuntersHut);
            game.fields[Field::N1A].is_upgraded = true;
        });
        let supply = city.supply[Building::HuntersHut];
        city.act(A, act("use worker n0.a")).act(A, act("construct worker"));
        city.refused_by(A, act("demolish n0.a"), "FRO-CONS-9");
        city.act(A, act("demolish n1.a"));
        let field = &city.fields[Field::N1A];
        assert_eq!((field.building, field.is_upgraded), (None, false));
        assert_eq!(city.supply[Building::HuntersHut], supply + 1);
    }
}

mod fro_use_1 {
    use super::*;

    #[test]
    fn one_pawn_in_a_small_building_and_two_in_a_large_one() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::HuntersHut);
            game.put(Field::N1A, Building::Hothouse);
        });
        city.act(A, act("use worker n0.a"));
        assert_eq!(city.goods[Good::Food], 12);
        city.refused_by(A, act("use worker n0.a"), "FRO-USE-1");
        city.act(A, act("use worker n1.a")).act(A, act("use worker n1.a"));
        assert_eq!(city.goods[Good::Food], 26);
        city.refused_by(A, act("use worker n1.a"), "FRO-USE-1");
    }
}

mod fro_use_2 {
    use super::*;

    #[test]
    fn wards_are_for_engineers() {
        let city = turn(1, |game| {
            game.put(Field::N0A, Building::Infirmary);
            game.sick[Citizen::Worker] = 3;
        });
        city.refused_by(A, act("use worker n0.a"), "FRO-USE-2");
        assert!(city.can(A, act("use engineer n0.a")));
    }
}

mod fro_use_3 {
    use super::*;

    #[test]
    fn a_cold_building_makes_ill() {
        let mut city = turn(1, |game| game.put(Field::N0A, Building::HuntersHut));
        city.act(A, act("use worker n0.a"));
        assert_eq!(city.sick[Citizen::Worker], 1);
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::HuntersHut);
            game.heat = 3;
        });
        city.act(A, act("use worker n0.a"));
        assert_eq!(city.sick[Citizen::Worker], 0);
    }
}

mod fro_use_4 {
    use super::*;

    #[test]
    fn a_balloon_has_no_action() {
        let city = turn(1, |game| game.put(Field::N0A, Building::ObservationBalloon));
        city.refused_by(A, act("use worker n0.a"), "FRO-USE-4");
    }
}

mod fro_ruling_17 {
    use super::*;

    #[test]
    fn nobody_cures_where_nobody_is_ill() {
        let city = turn(1, |game| {
            game.put(Field::N0A, Building::Infirmary);
            game.put(Field::N0B, Building::Sawmill);
        });
        city.refused_by(A, act("use engineer n0.a"), "FRO-ACT-9");
        city.refused_by(A, act("use worker n0.b"), "FRO-ACT-9");
    }
}

mod fro_bld_1 {
    use super::*;

    #[test]
    fn three_food_for_hope_or_against_discontent() {
        let mut city = turn(1, |_| {});
        city.act(A, act("use worker g2"));
        assert_eq!(city.goods[Good::Food], 5);
        assert_eq!(city.legal(A), [act("option 1"), act("option 2")]);
        city.act(A, act("option 2"));
        assert_eq!(city.spent_tokens[Token::Anger], 1);
        let hungry = turn(1, |game| game.goods[Good::Food] = 2);
        hungry.refused_by(A, act("use worker g2"), "FRO-RES-3");
    }
}

mod fro_bld_3 {
    use super::*;

    #[test]
    fn five_cubes_or_all_for_a_core() {
        let mut city = turn(1, |game| {
            game.overload = 7;
            game.goods[Good::Core] = 1;
        });
        let mut with_core = city.clone();
        city.act(A, act("use engineer g4")).act(A, act("option 1"));
        assert_eq!((city.overload, city.is_tower_upgraded), (2, false));
        with_core.act(A, act("use engineer g4")).act(A, act("option 2"));
        assert_eq!((with_core.overload, with_core.goods[Good::Core]), (0, 0));
        assert!(with_core.is_tower_upgraded);
    }

    #[test]
    fn without_cubes_only_the_upgrade_is_worth_it() {
        let city = turn(1, |_| {});
        city.refused_by(A, act("use engineer g4"), "FRO-BLD-3");
        let city = turn(1, |game| game.goods[Good::Core] = 1);
        assert!(city.can(A, act("use engineer g4")));
    }
}

mod fro_bld_5 {
    use super::*;

    #[test]
    fn two_effects_of_which_the_second_may_be_declined() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Workshop);
            game.put(Field::N0B, Building::HuntersHut);
            game.development = Some((Technology::T01, 9));
        });
        city.act(A, act("use engineer n0.a"));
        assert_eq!(city.legal(A), [act("develop"), act("upgrade n0.b")]);
        city.act(A, act("upgrade n0.b"));
        assert_eq!((city.fields[Field::N0B].is_upgraded, city.goods[Good::Wood]), (true, 3));
        assert_eq!(city.legal(A), [act("develop"), act("decline")]);
        city.act(A, act("develop"));
        assert_eq!(city.development, Some((Technology::T01, 8)));
    }
}

mod fro_bld_7 {
    use super::*;

    #[test]
    fn wood_becomes_coal() {
        let mut city = turn(1, |game| game.put(Field::N0A, Building::Retort));
        city.act(A, act("use worker n0.a"));
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Coal]), (3, 9));
    }
}

mod fro_bld_9 {
    use super::*;

    #[test]
    fn one_from_every_adjacent_field() {
        let mut city = turn(1, |game| {
            game.put(Field::N1A, Building::GatheringPost);
            game.goods_on(Field::N1B, MapGood::Coal, 2);
            game.goods_on(Field::N0A, MapGood::Tree, 2);
        });
        city.act(A, act("use worker n1.a"));
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Coal]), (5, 6));
        assert_eq!(city.trees(), 2);
    }
}

mod fro_bld_10 {
    use super::*;

    #[test]
    fn a_core_becomes_an_automaton() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Factory);
            game.goods[Good::Core] = 1;
        });
        city.act(A, act("use engineer n0.a"));
        assert_eq!((city.pool[Pawn::Automaton], city.goods[Good::Core]), (1, 0));
        let full = turn(1, |game| {
            game.put(Field::N0A, Building::Factory);
            game.goods[Good::Core] = 1;
            game.pool[Pawn::Automaton] = 6;
        });
        full.refused_by(A, act("use engineer n0.a"), "FRO-BLD-10");
    }
}

mod fro_bld_11 {
    use super::*;

    #[test]
    fn a_tree_of_the_own_tile_becomes_wood() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Sawmill);
            game.goods_on(Field::N0B, MapGood::Tree, 2);
        });
        city.act(A, act("use worker n0.a"));
        assert_eq!((city.goods[Good::Wood], city.trees()), (7, 1));
    }

    #[test]
    fn upgraded_it_reaches_further_and_steam_saws_give_more() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Sawmill);
            game.fields[Field::N0A].is_upgraded = true;
            game.goods_on(Field::N1B, MapGood::Tree, 2);
            game.active_technologies = game.active_technologies.with(Technology::T01);
        });
        city.act(A, act("use worker n0.a"));
        assert_eq!(city.goods[Good::Wood], 8);
    }
}

mod fro_bld_12 {
    use super::*;

    #[test]
    fn three_points_and_one_more_with_field_surgery() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Infirmary);
            game.sick[Citizen::Worker] = 6;
            game.heat = 4;
        });
        let mut better = city.clone().given(|game| {
            game.active_technologies = game.active_technologies.with(Technology::T06);
        });
        city.act(A, act("use engineer n0.a"));
        assert_eq!(city.sick[Citizen::Worker], 3);
        better.act(A, act("use engineer n0.a"));
        assert_eq!(better.sick[Citizen::Worker], 2);
    }
}

mod fro_bld_14 {
    use super::*;

    #[test]
    fn coal_comes_up_on_chosen_fields() {
        let mut city = turn(1, |game| {
            game.put(Field::N6A, Building::CoalThumper);
            game.open(Position::N7);
            game.goods_on(Field::N5A, MapGood::Coal, 4);
            game.heat = 4;
        });
        city.act(A, act("use worker n6.a"));
        city.act(A, act("field n5.a")).act(A, act("field n7.a"));
        assert_eq!((city.fields[Field::N5A].count, city.fields[Field::N7A].count), (5, 3));
        city.act(A, act("finish"));
        assert_eq!(city.step, DayStep::Turn);
    }
}

mod fro_bld_18 {
    use super::*;

    #[test]
    fn a_cemetery_moves_the_marker_and_gives_hope() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Cemetery);
            game.deaths = 3;
        });
        city.act(A, act("use worker n0.a"));
        assert_eq!(city.legal(A), [act("back 1"), act("back 2")]);
        city.act(A, act("back 2"));
        assert_eq!((city.deaths, city.turn()), (1, Turn::Chance));
        let empty = turn(1, |game| {
            game.put(Field::N0A, Building::Cemetery);
            game.deaths = 0;
        });
        empty.refused_by(A, act("use worker n0.a"), "FRO-ACT-9");
    }

    #[test]
    fn a_corpse_pit_works_once_a_game() {
        let mut city = turn(1, |game| {
            game.open(Position::N0);
            game.unlocked = game.unlocked.with(Building::CorpsePit);
            game.deaths = 5;
        });
        city.act(A, act("construct worker")).act(A, act("build corpse_pit"));
        city.act(A, act("field n0.a")).act(A, act("back 3"));
        assert_eq!(city.deaths, 2);
        city.act(A, act("demolish n0.a")).act(A, act("build corpse_pit"));
        city.act(A, act("field n0.a"));
        assert_eq!((city.deaths, city.step), (2, DayStep::Turn));
    }
}

mod fro_scout_1 {
    use super::*;

    #[test]
    fn scouts_need_a_balloon() {
        let city = turn(1, with_routes);
        city.refused_by(A, act("scout worker r0"), "FRO-SCOUT-1");
        let mut city = turn(1, |game| {
            with_routes(game);
            game.put(Field::N0A, Building::ObservationBalloon);
            game.pool[Pawn::Automaton] = 1;
        });
        city.refused_by(A, act("scout automaton r0"), "FRO-AUTO-2");
        city.act(A, act("scout worker r0"));
        assert_eq!(city.routes[0].scout, Some(frostpunk::Scout { pawn: Pawn::Worker, space: 0 }));
        city.refused_by(A, act("scout worker r1"), "FRO-SCOUT-2");
    }

    #[test]
    fn an_upgraded_balloon_sends_two() {
        let mut city = turn(1, |game| {
            with_routes(game);
            game.put(Field::N0A, Building::ObservationBalloon);
            game.fields[Field::N0A].is_upgraded = true;
        });
        city.act(A, act("scout worker r0")).act(A, act("scout engineer r1"));
        assert_eq!(city.scouts(), 2);
    }
}

mod fro_exp_5 {
    use super::*;
    use frostpunk::{Expedition, Op, RouteCard, Scout};

    /// A scout one space before the goal of EA01 (a path of three).
    fn marching(steps: u8) -> City {
        after(Op::Scouts(steps), |game| {
            let card = RouteCard { card: Expedition::Ea01, is_black: false, way: None };
            game.expeditions = game.expeditions.without(Expedition::Ea01).without(Expedition::Eb02);
            game.routes[1].cards.push(card);
            game.routes[1].scout = Some(Scout { pawn: Pawn::Worker, space: 1 });
            game.pool[Pawn::Worker] -= 1;
            game.tops[frostpunk::Deck::B] = Some(Expedition::Eb02);
        })
    }

    #[test]
    fn passing_by_lays_the_next_deck_and_goes_on() {
        let mut city = marching(2);
        assert_eq!(city.legal(A), [act("pass"), act("explore")]);
        city.act(A, act("pass"));
        city.chance(chance("expedition EB01"));
        let route = &city.routes[1];
        assert_eq!(route.cards.len(), 2);
        assert_eq!(route.scout.map(|scout| scout.space), Some(2), "second space of the B card");
    }

    #[test]
    fn returning_brings_the_goods_and_extends_the_route() {
        let mut city = marching(1);
        city.act(A, act("explore")).act(A, act("option 1"));
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Food]), (7, 10));
        assert_eq!(city.pool[Pawn::Worker], 5);
        city.chance(chance("expedition EB01"));
        let sides: Vec<bool> = city.routes[1].cards.iter().map(|card| card.is_black).collect();
        assert_eq!(sides, [false, false]);
    }

    #[test]
    fn going_on_gains_nothing_yet() {
        let mut city = marching(1);
        city.act(A, act("explore")).act(A, act("option 2"));
        city.chance(chance("expedition EB01"));
        assert_eq!(city.goods[Good::Food], 8);
        let route = &city.routes[1];
        assert!(route.cards[0].is_black && !route.cards[1].is_black);
        assert_eq!(route.scout.map(|scout| scout.space), Some(0));
    }
}

mod fro_cit_2 {
    use super::*;

    #[test]
    fn a_card_of_the_pawns_type_with_its_action() {
        let mut city = turn(1, |game| {
            game.give(A, CitizenCard::C06);
            game.goods_on(Field::N0A, MapGood::Coal, 5);
        });
        city.act(A, act("play C06"));
        assert!(city.legal(A).contains(&act("gather worker n0.a")));
        assert!(!city.legal(A).contains(&act("gather engineer n0.a")));
        city.act(A, act("gather worker n0.a"));
        assert_eq!(city.goods[Good::Coal], 9);
        assert!(city.in_front.contains(CitizenCard::C06));
    }
}

mod fro_cit_3 {
    use super::*;

    #[test]
    fn a_child_in_the_infirmary() {
        let mut city = turn(1, |game| {
            game.give(A, CitizenCard::C21);
            game.put(Field::N0A, Building::Infirmary);
            game.sick[Citizen::Worker] = 6;
            game.heat = 4;
        });
        // One ward, one kind of pawn: nothing is left to choose but the branch.
        city.act(A, act("play C21"));
        assert_eq!(city.fields[Field::N0A].pawns[0], Some(Pawn::Child));
        // Nobody is gravely ill, but the branch may still be chosen.
        city.act(A, act("option 1"));
        assert_eq!(city.sick[Citizen::Worker], 3);
    }
}

mod fro_cit_5 {
    use super::*;

    #[test]
    fn one_main_ability_for_each_player_and_round() {
        let mut city = turn(1, |game| {
            game.give(A, CitizenCard::C06);
            game.give(A, CitizenCard::C02);
        });
        city.act(A, act("play C06")).act(A, act("gather worker g1"));
        city.refused_by(A, act("play C02"), "FRO-CIT-5");
    }

    #[test]
    fn what_one_plays_does_not_hinder_another() {
        let mut city = turn(2, |game| {
            game.give(A, CitizenCard::C06);
            game.give(A, CitizenCard::C02);
            game.give(B, CitizenCard::C05);
            game.put(Field::N0A, Building::HuntersHut);
        });
        city.act(A, act("play C06")).act(A, act("gather worker g1"));
        city.act(B, act("play C05"));
        assert_eq!(city.goods[Good::Food], 15);
        city.refused_by(A, act("play C02"), "FRO-CIT-5");
    }
}

mod fro_fx_43 {
    use super::*;

    #[test]
    fn a_replaced_action_costs_nothing_at_the_building() {
        let mut city = turn(1, |game| {
            game.give(A, CitizenCard::C07);
            game.goods[Good::Food] = 0;
        });
        city.act(A, act("play C07"));
        assert_eq!(city.fields[Field::G2].pawns[0], Some(Pawn::Worker));
    }
}

mod fro_spec_1 {
    use super::*;
    use frostpunk::{Counter, ScenarioCard};

    #[test]
    fn a_slot_once_a_round() {
        let mut city = turn(1, |game| {
            game.face_up = game.face_up.with(ScenarioCard::I05);
            game.goods[Good::Coal] = 9;
        });
        city.act(A, act("special worker I/05 2"));
        assert_eq!((city.counters[Counter::StoreCoal], city.goods[Good::Coal]), (4, 5));
        city.refused_by(A, act("special worker I/05 2"), "FRO-SPEC-1");
        assert!(city.can(A, act("special engineer I/05 1")));
        city.refused_by(A, act("special child I/05 1"), "FRO-C-5");
    }
}

mod fro_spec_2 {
    use super::*;
    use frostpunk::{Card, EventState, MorningCard};

    #[test]
    fn goods_stay_on_the_card_until_it_is_done() {
        let card = Card::Morning(MorningCard::P008);
        let mut city = turn(1, |game| game.events.push(EventState { card, timer: 0, goods: 2 }));
        city.refused_by(A, act("special worker P008 1"), "FRO-C-5");
        city.act(A, act("special engineer P008 1"));
        assert_eq!(city.goods[Good::Wood], 3);
        city.act(A, act("option 2"));
        assert_eq!(city.goods[Good::Core], 1);
        assert!(!city.is_in_area(card));
        assert_eq!(city.pool[Pawn::Engineer], 3, "the pawn is free again");
    }
}

mod fro_law_6 {
    use super::*;

    #[test]
    fn an_ability_needs_somebody_for_its_price() {
        let city = from_step(DayStep::Abilities, |game| {
            game.laws = game.laws.with(Law::Pr05);
            game.sick[Citizen::Worker] = 2;
            game.grave[Citizen::Worker] = true;
            game.adjust();
        });
        assert_eq!(city.legal(A), [act("ability PR05"), act("finish")]);
        let city = from_step(DayStep::Abilities, |game| {
            game.laws = game.laws.with(Law::Pr05);
            game.adjust();
        });
        assert_ne!(city.legal(A).first(), Some(&act("ability PR05")), "nobody to treat");
    }

    #[test]
    fn extra_rations_cost_food() {
        let mut city = from_step(DayStep::Abilities, |game| {
            game.laws = game.laws.with(Law::Pr15);
            game.sick[Citizen::Worker] = 5;
        });
        city.act(A, act("ability PR15"));
        assert_eq!((city.goods[Good::Food], city.sick[Citizen::Worker]), (5, 2));
        assert!(city.used_laws.contains(Law::Pr15));
    }

    #[test]
    fn exactly_enough_pays_it_once_a_round() {
        let usable = |food: u8, is_used: bool| {
            let city = from_step(DayStep::Abilities, |game| {
                game.laws = game.laws.with(Law::Pr15);
                game.sick[Citizen::Worker] = 4;
                game.goods[Good::Food] = food;
                if is_used {
                    game.used_laws = game.used_laws.with(Law::Pr15);
                }
            });
            city.legal(A).contains(&act("ability PR15"))
        };
        assert_eq!([usable(3, false), usable(2, false), usable(3, true)], [true, false, false]);
    }

    #[test]
    fn once_a_round_comes_before_the_price() {
        let with = |is_used: bool| {
            from_step(DayStep::Abilities, |game| {
                game.laws = game.laws.with(Law::Pr05).with(Law::Pr15);
                game.sick[Citizen::Worker] = 4;
                game.grave[Citizen::Worker] = true;
                game.goods[Good::Food] = 0;
                game.adjust();
                if is_used {
                    game.used_laws = game.used_laws.with(Law::Pr15);
                }
            })
        };
        with(false).refused_by(A, act("ability PR15"), "FRO-RES-3");
        with(true).refused_by(A, act("ability PR15"), "FRO-LAW-6");
        assert_eq!(with(true).refusal(A, act("ability PR15")).values, [("cause", "used".into())]);
    }
}

//! The action phase in detail: turns, warmth, snow, construction, scouts, special actions, cards.

use frostpunk::{
    Building, Card, Citizen, CitizenCard, EventState, Field, Frostpunk, Good, Ground, Law, MapGood,
    MorningCard, Op, Pawn, Position, Route, Scenario, ScenarioCard, Step, Technology, Token, Who,
};
use table::{Seats, Silent, Turn};

use crate::position::*;

mod fro_act_5 {
    use super::*;

    #[test]
    fn one_pawn_and_one_action_a_turn() {
        let mut city = turn(2, |_| {});
        city.act(A, act("gather worker g1"));
        assert_eq!((city.pool[Pawn::Worker], city.turn()), (4, Turn::Decide(Seats::only(B))));
        let city = turn(1, |game| game.population[Citizen::Engineer] = 0);
        city.refused_by(A, act("gather engineer g1"), "FRO-ACT-5");
    }
}

mod fro_act_8 {
    use super::*;

    fn only_children(players: u8, owner: table::Seat) -> City {
        turn(players, |game| {
            game.population = [0, 0, 5].into();
            game.give(owner, CitizenCard::C22);
        })
    }

    #[test]
    fn who_has_nothing_to_do_is_skipped() {
        let city = only_children(2, B);
        assert_eq!(city.turn(), Turn::Decide(Seats::only(B)), "A leads but has no card");
    }

    #[test]
    fn the_phase_ends_when_nobody_has() {
        let city = turn(2, |game| game.population = [0, 0, 5].into());
        assert_eq!(city.turn(), Turn::Chance, "the dusk card");
    }

    #[test]
    fn fueling_may_leave_nothing_and_ends_the_turn() {
        let mut city = turn(1, |game| {
            game.population = [0, 0, 0].into();
            game.pool[Pawn::Automaton] = 1;
            game.goods[Good::Coal] = 1;
        });
        city.act(A, act("fuel 1"));
        assert_ne!(city.step, Step::Turn);
    }
}

mod fro_act_11 {
    use super::*;

    #[test]
    fn a_pawn_stays_where_it_was_placed() {
        let mut city = turn(1, |_| {});
        city.act(A, act("gather worker g1")).act(A, act("gather worker g5"));
        assert_eq!(city.fields[Field::G1].pawns[0], Some(Pawn::Worker));
        city.refused_by(A, act("gather worker g1"), "FRO-GATH-2");
    }
}

mod fro_act_12 {
    use super::*;

    #[test]
    fn newcomers_bring_a_pawn_with_the_next_action_phase() {
        let city = turn(1, |_| {}).given(|game| {
            game.perform_op(Op::Add(Who::Worker, 8), frostpunk::Context::CARD, &mut Silent);
        });
        assert_eq!((city.population[Citizen::Worker], city.pool[Pawn::Worker]), (30, 5));
        let city = going_on(city.given(|game| game.at(Step::Pawns)));
        assert_eq!(city.pool[Pawn::Worker], 6);
    }
}

mod fro_ruling_69 {
    use super::*;

    #[test]
    fn the_next_seat_is_the_one_after_who_acted_last() {
        let mut city = turn(3, |game| game.leader = B);
        city.act(B, act("gather worker g1"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(table::Seat::new(2))));
    }

    #[test]
    fn a_refusal_is_forgotten_at_the_next_turn() {
        let mut city = turn(2, |_| {});
        city.act(A, act("gather worker g1")).act(B, act("stop")).act(A, act("no"));
        city.refused_by(B, act("stop"), "FRO-ACT-7");
        city.act(B, act("gather worker g5")).act(A, act("clear worker"));
        city.act(A, act("lay n0")).act(A, act("lay n1"));
        city.run_chance(table::Seed(1));
        assert!(city.can(B, act("stop")));
    }
}

mod fro_ruling_16 {
    use super::*;

    #[test]
    fn nobody_passes_alone() {
        let mut city = turn(2, |_| {});
        city.act(A, act("gather worker g1")).act(B, act("stop"));
        assert_eq!(city.legal(A), [act("yes"), act("no")], "the leader ends it for all");
        city.act(A, act("yes"));
        assert_ne!(city.step, Step::Turn);
    }
}

mod fro_ruling_56 {
    use super::*;

    #[test]
    fn what_was_paid_stays_paid_when_death_leaves_nothing_to_do() {
        // A retort costs a wood; the worker dies of cold, and C02 takes two more.
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Retort);
            game.sick[Citizen::Worker] = 22;
            game.grave[Citizen::Worker] = true;
            game.goods[Good::Wood] = 1;
        });
        city.act(A, act("use worker n0.a"));
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Coal]), (0, 5), "paid first");
        city.chance(chance("citizen C02"));
        assert_eq!(city.goods[Good::Coal], 9);
    }
}

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
                game.at(Step::DuskEffects);
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
            game.deposits[0] = Some(frostpunk::Deposit::Wood);
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
    fn never_with_more_operations_of_a_card() {
        let mut city = ridge(|game| {
            game.open(Position::N0);
            game.give(A, CitizenCard::C02);
        });
        city.act(A, act("play C02"));
        city.refused_by(A, act("blast n3"), "FRO-C-41");
    }
}

fn balloon(upgraded: bool, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    turn(1, |game| {
        with_routes(game);
        game.put(Field::N0A, Building::ObservationBalloon);
        game.fields[Field::N0A].is_upgraded = upgraded;
        arrange(game);
    })
}

mod fro_scout_2 {
    use super::*;

    #[test]
    fn one_expedition_or_two_with_the_upgrade() {
        let mut city = balloon(false, |_| {});
        city.act(A, act("scout worker r0"));
        city.refused_by(A, act("scout worker r1"), "FRO-SCOUT-2");
        let mut city = balloon(true, |_| {});
        city.act(A, act("scout worker r0")).act(A, act("scout engineer r1"));
        city.refused_by(A, act("scout worker r2"), "FRO-SCOUT-2");
    }
}

mod fro_scout_3 {
    use super::*;

    #[test]
    fn neither_machines_nor_ordinary_children_but_child_workers() {
        let city = balloon(false, |game| {
            game.pool[Pawn::Automaton] = 1;
            game.owns_child_worker = true;
        });
        city.refused_by(A, act("scout automaton r0"), "FRO-AUTO-2");
        city.refused_by(A, act("scout child r0"), "FRO-SCOUT-3");
        assert!(city.can(A, act("scout child_worker r0")));
    }
}

mod fro_ruling_19 {
    use super::*;

    #[test]
    fn a_child_engineer_acts_like_one_and_falls_ill_as_a_child() {
        let mut city = turn(1, |game| {
            game.owns_child_engineer = true;
            game.overload = 3;
        });
        city.act(A, act("use child_engineer g4"));
        assert_eq!((city.overload, *city.sick), (0, [0, 0, 1]));
    }
}

mod fro_ruling_27 {
    use super::*;

    #[test]
    fn special_children_are_part_of_the_number() {
        let city = turn(1, |game| {
            game.owns_child_worker = true;
            game.population[Citizen::Child] = 50;
        });
        assert_eq!((city.pool[Pawn::Child], city.pool[Pawn::ChildWorker]), (8, 1));
        assert_eq!(city.pawns(Citizen::Child), 9, "there are no more pieces");
    }
}

mod fro_ruling_68 {
    use super::*;

    #[test]
    fn ordinary_children_are_exhausted_first_then_the_worker_then_the_engineer() {
        let bound = |tokens: u8| {
            let city = turn(1, |game| {
                game.owns_child_worker = true;
                game.owns_child_engineer = true;
                game.population[Citizen::Child] = 15;
                game.exhausted[Citizen::Child] = tokens;
            });
            [Pawn::Child, Pawn::ChildWorker, Pawn::ChildEngineer].map(|pawn| city.bound[pawn])
        };
        assert_eq!((bound(1), bound(2), bound(3)), ([1, 0, 0], [1, 1, 0], [1, 1, 1]));
    }
}

mod fro_ruling_93 {
    use super::*;

    #[test]
    fn a_special_child_comes_with_the_next_action_phase() {
        let city = after(Op::ChildPawn(Pawn::ChildWorker), |_| {});
        assert!(city.owns_child_worker);
        assert_eq!((city.in_play(Pawn::ChildWorker), city.pool[Pawn::Child]), (0, 2));
        let city = going_on(city.given(|game| game.at(Step::Pawns)));
        assert_eq!((city.in_play(Pawn::ChildWorker), city.pool[Pawn::Child]), (1, 1));
    }
}

mod fro_child_1 {
    use super::*;

    #[test]
    fn a_child_worker_works_like_a_worker_but_no_engineer() {
        let mut city = turn(1, |game| {
            game.owns_child_worker = true;
            game.overload = 1;
        });
        city.refused_by(A, act("use child_worker g4"), "FRO-USE-2");
        city.act(A, act("gather child_worker g1"));
        assert_eq!((*city.sick, city.goods[Good::Wood]), ([0, 0, 1], 6));
    }
}

mod fro_auto_2 {
    use super::*;

    #[test]
    fn a_machine_is_no_engineer_and_stands_only_where_it_is_listed() {
        let card = Card::Morning(MorningCard::P028);
        let city = turn(1, |game| {
            game.pool[Pawn::Automaton] = 1;
            game.overload = 1;
            game.events.push(EventState { card, timer: 0, goods: 0 });
            game.face_up = game.face_up.with(ScenarioCard::I05);
        });
        city.refused_by(A, act("use automaton g4"), "FRO-AUTO-2");
        city.refused_by(A, act("special automaton P028 1"), "FRO-AUTO-2");
        assert!(city.can(A, act("special automaton I/05 1")), "listed there");
    }
}

mod fro_auto_3 {
    use super::*;

    #[test]
    fn machines_need_no_bed_and_no_food_and_are_not_exhausted() {
        let city = from_step(Step::Beds, |game| {
            game.pool = [0, 0, 0, 0, 0, 3].into();
            game.population = [0, 0, 0].into();
        });
        assert!(city.slept_warm);
        let city = turn(1, |game| {
            game.pool[Pawn::Automaton] = 1;
            game.exhausted = [5, 5, 5].into();
        });
        assert_eq!((city.pool[Pawn::Automaton], city.bound[Pawn::Automaton]), (1, 0));
    }
}

mod fro_auto_4 {
    use super::*;

    #[test]
    fn a_machine_comes_home_at_night() {
        let city = from_step(Step::NightFall, |game| {
            game.fields[Field::G1].pawns[0] = Some(Pawn::Automaton);
            game.constructing[Pawn::Automaton] = 1;
        });
        assert_eq!(city.pool[Pawn::Automaton], 2);
    }
}

mod fro_scout_4 {
    use super::*;

    #[test]
    fn expeditions_go_on_without_the_balloon_and_none_begins() {
        let mut city = balloon(true, |_| {});
        city.act(A, act("scout worker r0"));
        city.act(A, act("construct worker")).act(A, act("demolish n0.a"));
        assert_eq!(city.scouts(), 1);
        city.act(A, act("finish"));
        city.refused_by(A, act("scout worker r1"), "FRO-SCOUT-1");
        assert!(city.routes[Route::ALL[0].index()].scout.is_some());
    }
}

mod fro_spec_3 {
    use super::*;

    #[test]
    fn a_removed_card_frees_its_pawn() {
        let card = Card::Morning(MorningCard::P032);
        let mut city = turn(1, |game| game.events.push(EventState { card, timer: 3, goods: 0 }));
        city.act(A, act("special engineer P032 1"));
        assert!(!city.is_in_area(card));
        assert_eq!((city.pool[Pawn::Engineer], city.goods[Good::Food]), (3, 6));
    }
}

mod fro_ruling_51 {
    use super::*;

    #[test]
    fn the_freed_pawn_acts_again() {
        let card = Card::Morning(MorningCard::P032);
        let mut city = turn(1, |game| {
            game.population = [0, 1, 0].into();
            game.events.push(EventState { card, timer: 3, goods: 0 });
        });
        city.act(A, act("special engineer P032 1")).act(A, act("gather engineer g1"));
        assert_eq!(city.goods[Good::Wood], 6);
    }
}

mod fro_ruling_88 {
    use super::*;

    #[test]
    fn a_used_slot_stays_used_after_its_card_has_left() {
        let card = Card::Scenario(ScenarioCard::Ii04);
        let mut city = going_on(city_of(1, Scenario::Arks).given(|game| {
            game.face_up = game.face_up.with(ScenarioCard::Ii04);
        }));
        city.act(A, act("special engineer II/04 1"));
        city.run_chance(table::Seed(2));
        assert!(!city.face_up.contains(ScenarioCard::Ii04));
        assert!(city.uses.iter().any(|slot| slot.card == card && slot.pawn.is_none()));
        city.refused_by(A, act("special engineer II/04 1"), "FRO-SPEC-1");
    }
}

mod fro_ruling_90 {
    use super::*;

    #[test]
    fn goods_on_a_card_are_worth_an_action() {
        let card = Card::Morning(MorningCard::P008);
        let city = turn(1, |game| game.events.push(EventState { card, timer: 0, goods: 0 }));
        assert_eq!(city.development, None, "nothing to move");
        assert!(city.can(A, act("special engineer P008 1")));
    }
}

mod fro_ruling_76 {
    use super::*;

    #[test]
    fn with_child_labour_children_stand_where_workers_do() {
        let slots = |law: bool| {
            turn(1, |game| {
                game.face_up = game.face_up.with(ScenarioCard::I05);
                game.goods[Good::Food] = 4;
                if law {
                    game.laws = game.laws.with(Law::Pr01);
                }
            })
        };
        slots(false).refused_by(A, act("special child I/05 1"), "FRO-C-5");
        assert!(slots(true).can(A, act("special child I/05 1")));
    }
}

mod fro_cit_4 {
    use super::*;

    #[test]
    fn the_ability_replaces_the_effect_but_not_the_cold() {
        let mut city = turn(1, |game| game.give(A, CitizenCard::C06));
        city.act(A, act("play C06")).act(A, act("gather worker g1"));
        assert_eq!((city.goods[Good::Wood], city.sick[Citizen::Worker]), (8, 1));
        assert_eq!(city.fields[Field::G1].pawns[0], Some(Pawn::Worker));
    }
}

mod fro_cit_6 {
    use super::*;

    #[test]
    fn machines_play_no_cards_and_child_workers_play_those_of_children() {
        let mut city = turn(1, |game| {
            game.pool[Pawn::Automaton] = 1;
            game.owns_child_worker = true;
            game.give(A, CitizenCard::C06);
            game.give(A, CitizenCard::C22);
        });
        let mut other = city.clone();
        city.act(A, act("play C06"));
        city.refused_by(A, act("gather automaton g1"), "FRO-CIT-6");
        other.act(A, act("play C22"));
        assert!(other.can(A, act("gather child_worker g1")));
        other.refused_by(A, act("gather worker g1"), "FRO-CIT-2");
    }
}

mod fro_cit_7 {
    use super::*;

    #[test]
    fn the_effect_is_that_of_the_type_that_died() {
        let dead = |citizen: Citizen| {
            let mut city = after(Op::Die(citizen.into(), 1), |game| {
                game.tokens_of(&[(Token::Care, 2, 0), (Token::Anger, 1, 0)]);
            });
            city.chance(chance("citizen C02"));
            (city.goods[Good::Wood], city.active_tokens[Token::Care])
        };
        assert_eq!(dead(Citizen::Worker), (2, 2));
        assert_eq!(dead(Citizen::Engineer), (3, 1));
        assert_eq!(dead(Citizen::Child), (4, 1));
    }
}

mod fro_death_5 {
    use super::*;

    #[test]
    fn a_card_given_for_a_death_was_not_played() {
        let mut city = turn(1, |game| {
            game.give(A, CitizenCard::C02);
            game.give(A, CitizenCard::C06);
            game.sick[Citizen::Worker] = 22;
            game.grave[Citizen::Worker] = true;
        });
        city.act(A, act("gather worker g1")).act(A, act("give C02"));
        assert!(city.has_played.is_empty());
        assert!(city.can(A, act("play C06")));
    }
}

mod fro_ruling_23 {
    use super::*;

    #[test]
    fn who_holds_no_card_of_the_type_is_not_asked() {
        let mut city = city(3).given(|game| {
            game.at(Step::DuskEffects);
            game.give(A, CitizenCard::C21);
            game.give(B, CitizenCard::C06);
            game.perform_op(Op::Die(Who::Worker, 1), frostpunk::Context::CARD, &mut Silent);
        });
        assert_eq!(city.turn(), Turn::Decide(Seats::only(B)));
        city.act(B, act("keep"));
        assert_eq!(city.turn(), Turn::Chance, "then the top card is drawn");
    }
}

mod fro_ruling_71 {
    use super::*;

    #[test]
    fn the_decider_answers_the_death_effect_whoever_gave_the_card() {
        let mut city = city(2).given(|game| {
            game.at(Step::DuskEffects);
            game.give(B, CitizenCard::C01);
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Anger, 0, 1)]);
            game.perform_op(Op::Die(Who::Worker, 1), frostpunk::Context::CARD, &mut Silent);
        });
        city.act(B, act("give C01"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(A)), "discontent: draw or activate");
    }
}

mod fro_ruling_54 {
    use super::*;

    #[test]
    fn no_bonus_for_a_replaced_action_and_every_bonus_for_one_on_top() {
        let with_bonus = |game: &mut Frostpunk, card| {
            game.give(A, card);
            game.put(Field::N0A, Building::HuntersHut);
            game.active_technologies = game.active_technologies.with(Technology::T02);
            game.heat = 4;
        };
        let mut city = turn(1, |game| with_bonus(game, CitizenCard::C05));
        city.act(A, act("play C05"));
        assert_eq!(city.goods[Good::Food], 15, "seven, without the technology");
        let mut city = turn(1, |game| with_bonus(game, CitizenCard::C16));
        city.act(A, act("play C16")).act(A, act("use engineer n0.a"));
        assert_eq!(city.goods[Good::Food], 16, "four, one and three");
    }
}

mod fro_fx_41 {
    use super::*;

    #[test]
    fn a_card_gathers_from_the_fields_around_a_post_one_by_one() {
        let mut city = turn(1, |game| {
            game.put(Field::N1A, Building::GatheringPost);
            game.goods_on(Field::N1B, MapGood::Coal, 3);
            game.give(A, CitizenCard::C22);
        });
        city.act(A, act("play C22")).act(A, act("use child n1.a"));
        assert_eq!(city.legal(A), [act("field g1"), act("field n1.b")]);
        city.act(A, act("field n1.b")).act(A, act("field n1.b")).act(A, act("field g1"));
        assert_eq!((city.goods[Good::Coal], city.goods[Good::Wood]), (7, 5));
    }
}

mod fro_fx_27 {
    use super::*;

    #[test]
    fn a_worker_repeats_what_it_did_in_the_warm_or_does_not() {
        let mut city = after(Op::ReuseWorker, |game| {
            game.fields[Field::G1].pawns[0] = Some(Pawn::Worker);
            game.fields[Field::G5].pawns[0] = Some(Pawn::Engineer);
            game.clearing[Pawn::Worker] = 1;
        });
        assert_eq!(city.legal(A), [act("again g1"), act("again-clear"), act("decline")]);
        city.act(A, act("again g1"));
        assert_eq!((city.goods[Good::Wood], city.sick[Citizen::Worker]), (6, 0));
    }
}

mod fro_fx_44 {
    use super::*;

    #[test]
    fn only_workers_and_costs_are_paid_again() {
        let reuse = |wood: u8, pawn: Pawn| {
            after(Op::ReuseWorker, |game| {
                game.put(Field::N0A, Building::Retort);
                game.fields[Field::N0A].pawns[0] = Some(pawn);
                game.goods[Good::Wood] = wood;
            })
        };
        let mut city = reuse(1, Pawn::Worker);
        city.act(A, act("again n0.a"));
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Coal]), (0, 9));
        assert!(reuse(0, Pawn::Worker).legal(A).is_empty(), "it cannot be paid");
        assert!(reuse(1, Pawn::Automaton).legal(A).is_empty());
        assert!(reuse(1, Pawn::ChildWorker).legal(A).is_empty());
    }
}

mod fro_ruling_95 {
    use super::*;

    #[test]
    fn a_worker_whom_a_card_let_into_the_infirmary_does_not_repeat() {
        let city = after(Op::ReuseWorker, |game| {
            game.put(Field::N0A, Building::Infirmary);
            game.fields[Field::N0A].pawns[0] = Some(Pawn::Worker);
            game.sick[Citizen::Child] = 4;
        });
        assert!(city.legal(A).is_empty());
    }
}

//! Scouts, children, automatons, special actions.

use frostpunk::{
    Building, Card, Citizen, DayStep, EventState, Field, Frostpunk, Good, Law, MorningCard, Nth,
    Op, Pawn, Route, Scenario, ScenarioCard, SlotUse, Technology,
};

use crate::position::*;

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

    #[test]
    fn each_on_a_route_of_its_own() {
        let mut city = balloon(true, |_| {});
        city.act(A, act("scout worker r0"));
        let offered = ["scout worker r0", "scout worker r1", "scout worker r2"];
        assert_eq!(offered.map(|action| city.can(A, act(action))), [false, true, true]);
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
        let city = going_on(city.given(|game| game.at(DayStep::Pawns)));
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

    #[test]
    fn clockwork_stokers_let_it_work_as_an_engineer_and_no_other_technology_does() {
        let can = |technology: Technology| {
            let city = turn(1, |game| {
                game.pool[Pawn::Automaton] = 1;
                game.overload = 1;
                game.active_technologies = game.active_technologies.with(technology);
            });
            city.can(A, act("use automaton g4"))
        };
        assert_eq!([Technology::T07, Technology::T06].map(can), [true, false]);
    }
}

mod fro_auto_3 {
    use super::*;

    #[test]
    fn machines_need_no_bed_and_no_food_and_are_not_exhausted() {
        let city = from_step(DayStep::Beds, |game| {
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
        let city = from_step(DayStep::NightFall, |game| {
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

    #[test]
    fn a_card_that_runs_out_frees_its_pawn_too() {
        let card = Card::Morning(MorningCard::P032);
        let mut city = from_step(DayStep::Timers, |game| {
            game.pool = frostpunk::ByPawn::filled(0);
            game.events.push(EventState { card, timer: 1, goods: 0 });
            let pawn = Some(Pawn::Engineer);
            game.uses.push(SlotUse { card, slot: Nth::N1, pawn, is_forever: true });
        });
        city.chance(chance("token greed"));
        assert!(!city.is_in_area(card));
        assert_eq!(city.pool[Pawn::Engineer], 1);
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

    #[test]
    fn the_freed_pawn_acts_again_on_another_card() {
        let mut city = going_on(city_of(1, Scenario::Arks).given(|game| {
            game.population = [0, 5, 0].into();
            game.face_up = game.face_up.with(ScenarioCard::Ii02).with(ScenarioCard::Ii04);
        }));
        city.act(A, act("special engineer II/04 1")).run_chance(table::Seed(2));
        assert_eq!(city.pool[Pawn::Engineer], 1, "the only engineer is back");
        let seedlings = city.counters[frostpunk::Counter::Seedlings];
        city.act(A, act("special engineer II/02 1"));
        assert_eq!(city.counters[frostpunk::Counter::Seedlings], seedlings + 1);
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

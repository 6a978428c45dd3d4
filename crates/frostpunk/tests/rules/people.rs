//! Sickness, death, curing, treating.

use frostpunk::{Citizen, CitizenCard, Content, DayStep, Frostpunk, Op, Options, Reason, Who};
use table::Turn;

use crate::position::*;

mod fro_sick_1 {
    use super::*;

    #[test]
    fn the_marker_moves_or_turns_over_at_the_population() {
        let city = after(Op::Sick(Who::Worker, 2), |_| {});
        assert_eq!(city.sick[Citizen::Worker], 2);
        let city = after(Op::Sick(Who::Child, 1), |game| game.sick[Citizen::Child] = 8);
        assert!(city.grave[Citizen::Child]);
        assert_eq!(city.sick[Citizen::Child], 8);
    }
}

mod fro_sick_2 {
    use super::*;

    #[test]
    fn nobody_is_sick_who_is_not_there() {
        let city = after(Op::Leave(Who::Child, 3), |game| game.sick[Citizen::Child] = 7);
        assert_eq!((city.population[Citizen::Child], city.sick[Citizen::Child]), (5, 5));
    }
}

mod fro_sick_3 {
    use super::*;

    #[test]
    fn a_type_that_is_extinct_cannot_fall_ill() {
        let city = after(Op::Sick(Who::Child, 2), |game| game.population[Citizen::Child] = 0);
        assert_eq!((city.sick[Citizen::Child], city.grave[Citizen::Child]), (0, false));
        assert_eq!(city.ending, None);
    }

    #[test]
    fn nor_can_its_pawns_without_a_bed() {
        let city = from_step(DayStep::Beds, |game| {
            game.population = [0, 5, 0].into();
            game.pool = frostpunk::ByPawn::filled(0);
            game.pool[frostpunk::Pawn::Worker] = 1;
        });
        assert_eq!((*city.sick, *city.grave), ([0; 3], [false; 3]));
        assert!(!city.slept_warm, "but a pawn stayed out");
    }
}

mod fro_sick_4 {
    use super::*;

    #[test]
    fn a_marker_on_nought_shows_the_syringe() {
        let city = after(Op::Leave(Who::Child, 8), |game| {
            game.sick[Citizen::Child] = 3;
            game.grave[Citizen::Child] = true;
        });
        assert!(!city.grave[Citizen::Child]);
    }
}

mod fro_sick_5 {
    use super::*;

    #[test]
    fn from_the_skull_somebody_dies_and_the_marker_moves_back() {
        let city = after(Op::Sick(Who::Child, 1), |game| {
            game.sick[Citizen::Child] = 8;
            game.grave[Citizen::Child] = true;
        });
        assert_eq!((city.population[Citizen::Child], city.sick[Citizen::Child]), (7, 7));
        assert_eq!((city.deaths, city.grave[Citizen::Child]), (2, false));
    }
}

mod fro_death_1 {
    use super::*;

    #[test]
    fn marker_population_and_a_card() {
        let mut city = after(Op::Die(Who::Worker, 1), |game| game.sick[Citizen::Worker] = 5);
        assert_eq!((city.deaths, city.population[Citizen::Worker]), (2, 21));
        assert_eq!(city.sick[Citizen::Worker], 5, "the dead was healthy");
        assert_eq!(city.turn(), Turn::Chance);
        city.chance(chance("citizen C02"));
        assert_eq!(city.goods[frostpunk::Good::Wood], 2, "C02: two wood are lost");
        assert!(city.citizen_discard.contains(CitizenCard::C02));
    }

    #[test]
    fn a_sick_one_dies_if_all_are_sick() {
        let city = after(Op::Die(Who::Child, 1), |game| game.sick[Citizen::Child] = 8);
        assert_eq!(city.sick[Citizen::Child], 7);
    }
}

mod fro_death_2 {
    use super::*;

    #[test]
    fn seats_with_a_card_of_the_type_are_asked_from_the_leader_on() {
        let mut city = city(2).given(|game| {
            game.at(DayStep::DuskEffects);
            game.give(A, CitizenCard::C11);
            game.give(B, CitizenCard::C02);
            game.perform_op(Op::Die(Who::Worker, 1), frostpunk::Context::CARD, &mut table::Silent);
        });
        assert_eq!(city.turn(), Turn::Decide(table::Seats::only(B)), "A has no worker card");
        assert_eq!(city.legal(B), [act("give C02"), act("keep")]);
        city.act(B, act("give C02"));
        assert!(city.hands[B.index()].is_empty());
        assert_eq!(city.goods[frostpunk::Good::Wood], 2);
    }

    #[test]
    fn if_nobody_gives_one_the_top_card_is_drawn() {
        let mut city = after(Op::Die(Who::Worker, 1), |game| game.give(A, CitizenCard::C02));
        city.act(A, act("keep"));
        assert_eq!(city.turn(), Turn::Chance);
    }

    #[test]
    fn from_the_leader_clockwise_and_the_first_offer_is_taken() {
        let last = table::Seat::new(2);
        let mut city = city(3).given(|game| {
            game.at(DayStep::DuskEffects);
            game.leader = last;
            game.give(A, CitizenCard::C05);
            game.give(B, CitizenCard::C06);
            game.give(last, CitizenCard::C02);
            game.perform_op(Op::Die(Who::Worker, 1), frostpunk::Context::CARD, &mut table::Silent);
        });
        city.act(last, act("keep"));
        assert_eq!(city.turn(), Turn::Decide(table::Seats::only(A)));
        city.act(A, act("give C05"));
        assert_eq!(city.goods[frostpunk::Good::Food], 6, "two food are lost");
        assert_eq!(city.hands[B.index()].len(), 1, "nobody asks B any more");
        assert!(city.citizen_discard.contains(CitizenCard::C05));
    }
}

mod fro_death_3 {
    use super::*;

    #[test]
    fn deaths_come_one_after_the_other() {
        let mut city = after(Op::Die(Who::Worker, 2), |_| {});
        assert_eq!(city.deaths, 2);
        city.chance(chance("citizen C02"));
        assert_eq!(city.deaths, 3);
    }
}

mod fro_death_4 {
    use super::*;

    #[test]
    fn nobody_dies_where_nobody_is() {
        let city = after(Op::Die(Who::Child, 1), |game| game.population[Citizen::Child] = 0);
        assert_eq!(city.deaths, 1);
    }
}

mod fro_goal_8 {
    use super::*;

    #[test]
    fn the_last_space_of_the_death_track() {
        let city = after(Op::Die(Who::Worker, 3), |game| game.deaths = 11);
        assert_eq!(city.ending, Some(Reason::MassDeath));
        assert_eq!(city.population[Citizen::Worker], 22, "nothing further is resolved");
    }
}

mod fro_fx_8 {
    use super::*;

    #[test]
    fn only_the_marker_moves() {
        let city = after(Op::Deaths(2), |_| {});
        assert_eq!((city.deaths, city.population[Citizen::Worker]), (3, 22));
        let city = after(Op::Deaths(-5), |_| {});
        assert_eq!(city.deaths, 0);
        let city = after(Op::Deaths(1), |game| game.deaths = 11);
        assert_eq!(city.ending, Some(Reason::MassDeath));
    }
}

mod fro_cure_1 {
    use super::*;

    #[test]
    fn each_point_is_placed_and_unused_ones_are_lost() {
        let mut city = after(Op::Cure(3), |game| {
            game.sick[Citizen::Worker] = 2;
            game.sick[Citizen::Child] = 1;
        });
        assert_eq!(city.legal(A), [act("name worker"), act("name child")]);
        city.act(A, act("name child"));
        assert_eq!(*city.sick, [0, 0, 0], "the rest needs no question");
    }
}

mod fro_cure_2 {
    use super::*;

    #[test]
    fn the_gravely_ill_must_be_treated_first() {
        let city = after(Op::Cure(3), |game| {
            game.sick[Citizen::Worker] = 2;
            game.grave[Citizen::Worker] = true;
        });
        assert_eq!((city.sick[Citizen::Worker], city.grave[Citizen::Worker]), (1, true));
    }
}

mod fro_cure_3 {
    use super::*;

    #[test]
    fn treating_turns_the_marker_without_a_death() {
        let city = after(Op::Treat(2), |game| {
            game.sick[Citizen::Worker] = 2;
            game.grave[Citizen::Worker] = true;
        });
        assert!(!city.grave[Citizen::Worker]);
        assert_eq!((city.sick[Citizen::Worker], city.deaths), (2, 1));
    }
}

mod fro_lim_1 {
    use super::*;

    #[test]
    fn surplus_newcomers_join_other_types() {
        let mut city = after(Op::Add(Who::Worker, 7), |game| {
            game.population[Citizen::Worker] = 45;
        });
        assert_eq!(city.population[Citizen::Worker], 50);
        assert_eq!(city.legal(A), [act("name engineer"), act("name child")]);
        city.act(A, act("name child")).act(A, act("name engineer"));
        assert_eq!(*city.population, [50, 13, 9]);
    }

    #[test]
    fn with_all_types_full_the_rest_is_lost() {
        let city = after(Op::Add(Who::Worker, 1), |game| {
            game.population = frostpunk::ByCitizen::filled(50);
        });
        assert_eq!(*city.population, [50, 50, 50]);
    }
}

mod fro_ruling_65 {
    use super::*;

    #[test]
    fn who_arrives_ill_is_ill_in_the_type_that_was_joined() {
        let mut city = after(Op::AddSick(Who::Worker, 1), |game| {
            game.population[Citizen::Worker] = 50;
        });
        city.act(A, act("name child"));
        assert_eq!((city.sick[Citizen::Child], city.sick[Citizen::Worker]), (1, 0));
    }
}

mod fro_ruling_57 {
    use super::*;

    #[test]
    fn only_types_that_are_touched_can_be_named() {
        let city = after(Op::Sick(Who::Any, 1), |game| game.population[Citizen::Engineer] = 0);
        assert_eq!(city.legal(A), [act("name worker"), act("name child")]);
    }

    #[test]
    fn exhausted_are_only_those_who_could_act() {
        let city = after(Op::Exhaust(Who::Any, 1), |_| {});
        assert_eq!(city.legal(A), [act("name worker"), act("name engineer")]);
        let city = after(Op::Exhaust(Who::Any, 1), |game| {
            game.laws = game.laws.with(frostpunk::Law::Pr01);
        });
        assert_eq!(city.legal(A).len(), 3, "with Child Labor");
        let city = after(Op::Exhaust(Who::Child, 2), |_| {});
        assert_eq!(city.exhausted[Citizen::Child], 2, "a named type is not restricted");
    }
}

mod fro_fx_9 {
    use super::*;

    #[test]
    fn as_many_tokens_as_the_bank_has() {
        let city = after(Op::Exhaust(Who::Worker, 3), |game| game.exhausted[Citizen::Worker] = 4);
        assert_eq!(city.exhausted[Citizen::Worker], 5);
    }
}

mod fro_res_4 {
    use super::*;

    #[test]
    fn who_leaves_does_not_die() {
        let city = after(Op::Leave(Who::Engineer, 14), |_| {});
        assert_eq!((city.population[Citizen::Engineer], city.deaths), (0, 1));
    }
}

mod fro_prep_4 {
    use super::*;

    #[test]
    fn twenty_six_sick_of_a_type_are_the_end() {
        let city = from_step(DayStep::Sickness, |game| {
            game.population[Citizen::Worker] = 30;
            game.sick[Citizen::Worker] = 26;
        });
        assert_eq!(city.ending, Some(Reason::Epidemic));
    }
}

mod fro_goal_6 {
    use super::*;

    #[test]
    fn only_in_the_sickness_step() {
        let city = after(Op::Sick(Who::Worker, 3), |game| {
            game.population[Citizen::Worker] = 30;
            game.sick[Citizen::Worker] = 25;
        });
        assert_eq!((city.sick[Citizen::Worker], city.ending), (28, None));
    }

    #[test]
    fn but_at_any_moment_of_it() {
        let city = city(1).given(|game| {
            game.at(DayStep::SicknessEnd);
            game.population[Citizen::Worker] = 30;
            game.sick[Citizen::Worker] = 25;
            game.perform_op(Op::Sick(Who::Worker, 1), frostpunk::Context::CARD, &mut table::Silent);
        });
        assert_eq!(city.ending, Some(Reason::Epidemic));
    }

    #[test]
    fn by_a_death_of_the_step_itself() {
        // No card of the box makes more than one ill by a death, so C10 makes two.
        let files = <Content as table::Content>::FILES;
        let old = "death: (worker: [sick({worker: 1})], engineer: [sick({engineer: 1})]";
        let new = old.replacen("worker: 1", "worker: 2", 1);
        let texts: Vec<String> = files.iter().map(|(_, text)| text.replace(old, &new)).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let content = table::Edition::from_texts(&texts).expect("a harsher card");
        let mut city =
            going_on(city_with(&Options { content, ..Frostpunk::options(1) }).given(|game| {
                game.at(DayStep::Sickness);
                game.population[Citizen::Worker] = 30;
                game.sick[Citizen::Worker] = 25;
                game.grave[Citizen::Worker] = true;
            }));
        assert_eq!((city.sick[Citizen::Worker], city.ending), (24, None), "one has died");
        city.chance(chance("citizen C10"));
        assert_eq!(city.ending, Some(Reason::Epidemic));
    }
}

mod fro_prep_5 {
    use super::*;

    #[test]
    fn markers_in_ascending_order() {
        // The child marker is resolved first, so that its death comes first.
        let city = from_step(DayStep::Sickness, |game| {
            game.sick = [15, 0, 5].into();
            game.grave[Citizen::Child] = true;
        });
        assert_eq!((city.population[Citizen::Child], city.exhausted[Citizen::Worker]), (7, 0));
    }
}

mod fro_prep_6 {
    use super::*;

    #[test]
    fn exhausted_tokens_and_flips_of_the_section() {
        let city = from_step(DayStep::Sickness, |game| game.sick[Citizen::Engineer] = 10);
        assert_eq!(city.exhausted[Citizen::Engineer], 1);
        assert!(city.grave[Citizen::Engineer]);
    }

    #[test]
    fn no_more_tokens_than_the_bank_has_and_none_of_another_type() {
        let city = from_step(DayStep::Sickness, |game| {
            game.population = [30, 30, 30].into();
            game.sick[Citizen::Worker] = 20;
            game.exhausted = [3, 5, 0].into();
        });
        assert_eq!(*city.exhausted, [5, 5, 0]);
    }
}

mod fro_prep_8 {
    use super::*;

    #[test]
    fn four_sick_have_no_effect() {
        let city = from_step(DayStep::Sickness, |game| game.sick = [4, 4, 4].into());
        assert_eq!((*city.grave, *city.exhausted), ([false; 3], [0; 3]));
    }
}

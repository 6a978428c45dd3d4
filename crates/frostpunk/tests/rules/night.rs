//! Hunger and night.

use frostpunk::{Building, Citizen, DayStep, Family, Field, Good, Pawn, Reason, Token};
use table::Turn;

use crate::position::*;

mod fro_hung_1 {
    use super::*;

    #[test]
    fn old_hunger_eats_first() {
        let city = from_step(DayStep::OldHunger, |game| {
            game.round = 3;
            game.hunger = 6;
            game.goods[Good::Food] = 30;
        });
        // Six for the old hunger, 22 for the workers.
        assert_eq!((city.goods[Good::Food], city.hunger), (2, 0));
    }

    #[test]
    fn exactly_enough_leaves_no_hunger_and_no_discontent() {
        let city = from_step(DayStep::OldHunger, |game| {
            game.hunger = 6;
            game.goods[Good::Food] = 6;
            game.population[Citizen::Child] = 0;
        });
        assert_eq!((city.goods[Good::Food], city.hunger, city.deaths), (0, 0, 1));
        assert!(city.can(A, act("fuel 0")), "no token is drawn: it is night");
    }
}

mod fro_hung_2 {
    use super::*;

    #[test]
    fn famine_at_twenty_five() {
        let city = from_step(DayStep::OldHunger, |game| {
            game.hunger = 30;
            game.goods[Good::Food] = 5;
        });
        assert_eq!(city.ending, Some(Reason::Famine));
        let city = from_step(DayStep::OldHunger, |game| {
            game.hunger = 30;
            game.goods[Good::Food] = 6;
        });
        assert_eq!(city.ending, None);
    }
}

mod fro_goal_7 {
    use super::*;

    #[test]
    fn not_at_any_other_time() {
        let city = after(frostpunk::Op::Hunger(40), |_| {});
        assert_eq!((city.hunger, city.ending), (40, None));
    }
}

mod fro_hung_3 {
    use super::*;

    #[test]
    fn discontent_first_then_the_deaths() {
        let mut city = from_step(DayStep::OldHunger, |game| {
            game.round = 8;
            game.hunger = 12;
            game.goods[Good::Food] = 4;
            game.tokens_of(&[(Token::Care, 2, 0)]);
        });
        assert_eq!(city.turn(), Turn::Chance, "a token is drawn");
        assert_eq!(city.deaths, 1);
        city.chance(chance("token greed"));
        assert_eq!((city.deaths, city.population[Citizen::Child]), (2, 7));
    }

    #[test]
    fn the_sections_begin_and_end_where_they_are_printed() {
        let section = |hunger: u8| {
            let section = city(1).content().hunger(hunger);
            (section.discontent, section.deaths)
        };
        let sections = [
            (0..=0, (0, 0)),
            (1..=5, (1, 0)),
            (6..=10, (1, 1)),
            (11..=15, (1, 2)),
            (16..=20, (2, 3)),
            (21..=24, (2, 4)),
        ];
        for (range, expected) in sections {
            for hunger in range {
                assert_eq!(section(hunger), expected, "hunger {hunger}");
            }
        }
    }
}

mod fro_hung_4 {
    use super::*;

    /// Hungry people without food after the token of discontent, with so many of each type.
    fn starving(round: u8, hunger: u8, people: [u8; 3]) -> City {
        let mut city = from_step(DayStep::OldHunger, |game| {
            game.round = round;
            game.hunger = hunger;
            game.population = people.into();
            game.goods[Good::Food] = 0;
            game.tokens_of(&[(Token::Care, 4, 0)]);
        });
        city.chance(chance("token greed"));
        city
    }

    #[test]
    fn those_of_the_round_before_and_in_round_one_its_own() {
        let dead = |round: u8| *starving(round, 8, [10, 10, 10]).population;
        assert_eq!(dead(1), [10, 10, 9], "children eat in round 1");
        assert_eq!(dead(2), [10, 10, 9]);
        assert_eq!(dead(3), [10, 9, 10]);
        assert_eq!(dead(4), [9, 10, 10]);
        assert_eq!(dead(5), [10, 10, 9]);
    }

    #[test]
    fn no_more_than_there_are() {
        // Hunger 12 kills two.
        let deaths = |children: u8| {
            let mut city = starving(2, 12, [10, 10, children]);
            city.until(table::Seed(4), |game| game.step == DayStep::Beds);
            (city.deaths, city.population[Citizen::Child])
        };
        assert_eq!(deaths(1), (2, 0));
        assert_eq!(deaths(2), (3, 0));
        assert_eq!(deaths(3), (3, 1));
    }
}

mod fro_hung_5 {
    use super::*;

    #[test]
    fn then_hunger_is_nought() {
        let mut city = from_step(DayStep::OldHunger, |game| {
            game.hunger = 3;
            game.goods[Good::Food] = 0;
            game.population[Citizen::Child] = 0;
            game.tokens_of(&[(Token::Care, 2, 0)]);
        });
        city.chance(chance("token greed"));
        assert_eq!((city.hunger, city.tokens(Family::Discontent)), (0, 1));
    }
}

mod fro_hung_6 {
    use super::*;

    #[test]
    fn what_is_missing_raises_hunger() {
        let city = from_step(DayStep::Feeding, |game| {
            game.round = 6;
            game.population[Citizen::Worker] = 32;
            game.goods[Good::Food] = 24;
        });
        assert_eq!((city.goods[Good::Food], city.hunger), (0, 8));
    }

    #[test]
    fn hunger_ends_at_fifty() {
        let city = from_step(DayStep::Feeding, |game| {
            game.round = 6;
            game.population[Citizen::Worker] = 32;
            game.goods[Good::Food] = 0;
            game.hunger = 20;
        });
        assert_eq!(city.hunger, 50, "not 52, and no defeat here");
        assert!(city.ending.is_none());
    }

    #[test]
    fn thin_soup_needs_less() {
        let city = from_step(DayStep::Feeding, |game| {
            game.laws = game.laws.with(frostpunk::Law::Pr03);
            game.goods[Good::Food] = 8;
        });
        assert_eq!(city.goods[Good::Food], 4, "4 of 8 children");
    }
}

mod fro_night_1 {
    use super::*;

    #[test]
    fn used_tokens_go_home_and_empty_ones_stay() {
        let city = from_step(DayStep::NightFall, |game| {
            game.exhausted[Citizen::Engineer] = 3;
            game.pool = frostpunk::ByPawn::filled(0);
            game.bound[Pawn::Engineer] = 2;
        });
        assert_eq!((city.exhausted[Citizen::Engineer], city.pool[Pawn::Engineer]), (1, 2));
    }
}

mod fro_night_2 {
    use super::*;

    #[test]
    fn pawns_come_home() {
        let city = from_step(DayStep::NightFall, |game| {
            game.pool = frostpunk::ByPawn::filled(0);
            game.fields[Field::G1].pawns[0] = Some(Pawn::Worker);
            game.clearing[Pawn::Worker] = 1;
            game.constructing[Pawn::Engineer] = 1;
        });
        assert_eq!((city.pool[Pawn::Worker], city.pool[Pawn::Engineer]), (2, 1));
        assert!(!city.fields[Field::G1].has_pawn());
    }

    #[test]
    fn from_cards_too_but_not_from_routes_or_the_prison() {
        use frostpunk::{Building, Card, Nth, ScenarioCard, Scout, SlotUse};
        let city = from_step(DayStep::NightFall, |game| {
            game.pool = frostpunk::ByPawn::filled(0);
            game.uses.push(SlotUse {
                card: Card::Scenario(ScenarioCard::I02),
                slot: Nth::N1,
                pawn: Some(Pawn::Child),
                is_forever: false,
            });
            game.routes[1].scout = Some(Scout { pawn: Pawn::Worker, space: 0 });
            game.put(Field::N0A, Building::Prison);
            game.fields[Field::N0A].pawns[0] = Some(Pawn::Engineer);
        });
        assert_eq!(*city.pool, [0, 0, 1, 0, 0, 0]);
        assert_eq!(city.routes[1].scout.map(|scout| scout.pawn), Some(Pawn::Worker));
        assert_eq!(city.fields[Field::N0A].pawns[0], Some(Pawn::Engineer));
    }
}

mod fro_night_3 {
    use super::*;

    #[test]
    fn the_leader_may_fuel_up_to_the_cold_marker() {
        let city = from_step(DayStep::NightFuel, |game| game.goods[Good::Coal] = 9);
        let fuel: Vec<_> = (0..=4).map(|coal| act(&format!("fuel {coal}"))).collect();
        assert_eq!(city.legal(A), fuel);
    }
}

mod fro_night_4 {
    use super::*;

    #[test]
    fn two_places_in_each_heated_shelter() {
        let city = city(1).given(|game| {
            game.put(Field::N0A, Building::Tent);
            game.put(Field::N1A, Building::House);
            game.put(Field::F0A, Building::Bunkhouse);
            game.heat = 2;
        });
        assert_eq!(city.beds(), (2, 0), "only red is reached");
        let city = city.given(|game| game.heat = 3);
        assert_eq!(city.beds(), (6, 0), "near tiles are warm, and so is orange");
    }

    #[test]
    fn children_have_places_of_their_own() {
        let city = city(1).given(|game| {
            game.put(Field::N0A, Building::ChildShelter);
            game.heat = 3;
        });
        assert_eq!(city.beds(), (0, 4));
    }

    #[test]
    fn overcrowded_quarters_take_three() {
        let city = city(1).given(|game| {
            game.put(Field::N0A, Building::Tent);
            game.laws = game.laws.with(frostpunk::Law::Pr11);
            game.heat = 4;
        });
        assert_eq!(city.beds(), (3, 0));
    }

    #[test]
    fn a_law_opens_a_bed_in_every_heated_infirmary_and_nowhere_else() {
        let beds = |heat: u8| {
            let city = city(1).given(|game| {
                game.put(Field::N0A, Building::Infirmary);
                game.put(Field::N0B, Building::HuntersHut);
                game.put(Field::F0A, Building::Infirmary);
                game.laws = game.laws.with(frostpunk::Law::Pr06);
                game.heat = heat;
            });
            city.beds()
        };
        assert_eq!([beds(2), beds(3), beds(4)], [(0, 0), (1, 0), (2, 0)]);
    }
}

mod fro_night_5 {
    use super::*;

    #[test]
    fn the_choice_is_who_stays_out() {
        let city = from_step(DayStep::Beds, |game| {
            for field in [Field::N0A, Field::N0B, Field::N1A, Field::N1B] {
                game.put(field, Building::House);
            }
            game.heat = 2;
            game.pool = [5, 3, 2, 0, 0, 1].into();
        });
        assert_eq!(city.left_out().0, 2);
        assert!(city.can(A, act("outside 1 1 0")) && city.can(A, act("outside 0 0 2")));
        city.refused_by(A, act("outside 1 0 0"), "FRO-NIGHT-5");
        city.refused_by(A, act("outside 0 0 3"), "FRO-NIGHT-5");
    }

    #[test]
    fn children_fill_their_own_places_first() {
        let night = |children: u8| {
            from_step(DayStep::Beds, |game| {
                game.put(Field::N0A, Building::ChildShelter);
                game.put(Field::N0B, Building::Tent);
                game.heat = 4;
                game.pool = [2, 0, children, 0, 0, 0].into();
            })
        };
        // Four beds for children and two for anybody.
        let mixes = ["outside 0 0 2", "outside 1 0 1", "outside 2 0 0"].map(act);
        assert_eq!(night(6).legal(A), mixes);
        let mixes = ["outside 0 0 1", "outside 1 0 0"].map(act);
        assert_eq!(night(5).legal(A), mixes);
        assert!(night(4).slept_warm, "everybody has a place");
    }
}

mod fro_night_6 {
    use super::*;

    #[test]
    fn without_a_place_one_falls_ill() {
        let city = from_step(DayStep::Beds, |game| {
            game.round = 15;
            game.pool = [2, 1, 1, 0, 0, 3].into();
        });
        // Nobody has a bed, so there is nothing to choose; automatons need none.
        assert_eq!(*city.sick, [2, 1, 1]);
        assert!(!city.slept_warm);
    }

    #[test]
    fn workers_then_engineers_then_children() {
        use frostpunk::{Building, Event};
        let mut city = from_step(DayStep::Beds, |game| {
            game.pool = [2, 2, 1, 0, 0, 0].into();
            game.put(Field::N0A, Building::Tent);
            game.heat = 4;
        });
        // Two beds, so three stay out.
        city.act(A, act("outside 1 1 1"));
        let ill: Vec<Citizen> = city
            .events()
            .into_iter()
            .filter_map(|event| match event {
                Event::FellIll { citizen } => Some(citizen),
                _ => None,
            })
            .collect();
        assert_eq!(ill[..3], [Citizen::Worker, Citizen::Engineer, Citizen::Child]);
        assert_eq!((*city.sick, city.slept_warm), ([1, 1, 1], false));
    }
}

mod fro_night_7 {
    use super::*;

    #[test]
    fn ruins_and_cold_shelters_give_no_places() {
        let city = city(1).given(|game| {
            game.put(Field::N0A, Building::Tent);
            game.fields[Field::N0B].building = Some(Building::Ruins);
        });
        assert_eq!(city.beds(), (0, 0));
        let city = city.given(|game| {
            game.heat = 4;
            game.laws = game.laws.with(frostpunk::Law::Pr16);
        });
        assert_eq!(city.beds(), (4, 0), "Makeshift Quarters open the ruins");
    }
}

mod fro_bld_24 {
    use super::*;

    #[test]
    fn a_prisoner_of_a_cold_prison_falls_ill_and_comes_home() {
        let city = from_step(DayStep::Prison, |game| {
            game.round = 15;
            game.put(Field::N0A, Building::Prison);
            game.fields[Field::N0A].pawns = [Some(Pawn::Worker), Some(Pawn::Automaton)];
            game.pool = frostpunk::ByPawn::filled(0);
        });
        assert_eq!((city.sick[Citizen::Worker], city.pool[Pawn::Worker]), (1, 1));
        assert_eq!(city.pool[Pawn::Automaton], 1);
    }

    #[test]
    fn in_a_heated_one_it_sleeps_warm() {
        let city = from_step(DayStep::Prison, |game| {
            game.round = 15;
            game.heat = 2;
            game.put(Field::N0A, Building::Prison);
            game.fields[Field::N0A].pawns = [Some(Pawn::Worker), None];
        });
        assert_eq!(city.sick[Citizen::Worker], 0);
    }

    #[test]
    fn it_stays_through_the_evening() {
        let city = from_step(DayStep::NightFall, |game| {
            game.put(Field::N0A, Building::Prison);
            game.fields[Field::N0A].pawns = [Some(Pawn::Worker), None];
        });
        assert_eq!(city.fields[Field::N0A].pawns[0], Some(Pawn::Worker));
    }
}

mod fro_goal_10 {
    use super::*;

    #[test]
    fn after_the_last_night_time_is_out() {
        let city = from_step(DayStep::End, |game| game.round = 15);
        assert_eq!(city.ending, Some(Reason::OutOfTime));
    }
}

mod fro_goal_2 {
    use super::*;
    use frostpunk::{Counter, ScenarioCard};

    fn last_night(food: u8) -> City {
        from_step(DayStep::End, |game| {
            game.round = 15;
            game.face_up = game.face_up.with(ScenarioCard::I07);
            game.counters[Counter::StoreFood] = food;
            game.counters[Counter::StoreCoal] = 16;
            game.counters[Counter::StoreWood] = 9;
        })
    }

    #[test]
    fn full_stores_in_the_night_of_round_fifteen() {
        assert_eq!(last_night(16).ending, Some(Reason::StormSurvived));
        assert_eq!(last_night(15).ending, Some(Reason::StoresEmpty));
    }

    #[test]
    fn a_goal_that_is_fulfilled_earlier_ends_nothing() {
        let city = last_night(16).given(|game| {
            game.ending = None;
            game.at(DayStep::End);
            game.round = 14;
        });
        assert_eq!(going_on(city).ending, None);
    }
}

mod fro_c_39 {
    use super::*;
    use frostpunk::{Content, Counter, Op, Options, Scenario};

    fn winterhome(arrange: impl FnOnce(&mut frostpunk::Frostpunk)) -> City {
        city_of(1, Scenario::Winterhome).given(|game| {
            game.at(DayStep::DuskEffects);
            arrange(game);
        })
    }

    #[test]
    fn a_breakdown_costs_two_of_the_generator_state_and_turns_nothing() {
        let city = winterhome(|game| {
            game.overload = 10;
            game.perform_op(Op::Overload(1), frostpunk::Context::CARD, &mut table::Silent);
        });
        assert_eq!((city.counters[Counter::GenState], city.counters[Counter::Damage]), (3, 3));
        assert_eq!((city.cold, city.indicators, city.overload), (8, [1, 2, 4], 0));
        assert!(city.has_failed && !city.is_overheated);
    }

    #[test]
    fn the_ledger_opens_with_the_evacuation_centre() {
        let city = |has_centre: bool| {
            going_on(city_of(1, Scenario::Winterhome).given(|game| {
                game.face_up = game.face_up.with(frostpunk::ScenarioCard::Iii03);
                game.goods[Good::Food] = 9;
                game.goods[Good::Coal] = 9;
                if has_centre {
                    game.put(Field::N0A, frostpunk::Building::EvacuationCentre);
                }
            }))
        };
        city(false).refused_by(A, act("special worker III/03 1"), "FRO-C-39");
        let refusal = city(false).refusal(A, act("special worker III/03 1"));
        assert_eq!(refusal.values, [("cause", "no_centre".into())]);
        assert!(city(true).can(A, act("special worker III/03 1")));
    }

    #[test]
    fn without_any_state_left_the_generator_is_lost() {
        let city = winterhome(|game| {
            game.counters[Counter::GenState] = 2;
            game.overload = 10;
            game.perform_op(Op::Overload(1), frostpunk::Context::CARD, &mut table::Silent);
        });
        assert_eq!(city.ending, Some(Reason::GeneratorLost));
    }

    #[test]
    fn people_leave_by_three_and_two_more_for_each_bench() {
        let city = winterhome(|game| {
            game.counters[Counter::Bench] = 1;
            game.population = [22, 0, 8].into();
            game.sick = [20, 0, 0].into();
            game.perform_op(Op::Evacuate(3), frostpunk::Context::CARD, &mut table::Silent);
        });
        assert_eq!(city.legal(A), [act("name worker"), act("name child")]);
        let mut workers = city.clone();
        workers.act(A, act("name worker"));
        assert_eq!(workers.counters[Counter::Evacuated], 2, "only the healthy ones");
        let city = city.given(|game| game.flags = game.flags.with(frostpunk::Flag::ChildrenFirst));
        assert_eq!(city.legal(A), [act("name child")]);
    }

    /// A city that has just evacuated somebody with so many benches, everybody in health.
    fn evacuated(bench: u8, who: &str) -> City {
        let mut city = winterhome(|game| {
            game.counters[Counter::Bench] = bench;
            game.perform_op(Op::Evacuate(3), frostpunk::Context::CARD, &mut table::Silent);
        });
        city.act(A, act(who));
        city
    }

    #[test]
    fn so_many_leave_with_so_many_benches() {
        for (bench, count) in [(0, 3), (1, 5), (2, 7), (3, 9)] {
            let city = evacuated(bench, "name worker");
            assert_eq!(city.counters[Counter::Evacuated], count, "{bench} benches");
            assert_eq!(city.population[Citizen::Worker], 32 - count);
            assert_eq!(city.counters[Counter::EvacChildren], 0);
            let asked = city.questions.top();
            assert!(!matches!(asked, Some(frostpunk::Frame::DrawToken { .. })), "hope stays");
        }
    }

    #[test]
    fn children_on_board_raise_hope() {
        let mut city = evacuated(0, "name child");
        city.chance(chance("token justice"));
        assert_eq!(city.tokens(Family::Hope), 3);
        assert_eq!(
            (city.counters[Counter::Evacuated], city.counters[Counter::EvacChildren]),
            (3, 3)
        );
        assert_eq!(city.population[Citizen::Child], 11);
    }

    #[test]
    fn two_benches_let_the_ledger_be_used_twice_a_round() {
        let used = |bench: u8| {
            let mut city = going_on(city_of(1, Scenario::Winterhome).given(|game| {
                game.face_up = game.face_up.with(frostpunk::ScenarioCard::Iii03);
                game.put(Field::N0A, frostpunk::Building::EvacuationCentre);
                game.counters[Counter::Bench] = bench;
                game.goods[Good::Food] = 9;
                game.goods[Good::Coal] = 9;
            }));
            let mut times = 0;
            while city.can(A, act("special worker III/03 1")) {
                city.act(A, act("special worker III/03 1")).act(A, act("name worker"));
                times += 1;
            }
            (times, city.goods[Good::Food], city.goods[Good::Coal])
        };
        // Each time with a pawn and a payment of its own.
        assert_eq!([used(1), used(2), used(4)], [(1, 7, 8), (2, 5, 7), (2, 5, 7)]);
    }

    #[test]
    fn a_construction_clears_rubble_and_draws_what_lies_under_it() {
        let mut city = going_on(city_of(1, Scenario::Winterhome).given(|game| {
            game.open(frostpunk::Position::N0);
            game.fields[Field::N0A].has_rubble = true;
            let content = game.content();
            game.rubble = frostpunk::ByRubble::from_fn(|rubble| content.rubble[rubble].0);
        }));
        city.act(A, act("construct worker"));
        let left: u8 = city.rubble.iter().sum();
        city.act(A, act("dig n0.a"));
        assert!(!city.fields[Field::N0A].has_rubble);
        let kinds = city.rubble.iter().filter(|count| **count > 0).count();
        assert_eq!(city.possible().len(), kinds, "each kind that is left");
        city.run_chance(table::Seed(1));
        assert_eq!(city.rubble.iter().sum::<u8>(), left - 1);
        city.refused_by(A, act("dig n0.a"), "FRO-C-39");
    }

    #[test]
    fn evacuated_in_any_night_it_is_won() {
        let city = going_on(winterhome(|game| {
            game.at(DayStep::End);
            game.round = 7;
            game.counters[Counter::Evacuated] = 24;
            game.population[Citizen::Child] = 0;
        }));
        assert_eq!(city.ending, Some(Reason::WinterhomeEvacuated));
    }

    #[test]
    fn with_as_many_as_the_content_says_and_no_child_left() {
        let files = <Content as table::Content>::FILES;
        let (old, new) = ("counter(\"evacuated\", (min: 24))", "counter(\"evacuated\", (min: 30))");
        let texts: Vec<String> = files.iter().map(|(_, text)| text.replace(old, new)).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let content = table::Edition::from_texts(&texts).expect("a longer evacuation");
        let ending = |options: Options, evacuated: u8, children: u8| {
            let options = Options { scenario: Scenario::Winterhome, ..options };
            let city = going_on(city_with(&options).given(|game| {
                game.at(DayStep::End);
                game.round = 7;
                game.counters[Counter::Evacuated] = evacuated;
                game.population[Citizen::Child] = children;
            }));
            city.ending
        };
        let usual = frostpunk::Frostpunk::options(1);
        let harder = Options { content, ..usual };
        let won = Some(Reason::WinterhomeEvacuated);
        assert_eq!([23, 24].map(|count| ending(usual, count, 0)), [None, won]);
        assert_eq!([29, 30].map(|count| ending(harder, count, 0)), [None, won]);
        assert_eq!(ending(usual, 30, 1), None);
    }
}

//! The course of a day from dawn to night.

use frostpunk::{
    Building, Citizen, CitizenCard, DayPhase, DayStep, Event, Expedition, Family, Field, Frostpunk,
    Good, MorningCard, Op, Reason, Scenario, ScenarioCard, Technology, Token, Who,
};
use table::{GameRng, Seats, Seed, Silent, Turn};

use crate::position::*;

/// The rounds and phases that a random game goes through, each once in its order.
fn phases(seed: u64) -> Vec<(u8, DayPhase)> {
    let mut game = Frostpunk::new(&Frostpunk::options(1)).expect("a city");
    let (mut rng, mut actions, mut seen) = (GameRng::new(Seed(seed)), Vec::new(), Vec::new());
    loop {
        if let Some(phase) = game.step.phase()
            && seen.last() != Some(&(game.round, phase))
        {
            seen.push((game.round, phase));
        }
        match game.turn() {
            Turn::Over => return seen,
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decider");
                actions.clear();
                game.actions(seat, &mut actions);
                game.apply(seat, rng.pick(&actions), &mut Silent);
            }
        }
    }
}

mod fro_round_1 {
    use super::*;

    #[test]
    fn nine_phases_in_this_order() {
        for seed in 0..20 {
            let seen = phases(seed);
            assert!(seen.is_sorted(), "{seen:?}");
        }
        for seed in 0..5 {
            let mut city = City::new(&Frostpunk::options(1));
            city.until(Seed(seed), |game| game.ending.is_some());
            let mut told: Vec<Vec<DayPhase>> = Vec::new();
            for note in city.all_notes() {
                match note.event {
                    // The first round begins with its action phase.
                    Event::RoundBegan { round: 1 } => told.push(Vec::new()),
                    Event::RoundBegan { .. } => told.push(vec![DayPhase::Dawn]),
                    Event::PhaseBegan { phase } => told.last_mut().expect("a round").push(phase),
                    _ => {}
                }
            }
            let last = told.pop().expect("a round");
            assert!(told.len() > 1 && DayPhase::ALL.starts_with(&last), "{last:?}");
            let first = told.remove(0);
            assert_eq!(first, DayPhase::ALL[5..], "seed {seed}");
            for (nth, round) in told.iter().enumerate() {
                assert_eq!(round[..], DayPhase::ALL, "seed {seed}, round {}", nth + 2);
            }
        }
        let names = DayPhase::ALL.map(DayPhase::name).join(" ");
        assert_eq!(names, "dawn morning generator weather preparation action dusk hunger night");
    }
}

mod fro_round_2 {
    use super::*;

    #[test]
    fn the_first_round_begins_with_the_action_phase() {
        for seed in 0..5 {
            let first = phases(seed).into_iter().find(|(round, _)| *round == 1);
            assert_eq!(first, Some((1, DayPhase::Action)));
        }
    }
}

mod fro_ruling_45 {
    use super::*;

    #[test]
    fn the_first_pawns_are_those_of_the_set_up() {
        let game = set_up(&Frostpunk::options(1), 3);
        let pawns: u8 = Citizen::ALL.into_iter().map(|citizen| game.pawns(citizen)).sum();
        assert_eq!((game.round, pawns, game.weather_deck.len()), (1, 10, 13));
    }
}

mod fro_round_3 {
    use super::*;

    #[test]
    fn played_cards_go_to_the_discard_pile_and_a_round_begins() {
        let city = from_step(DayStep::RoundEnd, |game| {
            game.citizen_deck = game.citizen_deck.without(CitizenCard::C06);
            game.in_front = game.in_front.with(CitizenCard::C06);
        });
        assert!(city.citizen_discard.contains(CitizenCard::C06) && city.in_front.is_empty());
        assert_eq!(city.round, 2);
    }
}

mod fro_cit_8 {
    use super::*;

    #[test]
    fn a_played_card_stays_in_front_of_its_owner_for_the_round() {
        let mut city = turn(1, |game| game.give(A, CitizenCard::C06));
        city.act(A, act("play C06")).act(A, act("gather worker g1"));
        assert!(city.in_front.contains(CitizenCard::C06));
        assert!(!city.citizen_discard.contains(CitizenCard::C06));
    }
}

mod fro_dawn_5 {
    use super::*;

    fn dawn_of_four() -> City {
        from_step(DayStep::Dawn, |game| {
            game.round = 3;
            game.technologies =
                [Technology::T01, Technology::T02, Technology::T03].into_iter().collect();
            game.development = Some((Technology::T01, 4));
            game.face_up = game.face_up.with(ScenarioCard::I01);
            game.activation.push(frostpunk::ActivationToken {
                card: ScenarioCard::I01,
                nth: frostpunk::Nth::N1,
                round: 4,
            });
        })
    }

    #[test]
    fn development_comes_before_activation() {
        let mut city = dawn_of_four();
        assert_eq!(city.legal(A), [act("research T02"), act("research T03")]);
        assert!(!city.face_up.contains(ScenarioCard::I02));
        city.act(A, act("research T02"));
        assert!(city.face_up.contains(ScenarioCard::I02));
    }
}

mod fro_ruling_11 {
    use super::*;

    #[test]
    fn the_technology_is_active_before_a_card_is_turned_up() {
        let city = from_step(DayStep::Dawn, |game| {
            game.round = 3;
            game.technologies = [Technology::T01].into_iter().collect();
            game.development = Some((Technology::T01, 4));
            game.face_up = game.face_up.with(ScenarioCard::I01);
            game.activation.push(frostpunk::ActivationToken {
                card: ScenarioCard::I01,
                nth: frostpunk::Nth::N1,
                round: 4,
            });
        });
        assert!(city.active_technologies.contains(Technology::T01));
        assert!(city.face_up.contains(ScenarioCard::I02), "without a question in between");
    }
}

mod fro_ruling_62 {
    use super::*;
    use frostpunk::{ActivationToken, Nth};

    #[test]
    fn several_tokens_in_the_order_of_the_leader_and_none_of_a_card_that_left() {
        let token = |card| ActivationToken { card, nth: Nth::N1, round: 5 };
        let mut city = from_step(DayStep::Dawn, |game| {
            game.round = 4;
            let up = [ScenarioCard::I03, ScenarioCard::I04];
            for card in up {
                game.face_up = game.face_up.with(card);
            }
            game.gone_cards = game.gone_cards.with(ScenarioCard::Ii07);
            for card in [ScenarioCard::I03, ScenarioCard::I04, ScenarioCard::Ii07] {
                game.activation.push(token(card));
            }
        });
        assert_eq!(city.legal(A), [act("next I/03"), act("next I/04")]);
        assert!(city.activation.is_empty(), "all tokens are taken away");
        city.act(A, act("next I/04"));
        assert!(!city.face_up.contains(ScenarioCard::I04));
    }
}

mod fro_ruling_63 {
    use super::*;
    use frostpunk::{Card, Law, Nth, SlotUse};

    #[test]
    fn limits_begin_anew_at_dawn_and_those_of_a_game_do_not() {
        let slot = |card, is_forever| SlotUse { card, slot: Nth::N1, pawn: None, is_forever };
        let city = from_step(DayStep::Dawn, |game| {
            game.uses.push(slot(Card::Scenario(ScenarioCard::I05), false));
            game.uses.push(slot(Card::Scenario(ScenarioCard::Iv06), true));
            game.used_laws = game.used_laws.with(Law::Pr09);
            game.has_played = Seats::only(A);
            game.sustained = 1;
            game.shielded = 1;
        });
        assert_eq!(city.uses.len(), 1);
        assert!(city.used_laws.is_empty() && city.has_played.is_empty());
        assert_eq!((city.sustained, city.shielded), (0, 0));
    }
}

mod fro_dawn_6 {
    use super::*;

    #[test]
    fn the_storm_marker_does_nothing_at_dawn() {
        let city = from_step(DayStep::Dawn, |game| game.storm = Some(2));
        assert_eq!((city.round, city.storms), (2, 0));
        assert_eq!(city.turn(), Turn::Chance, "the morning card");
    }
}

mod fro_morn_1 {
    use super::*;

    #[test]
    fn a_card_is_turned_up_and_asks_for_an_option() {
        let city = morning(MorningCard::P004, |_| {});
        assert_eq!(city.legal(A), [act("option 1"), act("option 2"), act("option 3")]);
        assert!(!city.morning_deck.contains(MorningCard::P004));
    }
}

mod fro_morn_3 {
    use super::*;

    #[test]
    fn an_empty_deck_is_skipped() {
        let city = from_step(DayStep::MorningCard, |game| {
            game.morning_deck = frostpunk::MorningCards::NONE;
        });
        assert!(city.can(A, act("fuel 0")), "the Generator phase");
    }
}

mod fro_ruling_36 {
    use super::*;

    #[test]
    fn the_sections_of_the_sickness_track() {
        let content = city(1).content();
        let section = |sick: u8| {
            let section = content.sickness(sick);
            (section.exhausted, section.flips)
        };
        let expected = [
            (0, (0, 0)),
            (4, (0, 0)),
            (5, (0, 1)),
            (9, (0, 1)),
            (10, (1, 1)),
            (14, (1, 1)),
            (15, (2, 2)),
            (19, (2, 2)),
            (20, (3, 3)),
            (25, (3, 3)),
        ];
        for (sick, what) in expected {
            assert_eq!(section(sick), what, "{sick}");
        }
        assert_eq!(content.board.epidemic, 26);
    }
}

mod fro_ruling_37 {
    use super::*;

    #[test]
    fn the_sections_of_the_hunger_track() {
        let content = city(1).content();
        let section = |hunger: u8| {
            let section = content.hunger(hunger);
            (section.discontent, section.deaths)
        };
        let expected = [
            (0, (0, 0)),
            (1, (1, 0)),
            (5, (1, 0)),
            (6, (1, 1)),
            (8, (1, 1)),
            (10, (1, 1)),
            (11, (1, 2)),
            (15, (1, 2)),
            (16, (2, 3)),
            (20, (2, 3)),
            (21, (2, 4)),
            (24, (2, 4)),
        ];
        for (hunger, what) in expected {
            assert_eq!(section(hunger), what, "{hunger}");
        }
        assert_eq!(content.board.famine, 25);
    }
}

mod fro_ruling_38 {
    use super::*;

    #[test]
    fn the_eleventh_death_of_society_one_is_the_end() {
        assert_eq!(city(1).content().board.death_track, 12);
        let ten = after(Op::Deaths(10), |game| game.deaths = 1);
        assert_eq!((ten.deaths, ten.ending), (11, None));
        let eleven = after(Op::Deaths(11), |game| game.deaths = 1);
        assert_eq!(eleven.ending, Some(Reason::MassDeath));
    }
}

mod fro_ruling_39 {
    use super::*;

    #[test]
    fn children_engineers_and_workers_eat_in_turn() {
        let fed: Vec<Citizen> = (1..=15).map(frostpunk::fed_type).collect();
        assert_eq!(fed[..3], [Citizen::Child, Citizen::Engineer, Citizen::Worker]);
        assert_eq!((fed[5], fed[6]), (Citizen::Worker, Citizen::Child), "rounds 6 and 7");
    }
}

mod fro_fx_39 {
    use super::*;

    #[test]
    fn the_type_of_the_round_is_that_of_its_column() {
        let city = after(Op::Sick(Who::Track, 2), |game| game.round = 5);
        assert_eq!(*city.sick, [0, 2, 0]);
        let city = after(Op::Exhaust(Who::Track, 2), |game| game.round = 5);
        assert_eq!(*city.exhausted, [0, 2, 0]);
    }
}

mod fro_hung_7 {
    use super::*;

    #[test]
    fn who_died_is_not_fed() {
        let mut city = from_step(DayStep::OldHunger, |game| {
            game.hunger = 8;
            game.goods[Good::Food] = 0;
            game.tokens_of(&[(Token::Care, 2, 0), (Token::Anger, 0, 1)]);
        });
        city.act(A, act("activate anger")).chance(chance("citizen C02"));
        assert_eq!((city.population[Citizen::Child], city.hunger), (7, 7));
    }
}

mod fro_ruling_77 {
    use super::*;

    #[test]
    fn an_extinct_city_is_not_lost_and_needs_nothing() {
        let city = from_step(DayStep::Pawns, |game| {
            game.population = [0, 0, 0].into();
            game.goods[Good::Food] = 3;
        });
        assert_eq!((city.ending, city.turn()), (None, Turn::Chance), "the dusk card");
        let city = from_step(DayStep::Feeding, |game| game.population = [0, 0, 0].into());
        assert_eq!((city.goods[Good::Food], city.hunger), (8, 0));
    }
}

mod fro_ruling_7 {
    use super::*;

    #[test]
    fn a_pawn_for_every_five_begun() {
        for (people, pawns) in [(0, 0), (1, 1), (5, 1), (6, 2), (22, 5), (46, 10), (50, 10)] {
            let city = turn(1, |game| game.population[Citizen::Worker] = people);
            assert_eq!(city.pool[frostpunk::Pawn::Worker], pawns, "{people}");
        }
    }
}

mod fro_ruling_21 {
    use super::*;

    #[test]
    fn every_bed_that_fits_is_used() {
        let city = from_step(DayStep::Beds, |game| {
            game.put(Field::N0A, Building::Tent);
            game.heat = 4;
            game.pool = [2, 1, 0, 0, 0, 0].into();
        });
        assert_eq!(city.legal(A), [act("outside 0 1 0"), act("outside 1 0 0")]);
        city.refused_by(A, act("outside 0 0 0"), "FRO-NIGHT-5");
        city.refused_by(A, act("outside 1 1 0"), "FRO-NIGHT-5");
    }
}

mod fro_ruling_32 {
    use super::*;
    use frostpunk::Pawn;

    #[test]
    fn two_prisoners_are_handled_one_by_one_and_machines_never_fall_ill() {
        let city = from_step(DayStep::Prison, |game| {
            game.put(Field::N0A, Building::Prison);
            game.fields[Field::N0A].pawns = [Some(Pawn::Worker), Some(Pawn::Automaton)];
            game.pool = frostpunk::ByPawn::filled(0);
        });
        assert_eq!(*city.sick, [1, 0, 0]);
        assert_eq!((city.pool[Pawn::Worker], city.pool[Pawn::Automaton]), (1, 1));
    }
}

mod fro_ruling_98 {
    use super::*;
    use frostpunk::Pawn;

    #[test]
    fn a_prisoner_in_the_cold_did_not_sleep_warm() {
        let night = |heat: u8| {
            from_step(DayStep::Beds, |game| {
                game.put(Field::N0A, Building::Prison);
                game.fields[Field::N0A].pawns[0] = Some(Pawn::Worker);
                game.pool = frostpunk::ByPawn::filled(0);
                game.heat = heat;
            })
        };
        assert!(night(2).slept_warm);
        assert!(!night(1).slept_warm);
    }
}

mod fro_ruling_82 {
    use super::*;

    #[test]
    fn only_winterhome_is_won_before_the_last_night() {
        use frostpunk::Counter;
        let night = |scenario| {
            going_on(city_of(1, scenario).given(|game| {
                game.at(DayStep::End);
                game.round = 9;
                game.population[Citizen::Child] = 0;
                game.counters[Counter::Evacuated] = 24;
                game.counters[Counter::StoreFood] = 16;
                game.counters[Counter::StoreCoal] = 16;
                game.counters[Counter::StoreWood] = 9;
            }))
        };
        assert_eq!(night(Scenario::Winterhome).ending, Some(Reason::WinterhomeEvacuated));
        assert_eq!(night(Scenario::Crater).ending, None);
    }
}

mod fro_ruling_83 {
    use super::*;

    #[test]
    fn sickness_and_prison_come_before_the_verdict() {
        // The last worker of Winterhome falls gravely ill in the night it is won.
        let city = going_on(city_of(1, Scenario::Winterhome).given(|game| {
            game.at(DayStep::Beds);
            game.population = [1, 0, 0].into();
            game.sick = [1, 0, 0].into();
            game.pool = [1, 0, 0, 0, 0, 0].into();
            game.counters[frostpunk::Counter::Evacuated] = 24;
        }));
        assert_eq!(city.ending, Some(Reason::WinterhomeEvacuated));
        assert!(city.grave[Citizen::Worker]);
    }

    #[test]
    fn a_death_on_the_last_space_loses_the_game_of_full_stores() {
        let night = |deaths: u8| {
            going_on(city(1).given(|game| {
                game.at(DayStep::Beds);
                game.round = 15;
                game.deaths = deaths;
                game.face_up = game.face_up.with(frostpunk::ScenarioCard::I07);
                game.counters =
                    frostpunk::ByCounter::from_fn(|counter| game.content().counters[counter].max);
                game.population = [1, 0, 0].into();
                game.sick = [1, 0, 0].into();
                game.grave[Citizen::Worker] = true;
                game.pool = [1, 0, 0, 0, 0, 0].into();
            }))
        };
        assert_eq!(night(11).ending, Some(Reason::MassDeath));
        let mut spared = night(10);
        spared.chance(chance("citizen C02"));
        assert_eq!(spared.ending, Some(Reason::StormSurvived));
    }
}

mod fro_ruling_70 {
    use super::*;

    #[test]
    fn nothing_is_burned_by_a_nought_in_the_phases_and_by_no_step_in_a_turn() {
        let city = from_step(DayStep::NightFuel, |_| {});
        assert!(city.can(A, act("fuel 0")));
        let city = turn(1, |_| {});
        city.refused_by(A, act("fuel 0"), "FRO-ACT-4");
        assert!(city.can(A, act("fuel 1")));
    }
}

mod fro_exp_4 {
    use super::*;
    use frostpunk::Reward;

    #[test]
    fn the_white_side_says_what_may_be_there() {
        let content = city(1).content();
        assert_eq!(content.expedition(Expedition::Ea03).reward, Reward::People);
        assert_eq!(content.expedition(Expedition::Ea01).reward, Reward::Goods);
    }
}

mod fro_heat_9 {
    use super::*;

    #[test]
    fn the_heat_stays_over_night_until_the_generator_phase() {
        let city = from_step(DayStep::NightFall, |game| {
            game.heat = 4;
            game.goods[Good::Coal] = 0;
        });
        assert_eq!((city.step.phase(), city.round), (Some(DayPhase::Generator), 2));
        assert_eq!(city.heat, 4, "while the morning card is turned up");
        assert_eq!(city.tokens(Family::Hope), 2);
    }
}

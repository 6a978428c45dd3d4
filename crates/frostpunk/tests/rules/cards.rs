//! Event cards, the dusk deck, scenario cards, laws, technologies, advisors.

use frostpunk::{
    ActivationToken, Advisor, Building, Card, Citizen, CitizenCard, CitizenCards, Counter, DayStep,
    DuskCard, DuskCards, EventState, Family, Field, Frame, Frostpunk, Good, Law, MorningCard, Nth,
    Op, Pawn, Scenario, ScenarioCard, Technology, Token, Who,
};
use table::{Game, Seats, Silent, Turn, Viewer};

use crate::position::*;

mod fro_dusk_1 {
    use super::*;

    #[test]
    fn standing_effects_in_the_order_of_the_leader_then_timers() {
        let timed = Card::Morning(MorningCard::P015);
        let mut city = from_step(DayStep::DuskEffects, |game| {
            game.face_up = game.face_up.with(ScenarioCard::I09).with(ScenarioCard::Ii04);
            game.counters[Counter::Seedlings] = 6;
            game.events.push(EventState { card: timed, timer: 2, goods: 0 });
        });
        assert_eq!(city.legal(A), [act("next I/09"), act("next II/04")]);
        city.act(A, act("next II/04"));
        assert_eq!(city.counters[Counter::Seedlings], 5);
        assert_eq!(city.spent_tokens[Token::Care], 1, "no trees: hope falls");
        assert_eq!(city.events[0].timer, 1);
    }
}

mod fro_c_4 {
    use super::*;

    #[test]
    fn the_last_cube_ends_a_card() {
        let card = Card::Morning(MorningCard::P015);
        let city = from_step(DayStep::Timers, |game| {
            game.events.push(EventState { card, timer: 1, goods: 0 });
        });
        let mut city = city;
        city.chance(chance("token justice"));
        assert_eq!(city.tokens(Family::Hope), 3, "hope +1 when it expires");
        assert!(!city.is_in_area(card));
    }

    #[test]
    fn several_timers_in_the_order_of_the_leader() {
        let cards = [MorningCard::P015, MorningCard::P032].map(Card::Morning);
        let city = from_step(DayStep::Timers, |game| {
            for card in cards {
                game.events.push(EventState { card, timer: 1, goods: 0 });
            }
        });
        assert_eq!(city.legal(A), [act("next P015"), act("next P032")]);
    }

    #[test]
    fn a_card_without_a_timer_stays() {
        let card = Card::Morning(MorningCard::P008);
        let city = from_step(DayStep::Timers, |game| {
            game.events.push(EventState { card, timer: 0, goods: 1 });
        });
        assert_eq!(city.events.as_slice(), [EventState { card, timer: 0, goods: 1 }]);
    }
}

mod fro_dusk_2 {
    use super::*;

    #[test]
    fn every_card_of_the_deck_is_equally_likely() {
        let city = from_step(DayStep::DuskCard, |game| {
            game.dusk.known = [DuskCard::Z000, DuskCard::Z061].into_iter().collect();
            game.dusk.unread = DuskCards::only(DuskCard::Z005);
            game.dusk.origins[DuskCard::Z005] = Some(Card::Morning(MorningCard::P003));
            game.dusk.open = game.dusk.open.with(Law::Pr03);
        });
        let mut outcomes = Vec::new();
        city.outcomes(&mut outcomes);
        let weights: Vec<u32> = outcomes.iter().map(|(_, weight)| *weight).collect();
        assert_eq!(weights, [2, 2, 2, 1, 1], "two candidates share the weight of one card");
    }
}

mod fro_dusk_3 {
    use super::*;

    #[test]
    fn removed_kept_or_discarded_as_the_option_says() {
        let mut removed = dusk(DuskCard::Z003, |_| {});
        removed.act(A, act("option 1"));
        assert!(!removed.dusk.discard.contains(DuskCard::Z003));
        let mut kept = dusk(DuskCard::Z010, |_| {});
        kept.act(A, act("option 2"));
        assert!(kept.is_in_area(Card::Dusk(DuskCard::Z010)));
        let mut discarded = dusk(DuskCard::Z000, |_| {});
        discarded.act(A, act("option 1"));
        assert!(discarded.dusk.discard.contains(DuskCard::Z000));
    }
}

mod fro_dusk_5 {
    use super::*;

    #[test]
    fn after_the_last_consultation_deck_and_discards_are_still_shuffled() {
        let mut city = dusk(DuskCard::Z069, |game| {
            game.dusk.discard = DuskCards::only(DuskCard::Z000);
            game.dusk.stack = DuskCards::NONE;
            game.dusk.next = None;
        });
        city.act(A, act("option 1")).chance(chance("token care"));
        let known: Vec<DuskCard> = city.dusk.known.iter().collect();
        assert_eq!((known, city.dusk.discard.len()), (vec![DuskCard::Z000], 0));
        assert_eq!(city.dusk.next, None);
    }
}

mod fro_dusk_6 {
    use super::*;

    #[test]
    fn a_consultation_cannot_be_set_aside() {
        let mut city = after(Op::ScryDusk(2), |game| {
            game.dusk.known = [DuskCard::Z000, DuskCard::Z061].into_iter().collect();
        });
        city.chance(chance("dusk Z061")).chance(chance("dusk Z000"));
        assert_eq!(city.legal(A), [act("set-aside Z000"), act("decline")]);
        city.refused_by(A, act("set-aside Z061"), "FRO-DUSK-6");
        city.refused_by(A, act("set-aside Z003"), "FRO-BLD-20");
    }
}

mod fro_dusk_7 {
    use super::*;

    fn empty_deck(discard: DuskCards) -> City {
        from_step(DayStep::DuskCard, |game| {
            game.dusk.known = DuskCards::NONE;
            game.dusk.discard = discard;
        })
    }

    #[test]
    fn an_empty_deck_is_made_from_the_discards_or_skipped() {
        let city = empty_deck(DuskCards::only(DuskCard::Z000));
        assert_eq!(city.questions.top(), Some(Frame::RevealDusk));
        let city = empty_deck(DuskCards::NONE);
        assert_eq!(city.step.phase(), Some(frostpunk::DayPhase::Night));
    }

    #[test]
    fn what_was_shuffled_in_is_no_discard_any_more() {
        let city = empty_deck(DuskCards::only(DuskCard::Z000));
        assert_eq!(city.dusk.known, DuskCards::only(DuskCard::Z000));
        assert!(city.dusk.discard.is_empty());
    }
}

mod fro_ruling_20 {
    use super::*;

    #[test]
    fn without_any_card_the_evening_goes_on() {
        let city = from_step(DayStep::DuskCard, |game| {
            game.dusk.known = DuskCards::NONE;
        });
        assert_eq!((city.ending, city.hunger), (None, 0), "everybody has eaten");
    }
}

mod fro_dusk_8 {
    use super::*;

    #[test]
    fn the_next_consultation_lies_open_and_is_drawn_ahead() {
        let mut city = dusk(DuskCard::Z069, |game| {
            game.dusk.stack = [DuskCard::Z064, DuskCard::Z065].into_iter().collect();
            game.dusk.next = Some(DuskCard::Z063);
        });
        assert_eq!(city.view(Viewer::Spectator).next_consultation, Some(DuskCard::Z063));
        city.act(A, act("option 1"));
        city.run_chance(table::Seed(1));
        assert!(city.dusk.known.contains(DuskCard::Z063));
        assert!(matches!(city.dusk.next, Some(DuskCard::Z064 | DuskCard::Z065)));
    }
}

mod fro_ruling_67 {
    use super::*;

    #[test]
    fn the_tops_are_drawn_and_everything_below_is_open() {
        let game = set_up(&Frostpunk::options(1), 5);
        assert!(game.tops.iter().all(Option::is_some) && game.dusk.next.is_some());
        assert_eq!(game.expeditions.len(), 40 - 3 - 3);
        assert_eq!(game.dusk.stack.len(), 8, "one is in the deck, one lies open");
    }
}

mod fro_ruling_66 {
    use super::*;

    #[test]
    fn an_unread_card_shows_its_origin_and_becomes_known_when_it_is_seen() {
        let mut city = morning(MorningCard::P003, |_| {});
        city.act(A, act("option 2")).act(A, act("lay n0")).run_chance(table::Seed(1));
        let view = city.view(Viewer::Spectator);
        assert_eq!(view.dusk_unread, [Card::Morning(MorningCard::P003)]);
        assert!(!view.dusk_known.contains(&DuskCard::Z006));
        let mut city = city.given(|game| {
            game.at(DayStep::DuskEffects);
            let op = Op::ScryDusk(1);
            game.perform_op(op, frostpunk::Context::CARD, &mut Silent);
        });
        city.chance(chance("dusk Z006")).act(A, act("decline"));
        assert!(city.dusk.known.contains(DuskCard::Z006) && city.dusk.unread.is_empty());
    }
}

mod fro_fx_38 {
    use super::*;

    #[test]
    fn adding_a_card_tells_where_it_came_from_and_nothing_else() {
        let mut city = morning(MorningCard::P001, |_| {});
        city.act(A, act("option 3"));
        let origin = Card::Morning(MorningCard::P001);
        assert!(city.events().contains(&frostpunk::Event::DuskAdded { origin }));
        assert!(!format!("{:?}", city.events()).contains("Z001"));
    }
}

mod fro_fx_33 {
    use super::*;

    #[test]
    fn so_many_random_cards_are_seen_and_one_may_go() {
        let mut city = after(Op::ScryDusk(1), |game| {
            game.dusk.known = [DuskCard::Z000, DuskCard::Z003].into_iter().collect();
        });
        city.chance(chance("dusk Z003")).act(A, act("set-aside Z003"));
        assert!(city.dusk.discard.contains(DuskCard::Z003));
        assert!(city.dusk.known.contains(DuskCard::Z000));
    }
}

mod fro_ruling_97 {
    use super::*;

    #[test]
    fn looking_is_worth_an_action_even_at_protected_cards() {
        let city = turn(1, |game| {
            game.put(Field::N0A, Building::FaithKeepers);
            game.dusk.known = DuskCards::only(DuskCard::Z061);
        });
        assert!(city.can(A, act("use worker n0.a")));
        let city = turn(1, |game| {
            game.put(Field::N0A, Building::FaithKeepers);
            game.dusk.known = DuskCards::NONE;
        });
        city.refused_by(A, act("use worker n0.a"), "FRO-ACT-9");
    }
}

mod fro_evt_1 {
    use super::*;

    #[test]
    fn the_immediate_effect_comes_before_the_options() {
        // P017: four workers leave; the first option needs three food.
        let city = morning(MorningCard::P017, |_| {});
        assert_eq!(city.population[Citizen::Worker], 18);
        assert_eq!(city.legal(A).len(), 3);
        // P002 takes two food first.
        assert_eq!(morning(MorningCard::P002, |_| {}).goods[Good::Food], 6);
    }
}

mod fro_evt_3 {
    use super::*;

    #[test]
    fn every_card_has_a_free_option_so_it_cannot_happen() {
        let content = city(1).content();
        let cards = MorningCard::ALL.into_iter().map(|card| content.morning(card));
        let cards = cards.chain(DuskCard::ALL.into_iter().map(|card| content.dusk(card)));
        for card in cards.filter(|card| !card.options.is_empty()) {
            let is_free = |choice: &frostpunk::CardOption| {
                choice.req.count == 0 && choice.cost == frostpunk::Cost::default()
            };
            assert!(card.options.iter().any(is_free), "{card:?}");
        }
    }

    #[test]
    fn without_options_a_card_goes_where_it_usually_goes() {
        let city = dusk(DuskCard::Z088, |game| game.tokens_of(&[(Token::Motivation, 2, 0)]));
        assert!(city.dusk.discard.contains(DuskCard::Z088));
        let city = dusk(DuskCard::Z025, |_| {});
        assert!(!city.dusk.discard.contains(DuskCard::Z025), "it says remove");
    }
}

mod fro_ruling_25 {
    use super::*;

    #[test]
    fn every_card_with_options_has_a_free_one() {
        let content = city(1).content();
        let is_free = |option: &frostpunk::CardOption| {
            option.req.indices().next().is_none() && option.cost == frostpunk::Cost::default()
        };
        let check = |card: &str, options: &[frostpunk::CardOption]| {
            assert!(options.is_empty() || options.iter().any(is_free), "{card}");
        };
        for card in MorningCard::ALL {
            check(card.name(), &content.morning(card).options);
        }
        for card in DuskCard::ALL {
            check(card.name(), &content.dusk(card).options);
        }
        for card in ScenarioCard::ALL {
            check(card.name(), &content.scenario_card(card).options);
        }
    }

    #[test]
    fn so_the_poorest_city_can_always_answer() {
        for card in MorningCard::ALL {
            let city = morning(card, |game| {
                game.goods = frostpunk::ByGood::filled(0);
                game.population = [10, 10, 10].into();
            });
            assert!(city.ending.is_none() && city.turn() != Turn::Over, "{card}");
        }
    }
}

mod fro_evt_4 {
    use super::*;

    #[test]
    fn a_removed_card_leaves_the_game_with_what_lies_on_it() {
        let card = Card::Morning(MorningCard::P008);
        let city = after(Op::RemoveEvent(card), |game| {
            game.events.push(EventState { card, timer: 0, goods: 2 });
        });
        assert!(!city.is_in_area(card));
        assert_eq!(city.goods[Good::Wood], 4, "the wood goes to the bank");
    }
}

mod fro_fx_34 {
    use super::*;

    #[test]
    fn a_card_that_is_not_there_is_not_removed() {
        let card = Card::Morning(MorningCard::P028);
        let city = after(Op::RemoveEvent(card), |_| {});
        assert!(city.events.is_empty());
        let city = after(Op::RemoveEvent(card), |game| {
            game.events.push(EventState { card, timer: 0, goods: 0 });
        });
        assert!(city.events.is_empty());
    }
}

mod fro_evt_5 {
    use super::*;

    #[test]
    fn a_card_in_the_event_area_acts_in_its_phase_every_round() {
        let card = Card::Dusk(DuskCard::Z057);
        let city = from_step(DayStep::GeneratorEffects, |game| {
            game.events.push(EventState { card, timer: 0, goods: 0 });
        });
        assert_eq!(city.overload, 1);
        let again = going_on(city.given(|game| game.at(DayStep::GeneratorEffects)));
        assert_eq!(again.overload, 2);
    }
}

mod fro_c_36 {
    use super::*;

    #[test]
    fn exhaustion_of_the_action_phase_counts_in_the_same_round() {
        let card = Card::Dusk(DuskCard::Z010);
        let city = from_step(DayStep::ActionEffects, |game| {
            game.events.push(EventState { card, timer: 3, goods: 0 });
        });
        assert_eq!((city.bound[Pawn::Worker], city.pool[Pawn::Worker]), (1, 4));
    }

    #[test]
    fn the_arks_are_looked_at_after_the_cold() {
        let mut city = going_on(city_of(1, Scenario::Arks).given(|game| {
            game.at(DayStep::GeneratorEffects);
            game.face_up = game.face_up.with(ScenarioCard::Ii02);
            game.put(Field::N3A, Building::SeedlingArk);
            game.put(Field::N9A, Building::SeedlingArk);
        }));
        assert_eq!(city.counters[Counter::Seedlings], 6, "not before fueling");
        let mut warm = city.clone();
        warm.act(A, act("fuel 2"));
        // Orange is reached with three: both are warm by zone or level.
        assert_eq!(warm.counters[Counter::Seedlings], 6);
        city.act(A, act("fuel 0"));
        assert_eq!(city.counters[Counter::Seedlings], 4, "each cold ark loses one");
    }
}

mod fro_scen_1 {
    use super::*;

    #[test]
    fn tokens_lie_on_their_rounds_but_not_on_those_that_have_come() {
        let reveal = |round: u8| after(Op::Reveal(ScenarioCard::I05), |game| game.round = round);
        let expected = ActivationToken { card: ScenarioCard::I05, nth: Nth::N1, round: 13 };
        assert_eq!(reveal(12).activation.as_slice(), [expected]);
        assert!(reveal(13).activation.is_empty());
    }

    #[test]
    fn so_many_rounds_from_now_but_not_beyond_the_last() {
        // I/03 is reached four rounds after it was turned up.
        let rounds = |round: u8| -> Vec<u8> {
            let city = after(Op::Reveal(ScenarioCard::I03), |game| game.round = round);
            city.activation.iter().map(|token| token.round).collect()
        };
        assert_eq!((rounds(4), rounds(11), rounds(12)), (vec![8], vec![15], vec![]));
    }
}

mod fro_scen_2 {
    use super::*;

    #[test]
    fn only_a_card_that_lies_open_has_special_actions() {
        let city = turn(1, |_| {});
        city.refused_by(A, act("special worker I/05 1"), "FRO-SPEC-1");
        let city = turn(1, |game| game.face_up = game.face_up.with(ScenarioCard::I05));
        assert!(city.can(A, act("special worker I/05 1")));
    }
}

mod fro_fx_36 {
    use super::*;

    #[test]
    fn a_card_put_back_closes_its_slots_and_effects() {
        let card = Card::Scenario(ScenarioCard::I04);
        let city = after(Op::DiscardCard(ScenarioCard::I04), |game| {
            game.face_up = game.face_up.with(ScenarioCard::I04);
            let slot = frostpunk::SlotUse {
                card,
                slot: Nth::N1,
                pawn: Some(Pawn::Worker),
                is_forever: false,
            };
            game.uses.push(slot);
        });
        assert!(!city.face_up.contains(ScenarioCard::I04));
        assert_eq!(city.pool[Pawn::Worker], 6, "its pawn is free");
        assert_eq!(city.uses.len(), 1, "and the slot stays used");
        let city = city.given(|game| {
            game.perform_op(Op::Reveal(ScenarioCard::I04), frostpunk::Context::CARD, &mut Silent);
        });
        assert!(!city.face_up.contains(ScenarioCard::I04), "it has left");
    }
}

mod fro_fx_25 {
    use super::*;

    #[test]
    fn an_unlocked_building_may_be_built() {
        let city = after(Op::Unlock(Building::Outpost), |_| {});
        let mut city = going_on(city.given(|game| {
            game.open(frostpunk::Position::F0);
            game.at(DayStep::Pawns);
        }));
        city.act(A, act("construct worker"));
        assert!(city.can(A, act("build outpost")));
        city.refused_by(A, act("build steelworks"), "FRO-CONS-3");
    }
}

mod fro_law_4 {
    use super::*;

    #[test]
    fn the_permanent_effect_and_the_buildings_of_a_law() {
        let mut city = after(Op::EnactLaw { must: true }, |_| {});
        city.act(A, act("enact PR03"));
        assert_eq!(city.given(|game| game.round = 1).food_needed(), 4, "four fewer");
        let mut city = after(Op::EnactLaw { must: true }, |_| {});
        city.act(A, act("enact PR08"));
        for kind in [Building::CorpsePit, Building::Agitator, Building::Prison] {
            assert!(city.unlocked.contains(kind));
        }
    }

    #[test]
    fn from_the_same_day_on_children_work() {
        let mut city = turn(1, |game| game.population = [0, 5, 5].into());
        city.refused_by(A, act("gather child g1"), "FRO-ACT-6");
        city.act(A, act("use engineer g0")).act(A, act("enact PR01"));
        city.chance(chance("token greed"));
        assert!(city.can(A, act("gather child g1")));
    }
}

mod fro_law_5 {
    use super::*;

    #[test]
    fn with_four_laws_the_platform_is_closed() {
        let laws = |count: usize| {
            turn(1, |game| game.laws = Law::ALL.into_iter().skip(8).take(count).collect())
        };
        laws(4).refused_by(A, act("use engineer g0"), "FRO-LAW-5");
        assert!(laws(3).can(A, act("use engineer g0")));
        let none = turn(1, |game| game.future_laws = frostpunk::Laws::NONE);
        none.refused_by(A, act("use engineer g0"), "FRO-LAW-5");
    }
}

mod fro_fx_29 {
    use super::*;

    #[test]
    fn a_card_lets_decline_a_law_and_the_platform_does_not() {
        let mut city = dusk(DuskCard::Z070, |_| {});
        city.act(A, act("option 1"));
        assert!(city.can(A, act("decline")) && city.can(A, act("enact PR04")));
        let mut city = turn(1, |_| {});
        city.act(A, act("use engineer g0"));
        assert!(!city.legal(A).contains(&act("decline")));
    }
}

mod fro_ruling_52 {
    use super::*;

    #[test]
    fn an_ability_in_a_turn_or_when_the_phase_would_end() {
        let with_law = |game: &mut Frostpunk| game.laws = game.laws.with(Law::Pr09);
        let mut city = turn(1, with_law);
        city.act(A, act("gather worker g1"));
        assert!(city.can(A, act("ability PR09")));
        city.act(A, act("stop"));
        assert_eq!(city.legal(A), [act("ability PR09"), act("finish")]);
        city.act(A, act("ability PR09")).act(A, act("again g1"));
        assert_eq!((city.goods[Good::Wood], city.sick[Citizen::Worker]), (8, 2));
        assert_eq!(city.turn(), Turn::Chance, "once a round");
    }
}

mod fro_ruling_96 {
    use super::*;

    #[test]
    fn a_price_that_touches_nobody_closes_the_ability() {
        let triage = |engineers: u8| {
            from_step(DayStep::Abilities, |game| {
                game.laws = game.laws.with(Law::Pr05);
                game.grave[Citizen::Child] = true;
                game.sick[Citizen::Child] = 2;
                game.population = [0, engineers, 8].into();
                game.pool = [0, engineers.div_ceil(5), 2, 0, 0, 0].into();
            })
        };
        assert!(triage(5).can(A, act("ability PR05")));
        assert!(!triage(0).legal(A).contains(&act("ability PR05")), "children cannot act");
    }

    #[test]
    fn what_would_change_nothing_is_no_question_of_its_price() {
        let city = turn(1, |game| game.laws = game.laws.with(Law::Pr09));
        city.refused_by(A, act("ability PR09"), "FRO-LAW-6");
    }
}

mod fro_tech_1 {
    use super::*;

    #[test]
    fn four_technologies_take_part() {
        for seed in 0..10 {
            let game = set_up(&Frostpunk::options(1), seed);
            assert_eq!(game.technologies.len(), 4);
            assert!(game.active_technologies.is_empty() && game.development.is_none());
            assert!(!game.technologies.contains(Technology::T09));
        }
    }
}

mod fro_tech_4 {
    use super::*;

    #[test]
    fn meeting_the_token_completes_it_in_a_turn_too() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Workshop);
            game.technologies = [Technology::T01, Technology::T02].into_iter().collect();
            game.development = Some((Technology::T01, 2));
            game.goods[Good::Wood] = 0;
        });
        city.act(A, act("use engineer n0.a"));
        assert!(city.active_technologies.contains(Technology::T01));
        assert_eq!(city.development, Some((Technology::T02, 5)), "the next is begun at once");
    }
}

mod fro_tech_6 {
    use super::*;

    #[test]
    fn no_token_lies_beyond_fifteen() {
        let city = from_step(DayStep::Dawn, |game| {
            game.round = 12;
            game.technologies = [Technology::T01, Technology::T07].into_iter().collect();
            game.development = Some((Technology::T01, 13));
        });
        assert_eq!(city.development, Some((Technology::T07, 15)));
    }
}

mod fro_tech_7 {
    use super::*;

    #[test]
    fn a_token_put_on_the_marker_is_completed_by_the_next_step() {
        let city = from_step(DayStep::Dawn, |game| {
            game.round = 14;
            game.technologies = [Technology::T01, Technology::T07].into_iter().collect();
            game.development = Some((Technology::T01, 15));
        });
        assert_eq!(city.development, Some((Technology::T07, 15)));
        assert!(!city.active_technologies.contains(Technology::T07));
        let city = city.given(|game| {
            game.questions.clear();
            game.perform_op(Op::Develop(1), frostpunk::Context::CARD, &mut Silent);
        });
        assert!(city.active_technologies.contains(Technology::T07));
        assert_eq!(city.goods[Good::Core], 1, "its immediate effect");
    }
}

mod fro_ruling_64 {
    use super::*;

    #[test]
    fn steps_that_are_left_move_the_next_token() {
        let city = after(Op::Develop(3), |game| {
            game.round = 5;
            game.technologies = [Technology::T01, Technology::T02].into_iter().collect();
            game.development = Some((Technology::T01, 7));
        });
        // Two steps complete it, the third moves the next one from 9 to 8.
        assert_eq!(city.development, Some((Technology::T02, 8)));
    }
}

mod fro_adv_1 {
    use super::*;

    #[test]
    fn one_advisor_once_in_a_preparation_phase() {
        let mut city = from_step(DayStep::Advisor, |game| {
            game.advisors[0] = Some(Advisor::Ad2);
            game.tokens_of(&[(Token::Care, 2, 0)]);
            game.sick[Citizen::Worker] = 4;
            game.has_mobilised = true;
        });
        city.act(A, act("advise AD2"));
        assert_eq!((city.active_tokens[Token::Care], city.sick[Citizen::Worker]), (1, 2));
        assert_eq!(city.step, DayStep::Turn, "not again, although a token is left");
    }
}

mod fro_adv_2 {
    use super::*;

    #[test]
    fn the_same_advisors_to_the_end() {
        let start = set_up(&Frostpunk::options(2), 4);
        let mut city = City::from(start.clone());
        city.until(table::Seed(8), |game| game.round >= 3);
        assert_eq!(city.advisors, start.advisors);
    }
}

mod fro_cit_1 {
    use super::*;

    #[test]
    fn ten_cards_of_each_type_with_work_and_three_death_effects() {
        let content = city(1).content();
        for citizen in Citizen::ALL {
            let of_type = |card: &CitizenCard| content.citizen(*card).citizen == citizen;
            assert_eq!(CitizenCard::ALL.into_iter().filter(of_type).count(), 10, "{citizen}");
        }
        for card in CitizenCard::ALL {
            let info = content.citizen(card);
            assert!(!info.cost.is_empty() && !info.block.is_empty(), "{card}");
            assert!(info.death.iter().all(|effect| !effect.is_empty()), "{card}");
            assert!(!info.works.jobs.is_empty() || !info.works.buildings.is_empty(), "{card}");
        }
    }
}

mod fro_cure_4 {
    use super::*;

    #[test]
    fn cure_or_treat_but_not_both() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Infirmary);
            game.fields[Field::N0A].is_upgraded = true;
            game.heat = 2;
            game.sick[Citizen::Worker] = 6;
            game.grave[Citizen::Worker] = true;
        });
        city.act(A, act("use engineer n0.a")).act(A, act("option 2"));
        assert_eq!((city.sick[Citizen::Worker], city.grave[Citizen::Worker]), (6, false));
    }
}

mod fro_solo_1 {
    use super::*;

    #[test]
    fn alone_with_one_advisor_and_six_cards() {
        let game = set_up(&Frostpunk::options(1), 6);
        assert_eq!(game.hands[0].len(), 6);
        assert_eq!(game.advisors.iter().flatten().count(), 1);
        assert_eq!(game.turn(), Turn::Decide(Seats::only(A)));
    }
}

mod fro_solo_2 {
    use super::*;

    #[test]
    fn only_a_single_player_mobilises() {
        let preparation =
            |players: u8| going_on(city(players).given(|game| game.at(DayStep::Advisor)));
        assert_eq!(preparation(1).legal(A), [act("yes"), act("no")]);
        assert_eq!(preparation(2).step, DayStep::Turn);
    }
}

mod fro_ruling_24 {
    use super::*;

    #[test]
    fn a_card_for_each_token_of_hope_at_most_four() {
        let draws = |tokens: u8| {
            let mut city = from_step(DayStep::Mobilisation, |game| {
                let types = [Token::Care, Token::Justice];
                let of = |index: usize| tokens.saturating_sub(3 * index as u8).min(3);
                game.tokens_of(&[(types[0], of(0), 0), (types[1], of(1), 0)]);
            });
            city.act(A, act("yes")).run_chance(table::Seed(1));
            city.hands[0].len()
        };
        assert_eq!((draws(2), draws(4), draws(6)), (2, 4, 4));
    }
}

mod fro_fx_3 {
    use super::*;

    #[test]
    fn newcomers_are_healthy_and_those_who_arrive_ill_are_not() {
        let city = after(Op::Add(Who::Child, 2), |_| {});
        assert_eq!((city.population[Citizen::Child], city.sick[Citizen::Child]), (10, 0));
        let city = after(Op::AddSick(Who::Child, 2), |_| {});
        assert_eq!((city.population[Citizen::Child], city.sick[Citizen::Child]), (10, 2));
    }
}

mod fro_fx_4 {
    use super::*;

    #[test]
    fn as_many_leave_as_there_are() {
        let city = after(Op::Leave(Who::Engineer, 14), |game| game.sick[Citizen::Engineer] = 5);
        assert_eq!((city.population[Citizen::Engineer], city.sick[Citizen::Engineer]), (0, 0));
        assert_eq!(city.deaths, 1);
    }
}

mod fro_fx_5 {
    use super::*;

    #[test]
    fn each_of_every_type_in_order() {
        let city = after(Op::Sick(Who::Each, 2), |_| {});
        assert_eq!(*city.sick, [2, 2, 2]);
        // Nobody is healthy, and every marker shows the skull: each case is a death.
        let mut city = after(Op::Sick(Who::Each, 1), |game| {
            game.sick = game.population;
            game.grave = frostpunk::ByCitizen::filled(true);
        });
        let dies = |city: &City, citizen: Citizen| {
            assert_eq!(city.questions.top(), Some(Frame::DrawDeath { citizen }));
        };
        dies(&city, Citizen::Worker);
        city.chance(chance("citizen C05"));
        dies(&city, Citizen::Engineer);
        city.chance(chance("citizen C03"));
        dies(&city, Citizen::Child);
    }
}

mod fro_fx_6 {
    use super::*;

    #[test]
    fn typed_points_stay_with_their_type() {
        let city = after(Op::CureTyped(Citizen::Child, 3), |game| game.sick = [5, 5, 2].into());
        assert_eq!(*city.sick, [5, 5, 0]);
    }
}

mod fro_fx_7 {
    use super::*;

    #[test]
    fn each_death_is_complete_before_the_next() {
        let mut city = after(Op::Die(Who::Worker, 2), |_| {});
        city.chance(chance("citizen C02"));
        assert_eq!((city.deaths, city.goods[Good::Wood]), (3, 2), "the second one has begun");
        city.chance(chance("citizen C05"));
        assert_eq!((city.population[Citizen::Worker], city.goods[Good::Food]), (20, 6));
    }
}

mod fro_fx_24 {
    use super::*;

    #[test]
    fn free_buildings_need_a_tile_and_a_place_and_may_be_declined() {
        let mut city = turn(1, |game| {
            game.give(A, CitizenCard::C17);
            game.open(frostpunk::Position::N0);
            game.goods[Good::Wood] = 1;
        });
        city.act(A, act("play C17")).act(A, act("build hunters_hut")).act(A, act("field n0.a"));
        city.act(A, act("finish"));
        // The wood is gone: now the free one.
        let expected = ["build hunters_hut", "build gathering_post", "build tent", "decline"];
        assert_eq!(city.legal(A), expected.map(act));
        city.act(A, act("build tent")).act(A, act("field n0.b"));
        assert_eq!((city.built(Building::Tent), city.goods[Good::Wood]), (1, 0));
    }

    #[test]
    fn one_free_upgrade_is_one() {
        let mut city = after(Op::UpgradeFree { n: 1 }, |game| {
            game.put(Field::N0A, Building::HuntersHut);
            game.put(Field::N0B, Building::HuntersHut);
        });
        city.act(A, act("upgrade n0.a"));
        assert!(!city.can(A, act("upgrade n0.b")));
    }
}

mod fro_fx_37 {
    use super::*;

    #[test]
    fn modifiers_add_up() {
        let mut city = turn(1, |game| {
            game.laws = game.laws.with(Law::Pr10);
            game.active_technologies = game.active_technologies.with(Technology::T08);
        });
        city.act(A, act("gather worker g1"));
        assert_eq!(city.goods[Good::Wood], 8, "two and one and one");
    }
}

mod fro_fx_19 {
    use super::*;

    #[test]
    fn every_scout_moves_at_once() {
        let city = after(Op::Scouts(1), |game| {
            with_routes(game);
            let scout = frostpunk::Scout { pawn: Pawn::Worker, space: 0 };
            game.routes[1].scout = Some(scout);
        });
        assert_eq!(city.routes[1].scout.map(|scout| scout.space), Some(1));
        let mut two = after(Op::Scouts(1), |game| {
            with_routes(game);
            let scout = frostpunk::Scout { pawn: Pawn::Worker, space: 0 };
            game.routes[0].scout = Some(scout);
            game.routes[2].scout = Some(scout);
        });
        assert_eq!(two.legal(A), [act("move r0"), act("move r2")]);
        two.act(A, act("move r2"));
        let spaces = [0, 1, 2].map(|route: usize| two.routes[route].scout.map(|scout| scout.space));
        assert_eq!(spaces, [Some(1), None, Some(1)]);
        let without = after(Op::Scouts(1), with_routes);
        assert_eq!(without.questions.depth(), 0);
    }
}

mod fro_fx_46 {
    use super::*;

    #[test]
    fn a_starting_cost_is_payable_in_full_or_not_at_all() {
        let city = city(1).given(|game| {
            game.goods[Good::Food] = 2;
            game.goods[Good::Wood] = 1;
            game.goods[Good::Coal] = 0;
        });
        assert!(city.can_pay_start(CitizenCard::C01), "two food");
        assert!(!city.can_pay_start(CitizenCard::C05), "three food");
        assert!(!city.can_pay_start(CitizenCard::C20), "a wood and a coal");
        assert!(!city.can_pay_start(CitizenCard::C03), "coal on two map tiles");
        for card in [CitizenCard::C04, CitizenCard::C09, CitizenCard::C10, CitizenCard::C11] {
            assert!(city.can_pay_start(card), "{card} is always payable");
        }
    }
}

mod fro_ruling_6 {
    use super::*;
    use frostpunk::Outcome;

    #[test]
    fn discards_come_in_a_random_order_of_seats() {
        let mut game = city(3).given(|game| {
            game.at(DayStep::SetUp(13));
            for (seat, card) in
                [CitizenCard::C01, CitizenCard::C02, CitizenCard::C04].iter().enumerate()
            {
                game.give(table::Seat::new(seat as u8), *card);
            }
            game.ask(Frame::DrawOrder { done: Seats::NONE });
        });
        let drawn = |city: &City| {
            let mut outcomes = Vec::new();
            city.outcomes(&mut outcomes);
            outcomes
        };
        let seats = |count: &[u8]| -> Vec<(Outcome, u32)> {
            count.iter().map(|seat| (Outcome::Seat(table::Seat::new(*seat)), 1)).collect()
        };
        assert_eq!(drawn(&game), seats(&[0, 1, 2]));
        // Each has one card, so that nobody is asked.
        game.chance(Outcome::Seat(B));
        assert_eq!(drawn(&game), seats(&[0, 2]));
        assert_eq!(game.citizen_discard, CitizenCards::only(CitizenCard::C02));
    }
}

mod fro_setup_23 {
    use super::*;
    use frostpunk::Outcome;

    #[test]
    fn each_sees_what_the_others_have_left() {
        let mut city = city(2).given(|game| {
            game.at(DayStep::SetUp(13));
            game.goods[Good::Wood] = 1;
            game.give(A, CitizenCard::C02);
            game.give(B, CitizenCard::C08);
            game.give(B, CitizenCard::C05);
            game.ask(Frame::DrawOrder { done: Seats::NONE });
        });
        city.chance(Outcome::Seat(A));
        assert_eq!(city.goods[Good::Wood], 0);
        city.chance(Outcome::Seat(B));
        // C08 costs a wood: only C05 is left to give.
        assert_eq!(city.hands[B.index()], CitizenCards::only(CitizenCard::C08));
    }
}

mod fro_setup_25 {
    use super::*;

    #[test]
    fn in_play_a_card_costs_nothing_to_start_with() {
        let mut city = turn(1, |game| {
            game.give(A, CitizenCard::C02);
            game.open(frostpunk::Position::N0);
        });
        city.act(A, act("play C02"));
        assert_eq!(city.goods[Good::Wood], 4);
        assert_eq!(city.tokens(Family::Hope), 2);
    }
}

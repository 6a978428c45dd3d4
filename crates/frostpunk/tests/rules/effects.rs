//! The vocabulary of effects.

use frostpunk::{
    Building, Citizen, Context, DuskCard, Family, Field, Frostpunk, Gauge, Good, Law, MapGood, Op,
    Pawn, Technology, Token, Who,
};
use table::{Game, GameRng, Seed, Silent, Turn};

use crate::position::*;

mod fro_fx_1 {
    use super::*;

    #[test]
    fn gains_stop_at_the_limit_and_losses_at_nothing() {
        assert_eq!(after(Op::Gain(Good::Food, 60), |_| {}).goods[Good::Food], 50);
        assert_eq!(after(Op::Gain(Good::Steel, 9), |_| {}).goods[Good::Steel], 8);
        assert_eq!(after(Op::Lose(Good::Wood, 9), |_| {}).goods[Good::Wood], 0);
    }
}

mod fro_res_2 {
    use super::*;

    #[test]
    fn what_is_not_there_is_not_lost() {
        let city = after(Op::Lose(Good::Wood, 3), |game| game.goods[Good::Wood] = 1);
        assert_eq!(city.goods[Good::Wood], 0);
    }
}

mod fro_res_3 {
    use super::*;

    #[test]
    fn a_price_must_be_paid_in_full() {
        let content = city(1).content();
        let cost = content.morning(frostpunk::MorningCard::P002).options[1].cost;
        assert!(city(1).can_pay(&cost));
        assert!(!city(1).given(|game| game.goods[Good::Wood] = 1).can_pay(&cost));
    }
}

mod fro_fx_10 {
    use super::*;

    #[test]
    fn hunger_stays_between_nought_and_fifty() {
        assert_eq!(after(Op::Hunger(60), |_| {}).hunger, 50);
        assert_eq!(after(Op::Hunger(-4), |game| game.hunger = 3).hunger, 0);
    }
}

mod fro_fx_15 {
    use super::*;

    #[test]
    fn cubes_come_and_go() {
        assert_eq!(after(Op::Overload(3), |_| {}).overload, 3);
        assert_eq!(after(Op::Overload(-5), |game| game.overload = 3).overload, 0);
        assert!(after(Op::Overload(1), |game| game.overload = 10).is_overheated);
    }
}

mod fro_fx_16 {
    use super::*;

    #[test]
    fn markers_stay_on_their_tracks() {
        assert_eq!(after(Op::Cold(9), |_| {}).cold, 12);
        assert_eq!(after(Op::Cold(-9), |_| {}).cold, 2);
        let city = after(Op::Indicator(Gauge::All, -1), |game| game.indicators = [2, 2, 5]);
        assert_eq!(city.indicators, [1, 2, 4]);
    }

    #[test]
    fn an_indicator_at_its_bound_is_worth_no_action() {
        use frostpunk::{Scenario, ScenarioCard};
        let lowering = |yellow: u8| {
            let city = going_on(city_of(1, Scenario::Plain).given(|game| {
                game.face_up = game.face_up.with(ScenarioCard::I10);
                game.indicators[2] = yellow;
            }));
            city.can(A, act("special worker I/10 1"))
        };
        assert_eq!([lowering(5), lowering(4)], [true, false]);
    }
}

mod fro_ruling_81 {
    use super::*;

    #[test]
    fn the_bound_is_the_start_of_the_scenario() {
        let city = city_of(1, frostpunk::Scenario::Plain).given(|game| {
            game.at(frostpunk::DayStep::DuskEffects);
            game.perform_op(Op::Indicator(Gauge::Yellow, -2), Context::CARD, &mut Silent);
        });
        assert_eq!(city.indicators[2], 4);
    }
}

mod fro_fx_17 {
    use super::*;

    #[test]
    fn free_heat_ends_at_the_cold_marker() {
        assert_eq!(after(Op::Heat(9), |_| {}).heat, 5);
    }
}

mod fro_fx_18 {
    use super::*;

    #[test]
    fn the_storm_stays_on_the_track_and_away_if_it_is_gone() {
        assert_eq!(after(Op::Storm(-20), |_| {}).storm, Some(1));
        assert_eq!(after(Op::Storm(3), |_| {}).storm, Some(15));
        assert_eq!(after(Op::Storm(3), |game| game.storm = None).storm, None);
        assert_eq!(after(Op::SetStorm(None), |_| {}).storm, None);
    }

    #[test]
    fn a_marker_that_is_gone_does_not_come_back() {
        assert_eq!(after(Op::SetStorm(Some(12)), |_| {}).storm, Some(12));
        assert_eq!(after(Op::SetStorm(Some(12)), |game| game.storm = None).storm, None);
        assert_eq!(after(Op::Storm(2), |game| game.storm = Some(14)).storm, Some(15));
        assert_eq!(after(Op::Storm(-2), |game| game.storm = Some(3)).storm, Some(1));
    }
}

mod fro_fx_21 {
    use super::*;

    #[test]
    fn pieces_go_on_chosen_fields_up_to_five() {
        let op = Op::AddToMap { good: MapGood::Coal, n: 3, fields: 2 };
        let mut city = after(op, |game| {
            game.goods_on(Field::N0A, MapGood::Wood, 1);
            game.goods_on(Field::N1A, MapGood::Coal, 4);
        });
        // g5 is full of coal, g1 and n0.a hold wood, the buildings are in the way.
        let open = [act("field n0.b"), act("field n1.a"), act("field n1.b")];
        assert_eq!(city.legal(A), open);
        city.act(A, act("field n1.a"));
        assert_eq!(city.fields[Field::N1A].count, 5);
        assert_eq!(city.legal(A), [act("field n0.b"), act("field n1.b"), act("finish")]);
        city.act(A, act("finish"));
        assert_eq!(city.fields[Field::N0B].count, 0);
    }

    #[test]
    fn pieces_of_chosen_fields_go_to_the_bank() {
        let op = Op::TakeFromMap { good: MapGood::Coal, n: 2, fields: 2 };
        let mut city = after(op, |game| {
            game.goods_on(Field::N0A, MapGood::Coal, 1);
            game.goods_on(Field::N0B, MapGood::Wood, 3);
            game.goods_on(Field::N1A, MapGood::Coal, 3);
        });
        assert_eq!(city.legal(A), [act("field g5"), act("field n0.a"), act("field n1.a")]);
        city.act(A, act("field n1.a"));
        assert_eq!(city.legal(A), [act("field g5"), act("field n0.a")], "each field once");
        city.act(A, act("field n0.a"));
        assert_eq!((city.fields[Field::N1A].count, city.fields[Field::N0A].good), (1, None));
        assert_eq!(city.goods[Good::Coal], 5, "nothing comes into the pool");
    }
}

mod fro_fx_22 {
    use super::*;
    use frostpunk::{Pawn, Target};

    #[test]
    fn what_is_printed_cannot_be_destroyed() {
        let city = after(Op::Destroy(Target::Small, 1), |_| {});
        assert_eq!(city.fields[Field::G2].building, None, "the cookhouse was the only one");
        assert!(city.fields[Field::G0].building.is_some());
    }

    #[test]
    fn the_decider_chooses_and_what_stood_there_comes_back() {
        let mut city = after(Op::Destroy(Target::Small, 1), |game| {
            game.put(Field::N0A, Building::Retort);
            game.put(Field::N1A, Building::Sawmill);
            game.fields[Field::N0A].is_upgraded = true;
            game.fields[Field::N0A].pawns[0] = Some(Pawn::Worker);
            game.pool[Pawn::Worker] = 2;
        });
        let (retorts, sawmills) = (city.supply[Building::Retort], city.supply[Building::Sawmill]);
        let fields = ["field g2", "field n0.a", "field n1.a"].map(act);
        assert_eq!(city.legal(A), fields);
        city.act(A, act("field n0.a"));
        assert_eq!(city.fields[Field::N0A], frostpunk::FieldState::default());
        assert_eq!(city.pool[Pawn::Worker], 3);
        assert_eq!(city.supply[Building::Retort], retorts + 1);
        assert_eq!(city.supply[Building::Sawmill], sawmills);
    }

    #[test]
    fn a_large_building_leaves_its_whole_tile() {
        let mut city = after(Op::Destroy(Target::Large, 2), |game| {
            game.put(Field::N0A, Building::Hothouse);
            game.put(Field::N1A, Building::CoalThumper);
            game.put(Field::N2A, Building::Tent);
            game.fields[Field::N0A].pawns = [Some(Pawn::Worker), Some(Pawn::Engineer)];
            game.pool = frostpunk::ByPawn::filled(0);
        });
        assert_eq!(city.legal(A), [act("field n0.a"), act("field n1.a")]);
        city.act(A, act("field n0.a"));
        for field in [Field::N0A, Field::N0B, Field::N1A, Field::N1B] {
            assert_eq!(city.fields[field], frostpunk::FieldState::default(), "{field}");
        }
        assert_eq!((city.pool[Pawn::Worker], city.pool[Pawn::Engineer]), (1, 1));
        assert_eq!((city.supply[Building::Hothouse], city.supply[Building::CoalThumper]), (2, 2));
        assert_eq!(city.built(Building::Tent), 1);
    }
}

mod fro_fx_23 {
    use super::*;
    use frostpunk::Target;

    #[test]
    fn shelters_become_ruins_and_none_are_left_to_build() {
        let city = after(Op::RuinAll(Building::Tent), |game| game.put(Field::N0A, Building::Tent));
        assert_eq!(city.fields[Field::N0A].building, Some(Building::Ruins));
        let city = after(Op::RuinSupply(Building::Tent), |_| {});
        assert_eq!(city.supply[Building::Tent], 0);
    }

    #[test]
    fn one_of_two_shelters_and_not_the_other() {
        let mut city = after(Op::Ruin(Target::Shelter, 1), |game| {
            game.put(Field::N0A, Building::Tent);
            game.put(Field::N0B, Building::Tent);
        });
        city.act(A, act("field n0.a"));
        let buildings = [Field::N0A, Field::N0B].map(|field| city.fields[field].building);
        assert_eq!(buildings, [Some(Building::Ruins), Some(Building::Tent)]);
        assert!(!city.can(A, act("field n0.b")), "one is enough");
    }
}

mod fro_fx_28 {
    use super::*;

    #[test]
    fn each_step_may_complete_and_the_rest_moves_the_next() {
        let mut city = after(Op::Develop(3), |game| {
            game.round = 4;
            game.technologies = [Technology::T01, Technology::T02].into_iter().collect();
            game.development = Some((Technology::T01, 6));
        });
        // Completed after two steps; the next one is chosen at once, being the only one left.
        assert!(city.active_technologies.contains(Technology::T01));
        assert_eq!(city.development, Some((Technology::T02, 7)), "4 + 4 rounds, one step back");
        city = city.given(|game| {
            game.perform_op(Op::Develop(-20), Context::CARD, &mut Silent);
        });
        assert_eq!(city.development, Some((Technology::T02, 15)));
    }
}

mod fro_fx_30 {
    use super::*;

    #[test]
    fn no_more_than_six_automatons() {
        let city = after(Op::Automaton(3), |game| game.pool[Pawn::Automaton] = 5);
        assert_eq!(city.pool[Pawn::Automaton], 6);
    }
}

mod fro_fx_32 {
    use super::*;

    /// Plays a random game and looks for the ids of unread cards in everything that is shown.
    #[test]
    fn nobody_learns_what_an_unread_card_is() {
        let mut looked = 0;
        for seed in 0..40 {
            let mut game = Frostpunk::new(&Frostpunk::options(1)).expect("a city");
            let mut rng = GameRng::new(Seed(seed));
            let mut actions = Vec::new();
            let mut journal = table::Journal::default();
            loop {
                for card in game.dusk.unread.iter() {
                    looked += 1;
                    let view = game.view(table::Viewer::Spectator);
                    let shown = serde_json::to_string(&view).expect("JSON") + &view.to_string();
                    assert!(!shown.contains(card.name()), "{card} is shown");
                    let told = serde_json::to_string(&journal.notes).expect("JSON");
                    assert!(!told.contains(card.name()), "{card} is told");
                }
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.sample(&mut rng);
                        game.resolve(outcome, &mut journal);
                    }
                    Turn::Decide(_) => {
                        actions.clear();
                        game.actions(A, &mut actions);
                        let action = rng.pick(&actions);
                        game.apply(A, action, &mut journal);
                    }
                }
            }
        }
        assert!(looked > 1000, "only {looked} looks");
    }

    #[test]
    fn a_card_that_was_met_is_not_added_again() {
        let city = city(1).given(|game| {
            let at = game.content().ops.iter().position(|op| *op == Op::AddDusk(DuskCard::Z001));
            let at = frostpunk::Block(at.expect("P001 adds it") as u16);
            game.at(frostpunk::DayStep::DuskEffects);
            game.dusk.met = game.dusk.met.with(DuskCard::Z001);
            game.perform(at, Context::CARD, &mut Silent);
        });
        assert!(city.dusk.unread.is_empty());
    }

    #[test]
    fn nor_one_that_was_added_before() {
        let mut city = city(1);
        for _ in 0..2 {
            city = city.given(|game| {
                let at =
                    game.content().ops.iter().position(|op| *op == Op::AddDusk(DuskCard::Z001));
                let at = frostpunk::Block(at.expect("P001 adds it") as u16);
                game.at(frostpunk::DayStep::DuskEffects);
                game.perform(at, Context::CARD, &mut Silent);
                game.dusk.unread = frostpunk::DuskCards::NONE;
            });
            assert!(city.dusk.met.contains(DuskCard::Z001));
        }
        let again = city.changes(Op::AddDusk(DuskCard::Z001), Context::CARD);
        assert!(!again, "it is on its way through the game");
    }
}

mod fro_act_9 {
    use super::*;

    /// An operation that says that it would change nothing leaves the state as it is.
    #[test]
    fn what_does_not_change_anything_changes_nothing() {
        let mut judged = [0_u32; 2];
        let mut rng = GameRng::new(Seed(5));
        for options in Frostpunk::option_sets().iter().step_by(5) {
            let mut game = Frostpunk::new(options).expect("a city");
            let mut actions = Vec::new();
            for _ in 0..400 {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.sample(&mut rng);
                        game.resolve(outcome, &mut Silent);
                    }
                    Turn::Decide(seats) => {
                        let seat = seats.first().expect("a decider");
                        for _ in 0..20 {
                            let at = rng.below(game.content().ops.len() as u32) as u16;
                            let op = game.content().ops[usize::from(at)];
                            let changes = game.changes(op, Context::CARD);
                            judged[usize::from(changes)] += 1;
                            if !changes {
                                let mut after = game.clone();
                                after.perform(frostpunk::Block(at), Context::CARD, &mut Silent);
                                after.marked = game.marked;
                                assert!(after == game, "{op:?} changed something");
                            }
                        }
                        actions.clear();
                        game.actions(seat, &mut actions);
                        game.apply(seat, rng.pick(&actions), &mut Silent);
                    }
                }
            }
        }
        assert!(judged.iter().all(|count| *count > 500), "{judged:?}");
    }

    #[test]
    fn a_full_store_is_worth_no_action() {
        let hunting = |food: u8| {
            let city = turn(1, |game| {
                game.put(Field::N0A, Building::HuntersHut);
                game.goods[Good::Food] = food;
            });
            city.can(A, act("use worker n0.a"))
        };
        assert_eq!([hunting(49), hunting(50)], [true, false]);
    }
}

mod fro_fx_31 {
    use super::*;
    use frostpunk::CitizenCard;

    #[test]
    fn the_leader_draws_and_gives_up() {
        let mut city = after(Op::DrawCitizens(2), |_| {});
        city.chance(chance("citizen C01")).chance(chance("citizen C02"));
        assert_eq!(city.hands[A.index()].len(), 2);
        city = city.given(|game| {
            game.perform_op(Op::DiscardCitizens(1), Context::CARD, &mut Silent);
        });
        city.act(A, act("discard C01"));
        assert!(city.citizen_discard.contains(CitizenCard::C01));
    }

    #[test]
    fn no_more_than_are_held() {
        let city = after(Op::DiscardCitizens(3), |game| game.give(A, CitizenCard::C01));
        assert!(city.hands[A.index()].is_empty());
        assert_eq!(city.citizen_discard, frostpunk::CitizenCards::only(CitizenCard::C01));
    }
}

mod fro_cit_9 {
    use super::*;
    use frostpunk::CitizenCards;

    #[test]
    fn an_empty_deck_is_made_anew_and_without_any_card_nothing_happens() {
        let city = after(Op::DrawCitizens(1), |game| {
            game.citizen_discard = game.citizen_deck;
            game.citizen_deck = CitizenCards::NONE;
        });
        assert_eq!(city.turn(), Turn::Chance);
        let city = after(Op::Die(Who::Worker, 1), |game| game.citizen_deck = CitizenCards::NONE);
        assert_eq!((city.deaths, city.questions.depth()), (2, 0));
    }

    #[test]
    fn for_a_death_the_discards_are_shuffled_first() {
        let mut city = after(Op::Die(Who::Worker, 1), |game| {
            game.citizen_deck = CitizenCards::NONE;
            game.citizen_discard = CitizenCards::only(frostpunk::CitizenCard::C05);
        });
        assert_eq!(city.possible(), [chance("citizen C05")]);
        city.chance(chance("citizen C05"));
        assert_eq!((city.goods[Good::Food], city.citizen_deck.len()), (6, 0));
        assert_eq!(city.citizen_discard, CitizenCards::only(frostpunk::CitizenCard::C05));
    }
}

mod fro_fx_35 {
    use super::*;

    #[test]
    fn branches_are_chosen() {
        // AD1: three overload cubes less, or two steps of heat.
        let (_, block) = city(1).content().advisor(frostpunk::Advisor::Ad1);
        let mut city = city(1).given(|game| {
            game.at(frostpunk::DayStep::DuskEffects);
            game.overload = 4;
            game.perform(block, Context::CARD, &mut Silent);
        });
        assert_eq!(city.legal(A), [act("option 1"), act("option 2")]);
        city.act(A, act("option 2"));
        assert_eq!((city.overload, city.heat), (4, 3));
    }
}

mod fro_law_1 {
    use super::*;

    #[test]
    fn at_most_four_laws() {
        let op = Op::EnactLaw { must: true };
        let mut city = after(op, |_| {});
        assert_eq!(city.legal(A).len(), 8);
        city.act(A, act("enact PR04"));
        assert!(city.laws.contains(Law::Pr04));
        let city = after(op, |game| {
            game.laws = [Law::Pr01, Law::Pr03, Law::Pr05, Law::Pr07].into_iter().collect();
        });
        assert_eq!(city.questions.depth(), 0);
    }
}

mod fro_law_2 {
    use super::*;

    #[test]
    fn the_other_of_a_pair_leaves() {
        let mut city = after(Op::EnactLaw { must: true }, |_| {});
        city.act(A, act("enact PR04"));
        assert!(!city.future_laws.contains(Law::Pr03));
    }

    #[test]
    fn nothing_else_leaves_but_the_law_itself() {
        let mut city = after(Op::EnactLaw { must: true }, |game| {
            game.future_laws = game.future_laws.with(Law::Pr11);
        });
        let before = city.future_laws;
        city.act(A, act("enact PR11"));
        assert_eq!(city.future_laws, before.without(Law::Pr11), "it has no pair");
    }
}

mod fro_law_3 {
    use super::*;

    #[test]
    fn one_of_two_consequences_waits_unseen() {
        let mut city = after(Op::EnactLaw { must: true }, |_| {});
        city.act(A, act("enact PR04"));
        assert!(city.dusk.open.contains(Law::Pr04));
        assert_eq!(city.dusk_size(), 2);
        let city = city.given(|game| {
            game.questions.clear();
            game.at(frostpunk::DayStep::DuskCard);
            game.ask(frostpunk::Frame::RevealDusk);
        });
        let mut outcomes = Vec::new();
        city.outcomes(&mut outcomes);
        let weights: Vec<_> =
            outcomes.iter().map(|(card, weight)| (card.to_string(), *weight)).collect();
        let expected = [("dusk Z000", 2), ("dusk Z077", 1), ("dusk Z078", 1)];
        assert_eq!(weights, expected.map(|(card, weight)| (card.to_owned(), weight)));
    }

    #[test]
    fn one_of_the_two_is_drawn_and_the_other_never() {
        let mut city = from_step(frostpunk::DayStep::DuskCard, |game| {
            game.dusk.known = frostpunk::DuskCards::NONE;
            game.dusk.open = game.dusk.open.with(Law::Pr04);
        });
        assert_eq!(city.possible(), [chance("dusk Z077"), chance("dusk Z078")]);
        city.chance(chance("dusk Z077"));
        assert!(city.dusk.open.is_empty());
        assert_eq!(city.dusk_size(), 0);
    }
}

mod fro_tech_2 {
    use super::*;

    #[test]
    fn the_first_workshop_begins_a_development() {
        let mut city = turn(1, |game| {
            game.technologies = [Technology::T01, Technology::T02].into_iter().collect();
            game.open(frostpunk::Position::N0);
        });
        city.act(A, act("construct worker")).act(A, act("build workshop"));
        city.act(A, act("field n0.a"));
        assert_eq!(city.legal(A), [act("research T01"), act("research T02")]);
        city.act(A, act("research T02"));
        assert_eq!(city.development, Some((Technology::T02, 5)));
    }
}

mod fro_tech_5 {
    use super::*;

    #[test]
    fn without_a_workshop_progress_is_lost() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Workshop);
            game.development = Some((Technology::T01, 5));
        });
        city.act(A, act("construct worker")).act(A, act("demolish n0.a"));
        assert_eq!(city.development, None);
        assert_eq!(city.supply[Building::Workshop], 2);
    }
}

mod fro_fx_26 {
    use super::*;

    #[test]
    fn a_building_with_a_citizen_pawn_acts_again() {
        let mut city = after(Op::ReuseBuilding, |game| {
            game.put(Field::N0A, Building::HuntersHut);
            game.put(Field::N0B, Building::HuntersHut);
            game.put(Field::N1A, Building::HuntersHut);
            game.fields[Field::N0A].pawns[0] = Some(Pawn::Worker);
            game.fields[Field::N0B].pawns[0] = Some(Pawn::Automaton);
            game.fields[Field::N1A].pawns[0] = Some(Pawn::Engineer);
        });
        assert_eq!(city.legal(A), [act("again n0.a"), act("again n1.a")]);
        city.act(A, act("again n0.a"));
        assert_eq!(city.goods[Good::Food], 12);
    }
}

mod fro_fx_42 {
    use super::*;
    use frostpunk::{Event, MorningCard};

    #[test]
    fn keys_are_resolved_in_the_written_order() {
        // Z022: a worker and a child leave.
        let mut city = dusk(DuskCard::Z022, |_| {});
        city.act(A, act("option 1"));
        let left: Vec<Citizen> = city
            .events()
            .into_iter()
            .filter_map(|event| match event {
                Event::Left { citizen } => Some(citizen),
                _ => None,
            })
            .collect();
        assert_eq!(left, [Citizen::Worker, Citizen::Child]);
    }

    #[test]
    fn what_changes_nothing_may_be_chosen_but_its_price_is_due() {
        // P022: two wood, three points of cure, or an active token of care.
        let with = |wood: u8| morning(MorningCard::P022, |game| game.goods[Good::Wood] = wood);
        assert_eq!(with(2).legal(A), ["option 1", "option 2", "option 3"].map(act));
        assert_eq!(with(1).legal(A), ["option 2", "option 3"].map(act));
        let mut city = with(1);
        city.act(A, act("option 3"));
        assert_eq!(city.active_tokens[Token::Care], 2, "none was spent");
    }
}

mod fro_dusk_4 {
    use super::*;

    #[test]
    fn the_next_consultation_joins_the_deck_with_the_discards() {
        let city = city(1).given(|game| {
            game.at(frostpunk::DayStep::DuskCard);
            game.dusk.known = frostpunk::DuskCards::only(DuskCard::Z061);
            game.dusk.discard = frostpunk::DuskCards::only(DuskCard::Z000);
            game.dusk.stack = frostpunk::DuskCards::only(DuskCard::Z063);
            game.dusk.next = Some(DuskCard::Z062);
        });
        let mut city = going_on(city);
        city.chance(chance("dusk Z061"));
        // Early in the game a city without roofs is only discontent.
        city.chance(chance("token greed")).chance(chance("consultation Z063"));
        let known: Vec<_> = city.dusk.known.iter().collect();
        assert_eq!(known, [DuskCard::Z000, DuskCard::Z062]);
        assert_eq!(city.dusk.next, Some(DuskCard::Z063));
        assert_eq!(city.tokens(Family::Discontent), 2);
    }
}

mod fro_evt_2 {
    use super::*;
    use frostpunk::MorningCard;

    #[test]
    fn an_option_needs_its_condition_and_its_price() {
        let mut city = from_step(frostpunk::DayStep::MorningCard, |game| {
            game.morning_deck = frostpunk::MorningCards::only(MorningCard::P001);
        });
        city.chance(chance("morning P001"));
        assert_eq!(city.legal(A), [act("option 2"), act("option 3")], "no active justice token");
        city.refused_by(A, act("option 1"), "FRO-EVT-2");
        city.act(A, act("option 3"));
        assert!(city.dusk.unread.contains(DuskCard::Z001));
    }

    #[test]
    fn the_leader_chooses_after_what_happens_at_once() {
        // P007 makes two fall ill. The first of them dies, and C03 takes two of four coal, so that
        // the option of three coal is out of reach.
        let mut city = going_on(city(2).given(|game| {
            game.at(frostpunk::DayStep::MorningCard);
            game.leader = B;
            game.morning_deck = frostpunk::MorningCards::only(MorningCard::P007);
            game.goods[Good::Coal] = 4;
            game.sick[Citizen::Worker] = 22;
            game.grave[Citizen::Worker] = true;
        }));
        city.chance(chance("morning P007")).act(B, act("name worker"));
        city.chance(chance("citizen C03")).act(B, act("name child"));
        assert_eq!(city.legal(B), [act("option 1"), act("option 3")]);
        city.refused_by(B, act("option 2"), "FRO-RES-3");
        assert!(city.legal(A).is_empty());
    }
}

//! The action phase: turns and the citizen cards played in them.

use frostpunk::{
    Building, Citizen, CitizenCard, DayStep, Field, Frostpunk, Good, MapGood, Op, Pawn, Technology,
    Token, Who,
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
        assert_ne!(city.step, DayStep::Turn);
    }

    #[test]
    fn even_of_somebody_who_was_told_to_act() {
        let mut city = turn(2, |game| {
            game.population = [5, 0, 0].into();
            game.pool[Pawn::Automaton] = 1;
            game.goods[Good::Coal] = 1;
        });
        city.act(A, act("gather worker g1")).act(B, act("stop")).act(A, act("no"));
        city.act(B, act("fuel 1"));
        assert_ne!(city.step, DayStep::Turn);
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
        let city = going_on(city.given(|game| game.at(DayStep::Pawns)));
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
        assert_ne!(city.step, DayStep::Turn);
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

    #[test]
    fn what_is_chosen_inside_the_effect_is_paid_when_it_is_chosen() {
        // The engineer dies of cold on the way to the workshop, and C08 takes the last two wood.
        let upgrading = |wood: u8| {
            let mut city = turn(1, |game| {
                game.put(Field::N0A, Building::Workshop);
                game.put(Field::N1A, Building::Infirmary);
                game.sick[Citizen::Engineer] = 12;
                game.grave[Citizen::Engineer] = true;
                game.goods[Good::Wood] = wood;
            });
            city.act(A, act("use engineer n0.a")).chance(chance("citizen C08"));
            city
        };
        let price = city(1).content().buildings[Building::Infirmary].upgrade.expect("a price");
        let wood = price.goods[Good::Wood];
        assert!(wood > 0);
        let poor = upgrading(wood + 1);
        assert_eq!(poor.goods[Good::Wood], wood - 1);
        assert!(!poor.fields[Field::N1A].is_upgraded && poor.pool[Pawn::Engineer] == 2);
        assert_eq!(poor.step, frostpunk::DayStep::Turn, "nothing is left of the action");
        let rich = upgrading(wood + 2);
        assert_eq!(rich.goods[Good::Wood], 0, "the only upgrade was bought after the death");
        assert!(rich.fields[Field::N1A].is_upgraded);
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
            game.at(DayStep::DuskEffects);
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
            game.at(DayStep::DuskEffects);
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
    fn a_worker_whom_a_card_let_in_does_not_repeat() {
        let infirmary = after(Op::ReuseWorker, |game| {
            game.put(Field::N0A, Building::Infirmary);
            game.fields[Field::N0A].pawns[0] = Some(Pawn::Worker);
            game.sick[Citizen::Child] = 4;
        });
        assert!(infirmary.legal(A).is_empty());
        let tree = after(Op::ReuseWorker, |game| {
            game.goods_on(Field::N0A, frostpunk::MapGood::Tree, 2);
            game.fields[Field::N0A].pawns[0] = Some(Pawn::Worker);
        });
        assert!(tree.legal(A).is_empty());
    }

    #[test]
    fn the_place_stays_and_the_rest_is_chosen_anew() {
        let mut city = after(Op::ReuseWorker, |game| {
            game.open(frostpunk::Position::N0);
            game.clearing[Pawn::Worker] = 1;
            game.goods_on(Field::N1A, frostpunk::MapGood::Coal, 5);
            game.fields[Field::N1A].pawns[0] = Some(Pawn::Worker);
        });
        assert_eq!(city.legal(A), [act("again n1.a"), act("again-clear"), act("decline")]);
        let before = city.clone();
        city.act(A, act("again-clear"));
        assert_eq!(city.legal(A), [act("near"), act("far")]);
        let mut city = before;
        city.act(A, act("again n1.a"));
        assert_eq!((city.goods[Good::Coal], city.fields[Field::N1A].count), (7, 3));
        assert_eq!(city.sick[Citizen::Worker], 0, "in the warm");
    }

    #[test]
    fn whoever_built_may_blast() {
        use frostpunk::{Context, Ground, Position, Scenario};
        let mut city = city_of(1, Scenario::Ridge).given(|game| {
            game.at(frostpunk::DayStep::DuskEffects);
            game.ground[Position::N3] = Ground::Ridge;
            game.constructing[Pawn::Worker] = 1;
            game.perform_op(Op::ReuseWorker, Context::CARD, &mut table::Silent);
        });
        city.act(A, act("again-construct")).act(A, act("blast n3"));
        assert_eq!((city.ground[Position::N3], city.goods[Good::Coal]), (Ground::Snow, 3));
    }
}

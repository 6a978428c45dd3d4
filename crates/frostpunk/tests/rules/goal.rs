//! Goal, decisions, stores and tracks.

use frostpunk::{
    ActivationToken, Building, Citizen, DayStep, DuskCard, Family, Field, Good, MorningCard, Op,
    Pawn, Reason, Scenario, ScenarioCard, Token, Who,
};
use table::{Seats, Turn, Viewer};

use crate::position::*;

mod fro_goal_1 {
    use super::*;

    #[test]
    fn all_seats_win_or_lose_together() {
        let lost = city(3).given(|game| game.ending = Some(Reason::Famine));
        let standings = lost.standings(Viewer::Spectator);
        assert!(standings.winners().is_empty());
        assert_eq!(standings.verdict.map(|verdict| verdict.reason), Some("famine"));
        let won = city(3).given(|game| game.ending = Some(Reason::StormSurvived));
        assert_eq!(won.standings(Viewer::Spectator).winners(), Seats::first_of(3));
    }
}

mod fro_goal_9 {
    use super::*;

    #[test]
    fn not_even_the_rest_of_the_list_is_resolved() {
        // P023, option 3: coal +2, hope -1, a dusk card.
        let mut city = morning(MorningCard::P023, |game| {
            game.tokens_of(&[(Token::Care, 0, 1), (Token::Anger, 1, 0)]);
        });
        city.act(A, act("option 3"));
        assert_eq!(city.ending, Some(Reason::LostHope));
        assert!(!city.dusk.unread.contains(DuskCard::Z038));
        assert_eq!(city.turn(), Turn::Over);
    }
}

mod fro_ruling_1 {
    use super::*;

    #[test]
    fn a_death_on_the_last_space_comes_before_full_stores() {
        use frostpunk::{Counter, ScenarioCard};
        let last_night = |deaths: u8| {
            from_step(DayStep::Beds, |game| {
                game.round = 15;
                game.deaths = deaths;
                game.face_up = game.face_up.with(ScenarioCard::I07);
                game.counters[Counter::StoreFood] = 16;
                game.counters[Counter::StoreCoal] = 16;
                game.counters[Counter::StoreWood] = 9;
                game.population[Citizen::Worker] = 1;
                game.sick[Citizen::Worker] = 1;
                game.grave[Citizen::Worker] = true;
                game.pool = [1, 0, 0, 0, 0, 0].into();
            })
        };
        assert_eq!(last_night(11).ending, Some(Reason::MassDeath));
        let mut city = last_night(10);
        city.chance(chance("citizen C02"));
        assert_eq!(city.ending, Some(Reason::StormSurvived));
    }
}

mod fro_ruling_2 {
    use super::*;

    #[test]
    fn round_fifteen_is_the_last() {
        assert_eq!(
            from_step(DayStep::RoundEnd, |game| game.round = 15).ending,
            Some(Reason::OutOfTime)
        );
        assert_eq!(from_step(DayStep::RoundEnd, |game| game.round = 14).ending, None);
    }
}

mod fro_dec_1 {
    use super::*;
    use frostpunk::{CitizenCard, MapGood};

    #[test]
    fn card_before_scenario_before_rulebook() {
        // The rulebook makes gathering in a cold zone cold; C22 says it is warm.
        let mut city = turn(1, |game| {
            game.goods_on(Field::N0A, MapGood::Coal, 4);
            game.give(A, CitizenCard::C22);
        });
        city.act(A, act("play C22")).act(A, act("gather child n0.a"));
        assert_eq!(city.sick[Citizen::Child], 0);
        // The rulebook lays two near tiles, the Plain three.
        let mut city = going_on(city_of(1, Scenario::Plain));
        city.act(A, act("clear worker")).act(A, act("lay n0")).act(A, act("lay n1"));
        assert!(city.can(A, act("lay n2")));
    }
}

mod fro_dec_2 {
    use super::*;

    #[test]
    fn in_a_turn_the_active_player_elsewhere_the_leader() {
        let mut city = turn(2, |_| {});
        city.act(A, act("gather worker g1")).act(B, act("use worker g2"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(B)), "hope or discontent");
        let city = going_on(crate::position::city(2).given(|game| {
            game.leader = B;
            game.at(DayStep::GeneratorFuel);
        }));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(B)));
    }
}

mod fro_ruling_3 {
    use super::*;
    use frostpunk::CitizenCard;

    #[test]
    fn about_a_hand_card_its_owner_decides() {
        let mut city = turn(2, |game| {
            game.give(B, CitizenCard::C06);
            game.sick[Citizen::Worker] = 22;
            game.grave[Citizen::Worker] = true;
        });
        city.act(A, act("gather worker g1"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(B)), "B may give a worker's card");
        city.act(B, act("give C06"));
        assert!(city.hands[B.index()].is_empty());
    }
}

mod fro_dec_3 {
    use super::*;
    use frostpunk::CitizenCard;

    #[test]
    fn hands_are_open_but_nobody_plays_the_card_of_another() {
        let city = turn(2, |game| game.give(B, CitizenCard::C06));
        for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
            assert_eq!(city.view(viewer).hands, [vec![], vec![CitizenCard::C06]]);
        }
        city.refused_by(A, act("play C06"), "FRO-CIT-2");
    }
}

mod fro_ruling_4 {
    use super::*;
    use frostpunk::CitizenCard;

    #[test]
    fn everybody_sees_the_same_table() {
        let city = turn(2, |game| game.give(B, CitizenCard::C06));
        assert_eq!(city.view(Viewer::Seat(A)), city.view(Viewer::Seat(B)));
    }
}

mod fro_dec_4 {
    use super::*;
    use frostpunk::{CitizenCard, DuskCards, Law, WeatherCard};

    #[test]
    fn piles_are_open_and_the_consequence_of_a_law_is_not() {
        let city = city(1).given(|game| {
            game.citizen_deck = game.citizen_deck.without(CitizenCard::C01);
            game.citizen_discard = game.citizen_discard.with(CitizenCard::C01);
            game.weather_deck = game.weather_deck.without(WeatherCard::W05);
            game.weather_discard = game.weather_discard.with(WeatherCard::W05);
            game.dusk.known = DuskCards::NONE;
            game.dusk.discard = DuskCards::only(DuskCard::Z000);
            game.laws = game.laws.with(Law::Pr04);
            game.dusk.open = game.dusk.open.with(Law::Pr04);
        });
        let view = city.view(Viewer::Spectator);
        assert_eq!(view.citizen_discard, [CitizenCard::C01]);
        assert_eq!(view.weather_discard, [WeatherCard::W05]);
        assert_eq!(view.dusk_discard, [DuskCard::Z000]);
        let text = serde_json::to_string(&view).expect("JSON");
        assert!(text.contains("PR04") && !text.contains("Z077") && !text.contains("Z078"));
    }
}

mod fro_dec_5 {
    use super::*;

    #[test]
    fn a_type_is_chosen_for_each_citizen_among_those_who_are_there() {
        let mut city = after(Op::Sick(Who::Any, 2), |game| game.population[Citizen::Child] = 0);
        assert_eq!(city.legal(A), [act("name worker"), act("name engineer")]);
        city.refused_by(A, act("name child"), "FRO-DEC-5");
        city.act(A, act("name worker")).act(A, act("name engineer"));
        assert_eq!(*city.sick, [1, 1, 0]);
    }

    #[test]
    fn without_anybody_nothing_happens() {
        let city = after(Op::Sick(Who::Any, 2), |game| game.population = [0, 0, 0].into());
        assert_eq!((*city.sick, city.questions.depth()), ([0, 0, 0], 0));
    }
}

mod fro_res_1 {
    use super::*;

    #[test]
    fn gains_come_into_the_pool_and_losses_leave_it() {
        assert_eq!(after(Op::Gain(Good::Core, 2), |_| {}).goods[Good::Core], 2);
        assert_eq!(after(Op::Lose(Good::Coal, 2), |_| {}).goods[Good::Coal], 3);
        assert_eq!(after(Op::Gain(Good::Food, 2), |_| {}).goods[Good::Food], 10);
    }
}

mod fro_res_5 {
    use super::*;

    #[test]
    fn one_pays_with_what_another_gathered() {
        let mut city = turn(2, |game| {
            game.goods[Good::Wood] = 0;
            game.open(frostpunk::Position::N0);
        });
        city.act(A, act("gather worker g1"));
        city.act(B, act("construct worker")).act(B, act("build tent")).act(B, act("field n0.a"));
        assert_eq!((city.goods[Good::Wood], city.built(Building::Tent)), (0, 1));
    }
}

mod fro_hope_1 {
    use super::*;

    #[test]
    fn a_token_is_active_or_spent_and_else_in_the_bag() {
        let city = city(1).given(|game| game.tokens_of(&[(Token::Care, 1, 1)]));
        assert_eq!((city.on_track(Token::Care), city.in_bag(Token::Care)), (2, 1));
        assert_eq!(city.tokens(Family::Hope), 2);
    }
}

mod fro_hope_3 {
    use super::*;

    #[test]
    fn without_the_token_there_is_no_result() {
        // Z019, option 2: spend motivation for hope +1.
        let city = dusk(DuskCard::Z019, |_| {});
        city.refused_by(A, act("option 2"), "FRO-RES-3");
        let mut city = dusk(DuskCard::Z019, |game| game.tokens_of(&[(Token::Motivation, 1, 0)]));
        city.act(A, act("option 2"));
        assert_eq!(
            (city.active_tokens[Token::Motivation], city.spent_tokens[Token::Motivation]),
            (0, 1)
        );
        assert_eq!(city.legal(A), [act("draw"), act("activate motivation")]);
    }
}

mod fro_fx_2 {
    use super::*;

    #[test]
    fn a_price_of_a_family_lets_the_decider_name_the_type() {
        // Z000, option 2: spend a token of hope, cure 1.
        let mut city = dusk(DuskCard::Z000, |game| {
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Justice, 1, 0)]);
            game.sick[Citizen::Worker] = 2;
        });
        city.act(A, act("option 2"));
        assert_eq!(city.legal(A), [act("spend care"), act("spend justice")]);
        city.act(A, act("spend justice"));
        assert_eq!((city.spent_tokens[Token::Justice], city.sick[Citizen::Worker]), (1, 1));
    }
}

mod fro_ruling_8 {
    use super::*;

    #[test]
    fn the_hope_track_has_six_spaces() {
        let full = [(Token::Care, 1, 2), (Token::Justice, 1, 2)];
        let city = after(Op::Morale(Family::Hope, 1), |game| game.tokens_of(&full));
        city.refused_by(A, act("draw"), "FRO-HOPE-5");
        let five = [(Token::Care, 1, 2), (Token::Justice, 1, 1)];
        let city = after(Op::Morale(Family::Hope, 1), |game| game.tokens_of(&five));
        assert!(city.can(A, act("draw")));
    }
}

mod fro_ruling_9 {
    use super::*;

    #[test]
    fn fear_is_the_third_type_of_discontent() {
        assert_eq!(Family::Discontent.tokens(), [Token::Anger, Token::Greed, Token::Fear]);
    }
}

mod fro_ruling_10 {
    use super::*;

    #[test]
    fn without_a_token_of_the_type_nothing_happens() {
        let city = after(Op::MoraleTyped(Token::Justice, -1), |_| {});
        assert_eq!((city.tokens(Family::Hope), city.questions.depth()), (2, 0));
        let city = after(Op::MoraleTyped(Token::Care, -1), |_| {});
        assert_eq!((city.active_tokens[Token::Care], city.spent_tokens[Token::Care]), (1, 1));
        let mut city = after(Op::MoraleTyped(Token::Care, -1), |game| {
            game.tokens_of(&[(Token::Care, 1, 1), (Token::Justice, 1, 1)]);
        });
        assert_eq!(city.legal(A), [act("spend care"), act("remove care")]);
        city.act(A, act("remove care"));
        assert_eq!((city.active_tokens[Token::Care], city.spent_tokens[Token::Care]), (1, 0));
        assert_eq!(city.on_track(Token::Justice), 2);
    }
}

mod fro_ruling_85 {
    use super::*;

    #[test]
    fn equal_tokens_are_one_choice() {
        let tokens = [(Token::Care, 2, 1), (Token::Justice, 0, 2)];
        let city = after(Op::Morale(Family::Hope, -1), |game| game.tokens_of(&tokens));
        assert_eq!(city.legal(A), [act("spend care"), act("remove care"), act("remove justice")]);
    }
}

mod fro_ruling_92 {
    use super::*;
    use frostpunk::Tokens;

    #[test]
    fn a_discarded_token_is_chosen_with_its_side() {
        let tokens = [(Token::Care, 1, 1), (Token::Anger, 1, 1), (Token::Fear, 0, 1)];
        let mut city =
            after(Op::DiscardToken(Tokens::Discontent, 1), |game| game.tokens_of(&tokens));
        let expected = ["remove anger", "remove-active anger", "remove fear"].map(act);
        assert_eq!(city.legal(A), expected);
        city.act(A, act("remove-active anger"));
        assert_eq!((city.on_track(Token::Anger), city.active_tokens[Token::Anger]), (1, 0));
    }
}

mod fro_fx_11 {
    use super::*;

    #[test]
    fn each_step_is_a_choice_of_its_own() {
        let tokens = [(Token::Care, 2, 0)];
        let mut city = after(Op::Morale(Family::Hope, -2), |game| game.tokens_of(&tokens));
        // The first step has one answer; then a token is spent and there are two.
        assert_eq!(city.legal(A), [act("spend care"), act("remove care")]);
        city.act(A, act("spend care"));
        assert_eq!((city.active_tokens[Token::Care], city.spent_tokens[Token::Care]), (0, 2));
    }
}

mod fro_fx_12 {
    use super::*;

    #[test]
    fn a_named_type_draws_first_each_time() {
        let mut city = after(Op::MoraleTyped(Token::Justice, 2), |game| {
            game.tokens_of(&[(Token::Justice, 0, 1)]);
        });
        city.chance(chance("token care"));
        assert_eq!(city.active_tokens[Token::Justice], 1);
        city.chance(chance("token justice"));
        assert_eq!((city.active_tokens[Token::Justice], city.tokens(Family::Hope)), (2, 3));
    }
}

mod fro_fx_14 {
    use super::*;
    use frostpunk::Tokens;

    #[test]
    fn tokens_go_back_from_either_side_and_the_last_hope_is_the_end() {
        let city = after(Op::DiscardToken(Tokens::Hope, 1), |game| {
            game.tokens_of(&[(Token::Care, 1, 0)]);
        });
        assert_eq!(city.ending, Some(Reason::LostHope));
    }
}

mod fro_fx_40 {
    use super::*;

    #[test]
    fn who_is_not_named_is_chosen() {
        let city = after(Op::Leave(Who::Any, 1), |_| {});
        let names = Citizen::ALL.map(frostpunk::Action::Name);
        assert_eq!(city.legal(A), names);
    }
}

mod fro_lim_2 {
    use super::*;

    #[test]
    fn a_seventh_automaton_is_not_gained() {
        let city = after(Op::Automaton(2), |game| game.pool[Pawn::Automaton] = 5);
        assert_eq!(city.pool[Pawn::Automaton], 6);
    }
}

mod fro_lim_3 {
    use super::*;

    #[test]
    fn food_and_hunger_stop_at_fifty() {
        assert_eq!(after(Op::Gain(Good::Food, 50), |_| {}).goods[Good::Food], 50);
        assert_eq!(after(Op::Hunger(7), |game| game.hunger = 45).hunger, 50);
    }
}

mod fro_lim_4 {
    use super::*;

    #[test]
    fn steel_stops_at_eight_and_wood_does_not() {
        let steel = after(Op::Gain(Good::Steel, 3), |game| game.goods[Good::Steel] = 6);
        assert_eq!(steel.goods[Good::Steel], 8);
        let wood = after(Op::Gain(Good::Wood, 60), |_| {});
        assert_eq!(wood.goods[Good::Wood], 64);
    }
}

mod fro_lim_5 {
    use super::*;
    use frostpunk::{MapGood, Position};

    #[test]
    fn the_thirty_first_tree_is_not_placed() {
        let city = after(Op::AddToMap { good: MapGood::Tree, n: 3, fields: 1 }, |game| {
            let fields = [Field::N1A, Field::N1B, Field::N2A, Field::N2B, Field::N3A];
            for field in fields {
                game.goods_on(field, MapGood::Tree, 5);
            }
            game.goods_on(Field::N3B, MapGood::Tree, 4);
            game.open(Position::N0);
        });
        let mut city = city;
        city.act(A, act("field n0.a"));
        assert_eq!((city.trees(), city.fields[Field::N0A].trees()), (30, 1));
    }
}

mod fro_lim_6 {
    use super::*;
    use frostpunk::MapGood;

    #[test]
    fn five_pieces_of_one_kind_on_a_field() {
        // The other half holds another kind and g5 is full, so there is one field for it.
        let city = after(Op::AddToMap { good: MapGood::Coal, n: 4, fields: 1 }, |game| {
            game.goods_on(Field::N0A, MapGood::Coal, 3);
            game.goods_on(Field::N0B, MapGood::Wood, 1);
        });
        assert_eq!((city.fields[Field::N0A].count, city.fields[Field::N0B].count), (5, 1));
    }
}

mod fro_lim_7 {
    use super::*;

    #[test]
    fn five_exhausted_tokens_of_a_type() {
        let city = after(Op::Exhaust(Who::Worker, 3), |game| {
            game.exhausted[Citizen::Worker] = 4;
        });
        assert_eq!(city.exhausted[Citizen::Worker], 5);
    }

    #[test]
    fn seven_activation_tokens_and_no_eighth() {
        let tokens = |count: usize| {
            let city = after(Op::Reveal(ScenarioCard::I04), |game| {
                game.activation.clear();
                let token =
                    ActivationToken { card: ScenarioCard::I01, nth: frostpunk::Nth::N1, round: 15 };
                game.activation.extend(std::iter::repeat_n(token, count));
            });
            city.activation.len()
        };
        assert_eq!((tokens(6), tokens(7)), (7, 7));
    }
}

mod fro_ruling_47 {
    use super::*;

    #[test]
    fn a_demand_beyond_the_bank_is_cut() {
        let mut city = from_step(DayStep::Sickness, |game| {
            game.sick[Citizen::Worker] = 20;
            game.exhausted[Citizen::Worker] = 4;
        });
        city.chance(chance("citizen C02"));
        assert_eq!(city.exhausted[Citizen::Worker], 5);
    }
}

mod fro_lim_8 {
    use super::*;

    #[test]
    fn there_are_eight_ordinary_children() {
        let city = turn(1, |game| {
            game.population[Citizen::Child] = 50;
            game.goods[Good::Food] = 50;
        });
        assert_eq!(city.pool[Pawn::Child], 8);
    }
}

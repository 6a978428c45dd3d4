//! Weather, storms and the preparation phase.

use frostpunk::{Building, Citizen, DayStep, Field, Frostpunk, Good, Op, Token, Who};
use table::{Seats, Turn};

use crate::position::*;

/// The weather phase from its card on, with scouts on the way.
fn weather(card: &str, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    let mut city = from_step(DayStep::WeatherCard, arrange);
    city.chance(chance(&format!("weather {card}")));
    city
}

fn scout_on(game: &mut Frostpunk, route: usize) {
    game.routes[route].scout = Some(frostpunk::Scout { pawn: frostpunk::Pawn::Worker, space: 0 });
    game.pool[frostpunk::Pawn::Worker] -= 1;
}

mod fro_wea_4 {
    use super::*;

    #[test]
    fn scout_by_scout_in_the_order_of_the_leader() {
        let mut city = weather("W05", |game| {
            with_routes(game);
            scout_on(game, 0);
            scout_on(game, 2);
        });
        assert_eq!(city.legal(A), [act("move r0"), act("move r2")]);
        city.act(A, act("move r2"));
        let space = |route: usize| city.routes[route].scout.map(|scout| scout.space);
        assert_eq!((space(0), space(2)), (Some(1), Some(1)), "the last one goes by itself");
    }
}

mod fro_wea_7 {
    use super::*;

    #[test]
    fn the_storm_card_is_used_again() {
        let city = from_step(DayStep::Storm, |game| game.storm = Some(1));
        assert_eq!((city.storms, city.storm), (1, Some(12)));
        let again = going_on(city.given(|game| {
            game.at(DayStep::Storm);
            game.round = 12;
        }));
        assert_eq!((again.storms, again.storm), (2, None));
    }
}

mod fro_ruling_42 {
    use super::*;

    #[test]
    fn a_storm_is_checked_even_if_the_marker_does_not_move() {
        let city = weather("W02", |game| {
            game.round = 5;
            game.storm = Some(5);
        });
        assert_eq!(city.storms, 1);
        let city = weather("W02", |game| {
            game.round = 5;
            game.storm = Some(6);
        });
        assert_eq!(city.storms, 0);
    }
}

mod fro_ruling_14 {
    use super::*;

    #[test]
    fn the_discards_make_a_new_weather_deck() {
        let city = weather("W03", |game| {
            game.weather_discard = game.weather_deck;
            game.weather_deck = frostpunk::WeatherCards::NONE;
        });
        assert_eq!((city.weather_deck.len(), city.weather_discard.len()), (12, 1));
    }
}

mod fro_wea_10 {
    use super::*;

    #[test]
    fn ruined_tents_cannot_be_built_and_give_no_beds() {
        let mut city = going_on(
            from_step(DayStep::Storm, |game| {
                game.put(Field::N0A, Building::Tent);
                game.storm = Some(1);
                game.heat = 4;
            })
            .given(|game| game.at(DayStep::Pawns)),
        );
        assert_eq!(city.beds(), (0, 0));
        city.act(A, act("construct worker"));
        city.refused_by(A, act("build tent"), "FRO-WEA-10");
        assert!(city.can(A, act("build bunkhouse")));
    }
}

mod fro_wea_11 {
    use super::*;

    #[test]
    fn ruins_keep_their_field() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Tent);
            game.fields[Field::N0A].building = Some(Building::Ruins);
        });
        city.act(A, act("construct worker")).act(A, act("build bunkhouse"));
        city.refused_by(A, act("field n0.a"), "FRO-CONS-4");
        assert!(city.can(A, act("field n0.b")));
    }
}

mod fro_prep_1 {
    use super::*;
    use frostpunk::Advisor;

    #[test]
    fn the_leader_calls_one_advisor_in_play_or_none() {
        let mut city = going_on(city(2).given(|game| {
            game.at(DayStep::Advisor);
            game.leader = B;
            game.advisors[0] = Some(Advisor::Ad2);
            game.advisors[1] = Some(Advisor::Ad1);
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Motivation, 1, 0)]);
            game.sick[Citizen::Worker] = 3;
        }));
        assert_eq!(city.legal(B), [act("advise AD2"), act("advise AD1"), act("decline")]);
        city.refused_by(B, act("advise AD3"), "FRO-PREP-1");
        city.act(B, act("advise AD2"));
        assert_eq!((city.sick[Citizen::Worker], city.step), (1, DayStep::Turn), "no second one");
    }
}

mod fro_ruling_87 {
    use super::*;
    use frostpunk::Advisor;

    #[test]
    fn the_leader_answers_inside_the_ability() {
        let mut city = going_on(city(2).given(|game| {
            game.at(DayStep::Advisor);
            game.advisors[1] = Some(Advisor::Ad4);
            game.tokens_of(&[(Token::Motivation, 1, 0)]);
        }));
        city.act(A, act("advise AD4"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(A)), "not its owner");
        city.act(A, act("option 3"));
        assert_eq!(city.goods[Good::Coal], 8);
    }
}

mod fro_prep_3 {
    use super::*;

    #[test]
    fn alone_one_may_mobilise_besides() {
        let mut city = from_step(DayStep::Advisor, |game| {
            game.advisors[0] = Some(frostpunk::Advisor::Ad2);
            game.sick[Citizen::Worker] = 3;
        });
        city.act(A, act("advise AD2"));
        assert_eq!(city.legal(A), [act("yes"), act("no")]);
        city.act(A, act("yes"));
        assert_eq!(city.turn(), Turn::Chance, "citizen cards are drawn");
    }
}

mod fro_prep_7 {
    use super::*;

    #[test]
    fn the_number_of_flips_is_fixed_at_the_start() {
        let mut city = from_step(DayStep::Sickness, |game| game.sick[Citizen::Worker] = 20);
        // Grave, a death that leaves nineteen, grave again.
        city.chance(chance("citizen C02"));
        assert_eq!((city.sick[Citizen::Worker], city.grave[Citizen::Worker]), (19, true));
        assert_eq!(city.deaths, 2);
    }
}

mod fro_ruling_48 {
    use super::*;

    #[test]
    fn two_flips_from_the_skull_are_a_death_and_then_grave_illness() {
        let mut city = from_step(DayStep::Sickness, |game| {
            game.sick[Citizen::Worker] = 15;
            game.grave[Citizen::Worker] = true;
        });
        city.chance(chance("citizen C02"));
        assert_eq!((city.sick[Citizen::Worker], city.grave[Citizen::Worker]), (14, true));
        assert_eq!(city.deaths, 2);
    }
}

mod fro_ruling_15 {
    use super::*;

    #[test]
    fn equal_markers_in_the_order_workers_engineers_children() {
        let mut city = from_step(DayStep::Sickness, |game| {
            game.sick = [5, 5, 5].into();
            game.grave = [true, true, true].into();
        });
        let died = |city: &City| {
            let is_death =
                |event: &frostpunk::Event| matches!(event, frostpunk::Event::Died { .. });
            city.events().into_iter().find(is_death)
        };
        city.chance(chance("citizen C02"));
        assert_eq!(died(&city), Some(frostpunk::Event::Died { citizen: Citizen::Engineer }));
    }
}

mod fro_ruling_22 {
    use super::*;

    fn one_grave_child(game: &mut Frostpunk) {
        game.population[Citizen::Child] = 1;
        game.sick[Citizen::Child] = 1;
        game.grave[Citizen::Child] = true;
    }

    #[test]
    fn nobody_falls_ill_or_dies_of_a_type_that_is_extinct() {
        // PR06 would ask before a marker is turned over.
        let arrange = |game: &mut Frostpunk| {
            game.population[Citizen::Child] = 0;
            game.sick[Citizen::Child] = 0;
            game.laws = game.laws.with(frostpunk::Law::Pr06);
        };
        for op in [Op::Sick(Who::Child, 1), Op::Die(Who::Child, 1)] {
            let city = after(op, arrange);
            assert_eq!((city.sick[Citizen::Child], city.deaths), (0, 1), "{op:?}");
            assert_eq!((city.turn() == Turn::Chance, city.legal(A).len()), (false, 0), "{op:?}");
        }
        // The symbol of a child on the fifth space of the heat track.
        let city = from_step(DayStep::Cold, |game| {
            arrange(game);
            game.heat = 4;
        });
        assert_eq!(*city.sick, [0, 0, 0]);
    }

    #[test]
    fn a_marker_that_comes_to_zero_shows_the_syringe() {
        let dead = after(Op::Die(Who::Child, 1), one_grave_child);
        assert_eq!((dead.sick[Citizen::Child], dead.grave[Citizen::Child]), (0, false));
        let gone = after(Op::Leave(Who::Child, 1), one_grave_child);
        assert_eq!((gone.sick[Citizen::Child], gone.grave[Citizen::Child]), (0, false));
    }
}

//! The worked examples.

use frostpunk::{
    Building, Citizen, CitizenCard, DayStep, Family, Field, Frostpunk, Good, MapGood, MorningCard,
    Op, Pawn, Token, Who,
};
use table::Game;

use crate::position::*;

mod fro_ex_6 {
    use super::*;

    #[test]
    fn what_is_not_there_cannot_be_lost() {
        let city = after(Op::Lose(Good::Wood, 3), |game| game.goods[Good::Wood] = 1);
        assert_eq!(city.goods[Good::Wood], 0);
        let city =
            after(Op::Leave(Who::Engineer, 3), |game| game.population[Citizen::Engineer] = 2);
        assert_eq!(city.population[Citizen::Engineer], 0);
    }
}

mod fro_ex_9 {
    use super::*;

    #[test]
    fn care_rises_without_a_care_token() {
        let mut city = after(Op::MoraleTyped(Token::Care, 1), |game| {
            game.tokens_of(&[(Token::Motivation, 1, 0)]);
        });
        city.chance(chance("token justice"));
        assert_eq!((city.spent_tokens[Token::Justice], city.active_tokens[Token::Care]), (1, 0));
    }
}

mod fro_ex_10 {
    use super::*;

    #[test]
    fn anger_rises_with_a_spent_one() {
        let mut city = after(Op::MoraleTyped(Token::Anger, 1), |game| {
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Anger, 0, 1)]);
        });
        city.chance(chance("token greed"));
        assert_eq!((city.spent_tokens[Token::Greed], city.active_tokens[Token::Anger]), (1, 1));
    }
}

mod fro_ex_21 {
    use super::*;

    #[test]
    fn fifteen_sick_workers() {
        let mut city = from_step(DayStep::Sickness, |game| game.sick[Citizen::Worker] = 15);
        assert_eq!(city.exhausted[Citizen::Worker], 2);
        assert_eq!((city.sick[Citizen::Worker], city.population[Citizen::Worker]), (14, 21));
        assert_eq!(city.deaths, 2);
        city.chance(chance("citizen C02"));
        assert!(city.citizen_discard.contains(CitizenCard::C02));
    }
}

mod fro_ex_24 {
    use super::*;

    #[test]
    fn heat_five() {
        let city = city(1).given(|game| {
            game.heat = 5;
            game.indicators = [4, 4, 5];
            game.put(Field::F0A, Building::Bunkhouse);
            game.put(Field::F1A, Building::Tent);
            game.open(frostpunk::Position::N0);
        });
        assert!(city.is_heated(Field::F0A) && !city.is_heated(Field::F1A));
        assert!(city.is_zone_warm(Field::N0A) && !city.is_zone_warm(Field::F0B));
    }
}

mod fro_ex_26 {
    use super::*;

    #[test]
    fn four_coal_on_a_field() {
        let mut city = turn(1, |game| game.goods_on(Field::N0A, MapGood::Coal, 4));
        city.act(A, act("gather worker n0.a"));
        assert_eq!((city.goods[Good::Coal], city.fields[Field::N0A].count), (7, 2));
    }
}

mod fro_ex_29 {
    use super::*;

    #[test]
    fn round_eight_with_hunger() {
        let mut city = from_step(DayStep::OldHunger, |game| {
            game.round = 8;
            game.hunger = 12;
            game.goods[Good::Food] = 4;
            game.tokens_of(&[(Token::Care, 2, 0)]);
        });
        city.chance(chance("token greed")).chance(chance("citizen C02"));
        assert_eq!(city.population[Citizen::Child], 7);
        assert_eq!(city.hunger, 12, "then 12 engineers are not fed");
    }
}

mod fro_ex_32 {
    use super::*;

    #[test]
    fn beds_for_most() {
        let mut city = from_step(DayStep::Beds, |game| {
            for field in [Field::N0A, Field::N0B, Field::N1A] {
                game.put(field, Building::Bunkhouse);
            }
            game.put(Field::N1B, Building::ChildShelter);
            game.heat = 3;
            game.pool = [5, 3, 2, 0, 0, 0].into();
        });
        city.act(A, act("outside 1 1 0"));
        assert_eq!(*city.sick, [1, 1, 0]);
    }
}

mod fro_ex_33 {
    use super::*;

    #[test]
    fn pauline_grogan_for_a_dead_child() {
        let mut city = after(Op::Die(Who::Child, 1), |game| {
            game.tokens_of(&[(Token::Motivation, 1, 0), (Token::Care, 0, 3)]);
        });
        city.chance(chance("citizen C22"));
        assert_eq!(city.spent_tokens[Token::Motivation], 1, "spent first");
        assert_eq!(city.legal(A), [act("remove care"), act("remove motivation")]);
    }
}

mod fro_ex_38 {
    use super::*;

    #[test]
    fn paolo_feldman_under_a_tree() {
        let mut city = turn(1, |game| {
            game.give(A, CitizenCard::C01);
            game.goods_on(Field::N0A, MapGood::Tree, 2);
        });
        // There is one tree, so the card is played and nothing is left to choose.
        city.act(A, act("play C01"));
        assert_eq!((city.trees(), city.goods[Good::Wood], city.sick[Citizen::Worker]), (1, 6, 0));
        assert_eq!(city.fields[Field::N0A].pawns[0], Some(Pawn::Worker));
    }
}

mod fro_ex_1 {
    use super::*;

    #[test]
    fn two_tiles_of_the_set_up() {
        let mut city = turn(1, |_| {});
        city.act(A, act("clear worker")).act(A, act("lay n0")).act(A, act("lay n1"));
        city.chance(chance("tile N01")).chance(chance("tile N02"));
        let lies = |field: Field| (city.fields[field].good, city.fields[field].count);
        assert_eq!(lies(Field::N0A), (Some(MapGood::Wood), 1));
        assert_eq!(lies(Field::N0B), (Some(MapGood::Coal), 2));
        assert_eq!(lies(Field::N1A), (Some(MapGood::Tree), 4));
        assert_eq!(lies(Field::N1B), (None, 0));
    }
}

mod fro_ex_2 {
    use super::*;
    use frostpunk::{Frame, Ground};

    #[test]
    fn society_one_on_normal() {
        let mut found = 0;
        for seed in 0..5 {
            let mut city = City::new(&Frostpunk::options(1));
            city.until(table::Seed(seed), |game| {
                matches!(game.questions.top(), Some(Frame::DrawRoute { .. }))
            });
            assert_eq!((*city.population, *city.sick), ([22, 12, 8], [0, 0, 0]));
            assert_eq!((city.deaths, city.hunger, city.pool[Pawn::Automaton]), (1, 0, 0));
            let goods = [Good::Wood, Good::Coal, Good::Core].map(|good| city.goods[good]);
            assert_eq!(goods, [4, 5, 0]);
            let tiles = city.ground.iter().filter_map(|ground| match ground {
                Ground::Tile(tile) => Some(city.content().tile(*tile).food),
                _ => None,
            });
            let food: Vec<u8> = tiles.collect();
            assert_eq!(food.len(), 6);
            assert_eq!(city.goods[Good::Food], 8 + food.iter().sum::<u8>(), "seed {seed}");
            found += food.iter().sum::<u8>();
        }
        assert!(found > 0, "no tile of these seeds shows food");
    }
}

mod fro_ex_3 {
    use super::*;

    #[test]
    fn its_pawns() {
        let game = Frostpunk::new(&Frostpunk::options(1)).expect("a city");
        assert_eq!(*game.pool, [5, 3, 2, 0, 0, 0]);
    }
}

mod fro_ex_4 {
    use super::*;
    use frostpunk::Frame;

    #[test]
    fn its_tokens() {
        let mut city = City::new(&Frostpunk::options(3));
        // Before anybody gives a card up, which may cost discontent.
        city.until(table::Seed(12), |game| {
            matches!(game.questions.top(), Some(Frame::DrawConsultation { .. }))
        });
        let sides = |family: Family| {
            let sum = |tokens: &frostpunk::ByToken<u8>| -> u8 {
                family.tokens().iter().map(|token| tokens[*token]).sum()
            };
            (sum(&city.active_tokens), sum(&city.spent_tokens))
        };
        assert_eq!((sides(Family::Discontent), sides(Family::Hope)), ((1, 1), (2, 0)));
    }
}

mod fro_ex_5 {
    use super::*;
    use frostpunk::{CitizenCard, Frame, Outcome};
    use table::{Seat, Seats};

    #[test]
    fn three_discards() {
        let named = [CitizenCard::C03, CitizenCard::C11, CitizenCard::C02];
        let others = CitizenCard::ALL.into_iter().filter(|card| !named.contains(card));
        let others: Vec<CitizenCard> = others.collect();
        let mut city = city(3).given(|game| {
            game.at(DayStep::SetUp(13));
            for (seat, card) in named.into_iter().enumerate() {
                let hand = &others[4 * seat..4 * seat + 4];
                game.give(Seat::new(seat as u8), card);
                for card in hand {
                    game.give(Seat::new(seat as u8), *card);
                }
            }
            game.goods_on(Field::N0A, MapGood::Coal, 2);
            game.goods_on(Field::N1A, MapGood::Coal, 2);
            game.ask(Frame::DrawOrder { done: Seats::NONE });
        });
        let hands = |city: &City| [0, 1, 2].map(|seat| city.hands[seat].len());
        assert_eq!(hands(&city), [5, 5, 5]);
        city.chance(Outcome::Seat(A)).act(A, act("discard C03")).act(A, act("field n0.a"));
        city.chance(Outcome::Seat(B)).act(B, act("discard C11"));
        let third = Seat::new(2);
        city.chance(Outcome::Seat(third));
        // The last discard opens round 1 and perhaps a question; what it cost is certain.
        city.act(third, act("discard C02"));
        assert_eq!((city.fields[Field::N0A].count, city.fields[Field::N1A].count), (1, 1));
        assert_eq!((city.overload, city.goods[Good::Wood]), (3, 3));
        assert_eq!(hands(&city), [4, 4, 4]);
        assert_eq!(city.citizen_discard.len(), 3);
    }
}

mod fro_ex_7 {
    use super::*;

    #[test]
    fn a_wood_too_few() {
        let city = morning(MorningCard::P019, |game| game.goods[Good::Wood] = 1);
        city.refused_by(A, act("option 2"), "FRO-RES-3");
        let city = morning(MorningCard::P019, |game| game.goods[Good::Wood] = 2);
        assert!(city.can(A, act("option 2")));
    }
}

mod fro_ex_8 {
    use super::*;

    #[test]
    fn hope_falls_twice() {
        let city = after(Op::Morale(Family::Hope, -2), |game| {
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Anger, 1, 0)]);
        });
        // Spent first, then removed: the last one.
        assert_eq!(city.ending, Some(frostpunk::Reason::LostHope));
    }
}

mod fro_ex_11 {
    use super::*;

    #[test]
    fn a_spent_token_must_be_removed() {
        let city = after(Op::Morale(Family::Discontent, -1), |game| {
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Greed, 0, 1)]);
        });
        assert_eq!((city.tokens(Family::Discontent), city.in_bag(Token::Greed)), (0, 3));
    }
}

mod fro_ex_12 {
    use super::*;
    use frostpunk::Technology;

    #[test]
    fn steam_saw_is_done_and_hunting_tactics_begun() {
        let city = from_step(DayStep::Dawn, |game| {
            game.round = 5;
            game.technologies = [Technology::T01, Technology::T02].into_iter().collect();
            game.development = Some((Technology::T01, 6));
        });
        assert!(city.active_technologies.contains(Technology::T01));
        assert_eq!(city.development, Some((Technology::T02, 10)));
    }
}

mod fro_ex_13 {
    use super::*;
    use frostpunk::ScenarioCard;

    #[test]
    fn the_token_of_round_four() {
        let mut game = set_up(&Frostpunk::options(1), 3);
        game.round = 3;
        game.at(DayStep::Dawn);
        let city = going_on(City::from(game));
        assert!(city.face_up.contains(ScenarioCard::I02));
        assert!(city.activation.iter().all(|token| token.round != 4));
    }
}

mod fro_ex_14 {
    use super::*;

    #[test]
    fn the_birth_of_gambling() {
        let city = morning(MorningCard::P001, |_| {});
        city.refused_by(A, act("option 1"), "FRO-EVT-2");
        let mut city = morning(MorningCard::P001, |game| {
            game.tokens_of(&[(Token::Justice, 1, 0), (Token::Anger, 1, 0)]);
        });
        city.act(A, act("option 1"));
        assert_eq!(city.active_tokens[Token::Justice], 1, "it stays active");
    }
}

mod fro_ex_15 {
    use super::*;

    #[test]
    fn heat_four_and_cold_six() {
        let city = from_step(DayStep::Cold, |game| {
            game.heat = 4;
            game.cold = 6;
        });
        assert_eq!(*city.sick, [0, 1, 1]);
    }
}

mod fro_ex_16 {
    use super::*;

    #[test]
    fn two_of_three_cubes_break_it() {
        let mut city = from_step(DayStep::Drop, |game| {
            game.heat = 4;
            game.overload = 9;
        });
        city.chance(chance("cubes 2"));
        assert!(city.is_overheated);
        assert_eq!((city.overload, city.cold, city.indicators, city.heat), (0, 6, [2, 3, 4], 1));
    }
}

/// The weather phase from its card on.
fn weather(card: &str, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    let mut city = from_step(DayStep::WeatherCard, arrange);
    city.chance(chance(&format!("weather {card}")));
    city
}

mod fro_ex_17 {
    use super::*;

    #[test]
    fn cold_and_yellow_move() {
        let city = weather("W04", |_| {});
        assert_eq!((city.cold, city.indicators), (6, [1, 2, 4]));
    }
}

mod fro_ex_18 {
    use super::*;

    #[test]
    fn three_huts_and_one_of_them_upgraded() {
        let city = weather("W02", |game| {
            for field in [Field::N0A, Field::N0B, Field::F0A] {
                game.put(field, Building::HuntersHut);
            }
            game.fields[Field::F0A].is_upgraded = true;
        });
        assert_eq!(city.goods[Good::Food], 12);
    }
}

mod fro_ex_19 {
    use super::*;

    #[test]
    fn scouts_two_and_storm_two() {
        let city = weather("W09", |game| {
            lay_on_route(game, 0, frostpunk::Expedition::Eb09);
            game.routes[0].scout =
                Some(frostpunk::Scout { pawn: frostpunk::Pawn::Worker, space: 0 });
            game.storm = Some(9);
        });
        assert_eq!(city.routes[0].scout.map(|scout| scout.space), Some(2));
        assert_eq!(city.storm, Some(7));
    }
}

mod fro_ex_20 {
    use super::*;

    #[test]
    fn two_storms() {
        let first = from_step(DayStep::Storm, |game| {
            game.put(Field::N0A, Building::Tent);
            game.put(Field::N0B, Building::Bunkhouse);
            game.storm = Some(1);
        });
        assert_eq!((first.storm, first.supply[Building::Tent]), (Some(12), 0));
        assert_eq!(first.fields[Field::N0A].building, Some(Building::Ruins));
        let second = going_on(first.given(|game| {
            game.at(DayStep::Storm);
            game.round = 12;
        }));
        assert_eq!((second.storm, second.built(Building::Ruins)), (None, 2));
    }
}

mod fro_ex_22 {
    use super::*;

    #[test]
    fn pawns_of_three_sections() {
        for (people, pawns) in [([21, 16, 11], [5, 4, 3]), ([25, 20, 15], [5, 4, 3])] {
            let city = turn(1, |game| game.population = people.into());
            assert_eq!(Citizen::ALL.map(|citizen| city.pawns(citizen)), pawns);
        }
    }
}

mod fro_ex_23 {
    use super::*;

    #[test]
    fn two_coal_at_the_start_of_a_turn() {
        let mut city = turn(1, |_| {});
        city.act(A, act("fuel 2"));
        assert_eq!((city.heat, city.goods[Good::Coal], city.inside), (3, 3, 0));
    }
}

mod fro_ex_25 {
    use super::*;

    #[test]
    fn snow_is_cleared_for_a_far_tile() {
        let mut city = turn(1, |game| game.open(frostpunk::Position::N0));
        city.act(A, act("clear engineer")).act(A, act("far")).act(A, act("lay f0"));
        city.chance(chance("tile F01"));
        assert_eq!((city.fields[Field::F0A].trees(), city.fields[Field::F0B].count), (3, 2));
        assert_eq!(*city.sick, [0, 1, 0]);
    }
}

mod fro_ex_27 {
    use super::*;

    #[test]
    fn build_demolish_and_build_there() {
        let mut city = turn(1, |game| game.put(Field::N0A, Building::HuntersHut));
        city.act(A, act("construct worker")).act(A, act("build hunters_hut"));
        city.act(A, act("field n0.b")).act(A, act("demolish n0.a"));
        city.act(A, act("build tent")).act(A, act("field n0.a"));
        assert_eq!((city.built(Building::Tent), city.step), (1, DayStep::Turn));
    }
}

mod fro_ex_28 {
    use super::*;
    use frostpunk::{Card, EventState, Pawn};

    #[test]
    fn an_engineer_and_a_wood_on_a_card() {
        let card = Card::Morning(MorningCard::P008);
        let mut city = turn(1, |game| game.events.push(EventState { card, timer: 0, goods: 0 }));
        city.act(A, act("special engineer P008 1"));
        assert_eq!((city.goods[Good::Wood], city.events[0].goods), (3, 1));
        let city = going_on(city.given(|game| game.at(DayStep::NightFall)));
        assert_eq!((city.pool[Pawn::Engineer], city.events[0].goods), (3, 1));
    }
}

mod fro_ex_30 {
    use super::*;

    #[test]
    fn thirty_two_workers_and_twenty_four_food() {
        let city = from_step(DayStep::OldHunger, |game| {
            game.round = 6;
            game.population[Citizen::Worker] = 32;
            game.goods[Good::Food] = 24;
        });
        assert_eq!((city.goods[Good::Food], city.hunger), (0, 8));
    }
}

mod fro_ex_31 {
    use super::*;

    #[test]
    fn a_tent_by_night() {
        let beds = |field: Field, heat: u8| {
            city(1)
                .given(|game| {
                    game.put(field, Building::Tent);
                    game.heat = heat;
                })
                .beds()
                .0
        };
        assert_eq!((beds(Field::F0A, 3), beds(Field::F0A, 4)), (0, 2), "yellow reached");
        assert_eq!((beds(Field::N0A, 2), beds(Field::N0A, 3)), (0, 2), "its zone is warm");
    }
}

mod fro_ex_34 {
    use super::*;
    use frostpunk::DuskCard;

    #[test]
    fn cure_three_while_care_is_active() {
        let mut city = dusk(DuskCard::Z013, |game| game.sick = [5, 0, 5].into());
        city.act(A, act("name worker")).act(A, act("name worker")).act(A, act("name child"));
        assert_eq!((*city.sick, city.active_tokens[Token::Care]), ([3, 0, 4], 2));
    }
}

mod fro_ex_35 {
    use super::*;

    #[test]
    fn a_hospital_needs_an_engineer() {
        let mut city = turn(1, |game| {
            game.put(Field::N0A, Building::Hospital);
            game.heat = 3;
            game.sick[Citizen::Worker] = 6;
        });
        city.refused_by(A, act("use worker n0.a"), "FRO-USE-2");
        city.act(A, act("use engineer n0.a")).act(A, act("option 1"));
        assert_eq!(city.sick[Citizen::Worker], 2);
    }
}

mod fro_ex_36 {
    use super::*;

    #[test]
    fn the_health_advisor_in_time() {
        let mut city = from_step(DayStep::Advisor, |game| {
            game.advisors[0] = Some(frostpunk::Advisor::Ad2);
            game.has_mobilised = true;
            game.sick[Citizen::Worker] = 6;
        });
        city.act(A, act("advise AD2"));
        assert_eq!((city.sick[Citizen::Worker], city.grave[Citizen::Worker]), (4, false));
        assert_eq!(city.spent_tokens[Token::Care], 1);
    }
}

mod fro_ex_37 {
    use super::*;
    use frostpunk::{CitizenCard, Pawn};

    #[test]
    fn margaret_ozone_in_the_hospital() {
        let mut city = turn(1, |game| {
            game.give(A, CitizenCard::C21);
            game.put(Field::N0A, Building::Hospital);
            game.heat = 3;
            game.sick[Citizen::Engineer] = 6;
        });
        city.act(A, act("play C21")).act(A, act("option 1"));
        assert_eq!(city.sick[Citizen::Engineer], 3);
        assert_eq!(city.fields[Field::N0A].pawns[0], Some(Pawn::Child));
    }
}

mod fro_ex_39 {
    use super::*;
    use frostpunk::ScenarioCard;

    #[test]
    fn tokens_of_the_first_card() {
        let game = set_up(&Frostpunk::options(1), 1);
        let rounds: Vec<u8> = game
            .activation
            .iter()
            .filter(|token| token.card == ScenarioCard::I01)
            .map(|token| token.round)
            .collect();
        assert_eq!(rounds, [4, 11]);
    }
}

/// A scout one space before the goal of EA01, with open tops and nothing below them.
fn scout_at(space: u8, steps: u8) -> City {
    use frostpunk::{Deck, Expedition, Expeditions, Pawn, Scout};
    after(Op::Scouts(steps), |game| {
        with_routes(game);
        game.expeditions = Expeditions::NONE;
        game.tops[Deck::A] = Some(Expedition::Ea04);
        game.tops[Deck::B] = Some(Expedition::Eb01);
        game.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space });
    })
}

mod fro_ex_40 {
    use super::*;

    #[test]
    fn past_an_a_card_with_a_step_left() {
        let mut city = scout_at(1, 2);
        city.act(A, act("pass"));
        // The first space of EA01, then the second space of EB01.
        assert_eq!(city.routes[0].scout.map(|scout| scout.space), Some(2));
        assert_eq!(city.routes[0].cards.len(), 2);
    }
}

mod fro_ex_41 {
    use super::*;

    #[test]
    fn on_to_a_b_card() {
        let mut city = scout_at(1, 2);
        city.act(A, act("explore")).act(A, act("option 2"));
        assert!(city.routes[0].cards[0].is_black && !city.routes[0].cards[1].is_black);
        assert_eq!(city.routes[0].scout.map(|scout| scout.space), Some(0));
        assert_eq!(city.goods[Good::Food], 8, "nothing yet");
    }
}

mod fro_ex_42 {
    use super::*;

    #[test]
    fn home_from_no_fairy_tale() {
        let mut city = scout_at(1, 1);
        city.act(A, act("explore")).act(A, act("option 1"));
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Food]), (7, 10));
        assert_eq!((city.scouts(), city.routes[0].cards.len()), (0, 2));
        assert!(!city.routes[0].cards[0].is_black);
    }
}

mod fro_ex_43 {
    use super::*;
    use frostpunk::Law;

    #[test]
    fn overcrowded_quarters_and_child_labour() {
        let enact = |law: &str| {
            let mut city = after(Op::EnactLaw { must: true }, |game| {
                game.future_laws = game.future_laws.with(Law::Pr11);
                game.tokens_of(&[(Token::Care, 2, 0), (Token::Anger, 1, 0)]);
            });
            city.act(A, act(&format!("enact {law}"))).chance(chance("token greed"));
            city
        };
        let crowded = enact("PR11");
        assert!(crowded.dusk.open.contains(Law::Pr11), "one of two, nobody knows which");
        let labour = enact("PR01");
        assert_eq!((labour.tokens(Family::Discontent), labour.active_tokens[Token::Care]), (2, 1));
    }
}

mod fro_ex_44 {
    use super::*;

    #[test]
    fn four_posts_and_the_petals_they_reach() {
        let petals = |field: Field| {
            field.neighbors().iter().filter(|other| other.position().is_none()).count()
        };
        assert_eq!([Field::N1A, Field::N0A, Field::N5A, Field::N6A].map(petals), [2, 1, 1, 0]);
    }
}

mod fro_ex_45 {
    use super::*;
    use frostpunk::Position;

    #[test]
    fn a_post_on_a_petal() {
        let around: Vec<Field> = Field::G1.neighbors().iter().collect();
        let tiles = [Position::N1, Position::N2, Position::N3];
        let expected: Vec<Field> = tiles.into_iter().flat_map(Position::fields).collect();
        assert_eq!(around, expected);
    }
}

mod fro_ex_46 {
    use super::*;
    use frostpunk::{Content, Deposit, Options, Position, Positions};
    use table::Edition;

    /// What can be built on two far tiles, with a deposit on the corner of f3.
    fn on(tiles: [Position; 2], deposit: Deposit) -> City {
        let mut city = turn(1, |game| {
            for position in tiles {
                game.open(position);
            }
            game.deposits[deposit] = Positions::only(Position::F3);
            game.goods[Good::Wood] = 9;
            game.goods[Good::Core] = 1;
        });
        city.act(A, act("construct worker"));
        city
    }

    #[test]
    fn a_mine_next_to_its_deposit() {
        let mut city = on([Position::F3, Position::F4], Deposit::Coal);
        city.act(A, act("build coal_mine"));
        assert_eq!(city.fields[Field::F3A].building, Some(Building::CoalMine));
        on([Position::F2, Position::F4], Deposit::Coal).refused_by(
            A,
            act("build coal_mine"),
            "FRO-CONS-7",
        );
        on([Position::F3, Position::F4], Deposit::Wood).refused_by(
            A,
            act("build coal_mine"),
            "FRO-CONS-7",
        );
    }

    #[test]
    fn a_tile_between_wood_and_coal_is_next_to_both() {
        let rim = r#"deposits: edges([("f4", wood), ("f4", coal), ("f6", wood), ("f9", coal)])"#;
        let texts: Vec<String> = <Content as table::Content>::FILES
            .iter()
            .map(|(_, text)| text.replacen("deposits: random", rim, 1))
            .collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let content = Edition::from_texts(&texts).expect("a map with a rich rim");
        for (kind, sites) in
            [("coal_mine", ["lay f4", "lay f9"]), ("wall_drill", ["lay f4", "lay f6"])]
        {
            let options = Options { content, ..Frostpunk::options(1) };
            let mut city = going_on(city_with(&options).given(|game| {
                for position in [Position::F3, Position::F4, Position::F6, Position::F9] {
                    game.open(position);
                }
                game.goods[Good::Wood] = 9;
                game.goods[Good::Core] = 1;
            }));
            city.act(A, act("construct worker")).act(A, act(&format!("build {kind}")));
            assert_eq!(city.legal(A), sites.map(act));
        }
    }
}

mod fro_ex_47 {
    use super::*;

    #[test]
    fn seven_workers_too_many() {
        let mut city = after(Op::Add(frostpunk::Who::Worker, 7), |game| {
            game.population[Citizen::Worker] = 45;
        });
        assert_eq!(city.legal(A), [act("name engineer"), act("name child")]);
        city.act(A, act("name engineer")).act(A, act("name child"));
        assert_eq!(*city.population, [50, 13, 9]);
    }
}

mod fro_ex_48 {
    use super::*;

    #[test]
    fn two_expeditions_in_a_round() {
        let mut city = turn(1, |game| {
            with_routes(game);
            game.put(Field::N0A, Building::ObservationBalloon);
            game.fields[Field::N0A].is_upgraded = true;
        });
        city.act(A, act("scout worker r0")).act(A, act("scout worker r2"));
        assert_eq!(city.scouts(), 2);
    }
}

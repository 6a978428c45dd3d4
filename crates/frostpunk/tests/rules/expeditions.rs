//! Expeditions.

use frostpunk::{
    Building, Citizen, CitizenCard, DayStep, Deck, Expedition, Expeditions, Field, FieldBase,
    Frostpunk, Good, Op, Pawn, Route, RouteCard, Scenario, Scout, Technology, WeatherCard,
    WeatherCards,
};
use table::{Game, Seats, Turn, Viewer};

use crate::position::*;

/// A scout of route 0 at a space, with EA01 on it and EB01, EC01 open on their decks.
fn under_way(game: &mut Frostpunk, space: u8) {
    with_routes(game);
    for (deck, card) in
        [(Deck::A, Expedition::Ea04), (Deck::B, Expedition::Eb01), (Deck::C, Expedition::Ec01)]
    {
        game.expeditions = game.expeditions.without(card);
        game.tops[deck] = Some(card);
    }
    game.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space });
    game.pool[Pawn::Worker] -= 1;
}

/// The scout moves by a card, and the decks hold no more than their tops.
fn march(steps: u8, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    after(Op::Scouts(steps), |game| {
        under_way(game, 0);
        game.expeditions = Expeditions::NONE;
        arrange(game);
    })
}

fn space(city: &City) -> Option<u8> {
    city.routes[0].scout.map(|scout| scout.space)
}

fn cards(city: &City) -> Vec<(Expedition, bool)> {
    city.routes[0].cards.iter().map(|card| (card.card, card.is_black)).collect()
}

mod fro_exp_1 {
    use super::*;

    #[test]
    fn three_routes_from_the_bottom_up() {
        let game = set_up(&Frostpunk::options(1), 2);
        assert_eq!(game.routes.len(), 3);
        for route in &game.routes {
            assert_eq!(route.cards.len(), 1);
            assert_eq!(route.cards[0].card.deck(), Deck::A);
        }
    }
}

mod fro_exp_2 {
    use super::*;

    #[test]
    fn one_space_of_each_card_below_and_all_of_the_top() {
        // EA01 gives one space, EB01 four: the goal is the fifth.
        let two = |steps: u8| march(steps, |game| lay_on_route(game, 0, Expedition::Eb02));
        assert_eq!((space(&two(3)), two(3).legal(A).len()), (Some(3), 0));
        assert_eq!(two(4).legal(A), [act("pass"), act("explore")]);
        // A black card below has no space.
        let black = march(3, |game| {
            game.routes[0].cards[0].is_black = true;
            lay_on_route(game, 0, Expedition::Eb02);
        });
        assert_eq!(black.legal(A), [act("pass"), act("explore")]);
        let left = |steps: u8| two(steps).spaces_left(Route::ALL[0]);
        assert_eq!([1, 2, 3, 4].map(left), [Some(3), Some(2), Some(1), Some(0)]);
        assert_eq!(two(1).spaces_left(Route::ALL[1]), None, "nobody is there");
    }
}

mod fro_exp_3 {
    use super::*;

    #[test]
    fn a_new_scout_stands_on_the_first_space() {
        let mut city = turn(1, |game| {
            with_routes(game);
            game.put(Field::N0A, Building::ObservationBalloon);
        });
        city.act(A, act("scout engineer r1"));
        assert_eq!(city.routes[1].scout, Some(Scout { pawn: Pawn::Engineer, space: 0 }));
    }
}

mod fro_exp_5 {
    use super::*;

    #[test]
    fn scouts_go_as_far_as_the_weather_that_can_come_says() {
        let city = march(1, |game| game.weather_deck = WeatherCards::NONE.with(WeatherCard::W02));
        assert_eq!(city.scout_paces(), [3]);
        let empty = march(1, |game| {
            game.weather_deck = WeatherCards::NONE;
            game.weather_discard = WeatherCards::NONE.with(WeatherCard::W05);
        });
        assert_eq!(empty.scout_paces(), [1], "the discards are the next deck");
    }
}

mod fro_exp_6 {
    use super::*;

    #[test]
    fn passing_lays_the_next_deck_and_the_scout_goes_on() {
        let mut city = march(3, |_| {});
        city.act(A, act("pass"));
        assert_eq!(cards(&city), [(Expedition::Ea01, false), (Expedition::Eb01, false)]);
        assert_eq!(space(&city), Some(2), "on its first space, and one more step");
    }
}

mod fro_exp_7 {
    use super::*;

    #[test]
    fn coming_onto_the_new_card_costs_no_step() {
        let mut city = march(2, |_| {});
        city.act(A, act("pass"));
        assert_eq!(space(&city), Some(1));
    }
}

mod fro_exp_8 {
    use super::*;

    #[test]
    fn an_option_with_a_price_must_be_payable() {
        let explored = |food: u8| {
            let mut city = march(2, |game| {
                game.routes[0].cards.clear();
                lay_on_route(game, 0, Expedition::Ea13);
                game.goods[Good::Food] = food;
            });
            city.act(A, act("explore"));
            city
        };
        let mut city = explored(1);
        assert_eq!(city.legal(A), [act("option 1"), act("option 2")]);
        assert!(cards(&city)[0].1, "its black side is up");
        city.act(A, act("option 2"));
        assert_eq!(city.goods[Good::Food], 0, "paid when it is chosen");
        // Without food the scout returns, and that is no question.
        assert_eq!(explored(0).population[Citizen::Worker], 25);
    }

    #[test]
    fn every_place_lets_the_scout_return() {
        let content = city(1).content();
        for card in Expedition::ALL {
            let options = &content.expedition(card).options;
            let is_free =
                |way: &frostpunk::Way| way.returns && way.cost == frostpunk::Cost::default();
            assert!(options.iter().any(is_free), "{card}");
        }
    }
}

mod fro_exp_9 {
    use super::*;

    #[test]
    fn going_on_gains_nothing_yet_and_ends_the_move() {
        let mut city = march(4, |_| {});
        city.act(A, act("explore")).act(A, act("option 2"));
        assert_eq!(cards(&city), [(Expedition::Ea01, true), (Expedition::Eb01, false)]);
        assert_eq!(space(&city), Some(0), "the black card has no space; two steps are lost");
        assert_eq!((city.goods[Good::Food], city.sick[Citizen::Worker]), (8, 0));
    }
}

/// A scout that went on from EA01 stands at the goal of EB01.
fn far_out(arrange: impl FnOnce(&mut Frostpunk)) -> City {
    let mut city = march(3, |game| {
        game.routes[0].cards[0] =
            RouteCard { card: Expedition::Ea01, is_black: true, way: Some(frostpunk::Nth::N2) };
        game.tops[Deck::B] = None;
        lay_on_route(game, 0, Expedition::Eb01);
        arrange(game);
    });
    city.act(A, act("explore"));
    city
}

mod fro_exp_10 {
    use super::*;

    #[test]
    fn the_return_then_what_was_carried_then_the_bonus() {
        let mut city = far_out(|game| {
            game.active_technologies = game.active_technologies.with(Technology::T05);
        });
        city.act(A, act("option 1"));
        // EB01: a core and two wood; EA01: five food and one ill; T05: a wood and a food.
        assert_eq!((city.goods[Good::Core], city.goods[Good::Wood]), (1, 7));
        assert_eq!((city.goods[Good::Food], city.sick[Citizen::Worker]), (14, 1));
        assert_eq!((city.scouts(), city.pool[Pawn::Worker]), (0, 5));
    }

    #[test]
    fn what_was_chosen_on_the_way_out_is_brought_home() {
        let mut city = march(2, |_| {});
        city.act(A, act("explore")).act(A, act("option 2"));
        let mut city = city.given(|game| {
            game.at(DayStep::DuskEffects);
            game.perform_op(Op::Scouts(3), frostpunk::Context::CARD, &mut table::Silent);
        });
        city.act(A, act("explore")).act(A, act("option 1"));
        // EB01: a core and two wood; EA01, on which the scout went on: five food and one ill.
        assert_eq!((city.goods[Good::Core], city.goods[Good::Wood]), (1, 6));
        assert_eq!((city.goods[Good::Food], city.sick[Citizen::Worker]), (13, 1));
    }
}

mod fro_exp_11 {
    use super::*;

    #[test]
    fn a_new_a_replaces_the_whole_route() {
        let mut city = far_out(|_| {});
        city.act(A, act("option 1"));
        assert_eq!(cards(&city), [(Expedition::Ea04, false)]);
        assert!(city.gone_expeditions.contains(Expedition::Ea01));
        assert!(city.gone_expeditions.contains(Expedition::Eb01));
    }
}

mod fro_exp_12 {
    use super::*;

    #[test]
    fn a_route_that_stays_is_white_again_with_a_new_top() {
        let mut city = march(2, |_| {});
        city.act(A, act("explore")).act(A, act("option 1"));
        assert_eq!(cards(&city), [(Expedition::Ea01, false), (Expedition::Eb01, false)]);
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Food]), (7, 10));
    }

    #[test]
    fn a_price_is_paid_and_what_was_carried_is_brought_once() {
        let mut city = march(3, |game| {
            game.routes[0].cards[0] =
                RouteCard { card: Expedition::Ea01, is_black: true, way: Some(frostpunk::Nth::N2) };
            lay_on_route(game, 0, Expedition::Eb08);
        });
        // EB08: four food for a core, and the route goes on with C.
        city.act(A, act("explore")).act(A, act("option 2"));
        assert_eq!((city.goods[Good::Food], city.goods[Good::Core]), (8 - 4 + 5, 1));
        let white = |card| (card, false);
        assert_eq!(cards(&city), [Expedition::Ea01, Expedition::Eb08, Expedition::Ec01].map(white));
        assert!(city.routes[0].cards.iter().all(|card| card.way.is_none()), "nothing is carried");
    }
}

mod fro_exp_13 {
    use super::*;

    #[test]
    fn who_returns_in_the_weather_phase_acts_in_the_same_round() {
        let mut city = from_step(DayStep::WeatherCard, |game| under_way(game, 1));
        city.chance(chance("weather W05")).act(A, act("explore")).act(A, act("option 1"));
        city.run_chance(table::Seed(3));
        city.act(A, act("no"));
        assert_eq!((city.step, city.pool[Pawn::Worker]), (DayStep::Turn, 5));
    }
}

mod fro_exp_14 {
    use super::*;

    #[test]
    fn removed_cards_make_a_new_deck() {
        let mut city = march(2, |game| {
            game.tops[Deck::B] = None;
            game.gone_expeditions = Expeditions::only(Expedition::Eb05);
        });
        city.act(A, act("pass")).chance(chance("expedition EB05"));
        assert_eq!(cards(&city)[1], (Expedition::Eb05, false));
        assert!(city.gone_expeditions.is_empty());
    }

    #[test]
    fn without_any_nobody_passes_or_goes_on() {
        let city = march(2, |game| game.tops[Deck::B] = None);
        // Exploring is the only choice, and then returning; the return to B becomes a new A.
        assert_eq!((city.scouts(), cards(&city)), (0, vec![(Expedition::Ea04, false)]));
    }
}

mod fro_ruling_26 {
    use super::*;

    #[test]
    fn without_any_a_card_the_route_uses_what_it_has_removed_itself() {
        let city = march(2, |game| {
            game.tops[Deck::B] = None;
            game.tops[Deck::A] = None;
        });
        // The card of the route is removed and thus the new deck A.
        let mut city = city;
        city.chance(chance("expedition EA01"));
        assert_eq!(cards(&city), [(Expedition::Ea01, false)]);
    }
}

mod fro_exp_15 {
    use super::*;

    #[test]
    fn the_tops_lie_open_and_the_next_is_drawn_when_one_is_taken() {
        let mut city = march(2, |game| {
            game.expeditions = Expeditions::only(Expedition::Eb09);
        });
        assert_eq!(city.view(Viewer::Spectator).tops[Deck::B], Some(Expedition::Eb01));
        city.act(A, act("pass"));
        assert_eq!(city.turn(), Turn::Chance);
        city.chance(chance("expedition EB09"));
        assert_eq!(city.tops[Deck::B], Some(Expedition::Eb09));
    }
}

mod fro_exp_16 {
    use super::*;

    #[test]
    fn in_a_turn_the_active_player_decides_and_the_pawn_may_act_again() {
        let mut city = turn(2, |game| {
            under_way(game, 0);
            game.routes[0].scout = None;
            game.put(Field::N0A, Building::ObservationBalloon);
            game.give(B, CitizenCard::C09);
        });
        city.act(A, act("gather worker g1"));
        // C09: two more spaces for every scout, also for the one just sent.
        city.act(B, act("play C09")).act(B, act("scout worker r0"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(B)), "at the goal");
        let pool = city.pool[Pawn::Worker];
        city.act(B, act("explore")).act(B, act("option 1"));
        assert_eq!((city.scouts(), city.pool[Pawn::Worker]), (0, pool + 1));
    }
}

mod fro_ruling_78 {
    use super::*;

    #[test]
    fn each_scout_settles_or_moves_before_the_next() {
        let mut city = going_on(city_of(1, Scenario::Plain).given(|game| {
            game.at(DayStep::WeatherCard);
            under_way(game, 0);
            game.routes[0].base = Some(FieldBase::Fb2);
            game.routes[1].base = Some(FieldBase::Fb1);
            game.routes[1].scout = Some(Scout { pawn: Pawn::Engineer, space: 0 });
        }));
        city.chance(chance("weather W05")).act(A, act("move r0"));
        assert_eq!(city.legal(A), [act("yes"), act("no")]);
        city.act(A, act("yes"));
        assert_eq!((space(&city), city.goods[Good::Wood]), (Some(0), 3), "it stays");
        city.act(A, act("no"));
        assert_eq!(city.routes[1].scout.map(|scout| scout.space), Some(1));
    }
}

mod fro_c_22 {
    use super::*;

    /// A scout on the space of FB2, which costs a wood, when W06 moves it by one.
    fn at_the_base(wood: u8) -> City {
        let mut city = going_on(city_of(2, Scenario::Plain).given(|game| {
            game.at(DayStep::WeatherCard);
            under_way(game, 0);
            game.leader = B;
            game.goods[Good::Wood] = wood;
            game.routes[0].base = Some(FieldBase::Fb2);
        }));
        city.chance(chance("weather W06"));
        city
    }

    #[test]
    fn three_of_four_lie_below_the_routes_of_plain_and_canyon() {
        for scenario in [Scenario::Plain, Scenario::Canyon] {
            let game = set_up(&frostpunk::Options { scenario, ..Frostpunk::options(1) }, 3);
            let bases: frostpunk::FieldBases =
                game.routes.iter().filter_map(|route| route.base).collect();
            assert_eq!((bases.len(), game.field_bases.len()), (3, 1), "{scenario}");
            assert!(game.routes.iter().all(|route| route.cards.len() == 1), "{scenario}");
        }
        assert!(set_up(&Frostpunk::options(1), 3).routes.iter().all(|route| route.base.is_none()));
    }

    #[test]
    fn the_leader_pays_and_the_scout_stays() {
        let mut city = at_the_base(1);
        assert_eq!(city.legal(B), [act("yes"), act("no")]);
        city.act(B, act("yes"));
        assert_eq!((city.goods[Good::Wood], city.counters[frostpunk::Counter::Bases]), (0, 1));
        assert_eq!((space(&city), city.sick[Citizen::Worker]), (Some(0), 1));
    }

    #[test]
    fn or_moves_on_as_it_must_without_wood() {
        let mut city = at_the_base(1);
        city.act(B, act("no"));
        assert_eq!((space(&city), city.routes[0].is_established), (Some(1), false));
        assert_eq!(space(&at_the_base(0)), Some(1));
    }

    #[test]
    fn once_and_it_stays_below_everything() {
        let mut city = at_the_base(2);
        city.act(B, act("yes"));
        let mut city = going_on(city.given(|game| game.at(DayStep::WeatherCard)));
        city.chance(chance("weather W05"));
        assert_eq!(space(&city), Some(1), "it is not asked again");
        // EA02 lies on top and returns to a new A card.
        let mut city = going_on(city.given(|game| {
            game.at(DayStep::DuskEffects);
            game.routes[0].cards[0].card = Expedition::Ea02;
            game.routes[0].cards[0].is_black = true;
            game.ask(frostpunk::Frame::Explored { route: frostpunk::Route::ALL[0] });
        }));
        city.act(B, act("option 1"));
        assert_eq!(cards(&city), [(Expedition::Ea04, false)]);
        assert_eq!(city.routes[0].base, Some(FieldBase::Fb2));
        assert!(city.routes[0].is_established);
    }
}

mod fro_ruling_84 {
    use super::*;

    #[test]
    fn carried_parts_are_resolved_from_the_bottom_up() {
        let carried = |card| RouteCard { card, is_black: true, way: Some(frostpunk::Nth::N2) };
        let mut city = march(3, |game| {
            game.routes[0].cards.clear();
            game.routes[0].cards.push(carried(Expedition::Ea02));
            game.routes[0].cards.push(carried(Expedition::Eb07));
            lay_on_route(game, 0, Expedition::Ec05);
        });
        city.act(A, act("option 1"));
        let gained: Vec<(Good, u8)> = city
            .events()
            .into_iter()
            .filter_map(|event| match event {
                frostpunk::Event::Gained { good, count } => Some((good, count)),
                _ => None,
            })
            .collect();
        // EC05 first, then EA02 (three coal), then EB07 (three wood).
        assert_eq!(gained[3..], [(Good::Coal, 3), (Good::Wood, 3)], "{gained:?}");
    }
}

mod fro_ruling_94 {
    use super::*;
    use frostpunk::{Frame, Nth, Route};

    #[test]
    fn gains_then_the_bonus_then_the_new_card() {
        // The scout of the first route went on from EA04, which moves all scouts, and returns from
        // EA01 to a new card of deck B. The scout of the second route is one step from its goal.
        let mut city = going_on(city(1).given(|game| {
            game.at(DayStep::DuskEffects);
            game.active_technologies = game.active_technologies.with(Technology::T05);
            under_way(game, 2);
            lay_on_route(game, 0, Expedition::Ea05);
            game.routes[0].cards.clear();
            for (card, way) in [(Expedition::Ea04, Some(Nth::N2)), (Expedition::Ea01, None)] {
                game.routes[0].cards.push(RouteCard { card, is_black: true, way });
            }
            game.routes[1].scout = Some(Scout { pawn: Pawn::Worker, space: 1 });
            game.ask(Frame::Explored { route: Route::ALL[0] });
        }));
        city.act(A, act("option 1"));
        // Three wood by now and not the one of T05; the place of the second route is reached.
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Food]), (7, 10));
        assert_eq!(city.legal(A), [act("pass"), act("explore")]);
        city.act(A, act("pass"));
        let top = |city: &City, route: usize| city.routes[route].cards.last().map(|top| top.card);
        assert_eq!(top(&city, 1), Some(Expedition::Eb01), "the old top of deck B");
        city.chance_where(|_| true);
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Food]), (8, 11), "the bonus");
        assert_eq!(city.routes[0].cards.len(), 3);
        assert_ne!(top(&city, 0), Some(Expedition::Eb01));
    }
}

mod fro_c_42 {
    use super::*;

    #[test]
    fn scouts_of_a_carried_part_move_only_others() {
        // EB07, continue: three wood and scouts +1; with EC01 on top the scout returns.
        let mut city = march(3, |game| {
            game.routes[0].cards[0] =
                RouteCard { card: Expedition::Eb07, is_black: true, way: Some(frostpunk::Nth::N2) };
            game.tops[Deck::C] = None;
            lay_on_route(game, 0, Expedition::Ec07);
            game.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space: 1 });
            game.routes[2].scout = Some(Scout { pawn: Pawn::Engineer, space: 0 });
            game.routes[2].cards.clear();
            lay_on_route(game, 2, Expedition::Eb09);
        });
        city.act(A, act("move r0"));
        // EC07 cannot be passed: explored.
        city.act(A, act("option 2"));
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Core]), (7, 2));
        let other = city.routes[2].scout.map(|scout| scout.space);
        assert_eq!(other, Some(4), "one by the carried part, three by the card");
    }
}

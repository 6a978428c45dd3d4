//! What buildings do at the edge of what they can.

use frostpunk::{
    Building, Citizen, CitizenCard, CitizenCards, DayStep, Deck, DuskCard, DuskCards, Expedition,
    Field, FieldState, Frame, Frostpunk, Good, MapGood, Nth, Op, Pawn, Position, Route, RouteCard,
    Scout, Token, Who,
};
use table::Turn;

use crate::position::*;

/// A turn of A with a building on n0.a in the warm.
fn at(kind: Building, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    turn(1, |game| {
        game.put(Field::N0A, kind);
        game.heat = 3;
        arrange(game);
    })
}

/// Whether a worker can use the building on n0.a.
fn is_open(kind: Building, arrange: impl FnOnce(&mut Frostpunk)) -> bool {
    at(kind, arrange).can(A, act("use worker n0.a"))
}

mod fro_bld_1 {
    use super::*;

    #[test]
    fn the_last_three_food_are_enough() {
        let mut city = turn(1, |game| game.goods[Good::Food] = 3);
        city.act(A, act("use worker g2"));
        assert_eq!(city.goods[Good::Food], 0);
    }

    #[test]
    fn not_without_discontent_when_hope_is_full() {
        let cookhouse = |tokens: &[(Token, u8, u8)]| {
            turn(1, |game| game.tokens_of(tokens)).can(A, act("use worker g2"))
        };
        assert!(!cookhouse(&[(Token::Care, 3, 0), (Token::Justice, 3, 0)]));
        assert!(cookhouse(&[(Token::Care, 3, 0), (Token::Justice, 2, 1)]));
        assert!(cookhouse(&[(Token::Care, 3, 0), (Token::Justice, 3, 0), (Token::Fear, 0, 1)]));
    }
}

mod fro_bld_3 {
    use super::*;

    #[test]
    fn all_cubes_if_there_are_fewer_than_five() {
        let mut city = turn(1, |game| game.overload = 4);
        city.act(A, act("use engineer g4"));
        assert_eq!(city.overload, 0);
    }

    #[test]
    fn a_core_takes_all_cubes_of_an_upgraded_generator_too() {
        let mut city = turn(1, |game| {
            game.overload = 10;
            game.is_tower_upgraded = true;
            game.goods[Good::Core] = 1;
        });
        city.act(A, act("use engineer g4")).act(A, act("option 2"));
        assert_eq!((city.overload, city.goods[Good::Core]), (0, 0));
    }
}

mod fro_bld_5 {
    use super::*;

    fn workshop(wood: u8) -> City {
        at(Building::Workshop, |game| {
            for field in [Field::N0B, Field::N1A, Field::N1B] {
                game.put(field, Building::HuntersHut);
            }
            game.fields[Field::N1A].pawns[0] = Some(Pawn::Worker);
            game.goods[Good::Wood] = wood;
        })
    }

    #[test]
    fn the_same_effect_twice_but_no_building_with_a_pawn() {
        let mut city = workshop(2);
        city.act(A, act("use engineer n0.a"));
        assert_eq!(city.legal(A), ["upgrade n0.b", "upgrade n1.b"].map(act));
        city.act(A, act("upgrade n1.b"));
        assert_eq!(city.legal(A), ["upgrade n0.b", "decline"].map(act));
        city.act(A, act("upgrade n0.b"));
        assert_eq!((city.goods[Good::Wood], city.can(A, act("stop"))), (0, true));
    }

    #[test]
    fn one_effect_alone_where_no_second_is_possible_and_none_without_the_first() {
        let mut city = workshop(1);
        city.act(A, act("use engineer n0.a")).act(A, act("upgrade n0.b"));
        assert!(city.can(A, act("stop")), "the last wood is spent");
        assert!(!workshop(0).can(A, act("use engineer n0.a")));
    }
}

mod fro_bld_7 {
    use super::*;

    #[test]
    fn the_last_wood_gives_five_coal_on_the_better_side() {
        let retort = |wood: u8| {
            at(Building::Retort, |game| {
                game.fields[Field::N0A].is_upgraded = true;
                game.goods[Good::Wood] = wood;
            })
        };
        let mut city = retort(1);
        city.act(A, act("use worker n0.a"));
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Coal]), (0, 10));
        retort(0).refused_by(A, act("use worker n0.a"), "FRO-RES-3");
    }
}

mod fro_bld_9 {
    use super::*;

    #[test]
    fn a_post_on_a_petal_reaches_three_tiles_whoever_stands_there() {
        let mut city = turn(1, |game| {
            game.fields[Field::G1] = FieldState::default();
            game.put(Field::G1, Building::GatheringPost);
            game.goods_on(Field::N1A, MapGood::Core, 1);
            game.goods_on(Field::N2B, MapGood::Coal, 3);
            game.goods_on(Field::N3A, MapGood::Tree, 3);
            game.goods_on(Field::N4A, MapGood::Wood, 3);
            game.fields[Field::N1A].pawns[0] = Some(Pawn::Worker);
        });
        city.act(A, act("use worker g1"));
        let goods = [Good::Wood, Good::Coal, Good::Core].map(|good| city.goods[good]);
        assert_eq!(goods, [4, 6, 1], "neither the tree nor what lies on n4");
        assert_eq!(city.fields[Field::N1A].good, None);
    }
}

mod fro_bld_10 {
    use super::*;

    #[test]
    fn automatons_at_work_count() {
        let factory = |pool: u8| {
            at(Building::Factory, |game| {
                game.goods[Good::Core] = 1;
                game.pool[Pawn::Automaton] = pool;
                game.clearing[Pawn::Automaton] = 1;
            })
        };
        assert!(factory(4).can(A, act("use engineer n0.a")), "the sixth");
        factory(5).refused_by(A, act("use engineer n0.a"), "FRO-BLD-10");
    }
}

mod fro_bld_11 {
    use super::*;

    #[test]
    fn its_own_tile_and_on_the_better_side_what_is_adjacent() {
        let reaches = |field: Field, is_upgraded: bool, tree: Field| {
            let city = turn(1, |game| {
                game.fields[Field::G1] = FieldState::default();
                game.put(field, Building::Sawmill);
                game.fields[field].is_upgraded = is_upgraded;
                game.goods_on(tree, MapGood::Tree, 1);
            });
            city.can(A, act(&format!("use worker {field}")))
        };
        assert!(reaches(Field::N0A, false, Field::N0B));
        assert!(!reaches(Field::N0A, false, Field::N1A));
        assert!(reaches(Field::N0A, true, Field::N1A));
        assert!(reaches(Field::N0A, true, Field::N0B));
        assert!(!reaches(Field::N0A, true, Field::N2A), "n2 is not next to n0");
        assert!(!reaches(Field::G1, false, Field::N1A));
        assert!(reaches(Field::G1, true, Field::N1A));
    }
}

mod fro_bld_12 {
    use super::*;

    #[test]
    fn on_the_better_side_four_points_or_one_treatment() {
        let infirmary = |option: &str| {
            let mut city = at(Building::Infirmary, |game| {
                game.fields[Field::N0A].is_upgraded = true;
                game.sick = [6, 1, 1].into();
                game.grave = [false, true, true].into();
            });
            city.act(A, act("use engineer n0.a")).act(A, act(option));
            city
        };
        assert_eq!(*infirmary("option 1").sick, [2, 1, 1], "nobody on the skull side comes to 0");
        let mut treated = infirmary("option 2");
        treated.act(A, act("name child"));
        assert_eq!((*treated.grave, *treated.sick), ([false, true, false], [6, 1, 1]));
        assert!(treated.can(A, act("stop")));
    }
}

mod fro_bld_14 {
    use super::*;

    #[test]
    fn three_fields_or_four_with_coal_or_with_nothing() {
        for (is_upgraded, fields) in [(false, 3), (true, 4)] {
            let mut city = at(Building::CoalThumper, |game| {
                game.fields[Field::N0A].is_upgraded = is_upgraded;
                game.goods_on(Field::N1A, MapGood::Tree, 1);
                game.goods_on(Field::N1B, MapGood::Coal, 5);
                game.goods_on(Field::N11A, MapGood::Wood, 1);
                game.put(Field::N11B, Building::Tent);
                game.goods_on(Field::F0B, MapGood::Coal, 3);
                game.open(Position::F1);
                game.open(Position::F2);
                game.fields[Field::F1A].pawns[0] = Some(Pawn::Worker);
            });
            city.act(A, act("use worker n0.a"));
            let open = ["field f0.a", "field f0.b", "field f1.a", "field f1.b"].map(act);
            assert_eq!(city.legal(A), open);
            for field in ["f1.a", "f0.b", "f0.a", "f1.b"].into_iter().take(fields) {
                city.act(A, act(&format!("field {field}")));
            }
            assert!(city.can(A, act("stop")), "no question after the last field");
            let coal = [Field::F0A, Field::F0B, Field::F1A].map(|field| city.fields[field].count);
            assert_eq!(coal, [3, 5, 3]);
            assert_eq!(city.fields[Field::F1B].count, if is_upgraded { 3 } else { 0 });
        }
    }
}

mod fro_bld_16 {
    use super::*;

    #[test]
    fn a_basic_wall_drill() {
        let mut city = at(Building::WallDrill, |_| {});
        city.act(A, act("use worker n0.a"));
        assert_eq!(city.goods[Good::Wood], 7);
    }

    #[test]
    fn not_with_full_stores() {
        assert!(!is_open(Building::Hothouse, |game| game.goods[Good::Food] = 50));
        let mut city = at(Building::Hothouse, |game| game.goods[Good::Food] = 49);
        city.act(A, act("use worker n0.a"));
        assert_eq!(city.goods[Good::Food], 50);
    }
}

mod fro_bld_17 {
    use super::*;

    #[test]
    fn a_care_house_need_not_spend_the_token() {
        let mut city = at(Building::CareHouse, |game| game.sick[Citizen::Worker] = 7);
        city.act(A, act("use worker n0.a")).act(A, act("option 1"));
        assert_eq!((city.sick[Citizen::Worker], city.active_tokens[Token::Care]), (5, 2));
    }

    #[test]
    fn arena_and_pub_are_closed_where_they_change_nothing() {
        let hope = [(Token::Care, 3, 0), (Token::Justice, 3, 0)];
        assert!(!is_open(Building::FightingArena, |game| game.tokens_of(&hope)));
        assert!(!is_open(Building::PublicHouse, |game| game.tokens_of(&hope)));
        let spent = [(Token::Care, 3, 0), (Token::Justice, 2, 1), (Token::Fear, 0, 1)];
        assert!(is_open(Building::FightingArena, |game| game.tokens_of(&spent)));
        assert!(is_open(Building::PublicHouse, |game| game.tokens_of(&spent)));
    }
}

mod fro_bld_18 {
    use super::*;

    #[test]
    fn a_pit_built_before_anybody_died_has_had_its_time() {
        let mut city = turn(1, |game| {
            game.open(Position::N0);
            game.unlocked = game.unlocked.with(Building::CorpsePit);
            game.deaths = 0;
        });
        city.act(A, act("construct worker")).act(A, act("build corpse_pit"));
        city.act(A, act("field n0.a")).act(A, act("demolish n0.a"));
        let mut city = city.given(|game| game.deaths = 5);
        city.act(A, act("build corpse_pit")).act(A, act("field n0.a"));
        assert_eq!((city.deaths, city.can(A, act("stop"))), (5, true));
    }
}

mod fro_bld_20 {
    use super::*;

    #[test]
    fn the_active_player_sees_a_small_deck_whole_and_may_leave_it() {
        let mut city = turn(2, |game| {
            game.put(Field::N0A, Building::FaithKeepers);
            game.dusk.known = [DuskCard::Z000, DuskCard::Z061].into_iter().collect();
        });
        city.act(A, act("gather worker g1")).act(B, act("use worker n0.a"));
        city.run_chance(table::Seed(1));
        assert_eq!(city.legal(B), ["set-aside Z000", "decline"].map(act));
        city.act(B, act("decline"));
        assert_eq!((city.dusk.known.len(), city.dusk.discard), (2, DuskCards::NONE));
    }
}

mod fro_bld_21 {
    use super::*;

    #[test]
    fn whoever_gathers_beside_it_is_warm_and_so_are_beds_by_night() {
        let mut city = turn(1, |game| {
            game.put(Field::F0A, Building::FieldKitchen);
            game.goods_on(Field::F0B, MapGood::Coal, 2);
            game.put(Field::F1A, Building::Tent);
            game.goods_on(Field::F1B, MapGood::Coal, 2);
        });
        assert_eq!(city.beds(), (0, 0), "the tent of another tile");
        city.act(A, act("gather worker f0.b"));
        assert_eq!(city.sick[Citizen::Worker], 0);
        city.act(A, act("gather worker f1.b"));
        assert_eq!(city.sick[Citizen::Worker], 1);
        let city = city.given(|game| game.put(Field::F0B, Building::Tent));
        assert_eq!(city.beds(), (2, 0));
    }
}

mod fro_bld_22 {
    use super::*;

    #[test]
    fn a_citizen_must_stand_there_and_the_price_is_paid_again() {
        let centre = |pawn: Option<Pawn>, wood: u8| {
            at(Building::PropagandaCentre, |game| {
                game.put(Field::N1A, Building::Retort);
                game.fields[Field::N1A].pawns[0] = pawn;
                game.goods[Good::Wood] = wood;
            })
        };
        for (pawn, wood) in [(None, 4), (Some(Pawn::Automaton), 4), (Some(Pawn::Worker), 0)] {
            assert!(!centre(pawn, wood).can(A, act("use engineer n0.a")), "{pawn:?} {wood}");
        }
        let mut city = centre(Some(Pawn::Child), 1);
        city.act(A, act("use engineer n0.a"));
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Coal]), (0, 9));
    }
}

mod fro_bld_23 {
    use super::*;

    #[test]
    fn spent_tokens_are_silent_already() {
        assert!(!is_open(Building::Agitator, |game| game.tokens_of(&[(Token::Anger, 0, 2)])));
        assert!(is_open(Building::Agitator, |game| game.tokens_of(&[(Token::Anger, 1, 2)])));
    }
}

mod fro_bld_24 {
    use super::*;

    #[test]
    fn four_hunger_or_what_there_is() {
        let mut city = at(Building::Prison, |game| game.hunger = 3);
        city.act(A, act("use worker n0.a"));
        assert_eq!(city.hunger, 0);
        assert!(!is_open(Building::Prison, |game| game.hunger = 0));
    }
}

mod fro_ruling_32 {
    use super::*;

    #[test]
    fn of_two_prisoners_in_the_cold_the_first_falls_ill_first() {
        // Everybody is ill, so each of them is a death with a draw in between.
        let after_the_first = |rules: u32| {
            let city = from_step(DayStep::Prison, |game| {
                game.rules = rules;
                game.put(Field::N0A, Building::Prison);
                game.fields[Field::N0A].pawns = [Some(Pawn::Engineer), Some(Pawn::Worker)];
                game.sick = game.population;
                game.grave = [true, true, true].into();
            });
            assert_eq!(city.turn(), Turn::Chance);
            [Citizen::Worker, Citizen::Engineer].map(|citizen| city.population[citizen])
        };
        assert_eq!(after_the_first(2), [22, 11]);
        assert_eq!(after_the_first(1), [21, 12], "as it was in games of version 1");
    }
}

mod fro_ruling_26 {
    use super::*;

    /// A scout at the place of the eighth card of a route, a B card.
    fn far_out(rules: u32) -> City {
        after(Op::Scouts(1), |game| {
            game.rules = rules;
            for card in &Expedition::ALL[13..21] {
                lay_on_route(game, 0, *card);
            }
            game.expeditions = game.expeditions.without(Expedition::Ec01);
            game.tops[Deck::C] = Some(Expedition::Ec01);
            let path = game.content().expedition(Expedition::Eb07).path;
            game.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space: 7 + path - 2 });
        })
    }

    #[test]
    fn a_route_has_no_end_while_there_are_cards() {
        let mut city = far_out(2);
        assert_eq!(city.legal(A), ["pass", "explore"].map(act));
        city.act(A, act("pass"));
        assert_eq!(city.routes[0].cards.len(), 9);
        assert_eq!(far_out(1).scouts(), 0, "in version 1 it could only explore and come home");
    }
}

mod fro_ruling_84 {
    use super::*;

    #[test]
    fn however_long_the_journey_every_card_brings_its_part() {
        let coal = |cards: usize| {
            let mut city = going_on(city(1).given(|game| {
                game.at(DayStep::DuskEffects);
                let met = |card, way| RouteCard { card, is_black: true, way };
                let went_on = met(Expedition::Ea02, Some(Nth::N2));
                game.routes[0].cards.extend(std::iter::repeat_n(went_on, cards));
                game.routes[0].cards.push(met(Expedition::Ec05, None));
                game.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space: 0 });
                game.ask(Frame::Explored { route: Route::ALL[0] });
            }));
            city.act(A, act("option 1"));
            city.goods[Good::Coal]
        };
        assert_eq!(coal(21) - coal(0), 21 * 3);
    }
}

mod fro_cit_9 {
    use super::*;

    #[test]
    fn an_empty_deck_is_made_anew_when_a_card_must_be_drawn_and_not_before() {
        let drawing = |count: u8, rules: u32| {
            let mut city = after(Op::DrawCitizens(count), |game| {
                game.rules = rules;
                game.citizen_deck = CitizenCards::only(CitizenCard::C02);
                game.citizen_discard = CitizenCards::only(CitizenCard::C03);
            });
            city.chance(chance("citizen C02"));
            city
        };
        let enough = drawing(1, 2);
        assert!(enough.citizen_deck.is_empty());
        assert_eq!(enough.citizen_discard, CitizenCards::only(CitizenCard::C03));
        assert!(drawing(1, 1).citizen_discard.is_empty(), "as it was in games of version 1");
        assert_eq!(drawing(2, 2).possible(), [chance("citizen C03")]);
    }
}

mod fro_ruling_48 {
    use super::*;

    #[test]
    fn flips_are_skipped_when_nobody_is_ill_any_more() {
        let mut city = city(1).given(|game| {
            game.at(DayStep::DuskEffects);
            game.sick[Citizen::Worker] = 1;
            game.grave[Citizen::Worker] = true;
            game.ask(Frame::Flips { citizen: Citizen::Worker, left: 2 });
        });
        city = going_on(city);
        city.chance(chance("citizen C02"));
        assert_eq!((city.deaths, city.grave[Citizen::Worker]), (2, false));
    }
}

mod fro_ruling_57 {
    use super::*;

    #[test]
    fn nobody_joins_a_full_type_and_nobody_leaves_or_dies_of_an_extinct_one() {
        let room = after(Op::Add(Who::Any, 1), |game| game.population[Citizen::Worker] = 50);
        assert_eq!(room.legal(A), ["name engineer", "name child"].map(act));
        for op in [Op::Leave(Who::Any, 1), Op::Die(Who::Any, 1)] {
            let city = after(op, |game| game.population[Citizen::Worker] = 0);
            assert_eq!(city.legal(A), ["name engineer", "name child"].map(act), "{op:?}");
        }
    }

    #[test]
    fn each_unit_is_judged_anew() {
        let mut city = after(Op::Leave(Who::Any, 2), |game| game.population = [1, 3, 0].into());
        city.act(A, act("name worker"));
        assert_eq!(*city.population, [0, 2, 0], "the second can only be an engineer");
    }

    #[test]
    fn a_type_without_a_token_in_the_bank_is_not_named() {
        let city = after(Op::Exhaust(Who::Any, 1), |game| game.exhausted[Citizen::Worker] = 5);
        assert_eq!(city.exhausted[Citizen::Engineer], 1, "the only type that is left");
    }
}

//! Set-up.

use frostpunk::{
    Building, DayStep, Difficulty, Field, Frostpunk, Good, Op, Options, Pawn, Scenario, Society,
    Target,
};
use table::{Game, Seat, Seats, Silent, Turn};

use crate::position::*;

fn usual(players: u8) -> Options {
    Frostpunk::options(players)
}

mod fro_setup_3 {
    use super::*;

    #[test]
    fn the_generator_tile() {
        let city = city(1);
        let kinds = [Field::G0, Field::G2, Field::G4].map(|field| city.fields[field].building);
        let [platform, cookhouse, generator] =
            [Building::Platform, Building::Cookhouse, Building::Generator];
        assert_eq!(kinds, [Some(platform), Some(cookhouse), Some(generator)]);
        assert_eq!(city.fields[Field::G1].resource(), Some((Good::Wood, 5)));
        assert_eq!(city.fields[Field::G5].resource(), Some((Good::Coal, 5)));
    }
}

mod fro_setup_4 {
    use super::*;
    use frostpunk::Deposit::{Coal, Wood};
    use frostpunk::{Position, Positions};

    /// The rim, drawn from corner 4 on.
    fn drawn(tokens: &[&str]) -> City {
        let mut city = City::new(&usual(1));
        city.chance(chance("leader 0")).chance(chance("corner 4"));
        for token in tokens {
            city.chance(chance(&format!("rim {token}")));
        }
        city
    }

    #[test]
    fn clockwise_from_a_corner_until_three_deposits_lie() {
        let city = drawn(&["wood", "blank", "coal", "wood"]);
        assert_eq!(city.deposits[Coal], Positions::only(Position::F0));
        assert_eq!(city.deposits[Wood], [Position::F3, Position::F12].into_iter().collect());
        let is_rim = |outcome: &frostpunk::Outcome| matches!(outcome, frostpunk::Outcome::Rim(_));
        assert!(!city.possible().iter().any(is_rim), "the other tokens leave the game");
    }

    #[test]
    fn of_seven_tokens_each_is_drawn_once() {
        let offered = |tokens: &[&str]| drawn(tokens).possible();
        assert_eq!(offered(&["blank", "blank"]).len(), 3);
        assert_eq!(offered(&["blank", "blank", "blank"]), ["rim wood", "rim coal"].map(chance));
        assert_eq!(offered(&["wood", "wood"]), ["rim blank", "rim coal"].map(chance));
    }
}

mod fro_setup_6 {
    use super::*;
    use frostpunk::{Frame, Ground, Position, Positions};

    #[test]
    fn tiles_at_the_corners_without_a_deposit_with_what_they_show() {
        let mut city = City::new(&usual(1));
        // Before a starting cost takes anything away.
        city.until(table::Seed(3), |game| {
            matches!(game.questions.top(), Some(Frame::DrawRoute { .. }))
        });
        let mut laid = 0;
        for position in Position::ALL {
            let is_due = (0..6).any(|corner| {
                let places = [Position::at_corner(corner), Position::inside_corner(corner)];
                let is_free = |touching: &Positions| !touching.contains(places[0]);
                city.deposits.iter().all(is_free) && places.contains(&position)
            });
            let Ground::Tile(tile) = city.ground[position] else {
                assert!(!is_due, "{position}");
                continue;
            };
            assert!(is_due && tile.is_near() == position.is_near(), "{position}");
            for (field, shown) in
                position.fields().into_iter().zip(city.content().tile(tile).fields)
            {
                let state = &city.fields[field];
                let lies = state.good.map(|good| (good, state.count));
                assert_eq!(lies, shown, "{field}");
            }
            laid += 1;
        }
        assert_eq!((laid, city.tiles.len()), (6, 30 - 6));
    }
}

mod fro_setup_9 {
    use super::*;
    use frostpunk::Technology;

    #[test]
    fn four_technologies_without_the_heat_hub() {
        for seed in 0..20 {
            let game = set_up(&usual(1), seed);
            assert_eq!(game.technologies.len(), 4);
            assert!(!game.technologies.contains(Technology::T09));
        }
        let plain = Options { scenario: Scenario::Plain, ..usual(1) };
        assert!(set_up(&plain, 1).technologies.contains(Technology::T09));
    }
}

mod fro_setup_12 {
    use super::*;

    #[test]
    fn pawns_of_the_population() {
        let city = city(1);
        let pool = [Pawn::Worker, Pawn::Engineer, Pawn::Child].map(|pawn| city.pool[pawn]);
        assert_eq!(pool, [5, 3, 2]);
    }
}

mod fro_setup_14 {
    use super::*;
    use frostpunk::{Family, Frame};

    #[test]
    fn the_first_tokens_are_active() {
        let options = Options { difficulty: Difficulty::Hard, society: Society::Vi, ..usual(2) };
        let mut city = City::new(&options);
        city.until(table::Seed(1), |game| {
            matches!(game.questions.top(), Some(Frame::DrawConsultation { .. }))
        });
        // Discontent 3/2 and hope 2/1: drawn, and active of them.
        for (family, drawn, active) in [(Family::Discontent, 3, 2), (Family::Hope, 2, 1)] {
            let sum: u8 = family.tokens().iter().map(|token| city.active_tokens[*token]).sum();
            assert_eq!((city.tokens(family), sum), (drawn, active), "{family:?}");
        }
    }

    #[test]
    fn from_the_left() {
        let mut city = City::new(&usual(1));
        city.until(table::Seed(1), |game| {
            matches!(game.questions.top(), Some(Frame::DrawStart { left: 2, active: 1, .. }))
        });
        // Discontent 2/1: the first token that is drawn lies left and is active.
        city.chance(chance("token fear")).chance(chance("token greed"));
        let sides = |token| (city.active_tokens[token], city.spent_tokens[token]);
        assert_eq!(sides(frostpunk::Token::Fear), (1, 0));
        assert_eq!(sides(frostpunk::Token::Greed), (0, 1));
    }
}

mod fro_setup_16 {
    use super::*;
    use frostpunk::{Law, Laws};

    #[test]
    fn eight_laws_and_four_others_by_chance() {
        let always: Laws = Law::ALL.into_iter().take(8).collect();
        let mut added = Laws::NONE;
        for seed in 0..8 {
            let game = set_up(&usual(1), seed);
            assert_eq!(game.future_laws.intersection(always), always, "seed {seed}");
            assert_eq!(game.future_laws.len(), 12, "seed {seed}");
            added = added.union(game.future_laws.minus(always));
        }
        assert_eq!(added.len(), 8, "each of the others is in some game");
    }

    #[test]
    fn their_consequences_are_not_in_the_dusk_deck() {
        let dusk = set_up(&usual(1), 7).dusk;
        let in_deck = dusk.known.union(dusk.unread);
        assert!(in_deck.iter().all(|card| card.law().is_none()) && dusk.open.is_empty());
    }
}

mod fro_setup_17 {
    use super::*;

    #[test]
    fn the_first_dusk_card_and_a_consultation() {
        let game = set_up(&usual(1), 7);
        assert!(game.dusk.known.contains(frostpunk::DuskCard::Z000));
        assert_eq!(game.dusk.known.len(), 2);
        assert!(game.dusk.next.is_some());
        assert_eq!(game.dusk.stack.len(), 8);
    }
}

mod fro_setup_20 {
    use super::*;
    use frostpunk::{Advisor, Frame, Outcome};

    #[test]
    fn advisors_are_taken_from_the_leader_on() {
        let mut city = before_advisors(&usual(3));
        for (seat, advisor) in [(1, Advisor::Ad3), (2, Advisor::Ad1), (0, Advisor::Ad4)] {
            assert_eq!(city.turn(), Turn::Decide(Seats::only(Seat::new(seat))));
            city.act(Seat::new(seat), frostpunk::Action::Take(advisor));
        }
        let taken = [Some(Advisor::Ad4), Some(Advisor::Ad3), Some(Advisor::Ad1), None];
        assert_eq!(city.advisors, taken);
    }

    #[test]
    fn or_dealt_at_random_each_once() {
        let mut city = before_advisors(&Options { deal_advisors: true, ..usual(4) });
        for (left, advisor) in [(4, Advisor::Ad3), (3, Advisor::Ad1), (2, Advisor::Ad4)] {
            assert_eq!(city.possible().len(), left);
            city.chance(Outcome::Advisor(advisor));
            assert!(!city.possible().contains(&Outcome::Advisor(advisor)));
        }
        city.chance(Outcome::Advisor(Advisor::Ad2));
        let dealt = [Advisor::Ad2, Advisor::Ad3, Advisor::Ad1, Advisor::Ad4].map(Some);
        assert_eq!(city.advisors, dealt);
    }

    /// A set-up that has come to the advisors, with B as the leader.
    fn before_advisors(options: &Options) -> City {
        let mut city = City::new(options);
        city.chance(Outcome::Leader(B));
        city.until(table::Seed(5), |game| {
            let asked = game.questions.top();
            matches!(asked, Some(Frame::TakeAdvisor { .. } | Frame::DealAdvisor { .. }))
        });
        city
    }
}

mod fro_setup_21 {
    use super::*;

    #[test]
    fn hands_after_one_is_given_up() {
        for (players, cards) in [(1, 6), (2, 5), (3, 4), (4, 3)] {
            let game = set_up(&usual(players), 2);
            let hands: Vec<u32> =
                game.hands[..usize::from(players)].iter().map(|hand| hand.len()).collect();
            assert_eq!(hands, vec![cards; usize::from(players)]);
        }
    }
}

mod fro_setup_22 {
    use super::*;
    use frostpunk::{CitizenCard, Frame};

    #[test]
    fn only_what_can_be_paid_is_given_up() {
        let city = city(1).given(|game| {
            game.at(DayStep::SetUp(12));
            game.goods[Good::Wood] = 0;
            game.give(A, CitizenCard::C02);
            game.give(A, CitizenCard::C11);
            game.ask(Frame::GiveUp { seat: A });
        });
        assert_eq!(city.legal(A), [act("discard C11")]);
    }

    #[test]
    fn two_coal_from_two_map_tiles() {
        use frostpunk::MapGood;
        let city = city(1).given(|game| {
            game.goods_on(Field::N0A, MapGood::Coal, 2);
            game.goods_on(Field::N0B, MapGood::Coal, 2);
        });
        assert!(!city.can_pay_start(CitizenCard::C03), "both lie on one tile");
        let city = city.given(|game| game.goods_on(Field::N1A, MapGood::Coal, 1));
        assert!(city.can_pay_start(CitizenCard::C03));
    }
}

mod fro_setup_24 {
    use super::*;
    use frostpunk::{Citizen, CitizenCard, Frame};

    #[test]
    fn who_can_pay_nothing_gives_up_any_card_and_somebody_falls_ill() {
        let mut city = city(1).given(|game| {
            game.at(DayStep::SetUp(12));
            game.goods[Good::Wood] = 0;
            game.give(A, CitizenCard::C02);
            game.give(A, CitizenCard::C14);
            game.ask(Frame::GiveUp { seat: A });
        });
        assert_eq!(city.legal(A), [act("discard C02"), act("discard C14")]);
        city.act(A, act("discard C14"));
        assert_eq!((city.sick[Citizen::Engineer], city.goods[Good::Wood]), (1, 0));
    }
}

mod fro_setup_26 {
    use super::*;
    use frostpunk::ScenarioCard;

    #[test]
    fn crater_begins_with_its_first_card_and_two_tokens() {
        let game = set_up(&usual(1), 4);
        assert_eq!(game.face_up.iter().collect::<Vec<_>>(), [ScenarioCard::I01]);
        let rounds: Vec<u8> = game.activation.iter().map(|token| token.round).collect();
        assert_eq!(rounds, [4, 11]);
    }
}

mod fro_setup_27 {
    use super::*;

    #[test]
    fn the_leader_is_drawn_first() {
        let mut game = Frostpunk::new(&usual(3)).expect("a city");
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        assert_eq!(outcomes.len(), 3);
        game.resolve(outcomes[1].0, &mut Silent);
        assert_eq!(game.leader, Seat::new(1));
    }
}

mod fro_setup_29 {
    use super::*;

    #[test]
    fn the_first_decision_is_a_turn_of_the_leader() {
        let game = set_up(&usual(2), 9);
        assert_eq!((game.round, game.step), (1, DayStep::Turn));
        assert_eq!(game.turn(), Turn::Decide(Seats::only(game.leader)));
    }
}

mod fro_c_35 {
    use super::*;

    #[test]
    fn every_scenario_starts_with_every_society() {
        for scenario in Scenario::ALL {
            for (index, society) in Society::ALL.into_iter().enumerate() {
                let difficulty = Difficulty::ALL[index % 2];
                let options = Options { scenario, society, difficulty, ..usual(2) };
                let game = set_up(&options, index as u64);
                assert_eq!(game.audit(), Ok(()), "{scenario} {society}");
                assert_eq!((game.round, game.ending), (1, None), "{scenario} {society}");
            }
        }
    }

    #[test]
    fn winterhome_is_given_seven_buildings_and_rubble() {
        let game = set_up(&Options { scenario: Scenario::Winterhome, ..usual(1) }, 1);
        assert_eq!(game.built(Building::Bunkhouse), 3);
        assert_eq!(game.built(Building::HuntersHut), 2);
        let rubble = Field::ALL.iter().filter(|field| game.fields[**field].has_rubble).count();
        assert_eq!(rubble, 18);
        assert_eq!(*game.population, [32, 16, 14]);
    }

    #[test]
    fn tesla_city_has_five_tokens_of_knowledge_and_a_library() {
        let game = set_up(&Options { scenario: Scenario::Tesla, ..usual(1) }, 1);
        assert_eq!((game.knowledge.len(), game.built(Building::Library)), (5, 1));
        assert_eq!(game.discharge.len(), 4);
    }

    #[test]
    fn arks_and_library_can_be_neither_torn_down_nor_destroyed() {
        for (scenario, kind) in
            [(Scenario::Arks, Building::SeedlingArk), (Scenario::Tesla, Building::Library)]
        {
            let city = city_of(1, scenario).given(|game| {
                game.put(Field::N5A, kind);
                game.put(Field::N0A, Building::Steelworks);
            });
            let mut building = going_on(city.clone());
            building.act(A, act("construct worker"));
            building.refused_by(A, act("demolish n5.a"), "FRO-C-35");
            assert!(building.can(A, act("demolish n0.a")), "others may be demolished");
            let destroying = city.given(|game| {
                game.at(DayStep::DuskEffects);
                let op = Op::Destroy(Target::Any, 1);
                game.perform_op(op, frostpunk::Context::CARD, &mut table::Silent);
            });
            destroying.refused_by(A, act("field n5.a"), "FRO-C-35");
            destroying.refused_by(A, act("field g0"), "FRO-BLD-26");
        }
    }

    #[test]
    fn the_arks_stand_and_take_an_automaton_for_five_workers() {
        let game = set_up(&Options { scenario: Scenario::Arks, ..usual(1) }, 1);
        assert_eq!(game.built(Building::SeedlingArk), 2);
        assert_eq!(
            (game.population[frostpunk::Citizen::Worker], game.pool[Pawn::Automaton]),
            (17, 1)
        );
    }
}

mod fro_c_41 {
    use super::*;

    #[test]
    fn at_least_twelve_trees_stand_in_the_grove() {
        for seed in 0..10 {
            let game = set_up(&Options { scenario: Scenario::Grove, ..usual(1) }, seed);
            assert!(game.trees() >= 12, "{}", game.trees());
        }
    }

    #[test]
    fn a_ridge_is_blasted_for_two_coal() {
        use frostpunk::{Ground, Position};
        let mut city = going_on(city_of(1, Scenario::Ridge).given(|game| {
            game.ground[Position::N3] = Ground::Ridge;
            game.ground[Position::F4] = Ground::Ridge;
        }));
        city.act(A, act("construct worker"));
        city.refused_by(A, act("blast f4"), "FRO-C-41");
        let cause = |city: &City, action: &str| city.refusal(A, act(action)).values;
        assert_eq!(cause(&city, "blast f4"), [("cause", "apart".into())]);
        assert_eq!(cause(&city, "blast n0"), [("cause", "no_ridge".into())]);
        let poor = city.clone().given(|game| game.goods[Good::Coal] = 1);
        assert_eq!(cause(&poor, "blast n3"), [("cause", "no_coal".into())]);
        city.act(A, act("blast n3"));
        assert_eq!((city.ground[Position::N3], city.goods[Good::Coal]), (Ground::Snow, 3));
        assert_eq!(city.step, DayStep::Turn, "it was the whole action");
    }

    #[test]
    fn on_the_plain_the_far_zone_needs_a_step_more() {
        let city = city_of(1, Scenario::Plain).given(|game| {
            game.open(frostpunk::Position::F0);
            game.heat = 5;
        });
        assert!(!city.is_zone_warm(Field::F0A));
        assert!(city.given(|game| game.heat = 6).is_zone_warm(Field::F0A));
    }

    #[test]
    fn clearing_snow_lays_one_tile_on_the_ridge_and_three_or_two_on_the_plain() {
        let laid = |scenario: Scenario, land: &str| {
            let mut city = going_on(city_of(1, scenario).given(|game| {
                game.open(frostpunk::Position::N0);
                game.open(frostpunk::Position::N6);
            }));
            let before = city.tiles.len();
            city.act(A, act("clear worker")).act(A, act(land));
            while let Some(lay) = city.legal(A).first().copied()
                && matches!(lay, frostpunk::Action::Lay(_))
            {
                city.act(A, lay);
            }
            city.run_chance(table::Seed(1));
            before - city.tiles.len()
        };
        assert_eq!([laid(Scenario::Ridge, "near"), laid(Scenario::Ridge, "far")], [1, 1]);
        assert_eq!([laid(Scenario::Plain, "near"), laid(Scenario::Plain, "far")], [3, 2]);
        assert_eq!([laid(Scenario::Canyon, "near"), laid(Scenario::Canyon, "far")], [2, 1]);
    }

    #[test]
    fn a_blast_needs_both_coal_and_stands_alone() {
        use frostpunk::{Ground, Position};
        let ridge = |coal: u8| {
            let mut city = going_on(city_of(1, Scenario::Ridge).given(|game| {
                game.ground[Position::N3] = Ground::Ridge;
                game.open(Position::N0);
                game.goods[Good::Coal] = coal;
            }));
            city.act(A, act("construct worker"));
            city
        };
        assert!(ridge(2).can(A, act("blast n3")));
        assert!(!ridge(1).can(A, act("blast n3")));
        let mut begun = ridge(2);
        begun.act(A, act("build tent"));
        if begun.legal(A).contains(&act("field n0.a")) {
            begun.act(A, act("field n0.a"));
        }
        assert!(!begun.can(A, act("blast n3")));
    }

    #[test]
    fn the_trees_of_the_grove() {
        use frostpunk::{MapGood, Positions};
        let game = set_up(&Options { scenario: Scenario::Grove, ..usual(1) }, 4);
        for field in [Field::N0B, Field::N4B, Field::N8B] {
            let state = &game.fields[field];
            assert_eq!((state.good, state.count), (Some(MapGood::Tree), 4), "{field}");
        }
        for position in game.scenario().tiles.intersection(Positions::NEAR).iter() {
            let frostpunk::Ground::Tile(tile) = game.ground[position] else {
                panic!("{position} has no tile");
            };
            for (half, field) in position.fields().into_iter().enumerate() {
                let shows = game.content().tile(tile).fields[half];
                let is_grove = [Field::N0B, Field::N4B, Field::N8B].contains(&field);
                let expected = shows.unwrap_or((MapGood::Tree, 2));
                let state = &game.fields[field];
                // A starting cost may have taken coal away.
                if !is_grove && expected.0 != MapGood::Coal {
                    assert_eq!(
                        (state.good, state.count),
                        (Some(expected.0), expected.1),
                        "{field}"
                    );
                }
            }
        }
    }

    #[test]
    fn full_stores_are_not_enough_without_trees_or_a_plant() {
        use frostpunk::{MapGood, Reason};
        let end = |scenario: Scenario, arrange: &dyn Fn(&mut Frostpunk)| {
            let city = going_on(city_of(1, scenario).given(|game| {
                game.at(DayStep::End);
                game.round = 15;
                game.face_up = game.face_up.with(frostpunk::ScenarioCard::I07);
                game.counters =
                    frostpunk::ByCounter::from_fn(|counter| game.content().counters[counter].max);
                arrange(game);
            }));
            city.ending
        };
        let trees = |count: u8| {
            end(Scenario::Grove, &|game| {
                game.goods_on(Field::N0A, MapGood::Tree, 3);
                game.goods_on(Field::N0B, MapGood::Tree, count - 3);
            })
        };
        assert_eq!([trees(5), trees(6)], [Reason::StoresEmpty, Reason::StormSurvived].map(Some));
        assert_eq!(end(Scenario::Canyon, &|_| {}), Some(Reason::StoresEmpty));
        let plant = end(Scenario::Canyon, &|game| {
            game.put(Field::N0A, Building::VentilationPlant);
        });
        assert_eq!(plant, Some(Reason::StormSurvived));
    }

    #[test]
    fn an_outpost_lets_a_scout_start_on_the_second_space() {
        let sent = |has_outpost: bool| {
            let mut city = going_on(city_of(1, Scenario::Plain).given(|game| {
                with_routes(game);
                game.put(Field::N0A, Building::ObservationBalloon);
                if has_outpost {
                    game.put(Field::F0A, Building::Outpost);
                }
            }));
            city.act(A, act("scout worker r0"));
            city
        };
        let space = |city: &City| city.routes[0].scout.map(|scout| scout.space);
        let without = sent(false);
        assert_eq!(space(&without), Some(0));
        assert!(!without.can(A, act("option 2")), "nobody asks");
        let mut first = sent(true);
        assert_eq!(first.legal(A), [act("option 1"), act("option 2")]);
        let mut second = first.clone();
        first.act(A, act("option 1"));
        second.act(A, act("option 2"));
        assert_eq!([space(&first), space(&second)], [Some(0), Some(1)]);
    }

    #[test]
    fn in_the_dreadnought_round_eleven_brings_nothing() {
        use frostpunk::{Flag, ScenarioCard};
        let begun = set_up(&Options { scenario: Scenario::Dreadnought, ..usual(1) }, 1);
        assert!(begun.flags.contains(Flag::DreadnoughtMap));
        let reached = |scenario: Scenario| {
            let mut game = set_up(&Options { scenario, ..usual(1) }, 1);
            game.at(DayStep::Activation);
            game.round = 11;
            game.resume(&mut Silent);
            assert!(game.activation.iter().all(|token| token.round != 11));
            game.face_up.contains(ScenarioCard::I05)
        };
        assert_eq!([reached(Scenario::Crater), reached(Scenario::Dreadnought)], [true, false]);
    }

    #[test]
    fn a_wreck_is_a_ridge_that_nobody_blasts() {
        use frostpunk::{Ground, Position};
        let mut city = going_on(city_of(1, Scenario::Ridge).given(|game| {
            game.ground[Position::N3] = Ground::Wreck;
            game.ground[Position::N5] = Ground::Ridge;
        }));
        city.act(A, act("construct worker"));
        assert!(city.can(A, act("blast n5")));
        city.refused_by(A, act("blast n3"), "FRO-C-41");
        let begun = set_up(&Options { scenario: Scenario::Dreadnought, ..usual(1) }, 1);
        let is_wreck = |position: &Position| begun.ground[*position] == Ground::Wreck;
        let wrecks: Vec<Position> = Position::ALL.into_iter().filter(is_wreck).collect();
        assert_eq!(wrecks, [Position::F1, Position::F2, Position::F3, Position::F4]);
    }

    #[test]
    fn the_field_base_card_helps_scouts_with_two_bases_and_an_outpost_everybody() {
        use frostpunk::{Counter, ScenarioCard};
        let with = |bases: u8, arrange: &dyn Fn(&mut Frostpunk)| {
            going_on(city_of(1, Scenario::Plain).given(|game| {
                game.face_up = game.face_up.with(ScenarioCard::Fbc);
                game.counters[Counter::Bases] = bases;
                arrange(game);
            }))
        };
        let bonus = |city: &City| {
            city.mods().filter(|modifier| matches!(modifier, frostpunk::Mod::ScoutBonus(_))).count()
        };
        assert_eq!([bonus(&with(1, &|_| {})), bonus(&with(2, &|_| {}))], [0, 1]);
        let used_twice = |has_outpost: bool| {
            let mut city = with(1, &|game| {
                if has_outpost {
                    game.put(Field::F0A, Building::Outpost);
                }
            });
            city.act(A, act("special worker FBC 1")).act(A, act("option 1"));
            city.can(A, act("special worker FBC 1"))
        };
        assert_eq!([used_twice(false), used_twice(true)], [false, true]);
    }
}

mod fro_setup_1 {
    use super::*;
    use frostpunk::{Ground, Positions};

    #[test]
    fn twelve_near_and_eighteen_far_positions_around_the_generator() {
        let game = Frostpunk::new(&usual(1)).expect("a city");
        assert_eq!((Positions::NEAR.len(), Positions::FAR.len()), (12, 18));
        assert!(game.ground.iter().all(|ground| *ground == Ground::Snow));
    }
}

mod fro_setup_2 {
    use super::*;

    #[test]
    fn an_empty_tower_and_an_empty_track() {
        let game = Frostpunk::new(&usual(1)).expect("a city");
        assert_eq!((game.inside, game.overload), (0, 0));
        assert!(!game.is_tower_upgraded && !game.is_overheated && !game.has_failed);
    }
}

mod fro_setup_5 {
    use super::*;

    #[test]
    fn every_tile_of_a_stack_may_lie_on_top() {
        let mut city = turn(1, |_| {});
        city.act(A, act("clear worker")).act(A, act("lay n0")).act(A, act("lay n1"));
        let mut outcomes = Vec::new();
        city.outcomes(&mut outcomes);
        assert_eq!(outcomes.len(), 12);
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    }
}

/// A game whose tiles have been turned up and nothing else.
fn with_tiles(options: &Options, seed: u64) -> City {
    let mut city = City::new(options);
    city.until(table::Seed(seed), |game| matches!(game.step, DayStep::SetUp(5..)));
    city
}

mod fro_setup_7 {
    use super::*;
    use frostpunk::Ground;

    #[test]
    fn food_of_the_first_tiles_is_added() {
        for seed in 0..10 {
            let city = with_tiles(&usual(1), seed);
            let found: u8 = city
                .ground
                .iter()
                .filter_map(|ground| match ground {
                    Ground::Tile(tile) => Some(city.content().tile(*tile).food),
                    _ => None,
                })
                .sum();
            assert_eq!(city.goods[Good::Food], 8 + found);
        }
    }
}

mod fro_ruling_5 {
    use super::*;

    #[test]
    fn the_first_corner_is_drawn() {
        let mut city = City::new(&usual(1));
        city.chance_where(|_| true);
        let mut outcomes = Vec::new();
        city.outcomes(&mut outcomes);
        assert_eq!(outcomes.len(), 6, "one of six corners");
    }
}

mod fro_setup_8 {
    use super::*;
    use frostpunk::Deck;

    #[test]
    fn three_routes_and_three_open_tops() {
        let game = set_up(&usual(1), 4);
        for deck in Deck::ALL {
            assert_eq!(game.tops[deck].map(frostpunk::Expedition::deck), Some(deck));
        }
        let on_routes = game.routes.iter().map(|route| route.cards.len()).sum::<usize>();
        assert_eq!((on_routes, game.expeditions.len()), (3, 34));
    }
}

mod fro_setup_10 {
    use super::*;
    use frostpunk::Citizen;

    #[test]
    fn a_society_card_gives_people_stores_and_tracks() {
        let options = Options { society: Society::Vi, difficulty: Difficulty::Hard, ..usual(1) };
        let game = Frostpunk::new(&options).expect("a city");
        assert_eq!((*game.population, *game.sick), ([15, 11, 6], [1, 1, 0]));
        assert_eq!((game.deaths, game.pool[Pawn::Automaton]), (2, 1));
        assert_eq!((game.goods[Good::Coal], game.goods[Good::Core]), (6, 0));
        assert_eq!(game.pawns(Citizen::Worker), 3);
    }
}

mod fro_c_11 {
    use super::*;

    #[test]
    fn six_societies_on_two_levels() {
        let content = city(1).content();
        for society in Society::ALL {
            let [normal, hard] =
                Difficulty::ALL.map(|difficulty| *content.society(society, difficulty));
            let food = frostpunk::Good::Food;
            assert!(hard.goods[food] < normal.goods[food], "{society}");
            assert!(hard.sick.iter().sum::<u8>() > normal.sick.iter().sum::<u8>(), "{society}");
        }
    }
}

mod fro_setup_11 {
    use super::*;

    #[test]
    fn markers_at_the_start() {
        let game = Frostpunk::new(&usual(1)).expect("a city");
        assert_eq!((*game.population, *game.sick), ([22, 12, 8], [0, 0, 0]));
        assert_eq!(*game.grave, [false, false, false]);
        assert_eq!((game.hunger, game.deaths), (0, 1));
    }
}

mod fro_setup_13 {
    use super::*;

    #[test]
    fn basic_buildings_lie_ready_and_those_of_laws_are_closed() {
        let game = set_up(&usual(1), 1);
        assert!(game.unlocked.is_empty());
        let ready = [
            (Building::Workshop, 2),
            (Building::Retort, 3),
            (Building::HuntersHut, 5),
            (Building::GatheringPost, 4),
            (Building::Tent, 7),
            (Building::House, 7),
            (Building::ChildShelter, 1),
        ];
        for (kind, count) in ready {
            assert_eq!(game.supply[kind], count, "{kind}");
        }
    }

    #[test]
    fn buildings_of_laws_that_are_not_in_the_game_stay_in_the_box() {
        let others = [
            (frostpunk::Law::Pr12, Building::CareHouse),
            (frostpunk::Law::Pr13, Building::FightingArena),
            (frostpunk::Law::Pr14, Building::PublicHouse),
        ];
        let (mut there, mut missing) = (0, 0);
        for seed in 0..6 {
            let game = set_up(&usual(1), seed);
            for (law, kind) in others {
                let is_there = game.future_laws.contains(law);
                let tiles = game.content().buildings[kind].tiles;
                assert_eq!(game.supply[kind], if is_there { tiles } else { 0 }, "{kind}");
                *if is_there { &mut there } else { &mut missing } += 1;
            }
            assert_eq!(game.supply[Building::ChildShelter], 1);
            assert_eq!(game.supply[Building::Temple], 1);
        }
        assert!(there > 0 && missing > 0, "{there} {missing}");
    }
}

mod fro_setup_15 {
    use super::*;

    #[test]
    fn round_one_a_full_morning_deck_and_the_storm_on_nine() {
        let game = set_up(&usual(1), 1);
        assert_eq!((game.round, game.morning_deck.len(), game.storm), (1, 32, Some(9)));
    }
}

mod fro_setup_18 {
    use super::*;

    #[test]
    fn markers_of_the_generator_board() {
        let game = Frostpunk::new(&usual(1)).expect("a city");
        assert_eq!((game.heat, game.cold, game.indicators), (1, 5, [1, 2, 3]));
    }
}

mod fro_ruling_35 {
    use super::*;

    #[test]
    fn twelve_spaces_and_the_tracks_lie_level() {
        assert_eq!(frostpunk::HEAT_TRACK, 12);
        assert_eq!(city(1).content().board.heat_symbols.len(), 12);
        let warm = |heat: u8| city(1).given(|game| game.heat = heat).is_zone_warm(Field::G1);
        assert!(!warm(1) && warm(2), "nothing is heated on the first space");
    }
}

mod fro_setup_19 {
    use super::*;
    use frostpunk::ScenarioCard;

    #[test]
    fn thirteen_weather_cards_and_a_storm_card_face_down() {
        let game = set_up(&usual(1), 1);
        assert_eq!((game.weather_deck.len(), game.weather_discard.len()), (13, 0));
        assert_eq!(game.scenario().storm_card, ScenarioCard::I08);
        assert!(!game.face_up.contains(ScenarioCard::I08));
    }
}

mod fro_setup_28 {
    use super::*;

    #[test]
    fn whoever_holds_which_sheet_the_same_seat_decides() {
        use frostpunk::{Advisor, Context, Op, Who};
        let asked = |step: DayStep, advisors: [Advisor; 2]| {
            let city = going_on(city(2).given(|game| {
                game.advisors = [Some(advisors[0]), Some(advisors[1]), None, None];
                game.at(step);
                if step == DayStep::DuskEffects {
                    game.perform_op(Op::Sick(Who::Any, 1), Context::CARD, &mut Silent);
                }
            }));
            (city.turn(), city.legal(A))
        };
        for step in [DayStep::GeneratorFuel, DayStep::DuskEffects, DayStep::Turn] {
            let one = asked(step, [Advisor::Ad1, Advisor::Ad2]);
            assert_eq!(one, asked(step, [Advisor::Ad4, Advisor::Ad3]), "{step:?}");
            assert_eq!(one.0, Turn::Decide(Seats::only(A)), "{step:?}");
        }
    }
}

mod fro_setup_30 {
    use super::*;

    #[test]
    fn no_steel_in_the_crater() {
        assert_eq!(set_up(&usual(1), 1).goods[Good::Steel], 0);
        let canyon = Options { scenario: Scenario::Canyon, ..usual(1) };
        assert_eq!(set_up(&canyon, 1).goods[Good::Steel], 2);
    }
}

mod fro_ruling_61 {
    use super::*;
    use frostpunk::{Frame, Outcome};

    #[test]
    fn the_leader_is_drawn_first_and_advisors_are_taken_from_the_leader_on() {
        let mut city = City::new(&usual(3));
        city.chance(Outcome::Leader(Seat::new(2)));
        city.until(table::Seed(5), |game| {
            matches!(game.questions.top(), Some(Frame::TakeAdvisor { .. }))
        });
        assert_eq!(city.turn(), Turn::Decide(Seats::only(Seat::new(2))));
        city.act(Seat::new(2), act("take AD1"));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(Seat::new(0))));
        city.refused_by(Seat::new(0), act("take AD1"), "FRO-SETUP-20");
    }

    #[test]
    fn the_owner_answers_for_a_starting_cost() {
        use frostpunk::CitizenCard;
        let city = going_on(city(2).given(|game| {
            game.at(DayStep::SetUp(13));
            game.give(B, CitizenCard::C18);
            game.tokens_of(&[(frostpunk::Token::Care, 1, 0), (frostpunk::Token::Anger, 0, 1)]);
            game.ask(Frame::GiveUp { seat: B });
        }));
        // C18 costs discontent: draw or activate, asked of B and not of the leader.
        assert_eq!(city.legal(B), [act("draw"), act("activate anger")]);
    }

    #[test]
    fn the_leader_places_what_winterhome_gives_and_answers_its_cards() {
        let leader = Seat::new(2);
        let asked = Turn::Decide(Seats::only(leader));
        let mut city = City::new(&Options { scenario: Scenario::Winterhome, ..usual(3) });
        city.chance(Outcome::Leader(leader));
        city.until(table::Seed(5), |game| {
            matches!(game.questions.top(), Some(Frame::Given { .. }))
        });
        assert_eq!(city.turn(), asked);
        // III/01 raises discontent once everybody has given a card up: draw or activate.
        let city = going_on(city.given(|game| {
            game.at(DayStep::SetUp(13));
            game.owner = None;
            game.tokens_of(&[(frostpunk::Token::Care, 1, 0), (frostpunk::Token::Anger, 0, 1)]);
        }));
        assert_eq!(city.turn(), asked);
        assert_eq!(city.legal(leader), [act("draw"), act("activate anger")]);
    }

    #[test]
    fn cards_are_given_up_in_any_order_of_seats_once_each() {
        let mut city = City::new(&usual(3));
        city.until(table::Seed(5), |game| {
            matches!(game.questions.top(), Some(Frame::DrawOrder { .. }))
        });
        let seats = |count: &[u8]| -> Vec<Outcome> {
            count.iter().map(|seat| Outcome::Seat(Seat::new(*seat))).collect()
        };
        assert_eq!(city.possible(), seats(&[0, 1, 2]));
        city.chance(Outcome::Seat(B));
        assert_eq!(city.turn(), Turn::Decide(Seats::only(B)));
        city.until(table::Seed(6), |game| {
            matches!(game.questions.top(), Some(Frame::DrawOrder { .. }))
        });
        assert_eq!(city.possible(), seats(&[0, 2]));
    }
}

mod fro_map_7 {
    use super::*;

    #[test]
    fn a_tile_has_two_fields_and_no_orientation() {
        let city = with_tiles(&usual(1), 3);
        for position in frostpunk::Position::ALL {
            let [a, b] = position.fields();
            let shared = |field: Field| field.neighbors().without(a).without(b);
            assert_eq!(shared(a), shared(b), "both halves have the same neighbors");
        }
        assert_eq!(city.audit(), Ok(()));
    }
}

mod fro_map_8 {
    use super::*;

    #[test]
    fn positions_and_fields_are_named_as_in_the_content() {
        assert_eq!(frostpunk::Position::F17.to_string(), "f17");
        assert_eq!("n3.a".parse(), Ok(Field::N3A));
        assert!("g3".parse::<Field>().is_err(), "the drawer is no field");
    }
}

mod fro_ruling_49 {
    use super::*;

    #[test]
    fn scenarios_name_the_same_positions() {
        let arks = Options { scenario: Scenario::Arks, ..usual(1) };
        let game = set_up(&arks, 1);
        for position in [frostpunk::Position::N3, frostpunk::Position::N9] {
            let building = game.fields[position.fields()[0]].building;
            assert_eq!(building, Some(Building::SeedlingArk));
        }
    }
}

mod fro_ruling_29 {
    use super::*;
    use frostpunk::{Position, Positions};

    #[test]
    fn a_deposit_touches_one_tile() {
        let game = set_up(&usual(1), 4);
        let touching = game.deposits.iter().fold(Positions::NONE, |all, some| all.union(*some));
        assert_eq!(touching.len(), 3, "three deposits, each with a tile of its own");
        assert!((0..6).filter(|at| touching.contains(Position::at_corner(*at))).count() == 3);
    }

    #[test]
    fn outer_edges_of_the_hexagon_and_of_a_narrow_map() {
        let edges = |position: Position| position.outer_edges(Positions::ALL);
        let corners = Position::ALL.into_iter().filter(|position| edges(*position) == 3);
        assert_eq!(corners.collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5].map(Position::at_corner));
        assert!(Positions::NEAR.iter().all(|position| edges(position) == 0));
        assert_eq!((edges(Position::F1), edges(Position::F2)), (2, 2));
        // n3 lies at the rim once f4, f5 and n4 are not on the map, and still touches two petals.
        let gone = [Position::F4, Position::F5, Position::N4].into_iter().collect();
        assert_eq!(Position::N3.outer_edges(Positions::ALL.minus(gone)), 3);
    }
}

mod fro_ruling_53 {
    use super::*;

    /// The entry of a rule.
    fn entry(id: &str) -> &'static str {
        let head = format!("- **FRO-{id}** ");
        let found = Frostpunk::RULES.lines().find(|line| line.starts_with(&head));
        found.unwrap_or_else(|| panic!("FRO-{id} has no entry"))
    }

    #[test]
    fn every_filler_has_an_entry_that_rests_on_no_ruling() {
        let (_, list) = entry("RULING-53").split_once("no other ruling:").expect("a list");
        let fillers: Vec<(&str, &str)> = list
            .trim_end_matches('.')
            .split(", ")
            .map(|filler| filler.trim().split_once(' ').unwrap_or((filler.trim(), "")))
            .collect();
        assert_eq!(fillers.len(), 16, "{fillers:?}");
        for (id, part) in fillers {
            // Of some rules only the part in brackets is ours; the last sentence of TECH-7 has a
            // ruling of its own.
            let is_whole = part.is_empty() && id != "TECH-7";
            assert!(!is_whole || !entry(id).contains("FRO-RULING"), "{id}");
            assert!(part.is_empty() || part.starts_with('('), "{id} {part}");
        }
    }
}

mod fro_ruling_79 {
    use super::*;

    #[test]
    fn rubble_is_drawn_from_what_is_left() {
        let options = Options { scenario: Scenario::Winterhome, ..usual(1) };
        let mut city = City::from(set_up(&options, 1)).given(|game| {
            game.questions.clear();
            game.ask(frostpunk::Frame::DrawRubble);
        });
        let mut outcomes = Vec::new();
        city.outcomes(&mut outcomes);
        assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 18);
        city.chance(chance("rubble DB05"));
        assert_eq!(city.rubble[frostpunk::Rubble::Db05], 0);
    }
}

mod fro_ruling_86 {
    use super::*;
    use frostpunk::{Context, Counter, Op, Reason};

    #[test]
    fn the_last_seedling_is_the_end_at_any_moment() {
        let city = city_of(1, Scenario::Arks).given(|game| {
            game.at(DayStep::DuskEffects);
            game.counters[Counter::Seedlings] = 1;
            game.perform_op(Op::Counter(Counter::Seedlings, -1), Context::CARD, &mut Silent);
        });
        assert_eq!(city.ending, Some(Reason::SeedlingsDead));
    }
}

mod fro_ruling_104 {
    use super::*;
    use frostpunk::{ByCounter, Counter};

    fn counters(difficulty: Difficulty) -> ByCounter<u8> {
        City::new(&Options { scenario: Scenario::Winterhome, difficulty, ..usual(1) }).counters
    }

    #[test]
    fn a_counter_starts_on_hard_where_its_card_says() {
        let [normal, hard] = Difficulty::ALL.map(counters);
        assert_eq!((normal[Counter::Damage], hard[Counter::Damage]), (2, 3));
        for counter in Counter::ALL.into_iter().filter(|counter| *counter != Counter::Damage) {
            assert_eq!(normal[counter], hard[counter], "{counter}");
        }
    }

    #[test]
    fn a_counter_at_its_start_is_not_told() {
        for difficulty in Difficulty::ALL {
            let game =
                set_up(&Options { scenario: Scenario::Winterhome, difficulty, ..usual(1) }, 1);
            let told = game.view(table::Viewer::Spectator).to_string();
            assert!(!told.contains("damage"), "{told}");
        }
    }
}

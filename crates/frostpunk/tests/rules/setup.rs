//! Set-up.

use frostpunk::{
    Building, Difficulty, Field, Frostpunk, Good, Options, Pawn, Scenario, Society, Step,
};
use table::{Game, GameRng, Seat, Seats, Seed, Silent, Turn};

use crate::position::*;

/// Draws and answers at random until the first action phase.
fn set_up(options: &Options, seed: u64) -> Frostpunk {
    let mut game = Frostpunk::new(options).expect("a city");
    let mut rng = GameRng::new(Seed(seed));
    let mut actions = Vec::new();
    while matches!(game.step, Step::SetUp(_)) {
        match game.turn() {
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
            Turn::Over => break,
        }
    }
    game
}

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

    #[test]
    fn three_deposits_on_random_corners() {
        for seed in 0..20 {
            let game = set_up(&usual(1), seed);
            assert_eq!(game.deposits.iter().flatten().count(), 3, "{seed}");
        }
    }
}

mod fro_setup_6 {
    use super::*;
    use frostpunk::{Ground, Position};

    #[test]
    fn tiles_at_the_corners_without_a_deposit() {
        let game = set_up(&usual(1), 3);
        for corner in 0..6 {
            let is_free = game.deposits[corner].is_none();
            for position in [Position::at_corner(corner), Position::inside_corner(corner)] {
                assert_eq!(matches!(game.ground[position], Ground::Tile(_)), is_free, "{position}");
            }
        }
        assert_eq!(game.tiles.len(), 30 - 6);
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
    use frostpunk::Family;

    #[test]
    fn the_first_tokens_are_active() {
        let game =
            set_up(&Options { difficulty: Difficulty::Hard, society: Society::Vi, ..usual(2) }, 1);
        let active = |family: Family| -> u8 {
            family.tokens().iter().map(|token| game.active_tokens[*token]).sum()
        };
        assert!(game.tokens(Family::Hope) >= 2 && active(Family::Hope) >= 1);
        assert!(game.tokens(Family::Discontent) >= 3 && active(Family::Discontent) >= 2);
    }
}

mod fro_setup_16 {
    use super::*;

    #[test]
    fn eight_laws_and_four_more() {
        assert_eq!(set_up(&usual(1), 7).future_laws.len(), 12);
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

    #[test]
    fn advisors_are_taken_from_the_leader_on() {
        let game = set_up(&usual(3), 5);
        assert_eq!(game.advisors.iter().flatten().count(), 3);
        let dealt = set_up(&Options { deal_advisors: true, ..usual(4) }, 5);
        assert_eq!(dealt.advisors.iter().flatten().count(), 4);
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
            game.at(Step::SetUp(12));
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
            game.at(Step::SetUp(12));
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
        assert_eq!((game.round, game.step), (1, Step::Turn));
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
        city.refused_by(A, act("blast f4"), "FRO-CONS-2");
        city.act(A, act("blast n3"));
        assert_eq!((city.ground[Position::N3], city.goods[Good::Coal]), (Ground::Snow, 3));
        assert_eq!(city.step, Step::Turn, "it was the whole action");
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
}

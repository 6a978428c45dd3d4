//! Tesla City: discharge, filters and hubs.

use frostpunk::{Building, DayStep, Field, Frostpunk, Good, Pawn, Scenario};
use table::Silent;

use crate::position::*;

mod fro_c_40 {
    use super::*;
    use frostpunk::{Citizen, Counter, MapGood, Position, Positions};

    fn tesla(arrange: impl FnOnce(&mut Frostpunk)) -> City {
        going_on(city_of(1, Scenario::Tesla).given(|game| {
            game.discharge = Positions::NONE;
            game.knowledge = Positions::NONE;
            arrange(game);
        }))
    }

    #[test]
    fn a_pawn_on_a_discharge_point_makes_one_more_ill() {
        let mut city = tesla(|game| {
            game.goods_on(Field::N0A, MapGood::Coal, 4);
            game.discharge = game.discharge.with(Position::N0);
            game.pool[Pawn::Automaton] = 1;
        });
        city.act(A, act("gather worker n0.a"));
        assert_eq!(city.sick[Citizen::Worker], 2, "cold, and the discharge");
        let city = tesla(|game| {
            game.goods_on(Field::N0A, MapGood::Coal, 4);
            game.discharge = game.discharge.with(Position::N0);
            game.pool[Pawn::Automaton] = 1;
            game.goods[Good::Coal] = 1;
        });
        city.refused_by(A, act("gather automaton n0.a"), "FRO-AUTO-1");
        assert!(city.can(A, act("gather automaton g1")));
    }

    #[test]
    fn felling_a_tree_with_a_card_finds_the_knowledge_of_the_tile() {
        let mut city = tesla(|game| {
            game.goods_on(Field::N0A, MapGood::Tree, 3);
            game.knowledge = game.knowledge.with(Position::N0);
            game.give(A, frostpunk::CitizenCard::C01);
        });
        // There is one tree to fell, so the card says all.
        city.act(A, act("play C01"));
        assert!(city.knowledge.is_empty());
        assert_eq!(city.counters[Counter::Knowledge], 1);
    }

    #[test]
    fn a_filter_takes_the_point_of_its_tile_and_one_next_to_it() {
        let mut city = tesla(|game| {
            for position in [Position::N0, Position::N1, Position::N11] {
                game.open(position);
                game.discharge = game.discharge.with(position);
            }
            game.unlocked = game.unlocked.with(Building::ElectrostaticFilter);
            game.goods[Good::Core] = 1;
        });
        city.act(A, act("construct worker")).act(A, act("build electrostatic_filter"));
        city.act(A, act("field n0.a"));
        assert_eq!(city.legal(A), [act("lay n1"), act("lay n11")]);
        city.act(A, act("lay n11"));
        assert_eq!(city.discharge.iter().collect::<Vec<_>>(), [Position::N1]);
    }

    #[test]
    fn the_first_work_on_a_tile_finds_its_knowledge() {
        let mut city = tesla(|game| {
            game.goods_on(Field::F0A, MapGood::Coal, 4);
            game.knowledge = game.knowledge.with(Position::F0);
        });
        city.act(A, act("gather worker f0.a"));
        assert_eq!((city.counters[Counter::Knowledge], city.knowledge.len()), (1, 0));
    }

    #[test]
    fn a_discharge_point_walks_to_a_tile_without_point_or_filter() {
        let city = going_on(city_of(1, Scenario::Tesla).given(|game| {
            game.at(DayStep::WeatherEffects);
            game.face_up = game.face_up.with(frostpunk::ScenarioCard::Iv04);
            game.discharge = Positions::only(Position::N0);
            for position in [Position::N0, Position::N1, Position::F0] {
                game.open(position);
            }
            game.put(Field::N1A, Building::ElectrostaticFilter);
        }));
        // n1 has a filter, so the point goes to f0 without a question.
        assert_eq!(city.discharge.iter().collect::<Vec<_>>(), [Position::F0]);
    }
}

mod fro_ruling_102 {
    use super::*;
    use frostpunk::{Position, Positions};

    #[test]
    fn on_the_generator_tile_the_decider_names_a_tile_that_its_petal_touches() {
        let mut city = going_on(city_of(1, Scenario::Tesla).given(|game| {
            game.discharge = Positions::NONE;
            for position in [Position::N1, Position::N3, Position::N4] {
                game.open(position);
                game.discharge = game.discharge.with(position);
            }
            game.fields[Field::G1] = frostpunk::FieldState::default();
            game.unlocked = game.unlocked.with(Building::ElectrostaticFilter);
            game.goods[Good::Core] = 1;
        }));
        city.act(A, act("construct worker")).act(A, act("build electrostatic_filter"));
        city.act(A, act("field g1"));
        assert_eq!(city.legal(A), [act("lay n1"), act("lay n3")], "n4 does not touch g1");
        city.act(A, act("lay n3"));
        assert!(!city.discharge.contains(Position::N3) && city.discharge.contains(Position::N1));
    }
}

mod fro_ruling_103 {
    use super::*;
    use frostpunk::{Context, Op, Position, Positions, Target};

    #[test]
    fn neither_a_hub_nor_destruction_finds_knowledge() {
        let start = || {
            city_of(1, Scenario::Tesla).given(|game| {
                game.knowledge = Positions::only(Position::F0);
                game.open(Position::F0);
                game.unlocked = game.unlocked.with(Building::HeatHub);
                game.goods[Good::Core] = 1;
            })
        };
        let mut city = going_on(start());
        city.act(A, act("construct worker")).act(A, act("build heat_hub"));
        assert!(city.hubs.contains(Position::F0), "the one tile there is");
        assert_eq!(city.knowledge.len(), 1);
        let destroyed = start().given(|game| {
            game.at(DayStep::DuskEffects);
            game.fields[Field::F0A].building = Some(Building::Tent);
            game.supply[Building::Tent] -= 1;
            let op = Op::Destroy(Target::Kind(Building::Tent), 1);
            game.perform_op(op, Context::CARD, &mut Silent);
        });
        assert_eq!((destroyed.built(Building::Tent), destroyed.knowledge.len()), (0, 1));
    }
}

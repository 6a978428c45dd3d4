//! Tesla City: discharge, filters and hubs.

use frostpunk::{Building, DayStep, Field, Frostpunk, Good, Pawn, Scenario};
use table::Silent;

use crate::position::*;

mod fro_c_40 {
    use super::*;
    use frostpunk::{
        Citizen, Context, Counter, Flag, MapGood, Op, Position, Positions, ScenarioCard,
    };

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

    /// The discharge points after the weather phase has begun with IV/04 and one point on n0.
    fn shifted(arrange: impl FnOnce(&mut Frostpunk)) -> (Vec<Position>, bool) {
        let city = going_on(city_of(1, Scenario::Tesla).given(|game| {
            game.at(DayStep::WeatherEffects);
            game.face_up = game.face_up.with(ScenarioCard::Iv04);
            game.discharge = Positions::only(Position::N0);
            game.open(Position::N0);
            arrange(game);
        }));
        (city.discharge.iter().collect(), city.flags.contains(Flag::MoveDischarge))
    }

    #[test]
    fn without_a_tile_to_go_to_a_point_stays() {
        assert_eq!(shifted(|_| {}), (vec![Position::N0], false));
        assert_eq!(shifted(|game| game.open(Position::N1)), (vec![Position::N1], false));
    }

    #[test]
    fn grounded_points_stay_until_the_first_storm() {
        let mut city = tesla(|game| {
            game.at(DayStep::DuskEffects);
            game.goods[Good::Wood] = 2;
            game.perform_op(Op::Reveal(ScenarioCard::Iv03), Context::CARD, &mut Silent);
        });
        city.act(A, act("option 1"));
        assert!(city.flags.contains(Flag::Grounded) && city.goods[Good::Wood] == 0);
        let stay = shifted(|game| {
            game.flags = game.flags.with(Flag::Grounded);
            game.open(Position::N1);
        });
        assert_eq!(stay, (vec![Position::N0], false));
        let city = going_on(city_of(1, Scenario::Tesla).given(|game| {
            game.at(DayStep::Storm);
            game.flags = game.flags.with(Flag::Grounded);
            game.storm = Some(1);
        }));
        assert_eq!((city.storms, city.flags.contains(Flag::Grounded)), (1, false));
    }

    #[test]
    fn a_discharge_strikes_who_uses_a_building_and_drains_an_automaton() {
        let city = || {
            tesla(|game| {
                game.put(Field::N0A, Building::GatheringPost);
                game.goods_on(Field::N0B, MapGood::Coal, 5);
                game.discharge = game.discharge.with(Position::N0);
                game.pool[Pawn::Automaton] = 1;
                game.heat = 5;
            })
        };
        let mut warm = city();
        warm.act(A, act("use worker n0.a"));
        assert_eq!(warm.sick[Citizen::Worker], 1, "warm, but struck");
        let mut drained = city();
        let coal = drained.goods[Good::Coal];
        drained.act(A, act("use automaton n0.a"));
        let gained = warm.goods[Good::Coal] - coal;
        assert_eq!(drained.goods[Good::Coal], coal - 2 + gained);
        assert_eq!(drained.sick.iter().sum::<u8>(), 0);
        let mut uncharged = city().given(|game| game.discharge = Positions::NONE);
        uncharged.act(A, act("use automaton n0.a"));
        assert_eq!(uncharged.goods[Good::Coal], coal - 1 + gained);
    }

    #[test]
    fn construction_on_a_charged_tile_strikes_nobody() {
        let mut city = tesla(|game| {
            game.open(Position::N0);
            game.discharge = game.discharge.with(Position::N0);
        });
        city.act(A, act("construct worker")).act(A, act("build tent")).act(A, act("field n0.a"));
        assert_eq!((city.built(Building::Tent), city.sick[Citizen::Worker]), (1, 0));
    }

    #[test]
    fn building_and_demolishing_find_knowledge_and_a_gathering_post_does_not() {
        let knowledge = |city: &City| (city.counters[Counter::Knowledge], city.knowledge.len());
        let mut built = tesla(|game| {
            game.open(Position::F0);
            game.knowledge = game.knowledge.with(Position::F0);
        });
        built.act(A, act("construct worker")).act(A, act("build tent")).act(A, act("field f0.a"));
        assert_eq!(knowledge(&built), (1, 0));
        let mut demolished = tesla(|game| {
            game.put(Field::F0A, Building::Tent);
            game.knowledge = game.knowledge.with(Position::F0);
        });
        demolished.act(A, act("construct worker")).act(A, act("demolish f0.a"));
        assert_eq!(knowledge(&demolished), (1, 0));
        let mut gathered = tesla(|game| {
            game.put(Field::F0A, Building::GatheringPost);
            game.goods_on(Field::F0B, MapGood::Coal, 5);
            game.knowledge = game.knowledge.with(Position::F0);
        });
        gathered.act(A, act("use worker f0.a"));
        assert!(gathered.fields[Field::F0B].count < 5);
        assert_eq!(knowledge(&gathered), (0, 1));
    }
}

mod fro_c_41 {
    use super::*;
    use frostpunk::{Citizen, Context, MapGood, Op, Position, Target};

    fn with_hub(heat: u8) -> City {
        going_on(city_of(1, Scenario::Tesla).given(|game| {
            game.indicators = [9; 3];
            game.heat = heat;
            game.goods_on(Field::F0B, MapGood::Wood, 4);
            game.put(Field::F0A, Building::Tent);
            game.hubs = game.hubs.with(Position::F0);
        }))
    }

    #[test]
    fn from_the_second_space_on_a_hub_warms_its_tile() {
        for (heat, sick) in [(1, 1), (2, 0)] {
            let mut city = with_hub(heat);
            assert_eq!(city.is_zone_warm(Field::F0B), heat >= 2);
            city.act(A, act("gather worker f0.b"));
            assert_eq!(city.sick[Citizen::Worker], sick, "on space {heat}");
        }
    }

    #[test]
    fn its_buildings_are_heated_at_night_too() {
        let places = |heat: u8| {
            let city = with_hub(heat).given(|game| game.at(DayStep::Beds));
            (city.is_heated(Field::F0A), city.beds().0)
        };
        let (is_heated, beds) = places(2);
        assert!(is_heated && beds > 0);
        assert_eq!(places(1), (false, 0));
    }

    #[test]
    fn three_hubs_one_on_a_tile_without_a_free_field() {
        let mut city = going_on(city_of(1, Scenario::Tesla).given(|game| {
            for position in [Position::N0, Position::N1, Position::N2, Position::N3] {
                game.open(position);
            }
            game.goods_on(Field::N0A, MapGood::Coal, 3);
            game.put(Field::N0B, Building::Tent);
            game.unlocked = game.unlocked.with(Building::HeatHub);
            game.goods[Good::Core] = 4;
            game.goods[Good::Wood] = 9;
        }));
        city.act(A, act("construct worker"));
        city.act(A, act("build heat_hub")).act(A, act("lay n0"));
        assert_eq!((city.goods[Good::Core], city.goods[Good::Wood]), (3, 7));
        city.act(A, act("build heat_hub"));
        city.refused_by(A, act("lay n0"), "FRO-C-41");
        city.act(A, act("lay n1")).act(A, act("build heat_hub")).act(A, act("lay n3"));
        let hubs: Vec<Position> = city.hubs.iter().collect();
        assert_eq!(hubs, [Position::N0, Position::N1, Position::N3]);
        city.act(A, act("construct worker"));
        assert!(!city.can(A, act("build heat_hub")), "there are three");
    }

    #[test]
    fn nothing_removes_a_hub() {
        let mut city = with_hub(2);
        city.act(A, act("construct worker")).act(A, act("demolish f0.a"));
        assert!(city.fields[Field::F0A].building.is_none() && city.hubs.contains(Position::F0));
        let city = with_hub(2).given(|game| {
            game.at(DayStep::DuskEffects);
            let op = Op::Destroy(Target::Kind(Building::Tent), 1);
            game.perform_op(op, Context::CARD, &mut Silent);
            let op = Op::Destroy(Target::Kind(Building::HeatHub), 1);
            game.perform_op(op, Context::CARD, &mut Silent);
        });
        assert!(city.fields[Field::F0A].building.is_none() && city.hubs.contains(Position::F0));
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

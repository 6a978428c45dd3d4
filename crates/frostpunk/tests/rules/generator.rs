//! The Generator phase and the tower.

use frostpunk::{Citizen, DayStep, Good, Op, Reason, Scenario};
use table::{Silent, Turn, Viewer};

use crate::position::*;

mod fro_genp_1 {
    use super::*;

    #[test]
    fn fuel_then_cold_then_the_tower_then_the_marker_returns() {
        let mut city = from_step(DayStep::GeneratorFuel, |_| {});
        city.act(A, act("fuel 1"));
        assert_eq!((*city.sick, city.heat, city.turn()), ([1, 1, 1], 2, Turn::Chance));
        city.chance(chance("cubes 1"));
        assert_eq!((city.overload, city.heat, city.inside), (1, 1, 0));
    }
}

mod fro_genp_4 {
    use super::*;

    #[test]
    fn one_cube_less_than_the_space_of_the_marker() {
        let mut city = from_step(DayStep::GeneratorFuel, |_| {});
        city.act(A, act("fuel 3"));
        assert_eq!(city.questions.top(), Some(frostpunk::Frame::DropCubes { cubes: 3 }));
        let city = from_step(DayStep::GeneratorFuel, |game| game.goods[Good::Coal] = 0);
        assert_eq!(city.heat, 1, "without heat nothing is dropped");
        assert_eq!(city.questions.top(), Some(frostpunk::Frame::RevealWeather));
    }
}

mod fro_genp_5 {
    use super::*;

    #[test]
    fn ten_small_spaces_and_the_large_one() {
        let full = after(Op::Overload(1), |game| game.overload = 9);
        assert_eq!((full.overload, full.is_overheated), (10, false));
        let over = after(Op::Overload(5), |game| game.overload = 9);
        assert_eq!((over.overload, over.is_overheated), (0, true));
    }
}

mod fro_genp_6 {
    use super::*;

    #[test]
    fn cubes_of_any_effect_are_checked_at_once() {
        let city = after(Op::Overload(1), |game| game.overload = 10);
        assert!(city.is_overheated && city.has_failed);
        let city = after(Op::Overload(1), |game| {
            game.overload = 10;
            game.is_overheated = true;
        });
        assert_eq!(city.ending, Some(Reason::Explosion));
    }
}

mod fro_ruling_12 {
    use super::*;

    #[test]
    fn only_the_generator_phase_resets_the_heat() {
        let city = after(Op::Overload(3), |game| {
            game.overload = 9;
            game.heat = 4;
        });
        assert_eq!((city.heat, city.cold, city.indicators), (4, 6, [2, 3, 4]));
    }
}

mod fro_ruling_50 {
    use super::*;

    #[test]
    fn the_space_of_the_cold_marker_counts_and_that_of_the_heat_marker_does_not() {
        let city = city(1);
        assert_eq!(*city.symbols(2, 5), [2, 1, 1]);
        assert_eq!(*city.symbols(6, 5), [0, 0, 0], "heat on the space of the cold");
    }
}

mod fro_ruling_58 {
    use super::*;

    #[test]
    fn a_breakdown_on_the_way_does_not_lengthen_the_list() {
        let mut city = from_step(DayStep::GeneratorFuel, |game| {
            game.goods[Good::Coal] = 0;
            game.overload = 9;
            game.population[Citizen::Engineer] = 1;
            game.sick[Citizen::Engineer] = 1;
            game.grave[Citizen::Engineer] = true;
        });
        // The engineer of space 4 dies: C03 overloads by 2, the cold marker moves to 6.
        city.chance(chance("citizen C03"));
        assert_eq!((city.cold, *city.sick), (6, [2, 0, 1]), "space 6 is not on the list");
    }
}

mod fro_tower_2 {
    use super::*;
    use frostpunk::tower::{TOTAL, weights};

    #[test]
    fn each_cube_falls_by_itself() {
        let tower = city(1).content().board.towers[0];
        let table = weights(tower, 1, 1);
        let share = |part: f64| part * f64::from(TOTAL);
        // A resident one falls with 1/7, a dropped one with 2/3.
        let expected = [6.0 / 21.0, 1.0 / 21.0 + 12.0 / 21.0, 2.0 / 21.0].map(share);
        for (weight, expected) in table.iter().zip(expected) {
            assert!((f64::from(*weight) - expected).abs() < 3.0, "{weight} {expected}");
        }
        assert_eq!(table.iter().sum::<u32>(), TOTAL);
    }
}

mod fro_ruling_13 {
    use super::*;

    #[test]
    fn three_cubes_bring_two_on_average_and_fewer_after_the_upgrade() {
        let towers = city(1).content().board.towers;
        let mean = |tower| {
            let table = frostpunk::tower::weights(tower, 0, 3);
            let sum: f64 =
                table.iter().enumerate().map(|(out, weight)| out as f64 * f64::from(*weight)).sum();
            sum / f64::from(frostpunk::tower::TOTAL)
        };
        assert!((mean(towers[0]) - 2.0).abs() < 1e-6);
        assert!((mean(towers[1]) - 1.5).abs() < 1e-6);
    }
}

mod fro_ruling_55 {
    use super::*;

    #[test]
    fn a_drop_is_one_step_with_a_fixed_sum() {
        for (inside, dropped) in [(0, 1), (13, 11), (31, 11)] {
            let city = city(1).given(|game| {
                game.inside = inside;
                game.at(DayStep::Drop);
                game.heat = dropped + 1;
            });
            let mut outcomes = Vec::new();
            going_on(city).outcomes(&mut outcomes);
            let sum: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            assert_eq!(sum, 1 << 30);
        }
    }
}

mod fro_tower_7 {
    use super::*;

    #[test]
    fn an_upgrade_leaves_the_cubes_inside() {
        let mut city = turn(1, |game| {
            game.inside = 7;
            game.goods[Good::Core] = 1;
        });
        let before = city.tower_weights(3);
        city.act(A, act("use engineer g4"));
        assert_eq!((city.inside, city.is_tower_upgraded), (7, true));
        assert_ne!(city.tower_weights(3), before);
    }
}

mod fro_tower_8 {
    use super::*;

    #[test]
    fn everybody_sees_how_many_cubes_are_inside() {
        let city = city(2).given(|game| game.inside = 4);
        assert_eq!(city.view(Viewer::Spectator).inside, 4);
    }
}

mod fro_ruling_101 {
    use super::*;

    #[test]
    fn a_breakdown_in_winterhome_counts_as_one() {
        let city = city_of(1, Scenario::Winterhome).given(|game| {
            game.at(DayStep::DuskEffects);
            game.overload = 10;
            game.perform_op(Op::Overload(1), frostpunk::Context::CARD, &mut Silent);
        });
        assert!(city.has_failed && !city.is_overheated);
        assert!(city.holds(frostpunk::Cond::Failed));
    }
}

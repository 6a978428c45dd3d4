//! The tower.

use frostpunk::{DayStep, Outcome, tower};

use crate::position::*;

fn basic() -> frostpunk::Tower {
    city(1).content().board.towers[0]
}

fn upgraded() -> frostpunk::Tower {
    city(1).content().board.towers[1]
}

mod fro_tower_1 {
    use super::*;

    #[test]
    fn an_empty_tower_at_the_start() {
        let city = city(1);
        assert_eq!((city.inside, city.is_tower_upgraded), (0, false));
    }
}

mod fro_tower_3 {
    use super::*;

    #[test]
    fn two_thirds_of_one_dropped_cube_and_a_half_after_the_upgrade() {
        let share = |tower| tower::weights(tower, 0, 1)[1] as f64 / f64::from(tower::TOTAL);
        assert!((share(basic()) - 2.0 / 3.0).abs() < 1e-8);
        assert!((share(upgraded()) - 0.5).abs() < 1e-8);
    }
}

mod fro_tower_4 {
    use super::*;

    #[test]
    fn without_a_drop_nothing_falls() {
        assert_eq!(tower::weights(basic(), 5, 0).as_slice(), [tower::TOTAL]);
        let city = from_step(DayStep::Drop, |game| game.heat = 1);
        assert_eq!((city.heat, city.inside), (1, 0));
    }
}

mod fro_tower_5 {
    use super::*;

    #[test]
    fn cubes_are_conserved() {
        let mut city = from_step(DayStep::Drop, |game| {
            game.heat = 4;
            game.inside = 2;
        });
        city.chance(Outcome::Cubes(4));
        assert_eq!((city.inside, city.overload), (1, 4));
    }
}

mod fro_tower_6 {
    use super::*;

    #[test]
    fn the_weights_of_the_table() {
        let check = |tower, inside, dropped, expected: &[u32]| {
            let weights = tower::weights(tower, inside, dropped);
            assert_eq!(weights.iter().sum::<u32>(), tower::TOTAL);
            assert_eq!(&weights[..expected.len()], expected, "{inside} {dropped}");
            assert!(weights[expected.len()..].iter().all(|weight| *weight == 0));
        };
        check(basic(), 0, 3, &[39_768_216, 238_609_295, 477_218_588, 318_145_725]);
        check(
            basic(),
            3,
            2,
            &[50_331_648, 251_658_240, 419_430_400, 270_299_592, 74_565_404, 7_456_540],
        );
        check(
            upgraded(),
            4,
            2,
            &[207_360_000, 470_016_000, 323_481_600, 66_600_960, 6_025_216, 253_952, 4_096],
        );
        check(
            upgraded(),
            9,
            1,
            &[399_674_025, 519_576_233, 135_889_167, 17_230_391, 1_305_602, 64_243, 2_117, 46],
        );
    }

    #[test]
    fn a_drop_is_one_chance_step_with_these_weights() {
        let city = from_step(DayStep::Drop, |game| game.heat = 4);
        let mut outcomes = Vec::new();
        table::Game::outcomes(city.state(), &mut outcomes);
        assert_eq!(outcomes[0], (Outcome::Cubes(0), 39_768_216));
        assert_eq!(outcomes.len(), 4);
    }
}

mod fro_tower_9 {
    use super::*;

    #[test]
    fn a_breakdown_does_not_empty_the_tower() {
        let mut city = from_step(DayStep::Drop, |game| {
            game.heat = 4;
            game.inside = 3;
            game.overload = 10;
        });
        city.chance(Outcome::Cubes(1));
        assert_eq!((city.is_overheated, city.overload, city.inside), (true, 0, 5));
    }
}

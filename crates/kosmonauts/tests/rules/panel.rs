//! Panel arithmetic.

use kosmonauts::Direction::{self, *};
use kosmonauts::{Card, Cubes, Hex, Panel, Status, Wind};

use crate::position::*;

/// White's panel after this order, given in flight with a full tank.
#[track_caller]
fn after(panel: &[(Direction, u16)], order: &str) -> Panel {
    let mut table = in_flight(panel, tank(6, 4));
    table.orders(&[order, "order nothing"]);
    table.ships[0].panel
}

/// A panel on which these cubes were placed one direction after another.
fn placed(sides: &[(Direction, Cubes)]) -> Panel {
    let mut panel = Panel::default();
    for (direction, cubes) in sides {
        panel.place(*direction, *cubes);
    }
    panel
}

mod kos_panel_1 {
    use super::*;

    #[test]
    fn the_thrust_of_a_direction_is_normal_plus_twice_super() {
        let side = after(&[(E, 2)], "order E E*").cubes(E);
        assert_eq!((side, side.thrust()), (cubes(3, 1), 5));
    }

    #[test]
    fn any_number_of_cubes_may_lie_on_a_direction() {
        assert_eq!(after(&[(SW, 40)], "order SW SW SW*").cubes(SW), cubes(42, 1));
    }
}

mod kos_panel_2 {
    use super::*;

    #[test]
    fn opposite_directions_cancel_and_no_others() {
        for a in Direction::ALL {
            for b in Direction::ALL {
                let is_opposite =
                    matches!((a, b), (E, W) | (W, E) | (NE, SW) | (SW, NE) | (NW, SE) | (SE, NW));
                let panel = after(&[(a, 1)], &format!("order {b}"));
                assert_eq!(panel.is_empty(), is_opposite, "{a} and {b}");
            }
        }
    }
}

mod kos_panel_3 {
    use super::*;

    #[test]
    fn a_super_cube_neutralizes_two_normal_cubes() {
        assert!(after(&[(E, 2)], "order W*").is_empty());
    }

    #[test]
    fn a_super_cube_moves_the_ship_as_far_as_two_normal_cubes() {
        for order in ["order NE*", "order NE NE"] {
            let mut table = in_flight(&[], tank(6, 4));
            table.orders(&[order, "order nothing"]).act(WHITE, act("fly"));
            assert_eq!(table.ships[0].status, Status::Flying(Hex::new(8, -5)), "{order}");
        }
    }
}

mod kos_panel_4 {
    use super::*;

    #[test]
    fn an_order_takes_equal_thrust_from_both_sides() {
        let panel = after(&[(SE, 2)], "order NW SW*");
        assert_eq!(panel, placed(&[(SE, cubes(1, 0)), (SW, cubes(0, 1))]));
    }

    #[test]
    fn a_wind_takes_equal_thrust_from_both_sides() {
        let mut table = chosen(2, Card::SolarWind(Wind::Strong, E), |game| {
            game.flying(WHITE, (6, -3), &[(W, 1)]);
        });
        table.act(WHITE, act("accept"));
        assert_eq!(table.ships[0].panel, placed(&[(E, cubes(1, 0))]));
    }
}

mod kos_panel_5 {
    use super::*;

    #[test]
    fn half_a_super_cube_is_left_as_a_normal_cube_on_its_side() {
        let panel = placed(&[(E, cubes(0, 1)), (W, cubes(1, 0))]);
        assert_eq!((panel.cubes(E), panel.cubes(W)), (cubes(1, 0), cubes(0, 0)));
        let panel = placed(&[(E, cubes(1, 0)), (W, cubes(0, 2))]);
        assert_eq!((panel.cubes(E), panel.cubes(W)), (cubes(0, 0), cubes(1, 1)));
    }
}

mod kos_panel_6 {
    use super::*;

    #[track_caller]
    fn check(one: (u16, u16), other: (u16, u16), left: (u16, u16)) {
        let [one, other, left] = [one, other, left].map(|(n, s)| cubes(n, s));
        let panel = placed(&[(NW, one), (SE, other)]);
        assert_eq!((panel.cubes(NW), panel.cubes(SE)), (left, cubes(0, 0)));
        let mirrored = placed(&[(NW, other), (SE, one)]);
        assert_eq!((mirrored.cubes(NW), mirrored.cubes(SE)), (cubes(0, 0), left));
    }

    #[test]
    fn super_cubes_go_in_pairs_first() {
        check((1, 2), (0, 1), (1, 1));
    }

    #[test]
    fn normal_cubes_go_in_pairs_next() {
        check((3, 1), (2, 0), (1, 1));
    }

    #[test]
    fn then_a_super_cube_goes_with_two_normal_cubes() {
        check((0, 3), (4, 0), (0, 1));
        check((5, 0), (0, 2), (1, 0));
    }

    #[test]
    fn at_last_a_normal_cube_halves_a_super_cube() {
        check((0, 3), (3, 0), (1, 1));
    }

    #[test]
    fn the_larger_side_keeps_the_difference_of_the_thrusts() {
        for n in 0..625 {
            let [a, b] = [cubes(n % 5, n / 5 % 5), cubes(n / 25 % 5, n / 125)];
            let panel = placed(&[(E, a), (W, b)]);
            let (left_a, left_b) = (panel.cubes(E).thrust(), panel.cubes(W).thrust());
            assert_eq!(left_a, a.thrust().saturating_sub(b.thrust()), "{a:?} against {b:?}");
            assert_eq!(left_b, b.thrust().saturating_sub(a.thrust()), "{a:?} against {b:?}");
        }
    }
}

mod kos_panel_7 {
    use super::*;

    #[test]
    fn neutralized_fuel_does_not_return_to_the_tank() {
        let mut table = in_flight(&[(W, 2)], tank(5, 1));
        table.orders(&["order E E", "order nothing"]);
        assert!(table.ships[0].panel.is_empty());
        assert_eq!(table.ships[0].tank, tank(3, 1));
    }
}

mod kos_panel_8 {
    use super::*;

    #[test]
    fn east_and_northwest_are_not_merged_into_northeast() {
        let panel = after(&[(E, 1)], "order NW");
        assert_eq!([E, NW, NE].map(|d| panel.cubes(d).thrust()), [1, 1, 0]);
    }

    #[test]
    fn three_directions_in_balance_all_stay() {
        let panel = after(&[(E, 1)], "order NW SW");
        assert_eq!([E, NW, SW].map(|d| panel.cubes(d).thrust()), [1, 1, 1]);
    }
}

mod kos_panel_9 {
    use super::*;

    #[test]
    fn three_signed_numbers_give_the_movement() {
        for n in 0..125_i32 {
            let axes = [n % 5 - 2, n / 5 % 5 - 2, n / 25 - 2];
            let sides = [(E, W), (NE, SW), (NW, SE)].into_iter().zip(axes).map(|(axis, thrust)| {
                let direction = if thrust < 0 { axis.1 } else { axis.0 };
                (direction, cubes(thrust.unsigned_abs() as u16, 0))
            });
            let velocity = placed(&sides.collect::<Vec<_>>()).velocity();
            let [east, northeast, northwest] = axes;
            assert_eq!((velocity.q, velocity.r), (east + northeast, -northeast - northwest));
        }
    }

    #[test]
    fn the_kind_of_the_cubes_makes_no_difference() {
        let fly = |order| {
            let mut table = in_flight(&[(NW, 1)], tank(6, 4));
            table.orders(&[order, "order nothing"]).act(WHITE, act("fly"));
            table.ships[0].status
        };
        assert_eq!(fly("order E E"), fly("order E*"));
    }
}

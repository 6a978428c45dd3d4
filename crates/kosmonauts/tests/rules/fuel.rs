//! Refueling on a body.

use kosmonauts::Direction::SE;
use kosmonauts::{Body, Card, Phase, TANK_SLOTS, Tank};

use crate::position::*;

/// White's tank after a refueling stop that began with this one.
#[track_caller]
fn refueled(before: Tank) -> Tank {
    let mut table = table(2).given(|game| game.ships[0].tank = before);
    table.no_orders();
    table.ship(WHITE).tank
}

mod kos_fuel_1 {
    use super::*;

    #[test]
    fn a_ship_that_stayed_gets_one_super_fuel_and_fills_up_with_normal_fuel() {
        assert_eq!(refueled(tank(0, 0)), tank(9, 1));
        assert_eq!(refueled(tank(5, 1)), tank(8, 2));
    }

    #[test]
    fn a_flying_ship_gets_nothing() {
        let mut table = flight((8, -1), &[]).given(|game| game.ships[0].tank = tank(5, 1));
        table.act(WHITE, act("fly"));
        assert_eq!(table.ship(WHITE).tank, tank(5, 1));
    }
}

mod kos_fuel_2 {
    use super::*;

    #[test]
    fn a_full_tank_exchanges_one_normal_fuel() {
        assert_eq!(refueled(tank(8, 2)), tank(7, 3));
    }
}

mod kos_fuel_3 {
    use super::*;

    #[test]
    fn a_fifth_super_fuel_is_never_gained() {
        assert_eq!(refueled(tank(2, 4)), tank(6, 4));
        assert_eq!(refueled(tank(6, 4)), tank(6, 4));
    }
}

mod kos_fuel_4 {
    use super::*;

    /// KOS-FUEL-1 to KOS-FUEL-3 word by word.
    fn step_by_step(mut tank: Tank) -> Tank {
        if tank.super_fuel < 4 {
            if tank.total() == TANK_SLOTS {
                tank.normal -= 1;
            }
            tank.super_fuel += 1;
        }
        while tank.total() < TANK_SLOTS {
            tank.normal += 1;
        }
        tank
    }

    #[test]
    fn the_closed_form_agrees_with_the_steps_for_every_tank() {
        for super_fuel in 0..=4 {
            for normal in 0..=10 - super_fuel {
                let before = tank(normal, super_fuel);
                assert_eq!(before.refueled(), step_by_step(before), "{before}");
            }
        }
    }
}

mod kos_fuel_5 {
    use super::*;

    #[test]
    fn every_body_refuels_a_ship_without_asking_and_again() {
        for body in Body::ALL {
            let mut table = table(2).given(|game| game.landed(WHITE, body).tank = tank(0, 0));
            table.no_orders();
            assert_eq!(table.phase, Phase::ChooseEvent);
            assert_eq!(table.ship(WHITE).tank, tank(9, 1), "{body}");
            table.event(Card::Boosters).no_orders();
            assert_eq!(table.ship(WHITE).tank, tank(8, 2), "{body}");
        }
    }
}

mod kos_fuel_6 {
    use super::*;

    #[test]
    fn a_refueling_stop_brings_no_shields() {
        let mut table = table(2).given(|game| game.ships[0].shields = 1);
        table.no_orders();
        assert_eq!(table.ship(WHITE).shields, 1);
    }

    #[test]
    fn a_landing_brings_no_shields() {
        let mut table = flight((8, -1), &[(SE, 1)]).given(|game| game.ships[0].shields = 1);
        table.act(WHITE, act("fly")).act(WHITE, act("land saturn"));
        assert_eq!(table.ship(WHITE).shields, 1);
    }

    #[test]
    fn a_refueling_event_brings_no_shields() {
        let mut table = event_table(2, Card::Refueling).given(|game| game.ships[0].shields = 1);
        table.act(WHITE, act("choose EV-REFUEL")).act(WHITE, act("accept"));
        assert_eq!(table.ship(WHITE).shields, 1);
    }
}

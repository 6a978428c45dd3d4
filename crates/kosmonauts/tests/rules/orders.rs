//! Phase 2.

use crate::position::*;

mod kos_ord_3 {
    use super::*;

    #[test]
    fn cubes_that_are_not_in_the_tank_cannot_be_placed() {
        let table = table(2).given(|game| game.ships[0].tank = tank(1, 0));
        table.refused_by(WHITE, act("order E E"), "KOS-ORD-3");
        table.refused_by(WHITE, act("order E*"), "KOS-ORD-3");
        assert!(table.can(WHITE, act("order E")));
    }

    #[test]
    fn fuel_of_a_shield_converted_in_the_same_order_counts() {
        let table = table(2).given(|game| game.ships[0].tank = tank(1, 0));
        assert!(table.can(WHITE, act("order E E E shield")));
    }
}

//! Icebreakers.

use antarctica::{Mark, Phase, Ship, ShipyardCard};

use crate::position::*;
use crate::sun::visited_with_icebreaker;

mod ant_ice_1 {
    use super::*;

    #[test]
    fn it_is_laid_where_the_own_ship_is_second() {
        let mut table = arrived(3, z(3), |game| game.give(A, ShipyardCard::Icebreaker));
        table.act(A, act("play icebreaker"));
        table.refused_by(A, act("lay z4"), "ANT-ICE-1");
        table.refused_by(A, act("end"), "ANT-ICE-1");
        table.act(A, act("lay z3"));
        assert_eq!(table.zone(z(3)).icebreakers, [1, 0, 0, 0]);
    }

    #[test]
    fn it_cannot_be_played_without_such_a_zone() {
        let table = arrived(3, z(6), |game| game.give(A, ShipyardCard::Icebreaker));
        table.refused_by(A, act("play icebreaker"), "ANT-ICE-1");
    }
}

/// A's ships are first and second in the Sun zone.
fn both_of_a() -> Table {
    table(3).given(|game| {
        game.clear(z(2));
        game.zones[z(2)].queue.join(Ship::new(A).with(Mark::Active));
        game.zones[z(2)].queue.join(Ship::new(A).with(Mark::Second));
        game.give(A, ShipyardCard::Icebreaker);
        game.give(A, ShipyardCard::Icebreaker);
    })
}

mod ant_ice_2 {
    use super::*;

    #[test]
    fn in_the_sun_zone_for_the_recorded_second_ship_while_the_first_acts() {
        let mut table = both_of_a();
        table.act(A, act("move z3")).act(A, act("play icebreaker"));
        assert!(table.can(A, act("lay z2")));
    }

    #[test]
    fn not_for_a_ship_that_only_became_second() {
        let mut table = table(3).given(|game| {
            game.zones[z(2)].queue.join(Ship::new(B).with(Mark::Second));
            game.ship(A, z(2));
            game.give(A, ShipyardCard::Icebreaker);
        });
        table.act(A, act("move z3")).act(A, act("play icebreaker"));
        table.refused_by(A, act("lay z2"), "ANT-ICE-2");
    }

    #[test]
    fn not_during_the_turn_of_the_second_ship() {
        let mut table = both_of_a().given(|game| {
            game.zones[z(2)].icebreakers = [1, 0, 0, 0].into();
            game.ship(A, z(2));
        });
        table.act(A, act("move z6")).act(A, act("end")).act(A, act("use"));
        table.act(A, act("move z3")).act(A, act("play icebreaker"));
        table.refused_by(A, act("lay z2"), "ANT-ICE-2");
    }
}

mod ant_ice_3 {
    use super::*;

    #[test]
    fn several_may_lie_in_one_zone_and_stay() {
        let mut table = arrived(3, z(3), |game| {
            game.zones[z(3)].icebreakers = [1, 2, 0, 0].into();
            game.give(A, ShipyardCard::Icebreaker);
        });
        table.act(A, act("play icebreaker")).act(A, act("lay z3")).act(A, act("end"));
        assert_eq!(table.zone(z(3)).icebreakers, [2, 2, 0, 0]);
    }
}

mod ant_ice_4 {
    use super::*;

    #[test]
    fn the_owner_of_the_second_ship_uses_it_or_leaves_it() {
        let mut table = visited_with_icebreaker();
        table.act(A, act("move z6")).act(A, act("end"));
        table.refused_by(B, act("end"), "ANT-ICE-4");
        let mut kept = table.clone();
        kept.act(B, act("keep"));
        assert_eq!((kept.zone(z(2)).icebreakers[B], kept.sun), (1, z(3)));
        table.act(B, act("use"));
        assert_eq!((table.zone(z(2)).icebreakers[B], table.sun), (0, z(2)));
        assert_eq!((table.phase, table.decider()), (Phase::Destination, Some(B)));
    }

    #[test]
    fn one_of_several_is_removed_and_none_of_another_owner() {
        let mut table = visited_with_icebreaker()
            .given(|game| game.zones[z(2)].icebreakers = [1, 2, 0, 0].into());
        table.act(A, act("move z6")).act(A, act("end")).act(B, act("use"));
        assert_eq!(table.zone(z(2)).icebreakers, [1, 1, 0, 0]);
    }

    #[test]
    fn an_icebreaker_of_somebody_else_does_not_help() {
        let mut table = visited_with_icebreaker()
            .given(|game| game.zones[z(2)].icebreakers = [0, 0, 1, 0].into());
        table.act(A, act("move z6")).act(A, act("end"));
        assert_eq!(table.sun, z(3));
    }
}

mod ant_ice_5 {
    use super::*;

    #[test]
    fn the_turn_is_a_full_one_and_leaves_the_sun_zone() {
        let mut table = visited_with_icebreaker();
        table.act(A, act("move z6")).act(A, act("end")).act(B, act("use"));
        table.refused_by(B, act("move z2"), "ANT-MOVE-1");
        table.act(B, act("discard-cube")).act(B, act("move z7"));
        assert!(table.can(B, act("build-with-card basic")));
    }
}

mod ant_ice_6 {
    use super::*;

    #[test]
    fn a_front_ship_acts_without_it() {
        let mut table = arrived(3, z(6), |game| game.zones[z(3)].icebreakers = [0, 1, 0, 0].into());
        table.act(A, act("end"));
        assert_eq!((table.phase, table.decider()), (Phase::Destination, Some(B)));
        table.act(B, act("move z6")).act(B, act("end"));
        assert_eq!(table.zone(z(3)).icebreakers[B], 1);
    }
}

mod ant_ice_7 {
    use super::*;

    #[test]
    fn first_and_second_of_one_owner_act_in_a_row() {
        let mut table =
            both_of_a().given(|game| game.zones[z(2)].icebreakers = [1, 0, 0, 0].into());
        table.act(A, act("move z6")).act(A, act("end")).act(A, act("use"));
        table.act(A, act("move z6"));
        assert_eq!((table.queue(z(6)), table.decider()), (vec![A, A], Some(A)));
    }
}

//! The Sun and the order of turns.

use antarctica::{Event, Phase, ShipyardCard};

use crate::position::*;

mod ant_sun_1 {
    use super::*;

    #[test]
    fn the_sun_skips_zones_without_ships() {
        let mut table = arrived(2, z(6), |game| game.clear(z(3)));
        // B's ship in z3 is gone: the next ship is A's own in z6.
        table.act(A, act("end"));
        assert_eq!((table.sun, table.decider()), (z(6), Some(A)));
    }

    #[test]
    fn the_sun_goes_once_round_if_all_ships_are_in_its_zone() {
        let mut table = table(2).given(|game| {
            game.clear(z(3));
            game.ship(B, z(2));
        });
        table.act(A, act("move z3"));
        table.act(A, act("discard z3.1")).act(A, act("end"));
        assert_eq!((table.sun, table.decider()), (z(2), Some(B)));
    }
}

mod ant_sun_2 {
    use super::*;

    #[test]
    fn the_owner_of_the_front_ship_acts_whatever_the_seating_order() {
        let mut table = arrived(4, z(6), |game| {
            game.clear(z(3));
            game.ship(D, z(3));
            game.ship(B, z(3));
        });
        table.act(A, act("end"));
        assert_eq!(table.decider(), Some(D));
    }
}

mod ant_sun_3 {
    use super::*;

    #[test]
    fn the_third_ship_never_acts_in_a_visit() {
        let mut table = table(4).given(|game| {
            game.ship(B, z(2));
            game.ship(C, z(2));
            game.zones[z(2)].icebreakers = [0, 0, 1, 0].into();
        });
        // C has an Icebreaker, but was third when the Sun arrived.
        table.act(A, act("move z6")).act(A, act("end"));
        assert_eq!((table.sun, table.decider()), (z(3), Some(B)));
    }
}

mod ant_sun_4 {
    use super::*;

    #[test]
    fn the_second_ship_acts_after_the_first_one_and_then_the_sun_moves() {
        let mut table = visited_with_icebreaker();
        table.act(A, act("move z6")).act(A, act("end"));
        assert_eq!((table.phase, table.sun), (Phase::UseIcebreaker { seat: B }, z(2)));
        table.act(B, act("use")).act(B, act("move z6")).act(B, act("end"));
        assert_eq!(table.sun, z(3));
    }
}

mod ant_sun_5 {
    use super::*;

    #[test]
    fn ships_close_up() {
        let mut table = table(4).given(|game| {
            game.ship(B, z(2));
            game.ship(C, z(2));
        });
        table.act(A, act("move z6"));
        assert_eq!(table.queue(z(2)), [B, C]);
    }
}

/// The Sun has come to A and B in z2, where B has laid an Icebreaker before.
pub(crate) fn visited_with_icebreaker() -> Table {
    table(3).given(|game| {
        game.zones[z(2)].queue.join(antarctica::Ship::new(B).with(antarctica::Mark::Second));
        game.zones[z(2)].icebreakers = [0, 1, 0, 0].into();
    })
}

#[test]
fn a_visit_marks_the_second_ship() {
    let mut table = arrived(3, z(6), |game| {
        game.ship(C, z(3));
        game.give(C, ShipyardCard::Icebreaker);
    });
    table.act(A, act("end"));
    let marked = table.zone(z(3)).queue.place_of(antarctica::Mark::Second);
    assert_eq!(marked, Some(1));
    assert!(table.events().contains(&Event::SunMoved { zone: z(3) }));
}

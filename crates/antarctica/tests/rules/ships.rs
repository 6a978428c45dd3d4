//! Building ships.

use antarctica::{Antarctica, Building, Event, Phase, ShipyardCard};

use crate::position::*;

/// A has moved to a shipyard in z6.
fn at_shipyard(players: u8, arrange: impl FnOnce(&mut Antarctica)) -> Table {
    arrived(players, z(6), |game| {
        game.put(z(6), &[Building::Shipyard]);
        arrange(game);
    })
}

mod ant_ship_1 {
    use super::*;

    #[test]
    fn a_shipyard_a_ship_and_room_in_the_sun_zone() {
        arrived(2, z(6), |_| {}).refused_by(A, act("ship"), "ANT-SHIP-1");
        at_shipyard(2, |game| game.players[A].ships = 0).refused_by(A, act("ship"), "ANT-SHIP-1");
        let full = at_shipyard(2, |_| {}).given(|game| {
            (0..3).for_each(|_| game.ship(B, z(2)));
        });
        full.refused_by(A, act("ship"), "ANT-SHIP-1");
        assert!(at_shipyard(2, |_| {}).can(A, act("ship")));
    }
}

mod ant_ship_2 {
    use super::*;

    #[test]
    fn the_ship_joins_the_sun_zone_and_does_not_act() {
        let mut table = at_shipyard(2, |game| game.ship(B, z(2)));
        table.act(A, act("ship"));
        assert_eq!(table.queue(z(2)), [B, A]);
        assert_eq!(table.player(A).ships, 2);
        table.act(B, act("pick icebreaker")).act(A, act("end"));
        assert_eq!(table.sun, z(3));
    }
}

mod ant_ship_3 {
    use super::*;

    #[test]
    fn the_others_take_a_card_each_from_the_right_hand_neighbor_on() {
        let mut table = at_shipyard(4, |_| {});
        table.act(A, act("ship"));
        for seat in [B, C, D] {
            assert_eq!(table.phase, Phase::PickCard { seat, builder: A });
            table.act(seat, act("pick send_scientist"));
        }
        assert_eq!((table.phase, table.decider()), (Phase::TurnMenu, Some(A)));
        assert!(table.player(A).hand.is_empty());
        assert_eq!(table.player(C).hand, cards("send_scientist"));
        assert_eq!(table.shipyard.pile.count(ShipyardCard::SendScientist), 0);
    }

    #[test]
    fn only_a_card_that_is_there() {
        let mut table = at_shipyard(2, |game| game.shipyard_pile("icebreaker"));
        table.act(A, act("ship"));
        table.refused_by(B, act("pick quick_research"), "ANT-SHIP-3");
    }
}

mod ant_ship_4 {
    use super::*;

    #[test]
    fn with_too_few_cards_nobody_gets_one() {
        let mut table = at_shipyard(3, |game| game.shipyard_pile("icebreaker"));
        table.act(A, act("ship"));
        assert!(table.events().contains(&Event::ShipyardClosed { count: 1 }));
        assert_eq!((table.phase, table.shipyard.pile.len()), (Phase::TurnMenu, 0));
        assert_eq!(table.queue(z(2)), [A]);
    }

    #[test]
    fn with_enough_cards_everybody_does() {
        let mut table = at_shipyard(3, |game| game.shipyard_pile("icebreaker icebreaker"));
        table.act(A, act("ship"));
        assert_eq!(table.phase, Phase::PickCard { seat: B, builder: A });
    }
}

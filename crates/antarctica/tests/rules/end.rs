//! The end of the game.

use antarctica::{Antarctica, Building, EndReason, Event, Phase, Pile, ShipyardCard};

use crate::position::*;
use crate::sun::visited_with_icebreaker;

fn reason(table: &Table) -> Option<EndReason> {
    table.events().into_iter().find_map(|event| match event {
        Event::GameEnded { reason } => Some(reason),
        _ => None,
    })
}

/// A is in z6 with a card that sends the last scientist.
fn last_scientist() -> Table {
    let mut table = arrived(2, z(6), |game| {
        game.people(A, 1, 0);
        game.give(A, ShipyardCard::SendScientist);
        game.put(z(6), &[Building::CoastalStation]);
    });
    table.act(A, act("play send_scientist"));
    table
}

mod ant_end_1 {
    use super::*;

    #[test]
    fn the_last_scientist_ends_the_game() {
        let mut table = last_scientist();
        table.act(A, act("end"));
        assert_eq!((table.phase, reason(&table)), (Phase::Over, Some(EndReason::LastScientist)));
    }

    #[test]
    fn a_reserve_keeps_it_going() {
        let mut table = last_scientist().given(|game| game.people(A, 0, 1));
        table.act(A, act("end"));
        assert_eq!(table.decider(), Some(B));
    }
}

mod ant_end_2 {
    use super::*;

    #[test]
    fn the_last_building_card_ends_the_game() {
        let mut table = arrived(2, z(6), |game| {
            game.put(z(6), &[Building::WindTurbine]);
            game.empty(Pile::Double);
            game.empty(Pile::Prestige);
            game.piles[Pile::Basic].deck = antarctica::CardSet::NONE;
        });
        table.act(A, act("build basic")).act(A, act("advance t1")).act(A, act("end"));
        assert_eq!(reason(&table), Some(EndReason::LastCard));
    }
}

mod ant_end_3 {
    use super::*;

    #[test]
    fn the_turn_is_finished_with_all_it_may_hold() {
        let mut table = last_scientist();
        assert!(table.can(A, act("discard-cube")));
        table.act(A, act("research t2"));
        assert_eq!((table.space(A, t(2)), table.phase), (2, Phase::TurnMenu));
        table.act(A, act("end"));
        assert_eq!(table.phase, Phase::Over);
    }
}

mod ant_end_4 {
    use super::*;

    #[test]
    fn no_icebreaker_turn_follows() {
        let mut table = visited_with_icebreaker().given(|game| game.people(C, 0, 0));
        table.act(A, act("move z6")).act(A, act("end"));
        assert_eq!(table.phase, Phase::Over);
    }
}

/// Everybody has one scientist left; P06 is the only open card and A has access.
fn last_farm(arrange: impl FnOnce(&mut Antarctica)) -> Table {
    arrived(2, z(6), |game| {
        game.empty(Pile::Basic);
        game.empty(Pile::Double);
        game.open("P06");
        game.put(z(6), &[Building::Laboratory, Building::Crane]);
        game.people(A, 1, 0);
        game.people(B, 1, 0);
        arrange(game);
    })
}

mod ant_end_5 {
    use super::*;

    #[test]
    fn a_last_farm_takes_one_scientist_and_ends_the_game() {
        let mut table = last_farm(|_| {});
        table.act(A, act("build prestige")).chance_where(|_| true).act(A, act("end"));
        assert_eq!((table.zone(z(6)).scientists[A], table.phase), (1, Phase::Over));
    }

    #[test]
    fn not_while_somebody_has_more_or_another_building_is_open() {
        let more = last_farm(|game| game.people(B, 1, 1));
        more.refused_by(A, act("build prestige"), "ANT-BUILD-4");
        let other = last_farm(|game| game.open("B01"));
        other.refused_by(A, act("build prestige"), "ANT-BUILD-4");
    }
}

mod ant_end_6 {
    use super::*;

    #[test]
    fn without_any_ship_the_game_is_over() {
        let mut table = arrived(2, z(6), |game| game.clear(z(3)));
        table.act(A, act("discard z6.1")).act(A, act("end"));
        assert_eq!(reason(&table), Some(EndReason::NoShip));
    }
}

mod ant_end_7 {
    use super::*;

    #[test]
    fn twelve_idle_turns_a_player_end_the_game() {
        let mut table = arrived(2, z(6), |game| game.idle_turns = 22);
        table.act(A, act("end"));
        assert_eq!(table.decider(), Some(B));
        table.act(B, act("move z6")).act(B, act("end"));
        assert_eq!(reason(&table), Some(EndReason::Standstill));
    }

    #[test]
    fn anything_but_movement_starts_the_count_again() {
        let eventful = [
            "discard-cube",
            "build basic",
            "ship",
            "recruit",
            "research t1",
            "play two_scientists",
        ];
        for action in eventful {
            let mut table = arrived(2, z(6), |game| {
                let stands = [
                    Building::WindTurbine,
                    Building::Shipyard,
                    Building::Camp,
                    Building::InlandStation,
                ];
                game.put(z(6), &stands);
                game.give(A, ShipyardCard::TwoScientists);
                game.shipyard.pile = cards(""); // so that a new ship asks nobody
                game.idle_turns = 23;
            });
            table.act(A, act(action)).run_chance(table::Seed(1));
            if table.phase != Phase::TurnMenu {
                table.act(A, act("advance t1")); // what building is worth
            }
            table.act(A, act("end"));
            assert_eq!(table.idle_turns, 0, "{action}");
        }
        let mut idle = arrived(2, z(6), |game| game.idle_turns = 3);
        idle.act(A, act("end"));
        assert_eq!(idle.idle_turns, 4);
    }

    #[test]
    fn four_hundred_turns_are_enough() {
        let mut table = arrived(2, z(6), |game| game.turns = 399);
        table.act(A, act("end"));
        assert_eq!(reason(&table), Some(EndReason::TurnLimit));
    }
}

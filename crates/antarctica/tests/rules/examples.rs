//! The worked examples.

use antarctica::{Antarctica, Building, Mark, Phase, Pile, Placement, Ship, ShipyardCard};
use table::Seed;

use crate::position::*;

mod ant_ex_1 {
    use super::*;

    #[test]
    fn three_players_place_in_a_rotation() {
        let mut table = set_up(3, Placement::Free);
        let mut order = Vec::new();
        while matches!(table.phase, Phase::PlaceShip { .. }) {
            let seat = table.decider().expect("somebody places");
            order.push(seat);
            let action = table.legal(seat)[0];
            table.act(seat, action);
        }
        assert_eq!(order, [A, B, C, C, A, B, B, C, A]);
    }
}

mod ant_ex_2 {
    use super::*;

    /// A in z6 with one scientist; the factory of D01 needs an oil rig and a crane.
    fn factory(arrange: impl FnOnce(&mut Antarctica)) -> Table {
        arrived(2, z(6), |game| {
            game.people(A, 1, 5);
            arrange(game);
        })
    }

    #[test]
    fn one_ship_with_both() {
        let table = factory(|game| game.put(z(6), &[Building::OilRig, Building::Crane]));
        assert!(table.can(A, act("build double")));
    }

    #[test]
    fn two_ships_with_one_each() {
        let table = factory(|game| {
            game.put(z(6), &[Building::OilRig]);
            game.put(z(0), &[Building::Crane]);
            game.ship(A, z(0));
        });
        assert!(table.can(A, act("build double")));
    }

    #[test]
    fn one_of_them_and_a_card() {
        let mut table = factory(|game| game.put(z(6), &[Building::OilRig]));
        table.refused_by(A, act("build double"), "ANT-BUILD-2");
        table.act(A, act("build-with-card double"));
        assert_eq!(table.player(A).resource_cards, [0, 0]);
    }

    #[test]
    fn one_of_them_without_a_card() {
        let table = factory(|game| {
            game.put(z(6), &[Building::OilRig]);
            game.players[A].resource_cards = [0, 0].into();
        });
        table.refused_by(A, act("build double"), "ANT-BUILD-2");
        table.refused_by(A, act("build-with-card double"), "ANT-CARD-5");
    }

    #[test]
    fn neither_of_them_and_a_card() {
        factory(|_| {}).refused_by(A, act("build-with-card double"), "ANT-RULING-16");
    }
}

mod ant_ex_3 {
    use super::*;

    fn at_camp() -> Table {
        arrived(2, z(6), |game| {
            game.put(z(6), &[Building::Camp]);
            game.people(A, 1, 6);
            game.give(A, ShipyardCard::SendScientist);
        })
    }

    #[test]
    fn a_scientist_sent_first_recruits_too() {
        let mut table = at_camp();
        table.act(A, act("play send_scientist")).act(A, act("recruit"));
        assert_eq!((table.people_of(A), table.zone(z(6)).scientists[A]), ((2, 4), 1));
    }

    #[test]
    fn without_the_card_the_ship_recruits_one() {
        let mut table = at_camp();
        table.act(A, act("recruit"));
        assert_eq!(table.people_of(A), (2, 5));
    }
}

mod ant_ex_4 {
    use super::*;

    fn at_camp_and_station(reserve: u8) -> Table {
        arrived(2, z(6), |game| {
            game.put(z(6), &[Building::Camp, Building::InlandStation]);
            game.ship(A, z(6));
            game.scientists(A, z(6), 1);
            game.people(A, 0, reserve);
        })
    }

    #[test]
    fn two_ships_and_a_scientist_recruit_three() {
        for (reserve, after) in [(9, (3, 6)), (2, (2, 0))] {
            let mut table = at_camp_and_station(reserve);
            table.act(A, act("recruit"));
            assert_eq!(table.people_of(A), after);
        }
    }

    #[test]
    fn two_ships_and_a_scientist_research_three() {
        let mut table = at_camp_and_station(9);
        table.act(A, act("research t1"));
        assert_eq!(table.space(A, t(1)), 3);
    }
}

mod ant_ex_5 {
    use super::*;
    use antarctica::Event;

    #[test]
    fn a_cube_jumps_and_triggers_what_it_jumps_over() {
        let mut table = arrived(4, z(6), |game| {
            game.put(z(6), &[Building::InlandStation]);
            game.scientists(A, z(6), 1);
            for (seat, space) in [(A, 2), (B, 3), (C, 4), (D, 5)] {
                game.cube(seat, t(1), space);
            }
        });
        table.act(A, act("research t1"));
        assert_eq!(table.space(A, t(1)), 7);
        let spaces: Vec<u8> = table
            .events()
            .into_iter()
            .filter_map(|event| match event {
                Event::SymbolTriggered { space, .. } => Some(space),
                _ => None,
            })
            .collect();
        assert_eq!(spaces, [3, 5, 7]);
    }
}

mod ant_ex_6 {
    use super::*;

    #[test]
    fn eight_buildings_and_three_three_one_none() {
        let table = table(4).given(|game| {
            game.put(z(6), &Building::ALL[..8]);
            for (seat, count) in [(C, 3), (A, 3), (B, 1)] {
                game.scientists(seat, z(6), count);
            }
        });
        assert_eq!(table.points(0), [16, 3, 16, 0]);
    }
}

mod ant_ex_7 {
    use super::*;

    #[test]
    fn cubes_worth_seven_five_and_two() {
        let table = table(4).given(|game| {
            for (seat, space) in [(A, 9), (B, 7), (C, 4)] {
                game.cube(seat, t(1), space);
            }
        });
        let worth = [A, B, C].map(|seat| table.cube_points(seat, t(1)));
        assert_eq!(worth, [7, 5, 2]);
        assert_eq!(table.points(1), [14, 7, 5, 0]);
    }
}

mod ant_ex_8 {
    use super::*;

    /// A's ships are first and second in the Sun zone, and A holds two cards.
    fn two_ships(laid: u8) -> Table {
        table(3).given(|game| {
            game.clear(z(2));
            game.zones[z(2)].queue.join(Ship::new(A).with(Mark::Active));
            game.zones[z(2)].queue.join(Ship::new(A).with(Mark::Second));
            game.zones[z(2)].icebreakers[A] = laid;
            game.give(A, ShipyardCard::Icebreaker);
            game.give(A, ShipyardCard::TwoScientists);
        })
    }

    #[test]
    fn an_icebreaker_laid_earlier_leaves_one_card_for_both_turns() {
        let mut table = two_ships(1);
        table.act(A, act("move z6")).act(A, act("end")).act(A, act("use"));
        table.act(A, act("move z6")).act(A, act("play two_scientists"));
        table.refused_by(A, act("play icebreaker"), "ANT-CARD-1");
    }

    #[test]
    fn an_icebreaker_laid_now_is_the_card() {
        let mut table = two_ships(0);
        table.act(A, act("move z6")).act(A, act("play icebreaker")).act(A, act("lay z2"));
        table.act(A, act("end")).act(A, act("use")).act(A, act("move z6"));
        table.refused_by(A, act("play two_scientists"), "ANT-CARD-1");
    }
}

mod ant_ex_9 {
    use super::*;

    fn advance(own: u8, other: Option<u8>, points: u8) -> u8 {
        let mut table = arrived(2, z(6), |game| {
            game.put(z(6), &[Building::InlandStation]);
            game.scientists(A, z(6), points - 1);
            game.cube(A, t(1), own);
            if let Some(space) = other {
                game.cube(B, t(1), space);
            }
        });
        table.act(A, act("research t1"));
        table.space(A, t(1))
    }

    #[test]
    fn points_beyond_the_end_are_lost() {
        assert_eq!(advance(8, None, 3), 9);
        assert_eq!(advance(7, Some(9), 2), 8);
    }
}

mod ant_ex_10 {
    use super::*;

    #[test]
    fn two_cards_for_three_others_leave_the_game() {
        let mut table = arrived(4, z(6), |game| {
            game.put(z(6), &[Building::Shipyard]);
            game.shipyard_pile("icebreaker quick_research");
        });
        table.act(A, act("ship"));
        assert_eq!((table.shipyard.removed.len(), table.shipyard.pile.len()), (2, 0));
        assert!([B, C, D].iter().all(|seat| table.player(*seat).hand.is_empty()));
        assert_eq!(table.queue(z(2)), [A]);
    }
}

mod ant_ex_11 {
    use super::*;

    #[test]
    fn a_farm_with_the_last_scientist_ends_the_game() {
        let mut table = arrived(3, z(6), |game| {
            game.empty(Pile::Basic);
            game.empty(Pile::Double);
            game.open("P07");
            game.put(z(6), &[Building::Laboratory, Building::WindingTower]);
            for seat in [A, B, C] {
                game.people(seat, 1, 0);
            }
        });
        table.act(A, act("build prestige")).chance_where(|_| true).act(A, act("end"));
        assert_eq!(table.phase, Phase::Over);
    }
}

mod ant_ex_12 {
    use super::*;

    #[test]
    fn four_players_begin_with_a_in_z1() {
        let table = set_up(4, Placement::FirstGame);
        assert_eq!((table.sun, table.decider()), (z(1), Some(A)));
    }
}

mod ant_ex_13 {
    use super::*;

    #[test]
    fn two_players_begin_in_z2() {
        let mut table = set_up(2, Placement::FirstGame);
        table.until(Seed(1), |game| game.phase == Phase::Destination);
        assert_eq!((table.sun, table.decider()), (z(2), Some(A)));
    }
}

//! Putting up buildings.

use antarctica::{Action, Building, Event, Outcome, Phase, Pile};

use crate::position::*;

/// A has moved to z6, and a second ship of A's is in z0 with every resource building.
fn with_access(players: u8) -> Table {
    arrived(players, z(6), |game| {
        game.ship(A, z(0));
        game.put(
            z(0),
            &[Building::Crane, Building::WindingTower, Building::OilRig, Building::WindTurbine],
        );
    })
}

mod ant_build_1 {
    use super::*;

    #[test]
    fn the_open_cards_are_the_candidates_and_one_is_built() {
        let mut table = with_access(2);
        let builds = |table: &Table| {
            let is_build = |action: &Action| matches!(action, Action::Build(_));
            table.legal(A).into_iter().filter(is_build).collect::<Vec<_>>()
        };
        assert_eq!(builds(&table), [Action::Build(Pile::Basic), Action::Build(Pile::Double)]);
        table.act(A, act("build basic")).chance_where(|_| true).act(A, act("advance t1"));
        assert_eq!(builds(&table), []);
    }
}

mod ant_build_2 {
    use super::*;

    #[test]
    fn every_required_building_needs_a_ship_in_a_zone_that_has_it() {
        let table = arrived(2, z(6), |game| {
            game.put(z(0), &[Building::WindTurbine]);
            game.players[A].resource_cards = [0, 0].into();
        });
        table.refused_by(A, act("build basic"), "ANT-BUILD-2");
        let table = table.given(|game| game.ship(A, z(0)));
        assert!(table.can(A, act("build basic")));
    }

    #[test]
    fn the_active_ship_counts_in_its_new_place() {
        let table = arrived(2, z(6), |game| game.put(z(6), &[Building::WindTurbine]));
        assert!(table.can(A, act("build basic")));
    }

    #[test]
    fn the_ships_of_others_do_not_count() {
        let table = arrived(2, z(6), |game| game.put(z(3), &[Building::WindTurbine]));
        table.refused_by(A, act("build basic"), "ANT-BUILD-2");
    }
}

mod ant_build_3 {
    use super::*;

    #[test]
    fn one_missing_building_can_be_replaced_by_a_card() {
        let mut table = arrived(2, z(6), |_| {});
        table.refused_by(A, act("build basic"), "ANT-BUILD-2");
        table.act(A, act("build-with-card basic"));
        assert_eq!(table.player(A).resource_cards, [0, 0]);
        assert!(table.visit.card_played_by.contains(A));
    }
}

mod ant_build_4 {
    use super::*;

    #[test]
    fn scientists_come_from_the_supply() {
        let table = with_access(2).given(|game| game.people(A, 0, 14));
        table.refused_by(A, act("build basic"), "ANT-BUILD-4");
    }

    #[test]
    fn a_plankton_farm_takes_two() {
        let farm = |supply| {
            with_access(2).given(|game| {
                game.open("P06");
                game.put(z(0), &[Building::Laboratory]);
                game.people(A, supply, 5);
            })
        };
        farm(1).refused_by(A, act("build prestige"), "ANT-BUILD-4");
        let mut table = farm(2);
        table.act(A, act("build prestige"));
        assert_eq!((table.zone(z(6)).scientists[A], table.player(A).supply), (2, 0));
    }
}

mod ant_build_5 {
    use super::*;

    #[test]
    fn a_zone_has_each_type_once() {
        let table = with_access(2).given(|game| game.put(z(6), &[Building::Crane]));
        table.refused_by(A, act("build basic"), "ANT-BUILD-5");
        let mut table = with_access(2);
        table.act(A, act("build basic"));
        assert!(table.zone(z(6)).buildings.contains(Building::Crane));
    }
}

mod ant_build_6 {
    use super::*;

    #[test]
    fn card_building_scientist_next_card_and_steps() {
        let mut table = with_access(2);
        let stock = table.stock[Building::Factory];
        table.act(A, act("build double"));
        assert!(table.player(A).building_cards.contains(card("D01")));
        assert_eq!(table.stock[Building::Factory], stock - 1);
        assert_eq!((table.zone(z(6)).scientists[A], table.player(A).supply), (1, 1));
        assert_eq!(table.phase, Phase::RevealCard { pile: Pile::Double, steps: Some(2) });
        table.chance(Outcome::Card(card("D03")));
        assert_eq!(table.phase, Phase::ChooseTrack { points: 2 });
        table.act(A, act("advance t3"));
        assert_eq!((table.space(A, t(3)), table.phase), (2, Phase::TurnMenu));
    }

    #[test]
    fn a_card_without_steps_asks_for_no_track() {
        let mut table = with_access(2).given(|game| {
            game.open("P06");
            game.put(z(0), &[Building::Laboratory]);
        });
        table.act(A, act("build prestige")).chance_where(|_| true);
        assert_eq!(table.phase, Phase::TurnMenu);
    }
}

mod ant_build_7 {
    use super::*;

    #[test]
    fn steps_are_lost_where_no_track_can_be_advanced_on() {
        let mut table = with_access(2).given(|game| game.players[A].cubes = 0);
        table.act(A, act("build basic")).chance_where(|_| true);
        assert_eq!(table.phase, Phase::TurnMenu);
        assert!(table.events().contains(&Event::StepsLost { seat: A, count: 1 }));
    }
}

mod ant_build_8 {
    use super::*;

    #[test]
    fn others_can_use_the_building_and_the_scientists_stay() {
        let mut table = with_access(2).given(|game| game.ship(B, z(6)));
        table.act(A, act("build basic")).chance_where(|_| true).act(A, act("advance t1"));
        assert!(table.access(B).contains(Building::Crane));
        table.act(A, act("end")).act(B, act("move z7")).act(B, act("end"));
        assert_eq!(table.zone(z(6)).scientists[A], 1);
    }
}

mod ant_build_9 {
    use super::*;

    #[test]
    fn an_empty_pile_offers_nothing() {
        let table = with_access(2).given(|game| game.empty(Pile::Basic));
        table.refused_by(A, act("build basic"), "ANT-BUILD-9");
        assert!(table.can(A, act("build double")));
    }

    #[test]
    fn the_last_card_of_a_pile_is_followed_by_none() {
        let mut table =
            with_access(2).given(|game| game.piles[Pile::Basic].deck = antarctica::CardSet::NONE);
        table.act(A, act("build basic"));
        assert_eq!(table.phase, Phase::ChooseTrack { points: 1 });
        assert_eq!(table.piles[Pile::Basic].top, None);
    }
}

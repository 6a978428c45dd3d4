//! Who may know what.

use kosmonauts::Direction::SE;
use kosmonauts::{
    Action, Body, Card, Event, Hex, Kosmonauts, MissionDeck, Missions, Outcome, Phase, Status,
};
use table::{Game, Seed, Viewer};

use crate::position::*;

/// Everybody but Green.
const OTHERS: [Viewer; 2] = [Viewer::Seat(WHITE), Viewer::Spectator];

mod kos_info_1 {
    use super::*;

    #[test]
    fn everything_of_a_ship_but_its_missions_is_public() {
        let table = table(2).given(|game| {
            let ship = game.flying(GREEN, (8, -1), &[(SE, 1)]);
            ship.last_body = Body::Mars;
            ship.tank = tank(3, 1);
            ship.shields = 2;
            game.visited(GREEN, &[Body::Mars]);
        });
        for viewer in OTHERS {
            let (seen, ship) = (&table.view(viewer).ships[1], table.ship(GREEN));
            assert_eq!(seen.status, Status::Flying(Hex::new(8, -1)));
            assert_eq!((seen.tank, seen.shields), (tank(3, 1), 2));
            assert_eq!((seen.panel, seen.last_body), (ship.panel, Body::Mars));
            assert_eq!(seen.tokens, ship.tokens);
        }
    }

    #[test]
    fn where_a_flight_would_lead_is_shown_of_ships_that_fly() {
        let table = table(2).given(|game| {
            game.flying(GREEN, (8, -1), &[(SE, 1)]);
        });
        let ships = table.view(Viewer::Spectator).ships;
        assert!(ships[1].flight.is_some());
        assert!(ships[0].flight.is_none(), "White has landed");
    }

    #[test]
    fn the_board_is_public() {
        let table = table(2).given(|game| game.put(Body::Saturn, 1));
        let saturn = table.view(Viewer::Spectator).bodies[Body::Saturn];
        assert_eq!((saturn.hex, saturn.top_token), (Some(Hex::new(9, -3)), Some(4)));
    }

    #[test]
    fn face_up_events_and_the_discard_pile_are_public() {
        let mut table = event_table(2, Card::Boosters);
        table.act(WHITE, act("choose EV-BOOST")).chance(Outcome::Event(Card::Refueling));
        let view = table.view(Viewer::Spectator);
        assert!(view.face_up.contains(&Some(Card::Refueling)));
        assert_eq!(view.discards[Card::Boosters.index()], 1);
    }
}

mod kos_info_2 {
    use super::*;

    /// Nobody but Green can see a difference.
    #[track_caller]
    fn check_secret(table: &Table, change: impl FnOnce(&mut Kosmonauts)) {
        let changed = table.clone().given(change);
        for viewer in OTHERS {
            assert_eq!(table.view(viewer), changed.view(viewer));
        }
        assert_ne!(table.view(Viewer::Seat(GREEN)), changed.view(Viewer::Seat(GREEN)));
    }

    #[test]
    fn views_of_others_show_no_mission() {
        let table = table(2).given(|game| game.visited(GREEN, &[Body::Neptune]));
        check_secret(&table, |game| game.ships[1].missions.mission_1 = Some(Body::Neptune));
        check_secret(&table, |game| game.ships[1].missions.alpha = Some(Body::Halley));
        check_secret(&table, |game| game.ships[1].missions.beta = Some(Body::Neptune));
    }

    #[test]
    fn scores_seen_by_others_tell_no_mission() {
        let table = table(2).given(|game| {
            game.visited(GREEN, &[Body::Mars]);
        });
        for viewer in OTHERS {
            assert_eq!(table.standings(viewer).of(GREEN).total(), 4);
        }
        assert_eq!(table.standings(Viewer::Seat(GREEN)).of(GREEN).total(), 6);
    }

    #[test]
    fn views_of_others_show_no_sealed_order() {
        let mut table = table(2);
        table.act(GREEN, act("order E"));
        let Action::Order(other) = act("order SW*") else { unreachable!("an order") };
        check_secret(&table, |game| {
            game.phase = Phase::Orders { sealed: [None, Some(other), None, None] };
        });
    }

    #[test]
    fn a_dealt_mission_is_told_to_its_owner_only() {
        let mut table = Table::new(&Kosmonauts::options(2));
        let deck = MissionDeck::Alpha;
        table.until(Seed(1), |game| game.phase == Phase::DealMission { deck, to: GREEN });
        table.chance_where(|_| true);
        let dealt = Event::MissionDealt { seat: GREEN, deck };
        for viewer in OTHERS {
            assert_eq!(table.told(viewer)[0], dealt);
            assert!(!table.told(viewer).into_iter().any(names_a_mission));
        }
        assert!(table.told(Viewer::Seat(GREEN)).into_iter().any(names_a_mission));
    }

    fn names_a_mission(event: Event) -> bool {
        matches!(event, Event::MissionReceived { .. } | Event::MissionRejected { .. })
    }

    #[test]
    fn an_order_is_told_to_its_owner_only() {
        let mut table = table(2);
        table.act(GREEN, act("order E"));
        for viewer in OTHERS {
            assert_eq!(table.told(viewer), [Event::OrderSealed { seat: GREEN }]);
        }
        let Action::Order(order) = act("order E") else { unreachable!("an order") };
        assert!(table.told(Viewer::Seat(GREEN)).contains(&Event::OwnOrder { order }));
    }

    #[test]
    fn any_card_of_the_deck_may_come_next() {
        let mut table = event_table(2, Card::Boosters);
        table.act(WHITE, act("choose EV-BOOST"));
        let mut outcomes = Vec::new();
        table.outcomes(&mut outcomes);
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        // All cards but the three face up at first, each with its copies.
        assert_eq!((outcomes.len(), total), (17, 27));
        assert_eq!(table.view(Viewer::Spectator).deck, 27);
    }
}

mod kos_info_3 {
    use super::*;

    #[test]
    fn missions_are_shown_at_the_end_and_not_before() {
        let mut table = flight((4, -1), &[]).given(|game| game.visited(WHITE, &SEVEN));
        table.act(WHITE, act("fly"));
        assert!(table.view(Viewer::Spectator).ships.iter().all(|ship| ship.missions.is_none()));
        table.act(WHITE, act("land earth"));
        let shown = table.view(Viewer::Spectator).ships[1].missions;
        assert_eq!(shown, Some(table.ship(GREEN).missions));
        assert!(table.told(Viewer::Spectator).contains(&Event::MissionsShown {
            seat: GREEN,
            missions: Missions {
                mission_1: Some(Body::Mars),
                alpha: Some(Body::Venus),
                beta: Some(Body::Saturn),
                ..Missions::default()
            },
        }));
        assert!(table.has_revealed());
    }
}

mod kos_info_4 {
    use super::*;

    #[test]
    fn the_bodies_move_without_a_hand_to_move_them_or_an_eye_to_watch() {
        let mut table = flight((8, -1), &[]);
        table.act(WHITE, act("fly"));
        assert!(table.events().contains(&Event::BodiesMoved));
        assert_eq!(table.phase, Phase::ChooseEvent);
    }
}

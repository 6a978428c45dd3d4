//! Set-up.

use kosmonauts::{
    Action, Bodies, Body, Event, Hex, Kosmonauts, MissionDeck, Missions, Options, Outcome, Panel,
    Phase, PhaseName, Status, color,
};
use table::{Game, Seed, Viewer};

use crate::position::*;

/// The very beginning, with White to place first and Green as Instructor.
fn beginning(players: u8) -> Table {
    let (placement_starter, instructor) = (Some(WHITE), Some(GREEN));
    Table::new(&Options { placement_starter, instructor, ..Kosmonauts::options(players) })
}

/// Markers are dealt in the order Mercury, Venus, Earth and so on; White is to place.
fn dealt(players: u8) -> Table {
    let mut table = beginning(players);
    for body in Body::ALL {
        table.chance(Outcome::Marker(body));
    }
    table
}

/// All bodies are on field 0; Green is the Instructor, nothing else has been drawn.
fn placed(players: u8) -> Table {
    place_all(dealt(players))
}

/// Every marker goes to field 0.
fn place_all(mut table: Table) -> Table {
    while let Some(seat) = decider(&table) {
        let body = table.markers[seat.index()].iter().next().expect("a marker to place");
        table.act(seat, Action::Place(body, 0));
    }
    table
}

/// Lets chance deal these cards.
#[track_caller]
fn deal(table: &mut Table, cards: &[Body]) {
    for body in cards {
        table.chance(Outcome::Mission(*body));
    }
}

mod kos_setup_1 {
    use super::*;

    #[test]
    fn nine_markers_are_dealt_one_at_a_time_from_the_starter() {
        for (players, starter, dealt) in
            [(2, GREEN, vec![4, 5]), (3, YELLOW, vec![3, 3, 3]), (4, YELLOW, vec![2, 2, 3, 2])]
        {
            let mut table = Table::new(&Options {
                placement_starter: Some(starter),
                ..Kosmonauts::options(players)
            });
            table.run_chance(Seed(1));
            let markers = &table.markers[..usize::from(players)];
            assert_eq!(markers.iter().map(|held| held.len()).collect::<Vec<_>>(), dealt);
            let all = markers.iter().flat_map(|held| held.iter()).collect::<Bodies>();
            assert_eq!(all, Bodies::ALL);
        }
    }

    #[test]
    fn they_go_round_clockwise() {
        let table = dealt(3);
        let green = [Body::Venus, Body::Jupiter, Body::Neptune];
        assert_eq!(table.markers[1], green.into_iter().collect());
    }

    #[test]
    fn every_marker_can_come_next_but_those_dealt_before() {
        let mut table = beginning(2);
        assert_eq!(outcomes(&table), Body::ALL.map(Outcome::Marker));
        table.chance(Outcome::Marker(Body::Mercury));
        assert_eq!(outcomes(&table), Body::ALL.map(Outcome::Marker)[1..]);
    }

    #[test]
    fn everybody_sees_who_holds_which() {
        let view = dealt(3).view(Viewer::Spectator);
        let seats = [WHITE, GREEN, YELLOW].into_iter().cycle().map(Some);
        assert!(view.bodies.iter().map(|body| body.held_by).eq(seats.take(9)));
    }
}

mod kos_setup_2 {
    use super::*;

    #[test]
    fn chance_draws_the_placement_starter_among_all_players() {
        let mut table = Table::new(&Kosmonauts::options(3));
        assert_eq!(outcomes(&table), [WHITE, GREEN, YELLOW].map(Outcome::PlacementStarter));
        table.chance(Outcome::PlacementStarter(YELLOW)).run_chance(Seed(1));
        assert_eq!(decider(&table), Some(YELLOW));
    }

    #[test]
    fn the_set_up_may_name_one() {
        assert_eq!(beginning(3).phase, Phase::DealMarkers { starter: WHITE, to: WHITE });
    }
}

mod kos_setup_3 {
    use super::*;

    #[test]
    fn players_place_one_marker_each_in_turn_until_all_are_placed() {
        let mut table = dealt(4);
        let mut seats = Vec::new();
        while let Some(seat) = decider(&table) {
            seats.push(seat);
            let action = table.legal(seat)[0];
            table.act(seat, action);
        }
        assert_eq!(seats, [WHITE, GREEN, YELLOW, RED, WHITE, GREEN, YELLOW, RED, WHITE]);
        assert_eq!(table.placed, Bodies::ALL);
    }

    #[test]
    fn every_own_marker_may_go_to_every_field_of_its_orbit() {
        let table = dealt(4);
        let fields = |body: Body, count: u8| (0..count).map(move |n| Action::Place(body, n));
        let options = fields(Body::Mercury, 6).chain(fields(Body::Jupiter, 18));
        let options = options.chain(fields(Body::Halley, 18));
        assert!(table.legal(WHITE).into_iter().eq(options));
    }

    #[test]
    fn the_marker_stands_on_the_chosen_field() {
        let mut table = dealt(4);
        table.act(WHITE, act("place jupiter 3"));
        assert_eq!(table.position(Body::Jupiter), Hex::new(7, -7));
        assert!(!table.markers[0].contains(Body::Jupiter));
    }

    #[test]
    fn markers_of_others_and_fields_beyond_the_orbit_are_refused() {
        let table = dealt(4);
        table.refused_by(WHITE, act("place venus 0"), "KOS-SETUP-3");
        table.refused_by(WHITE, act("place mercury 6"), "KOS-SETUP-3");
    }
}

mod kos_setup_4 {
    use super::*;

    #[test]
    fn venus_and_the_comet_may_share_a_hex() {
        let mut table = dealt(2).given(|game| {
            game.markers = [Bodies::NONE; 4];
            game.markers[0] = [Body::Venus].into_iter().collect();
            game.markers[1] = [Body::Halley].into_iter().collect();
        });
        table.act(WHITE, act("place venus 0")).act(GREEN, act("place halley 0"));
        let both = [Body::Venus, Body::Halley].into_iter().collect();
        assert_eq!(table.bodies_at(Hex::new(3, 0)), both);
    }

    #[test]
    fn no_other_hex_belongs_to_two_orbits() {
        let table = table(2);
        let content = table.content();
        let is_shared = |hex: &Hex| content.orbits_through(*hex).len() > 1;
        let shared = content.hexes().map(|(hex, _)| hex).filter(is_shared);
        assert_eq!(shared.collect::<Vec<_>>(), [Hex::new(3, 0)]);
    }
}

mod kos_setup_5 {
    use super::*;

    #[test]
    fn every_ship_starts_on_earth_without_a_token() {
        let table = placed(4);
        for seat in [WHITE, GREEN, YELLOW, RED] {
            let ship = table.ship(seat);
            assert_eq!((ship.status, ship.last_body), (Status::Landed(Body::Earth), Body::Earth));
            assert_eq!(table.ship_position(seat), Hex::new(4, -1));
            assert_eq!((ship.panel, ship.tokens), (Panel::default(), [0; 9].into()));
        }
    }

    #[test]
    fn ships_have_four_colors_and_unused_ones_are_out_of_the_game() {
        assert_eq!([WHITE, GREEN, YELLOW, RED].map(color), ["white", "green", "yellow", "red"]);
        assert_eq!(placed(3).view(Viewer::Spectator).ships.len(), 3);
    }
}

mod kos_setup_6 {
    use super::*;

    #[test]
    fn nobody_is_shown_as_instructor_before_one_is_drawn() {
        let mut table = Table::new(&Kosmonauts::options(2));
        let shown = |table: &Table| table.view(Viewer::Spectator).instructor;
        assert_eq!(shown(&table), None);
        table.until(Seed(1), |game| game.phase == Phase::DrawInstructor);
        assert_eq!(shown(&table), None);
        table.chance(Outcome::Instructor(GREEN));
        assert_eq!(shown(&table), Some(GREEN));
    }

    #[test]
    fn chance_gives_the_pass_to_any_player() {
        let mut table = place_all(dealt(3).given(|game| game.options.instructor = None));
        assert_eq!(outcomes(&table), [WHITE, GREEN, YELLOW].map(Outcome::Instructor));
        table.chance(Outcome::Instructor(YELLOW));
        assert_eq!(table.instructor, YELLOW);
    }
}

mod kos_setup_7 {
    use super::*;

    #[test]
    fn the_stacks_of_target_bodies_run_from_4_to_1() {
        for body in Bodies::TARGETS.iter() {
            let mut table = table(4);
            let mut values = Vec::new();
            for seat in [RED, WHITE, YELLOW, GREEN] {
                values.extend(table.top_token(body));
                table = table.given(|game| game.visited(seat, &[body]));
            }
            assert_eq!(values, [4, 3, 2, 1], "{body}");
            assert_eq!(table.top_token(body), None, "{body}");
        }
    }

    #[test]
    fn they_are_the_same_for_two_players() {
        let table = table(2).given(|game| game.visited(WHITE, &[Body::Mars]));
        assert_eq!([Body::Mars, Body::Venus].map(|body| table.top_token(body)), [Some(3), Some(4)]);
    }
}

mod kos_setup_8 {
    use super::*;

    #[test]
    fn four_returns_earn_four_tokens_of_2() {
        let seats = [WHITE, GREEN, YELLOW, RED];
        let mut table = table(4).given(|game| {
            for seat in seats {
                game.visited(seat, &Bodies::TARGETS.iter().collect::<Vec<_>>());
                game.flying(seat, (4, -1), &[]);
            }
        });
        table.no_orders();
        for seat in seats {
            table.act(seat, act("fly")).act(seat, act("land earth"));
        }
        assert_eq!(seats.map(|seat| table.ship(seat).tokens[Body::Earth]), [2; 4]);
    }
}

mod kos_setup_9 {
    use super::*;

    #[test]
    fn three_of_thirty_cards_are_turned_up() {
        let mut table = placed(2);
        assert_eq!(table.phase, Phase::TurnUpEvents);
        assert_eq!(table.events.deck.iter().sum::<u8>(), 30);
        for _ in 0..3 {
            assert_eq!(table.phase, Phase::TurnUpEvents);
            table.chance_where(|_| true);
        }
        assert!(table.events.face_up.iter().all(Option::is_some));
        assert_eq!(table.events.deck.iter().sum::<u8>(), 27);
        assert_ne!(table.phase, Phase::TurnUpEvents);
    }

    #[test]
    fn every_card_of_the_deck_is_equally_likely() {
        let mut weighted = Vec::new();
        placed(2).outcomes(&mut weighted);
        let deck = table(2).content().events;
        assert!(weighted.iter().map(|(_, weight)| *weight).eq(deck.map(u32::from)));
    }
}

mod kos_setup_10 {
    use super::*;

    #[test]
    fn a_ship_starts_with_three_shields_and_a_full_tank() {
        for ship in &placed(4).ships {
            assert_eq!((ship.shields, ship.tank), (3, tank(8, 2)));
            assert_eq!(ship.tank.empty_slots(), 0);
        }
    }
}

/// Green is the Instructor, all events lie face up, the first mission card is dealt next.
fn before_missions(players: u8) -> Table {
    let mut table = placed(players);
    for _ in 0..3 {
        table.chance_where(|_| true);
    }
    table
}

mod kos_setup_11 {
    use super::*;

    #[test]
    fn everybody_gets_one_card_of_each_deck() {
        let mut table = before_missions(2);
        let mut choices = Vec::new();
        for card in
            [Body::Saturn, Body::Mars, Body::Venus, Body::Halley, Body::Uranus, Body::Neptune]
        {
            choices.push(outcomes(&table).len());
            table.chance(Outcome::Mission(card));
        }
        assert_eq!(choices, [8, 7, 4, 3, 4, 3]);
        let missions = |mission_1, alpha, beta| Missions {
            mission_1: Some(mission_1),
            alpha: Some(alpha),
            beta: Some(beta),
            rejected: [None; 2],
        };
        assert_eq!(table.ships[1].missions, missions(Body::Saturn, Body::Venus, Body::Uranus));
        assert_eq!(table.ships[0].missions, missions(Body::Mars, Body::Halley, Body::Neptune));
    }

    #[test]
    fn the_card_is_secret_to_its_owner() {
        let mut table = before_missions(2);
        table.chance(Outcome::Mission(Body::Saturn));
        let (deck, body) = (MissionDeck::Mission1, Body::Saturn);
        let open = Event::MissionDealt { seat: GREEN, deck };
        assert_eq!(table.told(Viewer::Seat(WHITE)), [open]);
        assert_eq!(table.told(Viewer::Seat(GREEN)), [open, Event::MissionReceived { deck, body }]);
    }

    #[test]
    fn the_others_see_the_same_whatever_is_dealt() {
        let seen = |card| {
            let mut table = before_missions(2);
            table.chance(Outcome::Mission(card));
            [Viewer::Seat(WHITE), Viewer::Spectator].map(|viewer| table.view(viewer))
        };
        assert_eq!(seen(Body::Saturn), seen(Body::Mars));
    }
}

mod kos_setup_12 {
    use super::*;

    /// Missions for Green, then White: Mission 1, Alpha and Beta of each.
    #[track_caller]
    fn dealt(green: [Body; 3], white: [Body; 3]) -> Table {
        let mut table = before_missions(2);
        for (green, white) in green.into_iter().zip(white) {
            deal(&mut table, &[green, white]);
        }
        table
    }

    const VALID: [Body; 3] = [Body::Neptune, Body::Venus, Body::Saturn];

    #[test]
    fn a_clashing_card_is_replaced_by_another() {
        let mut table = dealt([Body::Mercury, Body::Mercury, Body::Jupiter], VALID);
        assert_eq!(table.phase, Phase::ExchangeMission { seat: GREEN });
        deal(&mut table, &[Body::Mars]);
        assert_eq!(table.ships[1].missions.mission_1, Some(Body::Mars));
        assert_eq!(table.phase.name(), PhaseName::Orders);
    }

    #[test]
    fn the_clash_may_be_with_the_beta_card() {
        let table = dealt([Body::Jupiter, Body::Mercury, Body::Jupiter], VALID);
        assert_eq!(table.phase, Phase::ExchangeMission { seat: GREEN });
    }

    #[test]
    fn without_a_clash_the_cards_are_kept() {
        let table = dealt([Body::Uranus, Body::Mercury, Body::Jupiter], VALID);
        assert_eq!(table.phase.name(), PhaseName::Orders);
    }

    #[test]
    fn it_is_checked_when_all_cards_are_dealt() {
        let mut table = before_missions(2);
        deal(&mut table, &[Body::Mercury, Body::Neptune, Body::Mercury]);
        assert_eq!(table.phase, Phase::DealMission { deck: MissionDeck::Alpha, to: WHITE });
    }

    #[test]
    fn a_card_that_clashes_again_is_replaced_again() {
        let mut table = dealt([Body::Mercury, Body::Mercury, Body::Jupiter], VALID);
        deal(&mut table, &[Body::Jupiter]);
        assert_eq!(table.phase, Phase::ExchangeMission { seat: GREEN });
        let clash = [Body::Mercury, Body::Jupiter].map(Outcome::Mission);
        assert!(outcomes(&table).iter().all(|card| !clash.contains(card)));
    }

    #[test]
    fn rejected_cards_go_back_for_the_next_player_clockwise() {
        let clashing = [Body::Saturn, Body::Venus, Body::Saturn];
        let mut table = dealt([Body::Mercury, Body::Mercury, Body::Jupiter], clashing);
        assert_eq!(table.phase, Phase::ExchangeMission { seat: GREEN });
        assert!(!outcomes(&table).contains(&Outcome::Mission(Body::Mercury)));
        deal(&mut table, &[Body::Mars]);
        assert_eq!(table.phase, Phase::ExchangeMission { seat: WHITE });
        assert!(outcomes(&table).contains(&Outcome::Mission(Body::Mercury)));
    }

    #[test]
    fn with_four_players_a_valid_card_is_left_after_the_worst_draw() {
        let mut table = before_missions(4); // Green, Yellow, Red, White
        deal(&mut table, &[Body::Mercury, Body::Mars, Body::Uranus, Body::Neptune]);
        deal(&mut table, &[Body::Mercury, Body::Venus, Body::Halley, Body::Mars]);
        deal(&mut table, &[Body::Jupiter, Body::Saturn, Body::Neptune, Body::Uranus]);
        assert_eq!(outcomes(&table).len(), 4);
        deal(&mut table, &[Body::Jupiter]);
        let rest = [Body::Venus, Body::Saturn, Body::Halley].map(Outcome::Mission);
        assert_eq!(outcomes(&table), rest);
    }
}

mod kos_setup_13 {
    use super::*;

    #[test]
    fn markers_come_before_instructor_events_and_missions() {
        let mut table = Table::new(&Kosmonauts::options(2));
        let mut phases = vec![table.phase.name()];
        while table.round == 0 {
            match decider(&table) {
                Some(seat) => {
                    let action = table.legal(seat)[0];
                    table.act(seat, action);
                }
                None => {
                    table.chance_where(|_| true);
                }
            }
            phases.push(table.phase.name());
        }
        phases.dedup();
        phases.retain(|phase| *phase != PhaseName::ExchangeMission);
        let order = [
            PhaseName::DrawPlacementStarter,
            PhaseName::DealMarkers,
            PhaseName::PlaceMarker,
            PhaseName::DrawInstructor,
        ];
        assert_eq!(phases[..4], order);
        assert_eq!(
            phases[4..],
            [PhaseName::TurnUpEvents, PhaseName::DealMission, PhaseName::Orders]
        );
    }

    #[test]
    fn nobody_knows_them_while_placing() {
        let mut table = Table::new(&Kosmonauts::options(2));
        table.run_chance(Seed(1));
        assert_eq!(table.phase.name(), PhaseName::PlaceMarker);
        let view = table.view(Viewer::Seat(WHITE));
        assert_eq!((view.instructor, view.face_up), (None, [None; 3]));
        assert_eq!(view.own_missions, Some(Missions::default()));
    }

    #[test]
    fn other_actions_wait_for_the_end_of_the_set_up() {
        dealt(2).refused_by(WHITE, NOTHING, "KOS-SETUP-13");
    }
}

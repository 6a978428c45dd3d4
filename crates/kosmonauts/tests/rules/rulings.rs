//! Rulings where the rulebook is silent or unclear.

use std::collections::HashSet;

use kosmonauts::Direction::{E, NE, NW, SE, SW};
use kosmonauts::{
    Action, Bodies, Body, BodyPlacement, Card, Cubes, Direction, Emergency, Event, Flight, Hex,
    Kosmonauts, Options, Outcome, Panel, Phase, Return, SUN, Status, Tank, Velocity, Wind,
};
use table::{Game, Seed, Viewer};

use crate::position::*;

mod kos_ruling_1 {
    use super::*;

    #[track_caller]
    fn outcomes(table: &Table) -> Vec<(Outcome, u32)> {
        let mut outcomes = Vec::new();
        table.outcomes(&mut outcomes);
        outcomes
    }

    #[test]
    fn any_seat_may_place_first_and_any_seat_may_be_the_instructor() {
        let seats = [WHITE, GREEN, YELLOW];
        let mut table = Table::new(&Kosmonauts::options(3));
        assert_eq!(outcomes(&table), seats.map(|seat| (Outcome::PlacementStarter(seat), 1)));
        table.chance(Outcome::PlacementStarter(GREEN));
        table.until(Seed(1), |game| game.phase == Phase::DrawInstructor);
        assert_eq!(outcomes(&table), seats.map(|seat| (Outcome::Instructor(seat), 1)));
    }
}

mod kos_ruling_2 {
    use super::*;

    #[test]
    fn there_are_46_cards() {
        let content = table(2).content();
        let events: u32 = content.events.iter().map(|copies| u32::from(*copies)).sum();
        let missions = [content.mission_1, content.alpha, content.beta].map(Bodies::len);
        assert_eq!((events, missions), (30, [8, 4, 4]));
    }
}

mod kos_ruling_3 {
    use super::*;

    #[test]
    fn an_idle_ship_is_not_left_behind_in_the_first_round() {
        let mut table = Table::new(&Kosmonauts::options(2));
        table.until(Seed(1), |game| game.round == 1);
        table.no_orders();
        for seat in [WHITE, GREEN] {
            assert_eq!(table.ship(seat).status, Status::Landed(Body::Earth));
            assert_eq!(table.ship_position(seat), table.position(Body::Earth));
        }
    }
}

mod kos_ruling_4 {
    use super::*;

    #[test]
    fn a_wind_has_the_same_direction_for_everybody() {
        let card = Card::SolarWind(Wind::Strong, SE);
        let seats = [WHITE, GREEN, YELLOW, RED];
        let mut table = event_table(4, card).given(|game| {
            for seat in seats {
                game.flying(seat, (8, -1), &[]);
            }
        });
        table.act(WHITE, Action::Choose(card));
        for seat in seats {
            table.act(seat, act("accept"));
            assert_eq!(table.ship(seat).panel.velocity(), Velocity { q: 0, r: 2 });
        }
    }
}

mod kos_ruling_5 {
    use super::*;

    /// What White, in flight at Saturn with room in the tank, may answer to a card.
    #[track_caller]
    fn answers(card: Card) -> Vec<Action> {
        let mut table = event_table(2, card).given(|game| {
            // Saturn and Uranus are equally near.
            game.flying(WHITE, (8, 1), &[]).tank = tank(3, 1);
        });
        table.act(WHITE, Action::Choose(card));
        table.legal(WHITE)
    }

    #[test]
    fn a_shield_helps_against_asteroids_and_flares_alike() {
        assert_eq!(answers(Card::Asteroids), [act("accept"), act("shield")]);
        assert_eq!(answers(Card::SolarFlares), [act("accept"), act("shield")]);
    }

    #[test]
    fn the_other_cards_know_no_defense() {
        assert_eq!(answers(Card::GravitationalPull), [act("land saturn"), act("land uranus")]);
        assert_eq!(answers(Card::Boosters), []);
        assert_eq!(answers(Card::Refueling), [act("accept"), act("skip")]);
        assert_eq!(answers(Card::EnergyConversion), [act("accept"), act("skip")]);
    }
}

mod kos_ruling_6 {
    use super::*;

    #[test]
    fn orders_are_hidden_until_the_last_is_given_and_then_all_are_shown() {
        let mut table = table(2);
        table.act(WHITE, act("order E*"));
        assert_eq!(table.told(Viewer::Seat(GREEN)), [Event::OrderSealed { seat: WHITE }]);
        assert!(table.ship(WHITE).is_landed() && !table.has_revealed());
        table.act(GREEN, act("order nothing"));
        for (seat, action) in [(WHITE, act("order E*")), (GREEN, NOTHING)] {
            let Action::Order(order) = action else { unreachable!("an order") };
            assert!(table.told(Viewer::Spectator).contains(&Event::OrderRevealed { seat, order }));
        }
        assert!(table.has_revealed());
    }
}

mod kos_ruling_7 {
    use super::*;

    /// The orders offered to White that place cubes on two opposite directions.
    fn wasteful(table: &Table) -> Vec<Action> {
        let is_wasteful = |action: &Action| {
            let Action::Order(order) = action else { unreachable!("orders are due") };
            let used = |d: Direction| !order.placement().cubes[d as usize].is_empty();
            !order.converts_shield()
                && [E, NE, NW].into_iter().any(|d| used(d) && used(d.opposite()))
        };
        table.legal(WHITE).into_iter().filter(is_wasteful).collect()
    }

    #[test]
    fn new_cubes_on_opposite_directions_are_offered_for_an_idle_takeoff_only() {
        assert_eq!(wasteful(&table(2)), [act("order E W"), act("order E* W*")]);
        let flying = table(2).given(|game| {
            game.flying(WHITE, (8, -1), &[]);
        });
        assert_eq!(wasteful(&flying), []);
    }

    #[test]
    fn an_idle_takeoff_waits_for_another_body_in_the_hex() {
        let mut table = table(2).given(|game| {
            game.landed(WHITE, Body::Venus);
        });
        table.orders(&["order E W", "order nothing"]).act(WHITE, act("fly"));
        assert_eq!(table.ship_position(WHITE), Hex::new(3, 0));
        assert!(table.can(WHITE, act("land halley")));
    }

    #[test]
    fn equivalent_orders_are_one() {
        assert_eq!(act("order E E NE*"), act("order E* NE NE"));
        assert_ne!(act("order E E"), act("order E*"));
    }
}

mod kos_ruling_8 {
    use super::*;

    #[test]
    fn fuel_never_runs_out_in_the_supply() {
        let mut table = table(4).given(|game| {
            for seat in [GREEN, YELLOW, RED] {
                game.ships[seat.index()].tank = tank(6, 4);
            }
            game.flying(RED, (8, -1), &[]).panel.place(SE, Cubes { normal: 60, super_fuel: 20 });
            game.ships[0].tank = tank(0, 0);
        });
        table.no_orders();
        assert_eq!(table.ship(WHITE).tank, tank(9, 1));
    }

    #[test]
    fn only_the_thrust_of_a_panel_matters() {
        let flight = |cubes: Cubes| {
            let mut panel = Panel::default();
            panel.place(SE, cubes);
            table(2).foresee_flight(Hex::new(8, -4), &panel)
        };
        let normal = flight(Cubes { normal: 2, super_fuel: 0 });
        assert_eq!(normal, Flight::Safe(Hex::new(8, -2)));
        assert_eq!(flight(Cubes { normal: 0, super_fuel: 1 }), normal);
    }
}

mod kos_ruling_9 {
    use super::*;

    /// Whether some order of these single steps, so many on each axis, never enters the Sun.
    fn can_avoid_sun(from: (i32, i32), steps: [i32; 3]) -> bool {
        let vectors = [(1, 0), (1, -1), (0, -1)];
        from != (0, 0)
            && (steps == [0; 3]
                || (0..3).filter(|axis| steps[*axis] != 0).any(|axis| {
                    let sign = steps[axis].signum();
                    let mut left = steps;
                    left[axis] -= sign;
                    let (q, r) = vectors[axis];
                    can_avoid_sun((from.0 + sign * q, from.1 + sign * r), left)
                }))
    }

    fn panel(steps: [i32; 3]) -> Panel {
        let mut panel = Panel::default();
        for (direction, thrust) in [E, NE, NW].into_iter().zip(steps) {
            let side = if thrust < 0 { direction.opposite() } else { direction };
            panel.place(side, Cubes { normal: thrust.unsigned_abs() as u16, super_fuel: 0 });
        }
        panel
    }

    #[test]
    fn a_flight_is_fatal_exactly_if_every_order_of_its_steps_enters_the_sun() {
        let table = table(2);
        let thrusts = || -4..=4;
        let (mut cases, mut fatal) = (0, 0);
        for (q, r) in (-5..=5).flat_map(|q| (-5..=5).map(move |r| (q, r))) {
            if Hex::new(q, r) == SUN {
                continue;
            }
            for a in thrusts() {
                for (b, c) in thrusts().flat_map(|b| thrusts().map(move |c| (b, c))) {
                    let flight = table.foresee_flight(Hex::new(q, r), &panel([a, b, c]));
                    let is_fatal = flight == Flight::Emergency(Emergency::Sun);
                    let can_avoid = can_avoid_sun((q.into(), r.into()), [a, b, c]);
                    assert_eq!(is_fatal, !can_avoid, "({q},{r}) with {a}, {b}, {c}");
                    cases += 1;
                    fatal += u32::from(is_fatal);
                }
            }
        }
        assert_eq!(cases, 87_480);
        assert!(fatal > 0);
    }
}

mod kos_ruling_10 {
    use super::*;

    #[test]
    fn a_ship_that_stays_refuels_without_being_asked() {
        let mut table = table(2).given(|game| game.ships[1].tank = tank(1, 0));
        table.no_orders();
        let refueled = Event::Refueled { seat: GREEN, was: tank(1, 0), tank: tank(9, 1) };
        assert!(table.events().contains(&refueled));
        assert_eq!(table.phase, Phase::ChooseEvent);
    }

    #[test]
    fn a_ship_pulled_down_by_gravity_refuels_in_the_same_round() {
        let mut table = event_table(2, Card::GravitationalPull).given(|game| {
            game.flying(WHITE, (8, 0), &[]).tank = tank(1, 0);
        });
        table.event(Card::GravitationalPull).no_orders();
        assert_eq!(table.ship(WHITE).tank, tank(9, 1));
    }
}

mod kos_ruling_11 {
    use super::*;

    #[test]
    fn gravity_pulls_a_ship_down_to_the_body_in_its_own_hex() {
        // Jupiter and Uranus are one hex away.
        let mut table = event_table(2, Card::GravitationalPull).given(|game| {
            game.flying(WHITE, (8, 0), &[]);
        });
        table.event(Card::GravitationalPull);
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Saturn));
    }
}

mod kos_ruling_12 {
    use super::*;

    #[test]
    fn a_landed_ship_is_not_pulled_to_another_body() {
        // The comet is in the same hex.
        let mut table = event_table(2, Card::GravitationalPull).given(|game| {
            game.landed(WHITE, Body::Venus);
        });
        table.event(Card::GravitationalPull);
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Venus));
        assert!(table.all_notes().iter().all(|note| !matches!(note.event, Event::Landed { .. })));
    }
}

mod kos_ruling_13 {
    use super::*;

    #[test]
    fn evacuation_saves_the_shield_of_a_flight_into_danger() {
        let mut table = flight((5, 0), &[(E, 1)]);
        table.act(WHITE, act("evacuate"));
        assert_eq!(table.ship(WHITE).shields, 3);
    }

    #[test]
    fn it_cannot_be_asked_for_after_the_flight() {
        let mut table = flight((8, -1), &[(SE, 1)]);
        table.act(WHITE, act("fly"));
        table.refused_by(WHITE, act("evacuate"), "KOS-ROUND-1");
    }
}

mod kos_ruling_14 {
    use super::*;

    /// White has flown to a Mars that stands in the belt.
    fn arrival(shields: u8) -> Table {
        let mut table = table_with_mars_in_the_belt(2).given(|game| {
            game.flying(WHITE, (5, 0), &[(E, 1)]).shields = shields;
        });
        table.no_orders().act(WHITE, act("fly"));
        table
    }

    #[test]
    fn a_shield_is_lost_before_the_landing() {
        let table = arrival(1);
        assert_eq!(table.ship(WHITE).shields, 0);
        assert!(table.can(WHITE, act("land mars")));
    }

    #[test]
    fn without_a_shield_there_is_no_landing() {
        let table = arrival(0);
        assert_eq!(table.emergency(), Some(Emergency::Danger));
        assert_eq!(table.ship(WHITE).status, Status::Landed(Body::Earth));
    }
}

mod kos_ruling_15 {
    use super::*;

    #[test]
    fn where_two_bodies_stop_the_ship_chooses_between_them() {
        let mut table = flight((3, 0), &[]).given(|game| {
            game.put(Body::Venus, 8);
            game.put(Body::Halley, 17);
        });
        table.act(WHITE, act("fly"));
        let choices = [act("land venus"), act("land halley"), act("continue")];
        assert_eq!(table.legal(WHITE), choices);
    }
}

mod kos_ruling_16 {
    use super::*;

    /// White is pulled down to Earth after seven bodies; Green flies afar with this panel.
    fn return_by_gravity(green: &[(Direction, u16)]) -> Table {
        let mut table = event_table(2, Card::GravitationalPull).given(|game| {
            game.flying(WHITE, (4, -1), &[]);
            game.flying(GREEN, (7, -6), green);
            game.visited(WHITE, &SEVEN);
            game.visited(GREEN, &SEVEN);
        });
        table.event(Card::GravitationalPull);
        table
    }

    #[test]
    fn a_return_in_phase_1_earns_the_earth_token_that_phase_4_then_does_not() {
        let mut table = return_by_gravity(&[(SW, 3)]);
        table.no_orders().act(GREEN, act("fly")).act(GREEN, act("land earth"));
        assert_eq!(table.ship(GREEN).returned, Some(Return::PlanetPhase));
        assert_eq!([WHITE, GREEN].map(|seat| table.token(seat, Body::Earth)), [2, 0]);
    }

    #[test]
    fn it_is_earlier_than_a_return_in_phase_3() {
        let mut table = return_by_gravity(&[(SW, 3), (SE, 2)]);
        table.no_orders().act(GREEN, act("fly")).act(GREEN, act("land earth"));
        let standings = table.standings(Viewer::Spectator);
        let [white, green] = [WHITE, GREEN].map(|seat| standings.of(seat).tie_breaks[0]);
        assert!(white > green, "{white} > {green}");
        assert_eq!([WHITE, GREEN].map(|seat| table.token(seat, Body::Earth)), [2, 2]);
    }

    #[test]
    fn a_second_landing_on_earth_does_not_make_it_later() {
        let mut table = return_by_gravity(&[]);
        table.orders(&["order E W", "order nothing"]);
        table.act(WHITE, act("fly")).act(WHITE, act("land earth")).act(GREEN, act("fly"));
        assert_eq!(table.ship(WHITE).returned, Some(Return::EventPhase));
    }

    #[test]
    fn a_later_takeoff_does_not_undo_it() {
        let mut table = return_by_gravity(&[]);
        table.orders(&["order NW", "order nothing"]);
        table.act(WHITE, act("fly")).act(GREEN, act("fly"));
        assert_eq!(table.ship(WHITE).status, Status::Flying(Hex::new(4, -2)));
        assert_eq!(table.phase, Phase::Over);
        assert_eq!(table.token(WHITE, Body::Earth), 2);
    }
}

mod kos_ruling_17 {
    use super::*;

    #[test]
    fn a_stop_of_an_unqualified_ship_does_not_bar_the_token_of_phase_4() {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, (4, -1), &[]);
            game.flying(GREEN, (4, -3), &[]);
            game.visited(GREEN, &SEVEN);
        });
        table.no_orders().act(WHITE, act("fly")).act(WHITE, act("land earth"));
        table.act(GREEN, act("fly")).act(GREEN, act("land earth"));
        assert_eq!([WHITE, GREEN].map(|seat| table.token(seat, Body::Earth)), [0, 2]);
    }

    #[test]
    fn several_returns_in_phase_4_all_earn_a_token() {
        let mut table = table(2).given(|game| {
            for seat in [WHITE, GREEN] {
                game.flying(seat, (4, -3), &[]);
                game.visited(seat, &SEVEN);
            }
        });
        table.no_orders().act(WHITE, act("fly")).act(GREEN, act("fly"));
        table.act(WHITE, act("land earth")).act(GREEN, act("land earth"));
        assert_eq!([WHITE, GREEN].map(|seat| table.token(seat, Body::Earth)), [2, 2]);
    }
}

mod kos_ruling_18 {
    use super::*;

    #[test]
    fn a_tied_player_without_a_return_ranks_after_one_with_it() {
        let table = ended(2).given(|game| game.ships[1].returned = Some(Return::PlanetPhase));
        let standings = table.standings(Viewer::Spectator);
        assert_eq!([WHITE, GREEN].map(|seat| standings.of(seat).rank), [2, 1]);
    }

    #[test]
    fn a_landing_on_earth_in_an_earlier_round_does_not_count() {
        let mut table = flight((4, -1), &[]);
        table.act(WHITE, act("fly")).act(WHITE, act("land earth"));
        let ranked = table.given(|game| game.phase = Phase::Over).standings(Viewer::Spectator);
        assert_eq!([WHITE, GREEN].map(|seat| ranked.of(seat).rank), [1, 1]);
    }
}

mod kos_ruling_19 {
    use super::*;

    #[test]
    fn the_tokens_of_a_ship_are_shown_to_everybody() {
        let table = table(2).given(|game| game.visited(WHITE, &[Body::Saturn]));
        for viewer in [Viewer::Seat(GREEN), Viewer::Spectator] {
            assert_eq!(table.view(viewer).ships[0].tokens[Body::Saturn], 4);
        }
    }
}

mod kos_ruling_20 {
    use super::*;

    /// White's tank after an order given with this one.
    #[track_caller]
    fn tank_after(order: &str, before: Tank) -> Tank {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, (8, -1), &[]).tank = before;
        });
        table.orders(&[order, "order nothing"]);
        assert_eq!(table.ship(WHITE).shields, 2);
        table.ship(WHITE).tank
    }

    #[test]
    fn with_one_empty_slot_a_shield_yields_one_fuel() {
        assert_eq!(tank_after("order shield", tank(7, 2)), tank(8, 2));
        assert_eq!(tank_after("order shield", tank(6, 2)), tank(8, 2));
    }

    #[test]
    fn with_a_full_tank_a_shield_is_converted_after_a_cube_only() {
        let full = table(2);
        full.refused_by(WHITE, act("order shield"), "KOS-ORD-8");
        assert!(full.can(WHITE, act("order E shield")));
    }

    #[test]
    fn the_cubes_of_the_original_tank_leave_first() {
        assert_eq!(tank_after("order E shield", tank(8, 2)), tank(8, 2));
        assert_eq!(tank_after("order E E shield", tank(8, 2)), tank(8, 2));
        assert_eq!(tank_after("order E E E* shield", tank(8, 2)), tank(8, 1));
    }

    #[test]
    fn the_fuel_of_the_shield_may_be_placed_at_once() {
        assert_eq!(tank_after("order E E shield", tank(0, 0)), tank(0, 0));
        assert_eq!(tank_after("order E shield", tank(0, 4)), tank(1, 4));
    }
}

mod kos_ruling_21 {
    use super::*;

    #[test]
    fn the_game_knows_no_last_round() {
        let mut table = table(2).given(|game| game.round = 1000);
        table.no_orders();
        assert_eq!((table.round, table.phase), (1001, Phase::ChooseEvent));
    }

    #[test]
    fn a_simulation_stops_after_its_limit_and_is_scored_as_it_stands() {
        let mut table = table(2).given(|game| {
            game.options.round_limit = Some(2);
            game.visited(GREEN, &[Body::Neptune]);
        });
        table.no_orders();
        let standings = table.standings(Viewer::Spectator);
        assert!(standings.is_final);
        assert_eq!([WHITE, GREEN].map(|seat| standings.of(seat).total()), [0, 4]);
        assert_eq!(Kosmonauts::simulation(2).round_limit, Some(100));
    }
}

mod kos_ruling_22 {
    use super::*;

    #[test]
    fn every_player_has_three_missions() {
        for players in 2..=4 {
            let placement = BodyPlacement::Random;
            let mut table = Table::new(&Options { placement, ..Kosmonauts::options(players) });
            table.run_chance(Seed(u64::from(players)));
            for ship in &table.ships[..usize::from(players)] {
                let missions = ship.missions;
                let cards = [missions.mission_1, missions.alpha, missions.beta];
                assert!(cards.iter().all(Option::is_some), "{missions}");
            }
        }
    }
}

mod kos_ruling_23 {
    use super::*;

    #[test]
    fn a_ship_that_cancels_the_wind_may_land_again_without_token_or_fuel() {
        let mut table = event_table(2, Card::SolarWind(Wind::Light, E)).given(|game| {
            game.landed(WHITE, Body::Saturn).tank = tank(1, 0);
            game.visited(WHITE, &[Body::Saturn]);
        });
        table.act(WHITE, act("choose EV-WIND-1-E")).act(WHITE, act("accept"));
        table.act(GREEN, act("stay")).chance_where(|_| true);
        table.orders(&["order W", "order nothing"]).act(WHITE, act("fly"));
        table.act(WHITE, act("land saturn"));
        let event = Event::Landed { seat: WHITE, body: Body::Saturn };
        assert_eq!(table.events()[0], event);
        assert_eq!(table.ship(WHITE).tank, tank(0, 0));
    }
}

mod kos_ruling_24 {
    use super::*;

    #[test]
    fn the_deck_has_the_seven_described_types() {
        let events = table(2).content().events;
        let cards = <Card as table::Numbered>::all().filter(|card| events[card.index()] > 0);
        let types: HashSet<_> = cards.map(|card| std::mem::discriminant(&card)).collect();
        assert_eq!(types.len(), 7);
    }

    #[test]
    fn a_card_of_another_type_is_refused() {
        let refused = "EV-COMET".parse::<Card>();
        assert_eq!(refused, Err("\"EV-COMET\" is not an event card".to_owned()));
    }
}

mod kos_ruling_25 {
    use super::*;

    #[test]
    fn a_shield_given_for_energy_does_not_count_against_the_one_of_the_order() {
        let mut table = chosen(2, Card::EnergyConversion, |game| game.ships[0].tank = tank(2, 1));
        table.act(WHITE, act("accept")).chance_where(|_| true);
        table.orders(&["order shield", "order nothing"]);
        assert_eq!(table.ships[0].shields, 1);
    }
}

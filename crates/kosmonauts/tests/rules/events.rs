//! Phase 1.

use kosmonauts::Direction::{self, *};
use kosmonauts::{Action, Body, CARDS, Card, Event, Hex, Outcome, Panel, Phase, Status, Wind};
use table::{Game, Seed, Turn, Viewer};

use crate::position::*;

/// A light wind to the northeast.
const BREEZE: Card = Card::SolarWind(Wind::Light, NE);
/// A hex far from every body of the plain position.
const FAR: (i8, i8) = (-6, 0);

mod kos_evt_1 {
    use super::*;

    #[test]
    fn the_instructor_chooses_one_of_the_three_cards() {
        let table = table(2).given(|game| game.phase = Phase::ChooseEvent);
        let cards = ["choose EV-BOOST", "choose EV-ASTEROID", "choose EV-FLARE"];
        assert_eq!(table.legal(WHITE), cards.map(act));
        table.refused_by(WHITE, act("choose EV-GRAVITY"), "KOS-EVT-1");
        table.refused_by(GREEN, act("choose EV-BOOST"), "TABLE-TURN-1");
    }

    #[test]
    fn equal_cards_are_one_choice() {
        let table = event_table(2, Card::SolarFlares);
        assert_eq!(table.legal(WHITE), ["choose EV-FLARE", "choose EV-BOOST"].map(act));
    }
}

mod kos_evt_2 {
    use super::*;

    #[test]
    fn the_card_affects_everybody_and_the_instructor_too() {
        let table = chosen(3, Card::Asteroids, |game| {
            game.instructor = GREEN;
            game.ships.iter_mut().take(3).for_each(|ship| ship.shields = 0);
        });
        assert_eq!([0, 1, 2].map(|seat: usize| table.ships[seat].tank), [tank(3, 2); 3]);
    }
}

mod kos_evt_3 {
    use super::*;

    #[test]
    fn players_answer_from_the_instructor_clockwise() {
        let mut table = chosen(3, Card::Refueling, |game| game.instructor = GREEN);
        for seat in [GREEN, YELLOW, WHITE] {
            assert_eq!(decider(&table), Some(seat));
            table.act(seat, act("skip"));
        }
        assert_eq!(table.turn(), Turn::Chance);
    }

    #[test]
    fn everybody_sees_the_answer() {
        let mut table = chosen(2, Card::Refueling, |_| {});
        table.act(WHITE, act("skip"));
        let answer = Event::Reacted { seat: WHITE, card: Card::Refueling, action: Action::Skip };
        assert_eq!(table.told(Viewer::Spectator), [answer]);
    }
}

mod kos_evt_4 {
    use super::*;

    #[test]
    fn the_card_is_discarded_after_the_last_answer() {
        let mut table = chosen(2, Card::Refueling, |_| {});
        table.act(WHITE, act("skip"));
        assert_eq!(table.events.discards, [0; CARDS]);
        table.act(GREEN, act("skip"));
        assert_eq!(table.events.discards[Card::Refueling.index()], 1);
        assert_eq!(table.events.discards.iter().sum::<u8>(), 1);
        let places = table.events.face_up.iter().filter(|card| card.is_none()).count();
        assert_eq!(places, 1, "its place is empty until a new card is turned up");
    }

    #[test]
    fn a_card_of_the_deck_takes_its_place() {
        let mut table = chosen(2, Card::Boosters, |game| {
            game.face_up([Card::SolarFlares, Card::Boosters, Card::Asteroids]);
        });
        table.chance(Outcome::Event(BREEZE));
        let cards = [Card::SolarFlares, BREEZE, Card::Asteroids];
        assert_eq!(table.events.face_up, cards.map(Some));
        assert_eq!(table.events.deck[BREEZE.index()], 0);
        assert_eq!(table.told(Viewer::Spectator), [Event::EventTurnedUp { card: BREEZE }]);
    }

    #[test]
    fn only_cards_of_the_deck_can_turn_up() {
        let table = chosen(2, BREEZE, |game| {
            game.ships[0].shields = 0;
            game.ships[1].shields = 0;
            game.flying(WHITE, FAR, &[]);
            game.flying(GREEN, FAR, &[]);
        });
        assert!(!outcomes(&table).contains(&Outcome::Event(BREEZE)));
        assert_eq!(outcomes(&table).len(), CARDS - 1);
    }
}

mod kos_evt_5 {
    use super::*;

    #[test]
    fn when_the_last_card_is_turned_up_the_discards_become_the_deck() {
        let mut table = chosen(2, Card::Boosters, |game| {
            game.events.discards = game.events.deck;
            game.events.discards[BREEZE.index()] = 0;
            game.events.deck = [0; CARDS];
            game.events.deck[BREEZE.index()] = 1;
        });
        let discards = table.events.discards;
        table.chance(Outcome::Event(BREEZE));
        assert_eq!(table.events.deck, discards);
        assert_eq!(table.events.discards, [0; CARDS]);
        assert!(table.events().contains(&Event::DeckReshuffled));
    }

    #[test]
    fn while_a_card_is_left_the_discards_stay() {
        let mut table = chosen(2, Card::Boosters, |_| {});
        table.chance(Outcome::Event(BREEZE));
        assert_eq!(table.events.discards[Card::Boosters.index()], 1);
    }
}

mod kos_evt_6 {
    use super::*;

    #[test]
    fn only_wind_asteroids_and_flares_can_be_avoided_by_a_shield() {
        for card in <Card as table::Numbered>::all() {
            let table = chosen(2, card, |game| game.flying(WHITE, FAR, &[]).tank = tank(5, 1));
            let has_defense =
                matches!(card, Card::SolarWind(..) | Card::Asteroids | Card::SolarFlares);
            assert_eq!(table.legal(WHITE).contains(&Action::Shield), has_defense, "{card}");
        }
    }

    #[test]
    fn the_shield_is_paid_and_the_card_does_nothing() {
        let mut table = chosen(2, Card::Asteroids, |_| {});
        table.act(WHITE, act("shield"));
        assert_eq!((table.ships[0].shields, table.ships[0].tank), (2, tank(8, 2)));
    }

    #[test]
    fn without_a_shield_there_is_none_to_pay() {
        let table = chosen(2, BREEZE, |game| game.ships[0].shields = 0);
        table.refused_by(WHITE, act("shield"), "KOS-EVT-6");
    }

    #[test]
    fn what_is_no_answer_to_the_card_is_refused() {
        chosen(2, Card::Refueling, |_| {}).refused_by(WHITE, act("shield"), "KOS-EVT-6");
    }
}

mod kos_evt_7 {
    use super::*;

    #[test]
    fn one_super_fuel_goes_into_an_empty_slot() {
        let mut table = chosen(2, Card::Refueling, |game| game.ships[0].tank = tank(3, 1));
        table.act(WHITE, act("accept"));
        assert_eq!(table.ships[0].tank, tank(3, 2));
    }

    #[test]
    fn a_single_empty_slot_is_filled_without_an_exchange() {
        let mut table = chosen(2, Card::Refueling, |game| game.ships[0].tank = tank(8, 1));
        table.act(WHITE, act("accept"));
        assert_eq!(table.ships[0].tank, tank(8, 2));
    }

    #[test]
    fn a_full_tank_exchanges_a_normal_cube() {
        let mut table = chosen(2, Card::Refueling, |_| {});
        table.act(WHITE, act("accept"));
        assert_eq!(table.ships[0].tank, tank(7, 3));
    }

    #[test]
    fn a_player_may_skip_it() {
        let mut table = chosen(2, Card::Refueling, |_| {});
        assert_eq!(table.legal(WHITE), [Action::Accept, Action::Skip]);
        table.act(WHITE, act("skip"));
        assert_eq!(table.ships[0].tank, tank(8, 2));
    }
}

mod kos_evt_8 {
    use super::*;

    #[test]
    fn a_tank_with_four_super_fuel_gets_no_fifth() {
        let table = chosen(2, Card::Refueling, |game| game.ships[0].tank = tank(1, 4));
        assert_eq!(table.ships[0].tank, tank(1, 4));
        assert_eq!(decider(&table), Some(GREEN));
    }
}

mod kos_evt_9 {
    use super::*;

    #[test]
    fn the_wind_puts_its_fuel_on_its_direction() {
        for (wind, thrust) in [(Wind::Light, 1), (Wind::Strong, 2)] {
            for direction in Direction::ALL {
                let mut table = chosen(2, Card::SolarWind(wind, direction), |game| {
                    game.flying(WHITE, FAR, &[(direction, 1)]);
                });
                table.act(WHITE, act("accept"));
                let mut panel = Panel::default();
                panel.place(direction, cubes(1 + thrust, 0));
                assert_eq!(table.ships[0].panel, panel, "{wind:?} {direction}");
            }
        }
    }

    #[test]
    fn the_wind_costs_no_fuel_and_leaves_three_cubes_to_place() {
        let mut table = chosen(2, BREEZE, |game| {
            game.flying(WHITE, FAR, &[]);
        });
        table.act(WHITE, act("accept")).act(GREEN, act("stay")).run_chance(Seed(1));
        assert_eq!(table.ships[0].tank, tank(8, 2));
        assert!(table.can(WHITE, act("order NE NE NE")));
    }
}

mod kos_evt_10 {
    use super::*;

    #[test]
    fn a_flying_ship_accepts_the_wind_or_pays_a_shield() {
        let table = chosen(2, BREEZE, |game| {
            game.flying(WHITE, FAR, &[]);
        });
        assert_eq!(table.legal(WHITE), [Action::Accept, Action::Shield]);
        table.refused_by(WHITE, act("stay"), "KOS-EVT-10");
    }

    #[test]
    fn a_flying_ship_without_shields_has_no_choice() {
        let table = chosen(2, BREEZE, |game| game.flying(WHITE, FAR, &[]).shields = 0);
        assert_eq!(table.ships[0].panel.cubes(NE), cubes(1, 0));
        assert_eq!(decider(&table), Some(GREEN));
    }
}

mod kos_evt_11 {
    use super::*;

    #[test]
    fn a_landed_ship_may_also_stay() {
        let table = chosen(2, BREEZE, |_| {});
        assert_eq!(table.legal(WHITE), [Action::Accept, Action::Shield, Action::Stay]);
    }

    #[test]
    fn staying_needs_no_shield() {
        let table = chosen(2, BREEZE, |game| game.ships[0].shields = 0);
        assert_eq!(table.legal(WHITE), [Action::Accept, Action::Stay]);
    }

    #[test]
    fn whoever_stays_places_no_fuel_and_refuels() {
        let mut table = chosen(2, BREEZE, |game| game.ships[0].tank = tank(3, 1));
        table.act(WHITE, act("stay")).act(GREEN, act("stay")).run_chance(Seed(1));
        table.refused_by(WHITE, act("order E"), "KOS-EVT-11");
        table.no_orders();
        assert_eq!(table.ships[0].status, Status::Landed(Body::Earth));
        assert_eq!(table.ships[0].tank, tank(8, 2));
    }

    #[test]
    fn the_promise_ends_with_the_round() {
        let mut table = chosen(2, BREEZE, |_| {});
        table.act(WHITE, act("stay")).act(GREEN, act("stay")).run_chance(Seed(1)).no_orders();
        table.act(GREEN, act("choose EV-BOOST")).run_chance(Seed(1));
        assert!(table.can(WHITE, act("order E")));
    }
}

mod kos_evt_12 {
    use super::*;

    #[test]
    fn a_landed_ship_that_accepts_the_wind_is_flying_at_once() {
        let mut table = chosen(2, BREEZE, |_| {});
        table.act(WHITE, act("accept"));
        assert_eq!(table.ships[0].status, Status::Flying(Hex::new(4, -1)));
        assert_eq!(table.ships[0].panel.cubes(NE), cubes(1, 0));
        assert_eq!(table.ships[0].last_body, Body::Earth);
    }

    #[test]
    fn it_flies_in_phase_3_and_does_not_refuel() {
        let mut table = chosen(2, BREEZE, |game| game.ships[0].tank = tank(3, 1));
        table.act(WHITE, act("accept")).act(GREEN, act("stay")).run_chance(Seed(1)).no_orders();
        assert_eq!(table.phase, Phase::Fly { seat: WHITE });
        table.act(WHITE, act("fly"));
        assert_eq!(table.ships[0].status, Status::Flying(Hex::new(5, -2)));
        assert_eq!(table.ships[0].tank, tank(3, 1));
    }
}

mod kos_evt_13 {
    use super::*;

    #[test]
    fn whoever_pays_a_shield_may_take_off_or_stay() {
        let mut table = chosen(2, BREEZE, |_| {});
        table.act(WHITE, act("shield")).act(GREEN, act("stay")).run_chance(Seed(1));
        assert_eq!(table.ships[0].status, Status::Landed(Body::Earth));
        assert!(table.can(WHITE, act("order E")));
        assert!(table.can(WHITE, NOTHING));
    }
}

mod kos_evt_14 {
    use super::*;

    #[test]
    fn wind_neutralizes_fuel_on_the_opposite_direction() {
        let mut table = chosen(2, BREEZE, |game| {
            game.flying(WHITE, FAR, &[(SW, 2)]);
        });
        table.act(WHITE, act("accept"));
        let panel = &table.ships[0].panel;
        assert_eq!((panel.cubes(SW), panel.cubes(NE)), (cubes(1, 0), cubes(0, 0)));
    }
}

mod kos_evt_15 {
    use super::*;

    #[track_caller]
    fn converted(fuel: kosmonauts::Tank) -> (kosmonauts::Tank, u8) {
        let mut table = chosen(2, Card::EnergyConversion, |game| game.ships[0].tank = fuel);
        table.act(WHITE, act("accept"));
        (table.ships[0].tank, table.ships[0].shields)
    }

    #[test]
    fn a_shield_gives_five_normal_fuel() {
        assert_eq!(converted(tank(2, 1)), (tank(7, 1), 2));
    }

    #[test]
    fn the_whole_shield_is_paid_for_what_fits() {
        assert_eq!(converted(tank(8, 1)), (tank(9, 1), 2));
    }

    #[test]
    fn four_five_and_six_empty_slots_take_four_five_and_five() {
        assert_eq!(converted(tank(5, 1)), (tank(9, 1), 2));
        assert_eq!(converted(tank(4, 1)), (tank(9, 1), 2));
        assert_eq!(converted(tank(3, 1)), (tank(8, 1), 2));
    }

    #[test]
    fn a_player_may_skip_it() {
        let mut table = chosen(2, Card::EnergyConversion, |game| game.ships[0].tank = tank(2, 1));
        table.act(WHITE, act("skip"));
        assert_eq!((table.ships[0].tank, table.ships[0].shields), (tank(2, 1), 3));
    }

    #[test]
    fn it_needs_a_shield_and_an_empty_slot() {
        for (fuel, shields) in [(tank(2, 1), 0), (tank(8, 2), 3)] {
            let table = chosen(2, Card::EnergyConversion, |game| {
                (game.ships[0].tank, game.ships[0].shields) = (fuel, shields);
                game.ships[1].tank = tank(9, 0);
            });
            assert_eq!(decider(&table), Some(GREEN), "tank {fuel}, {shields} shields");
            assert_eq!((table.ships[0].tank, table.ships[0].shields), (fuel, shields));
        }
    }
}

/// Gravitational pull on White, flying eastwards at `hex`. Mars stands at (-5,0), Jupiter at
/// (-7,0), Saturn at (-8,0), all others on the other side of the Sun.
fn pulled(hex: (i8, i8)) -> Table {
    chosen(2, Card::GravitationalPull, |game| {
        game.put(Body::Mars, 8);
        game.put(Body::Jupiter, 9);
        game.put(Body::Saturn, 10);
        game.flying(WHITE, hex, &[(E, 1)]);
    })
}

mod kos_evt_16 {
    use super::*;

    #[test]
    fn a_ship_at_distance_2_must_land_by_all_rules_of_landing() {
        let table = pulled((-3, 0));
        let ship = &table.ships[0];
        assert_eq!((ship.status, ship.last_body), (Status::Landed(Body::Mars), Body::Mars));
        assert!(ship.panel.is_empty());
        assert_eq!(ship.tokens[Body::Mars], 4);
        assert_eq!(table.turn(), Turn::Chance);
    }

    #[test]
    fn a_ship_at_distance_3_is_out_of_reach() {
        assert_eq!(pulled((-2, 0)).ships[0].status, Status::Flying(Hex::new(-2, 0)));
        pulled((-6, 0)).refused_by(WHITE, act("land venus"), "KOS-EVT-16");
    }
}

mod kos_evt_17 {
    use super::*;

    #[test]
    fn the_ship_lands_on_the_nearest_body() {
        assert_eq!(pulled((-9, 0)).ships[0].status, Status::Landed(Body::Saturn));
    }

    #[test]
    fn the_owner_chooses_among_equally_near_bodies() {
        let mut table = pulled((-6, 0));
        assert_eq!(table.legal(WHITE), ["land mars", "land jupiter"].map(act));
        table.refused_by(WHITE, act("land saturn"), "KOS-EVT-17");
        table.act(WHITE, act("land jupiter"));
        assert_eq!(table.ships[0].status, Status::Landed(Body::Jupiter));
    }
}

mod kos_evt_18 {
    use super::*;

    #[test]
    fn landed_ships_stay_where_they_are() {
        let table = chosen(2, Card::GravitationalPull, |game| {
            game.landed(WHITE, Body::Venus); // the comet is in the same hex
        });
        let card = Card::GravitationalPull;
        assert_eq!(table.events(), [Event::EventChosen { seat: WHITE, card }]);
        assert_eq!(table.turn(), Turn::Chance);
    }

    #[test]
    fn ships_far_from_every_body_fly_on() {
        let table = pulled((-4, -6));
        assert_eq!(table.ships[0].status, Status::Flying(Hex::new(-4, -6)));
        assert_eq!(table.ships[0].panel.cubes(E), cubes(1, 0));
    }
}

mod kos_evt_19 {
    use super::*;

    #[test]
    fn a_ship_pulled_down_may_take_off_again() {
        let mut table = pulled((-3, 0));
        table.run_chance(Seed(1)).orders(&["order E", "order nothing"]);
        assert_eq!(table.ships[0].status, Status::Flying(Hex::new(-5, 0)));
    }

    #[test]
    fn a_ship_pulled_down_refuels_if_it_stays() {
        let mut table = pulled((-3, 0)).given(|game| game.ships[0].tank = tank(3, 1));
        table.run_chance(Seed(1)).no_orders();
        assert_eq!(table.ships[0].tank, tank(8, 2));
    }
}

mod kos_evt_20 {
    use super::*;

    #[test]
    fn everybody_may_place_four_cubes_in_this_round() {
        let mut table = chosen(2, Card::Boosters, |_| {});
        table.run_chance(Seed(1));
        for seat in [WHITE, GREEN] {
            assert!(table.can(seat, act("order E E NE* NE")));
        }
    }

    #[test]
    fn in_the_next_round_three_are_the_limit_again() {
        let mut table = chosen(2, Card::Boosters, |_| {});
        table.run_chance(Seed(1)).no_orders();
        table = table.given(|game| game.phase = Phase::Orders { sealed: [None; 4] });
        table.refused_by(WHITE, act("order E E E E"), "KOS-ORD-2");
    }
}

mod kos_evt_21 {
    use super::*;

    /// White's tank after Asteroids.
    #[track_caller]
    fn hit(arrange: impl FnOnce(&mut kosmonauts::Kosmonauts)) -> kosmonauts::Tank {
        chosen(2, Card::Asteroids, arrange).act(WHITE, act("accept")).ships[0].tank
    }

    #[test]
    fn five_normal_fuel_are_lost_even_on_a_planet() {
        assert_eq!(hit(|_| {}), tank(3, 2));
    }

    #[test]
    fn a_smaller_stock_is_lost_whole() {
        assert_eq!(hit(|game| game.ships[0].tank = tank(4, 3)), tank(0, 3));
    }

    #[test]
    fn fuel_on_the_panel_is_untouched() {
        let mut table = chosen(2, Card::Asteroids, |game| {
            game.flying(WHITE, FAR, &[(E, 3)]);
        });
        table.act(WHITE, act("accept"));
        assert_eq!(table.ships[0].panel.cubes(E), cubes(3, 0));
    }

    #[test]
    fn a_shield_is_asked_for_only_where_there_is_normal_fuel() {
        let table = chosen(2, Card::Asteroids, |game| game.ships[0].tank = tank(1, 2));
        assert_eq!(table.legal(WHITE), [Action::Accept, Action::Shield]);
        let table = chosen(2, Card::Asteroids, |game| game.ships[0].tank = tank(0, 2));
        assert_eq!(decider(&table), Some(GREEN));
    }
}

mod kos_evt_22 {
    use super::*;

    /// Solar flares: White flies and accepts, Green is landed and pays a shield.
    fn flares() -> Table {
        let mut table = chosen(2, Card::SolarFlares, |game| {
            game.flying(WHITE, FAR, &[(NE, 1)]).tank = tank(5, 0);
        });
        table.act(WHITE, act("accept")).act(GREEN, act("shield")).run_chance(Seed(1));
        table
    }

    #[test]
    fn no_fuel_may_be_placed_without_paying_a_shield() {
        let table = flares();
        table.refused_by(WHITE, act("order E"), "KOS-EVT-22");
        assert!(table.can(GREEN, act("order E")));
        assert_eq!(table.ships[1].shields, 2);
    }

    #[test]
    fn a_flying_ship_drifts() {
        let mut table = flares();
        table.no_orders().act(WHITE, act("fly"));
        assert_eq!(table.ships[0].status, Status::Flying(Hex::new(-5, -1)));
    }

    #[test]
    fn a_landed_ship_must_stay() {
        let mut table = chosen(2, Card::SolarFlares, |_| {});
        table.act(WHITE, act("accept")).act(GREEN, act("accept")).run_chance(Seed(1));
        assert!(table.legal(WHITE) == [NOTHING]);
    }

    #[test]
    fn a_shield_may_still_be_converted() {
        assert_eq!(flares().legal(WHITE), [NOTHING, act("order shield")]);
    }
}

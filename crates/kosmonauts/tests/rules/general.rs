//! Players, bodies, turn order and limits.

use kosmonauts::{Bodies, Body, Card, Direction, Hex, Kosmonauts, Status};
use table::{Game, Seats, Viewer};

use crate::position::*;

mod kos_gen_1 {
    use super::*;

    #[test]
    fn two_three_or_four_can_play() {
        for (players, is_possible) in [(0, false), (1, false), (2, true), (4, true), (5, false)] {
            let set_up = Kosmonauts::new(&Kosmonauts::options(players));
            assert_eq!(set_up.is_ok(), is_possible, "{players} players");
        }
    }

    #[test]
    fn ships_and_cards_are_the_same_for_two_and_for_four() {
        let [two, four] = [2, 4].map(table);
        assert_eq!(two.ships[0], four.ships[0]);
        assert_eq!(two.events, four.events);
    }
}

mod kos_gen_2 {
    use super::*;

    #[test]
    fn there_are_nine_bodies() {
        let names = Body::ALL.map(Body::name).join(" ");
        assert_eq!(names, "mercury venus earth mars jupiter saturn uranus neptune halley");
    }

    #[test]
    fn a_landing_on_the_comet_earns_a_token_like_any_other() {
        let mut table = table(2).given(|game| {
            game.put(Body::Halley, 1);
            game.flying(WHITE, (0, 3), &[]);
        });
        table.no_orders().act(WHITE, act("fly")).act(WHITE, act("land halley"));
        assert_eq!(table.ships[0].tokens[Body::Halley], 4);
    }
}

mod kos_gen_3 {
    use super::*;

    #[test]
    fn a_body_is_visited_once_a_ship_has_landed_on_it() {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, (5, 0), &[]);
        });
        table.no_orders().act(WHITE, act("fly"));
        assert!(table.ships[0].visited().is_empty());
        table.act(WHITE, act("land mars"));
        assert_eq!(table.ships[0].visited(), [Body::Mars].into_iter().collect());
    }

    #[test]
    fn earth_is_no_target_body() {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, (4, -1), &[]);
        });
        table.no_orders().act(WHITE, act("fly")).act(WHITE, act("land earth"));
        assert_eq!(table.ships[0].tokens, [0; 9]);
        let others = Body::ALL.into_iter().filter(|body| *body != Body::Earth);
        assert_eq!(Bodies::TARGETS, others.collect());
    }
}

mod kos_gen_4 {
    use super::*;

    #[test]
    fn most_points_win_even_if_another_player_ends_the_game() {
        let targets = Bodies::TARGETS.iter().collect::<Vec<_>>();
        let mut table = table(2).given(|game| {
            game.visited(GREEN, &targets);
            game.visited(WHITE, &targets[..7]);
            game.flying(WHITE, (4, -1), &[]);
        });
        table.no_orders().act(WHITE, act("fly")).act(WHITE, act("land earth"));
        let standings = table.standings(Viewer::Spectator);
        assert!(standings.is_final);
        assert_eq!(standings.winners(), Seats::only(GREEN));
    }
}

mod kos_gen_5 {
    use super::*;

    #[test]
    fn turns_go_from_the_instructor_clockwise() {
        let mut table = table(4).given(|game| {
            game.instructor = YELLOW;
            for seat in [WHITE, GREEN, YELLOW, RED] {
                game.flying(seat, (6, -3), &[]);
            }
        });
        table.no_orders();
        for seat in [YELLOW, RED, WHITE, GREEN] {
            assert_eq!(decider(&table), Some(seat));
            table.act(seat, act("fly"));
        }
    }

    #[test]
    fn placing_begins_with_the_placement_starter_whoever_is_instructor() {
        let mut options = Kosmonauts::options(4);
        (options.placement_starter, options.instructor) = (Some(RED), Some(GREEN));
        let mut table = Table::new(&options);
        table.run_chance(table::Seed(1));
        assert_eq!(decider(&table), Some(RED));
    }
}

mod kos_gen_6 {
    use super::*;

    #[test]
    fn a_ship_flies_into_the_hex_of_another_and_nothing_happens() {
        let mut table = table(2).given(|game| {
            game.flying(WHITE, (5, -3), &[(Direction::E, 1)]);
            game.flying(GREEN, (6, -3), &[]);
        });
        table.no_orders();
        let green = table.ships[1];
        table.act(WHITE, act("fly"));
        assert_eq!(table.ships[0].status, Status::Flying(Hex::new(6, -3)));
        assert_eq!(table.ships[0].shields, 3);
        assert_eq!(table.ships[1], green);
    }
}

mod kos_gen_7 {
    use super::*;

    #[test]
    fn a_tank_holds_ten_cubes() {
        let mut table = chosen(2, Card::EnergyConversion, |game| game.ships[0].tank = tank(7, 1));
        table.act(WHITE, act("accept"));
        assert_eq!(table.ships[0].tank, tank(9, 1));
    }

    #[test]
    fn a_tank_holds_four_super_fuel() {
        let mut table = table(2).given(|game| game.ships[0].tank = tank(1, 4));
        table.no_orders();
        assert_eq!(table.ships[0].tank, tank(6, 4));
    }

    #[test]
    fn beyond_the_limits_the_audit_complains() {
        let with = |fuel, shields| {
            table(2).given(|game| (game.ships[0].tank, game.ships[0].shields) = (fuel, shields))
        };
        assert_eq!(with(tank(6, 4), 3).audit(), Ok(()));
        for (fuel, shields) in [(tank(9, 2), 3), (tank(0, 5), 3), (tank(8, 2), 4)] {
            assert!(with(fuel, shields).audit().is_err(), "tank {fuel}, {shields} shields");
        }
    }

    #[test]
    fn fuel_on_the_panel_is_not_limited() {
        let mut table = in_flight(&[(Direction::E, 30)], tank(6, 4));
        table.orders(&["order E E E", "order nothing"]);
        assert_eq!(table.ships[0].panel.cubes(Direction::E), cubes(33, 0));
        assert_eq!(table.audit(), Ok(()));
    }
}

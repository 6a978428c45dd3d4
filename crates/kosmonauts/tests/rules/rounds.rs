//! The four phases and the Instructor's pass.

use kosmonauts::{Body, BodyPlacement, Card, Event, Kosmonauts, Phase, PhaseName};
use table::{Game, Seed, Turn};

use crate::position::*;

mod kos_round_1 {
    use super::*;

    #[test]
    fn event_orders_flight_and_planet_movement_follow_each_other() {
        let mut table = event_table(2, Card::Boosters).given(|game| {
            game.flying(WHITE, (6, -3), &[]);
        });
        let mut phases = vec![table.phase.name()];
        table.act(WHITE, act("choose EV-BOOST")).run_chance(Seed(1));
        phases.push(table.phase.name());
        table.no_orders();
        phases.push(table.phase.name());
        table.act(WHITE, act("fly"));
        phases.push(table.phase.name());
        assert_eq!(
            phases,
            [PhaseName::ChooseEvent, PhaseName::Orders, PhaseName::Fly, PhaseName::ChooseEvent]
        );
        assert!(matches!(
            table.events()[..],
            [
                Event::Flew { .. },
                Event::Refueled { .. },
                Event::BodiesMoved,
                Event::RoundBegan { .. }
            ]
        ));
    }

    #[test]
    fn nobody_acts_out_of_phase() {
        table(2).refused_by(WHITE, act("fly"), "KOS-ROUND-1");
        event_table(2, Card::Boosters).refused_by(WHITE, NOTHING, "KOS-ROUND-1");
    }
}

mod kos_round_2 {
    use super::*;

    fn first_round() -> Table {
        let mut options = Kosmonauts::options(2);
        options.placement = BodyPlacement::Random;
        let mut table = Table::new(&options);
        table.run_chance(Seed(1));
        table
    }

    #[test]
    fn the_first_round_begins_with_orders() {
        let table = first_round();
        assert_eq!((table.round, table.phase.name()), (1, PhaseName::Orders));
    }

    #[test]
    fn the_second_round_begins_with_the_cards_turned_up_at_the_start() {
        let mut table = first_round();
        let cards = table.events;
        table.no_orders();
        assert_eq!((table.round, table.phase), (2, Phase::ChooseEvent));
        assert_eq!(table.events, cards);
    }
}

mod kos_round_3 {
    use super::*;

    #[test]
    fn the_pass_goes_clockwise_after_every_round() {
        let mut table = table(3).given(|game| game.instructor = YELLOW);
        table.no_orders();
        assert_eq!((table.round, table.instructor), (3, WHITE));
    }

    #[test]
    fn the_instructor_leads_the_event_phase() {
        let table = event_table(3, Card::Boosters).given(|game| game.instructor = GREEN);
        assert_eq!(decider(&table), Some(GREEN));
    }

    #[test]
    fn the_instructor_is_first_in_the_sequences_of_a_round() {
        let mut table = chosen(3, Card::Refueling, |game| {
            game.instructor = YELLOW;
            for seat in [WHITE, GREEN, YELLOW] {
                game.flying(seat, (5, -2), &[]); // where Mars arrives
            }
        });
        let mut firsts = vec![decider(&table)];
        for seat in [YELLOW, WHITE, GREEN] {
            table.act(seat, act("skip"));
        }
        table.run_chance(Seed(1)).no_orders();
        firsts.push(decider(&table));
        for seat in [YELLOW, WHITE, GREEN] {
            table.act(seat, act("fly"));
        }
        firsts.push(decider(&table));
        assert_eq!(firsts, [Some(YELLOW); 3]);
        assert_eq!(table.phase.name(), PhaseName::LandOnArrival);
    }

    #[test]
    fn a_return_to_earth_ends_the_game_after_phase_4_instead() {
        let targets = kosmonauts::Bodies::TARGETS.iter().collect::<Vec<_>>();
        let mut table = table(2).given(|game| {
            game.visited(WHITE, &targets);
            game.flying(WHITE, (4, -1), &[]);
        });
        table.no_orders().act(WHITE, act("fly")).act(WHITE, act("land earth"));
        assert_eq!(table.turn(), Turn::Over);
        assert_eq!(table.instructor, WHITE);
        assert_eq!(table.fields[Body::Earth], 1);
    }
}

//! Option B: acting with a programmed robot.

use aquasphere::{ByPosition, Card, Program, Sector, Task};

use crate::position::*;

mod aqu_deploy_1 {
    use super::*;

    #[test]
    fn only_a_programmed_robot() {
        let table = table(2).given(|game| game.program(A, &[Program::Time]));
        table.refused_by(A, act("deploy lab A"), "AQU-DEPLOY-1");
        assert!(table.can(A, act("deploy time A")));
    }
}

mod aqu_deploy_2 {
    use super::*;

    #[test]
    fn the_scientist_goes_to_the_area_of_the_program() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Crystal]));
        table.act(A, act("deploy crystal F"));
        let player = table.player(A);
        assert_eq!((player.scientist, player.area, player.time), (Sector::F, Program::Crystal, 3));
    }

    #[test]
    fn staying_is_free() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 0;
            game.program(A, &[Program::Crystal]);
        });
        table.act(A, act("deploy crystal A"));
        assert_eq!(table.player(A).area, Program::Crystal);
    }
}

mod aqu_deploy_3 {
    use super::*;

    #[test]
    fn too_far_is_refused_with_the_price() {
        let table = table(2).given(|game| {
            game.players[A].time = 2;
            game.program(A, &[Program::Crystal]);
        });
        let refusal = table.refusal(A, act("deploy crystal C"));
        assert_eq!(refusal.to_string(), "AQU-DEPLOY-3 (needs 3, have 2)");
    }

    #[test]
    fn exactly_enough_is_enough() {
        let table = table(2).given(|game| {
            game.players[A].time = 3;
            game.program(A, &[Program::Crystal]);
        });
        assert!(table.can(A, act("deploy crystal C")));
    }

    #[test]
    fn the_cheapest_way_round_is_charged() {
        let table = table(2).given(|game| game.players[A].scientist = Sector::E);
        // E to D is free, E to C over D costs 1, E to F costs 2.
        let prices = [Sector::D, Sector::C, Sector::F].map(|sector| table.price(A, sector));
        assert_eq!(prices, [0, 1, 2]);
    }

    #[test]
    fn of_ways_that_cost_the_same_the_one_with_the_fewest_locks_is_shown() {
        // From A to E: over B, C and D for 1 + 0 + 1 + 0, or over F for 1 + 1.
        let joints = ByPosition::new([1, 0, 1, 0, 1, 1]);
        let table = table(2).given(|game| game.joints = joints);
        let route = table.route(A, Sector::E);
        let steps: Vec<_> = route.passages.iter().map(|passage| passage.to).collect();
        assert_eq!((route.price, steps), (2, vec![Sector::F, Sector::E]));
    }

    #[test]
    fn the_log_tells_the_way() {
        let told = |cards: &[Card], to: &str| {
            let mut table = table(2).given(|game| {
                game.players[A].scientist = Sector::B;
                game.program(A, &[Program::Crystal]);
                game.give(A, cards);
            });
            table.act(A, act(&format!("deploy crystal {to}")));
            table.story().into_iter().find(|line| line.contains(" goes "))
        };
        assert_eq!(told(&[], "A").as_deref(), Some("seat 1 goes B-A for 1 time"));
        assert_eq!(told(&[], "D").as_deref(), Some("seat 1 goes B-C-D for 3 time"));
        assert_eq!(told(&[Card::R25], "D").as_deref(), Some("seat 1 goes B~E-D for 1 time"));
        assert_eq!(told(&[], "B"), None, "who stays goes no way");
    }

    #[test]
    fn the_way_costs_what_is_charged_from_everywhere_and_with_every_card() {
        for cards in [&[][..], &[Card::R25], &[Card::R27], &[Card::R25, Card::R27]] {
            for from in Sector::ALL {
                let table = table(2).given(|game| {
                    game.give(A, cards);
                    game.players[A].scientist = from;
                });
                for to in Sector::ALL {
                    assert_eq!(
                        table.route(A, to).price,
                        table.price(A, to),
                        "{cards:?} {from} {to}"
                    );
                }
            }
        }
    }
}

mod aqu_deploy_4 {
    use super::*;

    #[test]
    fn the_robot_moves_from_its_symbol_to_the_control_space() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Time]));
        table.act(A, act("deploy time B"));
        assert!(table.programmed(A).is_empty());
        assert_eq!(table.sectors[Sector::B].control, Some(A));
        assert_eq!(table.player(A).robots_in_play(), 1);
    }

    #[test]
    fn pay_move_push_overflow_place_and_overload_in_this_order() {
        let mut table = table(2).given(|game| {
            game.program(A, &[Program::Time]);
            game.control(B, Sector::B);
            game.dock(B, Sector::B, 2);
            game.give(A, &[Card::R26]);
        });
        table.act(A, act("deploy time B"));
        assert_eq!(
            table.story(),
            [
                "seat 1 goes A-B for 1 time",
                "the robot of seat 2 goes to the dock of B",
                "the dock of B overflows",
                "2 robots of seat 2 go home from B",
                "seat 1 takes control of B",
                "R26 of seat 1 triggers",
                "seat 1 gains 2 points for catches: 2",
            ]
        );
        assert_eq!(table.tasks.top(), Some(Task::BeforeAction { program: Program::Time }));
    }
}

mod aqu_deploy_5 {
    use super::*;

    #[test]
    fn the_action_may_be_left_undone() {
        let mut table = table(2).given(|game| {
            game.program(A, &[Program::Time]);
            game.players[A].time = 2;
        });
        table.act(A, act("deploy time A"));
        assert_eq!(table.options(), ["perform", "skip"]);
        table.refused_by(A, act("pass"), "AQU-DEPLOY-5");
        table.act(A, act("skip"));
        assert_eq!((table.player(A).time, table.decider()), (2, Some(B)));
        assert_eq!(table.sectors[Sector::A].control, Some(A));
    }
}

mod aqu_deploy_6 {
    use super::*;

    #[test]
    fn a_program_can_be_used_again() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 0;
            game.program(A, &[Program::Time]);
        });
        table.act(A, act("deploy time A")).act(A, act("perform"));
        let mut table = table.given(|game| {
            game.turn_of(A);
            game.program(A, &[Program::Time]);
        });
        table.act(A, act("deploy time A")).act(A, act("perform"));
        assert_eq!(table.player(A).time, 4);
    }
}

mod aqu_deploy_7 {
    use super::*;

    /// After deploying with another robot on the lab symbol, so that something is asked.
    fn deployed(program: &str, arrange: impl FnOnce(&mut aquasphere::AquaSphere)) -> Table {
        let mut table = table(2).given(|game| {
            game.program(A, &[program.parse().expect("a program"), Program::Lab]);
            arrange(game);
        });
        table.act(A, act(&format!("deploy {program} A")));
        table
    }

    #[test]
    fn an_action_that_would_change_nothing_is_not_offered() {
        for program in ["crystal", "octopod", "time"] {
            let table = deployed(program, |_| {});
            table.refused_by(A, act("perform"), "AQU-DEPLOY-7");
        }
        let full = deployed("crystal", |game| {
            game.sectors[Sector::A].crystals = 2;
            game.players[A].crystals = 2;
        });
        full.refused_by(A, act("perform"), "AQU-DEPLOY-7");
        let no_robot = deployed("program", |game| game.dock(A, Sector::D, 13));
        no_robot.refused_by(A, act("perform"), "AQU-DEPLOY-7");
    }

    #[test]
    fn the_white_area_with_an_occupied_symbol_needs_room_for_time() {
        let white = |time: u8| {
            let mut table = table(2).given(|game| {
                game.program(A, &[Program::Program, Program::Time]);
                game.players[A].time = time;
            });
            table.act(A, act("deploy program A"));
            table
        };
        white(4).refused_by(A, act("perform"), "AQU-DEPLOY-7");
        assert!(white(3).can(A, act("perform")));
    }

    #[test]
    fn what_its_own_section_forbids_is_not_offered() {
        deployed("submarine", |_| {}).refused_by(A, act("perform"), "AQU-SUB-1");
        deployed("research", |_| {}).refused_by(A, act("perform"), "AQU-RESEARCH-1");
        let mut table = table(2).given(|game| game.program(A, &[Program::Lab, Program::Time]));
        table.act(A, act("deploy lab A"));
        table.refused_by(A, act("perform"), "AQU-EXPAND-3");
    }

    #[test]
    fn a_returned_robot_can_make_it_possible() {
        // The submarine costs 1 in B and the way there 1.
        let mut table = table(2).given(|game| {
            game.players[A].time = 1;
            game.program(A, &[Program::Submarine, Program::Lab]);
        });
        table.act(A, act("deploy submarine B"));
        table.refused_by(A, act("perform"), "AQU-SUB-2");
        table.act(A, act("return lab")).act(A, act("perform"));
        assert_eq!((table.player(A).time, table.player(A).submarines), (1, 2));
    }

    #[test]
    fn with_nothing_to_perform_or_return_the_turn_ends() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Octopod]));
        table.act(A, act("deploy octopod A"));
        assert_eq!(table.decider(), Some(B));
        assert!(table.story().contains(&"seat 1 leaves octopod undone".to_owned()));
    }
}

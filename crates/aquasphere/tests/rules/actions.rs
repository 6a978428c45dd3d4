//! The seven actions.

use aquasphere::{AquaSphere, Card, Category, Event, Program, Sector, Task, Tile};

use crate::position::*;

/// A deploys in A and performs the action there.
#[track_caller]
fn perform(program: Program, arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    let mut table = table(2).given(|game| {
        game.program(A, &[program]);
        arrange(game);
    });
    table.act(A, act(&format!("deploy {program} A"))).act(A, act("perform"));
    table
}

mod aqu_expand_1 {
    use super::*;

    #[test]
    fn the_top_tile_counts_at_once() {
        let table = perform(Program::Lab, |game| {
            game.lay_tile(Sector::A, Tile::L01);
            game.lay_tile(Sector::A, Tile::L10);
        });
        let player = table.player(A);
        assert!(player.tiles.contains(Tile::L10) && player.letters.contains(Sector::C));
        assert_eq!(player.capacity.crystals, 3);
        assert_eq!(table.sectors[Sector::A].tiles.top(), Some(Tile::L01));
        assert_eq!(table.decider(), Some(A));
    }
}

mod aqu_expand_2 {
    use super::*;

    fn two_letters(arrange: impl FnOnce(&mut AquaSphere)) -> Table {
        perform(Program::Lab, |game| {
            game.lay_tile(Sector::A, Tile::L26);
            arrange(game);
        })
    }

    #[test]
    fn a_robot_from_storage_for_each_letter_in_any_order() {
        let mut table = two_letters(|_| {});
        assert_eq!(table.options(), ["place C", "place D", "leave C", "leave D"]);
        table.act(A, act("place D")).act(A, act("place C"));
        assert_eq!((table.controlled_by(A), table.player(A).storage), (3, 12));
        assert_eq!((table.player(A).scientist, table.decider()), (Sector::A, Some(B)));
    }

    #[test]
    fn or_none() {
        let mut table = two_letters(|_| {});
        table.act(A, act("leave C"));
        table.refused_by(A, act("place C"), "AQU-EXPAND-2");
        table.refused_by(A, act("skip"), "AQU-EXPAND-2");
        table.act(A, act("leave D"));
        assert_eq!((table.controlled_by(A), table.player(A).storage), (1, 14));
    }

    #[test]
    fn it_pushes_and_overflows_as_a_deployed_one() {
        let mut table = two_letters(|game| {
            game.control(B, Sector::C);
            game.dock(B, Sector::C, 2);
            game.give(A, &[Card::R26]);
        });
        table.act(A, act("place C"));
        assert_eq!((table.docked(Sector::C), table.player(A).kp), ([0, 1, 0, 0], 2));
        assert_eq!(table.options(), ["place D", "leave D"]);
    }

    #[test]
    fn a_letter_that_the_lab_had_allows_a_robot_too() {
        let mut table = perform(Program::Lab, |game| game.lay_tile(Sector::A, Tile::L02));
        table.act(A, act("place A"));
        assert_eq!(table.docked(Sector::A), [1, 0, 0, 0]);
    }
}

mod aqu_expand_3 {
    use super::*;

    #[test]
    fn not_without_a_tile() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Lab, Program::Time]));
        table.act(A, act("deploy lab A"));
        table.refused_by(A, act("perform"), "AQU-EXPAND-3");
    }

    #[test]
    fn not_beyond_five() {
        let tiles = [Tile::L01, Tile::L05, Tile::L09, Tile::L13, Tile::L17];
        let mut table = table(2).given(|game| {
            game.expand(A, &tiles);
            game.lay_tile(Sector::A, Tile::L30);
            game.program(A, &[Program::Lab, Program::Time]);
        });
        table.act(A, act("deploy lab A"));
        let refusal = table.refusal(A, act("perform"));
        assert_eq!(refusal.to_string(), "AQU-EXPAND-3 (expansions 5)");
    }
}

mod aqu_expand_4 {
    use super::*;

    #[test]
    fn no_points_at_once() {
        let table = perform(Program::Lab, |game| game.lay_tile(Sector::A, Tile::L28));
        assert_eq!((table.player(A).kp, table.decider()), (0, Some(B)));
    }
}

mod aqu_time_1 {
    use super::*;

    #[test]
    fn as_many_as_fit_and_the_rest_stays() {
        let table = perform(Program::Time, |game| {
            game.players[A].time = 1;
            game.sectors[Sector::A].time = 4;
        });
        assert_eq!((table.player(A).time, table.sectors[Sector::A].time), (4, 1));
    }
}

mod aqu_time_2 {
    use super::*;

    #[test]
    fn two_at_least() {
        for area in [0, 1, 2] {
            let table = perform(Program::Time, |game| {
                game.players[A].time = 0;
                game.sectors[Sector::A].time = area;
            });
            assert_eq!((table.player(A).time, table.sectors[Sector::A].time), (2, 0), "{area}");
        }
    }

    #[test]
    fn as_far_as_they_fit() {
        let table = perform(Program::Time, |game| game.players[A].time = 3);
        assert_eq!(table.player(A).time, 4);
        assert!(table.has_told(Event::TimeLost { seat: A, lost: 1 }));
    }
}

mod aqu_time_3 {
    use super::*;

    #[test]
    fn nothing_is_added_if_the_lab_was_full() {
        let table = perform(Program::Time, |game| {
            game.players[A].time = 3;
            game.sectors[Sector::A].time = 3;
        });
        assert_eq!((table.player(A).time, table.sectors[Sector::A].time), (4, 2));
        assert_eq!(table.events().len(), 1);
    }
}

mod aqu_crystal_1 {
    use super::*;

    #[test]
    fn as_many_as_fit_without_points() {
        let table = perform(Program::Crystal, |game| {
            game.players[A].crystals = 1;
            game.sectors[Sector::A].crystals = 2;
        });
        assert_eq!((table.purse(A), table.sectors[Sector::A].crystals), ((4, 2, 0), 1));
    }
}

mod aqu_octo_1 {
    use super::*;

    #[test]
    fn as_many_as_the_lab_allows() {
        let table = perform(Program::Octopod, |game| game.sectors[Sector::A].octopods = 3);
        assert_eq!(table.sectors[Sector::A].octopods, 1);
        let caught = Event::OctopodsCaught { seat: A, sector: Sector::A, caught: 2, left: 1 };
        assert!(table.has_told(caught));
    }
}

mod aqu_octo_2 {
    use super::*;

    #[test]
    fn points_by_number() {
        for (caught, points) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 21)] {
            let table = perform(Program::Octopod, |game| {
                game.players[A].capacity.octopods = 9;
                game.players[A].crystals = 2;
                game.sectors[Sector::A].octopods = caught;
            });
            assert_eq!(table.player(A).kp, points, "{caught}");
        }
    }
}

mod aqu_octo_3 {
    use super::*;

    #[test]
    fn time_and_crystals_of_cards_then_all_points_as_one_gain() {
        let table = perform(Program::Octopod, |game| {
            game.players[A].time = 0;
            game.sectors[Sector::A].octopods = 2;
            game.give(A, &[Card::R22, Card::R23, Card::R24]);
        });
        assert_eq!(table.purse(A), (2, 1, 6));
        let last = table.events().last().copied();
        let gain = Event::PointsGained { seat: A, category: Category::Catches, points: 6, kp: 6 };
        assert_eq!(last, Some(gain));
    }

    #[test]
    fn a_crystal_of_a_card_can_pay_the_line() {
        let table = perform(Program::Octopod, |game| {
            game.kp(A, 8);
            game.sectors[Sector::A].octopods = 2;
            game.give(A, &[Card::R23]);
        });
        assert_eq!(table.purse(A), (4, 0, 11));
    }
}

/// A deploys a submarine robot in B with this much time for it.
fn in_b(time: u8, arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    let mut table = table(2).given(|game| {
        game.players[A].time = time + 1;
        game.program(A, &[Program::Submarine, Program::Lab]);
        arrange(game);
    });
    table.act(A, act("deploy submarine B"));
    table
}

mod aqu_sub_1 {
    use super::*;

    #[test]
    fn one_of_each_color() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Submarine, Program::Lab]));
        table.act(A, act("deploy submarine A"));
        table.refused_by(A, act("perform"), "AQU-SUB-1");
    }
}

mod aqu_sub_2 {
    use super::*;

    #[test]
    fn the_cheapest_free_space_is_paid() {
        for (others, price) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
            let mut table = in_b(4, |game| {
                game.players[A].capacity.time = 9;
                [B, C, D][..others].iter().for_each(|color| game.submarine(*color, Sector::B));
            });
            table.act(A, act("perform"));
            assert_eq!(table.player(A).time, 4 - price);
            assert_eq!(table.sectors[Sector::B].bays[others], Some(A));
        }
    }

    #[test]
    fn not_without_the_time() {
        let table = in_b(1, |game| game.submarine(B, Sector::B));
        let refusal = table.refusal(A, act("perform"));
        assert_eq!(refusal.to_string(), "AQU-SUB-2 (needs 2, have 1)");
        assert!(in_b(2, |game| game.submarine(B, Sector::B)).can(A, act("perform")));
    }
}

mod aqu_sub_3 {
    use super::*;

    #[test]
    fn the_value_of_the_center_tile() {
        for (round, points) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
            let mut table = in_b(2, |game| game.center.round = round);
            table.act(A, act("perform"));
            assert_eq!(table.points(A, Category::Submarines), points);
        }
    }
}

mod aqu_sub_4 {
    use super::*;

    #[test]
    fn not_beyond_six() {
        let table = in_b(3, |game| game.players[A].submarines = 6);
        table.refused_by(A, act("perform"), "AQU-SUB-4");
        assert!(in_b(3, |game| game.players[A].submarines = 5).can(A, act("perform")));
    }
}

mod aqu_research_1 {
    use super::*;

    #[test]
    fn the_top_card_and_the_value_of_the_center() {
        let table = perform(Program::Research, |game| game.lay_card(Sector::A, Card::R25));
        assert!(table.player(A).cards.contains(Card::R25));
        assert_eq!(table.player(A).kp, 2);
    }

    #[test]
    fn not_without_a_slot_or_a_card() {
        let deployed = |arrange: fn(&mut AquaSphere)| {
            let mut table = table(2).given(|game| {
                game.program(A, &[Program::Research, Program::Lab]);
                arrange(game);
            });
            table.act(A, act("deploy research A"));
            table
        };
        deployed(|_| {}).refused_by(A, act("perform"), "AQU-RESEARCH-1");
        let full = deployed(|game| {
            game.lay_card(Sector::A, Card::R25);
            game.give(A, &[Card::R01, Card::R02]);
        });
        assert_eq!(full.refusal(A, act("perform")).to_string(), "AQU-RESEARCH-1 (slots 2)");
    }

    #[test]
    fn points_come_before_an_immediate_effect() {
        let mut table = perform(Program::Research, |game| {
            game.kp(A, 8);
            game.players[A].time = 0;
            game.lay_card(Sector::A, Card::R38);
            game.program(A, &[Program::Research, Program::Lab]);
        });
        // The line asks before the robot of the card is there to be given up.
        assert_eq!(table.options(), ["line lab", "stop"]);
        table.act(A, act("stop"));
        assert_eq!((table.purse(A), table.programmed(A).len()), ((2, 0, 9), 2));
    }
}

mod aqu_research_2 {
    use super::*;

    #[test]
    fn an_immediate_card_keeps_its_slot() {
        let table = perform(Program::Research, |game| game.lay_card(Sector::A, Card::R38));
        assert_eq!((table.player(A).cards.len(), table.player(A).room_for_cards()), (1, 1));
    }

    #[test]
    fn a_used_sidestep_too() {
        let mut table = table(2).given(|game| {
            game.give(A, &[Card::R29]);
            game.engineer(A, aquasphere::Room::B1);
        });
        table.act(A, act("sidestep b2"));
        assert_eq!(table.player(A).room_for_cards(), 1);
    }
}

mod aqu_white_1 {
    use super::*;

    #[test]
    fn the_program_of_this_sector() {
        for sector in Sector::ALL {
            let mut table = table(2).given(|game| {
                game.players[A].scientist = sector;
                game.program(A, &[Program::Program]);
            });
            table.act(A, act(&format!("deploy program {sector}"))).act(A, act("perform"));
            assert_eq!(table.programmed(A), [table.content().white[sector]]);
            assert_eq!(table.player(A).storage, 13);
        }
    }
}

mod aqu_white_2 {
    use super::*;

    #[test]
    fn two_time_markers_if_the_symbol_is_occupied() {
        let table = perform(Program::Program, |game| {
            game.players[A].time = 0;
            game.program(A, &[Program::Program, Program::Time]);
        });
        assert_eq!((table.player(A).time, table.programmed(A)), (2, vec![Program::Time]));
    }
}

mod aqu_white_3 {
    use super::*;

    #[test]
    fn no_third_robot_and_no_engineer_card() {
        let table = perform(Program::Program, |game| {
            game.program(A, &[Program::Program, Program::Lab]);
            game.give(A, &[Card::R02]);
        });
        assert_eq!(table.programmed(A), [Program::Lab, Program::Time]);
        assert_eq!((table.player(A).time, table.decider()), (4, Some(B)));
        assert_eq!(table.tasks.top(), None::<Task>);
    }
}

//! Rulings: what the rulebook leaves open.

use aquasphere::{
    AquaSphere, Card, Category, Effect, Event, Options, Phase, Program, Room, Sector, Tile,
};
use table::{Game, Seed, Turn, Viewer};

use crate::position::*;

/// A, in sector A, uses a robot there.
#[track_caller]
fn perform(program: Program, arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    let mut table = table(2).given(|game| {
        game.program(A, &[program]);
        arrange(game);
    });
    table.act(A, act(&format!("deploy {program} A"))).act(A, act("perform"));
    table
}

mod aqu_ruling_1 {
    use super::*;

    #[test]
    fn who_has_a_crystal_is_not_asked_at_a_line() {
        let table = perform(Program::Octopod, |game| {
            game.kp(A, 9);
            game.players[A].crystals = 2;
            game.sectors[Sector::A].octopods = 1;
        });
        assert_eq!((table.purse(A), table.decider()), ((4, 1, 10), Some(B)));
    }
}

mod aqu_ruling_2 {
    use super::*;

    #[test]
    fn the_crystal_that_is_paid_has_scored() {
        let table = score_round(2, |game| {
            game.kp(A, 9);
            game.players[A].crystals = 1;
            game.players[A].submarines = 0;
        });
        assert_eq!((table.points(A, Category::Crystals), table.player(A).kp), (1, 10));
    }
}

mod aqu_ruling_3 {
    use super::*;

    #[test]
    fn the_engineer_may_enter_for_time() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 0;
            game.program(A, &[Program::Submarine]);
        });
        table.act(A, act("engineer b2"));
        assert_eq!((table.player(A).time, table.player(A).storage), (2, 14));
        let occupied = Event::SymbolOccupied { seat: A, program: Program::Submarine };
        assert!(table.has_told(occupied));
    }
}

mod aqu_ruling_4 {
    use super::*;

    #[test]
    fn a_robot_may_be_placed_for_control_alone() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Octopod]));
        table.act(A, act("deploy octopod F"));
        assert_eq!((table.sectors[Sector::F].control, table.decider()), (Some(A), Some(B)));
    }

    #[test]
    fn a_robot_that_goes_home_may_be_what_the_action_needs() {
        // All fifteen are in play; the push overflows the dock and two of them go home.
        let mut table = table(2).given(|game| {
            game.control(A, Sector::A);
            game.dock(A, Sector::A, 2);
            game.dock(A, Sector::D, 11);
            game.program(A, &[Program::Program]);
        });
        assert_eq!(table.player(A).storage, 0);
        let obstacle = table.view(Viewer::Seat(A)).obstacle(A, Program::Program, Sector::A);
        assert_eq!(obstacle, None);
        table.act(A, act("deploy program A"));
        assert!(table.can(A, act("perform")));
    }
}

mod aqu_ruling_5 {
    use super::*;

    #[test]
    fn gains_never_ask_what_is_left() {
        let mut table = score_round(4, |game| {
            for seat in [A, B, C, D] {
                game.players[seat].capacity.time = 60;
                game.players[seat].time = 50;
            }
        });
        assert_eq!([A, B, C, D].map(|seat| table.player(seat).time), [51; 4]);
        table.run_chance(Seed(1));
    }
}

mod aqu_ruling_6 {
    use super::*;

    #[test]
    fn a_crystal_comes_before_the_points_that_need_it() {
        let mut table = table(2).given(|game| {
            game.kp(A, 6);
            game.give(A, &[Card::R11, Card::R18]);
        });
        table.act(A, act("engineer b1"));
        assert_eq!(table.options(), ["take", "decline"]);
        table.act(A, act("take"));
        assert_eq!(table.purse(A), (4, 0, 10));
    }
}

mod aqu_ruling_7 {
    use super::*;

    #[test]
    fn every_middle_room_leads_to_both_end_rooms() {
        let arrows = &set_up(2).content().arrows;
        for room in [Room::M1, Room::M2, Room::M3] {
            assert!(arrows[room].contains(Room::T1) && arrows[room].contains(Room::T2));
        }
        assert!(!arrows[Room::B1].contains(Room::M3) && !arrows[Room::B2].contains(Room::M1));
    }
}

mod aqu_ruling_8 {
    use super::*;

    #[test]
    fn the_number_that_scores_is_the_number_of_robots() {
        let table = table(2).given(|game| {
            game.players[A].submarines = 6;
            game.players[A].storage = 8;
        });
        assert_eq!(table.parts(A).robots, 7);
    }
}

mod aqu_ruling_9 {
    use super::*;

    #[test]
    fn the_first_neutral_color_starts_and_both_may_share_a_sector() {
        let mut table = score_round(2, |_| {});
        let bays = |table: &Table| Sector::ALL.map(|sector| table.sectors[sector].bays);
        let [none, mine, yours] = [None, Some(A), Some(B)].map(|first| [first, None, None, None]);
        let neutral = [Some(C), None, None, None];
        assert_eq!(bays(&table), [mine, none, yours, none, neutral, neutral]);
        table.run_chance(Seed(1));
        // The tile feeds B, which had none, and E, where the first color lies already.
        let both = [Some(C), Some(D), None, None];
        assert_eq!(bays(&table), [mine, neutral, yours, none, both, neutral]);
    }
}

mod aqu_ruling_10 {
    use super::*;

    #[test]
    fn a_neutral_robot_stays_and_counts() {
        let mut table = table(3).given(|game| {
            game.control(A, Sector::B);
            game.dock(A, Sector::B, 3);
            game.program(A, &[Program::Crystal]);
        });
        table.act(A, act("deploy crystal B"));
        assert_eq!(table.docked(Sector::B), [1, 0, 0, 1]);
    }
}

mod aqu_ruling_11 {
    use super::*;

    #[test]
    fn nobody_scores_for_no_control_space() {
        let table = table(3);
        assert_eq!([A, B, C].map(|seat| table.parts(seat).control), [0; 3]);
    }
}

mod aqu_ruling_12 {
    use super::*;

    #[test]
    fn a_sidestep_is_the_move_of_a_turn() {
        let mut table = table(2).given(|game| {
            game.give(A, &[Card::R29]);
            game.engineer(A, Room::T1);
        });
        assert!(table.can(A, act("pass")));
        table.act(A, act("sidestep t2"));
        assert_eq!((table.decider(), table.programmed(A)), (Some(B), vec![Program::Research]));
    }
}

mod aqu_ruling_13 {
    use super::*;

    #[test]
    fn a_jump_may_interrupt_a_walk() {
        // From A: walk to B for nothing, jump to E for 1, walk on to F for nothing.
        let table = table(2).given(|game| {
            game.give(A, &[Card::R25]);
            game.joints = aquasphere::ByPosition::new([0, 2, 2, 2, 0, 2]);
        });
        let route = table.route(A, Sector::F);
        let way = route.passages.iter().map(|passage| (passage.to, passage.is_jump));
        let wanted = [(Sector::B, false), (Sector::E, true), (Sector::F, false)];
        assert_eq!((route.price, way.collect::<Vec<_>>()), (1, wanted.to_vec()));
    }
}

mod aqu_ruling_14 {
    use super::*;

    #[test]
    fn returns_are_offered_at_the_start_and_before_the_action() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Time, Program::Lab]));
        let has_return = |table: &Table| table.options().contains(&"return lab".to_owned());
        assert!(has_return(&table));
        table.act(A, act("deploy time B"));
        assert!(has_return(&table));
    }
}

mod aqu_ruling_15 {
    use super::*;

    #[test]
    fn the_new_robot_stays() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Lab, Program::Time]));
        table.act(A, act("engineer b1"));
        table.refused_by(A, act("drop octopod"), "AQU-BOARD-2");
    }
}

mod aqu_ruling_16 {
    use super::*;

    #[test]
    fn a_scoring_card_needs_a_free_symbol() {
        let table = score_round(2, |game| {
            game.give(A, &[Card::R30, Card::R35]);
            game.program(A, &[Program::Research]);
        });
        assert_eq!(table.options(), ["income", "use R30"]);
        table.refused_by(A, act("use R35"), "AQU-RULING-16");
    }
}

mod aqu_ruling_17 {
    use super::*;

    #[test]
    fn the_cheapest_space_is_taken() {
        let mut table = table(2).given(|game| game.program(A, &[Program::Submarine]));
        table.act(A, act("deploy submarine F")).act(A, act("perform"));
        assert_eq!(table.sectors[Sector::F].bays, [Some(C), Some(A), None, None]);
        assert_eq!(table.player(A).time, 1);
    }
}

mod aqu_ruling_18 {
    use super::*;

    #[test]
    fn two_markers_received_not_owned() {
        let table = perform(Program::Time, |game| {
            game.players[A].time = 2;
            game.sectors[Sector::A].time = 1;
        });
        assert_eq!(table.player(A).time, 4);
    }
}

mod aqu_ruling_19 {
    use super::*;

    #[test]
    fn nothing_that_is_not_listed() {
        let table = set_up(4);
        assert_eq!((table.sectors[Sector::B].time, table.sectors[Sector::D].time), (0, 0));
    }
}

mod aqu_ruling_20 {
    use super::*;

    #[test]
    fn forty_one_different_cards() {
        let cards = &set_up(2).content().cards;
        let count =
            |is_kind: fn(&Effect) -> bool| cards.iter().filter(|effect| is_kind(effect)).count();
        assert_eq!(count(|effect| matches!(effect, Effect::Engineer(..))), 21);
        assert_eq!(count(|effect| matches!(effect, Effect::Octopus(_))), 3);
        assert_eq!(count(|effect| matches!(effect, Effect::Scoring(_))), 6);
        assert_eq!(count(|effect| matches!(effect, Effect::Immediate(_))), 6);
        for (number, effect) in cards.iter().enumerate() {
            assert!(!cards.iter().take(number).any(|other| other == effect));
        }
    }
}

mod aqu_ruling_21 {
    use super::*;
    use aquasphere::ProgramCard;

    #[test]
    fn a_program_card_has_one_side() {
        // Whichever card is drawn, and whichever after it, there is one way for it to lie.
        for card in ProgramCard::ALL {
            let mut draws = set_up_draws(2);
            let next = if card == ProgramCard::Pc1 { "PC2" } else { "PC1" };
            draws.truncate(draws.len() - 2);
            let mut table = Table::new(&AquaSphere::options(2));
            for notation in draws {
                table.chance(draw(&notation));
            }
            let sides = table.possible();
            assert_eq!(sides.len(), ProgramCard::COUNT);
            table
                .chance(draw(&format!("programs {card}")))
                .chance(draw(&format!("programs {next}")));
            let lies = Room::ALL.map(|room| table.program_in(room).expect("a program"));
            let printed = &table.content().program_cards[card];
            assert_eq!(lies, Room::ALL.map(|room| printed[room]), "{card}");
        }
    }
}

mod aqu_ruling_22 {
    use super::*;

    #[test]
    fn nobody_passes_early() {
        for room in [Room::B1, Room::M3] {
            let table = table(2).given(|game| game.engineer(A, room));
            table.refused_by(A, act("pass"), "AQU-PASS-1");
        }
    }
}

mod aqu_ruling_23 {
    use super::*;

    #[test]
    fn a_crystal_paid_in_the_last_scoring_breaks_no_tie() {
        let table = score_round(2, |game| {
            game.round = 4;
            // A pays the crystal at line 10; B scores as much without one.
            game.kp(A, 9);
            game.players[A].crystals = 1;
            game.kp(B, 10);
        });
        assert_eq!((table.player(A).kp, table.player(B).kp), (15, 15));
        assert_eq!(table.scores().winners().len(), 2);
    }
}

mod aqu_ruling_24 {
    use super::*;

    #[test]
    fn a_robot_returned_first_can_be_programmed_again() {
        let mut table = table(2).given(|game| {
            game.program(A, &[Program::Lab]);
            game.dock(A, Sector::D, 14);
        });
        table.act(A, act("return lab")).act(A, act("engineer b1"));
        assert_eq!(table.programmed(A), [Program::Octopod]);
    }
}

mod aqu_ruling_25 {
    use super::*;

    #[test]
    fn the_points_of_an_action_cannot_be_declined() {
        let table = perform(Program::Research, |game| {
            game.kp(A, 9);
            game.players[A].crystals = 1;
            game.lay_card(Sector::A, Card::R01);
        });
        assert_eq!(table.purse(A), (4, 0, 11));
    }
}

mod aqu_ruling_26 {
    use super::*;

    #[test]
    fn income_of_the_last_round_counts_at_the_end() {
        let table = score_round(2, |game| {
            game.round = 4;
            game.players[A].time = 0;
        });
        assert_eq!(table.points(A, Category::Final), 2);
    }
}

mod aqu_ruling_27 {
    use super::*;

    #[test]
    fn the_refill_asks_nobody() {
        let mut table = score_round(3, |_| {});
        let mut draws = 0;
        while table.turn() == Turn::Chance {
            table.chance_where(|_| true);
            draws += 1;
        }
        assert_eq!(draws, 14);
    }
}

mod aqu_ruling_28 {
    use super::*;

    #[test]
    fn nobody_knows_how_the_covered_tile_lies() {
        let mut table = score_round(2, |_| {});
        while table.phase != Phase::TurnCenter {
            table.chance_where(|_| true);
        }
        assert_eq!((table.center.orientation, table.possible_outcomes().len()), (None, 6));
        assert_eq!(table.view(table::Viewer::Spectator).feeds, None);
    }
}

mod aqu_ruling_29 {
    use super::*;

    #[test]
    fn another_list_of_lines_needs_no_other_rule() {
        let content = changed("headquarters.ron", "[10, 20, 30, 40, 50]", "[4, 47]");
        let mut table = set_up_with(&Options { content, ..AquaSphere::options(2) }).given(clear);
        table = table.given(|game| {
            game.kp(A, 3);
            game.program(A, &[Program::Octopod]);
            game.sectors[Sector::A].octopods = 2;
        });
        table.act(A, act("deploy octopod A")).act(A, act("perform"));
        assert_eq!(table.player(A).kp, 3);
        assert!(table.has_told(Event::StoppedAtLine { seat: A, line: 4, lost: 3 }));
    }
}

mod aqu_ruling_30 {
    use super::*;

    #[test]
    fn routes_read_the_joint_alone() {
        let content =
            changed("station.ron", "by_sector((1, 2, 1, 0, 2, 1))", "by_joint((2, 2, 2, 2, 2, 0))");
        let mut table = Table::new(&Options { content, ..AquaSphere::options(2) });
        for sector in ["E", "D", "C", "B", "A", "F"] {
            table.chance(draw(&format!("sector {sector}")));
        }
        let table = table.given(|game| game.players[A].scientist = Sector::F);
        assert_eq!((table.price(A, Sector::E), table.price(A, Sector::A)), (0, 2));
    }
}

mod aqu_ruling_31 {
    use super::*;

    #[test]
    fn caps_follow_from_the_columns() {
        let content = changed("player_board.ron", "[2, 2, 2, 3, 3, 3]", "[1, 1, 4, 4, 4, 1]");
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|count| content.cap(count)), [0, 1, 2, 6, 10, 14, 15]);
    }
}

mod aqu_ruling_32 {
    use super::*;

    #[test]
    fn without_a_crystal_the_points_are_taken() {
        let mut table = table(2).given(|game| {
            game.kp(A, 9);
            game.give(A, &[Card::R18]);
            game.dock(A, Sector::D, 15);
        });
        table.act(A, act("engineer b1"));
        assert_eq!((table.player(A).kp, table.decider()), (9, Some(B)));
        assert!(table.has_told(Event::StoppedAtLine { seat: A, line: 10, lost: 4 }));
    }
}

mod aqu_ruling_33 {
    use super::*;

    #[test]
    fn a_sidestep_follows_the_same_order() {
        let mut table = table(2).given(|game| {
            game.players[A].time = 0;
            game.engineer(A, Room::B2);
            game.give(A, &[Card::R29, Card::R04]);
            game.program(A, &[Program::Lab, Program::Time]);
        });
        table.act(A, act("sidestep b1"));
        assert_eq!((table.options().len(), table.player(A).time), (2, 0));
        table.act(A, act("drop lab"));
        assert_eq!(table.player(A).time, 4);
    }
}

mod aqu_ruling_34 {
    use super::*;

    #[test]
    fn overload_points_come_before_the_action() {
        let mut table = table(2).given(|game| {
            game.kp(A, 8);
            game.control(B, Sector::A);
            game.dock(B, Sector::A, 2);
            game.give(A, &[Card::R26]);
            game.players[A].crystals = 1;
            game.program(A, &[Program::Time]);
        });
        table.act(A, act("deploy time A"));
        assert_eq!(table.options(), ["take", "decline"]);
        assert_eq!(table.sectors[Sector::A].control, Some(A));
        let mut table = table.given(|game| game.players[A].time = 0);
        table.act(A, act("take"));
        assert_eq!(
            (table.purse(A), table.options()),
            ((0, 0, 10), vec!["perform".into(), "skip".into()])
        );
    }
}

mod aqu_ruling_35 {
    use super::*;

    /// A has one robot left in storage, one on a symbol, and takes a tile with C and D.
    fn letters(storage: u8) -> Table {
        let mut table = table(2).given(|game| {
            game.lay_tile(Sector::A, Tile::L26);
            game.program(A, &[Program::Lab, Program::Time]);
            game.dock(A, Sector::B, 13 - storage);
        });
        table.act(A, act("deploy lab A")).act(A, act("perform"));
        table
    }

    #[test]
    fn with_empty_storage_a_robot_may_be_returned_between_letters() {
        let mut table = letters(1);
        table.refused_by(A, act("return time"), "AQU-RULING-35");
        table.act(A, act("place C"));
        assert_eq!(table.options(), ["leave D", "return time"]);
        table.refused_by(A, act("place D"), "AQU-BOARD-6");
        table.act(A, act("return time")).act(A, act("place D"));
        assert_eq!(table.controlled_by(A), 3);
    }

    #[test]
    fn or_before_the_first() {
        let table = letters(0);
        assert_eq!(table.options(), ["leave C", "leave D", "return time"]);
    }

    #[test]
    fn with_nothing_to_return_the_letters_end() {
        let mut table = table(2).given(|game| {
            game.lay_tile(Sector::A, Tile::L26);
            game.program(A, &[Program::Lab]);
            game.dock(A, Sector::B, 14);
        });
        table.act(A, act("deploy lab A")).act(A, act("perform"));
        assert_eq!(table.decider(), Some(B));
    }
}

mod aqu_ruling_36 {
    use super::*;

    #[test]
    fn a_letter_may_push_the_robot_just_deployed() {
        let mut table = perform(Program::Lab, |game| game.lay_tile(Sector::A, Tile::L01));
        table.act(A, act("place A"));
        assert_eq!(
            (table.docked(Sector::A), table.sectors[Sector::A].control),
            ([1, 0, 0, 0], Some(A))
        );
        assert_eq!(table.player(A).robots_in_play(), 2);
    }
}

mod aqu_ruling_37 {
    use super::*;

    #[test]
    fn four_time_markers_in_all() {
        let table = perform(Program::Research, |game| {
            game.players[A].time = 0;
            game.program(A, &[Program::Research, Program::Lab]);
            game.lay_card(Sector::A, Card::R36);
        });
        assert_eq!((table.player(A).time, table.player(A).storage), (4, 13));
    }
}

mod aqu_ruling_38 {
    use super::*;

    #[test]
    fn one_answer_is_not_asked_for() {
        // Income alone: no scoring card can be used.
        let table = score_round(2, |game| {
            game.give(A, &[Card::R35]);
            game.program(A, &[Program::Research]);
        });
        assert_eq!(table.turn(), Turn::Chance);
    }

    #[test]
    fn but_a_turn_always_is() {
        let table = before_scoring(2, |game| game.players[A].time = 0);
        assert_eq!((table.decider(), table.options()), (Some(A), vec!["pass".to_owned()]));
    }
}

mod aqu_ruling_39 {
    use super::*;

    #[test]
    fn a_hundred_and_twenty_rings() {
        let mut table = fresh(2);
        let mut orders = 1;
        while matches!(table.phase, Phase::DrawSector { .. }) {
            orders *= table.possible_outcomes().len();
            table.chance_where(|_| true);
        }
        assert_eq!(orders, 120);
    }
}

mod aqu_ruling_40 {
    use super::*;

    #[test]
    fn one_draw_a_step_in_a_fixed_order() {
        let mut table = fresh(2);
        let mut kinds: Vec<String> = Vec::new();
        while table.turn() == Turn::Chance {
            let kind = table.possible_outcomes()[0].split(' ').next().expect("a word").to_owned();
            if kinds.last() != Some(&kind) {
                kinds.push(kind);
            }
            table.chance_where(|_| true);
        }
        assert_eq!(kinds, ["sector", "start", "lab", "other", "card", "tile", "turn", "programs"]);
    }
}

mod aqu_ruling_41 {
    use super::*;

    #[test]
    fn a_gain_is_booked_in_full_and_the_loss_under_red_lines() {
        let table = perform(Program::Octopod, |game| {
            game.kp(A, 9);
            game.sectors[Sector::A].octopods = 2;
        });
        assert_eq!(
            (table.points(A, Category::Catches), table.points(A, Category::RedLines)),
            (12, -3)
        );
        assert_eq!(table.scores().of(A).total(), 9);
    }

    #[test]
    fn eight_categories() {
        let names = [
            "catches",
            "submarines",
            "control",
            "robots",
            "crystals",
            "octopods",
            "red_lines",
            "final",
        ];
        assert_eq!(aquasphere::CATEGORIES, names);
    }
}

mod aqu_ruling_42 {
    use super::*;

    #[test]
    fn a_robot_given_up_does_not_change_its_part() {
        let mut table = score_round(2, |game| {
            game.kp(A, 9);
            game.program(A, &[Program::Lab, Program::Time]);
        });
        assert_eq!(table.options(), ["line lab", "line time", "stop"]);
        table.act(A, act("line lab"));
        // Two robots scored 2, though one is home now.
        assert_eq!((table.player(A).kp, table.player(A).robots_in_play()), (11, 1));
    }

    #[test]
    fn each_player_is_finished_before_the_next() {
        let table = score_round(2, |game| {
            for seat in [A, B] {
                game.kp(seat, 9);
                game.program(seat, &[Program::Lab]);
            }
        });
        assert_eq!((table.decider(), table.player(B).kp), (Some(A), 9));
        assert_eq!(table.points(B, Category::Robots), 0);
    }
}

mod aqu_ruling_43 {
    use super::*;

    #[test]
    fn a_jump_is_used_only_if_it_is_cheaper() {
        let table = table(2).given(|game| game.give(A, &[Card::R25]));
        // A to D on foot costs 4, with the jump 1; A to B costs 1 on foot.
        assert_eq!(table.route(A, Sector::D).passages.len(), 1);
        let walk = table.route(A, Sector::B);
        assert!(!walk.passages[0].is_jump);
    }

    #[test]
    fn clockwise_if_both_ways_are_alike() {
        let table = table(2).given(|game| game.joints = aquasphere::ByPosition::filled(1));
        let route = table.route(A, Sector::D);
        assert_eq!((route.price, route.passages[0].to), (3, Sector::B));
    }
}

mod aqu_ruling_44 {
    use super::*;

    #[test]
    fn a_scoring_card_is_paid_before_the_drop_brings_time() {
        let mut table = score_round(2, |game| {
            game.give(A, &[Card::R35]);
            game.program(A, &[Program::Lab, Program::Time]);
        });
        table.act(A, act("income")).act(A, act("use R35")).act(A, act("drop lab"));
        // 4, income lost, 3, and one of two fits.
        assert!(table.has_told(Event::TimeGained { seat: A, gained: 1 }));
        assert!(table.has_told(Event::TimeLost { seat: A, lost: 1 }));
    }
}

mod aqu_ruling_45 {
    use super::*;

    #[test]
    fn room_on_the_tile_can_be_filled_between_its_letters() {
        let content = changed(
            "lab_tiles.ron",
            "letters: [C, D], adds: ()",
            "letters: [C, D], adds: (time: 2)",
        );
        let mut table = set_up_with(&Options { content, ..AquaSphere::options(2) }).given(clear);
        table = table.given(|game| {
            game.lay_tile(Sector::A, Tile::L26);
            game.program(A, &[Program::Lab, Program::Time]);
            game.dock(A, Sector::B, 13);
        });
        table.act(A, act("deploy lab A")).act(A, act("perform")).act(A, act("return time"));
        assert_eq!(table.player(A).time, 6);
    }

    #[test]
    fn a_tile_may_have_every_number() {
        let content = changed(
            "lab_tiles.ron",
            "letters: [], adds: (crystals: 1, octopods: 1, time: 2)",
            "letters: [F], adds: (cards: 3, crystals: 2, octopods: 1, time: 1)",
        );
        let info = content.tiles[Tile::L28];
        assert_eq!((info.adds.cards, info.letters.first()), (3, Some(Sector::F)));
    }
}

mod aqu_ruling_46 {
    use super::*;

    #[test]
    fn seven_hundred_and_twenty_rings_with_locks_by_joint() {
        let content = changed("station.ron", "by_sector(", "by_joint(");
        let mut table = Table::new(&Options { content, ..AquaSphere::options(2) });
        let mut orders = 1;
        while matches!(table.phase, Phase::DrawSector { .. }) {
            orders *= table.possible_outcomes().len();
            table.chance_where(|_| true);
        }
        assert_eq!(orders, 720);
    }
}

mod aqu_ruling_47 {
    use super::*;

    fn draws(mut table: Table) -> usize {
        let mut draws = 0;
        while table.turn() == Turn::Chance {
            table.chance_where(|_| true);
            draws += 1;
        }
        draws
    }

    #[test]
    fn a_draw_with_one_outcome_is_a_step() {
        for players in 2..=4 {
            assert_eq!(draws(fresh(players)), 23 + usize::from(players));
        }
        let content = changed("station.ron", "by_sector(", "by_joint(");
        assert_eq!(draws(Table::new(&Options { content, ..AquaSphere::options(2) })), 26);
    }

    #[test]
    fn fourteen_draws_in_a_refill_and_twelve_in_the_last() {
        assert_eq!(draws(score_round(2, |_| {})), 14);
        let last = score_round(2, |game| {
            game.round = 3;
            game.center.round = 3;
        });
        assert_eq!(draws(last), 12);
    }

    #[test]
    fn all_outcomes_have_the_same_weight() {
        let mut outcomes = Vec::new();
        fresh(3).outcomes(&mut outcomes);
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    }
}

mod aqu_ruling_48 {
    use super::*;

    #[test]
    fn the_old_tile_feeds_before_the_new_one_is_turned() {
        let mut table = score_round(2, |game| {
            game.control(A, Sector::A);
            game.players[A].scientist = Sector::D;
        });
        while table.phase != Phase::TurnCenter {
            table.chance_where(|_| true);
        }
        assert_eq!((table.sectors[Sector::A].time, table.round), (3, 1));
        table.chance(draw("turn o3"));
        assert_eq!((table.sectors[Sector::A].time, table.round), (3, 2));
        assert_eq!(
            (table.sectors[Sector::A].control, table.player(A).scientist),
            (Some(A), Sector::D)
        );
    }

    #[test]
    fn set_up_lays_what_needs_no_draw() {
        let mut table = fresh(2);
        for notation in &set_up_draws(2)[..7] {
            table.chance(draw(notation));
        }
        // The lab of the first player is dealt, that of the second not yet.
        assert_eq!(table.sectors[Sector::A].time, 4);
        assert_eq!(table.sectors[Sector::C].time, 0);
    }
}

mod aqu_ruling_49 {
    use super::*;

    #[test]
    fn the_earlier_jump_is_shown() {
        let table = table(2).given(|game| game.give(A, &[Card::R25]));
        let route = table.route(A, Sector::C);
        let steps: Vec<_> =
            route.passages.iter().map(|passage| (passage.to, passage.is_jump)).collect();
        assert_eq!((route.price, steps), (2, vec![(Sector::D, true), (Sector::C, false)]));
    }
}

//! Intermediate and final scoring.

use aquasphere::{AquaSphere, Card, Category, Event, Phase, Program, Sector, Tile};
use table::{Game, Turn};

use crate::position::*;

mod aqu_score_1 {
    use super::*;

    #[test]
    fn everybody_s_time_step_comes_before_any_points() {
        let table = score_round(3, |game| {
            for (seat, sector) in [(A, Sector::A), (B, Sector::B), (C, Sector::C)] {
                game.control(seat, sector);
            }
        });
        let kinds: Vec<&str> = table.events().iter().map(table::Happening::kind).collect();
        let last_income = kinds.iter().rposition(|kind| *kind == "income").expect("income");
        let first_part = kinds.iter().position(|kind| *kind == "part_scored").expect("points");
        assert!(last_income < first_part);
        let income = |event: &Event| matches!(event, Event::Income { .. });
        assert_eq!(table.events().iter().filter(|event| income(event)).count(), 3);
    }

    #[test]
    fn in_the_turn_order_of_the_round() {
        let table = score_round(2, |game| {
            game.order = aquasphere::Order::default();
            game.order.join(B);
            game.order.join(A);
            game.turn_of(A);
        });
        let order = table.events().into_iter().filter_map(|event| match event {
            Event::Income { seat, .. } => Some(seat),
            _ => None,
        });
        let order: Vec<_> = order.collect();
        assert_eq!(order, [B, A]);
    }

    #[test]
    fn red_lines_are_asked_in_the_turn_order_one_player_after_the_other() {
        // Each stands before a line with a robot to give up and no crystal: one point asks.
        let mut table = score_round(3, |game| {
            game.order = aquasphere::Order::default();
            for seat in [C, A, B] {
                game.order.join(seat);
            }
            game.turn_of(A);
            for seat in [A, B, C] {
                game.kp(seat, 9);
                game.program(seat, &[Program::Lab, Program::Time]);
            }
            game.control(A, Sector::A);
        });
        let mut asked = Vec::new();
        while let Some(seat) = table.decider().filter(|_| table.options().contains(&"stop".into()))
        {
            let before = table.player(seat).kp;
            asked.push(seat);
            table.act(seat, act("line lab"));
            assert!(table.player(seat).kp > before, "the gain of {seat} ends before the next");
        }
        assert_eq!(asked, [C, A, B]);
        // A alone has six for control.
        let [a, b, c] = [A, B, C].map(|seat| table.player(seat).kp);
        assert_eq!((a, b), (b + 6, c));
    }
}

mod aqu_score_2 {
    use super::*;

    #[test]
    fn a_time_marker_for_each_submarine_as_far_as_they_fit() {
        let table = score_round(2, |game| {
            game.players[A].time = 2;
            game.submarine(A, Sector::B);
            game.submarine(A, Sector::D);
        });
        assert_eq!(table.player(A).time, 4);
        assert!(table.has_told(Event::TimeLost { seat: A, lost: 1 }));
    }

    #[test]
    fn the_marker_of_paid_programming_goes() {
        let table = score_round(2, |game| game.players[B].has_paid = true);
        assert!(!table.player(B).has_paid);
    }

    #[test]
    fn the_player_chooses_the_order() {
        let mut table = score_round(2, |game| game.give(A, &[Card::R35]));
        table.refused_by(A, act("done"), "AQU-SCORE-9");
        table.refused_by(A, act("pass"), "AQU-SCORE-2");
        table.act(A, act("use R35"));
        // One paid before the income of one: nothing is lost.
        assert_eq!(table.player(A).time, 4);
    }
}

mod aqu_score_3 {
    use super::*;

    #[test]
    fn all_parts_are_added_before_the_counter_moves() {
        // 6 for control, 1 robot, 1 crystal, less 6 for three octopuses: 2, no line.
        let table = score_round(2, |game| {
            game.kp(A, 7);
            game.players[A].crystals = 1;
            game.control(A, Sector::A);
            game.sectors[Sector::A].octopods = 3;
        });
        assert_eq!(table.purse(A), (4, 1, 9));
    }

    #[test]
    fn a_crystal_that_pays_the_line_has_scored() {
        let table = score_round(2, |game| {
            game.kp(A, 9);
            game.players[A].crystals = 1;
        });
        assert_eq!(table.purse(A), (4, 0, 10));
    }
}

/// What A scores for control with these control spaces.
fn control(spaces: &[(table::Seat, Sector)]) -> [i16; 3] {
    let table = table(3).given(|game| {
        for (seat, sector) in spaces {
            game.control(*seat, *sector);
        }
    });
    [A, B, C].map(|seat| table.parts(seat).control)
}

mod aqu_score_4 {
    use super::*;

    #[test]
    fn six_for_the_most_and_three_for_a_tie() {
        let [a, b, c, d] = [Sector::A, Sector::B, Sector::C, Sector::D];
        assert_eq!(control(&[(A, a), (A, b), (B, c)]), [6, 0, 0]);
        assert_eq!(control(&[(A, a), (B, b)]), [3, 3, 0]);
        assert_eq!(control(&[(A, a), (B, b), (C, c)]), [3, 3, 3]);
        assert_eq!(control(&[(A, a), (B, b), (B, c), (C, d)]), [0, 6, 0]);
    }
}

mod aqu_score_5 {
    use super::*;

    #[test]
    fn robots_in_play_up_to_the_cap_of_the_submarines() {
        let robots = |submarines: u8, in_play: u8| {
            let table = table(2).given(|game| {
                game.players[A].submarines = submarines;
                game.players[A].storage = 15 - in_play;
            });
            table.parts(A).robots
        };
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|count| robots(count, 15)), [0, 2, 4, 6, 9, 12, 15]);
        assert_eq!((robots(3, 5), robots(3, 6), robots(3, 7)), (5, 6, 6));
    }
}

mod aqu_score_6 {
    use super::*;

    #[test]
    fn crystals_by_number_and_they_are_kept() {
        for (crystals, points) in
            [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (8, 21)]
        {
            let table = table(2).given(|game| game.players[A].crystals = crystals);
            assert_eq!(table.parts(A).crystals, points);
        }
        let table = score_round(2, |game| game.players[A].crystals = 2);
        assert_eq!((table.player(A).crystals, table.points(A, Category::Crystals)), (2, 3));
    }
}

mod aqu_score_7 {
    use super::*;

    #[test]
    fn octopuses_cost_in_each_controlled_sector_by_itself() {
        let table = score_round(2, |game| {
            game.kp(A, 15);
            game.control(A, Sector::A);
            game.control(A, Sector::B);
            game.sectors[Sector::A].octopods = 2;
            game.sectors[Sector::B].octopods = 1;
            game.sectors[Sector::C].octopods = 5;
        });
        assert_eq!(table.points(A, Category::Octopods), -4);
        assert_eq!(table.sectors[Sector::A].octopods, 2);
    }
}

mod aqu_score_8 {
    use super::*;

    #[test]
    fn the_fourth_round_is_scored_too() {
        let table = score_round(2, |game| {
            game.round = 4;
            game.control(A, Sector::A);
        });
        assert_eq!(table.points(A, Category::Control), 6);
        assert_eq!(table.turn(), Turn::Over);
    }
}

mod aqu_score_9 {
    use super::*;

    #[test]
    fn every_card_once_before_or_after_the_income() {
        let mut table = score_round(2, |game| {
            game.players[A].time = 3;
            game.give(A, &[Card::R30, Card::R35]);
        });
        assert_eq!(table.options(), ["income", "use R30", "use R35"]);
        table.act(A, act("use R30")).act(A, act("income"));
        table.refused_by(A, act("use R30"), "AQU-SCORE-9");
        table.refused_by(A, act("income"), "AQU-SCORE-9");
        assert_eq!(table.options(), ["done", "use R35"]);
        table.act(A, act("done"));
        assert_eq!(table.programmed(A), [Program::Lab]);
    }

    #[test]
    fn a_dropped_robot_frees_its_symbol_for_a_card() {
        let mut table = score_round(2, |game| {
            game.give(A, &[Card::R30, Card::R35]);
            game.program(A, &[Program::Lab, Program::Time]);
        });
        table.refused_by(A, act("use R30"), "AQU-RULING-16");
        table.act(A, act("use R35")).act(A, act("drop lab"));
        assert!(table.can(A, act("use R30")));
    }

    #[test]
    fn robots_programmed_here_count_and_can_open_a_line() {
        let mut table = score_round(2, |game| {
            game.kp(A, 9);
            game.give(A, &[Card::R35]);
        });
        table.act(A, act("use R35"));
        assert_eq!(
            (table.phase, table.options()),
            (Phase::ScoringPoints, vec!["line research".into(), "stop".into()])
        );
    }
}

/// What A scores at the end.
fn finally(arrange: impl FnOnce(&mut AquaSphere)) -> aquasphere::FinalParts {
    table(2).given(arrange).final_parts(A)
}

mod aqu_final_1 {
    use super::*;

    #[test]
    fn right_after_the_fourth_scoring() {
        let table = score_round(2, |game| game.round = 4);
        let kinds: Vec<&str> = table.events().iter().map(table::Happening::kind).collect();
        assert!(kinds.contains(&"scoring_began") && kinds.contains(&"final_scored"));
        assert_eq!(kinds.last(), Some(&"game_ended"));
        assert_eq!(table.phase, Phase::Over);
    }

    #[test]
    fn not_after_the_third() {
        let table = score_round(2, |game| game.round = 3);
        assert_eq!(table.turn(), Turn::Chance);
    }
}

mod aqu_final_2 {
    use super::*;

    #[test]
    fn different_letters_with_that_of_the_base_lab() {
        assert_eq!(finally(|_| {}).letters, 1);
        // Another A counts nothing.
        assert_eq!(finally(|game| game.expand(A, &[Tile::L01])).letters, 1);
        assert_eq!(finally(|game| game.expand(A, &[Tile::L26])).letters, 6);
        let all = [Tile::L05, Tile::L26, Tile::L27];
        assert_eq!(finally(|game| game.expand(A, &all)).letters, 21);
    }
}

mod aqu_final_3 {
    use super::*;

    #[test]
    fn a_point_for_each_time_marker() {
        assert_eq!(finally(|game| game.players[A].time = 3).time, 3);
    }
}

mod aqu_final_4 {
    use super::*;

    #[test]
    fn five_points_for_all_submarines() {
        assert_eq!(finally(|game| game.players[A].submarines = 6).submarines, 5);
        assert_eq!(finally(|game| game.players[A].submarines = 5).submarines, 0);
    }
}

mod aqu_final_5 {
    use super::*;

    #[test]
    fn five_points_for_a_complete_lab() {
        let tiles = [Tile::L01, Tile::L02, Tile::L03, Tile::L04, Tile::L28];
        assert_eq!(finally(|game| game.expand(A, &tiles)).lab, 5);
        assert_eq!(finally(|game| game.expand(A, &tiles[..4])).lab, 0);
    }
}

mod aqu_final_6 {
    use super::*;

    /// The places of A and B with 40 KP each.
    fn tie(arrange: impl FnOnce(&mut AquaSphere)) -> [u8; 2] {
        let table = table(2).given(|game| {
            game.phase = Phase::Over;
            game.kp(A, 40);
            game.kp(B, 40);
            arrange(game);
        });
        [A, B].map(|seat| table.scores().of(seat).rank)
    }

    #[test]
    fn control_spaces_then_crystals_then_shared() {
        assert_eq!(tie(|_| {}), [1, 1]);
        assert_eq!(tie(|game| game.players[B].crystals = 1), [2, 1]);
        let both = |game: &mut AquaSphere| {
            game.players[B].crystals = 2;
            game.control(A, Sector::A);
        };
        assert_eq!(tie(both), [1, 2]);
    }

    #[test]
    fn most_kp_win_whatever_else() {
        let poorer = |game: &mut AquaSphere| {
            game.kp(B, 41);
            game.control(A, Sector::A);
        };
        assert_eq!(tie(poorer), [2, 1]);
    }
}

/// "If the round ended now", beside what then happens.
mod forecast {
    use super::*;

    /// The forecast of A, and A's points after the scoring that follows.
    fn foreseen(arrange: impl Fn(&mut AquaSphere)) -> (aquasphere::Forecast, u16) {
        let told = table(2).given(|game| arrange(game)).forecast(A);
        (told, score_round(2, arrange).player(A).kp)
    }

    #[test]
    fn a_line_just_reached_costs_the_crystal_that_has_scored() {
        // A crystal scores one point.
        for (kp, crystals) in [(8, 0), (9, 1)] {
            let (told, scored) = foreseen(|game| {
                game.kp(A, kp);
                game.players[A].crystals = 1;
            });
            assert_eq!((told.kp, told.crystals, told.lost, told.saved), (kp + 1, crystals, 0, 0));
            assert_eq!(told.kp, scored);
        }
    }

    #[test]
    fn a_second_line_needs_a_second_crystal() {
        let before = |crystals| {
            move |game: &mut AquaSphere| {
                game.kp(A, 9);
                game.players[A].crystals = crystals;
                for sector in [Sector::A, Sector::B] {
                    game.control(A, sector);
                }
            }
        };
        let (told, scored) = foreseen(before(1));
        assert_eq!((told.kp, told.lost), (scored, 0), "{told:?}");
        let (told, scored) = foreseen(before(2));
        assert_eq!((told.kp, told.lost), (scored, 0), "{told:?}");
    }

    #[test]
    fn without_a_crystal_the_points_beyond_the_line_are_lost() {
        let told = table(2)
            .given(|game| {
                game.kp(A, 9);
                game.control(A, Sector::A);
            })
            .forecast(A);
        let total = told.parts.total().unsigned_abs();
        assert!(total > 0);
        assert_eq!((told.kp, told.crystals, told.lost), (9, 0, total));
    }

    #[test]
    fn losses_end_at_the_line_behind() {
        let at = |kp| {
            foreseen(|game| {
                game.kp(A, kp);
                game.players[A].time = 0;
                game.control(A, Sector::A);
                game.control(B, Sector::B);
                game.control(B, Sector::C);
                game.sectors[Sector::A].octopods = 3;
            })
        };
        let (high, scored) = at(19);
        let lost = high.parts.total();
        assert!(lost < 0, "{high:?}");
        assert_eq!((high.kp, high.saved), (19 - lost.unsigned_abs(), 0));
        assert_eq!(high.kp, scored);
        let (low, scored) = at(11);
        assert_eq!((low.kp, low.saved), (10, lost.unsigned_abs() - 1));
        assert_eq!(low.kp, scored);
    }

    #[test]
    fn the_end_is_told_in_the_last_round_only() {
        let in_round = |round| {
            table(2).given(|game| {
                game.round = round;
                game.kp(A, 5);
                game.players[A].time = 3;
            })
        };
        assert_eq!(in_round(3).forecast(A).end, None);
        let last = in_round(4);
        let told = last.forecast(A);
        assert_eq!(told.end, Some(last.final_parts(A)));
        assert_eq!(told.total(), told.kp + last.final_parts(A).total());
    }
}

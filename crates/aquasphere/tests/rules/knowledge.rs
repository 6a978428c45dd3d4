//! The knowledge track and its red lines.

use aquasphere::{AquaSphere, Category, Event, Options, Program, Sector, Task};

use table::Game;

use crate::position::*;

/// A catches `octopods` in A with this many KP and crystals before; the lab allows six.
#[track_caller]
fn catch(kp: u16, crystals: u8, octopods: u8, arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    let mut table = table(2).given(|game| {
        game.kp(A, kp);
        game.players[A].crystals = crystals;
        game.players[A].capacity.octopods = 6;
        game.sectors[Sector::A].octopods = octopods;
        game.program(A, &[Program::Octopod]);
        arrange(game);
    });
    table.act(A, act("deploy octopod A")).act(A, act("perform"));
    table
}

/// Content with red lines elsewhere.
fn with_lines(lines: &str) -> Options {
    let content = changed("headquarters.ron", "[10, 20, 30, 40, 50]", lines);
    Options { content, ..AquaSphere::options(2) }
}

mod aqu_kp_1 {
    use super::*;

    #[test]
    fn lines_are_looked_up_and_repeat_every_lap() {
        let content = set_up(2).content();
        let ahead = [0, 9, 10, 49, 50, 99].map(|kp| content.next_line(kp));
        assert_eq!(ahead, [10, 10, 20, 50, 60, 100]);
        let behind = [0, 9, 10, 49, 50, 59, 100].map(|kp| content.line_behind(kp));
        assert_eq!(behind, [0, 0, 10, 40, 50, 50, 100]);
    }

    #[test]
    fn another_list_has_other_lines() {
        let options = with_lines("[7, 30]");
        let ahead = [0, 6, 7, 30, 56].map(|kp| options.content.next_line(kp));
        assert_eq!(ahead, [7, 7, 30, 57, 57]);
        let behind = [6, 7, 29, 31, 55, 57].map(|kp| options.content.line_behind(kp));
        assert_eq!(behind, [0, 7, 7, 30, 30, 57]);
    }
}

mod aqu_kp_2 {
    use super::*;

    #[test]
    fn a_crystal_must_be_paid() {
        let table = catch(8, 1, 2, |_| {});
        assert_eq!(table.purse(A), (4, 0, 11));
        assert!(table.has_told(Event::LineCrossed { seat: A, line: 10 }));
        assert_eq!(table.decider(), Some(B));
    }

    #[test]
    fn even_with_a_robot_to_give_up() {
        let table = catch(8, 1, 2, |game| game.program(A, &[Program::Octopod, Program::Lab]));
        assert_eq!((table.purse(A), table.programmed(A)), ((4, 0, 11), vec![Program::Lab]));
    }
}

mod aqu_kp_3 {
    use super::*;

    fn at_line() -> Table {
        catch(8, 0, 3, |game| game.program(A, &[Program::Octopod, Program::Lab]))
    }

    #[test]
    fn a_robot_is_given_up_for_nothing() {
        let mut table = at_line();
        assert_eq!(table.options(), ["line lab", "stop"]);
        table.refused_by(A, act("line time"), "AQU-KP-3");
        table.refused_by(A, act("perform"), "AQU-KP-3");
        table.act(A, act("line lab"));
        assert_eq!((table.purse(A), table.player(A).storage), ((4, 0, 14), 14));
        assert!(table.programmed(A).is_empty());
    }

    #[test]
    fn or_the_rest_is_lost() {
        let mut table = at_line();
        table.act(A, act("stop"));
        assert_eq!((table.purse(A), table.programmed(A)), ((4, 0, 9), vec![Program::Lab]));
        assert!(table.has_told(Event::StoppedAtLine { seat: A, line: 10, lost: 5 }));
    }

    #[test]
    fn without_a_robot_nothing_is_asked() {
        let table = catch(8, 0, 3, |_| {});
        assert_eq!((table.purse(A), table.decider()), ((4, 0, 9), Some(B)));
    }
}

mod aqu_kp_4 {
    use super::*;

    #[test]
    fn each_line_has_its_own_payment() {
        let table = catch(8, 2, 5, |_| {});
        assert_eq!(table.purse(A), (4, 0, 23));
    }

    #[test]
    fn a_stop_at_the_second_line_forfeits_the_rest() {
        let mut table = catch(8, 1, 5, |game| game.program(A, &[Program::Octopod, Program::Lab]));
        assert_eq!((table.purse(A), table.options().len()), ((4, 0, 19), 2));
        table.act(A, act("stop"));
        assert_eq!(table.player(A).kp, 19);
    }

    #[test]
    fn two_robots_open_two_lines() {
        let mut table = catch(8, 0, 5, |game| {
            game.program(A, &[Program::Octopod, Program::Lab, Program::Time]);
        });
        table.act(A, act("line lab"));
        assert_eq!(
            (table.player(A).kp, table.options()),
            (19, vec!["line time".into(), "stop".into()])
        );
        table.act(A, act("line time"));
        assert_eq!(table.player(A).kp, 23);
    }
}

mod aqu_kp_5 {
    use super::*;

    #[test]
    fn the_last_space_before_a_line_costs_nothing() {
        let table = catch(8, 1, 1, |_| {});
        assert_eq!(table.purse(A), (4, 1, 9));
    }

    #[test]
    fn the_line_itself_is_crossed_with_its_space() {
        let table = catch(7, 1, 2, |_| {});
        assert_eq!(table.purse(A), (4, 0, 10));
    }
}

mod aqu_kp_6 {
    use super::*;

    fn lose(kp: u16) -> Table {
        // One robot in play and six octopuses: 6 + 1 - 21.
        score_round(2, |game| {
            game.kp(A, kp);
            game.control(A, Sector::A);
            game.sectors[Sector::A].octopods = 6;
        })
    }

    #[test]
    fn the_counter_never_goes_back_across_a_line() {
        for (before, after) in [(35, 30), (30, 30), (29, 20), (8, 0), (44, 40)] {
            assert_eq!(lose(before).player(A).kp, after, "from {before}");
        }
    }

    #[test]
    fn what_is_saved_is_booked_under_red_lines() {
        let table = lose(35);
        assert_eq!(table.points(A, Category::RedLines), 9);
        assert!(table.has_told(Event::PointsLost { seat: A, points: 5, saved: 9, kp: 30 }));
    }

    #[test]
    fn a_loss_short_of_the_line_is_a_loss() {
        let table = score_round(2, |game| {
            game.kp(A, 18);
            game.control(A, Sector::A);
            game.sectors[Sector::A].octopods = 4;
        });
        assert_eq!(table.player(A).kp, 15);
    }
}

mod aqu_kp_7 {
    use super::*;

    #[test]
    fn final_scoring_crosses_lines_for_nothing() {
        let table = score_round(2, |game| {
            game.round = 4;
            game.kp(A, 8);
        });
        // One letter and five time markers of which four fit: 8 + 1 + 4.
        assert_eq!(table.player(A).kp, 13);
        assert_eq!(table.points(A, Category::RedLines), 0);
    }
}

/// A gain that waits is in no category twice.
#[test]
fn while_a_line_asks_the_sum_is_the_kp() {
    let table = catch(8, 0, 3, |game| game.program(A, &[Program::Octopod, Program::Lab]));
    let task = Task::Gain { rest: 5, gained: 1, category: Some(Category::Catches) };
    assert_eq!(table.tasks.top(), Some(task));
    assert_eq!(table.player(A).points.iter().sum::<i16>(), 9);
}

//! One module for each rule of `RULES.md`, named by its id, tried on a toy game.

mod toy;

use table::{AnyMatch, Guidance, Lesson, MOST_UNDOS, Match, Seat, Seats, Viewer};
use toy::Action::{Hide, Throw, Walk};
use toy::{ANN, Action, BOB, EVE, Event, Toy, fresh, played};

/// Everybody has walked; all are to hide.
const WALKED: [(Seat, Action); 3] = [(ANN, Walk), (BOB, Walk), (EVE, Walk)];
/// Everybody has hidden.
const HIDDEN: [(Seat, Action); 3] = [(ANN, Hide(1)), (BOB, Hide(2)), (EVE, Hide(3))];

/// A match in which these were done, part by part.
#[track_caller]
fn after(parts: &[&[(Seat, Action)]]) -> Match<Toy> {
    played(&parts.concat())
}

/// Expects that the table's `rule` refuses an action of `seat` and that nothing changes.
#[track_caller]
fn act_refused(mut game: Match<Toy>, seat: Seat, action: Action, rule: &str) {
    let before = game.clone();
    let refusal = game.act(seat, action).expect_err("the action should be refused");
    assert_eq!(refusal.rule.0, rule);
    assert_eq!(game, before);
}

/// Expects that `rule` refuses an undo of `seat` and that nothing changes.
#[track_caller]
fn undo_refused(mut game: Match<Toy>, seat: Seat, rule: &str) {
    let before = game.clone();
    let refusal = game.undo(seat).expect_err("the undo should be refused");
    assert_eq!(refusal.rule.0, rule);
    assert_eq!(game, before);
}

/// Expects that an undo of `seat` leads to the match in which `left` was done.
#[track_caller]
fn undone(mut game: Match<Toy>, seat: Seat, left: &[&[(Seat, Action)]]) {
    game.undo(seat).expect("the step may be taken back");
    assert_eq!(game, after(left));
}

mod table_turn_1 {
    use super::*;

    #[test]
    fn only_the_seat_that_is_asked_may_act() {
        act_refused(fresh(), BOB, Walk, "TABLE-TURN-1");
    }

    #[test]
    fn those_who_decide_together_act_in_any_order() {
        let game = after(&[&WALKED, &[(EVE, Hide(1)), (ANN, Hide(1)), (BOB, Hide(1))]]);
        assert_eq!(game.steps().len(), 6);
    }

    #[test]
    fn each_of_them_acts_once() {
        let game = after(&[&WALKED, &HIDDEN[..1]]);
        act_refused(game, ANN, Hide(2), "TABLE-TURN-1");
    }

    #[test]
    fn nobody_reads_a_choice_of_another_before_all_have_chosen() {
        let mut game = after(&[&WALKED, &HIDDEN[..2]]);
        let read = |game: &Match<Toy>, viewer| {
            let new = game.log(viewer).filter(|entry| entry.step >= 3);
            new.map(|entry| entry.event.clone()).collect::<Vec<_>>()
        };
        assert_eq!(read(&game, Viewer::Seat(ANN)), [Event::Hid(1)]);
        assert_eq!(read(&game, Viewer::Seat(EVE)), []);
        assert_eq!(read(&game, Viewer::Spectator), []);
        game.act(EVE, Hide(3)).expect("Eve has not hidden yet");
        let found = [Event::Found(ANN, 1), Event::Found(BOB, 2), Event::Found(EVE, 3)];
        assert_eq!(read(&game, Viewer::Spectator), found);
    }
}

mod table_turn_2 {
    use super::*;

    #[test]
    fn nobody_acts_after_the_end() {
        let over = [&WALKED[..], &HIDDEN, &WALKED, &HIDDEN];
        act_refused(after(&over), ANN, Walk, "TABLE-TURN-2");
        assert!(after(&over[..3]).act(ANN, Hide(1)).is_ok());
    }
}

mod table_turn_3 {
    use super::*;

    /// Expects that `rule` refuses several actions at once and that nothing changes.
    #[track_caller]
    fn refused(mut game: Match<Toy>, seat: Seat, actions: &[Action], rule: &str) {
        let before = game.clone();
        let refusal =
            game.act_all(seat, Seats::only(seat), actions).expect_err("the list should be refused");
        assert_eq!(refusal.rule.0, rule);
        assert_eq!(game, before);
    }

    #[test]
    fn several_actions_are_steps_one_after_the_other() {
        let mut game = after(&[&WALKED[..2]]);
        game.act_all(EVE, Seats::only(EVE), &[Walk, Hide(3)]).expect("both are hers to decide");
        assert_eq!(game, after(&[&WALKED, &[(EVE, Hide(3))]]));
    }

    #[test]
    fn one_that_is_refused_takes_the_others_with_it() {
        refused(after(&[&WALKED[..2]]), EVE, &[Walk, Hide(3), Hide(3)], "TABLE-TURN-1");
    }

    #[test]
    fn nothing_comes_after_chance() {
        refused(after(&[&WALKED[..2]]), EVE, &[Throw, Hide(1)], "TABLE-TURN-3");
        let mut game = after(&[&WALKED[..2]]);
        game.act_all(EVE, Seats::only(EVE), &[Throw]).expect("chance may be the last thing");
    }

    #[test]
    fn nothing_comes_after_a_reveal() {
        refused(after(&[&WALKED, &HIDDEN[1..]]), ANN, &[Hide(1), Walk], "TABLE-TURN-3");
    }

    #[test]
    fn nothing_comes_after_a_decision_of_another() {
        refused(fresh(), ANN, &[Walk, Hide(1)], "TABLE-TURN-1");
    }
}

mod table_turn_4 {
    use super::*;

    /// What the table takes at the beginning where there is only one way to move.
    fn taken(only: Action) -> Match<Toy> {
        let options = toy::Options { moves: Some(only), ..<Toy as table::Game>::options(3) };
        let mut game = Match::new(options, table::Seed(1)).expect("three can play");
        game.take_forced();
        game
    }

    #[test]
    fn what_takes_nothing_from_anybody_is_taken() {
        // Chance stands, so nobody could take anything back.
        let game = taken(Throw);
        assert_eq!(game.steps().len(), 6, "three throws, and nobody has hidden");
        assert!((0..6).all(|step| game.is_forced(step) == (step % 2 == 0)));
    }

    #[test]
    fn a_step_that_may_be_taken_back_stays_so() {
        // Bob's step would stand between Ann and her undo.
        let mut game = taken(Walk);
        assert_eq!(game.steps().len(), 1);
        assert!(game.undoable(ANN).is_ok());
        game.act(BOB, Walk).expect("his turn");
        game.take_forced();
        assert_eq!(game.steps().len(), 2, "nor is Eve's step taken before his can stand");
    }

    #[test]
    fn a_choice_is_left_to_whoever_has_it() {
        let mut game = fresh();
        game.take_forced();
        assert_eq!(game, fresh());
        assert!(!after(&[&WALKED[..1]]).is_forced(0));
    }
}

mod table_undo_1 {
    use super::*;

    #[test]
    fn the_latest_step_of_ones_own_may_be_taken_back() {
        undone(after(&[&WALKED[..2]]), BOB, &[&WALKED[..1]]);
    }

    #[test]
    fn without_a_step_there_is_nothing_to_take_back() {
        undo_refused(fresh(), ANN, "TABLE-UNDO-1");
        undo_refused(after(&[&WALKED[..1]]), BOB, "TABLE-UNDO-1");
    }

    #[test]
    fn a_sealed_choice_of_another_is_not_ones_own() {
        let mut game = after(&[&WALKED, &HIDDEN[..1]]);
        game.undo(BOB).expect_err("Bob has not hidden");
        assert_eq!(game.undoable(ANN), Ok(3));
    }

    #[test]
    fn a_step_taken_back_may_be_taken_differently() {
        let mut game = after(&[&WALKED, &HIDDEN[..1]]);
        game.undo(ANN).expect("the choice is sealed");
        game.act(ANN, Hide(3)).expect("Ann has not hidden any more");
        assert_eq!(game, after(&[&WALKED, &[(ANN, Hide(3))]]));
    }
}

mod table_undo_2 {
    use super::*;

    #[test]
    fn a_throw_of_the_die_stands() {
        undo_refused(played(&[(ANN, Throw)]), ANN, "TABLE-UNDO-2");
    }

    #[test]
    fn so_does_every_step_before_it() {
        undo_refused(played(&[(ANN, Walk), (BOB, Throw)]), ANN, "TABLE-UNDO-2");
    }

    #[test]
    fn a_step_after_it_may_be_taken_back() {
        undone(played(&[(ANN, Throw), (BOB, Walk)]), BOB, &[&[(ANN, Throw)]]);
    }

    #[test]
    fn the_player_is_warned_before() {
        assert_eq!(fresh().is_irreversible(ANN, Throw), Ok(true));
        assert_eq!(fresh().is_irreversible(ANN, Walk), Ok(false));
    }
}

mod table_undo_3 {
    use super::*;

    #[test]
    fn nobody_takes_back_what_was_shown() {
        for seat in [ANN, BOB, EVE] {
            undo_refused(after(&[&WALKED, &HIDDEN]), seat, "TABLE-UNDO-3");
        }
    }

    #[test]
    fn the_player_is_warned_before() {
        let game = after(&[&WALKED, &HIDDEN[..2]]);
        assert_eq!(game.is_irreversible(EVE, Hide(1)), Ok(true));
        let game = after(&[&WALKED, &HIDDEN[..1]]);
        assert_eq!(game.is_irreversible(EVE, Hide(1)), Ok(false));
    }
}

mod table_undo_4 {
    use super::*;

    #[test]
    fn an_open_step_stands_when_another_has_answered_it_openly() {
        undo_refused(after(&[&WALKED[..2]]), ANN, "TABLE-UNDO-4");
    }

    #[test]
    fn an_open_step_stands_when_another_has_answered_it_in_secret() {
        undo_refused(after(&[&WALKED, &HIDDEN[..1]]), EVE, "TABLE-UNDO-4");
    }

    #[test]
    fn a_sealed_choice_may_be_withdrawn_though_others_have_sealed_since() {
        undone(after(&[&WALKED, &HIDDEN[..2]]), ANN, &[&WALKED, &HIDDEN[1..2]]);
    }

    #[test]
    fn the_latest_sealed_choice_may_be_withdrawn_too() {
        undone(after(&[&WALKED, &HIDDEN[..2]]), BOB, &[&WALKED, &HIDDEN[..1]]);
    }
}

mod table_undo_5 {
    use super::*;

    /// Ann hides and takes it back as often as she may, and hides once more.
    fn worn_out() -> Match<Toy> {
        let mut game = after(&[&WALKED, &HIDDEN[1..2]]);
        for _ in 0..MOST_UNDOS {
            game.act(ANN, Hide(1)).expect("Ann has not hidden");
            game.undo(ANN).expect("the choice is sealed");
        }
        game.act(ANN, Hide(1)).expect("Ann has not hidden");
        game
    }

    #[test]
    fn nobody_takes_back_without_end() {
        let refusal = worn_out().undo(ANN).expect_err("too often");
        assert_eq!(refusal.to_string(), "TABLE-UNDO-5 (most 20)");
        undo_refused(worn_out(), ANN, "TABLE-UNDO-5");
    }

    #[test]
    fn each_seat_is_counted_for_itself() {
        assert_eq!(worn_out().undo(BOB), Ok(()));
    }

    #[test]
    fn the_next_decision_is_counted_anew() {
        let mut game = worn_out();
        game.act(EVE, Hide(3)).expect("Eve has not hidden");
        game.act(ANN, Walk).expect("the next round");
        assert_eq!(game.undo(ANN), Ok(()));
    }

    #[test]
    fn trying_open_steps_is_counted_until_another_seat_has_answered() {
        let mut game = fresh();
        for _ in 0..MOST_UNDOS {
            game.act(ANN, Walk).expect("Ann is to move");
            game.undo(ANN).expect("nobody has answered");
        }
        game.act(ANN, Walk).expect("Ann is to move");
        undo_refused(game.clone(), ANN, "TABLE-UNDO-5");
        for (seat, action) in [(BOB, Walk), (EVE, Walk), (ANN, Hide(1))] {
            game.act(seat, action).expect("their turn");
        }
        assert_eq!(game.undo(ANN), Ok(()));
    }
}

mod table_undo_6 {
    use table::{Game, Seed};

    use super::*;

    /// Three who play together, after Ann and Bob have walked.
    fn team() -> Match<Toy<true>> {
        let mut game = Match::new(<Toy>::options(3), Seed(1)).expect("three can play");
        game.act(ANN, Walk).expect("Ann walks first");
        game.act(BOB, Walk).expect("then Bob");
        game
    }

    #[test]
    fn each_of_a_team_takes_the_latest_step_back() {
        for seat in [ANN, BOB, EVE] {
            let mut game = team();
            game.undo(seat).expect("it is the team's own step");
            assert_eq!(game.steps().len(), 1);
        }
    }

    #[test]
    fn step_by_step_back_to_the_last_chance() {
        let mut game = team();
        game.undo(EVE).expect("Bob's step");
        game.undo(EVE).expect("Ann's step");
        assert_eq!(game.undo(EVE).expect_err("nothing is left").rule.0, "TABLE-UNDO-1");
        game.act(ANN, Throw).expect("Ann throws");
        assert_eq!(game.undo(BOB).expect_err("chance stands").rule.0, "TABLE-UNDO-2");
    }
}

mod table_lesson_1 {
    use super::*;

    /// Bob learns; the first three walk and Bob and Eve hide.
    fn lesson() -> Lesson {
        let text = r#"(
            options: (players: 3, rounds: 2),
            seed: "7",
            learner: 1,
            moves: [
                Other(seat: 0, act: "walk"),
                Learner(act: "walk", say: "walking"),
                Other(seat: 2, act: "walk"),
                Learner(act: "hide 2", say: "hiding"),
                Other(seat: 2, act: "hide 3"),
            ],
            end: "over",
        )"#;
        Lesson::read::<Toy>(text).expect("a lesson")
    }

    /// Expects that the lesson allows an action of `seat`, or that its rule refuses it.
    #[track_caller]
    fn expect(game: &Match<Toy>, seat: Seat, action: Action, is_permitted: bool) {
        let mut next = game.clone();
        next.act(seat, action).expect("a legal action");
        let rule = lesson().permit(game, &next).map_err(|refusal| refusal.rule.0);
        assert_eq!(rule, if is_permitted { Ok(()) } else { Err("TABLE-LESSON-1") });
    }

    #[test]
    fn only_the_move_of_the_lesson_is_permitted() {
        expect(&after(&[&WALKED[..1]]), BOB, Walk, true);
        expect(&after(&[&WALKED[..1]]), BOB, Throw, false);
        expect(&after(&[&WALKED]), BOB, Hide(2), true);
        expect(&after(&[&WALKED]), BOB, Hide(1), false);
    }

    #[test]
    fn the_moves_of_the_others_are_given_too() {
        assert_eq!(lesson().next(&fresh(), ANN), Some("walk"));
        expect(&fresh(), ANN, Throw, false);
        assert_eq!(lesson().next(&after(&[&WALKED]), EVE), Some("hide 3"));
    }

    #[test]
    fn those_who_choose_at_the_same_time_do_so_in_any_order() {
        let game = after(&[&WALKED, &HIDDEN[2..]]);
        assert_eq!(lesson().next(&game, BOB), Some("hide 2"));
        expect(&game, BOB, Hide(2), true);
    }

    #[test]
    fn a_seat_is_free_after_its_last_move() {
        expect(&after(&[&WALKED]), ANN, Hide(3), true);
        assert_eq!(lesson().next(&after(&[&WALKED]), ANN), None);
        expect(&after(&[&WALKED, &HIDDEN, &WALKED[..1]]), BOB, Throw, true);
    }

    #[test]
    fn the_learner_is_told_what_to_do_and_when_the_lesson_is_over() {
        let guidance = |game: &Match<Toy>| {
            let lesson = lesson();
            match lesson.guidance(game)? {
                Guidance::Move { number, of, act, say } => {
                    Some(format!("{number}/{of} {act} {say}"))
                }
                Guidance::End { say } => Some(say.to_owned()),
            }
        };
        assert_eq!(guidance(&fresh()).as_deref(), Some("1/2 walk walking"));
        assert_eq!(guidance(&after(&[&WALKED])).as_deref(), Some("2/2 hide 2 hiding"));
        assert_eq!(guidance(&after(&[&WALKED, &HIDDEN])).as_deref(), Some("over"));
        assert_eq!(guidance(&after(&[&WALKED, &HIDDEN, &WALKED])), None);
    }

    #[test]
    fn a_move_taken_back_is_asked_for_again() {
        let mut game = after(&[&WALKED, &HIDDEN[1..2]]);
        game.undo(BOB).expect("the choice is sealed");
        assert_eq!(lesson().next(&game, BOB), Some("hide 2"));
    }

    #[test]
    fn a_match_that_is_not_the_lessons_goes_on_as_it_likes() {
        let game = after(&[&[(ANN, Throw)]]);
        assert_eq!(lesson().next(&game, BOB), None);
        assert_eq!(lesson().guidance(&game), None);
        expect(&game, BOB, Throw, true);
    }

    #[test]
    fn what_a_seat_has_done_is_known_without_its_chance() {
        assert_eq!(after(&[&[(ANN, Throw)], &WALKED[1..], &HIDDEN]).acts(ANN), ["throw", "hide 1"]);
    }
}

//! One module for each rule of `RULES.md`, named by its id, tried on a toy game.

mod toy;

use table::{Match, Seat, Viewer};
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

mod table_undo_1 {
    use super::*;

    #[test]
    fn the_latest_step_of_ones_own_may_be_taken_back() {
        undone(after(&[&WALKED[..2]]), BOB, &[&WALKED[..1]]);
    }

    #[test]
    fn without_a_step_there_is_nothing_to_take_back() {
        undo_refused(fresh(), ANN, "TABLE-UNDO-1");
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

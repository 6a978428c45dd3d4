//! What undo should do, worked out from the rules of the table alone.

use table::{Refusal, Seat, Turn};

/// What matters about a step that was taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Past {
    /// Who decided; nobody if it was chance.
    actor: Option<Seat>,
    /// Whether other seats were still choosing at the same time.
    sealed: bool,
    /// Whether it showed somebody what was hidden.
    revealed: bool,
}

impl Past {
    /// A step that was taken at `turn`.
    pub(crate) fn new(turn: Turn, actor: Option<Seat>, revealed: bool) -> Self {
        let sealed = matches!(turn, Turn::Decide(seats) if seats.len() > 1);
        Self { actor, sealed, revealed }
    }
}

/// The step that an undo by `seat` has to take back, if there is one.
///
/// Deliberately told differently from the table's own search: the latest step of the seat goes
/// if everything from it on lets it go.
pub(crate) fn expected(history: &[Past], seat: Seat, is_team: bool) -> Option<usize> {
    // What one of a team has done, each of them has.
    let is_own = |past: &Past| past.actor == Some(seat) || is_team && past.actor.is_some();
    let latest = history.iter().rposition(is_own)?;
    let (own, since) = (history[latest], &history[latest + 1..]);
    let chance_stands = since.iter().any(|past| past.actor.is_none());
    let was_revealed = history[latest..].iter().any(|past| past.revealed);
    let is_unanswered = since.is_empty() || own.sealed && since.iter().all(|past| past.sealed);
    (!chance_stands && !was_revealed && is_unanswered).then_some(latest)
}

/// Compares what undo answered with what it should have answered.
pub(crate) fn judge(expected: Option<usize>, answer: &Result<(), Refusal>) -> Result<(), String> {
    match (expected, answer) {
        (Some(_), Ok(())) => Ok(()),
        (None, Err(refusal)) if refusal.rule.0.starts_with("TABLE-UNDO-") => Ok(()),
        (Some(step), Err(refusal)) => {
            Err(format!("step {step} can be undone by the rules, but was refused by {refusal}"))
        }
        (None, Ok(())) => Err("undone against the rules of the table".into()),
        (None, Err(refusal)) => Err(format!("refused by {refusal}, which is no rule of undo")),
    }
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const C: Seat = Seat::new(2);

    fn open(seat: Seat) -> Past {
        Past::new(Turn::Decide(Seats::only(seat)), Some(seat), false)
    }

    fn sealed(seat: Seat) -> Past {
        Past::new(Turn::Decide(Seats::first_of(3)), Some(seat), false)
    }

    fn chance() -> Past {
        Past::new(Turn::Chance, None, false)
    }

    #[test]
    fn the_latest_own_step_goes() {
        assert_eq!(expected(&[open(A), open(A)], A, false), Some(1));
    }

    #[test]
    fn nothing_goes_without_an_own_step() {
        assert_eq!(expected(&[open(A)], B, false), None);
        assert_eq!(expected(&[], A, false), None);
    }

    #[test]
    fn chance_and_reveals_stand() {
        assert_eq!(expected(&[open(A), chance()], A, false), None);
        assert_eq!(expected(&[Past { revealed: true, ..open(A) }], A, false), None);
        assert_eq!(expected(&[sealed(A), Past { revealed: true, ..sealed(B) }], A, false), None);
        assert_eq!(expected(&[chance(), open(A)], A, false), Some(1));
    }

    #[test]
    fn only_a_sealed_choice_outlives_sealed_choices_of_others() {
        assert_eq!(expected(&[sealed(A), sealed(B)], A, false), Some(0));
        assert_eq!(expected(&[sealed(A), sealed(B), open(C)], A, false), None);
        assert_eq!(expected(&[open(A), sealed(B)], A, false), None);
        assert_eq!(expected(&[open(A), open(B)], A, false), None);
    }

    #[test]
    fn a_wrong_answer_is_noticed() {
        let refused = |rule| Err(Refusal::new(rule));
        assert_eq!(judge(Some(3), &Ok(())), Ok(()));
        assert_eq!(judge(None, &refused("TABLE-UNDO-2")), Ok(()));
        assert!(judge(None, &Ok(())).is_err());
        assert!(judge(Some(3), &refused("TABLE-UNDO-2")).is_err());
        assert!(judge(None, &refused("TABLE-TURN-1")).is_err());
    }
}

//! The guided first game of every game can be played as it is written, so that no change of rules
//! or content leaves a lesson behind.

use catalog::{AnyGame, GAMES};
use serde_json::Value;
use table::{AnyMatch, Guidance, Lesson, LessonMove, Seat, Seats, Turn, Viewer};

/// Plays what is written for the others, as long as it is their turn.
fn answer(game: &mut dyn AnyMatch, lesson: &Lesson) {
    let next = |game: &dyn AnyMatch| -> Option<(Seat, String)> {
        let Turn::Decide(seats) = game.turn() else { return None };
        let mut others = seats.into_iter().filter(|seat| *seat != lesson.learner);
        others.find_map(|seat| Some((seat, lesson.next(game, seat)?.to_owned())))
    };
    while let Some((seat, act)) = next(game) {
        let done = game.act(seat, &act.as_str().into());
        assert!(done.is_ok(), "{}: {seat} cannot {act}: {done:?}", game.game());
    }
}

/// Plays the lesson of a game as the server does, calling `before` at each move of the learner.
fn play(game: &dyn AnyGame, mut before: impl FnMut(&dyn AnyMatch, &str)) -> Box<dyn AnyMatch> {
    let (lesson, id) = (game.face().lesson(), game.id());
    let mut played = game.new_match(&lesson.options, lesson.seed).expect("the lesson's options");
    answer(played.as_mut(), lesson);
    while let Some(Guidance::Move { number, act, .. }) = lesson.guidance(played.as_ref()) {
        before(played.as_ref(), act);
        let actions: Vec<Value> = act.split("; ").map(Into::into).collect();
        let done = played.act_all(lesson.learner, Seats::only(lesson.learner), &actions);
        assert!(done.is_ok(), "{id}: step {number}, {act}: {done:?}");
        answer(played.as_mut(), lesson);
    }
    played
}

/// How many actions a move has.
fn actions(written: &LessonMove) -> usize {
    let (LessonMove::Learner { act, .. } | LessonMove::Other { act, .. }) = written;
    act.split("; ").count()
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for game in GAMES {
        let lesson = game.face().lesson();
        let played = play(game, |_, _| {});
        assert_eq!(
            lesson.guidance(played.as_ref()),
            Some(Guidance::End { say: &lesson.end }),
            "{}",
            game.id()
        );
        let done: usize = played.seats().into_iter().map(|seat| played.acts(seat).len()).sum();
        let written: usize = lesson.moves.iter().map(actions).sum();
        assert_eq!(done, written, "{}: everything written is played", game.id());
    }
}

#[test]
fn it_ends_where_the_learner_decides_and_has_scored() {
    for game in GAMES {
        let (learner, played) = (game.face().lesson().learner, play(game, |_, _| {}));
        let decides = matches!(played.turn(), Turn::Decide(seats) if seats.contains(learner));
        assert!(decides, "{}: the game goes on with the learner", game.id());
        let points = played.standings(Viewer::Seat(learner)).of(learner).total();
        assert!(points > 0, "{}: the learner has {points} points", game.id());
    }
}

/// But for one move at most: ending a round may be all that is left.
#[test]
fn the_learner_could_nearly_always_do_something_else() {
    for game in GAMES {
        let learner = game.face().lesson().learner;
        let mut forced = Vec::new();
        play(game, |before, act| {
            if before.actions(learner).len() < 2 {
                forced.push(act.to_owned());
            }
        });
        assert!(forced.len() < 2, "{}: {forced:?} are no decisions", game.id());
    }
}

/// What happens between the learner's moves. The words speak about it: read them again when it
/// changes.
#[test]
fn the_words_are_about_this_story() {
    for game in GAMES {
        let learner = Viewer::Seat(game.face().lesson().learner);
        let (mut story, mut told) = (Vec::new(), 0);
        let mut tell = |now: &dyn AnyMatch, next: String| {
            story.extend(now.log(learner, told).into_iter().map(|line| line.notation));
            story.push(next);
            told = now.len();
        };
        let played = play(game, |before, act| tell(before, format!("> {act}")));
        tell(played.as_ref(), format!("\n{}", played.view_text(learner)));
        insta::assert_snapshot!(game.id(), story.join("\n"));
    }
}

//! Captions: what others did, a sentence for each turn, to be read beside the piece that moved.

use table::{Entry, Seat};

use crate::log::signed;
use crate::score_changes::ScoreChanges;
use crate::tell::{self, Telling, actor};
use crate::{Face, SeatNames, Words};

/// So long is the line that tells what happened since one's last turn.
const LINE: usize = 96;

/// So many things are told of one turn.
const PARTS: usize = 4;

/// So many captions are kept: nobody reads more of them in a row.
const MOST: usize = 8;

/// What a seat did in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caption {
    /// The number of its first line in the log, which names it.
    pub number: usize,
    /// The steps in which it began
    pub begin: usize,
    /// and ended.
    pub step: usize,
    /// Who did it.
    pub seat: Seat,
    /// What, without the name and without a full stop.
    pub text: String,
    /// What the id of the piece begins with that moved.
    pub place: Option<String>,
    /// How the seat's score has changed by it.
    pub points: i32,
}

impl Caption {
    /// What was done, with the change of the score.
    pub(crate) fn told(&self, words: &Words) -> String {
        match self.points {
            0 => self.text.clone(),
            points => {
                let points = [("points", signed(points).into())];
                format!("{}, {}", self.text, words.say("table-caption-points", &points))
            }
        }
    }
}

/// Captions in one line of at most [`LINE`] characters. Where there is not room for all, those that
/// changed no score go first, and of the rest the oldest.
pub(crate) fn in_one_line(captions: &[Caption], words: &Words, names: &SeatNames) -> String {
    let told = |caption: &Caption| format!("{}: {}", names.of(caption.seat), caption.told(words));
    let line =
        |kept: &[&Caption]| kept.iter().map(|caption| told(caption)).collect::<Vec<_>>().join("; ");
    let mut kept: Vec<&Caption> = captions.iter().collect();
    while kept.len() > 1 && line(&kept).chars().count() > LINE {
        kept.remove(kept.iter().position(|caption| caption.points == 0).unwrap_or(0));
    }
    let rest = if kept.len() < captions.len() { "… " } else { "" };
    match kept[..] {
        [only] => format!("{rest}{}", shortened(&within(only, told))),
        _ => format!("{rest}{}", line(&kept)),
    }
}

/// A caption with as much of what was done as a line has room for; the change of the score stays.
fn within(caption: &Caption, told: impl Fn(&Caption) -> String) -> String {
    let mut shorter = caption.clone();
    while told(&shorter).chars().count() > LINE {
        let done = shorter.text.trim_end_matches(", …");
        let Some((done, _)) = done.rsplit_once(", ") else { break };
        shorter.text = format!("{done}, …");
    }
    told(&shorter)
}

/// The first few of many things done.
fn in_short(parts: &[String]) -> String {
    let rest = if parts.len() > PARTS { ", …" } else { "" };
    format!("{}{rest}", parts[..parts.len().min(PARTS)].join(", "))
}

/// Whole words up to the length of a line.
fn shortened(text: &str) -> String {
    if text.chars().count() <= LINE {
        return text.to_owned();
    }
    let cut: String = text.chars().take(LINE - 1).collect();
    let words = cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words);
    format!("{}…", words.trim_end_matches([',', ';', ':']))
}

/// The captions of the lines from a step on, without those about one's own seat. A line that stays
/// without a short form is no news beside the others.
pub(crate) fn captions<G: Face>(
    telling: &Telling<'_, G>,
    entries: &[&Entry<G::Event>],
    own: Option<Seat>,
    since: usize,
) -> Vec<Caption> {
    let has_short_forms = tell::has_short_forms::<G>(telling.words);
    let first = entries.partition_point(|entry| entry.step < since);
    let mut lines: Vec<Line> = Vec::new();
    let mut goes_on = false;
    for (number, entry) in (first..).zip(&entries[first..]) {
        let event = &entry.event;
        goes_on &= !G::begins_caption(event) && G::chapter(telling.words, event).is_none();
        let Some(seat) = actor(event) else { continue };
        if Some(seat) == own {
            goes_on = false;
            continue;
        }
        goes_on &= lines.last().is_some_and(|line| line.seat == seat);
        lines.push(Line { number, seat, goes_on });
        goes_on = true;
    }
    // A game has hundreds of turns, and only the last of them are put into words.
    let in_words = |turn: &[Line]| {
        let told = || turn.iter().map(|line| entries[line.number]);
        let part = |entry: &Entry<G::Event>| {
            if has_short_forms {
                return tell::did(telling, &entry.event);
            }
            let sentence = tell::sentence(telling, &entry.event);
            Some(sentence.trim_end_matches('.').to_owned())
        };
        // One more than is told, to know whether there are more.
        let parts: Vec<String> = told().filter_map(part).take(PARTS + 1).collect();
        let (number, seat) = (turn[0].number, turn[0].seat);
        (!parts.is_empty()).then(|| Caption {
            number,
            begin: entries[number].step,
            step: entries[turn[turn.len() - 1].number].step,
            seat,
            text: in_short(&parts),
            place: told().rev().find_map(|entry| G::place(&entry.event)),
            points: 0,
        })
    };
    let turns = lines.chunk_by(|_, next| next.goes_on).rev();
    let mut captions: Vec<Caption> = turns.filter_map(in_words).take(MOST).collect();
    captions.reverse();
    captions
}

/// Adds how scores have changed to what was done.
pub(crate) fn add_points(captions: &mut [Caption], changes: &ScoreChanges) {
    for (step, change) in
        changes.iter().flat_map(|(step, list)| list.iter().map(move |it| (step, it)))
    {
        let of_step = captions.iter_mut().find(|caption| {
            (caption.begin..=caption.step).contains(step) && caption.seat == change.seat
        });
        if let Some(caption) = of_step {
            caption.points += change.points;
        }
    }
}

/// A line of the log that belongs into a caption.
struct Line {
    number: usize,
    seat: Seat,
    /// Whether it belongs to the same as the one before.
    goes_on: bool,
}

#[cfg(test)]
mod tests {
    use aquasphere::AquaSphere;
    use table::{Game, GameRng, Match, Seed, Turn, Viewer};

    use super::*;
    use crate::{AnyFace, Erased, Look, SceneRequest};

    fn caption(text: &str, points: i32) -> Caption {
        let (seat, place) = (Seat::new(1), None);
        Caption { number: 0, begin: 0, step: 0, seat, text: text.to_owned(), place, points }
    }

    #[test]
    fn the_line_since_ones_last_turn_keeps_the_newest_and_its_length() {
        let names = SeatNames(vec!["Ada".into(), "Bruno".into()]);
        let line = |captions: &[Caption]| {
            in_one_line(captions, Words::of(crate::Language::English), &names)
        };
        assert_eq!(line(&[]), "");
        let two = [caption("sails 3 → 7", 0), caption("builds: Camp", -2)];
        assert_eq!(line(&two), "Bruno: sails 3 → 7; Bruno: builds: Camp, score −2");
        let many: Vec<Caption> = (0..9).map(|turn| caption(&format!("turn {turn}"), 0)).collect();
        assert!(line(&many).starts_with("… Bruno: turn "), "{}", line(&many));
        assert!(line(&many).ends_with("; Bruno: turn 8"), "{}", line(&many));
        let long = caption(&"sails on and ".repeat(12), 0);
        assert!(line(&[long]).ends_with("…"));
        let much = caption(&"builds a winding tower, ".repeat(5), 17);
        assert!(line(&[much]).ends_with("tower, …, score +17"));
        // What has changed a score is told before what has not.
        let mut scored = many.clone();
        scored[1].points = 4;
        assert!(line(&scored).starts_with("… Bruno: turn 1, score +4; "), "{}", line(&scored));
        assert!(line(&scored).ends_with("; Bruno: turn 8"), "{}", line(&scored));
        for captions in [&two[..], &many, &scored] {
            assert!(line(captions).chars().count() <= LINE + 2);
        }
    }

    #[test]
    fn points_stand_with_what_brought_them() {
        let mut game = Match::<AquaSphere>::new(AquaSphere::options(2), Seed(3)).expect("a match");
        let mut rng = GameRng::new(Seed(3));
        let (look, names) = (Look::default(), SeatNames(vec!["Ada".into(), "Bruno".into()]));
        let request = SceneRequest::now(Viewer::Seat(Seat::new(0)), &look, &names);
        let mut with_points = 0;
        while let Turn::Decide(seats) = game.state().turn() {
            let face = Erased::<AquaSphere>::NEW;
            let parts = face.table_parts(&game, &request).expect("its own match");
            for caption in parts.log.captions {
                let total = |steps| {
                    let standings = game.at(steps).state().standings(Viewer::Spectator);
                    standings.of(caption.seat).total()
                };
                let brought = total(caption.step + 1) - total(caption.begin);
                assert_eq!(caption.points, brought, "{}", caption.text);
                with_points += usize::from(brought != 0);
            }
            let seat = seats.first().expect("somebody");
            let mut actions = Vec::new();
            game.state().actions(seat, &mut actions);
            game.act(seat, rng.pick(&actions)).expect("a listed action");
        }
        assert!(with_points > 0);
    }
}

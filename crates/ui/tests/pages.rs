//! The page offers exactly what the rules allow, at every step of seeded games, for every viewer.

#[path = "shared/updates.rs"]
#[expect(dead_code, reason = "the bench looks at more of them")]
mod updates;

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use antarctica::Antarctica;
use aquasphere::AquaSphere;
use bots::BotSpec;
use frostpunk::Frostpunk;
use kosmonauts::{BodyPlacement, Kosmonauts};
use serde_json::Value;
use table::{AnyMatch, Game, Hints, Match, Seat, Seats, Seed, Turn, Viewer};
use ui::{
    AnyFace, AreaKind, Confirm, Curve, Erased, Face, Language, Look, SceneRequest, SeatNames,
    TableParts, Words, test_each_game,
};

fn parts<G: Face>(game: &Match<G>, viewer: Viewer, draft: Option<&str>) -> TableParts {
    let look = Look { confirm: Confirm::Always, language: Language::English, ..Look::default() };
    let names = SeatNames(["Ada", "Bruno", "Celia"].map(str::to_owned).to_vec());
    let (look, names, with_symbols, with_text) = (&look, &names, true, true);
    let request =
        SceneRequest { draft, with_symbols, with_text, ..SceneRequest::now(viewer, look, names) };
    let face = Erased::<G>::NEW;
    let mut parts = face.table_parts(game, &request).expect("its own match");
    // What lies on a desk is loaded when it is opened.
    for desk in parts.areas.iter_mut().filter(|area| area.kind == AreaKind::Desk) {
        desk.content = face.desk(game, &request, desk.id).expect("its own match");
        assert!(!desk.content.0.is_empty(), "the desk {} is empty", desk.id);
    }
    parts
}

fn html(parts: &TableParts) -> String {
    let fixed = [Some(&parts.prompt), parts.scores.as_ref()].into_iter().flatten();
    let areas = parts.areas.iter().map(|area| &area.content);
    let written = parts.log.chapters.iter().filter_map(|chapter| chapter.lines.as_ref());
    let log = written.flatten().map(|entry| &entry.text);
    let all = fixed.chain(areas).chain(&parts.symbols).chain(&parts.text_view).chain(log);
    all.map(|part| part.0.as_str()).collect()
}

/// The values of an attribute, in order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// What can be clicked on the page of a seat: decisions, and drafts that lead to others.
struct Clicks {
    acts: BTreeSet<String>,
    drafts: BTreeSet<String>,
}

impl Clicks {
    /// Whether something sends this decision, perhaps with answers to what it asks.
    fn begin_with(&self, decision: &str) -> bool {
        self.acts.iter().any(|act| act.split("; ").next() == Some(decision))
    }
}

/// Whether a seat can do what is sent: one decision, or several that are one intention.
fn can_be_made<G: Face>(game: &Match<G>, seat: Seat, sent: &str) -> bool {
    let actions: Vec<Value> = sent.split("; ").map(Into::into).collect();
    AnyMatch::act_all(&mut game.clone(), seat, Seats::only(seat), &actions).is_ok()
}

fn clicks<G: Face>(game: &Match<G>, seat: Seat, draft: Option<&str>) -> Clicks {
    let page = html(&parts(game, Viewer::Seat(seat), draft));
    let all = |attribute| values(&page, attribute).into_iter().map(str::to_owned).collect();
    Clicks { acts: all("data-act"), drafts: all("data-draft") }
}

/// The pages of one decision that are opened by drafts, each drawn once.
struct Pages<'a, G: Face> {
    game: &'a Match<G>,
    seat: Seat,
    opened: BTreeMap<Option<String>, Clicks>,
}

impl<G: Face> Pages<'_, G> {
    fn open(&mut self, draft: Option<&str>) -> &Clicks {
        let (game, seat) = (self.game, self.seat);
        self.opened.entry(draft.map(str::to_owned)).or_insert_with(|| clicks(game, seat, draft))
    }

    /// Goes from page to page with drafts that the decision begins with, as a learner is shown the
    /// way in a lesson, until it can be clicked. What is put together in another order than it is
    /// written can be clicked once it is whole.
    fn leads_to(&mut self, decision: &str) -> bool {
        let mut draft: Option<String> = None;
        loop {
            let clicks = self.open(draft.as_deref());
            if clicks.begin_with(decision) {
                return true;
            }
            let reached = draft.as_ref().map_or(0, String::len);
            let on_the_way = |text: &&String| {
                text.len() > reached
                    && decision.strip_prefix(text.as_str()).is_some_and(|rest| {
                        rest.is_empty() || !rest.starts_with(char::is_alphanumeric)
                    })
            };
            match clicks.drafts.iter().filter(on_the_way).max_by_key(|text| text.len()) {
                Some(next) => draft = Some(next.clone()),
                None => return self.open(Some(decision)).begin_with(decision),
            }
        }
    }
}

/// Plays a game between two kinds of bots and calls `check` before each decision of a seat, until
/// it is over or `check` has seen enough.
fn play<G: Face + Hints>(
    options: G::Options,
    specs: &[BotSpec],
    mut check: impl FnMut(&Match<G>, Seat, &[G::Action]) -> bool,
) {
    let mut game = Match::<G>::new(options, Seed(11)).expect("usual options");
    let seats = game.state().seats();
    let spec = |seat: Seat| specs[seat.index() % specs.len()];
    let mut bots: Vec<_> =
        seats.into_iter().map(|seat| spec(seat).build::<G>(Seed(11), seat)).collect();
    let mut actions = Vec::new();
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.first().expect("a decision has a decider");
        actions.clear();
        game.state().actions(seat, &mut actions);
        if !check(&game, seat, &actions) {
            return;
        }
        let action = bots[seat.index()].choose(game.state(), seat, &actions);
        game.act(seat, action).expect("a bot plays legally");
    }
}

/// The words of a text; what stands in parentheses and signs are none.
fn spoken(text: &str) -> Vec<String> {
    let outside = text.split('(').map(|part| part.rsplit(')').next().unwrap_or_default());
    let text = outside.collect::<String>().to_lowercase();
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// What is in an element, given the text behind its first tag.
fn inside<'a>(rest: &'a str, tag: &str) -> &'a str {
    let (open, close) = (format!("<{tag} "), format!("</{tag}>"));
    let ends = rest.match_indices(&close).map(|(at, _)| &rest[..at]);
    let mut closed = 0..;
    let is_whole = |inside: &&str| closed.next() == Some(inside.matches(&open).count());
    ends.into_iter().find(is_whole).expect("every element is closed")
}

/// Buttons whose name does not have the words that stand on them: whoever speaks to the page says
/// what they see. A single sign is no word.
fn misnamed(page: &str) -> Vec<(&str, Vec<String>)> {
    let parts = page.split_inclusive('<').scan(0, |at, part| {
        *at += part.len();
        page[*at..].split_once('>')
    });
    let buttons = parts.filter_map(|(start, rest)| {
        let tag = start.split(' ').next()?;
        let is_button = tag == "button" || start.contains(" role=\"button\"");
        is_button.then(|| (start, inside(rest, tag)))
    });
    let named = buttons.filter_map(|(start, content)| {
        let name = start.split(" aria-label=\"").nth(1)?.split('"').next()?;
        let outside = content.split('<').map(|part| part.rsplit('>').next().unwrap_or_default());
        Some((name, spoken(&outside.collect::<String>())))
    });
    let is_wrong = |(name, seen): &(&str, Vec<String>)| {
        let is_sign = seen.concat().chars().count() < 2;
        !is_sign && !spoken(name).windows(seen.len()).any(|words| words == seen)
    };
    named.filter(is_wrong).collect()
}

/// Ids that stand twice, attributes that the page's policy forbids, refusals without a sentence,
/// buttons that are called something else than what stands on them.
fn check_page<G: Face>(game: &Match<G>, viewer: Viewer, draft: Option<&str>) {
    let page = html(&parts(game, viewer, draft));
    let ids = values(&page, "id");
    let unique: BTreeSet<_> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len(), "an id stands twice among {ids:?}");
    // The shapes of the seats and the icons of controls are on every page, and so are the rules.
    for used in values(&page, "href").into_iter().filter_map(|link| link.strip_prefix('#')) {
        let is_shared =
            ["shape-", "badge-", "icon-", "rule-"].iter().any(|kind| used.starts_with(kind));
        assert!(unique.contains(&used) || is_shared, "no symbol {used}");
    }
    for inline in [" style=", " onclick=", "<script", "<style"] {
        assert!(!page.contains(inline), "{inline} in the page");
    }
    let fallback = Words::of(Language::English).get("table-refusal-other");
    assert!(!page.contains(&fallback), "a refusal has no sentence");
    for reason in values(&page, "aria-describedby") {
        assert!(unique.contains(&reason), "no sentence {reason}");
    }
    assert_eq!(misnamed(&page), [], "{}: what stands on a button is not in its name", G::ID);
    let is_number = |rest: &&str| rest.starts_with(|sign: char| sign.is_ascii_digit());
    if let Some(number) = page.split(">-").skip(1).find(is_number) {
        panic!("{}: a hyphen instead of a minus in -{number:.8}", G::ID);
    }
}

/// Greedy players build and land, random ones do what nobody would think of.
const MIXED: [BotSpec; 2] = [BotSpec::Greedy, BotSpec::Random];
/// Of a decision among very many, so many are looked for.
const LOOKED_FOR: usize = 8;
/// So many decisions of a game are looked at.
const DECISIONS: usize = 120;

fn every_legal_decision_can_be_clicked_and_nothing_else<G: Face + Hints>() {
    for players in G::PLAYERS {
        let mut left = DECISIONS;
        play::<G>(G::options(players), &MIXED, |game, seat, actions| {
            let legal: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
            let mut pages = Pages { game, seat, opened: BTreeMap::new() };
            for action in legal.iter().step_by(legal.len().div_ceil(LOOKED_FOR)) {
                assert!(pages.leads_to(action), "{}: {action} cannot be clicked", G::ID);
            }
            for (draft, clicks) in &pages.opened {
                let is_wrong = |act: &&String| !can_be_made(game, seat, act);
                let wrong: Vec<_> = clicks.acts.iter().filter(is_wrong).collect();
                assert!(wrong.is_empty(), "{}: {wrong:?} are offered in {draft:?}", G::ID);
            }
            left -= 1;
            left > 0
        });
    }
}
test_each_game!(every_legal_decision_can_be_clicked_and_nothing_else);

fn ids_are_unique_nothing_is_inline_and_every_refusal_has_a_sentence<G: Face + Hints>() {
    let players = *G::PLAYERS.end();
    let mut left = DECISIONS;
    play::<G>(G::options(players), &MIXED, |game, seat, actions| {
        let offered = clicks(game, seat, None).drafts;
        let drafts = iter::once(None).chain(offered.iter().map(Some));
        for draft in drafts.take(3) {
            check_page(game, Viewer::Seat(seat), draft.map(String::as_str));
        }
        check_page(game, Viewer::Seat(seat), Some(&actions[0].to_string()));
        check_page(game, Viewer::Spectator, None);
        left -= 1;
        left > 0
    });
}
test_each_game!(ids_are_unique_nothing_is_inline_and_every_refusal_has_a_sentence);

/// Parts of a text that only the notation has: letters and digits in one word, ids with underscores,
/// numbers that begin with 0.
fn codes(text: &str) -> Vec<&str> {
    let is_code = |word: &&str| {
        let has_digit = word.contains(|sign: char| sign.is_ascii_digit());
        let has_letter = word.contains(char::is_alphabetic);
        word.contains('_') || has_digit && (has_letter || word.len() > 1 && word.starts_with('0'))
    };
    text.split(|sign: char| !sign.is_alphanumeric() && sign != '_').filter(is_code).collect()
}

fn nothing_that_is_told_holds_a_code<G: Face + Hints>() {
    let names = SeatNames(["Ada", "Bruno", "Celia", "Dora"].map(str::to_owned).to_vec());
    let check = |language: Language, of: &str, text: &str| {
        assert_eq!(codes(text), [""; 0], "{} {}: {of} is {text:?}", G::ID, language.id());
        assert!(
            text.contains(char::is_alphabetic),
            "{} {}: {of} is {text:?}",
            G::ID,
            language.id()
        );
    };
    let mut played = None;
    play::<G>(G::options(*G::PLAYERS.end()), &MIXED, |game, seat, actions| {
        let view = game.state().view(Viewer::Seat(seat));
        for language in Language::ALL {
            let words = Words::of(language);
            for action in actions {
                check(language, &action.to_string(), &G::label(words, &view, *action));
            }
        }
        played = Some(game.clone());
        true
    });
    let game = played.expect("a game has decisions");
    for language in Language::ALL {
        let look = Look { language, ..Look::default() };
        let request = SceneRequest::now(Viewer::Spectator, &look, &names);
        let told = Erased::<G>::NEW.chronicle(&game, &request).expect("its own match");
        for line in told.lines().filter(|line| line.contains(char::is_alphabetic)) {
            check(language, "a line of the log", line);
        }
    }
}
test_each_game!(nothing_that_is_told_holds_a_code);

/// Buttons that are called something else: the loud one that does what was put together, places that
/// stand for several actions, and parts of an order.
const OTHERWISE: [&str; 3] = ["data-key=\"Enter\"", "frost-pad", "data-draft=\"order"];

/// What stands on the buttons that do or begin just this: their name if they have one, and their
/// content.
fn on_buttons(page: &str, action: &str) -> Vec<(Option<String>, String)> {
    let [acts, begins] = ["act", "draft"].map(|what| format!(" data-{what}=\"{action}\""));
    let parts = page.split_inclusive('<').scan(0, |at, part| {
        *at += part.len();
        page[*at..].split_once('>')
    });
    let is_meant = |(start, _): &(&str, &str)| {
        let is_it = start.contains(&acts) || start.contains(&begins);
        is_it && !OTHERWISE.iter().any(|other| start.contains(other))
    };
    let said = |(start, rest): (&str, &str)| {
        let name = start.split(" aria-label=\"").nth(1).and_then(|rest| rest.split('"').next());
        let content = inside(rest, start.split(' ').next().unwrap_or_default());
        let outside = content.split('<').map(|part| part.rsplit('>').next().unwrap_or_default());
        (name.map(str::to_owned), outside.collect::<Vec<_>>().join(" "))
    };
    parts.filter(is_meant).map(said).collect()
}

/// A target on the board is called what the label says, perhaps with more or less; a card or a tile
/// shows at least the thing that the label names.
fn a_label_says_what_the_button_says<G: Face + Hints>() {
    let words = |text: &str| spoken(&text.replace(['(', ')'], " "));
    let begin = |word: &String| word.chars().take(4).collect::<String>();
    let (mut left, mut compared) = (DECISIONS, 0);
    play::<G>(G::options(2), &MIXED, |game, seat, actions| {
        let page = html(&parts(game, Viewer::Seat(seat), None));
        let view = game.state().view(Viewer::Seat(seat));
        for action in actions {
            let label = G::label(Words::of(Language::English), &view, *action);
            let said = words(&label);
            for (name, content) in on_buttons(&page, &action.to_string()) {
                let seen = words(name.as_ref().unwrap_or(&content));
                if seen.is_empty() {
                    continue;
                }
                let is_same = match name {
                    Some(_) => {
                        said.iter().all(|word| seen.contains(word))
                            || seen.iter().all(|word| said.contains(word))
                    }
                    None => seen.iter().any(|word| said.iter().any(|it| begin(it) == begin(word))),
                };
                assert!(is_same, "{} {action}: {label:?} is {seen:?} on the page", G::ID);
                compared += 1;
            }
        }
        left -= 1;
        left > 0
    });
    assert!(compared > DECISIONS, "{}: {compared} buttons", G::ID);
}
test_each_game!(a_label_says_what_the_button_says);

#[test]
fn nobody_sees_an_order_before_it_is_revealed() {
    let placement = BodyPlacement::Random;
    let options = kosmonauts::Options { placement, ..Kosmonauts::options(2) };
    let mut game = Match::<Kosmonauts>::new(options, Seed(1)).expect("usual options");
    let viewers = [Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    let pages = |game: &Match<Kosmonauts>| viewers.map(|viewer| html(&parts(game, viewer, None)));
    let mut other = game.clone();
    game.act(Seat::new(0), "order E E*".parse().expect("an order")).expect("legal");
    other.act(Seat::new(0), "order nothing".parse().expect("an order")).expect("legal");
    assert_eq!(pages(&game), pages(&other));
}

#[test]
fn the_text_of_the_sky_has_no_coordinates_and_says_where_everything_is_from_the_own_ship() {
    let placement = BodyPlacement::Random;
    let options = kosmonauts::Options { placement, ..Kosmonauts::options(2) };
    let game = Match::<Kosmonauts>::new(options, Seed(1)).expect("usual options");
    let text = |viewer| parts(&game, viewer, None).text_view.expect("the text was asked for").0;
    let is_pair = |inside: &str| {
        inside
            .split_once(',')
            .is_some_and(|(q, r)| [q, r].iter().all(|it| it.parse::<i8>().is_ok()))
    };
    for (viewer, origin) in
        [(Viewer::Seat(Seat::new(0)), "From your ship"), (Viewer::Spectator, "From the Sun")]
    {
        let text = text(viewer);
        assert!(!text.split(['(', ')']).any(is_pair), "{text}");
        // Above the bodies, and at the ship of every rival.
        let rivals = if viewer == Viewer::Spectator { 2 } else { 1 };
        assert_eq!(text.matches(origin).count(), 1 + rivals, "{text}");
    }
}

#[test]
fn nobody_sees_which_shipyard_card_another_takes() {
    let mut has_picked = false;
    play::<Antarctica>(Antarctica::options(2), &[BotSpec::Greedy], |game, seat, actions| {
        let (antarctica::Phase::PickCard { .. }, [first, .., last]) = (game.state().phase, actions)
        else {
            return true;
        };
        let viewers = [Viewer::Seat(game.state().next_seat(seat)), Viewer::Spectator];
        let pages = |action: antarctica::Action| {
            let mut game = game.clone();
            game.act(seat, action).expect("legal");
            viewers.map(|viewer| html(&parts(&game, viewer, None)))
        };
        assert_eq!(pages(*first), pages(*last));
        has_picked = true;
        false
    });
    assert!(has_picked, "no ship was built");
}

mod scores {
    use table::Standings;
    use ui::LogEntry;

    use super::*;

    /// All lines of the log, as a player reads them who opens every chapter.
    fn lines<G: Face>(game: &Match<G>, viewer: Viewer) -> Vec<LogEntry> {
        let (look, names) = (Look::default(), SeatNames(vec![String::new(); 4]));
        let request = SceneRequest::now(viewer, &look, &names);
        Erased::<G>::NEW.log_lines(game, &request, 0..usize::MAX).expect("its own match")
    }

    /// The sum of what lines tell for a seat and a category.
    fn told(lines: &[LogEntry], seat: Seat, category: &str) -> i32 {
        let changes = lines.iter().flat_map(|line| &line.changes);
        let mine = changes.filter(|change| change.seat == seat && change.category == category);
        mine.map(|change| change.points).sum()
    }

    fn check<G: Face>(game: &Match<G>, viewer: Viewer) {
        let lines = lines(game, viewer);
        let Standings { categories, scores, .. } = game.state().standings(viewer);
        for (number, score) in (0..).zip(&scores) {
            for (category, points) in categories.iter().zip(&score.points) {
                let seat = Seat::new(number);
                let told = told(&lines, seat, category);
                // The grade of a team is told at its end alone.
                let points = if G::IS_TEAM { 0 } else { *points };
                assert_eq!(told, points, "{category} of {seat} after {} steps", game.steps().len());
            }
        }
        for line in lines.iter().filter(|line| !line.changes.is_empty()) {
            let shown = line.told_changes.0.matches("<b>").count();
            assert_eq!(shown, line.changes.len(), "a change is not shown");
        }
        // The chapters on the page tell the same as those that are opened later.
        let parts = parts(game, viewer, None);
        let written = parts.log.chapters.iter().filter_map(|chapter| chapter.lines.as_ref());
        for line in written.flatten() {
            assert_eq!(line.changes, lines[line.number].changes, "line {}", line.number);
        }
        // An update brings the end of the latest one, and no part of it without its heading.
        let numbers = |parts: &TableParts| -> Vec<usize> {
            let written = parts.log.chapters.iter().find_map(|chapter| chapter.lines.as_ref());
            written.into_iter().flatten().map(|line| line.number).collect()
        };
        let (look, names) = (Look::default(), SeatNames(vec![String::new(); 4]));
        let update = SceneRequest::now(viewer, &look, &names);
        let update = Erased::<G>::NEW.table_parts(game, &update).expect("its own match");
        let (all, brought) = (numbers(&parts), numbers(&update));
        assert!(all.ends_with(&brought) && brought.len() >= all.len().min(20), "{brought:?}");
        if let Some((first, before)) = brought.first().zip(all.iter().rev().nth(brought.len())) {
            let is_heading = |number: &&usize| lines[**number].heading.is_some();
            let has_heading =
                all.iter().take_while(|number| *number <= first).any(|it| is_heading(&it));
            assert!(!is_heading(&before), "line {before}");
            assert!(!has_heading || is_heading(&first), "line {first}");
        }
    }

    /// Looks at random games with all eyes, from time to time and at their end.
    pub(super) fn every_change_has_a_line<G: Face + Hints>() {
        for (players, bots) in [(2, BotSpec::Random), (3, BotSpec::Random), (4, BotSpec::Greedy)] {
            let mut decisions = 0;
            let mut last = None;
            play::<G>(G::options(players), &[bots], |game, _, _| {
                decisions += 1;
                if decisions % 23 == 0 {
                    check(game, Viewer::Spectator);
                    (0..players).for_each(|seat| check(game, Viewer::Seat(Seat::new(seat))));
                }
                last = Some(game.clone());
                decisions < 1_000
            });
            check(&last.expect("somebody decided"), Viewer::Seat(Seat::new(0)));
        }
    }
}

fn every_change_of_a_score_has_a_line<G: Face + Hints>() {
    scores::every_change_has_a_line::<G>();
}

test_each_game!(every_change_of_a_score_has_a_line);

/// The result as a picture, which has 1,200 units from left to right.
mod picture {
    use table::{Score, Standings, Verdict};

    use super::*;

    /// An attribute of a tag as a number.
    fn number(tag: &str, name: &str) -> f64 {
        values(tag, name).first().map_or(0.0, |value| value.parse().expect("a number"))
    }

    /// The left and right ends of a rectangle, or of a text in letters that are rather wide.
    fn ends(tag: &str) -> (f64, f64) {
        let text = tag.split('>').nth(1).unwrap_or_default();
        let width =
            number(tag, "width") + 0.6 * number(tag, "font-size") * text.chars().count() as f64;
        let before = match values(tag, "text-anchor")[..] {
            ["end"] => 1.0,
            ["middle"] => 0.5,
            _ => 0.0,
        };
        let left = number(tag, "x") - before * width;
        (left, left + width)
    }

    pub(super) fn check<G: Face>() {
        let game = Match::<G>::new(G::options(2), Seed(1)).expect("usual options");
        let categories = AnyMatch::standings(&game, Viewer::Spectator).categories;
        let score = |seat: i32| {
            let points = |index| if index % 5 == seat { -28 } else { 21 * (4 - seat) };
            Score::new((0..categories.len() as i32).map(points), [])
        };
        let mut standings = Standings::ranked(true, categories, (0..4).map(score));
        standings.verdict = G::IS_TEAM.then_some(Verdict { is_won: false, reason: "lost_hope" });
        let name = "Maximiliana Konstantynopolitańczykowianeczka";
        let names = SeatNames(vec![name.to_owned(); 4]);
        for words in Language::ALL.map(Words::of) {
            let curves = (0..7).map(|_| Curve {
                name: name.to_owned(),
                values: vec![0, 99, 3],
                moments: 16,
            });
            let curves: Vec<Curve> = curves.filter(|_| G::IS_TEAM).collect();
            let face = &Erased::<G>::NEW;
            let picture = ui::pages::result_picture(face, words, &names, &standings, &curves);
            let is_placed = |tag: &&str| tag.starts_with("rect ") || tag.starts_with("text ");
            for tag in picture.split('<').filter(is_placed) {
                let (left, right) = ends(tag);
                assert!(left >= 0.0 && right <= 1200.0, "from {left} to {right}: {tag}");
            }
            // Bars and what was lost end before the totals.
            for tag in
                picture.split('<').filter(|tag| tag.contains("height=\"48\"") || tag.contains(">−"))
            {
                assert!(ends(tag).1 <= 1030.0, "{tag}");
            }
            let legend = picture.split("rx=\"5\"").skip(1).filter_map(|key| key.split('>').next());
            assert_eq!(legend.collect::<BTreeSet<_>>().len(), categories.len(), "a color for each");
        }
    }
}

fn nothing_leaves_the_picture_of_the_result<G: Face>() {
    picture::check::<G>();
}
test_each_game!(nothing_leaves_the_picture_of_the_result);

/// What the headers of all that weigh, and the icon: 551 of the page, 1,002 of the files, and 765.
const HEADERS: usize = 2_320;

/// What a browser loads that opens a table of four in Polish for the first time, whenever that is in a
/// game: the page, both style sheets and the script, compressed as by the server.
fn weigh_pages<G: Face + Hints>(options: G::Options) {
    let first = Viewer::Seat(Seat::new(0));
    let look = Look { language: Language::Polish, ..Look::default() };
    let files = [ui::assets::STYLE, Erased::<G>::NEW.style(), ui::assets::SCRIPT];
    let files: usize = files.map(|file| updates::packed_at(9, &file.sent())).iter().sum();
    // Neighbors differ little.
    let count = Cell::new(0);
    let weigh = |drawn: updates::Drawn| {
        count.set(count.get() + 1);
        if count.get() % 3 == 0 { updates::packed_at(8, &drawn.page) } else { 0 }
    };
    let (_, drawn) =
        updates::play_with::<G, _>(options, &look, |viewer| viewer == first, true, weigh);
    assert!(drawn.len() > 50, "a whole game");
    let most = drawn.into_iter().flatten().max().expect("it has decisions");
    let weight = HEADERS + files + most;
    assert!(weight <= 60_000, "{}: {weight} bytes, the page {most}", G::ID);
}

#[test]
fn a_table_of_four_in_polish_weighs_at_most_60_kilobytes() {
    weigh_pages::<Kosmonauts>(Kosmonauts::options(4));
    weigh_pages::<Antarctica>(Antarctica::options(4));
    weigh_pages::<AquaSphere>(AquaSphere::options(4));
    weigh_pages::<Frostpunk>(Frostpunk::options(4));
    let scenario = frostpunk::Scenario::Winterhome;
    weigh_pages::<Frostpunk>(frostpunk::Options { scenario, ..Frostpunk::options(4) });
}

/// What is sent to the first seat of the fullest table, and of a team of two, from the first to the last
/// move.
fn every_update_of_a_game_is_light<G: Face + Hints>() {
    let first = Viewer::Seat(Seat::new(0));
    let weigh = |drawn: updates::Drawn| {
        // The first drawing is the page; what is sent from then on are updates.
        if !drawn.page.is_empty() {
            return;
        }
        let raw = drawn.sent.len();
        assert!(raw < updates::MOST_RAW, "{raw} bytes: {}", drawn.sent);
        // What is smaller than that need not be compressed to be.
        if raw >= updates::MOST_PACKED {
            let packed = updates::packed(&drawn.sent);
            assert!(packed < updates::MOST_PACKED, "{packed} bytes: {}", drawn.sent);
        }
    };
    // Where a seat plays for several, more happens between two of its decisions.
    let tables = if G::IS_TEAM { vec![2, *G::PLAYERS.end()] } else { vec![*G::PLAYERS.end()] };
    for players in tables {
        let (_, drawn) = updates::play::<G, _>(players, |viewer| viewer == first, weigh);
        assert!(drawn.len() > 50, "a whole game");
    }
}
test_each_game!(every_update_of_a_game_is_light);

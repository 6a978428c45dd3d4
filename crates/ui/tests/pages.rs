//! The page offers exactly what the rules allow, at every step of seeded games, for every viewer.

use std::collections::BTreeSet;

use antarctica::Antarctica;
use bots::BotSpec;
use kosmonauts::{Body, BodyPlacement, Kosmonauts};
use table::{Game, Hints, Match, Seat, Seed, Turn, Viewer};
use ui::{
    AnyFace, Confirm, Erased, Face, Language, Look, SceneRequest, SeatNames, TableParts, Words,
};

fn parts<G: Face>(game: &Match<G>, viewer: Viewer, draft: Option<&str>) -> TableParts {
    let look = Look { confirm: Confirm::Always, language: Language::English, ..Look::default() };
    let names = SeatNames(["Ada", "Bruno", "Celia"].map(str::to_owned).to_vec());
    let (look, names, with_symbols, with_text) = (&look, &names, true, true);
    let request = SceneRequest {
        viewer,
        look,
        names,
        draft,
        step: None,
        since: None,
        with_symbols,
        with_text,
    };
    Erased::<G>::NEW.table_parts(game, &request).expect("its own match")
}

fn html(parts: &TableParts) -> String {
    let fixed = [&parts.prompt, &parts.scores];
    let areas = parts.areas.iter().map(|area| &area.content);
    let written = parts.log.chapters.iter().filter_map(|chapter| chapter.lines.as_ref());
    let log = written.flatten().map(|entry| &entry.text);
    let all =
        fixed.into_iter().chain(areas).chain(&parts.symbols).chain(&parts.text_view).chain(log);
    all.map(|part| part.0.as_str()).collect()
}

/// The values of an attribute, in order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// What can be clicked on the page of a seat.
fn clickable<G: Face>(game: &Match<G>, seat: Seat, draft: Option<&str>) -> BTreeSet<String> {
    let page = html(&parts(game, Viewer::Seat(seat), draft));
    values(&page, "data-act").into_iter().map(str::to_owned).collect()
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

/// Ids that stand twice, attributes that the page's policy forbids, refusals without a sentence.
fn check_page<G: Face>(game: &Match<G>, viewer: Viewer, draft: Option<&str>) {
    let page = html(&parts(game, viewer, draft));
    let ids = values(&page, "id");
    let unique: BTreeSet<_> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len(), "an id stands twice among {ids:?}");
    // The shapes of the seats and the icons of controls are on every page.
    for used in values(&page, "href").into_iter().filter_map(|link| link.strip_prefix('#')) {
        let is_shared = ["shape-", "badge-", "icon-"].iter().any(|kind| used.starts_with(kind));
        assert!(unique.contains(&used) || is_shared, "no symbol {used}");
    }
    for inline in [" style=", " onclick=", "<script", "<style"] {
        assert!(!page.contains(inline), "{inline} in the page");
    }
    let fallback = Words::of(Language::English).get("table-refusal-other");
    let reasons = values(&page, "aria-description");
    assert!(!reasons.contains(&fallback.as_str()), "a refusal has no sentence");
}

mod in_kosmonauts {
    use kosmonauts::{Options, Phase};

    use super::*;

    fn short_game() -> Options {
        Options { round_limit: Some(5), ..Kosmonauts::options(3) }
    }

    #[test]
    fn every_legal_decision_can_be_clicked_and_nothing_else() {
        play::<Kosmonauts>(short_game(), &[BotSpec::Greedy], |game, seat, actions| {
            let shown = |draft: Option<&str>| clickable(game, seat, draft);
            let clickable: BTreeSet<String> = match game.state().phase {
                // A marker is chosen first, an order is put together cube by cube.
                Phase::PlaceMarker { .. } => Body::ALL
                    .iter()
                    .flat_map(|body| shown(Some(&format!("place {body}"))))
                    .collect(),
                Phase::Orders { .. } => actions
                    .iter()
                    .step_by(37)
                    .flat_map(|order| shown(Some(&order.to_string())))
                    .collect(),
                _ => shown(None),
            };
            let step = if matches!(game.state().phase, Phase::Orders { .. }) { 37 } else { 1 };
            let legal: BTreeSet<String> =
                actions.iter().step_by(step).map(ToString::to_string).collect();
            assert_eq!(clickable, legal, "in phase {}", game.state().phase.name());
            true
        });
    }

    #[test]
    fn ids_are_unique_nothing_is_inline_and_every_refusal_has_a_sentence() {
        play::<Kosmonauts>(short_game(), &[BotSpec::Greedy], |game, seat, _| {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                check_page(game, viewer, Some("order E NE*"));
            }
            true
        });
    }

    #[test]
    fn nobody_sees_an_order_before_it_is_revealed() {
        let placement = BodyPlacement::Random;
        let options = Options { placement, ..Kosmonauts::options(2) };
        let mut game = Match::<Kosmonauts>::new(options, Seed(1)).expect("usual options");
        let viewers = [Viewer::Seat(Seat::new(1)), Viewer::Spectator];
        let pages =
            |game: &Match<Kosmonauts>| viewers.map(|viewer| html(&parts(game, viewer, None)));
        let mut other = game.clone();
        game.act(Seat::new(0), "order E E*".parse().expect("an order")).expect("legal");
        other.act(Seat::new(0), "order nothing".parse().expect("an order")).expect("legal");
        assert_eq!(pages(&game), pages(&other));
    }
}

mod in_antarctica {
    use antarctica::{Action, Phase};

    use super::*;

    /// Greedy players build and research, random ones do what nobody would think of.
    const MIXED: [BotSpec; 2] = [BotSpec::Greedy, BotSpec::Random];

    #[test]
    fn every_legal_decision_can_be_clicked_and_nothing_else() {
        let mut phases = BTreeSet::new();
        for players in 2..=4 {
            play::<Antarctica>(Antarctica::options(players), &MIXED, |game, seat, actions| {
                let legal: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
                let phase = game.state().phase.name();
                // Choices among several of a kind stand behind a tile of the dock.
                let tabs = [None, Some("research"), Some("play"), Some("discard")];
                let shown: BTreeSet<String> =
                    tabs.into_iter().flat_map(|tab| clickable(game, seat, tab)).collect();
                assert_eq!(shown, legal, "in phase {phase}");
                phases.insert(phase);
                true
            });
        }
        assert!(phases.len() >= 8, "only {phases:?} were seen");
    }

    #[test]
    fn ids_are_unique_nothing_is_inline_and_every_refusal_has_a_sentence() {
        play::<Antarctica>(Antarctica::options(3), &MIXED, |game, seat, _| {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                check_page(game, viewer, None);
            }
            true
        });
    }

    #[test]
    fn nobody_sees_which_shipyard_card_another_takes() {
        let mut has_picked = false;
        play::<Antarctica>(Antarctica::options(2), &[BotSpec::Greedy], |game, seat, actions| {
            let (Phase::PickCard { .. }, [first, .., last]) = (game.state().phase, actions) else {
                return true;
            };
            let viewers = [Viewer::Seat(game.state().next_seat(seat)), Viewer::Spectator];
            let pages = |action: Action| {
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
}

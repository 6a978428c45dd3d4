//! The page offers exactly what the rules allow, at every step of seeded games, for every viewer.

use std::collections::BTreeSet;

use bots::BotSpec;
use kosmonauts::{Action, Body, BodyPlacement, Kosmonauts, Options, Phase};
use table::{Game, Match, Seat, Seed, Turn, Viewer};
use ui::{AnyFace, Confirm, Erased, Look, SceneRequest, SeatNames, TableParts};

fn parts(game: &Match<Kosmonauts>, viewer: Viewer, draft: Option<&str>) -> TableParts {
    let look = Look { confirm: Confirm::Always, ..Look::default() };
    let names = SeatNames(["Ada", "Bruno", "Celia"].map(str::to_owned).to_vec());
    let (look, names, with_scenery) = (&look, &names, false);
    let request = SceneRequest { viewer, look, names, draft, step: None, with_scenery };
    Erased::<Kosmonauts>::NEW.table_parts(game, &request).expect("its own match")
}

fn html(parts: &TableParts) -> String {
    let fixed = [&parts.prompt, &parts.board, &parts.panels, &parts.text_view, &parts.scores];
    let log = parts.log.iter().map(|entry| &entry.line);
    fixed.into_iter().chain(log).map(|part| part.0.as_str()).collect()
}

/// The values of an attribute, in order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Plays a game and calls `check` before each decision of a seat.
fn play(options: Options, check: impl Fn(&Match<Kosmonauts>, Seat, &[Action])) {
    let mut game = Match::<Kosmonauts>::new(options, Seed(11)).expect("usual options");
    let mut bots: Vec<_> = (0..options.players)
        .map(|seat| BotSpec::Greedy.build::<Kosmonauts>(Seed(11), Seat::new(seat)))
        .collect();
    let mut actions = Vec::new();
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.first().expect("a decision has a decider");
        actions.clear();
        game.state().actions(seat, &mut actions);
        check(&game, seat, &actions);
        let action = bots[seat.index()].choose(game.state(), seat, &actions);
        game.act(seat, action).expect("a bot plays legally");
    }
}

fn short_game() -> Options {
    Options { round_limit: Some(5), ..Kosmonauts::options(3) }
}

#[test]
fn every_legal_decision_can_be_clicked_and_nothing_else() {
    play(short_game(), |game, seat, actions| {
        let shown = |draft: Option<&str>| {
            let page = html(&parts(game, Viewer::Seat(seat), draft));
            values(&page, "data-act").into_iter().map(str::to_owned).collect::<BTreeSet<_>>()
        };
        let clickable: BTreeSet<String> = match game.state().phase {
            // A marker is chosen first, an order is put together cube by cube.
            Phase::PlaceMarker { .. } => {
                Body::ALL.iter().flat_map(|body| shown(Some(&format!("place {body}")))).collect()
            }
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
    });
}

#[test]
fn ids_are_unique_and_nothing_is_inline() {
    play(short_game(), |game, seat, _| {
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let page = html(&parts(game, viewer, Some("order E NE*")));
            let ids = values(&page, "id");
            let unique: BTreeSet<_> = ids.iter().collect();
            assert_eq!(unique.len(), ids.len(), "an id stands twice among {ids:?}");
            for inline in [" style=", " onclick=", "<script", "<style"] {
                assert!(!page.contains(inline), "{inline} in the page");
            }
        }
    });
}

#[test]
fn nobody_sees_an_order_before_it_is_revealed() {
    let placement = BodyPlacement::Random;
    let options = Options { placement, ..Kosmonauts::options(2) };
    let mut game = Match::<Kosmonauts>::new(options, Seed(1)).expect("usual options");
    let viewers = [Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    let pages = |game: &Match<Kosmonauts>| viewers.map(|viewer| html(&parts(game, viewer, None)));
    let mut other = game.clone();
    game.act(Seat::new(0), "order E E*".parse().expect("an order")).expect("legal");
    other.act(Seat::new(0), "order nothing".parse().expect("an order")).expect("legal");
    assert_eq!(pages(&game), pages(&other));
}

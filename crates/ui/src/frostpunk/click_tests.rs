//! How many clicks a day takes: a player who knows what to do, and does it with what the page offers
//! and nothing else.

use std::cmp::Ordering;
use std::collections::HashSet;

use frostpunk::{Action, Frostpunk, Options, Prices, Society};
use table::{Game, Match, Seat, Seats, Seed, Silent, Viewer};

use super::places::{pawn_of, place_name};
use super::plan::{asked, possible, read, written};
use super::proposals;
use crate::{AnyFace, Erased, Look, SceneRequest, SeatNames};

/// A day takes no more clicks.
const MOST: usize = 35;

/// What a click on the page does.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Click {
    Draft(String),
    Act(String),
}

/// Everything that can be clicked with this begun.
fn offered(game: &Match<Frostpunk>, hand: Seats, draft: Option<&str>) -> HashSet<Click> {
    let names = SeatNames(["Ada", "Bruno"].map(str::to_owned).to_vec());
    let look = Look::default();
    let viewer = Viewer::Seat(asked(game.state(), hand).expect("a decision"));
    let request = SceneRequest { hand, draft, ..SceneRequest::now(viewer, &look, &names) };
    let face: &dyn AnyFace = &Erased::<Frostpunk>::NEW;
    let parts = face.table_parts(game, &request).expect("its own match");
    let html: String = parts.areas.into_iter().map(|area| area.content.0).collect();
    let values = |name: &str| -> Vec<String> {
        let name = format!("{name}=\"");
        let found = html.split(&name).skip(1);
        found.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
    };
    let drafts = values("data-draft").into_iter().filter(|draft| !draft.is_empty());
    drafts.map(Click::Draft).chain(values("data-act").into_iter().map(Click::Act)).collect()
}

/// What a hand will decide from here to the next chance or the next decision of another one.
fn wished(game: &Match<Frostpunk>, hand: Seats) -> Vec<Action> {
    let mut table = game.state().clone();
    let mut wishes = Vec::new();
    while let Some(seat) = asked(&table, hand) {
        let actions = possible(&table, hand);
        // Where the page proposes a whole answer, it is taken.
        let frame = table.questions.top().expect("a decision has a question");
        let proposal = proposals::of(&table, hand, frame).into_iter().next();
        let planned = || vec![table.planned(Prices::usual(), seat, &actions)];
        for action in proposal.unwrap_or_else(planned) {
            wishes.push(action);
            table.apply(asked(&table, hand).expect("a decision"), action, &mut Silent);
        }
    }
    wishes
}

/// Whether something begun may still become what is wished: the same places in the same order, perhaps
/// with other pawns, and still without the coal that the last of them burns first.
fn may_become(draft: &str, wishes: &[Action]) -> bool {
    let Some((actions, at)) = read(draft) else { return false };
    let names = |actions: &[Action]| -> Vec<String> {
        actions.iter().map(|action| place_name(*action)).collect()
    };
    let wished = &wishes[..wishes.len().min(actions.len() + 1)];
    let mut unfueled = wished.to_vec();
    let fuel = wished.iter().rposition(|action| matches!(action, Action::Fuel(_)));
    fuel.map(|index| unfueled.remove(index));
    let is_wished = [wished, &unfueled].iter().any(|it| names(it).starts_with(&names(&actions)));
    let is_there = at.is_none_or(|field| {
        let site = wishes.get(actions.len() + 1);
        let is_here = |site: &Action| match site {
            Action::Field(other) => *other == field,
            Action::Lay(position) => field.position() == Some(*position),
            _ => false,
        };
        site.is_some_and(is_here)
    });
    is_wished && is_there
}

/// What carries out most of the wishes, with the fewest clicks that do: how many, and the clicks.
fn way(game: &Match<Frostpunk>, hand: Seats, wishes: &[Action]) -> Option<(usize, usize)> {
    let mut best = None;
    let mut seen: HashSet<Option<String>> = HashSet::from([None]);
    let mut now: Vec<Option<String>> = vec![None];
    for clicks in 1.. {
        let mut next = Vec::new();
        for draft in &now {
            for click in offered(game, hand, draft.as_deref()) {
                match click {
                    Click::Act(act) => {
                        let Some((actions, None)) = read(&act) else { continue };
                        let is_more = best.is_none_or(|(most, _)| actions.len() > most);
                        if is_more && wishes.starts_with(&actions) {
                            best = Some((actions.len(), clicks));
                        }
                    }
                    Click::Draft(draft) => {
                        if may_become(&draft, wishes) && seen.insert(Some(draft.clone())) {
                            next.push(Some(draft));
                        }
                    }
                }
            }
        }
        if next.is_empty() {
            break;
        }
        now = next;
    }
    best
}

/// What one click carries out.
fn act(game: &mut Match<Frostpunk>, hand: Seats, actions: &[Action]) {
    let seat = asked(game.state(), hand).expect("a decision");
    game.act_all(seat, hand, actions).expect("a list that the table takes");
}

/// A day as it was played.
#[derive(Default, Debug)]
struct Day {
    pawns: usize,
    clicks: usize,
    spent: Vec<String>,
}

/// Plays the decisions until chance or another seat, as much with a click as the page offers.
fn play_on(game: &mut Match<Frostpunk>, hand: Seats, day: &mut Day) {
    let wishes = wished(game, hand);
    let mut rest = &wishes[..];
    while !rest.is_empty() {
        let way = way(game, hand, rest);
        let (count, clicks) = way.unwrap_or_else(|| panic!("no way to {}", written(rest)));
        day.spent.push(format!("{clicks}: {}", written(&rest[..count])));
        day.clicks += clicks;
        act(game, hand, &rest[..count]);
        rest = &rest[count..];
    }
    day.pawns += wishes.iter().filter(|action| pawn_of(**action).is_some()).count();
}

/// A day of a game by the plan, with those who share a screen in one hand. What comes before it is
/// not counted.
fn day(options: Options, hands: &[Seats], seed: u64, round: u8) -> Day {
    let mut game =
        Match::<Frostpunk>::new(options, Seed(seed)).expect("options that can be played");
    let mut day = Day::default();
    let is_asked = |game: &Match<Frostpunk>, hand: Seats| asked(game.state(), hand).is_some();
    while let Some(hand) = hands.iter().copied().find(|hand| is_asked(&game, *hand)) {
        match game.state().round.cmp(&round) {
            Ordering::Less => {
                for action in wished(&game, hand) {
                    act(&mut game, hand, &[action]);
                }
            }
            Ordering::Equal => play_on(&mut game, hand, &mut day),
            Ordering::Greater => break,
        }
    }
    day
}

/// Days on which so many pawns work, of cities that are led by the plan.
fn check(hands: &[Seats], pawns: usize, days: &[(Society, u64, u8)]) {
    let players = hands.iter().map(|hand| hand.len() as u8).sum();
    for (society, seed, round) in days {
        let options = Options { society: *society, ..Frostpunk::options(players) };
        let day = day(options, hands, *seed, *round);
        println!("{players} seats, society {society}, day {round}: {} clicks", day.clicks);
        assert_eq!(day.pawns, pawns, "{society} {seed} {round}");
        assert!(day.clicks <= MOST, "{} clicks, at most {MOST}: {:#?}", day.clicks, day.spent);
    }
}

#[test]
fn a_day_of_ten_pawns_alone_takes_at_most_35_clicks() {
    let days = [
        (Society::I, 5, 4),
        (Society::Ii, 2, 5),
        (Society::Ii, 18, 5),
        (Society::Iii, 9, 8),
        (Society::V, 5, 4),
        (Society::Vi, 14, 4),
    ];
    check(&[Seats::first_of(1)], 10, &days);
}

#[test]
fn a_day_of_ten_pawns_with_two_seats_at_one_screen_takes_no_more() {
    let days =
        [(Society::Ii, 2, 10), (Society::Iii, 0, 7), (Society::Iv, 0, 5), (Society::V, 0, 7)];
    check(&[Seats::first_of(2)], 10, &days);
}

/// Between two turns of a player the other one acts, so that nothing can be put together with them.
#[test]
fn a_day_of_eight_pawns_with_two_players_takes_as_many() {
    check(&[0, 1].map(|seat| Seats::only(Seat::new(seat))), 8, &[(Society::I, 2, 5)]);
}

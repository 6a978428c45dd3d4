//! Scenarios do what a rule test expects of them, and fail readably.

mod toy;

use std::panic::{AssertUnwindSafe, catch_unwind};

use table::{Game, Seat, Seed, Turn, Viewer};
use testkit::Scenario;
use toy::{Action, Event, Options, Outcome, Phase, Toy};

type Table = Scenario<Toy>;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// Two players, cards 0 to 5 dealt in turn, before the first weather.
fn dealt() -> Table {
    let mut table = Table::new(&Options { players: 2, windy: true });
    for card in 0..6 {
        table.chance(Outcome::Card(card));
    }
    table
}

fn complaint(run: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(run)).expect_err("it complains");
    match panic.downcast_ref::<&str>() {
        Some(text) => (*text).to_owned(),
        None => panic.downcast_ref::<String>().expect("a message").clone(),
    }
}

#[test]
fn steps_can_be_chained_and_looked_at() {
    let mut table = dealt();
    table.chance(Outcome::Wind(2)).act(FIRST, Action::Bid(4));
    assert_eq!(table.wind, 2);
    assert_eq!(table.state().bids[0], Some(4));
    assert_eq!(table.events(), [Event::HasBid(FIRST), Event::Bid(FIRST, 4)]);
    assert_eq!(table.told(Viewer::Spectator), [Event::HasBid(FIRST)]);
    assert!(!table.has_revealed());
    table.act(SECOND, Action::Bid(5));
    assert!(table.has_revealed());
    assert_eq!(table.phase, Phase::Take(SECOND));
    assert_eq!(table.legal(SECOND), [0, 1, 2].map(Action::Take));
    assert_eq!(table.legal(FIRST), []);
    assert_eq!(table.all_notes().len(), 12 + 1 + 2 + 4);
}

#[test]
fn a_position_can_be_given() {
    let table = dealt().given(|toy| {
        toy.piles = [0, 4, 2];
        toy.phase = Phase::Take(SECOND);
    });
    assert!(table.can(SECOND, Action::Take(1)));
    assert!(!table.can(SECOND, Action::Take(0)));
    table.refused_by(SECOND, Action::Take(0), "TOY-TAKE-1");
    table.refused_by(FIRST, Action::Take(1), "TABLE-TURN-1");
}

#[test]
fn chance_can_be_chosen_by_what_it_brings_or_run() {
    let mut table = dealt();
    table.chance_where(|outcome| matches!(outcome, Outcome::Wind(wind) if *wind > 1));
    assert_eq!(table.wind, 2);
    let mut table = Table::new(&Options { players: 3, windy: false });
    table.run_chance(Seed(3));
    assert_eq!(table.phase, Phase::Bid);
}

#[test]
fn random_play_reaches_a_position() {
    let mut table = dealt();
    table.until(Seed(1), |toy| toy.round == 2);
    assert_eq!(table.round, 2);
    let text = complaint(|| drop(dealt().until(Seed(1), |toy| toy.round == 9).clone()));
    assert!(text.contains("over before"), "{text}");
}

#[test]
fn failures_say_what_and_why() {
    let mut table = dealt();
    let text = complaint(|| drop(table.chance(Outcome::Card(9)).clone()));
    assert_eq!(text, "chance cannot bring card 9, only wind 1, wind 2");
    table.chance(Outcome::Wind(1));
    assert_eq!(table.turn(), Turn::Decide(table.seats()));
    let text = complaint(|| drop(table.act(FIRST, Action::Bid(1)).clone()));
    assert!(text.contains("bid 1 of seat 1 is refused by TOY-BID-1"), "{text}");
    let text = complaint(|| drop(table.refusal(FIRST, Action::Bid(2))));
    assert_eq!(text, "bid 2 of seat 1 should be refused but is legal");
    let text = complaint(|| drop(table.refused_by(FIRST, Action::Keep, "TOY-BID-1").clone()));
    assert!(text.contains("refused by another rule"), "{text}");
}

use bots::{Bot, BotSpec, Greedy, PlayError, play_match};
use table::{Game, GameRng, Match, Seat, Seed, Term, Turn, Viewer};

use crate::auction::{Auction, Bid, Options};

fn greedy(seed: u64, seat: Seat) -> Greedy<Auction> {
    Greedy::new(GameRng::for_bot(Seed(seed), seat))
}

fn legal(state: &Auction, seat: Seat) -> Vec<Bid> {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    actions
}

/// Every true position of some random games in which a seat has to decide.
fn decisions(games: u64) -> Vec<(Auction, Seat)> {
    let mut found = Vec::new();
    for game in 0..games {
        let mut played =
            Match::<Auction>::new(Auction::options(3), Seed(game)).expect("usual options");
        let mut rng = GameRng::new(Seed(game));
        while let Turn::Decide(seats) = played.state().turn() {
            let seat = seats.first().expect("a decider");
            found.push((played.state().clone(), seat));
            let action = rng.pick(&legal(played.state(), seat));
            played.act(seat, action).expect("a legal action");
        }
    }
    found
}

#[test]
fn worlds_that_a_seat_cannot_tell_apart_get_the_same_choice_for_the_same_reasons() {
    let mut different_worlds = 0;
    for (index, (state, seat)) in decisions(40).into_iter().enumerate() {
        let mut other = state.clone();
        other.determinize(seat, &mut GameRng::new(Seed(index as u64)));
        assert_eq!(state.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
        different_worlds += usize::from(state != other);

        let actions = legal(&state, seat);
        let think = |world: &Auction| {
            let mut bot = greedy(index as u64, seat);
            let chosen = bot.choose(world, seat, &actions);
            (chosen, bot.explain(world, seat, &actions, chosen))
        };
        assert_eq!(think(&state), think(&other));
    }
    assert!(different_worlds > 100, "only {different_worlds} worlds differ");
}

#[test]
fn the_last_bidder_outbids_the_world_it_imagines_as_cheaply_as_possible() {
    let options = Options { players: 2, rounds: 1, highest_prize: 6, leaky: false };
    let mut state = Auction::new(&options).unwrap();
    state.resolve(crate::auction::Prize(6), &mut table::Silent);
    state.apply(Seat::new(0), Bid(2), &mut table::Silent);
    let seat = Seat::new(1);
    let actions = legal(&state, seat);
    for seed in 0..50 {
        // The first use of its stream is to imagine the bid of the other seat.
        let imagined = GameRng::for_bot(Seed(seed), seat).below(11) as u8;
        let chosen = greedy(seed, seat).choose(&state, seat, &actions);
        match imagined {
            0..=4 => assert_eq!(chosen, Bid(imagined + 1)),
            // Nothing is left to gain: any bid that does not win is as good.
            5 => assert!(chosen.0 <= 6, "{chosen}"),
            _ => assert!(chosen.0 <= imagined, "{chosen}"),
        }
    }
}

#[test]
fn equal_actions_are_all_taken() {
    // Nothing can be won with a bid above the prize, so 0 and 1 for the prize of 1 are equal.
    let mut state = Auction::new(&Auction::options(2)).unwrap();
    state.resolve(crate::auction::Prize(1), &mut table::Silent);
    let seat = Seat::new(0);
    let actions = legal(&state, seat);
    let mut counts = [0; 11];
    for seed in 0..400 {
        counts[greedy(seed, seat).choose(&state, seat, &actions).0 as usize] += 1;
    }
    assert_eq!(counts[2..], [0; 9]);
    assert!(counts[0] > 150 && counts[1] > 150, "{counts:?}");
}

#[test]
fn reasons_compare_with_the_average_choice_and_the_greatest_comes_first() {
    let mut state = Auction::new(&Auction::options(2)).unwrap();
    state.resolve(crate::auction::Prize(6), &mut table::Silent);
    let seat = Seat::new(0);
    // The first bid of a round is worth 10 · bid · (6 − bid): 50, 80 and −70.
    let actions = [Bid(1), Bid(2), Bid(7)];
    let mut bot = greedy(1, seat);
    assert_eq!(bot.choose(&state, seat, &actions), Bid(2));
    // Terms that do not depend on the choice are no reason.
    let reasons = |chosen| bot.explain(&state, seat, &actions, chosen);
    assert_eq!(reasons(Bid(2)), [Term { name: "bid", value: 60 }]);
    assert_eq!(reasons(Bid(7)), [Term { name: "bid", value: -90 }]);
    assert_eq!(bot.explain(&state, seat, &[Bid(2)], Bid(2)), []);

    // With the other bid in, the round ends and a prize is weighed against coins.
    state.apply(Seat::new(1), Bid(0), &mut table::Silent);
    let mut bot = greedy(3, seat);
    let actions = [Bid(0), Bid(10)];
    bot.choose(&state, seat, &actions);
    assert_eq!(
        bot.explain(&state, seat, &actions, Bid(10)),
        [Term { name: "coins", value: -500 }, Term { name: "prizes", value: 300 }]
    );
}

#[test]
fn many_results_of_chance_are_sampled() {
    let options = Options { highest_prize: 60, rounds: 3, ..Auction::options(2) };
    let mut bots = [
        BotSpec::Greedy.build::<Auction>(Seed(1), Seat::new(0)),
        BotSpec::Greedy.build::<Auction>(Seed(1), Seat::new(1)),
    ];
    let played = play_match(options, Seed(9), &mut bots, true).unwrap();
    assert_eq!(played.state().turn(), Turn::Over);
}

#[test]
fn a_single_action_needs_no_thought() {
    let mut state = Auction::new(&Auction::options(2)).unwrap();
    state.resolve(crate::auction::Prize(3), &mut table::Silent);
    let seat = Seat::new(0);
    let actions = legal(&state, seat);
    let (mut fresh, mut used) = (greedy(5, seat), greedy(5, seat));
    assert_eq!(used.choose(&state, seat, &[Bid(4)]), Bid(4));
    // No number was drawn: both go on alike.
    for _ in 0..20 {
        assert_eq!(fresh.choose(&state, seat, &actions), used.choose(&state, seat, &actions));
    }
}

#[test]
fn an_illegal_choice_is_reported_with_its_rule() {
    struct Cheat;
    impl Bot<Auction> for Cheat {
        fn choose(&mut self, _: &Auction, _: Seat, _: &[Bid]) -> Bid {
            Bid(11)
        }
        fn explain(&self, _: &Auction, _: Seat, _: &[Bid], _: Bid) -> Vec<Term> {
            Vec::new()
        }
    }
    let mut bots: [Box<dyn Bot<Auction>>; 2] = [Box::new(Cheat), Box::new(Cheat)];
    let error = play_match(Auction::options(2), Seed(1), &mut bots, false).unwrap_err();
    assert_eq!(
        error.to_string(),
        "step 1: the bot in seat 1 chose bid 11, which is illegal: AUC-BID-1 (have 10, bid 11)"
    );
    let error = play_match(Auction::options(3), Seed(1), &mut bots, false).unwrap_err();
    assert!(matches!(error, PlayError::Seats { bots: 2, seats: 3 }), "{error}");
}

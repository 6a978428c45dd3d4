//! Positions in which bots once did what nobody understood.

use bots::{Bot, BotSpec, Random};
use catalog::games::antarctica::{self, Antarctica};
use catalog::games::kosmonauts::{Action, Kosmonauts};
use table::{GameRng, Hints, Seat, Seed, Silent, Turn};

use crate::positions::{positions, search};

/// Lets a search play against a bot that does anything, and counts their decisions.
fn decisions_against_chance<G: Hints>(seed: u64) -> usize {
    let mut state = G::new(&G::simulation(2)).expect("two can play");
    let mut rng = GameRng::new(Seed(seed));
    let mut strong = search::<G>(40, seed);
    let mut weak = Random::new(GameRng::new(Seed(seed + 1)));
    let (mut actions, mut decisions) = (Vec::new(), 0);
    loop {
        match state.turn() {
            Turn::Over => return decisions,
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody decides");
                actions.clear();
                state.actions(seat, &mut actions);
                let action = if seat == Seat::new(0) {
                    strong.choose(&state, seat, &actions)
                } else {
                    weak.choose(&state, seat, &actions)
                };
                state.apply(seat, action, &mut Silent);
                decisions += 1;
            }
        }
    }
}

/// A rival without ships has no turns. Ships of one's own that may come late used to be worth more
/// than the victory, and the bot sailed in circles until the game was stopped.
#[test]
fn whoever_is_far_ahead_brings_the_game_to_its_end() {
    for seed in 1..=4 {
        let decisions = decisions_against_chance::<Antarctica>(seed);
        assert!(decisions < 250, "{decisions} decisions with seed {seed}");
    }
}

/// A shield never comes back, and an order in any later round could still convert it.
#[test]
fn no_shield_is_promised_for_fuel_that_the_tank_has() {
    let mut orders = 0;
    for position in (1..=4).flat_map(|seed| positions::<Kosmonauts>(2, seed)) {
        let mut promising = Vec::new();
        position.state.promising(position.seat, &mut promising);
        // A ship that gets nowhere is offered all its orders.
        let is_course = promising.len() < position.actions.len();
        let tank = position.state.ships[position.seat.index()].tank;
        for action in promising.iter().filter(|_| is_course) {
            let Action::Order(order) = action else { continue };
            let needed = order.placement();
            let is_needed = needed.normal > tank.normal || needed.super_fuel > tank.super_fuel;
            assert!(is_needed || !order.converts_shield(), "{order} with {tank}");
            orders += 1;
        }
    }
    assert!(orders > 100, "only {orders} orders were looked at");
}

/// The crew passed two turns with seven scientists at hand.
#[test]
fn nobody_of_the_crew_passes_a_turn_in_which_something_could_be_done() {
    let pass = antarctica::Action::End;
    let turns = never_chosen(&["novice", "crew"], |action| action == pass);
    assert!(turns > 60, "only {turns} turns were looked at");
}

/// The crew gave ships on the board up for a ninth scientist, and then had nobody to place them.
#[test]
fn nobody_of_the_crew_gives_ships_up_for_scientists_that_wait_already() {
    let is_ship = |action| matches!(action, antarctica::Action::DiscardFrom(_));
    let turns = never_chosen(&["novice", "crew", "captain"], is_ship);
    assert!(turns > 60, "only {turns} turns were looked at");
}

/// Lets bots of these levels decide wherever such an action gives something away, and expects that
/// none of them does; returns how many decisions there were.
fn never_chosen(levels: &[&str], is_such: impl Fn(antarctica::Action) -> bool) -> usize {
    let mut decisions = 0;
    for (seed, position) in (1..=3).flat_map(|seed| {
        positions::<Antarctica>(3, seed).into_iter().map(move |position| (seed, position))
    }) {
        let gives_away =
            |action: &_| is_such(*action) && position.state.gives_away(position.seat, *action);
        if !position.actions.iter().any(gives_away) {
            continue;
        }
        for level in levels {
            let spec: BotSpec = level.parse().expect("a level");
            let mut bot = spec.build::<Antarctica>(Seed(seed), position.seat);
            let choice = bot.choose(&position.state, position.seat, &position.actions);
            assert!(!gives_away(&choice), "{level}: {choice}");
        }
        decisions += 1;
    }
    decisions
}

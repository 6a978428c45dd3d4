//! What the end of a simulation is worth to each seat.

use table::{Hints, MAX_SEATS, Seat, Turn, Viewer};

/// A number for each seat, between 0 and 1. In a team every seat has the value of the team;
/// nothing in the tree supposes that one seat's gain is another's loss.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Payoff {
    /// What the seats strive for.
    pub(crate) utility: [f32; MAX_SEATS],
    /// The chance to win, a part of the utility; what people are told.
    pub(crate) win: [f32; MAX_SEATS],
}

impl Payoff {
    /// Takes over what another payoff says about one seat.
    pub(crate) fn take_seat(&mut self, seat: Seat, other: &Self) {
        self.utility[seat.index()] = other.utility[seat.index()];
        self.win[seat.index()] = other.win[seat.index()];
    }
}

/// How positions and results become payoffs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Utility {
    /// The lead, in hundredths of a point, that makes a win about three times as likely as not.
    pub(crate) lead: f32,
    /// The weight of the chance to win; the rest goes to the margin, so that a bot that is far
    /// ahead or behind still cares for points.
    pub(crate) victory: f32,
    /// Whether all seats win or lose together: then a valuation of 0 promises as many victories as
    /// defeats, and nobody is compared with anybody.
    pub(crate) is_team: bool,
}

impl Utility {
    /// The payoff of a position: its result, or what the valuation expects.
    pub(crate) fn of<G: Hints>(self, state: &G) -> Payoff {
        match state.turn() {
            Turn::Over => self.of_result(state),
            Turn::Chance | Turn::Decide(_) => {
                let values = values(state, G::judgment);
                self.of_values(&values[..state.seats().len()])
            }
        }
    }

    /// The payoff that these valuations promise.
    pub(crate) fn of_values(self, values: &[f32]) -> Payoff {
        if self.is_team {
            return self.of_team(values);
        }
        let highest = values.iter().copied().fold(f32::MIN, f32::max);
        let mut payoff = Payoff::default();
        let mut sum = 0.0;
        for (win, value) in payoff.win.iter_mut().zip(values) {
            *win = ((value - highest) / self.lead).exp();
            sum += *win;
        }
        for (seat, win) in payoff.win[..values.len()].iter_mut().enumerate() {
            *win /= sum;
            payoff.utility[seat] = self.mix(*win, margin(values, seat));
        }
        payoff
    }

    /// Each seat has its own view of the prospects that all share.
    fn of_team(self, values: &[f32]) -> Payoff {
        let mut payoff = Payoff::default();
        for (seat, value) in values.iter().enumerate() {
            payoff.win[seat] = squashed(value / self.lead);
            payoff.utility[seat] = self.mix(payoff.win[seat], *value);
        }
        payoff
    }

    fn of_result<G: Hints>(self, state: &G) -> Payoff {
        let standings = state.standings(Viewer::Spectator);
        if let Some(verdict) = standings.verdict {
            let mut payoff = Payoff::default();
            for (seat, score) in standings.scores.iter().enumerate() {
                payoff.win[seat] = if verdict.is_won { 1.0 } else { 0.0 };
                payoff.utility[seat] = self.mix(payoff.win[seat], 100.0 * score.total() as f32);
            }
            return payoff;
        }
        let winners = standings.winners();
        let mut totals = [0.0; MAX_SEATS];
        for (total, score) in totals.iter_mut().zip(&standings.scores) {
            *total = 100.0 * score.total() as f32;
        }
        let totals = &totals[..standings.scores.len()];
        let mut payoff = Payoff::default();
        for seat in 0..totals.len() {
            let has_won = winners.contains(Seat::new(seat as u8));
            let win = if has_won { 1.0 / winners.len() as f32 } else { 0.0 };
            payoff.win[seat] = win;
            payoff.utility[seat] = self.mix(win, margin(totals, seat));
        }
        payoff
    }

    fn mix(self, win: f32, margin: f32) -> f32 {
        self.victory * win + (1.0 - self.victory) * squashed(margin / self.lead)
    }
}

/// The logistic curve.
fn squashed(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// What every seat takes the position for.
pub(crate) fn values<G: Hints>(state: &G, value: fn(&G, Seat) -> i32) -> [f32; MAX_SEATS] {
    let mut values = [0.0; MAX_SEATS];
    for seat in state.seats() {
        values[seat.index()] = value(state, seat) as f32;
    }
    values
}

/// By how much a seat is ahead of the best other one.
fn margin(values: &[f32], seat: usize) -> f32 {
    let others = values.iter().enumerate().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, value)| *value).fold(f32::MIN, f32::max);
    values[seat] - best.max(f32::MIN / 2.0)
}

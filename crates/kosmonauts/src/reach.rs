//! How much thrust it takes to be somewhere in a few rounds.

use std::sync::LazyLock;

use crate::hex::Velocity;

/// Flights ahead that are looked at.
pub(crate) const MOST_FLIGHTS: usize = 5;

/// The thrust that three normal cubes give in a round; super fuel adds one for each cube.
const LEAST_CAP: u8 = 3;
const CAPS: usize = 4;

/// No displacement further than this is looked at.
const RADIUS: i32 = 36;
const SIDE: usize = 2 * RADIUS as usize + 1;

/// Marks a displacement that cannot be reached.
const NEVER: u8 = u8::MAX;

/// The cheapest thrust for every displacement, number of flights and thrust per round.
///
/// A cube placed before the first of `k` flights moves the ship `k` times, one placed before the
/// last only once. Stops on the way are not looked at.
pub(crate) struct ReachTable {
    thrust: Vec<u8>,
    /// The change of velocity that the cheapest way begins with.
    first: Vec<(i8, i8)>,
}

/// The table is the same for every board and made once.
pub(crate) static REACH: LazyLock<ReachTable> = LazyLock::new(ReachTable::new);

impl ReachTable {
    /// The thrust needed to be displaced by `by` after `flights` flights, beyond what the ship's
    /// present velocity does; `None` if it cannot be done.
    #[inline]
    pub(crate) fn thrust(&self, by: Velocity, flights: usize, super_fuel: u8) -> Option<u8> {
        if by.q.abs() > RADIUS || by.r.abs() > RADIUS {
            return None;
        }
        let thrust = self.thrust[index(cap(super_fuel), flights, by)];
        (thrust != NEVER).then_some(thrust)
    }

    /// The change of velocity that a way which [`ReachTable::thrust`] knows begins with.
    #[inline]
    pub(crate) fn first_push(&self, by: Velocity, flights: usize, super_fuel: u8) -> Velocity {
        let (q, r) = self.first[index(cap(super_fuel), flights, by)];
        Velocity { q: q.into(), r: r.into() }
    }

    fn new() -> Self {
        let size = CAPS * (MOST_FLIGHTS + 1) * SIDE * SIDE;
        let mut table = Self { thrust: vec![NEVER; size], first: vec![(0, 0); size] };
        for cap in 0..CAPS {
            let pushes: Vec<(Velocity, u8)> = pushes(LEAST_CAP + cap as u8);
            table.thrust[index(cap, 0, Velocity::default())] = 0;
            for flights in 1..=MOST_FLIGHTS {
                for q in -RADIUS..=RADIUS {
                    for r in -RADIUS..=RADIUS {
                        let by = Velocity { q, r };
                        let index = index(cap, flights, by);
                        (table.thrust[index], table.first[index]) =
                            table.cheapest(cap, flights, by, &pushes);
                    }
                }
            }
        }
        table
    }

    /// The thrust of the cheapest way, and its first push.
    fn cheapest(
        &self,
        cap: usize,
        flights: usize,
        by: Velocity,
        pushes: &[(Velocity, u8)],
    ) -> (u8, (i8, i8)) {
        let mut best = (NEVER, (0, 0));
        for (push, thrust) in pushes {
            let rest =
                Velocity { q: by.q - flights as i32 * push.q, r: by.r - flights as i32 * push.r };
            if rest.q.abs() <= RADIUS && rest.r.abs() <= RADIUS {
                let later = self.thrust[index(cap, flights - 1, rest)];
                let thrust = later.saturating_add(*thrust);
                if thrust < best.0 {
                    best = (thrust, (push.q as i8, push.r as i8));
                }
            }
        }
        best
    }
}

/// How much more than the least thrust super fuel allows in a round.
#[inline]
fn cap(super_fuel: u8) -> usize {
    usize::from(super_fuel).min(CAPS - 1)
}

#[inline]
fn index(cap: usize, flights: usize, by: Velocity) -> usize {
    let (q, r) = ((by.q + RADIUS) as usize, (by.r + RADIUS) as usize);
    ((cap * (MOST_FLIGHTS + 1) + flights) * SIDE + q) * SIDE + r
}

/// Every change of velocity that thrust up to `cap` can make.
fn pushes(cap: u8) -> Vec<(Velocity, u8)> {
    let cap = i32::from(cap);
    let all = (-cap..=cap).flat_map(|q| (-cap..=cap).map(move |r| Velocity { q, r }));
    all.filter(|push| push.length() <= cap as u32).map(|push| (push, push.length() as u8)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Direction;

    #[test]
    fn one_flight_costs_its_length() {
        let east = Direction::E.vector();
        assert_eq!(REACH.thrust(east, 1, 0), Some(1));
        assert_eq!(REACH.thrust(Velocity { q: 4, r: 0 }, 1, 0), None);
        assert_eq!(REACH.thrust(Velocity { q: 4, r: 0 }, 1, 1), Some(4));
    }

    #[test]
    fn early_thrust_counts_once_for_every_flight() {
        assert_eq!(REACH.thrust(Velocity { q: 6, r: 0 }, 3, 0), Some(2));
        // Three flights with one cube, and one more hex from a cube before the last flight.
        assert_eq!(REACH.thrust(Velocity { q: 4, r: 0 }, 3, 0), Some(2));
    }

    #[test]
    fn first_pushes_lead_to_the_goal() {
        let mut by = Velocity { q: 7, r: -2 };
        let mut spent = 0;
        for flights in (1..=3).rev() {
            let push = REACH.first_push(by, flights, 0);
            spent += push.length();
            by.q -= flights as i32 * push.q;
            by.r -= flights as i32 * push.r;
        }
        assert_eq!(by, Velocity::default());
        assert_eq!(REACH.thrust(Velocity { q: 7, r: -2 }, 3, 0), Some(spent as u8));
    }
}

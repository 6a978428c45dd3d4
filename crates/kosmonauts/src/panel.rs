//! The control panel: fuel cubes on six directions are the velocity of a ship.

use serde::{Deserialize, Serialize};

use crate::hex::{Direction, Velocity};

/// Fuel cubes on one direction of a panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cubes {
    /// Cubes of thrust 1.
    pub normal: u16,
    /// Cubes of thrust 2.
    #[serde(rename = "super")]
    pub super_fuel: u16,
}

impl Cubes {
    /// The thrust: a super cube is worth two normal ones. KOS-PANEL-1, KOS-PANEL-3.
    #[inline]
    pub const fn thrust(self) -> u16 {
        self.normal.saturating_add(self.super_fuel.saturating_mul(2))
    }

    /// Whether there is no cube.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.normal == 0 && self.super_fuel == 0
    }
}

/// The six directions of one ship's panel. The supply never runs out (KOS-RULING-8). Never limited in number (KOS-PANEL-1); after
/// neutralization at most one direction of each opposite pair holds cubes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Panel(pub [Cubes; 6]);

impl Panel {
    /// The cubes on `direction`.
    #[inline]
    pub const fn cubes(&self, direction: Direction) -> Cubes {
        self.0[direction as usize]
    }

    /// Puts cubes on `direction` and neutralizes them against the opposite side. The cubes
    /// removed are lost (KOS-PANEL-7), cubes on other directions are untouched (KOS-PANEL-8).
    pub fn place(&mut self, direction: Direction, cubes: Cubes) {
        let (near, far) = (direction as usize, direction.opposite() as usize);
        let side = &mut self.0[near];
        side.normal = side.normal.saturating_add(cubes.normal);
        side.super_fuel = side.super_fuel.saturating_add(cubes.super_fuel);
        // KOS-PANEL-4: equal thrust leaves both sides at once.
        if !self.0[far].is_empty() {
            (self.0[near], self.0[far]) = neutralize(self.0[near], self.0[far]);
        }
    }

    /// The displacement per round. KOS-FLY-2: only the sum of all thrusts counts; KOS-PANEL-9:
    /// three signed numbers, one per axis, describe it.
    #[inline]
    pub fn velocity(&self) -> Velocity {
        let mut velocity = Velocity::default();
        for direction in Direction::ALL {
            let thrust = i32::from(self.cubes(direction).thrust());
            let step = direction.vector();
            velocity.q += thrust * step.q;
            velocity.r += thrust * step.r;
        }
        velocity
    }

    /// The one direction that holds cubes, if it is the only one.
    #[inline]
    pub fn only_direction(&self) -> Option<Direction> {
        let mut active = Direction::ALL.into_iter().filter(|d| !self.cubes(*d).is_empty());
        active.next().filter(|_| active.next().is_none())
    }

    /// Whether no cube lies on the panel.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cubes| cubes.is_empty())
    }
}

/// Removes equal thrust from two opposite sides. KOS-PANEL-6 fixes which cubes go.
fn neutralize(mut a: Cubes, mut b: Cubes) -> (Cubes, Cubes) {
    let pairs = a.super_fuel.min(b.super_fuel);
    a.super_fuel -= pairs;
    b.super_fuel -= pairs;
    let pairs = a.normal.min(b.normal);
    a.normal -= pairs;
    b.normal -= pairs;
    cancel_super(&mut a, &mut b);
    cancel_super(&mut b, &mut a);
    (a, b)
}

/// Cancels super cubes of one side against normal cubes of the other.
fn cancel_super(supers: &mut Cubes, normals: &mut Cubes) {
    let triples = supers.super_fuel.min(normals.normal / 2);
    supers.super_fuel -= triples;
    normals.normal -= 2 * triples;
    // KOS-PANEL-5: half of a super cube is left over as a normal cube.
    if supers.super_fuel > 0 && normals.normal == 1 {
        normals.normal = 0;
        supers.super_fuel -= 1;
        supers.normal += 1;
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Neutralization removes cubes and never changes where the ship goes.
        #[test]
        fn the_velocity_is_the_sum_of_all_fuel_ever_placed(
            placed in vec((0..6_usize, 0..5_u16, 0..5_u16), 0..20)
        ) {
            let (mut panel, mut sum) = (Panel::default(), Velocity::default());
            for (side, normal, super_fuel) in placed {
                let (direction, cubes) = (Direction::ALL[side], Cubes { normal, super_fuel });
                panel.place(direction, cubes);
                let thrust = i32::from(cubes.thrust());
                sum.q += thrust * direction.vector().q;
                sum.r += thrust * direction.vector().r;
                for near in Direction::ALL {
                    let far = panel.cubes(near.opposite());
                    prop_assert!(panel.cubes(near).is_empty() || far.is_empty());
                }
            }
            prop_assert_eq!(panel.velocity(), sum);
        }
    }
}

//! The tower: one chance step with a table of weights. FRO-TOWER.

use arrayvec::ArrayVec;

use crate::content::Tower;

/// The sum of all weights of a drop. FRO-TOWER-6, FRO-RULING-55.
pub const TOTAL: u32 = 1 << 30;
/// More cubes than this never meet in the tower.
pub const MOST_CUBES: usize = 96;

/// The weights of 0, 1, 2, ... cubes falling out. FRO-TOWER-6.
pub type Weights = ArrayVec<u32, MOST_CUBES>;

/// The weights of a drop of `dropped` cubes with `inside` cubes in the tower, made cube by cube.
/// FRO-RULING-13.
pub fn weights(tower: Tower, inside: u8, dropped: u8) -> Weights {
    let mut weights = Weights::new();
    weights.push(TOTAL);
    // FRO-TOWER-4: without a drop nothing falls.
    if dropped == 0 {
        return weights;
    }
    // FRO-TOWER-2: each cube falls by itself, those inside with another fraction.
    let n = u64::from(dropped);
    let resident = (n, n + u64::from(tower.resident)); // FRO-TOWER-3
    let fresh = (u64::from(tower.drop.0), u64::from(tower.drop.1));
    let inside = usize::from(inside).min(MOST_CUBES - 1 - usize::from(dropped));
    let fractions = std::iter::repeat_n(resident, inside)
        .chain(std::iter::repeat_n(fresh, usize::from(dropped)));
    for (num, den) in fractions {
        weights.push(0);
        for cubes in (1..weights.len()).rev() {
            // What is moved up from below is taken from the weight before it was changed itself.
            let moved = u64::from(weights[cubes - 1]) * num / den;
            weights[cubes] = stay(weights[cubes], num, den) + moved as u32;
        }
        weights[0] = stay(weights[0], num, den);
    }
    weights
}

/// The weight that stays when the integer part of its fraction moves on.
fn stay(weight: u32, num: u64, den: u64) -> u32 {
    weight - (u64::from(weight) * num / den) as u32
}

//! Few combinations instead of all: most mistakes show when two options meet.

use std::collections::BTreeSet;

/// Combinations of options in which any two values that go together meet. An option of size `n`
/// has the values `0..n`, and `fits` says which combinations are possible at all.
///
/// The best combination is taken again and again; all of them are looked at, so the product of the
/// sizes should stay below a million.
pub fn all_pairs<const N: usize>(
    sizes: [usize; N],
    fits: impl Fn(&[usize; N]) -> bool,
) -> Vec<[usize; N]> {
    let mut possible: Vec<[usize; N]> = every(sizes).filter(|row| fits(row)).collect();
    let mut missing: BTreeSet<Pair> = possible.iter().flat_map(pairs).collect();
    let mut chosen = Vec::new();
    while !missing.is_empty() {
        let news = |row: &[usize; N]| pairs(row).filter(|pair| missing.contains(pair)).count();
        // Of equally good ones the first: the same options give the same sets for ever.
        let best =
            possible.iter().enumerate().max_by_key(|(index, row)| (news(row), usize::MAX - index));
        let Some((index, _)) = best else { break };
        let row = possible.swap_remove(index);
        for pair in pairs(&row) {
            missing.remove(&pair);
        }
        chosen.push(row);
    }
    chosen
}

/// Two options, each with a value.
type Pair = [(usize, usize); 2];

fn pairs<const N: usize>(row: &[usize; N]) -> impl Iterator<Item = Pair> + use<N> {
    let row = *row;
    (0..N)
        .flat_map(move |one| (one + 1..N).map(move |other| [(one, row[one]), (other, row[other])]))
}

/// All combinations, counted like a number whose digits have different bases.
fn every<const N: usize>(sizes: [usize; N]) -> impl Iterator<Item = [usize; N]> {
    (0..sizes.iter().product()).map(move |mut number| {
        sizes.map(|size| {
            let value = number % size;
            number /= size;
            value
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pairs of values that meet in these combinations.
    fn met<const N: usize>(rows: impl IntoIterator<Item = [usize; N]>) -> BTreeSet<Pair> {
        rows.into_iter().flat_map(|row| pairs(&row)).collect()
    }

    #[test]
    fn any_two_values_meet() {
        let sizes = [9, 4, 4, 4];
        let rows = all_pairs(sizes, |_| true);
        assert_eq!(met(rows.iter().copied()), met(every(sizes)));
        assert_eq!(met(every(sizes)).len(), 3 * 9 * 4 + 3 * 4 * 4);
        assert!((36..=45).contains(&rows.len()), "{} sets instead of 576", rows.len());
    }

    #[test]
    fn any_two_values_that_go_together_meet_and_no_others() {
        let sizes = [3, 3, 2, 4];
        let fits = |row: &[usize; 4]| row[0] != row[1] && (row[2] == 0 || row[3] > 1);
        let rows = all_pairs(sizes, fits);
        assert!(rows.iter().all(fits));
        assert_eq!(met(rows.iter().copied()), met(every(sizes).filter(fits)));
        assert_eq!(rows, all_pairs(sizes, fits), "always the same");
    }
}

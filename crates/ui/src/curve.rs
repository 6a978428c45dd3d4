//! A number over the course of a match.

/// The values of a number at moments that are equally far apart, such as the beginnings of days.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curve {
    /// What is counted.
    pub name: String,
    /// Its values, the last one at the end of the match.
    pub values: Vec<u8>,
    /// How many such moments the longest match has.
    pub moments: usize,
}

impl Curve {
    /// The corners of its line in a room of this size, the highest value at the top.
    pub(crate) fn points(&self, (width, height): (f64, f64)) -> String {
        let most = self.values.iter().max().map_or(1.0, |most| f64::from((*most).max(1)));
        let step = width / (self.moments.max(2) - 1) as f64;
        let point = |(index, value): (usize, &u8)| {
            format!("{:.0},{:.0}", step * index as f64, height * (1.0 - f64::from(*value) / most))
        };
        self.values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
    }
}

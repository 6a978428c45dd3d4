//! Why something is not possible, cheap enough to be thrown away.

use crate::{Refusal, Value};

/// A rule that forbids something, with the values that explain it. Listing actions makes many of
/// them and looks at none; only a refusal that is asked for becomes a [`Refusal`].
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    rule: &'static str,
    values: [Option<(&'static str, Value)>; 2],
}

impl Fault {
    /// A fault by `rule`, without values so far.
    #[inline]
    pub fn new(rule: &'static str) -> Self {
        Self { rule, values: [None; 2] }
    }

    /// The fault with one more explaining value; two at most.
    #[inline]
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        let slot = usize::from(self.values[0].is_some());
        self.values[slot] = Some((name, value.into()));
        self
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        let values = fault.values.into_iter().flatten();
        values.fold(Self::new(fault.rule), |refusal, (name, value)| refusal.with(name, value))
    }
}

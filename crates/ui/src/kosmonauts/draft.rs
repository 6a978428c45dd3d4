//! An order that is being put together. It lives in the page only, written like an order.

use std::fmt;

use kosmonauts::{Action, Direction, Kosmonauts, Order};
use table::Refusal;

use crate::Scene;
use crate::target::Target;

/// The cubes placed so far, in the order of the clicks, and whether a shield is converted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct OrderDraft {
    pub(super) cubes: Vec<(Direction, Fuel)>,
    pub(super) converts_shield: bool,
}

/// A kind of fuel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fuel {
    Normal,
    Super,
}

/// A page that sends more cubes than this is not ours.
const MOST_WORDS: usize = 12;

impl OrderDraft {
    /// Reads a draft; anything that is not an order is an empty one.
    pub(super) fn read(text: Option<&str>) -> Self {
        let mut draft = Self::default();
        let mut words = text.unwrap_or_default().split_whitespace();
        if words.next() != Some("order") {
            return draft;
        }
        for word in words.take(MOST_WORDS) {
            match (word, word.strip_suffix('*')) {
                ("shield", _) => draft.converts_shield = true,
                (_, Some(name)) => {
                    draft.cubes.extend(name.parse().ok().map(|direction| (direction, Fuel::Super)));
                }
                (name, None) => {
                    draft
                        .cubes
                        .extend(name.parse().ok().map(|direction| (direction, Fuel::Normal)));
                }
            }
        }
        draft
    }

    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub(super) fn with(&self, direction: Direction, fuel: Fuel) -> Self {
        let mut draft = self.clone();
        draft.cubes.push((direction, fuel));
        draft
    }

    pub(super) fn without(&self, index: usize) -> Self {
        let mut draft = self.clone();
        draft.cubes.remove(index);
        draft
    }

    pub(super) fn with_shield(&self, converts_shield: bool) -> Self {
        Self { converts_shield, ..self.clone() }
    }

    /// The order itself, or the rule that no such order can keep.
    pub(super) fn order(&self) -> Result<Order, Refusal> {
        let (mut normal, mut super_fuel) = ([0; 6], [0; 6]);
        for (direction, fuel) in &self.cubes {
            let cubes = match fuel {
                Fuel::Normal => &mut normal,
                Fuel::Super => &mut super_fuel,
            };
            cubes[*direction as usize] += 1;
        }
        Order::compose(normal, super_fuel, self.converts_shield)
    }

    /// The order if it is legal now, or the rule it breaks.
    pub(super) fn legal(&self, scene: &Scene<'_, Kosmonauts>) -> Result<Order, Refusal> {
        let order = self.order()?;
        match scene.offered(Action::Order(order)).and_then(|offered| offered.refusal.clone()) {
            Some(refusal) => Err(refusal),
            None => Ok(order),
        }
    }

    /// Something that shows this draft when clicked, or says why it cannot be.
    pub(super) fn target(&self, scene: &Scene<'_, Kosmonauts>) -> Target {
        match self.legal(scene) {
            Ok(_) => Target { draft: Some(self.to_string()), ..Target::default() },
            Err(refusal) => scene.refused(&refusal),
        }
    }
}

impl fmt::Display for OrderDraft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return Ok(()); // The script clears an empty draft.
        }
        f.write_str("order")?;
        for (direction, fuel) in &self.cubes {
            let mark = if *fuel == Fuel::Super { "*" } else { "" };
            write!(f, " {direction}{mark}")?;
        }
        if self.converts_shield { f.write_str(" shield") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_reads_what_it_writes() {
        let draft = OrderDraft::read(Some("order E NE* E shield"));
        assert_eq!(draft.cubes.len(), 3);
        assert!(draft.converts_shield);
        assert_eq!(draft.to_string(), "order E NE* E shield");
        assert_eq!(draft.without(1).to_string(), "order E E shield");
    }

    #[test]
    fn nonsense_is_an_empty_draft() {
        for text in [None, Some(""), Some("place mars"), Some("order 17 <b>")] {
            assert!(OrderDraft::read(text).is_empty(), "{text:?}");
        }
    }
}

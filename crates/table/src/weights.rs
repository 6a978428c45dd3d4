//! The numbers of a valuation: a file of named weights beside the game, open to tuning.

use std::fmt::Debug;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;

use crate::line_of;

/// One number of a valuation: its name, what it says, and what it may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weight {
    /// The name in the file of weights.
    pub name: &'static str,
    /// What it says, for the reader of the file.
    pub about: &'static [&'static str],
    /// The values that make sense. A tuner stays inside.
    pub range: RangeInclusive<i32>,
}

/// A mistake in a file of weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {message}")]
pub struct WeightsError {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong: the weight and the value.
    pub message: String,
}

/// The weights of one game's valuation, as a plain list of integers with names. [`weights!`]
/// makes a type of them.
///
/// [`weights!`]: crate::weights!
pub trait Weights: Clone + Eq + Debug + Send + Sync + DeserializeOwned + 'static {
    /// What each weight is, in order.
    const ALL: &'static [Weight];

    /// The values, in the order of [`Weights::ALL`].
    fn values(&self) -> Vec<i32>;

    /// Weights with these values, in the order of [`Weights::ALL`].
    ///
    /// # Panics
    /// When the number of values is wrong.
    fn from_values(values: &[i32]) -> Self;

    /// Reads a file of weights (RON). A mistake names the file, the line and the weight.
    fn read(file: &str, text: &str) -> Result<Self, WeightsError> {
        let mistake = |line, message| WeightsError { file: file.to_owned(), line, message };
        let weights: Self = ron::from_str(text)
            .map_err(|error| mistake(error.span.start.line, error.code.to_string()))?;
        for (Weight { name, range, .. }, value) in Self::ALL.iter().zip(weights.values()) {
            if !range.contains(&value) {
                let line = line_of(text, &format!(" {name}:")).unwrap_or(1);
                let (least, most) = (range.start(), range.end());
                return Err(mistake(line, format!("{name} {value} is not in {least} to {most}")));
            }
        }
        Ok(weights)
    }

    /// Reads a file of weights that is part of the program.
    ///
    /// # Panics
    /// When there is a mistake in it, which the tests of each game exclude.
    fn built_in(file: &str, text: &str) -> Self {
        Self::read(file, text).unwrap_or_else(|error| panic!("built-in weights: {error}"))
    }

    /// Writes the file of weights, every weight with what it says.
    fn write(&self) -> String {
        let mut text = String::from("(\n");
        for (Weight { name, about, .. }, value) in Self::ALL.iter().zip(self.values()) {
            for line in *about {
                text.push_str("    //");
                text.push_str(line);
                text.push('\n');
            }
            writeln!(text, "    {name}: {value},").expect("strings take everything");
        }
        text.push_str(")\n");
        text
    }
}

/// Makes a type of weights: a struct of integers, and for each its name, its comment and the
/// range of its values.
///
/// ```
/// table::weights! {
///     /// What coins and cards are worth.
///     pub struct Purse {
///         /// A coin.
///         coin: 0..=100,
///         /// A card, whatever it says.
///         card: -50..=50,
///     }
/// }
/// use table::Weights as _;
/// let purse = Purse::read("purse.ron", "(coin: 10, card: -3)").expect("both are in range");
/// assert_eq!(purse.coin + purse.card, 7);
/// ```
#[macro_export]
macro_rules! weights {
    (
        $(#[$meta:meta])*
        $visibility:vis struct $name:ident {
            $($(#[doc = $about:literal])+ $weight:ident: $range:expr),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        $visibility struct $name {
            $($(#[doc = $about])+ $weight: i32,)+
        }

        impl $crate::Weights for $name {
            const ALL: &'static [$crate::Weight] = &[
                $($crate::Weight {
                    name: stringify!($weight),
                    about: &[$($about),+],
                    range: $range,
                },)+
            ];

            fn values(&self) -> Vec<i32> {
                vec![$(self.$weight),+]
            }

            fn from_values(values: &[i32]) -> Self {
                let &[$($weight),+] = values else {
                    panic!("{} weights instead of {}", values.len(), Self::ALL.len());
                };
                Self { $($weight),+ }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::weights! {
        /// Two weights.
        struct Purse {
            /// A coin.
            coin: 0..=100,
            /// A card,
            /// whatever it says.
            card: -50..=50,
        }
    }

    fn check(text: &str, expected: &str) {
        let error = Purse::read("purse.ron", text).expect_err(expected);
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn weights_are_written_as_they_are_read() {
        let purse = Purse::from_values(&[7, -8]);
        let text = purse.write();
        assert_eq!(
            text,
            "(\n    // A coin.\n    coin: 7,\n    // A card,\n    // whatever it says.\n    card: -8,\n)\n"
        );
        assert_eq!(Purse::read("purse.ron", &text), Ok(purse));
    }

    #[test]
    fn a_mistake_names_the_file_the_line_and_the_weight() {
        check("(\n coin: 1,\n card: 51,\n)", "purse.ron:3: card 51 is not in -50 to 50");
        check("(\n coin: 1,\n)", "purse.ron:3: Unexpected missing field named `card` in `Purse`");
        check(
            "(\n coin: 1,\n cart: 1,\n)",
            "purse.ron:3: Unexpected field named `cart` in `Purse`, expected either `coin` or `card` instead",
        );
        check("(\n coin: x)", "purse.ron:2: Expected integer");
    }
}

//! Decisions and results of chance as text: one macro makes the enum and its notation.

use std::fmt::{self, Display};

use crate::Seat;

/// How a value stands inside a notation: ids by their names, seats and counts as bare numbers.
///
/// [`ids!`](crate::ids) and [`serde_as_text!`](crate::serde_as_text) implement it.
pub trait Word: Sized {
    /// Writes the value.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// Reads it back.
    fn read(text: &str) -> Result<Self, String>;
}

impl Word for u8 {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt(f)
    }

    fn read(text: &str) -> Result<Self, String> {
        text.parse().map_err(|_| format!("{text:?} is not a small number"))
    }
}

impl Word for Seat {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        u8::from(*self).fmt(f)
    }

    fn read(text: &str) -> Result<Self, String> {
        u8::read(text)?.try_into()
    }
}

/// Makes an enum of decisions or of results of chance with its notation: a verb, then the values.
///
/// `Display` writes it, `FromStr` reads it, and JSON has the same text. Each value is named, for
/// the reader; the variants are ordinary tuples. With `: Numbered` every value of the enum also
/// has a number (see [`Numbered`](crate::Numbered)); all types inside need one then. A value that
/// is written as several words must be the last of its variant.
///
/// ```
/// table::notation! {
///     /// What a miner does.
///     pub enum Action: Numbered is "an action" {
///         /// Goes home.
///         Rest = "rest",
///         /// Digs.
///         Dig(depth: u8) = "dig",
///         /// Hands something over.
///         Give(to: table::Seat, count: u8) = "give",
///     }
/// }
/// use table::Numbered as _;
/// assert_eq!(Action::Give(table::Seat::new(1), 3).to_string(), "give 1 3");
/// assert_eq!("dig 7".parse(), Ok(Action::Dig(7)));
/// assert_eq!("sing".parse::<Action>(), Err("\"sing\" is not an action".to_owned()));
/// assert_eq!(Action::at(Action::Dig(7).index()), Some(Action::Dig(7)));
/// ```
#[macro_export]
macro_rules! notation {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident: Numbered is $what:literal {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident $(($($value:ident: $Type:ty),+ $(,)?))? = $verb:literal
            ),+ $(,)?
        }
    ) => {
        $crate::notation! {
            $(#[$meta])*
            $vis enum $Name is $what {
                $($(#[$variant_meta])* $Variant $(($($value: $Type),+))? = $verb),+
            }
        }

        impl $Name {
            /// How many values each variant has.
            const COUNTS: &'static [usize] =
                &[$(1 $($(* <$Type as $crate::Numbered>::COUNT)+)?),+];

            /// The number of a variant's first value.
            const fn first_of(variant: usize) -> usize {
                let (mut first, mut before) = (0, 0);
                while before < variant {
                    first += Self::COUNTS[before];
                    before += 1;
                }
                first
            }
        }

        impl $crate::Numbered for $Name {
            const COUNT: usize = Self::first_of(Self::COUNTS.len());

            #[inline]
            fn index(self) -> usize {
                enum Ordinal { $($Variant),+ }
                match self {
                    $(Self::$Variant $(($($value),+))? => {
                        const FIRST: usize = $Name::first_of(Ordinal::$Variant as usize);
                        #[allow(unused_mut, reason = "a variant without values has one number")]
                        let mut index = 0;
                        $($(
                            index *= <$Type as $crate::Numbered>::COUNT;
                            index += $crate::Numbered::index($value);
                        )+)?
                        FIRST + index
                    })+
                }
            }

            #[allow(unused_mut, unused_assignments, reason = "not all variants have values")]
            fn at(mut index: usize) -> Option<Self> {
                $(
                    let mut span = 1 $($(* <$Type as $crate::Numbered>::COUNT)+)?;
                    if index < span {
                        $($(
                            span /= <$Type as $crate::Numbered>::COUNT;
                            let $value = $crate::Numbered::at(index / span)?;
                            index %= span;
                        )+)?
                        return Some(Self::$Variant $(($($value),+))?);
                    }
                    index -= span;
                )+
                None
            }
        }
    };

    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident is $what:literal {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident $(($($value:ident: $Type:ty),+ $(,)?))? = $verb:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $Name {
            $($(#[$variant_meta])* $Variant $(($($Type),+))?,)+
        }

        #[allow(dead_code, reason = "every notation has the same methods")]
        impl $Name {
            /// The verb of the notation.
            $vis const fn verb(self) -> &'static str {
                match self {
                    $(Self::$Variant { .. } => $verb,)+
                }
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.verb())?;
                match self {
                    $(Self::$Variant $(($($value),+))? => {
                        $($(
                            f.write_str(" ")?;
                            $crate::Word::write($value, f)?;
                        )+)?
                    })+
                }
                Ok(())
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = String;

            #[allow(unused_mut, unused_variables, reason = "not all variants have values")]
            fn from_str(text: &str) -> Result<Self, String> {
                let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
                match verb {
                    $($verb => {
                        let values: &[&str] = &[$($(stringify!($value)),+)?];
                        if values.is_empty() && !rest.is_empty() {
                            return Err(format!("{text:?} is not {}: {verb} stands alone", $what));
                        }
                        // The last value takes what is left.
                        let mut words = rest.splitn(values.len(), ' ');
                        $($(let $value = $crate::Word::read(words.next().unwrap_or_default())?;)+)?
                        Ok(Self::$Variant $(($($value),+))?)
                    })+
                    _ => Err(format!("{text:?} is not {}", $what)),
                }
            }
        }

        $crate::serde_as_text!($Name);

        /// The verb alone.
        impl From<$Name> for $crate::Value {
            fn from(it: $Name) -> Self {
                Self::Id(it.verb())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::{Numbered, Seat};

    crate::ids! {
        /// A metal.
        pub(crate) enum Metal is "a metal" {
            Iron = "iron",
            Gold = "gold",
            Tin = "tin",
        }
    }

    crate::notation! {
        /// What a miner does.
        pub(crate) enum Action: Numbered is "an action" {
            Rest = "rest",
            Dig(metal: Metal) = "dig",
            Give(to: Seat, metal: Metal, all: Option2) = "give",
            Leave = "leave",
        }
    }

    crate::ids! {
        /// Whether something is done wholly.
        pub(crate) enum Option2 is "how much" {
            Some = "some of it",
            All = "all of it",
        }
    }

    #[test]
    fn a_decision_is_read_as_it_is_written() {
        for action in Action::all() {
            assert_eq!(action.to_string().parse(), Ok(action));
            let json = serde_json::to_string(&action).expect("JSON");
            assert_eq!(json, format!("\"{action}\""));
            assert_eq!(serde_json::from_str::<Action>(&json).ok(), Some(action));
        }
        let give = Action::Give(Seat::new(2), Metal::Gold, Option2::All);
        assert_eq!((give.to_string().as_str(), give.verb()), ("give 2 gold all of it", "give"));
    }

    #[test]
    fn each_decision_has_a_number_of_its_own() {
        assert_eq!(Action::COUNT, 1 + 3 + 4 * 3 * 2 + 1);
        let numbers: Vec<_> = Action::all().map(Numbered::index).collect();
        assert_eq!(numbers, (0..Action::COUNT).collect::<Vec<_>>());
        assert_eq!(Action::at(Action::COUNT), None);
    }

    #[test]
    fn what_is_no_notation_is_refused_by_value() {
        let error = |text: &str| text.parse::<Action>().expect_err(text);
        assert_eq!(error("sing"), "\"sing\" is not an action");
        assert_eq!(error("rest now"), "\"rest now\" is not an action: rest stands alone");
        assert_eq!(error("dig"), "\"\" is not a metal");
        assert_eq!(error("give 7 gold all of it"), "seat 7 does not exist, the last seat is 3");
        assert_eq!(error("give x"), "\"x\" is not a small number");
    }
}

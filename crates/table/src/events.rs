//! What happened, for the log: one macro makes the enum, its notation and its named values.

use crate::Value;

/// An event as a name and named values. Everything that a log, a caption or a study says about an
/// event is made from them.
pub trait Happening {
    /// The names of everything that can happen.
    const KINDS: &'static [&'static str];

    /// The name of what happened.
    fn kind(&self) -> &'static str;
    /// Reports each value with its name, in order.
    fn values(&self, say: &mut dyn FnMut(&'static str, Value));

    /// The first value of this name.
    fn value(&self, name: &str) -> Option<Value> {
        let mut found = None;
        self.values(&mut |other, value| {
            if other == name && found.is_none() {
                found = Some(value);
            }
        });
        found
    }
}

/// Makes the enum of a game's events: each with its name, its parts and its notation.
///
/// The parts stand in the notation by their names, as in `format!`. Every type inside yields
/// [`Values`](crate::Values).
///
/// ```
/// table::events! {
///     /// What happened in the mine.
///     pub enum Event {
///         /// Silence.
///         Rested = "rested", "all rest";
///         /// Somebody found something.
///         Found { seat: table::Seat, count: u8 } = "found", "{seat} finds {count} nuggets";
///     }
/// }
/// use table::{Happening as _, Seat, Value};
/// let event = Event::Found { seat: Seat::new(0), count: 4 };
/// assert_eq!(event.to_string(), "seat 1 finds 4 nuggets");
/// assert_eq!((event.kind(), event.value("count")), ("found", Some(Value::Number(4))));
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident $({ $($part:ident: $Type:ty),+ $(,)? })? = $kind:literal, $text:literal;
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(tag = "kind")]
        $vis enum $Name {
            $(
                $(#[$variant_meta])*
                #[serde(rename = $kind)]
                $Variant $({
                    $(#[allow(missing_docs, reason = "named after what it holds")] $part: $Type,)+
                })?,
            )+
        }

        impl ::std::fmt::Display for $Name {
            #[allow(unused_variables, reason = "not every part stands in the notation")]
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$Variant $({ $($part),+ })? => write!(f, $text),)+
                }
            }
        }

        impl $crate::Happening for $Name {
            const KINDS: &'static [&'static str] = &[$($kind),+];

            fn kind(&self) -> &'static str {
                match self {
                    $(Self::$Variant { .. } => $kind,)+
                }
            }

            fn values(&self, say: &mut dyn FnMut(&'static str, $crate::Value)) {
                match self {
                    $(Self::$Variant $({ $($part),+ })? => {
                        $($($crate::Values::values($part, stringify!($part), say);)+)?
                    })+
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    crate::events! {
        /// What happened.
        enum Event {
            Rested = "rested", "all rest";
            Found { seat: Seat, count: u8, with: Option<Seat> } = "found", "{seat} finds {count}";
        }
    }

    #[test]
    fn an_event_yields_its_values_once_and_by_name() {
        let (seat, with) = (Seat::new(1), Some(Seat::new(0)));
        let mut said = Vec::new();
        Event::Found { seat, count: 3, with }.values(&mut |name, value| said.push((name, value)));
        let other = Value::Seat(Seat::new(0));
        assert_eq!(
            said,
            [("seat", Value::Seat(seat)), ("count", Value::Number(3)), ("with", other)]
        );
        assert_eq!(Event::Found { seat, count: 3, with: None }.value("with"), None);
        assert_eq!(Event::Rested.value("seat"), None);
    }

    #[test]
    fn json_names_the_kind() {
        let event = Event::Found { seat: Seat::new(1), count: 3, with: None };
        let text = serde_json::to_string(&event).expect("JSON");
        assert_eq!(text, r#"{"kind":"found","seat":1,"count":3,"with":null}"#);
        assert_eq!(serde_json::from_str::<Event>(&text).ok(), Some(event));
        assert_eq!(serde_json::to_string(&Event::Rested).expect("JSON"), r#"{"kind":"rested"}"#);
    }
}

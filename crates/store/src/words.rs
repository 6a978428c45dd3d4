//! Enums that are stored as words.

/// A word in the database that this program does not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what} {word:?} is not known")]
pub struct UnknownWord {
    /// What the word should name.
    pub what: &'static str,
    /// The word.
    pub word: String,
}

/// Declares an enum whose variants have a word each: in the database, in JSON and in messages.
macro_rules! words {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident as $what:literal {
            $($(#[$variant_meta:meta])* $variant:ident = $word:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $visibility enum $name {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $name {
            /// The word for it.
            $visibility const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::words::UnknownWord;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                match word {
                    $($word => Ok(Self::$variant),)+
                    _ => Err($crate::words::UnknownWord { what: $what, word: word.to_owned() }),
                }
            }
        }

        ::table::serde_as_text!($name);
    };
}

pub(crate) use words;

//! Names for the things of a game: one macro makes an id type with everything it needs.

/// Makes an id type: names, parsing, iteration, numbers, and, where asked for, a set and a map.
///
/// Ids with names are an `enum`; they are written by their names everywhere, in notation, JSON and
/// content files. Ids that are only counted are a `struct` with a letter for their notation, `from`
/// 0 or another number; JSON has the bare index. The words after `is` complete the sentence "… is not …" of an error.
///
/// ```
/// table::ids! {
///     /// A metal.
///     pub enum Metal is "a metal" {
///         /// Rusts.
///         Iron = "iron",
///         /// Does not.
///         Gold = "gold",
///     }
///     /// Some metals.
///     pub set Metals(u8);
///     /// A value for each metal.
///     pub map ByMetal;
/// }
///
/// table::ids! {
///     /// A room of the mine: `r0` to `r11`.
///     pub struct Room(12, "r") is "a room";
///     /// Some rooms.
///     pub set Rooms(u16);
/// }
///
/// assert_eq!("gold".parse(), Ok(Metal::Gold));
/// assert_eq!("tin".parse::<Metal>(), Err("\"tin\" is not a metal".to_owned()));
/// let mut stock = ByMetal::filled(0);
/// stock[Metal::Gold] += 3;
/// assert_eq!(*stock, [0, 3]);
/// let rooms = Rooms::NONE.with(Room::new(3)).with(Room::new(11));
/// assert_eq!(rooms.iter().map(|room| room.to_string()).collect::<Vec<_>>(), ["r3", "r11"]);
/// ```
#[macro_export]
macro_rules! ids {
    // Ids with names.
    (
        $(#[$meta:meta])*
        $vis:vis enum $Id:ident is $what:literal {
            $($(#[$variant_meta:meta])* $Variant:ident = $name:literal),+ $(,)?
        }
        $($more:tt)*
    ) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[repr(u8)]
        $vis enum $Id {
            $($(#[$variant_meta])* #[serde(rename = $name)] $Variant,)+
        }

        #[allow(dead_code, reason = "every id type has the same methods")]
        impl $Id {
            /// How many there are.
            $vis const COUNT: usize = [$($name),+].len();
            /// All of them, in order.
            $vis const ALL: [Self; Self::COUNT] = [$(Self::$Variant),+];

            /// The position in [`Self::ALL`].
            #[inline]
            $vis const fn index(self) -> usize {
                self as usize
            }

            /// The id as it is written.
            $vis const fn name(self) -> &'static str {
                match self {
                    $(Self::$Variant => $name,)+
                }
            }
        }

        $crate::ids!(@common $Id $what);
        $crate::ids!(@more $Id $($more)*);
    };

    // Ids that are counted.
    (
        $(#[$meta:meta])*
        $vis:vis struct $Id:ident($count:expr, $letter:literal $(from $first:literal)?) is $what:literal;
        $($more:tt)*
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize)]
        #[serde(transparent)]
        $vis struct $Id(u8);

        #[allow(dead_code, reason = "every id type has the same methods")]
        impl $Id {
            /// How many there are.
            $vis const COUNT: usize = $count;
            /// All of them, in order.
            $vis const ALL: [Self; Self::COUNT] = {
                let mut all = [Self(0); Self::COUNT];
                let mut index = 0;
                while index < Self::COUNT {
                    all[index] = Self(index as u8);
                    index += 1;
                }
                all
            };

            /// The one with this number, counted from 0.
            ///
            /// # Panics
            /// When there is no such number.
            #[inline]
            $vis const fn new(number: u8) -> Self {
                assert!((number as usize) < Self::COUNT, concat!("the number is not ", $what));
                Self(number)
            }

            /// The number as an index.
            #[inline]
            $vis const fn index(self) -> usize {
                self.0 as usize
            }

            /// The id as it is written.
            $vis const fn name(self) -> &'static str {
                const DIGITS: &[u8; 10] = b"0123456789";
                const LETTER: &[u8] = $letter.as_bytes();
                const WIDTH: usize = LETTER.len() + 3;
                const FIRST: usize = 0 $(+ $first)?;
                // Each name with its length; ids count to 256 at most.
                const NAMES: [([u8; WIDTH], usize); $Id::COUNT] = {
                    let mut names = [([0; WIDTH], 0); $Id::COUNT];
                    let mut index = 0;
                    while index < $Id::COUNT {
                        let (name, length) = &mut names[index];
                        let number = FIRST + index;
                        while *length < LETTER.len() {
                            name[*length] = LETTER[*length];
                            *length += 1;
                        }
                        let mut unit = if number >= 100 { 100 } else if number >= 10 { 10 } else { 1 };
                        while unit > 0 {
                            name[*length] = DIGITS[number / unit % 10];
                            *length += 1;
                            unit /= 10;
                        }
                        index += 1;
                    }
                    names
                };
                static BYTES: [([u8; WIDTH], usize); $Id::COUNT] = NAMES;
                // Refusals carry names, and rules refuse all the time: nothing is left to be done here.
                static TEXTS: [&str; $Id::COUNT] = {
                    let mut texts = [""; $Id::COUNT];
                    let mut index = 0;
                    while index < $Id::COUNT {
                        let (bytes, length) = &BYTES[index];
                        texts[index] = match ::std::str::from_utf8(bytes.split_at(*length).0) {
                            Ok(name) => name,
                            Err(_) => panic!("a letter and digits are text"),
                        };
                        index += 1;
                    }
                    texts
                };
                TEXTS[self.0 as usize]
            }
        }

        impl TryFrom<u8> for $Id {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                Self::ALL.get(usize::from(number)).copied().ok_or_else(|| {
                    format!("{number} is not {}, the last one is {}", $what, Self::COUNT - 1)
                })
            }
        }

        impl From<$Id> for u8 {
            fn from(id: $Id) -> u8 {
                id.0
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Id {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let number = <u8 as ::serde::Deserialize>::deserialize(deserializer)?;
                number.try_into().map_err(::serde::de::Error::custom)
            }
        }

        $crate::ids!(@common $Id $what);
        $crate::ids!(@more $Id $($more)*);
    };

    (@common $Id:ident $what:literal) => {
        impl ::std::fmt::Display for $Id {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::std::str::FromStr for $Id {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let id = Self::ALL.into_iter().find(|id| id.name() == text);
                id.ok_or_else(|| format!("{text:?} is not {}", $what))
            }
        }

        $crate::word_as_text!($Id);

        impl $crate::Numbered for $Id {
            const COUNT: usize = $Id::COUNT;

            #[inline]
            fn index(self) -> usize {
                $Id::index(self)
            }

            #[inline]
            fn at(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        impl From<$Id> for $crate::Value {
            fn from(id: $Id) -> Self {
                Self::Id(id.name())
            }
        }
    };

    (@more $Id:ident) => {};

    // A set of ids.
    (@more $Id:ident $(#[$meta:meta])* $vis:vis set $Set:ident($bits:ty); $($more:tt)*) => {
        $crate::id_set! { $(#[$meta])* $vis set $Set($bits) of $Id; }
        $crate::ids!(@more $Id $($more)*);
    };
    // A value for each id.
    (@more $Id:ident $(#[$meta:meta])* $vis:vis map $Map:ident; $($more:tt)*) => {
        $(#[$meta])*
        $vis type $Map<T> = $crate::Map<$Id, T, { $Id::COUNT }>;

        $crate::ids!(@more $Id $($more)*);
    };
}

/// Makes a set of ids as a bit for each: for id types with names of their own, which have `ALL`,
/// `COUNT` and `index` like those of [`ids!`](crate::ids).
#[macro_export]
macro_rules! id_set {
    ($(#[$meta:meta])* $vis:vis set $Set:ident($bits:ty) of $Id:ident;) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, Debug, Default,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(transparent)]
        $vis struct $Set($bits);

        #[allow(dead_code, reason = "every set of ids has the same methods")]
        impl $Set {
            /// The empty set.
            $vis const NONE: Self = Self(0);
            /// The set of all.
            $vis const ALL: Self = {
                assert!($Id::COUNT <= <$bits>::BITS as usize, "a bit for each id");
                Self(<$bits>::MAX >> (<$bits>::BITS as usize - $Id::COUNT))
            };

            const fn bit(id: $Id) -> $bits {
                1 << id.index()
            }

            /// Just this one.
            #[inline]
            $vis const fn only(id: $Id) -> Self {
                Self(Self::bit(id))
            }

            /// Whether `id` is in the set.
            #[inline]
            $vis const fn contains(self, id: $Id) -> bool {
                self.0 & Self::bit(id) != 0
            }

            /// The set with `id` in it.
            #[inline]
            #[must_use]
            $vis const fn with(self, id: $Id) -> Self {
                Self(self.0 | Self::bit(id))
            }

            /// The set without `id`.
            #[inline]
            #[must_use]
            $vis const fn without(self, id: $Id) -> Self {
                Self(self.0 & !Self::bit(id))
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            $vis const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            $vis const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this set and not in `other`.
            #[inline]
            #[must_use]
            $vis const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether the sets share anything.
            #[inline]
            $vis const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// How many are in the set.
            #[inline]
            $vis const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether the set is empty.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first of the set.
            #[inline]
            $vis const fn first(self) -> Option<$Id> {
                if self.0 == 0 { None } else { Some($Id::ALL[self.0.trailing_zeros() as usize]) }
            }

            /// What is in the set, in order.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = $Id> + Clone {
                let mut rest = self;
                ::std::iter::from_fn(move || {
                    let first = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(first)
                })
            }
        }

        impl FromIterator<$Id> for $Set {
            fn from_iter<I: IntoIterator<Item = $Id>>(ids: I) -> Self {
                ids.into_iter().fold(Self::NONE, Self::with)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::{Numbered, Value};

    crate::ids! {
        /// A metal.
        pub(crate) enum Metal is "a metal" {
            Iron = "iron",
            Gold = "gold",
            WhiteGold = "white_gold",
        }
        /// Some metals.
        pub(crate) set Metals(u8);
        /// A value for each metal.
        pub(crate) map ByMetal;
    }

    crate::ids! {
        /// A room.
        pub(crate) struct Room(112, "r" from 1) is "a room";
        /// Some rooms.
        pub(crate) set Rooms(u128);
    }

    #[test]
    fn an_id_is_read_as_it_is_written() {
        for metal in Metal::ALL {
            assert_eq!(metal.to_string().parse(), Ok(metal));
            assert_eq!(serde_json::to_string(&metal).expect("JSON"), format!("\"{metal}\""));
            assert_eq!(ron::from_str(metal.name()), Ok(metal));
        }
        for room in Room::ALL {
            assert_eq!(room.name(), format!("r{}", u8::from(room) + 1));
            assert_eq!(room.to_string().parse(), Ok(room));
            assert_eq!(serde_json::from_str::<Room>(&room.index().to_string()).ok(), Some(room));
        }
        assert_eq!(Value::from(Metal::WhiteGold), Value::Id("white_gold"));
    }

    #[test]
    fn what_is_no_id_is_refused_by_name_and_value() {
        assert_eq!("tin".parse::<Metal>(), Err("\"tin\" is not a metal".to_owned()));
        assert_eq!("r0".parse::<Room>(), Err("\"r0\" is not a room".to_owned()));
        let error = serde_json::from_str::<Room>("112").expect_err("beyond").to_string();
        assert!(error.contains("112 is not a room, the last one is 111"), "{error}");
    }

    #[test]
    fn numbers_go_from_nought_to_the_count() {
        assert_eq!(Metal::all().collect::<Vec<_>>(), Metal::ALL);
        assert_eq!((<Metal as Numbered>::COUNT, Metal::at(3), Metal::Gold.index()), (3, None, 1));
        assert_eq!(Option::<Metal>::all().map(Numbered::index).collect::<Vec<_>>(), [0, 1, 2, 3]);
    }

    #[test]
    fn a_set_knows_what_is_in_it() {
        let both = Metals::only(Metal::WhiteGold).with(Metal::Iron);
        assert_eq!(both.iter().collect::<Vec<_>>(), [Metal::Iron, Metal::WhiteGold]);
        assert_eq!((both.len(), both.first(), both.is_empty()), (2, Some(Metal::Iron), false));
        assert!(both.contains(Metal::Iron) && !both.contains(Metal::Gold));
        assert_eq!(Metals::ALL.minus(both), Metals::only(Metal::Gold));
        assert_eq!(Metals::ALL, Metal::ALL.into_iter().collect());
        assert_eq!(both.without(Metal::Iron).union(Metals::only(Metal::Gold)).len(), 2);
        assert!(both.meets(Metals::ALL) && !both.meets(Metals::only(Metal::Gold)));
        assert_eq!(both.intersection(Metals::only(Metal::Iron)), Metals::only(Metal::Iron));
        assert_eq!(Metals::NONE.first(), None);
        assert_eq!(Rooms::ALL.len(), 112);
        assert_eq!(Rooms::only(Room::new(111)).first(), Some(Room::new(111)));
    }

    #[test]
    fn a_map_has_a_value_for_each_id() {
        let mut stock = ByMetal::from_fn(|metal| metal.index() * 10);
        stock[Metal::Gold] += 5;
        assert_eq!(*stock, [0, 15, 20]);
        assert_eq!(stock.pairs().map(|(metal, _)| metal).collect::<Vec<_>>(), Metal::ALL);
        let text = serde_json::to_string(&stock).expect("JSON");
        assert_eq!(text, "[0,15,20]");
        assert_eq!(serde_json::from_str::<ByMetal<usize>>(&text).expect("as written"), stock);
        let error = serde_json::from_str::<ByMetal<usize>>("[1]").expect_err("short").to_string();
        assert!(error.contains("1 values instead of 3"), "{error}");
    }
}

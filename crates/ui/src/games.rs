//! The only list of the games.
//!
//! Everything that is about all games is made of it: words, style and scenes here, the `catalog`,
//! and every test and bench that goes through the games. A new game is one line.

use crate::{AnyFace, Erased};

/// Makes everything that is about all games of their list.
macro_rules! list {
    ($($package:ident :: $game:ident),* $(,)?) => {
        $(pub use ::$package;)*

        /// How many games there are.
        pub const COUNT: usize = [$(stringify!($game)),*].len();

        /// The face of every game. A constant would compile all of them again wherever it is used.
        pub static FACES: [&dyn AnyFace; COUNT] = [$(&Erased::<::$package::$game>::NEW),*];

        /// Hands the list of the games to a macro, as `package::Game, ...`. The packages are in
        /// [`games`](crate::games).
        #[macro_export]
        macro_rules! with_games {
            ($macro:ident) => { $macro! { $($package::$game),* } };
        }

        /// Calls a function for every game, with the game as its type: `each_game!(check(2))` is
        /// an array of what it returned.
        #[macro_export]
        macro_rules! each_game {
            ($function:ident $values:tt) => {
                [$($function::<$crate::games::$package::$game> $values),*]
            };
        }

        /// A module with a test for every game, which calls the function of that name with the
        /// game as its type.
        #[macro_export]
        macro_rules! test_each_game {
            ($function:ident) => {
                mod $function {
                    $(
                        #[test]
                        fn $package() {
                            super::$function::<$crate::games::$package::$game>();
                        }
                    )*
                }
            };
        }
    };
}

list! {
    kosmonauts::Kosmonauts,
    antarctica::Antarctica,
    aquasphere::AquaSphere,
    frostpunk::Frostpunk,
}

//! How a player likes the pages to look and behave, remembered per device in a cookie.

use crate::{Language, Words};

/// Declares a setting: an enum whose variants have ids, the first being the default.
macro_rules! setting {
    ($(#[$doc:meta])* $name:ident: $($(#[$variant_doc:meta])* $variant:ident = $id:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name {
            #[default]
            $($(#[$variant_doc])* $variant,)+
        }

        impl $name {
            /// Every value, the usual one first.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The id, for cookies, forms and style sheets.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)+
                }
            }

            /// The value with this id.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.id() == id)
            }
        }
    };
}

setting! {
    /// Light or dark.
    Theme:
    /// As the device is set.
    System = "system",
    /// Dark on light.
    Light = "light",
    /// Light on dark.
    Dark = "dark",
}

setting! {
    /// Colors of the seats; every set can be told apart with any color vision.
    Palette:
    /// White, green, yellow, red, as the pieces of the box.
    Classic = "classic",
    /// Okabe and Ito's colors.
    Universal = "universal",
    /// Blue to yellow.
    Viridis = "viridis",
    /// Strong differences of brightness.
    Contrast = "contrast",
}

setting! {
    /// How fast pieces move.
    Motion:
    /// At a pace one can follow.
    Normal = "normal",
    /// Slower.
    Slow = "slow",
    /// Faster.
    Fast = "fast",
    /// At once.
    Off = "off",
}

setting! {
    /// How long the captions of what others do stay.
    Pace:
    /// As long as most people need to read them.
    Normal = "normal",
    /// Longer.
    Slow = "slow",
    /// Shorter.
    Fast = "fast",
    /// There are none; the log tells everything.
    Off = "off",
}

setting! {
    /// When a move has to be confirmed.
    Confirm:
    /// Before a step that loses something for good.
    Losses = "losses",
    /// Before every step.
    Always = "always",
    /// Never.
    Never = "never",
}

setting! {
    /// Whether a sound calls a player to the table.
    Sound:
    /// Silence.
    Off = "off",
    /// A short chime when it is your turn.
    On = "on",
}

/// The settings of one device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The language.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Seat colors.
    pub palette: Palette,
    /// Speed of animations.
    pub motion: Motion,
    /// When to ask back.
    pub confirm: Confirm,
    /// Whether to chime.
    pub sound: Sound,
    /// How long captions stay.
    pub pace: Pace,
}

impl Look {
    /// The name of the cookie.
    pub const COOKIE: &'static str = "look";

    /// The settings in a cookie's value, if there is one; what is missing or broken is as usual,
    /// the language as the browser asks for.
    pub fn read(cookie: Option<&str>, accept_language: Option<&str>) -> Self {
        let negotiated = accept_language.map(Language::negotiate).unwrap_or_default();
        let mut words = cookie.unwrap_or_default().split('.');
        let mut next = || words.next().unwrap_or_default();
        Self {
            language: Language::from_id(next()).unwrap_or(negotiated),
            theme: Theme::from_id(next()).unwrap_or_default(),
            palette: Palette::from_id(next()).unwrap_or_default(),
            motion: Motion::from_id(next()).unwrap_or_default(),
            confirm: Confirm::from_id(next()).unwrap_or_default(),
            sound: Sound::from_id(next()).unwrap_or_default(),
            pace: Pace::from_id(next()).unwrap_or_default(),
        }
    }

    /// The value of the cookie.
    pub fn to_cookie(self) -> String {
        let Self { language, theme, palette, motion, confirm, sound, pace } = self;
        let (look, ways) = ([language.id(), theme.id(), palette.id()], [motion.id(), confirm.id()]);
        [&look[..], &ways, &[sound.id(), pace.id()]].concat().join(".")
    }

    /// The settings with one of them changed, as the settings form sends it. An unknown name or
    /// value changes nothing.
    #[must_use]
    pub fn with(mut self, name: &str, id: &str) -> Self {
        match name {
            "language" => self.language = Language::from_id(id).unwrap_or(self.language),
            "theme" => self.theme = Theme::from_id(id).unwrap_or(self.theme),
            "palette" => self.palette = Palette::from_id(id).unwrap_or(self.palette),
            "motion" => self.motion = Motion::from_id(id).unwrap_or(self.motion),
            "confirm" => self.confirm = Confirm::from_id(id).unwrap_or(self.confirm),
            "sound" => self.sound = Sound::from_id(id).unwrap_or(self.sound),
            "pace" => self.pace = Pace::from_id(id).unwrap_or(self.pace),
            _ => {}
        }
        self
    }

    /// The sentences of the chosen language.
    pub fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    /// Every setting but the language: name, ids of its values, and the id chosen.
    pub fn settings(&self) -> [(&'static str, Vec<&'static str>, &'static str); 6] {
        fn ids<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> Vec<&'static str> {
            all.iter().map(|value| id(*value)).collect()
        }
        [
            ("theme", ids(Theme::ALL, Theme::id), self.theme.id()),
            ("palette", ids(Palette::ALL, Palette::id), self.palette.id()),
            ("motion", ids(Motion::ALL, Motion::id), self.motion.id()),
            ("pace", ids(Pace::ALL, Pace::id), self.pace.id()),
            ("confirm", ids(Confirm::ALL, Confirm::id), self.confirm.id()),
            ("sound", ids(Sound::ALL, Sound::id), self.sound.id()),
        ]
    }
}

pub(crate) fn dynamic_keys() -> Vec<String> {
    let mut keys = Vec::new();
    for (name, ids, _) in Look::default().settings() {
        keys.push(format!("table-setting-{name}"));
        keys.extend(ids.iter().map(|id| format!("table-setting-{name}-{id}")));
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_survives_its_cookie() {
        let look = Look::default().with("theme", "dark").with("language", "pl").with("sound", "on");
        assert_eq!(Look::read(Some(&look.to_cookie()), Some("it")), look);
    }

    #[test]
    fn a_broken_cookie_is_no_harm() {
        let look = Look::read(Some("xx.dark.%%"), Some("it"));
        assert_eq!(look, Look::default().with("language", "it").with("theme", "dark"));
    }
}

//! Sentences in every language, from the Fluent files of `locales/`.

use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Language;
use crate::assets::built_in;
use crate::games::FACES;

/// A value to be put into a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    /// A number; it also selects plural forms.
    Number(i64),
    /// A name or a ready phrase.
    Text(Cow<'a, str>),
}

impl fmt::Display for Arg<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Arg<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

/// The sentences of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

static ALL: LazyLock<[Words; 3]> = LazyLock::new(|| Language::ALL.map(Words::read));

impl Words {
    /// The sentences of a language.
    pub fn of(language: Language) -> &'static Self {
        &ALL[language as usize]
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The Fluent sources of a language: the table's and those of the games.
    pub fn sources(language: Language) -> Vec<&'static str> {
        let table = match language {
            Language::English => built_in!("locales/en/table.ftl"),
            Language::Polish => built_in!("locales/pl/table.ftl"),
            Language::Italian => built_in!("locales/it/table.ftl"),
        };
        [table].into_iter().chain(FACES.iter().map(|face| face.sentences(language))).collect()
    }

    fn read(language: Language) -> Self {
        Self::parse(language, &Self::sources(language))
    }

    /// The sentences of Fluent sources.
    pub(crate) fn parse(language: Language, sources: &[&str]) -> Self {
        let tag: LanguageIdentifier = language.id().parse().expect("a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks would show up in attributes, titles and tests.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{} words: {errors:?}", language.id()));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{} words: {errors:?}", language.id()));
        }
        Self { language, bundle }
    }

    /// The sentence with this key. `key.attribute` names another form of a word.
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        // A missing key shows as itself: ugly but harmless, and a test excludes it.
        self.find(key, args).unwrap_or_else(|| key.to_owned())
    }

    /// The sentence with this key, if there is one.
    pub(crate) fn find(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            let value: FluentValue<'_> = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Text(text) => text.as_ref().into(),
            };
            values.set(*name, value);
        }
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        })?;
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned())
    }

    /// The sentence with this key, which takes no values.
    pub fn get(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The name of a kind of bot.
    pub fn bot(&self, name: &str) -> String {
        self.get(&format!("table-bot-{name}"))
    }

    /// How a kind of bot plays, in a few words.
    pub fn about_bot(&self, name: &str) -> String {
        self.get(&format!("table-about-bot-{name}"))
    }
}

/// Bots that have a name in every language.
const BOTS: [&str; 6] = ["random", "novice", "greedy", "crew", "captain", "admiral"];

/// The keys that are put together at run time; a test checks that every language has them.
pub fn dynamic_keys() -> Vec<String> {
    let keys = BOTS.iter().flat_map(|bot| ["bot", "about-bot"].map(|kind| (kind, bot)));
    let mut keys: Vec<String> = keys.map(|(kind, bot)| format!("table-{kind}-{bot}")).collect();
    keys.extend(crate::look::dynamic_keys());
    keys.extend(crate::pages::dynamic_keys());
    keys.extend(FACES.iter().flat_map(|face| face.dynamic_keys()));
    keys
}

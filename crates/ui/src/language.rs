//! The languages of the user interface.

/// A language that every text exists in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, also for readers of any other language.
    #[default]
    English,
    /// Polish.
    Polish,
    /// Italian.
    Italian,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::Polish, Self::Italian];

    /// The tag, as browsers and HTML write it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Italian => "it",
        }
    }

    /// The language's own name for itself; the same whatever language the page is in.
    pub const fn endonym(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Polish => "Polski",
            Self::Italian => "Italiano",
        }
    }

    /// The language with this tag.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.id() == id)
    }

    /// The best language for an `Accept-Language` header.
    pub fn negotiate(header: &str) -> Self {
        let wish = |part: &str| {
            let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
            let primary = tag.trim().split('-').next().unwrap_or_default().to_lowercase();
            let weight: f32 = weight.trim().parse().unwrap_or(0.0);
            Some((Self::from_id(&primary)?, weight)).filter(|(_, weight)| *weight > 0.0)
        };
        let mut best: Option<(Self, f32)> = None;
        for (language, weight) in header.split(',').filter_map(wish) {
            if best.is_none_or(|(_, heaviest)| weight > heaviest) {
                best = Some((language, weight));
            }
        }
        best.map(|(language, _)| language).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heaviest_known_language_wins() {
        assert_eq!(Language::negotiate("de, pl;q=0.8, it;q=0.9"), Language::Italian);
        assert_eq!(Language::negotiate("pl-PL,pl;q=0.9,en;q=0.8"), Language::Polish);
        assert_eq!(Language::negotiate("it;q=0, *"), Language::English);
        assert_eq!(Language::negotiate(""), Language::English);
    }
}

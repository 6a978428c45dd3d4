//! Tokens of hope and discontent.

table::ids! {
    /// A track of tokens.
    pub enum Family is "a family of tokens" {
        /// Hope.
        Hope = "hope",
        /// Discontent.
        Discontent = "discontent",
    }
}

table::ids! {
    /// A type of token.
    pub enum Token is "a token" {
        /// Hope.
        Care = "care",
        /// Hope.
        Justice = "justice",
        /// Hope.
        Motivation = "motivation",
        /// Discontent.
        Anger = "anger",
        /// Discontent.
        Greed = "greed",
        /// Discontent. FRO-RULING-9.
        Fear = "fear",
    }
    /// A value for each token.
    pub map ByToken;
}

impl Token {
    /// The track it belongs to.
    #[inline]
    pub const fn family(self) -> Family {
        if self.index() < 3 { Family::Hope } else { Family::Discontent }
    }
}

impl Family {
    /// Its types.
    #[inline]
    pub const fn tokens(self) -> [Token; 3] {
        match self {
            Self::Hope => [Token::Care, Token::Justice, Token::Motivation],
            Self::Discontent => [Token::Anger, Token::Greed, Token::Fear],
        }
    }
}

table::ids! {
    /// Which tokens an operation means: a type, or any type of a family. FRO-RULING-92.
    pub enum Tokens is "a token or a family of tokens" {
        /// One type.
        Care = "care",
        /// One type.
        Justice = "justice",
        /// One type.
        Motivation = "motivation",
        /// One type.
        Anger = "anger",
        /// One type.
        Greed = "greed",
        /// One type.
        Fear = "fear",
        /// Any type of hope.
        Hope = "hope",
        /// Any type of discontent.
        Discontent = "discontent",
    }
}

impl Tokens {
    /// Whether it means this type.
    #[inline]
    pub const fn includes(self, token: Token) -> bool {
        match self {
            Self::Hope => matches!(token.family(), Family::Hope),
            Self::Discontent => matches!(token.family(), Family::Discontent),
            _ => self as u8 == token as u8,
        }
    }

    /// The types it means.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Token> {
        Token::ALL.into_iter().filter(move |token| self.includes(*token))
    }
}

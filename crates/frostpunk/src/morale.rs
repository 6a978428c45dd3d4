//! Hope and discontent. FRO-HOPE.

use crate::card::Reason;
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::state::Frostpunk;
use crate::token::{Family, Token};

impl Frostpunk {
    /// Whether a token can be drawn onto the track. FRO-HOPE-5: the sixth token of discontent can,
    /// and is the end.
    #[inline]
    pub(crate) fn can_draw(&self, family: Family) -> bool {
        match family {
            Family::Hope => self.tokens(family) < self.content().board.hope_track,
            Family::Discontent => true,
        }
    }

    /// A named type rises. FRO-HOPE-6.
    pub(crate) fn rise_typed(&mut self, token: Token, log: &mut impl Log) {
        let family = token.family();
        if self.can_draw(family) {
            self.questions.ask(Frame::DrawToken { family, wake: Some(token) });
        } else {
            self.activate(token, log);
        }
    }

    /// A drawn token lies spent on the track. FRO-HOPE-4, FRO-HOPE-11, FRO-GOAL-4.
    pub(crate) fn place_token(&mut self, token: Token, wake: Option<Token>, log: &mut impl Log) {
        self.spent_tokens[token] += 1;
        log.tell(Event::TokenDrawn { token });
        let family = token.family();
        let track = self.content().board.discontent_track;
        if family == Family::Discontent && self.tokens(family) >= track {
            self.end(Reason::Banished, log);
        } else if let Some(token) = wake {
            self.activate(token, log);
        }
    }

    /// FRO-HOPE-2.
    pub(crate) fn activate(&mut self, token: Token, log: &mut impl Log) {
        if self.spent_tokens[token] > 0 {
            self.spent_tokens[token] -= 1;
            self.active_tokens[token] += 1;
            log.tell(Event::TokenActivated { token });
        }
    }

    /// FRO-HOPE-2.
    pub(crate) fn spend(&mut self, token: Token, log: &mut impl Log) {
        if self.active_tokens[token] > 0 {
            self.active_tokens[token] -= 1;
            self.spent_tokens[token] += 1;
            log.tell(Event::TokenSpent { token });
        }
    }

    /// A token goes back into the bag. FRO-HOPE-7, FRO-HOPE-9, FRO-GOAL-3.
    pub(crate) fn remove_token(&mut self, token: Token, is_active: bool, log: &mut impl Log) {
        if is_active {
            self.active_tokens[token] -= 1;
        } else {
            self.spent_tokens[token] -= 1;
        }
        log.tell(Event::TokenRemoved { token });
        if token.family() == Family::Hope && self.tokens(Family::Hope) == 0 {
            self.end(Reason::LostHope, log);
        }
    }
}

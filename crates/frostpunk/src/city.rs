//! Laws and technologies. FRO-LAW, FRO-TECH.

use crate::action::Action;
use crate::card::{Law, Technology};
use crate::content::ROUNDS;
use crate::event::{Event, Log};
use crate::frame::{Context, Frame};
use crate::state::Frostpunk;

/// Laws in force at most. FRO-LAW-1.
pub const MOST_LAWS: u32 = 4;

impl Frostpunk {
    /// FRO-LAW-5.
    pub(crate) fn can_enact(&self) -> bool {
        self.laws.len() < MOST_LAWS && !self.future_laws.is_empty()
    }

    pub(crate) fn list_laws(&self, must: bool, out: &mut impl FnMut(Action)) {
        if self.can_enact() {
            self.future_laws.iter().map(Action::Enact).for_each(&mut *out);
            if !must {
                out(Action::Decline);
            }
        }
    }

    /// FRO-LAW-2, FRO-LAW-3: which consequence it is stays open until it is revealed.
    pub(crate) fn enact(&mut self, law: Law, log: &mut impl Log) {
        log.tell(Event::LawEnacted { seat: self.decider(), law });
        self.future_laws = self.future_laws.without(law);
        if let Some(rival) = law.rival() {
            self.future_laws = self.future_laws.without(rival);
        }
        self.laws = self.laws.with(law);
        self.dusk.open = self.dusk.open.with(law);
        self.run(self.content().law(law).now, Context::CARD);
    }

    /// Technologies that nobody has begun. FRO-TECH-1.
    pub(crate) fn inactive(&self) -> impl Iterator<Item = Technology> {
        let begun = self.development.map(|(technology, _)| technology);
        self.technologies
            .minus(self.active_technologies)
            .iter()
            .filter(move |technology| Some(*technology) != begun)
    }

    /// The next technology is chosen, if there is one. FRO-TECH-2, FRO-TECH-4.
    pub(crate) fn ask_research(&mut self) {
        self.questions.ask(Frame::Research);
    }

    /// FRO-TECH-2, FRO-TECH-6.
    pub(crate) fn research(&mut self, technology: Technology, log: &mut impl Log) {
        let round = (self.round + self.content().technology(technology).rounds).min(ROUNDS);
        self.development = Some((technology, round));
        log.tell(Event::DevelopmentBegan { seat: self.decider(), technology, round });
    }

    /// FRO-TECH-4, FRO-TECH-7: first its `now`, then the next choice.
    pub(crate) fn complete(&mut self, log: &mut impl Log) {
        if let Some((technology, _)) = self.development.take() {
            self.active_technologies = self.active_technologies.with(technology);
            log.tell(Event::TechnologyDone { technology });
            self.ask_research();
            self.run(self.content().technology(technology).now, Context::CARD);
        }
    }

    /// One step towards round 1. FRO-FX-28, FRO-RULING-64.
    pub(crate) fn develop_once(&mut self, log: &mut impl Log) {
        let Some((technology, round)) = self.development else { return };
        let next = if round > self.round { round - 1 } else { round };
        self.development = Some((technology, next));
        if next <= self.round {
            self.complete(log);
        }
    }

    /// Steps away from round 1. FRO-FX-28.
    pub(crate) fn delay_development(&mut self, steps: u8) {
        if let Some((_, round)) = &mut self.development {
            *round = (*round + steps).min(ROUNDS);
        }
    }
}

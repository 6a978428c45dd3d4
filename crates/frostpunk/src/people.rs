//! Sickness, death, curing, treating; newcomers and those who leave. FRO-SICK, FRO-DEATH, FRO-CURE.

use crate::card::{CitizenCard, Reason};
use crate::citizen::{Citizen, Pawn, Who, fed_type};
use crate::event::{Event, Log};
use crate::frame::{Context, Frame};
use crate::op::Mod;
use crate::phase::DayStep;
use crate::state::{Frostpunk, LIMIT};

impl Frostpunk {
    /// The type that is fed this round. FRO-FX-39.
    #[inline]
    pub fn fed_type(&self) -> Citizen {
        fed_type(self.round)
    }

    /// The types an operation may name, each with somebody there. FRO-FX-5, FRO-FX-7,
    /// FRO-RULING-57.
    pub(crate) fn present(&self, who: Who) -> impl Iterator<Item = Citizen> {
        let track = self.fed_type();
        Citizen::ALL.into_iter().filter(move |citizen| {
            let is_meant = match who {
                Who::Any | Who::Each => true,
                Who::Track => *citizen == track,
                Who::Worker | Who::Engineer | Who::Child => who.citizen() == Some(*citizen),
            };
            is_meant && self.population[*citizen] > 0
        })
    }

    /// A citizen falls ill. FRO-SICK-1, FRO-SICK-3.
    pub(crate) fn fall_ill(&mut self, citizen: Citizen, log: &mut impl Log) {
        if self.population[citizen] == 0 {
            return;
        }
        if self.sick[citizen] < self.population[citizen] {
            self.sick[citizen] += 1;
            log.tell(Event::FellIll { citizen });
            // FRO-GOAL-6: only in the sickness step, but at any moment of it.
            if self.step == DayStep::SicknessEnd
                && self.sick[citizen] >= self.content().board.epidemic
            {
                self.end(Reason::Epidemic, log);
            }
        } else {
            self.questions.ask(Frame::Flips { citizen, left: 1 });
        }
    }

    /// What keeps a marker on its skull side, if it can be paid now. FRO-C-37.
    pub(crate) fn sustain(&self) -> Option<u8> {
        let (food, limit) = self.mods().fold((0, 0), |(food, limit), modifier| match modifier {
            Mod::Sustain { food: pay, limit: more } => (pay, limit + more),
            _ => (food, limit),
        });
        let can = self.sustained < limit && self.goods[crate::good::Good::Food] >= food;
        can.then_some(food)
    }

    /// Turns a marker over. FRO-SICK-5, FRO-RULING-48.
    pub(crate) fn flip(&mut self, citizen: Citizen, log: &mut impl Log) {
        if self.grave[citizen] {
            self.grave[citizen] = false;
            self.die(citizen, true, log);
        } else {
            self.grave[citizen] = true;
            log.tell(Event::Grave { citizen });
        }
    }

    /// A citizen dies. FRO-DEATH-1, FRO-DEATH-4.
    pub(crate) fn die(&mut self, citizen: Citizen, by_flip: bool, log: &mut impl Log) {
        if self.population[citizen] == 0 {
            return;
        }
        log.tell(Event::Died { citizen });
        if !self.count_death(log) {
            return;
        }
        self.population[citizen] -= 1;
        if by_flip || self.sick[citizen] > self.population[citizen] {
            self.sick[citizen] -= 1;
        }
        self.tidy_marker(citizen);
        self.questions.ask(Frame::AskHand { citizen, asked: 0 });
    }

    /// Moves the death marker on; `false` if that was the end. FRO-GOAL-8.
    pub(crate) fn count_death(&mut self, log: &mut impl Log) -> bool {
        self.deaths += 1;
        let goes_on = self.deaths < self.content().board.death_track;
        if !goes_on {
            self.end(Reason::MassDeath, log);
        }
        goes_on
    }

    /// FRO-SICK-2, FRO-SICK-4, FRO-RULING-22.
    pub(crate) fn tidy_marker(&mut self, citizen: Citizen) {
        self.sick[citizen] = self.sick[citizen].min(self.population[citizen]);
        if self.sick[citizen] == 0 {
            self.grave[citizen] = false;
        }
    }

    /// The death effect of a card is applied. FRO-DEATH-2, FRO-DEATH-5, FRO-CIT-7: that of the type
    /// that died, whatever the type of the card.
    pub(crate) fn resolve_death(&mut self, citizen: Citizen, card: CitizenCard) {
        self.citizen_discard = self.citizen_discard.with(card);
        self.run(self.content().citizen(card).death[citizen], Context::DEATH);
    }

    /// A citizen leaves alive. FRO-FX-4, FRO-RES-4.
    pub(crate) fn leave(&mut self, citizen: Citizen, log: &mut impl Log) {
        self.population[citizen] -= 1;
        self.tidy_marker(citizen);
        log.tell(Event::Left { citizen });
    }

    /// A citizen joins. FRO-FX-3.
    pub(crate) fn join(&mut self, citizen: Citizen, log: &mut impl Log) {
        self.population[citizen] += 1;
        log.tell(Event::Joined { citizen });
    }

    /// The types a newcomer may join: the named one, or others if it is full. FRO-LIM-1.
    pub(crate) fn roomy(&self, who: Who) -> impl Iterator<Item = Citizen> {
        let named = who.citizen().filter(|citizen| self.population[*citizen] < LIMIT);
        Citizen::ALL.into_iter().filter(move |citizen| {
            self.population[*citizen] < LIMIT && named.is_none_or(|named| named == *citizen)
        })
    }

    /// Whether a point of cure does something for a type. FRO-CURE-1, FRO-CURE-2.
    #[inline]
    pub(crate) fn can_cure(&self, citizen: Citizen) -> bool {
        self.sick[citizen] > u8::from(self.grave[citizen])
    }

    /// Whether an exhausted token of a type can be taken from the bank. FRO-LIM-7, FRO-RULING-47.
    #[inline]
    pub(crate) fn has_exhausted_token(&self, citizen: Citizen) -> bool {
        self.exhausted[citizen] < self.content().board.exhausted_of_a_type
    }

    /// The types that get an exhausted token. FRO-RULING-57: any means somebody it hurts.
    pub(crate) fn exhaustible(&self, who: Who) -> impl Iterator<Item = Citizen> {
        let track = self.fed_type();
        Citizen::ALL.into_iter().filter(move |citizen| {
            let is_meant = match who {
                Who::Any | Who::Each => self.can_act(*citizen),
                Who::Track => *citizen == track,
                Who::Worker | Who::Engineer | Who::Child => who.citizen() == Some(*citizen),
            };
            is_meant && self.has_exhausted_token(*citizen)
        })
    }

    /// Whether a pawn of the type in play may act by the effects in force. FRO-RULING-57.
    fn can_act(&self, citizen: Citizen) -> bool {
        let works = self.has_modifier(|modifier| matches!(modifier, Mod::ChildWork(_)));
        citizen
            .pawns()
            .iter()
            .any(|pawn| (*pawn != Pawn::Child || works) && self.in_play(*pawn) > 0)
    }
}

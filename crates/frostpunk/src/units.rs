//! What happens one at a time, each with its own question: types, tokens, points of cure.

use crate::action::Action;
use crate::citizen::Citizen;
use crate::event::{Event, Log};
use crate::frame::{Cause, Context, Frame, Unit};
use crate::op::Mod;
use crate::state::{Frostpunk, LIMIT};
use crate::token::Family;

impl Frostpunk {
    /// Asks for something several times. FRO-RULING-58: the number is fixed now.
    pub(crate) fn ask_times(&mut self, unit: Unit, left: u8, context: Context) {
        if left > 0 {
            self.questions.ask(Frame::Times { unit, left, context });
        }
    }

    /// What can be answered about the next unit; nothing means that nothing happens.
    pub(crate) fn list_unit(&self, unit: Unit, out: &mut impl FnMut(Action)) {
        match unit {
            Unit::Sick(who) | Unit::Die(who) | Unit::Leave(who) => {
                self.present(who).map(Action::Name).for_each(out);
            }
            Unit::Add(who) | Unit::AddSick(who) => self.roomy(who).map(Action::Name).for_each(out),
            Unit::Exhaust(who) => self.exhaustible(who).map(Action::Name).for_each(out),
            Unit::Cure(of) => {
                // FRO-FX-6: points for one type heal nobody else.
                let is_meant = |citizen: &Citizen| of.is_none_or(|of| of == *citizen);
                let curable = Citizen::ALL.into_iter().filter(is_meant);
                curable.filter(|citizen| self.can_cure(*citizen)).map(Action::Name).for_each(out);
            }
            Unit::Treat => {
                let grave = Citizen::ALL.into_iter().filter(|citizen| self.grave[*citizen]);
                grave.map(Action::Name).for_each(out);
            }
            Unit::Rise(family) => {
                // FRO-RULING-85
                if self.can_draw(family) {
                    out(Action::Draw);
                }
                let spent = family.tokens().into_iter();
                spent
                    .filter(|token| self.spent_tokens[*token] > 0)
                    .map(Action::Activate)
                    .for_each(out);
            }
            Unit::Fall(family) => {
                for token in family.tokens() {
                    self.list_fall(token, out);
                }
            }
            Unit::FallTyped(token) => self.list_fall(token, out), // FRO-RULING-10
            Unit::Activate(tokens) => {
                let spent = tokens.iter().filter(|token| self.spent_tokens[*token] > 0);
                spent.map(Action::Activate).for_each(out);
            }
            Unit::Spend(tokens) => {
                let active = tokens.iter().filter(|token| self.active_tokens[*token] > 0);
                active.map(Action::Spend).for_each(out);
            }
            Unit::Discard(tokens) => {
                for token in tokens.iter() {
                    if self.spent_tokens[token] > 0 {
                        out(Action::Remove(token));
                    }
                    if self.active_tokens[token] > 0 {
                        out(Action::RemoveActive(token));
                    }
                }
            }
            Unit::RiseTyped(_) | Unit::Develop => {}
        }
    }

    fn list_fall(&self, token: crate::token::Token, out: &mut impl FnMut(Action)) {
        if self.active_tokens[token] > 0 {
            out(Action::Spend(token));
        }
        if self.spent_tokens[token] > 0 {
            out(Action::Remove(token));
        }
    }

    /// Whether nobody is asked about a unit.
    pub(crate) fn is_automatic(&self, unit: Unit, context: Context) -> bool {
        match unit {
            Unit::RiseTyped(_) | Unit::Develop => true,
            Unit::Fall(family) => family == Family::Hope && self.is_shielded(context),
            Unit::FallTyped(token) => token.family() == Family::Hope && self.is_shielded(context),
            _ => false,
        }
    }

    /// Carries out a unit that nobody is asked about.
    pub(crate) fn do_automatic(&mut self, unit: Unit, log: &mut impl Log) {
        match unit {
            Unit::RiseTyped(token) => self.rise_typed(token, log),
            Unit::Develop => self.develop_once(log),
            _ => self.shielded += 1,
        }
    }

    /// Whether a hope decrease of a death effect is ignored. FRO-C-37.
    fn is_shielded(&self, context: Context) -> bool {
        context.cause == Cause::Death
            && self.shielded
                < self.modifier(|modifier| match modifier {
                    Mod::DeathHopeShield(n) => Some(n),
                    _ => None,
                })
    }

    /// Carries out one unit.
    pub(crate) fn do_unit(&mut self, unit: Unit, action: Action, log: &mut impl Log) {
        match (unit, action) {
            (Unit::Sick(_), Action::Name(citizen)) => self.fall_ill(citizen, log),
            (Unit::Die(_), Action::Name(citizen)) => self.die(citizen, false, log),
            (Unit::Leave(_), Action::Name(citizen)) => self.leave(citizen, log),
            (Unit::Add(_), Action::Name(citizen)) => self.join(citizen, log),
            (Unit::AddSick(_), Action::Name(citizen)) => {
                self.join(citizen, log);
                self.fall_ill(citizen, log);
            }
            (Unit::Exhaust(_), Action::Name(citizen)) => self.exhaust(citizen, log),
            (Unit::Cure(_), Action::Name(citizen)) => {
                self.sick[citizen] -= 1;
                self.tidy_marker(citizen);
                log.tell(Event::Cured { citizen });
            }
            (Unit::Treat, Action::Name(citizen)) => {
                self.grave[citizen] = false;
                log.tell(Event::Treated { citizen });
            }
            (Unit::Rise(family), Action::Draw) => {
                self.questions.ask(Frame::DrawToken { family, wake: None });
            }
            (_, Action::Activate(token)) => self.activate(token, log),
            (_, Action::Spend(token)) => self.spend(token, log),
            (_, Action::Remove(token)) => self.remove_token(token, false, log),
            (_, Action::RemoveActive(token)) => self.remove_token(token, true, log),
            (unit, action) => panic!("{action} does not answer {unit:?}"),
        }
    }

    /// An exhausted token comes into the pool. FRO-FX-9.
    pub(crate) fn exhaust(&mut self, citizen: Citizen, log: &mut impl Log) {
        self.exhausted[citizen] += 1;
        log.tell(Event::Exhausted { citizen });
    }

    /// Hunger moves. FRO-FX-10, FRO-LIM-3.
    pub(crate) fn move_hunger(&mut self, by: i8, log: &mut impl Log) {
        let before = self.hunger;
        self.hunger = self.hunger.saturating_add_signed(by).min(LIMIT);
        if self.hunger > before {
            log.tell(Event::HungerRose { count: self.hunger });
        } else if self.hunger < before {
            log.tell(Event::HungerFell { count: self.hunger });
        }
    }
}

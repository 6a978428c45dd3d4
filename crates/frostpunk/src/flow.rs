//! The one stack: what goes on by itself, what is asked, and what an answer does.

mod answers;
mod questions;

use table::{Recorder, Seat};

use crate::card::Flag;
use crate::citizen::{ByCitizen, Citizen};
use crate::event::{Event, Log};
use crate::frame::{Context, Frame, Unit};
use crate::op::{Block, Op};
use crate::phase::DayStep;
use crate::state::Frostpunk;

impl Frostpunk {
    /// Goes on until somebody is asked, chance draws, or the game is over.
    pub(crate) fn settle(&mut self, log: &mut impl Log) {
        loop {
            if self.ending.is_some() {
                self.questions.clear();
                self.step = DayStep::Over;
                self.active = None;
                self.owner = None;
                return;
            }
            if !self.advance(log) {
                return;
            }
        }
    }

    /// Takes one step of the day or works on the top frame; `false` if that waits for an answer or
    /// a draw.
    pub(crate) fn advance(&mut self, log: &mut impl Log) -> bool {
        match self.questions.top() {
            None => {
                self.take_step(log);
                true
            }
            Some(frame) => self.go_on(frame, log),
        }
    }

    /// The same for those who want to watch the day step by step.
    pub fn resume_once(&mut self, log: &mut impl Recorder<Event>) -> bool {
        self.ending.is_none() && self.advance(log)
    }

    /// Lets the game go on from a position that was put together by hand.
    pub fn resume(&mut self, log: &mut impl Recorder<Event>) {
        self.settle(log);
    }

    /// Carries out the operation at a place of the edition, without asking first whether it changes
    /// anything, until it is done or a question is open.
    pub fn perform(&mut self, at: Block, context: Context, log: &mut impl Recorder<Event>) {
        let depth = self.questions.depth();
        self.carry_out_at(at, context, log);
        self.go_on_above(depth, log);
    }

    /// Carries out one operation that no card has, in the same way.
    pub fn perform_op(&mut self, op: Op, context: Context, log: &mut impl Recorder<Event>) {
        let depth = self.questions.depth();
        self.carry_out(op, context, log);
        self.go_on_above(depth, log);
    }

    fn go_on_above(&mut self, depth: usize, log: &mut impl Log) {
        while self.ending.is_none() && self.questions.depth() > depth {
            let Some(frame) = self.questions.top() else { return };
            if !self.go_on(frame, log) {
                return;
            }
        }
    }

    /// Works on the top frame; `false` if it waits for an answer or a draw.
    fn go_on(&mut self, frame: Frame, log: &mut impl Log) -> bool {
        match frame {
            Frame::Run { at, context } => self.step_program(at, context, log),
            Frame::Repeat { block, left, context } => {
                self.questions.answered();
                if left > 1 {
                    self.questions.ask(Frame::Repeat { block, left: left - 1, context });
                }
                self.run(block, context);
            }
            Frame::Times { unit, left, context } => {
                return self.go_on_times(unit, left, context, log);
            }
            Frame::Settle { card, to } => {
                self.questions.answered();
                self.send(card, to, log);
            }
            Frame::Complete { card } => {
                self.questions.answered();
                self.check_complete(card);
            }
            Frame::Withdraw { card } => {
                self.questions.answered();
                self.withdraw(card, log);
            }
            Frame::Marker { citizen } => {
                self.questions.answered();
                self.resolve_marker(citizen);
            }
            Frame::Symbols { space, nth, last, spared } => {
                self.apply_symbol(space, nth, last, spared, log);
            }
            Frame::March { route, left } => self.march(route, left),
            Frame::Carried { route, from } => {
                self.questions.answered();
                self.resolve_carried(route, from);
            }
            Frame::Renew { route, deck } => {
                self.questions.answered();
                self.renew(route, deck);
            }
            Frame::LayCard { route, deck } => self.lay_card(route, deck),
            Frame::Bonus => {
                self.questions.answered();
                self.expedition_bonus(log);
            }
            Frame::GainBonus { field } => {
                self.questions.answered();
                self.gain_bonus(field, log);
            }
            Frame::Gather { field } => {
                self.questions.answered();
                self.gather(field, log);
            }
            Frame::OwnerDone => {
                self.questions.answered();
                self.owner = None;
            }
            frame if frame.is_chance() => return self.skip_chance(frame),
            frame => return self.ask_or_skip(frame, log),
        }
        true
    }

    fn go_on_times(&mut self, unit: Unit, left: u8, context: Context, log: &mut impl Log) -> bool {
        // Nobody is asked about some units; those are carried out with the frame out of the way.
        if self.is_automatic(unit, context) {
            self.questions.answered();
            if left > 1 {
                self.questions.ask(Frame::Times { unit, left: left - 1, context });
            }
            self.do_automatic(unit, log);
            return true;
        }
        let frame = Frame::Times { unit, left, context };
        self.ask_or_skip(frame, log)
    }

    /// A question with one answer is answered, and one without is over. FRO-DEC-6.
    fn ask_or_skip(&mut self, frame: Frame, log: &mut impl Log) -> bool {
        let seat = self.asked(frame);
        if let Frame::Turn { is_refused, .. } = frame {
            // FRO-ACT-8: fueling or a law may have left nothing to do.
            if !self.has_action(seat) {
                self.questions.answered();
                self.acted = Some(seat);
                return true;
            }
            // There is always the choice to stop.
            if !is_refused {
                return false;
            }
        }
        let mut only = None;
        let mut count = 0_u32;
        self.list(frame, &mut |action| {
            only = Some(action);
            count += 1;
        });
        match (count, only) {
            (1, Some(action)) => self.answer(seat, frame, action, log),
            (0, _) => {
                self.questions.answered();
                self.skip(frame, log);
            }
            _ => return false,
        }
        true
    }

    /// What happens when nothing can be answered.
    fn skip(&mut self, frame: Frame, log: &mut impl Log) {
        match frame {
            Frame::EventOption { card } => self.settle_by_default(card, log),
            Frame::AskHand { citizen, .. } => {
                // FRO-CIT-9.
                if self.citizen_deck.is_empty() {
                    self.citizen_deck = self.citizen_discard;
                    self.citizen_discard = crate::card::CitizenCards::NONE;
                }
                if !self.citizen_deck.is_empty() {
                    self.questions.ask(Frame::DrawDeath { citizen });
                }
            }
            Frame::Flips { citizen, left } if self.sick[citizen] > 0 => {
                if left > 1 {
                    self.questions.ask(Frame::Flips { citizen, left: left - 1 });
                }
                self.flip(citizen, log);
            }
            Frame::Relief { from, last, spared, .. } => {
                self.questions.ask(Frame::Symbols { space: from, nth: 0, last, spared });
            }
            Frame::Base { route, steps } => {
                self.questions.ask(Frame::March { route, left: steps });
            }
            Frame::Beds => self.sleep([0; 3]),
            Frame::SetAside => self.return_scried(),
            Frame::Shift => self.flags = self.flags.without(Flag::MoveDischarge),
            _ => {}
        }
    }

    /// The next symbol of cold, or the end of the list. FRO-GENP-3.
    fn apply_symbol(
        &mut self,
        space: u8,
        nth: u8,
        last: u8,
        mut spared: ByCitizen<u8>,
        log: &mut impl Log,
    ) {
        self.questions.answered();
        if space > last {
            return;
        }
        let symbols = &self.content().board.heat_symbols[usize::from(space) - 1];
        let Some(citizen) = symbols.get(usize::from(nth)).copied() else {
            self.questions.ask(Frame::Symbols { space: space + 1, nth: 0, last, spared });
            return;
        };
        let is_spared = spared[citizen] > 0;
        spared[citizen] -= u8::from(is_spared);
        self.questions.ask(Frame::Symbols { space, nth: nth + 1, last, spared });
        if !is_spared {
            self.fall_ill(citizen, log);
        }
    }

    /// Who is asked. FRO-DEC-2, FRO-RULING-71, FRO-RULING-3, FRO-RULING-87.
    pub(crate) fn asked(&self, frame: Frame) -> Seat {
        match frame {
            Frame::TakeAdvisor { seat } | Frame::GiveUp { seat } => seat,
            Frame::AskHand { citizen, asked } => {
                self.holders(citizen).nth(usize::from(asked)).unwrap_or(self.leader)
            }
            Frame::DiscardHand { .. } | Frame::Confirm { .. } => self.leader,
            _ => self.decider(),
        }
    }

    /// Seats with a card of a type in hand, clockwise from the leader. FRO-DEATH-2, FRO-RULING-23.
    fn holders(&self, citizen: Citizen) -> impl Iterator<Item = Seat> {
        self.seats_from(self.leader).filter(move |seat| {
            let hand = self.hands[seat.index()];
            hand.iter().any(|card| self.content().citizen(card).citizen == citizen)
        })
    }
}

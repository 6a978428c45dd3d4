//! The intermediate scoring: first everybody's time step, then everybody's KP step. AQU-SCORE,
//! AQU-CARD-9.

use table::{Fault, Recorder, Seat};

use crate::action::Action;
use crate::card::{Card, Cards, Effect};
use crate::content::ROUNDS;
use crate::event::Event;
use crate::phase::{Phase, Task};
use crate::program::{Program, Programs};
use crate::scoring::Category;
use crate::sector::Position;
use crate::state::AquaSphere;

/// What using a scoring card costs. AQU-CARD-9.
const PRICE_OF_SCORING_CARD: u8 = 1;

impl AquaSphere {
    /// AQU-SCORE-2: the marker on the reminder spot goes to the supply (AQU-PROG-5); then income and
    /// cards in the player's order, in the last round as well (AQU-RULING-26).
    pub(crate) fn begin_time_step(&mut self) {
        let seat = self.active_seat().expect("players are scored in turn order");
        self.players[seat].has_paid = false;
        self.tasks.ask(Task::TimeStep { has_income: false, used: Programs::NONE });
    }

    /// The program of a scoring card.
    fn scored_program(&self, card: Card) -> Option<Program> {
        match self.content().cards[card] {
            Effect::Scoring(program) => Some(program),
            _ => None,
        }
    }

    /// The scoring cards that can be used now. AQU-SCORE-9: tested at every use.
    pub(crate) fn usable_cards(&self, seat: Seat, used: Programs) -> Cards {
        let cards = self.player(seat).cards.intersection(self.content().powers.scoring);
        if cards.is_empty() {
            return cards;
        }
        cards.iter().filter(|card| self.check_use(seat, used, *card).is_ok()).collect()
    }

    /// AQU-CARD-9, AQU-RULING-16
    pub(crate) fn check_use(&self, seat: Seat, used: Programs, card: Card) -> Result<(), Fault> {
        let player = self.player(seat);
        let program = self.scored_program(card).filter(|_| player.cards.contains(card));
        let Some(program) = program else {
            return Err(Fault::new("AQU-CARD-9").with("card", card.name()));
        };
        if used.contains(program) {
            return Err(Fault::new("AQU-SCORE-9").with("card", card.name()));
        }
        if player.time < PRICE_OF_SCORING_CARD {
            let fault = Fault::new("AQU-CARD-9").with("needs", PRICE_OF_SCORING_CARD);
            return Err(fault.with("have", player.time));
        }
        if player.storage == 0 {
            return Err(Fault::new("AQU-BOARD-6"));
        }
        if player.programmed.contains(program) {
            return Err(Fault::new("AQU-RULING-16").with("program", program.name()));
        }
        Ok(())
    }

    pub(crate) fn list_time_step(
        &self,
        seat: Seat,
        has_income: bool,
        used: Programs,
        out: &mut Vec<Action>,
    ) {
        out.push(if has_income { Action::Done } else { Action::Income });
        out.extend(self.usable_cards(seat, used).iter().map(Action::Use));
    }

    pub(crate) fn check_time_step(
        &self,
        seat: Seat,
        has_income: bool,
        used: Programs,
        action: Action,
    ) -> Result<(), Fault> {
        match action {
            Action::Income if !has_income => Ok(()),
            Action::Done if has_income => Ok(()),
            Action::Income | Action::Done => Err(Fault::new("AQU-SCORE-9")),
            Action::Use(card) => self.check_use(seat, used, card),
            // AQU-TURN-4: robots are not returned during a scoring.
            Action::Return(_) => Err(Fault::new("AQU-TURN-4")),
            _ => Err(Fault::new("AQU-SCORE-2")),
        }
    }

    /// AQU-SCORE-2: one time marker for each submarine, as one event.
    pub(crate) fn take_income(
        &mut self,
        seat: Seat,
        used: Programs,
        log: &mut impl Recorder<Event>,
    ) {
        self.change_task(Task::TimeStep { has_income: true, used });
        let submarines = self.player(seat).submarines;
        log.tell(Event::Income { seat, submarines });
        self.gain_time(seat, submarines, log);
    }

    /// AQU-CARD-9: pay, then a robot from storage; a third one sends another home.
    pub(crate) fn use_card(
        &mut self,
        seat: Seat,
        (has_income, used): (bool, Programs),
        card: Card,
        log: &mut impl Recorder<Event>,
    ) {
        let program = self.scored_program(card).expect("the card was checked");
        self.change_task(Task::TimeStep { has_income, used: used.with(program) });
        log.tell(Event::CardUsed { seat, card });
        log.tell(Event::Paid { seat, time: PRICE_OF_SCORING_CARD });
        self.pay(seat, PRICE_OF_SCORING_CARD);
        self.program_robot(seat, program, log);
    }

    /// AQU-SCORE-1, AQU-RULING-42: the next player in turn order; after the last one the next step.
    pub(crate) fn score_next(&mut self, log: &mut impl Recorder<Event>) {
        self.active += 1;
        let is_last = self.active == self.options.players;
        match (self.phase, is_last) {
            (Phase::ScoringTime, false) => self.begin_time_step(),
            (Phase::ScoringTime, true) => {
                self.phase = Phase::ScoringPoints;
                self.active = 0;
                self.score_points(log);
            }
            (_, false) => self.score_points(log),
            (_, true) => self.end_round(log),
        }
    }

    /// AQU-SCORE-3: all parts first, then the counter moves once. AQU-RULING-2: a crystal that it pays
    /// with has scored.
    fn score_points(&mut self, log: &mut impl Recorder<Event>) {
        let seat = self.active_seat().expect("players are scored in turn order");
        let parts = self.parts(seat);
        for (category, points) in parts.by_category() {
            self.players[seat].points[category.index()] += points;
            if points != 0 {
                log.tell(Event::PartScored { seat, category, points: points.into() });
            }
        }
        let total = parts.total();
        if total > 0 {
            self.begin_gain(seat, total as u8, None);
        } else if total < 0 {
            self.lose_points(seat, total.unsigned_abs(), log);
        }
    }

    /// AQU-SCORE-8: the fourth scoring is followed by the final one (AQU-FINAL-1), the others by the
    /// next round.
    fn end_round(&mut self, log: &mut impl Recorder<Event>) {
        self.active = 0;
        if self.round == ROUNDS {
            self.score_finally(log);
        } else {
            self.phase = Phase::RevealCard { position: Position::new(0) };
        }
    }

    /// AQU-FINAL-2 to AQU-FINAL-5, AQU-KP-7: red lines do not matter.
    fn score_finally(&mut self, log: &mut impl Recorder<Event>) {
        for seat in self.seats_in_play() {
            let parts = self.final_parts(seat);
            let player = &mut self.players[seat];
            player.points[Category::Final.index()] += parts.total() as i16;
            player.kp += parts.total();
            let [letters, time, submarines, lab] =
                [parts.letters, parts.time, parts.submarines, parts.lab];
            let kp = player.kp;
            log.tell(Event::FinalScored { seat, letters, time, submarines, lab, kp });
        }
        log.tell(Event::GameEnded);
        self.phase = Phase::Over;
    }
}

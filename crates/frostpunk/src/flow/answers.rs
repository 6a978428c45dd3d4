//! What an answer does.

use table::Seat;

use crate::action::Action;
use crate::card::{Advisor, Card, Few, Flag, Nth};
use crate::event::{Event, Log};
use crate::frame::{Context, Frame, Order};
use crate::good::Good;
use crate::op::{Land, Op};
use crate::phase::DayStep;
use crate::state::{Frostpunk, Ground};

impl Frostpunk {
    /// Carries out an answer to the top question.
    #[expect(clippy::too_many_lines, reason = "the list of questions, one arm each")]
    pub(crate) fn answer(&mut self, seat: Seat, frame: Frame, action: Action, log: &mut impl Log) {
        self.questions.answered();
        match (frame, action) {
            (Frame::Times { unit, left, context }, action) => {
                // The rest waits below: a death is over before the next one. FRO-DEATH-3.
                if left > 1 {
                    self.questions.ask(Frame::Times { unit, left: left - 1, context });
                }
                self.do_unit(unit, action, log);
            }
            (Frame::TakeAdvisor { seat }, Action::Take(advisor)) => {
                self.take_advisor(seat, advisor, log);
            }
            (Frame::GiveUp { seat }, Action::Discard(card)) => self.give_up(seat, card, log),
            (Frame::Given { nth }, Action::Field(field)) => {
                self.questions.ask(Frame::Given { nth: nth + 1 });
                if let Some(kind) = Self::given(nth) {
                    self.place_given(kind, field, log);
                }
            }
            // One branch, whole: FRO-CURE-4.
            (Frame::Choose { span, context }, Action::Option(number)) => {
                let branch = self.content().branches[usize::from(span.first) + number.index()];
                self.run(branch, context);
            }
            (Frame::EventOption { card }, Action::Option(number)) => {
                self.choose_option(card, number, log);
            }
            (Frame::Sequence { order }, Action::Next(card)) => self.next_in_order(order, card),
            (Frame::Flips { citizen, left }, action) => {
                if left > 1 {
                    self.questions.ask(Frame::Flips { citizen, left: left - 1 });
                }
                match (action, self.sustain()) {
                    (Action::Yes, Some(food)) => {
                        self.lose(Good::Food, food, log);
                        self.sustained += 1;
                        log.tell(Event::Sustained { citizen });
                    }
                    _ => self.flip(citizen, log),
                }
            }
            (Frame::AskHand { citizen, asked }, action) => match action {
                Action::Give(card) => {
                    self.hands[seat.index()] = self.hands[seat.index()].without(card);
                    log.tell(Event::DeathCard { citizen, card, seat: Some(seat) });
                    self.resolve_death(citizen, card);
                }
                _ => self.questions.ask(Frame::AskHand { citizen, asked: asked + 1 }),
            },
            (Frame::Fuel, Action::Fuel(coal)) => self.fuel(coal.get(), log),
            (Frame::Relief { left, from, last, mut spared }, Action::Name(citizen)) => {
                spared[citizen] += 1;
                self.questions.ask(Frame::Relief { left: left - 1, from, last, spared });
            }
            (Frame::Marches { steps, routes, may_settle }, Action::Move(route)) => {
                let routes = routes & !(1 << route.index());
                self.questions.ask(Frame::Marches { steps, routes, may_settle });
                self.questions.ask(if may_settle {
                    Frame::Base { route, steps }
                } else {
                    Frame::March { route, left: steps }
                });
            }
            (Frame::Base { route, .. }, Action::Yes) => self.settle_base(route, log),
            (Frame::Base { route, steps }, _) => {
                self.questions.ask(Frame::March { route, left: steps });
            }
            (Frame::Goal { route, left }, Action::Pass) => self.pass_by(route, left, log),
            (Frame::Goal { route, .. }, _) => self.explore(route, log),
            (Frame::Explored { route }, Action::Option(number)) => {
                self.choose_way(route, number, log);
            }
            (Frame::Advisor, Action::Advise(advisor)) => {
                let (token, block) = self.content().advisor(advisor);
                self.spend(token, log);
                self.run(block, Context::CARD);
            }
            (Frame::Mobilise, Action::Yes) => {
                self.has_mobilised = true;
                self.run(self.content().mobilisation, Context::CARD);
            }
            (Frame::Abilities { .. }, Action::Ability(law)) => {
                self.questions.ask(frame);
                self.use_ability(law, log);
            }
            (Frame::Turn { has_fueled, is_refused }, action) => {
                self.take_turn(seat, has_fueled, is_refused, action, log);
            }
            (Frame::TurnWith { card }, action) => self.act_with(seat, action, Some(card), log),
            (Frame::Confirm { .. }, Action::Yes) => self.stop(seat, log),
            (Frame::Confirm { has_fueled }, _) => {
                self.questions.ask(Frame::Turn { has_fueled, is_refused: true });
            }
            (Frame::Clear, Action::Near) => {
                self.begin_laying(Land::Near, self.tiles_of_action(Land::Near));
            }
            (Frame::Clear, _) => self.begin_laying(Land::Far, self.tiles_of_action(Land::Far)),
            (Frame::Lay { land, left }, Action::Lay(position)) => {
                self.ground[position] = Ground::FaceDown;
                log.tell(Event::TileLaid { position });
                self.questions.ask(Frame::Lay { land, left: left - 1 });
            }
            (Frame::Construct { left, .. }, action) => self.construct(left, action, log),
            (Frame::Site { kind, is_free }, site) => self.build(kind, is_free, site, log),
            (Frame::BuildFree { op, left }, Action::Build(kind)) => {
                self.questions.ask(Frame::BuildFree { op, left: left - 1 });
                self.questions.ask(Frame::Site { kind, is_free: true });
            }
            (Frame::UpgradeFree { left }, Action::Upgrade(field)) => {
                self.questions.ask(Frame::UpgradeFree { left: left - 1 });
                self.upgrade(field, true, log);
            }
            (Frame::Filter { .. }, Action::Lay(position)) => {
                self.discharge = self.discharge.without(position);
            }
            (Frame::Tinker { left, .. }, action) => {
                // FRO-BLD-6: a technology chosen after the first effect is there for the second.
                if action != Action::Decline {
                    self.questions.ask(Frame::Tinker { left: left - 1, is_begun: true });
                }
                match action {
                    Action::Upgrade(field) => self.upgrade(field, false, log),
                    Action::Develop => self.develop_once(log),
                    _ => {}
                }
            }
            (Frame::Research, Action::Research(technology)) => self.research(technology, log),
            (Frame::Enact { .. }, Action::Enact(law)) => self.enact(law, log),
            (Frame::AddToMap { good, n, left, .. }, Action::Field(field)) => {
                self.marked = self.marked.with(field);
                self.put_pieces(field, good, n);
                self.questions.ask(Frame::AddToMap { good, n, left: left - 1, is_begun: true });
            }
            (Frame::TakeFromMap { good, n, left }, Action::Field(field)) => {
                self.marked = self.marked.with(field);
                let count = n.min(self.fields[field].count);
                self.fields[field].take(count);
                self.questions.ask(Frame::TakeFromMap { good, n, left: left - 1 });
            }
            (Frame::Thump { field, coal, left, .. }, Action::Field(chosen)) => {
                self.marked = self.marked.with(chosen);
                self.put_pieces(chosen, crate::good::MapGood::Coal, coal);
                let left = left - 1;
                self.questions.ask(Frame::Thump { field, coal, left, is_begun: true });
            }
            (Frame::Saw { wood, .. }, Action::Field(field)) => {
                self.fields[field].take(1);
                self.gain(Good::Wood, wood, log);
            }
            (Frame::Collect { field, left }, Action::Field(from)) => {
                self.questions.ask(Frame::Collect { field, left: left - 1 });
                self.take_resource(from, 1, log);
            }
            (Frame::Destroy { target, left }, Action::Field(field)) => {
                self.questions.ask(Frame::Destroy { target, left: left - 1 });
                self.destroy(field, log);
            }
            (Frame::Ruin { target, left }, Action::Field(field)) => {
                self.questions.ask(Frame::Ruin { target, left: left - 1 });
                self.ruin(field, log);
            }
            (Frame::ReuseWorker | Frame::ReuseBuilding { .. }, action) => {
                self.act_again(action, log);
            }
            (Frame::Vent { cubes }, Action::Option(number)) => {
                if number == Nth::N2 {
                    self.lose(Good::Core, 1, log);
                    self.is_tower_upgraded = true; // FRO-BLD-4
                    self.overload = 0;
                } else {
                    self.overload = self.overload.saturating_sub(cubes);
                }
            }
            (Frame::Care { free, paid, context }, Action::Option(number)) => {
                self.care(free, paid, context, number, log);
            }
            (Frame::Bury { .. }, Action::Back(steps)) => self.deaths -= steps.get(),
            (Frame::Inspire, Action::Activate(token)) => {
                self.active_tokens[token] += self.spent_tokens[token];
                self.spent_tokens[token] = 0;
                log.tell(Event::TokenActivated { token });
            }
            (Frame::Silence, Action::Spend(token)) => {
                self.spent_tokens[token] += self.active_tokens[token];
                self.active_tokens[token] = 0;
                log.tell(Event::TokenSpent { token });
            }
            (Frame::Evacuate { most }, Action::Name(citizen)) => self.evacuate(citizen, most, log),
            (Frame::SetAside, action) => {
                if let Action::SetAside(card) = action {
                    self.dusk.scried = self.dusk.scried.without(card);
                    self.dusk.discard = self.dusk.discard.with(card);
                }
                self.return_scried();
            }
            (Frame::DiscardHand { left }, Action::Discard(card)) => {
                self.hands[seat.index()] = self.hands[seat.index()].without(card);
                self.citizen_discard = self.citizen_discard.with(card);
                log.tell(Event::CardGivenUp { seat, card });
                self.questions.ask(Frame::DiscardHand { left: left - 1 });
            }
            (Frame::Beds, Action::Outside(workers, engineers, children)) => {
                self.sleep([workers, engineers, children].map(Few::get));
            }
            (Frame::Shift, Action::Shift(from, to)) => {
                self.discharge = self.discharge.without(from).with(to);
                self.flags = self.flags.without(Flag::MoveDischarge);
            }
            (Frame::StartOut { route, .. }, Action::Option(number)) => {
                if let Some(scout) = self.routes[route.index()].scout.as_mut() {
                    scout.space += u8::from(number == Nth::N2);
                }
            }
            (_, Action::Decline | Action::Finish | Action::No) => {}
            (frame, action) => panic!("{action} does not answer {frame:?}"),
        }
    }

    /// A seat gets its advisor, once and for all. FRO-ADV-2.
    pub(crate) fn take_advisor(&mut self, seat: Seat, advisor: Advisor, log: &mut impl Log) {
        self.advisors[seat.index()] = Some(advisor);
        log.tell(Event::AdvisorTaken { seat, advisor });
    }

    /// The leader's next effect. A card that has left meanwhile does nothing.
    fn next_in_order(&mut self, order: Order, card: Card) {
        let index = self.pending.iter().position(|(other, _)| *other == card);
        let (card, nth) = self.pending.remove(index.expect("an effect that waits"));
        self.questions.ask(Frame::Sequence { order });
        let is_there = match card {
            Card::Scenario(card) => self.face_up.contains(card),
            card => self.is_in_area(card),
        };
        if !is_there {
            return;
        }
        match (order, card) {
            (Order::Phase(phase), card) => {
                if let Some(block) = self.phase_effect(card, phase) {
                    self.run(block, Context::CARD);
                }
            }
            (Order::Timers, card) => {
                self.questions.ask(Frame::Withdraw { card });
                if let Some(event) = self.event_card(card) {
                    self.run(event.expire, Context::CARD);
                }
            }
            (Order::Activation, Card::Scenario(card)) => {
                let (_, block) = self.content().scenario_card(card).tokens[nth.index()];
                self.run(block, Context::CARD);
            }
            (Order::Activation, _) => {}
        }
    }

    fn take_turn(
        &mut self,
        seat: Seat,
        has_fueled: bool,
        is_refused: bool,
        action: Action,
        log: &mut impl Log,
    ) {
        match action {
            Action::Fuel(coal) => {
                self.fuel(coal.get(), log);
                self.questions.ask(Frame::Turn { has_fueled: true, is_refused });
            }
            Action::Ability(law) => {
                self.questions.ask(Frame::Turn { has_fueled, is_refused });
                self.use_ability(law, log);
            }
            Action::Play(card) => self.questions.ask(Frame::TurnWith { card }),
            Action::Stop if seat == self.leader => self.stop(seat, log),
            Action::Stop => self.questions.ask(Frame::Confirm { has_fueled }),
            action => self.act_with(seat, action, None, log),
        }
    }

    /// The work of the day is over. FRO-ACT-7, FRO-RULING-16.
    fn stop(&mut self, seat: Seat, log: &mut impl Log) {
        log.tell(Event::Stopped { seat });
        self.active = None;
        self.step = DayStep::LastAbilities;
    }

    /// One operation of a construction action. FRO-CONS-2.
    fn construct(&mut self, left: u8, action: Action, log: &mut impl Log) {
        let again = Frame::Construct { left: left - 1, is_begun: true, may_blast: false };
        match action {
            Action::Build(kind) => {
                self.questions.ask(again);
                self.questions.ask(Frame::Site { kind, is_free: false });
            }
            Action::Demolish(field) => {
                self.questions.ask(again);
                self.demolish(field, log);
            }
            Action::Dig(field) => {
                self.questions.ask(again);
                self.dig(field);
            }
            Action::Blast(position) => self.blast(position, log),
            _ => {}
        }
    }

    /// FRO-BLD-17: the token is spent when the branch is chosen.
    fn care(&mut self, free: u8, paid: u8, context: Context, number: Nth, log: &mut impl Log) {
        let points = if number == Nth::N2 {
            self.spend(crate::token::Token::Care, log);
            paid
        } else {
            free
        };
        self.carry_out(Op::Cure(points), context, log);
    }

    /// Cards that were looked at go back, known from now on. FRO-BLD-20.
    pub(super) fn return_scried(&mut self) {
        self.dusk.known = self.dusk.known.union(self.dusk.scried);
        self.dusk.scried = crate::card::DuskCards::NONE;
    }
}

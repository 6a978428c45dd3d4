//! The one stack: what goes on by itself, what is asked, and what an answer does.

use table::{Recorder, Seat};

use crate::action::Action;
use crate::card::{Advisor, Advisors, Card, Few, Flag, Nth, Route};
use crate::citizen::{ByCitizen, Citizen};
use crate::event::{Event, Log};
use crate::frame::{Context, Frame, Order, Unit};
use crate::good::Good;
use crate::map::Position;
use crate::op::{Block, Land, Op};
use crate::phase::Step;
use crate::state::{Frostpunk, Ground};
use crate::token::Family;

impl Frostpunk {
    /// Goes on until somebody is asked, chance draws, or the game is over.
    pub(crate) fn settle(&mut self, log: &mut impl Log) {
        loop {
            if self.ending.is_some() {
                self.questions.clear();
                self.step = Step::Over;
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

    /// Who is asked. FRO-DEC-2, FRO-RULING-71.
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

    /// Seats with a card of a type in hand, clockwise from the leader. FRO-DEATH-2.
    fn holders(&self, citizen: Citizen) -> impl Iterator<Item = Seat> {
        self.seats_from(self.leader).filter(move |seat| {
            let hand = self.hands[seat.index()];
            hand.iter().any(|card| self.content().citizen(card).citizen == citizen)
        })
    }

    /// Every legal answer to a question.
    #[expect(clippy::too_many_lines, reason = "the list of questions, one arm each")]
    pub(crate) fn list(&self, frame: Frame, out: &mut impl FnMut(Action)) {
        match frame {
            Frame::Times { unit, .. } => self.list_unit(unit, out),
            Frame::TakeAdvisor { .. } => {
                self.free_advisors().iter().map(Action::Take).for_each(out);
            }
            Frame::GiveUp { seat } => self.list_give_up(seat, out),
            Frame::Given { nth } if Self::given(nth).is_some() => {
                self.list_given(out);
            }
            Frame::Choose { span, .. } => {
                (0..usize::from(span.count))
                    .map(|index| Action::Option(Nth::of(index)))
                    .for_each(out);
            }
            Frame::EventOption { card } => self.list_options(card, out),
            Frame::Sequence { .. } => {
                self.pending.iter().map(|(card, _)| Action::Next(*card)).for_each(out);
            }
            Frame::Flips { citizen, .. }
                if self.grave[citizen] && self.sick[citizen] > 0 && self.sustain().is_some() =>
            {
                out(Action::Yes);
                out(Action::No);
            }
            Frame::AskHand { citizen, asked } => {
                if let Some(seat) = self.holders(citizen).nth(usize::from(asked)) {
                    let hand = self.hands[seat.index()];
                    let is_of_type = |card: &crate::card::CitizenCard| {
                        self.content().citizen(*card).citizen == citizen
                    };
                    hand.iter().filter(is_of_type).map(Action::Give).for_each(&mut *out);
                    out(Action::Keep);
                }
            }
            Frame::Fuel => {
                (0..=self.most_fuel()).map(|coal| Action::Fuel(Few::new(coal))).for_each(out);
            }
            Frame::Relief { left, from, last, spared } if left > 0 => {
                let symbols = self.symbols(from, last);
                let is_left = |citizen: &Citizen| symbols[*citizen] > spared[*citizen];
                Citizen::ALL.into_iter().filter(is_left).map(Action::Name).for_each(out);
            }
            Frame::Marches { routes, .. } => {
                // A scout may have returned by an effect on the way.
                let waits = |route: &Route| {
                    let has_scout = self.routes[route.index()].scout.is_some();
                    has_scout && routes & (1 << route.index()) != 0
                };
                Route::ALL.into_iter().filter(waits).map(Action::Move).for_each(out);
            }
            Frame::Base { route, .. } if self.can_settle(route) => {
                out(Action::Yes);
                out(Action::No);
            }
            Frame::Goal { route, .. } => self.list_goal(route, out),
            Frame::Explored { route } => self.list_ways(route, out),
            Frame::Advisor => {
                let mut is_any = false;
                for advisor in self.advisors.iter().flatten() {
                    if self.active_tokens[self.content().advisor(*advisor).0] > 0 {
                        is_any = true;
                        out(Action::Advise(*advisor));
                    }
                }
                if is_any {
                    out(Action::Decline);
                }
            }
            Frame::Mobilise | Frame::Confirm { .. } => {
                [Action::Yes, Action::No].into_iter().for_each(out);
            }
            Frame::Abilities { window } => {
                let mut is_any = false;
                self.list_abilities(window, &mut |action| {
                    is_any = true;
                    out(action);
                });
                if is_any {
                    out(Action::Finish);
                }
            }
            Frame::Turn { has_fueled, is_refused } => {
                self.list_turn(self.asked(frame), has_fueled, is_refused, out);
            }
            Frame::TurnWith { card } => self.list_actions(Some(card), out),
            Frame::Clear => {
                if self.can_lay(Land::Near) {
                    out(Action::Near);
                }
                if self.can_lay(Land::Far) {
                    out(Action::Far);
                }
            }
            Frame::Lay { land, left } if left > 0 && self.can_lay(land) => {
                self.layable(land).iter().map(Action::Lay).for_each(out);
            }
            Frame::Construct { left, is_begun, may_blast } if left > 0 => {
                self.list_construction(is_begun, may_blast, out);
            }
            Frame::Site { kind, .. } => self.list_sites(kind, out),
            Frame::BuildFree { op, left } => {
                let mut is_any = false;
                if left > 0 {
                    self.list_free_builds(op, &mut |action| {
                        is_any = true;
                        out(action);
                    });
                }
                if is_any {
                    out(Action::Decline);
                }
            }
            Frame::UpgradeFree { left } if left > 0 && self.upgradeable().next().is_some() => {
                self.upgradeable().map(Action::Upgrade).for_each(&mut *out);
                out(Action::Decline);
            }
            Frame::Filter { field } => {
                self.charged_around(field).iter().map(Action::Lay).for_each(out);
            }
            Frame::Tinker { left, is_begun } => {
                let can = self.development.is_some() || self.payable_upgrades().next().is_some();
                if left > 0 && can {
                    if self.development.is_some() {
                        out(Action::Develop);
                    }
                    self.payable_upgrades().map(Action::Upgrade).for_each(&mut *out);
                    if is_begun {
                        out(Action::Decline);
                    }
                }
            }
            Frame::Research if self.development.is_none() => {
                self.inactive().map(Action::Research).for_each(out);
            }
            Frame::Enact { must } => self.list_laws(must, out),
            Frame::AddToMap { good, left, is_begun, .. }
                if left > 0 && self.addable(good).next().is_some() =>
            {
                Self::list_fields(self.addable(good), out);
                if is_begun {
                    out(Action::Finish);
                }
            }
            Frame::TakeFromMap { good, left, .. } if left > 0 => {
                Self::list_fields(self.takeable(good), out);
            }
            Frame::Thump { field, left, is_begun, .. } => {
                let open =
                    || self.thumpable(Some(field)).filter(|field| !self.marked.contains(*field));
                if left > 0 && open().next().is_some() {
                    Self::list_fields(open(), out);
                    if is_begun {
                        out(Action::Finish);
                    }
                }
            }
            Frame::Saw { field, is_wide, .. } => {
                Self::list_fields(self.sawable(Some(field), is_wide), out);
            }
            Frame::Collect { field, left } if left > 0 => {
                Self::list_fields(self.collectable(Some(field)), out);
            }
            Frame::Destroy { target, left } if left > 0 => {
                Self::list_fields(self.targets(target).filter(|field| self.may_fall(*field)), out);
            }
            Frame::Ruin { target, left } if left > 0 => {
                Self::list_fields(self.ruinable(target), out);
            }
            Frame::ReuseWorker => self.list_workers_again(out),
            Frame::ReuseBuilding { except } => {
                self.reusable(except).map(Action::Again).for_each(out);
            }
            Frame::Vent { .. } => {
                if self.overload > 0 {
                    out(Action::Option(Nth::N1));
                }
                if self.goods[Good::Core] > 0 && (self.overload > 0 || !self.is_tower_upgraded) {
                    out(Action::Option(Nth::N2));
                }
            }
            Frame::Care { .. } => {
                out(Action::Option(Nth::N1));
                if self.active_tokens[crate::token::Token::Care] > 0 {
                    out(Action::Option(Nth::N2));
                }
            }
            Frame::Bury { most } => {
                (1..=most.min(self.deaths))
                    .map(|steps| Action::Back(Few::new(steps)))
                    .for_each(out);
            }
            Frame::Inspire => {
                let spent =
                    Family::Hope.tokens().into_iter().filter(|token| self.spent_tokens[*token] > 0);
                spent.map(Action::Activate).for_each(out);
            }
            Frame::Silence => {
                let tokens = Family::Discontent.tokens().into_iter();
                tokens
                    .filter(|token| self.active_tokens[*token] > 0)
                    .map(Action::Spend)
                    .for_each(out);
            }
            Frame::Evacuate { .. } => self.evacuable().map(Action::Name).for_each(out),
            Frame::SetAside => {
                let open = self.dusk.scried.iter().filter(|card| !card.is_consultation());
                let mut is_any = false;
                for card in open {
                    is_any = true;
                    out(Action::SetAside(card));
                }
                if is_any {
                    out(Action::Decline);
                }
            }
            Frame::DiscardHand { left } if left > 0 => {
                self.hands[self.leader.index()].iter().map(Action::Discard).for_each(out);
            }
            Frame::Beds => self.list_beds(out),
            Frame::Shift => self.list_shifts(out),
            Frame::StartOut { .. } => {
                [Nth::N1, Nth::N2].map(Action::Option).into_iter().for_each(out);
            }
            _ => {}
        }
    }

    fn free_advisors(&self) -> Advisors {
        let taken: Advisors = self.advisors.iter().flatten().copied().collect();
        Advisors::ALL.minus(taken)
    }

    /// The mixes of pawns without a bed. FRO-NIGHT-5.
    fn list_beds(&self, out: &mut impl FnMut(Action)) {
        let (count, of) = self.left_out();
        if count == 0 {
            return;
        }
        let [workers, engineers, children] = *of;
        for worker in 0..=workers.min(count) {
            for engineer in 0..=engineers.min(count - worker) {
                let child = count - worker - engineer;
                if child <= children {
                    out(Action::Outside(Few::new(worker), Few::new(engineer), Few::new(child)));
                }
            }
        }
    }

    /// Where a discharge point can walk. FRO-C-40.
    fn list_shifts(&self, out: &mut impl FnMut(Action)) {
        if !self.flags.contains(Flag::MoveDischarge) {
            return;
        }
        for from in self.discharge.iter() {
            for to in from.neighbors().minus(self.discharge).iter() {
                if matches!(self.ground[to], Ground::Tile(_)) && !self.has_filter(to) {
                    out(Action::Shift(from, to));
                }
            }
        }
    }

    fn has_filter(&self, position: Position) -> bool {
        let filter = Some(crate::building::Building::ElectrostaticFilter);
        position.fields().iter().any(|field| self.fields[*field].building == filter)
    }

    /// Carries out an answer to the top question.
    #[expect(clippy::too_many_lines, reason = "the list of questions, one arm each")]
    pub(crate) fn answer(&mut self, seat: Seat, frame: Frame, action: Action, log: &mut impl Log) {
        self.questions.answered();
        match (frame, action) {
            (Frame::Times { unit, left, context }, action) => {
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

    /// The work of the day is over. FRO-ACT-7.
    fn stop(&mut self, seat: Seat, log: &mut impl Log) {
        log.tell(Event::Stopped { seat });
        self.active = None;
        self.step = Step::LastAbilities;
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
    fn return_scried(&mut self) {
        self.dusk.known = self.dusk.known.union(self.dusk.scried);
        self.dusk.scried = crate::card::DuskCards::NONE;
    }
}

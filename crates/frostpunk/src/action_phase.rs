//! Phase 6: pawns act. FRO-ACT, FRO-USE, FRO-SCOUT, FRO-SPEC, FRO-CIT.

use std::ops::ControlFlow;

use table::Seat;

use crate::action::Action;
use crate::building::Building;
use crate::card::{Card, CitizenCard, Counter, Few, Law, Nth, Route, ScenarioCard};
use crate::citizen::{Citizen, Pawn};
use crate::content::{CitizenInfo, Cost, Slot, Window};
use crate::event::{Event, Log};
use crate::frame::{Cause, Context, Frame, Unit};
use crate::good::Good;
use crate::map::Field;
use crate::op::{Job, Land, Mod, Op};
use crate::state::{Frostpunk, Scout, SlotUse};

/// Pieces that a gather action takes. FRO-GATH-1.
const GATHERED: u8 = 2;
/// Operations of a construction action. FRO-CONS-2.
pub(crate) const OPERATIONS: u8 = 3;

/// What an action is done with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Work {
    Job(Job),
    Building(Building),
}

impl Frostpunk {
    // The frame of the phase.

    /// Pawn numbers follow the population. FRO-ACT-1, FRO-LIM-8, FRO-CHILD-2.
    pub(crate) fn adjust_pawns(&mut self) {
        for citizen in Citizen::ALL {
            let due = self.population[citizen].div_ceil(5);
            let scouts = |pawn: Pawn| {
                let is_it = |scout: &Scout| scout.pawn == pawn;
                self.routes.iter().filter(|route| route.scout.as_ref().is_some_and(is_it)).count()
            };
            if citizen == Citizen::Child {
                let out = [Pawn::Child, Pawn::ChildWorker, Pawn::ChildEngineer]
                    .map(|pawn| scouts(pawn) as u8);
                let mut room = due.saturating_sub(out.iter().sum());
                // Ordinary children go to the bank first, then the child worker.
                let engineer = u8::from(self.owns_child_engineer && out[2] == 0).min(room);
                room -= engineer;
                let worker = u8::from(self.owns_child_worker && out[1] == 0).min(room);
                room -= worker;
                self.pool[Pawn::ChildEngineer] = engineer;
                self.pool[Pawn::ChildWorker] = worker;
                self.pool[Pawn::Child] = room.min(8 - out[0].min(8));
            } else {
                let pawn = citizen.pawns()[0];
                self.pool[pawn] = due.saturating_sub(scouts(pawn) as u8);
            }
        }
    }

    /// Exhausted tokens bind pawns. FRO-ACT-2.
    pub(crate) fn bind_pawns(&mut self) {
        for citizen in Citizen::ALL {
            let mut tokens = self.exhausted[citizen];
            for pawn in citizen.pawns() {
                let count = tokens.min(self.pool[*pawn]);
                self.pool[*pawn] -= count;
                self.bound[*pawn] += count;
                tokens -= count;
            }
        }
    }

    /// The next seat with a legal action. FRO-ACT-3, FRO-ACT-8.
    pub(crate) fn next_active(&self) -> Option<Seat> {
        let first = match self.acted {
            Some(seat) => seat.clockwise(1, self.options.players),
            None => self.leader,
        };
        self.seats_from(first).find(|seat| self.has_action(*seat))
    }

    /// Whether a seat has a legal action. FRO-ACT-8.
    pub(crate) fn has_action(&self, seat: Seat) -> bool {
        let mut stop = |_| ControlFlow::Break(());
        self.visit_actions(None, &mut stop).is_break() || self.playable(seat).next().is_some()
    }

    /// The hand cards that some legal action can be done with. FRO-CIT-2, FRO-CIT-5.
    fn playable(&self, seat: Seat) -> impl Iterator<Item = CitizenCard> {
        let hand = if self.has_played.contains(seat) {
            crate::card::CitizenCards::NONE
        } else {
            self.hands[seat.index()]
        };
        hand.iter().filter(|card| {
            self.visit_actions(Some(*card), &mut |_| ControlFlow::Break(())).is_break()
        })
    }

    /// What the active player can do. FRO-ACT-4, FRO-ACT-5, FRO-ACT-7.
    pub(crate) fn list_turn(
        &self,
        seat: Seat,
        has_fueled: bool,
        is_refused: bool,
        out: &mut impl FnMut(Action),
    ) {
        if !has_fueled {
            for coal in 1..=self.most_fuel() {
                out(Action::Fuel(Few::new(coal)));
            }
        }
        self.list_abilities(Window::Action, out);
        if !is_refused {
            out(Action::Stop);
        }
        self.playable(seat).map(Action::Play).for_each(&mut *out);
        self.list_actions(None, out);
    }

    /// The actions with pawns, perhaps with a citizen card.
    pub(crate) fn list_actions(&self, card: Option<CitizenCard>, out: &mut impl FnMut(Action)) {
        let _ = self.visit_actions(card, &mut |action| {
            out(action);
            ControlFlow::Continue(())
        });
    }

    /// Visits every legal action with a pawn of the pool.
    fn visit_actions(
        &self,
        card: Option<CitizenCard>,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let card = card.map(|card| self.content().citizen(card));
        // What does not depend on the pawn is judged once.
        let can_clear = self.is_worth(Work::Job(Job::Snow), None, card);
        let can_construct = self.is_worth(Work::Job(Job::Construct), None, card);
        for pawn in Pawn::ALL {
            let fits = card.is_none_or(|card| pawn.citizen() == Some(card.citizen));
            if self.pool[pawn] == 0 || !fits {
                continue;
            }
            let coal = self.pawn_coal(pawn, None);
            let has_coal = self.goods[Good::Coal] >= coal;
            let may = |work: Work| self.may_do(pawn, work, card);
            if has_coal && can_clear && may(Work::Job(Job::Snow)) {
                visit(Action::Clear(pawn))?;
            }
            if has_coal && can_construct && may(Work::Job(Job::Construct)) {
                visit(Action::Construct(pawn))?;
            }
            self.visit_gathering(pawn, card, visit)?;
            for (field, kind) in self.buildings() {
                if may(Work::Building(kind)) && self.can_use(pawn, field, kind, card) {
                    visit(Action::Use(pawn, field))?;
                }
            }
            if has_coal
                && may(Work::Job(Job::Scout))
                && self.is_worth(Work::Job(Job::Scout), None, card)
            {
                for route in Route::ALL {
                    if self.can_start(route) {
                        visit(Action::Scout(pawn, route))?;
                    }
                }
            }
            if card.is_none() {
                self.visit_slots(pawn, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_gathering(
        &self,
        pawn: Pawn,
        card: Option<&CitizenInfo>,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let [gather, tree] = [Job::Gather, Job::GatherTree].map(Work::Job);
        let (may_gather, may_fell) =
            (self.may_do(pawn, gather, card), card.is_some() && self.may_do(pawn, tree, card));
        if !may_gather && !may_fell {
            return ControlFlow::Continue(());
        }
        for field in Field::ALL {
            let state = &self.fields[field];
            if (state.good.is_none() && !state.has_rubble) || state.has_pawn() {
                continue;
            }
            let is_worth = (may_gather && self.is_worth(gather, Some(field), card))
                || (may_fell && self.is_worth(tree, Some(field), card));
            if is_worth && self.goods[Good::Coal] >= self.pawn_coal(pawn, Some(field)) {
                visit(Action::Gather(pawn, field))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_slots(
        &self,
        pawn: Pawn,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (card, number, slot) in self.slots() {
            if self.can_take_slot(pawn, card, number, slot) {
                visit(Action::Special(pawn, card, number))?;
            }
        }
        ControlFlow::Continue(())
    }

    // Who may do what.

    /// Coal that a pawn needs: an automaton's, and more on a discharge point. FRO-AUTO-1, FRO-C-40.
    pub(crate) fn pawn_coal(&self, pawn: Pawn, field: Option<Field>) -> u8 {
        if pawn != Pawn::Automaton {
            return 0;
        }
        let is_free = self.has_modifier(|modifier| modifier == Mod::AutomatonFree);
        u8::from(!is_free) + u8::from(field.is_some_and(|field| self.is_charged(field)))
    }

    pub(crate) fn is_charged(&self, field: Field) -> bool {
        field.position().is_some_and(|position| self.discharge.contains(position))
    }

    /// Whether a pawn may do a kind of work. FRO-ACT-6, FRO-USE-2, FRO-SCOUT-3, FRO-CIT-3.
    pub(crate) fn may_do(&self, pawn: Pawn, work: Work, card: Option<&CitizenInfo>) -> bool {
        if self.is_blocked(work) {
            return false;
        }
        if let Some(card) = card {
            return match work {
                Work::Job(job) => card.works.jobs.contains(job),
                Work::Building(kind) => card.works.buildings.contains(kind),
            };
        }
        let for_engineers = match work {
            Work::Building(kind) => self.content().buildings[kind].is_for_engineers,
            Work::Job(_) => false,
        };
        match pawn {
            Pawn::Worker | Pawn::ChildWorker => !for_engineers,
            Pawn::Engineer | Pawn::ChildEngineer => true,
            Pawn::Automaton => {
                work != Work::Job(Job::Scout)
                    && (!for_engineers
                        || self.has_modifier(|modifier| modifier == Mod::AutomatonEngineer))
            }
            Pawn::Child => {
                !for_engineers
                    && self.has_modifier(|modifier| match (modifier, work) {
                        (Mod::ChildWork(works), Work::Job(job)) => works.jobs.contains(job),
                        (Mod::ChildWork(works), Work::Building(kind)) => {
                            works.buildings.contains(kind)
                        }
                        _ => false,
                    })
            }
        }
    }

    pub(crate) fn is_blocked(&self, work: Work) -> bool {
        self.has_modifier(|modifier| match (modifier, work) {
            (Mod::Blocked(works), Work::Job(job)) => works.jobs.contains(job),
            (Mod::Blocked(works), Work::Building(kind)) => works.buildings.contains(kind),
            _ => false,
        })
    }

    /// Whether an action would change something. FRO-ACT-9, FRO-FX-43.
    fn is_worth(&self, work: Work, field: Option<Field>, card: Option<&CitizenInfo>) -> bool {
        if let Some(card) = card.filter(|card| card.replaces) {
            let is_tree = work == Work::Job(Job::GatherTree);
            let has_tree = field.is_some_and(|field| self.fields[field].trees() > 0);
            let context = Context { field, cause: Cause::Card };
            return (!is_tree || has_tree) && self.would_change(card.block, context);
        }
        match (work, field) {
            (Work::Job(Job::Snow), _) => self.can_lay(Land::Near) || self.can_lay(Land::Far),
            (Work::Job(Job::Construct), _) => self.can_construct(true),
            (Work::Job(Job::Gather), Some(field)) => self.can_gather(field),
            (Work::Job(Job::Scout), _) => true,
            (Work::Building(kind), Some(field)) => {
                let state = &self.fields[field];
                let info = &self.content().buildings[kind];
                let act = info.acts[usize::from(state.is_upgraded)];
                !act.is_empty()
                    && self.would_change(act, Context { field: Some(field), cause: Cause::Normal })
            }
            _ => false,
        }
    }

    /// Whether gathering on a field does anything. FRO-GATH-1, FRO-C-39.
    fn can_gather(&self, field: Field) -> bool {
        let state = &self.fields[field];
        state.resource().is_some()
            || state.has_rubble
            || (state.trees() > 0 && self.tree_gather().is_some())
    }

    /// Whether a building takes another pawn. FRO-USE-1.
    pub(crate) fn has_place(&self, field: Field, kind: Building) -> bool {
        let places = if self.is_large(kind) { 2 } else { 1 };
        self.fields[field].pawns.iter().filter(|pawn| pawn.is_some()).count() < places
    }

    /// Whether a pawn can use a building. FRO-USE-1, FRO-USE-4.
    fn can_use(
        &self,
        pawn: Pawn,
        field: Field,
        kind: Building,
        card: Option<&CitizenInfo>,
    ) -> bool {
        let coal = self.pawn_coal(pawn, Some(field));
        self.has_place(field, kind)
            && !self.content().buildings[kind].acts[0].is_empty()
            && self.can_pay_with_coal(&self.payment(kind, card), coal)
            && self.is_worth(Work::Building(kind), Some(field), card)
    }

    /// What using a building costs. FRO-FX-43: nothing when a card replaces the action.
    pub(crate) fn payment(&self, kind: Building, card: Option<&CitizenInfo>) -> Cost {
        if card.is_some_and(|card| card.replaces) {
            Cost::default()
        } else {
            self.content().buildings[kind].pay
        }
    }

    /// Whether a scout can be sent on a route. FRO-SCOUT-1, FRO-SCOUT-2.
    fn can_start(&self, route: Route) -> bool {
        let balloon = self.buildings().find(|(_, kind)| *kind == Building::ObservationBalloon);
        let Some((field, _)) = balloon else { return false };
        let most = 1 + u8::from(self.fields[field].is_upgraded);
        let state = &self.routes[route.index()];
        self.scouts() < most && state.scout.is_none() && !state.cards.is_empty()
    }

    /// Every special action that lies open. FRO-SPEC-1, FRO-SCEN-2.
    pub(crate) fn slots(&self) -> impl Iterator<Item = (Card, Nth, &'static Slot)> {
        let content = self.content();
        let scenario = self.face_up.iter().flat_map(|card| {
            let slots = content.scenario_card(card).slots.iter().enumerate();
            slots.map(move |(index, slot)| (Card::Scenario(card), Nth::of(index), slot))
        });
        let events = self.events.iter().filter_map(|event| {
            let slot = match event.card {
                Card::Morning(card) => content.morning(card).slot.as_ref(),
                Card::Dusk(card) => content.dusk(card).slot.as_ref(),
                Card::Scenario(_) | Card::Expedition(_) => None,
            };
            slot.map(|slot| (event.card, Nth::N1, slot))
        });
        scenario.chain(events)
    }

    /// A slot of a card.
    fn slot(&self, card: Card, number: Nth) -> &'static Slot {
        let found = self.slots().find(|(other, nth, _)| (*other, *nth) == (card, number));
        found.map(|(_, _, slot)| slot).expect("a slot that was checked")
    }

    /// Whether a pawn can take a special action. FRO-SPEC-1, FRO-C-5, FRO-RULING-90.
    fn can_take_slot(&self, pawn: Pawn, card: Card, number: Nth, slot: &Slot) -> bool {
        self.may_stand(pawn, slot)
            && !self.is_used_up(card, number)
            && self.can_pay_with_coal(&slot.whole_price(), self.pawn_coal(pawn, None))
            && (slot.put.is_some() || self.would_change(slot.block, Context::CARD))
    }

    /// Whether a slot lists a pawn. FRO-RULING-76: with Child Labour children stand where workers
    /// do.
    pub(crate) fn may_stand(&self, pawn: Pawn, slot: &Slot) -> bool {
        let works = || self.has_modifier(|modifier| matches!(modifier, Mod::ChildWork(_)));
        slot.who.contains(pawn)
            || (pawn == Pawn::Child && slot.who.contains(Pawn::Worker) && works())
    }

    /// Whether a slot has been used as often as it can be.
    pub(crate) fn is_used_up(&self, card: Card, number: Nth) -> bool {
        let used = self.uses.iter().filter(|other| (other.card, other.slot) == (card, number));
        used.count() >= self.uses_of(card)
    }

    /// How often a slot can be used in a round. FRO-C-39, FRO-C-41.
    fn uses_of(&self, card: Card) -> usize {
        match card {
            Card::Scenario(ScenarioCard::Iii03) => {
                let twice = self.counters[Counter::Bench] >= 2;
                if self.has_evacuation_centre() { 1 + usize::from(twice) } else { 0 }
            }
            Card::Scenario(ScenarioCard::Fbc) => 1 + usize::from(self.built(Building::Outpost) > 0),
            _ => 1,
        }
    }

    // Actions.

    /// Takes a pawn of the pool and acts with it. FRO-ACT-10: the pawn is placed and what the
    /// action costs is paid, then sickness, then the effect.
    pub(crate) fn act_with(
        &mut self,
        seat: Seat,
        action: Action,
        card: Option<CitizenCard>,
        log: &mut impl Log,
    ) {
        self.acted = Some(seat);
        if let Some(card) = card {
            self.hands[seat.index()] = self.hands[seat.index()].without(card);
            self.in_front = self.in_front.with(card);
            self.has_played = self.has_played.with(seat);
            log.tell(Event::CardPlayed { seat, card });
        }
        let info = card.map(|card| self.content().citizen(card));
        let is_cold = self.is_cold(action, card);
        let Some((pawn, field)) = action.sent() else {
            panic!("{action} is no action with a pawn");
        };
        log.tell(Event::Acted { seat, pawn });
        self.pool[pawn] -= 1;
        let is_charged = field.is_some_and(|field| self.is_charged(field));
        let coal = self.pawn_coal(pawn, field);
        self.lose(Good::Coal, coal, log);
        // The effect is asked for first, so that it comes after sickness.
        if let Some(info) = info {
            self.run(info.block, Context { field, cause: Cause::Card });
        }
        if info.is_none_or(|info| !info.replaces) {
            self.begin_action(seat, action, log);
        } else {
            self.place_pawn(action);
        }
        if let Some(citizen) = pawn.citizen() {
            let cases = u8::from(is_cold) + u8::from(is_charged);
            self.ask_times(Unit::Sick(citizen.into()), cases, Context::CARD); // FRO-HEAT-2
        }
    }

    /// Whether an action, perhaps with a citizen card, is done in the cold. FRO-HEAT-2.
    pub fn is_cold(&self, action: Action, card: Option<CitizenCard>) -> bool {
        let is_warm = card.is_some_and(|card| self.content().citizen(card).is_warm);
        !is_warm
            && match action {
                Action::Clear(_) => !self.has_modifier(|modifier| modifier == Mod::SnowWarm),
                Action::Gather(_, field) => !self.is_zone_warm(field),
                Action::Use(_, field) => !self.is_heated(field),
                _ => false,
            }
    }

    /// Puts the pawn where it acts. FRO-ACT-11.
    fn place_pawn(&mut self, action: Action) {
        match action {
            Action::Clear(pawn) => self.clearing[pawn] += 1,
            Action::Construct(pawn) => self.constructing[pawn] += 1,
            Action::Gather(pawn, field) | Action::Use(pawn, field) => {
                let places = &mut self.fields[field].pawns;
                let free = places.iter_mut().find(|place| place.is_none());
                *free.expect("a place that was checked") = Some(pawn);
            }
            other => panic!("{other} has no place for a pawn"),
        }
    }

    /// The normal effect of an action.
    fn begin_action(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        match action {
            Action::Clear(_) => {
                self.place_pawn(action);
                self.questions.ask(Frame::Clear);
            }
            Action::Construct(_) => {
                self.place_pawn(action);
                self.begin_construction();
            }
            Action::Gather(_, field) => {
                self.place_pawn(action);
                self.questions.ask(Frame::Gather { field });
            }
            Action::Use(_, field) => {
                self.place_pawn(action);
                self.use_building(field, log);
            }
            Action::Scout(pawn, route) => {
                log.tell(Event::ScoutSent { seat, route });
                self.routes[route.index()].scout = Some(Scout { pawn, space: 0 });
                if self.built(Building::Outpost) > 0 {
                    self.questions.ask(Frame::StartOut { route, pawn });
                }
            }
            Action::Special(pawn, card, number) => self.take_slot(pawn, card, number, log),
            other => panic!("{other} is no action with a pawn"),
        }
    }

    pub(crate) fn begin_construction(&mut self) {
        let frame = Frame::Construct { left: OPERATIONS, is_begun: false, may_blast: true };
        self.questions.ask(frame);
    }

    /// FRO-GATH-1, FRO-C-37, FRO-C-39.
    pub(crate) fn gather(&mut self, field: Field, log: &mut impl Log) {
        if self.fields[field].has_rubble {
            self.dig(field);
            return;
        }
        if self.fields[field].trees() > 0 {
            if let Some(wood) = self.tree_gather() {
                self.fields[field].take(1);
                self.gain(Good::Wood, wood, log);
            }
        } else {
            let bonus = self.modifier(|modifier| match modifier {
                Mod::GatherBonus(n) => Some(n),
                _ => None,
            });
            self.take_resource(field, GATHERED + bonus, log);
        }
        self.touch(field, log);
    }

    /// The normal action of a building, with its payment. FRO-USE-1.
    pub(crate) fn use_building(&mut self, field: Field, log: &mut impl Log) {
        let kind = self.fields[field].building.expect("a building that was checked");
        let info = &self.content().buildings[kind];
        let cost = info.pay;
        let act = info.acts[usize::from(self.fields[field].is_upgraded)];
        self.questions.ask(Frame::GainBonus { field });
        self.run(act, Context { field: Some(field), cause: Cause::Normal });
        self.pay(&cost, log);
    }

    /// What modifiers add to the action of a building. FRO-C-37.
    pub(crate) fn gain_bonus(&mut self, field: Field, log: &mut impl Log) {
        let Some(kind) = self.fields[field].building else { return };
        for good in Good::ALL {
            let bonus = self.modifier(|modifier| match modifier {
                Mod::GainBonus(of, other, n) if of == kind && other == good => Some(n),
                _ => None,
            });
            self.gain(good, bonus, log);
        }
    }

    /// FRO-SPEC-2.
    fn take_slot(&mut self, pawn: Pawn, card: Card, number: Nth, log: &mut impl Log) {
        let slot = self.slot(card, number);
        self.uses.push(SlotUse { card, slot: number, pawn: Some(pawn), is_forever: slot.is_once });
        if let Some((good, count)) = slot.put {
            self.lose(good, count, log);
            if let Some(event) = self.events.iter_mut().find(|event| event.card == card) {
                event.goods += count;
            }
        }
        self.questions.ask(Frame::Complete { card });
        self.run(slot.block, Context::CARD);
        self.pay(&slot.pay, log);
    }

    // Reuse. FRO-FX-26, FRO-FX-27, FRO-FX-44.

    /// Whether the normal action of a building is legal without a new pawn.
    fn can_repeat(&self, field: Field, kind: Building) -> bool {
        !self.is_blocked(Work::Building(kind))
            && self.can_pay(&self.content().buildings[kind].pay)
            && self.is_worth(Work::Building(kind), Some(field), None)
    }

    /// Buildings with a citizen pawn whose action can be repeated. FRO-RULING-31: not the one that
    /// repeats, and none that would repeat in turn.
    pub(crate) fn reusable(&self, except: Option<Field>) -> impl Iterator<Item = Field> {
        self.buildings().filter_map(move |(field, kind)| {
            let has_citizen =
                self.fields[field].pawns.iter().flatten().any(|pawn| *pawn != Pawn::Automaton);
            let act = self.content().buildings[kind].acts[0];
            let repeats = self.content().ops[usize::from(act.0)] == Op::ReuseBuilding;
            let can =
                has_citizen && !repeats && except != Some(field) && self.can_repeat(field, kind);
            can.then_some(field)
        })
    }

    /// The fields and buildings where a worker can act again.
    fn reusable_workers(&self) -> impl Iterator<Item = Field> {
        Field::ALL.into_iter().filter(|field| {
            let state = &self.fields[*field];
            state.pawns.contains(&Some(Pawn::Worker))
                && match state.building {
                    Some(kind) => {
                        let info = &self.content().buildings[kind];
                        let repeats =
                            self.content().ops[usize::from(info.acts[0].0)] == Op::ReuseBuilding;
                        !info.is_for_engineers && !repeats && self.can_repeat(*field, kind)
                    }
                    None => !self.is_blocked(Work::Job(Job::Gather)) && self.can_gather(*field),
                }
        })
    }

    fn can_clear_again(&self) -> bool {
        self.clearing[Pawn::Worker] > 0
            && !self.is_blocked(Work::Job(Job::Snow))
            && (self.can_lay(Land::Near) || self.can_lay(Land::Far))
    }

    fn can_construct_again(&self) -> bool {
        self.constructing[Pawn::Worker] > 0 && self.can_construct(true)
    }

    pub(crate) fn can_reuse_worker(&self) -> bool {
        self.can_clear_again()
            || self.reusable_workers().next().is_some()
            || self.can_construct_again()
    }

    pub(crate) fn list_workers_again(&self, out: &mut impl FnMut(Action)) {
        self.reusable_workers().map(Action::Again).for_each(&mut *out);
        if self.can_clear_again() {
            out(Action::AgainClear);
        }
        if self.can_construct_again() {
            out(Action::AgainConstruct);
        }
        out(Action::Decline);
    }

    /// Repeats an action in the warm. FRO-RULING-95.
    pub(crate) fn act_again(&mut self, action: Action, log: &mut impl Log) {
        match action {
            Action::Again(field) if self.fields[field].building.is_some() => {
                self.use_building(field, log);
            }
            Action::Again(field) => self.gather(field, log),
            Action::AgainClear => self.questions.ask(Frame::Clear),
            Action::AgainConstruct => self.begin_construction(),
            Action::Decline => {}
            other => panic!("{other} repeats nothing"),
        }
    }

    // Law abilities. FRO-LAW-6.

    /// Whether the ability of a law can be used now.
    fn is_usable(&self, law: Law, window: Window) -> bool {
        let Some(ability) = self.content().law(law).ability else { return false };
        let first = usize::from(ability.block.0);
        let ops = &self.content().ops;
        ability.window == window
            && !self.used_laws.contains(law)
            && self.can_pay(&ability.pay)
            && self.changes(ops[first], Context::CARD)
            && (!ability.has_price || self.changes(ops[first + 1], Context::CARD))
    }

    pub(crate) fn list_abilities(&self, window: Window, out: &mut impl FnMut(Action)) {
        let usable = self.laws.iter().filter(|law| self.is_usable(*law, window));
        usable.map(Action::Ability).for_each(out);
    }

    pub(crate) fn use_ability(&mut self, law: Law, log: &mut impl Log) {
        let ability = self.content().law(law).ability.expect("a law with an ability");
        self.used_laws = self.used_laws.with(law);
        self.run(ability.block, Context::CARD);
        self.pay(&ability.pay, log);
    }
}

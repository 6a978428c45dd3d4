//! Phase 6: pawns act. FRO-ACT, FRO-USE, FRO-SCOUT, FRO-SPEC, FRO-CIT.
//!
//! Who may do what stands here; what it does stands in `acting.rs`.

mod acting;

use std::ops::ControlFlow;

use table::Seat;

use crate::action::Action;
use crate::building::Building;
use crate::card::{Card, CitizenCard, Counter, Few, Nth, Route, ScenarioCard};
use crate::citizen::{Citizen, Pawn};
use crate::content::{CitizenInfo, Cost, Slot, Window};
use crate::frame::{Cause, Context};
use crate::good::Good;
use crate::map::Field;
use crate::op::{Job, Land, Mod};
use crate::state::{Frostpunk, Scout};

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

    /// Pawn numbers follow the population. FRO-ACT-1, FRO-LIM-8, FRO-CHILD-2. Whoever comes, leaves
    /// or dies later in the day changes no pawn (FRO-ACT-12). FRO-RULING-7, FRO-RULING-27.
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

    /// The next seat with a legal action. FRO-ACT-3, FRO-ACT-8, FRO-RULING-69.
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

    /// What the active player can do. FRO-ACT-4, FRO-ACT-5, FRO-ACT-7, FRO-RULING-70.
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
            // What an automaton burns cannot be blasted with. FRO-ACT-9, FRO-RULING-100.
            let can_construct = can_construct
                && (coal == 0 || self.can_construct(self.goods[Good::Coal].checked_sub(coal)));
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

    /// Whether an action would change something. FRO-ACT-9, FRO-FX-43, FRO-RULING-17.
    fn is_worth(&self, work: Work, field: Option<Field>, card: Option<&CitizenInfo>) -> bool {
        if let Some(card) = card.filter(|card| card.replaces) {
            let is_tree = work == Work::Job(Job::GatherTree);
            let has_tree = field.is_some_and(|field| self.fields[field].trees() > 0);
            let context = Context { field, cause: Cause::Card };
            return (!is_tree || has_tree) && self.would_change(card.block, context);
        }
        match (work, field) {
            (Work::Job(Job::Snow), _) => self.can_lay(Land::Near) || self.can_lay(Land::Far),
            (Work::Job(Job::Construct), _) => self.can_construct(Some(self.goods[Good::Coal])),
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
    /// FRO-RULING-54.
    pub(crate) fn payment(&self, kind: Building, card: Option<&CitizenInfo>) -> Cost {
        if card.is_some_and(|card| card.replaces) {
            Cost::default()
        } else {
            self.content().buildings[kind].pay
        }
    }

    /// Whether a scout can be sent on a route. FRO-SCOUT-1, FRO-SCOUT-2, FRO-BLD-13. Those on their
    /// way need no balloon any more (FRO-SCOUT-4).
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

    /// Whether a slot lists a pawn. FRO-RULING-76: with Child Labor children stand where workers
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
}

//! What an action with a pawn does, what can be done again, and the abilities of laws.

use table::Seat;

use super::{OPERATIONS, Work};
use crate::action::Action;
use crate::building::Building;
use crate::card::{Card, CitizenCard, Law, Nth};
use crate::citizen::Pawn;
use crate::content::Window;
use crate::event::{Event, Log};
use crate::frame::{Cause, Context, Frame, Unit};
use crate::good::Good;
use crate::map::Field;
use crate::op::{Job, Land, Mod, Op};
use crate::state::{Frostpunk, Scout, SlotUse};

/// Pieces that a gather action takes. FRO-GATH-1.
const GATHERED: u8 = 2;

impl Frostpunk {
    /// Takes a pawn of the pool and acts with it. FRO-ACT-10: the pawn is placed and what the
    /// action costs is paid, then sickness, then the effect. FRO-RULING-56.
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
        let is_cold = self.is_cold(action, card); // FRO-HEAT-8: judged now
        let Some((pawn, field)) = action.sent() else {
            panic!("{action} is no action with a pawn");
        };
        let building = field.and_then(|field| self.fields[field].building);
        log.tell(match (action, building) {
            (Action::Use(_, field), Some(building)) => Event::Used { seat, pawn, building, field },
            (Action::Gather(_, field), _) => Event::Gathering { seat, pawn, field },
            _ => Event::Acted { seat, pawn },
        });
        self.pool[pawn] -= 1;
        let is_charged = field.is_some_and(|field| self.is_charged(field));
        let coal = self.pawn_coal(pawn, field);
        self.lose(Good::Coal, coal, log);
        // The effect is asked for first, so that it comes after sickness.
        if let Some(info) = info {
            self.run(info.block, Context { field, cause: Cause::Card });
        }
        // FRO-CIT-4: a card may take the place of the effect; pawn and cold are as ever.
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

    /// Whether an action, perhaps with a citizen card, is done in the cold. FRO-HEAT-1, FRO-HEAT-2;
    /// what a card says comes first (FRO-DEC-1).
    pub fn is_cold(&self, action: Action, card: Option<CitizenCard>) -> bool {
        let is_warm = card.is_some_and(|card| self.content().citizen(card).is_warm);
        !is_warm
            && match action {
                Action::Clear(_) => !self.has_modifier(|modifier| modifier == Mod::SnowWarm),
                Action::Gather(_, field) => !self.is_zone_warm(field), // FRO-HEAT-7, FRO-RULING-43
                Action::Use(_, field) => !self.is_heated(field),       // FRO-USE-3
                _ => false,
            }
    }

    /// Puts the pawn where it acts. FRO-ACT-11.
    fn place_pawn(&mut self, action: Action) {
        match action {
            // These two have room for everybody. FRO-SNOW-1, FRO-CONS-1.
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
                // FRO-EXP-3: the first space of the whole path, not of the top card.
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

    /// FRO-GATH-1, FRO-C-37, FRO-C-39, FRO-RULING-34, FRO-RULING-99.
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

    /// Buildings with a citizen pawn whose action can be repeated. FRO-BLD-22: each once, however
    /// many pawns stand there. FRO-RULING-31: not the one that repeats, and none that would repeat
    /// in turn.
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

    /// The fields and buildings where a worker can act again. FRO-C-19: at dusk, too, because pawns
    /// go home only at night.
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
        self.constructing[Pawn::Worker] > 0 && self.can_construct(Some(self.goods[Good::Coal]))
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

    /// Repeats an action in the warm. FRO-RULING-95, FRO-RULING-74.
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

    /// Whether the ability of a law can be used now. FRO-RULING-52.
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

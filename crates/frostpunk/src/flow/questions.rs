//! Every legal answer to a question.

use crate::action::Action;
use crate::card::{Advisors, Few, Flag, Nth, Route};
use crate::citizen::Citizen;
use crate::frame::Frame;
use crate::good::Good;
use crate::map::Position;
use crate::op::Land;
use crate::state::{Frostpunk, Ground};
use crate::token::Family;

impl Frostpunk {
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
                // FRO-RULING-73
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
}

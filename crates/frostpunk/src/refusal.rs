//! What a player may point at, legal or not, and which rule forbids it.

use crate::action::Action;
use crate::action_phase::Work;
use crate::building::Building;
use crate::card::{Card, Few, Law, Nth, Route, ScenarioCard};
use crate::citizen::{Citizen, Pawn};
use crate::content::{CitizenInfo, Size, Window};
use crate::frame::{Context, Frame, Order, Unit};
use crate::good::Good;
use crate::map::{Field, Position, Positions};
use crate::op::{Job, Land};
use crate::phase::DayPhase;
use crate::state::{Frostpunk, Ground};
use crate::token::Family;

impl Frostpunk {
    /// What one might point at besides the legal answers: pieces and places that are there, whether
    /// or not a rule forbids them now.
    pub(crate) fn list_pointable(&self, frame: Frame, out: &mut impl FnMut(Action)) {
        match frame {
            Frame::Turn { .. } => {
                self.list_fuel(out);
                self.laws.iter().map(Action::Ability).for_each(&mut *out);
                out(Action::Stop);
                let hand = self.hands[self.asked(frame).index()];
                hand.iter().map(Action::Play).for_each(&mut *out);
                self.list_pawn_actions(out);
            }
            Frame::TurnWith { .. } => self.list_pawn_actions(out),
            Frame::Fuel => self.list_fuel(out),
            Frame::GiveUp { seat } => {
                self.hands[seat.index()].iter().map(Action::Discard).for_each(out);
            }
            Frame::EventOption { card } => Self::list_numbers(self.choices(card).len(), out),
            Frame::Explored { route } => Self::list_numbers(self.ways(route).len(), out),
            Frame::Goal { .. } => out(Action::Pass),
            Frame::Advisor => {
                self.advisors.iter().flatten().map(|who| Action::Advise(*who)).for_each(out);
            }
            Frame::Abilities { window } => {
                let is_of_window = |law: &Law| {
                    self.content().law(*law).ability.is_some_and(|it| it.window == window)
                };
                self.laws.iter().filter(is_of_window).map(Action::Ability).for_each(out);
            }
            Frame::Enact { .. } => {
                Law::starting().iter().map(Action::Enact).for_each(out);
            }
            Frame::Construct { .. } => {
                let has_price = |kind: &Building| self.content().buildings[*kind].cost.is_some();
                Building::ALL.into_iter().filter(has_price).map(Action::Build).for_each(&mut *out);
                self.buildings().map(|(field, _)| Action::Demolish(field)).for_each(&mut *out);
                let is_ridge = |position: &Position| self.ground[*position] == Ground::Ridge;
                Position::ALL.into_iter().filter(is_ridge).map(Action::Blast).for_each(out);
            }
            Frame::Site { kind, .. } => {
                if self.content().buildings[kind].size == Size::Small {
                    self.open_fields().map(Action::Field).for_each(out);
                } else {
                    self.open_tiles().map(Action::Lay).for_each(out);
                }
            }
            Frame::Lay { land, .. } => {
                let all = if land == Land::Near { Positions::NEAR } else { Positions::FAR };
                let is_snow = |position: &Position| self.ground[*position] == Ground::Snow;
                all.iter().filter(is_snow).map(Action::Lay).for_each(out);
            }
            Frame::Clear => [Action::Near, Action::Far].into_iter().for_each(out),
            Frame::Tinker { .. } | Frame::UpgradeFree { .. } => {
                out(Action::Develop);
                self.buildings().map(|(field, _)| Action::Upgrade(field)).for_each(out);
            }
            Frame::Times { unit, .. } => self.list_pointable_units(unit, out),
            Frame::Vent { .. } | Frame::Care { .. } => Self::list_numbers(2, out),
            Frame::SetAside => self.dusk.scried.iter().map(Action::SetAside).for_each(out),
            Frame::Destroy { .. } | Frame::Ruin { .. } => {
                self.buildings().map(|(field, _)| Action::Field(field)).for_each(out);
            }
            Frame::AddToMap { .. }
            | Frame::TakeFromMap { .. }
            | Frame::Thump { .. }
            | Frame::Saw { .. }
            | Frame::Collect { .. } => self.open_fields().map(Action::Field).for_each(out),
            Frame::Evacuate { .. } => Citizen::ALL.map(Action::Name).into_iter().for_each(out),
            _ => {}
        }
    }

    fn list_numbers(count: usize, out: &mut impl FnMut(Action)) {
        (0..count).map(|index| Action::Option(Nth::of(index))).for_each(out);
    }

    fn list_fuel(&self, out: &mut impl FnMut(Action)) {
        let gap = self.cold.saturating_sub(self.heat);
        (1..=gap).map(|coal| Action::Fuel(Few::new(coal))).for_each(out);
    }

    fn open_fields(&self) -> impl Iterator<Item = Field> {
        Field::ALL.into_iter().filter(|field| self.is_open(*field))
    }

    fn open_tiles(&self) -> impl Iterator<Item = Position> {
        Position::ALL
            .into_iter()
            .filter(|position| matches!(self.ground[*position], Ground::Tile(_)))
    }

    /// Every pawn in the pool or on an exhausted token with every place it could stand on.
    fn list_pawn_actions(&self, out: &mut impl FnMut(Action)) {
        for pawn in Pawn::ALL {
            if self.pool[pawn] + self.bound[pawn] == 0 {
                continue;
            }
            out(Action::Clear(pawn));
            out(Action::Construct(pawn));
            for field in self.open_fields() {
                let state = &self.fields[field];
                if state.good.is_some() || state.has_rubble {
                    out(Action::Gather(pawn, field));
                }
            }
            self.buildings().map(|(field, _)| Action::Use(pawn, field)).for_each(&mut *out);
            Route::ALL.map(|route| Action::Scout(pawn, route)).into_iter().for_each(&mut *out);
            for (card, number, _) in self.slots() {
                out(Action::Special(pawn, card, number));
            }
        }
    }

    fn list_pointable_units(&self, unit: Unit, out: &mut impl FnMut(Action)) {
        match unit {
            Unit::Sick(_)
            | Unit::Die(_)
            | Unit::Leave(_)
            | Unit::Add(_)
            | Unit::AddSick(_)
            | Unit::Exhaust(_)
            | Unit::Cure(_)
            | Unit::Treat => Citizen::ALL.map(Action::Name).into_iter().for_each(out),
            Unit::Rise(_) => out(Action::Draw),
            Unit::Fall(family) => {
                for token in family.tokens() {
                    if self.on_track(token) > 0 {
                        out(Action::Spend(token));
                        out(Action::Remove(token));
                    }
                }
            }
            Unit::Activate(tokens) => tokens.iter().map(Action::Activate).for_each(out),
            Unit::Spend(tokens) => tokens.iter().map(Action::Spend).for_each(out),
            Unit::FallTyped(_) | Unit::Discard(_) | Unit::RiseTyped(_) | Unit::Develop => {}
        }
    }

    /// The rule that forbids an answer which is not listed.
    pub(crate) fn forbidding_rule(&self, frame: Frame, action: Action) -> &'static str {
        match (frame, action) {
            (Frame::Turn { has_fueled, .. }, Action::Fuel(coal)) => {
                if has_fueled || coal.get() == 0 { "FRO-ACT-4" } else { "FRO-GENP-2" }
            }
            (Frame::Turn { .. }, Action::Play(card)) => {
                let seat = self.asked(frame);
                let is_held = self.hands[seat.index()].contains(card);
                if is_held && self.has_played.contains(seat) { "FRO-CIT-5" } else { "FRO-CIT-2" }
            }
            (Frame::Turn { .. }, Action::Ability(law)) => self.ability_rule(law, Window::Action),
            (Frame::Turn { .. }, action) => self.pawn_rule(action, None),
            (Frame::TurnWith { card }, action) => {
                self.pawn_rule(action, Some(self.content().citizen(card)))
            }
            (Frame::Abilities { window }, Action::Ability(law)) => self.ability_rule(law, window),
            (Frame::EventOption { card }, Action::Option(number)) => {
                let choice = self.choices(card).get(number.index());
                match choice {
                    Some(choice) if self.all_hold(choice.req) => "FRO-RES-3",
                    _ => "FRO-EVT-2",
                }
            }
            (Frame::Explored { route }, Action::Option(number)) => {
                match self.ways(route).get(number.index()) {
                    Some(way) if !self.can_pay(&way.cost) => "FRO-RES-3",
                    Some(_) => "FRO-EXP-14",
                    None => "FRO-EXP-8",
                }
            }
            (Frame::Goal { route, .. }, Action::Pass) => {
                let top = self.routes[route.index()].cards.last();
                let has_next = top.is_some_and(|top| top.card.deck().next().is_some());
                if has_next { "FRO-EXP-14" } else { "FRO-EXP-5" }
            }
            (Frame::Advisor, Action::Advise(advisor)) => {
                if self.advisors.contains(&Some(advisor)) {
                    "FRO-PREP-2"
                } else {
                    "FRO-PREP-1"
                }
            }
            (Frame::Enact { .. }, Action::Enact(law)) => {
                if law.rival().is_some_and(|rival| self.laws.contains(rival)) {
                    "FRO-LAW-2"
                } else {
                    "FRO-LAW-1"
                }
            }
            (Frame::Construct { .. }, action) => self.operation_rule(action),
            (Frame::Site { kind, .. }, site) => self.site_rule(kind, site),
            (Frame::Lay { land: Land::Near, .. }, _) => "FRO-SNOW-3",
            (Frame::Tinker { .. } | Frame::UpgradeFree { .. }, Action::Upgrade(field)) => {
                self.upgrade_rule(field)
            }
            (Frame::Tinker { .. }, Action::Decline) => "FRO-RULING-59",
            (Frame::Tinker { .. }, Action::Develop) => "FRO-ACT-9",
            (Frame::Vent { .. }, Action::Option(Nth::N2)) if self.goods[Good::Core] == 0 => {
                "FRO-RES-3"
            }
            (Frame::SetAside, Action::SetAside(card)) if card.is_consultation() => "FRO-DUSK-6",
            (Frame::Destroy { .. }, Action::Field(field))
                if self.fields[field].building.is_some() && !self.may_fall(field) =>
            {
                self.standing_rule(field)
            }
            (Frame::Times { unit, .. }, action) => self.unit_rule(unit, action),
            (frame, _) => frame.rule(),
        }
    }

    fn ability_rule(&self, law: Law, window: Window) -> &'static str {
        let ability = self.content().law(law).ability.filter(|it| it.window == window);
        match ability {
            _ if self.used_laws.contains(law) || !self.laws.contains(law) => "FRO-LAW-6",
            Some(ability) if !self.can_pay(&ability.pay) => "FRO-RES-3",
            Some(ability)
                if ability.has_price
                    && self.changes(
                        self.content().ops[usize::from(ability.block.0)],
                        Context::CARD,
                    ) =>
            {
                "FRO-RULING-96"
            }
            _ => "FRO-LAW-6",
        }
    }

    /// The rule that forbids an action with a pawn, in the order in which a player would ask: is
    /// there such a pawn, may it do this, is there place, can it be paid, does it do anything.
    fn pawn_rule(&self, action: Action, card: Option<&CitizenInfo>) -> &'static str {
        let (pawn, work, field) = match action {
            Action::Clear(pawn) => (pawn, Work::Job(Job::Snow), None),
            Action::Construct(pawn) => (pawn, Work::Job(Job::Construct), None),
            Action::Scout(pawn, _) => (pawn, Work::Job(Job::Scout), None),
            Action::Gather(pawn, field) => (pawn, Work::Job(Job::Gather), Some(field)),
            Action::Use(pawn, field) => match self.fields[field].building {
                Some(kind) => (pawn, Work::Building(kind), Some(field)),
                None => return "FRO-USE-1",
            },
            Action::Special(pawn, card, number) => return self.slot_rule(pawn, card, number),
            Action::Stop => return "FRO-ACT-7",
            Action::Play(_) => return "FRO-CIT-5",
            _ => return "FRO-ACT-5",
        };
        if let Some(rule) = self.missing_pawn_rule(pawn) {
            return rule;
        }
        if let Some(card) = card
            && pawn.citizen() != Some(card.citizen)
        {
            return if pawn == Pawn::Automaton { "FRO-CIT-6" } else { "FRO-CIT-2" };
        }
        let is_tree = field.is_some_and(|field| self.fields[field].trees() > 0);
        let fells =
            card.is_some() && is_tree && self.may_do(pawn, Work::Job(Job::GatherTree), card);
        if !fells && !self.may_do(pawn, work, card) {
            return self.permission_rule(pawn, work, card);
        }
        if self.goods[Good::Coal] < self.pawn_coal(pawn, field) {
            return "FRO-AUTO-1";
        }
        match action {
            Action::Clear(_) => "FRO-SNOW-2",
            Action::Construct(_) => "FRO-CONS-2",
            Action::Scout(_, route) => self.scout_rule(route),
            Action::Gather(_, field) if self.fields[field].has_pawn() => "FRO-GATH-2",
            Action::Gather(..) if is_tree && card.is_none() => "FRO-GATH-3",
            Action::Gather(..) if card.is_some() => "FRO-FX-43",
            Action::Use(_, field) => self.use_rule(pawn, field, card),
            _ => "FRO-GATH-1",
        }
    }

    fn missing_pawn_rule(&self, pawn: Pawn) -> Option<&'static str> {
        match (self.pool[pawn], self.bound[pawn]) {
            (0, 0) => Some("FRO-ACT-5"),
            (0, _) => Some("FRO-ACT-2"),
            _ => None,
        }
    }

    fn permission_rule(&self, pawn: Pawn, work: Work, card: Option<&CitizenInfo>) -> &'static str {
        if self.is_blocked(work) {
            return "FRO-C-37";
        }
        if let Work::Building(kind) = work
            && self.content().buildings[kind].acts[0].is_empty()
        {
            return "FRO-USE-4";
        }
        match pawn {
            _ if card.is_some() => "FRO-CIT-2",
            Pawn::Automaton => "FRO-AUTO-2",
            Pawn::Child if work == Work::Job(Job::Scout) => "FRO-SCOUT-3",
            Pawn::Child => "FRO-ACT-6",
            _ => "FRO-USE-2",
        }
    }

    fn use_rule(&self, pawn: Pawn, field: Field, card: Option<&CitizenInfo>) -> &'static str {
        let Some(kind) = self.fields[field].building else { return "FRO-USE-1" };
        let payment = self.payment(kind, card);
        if self.content().buildings[kind].acts[0].is_empty() {
            "FRO-USE-4"
        } else if self.anchor(field) != field || !self.has_place(field, kind) {
            "FRO-USE-1"
        } else if !self.can_pay_with_coal(&payment, self.pawn_coal(pawn, Some(field))) {
            "FRO-RES-3"
        } else if card.is_some_and(|card| card.replaces) {
            "FRO-FX-43"
        } else {
            match kind {
                Building::Platform => "FRO-LAW-5",
                Building::Generator => "FRO-BLD-3",
                Building::Factory => "FRO-BLD-10",
                _ => "FRO-ACT-9",
            }
        }
    }

    fn scout_rule(&self, route: Route) -> &'static str {
        let state = &self.routes[route.index()];
        if self.built(Building::ObservationBalloon) == 0 || state.scout.is_some() {
            "FRO-SCOUT-1"
        } else if state.cards.is_empty() {
            "FRO-EXP-14"
        } else {
            "FRO-SCOUT-2"
        }
    }

    fn slot_rule(&self, pawn: Pawn, card: Card, number: Nth) -> &'static str {
        if let Some(rule) = self.missing_pawn_rule(pawn) {
            return rule;
        }
        let slot = self.slots().find(|(other, nth, _)| (*other, *nth) == (card, number));
        let Some((_, _, slot)) = slot else { return "FRO-SPEC-1" };
        if !self.may_stand(pawn, slot) {
            return if pawn == Pawn::Automaton { "FRO-AUTO-2" } else { "FRO-C-5" };
        }
        if card == Card::Scenario(ScenarioCard::Iii03) && !self.has_evacuation_centre() {
            return "FRO-C-39";
        }
        if self.is_used_up(card, number) {
            return "FRO-SPEC-1";
        }
        let coal = self.pawn_coal(pawn, None);
        if self.goods[Good::Coal] < coal {
            return "FRO-AUTO-1";
        }
        let can_pay = self.can_pay_with_coal(&slot.whole_price(), coal);
        if can_pay { "FRO-C-5" } else { "FRO-RES-3" }
    }

    fn operation_rule(&self, action: Action) -> &'static str {
        match action {
            Action::Build(kind) => {
                let info = &self.content().buildings[kind];
                let Some(cost) = info.cost else { return "FRO-CONS-6" };
                if self.ruined.contains(kind) {
                    "FRO-WEA-10"
                } else if !self.is_unlocked(kind) {
                    "FRO-CONS-3"
                } else if self.supply[kind] == 0 {
                    "FRO-CONS-8"
                } else if !self.can_pay(&cost) {
                    "FRO-RES-3"
                } else if info.size == Size::Marker {
                    "FRO-C-41"
                } else if info.site.is_some() && !self.has_suited_tile(kind) {
                    "FRO-CONS-7"
                } else {
                    "FRO-CONS-4"
                }
            }
            Action::Demolish(field) if self.fields[field].building.is_some() => {
                if self.may_fall(field) { "FRO-CONS-9" } else { self.standing_rule(field) }
            }
            Action::Demolish(_) => "FRO-CONS-9",
            Action::Dig(_) => "FRO-C-39",
            Action::Blast(_) => "FRO-C-41",
            _ => "FRO-CONS-2",
        }
    }

    /// The rule by which a building can be neither torn down nor destroyed.
    fn standing_rule(&self, field: Field) -> &'static str {
        match self.fields[field].building {
            Some(Building::Platform | Building::Generator) => "FRO-BLD-26",
            _ => "FRO-C-35",
        }
    }

    fn site_rule(&self, kind: Building, site: Action) -> &'static str {
        let is_free = match site {
            Action::Field(field) => self.is_free(field),
            Action::Lay(position) => position.fields().iter().all(|field| self.is_free(*field)),
            _ => false,
        };
        let info = &self.content().buildings[kind];
        match (info.size, is_free && info.site.is_some()) {
            (Size::Marker, _) => "FRO-C-41",
            (_, true) => "FRO-CONS-7",
            (_, false) => "FRO-CONS-4",
        }
    }

    fn upgrade_rule(&self, field: Field) -> &'static str {
        let state = &self.fields[field];
        let cost = state.building.and_then(|kind| self.content().buildings[kind].upgrade);
        match cost {
            Some(_) if state.is_upgraded => "FRO-BLD-25",
            Some(_) if state.has_pawn() => "FRO-BLD-5",
            Some(_) => "FRO-RES-3",
            None => "FRO-BLD-25",
        }
    }

    fn unit_rule(&self, unit: Unit, action: Action) -> &'static str {
        match (unit, action) {
            (Unit::Rise(Family::Hope), Action::Draw) | (Unit::Rise(_), Action::Activate(_)) => {
                "FRO-HOPE-5"
            }
            (Unit::Cure(_), Action::Name(citizen)) if self.sick[citizen] == 1 => "FRO-CURE-2",
            (Unit::Exhaust(_), _) => "FRO-RULING-57",
            (unit, _) => unit.rule(),
        }
    }
}

impl Unit {
    /// The rule that says what can be answered.
    const fn rule(self) -> &'static str {
        match self {
            Self::Rise(_) | Self::RiseTyped(_) => "FRO-HOPE-4",
            Self::Fall(_) => "FRO-HOPE-7",
            Self::FallTyped(_) => "FRO-HOPE-8",
            Self::Activate(_) | Self::Spend(_) => "FRO-FX-13",
            Self::Discard(_) => "FRO-FX-14",
            Self::Cure(_) => "FRO-CURE-1",
            Self::Treat => "FRO-CURE-3",
            Self::Add(_) | Self::AddSick(_) => "FRO-LIM-1",
            Self::Exhaust(_) => "FRO-FX-9",
            Self::Sick(_) | Self::Die(_) | Self::Leave(_) | Self::Develop => "FRO-DEC-5",
        }
    }
}

impl Frame {
    /// The rule that says what can be answered.
    const fn rule(self) -> &'static str {
        match self {
            Self::TakeAdvisor { .. } => "FRO-SETUP-20",
            Self::GiveUp { .. } => "FRO-SETUP-22",
            Self::Given { .. } => "FRO-SETUP-26",
            Self::Times { unit, .. } => unit.rule(),
            Self::EventOption { .. } => "FRO-EVT-2",
            Self::Sequence { order: Order::Activation } => "FRO-DAWN-4",
            Self::Sequence { order: Order::Timers | Order::Phase(DayPhase::Dusk) } => "FRO-DUSK-1",
            Self::Sequence { order: Order::Phase(_) } => "FRO-C-36",
            Self::AskHand { .. } => "FRO-DEATH-2",
            Self::Fuel => "FRO-GENP-2",
            Self::Marches { .. } => "FRO-WEA-4",
            Self::Base { .. } => "FRO-C-22",
            Self::Goal { .. } => "FRO-EXP-5",
            Self::Explored { .. } => "FRO-EXP-8",
            Self::Advisor => "FRO-PREP-2",
            Self::Mobilise => "FRO-SOLO-3",
            Self::Abilities { .. } => "FRO-LAW-6",
            Self::Turn { .. } | Self::TurnWith { .. } => "FRO-ACT-5",
            Self::Confirm { .. } => "FRO-ACT-7",
            Self::Clear => "FRO-SNOW-2",
            Self::Lay { .. } => "FRO-SNOW-4",
            Self::Construct { .. } => "FRO-CONS-2",
            Self::Site { .. } => "FRO-CONS-4",
            Self::BuildFree { .. } | Self::UpgradeFree { .. } => "FRO-FX-24",
            Self::Tinker { .. } => "FRO-BLD-5",
            Self::Research => "FRO-TECH-2",
            Self::Enact { .. } => "FRO-LAW-1",
            Self::AddToMap { .. } | Self::TakeFromMap { .. } => "FRO-FX-21",
            Self::Thump { .. } => "FRO-BLD-14",
            Self::Saw { .. } => "FRO-BLD-11",
            Self::Collect { .. } => "FRO-FX-41",
            Self::Destroy { .. } => "FRO-FX-22",
            Self::Ruin { .. } => "FRO-FX-23",
            Self::ReuseWorker => "FRO-FX-27",
            Self::ReuseBuilding { .. } => "FRO-FX-26",
            Self::Vent { .. } => "FRO-BLD-3",
            Self::Care { .. } => "FRO-BLD-17",
            Self::Bury { .. } => "FRO-BLD-18",
            Self::Inspire => "FRO-BLD-19",
            Self::Silence => "FRO-BLD-23",
            Self::Evacuate { .. } => "FRO-C-39",
            Self::SetAside => "FRO-BLD-20",
            Self::DiscardHand { .. } => "FRO-FX-31",
            Self::Beds => "FRO-NIGHT-5",
            Self::Shift | Self::Filter { .. } => "FRO-C-40",
            Self::StartOut { .. } => "FRO-C-41",
            Self::Relief { .. } | Self::Flips { .. } => "FRO-C-37",
            _ => "FRO-FX-35",
        }
    }
}

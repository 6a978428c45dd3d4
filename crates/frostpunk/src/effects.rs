//! The operations of cards: whether each would change the state, and what it does. FRO-FX.
//!
//! `changes` is exact: an operation that would not change anything leaves the state as it is
//! (FRO-ACT-9).

use crate::building::Building;
use crate::card::{Counter, Reason};
use crate::citizen::{Citizen, Pawn, Who};
use crate::content::{Cost, HEAT_TRACK, ROUNDS};
use crate::day::GROVE;
use crate::event::{Event, Log};
use crate::frame::{Cause, Context, Frame, Unit};
use crate::good::Good;
use crate::op::{Block, Cond, Countable, Mod, Op, Reach, Sign, Span};
use crate::state::{AUTOMATONS, Frostpunk, LIMIT, STEEL};
use crate::token::Family;

impl Frostpunk {
    /// Begins a program.
    pub(crate) fn run(&mut self, block: Block, context: Context) {
        if !block.is_empty() {
            self.questions.ask(Frame::Run { at: block, context });
        }
    }

    /// Whether any operation of a program would change something now.
    pub fn would_change(&self, block: Block, context: Context) -> bool {
        let mut at = usize::from(block.0);
        loop {
            match self.content().ops[at] {
                Op::End => return false,
                // FRO-BLD-18: what follows happens only if the marker moves.
                Op::Bury(_) if self.deaths == 0 => return false,
                op if self.changes(op, context) => return true,
                _ => at += 1,
            }
        }
    }

    /// Whether an operation would change the state. FRO-ACT-9.
    pub fn changes(&self, op: Op, context: Context) -> bool {
        match op {
            Op::End => false,
            Op::Gain(good, _) => self.goods[good] < most(good),
            Op::Lose(good, _) => self.goods[good] > 0,
            Op::Add(who, _) | Op::AddSick(who, _) => self.roomy(who).next().is_some(),
            Op::Leave(who, _) | Op::Sick(who, _) | Op::Die(who, _) => {
                self.present(who).next().is_some()
            }
            Op::Exhaust(who, _) => self.exhaustible(who).next().is_some(),
            Op::Cure(_) => Citizen::ALL.into_iter().any(|citizen| self.can_cure(citizen)),
            Op::CureTyped(citizen, _) => self.can_cure(citizen),
            Op::Treat(_) => self.grave.contains(&true),
            Op::Deaths(n) => n > 0 || self.deaths > 0,
            Op::Hunger(n) => (n > 0 && self.hunger < LIMIT) || (n < 0 && self.hunger > 0),
            Op::Morale(family, n) if n > 0 => {
                self.can_draw(family)
                    || family.tokens().iter().any(|token| self.spent_tokens[*token] > 0)
            }
            Op::Morale(family, _) => self.tokens(family) > 0,
            Op::MoraleTyped(token, n) if n > 0 => {
                self.can_draw(token.family()) || self.spent_tokens[token] > 0
            }
            Op::MoraleTyped(token, _) => self.on_track(token) > 0,
            Op::Activate(tokens, _) => tokens.iter().any(|token| self.spent_tokens[token] > 0),
            Op::Deactivate(tokens, _) => tokens.iter().any(|token| self.active_tokens[token] > 0),
            Op::DiscardToken(tokens, _) => tokens.iter().any(|token| self.on_track(token) > 0),
            Op::Overload(n) => n > 0 || self.overload > 0,
            Op::Cold(n) => (n > 0 && self.cold < HEAT_TRACK) || (n < 0 && self.cold > 2),
            Op::Indicator(gauge, n) => self.would_indicators_move(gauge, n),
            Op::Heat(_) => self.heat < self.cold,
            Op::Storm(n) => self.storm.is_some_and(|storm| moved_storm(storm, n) != storm),
            Op::SetStorm(space) => self.storm.is_some() && self.storm != space,
            Op::Scouts(_) => self.scouts() > 0,
            Op::PlaceTile(land, _) => self.can_lay(land),
            Op::AddToMap { good, .. } => self.can_add_to_map(good),
            Op::TakeFromMap { good, .. } => self.fields_with(good, context.field).next().is_some(),
            Op::Destroy(target, _) => self.targets(target).any(|field| self.may_fall(field)),
            Op::Ruin(target, _) => self.ruinable(target).next().is_some(),
            Op::RuinAll(kind) => self.built(kind) > 0,
            Op::RuinSupply(kind) => !self.ruined.contains(kind),
            Op::BuildFree { kinds, .. } => kinds.iter().any(|kind| self.can_build(kind, true)),
            Op::UpgradeFree { .. } => self.upgradeable().next().is_some(),
            Op::Unlock(kind) => !self.unlocked.contains(kind),
            Op::ReuseWorker => self.can_reuse_worker(),
            Op::ReuseBuilding => self.reusable(context.field).next().is_some(),
            Op::Develop(n) => self.development.is_some_and(|(_, round)| n > 0 || round < ROUNDS),
            Op::EnactLaw { .. } => self.can_enact(),
            Op::Automaton(_) => self.in_play(Pawn::Automaton) < AUTOMATONS,
            Op::ChildPawn(pawn) => !self.owns_child(pawn),
            Op::DrawCitizens(_) => !self.citizen_deck.union(self.citizen_discard).is_empty(),
            Op::DiscardCitizens(_) => !self.hands[self.leader.index()].is_empty(),
            Op::AddDusk(card) => !self.dusk.met.contains(card),
            Op::ScryDusk(_) => self.dusk_size() > 0, // FRO-RULING-97
            Op::RemoveEvent(card) => self.is_in_area(card),
            Op::Counter(counter, n) => self.counted(counter, n) != self.counters[counter],
            Op::SetFlag(flag) => !self.flags.contains(flag),
            Op::ClearFlag(flag) => self.flags.contains(flag),
            Op::Choose(span) => {
                let branches = &self.content().branches[span.indices()];
                branches.iter().any(|branch| self.would_change(*branch, context))
            }
            Op::If { cond, then, otherwise } => {
                let branch = if self.all_hold(cond) { then } else { otherwise };
                self.would_change(branch, context)
            }
            Op::Per { count, div, max, block } => {
                self.how_often(count, div, max) > 0 && self.would_change(block, context)
            }
            Op::Reveal(card) => !self.face_up.contains(card) && !self.gone_cards.contains(card),
            Op::DiscardCard(card) => self.face_up.contains(card),
            Op::EndGame(_) => true,
            Op::Gather(_) => self.can_gather_from(context.field),
            Op::Construct(_) => self.can_construct(None),
            Op::Vent(_) => self.overload > 0 || self.can_upgrade_tower(),
            Op::Tinker(_) => self.development.is_some() || self.payable_upgrades().next().is_some(),
            Op::Collect => self.collectable(context.field).next().is_some(),
            Op::Saw { reach, .. } => {
                self.sawable(context.field, reach == Reach::Adjacent).next().is_some()
            }
            Op::Thump { .. } => self.thumpable(context.field).next().is_some(),
            Op::Care { .. } => Citizen::ALL.into_iter().any(|citizen| self.can_cure(citizen)),
            Op::Bury(_) => self.deaths > 0,
            Op::Inspire => self.spent_tokens_of(Family::Hope) > 0,
            Op::Silence => self.active_tokens_of(Family::Discontent) > 0,
            Op::Evacuate(_) => self.evacuable().next().is_some(),
        }
    }

    /// Carries out an operation that changes something. Its questions are asked in its order.
    #[expect(clippy::too_many_lines, reason = "the closed list of operations, one arm each")]
    pub(crate) fn carry_out(&mut self, op: Op, context: Context, log: &mut impl Log) {
        match op {
            // Some need the place of the operation, see `carry_out_at`.
            Op::End | Op::BuildFree { .. } | Op::AddDusk(_) => {}
            Op::Gain(good, n) => self.gain(good, n, log),
            Op::Lose(good, n) => self.lose(good, n, log),
            Op::Add(who, n) => self.ask_times(Unit::Add(who), n, context),
            Op::AddSick(who, n) => self.ask_times(Unit::AddSick(who), n, context),
            Op::Leave(who, n) => self.ask_times(Unit::Leave(who), n, context),
            Op::Sick(Who::Each, n) => {
                for citizen in Citizen::ALL.into_iter().rev() {
                    self.ask_times(Unit::Sick(citizen.into()), n, context);
                }
            }
            // FRO-FX-5, FRO-FX-7: one at a time, so what one does is known when the next is chosen.
            Op::Sick(who, n) => self.ask_times(Unit::Sick(who), n, context),
            Op::Die(who, n) => self.ask_times(Unit::Die(who), n, context),
            Op::Exhaust(who, n) => self.ask_times(Unit::Exhaust(who), n, context),
            Op::Cure(n) => {
                let bonus = self.point_bonus(context, |modifier| match modifier {
                    Mod::CureBonus(kinds, n) => Some((kinds, n)),
                    _ => None,
                });
                self.ask_times(Unit::Cure(None), n + bonus, context);
            }
            Op::CureTyped(citizen, n) => self.ask_times(Unit::Cure(Some(citizen)), n, context),
            Op::Treat(n) => {
                let bonus = self.point_bonus(context, |modifier| match modifier {
                    Mod::TreatBonus(kinds, n) => Some((kinds, n)),
                    _ => None,
                });
                self.ask_times(Unit::Treat, n + bonus, context);
            }
            // FRO-FX-8: nobody dies of it, so no card is asked for.
            Op::Deaths(n) if n > 0 => {
                for _ in 0..n {
                    if !self.count_death(log) {
                        return;
                    }
                }
            }
            Op::Deaths(n) => self.deaths = self.deaths.saturating_sub(n.unsigned_abs()),
            Op::Hunger(n) => self.move_hunger(n, log),
            // FRO-HOPE-10, FRO-FX-11: point by point, each with its own question.
            Op::Morale(family, n) => {
                let unit = if n > 0 { Unit::Rise(family) } else { Unit::Fall(family) };
                self.ask_times(unit, n.unsigned_abs(), context);
            }
            // FRO-FX-12.
            Op::MoraleTyped(token, n) => {
                let unit = if n > 0 { Unit::RiseTyped(token) } else { Unit::FallTyped(token) };
                self.ask_times(unit, n.unsigned_abs(), context);
            }
            Op::Activate(tokens, n) => self.ask_times(Unit::Activate(tokens), n, context),
            Op::Deactivate(tokens, n) => self.ask_times(Unit::Spend(tokens), n, context),
            Op::DiscardToken(tokens, n) => self.ask_times(Unit::Discard(tokens), n, context),
            // FRO-FX-15: one number counts both spaces, so the large one is emptied first.
            Op::Overload(n) if n > 0 => self.overload(n.unsigned_abs(), log),
            Op::Overload(n) => self.overload = self.overload.saturating_sub(n.unsigned_abs()),
            Op::Cold(n) => self.move_cold(n),
            Op::Indicator(gauge, n) => self.indicators = self.moved_indicators(gauge, n),
            // FRO-FX-17: cold that has fallen below the heat does not pull it back.
            Op::Heat(n) => self.heat = (self.heat + n).min(self.cold.max(self.heat)),
            Op::Storm(n) => self.storm = self.storm.map(|storm| moved_storm(storm, n)),
            Op::SetStorm(space) => self.storm = self.storm.and(space),
            Op::Scouts(steps) => self.march_scouts(steps, false), // FRO-FX-19
            Op::PlaceTile(land, n) => self.begin_laying(land, n),
            Op::AddToMap { good, n, fields } => {
                self.marked = crate::map::Fields::NONE;
                self.questions.ask(Frame::AddToMap { good, n, left: fields, is_begun: false });
            }
            Op::TakeFromMap { good, n, fields } => match context.field {
                Some(field) => {
                    let count = n.min(self.fields[field].count);
                    self.fields[field].take(count);
                    self.touch(field, log);
                }
                None => {
                    self.marked = crate::map::Fields::NONE;
                    self.questions.ask(Frame::TakeFromMap { good, n, left: fields });
                }
            },
            Op::Destroy(target, left) => self.questions.ask(Frame::Destroy { target, left }),
            Op::Ruin(target, left) => self.questions.ask(Frame::Ruin { target, left }),
            Op::RuinAll(kind) => {
                for field in crate::map::Field::ALL {
                    if self.fields[field].building == Some(kind) {
                        self.ruin(field, log);
                    }
                }
            }
            Op::RuinSupply(kind) => {
                self.ruined = self.ruined.with(kind);
                self.supply[kind] = 0;
            }
            Op::Unlock(kind) => self.unlocked = self.unlocked.with(kind), // FRO-FX-25
            Op::UpgradeFree { n } => self.questions.ask(Frame::UpgradeFree { left: n }),
            Op::ReuseWorker => self.questions.ask(Frame::ReuseWorker),
            Op::ReuseBuilding => {
                self.questions.ask(Frame::ReuseBuilding { except: context.field });
            }
            Op::Develop(n) if n > 0 => self.ask_times(Unit::Develop, n.unsigned_abs(), context),
            Op::Develop(n) => self.delay_development(n.unsigned_abs()),
            Op::EnactLaw { must } => self.questions.ask(Frame::Enact { must }),
            // FRO-FX-30: a machine is there at once, a child from the next FRO-ACT-1 on.
            Op::Automaton(n) => {
                let room = AUTOMATONS - self.in_play(Pawn::Automaton);
                self.pool[Pawn::Automaton] += n.min(room);
            }
            Op::ChildPawn(Pawn::ChildWorker) => self.owns_child_worker = true, // FRO-RULING-93
            Op::ChildPawn(_) => self.owns_child_engineer = true,
            Op::DrawCitizens(left) => self.questions.ask(Frame::DrawCitizens { left }),
            Op::DiscardCitizens(left) => self.questions.ask(Frame::DiscardHand { left }),
            Op::ScryDusk(left) => self.questions.ask(Frame::Scry { left }), // FRO-FX-33
            Op::RemoveEvent(card) => self.withdraw(card, log),
            Op::Counter(counter, n) => self.count(counter, n, log),
            Op::SetFlag(flag) => self.flags = self.flags.with(flag),
            Op::ClearFlag(flag) => self.flags = self.flags.without(flag),
            // Nobody is asked to choose among branches that all do nothing.
            Op::Choose(_) | Op::Care { .. } if !self.changes(op, context) => {}
            Op::Choose(span) => self.questions.ask(Frame::Choose { span, context }),
            Op::If { cond, then, otherwise } => {
                let branch = if self.all_hold(cond) { then } else { otherwise };
                self.run(branch, context);
            }
            Op::Per { count, div, max, block } => {
                let left = self.how_often(count, div, max);
                if left > 0 {
                    self.questions.ask(Frame::Repeat { block, left, context });
                }
            }
            Op::Reveal(card) => self.turn_up(card, log),
            Op::DiscardCard(card) => self.put_back(card, log),
            Op::EndGame(reason) => self.end(reason, log),
            Op::Gather(n) => self.gather_some(context.field, n, log),
            Op::Construct(left) => {
                self.questions.ask(Frame::Construct { left, is_begun: false, may_blast: false });
            }
            Op::Vent(cubes) => self.questions.ask(Frame::Vent { cubes }),
            Op::Tinker(left) => self.questions.ask(Frame::Tinker { left, is_begun: false }),
            Op::Collect => self.collect(context.field, log),
            Op::Saw { wood, reach } => {
                if let Some(field) = context.field {
                    let is_wide = reach == Reach::Adjacent;
                    self.questions.ask(Frame::Saw { field, wood, is_wide });
                }
            }
            Op::Thump { coal, fields } => {
                if let Some(field) = context.field {
                    self.marked = crate::map::Fields::NONE;
                    let frame = Frame::Thump { field, coal, left: fields, is_begun: false };
                    self.questions.ask(frame);
                }
            }
            Op::Care { free, paid } => self.questions.ask(Frame::Care { free, paid, context }),
            Op::Bury(most) => self.questions.ask(Frame::Bury { most }),
            Op::Inspire => self.questions.ask(Frame::Inspire),
            Op::Silence => self.questions.ask(Frame::Silence),
            Op::Evacuate(most) => self.questions.ask(Frame::Evacuate { most }),
        }
    }

    /// Carries out the next operation of a program, which is the top frame. The last one replaces
    /// its frame, so that long chains of effects stay flat.
    pub(crate) fn step_program(&mut self, at: Block, context: Context, log: &mut impl Log) {
        let index = usize::from(at.0);
        let op = self.content().ops[index];
        let ends_here = op == Op::End
            || self.content().ops[index + 1] == Op::End
            || (matches!(op, Op::Bury(_)) && self.deaths == 0);
        self.questions.answered();
        if !ends_here {
            self.questions.ask(Frame::Run { at: Block(at.0 + 1), context });
        }
        if self.changes(op, context) {
            self.carry_out_at(at, context, log);
        }
    }

    /// Carries out the operation at a place: for some of them the place matters.
    pub(crate) fn carry_out_at(&mut self, at: Block, context: Context, log: &mut impl Log) {
        match self.content().ops[usize::from(at.0)] {
            Op::BuildFree { n, .. } => {
                self.questions.ask(Frame::BuildFree { op: at.0, left: n });
            }
            // FRO-FX-38: where it came from is told, what it is stays unread.
            Op::AddDusk(card) if !self.dusk.met.contains(card) => {
                let origin = self.content().origin(at).expect("only cards add dusk cards");
                self.add_dusk(card, origin, log);
            }
            Op::AddDusk(_) => {}
            op => self.carry_out(op, context, log),
        }
    }

    /// Whether all conditions hold.
    pub fn all_hold(&self, conds: Span) -> bool {
        conds.indices().all(|index| self.holds(self.content().conds[index]))
    }

    /// Whether a condition holds. FRO-C-38.
    pub fn holds(&self, cond: Cond) -> bool {
        let total = |values: &[u8; 3]| values.iter().map(|value| u32::from(*value)).sum::<u32>();
        match cond {
            // FRO-HOPE-13: it is looked at, not spent.
            Cond::Active(tokens, n) => {
                tokens.iter().map(|token| self.active_tokens[token]).sum::<u8>() >= n
            }
            Cond::Tokens(tokens, range) => {
                range.contains(tokens.iter().map(|token| u32::from(self.on_track(token))).sum())
            }
            Cond::Pool(good, n) => self.goods[good] >= n,
            Cond::Built(kind, n) => self.built(kind) >= n,
            Cond::Law(law) => self.laws.contains(law),
            Cond::Laws(range) => range.contains(self.laws.len()),
            Cond::Population(Some(citizen), range) => {
                range.contains(self.population[citizen].into())
            }
            Cond::Population(None, range) => range.contains(total(&self.population)),
            Cond::Sick(Some(citizen), range) => range.contains(self.sick[citizen].into()),
            Cond::Sick(None, range) => range.contains(total(&self.sick)),
            Cond::Grave(range) => {
                range.contains(self.grave.iter().filter(|is| **is).count() as u32)
            }
            Cond::Deaths(range) => range.contains(self.deaths.into()),
            Cond::Hunger(range) => range.contains(self.hunger.into()),
            Cond::Overload(range) => range.contains(self.overload.into()),
            Cond::Heat(range) => range.contains(self.heat.into()),
            Cond::Failed => self.has_failed,
            Cond::Round(range) => range.contains(self.round.into()),
            Cond::Storms(range) => range.contains(self.storms.into()),
            Cond::Scouts(n) => self.scouts() >= n,
            Cond::Shelter(range) => range.contains(self.places().into()),
            Cond::Event(card) => self.is_in_area(card),
            Cond::Counter(counter, range) => range.contains(self.counters[counter].into()),
            Cond::Sign(sign) => self.shows(sign),
            Cond::Not(index) => !self.holds(self.content().conds[usize::from(index)]),
            Cond::AnyOf(span) => {
                span.indices().any(|index| self.holds(self.content().conds[index]))
            }
        }
    }

    fn shows(&self, sign: Sign) -> bool {
        let ark_is_cold = |position: crate::map::Position| !self.is_heated(position.fields()[0]);
        match sign {
            Sign::SleptWarm => self.slept_warm,
            Sign::TreesBelow6 => self.trees() < GROVE,
            Sign::ArkACold => ark_is_cold(crate::map::Position::N3),
            Sign::ArkBCold => ark_is_cold(crate::map::Position::N9),
            Sign::EvacStarted => self.counters[Counter::Evacuated] > 0,
            Sign::Flag(flag) => self.flags.contains(flag),
        }
    }

    /// How often `per` repeats. FRO-RULING-58.
    fn how_often(&self, count: Countable, div: u8, max: u8) -> u8 {
        let count = match count {
            Countable::HopeTokens => self.tokens(Family::Hope),
            Countable::Counter(counter) => self.counters[counter],
        };
        (count / div).min(max)
    }

    /// More points of cure or treatment at a building. FRO-C-37, FRO-FX-43.
    fn point_bonus(
        &self,
        context: Context,
        bonus: impl Fn(Mod) -> Option<(crate::building::Buildings, u8)>,
    ) -> u8 {
        let (Cause::Normal, Some(field)) = (context.cause, context.field) else { return 0 };
        let Some(kind) = self.fields[field].building else { return 0 };
        self.modifier(|modifier| {
            bonus(modifier).and_then(|(kinds, n)| kinds.contains(kind).then_some(n))
        })
    }

    // Goods. FRO-RES.

    /// FRO-FX-1, FRO-RES-1, FRO-LIM-3, FRO-LIM-4.
    pub(crate) fn gain(&mut self, good: Good, count: u8, log: &mut impl Log) {
        let count = count.min(most(good) - self.goods[good].min(most(good)));
        if count > 0 {
            self.goods[good] += count;
            log.tell(Event::Gained { good, count });
        }
    }

    /// FRO-FX-1, FRO-RES-2.
    pub(crate) fn lose(&mut self, good: Good, count: u8, log: &mut impl Log) {
        let count = count.min(self.goods[good]);
        if count > 0 {
            self.goods[good] -= count;
            log.tell(Event::Lost { good, count });
        }
    }

    /// Whether a cost can be paid in full. FRO-RES-3: a token that is to be spent has to be active
    /// (FRO-HOPE-3).
    pub fn can_pay(&self, cost: &Cost) -> bool {
        self.can_pay_with_coal(cost, 0)
    }

    /// The same with more coal.
    pub(crate) fn can_pay_with_coal(&self, cost: &Cost, coal: u8) -> bool {
        let has_goods = Good::ALL.into_iter().all(|good| {
            let more = if good == Good::Coal { coal } else { 0 };
            cost.goods[good] + more <= self.goods[good]
        });
        has_goods
            && cost
                .flip
                .is_none_or(|tokens| tokens.iter().any(|token| self.active_tokens[token] > 0))
    }

    /// Pays goods now and asks for the token, if one is spent. FRO-FX-2.
    pub(crate) fn pay(&mut self, cost: &Cost, log: &mut impl Log) {
        for (good, count) in cost.goods.pairs() {
            self.lose(good, *count, log);
        }
        if let Some(tokens) = cost.flip {
            self.ask_times(Unit::Spend(tokens), 1, Context::CARD);
        }
    }

    // Counters.

    /// Where a counter would be.
    fn counted(&self, counter: Counter, by: i8) -> u8 {
        let max = self.content().counters[counter].max;
        self.counters[counter].saturating_add_signed(by).min(max)
    }

    /// Moves a counter. FRO-RULING-86, FRO-C-39: some of them end the game at 0.
    pub(crate) fn count(&mut self, counter: Counter, by: i8, log: &mut impl Log) {
        self.counters[counter] = self.counted(counter, by);
        let count = self.counters[counter];
        log.tell(Event::CounterMoved { counter, count });
        match (counter, count) {
            (Counter::Seedlings, 0) => self.end(Reason::SeedlingsDead, log),
            (Counter::GenState, 0) => self.end(Reason::GeneratorLost, log),
            _ => {}
        }
    }

    pub(crate) fn spent_tokens_of(&self, family: Family) -> u8 {
        family.tokens().iter().map(|token| self.spent_tokens[*token]).sum()
    }

    pub(crate) fn active_tokens_of(&self, family: Family) -> u8 {
        family.tokens().iter().map(|token| self.active_tokens[*token]).sum()
    }

    fn owns_child(&self, pawn: Pawn) -> bool {
        if pawn == Pawn::ChildWorker { self.owns_child_worker } else { self.owns_child_engineer }
    }

    /// Whether the core option of the Generator would upgrade the tower. FRO-BLD-3, FRO-BLD-4.
    pub(crate) fn can_upgrade_tower(&self) -> bool {
        !self.is_tower_upgraded && self.goods[Good::Core] > 0
    }

    /// The types of which somebody healthy can be evacuated. FRO-C-39.
    pub(crate) fn evacuable(&self) -> impl Iterator<Item = Citizen> {
        let is_healthy = |citizen: Citizen| self.population[citizen] > self.sick[citizen];
        let children_first =
            self.flags.contains(crate::card::Flag::ChildrenFirst) && is_healthy(Citizen::Child);
        Citizen::ALL.into_iter().filter(move |citizen| {
            let is_healthy = self.population[*citizen] > self.sick[*citizen];
            is_healthy && (!children_first || *citizen == Citizen::Child)
        })
    }

    /// People go on board. FRO-C-39.
    pub(crate) fn evacuate(&mut self, citizen: Citizen, most: u8, log: &mut impl Log) {
        let healthy = self.population[citizen] - self.sick[citizen];
        let count = healthy.min(most + 2 * self.counters[Counter::Bench]);
        for _ in 0..count {
            self.leave(citizen, log);
        }
        if citizen == Citizen::Child {
            self.ask_times(Unit::Rise(Family::Hope), 1, Context::CARD);
            self.count(Counter::EvacChildren, count as i8, log);
        }
        self.count(Counter::Evacuated, count as i8, log);
    }

    /// Whether the evacuation centre stands. FRO-C-39.
    pub(crate) fn has_evacuation_centre(&self) -> bool {
        self.built(Building::EvacuationCentre) > 0
    }
}

/// How much of a good the city can have.
pub(crate) const fn most(good: Good) -> u8 {
    match good {
        Good::Food => LIMIT,
        Good::Steel => STEEL,
        Good::Wood | Good::Coal | Good::Core => u8::MAX,
    }
}

/// Where the storm marker would be. FRO-FX-18.
const fn moved_storm(storm: u8, by: i8) -> u8 {
    let moved = storm as i8 + by;
    if moved < 1 {
        1
    } else if moved > ROUNDS as i8 {
        ROUNDS
    } else {
        moved as u8
    }
}

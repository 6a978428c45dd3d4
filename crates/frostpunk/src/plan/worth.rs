//! What the operations of cards are worth.

use crate::building::Building;
use crate::card::{Law, Scenario};
use crate::citizen::{Citizen, Who};
use crate::content::Cost;
use crate::frame::Context;
use crate::good::{Good, MapGood};
use crate::op::{Block, Countable, Op, Reach};
use crate::plan::Plan;
use crate::token::Family;

impl Plan<'_> {
    /// What a program is worth.
    pub(super) fn block(&self, block: Block, context: Context) -> i32 {
        let mut worth = 0;
        let mut at = usize::from(block.0);
        loop {
            match self.game.content().ops[at] {
                Op::End => return worth,
                op => worth += self.op(op, context),
            }
            at += 1;
        }
    }

    /// What has to be paid is worth.
    pub(super) fn cost(&self, cost: &Cost) -> i32 {
        let goods: i32 =
            Good::ALL.into_iter().map(|good| self.goods[good] * i32::from(cost.goods[good])).sum();
        goods + if cost.flip.is_some() { self.hope * 2 / 3 } else { 0 }
    }

    fn who(&self, who: Who, n: u8) -> i32 {
        let n = i32::from(n);
        match who {
            Who::Each => Citizen::ALL.into_iter().map(|citizen| self.illness(citizen, 0, n)).sum(),
            Who::Track => self.illness(self.game.fed_type(), 0, n),
            Who::Any => {
                let least = Citizen::ALL
                    .into_iter()
                    .filter(|citizen| self.game.population[*citizen] > 0)
                    .map(|citizen| self.illness(citizen, 0, n))
                    .min();
                least.unwrap_or(0)
            }
            _ => who.citizen().map_or(0, |citizen| self.illness(citizen, 0, n)),
        }
    }

    /// How many an operation means.
    fn heads(who: Who, n: u8) -> i32 {
        i32::from(n) * if who == Who::Each { 3 } else { 1 }
    }

    /// What one operation is worth.
    #[expect(clippy::too_many_lines, reason = "the closed list of operations, one arm each")]
    fn op(&self, op: Op, context: Context) -> i32 {
        let (game, prices) = (self.game, self.prices);
        let signed = |price: i32, n: i8| price * i32::from(n);
        match op {
            Op::Gain(good, n) => self.goods[good] * i32::from(n),
            Op::Lose(good, n) => -self.goods[good] * i32::from(n.min(game.goods[good])),
            Op::Add(who, n) => 14 * Self::heads(who, n) * self.ahead.min(6) / 6,
            Op::AddSick(who, n) => {
                14 * Self::heads(who, n) * self.ahead.min(6) / 6 - self.who(who, n)
            }
            Op::Leave(who, n) => -18 * Self::heads(who, n) * self.ahead.min(6) / 6,
            Op::Sick(who, n) => -self.who(who, n),
            Op::Die(who, n) => -(self.death + self.hope) * Self::heads(who, n),
            Op::Exhaust(who, n) => -prices.exhausted * Self::heads(who, n),
            Op::Cure(n) => self.cure(n, None),
            Op::CureTyped(citizen, n) => self.cure(n, Some(citizen)),
            Op::Treat(n) => {
                let mut worth = Citizen::ALL.map(|citizen| self.treatment(citizen));
                worth.sort_unstable();
                worth.iter().rev().take(usize::from(n)).sum()
            }
            Op::Deaths(n) => -signed(self.death, n),
            Op::Hunger(n) => -signed(self.goods[Good::Food], n.max(-(game.hunger as i8))),
            Op::Morale(family, n) => self.morale(family, n),
            Op::MoraleTyped(token, n) => {
                self.morale(token.family(), n)
                    + if n > 0 { self.morale(token.family(), 1) / 2 } else { 0 }
            }
            Op::Activate(tokens, n) | Op::Deactivate(tokens, n) | Op::DiscardToken(tokens, n) => {
                let is_hope = tokens.iter().any(|token| token.family() == Family::Hope);
                let price = if is_hope { self.hope } else { -self.discontent };
                let rises = matches!(op, Op::Activate(..));
                let count = tokens.iter().map(|token| {
                    if rises { game.spent_tokens[token] } else { game.active_tokens[token] }
                });
                let steps = i32::from(n).min(count.map(i32::from).sum());
                let whole = if matches!(op, Op::DiscardToken(..)) { 2 } else { 1 };
                price * steps * whole * if rises { 1 } else { -1 } * 2 / 3
            }
            Op::Overload(n) if n > 0 => {
                let more = n as u8;
                -signed(prices.cube, n) - self.breakdown(game.overload, more) / 2
            }
            Op::Overload(n) => self.vent(n.unsigned_abs()),
            Op::Cold(n) => -signed(45, n) * self.ahead.min(5) / 3,
            Op::Indicator(_, n) => -signed(25, n) * self.ahead.min(5) / 3,
            Op::Heat(n) => {
                let heat = (game.heat + n).min(game.cold);
                self.heat_worth(heat) - self.heat_worth(game.heat)
            }
            Op::Storm(n) => signed(40, n),
            Op::Scouts(n) => i32::from(n) * 20 * i32::from(game.scouts()),
            Op::PlaceTile(land, n) => self.snow(land) * i32::from(n),
            Op::AddToMap { good, n, fields } => {
                i32::from(n) * i32::from(fields) * self.piece(good) / 2
            }
            Op::TakeFromMap { good, n, fields } => {
                -i32::from(n) * i32::from(fields) * self.piece(good) / 2
            }
            Op::Destroy(_, n) => -100 * i32::from(n),
            Op::Ruin(_, n) => -150 * i32::from(n),
            Op::RuinAll(kind) => -120 * i32::from(game.built(kind)),
            Op::RuinSupply(_) => -30,
            Op::BuildFree { kinds, n } => {
                let best = kinds
                    .iter()
                    .filter(|kind| game.can_build(*kind, true))
                    .map(|kind| self.building(kind, i32::from(game.built(kind))))
                    .max();
                best.unwrap_or(0) * i32::from(n)
            }
            Op::UpgradeFree { n } => 70 * i32::from(n) * self.ahead.min(6) / 6,
            Op::Unlock(_) => 20 * self.ahead.min(6) / 6,
            Op::ReuseWorker | Op::ReuseBuilding => 80,
            Op::Develop(n) => signed(prices.research, n) * self.ahead.min(8) / 8,
            Op::EnactLaw { .. } => self.law_worth(),
            Op::Automaton(n) => 90 * i32::from(n) * self.ahead.min(8) / 4,
            Op::ChildPawn(_) => 40 * self.ahead.min(8),
            Op::DrawCitizens(n) => prices.card * i32::from(n),
            Op::DiscardCitizens(n) => -prices.card * i32::from(n),
            Op::AddDusk(_) => -prices.dusk,
            Op::ScryDusk(n) => 25 + 15 * i32::from(n),
            Op::RemoveEvent(_) => 30,
            Op::Counter(counter, n) => self.counter(counter, n),
            Op::Choose(span) => {
                let branches = &game.content().branches[span.indices()];
                branches.iter().map(|branch| self.block(*branch, context)).max().unwrap_or(0)
            }
            Op::If { cond, then, otherwise } => {
                self.block(if game.all_hold(cond) { then } else { otherwise }, context)
            }
            Op::Per { count, div, max, block } => {
                let count = match count {
                    Countable::HopeTokens => game.tokens(Family::Hope),
                    Countable::Counter(counter) => game.counters[counter],
                };
                i32::from((count / div.max(1)).min(max)) * self.block(block, context)
            }
            Op::EndGame(reason) => {
                if reason.is_victory() {
                    20_000
                } else {
                    -20_000
                }
            }
            Op::Gather(n) => context.field.map_or(0, |field| self.gathered(field, n)),
            Op::Construct(n) => self.construction(n),
            Op::Vent(n) => self.vent(n).max(self.tower_upgrade()),
            Op::Tinker(n) => self.tinkering(n),
            Op::Collect => context.field.map_or(0, |field| self.collected(field)),
            Op::Saw { wood, reach } => {
                let is_wide = reach == Reach::Adjacent;
                let has_tree = game.sawable(context.field, is_wide).next().is_some();
                // In the grove every tree counts for the goal.
                let spares = game.options.scenario == Scenario::Grove && game.trees() <= 8;
                if has_tree && !spares { self.goods[Good::Wood] * i32::from(wood) } else { 0 }
            }
            Op::Thump { coal, fields } => {
                let count = game.thumpable(context.field).count().min(usize::from(fields)) as i32;
                count * i32::from(coal) * self.goods[Good::Coal] / 3
            }
            Op::Care { free, paid } => {
                self.cure(free, None).max(self.cure(paid, None) - self.hope * 2 / 3)
            }
            Op::Bury(n) => self.death * i32::from(n.min(game.deaths)) * 2 / 3,
            Op::Inspire => {
                let spent = Family::Hope.tokens().map(|token| game.spent_tokens[token]);
                self.hope * i32::from(spent.into_iter().max().unwrap_or(0)) * 2 / 3
            }
            Op::Silence => {
                let active = Family::Discontent.tokens().map(|token| game.active_tokens[token]);
                self.discontent * i32::from(active.into_iter().max().unwrap_or(0)) * 2 / 3
            }
            Op::Evacuate(n) => self.goal_price() * i32::from(n) / 3,
            Op::End
            | Op::SetStorm(_)
            | Op::SetFlag(_)
            | Op::ClearFlag(_)
            | Op::Reveal(_)
            | Op::DiscardCard(_) => 0,
        }
    }

    fn morale(&self, family: Family, n: i8) -> i32 {
        let steps = i32::from(n);
        match family {
            // Several steps down are worse than as many single ones.
            Family::Hope => steps * self.hope - if steps < -1 { self.hope / 2 } else { 0 },
            Family::Discontent => {
                let room = i32::from(self.game.tokens(Family::Discontent));
                if steps < 0 && room == 0 {
                    return 0;
                }
                -steps * self.discontent - if steps > 1 { self.discontent / 2 } else { 0 }
            }
        }
    }

    /// What goods from a field are worth.
    pub(super) fn gathered(&self, field: crate::map::Field, n: u8) -> i32 {
        let game = self.game;
        if game.fields[field].building == Some(Building::GatheringPost) {
            return self.collected(field).min(i32::from(n) * 60);
        }
        match game.fields[field].resource() {
            Some((good, count)) => self.goods[good] * i32::from(count.min(n)),
            None => 0,
        }
    }

    /// What a gathering post takes.
    fn collected(&self, field: crate::map::Field) -> i32 {
        let game = self.game;
        game.collectable(Some(field))
            .filter_map(|field| game.fields[field].resource())
            .map(|(good, _)| self.goods[good])
            .sum()
    }

    pub(super) fn piece(&self, good: MapGood) -> i32 {
        match good.good() {
            Some(good) => self.goods[good],
            None => self.goods[Good::Wood] * 3 / 2,
        }
    }

    /// What the platform is worth: the best law that is left.
    fn law_worth(&self) -> i32 {
        if self.ahead < 2 {
            return 0;
        }
        let best = self.game.future_laws.iter().map(|law| self.law(law)).max();
        best.unwrap_or(0).max(0)
    }

    /// What a law is worth.
    pub(super) fn law(&self, law: Law) -> i32 {
        let game = self.game;
        let days = self.ahead.min(8);
        let lasting = match law {
            Law::Pr01 => 12,
            Law::Pr02 | Law::Pr07 | Law::Pr08 => 4,
            Law::Pr03 | Law::Pr10 => 14,
            Law::Pr04 => 16,
            Law::Pr05 | Law::Pr09 | Law::Pr15 => 10,
            Law::Pr06 => 9,
            Law::Pr11 => {
                if self.out_at(game.cold) > 0 {
                    20
                } else {
                    4
                }
            }
            Law::Pr12 => 7,
            Law::Pr13 | Law::Pr14 => 6,
            Law::Pr16 => {
                if game.built(Building::Ruins) > 1 {
                    16
                } else {
                    3
                }
            }
        };
        let now = self.block(game.content().law(law).now, Context::CARD);
        self.prices.law * lasting * days / 100 + now - self.prices.dusk
    }
}

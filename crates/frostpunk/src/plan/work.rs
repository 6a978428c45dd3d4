//! What a turn of the action phase is worth.

use crate::action::Action;
use crate::action_phase::OPERATIONS;
use crate::building::Building;
use crate::card::{Card, CitizenCard, Nth};
use crate::citizen::{Citizen, Pawn};
use crate::content::CitizenInfo;
use crate::frame::{Cause, Context};
use crate::good::Good;
use crate::map::Field;
use crate::op::{Land, Mod};
use crate::plan::Plan;

/// More than any work is worth: heat comes before work.
const FIRST: i32 = 10_000;

impl Plan<'_> {
    /// What a decision at the start of a turn is worth.
    pub(super) fn turn(&self, action: Action) -> i32 {
        match action {
            Action::Fuel(coal) => {
                let worth = self.fuel_worth(coal.get());
                if worth > 0 { FIRST + worth } else { worth - 50 }
            }
            Action::Ability(law) => {
                let ability = self.game.content().law(law).ability;
                ability.map_or(-1, |ability| {
                    self.block(ability.block, Context::CARD) - self.cost(&ability.pay)
                })
            }
            Action::Stop => 0,
            Action::Play(card) => {
                let mut best = -1;
                self.game.list_actions(Some(card), &mut |action| {
                    best = best.max(self.work(action, Some(card)));
                });
                best - self.prices.card
            }
            action => self.work(action, None),
        }
    }

    /// What work with a pawn is worth.
    pub(super) fn work(&self, action: Action, card: Option<CitizenCard>) -> i32 {
        let game = self.game;
        let info = card.map(|card| game.content().citizen(card));
        let Some((pawn, field)) = action.sent() else { return 0 };
        let mut worth = 0;
        if info.is_none_or(|info| !info.replaces) {
            worth += self.ordinary(action, info);
        }
        if let Some(info) = info {
            worth += self.block(info.block, Context { field, cause: Cause::Card });
        }
        if let Some(field) = field {
            worth += self.knowledge(field);
        }
        let is_warm = info.is_some_and(|info| info.is_warm)
            || match action {
                Action::Clear(_) => game.has_modifier(|modifier| modifier == Mod::SnowWarm),
                Action::Gather(_, field) => game.is_zone_warm(field),
                Action::Use(_, field) => game.is_heated(field),
                _ => true,
            };
        let is_charged = field.is_some_and(|field| game.is_charged(field));
        worth - self.hardship(pawn, is_warm, is_charged) - self.wage(pawn)
    }

    /// What an action does without a card.
    fn ordinary(&self, action: Action, card: Option<&CitizenInfo>) -> i32 {
        let game = self.game;
        match action {
            Action::Clear(_) => {
                let worth = |land: Land| {
                    if !game.can_lay(land) {
                        return 0;
                    }
                    i32::from(game.tiles_of_action(land)) * self.snow(land)
                };
                worth(Land::Near).max(worth(Land::Far))
            }
            Action::Construct(_) => {
                *self.construction.get_or_init(|| self.construction(OPERATIONS)) - 15
            }
            Action::Gather(_, field) => self.gather(field),
            Action::Use(_, field) => self.use_of(field, card),
            Action::Scout(..) if self.ahead >= 3 => self.prices.scout,
            Action::Special(_, card, number) => self.slot(card, number),
            _ => 0,
        }
    }

    fn gather(&self, field: Field) -> i32 {
        let game = self.game;
        if game.fields[field].has_rubble {
            return if self.ahead > 0 { 70 } else { 0 };
        }
        if game.fields[field].trees() > 0 {
            let wood = game.tree_gather().unwrap_or(0);
            return self.goods[Good::Wood] * i32::from(wood) - 20;
        }
        let bonus = game.modifier(|modifier| match modifier {
            Mod::GatherBonus(n) => Some(n),
            _ => None,
        });
        self.gathered(field, 2 + bonus)
    }

    fn use_of(&self, field: Field, card: Option<&CitizenInfo>) -> i32 {
        let game = self.game;
        let Some(kind) = game.fields[field].building else { return 0 };
        let info = &game.content().buildings[kind];
        let act = info.acts[usize::from(game.fields[field].is_upgraded)];
        let context = Context { field: Some(field), cause: Cause::Normal };
        let mut worth = self.block(act, context) - self.cost(&game.payment(kind, card));
        for modifier in game.mods() {
            worth += match modifier {
                Mod::GainBonus(of, good, n) if of == kind => self.goods[good] * i32::from(n),
                Mod::CureBonus(kinds, n) if kinds.contains(kind) => 15 * i32::from(n),
                _ => 0,
            };
        }
        // Prisoners may freeze.
        if kind == Building::Prison { worth - 20 } else { worth }
    }

    fn slot(&self, card: Card, number: Nth) -> i32 {
        let game = self.game;
        let slot = game.slots().find(|(other, nth, _)| (*other, *nth) == (card, number));
        let Some((_, _, slot)) = slot else { return 0 };
        let mut worth = self.block(slot.block, Context::CARD) - self.cost(&slot.pay);
        if let Some((good, count)) = slot.put {
            worth -= self.goods[good] * i32::from(count);
            if let Some((needed, block)) = slot.done {
                let share = i32::from(count) * 100 / i32::from(needed.max(1));
                worth += (self.block(block, Context::CARD) + 40) * share / 100;
            }
        } else if let Some((_, block)) = slot.done {
            worth += self.block(block, Context::CARD);
        }
        worth
    }

    /// What the cold and a discharge point do to whoever works there.
    fn hardship(&self, pawn: Pawn, is_warm: bool, is_charged: bool) -> i32 {
        let cases = i32::from(!is_warm) + i32::from(is_charged);
        match pawn.citizen() {
            Some(citizen) => self.ill[citizen] * cases,
            None => self.goods[Good::Coal] * i32::from(is_charged),
        }
    }

    /// What the day of a pawn is worth to others.
    fn wage(&self, pawn: Pawn) -> i32 {
        match pawn {
            Pawn::Engineer | Pawn::ChildEngineer => self.prices.engineer,
            Pawn::Automaton => self.goods[Good::Coal],
            Pawn::Worker | Pawn::ChildWorker => 3,
            Pawn::Child => -10,
        }
    }

    /// Who is left out of the warm beds.
    pub(super) fn outside(&self, out: [u8; 3]) -> i32 {
        let cost = |citizen: Citizen| self.illness(citizen, 0, i32::from(out[citizen.index()]));
        -Citizen::ALL.into_iter().map(cost).sum::<i32>()
    }
}

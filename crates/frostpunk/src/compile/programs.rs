//! Operations, conditions and modifiers, from the words of the grammar. FRO-C-1, FRO-C-37, FRO-C-38.

use crate::building::Building;
use crate::card::{Card, Reason};
use crate::citizen::{Citizen, Pawn, Who};
use crate::compile::{Compiler, Place, Wanted};
use crate::content::ROUNDS;
use crate::grammar::{self, Amounts, Condition, Effect, Id, Modifier, SignWord};
use crate::op::{Block, Cond, Countable, Land, Mod, Op, Range, Sign, Span, Works};
use crate::token::{Family, Token};

impl Compiler<'_> {
    /// Compiles effects into a program.
    pub(super) fn program(&mut self, effects: &[Effect]) -> Block {
        if effects.is_empty() {
            return Block::EMPTY;
        }
        let mut ops = Vec::new();
        for effect in effects {
            self.effect(effect, &mut ops);
        }
        ops.push(Op::End);
        let start = self.ops.len() as u16;
        self.ops.extend(ops);
        Block(start)
    }

    pub(super) fn positive<K: Copy>(&mut self, amounts: &Amounts<K>) -> Vec<(K, u8)> {
        let pairs: Vec<(K, u8)> =
            amounts.0.iter().map(|(key, n)| (*key, n.unsigned_abs())).collect();
        self.expect(amounts.0.iter().all(|(_, n)| *n > 0), "an amount below 0");
        pairs
    }

    pub(super) fn counted(&mut self, n: u8) -> u8 {
        self.expect(n > 0, "an operation with 0 does nothing");
        n
    }

    fn moved(&mut self, n: i8) -> i8 {
        self.expect(n != 0, "an operation with 0 does nothing");
        n
    }

    fn people(&mut self, amounts: &Amounts<Who>, excluded: &[Who]) -> Vec<(Who, u8)> {
        let pairs = self.positive(amounts);
        for (who, _) in &pairs {
            self.expect(!excluded.contains(who), format!("{who} cannot be meant here"));
        }
        pairs
    }

    fn only_one(&mut self, what: &str, n: u8) {
        self.expect(n == 1, format!("{what} happens once at a time, not {n} times"));
    }

    fn only_in(&mut self, place: Place, what: &str) {
        self.expect(self.place == place, format!("{what} does not belong here"));
    }

    #[expect(clippy::too_many_lines, reason = "the closed list of operations, one arm each")]
    fn effect(&mut self, effect: &Effect, ops: &mut Vec<Op>) {
        const TYPES: [Who; 2] = [Who::Track, Who::Each];
        match effect {
            Effect::Gain(goods) => {
                ops.extend(self.positive(goods).into_iter().map(|(good, n)| Op::Gain(good, n)));
            }
            Effect::Lose(goods) => {
                ops.extend(self.positive(goods).into_iter().map(|(good, n)| Op::Lose(good, n)));
            }
            Effect::Add(people) => {
                let people = self.people(people, &TYPES);
                ops.extend(people.into_iter().map(|(who, n)| Op::Add(who, n)));
            }
            Effect::AddSick(people) => {
                let people = self.people(people, &TYPES);
                ops.extend(people.into_iter().map(|(who, n)| Op::AddSick(who, n)));
            }
            Effect::Leave(people) => {
                let people = self.people(people, &[Who::Each]);
                ops.extend(people.into_iter().map(|(who, n)| Op::Leave(who, n)));
            }
            Effect::Sick(people) => {
                let people = self.people(people, &[]);
                ops.extend(people.into_iter().map(|(who, n)| Op::Sick(who, n)));
            }
            Effect::Die(people) => {
                let people = self.people(people, &[Who::Each]);
                ops.extend(people.into_iter().map(|(who, n)| Op::Die(who, n)));
            }
            Effect::Exhaust(people) => {
                let people = self.people(people, &[Who::Each]);
                ops.extend(people.into_iter().map(|(who, n)| Op::Exhaust(who, n)));
            }
            Effect::Cure(n) => ops.push(Op::Cure(self.counted(*n))),
            Effect::CureTyped(people) => {
                let people = self.positive(people);
                ops.extend(people.into_iter().map(|(citizen, n)| Op::CureTyped(citizen, n)));
            }
            Effect::Treat(n) => ops.push(Op::Treat(self.counted(*n))),
            Effect::Deaths(n) => ops.push(Op::Deaths(self.moved(*n))),
            Effect::Hunger(n) => ops.push(Op::Hunger(self.moved(*n))),
            Effect::Hope(n) => ops.push(Op::Morale(Family::Hope, self.moved(*n))),
            Effect::Discontent(n) => ops.push(Op::Morale(Family::Discontent, self.moved(*n))),
            Effect::HopeTyped(tokens) => self.typed(tokens, Family::Hope, ops),
            Effect::DiscontentTyped(tokens) => self.typed(tokens, Family::Discontent, ops),
            Effect::Activate(tokens) => {
                let tokens = self.positive(tokens);
                ops.extend(tokens.into_iter().map(|(tokens, n)| Op::Activate(tokens, n)));
            }
            Effect::Deactivate(tokens) => {
                let tokens = self.positive(tokens);
                ops.extend(tokens.into_iter().map(|(tokens, n)| Op::Deactivate(tokens, n)));
            }
            Effect::DiscardToken(tokens) => {
                let tokens = self.positive(tokens);
                ops.extend(tokens.into_iter().map(|(tokens, n)| Op::DiscardToken(tokens, n)));
            }
            Effect::Overload(n) => ops.push(Op::Overload(self.moved(*n))),
            Effect::Cold(n) => ops.push(Op::Cold(self.moved(*n))),
            Effect::Indicator(gauges) => {
                ops.extend(gauges.0.iter().map(|(gauge, n)| Op::Indicator(*gauge, *n)));
            }
            Effect::Heat(n) => ops.push(Op::Heat(self.counted(*n))),
            Effect::Storm(n) => ops.push(Op::Storm(self.moved(*n))),
            Effect::SetStorm(n) => {
                self.expect((1..=ROUNDS).contains(n), format!("there is no round {n}"));
                ops.push(Op::SetStorm(Some(*n)));
            }
            Effect::StormOut => ops.push(Op::SetStorm(None)),
            Effect::Scouts(n) => ops.push(Op::Scouts(self.counted(*n))),
            Effect::PlaceTile(lands) => {
                let lands: Vec<(Land, u8)> = self.positive(lands);
                ops.extend(lands.into_iter().map(|(land, n)| Op::PlaceTile(land, n)));
            }
            Effect::AddToMap { good, n, fields } => {
                let (n, fields) = (self.counted(*n), self.counted(*fields));
                ops.push(Op::AddToMap { good: *good, n, fields });
            }
            Effect::TakeFromMap { good, n, fields } => {
                let (n, fields) = (self.counted(*n), self.counted(*fields));
                ops.push(Op::TakeFromMap { good: *good, n, fields });
            }
            Effect::Destroy { target, n } => {
                ops.push(Op::Destroy(target.0.0, self.counted(*n)));
            }
            Effect::Ruin { target, n } => ops.push(Op::Ruin(target.0.0, self.counted(*n))),
            Effect::RuinAll(kind) => ops.push(Op::RuinAll(self.shelter(kind.0))),
            Effect::RuinSupply(kind) => ops.push(Op::RuinSupply(self.shelter(kind.0))),
            Effect::BuildFree { kinds, n } => {
                self.expect(!kinds.is_empty(), "nothing to build");
                let kinds = kinds.iter().map(|kind| kind.0).collect();
                ops.push(Op::BuildFree { kinds, n: self.counted(*n) });
            }
            Effect::UpgradeFree { kinds, n } => {
                self.expect(kinds.is_empty(), "every kind with an upgraded side is meant");
                ops.push(Op::UpgradeFree { n: self.counted(*n) });
            }
            Effect::Unlock(kinds) => {
                for kind in kinds {
                    self.unlocked = self.unlocked.with(kind.0);
                    ops.push(Op::Unlock(kind.0));
                }
            }
            Effect::ReuseWorker(n) => {
                self.only_one("reuse_worker", *n);
                ops.push(Op::ReuseWorker);
            }
            Effect::ReuseBuilding(n) => {
                self.only_one("reuse_building", *n);
                ops.push(Op::ReuseBuilding);
            }
            Effect::Develop(n) => ops.push(Op::Develop(self.moved(*n))),
            Effect::EnactLaw(n) => {
                self.only_one("enact_law", *n);
                // FRO-FX-29, FRO-BLD-2: a card can be declined, the platform has to enact one.
                ops.push(Op::EnactLaw { must: self.place == Place::Building });
            }
            Effect::Automaton(n) => ops.push(Op::Automaton(self.counted(*n))),
            Effect::ChildPawn(pawn) => ops.push(Op::ChildPawn(match pawn {
                grammar::ChildWord::Worker => Pawn::ChildWorker,
                grammar::ChildWord::Engineer => Pawn::ChildEngineer,
            })),
            Effect::DrawCitizens(n) => ops.push(Op::DrawCitizens(self.counted(*n))),
            Effect::DiscardCitizens(n) => ops.push(Op::DiscardCitizens(self.counted(*n))),
            Effect::AddDusk(card) => {
                self.expect(card.0.is_standard(), format!("{} is never added", card.0));
                self.expect(self.has_origin(), "only a card on the table adds dusk cards");
                self.added = self.added.with(card.0);
                ops.push(Op::AddDusk(card.0));
            }
            Effect::ScryDusk(n) => ops.push(Op::ScryDusk(self.counted(*n))),
            Effect::RemoveEvent(card) => {
                // FRO-C-29: so that a story can end what an earlier card began.
                let is_event = matches!(card.0, Card::Morning(_) | Card::Dusk(_));
                self.expect(is_event, format!("{} is no event card", card.0));
                ops.push(Op::RemoveEvent(card.0));
            }
            Effect::Counter(counters) => {
                ops.extend(counters.0.iter().map(|(counter, n)| Op::Counter(counter.0, *n)));
            }
            Effect::SetFlag(flag) => ops.push(Op::SetFlag(*flag)),
            Effect::ClearFlag(flag) => ops.push(Op::ClearFlag(*flag)),
            Effect::Choose(branches) => {
                self.expect((2..=8).contains(&branches.len()), "a choice has two branches or more");
                let blocks: Vec<Block> =
                    branches.iter().map(|branch| self.program(branch)).collect();
                let span = Span { first: self.branches.len() as u16, count: blocks.len() as u8 };
                self.branches.extend(blocks);
                ops.push(Op::Choose(span));
            }
            Effect::If { cond, then, otherwise } => {
                self.expect(!cond.is_empty(), "a condition is missing");
                let cond = self.conditions(cond);
                let is_conditional = std::mem::replace(&mut self.is_conditional, true);
                let (then, otherwise) = (self.program(then), self.program(otherwise));
                self.is_conditional = is_conditional;
                ops.push(Op::If { cond, then, otherwise });
            }
            Effect::Per { count, div, max, effects } => {
                let (div, max) = (self.counted(*div), self.counted(*max));
                let count = match count {
                    grammar::CountWord::HopeTokens => Countable::HopeTokens,
                    grammar::CountWord::Counter(counter) => Countable::Counter(counter.0),
                };
                let block = self.program(effects);
                ops.push(Op::Per { count, div: div.max(1), max, block });
            }
            Effect::Reveal(card) => {
                self.revealed = self.revealed.with(card.0);
                if !self.is_conditional {
                    self.surely_revealed = self.surely_revealed.with(card.0);
                }
                ops.push(Op::Reveal(card.0));
            }
            Effect::DiscardCard(card) => ops.push(Op::DiscardCard(card.0)),
            Effect::Win(reason) => self.end_game(reason.0, true, ops),
            Effect::Defeat(reason) => self.end_game(reason.0, false, ops),
            Effect::Gather(n) => {
                self.only_in(Place::CitizenCard, "gather");
                ops.push(Op::Gather(self.counted(*n)));
            }
            Effect::Construct(n) => {
                self.only_in(Place::CitizenCard, "construct");
                ops.push(Op::Construct(self.counted(*n)));
            }
            Effect::Evacuate(n) => {
                self.only_in(Place::Slot, "evacuate");
                ops.push(Op::Evacuate(self.counted(*n)));
            }
            Effect::Vent(_)
            | Effect::Tinker(_)
            | Effect::Collect
            | Effect::Saw { .. }
            | Effect::Thump { .. }
            | Effect::Care(..)
            | Effect::Bury(_)
            | Effect::Inspire
            | Effect::Silence => {
                self.only_in(Place::Building, "what a building does by hand");
                ops.push(self.by_hand(effect));
            }
        }
    }

    /// What buildings do by hand.
    fn by_hand(&mut self, effect: &Effect) -> Op {
        match *effect {
            Effect::Vent(n) => Op::Vent(self.counted(n)),
            Effect::Tinker(n) => Op::Tinker(self.counted(n)),
            Effect::Saw { wood, reach } => Op::Saw { wood: self.counted(wood), reach },
            Effect::Thump { coal, fields } => {
                Op::Thump { coal: self.counted(coal), fields: self.counted(fields) }
            }
            Effect::Care(free, paid) => {
                Op::Care { free: self.counted(free), paid: self.counted(paid) }
            }
            Effect::Bury(n) => Op::Bury(self.counted(n)),
            Effect::Inspire => Op::Inspire,
            Effect::Silence => Op::Silence,
            _ => Op::Collect,
        }
    }

    fn typed(&mut self, tokens: &Amounts<Token>, family: Family, ops: &mut Vec<Op>) {
        for (token, n) in &tokens.0 {
            self.expect(token.family() == family, format!("{token} is not {family}"));
            ops.push(Op::MoraleTyped(*token, *n));
        }
    }

    fn shelter(&mut self, kind: Building) -> Building {
        let has_ruins = matches!(kind, Building::Tent | Building::Bunkhouse | Building::House);
        self.expect(has_ruins, format!("{kind} has no ruins side"));
        kind
    }

    fn end_game(&mut self, reason: Reason, is_won: bool, ops: &mut Vec<Op>) {
        let message = format!("{reason} is not a way to {}", if is_won { "win" } else { "lose" });
        self.expect(reason.is_victory() == is_won, message);
        ops.push(Op::EndGame(reason));
    }

    /// Compiles conditions that must all hold.
    pub(super) fn conditions(&mut self, conditions: &[Condition]) -> Span {
        let conds: Vec<Cond> =
            conditions.iter().flat_map(|condition| self.condition(condition)).collect();
        let span = Span { first: self.conds.len() as u16, count: conds.len() as u8 };
        self.conds.extend(conds);
        span
    }

    fn range(&mut self, bounds: grammar::Bounds) -> Range {
        let range = Range { min: bounds.min.unwrap_or(0), max: bounds.max.unwrap_or(u8::MAX) };
        let says_something = bounds.min.is_some() || bounds.max.is_some();
        self.expect(says_something && range.min <= range.max, "bounds that exclude nothing or all");
        range
    }

    fn condition(&mut self, condition: &Condition) -> Vec<Cond> {
        let people = |people: grammar::People| match people {
            grammar::People::Worker => Some(Citizen::Worker),
            grammar::People::Engineer => Some(Citizen::Engineer),
            grammar::People::Child => Some(Citizen::Child),
            grammar::People::Total => None,
        };
        vec![match condition {
            Condition::Active(tokens) => {
                let tokens = self.positive(tokens);
                return tokens.into_iter().map(|(tokens, n)| Cond::Active(tokens, n)).collect();
            }
            Condition::Pool(goods) => {
                let goods = self.positive(goods);
                return goods.into_iter().map(|(good, n)| Cond::Pool(good, n)).collect();
            }
            Condition::Tokens(tokens, bounds) => Cond::Tokens(*tokens, self.range(*bounds)),
            Condition::Built(kind, n) => Cond::Built(kind.0, self.counted(*n)),
            Condition::Law(law) => Cond::Law(law.0),
            Condition::Laws(bounds) => Cond::Laws(self.range(*bounds)),
            Condition::Pop(who, bounds) => Cond::Population(people(*who), self.range(*bounds)),
            Condition::Sick(who, bounds) => Cond::Sick(people(*who), self.range(*bounds)),
            Condition::Grave(bounds) => Cond::Grave(self.range(*bounds)),
            Condition::Deaths(bounds) => Cond::Deaths(self.range(*bounds)),
            Condition::Hunger(bounds) => Cond::Hunger(self.range(*bounds)),
            Condition::Overload(bounds) => Cond::Overload(self.range(*bounds)),
            Condition::Heat(bounds) => Cond::Heat(self.range(*bounds)),
            Condition::Failed => Cond::Failed,
            Condition::Round(bounds) => Cond::Round(self.range(*bounds)),
            Condition::Storms(bounds) => Cond::Storms(self.range(*bounds)),
            Condition::Scout(n) => Cond::Scouts(self.counted(*n)),
            Condition::Shelter(bounds) => Cond::Shelter(self.range(*bounds)),
            Condition::Event(card) => Cond::Event(card.0),
            Condition::Counter(counter, bounds) => {
                let (counter, range) = (counter.0, self.range(*bounds));
                let (file, line, who) = (self.file, self.line, self.who.clone());
                self.wanted.push(Wanted { file, line, who, counter, min: range.min });
                Cond::Counter(counter, range)
            }
            Condition::Flag(sign) => Cond::Sign(sign_of(*sign)),
            Condition::Not(inner) => {
                let inner = self.condition(inner);
                self.expect(inner.len() == 1, "one condition can be denied");
                let place = self.conds.len() as u16;
                self.conds.extend(inner.into_iter().take(1));
                Cond::Not(place)
            }
            Condition::AnyOf(conditions) => {
                self.expect(conditions.len() > 1, "a choice of conditions has two or more");
                Cond::AnyOf(self.conditions(conditions))
            }
        }]
    }

    pub(super) fn works(&mut self, words: &[Id<grammar::WorkWord>]) -> Works {
        self.expect(!words.is_empty(), "no action is named");
        let mut works = Works::default();
        for word in words {
            match word.0 {
                grammar::WorkWord::Job(job) => works.jobs = works.jobs.with(job),
                grammar::WorkWord::Building(kind) => works.buildings = works.buildings.with(kind),
            }
        }
        works
    }

    pub(super) fn modifiers(&mut self, modifiers: &[Modifier]) -> Vec<Mod> {
        let kinds = |kinds: &[Id<Building>]| kinds.iter().map(|kind| kind.0).collect();
        let mut mods = Vec::new();
        for modifier in modifiers {
            mods.push(match modifier {
                Modifier::ChildWork(words) => Mod::ChildWork(self.works(words)),
                Modifier::Blocked(words) => Mod::Blocked(self.works(words)),
                Modifier::GainBonus { kind, gain } => {
                    let gain = self.positive(gain);
                    let bonus = |(good, n)| Mod::GainBonus(kind.0, good, n);
                    mods.extend(gain.into_iter().map(bonus));
                    continue;
                }
                Modifier::ExpeditionBonus(gain) => {
                    let gain = self.positive(gain);
                    mods.extend(gain.into_iter().map(|(good, n)| Mod::ExpeditionBonus(good, n)));
                    continue;
                }
                Modifier::CureBonus { kinds: of, n } => Mod::CureBonus(kinds(of), self.counted(*n)),
                Modifier::TreatBonus { kinds: of, n } => {
                    Mod::TreatBonus(kinds(of), self.counted(*n))
                }
                Modifier::ShelterExtra { kind, who, n } => {
                    self.expect(*who == Who::Any, "beds of a building are for anybody");
                    Mod::ShelterExtra(kind.0, self.counted(*n))
                }
                Modifier::FeedDiscount(n) => Mod::FeedDiscount(self.counted(*n)),
                Modifier::FeedSick(n) => Mod::FeedSick(self.counted(*n)),
                Modifier::GatherBonus(n) => Mod::GatherBonus(self.counted(*n)),
                Modifier::TrapBonus(n) => Mod::TrapBonus(self.counted(*n)),
                Modifier::ShelterCapacity(n) => Mod::ShelterCapacity(self.counted(*n)),
                Modifier::RuinsShelter(level) => Mod::RuinsShelter(*level),
                Modifier::Level { kind, level } => Mod::Level(kind.0, *level),
                Modifier::Sustain { food, limit } => {
                    Mod::Sustain { food: *food, limit: self.counted(*limit) }
                }
                Modifier::OverloadShield(n) => Mod::OverloadShield(self.counted(*n)),
                Modifier::FreeHeat(n) => Mod::FreeHeat(self.counted(*n)),
                Modifier::ColdRelief(n) => Mod::ColdRelief(self.counted(*n)),
                Modifier::ScoutBonus(n) => Mod::ScoutBonus(self.counted(*n)),
                Modifier::AutomatonFree => Mod::AutomatonFree,
                Modifier::AutomatonEngineer => Mod::AutomatonEngineer,
                Modifier::SnowWarm => Mod::SnowWarm,
                Modifier::TreeGather(n) => Mod::TreeGather(self.counted(*n)),
                Modifier::DeathHopeShield(n) => Mod::DeathHopeShield(self.counted(*n)),
            });
        }
        mods
    }
}

fn sign_of(word: SignWord) -> Sign {
    use crate::card::Flag;
    match word {
        SignWord::SleptWarm => Sign::SleptWarm,
        SignWord::TreesBelow6 => Sign::TreesBelow6,
        SignWord::ArkACold => Sign::ArkACold,
        SignWord::ArkBCold => Sign::ArkBCold,
        SignWord::EvacStarted => Sign::EvacStarted,
        SignWord::DreadnoughtMap => Sign::Flag(Flag::DreadnoughtMap),
        SignWord::ChildrenFirst => Sign::Flag(Flag::ChildrenFirst),
        SignWord::Grounded => Sign::Flag(Flag::Grounded),
        SignWord::MoveDischarge => Sign::Flag(Flag::MoveDischarge),
    }
}

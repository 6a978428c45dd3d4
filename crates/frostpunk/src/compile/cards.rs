//! Cards: events, weather, technologies, laws, citizens, expeditions, scenario cards.

use crate::building::Buildings;
use crate::card::{
    ByCounter, Card, CitizenCard, Counter, Deck, DuskCard, Expedition, FieldBase, Law, MorningCard,
    ScenarioCard, ScenarioCards, Technology, WeatherCard,
};
use crate::citizen::{ByCitizen, Citizen, Pawn, Pawns};
use crate::compile::{Compiler, Place};
use crate::content::{
    Ability, CardOption, CitizenInfo, Cost, CounterInfo, Destination, EventCard, ExpeditionInfo,
    File, HEAT_TRACK, LawInfo, ROUNDS, ScenarioCardInfo, Slot, Start, TechnologyInfo, Way, Weather,
    When, Window,
};
use crate::good::{ByGood, Good};
use crate::grammar::{self, Effect};
use crate::op::{Block, Job};
use crate::phase::DayPhase;
use crate::state::{MOST_EVENTS, MOST_TOKENS};

impl Compiler<'_> {
    pub(super) fn cost(&mut self, entry: Option<&grammar::CostEntry>) -> Cost {
        let Some(entry) = entry else { return Cost::default() };
        let goods = ByGood::from_fn(|good| match good {
            Good::Wood => entry.wood,
            Good::Coal => entry.coal,
            Good::Core => entry.core,
            Good::Steel => entry.steel,
            Good::Food => entry.food,
        });
        let flip = entry.flip.as_ref().map(|flip| {
            let tokens = self.positive(flip);
            self.expect(tokens.len() == 1 && tokens[0].1 == 1, "a cost spends one token");
            tokens[0].0
        });
        self.expect(*goods != [0; 5] || flip.is_some(), "a cost of nothing");
        Cost { goods, flip }
    }

    fn options(&mut self, entries: &[grammar::OptionEntry]) -> Vec<CardOption> {
        if entries.is_empty() {
            return Vec::new();
        }
        self.expect((2..=3).contains(&entries.len()), format!("{} options", entries.len()));
        let is_free = |entry: &grammar::OptionEntry| entry.req.is_empty() && entry.cost.is_none();
        self.expect(entries.iter().any(is_free), "no option is free");
        let mut choices = Vec::new();
        for entry in entries {
            // FRO-C-3: a loss that is meant as a price stands in the cost.
            let only_loses = entry
                .effects
                .iter()
                .all(|effect| matches!(effect, Effect::Lose(_) | Effect::DiscardCard(_)));
            let loses = entry.effects.iter().any(|effect| matches!(effect, Effect::Lose(_)));
            self.expect(entry.cost.is_some() || !loses || !only_loses, "a loss as the only price");
            choices.push(CardOption {
                req: self.conditions(&entry.req),
                cost: self.cost(entry.cost.as_ref()),
                block: self.program(&entry.effects),
                to: entry.to.map(destination),
            });
        }
        choices
    }

    fn slot(&mut self, entry: &grammar::SlotEntry) -> Slot {
        self.place = Place::Slot;
        self.expect(!entry.who.is_empty(), "a slot for nobody");
        let who = entry.who.iter().fold(Pawns::NONE, |who, word| match word {
            grammar::SlotWho::Worker => who.with(Pawn::Worker).with(Pawn::ChildWorker),
            grammar::SlotWho::Engineer => who.with(Pawn::Engineer).with(Pawn::ChildEngineer),
            grammar::SlotWho::Child => {
                who.with(Pawn::Child).with(Pawn::ChildWorker).with(Pawn::ChildEngineer)
            }
            grammar::SlotWho::Automaton => who.with(Pawn::Automaton),
        });
        let pay = self.cost(entry.pay.as_ref());
        let put = entry.put.as_ref().and_then(|put| {
            let cost = self.cost(Some(put));
            let mut goods = cost.goods.pairs().filter(|(_, n)| **n > 0).map(|(good, n)| (good, *n));
            let (first, second) = (goods.next(), goods.next());
            self.expect(second.is_none() && cost.flip.is_none(), "one kind of good is put down");
            first
        });
        self.expect(
            entry.done.is_none() || put.is_some(),
            "nothing is put down that could be done",
        );
        let slot = Slot {
            who,
            pay,
            put,
            is_once: entry.limit == Some(grammar::Limit::Game),
            block: self.program(&entry.effects),
            done: entry
                .done
                .as_ref()
                .map(|done| (self.counted(done.count), self.program(&done.effects))),
        };
        self.place = Place::Anywhere;
        slot
    }

    fn phase(&mut self, entries: &[grammar::PhaseEntry]) -> Option<(DayPhase, Block)> {
        self.expect(entries.len() <= 1, "one phase effect at most");
        let entry = entries.first()?;
        // FRO-C-36: these two ask for none.
        self.expect(
            !matches!(entry.at, DayPhase::Dawn | DayPhase::Preparation),
            format!("nothing happens by itself in the phase {}", entry.at),
        );
        Some((entry.at, self.program(&entry.effects)))
    }

    // Files.

    pub(super) fn events(&mut self) -> (Vec<EventCard>, Vec<EventCard>) {
        let items = self.items::<grammar::EventEntry>(File::Events);
        let mut cards = Vec::new();
        let mut staying = 0;
        for (entry, line) in &items {
            self.begin_card(*line, entry.id.0, &entry.provenance);
            let is_locked = matches!(entry.id.0, Card::Dusk(card) if card.is_consultation());
            self.expect(entry.locked == is_locked, "consultations and nothing else are locked");
            // FRO-MORN-2, FRO-C-3, FRO-C-17, FRO-C-18: where a card goes that does not say it.
            let to = entry.to.map_or_else(
                || match entry.id.0 {
                    Card::Dusk(card) if !card.is_consultation() => Destination::Discard,
                    _ => Destination::Remove,
                },
                destination,
            );
            let card = EventCard {
                now: self.program(&entry.now),
                options: self.options(&entry.options),
                to,
                slot: entry.slot.as_ref().map(|slot| self.slot(slot)),
                phase: self.phase(&entry.phase),
                mods: self.modifiers(&entry.mods),
                timer: entry.timer,
                expire: self.program(&entry.expire),
            };
            let stays = card.to == Destination::Event
                || card.options.iter().any(|option| option.to == Some(Destination::Event));
            let stands = card.slot.is_some()
                || card.phase.is_some()
                || card.timer.is_some()
                || !card.mods.is_empty();
            self.expect(stays == stands, "what stays has a standing text, and what has one stays");
            self.expect(card.timer != Some(0), "a timer without cubes");
            let is_removed = card.to == Destination::Remove
                && card.options.iter().all(|option| option.to != Some(Destination::Discard));
            let is_morning = matches!(entry.id.0, Card::Morning(_));
            self.expect(is_removed || !(is_morning || is_locked), "it cannot be discarded");
            staying += usize::from(stays);
            cards.push(card);
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        let all: Vec<Card> = MorningCard::ALL
            .map(Card::Morning)
            .into_iter()
            .chain(DuskCard::ALL.map(Card::Dusk))
            .collect();
        self.expect_ids(&ids, &all);
        self.line = None;
        self.expect(
            staying <= MOST_EVENTS,
            format!("{staying} cards may stay, the event area holds {MOST_EVENTS}"),
        );
        let dusk = cards.split_off(cards.len().min(MorningCard::COUNT));
        (cards, dusk)
    }

    pub(super) fn weather(&mut self) -> Vec<Weather> {
        let items = self.items::<grammar::WeatherEntry>(File::Weather);
        let mut cards = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            // FRO-C-22 rests on it.
            self.expect(entry.scouts > 0, "scouts always move");
            for by in [entry.cold, entry.red, entry.orange, entry.yellow] {
                let message = format!("a marker moves {by} on a track of {HEAT_TRACK}");
                self.expect(by < HEAT_TRACK, message);
            }
            let message =
                format!("{} steps in one of {ROUNDS} rounds", entry.scouts.max(entry.storm));
            self.expect(entry.scouts.max(entry.storm) <= ROUNDS, message);
            cards.push(Weather {
                cold: entry.cold,
                indicators: [entry.red, entry.orange, entry.yellow],
                scouts: entry.scouts,
                storm: entry.storm,
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &WeatherCard::ALL);
        cards
    }

    pub(super) fn technologies(&mut self) -> Vec<TechnologyInfo> {
        let items = self.items::<grammar::TechnologyEntry>(File::Technologies);
        let mut technologies = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            technologies.push(TechnologyInfo {
                rounds: self.counted(entry.rounds),
                now: self.program(&entry.now),
                mods: self.modifiers(&entry.mods),
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &Technology::ALL);
        technologies
    }

    /// The laws, and what each of them unlocks, if all of them are there.
    pub(super) fn laws(&mut self) -> (Vec<LawInfo>, Vec<Buildings>) {
        let items = self.items::<grammar::LawEntry>(File::Laws);
        let (mut laws, mut unlocked_by) = (Vec::new(), Vec::new());
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            self.unlocked = Buildings::NONE;
            let now = self.program(&entry.now);
            unlocked_by.push(self.unlocked);
            laws.push(LawInfo {
                now,
                mods: self.modifiers(&entry.mods),
                ability: entry.ability.as_ref().map(|ability| {
                    let has_price = ability.pay.is_none();
                    let count = if has_price { 2 } else { 1 };
                    self.expect(
                        ability.effects.len() == count,
                        "an ability is an operation and its price",
                    );
                    Ability {
                        window: match ability.when {
                            grammar::WindowWord::Preparation => Window::Preparation,
                            grammar::WindowWord::Action => Window::Action,
                        },
                        pay: self.cost(ability.pay.as_ref()),
                        block: self.program(&ability.effects),
                        has_price,
                    }
                }),
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        if !self.expect_ids(&ids, &Law::ALL) {
            unlocked_by.clear();
        }
        (laws, unlocked_by)
    }

    pub(super) fn citizens(&mut self) -> Vec<CitizenInfo> {
        let items = self.items::<grammar::CitizenEntry>(File::Citizens);
        let mut cards = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            self.expect(!entry.cost.is_empty(), "no starting cost");
            let cost = self.program(&entry.cost);
            let death = ByCitizen::from_fn(|citizen| {
                self.program(match citizen {
                    Citizen::Worker => &entry.death.worker,
                    Citizen::Engineer => &entry.death.engineer,
                    Citizen::Child => &entry.death.child,
                })
            });
            self.place = Place::CitizenCard;
            let block = self.program(&entry.effects);
            self.place = Place::Anywhere;
            self.expect(!block.is_empty(), "no ability");
            let works = self.works(&entry.works);
            let replaces = entry.mode == grammar::ModeWord::Replace;
            // Its pawn stands at the place of the action, and a scout is under way.
            self.expect(!replaces || !works.jobs.contains(Job::Scout), "scouting is not replaced");
            cards.push(CitizenInfo {
                citizen: entry.citizen,
                cost,
                works,
                replaces,
                is_warm: entry.warm,
                block,
                death,
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        let is_whole = self.expect_ids(&ids, &CitizenCard::ALL);
        for citizen in Citizen::ALL {
            let count = cards.iter().filter(|card| card.citizen == citizen).count();
            self.line = None;
            self.expect(
                !is_whole || count == 10,
                format!("{count} cards of type {citizen} instead of 10"),
            );
        }
        cards
    }

    pub(super) fn expeditions(&mut self) -> Vec<ExpeditionInfo> {
        let items = self.items::<grammar::ExpeditionEntry>(File::Expeditions);
        let mut cards = Vec::new();
        for (entry, line) in &items {
            self.begin_card(*line, Card::Expedition(entry.id.0), &entry.provenance);
            self.expect(entry.path >= 2, "a path has a first space and a goal");
            // A scout walks every day, if only one step.
            let message = format!("a path of {} spaces in {ROUNDS} rounds", entry.path);
            self.expect(entry.path <= ROUNDS, message);
            self.expect((1..=3).contains(&entry.options.len()), "one to three options");
            let is_way_home = |option: &grammar::ExpeditionOption| {
                option.go == grammar::GoWord::Return && option.cost.is_none()
            };
            self.expect(entry.options.iter().any(is_way_home), "no free way home");
            let mut options = Vec::new();
            for option in &entry.options {
                let loses = option.effects.iter().any(|effect| matches!(effect, Effect::Lose(_)));
                self.expect(!loses, "a loss as a price");
                let returns = option.go == grammar::GoWord::Return;
                let deck = entry.id.0.deck();
                self.expect(
                    returns || (deck != Deck::C && option.next != Deck::A),
                    format!("a journey of deck {deck} does not go on with {}", option.next),
                );
                options.push(Way {
                    cost: self.cost(option.cost.as_ref()),
                    returns,
                    next: option.next,
                    block: self.program(&option.effects),
                });
            }
            cards.push(ExpeditionInfo {
                path: entry.path,
                reward: entry.reward,
                now: self.program(&entry.now),
                options,
            });
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &Expedition::ALL);
        cards
    }

    pub(super) fn field_bases(&mut self) -> Vec<(Cost, Block)> {
        let items = self.items::<grammar::FieldBaseEntry>(File::FieldBases);
        let mut bases = Vec::new();
        for (entry, line) in &items {
            self.begin(*line, &entry.id.0, &entry.provenance);
            bases.push((self.cost(Some(&entry.cost)), self.program(&entry.effects)));
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        self.expect_ids(&ids, &FieldBase::ALL);
        bases
    }

    /// The scenario cards, if all of them are there, and the limits of the counters.
    pub(super) fn scenario_cards(&mut self) -> (Vec<ScenarioCardInfo>, ByCounter<CounterInfo>) {
        let items = self.items::<grammar::ScenarioCardEntry>(File::ScenarioCards);
        let mut cards = Vec::new();
        let mut counters = ByCounter::filled(CounterInfo::default());
        for (entry, line) in &items {
            self.begin_card(*line, Card::Scenario(entry.id.0), &entry.provenance);
            self.surely_revealed = ScenarioCards::NONE;
            for (counter, limits) in &entry.counters.0 {
                self.expect(counters[*counter].max == 0, format!("{counter} has limits already"));
                let starts = [limits.start, limits.hard.unwrap_or(limits.start)];
                self.expect(
                    limits.max > 0 && starts.iter().all(|start| *start <= limits.max),
                    format!("{counter} has no room"),
                );
                self.expect(
                    limits.hard != Some(limits.start),
                    format!("{counter} starts on hard where it starts anyway"),
                );
                counters[*counter] = CounterInfo { max: limits.max, starts };
            }
            let start = match entry.start {
                grammar::StartWord::Up => Start::Up,
                grammar::StartWord::Down => Start::Down,
                grammar::StartWord::Storm => Start::Storm,
            };
            self.expect(
                (start == Start::Storm) != entry.strikes.is_empty(),
                "storm cards strike, and nothing else does",
            );
            let mut tokens = Vec::new();
            for token in &entry.tokens {
                let when = match token.round {
                    grammar::When::At(round) => {
                        let message = format!("there is no round {round}");
                        self.expect((2..=ROUNDS).contains(&round), message);
                        When::At(round)
                    }
                    grammar::When::After(rounds) => When::After(self.counted(rounds)),
                };
                tokens.push((when, self.program(&token.effects)));
            }
            let puts = entry.slots.iter().any(|slot| slot.put.is_some());
            self.expect(!puts, "goods lie on no scenario card");
            if let Some(end) = &entry.end {
                let message = format!("there is no round {}", end.round);
                self.expect((1..=ROUNDS).contains(&end.round), message);
                self.expect(is_judgement(&end.effects), "an end is a condition, won or lost");
            }
            let is_goal = entry.id.0 == ScenarioCard::Iii11;
            self.expect(!is_goal || entry.end.is_some(), "nothing is judged in Winterhome");
            self.expect(tokens.len() <= MOST_TOKENS, "more activation tokens than there are");
            self.expect(entry.slots.len() <= 8, "more slots than can be told apart");
            let info = ScenarioCardInfo {
                start,
                now: self.program(&entry.now),
                options: self.options(&entry.options),
                tokens,
                slots: entry.slots.iter().map(|slot| self.slot(slot)).collect(),
                phase: self.phase(&entry.phase),
                mods: self.modifiers(&entry.mods),
                strikes: entry.strikes.iter().map(|strike| self.program(strike)).collect(),
                end: entry.end.as_ref().map(|end| (end.round, self.program(&end.effects))),
            };
            self.reveals.push((entry.id.0, self.surely_revealed));
            cards.push(info);
        }
        let ids: Vec<_> = items.iter().map(|(entry, line)| (entry.id.0, *line)).collect();
        if !self.expect_ids(&ids, &ScenarioCard::ALL) {
            cards.clear();
            return (cards, counters);
        }
        self.line = None;
        for counter in Counter::ALL {
            self.expect(counters[counter].max > 0, format!("{counter} has no limits"));
        }
        (cards, counters)
    }
}

/// Whether effects are one condition with a victory and a defeat.
fn is_judgement(effects: &[Effect]) -> bool {
    let [Effect::If { then, otherwise, .. }] = effects else { return false };
    matches!(then[..], [Effect::Win(_)]) && matches!(otherwise[..], [Effect::Defeat(_)])
}

fn destination(word: grammar::Destination) -> Destination {
    match word {
        grammar::Destination::Remove => Destination::Remove,
        grammar::Destination::Event => Destination::Event,
        grammar::Destination::Discard => Destination::Discard,
    }
}

//! What stands on a card or a building: headings with lines, made of its operations.

use frostpunk::{
    Ability, Advisor, Building, BuildingInfo, Card, CardOption, Citizen, CitizenCard, Content,
    Destination, EventCard, Expedition, FieldBase, Law, Level, Pawn, Pawns, ScenarioCardInfo, Size,
    Slot, Start, Technology, WeatherCard, When, Window,
};

use super::cond_words::conditions;
use super::mod_words::{modifier, works_of};
use super::names::{self, one_of};
use super::op_words::{Line, Surety, lines};
use crate::{Arg, Words};

/// A part of a card: a heading and what stands below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    /// When or for whom it holds.
    pub(super) heading: String,
    /// What it says.
    pub(super) lines: Vec<Line>,
}

/// An option of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OptionText {
    /// What is decided.
    pub(super) label: String,
    /// What has to hold.
    pub(super) needs: Option<String>,
    /// What it costs.
    pub(super) cost: Option<String>,
    /// What it does.
    pub(super) lines: Vec<Line>,
    /// Where the card or the scout goes.
    pub(super) goes: Option<String>,
}

/// Makes the words of cards in one language.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) words: &'a Words,
    pub(super) content: &'a Content,
}

impl Reader<'_> {
    fn say(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(key, args)
    }

    fn get(self, key: &str) -> String {
        self.words.get(key)
    }

    fn lines(self, block: frostpunk::Block) -> Vec<Line> {
        lines(self.words, self.content, block)
    }

    /// The lines of an option, which may do nothing but cost something.
    fn lines_or_nothing(self, block: frostpunk::Block) -> Vec<Line> {
        match self.lines(block) {
            lines if lines.is_empty() => vec![Self::certain(self.get("fro-op-nothing"))],
            lines => lines,
        }
    }

    /// A line that nothing stands below.
    fn certain(text: String) -> Line {
        Line { text, surety: Surety::Certain, branches: Vec::new() }
    }

    fn mods(self, mods: &[frostpunk::Mod]) -> Vec<Line> {
        mods.iter().map(|it| Self::certain(modifier(self.words, *it))).collect()
    }

    fn part(self, heading: &str, lines: Vec<Line>) -> Option<Part> {
        (!lines.is_empty()).then(|| Part { heading: self.get(heading), lines })
    }

    fn in_phase(self, phase: Option<(frostpunk::DayPhase, frostpunk::Block)>) -> Option<Part> {
        let (phase, block) = phase?;
        let phase = names::phase(self.words, phase);
        let heading = self.say("fro-part-phase", &[("phase", phase.into())]);
        Some(Part { heading, lines: self.lines(block) })
    }

    /// The options of a card, in order.
    pub(super) fn options(self, card: Card) -> Vec<OptionText> {
        let label = |index: usize| {
            let key = names::key("card", card.name());
            self.get(&format!("{key}.option-{}", index + 1))
        };
        let choice = |(index, choice): (usize, &CardOption), to: Option<Destination>| OptionText {
            label: label(index),
            needs: self.needs(choice.req),
            cost: names::cost(self.words, &choice.cost),
            lines: self.lines_or_nothing(choice.block),
            goes: choice.to.or(to).map(|to| self.destination(to)),
        };
        let choices = |choices: &[CardOption], to| {
            choices.iter().enumerate().map(|it| choice(it, to)).collect()
        };
        match card {
            // That a morning card leaves the game goes without saying.
            Card::Morning(card) => choices(&self.content.morning(card).options, None),
            Card::Dusk(card) => {
                let card = self.content.dusk(card);
                choices(&card.options, Some(card.to))
            }
            Card::Scenario(card) => choices(&self.content.scenario_card(card).options, None),
            Card::Expedition(card) => {
                let way = |(index, way): (usize, &frostpunk::Way)| OptionText {
                    label: label(index),
                    needs: None,
                    cost: names::cost(self.words, &way.cost),
                    lines: self.lines_or_nothing(way.block),
                    goes: Some(self.way(way.returns, way.next)),
                };
                self.content.expedition(card).options.iter().enumerate().map(way).collect()
            }
        }
    }

    /// What has to hold, as a sentence.
    fn needs(self, conds: frostpunk::Span) -> Option<String> {
        let condition = conditions(self.words, self.content, conds)?;
        Some(self.say("fro-needs", &[("condition", condition.into())]))
    }

    fn destination(self, to: Destination) -> String {
        self.get(match to {
            Destination::Remove => "fro-to-remove",
            Destination::Event => "fro-to-event",
            Destination::Discard => "fro-to-discard",
        })
    }

    fn way(self, returns: bool, next: frostpunk::Deck) -> String {
        let key = if returns { "fro-way-return" } else { "fro-way-on" };
        self.say(key, &[("deck", next.name().to_uppercase().into())])
    }

    /// Everything else on a card.
    pub(super) fn card(self, card: Card) -> Vec<Part> {
        match card {
            Card::Morning(card) => self.event(self.content.morning(card)),
            Card::Dusk(card) => self.event(self.content.dusk(card)),
            Card::Scenario(card) => self.scenario(self.content.scenario_card(card)),
            Card::Expedition(card) => {
                let found = self.lines(self.content.expedition(card).now);
                let mut parts = self.front(card);
                parts.extend(self.part("fro-part-now", found));
                parts
            }
        }
    }

    /// The side of a place that is up before it is explored. FRO-EXP-15.
    pub(super) fn front(self, card: Expedition) -> Vec<Part> {
        let info = self.content.expedition(card);
        let path = self.say("fro-card-path", &[("count", info.path.into())]);
        let reward = match info.reward {
            frostpunk::Reward::Goods => "fro-reward-goods",
            frostpunk::Reward::People => "fro-reward-people",
            frostpunk::Reward::Mixed => "fro-reward-mixed",
        };
        let front = vec![Self::certain(path), Self::certain(self.get(reward))];
        self.part("fro-part-way", front).into_iter().collect()
    }

    fn event(self, card: &EventCard) -> Vec<Part> {
        let timer = card.timer.map(|cubes| {
            let text = self.say("fro-card-timer", &[("count", cubes.into())]);
            let mut lines = vec![Self::certain(text)];
            lines.extend(self.lines(card.expire));
            lines.push(Self::certain(self.destination(Destination::Remove)));
            Part { heading: self.get("fro-part-timer"), lines }
        });
        let parts = [
            self.part("fro-part-now", self.lines(card.now)),
            self.in_phase(card.phase),
            self.part("fro-part-standing", self.mods(&card.mods)),
            card.slot.map(|slot| self.slot(&slot)),
            timer,
        ];
        parts.into_iter().flatten().collect()
    }

    fn scenario(self, card: &ScenarioCardInfo) -> Vec<Part> {
        let token = |(when, block): &(When, frostpunk::Block)| {
            let heading = match when {
                When::At(round) => self.say("fro-part-round", &[("round", (*round).into())]),
                When::After(rounds) => self.say("fro-part-after", &[("count", (*rounds).into())]),
            };
            Part { heading, lines: self.lines(*block) }
        };
        let strike = |(index, block): (usize, &frostpunk::Block)| {
            let heading = self.say("fro-part-strike", &[("number", (index + 1).into())]);
            Part { heading, lines: self.lines(*block) }
        };
        let end = card.end.map(|(round, block)| {
            let heading = self.say("fro-part-end", &[("round", round.into())]);
            Part { heading, lines: self.lines(block) }
        });
        let mut parts: Vec<Part> = Vec::new();
        parts.extend(self.part("fro-part-now", self.lines(card.now)));
        parts.extend(card.tokens.iter().map(token));
        parts.extend(self.in_phase(card.phase));
        parts.extend(self.part("fro-part-standing", self.mods(&card.mods)));
        parts.extend(card.slots.iter().map(|slot| self.slot(slot)));
        parts.extend(card.strikes.iter().enumerate().map(strike));
        parts.extend(end);
        if parts.is_empty() && card.start == Start::Up {
            parts.extend(
                self.part("fro-part-standing", vec![Self::certain(self.get("fro-card-waits"))]),
            );
        }
        parts
    }

    /// A special action.
    pub(super) fn slot(self, slot: &Slot) -> Part {
        let who = self.say("fro-slot-who", &[("who", self.pawns(slot.who).into())]);
        let mut lines = vec![Self::certain(who)];
        let price = names::cost(self.words, &slot.pay);
        lines.extend(
            price.map(|cost| Self::certain(self.say("fro-cost", &[("cost", cost.into())]))),
        );
        lines.extend(slot.put.map(|(good, count)| {
            let goods = names::goods(self.words, good, count);
            Self::certain(self.say("fro-slot-put", &[("goods", goods.into())]))
        }));
        lines.extend(self.lines(slot.block));
        lines.extend(slot.done.map(|(count, block)| {
            let good = slot.put.map_or(frostpunk::Good::Wood, |(good, _)| good);
            let goods = names::goods(self.words, good, count);
            Line {
                text: self.say("fro-slot-done", &[("goods", goods.into())]),
                surety: Surety::Certain,
                branches: vec![(String::new(), self.lines(block))],
            }
        }));
        let heading = if slot.is_once { "fro-part-slot-once" } else { "fro-part-slot" };
        Part { heading: self.get(heading), lines }
    }

    /// Pawns by their names. A child worker goes where a worker does, and so on.
    fn pawns(self, who: Pawns) -> String {
        let is_named = |pawn: &Pawn| match pawn {
            Pawn::ChildWorker => !who.contains(Pawn::Worker) && !who.contains(Pawn::Child),
            Pawn::ChildEngineer => !who.contains(Pawn::Engineer) && !who.contains(Pawn::Child),
            Pawn::Worker | Pawn::Engineer | Pawn::Child | Pawn::Automaton => true,
        };
        let named = who.iter().filter(is_named);
        let names: Vec<String> = named.map(|pawn| names::pawn(self.words, pawn)).collect();
        one_of(self.words, &names)
    }

    /// A law: what happens when it is signed, and what it changes.
    pub(super) fn law(self, law: Law) -> Vec<Part> {
        let rival = law.rival().map(|rival| {
            let rival = names::law(self.words, rival);
            Self::certain(self.say("fro-law-closes", &[("law", rival.into())]))
        });
        self.law_with(law, [self.law_consequence()].into_iter().chain(rival))
    }

    /// A law without what every law does.
    pub(super) fn law_itself(self, law: Law) -> Vec<Part> {
        self.law_with(law, [])
    }

    /// What every law does.
    pub(super) fn any_law(self) -> [Line; 2] {
        [Self::certain(self.get("fro-law-closes-pair")), self.law_consequence()]
    }

    fn law_consequence(self) -> Line {
        let text = self.get("fro-law-consequence");
        Line { text, surety: Surety::Unknown, branches: Vec::new() }
    }

    fn law_with(self, law: Law, besides: impl IntoIterator<Item = Line>) -> Vec<Part> {
        let info = self.content.law(law);
        let mut now = self.lines(info.now);
        now.extend(besides);
        let parts = [
            self.part("fro-part-signed", now),
            self.part("fro-part-always", self.mods(&info.mods)),
            info.ability.map(|ability| self.ability(&ability)),
        ];
        parts.into_iter().flatten().collect()
    }

    fn ability(self, ability: &Ability) -> Part {
        let heading = match ability.window {
            Window::Preparation => "fro-part-ability-preparation",
            Window::Action => "fro-part-ability-action",
        };
        let price = names::cost(self.words, &ability.pay);
        let price = price.map(|cost| Self::certain(self.say("fro-cost", &[("cost", cost.into())])));
        let lines = price.into_iter().chain(self.lines(ability.block)).collect();
        Part { heading: self.get(heading), lines }
    }

    /// A technology: how long it takes, and what it brings.
    pub(super) fn technology(self, technology: Technology) -> Vec<Part> {
        let info = self.content.technology(technology);
        let rounds = self.say("fro-technology-rounds", &[("count", info.rounds.into())]);
        let parts = [
            self.part("fro-part-research", vec![Self::certain(rounds)]),
            self.part("fro-part-done", self.lines(info.now)),
            self.part("fro-part-always", self.mods(&info.mods)),
        ];
        parts.into_iter().flatten().collect()
    }

    /// A citizen card: its price in the set-up, its ability, and the three effects of a death.
    pub(super) fn citizen(self, card: CitizenCard) -> Vec<Part> {
        let info = self.content.citizen(card);
        let works = one_of(self.words, &works_of(self.words, info.works));
        let pawn = names::citizen(self.words, info.citizen);
        let key = if info.replaces { "fro-citizen-replaces" } else { "fro-citizen-adds" };
        let with = self.say(key, &[("pawn", pawn.into()), ("works", works.into())]);
        let mut ability = vec![Self::certain(with)];
        ability.extend(self.lines(info.block));
        if info.is_warm {
            ability.push(Self::certain(self.get("fro-citizen-warm")));
        }
        let death = |citizen: Citizen| {
            let who = names::citizen(self.words, citizen);
            let heading = self.say("fro-part-death", &[("who", who.into())]);
            Part { heading, lines: self.lines(info.death[citizen]) }
        };
        let parts = [
            self.part("fro-part-cost", self.lines(info.cost)),
            self.part("fro-part-citizen", ability),
        ];
        parts.into_iter().flatten().chain(Citizen::ALL.map(death)).collect()
    }

    /// An advisor: the token that calls them, and what they do.
    pub(super) fn advisor(self, advisor: Advisor) -> Vec<Line> {
        let (token, block) = self.content.advisor(advisor);
        let token = names::token(self.words, token);
        let call = self.say("fro-cost-flip", &[("token", token.into())]);
        let call = self.say("fro-cost", &[("cost", call.into())]);
        std::iter::once(Self::certain(call)).chain(self.lines(block)).collect()
    }

    /// The Mobilisation card of the solo game.
    pub(super) fn mobilisation(self) -> Vec<Line> {
        self.lines(self.content.mobilisation)
    }

    /// A field base: its price and what it brings.
    pub(super) fn field_base(self, base: FieldBase) -> Vec<Line> {
        let (cost, block) = self.content.field_base(base);
        let price = names::cost(self.words, &cost);
        let price = price.map(|cost| Self::certain(self.say("fro-cost", &[("cost", cost.into())])));
        price.into_iter().chain(self.lines(block)).collect()
    }

    /// What lay under rubble.
    pub(super) fn rubble(self, rubble: frostpunk::Rubble) -> Vec<Line> {
        self.lines(self.content.rubble[rubble].1)
    }

    /// A weather card, in the order of its sections.
    pub(super) fn weather(self, card: WeatherCard) -> Vec<Line> {
        let weather = self.content.weather(card);
        let counted = |key: &str, count: u8| {
            (count > 0).then(|| Self::certain(self.say(key, &[("count", count.into())])))
        };
        let indicator = |(gauge, count): (&str, u8)| {
            let gauge = names::name(self.words, "gauge", gauge);
            let args = [("gauge", gauge.into()), ("count", count.into())];
            (count > 0).then(|| Self::certain(self.say("fro-op-indicator-more", &args)))
        };
        let indicators = ["red", "orange", "yellow"].into_iter().zip(weather.indicators);
        counted("fro-op-cold-more", weather.cold)
            .into_iter()
            .chain(indicators.filter_map(indicator))
            .chain(counted("fro-op-scouts", weather.scouts))
            .chain(counted("fro-op-storm-less", weather.storm))
            .collect()
    }

    /// A building: price, warmth, who may use it, what it does.
    pub(super) fn building(self, building: Building) -> Vec<Part> {
        let info = &self.content.buildings[building];
        let mut parts: Vec<Part> = Vec::new();
        parts.extend(self.part("fro-part-building", self.about(building, info)));
        parts.extend(self.part("fro-part-built", self.lines(info.built)));
        parts.extend(self.part("fro-part-action", self.act(info, 0)));
        if info.upgrade.is_some() {
            parts.extend(self.part("fro-part-upgraded", self.upgraded(info)));
        }
        parts
    }

    /// What a building is good for: beds, what it does by itself, what it does when used.
    pub(super) fn yields(self, building: Building) -> Vec<Line> {
        let info = &self.content.buildings[building];
        let texts = self.serves(building, info).into_iter().flatten().map(Self::certain);
        texts.chain(self.lines(info.built)).chain(self.act(info, 0)).collect()
    }

    /// Beds, and what no operation says.
    fn serves(self, building: Building, info: &BuildingInfo) -> [Option<String>; 2] {
        let passive = PASSIVE.contains(&building).then(|| names::key("passive", building.name()));
        [
            (info.shelter > 0)
                .then(|| self.say("fro-building-shelter", &[("count", info.shelter.into())])),
            passive.map(|key| self.get(&key)),
        ]
    }

    fn about(self, building: Building, info: &BuildingInfo) -> Vec<Line> {
        let size = match info.size {
            Size::Small => "fro-size-small",
            Size::Large => "fro-size-large",
            Size::Marker => "fro-size-marker",
        };
        let pawns: u8 = if info.size == Size::Large { 2 } else { 1 };
        let price = info.cost.and_then(|cost| names::cost(self.words, &cost));
        let site = info.site.map(|site| match site {
            frostpunk::Site::CoalDeposit => "fro-site-coal-deposit",
            frostpunk::Site::WoodDeposit => "fro-site-wood-deposit",
            frostpunk::Site::Far => "fro-site-far",
            frostpunk::Site::Map => "fro-site-map",
        });
        let texts = [
            price.map(|cost| self.say("fro-building-cost", &[("cost", cost.into())])),
            Some(self.get(size)),
            (!info.acts[0].is_empty())
                .then(|| self.say("fro-building-pawns", &[("count", pawns.into())])),
            self.level(info.levels[0]),
            info.law.map(|law| {
                self.say("fro-building-law", &[("law", names::law(self.words, law).into())])
            }),
            site.map(|site| self.get(site)),
            info.is_for_engineers.then(|| self.get("fro-building-engineers")),
            info.is_fixed.then(|| self.get("fro-building-fixed")),
        ];
        let serves = self.serves(building, info);
        texts.into_iter().chain(serves).flatten().map(Self::certain).collect()
    }

    /// How well it keeps warm; white buildings need no warmth.
    fn level(self, level: Level) -> Option<String> {
        let name = names::name(self.words, "level", level.name());
        (level != Level::White).then(|| self.say("fro-building-level", &[("level", name.into())]))
    }

    /// The action of one side.
    pub(super) fn act(self, info: &BuildingInfo, side: usize) -> Vec<Line> {
        let price = names::cost(self.words, &info.pay).filter(|_| !info.acts[side].is_empty());
        let price = price.map(|cost| Self::certain(self.say("fro-cost", &[("cost", cost.into())])));
        price.into_iter().chain(self.lines(info.acts[side])).collect()
    }

    fn upgraded(self, info: &BuildingInfo) -> Vec<Line> {
        let price = info.upgrade.and_then(|cost| names::cost(self.words, &cost));
        let texts = [
            price.map(|cost| self.say("fro-building-upgrade", &[("cost", cost.into())])),
            self.level(info.levels[1]),
        ];
        texts.into_iter().flatten().map(Self::certain).chain(self.act(info, 1)).collect()
    }
}

/// Buildings with an effect of their own that no operation says.
pub(super) const PASSIVE: [Building; 11] = [
    Building::HuntersHut,
    Building::ObservationBalloon,
    Building::ChildShelter,
    Building::FieldKitchen,
    Building::CorpsePit,
    Building::Prison,
    Building::SeedlingArk,
    Building::Outpost,
    Building::EvacuationCentre,
    Building::ElectrostaticFilter,
    Building::HeatHub,
];

//! The idle line under way.

use table::Silent;

use crate::action::Action;
use crate::building::Building;
use crate::card::{Card, Counter, Few, Reason, Scenario, ScenarioCard};
use crate::citizen::{ByCitizen, Citizen, fed_type};
use crate::content::{HEAT_TRACK, Weather};
use crate::effects::most;
use crate::frame::{Context, Frame, Unit};
use crate::good::Good;
use crate::heat::LOST_BY_A_BREAKDOWN;
use crate::op::{Block, Gauge};
use crate::phase::{DayPhase, DayStep};
use crate::preview::{Effect, Item, Kind, Why};
use crate::state::Frostpunk;
use crate::token::Family;
use crate::tower;

/// How many rounds the nearest end is looked for.
const SIGHT: u8 = 3;
/// Sick of a type that have no effect. FRO-PREP-8.
const HARMLESS: u8 = 4;

/// The idle line under way.
pub(super) struct Idle {
    pub(super) game: Frostpunk,
    pub(super) items: Vec<Item>,
    /// The last round whose items are of interest, up to its preparation phase.
    last: u8,
    /// The round in which one stops looking.
    stop: u8,
    /// What sickness depends on besides the rules, as soon as something does.
    doubt: Option<Kind>,
    /// What the cold depends on, as soon as the weather has changed it.
    weather_doubt: Option<Kind>,
    /// Steps of discontent that turned a token over instead of drawing one.
    stirred: u8,
    /// The phase under way.
    pub(super) phase: DayPhase,
}

impl Idle {
    pub(super) fn new(game: &Frostpunk) -> Self {
        let mut game = game.clone();
        // A draw of the day that is due is still to come.
        match (game.questions.top(), game.step) {
            (Some(Frame::RevealMorning), DayStep::GeneratorEffects) => {
                game.step = DayStep::MorningCard;
            }
            (Some(Frame::DropCubes { .. }), DayStep::HeatReset) => game.step = DayStep::Drop,
            (Some(Frame::RevealWeather), DayStep::Scouts) => game.step = DayStep::WeatherCard,
            (Some(Frame::RevealDusk), DayStep::HungerEffects) => game.step = DayStep::DuskCard,
            _ => {}
        }
        game.questions.clear();
        game.active = None;
        game.owner = None;
        let phase = game.step.phase().unwrap_or(DayPhase::Action);
        Self {
            items: Vec::new(),
            last: game.round + 1,
            stop: game.round + SIGHT,
            doubt: None,
            weather_doubt: None,
            stirred: 0,
            phase,
            game,
        }
    }

    pub(super) fn run(&mut self) {
        if matches!(self.game.step, DayStep::SetUp(_)) {
            return;
        }
        while self.game.ending.is_none() && self.game.round <= self.stop {
            self.answer_all();
            if self.game.ending.is_none() {
                self.take_step();
            }
        }
    }

    /// Answers what is open until nothing is, or the game is over.
    fn answer_all(&mut self) {
        while let (None, Some(frame)) = (self.game.ending, self.game.questions.top()) {
            if !self.game.advance(&mut Silent) {
                self.answer(frame);
            }
        }
    }

    /// What a program of a card does if nobody lifts a finger, and whether somebody has to choose.
    /// If it turns up a card that lies face down, that is all anybody knows.
    fn aftermath(&self, block: Block) -> (Effect, Kind) {
        let before = &self.game;
        let mut line = Self::new(before);
        line.game.run(block, Context::CARD);
        line.answer_all();
        let after = &line.game;
        // A card that was turned up may have left the table again.
        let read = |game: &Frostpunk| game.face_up.union(game.gone_cards);
        if !read(after).minus(read(before)).is_empty() {
            return (Effect::default(), Kind::Unknown);
        }
        let died = after.deaths.saturating_sub(before.deaths);
        let fewer = ByCitizen::from_fn(|citizen| {
            before.population[citizen].saturating_sub(after.population[citizen])
        });
        // Those who have left the city alive are no concern of the forecast.
        let deaths = if fewer.iter().sum::<u8>() == died { fewer } else { ByCitizen::filled(0) };
        let more = |of: &dyn Fn(&Frostpunk) -> u8| of(after).saturating_sub(of(before));
        let effect = Effect {
            sick: ByCitizen::from_fn(|citizen| more(&|game| game.sick[citizen])),
            deaths,
            exhausted: ByCitizen::from_fn(|citizen| more(&|game| game.exhausted[citizen])),
            hope: before.tokens(Family::Hope).saturating_sub(after.tokens(Family::Hope)),
            discontent: line.stirred + more(&|game| game.tokens(Family::Discontent)),
            hunger: more(&|game| game.hunger),
            food: more(&|game| game.goods[Good::Food]),
            cold: more(&|game| game.cold),
            end: after.ending,
        };
        (effect, line.doubt.unwrap_or(Kind::Certain))
    }

    fn is_collecting(&self) -> bool {
        self.game.round < self.last
            || (self.game.round == self.last && self.phase <= DayPhase::Preparation)
    }

    fn tell(&mut self, why: Why, numbers: [u8; 2], effect: Effect, kind: Kind) {
        if self.is_collecting() {
            let [need, stock] = numbers;
            let missing = need.saturating_sub(stock);
            let (round, phase) = (self.game.round, self.phase);
            self.items.push(Item { round, phase, why, need, stock, missing, effect, kind });
        }
    }

    fn leader(&self) -> Kind {
        Kind::Choice { seat: self.game.leader }
    }

    /// Foresees the next step and takes it, or passes over what is left out.
    fn take_step(&mut self) {
        self.phase = self.game.step.phase().unwrap_or(self.phase);
        let next = match self.game.step {
            DayStep::Development => {
                self.foresee_technology();
                None
            }
            DayStep::Activation => {
                self.foresee_tokens();
                Some(DayStep::MorningEffects)
            }
            DayStep::MorningCard => {
                if !self.game.morning_deck.is_empty() {
                    self.tell(Why::Morning, [0; 2], Effect::default(), Kind::Unknown);
                }
                Some(DayStep::GeneratorEffects)
            }
            DayStep::Cold => {
                self.foresee_cold();
                None
            }
            DayStep::Drop => {
                self.foresee_drop();
                None
            }
            DayStep::WeatherCard => {
                self.foresee_weather();
                Some(DayStep::Storm)
            }
            DayStep::Advisor => Some(DayStep::Sickness),
            DayStep::Sickness => {
                self.foresee_sickness();
                None
            }
            DayStep::Turn => Some(DayStep::LastAbilities),
            DayStep::LastAbilities => Some(DayStep::DuskEffects),
            DayStep::Timers => {
                self.foresee_timers();
                None
            }
            DayStep::DuskCard => {
                self.foresee_dusk();
                Some(DayStep::HungerEffects)
            }
            DayStep::OldHunger => {
                self.foresee_old_hunger();
                None
            }
            DayStep::Feeding => {
                self.foresee_feeding();
                None
            }
            DayStep::Beds => {
                self.foresee_beds();
                None
            }
            DayStep::Prison => {
                self.foresee_prison();
                None
            }
            DayStep::MorningEffects
            | DayStep::GeneratorEffects
            | DayStep::WeatherEffects
            | DayStep::ActionEffects
            | DayStep::DuskEffects
            | DayStep::HungerEffects
            | DayStep::NightEffects => {
                self.foresee_standing();
                None
            }
            _ => None,
        };
        match next {
            Some(step) => self.game.step = step,
            None => {
                self.game.advance(&mut Silent);
            }
        }
    }

    /// The answer of people who do nothing, and the most ordinary result of chance.
    fn answer(&mut self, frame: Frame) {
        match frame {
            Frame::RevealMorning
            | Frame::RevealDusk
            | Frame::RevealWeather
            | Frame::DrawDeath { .. }
            | Frame::AskHand { .. } => {
                self.game.questions.answered();
            }
            frame if frame.is_chance() => {
                let mut likely = None;
                self.game.list_outcomes(&mut |outcome, weight| {
                    if likely.is_none_or(|(_, best)| weight > best) {
                        likely = Some((outcome, weight));
                    }
                });
                match likely {
                    Some((outcome, _)) => self.game.resolve_outcome(outcome, &mut Silent),
                    None => drop(self.game.questions.answered()),
                }
            }
            frame => {
                let mut answer = None;
                self.game.list(frame, &mut |action| {
                    if answer.is_none_or(|other| eagerness(action) < eagerness(other)) {
                        answer = Some(action);
                    }
                });
                let is_about_people = matches!(
                    frame,
                    Frame::Times {
                        unit: Unit::Sick(_) | Unit::Cure(_) | Unit::Die(_) | Unit::Treat,
                        ..
                    } | Frame::Flips { .. }
                        | Frame::Choose { .. }
                );
                if is_about_people {
                    self.doubt = Some(self.leader());
                }
                let is_stirred = matches!(
                    (frame, answer),
                    (
                        Frame::Times { unit: Unit::Rise(Family::Discontent), .. },
                        Some(Action::Activate(_))
                    )
                );
                self.stirred += u8::from(is_stirred);
                match answer {
                    Some(action) => {
                        let seat = self.game.asked(frame);
                        self.game.answer(seat, frame, action, &mut Silent);
                    }
                    None => drop(self.game.questions.answered()),
                }
            }
        }
    }

    /// What so many new cases do: a marker that stands at the population turns over instead, and from
    /// its skull side somebody dies. FRO-SICK-1, FRO-SICK-3, FRO-SICK-5. Where choices have moved the
    /// markers nobody can tell that.
    fn illness(&self, cases: ByCitizen<u8>) -> Effect {
        let mut effect = Effect::default();
        for citizen in Citizen::ALL {
            let (mut people, mut sick) = (self.game.population[citizen], self.game.sick[citizen]);
            let mut is_grave = self.game.grave[citizen];
            for _ in 0..cases[citizen] {
                if people == 0 {
                    break;
                }
                if sick == people && is_grave && self.doubt.is_none() {
                    (people, sick, is_grave) = (people - 1, sick - 1, false);
                    effect.deaths[citizen] += 1;
                    continue;
                }
                is_grave |= sick == people;
                sick = (sick + 1).min(people);
                effect.sick[citizen] += 1;
            }
        }
        effect
    }

    /// Where somebody may pay for a marker to stay on its skull side, a death is the leader's choice.
    /// FRO-C-37.
    fn choice_of_death(&self, effect: &Effect) -> Option<Kind> {
        let dies = effect.deaths.iter().any(|count| *count > 0);
        (dies && self.game.sustain().is_some()).then(|| self.leader())
    }

    fn foresee_technology(&mut self) {
        if let Some((technology, round)) = self.game.development
            && round == self.game.round
        {
            self.tell(Why::Technology(technology), [0; 2], Effect::default(), Kind::Certain);
        }
    }

    fn foresee_tokens(&mut self) {
        let round = self.game.round;
        let content = self.game.content();
        let met: Vec<(ScenarioCard, Block)> = self
            .game
            .activation
            .iter()
            .filter(|token| token.round == round && self.game.face_up.contains(token.card))
            .map(|token| {
                (token.card, content.scenario_card(token.card).tokens[token.nth.index()].1)
            })
            .collect();
        self.game.activation.retain(|token| token.round != round);
        for (card, block) in met {
            let (effect, kind) = self.aftermath(block);
            self.tell(Why::Activation(card), [0; 2], effect, kind);
            // What it turns up is unknown, and left out like every card that is.
            if kind != Kind::Unknown && self.game.ending.is_none() {
                self.game.run(block, Context::CARD);
                self.answer_all();
            }
        }
    }

    /// Effects of cards on the table are carried out; what they ask casts doubt on what follows.
    fn foresee_standing(&mut self) {
        let phase = self.phase;
        let scenario = self.game.face_up.iter().map(Card::Scenario);
        let events = self.game.events.iter().map(|event| event.card);
        let acting: Vec<(Card, Block)> = scenario
            .chain(events)
            .filter_map(|card| Some((card, self.game.phase_effect(card, phase)?)))
            .collect();
        for (card, block) in acting {
            let (effect, kind) = self.aftermath(block);
            self.tell(Why::Standing(card), [0; 2], effect, kind);
        }
    }

    fn foresee_timers(&mut self) {
        let ending: Vec<(Card, Block)> = self
            .game
            .events
            .iter()
            .filter(|event| event.timer == 1)
            .filter_map(|event| Some((event.card, self.game.event_card(event.card)?.expire)))
            .collect();
        for (card, block) in ending {
            let (effect, kind) = self.aftermath(block);
            self.tell(Why::Timer(card), [0; 2], effect, kind);
        }
    }

    fn foresee_dusk(&mut self) {
        self.game.refill_dusk();
        let of = 2 * self.game.dusk_size();
        let dusk = self.game.dusk;
        for card in dusk.known.iter() {
            self.tell(Why::Dusk(card), [0; 2], Effect::default(), Kind::Chance { weight: 2, of });
        }
        let mut origins: Vec<Card> =
            dusk.unread.iter().filter_map(|card| dusk.origins[card]).collect();
        origins.sort_unstable();
        for card in origins {
            self.tell(Why::Unread(card), [0; 2], Effect::default(), Kind::Unknown);
        }
        for law in dusk.open.iter() {
            self.tell(Why::Consequence(law), [0; 2], Effect::default(), Kind::Unknown);
        }
    }

    fn foresee_old_hunger(&mut self) {
        let (hunger, food) = (self.game.hunger, self.game.goods[Good::Food]);
        if hunger == 0 {
            return;
        }
        let missing = hunger.saturating_sub(food);
        let section = self.game.content().hunger(missing);
        let round = self.game.round;
        let starving = fed_type(if round > 1 { round - 1 } else { round });
        let mut effect = Effect { discontent: section.discontent, ..Effect::default() };
        effect.deaths[starving] = section.deaths.min(self.game.population[starving]);
        if missing >= self.game.content().board.famine {
            effect = Effect { end: Some(Reason::Famine), ..Effect::default() };
        }
        self.tell(Why::OldHunger, [hunger, food], effect, Kind::Certain);
    }

    fn foresee_feeding(&mut self) {
        let (need, food) = (self.game.food_needed(), self.game.goods[Good::Food]);
        let mut cases = ByCitizen::filled(0);
        cases[self.game.fed_type()] = self.game.feed_sick();
        let effect = Effect { hunger: need.saturating_sub(food), ..self.illness(cases) };
        let kind = self.choice_of_death(&effect).unwrap_or(Kind::Certain);
        self.tell(Why::Feeding, [need, food], effect, kind);
    }

    fn foresee_beds(&mut self) {
        let (out, of) = self.game.left_out();
        let (anybody, children) = self.game.beds();
        let pawns: u8 = Citizen::ALL
            .into_iter()
            .flat_map(Citizen::pawns)
            .map(|pawn| self.game.pool[*pawn])
            .sum();
        let types = of.iter().filter(|count| **count > 0).count();
        let all_out = of.iter().sum::<u8>() == out;
        let mut effect = Effect::default();
        let kind = if all_out || types <= 1 || out == 0 {
            effect = self.illness(ByCitizen::from_fn(|citizen| of[citizen].min(out)));
            let doubt = self.weather_doubt.filter(|_| self.game.heat > 1);
            doubt.or(self.doubt).or(self.choice_of_death(&effect)).unwrap_or(Kind::Certain)
        } else {
            self.doubt = Some(self.leader());
            self.leader()
        };
        // A bed for children is stock only as far as there are children for it.
        let stock = pawns - out;
        debug_assert!(stock <= anybody + children);
        self.tell(Why::Beds, [pawns, stock], effect, kind);
    }

    fn foresee_prison(&mut self) {
        let mut cases = ByCitizen::filled(0);
        for (field, kind) in self.game.buildings() {
            if kind == Building::Prison && !self.game.is_heated(field) {
                let pawns = self.game.fields[field].pawns.iter().flatten();
                for citizen in pawns.filter_map(|pawn| pawn.citizen()) {
                    cases[citizen] += 1;
                }
            }
        }
        let count = cases.iter().sum();
        if count > 0 {
            let effect = self.illness(cases);
            let kind = self.choice_of_death(&effect).unwrap_or(Kind::Certain);
            self.tell(Why::Prison, [count, 0], effect, kind);
        }
    }

    fn foresee_cold(&mut self) {
        let (heat, cold) = (self.game.heat, self.game.cold);
        let effect = self.illness(self.game.symbols(heat + 1, cold));
        let relief = self.game.cold_relief();
        let kind = if relief > 0 && effect != Effect::default() {
            self.doubt = Some(self.leader());
            self.leader()
        } else {
            if let Some(doubt) = self.weather_doubt {
                self.doubt = Some(doubt);
            }
            self.weather_doubt.or(self.choice_of_death(&effect)).unwrap_or(Kind::Certain)
        };
        self.tell(Why::Cold, [cold, heat], effect, kind);
    }

    fn foresee_drop(&mut self) {
        let weight = self.game.breakdown_weight();
        if weight == 0 {
            return;
        }
        let end = if self.game.options.scenario == Scenario::Winterhome {
            let is_last = self.game.counters[Counter::GenState] <= LOST_BY_A_BREAKDOWN;
            is_last.then_some(Reason::GeneratorLost)
        } else {
            self.game.is_overheated.then_some(Reason::Explosion)
        };
        let room = self.game.content().board.overload_track - self.game.overload;
        let kind = Kind::Chance { weight, of: tower::TOTAL };
        let cold = u8::from(self.game.cold < HEAT_TRACK);
        let effect = Effect { cold, end, ..Effect::default() };
        self.tell(Why::Tower, [self.game.heat - 1, room], effect, kind);
    }

    /// The weather at its mean, rounded up; a storm if most of the cards left bring it.
    fn foresee_weather(&mut self) {
        let room = most(Good::Food).saturating_sub(self.game.goods[Good::Food]);
        let food = self.game.trapped_food().min(room);
        if food > 0 {
            self.tell(Why::Traps, [0, food], Effect { food, ..Effect::default() }, Kind::Certain);
        }
        if self.game.weather_deck.is_empty() {
            self.game.weather_deck = self.game.weather_discard;
            self.game.weather_discard = crate::card::WeatherCards::NONE;
        }
        let content = self.game.content();
        let cards: Vec<Weather> =
            self.game.weather_deck.iter().map(|card| *content.weather(card)).collect();
        let of = cards.len() as u32;
        let mean = |value: &dyn Fn(&Weather) -> u8| {
            let sum: u32 = cards.iter().map(|card| u32::from(value(card))).sum();
            sum.div_ceil(of.max(1)) as u8
        };
        let rise = mean(&|card| card.cold);
        // Perhaps no card is as the mean; some are at least as cold.
        let as_cold = cards.iter().filter(|card| card.cold >= rise).count() as u32;
        let worst = cards.iter().map(|card| card.cold).max().unwrap_or(0);
        let doubt = Kind::Chance { weight: as_cold, of };
        let cold = rise.min(HEAT_TRACK - self.game.cold);
        let effect = Effect { cold, ..Effect::default() };
        let kind = if rise == worst && as_cold == of { Kind::Certain } else { doubt };
        self.tell(Why::Weather, [worst, rise], effect, kind);
        self.weather_doubt = Some(doubt);
        self.foresee_storm(&cards);
        self.game.cold = (self.game.cold + rise).min(HEAT_TRACK);
        for (index, gauge) in [Gauge::Red, Gauge::Orange, Gauge::Yellow].into_iter().enumerate() {
            let by = mean(&|card| card.indicators[index]);
            self.game.indicators = self.game.moved_indicators(gauge, by as i8);
        }
        let nearer = mean(&|card| card.storm);
        self.game.storm = self.game.storm.map(|storm| storm.saturating_sub(nearer).max(1));
        self.game.gain(Good::Food, food, &mut Silent);
    }

    fn foresee_storm(&mut self, cards: &[Weather]) {
        let Some(storm) = self.game.storm else { return };
        let round = self.game.round;
        let strikes = |card: &&Weather| storm.saturating_sub(card.storm).max(1) <= round;
        let weight = cards.iter().filter(strikes).count() as u32;
        let of = cards.len() as u32;
        if weight > 0 {
            let kind = if weight == of { Kind::Certain } else { Kind::Chance { weight, of } };
            self.tell(Why::Storm, [storm, round], Effect::default(), kind);
        }
    }

    fn foresee_sickness(&mut self) {
        let content = self.game.content();
        let mut order = Citizen::ALL;
        order.sort_by_key(|citizen| self.game.sick[*citizen]);
        let is_epidemic = self.game.sick.iter().any(|sick| *sick >= content.board.epidemic);
        for citizen in order {
            let sick = self.game.sick[citizen];
            let section = content.sickness(sick);
            let mut effect = Effect::default();
            let room = content.board.exhausted_of_a_type - self.game.exhausted[citizen];
            effect.exhausted[citizen] = section.exhausted.min(room);
            // Every second flip is a death, the first one already from the skull side.
            let first = u8::from(!self.game.grave[citizen]);
            effect.deaths[citizen] = section.flips.saturating_sub(first).div_ceil(2);
            // FRO-PREP-4: then no marker is resolved.
            if is_epidemic {
                let end = (sick >= content.board.epidemic).then_some(Reason::Epidemic);
                effect = Effect { end, ..Effect::default() };
            }
            let kind = self.doubt.or(self.choice_of_death(&effect)).unwrap_or(Kind::Certain);
            if sick > HARMLESS {
                self.tell(Why::Sickness(citizen), [sick, HARMLESS], effect, kind);
            }
        }
    }
}

/// How much an answer does; people who do nothing choose the least.
fn eagerness(action: Action) -> u8 {
    match action {
        Action::Fuel(coal) => Few::get(coal).min(9),
        Action::Stop | Action::Finish | Action::Decline | Action::No | Action::Keep => 0,
        // An active token is worth more than a drawn one is dangerous.
        Action::Activate(_) | Action::Spend(_) => 1,
        Action::Draw => 2,
        _ => 3,
    }
}

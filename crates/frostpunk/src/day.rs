//! The round in its exact order: what happens when no question is open. FRO-ROUND.
//!
//! Each step names the next one before it begins, so that its questions can be nested freely.

use crate::building::Building;
use crate::card::{Card, CitizenCards, Laws, Nth, Reason, Scenario, ScenarioCard, WeatherCard};
use crate::citizen::{ByCitizen, ByPawn, Citizen, Pawn, fed_type};
use crate::content::{HEAT_TRACK, ROUNDS, Window};
use crate::event::{Event, Log};
use crate::frame::{Context, Frame, Order, Unit};
use crate::good::Good;
use crate::op::{Gauge, Mod};
use crate::phase::{DayPhase, DayStep};
use crate::state::Frostpunk;
use crate::terrain::is_shelter;
use crate::token::Family;

/// Trees that Grove needs at the end, and I/09 in every dusk. FRO-C-41.
pub(crate) const GROVE: u8 = 6;

impl Frostpunk {
    /// Takes the next step of the day.
    #[expect(clippy::too_many_lines, reason = "the steps of a round, one arm each")]
    pub(crate) fn take_step(&mut self, log: &mut impl Log) {
        if let Some(phase) = self.step.opens() {
            if self.round == 1 && phase == DayPhase::Action {
                // FRO-SETUP-26: the first round begins with it.
                log.tell(Event::RoundBegan { round: 1 });
            }
            log.tell(Event::PhaseBegan { phase });
        }
        match self.step {
            DayStep::SetUp(number) => self.set_up_step(number, log),
            DayStep::Dawn => self.dawn(log),
            DayStep::Development => {
                self.step = DayStep::Activation;
                // FRO-DAWN-3, FRO-DAWN-5, FRO-RULING-11: before the tokens of cards.
                if self.development.is_some_and(|(_, round)| round == self.round) {
                    self.complete(log);
                }
            }
            DayStep::Activation => self.reach_tokens(),
            DayStep::MorningEffects => self.begin_effects(DayPhase::Morning, DayStep::MorningCard),
            DayStep::MorningCard => {
                self.step = DayStep::GeneratorEffects;
                // FRO-MORN-1, FRO-MORN-3.
                if !self.morning_deck.is_empty() {
                    self.questions.ask(Frame::RevealMorning);
                }
            }
            DayStep::GeneratorEffects => {
                self.begin_effects(DayPhase::Generator, DayStep::GeneratorFuel);
            }
            // FRO-GENP-1: coal, then the cold, the tower, and back to space 1.
            DayStep::GeneratorFuel => self.begin(Frame::Fuel, DayStep::Cold),
            DayStep::Cold => self.begin_cold(),
            DayStep::ArksInTheCold => {
                self.step = DayStep::Drop;
                let arks = Card::Scenario(ScenarioCard::Ii02);
                if self.face_up.contains(ScenarioCard::Ii02)
                    && let Some(block) = self.phase_effect(arks, DayPhase::Generator)
                {
                    self.run(block, Context::CARD);
                }
            }
            DayStep::Drop => {
                self.step = DayStep::HeatReset;
                // FRO-GENP-4: read now.
                if self.heat > 1 {
                    self.questions.ask(Frame::DropCubes { cubes: self.heat - 1 });
                }
            }
            DayStep::HeatReset => {
                self.step = DayStep::WeatherEffects;
                self.heat = 1; // FRO-GENP-7; nothing else takes heat away (FRO-HEAT-9)
            }
            DayStep::WeatherEffects => {
                self.step = DayStep::WeatherCard;
                self.questions.ask(Frame::Shift);
                self.ask_phase_effects(DayPhase::Weather);
            }
            DayStep::WeatherCard => {
                // FRO-WEA-1, FRO-RULING-14. Sections A and B follow the draw.
                if self.weather_deck.is_empty() {
                    self.weather_deck = self.weather_discard;
                    self.weather_discard = crate::card::WeatherCards::NONE;
                }
                self.begin(Frame::RevealWeather, DayStep::Scouts);
            }
            DayStep::Scouts => self.move_scouts(),
            DayStep::Storm => self.storm_comes(log),
            // FRO-ADV-1: asked once a round.
            DayStep::Advisor => self.begin(Frame::Advisor, DayStep::Mobilisation),
            DayStep::Mobilisation => {
                self.step = DayStep::Abilities;
                // FRO-PREP-3, FRO-SOLO-2, FRO-SOLO-3.
                if self.options.players == 1 && !self.has_mobilised {
                    self.questions.ask(Frame::Mobilise);
                }
            }
            DayStep::Abilities => {
                self.begin(Frame::Abilities { window: Window::Preparation }, DayStep::Sickness);
            }
            DayStep::Sickness => self.begin_sickness(log),
            DayStep::SicknessEnd => self.step = DayStep::ActionEffects,
            DayStep::ActionEffects => self.begin_effects(DayPhase::Action, DayStep::Pawns),
            DayStep::Pawns => {
                self.step = DayStep::Turn;
                self.acted = None;
                self.adjust_pawns();
                self.bind_pawns();
                let free = self.modifier(|modifier| match modifier {
                    Mod::FreeHeat(n) => Some(n),
                    _ => None,
                });
                self.heat = (self.heat + free).min(self.cold.max(self.heat));
            }
            DayStep::Turn => {
                self.active = self.next_active();
                if self.active.is_some() {
                    self.questions.ask(Frame::Turn { has_fueled: false, is_refused: false });
                } else {
                    // FRO-RULING-77: so does a city without pawns.
                    self.step = DayStep::LastAbilities;
                }
            }
            DayStep::LastAbilities => {
                self.active = None;
                self.begin(Frame::Abilities { window: Window::Action }, DayStep::DuskEffects);
            }
            DayStep::DuskEffects => self.begin_effects(DayPhase::Dusk, DayStep::Timers),
            DayStep::Timers => self.count_timers(),
            DayStep::DuskCard => {
                self.step = DayStep::HungerEffects;
                self.refill_dusk();
                if self.dusk_size() > 0 {
                    self.questions.ask(Frame::RevealDusk);
                }
            }
            DayStep::HungerEffects => self.begin_effects(DayPhase::Hunger, DayStep::OldHunger),
            DayStep::OldHunger => self.old_hunger(log),
            DayStep::HungerReset => {
                self.step = DayStep::Feeding;
                self.hunger = 0; // FRO-HUNG-5
            }
            DayStep::Feeding => self.feed(log),
            DayStep::NightFall => self.night_falls(),
            // FRO-NIGHT-3: neither cold nor tower follow.
            DayStep::NightFuel => self.begin(Frame::Fuel, DayStep::Beds),
            DayStep::Beds => self.begin(Frame::Beds, DayStep::Prison),
            DayStep::Prison => self.open_prison(),
            DayStep::NightEffects => self.begin_effects(DayPhase::Night, DayStep::End),
            DayStep::End => self.judge(log),
            DayStep::RoundEnd => {
                // FRO-CIT-8.
                self.citizen_discard = self.citizen_discard.union(self.in_front);
                self.in_front = CitizenCards::NONE;
                self.step = DayStep::Dawn;
                if self.is_last_round() {
                    self.end(Reason::OutOfTime, log); // FRO-GOAL-10, FRO-RULING-2
                }
            }
            DayStep::Over => {}
        }
    }

    fn begin(&mut self, frame: Frame, next: DayStep) {
        self.step = next;
        self.questions.ask(frame);
    }

    fn begin_effects(&mut self, phase: DayPhase, next: DayStep) {
        self.step = next;
        self.ask_phase_effects(phase);
    }

    /// FRO-DAWN-1, FRO-DAWN-2, FRO-RULING-63.
    fn dawn(&mut self, log: &mut impl Log) {
        self.step = DayStep::Development;
        self.leader = self.leader.clockwise(1 % self.options.players, self.options.players);
        self.round += 1;
        self.used_laws = Laws::NONE;
        self.has_played = table::Seats::NONE;
        self.shielded = 0;
        self.sustained = 0;
        self.uses.retain(|slot| slot.is_forever);
        log.tell(Event::RoundBegan { round: self.round });
        if self.options.players > 1 {
            log.tell(Event::Leads { seat: self.leader });
        }
    }

    /// FRO-DAWN-4, FRO-RULING-62.
    fn reach_tokens(&mut self) {
        self.step = DayStep::MorningEffects;
        let round = self.round;
        let reached = self.activation.iter().filter(|token| token.round == round);
        let waiting = reached
            .filter(|token| self.face_up.contains(token.card))
            .map(|token| (Card::Scenario(token.card), token.nth))
            .collect();
        self.pending = waiting;
        self.activation.retain(|token| token.round != round);
        self.questions.ask(Frame::Sequence { order: Order::Activation });
    }

    /// FRO-GENP-3: the list is fixed before the first symbol.
    fn begin_cold(&mut self) {
        self.step = DayStep::ArksInTheCold;
        let relief = self.cold_relief();
        let spared = ByCitizen::filled(0);
        let (from, last) = (self.heat + 1, self.cold); // FRO-RULING-50
        self.questions.ask(Frame::Relief { left: relief, from, last, spared });
    }

    /// Symbols of cold that may be ignored. FRO-C-37.
    pub(crate) fn cold_relief(&self) -> u8 {
        self.modifier(|modifier| match modifier {
            Mod::ColdRelief(n) => Some(n),
            _ => None,
        })
    }

    /// Symbols of each type on a stretch of the heat track.
    pub fn symbols(&self, from: u8, last: u8) -> ByCitizen<u8> {
        let mut count = ByCitizen::filled(0);
        for space in from..=last.min(HEAT_TRACK) {
            for citizen in &self.content().board.heat_symbols[usize::from(space) - 1] {
                count[*citizen] += 1;
            }
        }
        count
    }

    /// Section A and B of the weather. FRO-WEA-2, FRO-WEA-3.
    pub(crate) fn change_weather(&mut self, log: &mut impl Log) {
        let Some(card) = self.weather else { return };
        let weather = *self.content().weather(card);
        self.cold = (self.cold + weather.cold).min(HEAT_TRACK);
        for (gauge, by) in
            [Gauge::Red, Gauge::Orange, Gauge::Yellow].into_iter().zip(weather.indicators)
        {
            self.indicators = self.moved_indicators(gauge, by as i8);
        }
        self.gain(Good::Food, self.trapped_food(), log);
    }

    /// Food that traps bring. FRO-WEA-3, FRO-BLD-8.
    pub fn trapped_food(&self) -> u8 {
        let bonus = self.modifier(|modifier| match modifier {
            Mod::TrapBonus(n) => Some(n),
            _ => None,
        });
        let huts = self.buildings().filter(|(_, kind)| *kind == Building::HuntersHut);
        huts.map(|(field, _)| 1 + u8::from(self.fields[field].is_upgraded) + bonus).sum()
    }

    /// Section C. FRO-WEA-4.
    fn move_scouts(&mut self) {
        self.step = DayStep::Storm;
        let Some(card) = self.weather else { return };
        self.march_scouts(self.scout_pace(card), true);
    }

    /// How far a weather card moves scouts.
    pub(crate) fn scout_pace(&self, card: WeatherCard) -> u8 {
        let bonus = self.modifier(|modifier| match modifier {
            Mod::ScoutBonus(n) => Some(n),
            _ => None,
        });
        self.content().weather(card).scouts + bonus
    }

    /// Section D and the storm. FRO-WEA-5 to FRO-WEA-7, FRO-C-26, FRO-RULING-42. Only here is the
    /// storm looked for: a round that comes to its marker at dawn does not bring it (FRO-DAWN-6).
    fn storm_comes(&mut self, log: &mut impl Log) {
        self.step = DayStep::Advisor;
        if let Some(card) = self.weather.take() {
            let nearer = self.content().weather(card).storm;
            self.storm = self.storm.map(|storm| storm.saturating_sub(nearer).max(1));
            self.weather_discard = self.weather_discard.with(card);
        }
        if self.storm.is_some_and(|storm| storm <= self.round) {
            log.tell(Event::StormStruck);
            // What each storm does stands on the card; in the Crater FRO-WEA-8, then FRO-WEA-9.
            let card = self.content().scenario_card(self.scenario().storm_card);
            let strike = card.strikes.get(usize::from(self.storms)).copied();
            self.storms += 1;
            match strike {
                Some(block) => self.run(block, Context::CARD),
                None => self.storm = None,
            }
        }
    }

    /// FRO-PREP-4, FRO-PREP-5, FRO-RULING-15.
    fn begin_sickness(&mut self, log: &mut impl Log) {
        self.step = DayStep::SicknessEnd;
        let epidemic = self.content().board.epidemic;
        if self.sick.iter().any(|sick| *sick >= epidemic) {
            self.end(Reason::Epidemic, log);
            return;
        }
        let mut order = Citizen::ALL;
        order.sort_by_key(|citizen| self.sick[*citizen]);
        for citizen in order.into_iter().rev() {
            self.questions.ask(Frame::Marker { citizen });
        }
    }

    /// FRO-PREP-6, FRO-PREP-7.
    pub(crate) fn resolve_marker(&mut self, citizen: Citizen) {
        let section = self.content().sickness(self.sick[citizen]);
        if section.flips > 0 {
            self.questions.ask(Frame::Flips { citizen, left: section.flips });
        }
        self.ask_times(Unit::Exhaust(citizen.into()), section.exhausted, Context::CARD);
    }

    /// FRO-C-4: a cube leaves every card with a timer.
    fn count_timers(&mut self) {
        self.step = DayStep::DuskCard;
        self.pending.clear();
        for event in &mut self.events {
            if event.timer > 0 {
                event.timer -= 1;
                if event.timer == 0 {
                    self.pending.push((event.card, Nth::N1));
                }
            }
        }
        self.questions.ask(Frame::Sequence { order: Order::Timers });
    }

    /// FRO-HUNG-1 to FRO-HUNG-4. Famine is looked for here alone (FRO-HUNG-2, FRO-GOAL-7).
    fn old_hunger(&mut self, log: &mut impl Log) {
        self.step = DayStep::HungerReset;
        let eaten = self.hunger.min(self.goods[Good::Food]);
        self.lose(Good::Food, eaten, log);
        self.hunger -= eaten;
        if self.hunger >= self.content().board.famine {
            self.end(Reason::Famine, log);
            return;
        }
        let section = self.content().hunger(self.hunger);
        let starving = fed_type(if self.round > 1 { self.round - 1 } else { self.round });
        self.ask_times(Unit::Die(starving.into()), section.deaths, Context::CARD);
        self.ask_times(Unit::Rise(Family::Discontent), section.discontent, Context::CARD);
    }

    /// Food that the feeding of this round needs. FRO-HUNG-6, FRO-C-37.
    pub fn food_needed(&self) -> u8 {
        let discount = self.modifier(|modifier| match modifier {
            Mod::FeedDiscount(n) => Some(n),
            _ => None,
        });
        self.population[self.fed_type()].saturating_sub(discount)
    }

    /// FRO-HUNG-6, FRO-HUNG-7.
    fn feed(&mut self, log: &mut impl Log) {
        self.step = DayStep::NightFall;
        let need = self.food_needed();
        let eaten = need.min(self.goods[Good::Food]);
        self.lose(Good::Food, eaten, log);
        self.move_hunger((need - eaten) as i8, log);
        self.ask_times(Unit::Sick(self.fed_type().into()), self.feed_sick(), Context::CARD);
    }

    /// How many fall ill of their meal. FRO-C-37.
    pub(crate) fn feed_sick(&self) -> u8 {
        self.modifier(|modifier| match modifier {
            Mod::FeedSick(n) => Some(n),
            _ => None,
        })
    }

    /// FRO-NIGHT-1, FRO-NIGHT-2, FRO-AUTO-4.
    fn night_falls(&mut self) {
        self.step = DayStep::NightFuel;
        for citizen in Citizen::ALL {
            let bound: u8 = citizen.pawns().iter().map(|pawn| self.bound[*pawn]).sum();
            self.exhausted[citizen] -= bound;
        }
        for pawn in Pawn::ALL {
            self.pool[pawn] += self.bound[pawn] + self.clearing[pawn] + self.constructing[pawn];
        }
        self.bound = ByPawn::filled(0);
        self.clearing = ByPawn::filled(0);
        self.constructing = ByPawn::filled(0);
        for state in self.fields.iter_mut() {
            if state.building != Some(Building::Prison) {
                for pawn in state.pawns.iter_mut().filter_map(Option::take) {
                    self.pool[pawn] += 1;
                }
            }
        }
        for slot in &mut self.uses {
            if let Some(pawn) = slot.pawn.take() {
                self.pool[pawn] += 1;
            }
        }
    }

    /// How many pawns a shelter takes. FRO-NIGHT-4, FRO-C-37.
    pub(crate) fn capacity(&self) -> u8 {
        let best = self.mods().filter_map(|modifier| match modifier {
            Mod::ShelterCapacity(n) => Some(n),
            _ => None,
        });
        best.max().unwrap_or(0).max(2)
    }

    /// Sleeping places in shelters, heated or not. FRO-C-38.
    pub fn places(&self) -> u8 {
        let capacity = self.capacity();
        self.buildings()
            .map(|(_, kind)| match kind {
                Building::ChildShelter => self.content().buildings[kind].shelter,
                kind if is_shelter(kind) => capacity,
                _ => 0,
            })
            .sum()
    }

    /// Warm beds for anybody, and for children alone. FRO-NIGHT-4, FRO-NIGHT-7.
    pub fn beds(&self) -> (u8, u8) {
        let capacity = self.capacity();
        let has_ruins = self.has_modifier(|modifier| matches!(modifier, Mod::RuinsShelter(_)));
        let (mut anybody, mut children) = (0, 0);
        for (field, kind) in self.buildings() {
            let extra = self.modifier(|modifier| match modifier {
                Mod::ShelterExtra(of, n) if of == kind => Some(n),
                _ => None,
            });
            let beds = match kind {
                Building::Ruins if has_ruins => 2,
                kind if is_shelter(kind) => capacity,
                _ => extra,
            };
            let is_for_children = kind == Building::ChildShelter;
            if (beds > 0 || is_for_children) && self.is_heated(field) {
                anybody += beds;
                // FRO-BLD-27.
                if is_for_children {
                    children += self.content().buildings[kind].shelter;
                }
            }
        }
        (anybody, children)
    }

    /// How many pawns stay out, and how many of each type can. FRO-NIGHT-5, FRO-RULING-21.
    pub fn left_out(&self) -> (u8, ByCitizen<u8>) {
        let (beds, child_beds) = self.beds();
        let mut candidates = ByCitizen::from_fn(|citizen| {
            citizen.pawns().iter().map(|pawn| self.pool[*pawn]).sum::<u8>()
        });
        candidates[Citizen::Child] = candidates[Citizen::Child].saturating_sub(child_beds);
        let count: u8 = candidates.iter().sum();
        (count.saturating_sub(beds), candidates)
    }

    /// Those without a bed fall ill: W, E, C, counted once. FRO-NIGHT-6.
    pub(crate) fn sleep(&mut self, out: [u8; 3]) {
        self.slept_warm = out == [0; 3];
        for citizen in Citizen::ALL.into_iter().rev() {
            self.ask_times(Unit::Sick(citizen.into()), out[citizen.index()], Context::CARD);
        }
    }

    /// FRO-BLD-24, FRO-RULING-98, FRO-RULING-32.
    fn open_prison(&mut self) {
        self.step = DayStep::NightEffects;
        for field in crate::map::Field::ALL {
            if self.fields[field].building != Some(Building::Prison) {
                continue;
            }
            let is_heated = self.is_heated(field);
            let mut pawns = std::mem::take(&mut self.fields[field].pawns);
            // Who is asked for last falls ill first: see [`Frostpunk::rules`].
            if self.rules > 1 {
                pawns.reverse();
            }
            for pawn in pawns.into_iter().flatten() {
                self.pool[pawn] += 1;
                if let (false, Some(citizen)) = (is_heated, pawn.citizen()) {
                    self.slept_warm = false;
                    self.ask_times(Unit::Sick(citizen.into()), 1, Context::CARD);
                }
            }
        }
    }

    /// `end` and win checks. FRO-GOAL-2, FRO-RULING-83, FRO-RULING-82.
    fn judge(&mut self, log: &mut impl Log) {
        self.step = DayStep::RoundEnd;
        // FRO-C-39: what III/11 asks for wins before it is turned up, too.
        if self.options.scenario == Scenario::Winterhome
            && let Some((cond, won)) = self.content().goal(ScenarioCard::Iii11)
            && self.all_hold(cond)
        {
            self.run(won, Context::CARD);
            return;
        }
        for card in self.face_up.iter() {
            let Some((round, block)) = self.content().scenario_card(card).end else { continue };
            if round != self.round {
                continue;
            }
            if self.goal_of_map().is_some_and(|[have, need]| have < need) {
                self.end(Reason::StoresEmpty, log);
            } else {
                self.run(block, Context::CARD);
            }
        }
    }

    /// What the map asks for in the last night beside the scenario's card: what is there, and what
    /// is needed.
    pub fn goal_of_map(&self) -> Option<[u8; 2]> {
        match self.options.scenario {
            Scenario::Grove => Some([self.trees(), GROVE]),
            Scenario::Canyon => Some([self.built(Building::VentilationPlant), 1]),
            _ => None,
        }
    }

    /// The game is over. FRO-GOAL-9: nothing further is resolved.
    pub(crate) fn end(&mut self, reason: Reason, log: &mut impl Log) {
        // FRO-RULING-1: the first end stands, and a defeat is checked before a victory.
        if self.ending.is_none() {
            self.ending = Some(reason);
            log.tell(Event::GameEnded { reason });
        }
    }

    /// Rounds left after this one.
    pub fn rounds_left(&self) -> u8 {
        ROUNDS - self.round.min(ROUNDS)
    }
}

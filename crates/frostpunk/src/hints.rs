//! What a position is worth to the city, with reasons.
//!
//! The value is the distance from each of the six ends and from the goal of the scenario, plus what
//! the city has to go on with: stores against what the next days need, beds, buildings, people,
//! research. Whoever is in the middle of an action is credited with what it is about to do, so that
//! a bot that looks one decision ahead begins what is worth finishing.

use std::sync::LazyLock;

use table::{Hints, Seat, Weights as _};

use crate::action::Action;
use crate::building::{Building, Level};
use crate::card::{Counter, Scenario};
use crate::citizen::{Citizen, Pawn, fed_type};
use crate::content::ROUNDS;
use crate::frame::{Frame, Unit};
use crate::good::Good;
use crate::op::Mod;
use crate::phase::{DayPhase, DayStep};
use crate::plan::{EVACUEES, Prices};
use crate::state::Frostpunk;
use crate::terrain::is_shelter;
use crate::token::Family;
use crate::tower;

table::weights! {
    /// The weights of the valuation, in thousandths of the logarithm of the odds to win.
    pub struct Weights {
        /// The end of the game as winner or loser.
        victory: 1000..=50000,
        /// A round that the city has lived through.
        round: 0..=1000,
        /// A step of hope when there are few.
        hope: 0..=3000,
        /// A step of discontent when few are left.
        discontent: 0..=3000,
        /// A death when few are left.
        death: 0..=3000,
        /// A sick citizen,
        sick: 0..=300,
        /// a flip that is due at the sickness step,
        flip: 0..=800,
        /// and a marker on its skull side.
        grave: 0..=800,
        /// An exhausted token.
        exhausted: 0..=400,
        /// A pawn without a bed tonight.
        bed: 0..=400,
        /// Food that will be missing,
        missing_food: 0..=200,
        /// a step of discontent by hunger, and three times that for a death,
        starving: 0..=800,
        /// and food beyond what the next days need.
        spare_food: 0..=60,
        /// Coal up to what the next day burns,
        coal: 0..=200,
        /// and coal beyond.
        spare_coal: 0..=60,
        /// Wood, for the first pieces,
        wood: 0..=250,
        /// and beyond.
        spare_wood: 0..=60,
        /// A steam core.
        core: 0..=600,
        /// Steel where the scenario uses it.
        steel: 0..=400,
        /// A first breakdown, by its chance,
        breakdown: 0..=4000,
        /// and a cube on the track or in the tower.
        cube: 0..=100,
        /// Buildings, in percent of their list.
        building: 0..=300,
        /// A sleeping place, the better the safer.
        place: 0..=300,
        /// A tile on the map,
        tile: 0..=200,
        /// and a piece of goods on it.
        piece: 0..=40,
        /// A law in force.
        law: 0..=800,
        /// An active technology, and its shares on the way.
        technology: 0..=900,
        /// A scout that is out.
        scout: 0..=500,
        /// An automaton.
        automaton: 0..=600,
        /// A healthy citizen.
        citizen: 0..=60,
        /// A pawn that can still act today.
        pawn: 0..=200,
        /// What a warm city spares each of them.
        warmth: 0..=200,
        /// A citizen card in hand.
        card: 0..=300,
        /// An unread dusk card.
        dusk: 0..=200,
        /// The goal of the scenario when it is reached in full.
        goal: 0..=20000,
        /// What is being done, in percent of what it promises.
        opportunity: 0..=200,
    }
}

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::built_in("weights.ron", include_str!("../bots/weights.ron")));

/// The valuation is a thousand times the logarithm of the odds to win, fitted to mornings of many
/// cities; this is what the morning of each round adds, from the first on.
const PROSPECTS: [i32; ROUNDS as usize + 1] = [
    -1800, -1800, -1800, -2340, -2890, -3250, -3420, -3590, -3830, -3900, -3700, -3450, -3530,
    -3390, -2590, -1350,
];

/// What the scenario adds.
const fn prospects_of(scenario: Scenario) -> i32 {
    match scenario {
        Scenario::Crater => -280,
        Scenario::Grove => -370,
        Scenario::Ridge => -490,
        Scenario::Plain => -870,
        Scenario::Dreadnought => -1640,
        Scenario::Canyon => -1200,
        Scenario::Arks | Scenario::Winterhome => -1500,
        Scenario::Tesla => -1950,
    }
}

impl Hints for Frostpunk {
    const LEVELS: &'static str = include_str!("../bots/levels.ron");

    type Weights = Weights;

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn appeal(&self, seat: Seat, actions: &[Action], out: &mut Vec<i32>) -> bool {
        self.appeals(Prices::usual(), seat, actions, out);
        true
    }

    fn judgment(&self, seat: Seat) -> i32 {
        self.prospects(seat)
    }

    fn weigh_with(&self, weights: &Weights, _: Seat, term: &mut impl FnMut(&'static str, i32)) {
        if let Some(reason) = self.ending {
            let sign = if reason.is_victory() { 1 } else { -1 };
            term("end", sign * weights.victory + weights.round * i32::from(self.round));
            return;
        }
        if matches!(self.step, DayStep::SetUp(_)) {
            self.weigh_stores(weights, term);
            return;
        }
        let prospects = PROSPECTS[usize::from(self.round)] + prospects_of(self.options.scenario);
        term("rounds", weights.round * i32::from(self.round) + prospects);
        self.weigh_morale(weights, term);
        self.weigh_health(weights, term);
        self.weigh_food(weights, term);
        self.weigh_stores(weights, term);
        self.weigh_generator(weights, term);
        self.weigh_city(weights, term);
        self.weigh_progress(weights, term);
        term("opportunity", self.promise(weights) * weights.opportunity / 100);
    }
}

/// What being so many steps away from an end costs, in percent of a weight.
fn danger(steps: i32) -> i32 {
    match steps {
        i32::MIN..=0 => 500,
        1 => 300,
        2 => 210,
        3 => 150,
        4 => 105,
        5 => 70,
        6 => 42,
        7 => 20,
        8 => 8,
        _ => 0,
    }
}

impl Frostpunk {
    fn rounds_ahead(&self) -> i32 {
        i32::from(ROUNDS - self.round)
    }

    fn weigh_morale(&self, weights: &Weights, term: &mut impl FnMut(&'static str, i32)) {
        let steps = |family: Family| {
            i32::from(2 * self.active_tokens_of(family) + self.spent_tokens_of(family))
        };
        let hope = steps(Family::Hope);
        term("hope", -weights.hope * danger(hope - 1) / 100 + 15 * hope.min(8));
        let track = i32::from(self.content().board.discontent_track) - 1;
        let tokens = i32::from(self.tokens(Family::Discontent));
        let room = 2 * (track - tokens) + i32::from(self.spent_tokens_of(Family::Discontent));
        term("discontent", -weights.discontent * danger(room) / 100 + 15 * room.min(8));
        let deaths = i32::from(self.content().board.death_track) - 1 - i32::from(self.deaths);
        term("deaths", -weights.death * danger(deaths) / 100 + 20 * deaths);
    }

    /// The sick, with the cases that tonight and the next cold will bring.
    fn weigh_health(&self, weights: &Weights, term: &mut impl FnMut(&'static str, i32)) {
        let gap_from = self.heat + self.most_fuel() + 1;
        let cold = self.symbols(gap_from, self.cold);
        let is_cold_ahead =
            !matches!(self.step.phase(), Some(DayPhase::Weather | DayPhase::Preparation));
        let out = self.out_tonight();
        let mut sum = 0;
        for citizen in Citizen::ALL {
            let people = i32::from(self.population[citizen]);
            let more = if is_cold_ahead { i32::from(cold[citizen]) } else { 0 };
            let sick = i32::from(self.sick[citizen]) + more;
            let section = self.content().sickness(sick.clamp(0, 255) as u8);
            sum -= weights.sick * sick + weights.sick * (sick - people).max(0) * 3;
            // Being close below a threshold is a danger of its own.
            sum -= weights.sick * (sick % 5) * i32::from(sick > 2) / 4;
            sum -= weights.flip * i32::from(section.flips);
            sum -= weights.exhausted * i32::from(section.exhausted) / 2;
            if self.grave[citizen] {
                sum -= weights.grave + weights.flip * i32::from(section.flips);
            }
            sum -= weights.exhausted * i32::from(self.exhausted[citizen]);
            term("people", weights.citizen * (people - i32::from(self.sick[citizen]) / 2));
        }
        term("health", sum);
        term("beds", -weights.bed * i32::from(out));
    }

    /// Pawns that will lie in the cold tonight, with all coal that can still be burned.
    fn out_tonight(&self) -> u8 {
        let pawns: u8 =
            Citizen::ALL.into_iter().map(|citizen| self.population[citizen].div_ceil(5)).sum();
        // Once the night's coal is burned, heat is what it is.
        let more = if self.step == DayStep::Prison { 0 } else { self.most_fuel() };
        let heat = self.heat + more;
        let is_reached = |level: Level| match level {
            Level::Red => self.indicators[0] < heat,
            Level::Orange => self.indicators[1] < heat,
            Level::Yellow => self.indicators[2] < heat,
            Level::Blue | Level::White => false,
        };
        let mut beds = 0;
        for (field, kind) in self.buildings() {
            let is_child_shelter = kind == Building::ChildShelter;
            if !is_shelter(kind) && !is_child_shelter {
                continue;
            }
            let zone = match field.position() {
                None => self.indicators[0] < heat,
                Some(position) if position.is_near() => self.indicators[1] < heat,
                Some(_) => self.indicators[2] < heat,
            };
            if zone || is_reached(self.level(field)) {
                beds += 2;
            }
        }
        pawns.saturating_sub(beds).min(20)
    }

    /// The next three meals.
    fn weigh_food(&self, weights: &Weights, term: &mut impl FnMut(&'static str, i32)) {
        let discount = self.modifier(|modifier| match modifier {
            Mod::FeedDiscount(n) => Some(n),
            _ => None,
        });
        let has_eaten = self.step.phase() == Some(DayPhase::Night);
        let traps = i32::from(self.trapped_food());
        let mut food = i32::from(self.goods[Good::Food]) - i32::from(self.hunger);
        let mut sum = 0;
        for (index, share) in [100, 65, 35].into_iter().enumerate() {
            let round = self.round + index as u8 + u8::from(has_eaten);
            if round > ROUNDS {
                break;
            }
            if index > 0 {
                food += traps;
            }
            let need = self.population[fed_type(round)].saturating_sub(discount);
            food -= i32::from(need);
            if food < 0 {
                let missing = (-food).min(255);
                let section = self.content().hunger(missing.min(24) as u8);
                let harm = i32::from(section.discontent) + 3 * i32::from(section.deaths);
                sum -= (weights.missing_food * missing + weights.starving * harm) * share / 100;
                food = 0;
            }
        }
        term("food", sum + weights.spare_food * food.min(12));
    }

    fn weigh_stores(&self, weights: &Weights, term: &mut impl FnMut(&'static str, i32)) {
        let held = |good: Good| i32::from(self.goods[good]);
        let step = |count: i32, first: i32, weight: i32, spare: i32| {
            weight * count.min(first) + spare * (count - first).clamp(0, 2 * first)
        };
        // What has been burned since the last check counts for the next one.
        let burned = i32::from(self.cold) - 1;
        let fuel = held(Good::Coal) + i32::from(self.heat) - 1;
        term("coal", step(fuel, burned, weights.coal, weights.spare_coal));
        term("wood", step(held(Good::Wood), 8, weights.wood, weights.spare_wood));
        term("cores", weights.core * held(Good::Core).min(4));
        term("steel", weights.steel * held(Good::Steel).min(6));
    }

    fn weigh_generator(&self, weights: &Weights, term: &mut impl FnMut(&'static str, i32)) {
        let share = i64::from(self.breakdown_weight());
        let price = if self.is_overheated && self.options.scenario != Scenario::Winterhome {
            weights.victory
        } else {
            weights.breakdown
        };
        term("breakdown", -((share * i64::from(price)) / i64::from(tower::TOTAL)) as i32);
        let dropped = i32::from(self.heat) - 1;
        let cubes = i32::from(self.overload) + i32::from(self.inside) / 2 + dropped / 2;
        let broken = i32::from(self.has_failed) * weights.breakdown;
        term("generator", -weights.cube * cubes - broken);
        term("cold", -30 * i32::from(self.cold));
    }

    fn weigh_city(&self, weights: &Weights, term: &mut impl FnMut(&'static str, i32)) {
        let ahead = self.rounds_ahead();
        let mut counts = [0_i32; Building::COUNT];
        let (mut buildings, mut places) = (0, 0);
        for (field, kind) in self.buildings() {
            let count = &mut counts[kind.index()];
            *count += 1;
            let mut worth = building_value(kind, *count);
            if self.fields[field].is_upgraded {
                worth += worth / 2;
            }
            buildings += worth;
            if is_shelter(kind) {
                let level = self.level(field);
                // Tents fall in the first storm, bunkhouses in the second.
                let lasts = match kind {
                    Building::Tent if self.storms == 0 => 45,
                    Building::Bunkhouse if self.storms < 2 => 75,
                    _ => 100,
                };
                places += 2 * lasts * (1 + level.index() as i32) / 5;
            }
        }
        // Half of what a building is worth it is worth at once, the rest over the rounds to come.
        term("buildings", buildings * weights.building * (ahead + 5) / 2000);
        term("places", weights.place * places.min(900) * (ahead + 6) / 2000);
        let tiles = self.ground.iter().filter(|ground| ground.is_tile()).count() as i32;
        let pieces: i32 = self.fields.iter().map(|field| i32::from(field.count)).sum();
        term("map", weights.tile * tiles.min(14) + weights.piece * pieces.min(40));
        if self.step == DayStep::Turn {
            let usable = [Pawn::Worker, Pawn::Engineer, Pawn::ChildWorker, Pawn::ChildEngineer];
            let pawns: i32 = usable.into_iter().map(|pawn| i32::from(self.pool[pawn])).sum();
            term("pawns", weights.pawn * pawns);
            let [generator, near, far] = self.warm_zones().map(i32::from);
            let warmth = 25 * generator + 45 * near + 20 * far;
            term("warmth", weights.warmth * pawns * warmth / 100);
        }
        term("automatons", weights.automaton * i32::from(self.in_play(Pawn::Automaton)));
    }

    fn weigh_progress(&self, weights: &Weights, term: &mut impl FnMut(&'static str, i32)) {
        let ahead = self.rounds_ahead();
        term("laws", weights.law * self.laws.len() as i32 * (ahead + 5) / 20);
        let begun = self.development.map_or(0, |(_, round)| {
            weights.technology * (6 - i32::from(round.saturating_sub(self.round))).max(1) / 12
        });
        let done = weights.technology * self.active_technologies.len() as i32;
        term("technologies", (done + begun) * (ahead + 5) / 20);
        let scouts: i32 = self
            .routes
            .iter()
            .filter_map(|route| route.scout)
            .map(|scout| weights.scout + weights.scout / 4 * i32::from(scout.space))
            .sum();
        term("scouts", scouts);
        let cards: u32 = self.hands.iter().map(|hand| hand.len()).sum();
        term("cards", weights.card * cards as i32);
        let unread = self.dusk.unread.len() + self.dusk.open.len();
        term("dusk", -weights.dusk * unread as i32);
        term("goal", weights.goal * self.progress() / 1000);
    }

    /// How far the goal of the scenario is, in thousandths.
    pub(crate) fn progress(&self) -> i32 {
        let share = |counter: Counter, target: u8| {
            i32::from(self.counters[counter].min(target)) * 1000 / i32::from(target)
        };
        let mean = |shares: &[i32]| shares.iter().sum::<i32>() / shares.len() as i32;
        let full = |counters: [Counter; 3]| {
            mean(&counters.map(|counter| share(counter, self.content().counters[counter].max)))
        };
        let stores = || full([Counter::StoreFood, Counter::StoreCoal, Counter::StoreWood]);
        match self.options.scenario {
            Scenario::Crater | Scenario::Ridge | Scenario::Plain => stores(),
            Scenario::Grove => (stores() * 4 + i32::from(self.trees().min(8)) * 125) / 5,
            Scenario::Canyon => {
                let plant = i32::from(self.built(Building::VentilationPlant).min(1)) * 1000;
                let air = 100 * i32::from(self.counters[Counter::Air]);
                (stores() * 4 + plant * 2) / 6 - air
            }
            Scenario::Dreadnought => full([Counter::Hull, Counter::Boiler, Counter::Cargo]),
            Scenario::Arks => {
                let sealed = mean(&[share(Counter::ArkA, 2), share(Counter::ArkB, 2)]);
                mean(&[sealed, share(Counter::Seedlings, 8)])
            }
            Scenario::Winterhome => {
                let state = share(Counter::GenState, 6);
                let children = i32::from(self.population[Citizen::Child]) * 10;
                let bench = share(Counter::Bench, 2);
                let damage = 40 * i32::from(self.counters[Counter::Damage]);
                let gone =
                    1000 - i32::from(self.to_evacuate().min(EVACUEES)) * 1000 / i32::from(EVACUEES);
                (gone * 5 + state * 2 + bench) / 8 - children - damage
            }
            Scenario::Tesla => mean(&[
                share(Counter::Research, 10),
                share(Counter::Knowledge, 4),
                share(Counter::Coils, 2),
            ]),
        }
    }

    /// What the questions that are open promise or threaten.
    fn promise(&self, weights: &Weights) -> i32 {
        self.questions.iter().map(|frame| self.frame_promise(frame, weights)).sum()
    }

    fn frame_promise(&self, frame: Frame, weights: &Weights) -> i32 {
        let wood = i32::from(self.goods[Good::Wood]);
        match frame {
            Frame::Construct { left, is_begun, .. } => {
                let more = 60 * i32::from(left).min(wood / 2);
                if is_begun { more / 2 } else { more - 40 * i32::from(wood == 0) }
            }
            Frame::Site { kind, is_free } => {
                let count = i32::from(self.built(kind)) + 1;
                let bed = if is_shelter(kind) { 2 * weights.place } else { 0 };
                let worth = building_value(kind, count) * weights.building / 150 + bed;
                let cost = self.content().buildings[kind].cost.unwrap_or_default();
                let wood = i32::from(cost.goods[Good::Wood]) * weights.wood;
                let core = i32::from(cost.goods[Good::Core]) * weights.core;
                if is_free { worth } else { worth - wood - core }
            }
            Frame::Clear => 2 * weights.tile,
            Frame::Lay { left, .. } => weights.tile * i32::from(left),
            Frame::Enact { .. } => weights.law * 2 / 3,
            Frame::Tinker { left, .. } => 60 * i32::from(left),
            Frame::Research => weights.technology / 4,
            Frame::Vent { .. } => 5 * weights.cube,
            Frame::Care { free, .. } => weights.sick * i32::from(free),
            Frame::Inspire | Frame::Silence | Frame::ReuseWorker | Frame::ReuseBuilding { .. } => {
                80
            }
            Frame::Saw { .. } => 3 * weights.wood,
            Frame::Thump { left, .. } => 2 * weights.piece * i32::from(left),
            Frame::Collect { left, .. } => 40 * i32::from(left),
            Frame::Evacuate { .. } => weights.goal / 8,
            Frame::Choose { .. } | Frame::BuildFree { .. } | Frame::UpgradeFree { .. } => 60,
            Frame::Bury { .. } | Frame::DrawToken { family: Family::Hope, .. } => 150,
            Frame::DrawToken { .. } => -150,
            Frame::DrawDeath { .. } | Frame::AskHand { .. } => -100,
            Frame::Flips { left, .. } => -weights.flip * i32::from(left),
            Frame::Times { unit, left, .. } => {
                let left = i32::from(left);
                match unit {
                    Unit::Cure(_) => weights.sick * 2 * left,
                    Unit::Treat => weights.grave * left,
                    Unit::Rise(Family::Hope) | Unit::Fall(Family::Discontent) => 180 * left,
                    Unit::Rise(_) | Unit::Fall(_) => -180 * left,
                    Unit::RiseTyped(token) if token.family() == Family::Hope => 200 * left,
                    Unit::RiseTyped(_) => -220 * left,
                    Unit::Sick(_) => -weights.sick * left,
                    Unit::Die(_) => -weights.death * left / 2,
                    Unit::Exhaust(_) => -weights.exhausted * left,
                    Unit::Leave(_) => -40 * left,
                    Unit::Add(_) | Unit::Develop => 40 * left,
                    _ => 0,
                }
            }
            _ => 0,
        }
    }
}

/// What the nth building of a kind is worth to a city at the start, in hundredths of a pawn's day.
fn building_value(kind: Building, nth: i32) -> i32 {
    let (first, more) = match kind {
        Building::HuntersHut => (300, 240),
        Building::GatheringPost => (240, 120),
        Building::Workshop => (320, 20),
        Building::Retort => (160, 40),
        Building::Sawmill => (180, 60),
        Building::Infirmary => (340, 140),
        Building::Hospital => (340, 120),
        Building::Hothouse => (520, 360),
        Building::CoalMine | Building::WallDrill => (480, 300),
        Building::CoalThumper => (180, 40),
        Building::Factory => (60, 0),
        Building::ObservationBalloon | Building::ChildShelter => (220, 0),
        Building::CareHouse | Building::FightingArena | Building::PublicHouse => (200, 60),
        Building::Cemetery | Building::Temple | Building::Agitator => (140, 0),
        Building::FieldKitchen | Building::PropagandaCentre | Building::Prison => (100, 0),
        Building::Cookhouse => (150, 0),
        Building::Steelworks | Building::EvacuationCentre | Building::VentilationPlant => (300, 0),
        Building::CoreFactory | Building::RepairStation | Building::Outpost => (160, 0),
        Building::ElectrostaticFilter => (120, 60),
        _ => (0, 0),
    };
    if nth <= 1 { first } else { more * (6 - nth).max(0) / 4 }
}

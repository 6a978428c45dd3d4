//! The odds that a city survives whose action phase begins: what searches judge their rehearsals
//! by. `examples/prospects.rs` fits the weights to cities that are led badly for some days, so that
//! there are all sorts of them, and by the plan from then on.

use std::collections::BTreeMap;
use std::fmt::Arguments;
use std::sync::LazyLock;

use table::{Game, Hints, Seat};

use crate::building::{Building, Level};
use crate::card::{Counter, Law, Scenario, Technology};
use crate::citizen::{Citizen, Pawn, fed_type};
use crate::content::ROUNDS;
use crate::good::Good;
use crate::state::{FieldState, Frostpunk};
use crate::terrain::is_shelter;
use crate::token::Family;
use crate::tower;

/// Weights are in this fraction of the valuation's unit.
const PRECISION: i32 = 10;

/// What each factor adds for each of its units, in the order of the factors.
static WEIGHTS: LazyLock<Vec<i32>> = LazyLock::new(|| {
    let text = include_str!("../bots/prospects.ron");
    let mut weights: BTreeMap<String, i32> =
        ron::from_str(text).unwrap_or_else(|error| panic!("prospects.ron: {error}"));
    let city = Frostpunk::new(&Frostpunk::options(1)).expect("the usual options can be played");
    let mut list = Vec::new();
    // A factor that no city had when the weights were fitted has none.
    city.each_factor(&mut |name, _| list.push(weights.remove(&name.to_string()).unwrap_or(0)));
    assert!(weights.is_empty(), "prospects.ron names no factors: {:?}", weights.keys());
    list
});

impl Frostpunk {
    /// A thousand times the logarithm of the odds to win, if an action phase has just begun.
    pub(crate) fn prospects(&self, seat: Seat) -> i32 {
        if self.ending.is_some() {
            return self.evaluate(seat);
        }
        let (mut sum, mut index) = (0, 0);
        self.each_factor(&mut |_, value| {
            sum += WEIGHTS[index] * value;
            index += 1;
        });
        sum / PRECISION
    }

    /// Reports everything that the odds depend on, always in the same order.
    pub fn each_factor(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        for round in 1..=ROUNDS {
            factor(format_args!("round {round}"), i32::from(self.round == round));
        }
        for scenario in Scenario::ALL {
            let is_played = self.options.scenario == scenario;
            factor(format_args!("scenario {scenario}"), i32::from(is_played));
        }
        factor(format_args!("seats"), self.options.players.into());
        self.each_factor_of_mood(factor);
        self.each_factor_of_people(factor);
        self.each_factor_of_food(factor);
        self.each_factor_of_stores(factor);
        self.each_factor_of_heat(factor);
        self.each_factor_of_buildings(factor);
        self.each_factor_of_knowledge(factor);
        self.each_factor_of_the_land(factor);
        self.each_factor_of_the_goal(factor);
    }

    /// The distance from the ends of the three tracks, more finely where it is short. Steps are
    /// counted as in FRO-C-30: an active token of hope is two of them.
    fn each_factor_of_mood(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        let board = &self.content().board;
        let hope = 2 * self.active_tokens_of(Family::Hope) + self.spent_tokens_of(Family::Hope);
        let room =
            i32::from(board.discontent_track) - 1 - i32::from(self.tokens(Family::Discontent));
        let room = 2 * room + i32::from(self.spent_tokens_of(Family::Discontent));
        let deaths = i32::from(board.death_track) - 1 - i32::from(self.deaths);
        for (name, steps) in
            [("hope", i32::from(hope) - 1), ("discontent", room), ("death", deaths)]
        {
            up_to(factor, name, steps, [1, 2, 3, 5, 8, 20]);
        }
    }

    fn each_factor_of_people(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        for citizen in Citizen::ALL {
            let section = self.content().sickness(self.sick[citizen]);
            let flips = i32::from(section.flips);
            let is_grave = i32::from(self.grave[citizen]);
            factor(format_args!("{citizen}"), self.population[citizen].into());
            factor(format_args!("{citizen} pawns"), self.population[citizen].div_ceil(5).into());
            factor(format_args!("{citizen} sick"), self.sick[citizen].into());
            factor(format_args!("{citizen} sick in a section"), (self.sick[citizen] % 5).into());
            factor(format_args!("{citizen} flips"), flips);
            factor(format_args!("{citizen} grave"), is_grave);
            factor(format_args!("{citizen} grave flips"), is_grave * flips);
            factor(format_args!("{citizen} exhausted"), self.exhausted[citizen].into());
            factor(format_args!("{citizen} exhausted by sickness"), section.exhausted.into());
        }
        for pawn in Pawn::ALL {
            factor(format_args!("{pawn} ready"), self.pool[pawn].into());
        }
        factor(format_args!("automatons"), self.in_play(Pawn::Automaton).into());
        let cards: u32 = self.hands.iter().map(|hand| hand.len()).sum();
        factor(format_args!("cards in hand"), cards as i32);
    }

    /// The next three meals.
    fn each_factor_of_food(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        let traps = i32::from(self.trapped_food());
        factor(format_args!("hunger"), self.hunger.into());
        factor(format_args!("traps"), traps);
        let mut food = i32::from(self.goods[Good::Food]) - i32::from(self.hunger);
        for meal in 0..3 {
            let round = self.round + meal;
            if round <= ROUNDS {
                food += if meal > 0 { traps } else { 0 };
                food -= i32::from(self.population[fed_type(round)]);
            }
            let missing = (-food).max(0);
            factor(format_args!("missing at meal {meal} up to 5"), missing.min(5));
            factor(format_args!("missing at meal {meal} up to 17"), missing.min(17));
            food = food.max(0);
        }
        factor(format_args!("food after three meals"), food.min(12));
    }

    fn each_factor_of_stores(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        let limits = [
            (Good::Food, [4, 10, 18, 30]),
            (Good::Coal, [4, 8, 14, 24]),
            (Good::Wood, [3, 6, 10, 18]),
            (Good::Core, [1, 2, 4, 6]),
            (Good::Steel, [1, 2, 4, 6]),
        ];
        for (good, limits) in limits {
            up_to(factor, good.name(), self.goods[good].into(), limits);
        }
    }

    fn each_factor_of_heat(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        let burned = i32::from(self.cold) - 1;
        let fuel = i32::from(self.goods[Good::Coal]) + i32::from(self.heat) - 1;
        factor(format_args!("coal missing tomorrow"), (burned - fuel).max(0));
        factor(format_args!("coal missing the day after"), (2 * burned - fuel).max(0));
        factor(format_args!("coal beyond tomorrow"), (fuel - burned).clamp(0, 10));
        factor(format_args!("heat"), self.heat.into());
        factor(format_args!("cold"), self.cold.into());
        factor(format_args!("cold and days"), i32::from(self.cold) * self.days());
        for (number, indicator) in self.indicators.into_iter().enumerate() {
            factor(format_args!("indicator {number}"), indicator.into());
        }
        // In percent.
        let breakdown = self.breakdown_weight() / (tower::TOTAL / 100);
        factor(format_args!("breakdown"), breakdown as i32);
        let is_overheated = i32::from(self.is_overheated);
        factor(format_args!("breakdown when overheated"), is_overheated * breakdown as i32);
        factor(format_args!("overheated"), is_overheated);
        factor(format_args!("failed"), self.has_failed.into());
        factor(format_args!("overload"), self.overload.into());
        factor(format_args!("cubes inside"), self.inside.into());
        factor(format_args!("better tower"), self.is_tower_upgraded.into());
        factor(format_args!("no storm yet"), i32::from(self.storms == 0));
        factor(format_args!("storms"), self.storms.into());
        factor(format_args!("storm known"), self.storm.is_some().into());
        let wait = self.storm.map_or(0, |round| round.saturating_sub(self.round));
        factor(format_args!("days to the storm"), wait.into());
    }

    fn each_factor_of_buildings(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        let mut standing = [0; Building::COUNT];
        let mut upgraded = [0; Building::COUNT];
        let mut shelters = [0; Level::COUNT];
        for (field, kind) in self.buildings() {
            standing[kind.index()] += 1;
            upgraded[kind.index()] += i32::from(self.fields[field].is_upgraded);
            if is_shelter(kind) || kind == Building::ChildShelter {
                shelters[self.level(field).index()] += 1;
            }
        }
        let days = self.days();
        for kind in Building::ALL {
            let count = standing[kind.index()];
            factor(format_args!("{kind}"), count.min(1));
            factor(format_args!("{kind} and days"), count.min(1) * days);
            factor(format_args!("{kind} more"), (count - 1).clamp(0, 4));
            factor(format_args!("{kind} upgraded"), upgraded[kind.index()].min(3));
        }
        let pawns: u8 =
            Citizen::ALL.into_iter().map(|citizen| self.population[citizen].div_ceil(5)).sum();
        let mut without = i32::from(pawns);
        // From the best shelters to the worst: who is left for the others.
        for level in Level::ALL.into_iter().rev() {
            factor(format_args!("{level} shelters"), shelters[level.index()].min(6));
            without -= 2 * shelters[level.index()];
            factor(format_args!("not better than {level}"), without.max(0));
        }
        factor(format_args!("without a bed and days"), without.max(0) * days);
    }

    fn each_factor_of_knowledge(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        let days = self.days();
        for law in Law::ALL {
            let is_enacted = i32::from(self.laws.contains(law));
            factor(format_args!("{law}"), is_enacted);
            factor(format_args!("{law} and days"), is_enacted * days);
        }
        for technology in Technology::ALL {
            let is_active = i32::from(self.active_technologies.contains(technology));
            let is_begun = self.development.is_some_and(|(other, _)| other == technology);
            factor(format_args!("{technology}"), is_active);
            factor(format_args!("{technology} and days"), is_active * days);
            factor(format_args!("{technology} begun"), is_begun.into());
            factor(format_args!("{technology} begun and days"), i32::from(is_begun) * days);
        }
        let wait = self.development.map_or(0, |(_, round)| round.saturating_sub(self.round));
        factor(format_args!("days of development"), wait.into());
        factor(format_args!("unread cards"), self.dusk.unread.len() as i32);
        factor(format_args!("open consequences"), self.dusk.open.len() as i32);
        factor(format_args!("known dusk cards"), self.dusk.known.len() as i32);
        factor(format_args!("events"), self.events.len() as i32);
    }

    fn each_factor_of_the_land(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        let tiles = self.ground.iter().filter(|ground| ground.is_tile()).count() as i32;
        factor(format_args!("tiles"), tiles);
        factor(format_args!("tiles and days"), tiles * self.days());
        for good in Good::ALL {
            let pieces = |(of, count): (Good, u8)| if of == good { i32::from(count) } else { 0 };
            let sum: i32 = self.fields.iter().filter_map(FieldState::resource).map(pieces).sum();
            factor(format_args!("{good} on the map"), sum);
        }
        factor(format_args!("trees"), self.trees().into());
        let (mut scouts, mut spaces, mut cards, mut bases) = (0, 0, 0, 0);
        for route in &self.routes {
            scouts += i32::from(route.scout.is_some());
            spaces += route.scout.map_or(0, |scout| i32::from(scout.space));
            cards += route.cards.len() as i32;
            bases += i32::from(route.is_established);
        }
        factor(format_args!("scouts"), scouts);
        factor(format_args!("scouts and days"), scouts * self.days());
        factor(format_args!("spaces of scouts"), spaces);
        factor(format_args!("cards of routes"), cards);
        factor(format_args!("field bases"), bases);
    }

    /// Counters, and what is missing for the goal, also by the days that are left for it.
    fn each_factor_of_the_goal(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        let days = self.days();
        for counter in Counter::ALL {
            let count = i32::from(self.counters[counter]);
            let is_full = self.counters[counter] >= self.content().counters[counter].max;
            factor(format_args!("{counter}"), count);
            factor(format_args!("{counter} and days"), count * days);
            factor(format_args!("{counter} full"), i32::from(is_full && count > 0));
        }
        let goods = self.goal_goods();
        let mut all = 0;
        for good in Good::ALL {
            let missing = (goods[good] - i32::from(self.goods[good])).max(0);
            factor(format_args!("{good} missing for the goal"), missing);
            factor(format_args!("{good} missing a day"), 10 * missing / (days + 1));
            all += missing;
        }
        factor(format_args!("missing a day"), 10 * all / (days + 1));
        let left = 100 - self.progress() / 10;
        factor(format_args!("goal left"), left);
        factor(format_args!("goal left a day"), left / (days + 1));
        self.each_factor_of_winterhome(factor);
    }

    /// How late the evacuation is, and how near the Generator to its end. FRO-C-39.
    fn each_factor_of_winterhome(&self, factor: &mut impl FnMut(Arguments<'_>, i32)) {
        let (mut left, mut late, mut spare) = (0, 0, 0);
        if self.options.scenario == Scenario::Winterhome {
            left = i32::from(self.to_evacuate());
            let bench = i32::from(self.counters[Counter::Bench].min(2));
            let a_day = (3 + 2 * bench) * if bench >= 2 { 2 } else { 1 };
            late = (left - a_day * self.days().min(9)).max(0);
            spare = i32::from(self.counters[Counter::GenState]) - i32::from(self.wear());
        }
        factor(format_args!("still to leave"), left);
        factor(format_args!("still to leave a day"), 10 * left / (self.days() + 1));
        up_to(factor, "too late to leave", late, [1, 3, 9]);
        up_to(factor, "spare state", spare, [2, 4]);
    }

    /// Rounds after this one.
    fn days(&self) -> i32 {
        self.rounds_left().into()
    }
}

/// A number as far as each of some limits.
fn up_to<const N: usize>(
    factor: &mut impl FnMut(Arguments<'_>, i32),
    name: &str,
    number: i32,
    limits: [i32; N],
) {
    for limit in limits {
        factor(format_args!("{name} up to {limit}"), number.min(limit));
    }
}

//! What a position is worth to a player, with reasons.
//!
//! The value is the KP and what the scorings to come would bring if things stayed as they are, plus
//! what the player has to go on with: time, crystals, programmed robots with the best use each has
//! on the station, engineer moves, cards and room in the lab. A player who is about to perform an
//! action is credited with it, so that a bot that looks one decision ahead sends robots where
//! something can be done.

use std::sync::LazyLock;

use table::{Game as _, Hints, Seat, Silent, Weights as _};

use crate::action::Action;
use crate::card::Effect;
use crate::content::{EXPANSIONS, ROUNDS};
use crate::headquarters::Engineer;
use crate::phase::{Phase, Task};
use crate::program::Program;
use crate::scoring::triangle;
use crate::sector::Sector;
use crate::state::{AquaSphere, Player};
use crate::tile::{Capacity, Tile};

table::weights! {
    /// The weights of the valuation, in hundredths of a knowledge point where nothing else is said.
    pub struct Weights {
        /// What the rivals have counts against the player, in percent of their mean.
        rivals: 0..=150,
        /// The majority of control spaces at the start of a round, in percent of its points,
        early_control: 0..=100,
        /// and at its end.
        late_control: 0..=120,
        /// Every controlled sector.
        sector: 0..=200,
        /// Octopuses in controlled sectors at the start of a round, in percent of what they cost,
        early_octopods: 0..=100,
        /// and at its end.
        late_octopods: 0..=120,
        /// Robots in play, in percent of what they bring in each scoring to come.
        robots: 0..=150,
        /// A robot in play beyond the cap of the submarines.
        spare_robot: 0..=150,
        /// Crystals, in percent of what they bring in each scoring to come.
        crystals: 0..=150,
        /// A crystal as the key of a red line, for each of the first ones in each scoring to come.
        key: 0..=300,
        /// Standing right before a red line without a crystal.
        no_key: 0..=600,
        /// A time marker, for the first ones,
        time: 0..=200,
        /// and for those beyond three.
        spare_time: 0..=150,
        /// A time marker in the last round.
        last_time: 0..=200,
        /// The share of the best use of each programmed robot, in percent,
        programmed: 0..=120,
        /// and what it is worth without any.
        idle_robot: 0..=300,
        /// An engineer move that is left.
        engineer: 0..=600,
        /// Programming by time that is still possible in this round.
        paid_programming: 0..=400,
        /// A submarine, for each scoring to come.
        submarine: 0..=300,
        /// An engineer card for time, for each round to come,
        engineer_time: 0..=300,
        /// one for crystals,
        engineer_crystals: 0..=400,
        /// and one for points.
        engineer_points: 0..=500,
        /// An octopus card, for each round to come.
        octopus_card: 0..=400,
        /// The opposite, the lock and the submarine card, for each round to come.
        movement_card: 0..=300,
        /// The overload card, for each round to come.
        overload_card: 0..=300,
        /// The sidestep card before it is used.
        sidestep_card: 0..=800,
        /// A scoring card, for each scoring to come.
        scoring_card: 0..=500,
        /// Letters, in percent of what they bring at the end.
        letters: 0..=150,
        /// An expansion on the way to a complete lab.
        expansion: 0..=300,
        /// Room for a card, for each round to come,
        room_for_card: 0..=200,
        /// for a crystal,
        room_for_crystal: 0..=200,
        /// for another octopus in a catch,
        room_for_octopod: 0..=200,
        /// and for a time marker.
        room_for_time: 0..=100,
        /// Passing before a rival.
        early_pass: 0..=300,
        /// The share of the action that is about to be performed, in percent.
        opportunity: 0..=150,
        /// The end of the game as winner or loser.
        victory: 0..=10000,
    }
}

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::built_in("weights.ron", include_str!("../bots/weights.ron")));
static JUDGMENT: LazyLock<Weights> = LazyLock::new(|| Weights { rivals: 0, ..WEIGHTS.clone() });

/// From this number of time markers on they are spare.
const ENOUGH_TIME: i32 = 3;

impl Hints for AquaSphere {
    const LEVELS: &'static str = include_str!("../bots/levels.ron");

    type Weights = Weights;

    #[inline]
    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    #[inline]
    fn judgment(&self, seat: Seat) -> i32 {
        self.evaluate_with(&JUDGMENT, seat)
    }

    fn weigh_with(&self, weights: &Weights, seat: Seat, term: &mut impl FnMut(&'static str, i32)) {
        self.weigh_position(weights, seat, term);
        if let Some(Task::BeforeAction { program }) = self.tasks.top()
            && self.active_seat() == Some(seat)
        {
            let gain = self.action_value(weights, seat, program);
            term("opportunity", gain * weights.opportunity / 100);
        }
    }
}

/// What stays the same while one position is weighed for one player.
struct Scale<'a> {
    weights: &'a Weights,
    player: &'a Player,
    /// Scorings that are still to come for the player.
    scorings: i32,
    is_last_round: bool,
}

impl Scale<'_> {
    /// What a number of time markers is worth.
    fn time(&self, count: u8) -> i32 {
        let count = i32::from(count);
        if self.is_last_round {
            return count * self.weights.last_time;
        }
        let first = count.min(ENOUGH_TIME);
        first * self.weights.time + (count - first) * self.weights.spare_time
    }

    /// What a number of crystals is worth.
    fn crystals(&self, count: u8) -> i32 {
        let keys = i32::from(count).min(self.scorings);
        let scored = i32::from(triangle(count)) * self.scorings * self.weights.crystals;
        keys * self.weights.key + scored
    }

    fn room(&self, room: Capacity) -> i32 {
        let weights = self.weights;
        let value = i32::from(room.cards) * weights.room_for_card
            + i32::from(room.crystals) * weights.room_for_crystal
            + i32::from(room.octopods) * weights.room_for_octopod
            + i32::from(room.time) * weights.room_for_time;
        value * (self.scorings - 1).max(0)
    }

    fn letters(&self, count: u32) -> i32 {
        i32::from(triangle(count as u8)) * self.weights.letters
    }

    fn card(&self, effect: Effect) -> i32 {
        use crate::card::Reward;
        let weights = self.weights;
        let rounds = (self.scorings - 1).max(0);
        match effect {
            Effect::Engineer(_, Reward::Time(_)) => rounds * weights.engineer_time,
            Effect::Engineer(_, Reward::Crystals(_)) => rounds * weights.engineer_crystals,
            Effect::Engineer(_, Reward::Points(_)) => rounds * weights.engineer_points,
            Effect::Octopus(_) => rounds * weights.octopus_card,
            Effect::Opposite | Effect::Lock | Effect::Submarine => rounds * weights.movement_card,
            Effect::Overload => rounds * weights.overload_card,
            Effect::Sidestep if self.player.has_sidestepped => 0,
            Effect::Sidestep => weights.sidestep_card,
            Effect::Scoring(_) => self.scorings * weights.scoring_card,
            Effect::Immediate(_) => 0,
        }
    }
}

impl AquaSphere {
    /// Everything but the action that is about to be performed.
    fn weigh_position(
        &self,
        weights: &Weights,
        seat: Seat,
        term: &mut impl FnMut(&'static str, i32),
    ) {
        let player = self.player(seat);
        if self.phase == Phase::Over {
            term("points", self.against_rivals(weights, seat, |rival| self.kp_value(rival)));
            let kp = |seat: Seat| i32::from(self.player(seat).kp);
            let rivals = self.seats_in_play().filter(|rival| *rival != seat).map(kp);
            let lead = kp(seat) - rivals.max().unwrap_or(0);
            term("victory", weights.victory * lead.signum());
            return;
        }
        let scorings = self.scorings_left(seat);
        let scale =
            Scale { weights, player, scorings, is_last_round: scorings <= 1 && self.round >= 1 };
        let pending = self.pending_points(seat);
        term("points", self.against_rivals(weights, seat, |rival| self.kp_value(rival)) + pending);
        let progress = self.progress();
        let between = |early: i32, late: i32| early + (late - early) * progress / 100;
        if self.is_scored_here(seat) {
            let control = between(weights.early_control, weights.late_control);
            let octopods = between(weights.early_octopods, weights.late_octopods);
            let parts = |rival: Seat| {
                let parts = self.parts(rival);
                i32::from(parts.control) * control + i32::from(parts.octopods) * octopods
            };
            term("control", self.against_rivals(weights, seat, parts));
        }
        term("sectors", i32::from(self.controlled_by(seat)) * weights.sector);
        let cap = self.content().cap(player.submarines);
        let in_play = player.robots_in_play();
        let scoring = i32::from(in_play.min(cap)) * weights.robots * scorings;
        let spare = i32::from(in_play.saturating_sub(cap)) * weights.spare_robot;
        term("robots", scoring + spare);
        term("crystals", scale.crystals(player.crystals));
        if player.crystals == 0 && scorings > 0 {
            let distance = i32::from(self.content().next_line(player.kp) - player.kp);
            term("lines", -weights.no_key * (10 - distance).max(0) / 10);
        }
        term("time", scale.time(player.time));
        term("programmed", self.programmed_value(&scale, seat));
        term("engineer", self.engineer_value(weights, seat));
        term("submarines", i32::from(player.submarines) * weights.submarine * scorings);
        let cards = player.cards.iter().map(|card| scale.card(self.content().cards[card]));
        term("cards", cards.sum());
        term("letters", scale.letters(player.letters.len()));
        let expansions = player.tiles.len() as i32;
        term("lab", expansions * weights.expansion + scale.room(player.capacity));
        if player.engineer == Engineer::Passed && self.round < ROUNDS {
            let place = self.passing.iter().position(|other| other == seat).unwrap_or(0);
            let later = usize::from(self.options.players) - 1 - place;
            term("pass_order", later as i32 * weights.early_pass);
        }
    }

    fn kp_value(&self, seat: Seat) -> i32 {
        100 * i32::from(self.player(seat).kp)
    }

    /// The own value less a share of what the rivals have on average.
    fn against_rivals(&self, weights: &Weights, seat: Seat, value: impl Fn(Seat) -> i32) -> i32 {
        let own = value(seat);
        if weights.rivals == 0 {
            return own;
        }
        let rivals = self.seats_in_play().filter(|rival| *rival != seat);
        let sum: i32 = rivals.map(value).sum();
        own - sum * weights.rivals / (100 * (i32::from(self.options.players) - 1))
    }

    /// KP steps that a player has still before them.
    fn scorings_left(&self, seat: Seat) -> i32 {
        let after = i32::from(ROUNDS - self.round);
        match self.phase {
            Phase::Over => 0,
            Phase::Turn | Phase::ScoringTime | Phase::DrawPrograms => after + 1,
            Phase::ScoringPoints => after + i32::from(self.is_scored_here(seat)),
            Phase::DrawSector { .. }
            | Phase::DrawStartPlayer
            | Phase::DealLab { .. }
            | Phase::DrawLab { .. }
            | Phase::RevealCard { .. }
            | Phase::RevealTile { .. }
            | Phase::TurnCenter => after,
        }
    }

    /// Whether the scoring of this round is still to come for a player.
    fn is_scored_here(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Turn | Phase::ScoringTime => true,
            Phase::ScoringPoints => {
                let place = self.order.iter().position(|other| other == seat);
                place.is_some_and(|place| place > usize::from(self.active))
            }
            _ => false,
        }
    }

    /// How far the round has come, in percent: rows reached by the engineers.
    fn progress(&self) -> i32 {
        if self.phase != Phase::Turn {
            return 100;
        }
        let left: i32 = self.seats_in_play().map(|seat| self.moves_left(seat)).sum();
        let all = 4 * i32::from(self.options.players);
        100 - 100 * left / all
    }

    /// Engineer moves that are left, and the pass after them.
    fn moves_left(&self, seat: Seat) -> i32 {
        match self.player(seat).engineer {
            Engineer::Start => 4,
            Engineer::In(room) => {
                let arrows = &self.content().arrows;
                match arrows[room].first() {
                    None => 1,
                    Some(next) if arrows[next].is_empty() => 2,
                    Some(_) => 3,
                }
            }
            Engineer::Passed => 0,
        }
    }

    fn engineer_value(&self, weights: &Weights, seat: Seat) -> i32 {
        let player = self.player(seat);
        let moves = (self.moves_left(seat) - 1).max(0);
        let can_pay = !player.has_paid && player.engineer != Engineer::Passed;
        moves * weights.engineer + i32::from(can_pay) * weights.paid_programming
    }

    /// Points of a gain that is not decided yet.
    fn pending_points(&self, seat: Seat) -> i32 {
        if self.active_seat() != Some(seat) {
            return 0;
        }
        match self.tasks.top() {
            // Half of it, because a robot may have to be given up.
            Some(Task::Gain { rest, .. }) => 50 * i32::from(rest),
            Some(Task::CardPoints { points }) => 50 * i32::from(points),
            Some(Task::CatchPoints { catch, card }) => {
                100 * i32::from(catch) + 50 * i32::from(card)
            }
            _ => 0,
        }
    }

    /// What the robots on the symbols are good for; a third one is about to leave.
    fn programmed_value(&self, scale: &Scale<'_>, seat: Seat) -> i32 {
        let (mut best, mut second) = (0, 0);
        let prices = self.prices(seat);
        for program in scale.player.programmed.iter() {
            let uses = Sector::ALL.into_iter().filter_map(|sector| {
                let price = prices[self.positions[sector]];
                let left = scale.player.time.checked_sub(price)?;
                let cost = scale.time(scale.player.time) - scale.time(left);
                Some(self.use_value(scale, seat, program, sector, left) - cost)
            });
            let value = uses.max().unwrap_or(0).max(0) * scale.weights.programmed / 100
                + scale.weights.idle_robot;
            if value > best {
                (best, second) = (value, best);
            } else {
                second = second.max(value);
            }
        }
        best + second
    }

    /// About what an action would bring in a sector, with so much time left there.
    fn use_value(
        &self,
        scale: &Scale<'_>,
        seat: Seat,
        program: Program,
        sector: Sector,
        time: u8,
    ) -> i32 {
        let (player, weights) = (scale.player, scale.weights);
        let state = &self.sectors[sector];
        let bulb = 100 * i32::from(self.bulb());
        match program {
            Program::Lab => match state.tiles.top() {
                Some(tile) if player.tiles.len() < EXPANSIONS.into() => {
                    self.tile_value(scale, tile)
                }
                _ => 0,
            },
            Program::Time => {
                let taken = state.time.max(2).min(player.capacity.time - time);
                scale.time(time + taken) - scale.time(time)
            }
            Program::Crystal => {
                let taken = state.crystals.min(player.room_for_crystals());
                scale.crystals(player.crystals + taken) - scale.crystals(player.crystals)
            }
            Program::Octopod => {
                let caught = state.octopods.min(player.capacity.octopods);
                100 * i32::from(triangle(caught))
            }
            Program::Submarine => {
                let price = self.submarine_price(seat, sector).filter(|price| *price <= time);
                match price {
                    Some(price) if !state.has_submarine_of(seat) => {
                        bulb + weights.submarine * scale.scorings + scale.time(time - price)
                            - scale.time(time)
                    }
                    _ => 0,
                }
            }
            Program::Research => match state.cards.top() {
                Some(card) if player.room_for_cards() > 0 => {
                    bulb + scale.card(self.content().cards[card])
                }
                _ => 0,
            },
            Program::Program => weights.idle_robot + weights.robots * scale.scorings,
        }
    }

    fn tile_value(&self, scale: &Scale<'_>, tile: Tile) -> i32 {
        let info = self.content().tiles[tile];
        let letters = scale.player.letters;
        let robots = info.letters.len() as i32 * scale.weights.robots * scale.scorings;
        scale.letters(letters.union(info.letters).len()) - scale.letters(letters.len())
            + scale.room(info.adds)
            + scale.weights.expansion
            + robots
    }

    /// What performing the action at hand adds, at least nothing.
    fn action_value(&self, weights: &Weights, seat: Seat, program: Program) -> i32 {
        if self.check_action(seat, program).is_err() {
            return 0;
        }
        let value = |game: &Self| {
            let mut total = 0;
            game.weigh_position(weights, seat, &mut |_, value| total += value);
            total
        };
        let mut after = self.clone();
        after.apply(seat, Action::Perform, &mut Silent);
        (value(&after) - value(self)).max(0)
    }
}

//! What a position is worth to a player, with reasons.
//!
//! The value is what the game would score if it ended now, plus what the player has to go on with:
//! scientists at hand, ships and how soon they act, cards, access. A player who is still to choose
//! a main action is credited with most of the best one, so that a bot that looks one decision ahead
//! sails where something can be done.

use std::sync::LazyLock;

use table::{BySeat, Game, Hints, Seat, Silent, Weights as _};

use crate::action::Action;
use crate::card::{Pile, Resource, ShipyardCard};
use crate::phase::Phase;
use crate::state::Antarctica;
use crate::track::Track;
use crate::zone::Zone;

table::weights! {
    /// The weights of the valuation, in hundredths of a victory point where nothing else is said.
    pub struct Weights {
        /// What the rivals have counts against the player, in percent of their mean.
        rivals: 0..=150,
        /// A scientist at hand, for the first ones,
        supply: 0..=600,
        /// and for those beyond `enough_supply`.
        spare_supply: 0..=400,
        /// How many scientists are the first ones.
        enough_supply: 0..=10,
        /// The first ship on the board,
        first_ship: 0..=6000,
        /// the second one,
        second_ship: 0..=5000,
        /// the third one,
        third_ship: 0..=4000,
        /// and every other one.
        ship: 0..=3000,
        /// A ship on the board however late it is: without one there are no turns.
        late_ship: 0..=3000,
        /// A ship that could be launched.
        available_ship: 0..=400,
        /// A cube that could start a track.
        cube: 0..=500,
        /// A basic resource card,
        basic_resource: 0..=500,
        /// and an advanced one.
        advanced_resource: 0..=500,
        /// The shipyard card of an Icebreaker in hand,
        icebreaker: 0..=600,
        /// an Icebreaker that lies on the board,
        laid_icebreaker: 0..=400,
        /// the shipyard card that sends a scientist,
        send_scientist: 0..=600,
        /// the one that brings two scientists,
        two_scientists: 0..=600,
        /// and the one for quick research.
        quick_research: 0..=600,
        /// A visible card for which the player has access,
        access: 0..=500,
        /// and one for which a card in hand would do.
        access_with_card: 0..=400,
        /// A stop of the Sun that a ship waits.
        waiting: 0..=150,
        /// The share of the best main action, in percent.
        opportunity: 0..=120,
        /// The end of the game as winner or loser.
        victory: 0..=10000,
    }
}

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::built_in("weights.ron", include_str!("../bots/weights.ron")));
/// When so little of the game is left, in percent, discards may decide it.
const NEARLY_OVER: i32 = 33;

static JUDGMENT: LazyLock<Weights> = LazyLock::new(|| Weights { rivals: 0, ..WEIGHTS.clone() });

impl Weights {
    fn resource_card(&self, resource: Resource) -> i32 {
        match resource {
            Resource::Basic => self.basic_resource,
            Resource::Advanced => self.advanced_resource,
        }
    }

    fn shipyard_card(&self, card: ShipyardCard) -> i32 {
        match card {
            ShipyardCard::Icebreaker => self.icebreaker,
            ShipyardCard::SendScientist => self.send_scientist,
            ShipyardCard::TwoScientists => self.two_scientists,
            ShipyardCard::QuickResearch => self.quick_research,
        }
    }
}

impl Hints for Antarctica {
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

    /// Research may cost more than it brings; scientists, ships and buildings are what the game is
    /// about. Whoever has scientists at hand keeps the ships that place them until the end is near.
    fn gives_away(&self, seat: Seat, action: Action) -> bool {
        if let Action::DiscardFrom(_) = action {
            let supply = i32::from(self.player(seat).supply);
            return supply >= WEIGHTS.enough_supply && self.remaining() > NEARLY_OVER;
        }
        let is_pass = action == Action::End
            && self.phase == Phase::TurnMenu
            && self.current.seat == seat
            && !self.current.main_done;
        let can_build = || {
            let access = self.access(seat);
            Pile::ALL.into_iter().any(|pile| self.check_build(seat, pile, access).is_ok())
        };
        is_pass
            && (self.check_recruit(seat).is_ok()
                || self.check_build_ship(seat).is_ok()
                || can_build())
    }

    fn weigh_with(&self, weights: &Weights, seat: Seat, term: &mut impl FnMut(&'static str, i32)) {
        self.weigh_position(weights, seat, term);
        if self.phase == Phase::TurnMenu && self.current.seat == seat && !self.current.main_done {
            term("opportunity", self.opportunity(weights, seat) * weights.opportunity / 100);
        }
    }
}

impl Antarctica {
    /// Everything but what the player is about to do.
    fn weigh_position(
        &self,
        weights: &Weights,
        seat: Seat,
        term: &mut impl FnMut(&'static str, i32),
    ) {
        let points = self.points_by_category();
        for (category, by_seat) in ["zones", "research", "cards", "discards"].iter().zip(points) {
            term(category, self.against_rivals(weights, seat, by_seat.map(|points| 100 * points)));
        }
        if self.phase == Phase::Over {
            let total = |seat: Seat| points.iter().map(|by_seat| by_seat[seat]).sum::<i32>();
            let rivals = self.seats().without(seat).into_iter().map(total);
            let lead = total(seat) - rivals.max().unwrap_or(0);
            term("victory", weights.victory * lead.signum());
            return;
        }
        let remaining = self.remaining();
        let future = |value: i32| value * remaining / 100;
        let player = self.player(seat);
        let supply = i32::from(player.supply);
        let first = supply.min(weights.enough_supply);
        let spare = supply - first;
        term("supply", weights.supply * first + weights.spare_supply * spare);
        let (ships, waiting) = self.fleet(seat);
        let first_ships = [weights.first_ship, weights.second_ship, weights.third_ship];
        let first: i32 = first_ships.iter().take(ships as usize).sum();
        let others = weights.ship * (ships - first_ships.len() as i32).max(0);
        // Without a rival at sea nobody can overtake any more: ships that would come late are worth
        // nothing then, or the game would never be brought to its end.
        let late = if self.has_rival_at_sea(seat) { weights.late_ship * ships } else { 0 };
        term("ships", future(first + others) + late);
        term("waiting", -future(weights.waiting * waiting));
        let started = self.tracks.iter().filter(|track| track.cubes[seat] > 0).count();
        let unstarted = self.open_tracks().iter().count() - started;
        let cubes = i32::from(player.cubes).min(unstarted as i32);
        let boxes = weights.cube * cubes + weights.available_ship * i32::from(player.ships);
        term("available", future(boxes));
        let resources = Resource::ALL.map(|resource| {
            i32::from(player.resource_cards[resource]) * weights.resource_card(resource)
        });
        term("resource_cards", future(resources.iter().sum()));
        let hand = ShipyardCard::ALL
            .map(|card| i32::from(player.hand.count(card)) * weights.shipyard_card(card));
        let laid = self.zones.iter().map(|zone| i32::from(zone.icebreakers[seat]));
        let shipyard = hand.iter().sum::<i32>() + weights.laid_icebreaker * laid.sum::<i32>();
        term("shipyard_cards", future(shipyard));
        term("access", future(self.access_value(weights, seat)));
        term("steps", self.steps_value(weights, seat));
    }

    fn points_by_category(&self) -> [BySeat<i32>; 4] {
        let add = |mut sum: BySeat<i32>, awards: BySeat<i32>| {
            sum.iter_mut().zip(awards).for_each(|(sum, award)| *sum += award);
            sum
        };
        let zones = self.open_zones().iter().map(|zone| self.zone_awards(zone));
        let tracks = self.open_tracks().iter().map(|track| self.track_awards(track));
        let [stars, discards] = [self.stars(), self.discards()]
            .map(|values| crate::scoring::ranked_awards(values, values.iter().sum()));
        [zones.fold(BySeat::filled(0), add), tracks.fold(BySeat::filled(0), add), stars, discards]
    }

    /// The own value less a share of what the rivals have on average.
    fn against_rivals(&self, weights: &Weights, seat: Seat, by_seat: BySeat<i32>) -> i32 {
        let own = by_seat[seat];
        let rivals =
            by_seat.as_slice()[..usize::from(self.options.players)].iter().sum::<i32>() - own;
        own - rivals * weights.rivals / (100 * (i32::from(self.options.players) - 1))
    }

    /// How much of the game is left, in percent: the player with the fewest scientists ends it.
    fn remaining(&self) -> i32 {
        let pieces = self.content().pieces(self.options.players);
        let all = i32::from(pieces.supply + pieces.reserve);
        let players = &self.players.as_slice()[..usize::from(self.options.players)];
        let left = players.iter().map(|player| i32::from(player.supply + player.reserve)).min();
        100 * left.unwrap_or(0) / all.max(1)
    }

    /// How many ships of a player are on the board, and for how many stops of the Sun they wait
    /// in all: those in front of a ship cost it a lap each.
    fn fleet(&self, seat: Seat) -> (i32, i32) {
        let stops = self.zones.iter().filter(|zone| !zone.queue.is_empty()).count() as i32;
        let (mut ships, mut waiting, mut stop) = (0, 0, 0);
        let mut zone = self.sun.next();
        for _ in Zone::ALL {
            let queue = self.zone(zone).queue;
            if !queue.is_empty() {
                stop += 1;
                for (place, ship) in queue.iter() {
                    if ship.owner() == seat {
                        ships += 1;
                        waiting += stop + stops * i32::from(place);
                    }
                }
            }
            zone = zone.next();
        }
        (ships, waiting)
    }

    fn has_rival_at_sea(&self, seat: Seat) -> bool {
        let mut ships = self.zones.iter().flat_map(|zone| zone.queue.iter());
        ships.any(|(_, ship)| ship.owner() != seat)
    }

    /// The visible cards that the player could build somewhere.
    fn access_value(&self, weights: &Weights, seat: Seat) -> i32 {
        let access = self.access(seat);
        let value = |pile: Pile| {
            let Some((_, card)) = self.top_card(pile) else { return 0 };
            let missing = card.requires.minus(access);
            match (missing.len(), missing.first()) {
                (0, _) => weights.access,
                (1, Some(building)) => {
                    let resource = self.content().replaced_by(building);
                    let has_card = resource
                        .is_some_and(|resource| self.player(seat).resource_cards[resource] > 0);
                    if has_card { weights.access_with_card } else { 0 }
                }
                _ => 0,
            }
        };
        Pile::ALL.into_iter().map(value).sum()
    }

    /// Research points that are still to be used.
    fn steps_value(&self, weights: &Weights, seat: Seat) -> i32 {
        let points = match self.phase {
            Phase::ChooseTrack { points } | Phase::RevealCard { steps: Some(points), .. }
                if self.current.seat == seat =>
            {
                points
            }
            _ => return 0,
        };
        let gain = |track: Track| {
            let before = self.against_rivals(weights, seat, self.track_awards(track));
            let mut after = *self;
            after.tracks[track].cubes[seat] = self.advanced_space(seat, track, points);
            100 * (self.against_rivals(weights, seat, after.track_awards(track)) - before)
        };
        self.advanceable(seat).iter().map(gain).max().unwrap_or(0)
    }

    /// What the best main action would add, at least nothing.
    fn opportunity(&self, weights: &Weights, seat: Seat) -> i32 {
        let value = |game: &Self| {
            let mut total = 0;
            game.weigh_position(weights, seat, &mut |_, value| total += value);
            total
        };
        let now = value(self);
        let access = self.access(seat);
        let builds = Pile::ALL.into_iter().filter_map(|pile| {
            if self.check_build(seat, pile, access).is_ok() {
                Some(Action::Build(pile))
            } else {
                let with_card = self.check_build_with_card(seat, pile, access).is_ok();
                with_card.then_some(Action::BuildWithCard(pile))
            }
        });
        let ship = self.check_build_ship(seat).is_ok().then_some(Action::BuildShip);
        let recruit = self.check_recruit(seat).is_ok().then_some(Action::Recruit);
        let tracks = Track::ALL.into_iter();
        let research =
            tracks.filter(|track| self.check_research(seat, *track).is_ok()).map(Action::Research);
        let gain = |action: Action| {
            let mut after = *self;
            table::Game::apply(&mut after, seat, action, &mut Silent);
            value(&after) - now
        };
        builds.chain(ship).chain(recruit).chain(research).map(gain).max().unwrap_or(0).max(0)
    }
}

//! The forecast: what the rest of today and tomorrow up to the preparation phase will bring if
//! nobody lifts a finger, and the nearest end.
//!
//! It is reckoned on the *idle line*: a copy of the table on which nobody acts, fuels or calls
//! anybody, event and death cards are left out and so are cards that a token turns up, scouts stand
//! still, the tower does what it does most often and the weather is at its mean, rounded up. What is
//! being decided right now is left out too. Nothing on the table is hidden from anybody but what
//! unread cards say, and those are left out: the forecast tells nobody more than the view does.

mod idle;
mod text;

use serde::Serialize;
use table::{Game, Seat, Silent, Turn};

use crate::action::Outcome;
use crate::card::{Card, DuskCard, Law, Reason, ScenarioCard, Technology};
use crate::citizen::{ByCitizen, Citizen};
use crate::phase::DayPhase;
use crate::state::Frostpunk;
use idle::Idle;

/// How sure something is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// It follows from the rules.
    Certain,
    /// It comes with this share.
    Chance {
        /// The weight of what comes.
        weight: u32,
        /// Of this sum of all weights.
        of: u32,
    },
    /// Somebody has to choose, or has chosen something it depends on.
    Choice {
        /// Who.
        seat: Seat,
    },
    /// It depends on a card that nobody has read.
    Unknown,
}

/// Why something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Hunger that is left from the round before. FRO-HUNG-1.
    OldHunger,
    /// The type of the round eats. FRO-HUNG-6.
    Feeding,
    /// Pawns need warm beds. FRO-NIGHT-5.
    Beds,
    /// Prisoners sleep in a cold prison. FRO-BLD-24.
    Prison,
    /// Symbols between heat and cold. FRO-GENP-3.
    Cold,
    /// Cubes fall into the tower. FRO-GENP-4.
    Tower,
    /// Traps of hunters. FRO-WEA-3.
    Traps,
    /// The cold marker moves with the weather. FRO-WEA-2.
    Weather,
    /// The storm strikes. FRO-WEA-6.
    Storm,
    /// The sickness marker of a type is resolved. FRO-PREP-6.
    Sickness(Citizen),
    /// A card acts in a phase. FRO-EVT-5.
    Standing(Card),
    /// A timer runs out. FRO-C-4.
    Timer(Card),
    /// A dusk card that is known is turned up. FRO-DUSK-2.
    Dusk(DuskCard),
    /// A dusk card that nobody has read is turned up; this is where it came from.
    Unread(Card),
    /// One of the two consequences of a law is turned up.
    Consequence(Law),
    /// A morning card is turned up.
    Morning,
    /// A technology is completed. FRO-DAWN-3.
    Technology(Technology),
    /// An activation token is met. FRO-DAWN-4.
    Activation(ScenarioCard),
}

/// What follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Effect {
    /// Who falls ill.
    pub sick: ByCitizen<u8>,
    /// Who dies.
    pub deaths: ByCitizen<u8>,
    /// Exhausted tokens.
    pub exhausted: ByCitizen<u8>,
    /// Tokens of hope that go, even if all that can be spent is spent first.
    pub hope: u8,
    /// Steps of discontent.
    pub discontent: u8,
    /// New hunger.
    pub hunger: u8,
    /// Food gained.
    pub food: u8,
    /// How far the cold marker moves.
    pub cold: u8,
    /// How the game ends by it.
    pub end: Option<Reason>,
}

/// One line of the forecast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Item {
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: DayPhase,
    /// Why it happens.
    pub why: Why,
    /// What would be needed.
    pub need: u8,
    /// What is there.
    pub stock: u8,
    /// What is missing.
    pub missing: u8,
    /// What follows.
    pub effect: Effect,
    /// How sure it is.
    pub kind: Kind,
}

/// How the game would end on the idle line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct End {
    /// Why.
    pub reason: Reason,
    /// In which round.
    pub round: u8,
    /// In which phase.
    pub phase: DayPhase,
}

/// What comes if nobody lifts a finger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Forecast {
    /// The rest of today and tomorrow up to the preparation phase, in order.
    pub items: Vec<Item>,
    /// The nearest end within three rounds.
    pub end: Option<End>,
}

/// One row of the heat ladder: what so much coal would do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rung {
    /// Coal to burn.
    pub coal: u8,
    /// The heat marker then.
    pub heat: u8,
    /// Whether the generator tile, near and far tiles are warm.
    pub warm: [bool; 3],
    /// Warm beds for anybody, and for children alone.
    pub beds: (u8, u8),
    /// Who falls ill in the next Generator phase.
    pub ill: ByCitizen<u8>,
    /// Cubes that are dropped then.
    pub cubes: u8,
    /// The weight of a breakdown, of [`TOTAL`](crate::tower::TOTAL).
    pub breakdown: u32,
}

/// A defeat that a draw may bring at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Doom {
    /// The likeliest one.
    pub end: Reason,
    /// The share of all defeats, at most 1: then every draw brings one.
    pub share: f64,
}

/// So many draws in a row are looked through.
const DRAWS: u8 = 3;

impl Frostpunk {
    /// What the draws that are due now, from a bag or the tower, may end the game by. Cards that
    /// nobody has read say nothing before they are drawn (FRO-RULING-66).
    pub fn doom(&self) -> Option<Doom> {
        self.doom_within(DRAWS)
    }

    fn doom_within(&self, draws: u8) -> Option<Doom> {
        if let Some(end) = self.ending {
            return (!end.is_victory()).then_some(Doom { end, share: 1.0 });
        }
        let left = draws.checked_sub(1).filter(|_| self.turn() == Turn::Chance)?;
        let (mut all, mut lost, mut worst) = (0.0, 0.0, None);
        self.list_outcomes(&mut |outcome, weight| {
            all += f64::from(weight);
            if !matches!(outcome, Outcome::Token(_) | Outcome::Cubes(_)) {
                return;
            }
            let mut then = self.clone();
            then.resolve(outcome, &mut Silent);
            if let Some(doom) = then.doom_within(left) {
                let share = f64::from(weight) * doom.share;
                lost += share;
                if worst.is_none_or(|(most, _)| share > most) {
                    worst = Some((share, doom.end));
                }
            }
        });
        worst.map(|(_, end)| Doom { end, share: lost / all })
    }

    /// What comes if nobody lifts a finger.
    pub fn forecast(&self) -> Forecast {
        let mut line = Idle::new(self);
        line.run();
        let end = line.game.ending.filter(|_| self.ending.is_none()).map(|reason| End {
            reason,
            round: line.game.round,
            phase: line.phase,
        });
        Forecast { items: line.items, end }
    }

    /// What each possible amount of coal would do.
    pub fn heat_ladder(&self) -> Vec<Rung> {
        (0..=self.most_fuel())
            .map(|coal| {
                let mut hotter = self.clone();
                hotter.heat += coal;
                Rung {
                    coal,
                    heat: hotter.heat,
                    warm: hotter.warm_zones(),
                    beds: hotter.beds(),
                    ill: hotter.symbols(hotter.heat + 1, hotter.cold),
                    cubes: hotter.heat - 1,
                    breakdown: hotter.breakdown_weight(),
                }
            })
            .collect()
    }

    /// How far scouts would go with each weather card that can come next.
    pub fn scout_paces(&self) -> Vec<u8> {
        // FRO-RULING-14: an empty deck is made of its discards.
        let cards =
            if self.weather_deck.is_empty() { self.weather_discard } else { self.weather_deck };
        cards.iter().map(|card| self.scout_pace(card)).collect()
    }

    /// The weight of a breakdown in the next drop at the present heat, of [`TOTAL`](crate::tower::TOTAL).
    pub fn breakdown_weight(&self) -> u32 {
        let shield = self.overload_shield();
        let room = self.content().board.overload_track.saturating_sub(self.overload);
        let breaks = usize::from(room) + usize::from(shield) + 1;
        self.tower_weights(self.heat - 1).iter().skip(breaks).sum()
    }
}

//! Secret missions: what each asks for, how it stands, and why.

use kosmonauts::{Body, Kosmonauts, Missions};
use table::Seat;

use super::body_name;
use crate::Scene;

/// A mission card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mission {
    pub(super) body: Body,
    deck: Deck,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deck {
    First,
    Alpha,
    Beta,
}

/// How a mission stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Prospect {
    /// Nobody stands in the way; the sentence says what is to be done.
    Open(&'static str),
    /// It counts now; the sentence says why, and whether that can change.
    Done(&'static str),
    /// It cannot be done any more.
    Lost {
        /// The sentence.
        why: &'static str,
        /// Who was faster.
        by: String,
    },
}

impl Mission {
    /// The missions of a player, in order.
    pub(super) fn of(missions: Missions) -> Vec<Self> {
        let Missions { mission_1, alpha, beta, .. } = missions;
        let cards = [(mission_1, Deck::First), (alpha, Deck::Alpha), (beta, Deck::Beta)];
        cards.into_iter().filter_map(|(body, deck)| Some(Self { body: body?, deck })).collect()
    }

    /// The name of its deck.
    pub(super) fn deck(self, scene: &Scene<'_, Kosmonauts>) -> String {
        scene.get(match self.deck {
            Deck::First => "kos-mission1",
            Deck::Alpha => "kos-alpha",
            Deck::Beta => "kos-beta",
        })
    }

    /// What is to be done.
    pub(super) fn goal(self, scene: &Scene<'_, Kosmonauts>) -> String {
        scene.say(self.goal_key(), &[("body", body_name(scene.words, self.body).into())])
    }

    /// Which landing it asks for, in short.
    pub(super) fn place(self, scene: &Scene<'_, Kosmonauts>) -> String {
        scene.get(&format!("{}.short", self.goal_key()))
    }

    const fn goal_key(self) -> &'static str {
        match self.deck {
            Deck::First => "kos-mission-1-goal",
            Deck::Alpha | Deck::Beta => "kos-mission-2-goal",
        }
    }

    /// What it is worth. KOS-SCORE-2, KOS-SCORE-3.
    pub(super) fn value(self) -> i32 {
        match self.deck {
            Deck::First => 2,
            Deck::Alpha | Deck::Beta => 4,
        }
    }

    /// The same, as it is written.
    pub(super) fn points(self) -> String {
        format!("+{}", self.value())
    }

    /// How it stands for its owner, from the tokens that everybody sees. After the end nothing is
    /// open any more, and nobody follows.
    pub(super) fn prospect(self, scene: &Scene<'_, Kosmonauts>, seat: Seat) -> Prospect {
        match self.prospect_in_play(scene, seat) {
            Prospect::Open(_) if scene.standings.is_final => {
                Prospect::Lost { why: "kos-mission-never", by: String::new() }
            }
            Prospect::Done("kos-mission-alone") if scene.standings.is_final => {
                Prospect::Done("kos-mission-kept")
            }
            prospect => prospect,
        }
    }

    fn prospect_in_play(self, scene: &Scene<'_, Kosmonauts>, seat: Seat) -> Prospect {
        let view = scene.view;
        let [first, second, ..] = view.options.content.get().tokens;
        let token = |seat: Seat| view.ships[seat.index()].tokens[self.body];
        let own = token(seat);
        let others: Vec<Seat> =
            scene.seats().filter(|other| *other != seat && token(*other) > 0).collect();
        let by =
            || others.iter().map(|other| scene.names.of(*other)).collect::<Vec<_>>().join(", ");
        match (self.deck, own, others.len()) {
            (Deck::First, own, _) if own == first => Prospect::Done("kos-mission-first"),
            (Deck::First, _, 0) => Prospect::Open("kos-mission-nobody"),
            (Deck::First, ..) => Prospect::Lost { why: "kos-mission-faster", by: by() },
            (_, own, _) if own == second => Prospect::Done("kos-mission-second"),
            (_, 0, 0) => Prospect::Open("kos-mission-nobody"),
            (_, 0, 1) => Prospect::Open("kos-mission-second-free"),
            (_, 0, _) => Prospect::Lost { why: "kos-mission-faster", by: by() },
            (_, _, 0) => Prospect::Done("kos-mission-alone"),
            (..) if own == first => Prospect::Lost { why: "kos-mission-followed", by: by() },
            (..) => Prospect::Lost { why: "kos-mission-faster", by: by() },
        }
    }
}

impl Prospect {
    pub(super) fn class(&self) -> &'static str {
        match self {
            Self::Open(_) => "open",
            Self::Done(_) => "done",
            Self::Lost { .. } => "lost",
        }
    }

    /// A sign and a word.
    pub(super) fn word(&self, scene: &Scene<'_, Kosmonauts>) -> String {
        match self {
            Self::Open(_) => format!("○ {}", scene.get("kos-mission-open")),
            Self::Done(_) => format!("✓ {}", scene.get("kos-mission-done")),
            Self::Lost { .. } => format!("✗ {}", scene.get("kos-mission-lost")),
        }
    }

    /// Why.
    pub(super) fn reason(&self, scene: &Scene<'_, Kosmonauts>) -> String {
        match self {
            Self::Open(why) | Self::Done(why) => scene.get(why),
            Self::Lost { why, by } => scene.say(why, &[("names", by.into())]),
        }
    }
}

//! Set-up: bodies on their orbits, the first Instructor, events and missions. KOS-SETUP-13 fixes
//! the order.

use table::{MAX_SEATS, Recorder, Refusal, Seat, SetupError};

use crate::action::Action;
use crate::body::{Bodies, Body, ByBody};
use crate::card::CARDS;
use crate::event::Event;
use crate::phase::{MissionDeck, Phase};
use crate::ship::Ship;
use crate::state::{BodyPlacement, Events, Kosmonauts, Options};

impl Kosmonauts {
    /// An empty board and the ships in the box.
    pub(crate) fn set_up(options: &Options) -> Result<Self, SetupError> {
        let players = options.players;
        // KOS-GEN-1
        if !(2..=MAX_SEATS as u8).contains(&players) {
            return Err(SetupError {
                option: "players",
                value: players.to_string(),
                reason: "2, 3 or 4 can play (KOS-GEN-1)".to_owned(),
            });
        }
        for (option, seat) in
            [("placement_starter", options.placement_starter), ("instructor", options.instructor)]
        {
            if let Some(seat) = seat.filter(|seat| seat.index() >= usize::from(players)) {
                return Err(SetupError {
                    option,
                    value: seat.to_string(),
                    reason: format!("only {players} play"),
                });
            }
        }
        if options.round_limit == Some(0) {
            return Err(SetupError {
                option: "round_limit",
                value: "0".to_owned(),
                reason: "at least one round is played".to_owned(),
            });
        }
        let mut game = Self {
            options: *options,
            phase: Phase::DrawPlacementStarter,
            round: 0,
            instructor: Seat::new(0),
            ships: [Ship::START; MAX_SEATS],
            placed: Bodies::NONE,
            fields: ByBody::filled(0),
            markers: [Bodies::NONE; MAX_SEATS],
            events: Events {
                deck: options.content.events,
                face_up: [None; 3],
                discards: [0; CARDS],
            },
            boosters: false,
        };
        match (options.placement, options.placement_starter) {
            (BodyPlacement::Random, _) => game.phase = Phase::ScatterBodies,
            // KOS-SETUP-2: the set-up may supply the placement starter.
            (BodyPlacement::Players, Some(starter)) => {
                game.phase = Phase::DealMarkers { starter, to: starter };
            }
            (BodyPlacement::Players, None) => {}
        }
        Ok(game)
    }

    /// KOS-RULING-1: nobody online is the youngest, so chance draws who places first.
    pub(crate) fn begin_placement(&mut self, starter: Seat, log: &mut impl Recorder<Event>) {
        log.tell(Event::PlacementStarter { seat: starter });
        self.phase = Phase::DealMarkers { starter, to: starter };
    }

    /// The markers that nobody holds yet.
    pub(crate) fn undealt_markers(&self) -> Bodies {
        self.markers.iter().fold(Bodies::ALL, |rest, dealt| rest.minus(*dealt))
    }

    /// KOS-SETUP-1: markers are dealt openly, one at a time, clockwise from the starter.
    pub(crate) fn deal_marker(
        &mut self,
        starter: Seat,
        to: Seat,
        body: Body,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::MarkerDealt { seat: to, body });
        self.markers[to.index()] = self.markers[to.index()].with(body);
        self.phase = if self.undealt_markers().is_empty() {
            Phase::PlaceMarker { seat: starter }
        } else {
            Phase::DealMarkers { starter, to: to.clockwise(1, self.options.players) }
        };
    }

    /// KOS-SETUP-3: one of the player's own markers, on any field of its own orbit.
    pub(crate) fn check_placement(&self, seat: Seat, body: Body, field: u8) -> Result<(), Refusal> {
        let fields = self.content().orbit(body).len();
        if !self.markers[seat.index()].contains(body) {
            Err(Refusal::new("KOS-SETUP-3").with("body", body.name()))
        } else if usize::from(field) >= fields {
            Err(Refusal::new("KOS-SETUP-3").with("field", field).with("fields", fields))
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_placements(&self, bodies: Bodies, out: &mut Vec<Action>) {
        for body in bodies.iter() {
            let fields = self.content().orbit(body).len() as u8;
            out.extend((0..fields).map(|field| Action::Place(body, field)));
        }
    }

    /// KOS-SETUP-3; a hex that two orbits share may hold two bodies (KOS-SETUP-4).
    pub(crate) fn place_marker(
        &mut self,
        seat: Seat,
        body: Body,
        field: u8,
        log: &mut impl Recorder<Event>,
    ) {
        self.markers[seat.index()] = self.markers[seat.index()].without(body);
        self.put_on_orbit(body, field, Some(seat), log);
        if self.placed == Bodies::ALL {
            self.draw_instructor(log);
        } else {
            self.phase = Phase::PlaceMarker { seat: seat.clockwise(1, self.options.players) };
        }
    }

    /// The next body that chance places in a quick start.
    pub(crate) fn next_scattered(&self) -> Body {
        Bodies::ALL.minus(self.placed).iter().next().expect("a body is left to scatter")
    }

    pub(crate) fn scatter_body(&mut self, field: u8, log: &mut impl Recorder<Event>) {
        self.put_on_orbit(self.next_scattered(), field, None, log);
        if self.placed == Bodies::ALL {
            self.draw_instructor(log);
        }
    }

    fn put_on_orbit(
        &mut self,
        body: Body,
        field: u8,
        seat: Option<Seat>,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(match seat {
            Some(seat) => Event::BodyPlaced { seat, body, field },
            None => Event::BodyScattered { body, field },
        });
        self.fields[body] = field;
        self.placed = self.placed.with(body);
    }

    /// KOS-SETUP-6
    fn draw_instructor(&mut self, log: &mut impl Recorder<Event>) {
        match self.options.instructor {
            Some(seat) => self.give_first_pass(seat, log),
            None => self.phase = Phase::DrawInstructor,
        }
    }

    pub(crate) fn give_first_pass(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        log.tell(Event::InstructorDrawn { seat });
        self.instructor = seat;
        self.phase = Phase::TurnUpEvents;
    }

    /// The mission cards of a deck that nobody holds. A player who exchanges keeps the cards he
    /// rejected aside until he has a valid one (KOS-SETUP-12).
    pub(crate) fn mission_stack(&self, deck: MissionDeck) -> Bodies {
        let content = self.content();
        let held = |held: fn(&Ship) -> Option<Body>| self.ships.iter().filter_map(held).collect();
        match deck {
            MissionDeck::Alpha => content.alpha.minus(held(|ship| ship.missions.alpha)),
            MissionDeck::Beta => content.beta.minus(held(|ship| ship.missions.beta)),
            MissionDeck::Mission1 => {
                let stack = content.mission_1.minus(held(|ship| ship.missions.mission_1));
                match self.phase {
                    Phase::ExchangeMission { seat } => stack.minus(
                        self.ship(seat).missions.rejected.iter().flatten().copied().collect(),
                    ),
                    _ => stack,
                }
            }
        }
    }

    /// KOS-SETUP-11: one card of each deck for everybody, secret to its owner. There is only this
    /// one version of the missions (KOS-RULING-22).
    pub(crate) fn deal_mission(
        &mut self,
        deck: MissionDeck,
        to: Seat,
        body: Body,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::MissionDealt { seat: to, deck });
        log.whisper(to, Event::MissionReceived { deck, body });
        let missions = &mut self.ship_mut(to).missions;
        let card = match deck {
            MissionDeck::Mission1 => &mut missions.mission_1,
            MissionDeck::Alpha => &mut missions.alpha,
            MissionDeck::Beta => &mut missions.beta,
        };
        *card = Some(body);
        let next_deck = match deck {
            MissionDeck::Mission1 => Some(MissionDeck::Alpha),
            MissionDeck::Alpha => Some(MissionDeck::Beta),
            MissionDeck::Beta => None,
        };
        match (self.after(to), next_deck) {
            (Some(next), _) => self.phase = Phase::DealMission { deck, to: next },
            (None, Some(deck)) => self.phase = Phase::DealMission { deck, to: self.instructor },
            (None, None) => self.exchange_missions(Some(self.instructor), log),
        }
    }

    /// KOS-SETUP-12: from the Instructor clockwise, whoever holds a clashing Mission 1 card must
    /// replace it.
    fn exchange_missions(&mut self, mut seat: Option<Seat>, log: &mut impl Recorder<Event>) {
        while let Some(current) = seat {
            let missions = self.ship(current).missions;
            let card = missions.mission_1.expect("Mission 1 was dealt");
            if missions.clash_with(card) {
                self.phase = Phase::ExchangeMission { seat: current };
                self.reject_mission(current, card, log);
                return;
            }
            seat = self.after(current);
        }
        self.begin_round(log);
    }

    fn reject_mission(&mut self, seat: Seat, card: Body, log: &mut impl Recorder<Event>) {
        log.tell(Event::MissionExchanged { seat });
        log.whisper(seat, Event::MissionRejected { body: card });
        let missions = &mut self.ship_mut(seat).missions;
        missions.mission_1 = None;
        let slot = missions.exchanges();
        missions.rejected[slot] = Some(card);
    }

    /// KOS-SETUP-12: the new card counts if it does not clash either.
    pub(crate) fn replace_mission(
        &mut self,
        seat: Seat,
        card: Body,
        log: &mut impl Recorder<Event>,
    ) {
        if self.ship(seat).missions.clash_with(card) {
            self.reject_mission(seat, card, log);
            return;
        }
        let deck = MissionDeck::Mission1;
        log.whisper(seat, Event::MissionReceived { deck, body: card });
        self.ship_mut(seat).missions.mission_1 = Some(card);
        self.exchange_missions(self.after(seat), log);
    }

    /// KOS-SETUP-9 and KOS-EVT-4: a card is turned up.
    pub(crate) fn turn_up_event(
        &mut self,
        card: crate::card::Card,
        slot: usize,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::EventTurnedUp { card });
        self.events.deck[card.index()] -= 1;
        self.events.face_up[slot] = Some(card);
        // KOS-EVT-5: an empty deck is made anew at once.
        if self.events.deck.iter().all(|copies| *copies == 0) {
            std::mem::swap(&mut self.events.deck, &mut self.events.discards);
            log.tell(Event::DeckReshuffled);
        }
    }

    /// One of the first three event cards. KOS-SETUP-9.
    pub(crate) fn turn_up_first_event(
        &mut self,
        card: crate::card::Card,
        log: &mut impl Recorder<Event>,
    ) {
        let slot = self.events.face_up.iter().position(Option::is_none).expect("an empty place");
        self.turn_up_event(card, slot, log);
        if slot + 1 == self.events.face_up.len() {
            self.phase = Phase::DealMission { deck: MissionDeck::Mission1, to: self.instructor };
        }
    }
}

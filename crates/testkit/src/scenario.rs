//! Rule tests that read like the rule: the smallest position, one step, one look.

use std::ops::Deref;

use table::{Audience, Game, GameRng, Journal, Note, Refusal, Seat, Seed, Turn, Viewer};

/// A position with what was told since the test began. The state itself can be looked at through
/// the scenario: `scenario.ships[2]`.
///
/// ```text
/// let mut table = Scenario::from(position()).given(|state| state.fuel[0] = 1);
/// table.refused_by(FIRST, Action::Launch(2), "KOS-ORD-3");
/// table.act(FIRST, Action::Launch(1)).chance(Outcome::Roll(6));
/// assert_eq!(table.fuel[0], 0);
/// assert_eq!(table.events(), [Event::Launched(1)]);
/// ```
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    state: G,
    journal: Journal<G::Event>,
    /// How many events had been told before the latest step.
    told_before: usize,
    /// Whether the latest step said that it reveals.
    revealed: bool,
}

impl<G: Game> From<G> for Scenario<G> {
    fn from(state: G) -> Self {
        Self { state, journal: Journal::default(), told_before: 0, revealed: false }
    }
}

impl<G: Game> Deref for Scenario<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.state
    }
}

impl<G: Game> Scenario<G> {
    /// A new game with these options, before its first step.
    #[track_caller]
    pub fn new(options: &G::Options) -> Self {
        match G::new(options) {
            Ok(state) => Self::from(state),
            Err(error) => panic!("the scenario cannot be set up: {error}"),
        }
    }

    /// Changes the position.
    #[must_use]
    pub fn given(mut self, change: impl FnOnce(&mut G)) -> Self {
        change(&mut self.state);
        self
    }

    /// The position.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Lets `seat` do `action`, which must be legal: permitted and listed.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        if let Err(refusal) = self.permit(seat, action) {
            panic!("{action} of {seat} is refused by {refusal} at {:?}", self.turn());
        }
        assert!(self.legal(seat).contains(&action), "{action} of {seat} is permitted, not listed");
        self.step(|state, journal| state.apply(seat, action, journal))
    }

    /// Lets chance bring `outcome`, which must be possible.
    #[track_caller]
    pub fn chance(&mut self, outcome: G::Outcome) -> &mut Self {
        let possible = self.possible();
        assert!(
            possible.contains(&outcome),
            "chance cannot bring {outcome}, only {}",
            listed(&possible)
        );
        self.step(|state, journal| state.resolve(outcome, journal))
    }

    /// Lets chance bring the first of its outcomes that `is_wanted`.
    #[track_caller]
    pub fn chance_where(&mut self, is_wanted: impl Fn(&G::Outcome) -> bool) -> &mut Self {
        let possible = self.possible();
        match possible.iter().copied().find(is_wanted) {
            Some(outcome) => self.step(|state, journal| state.resolve(outcome, journal)),
            None => panic!("chance cannot bring what is wanted, only {}", listed(&possible)),
        }
    }

    /// Lets chance run by `seed` until somebody has to decide or the game is over.
    pub fn run_chance(&mut self, seed: Seed) -> &mut Self {
        let mut rng = GameRng::new(seed);
        while self.turn() == Turn::Chance {
            self.step(|state, journal| {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, journal);
            });
        }
        self
    }

    /// Plays on at random by `seed` until `is_reached`; the game must not be over before.
    #[track_caller]
    pub fn until(&mut self, seed: Seed, is_reached: impl Fn(&G) -> bool) -> &mut Self {
        let mut rng = GameRng::new(seed);
        let mut actions = Vec::new();
        while !is_reached(&self.state) {
            match self.turn() {
                Turn::Over => panic!("the game is over before the scenario is reached"),
                Turn::Chance => {
                    let outcome = self.state.sample(&mut rng);
                    self.step(|state, journal| state.resolve(outcome, journal));
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("a decision has a decider");
                    actions.clear();
                    self.state.actions(seat, &mut actions);
                    let action = rng.pick(&actions);
                    self.step(|state, journal| state.apply(seat, action, journal));
                }
            }
        }
        self
    }

    /// The legal actions of a seat; none if it is not to decide.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if matches!(self.turn(), Turn::Decide(seats) if seats.contains(seat)) {
            self.state.actions(seat, &mut actions);
        }
        actions
    }

    /// Whether `seat` may do `action` now. Listing and checking must agree about it.
    #[track_caller]
    pub fn can(&self, seat: Seat, action: G::Action) -> bool {
        let is_permitted = self.permit(seat, action).is_ok();
        let is_listed = self.legal(seat).contains(&action);
        assert_eq!(is_permitted, is_listed, "{action} of {seat}: permitted, but is it listed?");
        is_permitted
    }

    /// Why `seat` may not do `action`; it must be refused.
    #[track_caller]
    pub fn refusal(&self, seat: Seat, action: G::Action) -> Refusal {
        match self.permit(seat, action) {
            Err(refusal) => refusal,
            Ok(()) => panic!("{action} of {seat} should be refused but is legal"),
        }
    }

    /// Expects that `rule` forbids `action` to `seat`, and that `action` is not listed.
    #[track_caller]
    pub fn refused_by(&self, seat: Seat, action: G::Action, rule: &str) -> &Self {
        let refusal = self.refusal(seat, action);
        assert_eq!(refusal.rule.0, rule, "{action} of {seat} is refused by another rule");
        assert!(!self.legal(seat).contains(&action), "{action} of {seat} is refused but listed");
        self
    }

    /// What the latest step told, whoever may read it.
    pub fn events(&self) -> Vec<G::Event> {
        self.notes().iter().map(|note| note.event.clone()).collect()
    }

    /// What the latest step told `viewer`.
    pub fn told(&self, viewer: Viewer) -> Vec<G::Event> {
        let readable = |note: &&Note<G::Event>| Audience::includes(note.audience, viewer);
        self.notes().iter().filter(readable).map(|note| note.event.clone()).collect()
    }

    /// What the latest step told, and whom.
    pub fn notes(&self) -> &[Note<G::Event>] {
        &self.journal.notes[self.told_before..]
    }

    /// What all steps told, and whom.
    pub fn all_notes(&self) -> &[Note<G::Event>] {
        &self.journal.notes
    }

    /// Whether the latest step revealed hidden information.
    pub fn has_revealed(&self) -> bool {
        self.revealed
    }

    fn step(&mut self, carry_out: impl FnOnce(&mut G, &mut Journal<G::Event>)) -> &mut Self {
        self.told_before = self.journal.notes.len();
        self.journal.revealed = false;
        carry_out(&mut self.state, &mut self.journal);
        self.revealed = self.journal.revealed;
        self
    }

    /// What chance can bring now.
    #[track_caller]
    pub fn possible(&self) -> Vec<G::Outcome> {
        assert_eq!(self.turn(), Turn::Chance, "it is not chance that decides now");
        let mut outcomes = Vec::new();
        self.state.outcomes(&mut outcomes);
        outcomes.into_iter().map(|(outcome, _)| outcome).collect()
    }
}

fn listed(items: &[impl ToString]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

//! What the contract promises, and how a broken promise is reported.

use std::fmt;
use std::ops::AddAssign;

use table::Seed;

/// A property that every game promises at every step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Check {
    /// The options make a game.
    Setup,
    /// Nothing panics.
    NoPanic,
    /// A seat that is to decide can do something.
    SomethingToDo,
    /// No action, candidate or outcome is listed twice.
    NoDuplicates,
    /// Listed, pointed at and accepted are one: `actions` are those `candidates` that `permit`
    /// accepts, and nothing else that was ever an action is accepted, nor from another seat.
    ActionsMatchCheck,
    /// A refusal names a rule that stands in the rules reference of the game or the table.
    RefusalsNameRules,
    /// Chance always has something to bring, and `sample` draws only that.
    ChanceIsListed,
    /// `sample` draws by weight.
    SampleFollowsWeights,
    /// `audit` finds nothing.
    Audit,
    /// State, options, actions, outcomes and events survive JSON.
    Serde,
    /// Standings are final exactly at the end, and then somebody is first, or a team has a verdict.
    Standings,
    /// In a game without secrets everybody is told everything.
    OpenTellsAll,
    /// What a seat sees, what everybody sees and what the game waits for is the same in a
    /// determinized world.
    DeterminizeKeepsView,
    /// What a seat may do is the same in a determinized world.
    DeterminizeKeepsActions,
    /// `audit` finds nothing in a determinized world.
    DeterminizeKeepsAudit,
    /// A determinized world depends on what the seat knows and on nothing else: worlds that it
    /// cannot tell apart become the same world.
    DeterminizeForgets,
    /// An action tells its seat the same in both worlds, unless it says that it reveals.
    DeterminizeTellsAlike,
    /// A sealed choice shows to nobody else before all have chosen.
    SealedChoicesStayHidden,
    /// To a seat that does not see what another has sealed, `unseal` is as if it were still to be
    /// chosen.
    UnsealedIsOpen,
    /// `promising` names legal actions, at least one, none twice.
    PromisingIsLegal,
    /// What a position is worth to a seat depends on what the seat knows.
    ValuationIsHonest,
    /// Undo restores the match exactly, or is refused and changes nothing.
    Undo,
    /// The steps of a match lead to its state again, also through a save.
    Replay,
    /// The game ends within `Game::MAX_STEPS` steps.
    Ends,
}

impl Check {
    /// All properties.
    pub const ALL: [Self; 24] = [
        Self::Setup,
        Self::NoPanic,
        Self::SomethingToDo,
        Self::NoDuplicates,
        Self::ActionsMatchCheck,
        Self::RefusalsNameRules,
        Self::ChanceIsListed,
        Self::SampleFollowsWeights,
        Self::Audit,
        Self::Serde,
        Self::Standings,
        Self::OpenTellsAll,
        Self::DeterminizeKeepsView,
        Self::DeterminizeKeepsActions,
        Self::DeterminizeKeepsAudit,
        Self::DeterminizeForgets,
        Self::DeterminizeTellsAlike,
        Self::SealedChoicesStayHidden,
        Self::UnsealedIsOpen,
        Self::PromisingIsLegal,
        Self::ValuationIsHonest,
        Self::Undo,
        Self::Replay,
        Self::Ends,
    ];
}

/// A promise that a game has broken, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// What was promised.
    pub check: Check,
    /// The seed of the game in which it was broken.
    pub seed: Seed,
    /// How many steps had been taken.
    pub step: usize,
    /// What was expected and what was found.
    pub detail: String,
    /// The latest steps in the game's notation, oldest first.
    pub recent: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { check, seed, step, detail, recent } = self;
        write!(f, "{check:?} at step {step} of the game with seed {}: {detail}", seed.0)?;
        let first = step - recent.len().min(*step);
        for (index, text) in recent.iter().enumerate() {
            write!(f, "\n  step {}: {text}", first + index)?;
        }
        Ok(())
    }
}

impl std::error::Error for Violation {}

/// How much was examined.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Steps in them, chance included.
    pub steps: u64,
    /// Decisions among the steps.
    pub decisions: u64,
    cases: [u64; Check::ALL.len()],
}

impl Tally {
    /// In how many cases a property was put to the test.
    pub fn cases(&self, check: Check) -> u64 {
        self.cases[check as usize]
    }

    pub(crate) fn count(&mut self, check: Check, cases: u64) {
        self.cases[check as usize] += cases;
    }
}

impl AddAssign<&Self> for Tally {
    fn add_assign(&mut self, other: &Self) {
        self.games += other.games;
        self.steps += other.steps;
        self.decisions += other.decisions;
        for (mine, theirs) in self.cases.iter_mut().zip(other.cases) {
            *mine += theirs;
        }
    }
}

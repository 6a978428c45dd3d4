//! What may be wrong with the toys.

use std::cell::Cell;

/// Breaks exactly one promise of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// All promises are kept.
    None,
    // Of [`Toy`](super::Toy).
    Panics,
    NothingToDo,
    NobodyDecides,
    ActionTwice,
    CandidateTwice,
    OutcomeTwice,
    ListedButRefused,
    AcceptedButNotListed,
    LegalButNoCandidate,
    AcceptsActionsOfOtherStates,
    AcceptsOtherSeats,
    UnwrittenRule,
    NoOutcomes,
    ZeroWeight,
    UnlistedSample,
    EvenSample,
    LosesAToken,
    StateReadsWrong,
    FinalTooEarly,
    NeverFinal,
    NobodyWins,
    DeterminizeChangesOwnHand,
    DeterminizeChangesPublic,
    ActionsDependOnSecrets,
    DeterminizeLosesACard,
    DeterminizeDoesNothing,
    DeterminizeOnlySwaps,
    TellsSecrets,
    ShowsSecrets,
    DoesNotSayItReveals,
    SealedButSeen,
    SealedButTold,
    SealedButRevealed,
    SealedButForbidding,
    SealedButEnding,
    SetupDiffers,
    StepsDiffer,
    Endless,
    EndlessChance,
    KeepsBidsSealed,
    NothingIsPromising,
    PromisesTheImpossible,
    PromisesTwice,
    ValuesSecrets,
    // Of [`Camp`](super::camp::Camp).
    VerdictTooEarly,
    NoVerdict,
    ScoresDiffer,
    Whispers,
    QuestionsOutliveDefeat,
    ForgetsTheCaller,
    WrongNumbers,
}

thread_local! {
    static PLANTED: Cell<Flaw> = const { Cell::new(Flaw::None) };
}

impl Flaw {
    /// From now on the toys of this thread have this flaw. One type with every flaw and not a type
    /// for each: the whole contract would be compiled for each of them.
    pub(crate) fn plant(self) {
        PLANTED.set(self);
    }

    /// The flaw of the toys of this thread.
    pub(crate) fn planted() -> Self {
        PLANTED.get()
    }

    /// Whether the toys of this thread have this flaw.
    pub(crate) fn is_planted(self) -> bool {
        Self::planted() == self
    }
}

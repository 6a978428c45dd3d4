//! What a list shows of a match, kept with its table so that a list replays nothing.

use std::collections::BTreeMap;

use bots::TeamVerdict;
use catalog::Games;
use serde::{Deserialize, Serialize};
use store::TableRecord;
use table::{AnyMatch, Seats, Turn, Viewer};
use ui::{Language, Look, SceneRequest, SeatNames};

/// Whose turn it is and where the match is, or how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// The seats that are to decide.
    pub(crate) deciding: Seats,
    /// The seats in first place, when it is over.
    pub(crate) winners: Seats,
    /// Their points.
    pub(crate) points: i32,
    /// How those who play together have fared, when it is over.
    pub(crate) verdict: Option<TeamVerdict>,
    /// Where a running match is, in a few words of each language. Matches that were kept before
    /// this was say nothing.
    #[serde(default)]
    pub(crate) progress: BTreeMap<String, String>,
}

impl Summary {
    pub(crate) fn of(games: Games, game: &dyn AnyMatch) -> Self {
        let none = Self {
            deciding: Seats::NONE,
            winners: Seats::NONE,
            points: 0,
            verdict: None,
            progress: BTreeMap::new(),
        };
        match game.turn() {
            Turn::Decide(deciding) => Self { deciding, progress: progress(games, game), ..none },
            Turn::Over => {
                let standings = game.standings(Viewer::Spectator);
                let winners = standings.winners();
                let points = winners.first().map_or(0, |seat| standings.of(seat).total());
                Self { winners, points, verdict: TeamVerdict::of(&standings), ..none }
            }
            Turn::Chance => none,
        }
    }

    /// Where a running match is; empty if that was not kept.
    pub(crate) fn progress(&self, language: Language) -> String {
        self.progress.get(language.id()).cloned().unwrap_or_default()
    }

    /// As it is kept.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data is JSON")
    }

    /// What is kept with a table, if that is of its match as it is now. Before verdicts and the
    /// progress were kept nothing was said of them; then the match itself is asked.
    pub(crate) fn read(record: &TableRecord) -> Option<Self> {
        let kept: Self = serde_json::from_str(record.summary.as_deref()?).ok()?;
        let is_told = |kept: &Self| {
            kept.verdict.is_some() || !kept.winners.is_empty() || !kept.progress.is_empty()
        };
        Some(kept).filter(is_told)
    }
}

/// Where a match is, as everybody may know it, by the tags of the languages.
fn progress(games: Games, game: &dyn AnyMatch) -> BTreeMap<String, String> {
    let Ok(known) = games.game(game.game()) else { return BTreeMap::new() };
    let said = |language: Language| {
        let (look, nobody) = (Look { language, ..Look::default() }, SeatNames(Vec::new()));
        let request = SceneRequest::now(Viewer::Spectator, &look, &nobody);
        Some((language.id().to_owned(), known.face().progress(game, &request)?))
    };
    Language::ALL.into_iter().filter_map(said).collect()
}

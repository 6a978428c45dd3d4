//! Whole pages. Each is a plain struct that the server fills and a function that draws it.

mod analysis;
mod company;
mod counsel;
mod entrance;
mod halted;
mod join;
mod lesson;
mod lobby;
mod moments;
mod notice;
mod privacy;
mod result;
mod result_picture;
mod rules;
mod score_bars;
mod settings;
mod shell;
mod start;
mod table_page;
mod waiting_room;

pub use analysis::{AnalysisPage, AnalysisState, Moment, ToldChoice};
pub use company::{
    ClosingLine, Company, DiceTerms, Occupant, SeatControl, SeatLine, Share, StandingAnswer, Terms,
};
pub use counsel::{CounselCard, CounselRole, SuggestionLine};
pub use entrance::{Clash, NewTablePage, SeatChoice};
pub use halted::{HaltReason, HaltedCard, KeptPage, KeptStep};
pub use join::JoinPage;
pub use lesson::LessonCard;
pub(crate) use lesson::keys as lesson_keys;
pub use lobby::{LobbyPage, TableLine, TableState};
pub use moments::Moments;
pub use notice::{ErrorKind, ErrorPage, PassPage};
pub use privacy::PrivacyPage;
pub use result_picture::result_picture;
pub use rules::RulesPage;
pub use settings::SettingsPage;
pub use shell::{Visitor, page};
pub use start::StartPage;
pub(crate) use table_page::what_keys_do;
pub use table_page::{ChatLine, Notice, TablePage, TableUrls};
pub use waiting_room::{WaitingRoom, WaitingSeat};

pub(crate) fn dynamic_keys() -> Vec<String> {
    // What the server says in its own words.
    let own = ["table-guest", "table-new-seed-refused", "table-lobby-decides", "table-lobby-won"];
    let mut keys = own.map(str::to_owned).to_vec();
    keys.extend(ErrorKind::ALL.iter().map(|kind| format!("table-error-{}", kind.id())));
    keys.extend(halted::keys());
    keys.extend(TableState::ALL.iter().map(|state| format!("table-state-{}", state.id())));
    keys
}

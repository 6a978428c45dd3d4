//! Whole pages. Each is a plain struct that the server fills and a function that draws it.

mod analysis;
mod entrance;
mod halted;
mod lesson;
mod lobby;
mod moments;
mod notice;
mod result;
mod settings;
mod shell;
mod start;
mod table_page;

pub use analysis::{AnalysisPage, AnalysisState, Moment};
pub use entrance::{NewTablePage, SeatChoice};
pub use halted::{HaltReason, HaltedCard, KeptPage, KeptStep};
pub use lesson::LessonCard;
pub(crate) use lesson::keys as lesson_keys;
pub use lobby::{LobbyPage, TableLine, TableState};
pub use moments::Moments;
pub use notice::{ErrorKind, ErrorPage, NamePage, PassPage};
pub use settings::SettingsPage;
pub use shell::{Visitor, page};
pub use start::StartPage;
pub use table_page::{
    ChatLine, HostControl, Notice, Occupant, SeatLine, Share, TablePage, TableUrls,
};

pub(crate) fn dynamic_keys() -> Vec<String> {
    let mut keys = Vec::new();
    keys.extend(ErrorKind::ALL.iter().map(|kind| format!("table-error-{}", kind.id())));
    keys.extend(halted::keys());
    keys.extend(TableState::ALL.iter().map(|state| format!("table-state-{}", state.id())));
    keys
}

//! What those who play together say to whoever decides: suggestions, and that it is fine with them.
//! It lives with the table in memory, is no step and is gone with the next one (ADR 18).

use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Revision, SeatRecord};
use table::{MAX_SEATS, Seat, Seats};
use ui::Words;

use crate::app::App;
use crate::live::LiveTable;
use crate::notes;
use crate::play::{ChangeError, Play};

/// So often may a seat say something between two steps.
const MOST_WORDS: u8 = 8;

/// What was said since the last step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counsel {
    suggestions: Vec<Suggestion>,
    fine: Seats,
    words: [u8; MAX_SEATS],
}

/// What a seat would do in the place of another. The game has checked it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Suggestion {
    /// Who suggests it.
    pub(crate) by: Seat,
    /// To whom.
    pub(crate) to: Seat,
    /// The actions, in JSON.
    pub(crate) actions: Vec<Value>,
}

/// What one seat has said, as servers tell each other.
#[derive(Serialize, Deserialize)]
pub(crate) struct SeatWords {
    /// What it was said about.
    moment: (usize, String),
    seat: Seat,
    suggestion: Option<Suggestion>,
    is_fine: bool,
    words: u8,
}

impl SeatWords {
    pub(crate) fn of(seat: Seat, play: &Play) -> Self {
        let Counsel { suggestions, fine, words } = &play.counsel;
        Self {
            moment: notes::moment(play),
            seat,
            suggestion: suggestions.iter().find(|suggestion| suggestion.by == seat).cloned(),
            is_fine: fine.contains(seat),
            words: words[seat.index()],
        }
    }

    /// Who has said it.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }
}

/// Why something was not said.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CounselError {
    /// The visitor is not somebody who may say it.
    #[error("nobody is to be advised")]
    NotAsked,
    /// The seat has said enough for one step.
    #[error("this seat has said enough until the next step")]
    TooMuch,
    /// The action is old, malformed or forbidden.
    #[error(transparent)]
    Change(#[from] ChangeError),
}

impl Counsel {
    /// What seats have said about the match as it is now, at any server.
    pub(crate) fn of(said: Vec<SeatWords>, play: &Play) -> Self {
        let mut counsel = Self::default();
        let moment = notes::moment(play);
        for said in said.into_iter().filter(|said| said.moment == moment) {
            counsel.suggestions.extend(said.suggestion);
            counsel.words[said.seat.index()] = said.words;
            if said.is_fine {
                counsel.fine = counsel.fine.with(said.seat);
            }
        }
        counsel
    }

    /// The suggestions, the oldest first; one for each seat that made any.
    pub(crate) fn suggestions(&self) -> &[Suggestion] {
        &self.suggestions
    }

    /// The seats that are fine with whatever is decided.
    pub(crate) fn fine(&self) -> Seats {
        self.fine
    }

    /// Notes a suggestion in the place of an earlier one of that seat.
    fn suggest(&mut self, suggestion: Suggestion) -> Result<(), CounselError> {
        self.count(suggestion.by)?;
        self.suggestions.retain(|other| other.by != suggestion.by);
        self.suggestions.push(suggestion);
        Ok(())
    }

    /// Notes that a seat is fine with whatever is decided, or takes that back.
    fn agree(&mut self, seat: Seat) -> Result<(), CounselError> {
        self.count(seat)?;
        let is_fine = self.fine.contains(seat);
        self.fine = if is_fine { self.fine.without(seat) } else { self.fine.with(seat) };
        Ok(())
    }

    fn count(&mut self, seat: Seat) -> Result<(), CounselError> {
        let words = &mut self.words[seat.index()];
        if *words == MOST_WORDS {
            return Err(CounselError::TooMuch);
        }
        *words += 1;
        Ok(())
    }

    /// Forgets what these seats have said: somebody else sits there now.
    pub(crate) fn forget(&mut self, seats: Seats) {
        self.suggestions.retain(|it| !seats.contains(it.by) && !seats.contains(it.to));
        self.fine = self.fine.into_iter().filter(|seat| !seats.contains(*seat)).collect();
    }
}

/// Whose decision a visitor has before him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    /// That of his own seat, or nobody's.
    Own,
    /// That of another, to whom he may suggest something.
    Suggests {
        /// Who decides.
        to: Seat,
    },
    /// That of somebody who is away, for whom he may click.
    ClicksFor {
        /// Who is away.
        absent: Seat,
    },
}

/// What there is to know about a table to say whose decision somebody has before him.
struct Team {
    /// Whether all win or lose together and nobody has a secret.
    is_shared: bool,
    /// Whether anyone may click for an absent player.
    is_helping: bool,
    /// The visitor's seats.
    mine: Seats,
    /// The seats that are to decide.
    deciding: Seats,
    /// Those of them that are people's.
    people: Seats,
    /// The people who are not here.
    absent: Seats,
}

impl Team {
    fn hand(&self) -> Hand {
        let is_mine = |seat: Seat| self.mine.contains(seat);
        if !self.is_shared || self.mine.is_empty() || self.deciding.into_iter().any(is_mine) {
            return Hand::Own;
        }
        let asked = || self.deciding.into_iter().filter(|seat| self.people.contains(*seat));
        let absent = asked().find(|seat| self.is_helping && self.absent.contains(*seat));
        match (absent, asked().next()) {
            (Some(absent), _) => Hand::ClicksFor { absent },
            (None, Some(to)) => Hand::Suggests { to },
            (None, None) => Hand::Own,
        }
    }
}

/// Whose decision somebody with these seats has before him.
pub(crate) fn hand(app: &App, table: &LiveTable, play: &Play, mine: Seats) -> Hand {
    let seats = |is: &dyn Fn(&SeatRecord) -> bool| -> Seats {
        play.record.seats.iter().filter(|seat| is(seat)).map(|seat| seat.seat).collect()
    };
    let is_person = |seat: &SeatRecord| seat.occupant.is_person();
    Team {
        is_shared: is_shared(play),
        is_helping: play.settings.helping,
        mine,
        deciding: play.deciding(),
        people: seats(&is_person),
        absent: seats(&|seat| is_person(seat) && !table.presence.is_here(seat, app.time())),
    }
    .hand()
}

/// Who is here and has said nothing yet about what somebody with these seats decides, where everybody
/// is to speak first.
pub(crate) fn silent(app: &App, table: &LiveTable, play: &Play, mine: Seats) -> Seats {
    let decides = play.deciding().into_iter().any(|seat| mine.contains(seat));
    if !play.settings.speak_first || !decides {
        return Seats::NONE;
    }
    let has_spoken = |seat: Seat| {
        play.counsel.fine.contains(seat)
            || play.counsel.suggestions.iter().any(|suggestion| suggestion.by == seat)
    };
    let is_other =
        |record: &&SeatRecord| record.occupant.is_person() && !mine.contains(record.seat);
    let others = play.record.seats.iter().filter(is_other);
    let here = others.filter(|record| table.presence.is_here(record, app.time()));
    here.map(|record| record.seat).filter(|seat| !has_spoken(*seat)).collect()
}

/// Whether people at this table may advise each other: they win or lose together, and what one of
/// them could do tells the others nothing that they do not know.
pub(crate) fn is_shared(play: &Play) -> bool {
    play.game.is_team() && play.game.is_open()
}

/// A suggestion in words, as the game's face says its actions.
pub(crate) fn sentence(
    table: &LiveTable,
    play: &Play,
    words: &Words,
    suggestion: &Suggestion,
) -> String {
    let face = table.game.face();
    // Each action is named by what those before it leave on the table.
    let mut game = play.game.boxed_clone();
    let mut labels = Vec::new();
    for action in &suggestion.actions {
        labels.extend(face.label(words, &*game, suggestion.to, action));
        if game.act(suggestion.to, action).is_err() {
            break;
        }
    }
    labels.join(" · ")
}

/// A suggestion in the game's notation, as a page sends it.
pub(crate) fn notation(suggestion: &Suggestion) -> String {
    let actions = suggestion.actions.iter().filter_map(Value::as_str);
    actions.collect::<Vec<_>>().join("; ")
}

impl Play {
    /// Suggests actions to the seat that decides. They are checked as its own would be.
    pub(crate) fn suggest(
        &mut self,
        by: Seat,
        hand: Hand,
        expected: Option<Revision>,
        actions: Vec<Value>,
    ) -> Result<(), CounselError> {
        let Hand::Suggests { to } = hand else { return Err(CounselError::NotAsked) };
        self.expect(expected, to)?;
        self.game
            .boxed_clone()
            .act_all(to, Seats::only(to), &actions)
            .map_err(ChangeError::from)?;
        self.counsel.suggest(Suggestion { by, to, actions })
    }

    /// Says that a decision is fine with a seat, whatever it will be, or takes that back.
    pub(crate) fn agree(
        &mut self,
        by: Seat,
        hand: Hand,
        expected: Option<Revision>,
    ) -> Result<(), CounselError> {
        let Hand::Suggests { to } = hand else { return Err(CounselError::NotAsked) };
        self.expect(expected, to)?;
        self.counsel.agree(by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    /// Ben looks, Ada decides and is here.
    fn team() -> Team {
        Team {
            is_shared: true,
            is_helping: false,
            mine: Seats::only(BEN),
            deciding: Seats::only(ADA),
            people: Seats::first_of(2),
            absent: Seats::NONE,
        }
    }

    #[test]
    fn whoever_is_not_asked_suggests_to_whoever_is() {
        assert_eq!(team().hand(), Hand::Suggests { to: ADA });
        assert_eq!(Team { deciding: Seats::only(BEN), ..team() }.hand(), Hand::Own);
        assert_eq!(Team { deciding: Seats::first_of(2), ..team() }.hand(), Hand::Own);
    }

    #[test]
    fn rivals_spectators_and_bots_get_no_advice() {
        assert_eq!(Team { is_shared: false, ..team() }.hand(), Hand::Own);
        assert_eq!(Team { mine: Seats::NONE, ..team() }.hand(), Hand::Own);
        assert_eq!(Team { people: Seats::only(BEN), ..team() }.hand(), Hand::Own);
    }

    #[test]
    fn only_where_it_was_agreed_somebody_clicks_for_an_absent_player() {
        let away = || Team { absent: Seats::only(ADA), ..team() };
        assert_eq!(away().hand(), Hand::Suggests { to: ADA });
        assert_eq!(Team { is_helping: true, ..away() }.hand(), Hand::ClicksFor { absent: ADA });
        assert_eq!(Team { is_helping: true, ..team() }.hand(), Hand::Suggests { to: ADA });
        assert_eq!(Team { is_helping: true, is_shared: false, ..away() }.hand(), Hand::Own);
    }

    #[test]
    fn a_seat_has_one_suggestion_and_says_only_so_much() {
        let mut counsel = Counsel::default();
        let suggestion =
            |by, action: &str| Suggestion { by, to: ADA, actions: vec![action.into()] };
        counsel.suggest(suggestion(BEN, "rest")).expect("said");
        counsel.suggest(suggestion(BEN, "chop")).expect("said");
        assert_eq!(counsel.suggestions(), [suggestion(BEN, "chop")]);
        for is_fine in [true, false, true, false, true, false] {
            counsel.agree(BEN).expect("said");
            assert_eq!(counsel.fine().contains(BEN), is_fine);
        }
        assert!(matches!(counsel.agree(BEN), Err(CounselError::TooMuch)));
        let another = counsel.suggest(suggestion(BEN, "rest"));
        assert!(matches!(another, Err(CounselError::TooMuch)));
        counsel.agree(Seat::new(2)).expect("another seat may");
    }
}

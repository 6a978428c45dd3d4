//! Who a visitor is at a table: the seats he plays for, with whose eyes he looks, what he is called.

use store::{Occupant, SeatRecord, Status, TableRecord};
use table::{Seat, Seats, Viewer};
use ui::{SeatNames, Words};

use crate::play::Play;
use crate::secret;
use crate::visit::Visit;

/// With whose eyes a visitor looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// A player's, or the public's.
    Of(Viewer),
    /// Nobody's yet: the device has to be passed to this player first.
    Pass(Seat),
}

/// The seats a visitor plays for: his own and the one whose secret link he opened here.
pub(crate) fn seats_of(play: &Play, visit: &Visit) -> Seats {
    own_seats(&play.record, visit)
}

/// The same for a table whose match does not open.
pub(crate) fn own_seats(record: &TableRecord, visit: &Visit) -> Seats {
    let own = record.seats_of(visit.player_id());
    seat_by_link(record, visit).map_or(own, |seat| own.with(seat))
}

/// The seat whose secret link the visitor opened on this device.
pub(crate) fn seat_by_link(record: &TableRecord, visit: &Visit) -> Option<Seat> {
    let hash = secret::hash(visit.seat_key.as_ref()?);
    match record.seats.iter().find(|seat| seat.key_hash == hash)? {
        SeatRecord { seat, occupant: Occupant::Player { .. }, .. } => Some(*seat),
        _ => None,
    }
}

/// With whose eyes this visitor looks.
pub(crate) fn eyes(play: &Play, visit: &Visit, wanted: Option<Seat>) -> Eyes {
    let mine = seats_of(play, visit);
    let is_over = play.record.status == Status::Finished;
    if let Some(seat) = wanted.filter(|seat| is_over && play.seat(*seat).is_some()) {
        return Eyes::Of(Viewer::Seat(seat));
    }
    let Some(first) = mine.first() else { return Eyes::Of(Viewer::Spectator) };
    if mine.len() == 1 {
        return Eyes::Of(Viewer::Seat(first));
    }
    let latest = mine.into_iter().max_by_key(|seat| play.game.last_step_of(*seat));
    let screen = Screen {
        is_open: play.game.is_open(),
        is_over,
        decides: play.deciding().into_iter().filter(|seat| mine.contains(*seat)).collect(),
        hand: visit.hand.filter(|seat| mine.contains(*seat)),
        latest: latest.unwrap_or(first),
        first,
    };
    screen.eyes()
}

/// A screen that several seats share.
struct Screen {
    /// Whether every seat knows everything that any seat knows.
    is_open: bool,
    is_over: bool,
    /// Those of its seats that are to decide.
    decides: Seats,
    /// The seat that it was passed to.
    hand: Option<Seat>,
    /// The seat of its own that acted last.
    latest: Seat,
    first: Seat,
}

impl Screen {
    fn eyes(&self) -> Eyes {
        let hand = self.hand.filter(|hand| self.is_over || self.decides.contains(*hand));
        let of = |seat| Eyes::Of(Viewer::Seat(seat));
        match (hand, self.decides.first()) {
            (Some(hand), _) => of(hand),
            (None, _) if self.is_over => of(self.first),
            // Nothing is secret, so whoever sits there clicks for the seat that is asked.
            (None, next) if self.is_open => of(next.unwrap_or(self.latest)),
            // Secrets show only after the device was passed to the right player.
            (None, Some(next)) => Eyes::Pass(next),
            (None, None) => Eyes::Of(Viewer::Spectator),
        }
    }
}

/// The seat that takes back when somebody who looks from `seat` asks for it. At a screen that need
/// not be passed on it is whichever has a step to take back.
pub(crate) fn taking_back(play: &Play, visit: &Visit, seat: Seat) -> Seat {
    if !play.game.is_open() {
        return seat;
    }
    let can = |seat: Seat| Some((play.game.undoable(seat).ok()?, seat));
    let latest = seats_of(play, visit).into_iter().filter_map(can).max();
    latest.map_or(seat, |(_, seat)| seat)
}

/// The names of the seats in the visitor's language.
pub(crate) fn names(play: &Play, words: &Words) -> SeatNames {
    names_at(&play.record, words)
}

/// The same for a table whose match is not at hand.
pub(crate) fn names_at(record: &TableRecord, words: &Words) -> SeatNames {
    let number = |seat: &SeatRecord| u8::from(seat.seat) + 1;
    let is_twin = |seat: &SeatRecord| {
        let alike = |other: &SeatRecord| other.occupant == seat.occupant;
        record.seats.iter().any(|other| other.seat != seat.seat && alike(other))
    };
    let name = |seat: &SeatRecord| match &seat.occupant {
        // Several bots of one kind are told apart by their seats.
        Occupant::Bot { bot, stands_in_for: None } if is_twin(seat) => {
            format!("{} {}", words.bot(bot), number(seat))
        }
        Occupant::Bot { bot, stands_in_for: None } => words.bot(bot),
        _ if seat.name.is_empty() => {
            words.say("table-seat-number", &[("number", number(seat).into())])
        }
        _ => seat.name.clone(),
    };
    SeatNames(record.seats.iter().map(name).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    fn screen(is_open: bool, decides: Option<Seat>, hand: Option<Seat>) -> Screen {
        let decides = decides.map_or(Seats::NONE, Seats::only);
        Screen { is_open, is_over: false, decides, hand, latest: BEN, first: ADA }
    }

    fn of(seat: Seat) -> Eyes {
        Eyes::Of(Viewer::Seat(seat))
    }

    #[test]
    fn a_screen_with_secrets_is_passed_on() {
        assert_eq!(screen(false, Some(ADA), None).eyes(), Eyes::Pass(ADA));
        assert_eq!(screen(false, Some(ADA), Some(BEN)).eyes(), Eyes::Pass(ADA));
        assert_eq!(screen(false, Some(BEN), Some(BEN)).eyes(), of(BEN));
        assert_eq!(screen(false, None, Some(BEN)).eyes(), Eyes::Of(Viewer::Spectator));
    }

    #[test]
    fn a_screen_without_secrets_shows_the_seat_that_is_asked() {
        assert_eq!(screen(true, Some(ADA), None).eyes(), of(ADA));
        assert_eq!(screen(true, Some(ADA), Some(BEN)).eyes(), of(ADA));
        assert_eq!(screen(true, None, None).eyes(), of(BEN), "the one who acted last");
    }

    #[test]
    fn at_the_end_a_screen_belongs_to_whoever_has_it() {
        for is_open in [false, true] {
            let end = |hand| Screen { is_over: true, ..screen(is_open, None, hand) };
            assert_eq!(end(None).eyes(), of(ADA));
            assert_eq!(end(Some(BEN)).eyes(), of(BEN));
        }
    }
}

//! Who a visitor is at a table: the seats he plays for, with whose eyes he looks, what he is called.

use store::{Occupant, SeatRecord, Status, TableRecord};
use table::{Seat, Seats, Viewer};
use ui::{SeatNames, Words};

use crate::live::{self, Play};
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
    let own = live::seats_of(record, visit.player_id());
    let Some(key) = &visit.seat_key else { return own };
    let hash = secret::hash(key);
    match record.seats.iter().find(|seat| seat.key_hash == hash) {
        Some(SeatRecord { seat, occupant: Occupant::Player { .. }, .. }) => own.with(*seat),
        _ => own,
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
    // Several share the device: secrets show only after it was passed to the right player.
    let hand = visit.hand.filter(|seat| mine.contains(*seat));
    let decides: Seats = play.deciding().into_iter().filter(|seat| mine.contains(*seat)).collect();
    match (hand, decides.first()) {
        (Some(hand), _) if decides.contains(hand) || is_over => Eyes::Of(Viewer::Seat(hand)),
        (None, _) if is_over => Eyes::Of(Viewer::Seat(first)),
        (_, Some(next)) => Eyes::Pass(next),
        (Some(_) | None, None) => Eyes::Of(Viewer::Spectator),
    }
}

/// The names of the seats in the visitor's language.
pub(crate) fn names(play: &Play, words: &Words) -> SeatNames {
    let number = |seat: &SeatRecord| u8::from(seat.seat) + 1;
    let is_twin = |seat: &SeatRecord| {
        play.record
            .seats
            .iter()
            .any(|other| other.seat != seat.seat && other.occupant == seat.occupant)
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
    SeatNames(play.record.seats.iter().map(name).collect())
}

//! Who is at a table, and since when somebody is not.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard};

use store::{SeatRecord, StepRecord};

use crate::app::App;
use crate::halt::StoredStep;

/// For so many milliseconds somebody is here who has done something without following the table.
/// No table lets anybody lose a seat sooner.
const LINGERS: i64 = 60_000;

/// Who is at a table: whoever has it open, and for a while whoever does anything there without. A
/// visitor is known by marks: the id of the player, and the hash of the seat's secret on a device
/// that has only its link.
pub(crate) struct Presence {
    /// Of what was before nothing is known: nobody has been away for longer.
    began: i64,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// The marks of everybody who follows the table, by the number of the stream.
    streams: BTreeMap<u64, Vec<String>>,
    /// The same for those who follow it at other servers.
    elsewhere: Vec<Vec<String>>,
    /// How many streams there have been here.
    count: u64,
    /// When somebody with this mark was last here or did something.
    seen: HashMap<String, i64>,
    /// When somebody with this mark did something last, unless a page was closed since.
    active: HashMap<String, i64>,
}

impl Known {
    fn follows(&self, mark: &str) -> bool {
        self.visitors().flatten().any(|other| other == mark)
    }

    fn is_here(&self, mark: &str, now: i64) -> bool {
        let lingers = |since: &i64| now - since < LINGERS;
        self.follows(mark) || self.active.get(mark).is_some_and(lingers)
    }

    /// Notes that these have closed the table.
    fn left(&mut self, marks: impl IntoIterator<Item = String>, now: i64) {
        for mark in marks {
            self.active.remove(&mark);
            self.seen.insert(mark, now);
        }
    }

    /// The marks of everybody who follows the table anywhere.
    fn visitors(&self) -> impl Iterator<Item = &Vec<String>> {
        self.streams.values().chain(&self.elsewhere)
    }
}

impl Presence {
    /// Nobody is here yet.
    pub(crate) fn new(now: i64) -> Self {
        Self { began: now, known: Mutex::default() }
    }

    /// Notes that a visitor follows the table. Returns the number of the stream and whether it
    /// makes a difference to others.
    pub(crate) fn enter(&self, marks: Vec<String>) -> (u64, bool) {
        let mut known = self.lock();
        let is_news = marks.is_empty() || marks.iter().any(|mark| !known.follows(mark));
        known.count += 1;
        let number = known.count;
        known.streams.insert(number, marks);
        (number, is_news)
    }

    /// Notes that a stream has ended. Says whether that makes a difference to others.
    pub(crate) fn leave(&self, number: u64, now: i64) -> bool {
        let mut known = self.lock();
        let marks = known.streams.remove(&number).unwrap_or_default();
        let is_news = marks.is_empty() || marks.iter().any(|mark| !known.follows(mark));
        known.left(marks, now);
        is_news
    }

    /// Notes who follows the table at other servers.
    pub(crate) fn set_elsewhere(&self, visitors: Vec<Vec<String>>, now: i64) {
        let mut known = self.lock();
        let before = std::mem::replace(&mut known.elsewhere, visitors);
        known.left(before.into_iter().flatten(), now);
    }

    /// The marks of everybody who follows the table at this server.
    pub(crate) fn here(&self) -> Vec<Vec<String>> {
        self.lock().streams.values().cloned().collect()
    }

    /// Notes that somebody does something: programs need not follow a table to play. Says whether
    /// that makes a difference to others.
    pub(crate) fn saw(&self, mark: &str, now: i64) -> bool {
        let mut known = self.lock();
        let is_news = !known.is_here(mark, now);
        known.seen.insert(mark.to_owned(), now);
        known.active.insert(mark.to_owned(), now);
        is_news
    }

    /// Notes that a visitor does something at a table with this host and these seats. Of those who
    /// only look on nothing is kept. Says whether that makes a difference to others.
    pub(crate) fn saw_visitor(
        &self,
        visitor: &[String],
        host: &str,
        seats: &[SeatRecord],
        now: i64,
    ) -> bool {
        let parts = || seats.iter().flat_map(marks).chain([host]);
        let marks = visitor.iter().filter(|mark| parts().any(|part| part == *mark));
        marks.fold(false, |is_news, mark| self.saw(mark, now) | is_news)
    }

    /// Forgets those who have done nothing for a while. Says whether that makes a difference to
    /// others.
    fn let_linger(&self, now: i64) -> bool {
        let mut known = self.lock();
        let before = known.active.len();
        known.active.retain(|_, since| now - *since < LINGERS);
        known.active.len() < before
    }

    /// Notes who has taken these steps, at whichever server.
    pub(crate) fn saw_steps(&self, seats: &[SeatRecord], steps: &[StepRecord]) {
        // What comes behind the first step of a change, the table may have done itself.
        for change in steps.chunk_by(|one, other| one.revision == other.revision) {
            let Ok(StoredStep::Act(actor, _)) = serde_json::from_str(&change[0].body) else {
                continue;
            };
            let hand = change[0].clicked_by.unwrap_or(actor);
            let seat = seats.iter().find(|seat| seat.seat == hand && seat.occupant.is_person());
            if let Some(player) = seat.and_then(|seat| seat.occupant.player()) {
                let (mut known, time) = (self.lock(), change[0].created_at);
                let seen = known.seen.entry(player.to_owned()).or_insert(time);
                *seen = time.max(*seen);
            }
        }
    }

    /// Whether somebody may still be waited for who was here at this time or later.
    pub(crate) fn reaches(&self, time: i64) -> bool {
        self.began >= time || self.lock().seen.values().any(|seen| *seen >= time)
    }

    /// Whether somebody with this mark has the table open.
    pub(crate) fn knows(&self, mark: &str) -> bool {
        self.lock().follows(mark)
    }

    /// Whether anybody has the table open.
    pub(crate) fn is_watched(&self) -> bool {
        self.lock().visitors().next().is_some()
    }

    /// Whether whoever has a seat is here.
    pub(crate) fn is_here(&self, seat: &SeatRecord, now: i64) -> bool {
        let known = self.lock();
        marks(seat).any(|mark| known.is_here(mark, now))
    }

    /// For how many milliseconds whoever has a seat has been away; `None` while here.
    pub(crate) fn away_for(&self, seat: &SeatRecord, now: i64) -> Option<i64> {
        self.away(marks(seat), now)
    }

    /// For how many milliseconds a player has been away, with or without a seat.
    pub(crate) fn player_away_for(&self, player: &str, now: i64) -> Option<i64> {
        self.away([player].into_iter(), now)
    }

    fn away<'a>(&self, marks: impl Iterator<Item = &'a str> + Clone, now: i64) -> Option<i64> {
        let known = self.lock();
        if marks.clone().any(|mark| known.is_here(mark, now)) {
            return None;
        }
        let seen = marks.filter_map(|mark| known.seen.get(mark).copied()).max();
        Some(now - seen.unwrap_or(self.began).max(self.began))
    }

    /// How many have the table open who have none of these seats.
    pub(crate) fn watching(&self, seats: &[SeatRecord]) -> usize {
        let playing: BTreeSet<&str> = seats.iter().flat_map(marks).collect();
        let known = self.lock();
        let watches = |visitor: &&Vec<String>| !visitor.iter().any(|it| playing.contains(&**it));
        let (known_by, strangers): (Vec<_>, Vec<_>) =
            known.visitors().filter(watches).partition(|visitor| !visitor.is_empty());
        known_by.into_iter().collect::<BTreeSet<_>>().len() + strangers.len()
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().expect("nobody panics while counting")
    }
}

/// Tells those who look when somebody is away who had only been doing something.
pub(crate) async fn watch(app: App) {
    loop {
        tokio::time::sleep(app.config.look_around).await;
        for table in app.live_tables() {
            if table.presence.let_linger(app.time()) {
                table.news.announce();
            }
        }
    }
}

/// The marks of whoever has a seat.
fn marks(seat: &SeatRecord) -> impl Iterator<Item = &str> + Clone {
    seat.occupant.player().into_iter().chain([seat.key_hash.as_str()])
}

#[cfg(test)]
mod tests {
    use store::{Occupant, Revision};
    use table::Seat;

    use super::*;

    fn seat(player: &str) -> SeatRecord {
        SeatRecord {
            seat: Seat::new(0),
            occupant: Occupant::Player { player: player.into() },
            name: String::new(),
            key_salt: String::new(),
            key_hash: format!("key of {player}"),
        }
    }

    fn mark(text: &str) -> Vec<String> {
        vec![text.to_owned()]
    }

    #[test]
    fn a_player_is_away_since_the_last_page_was_closed() {
        let (presence, ada) = (Presence::new(1_000), seat("ada"));
        assert_eq!(presence.away_for(&ada, 1_500), Some(500), "nothing is known of before");
        let (first, is_news) = presence.enter(mark("ada"));
        assert!(is_news);
        let (second, is_news) = presence.enter(mark("ada"));
        assert!(!is_news, "a second page makes no difference");
        assert_eq!(presence.away_for(&ada, 9_000), None);
        assert!(!presence.leave(first, 9_000));
        assert!(presence.leave(second, 10_000));
        assert_eq!(presence.away_for(&ada, 10_700), Some(700));
    }

    #[test]
    fn whoever_does_something_without_a_page_is_here_for_a_while() {
        let (presence, ada) = (Presence::new(0), seat("ada"));
        assert!(presence.saw("ada", 1_000));
        assert!(!presence.saw("ada", 31_000), "she was here already");
        assert_eq!(presence.away_for(&ada, 31_000 + LINGERS - 1), None);
        assert!(!presence.let_linger(31_000 + LINGERS - 1));
        assert_eq!(presence.away_for(&ada, 31_000 + LINGERS), Some(LINGERS));
        assert!(presence.let_linger(31_000 + LINGERS));
        assert!(!presence.let_linger(31_000 + LINGERS), "it is told once");
    }

    #[test]
    fn whoever_closes_the_page_is_away_at_once() {
        let (presence, ada) = (Presence::new(0), seat("ada"));
        presence.saw("ada", 1_000);
        let (stream, _) = presence.enter(mark("ada"));
        assert!(presence.leave(stream, 2_000));
        assert!(!presence.is_here(&ada, 2_000));
        presence.set_elsewhere(vec![mark("ada")], 3_000);
        presence.saw("ada", 4_000);
        presence.set_elsewhere(Vec::new(), 5_000);
        assert_eq!(presence.away_for(&ada, 5_500), Some(500));
    }

    #[test]
    fn of_those_who_only_look_on_nothing_is_kept() {
        let presence = Presence::new(0);
        let saw = |marks: [&str; 2]| {
            presence.saw_visitor(&marks.map(str::to_owned), "eve", &[seat("ada")], 1_000)
        };
        assert!(!saw(["zoe", "key of zoe"]));
        assert!(presence.lock().seen.is_empty());
        for mark in ["ada", "key of ada", "eve"] {
            assert!(saw(["zoe", mark]), "{mark}");
        }
    }

    #[test]
    fn what_a_player_did_at_another_server_counts() {
        let (presence, seats) = (Presence::new(1_000), [seat("ada")]);
        let step = |body: &str, revision, created_at| StepRecord {
            body: body.to_owned(),
            revision: Revision(revision),
            created_at,
            clicked_by: None,
        };
        presence.saw_steps(&seats, &[step(r#"{"act":[0,"go"]}"#, 1, 500)]);
        assert_eq!(presence.away_for(&seats[0], 9_000), Some(8_000), "nothing is known of before");
        let by_table = [step(r#"{"chance":1}"#, 2, 7_000), step(r#"{"act":[0,"go"]}"#, 2, 7_000)];
        presence.saw_steps(&seats, &by_table);
        assert_eq!(presence.away_for(&seats[0], 9_000), Some(8_000), "that was not ada");
        presence.saw_steps(&seats, &[step(r#"{"act":[0,"go"]}"#, 3, 6_000)]);
        assert_eq!(presence.away_for(&seats[0], 9_000), Some(3_000));
    }

    #[test]
    fn whoever_plays_by_the_link_of_a_seat_is_here() {
        let presence = Presence::new(0);
        presence.enter(vec!["phone".to_owned(), "key of ada".to_owned()]);
        assert!(presence.is_here(&seat("ada"), 0));
        assert!(!presence.is_here(&seat("ben"), 0));
    }

    #[test]
    fn those_who_watch_are_counted_apart() {
        let presence = Presence::new(0);
        for marks in [mark("ada"), mark("eve"), mark("eve"), vec![], vec![]] {
            presence.enter(marks);
        }
        assert_eq!(presence.watching(&[seat("ada")]), 3, "eve and two strangers");
    }
}

//! Who may think next: bots, hints and analyses share the processor, fairly between players.
//!
//! Every thought belongs to a player, and players take turns: a player's first thought in line
//! comes in the next round, the second one in the round after it, whatever the others ask for
//! (ADR 8). So somebody with sixty thoughts in line delays somebody with one by one thought.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use table::Seat;
use tokio::sync::oneshot;

use crate::problem::Problem;

/// Hints that one player may wait for at the same time.
const MOST_HINTS: usize = 3;

/// Whoever waits is told at most this often how many are before.
const BETWEEN_NEWS: Duration = Duration::from_secs(1);

/// The places to think, and the line before them.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Mutex<Queue>>);

/// What is to be thought out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thought {
    /// The decision of a bot.
    Bot(Seat),
    /// Advice for a seat.
    Hint(Seat),
    /// An opinion about a decision of a finished game.
    Review,
}

/// A thought, where it is needed, and for whom.
#[derive(Clone, Debug)]
pub(crate) struct Errand {
    pub(crate) player: String,
    pub(crate) table: String,
    pub(crate) thought: Thought,
}

struct Queue {
    places: usize,
    /// What is being thought out, by number of arrival.
    running: HashMap<u64, Errand>,
    /// What waits, in the order in which it will be served.
    waiting: BTreeMap<Rank, Waiting>,
    /// The round of each player's latest thought, as long as it is still to come.
    latest: HashMap<String, u64>,
    /// The round that is being served.
    round: u64,
    arrivals: u64,
}

/// When a thought is served: by round, and within a round by arrival.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    round: u64,
    number: u64,
}

struct Waiting {
    errand: Errand,
    call: oneshot::Sender<Place>,
}

impl Thinkers {
    /// No more think at once than there are places.
    pub(crate) fn new(places: usize) -> Self {
        Self(Arc::new(Mutex::new(Queue {
            places,
            running: HashMap::new(),
            waiting: BTreeMap::new(),
            latest: HashMap::new(),
            round: 0,
            arrivals: 0,
        })))
    }

    /// Joins the queue, unless the player has too many hints there.
    pub(crate) fn ask(&self, errand: Errand) -> Result<Ticket, Problem> {
        let mut queue = lock(&self.0);
        if matches!(errand.thought, Thought::Hint(_))
            && queue.hints_of(&errand.player) >= MOST_HINTS
        {
            return Err(Problem::TooMany);
        }
        let number = queue.arrivals;
        queue.arrivals += 1;
        let latest = queue.latest.get(&errand.player).copied().unwrap_or_default();
        let rank = Rank { round: latest.max(queue.round) + 1, number };
        queue.latest.insert(errand.player.clone(), rank.round);
        let (call, called) = oneshot::channel();
        queue.waiting.insert(rank, Waiting { errand, call });
        drop(queue);
        call_next(&self.0);
        Ok(Ticket { queue: self.0.clone(), rank, called })
    }

    /// What a table waits for, each with the number of thoughts that come before it.
    pub(crate) fn waiting(&self, table: &str) -> Vec<(Thought, usize)> {
        let queue = lock(&self.0);
        let waiting = queue.waiting.values().enumerate();
        waiting
            .filter(|(_, waiting)| waiting.errand.table == table)
            .map(|(before, waiting)| (waiting.errand.thought, before))
            .collect()
    }
}

impl Queue {
    fn hints_of(&self, player: &str) -> usize {
        let waiting = self.waiting.values().map(|waiting| &waiting.errand);
        self.running
            .values()
            .chain(waiting)
            .filter(|errand| errand.player == player && matches!(errand.thought, Thought::Hint(_)))
            .count()
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().expect("nobody panics while holding the queue")
}

/// Gives free places to the first in the queue.
fn call_next(shared: &Arc<Mutex<Queue>>) {
    let mut queue = lock(shared);
    let mut unwanted = Vec::new();
    while queue.running.len() < queue.places
        && let Some((rank, Waiting { errand, call })) = queue.waiting.pop_first()
    {
        queue.round = queue.round.max(rank.round);
        let round = queue.round;
        queue.latest.retain(|_, latest| *latest > round);
        queue.running.insert(rank.number, errand);
        let place = Place { queue: shared.clone(), number: rank.number };
        unwanted.extend(call.send(place).err());
    }
    // A place that nobody takes is given back, which needs the line again.
    drop(queue);
    drop(unwanted);
}

/// Somebody's place in the queue. Whoever drops it leaves the queue.
pub(crate) struct Ticket {
    queue: Arc<Mutex<Queue>>,
    rank: Rank,
    called: oneshot::Receiver<Place>,
}

impl Ticket {
    /// Waits for a place. Whenever the number of those before has changed, `tell` is called.
    pub(crate) async fn place(mut self, tell: impl Fn()) -> Place {
        let mut told = None;
        loop {
            match tokio::time::timeout(BETWEEN_NEWS, &mut self.called).await {
                Ok(place) => {
                    if told.is_some() {
                        tell();
                    }
                    return place.expect("whoever is taken out of the line is called");
                }
                Err(_) => {
                    let before = Some(lock(&self.queue).waiting.range(..self.rank).count());
                    if before != told {
                        told = before;
                        tell();
                    }
                }
            }
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut queue = lock(&self.queue);
        if let Some(Waiting { errand, .. }) = queue.waiting.remove(&self.rank)
            && let Some(latest) = queue.latest.get_mut(&errand.player)
            && *latest == self.rank.round
        {
            // What was not thought out costs no rank.
            *latest -= 1;
        }
    }
}

/// A place to think, free again when it is dropped.
pub(crate) struct Place {
    queue: Arc<Mutex<Queue>>,
    number: u64,
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.queue).running.remove(&self.number);
        call_next(&self.queue);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errand(player: &str, table: &str, thought: Thought) -> Errand {
        Errand { player: player.to_owned(), table: table.to_owned(), thought }
    }

    fn bot(thinkers: &Thinkers, player: &str, table: &str) -> Ticket {
        let errand = errand(player, table, Thought::Bot(Seat::new(0)));
        thinkers.ask(errand).expect("bots have no quota")
    }

    /// The table whose rank it is; its place is free again.
    fn serve(tickets: &mut Vec<(&'static str, Ticket)>) -> &'static str {
        let called = |(_, ticket): &mut (&str, Ticket)| ticket.called.try_recv().ok();
        let (index, place) = tickets
            .iter_mut()
            .enumerate()
            .find_map(|(index, ticket)| Some((index, called(ticket)?)))
            .expect("somebody is called");
        let (table, _) = tickets.remove(index);
        drop(place);
        table
    }

    #[test]
    fn players_take_turns_whatever_they_ask_for() {
        let thinkers = Thinkers::new(1);
        let mut tickets = Vec::new();
        for table in ["a1", "a2", "a3", "a4"] {
            tickets.push((table, bot(&thinkers, "Ada", table)));
        }
        tickets.push(("b1", bot(&thinkers, "Ben", "b1")));
        tickets.push(("c1", bot(&thinkers, "Cy", "c1")));
        tickets.push(("b2", bot(&thinkers, "Ben", "b2")));
        let order: Vec<_> = (0..7).map(|_| serve(&mut tickets)).collect();
        assert_eq!(order, ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
        assert_eq!(serve(&mut vec![("a5", bot(&thinkers, "Ada", "a5"))]), "a5", "all are free");
    }

    /// One who comes back as soon as he was served does not keep others waiting for ever.
    #[test]
    fn a_newcomer_has_no_credit() {
        let thinkers = Thinkers::new(1);
        let mut tickets = vec![("b0", bot(&thinkers, "Ben", "b0"))];
        for table in ["a1", "a2", "a3"] {
            tickets.push((table, bot(&thinkers, "Ada", table)));
        }
        let mut order = Vec::new();
        for _ in 0..6 {
            order.push(serve(&mut tickets));
            tickets.push(("b", bot(&thinkers, "Ben", "b")));
        }
        assert!(order.contains(&"a2"), "{order:?}");
    }

    #[test]
    fn a_table_knows_how_many_are_before_it() {
        let thinkers = Thinkers::new(1);
        let tickets: Vec<_> = ["a1", "a2", "a3", "a4"].map(|it| bot(&thinkers, "Ada", it)).into();
        let _ben = bot(&thinkers, "Ben", "b1");
        let before = |table| thinkers.waiting(table).first().map(|(_, before)| *before);
        assert_eq!(before("a1"), None, "it is being thought out");
        assert_eq!(["a2", "b1", "a3", "a4"].map(before), [0, 1, 2, 3].map(Some));
        drop(tickets);
        assert_eq!(before("b1"), None, "it is being thought out");
    }

    #[test]
    fn a_player_has_so_many_hints_in_line_and_not_more() {
        let thinkers = Thinkers::new(1);
        let hint = |player: &str| thinkers.ask(errand(player, "t", Thought::Hint(Seat::new(1))));
        let mut tickets: Vec<_> = (0..MOST_HINTS).map(|_| hint("Ada")).collect();
        assert!(tickets.iter().all(Result::is_ok));
        assert!(matches!(hint("Ada"), Err(Problem::TooMany)));
        assert!(hint("Ben").is_ok(), "others are not concerned");
        tickets.pop();
        assert!(hint("Ada").is_ok());
    }

    #[test]
    fn leaving_the_line_frees_what_was_taken() {
        let thinkers = Thinkers::new(1);
        let (first, second) = (bot(&thinkers, "Ada", "a1"), bot(&thinkers, "Ada", "a2"));
        let mut third = bot(&thinkers, "Ben", "b1");
        drop(second);
        assert!(third.called.try_recv().is_err(), "the place is taken");
        drop(first);
        assert!(third.called.try_recv().is_ok(), "a place that was never taken is free again");
    }
}

//! How often one visitor may do what.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Mutex;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Limits by visitor's address. They are generous for people and narrow for loops.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    players: DefaultKeyedRateLimiter<IpAddr>,
    chat: DefaultKeyedRateLimiter<String>,
    streams: Mutex<HashMap<IpAddr, usize>>,
}

/// Streams that one address may hold open: many tabs, or a club behind one router.
const MOST_STREAMS: usize = 200;

const fn quota(a_second: u32, burst: u32) -> Quota {
    let (a_second, burst) = (NonZeroU32::new(a_second), NonZeroU32::new(burst));
    match (a_second, burst) {
        (Some(a_second), Some(burst)) => Quota::per_second(a_second).allow_burst(burst),
        _ => panic!("a quota of nothing"),
    }
}

impl Limits {
    pub(crate) fn new((a_second, burst): (u32, u32)) -> Self {
        Self {
            requests: RateLimiter::keyed(quota(a_second, burst)),
            tables: RateLimiter::keyed(quota(1, 60)),
            players: RateLimiter::keyed(quota(1, 60)),
            chat: RateLimiter::keyed(quota(1, 8)),
            streams: Mutex::default(),
        }
    }

    /// Whether another request of this address is served.
    pub(crate) fn allows_request(&self, address: IpAddr) -> bool {
        self.requests.check_key(&address).is_ok()
    }

    /// Whether this address may set up another table.
    pub(crate) fn allows_table(&self, address: IpAddr) -> bool {
        self.tables.check_key(&address).is_ok()
    }

    /// Whether another player may be made for this address.
    pub(crate) fn allows_player(&self, address: IpAddr) -> bool {
        self.players.check_key(&address).is_ok()
    }

    /// Whether this speaker may say something again.
    pub(crate) fn allows_chat(&self, speaker: &str) -> bool {
        self.chat.check_key(&speaker.to_owned()).is_ok()
    }

    /// Counts another stream of this address, unless it has too many.
    pub(crate) fn open_stream(&self, address: IpAddr) -> bool {
        let mut streams = self.streams.lock().expect("nobody panics while counting");
        let count = streams.entry(address).or_default();
        let is_allowed = *count < MOST_STREAMS;
        if is_allowed {
            *count += 1;
        }
        is_allowed
    }

    /// Forgets a stream that was counted.
    pub(crate) fn close_stream(&self, address: IpAddr) {
        let mut streams = self.streams.lock().expect("nobody panics while counting");
        if let Some(count) = streams.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&address);
            }
        }
    }

    /// Forgets visitors who have not been here for a while.
    pub(crate) fn forget_idle(&self) {
        self.requests.retain_recent();
        self.tables.retain_recent();
        self.players.retain_recent();
        self.chat.retain_recent();
    }
}

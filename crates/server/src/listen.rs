//! Connections: how many there may be, how long one may say nothing, and how they end.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_io_timeout::TimeoutStream;

use crate::address::household;
use crate::app::App;

/// How many connections there may be, and how patient the server is with them.
#[derive(Clone, Debug)]
pub struct Connections {
    /// At the same time; fewer where the system allows fewer open files.
    pub most: usize,
    /// At the same time from one address, unless it is a proxy.
    pub most_by_address: usize,
    /// How long a connection may take to send the head of its next request.
    pub idle: Duration,
    /// How long a request may take, from the end of its head to the answer.
    pub request: Duration,
    /// How long a visitor may leave unread what was sent.
    pub unread: Duration,
    /// How long running requests may take when the server stops.
    pub farewell: Duration,
}

impl Default for Connections {
    fn default() -> Self {
        Self {
            most: 10_000,
            most_by_address: 256,
            idle: Duration::from_secs(30),
            request: Duration::from_secs(20),
            unread: Duration::from_secs(30),
            farewell: Duration::from_secs(10),
        }
    }
}

/// The most that a connection may send as the head of a request, or ahead of being read: in all
/// connections together it lies in memory.
const LONGEST_HEAD: usize = 32 * 1024;

/// Files that the server needs besides connections.
const OTHER_FILES: usize = 64;

/// Answers connections until `stop` completes. Then it takes no more, `stopping` is called, and
/// those that are open may finish what they are at.
pub(crate) async fn listen(
    app: &App,
    listener: TcpListener,
    router: Router,
    stop: impl Future<Output = ()>,
    stopping: impl FnOnce(),
) {
    let mut stop = pin!(stop);
    let door = Door::new(app);
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            () = &mut stop => break,
        };
        match accepted {
            Ok((line, peer)) => match door.admit(peer.ip()) {
                Some(guest) => {
                    connections.spawn(converse(app.clone(), line, peer, router.clone(), guest));
                }
                None => metrics::counter!("nunatak_connections_refused_total").increment(1),
            },
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(listener);
    stopping();
    let all_end = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(app.config.connections.farewell, all_end).await.is_err() {
        tracing::warn!(left = connections.len(), "connections were cut off");
        connections.shutdown().await;
    }
}

/// Answers the requests of one connection.
async fn converse(app: App, line: TcpStream, peer: SocketAddr, router: Router, _guest: Guest) {
    let patience = &app.config.connections;
    // Small events shall not wait for more to come.
    let _ = line.set_nodelay(true);
    let mut line = TimeoutStream::new(line);
    line.set_write_timeout(Some(patience.unread));
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = router.call(request);
        async { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.idle)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(line)), service);
    let (mut connection, mut stopping) = (pin!(connection), app.stopping.subscribe());
    let stops = async { drop(stopping.wait_for(|stops| *stops).await) };
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stops => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}

/// Counts who is here.
struct Door {
    app: App,
    most: usize,
    inside: Arc<Mutex<Inside>>,
}

#[derive(Default)]
struct Inside {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

impl Door {
    fn new(app: &App) -> Self {
        let files = most_files().map_or(usize::MAX, |files| files.saturating_sub(OTHER_FILES));
        let most = app.config.connections.most.min(files);
        Self { app: app.clone(), most, inside: Arc::default() }
    }

    /// Lets a connection in, if there is room. All who come through a proxy have its address: it
    /// is the proxy's task to count them.
    fn admit(&self, peer: IpAddr) -> Option<Guest> {
        let config = &self.app.config;
        let address = (!config.is_proxy(peer)).then(|| household(peer));
        let mut inside = lock(&self.inside);
        if inside.all >= self.most {
            return None;
        }
        if let Some(address) = address {
            let count = inside.by_address.entry(address).or_default();
            if *count >= config.connections.most_by_address {
                return None;
            }
            *count += 1;
        }
        inside.all += 1;
        metrics::gauge!("nunatak_connections").set(inside.all as f64);
        Some(Guest { inside: self.inside.clone(), address })
    }
}

/// A connection that was let in, for as long as it is open.
struct Guest {
    inside: Arc<Mutex<Inside>>,
    address: Option<IpAddr>,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut inside = lock(&self.inside);
        inside.all -= 1;
        metrics::gauge!("nunatak_connections").set(inside.all as f64);
        if let Some(address) = self.address
            && let Some(count) = inside.by_address.get_mut(&address)
        {
            *count -= 1;
            if *count == 0 {
                inside.by_address.remove(&address);
            }
        }
    }
}

fn lock(inside: &Mutex<Inside>) -> MutexGuard<'_, Inside> {
    inside.lock().expect("nobody panics while counting")
}

/// How many files the process may open, after asking for as many as it can get.
#[cfg(unix)]
fn most_files() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, ..limit };
    let granted = if setrlimit(Resource::Nofile, raised).is_ok() { raised } else { limit };
    granted.current.and_then(|files| files.try_into().ok())
}

#[cfg(not(unix))]
fn most_files() -> Option<usize> {
    None
}

//! Connections that say nothing, half of it, or too much.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use server::{Config, Connections};

use crate::client::Server;

/// Longer than any test takes.
const FOR_EVER: Duration = Duration::from_secs(10_000);
/// As good as at once.
const A_MOMENT: Duration = Duration::from_millis(50);
/// No answer takes longer than this, or the test fails; shorter than what the HTTP library waits
/// for a header of its own accord.
const PATIENCE: Duration = Duration::from_secs(15);

const HALF_A_BODY: &str = "POST /settings HTTP/1.1\r\nhost: nunatak\r\n\
    content-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\nname";

/// A server that waits for ever, unless the test says otherwise.
fn server(connections: impl FnOnce(Connections) -> Connections, trust_proxy: bool) -> Server {
    let patient = Connections {
        most: 100,
        most_by_address: 100,
        idle: FOR_EVER,
        request: FOR_EVER,
        unread: FOR_EVER,
        farewell: FOR_EVER,
    };
    Server::with(Config { connections: connections(patient), trust_proxy, ..Config::default() })
}

fn connect(server: &Server) -> TcpStream {
    let address = server.url.strip_prefix("http://").expect("an address");
    let line = TcpStream::connect(address).expect("a connection");
    line.set_read_timeout(Some(PATIENCE)).expect("a limit");
    line.set_write_timeout(Some(PATIENCE)).expect("a limit");
    line
}

/// Asks for something small on a connection that stays open.
fn is_served(line: &mut TcpStream) -> bool {
    let mut answer = [0; 12];
    let asked = line.write_all(b"GET /healthz HTTP/1.1\r\nhost: nunatak\r\n\r\n");
    asked.is_ok() && line.read_exact(&mut answer).is_ok() && answer == *b"HTTP/1.1 200"
}

/// Whether the server hangs up, perhaps after it has said why.
fn is_hung_up_on(line: &mut TcpStream) -> bool {
    match line.read_to_end(&mut Vec::new()) {
        Ok(_) => true,
        Err(error) => error.kind() == ErrorKind::ConnectionReset,
    }
}

/// 1,100 idle connections used to keep everybody else out.
#[test]
fn one_address_has_only_so_many_connections() {
    let server = server(|it| Connections { most_by_address: 3, ..it }, false);
    let mut lines: Vec<_> = (0..3).map(|_| connect(&server)).collect();
    assert!(lines.iter_mut().all(is_served));
    assert!(is_hung_up_on(&mut connect(&server)));
    assert!(lines.iter_mut().all(|line| line.write_all(b"GET").is_ok()), "the others stay");
    lines.pop();
    assert!((0..1000).any(|_| is_served(&mut connect(&server))), "there is room again");
}

#[test]
fn all_visitors_together_have_only_so_many_connections() {
    let server = server(|it| Connections { most: 5, most_by_address: 2, ..it }, true);
    let mut lines: Vec<_> = (0..5).map(|_| connect(&server)).collect();
    assert!(lines.iter_mut().all(is_served), "a proxy speaks for many addresses");
    assert!(is_hung_up_on(&mut connect(&server)));
}

#[test]
fn silence_and_half_a_request_are_hung_up_on() {
    let server = server(|it| Connections { idle: A_MOMENT, ..it }, false);
    for said in ["", "GET /healthz HT", "GET /healthz HTTP/1.1\r\nhost: nuna"] {
        let mut line = connect(&server);
        line.write_all(said.as_bytes()).expect("it is sent");
        assert!(is_hung_up_on(&mut line), "after {said:?}");
    }
    let mut line = connect(&server);
    assert!(is_served(&mut line));
    assert!(is_hung_up_on(&mut line), "a connection that is not used any more");
}

/// Every connection could put 400 kB into memory.
#[test]
fn a_head_without_end_is_hung_up_on() {
    let server = server(|it| it, false);
    let mut line = connect(&server);
    line.write_all(b"GET /healthz HTTP/1.1\r\nx: ").expect("it is sent");
    // Perhaps it hangs up before all is sent.
    drop(line.write_all(&vec![b'x'; 64 * 1024]));
    assert!(is_hung_up_on(&mut line));
    assert!(is_served(&mut connect(&server)));
}

/// One half-sent body used to keep its connection for ever.
#[test]
fn half_a_body_is_hung_up_on() {
    let server = server(|it| Connections { request: A_MOMENT, ..it }, false);
    let mut line = connect(&server);
    line.write_all(HALF_A_BODY.as_bytes()).expect("it is sent");
    assert!(is_hung_up_on(&mut line));
}

#[test]
fn a_stream_is_not_silence() {
    let server = Server::with(Config {
        connections: Connections { idle: A_MOMENT, ..Connections::default() },
        bot_pace: 20,
        trust_proxy: true,
        ..Config::default()
    });
    let mut ada = server.player("Ada");
    let id = crate::seats::table(&mut ada, &["bot:random", "bot:random"]);
    ada.follow(&format!("/api/v1/tables/{id}/events")).until("finished");
}

/// One half-sent header used to keep the server from stopping.
#[test]
fn nobody_keeps_the_server_from_stopping() {
    let mut server = server(|it| Connections { farewell: A_MOMENT, ..it }, false);
    let mut line = connect(&server);
    assert!(is_served(&mut line));
    line.write_all(b"GET /healthz HTTP/1.1\r\nhost:").expect("it is sent");
    let mut other = connect(&server);
    other.write_all(HALF_A_BODY.as_bytes()).expect("it is sent");
    server.stop();
    assert!(is_hung_up_on(&mut line) && is_hung_up_on(&mut other));
}

#[test]
fn whoever_does_not_read_is_hung_up_on() {
    let server = server(|it| Connections { unread: A_MOMENT, ..it }, false);
    let mut line = connect(&server);
    let refused = loop {
        // Large and made once: what is waited for is a full line, not a slow server.
        if let Err(error) =
            line.write_all(b"GET /api/v1/openapi.json HTTP/1.1\r\nhost: nunatak\r\n\r\n")
        {
            break error.kind();
        }
    };
    assert!(matches!(refused, ErrorKind::ConnectionReset | ErrorKind::BrokenPipe), "{refused}");
}

//! A server of its own for each test, and visitors with browsers or programs.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::{App, Config, Retention};
use store::{Address, SqliteStore, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use ureq::Agent;
use ureq::http::{HeaderMap, Request};

/// No answer takes longer than this, or the test fails, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(2);

/// Bots answer at once, and every client has an address of its own.
pub(crate) fn quick() -> Config {
    let look_around = Duration::from_millis(20);
    Config { bot_pace: 0, bot_thinking: 1, trust_proxy: true, look_around, ..Config::default() }
}

/// A running server.
pub(crate) struct Server {
    pub(crate) app: App,
    pub(crate) url: String,
    runtime: Runtime,
    store: Arc<dyn Store>,
    serving: JoinHandle<()>,
    stop: Option<oneshot::Sender<()>>,
    folder: TempDir,
}

impl Server {
    /// A server whose bots answer at once. Every client has an address of its own, so that the
    /// limits of one test client do not hold up another.
    pub(crate) fn start() -> Self {
        Self::with(quick())
    }

    /// A server on a copy of a database.
    pub(crate) fn on(database: &Path) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fs::copy(database, folder.path().join("nunatak.db")).expect("a copy");
        Self::in_folder(quick(), folder)
    }

    pub(crate) fn with(config: Config) -> Self {
        Self::in_folder(config, tempfile::tempdir().expect("a folder"))
    }

    /// The folder with the database.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Another server on the database of this one, which stops.
    pub(crate) fn restarted(mut self, config: Config) -> Self {
        let folder = std::mem::replace(&mut self.folder, tempfile::tempdir().expect("a folder"));
        drop(self);
        Self::in_folder(config, folder)
    }

    fn in_folder(config: Config, folder: TempDir) -> Self {
        let database = Address::File(folder.path().join("nunatak.db"));
        Self::at(&database, config, folder)
    }

    /// One of several servers on a PostgreSQL database.
    pub(crate) fn node(database: &scratch::Database, config: Config) -> Self {
        let address = OsString::from(database.address()).into();
        Self::at(&address, config, tempfile::tempdir().expect("a folder"))
    }

    fn at(database: &Address, config: Config, folder: TempDir) -> Self {
        let runtime = Runtime::new().expect("a runtime");
        let (store, listener) = runtime.block_on(async {
            let store = database.open().await.expect("a database");
            (store, TcpListener::bind("127.0.0.1:0").await.expect("a port"))
        });
        let app = App::new(store.clone(), config);
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let (stop, stopped) = oneshot::channel();
        let serving = server::serve(app.clone(), listener, async {
            let _ = stopped.await;
        });
        let serving = runtime.spawn(serving);
        Self { app, url, runtime, store, serving, stop: Some(stop), folder }
    }

    /// The database goes away under the server.
    pub(crate) fn lose_store(&self) {
        self.runtime.block_on(self.store.close());
    }

    /// Asks the server to stop and waits until it has.
    pub(crate) fn stop(&mut self) {
        drop(self.stop.take());
        let stopped = async { tokio::time::timeout(PATIENCE, &mut self.serving).await };
        self.runtime.block_on(stopped).expect("the server stops").expect("it does not panic");
    }

    /// Reads or changes the database behind the server's back.
    pub(crate) fn behind<T>(&self, work: impl AsyncFnOnce(&SqliteStore) -> T) -> T {
        self.runtime.block_on(async {
            let path = self.folder.path().join("nunatak.db");
            let store = SqliteStore::open(&path).await.expect("the database");
            let done = work(&store).await;
            store.close().await;
            done
        })
    }

    /// Does something with the store that the server has.
    pub(crate) fn beside<T>(&self, work: impl AsyncFnOnce(&dyn Store) -> T) -> T {
        self.runtime.block_on(work(self.store.as_ref()))
    }

    /// Changes rows of a table as no program of ours does.
    pub(crate) fn damage(&self, sql: &'static str, table: &str) {
        use sqlx::Connection;
        self.runtime.block_on(async {
            let path = self.folder.path().join("nunatak.db");
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
            let mut database =
                sqlx::SqliteConnection::connect_with(&options).await.expect("the database");
            let changed = sqlx::query(sql).bind(table).execute(&mut database).await;
            assert_eq!(changed.expect("it is possible").rows_affected(), 1, "{sql}");
            database.close().await.expect("it closes");
        });
    }

    /// Does something while another process is writing to the database and does not come to an end.
    pub(crate) fn while_locked(&self, work: impl FnOnce()) {
        use sqlx::Connection;
        let path = self.folder.path().join("nunatak.db");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
        let database = self.runtime.block_on(async {
            let mut database = sqlx::SqliteConnection::connect_with(&options).await.expect("opens");
            sqlx::query("BEGIN IMMEDIATE").execute(&mut database).await.expect("a lock");
            database
        });
        work();
        self.runtime.block_on(database.close()).expect("it closes");
    }

    /// A visitor without anything.
    pub(crate) fn client(&self) -> Client {
        Client::new(&self.url)
    }

    /// A program with a player of its own.
    pub(crate) fn player(&self, name: &str) -> Client {
        let mut client = self.client();
        let player = client.call("POST", "/players", json!({ "name": name }));
        client.token = Some(text(&player["token"]));
        client
    }

    /// What the operator reads at an address that is not for visitors.
    pub(crate) fn metrics(&self) -> String {
        let listener = self.runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
        let address = listener.local_addr().expect("an address");
        self.runtime.spawn(server::serve_metrics(self.app.clone(), listener));
        Client::new(&format!("http://{address}")).get("/metrics").expect(200).body
    }

    /// Everything that happened at a table, with its secrets.
    pub(crate) fn save(&self, table: &str) -> String {
        self.runtime.block_on(self.app.export(table)).expect("the table is there")
    }

    /// Puts tables away that nobody has used for a day, and returns their matches.
    pub(crate) fn retire(&self) -> Vec<String> {
        let archive = tempfile::tempdir().expect("a folder");
        let retention = Retention { days: 1, archive: Some(archive.path().to_owned()) };
        let retired = self.runtime.block_on(self.app.retire_tables(&retention));
        assert!(retired.expect("tables").stay.is_empty());
        let files = fs::read_dir(archive.path()).expect("a folder").flatten();
        files.map(|file| fs::read_to_string(file.path()).expect("a match")).collect()
    }

    /// Opens a table for a saved match and returns its id and the links of its seats.
    pub(crate) fn import(&self, save: &str) -> (String, Vec<String>) {
        let game = catalog::load(save).expect("a match");
        let dice = table::Dice::read(save).expect("a match");
        let imported = self.app.import(game.as_ref(), dice, "");
        let (id, keys) = self.runtime.block_on(imported).expect("a table");
        (id, keys.into_iter().map(|(_, key)| key).collect())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
    }
}

/// What the server said.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("JSON, not {}", self.body))
    }

    /// The code of an error of the API.
    pub(crate) fn code(&self) -> String {
        text(&self.json()["error"]["code"])
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("a plain header"))
    }

    /// Where a redirect leads.
    #[track_caller]
    pub(crate) fn location(&self) -> String {
        assert_eq!(self.status, 303, "{}", self.body);
        self.header("location").to_owned()
    }

    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.body);
        self
    }
}

/// A browser or a program.
#[derive(Clone)]
pub(crate) struct Client {
    agent: Agent,
    /// The servers, each of which gets the next request.
    urls: Vec<String>,
    requests: Arc<AtomicU32>,
    pub(crate) token: Option<String>,
    /// Cookies by name and path.
    pub(crate) cookies: BTreeMap<(String, String), String>,
    address: String,
    /// What a proxy says that was asked for, whichever server it asks.
    host: Option<&'static str>,
}

impl Client {
    pub(crate) fn new(url: &str) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .timeout_global(Some(PATIENCE))
            .build();
        Self {
            agent: config.into(),
            urls: vec![url.to_owned()],
            requests: Arc::default(),
            token: None,
            cookies: BTreeMap::new(),
            address: format!("10.{}.{}.{}", number[1], number[2], number[3]),
            host: None,
        }
    }

    /// Goes on at another server.
    pub(crate) fn move_to(&mut self, server: &Server) {
        self.urls = vec![server.url.clone()];
    }

    /// Goes on through a proxy, which sends each request to another one of these servers.
    pub(crate) fn spread_over(&mut self, servers: &[Server]) {
        self.urls = servers.iter().map(|server| server.url.clone()).collect();
        self.host = Some("games.example.org");
    }

    /// Another device of the same place: no cookies yet.
    pub(crate) fn other_device(&self) -> Self {
        Self { token: None, cookies: BTreeMap::new(), ..self.clone() }
    }

    fn request(&self, method: &str, path: &str) -> ureq::http::request::Builder {
        let turn = self.requests.fetch_add(1, Ordering::Relaxed) as usize;
        let url = &self.urls[turn % self.urls.len()];
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{url}{path}"))
            .header("x-forwarded-for", &self.address);
        if let Some(host) = self.host {
            request = request.header("host", host);
        }
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let cookies: Vec<String> = self
            .cookies
            .iter()
            .filter(|((_, scope), _)| path.starts_with(scope))
            .map(|((name, _), value)| format!("{name}={value}"))
            .collect();
        if !cookies.is_empty() {
            request = request.header("cookie", cookies.join("; "));
        }
        request
    }

    /// Sends anything.
    pub(crate) fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Vec<u8>>,
    ) -> Answer {
        let mut request = self.request(method, path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(body.into()).expect("a request");
        let answer = self.agent.run(request).expect("an answer");
        let (parts, mut body) = answer.into_parts();
        for cookie in parts.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().expect("a plain cookie");
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let mut fields = cookie.split("; ");
            let (name, value) = fields.next().and_then(|it| it.split_once('=')).expect("a value");
            let path = fields.find_map(|field| field.strip_prefix("Path=")).expect("a path");
            self.cookies.insert((name.to_owned(), path.to_owned()), value.to_owned());
        }
        let body = body.with_config().limit(20_000_000).read_to_string().expect("a text");
        Answer { status: parts.status.as_u16(), headers: parts.headers, body }
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], "")
    }

    /// Sends a form, as a page does.
    pub(crate) fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let escape = |text: &str| {
            text.bytes().fold(String::new(), |text, byte| text + &format!("%{byte:02x}"))
        };
        let fields: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", escape(value))).collect();
        let form = [("content-type", "application/x-www-form-urlencoded")];
        self.send("POST", path, &form, fields.join("&"))
    }

    /// Sends JSON, as the script does.
    #[expect(clippy::needless_pass_by_value, reason = "the calls read better without references")]
    pub(crate) fn script(&mut self, path: &str, body: Value) -> Answer {
        self.send("POST", path, &[("content-type", "application/json")], body.to_string())
    }

    /// Calls the API.
    #[expect(clippy::needless_pass_by_value, reason = "the calls read better without references")]
    pub(crate) fn api(&mut self, method: &str, path: &str, body: Value) -> Answer {
        let path = format!("/api/v1{path}");
        if method == "GET" {
            return self.get(&path);
        }
        self.send(method, &path, &[("content-type", "application/json")], body.to_string())
    }

    /// Calls the API, which must work.
    #[track_caller]
    pub(crate) fn call(&mut self, method: &str, path: &str, body: Value) -> Value {
        let answer = self.api(method, path, body);
        assert!(answer.status < 300, "{method} {path}: {} {}", answer.status, answer.body);
        answer.json()
    }

    /// Follows a table.
    pub(crate) fn follow(&self, path: &str) -> Events {
        self.follow_for(PATIENCE, path)
    }

    /// Follows a table for no longer than this.
    pub(crate) fn follow_for(&self, most: Duration, path: &str) -> Events {
        let request = self.request("GET", path).body(()).expect("a request");
        let request = self.agent.configure_request(request).timeout_global(Some(most)).build();
        let answer = self.agent.run(request).expect("an answer");
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["x-accel-buffering"], "no", "no proxy collects a stream");
        Events(Box::new(BufReader::new(answer.into_body().into_reader())))
    }
}

/// An open stream of events.
pub(crate) struct Events(Box<dyn BufRead + Send>);

impl Events {
    /// The next event, as it came.
    pub(crate) fn next(&mut self) -> String {
        let mut event = String::new();
        loop {
            let mut line = String::new();
            let count = self.0.read_line(&mut line).expect("the stream goes on");
            assert!(count > 0, "the stream ended after {event:?}");
            if line == "\n" && !event.is_empty() {
                return event;
            }
            if !line.starts_with(':') && line != "\n" {
                event += &line;
            }
        }
    }

    /// Reads until the server ends the stream.
    #[track_caller]
    pub(crate) fn expect_end(&mut self) {
        let mut rest = String::new();
        while self.0.read_line(&mut rest).expect("the stream ends well") > 0 {}
    }

    /// The data of the next event, which is JSON.
    pub(crate) fn next_json(&mut self) -> Value {
        let event = self.next();
        let data = event.lines().find_map(|line| line.strip_prefix("data: ")).expect("data");
        serde_json::from_str(data).expect("JSON")
    }

    /// Everything up to and including the first event at this revision, of a page or of the API.
    pub(crate) fn until_revision(&mut self, revision: i64) -> String {
        self.until_any(&[&format!("id: {revision}\n"), &format!("data-revision=\"{revision}\"")])
    }

    /// Everything up to and including the first event that contains `what`.
    pub(crate) fn until(&mut self, what: &str) -> String {
        self.until_any(&[what])
    }

    fn until_any(&mut self, any: &[&str]) -> String {
        let mut all = String::new();
        loop {
            let event = self.next();
            let is_there = any.iter().any(|what| event.contains(what));
            all += &event;
            if is_there {
                return all;
            }
        }
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text, not {value}")).to_owned()
}

pub(crate) fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("a number, not {value}"))
}

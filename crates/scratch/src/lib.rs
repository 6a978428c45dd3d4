//! PostgreSQL for a test, gone when the test is over. Nothing is mocked: it is Debian's package,
//! installed when it is missing.
//!
//! A [`Cluster`] is a whole server on a socket in a folder of its own, a [`Database`] an empty
//! database in one. `cargo xtask postgres COMMAND` starts one cluster for all tests of a command. A
//! [`TlsCluster`] is one that is reached over TLS alone.

mod tls;

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

pub use tls::TlsCluster;

/// Names the folder with the socket of a cluster that runs already.
pub const FOLDER: &str = "NUNATAK_TEST_POSTGRES";

/// The owner of everything in a cluster.
const USER: &str = "nunatak";

/// The number of a cluster's socket.
const PORT: u16 = 5432;

/// What a cluster is started with: it need not outlive the machine.
const SETTINGS: &[&str] = &["fsync=off", "max_connections=300", "shared_buffers=32MB"];
/// Whoever cannot come to its folder cannot come to it.
const ONLY_A_SOCKET: &[&str] = &["listen_addresses="];

/// A server of PostgreSQL. It ends with the value, and with the process if that is killed.
pub struct Cluster {
    folder: PathBuf,
    server: Child,
}

impl Cluster {
    /// Makes an empty one and waits until it answers.
    pub fn start() -> Self {
        let folder = new_folder();
        initialize(&folder);
        let server = serve(&folder, ONLY_A_SOCKET);
        let cluster = Self { folder, server };
        cluster.wait_until_ready();
        cluster
    }

    /// The folder with its socket.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Stops it without warning, as a crash would, and starts it again.
    pub fn restart(&mut self) {
        self.signal("QUIT");
        self.server.wait().expect("the server ends");
        self.server = serve(&self.folder, ONLY_A_SOCKET);
        self.wait_until_ready();
    }

    fn signal(&self, signal: &str) {
        run(Command::new("kill").args([format!("-{signal}"), self.server.id().to_string()]));
    }

    fn wait_until_ready(&self) {
        self.wait_until_ready_at(PORT);
    }

    fn wait_until_ready_at(&self, port: u16) {
        let mut ready = Command::new(programs().join("pg_isready"));
        ready.args(["--quiet", "--port", &port.to_string(), "--host"]).arg(&self.folder);
        while !ready.status().expect("pg_isready runs").success() {
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.signal("QUIT");
        drop(self.server.wait());
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

/// An empty database. It is dropped with the value.
pub struct Database {
    folder: PathBuf,
    name: String,
}

impl Database {
    /// Makes one in the cluster of this run.
    pub fn new() -> Self {
        Self::within(&shared())
    }

    /// Makes one in the cluster whose socket is in this folder.
    pub fn within(folder: &Path) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        run(client("createdb", folder).arg(&name));
        Self { folder: folder.to_owned(), name }
    }

    /// What `--database` is told.
    pub fn address(&self) -> String {
        format!("postgres:///{}?host={}&user={USER}", self.name, self.folder.display())
    }

    /// Runs a statement beside whoever uses the database, and gives what it prints.
    pub fn run(&self, sql: &str) -> String {
        let mut psql = client("psql", &self.folder);
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--dbname"]);
        let output = psql.args([&self.name, "--command", sql]).output().expect("psql runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{sql}: {errors}");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Ends every connection to it, as a failing network would.
    pub fn cut_connections(&self) {
        self.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        );
    }

    /// Waits until so many listen to what is notified, and stops them: connections stay open, and
    /// nothing comes. They go on when the value is dropped.
    pub fn starve_listeners(&self, count: usize) -> Starved {
        let listening = "SELECT pid FROM pg_stat_activity \
                         WHERE datname = current_database() AND query LIKE 'LISTEN %'";
        loop {
            let starved = Starved(self.run(listening).lines().map(str::to_owned).collect());
            if starved.0.len() >= count {
                starved.signal("STOP");
                return starved;
            }
        }
    }
}

/// Processes of a database that were stopped.
pub struct Starved(Vec<String>);

impl Starved {
    fn signal(&self, signal: &str) {
        // One that has ended meanwhile need not be woken.
        drop(Command::new("kill").arg(format!("-{signal}")).args(&self.0).output());
    }
}

impl Drop for Starved {
    fn drop(&mut self) {
        self.signal("CONT");
    }
}

impl Default for Database {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // A cluster that is gone has no databases.
        drop(client("dropdb", &self.folder).args(["--force", "--if-exists", &self.name]).output());
    }
}

/// The folder of the cluster of this run.
fn shared() -> PathBuf {
    let folder = std::env::var_os(FOLDER);
    folder.expect("PostgreSQL runs: `cargo xtask postgres cargo nextest run ...`").into()
}

/// Where the programs of PostgreSQL are: the latest version that is installed.
fn programs() -> PathBuf {
    static PROGRAMS: OnceLock<PathBuf> = OnceLock::new();
    let installed = || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let folders = versions.map(|version| version.path().join("bin"));
        folders.filter(|folder| folder.join("initdb").exists()).max()
    };
    let install = || {
        install("postgresql");
        installed().expect("postgresql was installed")
    };
    PROGRAMS.get_or_init(|| installed().unwrap_or_else(install)).clone()
}

/// Installs a package of Debian.
fn install(package: &str) {
    run(Command::new("apt-get").args(["update", "-qq"]));
    run(Command::new("apt-get").args(["install", "-qq", "-y", package]));
}

/// Whether this process is root's. PostgreSQL refuses to be, and has a user of its own then.
fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// Makes a file or folder the property of the user that PostgreSQL runs as.
fn give_to_server(path: &Path) {
    if is_root() {
        run(Command::new("chown").arg("postgres").arg(path));
    }
}

/// A program of a cluster. It ends with this process, also when that is killed, and it runs as
/// PostgreSQL's own user where this process is root's.
fn program(name: &str, folder: &Path) -> Command {
    let mut command = Command::new("setpriv");
    command.arg("--pdeathsig=QUIT");
    give_to_server(folder);
    if is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    command.arg("--").arg(programs().join(name)).current_dir(folder);
    command
}

/// A folder for a cluster, which whoever takes it has to remove.
fn new_folder() -> PathBuf {
    let folder = tempfile::Builder::new().prefix("nunatak-postgres-").tempdir();
    folder.expect("a folder").keep()
}

/// Makes an empty cluster in a folder.
fn initialize(folder: &Path) {
    run(program("initdb", folder)
        .args(["--auth=trust", "--no-sync", "--encoding=UTF8", "--username", USER])
        // Words in the order of a language, as a host may have them: ours are ordered by their bytes
        // wherever order matters.
        .args(["--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en", "-D"])
        .arg(folder.join("data")));
}

/// Starts the server of a folder that was initialized.
fn serve(folder: &Path, settings: &[&str]) -> Child {
    let mut command = program("postgres", folder);
    command.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    for setting in SETTINGS.iter().chain(settings) {
        command.args(["-c", setting]);
    }
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.spawn().expect("postgres starts")
}

fn client(program: &str, folder: &Path) -> Command {
    let mut command = Command::new(programs().join(program));
    command.args(["--username", USER, "--host"]).arg(folder);
    command
}

#[track_caller]
fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {errors}");
}

//! `nunatak serve`: the games in the browser.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result};
use clap::Args;
use etcetera::BaseStrategy;
use server::{App, Config, Network, Retention};
use store::{Address, Store};
use tokio::net::TcpListener;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::content::ContentFolders;
use crate::exit::{Misuse, existing_folder, say};
use crate::key::KeyFile;

/// The games in the browser.
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, env = "NUNATAK_ADDRESS", default_value = "127.0.0.1:7878")]
    address: SocketAddr,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    content: ContentFolders,
    #[command(flatten)]
    key: KeyFile,
    /// Where to serve metrics; not at all without it
    #[arg(long, env = "NUNATAK_METRICS_ADDRESS")]
    metrics_address: Option<SocketAddr>,
    /// What to log, such as `info` or `server=debug,warn`
    #[arg(long, env = "NUNATAK_LOG", default_value = "warn,nunatak=info,server=info")]
    log: String,
    /// Write the log as JSON lines
    #[arg(long, env = "NUNATAK_LOG_JSON")]
    log_json: bool,
    /// Milliseconds between a step and a bot's answer
    #[arg(long, env = "NUNATAK_BOT_PACE", default_value_t = 700)]
    bot_pace: u64,
    /// Milliseconds that a bot may think about a decision, whatever its level
    #[arg(long, env = "NUNATAK_BOT_THINKING", default_value_t = 2000)]
    bot_thinking: u64,
    /// The server is reached over TLS: cookies are only sent there
    #[arg(long, env = "NUNATAK_SECURE")]
    secure: bool,
    /// Believe the `X-Forwarded-For` header of a proxy on this machine
    #[arg(long, env = "NUNATAK_TRUST_PROXY")]
    trust_proxy: bool,
    /// Believe that of proxies with these addresses too, such as `10.0.0.2` or `10.0.0.0/8`
    #[arg(long, env = "NUNATAK_PROXIES", value_name = "ADDRESSES", value_delimiter = ',')]
    proxies: Vec<Network>,
    /// Put tables away that nobody has used for so many days; without it they are kept
    #[arg(long, env = "NUNATAK_RETAIN_DAYS", value_name = "DAYS",
        value_parser = clap::value_parser!(u32).range(1..))]
    retain_days: Option<u32>,
    /// The folder for the matches of those tables; without it they are deleted for good
    #[arg(long, env = "NUNATAK_ARCHIVE", value_name = "DIR", requires = "retain_days")]
    archive: Option<PathBuf>,
}

/// Where the tables are kept.
#[derive(Args)]
pub(crate) struct Database {
    /// The database: a file, or the address of a PostgreSQL database such as
    /// `postgres://user@host/name` [default: nunatak.db in the user's data folder]
    // An address may hold a password, so the help does not show what the environment says.
    #[arg(long, env = "NUNATAK_DATABASE", value_name = "FILE|ADDRESS", hide_env_values = true)]
    database: Option<Address>,
}

impl Database {
    /// Where it is, whether it exists or not.
    pub(crate) fn address(&self) -> Result<Address> {
        Ok(match &self.database {
            Some(address) => address.clone(),
            None => Address::File(
                etcetera::choose_base_strategy()
                    .context("this user has no data folder; name the file with --database")?
                    .data_dir()
                    .join("nunatak/nunatak.db"),
            ),
        })
    }

    /// Where it is; the folder of a file is made if it is not there.
    pub(crate) fn address_to_make(&self) -> Result<Address> {
        let address = self.address()?;
        if let Address::File(path) = &address
            && let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty())
        {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        Ok(address)
    }

    /// Opens the database that must be there: only the server makes one.
    pub(crate) async fn open_existing(&self) -> Result<Arc<dyn Store>> {
        let address = self.address()?;
        let opened = address.open_existing().await;
        opened.with_context(|| format!("cannot open the database {address}"))
    }
}

impl Serve {
    pub(crate) fn run(self) -> Result<()> {
        let chosen: Targets = self.log.parse().map_err(|error| {
            Misuse(format!("--log {:?} does not say what to log: {error}", self.log))
        })?;
        let lines = tracing_subscriber::fmt::layer()
            .with_writer(std::io::stderr)
            .with_ansi(std::io::stderr().is_terminal())
            // A log that cannot be written, on a full disk too, must not break an answer.
            .log_internal_errors(false);
        let log = tracing_subscriber::registry();
        if self.log_json {
            log.with(lines.json().with_filter(chosen)).init();
        } else {
            log.with(lines.with_filter(chosen)).init();
        }
        self.content.load()?;
        self.archive.as_deref().map_or(Ok(()), existing_folder)?;
        tokio::runtime::Runtime::new()?.block_on(self.serve())
    }

    async fn serve(self) -> Result<()> {
        // Whoever cannot serve touches no database: to open one brings it up to date, perhaps under an
        // older server that has the address.
        for address in [Some(self.address), self.metrics_address].into_iter().flatten() {
            drop(bind(address).await?);
        }
        let database = self.database.address_to_make()?;
        let link_key = self.key.key(&database)?;
        let store = database.open().await;
        let store = store.with_context(|| format!("cannot open the database {database}"))?;
        let listener = bind(self.address).await?;
        let address = listener.local_addr()?;
        let config = Config {
            bot_pace: self.bot_pace,
            bot_thinking: self.bot_thinking,
            secure_cookies: self.secure,
            link_key,
            trust_proxy: self.trust_proxy || !self.proxies.is_empty(),
            proxies: self.proxies,
            retention: self.retain_days.map(|days| Retention { days, archive: self.archive }),
            ..Config::default()
        };
        let app = App::new(store, config);
        if let Some(address) = self.metrics_address {
            let metrics = bind(address).await?;
            tracing::info!(address = %metrics.local_addr()?, "metrics are served");
            // They end with the process.
            tokio::spawn(server::serve_metrics(app.clone(), metrics));
        }
        // Whoever reads that the server is open may stop it at once.
        let stop = stop_signal()?;
        let version = env!("CARGO_PKG_VERSION");
        tracing::info!(version, %address, %database, "the server has started");
        say(format_args!("Nunatak is open at http://{address}"))?;
        server::serve(app, listener, stop).await;
        tracing::info!("the server has stopped");
        Ok(())
    }
}

async fn bind(address: SocketAddr) -> Result<TcpListener> {
    let bound = TcpListener::bind(address).await;
    bound.with_context(|| format!("cannot listen on {address}"))
}

/// Completes when the process is asked to stop, from the moment of the call on.
#[cfg(unix)]
fn stop_signal() -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Completes when the process is asked to stop.
#[cfg(not(unix))]
fn stop_signal() -> Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

//! `nunatak serve`: the games in the browser.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result};
use clap::Args;
use etcetera::BaseStrategy;
use server::{App, Config, Network};
use store::SqliteStore;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

/// The games in the browser.
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, env = "NUNATAK_ADDRESS", default_value = "127.0.0.1:7878")]
    address: SocketAddr,
    #[command(flatten)]
    database: Database,
    /// What to log, such as `info` or `server=debug,warn`
    #[arg(long, env = "NUNATAK_LOG", default_value = "warn,server=info")]
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
}

/// Where the tables are kept.
#[derive(Args)]
pub(crate) struct Database {
    /// The database file [default: nunatak.db in the user's data folder]
    #[arg(long, env = "NUNATAK_DATABASE", value_name = "FILE")]
    database: Option<PathBuf>,
}

impl Database {
    /// Opens the database, making its folder if it is not there.
    pub(crate) async fn open(&self) -> Result<SqliteStore> {
        let path = match &self.database {
            Some(path) => path.clone(),
            None => etcetera::choose_base_strategy()
                .context("this user has no data folder; name the file with --database")?
                .data_dir()
                .join("nunatak/nunatak.db"),
        };
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        SqliteStore::open(&path)
            .await
            .with_context(|| format!("cannot open the database {}", path.display()))
    }
}

impl Serve {
    pub(crate) fn run(self) -> Result<()> {
        let filter = EnvFilter::try_new(&self.log)
            .with_context(|| format!("{:?} does not say what to log", self.log))?;
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        if self.log_json {
            log.json().init();
        } else {
            log.init();
        }
        tokio::runtime::Runtime::new()?.block_on(self.serve())
    }

    async fn serve(self) -> Result<()> {
        let store = self.database.open().await?;
        let listener = TcpListener::bind(self.address)
            .await
            .with_context(|| format!("cannot listen on {}", self.address))?;
        let config = Config {
            bot_pace: self.bot_pace,
            bot_thinking: self.bot_thinking,
            secure_cookies: self.secure,
            trust_proxy: self.trust_proxy || !self.proxies.is_empty(),
            proxies: self.proxies,
        };
        println!("Nunatak is open at http://{}", listener.local_addr()?);
        server::serve(App::new(Arc::new(store), config), listener, stop_signal()).await?;
        Ok(())
    }
}

/// Completes when the process is asked to stop.
async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            },
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}

//! `nunatak health`: asks a running server how it is, for containers and monitors.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::exit::say;

/// A server that does not answer in this time is not well.
const PATIENCE: Duration = Duration::from_secs(8);

/// Fails unless the server keeps what it is given.
#[derive(Args)]
pub(crate) struct Health {
    /// Where the server listens
    #[arg(long, env = "NUNATAK_ADDRESS", default_value = "127.0.0.1:7878")]
    address: SocketAddr,
}

impl Health {
    pub(crate) fn run(self) -> Result<()> {
        let answer = self
            .ask()
            .with_context(|| format!("the server at {} does not answer", self.address))?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        if head.split(' ').nth(1) != Some("200") {
            bail!("the server at {} is not well: {}", self.address, body.trim());
        }
        say(format_args!("{}", body.trim_end()))?;
        Ok(())
    }

    fn ask(&self) -> std::io::Result<String> {
        let mut server = TcpStream::connect_timeout(&self.address, PATIENCE)?;
        server.set_read_timeout(Some(PATIENCE))?;
        server.write_all(b"GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n")?;
        let mut answer = String::new();
        server.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

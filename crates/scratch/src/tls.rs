//! PostgreSQL that is reached over TLS alone, with certificates that are made for it.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Cluster, initialize, install, new_folder, run, serve};

/// What a visitor has to know.
const PASSWORD: &str = "hush";

/// A server that speaks TLS on a port of this machine, as `localhost` and under no other name. Whoever
/// comes without TLS or without the password is refused.
pub struct TlsCluster {
    cluster: Cluster,
    port: u16,
}

impl TlsCluster {
    /// Makes certificates and an empty cluster, and waits until it answers.
    pub fn start() -> Self {
        let folder = new_folder();
        initialize(&folder);
        for authority in ["authority", "stranger"] {
            make_authority(&folder, authority);
        }
        make_certificate(&folder);
        let rules = "local all all trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n";
        fs::write(folder.join("data/pg_hba.conf"), rules).expect("the rules for visitors");
        let free = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr());
        let port = free.expect("a free port").port();
        let settings = [
            "listen_addresses=127.0.0.1".to_owned(),
            format!("port={port}"),
            "ssl=on".to_owned(),
            format!("ssl_cert_file={}", folder.join("server.crt").display()),
            format!("ssl_key_file={}", folder.join("server.key").display()),
        ];
        let server = serve(&folder, &settings.each_ref().map(String::as_str));
        let cluster = Cluster { folder, server };
        cluster.wait_until_ready_at(port);
        let mut psql = crate::client("psql", &cluster.folder);
        psql.args(["--port", &port.to_string(), "--dbname", "postgres", "--command"]);
        run(psql.arg(format!("ALTER USER {} PASSWORD '{PASSWORD}'", crate::USER)));
        Self { cluster, port }
    }

    /// What `--database` is told, with the name of the machine and what follows the question mark.
    pub fn address(&self, host: &str, parameters: &str) -> String {
        let (user, port) = (crate::USER, self.port);
        format!("postgres://{user}:{PASSWORD}@{host}:{port}/postgres?{parameters}")
    }

    /// The certificate of whoever signed that of the server.
    pub fn authority(&self) -> PathBuf {
        self.cluster.folder().join("authority.crt")
    }

    /// The certificate of somebody who did not.
    pub fn stranger(&self) -> PathBuf {
        self.cluster.folder().join("stranger.crt")
    }
}

fn make_authority(folder: &Path, name: &str) {
    run(openssl(folder)
        .args(["req", "-x509", "-days", "2", "-nodes", "-newkey", "ec"])
        .args(["-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", &format!("/CN={name}")])
        .args(["-keyout", &format!("{name}.key"), "-out", &format!("{name}.crt")]));
}

/// A certificate for `localhost`, and its key, which only the server may read.
fn make_certificate(folder: &Path) {
    run(openssl(folder)
        .args(["req", "-new", "-nodes", "-newkey", "ec"])
        .args(["-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", "/CN=localhost"])
        .args(["-keyout", "server.key", "-out", "server.csr"]));
    let names = "basicConstraints=CA:FALSE\nsubjectAltName=DNS:localhost\n";
    fs::write(folder.join("names"), names).expect("a file");
    run(openssl(folder)
        .args(["x509", "-req", "-days", "2", "-in", "server.csr", "-extfile", "names"])
        .args(["-CA", "authority.crt", "-CAkey", "authority.key", "-CAcreateserial"])
        .args(["-out", "server.crt"]));
    run(Command::new("chmod").arg("600").arg(folder.join("server.key")));
    crate::give_to_server(&folder.join("server.key"));
}

/// The tool that makes certificates, installed when it is missing.
fn openssl(folder: &Path) -> Command {
    if Command::new("openssl").arg("version").output().is_err() {
        install("openssl");
    }
    let mut command = Command::new("openssl");
    command.current_dir(folder);
    command
}

//! A database that is reached over TLS, with certificates of the test's own.

use scratch::TlsCluster;
use store::{PostgresStore, StoreError};

async fn open(cluster: &TlsCluster, host: &str, parameters: &str) -> Result<(), StoreError> {
    let store = PostgresStore::open(&cluster.address(host, parameters)).await?;
    store::Store::check_health(&store).await?;
    store::Store::close(&store).await;
    Ok(())
}

#[tokio::test]
async fn a_database_is_reached_over_tls_and_by_its_own_certificate_alone() {
    let cluster = TlsCluster::start();
    let by = |mode: &str, root: &std::path::Path| {
        format!("sslmode={mode}&sslrootcert={}", root.display())
    };
    let (authority, stranger) = (cluster.authority(), cluster.stranger());
    for (host, parameters) in [
        ("localhost", "sslmode=require".to_owned()),
        ("127.0.0.1", by("verify-ca", &authority)),
        ("localhost", by("verify-full", &authority)),
        // Without a word about it TLS is used where there is TLS.
        ("localhost", String::new()),
    ] {
        let opened = open(&cluster, host, &parameters).await;
        opened.unwrap_or_else(|error| panic!("{parameters}: {error}"));
    }
    for (host, parameters, told) in [
        ("localhost", "sslmode=disable".to_owned(), "no encryption"),
        ("localhost", by("verify-ca", &stranger), "UnknownIssuer"),
        ("localhost", by("verify-full", &stranger), "UnknownIssuer"),
        ("localhost", "sslmode=verify-full".to_owned(), "UnknownIssuer"),
        ("127.0.0.1", by("verify-full", &authority), "not valid for name"),
    ] {
        let refused = open(&cluster, host, &parameters).await.expect_err("it is refused");
        let text = refused.to_string();
        assert!(text.contains(told), "{parameters}: {text}");
        assert!(!text.contains("hush"), "{text}");
    }
}

//! Where a visitor comes from, as far as limits care.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

use crate::app::Config;

/// The visitor's address: the connection's, or what the proxies in front say.
///
/// Every proxy writes behind the list whom it was asked by, so only the end of the list can be
/// believed: from there on back, up to the first address that is not a proxy of ours. What stands
/// before it was written by the visitor himself.
pub(crate) fn of(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let connected = extensions.get::<ConnectInfo<SocketAddr>>();
    let mut visitor =
        connected.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| peer.ip());
    // A header that stands several times is one list.
    let lines = headers.get_all("x-forwarded-for").into_iter().rev();
    let hops = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(',').map(read));
    for hop in hops {
        match hop {
            Some(hop) if config.is_proxy(visitor) => visitor = hop,
            _ => break,
        }
    }
    household(visitor)
}

/// An address in a list; some proxies write a port behind it.
fn read(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    hop.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|hop| hop.ip()))
}

/// What counts as one visitor: an address, or the whole /64 that one connection gets in IPv6.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address @ IpAddr::V4(_) => address,
    }
}

impl Config {
    /// Whether the word of whoever connects from here counts: proxies on this machine and the
    /// named ones, if proxies are trusted at all.
    pub(crate) fn is_proxy(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        let is_named = || self.proxies.iter().any(|network| network.contains(address));
        self.trust_proxy && (address.is_loopback() || is_named())
    }
}

/// A range of addresses, written like `10.0.0.0/8`, or a single one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    /// How many bits all its addresses share.
    prefix: u8,
}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        match (self.address, address) {
            (IpAddr::V4(network), IpAddr::V4(address)) => {
                let differing = network.to_bits() ^ address.to_bits();
                differing.leading_zeros() >= u32::from(self.prefix)
            }
            (IpAddr::V6(network), IpAddr::V6(address)) => {
                let differing = network.to_bits() ^ address.to_bits();
                differing.leading_zeros() >= u32::from(self.prefix)
            }
            _ => false,
        }
    }
}

/// What was written is no range of addresses.
#[derive(Debug, thiserror::Error)]
#[error("{0:?} is neither an address nor a network such as 10.0.0.0/8")]
pub struct NoNetwork(String);

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let no_network = || NoNetwork(text.to_owned());
        let (address, prefix) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
        let address: IpAddr = address.parse().map_err(|_| no_network())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let prefix = prefix.map_or(Ok(most), str::parse).map_err(|_| no_network())?;
        if prefix > most {
            return Err(no_network());
        }
        Ok(Self { address, prefix })
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    /// Whom the server sees when `peer` connects and sends these lines.
    fn seen(peer: &str, lines: &[&'static str], proxies: &[&str]) -> String {
        let proxies = proxies.iter().map(|text| text.parse().unwrap()).collect();
        let config = Config { trust_proxy: true, proxies, ..Config::default() };
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 1)));
        of(&config, &headers, &extensions).to_string()
    }

    #[test]
    fn the_last_hop_that_is_no_proxy_counts() {
        assert_eq!(seen("127.0.0.1", &["203.0.113.9"], &[]), "203.0.113.9");
        assert_eq!(seen("::1", &["6.6.6.6, 203.0.113.9"], &[]), "203.0.113.9");
        assert_eq!(seen("127.0.0.1", &["6.6.6.6, 203.0.113.9, 10.1.1.1"], &[]), "10.1.1.1");
        let inner = ["10.0.0.0/8"];
        assert_eq!(seen("127.0.0.1", &["6.6.6.6, 203.0.113.9, 10.1.1.1"], &inner), "203.0.113.9");
        assert_eq!(seen("127.0.0.1", &[], &[]), "127.0.0.1");
        assert_eq!(seen("127.0.0.1", &["203.0.113.9:4711"], &[]), "203.0.113.9");
    }

    /// Only the first line used to be read, which is the visitor's own.
    #[test]
    fn several_lines_are_one_list() {
        assert_eq!(seen("127.0.0.1", &["6.6.6.6", "203.0.113.9"], &[]), "203.0.113.9");
        let inner = ["10.1.1.1"];
        assert_eq!(seen("127.0.0.1", &["6.6.6.6, 203.0.113.9", "10.1.1.1"], &inner), "203.0.113.9");
        assert_eq!(seen("127.0.0.1", &["6.6.6.6", "nonsense"], &[]), "127.0.0.1");
    }

    #[test]
    fn only_a_proxy_is_believed() {
        assert_eq!(seen("203.0.113.9", &["6.6.6.6"], &[]), "203.0.113.9");
        assert_eq!(seen("10.1.1.1", &["203.0.113.9"], &["10.0.0.0/8"]), "203.0.113.9");
        let (headers, extensions) = (HeaderMap::new(), Extensions::new());
        let untrusting = Config { trust_proxy: false, ..Config::default() };
        assert_eq!(of(&untrusting, &headers, &extensions).to_string(), "127.0.0.1");
    }

    #[test]
    fn one_household_has_one_address() {
        assert_eq!(seen("127.0.0.1", &["2001:db8:1:2:3:4:5:6"], &[]), "2001:db8:1:2::");
        assert_eq!(seen("2001:db8:1:2:ffff::1", &[], &[]), "2001:db8:1:2::");
        assert_eq!(seen("127.0.0.1", &["::ffff:203.0.113.9"], &[]), "203.0.113.9");
    }

    #[test]
    fn networks_are_read_or_named_in_the_error() {
        let contains = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().contains(address.parse().unwrap())
        };
        assert!(contains("10.0.0.0/8", "10.255.0.1") && !contains("10.0.0.0/8", "11.0.0.1"));
        assert!(contains("fd00::/8", "fdff::1") && !contains("fd00::/8", "10.0.0.1"));
        assert!(contains("0.0.0.0/0", "203.0.113.9") && !contains("10.0.0.1", "10.0.0.2"));
        for wrong in ["10.0.0.0/33", "::/129", "proxy", "10.0.0.0/", ""] {
            let error = wrong.parse::<Network>().unwrap_err().to_string();
            assert!(error.contains(&format!("{wrong:?}")), "{error}");
        }
    }
}

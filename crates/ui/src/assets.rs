//! The script, the style sheet and the illustrations, built into the program.

/// A file that pages link to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// The file's name; it is served under `/assets/`.
    pub name: &'static str,
    /// Its media type.
    pub content_type: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// The style sheet: the shared kit, then what each game adds.
pub const STYLE: Asset = Asset {
    name: "nunatak.css",
    content_type: "text/css; charset=utf-8",
    text: concat!(
        include_str!("../assets/tokens.css"),
        include_str!("../assets/nunatak.css"),
        include_str!("../assets/start.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/waiting.css"),
        include_str!("../assets/kosmonauts.css"),
        include_str!("../assets/antarctica.css"),
    ),
};

/// The script.
pub const SCRIPT: Asset = Asset {
    name: "nunatak.js",
    content_type: "text/javascript; charset=utf-8",
    text: include_str!("../assets/nunatak.js"),
};

/// The icon of the browser tab.
pub const ICON: Asset = Asset {
    name: "icon.svg",
    content_type: "image/svg+xml",
    text: include_str!("../assets/icon.svg"),
};

/// An illustration of the folder `assets/scenes`.
macro_rules! scene {
    ($name:literal) => {
        Asset {
            name: concat!($name, ".svg"),
            content_type: "image/svg+xml",
            text: include_str!(concat!("../assets/scenes/", $name, ".svg")),
        }
    };
}

/// The scene of the house and those of the games.
pub(crate) const DUSK: Asset = scene!("dusk");
pub(crate) const KOSMONAUTS: Asset = scene!("kosmonauts");
pub(crate) const ANTARCTICA: Asset = scene!("antarctica");
pub(crate) const AQUASPHERE: Asset = scene!("aquasphere");
pub(crate) const FROSTPUNK: Asset = scene!("frostpunk");

/// Every asset.
pub const ASSETS: [Asset; 8] =
    [STYLE, SCRIPT, ICON, DUSK, KOSMONAUTS, ANTARCTICA, AQUASPHERE, FROSTPUNK];

impl Asset {
    /// The address, which changes with the text so that it can be cached for ever.
    pub fn url(&self) -> String {
        format!("/assets/{}?v={:016x}", self.name, fingerprint(self.text))
    }
}

/// FNV-1a of a text: enough to tell two builds apart.
pub(crate) fn fingerprint(text: &str) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// The asset with this file name.
pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

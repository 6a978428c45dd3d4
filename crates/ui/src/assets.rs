//! The script, the style sheet and the illustrations, built into the program.

use std::sync::LazyLock;

use crate::games::FACES;

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

/// The text of a file of this package.
macro_rules! built_in {
    ($($part:literal),+) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $($part),+))
    };
}
pub(crate) use built_in;

/// An illustration of the folder `assets/scenes`.
macro_rules! scene {
    ($name:literal) => {
        $crate::assets::Asset {
            name: concat!($name, ".svg"),
            content_type: "image/svg+xml",
            text: $crate::assets::built_in!("assets/scenes/", $name, ".svg"),
        }
    };
}
pub(crate) use scene;

/// A style sheet.
macro_rules! style {
    ($name:literal, $text:expr) => {
        $crate::assets::Asset {
            name: concat!($name, ".css"),
            content_type: "text/css; charset=utf-8",
            text: $text,
        }
    };
}
pub(crate) use style;

/// The style of the house. A table adds that of its game, every other page those of all games and of
/// [`PAGES`].
pub const STYLE: Asset = style!(
    "nunatak",
    concat!(
        built_in!("assets/tokens.css"),
        built_in!("assets/nunatak.css"),
        built_in!("assets/table.css"),
    )
);

/// The style of the pages that are no table.
pub const PAGES: Asset = style!(
    "pages",
    concat!(
        built_in!("assets/pages.css"),
        built_in!("assets/waiting.css"),
        built_in!("assets/start.css"),
    )
);

/// The script, one file for the browser. Its parts share their names.
pub const SCRIPT: Asset = Asset {
    name: "nunatak.js",
    content_type: "text/javascript; charset=utf-8",
    text: concat!(
        built_in!("assets/script/common.js"),
        built_in!("assets/script/morph.js"),
        built_in!("assets/script/show.js"),
        built_in!("assets/script/captions.js"),
        built_in!("assets/script/replay.js"),
        built_in!("assets/script/calling.js"),
        built_in!("assets/script/ending.js"),
        built_in!("assets/script/talking.js"),
        built_in!("assets/script/loading.js"),
        built_in!("assets/script/clicking.js"),
        built_in!("assets/script/why.js"),
        built_in!("assets/script/keys.js"),
        built_in!("assets/script/start.js"),
    ),
};

/// What only the table of a lesson needs besides.
pub const LESSON_SCRIPT: Asset =
    Asset { name: "lesson.js", text: built_in!("assets/script/lesson.js"), ..SCRIPT };

/// The icon of the browser tab.
pub const ICON: Asset =
    Asset { name: "icon.svg", content_type: "image/svg+xml", text: built_in!("assets/icon.svg") };

/// The icon of the tab while it is the reader's turn.
pub const ICON_TURN: Asset = Asset {
    name: "icon-turn.svg",
    content_type: "image/svg+xml",
    text: built_in!("assets/icon-turn.svg"),
};

/// The scene of the house.
pub(crate) const DUSK: Asset = scene!("dusk");

/// Every asset: those of the house, and the styles and scenes of the games.
pub static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let house = [STYLE, PAGES, SCRIPT, LESSON_SCRIPT, ICON, ICON_TURN, DUSK];
    let faces = FACES.iter().flat_map(|face| [face.style(), face.poster().scene]);
    house.into_iter().chain(faces).collect()
});

impl Asset {
    /// The address, which changes with the text so that it can be cached for ever.
    pub fn url(&self) -> String {
        format!("/assets/{}?v={:016x}", self.name, fingerprint(self.text))
    }

    /// The text as it is sent: comments, indents and empty lines are for those who read the source.
    pub fn sent(&self) -> String {
        let mut text = String::with_capacity(self.text.len());
        for part in self.text.split("/*") {
            text.push_str(part.split_once("*/").map_or(part, |(_, rest)| rest));
        }
        if self.content_type == STYLE.content_type {
            return squeezed(&text);
        }
        let lines = text.lines().map(str::trim);
        let is_read = |line: &&str| !line.is_empty() && !line.starts_with("//");
        let lines: String = lines.filter(is_read).flat_map(|line| [line, "\n"]).collect();
        if self.content_type == SCRIPT.content_type { tightened(&lines) } else { lines }
    }
}

/// A script without the room around its marks, outside of what it quotes. Marks that would become
/// others side by side, such as two pluses, keep theirs. A line that cannot end where it ends goes on.
fn tightened(script: &str) -> String {
    const MARKS: [&str; 15] =
        ["===", "!==", "=>", "&&", "||", "??", "+=", "-=", "=", "?", ":", ",", "{", "}", "<"];
    let mut tight = String::with_capacity(script.len());
    let mut quote: Option<char> = None;
    let mut rest = script;
    while let Some(sign) = rest.chars().next() {
        if sign == '\n' && quote.is_none() && tight.ends_with([';', '{', ',']) {
            rest = &rest[1..];
            continue;
        }
        let gap = rest.strip_prefix(' ').unwrap_or(rest);
        let mark = MARKS.iter().find(|mark| quote.is_none() && gap.starts_with(**mark));
        if let Some(mark) = mark {
            tight.push_str(mark);
            rest = &gap[mark.len()..];
            rest = rest.strip_prefix(' ').unwrap_or(rest);
            continue;
        }
        match quote {
            // What is escaped ends nothing.
            Some(_) if sign == '\\' => {
                let escaped = rest.chars().nth(1).map_or(0, char::len_utf8);
                tight.push_str(&rest[..=escaped]);
                rest = &rest[1 + escaped..];
                continue;
            }
            Some(open) if open == sign => quote = None,
            None if ['"', '\'', '`'].contains(&sign) => quote = Some(sign),
            _ => {}
        }
        tight.push(sign);
        rest = &rest[sign.len_utf8()..];
    }
    tight
}

/// A style sheet without the room around its marks.
fn squeezed(style: &str) -> String {
    const MARKS: [char; 3] = ['{', '}', ';'];
    let tight = |part: &'_ str| {
        let mark = part.chars().last().filter(|last| MARKS.contains(last));
        part.trim_end_matches(MARKS).trim().chars().chain(mark).collect::<String>()
    };
    let style: String = style.split_inclusive(MARKS).map(tight).collect();
    let shorter = [(": ", ":"), (", ", ","), (" > ", ">"), (";}", "}")];
    shorter.iter().fold(style, |style, (wide, narrow)| style.replace(wide, narrow))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_room_are_not_sent_and_nothing_else_is_left_out() {
        let text = "/* Why. */\na,\nb {\n  b: url(//c); /* d\n e */ f: g h\n}\n\n.i > a { j: k; }";
        let asset = Asset { text, ..STYLE };
        assert_eq!(asset.sent(), "a,\nb{b:url(//c);f:g h}.i>a{j:k}");
        let asset = Asset { text: "/* Why. */\n  // Why not.\n\n  h({ i });\n", ..SCRIPT };
        assert_eq!(asset.sent(), "h({i});");
        let text =
            "const a = b ? `${c + d} = e` : [\"f, \\\" g\", 'h => i'];\nj(k => k + +l, { m });";
        let tight = "const a=b?`${c + d} = e`:[\"f, \\\" g\",'h => i'];j(k=>k + +l,{m});";
        assert_eq!(Asset { text, ..SCRIPT }.sent(), tight);
    }

    /// Nobody reads beside something that moves, and a page that is only looked at costs no power.
    #[test]
    fn nothing_moves_for_ever() {
        for asset in ASSETS.iter() {
            assert!(!asset.text.contains("infinite"), "{}", asset.name);
        }
    }
}

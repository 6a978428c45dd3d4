//! Compressed text: files that never change are compressed once, updates once for all who get them.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, OnceLock};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use catalog::Games;
use flate2::write::GzEncoder;
use flate2::{Compress, Compression, FlushCompress};
use ui::Language;

use crate::app::App;

/// The address of such a file changes with its content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Under the address of another version, as during an upgrade, a file is not what it will be.
const FOR_NOW: &str = "no-cache";

/// A text, plain and compressed.
struct Packed {
    /// The address of this version.
    url: String,
    content_type: &'static str,
    plain: Bytes,
    gzip: Bytes,
}

impl Packed {
    fn new(url: String, content_type: &'static str, text: &str) -> Self {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(text.as_bytes()).expect("memory takes everything");
        let gzip = encoder.finish().expect("memory takes everything").into();
        Self { url, content_type, plain: Bytes::copy_from_slice(text.as_bytes()), gzip }
    }

    fn answer(&self, asked: &Uri, headers: &HeaderMap) -> Response {
        let is_this = asked.path_and_query().is_some_and(|asked| asked == self.url.as_str());
        let common = [
            (CONTENT_TYPE, self.content_type),
            (CACHE_CONTROL, if is_this { FOR_EVER } else { FOR_NOW }),
            (VARY, "accept-encoding"),
        ];
        if takes_gzip(headers) {
            (common, [(CONTENT_ENCODING, "gzip")], self.gzip.clone()).into_response()
        } else {
            (common, self.plain.clone()).into_response()
        }
    }
}

static ASSETS: LazyLock<HashMap<&str, Packed>> = LazyLock::new(|| {
    let packed =
        |asset: &ui::assets::Asset| Packed::new(asset.url(), asset.content_type, &asset.sent());
    ui::assets::ASSETS.iter().map(|asset| (asset.name, packed(asset))).collect()
});

/// The rules of the server's games, compressed when somebody first asks for any of them.
#[derive(Default)]
pub(crate) struct PackedRules(OnceLock<HashMap<(&'static str, Language), Packed>>);

impl PackedRules {
    fn of(&self, games: Games, game: &str, language: &str) -> Option<&Packed> {
        let all = || {
            let each = games.iter().flat_map(|game| Language::ALL.map(|language| (game, language)));
            each.map(|(game, language)| {
                let rules = ui::rules(game.face(), language);
                let url = rules.url.clone();
                let packed = Packed::new(url, "text/html; charset=utf-8", &rules.html);
                ((game.id(), language), packed)
            })
            .collect()
        };
        let game = games.iter().find(|it| it.id() == game)?.id();
        self.0.get_or_init(all).get(&(game, Language::from_id(language)?))
    }
}

/// `GET /assets/{name}`
pub(crate) async fn asset(Path(name): Path<String>, url: Uri, headers: HeaderMap) -> Response {
    answer(ASSETS.get(name.as_str()), &url, &headers)
}

/// `GET /rules/{game}/{language}`: what the rules dialog shows.
pub(crate) async fn rules(
    State(app): State<App>,
    Path((game, language)): Path<(String, String)>,
    url: Uri,
    headers: HeaderMap,
) -> Response {
    answer(app.rules.of(app.config.games, &game, &language), &url, &headers)
}

fn answer(packed: Option<&Packed>, url: &Uri, headers: &HeaderMap) -> Response {
    let missing = || StatusCode::NOT_FOUND.into_response();
    packed.map_or_else(missing, |packed| packed.answer(url, headers))
}

/// How a stream is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coding {
    Plain,
    Gzip,
}

impl Coding {
    /// What a visitor takes.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        if takes_gzip(headers) { Self::Gzip } else { Self::Plain }
    }

    /// A piece of a stream.
    pub(crate) fn write(self, text: String) -> Bytes {
        match self {
            Self::Plain => text.into(),
            Self::Gzip => stream_piece(text.as_bytes()),
        }
    }
}

/// Whether a visitor takes compressed answers.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut codings = accepted.flat_map(|value| value.split(','));
    codings.any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("gzip") && !parts.any(|weight| weight == "q=0")
    })
}

/// What a compressed stream begins with: the header of a gzip file.
pub(crate) const STREAM_START: Bytes = Bytes::from_static(&[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/// A piece of a compressed stream. It refers to nothing before it, so that it fits into every
/// stream, and ends at a whole byte, so that a browser has all of it at once.
fn stream_piece(text: &[u8]) -> Bytes {
    let mut encoder = Compress::new(Compression::new(5), false);
    let mut piece = Vec::with_capacity(text.len() / 4 + 64);
    loop {
        let read = encoder.total_in() as usize;
        let packed = encoder.compress_vec(&text[read..], &mut piece, FlushCompress::Full);
        packed.expect("compressing into memory does not fail");
        if piece.len() < piece.capacity() {
            return piece.into();
        }
        piece.reserve(1024);
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn pieces_of_streams_can_be_read_one_after_the_other() {
        let numbers: Vec<String> = (0..9000).map(|number| number.to_string()).collect();
        let long = numbers.join(" ");
        let texts = ["first", &long, "", "first", &"same ".repeat(5000)];
        let mut stream = STREAM_START.to_vec();
        for text in texts {
            stream.extend(stream_piece(text.as_bytes()));
        }
        let mut read = vec![0; texts.concat().len()];
        GzDecoder::new(&stream[..]).read_exact(&mut read).expect("everything that was sent");
        assert_eq!(read, texts.concat().as_bytes());
    }
}

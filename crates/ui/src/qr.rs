//! A link as a QR code, drawn as one path.

use std::fmt::Write;

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// A code needs so many light modules around it.
const QUIET: i32 = 4;

/// The code of a link; nothing for a text that is too long for one.
pub(crate) fn code(link: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::encode_text(link, QrCodeEcc::Medium) else { return html! {} };
    let side = code.size() + 2 * QUIET;
    html! {
        svg class="qr" viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label)
            shape-rendering="crispEdges" {
            path class="qr-paper" d={ "M0,0H" (side) "V" (side) "H0Z" } {}
            path class="qr-ink" d=(path(&code)) {}
        }
    }
}

/// The dark modules, run by run.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|at| code.get_module(*at, y)).count() as i32;
            if run > 0 {
                let _ = write!(path, "M{},{}h{run}v1h-{run}Z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads the path back into modules and compares them with the code.
    #[test]
    fn every_dark_module_is_drawn_and_no_other() {
        let code = QrCode::encode_text("http://127.0.0.1:7878/j/abc", QrCodeEcc::Medium)
            .expect("a short text");
        let mut drawn = Vec::new();
        for run in path(&code).split('M').skip(1) {
            let (x, rest) = run.split_once(',').expect("a place");
            let (y, rest) = rest.split_once('h').expect("a run");
            let (length, _) = rest.split_once('v').expect("a height");
            let number = |text: &str| text.parse::<i32>().expect("a number");
            drawn.extend((0..number(length)).map(|step| (number(x) + step, number(y))));
        }
        let side = 0..code.size();
        let modules = side.clone().flat_map(|y| side.clone().map(move |x| (x, y)));
        let dark = modules.filter(|(x, y)| code.get_module(*x, *y));
        assert_eq!(drawn, dark.map(|(x, y)| (x + QUIET, y + QUIET)).collect::<Vec<_>>());
    }
}

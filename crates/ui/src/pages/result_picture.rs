//! The result as a picture of its own: names and points, which everybody at the table knows, and
//! nothing else. It is drawn without a style sheet, so that it looks the same wherever it goes.

use maud::html;
use table::Standings;

use super::score_bars::{COLORS, Scale, losses, ranked};
use crate::log::signed;
use crate::{AnyFace, Curve, SeatNames, Words};

const SIGN: &str = "'Bahnschrift','DIN Alternate','Roboto Condensed','Arial Narrow',sans-serif";
/// How wide a letter is for its size where a reader has only wide letters.
const LETTER: f64 = 0.6;
/// Where everything begins and ends.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 1130.0;
/// Where bars begin, and where they end at the latest: behind it stand the totals.
const BARS: (f64, f64) = (360.0, 1020.0);
/// The room of a number for what was lost.
const LOSS: f64 = 70.0;
/// The room of a curve.
const CURVE: (f64, f64) = (220.0, 56.0);
/// The legend has rows of so many categories.
const COLUMNS: usize = 4;

/// The picture, as SVG.
pub fn result_picture(
    face: &dyn AnyFace,
    words: &Words,
    names: &SeatNames,
    standings: &Standings,
    curves: &[Curve],
) -> String {
    let seats = ranked(standings);
    let winners: Vec<String> = standings.winners().into_iter().map(|seat| names.of(seat)).collect();
    let best = seats.first().map_or(0, |seat| standings.of(*seat).total());
    let title = match (&standings.verdict, &winners[..]) {
        (Some(verdict), _) => face.outcome(words, verdict.is_won),
        (None, [winner]) => words.say("table-result-wins", &[("name", winner.into())]),
        (None, _) => words.say("table-winners", &[("names", winners.join(", ").into())]),
    };
    let beside_best = RIGHT - LEFT - width(&best.to_string(), 150.0);
    let (headline, size) = fitted(&title, (76.0, 48.0), beside_best);
    let most_losses =
        seats.iter().map(|seat| losses(standings.of(*seat)).count()).max().unwrap_or(0);
    let scale = Scale::of(standings, BARS.1 - BARS.0 - LOSS * most_losses as f64);
    let column = (RIGHT - LEFT) / COLUMNS as f64;
    let key =
        |category: &&str| fitted(&face.category(words, category), (20.0, 15.0), column - 40.0);
    let legend: Vec<(String, f64)> = standings.categories.iter().map(key).collect();
    let legend_size = legend.iter().map(|(_, size)| *size).fold(20.0, f64::min);
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family=(SIGN) fill="#f3f0ff" {
            title { (face.title(words)) ": " (title) ", " (best) }
            rect width="1200" height="630" fill="#0f0d2b" {}
            path d="M0,630V520L180,360L290,450L420,300L600,520L760,420L900,560L1040,470L1200,600V630Z" fill="#1b1846" {}
            path d="M420,300L372,355L402,348L424,372L448,350L472,364Z" fill="#3a3578" {}
            text x=(LEFT) y="96" font-size="28" letter-spacing="4" fill="#ffb13d" { (face.title(words)) }
            text x=(LEFT) y="190" font-size=(size) font-weight="700" { (headline) }
            @if let Some(verdict) = &standings.verdict {
                @let (reason, size) = fitted(&face.verdict(words, verdict.reason), (26.0, 18.0), RIGHT - LEFT);
                text x=(LEFT) y="244" font-size=(size) { (reason) }
            }
            // A team hears its verdict, not its points.
            @if standings.verdict.is_none() {
                text x=(RIGHT) y="200" font-size="150" font-weight="700" text-anchor="end" fill="#ffb13d" { (best) }
            }
            @for (row, seat) in seats.iter().enumerate() {
                @let score = standings.of(*seat);
                @let y = 270 + 70 * row;
                @let name = if standings.verdict.is_some() { words.get("table-team") } else { names.of(*seat) };
                @let (name, size) = fitted(&name, (30.0, 22.0), BARS.0 - LEFT - 14.0);
                text x=(LEFT) y=(y + 34) font-size=(size) font-weight="700" { (name) }
                @let parts = scale.parts(score);
                @for part in &parts {
                    rect x=(rounded(BARS.0 + part.x)) y=(y) width=(rounded((part.width - 3.0).max(1.0))) height="48" fill=(COLORS[part.series % COLORS.len()]) {}
                    @if part.has_room(15.0) {
                        text x=(rounded(BARS.0 + part.x + part.width / 2.0 - 1.5)) y=(y + 33) font-size="24" font-weight="700" text-anchor="middle" fill="#101526" { (part.points) }
                    }
                }
                @let end = BARS.0 + parts.last().map_or(0.0, |part| part.x + part.width);
                @for (place, (series, points)) in losses(score).enumerate() {
                    text x=(rounded(end + LOSS * (place as f64 + 0.5))) y=(y + 33) font-size="24" font-weight="700" text-anchor="middle" fill=(COLORS[series % COLORS.len()]) { (signed(points)) }
                }
                text x=(RIGHT) y=(y + 38) font-size="40" font-weight="700" text-anchor="end" { (score.total()) }
            }
            // Those who play together have one bar, and room for how it went.
            @for (index, curve) in curves.iter().enumerate() {
                @let (x, y) = (LEFT + column * (index % COLUMNS) as f64, 366 + 92 * (index / COLUMNS));
                @let (name, size) = fitted(&curve.name, (18.0, 14.0), column - 80.0);
                text x=(x) y=(y) font-size=(size) { (name) }
                text x=(x + CURVE.0) y=(y) font-size="22" font-weight="700" text-anchor="end" { (curve.values.last().copied().unwrap_or(0)) }
                svg x=(x) y=(y + 8) width=(CURVE.0) height=(CURVE.1) viewBox=(format!("-3 -3 {} {}", CURVE.0 + 6.0, CURVE.1 + 6.0)) {
                    path d=(format!("M0 {}H{}", CURVE.1, CURVE.0)) stroke="#3a3578" stroke-width="2" {}
                    polyline points=(curve.points(CURVE)) fill="none" stroke="#ffb13d" stroke-width="3" stroke-linejoin="round" {}
                }
            }
            @for (index, (category, _)) in legend.iter().enumerate() {
                @let x = LEFT + column * (index % COLUMNS) as f64;
                @let y = 556 + 34 * (index / COLUMNS);
                rect x=(x) y=(y) width="20" height="20" rx="5" fill=(COLORS[index % COLORS.len()]) {}
                text x=(x + 28.0) y=(y + 17) font-size=(legend_size) { (category) }
            }
        }
    };
    drawing.0
}

fn width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * LETTER
}

fn rounded(number: f64) -> String {
    format!("{number:.1}")
}

/// A text and its size so that it fits: first it is written smaller, and then it is cut.
fn fitted(text: &str, (size, least): (f64, f64), room: f64) -> (String, f64) {
    let fitting = (size * room / width(text, size)).clamp(least, size).floor();
    let letters = (room / (fitting * LETTER)) as usize;
    if text.chars().count() <= letters {
        return (text.to_owned(), fitting);
    }
    let cut: String = text.chars().take(letters.saturating_sub(1)).collect();
    (format!("{}…", cut.trim_end()), fitting)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_written_smaller_and_then_cut() {
        assert_eq!(fitted("Ada", (30.0, 20.0), 100.0), ("Ada".to_owned(), 30.0));
        assert_eq!(fitted("Ada Byron", (30.0, 15.0), 100.0), ("Ada Byron".to_owned(), 18.0));
        assert_eq!(fitted("Ada Byron King", (30.0, 20.0), 100.0), ("Ada Byr…".to_owned(), 20.0));
    }
}

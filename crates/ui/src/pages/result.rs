//! The end of a game: who won and by how much, the scores by category, who led when, the moments to
//! look at again, and all of it as a picture to hand on.

use maud::{Markup, html};
use table::{Seat, Standings, Verdict};

use crate::any_face::Lead;
use crate::kit::{Icon, icon};
use crate::{AnyFace, Highlight, SeatNames, Words, owner};

/// What the last page draws from.
pub(super) struct Result<'a> {
    pub(super) face: &'a dyn AnyFace,
    pub(super) words: &'a Words,
    pub(super) names: &'a SeatNames,
    pub(super) standings: &'a Standings,
    /// Where the game ended, in a few words.
    pub(super) progress: &'a str,
    /// The totals over the game.
    pub(super) leads: &'a [Lead],
    /// Where a moment of the game is seen.
    pub(super) moment: &'a dyn Fn(usize) -> String,
}

/// The size of the drawings.
const BAR: f64 = 300.0;
const GRAPH: (f64, f64) = (430.0, 96.0);

impl Result<'_> {
    /// Who won, and how clearly; or whether the team did, and why.
    pub(super) fn headline(&self) -> Markup {
        match &self.standings.verdict {
            Some(verdict) => self.team_headline(verdict),
            None => self.winners_headline(),
        }
    }

    fn team_headline(&self, verdict: &Verdict) -> Markup {
        html! {
            p class="eyebrow" { (self.progress) }
            div class={ "winner team " (if verdict.is_won { "won" } else { "lost" }) } {
                h2 { span { (self.face.outcome(self.words, verdict.is_won)) } }
            }
            p class="told" id="verdict" { (self.face.verdict(self.words, verdict.reason)) }
        }
    }

    fn winners_headline(&self) -> Markup {
        let winners: Vec<Seat> = self.standings.winners().into_iter().collect();
        let names: Vec<String> = winners.iter().map(|seat| self.names.of(*seat)).collect();
        let best = winners.first().map_or(0, |seat| self.standings.of(*seat).total());
        let seats = (0..self.standings.scores.len() as u8).map(Seat::new);
        let rivals = seats.filter(|seat| !winners.contains(seat));
        let margin = rivals.map(|seat| best - self.standings.of(seat).total()).min();
        html! {
            p class="eyebrow" { (self.words.get("table-result-eyebrow")) }
            div class="winner" {
                h2 {
                    @for seat in &winners { (owner::badge(*seat)) }
                    span {
                        @if let [winner] = &names[..] {
                            (self.words.say("table-result-wins", &[("name", winner.into())]))
                        } @else {
                            (self.words.say("table-winners", &[("names", names.join(", ").into())]))
                        }
                    }
                }
                p class="winner-points" { b { (best) } span class="unseen" { " " (self.words.get("table-scores-total")) } }
            }
            p class="told why-won" {
                @if let Some(margin) = margin { (self.words.say("table-result-margin", &[("points", margin.into())])) " " }
                (self.words.say("table-result-changes", &[("count", self.lead_changes().into())]))
            }
        }
    }

    /// How often somebody else came to lead.
    fn lead_changes(&self) -> usize {
        let leaders: Vec<Seat> = self.leads.iter().filter_map(Lead::leader).collect();
        leaders.windows(2).filter(|pair| pair[0] != pair[1]).count()
    }

    /// A bar for each seat, the best first, parted by category; one for a team.
    pub(super) fn bars(&self) -> Markup {
        let is_team = self.standings.verdict.is_some();
        let count = if is_team { 1 } else { self.standings.scores.len() };
        let mut seats: Vec<Seat> = (0..count as u8).map(Seat::new).collect();
        seats.sort_by_key(|seat| self.standings.of(*seat).rank);
        let most =
            seats.iter().map(|seat| self.standings.of(*seat).total()).max().unwrap_or(1).max(1);
        html! {
            ol class="bars" {
                @for seat in seats {
                    @let score = self.standings.of(seat);
                    li class=[is_team.then_some("team")] {
                        @if is_team {
                            span class="bar-name" { (self.words.get("table-team")) }
                        } @else {
                            (owner::badge(seat))
                            span class="bar-name" { (self.names.of(seat)) }
                        }
                        svg class="bar-parts" viewBox=(format!("0 0 {BAR} 30")) preserveAspectRatio="xMinYMid meet" aria-hidden="true" {
                            @for (index, x, width, points) in segments(&score.points, most) {
                                rect class={ "series-" (index) } x=(format!("{x:.1}")) width=(format!("{width:.1}")) height="30" {}
                                @if width > 16.0 { text x=(format!("{:.1}", x + width / 2.0)) y="20" { (points) } }
                            }
                        }
                        strong class="bar-total" { (score.total()) }
                    }
                }
            }
            ul class="bar-legend" {
                @for (index, category) in self.standings.categories.iter().enumerate() {
                    li {
                        svg viewBox="0 0 12 12" aria-hidden="true" { rect class={ "series-" (index) } width="12" height="12" rx="3" {} }
                        (self.face.category(self.words, category))
                    }
                }
            }
        }
    }

    /// The totals over the game, with a link to the moment when the lead changed for the last time.
    pub(super) fn lead(&self) -> Markup {
        if self.leads.len() < 2 {
            return html! {};
        }
        let totals = self.leads.iter().flat_map(|lead| &lead.totals).copied();
        let most = f64::from(totals.max().unwrap_or(1).max(1));
        let last = self.leads.last().map_or(1, |lead| lead.step).max(1);
        let (width, height) = GRAPH;
        let at = |lead: &Lead, seat: Seat| {
            let x = lead.step as f64 / last as f64 * (width - 16.0) + 8.0;
            let y =
                height - 8.0 - f64::from(lead.totals[seat.index()].max(0)) / most * (height - 16.0);
            format!("{x:.0},{y:.0}")
        };
        let line = |seat: Seat| {
            let points: Vec<String> = self.leads.iter().map(|lead| at(lead, seat)).collect();
            points.join(" ")
        };
        let seats = || (0..self.standings.scores.len() as u8).map(Seat::new);
        let changed = self.leads.windows(2).rev().find(|pair| pair[0].leader() != pair[1].leader());
        html! {
            h3 class="eyebrow" { (self.words.get("table-result-lead")) }
            svg class="lead-graph" viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(self.words.get("table-result-lead")) {
                path class="grid" d=(format!("M0,{0}H{width}M0,{1}H{width}", height - 8.0, height / 2.0)) {}
                @for seat in seats() { polyline class={ "lead-line seat-" (u8::from(seat)) } points=(line(seat)) {} }
                @if let Some(end) = self.leads.last() {
                    @for seat in seats() {
                        g transform=(format!("translate({})", at(end, seat))) { (owner::shape(seat)) }
                    }
                }
            }
            @if let Some([_, after]) = changed {
                @let name = after.leader().map(|seat| self.names.of(seat)).unwrap_or_default();
                p class="told" {
                    (self.words.say("table-result-turn", &[("name", name.into())])) " "
                    a href=((self.moment)(after.step)) { (self.words.get("table-result-watch")) }
                }
            }
        }
    }
}

impl Result<'_> {
    /// The moments that are worth another look.
    pub(super) fn highlights(&self, highlights: &[Highlight]) -> Markup {
        html! {
            @for highlight in highlights {
                section class="tale" {
                    h3 class="eyebrow" { (highlight.title) }
                    p class="tale-number" { (highlight.number) }
                    p class="told" { (highlight.text) }
                    a href=((self.moment)(highlight.step)) { (icon(Icon::Play)) (self.words.get("table-result-watch")) }
                }
            }
        }
    }
}

/// The result as a picture of its own: names and points, which everybody at the table knows, and
/// nothing else. It is drawn without a style sheet, so that it looks the same wherever it goes.
pub fn result_picture(
    face: &dyn AnyFace,
    words: &Words,
    names: &SeatNames,
    standings: &Standings,
) -> String {
    const COLORS: [&str; 6] = ["#9a87ff", "#5fa8f5", "#ffb13d", "#3fc9a5", "#f07f9b", "#c9d36a"];
    const SIGN: &str = "'Bahnschrift','DIN Alternate','Roboto Condensed','Arial Narrow',sans-serif";
    // A team has one score.
    let count = if standings.verdict.is_some() { 1 } else { standings.scores.len() };
    let mut seats: Vec<Seat> = (0..count as u8).map(Seat::new).collect();
    seats.sort_by_key(|seat| standings.of(*seat).rank);
    let winners: Vec<String> = standings.winners().into_iter().map(|seat| names.of(seat)).collect();
    let best = seats.first().map_or(0, |seat| standings.of(*seat).total());
    let title = match (&standings.verdict, &winners[..]) {
        (Some(verdict), _) => face.outcome(words, verdict.is_won),
        (None, [winner]) => words.say("table-result-wins", &[("name", winner.into())]),
        (None, _) => words.say("table-winners", &[("names", winners.join(", ").into())]),
    };
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family=(SIGN) fill="#f3f0ff" {
            title { (face.title(words)) ": " (title) ", " (best) }
            rect width="1200" height="630" fill="#0f0d2b" {}
            path d="M0,630V520L180,360L290,450L420,300L600,520L760,420L900,560L1040,470L1200,600V630Z" fill="#1b1846" {}
            path d="M420,300L372,355L402,348L424,372L448,350L472,364Z" fill="#3a3578" {}
            text x="70" y="96" font-size="28" letter-spacing="4" fill="#ffb13d" { (face.title(words)) }
            text x="70" y="190" font-size="76" font-weight="700" { (title) }
            @if let Some(verdict) = &standings.verdict {
                text x="70" y="240" font-size="26" { (face.verdict(words, verdict.reason)) }
            }
            // A team hears its verdict, not its points.
            @if standings.verdict.is_none() {
                text x="1130" y="200" font-size="150" font-weight="700" text-anchor="end" fill="#ffb13d" { (best) }
            }
            @for (row, seat) in seats.iter().enumerate() {
                @let score = standings.of(*seat);
                @let y = 270 + 74 * row;
                @let name = if standings.verdict.is_some() { words.get("table-team") } else { names.of(*seat) };
                text x="70" y=(y + 34) font-size="30" font-weight="700" { (name) }
                @for (index, x, width, points) in segments(&score.points, best.max(1)) {
                    rect x=(format!("{:.1}", 360.0 + x * 2.2)) y=(y) width=(format!("{:.1}", (width * 2.2 - 3.0).max(1.0))) height="48" fill=(COLORS[index % COLORS.len()]) {}
                    @if width > 14.0 {
                        text x=(format!("{:.1}", 358.0 + (x + width / 2.0) * 2.2)) y=(y + 33) font-size="24" font-weight="700" text-anchor="middle" fill="#101526" { (points) }
                    }
                }
                text x="1130" y=(y + 38) font-size="40" font-weight="700" text-anchor="end" { (score.total()) }
            }
            @for (index, category) in standings.categories.iter().enumerate() {
                rect x=(70 + 210 * index) y="574" width="20" height="20" rx="5" fill=(COLORS[index % COLORS.len()]) {}
                text x=(98 + 210 * index) y="591" font-size="20" { (face.category(words, category)) }
            }
        }
    };
    drawing.0
}

/// The parts of a bar: category, beginning, width, points. What costs points has no width.
fn segments(points: &[i32], most: i32) -> Vec<(usize, f64, f64, i32)> {
    let mut x = 0.0;
    let segment = |(index, points): (usize, &i32)| {
        let width = f64::from((*points).max(0)) / f64::from(most) * BAR;
        let begins = x;
        x += width;
        (index, begins, width, *points)
    };
    points.iter().enumerate().map(segment).filter(|(_, _, width, _)| *width > 0.0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_bar_follow_each_other_and_nothing_is_left_out() {
        let parts = segments(&[10, 0, -2, 5], 30);
        assert_eq!(parts, [(0, 0.0, 100.0, 10), (3, 100.0, 50.0, 5)]);
    }
}

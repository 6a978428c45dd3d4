//! The end of a game: who won and by how much, the scores by category, who led when, and the moments
//! to look at again.

use std::ops::Range;

use maud::{Markup, html};
use table::{Score, Seat, Standings, Verdict};

use super::score_bars::{Scale, losses, ranked};
use crate::kit::{Icon, icon};
use crate::log::signed;
use crate::{AnyFace, Highlight, Lead, SeatNames, Words, owner};

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
/// The height of the winner's bar, and of all others, where four share the room.
const TALL: f64 = 40.0;
const LOW: f64 = 32.0;
const GRAPH: (f64, f64) = (430.0, 96.0);
/// The room below the graph for the numbers of rounds, and how many of them fit there.
const AXIS: f64 = 14.0;
const MOST_ROUNDS: usize = 14;

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
        let rivals =
            seats.filter(|seat| !winners.contains(seat)).map(|seat| self.standings.of(seat));
        let second = rivals.min_by_key(|score| score.rank);
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
                @if let Some(second) = second { (self.margin(self.standings.of(winners[0]), second)) " " }
                (self.words.say("table-result-changes", &[("count", self.lead_changes().into())]))
            }
        }
    }

    /// By how much the best score is ahead, or what decided where the points are equal.
    fn margin(&self, best: &Score, second: &Score) -> String {
        let mut ties = best.tie_breaks.iter().zip(&second.tie_breaks);
        match best.total() - second.total() {
            0 => {
                let number = ties.position(|(best, second)| best != second).unwrap_or(0);
                let by = self.face.tie_break(self.words, number);
                self.words.say("table-result-tie", &[("by", by.into())])
            }
            points => self.words.say("table-result-margin", &[("points", points.into())]),
        }
    }

    /// How often somebody else came to lead.
    fn lead_changes(&self) -> usize {
        let leaders: Vec<Seat> = self.leads.iter().filter_map(Lead::leader).collect();
        leaders.windows(2).filter(|pair| pair[0] != pair[1]).count()
    }

    /// A bar for each seat, the best first, parted by category, and what was lost; one for a team.
    pub(super) fn bars(&self) -> Markup {
        let is_team = self.standings.verdict.is_some();
        let scale = Scale::of(self.standings, BAR);
        let stretch = match self.standings.scores.len() {
            0..=2 => 1.6,
            3 => 1.25,
            _ => 1.0,
        };
        html! {
            ol class="bars" {
                @for seat in ranked(self.standings) {
                    @let score = self.standings.of(seat);
                    @let height = stretch * if score.rank == 1 { TALL } else { LOW };
                    li class=[is_team.then_some("team")] {
                        @if is_team {
                            span class="bar-name" { (self.words.get("table-team")) }
                        } @else {
                            (owner::badge(seat))
                            span class="bar-name" { (self.names.of(seat)) }
                        }
                        svg class="bar-parts" viewBox=(format!("0 0 {BAR} {height}")) preserveAspectRatio="xMinYMid meet" aria-hidden="true" {
                            @for part in scale.parts(score) {
                                @let series = format!("series-{}", part.series);
                                rect class=(series) x=(format!("{:.1}", part.x)) width=(format!("{:.1}", part.width)) height=(height) {}
                                @if part.has_room(9.0) {
                                    text class=(series) x=(format!("{:.1}", part.x + part.width / 2.0)) y=(height / 2.0 + 5.0) { (part.points) }
                                }
                            }
                        }
                        span class="bar-losses" {
                            @for (series, points) in losses(score) {
                                b class={ "series-" (series) } {
                                    (key(series)) (signed(points))
                                    span class="unseen" { " " (self.face.category(self.words, self.standings.categories[series])) }
                                }
                            }
                        }
                        strong class="bar-total" { (score.total()) }
                    }
                }
            }
            ul class="bar-legend" {
                @for (index, category) in self.standings.categories.iter().enumerate() {
                    li { (key(index)) (self.face.category(self.words, category)) }
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
        let last = self.leads.len() - 1;
        let (width, height) = GRAPH;
        let across = |index: usize| index as f64 / last as f64 * (width - 16.0) + 8.0;
        let at = |index: usize, seat: Seat| {
            let points = f64::from(self.leads[index].totals[seat.index()].max(0));
            let y = height - 8.0 - points / most * (height - 16.0);
            format!("{:.0},{y:.0}", across(index))
        };
        let line = |seat: Seat| {
            let points: Vec<String> = (0..=last).map(|index| at(index, seat)).collect();
            points.join(" ")
        };
        let seats = || (0..self.standings.scores.len() as u8).map(Seat::new);
        let rounds = self.rounds();
        let title = self.words.get(match rounds[..] {
            [] => "table-result-lead",
            [..] => "table-result-lead-rounds",
        });
        let axis = if rounds.is_empty() { 0.0 } else { AXIS };
        let every = [1, 2, 5, 10].into_iter().find(|every| rounds.len() / every <= MOST_ROUNDS);
        html! {
            h3 class="eyebrow" { (title) }
            svg class="lead-graph" viewBox=(format!("0 0 {width} {}", height + axis)) role="img" aria-label=(title) {
                path class="grid" d=(format!("M0,{0}H{width}M0,{1}H{width}", height - 8.0, height / 2.0)) {}
                @for (round, moments) in &rounds {
                    @if usize::from(*round).is_multiple_of(every.unwrap_or(20)) {
                        @let [begin, end] = [moments.start, moments.end].map(across);
                        path class="grid" d=(format!("M{begin:.0},0V{0}M{end:.0},0V{0}", height - 8.0)) {}
                        text class="lead-round" x=(format!("{:.0}", f64::midpoint(begin, end))) y=(height + axis - 8.0) { (round) }
                    }
                }
                @for seat in seats() { polyline class={ "lead-line seat-" (u8::from(seat)) } points=(line(seat)) {} }
                @for seat in seats() {
                    g transform=(format!("translate({})", at(last, seat))) { (owner::shape(seat)) }
                }
            }
            (self.last_change())
        }
    }

    /// The rounds with their moments.
    fn rounds(&self) -> Vec<(u16, Range<usize>)> {
        let begins = |(index, lead): (usize, &Lead)| Some((lead.round?, index));
        let begun: Vec<_> = self.leads.iter().enumerate().filter_map(begins).collect();
        let ends = begun.iter().skip(1).map(|(_, index)| *index).chain([self.leads.len() - 1]);
        begun.iter().zip(ends).map(|((round, begin), end)| (*round, *begin..end)).collect()
    }

    /// When whoever won came to lead for good.
    fn last_change(&self) -> Markup {
        let pairs = self.leads.windows(2).enumerate().rev();
        let mut changed = pairs.filter(|(_, pair)| pair[0].leader() != pair[1].leader());
        let Some((index, [_, after])) = changed.next() else { return html! {} };
        let Some(leader) = after.leader() else { return html! {} };
        let name = ("name", self.names.of(leader).into());
        let rounds = self.rounds();
        let round = rounds.iter().find(|(_, moments)| moments.contains(&index));
        html! {
            p class="told" {
                @match round {
                    Some((round, _)) => (self.words.say("table-result-turn-round", &[name, ("round", (*round).into())])),
                    None => (self.words.say("table-result-turn", &[name])),
                }
            }
            (self.watch(after.step))
        }
    }

    /// Leads back to a moment of the game.
    fn watch(&self, step: usize) -> Markup {
        html! { a href=((self.moment)(step)) { (icon(Icon::Play)) (self.words.get("table-result-watch")) } }
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
                    (self.watch(highlight.step))
                }
            }
        }
    }
}

/// The color of a category, beside its name or its points.
fn key(series: usize) -> Markup {
    html! {
        svg class="series-key" viewBox="0 0 12 12" aria-hidden="true" { rect class={ "series-" (series) } width="12" height="12" rx="3" {} }
    }
}

#[cfg(test)]
mod tests {
    use kosmonauts::Kosmonauts;

    use super::*;
    use crate::{Erased, Language};

    #[test]
    fn the_headline_says_what_decided_between_equal_points() {
        let decided = |first: [i32; 2], second: [i32; 2]| {
            let scores = [Score::new([36], first), Score::new([36], second)];
            let result = Result {
                face: &Erased::<Kosmonauts>::NEW,
                words: Words::of(Language::English),
                names: &SeatNames(vec!["Ada".into(), "Bruno".into()]),
                standings: &Standings::ranked(true, &["tokens"], scores),
                progress: "",
                leads: &[],
                moment: &|_| String::new(),
            };
            result.headline().into_string()
        };
        assert!(decided([3, 0], [0, 5]).contains("decided by the earlier return to Earth"));
        assert!(decided([0, 2], [0, 5]).contains("decided by more landing tokens of 4 points"));
        assert!(decided([0, 2], [0, 2]).contains("Ada, Bruno"));
    }
}

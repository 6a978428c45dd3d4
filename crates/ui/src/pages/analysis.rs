//! What the strongest bot says about a finished game.

use maud::{Markup, html};
use table::Seat;

use super::shell::{Visitor, page};
use crate::any_face::percent;
use crate::owner;
use crate::{SeatNames, Words};

/// How many turning points are listed at most.
const TURNING_POINTS: usize = 5;
/// A smaller change of the chances is no turning point: the bot's estimates vary as much.
const LEAST_CHANGE: f64 = 0.1;

/// What may be chosen, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ToldChoice {
    /// A short phrase.
    pub label: String,
    /// What is lost for good with it, as a sentence.
    pub loss: Option<String>,
}

impl ToldChoice {
    fn told(&self) -> Markup {
        html! { (self.label) @if let Some(loss) = &self.loss { ". " b { (loss) } } }
    }
}

/// One decision of the game and what the bot thinks of it. Chances are those of the deciding seat,
/// from 0 to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The number of the step, counted from 0.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// The chance to win before the decision.
    pub chance: f64,
    /// What was decided.
    pub played: ToldChoice,
    /// The chance to win with it.
    pub played_chance: f64,
    /// What the bot would have done, if something else.
    pub better: Option<ToldChoice>,
    /// The chance to win with that.
    pub better_chance: f64,
}

impl Moment {
    /// What the decision cost against the bot's own.
    fn loss(&self) -> f64 {
        (self.better_chance - self.played_chance).max(0.0)
    }
}

/// How far an analysis is.
#[derive(Clone, Copy, Debug)]
pub enum AnalysisState<'a> {
    /// There is none.
    Absent,
    /// It is being made.
    Running {
        /// Decisions looked at.
        done: usize,
        /// All decisions.
        total: usize,
    },
    /// It is there.
    Done(&'a [Moment]),
}

/// The analysis of a finished game.
pub struct AnalysisPage<'a> {
    /// Who sees it.
    pub visitor: Visitor<'a>,
    /// The table's name.
    pub table_name: &'a str,
    /// Whether all seats won or lost together, so that there is one chance.
    pub is_team: bool,
    /// Who sat where.
    pub names: &'a SeatNames,
    /// The address of the table.
    pub table_url: &'a str,
    /// Whether the visitor may start or stop it.
    pub may_control: bool,
    /// How far it is.
    pub state: AnalysisState<'a>,
}

impl AnalysisPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.words();
        let title = words.say("table-analysis-title", &[("table", self.table_name.into())]);
        let is_running = matches!(self.state, AnalysisState::Running { .. });
        let body = html! {
            main id="main" class="sheet analysis" data-poll=[is_running.then_some("")] {
                h1 { (title) }
                p class="lead" { (words.get(self.key("table-analysis-lead", "table-analysis-lead-team"))) }
                p class="help" { (words.get("table-analysis-honest")) }
                @match self.state {
                    AnalysisState::Absent => { (self.start()) }
                    AnalysisState::Running { done, total } => { (self.progress(done, total)) }
                    AnalysisState::Done(moments) => { (self.result(moments)) }
                }
                p { a class="button" href=(self.table_url) { (words.get("table-analysis-back")) } }
            }
        };
        page(&self.visitor, &title, &body)
    }

    /// The key for a game of rivals or of a team.
    fn key(&self, rivals: &'static str, team: &'static str) -> &'static str {
        if self.is_team { team } else { rivals }
    }

    fn words(&self) -> &'static Words {
        self.visitor.look.words()
    }

    fn start(&self) -> Markup {
        let words = self.words();
        html! {
            @if self.may_control {
                form method="post" action={ (self.table_url) "/analysis" } {
                    button id="start-analysis" class="button primary" type="submit" {
                        (words.get("table-analysis-start"))
                    }
                }
            } @else {
                p { (words.get("table-analysis-none")) }
            }
        }
    }

    fn progress(&self, done: usize, total: usize) -> Markup {
        let words = self.words();
        html! {
            div class="row" {
                label for="analysis-progress" {
                    (words.say("table-analysis-progress", &[("done", done.into()), ("total", total.into())]))
                }
                progress id="analysis-progress" class="grow" value=(done) max=(total.max(1)) {}
                @if self.may_control {
                    form method="post" action={ (self.table_url) "/analysis/stop" } {
                        button id="stop-analysis" class="button" type="submit" {
                            (words.get("table-analysis-stop"))
                        }
                    }
                }
            }
        }
    }

    fn result(&self, moments: &[Moment]) -> Markup {
        let words = self.words();
        html! {
            section {
                h2 id="analysis-graph" { (words.get(self.key("table-analysis-graph", "table-analysis-graph-team"))) }
                (self.graph(moments))
            }
            section {
                h2 id="analysis-turning" { (words.get("table-analysis-turning")) }
                @let points = turning_points(moments, self.is_team);
                @if points.is_empty() { p class="flat" { (words.get("table-analysis-flat")) } }
                ol class="turning" {
                    @for (moment, change) in points { (self.turning_point(moment, change)) }
                }
            }
            section {
                h2 id="analysis-all" { (words.get("table-analysis-all")) }
                div class="scroll" tabindex="0" role="region" aria-labelledby="analysis-all" {
                    (self.decisions(moments))
                }
            }
        }
    }

    fn turning_point(&self, moment: &Moment, change: f64) -> Markup {
        let words = self.words();
        html! {
            li {
                (self.step_link(moment)) " "
                (owner::badge(moment.seat)) " "
                span {
                    (words.say(self.key("table-analysis-point", "table-analysis-point-team"), &[
                        ("name", self.names.of(moment.seat).into()),
                        ("action", moment.played.label.as_str().into()),
                        ("before", percent(moment.chance).into()),
                        ("after", percent(moment.chance + change).into()),
                    ]))
                    @if let Some(loss) = &moment.played.loss { " " b { (loss) } }
                    @if let Some(better) = &moment.better {
                        " " (words.say("table-analysis-instead", &[
                            ("action", better.label.as_str().into()),
                            ("chance", percent(moment.better_chance).into()),
                        ]))
                        @if let Some(loss) = &better.loss { " " b { (loss) } }
                    }
                }
            }
        }
    }

    fn decisions(&self, moments: &[Moment]) -> Markup {
        let words = self.words();
        html! {
            // On a phone every row is a paragraph, and the bot's choice says what it is.
            table class="scores decisions" {
                thead {
                    tr {
                        th scope="col" { (words.get("table-analysis-step")) }
                        th scope="col" { (words.get("table-scores-player")) }
                        th scope="col" { (words.get("table-analysis-played")) }
                        th scope="col" class="number" { (words.get("table-analysis-chance")) }
                        th scope="col" { (words.get("table-analysis-better")) }
                        th scope="col" class="number" { (words.get("table-analysis-chance")) }
                    }
                }
                tbody {
                    @for moment in moments {
                        tr {
                            td { (self.step_link(moment)) }
                            th scope="row" {
                                (owner::badge(moment.seat)) " " (self.names.of(moment.seat))
                            }
                            td { (moment.played.told()) }
                            td class="number" { (percent(moment.played_chance)) }
                            @if let Some(better) = &moment.better {
                                td class="better" data-label=(words.get("table-analysis-better")) { (better.told()) }
                                td class="number" { (percent(moment.better_chance)) }
                            } @else {
                                td class="better same" data-label=(words.get("table-analysis-better")) { (words.get("table-analysis-same")) }
                                td {}
                            }
                        }
                    }
                }
            }
        }
    }

    fn step_link(&self, moment: &Moment) -> Markup {
        html! {
            a href={ (self.table_url) "?step=" (moment.step) }
                aria-label=(self.words().say("table-analysis-show", &[("step", moment.step.into())])) {
                (moment.step)
            }
        }
    }

    /// The chances of every seat over the game, each from decision to decision of that seat.
    fn graph(&self, moments: &[Moment]) -> Markup {
        html! {
            div class="scroll" tabindex="0" role="region" aria-labelledby="analysis-graph" {
                (self.plot(moments))
            }
            @if !self.is_team {
                ul class="row legend" {
                    @for seat in self.seats() {
                        li { (u8::from(seat) + 1) " " (owner::badge(seat)) " " (self.names.of(seat)) }
                    }
                }
            }
        }
    }

    fn plot(&self, moments: &[Moment]) -> Markup {
        let last = moments.last().map_or(1, |moment| moment.step).max(1);
        let place = |moment: &Moment| {
            let x = LEFT + (WIDTH - LEFT - RIGHT) * moment.step as f64 / last as f64;
            (x, height(moment.chance))
        };
        html! {
            svg class="plot" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
                aria-label=(self.words().get(self.key("table-analysis-graph-label", "table-analysis-graph-label-team"))) {
                @for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
                    @let y = height(share);
                    line class="grid" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y) y2=(y) {}
                    text class="tick" x=(LEFT - 10.0) y=(y) text-anchor="end" { (percent(share)) }
                }
                @for seat in self.seats().take(if self.is_team { 1 } else { usize::MAX }) {
                    @let own = moments.iter().filter(|moment| self.is_team || moment.seat == seat);
                    @let points: Vec<(f64, f64)> = own.map(place).collect();
                    @if let (Some(first), Some(end)) = (points.first(), points.last()) {
                        path class={ "chance seat-" (u8::from(seat)) } d=(path(first, &points)) {}
                        @if !self.is_team {
                            text class="owner" x=(end.0 + 8.0) y=(end.1) { (u8::from(seat) + 1) }
                        }
                    }
                }
            }
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.names.0.len() as u8).map(Seat::new)
    }
}

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 96.0;
const RIGHT: f64 = 36.0;
const MARGIN: f64 = 16.0;

/// Where a chance lies in the plot.
fn height(chance: f64) -> f64 {
    MARGIN + (HEIGHT - 2.0 * MARGIN) * (1.0 - chance)
}

fn path(first: &(f64, f64), points: &[(f64, f64)]) -> String {
    let steps = points.iter().map(|(x, y)| format!(" L{x:.1} {y:.1}"));
    format!("M{:.1} {:.1}{}", first.0, first.1, steps.collect::<String>())
}

/// The decisions after which the chances of their seat, or of the team, changed most until it
/// decided again, in the order of the game, each with that change. A flat game has none.
fn turning_points(moments: &[Moment], is_team: bool) -> Vec<(&Moment, f64)> {
    let mut changes: Vec<(&Moment, f64)> = moments
        .iter()
        .enumerate()
        .filter_map(|(index, moment)| {
            let next =
                moments[index + 1..].iter().find(|next| is_team || next.seat == moment.seat)?;
            Some((moment, next.chance - moment.chance))
        })
        .collect();
    let weight = |(moment, change): &(&Moment, f64)| change.abs().max(moment.loss());
    changes.retain(|change| weight(change) >= LEAST_CHANGE);
    changes.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
    changes.truncate(TURNING_POINTS);
    changes.sort_by_key(|(moment, _)| moment.step);
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(step: usize, seat: u8, chance: f64, better_chance: f64) -> Moment {
        Moment {
            step,
            seat: Seat::new(seat),
            chance,
            played: ToldChoice::default(),
            played_chance: chance,
            better: None,
            better_chance,
        }
    }

    #[test]
    fn turning_points_are_the_greatest_changes_and_losses_of_one_seat_in_order() {
        let mut moments: Vec<Moment> = (0..8).map(|step| moment(step, 0, 0.5, 0.5)).collect();
        moments[2].chance = 0.9;
        moments[6].better_chance = 0.8;
        moments.push(moment(8, 1, 0.1, 0.1));
        let found: Vec<(usize, i32)> = turning_points(&moments, false)
            .iter()
            .map(|(moment, change)| (moment.step, (100.0 * change).round() as i32))
            .collect();
        assert_eq!(found, [(1, 40), (2, -40), (6, 0)], "a lost chance counts too");
    }

    #[test]
    fn only_the_greatest_changes_are_listed_and_none_of_a_flat_game() {
        let count = |swing: f64| {
            let chance = |step| if step % 2 == 0 { 0.5 } else { 0.5 + swing };
            let moments: Vec<Moment> =
                (0..20).map(|step| moment(step, 0, chance(step), 0.0)).collect();
            turning_points(&moments, false).len()
        };
        assert_eq!([0.0, 0.09, 0.11].map(count), [0, 0, TURNING_POINTS]);
    }

    #[test]
    fn the_chance_of_a_team_turns_with_whoever_decides_next() {
        let moments = [moment(0, 0, 0.5, 0.5), moment(1, 1, 0.9, 0.9), moment(2, 0, 0.5, 0.5)];
        let steps = |is_team| -> Vec<usize> {
            turning_points(&moments, is_team).iter().map(|(moment, _)| moment.step).collect()
        };
        assert_eq!((steps(true), steps(false)), (vec![0, 1], vec![]));
    }

    #[test]
    fn chances_read_as_whole_percent_within_bounds() {
        assert_eq!([-0.1, 0.0, 0.456, 1.2].map(percent), ["0%", "0%", "46%", "100%"]);
    }
}

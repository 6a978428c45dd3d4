//! The results of tournaments as a page.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Result;
use bots::{GameLength, Interval, Item, Kind, Results, Run, TeamRatings, Tournament};
use clap::Args;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::plot::{Axis, Mark, Row, histogram, rows};
use super::results::{read_all, write};

/// Draws the results of one or more tournaments of a game as one page without scripts.
#[derive(Args)]
pub(super) struct Report {
    /// Results of tournaments, in any number of parts
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The page
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Report {
    pub(super) fn run(self) -> Result<()> {
        let runs = bots::merge_runs(&read_all(&self.files)?)?;
        let page = page(&runs).into_string();
        write(&self.out, |out| out.write_all(page.as_bytes()))
    }
}

fn page(runs: &[Results]) -> Markup {
    let Run { game, version, rules, bot_data, .. } = &runs[0].run;
    let games: usize = runs.iter().map(|results| results.games().count()).sum();
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Arena report: " (title(game)) }
                style { (PreEscaped(include_str!("report.css"))) }
            }
            body {
                header {
                    p.kicker { "Nunatak arena" }
                    h1 { (title(game)) }
                    p { (number(games)) " games between bots. Lines show 95 % intervals, judged by the spread between seeds: all seatings of a seed share their luck." }
                    dl.facts {
                        div { dt { "version" } dd { (version) } }
                        div { dt { "rules" } dd { code { (rules) } } }
                        div { dt { "bot data" } dd { code { (bot_data) } } }
                    }
                }
                @if runs.len() > 1 {
                    nav aria-label="Tournaments" {
                        ol {
                            @for (index, results) in runs.iter().enumerate() {
                                li { a href={ "#run-" (index + 1) } { (line_up(&results.run)) } }
                            }
                        }
                    }
                }
                main {
                    section aria-labelledby="ladder" {
                        h2 #ladder { "Strength" }
                        @if runs.iter().any(Results::is_team) {
                            (team_ladder(&bots::rate_teams(runs)))
                        } @else {
                            p { "Ratings over everything played (Plackett–Luce): 400 points more are ten victories to one; the mean is 0. A bot that never lost or never won is rated by the number of its games alone, and its interval says nothing." }
                            (ladder(bots::rate(runs).iter().map(|it| (it.spec.to_string(), it.rating, it.interval))))
                        }
                    }
                    @for (index, results) in runs.iter().enumerate() {
                        (run_section(index + 1, results))
                    }
                }
                footer { p { "Made by " code { "nunatak arena report" } "." } }
            }
        }
    }
}

/// Strengths, each with its name and interval.
fn ladder(ratings: impl Iterator<Item = (String, f64, Interval)>) -> Markup {
    let row = |(label, rating, interval): (String, f64, Interval)| {
        let Interval(low, high) = interval;
        let figures = format!("{rating:.0} [{low:.0}, {high:.0}]");
        Row { label, figures, mark: Some(Mark::Dot(rating, interval)) }
    };
    let ladder: Vec<Row> = ratings.map(row).collect();
    rows(&Axis::around(&ladder, &[], ""), &ladder, None)
}

fn team_ladder(TeamRatings { bots, tasks }: &TeamRatings) -> Markup {
    let tasks = || (1..).zip(tasks);
    let name = |number: usize| format!("task {number}");
    let rated = bots.iter().map(|bot| (bot.spec.to_string(), bot.rating, bot.interval));
    let rated = rated.chain(tasks().map(|(number, it)| (name(number), it.rating, it.interval)));
    html! {
        p { "Ratings over everything played: a team is as strong as its seats on average, and one that is 400 points above its task wins ten games for one that it loses; the mean of the bots is 0. Who never lost or never won is rated by the number of games alone, and that interval says nothing." }
        (ladder(rated))
        @for (number, task) in tasks() {
            details { summary { (name(number)) } pre tabindex="0" { (pretty(&task.options)) } }
        }
    }
}

fn run_section(number_of_run: usize, results: &Results) -> Markup {
    let Run { seed, options, .. } = &results.run;
    let tournament = results.tournament();
    let id = format!("run-{number_of_run}");
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (line_up(&results.run)) }
            p { (number(tournament.games as usize)) " games, seed " (seed.0) "." }
            @if let Some(verdict) = &tournament.sprt {
                p.verdict { "Sequential test of " (tournament.seats[0]) ": " (verdict) "." }
            }
            details { summary { "Options" } pre tabindex="0" { (pretty(options)) } }
            div.columns {
                div {
                    h3 { "Win share" }
                    (win_shares(&tournament))
                }
                div {
                    h3 { "Seat advantage" }
                    (seat_shares(&tournament))
                }
            }
            h3 { "Score by category" }
            (categories(&tournament))
            h3 { "Game length" }
            (lengths(results, &tournament.length))
            @for kind in bots::balance(results) {
                (kind_section(&kind))
            }
        }
    }
}

fn win_shares(tournament: &Tournament) -> Markup {
    let row = |bot: &bots::BotResult| Row {
        label: bot.spec.to_string(),
        figures: format!(
            "{}, mean rank {:.2}",
            share(bot.win_share, bot.win_share_interval),
            bot.mean_rank
        ),
        mark: Some(share_mark(bot.win_share, bot.win_share_interval)),
    };
    let shares: Vec<Row> = tournament.bots.iter().map(row).collect();
    fair_rows(&shares, tournament)
}

fn seat_shares(tournament: &Tournament) -> Markup {
    let row = |seat: &bots::SeatResult| Row {
        label: seat.seat.to_string(),
        figures: share(seat.win_share, seat.win_share_interval),
        mark: Some(share_mark(seat.win_share, seat.win_share_interval)),
    };
    let shares: Vec<Row> = tournament.positions.iter().map(row).collect();
    fair_rows(&shares, tournament)
}

/// Shares of victories, with a line at the share of equals.
fn fair_rows(shares: &[Row], tournament: &Tournament) -> Markup {
    let fair = 100.0 / tournament.seats.len() as f64;
    html! {
        p.note { "The dashed line is the share of equals, " (format!("{fair:.0} %")) "." }
        (rows(&Axis::around(shares, &[0.0, fair], " %"), shares, Some(fair)))
    }
}

fn share_mark(value: f64, Interval(low, high): Interval) -> Mark {
    Mark::Dot(100.0 * value, Interval(100.0 * low, 100.0 * high))
}

fn share(value: f64, Interval(low, high): Interval) -> String {
    format!("{:.1} % [{:.1}, {:.1}]", 100.0 * value, 100.0 * low, 100.0 * high)
}

fn categories(tournament: &Tournament) -> Markup {
    let names: Vec<&str> =
        tournament.bots[0].categories.iter().map(|mean| mean.category.as_str()).collect();
    let rows_of = |index: usize| -> Vec<Row> {
        let row = |(color, bot): (usize, &bots::BotResult)| {
            let mean = bot.categories[index].mean_score;
            Row {
                label: bot.spec.to_string(),
                figures: format!("{mean:.2}"),
                mark: Some(Mark::Bar(mean, color % 6)),
            }
        };
        tournament.bots.iter().enumerate().map(row).collect()
    };
    let all: Vec<Row> = (0..names.len()).flat_map(rows_of).collect();
    // One scale for all, so that categories can be compared.
    let axis = Axis::around(&all, &[0.0], "");
    html! {
        div.columns {
            @for (index, name) in names.iter().enumerate() {
                div {
                    h4 { (title(name)) }
                    (rows(&axis, &rows_of(index), None))
                }
            }
        }
    }
}

fn lengths(results: &Results, length: &GameLength) -> Markup {
    let values: Vec<u64> = results.games().map(|row| row.length.decisions).collect();
    let GameLength { mean, min, max } = length;
    let about = format!("{mean:.0} decisions on average, {min} to {max}");
    html! {
        p { (about) "." }
        (histogram(&values, &format!("Histogram of decisions in a game: {about}")))
    }
}

fn kind_section(kind: &Kind) -> Markup {
    let mut items: Vec<&Item> = kind.items.iter().collect();
    let gain = |item: &Item| item.advantage.map_or(f64::MIN, |(gain, _)| gain);
    items.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
    let row = |item: &&Item| Row {
        label: title(&item.name),
        figures: format!(
            "{} · {:.2} a game · {:.0} % of seats",
            item.advantage.map_or_else(
                || "too rare".to_owned(),
                |(gain, _)| format!("{:+.1} %", 100.0 * gain)
            ),
            item.uses_per_game,
            100.0 * item.user_share
        ),
        mark: item.advantage.map(|(gain, interval)| share_mark(gain, interval)),
    };
    let advantages: Vec<Row> = items.iter().map(row).collect();
    html! {
        h3 { "Balance: " (title(&kind.name)) }
        p.note {
            "How much more often seats won that did this at least once than their bots win on average. Winners may do it because they win: it is no proof of a cause."
        }
        div.balance { (rows(&Axis::around(&advantages, &[-5.0, 5.0], " %"), &advantages, Some(0.0))) }
    }
}

fn line_up(run: &Run) -> String {
    let bots: Vec<String> = run.bots.iter().map(ToString::to_string).collect();
    format!("{} players: {}", run.bots.len(), bots.join(", "))
}

/// An id as words.
fn title(id: &str) -> String {
    let words = id.replace('_', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// With thin spaces between thousands.
fn number(value: usize) -> String {
    let digits = value.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).expect("digits are text"))
        .collect();
    groups.join("\u{202f}")
}

fn pretty(options: &serde_json::Value) -> String {
    serde_json::to_string_pretty(options).expect("plain data is JSON")
}

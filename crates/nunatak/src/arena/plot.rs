//! Plots as lists: every row has its words, its drawing and its figures, so that a reader without
//! the drawing misses nothing. Positions are shares of the width, so that words keep their size on
//! every screen.

use bots::Interval;
use maud::{Markup, html};

/// The scale of a plot.
pub(super) struct Axis {
    low: f64,
    high: f64,
    step: f64,
    unit: &'static str,
}

/// One row of a plot.
pub(super) struct Row {
    pub(super) label: String,
    pub(super) figures: String,
    pub(super) mark: Option<Mark>,
}

/// What is drawn in a row.
pub(super) enum Mark {
    /// A value and how sure it is.
    Dot(f64, Interval),
    /// A bar from 0 to a value, in one of some colors.
    Bar(f64, usize),
}

impl Mark {
    fn ends(&self) -> [f64; 2] {
        match self {
            Self::Dot(_, Interval(low, high)) => [*low, *high],
            Self::Bar(value, _) => [value.min(0.0), value.max(0.0)],
        }
    }
}

impl Axis {
    /// A scale with round numbers that holds all rows and the values in `include`.
    pub(super) fn around(rows: &[Row], include: &[f64], unit: &'static str) -> Self {
        let marks = rows.iter().filter_map(|row| row.mark.as_ref());
        let values = marks.flat_map(Mark::ends).chain(include.iter().copied());
        let (low, high) = values
            .fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
        let step = round_step((high - low).max(1e-9) / 4.0);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Self { low, high: if high > low { high } else { low + step }, step, unit }
    }

    fn place(&self, value: f64) -> f64 {
        100.0 * (value - self.low) / (self.high - self.low)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as i32;
        (0..=count).map(|index| self.low + f64::from(index) * self.step)
    }

    fn label(&self, value: f64) -> String {
        let decimals = (-self.step.log10()).ceil().max(0.0) as usize;
        // Sums of steps miss 0 by a hair, and nobody wants to read "-0".
        let value = if value.abs() < self.step / 2.0 { 0.0 } else { value };
        format!("{value:.decimals$}{}", self.unit)
    }
}

/// The next of 1, 2, 5, 10, ... times a power of ten.
fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0]
        .into_iter()
        .map(|digit| digit * power)
        .find(|step| *step >= least * 0.999)
        .unwrap_or(10.0 * power)
}

/// A row for each value, under a common scale. `mark_at` draws a line that values are compared to.
pub(super) fn rows(axis: &Axis, rows: &[Row], mark_at: Option<f64>) -> Markup {
    html! {
        ul.plot {
            @for row in rows {
                li {
                    span.label { (row.label) }
                    (drawing(axis, row.mark.as_ref(), mark_at))
                    span.figures { (row.figures) }
                }
            }
            li.scale aria-hidden="true" {
                svg width="100%" height="20" focusable="false" {
                    @for tick in axis.ticks() {
                        text x=(percent(axis.place(tick))) y="14" { (axis.label(tick)) }
                    }
                }
            }
        }
    }
}

fn drawing(axis: &Axis, mark: Option<&Mark>, mark_at: Option<f64>) -> Markup {
    let at = |value: f64| percent(axis.place(value));
    html! {
        svg width="100%" height="24" aria-hidden="true" focusable="false" {
            @for tick in axis.ticks() {
                line.tick x1=(at(tick)) x2=(at(tick)) y1="0" y2="24" {}
            }
            @if let Some(value) = mark_at {
                line.fair x1=(at(value)) x2=(at(value)) y1="0" y2="24" {}
            }
            @match mark {
                Some(Mark::Dot(value, Interval(low, high))) => {
                    line.spread x1=(at(*low)) x2=(at(*high)) y1="12" y2="12" {}
                    circle.dot cx=(at(*value)) cy="12" r="5" {}
                }
                Some(Mark::Bar(value, color)) => {
                    @let [low, high] = [value.min(0.0), value.max(0.0)].map(|end| axis.place(end));
                    rect class={ "bar color-" (color) } x=(percent(low)) y="4"
                        width=(percent(high - low)) height="16" rx="3" {}
                }
                None => {}
            }
        }
    }
}

/// How often values fall into equal bins.
pub(super) fn histogram(values: &[u64], about: &str) -> Markup {
    const MOST_BINS: u64 = 30;
    const HEIGHT: f64 = 180.0;
    let (least, most) =
        (values.iter().min().copied().unwrap_or(0), values.iter().max().copied().unwrap_or(0));
    let width = (most - least + 1).div_ceil(MOST_BINS);
    let width = round_step(width as f64).max(1.0) as u64;
    let first = least / width;
    let mut bins = vec![0_u64; (most / width - first + 1) as usize];
    for value in values {
        bins[(value / width - first) as usize] += 1;
    }
    let highest = bins.iter().max().copied().unwrap_or(1).max(1) as f64;
    let bin_width = 100.0 / bins.len() as f64;
    let labelled = bins.len().div_ceil(5);
    html! {
        svg.histogram width="100%" height="214" role="img" aria-label=(about) {
            line.tick x1="0" x2="100%" y1="190.5" y2="190.5" {}
            @for (index, count) in bins.iter().enumerate() {
                @let height = HEIGHT * *count as f64 / highest;
                @let left = bin_width * index as f64;
                @let from = (first + index as u64) * width;
                rect.bar.color-0 x=(percent(left + bin_width * 0.06)) width=(percent(bin_width * 0.88))
                    y=(format!("{:.1}", 190.0 - height)) height=(format!("{height:.1}")) {
                    title { (from) " to " (from + width - 1) ": " (count) " games" }
                }
                @if index % labelled == 0 {
                    text x=(percent(left + bin_width / 2.0)) y="208" { (from) }
                }
            }
        }
    }
}

fn percent(share: f64) -> String {
    format!("{share:.2}%")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_have_round_numbers_and_hold_every_value() {
        let row = |low, high| Row {
            label: String::new(),
            figures: String::new(),
            mark: Some(Mark::Dot(low, Interval(low, high))),
        };
        let axis = Axis::around(&[row(-3.0, 12.0), row(4.0, 41.0)], &[50.0], " %");
        let labels: Vec<String> = axis.ticks().map(|tick| axis.label(tick)).collect();
        assert_eq!(labels, ["-20 %", "0 %", "20 %", "40 %", "60 %"]);
        let close = |found: f64, expected: f64| (found - expected).abs() < 1e-9;
        assert!(close(axis.place(-20.0), 0.0) && close(axis.place(60.0), 100.0));
        let axis = Axis::around(&[row(0.501, 0.503)], &[], "");
        let labels: Vec<String> = axis.ticks().map(|tick| axis.label(tick)).collect();
        assert_eq!(labels, ["0.5010", "0.5015", "0.5020", "0.5025", "0.5030"]);
    }

    #[test]
    fn every_value_is_in_a_bin() {
        let values: Vec<u64> = (95..=195).collect();
        let text = histogram(&values, "lengths").into_string();
        let counted = text.split(": ").skip(1).map(|rest| {
            let count = rest.split(' ').next().and_then(|count| count.parse::<u64>().ok());
            count.expect("a count")
        });
        assert_eq!(counted.sum::<u64>(), 101);
    }
}

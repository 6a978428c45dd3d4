//! Beside the map: the heat track, drawn like a thermometer, and the track of rounds.

use frostpunk::{Action, Citizen, Few, Frostpunk, HEAT_TRACK, ROUNDS, fed_type};
use maud::{Markup, html};
use table::Game;

use super::places::{self, Place};
use super::plan::{Plan, asked};
use super::{signs, suggested};
use crate::Scene;
use crate::drawing::{Point, decimal};
use crate::sheet::apart;
use crate::target::{Spot, Target};

/// The height of a space of the heat track, and where the tube begins.
const SPACE: f64 = 49.6;
const TOP: f64 = 22.0;
/// The height of a round.
const ROUND: f64 = 39.6;

/// The middle of a space of the heat track.
fn space(number: u8) -> f64 {
    TOP + SPACE * (f64::from(HEAT_TRACK - number) + 0.5)
}

/// The heat track: the heat as a column, the cold above it, and between them the people who would
/// fall ill.
pub(super) fn heat(scene: &Scene<'_, Frostpunk>, plan: Option<&Plan>) -> Markup {
    let table = plan.map_or(&*scene.view.table, |plan| &plan.after);
    let (heat, cold) = (table.heat, table.cold);
    html! {
        svg class="fro frost-flank frost-heat" viewBox="0 0 96 622" role="group" aria-label=(scene.say("fro-heat-says", &[("heat", heat.into()), ("cold", cold.into())])) {
            (apart("g", "tube", &tube(scene, table)))
            @for number in 1..=HEAT_TRACK { (apart("g", &format!("space-{number}"), &heat_space(table, number))) }
            (apart("g", "heat", &markers(table)))
            @for number in scene.view.table.heat + 1..=scene.view.table.cold { (fuel_space(scene, plan, number)) }
            @for (seat, place) in suggested::places(scene) {
                @if let Place::Heat(number) = place {
                    @let ring = html! { rect x="-17" y="-23" width="34" height="46" rx="5" {} };
                    (suggested::outline(seat, Point::new(46.0, space(number)), Point::new(-15.0, -20.0), &ring))
                }
            }
        }
        (apart("ol", "heat-bar", &bar(table)))
        p class="unseen" { (scene.say("fro-heat-says", &[("heat", heat.into()), ("cold", cold.into())])) }
    }
}

/// The tube, filled up to the heat.
fn tube(scene: &Scene<'_, Frostpunk>, table: &Frostpunk) -> Markup {
    let (heat, cold) = (table.heat, table.cold);
    html! {
            g id="tube" aria-hidden="true" {
                text class="frost-flank-name" x="46" y="13" { (scene.get("fro-heat")) }
                rect class="frost-tube" x="30" y="22" width="32" height="595.2" rx="16" {}
                rect class="frost-mercury" x="30" y=(decimal(space(heat) - SPACE / 2.0)) width="32" height=(decimal(SPACE * f64::from(heat))) rx="16" {}
                @if cold > heat {
                    rect class="frost-gap" x="30" y=(decimal(space(cold) - SPACE / 2.0)) width="32" height=(decimal(SPACE * f64::from(cold - heat))) {}
                }
            }
    }
}

/// A space of the track with its number, what it costs to heat it, and the people beside it.
fn heat_space(table: &Frostpunk, number: u8) -> Markup {
    let (heat, cold) = (table.heat, table.cold);
    let state = match number {
        _ if number <= heat => " lit",
        _ if number <= cold => " gap",
        _ => "",
    };
    let people = &table.content().board.heat_symbols[usize::from(number) - 1];
    html! {
            g id={ "space-" (number) } class={ "frost-space" (state) } aria-hidden="true" transform=(Point::new(46.0, space(number)).translate()) {
                text y="5" { (number) }
                @if number > heat && number <= cold {
                    // The marker of the cold covers the lower half of its own space.
                    text class="frost-space-price" y=(if number == cold { "29" } else { "20" }) { "+" (number - heat) }
                }
                @for (index, citizen) in people.iter().enumerate() {
                    use href=(format!("#frost-pawn-{citizen}")) class=(signs::class_of_type(*citizen)) x=(19 + 11 * index) y="-8" width="14" height="16.3" {}
                }
            }
    }
}

/// The flags of the indicators, and the markers of heat and cold.
fn markers(table: &Frostpunk) -> Markup {
    let (heat, cold) = (table.heat, table.cold);
    html! {
            g id="heat" aria-hidden="true" {
                @for (index, name) in ["red", "orange", "yellow"].into_iter().enumerate() {
                    @let y = space(table.indicators[index]);
                    @let is_reached = table.indicators[index] < heat;
                    g class={ "frost-flag frost-flag-" (name) @if is_reached { " reached" } } transform=(Point::new(4.0, y).translate()) {
                        path d="M0-9h16l9 9-9 9H0z" {}
                        @for bar in 0..3 - index { rect x=(2.5 + 4.5 * bar as f64) y="-5" width="3" height="10" rx="1" {} }
                    }
                }
                g id="heat-mark" class="frost-heat-mark piece" transform=(Point::new(46.0, space(heat)).translate()) { circle r="19" {} (signs::drawn("flame", 0.0, -4.0, 20.0, "")) text y="15" { (heat) } }
                g id="cold-mark" class="frost-cold-mark piece" transform=(Point::new(46.0, space(cold)).translate()) { circle r="19" {} (signs::drawn("flake", 0.0, -4.0, 19.0, "")) text y="15" { (cold) } }
            }
    }
}

/// A space that can be fueled.
fn fuel_space(scene: &Scene<'_, Frostpunk>, plan: Option<&Plan>, number: u8) -> Markup {
    let base = plan.map_or(&*scene.view.table, Plan::base);
    let coal = number.saturating_sub(base.heat);
    let action = Action::Fuel(Few::new(coal));
    let may_burn = |seat| coal > 0 && base.permit(seat, action).is_ok();
    let target = match plan {
        // What is being put together goes on with more heat.
        Some(plan) if places::is_turn(base) && asked(base, scene.hand).is_some_and(may_burn) => {
            places::fueled(plan, Some(action))
                .map(|draft| Target { draft: Some(draft), ..Target::default() })
        }
        _ => places::target(scene, plan, Place::Heat(number)).map(|(target, _)| target),
    };
    let spot = Spot {
        id: &format!("heat-{number}"),
        class: "frost-fuel",
        transform: Some(Point::new(46.0, space(number)).translate()),
        label: scene.label(action),
        target,
    };
    spot.draw(&html! { rect class="frost-hit" x="-17" y="-23" width="34" height="46" rx="5" {} })
}

/// The heat track on a phone: one row.
fn bar(table: &Frostpunk) -> Markup {
    html! {
        ol id="heat-bar" class="frost-heat-bar" aria-hidden="true" {
            @for number in 1..=HEAT_TRACK {
                @let flag = ["red", "orange", "yellow"].into_iter().enumerate().find(|(index, _)| table.indicators[*index] == number);
                li class={ @if number <= table.heat { "lit" } @else if number <= table.cold { "gap" } @if let Some((_, name)) = flag { " flag-" (name) } } {
                    @if number == table.heat { (signs::sign("flame")) } @else if number == table.cold { (signs::sign("flake")) }
                    (number)
                    @if number > table.heat && number <= table.cold { small { "+" (number - table.heat) } }
                }
            }
        }
    }
}

/// Fifteen rounds: who eats, the storm, what is being developed, what the scenario brings.
pub(super) fn rounds(scene: &Scene<'_, Frostpunk>) -> Markup {
    let table = &scene.view.table;
    html! {
        svg class="fro frost-flank frost-rounds" viewBox="0 0 96 622" role="img" aria-label=(scene.say("fro-rounds-says", &[("round", table.round.into())])) {
            text class="frost-flank-name" x="46" y="13" { (scene.get("fro-rounds")) }
            path class="frost-spine" d=(format!("M46 {:.0}V{:.0}", day(1), day(ROUNDS))) {}
            @for round in 1..=ROUNDS { (apart("g", &format!("day-{round}"), &round_of(table, round))) }
        }
    }
}

/// The middle of a round.
fn day(round: u8) -> f64 {
    34.0 + ROUND * f64::from(round - 1)
}

fn round_of(table: &Frostpunk, round: u8) -> Markup {
    let is_now = round == table.round;
    let class = match round.cmp(&table.round) {
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "coming",
    };
    let citizen: Citizen = fed_type(round);
    let tokens = tokens_of(table, round);
    html! {
        g id={ "day-" (round) } class={ "frost-day " (class) } transform=(Point::new(46.0, day(round)).translate()) {
            use href=(format!("#frost-pawn-{citizen}")) class=(signs::class_of_type(citizen)) x="-34" y="-8" width="13" height="15.2" {}
            circle r=(if is_now { "17" } else { "12" }) {}
            text y=(if is_now { "6" } else { "4.3" }) { (round) }
            @for (token, (x, y)) in tokens.iter().zip(places_for(tokens.len()).iter().copied()) {
                @let radius = if tokens.len() == 1 { 13.0 } else { 8.5 };
                g class={ "frost-token " (token) } transform=(Point::new(x, y).translate()) { circle r=(radius) {} (signs::drawn(token, 0.0, 0.0, radius * 1.3, "")) }
            }
        }
    }
}

/// The track of rounds on a phone: one row of dots, today's number, and who eats on the days to come.
pub(super) fn days_bar(scene: &Scene<'_, Frostpunk>) -> Markup {
    let table = &scene.view.table;
    html! {
        ol id="days-bar" class="frost-days-bar" aria-hidden="true" {
            @for round in 1..=ROUNDS {
                @let citizen: Citizen = fed_type(round);
                li class={ (signs::class_of_type(citizen)) @if round < table.round { " past" } @else if round == table.round { " now" } } {
                    span { @for token in tokens_of(table, round) { (signs::sign(token)) } }
                    @if round == table.round { b { (round) } } @else if round > table.round { (scene.get(&format!("fro-letter-{citizen}"))) }
                }
            }
        }
    }
}

/// The signs of everything that a day brings: storm, development, scenario.
fn tokens_of(table: &Frostpunk, round: u8) -> Vec<&'static str> {
    let tokens = [
        (table.storm == Some(round), "storm"),
        (table.development.is_some_and(|(_, due)| due == round), "gear"),
        (table.activation.iter().any(|token| token.round == round), "star"),
    ];
    tokens.into_iter().filter(|(is_there, _)| *is_there).map(|(_, sign)| sign).collect()
}

/// Where so many tokens lie beside the number of a day.
fn places_for(count: usize) -> &'static [(f64, f64)] {
    match count {
        0 | 1 => &[(32.0, 0.0)],
        _ => &[(25.0, -9.5), (25.0, 9.5), (40.5, 0.0)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use frostpunk::{ActivationToken, Nth, ScenarioCard, Technology};

    #[test]
    fn a_storm_hides_nothing_else_that_a_day_brings() {
        let mut table = Frostpunk::new(&Frostpunk::options(1)).expect("options that can be played");
        table.storm = Some(9);
        table.development = Some((Technology::ALL[0], 9));
        table.activation.clear();
        table.activation.push(ActivationToken { card: ScenarioCard::I04, nth: Nth::N1, round: 9 });
        let tokens = tokens_of(&table, 9);
        assert_eq!(tokens, ["storm", "gear", "star"]);
        assert_eq!(places_for(tokens.len()).len(), tokens.len());
        assert_eq!(tokens_of(&table, 8), [""; 0]);
    }
}

//! The tale of a finished game: where the winner built, who holds what, the busiest zone.

use antarctica::{Antarctica, Event, Zone};
use maud::{Markup, html};
use table::{Match, Seat};

use super::board::{angle_in, building_spaces};
use super::{building_name, standing, zone_number};
use crate::drawing::{Point, arcs};
use crate::{Highlight, Scene, Words};

/// From building to building in the order in which a seat has put them up.
pub(super) fn way(game: &Match<Antarctica>, seat: Seat) -> Markup {
    let content = game.options().content.get();
    let place = |event: &Event| match *event {
        Event::Built { seat: who, building, zone, .. } if who == seat => {
            let mut spaces = building_spaces(angle_in(content, zone));
            spaces.find(|(space, _)| *space == building).map(|(_, at)| at)
        }
        _ => None,
    };
    let places: Vec<Point> =
        game.full_log().iter().filter_map(|entry| place(&entry.event)).collect();
    html! {
        path class="way-line" d=(arcs(&places)) pathLength="1" {}
        @for (number, at) in (1..).zip(&places) {
            g class="way-token" transform=(at.plus(Point::new(13.0, -13.0)).translate()) {
                circle r="10" {}
                text y="4.6" { (number) }
            }
        }
    }
}

/// Who holds which zone and track.
pub(super) fn majorities(scene: &Scene<'_, Antarctica>) -> Markup {
    html! {
        h2 { (scene.get("ant-majorities")) }
        div class="reveal standing" tabindex="0" role="region" aria-label=(scene.get("ant-majorities")) { (standing::tables(scene)) }
    }
}

/// The zone with the most buildings, at the moment its last one was put up.
pub(super) fn busiest_zone(words: &Words, game: &Match<Antarctica>) -> Option<Highlight> {
    let built = |zone: Zone| {
        game.full_log().iter().filter(
            move |entry| matches!(entry.event, Event::Built { zone: there, .. } if there == zone),
        )
    };
    let zone = Zone::ALL.into_iter().max_by_key(|zone| built(*zone).count())?;
    let last = built(zone).next_back()?;
    let Event::Built { building, .. } = last.event else { return None };
    let number = zone_number(zone);
    let text = [
        ("count", built(zone).count().into()),
        ("building", building_name(words, building).into()),
    ];
    Some(Highlight {
        title: words.get("ant-highlight-zone"),
        number: words.say("ant-zone", &[("zone", number.into())]),
        text: words.say("ant-highlight-zone-text", &text),
        step: last.step + 1,
    })
}

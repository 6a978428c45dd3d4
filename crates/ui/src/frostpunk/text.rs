//! The table as text: what will kill us next, how the city stands, and all that can be done now as a
//! list of buttons, so that a whole game can be played from here.

use frostpunk::{
    Action, Card, Citizen, Field, Frostpunk, Good, Ground, Pawn, Position, ROUNDS, fed_type,
};
use maud::{Markup, html};

use super::answers::answer_id;
use super::decision_words::answer;
use super::outlook::{Outlook, Peril};
use super::plan::{asks_twice, done};
use super::{changes, desks, gauges, names, places, reckoning};
use crate::Scene;

/// The columns of the map.
pub(super) const COLUMNS: [&str; 3] = ["place", "zone", "what"];

pub(super) fn text_view(scene: &Scene<'_, Frostpunk>) -> Markup {
    let table = &*scene.view.table;
    let forecast = table.forecast();
    let now = Outlook { table, forecast: &forecast };
    html! {
        p { (gauges::nearest_end_sentence(scene, now)) }
        ul { @for peril in Peril::ALL { li { (gauges::sentence(scene, now, now, peril)) } } }
        p { (super::day_and_phase(scene)) " " (super::question(scene)) }
        h3 { (scene.get("fro-text-reckoning")) }
        ul { @for item in &forecast.items { li { (reckoning::sentence_with_kind(scene, item)) } } }
        h3 { (scene.get("fro-supplies")) }
        ul { @for good in Good::ALL { li { (names::goods(scene.words, good, table.goods[good])) } } }
        h3 { (scene.get("fro-people")) }
        ul { @for citizen in Citizen::ALL { li { (people(scene, now, citizen)) } } }
        h3 { (scene.get("fro-heat")) }
        p { (scene.say("fro-heat-says", &[("heat", table.heat.into()), ("cold", table.cold.into())])) " " (indicators(scene, table)) }
        h3 { (scene.get("fro-board")) }
        (map(scene, table))
        @for desk in desks::READ { section { h3 { (scene.get(&format!("fro-desk-{desk}"))) } (desks::desk(scene, desk)) } }
        p { (scene.say("fro-rounds-says", &[("round", table.round.into())])) " " (scene.say("fro-storm-says", &[("round", table.storm.map_or(0, i64::from).into())])) }
        ul { @for round in table.round..=ROUNDS { li { (day(scene, now, round)) } } }
        (actions(scene, now))
    }
}

fn people(scene: &Scene<'_, Frostpunk>, now: Outlook<'_>, citizen: Citizen) -> String {
    let table = now.table;
    let pawns = |pawn: &Pawn| {
        (table.pool[*pawn] > 0).then(|| names::pawns(scene.words, *pawn, table.pool[*pawn]))
    };
    let free: Vec<String> = citizen.pawns().iter().filter_map(pawns).collect();
    let says = scene.say(
        "fro-people-says",
        &[
            ("people", names::citizens(scene.words, citizen).into()),
            ("count", table.population[citizen].into()),
            ("sick", table.sick[citizen].into()),
            ("then", now.sick(citizen).into()),
        ],
    );
    let free = names::all_of(scene.words, &free);
    let free = scene.say("fro-text-free", &[("pawns", free.into())]);
    let side = table.grave[citizen].then(|| scene.get("fro-text-grave"));
    [Some(says), side, Some(free)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// From which heat on the ground is warm, and whether it is.
fn indicators(scene: &Scene<'_, Frostpunk>, table: &Frostpunk) -> String {
    let [tile, near, far] =
        table.warm_zones().map(|is_warm| scene.get(if is_warm { "fro-warm" } else { "fro-cold" }));
    let [red, orange, yellow] = table.indicators;
    scene.say(
        "fro-text-indicators",
        &[
            ("red", red.into()),
            ("tile", tile.into()),
            ("orange", orange.into()),
            ("near", near.into()),
            ("yellow", yellow.into()),
            ("far", far.into()),
        ],
    )
}

/// A day of the round track: who eats, and what it brings.
fn day(scene: &Scene<'_, Frostpunk>, now: Outlook<'_>, round: u8) -> String {
    let (table, words) = (now.table, scene.words);
    let who = names::citizens(words, fed_type(round));
    let eats = scene.say("fro-text-day", &[("round", round.into()), ("who", who.into())]);
    let storm = (table.storm == Some(round)).then(|| words.get("fro-cast-storm"));
    let due = table.development.filter(|(_, due)| *due == round).map(|(technology, _)| {
        let technology = names::technology(words, technology);
        words.say("fro-cast-technology", &[("technology", technology.into())])
    });
    let met = table.activation.iter().filter(|token| token.round == round).map(|token| {
        let card = names::card(words, Card::Scenario(token.card));
        words.say("fro-cast-activation", &[("card", card.into())])
    });
    let parts = std::iter::once(eats).chain(storm).chain(due).chain(met);
    parts.collect::<Vec<_>>().join(" ")
}

/// The map tile by tile.
fn map(scene: &Scene<'_, Frostpunk>, table: &Frostpunk) -> Markup {
    let petals = Field::ALL.into_iter().filter(|field| field.position().is_none());
    let tiles = Position::ALL
        .into_iter()
        .filter(|position| matches!(table.ground[*position], Ground::Tile(_)));
    html! {
        div class="scroll" tabindex="0" {
            table class="frost-table" {
                thead { tr { @for key in COLUMNS { th scope="col" { (scene.get(&format!("fro-text-{key}"))) } } } }
                tbody {
                    @for field in petals { (map_row(scene, table, field)) }
                    @for position in tiles { @for field in position.fields() { (map_row(scene, table, field)) } }
                    @for position in Position::ALL {
                        @let rock = match table.ground[position] { Ground::Ridge => Some("fro-field-ridge"), Ground::Wreck => Some("fro-field-wreck"), _ => None };
                        @if let Some(rock) = rock { tr { th scope="row" { (position) } td {} td { (scene.get(rock)) } } }
                    }
                }
            }
        }
    }
}

fn map_row(scene: &Scene<'_, Frostpunk>, table: &Frostpunk, field: Field) -> Markup {
    let state = &table.fields[field];
    let pawns = state.pawns.iter().flatten().map(|pawn| names::pawn(scene.words, *pawn));
    let what = state.building.map(|kind| {
        let heated = if table.is_heated(field) { "fro-text-heated" } else { "fro-text-unheated" };
        let upgraded = if state.is_upgraded { " +" } else { "" };
        let level = names::name(scene.words, "level", table.level(field).name());
        let kind = names::building(scene.words, kind);
        format!("{kind}{upgraded} ({level}, {})", scene.get(heated))
    });
    let goods = state.good.map(|good| names::pieces(scene.words, good, state.count));
    let rubble = state.has_rubble.then(|| scene.get("fro-field-rubble"));
    let on_tile = |is_there: bool, key: &str| is_there.then(|| scene.get(key));
    // What lies on a tile as a whole is told with its first field.
    let first = field.position().filter(|position| position.fields()[0] == field);
    let signs = first.into_iter().flat_map(|position| {
        [
            on_tile(table.hubs.contains(position), "fro-building-heat-hub"),
            on_tile(table.discharge.contains(position), "fro-field-discharge"),
            on_tile(table.knowledge.contains(position), "fro-field-knowledge"),
        ]
    });
    let all: Vec<String> =
        what.into_iter().chain(goods).chain(rubble).chain(signs.flatten()).chain(pawns).collect();
    html! {
        tr {
            th scope="row" { (names::field(scene.words, field)) }
            td { (scene.get(if table.is_zone_warm(field) { "fro-warm" } else { "fro-cold" })) }
            td { (all.join(", ")) }
        }
    }
}

/// Everything that can be done now, each with all it will do.
fn actions(scene: &Scene<'_, Frostpunk>, now: Outlook<'_>) -> Markup {
    if scene.deciding().is_none() {
        return html! {};
    }
    html! {
        h3 { (scene.get("fro-text-actions")) }
        ul class="text-actions" {
            @for action in places::legal(scene) {
                @let after = done(&scene.view.table, scene.hand, &[action]);
                @let end = after.as_ref().and_then(|(after, _)| asks_twice(scene, after));
                li {
                    button type="button" id=(answer_id("text", action)) class="button" data-act=(action) data-confirm=[end.or_else(|| scene.confirm(action))] { (answer(scene.words, scene.view, action)) }
                    " " (heat(scene, action))
                    @match after {
                        Some((after, events)) => {
                            @let forecast = after.forecast();
                            (changes::sentence(&changes::changes(scene, now, Outlook { table: &after, forecast: &forecast }, &events)))
                        }
                        // A place that nobody has explored is not looked into (FRO-EXP-15).
                        None => (scene.get("fro-text-unread")),
                    }
                }
            }
        }
    }
}

/// Warm or cold, said first.
fn heat(scene: &Scene<'_, Frostpunk>, action: Action) -> String {
    let is_work = matches!(action, Action::Gather(..) | Action::Use(..) | Action::Clear(_));
    match is_work {
        true if scene.view.table.is_cold(action, None) => format!("{}. ", scene.get("fro-cold")),
        true => format!("{}. ", scene.get("fro-warm")),
        false => String::new(),
    }
}

//! The desks: everything that is not always in sight, grouped as the responsibility sheets group it.

use frostpunk::{
    Advisor, Building, Card, Citizen, CitizenCard, Counter, Deck, Family, Frostpunk, Law,
    MOST_LAWS, Route, Rubble, WeatherCard,
};
use maud::{Markup, html};
use table::Seat;

use super::answers::{laws_used, price};
use super::card_text::{listed, parts};
use super::card_words::Reader;
use super::ladder::ladder;
use super::option_words::{about_scenario, about_society};
use super::outlook::{Outlook, per_cent};
use super::{goal, guide, names, reckoning, signs, trip};
use crate::{Area, Scene};

/// The desks of the four responsibility sheets, then those that are everybody's. FRO-SETUP-28.
const DESKS: [&str; 7] = ["generator", "health", "mood", "works", "outside", "story", "hands"];

/// The order in which they are read from the table as text.
pub(super) const READ: [&str; 7] =
    ["health", "generator", "works", "mood", "outside", "story", "hands"];

/// The columns of the table of the sick.
pub(super) const HEALTH: [&str; 4] = ["count", "ill", "tomorrow", "exhausted"];

/// The names of the desks, for the test of the words.
pub(super) fn keys() -> impl Iterator<Item = String> {
    DESKS.into_iter().map(|desk| format!("fro-desk-{desk}"))
}

/// All desks; the one of the viewer's own sheet stands first.
pub(super) fn desks(scene: &Scene<'_, Frostpunk>) -> impl Iterator<Item = Area> {
    let own = scene.own_seat().and_then(|seat| scene.view.advisors[seat.index()]);
    let first = own.map_or(0, Advisor::index);
    let mut order = DESKS;
    order[..=first].rotate_right(1);
    let desk = |id: &'static str| {
        let name = scene.get(&format!("fro-desk-{id}"));
        Area::desk(id, name).noted(signs::sign(sign_of(id)), note(scene, id))
    };
    order.into_iter().map(desk).chain([Area::desk("guide", scene.get("fro-guide"))])
}

const fn sign_of(desk: &str) -> &'static str {
    match desk.as_bytes() {
        b"generator" => "furnace",
        b"health" => "sick",
        b"mood" => "law",
        b"works" => "hammer",
        b"outside" => "sledge",
        b"story" => "book",
        _ => "cards",
    }
}

/// The most important of what lies on a desk, in at most fourteen letters.
fn note(scene: &Scene<'_, Frostpunk>, desk: &str) -> String {
    let (view, table) = (scene.view, &scene.view.table);
    let counted = |key: &str, count: u8| scene.say(key, &[("count", count.into())]);
    let of = |key: &str, count: usize, all: usize| {
        scene.say(key, &[("count", count.into()), ("of", all.into())])
    };
    match desk {
        "generator" => counted("fro-note-cubes", table.heat.saturating_sub(1)),
        "health" => counted("fro-note-ill", table.sick.iter().sum()),
        "mood" => of("fro-note-laws", view.laws.len(), MOST_LAWS as usize),
        "works" => match view.development {
            Some((_, round)) => scene.say("fro-note-research", &[("round", round.into())]),
            None => scene.get("fro-note-no-research"),
        },
        "outside" => match Route::ALL.into_iter().filter_map(|it| table.spaces_left(it)).min() {
            Some(0) => scene.get("fro-trip-there"),
            Some(left) => counted("fro-note-spaces", left),
            None => scene.get("fro-note-nobody-out"),
        },
        "story" => {
            let [met, all] = goal::progress(scene);
            of("fro-note-goal", met, all)
        }
        _ => counted("fro-note-cards", view.hands.iter().map(Vec::len).sum::<usize>() as u8),
    }
}

/// What lies on one of them.
pub(super) fn desk(scene: &Scene<'_, Frostpunk>, id: &str) -> Markup {
    let table = &*scene.view.table;
    let content = match id {
        "generator" => generator(scene),
        "health" => health(scene, Outlook { table, forecast: &table.forecast() }),
        "mood" => mood(scene),
        "works" => works(scene),
        "outside" => outside(scene),
        "story" => story(scene),
        "hands" => hands(scene),
        "guide" => guide::guide(scene.words),
        _ => return html! {},
    };
    html! { div class="frost-desk" { (content) } }
}

fn reader<'a>(scene: &'a Scene<'_, Frostpunk>) -> Reader<'a> {
    Reader { words: scene.words, content: scene.view.table.content() }
}

/// Fuel, tower, weather.
fn generator(scene: &Scene<'_, Frostpunk>) -> Markup {
    let table = &scene.view.table;
    let chance = per_cent(table.breakdown_weight(), frostpunk::tower::TOTAL);
    html! {
        (ladder(scene, &table.heat_ladder(), None))
        p {
            (scene.say("fro-tower-says", &[
                ("overload", table.overload.into()),
                ("track", table.content().board.overload_track.into()),
                ("inside", table.inside.into()),
                ("chance", chance.into()),
            ]))
            @if table.is_overheated { " " strong { (scene.get("fro-overheated")) } }
        }
        @if let Some(card) = table.weather { p { b { (scene.get("fro-weather-today")) } " " (listed(scene.words, &reader(scene).weather(card))) } }
        details {
            summary { (scene.say("fro-weather-left", &[("count", table.weather_deck.len().into())])) }
            (weather(scene, &scene.view.weather_deck))
        }
        @if !scene.view.weather_discard.is_empty() {
            details { summary { (scene.get("fro-weather-gone")) } (weather(scene, &scene.view.weather_discard)) }
        }
    }
}

/// Weather cards with what each of them does.
fn weather(scene: &Scene<'_, Frostpunk>, cards: &[WeatherCard]) -> Markup {
    html! {
        ul class="frost-list" {
            @for card in cards {
                li { (signs::sign("weather")) span { (names::name(scene.words, "weather", card.name())) } (listed(scene.words, &reader(scene).weather(*card))) }
            }
        }
    }
}

/// Sickness, beds, deaths.
fn health(scene: &Scene<'_, Frostpunk>, now: Outlook<'_>) -> Markup {
    let table = &scene.view.table;
    let (anybody, children) = table.beds();
    html! {
        p { (scene.say("fro-beds-says", &[("count", anybody.into()), ("children", children.into()), ("missing", now.in_the_cold().into())])) }
        table class="frost-table" {
            thead { tr { td {} @for key in HEALTH { th scope="col" { (scene.get(&format!("fro-health-{key}"))) } } } }
            tbody {
                @for citizen in Citizen::ALL {
                    tr {
                        th scope="row" { (names::citizens(scene.words, citizen)) }
                        td { (table.population[citizen]) }
                        td { (table.sick[citizen]) @if table.grave[citizen] { " " (signs::sign("skull")) span class="unseen" { (scene.get("fro-grave")) } } }
                        td { (now.sick(citizen)) @if now.dying()[citizen] > 0 { " †" (now.dying()[citizen]) } }
                        td { (table.exhausted[citizen]) }
                    }
                }
            }
        }
        p { (scene.say("fro-deaths-says", &[("count", table.deaths.into()), ("track", table.content().board.death_track.into())])) }
        (reckoning::list(scene, now))
    }
}

/// Tokens, laws, the dusk deck.
fn mood(scene: &Scene<'_, Frostpunk>) -> Markup {
    let view = scene.view;
    let table = &view.table;
    let tokens = |family: Family| {
        html! {
            @for token in family.tokens() {
                li {
                    (signs::sign(signs::of_token(token))) span { (names::token(scene.words, token)) }
                    " " (scene.say("fro-token-says", &[("active", table.active_tokens[token].into()), ("spent", table.spent_tokens[token].into()), ("bag", table.in_bag(token).into())]))
                }
            }
        }
    };
    html! {
        ul class="frost-list" { (tokens(Family::Hope)) (tokens(Family::Discontent)) }
        @if !view.laws.is_empty() { h2 { (laws_used(scene)) } (laws(scene, &view.laws)) }
        h2 { (scene.get("fro-laws-open")) }
        (laws(scene, &view.future_laws))
        h2 { (scene.say("fro-dusk-deck", &[("count", table.dusk_size().into())])) }
        ul class="frost-list" {
            @for card in &view.dusk_known { li { (signs::sign("dusk")) span { (names::card(scene.words, Card::Dusk(*card))) } } }
            @for origin in &view.dusk_unread { li { (signs::sign("unknown")) span { (scene.say("fro-cast-unread", &[("card", names::card(scene.words, *origin).into())])) } } }
            @for law in &view.dusk_open { li { (signs::sign("unknown")) span { (scene.say("fro-cast-consequence", &[("law", names::law(scene.words, *law).into())])) } } }
        }
        @if let Some(card) = view.next_consultation { p { (scene.say("fro-next-consultation", &[("what", names::card(scene.words, Card::Dusk(card)).into())])) } }
    }
}

fn laws(scene: &Scene<'_, Frostpunk>, laws: &[Law]) -> Markup {
    html! {
        ul class="frost-list" {
            @for law in laws {
                @let is_used = scene.view.used_laws.contains(law);
                li { details { summary { (signs::sign("law")) (names::law(scene.words, *law)) @if is_used { (used(scene)) } } (parts(scene.words, &reader(scene).law(*law))) } }
            }
        }
    }
}

/// Says that an ability is used up for today.
fn used(scene: &Scene<'_, Frostpunk>) -> Markup {
    html! { " " small class="frost-used" { (signs::sign("check")) (scene.get("fro-used-today")) } }
}

/// Buildings to build, upgrades, technology.
fn works(scene: &Scene<'_, Frostpunk>) -> Markup {
    let view = scene.view;
    let table = &view.table;
    let content = table.content();
    let can_be_built = |(kind, left): &&(Building, u8)| {
        let info = &content.buildings[*kind];
        *left > 0 && info.cost.is_some() && table.is_unlocked(*kind)
    };
    html! {
        ul class="frost-list frost-buildings" {
            @for (kind, left) in view.supply.iter().filter(can_be_built) {
                li {
                    details {
                        summary { (signs::sign(&signs::of_building(*kind))) span { (names::building(scene.words, *kind)) } " " (price(scene, *kind)) small { "× " (left) } }
                        (parts(scene.words, &reader(scene).building(*kind)))
                    }
                }
            }
        }
        h2 { (scene.get("fro-technologies")) }
        ul class="frost-list" {
            @for technology in &view.technologies {
                @let is_done = view.active_technologies.contains(technology);
                @let due = view.development.filter(|(other, _)| other == technology);
                li {
                    details {
                        summary {
                            (signs::sign(if is_done { "check" } else { "technology" })) span { (names::technology(scene.words, *technology)) }
                            @if let Some((_, round)) = due { small { (scene.say("fro-technology-due", &[("round", round.into())])) } }
                        }
                        (parts(scene.words, &reader(scene).technology(*technology)))
                    }
                }
            }
        }
    }
}

/// The three routes, tops of the decks, the weather.
fn outside(scene: &Scene<'_, Frostpunk>) -> Markup {
    let view = scene.view;
    html! {
        ul class="frost-list" {
            @for route in Route::ALL {
                li { (trip::route(scene, route)) }
            }
        }
        p class="help" { (trip::pace(scene)) }
        h2 { (scene.get("fro-deck-tops")) }
        ul class="frost-list" {
            @for deck in Deck::ALL {
                @if let Some(card) = view.tops[deck] {
                    li {
                        b { (deck.name().to_uppercase()) } span { (names::card(scene.words, Card::Expedition(card))) }
                        (parts(scene.words, &reader(scene).front(card)))
                    }
                }
            }
        }
    }
}

/// Scenario cards, counters, the event area.
fn story(scene: &Scene<'_, Frostpunk>) -> Markup {
    let view = scene.view;
    let table = &view.table;
    let counters = Counter::ALL.into_iter().filter(|counter| view.counters[*counter] > 0);
    html! {
        @let [goal, special] = about_scenario(scene.words, table.content(), view.options.scenario);
        p { b { (names::name(scene.words, "scenario", view.options.scenario.name())) } " " (goal) " " (special) }
        (goal::checklist(scene))
        p {
            b { (names::name(scene.words, "society", view.options.society.name())) } " "
            (about_society(scene.words, table.content(), view.options.society, view.options.difficulty))
        }
        @if table.fields.iter().any(|field| field.has_rubble) {
            details {
                summary { (signs::sign("rubble")) (scene.get("fro-under-rubble")) }
                @for rubble in Rubble::ALL { (listed(scene.words, &reader(scene).rubble(rubble))) }
            }
        }
        ul class="frost-list" {
            @for counter in counters { li { (names::counter(scene.words, counter)) " " b { (view.counters[counter]) } } }
            @for card in &view.scenario_cards { li { (card_details(scene, Card::Scenario(*card), "star")) } }
        }
        h2 { (scene.get("fro-events")) }
        ul class="frost-list" {
            @for event in &view.events {
                li {
                    (card_details(scene, event.card, "cards"))
                    @if event.timer > 0 { (signs::sign("timer")) (event.timer) " " }
                    @if event.goods > 0 { (scene.say("fro-event-goods", &[("count", event.goods.into())])) }
                    @if view.uses.iter().any(|slot| slot.card == event.card) { (used(scene)) }
                }
            }
            @if view.events.is_empty() { li { (names::all_of(scene.words, &[])) } }
        }
        p class="help" { (scene.say("fro-storm-says", &[("round", table.storm.map_or(0, i64::from).into())])) }
    }
}

fn card_details(scene: &Scene<'_, Frostpunk>, card: Card, sign: &str) -> Markup {
    html! {
        details { summary { (signs::sign(sign)) (names::card(scene.words, card)) } (parts(scene.words, &reader(scene).card(card))) }
    }
}

/// All hands: nobody has secrets from a partner.
fn hands(scene: &Scene<'_, Frostpunk>) -> Markup {
    let view = scene.view;
    html! {
        @for (index, hand) in view.hands.iter().enumerate() {
            @let seat = Seat::new(index as u8);
            h2 {
                (scene.names.of(seat)) @if let Some(advisor) = view.advisors[index] { small { " · " (names::name(scene.words, "advisor", advisor.name())) } }
                small { " · " (scene.get(if view.table.has_played.contains(seat) { "fro-card-played" } else { "fro-card-open" })) }
            }
            ul class="frost-list" { @for card in hand { li { (citizen_details(scene, *card)) } } }
        }
        @if !view.in_front.is_empty() {
            h2 { (scene.get("fro-in-front")) }
            ul class="frost-list" { @for card in &view.in_front { li { (names::citizen_card(scene.words, *card)) } } }
        }
    }
}

fn citizen_details(scene: &Scene<'_, Frostpunk>, card: CitizenCard) -> Markup {
    let citizen = scene.view.table.content().citizen(card).citizen;
    html! {
        details { summary { (signs::sign(citizen.name())) (names::citizen_card(scene.words, card)) } (parts(scene.words, &reader(scene).citizen(card))) }
    }
}

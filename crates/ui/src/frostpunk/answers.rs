//! The answers to a question, each with what it costs and does.

use frostpunk::{Action, Building, Card, Frame, Frostpunk, Good, MOST_LAWS, Nth, View};
use maud::{Markup, html};

use super::card_text::{listed, option, parts};
use super::card_words::Reader;
use super::decision_words::{self, top};
use super::dock::answer_target;
use super::op_words::{lines, running};
use super::outlook::Outlook;
use super::plan::{Plan, done, written};
use super::{beds, changes, ladder, names, proposals, signs, trip};
use crate::{Offered, Scene};

/// More answers than this are shown without what each of them changes.
const COMPARED: usize = 14;

/// So many answers to what an option asks next stand below it.
const FOLLOWED: usize = 4;

/// All answers to the question on top.
pub(super) fn answers(scene: &Scene<'_, Frostpunk>, now: Outlook<'_>) -> Markup {
    let table = &scene.view.table;
    let Some(frame) = table.questions.top() else { return html! {} };
    if frame == Frame::Fuel {
        return ladder::ladder(scene, &table.heat_ladder(), Some("answer"));
    }
    // What is not possible says why if it is a choice among a few; the board says it of places.
    // Buildings that cannot be built in this match are none of them.
    let is_there = |action: Action| match action {
        Action::Build(kind) => table.is_unlocked(kind),
        _ => true,
    };
    let is_shown = |offered: &&Offered<Action>| {
        offered.refusal.is_none() || (!is_plain(offered.action) && is_there(offered.action))
    };
    let mut offered: Vec<Action> =
        scene.choices.iter().filter(is_shown).map(|offered| offered.action).collect();
    if frame == Frame::Beds {
        offered.sort_by_key(|action| beds::cost(table, *action));
    }
    html! {
        (about(scene, frame))
        ul id="answers" class="frost-answers" {
            @for (index, action) in offered.into_iter().enumerate() {
                li {
                    (answer(scene, frame, action, now, key_of(index)))
                    (follow_ups(scene, frame, action))
                }
            }
        }
    }
}

/// The few answers to what an option asks next, each as the option with it.
fn follow_ups(scene: &Scene<'_, Frostpunk>, frame: Frame, action: Action) -> Markup {
    let is_option = matches!(frame, Frame::EventOption { .. } | Frame::Explored { .. });
    let plan = Plan::of(&scene.view.table, scene.hand, &[action])
        .filter(|_| is_option && !scene.is_lesson);
    let Some(open) = plan.as_ref().and_then(|plan| plan.open.as_ref()) else { return html! {} };
    let is_short = matches!(open.frame, Frame::Times { .. })
        && !proposals::is_proposed(open.frame)
        && open.answers.len() <= FOLLOWED;
    html! {
        @if is_short {
            div class="frost-and-then" {
                @for next in &open.answers {
                    button type="button" id=(answer_id("follow", *next) + "-" + &answer_id("of", action)) class="button frost-place" data-draft=(written(&[action, *next])) {
                        (scene.label(*next))
                    }
                }
            }
        }
    }
}

/// What a question is about: the card that asks.
fn about(scene: &Scene<'_, Frostpunk>, frame: Frame) -> Markup {
    let (card, route) = match frame {
        Frame::EventOption { card } => (card, None),
        Frame::Explored { route } | Frame::Goal { route, .. } => {
            let Some(top) = top(scene.view, route.index()) else { return html! {} };
            (Card::Expedition(top.card), Some(route))
        }
        Frame::Enact { .. } => {
            return html! { p class="help" { (laws_used(scene)) ". " (listed(scene.words, &reader(scene).any_law())) } };
        }
        Frame::Mobilise => return listed(scene.words, &reader(scene).mobilisation()),
        _ => return html! {},
    };
    html! {
        div class="frost-asks" {
            // The question names an event.
            h2 class=[route.is_none().then_some("frost-named")] { (names::card(scene.words, card)) }
            @if let Some(story) = scene.words.find(&format!("{}.text", names::key("card", card.name())), &[]) { p class="told" { (story) } }
            @match (frame, card) {
                // What nobody has explored is not told.
                (Frame::Goal { .. }, Card::Expedition(card)) => (parts(scene.words, &reader(scene).front(card))),
                _ => (parts(scene.words, &reader(scene).card(card))),
            }
            @if let Some(route) = route { (trip::carried(scene, route)) }
        }
    }
}

/// An answer: what it is, what it needs and does, what it changes at once.
fn answer(
    scene: &Scene<'_, Frostpunk>,
    frame: Frame,
    action: Action,
    now: Outlook<'_>,
    key: Option<&str>,
) -> Markup {
    let target = answer_target(scene, frame, action);
    let is_compared = scene.choices.len() <= COMPARED && target.why.is_none();
    let after = is_compared.then(|| done(&scene.view.table, scene.hand, &[action])).flatten();
    let then = after.as_ref().map(|(after, events)| (after, after.forecast(), events));
    let content = html! {
        (face(scene, scene.view, action))
        @if let Some((after, forecast, events)) = &then {
            (changes::chips(&changes::changes(scene, now, Outlook { table: after, forecast }, events)))
        }
        @if let Some(reason) = &target.reason { span class="frost-why" { (reason) } }
    };
    let class = if is_plain(action) { "frost-answer plain" } else { "frost-answer" };
    scene.button(&target, &answer_id("answer", action), class, key, &content)
}

/// The first nine answers have keys.
fn key_of(index: usize) -> Option<&'static str> {
    ["1", "2", "3", "4", "5", "6", "7", "8", "9"].get(index).copied()
}

/// The id of an answer's button.
pub(super) fn answer_id(kind: &str, action: Action) -> String {
    format!("{kind}-{}", action.to_string().replace([' ', '.', '/'], "-"))
}

/// Whether an answer says everything with its name.
const fn is_plain(action: Action) -> bool {
    !matches!(
        action,
        Action::Option(_)
            | Action::Enact(_)
            | Action::Research(_)
            | Action::Advise(_)
            | Action::Take(_)
            | Action::Discard(_)
            | Action::Give(_)
            | Action::Play(_)
            | Action::Ability(_)
            | Action::Build(_)
            | Action::Pass
            | Action::Explore
    )
}

fn reader<'a>(scene: &'a Scene<'_, Frostpunk>) -> Reader<'a> {
    Reader { words: scene.words, content: scene.view.table.content() }
}

/// An answer in words, with the text of the card that it names.
pub(super) fn face(scene: &Scene<'_, Frostpunk>, view: &View, action: Action) -> Markup {
    let reader = reader(scene);
    let words = scene.words;
    let frame = view.questions.last().copied();
    let titled = |sign: &str, title: String, text: Markup| {
        html! { span class="frost-answer-name" { (signs::sign(sign)) strong { (title) } } (text) }
    };
    match (frame, action) {
        (Some(Frame::EventOption { .. } | Frame::Explored { .. }), Action::Option(number)) => {
            html! {
                strong { (decision_words::answer(words, view, action)) }
                (about_option(scene, view, number))
                (trip::ahead(scene, view, action))
            }
        }
        (Some(Frame::Choose { .. }), Action::Option(number)) => about_option(scene, view, number),
        (_, Action::Enact(law)) => html! {
            span class="frost-answer-name" {
                (signs::sign("law")) strong { (names::law(words, law)) }
                @if let Some(rival) = law.rival() { small { (scene.say("fro-law-or", &[("law", names::law(words, rival).into())])) } }
            }
            (parts(words, &reader.law_itself(law)))
        },
        (_, Action::Ability(law)) => {
            // What it did when it was signed is over.
            let ability = reader.law_itself(law).pop();
            titled("law", names::law(words, law), parts(words, ability.as_slice()))
        }
        (_, Action::Research(technology)) => titled(
            "technology",
            names::technology(words, technology),
            parts(words, &reader.technology(technology)),
        ),
        (_, Action::Advise(advisor) | Action::Take(advisor)) => titled(
            "advisor",
            names::name(words, "advisor", advisor.name()),
            listed(words, &reader.advisor(advisor)),
        ),
        (_, Action::Discard(card) | Action::Give(card) | Action::Play(card)) => {
            let shown = reader.citizen(card);
            let part = match (frame, action) {
                (Some(Frame::AskHand { citizen, .. }), Action::Give(_)) => {
                    shown.get(2 + citizen.index())
                }
                (_, Action::Discard(_)) => shown.first(),
                _ => shown.get(1),
            };
            let text = parts(words, part.map(std::slice::from_ref).unwrap_or_default());
            titled(
                reader.content.citizen(card).citizen.name(),
                names::citizen_card(words, card),
                text,
            )
        }
        (_, Action::Build(kind)) => titled(
            &signs::of_building(kind),
            names::building(words, kind),
            html! {
                (price(scene, kind))
                span class="frost-yield" { (running(&reader.yields(kind))) }
            },
        ),
        (_, Action::Name(citizen)) => {
            titled(citizen.name(), decision_words::answer(words, view, action), html! {})
        }
        (
            _,
            Action::Activate(token)
            | Action::Spend(token)
            | Action::Remove(token)
            | Action::RemoveActive(token),
        ) => titled(signs::of_token(token), decision_words::answer(words, view, action), html! {}),
        (Some(Frame::Goal { .. }), Action::Pass | Action::Explore) => html! {
            strong { (decision_words::answer(words, view, action)) }
            (trip::ahead(scene, view, action))
        },
        _ => html! { strong { (decision_words::answer(words, view, action)) } },
    }
}

/// How many laws are in force, of those that may be.
pub(super) fn laws_used(scene: &Scene<'_, Frostpunk>) -> String {
    let count = scene.view.laws.len();
    scene.say("fro-laws-used", &[("count", count.into()), ("most", MOST_LAWS.into())])
}

/// What an option needs, costs and does.
pub(super) fn about_option(scene: &Scene<'_, Frostpunk>, view: &View, number: Nth) -> Markup {
    let (reader, words) = (reader(scene), scene.words);
    let card = match view.questions.last() {
        Some(Frame::EventOption { card }) => Some(*card),
        Some(Frame::Explored { route }) => {
            top(view, route.index()).map(|top| Card::Expedition(top.card))
        }
        Some(Frame::Choose { span, .. }) => {
            let branch = reader.content.branches[usize::from(span.first) + number.index()];
            return listed(words, &lines(words, reader.content, branch));
        }
        _ => None,
    };
    let options = card.map(|card| reader.options(card)).unwrap_or_default();
    option(words, options.get(number.index()))
}

/// What a building costs, as goods.
pub(super) fn price(scene: &Scene<'_, Frostpunk>, kind: Building) -> Markup {
    let cost = scene.view.table.content().buildings[kind].cost;
    html! {
        @if let Some(cost) = cost {
            span class="frost-price" {
                @for good in Good::ALL {
                    @if cost.goods[good] > 0 { (cost.goods[good]) (signs::sign(signs::of_good(good))) span class="unseen" { (names::goods(scene.words, good, cost.goods[good])) } }
                }
            }
        }
    }
}

//! What is being put together: whether it is warm or cold, who goes, what it changes, what is asked
//! next, and the one button that does it.

use frostpunk::{Action, Building, Card, Citizen, Event, Few, Field, Frame, Frostpunk, Pawn};
use maud::{Markup, html};
use table::{Game, Seat, Seats, Turn};

use super::answers::{answer_id, face};
use super::card_text::{listed, parts};
use super::card_words::Reader;
use super::changes::Step;
use super::decision_words::{answer, deed, question};
use super::outlook::Outlook;
use super::places::{self, is_turn, pawn_of, place_name};
use super::plan::{Plan, asked, done, main_of, possible, written};
use super::{answers, changes, menu, names, proposals, signs, trip};
use crate::{Scene, owner};

pub(super) fn draft(
    scene: &Scene<'_, Frostpunk>,
    plan: &Plan,
    now: Outlook<'_>,
    then: Outlook<'_>,
) -> Markup {
    let changed = changes::changes(scene, now, then, &plan.events);
    let told = changes::told(scene, &plan.events);
    // Where coal warms nobody, what is asked next is nearer.
    let needs_coal = |main: Action| {
        matches!(main, Action::Gather(..) | Action::Use(..)) && plan.base().is_cold(main, None)
    };
    let needs_coal = plan.main().is_some_and(needs_coal);
    html! {
        div class="frost-draft" data-top {
            (head(scene, plan))
            div class="frost-about" { @if let Some(main) = signed(plan).or(plan.main()) { (about(scene, plan.base(), main)) } }
            div id="choices" class="frost-choices" {
                (who(scene, plan))
                @if needs_coal { (heat(scene, plan)) }
                (rungs(scene, plan))
                (proposals_of(scene, plan))
                (next(scene, plan))
                @if !needs_coal { (heat(scene, plan)) }
                (menu::and_then(scene, plan))
            }
            div class="frost-effects" aria-live="polite" {
                h3 { (scene.get("fro-changes")) }
                (changes::list(&changed))
                (changes::ruler(now, then))
                @for sentence in &told { p class="told" { (sentence) } }
                @if changed.is_empty() && told.is_empty() { p class="help" { (scene.get("fro-no-change")) } }
                @match plan.after.turn() {
                    Turn::Chance => p class="frost-then frost-sure-chance" { (scene.get("fro-then-chance")) },
                    Turn::Decide(_) if asked(&plan.after, scene.hand).is_none() => p class="frost-then" { (scene.get("fro-then-other")) },
                    _ => {}
                }
            }
        }
        (commit(scene, plan))
    }
}

/// What, where, and whether it is warm or cold.
fn head(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    let Some(main) = plan.main() else { return html! {} };
    let is_cold = is_cold(plan.base(), scene.hand, plan.turn());
    html! {
        div class="frost-draft-head" {
            (earlier(scene, plan))
            h2 { (sign_of(plan.base(), main)) span { (whose(scene, plan.base())) (what(scene, plan, main)) } }
            @if let Some(is_cold) = is_cold {
                p class={ "frost-verdict " (if is_cold { "cold" } else { "warm" }) } {
                    (signs::sign(if is_cold { "flake" } else { "flame" }))
                    b { (scene.get(if is_cold { "fro-cold" } else { "fro-warm" })) }
                    " " span { (if is_cold { in_the_cold(scene, plan) } else { scene.get("fro-warm-means") }) }
                }
            }
        }
    }
}

/// The sign of what a turn is about.
fn sign_of(table: &Frostpunk, main: Action) -> Markup {
    match main {
        Action::Use(_, field) => match table.fields[field].building {
            Some(kind) => signs::sign(&signs::of_building(kind)),
            None => html! {},
        },
        Action::Gather(_, field) => match table.fields[field].good {
            Some(good) => signs::sign(signs::of_piece(good)),
            None => signs::sign("rubble"),
        },
        _ => menu::sign_of(main).map_or_else(|| html! {}, signs::sign),
    }
}

/// What work in the cold does to whoever goes: their marker, and where its next step is.
fn in_the_cold(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> String {
    let Some(citizen) = plan.main().and_then(pawn_of).and_then(Pawn::citizen) else {
        return scene.get("fro-cold-automaton");
    };
    let sick = plan.base().sick[citizen];
    if !plan.events.contains(&Event::FellIll { citizen }) {
        return scene.get("fro-cold-means");
    }
    let mut args = vec![
        ("people", names::citizens(scene.words, citizen).into()),
        ("from", sick.into()),
        ("to", (sick + 1).into()),
    ];
    match changes::step_of(plan.base(), sick, sick + 1) {
        Step::Reached(_) => scene.say("fro-cold-step", &args),
        Step::Next(at) => {
            args.push(("at", at.into()));
            scene.say("fro-cold-next", &args)
        }
        Step::None => scene.get("fro-cold-means"),
    }
}

/// Who is asked at a table, where one screen decides for several.
pub(super) fn whose(scene: &Scene<'_, Frostpunk>, table: &Frostpunk) -> Markup {
    html! { @if let Some(seat) = partner(scene, table) { (owner::badge(seat)) " " span { (scene.names.of(seat)) ": " } } }
}

fn partner(scene: &Scene<'_, Frostpunk>, table: &Frostpunk) -> Option<Seat> {
    asked(table, scene.hand).filter(|_| scene.hand.len() > 1)
}

/// What the latest turn is about: a piece of work, an answer, or the whole of what is proposed.
fn what(scene: &Scene<'_, Frostpunk>, plan: &Plan, main: Action) -> String {
    match main {
        Action::Option(_) => answer(scene.words, scene.view, main),
        Action::Name(_) => spread(scene, plan.turn()),
        _ => deed(scene.words, plan.base(), main),
    }
}

/// Whom points help, counted.
fn spread(scene: &Scene<'_, Frostpunk>, points: &[Action]) -> String {
    let count = |citizen: Citizen| points.iter().filter(|it| **it == Action::Name(citizen)).count();
    let some = Citizen::ALL.into_iter().filter(|citizen| count(*citizen) > 0);
    let people = some.map(|it| names::people(scene.words, it.into(), count(it) as u8));
    names::all_of(scene.words, &people.collect::<Vec<_>>())
}

/// The turns before the latest one, each with whether it is warm or cold; a click leaves one out.
fn earlier(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    let mut first = 0;
    let turns: Vec<(&Frostpunk, &[Action], usize)> = plan
        .earlier_turns()
        .map(|(table, actions)| {
            let turn = (table, actions, first);
            first += actions.len();
            turn
        })
        .collect();
    html! {
        @if !turns.is_empty() {
            ol id="earlier" class="frost-earlier" aria-label=(scene.get("fro-earlier")) {
                @for (table, actions, first) in turns {
                    @let is_cold = is_cold(table, scene.hand, actions);
                    @let main = main_of(table, actions);
                    @let text = main.map(|main| deed(scene.words, table, main)).unwrap_or_default();
                    @let seat = partner(scene, table);
                    @let rest = [&plan.actions[..first], &plan.actions[first + actions.len()..]].concat();
                    @let is_possible = done(&scene.view.table, scene.hand, &rest).is_some();
                    li class=[is_cold.map(|is_cold| if is_cold { "cold" } else { "warm" })] {
                        @if let Some(is_cold) = is_cold {
                            (signs::sign(if is_cold { "flake" } else { "flame" }))
                            span class="unseen" { (scene.get(if is_cold { "fro-cold" } else { "fro-warm" })) ". " }
                        }
                        @if let Some(seat) = seat { (owner::badge(seat)) }
                        span class="unseen" { @if let Some(seat) = seat { (scene.names.of(seat)) ": " } (text) }
                        @if let Some(main) = main {
                            span aria-hidden="true" { @if let Some(pawn) = pawn_of(main) { (signs::pawn(pawn, "")) } span class="frost-what" { (menu::what(scene, table, main)) } }
                        }
                        @if is_possible {
                            button type="button" id={ "leave-out-" (first) } class="button icon" data-draft=(written(&rest))
                                aria-label=(scene.say("fro-leave-out", &[("deed", text.into())])) { "×" }
                        }
                    }
                }
            }
        }
    }
}

/// Whether the work of a turn is done in the cold; `None` where it is no work on a field or in snow.
pub(super) fn is_cold(table: &Frostpunk, hand: Seats, turn: &[Action]) -> Option<bool> {
    let is_work = |action: &&Action| {
        matches!(action, Action::Gather(..) | Action::Use(..) | Action::Clear(_))
    };
    let work = turn.iter().position(|action| is_work(&action))?;
    let card = turn.iter().find_map(|action| match action {
        Action::Play(card) => Some(*card),
        _ => None,
    });
    let (prepared, _) = done(table, hand, &turn[..work])?;
    Some(prepared.is_cold(turn[work], card))
}

/// The law that is signed, or what is researched, with the work of the latest turn.
fn signed(plan: &Plan) -> Option<Action> {
    let is_it = |action: &&Action| matches!(action, Action::Enact(_) | Action::Research(_));
    plan.turn().iter().find(is_it).copied()
}

/// The text of what the main action is about: a building, a card, an option.
fn about(scene: &Scene<'_, Frostpunk>, table: &Frostpunk, main: Action) -> Markup {
    let reader = Reader { words: scene.words, content: table.content() };
    match main {
        Action::Use(_, field) => match table.fields[field].building {
            Some(kind) => {
                let side = usize::from(table.fields[field].is_upgraded);
                listed(scene.words, &reader.act(&reader.content.buildings[kind], side))
            }
            None => html! {},
        },
        Action::Special(_, card, _) => parts(scene.words, &reader.card(card)),
        Action::Enact(law) => parts(scene.words, &reader.law(law)),
        Action::Research(technology) => parts(scene.words, &reader.technology(technology)),
        Action::Advise(advisor) => listed(scene.words, &reader.advisor(advisor)),
        // What its price is stands with what changes; what is given away for it is told here.
        Action::Discard(card) => {
            parts(scene.words, reader.citizen(card).get(1..).unwrap_or_default())
        }
        Action::Option(number) => answers::about_option(scene, scene.view, number),
        Action::Scout(_, route) => match table.routes[route.index()].cards.last() {
            Some(top) => html! {
                b { (names::card(scene.words, Card::Expedition(top.card))) }
                (parts(scene.words, &trip::known(scene, *top)))
            },
            None => html! {},
        },
        Action::Stop => idle(scene),
        _ => html! {},
    }
}

/// Who stays idle if nobody else is sent to work.
fn idle(scene: &Scene<'_, Frostpunk>) -> Markup {
    let pool = &scene.view.pool;
    let idle = Pawn::ALL.into_iter().filter(|pawn| pool[*pawn] > 0);
    let idle: Vec<String> = idle.map(|pawn| names::pawns(scene.words, pawn, pool[pawn])).collect();
    let pawns = names::all_of(scene.words, &idle);
    html! { p class="frost-lines" { (scene.say("fro-text-free", &[("pawns", pawns.into())])) } }
}

/// Who goes: every pawn that could, and the cards of the own hand that fit.
fn who(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    let (Some(main), true) = (plan.main(), is_turn(plan.base())) else { return html! {} };
    let Some(chosen) = pawn_of(main) else { return html! {} };
    let prepared: Vec<Action> = plan.prepared();
    let Some((before, _)) = done(plan.base(), scene.hand, &prepared) else { return html! {} };
    let legal = possible(&before, scene.hand);
    let pawns = menu::who_goes(&legal, main);
    let cards = cards_for(&before, scene.hand, &legal, main);
    let played = prepared.iter().copied().find(|action| matches!(action, Action::Play(_)));
    html! {
        h3 { (scene.get("fro-who-goes")) }
        div class="frost-who" {
            @for (pawn, action) in pawns {
                button type="button" id=(answer_id("who", action)) class="button frost-pick" aria-pressed=(if pawn == chosen { "true" } else { "false" })
                    data-draft=(then(plan, &prepared, action)) {
                    (signs::pawn(pawn, "")) span { (names::pawn(scene.words, pawn)) } small { (before.pool[pawn]) }
                }
            }
            @for (card, action) in cards {
                button type="button" id=(answer_id("with", card)) class="button frost-pick" data-draft=(plan.instead(&[&prepared[..], &[card, action]].concat())) {
                    (face(scene, scene.view, card))
                }
            }
            @if let Some(card) = played {
                button type="button" id="without-card" class="button frost-pick" aria-pressed="true" data-draft=(then(plan, &without(&prepared, card), main)) {
                    (signs::sign("cards")) span { (scene.label(card)) }
                }
            }
        }
    }
}

/// The draft that does an action after what prepares it.
fn then(plan: &Plan, prepared: &[Action], action: Action) -> String {
    plan.instead(&[prepared, &[action]].concat())
}

fn without(actions: &[Action], card: Action) -> Vec<Action> {
    actions.iter().copied().filter(|action| *action != card).collect()
}

/// Cards of the hand with which the place of an action could be used, each with the action then.
fn cards_for(
    table: &Frostpunk,
    hand: Seats,
    legal: &[Action],
    main: Action,
) -> Vec<(Action, Action)> {
    let cards = legal.iter().copied().filter(|action| matches!(action, Action::Play(_)));
    let with = |card: Action| {
        let (then, _) = done(table, hand, &[card])?;
        // A card that can be played at one place only is carried out with it.
        if !matches!(then.questions.top(), Some(Frame::TurnWith { .. })) {
            return None;
        }
        let same = possible(&then, hand)
            .into_iter()
            .filter(|action| place_name(*action) == place_name(main));
        places::proposed(same).map(|action| (card, action))
    };
    cards.filter_map(with).collect()
}

/// Coal to burn first, each amount with whether the work is warm then.
fn heat(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    let table = plan.base();
    let Some(Frame::Turn { has_fueled: false, .. }) = table.questions.top() else {
        return html! {};
    };
    let most = table.most_fuel();
    let Some(main) = plan.main().filter(|main| most > 0 && pawn_of(*main).is_some()) else {
        return html! {};
    };
    let burned = plan.turn().iter().find_map(|action| match action {
        Action::Fuel(coal) => Some(coal.get()),
        _ => None,
    });
    let is_work = matches!(main, Action::Gather(..) | Action::Use(..));
    html! {
        h3 { (scene.get("fro-burn-first")) }
        div class="frost-burn" {
            @for coal in 0..=most.min(6) {
                @let fuel = (coal > 0).then(|| Action::Fuel(Few::new(coal)));
                @let heated = done(table, scene.hand, fuel.as_slice());
                @let is_cold = heated.is_some_and(|(heated, _)| heated.is_cold(main, None));
                @if let Some(draft) = places::fueled(plan, fuel) {
                    button type="button" id={ "burn-" (coal) } class="button frost-pick" aria-pressed=(if burned.unwrap_or(0) == coal { "true" } else { "false" }) data-draft=(draft) {
                        b { (coal) } @if is_work { small class=(if is_cold { "cold" } else { "warm" }) { (scene.get(if is_cold { "fro-cold" } else { "fro-warm" })) } }
                    }
                }
            }
        }
    }
}

/// The other amounts of coal, where the amount is what is asked: the ladder in short.
fn rungs(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    let table = plan.base();
    let (Some(Frame::Fuel), Some(Action::Fuel(burned))) = (table.questions.top(), plan.main())
    else {
        return html! {};
    };
    let legal = possible(table, scene.hand);
    html! {
        h3 { (scene.get("fro-ladder")) }
        div class="frost-burn" {
            @for rung in table.heat_ladder() {
                @let fuel = Action::Fuel(Few::new(rung.coal));
                @if legal.contains(&fuel) {
                    button type="button" id={ "burn-" (rung.coal) } class="button frost-pick" aria-pressed=(if burned.get() == rung.coal { "true" } else { "false" })
                        data-draft=(plan.instead(&[fuel])) aria-label=(scene.label(fuel)) {
                        b { (rung.coal) } small { (signs::sign("flame")) (rung.heat) }
                    }
                }
            }
        }
    }
}

/// What the page proposes: every whole answer, the proposed one first and chosen.
fn proposals_of(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    let Some(asked) = plan.proposed.as_ref().filter(|it| it.first >= plan.earlier().len()) else {
        return html! {};
    };
    let Some(frame) = asked.table.questions.top() else { return html! {} };
    let view = asked.table.view(scene.viewer);
    let (before, given) = plan.actions.split_at(asked.first);
    let all = proposals::of(&asked.table, scene.hand, frame);
    html! {
        h3 { (question(scene.words, &view).unwrap_or_default()) }
        div class="frost-next" {
            @for (index, proposal) in all.iter().enumerate() {
                @let is_chosen = given.starts_with(proposal);
                button type="button" id={ "propose-" (index) } class="button frost-answer plain" aria-pressed=(if is_chosen { "true" } else { "false" })
                    data-draft=(written(&[before, proposal].concat())) {
                    strong { (proposal_text(scene, &asked.table, proposal)) }
                    @if index == 0 && proposals::has_cost(frame) { small { (scene.get("fro-costs-least")) } }
                }
            }
        }
    }
}

/// What is asked next: the answers go on with the draft.
fn next(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    let Some(open) = &plan.open else { return html! {} };
    let view = plan.after.view(scene.viewer);
    let content = match (open.frame, plan.at) {
        (Frame::Construct { .. }, Some(field)) => fitting(scene, plan, field),
        _ => {
            let is_build = |action: &&Action| matches!(action, Action::Build(_));
            let others = open.answers.iter().filter(|it| !is_build(it));
            let answer = |action: &Action| {
                html! {
                    button type="button" id=(answer_id("next", *action)) class="button frost-answer plain" data-draft=(plan.with(*action)) {
                        (face(scene, &view, *action))
                    }
                }
            };
            html! {
                @for build in open.answers.iter().filter(is_build) { (answer(build)) }
                (too_dear(scene, plan))
                (all_days(scene, plan))
                @for other in others { (answer(other)) }
            }
        }
    };
    html! {
        h3 { (whose(scene, &plan.after)) (question(scene.words, &view).unwrap_or_default()) }
        div class="frost-next" { (content) }
    }
}

/// All points of a workshop at once, where research can take more than one.
fn all_days(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    let Some(Frame::Tinker { left, .. }) = plan.after.questions.top() else { return html! {} };
    let days = vec![Action::Develop; usize::from(left)];
    let is_possible = left > 1 && done(&plan.after, scene.hand, &days).is_some();
    html! {
        @if is_possible {
            button type="button" id="next-develop-all" class="button frost-answer plain" data-draft=(written(&[&plan.actions[..], &days].concat())) {
                strong { (scene.say("fro-develop-all", &[("count", left.into())])) }
            }
        }
    }
}

/// A whole answer that is proposed: whom points help, a place, or who lies in the cold.
fn proposal_text(scene: &Scene<'_, Frostpunk>, table: &Frostpunk, proposal: &[Action]) -> String {
    match proposal {
        [Action::Field(field)] => names::field(scene.words, *field),
        [Action::Lay(position)] => names::position(scene.words, *position),
        [Action::Name(_), ..] => spread(scene, proposal),
        [first, ..] => deed(scene.words, table, *first),
        [] => String::new(),
    }
}

/// What could be built if there were more goods.
fn too_dear(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    if !plan.open.as_ref().is_some_and(|open| matches!(open.frame, Frame::Construct { .. })) {
        return html! {};
    }
    let Some(seat) = asked(&plan.after, scene.hand) else { return html! {} };
    let mut pointable = Vec::new();
    plan.after.candidates(seat, &mut pointable);
    let builds = pointable.into_iter().filter(|action| matches!(action, Action::Build(_)));
    let refused = builds.filter_map(|build| Some((build, plan.after.permit(seat, build).err()?)));
    html! {
        @for (build, refusal) in refused.filter(|(_, refusal)| refusal.rule.0 == "FRO-RES-3") {
            @let target = scene.refused(&refusal);
            @let content = html! { (face(scene, scene.view, build)) @if let Some(reason) = &target.reason { span class="frost-why" { (reason) } } };
            (scene.button(&target, &answer_id("dear", build), "frost-answer plain", None, &content))
        }
    }
}

/// What could be built on a field.
fn fitting(scene: &Scene<'_, Frostpunk>, plan: &Plan, field: Field) -> Markup {
    let Some(question) = &plan.open else { return html! {} };
    let kinds = question.answers.iter().filter_map(|action| match action {
        Action::Build(kind) => Some(*kind),
        _ => None,
    });
    let fits = |kind: Building| {
        let (then, _) = done(&plan.after, scene.hand, &[Action::Build(kind)])?;
        let sites = possible(&then, scene.hand);
        let is_here = |site: &Action| match site {
            Action::Field(other) => *other == field,
            Action::Lay(position) => field.position() == Some(*position),
            _ => false,
        };
        let site = sites.into_iter().find(is_here)?;
        let actions = [&plan.actions[..], &[Action::Build(kind), site]].concat();
        Some((kind, written(&actions)))
    };
    let found: Vec<(Building, String)> = kinds.filter_map(fits).collect();
    html! {
        @for (kind, draft) in &found {
            button type="button" id=(answer_id("site", Action::Build(*kind))) class="button frost-answer plain" data-draft=(draft) {
                (face(scene, scene.view, Action::Build(*kind)))
            }
        }
        (too_dear(scene, plan))
        @if found.is_empty() { p class="help" { (scene.get("fro-nothing-fits")) } }
    }
}

/// The one loud button, and the way back.
fn commit(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    let target = plan.commit(scene);
    let is_ready = plan.at.is_none();
    html! {
        div class="frost-commit" {
            button type="button" id="commit" class="button primary" data-act=[target.act.filter(|_| is_ready)] data-confirm=[&target.confirm] data-key="Enter" disabled[!is_ready] {
                (scene.get(if scene.suggests { "table-counsel-suggest" } else { "fro-do-it" })) kbd aria-hidden="true" { "⏎" }
            }
            @if plan.chosen > 0 {
                button type="button" id="clear-draft" class="button" data-draft="" data-key="Escape" {
                    (scene.get("fro-clear")) kbd aria-hidden="true" { "esc" }
                }
            }
        }
    }
}

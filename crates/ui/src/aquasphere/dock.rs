//! The dock: everything a turn may do, or the turn that is being put together with all it will do.

use aquasphere::{
    Action, AquaSphere, Effect, Flow, LineFate, PRICE_OF_PROGRAMMING, Phase, Preview, Program,
    Room, Sector, TIME_FOR_ROBOT, Task,
};
use maud::{Markup, html};
use table::{Refusal, Seat, table_rules};

use super::faces::chip;
use super::plan::{Plan, begins};
use super::signs::{Sign, hidden_sign, sign};
use super::{effects, next_rooms, program_name, score_sheet};
use crate::Scene;
use crate::refusal::why_not;
use crate::target::Target;

pub(super) fn dock(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>) -> Markup {
    if scene.view.table.phase == Phase::Over {
        return html! {};
    }
    html! {
        div id="turn" class="turn" {
            @match (scene.deciding(), plan) {
                (Some(seat), Some(plan)) => (draft(scene, seat, plan)),
                (Some(seat), None) => (menu(scene, seat)),
                (None, _) => (waiting(scene)),
            }
        }
    }
}

/// Ends the round for the viewer; it is always there.
pub(super) fn pass(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>) -> Markup {
    if scene.own_seat().is_none() || scene.view.table.phase == Phase::Over {
        return html! {};
    }
    let label = html! { (sign(Sign::Pass)) (scene.get("aqu-pass")) };
    let is_only = plan.is_none()
        && scene.choices.iter().filter(|offered| offered.refusal.is_none()).count() == 1;
    match begins(scene, plan, Action::Pass) {
        Some(target) => {
            let class = if is_only { "finish primary" } else { "finish" };
            scene.button(&target, "act-pass", class, Some("p"), &label)
        }
        None => {
            html! { button type="button" id="act-pass" class="button finish" disabled { (label) } }
        }
    }
}

/// While others decide: the same menu, dim, so that a turn can be thought about.
fn waiting(scene: &Scene<'_, AquaSphere>) -> Markup {
    let is_turn = scene.view.table.phase == Phase::Turn;
    match scene.own_seat().filter(|_| is_turn && !scene.is_replay) {
        Some(seat) => menu(scene, seat),
        None => html! { p class="help" { (scene.get("aqu-wait-help")) } },
    }
}

/// An action of the menu as something to click. While others decide, each says that they do.
fn begins_menu(scene: &Scene<'_, AquaSphere>, action: Action) -> Option<Target> {
    let waits = scene.deciding().is_none();
    let others_decide = || scene.refused(&Refusal::new(table_rules::NOT_YOUR_DECISION));
    begins(scene, None, action).or_else(|| waits.then(others_decide))
}

/// All that may be begun in a turn: engineer, robots, paying for a program.
fn menu(scene: &Scene<'_, AquaSphere>, seat: Seat) -> Markup {
    let player = scene.view.player(seat);
    let is_open = |action: &Action| match scene.offered(*action) {
        Some(offered) => offered.refusal.is_none(),
        None => {
            matches!(action, Action::Engineer(room) if next_rooms(&scene.view.table, seat).contains(*room))
        }
    };
    let ways =
        Room::ALL.into_iter().flat_map(|room| [Action::Engineer(room), Action::Sidestep(room)]);
    let ways: Vec<Action> = ways.filter(is_open).collect();
    html! {
        div class="menu-row" role="group" aria-label=(scene.get("aqu-menu-engineer")) {
            span class="row-name" { (sign(Sign::Engineer)) span { (scene.get("aqu-menu-engineer")) } }
            @for action in &ways { (way(scene, *action)) }
            @if ways.is_empty() { span class="help" { (scene.get("aqu-menu-engineer-done")) } }
        }
        @for program in player.programmed.iter() { (robot_row(scene, seat, program)) }
        @if player.programmed.is_empty() {
            div class="menu-row" {
                span class="row-name" { (sign(Sign::Robot)) span { (scene.get("aqu-menu-robot")) } }
                span class="help" { (scene.get("aqu-menu-no-robot")) }
            }
        }
        div class="menu-row" role="group" aria-label=(scene.get("aqu-menu-pay")) {
            span class="row-name" { b { (PRICE_OF_PROGRAMMING) } (sign(Sign::Time)) span { (scene.get("aqu-menu-pay")) } }
            @for program in Program::ALL { (pay(scene, program)) }
        }
        @if let Some(row) = score_sheet::own_row(scene) { (row) }
    }
}

fn way(scene: &Scene<'_, AquaSphere>, action: Action) -> Markup {
    let (Action::Engineer(room) | Action::Sidestep(room)) = action else { return html! {} };
    let Some(program) = scene.view.table.program_in(room) else { return html! {} };
    let Some(target) = begins_menu(scene, action) else { return html! {} };
    let content = html! {
        (chip(program))
        span aria-hidden="true" { (program_name(scene.words, program)) }
        @if matches!(action, Action::Sidestep(_)) { (sign(Sign::Sidestep)) }
        span class="unseen" { (scene.label(action)) }
    };
    scene.button(&target, &format!("go-{room}"), "to-room", None, &content)
}

/// A programmed robot: the six sectors with what the way costs, and sending it home.
fn robot_row(scene: &Scene<'_, AquaSphere>, seat: Seat, program: Program) -> Markup {
    let name = scene.say("aqu-robot-of", &[("program", program_name(scene.words, program).into())]);
    html! {
        div class="menu-row" role="group" aria-label=(name) {
            span class="row-name" { (chip(program)) span { (program_name(scene.words, program)) } }
            @for sector in Sector::ALL { (use_in(scene, seat, program, sector)) }
            (send_home(scene, seat, program))
        }
    }
}

fn use_in(scene: &Scene<'_, AquaSphere>, seat: Seat, program: Program, sector: Sector) -> Markup {
    let action = Action::Deploy(program, sector);
    let Some(target) = begins_menu(scene, action) else { return html! {} };
    let price = scene.view.prices[seat][sector];
    // Where it can go in one's own turn, and would do nothing besides taking control.
    let only_controls = target.draft.is_some() && !performs(scene, seat, action);
    let class = if only_controls { "sector-button only-control" } else { "sector-button" };
    html! {
        button type="button" id={ "use-" (program) "-" (sector) } class={ "button " (class) }
            data-draft=[&target.draft] data-act=[&target.act] data-why=[target.why]
            aria-disabled=[target.disabled()] aria-description=[&target.reason]
            data-points={ "area-" (program) "-" (sector) } {
            span aria-hidden="true" {
                (sector)
                small class="way-price" { @if price > 0 { (price) (hidden_sign(Sign::Time)) } @else { "·" } }
            }
            span class="unseen" { (scene.label(action)) }
        }
    }
}

/// Whether using a robot there would also perform its action.
fn performs(scene: &Scene<'_, AquaSphere>, seat: Seat, action: Action) -> bool {
    Plan::of(scene, seat, &[action]).is_ok_and(|plan| plan.actions.contains(&Action::Perform))
}

/// Returning a robot needs no plan: it is one step, it says what it gives, and undo takes it back.
pub(super) fn send_home(scene: &Scene<'_, AquaSphere>, seat: Seat, program: Program) -> Markup {
    let action = Action::Return(program);
    let Some(target) = scene.target(action).or_else(|| begins_menu(scene, action)) else {
        return html! {};
    };
    let fits = TIME_FOR_ROBOT.min(scene.view.player(seat).room_for_time());
    let content = html! {
        (sign(Sign::Return)) span aria-hidden="true" { "+" (fits) } (sign(Sign::Time))
        span class="unseen" {
            (scene.label(action))
            @if fits < TIME_FOR_ROBOT { ", " (scene.say("aqu-does-not-fit", &[("count", (TIME_FOR_ROBOT - fits).into())])) }
        }
    };
    scene.button(&target, &format!("home-{program}"), "home", None, &content)
}

fn pay(scene: &Scene<'_, AquaSphere>, program: Program) -> Markup {
    let action = Action::Pay(program);
    let Some(target) = begins_menu(scene, action) else { return html! {} };
    let content = html! { (chip(program)) span class="unseen" { (scene.label(action)) } };
    scene.button(&target, &format!("pay-{program}"), "pay", None, &content)
}

/// The plan: its title, what it will do, what changes, what can still be chosen, and the one button.
fn draft(scene: &Scene<'_, AquaSphere>, seat: Seat, plan: &Plan) -> Markup {
    let is_begun = scene.draft.is_some();
    let commit = plan.commit();
    html! {
        div class="draft-body" {
            p id="effects" class="effects" aria-live="polite" {
                @if let Some(program) = plan.first().and_then(|action| program_of(scene, action)) { (chip(program)) " " }
                @if let Some(reason) = obstacle(scene, seat, plan) { strong class="obstacle" { (reason) } " " }
                (effects::sentence(scene, &plan.preview))
            }
            // What has to be answered is in sight without scrolling.
            @if plan.open().is_some() {
                (choices(scene, seat, plan))
                (changes(scene, &plan.preview))
            } @else {
                (changes(scene, &plan.preview))
                (choices(scene, seat, plan))
            }
        }
        div class="commit-row" {
            @match &commit {
                Some(target) => {
                    button type="button" id="commit" class="button primary" data-act=[&target.act] data-key="Enter" {
                        (scene.get("aqu-do-it")) kbd aria-hidden="true" { "⏎" }
                    }
                }
                None => { button type="button" id="commit" class="button" disabled { (scene.get("aqu-answer-first")) } }
            }
            @if is_begun {
                button type="button" id="clear-draft" class="button" data-draft="" data-key="Escape" {
                    (scene.get("aqu-clear")) kbd aria-hidden="true" { "esc" }
                }
            }
        }
    }
}

/// The program that an action is about.
fn program_of(scene: &Scene<'_, AquaSphere>, action: Action) -> Option<Program> {
    match action {
        Action::Deploy(program, _)
        | Action::Pay(program)
        | Action::Return(program)
        | Action::Drop(program)
        | Action::Line(program) => Some(program),
        Action::Engineer(room) | Action::Sidestep(room) => scene.view.table.program_in(room),
        _ => None,
    }
}

/// Why a robot would only take control where it goes, if so.
fn obstacle(scene: &Scene<'_, AquaSphere>, seat: Seat, plan: &Plan) -> Option<String> {
    let Some(Action::Deploy(program, sector)) = plan.first() else { return None };
    let refusal = scene.view.obstacle(seat, program, sector)?;
    let is_performed = plan.actions.contains(&Action::Perform);
    (!is_performed).then(|| {
        format!(
            "{} {}",
            why_not::<AquaSphere>(scene.words, &refusal),
            scene.get("aqu-only-control")
        )
    })
}

/// What a question asks.
pub(super) fn question(scene: &Scene<'_, AquaSphere>, task: Task) -> String {
    let key = format!("aqu-ask-{}", task.name().replace('_', "-"));
    match task {
        Task::CardPoints { points } => scene.say(&key, &[("points", points.into())]),
        Task::CatchPoints { card, .. } => scene.say(&key, &[("points", card.into())]),
        Task::Gain { rest, .. } => scene.say(&key, &[("points", rest.into())]),
        Task::BeforeAction { program } => {
            scene.say(&key, &[("program", program_name(scene.words, program).into())])
        }
        Task::Drop { .. }
        | Task::EngineerCards { .. }
        | Task::Letters { .. }
        | Task::Immediate { .. }
        | Task::TimeStep { .. } => scene.get(&key),
    }
}

/// Four numbers before and after.
fn changes(scene: &Scene<'_, AquaSphere>, preview: &Preview) -> Markup {
    let player = preview.after.player(preview.seat);
    let stock = |flow: Flow, room: u8| {
        if flow.lost > 0 {
            (scene.say("aqu-does-not-fit", &[("count", flow.lost.into())]), "bad")
        } else {
            (scene.say("aqu-of-room", &[("count", flow.after.into()), ("room", room.into())]), "")
        }
    };
    let (time_note, time_class) = stock(preview.time, player.capacity.time);
    let (crystal_note, crystal_class) = stock(preview.crystals, player.capacity.crystals);
    let line = preview.lines.last();
    let kp_note = match line.map(|line| (line.line, line.fate)) {
        Some((line, LineFate::Pays)) => scene.say("aqu-line-pays", &[("line", line.into())]),
        Some((line, LineFate::GivesUp(_))) => scene.say("aqu-line-robot", &[("line", line.into())]),
        Some((line, LineFate::Stops(lost))) => {
            scene.say("aqu-line-stops", &[("line", line.into()), ("lost", lost.into())])
        }
        Some((line, LineFate::Asks(_))) => scene.say("aqu-line-asks", &[("line", line.into())]),
        None => {
            let ahead = scene.view.table.content().next_line(player.kp) - player.kp;
            scene.say("aqu-line-in", &[("spaces", ahead.into())])
        }
    };
    let seat = preview.seat;
    let held =
        [&scene.view.table, &preview.after].map(|table| u16::from(table.controlled_by(seat)));
    let majority = preview.forecasts_after[seat.index()].parts.control;
    let control_note = match majority {
        0 => scene.get("aqu-majority-none"),
        points if points > 3 => scene.get("aqu-majority-sole"),
        _ => scene.get("aqu-majority-shared"),
    };
    html! {
        dl class="flows" {
            (change(Sign::Time, &scene.get("aqu-time"), (preview.time.before.into(), preview.time.after.into()), &time_note, time_class))
            (change(Sign::Bulb, &scene.get("aqu-kp"), (preview.kp.before, preview.kp.after), &kp_note, if line.is_some() { "at-line" } else { "" }))
            (change(Sign::Crystal, &scene.get("aqu-crystals"), (preview.crystals.before.into(), preview.crystals.after.into()), &crystal_note, crystal_class))
            (change(Sign::Control, &scene.get("aqu-control"), (held[0], held[1]), &control_note, ""))
        }
    }
}

fn change(kind: Sign, name: &str, (before, after): (u16, u16), note: &str, class: &str) -> Markup {
    html! {
        div class={ "flow " (class) } {
            dt { (sign(kind)) span class="unseen" { (name) } }
            dd {
                @if before != after { span class="was" { (before) " → " } }
                strong class=[(after > before).then_some("up")] { (after) }
            }
            dd class="note" { (note) }
        }
    }
}

/// What has to be answered, and what can be answered otherwise.
fn choices(scene: &Scene<'_, AquaSphere>, seat: Seat, plan: &Plan) -> Markup {
    html! {
        div id="choices" class="switches" {
            @if let Some(open) = plan.open() {
                @if scene.view.table.tasks.top() != Some(open.task) {
                    p class="ask" { (question(scene, open.task)) }
                }
                div class="switch-row" {
                    @for action in &open.options { (answer_button(scene, seat, plan, *action)) }
                }
            }
            // What had to be answered stays in sight.
            @for had_to in [true, false] {
                @for (number, answer) in plan.answers.iter().enumerate() {
                    @if answer.question.options.len() > 1 && answer.question.usual.is_none() == had_to {
                        (switches(scene, seat, plan, number))
                    }
                }
            }
        }
    }
}

/// The answers to a question that has a usual one. What is done or left undone is one switch, a choice
/// between things a row of them. Where they lead to different points, each says to how many.
fn switches(scene: &Scene<'_, AquaSphere>, seat: Seat, plan: &Plan, number: usize) -> Markup {
    let answer = &plan.answers[number];
    let options = &answer.question.options;
    let then = |action: Action| answer.then(scene, seat, action).map(|plan| plan.preview);
    let button = |action: Action, is_on: bool, draft: String, note: Option<String>| {
        html! {
            button type="button" id={ "switch-" (number) "-" (action.to_string().replace(' ', "-")) }
                class={ "button switch" @if is_on { " chosen" } } aria-pressed=(is_on) data-draft=(draft) {
                span { (short_label(scene, action)) }
                @if let Some(note) = note { small { (note) } }
            }
        }
    };
    let points = |action| Some(then(action)?.kp.after);
    let otherwise = |action: Action| {
        let kp = points(action).filter(|kp| Some(*kp) != points(answer.chosen));
        let note = kp.map(|kp| kp_then(scene, kp));
        button(action, false, answer.instead(action), note)
    };
    let yes_or_no = |yes: Action, no: Action| {
        let is_on = answer.chosen == yes;
        let note = match (points(yes), points(no)) {
            (Some(kp), Some(otherwise)) if kp != otherwise => Some(
                scene.say("aqu-kp-either", &[("kp", kp.into()), ("otherwise", otherwise.into())]),
            ),
            _ => None,
        };
        let draft = answer.instead(if is_on { no } else { yes });
        html! { @if options.contains(&yes) { (button(yes, is_on, draft, note)) } }
    };
    let row = match answer.chosen {
        Action::Perform | Action::Skip => html! {
            (yes_or_no(Action::Perform, Action::Skip))
            @for action in options.iter().filter(|action| matches!(action, Action::Return(_))) {
                (otherwise(*action))
            }
        },
        Action::Place(sector) | Action::Leave(sector) => html! {
            (yes_or_no(Action::Place(sector), Action::Leave(sector)))
            @for action in options.iter().filter(|action| changes_more(plan, **action, sector, then(**action))) {
                (otherwise(*action))
            }
        },
        // A robot that is sent home first can also stay.
        Action::Return(_) => button(answer.chosen, true, answer.without(), None),
        _ => {
            let results: Vec<_> = options.iter().map(|action| points(*action)).collect();
            let do_differ = results.iter().flatten().any(|kp| Some(*kp) != results[0]);
            html! {
                @for (action, kp) in options.iter().zip(&results) {
                    @let note = kp.filter(|_| do_differ).map(|kp| kp_then(scene, kp));
                    (button(*action, *action == answer.chosen, answer.instead(*action), note))
                }
            }
        }
    };
    html! { div class="switch-row" role="group" aria-label=(question(scene, answer.question.task)) { (row) } }
}

/// Whether to begin with another letter, or to send a robot home for one, leads elsewhere than the
/// switches of the letters do.
fn changes_more(plan: &Plan, action: Action, sector: Sector, then: Option<Preview>) -> bool {
    match action {
        Action::Return(_) => true,
        Action::Place(other) if other != sector => {
            then.is_some_and(|then| then.after != plan.preview.after)
        }
        _ => false,
    }
}

/// An answer that has to be given: what it leads to stands on it. While the game itself asks, it is
/// given at once.
fn answer_button(scene: &Scene<'_, AquaSphere>, seat: Seat, plan: &Plan, action: Action) -> Markup {
    let actions: Vec<Action> = plan.actions.iter().copied().chain([action]).collect();
    let Ok(then) = Plan::of(scene, seat, &actions) else { return html! {} };
    let is_asked = plan.actions.is_empty();
    let target = match then.commit() {
        Some(target) if is_asked => target,
        _ => Target { draft: Some(plan.with(action)), ..Target::default() },
    };
    let kp = then.preview.kp.after;
    let content = html! {
        span { (short_label(scene, action)) }
        @if kp != plan.preview.kp.before { small { (kp_then(scene, kp)) } }
    };
    let id = format!("answer-{}", action.to_string().replace(' ', "-"));
    scene.button(&target, &id, "answer", None, &content)
}

fn kp_then(scene: &Scene<'_, AquaSphere>, kp: u16) -> String {
    scene.say("aqu-kp-then", &[("kp", kp.into())])
}

/// An answer in the words of its question.
fn short_label(scene: &Scene<'_, AquaSphere>, action: Action) -> String {
    match action {
        Action::Return(program) => {
            scene.say("aqu-home-first", &[("program", program_name(scene.words, program).into())])
        }
        Action::Use(card) => match scene.view.table.content().cards[card] {
            Effect::Scoring(program) => {
                scene.say("aqu-use", &[("program", program_name(scene.words, program).into())])
            }
            _ => scene.label(action),
        },
        _ => scene.label(action),
    }
}

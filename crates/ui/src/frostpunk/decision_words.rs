//! What is asked, and every answer in words.

use frostpunk::{
    Action, Advisor, Card, Citizen, Content, Family, Field, Frame, Frostpunk, Nth, Op, Pawn,
    RouteCard, Unit, View,
};

use super::card_words::Reader;
use super::names::{self, key, name};
use super::op_words::{lines, running};
use crate::{Arg, Words};

/// A decision as a short phrase that needs no context.
pub(super) fn label(words: &Words, action: Action) -> String {
    let verb = format!("fro-act-{}", action.verb());
    let say = |args: &[(&str, Arg<'_>)]| words.say(&verb, args);
    match action {
        Action::Take(advisor) | Action::Advise(advisor) => {
            say(&[("advisor", name(words, "advisor", advisor.name()).into())])
        }
        Action::Discard(card) | Action::Give(card) | Action::Play(card) => {
            say(&[("card", names::citizen_card(words, card).into())])
        }
        Action::Option(number) => say(&[("number", number.name().into())]),
        Action::Name(citizen) => say(&[("citizen", names::citizen(words, citizen).into())]),
        Action::Activate(token)
        | Action::Spend(token)
        | Action::Remove(token)
        | Action::RemoveActive(token) => say(&[("token", names::token(words, token).into())]),
        Action::Field(field)
        | Action::Demolish(field)
        | Action::Dig(field)
        | Action::Upgrade(field)
        | Action::Again(field) => say(&[("field", names::field(words, field).into())]),
        Action::Lay(position) | Action::Blast(position) => {
            say(&[("position", names::position(words, position).into())])
        }
        Action::Build(building) => say(&[("building", names::building(words, building).into())]),
        Action::Research(technology) => {
            say(&[("technology", names::technology(words, technology).into())])
        }
        Action::Enact(law) | Action::Ability(law) => say(&[("law", names::law(words, law).into())]),
        Action::Fuel(coal) => match coal.get() {
            0 => words.get("fro-act-fuel-none"),
            coal => say(&[("count", coal.into())]),
        },
        Action::Clear(pawn) | Action::Construct(pawn) => {
            say(&[("pawn", names::pawn(words, pawn).into())])
        }
        Action::Gather(pawn, field) | Action::Use(pawn, field) => say(&[
            ("pawn", names::pawn(words, pawn).into()),
            ("field", names::field(words, field).into()),
        ]),
        Action::Scout(pawn, route) => say(&[
            ("pawn", names::pawn(words, pawn).into()),
            ("route", names::route(words, route).into()),
        ]),
        Action::Special(pawn, card, slot) => say(&[
            ("pawn", names::pawn(words, pawn).into()),
            ("card", names::card(words, card).into()),
            ("number", slot.name().into()),
        ]),
        Action::Outside(workers, engineers, children) => {
            let counts = [workers, engineers, children].map(frostpunk::Few::get);
            let out = Citizen::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
            let people: Vec<String> =
                out.map(|(citizen, count)| names::people(words, citizen.into(), count)).collect();
            if people.is_empty() {
                words.get("fro-act-outside-none")
            } else {
                say(&[("people", names::all_of(words, &people).into())])
            }
        }
        Action::Back(steps) => say(&[("count", steps.get().into())]),
        Action::Next(card) => say(&[("card", names::card(words, card).into())]),
        Action::Move(route) => say(&[("route", names::route(words, route).into())]),
        Action::SetAside(card) => say(&[("card", names::card(words, Card::Dusk(card)).into())]),
        Action::Shift(from, to) => say(&[
            ("from", names::position(words, from).into()),
            ("to", names::position(words, to).into()),
        ]),
        Action::Keep
        | Action::Draw
        | Action::Near
        | Action::Far
        | Action::Finish
        | Action::Decline
        | Action::Yes
        | Action::No
        | Action::Develop
        | Action::Stop
        | Action::AgainClear
        | Action::AgainConstruct
        | Action::Pass
        | Action::Explore => words.get(&verb),
    }
}

/// A decision as a phrase that names what stands or lies at its place.
pub(super) fn deed(words: &Words, table: &Frostpunk, action: Action) -> String {
    let at = |field: Field| ("field", names::field(words, field).into());
    let by = |pawn: Pawn| ("pawn", names::pawn(words, pawn).into());
    let building = |field: Field| {
        let kind = table.fields[field].building?;
        Some(("building", names::building(words, kind).into()))
    };
    let told =
        match action {
            Action::Use(pawn, field) => building(field)
                .map(|building| words.say("fro-deed-use", &[building, by(pawn), at(field)])),
            Action::Gather(pawn, field) => table.fields[field].good.map(|good| {
                let goods = ("goods", name(words, "good", good.name()).into());
                let count = ("count", table.fields[field].count.into());
                words.say("fro-deed-gather", &[goods, by(pawn), count, at(field)])
            }),
            Action::Fuel(coal) if coal.get() > 0 => {
                let heat = ("heat", (table.heat + coal.get()).into());
                Some(words.say("fro-deed-fuel", &[("coal", coal.get().into()), heat]))
            }
            Action::Demolish(field) => building(field)
                .map(|building| words.say("fro-deed-demolish", &[building, at(field)])),
            Action::Upgrade(field) => building(field)
                .map(|building| words.say("fro-deed-upgrade", &[building, at(field)])),
            Action::Again(field) => {
                building(field).map(|building| words.say("fro-deed-again", &[building, at(field)]))
            }
            _ => None,
        };
    told.unwrap_or_else(|| label(words, action))
}

/// A decision as a phrase that says what the numbers of options mean here.
pub(super) fn answer(words: &Words, view: &View, action: Action) -> String {
    let content = view.options.content.get();
    let reader = Reader { words, content };
    let Action::Option(number) = action else { return deed(words, &view.table, action) };
    let option = |card: Card| {
        let options = reader.options(card);
        options.get(number.index()).map(|option| option.label.clone())
    };
    let of_frame = match view.questions.last() {
        Some(Frame::EventOption { card }) => option(*card),
        Some(Frame::Explored { route }) => {
            top(view, route.index()).and_then(|top| option(Card::Expedition(top.card)))
        }
        Some(Frame::Choose { span, .. }) => branch(words, content, *span, number),
        Some(Frame::Vent { cubes }) => Some(match number {
            Nth::N1 => words.say("fro-vent-some", &[("count", (*cubes).into())]),
            _ => words.get("fro-vent-all"),
        }),
        Some(Frame::Care { free, paid, .. }) => Some(match number {
            Nth::N1 => words.say("fro-care-free", &[("count", (*free).into())]),
            _ => words.say("fro-care-paid", &[("count", (*paid).into())]),
        }),
        Some(Frame::StartOut { .. }) => Some(words.get(match number {
            Nth::N1 => "fro-start-out-first",
            _ => "fro-start-out-second",
        })),
        _ => None,
    };
    of_frame.unwrap_or_else(|| label(words, action))
}

/// The card on which the scouts of a route stand or to which they go.
pub(super) fn top(view: &View, route: usize) -> Option<RouteCard> {
    view.routes.get(route)?.cards.last().copied()
}

fn branch(words: &Words, content: &Content, span: frostpunk::Span, number: Nth) -> Option<String> {
    let block = content.branches[span.indices()].get(number.index())?;
    Some(running(&lines(words, content, *block)))
}

/// What asks for a choice: the building that is used, the advisor who is called, or the card that
/// is resolved.
fn asker(words: &Words, view: &View, span: frostpunk::Span, at: Option<Field>) -> Option<String> {
    if let Some(building) = at.and_then(|field| view.table.fields[field].building) {
        return Some(names::building(words, building));
    }
    let content = view.options.content.get();
    let called = Advisor::ALL.into_iter().find(|advisor| {
        let (_, does) = content.advisor(*advisor);
        content.ops[usize::from(does.0)] == Op::Choose(span)
    });
    if let Some(advisor) = called {
        return Some(name(words, "advisor", advisor.name()));
    }
    let branch = content.branches[span.indices()].iter().find(|branch| !branch.is_empty())?;
    content.origin(*branch).map(|card| names::card(words, card))
}

/// What is asked, as a sentence; `None` while nothing is.
#[expect(
    clippy::too_many_lines,
    reason = "every frame is named, so that a new one gets its sentence"
)]
pub(super) fn question(words: &Words, view: &View) -> Option<String> {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| words.say(key, args);
    let counted = |key: &str, count: u8| say(key, &[("count", count.into())]);
    let on_route = |key: &str, route| say(key, &[("route", names::route(words, route).into())]);
    let frame = *view.questions.last()?;
    Some(match frame {
        Frame::TakeAdvisor { .. } => words.get("fro-ask-take-advisor"),
        Frame::GiveUp { .. } => words.get("fro-ask-give-up"),
        Frame::Given { nth } => {
            let building = Frostpunk::given(nth)?;
            say("fro-ask-given", &[("building", names::building(words, building).into())])
        }
        Frame::Times { unit, .. } => unit_question(words, unit),
        Frame::Choose { span, context } => match asker(words, view, span, context.field) {
            Some(asker) => say("fro-ask-choose-of", &[("asker", asker.into())]),
            None => words.get("fro-ask-choose"),
        },
        Frame::EventOption { card } => {
            say("fro-ask-event-option", &[("card", names::card(words, card).into())])
        }
        Frame::Sequence { .. } => words.get("fro-ask-sequence"),
        Frame::Flips { citizen, .. } => {
            say("fro-ask-flips", &[("citizen", names::citizen(words, citizen).into())])
        }
        Frame::AskHand { citizen, .. } => {
            say("fro-ask-ask-hand", &[("citizen", names::citizen(words, citizen).into())])
        }
        Frame::Fuel => words.get("fro-ask-fuel"),
        Frame::Relief { .. } => words.get("fro-ask-relief"),
        Frame::Marches { .. } => words.get("fro-ask-marches"),
        Frame::Base { route, .. } => on_route("fro-ask-base", route),
        Frame::Goal { route, .. } => on_route("fro-ask-goal", route),
        Frame::Explored { route } => on_route("fro-ask-explored", route),
        Frame::Advisor => words.get("fro-ask-advisor"),
        Frame::Mobilise => words.get("fro-ask-mobilise"),
        Frame::Abilities { .. } => words.get("fro-ask-abilities"),
        Frame::Turn { .. } => words.get("fro-ask-turn"),
        Frame::TurnWith { card } => {
            say("fro-ask-turn-with", &[("card", names::citizen_card(words, card).into())])
        }
        Frame::Confirm { .. } => words.get("fro-ask-confirm"),
        Frame::Clear => words.get("fro-ask-clear"),
        Frame::Lay { left, .. } => counted("fro-ask-lay", left),
        Frame::Construct { left, .. } => counted("fro-ask-construct", left),
        Frame::Site { kind, .. } => {
            say("fro-ask-site", &[("building", names::building(words, kind).into())])
        }
        Frame::BuildFree { .. } => words.get("fro-ask-build-free"),
        Frame::UpgradeFree { .. } => words.get("fro-ask-upgrade-free"),
        Frame::Filter { .. } => words.get("fro-ask-filter"),
        Frame::Tinker { .. } => words.get("fro-ask-tinker"),
        Frame::Research => words.get("fro-ask-research"),
        Frame::Enact { .. } => words.get("fro-ask-enact"),
        Frame::AddToMap { good, n, .. } => {
            say("fro-ask-add-to-map", &[("goods", names::pieces(words, good, n).into())])
        }
        Frame::TakeFromMap { good, n, .. } => {
            say("fro-ask-take-from-map", &[("goods", names::pieces(words, good, n).into())])
        }
        Frame::Thump { .. } => words.get("fro-ask-thump"),
        Frame::Saw { .. } => words.get("fro-ask-saw"),
        Frame::Collect { .. } => words.get("fro-ask-collect"),
        Frame::Destroy { .. } => words.get("fro-ask-destroy"),
        Frame::Ruin { .. } => words.get("fro-ask-ruin"),
        Frame::ReuseWorker => words.get("fro-ask-reuse-worker"),
        Frame::ReuseBuilding { .. } => words.get("fro-ask-reuse-building"),
        Frame::Vent { cubes } => counted("fro-ask-vent", cubes),
        Frame::Care { free, paid, .. } => {
            say("fro-ask-care", &[("free", free.into()), ("paid", paid.into())])
        }
        Frame::Bury { .. } => words.get("fro-ask-bury"),
        Frame::Inspire => words.get("fro-ask-inspire"),
        Frame::Silence => words.get("fro-ask-silence"),
        Frame::Evacuate { .. } => words.get("fro-ask-evacuate"),
        Frame::SetAside => words.get("fro-ask-set-aside"),
        Frame::DiscardHand { .. } => words.get("fro-ask-discard-hand"),
        Frame::Beds => words.get("fro-ask-beds"),
        Frame::Shift => words.get("fro-ask-shift"),
        Frame::StartOut { .. } => words.get("fro-ask-start-out"),
        // Work and chance ask nobody.
        Frame::Run { .. }
        | Frame::Repeat { .. }
        | Frame::Settle { .. }
        | Frame::Complete { .. }
        | Frame::Withdraw { .. }
        | Frame::Marker { .. }
        | Frame::Symbols { .. }
        | Frame::March { .. }
        | Frame::Carried { .. }
        | Frame::Renew { .. }
        | Frame::LayCard { .. }
        | Frame::GainBonus { .. }
        | Frame::Gather { .. }
        | Frame::Bonus
        | Frame::OwnerDone
        | Frame::DrawRim { .. }
        | Frame::DrawRoute { .. }
        | Frame::DrawBase { .. }
        | Frame::DrawTop { .. }
        | Frame::DrawTechnology { .. }
        | Frame::DrawLaw { .. }
        | Frame::DrawStart { .. }
        | Frame::DrawConsultation { .. }
        | Frame::Deal { .. }
        | Frame::DealAdvisor { .. }
        | Frame::DrawOrder { .. }
        | Frame::DrawToken { .. }
        | Frame::DrawDeath { .. }
        | Frame::DrawCitizens { .. }
        | Frame::Scry { .. }
        | Frame::DropCubes { .. }
        | Frame::DrawLeader
        | Frame::DrawCorner
        | Frame::TurnTiles
        | Frame::DrawEmpty
        | Frame::RevealMorning
        | Frame::RevealWeather
        | Frame::RevealDusk
        | Frame::DrawRubble => return None,
    })
}

fn unit_question(words: &Words, unit: Unit) -> String {
    let family = |kind: &str, family: Family| words.get(&key(kind, family.name()));
    let typed = |key: &str, token| words.say(key, &[("token", names::token(words, token).into())]);
    match unit {
        Unit::Sick(_) => words.get("fro-ask-unit-sick"),
        Unit::Die(_) => words.get("fro-ask-unit-die"),
        Unit::Leave(_) => words.get("fro-ask-unit-leave"),
        Unit::Add(_) => words.get("fro-ask-unit-add"),
        Unit::AddSick(_) => words.get("fro-ask-unit-add-sick"),
        Unit::Exhaust(_) => words.get("fro-ask-unit-exhaust"),
        Unit::Cure(_) => words.get("fro-ask-unit-cure"),
        Unit::Treat => words.get("fro-ask-unit-treat"),
        Unit::Rise(of) => family("ask-unit-rise", of),
        Unit::Fall(of) => family("ask-unit-fall", of),
        Unit::RiseTyped(token) => typed("fro-ask-unit-rise-typed", token),
        Unit::FallTyped(token) => typed("fro-ask-unit-fall-typed", token),
        Unit::Activate(_) => words.get("fro-ask-unit-activate"),
        Unit::Spend(_) => words.get("fro-ask-unit-spend"),
        Unit::Discard(_) => words.get("fro-ask-unit-discard"),
        Unit::Develop => words.get("fro-ask-unit-develop"),
    }
}

//! What cards do, in sentences: each operation of a program has one, and a program is a list of them.

use frostpunk::{Block, Building, Content, Countable, Family, Op, Reach, Target, Who};

use super::cond_words::conditions;
use super::names::{self, all_of};
use crate::{Arg, Words};

/// A building with what it costs.
fn unlocked(words: &Words, content: &Content, building: Building) -> String {
    let name = names::building(words, building);
    let cost = content.buildings[building].cost.as_ref();
    match cost.and_then(|cost| names::cost(words, cost)) {
        Some(cost) => format!("{name} ({cost})"),
        None => name,
    }
}

/// How sure it is what an operation does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Surety {
    /// It follows from the rules.
    Certain,
    /// Something is drawn.
    Chance,
    /// Somebody has to choose.
    Choice,
    /// It depends on a card that nobody has read.
    Unknown,
}

impl Surety {
    /// Its id, for words and signs.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Certain => "certain",
            Self::Chance => "chance",
            Self::Choice => "choice",
            Self::Unknown => "unknown",
        }
    }

    /// All of them.
    pub(super) const ALL: [Self; 4] = [Self::Certain, Self::Chance, Self::Choice, Self::Unknown];
}

/// A line of what a card does: a sentence, and what stands below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    /// The sentence.
    pub(super) text: String,
    /// How sure it is.
    pub(super) surety: Surety,
    /// The branches to choose from, or what happens if a condition holds and if not, each with
    /// its heading.
    pub(super) branches: Vec<(String, Vec<Line>)>,
}

impl Line {
    fn plain(text: String, surety: Surety) -> Self {
        Self { text, surety, branches: Vec::new() }
    }
}

/// All lines as running text.
pub(super) fn running(lines: &[Line]) -> String {
    let line = |line: &Line| {
        let branch = |(heading, lines): &(String, Vec<Line>)| {
            [heading.as_str(), &running(lines)].join(" ").trim().to_owned()
        };
        let below = line.branches.iter().map(branch);
        let parts: Vec<String> =
            std::iter::once(line.text.clone()).chain(below).filter(|it| !it.is_empty()).collect();
        parts.join(" ")
    };
    lines.iter().map(line).collect::<Vec<_>>().join(" ")
}

/// The sentences of a program, in order. Goods that are gained or lost together share one.
pub(super) fn lines(words: &Words, content: &Content, block: Block) -> Vec<Line> {
    let program = content.ops[usize::from(block.0)..].iter().take_while(|op| **op != Op::End);
    let mut lines = Vec::new();
    let mut together: Vec<String> = Vec::new();
    let mut program = program.copied().peekable();
    while let Some(op) = program.next() {
        if let Some((key, name, phrase)) = listed(words, content, op) {
            together.push(phrase);
            let goes_on = program.peek().and_then(|next| listed(words, content, *next));
            if goes_on.is_none_or(|(next, ..)| next != key) {
                let list = all_of(words, &together);
                together.clear();
                lines.push(Line::plain(words.say(key, &[(name, list.into())]), surety(op)));
            }
            continue;
        }
        let mut told = line(words, content, op);
        // FRO-BLD-18: what follows happens only if the marker moves.
        if matches!(op, Op::Bury(_)) && program.peek().is_some() {
            told.text = format!("{} {}", told.text, words.get("fro-op-bury-then"));
        }
        lines.push(told);
    }
    lines
}

/// Operations that are told as one list: the key, the name of the list, and the part.
fn listed(
    words: &Words,
    content: &Content,
    op: Op,
) -> Option<(&'static str, &'static str, String)> {
    let people = |who, count| names::people(words, who, count);
    Some(match op {
        Op::Gain(good, count) => ("fro-op-gain", "goods", names::goods(words, good, count)),
        Op::Lose(good, count) => ("fro-op-lose", "goods", names::goods(words, good, count)),
        Op::Add(who, count) => ("fro-op-add", "people", people(who, count)),
        Op::AddSick(who, count) => ("fro-op-add-sick", "people", people(who, count)),
        Op::Leave(who, count) => ("fro-op-leave", "people", people(who, count)),
        Op::Sick(who, count) => ("fro-op-sick", "people", people(who, count)),
        Op::Die(who, count) => ("fro-op-die", "people", people(who, count)),
        Op::Exhaust(who, count) => ("fro-op-exhaust", "people", people(who, count)),
        Op::Unlock(building) => ("fro-op-unlock", "buildings", unlocked(words, content, building)),
        _ => return None,
    })
}

/// How sure it is what an operation does.
fn surety(op: Op) -> Surety {
    match op {
        Op::Add(Who::Any, _)
        | Op::AddSick(Who::Any, _)
        | Op::Leave(Who::Any, _)
        | Op::Sick(Who::Any, _)
        | Op::Die(Who::Any, _)
        | Op::Exhaust(Who::Any, _)
        | Op::Cure(_)
        | Op::Treat(_)
        | Op::Morale(..)
        | Op::AddToMap { .. }
        | Op::TakeFromMap { .. }
        | Op::Destroy(..)
        | Op::Ruin(..)
        | Op::BuildFree { .. }
        | Op::UpgradeFree { .. }
        | Op::ReuseWorker
        | Op::ReuseBuilding
        | Op::EnactLaw { .. }
        | Op::DiscardCitizens(_)
        | Op::Choose(_)
        | Op::Construct(_)
        | Op::Vent(_)
        | Op::Tinker(_)
        | Op::Saw { .. }
        | Op::Thump { .. }
        | Op::Care { .. }
        | Op::Bury(_)
        | Op::Inspire
        | Op::Silence
        | Op::Evacuate(_) => Surety::Choice,
        // FRO-HOPE-6: first a token is drawn.
        Op::MoraleTyped(_, 1..) | Op::PlaceTile(..) | Op::DrawCitizens(_) | Op::ScryDusk(_) => {
            Surety::Chance
        }
        Op::AddDusk(_) => Surety::Unknown,
        _ => Surety::Certain,
    }
}

/// The sentence of one operation.
#[expect(clippy::too_many_lines, reason = "the list of operations, one arm each")]
fn line(words: &Words, content: &Content, op: Op) -> Line {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| words.say(key, args);
    let counted = |key: &str, count: u8| say(key, &[("count", count.into())]);
    let moved = |key: &str, steps: i8| {
        let way = if steps < 0 { "less" } else { "more" };
        counted(&format!("fro-op-{key}-{way}"), steps.unsigned_abs())
    };
    let text = match op {
        Op::Cure(points) => counted("fro-op-cure", points),
        Op::CureTyped(citizen, points) => say(
            "fro-op-cure-typed",
            &[("people", names::people(words, citizen.into(), points).into())],
        ),
        Op::Treat(points) => counted("fro-op-treat", points),
        Op::Deaths(steps) => moved("deaths", steps),
        Op::Hunger(steps) => moved("hunger", steps),
        Op::Morale(Family::Hope, steps) => moved("hope", steps),
        Op::Morale(Family::Discontent, steps) => moved("discontent", steps),
        Op::MoraleTyped(token, steps) => {
            let way = if steps < 0 { "less" } else { "more" };
            let token = names::token(words, token);
            say(
                &format!("fro-op-typed-{way}"),
                &[("token", token.into()), ("count", steps.unsigned_abs().into())],
            )
        }
        Op::Activate(tokens, count) => {
            say("fro-op-activate", &[("tokens", names::tokens(words, tokens, count).into())])
        }
        Op::Deactivate(tokens, count) => {
            say("fro-op-deactivate", &[("tokens", names::tokens(words, tokens, count).into())])
        }
        Op::DiscardToken(tokens, count) => {
            say("fro-op-discard-token", &[("tokens", names::tokens(words, tokens, count).into())])
        }
        Op::Overload(steps) => moved("overload", steps),
        Op::Cold(steps) => moved("cold", steps),
        Op::Indicator(gauge, steps) => {
            let way = if steps < 0 { "less" } else { "more" };
            let gauge = names::name(words, "gauge", gauge.name());
            say(
                &format!("fro-op-indicator-{way}"),
                &[("gauge", gauge.into()), ("count", steps.unsigned_abs().into())],
            )
        }
        Op::Heat(steps) => counted("fro-op-heat", steps),
        Op::Storm(steps) => moved("storm", steps),
        Op::SetStorm(Some(round)) => say("fro-op-set-storm", &[("round", round.into())]),
        Op::SetStorm(None) => words.get("fro-op-storm-out"),
        Op::Scouts(steps) => counted("fro-op-scouts", steps),
        Op::PlaceTile(land, count) => counted(&names::key("op-place", land.name()), count),
        Op::AddToMap { good, n, fields } => on_map(words, "fro-op-add-to-map", good, n, fields),
        Op::TakeFromMap { good, n, fields } => {
            on_map(words, "fro-op-take-from-map", good, n, fields)
        }
        Op::Destroy(target, count) => {
            say("fro-op-destroy", &[("target", aimed(words, target, count).into())])
        }
        Op::Ruin(target, count) => {
            say("fro-op-ruin", &[("target", aimed(words, target, count).into())])
        }
        Op::RuinAll(building) => {
            say("fro-op-ruin-all", &[("building", names::building(words, building).into())])
        }
        Op::RuinSupply(building) => {
            say("fro-op-ruin-supply", &[("building", names::building(words, building).into())])
        }
        Op::BuildFree { kinds, n } => {
            let kinds: Vec<_> = kinds.iter().map(|kind| names::building(words, kind)).collect();
            let kinds = names::one_of(words, &kinds);
            say("fro-op-build-free", &[("buildings", kinds.into()), ("count", n.into())])
        }
        Op::UpgradeFree { n } => counted("fro-op-upgrade-free", n),
        Op::ReuseWorker => words.get("fro-op-reuse-worker"),
        Op::ReuseBuilding => words.get("fro-op-reuse-building"),
        Op::Develop(steps) => moved("develop", steps),
        Op::EnactLaw { must: true } => words.get("fro-op-enact"),
        Op::EnactLaw { must: false } => words.get("fro-op-may-enact"),
        Op::Automaton(count) => counted("fro-op-automaton", count),
        Op::ChildPawn(pawn) => {
            say("fro-op-child-pawn", &[("pawn", names::pawn(words, pawn).into())])
        }
        Op::DrawCitizens(count) => counted("fro-op-draw-citizens", count),
        Op::DiscardCitizens(count) => counted("fro-op-discard-citizens", count),
        Op::AddDusk(_) => words.get("fro-op-add-dusk"),
        Op::ScryDusk(count) => counted("fro-op-scry-dusk", count),
        Op::RemoveEvent(card) => {
            say("fro-op-remove-event", &[("card", names::card(words, card).into())])
        }
        Op::Counter(counter, steps) => {
            let way = if steps < 0 { "less" } else { "more" };
            let counter = names::counter(words, counter);
            say(
                &format!("fro-op-counter-{way}"),
                &[("counter", counter.into()), ("count", steps.unsigned_abs().into())],
            )
        }
        Op::SetFlag(flag) => words.get(&names::key("op-set", flag.name())),
        Op::ClearFlag(flag) => words.get(&names::key("op-clear", flag.name())),
        // A card that lies face down is named by its number alone.
        Op::Reveal(card) => say("fro-op-reveal", &[("card", card.name().into())]),
        Op::DiscardCard(card) => say("fro-op-discard-card", &[("card", card.name().into())]),
        Op::EndGame(reason) => {
            let key = if reason.is_victory() { "fro-op-win" } else { "fro-op-defeat" };
            say(key, &[("end", names::end(words, reason).into())])
        }
        Op::Gather(count) => counted("fro-op-gather", count),
        Op::Construct(count) => counted("fro-op-construct", count),
        Op::Vent(count) => counted("fro-op-vent", count),
        Op::Tinker(count) => counted("fro-op-tinker", count),
        Op::Collect => words.get("fro-op-collect"),
        Op::Saw { wood, reach } => {
            let key = match reach {
                Reach::Tile => "fro-op-saw-tile",
                Reach::Adjacent => "fro-op-saw-adjacent",
            };
            say(key, &[("goods", names::goods(words, frostpunk::Good::Wood, wood).into())])
        }
        Op::Thump { coal, fields } => {
            let goods = names::goods(words, frostpunk::Good::Coal, coal);
            say("fro-op-thump", &[("goods", goods.into()), ("fields", fields.into())])
        }
        Op::Care { free, paid } => {
            say("fro-op-care", &[("free", free.into()), ("paid", paid.into())])
        }
        Op::Bury(count) => counted("fro-op-bury", count),
        Op::Inspire => words.get("fro-op-inspire"),
        Op::Silence => words.get("fro-op-silence"),
        Op::Evacuate(count) => counted("fro-op-evacuate", count),
        Op::Choose(_) | Op::If { .. } | Op::Per { .. } => return branching(words, content, op),
        // Told as a list, or the end of a program.
        Op::Gain(..)
        | Op::Lose(..)
        | Op::Add(..)
        | Op::AddSick(..)
        | Op::Leave(..)
        | Op::Sick(..)
        | Op::Die(..)
        | Op::Exhaust(..)
        | Op::Unlock(_)
        | Op::End => String::new(),
    };
    Line::plain(text, surety(op))
}

/// Operations that hold others.
fn branching(words: &Words, content: &Content, op: Op) -> Line {
    let below = |block| lines(words, content, block);
    let (text, branches) = match op {
        Op::Choose(span) => {
            let branch = |(number, block): (usize, &Block)| {
                let heading = words.say("fro-op-branch", &[("number", (number + 1).into())]);
                (heading, below(*block))
            };
            let branches = content.branches[span.indices()].iter().enumerate().map(branch);
            (words.get("fro-op-choose"), branches.collect())
        }
        Op::If { cond, then, otherwise } => {
            let condition = conditions(words, content, cond).unwrap_or_default();
            let mut branches = vec![(String::new(), below(then))];
            if !otherwise.is_empty() {
                branches.push((words.get("fro-op-otherwise"), below(otherwise)));
            }
            (words.say("fro-op-if", &[("condition", condition.into())]), branches)
        }
        Op::Per { count, div, max, block } => {
            let each = match count {
                Countable::HopeTokens => words.say("fro-op-per-hope", &[("div", div.into())]),
                Countable::Counter(counter) => words.say(
                    "fro-op-per-counter",
                    &[("div", div.into()), ("counter", names::counter(words, counter).into())],
                ),
            };
            let args = [("each", each.into()), ("max", max.into())];
            (words.say("fro-op-per", &args), vec![(String::new(), below(block))])
        }
        _ => (String::new(), Vec::new()),
    };
    Line { text, surety: surety(op), branches }
}

fn on_map(words: &Words, key: &str, good: frostpunk::MapGood, count: u8, fields: u8) -> String {
    let goods = names::pieces(words, good, count);
    words.say(key, &[("goods", goods.into()), ("fields", fields.into())])
}

/// How many buildings of which kind.
fn aimed(words: &Words, target: Target, count: u8) -> String {
    match target {
        Target::Kind(building) => {
            let building = names::building(words, building);
            words.say("fro-target-kind", &[("building", building.into()), ("count", count.into())])
        }
        Target::Any => words.say("fro-target-any", &[("count", count.into())]),
        Target::Small => words.say("fro-target-small", &[("count", count.into())]),
        Target::Large => words.say("fro-target-large", &[("count", count.into())]),
        Target::Shelter => words.say("fro-target-shelter", &[("count", count.into())]),
    }
}

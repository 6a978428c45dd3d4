//! What changes for good while a card lies there, in sentences.

use frostpunk::{Buildings, Mod, Works};

use super::names::{self, all_of};
use crate::{Arg, Words};

/// The sentence of a standing modifier.
pub(super) fn modifier(words: &Words, modifier: Mod) -> String {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| words.say(key, args);
    let counted = |key: &str, count: u8| say(key, &[("count", count.into())]);
    match modifier {
        Mod::ChildWork(works) => {
            say("fro-mod-child-work", &[("works", all_of(words, &works_of(words, works)).into())])
        }
        Mod::FeedDiscount(count) => counted("fro-mod-feed-discount", count),
        Mod::FeedSick(count) => counted("fro-mod-feed-sick", count),
        Mod::GatherBonus(count) => counted("fro-mod-gather-bonus", count),
        Mod::GainBonus(building, good, count) => say(
            "fro-mod-gain-bonus",
            &[
                ("building", names::building(words, building).into()),
                ("goods", names::goods(words, good, count).into()),
            ],
        ),
        Mod::TrapBonus(count) => counted("fro-mod-trap-bonus", count),
        Mod::CureBonus(buildings, count) => {
            let buildings = kinds(words, buildings);
            say("fro-mod-cure-bonus", &[("buildings", buildings.into()), ("count", count.into())])
        }
        Mod::TreatBonus(buildings, count) => {
            let buildings = kinds(words, buildings);
            say("fro-mod-treat-bonus", &[("buildings", buildings.into()), ("count", count.into())])
        }
        Mod::ShelterCapacity(count) => counted("fro-mod-shelter-capacity", count),
        Mod::ShelterExtra(building, count) => say(
            "fro-mod-shelter-extra",
            &[("building", names::building(words, building).into()), ("count", count.into())],
        ),
        Mod::RuinsShelter(level) => {
            let level = names::name(words, "level", level.name());
            say("fro-mod-ruins-shelter", &[("level", level.into())])
        }
        Mod::Level(building, level) => {
            let level = names::name(words, "level", level.name());
            say(
                "fro-mod-level",
                &[("building", names::building(words, building).into()), ("level", level.into())],
            )
        }
        Mod::Sustain { food, limit } => {
            let goods = names::goods(words, frostpunk::Good::Food, food);
            say("fro-mod-sustain", &[("goods", goods.into()), ("count", limit.into())])
        }
        Mod::OverloadShield(count) => counted("fro-mod-overload-shield", count),
        Mod::FreeHeat(count) => counted("fro-mod-free-heat", count),
        Mod::ColdRelief(count) => counted("fro-mod-cold-relief", count),
        Mod::ScoutBonus(count) => counted("fro-mod-scout-bonus", count),
        Mod::ExpeditionBonus(good, count) => {
            say("fro-mod-expedition-bonus", &[("goods", names::goods(words, good, count).into())])
        }
        Mod::AutomatonFree => words.get("fro-mod-automaton-free"),
        Mod::AutomatonEngineer => words.get("fro-mod-automaton-engineer"),
        Mod::SnowWarm => words.get("fro-mod-snow-warm"),
        Mod::TreeGather(count) => {
            let goods = names::goods(words, frostpunk::Good::Wood, count);
            say("fro-mod-tree-gather", &[("goods", goods.into())])
        }
        Mod::Blocked(works) => {
            say("fro-mod-blocked", &[("works", all_of(words, &works_of(words, works)).into())])
        }
        Mod::DeathHopeShield(count) => counted("fro-mod-death-hope-shield", count),
    }
}

/// Actions and buildings by their names.
pub(super) fn works_of(words: &Words, works: Works) -> Vec<String> {
    let jobs = works.jobs.iter().map(|job| names::name(words, "job", job.name()));
    let buildings = works.buildings.iter().map(|kind| names::building(words, kind));
    jobs.chain(buildings).collect()
}

fn kinds(words: &Words, buildings: Buildings) -> String {
    let names: Vec<String> = buildings.iter().map(|kind| names::building(words, kind)).collect();
    all_of(words, &names)
}

//! Why something is refused.

use table::{Refusal, Value};

/// The key of the sentence about a refusal: of its cause, where its rule has several.
pub(super) fn refusal_key(refusal: &Refusal) -> Option<&'static str> {
    let rule = refusal.rule.0;
    let cause = refusal.values.iter().find_map(|(name, value)| match value {
        Value::Id(cause) if *name == "cause" => Some(*cause),
        _ => None,
    });
    let of_cause = cause.and_then(|cause| of_cause(rule, cause));
    of_cause.or_else(|| RULES.iter().find(|(id, _)| *id == rule).map(|(_, key)| *key))
}

fn of_cause(rule: &str, cause: &str) -> Option<&'static str> {
    CAUSES.iter().find(|(id, other, _)| (*id, *other) == (rule, cause)).map(|(.., key)| *key)
}

/// Every rule that refuses something, with the key of its sentence.
pub(super) const RULES: &[(&str, &str)] = &[
    ("FRO-ACT-2", "fro-refusal-act-2"),
    ("FRO-ACT-4", "fro-refusal-act-4"),
    ("FRO-ACT-5", "fro-refusal-act-5"),
    ("FRO-ACT-6", "fro-refusal-act-6"),
    ("FRO-ACT-7", "fro-refusal-act-7"),
    ("FRO-ACT-9", "fro-refusal-act-9"),
    ("FRO-AUTO-1", "fro-refusal-auto-1"),
    ("FRO-AUTO-2", "fro-refusal-auto-2"),
    ("FRO-BLD-3", "fro-refusal-bld-3"),
    ("FRO-BLD-5", "fro-refusal-bld-5"),
    ("FRO-BLD-10", "fro-refusal-bld-10"),
    ("FRO-BLD-11", "fro-refusal-bld-11"),
    ("FRO-BLD-14", "fro-refusal-bld-14"),
    ("FRO-BLD-17", "fro-refusal-answer"),
    ("FRO-BLD-18", "fro-refusal-answer"),
    ("FRO-BLD-19", "fro-refusal-answer"),
    ("FRO-BLD-20", "fro-refusal-bld-20"),
    ("FRO-BLD-23", "fro-refusal-answer"),
    ("FRO-BLD-25", "fro-refusal-bld-25"),
    ("FRO-BLD-26", "fro-refusal-bld-26"),
    ("FRO-C-5", "fro-refusal-c-5"),
    ("FRO-C-22", "fro-refusal-c-22"),
    ("FRO-C-35", "fro-refusal-bld-26"),
    ("FRO-C-36", "fro-refusal-answer"),
    ("FRO-C-37", "fro-refusal-c-37"),
    ("FRO-C-39", "fro-refusal-answer"),
    ("FRO-C-40", "fro-refusal-c-40"),
    ("FRO-C-41", "fro-refusal-answer"),
    ("FRO-CIT-2", "fro-refusal-cit-2"),
    ("FRO-CIT-5", "fro-refusal-cit-5"),
    ("FRO-CIT-6", "fro-refusal-cit-6"),
    ("FRO-CONS-2", "fro-refusal-cons-2"),
    ("FRO-CONS-3", "fro-refusal-cons-3"),
    ("FRO-CONS-4", "fro-refusal-cons-4"),
    ("FRO-CONS-6", "fro-refusal-cons-6"),
    ("FRO-CONS-7", "fro-refusal-cons-7"),
    ("FRO-CONS-8", "fro-refusal-cons-8"),
    ("FRO-CONS-9", "fro-refusal-cons-9"),
    ("FRO-CURE-1", "fro-refusal-cure-1"),
    ("FRO-CURE-2", "fro-refusal-cure-2"),
    ("FRO-CURE-3", "fro-refusal-cure-3"),
    ("FRO-DAWN-4", "fro-refusal-answer"),
    ("FRO-DEATH-2", "fro-refusal-death-2"),
    ("FRO-DEC-5", "fro-refusal-dec-5"),
    ("FRO-DUSK-1", "fro-refusal-answer"),
    ("FRO-DUSK-6", "fro-refusal-dusk-6"),
    ("FRO-EVT-2", "fro-refusal-evt-2"),
    ("FRO-EXP-5", "fro-refusal-exp-5"),
    ("FRO-EXP-8", "fro-refusal-answer"),
    ("FRO-EXP-14", "fro-refusal-exp-14"),
    ("FRO-FX-9", "fro-refusal-fx-9"),
    ("FRO-FX-13", "fro-refusal-fx-13"),
    ("FRO-FX-14", "fro-refusal-fx-13"),
    ("FRO-FX-21", "fro-refusal-fx-21"),
    ("FRO-FX-22", "fro-refusal-fx-22"),
    ("FRO-FX-23", "fro-refusal-fx-23"),
    ("FRO-FX-24", "fro-refusal-answer"),
    ("FRO-FX-26", "fro-refusal-fx-26"),
    ("FRO-FX-27", "fro-refusal-fx-26"),
    ("FRO-FX-31", "fro-refusal-answer"),
    ("FRO-FX-35", "fro-refusal-answer"),
    ("FRO-FX-41", "fro-refusal-gath-1"),
    ("FRO-FX-43", "fro-refusal-fx-43"),
    ("FRO-GATH-1", "fro-refusal-gath-1"),
    ("FRO-GATH-2", "fro-refusal-gath-2"),
    ("FRO-GATH-3", "fro-refusal-gath-3"),
    ("FRO-GENP-2", "fro-refusal-genp-2"),
    ("FRO-HOPE-4", "fro-refusal-hope-5"),
    ("FRO-HOPE-5", "fro-refusal-hope-5"),
    ("FRO-HOPE-7", "fro-refusal-hope-7"),
    ("FRO-HOPE-8", "fro-refusal-hope-7"),
    ("FRO-LAW-1", "fro-refusal-law-1"),
    ("FRO-LAW-2", "fro-refusal-law-2"),
    ("FRO-LAW-5", "fro-refusal-law-5"),
    ("FRO-LAW-6", "fro-refusal-law-6"),
    ("FRO-LIM-1", "fro-refusal-lim-1"),
    ("FRO-NIGHT-5", "fro-refusal-night-5"),
    ("FRO-PREP-1", "fro-refusal-prep-1"),
    ("FRO-PREP-2", "fro-refusal-prep-2"),
    ("FRO-RES-3", "fro-refusal-res-3"),
    ("FRO-RULING-57", "fro-refusal-dec-5"),
    ("FRO-RULING-59", "fro-refusal-ruling-59"),
    ("FRO-RULING-96", "fro-refusal-law-price"),
    ("FRO-SCOUT-1", "fro-refusal-scout-1"),
    ("FRO-SCOUT-2", "fro-refusal-scout-2"),
    ("FRO-SCOUT-3", "fro-refusal-scout-3"),
    ("FRO-SETUP-20", "fro-refusal-answer"),
    ("FRO-SETUP-22", "fro-refusal-setup-22"),
    ("FRO-SETUP-26", "fro-refusal-cons-4"),
    ("FRO-SNOW-2", "fro-refusal-snow-2"),
    ("FRO-SNOW-3", "fro-refusal-snow-3"),
    ("FRO-SNOW-4", "fro-refusal-snow-4"),
    ("FRO-SOLO-3", "fro-refusal-answer"),
    ("FRO-SPEC-1", "fro-refusal-spec-1"),
    ("FRO-TECH-2", "fro-refusal-answer"),
    ("FRO-USE-1", "fro-refusal-use-1"),
    ("FRO-USE-2", "fro-refusal-use-2"),
    ("FRO-USE-4", "fro-refusal-use-4"),
    ("FRO-WEA-4", "fro-refusal-answer"),
    ("FRO-WEA-10", "fro-refusal-wea-10"),
];

/// Every cause of a rule with several, with the key of its sentence.
pub(super) const CAUSES: &[(&str, &str, &str)] = &[
    ("FRO-ACT-4", "once", "fro-refusal-act-4-once"),
    ("FRO-ACT-4", "no_coal", "fro-refusal-act-4-no-coal"),
    ("FRO-BLD-25", "upgraded", "fro-refusal-bld-25-upgraded"),
    ("FRO-BLD-25", "one_side", "fro-refusal-bld-25-one-side"),
    ("FRO-C-5", "pawn", "fro-refusal-c-5-pawn"),
    ("FRO-C-5", "nothing", "fro-refusal-c-5-nothing"),
    ("FRO-C-39", "no_centre", "fro-refusal-c-39-no-centre"),
    ("FRO-C-39", "nobody_healthy", "fro-refusal-c-39-nobody-healthy"),
    ("FRO-C-39", "children_first", "fro-refusal-c-39-children-first"),
    ("FRO-C-39", "no_rubble", "fro-refusal-c-39-no-rubble"),
    ("FRO-C-39", "pawn", "fro-refusal-c-39-pawn"),
    ("FRO-C-41", "no_ridge", "fro-refusal-c-41-no-ridge"),
    ("FRO-C-41", "whole_action", "fro-refusal-c-41-whole-action"),
    ("FRO-C-41", "apart", "fro-refusal-c-41-apart"),
    ("FRO-C-41", "no_coal", "fro-refusal-c-41-no-coal"),
    ("FRO-C-41", "no_tile", "fro-refusal-c-41-no-tile"),
    ("FRO-C-41", "has_hub", "fro-refusal-c-41-has-hub"),
    ("FRO-CONS-9", "pawn", "fro-refusal-cons-9-pawn"),
    ("FRO-CONS-9", "no_building", "fro-refusal-cons-9-no-building"),
    ("FRO-GENP-2", "too_hot", "fro-refusal-genp-2-too-hot"),
    ("FRO-GENP-2", "no_coal", "fro-refusal-genp-2-no-coal"),
    ("FRO-HOPE-5", "full", "fro-refusal-hope-5-full"),
    ("FRO-HOPE-5", "none_spent", "fro-refusal-hope-5-none-spent"),
    ("FRO-LAW-5", "all_signed", "fro-refusal-law-5-all-signed"),
    ("FRO-LAW-5", "none_left", "fro-refusal-law-5-none-left"),
    ("FRO-LAW-6", "used", "fro-refusal-law-6-used"),
    ("FRO-LAW-6", "nothing", "fro-refusal-law-6-nothing"),
    ("FRO-SCOUT-1", "no_balloon", "fro-refusal-scout-1-no-balloon"),
    ("FRO-SCOUT-1", "taken", "fro-refusal-scout-1-taken"),
    ("FRO-SNOW-2", "no_tile", "fro-refusal-snow-2-no-tile"),
    ("FRO-SNOW-2", "no_room", "fro-refusal-snow-2-no-room"),
    ("FRO-USE-1", "no_building", "fro-refusal-use-1-no-building"),
    ("FRO-USE-1", "full", "fro-refusal-use-1-full"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cause_of_a_refusal_has_a_sentence_of_its_own() {
        let causes = || {
            frostpunk::CAUSES.iter().flat_map(|(rule, causes)| causes.iter().map(|it| (*rule, *it)))
        };
        let missing: Vec<_> =
            causes().filter(|(rule, cause)| of_cause(rule, cause).is_none()).collect();
        assert!(missing.is_empty(), "no sentence for {missing:?}");
        assert_eq!(causes().count(), CAUSES.len());
    }

    #[test]
    fn every_rule_that_the_engine_refuses_with_has_a_sentence() {
        let engine = include_str!("../../../frostpunk/src/refusal.rs");
        let named = engine.split('"').filter(|part| part.starts_with("FRO-"));
        let missing: Vec<&str> =
            named.filter(|rule| refusal_key(&Refusal::new(rule)).is_none()).collect();
        assert!(missing.is_empty(), "no sentence for {missing:?}");
    }
}

//! The page that shows where each rule is tested and carried out.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::coverage::Coverage;

/// The page of one crate, in Markdown. It names files but no lines, which would change all the
/// time.
pub(crate) fn draw(coverage: &Coverage<'_>) -> String {
    let mut page = format!(
        "# {}: rules, tests, code\n\n\
         <!-- Written by `cargo xtask rules --write`. -->\n\n\
         {}\n\n\
         | rule | section | tests | cited in |\n\
         |---|---|---|---|\n",
        coverage.name,
        summary(coverage),
    );
    for covered in &coverage.rules {
        let (id, section) = (covered.rule.id, covered.rule.section.replace('|', "\\|"));
        let (tests, citations) = (files(&covered.tests), files(&covered.citations));
        writeln!(page, "| {id} | {section} | {tests} | {citations} |")
            .expect("a string takes everything");
    }
    page
}

/// How many rules are covered, in one line.
pub(crate) fn summary(coverage: &Coverage<'_>) -> String {
    let rules = &coverage.rules;
    let tested = rules.iter().filter(|covered| !covered.tests.is_empty()).count();
    let cited = rules.iter().filter(|covered| !covered.citations.is_empty()).count();
    format!("{} rules, {tested} tested, {cited} cited in code", rules.len())
}

fn files(paths: &BTreeSet<&str>) -> String {
    if paths.is_empty() {
        return "–".to_owned();
    }
    paths.iter().map(|path| format!("`{path}`")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::super::coverage::{Flat, SourceFile, compare};
    use super::*;

    #[test]
    fn a_page_lists_every_rule_with_its_files() {
        let flats = [Flat {
            name: "kosmonauts".into(),
            rules: "# K\n## Orders\n- **KOS-ORD-1** One.\n## End\n- **KOS-END-1** Two.\n".into(),
            tests: vec![SourceFile {
                path: "tests/rules/orders.rs".into(),
                text: "mod kos_ord_1 {\n    #[test]\n    fn works() {}\n}\n".into(),
            }],
            sources: ["src/b.rs", "src/a.rs"]
                .map(|path| SourceFile { path: path.into(), text: "// KOS-ORD-1".into() })
                .into(),
        }];
        assert_eq!(
            draw(&compare(&flats)[0]),
            "# kosmonauts: rules, tests, code\n\n\
             <!-- Written by `cargo xtask rules --write`. -->\n\n\
             2 rules, 1 tested, 1 cited in code\n\n\
             | rule | section | tests | cited in |\n\
             |---|---|---|---|\n\
             | KOS-ORD-1 | Orders | `tests/rules/orders.rs` | `src/a.rs`, `src/b.rs` |\n\
             | KOS-END-1 | End | – | – |\n"
        );
    }
}

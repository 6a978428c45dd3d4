//! What a dependency must be: permissively licensed and from the default registry.
//!
//! `deny.toml` says which licenses are; `cargo deny check` looks closer and at known holes, but has
//! to be installed. This needs nothing but cargo.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use spdx::{Expression, ParseMode};

/// The part of `cargo metadata` that is looked at.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Where it comes from; nothing for a member of the workspace.
    source: Option<String>,
}

/// Names every dependency that breaks the rules.
pub(crate) fn run(root: &Path) -> Result<ExitCode> {
    let deny = std::fs::read_to_string(root.join("deny.toml")).context("deny.toml")?;
    let allowed = allowed(&deny)?;
    let packages = packages(root)?;
    let problems: Vec<String> =
        packages.iter().filter_map(|package| problem(package, &allowed)).collect();
    for problem in &problems {
        eprintln!("{problem}");
    }
    println!("{} packages, {} licenses are allowed", packages.len(), allowed.len());
    Ok(if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn packages(root: &Path) -> Result<Vec<Package>> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root)
        .output()
        .context("cargo metadata")?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Metadata = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    Ok(metadata.packages)
}

/// The licenses that `deny.toml` allows.
fn allowed(deny: &str) -> Result<BTreeSet<&str>> {
    let list = deny
        .split_once("[licenses]")
        .and_then(|(_, rest)| rest.split_once("allow = ["))
        .and_then(|(_, rest)| rest.split_once(']'))
        .context("deny.toml has no list of allowed licenses")?
        .0;
    Ok(list.split('"').skip(1).step_by(2).collect())
}

fn problem(package: &Package, allowed: &BTreeSet<&str>) -> Option<String> {
    let Package { name, version, license, source } = package;
    let named = |problem: &str| Some(format!("{name} {version}: {problem}"));
    match source {
        Some(source) if !source.starts_with("registry+") => return named("not from the registry"),
        None => return None,
        Some(_) => {}
    }
    let Some(license) = license else { return named("no license") };
    // Some old packages write "MIT/Apache-2.0".
    let Ok(expression) = Expression::parse_mode(license, ParseMode::LAX) else {
        return named(&format!("{license:?} is not a license expression"));
    };
    let is_allowed = expression.evaluate(|requirement| {
        let id = requirement.license.id().map(|id| id.name);
        requirement.addition.is_none() && id.is_some_and(|id| allowed.contains(id))
    });
    if is_allowed { None } else { named(&format!("{license} is not allowed by deny.toml")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(license: &str) -> Option<String> {
        let package = Package {
            name: "thing".into(),
            version: "1.0.0".into(),
            license: Some(license.into()),
            source: Some("registry+here".into()),
        };
        problem(&package, &["MIT", "Apache-2.0", "Unicode-3.0"].into())
    }

    #[test]
    fn one_allowed_choice_is_enough_but_all_parts_must_be() {
        assert_eq!(check("MIT OR GPL-3.0"), None);
        assert_eq!(check("MIT/Apache-2.0"), None);
        assert_eq!(check("(MIT OR Apache-2.0) AND Unicode-3.0"), None);
        let refused = Some("thing 1.0.0: MIT AND GPL-3.0 is not allowed by deny.toml".to_owned());
        assert_eq!(check("MIT AND GPL-3.0"), refused);
    }

    #[test]
    fn a_foreign_source_and_a_missing_license_are_named() {
        let git = Package {
            name: "thing".into(),
            version: "1.0.0".into(),
            license: None,
            source: Some("git+there".into()),
        };
        let allowed = ["MIT"].into();
        assert_eq!(problem(&git, &allowed).as_deref(), Some("thing 1.0.0: not from the registry"));
        let unlicensed = Package { source: Some("registry+here".into()), ..git };
        assert_eq!(problem(&unlicensed, &allowed).as_deref(), Some("thing 1.0.0: no license"));
    }

    #[test]
    fn the_list_is_read_from_its_file() {
        let text = "[licenses]\n# Why.\nallow = [\n  \"MIT\",\n  \"ISC\",\n]\n";
        assert_eq!(allowed(text).expect("a list"), ["MIT", "ISC"].into());
        assert!(allowed("[bans]").is_err());
    }
}

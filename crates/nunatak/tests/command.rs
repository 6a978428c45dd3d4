//! The command as a user types it.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn nunatak(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nunatak")).args(arguments).output().expect("the command runs")
}

/// Runs the command, which must succeed, and returns what it printed.
#[track_caller]
fn printed(arguments: &[&str]) -> String {
    let output = nunatak(arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// Runs the command, which must fail with this exit code, and returns its message.
#[track_caller]
fn refused(code: i32, arguments: &[&str]) -> String {
    let output = nunatak(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    String::from_utf8(output.stderr).expect("text")
}

fn typed(lines: &str, arguments: &[&str]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_nunatak"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let input = lines.to_owned();
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    // A game that ends earlier reads no further; that is no mistake.
    drop(writer.join());
    String::from_utf8(output.stdout).expect("text")
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("a plain path").to_owned()
}

const ARENA: [&str; 8] =
    ["arena", "kosmonauts", "--seats", "greedy,random", "--games", "6", "--seed", "7"];

#[test]
fn an_arena_prints_one_json_object() {
    let text = printed(&[&ARENA[..], &["--json"]].concat());
    let summary: serde_json::Value = serde_json::from_str(&text).expect("one object");
    assert_eq!(summary["game"], "kosmonauts");
    assert_eq!(summary["seats"], serde_json::json!(["greedy", "random"]));
    assert_eq!(summary["games"], 6);
    assert_eq!(summary["seed"], 7);
    assert!(summary["decisions"].as_u64().expect("a count") > 100);
    assert!(summary["decisions_per_cpu_second"].as_f64().expect("a rate") > 0.0);
    assert!(summary["cpu_seconds"].as_f64().expect("a time") > 0.0);
    let greedy = &summary["bots"][0];
    assert_eq!((greedy["spec"].as_str(), greedy["games"].as_u64()), (Some("greedy"), Some(6)));
    for figure in ["wins", "win_share", "mean_rank", "mean_score"] {
        assert!(greedy[figure].is_number(), "{figure}");
    }
}

#[test]
fn an_arena_is_the_same_with_one_and_with_two_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut written = Vec::new();
    for threads in ["1", "2"] {
        let csv = path(folder.path(), &format!("{threads}.csv"));
        let saves = path(folder.path(), &format!("saves-{threads}"));
        let more = ["--threads", threads, "--csv", &csv, "--saves", &saves, "--audit"];
        printed(&[&ARENA[..], &more].concat());
        let mut files = vec![fs::read_to_string(csv).expect("rows")];
        for game in 0..6 {
            let name = format!("{saves}/{game:06}.json");
            files.push(fs::read_to_string(name).expect("a save"));
        }
        written.push(files);
    }
    assert_eq!(written[0][0].lines().count(), 7, "a header and a row a game");
    assert_eq!(written[0], written[1]);
}

#[test]
fn parts_of_an_arena_put_together_are_the_whole_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| path(folder.path(), name);
    let (whole, merged) = (file("whole.jsonl"), file("merged.jsonl"));
    printed(&[&ARENA[..], &["--results", &whole]].concat());
    let parts = ["1/3", "2/3", "3/3"].map(|part| (part, file(&part.replace('/', "-"))));
    for (part, name) in &parts {
        printed(&[&ARENA[..], &["--shard", part, "--results", name]].concat());
    }
    let [first, second, third] = parts.each_ref().map(|(_, name)| name.as_str());
    let summary = printed(&["arena", "merge", third, first, second, "--out", &merged]);
    let read = |name: &str| fs::read_to_string(name).expect("results");
    assert_eq!(read(&merged), read(&whole));
    assert_eq!(summary, printed(&["arena", "merge", &whole]));
    assert!(summary.contains("kosmonauts, 6 games, seed 7"), "{summary}");
    let error = refused(1, &["arena", "merge", first, third]);
    assert!(error.contains("block 1 of 3 is in none of the files"), "{error}");
    let error = refused(1, &["arena", "merge", first, second, third, second]);
    assert!(error.contains("2-3:1: block 1 is already in"), "{error}");

    let ratings = printed(&["arena", "rate", &whole]);
    assert!(ratings.contains("greedy") && ratings.contains("random"), "{ratings}");
    let page = file("report.html");
    printed(&["arena", "report", first, second, third, "--out", &page]);
    let html = read(&page);
    let parts = ["Strength", "Win share", "Seat advantage", "Score by category", "Game length"];
    for part in [&parts[..], &["Balance: Landing", "Balance: Event"]].concat() {
        assert!(html.contains(&format!("{part}</h")), "{part}");
    }
    assert!(!html.contains("<script") && !html.contains("http"), "the page needs nothing else");
    is_well_formed(&html);
}

#[test]
fn bots_that_win_or_lose_together_are_rated_against_what_they_play() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| path(folder.path(), name);
    let runs = [("random", file("random.jsonl")), ("greedy", file("greedy.jsonl"))];
    for (bot, results) in &runs {
        let games = ["arena", "frostpunk", "--seats", bot, "--games", "3", "--seed", "7"];
        printed(&[&games[..], &["--results", results]].concat());
    }
    let [random, greedy] = runs.each_ref().map(|(_, file)| file.as_str());
    let text = printed(&["arena", "rate", random, greedy]);
    assert!(text.contains("games won") && text.contains("400 points above the task"), "{text}");
    let ratings = printed(&["arena", "rate", random, greedy, "--json"]);
    let ratings: serde_json::Value = serde_json::from_str(&ratings).expect("JSON");
    let (bots, tasks) = (&ratings["bots"], &ratings["tasks"]);
    assert_eq!((bots.as_array().map(Vec::len), tasks.as_array().map(Vec::len)), (Some(2), Some(1)));
    assert_eq!((&bots[0]["games"], &tasks[0]["games"]), (&3.into(), &6.into()));
    let points = |of: &serde_json::Value| of["rating"].as_f64().expect("a number");
    assert!((points(&bots[0]) + points(&bots[1])).abs() < 1e-6, "{ratings}");
    let page = file("report.html");
    printed(&["arena", "report", random, greedy, "--out", &page]);
    let html = fs::read_to_string(&page).expect("a report");
    assert!(html.contains("Strength</h") && html.contains("task 1"), "{html}");
    is_well_formed(&html);
}

/// Every element that is opened is closed in order; the page has no bare `<` or `>`.
#[track_caller]
fn is_well_formed(html: &str) {
    let mut open = Vec::new();
    for tag in html.split('<').skip(1).map(|rest| rest.split_once('>').expect("a tag ends").0) {
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        match tag.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop(), Some(closed), "at </{closed}>"),
            None if matches!(name, "!DOCTYPE" | "meta") => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn an_arena_stops_when_its_question_is_answered() {
    let more = ["--games", "400", "--sprt", "0.5,0.7"];
    let text = printed(&[&ARENA[..4], &more].concat());
    assert!(text.contains("greedy win share 0.7 accepted over 0.5 after "), "{text}");
    assert!(text.contains("log-likelihood ratio"), "{text}");
    let error = refused(2, &[&ARENA[..], &["--sprt", "0.7,0.5"]].concat());
    assert!(error.contains("0.7 and 0.5 are not two rising win shares"), "{error}");
    let error = refused(2, &[&ARENA[..], &["--shard", "4/3", "--results", "x"]].concat());
    assert!(error.contains("\"4/3\" is not a part"), "{error}");
}

#[test]
fn weights_are_tuned_checked_and_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let weights = path(folder.path(), "weights.ron");
    let tune = ["tune", "kosmonauts", "--seeds", "1", "--seed", "3"];
    printed(&[&tune[..], &["--rounds", "2", "--out", &weights]].concat());
    let text = fs::read_to_string(&weights).expect("weights");
    assert!(
        text.contains("// nunatak tune kosmonauts --players 2 --rounds 2 --seeds 1 --seed 3\n"),
        "{text}"
    );
    let checked = printed(&[&tune[..], &["--check", &weights]].concat());
    assert!(checked.contains("of 2 games of 2"), "{checked}");
    let line = 1 + text.lines().position(|line| line.contains(" shield: ")).expect("a weight");
    let bad = text.replace(" shield: ", " shield: 9");
    fs::write(&weights, bad).expect("a file");
    let error = refused(1, &[&tune[..], &["--check", &weights]].concat());
    assert!(error.contains(&format!("weights.ron:{line}: shield 9")), "{error}");
    fs::write(&weights, text.replace(" shield: ", " armor: ")).expect("a file");
    let error = refused(1, &[&tune[..], &["--check", &weights]].concat());
    assert!(error.contains("weights.ron") && error.contains("armor"), "{error}");
}

#[test]
fn a_save_is_shown_step_by_step_and_at_a_moment() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = path(folder.path(), "saves");
    printed(&[
        "arena",
        "kosmonauts",
        "--seats",
        "greedy,greedy",
        "--games",
        "1",
        "--saves",
        &saves,
    ]);
    let save = format!("{saves}/000000.json");
    let course = printed(&["replay", &save]);
    assert!(course.contains("chance: starter"), "{course}");
    assert!(course.contains("result") && course.contains("\nwinner: seat "), "{course}");
    let moment = printed(&["replay", &save, "--at", "12", "--seat", "2"]);
    assert!(moment.contains("place_marker") && moment.contains("your missions"), "{moment}");
    let error = refused(2, &["replay", &save, "--at", "99999"]);
    assert!(error.contains("99999 is beyond its end"), "{error}");
}

#[test]
fn the_end_of_a_team_is_told_in_a_sentence() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../frostpunk/tests/fixtures");
    let save = format!("{folder}/v1-2-players-random.json");
    let course = printed(&["replay", &save]);
    let last = course.trim_end().lines().last().expect("a last line");
    assert!(last.starts_with("lost together (") && last.ends_with('.'), "{last}");
    let moment = printed(&["replay", &save, "--at", "12"]);
    assert!(!moment.contains("together"), "{moment}");
}

#[test]
fn a_broken_save_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = path(folder.path(), "game.json");
    let steps = r#"[{"chance":"starter 0"},{"chance":"marker mars"},{"act":[0,"fly"]}]"#;
    let text = format!(
        r#"{{"schema":1,"game":"kosmonauts","rules":1,"options":{{"players":2}},"seed":"1","steps":{steps}}}"#
    );
    fs::write(&save, &text).expect("a file");
    let error = refused(1, &["replay", &save]);
    assert!(error.contains("step 2") && error.contains("TABLE-TURN-1"), "{error}");
    fs::write(&save, &text[..60]).expect("a file");
    let error = refused(1, &["replay", &save]);
    assert!(error.contains("EOF while parsing"), "{error}");
    fs::write(&save, text.replace("kosmonauts", "chess")).expect("a file");
    assert!(refused(1, &["replay", &save]).contains("unknown game \"chess\""));
    for command in ["replay", "verify"] {
        let error = refused(3, &[command, &path(folder.path(), "nowhere.json")]);
        assert!(error.contains("nowhere.json"), "{error}");
    }
}

#[test]
fn fair_dice_are_proven_and_forged_ones_found_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = path(folder.path(), "game.json");
    let play = ["play", "kosmonauts", "--seed", "5", "--option", "round_limit=3", "--quick"];
    typed(&"1\n".repeat(60), &[&play[..], &["--save", &save]].concat());
    let bare = fs::read_to_string(&save).expect("a save");
    let error = refused(1, &["verify", &save]);
    assert!(error.contains("no promise about its dice"), "{error}");

    let dice = table::Dice::seal(table::Seed(5), "6a2f");
    let fair = dice.write(&bare);
    fs::write(&save, &fair).expect("a file");
    let proven = printed(&["verify", &save, "--promise", &dice.commitment]);
    assert!(proven.contains(&dice.commitment) && proven.contains("each time"), "{proven}");
    let error = refused(1, &["verify", &save, "--promise", "00ff"]);
    assert!(error.contains("not 00ff"), "{error}");

    fs::write(&save, fair.replace("\"seed\":\"5\"", "\"seed\":\"6\"")).expect("a file");
    let error = refused(1, &["verify", &save]);
    assert!(error.contains(&format!("{} was promised", dice.commitment)), "{error}");

    // The first player is another one than the seed gives; nothing else is wrong with the file.
    let mut forged: serde_json::Value = serde_json::from_str(&fair).expect("JSON");
    let thrown = forged["steps"][0]["chance"].clone();
    let other = if thrown == "starter 0" { "starter 1" } else { "starter 0" };
    forged["steps"] = serde_json::json!([{ "chance": other }]);
    fs::write(&save, forged.to_string()).expect("a file");
    let error = refused(1, &["verify", &save]);
    assert!(error.contains("step 0") && error.contains("the seed gives"), "{error}");
}

#[test]
fn rules_are_found_by_id_and_by_word() {
    let one = printed(&["rules", "kosmonauts", "kos-ord-3"]);
    assert!(one.contains("KOS-ORD-3") && !one.contains("KOS-ORD-4"), "{one}");
    let found = printed(&["rules", "kosmonauts", "comet"]);
    assert!(found.contains("KOS-GEN-2") && !found.contains("KOS-ORD-3"), "{found}");
    assert!(printed(&["rules", "kosmonauts"]).lines().count() > 162);
    let error = refused(3, &["rules", "kosmonauts", "xyzzy"]);
    assert!(error.contains("\"xyzzy\""), "{error}");
}

#[test]
fn whoever_closes_the_pipe_has_read_enough_and_the_work_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let content = path(folder.path(), "content");
    for what in ["export", "check"] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let status = Command::new(env!("CARGO_BIN_EXE_nunatak"))
            .args(["content", what, "kosmonauts", &content])
            .stdout(writer)
            .status();
        assert!(status.expect("the command runs").success(), "{what}");
    }
    let game = catalog::game("kosmonauts").expect("a game");
    for (name, text) in game.content_files() {
        assert_eq!(fs::read_to_string(path(Path::new(&content), name)).expect("a file"), *text);
    }
}

#[test]
fn content_is_checked_and_played_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let content = folder.path().to_str().expect("a plain path");
    let tokens = folder.path().join("tokens.ron");
    fs::write(&tokens, "(provenance: rulebook, target_body: (9, 3, 2, 1), earth: (2, 2, 2, 2))")
        .expect("a file");
    assert!(printed(&["content", "check", "kosmonauts", content]).contains("is fine"));
    let json = printed(&[&ARENA[..], &["--json", "--content", content]].concat());
    let richer: serde_json::Value = serde_json::from_str(&json).expect("one object");
    assert!(richer["bots"][0]["mean_score"].as_f64().expect("a score") > 45.0, "{json}");
    fs::write(&tokens, "(provenance: rulebook,\n target_body: (1, 3, 2, 1), earth: (2, 2, 2, 2))")
        .expect("a file");
    let output = nunatak(&["content", "check", "kosmonauts", content]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("tokens.ron:2: the token values [1, 3, 2, 1]"), "{text}");
}

#[test]
fn the_built_in_content_is_written_to_start_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let content = path(folder.path(), "mine");
    let files = printed(&["content", "export", "antarctica", &content]);
    assert!(files.contains("building_cards.ron"), "{files}");
    let fine = printed(&["content", "check", "antarctica", &content]);
    assert!(fine.contains("content 814c20f898bab1d2 is fine"), "{fine}");
    let error = refused(1, &["content", "export", "antarctica", &content]);
    assert!(error.contains("cannot write") && error.contains("board.ron"), "{error}");
    fs::write(folder.path().join("mine/building_card.ron"), "[]").expect("a file");
    let error = refused(1, &["content", "check", "antarctica", &content]);
    assert!(error.contains("building_card.ron is read by no part of the game"), "{error}");
    let only_a_folder = path(folder.path(), "only_a_folder");
    fs::create_dir_all(folder.path().join("only_a_folder/board.ron")).expect("a folder");
    let error = refused(1, &["content", "check", "antarctica", &only_a_folder]);
    assert!(error.contains("cannot read") && error.contains("board.ron"), "{error}");
    let nowhere = path(folder.path(), "nowhere");
    for missing in [
        &["content", "check", "antarctica", &nowhere][..],
        &["check", "--database", VERSION_1, "--content", &nowhere],
        &["serve", "--retain-days", "9", "--archive", &nowhere],
    ] {
        let error = refused(3, missing);
        assert!(error.contains("nowhere is no folder"), "{error}");
    }
}

/// The databases that earlier versions wrote.
const VERSION_1: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/fixtures/v1.db");
const VERSION_2: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/fixtures/v2.db");

#[test]
fn everything_stored_is_replayed_and_what_does_not_fit_is_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = path(folder.path(), "tables.db");
    fs::copy(VERSION_1, &database).expect("a copy");
    let report = printed(&["check", "--database", &database]);
    assert!(report.contains("antarctica, rules 1: 7 matches"), "{report}");
    assert!(report.contains("kosmonauts, rules 1: 6 matches"), "{report}");
    assert!(report.contains("all 13 stored matches open whole"), "{report}");
    let later = path(folder.path(), "later.db");
    fs::copy(VERSION_2, &later).expect("a copy");
    let report = printed(&["check", "--database", &later]);
    assert!(report.contains("all 10 stored matches open whole"), "{report}");
    // A match with content of one's own is stored, and then the content is gone.
    let content = path(folder.path(), "mine");
    printed(&["content", "export", "kosmonauts", &content]);
    let tokens = folder.path().join("mine/tokens.ron");
    let richer = fs::read_to_string(&tokens).expect("a file").replace("(4, ", "(9, ");
    fs::write(&tokens, richer).expect("a file");
    let saves = path(folder.path(), "saves");
    let games = ["arena", "kosmonauts", "--seats", "random,random", "--games", "2"];
    printed(&[&games[..], &["--content", &content, "--saves", &saves]].concat());
    let (one, two) =
        (path(folder.path(), "saves/000000.json"), path(folder.path(), "saves/000001.json"));
    let stored = ["import", &one, &two, "--database", &database];
    assert!(refused(1, &stored).contains("name the folder that holds it with --content"));
    printed(&[&stored[..], &["--content", &content]].concat());
    printed(&["check", "--database", &database, "--content", &content]);
    let output = nunatak(&["check", "--database", &database]);
    assert_eq!(output.status.code(), Some(1));
    let listed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(listed.matches("is not loaded; name the folder").count(), 2, "{listed}");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.contains("2 of 15 stored matches do not open whole"), "{error}");
}

#[test]
fn help_lists_games_bots_and_options_and_shells_know_them() {
    let help = printed(&["play", "--help"]);
    for known in ["kosmonauts, antarctica", "crew, captain", "round_limit="] {
        assert!(help.contains(known), "{known} in {help}");
    }
    for shell in ["bash", "zsh", "fish"] {
        let completions = printed(&["completions", shell]);
        // Fish completes options only.
        assert!(completions.contains("kosmonauts") || shell == "fish", "{shell}");
        assert!(completions.contains("captain") && completions.contains("retention"), "{shell}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let pages = path(folder.path(), "man");
    printed(&["man", &pages]);
    let page = fs::read_to_string(path(folder.path(), "man/nunatak-serve.1")).expect("a page");
    assert!(page.contains("retain\\-days"), "{page}");
    let whole = fs::read_to_string(path(folder.path(), "man/nunatak.1")).expect("a page");
    assert!(whole.contains("Exit codes"), "{whole}");
}

#[test]
fn wrong_calls_name_what_is_wrong() {
    let error = refused(2, &["play", "chess"]);
    assert!(error.contains("'chess'") && error.contains("kosmonauts"), "{error}");
    let error = refused(2, &["arena", "kosmonauts", "--seats", "greedy,gredy"]);
    assert!(error.contains("gredy"), "{error}");
    let error = refused(2, &["arena", "kosmonauts", "--seats", "greedy"]);
    assert!(error.contains("2 to 4"), "{error}");
    let error = refused(2, &["play", "kosmonauts", "--players", "7"]);
    assert!(error.contains("players 7") && error.contains("KOS-GEN-1"), "{error}");
    let error = refused(2, &["play", "kosmonauts", "--option", "speed=3"]);
    assert!(error.contains("no option \"speed\"") && error.contains("round_limit"), "{error}");
    assert!(refused(2, &["frobnicate"]).contains("frobnicate"));
    // What was to be an address is no file of that name: it would tell a password.
    for address in ["mysql://anna:hush@db/games", "\"postgres://anna:hush@db/games\""] {
        let error = refused(2, &["check", "--database", address]);
        assert!(error.contains("postgres://") && !error.contains("hush"), "{error}");
    }
}

#[test]
fn a_game_can_be_played_to_its_end_in_the_terminal() {
    let play = ["play", "kosmonauts", "--seed", "5", "--option", "round_limit=3", "--quick"];
    let text = typed(&"1\n".repeat(60), &play);
    assert!(text.contains("winner: "), "{text}");
}

#[test]
fn a_city_is_led_alone_to_its_end_by_hints_with_the_forecast_shown() {
    let play = ["play", "frostpunk", "--players", "1", "--seed", "4", "--quick"];
    let text = typed(&format!("ok\n{}", "hint\nok\n".repeat(900)), &play);
    assert!(text.contains("there is no hint for this choice yet"), "{text}");
    assert!(text.contains("  if nobody lifts a finger:\n    1 "), "{text}");
    assert!(text.contains("food, need "), "{text}");
    let end = &text[text.len() - 2000..];
    assert!(text.contains("together ("), "no end in {end}");
    assert!(text.contains("total\n"), "a team has no place: {end}");
}

#[test]
fn the_terminal_tells_everything_in_words_in_three_languages() {
    let told = |language| {
        let play = ["play", "antarctica", "--seed", "3", "--language", language];
        typed("oil\nplace z2\n\nquit\n", &play)
    };
    let text = told("en");
    assert!(text.contains("  New building card: inland research station.\n"), "{text}");
    assert!(text.contains("     2  place z2                  Place a ship in zone 2\n"), "{text}");
    assert!(text.contains("  Seat 1 places a ship in zone 2.\n"), "{text}");
    assert!(told("pl").contains("Miejsce 1"), "{}", told("pl"));
    assert!(told("it").contains("nell’area 2"), "{}", told("it"));
    let why = |language| {
        let play = ["play", "frostpunk", "--players", "1", "--seed", "77", "--language", language];
        typed("take AD2\n1\nfuel 9\nquit\n", &play)
    };
    assert!(why("en").contains("\nWhich advisor?\n"), "{}", why("en"));
    assert!(why("en").contains("FRO-GENP-2 Not hotter than the cold marker."), "{}", why("en"));
    assert!(why("it").contains("FRO-GENP-2 Non "), "{}", why("it"));
    let rule = printed(&["rules", "antarctica", "ANT-EFF-6", "--language", "pl"]);
    assert!(rule.contains("ANT-EFF-6") && rule.contains('ę'), "{rule}");
    assert!(refused(2, &["play", "antarctica", "--language", "de"]).contains("'de'"));
}

#[test]
fn the_terminal_explains_undoes_and_goes_on_another_day() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = path(folder.path(), "game.json");
    let play =
        ["play", "kosmonauts", "--seed", "5", "--option", "placement=random", "--save", &save];
    // Undone before the bot seals its order; the order after it stands.
    let text = typed("?\nhint\nundo\norder E W NE\norder E\nundo\norder NE\n\nquit\n", &play);
    assert!(text.contains("KOS-ORD-3 Not enough "), "{text}");
    assert!(text.contains("the bot would choose: order"), "{text}");
    assert!(text.contains("TABLE-UNDO-2"), "{text}");
    assert!(text.contains("breaks KOS-ORD-11"), "{text}");
    assert!(text.contains("taken back"), "{text}");
    assert!(text.contains("Seat 1: 1 fuel up right.\n"), "{text}");
    let kept = fs::read_to_string(&save).expect("a save");
    assert!(kept.contains(r#"{"act":[0,"order NE"]}"#), "{kept}");
    assert!(!kept.contains(r#"{"act":[0,"order E"]}"#), "{kept}");
    let resumed = typed("quit\n", &play);
    assert!(resumed.contains("Seat 1: 1 fuel up right.\n"), "{resumed}");
}

/// The unit used to count all visitors behind its proxy as one.
#[test]
fn the_units_fit_a_proxy_and_set_what_the_program_knows() {
    let known = printed(&["serve", "--help"]);
    let units = [
        include_str!("../../../dist/nunatak.service"),
        include_str!("../../../dist/nunatak@.service"),
    ];
    for unit in units {
        let set: Vec<&str> =
            unit.lines().filter_map(|line| line.strip_prefix("Environment=")).collect();
        for variable in &set {
            let name = variable.split('=').next().expect("a name");
            let ends = ['=', ']'].map(|end| format!("{name}{end}"));
            assert!(ends.iter().any(|name| known.contains(name)), "{name}");
        }
        for needed in ["NUNATAK_SECURE=true", "NUNATAK_TRUST_PROXY=true"] {
            assert!(set.contains(&needed), "{needed}");
        }
        assert!(unit.contains("\nLimitNOFILE="), "every viewer holds a file open");
    }
    let compose = include_str!("../../../dist/compose.yaml");
    let set = compose.lines().filter_map(|line| line.trim().strip_prefix("NUNATAK_"));
    for name in set.filter_map(|line| line.split(':').next()) {
        assert!(known.contains(&format!("NUNATAK_{name}")), "NUNATAK_{name}");
    }
    assert!(refused(2, &["serve", "--proxies", "proxy"]).contains("\"proxy\" is neither"));
}

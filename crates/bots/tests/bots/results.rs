use bots::{
    Answer, ArenaConfig, BotSpec, Results, ResultsFile, ResultsWriter, Shard, merge, merge_runs,
    rate, run, run_recorded,
};
use table::Seed;

use crate::auction::Auction;

use BotSpec::{Greedy, Random};

fn config(seats: &[BotSpec], games: u64) -> ArenaConfig<Auction> {
    ArenaConfig { counts: true, ..ArenaConfig::new(seats.to_vec(), games, Seed(11)) }
}

/// Plays a tournament, or a part of one, and returns its results file.
fn played(name: &str, config: &ArenaConfig<Auction>) -> ResultsFile {
    let mut text = Vec::new();
    let mut writer = ResultsWriter::new(&mut text, config.run().expect("it can be set up"));
    run(config, |row| writer.write(row)).expect("the tournament ends");
    writer.finish().expect("memory takes everything");
    ResultsFile { name: name.to_owned(), text: String::from_utf8(text).expect("JSON") }
}

fn shard(config: &ArenaConfig<Auction>, index: u64, count: u64) -> ResultsFile {
    let config = ArenaConfig { shard: Shard { index, count }, ..config.clone() };
    played(&format!("{}.jsonl", index + 1), &config)
}

fn written(results: &Results) -> String {
    let mut text = Vec::new();
    results.write(&mut text).expect("memory takes everything");
    String::from_utf8(text).expect("JSON")
}

#[track_caller]
fn refused(files: &[ResultsFile], expected: &str) {
    let error = merge(files).expect_err(expected).to_string();
    assert!(error.contains(expected), "{error}");
}

#[test]
fn shards_put_together_are_the_whole_run_byte_for_byte() {
    // The last block is incomplete.
    let config = config(&[Greedy, Random, Random], 40);
    let whole = played("whole.jsonl", &config);
    assert_eq!(whole.text.lines().count(), 14);
    // In any order, and on any number of threads.
    let two_threads = ArenaConfig { threads: 2, ..config.clone() };
    let shards = [shard(&two_threads, 2, 3), shard(&config, 0, 3), shard(&two_threads, 1, 3)];
    let merged = merge(&shards).expect("nothing is missing");
    assert_eq!(written(&merged), whole.text);
    let whole = merge(&[whole]).expect("nothing is missing");
    assert_eq!(merged.tournament(), whole.tournament());
    let direct = run(&config, |_| Ok(())).expect("it ends");
    assert_eq!(bots::Tournament { speed: None, ..direct }, whole.tournament());
}

#[test]
fn recorded_games_are_counted_like_others() {
    let config = config(&[Greedy, Random], 10);
    let mut text = Vec::new();
    let mut writer = ResultsWriter::new(&mut text, config.run().expect("it can be set up"));
    run_recorded(&config, |row, _| writer.write(row)).expect("the tournament ends");
    writer.finish().expect("memory takes everything");
    let plain = played("plain.jsonl", &config).text;
    assert!(plain.contains(r#""counts":{"price":{"#), "{plain}");
    assert_eq!(String::from_utf8(text).expect("JSON"), plain);
}

#[test]
fn what_winners_do_is_told_from_what_everybody_does() {
    let whole = merge(&[played("whole.jsonl", &config(&[Greedy, Random], 400))]).expect("whole");
    let kinds = bots::balance(&whole);
    let [price] = &kinds[..] else { panic!("{kinds:?}") };
    assert_eq!(price.name, "price");
    let sold: f64 = price.items.iter().map(|item| item.uses_per_game).sum();
    let sales = whole.games().flat_map(|row| row.counts.0["price"].values().flatten());
    assert!((sold - f64::from(sales.sum::<u32>()) / 400.0).abs() < 1e-9);
    let advantage = |name: &str| {
        let item = price.items.iter().find(|item| item.name == name).expect(name);
        item.advantage.expect("it happens often")
    };
    // Whoever pays ten coins for a prize of six at most has lost, however strong the bot is.
    let (dear, interval) = advantage("10");
    assert!(interval.0 < dear && dear < interval.1 && interval.1 < 0.0, "{interval:?}");
    assert!(advantage("2").0 > dear);
}

#[test]
fn shards_that_are_missing_or_twice_are_named() {
    let config = config(&[Greedy, Random], 40);
    let part = |index| shard(&config, index, 4);
    refused(
        &[part(0), part(1), part(3)],
        "blocks 10 to 14 of 20 are in none of the files 1.jsonl, 2.jsonl, 4.jsonl",
    );
    refused(&[part(0), part(1), part(2)], "blocks 15 to 19 of 20");
    refused(&[part(1), part(2), part(3)], "blocks 0 to 4 of 20");
    let twice = ResultsFile { name: "copy.jsonl".to_owned(), text: part(1).text };
    refused(
        &[part(0), part(1), twice, part(2), part(3)],
        "copy.jsonl:1: block 5 is already in 2.jsonl:1",
    );
    refused(
        &[ResultsFile { name: "empty.jsonl".to_owned(), text: "\n".to_owned() }],
        "there are no results in empty.jsonl",
    );
}

#[test]
fn results_of_another_run_are_refused_with_the_first_difference() {
    let usual = config(&[Greedy, Random], 20);
    let first = shard(&usual, 0, 2);
    let second = |config: ArenaConfig<Auction>| {
        [ResultsFile { name: first.name.clone(), text: first.text.clone() }, shard(&config, 1, 2)]
    };
    let seed = ArenaConfig { seed: Seed(12), ..usual.clone() };
    refused(&second(seed), r#"2.jsonl:1: seed "12" does not fit seed "11" in 1.jsonl:1"#);
    let bots = ArenaConfig { seats: vec![Random, Greedy], ..usual.clone() };
    refused(
        &second(bots),
        r#"2.jsonl:1: bots ["random","greedy"] does not fit bots ["greedy","random"]"#,
    );
    let games = ArenaConfig { games: 30, ..usual.clone() };
    refused(&second(games), "2.jsonl:1: games 30 does not fit games 20");
    let mut options = usual.options.clone();
    options.rounds = 4;
    refused(&second(ArenaConfig { options, ..usual.clone() }), r#""rounds":4"#);
    let [one, mut two] = second(usual);
    two.text = two.text.replace("\"rules\":\"1-", "\"rules\":\"2-");
    refused(&[one, two], "2.jsonl:1: rules \"2-");
}

#[test]
fn damaged_results_are_refused_with_their_line() {
    let config = config(&[Greedy, Random], 20);
    let whole = || played("whole.jsonl", &config);
    let damaged =
        |damage: &dyn Fn(&str) -> String| [ResultsFile { text: damage(&whole().text), ..whole() }];
    let cut = damaged(&|text| text[..text.len() - 40].to_owned());
    refused(&cut, "whole.jsonl:10: not a line of results: EOF");
    let lost = damaged(&|text| text.replace("\"game\":7,", "\"game\":9,"));
    refused(&lost, "whole.jsonl:4: block 3 holds the games [6, 9] instead of [6, 7]");
}

#[test]
fn several_runs_are_rated_together_and_none_twice() {
    let duel = || played("duel.jsonl", &config(&[Greedy, Random], 100));
    let trio = || played("trio.jsonl", &config(&[Greedy, Random, Random], 99));
    let runs = merge_runs(&[duel(), trio()]).expect("they can be compared");
    assert_eq!(runs.len(), 2);
    let ratings = rate(&runs);
    let [greedy, random] = &ratings[..] else { panic!("{ratings:?}") };
    assert_eq!((greedy.spec, greedy.games, random.games), (Greedy, 199, 298));
    assert!(greedy.interval.0 > random.interval.1, "{ratings:?}");
    assert!(greedy.interval.0 < greedy.rating && greedy.rating < greedy.interval.1);
    assert_eq!(rate(&runs), ratings, "the same results give the same ratings");
    let longer = played("longer.jsonl", &config(&[Greedy, Random], 120));
    let error = merge_runs(&[duel(), longer]).expect_err("the games are the same").to_string();
    assert!(error.contains("longer.jsonl:1: games 120 does not fit games 100"), "{error}");
}

#[test]
fn a_question_ends_a_run_when_it_is_answered_on_any_number_of_threads() {
    let asking = ArenaConfig { sprt: "0.5,0.6".parse().ok(), ..config(&[Greedy, Random], 2000) };
    let one = run(&asking, |_| Ok(())).expect("it ends");
    let verdict = one.sprt.expect("a question was asked");
    assert_eq!(verdict.answer, Answer::High);
    assert!(one.games < 200 && one.games == 2 * verdict.blocks, "{verdict}");
    let file = played("asked.jsonl", &ArenaConfig { threads: 2, ..asking.clone() });
    let merged = merge(&[file]).expect("an answered run is complete");
    assert_eq!(merged.tournament(), bots::Tournament { speed: None, ..one });
    // Without its last block nothing is answered, and so something is missing.
    let lines = merged.blocks.len() - 1;
    let text = written(&merged).split_inclusive('\n').take(lines).collect();
    refused(
        &[ResultsFile { name: "cut.jsonl".to_owned(), text }],
        "of 1000 are in none of the files cut.jsonl",
    );
}

use std::io;

use bots::{ArenaConfig, ArenaError, BotSpec, CsvWriter, GameRow, Tournament, run, run_recorded};
use table::{Match, Seed};

use table::Game as _;

use crate::auction::{Auction, Options};

use BotSpec::{Greedy, Random};

fn config(seats: &[BotSpec], games: u64) -> ArenaConfig<Auction> {
    ArenaConfig::new(seats.to_vec(), games, Seed(11))
}

fn play(config: &ArenaConfig<Auction>) -> (Tournament, Vec<GameRow>) {
    let mut rows = Vec::new();
    let tournament = run(config, |row| {
        rows.push(row.clone());
        Ok(())
    });
    (tournament.expect("the tournament ends"), rows)
}

fn play_recorded(config: &ArenaConfig<Auction>) -> (Vec<GameRow>, Vec<String>) {
    let (mut rows, mut saves) = (Vec::new(), Vec::new());
    run_recorded(config, |row, played| {
        rows.push(row.clone());
        saves.push(played.save());
        Ok(())
    })
    .expect("the tournament ends");
    (rows, saves)
}

/// The result as JSON, without how long it took.
fn timeless(tournament: &Tournament) -> serde_json::Value {
    let mut json = serde_json::to_value(tournament).expect("plain data");
    for timing in ["cpu_seconds", "decisions_per_cpu_second"] {
        let removed = json.as_object_mut().expect("an object").remove(timing);
        assert!(removed.is_some_and(|value| value.as_f64() > Some(0.0)), "{timing}");
    }
    json
}

#[test]
fn greedy_beats_random_clearly() {
    let (tournament, _) = play(&config(&[Random, Greedy, Random], 600));
    let [random, greedy] = &tournament.bots[..] else { panic!("{:?}", tournament.bots) };
    assert_eq!((random.spec, random.games), (Random, 1200));
    assert_eq!((greedy.spec, greedy.games), (Greedy, 600));
    assert!(greedy.win_share_interval.0 > 0.6, "{greedy:?}");
    assert!(greedy.mean_rank_interval.1 < random.mean_rank_interval.0);
    assert!(greedy.mean_score_interval.0 > random.mean_score_interval.1);
    assert!((greedy.wins + random.wins - 600.0).abs() < 1e-9);
}

#[test]
fn the_number_of_threads_changes_nothing_but_the_time() {
    let mut config = config(&[Greedy, Random, Random, Greedy], 301);
    let (one, one_rows) = play(&config);
    config.threads = 2;
    let (two, two_rows) = play(&config);
    assert_eq!(one_rows, two_rows);
    assert_eq!(timeless(&one), timeless(&two));
    config.seed = Seed(12);
    assert_ne!(timeless(&one)["bots"], timeless(&play(&config).0)["bots"]);
}

#[test]
fn the_number_of_threads_does_not_change_a_byte_of_the_saves() {
    let mut config = config(&[Greedy, Random], 60);
    let (_, one) = play_recorded(&config);
    config.threads = 2;
    let (_, two) = play_recorded(&config);
    assert_eq!(one, two);
    for save in &one {
        assert_eq!(Match::<Auction>::load(save).unwrap().save(), *save);
    }
}

#[test]
fn a_recorded_game_is_the_same_game() {
    let config = config(&[Greedy, Random, Random], 40);
    assert_eq!(play(&config).1, play_recorded(&config).0);
}

#[test]
fn bots_change_seats_under_common_chance_but_play_new_games() {
    let (_, rows) = play(&config(&[Random, Greedy, Random], 30));
    let expected = [[Random, Greedy, Random], [Random, Random, Greedy], [Greedy, Random, Random]];
    for (index, row) in rows.iter().enumerate() {
        assert_eq!(row.game, index as u64);
        assert_eq!(row.seats, expected[index % 3]);
        assert_eq!(row.seed, rows[index / 3 * 3].seed);
    }
    assert_ne!(rows[0].seed, rows[3].seed);

    // Bots that drew the same numbers in both seatings would often play the same game again.
    let (_, rows) = play(&config(&[Random, Greedy], 40));
    let repeated = rows.chunks(2).filter(|pair| pair[0].scores == pair[1].scores).count();
    assert!(repeated < 5, "{repeated} of 20 games are the same");
}

#[test]
fn a_summary_names_what_was_played_and_what_came_out() {
    let (tournament, rows) = play(&config(&[Greedy, Random], 50));
    let json = serde_json::to_value(&tournament).unwrap();
    assert_eq!(json["game"], "auction");
    assert_eq!(json["seats"], serde_json::json!(["greedy", "random"]));
    assert_eq!((json["games"].as_u64(), json["seed"].as_u64()), (Some(50), Some(11)));
    // Six rounds of two bids and a draw.
    assert_eq!((tournament.decisions, tournament.steps), (600, 900));
    assert_eq!(json["length"], serde_json::json!({"mean": 12.0, "min": 12, "max": 12}));
    // Greedy sits in seat 0 in even games and in seat 1 in odd ones.
    let totals = rows.iter().map(|row| row.scores[(row.game % 2) as usize].total());
    assert!((tournament.bots[0].mean_score - f64::from(totals.sum::<i32>()) / 50.0).abs() < 1e-9);
    for bot in json["bots"].as_array().unwrap() {
        assert_eq!(bot["games"], 50);
        let within = |share: &str| {
            let interval = &bot[format!("{share}_interval")];
            let ends = [&interval[0], &bot[share], &interval[1]].map(|end| end.as_f64().unwrap());
            assert!(ends.is_sorted(), "{share} {ends:?}");
        };
        ["win_share", "mean_rank", "mean_score"].into_iter().for_each(within);
    }
    let shares: f64 = tournament.positions.iter().map(|position| position.win_share).sum();
    assert!((shares - 1.0).abs() < 1e-9);
}

#[test]
fn a_table_has_a_header_and_a_line_for_each_game() {
    let mut text = Vec::new();
    let mut writer = CsvWriter::new(&mut text, &["prizes".into(), "coins".into()]);
    run(&config(&[Greedy, Random], 7), |row| writer.write(row)).unwrap();
    writer.flush().unwrap();
    let text = String::from_utf8(text).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[0],
        "game,seed,bot_seed,decisions,steps,\
         seat1_bot,seat1_rank,seat1_score,seat1_prizes,seat1_coins,\
         seat2_bot,seat2_rank,seat2_score,seat2_prizes,seat2_coins"
    );
    assert_eq!(lines.len(), 8);
    for (index, line) in lines[1..].iter().enumerate() {
        let fields: Vec<&str> = line.split(',').collect();
        assert_eq!(fields.len(), 15);
        assert_eq!(fields[0], index.to_string());
        assert_eq!(fields[5], if index % 2 == 0 { "greedy" } else { "random" });
        let points = |range: std::ops::Range<usize>| -> i32 {
            fields[range].iter().map(|field| field.parse::<i32>().unwrap()).sum()
        };
        assert_eq!(points(7..8), points(8..10));
    }
}

#[test]
fn a_tournament_that_cannot_be_played_says_why() {
    let check = |config: &ArenaConfig<Auction>, expected: &str| {
        let error = run(config, |_| Ok(())).expect_err(expected);
        assert_eq!(error.to_string(), expected);
    };
    let usual = config(&[Random, Random], 10);
    check(&ArenaConfig { games: 0, ..usual.clone() }, "a tournament of 0 games has no result");
    let options = Auction::options(3);
    check(&ArenaConfig { options, ..usual.clone() }, "2 bots cannot fill a table of 3 seats");
    check(&config(&[Random], 10), "players 1 is not possible: 2 to 4 play");
    let options = Options { leaky: true, ..usual.options.clone() };
    check(
        &ArenaConfig { options, threads: 2, games: 500, ..usual.clone() },
        "game 0: after step 17 the audit fails: 21 coins, not 20",
    );
}

#[test]
fn a_row_that_cannot_be_written_stops_the_tournament() {
    let mut config = config(&[Random, Random], 5000);
    config.threads = 2;
    let mut written = 0;
    let error = run(&config, |row| {
        written += 1;
        if row.game == 20 { Err(io::Error::other("disk full")) } else { Ok(()) }
    })
    .unwrap_err();
    assert!(matches!(error, ArenaError::Write { game: 20, .. }), "{error}");
    assert_eq!(written, 21);
}

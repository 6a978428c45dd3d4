//! The same games over one server with SQLite and over three with PostgreSQL, where each request
//! goes to another one: whoever plays or watches is sent the same.

use std::time::Duration;

use catalog::AnyGame;
use serde_json::{Value, json};
use server::Config;
use store::{NewTable, Occupant, SeatRecord, Status, Visibility};
use table::{AnyMatch, Seat, Seed, Turn};

use crate::client::{Client, Events, Server, quick, text};
use crate::nodes::{House, player};
use crate::seats::{Dice, decide, look};

/// The usual run compares how matches begin and how they end, and only now and then, because what is
/// sent is what costs time. With this the matches are whole, and everything is compared after each
/// decision.
const WHOLE: &str = "NUNATAK_WHOLE_GAMES";

/// Decisions of people at the beginning, of everybody before the end, and between two looks.
const FIRST: usize = 8;
const LAST: usize = 4;
const BETWEEN: usize = 8;

/// No match of these has more decisions of people.
const MOST: usize = 2_000;

/// No match of these takes longer.
const PATIENCE: Duration = Duration::from_mins(20);

/// The round after which a match ends that would go on for ever when played at random.
const LAST_ROUND: u16 = 12;

#[test]
fn three_nodes_show_every_viewer_what_one_node_shows() {
    let config = Config { clock: || 1_000_000_000_000, ..quick() };
    let (one, three) = ([Server::with(config.clone())], House::with(&config));
    for course in catalog::GAMES.iter().flat_map(|game| courses(*game)) {
        let (alone, spread) = (course.play(&one), course.play(&three.servers));
        for (one, three) in alone.iter().zip(&spread) {
            assert_eq!(one, three, "{}", course.name);
        }
        assert_eq!(alone.len(), spread.len(), "{}", course.name);
        println!("{}: {} texts, each as at one node", course.name, alone.len());
    }
}

/// A match of two people and a bot.
struct Course {
    name: String,
    game: &'static dyn AnyGame,
    begun: Box<dyn AnyMatch>,
    /// How many decisions people make, unless it ends before.
    decisions: usize,
    /// After how many of them all that everybody is sent is compared.
    between: usize,
}

fn courses(game: &'static dyn AnyGame) -> Vec<Course> {
    let course = |name: &str, begun, decisions, between| {
        let name = format!("{}-{name}", game.id());
        Course { name, game, begun, decisions, between }
    };
    if std::env::var_os(WHOLE).is_some() {
        return vec![course("whole", begun(game), MOST, 1)];
    }
    let all = decided(begun(game), usize::MAX).1;
    let (late, _) = decided(begun(game), all - LAST);
    vec![course("begins", begun(game), FIRST, BETWEEN), course("ends", late, MOST, BETWEEN)]
}

/// A match whose chance is known, as nobody can have it who plays with others.
fn begun(game: &'static dyn AnyGame) -> Box<dyn AnyMatch> {
    let mut options = game.options(3);
    if let Some(limit) = options.get_mut("round_limit") {
        *limit = LAST_ROUND.into();
    }
    game.new_match(&options, Seed(7)).expect("usual options")
}

/// A match after so many more decisions at random, or after its last one. Says how many there were.
fn decided(mut begun: Box<dyn AnyMatch>, most: usize) -> (Box<dyn AnyMatch>, usize) {
    let (mut dice, mut decisions) = (Dice(3), 0);
    while let Turn::Decide(seats) = begun.turn()
        && decisions < most
    {
        let seat = seats.first().expect("somebody decides");
        let action = dice.pick(&begun.actions(seat)).action.clone();
        begun.act(seat, &action).expect("a legal action");
        begun.take_forced();
        decisions += 1;
    }
    (begun, decisions)
}

impl Course {
    /// Sets up the match for two people and a bot. The first of them is the host.
    fn set_up(&self, server: &Server, players: [&mut Client; 2]) -> String {
        let (begun, id) = (&self.begun, self.name.clone());
        let mut seats: Vec<(Occupant, String)> = players
            .map(|client| {
                let me = client.call("GET", "/players/me", Value::Null);
                (Occupant::Player { player: text(&me["id"]) }, text(&me["name"]))
            })
            .into();
        let host = seats[0].0.player().expect("a player").to_owned();
        seats.push((Occupant::Bot { bot: "random".into(), stands_in_for: None }, "random".into()));
        let seat = |(number, (occupant, name)): (u8, (Occupant, String))| SeatRecord {
            seat: Seat::new(number),
            occupant,
            name,
            key_salt: String::new(),
            key_hash: format!("{id} {number}"),
        };
        let table = NewTable {
            game: self.game.id().to_owned(),
            title: "Test".to_owned(),
            rules_version: begun.rules_version(),
            options: begun.options_text(),
            seed: begun.seed(),
            host,
            status: Status::Playing,
            visibility: Visibility::Unlisted,
            settings: "{}".to_owned(),
            seats: (0..).zip(seats).map(seat).collect(),
            steps: begun.step_texts(0),
            summary: None,
            rematch_of: None,
            id,
        };
        server.beside(async |store| store.create_table(&table, 1).await.expect("a table"));
        table.id
    }

    /// Everything that three visitors are sent: two who play and talk, and somebody who watches. All
    /// have the page open, and the watcher follows over the API too.
    fn play(&self, servers: &[Server]) -> Vec<String> {
        let mut clients = ["Ada", "Ben", "Eve"].map(|name| player(servers, name));
        let [ada, ben, eve] = &mut clients;
        let id = self.set_up(&servers[0], [&mut *ada, &mut *ben]);
        let mut events = eve.follow_for(PATIENCE, &format!("/api/v1/tables/{id}/events"));
        let mut screens = [&*ada, ben, eve].map(|client| Screen::new(client, &id));
        // Who is here has to be known everywhere before anything can be compared.
        for client in &mut clients {
            let mut is_known = || {
                let seen = look(client, &id);
                (0..2).all(|seat| seen["seats"][seat]["is_here"] == true)
            };
            while !(0..servers.len()).all(|_| is_known()) {}
        }
        let (mut dice, mut sent) = (Dice(5), Vec::new());
        let mut goes_on = wait_for_people(&mut clients[0], &id);
        for number in 1..=self.decisions {
            if !goes_on {
                break;
            }
            let [ada, ben, _] = &mut clients;
            let decided = decide(ada, &id, &mut dice).or_else(|| decide(ben, &id, &mut dice));
            decided.expect("nobody else decides");
            goes_on = wait_for_people(&mut clients[0], &id);
            if number % 5 == 0 {
                let line = json!({ "text": format!("Line {number}") });
                clients[number % 3].script(&format!("/t/{id}/chat"), line).expect(200);
            }
            if goes_on && number % self.between != 0 {
                continue;
            }
            for (client, screen) in clients.iter_mut().zip(&mut screens) {
                sent.push(look(client, &id).to_string());
                let calls =
                    ["log", "standings", "chat"].map(|it| format!("/api/v1/tables/{id}/{it}"));
                let pages = ["", "/text"].map(|it| format!("/t/{id}{it}"));
                for path in calls.into_iter().chain(pages) {
                    sent.push(client.get(&path).expect(200).body);
                }
                sent.push(screen.arrive(client, &id));
            }
            let last = look(&mut clients[2], &id)["revision"].clone();
            let mut told = events.next_json();
            while told["revision"] != last {
                told = events.next_json();
            }
            sent.push(json!([told["revision"], told["turn"], told["status"]]).to_string());
        }
        if self.decisions == MOST {
            assert!(!goes_on, "{} does not end", self.name);
            for client in &mut clients {
                for path in
                    ["?step=0", "?seat=1", "/log.txt", "/result.svg", "/export", "/analysis"]
                {
                    sent.push(client.get(&format!("/t/{id}{path}")).expect(200).body);
                }
            }
        }
        sent
    }
}

/// Waits until the bot has decided and only people are asked, or nobody any more. Says whether the
/// match goes on.
fn wait_for_people(client: &mut Client, table: &str) -> bool {
    loop {
        let seen = look(client, table);
        let turn = seen["turn"].as_array().expect("a list");
        if seen["status"] != "playing" || !turn.is_empty() && !turn.contains(&json!(2)) {
            return seen["status"] == "playing";
        }
    }
}

/// A page that follows its stream: an update brings what has changed, and places for what stays.
struct Screen {
    events: Events,
    shown: String,
}

impl Screen {
    fn new(client: &Client, table: &str) -> Self {
        Self {
            events: client.follow_for(PATIENCE, &format!("/t/{table}/events")),
            shown: String::new(),
        }
    }

    /// Goes on until the page shows what is sent to whoever has nothing yet, and returns that.
    fn arrive(&mut self, client: &mut Client, table: &str) -> String {
        let mut whole = || client.get(&format!("/t/{table}/draft")).expect(200).body;
        let mut wanted = whole();
        while self.shown != wanted {
            // The page may have been ahead of it.
            let before = std::mem::replace(&mut wanted, whole());
            if before != wanted {
                continue;
            }
            let event = self.events.next();
            let lines = event.lines().filter_map(|line| line.strip_prefix("data: "));
            let update = lines.collect::<Vec<_>>().join("\n");
            let base = format!(" data-base=\"{}\"", attribute(&self.shown, "data-sheet"));
            self.shown = with_what_stays(&update.replacen(&base, "", 1), &self.shown);
        }
        wanted
    }
}

fn attribute<'a>(text: &'a str, name: &str) -> &'a str {
    let value = text.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split_once('"'));
    value.map_or("", |(value, _)| value)
}

/// An update with the elements of the page where it has only places for them.
fn with_what_stays(update: &str, page: &str) -> String {
    let mut whole = String::new();
    let mut rest = update;
    while let Some((before, after)) = rest.split_once(" data-keep></") {
        let (start, place) = before.split_at(before.rfind('<').expect("a place is an element"));
        let (tag, after) = after.split_once('>').expect("a place ends");
        whole += start;
        let id = attribute(place, "id");
        match element(page, tag, id) {
            Some(element) => whole += element,
            // What only the page brings is in no update.
            None => whole.extend([place, " data-keep></", tag, ">"]),
        }
        rest = after;
    }
    whole + rest
}

/// The element with this id, from its first to its last letter.
fn element<'a>(page: &'a str, tag: &str, id: &str) -> Option<&'a str> {
    let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
    let start = page.match_indices(&open).map(|(at, _)| at).find(|at| {
        let end = page[*at..].find('>').expect("a tag ends");
        attribute(&page[*at..*at + end], "id") == id
    })?;
    let mut depth = 0;
    for (at, _) in page[start..].match_indices('<') {
        let here = &page[start + at..];
        if here.starts_with(&close) {
            depth -= 1;
            if depth == 0 {
                return page.get(start..start + at + close.len());
            }
        } else if here.strip_prefix(&open).is_some_and(|rest| rest.starts_with([' ', '>'])) {
            depth += 1;
        }
    }
    None
}

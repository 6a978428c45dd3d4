//! What the view foresees is what the rules do.

use aquasphere::{
    Action, AquaSphere, Card, Category, Event, LineFate, Phase, Preview, Program, ProgramCard,
    Sector, Taken, Task,
};
use table::{
    Game, GameRng, Happening as _, Hints, Journal, Seat, Seed, Silent, Turn, Value, Viewer,
};

/// One whole turn or time step of a seat: the table before it, the actions, the table after it and
/// everything that was told.
struct Played<'a> {
    before: &'a AquaSphere,
    seat: Seat,
    actions: &'a [Action],
    after: &'a AquaSphere,
    events: &'a [Event],
}

/// Plays games and shows every stretch of decisions of one seat. Half of the players choose the
/// better of two random actions, so that labs grow and cards are taken.
fn at_every_turn(players: u8, games: u64, mut check: impl FnMut(&Played<'_>)) {
    let mut rng = GameRng::new(Seed(17));
    let mut legal = Vec::new();
    for number in 0..games {
        let mut game = AquaSphere::new(&AquaSphere::simulation(players)).expect("they can play");
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.sample(&mut rng);
                    game.resolve(outcome, &mut Silent);
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody decides");
                    let before = game.clone();
                    let mut journal = Journal::default();
                    let mut actions = Vec::new();
                    loop {
                        legal.clear();
                        game.actions(seat, &mut legal);
                        let drawn = [rng.pick(&legal), rng.pick(&legal)];
                        let value = |action: &Action| {
                            let mut after = game.clone();
                            after.apply(seat, *action, &mut Silent);
                            after.evaluate(seat)
                        };
                        let action = if number % 2 == 0 {
                            drawn[0]
                        } else {
                            drawn.into_iter().max_by_key(value).expect("two")
                        };
                        game.apply(seat, action, &mut journal);
                        actions.push(action);
                        let is_asked =
                            matches!(game.turn(), Turn::Decide(seats) if seats.contains(seat));
                        let is_question = !game.tasks.is_empty();
                        if !(is_asked && (is_question || matches!(action, Action::Return(_)))) {
                            break;
                        }
                    }
                    let events: Vec<Event> = journal.notes.iter().map(|note| note.event).collect();
                    check(&Played {
                        before: &before,
                        seat,
                        actions: &actions,
                        after: &game,
                        events: &events,
                    });
                }
            }
        }
    }
}

fn number(event: &Event, name: &str) -> u32 {
    match event.value(name) {
        Some(Value::Number(number)) => u32::try_from(number).expect("a count"),
        other => panic!("{event} says {other:?} for {name}"),
    }
}

/// The sum of a value over the events of one kind that are about the seat.
fn sum(played: &Played<'_>, kind: &str, name: &str) -> u32 {
    let own = played.events.iter().filter(|event| {
        event.kind() == kind && event.value("seat") == Some(Value::Seat(played.seat))
    });
    own.map(|event| number(event, name)).sum()
}

#[test]
fn the_preview_of_a_turn_is_its_result() {
    let (mut turns, mut time_lost, mut points_lost, mut overflows, mut routes) = (0, 0, 0, 0, 0);
    for players in 2..=4 {
        at_every_turn(players, 40, |played| {
            let Played { before, seat, actions, after, events } = *played;
            let view = before.view(Viewer::Seat(seat));
            let preview = view.preview(seat, actions).expect("played actions are possible");
            let (old, new) = (before.player(seat), after.player(seat));
            assert_eq!(preview.events, events);
            assert_eq!(preview.after, *after);
            assert_eq!((preview.time.before, preview.time.after), (old.time, new.time));
            assert_eq!(
                (preview.crystals.before, preview.crystals.after),
                (old.crystals, new.crystals)
            );
            assert_eq!((preview.kp.before, preview.kp.after), (old.kp, new.kp));
            assert_eq!((preview.capacity, preview.letters), (new.capacity, new.letters));
            // What came, what went and what was lost add up.
            for flow in [preview.time, preview.crystals] {
                let sum = i32::from(flow.before) - i32::from(flow.spent) + i32::from(flow.gained);
                assert_eq!(sum, i32::from(flow.after));
            }
            assert_eq!(u32::from(preview.time.lost), sum(played, "time_lost", "lost"));
            assert_eq!(u32::from(preview.crystals.lost), sum(played, "crystals_lost", "lost"));
            check_points(&preview, before, after, seat);
            check_control(&preview, before, after, seat);
            for (place, forecast) in before.seats_in_play().zip(&preview.forecasts_after) {
                assert_eq!(*forecast, after.forecast(place));
            }
            assert!(preview.open.is_none());
            turns += 1;
            time_lost += u32::from(preview.time.lost);
            points_lost += u32::from(preview.lost);
            overflows += events.iter().filter(|event| event.kind() == "overflow").count();
            routes += usize::from(preview.route.is_some_and(|route| route.price > 0));
        });
    }
    assert!(turns > 5_000 && routes > 500, "{turns} turns, {routes} routes");
    let rare = format!("{time_lost} time lost, {points_lost} points lost, {overflows} overflows");
    assert!(time_lost > 300 && points_lost > 100 && overflows > 100, "{rare}");
}

/// Points that were made and lost are what the categories say.
fn check_points(preview: &Preview, before: &AquaSphere, after: &AquaSphere, seat: Seat) {
    if after.phase != Phase::Turn || before.phase != Phase::Turn {
        return;
    }
    let change = |category: Category| {
        let of = |game: &AquaSphere| game.player(seat).points[category.index()];
        i32::from(of(after) - of(before))
    };
    if before.round == after.round && before.tasks.is_empty() {
        assert_eq!(change(Category::RedLines), -i32::from(preview.lost));
        let made: i32 = preview.points.iter().map(|(_, points)| i32::from(*points)).sum();
        let offered = change(Category::Catches) + change(Category::Submarines);
        assert_eq!(made, offered - i32::from(preview.lost));
        assert_eq!(made, i32::from(preview.kp.after) - i32::from(preview.kp.before));
    }
}

/// Robots that went home and control spaces that changed hands are what the table shows.
fn check_control(preview: &Preview, before: &AquaSphere, after: &AquaSphere, seat: Seat) {
    for change in &preview.control {
        assert_eq!(change.to, seat);
        assert_eq!(after.sectors[change.sector].control, Some(seat));
    }
    for sector in Sector::ALL {
        let of_sector: Vec<_> =
            preview.control.iter().filter(|change| change.sector == sector).collect();
        let Some(first) = of_sector.first() else {
            assert_eq!(before.sectors[sector].control, after.sectors[sector].control);
            continue;
        };
        assert_eq!(first.from, before.sectors[sector].control);
        for owner in before.seats_in_play() {
            let home: u8 = of_sector.iter().map(|change| change.home[owner]).sum();
            let pushed = of_sector.iter().filter(|change| change.from == Some(owner)).count();
            let docked = |game: &AquaSphere| game.sectors[sector].dock[owner];
            assert_eq!(docked(before) + pushed as u8, docked(after) + home);
        }
    }
}

#[test]
fn every_beginning_of_a_turn_leaves_its_question_open() {
    let mut questions = 0;
    at_every_turn(3, 20, |played| {
        let view = played.before.view(Viewer::Spectator);
        for length in 1..played.actions.len() {
            let preview = view.preview(played.seat, &played.actions[..length]).expect("possible");
            if let Some(open) = &preview.open {
                assert!(open.options.contains(&played.actions[length]));
                assert!(open.usual.is_none_or(|usual| open.options.contains(&usual)));
                questions += 1;
            } else {
                assert!(matches!(played.actions[length - 1], Action::Return(_)));
            }
        }
    });
    assert!(questions > 500, "{questions} questions");
}

#[test]
fn an_impossible_action_is_refused_by_its_rule() {
    let mut scenario = testkit::Scenario::<AquaSphere>::new(&AquaSphere::options(2));
    scenario.run_chance(Seed(1));
    let seat = scenario.active_seat().expect("somebody begins");
    let view = scenario.view(Viewer::Spectator);
    let refusal = view.preview(seat, &[Action::Pass]).expect_err("at the start");
    assert_eq!(refusal.rule.0, "AQU-PASS-1");
}

/// The position of the design: round 2 of three seats, ring A E C F B D; seat 1 with 18 KP sends the
/// octopus robot from F to C.
fn mock_up() -> AquaSphere {
    let mut scenario = testkit::Scenario::<AquaSphere>::new(&AquaSphere::options(3));
    let draws = ["sector E", "sector C", "sector F", "sector B", "sector D", "start 0"];
    for notation in draws.iter().chain(&["lab F", "lab B", "lab C", "other A", "other E"]) {
        scenario.chance(notation.parse().expect("an outcome"));
    }
    scenario.run_chance(Seed(1));
    let mut game = scenario.state().clone();
    let seats = [0, 1, 2].map(Seat::new);
    game.round = 2;
    game.center.round = 2;
    game.programs = Some(ProgramCard::Pc1);
    game.next_programs = Some(ProgramCard::Pc4);
    game.cards = game.cards.without(Card::R24);
    for sector in Sector::ALL {
        game.sectors[sector].cards = aquasphere::Pile::default();
    }
    let player = &mut game.players[seats[0]];
    player.kp = 18;
    player.points[Category::Catches.index()] = 18;
    player.crystals = 2;
    player.time = 3;
    player.cards = player.cards.with(Card::R24);
    player.programmed = [Program::Octopod, Program::Lab].into_iter().collect();
    player.storage = 13;
    game.sectors[Sector::C].octopods = 3;
    game.sectors[Sector::C].control = Some(seats[2]);
    game.players[seats[2]].storage -= 1;
    game
}

#[test]
fn the_turn_of_the_design() {
    let game = mock_up();
    let seat = Seat::new(0);
    let view = game.view(Viewer::Seat(seat));
    let deploy = Action::Deploy(Program::Octopod, Sector::C);
    let draft = view.preview(seat, &[deploy]).expect("payable");
    let open = draft.open.expect("the action is asked");
    assert_eq!(
        (open.task, open.usual),
        (Task::BeforeAction { program: Program::Octopod }, Some(Action::Perform))
    );
    let asked = view.preview(seat, &[deploy, Action::Perform]).expect("possible");
    // Catch alone: 18 + 3 crosses 20 as well, so the card costs no more and is not asked about.
    assert_eq!(asked.open, None);
    assert_eq!((asked.time.before, asked.time.spent, asked.time.after), (3, 1, 2));
    assert_eq!((asked.kp.before, asked.kp.after), (18, 24));
    assert_eq!((asked.crystals.before, asked.crystals.after), (2, 1));
    assert_eq!(asked.taken, Some(Taken::Octopods { caught: 2, left: 1 }));
    assert_eq!(
        asked.lines.iter().map(|line| (line.line, line.fate)).collect::<Vec<_>>(),
        [(20, LineFate::Pays)]
    );
    assert_eq!(asked.cards, [Card::R24]);
    let control = asked.control[0];
    assert_eq!((control.sector, control.from, control.to), (Sector::C, Some(Seat::new(2)), seat));
    let octopods = |preview: &Preview| preview.forecasts_after[0].parts.octopods;
    assert_eq!((octopods(&draft_without_catch(&view, seat)), octopods(&asked)), (-6, -1));
}

fn draft_without_catch(view: &aquasphere::View, seat: Seat) -> Preview {
    let actions = [Action::Deploy(Program::Octopod, Sector::C), Action::Skip];
    view.preview(seat, &actions).expect("possible")
}

/// Before a robot is used it is said whether it could do anything besides taking control. Whoever then
/// performs its action had no obstacle; whose action is passed over without a question had one.
#[test]
fn an_obstacle_is_named_exactly_where_the_action_is_impossible() {
    let (mut free, mut hindered) = (0, 0);
    for players in 2..=4 {
        at_every_turn(players, 12, |Played { before, seat, actions, events, .. }| {
            let Some(&Action::Deploy(program, sector)) = actions.first() else { return };
            let obstacle = before.view(Viewer::Seat(*seat)).obstacle(*seat, program, sector);
            let is_asked = actions[1..]
                .iter()
                .any(|action| matches!(action, Action::Perform | Action::Skip | Action::Return(_)));
            let is_skipped = events.iter().any(|event| event.kind() == "action_skipped");
            // A robot that goes home in between may bring the time that was missing.
            if actions.get(1) == Some(&Action::Perform) {
                assert_eq!(obstacle, None, "{program} in {sector}");
                free += 1;
            } else if is_skipped && !is_asked {
                let refusal = obstacle.expect("nothing was possible");
                assert!(refusal.rule.0.starts_with("AQU-"), "{refusal}");
                hindered += 1;
            }
        });
    }
    assert!(free > 200 && hindered > 50, "{free} free, {hindered} hindered");
}

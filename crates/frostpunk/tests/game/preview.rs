//! The forecast against the engine: nobody lifts a finger, event and death cards are left out, and
//! whatever is said to be certain happens, whatever else is drawn and chosen.

use frostpunk::{
    Action, ActivationToken, ByPawn, ByToken, Card, Citizen, Counter, DayPhase, DayStep, DuskCard,
    Effect, Event, EventState, Family, Few, Forecast, Frame, Frostpunk, Good, Item, Kind, Law,
    MorningCard, Nth, Options, Outcome, Reason, Scenario, ScenarioCard, ScenarioCards, Token,
    WeatherCard, Why,
};
use table::{Game, GameRng, Hints, Journal, Seed, Silent, Turn, Viewer};

/// States of a random game, one in so many decisions, from the first action phase on.
fn states(options: &Options, seed: u64, one_in: u32) -> Vec<Frostpunk> {
    let mut game = Frostpunk::new(options).expect("a city");
    let (mut rng, mut actions, mut states) = (GameRng::new(Seed(seed)), Vec::new(), Vec::new());
    loop {
        match game.turn() {
            Turn::Over => return states,
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decider");
                let is_set_up = matches!(game.step, DayStep::SetUp(_));
                if !is_set_up && rng.below(one_in) == 0 {
                    states.push(game.clone());
                }
                actions.clear();
                game.actions(seat, &mut actions);
                game.apply(seat, rng.pick(&actions), &mut Silent);
            }
        }
    }
}

/// One step of the day with what stood on the table before and after it.
struct Watched {
    round: u8,
    step: DayStep,
    before: Frostpunk,
    after: Frostpunk,
}

/// Where the idle line passes over a step, where it goes on.
fn passed_over(step: DayStep) -> Option<DayStep> {
    Some(match step {
        DayStep::MorningCard => DayStep::GeneratorEffects,
        DayStep::Scouts => DayStep::Storm,
        DayStep::Advisor => DayStep::Sickness,
        DayStep::Turn => DayStep::LastAbilities,
        DayStep::LastAbilities => DayStep::DuskEffects,
        DayStep::DuskCard => DayStep::HungerEffects,
        _ => return None,
    })
}

/// The engine on the idle line up to the preparation phase of the next round; everything that is
/// not left out is drawn and chosen at random.
fn watch(start: &Frostpunk, rng: &mut GameRng) -> Vec<Watched> {
    let mut game = start.clone();
    game.questions.clear();
    game.active = None;
    game.owner = None;
    let mut watched: Vec<Watched> = Vec::new();
    loop {
        let is_past = game.round > start.round && game.step.phase() > Some(DayPhase::Preparation);
        if game.ending.is_some() || is_past {
            return watched;
        }
        let (round, step, before) = (game.round, game.step, game.clone());
        if step == DayStep::Activation {
            step_through(&mut game, rng);
            let read = |game: &Frostpunk| game.face_up.union(game.gone_cards);
            let turns_up = !read(&game).minus(read(&before)).is_empty();
            watched.push(Watched { round, step, before: before.clone(), after: game.clone() });
            // What a token turns up is left out, and the token with it.
            if turns_up {
                game = before;
                game.activation.retain(|token| token.round != round);
                game.step = DayStep::MorningEffects;
            }
            continue;
        }
        if let Some(next) = passed_over(game.step) {
            game.step = next;
            continue;
        }
        step_through(&mut game, rng);
        watched.push(Watched { round, step, before, after: game.clone() });
    }
}

/// Carries out a step of the day until nothing is open.
fn step_through(game: &mut Frostpunk, rng: &mut GameRng) {
    game.resume_once(&mut Silent);
    while game.ending.is_none()
        && let Some(frame) = game.questions.top()
    {
        if game.resume_once(&mut Silent) {
            continue;
        }
        match frame {
            Frame::RevealMorning
            | Frame::RevealDusk
            | Frame::DrawDeath { .. }
            | Frame::AskHand { .. } => {
                game.questions.answered();
            }
            Frame::Fuel => {
                let seat = game.decider();
                game.questions.answered();
                game.questions.ask(Frame::Fuel);
                answer(game, seat, Action::Fuel(Few::new(0)));
            }
            _ => match game.turn() {
                Turn::Chance => {
                    let outcome = game.sample(rng);
                    resolve(game, outcome);
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("a decider");
                    let mut actions = Vec::new();
                    game.actions(seat, &mut actions);
                    answer(game, seat, rng.pick(&actions));
                }
                Turn::Over => return,
            },
        }
    }
}

/// `apply` goes on by itself; a step that waits below keeps it from running through the day.
fn answer(game: &mut Frostpunk, seat: table::Seat, action: Action) {
    held(game, |game| game.apply(seat, action, &mut Silent));
}

fn resolve(game: &mut Frostpunk, outcome: Outcome) {
    held(game, |game| game.resolve(outcome, &mut Silent));
}

/// Puts a question below all others that stops the day, and takes it away again.
fn held(game: &mut Frostpunk, carry_out: impl FnOnce(&mut Frostpunk)) {
    let frames: Vec<Frame> = game.questions.iter().collect();
    game.questions.clear();
    game.questions.ask(Frame::Mobilise);
    for frame in frames {
        game.questions.ask(frame);
    }
    carry_out(game);
    let frames: Vec<Frame> = game.questions.iter().skip(1).collect();
    game.questions.clear();
    for frame in frames {
        game.questions.ask(frame);
    }
}

fn certain(forecast: &Forecast) -> impl Iterator<Item = &Item> {
    forecast.items.iter().filter(|item| item.kind == Kind::Certain)
}

/// Whether so many of each type have fallen ill, as far as the markers show it.
fn fell_ill(before: &Frostpunk, after: &Frostpunk, cases: [u8; 3]) -> bool {
    Citizen::ALL.into_iter().all(|citizen| {
        let due = before.sick[citizen] + cases[citizen.index()];
        due > before.population[citizen] || after.sick[citizen] == due
    })
}

/// New cases: markers that moved or turned over, and those who died of them where it is told.
fn compare_illness(before: &Frostpunk, after: &Frostpunk, item: &Item) {
    if *item.effect.deaths == [0; 3] {
        assert!(fell_ill(before, after, *item.effect.sick), "{item:?}");
        return;
    }
    for citizen in Citizen::ALL {
        let dead = item.effect.deaths[citizen];
        assert_eq!(before.population[citizen] - after.population[citizen], dead, "{item:?}");
        let due = before.sick[citizen] + item.effect.sick[citizen];
        assert_eq!(after.sick[citizen], due.min(after.population[citizen]), "{item:?}");
    }
}

fn compare(item: &Item, watched: &[Watched]) {
    let at = |step: DayStep| watched.iter().find(|it| it.round == item.round && it.step == step);
    let step = match item.why {
        Why::OldHunger => DayStep::OldHunger,
        Why::Feeding => DayStep::Feeding,
        Why::Beds => DayStep::Beds,
        Why::Prison => DayStep::Prison,
        Why::Cold => DayStep::Cold,
        Why::Traps | Why::Weather => DayStep::WeatherCard,
        Why::Storm => DayStep::Storm,
        Why::Sickness(_) => DayStep::Sickness,
        Why::Technology(_) => DayStep::Development,
        _ => return,
    };
    // The line may have ended before.
    let Some(Watched { before, after, .. }) = at(step) else {
        assert!(watched.last().is_some_and(|last| last.after.ending.is_some()), "{item:?}");
        return;
    };
    let food = Good::Food;
    if after.ending.is_some() {
        return;
    }
    match item.why {
        Why::OldHunger => {
            assert_eq!((before.hunger, before.goods[food]), (item.need, item.stock), "{item:?}");
            assert_ne!(item.effect.end, Some(Reason::Famine));
            for citizen in Citizen::ALL {
                let died = before.population[citizen] - after.population[citizen];
                assert_eq!(died, item.effect.deaths[citizen], "{item:?}");
            }
        }
        Why::Feeding => {
            assert_eq!(before.goods[food], item.stock, "{item:?}");
            assert_eq!(after.hunger, item.effect.hunger, "{item:?}");
            compare_illness(before, after, item);
        }
        Why::Beds => {
            assert_eq!(before.left_out().0, item.missing, "{item:?}");
            compare_illness(before, after, item);
        }
        Why::Prison | Why::Cold => compare_illness(before, after, item),
        Why::Traps => {
            assert_eq!(after.goods[food], (before.goods[food] + item.effect.food).min(50));
        }
        Why::Weather => {
            assert_eq!(after.cold, (before.cold + item.effect.cold).min(12), "{item:?}");
        }
        Why::Storm => assert_eq!(after.storms, before.storms + 1, "{item:?}"),
        Why::Sickness(citizen) => {
            let tokens = after.exhausted[citizen] - before.exhausted[citizen];
            assert_eq!(tokens, item.effect.exhausted[citizen], "{item:?}");
            let died = before.population[citizen] - after.population[citizen];
            assert_eq!(died, item.effect.deaths[citizen], "{item:?}");
        }
        Why::Technology(technology) => {
            assert!(after.active_technologies.contains(technology), "{item:?}");
        }
        _ => {}
    }
}

/// Whether the tokens of hope that certainly go are gone after their step. Whoever spends as long as
/// he can keeps the most; what cards bring besides counts for the city. Returns how many went.
fn compare_hope(start: &Frostpunk, forecast: &Forecast, watched: &[Watched]) -> u8 {
    let hope = |game: &Frostpunk| game.tokens(Family::Hope);
    let mut gone = 0;
    for item in certain(forecast).filter(|item| item.effect.hope > 0) {
        let is_of = |it: &&Watched| it.round == item.round && it.step.phase() == Some(item.phase);
        let Some(last) = watched.iter().rposition(|it| is_of(&it)) else { break };
        if watched[last].after.ending.is_some() {
            break;
        }
        gone += item.effect.hope;
        let rises =
            watched[..=last].iter().map(|it| hope(&it.after).saturating_sub(hope(&it.before)));
        let most = (hope(start) + rises.sum::<u8>()).saturating_sub(gone);
        assert!(hope(&watched[last].after) <= most, "{item:?}");
    }
    gone
}

/// The step in which a card on the table acts.
fn acts_in(item: &Item) -> Option<DayStep> {
    Some(match (item.why, item.phase) {
        (Why::Activation(_), _) => DayStep::Activation,
        (Why::Timer(_), _) => DayStep::Timers,
        (Why::Standing(_), DayPhase::Morning) => DayStep::MorningEffects,
        (Why::Standing(_), DayPhase::Generator) => DayStep::GeneratorEffects,
        (Why::Standing(_), DayPhase::Weather) => DayStep::WeatherEffects,
        (Why::Standing(_), DayPhase::Action) => DayStep::ActionEffects,
        (Why::Standing(_), DayPhase::Dusk) => DayStep::DuskEffects,
        (Why::Standing(_), DayPhase::Hunger) => DayStep::HungerEffects,
        (Why::Standing(_), DayPhase::Night) => DayStep::NightEffects,
        _ => return None,
    })
}

/// Whether a card on the table that acts alone, and certainly, does what it was said to do. Returns
/// how many did.
fn compare_cards(forecast: &Forecast, watched: &[Watched]) -> u32 {
    let mut compared = 0;
    for item in certain(forecast) {
        let Some(step) = acts_in(item) else { continue };
        let is_due = |it: &&Item| acts_in(it) == Some(step) && it.round == item.round;
        let is_alone = forecast.items.iter().filter(is_due).count() == 1;
        let is_of = |it: &&Watched| it.round == item.round && it.step == step;
        let Some(Watched { before, after, .. }) = watched.iter().find(is_of) else { continue };
        if !is_alone {
            continue;
        }
        compared += 1;
        assert_eq!(after.ending, item.effect.end, "{item:?}");
        if after.ending.is_some() {
            continue;
        }
        assert!(fell_ill(before, after, *item.effect.sick), "{item:?}");
        let more = |of: &dyn Fn(&Frostpunk) -> u8| of(after).saturating_sub(of(before));
        for citizen in Citizen::ALL {
            let tokens = more(&|game| game.exhausted[citizen]);
            assert_eq!(tokens, item.effect.exhausted[citizen], "{item:?}");
        }
        let deaths = item.effect.deaths.iter().sum::<u8>();
        assert!(deaths == 0 || deaths == more(&|game| game.deaths), "{item:?}");
        // A step draws a token or turns one over; one of a type may do both.
        let steps = more(&|game| {
            let active = |token: &Token| game.active_tokens[*token];
            game.tokens(Family::Discontent)
                + Family::Discontent.tokens().iter().map(active).sum::<u8>()
        });
        assert!(
            more(&|game| game.tokens(Family::Discontent)) <= item.effect.discontent,
            "{item:?}"
        );
        assert!(item.effect.discontent <= steps, "{item:?}");
        assert_eq!(more(&|game| game.hunger), item.effect.hunger, "{item:?}");
        assert_eq!(more(&|game| game.goods[Good::Food]), item.effect.food, "{item:?}");
        assert_eq!(more(&|game| game.cold), item.effect.cold, "{item:?}");
    }
    compared
}

#[test]
fn what_is_certain_happens() {
    let mut rng = GameRng::new(Seed(5));
    let (mut compared, mut by_cards, mut kinds) = (0, 0, [0; 4]);
    for scenario in Scenario::ALL {
        let options = Options { scenario, ..Frostpunk::options(2) };
        for seed in 0..4 {
            for state in states(&options, seed, 40) {
                let forecast = state.forecast();
                let watched = watch(&state, &mut rng);
                for item in certain(&forecast) {
                    compare(item, &watched);
                    compared += 1;
                }
                compare_hope(&state, &forecast, &watched);
                by_cards += compare_cards(&forecast, &watched);
                for item in &forecast.items {
                    let index = match item.kind {
                        Kind::Certain => 0,
                        Kind::Chance { .. } => 1,
                        Kind::Choice { .. } => 2,
                        Kind::Unknown => 3,
                    };
                    kinds[index] += 1;
                }
            }
        }
    }
    assert!(compared > 400, "{compared}");
    assert!(by_cards > 20, "{by_cards}");
    assert!(kinds.iter().all(|count| *count > 20), "{kinds:?}");
}

/// A grove without trees costs hope every dusk, whatever else comes.
#[test]
fn hope_that_certainly_goes_is_gone() {
    let mut rng = GameRng::new(Seed(6));
    let options = Options { scenario: Scenario::Grove, ..Frostpunk::options(2) };
    let mut gone = 0;
    for seed in 0..4 {
        for (nth, mut state) in (0..).zip(states(&options, seed, 6)) {
            fell_all(&mut state);
            let active = nth % 2;
            for token in Family::Hope.tokens() {
                (state.active_tokens[token], state.spent_tokens[token]) = (0, 0);
            }
            state.active_tokens[Token::Care] = active;
            state.spent_tokens[Token::Care] = 3 - active;
            let watched = watch(&state, &mut rng);
            gone += u32::from(compare_hope(&state, &state.forecast(), &watched));
        }
    }
    assert!(gone > 10, "{gone} tokens of hope");
}

fn fell_all(state: &mut Frostpunk) {
    for field in state.fields.iter_mut().filter(|field| field.trees() > 0) {
        (field.good, field.count) = (None, 0);
    }
}

#[test]
fn the_chance_of_a_breakdown_is_that_of_the_tower() {
    let mut broken = 0;
    for seed in 0..6 {
        for mut state in states(&Frostpunk::options(1), seed, 60) {
            state.questions.clear();
            state.active = None;
            state.heat = state.cold.max(2);
            state.overload = 7;
            state.step = DayStep::Drop;
            let weight = state.breakdown_weight();
            while state.resume_once(&mut Silent) {}
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            let breaks = |outcome: Outcome| {
                let (mut after, mut journal) = (state.clone(), Journal::default());
                after.resolve(outcome, &mut journal);
                journal.notes.iter().any(|note| note.event == Event::BrokeDown)
            };
            let sum: u32 =
                outcomes.iter().filter(|(outcome, _)| breaks(*outcome)).map(|(_, w)| w).sum();
            assert_eq!(weight, sum);
            broken += u32::from(sum > 0);
        }
    }
    assert!(broken > 5, "{broken}");
}

#[test]
fn the_chance_of_a_storm_is_that_of_the_cards_left() {
    let mut seen = 0;
    for seed in 0..8 {
        for mut state in states(&Frostpunk::options(1), seed, 60) {
            state.questions.clear();
            state.active = None;
            state.step = DayStep::WeatherCard;
            state.bound = ByPawn::filled(0);
            if state.scouts() > 0 || state.storm.is_none() || state.weather_deck.is_empty() {
                continue;
            }
            state.storm = Some(state.round + 1);
            let forecast = state.forecast();
            let storm = forecast
                .items
                .iter()
                .find(|item| item.why == Why::Storm && item.round == state.round);
            while state.resume_once(&mut Silent) {}
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            let strikes = |outcome: Outcome| {
                let (mut after, mut journal) = (state.clone(), Journal::default());
                after.resolve(outcome, &mut journal);
                journal.notes.iter().any(|note| note.event == Event::StormStruck)
            };
            let weight: u32 =
                outcomes.iter().filter(|(outcome, _)| strikes(*outcome)).map(|(_, w)| w).sum();
            let of: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let told = match storm.map(|item| item.kind) {
                None => 0,
                Some(Kind::Certain) => of,
                Some(Kind::Chance { weight, .. }) => weight,
                Some(other) => panic!("{other:?}"),
            };
            assert_eq!(told, weight);
            seen += u32::from(weight > 0 && weight < of);
        }
    }
    assert!(seen > 3, "{seen}");
}

/// States that stand before a step of the day, without questions.
fn states_before(step: DayStep) -> impl Iterator<Item = Frostpunk> {
    (0..12).flat_map(|seed| states(&Frostpunk::options(1), seed, 60)).map(move |mut state| {
        state.questions.clear();
        (state.active, state.step) = (None, step);
        state.bound = ByPawn::filled(0);
        state
    })
}

/// What can be drawn as the next step begins, and the sum of the weights.
fn drawn(state: &Frostpunk) -> (Frostpunk, Vec<(Outcome, u32)>, u32) {
    let mut state = state.clone();
    while state.resume_once(&mut Silent) {}
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    let of = outcomes.iter().map(|(_, weight)| weight).sum();
    (state, outcomes, of)
}

#[test]
fn the_chance_of_a_dusk_card_is_that_of_the_deck() {
    let mut compared = 0;
    for state in states_before(DayStep::DuskCard) {
        let (_, outcomes, sum) = drawn(&state);
        let (mut known, mut unknown) = (0, 0);
        for item in state.forecast().items.iter().filter(|item| item.round == state.round) {
            match (item.why, item.kind) {
                (Why::Dusk(card), Kind::Chance { weight, of }) => {
                    let is_it = |(outcome, _): &&(Outcome, u32)| *outcome == Outcome::Dusk(card);
                    let (_, due) = outcomes.iter().find(is_it).expect("a card of the deck");
                    assert_eq!(weight * sum, due * of, "{card}");
                    known += due;
                }
                (Why::Unread(_) | Why::Consequence(_), kind) => {
                    assert_eq!(kind, Kind::Unknown);
                    unknown += 1;
                }
                (Why::Dusk(_), kind) => panic!("{kind:?}"),
                _ => {}
            }
        }
        assert_eq!(known + 2 * unknown, sum, "every card of the deck is told");
        compared += u32::from(known > 0 && unknown > 0);
    }
    assert!(compared > 5, "{compared}");
}

#[test]
fn the_chance_of_the_cold_is_that_of_the_weather_left() {
    let mut compared = 0;
    for mut state in states_before(DayStep::WeatherCard) {
        state.cold = 5;
        // Few cards, as late in the game: a mean that no card has is among them.
        let few = state.weather_deck.iter().take(2).chain([WeatherCard::W12]).collect();
        if compared % 2 == 0 {
            state.weather_deck = few;
        }
        let (drawing, outcomes, sum) = drawn(&state);
        let told = state.forecast().items.into_iter().find(|item| item.why == Why::Weather);
        let Some(item) = told.filter(|_| state.scouts() == 0) else { continue };
        let rises = |outcome: Outcome| {
            let mut after = drawing.clone();
            after.resolve(outcome, &mut Silent);
            (after.ending.is_none()).then(|| after.cold.saturating_sub(drawing.cold))
        };
        let rises: Option<Vec<(u8, u32)>> =
            outcomes.iter().map(|(outcome, weight)| Some((rises(*outcome)?, *weight))).collect();
        let Some(rises) = rises else { continue };
        let due = rises.iter().filter(|(rise, _)| *rise >= item.effect.cold).map(|(_, w)| w).sum();
        let (weight, of) = match item.kind {
            Kind::Certain => (sum, sum),
            Kind::Chance { weight, of } => (weight, of),
            other => panic!("{other:?}"),
        };
        assert_eq!((weight, of), (due, sum), "{item:?}");
        assert!(weight > 0, "{item:?}");
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
}

/// A city without questions that stands before a step, with so many active tokens of discontent.
fn at(step: DayStep, tokens: u8) -> Frostpunk {
    let mut states = (3..).flat_map(|seed| states(&Frostpunk::options(1), seed, 30));
    let mut state = states.next().expect("some city lives long enough");
    state.questions.clear();
    state.active = None;
    state.step = step;
    state.spent_tokens = ByToken::filled(0);
    state.active_tokens = ByToken::filled(0);
    state.active_tokens[Token::Care] = 3;
    state.active_tokens[Token::Anger] = tokens.min(3);
    state.active_tokens[Token::Greed] = tokens.saturating_sub(3);
    state.events.clear();
    state.face_up = ScenarioCards::NONE;
    state.activation.clear();
    state
}

/// The first line of a forecast with a cause.
fn told(state: &Frostpunk, is_it: impl Fn(Why) -> bool) -> Item {
    let items = state.forecast().items;
    items.into_iter().find(|item| is_it(item.why)).expect("a line of the forecast")
}

#[test]
fn a_card_that_runs_out_says_what_it_brings() {
    let with_a_timer = |tokens: u8| {
        let mut state = at(DayStep::Timers, tokens);
        let card = Card::Morning(MorningCard::P032);
        state.events.push(EventState { card, timer: 1, goods: 0 });
        state
    };
    let timer = |tokens: u8| told(&with_a_timer(tokens), |why| matches!(why, Why::Timer(_)));
    assert_eq!((timer(2).effect.discontent, timer(2).effect.end), (1, None));
    assert_eq!((timer(5).effect.end, timer(5).kind), (Some(Reason::Banished), Kind::Certain));
    assert_eq!(with_a_timer(5).forecast().end.map(|end| end.reason), Some(Reason::Banished));
}

#[test]
fn a_step_of_discontent_is_told_even_if_a_token_can_be_turned_over() {
    let mut state = at(DayStep::Timers, 2);
    state.spent_tokens[Token::Fear] = 1;
    let card = Card::Morning(MorningCard::P032);
    state.events.push(EventState { card, timer: 1, goods: 0 });
    let item = told(&state, |why| matches!(why, Why::Timer(_)));
    assert_eq!((item.effect.discontent, item.kind), (1, Kind::Certain));
}

/// By PR04 one of those who eat falls ill of the meal.
#[test]
fn a_meal_that_makes_ill_says_so() {
    let fed = |people: u8| {
        let mut state = at(DayStep::Feeding, 1);
        state.laws = state.laws.with(Law::Pr04);
        let fed = state.fed_type();
        state.population[fed] = people;
        state.sick[fed] = 0;
        told(&state, |why| why == Why::Feeding).effect.sick[fed]
    };
    assert_eq!((fed(9), fed(0)), (1, 0), "nobody of an extinct type");
}

/// By PR06 the leader may pay two food for a marker to stay on its skull side.
#[test]
fn a_death_that_can_be_paid_for_is_a_choice() {
    let sickness = |food: u8, is_grave: bool| {
        let mut state = at(DayStep::Sickness, 1);
        state.laws = state.laws.with(Law::Pr06);
        state.population[Citizen::Worker] = 20;
        state.sick = [6, 0, 0].into();
        state.grave = [is_grave, false, false].into();
        state.goods[Good::Food] = food;
        let item = told(&state, |why| why == Why::Sickness(Citizen::Worker));
        (item.effect.deaths[Citizen::Worker], item.kind)
    };
    let leader = Kind::Choice { seat: table::Seat::new(0) };
    assert_eq!(sickness(2, true), (1, leader));
    assert_eq!(sickness(1, true), (1, Kind::Certain), "it cannot be paid");
    assert_eq!(sickness(2, false), (0, Kind::Certain), "nobody dies");
}

#[test]
fn of_an_epidemic_nothing_follows_but_the_end() {
    let mut state = at(DayStep::Sickness, 1);
    state.population = [40, 20, 9].into();
    state.sick = [26, 10, 0].into();
    state.grave = [true, true, false].into();
    let of = |citizen: Citizen| told(&state, |why| why == Why::Sickness(citizen)).effect;
    assert_eq!(of(Citizen::Worker), Effect { end: Some(Reason::Epidemic), ..Effect::default() });
    assert_eq!(of(Citizen::Engineer), Effect::default());
}

#[test]
fn cold_at_the_end_of_its_track_rises_no_more() {
    let cold = |cold: u8| {
        let mut state = at(DayStep::WeatherCard, 1);
        state.cold = cold;
        state.weather_deck = [WeatherCard::W12].into_iter().collect();
        told(&state, |why| why == Why::Weather).effect.cold
    };
    assert_eq!([cold(10), cold(11), cold(12)], [2, 1, 0]);
}

#[test]
fn a_breakdown_ends_the_weak_generator_of_winterhome() {
    let drop = |gen_state: u8| {
        let options = Options { scenario: Scenario::Winterhome, ..Frostpunk::options(1) };
        let mut state = states(&options, 1, 20).swap_remove(0);
        state.questions.clear();
        (state.active, state.step) = (None, DayStep::Drop);
        (state.heat, state.overload, state.inside) = (9, 10, 0);
        state.counters[Counter::GenState] = gen_state;
        let item = told(&state, |why| why == Why::Tower);
        while state.resume_once(&mut Silent) {}
        let outcome = Outcome::Cubes(8);
        state.resolve(outcome, &mut Silent);
        (item.effect.end, state.ending)
    };
    let lost = Some(Reason::GeneratorLost);
    assert_eq!(drop(2), (lost, lost));
    assert_eq!(drop(3).0, None);
}

/// Two workers and an engineer have to fall ill of this cold.
#[test]
fn the_cold_kills_where_everybody_is_gravely_ill_and_takes_nobody_of_an_extinct_type() {
    let cold = |workers: u8, sick: u8, is_grave: bool| {
        let mut state = at(DayStep::Cold, 1);
        (state.heat, state.cold) = (1, 4);
        state.population = [workers, 9, 9].into();
        state.sick = [sick, 0, 0].into();
        state.grave = [is_grave, false, false].into();
        let item = told(&state, |why| why == Why::Cold);
        (*item.effect.sick, *item.effect.deaths)
    };
    assert_eq!(cold(9, 0, false), ([2, 1, 0], [0, 0, 0]));
    assert_eq!(cold(0, 0, false), ([0, 1, 0], [0, 0, 0]));
    assert_eq!(cold(9, 8, true), ([1, 1, 0], [1, 0, 0]), "the marker comes to the population");
    assert_eq!(cold(9, 9, true), ([1, 1, 0], [1, 0, 0]), "a death, then grave illness");
    assert_eq!(cold(9, 9, false), ([1, 1, 0], [1, 0, 0]), "grave illness, then a death");
}

/// The token of IV/07 makes one of each type ill before the sick are counted.
#[test]
fn what_a_token_does_at_dawn_counts_for_the_day() {
    let sick = |has_token: bool| {
        let mut state = at(DayStep::Development, 1);
        let (card, round) = (ScenarioCard::Iv07, state.round);
        state.face_up = ScenarioCards::only(card);
        if has_token {
            state.activation.push(ActivationToken { card, nth: Nth::N1, round });
        }
        state.development = None;
        state.overload = 0;
        state.heat = state.cold;
        state.population[Citizen::Worker] = 20;
        state.sick = [5, 0, 0].into();
        told(&state, |why| why == Why::Sickness(Citizen::Worker)).need
    };
    assert_eq!((sick(false), sick(true)), (5, 6));
}

#[test]
fn weather_that_is_about_to_be_drawn_is_still_to_come() {
    let mut state = at(DayStep::WeatherCard, 1);
    while state.resume_once(&mut Silent) {}
    assert_eq!(state.questions.top(), Some(Frame::RevealWeather));
    let item = told(&state, |why| why == Why::Weather);
    assert_eq!(item.round, state.round);
}

#[test]
fn traps_bring_no_more_than_there_is_room_for() {
    let traps = |food: u8| {
        let mut state = at(DayStep::WeatherCard, 1);
        let free = state.fields.pairs().find(|(field, it)| {
            field.position().is_none() && it.building.is_none() && !it.has_pawn()
        });
        let (field, _) = free.expect("a field of the generator tile");
        state.fields[field] = frostpunk::FieldState::default();
        state.fields[field].building = Some(frostpunk::Building::HuntersHut);
        state.goods[Good::Food] = food;
        let items = state.forecast().items;
        let today = |item: &&Item| item.why == Why::Traps && item.round == state.round;
        items.iter().find(today).map(|item| item.effect.food)
    };
    assert_eq!(traps(50), None);
    assert!(traps(10).is_some_and(|food| food > 0));
}

/// In the Frozen Grove too few trees cost hope every dusk; a token that can be spent stays.
#[test]
fn a_card_that_lowers_hope_takes_a_token_as_soon_as_none_can_be_spent() {
    let dusk = |active: u8| {
        let mut state = at(DayStep::DuskEffects, 0);
        fell_all(&mut state);
        state.active_tokens[Token::Care] = active;
        state.spent_tokens[Token::Care] = 3 - active;
        state.face_up = ScenarioCards::only(ScenarioCard::I09);
        told(&state, |why| matches!(why, Why::Standing(_)))
    };
    assert_eq!((dusk(0).effect.hope, dusk(0).kind), (1, Kind::Certain));
    assert_eq!(dusk(2).effect.hope, 0);
}

/// A token of a card that lies open, met tomorrow.
fn with_a_token(card: ScenarioCard, tokens: u8) -> Item {
    let mut state = at(DayStep::NightFall, tokens);
    state.face_up = ScenarioCards::only(card);
    state.activation.push(ActivationToken { card, nth: Nth::N1, round: state.round + 1 });
    told(&state, |why| why == Why::Activation(card))
}

/// A city was banished from four tokens of discontent: the card that killed a worker and raised
/// anger twice over had lain open for four days, and the forecast called it unknown.
#[test]
fn what_an_open_card_does_with_its_token_is_known() {
    let item = with_a_token(ScenarioCard::I04, 4);
    assert_eq!((item.effect.deaths[Citizen::Worker], item.effect.discontent), (1, 1));
    assert_eq!(item.kind, Kind::Certain);
    let calm = with_a_token(ScenarioCard::I04, 3);
    assert_eq!((calm.effect.deaths[Citizen::Worker], calm.effect.discontent), (0, 0));
}

#[test]
fn what_a_token_turns_up_is_not_known() {
    // What the second one turns up leaves the table at once.
    for card in [ScenarioCard::I01, ScenarioCard::Iii01] {
        let item = with_a_token(card, 4);
        assert_eq!((item.effect, item.kind), (Effect::default(), Kind::Unknown), "{card}");
    }
}

/// The same table with other cards in place of those that nobody has read; nothing if there are
/// none, or no others.
fn twin(game: &Frostpunk) -> Option<Frostpunk> {
    let mut other = game.clone();
    let mut unmet = DuskCard::ALL
        .into_iter()
        .rev()
        .filter(|card| card.is_standard() && !game.dusk.met.contains(*card));
    for card in game.dusk.unread.iter() {
        let stand_in = unmet.next()?;
        other.dusk.unread = other.dusk.unread.without(card).with(stand_in);
        other.dusk.met = other.dusk.met.without(card).with(stand_in);
        other.dusk.origins[stand_in] = other.dusk.origins[card].take();
    }
    (!game.dusk.unread.is_empty()).then_some(other)
}

/// Everything that is read off a table, in one text: the view as data and as text with the forecast,
/// the ladder, the valuation and the plan.
fn read_off(game: &Frostpunk) -> String {
    let view = game.view(Viewer::Spectator);
    let data = serde_json::to_string(&view).expect("JSON");
    let mut valued = Vec::new();
    if let Turn::Decide(seats) = game.turn() {
        let seat = seats.first().expect("a decider");
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        game.appeal(seat, &actions, &mut valued);
        valued.push(game.evaluate(seat));
    }
    let (forecast, ladder) = (view.table.forecast(), view.table.heat_ladder());
    format!("{data}{view}{forecast:?}{ladder:?}{valued:?}")
}

/// A view carries a copy of the table, and the face carries out drafts on it: neither the table nor
/// what a decision makes of it may depend on what unread cards say (FRO-RULING-66).
#[test]
fn unread_cards_tell_nothing_before_or_after_any_decision() {
    let mut compared = 0;
    for (seed, scenario) in (0..).zip(Scenario::ALL) {
        let options = Options { scenario, ..Frostpunk::options(2) };
        for state in states(&options, seed, 3) {
            let Some(other) = twin(&state) else { continue };
            assert_eq!(read_off(&state), read_off(&other), "{scenario}, seed {seed}");
            let Turn::Decide(seats) = state.turn() else { continue };
            let seat = seats.first().expect("a decider");
            let mut actions = Vec::new();
            state.actions(seat, &mut actions);
            for action in actions.into_iter().take(6) {
                let after = |game: &Frostpunk| {
                    let (mut after, mut journal) = (game.clone(), Journal::default());
                    after.apply(seat, action, &mut journal);
                    format!("{}{:?}", read_off(&after), journal.notes)
                };
                assert_eq!(after(&state), after(&other), "{scenario}, seed {seed}, {action}");
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

#[test]
fn an_idle_city_comes_to_its_end() {
    let mut ends = 0;
    for seed in 0..6 {
        for state in states(&Frostpunk::options(1), seed, 50) {
            let forecast = state.forecast();
            if let Some(end) = forecast.end {
                assert!(end.round >= state.round && end.round <= state.round + 3, "{end:?}");
                ends += 1;
            }
            assert!(forecast.items.is_sorted_by_key(|item| (item.round, item.phase)));
        }
    }
    assert!(ends > 5, "{ends}");
}

#[test]
fn the_ladder_has_a_rung_for_every_coal() {
    for state in states(&Frostpunk::options(1), 2, 40) {
        let ladder = state.heat_ladder();
        assert_eq!(ladder.len(), usize::from(state.most_fuel()) + 1);
        for pair in ladder.windows(2) {
            assert!(pair[0].heat < pair[1].heat && pair[0].beds.0 <= pair[1].beds.0);
            assert!(pair[0].ill.iter().sum::<u8>() >= pair[1].ill.iter().sum::<u8>());
            assert!(pair[0].breakdown <= pair[1].breakdown);
        }
    }
}

/// Whether something is drawn whose odds everybody knows.
fn is_open_draw(game: &Frostpunk) -> bool {
    let mut is_open = game.turn() == Turn::Chance;
    game.each_outcome(|outcome, _| {
        is_open &= matches!(outcome, Outcome::Token(_) | Outcome::Cubes(_));
    });
    is_open
}

/// The share of the draws due now that end the game, found out by carrying all of them out; nothing
/// where other draws of this kind follow.
fn share_of_ends(game: &Frostpunk) -> Option<f64> {
    let (mut lost, mut all, mut is_last) = (0, 0, true);
    game.each_outcome(|outcome, weight| {
        let mut then = game.clone();
        then.resolve(outcome, &mut Silent);
        is_last &= !is_open_draw(&then);
        all += weight;
        lost += if then.ending.is_some_and(|end| !end.is_victory()) { weight } else { 0 };
    });
    is_last.then(|| if is_open_draw(game) { f64::from(lost) / f64::from(all) } else { 0.0 })
}

#[test]
fn doom_is_the_share_of_draws_that_end_the_game() {
    let (mut certain, mut possible) = (0, 0);
    for seed in 0..100 {
        let mut game = Frostpunk::new(&Frostpunk::options(1)).expect("a city");
        let (mut rng, mut actions) = (GameRng::new(Seed(seed)), Vec::new());
        while game.turn() != Turn::Over {
            if let Turn::Decide(seats) = game.turn() {
                assert_eq!(game.doom(), None, "nothing is drawn");
                let seat = seats.first().expect("a decider");
                actions.clear();
                game.actions(seat, &mut actions);
                game.apply(seat, rng.pick(&actions), &mut Silent);
                continue;
            }
            // The same in a city whose next breakdown is the last.
            let mut cracked = game.clone();
            cracked.is_overheated = true;
            for game in [&game, &cracked] {
                let told = game.doom().map_or(0.0, |doom| doom.share);
                let Some(share) = share_of_ends(game) else { continue };
                assert!((told - share).abs() < 1e-9, "{told}, not {share}");
                certain += usize::from(told >= 1.0);
                possible += usize::from(0.0 < told && told < 1.0);
            }
            let outcome = game.sample(&mut rng);
            game.resolve(outcome, &mut Silent);
        }
    }
    assert!(certain > 0 && possible > 0, "{certain}, {possible}");
}

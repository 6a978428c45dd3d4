//! Every item of the content is played the way the table plays it: each option, way, slot, token,
//! strike, end, death and ability, in a city that has enough of everything.

use frostpunk::{
    Action, ActivationToken, Block, Building, Buildings, ByGood, Card, Citizen, CitizenCard, Cost,
    Counter, DayStep, Deck, Destination, DuskCard, EventState, Expedition, Field, Frame, Frostpunk,
    Good, Job, Law, Laws, MapGood, MorningCard, Nth, Op, Pawn, Position, Reason, Scenario,
    ScenarioCard, Scout, Slot, Token,
};
use table::{Silent, Turn};

use crate::position::*;

/// Gives the city so much of everything that it can choose and pay for anything.
fn enrich(game: &mut Frostpunk) {
    game.round = 5;
    game.storm = Some(15);
    for (good, count) in [(Good::Wood, 30), (Good::Coal, 30), (Good::Food, 30)] {
        game.goods[good] = count;
    }
    (game.goods[Good::Core], game.goods[Good::Steel]) = (5, 4);
    game.tokens_of(&[
        (Token::Care, 1, 1),
        (Token::Justice, 1, 0),
        (Token::Motivation, 1, 1),
        (Token::Anger, 1, 0),
        (Token::Fear, 0, 1),
    ]);
    game.sick = [4, 3, 1].into();
    (game.deaths, game.overload, game.heat, game.cold) = (4, 3, 2, 8);
    for deck in Deck::ALL {
        let top = game.expeditions.intersection(deck.cards()).iter().last();
        game.tops[deck] = top;
        game.expeditions = game.expeditions.without(top.expect("a card of the deck"));
    }
}

/// A rich city of a scenario that goes on with a step.
fn rich(scenario: Scenario, step: DayStep, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    city_of(1, scenario).given(|game| {
        game.at(step);
        enrich(game);
        game.adjust();
        arrange(game);
        game.resume(&mut Silent);
    })
}

/// A scenario that a card belongs to.
fn scenario_of(card: ScenarioCard) -> Scenario {
    let content = city(1).content();
    let plays = |scenario: &Scenario| content.scenario(*scenario).cards.contains(card);
    Scenario::ALL.into_iter().find(plays).expect("every card belongs to a scenario")
}

/// Answers with the first or the last possibility until `is_there`; every state is audited.
fn play_on(city: &mut City, takes_last: bool, is_there: impl Fn(Option<Frame>) -> bool) {
    while city.turn() != Turn::Over && !is_there(city.questions.top()) {
        if city.turn() == Turn::Chance {
            city.chance_where(|_| true);
        } else {
            let answers = city.legal(A);
            let answer = if takes_last { answers.last() } else { answers.first() };
            city.act(A, *answer.expect("an open question has answers"));
        }
        assert_eq!(city.audit(), Ok(()));
    }
}

fn is_fuel(top: Option<Frame>) -> bool {
    top == Some(Frame::Fuel)
}

fn is_turn(top: Option<Frame>) -> bool {
    matches!(top, Some(Frame::Turn { .. }))
}

/// What a program gains and loses after a price is paid, if it does nothing else that could.
fn balance(city: &City, block: Block, cost: Cost) -> Option<ByGood<i16>> {
    let mut balance = ByGood::from_fn(|good| -i16::from(cost.goods[good]));
    for op in &city.content().ops[usize::from(block.0)..] {
        match *op {
            Op::End => return Some(balance),
            Op::Gain(good, n) => balance[good] += i16::from(n),
            Op::Lose(good, n) => balance[good] -= i16::from(n),
            // What is chosen there is another matter.
            Op::Reveal(card) if !city.content().scenario_card(card).options.is_empty() => {
                return None;
            }
            Op::If { .. }
            | Op::Choose(_)
            | Op::Per { .. }
            | Op::Die(..)
            | Op::EnactLaw { .. }
            | Op::ReuseWorker
            | Op::RemoveEvent(_)
            | Op::Scouts(_)
            | Op::PlaceTile(..)
            | Op::Gather(_)
            | Op::Construct(_) => return None,
            _ => {}
        }
    }
    None
}

/// Compares what the city has with what it had and what a program should have brought.
#[track_caller]
fn check_goods(what: &str, [before, after]: [&City; 2], block: Block, cost: Cost) {
    let Some(balance) = balance(before, block, cost) else { return };
    // People eat between dusk and night.
    let is_eaten = before.step == DayStep::HungerEffects;
    for good in Good::ALL.into_iter().filter(|good| *good != Good::Food || !is_eaten) {
        let due = i16::from(before.goods[good]) + balance[good];
        assert_eq!(i16::from(after.goods[good]), due, "{what}: {good}");
    }
}

#[test]
fn every_option_of_every_event_card() {
    let prepare = |game: &mut Frostpunk| {
        enrich(game);
        game.put(Field::N7A, Building::Workshop);
        game.put(Field::N7B, Building::FightingArena);
        game.put(Field::N1A, Building::Temple);
        game.put(Field::N8A, Building::Prison);
        game.laws = game.laws.with(Law::Pr12);
        with_routes(game);
        game.routes[0].scout = Some(Scout { pawn: Pawn::Engineer, space: 0 });
        game.pool[Pawn::Engineer] -= 1;
    };
    let reveal = |card: Card| match card {
        Card::Morning(card) => morning(card, prepare),
        Card::Dusk(card) => dusk(card, |game| {
            prepare(game);
            game.dusk.stack = game.dusk.stack.without(card);
            // FRO-C-29: these look back at a card of the morning.
            let back = match card {
                DuskCard::Z045 => MorningCard::P028,
                DuskCard::Z052 => MorningCard::P032,
                _ => return,
            };
            game.events.push(EventState { card: Card::Morning(back), timer: 0, goods: 0 });
        }),
        other => panic!("{other} is no event card"),
    };
    let cards = MorningCard::ALL.map(Card::Morning).into_iter();
    for card in cards.chain(DuskCard::ALL.map(Card::Dusk)) {
        let content = city(1).content();
        let info = match card {
            Card::Morning(card) => content.morning(card),
            Card::Dusk(card) => content.dusk(card),
            other => panic!("{other} is no event card"),
        };
        let is_asked = |top: Option<Frame>| top == Some(Frame::EventOption { card });
        for (number, takes_last) in
            (0..info.options.len().max(1)).flat_map(|number| [(number, false), (number, true)])
        {
            let what = format!("{card}, option {}", number + 1);
            let mut city = reveal(card);
            play_on(&mut city, takes_last, |top| is_asked(top) || is_fuel(top));
            let mut to = info.to;
            if let Some(option) = info.options.get(number) {
                let before = city.clone();
                let choice = Action::Option(Nth::of(number));
                assert!(city.can(A, choice), "{what}");
                city.act(A, choice);
                play_on(&mut city, takes_last, is_fuel);
                check_goods(&what, [&before, &city], option.block, option.cost);
                to = option.to.unwrap_or(to);
            }
            assert_eq!(city.ending, None, "{what}");
            let Card::Dusk(dusk) = card else {
                assert_eq!(city.is_in_area(card), to == Destination::Event, "{what}");
                continue;
            };
            let in_deck = city.dusk.known.contains(dusk) || city.dusk.unread.contains(dusk);
            let place = (city.is_in_area(card), city.dusk.discard.contains(dusk), in_deck);
            let due = (to == Destination::Event, to == Destination::Discard, false);
            assert_eq!(place, due, "{what}: in the area, on the pile, in the deck");
        }
    }
}

#[test]
fn every_way_of_every_expedition() {
    for card in Expedition::ALL {
        let info = city(1).content().expedition(card);
        for (number, way) in info.options.iter().enumerate() {
            let what = format!("{card}, way {}", number + 1);
            let mut city = rich(Scenario::Crater, DayStep::WeatherCard, |game| {
                game.expeditions = game.expeditions.without(card);
                for top in game.tops.iter_mut().filter(|top| **top == Some(card)) {
                    *top = game.expeditions.intersection(card.deck().cards()).first();
                    game.expeditions = game.expeditions.without(top.expect("another card"));
                }
                lay_on_route(game, 0, card);
                let scout = Scout { pawn: Pawn::Worker, space: info.path - 2 };
                game.routes[0].scout = Some(scout);
                game.pool[Pawn::Worker] -= 1;
            });
            city.chance(chance("weather W05"));
            if card.deck() != Deck::C {
                city.act(A, Action::Explore);
            }
            let before = city.clone();
            city.act(A, Action::Option(Nth::of(number)));
            play_on(&mut city, false, |top| {
                matches!(top, Some(Frame::Advisor | Frame::Mobilise | Frame::Turn { .. }))
            });
            let goods = if way.returns { way.block } else { Block::EMPTY };
            check_goods(&what, [&before, &city], goods, way.cost);
            let route = &city.routes[0];
            let cards: Vec<Expedition> = route.cards.iter().map(|card| card.card).collect();
            assert_eq!(route.scout.is_some(), !way.returns, "{what}");
            assert_eq!(cards.last().map(|card| card.deck()), Some(way.next), "{what}");
            let is_new = way.returns && way.next == Deck::A;
            assert_eq!((cards.len(), cards.contains(&card)), (2 - usize::from(is_new), !is_new));
            let is_black = route.cards[0].is_black;
            assert_eq!((is_black, route.cards[0].way.is_some()), (!way.returns, !way.returns));
        }
    }
}

#[test]
fn every_option_of_every_scenario_card() {
    for card in ScenarioCard::ALL {
        let info = city(1).content().scenario_card(card);
        for (number, option) in info.options.iter().enumerate() {
            let what = format!("{card}, option {}", number + 1);
            let mut city = rich(scenario_of(card), DayStep::NightFuel, |game| {
                game.questions.clear();
                game.perform_op(Op::Reveal(card), frostpunk::Context::CARD, &mut Silent);
            });
            let before = city.clone();
            city.act(A, Action::Option(Nth::of(number)));
            play_on(&mut city, false, is_fuel);
            assert_eq!(city.ending, None, "{what}");
            let ops = city.content().ops[usize::from(option.block.0)..].iter();
            for op in ops.take_while(|op| **op != Op::End) {
                match *op {
                    // III/06 asks at once and leaves.
                    Op::Reveal(next) => {
                        let is_met = city.face_up.union(city.gone_cards).contains(next);
                        assert!(is_met, "{what}: {next}");
                    }
                    Op::DiscardCard(old) => assert!(city.gone_cards.contains(old), "{what}"),
                    Op::AddDusk(dusk) => assert!(city.dusk.unread.contains(dusk), "{what}"),
                    Op::SetFlag(flag) => assert!(city.flags.contains(flag), "{what}"),
                    Op::Counter(counter, n) => {
                        let due = before.counters[counter].saturating_add_signed(n);
                        assert_eq!(city.counters[counter], due, "{what}");
                    }
                    _ => {}
                }
            }
            check_goods(&what, [&before, &city], option.block, option.cost);
        }
    }
}

#[test]
fn every_token_of_every_scenario_card() {
    for card in ScenarioCard::ALL {
        let info = city(1).content().scenario_card(card);
        for (number, takes_last) in
            (0..info.tokens.len()).flat_map(|number| [(number, false), (number, true)])
        {
            let what = format!("{card}, token {}", number + 1);
            let nth = Nth::of(number);
            let mut city = rich(scenario_of(card), DayStep::Dawn, |game| {
                game.face_up = game.face_up.with(card);
                game.activation.push(ActivationToken { card, nth, round: 6 });
            });
            let before = rich(scenario_of(card), DayStep::RoundEnd, |_| {});
            play_on(&mut city, takes_last, |top| top == Some(Frame::RevealMorning));
            assert_eq!(city.ending, None, "{what}");
            assert!(city.activation.iter().all(|token| token.round > 6), "{what}");
            let block = info.tokens[number].1;
            check_goods(&what, [&before, &city], block, Cost::default());
            let last = city.content().ops[usize::from(block.0)..]
                .iter()
                .take_while(|op| **op != Op::End)
                .last();
            match last {
                // I/02 asks at once and leaves.
                Some(Op::Reveal(next)) => {
                    assert!(city.face_up.union(city.gone_cards).contains(*next), "{what}");
                }
                Some(Op::DiscardCard(old)) => assert!(city.gone_cards.contains(*old), "{what}"),
                Some(Op::Unlock(kind)) => assert!(city.unlocked.contains(*kind), "{what}"),
                _ => {}
            }
        }
    }
}

/// What the slots of all cards need before somebody can stand there.
fn open_slots(game: &mut Frostpunk, card: Card) {
    match card {
        Card::Scenario(card) => game.face_up = game.face_up.with(card),
        card => game.events.push(EventState { card, timer: 0, goods: 0 }),
    }
    for (counter, count) in [
        (Counter::Seedlings, 4),
        (Counter::Air, 4),
        (Counter::Damage, 3),
        (Counter::GenState, 3),
        (Counter::Bases, 1),
    ] {
        game.counters[counter] = count;
    }
    game.indicators[2] += 1;
    if game.options.scenario == Scenario::Winterhome {
        game.put(Field::N3A, Building::EvacuationCentre);
    }
    game.development = Some((frostpunk::Technology::T01, 9));
}

#[test]
fn every_slot_of_every_card() {
    let content = city(1).content();
    let scenario = ScenarioCard::ALL.into_iter().flat_map(|card| {
        let slots = content.scenario_card(card).slots.iter().enumerate();
        slots.map(move |(index, slot)| (Card::Scenario(card), Nth::of(index), slot))
    });
    let morning = MorningCard::ALL.map(|card| (Card::Morning(card), content.morning(card)));
    let dusk = DuskCard::ALL.map(|card| (Card::Dusk(card), content.dusk(card)));
    let events = morning.into_iter().chain(dusk);
    let events = events.filter_map(|(card, info)| Some((card, Nth::N1, info.slot.as_ref()?)));
    let slots: Vec<(Card, Nth, &Slot)> = scenario.chain(events).collect();
    assert_eq!(slots.len(), 33);
    for ((card, number, slot), takes_last) in
        slots.into_iter().flat_map(|slot| [(slot, false), (slot, true)])
    {
        let what = format!("{card}, slot {number}");
        let of = match card {
            Card::Scenario(card) => scenario_of(card),
            _ => Scenario::Crater,
        };
        let mut city = rich(of, DayStep::Pawns, |game| open_slots(game, card));
        let stands = |action: &Action| matches!(action, Action::Special(_, c, n) if (*c, *n) == (card, number));
        let offers: Vec<Action> = city.legal(A).into_iter().filter(stands).collect();
        // FRO-C-5: everybody whom the slot lists, and nobody else.
        for pawn in [Pawn::Worker, Pawn::Engineer, Pawn::Child] {
            let is_listed = slot.who.contains(pawn);
            let is_offered = offers.contains(&Action::Special(pawn, card, number));
            assert_eq!(is_offered, is_listed, "{what}: {pawn}");
        }
        let before = city.clone();
        city.act(A, *offers.first().expect("somebody whom the slot lists"));
        play_on(&mut city, takes_last, is_turn);
        let is_used = city.uses.iter().any(|used| (used.card, used.slot) == (card, number));
        assert!(is_used, "{what}");
        check_goods(&what, [&before, &city], slot.block, slot.whole_price());
    }
}

#[test]
fn both_strikes_of_every_storm() {
    for scenario in Scenario::ALL {
        for storms in 0..2 {
            let mut city = rich(scenario, DayStep::WeatherCard, |game| {
                (game.storm, game.storms) = (Some(game.round), storms);
                game.counters[Counter::Seedlings] = 6;
                game.counters[Counter::GenState] = 4;
                game.put(Field::N0A, Building::Tent);
                game.put(Field::N1A, Building::Bunkhouse);
            });
            city.chance(chance("weather W02"));
            play_on(&mut city, false, |top| {
                matches!(top, Some(Frame::Advisor | Frame::Mobilise | Frame::Turn { .. }))
            });
            let card = city.content().scenario(scenario).storm_card;
            let strike = city.content().scenario_card(card).strikes[usize::from(storms)];
            let due = match city.content().ops[usize::from(strike.0)] {
                Op::SetStorm(space) => space,
                other => panic!("{card} begins with {other:?}"),
            };
            let is_ruined = |field: Field| city.fields[field].building == Some(Building::Ruins);
            assert_eq!((city.storm, city.storms), (due, storms + 1), "{scenario}");
            let ruined = (is_ruined(Field::N0A), is_ruined(Field::N1A));
            assert_eq!(ruined, (storms == 0, storms == 1), "{scenario}");
        }
    }
}

#[test]
fn every_end_is_won_and_lost() {
    for card in ScenarioCard::ALL {
        let Some((round, _)) = city(1).content().scenario_card(card).end else { continue };
        for is_won in [false, true] {
            let city = rich(scenario_of(card), DayStep::End, |game| {
                game.round = round;
                game.face_up = game.face_up.with(card);
                for counter in Counter::ALL {
                    let max = game.content().counters[counter].max;
                    game.counters[counter] = if is_won { max } else { 1 };
                }
                if is_won {
                    game.population[Citizen::Child] = 0;
                    game.sick[Citizen::Child] = 0;
                }
            });
            assert_eq!(city.ending.map(Reason::is_victory), Some(is_won), "{card}");
        }
    }
}

#[test]
fn every_death_effect_of_every_citizen_card() {
    for (card, citizen) in
        CitizenCard::ALL.into_iter().flat_map(|card| Citizen::ALL.map(|it| (card, it)))
    {
        let what = format!("the death of {citizen} by {card}");
        let mut city = rich(Scenario::Crater, DayStep::NightFuel, |game| {
            game.questions.clear();
            game.perform_op(Op::Die(citizen.into(), 1), frostpunk::Context::CARD, &mut Silent);
        });
        let before = city.clone();
        city.chance(frostpunk::Outcome::Citizen(card));
        play_on(&mut city, false, is_fuel);
        assert!(city.citizen_discard.contains(card), "{what}");
        let block = city.content().citizen(card).death[citizen];
        check_goods(&what, [&before, &city], block, Cost::default());
        for op in city.content().ops[usize::from(block.0)..].iter().take_while(|op| **op != Op::End)
        {
            match *op {
                Op::Exhaust(who, n) if who.citizen().is_some() => {
                    let due = before.exhausted[who.citizen().expect("a type")] + n;
                    assert_eq!(city.exhausted.iter().sum::<u8>(), due, "{what}");
                }
                Op::Overload(n) => assert_eq!(city.overload, 3_u8.saturating_add_signed(n)),
                Op::Hunger(n) => assert_eq!(city.hunger, n.unsigned_abs(), "{what}"),
                _ => {}
            }
        }
    }
}

/// A city in which every work of citizen cards can be done.
fn workplace(game: &mut Frostpunk, works: Buildings) {
    game.goods_on(Field::N0A, MapGood::Coal, 5);
    game.goods_on(Field::N0B, MapGood::Tree, 3);
    game.goods_on(Field::N2A, MapGood::Tree, 3);
    game.put(Field::N4A, Building::ObservationBalloon);
    game.put(Field::N7A, Building::Workshop);
    with_routes(game);
    game.development = Some((frostpunk::Technology::T01, 9));
    for kind in works.iter().filter(|kind| game.built(*kind) == 0).collect::<Vec<_>>() {
        let is_large = game.content().buildings[kind].size == frostpunk::Size::Large;
        let places = [Position::N8, Position::N9, Position::N10, Position::N11];
        let small = [Field::N2B, Field::N1A, Field::N1B, Field::N7B];
        let is_free = |field: &Field| game.fields[*field].building.is_none();
        let field = if is_large {
            places.map(|position| position.fields()[0]).into_iter().find(is_free)
        } else {
            small.into_iter().find(is_free)
        };
        game.put(field.expect("a free place"), kind);
    }
    // A worker who has worked can work again.
    game.fields[Field::G1].pawns[0] = Some(Pawn::Worker);
}

/// Whether an action is done with a building or a job.
fn is_work(city: &City, action: Action, work: Result<Building, Job>) -> bool {
    match (work, action) {
        (Ok(kind), Action::Use(_, field)) => city.fields[field].building == Some(kind),
        (Err(Job::Gather), Action::Gather(_, field)) => city.fields[field].trees() == 0,
        (Err(Job::GatherTree), Action::Gather(_, field)) => city.fields[field].trees() > 0,
        (Err(Job::Snow), Action::Clear(_))
        | (Err(Job::Construct), Action::Construct(_))
        | (Err(Job::Scout), Action::Scout(..)) => true,
        _ => false,
    }
}

#[test]
fn every_ability_of_every_citizen_card() {
    for card in CitizenCard::ALL {
        let info = city(1).content().citizen(card);
        let kinds = info.works.buildings.iter().map(Ok);
        let works = kinds.chain(info.works.jobs.iter().map(Err));
        for (work, takes_last) in works.flat_map(|work| [(work, false), (work, true)]) {
            let what = format!("{card} with {work:?}");
            let mut city = rich(Scenario::Crater, DayStep::Pawns, |game| {
                game.give(A, card);
                workplace(game, info.works.buildings);
            });
            let before = city.clone();
            city.act(A, Action::Play(card));
            // FRO-DEC-6: the only action is taken at once.
            if city.questions.top() == Some(Frame::TurnWith { card }) {
                let offered = city.legal(A).into_iter().find(|it| is_work(&city, *it, work));
                city.act(A, offered.unwrap_or_else(|| panic!("{what} is not offered")));
            }
            play_on(&mut city, takes_last, is_turn);
            assert!(city.in_front.contains(card), "{what}");
            if info.replaces {
                check_goods(&what, [&before, &city], info.block, Cost::default());
            }
        }
    }
}

#[test]
fn every_law() {
    for law in Law::ALL {
        let mut city = rich(Scenario::Crater, DayStep::NightFuel, |game| {
            game.questions.clear();
            game.future_laws = Laws::ALL;
            game.ask(Frame::Enact { must: true });
        });
        let before = city.clone();
        city.act(A, Action::Enact(law));
        play_on(&mut city, false, is_fuel);
        assert!(city.laws.contains(law) && city.dusk.open.contains(law), "{law}");
        assert!(law.rival().is_none_or(|rival| !city.future_laws.contains(rival)), "{law}");
        let now = city.content().law(law).now;
        check_goods(law.name(), [&before, &city], now, Cost::default());
        for kind in Building::ALL {
            let is_its = city.content().buildings[kind].law == Some(law);
            assert_eq!(city.unlocked.contains(kind), is_its, "{law}: {kind}");
        }
    }
}

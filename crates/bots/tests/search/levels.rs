//! Levels are data, and wrong data is refused by name.

use std::cmp::Reverse;
use std::time::Duration;

use bots::{Bot, BotSpec, Levels, Stop};
use catalog::games::kosmonauts::Kosmonauts;
use catalog::test_each_game;
use table::{Hints, Seed};

use crate::positions::{positions, spread};

/// More time than any level takes.
const LONG: Duration = Duration::from_mins(1);

fn levels_think_more_and_see_better_from_one_to_the_next<G: Hints>() {
    let levels = Levels::of::<G>();
    let order = [levels.novice, levels.crew, levels.captain, levels.admiral];
    assert!(order.windows(2).all(|pair| pair[0].simulations < pair[1].simulations));
    assert!(order.windows(2).all(|pair| pair[0].milliseconds <= pair[1].milliseconds));
    assert!(order.is_sorted_by_key(|level| Reverse(level.sight.noise)));
    assert!(levels.admiral.milliseconds <= 2000, "nobody likes to wait longer");
    assert_eq!(BotSpec::Captain.level::<G>(), Some((levels.captain, levels.settings)));
}
test_each_game!(levels_think_more_and_see_better_from_one_to_the_next);

#[test]
fn a_novice_does_not_grow_strong_by_having_time() {
    for position in spread(positions::<Kosmonauts>(2, 11), 60) {
        let choose = |mut bot: Box<dyn Bot<Kosmonauts>>| {
            bot.choose(&position.state, position.seat, &position.actions)
        };
        let measured = choose(BotSpec::Novice.build(Seed(12), position.seat));
        let playing =
            BotSpec::Novice.build_for_play(Seed(12), position.seat, LONG, &Stop::default());
        assert_eq!(choose(playing), measured);
    }
}

#[test]
fn a_wrong_number_is_named() {
    let refuse = |right: &str, wrong: &str| {
        assert!(Kosmonauts::LEVELS.contains(right), "{right} is not in the levels");
        let text = Kosmonauts::LEVELS.replacen(right, wrong, 1);
        Levels::parse("kosmonauts", &text).expect_err("wrong").to_string()
    };
    let error = refuse("overlooked: 0", "overlooked: 100");
    assert_eq!(error, "levels of kosmonauts: overlooked 100 leaves nothing to choose");
    let error = refuse("victory: ", "victory: 7");
    assert!(error.starts_with("levels of kosmonauts: victory 7"), "{error}");
    assert!(error.ends_with("is not between 0 and 1"), "{error}");
    let error = refuse("victory", "glory");
    assert!(error.contains("glory"), "{error}");
}

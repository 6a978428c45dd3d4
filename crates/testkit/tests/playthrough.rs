//! A playthrough tells everything that a review needs, and the same every time.

mod toy;

use table::{Game, Seed};
use testkit::playthrough;
use toy::Toy;

#[test]
fn a_game_is_told_from_the_options_to_the_standings() {
    let text = playthrough::<Toy>(&Toy::options(2), Seed(3), 1_000);
    for part in [
        "game: toy (rules version 1)\noptions: {\"players\":2,\"windy\":true}\nseed: 3\n",
        "    | round 0 wind 0 Deal",
        "\n0. chance: card ",
        "  of 14: card 0 x1, card 1 x1, card 2 x1, card 3 x1, card 4 x1, ...",
        "  [seat 1] Drew(",
        "  * Dealt(",
        " (sealed)\n  of 3: bid ",
        "  ! reveals",
        "standings (final):\n",
        "  1. seat ",
    ] {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}

#[test]
fn the_same_seed_tells_the_same_and_another_one_another_game() {
    let tell = |seed| playthrough::<Toy>(&Toy::options(4), Seed(seed), 1_000);
    assert_eq!(tell(1), tell(1));
    assert_ne!(tell(1), tell(2));
}

#[test]
fn a_long_game_is_cut_off() {
    let text = playthrough::<Toy>(&Toy::options(2), Seed(3), 8);
    assert!(text.contains("\n7. ") && !text.contains("\n8. "), "{text}");
    assert!(text.contains("standings:\n"), "{text}");
}

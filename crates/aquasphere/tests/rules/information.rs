//! Who knows what.

use aquasphere::{Action, AquaSphere, Phase, ProgramCard};
use table::{Game, GameRng, Match, Seat, Seed, Turn, Viewer};

use crate::position::*;

mod aqu_info_1 {
    use super::*;

    #[test]
    fn all_views_are_equal_but_for_the_seat() {
        let mut table = fresh(3);
        table.until(Seed(5), |game| game.round == 2 && game.phase == Phase::Turn);
        let public = table.view(Viewer::Spectator);
        for seat in [A, B, C] {
            let mut own = table.view(Viewer::Seat(seat));
            assert_eq!(own.viewer.take(), Some(seat));
            assert_eq!(own, public);
        }
        assert_eq!(public.table, *table.state());
    }

    #[test]
    fn what_the_center_will_feed_is_public() {
        let view = set_up(2).view(Viewer::Spectator);
        let feeds = view.feeds.expect("a turned tile");
        assert_eq!(feeds.map(|feed| feed.time), [3, 2, 2, 3, 2, 2]);
        assert_eq!(view.table.next_programs, Some(ProgramCard::Pc2));
    }
}

mod aqu_info_2 {
    use super::*;

    #[test]
    fn stacks_have_no_order_and_no_seat_knows_more() {
        let mut table = fresh(2);
        table.until(Seed(6), |game| game.round == 3);
        let mut world = table.state().clone();
        world.determinize(A, &mut GameRng::new(Seed(1)));
        assert_eq!(world, *table.state());
    }

    #[test]
    fn everything_unseen_can_still_come() {
        let mut table = score_round(2, |_| {});
        assert_eq!(table.possible_outcomes().len(), 41);
        table.chance(draw("card R07"));
        assert_eq!(table.possible_outcomes().len(), 40);
    }
}

mod aqu_info_3 {
    use super::*;

    fn new_match(players: u8) -> Match<AquaSphere> {
        Match::new(AquaSphere::options(players), Seed(7)).expect("a match")
    }

    fn decider(game: &Match<AquaSphere>) -> Seat {
        match game.state().turn() {
            Turn::Decide(seats) => seats.first().expect("somebody"),
            Turn::Chance | Turn::Over => panic!("nobody decides"),
        }
    }

    /// Who decides takes the first action that is wanted, or else the first one of all.
    fn play(game: &mut Match<AquaSphere>, is_wanted: impl Fn(&Action) -> bool) -> Seat {
        let seat = decider(game);
        let mut actions = Vec::new();
        game.state().actions(seat, &mut actions);
        let wanted = actions.iter().copied().find(is_wanted);
        game.act(seat, wanted.unwrap_or(actions[0])).expect("a listed action");
        seat
    }

    fn undo(game: &mut Match<AquaSphere>, seat: Seat) -> Result<(), &'static str> {
        game.undo(seat).map_err(|refusal| refusal.rule.0)
    }

    #[test]
    fn no_chance_inside_a_round() {
        let mut game = fresh(3);
        let mut rng = GameRng::new(Seed(8));
        let mut draws_of_round = [0; 5];
        while game.turn() != Turn::Over {
            let (round, is_chance) = (game.round, game.turn() == Turn::Chance);
            let is_turn =
                matches!(game.phase, Phase::Turn | Phase::ScoringTime | Phase::ScoringPoints);
            assert_ne!(is_chance, is_turn, "{:?}", game.phase);
            draws_of_round[usize::from(round)] += usize::from(is_chance);
            match game.decider() {
                None => game.chance_where(|_| true),
                Some(seat) => {
                    let action = rng.pick(&game.legal(seat));
                    game.act(seat, action)
                }
            };
        }
        // AQU-RULING-47: set-up; then cards, tiles and the turned center; the program card ahead is
        // drawn when the round has its new number, and none is for the last one.
        assert_eq!(draws_of_round, [26, 13, 14, 13, 0]);
    }

    #[test]
    fn never_past_the_start_of_a_round() {
        let mut game = new_match(2);
        let first = decider(&game);
        assert_eq!(undo(&mut game, first), Err("TABLE-UNDO-2"));
        // Engineers alone, until both have passed and the second round has begun.
        while game.state().round == 1 {
            play(&mut game, |action| matches!(action, Action::Engineer(_) | Action::Pass));
        }
        for seat in [A, B] {
            assert_eq!(undo(&mut game, seat), Err("TABLE-UNDO-2"));
        }
    }

    #[test]
    fn not_past_what_another_player_has_answered() {
        let mut game = new_match(2);
        let [first, second] = [(); 2].map(|()| play(&mut game, |_| true));
        assert_eq!(undo(&mut game, first), Err("TABLE-UNDO-4"));
        undo(&mut game, second).expect("nobody has answered the second turn");
        undo(&mut game, first).expect("nor the first one now");
        assert_eq!(undo(&mut game, first), Err("TABLE-UNDO-2"));
    }

    #[test]
    fn several_own_turns_if_all_others_have_passed() {
        let mut game = new_match(2);
        let first = decider(&game);
        // The first player walks through and passes; the other one leaves the engineer at the start.
        while !game.state().passing.iter().any(|seat| seat == first) {
            let is_first = decider(&game) == first;
            play(&mut game, |action| match action {
                Action::Engineer(_) | Action::Pass => is_first,
                Action::Pay(_) | Action::Deploy(..) | Action::Skip => !is_first,
                _ => false,
            });
        }
        let steps = game.steps().len();
        let second = play(&mut game, |action| matches!(action, Action::Engineer(_)));
        assert_eq!(play(&mut game, |action| matches!(action, Action::Engineer(_))), second);
        for _ in 0..2 {
            undo(&mut game, second).expect("nobody has learned anything since");
        }
        assert_eq!(game.steps().len(), steps);
        assert_eq!(undo(&mut game, second), Err("TABLE-UNDO-4"));
    }
}

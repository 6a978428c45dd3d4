//! Who knows what.

use aquasphere::{AquaSphere, Phase, ProgramCard};
use table::{Game, GameRng, Match, Seed, Turn, Viewer};

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
        assert_eq!(table.possible().len(), 41);
        table.chance(draw("card R07"));
        assert_eq!(table.possible().len(), 40);
    }
}

mod aqu_info_3 {
    use super::*;

    #[test]
    fn no_chance_inside_a_round_and_none_of_it_taken_back() {
        let mut game = Match::<AquaSphere>::new(AquaSphere::options(2), Seed(7)).expect("a match");
        let first = game.state().decider_now();
        let mut actions = Vec::new();
        game.state().actions(first, &mut actions);
        assert_eq!(game.undo(first).map_err(|refusal| refusal.rule.0), Err("TABLE-UNDO-2"));
        game.act(first, actions[0]).expect("a listed action");
        assert_eq!(
            game.state().turn(),
            Turn::Decide(table::Seats::only(game.state().decider_now()))
        );
        game.undo(first).expect("the own turn can be taken back");
    }

    trait Now {
        fn decider_now(&self) -> table::Seat;
    }

    impl Now for AquaSphere {
        fn decider_now(&self) -> table::Seat {
            match self.turn() {
                Turn::Decide(seats) => seats.first().expect("somebody"),
                Turn::Chance | Turn::Over => panic!("nobody decides"),
            }
        }
    }
}

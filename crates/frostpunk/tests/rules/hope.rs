//! Hope and discontent.

use frostpunk::{Family, Op, Reason, Token, Tokens};
use table::Turn;

use crate::position::*;

mod fro_hope_2 {
    use super::*;

    #[test]
    fn what_cannot_be_flipped_is_left_alone() {
        let city = after(Op::Activate(Tokens::Justice, 1), |_| {});
        assert_eq!((city.active_tokens[Token::Justice], city.spent_tokens[Token::Justice]), (0, 0));
        let city = after(Op::Deactivate(Tokens::Care, 1), |_| {});
        assert_eq!((city.active_tokens[Token::Care], city.spent_tokens[Token::Care]), (1, 1));
    }
}

mod fro_hope_4 {
    use super::*;

    #[test]
    fn draw_or_activate_a_spent_token() {
        let mut city = after(Op::Morale(Family::Hope, 1), |game| {
            game.tokens_of(&[(Token::Care, 1, 1), (Token::Justice, 0, 1)]);
        });
        assert_eq!(city.legal(A), [act("draw"), act("activate care"), act("activate justice")]);
        city.act(A, act("activate care"));
        assert_eq!(city.active_tokens[Token::Care], 2);
    }

    #[test]
    fn a_drawn_token_lies_spent() {
        let mut city = after(Op::Morale(Family::Hope, 1), |_| {});
        assert_eq!(city.turn(), Turn::Chance);
        city.chance(chance("token justice"));
        assert_eq!(city.spent_tokens[Token::Justice], 1);
    }
}

mod fro_hope_5 {
    use super::*;

    #[test]
    fn a_full_track_takes_no_more_tokens() {
        let city = after(Op::Morale(Family::Hope, 1), |game| {
            game.tokens_of(&[(Token::Care, 3, 0), (Token::Justice, 2, 1)]);
        });
        assert_eq!(city.spent_tokens[Token::Justice], 0, "activated without a question");
    }

    #[test]
    fn full_and_all_active_nothing_happens() {
        let city = after(Op::Morale(Family::Hope, 2), |game| {
            game.tokens_of(&[(Token::Care, 3, 0), (Token::Justice, 3, 0)]);
        });
        assert_eq!(city.tokens(Family::Hope), 6);
        assert_eq!(city.questions.depth(), 0);
    }
}

mod fro_hope_6 {
    use super::*;

    #[test]
    fn first_a_draw_then_the_named_type() {
        let mut city = after(Op::MoraleTyped(Token::Care, 1), |game| {
            game.tokens_of(&[(Token::Care, 0, 1)]);
        });
        city.chance(chance("token motivation"));
        assert_eq!(city.active_tokens[Token::Care], 1);
        assert_eq!(city.spent_tokens[Token::Motivation], 1);
    }

    #[test]
    fn the_token_just_drawn_may_be_the_one_that_wakes() {
        let mut city = after(Op::MoraleTyped(Token::Justice, 1), |_| {});
        city.chance(chance("token justice"));
        assert_eq!((city.active_tokens[Token::Justice], city.tokens(Family::Hope)), (1, 3));
        let mut city = after(Op::MoraleTyped(Token::Justice, 1), |_| {});
        city.chance(chance("token care"));
        assert_eq!((city.active_tokens[Token::Care], city.spent_tokens[Token::Care]), (2, 1));
    }

    #[test]
    fn on_a_full_hope_track_nothing_is_drawn() {
        let city = after(Op::MoraleTyped(Token::Care, 1), |game| {
            game.tokens_of(&[(Token::Care, 1, 2), (Token::Justice, 0, 3)]);
        });
        assert_eq!((city.active_tokens[Token::Care], city.tokens(Family::Hope)), (2, 6));
        assert_eq!((city.active_tokens[Token::Justice], city.questions.depth()), (0, 0));
    }

    #[test]
    fn each_point_draws_again() {
        let mut city = after(Op::MoraleTyped(Token::Anger, 2), |game| {
            game.tokens_of(&[(Token::Care, 1, 0)]);
        });
        city.chance(chance("token fear")).chance(chance("token anger"));
        assert_eq!((city.tokens(Family::Discontent), city.active_tokens[Token::Anger]), (2, 1));
    }
}

mod fro_hope_7 {
    use super::*;

    #[test]
    fn spend_an_active_or_remove_a_spent_token() {
        let mut city = after(Op::Morale(Family::Hope, -1), |game| {
            game.tokens_of(&[(Token::Care, 1, 1)]);
        });
        assert_eq!(city.legal(A), [act("spend care"), act("remove care")]);
        city.act(A, act("remove care"));
        assert_eq!((city.active_tokens[Token::Care], city.spent_tokens[Token::Care]), (1, 0));
    }

    #[test]
    fn what_is_the_only_way_is_taken_and_without_a_token_nothing_happens() {
        let fall = |active: u8, spent: u8| {
            let city = after(Op::Morale(Family::Discontent, -1), |game| {
                game.tokens_of(&[(Token::Care, 1, 0), (Token::Fear, active, spent)]);
            });
            assert_eq!(city.questions.depth(), 0);
            (city.active_tokens[Token::Fear], city.spent_tokens[Token::Fear])
        };
        assert_eq!([fall(2, 0), fall(0, 2), fall(0, 0)], [(1, 1), (0, 1), (0, 0)]);
    }
}

mod fro_hope_8 {
    use super::*;

    #[test]
    fn only_tokens_of_the_type() {
        let city = after(Op::MoraleTyped(Token::Justice, -1), |game| {
            game.tokens_of(&[(Token::Care, 2, 0), (Token::Justice, 1, 0)]);
        });
        let sides = |token: Token| (city.active_tokens[token], city.spent_tokens[token]);
        assert_eq!([sides(Token::Care), sides(Token::Justice)], [(2, 0), (0, 1)]);
        let falls =
            |token: Token| city.changes(Op::MoraleTyped(token, -1), frostpunk::Context::CARD);
        assert_eq!([Token::Justice, Token::Motivation].map(falls), [true, false]);
    }
}

mod fro_hope_9 {
    use super::*;

    #[test]
    fn a_token_goes_back_from_either_side() {
        let mut city = after(Op::DiscardToken(Tokens::Hope, 1), |game| {
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Justice, 0, 1)]);
        });
        assert_eq!(city.legal(A), [act("remove-active care"), act("remove justice")]);
        city.act(A, act("remove-active care"));
        assert_eq!(city.in_bag(Token::Care), 3);
    }
}

mod fro_hope_10 {
    use super::*;

    #[test]
    fn each_point_is_one_step() {
        let city = after(Op::Morale(Family::Hope, -2), |game| {
            game.tokens_of(&[(Token::Care, 2, 0)]);
        });
        // One active token is left after the first point, so that a question is open.
        assert_eq!(city.spent_tokens[Token::Care], 1);
        assert_eq!(city.legal(A), [act("spend care"), act("remove care")]);
    }
}

mod fro_hope_11 {
    use super::*;

    #[test]
    fn the_sixth_token_ends_it_before_anything_is_activated() {
        let mut city = after(Op::MoraleTyped(Token::Anger, 1), |game| {
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Anger, 0, 3), (Token::Greed, 0, 2)]);
        });
        city.chance(chance("token fear"));
        assert_eq!(city.ending, Some(Reason::Banished));
        assert_eq!(city.active_tokens[Token::Anger], 0);
    }
}

mod fro_hope_12 {
    use super::*;

    #[test]
    fn a_returned_token_can_be_drawn_again() {
        let mut city = after(Op::DiscardToken(Tokens::Care, 1), |_| {});
        assert_eq!(city.in_bag(Token::Care), 2);
        city = city.given(|game| {
            game.perform_op(
                Op::Morale(Family::Hope, 1),
                frostpunk::Context::CARD,
                &mut table::Silent,
            );
        });
        city.chance(chance("token care"));
        assert_eq!(city.in_bag(Token::Care), 1);
    }
}

mod fro_hope_13 {
    use super::*;

    #[test]
    fn a_condition_flips_nothing() {
        let city = city(1);
        assert!(city.holds(frostpunk::Cond::Active(Tokens::Care, 2)));
        assert!(!city.holds(frostpunk::Cond::Active(Tokens::Hope, 3)));
        // The third option of III/06 asks for active justice and costs nothing.
        let mut city = after(Op::Reveal(frostpunk::ScenarioCard::Iii06), |game| {
            game.tokens_of(&[(Token::Justice, 1, 0), (Token::Anger, 0, 1)]);
        });
        city.act(A, act("option 3"));
        assert_eq!((city.active_tokens[Token::Justice], city.tokens(Family::Discontent)), (1, 0));
    }
}

mod fro_goal_3 {
    use super::*;

    #[test]
    fn the_last_hope_token_leaves() {
        let city = after(Op::Morale(Family::Hope, -2), |game| {
            game.tokens_of(&[(Token::Care, 1, 0)]);
        });
        assert_eq!(city.ending, Some(Reason::LostHope));
    }

    #[test]
    fn discarded_from_either_side() {
        for (active, spent) in [(1, 0), (0, 1)] {
            let city = after(Op::DiscardToken(Tokens::Hope, 1), |game| {
                game.tokens_of(&[(Token::Care, active, spent), (Token::Anger, 1, 0)]);
            });
            assert_eq!(city.ending, Some(Reason::LostHope));
        }
    }

    #[test]
    fn one_that_is_left_or_of_discontent_keeps_the_city() {
        let city = after(Op::DiscardToken(Tokens::Care, 1), |_| {});
        assert_eq!((city.ending, city.tokens(Family::Hope)), (None, 1));
        let city = after(Op::DiscardToken(Tokens::Discontent, 1), |_| {});
        assert_eq!((city.ending, city.tokens(Family::Discontent)), (None, 0));
    }
}

mod fro_goal_4 {
    use super::*;

    #[test]
    fn a_sixth_token_of_discontent_active_or_spent() {
        let mut city = after(Op::Morale(Family::Discontent, 1), |game| {
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Anger, 3, 0), (Token::Greed, 2, 0)]);
        });
        city.chance(chance("token fear"));
        assert_eq!(city.ending, Some(Reason::Banished));
    }

    #[test]
    fn five_are_borne() {
        let mut city = after(Op::Morale(Family::Discontent, 1), |game| {
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Anger, 3, 0), (Token::Greed, 1, 0)]);
        });
        city.chance(chance("token fear"));
        assert_eq!(city.ending, None);
    }
}

mod fro_fx_13 {
    use super::*;

    #[test]
    fn a_family_lets_the_decider_choose_a_type() {
        let city = after(Op::Deactivate(Tokens::Discontent, 1), |game| {
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Anger, 1, 0), (Token::Fear, 1, 0)]);
        });
        assert_eq!(city.legal(A), [act("spend anger"), act("spend fear")]);
    }

    #[test]
    fn spent_tokens_become_active_one_after_the_other() {
        let mut city = after(Op::Activate(Tokens::Hope, 2), |game| {
            game.tokens_of(&[(Token::Care, 1, 1), (Token::Justice, 0, 1), (Token::Anger, 0, 1)]);
        });
        assert_eq!(city.legal(A), [act("activate care"), act("activate justice")]);
        city.act(A, act("activate justice"));
        assert_eq!((city.active_tokens[Token::Care], city.active_tokens[Token::Justice]), (2, 1));
        assert_eq!(city.spent_tokens[Token::Anger], 1, "of the other family");
    }
}

mod fro_dec_6 {
    use super::*;

    #[test]
    fn a_question_with_one_answer_is_not_asked() {
        let city = after(Op::Deactivate(Tokens::Discontent, 1), |_| {});
        assert_eq!(city.spent_tokens[Token::Anger], 1);
    }
}

//! The worked examples.

use frostpunk::{Building, Citizen, CitizenCard, Field, Good, MapGood, Op, Pawn, Step, Token, Who};

use crate::position::*;

mod fro_ex_6 {
    use super::*;

    #[test]
    fn what_is_not_there_cannot_be_lost() {
        let city = after(Op::Lose(Good::Wood, 3), |game| game.goods[Good::Wood] = 1);
        assert_eq!(city.goods[Good::Wood], 0);
        let city =
            after(Op::Leave(Who::Engineer, 3), |game| game.population[Citizen::Engineer] = 2);
        assert_eq!(city.population[Citizen::Engineer], 0);
    }
}

mod fro_ex_9 {
    use super::*;

    #[test]
    fn care_rises_without_a_care_token() {
        let mut city = after(Op::MoraleTyped(Token::Care, 1), |game| {
            game.tokens_of(&[(Token::Motivation, 1, 0)]);
        });
        city.chance(chance("token justice"));
        assert_eq!((city.spent_tokens[Token::Justice], city.active_tokens[Token::Care]), (1, 0));
    }
}

mod fro_ex_10 {
    use super::*;

    #[test]
    fn anger_rises_with_a_spent_one() {
        let mut city = after(Op::MoraleTyped(Token::Anger, 1), |game| {
            game.tokens_of(&[(Token::Care, 1, 0), (Token::Anger, 0, 1)]);
        });
        city.chance(chance("token greed"));
        assert_eq!((city.spent_tokens[Token::Greed], city.active_tokens[Token::Anger]), (1, 1));
    }
}

mod fro_ex_21 {
    use super::*;

    #[test]
    fn fifteen_sick_workers() {
        let mut city = from_step(Step::Sickness, |game| game.sick[Citizen::Worker] = 15);
        assert_eq!(city.exhausted[Citizen::Worker], 2);
        assert_eq!((city.sick[Citizen::Worker], city.population[Citizen::Worker]), (14, 21));
        assert_eq!(city.deaths, 2);
        city.chance(chance("citizen C02"));
        assert!(city.citizen_discard.contains(CitizenCard::C02));
    }
}

mod fro_ex_24 {
    use super::*;

    #[test]
    fn heat_five() {
        let city = city(1).given(|game| {
            game.heat = 5;
            game.indicators = [4, 4, 5];
            game.put(Field::F0A, Building::Bunkhouse);
            game.put(Field::F1A, Building::Tent);
            game.open(frostpunk::Position::N0);
        });
        assert!(city.is_heated(Field::F0A) && !city.is_heated(Field::F1A));
        assert!(city.is_zone_warm(Field::N0A) && !city.is_zone_warm(Field::F0B));
    }
}

mod fro_ex_26 {
    use super::*;

    #[test]
    fn four_coal_on_a_field() {
        let mut city = turn(1, |game| game.goods_on(Field::N0A, MapGood::Coal, 4));
        city.act(A, act("gather worker n0.a"));
        assert_eq!((city.goods[Good::Coal], city.fields[Field::N0A].count), (7, 2));
    }
}

mod fro_ex_29 {
    use super::*;

    #[test]
    fn round_eight_with_hunger() {
        let mut city = from_step(Step::OldHunger, |game| {
            game.round = 8;
            game.hunger = 12;
            game.goods[Good::Food] = 4;
            game.tokens_of(&[(Token::Care, 2, 0)]);
        });
        city.chance(chance("token greed")).chance(chance("citizen C02"));
        assert_eq!(city.population[Citizen::Child], 7);
        assert_eq!(city.hunger, 12, "then 12 engineers are not fed");
    }
}

mod fro_ex_32 {
    use super::*;

    #[test]
    fn beds_for_most() {
        let mut city = from_step(Step::Beds, |game| {
            for field in [Field::N0A, Field::N0B, Field::N1A] {
                game.put(field, Building::Bunkhouse);
            }
            game.put(Field::N1B, Building::ChildShelter);
            game.heat = 3;
            game.pool = [5, 3, 2, 0, 0, 0].into();
        });
        city.act(A, act("outside 1 1 0"));
        assert_eq!(*city.sick, [1, 1, 0]);
    }
}

mod fro_ex_33 {
    use super::*;

    #[test]
    fn pauline_grogan_for_a_dead_child() {
        let mut city = after(Op::Die(Who::Child, 1), |game| {
            game.tokens_of(&[(Token::Motivation, 1, 0), (Token::Care, 0, 3)]);
        });
        city.chance(chance("citizen C22"));
        assert_eq!(city.spent_tokens[Token::Motivation], 1, "spent first");
        assert_eq!(city.legal(A), [act("remove care"), act("remove motivation")]);
    }
}

mod fro_ex_38 {
    use super::*;

    #[test]
    fn paolo_feldman_under_a_tree() {
        let mut city = turn(1, |game| {
            game.give(A, CitizenCard::C01);
            game.goods_on(Field::N0A, MapGood::Tree, 2);
        });
        // There is one tree, so the card is played and nothing is left to choose.
        city.act(A, act("play C01"));
        assert_eq!((city.trees(), city.goods[Good::Wood], city.sick[Citizen::Worker]), (1, 6, 0));
        assert_eq!(city.fields[Field::N0A].pawns[0], Some(Pawn::Worker));
    }
}

//! Cards.

use antarctica::{Building, Phase, ShipyardCard};

use crate::position::*;
use crate::sun::visited_with_icebreaker;

mod ant_card_1 {
    use super::*;

    #[test]
    fn one_card_a_visit_after_the_move() {
        let mut table = table(2).given(|game| {
            game.give(A, ShipyardCard::TwoScientists);
            game.give(A, ShipyardCard::SendScientist);
        });
        table.refused_by(A, act("play two_scientists"), "ANT-CARD-1");
        table.act(A, act("move z6")).act(A, act("play two_scientists"));
        table.refused_by(A, act("play send_scientist"), "ANT-CARD-1");
        // A resource card would be the second card as well.
        table.refused_by(A, act("build-with-card basic"), "ANT-CARD-1");
    }

    #[test]
    fn a_new_visit_allows_a_new_card() {
        let mut table = arrived(2, z(3), |game| {
            game.clear(z(3));
            game.give(A, ShipyardCard::TwoScientists);
            game.give(A, ShipyardCard::TwoScientists);
        });
        table.act(A, act("play two_scientists")).act(A, act("end")).act(A, act("move z6"));
        assert!(table.can(A, act("play two_scientists")));
    }
}

mod ant_card_2 {
    use super::*;

    #[test]
    fn two_turns_of_a_visit_share_one_card() {
        let mut table = visited_with_icebreaker().given(|game| {
            game.clear(z(2));
            let ship = antarctica::Ship::new(A);
            game.zones[z(2)].queue.join(ship.with(antarctica::Mark::Active));
            game.zones[z(2)].queue.join(ship.with(antarctica::Mark::Second));
            game.zones[z(2)].icebreakers = [1, 0, 0, 0].into();
            game.give(A, ShipyardCard::TwoScientists);
            game.give(A, ShipyardCard::SendScientist);
        });
        table.act(A, act("move z6")).act(A, act("play two_scientists")).act(A, act("end"));
        table.act(A, act("use")).act(A, act("move z6"));
        table.refused_by(A, act("play send_scientist"), "ANT-CARD-1");
    }
}

mod ant_card_3 {
    use super::*;

    #[test]
    fn a_played_card_is_gone() {
        let mut table = arrived(2, z(6), |game| game.give(A, ShipyardCard::TwoScientists));
        let pile = table.shipyard.pile;
        table.act(A, act("play two_scientists"));
        assert!(table.player(A).hand.is_empty());
        assert_eq!(table.shipyard.pile, pile);
    }

    #[test]
    fn an_icebreaker_is_gone_after_its_use() {
        let mut table = visited_with_icebreaker();
        table.act(A, act("move z6")).act(A, act("end")).act(B, act("use"));
        assert_eq!(table.zone(z(2)).icebreakers, [0; 4]);
    }
}

mod ant_card_4 {
    use super::*;

    #[test]
    fn a_played_resource_card_goes_back_to_its_pile() {
        let mut table = arrived(2, z(6), |_| {});
        table.act(A, act("build-with-card basic"));
        assert_eq!(
            (table.player(A).resource_cards, table.resource_pile),
            ([0, 0].into(), [1, 2].into())
        );
    }
}

mod ant_card_5 {
    use super::*;

    #[test]
    fn a_basic_card_replaces_a_resource_building_an_advanced_one_know_how() {
        // P01 needs a factory and a crane.
        let with = |building, resource_cards| {
            arrived(2, z(6), |game| {
                game.put(z(6), &[building]);
                game.players[A].resource_cards = resource_cards;
            })
        };
        assert!(with(Building::Factory, [1, 0].into()).can(A, act("build-with-card prestige")));
        assert!(with(Building::Crane, [0, 1].into()).can(A, act("build-with-card prestige")));
        let action = act("build-with-card prestige");
        with(Building::Factory, [0, 1].into()).refused_by(A, action, "ANT-CARD-5");
        with(Building::Crane, [1, 0].into()).refused_by(A, action, "ANT-CARD-5");
    }
}

mod ant_card_6 {
    use super::*;

    #[test]
    fn a_scientist_goes_to_the_target_zone() {
        let mut table = arrived(2, z(6), |game| game.give(A, ShipyardCard::SendScientist));
        table.act(A, act("play send_scientist"));
        assert_eq!((table.zone(z(6)).scientists[A], table.people_of(A)), (1, (1, 14)));
    }

    #[test]
    fn not_without_a_scientist() {
        let table = arrived(2, z(6), |game| {
            game.give(A, ShipyardCard::SendScientist);
            game.people(A, 0, 5);
        });
        table.refused_by(A, act("play send_scientist"), "ANT-CARD-6");
    }
}

mod ant_card_7 {
    use super::*;

    fn with_reserve(reserve: u8) -> Table {
        arrived(2, z(6), |game| {
            game.give(A, ShipyardCard::TwoScientists);
            game.people(A, 1, reserve);
        })
    }

    #[test]
    fn two_scientists_or_the_last_one() {
        for (reserve, after) in [(5, (3, 3)), (1, (2, 0))] {
            let mut table = with_reserve(reserve);
            table.act(A, act("play two_scientists"));
            assert_eq!(table.people_of(A), after);
        }
        with_reserve(0).refused_by(A, act("play two_scientists"), "ANT-CARD-7");
    }
}

mod ant_card_8 {
    use super::*;

    #[test]
    fn three_points_on_any_open_track() {
        let mut table = arrived(2, z(6), |game| game.give(A, ShipyardCard::QuickResearch));
        table.act(A, act("play quick_research"));
        assert_eq!(table.phase, Phase::ChooseTrack { points: 3 });
        table.refused_by(A, act("advance t5"), "ANT-SETUP-14");
        table.act(A, act("advance t1"));
        assert_eq!(table.space(A, t(1)), 3);
    }

    #[test]
    fn not_without_a_track_to_advance_on() {
        let table = arrived(2, z(6), |game| {
            game.give(A, ShipyardCard::QuickResearch);
            game.players[A].cubes = 0;
        });
        table.refused_by(A, act("play quick_research"), "ANT-CARD-8");
    }
}

mod ant_card_9 {
    use super::*;

    #[test]
    fn a_hand_may_be_as_large_as_it_comes_but_holds_what_is_played() {
        let table = arrived(2, z(6), |game| {
            (0..6).for_each(|_| game.give(A, ShipyardCard::Icebreaker));
        });
        assert_eq!(table.player(A).hand.len(), 6);
        table.refused_by(A, act("play quick_research"), "ANT-CARD-9");
    }
}

//! Effects of the symbols.

use antarctica::{Action, Building, Effect, Event, Phase, Resource, ShipyardCard};

use crate::position::*;

mod ant_eff_1 {
    use super::*;

    #[test]
    fn the_advance_comes_first_then_its_symbols_in_order() {
        let mut table = before_space(2, t(1), 3, |game| game.scientists(A, z(6), 2));
        table.act(A, act("research t1"));
        let events = table.events();
        assert_eq!(events[0], Event::Advanced { seat: A, track: t(1), from: 2, to: 5 });
        // The red space 3 is done, the blue space 5 is asked about.
        assert_eq!((table.people_of(A), table.decider()), ((3, 13), Some(A)));
        assert_eq!(table.phase, Phase::MoveShip { seat: A, trigger: A });
    }
}

mod ant_eff_2 {
    use super::*;

    #[test]
    fn symbols_triggered_during_an_effect_wait_for_its_end() {
        let mut table = before_space(3, t(3), 5, |game| {
            game.cube(A, t(1), 2); // three points will trigger spaces 3 and 5
        });
        table.act(A, act("research t3")).act(A, act("advance t1"));
        // B and C go on with Advance three before the red space works for A.
        assert_eq!((table.people_of(A), table.decider()), ((2, 12), Some(B)));
        table.act(B, act("decline")).act(C, act("decline"));
        assert_eq!(table.people_of(A), (3, 11));
        assert_eq!(table.phase, Phase::MoveShip { seat: A, trigger: A });
    }
}

mod ant_eff_3 {
    use super::*;

    #[test]
    fn everybody_may_move_a_ship_to_another_zone_with_room() {
        let mut table = before_space(2, t(1), 5, |_| {});
        table.act(A, act("research t1"));
        table.refused_by(A, act("take z3.1"), "ANT-EFF-3");
        table.act(A, act("take z6.1"));
        table.refused_by(A, act("move z6"), "ANT-EFF-3");
        table.refused_by(A, act("move z5"), "ANT-SETUP-1");
        table.act(A, act("move z3")).act(B, act("take z3.1")).act(B, act("move z7"));
        assert_eq!((table.queue(z(3)), table.queue(z(7))), (vec![A], vec![B]));
        assert_eq!((table.phase, table.decider()), (Phase::TurnMenu, Some(A)));
    }

    #[test]
    fn who_has_no_ship_to_move_is_not_asked() {
        let mut table = before_space(3, t(1), 5, |game| game.clear(z(3)));
        table.act(A, act("research t1")).act(A, act("decline"));
        assert_eq!(table.phase, Phase::MoveShip { seat: C, trigger: A });
        table.act(C, act("decline"));
        assert_eq!(table.phase, Phase::TurnMenu);
    }

    #[test]
    fn nobody_is_asked_where_nobody_has_a_ship_to_move() {
        let mut table = before_space(2, t(1), 2, |game| {
            game.effects.push(Effect::MoveShip, B);
            game.clear(z(3));
        });
        table.act(A, act("research t1"));
        assert_eq!(table.phase, Phase::MoveShip { seat: A, trigger: B });
    }
}

mod ant_eff_4 {
    use super::*;

    #[test]
    fn a_ship_of_this_turn_cannot_be_moved() {
        let mut table = before_space(2, t(1), 5, |game| {
            game.put(z(6), &[Building::Shipyard]);
            game.give(A, ShipyardCard::QuickResearch);
        });
        table.act(A, act("ship")).act(B, act("pick icebreaker"));
        table.act(A, act("play quick_research")).act(A, act("advance t1"));
        table.refused_by(A, act("take z2.1"), "ANT-EFF-4");
        assert!(table.can(A, act("take z6.1")));
    }

    #[test]
    fn nor_can_that_of_a_player_whose_turn_it_is_not() {
        let mut table = before_space(2, t(1), 2, |game| {
            game.effects.push(Effect::LaunchShip, B);
            game.effects.push(Effect::MoveShip, A);
        });
        table.act(A, act("research t1")).act(A, act("pick icebreaker")).act(A, act("decline"));
        table.refused_by(B, act("take z2.1"), "ANT-EFF-4");
        assert!(table.can(B, act("take z3.1")));
    }

    #[test]
    fn from_the_next_turn_on_it_can_be_moved() {
        let mut table = before_space(2, t(1), 5, |game| {
            game.put(z(6), &[Building::Shipyard]);
            game.cube(B, t(1), 3);
        });
        table.act(A, act("ship")).act(B, act("pick icebreaker")).act(A, act("end"));
        table.act(B, act("move z6")).act(B, act("research t1")).act(B, act("decline"));
        assert!(table.can(A, act("take z2.1")));
    }
}

mod ant_eff_5 {
    use super::*;

    #[test]
    fn a_packet_is_passed_and_everybody_keeps_one() {
        let mut table = before_space(3, t(2), 5, |_| {});
        table.act(A, act("research t2"));
        assert_eq!(table.phase, Phase::DrawPacket { trigger: A });
        let packet = cards("icebreaker two_scientists quick_research");
        table.chance(antarctica::Outcome::Packet(packet));
        table.act(A, act("pick quick_research"));
        table.refused_by(B, act("pick quick_research"), "ANT-SHIP-3");
        table.act(B, act("pick two_scientists"));
        assert_eq!(table.player(C).hand, cards("icebreaker"));
        assert_eq!((table.phase, table.shipyard.pile.len()), (Phase::TurnMenu, 10));
    }

    #[test]
    fn exactly_enough_cards_are_enough() {
        let three = "icebreaker two_scientists quick_research";
        let mut table = before_space(3, t(2), 5, |game| game.shipyard_pile(three));
        table.act(A, act("research t2")).chance(antarctica::Outcome::Packet(cards(three)));
        table.act(A, act("pick icebreaker")).act(B, act("pick two_scientists"));
        assert_eq!(table.player(C).hand, cards("quick_research"));
        assert_eq!((table.phase, table.shipyard.pile.len()), (Phase::TurnMenu, 0));
    }

    #[test]
    fn with_too_few_cards_nobody_gets_one() {
        let mut table =
            before_space(3, t(2), 5, |game| game.shipyard_pile("icebreaker icebreaker"));
        table.act(A, act("research t2"));
        assert_eq!((table.phase, table.shipyard.pile.len()), (Phase::TurnMenu, 0));
    }

    #[test]
    fn packets_are_weighted_by_the_ways_to_draw_them() {
        use table::Game;
        let mut table = before_space(2, t(2), 5, |_| {});
        table.act(A, act("research t2"));
        let mut outcomes = Vec::new();
        table.outcomes(&mut outcomes);
        // 13 cards make 78 pairs, 15 of them two Icebreakers.
        assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 78);
        let pair = antarctica::Outcome::Packet(cards("icebreaker icebreaker"));
        assert!(outcomes.contains(&(pair, 15)));
    }
}

mod ant_eff_6 {
    use super::*;

    #[test]
    fn three_points_on_tracks_that_differ() {
        let mut table = before_space(2, t(3), 5, |_| {});
        table.act(A, act("research t3")).act(A, act("advance t2"));
        table.refused_by(B, act("advance t2"), "ANT-EFF-6");
        table.act(B, act("advance t1"));
        assert_eq!((table.space(A, t(2)), table.space(B, t(1))), (3, 3));
    }

    #[test]
    fn who_triggers_it_must_advance_and_the_others_may() {
        let mut table = before_space(3, t(3), 5, |_| {});
        table.act(A, act("research t3"));
        table.refused_by(A, act("decline"), "ANT-RULING-11");
        table.act(A, act("advance t1")).act(B, act("decline"));
        assert!(table.can(C, act("decline")) && table.can(C, act("advance t2")));
    }

    #[test]
    fn the_only_track_left_must_be_taken() {
        let mut table = before_space(2, t(3), 5, |game| {
            game.cube(A, t(1), 9);
            game.cube(A, t(2), 9);
        });
        table.act(A, act("research t3"));
        table.refused_by(A, act("decline"), "ANT-RULING-11");
        table.act(A, act("advance t3"));
        assert_eq!(table.space(A, t(3)), 8);
    }

    #[test]
    fn who_declines_blocks_no_track() {
        let mut table = before_space(3, t(3), 5, |_| {});
        table.act(A, act("research t3")).act(A, act("advance t3")).act(B, act("decline"));
        assert!(["advance t1", "advance t2"].iter().all(|a| table.can(C, act(a))));
    }

    #[test]
    fn everybody_may_decline_in_games_of_version_1() {
        let mut table = before_space(2, t(3), 5, |game| game.rules = 1);
        table.act(A, act("research t3")).act(A, act("decline"));
        assert_eq!(table.decider(), Some(B));
    }
}

mod ant_eff_7 {
    use super::*;

    #[test]
    fn a_scientist_from_the_reserve_if_there_is_one() {
        let mut table = before_space(2, t(1), 3, |_| {});
        table.act(A, act("research t1"));
        assert_eq!(table.people_of(A), (3, 13));
        let mut empty = before_space(2, t(1), 3, |game| game.people(A, 1, 0));
        empty.act(A, act("research t1"));
        assert_eq!(empty.people_of(A), (1, 0));
    }
}

mod ant_eff_8 {
    use super::*;

    #[test]
    fn in_games_of_version_1_it_is_asked() {
        let mut table = before_space(2, t(3), 7, |game| game.rules = 1);
        table.act(A, act("research t3"));
        let mut declined = table.clone();
        declined.act(A, act("decline"));
        assert_eq!((declined.queue(z(2)), declined.phase), (vec![], Phase::TurnMenu));
        table.act(A, act("launch"));
        assert_eq!(table.queue(z(2)), [A]);
        assert_eq!(table.phase, Phase::PickCard { seat: B, builder: A });
    }

    #[test]
    fn effects_behind_it_wait_until_the_cards_are_picked() {
        let mut table = before_space(2, t(1), 2, |game| {
            game.effects.push(antarctica::Effect::LaunchShip, A);
            game.effects.push(antarctica::Effect::GainScientist, B);
        });
        table.act(A, act("research t1"));
        assert_eq!(
            (table.phase, table.people_of(B)),
            (Phase::PickCard { seat: B, builder: A }, (2, 14))
        );
        table.act(B, act("pick icebreaker"));
        assert_eq!((table.phase, table.people_of(B)), (Phase::TurnMenu, (3, 13)));
    }

    #[test]
    fn without_cards_to_pick_the_next_effect_follows_at_once() {
        let mut table = before_space(2, t(3), 7, |game| game.shipyard.pile = cards(""));
        table.act(A, act("research t3"));
        assert_eq!((table.queue(z(2)), table.phase), (vec![A], Phase::TurnMenu));
        let mut behind = before_space(2, t(1), 2, |game| {
            game.effects.push(Effect::LaunchShip, A);
            game.effects.push(Effect::GainScientist, B);
            game.shipyard.pile = cards("");
        });
        behind.act(A, act("research t1"));
        assert_eq!(behind.people_of(B), (3, 13));
    }

    #[test]
    fn a_ship_joins_the_sun_zone_unasked_and_the_others_pick() {
        let mut table = before_space(2, t(3), 7, |_| {});
        table.act(A, act("research t3"));
        assert_eq!(table.queue(z(2)), [A]);
        assert_eq!(table.phase, Phase::PickCard { seat: B, builder: A });
    }

    #[test]
    fn skipped_where_it_is_impossible() {
        let mut none = before_space(2, t(3), 7, |game| game.players[A].ships = 0);
        none.act(A, act("research t3"));
        assert_eq!(none.phase, Phase::TurnMenu);
        let mut full =
            before_space(2, t(3), 7, |_| {}).given(|game| (0..3).for_each(|_| game.ship(B, z(2))));
        full.act(A, act("research t3"));
        assert_eq!(full.phase, Phase::TurnMenu);
    }
}

mod ant_eff_9 {
    use super::*;

    #[test]
    fn an_advanced_card_if_the_pile_has_one() {
        let mut table = before_space(2, t(2), 3, |_| {});
        table.act(A, act("research t2"));
        assert_eq!(
            (table.player(A).resource_cards, table.resource_pile),
            ([1, 1].into(), [0, 1].into())
        );
        let mut none = before_space(2, t(2), 3, |game| game.resource_pile = [0, 0].into());
        none.act(A, act("research t2"));
        assert_eq!(none.player(A).resource_cards, [1, 0]);
    }
}

mod ant_eff_10 {
    use super::*;

    #[test]
    fn a_basic_card_for_who_has_none() {
        let pass = |held| {
            let mut table = before_space(2, t(3), 3, |game| {
                game.players[A].resource_cards = [held, 0].into();
                game.resource_pile = [1, 0].into();
            });
            table.act(A, act("research t3"));
            table.player(A).resource_cards[Resource::Basic]
        };
        assert_eq!((pass(0), pass(1)), (1, 1));
    }
}

mod ant_eff_11 {
    use super::*;

    #[test]
    fn symbols_of_a_non_active_player_work_for_that_player() {
        let mut table = before_space(3, t(3), 5, |game| game.cube(B, t(1), 2));
        table.act(A, act("research t3")).act(A, act("advance t2"));
        table.act(B, Action::Advance(t(1))).act(C, act("decline"));
        assert_eq!((table.people_of(B), table.people_of(A)), ((3, 11), (2, 12)));
        // The blue space starts with B.
        assert_eq!(table.phase, Phase::MoveShip { seat: B, trigger: B });
    }
}

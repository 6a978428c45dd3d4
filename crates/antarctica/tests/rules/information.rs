//! Who may know what.

use antarctica::{Antarctica, Building, Content, Event, Outcome, Phase, ShipyardCard};
use table::{Content as _, Edition, Game, GameRng, Seed, Viewer};

use crate::position::*;

/// A has built a ship in a game of four; B looks through the pile.
fn looking() -> Table {
    let mut table = arrived(4, z(6), |game| game.put(z(6), &[Building::Shipyard]));
    table.act(A, act("ship"));
    table
}

mod ant_info_1 {
    use super::*;

    #[test]
    fn boards_counts_and_played_cards_are_public() {
        let mut table = arrived(2, z(3), |game| {
            game.give(A, ShipyardCard::Icebreaker);
            game.give(B, ShipyardCard::QuickResearch);
        });
        table.act(A, act("play icebreaker")).act(A, act("lay z3"));
        let view = table.view(Viewer::Spectator);
        assert_eq!(view.zones[z(3)].icebreakers, [1, 0, 0, 0]);
        assert_eq!((view.players[A.index()].hand, view.players[B.index()].hand), (0, 1));
        assert_eq!(view.piles[antarctica::Pile::Double].top, Some(card("D01")));
        assert_eq!((view.shipyard_pile, view.players[B.index()].reserve), (11, 14));
    }

    #[test]
    fn cards_removed_unplayed_are_only_counted() {
        let removed = |cards: &str| {
            let mut table = arrived(4, z(6), |game| {
                game.put(z(6), &[Building::Shipyard]);
                game.shipyard_pile(cards);
            });
            table.act(A, act("ship"));
            table.view(Viewer::Seat(B))
        };
        assert_eq!(removed("icebreaker icebreaker").shipyard_removed, 2);
        assert_eq!(removed("icebreaker icebreaker"), removed("icebreaker quick_research"));
    }
}

mod ant_info_2 {
    use super::*;

    #[test]
    fn any_card_of_a_pile_may_come_next() {
        let mut table = arrived(2, z(6), |game| game.put(z(6), &[Building::WindTurbine]));
        table.act(A, act("build basic"));
        let outcomes = table.possible();
        assert_eq!(outcomes.len(), 9);
        assert!(outcomes.contains(&Outcome::Card(card("B15"))));
        assert_eq!(table.view(Viewer::Spectator).piles[antarctica::Pile::Basic].deck.len(), 9);
    }
}

mod ant_info_3 {
    use super::*;

    #[test]
    fn only_the_one_who_picks_sees_the_pile_and_the_card() {
        let mut table = looking();
        assert_eq!(table.view(Viewer::Seat(B)).offered, Some(table.shipyard.pile));
        for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Spectator] {
            assert_eq!(table.view(viewer).offered, None);
        }
        table.act(B, act("pick quick_research"));
        let own = Event::OwnCard { card: ShipyardCard::QuickResearch };
        assert!(table.told(Viewer::Seat(B)).contains(&own));
        for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Spectator] {
            assert!(!table.told(viewer).contains(&own));
        }
        assert_eq!(table.view(Viewer::Seat(B)).own_hand, Some(cards("quick_research")));
    }

    /// Hands of B and D in worlds that C cannot tell from the true one.
    fn imagined(table: &Table, seat: table::Seat) -> Vec<Antarctica> {
        let world = |seed| {
            let mut world = *table.state();
            world.determinize(seat, &mut GameRng::new(Seed(seed)));
            world
        };
        (0..50).map(world).collect()
    }

    #[test]
    fn who_looks_is_told_what_there_is() {
        let table = looking();
        let seen = Event::PileSeen { cards: table.shipyard.pile };
        assert!(table.told(Viewer::Seat(B)).contains(&seen));
        assert!(!table.told(Viewer::Seat(C)).contains(&seen));
        let mut draft = before_space(3, t(2), 5, |_| {});
        let packet = cards("icebreaker two_scientists quick_research");
        draft.act(A, act("research t2")).chance(Outcome::Packet(packet));
        let seen = Event::PacketSeen { cards: packet };
        assert!(draft.told(Viewer::Seat(A)).contains(&seen));
        assert!(!draft.told(Viewer::Seat(B)).contains(&seen));
    }

    #[test]
    fn who_looks_imagines_nothing_else_and_the_others_do() {
        let table = looking();
        let pile = |world: &Antarctica| world.shipyard.pile == table.shipyard.pile;
        assert!(imagined(&table, B).iter().all(pile));
        let mut draft = before_space(3, t(2), 5, |_| {});
        let packet = cards("icebreaker two_scientists quick_research");
        draft.act(A, act("research t2")).chance(Outcome::Packet(packet));
        let seen = |world: &Antarctica| matches!(world.phase, Phase::Draft { packet: imagined, .. } if imagined == packet);
        assert!(imagined(&draft, A).iter().all(seen));
        assert!(!imagined(&draft, B).iter().all(seen));
    }

    #[test]
    fn pile_and_removed_cards_are_imagined_together() {
        let mut table = arrived(4, z(6), |game| {
            game.put(z(6), &[Building::Shipyard]);
            for _ in 0..6 {
                game.give(B, ShipyardCard::Icebreaker);
            }
            game.give(B, ShipyardCard::SendScientist);
            game.give(B, ShipyardCard::SendScientist);
            game.give(B, ShipyardCard::SendScientist);
            game.give(C, ShipyardCard::TwoScientists);
            game.give(C, ShipyardCard::TwoScientists);
        });
        table.act(A, act("ship"));
        assert_eq!(table.shipyard.removed, cards("quick_research quick_research"));
        let worlds = imagined(&table, A);
        for world in &worlds {
            let mut all = world.shipyard.removed;
            all.add_all(world.player(B).hand);
            all.add_all(world.player(C).hand);
            let mut box_of_cards = table.player(B).hand;
            box_of_cards.add_all(table.player(C).hand);
            box_of_cards.add_all(table.shipyard.removed);
            assert_eq!((all, world.shipyard.removed.len()), (box_of_cards, 2));
        }
        assert!(worlds.iter().any(|world| world.shipyard.removed != table.shipyard.removed));
    }

    #[test]
    fn who_looked_later_knows_what_was_taken_before() {
        let mut table = looking();
        table.act(B, act("pick quick_research")).act(C, act("pick icebreaker"));
        table.act(D, act("pick icebreaker"));
        // C saw the pile after B had picked from a pile everybody knew: B's card is certain.
        let known = imagined(&table, C);
        assert!(known.iter().all(|world| world.player(B).hand == cards("quick_research")));
        // A never looked: B may have anything.
        let unknown = imagined(&table, A);
        assert!(unknown.iter().any(|world| world.player(B).hand == cards("icebreaker")));
        assert!(unknown.iter().any(|world| world.player(B).hand == cards("two_scientists")));
    }

    #[test]
    fn nobody_is_imagined_to_have_played_what_they_did_not_have() {
        let mut table = arrived(3, z(6), |game| {
            game.give(B, ShipyardCard::TwoScientists);
            game.give(B, ShipyardCard::SendScientist);
        });
        table.act(A, act("end")).act(B, act("move z6")).act(B, act("play two_scientists"));
        for world in imagined(&table, A) {
            assert_eq!(world.player(B).hand.len(), 1);
            let played: Vec<_> = world.shipyard.played().map(|played| played.card).collect();
            assert_eq!(played, [ShipyardCard::TwoScientists]);
            let received = world.shipyard.receipts().filter(|receipt| receipt.seat == B);
            assert!(received.into_iter().any(|r| r.card == ShipyardCard::TwoScientists));
        }
    }

    #[test]
    fn who_passed_a_packet_knows_what_the_others_share() {
        let mut table = before_space(4, t(2), 5, |_| {});
        table.act(A, act("research t2"));
        let packet = cards("icebreaker send_scientist two_scientists quick_research");
        table.chance(Outcome::Packet(packet)).act(A, act("pick quick_research"));
        table.act(B, act("pick two_scientists"));
        for world in imagined(&table, A) {
            let Phase::Draft { packet, .. } = world.phase else { panic!("a draft goes on") };
            let mut rest = packet;
            rest.add_all(world.player(B).hand);
            assert_eq!(rest, cards("icebreaker send_scientist two_scientists"));
        }
        // D has not seen the packet: B may have kept a Quick research.
        let any = imagined(&table, D);
        assert!(any.iter().any(|world| world.player(B).hand == cards("quick_research")));
    }

    /// Content with a second space for a draft, at the end of t1.
    fn two_drafts() -> Edition<Content> {
        let basic = "(space: 7, color: red, effect: gain_basic)";
        let draft = "(space: 7, color: blue, effect: draft_shipyard)";
        let texts: Vec<String> =
            Content::FILES.iter().map(|(_, text)| text.replacen(basic, draft, 1)).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        Edition::from_texts(&texts).expect("nothing is wrong with two drafts")
    }

    #[test]
    fn a_packet_passed_in_one_draft_tells_nothing_about_the_next() {
        let mut table = before_space(4, t(2), 5, |game| {
            game.options.content = two_drafts();
            game.cube(B, t(1), 6);
        });
        table.act(A, act("research t2"));
        let first = cards("icebreaker send_scientist two_scientists quick_research");
        table.chance(Outcome::Packet(first)).act(A, act("pick quick_research"));
        table.act(B, act("pick two_scientists")).act(C, act("pick send_scientist"));
        table.act(A, act("end")).act(B, act("move z6")).act(B, act("research t1"));
        let second = cards("icebreaker icebreaker icebreaker icebreaker");
        table.chance(Outcome::Packet(second));
        // While B looks at the packet, and when it has gone on.
        for pick in ["", "pick icebreaker"] {
            if !pick.is_empty() {
                table.act(B, act(pick));
            }
            let worlds = imagined(&table, A);
            for world in &worlds {
                let mut shared = cards("");
                world.shipyard.receipts().skip(1).take(3).for_each(|r| shared.add(r.card));
                assert_eq!(shared, cards("icebreaker send_scientist two_scientists"));
            }
            let packets = worlds.iter().filter_map(|world| match world.phase {
                Phase::Draft { packet, .. } => Some(packet),
                _ => None,
            });
            let has_quick =
                |packet: antarctica::ShipyardCards| packet.count(ShipyardCard::QuickResearch) > 0;
            assert!(packets.into_iter().any(has_quick), "A may believe in any packet");
        }
    }
}

mod ant_info_4 {
    use super::*;

    #[test]
    fn a_look_through_the_pile_and_a_passed_packet_reveal() {
        let mut table = looking();
        assert!(table.has_revealed());
        table.act(B, act("pick icebreaker"));
        assert!(table.has_revealed());
        let mut draft = before_space(3, t(2), 5, |_| {});
        draft.act(A, act("research t2")).chance_where(|_| true);
        assert!(draft.has_revealed());
        let kept = draft.legal(A)[0];
        draft.act(A, kept);
        assert!(draft.has_revealed());
    }

    #[test]
    fn a_played_card_and_the_last_of_a_draft_reveal() {
        let mut played = arrived(2, z(6), |game| game.give(A, ShipyardCard::TwoScientists));
        played.act(A, act("play two_scientists"));
        assert!(played.has_revealed());
        let mut draft = before_space(2, t(2), 5, |_| {});
        draft.act(A, act("research t2")).chance(Outcome::Packet(cards("icebreaker icebreaker")));
        draft.act(A, act("pick icebreaker"));
        assert!(draft.has_revealed());
    }

    #[test]
    fn a_new_top_card_reveals() {
        let mut table = arrived(2, z(6), |game| game.put(z(6), &[Building::WindTurbine]));
        table.act(A, act("build basic")).chance_where(|_| true);
        assert!(table.has_revealed());
        assert!(!arrived(2, z(6), |_| {}).has_revealed());
    }
}

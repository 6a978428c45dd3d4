//! The next round.

use aquasphere::{
    AquaSphere, Card, Engineer, Event, Orientation, Phase, Program, ProgramCard, Sector, Tile,
};
use table::Seed;

use crate::position::*;

/// The refill after round 1, before its first draw. The center tile feeds from position 0 on.
fn refill(players: u8, arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    score_round(players, arrange)
}

/// The same after the twelve cards and tiles.
fn fed(players: u8, arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    let mut table = refill(players, arrange);
    while matches!(table.phase, Phase::RevealCard { .. } | Phase::RevealTile { .. }) {
        table.chance_where(|_| true);
    }
    table
}

mod aqu_refill_1 {
    use super::*;

    #[test]
    fn cards_then_tiles_in_ring_order_on_top_of_what_lies_there() {
        let mut table = refill(2, |game| {
            game.lay_card(Sector::A, Card::R41);
            game.lay_tile(Sector::B, Tile::L30);
        });
        for number in 10..16 {
            table.chance(draw(&format!("card R{number}")));
        }
        for number in 10..16 {
            table.chance(draw(&format!("tile L{number}")));
        }
        let cards: Vec<_> = table.sectors[Sector::A].cards.iter().collect();
        assert_eq!(cards, [Card::R41, Card::R10]);
        let tiles: Vec<_> = table.sectors[Sector::B].tiles.iter().collect();
        assert_eq!(tiles, [Tile::L30, Tile::L11]);
        assert_eq!(table.sectors[Sector::F].cards.top(), Some(Card::R15));
        assert_eq!(table.phase, Phase::TurnCenter);
    }
}

mod aqu_refill_2 {
    use super::*;

    #[test]
    fn an_edge_feeds_the_sector_that_it_points_at() {
        let time = |turned: u8| {
            let table = fed(2, |game| {
                game.center.orientation = Some(Orientation::new(turned));
            });
            table.ring.map(|sector| table.sectors[sector].time)
        };
        assert_eq!(time(0), [3, 2, 2, 3, 2, 2]);
        assert_eq!(time(1), [2, 3, 2, 2, 3, 2]);
        assert_eq!(time(5), [2, 2, 3, 2, 2, 3]);
    }
}

mod aqu_refill_3 {
    use super::*;

    #[test]
    fn time_that_was_left_is_removed() {
        let table = fed(2, |game| game.sectors[Sector::A].time = 4);
        assert_eq!(table.sectors[Sector::A].time, 3);
    }
}

mod aqu_refill_4 {
    use super::*;

    #[test]
    fn crystals_and_octopuses_are_added() {
        let table = fed(2, |game| {
            game.sectors[Sector::A].crystals = 1;
            game.sectors[Sector::B].octopods = 2;
        });
        assert_eq!(table.sectors[Sector::A].crystals, 2);
        assert_eq!(table.sectors[Sector::B].octopods, 3);
        let fed = Event::SectorFed { sector: Sector::F, time: 2, crystals: 1, octopods: 0 };
        assert!(table.has_told(fed));
    }
}

mod aqu_refill_5 {
    use super::*;

    #[test]
    fn a_neutral_submarine_on_the_cheapest_free_space() {
        // Edges 1 and 4 show one: B has none, E has one of the first color.
        let table = fed(2, |game| game.submarine(A, Sector::B));
        assert_eq!(table.sectors[Sector::B].bays, [Some(A), Some(C), None, None]);
        assert_eq!(table.sectors[Sector::E].bays, [Some(C), Some(D), None, None]);
    }

    #[test]
    fn the_next_sector_clockwise_if_both_colors_are_there() {
        let table = fed(2, |game| game.submarine(D, Sector::E));
        assert_eq!(table.sectors[Sector::E].submarines(), 2);
        assert_eq!(table.sectors[Sector::F].bays, [Some(C), Some(D), None, None]);
    }

    #[test]
    fn on_and_on_clockwise_until_one_fits() {
        // Edge 1 of three players: from B past C, and turned by 4 from F past A.
        let three = |turned: u8, full: [Sector; 2]| {
            fed(3, |game| {
                game.center.orientation = Some(Orientation::new(turned));
                for sector in full {
                    game.submarine(D, sector);
                }
            })
        };
        let inside = three(0, [Sector::B, Sector::C]);
        assert_eq!(inside.sectors[Sector::D].bays, [Some(D), None, None, None]);
        // F has the neutral submarine of the set-up; the ring goes on from F to A.
        let around = three(4, [Sector::A, Sector::C]);
        assert_eq!(around.sectors[Sector::B].bays, [Some(D), None, None, None]);
        assert_eq!(around.sectors[Sector::F].submarines(), 1);
    }

    #[test]
    fn edge_by_edge_and_not_around_the_ring() {
        let table = fed(2, |game| game.center.orientation = Some(Orientation::new(3)));
        let arrived = table.story().into_iter().filter(|line| line.contains("neutral submarine"));
        assert_eq!(
            arrived.collect::<Vec<_>>(),
            ["a neutral submarine comes to E", "a neutral submarine comes to B"]
        );
    }

    #[test]
    fn three_players_have_one_color_and_four_none() {
        let three = fed(3, |game| game.submarine(D, Sector::B));
        assert_eq!(three.sectors[Sector::C].bays, [Some(B), Some(D), None, None]);
        let four = fed(4, |_| {});
        let all: usize = Sector::ALL.iter().map(|sector| four.sectors[*sector].submarines()).sum();
        assert_eq!(all, 4);
    }
}

mod aqu_refill_6 {
    use super::*;

    #[test]
    fn the_next_tile_is_uncovered_and_turned() {
        let mut table = fed(2, |_| {});
        assert_eq!((table.bulb(), table.center.orientation), (3, None));
        assert_eq!(table.possible_outcomes().len(), 6);
        table.chance(draw("turn o2"));
        assert_eq!(table.center.orientation, Some(Orientation::new(2)));
    }

    #[test]
    fn the_last_one_is_not_turned() {
        let table = fed(2, |game| {
            game.round = 3;
            game.center.round = 3;
        });
        assert_eq!((table.round, table.bulb(), table.phase), (4, 5, Phase::Turn));
    }
}

mod aqu_refill_7 {
    use super::*;

    #[test]
    fn the_pass_order_becomes_the_turn_order() {
        let mut table = refill(2, |game| {
            game.players[A].scientist = Sector::D;
            game.players[A].area = Program::Research;
        });
        table.run_chance(Seed(2));
        assert_eq!(table.order.iter().collect::<Vec<_>>(), [B, A]);
        assert!(table.passing.is_empty());
        assert_eq!((table.round, table.decider()), (2, Some(B)));
        assert_eq!([A, B].map(|seat| table.player(seat).engineer), [Engineer::Start; 2]);
        assert_eq!(
            (table.player(A).scientist, table.player(A).area),
            (Sector::D, Program::Research)
        );
    }
}

mod aqu_refill_8 {
    use super::*;

    #[test]
    fn the_card_ahead_is_laid_out_and_the_next_one_drawn() {
        let mut table = fed(2, |_| {});
        table.chance(draw("turn o0"));
        assert_eq!(table.programs, Some(ProgramCard::Pc2));
        assert_eq!(
            table.possible_outcomes(),
            ["PC3", "PC4", "PC5", "PC6", "PC7"].map(|card| format!("programs {card}"))
        );
        table.chance(draw("programs PC7"));
        assert_eq!(table.next_programs, Some(ProgramCard::Pc7));
        assert_eq!(table.phase, Phase::Turn);
    }

    #[test]
    fn none_lies_ahead_in_the_last_round() {
        let table = fed(2, |game| {
            game.round = 3;
            game.center.round = 3;
        });
        assert_eq!(table.next_programs, None);
        assert_eq!(table.programs, Some(ProgramCard::Pc2));
    }
}

//! What is in the box.

use antarctica::{Building, Content, Pile, Placement};
use table::Edition;

use crate::position::*;

fn content() -> &'static Content {
    Edition::<Content>::standard().get()
}

mod ant_comp_1 {
    use super::*;

    #[test]
    fn eight_zones_make_a_ring() {
        let ring: Vec<Zone> =
            std::iter::successors(Some(z(0)), |zone| Some(zone.next())).take(9).collect();
        let different: std::collections::BTreeSet<String> =
            ring.iter().map(ToString::to_string).collect();
        assert_eq!((different.len(), ring[8]), (8, z(0)));
    }

    #[test]
    fn a_zone_has_three_ship_spaces_in_order() {
        let mut two = table(4).given(|game| game.ship(C, z(3)));
        two.act(A, act("move z3"));
        assert_eq!(two.queue(z(3)), [B, C, A]);
        let three =
            table(4).given(|game| [C, D].into_iter().for_each(|seat| game.ship(seat, z(3))));
        three.refused_by(A, act("move z3"), "ANT-MOVE-3");
    }

    #[test]
    fn a_zone_has_one_space_for_each_of_fourteen_buildings() {
        assert_eq!(Building::ALL.len(), 14);
        let table = |stands: &[Building]| {
            arrived(2, z(6), |game| {
                game.put(z(6), &[Building::WindTurbine]);
                game.put(z(6), stands);
            })
        };
        assert!(table(&[]).can(A, act("build basic")));
        assert!(!table(&[Building::Crane]).can(A, act("build basic")));
    }

    #[test]
    fn there_are_five_research_tracks() {
        let names: Vec<String> = (1..=5).map(|number| t(number).to_string()).collect();
        assert_eq!(names, ["t1", "t2", "t3", "t4", "t5"]);
        assert_eq!(content().open_tracks(4).iter().count(), 5);
    }
}

mod ant_comp_2 {
    use super::*;

    #[test]
    fn the_box_holds_47_buildings() {
        assert_eq!(content().in_box.iter().sum::<u8>(), 47);
        assert_eq!(content().in_box[Building::PlanktonFarm.index()], 7);
    }
}

mod ant_comp_3 {
    use super::*;

    #[test]
    fn there_are_60_cards_of_five_kinds() {
        let table = set_up(4, Placement::FirstGame);
        let piles = Pile::ALL.map(|pile| content().pile(pile, 4).len());
        let given = [A, B, C, D].map(|seat| table.player(seat).resource_cards.iter().sum::<u8>());
        let resources = given.iter().sum::<u8>() + table.resource_pile.iter().sum::<u8>();
        let shipyard = table.shipyard.pile.len();
        assert_eq!((piles, shipyard, resources), ([15, 12, 12], 13, 8));
        let all = piles.into_iter().sum::<u32>() + u32::from(shipyard + resources);
        assert_eq!(all, 60);
    }
}

mod ant_comp_4 {
    use super::*;

    #[test]
    fn nobody_has_more_pieces_than_a_color_has() {
        for players in 2..=4 {
            let pieces = content().pieces(players);
            assert!(pieces.supply + pieces.reserve <= antarctica::SCIENTISTS);
            assert!(pieces.ships + pieces.ships_on_board <= antarctica::SHIPS);
            assert!(pieces.cubes < antarctica::CUBES);
        }
        assert_eq!(content().pieces(2).supply + content().pieces(2).reserve, 16);
    }
}

//! What is in the box.

use antarctica::{Building, Content, Pile};
use table::Edition;

use crate::position::*;

fn content() -> &'static Content {
    Edition::<Content>::standard().get()
}

mod ant_comp_1 {
    use super::*;

    #[test]
    fn eight_zones_in_a_ring_of_three_berths_and_five_tracks() {
        assert_eq!(z(7).next(), z(0));
        assert_eq!((antarctica::Zone::COUNT, antarctica::BERTHS), (8, 3));
        assert_eq!((antarctica::Building::COUNT, antarctica::Track::COUNT), (14, 5));
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
    fn the_box_holds_60_cards() {
        let piles = Pile::ALL.map(|pile| content().pile(pile, 4).len());
        assert_eq!(piles, [15, 12, 12]);
        assert_eq!(content().shipyard.len(), 13);
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

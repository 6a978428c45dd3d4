//! Positions, fields, adjacency.

use frostpunk::{Building, Deposit, Field, Fields, Position, Positions};

use crate::position::*;

/// Generator fields next to a field.
fn petals(field: Field) -> Vec<&'static str> {
    field.neighbors().iter().filter(|other| other.position().is_none()).map(Field::name).collect()
}

/// The positions of the tiles next to a field.
fn tiles(field: Field) -> Vec<&'static str> {
    let mut tiles: Vec<_> =
        field.neighbors().iter().filter_map(Field::position).map(Position::name).collect();
    tiles.dedup();
    tiles
}

mod fro_map_1 {
    use super::*;

    #[test]
    fn the_other_half_neighboring_tiles_and_touching_petals() {
        assert_eq!(tiles(Field::N3A), ["n2", "n3", "n4", "f4", "f5"]);
        assert!(Field::N3A.neighbors().contains(Field::N3B));
        assert!(!Field::N3A.neighbors().contains(Field::N3A));
        assert_eq!(petals(Field::N3A), ["g1", "g2"]);
    }

    #[test]
    fn adjacency_is_mutual() {
        for field in Field::ALL {
            for other in field.neighbors().iter() {
                assert!(other.neighbors().contains(field), "{field} {other}");
            }
        }
    }
}

mod fro_map_2 {
    use super::*;

    #[test]
    fn a_petal_touches_both_fields_of_three_tiles_and_no_petal() {
        assert_eq!(tiles(Field::G1), ["n1", "n2", "n3"]);
        assert_eq!(Field::G1.neighbors().len(), 6);
        assert_eq!(petals(Field::G1), [""; 0]);
        assert_eq!(tiles(Field::G0), ["n0", "n1", "n11"]);
        assert_eq!(tiles(Field::G5), ["n9", "n10", "n11"]);
    }
}

mod fro_map_3 {
    use super::*;

    #[test]
    fn near_tiles_touch_up_to_two_petals() {
        let counts = Position::ALL.map(|position| petals(position.fields()[0]).len());
        assert_eq!(counts[..12], [1, 2, 1, 2, 1, 1, 0, 1, 1, 2, 1, 2]);
        assert!(counts[12..].iter().all(|count| *count == 0));
    }
}

mod fro_map_4 {
    use super::*;

    #[test]
    fn a_large_building_has_the_neighbors_of_both_fields_but_not_its_own() {
        let city = city(1).given(|game| {
            game.put(Field::N1A, Building::CoalThumper);
            game.open(Position::N2);
        });
        let around = city.around(Field::N1A);
        let expected: Fields = [Field::G0, Field::G1, Field::N2A, Field::N2B].into_iter().collect();
        assert_eq!(around, expected);
    }
}

mod fro_map_5 {
    use super::*;

    #[test]
    fn a_deposit_touches_the_far_tile_of_its_corner_alone() {
        let names = |corner: usize| {
            let mut city = City::new(&frostpunk::Frostpunk::options(1));
            city.chance(chance("leader 0")).chance(chance(&format!("corner {corner}")));
            city.chance(chance("rim coal"));
            city.deposits[Deposit::Coal].iter().map(Position::name).collect::<Vec<_>>()
        };
        for (corner, name) in ["f0", "f3", "f6", "f9", "f12", "f15"].into_iter().enumerate() {
            assert_eq!(names(corner), [name]);
        }
    }

    #[test]
    fn a_coal_mine_needs_one() {
        let with = |tiles: &[Position]| {
            let mut city = turn(1, |game| {
                game.goods[frostpunk::Good::Wood] = 9;
                game.goods[frostpunk::Good::Core] = 1;
                game.deposits[Deposit::Coal] = Positions::only(Position::F3);
                for position in tiles {
                    game.open(*position);
                }
            });
            city.act(A, act("construct worker"));
            city
        };
        // The neighbors of the corner tile do not touch its deposit.
        let without = with(&[Position::N2, Position::F2, Position::F4]);
        without.refused_by(A, act("build coal_mine"), "FRO-CONS-7");
        let mut city = with(&[Position::N2, Position::F3, Position::F2]);
        city.refused_by(A, act("build wall_drill"), "FRO-CONS-7");
        city.act(A, act("build coal_mine"));
        assert_eq!(city.fields[Field::F3A].building, Some(Building::CoalMine));
    }
}

mod fro_map_6 {
    use super::*;

    #[test]
    fn only_tiles_on_the_map_count() {
        let city = city(1);
        assert!(city.around(Field::G1).is_empty());
        let city = city.given(|game| game.open(Position::N1));
        assert_eq!(city.around(Field::G1).len(), 2);
    }
}

mod fro_ruling_40 {
    use super::*;

    #[test]
    fn petals_and_tiles_next_to_every_tile() {
        let table = [
            "n0: g0 n1 n11 f0 f1 f17",
            "n1: g0 g1 n0 n2 f1 f2",
            "n2: g1 n1 n3 f2 f3 f4",
            "n3: g1 g2 n2 n4 f4 f5",
            "n4: g2 n3 n5 f5 f6 f7",
            "n5: g2 n4 n6 f7 f8",
            "n6: n5 n7 f8 f9 f10",
            "n7: g4 n6 n8 f10 f11",
            "n8: g4 n7 n9 f11 f12 f13",
            "n9: g4 g5 n8 n10 f13 f14",
            "n10: g5 n9 n11 f14 f15 f16",
            "n11: g0 g5 n0 n10 f16 f17",
            "f0: n0 f1 f17",
            "f1: n0 n1 f0 f2",
            "f2: n1 n2 f1 f3",
            "f3: n2 f2 f4",
            "f4: n2 n3 f3 f5",
            "f5: n3 n4 f4 f6",
            "f6: n4 f5 f7",
            "f7: n4 n5 f6 f8",
            "f8: n5 n6 f7 f9",
            "f9: n6 f8 f10",
            "f10: n6 n7 f9 f11",
            "f11: n7 n8 f10 f12",
            "f12: n8 f11 f13",
            "f13: n8 n9 f12 f14",
            "f14: n9 n10 f13 f15",
            "f15: n10 f14 f16",
            "f16: n10 n11 f15 f17",
            "f17: n0 n11 f0 f16",
        ];
        for (position, row) in Position::ALL.into_iter().zip(table) {
            let field = position.fields()[0];
            let mut around = petals(field);
            around.extend(tiles(field).into_iter().filter(|tile| *tile != position.name()));
            assert_eq!(format!("{position}: {}", around.join(" ")), row);
        }
    }

    #[test]
    fn twelve_near_and_eighteen_far_places() {
        let near = Position::ALL.iter().filter(|position| position.is_near()).count();
        assert_eq!((near, Position::COUNT, Field::COUNT), (12, 30, 65));
    }
}

mod fro_ruling_28 {
    use super::*;

    #[test]
    fn a_post_on_a_petal_does_not_reach_the_next_one() {
        assert!(!Field::G2.neighbors().contains(Field::G1));
    }
}

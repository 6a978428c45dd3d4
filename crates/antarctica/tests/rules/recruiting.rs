//! Recruiting scientists.

use antarctica::Building;

use crate::position::*;

mod ant_rec_1 {
    use super::*;

    #[test]
    fn as_many_as_ships_and_scientists_in_the_target_zone() {
        let mut table = arrived(2, z(6), |game| {
            game.put(z(6), &[Building::Camp]);
            game.ship(A, z(6));
            game.scientists(A, z(6), 2);
            game.scientists(B, z(6), 3);
        });
        table.act(A, act("recruit"));
        assert_eq!(table.people_of(A), (6, 10));
    }

    #[test]
    fn only_at_a_camp() {
        arrived(2, z(6), |_| {}).refused_by(A, act("recruit"), "ANT-REC-1");
    }
}

mod ant_rec_2 {
    use super::*;

    #[test]
    fn a_small_reserve_is_taken_whole() {
        let mut table = arrived(2, z(6), |game| {
            game.put(z(6), &[Building::Camp]);
            game.scientists(A, z(6), 5);
            game.people(A, 1, 2);
        });
        table.act(A, act("recruit"));
        assert_eq!(table.people_of(A), (3, 0));
    }

    #[test]
    fn not_with_an_empty_reserve_or_without_anybody_there() {
        let camp = |game: &mut antarctica::Antarctica| game.put(z(6), &[Building::Camp]);
        let empty = arrived(2, z(6), camp).given(|game| game.people(A, 2, 0));
        empty.refused_by(A, act("recruit"), "ANT-REC-2");
        let mut alone = arrived(2, z(6), camp);
        alone.act(A, act("discard z6.1"));
        alone.refused_by(A, act("recruit"), "ANT-REC-2");
    }
}

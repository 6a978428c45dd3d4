//! Research.

use antarctica::Building;

use crate::position::*;

mod ant_res_1 {
    use super::*;

    #[test]
    fn points_for_ships_and_scientists_on_a_track_of_the_station() {
        let mut table = arrived(4, z(6), |game| {
            game.put(z(6), &[Building::NavalStation]);
            game.scientists(A, z(6), 1);
        });
        table.refused_by(A, act("research t1"), "ANT-RES-1");
        table.act(A, act("research t3"));
        assert_eq!(table.space(A, t(3)), 2);
    }
}

mod ant_res_2 {
    use super::*;

    #[test]
    fn several_stations_and_tracks_give_a_choice_of_one_track() {
        let mut table = arrived(4, z(6), |game| {
            game.put(z(6), &[Building::NavalStation, Building::CoastalStation]);
            game.scientists(A, z(6), 1);
        });
        for track in ["research t2", "research t3", "research t4", "research t5"] {
            assert!(table.can(A, act(track)), "{track}");
        }
        table.refused_by(A, act("research t1"), "ANT-RES-1");
        table.act(A, act("research t5"));
        assert_eq!((table.space(A, t(5)), table.space(A, t(3))), (2, 0));
    }
}

mod ant_res_3 {
    use super::*;

    #[test]
    fn only_with_a_point_and_a_space_ahead() {
        let station =
            |game: &mut antarctica::Antarctica| game.put(z(6), &[Building::InlandStation]);
        let mut nobody = arrived(2, z(6), station);
        nobody.act(A, act("discard z6.1"));
        nobody.refused_by(A, act("research t1"), "ANT-RES-3");
        let at_the_end = arrived(2, z(6), station).given(|game| game.cube(A, t(1), 9));
        at_the_end.refused_by(A, act("research t1"), "ANT-TRACK-6");
    }
}

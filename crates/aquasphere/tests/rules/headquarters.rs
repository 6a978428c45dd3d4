//! Rooms and arrows.

use aquasphere::{Room, Rooms};

use crate::position::*;

fn rooms(names: &[&str]) -> Rooms {
    names.iter().map(|name| name.parse::<Room>().expect("a room")).collect()
}

mod aqu_hq_1 {
    use super::*;

    #[test]
    fn seven_rooms_with_one_program_each() {
        let table = set_up(2);
        let programs: aquasphere::Programs =
            Room::ALL.into_iter().filter_map(|room| table.program_in(room)).collect();
        assert_eq!((Room::COUNT, programs.len()), (7, 7));
    }
}

mod aqu_hq_2 {
    use super::*;

    #[test]
    fn two_arrows_from_every_space_before_the_last_row() {
        let content = set_up(2).content();
        assert_eq!(content.start, rooms(&["b1", "b2"]));
        let ways = [("b1", ["m1", "m2"]), ("b2", ["m2", "m3"]), ("m1", ["t1", "t2"])];
        for (room, ahead) in ways.into_iter().chain([("m2", ["t1", "t2"]), ("m3", ["t1", "t2"])]) {
            assert_eq!(content.arrows[room.parse::<Room>().expect("a room")], rooms(&ahead));
        }
    }

    #[test]
    fn a_room_without_an_arrow_is_refused() {
        let table = table(2).given(|game| game.engineer(A, Room::B1));
        table.refused_by(A, act("engineer m3"), "AQU-HQ-2");
        table.refused_by(A, act("engineer b2"), "AQU-HQ-2");
        assert!(table.can(A, act("engineer m2")));
    }
}

mod aqu_hq_3 {
    use super::*;

    #[test]
    fn an_engineer_makes_three_moves_whoever_is_there() {
        let mut table = table(2);
        for room in ["b1", "m1", "t1"] {
            for seat in [A, B] {
                table.act(seat, act(&format!("engineer {room}")));
                if let Some(option) = table.options().first().filter(|o| o.starts_with("drop")) {
                    let action = act(option);
                    table.act(seat, action);
                }
            }
        }
        assert!(table.rooms_ahead(A).is_empty() && table.is_in_end_room(B));
    }
}

mod aqu_hq_4 {
    use super::*;

    #[test]
    fn only_the_last_row_can_be_left() {
        for room in Room::ALL {
            let table = table(2).given(|game| game.engineer(A, room));
            assert_eq!(table.can(A, act("pass")), room.name().starts_with('t'), "{room}");
        }
    }
}

//! The game as a whole.

use aquasphere::{Category, LAP, Phase, Player, Sector};
use table::{Game, Seed, Turn};

use crate::position::*;

mod aqu_gen_1 {
    use super::*;

    #[test]
    fn two_to_four_can_play() {
        for players in [1, 5] {
            let options = aquasphere::Options { players, ..aquasphere::AquaSphere::options(2) };
            let error = aquasphere::AquaSphere::new(&options).expect_err("nobody else");
            assert_eq!((error.option, error.value), ("players", players.to_string()));
        }
    }

    #[test]
    fn four_rounds_each_with_a_scoring_and_a_final_one() {
        let mut table = fresh(2);
        table.until(Seed(3), |game| game.phase == Phase::Over);
        let told = |kind: &str| {
            let notes = table.all_notes().iter();
            notes.filter(|note| table::Happening::kind(&note.event) == kind).count()
        };
        assert_eq!((told("round_began"), told("scoring_began"), told("final_scored")), (4, 4, 2));
    }

    #[test]
    fn the_highest_kp_win() {
        let table = score_round(2, |game| {
            game.round = 4;
            game.kp(B, 45);
        });
        assert_eq!(table.turn(), Turn::Over);
        assert_eq!(table.scores().winners().first(), Some(B));
    }
}

mod aqu_gen_2 {
    use super::*;

    #[test]
    fn fifteen_robots_and_six_submarines_each() {
        let table = set_up(4);
        for seat in [A, B, C, D] {
            let player = table.player(seat);
            let of_seat = |sector: &Sector| {
                let state = &table.sectors[*sector];
                state.dock[seat] + u8::from(state.control == Some(seat))
            };
            let standing: u8 = Sector::ALL.iter().map(of_seat).sum();
            assert_eq!(player.storage + player.programmed.len() as u8 + standing, 15);
            let bays = Sector::ALL.iter().flat_map(|sector| table.sectors[*sector].bays);
            let placed = bays.filter(|color| *color == Some(seat)).count();
            assert_eq!(usize::from(player.submarines), placed, "of six, those on the board");
            assert_eq!(table.order.iter().filter(|other| *other == seat).count(), 1);
        }
    }
}

mod aqu_gen_3 {
    use super::*;

    #[test]
    fn unused_colors_have_submarines_that_never_score() {
        let mut table = score_round(2, |_| {});
        assert_eq!(table.sectors[Sector::E].bays[0], Some(C));
        assert_eq!(table.scores().scores.len(), 2);
        table.run_chance(Seed(1));
        assert_eq!(*table.player(C), Player { ..*fresh(2).player(C) });
    }
}

mod aqu_gen_4 {
    use super::*;

    #[test]
    fn the_supply_has_more_than_the_box() {
        // 60 octopuses are four times what is printed.
        let mut table = table(2).given(|game| {
            for sector in Sector::ALL {
                game.sectors[sector].octopods = 10;
            }
            game.program(A, &[aquasphere::Program::Octopod]);
        });
        table.act(A, act("deploy octopod A")).act(A, act("perform"));
        assert_eq!(table.sectors[Sector::A].octopods, 8);
    }
}

mod aqu_gen_5 {
    use super::*;

    #[test]
    fn the_track_shows_a_lap_and_a_space() {
        let mut table = score_round(2, |game| {
            game.kp(A, 45);
            game.players[A].crystals = 2;
            game.control(A, Sector::A);
        });
        // 6 for control, 1 robot, 3 for crystals: 45 + 10.
        assert_eq!(table.player(A).kp, 55);
        assert_eq!((55 / LAP, 55 % LAP), (1, 5));
        table.run_chance(Seed(1));
        assert!(table.view(table::Viewer::Spectator).to_string().contains("seat 1: 50+5 KP"));
    }

    #[test]
    fn the_eight_categories_add_up_to_the_kp() {
        let table = score_round(2, |game| {
            game.kp(A, 5);
            game.control(A, Sector::A);
        });
        let sum: i16 = table.player(A).points.iter().sum();
        assert_eq!((Category::COUNT, i32::from(sum)), (8, i32::from(table.player(A).kp)));
        assert_eq!(table.scores().of(A).total(), 9);
    }
}

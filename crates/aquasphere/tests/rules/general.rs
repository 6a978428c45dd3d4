//! The game as a whole.

use aquasphere::{Category, Phase, Player, Sector};
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
        for (kp, shown) in [(0, "0+0"), (49, "0+49"), (50, "50+0"), (99, "50+49"), (100, "100+0")] {
            let table = table(2).given(|game| game.kp(B, kp));
            let seen = table.view(table::Viewer::Spectator).to_string();
            assert!(seen.contains(&format!("seat 2: {shown} KP")), "{kp}: {seen}");
        }
    }

    #[test]
    fn the_eight_categories_add_up_to_the_kp() {
        // A gains 6 + 2 + 3 and has a crystal for the lap. B loses 9, of which the line behind saves
        // 7. C has five robots and stops before 10.
        let table = score_round(3, |game| {
            game.kp(A, 45);
            game.players[A].crystals = 2;
            game.control(A, Sector::A);
            game.control(A, Sector::B);
            game.kp(B, 12);
            game.control(B, Sector::C);
            game.sectors[Sector::C].octopods = 4;
            game.kp(C, 7);
            game.dock(C, Sector::E, 5);
            game.submarine(C, Sector::D);
            game.submarine(C, Sector::F);
        });
        for (seat, kp, red_lines) in [(A, 56, 0), (B, 10, 7), (C, 9, -3)] {
            assert_eq!(table.player(seat).points.len(), 8);
            assert_eq!(table.points(seat, Category::RedLines), red_lines, "{seat}");
            assert_eq!((table.player(seat).kp, table.scores().of(seat).total()), (kp, kp.into()));
        }
    }
}

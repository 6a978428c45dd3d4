//! Rulings where the sources differ or say nothing.

use antarctica::{
    Antarctica, Building, Buildings, Category, Compass, Content, Effect, Event, Mark, Phase, Pile,
    Placement, Ship, ShipyardCard, Track,
};
use table::{Edition, Game, Viewer};

use crate::position::*;
use crate::sun::visited_with_icebreaker;

fn content() -> &'static Content {
    Edition::<Content>::standard().get()
}

mod ant_ruling_1 {
    use super::*;

    #[test]
    fn everybody_has_as_many_cubes_as_tracks_are_open() {
        for players in 2..=4 {
            let cubes = usize::from(content().pieces(players).cubes);
            assert_eq!(cubes, content().open_tracks(players).iter().count());
        }
        assert_eq!(content().pieces(4).ships_on_board, 2);
    }
}

mod ant_ruling_2 {
    use super::*;

    #[test]
    fn the_closed_zones_are_north_and_south() {
        let open = content().open_zones(2);
        let closed: Vec<Compass> = Zone::ALL
            .into_iter()
            .filter(|zone| !open.contains(*zone))
            .map(|zone| content().compass[zone.index()])
            .collect();
        assert_eq!(closed, [Compass::S, Compass::N]);
    }
}

mod ant_ruling_3 {
    use super::*;

    #[test]
    fn placement_rotates_with_any_number_of_players() {
        assert_eq!(content().placement_order(2), [0, 1, 1, 0, 0, 1]);
        assert_eq!(content().placement_order(4), [0, 1, 2, 3, 3, 0, 1, 2]);
    }
}

mod ant_ruling_4 {
    use super::*;

    #[test]
    fn a_new_cube_goes_to_the_first_free_space() {
        let mut table = arrived(3, z(6), |game| {
            game.put(z(6), &[Building::InlandStation]);
            game.cube(B, t(1), 1);
            game.cube(C, t(1), 2);
        });
        table.act(A, act("research t1"));
        assert_eq!(table.space(A, t(1)), 3);
    }
}

mod ant_ruling_5 {
    use super::*;

    #[test]
    fn closing_up_makes_no_new_second_ship() {
        let mut table = visited_with_icebreaker().given(|game| {
            game.ship(C, z(2));
            game.zones[z(2)].icebreakers = [0, 0, 1, 0].into();
        });
        table.act(A, act("move z6")).act(A, act("end"));
        // C is second in the queue now, but was third on arrival.
        assert_eq!((table.queue(z(2)), table.sun), (vec![B, C], z(3)));
    }
}

mod ant_ruling_6 {
    use super::*;

    #[test]
    fn a_full_sun_zone_takes_no_new_ship() {
        let table = arrived(2, z(6), |game| game.put(z(6), &[Building::Shipyard]))
            .given(|game| (0..3).for_each(|_| game.ship(B, z(2))));
        table.refused_by(A, act("ship"), "ANT-SHIP-1");
    }

    #[test]
    fn the_new_ship_is_the_last() {
        let mut table = arrived(2, z(6), |game| {
            game.put(z(6), &[Building::Shipyard]);
            game.ship(B, z(2));
            game.ship(B, z(2));
        });
        table.act(A, act("ship"));
        assert_eq!(table.queue(z(2)), [B, B, A]);
    }
}

/// A triggers Move a ship; everybody is asked in turn.
fn moving(players: u8, arrange: impl FnOnce(&mut Antarctica)) -> Table {
    let mut table = before_space(players, t(1), 5, arrange);
    table.act(A, act("research t1"));
    table
}

mod ant_ruling_7 {
    use super::*;

    #[test]
    fn a_ship_moved_into_the_sun_zone_waits_at_the_end() {
        let mut table = moving(2, |game| game.ship(B, z(2)));
        table.act(A, act("take z6.1")).act(A, act("move z2"));
        assert_eq!(table.queue(z(2)), [B, A]);
    }
}

mod ant_ruling_8 {
    use super::*;

    #[test]
    fn everyone_completes_the_advance_before_the_next_effect() {
        let mut table = before_space(2, t(3), 5, |game| game.cube(B, t(1), 2));
        table.act(A, act("research t3")).act(A, act("advance t2"));
        // A's new symbol waits until B has chosen.
        assert_eq!(table.player(A).resource_cards, [1, 0]);
        table.act(B, act("advance t1"));
        assert_eq!(table.player(A).resource_cards, [1, 1]);
        assert_eq!(table.phase, Phase::MoveShip { seat: B, trigger: B });
    }
}

mod ant_ruling_9 {
    use super::*;

    #[test]
    fn bonuses_come_after_the_whole_advance() {
        let mut table = before_space(2, t(1), 3, |game| game.scientists(A, z(6), 1));
        table.act(A, act("research t1"));
        let events = table.events();
        let advanced = Event::Advanced { seat: A, track: t(1), from: 2, to: 4 };
        assert_eq!(events[0], advanced);
        assert_eq!(events[2], Event::ScientistsGained { seat: A, count: 1 });
    }
}

mod ant_ruling_10 {
    use super::*;

    #[test]
    fn nobody_stops_early() {
        let mut table = before_space(2, t(1), 3, |game| game.scientists(A, z(6), 5));
        table.act(A, act("research t1"));
        assert_eq!(table.space(A, t(1)), 8);
    }
}

mod ant_ruling_11 {
    use super::*;

    #[test]
    fn building_steps_must_be_taken_but_moving_a_ship_is_optional() {
        let mut table = arrived(2, z(6), |game| {
            game.put(z(6), &[Building::WindTurbine]);
            game.cube(A, t(1), 9);
        });
        table.act(A, act("build basic")).chance_where(|_| true);
        table.refused_by(A, act("decline"), "ANT-TURN-4");
        table.refused_by(A, act("advance t1"), "ANT-TRACK-6");
        assert!(table.can(A, act("advance t2")));
        assert!(moving(2, |_| {}).can(A, act("decline")));
    }
}

mod ant_ruling_12 {
    use super::*;

    #[test]
    fn a_chosen_track_is_blocked_for_this_effect_only() {
        let mut table = before_space(2, t(3), 5, |_| {});
        table.act(A, act("research t3")).act(A, act("advance t1"));
        table.refused_by(B, act("advance t1"), "ANT-EFF-6");
        table.act(B, act("decline")).act(A, act("end")).act(B, act("move z6"));
        assert!(table.can(B, act("research t1")));
    }

    #[test]
    fn who_can_advance_on_no_free_track_is_not_asked() {
        let mut table = before_space(2, t(3), 5, |game| {
            game.cube(B, t(1), 1);
            game.players[B].cubes = 0;
        });
        table.act(A, act("research t3")).act(A, act("advance t1"));
        assert_eq!(table.phase, Phase::TurnMenu);
    }
}

mod ant_ruling_13 {
    use super::*;

    #[test]
    fn effects_of_the_last_turn_are_resolved() {
        let mut table = before_space(2, t(1), 5, |game| {
            game.people(A, 1, 0);
            game.give(A, ShipyardCard::SendScientist);
        });
        table.act(A, act("play send_scientist")).act(A, act("research t1"));
        assert_eq!(table.phase, Phase::MoveShip { seat: A, trigger: A });
        table.act(A, act("decline")).act(B, act("decline")).act(A, act("end"));
        assert_eq!(table.phase, Phase::Over);
    }
}

mod ant_ruling_14 {
    use super::*;

    #[test]
    fn one_scientist_means_supply_and_reserve_together() {
        let farm = |supply, reserve| {
            arrived(2, z(6), |game| {
                game.empty(Pile::Basic);
                game.empty(Pile::Double);
                game.open("P06");
                game.put(z(6), &[Building::Laboratory, Building::Crane]);
                game.people(A, 1, 0);
                game.people(B, supply, reserve);
            })
        };
        assert!(farm(0, 1).can(A, act("build prestige")));
        farm(1, 1).refused_by(A, act("build prestige"), "ANT-BUILD-4");
    }
}

mod ant_ruling_15 {
    use super::*;

    #[test]
    fn the_kind_of_a_resource_card_decides_what_it_replaces() {
        for building in Building::ALL {
            let expected = match content().categories[building.index()] {
                Category::Resource => Some(antarctica::Resource::Basic),
                Category::KnowHow => Some(antarctica::Resource::Advanced),
                _ => None,
            };
            assert_eq!(content().replaced_by(building), expected, "{building}");
        }
    }
}

mod ant_ruling_16 {
    use super::*;

    #[test]
    fn a_resource_card_is_for_exactly_one_missing_building() {
        let with = |buildings: &[Building]| {
            let owned: Buildings = buildings.iter().copied().collect();
            arrived(2, z(6), |game| game.zones[z(6)].buildings = owned)
        };
        let action = act("build-with-card double");
        with(&[Building::OilRig, Building::Crane]).refused_by(A, action, "ANT-RULING-16");
        with(&[]).refused_by(A, action, "ANT-RULING-16");
        assert!(with(&[Building::Crane]).can(A, action));
    }
}

mod ant_ruling_17 {
    use super::*;

    #[test]
    fn who_holds_a_basic_card_gets_none() {
        let mut table = before_space(2, t(3), 3, |game| game.resource_pile = [1, 2].into());
        table.act(A, act("research t3"));
        assert_eq!(
            (table.player(A).resource_cards, table.resource_pile),
            ([1, 0].into(), [1, 2].into())
        );
    }
}

mod ant_ruling_18 {
    use super::*;

    #[test]
    fn a_draft_with_too_few_cards_removes_them() {
        let mut table = before_space(3, t(2), 5, |game| game.shipyard_pile("icebreaker"));
        table.act(A, act("research t2"));
        assert_eq!((table.shipyard.removed.len(), table.phase), (1, Phase::TurnMenu));
    }
}

mod ant_ruling_19 {
    use super::*;

    #[test]
    fn taking_a_card_is_compulsory_and_secret() {
        let mut table = arrived(2, z(6), |game| game.put(z(6), &[Building::Shipyard]));
        table.act(A, act("ship"));
        table.refused_by(B, act("decline"), "ANT-TURN-4");
        table.act(B, act("pick icebreaker"));
        assert_eq!(table.view(Viewer::Seat(A)).players[B.index()].hand, 1);
        assert_eq!(table.view(Viewer::Seat(A)).own_hand, Some(cards("none")));
    }
}

mod ant_ruling_20 {
    use super::*;

    #[test]
    fn an_icebreaker_that_is_kept_stays() {
        let mut table = visited_with_icebreaker();
        table.act(A, act("move z6")).act(A, act("end")).act(B, act("keep"));
        assert_eq!((table.zone(z(2)).icebreakers[B], table.queue(z(2))), (1, vec![B]));
        // Nothing of the visit remains.
        assert!(table.zone(z(2)).queue.place_of(Mark::Second).is_none());
    }
}

mod ant_ruling_21 {
    use super::*;

    #[test]
    fn a_second_ship_that_left_has_lost_its_turn_even_if_it_is_back() {
        let mut table = before_space(2, t(1), 5, |game| {
            game.zones[z(2)].queue.join(Ship::new(B).with(Mark::Second));
            game.zones[z(2)].icebreakers = [0, 1, 0, 0].into();
        });
        table.act(A, act("research t1")).act(A, act("decline"));
        table.act(B, act("take z2.1")).act(B, act("move z0"));
        let mut back = table.clone().given(|game| {
            let ship = game.zones[z(0)].queue.leave(0);
            game.zones[z(2)].queue.join(ship);
        });
        table.act(A, act("end"));
        back.act(A, act("end"));
        assert_eq!((table.sun, back.sun), (z(3), z(3)));
    }
}

mod ant_ruling_22 {
    use super::*;

    #[test]
    fn the_target_zone_stays_when_the_active_ship_is_moved_on() {
        let mut table = before_space(2, t(1), 5, |game| {
            game.scientists(A, z(6), 1);
            game.give(A, ShipyardCard::QuickResearch);
            game.put(z(6), &[Building::Camp]);
        });
        table.act(A, act("play quick_research")).act(A, act("advance t1"));
        table.act(A, act("take z6.1")).act(A, act("move z0")).act(B, act("decline"));
        // Only the scientist is left in z6 to recruit.
        table.act(A, act("recruit"));
        assert_eq!(table.people_of(A).0, 2 + 1);
    }
}

mod ant_ruling_23 {
    use super::*;

    #[test]
    fn the_active_ship_may_be_moved_back_to_the_sun_zone() {
        let mut table = moving(2, |_| {});
        table.act(A, act("take z6.1"));
        assert!(table.can(A, act("move z2")));
    }
}

mod ant_ruling_24 {
    use super::*;

    #[test]
    fn a_discard_before_the_move_can_open_a_full_zone() {
        let mut table = table(3).given(|game| {
            game.ship(A, z(3));
            game.ship(C, z(3));
        });
        table.refused_by(A, act("move z3"), "ANT-MOVE-3");
        table.refused_by(A, act("discard z2.1"), "ANT-DISC-4");
        table.act(A, act("discard z3.2")).act(A, act("move z3"));
        assert_eq!(table.queue(z(3)), [B, C, A]);
    }
}

mod ant_ruling_25 {
    use super::*;

    #[test]
    fn a_track_with_two_icons_takes_either_station_and_doubles_nothing() {
        for buildings in [
            &[Building::InlandStation][..],
            &[Building::CoastalStation],
            &[Building::InlandStation, Building::CoastalStation],
        ] {
            let mut table = arrived(3, z(6), |game| game.put(z(6), buildings));
            let researches = table.legal(A).into_iter().filter(|a| *a == act("research t4"));
            assert_eq!(researches.count(), 1);
            table.act(A, act("research t4"));
            assert_eq!(table.space(A, t(4)), 1);
        }
    }
}

mod ant_ruling_26 {
    use super::*;

    #[test]
    fn stars_count_and_other_cards_do_not() {
        assert_eq!(content().starred.len(), 16);
        let table = table(2).given(|game| {
            game.players[A].building_cards = ["B01", "B02"].iter().map(|c| card(c)).collect();
        });
        assert_eq!(table.points(2), [0, 0]);
    }
}

mod ant_ruling_27 {
    use super::*;

    #[test]
    fn every_zone_and_track_is_a_first_place_and_a_shared_one_counts() {
        let table = table(3).given(|game| {
            game.scientists(A, z(0), 1);
            game.scientists(B, z(0), 1);
            game.scientists(A, z(6), 1);
            game.cube(A, t(1), 1);
            game.players[B].discarded_cubes = 1;
        });
        let first_places = |seat| table.scores().of(seat).tie_breaks[0];
        assert_eq!([A, B, C].map(first_places), [3, 2, 0]);
    }
}

mod ant_ruling_28 {
    use super::*;

    #[test]
    fn the_next_card_is_open_before_the_track_is_chosen() {
        let mut table = arrived(2, z(6), |game| game.put(z(6), &[Building::WindTurbine]));
        table.act(A, act("build basic"));
        assert_eq!(table.phase, Phase::RevealCard { pile: Pile::Basic, steps: Some(1) });
        table.chance_where(|_| true);
        assert!(table.piles[Pile::Basic].top.is_some());
        assert_eq!(table.phase, Phase::ChooseTrack { points: 1 });
    }
}

mod ant_ruling_29 {
    use super::*;

    #[test]
    fn there_are_four_know_how_buildings() {
        let is_know_how = |b: &Building| content().categories[b.index()] == Category::KnowHow;
        let count = Building::ALL.into_iter().filter(is_know_how);
        assert_eq!(count.map(|b| content().in_box[b.index()]).sum::<u8>(), 4);
    }
}

mod ant_ruling_30 {
    use super::*;

    #[test]
    fn recruiting_takes_the_full_number_without_asking() {
        let mut table = arrived(2, z(6), |game| {
            game.put(z(6), &[Building::Camp]);
            game.scientists(A, z(6), 3);
        });
        table.act(A, act("recruit"));
        assert_eq!((table.people_of(A), table.phase), ((6, 10), Phase::TurnMenu));
    }
}

mod ant_ruling_31 {
    use super::*;

    #[test]
    fn no_card_requires_a_prestige_building() {
        for card in Pile::ALL.into_iter().flat_map(|pile| content().pile(pile, 4).iter()) {
            for building in content().card(card).requires.iter() {
                let category = content().categories[building.index()];
                assert!(matches!(category, Category::Resource | Category::KnowHow), "{card}");
            }
        }
    }
}

mod ant_ruling_32 {
    use super::*;

    #[test]
    fn a_new_ship_joins_the_zone_the_active_ship_left() {
        let mut table = arrived(2, z(6), |game| game.put(z(6), &[Building::Shipyard]));
        table.act(A, act("ship"));
        assert_eq!((table.queue(z(2)), table.queue(z(6))), (vec![A], vec![A]));
    }
}

mod ant_ruling_33 {
    use super::*;

    #[test]
    fn what_would_do_nothing_is_not_offered() {
        let table = arrived(2, z(6), |game| {
            game.put(z(6), &[Building::Camp]);
            game.give(A, ShipyardCard::TwoScientists);
            game.people(A, 3, 0);
        });
        table.refused_by(A, act("recruit"), "ANT-REC-2");
        table.refused_by(A, act("play two_scientists"), "ANT-CARD-7");
        assert!(table.can(A, act("end")));
    }
}

mod ant_ruling_34 {
    use super::*;

    #[test]
    fn quick_research_may_start_a_cube() {
        let mut table = arrived(2, z(6), |game| game.give(A, ShipyardCard::QuickResearch));
        table.act(A, act("play quick_research")).act(A, act("advance t2"));
        assert_eq!((table.space(A, t(2)), table.player(A).cubes), (3, 2));
    }
}

mod ant_ruling_35 {
    use super::*;

    #[test]
    fn no_cube_is_on_a_track_at_the_start_but_that_of_two_players() {
        let table = set_up(4, Placement::FirstGame);
        assert!(table.tracks.iter().all(|track| track.cubes == [0; 4]));
        assert_eq!(table.player(A).cubes, 5);
    }
}

#[test]
fn blue_effects_are_those_that_concern_everybody() {
    let blue = Effect::ALL.into_iter().filter(|effect| effect.is_blue());
    assert_eq!(blue.count(), 3);
    assert_eq!(Track::ALL.len(), 5);
}

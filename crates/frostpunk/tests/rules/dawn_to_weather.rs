//! From dawn to weather, with heat.

use frostpunk::{
    Building, Citizen, DayStep, Family, Field, Good, Position, Reason, Token, WeatherCard,
};
use table::{Seat, Turn};

use crate::position::*;

mod fro_dawn_1 {
    use super::*;

    #[test]
    fn the_leadership_passes_clockwise() {
        let city = going_on(city(3).given(|game| game.at(DayStep::Dawn)));
        assert_eq!(city.leader, Seat::new(1));
        let alone = going_on(crate::position::city(1).given(|game| game.at(DayStep::Dawn)));
        assert_eq!(alone.leader, A);
    }

    #[test]
    fn after_the_last_seat_the_first_leads() {
        let city = going_on(city(3).given(|game| {
            game.leader = Seat::new(2);
            game.at(DayStep::Dawn);
        }));
        assert_eq!(city.leader, A);
    }
}

mod fro_dawn_2 {
    use super::*;

    #[test]
    fn a_new_round_and_its_limits() {
        let city = from_step(DayStep::Dawn, |game| {
            game.has_played = table::Seats::only(A);
            game.used_laws = game.used_laws.with(frostpunk::Law::Pr05);
        });
        assert_eq!(city.round, 2);
        assert!(city.has_played.is_empty() && city.used_laws.is_empty());
    }
}

mod fro_dawn_3 {
    use super::*;
    use frostpunk::Technology;

    #[test]
    fn a_technology_is_completed_and_the_next_chosen() {
        let mut city = from_step(DayStep::Dawn, |game| {
            game.round = 5;
            game.technologies =
                [Technology::T01, Technology::T02, Technology::T03].into_iter().collect();
            game.development = Some((Technology::T01, 6));
        });
        assert!(city.active_technologies.contains(Technology::T01));
        city.act(A, act("research T02"));
        assert_eq!(city.development, Some((Technology::T02, 10)));
    }
}

mod fro_dawn_4 {
    use super::*;
    use frostpunk::ScenarioCard;

    #[test]
    fn a_token_is_reached() {
        let city = from_step(DayStep::Dawn, |game| {
            game.round = 3;
            game.face_up = game.face_up.with(ScenarioCard::I01);
            game.activation.push(frostpunk::ActivationToken {
                card: ScenarioCard::I01,
                nth: frostpunk::Nth::N1,
                round: 4,
            });
        });
        assert!(city.face_up.contains(ScenarioCard::I02));
        assert_eq!((city.goods[Good::Wood], city.goods[Good::Coal]), (7, 9));
        assert_eq!(city.legal(A), [act("option 1"), act("option 2")]);
        assert!(city.activation.is_empty());
    }

    #[test]
    fn tokens_of_later_rounds_stay() {
        let token = |nth, round| frostpunk::ActivationToken { card: ScenarioCard::I01, nth, round };
        let later = token(frostpunk::Nth::N2, 11);
        let city = from_step(DayStep::Dawn, |game| {
            game.round = 3;
            game.face_up = game.face_up.with(ScenarioCard::I01);
            game.activation.push(token(frostpunk::Nth::N1, 4));
            game.activation.push(later);
        });
        assert_eq!(city.activation.as_slice(), [later]);
        assert!(!city.face_up.contains(ScenarioCard::I05));
    }
}

mod fro_morn_2 {
    use super::*;
    use frostpunk::{Card, MorningCard};

    #[test]
    fn a_card_stays_only_if_the_option_says_so() {
        let mut city = from_step(DayStep::MorningCard, |game| {
            game.morning_deck = frostpunk::MorningCards::only(MorningCard::P022);
        });
        city.chance(chance("morning P022")).act(A, act("option 1"));
        assert!(city.is_in_area(Card::Morning(MorningCard::P022)));
        assert_eq!(city.events[0].timer, 4);
    }

    #[test]
    fn by_default_it_leaves_the_game() {
        let mut city = morning(MorningCard::P022, |_| {});
        city.act(A, act("option 2"));
        assert!(city.events.is_empty() && !city.morning_deck.contains(MorningCard::P022));
    }
}

mod fro_genp_2 {
    use super::*;

    #[test]
    fn fuel_up_to_the_coal_and_the_cold_marker() {
        let city = from_step(DayStep::GeneratorFuel, |game| game.goods[Good::Coal] = 2);
        assert_eq!(city.legal(A), [act("fuel 0"), act("fuel 1"), act("fuel 2")]);
        let city = from_step(DayStep::GeneratorFuel, |game| game.heat = 5);
        assert_eq!(city.turn(), Turn::Chance, "nothing to burn for");
    }

    #[test]
    fn a_marker_beyond_the_cold_burns_nothing() {
        let city = from_step(DayStep::GeneratorFuel, |game| (game.heat, game.cold) = (7, 5));
        assert_eq!((city.turn(), city.heat, *city.sick), (Turn::Chance, 7, [0, 0, 0]));
    }
}

mod fro_genp_3 {
    use super::*;

    #[test]
    fn the_symbols_between_heat_and_cold() {
        let city = from_step(DayStep::Cold, |game| {
            game.heat = 4;
            game.cold = 6;
        });
        assert_eq!(*city.sick, [0, 1, 1]);
    }

    #[test]
    fn safety_valves_spare_one() {
        let mut city = from_step(DayStep::Cold, |game| {
            game.heat = 4;
            game.cold = 6;
            game.active_technologies = game.active_technologies.with(frostpunk::Technology::T04);
        });
        assert_eq!(city.legal(A), [act("name engineer"), act("name child")]);
        city.act(A, act("name child"));
        assert_eq!(*city.sick, [0, 1, 0]);
    }

    /// Who fell ill in the cold between two spaces, in order.
    fn ill(heat: u8, cold: u8) -> Vec<Citizen> {
        let mut journal = table::Journal::default();
        let _ = city(1).given(|game| {
            game.at(DayStep::Cold);
            (game.heat, game.cold) = (heat, cold);
            game.resume(&mut journal);
        });
        let ill = journal.notes.iter().filter_map(|note| match note.event {
            frostpunk::Event::FellIll { citizen } => Some(citizen),
            _ => None,
        });
        ill.collect()
    }

    #[test]
    fn space_by_space_as_they_are_printed() {
        use Citizen::{Child, Engineer, Worker};
        assert_eq!(ill(1, 5), [Worker, Worker, Engineer, Child]);
        assert_eq!(ill(6, 9), [Worker, Child, Worker, Engineer, Worker]);
        assert_eq!(ill(11, 12), [Child, Engineer, Worker]);
        assert_eq!((ill(12, 12), ill(7, 5)), (vec![], vec![]));
    }
}

mod fro_genp_7 {
    use super::*;

    #[test]
    fn the_heat_marker_returns() {
        let mut city = from_step(DayStep::Drop, |game| game.heat = 3);
        city.chance(chance("cubes 1"));
        assert_eq!((city.heat, city.overload, city.inside), (1, 1, 1));
    }
}

mod fro_genp_8 {
    use super::*;

    #[test]
    fn the_first_breakdown() {
        let mut city = from_step(DayStep::Drop, |game| {
            game.heat = 4;
            game.overload = 9;
        });
        city.chance(chance("cubes 2"));
        assert_eq!((city.cold, city.indicators, city.overload), (6, [2, 3, 4], 0));
        assert!(city.is_overheated && city.has_failed);
    }

    #[test]
    fn no_marker_leaves_its_track() {
        let mut city = from_step(DayStep::Drop, |game| {
            (game.heat, game.cold) = (4, 12);
            game.indicators = [11, 12, 12];
            game.overload = 10;
        });
        city.chance(chance("cubes 3"));
        assert_eq!((city.cold, city.indicators, city.overload), (12, [12, 12, 12], 0));
    }
}

mod fro_genp_9 {
    use super::*;

    #[test]
    fn the_second_breakdown_is_the_end() {
        let mut city = from_step(DayStep::Drop, |game| {
            game.heat = 4;
            game.overload = 10;
            game.is_overheated = true;
        });
        city.chance(chance("cubes 1"));
        assert_eq!(city.ending, Some(Reason::Explosion));
    }
}

mod fro_goal_5 {
    use super::*;

    #[test]
    fn ten_cubes_hold_even_then() {
        let mut city = from_step(DayStep::Drop, |game| {
            game.heat = 4;
            game.overload = 9;
            game.is_overheated = true;
        });
        city.chance(chance("cubes 1"));
        assert_eq!((city.ending, city.overload), (None, 10));
    }
}

mod fro_genp_10 {
    use super::*;

    #[test]
    fn elsewhere_a_breakdown_leaves_the_heat_marker() {
        let city = after(frostpunk::Op::Overload(2), |game| {
            game.overload = 9;
            game.heat = 4;
        });
        assert_eq!((city.heat, city.is_overheated), (4, true));
    }
}

fn weather(card: WeatherCard, arrange: impl FnOnce(&mut frostpunk::Frostpunk)) -> City {
    let mut city = from_step(DayStep::WeatherCard, |game| {
        game.weather_deck = frostpunk::WeatherCards::only(card);
        arrange(game);
    });
    city.chance(frostpunk::Outcome::Weather(card));
    city
}

mod fro_wea_1 {
    use super::*;

    #[test]
    fn an_empty_deck_is_made_anew() {
        let city = from_step(DayStep::WeatherCard, |game| {
            game.weather_deck = frostpunk::WeatherCards::NONE;
            game.weather_discard = frostpunk::WeatherCards::ALL;
        });
        assert_eq!((city.weather_deck.len(), city.weather_discard.len()), (13, 0));
    }

    #[test]
    fn four_sections_in_order_and_then_the_discard_pile() {
        use frostpunk::{Building, Deck, Expedition, Field, Good, Pawn, Scout};
        let mut city = weather(WeatherCard::W01, |game| {
            game.put(Field::N0A, Building::HuntersHut);
            lay_on_route(game, 0, Expedition::Ea01);
            game.tops[Deck::B] = Some(Expedition::Eb01);
            game.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space: 1 });
        });
        // The scout has reached its goal: A and B are done, D is not.
        assert_eq!(city.legal(A), [act("pass"), act("explore")]);
        assert_eq!((city.cold, city.goods[Good::Food]), (6, 9));
        assert_eq!((city.storm, city.weather), (Some(15), Some(WeatherCard::W01)));
        assert!(city.weather_discard.is_empty());
        city.act(A, act("explore")).act(A, act("option 1"));
        // A new card is open on deck B.
        city.chance_where(|_| true);
        assert_eq!((city.storm, city.weather), (Some(13), None));
        assert_eq!(city.weather_discard, frostpunk::WeatherCards::only(WeatherCard::W01));
    }
}

mod fro_wea_2 {
    use super::*;

    #[test]
    fn markers_move_by_what_is_printed() {
        let city = weather(WeatherCard::W01, |_| {});
        assert_eq!((city.cold, city.indicators), (6, [1, 2, 4]));
    }

    #[test]
    fn never_past_the_last_space() {
        // One for the cold and for each indicator.
        let city = weather(WeatherCard::W10, |game| {
            game.cold = 12;
            game.indicators = [11, 12, 3];
        });
        assert_eq!((city.cold, city.indicators), (12, [12, 12, 4]));
    }
}

mod fro_wea_3 {
    use super::*;

    #[test]
    fn traps_of_huts_wherever_and_however_cold() {
        let city = weather(WeatherCard::W03, |game| {
            for field in [Field::N0A, Field::N0B, Field::N1A] {
                game.put(field, Building::HuntersHut);
            }
            game.fields[Field::N1A].is_upgraded = true;
        });
        assert_eq!(city.goods[Good::Food], 12);
    }

    #[test]
    fn hunting_tactics_give_every_hut_one_more() {
        let city = city(1).given(|game| {
            game.put(Field::N0A, Building::HuntersHut);
            game.put(Field::N0B, Building::HuntersHut);
            game.fields[Field::N0B].is_upgraded = true;
            game.active_technologies = game.active_technologies.with(frostpunk::Technology::T02);
        });
        assert_eq!(city.trapped_food(), 2 + 3);
    }
}

mod fro_wea_5 {
    use super::*;

    #[test]
    fn the_storm_comes_nearer_by_what_is_printed() {
        let storm = |card: WeatherCard, storm: u8| {
            let city = weather(card, |game| {
                (game.storm, game.storms) = (Some(storm), 1);
            });
            (city.storm, city.storms)
        };
        assert_eq!(storm(WeatherCard::W01, 15), (Some(13), 1));
        assert_eq!(storm(WeatherCard::W05, 15), (Some(14), 1));
        assert_eq!(storm(WeatherCard::W02, 15), (Some(15), 1));
        // Space 2 is ahead of round 1. Space 1 is not, and nothing lies before it: the second
        // strike takes the marker away.
        assert_eq!(storm(WeatherCard::W01, 4), (Some(2), 1));
        assert_eq!(storm(WeatherCard::W01, 3), (None, 2));
        assert_eq!(storm(WeatherCard::W01, 2), (None, 2));
    }
}

mod fro_wea_6 {
    use super::*;

    #[test]
    fn a_storm_strikes_when_it_is_reached_even_without_moving() {
        let city = weather(WeatherCard::W03, |game| {
            game.storm = Some(5);
            game.round = 5;
        });
        assert_eq!((city.storms, city.storm), (1, Some(12)));
    }

    #[test]
    fn also_behind_the_round_marker_but_not_ahead_of_it_or_when_it_is_gone() {
        let strikes = |storm: Option<u8>| {
            weather(WeatherCard::W03, |game| (game.storm, game.round) = (storm, 5)).storms
        };
        assert_eq!([Some(4), Some(5), Some(6), None].map(strikes), [1, 1, 0, 0]);
    }
}

mod fro_wea_8 {
    use super::*;

    #[test]
    fn tents_fall_first() {
        let city = weather(WeatherCard::W03, |game| {
            game.storm = Some(5);
            game.round = 5;
            game.put(Field::N0A, Building::Tent);
            game.put(Field::N0B, Building::Bunkhouse);
        });
        assert_eq!(city.fields[Field::N0A].building, Some(Building::Ruins));
        assert_eq!(city.fields[Field::N0B].building, Some(Building::Bunkhouse));
        assert_eq!(city.supply[Building::Tent], 0);
    }
}

mod fro_wea_9 {
    use super::*;

    #[test]
    fn then_bunkhouses_and_the_marker_leaves() {
        let city = weather(WeatherCard::W03, |game| {
            game.storm = Some(9);
            game.round = 9;
            game.storms = 1;
            game.put(Field::N0B, Building::Bunkhouse);
        });
        assert_eq!(city.storm, None);
        assert_eq!(city.fields[Field::N0B].building, Some(Building::Ruins));
        assert_eq!(city.supply[Building::Bunkhouse], 0);
    }
}

mod fro_heat_3 {
    use super::*;

    #[test]
    fn equal_is_not_enough() {
        let city = city(1).given(|game| game.heat = 1);
        assert!(!city.is_zone_warm(Field::G1));
        assert!(city.given(|game| game.heat = 2).is_zone_warm(Field::G1));
    }
}

mod fro_heat_4 {
    use super::*;

    #[test]
    fn zones_by_indicator() {
        let city = city(1).given(|game| {
            game.open(Position::N0);
            game.open(Position::F0);
        });
        let warm = |heat: u8| {
            let city = city.clone().given(|game| game.heat = heat);
            [Field::G1, Field::N0A, Field::F0A].map(|field| city.is_zone_warm(field))
        };
        assert_eq!(warm(2), [true, false, false]);
        assert_eq!(warm(3), [true, true, false]);
        assert_eq!(warm(4), [true, true, true]);
    }

    #[test]
    fn whichever_indicator_is_reached_first() {
        let warm = |indicators: [u8; 3], heat: u8| {
            city(1).given(|game| (game.indicators, game.heat) = (indicators, heat)).warm_zones()
        };
        assert_eq!(warm([5, 2, 6], 3), [true, true, false], "orange without red");
        assert_eq!(warm([5, 6, 3], 4), [true, true, true], "yellow alone");
        assert_eq!(warm([3, 6, 6], 4), [true, false, false]);
        assert_eq!(warm([4, 4, 4], 4), [false, false, false], "equal is not enough");
    }
}

mod fro_heat_6 {
    use super::*;

    #[test]
    fn by_zone_or_by_insulation() {
        let city = city(1).given(|game| {
            game.put(Field::F0A, Building::Workshop);
            game.put(Field::F1A, Building::HuntersHut);
            game.heat = 2;
        });
        assert!(city.is_heated(Field::F0A), "red wherever it stands");
        assert!(!city.is_heated(Field::F1A));
    }

    #[test]
    fn only_its_own_color_counts_beside_the_zone() {
        let heated = |indicators: [u8; 3]| {
            let city = city(1).given(|game| {
                for (field, kind) in [
                    (Field::F0A, Building::House),
                    (Field::F0B, Building::Bunkhouse),
                    (Field::F1A, Building::Tent),
                    (Field::F1B, Building::Ruins),
                ] {
                    game.supply[Building::Ruins] = 1;
                    game.put(field, kind);
                }
                (game.indicators, game.heat) = (indicators, 3);
            });
            [Field::F0A, Field::F0B, Field::F1A, Field::F1B].map(|field| city.is_heated(field))
        };
        // Far tiles are warm only with yellow.
        assert_eq!(heated([5, 2, 5]), [false, true, false, false]);
        assert_eq!(heated([2, 5, 5]), [true, false, false, false]);
        assert_eq!(heated([5, 5, 2]), [true, true, true, true], "by zone");
    }
}

mod fro_bld_21 {
    use super::*;

    #[test]
    fn a_field_kitchen_warms_its_tile() {
        let city = city(1).given(|game| {
            game.put(Field::F0A, Building::FieldKitchen);
            game.put(Field::F0B, Building::Tent);
        });
        assert!(city.is_zone_warm(Field::F0B) && city.is_heated(Field::F0B));
    }
}

mod fro_prep_2 {
    use super::*;

    #[test]
    fn an_advisor_needs_the_active_token() {
        let mut city = from_step(DayStep::Advisor, |game| {
            game.advisors[0] = Some(frostpunk::Advisor::Ad2);
            game.sick[Citizen::Worker] = 6;
        });
        assert_eq!(city.legal(A), [act("advise AD2"), act("decline")]);
        city.act(A, act("advise AD2"));
        assert_eq!(city.spent_tokens[Token::Care], 1);
        assert_eq!(city.sick[Citizen::Worker], 4);
        let city = from_step(DayStep::Advisor, |game| {
            game.advisors[0] = Some(frostpunk::Advisor::Ad3);
        });
        assert!(!city.legal(A).contains(&act("advise AD3")), "no active justice");
        assert_eq!(city.tokens(Family::Hope), 2);
    }
}

mod fro_solo_3 {
    use super::*;

    #[test]
    fn one_card_for_each_token_of_hope_once_a_game() {
        let mut city = from_step(DayStep::Mobilisation, |_| {});
        city.act(A, act("yes"));
        city.chance(chance("citizen C01")).chance(chance("citizen C02"));
        assert_eq!((city.hands[0].len(), city.has_mobilised), (2, true));
        assert_ne!(city.turn(), Turn::Chance);
    }
}

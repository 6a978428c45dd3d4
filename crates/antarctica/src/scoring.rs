//! Scoring: majorities in zones, on tracks, of stars and of discards. ANT-SCORE, ANT-WIN.

use table::{BySeat, Score, Seat, Standings};

use crate::phase::Phase;
use crate::state::Antarctica;
use crate::track::Track;
use crate::zone::Zone;

/// The categories of a score.
pub const CATEGORIES: &[&str] = &["zones", "research", "cards", "discards"];

/// What each seat gets, or has.
pub(crate) type Points = BySeat<i32>;

impl Antarctica {
    /// The scores as they stand, the same for every viewer. ANT-SCORE-7: while the game lasts they
    /// only say what would come if it ended now. ANT-SCORE-6: they are plain numbers, whatever the
    /// marker would show.
    pub(crate) fn score(&self) -> Standings {
        let mut points = BySeat::filled([0; CATEGORIES.len()]);
        let mut first_places = BySeat::filled(0);
        let mut award = |category: usize, values: Points, awards: Points| {
            let most = values.into_iter().max().unwrap_or(0);
            for seat in Seat::ALL {
                points[seat][category] += awards[seat];
                // ANT-WIN-2, ANT-RULING-27: each zone and each track is a first place of its own.
                first_places[seat] += i32::from(most > 0 && values[seat] == most);
            }
        };
        for zone in self.open_zones().iter() {
            award(0, self.zone_values(zone), self.zone_awards(zone));
        }
        for track in self.open_tracks().iter() {
            award(1, self.track_values(track), self.track_awards(track));
        }
        let stars = self.stars();
        award(2, stars, ranked_awards(stars, stars.iter().sum())); // ANT-SCORE-4
        let discards = self.discards();
        award(3, discards, ranked_awards(discards, discards.iter().sum())); // ANT-SCORE-5
        let scores = (0..self.options.players).map(Seat::new).map(|seat| {
            // ANT-WIN-1 is the total, ANT-WIN-3 the number of building cards.
            let cards = self.player(seat).building_cards.len() as i32;
            Score::new(points[seat], [first_places[seat], cards])
        });
        Standings::ranked(self.phase == Phase::Over, CATEGORIES, scores)
    }

    /// Scientists in a zone.
    pub(crate) fn zone_values(&self, zone: Zone) -> Points {
        self.zone(zone).scientists.map(i32::from)
    }

    /// ANT-SCORE-2: the first award counts buildings and all scientists, and one more.
    pub fn zone_awards(&self, zone: Zone) -> Points {
        let values = self.zone_values(zone);
        let buildings = self.zone(zone).buildings.len() as i32;
        ranked_awards(values, buildings + values.iter().sum::<i32>() + 1)
    }

    /// The spaces of the cubes: who is further ahead, even where points are equal.
    fn track_values(&self, track: Track) -> Points {
        self.tracks[track].cubes.map(i32::from)
    }

    /// ANT-SCORE-3: the sum of all cubes for the first, the cube directly ahead for the others.
    pub fn track_awards(&self, track: Track) -> Points {
        let spaces = self.track_values(track);
        let info = &self.content().tracks[track.index()];
        let points = spaces.map(|space| i32::from(info.points(space as u8)));
        let sum = points.iter().sum();
        let mut awards = BySeat::filled(0);
        for seat in Seat::ALL {
            if spaces[seat] > 0 {
                let ahead = Seat::ALL.into_iter().filter(|other| spaces[*other] > spaces[seat]);
                awards[seat] =
                    ahead.min_by_key(|other| spaces[*other]).map_or(sum, |next| points[next]);
            }
        }
        awards
    }

    /// Starred building cards by seat. ANT-SCORE-4, ANT-RULING-26: the star decides.
    pub fn stars(&self) -> Points {
        let starred = self.content().starred;
        self.players.map(|player| player.building_cards.intersection(starred).len() as i32)
    }

    /// Discarded pieces by seat. ANT-SCORE-5.
    pub fn discards(&self) -> Points {
        self.players.map(|player| i32::from(player.discarded_ships + player.discarded_cubes))
    }
}

/// ANT-SCORE-1: the top rank gets the first award, every other rank the value of the rank above it;
/// who has nothing gets nothing.
pub(crate) fn ranked_awards(values: Points, first_award: i32) -> Points {
    values.map(|value| {
        if value == 0 {
            return 0;
        }
        values.into_iter().filter(|other| *other > value).min().unwrap_or(first_award)
    })
}

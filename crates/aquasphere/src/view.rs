//! What a viewer sees: everything. AQU-INFO-1, AQU-INFO-2.

use std::fmt;

use serde::Serialize;
use table::{BySeat, Seat, Viewer};

use crate::content::{Feed, LAP, ROUNDS};
use crate::forecast::Forecast;
use crate::headquarters::{Engineer, Room};
use crate::program::Programs;
use crate::sector::{BySector, Orientation, Position, Sector};
use crate::state::AquaSphere;

/// The table as one viewer sees it. All of it is open, so the table itself is the view, with what
/// a viewer would otherwise have to work out. The views of all seats differ in `viewer` alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks, if it is a player.
    pub viewer: Option<Seat>,
    /// Who is to decide.
    pub seat: Option<Seat>,
    /// Everything that lies on the table.
    pub table: AquaSphere,
    /// The value of the visible center tile.
    pub bulb: u8,
    /// What each player's scientist pays to reach each sector.
    pub prices: BySeat<BySector<u8>>,
    /// What the round would score if it ended now, in seat order.
    pub forecasts: Vec<Forecast>,
    /// What the center tile will feed; nothing in the last round or before it is turned.
    pub feeds: Option<BySector<FeedAhead>>,
}

/// What the next refill brings to a sector. AQU-REFILL-2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct FeedAhead {
    /// Time markers, which replace those that are left.
    pub time: u8,
    /// Crystals that are added.
    pub crystals: u8,
    /// Octopuses that are added.
    pub octopods: u8,
    /// Whether a neutral submarine comes, here or in the next sector with room for it.
    pub submarine: bool,
}

impl From<Feed> for FeedAhead {
    fn from(feed: Feed) -> Self {
        let Feed { time, crystals, octopods, submarine } = feed;
        Self { time, crystals, octopods, submarine }
    }
}

impl AquaSphere {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(self.options.players) => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        View {
            viewer,
            seat: self.deciding_seat(),
            table: self.clone(),
            bulb: self.bulb(),
            prices: BySeat::from_fn(|seat| {
                let prices = self.prices(seat);
                BySector::from_fn(|sector| prices[self.positions[sector]])
            }),
            forecasts: self.seats_in_play().map(|seat| self.forecast(seat)).collect(),
            feeds: self.feeds_ahead(),
        }
    }

    fn feeds_ahead(&self) -> Option<BySector<FeedAhead>> {
        let orientation = self.center.orientation?;
        if self.center.round >= ROUNDS {
            return None;
        }
        let feeds = self.content().feeds(self.options.players, self.center.round);
        let mut ahead = BySector::filled(FeedAhead::default());
        for (edge, feed) in Position::ALL.into_iter().zip(feeds) {
            ahead[self.ring[edge.clockwise(Orientation::index(orientation))]] = (*feed).into();
        }
        Some(ahead)
    }
}

/// The names of what is in a list, or a dash.
fn names<T: fmt::Display>(items: impl Iterator<Item = T>) -> String {
    let names: Vec<String> = items.map(|item| item.to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        write!(f, "round {}, {}", table.round, table.phase.name())?;
        if let Some(seat) = self.seat {
            write!(f, ", {seat}")?;
        }
        if let Some(task) = table.tasks.top() {
            write!(f, ", {}", task.name())?;
        }
        let order = names(table.order.iter().map(|seat| u8::from(seat) + 1));
        let passed = names(table.passing.iter().map(|seat| u8::from(seat) + 1));
        writeln!(f, "; bulb {}; order {order}; passed {passed}", self.bulb)?;
        let rooms = Room::ALL.map(|room| match table.program_in(room) {
            Some(program) => format!("{room} {program}"),
            None => room.to_string(),
        });
        let next = table.next_programs.map_or("-", |card| card.name());
        writeln!(f, "  rooms: {}; next {next}", rooms.join(", "))?;
        for position in Position::ALL {
            self.write_sector(f, position)?;
        }
        for (seat, forecast) in table.seats_in_play().zip(&self.forecasts) {
            self.write_player(f, seat, forecast)?;
        }
        Ok(())
    }
}

impl View {
    fn write_sector(&self, f: &mut fmt::Formatter<'_>, position: Position) -> fmt::Result {
        let sector = self.table.ring[position];
        let state = &self.table.sectors[sector];
        let control = state.control.map_or_else(|| "nobody".to_owned(), |seat| seat.to_string());
        let color = |bay: &Option<Seat>| bay.map_or(0, |seat| u8::from(seat) + 1);
        writeln!(
            f,
            "  {sector} {control}, dock {:?}, time {}, crystals {}, octopuses {}, submarines {:?}, \
             cards {}, tiles {}, lock {}",
            *state.dock,
            state.time,
            state.crystals,
            state.octopods,
            state.bays.each_ref().map(color),
            names(state.cards.iter()),
            names(state.tiles.iter()),
            self.table.joints[position],
        )
    }

    fn write_player(
        &self,
        f: &mut fmt::Formatter<'_>,
        seat: Seat,
        forecast: &Forecast,
    ) -> fmt::Result {
        let player = self.table.player(seat);
        let engineer = match player.engineer {
            Engineer::Start => "start".to_owned(),
            Engineer::In(room) => room.to_string(),
            Engineer::Passed => "passed".to_owned(),
        };
        writeln!(
            f,
            "  {seat}: {}+{} KP, time {}/{}, crystals {}/{}, octopuses /{}, programmed {}, \
             {} robots in play, {} submarines, engineer {engineer}, scientist {} {}, letters {}, \
             cards {}/{} {}, scores {} to {}",
            player.kp / LAP * LAP,
            player.kp % LAP,
            player.time,
            player.capacity.time,
            player.crystals,
            player.capacity.crystals,
            player.capacity.octopods,
            names(Programs::iter(player.programmed)),
            player.robots_in_play(),
            player.submarines,
            player.scientist,
            player.area,
            names(player.letters.iter()),
            player.cards.len(),
            player.capacity.cards,
            names(player.cards.iter()),
            forecast.parts.total(),
            forecast.kp,
        )
    }
}

impl View {
    /// What belongs to `seat`.
    pub fn player(&self, seat: Seat) -> &crate::state::Player {
        self.table.player(seat)
    }

    /// What lies in `sector`.
    pub fn sector(&self, sector: Sector) -> &crate::state::SectorState {
        &self.table.sectors[sector]
    }
}

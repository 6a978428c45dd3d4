//! What an order would do, told from what its owner sees before giving it.

use table::Seat;

use crate::body::{Bodies, Body};
use crate::flight_phase::Flight;
use crate::hex::{Hex, Velocity};
use crate::order::Order;
use crate::panel::Panel;
use crate::ship::{Status, Tank};
use crate::view::View;

/// A ship as an order would leave it, and where that leads in phase 3.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The tank.
    pub tank: Tank,
    /// The shields.
    pub shields: u8,
    /// The panel after neutralization.
    pub panel: Panel,
    /// The velocity of that panel.
    pub velocity: Velocity,
    /// The flight; `None` when the ship stays on its body and refuels.
    pub flight: Option<Flight>,
}

impl View {
    /// What a legal order of a seat would do. `None` before the ship has a place on the board.
    pub fn preview_order(&self, seat: Seat, order: Order) -> Option<Preview> {
        let ship = self.ships.get(seat.index())?;
        let from = ship.hex?;
        let (mut tank, mut shields, mut panel) = (ship.tank, ship.shields, ship.panel);
        order.carry_out(&mut tank, &mut shields, &mut panel);
        // KOS-ORD-6: a landed ship without new fuel stays.
        let stays = matches!(ship.status, Status::Landed(_)) && order.placement().count() == 0;
        let flight = (!stays).then(|| self.options.content.foresee_flight(from, &panel));
        Some(Preview { tank, shields, panel, velocity: panel.velocity(), flight })
    }

    /// The bodies that stand in a hex now: a flight that ends there may land (KOS-LAND-1).
    pub fn bodies_at(&self, hex: Hex) -> Bodies {
        self.bodies_where(|view| view.0 == Some(hex))
    }

    /// The bodies that stand in a hex after the next planet movement, when a ship that waits
    /// there may land (KOS-PLAN-3).
    pub fn bodies_next_at(&self, hex: Hex) -> Bodies {
        self.bodies_where(|view| view.1 == Some(hex))
    }

    fn bodies_where(&self, is_met: impl Fn((Option<Hex>, Option<Hex>)) -> bool) -> Bodies {
        let met = |body: &Body| {
            let view = &self.bodies[*body];
            is_met((view.hex, view.next))
        };
        Body::ALL.into_iter().filter(met).collect()
    }
}

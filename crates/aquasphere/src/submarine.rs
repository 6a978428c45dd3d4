//! Blue: place a submarine. AQU-SUB.

use table::{Fault, Recorder, Seat};

use crate::content::SUBMARINES;
use crate::event::Event;
use crate::scoring::Category;
use crate::sector::Sector;
use crate::state::AquaSphere;

impl AquaSphere {
    /// What a player's submarine would cost in a sector: the cheapest free space (AQU-RULING-17),
    /// half of it with the card (AQU-CARD-7); `None` if all spaces are taken.
    pub fn submarine_price(&self, seat: Seat, sector: Sector) -> Option<u8> {
        let content = self.content();
        let cost = *content.submarine_costs.get(self.sectors[sector].submarines())?;
        let has_card = self.player(seat).cards.meets(content.powers.submarine);
        Some(if has_card { cost / 2 } else { cost })
    }

    /// AQU-SUB-1, AQU-SUB-2, AQU-SUB-4
    pub(crate) fn check_submarine(&self, seat: Seat) -> Result<(), Fault> {
        let player = self.player(seat);
        let sector = player.scientist;
        if player.submarines == SUBMARINES {
            return Err(Fault::new("AQU-SUB-4"));
        }
        if self.sectors[sector].has_submarine_of(seat) {
            return Err(Fault::new("AQU-SUB-1").with("sector", sector.name()));
        }
        match self.submarine_price(seat, sector) {
            Some(price) if price <= player.time => Ok(()),
            Some(price) => {
                Err(Fault::new("AQU-SUB-2").with("needs", price).with("have", player.time))
            }
            None => Err(Fault::new("AQU-SUB-2")),
        }
    }

    /// AQU-SUB-2, AQU-SUB-3: pay, place, and gain the value of the center tile. AQU-BOARD-5: the next
    /// one from the left, for good.
    pub(crate) fn place_submarine(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        let sector = self.player(seat).scientist;
        let price = self.submarine_price(seat, sector).expect("the action was checked");
        self.pay(seat, price);
        self.players[seat].submarines += 1;
        self.moor(seat, sector);
        log.tell(Event::SubmarinePlaced { seat, sector, price });
        self.gain_points(seat, self.bulb(), Category::Submarines);
    }

    /// A submarine of a color goes on the cheapest free space.
    pub(crate) fn moor(&mut self, color: Seat, sector: Sector) {
        let free = self.sectors[sector].submarines();
        self.sectors[sector].bays[free] = Some(color);
    }
}

//! Positions for rule tests: a plain one to start from, and words to change it.

use aquasphere::{
    Action, AquaSphere, Card, Category, Content, Engineer, Event, Options, Outcome, Program,
    Programs, Room, Sector, SectorState, Tile,
};
use table::{Content as _, Edition, Game, Seat, Standings, Turn, Viewer};
use testkit::Scenario;

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

pub(crate) type Table = Scenario<AquaSphere>;

/// An action in its notation: `act("deploy octopod C")`.
#[track_caller]
pub(crate) fn act(notation: &str) -> Action {
    notation.parse().expect("the notation of an action")
}

/// A result of chance in its notation: `chance("sector B")`.
#[track_caller]
pub(crate) fn draw(notation: &str) -> Outcome {
    notation.parse().expect("the notation of an outcome")
}

/// Content with one place of one file changed.
#[track_caller]
pub(crate) fn changed(file: &str, old: &str, new: &str) -> Edition<Content> {
    let texts = Content::FILES.iter().map(|(name, text)| {
        if *name == file {
            assert!(text.contains(old), "{old} does not stand in {file}");
            text.replacen(old, new, 1)
        } else {
            (*text).to_owned()
        }
    });
    let texts: Vec<String> = texts.collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    Edition::from_texts(&texts).expect("valid content")
}

/// A new game before its first draw.
pub(crate) fn fresh(players: u8) -> Table {
    Table::new(&AquaSphere::options(players))
}

/// The draws of a whole set-up: the ring is A B C D E F; seat 1 begins; the players start in A, C,
/// E and F, the other sectors are stocked from B on; the cards are R01 to R06, the tiles L01 to L06;
/// the center is not turned; PC1 lies in the headquarters and PC2 ahead.
pub(crate) fn set_up_draws(players: u8) -> Vec<String> {
    let mut draws: Vec<String> =
        ["B", "C", "D", "E", "F"].map(|sector| format!("sector {sector}")).into();
    draws.push("start 0".to_owned());
    let starts = &["A", "C", "E", "F"][..usize::from(players)];
    draws.extend(starts.iter().map(|sector| format!("lab {sector}")));
    draws.extend(["other B", "other D"].map(str::to_owned));
    draws.extend((1..=6).map(|number| format!("card R0{number}")));
    draws.extend((1..=6).map(|number| format!("tile L0{number}")));
    draws.extend(["turn o0", "programs PC1", "programs PC2"].map(str::to_owned));
    draws
}

/// The first turn of the game after these draws.
pub(crate) fn set_up(players: u8) -> Table {
    set_up_with(&AquaSphere::options(players))
}

/// The same with other options.
pub(crate) fn set_up_with(options: &Options) -> Table {
    let mut table = Table::new(options);
    for notation in set_up_draws(options.players) {
        table.chance(draw(&notation));
    }
    table
}

/// The same, but the station holds nothing but the players' first submarines, nothing is
/// programmed, nobody has a crystal, and everybody has four time markers. It is A's turn.
pub(crate) fn table(players: u8) -> Table {
    set_up(players).given(clear)
}

pub(crate) fn clear(game: &mut AquaSphere) {
    for sector in Sector::ALL {
        let bays = game.sectors[sector].bays;
        let dock = game.sectors[sector].dock;
        for card in game.sectors[sector].cards.iter() {
            game.cards = game.cards.with(card);
        }
        for tile in game.sectors[sector].tiles.iter() {
            game.tiles = game.tiles.with(tile);
        }
        game.sectors[sector] = SectorState { bays, dock, ..SectorState::default() };
    }
    for number in 0..game.options.players {
        let player = &mut game.players[Seat::new(number)];
        player.programmed = Programs::NONE;
        player.storage = 15;
        player.time = 4;
    }
}

/// Words to change a position.
pub(crate) trait Arrange {
    /// Puts robots from storage on these symbols and on no others.
    fn program(&mut self, seat: Seat, programs: &[Program]);
    /// Puts a robot from storage on a control space; who stood there goes home.
    fn control(&mut self, seat: Seat, sector: Sector);
    /// Puts robots from storage into a dock.
    fn dock(&mut self, seat: Seat, sector: Sector, count: u8);
    /// Gives research cards, with room for them.
    fn give(&mut self, seat: Seat, cards: &[Card]);
    /// Adds lab expansions with letters and room.
    fn expand(&mut self, seat: Seat, tiles: &[Tile]);
    /// Lays a research card on a pile.
    fn lay_card(&mut self, sector: Sector, card: Card);
    /// Lays a lab expansion on a pile.
    fn lay_tile(&mut self, sector: Sector, tile: Tile);
    /// Places a player's submarine.
    fn submarine(&mut self, seat: Seat, sector: Sector);
    /// Sets the KP, as if from catches.
    fn kp(&mut self, seat: Seat, kp: u16);
    /// Puts the engineer into a room.
    fn engineer(&mut self, seat: Seat, room: Room);
    /// Lets everybody but these pass, in seat order.
    fn all_passed_but(&mut self, seats: &[Seat]);
    /// Makes it this seat's turn.
    fn turn_of(&mut self, seat: Seat);
}

impl Arrange for AquaSphere {
    fn program(&mut self, seat: Seat, programs: &[Program]) {
        let player = &mut self.players[seat];
        player.storage += player.programmed.len() as u8;
        player.programmed = programs.iter().copied().collect();
        player.storage -= programs.len() as u8;
    }

    fn control(&mut self, seat: Seat, sector: Sector) {
        if let Some(other) = self.sectors[sector].control.replace(seat) {
            self.players[other].storage += 1;
        }
        self.players[seat].storage -= 1;
    }

    fn dock(&mut self, seat: Seat, sector: Sector, count: u8) {
        self.sectors[sector].dock[seat] = count;
        self.players[seat].storage -= count;
    }

    fn give(&mut self, seat: Seat, cards: &[Card]) {
        for card in cards {
            self.cards = self.cards.without(*card);
            self.players[seat].cards = self.players[seat].cards.with(*card);
        }
        let held = self.players[seat].cards.len() as u8;
        let room = &mut self.players[seat].capacity.cards;
        *room = (*room).max(held);
    }

    fn expand(&mut self, seat: Seat, tiles: &[Tile]) {
        for tile in tiles {
            self.tiles = self.tiles.without(*tile);
            let info = self.content().tiles[*tile];
            let player = &mut self.players[seat];
            player.tiles = player.tiles.with(*tile);
            player.letters = player.letters.union(info.letters);
            player.capacity += info.adds;
        }
    }

    fn lay_card(&mut self, sector: Sector, card: Card) {
        self.cards = self.cards.without(card);
        self.sectors[sector].cards.lay(card);
    }

    fn lay_tile(&mut self, sector: Sector, tile: Tile) {
        self.tiles = self.tiles.without(tile);
        self.sectors[sector].tiles.lay(tile);
    }

    fn submarine(&mut self, seat: Seat, sector: Sector) {
        let free = self.sectors[sector].submarines();
        self.sectors[sector].bays[free] = Some(seat);
        if seat.index() < usize::from(self.options.players) {
            self.players[seat].submarines += 1;
        }
    }

    fn kp(&mut self, seat: Seat, kp: u16) {
        let player = &mut self.players[seat];
        player.kp = kp;
        player.points = [0; Category::COUNT];
        player.points[Category::Catches.index()] = kp as i16;
    }

    fn engineer(&mut self, seat: Seat, room: Room) {
        self.players[seat].engineer = Engineer::In(room);
    }

    fn all_passed_but(&mut self, seats: &[Seat]) {
        for number in 0..self.options.players {
            let seat = Seat::new(number);
            if !seats.contains(&seat) {
                self.players[seat].engineer = Engineer::Passed;
                self.passing.join(seat);
            }
        }
    }

    fn turn_of(&mut self, seat: Seat) {
        let place = self.order.iter().position(|other| other == seat);
        self.active = place.expect("a player has a place") as u8;
    }
}

/// What can be read off a position.
pub(crate) trait Look {
    /// The one seat that is to decide, if it is not chance.
    fn decider(&self) -> Option<Seat>;
    /// The legal actions of that seat in notation.
    fn options(&self) -> Vec<String>;
    /// The scores.
    fn scores(&self) -> Standings;
    /// The points of a seat in a category.
    fn points(&self, seat: Seat, category: Category) -> i16;
    /// What chance may bring now, in notation.
    fn possible_outcomes(&self) -> Vec<String>;
    /// What the latest step told, in words.
    fn story(&self) -> Vec<String>;
    /// Time, crystals and KP.
    fn purse(&self, seat: Seat) -> (u8, u8, u16);
    /// The programmed robots.
    fn programmed(&self, seat: Seat) -> Vec<Program>;
    /// Robots of each seat in a dock.
    fn docked(&self, sector: Sector) -> [u8; 4];
    /// Whether the latest step told this event.
    fn has_told(&self, event: Event) -> bool;
}

impl Look for Table {
    fn decider(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Decide(seats) => seats.first(),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn options(&self) -> Vec<String> {
        let seat = self.decider().expect("somebody decides");
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn scores(&self) -> Standings {
        self.standings(Viewer::Spectator)
    }

    fn points(&self, seat: Seat, category: Category) -> i16 {
        self.player(seat).points[category.index()]
    }

    fn possible_outcomes(&self) -> Vec<String> {
        self.possible().iter().map(ToString::to_string).collect()
    }

    fn story(&self) -> Vec<String> {
        self.events().iter().map(ToString::to_string).collect()
    }

    fn purse(&self, seat: Seat) -> (u8, u8, u16) {
        let player = self.player(seat);
        (player.time, player.crystals, player.kp)
    }

    fn programmed(&self, seat: Seat) -> Vec<Program> {
        self.player(seat).programmed.iter().collect()
    }

    fn docked(&self, sector: Sector) -> [u8; 4] {
        *self.sectors[sector].dock
    }

    fn has_told(&self, event: Event) -> bool {
        self.events().contains(&event)
    }
}

/// The last two players of a round of two: A stands in an end room and passes now, B has passed.
/// What the scoring does is told by that step.
#[track_caller]
pub(crate) fn score_round(players: u8, arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    let mut table = before_scoring(players, arrange);
    table.act(A, act("pass"));
    table
}

/// The same before A passes.
pub(crate) fn before_scoring(players: u8, arrange: impl FnOnce(&mut AquaSphere)) -> Table {
    table(players).given(|game| {
        game.engineer(A, Room::T1);
        game.all_passed_but(&[A]);
        arrange(game);
    })
}

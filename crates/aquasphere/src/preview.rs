//! What a player asks before deciding: the whole effect of a list of actions, from the view alone.
//!
//! Inside a round there is no chance and nothing is hidden, so the effect is exact: the actions are
//! carried out on a copy of the table that the view shows, and what they tell is summed up.

use serde::Serialize;
use table::{BySeat, Game, Journal, Refusal, Seat, Silent, Turn};

use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::forecast::Forecast;
use crate::phase::Task;
use crate::program::Program;
use crate::route::Route;
use crate::scoring::Category;
use crate::sector::{Sector, Sectors};
use crate::state::AquaSphere;
use crate::tile::{Capacity, Tile};
use crate::view::View;

/// How something that a player owns changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Flow {
    /// Before.
    pub before: u8,
    /// Paid: locks, submarines, programming, red lines.
    pub spent: u8,
    /// Received, from the station and from the supply.
    pub gained: u8,
    /// What came from the supply and did not fit. AQU-LAB-4.
    pub lost: u8,
    /// After.
    pub after: u8,
}

/// A robot on a control space, and what it sets in motion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ControlChange {
    /// The sector.
    pub sector: Sector,
    /// Who controlled it before; that robot enters the dock.
    pub from: Option<Seat>,
    /// Who controls it now.
    pub to: Seat,
    /// How many robots of each color an overflow sends home.
    pub home: BySeat<u8>,
}

/// What an action takes from a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Taken {
    /// Time markers; so many stay.
    Time { taken: u8, left: u8 },
    /// Crystals; so many stay.
    Crystals { taken: u8, left: u8 },
    /// Octopuses; so many stay.
    Octopods { caught: u8, left: u8 },
    /// A submarine, for its price.
    Submarine { price: u8 },
    /// A research card.
    Card(Card),
    /// A lab expansion.
    Tile(Tile),
    /// Nothing: the action is left undone.
    Nothing(Program),
}

/// What happens at a red line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LineFate {
    /// A crystal is paid.
    Pays,
    /// This robot is given up.
    GivesUp(Program),
    /// The counter stops, and so many points are lost.
    Stops(u8),
    /// The player is asked; so many points are at stake.
    Asks(u8),
}

/// A red line in the way of a gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LineAhead {
    /// The line, as the first space behind it.
    pub line: u16,
    /// What happens there.
    pub fate: LineFate,
}

/// A question that the actions leave open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OpenQuestion {
    /// What is asked.
    pub task: Task,
    /// What can be answered.
    pub options: Vec<Action>,
    /// The answer that a player would give without thinking, if there is one: the action is
    /// performed, letters get robots, points are taken. Which robot is given up has none.
    pub usual: Option<Action>,
}

/// A number before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// Before.
    pub before: u16,
    /// After.
    pub after: u16,
}

/// The whole effect of a list of actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preview {
    /// Whose actions.
    pub seat: Seat,
    /// Time markers.
    pub time: Flow,
    /// Crystals.
    pub crystals: Flow,
    /// Knowledge points.
    pub kp: Change,
    /// Robots in play.
    pub robots: Change,
    /// The way of the scientist, if one is sent out.
    pub route: Option<Route>,
    /// Control spaces that change hands, in order.
    pub control: Vec<ControlChange>,
    /// What the action takes.
    pub taken: Option<Taken>,
    /// Points made, by what they are for, in order. A scoring is not among them.
    pub points: Vec<(Category, u8)>,
    /// Points lost at red lines.
    pub lost: u8,
    /// Red lines in the way, in order.
    pub lines: Vec<LineAhead>,
    /// What the lab has room for afterwards.
    pub capacity: Capacity,
    /// The letters of the lab afterwards.
    pub letters: Sectors,
    /// Cards that trigger, in order.
    pub cards: Vec<Card>,
    /// What the round would score for everybody, as it stands.
    pub forecasts_before: Vec<Forecast>,
    /// The same afterwards.
    pub forecasts_after: Vec<Forecast>,
    /// What the actions leave open.
    pub open: Option<OpenQuestion>,
    /// Everything that happens, in order.
    pub events: Vec<Event>,
    /// The table afterwards.
    pub after: AquaSphere,
}

impl View {
    /// What these actions of a player would do, one after the other. The first one that is not
    /// possible is refused by its rule.
    pub fn preview(&self, seat: Seat, actions: &[Action]) -> Result<Preview, Refusal> {
        let mut preview = Preview::before(&self.table, seat);
        let mut journal = Journal::default();
        let game = &mut preview.after;
        for action in actions {
            game.permit(seat, *action)?;
            if let Action::Deploy(_, sector) = action {
                preview.route = Some(game.route(seat, *sector));
            }
            game.apply(seat, *action, &mut journal);
        }
        preview.events = journal.notes.into_iter().map(|note| note.event).collect();
        preview.sum_up();
        Ok(preview)
    }

    /// Why the action of an area could not be performed if a robot were used there: it would be
    /// placed for control alone (AQU-RULING-4). `None` if the action is possible.
    pub fn obstacle(&self, seat: Seat, program: Program, sector: Sector) -> Option<Refusal> {
        let mut game = self.table.clone();
        if let Err(fault) = game.check_deploy(seat, program, sector) {
            return Some(fault.into());
        }
        // Robots that go home from a full dock may be what the action needs.
        game.deploy(seat, program, sector, &mut Silent);
        game.check_action(seat, program).err().map(Refusal::from)
    }
}

impl Preview {
    fn before(game: &AquaSphere, seat: Seat) -> Self {
        let player = game.player(seat);
        let forecasts: Vec<Forecast> =
            game.seats_in_play().map(|seat| game.forecast(seat)).collect();
        let same = |number: u16| Change { before: number, after: number };
        let flow = |before: u8| Flow { before, after: before, ..Flow::default() };
        Self {
            seat,
            time: flow(player.time),
            crystals: flow(player.crystals),
            kp: same(player.kp),
            robots: same(player.robots_in_play().into()),
            route: None,
            control: Vec::new(),
            taken: None,
            points: Vec::new(),
            lost: 0,
            lines: Vec::new(),
            capacity: player.capacity,
            letters: player.letters,
            cards: Vec::new(),
            forecasts_after: forecasts.clone(),
            forecasts_before: forecasts,
            open: None,
            events: Vec::new(),
            after: game.clone(),
        }
    }

    fn sum_up(&mut self) {
        for index in 0..self.events.len() {
            self.note(self.events[index]);
        }
        let player = *self.after.player(self.seat);
        self.time.after = player.time;
        self.crystals.after = player.crystals;
        self.kp.after = player.kp;
        self.robots.after = player.robots_in_play().into();
        self.capacity = player.capacity;
        self.letters = player.letters;
        let after = &self.after;
        self.forecasts_after = after.seats_in_play().map(|seat| after.forecast(seat)).collect();
        let is_asked = matches!(after.turn(), Turn::Decide(seats) if seats.contains(self.seat));
        self.open = after.tasks.top().filter(|_| is_asked).map(|task| {
            let mut options = Vec::new();
            after.actions(self.seat, &mut options);
            let usual = usual_answer(task, &options);
            OpenQuestion { task, options, usual }
        });
        if let Some(OpenQuestion { task: Task::Gain { rest, .. }, .. }) = self.open {
            self.lines.push(LineAhead { line: player.kp + 1, fate: LineFate::Asks(rest) });
        }
    }

    /// Adds what one event says, as far as it is about the player.
    fn note(&mut self, event: Event) {
        let own = self.seat;
        match event {
            Event::Paid { seat, time } if seat == own => self.time.spent += time,
            Event::ScientistMoved { seat, price, .. } if seat == own => self.time.spent += price,
            Event::TimeGained { seat, gained } if seat == own => self.time.gained += gained,
            Event::TimeLost { seat, lost } if seat == own => self.time.lost += lost,
            Event::CrystalsGained { seat, gained } if seat == own => {
                self.crystals.gained += gained;
            }
            Event::CrystalsLost { seat, lost } if seat == own => self.crystals.lost += lost,
            Event::RobotPlaced { seat, sector } if seat == own => self.note_control(sector),
            Event::TimeTaken { seat, taken, left, .. } if seat == own => {
                self.time.gained += taken;
                self.taken = Some(Taken::Time { taken, left });
            }
            Event::CrystalsTaken { seat, taken, left, .. } if seat == own => {
                self.crystals.gained += taken;
                self.taken = Some(Taken::Crystals { taken, left });
            }
            Event::OctopodsCaught { seat, caught, left, .. } if seat == own => {
                self.taken = Some(Taken::Octopods { caught, left });
            }
            Event::SubmarinePlaced { seat, price, .. } if seat == own => {
                self.time.spent += price;
                self.taken = Some(Taken::Submarine { price });
            }
            Event::CardTaken { seat, card, .. } if seat == own => {
                self.taken = Some(Taken::Card(card));
            }
            Event::TileTaken { seat, tile, .. } if seat == own => {
                self.taken = Some(Taken::Tile(tile));
            }
            Event::ActionSkipped { seat, program } if seat == own => {
                self.taken = Some(Taken::Nothing(program));
            }
            Event::CardTriggered { seat, card } | Event::CardUsed { seat, card } if seat == own => {
                self.cards.push(card);
            }
            Event::PointsGained { seat, category, points, .. } if seat == own => {
                self.points.push((category, points));
            }
            Event::LineCrossed { seat, line } if seat == own => {
                self.crystals.spent += 1;
                self.lines.push(LineAhead { line, fate: LineFate::Pays });
            }
            Event::LineOpened { seat, line, program } if seat == own => {
                self.lines.push(LineAhead { line, fate: LineFate::GivesUp(program) });
            }
            Event::StoppedAtLine { seat, line, lost } if seat == own => {
                self.lost += lost;
                self.lines.push(LineAhead { line, fate: LineFate::Stops(lost) });
            }
            _ => {}
        }
    }

    /// What was told just before a robot arrived says who was pushed and who went home.
    fn note_control(&mut self, sector: Sector) {
        let number = self.control.iter().filter(|change| change.sector == sector).count();
        let mut change =
            ControlChange { sector, from: None, to: self.seat, home: BySeat::filled(0) };
        let mut seen = 0;
        for event in &self.events {
            match *event {
                Event::RobotPushed { owner, sector: place } if place == sector => {
                    change.from = Some(owner);
                }
                Event::RobotsSentHome { owner, sector: place, count } if place == sector => {
                    change.home[owner] = count;
                }
                Event::RobotPlaced { sector: place, .. } if place == sector => {
                    if seen == number {
                        break;
                    }
                    seen += 1;
                    change.from = None;
                    change.home = BySeat::filled(0);
                }
                _ => {}
            }
        }
        self.control.push(change);
    }
}

/// What a player would answer without thinking.
fn usual_answer(task: Task, options: &[Action]) -> Option<Action> {
    let find = |is_usual: fn(&Action) -> bool| options.iter().copied().find(is_usual);
    match task {
        Task::BeforeAction { .. } => {
            find(|action| *action == Action::Perform).or(Some(Action::Skip))
        }
        Task::Letters { .. } => find(|action| matches!(action, Action::Place(_)))
            .or_else(|| find(|action| matches!(action, Action::Leave(_)))),
        Task::CardPoints { .. } | Task::CatchPoints { .. } => Some(Action::Take),
        Task::TimeStep { .. } => find(|action| matches!(action, Action::Income | Action::Done)),
        Task::Drop { .. }
        | Task::Gain { .. }
        | Task::EngineerCards { .. }
        | Task::Immediate { .. } => None,
    }
}

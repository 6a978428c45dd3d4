//! Renders a handful of pages from seeded matches into a folder, to be looked at:
//! `cargo run -p ui --example gallery -- OUTDIR`.

use std::fs;
use std::path::{Path, PathBuf};

use bots::BotSpec;
use kosmonauts::{BodyPlacement, Kosmonauts, Options, Phase};
use table::{AnyMatch, Game, Match, Seat, Seed, Turn, Viewer};
use ui::pages::{
    ChatLine, ErrorKind, ErrorPage, LobbyPage, NewTablePage, Notice, Occupant, PassPage, SeatLine,
    SettingsPage, Share, StartPage, TableLine, TablePage, TableState, TableUrls, Visitor,
};
use ui::{Look, SceneRequest, SeatNames, assets};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "gallery".to_owned()));
    fs::create_dir_all(&folder)?;
    for theme in ["dark", "light"] {
        for language in ["en", "pl", "it"] {
            let look = Look::default().with("theme", theme).with("language", language);
            Gallery { folder: folder.join(format!("{theme}-{language}")), look }.render()?;
        }
    }
    Ok(())
}

struct Gallery {
    folder: PathBuf,
    look: Look,
}

impl Gallery {
    fn visitor(&self) -> Visitor<'_> {
        Visitor { look: &self.look, name: Some("Ada"), waiting: 2, path: "/" }
    }

    fn render(&self) -> std::io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        for asset in assets::ASSETS {
            fs::write(self.folder.join(asset.name), asset.text)?;
        }
        let visitor = self.visitor();
        let face = ui::face("kosmonauts").expect("Kosmonauts has a face");
        self.write("start", &StartPage { visitor, next_table: None }.render().into_string())?;
        let bots = ["greedy", "random"];
        let new_table = NewTablePage { visitor, face, bots: &bots, problem: None };
        self.write("new", &new_table.render().into_string())?;
        self.write("settings", &SettingsPage { visitor, is_saved: true }.render().into_string())?;
        let kind = ErrorKind::NotFound;
        let error = ErrorPage { visitor, kind, request_id: Some("7f3a") };
        self.write("error", &error.render().into_string())?;
        let pass = PassPage {
            visitor,
            face,
            seat: Seat::new(1),
            name: "Bruno",
            table_name: "Sunday",
            ready_url: "/t/1/ready",
        };
        self.write("pass", &pass.render().into_string())?;
        let lines = [(TableState::YourTurn, 0), (TableState::Waiting, 0), (TableState::Open, 2)]
            .map(|(state, free_seats)| TableLine {
                url: "/t/1".to_owned(),
                name: "Sunday race".to_owned(),
                game: "kosmonauts",
                players: vec!["Ada".to_owned(), "Bruno".to_owned()],
                free_seats,
                state,
                when: "2026-02-01".to_owned(),
            });
        let lobby = LobbyPage { visitor, mine: &lines[..2], open: &lines[2..], finished: &[] };
        self.write("lobby", &lobby.render().into_string())?;
        self.tables()
    }

    fn tables(&self) -> std::io::Result<()> {
        let you = Seat::new(0);
        let placing = until(
            Options { players: 3, ..Kosmonauts::options(3) },
            3,
            |state| matches!(state.phase, Phase::PlaceMarker { seat } if seat == you && state.placed.len() > 3),
        );
        self.table("setup", &placing, you, None, None)?;
        let marker = placing.state().markers[0].iter().next().expect("a marker is left");
        self.table("setup-field", &placing, you, Some(&format!("place {marker}")), None)?;

        let quick = |players| Options {
            placement: BodyPlacement::Random,
            round_limit: Some(14),
            ..Kosmonauts::options(players)
        };
        let first = until(quick(2), 5, |state| matches!(state.phase, Phase::Orders { .. }));
        self.table("orders-first", &first, you, Some("order E NE*"), None)?;
        let orders = until(quick(4), 9, |state| {
            matches!(state.phase, Phase::Orders { sealed } if state.round == 5 && sealed[0].is_none())
                && !state.ship(you).is_landed()
        });
        self.table("orders", &orders, you, None, None)?;
        self.table("orders-draft", &orders, you, Some("order NW E*"), None)?;
        let choose = until(quick(4), 9, |state| {
            state.phase == Phase::ChooseEvent && state.instructor == you
        });
        self.table("events", &choose, you, None, None)?;
        let react = until(
            quick(4),
            12,
            |state| matches!(state.phase, Phase::React { seat, .. } if seat == you),
        );
        self.table("react", &react, you, None, None)?;
        let fly =
            until(quick(3), 4, |state| state.phase == Phase::Fly { seat: you } && state.round > 2);
        self.table("fly", &fly, you, None, None)?;
        let land = until(
            quick(3),
            4,
            |state| matches!(state.phase, Phase::LandAfterFlight { seat } if seat == you),
        );
        self.table("land", &land, you, None, None)?;
        let over = until(quick(4), 7, |state| state.phase == Phase::Over);
        self.table("over", &over, you, None, None)?;
        self.table("replay", &over, you, None, Some(over.steps().len() / 2))
    }

    fn table(
        &self,
        name: &str,
        game: &Match<Kosmonauts>,
        seat: Seat,
        draft: Option<&str>,
        step: Option<usize>,
    ) -> std::io::Result<()> {
        let face = ui::face("kosmonauts").expect("Kosmonauts has a face");
        let players = ["Ada", "Bruno", "Celia", "Dmitri"].map(str::to_owned);
        let names = SeatNames(players[..game.seats().len()].to_vec());
        let viewer = Viewer::Seat(seat);
        let (look, with_scenery) = (&self.look, true);
        let request = SceneRequest { viewer, look, names: &names, draft, step, with_scenery };
        let parts = face.table_parts(game, &request).expect("a match of Kosmonauts");
        let seats: Vec<SeatLine> = game
            .seats()
            .into_iter()
            .map(|line| SeatLine {
                seat: line,
                occupant: if line == seat { Occupant::You } else { Occupant::Bot("greedy".into()) },
                control: None,
            })
            .collect();
        let chat = [ChatLine {
            name: "Bruno".to_owned(),
            seat: Some(Seat::new(1)),
            text: "Good luck <everybody>!".to_owned(),
        }];
        let urls =
            TableUrls { page: "#".to_owned(), hint: "/hint".to_owned(), ..TableUrls::default() };
        let page = TablePage {
            visitor: self.visitor(),
            face,
            parts,
            table_name: "Sunday race",
            viewer,
            names: &names,
            seats: &seats,
            urls: &urls,
            revision: 17,
            step,
            undo: Some(game.undoable(seat).map(|_| ())),
            since: Some(game.steps().len().saturating_sub(8)),
            notice: (name == "land").then_some(Notice::Stale),
            chat: &chat,
            share: Some(Share {
                own_seat: Some("http://…/s/4f…".to_owned()), ..Share::default()
            }),
            next_table: None,
            rematch_url: Some("/rematch"),
            close_url: None,
        };
        self.write(name, &page.render().into_string())
    }

    /// Writes a page whose assets lie beside it.
    fn write(&self, name: &str, html: &str) -> std::io::Result<()> {
        let mut html = html.to_owned();
        for asset in assets::ASSETS {
            html = html.replace(&asset.url(), asset.name);
        }
        fs::write(Path::new(&self.folder).join(format!("{name}.html")), html)
    }
}

/// Lets bots play until `stop` holds or the game ends.
fn until(options: Options, seed: u64, stop: impl Fn(&Kosmonauts) -> bool) -> Match<Kosmonauts> {
    let mut game = Match::<Kosmonauts>::new(options, Seed(seed)).expect("usual options");
    let players = options.players;
    let mut bots: Vec<_> =
        (0..players).map(|seat| BotSpec::Greedy.build(Seed(seed), Seat::new(seat))).collect();
    let mut actions = Vec::new();
    while !stop(game.state()) {
        let Turn::Decide(seats) = game.turn() else { break };
        // The first seat comes last, so that a page of it shows what it waits for.
        let seat = seats.into_iter().last().expect("a decision has a decider");
        actions.clear();
        game.state().actions(seat, &mut actions);
        let action = bots[seat.index()].choose(game.state(), seat, &actions);
        game.act(seat, action).expect("a bot plays legally");
    }
    game
}

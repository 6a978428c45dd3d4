//! The testkit's toy for a team with the plainest of faces, to meet pages that no game of the
//! catalog has yet.

#[path = "../../../testkit/tests/toy/flaw.rs"]
#[allow(dead_code, reason = "here every camp is honest")]
mod flaw;
#[path = "../../../testkit/tests/toy/camp.rs"]
#[allow(dead_code, reason = "here every camp is honest")]
mod toy;

use std::sync::{Condvar, LazyLock, Mutex};

use catalog::Games;
use server::Config;
use table::{Content, Editions, Game, Hints, Lesson, Mistake, Refusal, Seat, Seed, Texts, Weights};
use ui::{Area, Face, FaceFiles, Markup, OptionChoice, OptionField, Poster, Scene, Words, html};

use crate::client::quick;

use toy::Camp;

type Action = <Camp as Game>::Action;
type Event = <Camp as Game>::Event;

/// A server on which people play in a camp.
pub(crate) fn camping() -> Config {
    static CAMP: [&dyn catalog::AnyGame; 1] = [catalog::entry::<Camp, NoContent>()];
    Config { games: Games(&CAMP), ..quick() }
}

/// Nothing is printed.
struct NoContent;

impl Content for NoContent {
    const FILES: &'static [(&'static str, &'static str)] = &[];

    fn parse(_: &Texts<'_>) -> Result<Self, Vec<Mistake>> {
        Ok(Self)
    }

    fn editions() -> &'static Editions<Self> {
        static EDITIONS: Editions<NoContent> = Editions::new();
        &EDITIONS
    }
}

table::weights! {
    /// What a camper looks at.
    pub(crate) struct CampWeights {
        /// A night that has passed.
        night: 0..=300,
    }
}

/// Whether a thought has to wait: the next one, the one that does, or none.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hold {
    Next,
    One,
    Nobody,
}

static HOLD: (Mutex<Hold>, Condvar) = (Mutex::new(Hold::Nobody), Condvar::new());

/// Holds one thought about a camp, the next one, for as long as this lives. One test of a process at
/// a time may do so.
pub(crate) struct HeldThought(&'static (Mutex<Hold>, Condvar));

impl HeldThought {
    pub(crate) fn next() -> Self {
        let held = Self(&HOLD);
        held.set(Hold::Next);
        held
    }

    /// Waits until there is one.
    pub(crate) fn wait(&self) {
        let (hold, changed) = self.0;
        let hold = hold.lock().expect("nobody panics meanwhile");
        drop(changed.wait_while(hold, |hold| *hold == Hold::Next).expect("nor now"));
    }

    fn set(&self, wanted: Hold) {
        let (hold, changed) = self.0;
        *hold.lock().expect("nobody panics meanwhile") = wanted;
        changed.notify_all();
    }

    /// Where thoughts come by.
    fn pass() {
        let mut hold = HOLD.0.lock().expect("nobody panics meanwhile");
        if *hold == Hold::Next {
            *hold = Hold::One;
            HOLD.1.notify_all();
            drop(HOLD.1.wait_while(hold, |hold| *hold == Hold::One).expect("nor now"));
        }
    }
}

impl Drop for HeldThought {
    fn drop(&mut self) {
        self.set(Hold::Nobody);
    }
}

impl Hints for Camp {
    const LEVELS: &'static str = include_str!("../../../kosmonauts/bots/levels.ron");

    type Weights = CampWeights;

    fn weights() -> &'static CampWeights {
        static WEIGHTS: LazyLock<CampWeights> = LazyLock::new(|| CampWeights::from_values(&[100]));
        &WEIGHTS
    }

    fn weigh_with(
        &self,
        weights: &CampWeights,
        seat: Seat,
        term: &mut impl FnMut(&'static str, i32),
    ) {
        HeldThought::pass();
        let nights = self.standings(table::Viewer::Seat(seat)).of(seat).total();
        term("nights", weights.night * nights);
    }
}

impl Face for Camp {
    const WORDS: &'static str = "camp";
    // It looks like any other.
    const FILES: FaceFiles = <catalog::games::kosmonauts::Kosmonauts as Face>::FILES;

    fn title(_: &Words) -> String {
        "Camp".to_owned()
    }

    fn blurb(_: &Words) -> String {
        String::new()
    }

    fn poster() -> Poster {
        catalog::GAMES[0].face().poster()
    }

    fn facts(_: &Words) -> String {
        String::new()
    }

    fn option_fields(_: &Words) -> Vec<OptionField> {
        let field = |name, choices: [&str; 2]| OptionField {
            name,
            label: name.to_owned(),
            help: String::new(),
            choices: choices
                .map(|id| OptionChoice { id: id.into(), value: id.into(), label: id.into() })
                .into(),
        };
        vec![field("winter", ["mild", "hard"]), field("tents", ["few", "many"])]
    }

    fn quick_options(players: u8) -> Self::Options {
        Self::options(players)
    }

    fn harder(options: Self::Options) -> Option<Self::Options> {
        let is_mild = options.winter == toy::Winter::Mild;
        let (winter, tents) = (toy::Winter::Hard, toy::Tents::Many);
        is_mild.then_some(toy::Agreed { winter, tents, ..options })
    }

    fn progress(_: &Scene<'_, Self>) -> String {
        "Winter".to_owned()
    }

    fn standing_question(_: &Words) -> Option<String> {
        Some("Always rest".to_owned())
    }

    fn declining(state: &Self, seat: Seat) -> Option<Action> {
        let rest = serde_json::from_value("rest".into()).expect("an action");
        state.permit(seat, rest).is_ok().then_some(rest)
    }

    fn lesson() -> &'static Lesson {
        static LESSON: LazyLock<Lesson> = LazyLock::new(|| Lesson {
            options: serde_json::json!({ "players": 1, "winter": "mild", "tents": "few" }),
            seed: Seed(1),
            learner: Seat::new(0),
            moves: Vec::new(),
            end: String::new(),
        });
        &LESSON
    }

    fn asked(scene: &Scene<'_, Self>) -> String {
        if scene.deciding().is_some() { "What do you do?" } else { "Wait." }.to_owned()
    }

    fn prompt(scene: &Scene<'_, Self>) -> Markup {
        html! { (Self::asked(scene)) }
    }

    fn areas(scene: &Scene<'_, Self>) -> Vec<Area> {
        let choices = html! {
            @for choice in scene.choices.iter().filter(|choice| choice.refusal.is_none()) {
                button data-act=(choice.action) { (Self::label(scene.words, scene.view, choice.action)) }
            }
            @if let Some(draft) = scene.draft { p id="draft" { (draft) } }
        };
        vec![Area::dock(choices), Area::desk("stores", "Stores".to_owned())]
    }

    fn desk(scene: &Scene<'_, Self>, id: &str) -> Markup {
        html! { @if id == "stores" { p { "All there is: " (scene.view) } } }
    }

    fn symbols(_: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    fn text_view(scene: &Scene<'_, Self>) -> Markup {
        html! { (scene.view) }
    }

    fn label(_: &Words, _: &Self::View, action: Action) -> String {
        format!("the {action} of it")
    }

    fn pieces(_: &Event) -> Vec<String> {
        Vec::new()
    }

    fn chapter(_: &Words, _: &Event) -> Option<String> {
        None
    }

    fn refusal_key(_: &Refusal) -> Option<&'static str> {
        Some("table-refusal-other")
    }

    fn phrase(_: &Words, _: &str, _: &str) -> Option<String> {
        None
    }

    fn category(_: &Words, id: &str) -> String {
        id.to_owned()
    }

    fn verdict(_: &Words, reason: &str) -> String {
        format!("It was the {reason}.")
    }

    fn reason(_: &Words, term: &str) -> String {
        term.to_owned()
    }

    fn dynamic_keys() -> Vec<String> {
        Vec::new()
    }
}

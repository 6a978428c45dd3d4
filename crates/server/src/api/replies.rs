//! What is sent and answered, as plain data.

use bots::BotSpec;
use catalog::Advice;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{ChatMessage, Occupant, Revision, SeatRecord, Status, TableRecord};
use table::{Choice, LogLine, Standings, Term, Viewer};
use ui::pages::HaltReason;
use ui::{AnyFace, SeatNames, Words};
use utoipa::{IntoParams, ToSchema};

use super::problem::values;
use crate::app::App;
use crate::counsel::Suggestion;
use crate::live::LiveTable;
use crate::play::Play;
use crate::thinkers::Thought;
use crate::visit::Visit;
use crate::{identity, table_page};

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub(super) struct GameReply {
    id: &'static str,
    title: String,
    least_players: u8,
    most_players: u8,
    /// The usual options, by number of players.
    options: Vec<OptionsReply>,
    /// The bots that play it, the weakest first.
    bots: Vec<&'static str>,
}

/// The usual options for a number of players.
#[derive(Serialize, ToSchema)]
struct OptionsReply {
    players: u8,
    #[schema(value_type = Object)]
    options: Value,
}

impl GameReply {
    pub(super) fn new(game: &dyn catalog::AnyGame, words: &Words) -> Self {
        let options = |players| OptionsReply { players, options: game.options(players) };
        Self {
            id: game.id(),
            title: game.face().title(words),
            least_players: *game.players().start(),
            most_players: *game.players().end(),
            options: game.players().map(options).collect(),
            bots: BotSpec::ALL.map(BotSpec::name).to_vec(),
        }
    }
}

/// A new player.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPlayer {
    pub(super) name: String,
}

/// A player and the token to act as him.
#[derive(Serialize, ToSchema)]
pub(super) struct PlayerReply {
    pub(super) id: String,
    pub(super) name: String,
    /// The secret to be sent as `Authorization: Bearer TOKEN`; only told once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) token: Option<String>,
}

/// A table to be set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    pub(super) game: String,
    /// The game's options; what is left out is as usual for this many seats.
    #[schema(value_type = Option<Object>)]
    pub(super) options: Option<Map<String, Value>>,
    /// Who sits where: `me`, `open`, `hotseat` or `bot:NAME`.
    #[schema(example = json!(["me", "bot:greedy"]))]
    pub(super) seats: Vec<String>,
    #[serde(default)]
    pub(super) title: String,
    /// What all chance derives from; drawn without it. Only where nobody else plays.
    pub(super) seed: Option<u64>,
    /// Whether players may ask a bot for advice; only alone among bots without it.
    pub(super) hints: Option<bool>,
    /// Whether anyone may click for a player who is away; only in games that are won or lost
    /// together.
    #[serde(default)]
    pub(super) helping: bool,
    /// Whether whoever decides is asked once more until everybody who is here has suggested
    /// something or agreed; only in games that are won or lost together.
    #[serde(default)]
    pub(super) speak_first: bool,
    /// Minutes that a player may be away before a bot may take over, from 1 to 10080; 15 without it.
    pub(super) absence: Option<u32>,
    /// Whether strangers find the table; if it has an open seat without it.
    pub(super) listed: Option<bool>,
    /// Milliseconds between a step and a bot's answer; the server's usual pace without it.
    pub(super) pace: Option<u64>,
}

/// A table's address.
#[derive(Serialize, ToSchema)]
pub(super) struct TableIdReply {
    pub(super) id: String,
}

/// The seat that was taken.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatTakenReply {
    pub(super) seat: u8,
}

/// The secret link to a seat. Whoever opens it has the seat.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatLinkReply {
    /// The path on this server.
    pub(super) path: String,
}

/// Who plays for a seat from now on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Reseat {
    /// The bot that takes over; without it the seat is given back to its player.
    pub(super) bot: Option<String>,
    /// Whether the seat is to wait for somebody instead, before the match begins.
    #[serde(default)]
    pub(super) open: bool,
}

/// Which tables are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TablesQuery {
    /// `open` (the usual), `mine` or `finished`.
    pub(super) list: Option<String>,
}

/// A list of tables, the latest changed first.
#[derive(Serialize, ToSchema)]
pub(super) struct TablesReply {
    pub(super) tables: Vec<TableLineReply>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct TableLineReply {
    id: String,
    game: String,
    title: String,
    /// `open`, `playing`, `finished` or `closed`.
    status: String,
    players: usize,
    free_seats: usize,
    /// Whether it waits for the caller.
    is_your_turn: bool,
    /// Milliseconds since 1970.
    changed_at: i64,
}

impl TableLineReply {
    pub(super) fn new(record: TableRecord, is_your_turn: bool) -> Self {
        let is_free = |seat: &&SeatRecord| seat.occupant == Occupant::Open;
        Self {
            free_seats: record.seats.iter().filter(is_free).count(),
            players: record.seats.len(),
            id: record.id,
            game: record.game,
            title: record.title,
            status: record.status.to_string(),
            is_your_turn,
            changed_at: record.changed_at,
        }
    }
}

/// A seat at a table.
#[derive(Serialize, ToSchema)]
struct SeatReply {
    seat: u8,
    name: String,
    /// `open`, `player`, `hotseat` or `bot`.
    occupant: &'static str,
    /// Which bot.
    bot: Option<String>,
    is_you: bool,
    /// Whether its player has the table open.
    is_here: bool,
    /// Whether a bot keeps the seat of a player who is away.
    is_kept: bool,
}

/// A table as the caller may see it.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is told on its own")]
pub(super) struct TableReply {
    id: String,
    game: &'static str,
    title: String,
    /// `open`, `playing`, `finished` or `closed`.
    status: String,
    /// To be sent with the next action.
    pub(super) revision: i64,
    /// How many steps have been taken.
    step: usize,
    /// The seats that are to decide.
    turn: Vec<u8>,
    seats: Vec<SeatReply>,
    /// The seat that is looked from; none for a spectator.
    viewer: Option<u8>,
    is_host: bool,
    /// What the viewer sees, as the game describes it.
    #[schema(value_type = Object)]
    view: Value,
    standings: StandingsReply,
    /// Where the match is played again.
    rematch: Option<String>,
    #[serde(flatten)]
    thoughts: ThoughtsReply,
    #[serde(flatten)]
    counsel: CounselReply,
    /// Whether anyone may click for a player who is away.
    helping: bool,
    /// Whether whoever decides is asked once more until everybody who is here has said something.
    speak_first: bool,
    /// The seats that somebody has still to take before the match begins.
    waits_for: Vec<u8>,
    /// Where somebody takes such a seat in a browser.
    invitation: Option<String>,
    /// Whether players may ask a bot for advice.
    hints: bool,
    /// Minutes that a player may be away before a bot may take over.
    absence: u32,
    /// The promise about the dice. Tables from before there were any have none.
    dice: Option<DiceReply>,
    /// Why the match goes no further, if not all of its stored steps fit; left out otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    halted: Option<HaltedReply>,
}

/// Where a stored match has halted.
#[derive(Serialize, ToSchema)]
struct HaltedReply {
    /// `rule`, `chance` or `damaged`: what is wrong with the next stored step.
    reason: &'static str,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// How many of the stored steps fit.
    fits: usize,
    /// How many are stored.
    stored: usize,
}

impl HaltedReply {
    fn new(play: &Play) -> Option<Self> {
        let halt = play.halt.as_ref()?;
        let rule = match halt.reason() {
            HaltReason::Rule(rule) => Some(rule.clone()),
            HaltReason::Chance
            | HaltReason::Damaged
            | HaltReason::Unreadable
            | HaltReason::Content
            | HaltReason::Newer
            | HaltReason::UnknownGame => None,
        };
        let fits = play.game.len();
        Some(Self { reason: halt.reason().id(), rule, fits, stored: fits + halt.beyond() })
    }
}

/// The promise about the dice of a match, and what proves it.
#[derive(Serialize, ToSchema)]
struct DiceReply {
    /// The SHA-256 of `SEED SALT` in hexadecimal, told from the start.
    commitment: String,
    /// Whether whoever set the table up knows the seed and so all chance: by naming it where nobody
    /// else plays, or from the file that the match came from.
    is_seed_chosen: bool,
    /// Told when the match is over or given up.
    seed: Option<String>,
    /// Told when the match is over or given up.
    salt: Option<String>,
}

impl TableReply {
    pub(super) fn new(
        app: &App,
        table: &LiveTable,
        play: &Play,
        visit: &Visit,
        viewer: Viewer,
    ) -> Self {
        let words = visit.look.words();
        let names = identity::names(play, words);
        let mine = identity::seats_of(play, visit);
        let seat = |record: &SeatRecord| SeatReply {
            seat: record.seat.into(),
            name: names.of(record.seat),
            occupant: match &record.occupant {
                Occupant::Open => "open",
                Occupant::Player { .. } => "player",
                Occupant::Hotseat { .. } => "hotseat",
                Occupant::Bot { .. } => "bot",
            },
            bot: match &record.occupant {
                Occupant::Bot { bot, .. } => Some(bot.clone()),
                Occupant::Open | Occupant::Player { .. } | Occupant::Hotseat { .. } => None,
            },
            is_you: mine.contains(record.seat),
            is_here: match &record.occupant {
                Occupant::Player { .. } | Occupant::Hotseat { .. } => {
                    table.presence.is_here(record, app.time())
                }
                Occupant::Open | Occupant::Bot { .. } => false,
            },
            is_kept: matches!(record.occupant, Occupant::Bot { stands_in_for: Some(_), .. }),
        };
        let terms = table_page::terms(play);
        let is_open = |seat: &&SeatRecord| seat.occupant == Occupant::Open;
        let waits_for: Vec<u8> =
            play.record.seats.iter().filter(is_open).map(|seat| seat.seat.into()).collect();
        Self {
            id: table.id.clone(),
            game: table.game.id(),
            title: table_page::title(play.games, &play.record, words),
            status: play.record.status.to_string(),
            revision: play.record.revision.0,
            step: play.game.len(),
            turn: turn(play),
            seats: play.record.seats.iter().map(seat).collect(),
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat.into()),
                Viewer::Spectator => None,
            },
            is_host: play.is_host(visit.player_id()),
            view: play.game.view(viewer),
            standings: StandingsReply::new(
                &play.game.standings(viewer),
                &names,
                table.game.face(),
                words,
            ),
            rematch: play.record.rematch_as.clone(),
            thoughts: ThoughtsReply::new(app, table, play),
            counsel: CounselReply::new(play),
            helping: terms.helping,
            speak_first: terms.speak_first,
            invitation: (!waits_for.is_empty()).then(|| format!("{}/j/{}", visit.origin, table.id)),
            waits_for,
            hints: terms.hints,
            absence: terms.absence,
            dice: terms.dice.map(|dice| {
                let (seed, salt) = dice.opened.unzip();
                DiceReply {
                    commitment: dice.commitment,
                    is_seed_chosen: terms.is_seed_chosen,
                    seed: seed.map(|seed| seed.0.to_string()),
                    salt,
                }
            }),
            halted: HaltedReply::new(play),
        }
    }
}

/// The seats that are to decide.
pub(super) fn turn(play: &Play) -> Vec<u8> {
    play.deciding().into_iter().map(u8::from).collect()
}

/// Scores as the caller may know them.
#[derive(Serialize, ToSchema)]
pub(super) struct StandingsReply {
    /// Whether the game is over and this is its result.
    is_final: bool,
    /// The ids of the score categories.
    categories: Vec<&'static str>,
    /// In seat order.
    scores: Vec<ScoreReply>,
    /// The result of a game that is won or lost together, once it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<VerdictReply>,
}

/// Whether those who play together have won, and why.
#[derive(Serialize, ToSchema)]
struct VerdictReply {
    is_won: bool,
    /// The id of the reason.
    reason: &'static str,
    /// The reason as a sentence.
    sentence: String,
}

/// The score of a seat.
#[derive(Serialize, ToSchema)]
struct ScoreReply {
    seat: u8,
    name: String,
    /// 1 is best; equal scores share the better place.
    rank: u8,
    total: i32,
    /// One number for each category.
    points: Vec<i32>,
    /// What decides between equal totals, most important first.
    tie_breaks: Vec<i32>,
}

impl StandingsReply {
    pub(super) fn new(
        standings: &Standings,
        names: &SeatNames,
        face: &dyn AnyFace,
        words: &Words,
    ) -> Self {
        let verdict = |verdict: &table::Verdict| VerdictReply {
            is_won: verdict.is_won,
            reason: verdict.reason,
            sentence: face.verdict(words, verdict.reason),
        };
        let score = |(seat, score): (u8, &table::Score)| ScoreReply {
            seat,
            name: names.0.get(usize::from(seat)).cloned().unwrap_or_default(),
            rank: score.rank,
            total: score.total(),
            points: score.points.to_vec(),
            tie_breaks: score.tie_breaks.to_vec(),
        };
        Self {
            is_final: standings.is_final,
            verdict: standings.verdict.as_ref().map(verdict),
            categories: standings.categories.to_vec(),
            scores: standings.scores.iter().zip(0..).map(|(it, seat)| score((seat, it))).collect(),
        }
    }
}

/// From which seat a call looks, for those who have several and for finished games.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SeatQuery {
    /// One of the caller's seats, or any when the game is over.
    #[param(value_type = Option<u8>)]
    pub(super) seat: Option<table::Seat>,
}

/// Which actions are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ActionsQuery {
    /// One of the caller's seats.
    #[param(value_type = Option<u8>)]
    pub(super) seat: Option<table::Seat>,
    /// Whether the actions are wanted of whoever decides in the caller's place: those to suggest
    /// or, where the table allows it, to click for a player who is away.
    #[serde(default)]
    pub(super) others: bool,
    /// Whether impossible ones are wanted too, with the rule that forbids them.
    #[serde(default)]
    pub(super) all: bool,
}

/// What a seat can do.
#[derive(Serialize, ToSchema)]
pub(super) struct ActionsReply {
    pub(super) revision: i64,
    pub(super) seat: u8,
    pub(super) actions: Vec<ActionReply>,
}

/// Something a seat can do, or why not.
#[derive(Serialize, ToSchema)]
pub(super) struct ActionReply {
    /// To be sent back as it is: the action in the game's notation.
    #[schema(value_type = String)]
    action: Value,
    /// The action in the game's notation.
    notation: String,
    /// The action as a phrase.
    label: String,
    /// Whether it could not be taken back.
    irreversible: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<RefusalReply>,
}

/// Why something is not possible.
#[derive(Serialize, ToSchema)]
struct RefusalReply {
    rule: &'static str,
    #[schema(value_type = Object)]
    values: Value,
    sentence: String,
}

impl ActionReply {
    pub(super) fn new(
        choice: Choice,
        label: String,
        face: &dyn AnyFace,
        words: &Words,
        irreversible: bool,
    ) -> Self {
        Self {
            label,
            irreversible,
            refusal: choice.refusal.map(|refusal| RefusalReply {
                rule: refusal.rule.0,
                values: values(&refusal),
                sentence: face.refusal(words, &refusal),
            }),
            action: choice.action,
            notation: choice.notation,
        }
    }
}

/// An action to be carried out.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// The revision that the caller has seen.
    pub(super) revision: i64,
    /// One of the listed actions, in the game's notation.
    pub(super) action: Option<String>,
    /// Several instead, at most 48: each becomes a step, all of them or none. The list ends at
    /// chance, at a reveal or at a decision of another player (TABLE-TURN-3).
    #[serde(default)]
    #[schema(max_items = 48)]
    pub(super) actions: Vec<String>,
    /// One of the caller's seats; the one that is to decide without it. Where anyone may click for
    /// a player who is away, the step is that player's.
    #[schema(value_type = Option<u8>)]
    pub(super) seat: Option<table::Seat>,
}

/// A step to be taken back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    /// The revision that the caller has seen.
    pub(super) revision: i64,
    /// One of the caller's seats.
    #[schema(value_type = Option<u8>)]
    pub(super) seat: Option<table::Seat>,
}

/// What a change has made of the table; the same is told to everybody who follows it.
#[derive(Serialize, ToSchema)]
pub(super) struct ChangeReply {
    pub(super) revision: i64,
    /// The seats that are to decide.
    pub(super) turn: Vec<u8>,
    /// `open`, `playing`, `finished` or `closed`.
    pub(super) status: String,
    #[serde(flatten)]
    thoughts: ThoughtsReply,
    #[serde(flatten)]
    counsel: CounselReply,
}

impl ChangeReply {
    pub(super) fn new(app: &App, table: &LiveTable, play: &Play) -> Self {
        Self {
            revision: play.record.revision.0,
            turn: turn(play),
            status: play.record.status.to_string(),
            thoughts: ThoughtsReply::new(app, table, play),
            counsel: CounselReply::new(play),
        }
    }

    /// A table whose match does not open was closed.
    pub(super) fn closed(revision: Revision) -> Self {
        Self {
            revision: revision.0,
            turn: Vec::new(),
            status: Status::Closed.to_string(),
            thoughts: ThoughtsReply::default(),
            counsel: CounselReply::default(),
        }
    }
}

/// What those who play together say to whoever decides. It is gone with the next step.
#[derive(Default, Serialize, ToSchema)]
pub(super) struct CounselReply {
    /// What is suggested, the oldest first; left out when nothing is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    suggestions: Vec<SuggestionReply>,
    /// The seats with which anything is fine; left out when there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fine: Vec<u8>,
}

impl CounselReply {
    fn new(play: &Play) -> Self {
        Self {
            suggestions: play.counsel.suggestions().iter().map(SuggestionReply::new).collect(),
            fine: play.counsel.fine().into_iter().map(u8::from).collect(),
        }
    }
}

/// What somebody would do in the place of whoever decides.
#[derive(Serialize, ToSchema)]
struct SuggestionReply {
    /// Who suggests it.
    by: u8,
    /// To whom.
    to: u8,
    /// The actions, to be sent back as they are.
    #[schema(value_type = Vec<String>)]
    actions: Vec<Value>,
}

impl SuggestionReply {
    fn new(suggestion: &Suggestion) -> Self {
        let Suggestion { by, to, actions } = suggestion;
        Self { by: (*by).into(), to: (*to).into(), actions: actions.clone() }
    }
}

/// How it stands with what bots think out for a table.
#[derive(Default, Serialize, ToSchema)]
pub(super) struct ThoughtsReply {
    /// What waits for its turn to be thought out; left out when nothing does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    in_line: Vec<InLineReply>,
    /// Whether a bot cannot go on; left out when none is stuck.
    #[serde(skip_serializing_if = "Option::is_none")]
    is_bot_stuck: Option<bool>,
}

impl ThoughtsReply {
    fn new(app: &App, table: &LiveTable, play: &Play) -> Self {
        let waiting = app.thinkers.waiting(&table.id);
        let is_stuck = table.is_stuck(play.record.revision);
        Self {
            in_line: waiting.into_iter().filter_map(InLineReply::new).collect(),
            is_bot_stuck: is_stuck.then_some(true),
        }
    }
}

/// Something that waits for its turn to be thought out.
#[derive(Serialize, ToSchema)]
struct InLineReply {
    /// For which seat.
    seat: u8,
    /// `bot` or `hint`.
    what: &'static str,
    /// How many thoughts come before it.
    before: usize,
}

impl InLineReply {
    fn new((thought, before): (Thought, usize)) -> Option<Self> {
        let (seat, what) = match thought {
            Thought::Bot(seat) => (seat, "bot"),
            Thought::Hint(seat) => (seat, "hint"),
            Thought::Review => return None,
        };
        Some(Self { seat: seat.into(), what, before })
    }
}

/// What a strong bot would do, the best first.
#[derive(Serialize, ToSchema)]
pub(super) struct HintReply {
    pub(super) choices: Vec<HintChoice>,
}

/// A decision that a strong bot considers.
#[derive(Serialize, ToSchema)]
pub(super) struct HintChoice {
    /// To be sent back as it is: the action in the game's notation.
    #[schema(value_type = String)]
    pub(super) action: Value,
    pub(super) notation: String,
    pub(super) label: String,
    /// The chance to win with it, between 0 and 1, as a strong bot guesses.
    pub(super) chance: f64,
    /// What speaks for and against it, compared with all choices, the most important first.
    pub(super) reasons: Vec<HintReason>,
}

/// One reason of a valuation.
#[derive(Serialize, ToSchema)]
pub(super) struct HintReason {
    pub(super) name: &'static str,
    /// In hundredths of a victory point.
    pub(super) value: i32,
}

impl HintReply {
    pub(super) fn new(advice: Vec<Advice>, label: impl Fn(&Value) -> String) -> Self {
        let reason = |Term { name, value }| HintReason { name, value };
        let choice = |Advice { action, notation, chance, reasons }| HintChoice {
            label: label(&action),
            action,
            notation,
            chance,
            reasons: reasons.into_iter().map(reason).collect(),
        };
        Self { choices: advice.into_iter().map(choice).collect() }
    }
}

/// Which part of the log is asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct LogQuery {
    /// One of the caller's seats, or any when the game is over.
    #[param(value_type = Option<u8>)]
    pub(super) seat: Option<table::Seat>,
    /// The first step.
    #[serde(default)]
    pub(super) from: usize,
}

/// A part of the log.
#[derive(Serialize, ToSchema)]
pub(super) struct LogReply {
    pub(super) revision: i64,
    pub(super) lines: Vec<LogLineReply>,
}

/// A line of the log.
#[derive(Serialize, ToSchema)]
pub(super) struct LogLineReply {
    /// The number of the step that caused it.
    step: usize,
    #[schema(value_type = Object)]
    event: Value,
    notation: String,
    /// The same as a sentence in the caller's language, with the names of the players.
    sentence: String,
    /// The seat of whoever clicked, where that was not the player of the seat that acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    clicked_by: Option<u8>,
}

impl LogLineReply {
    pub(super) fn new(line: LogLine, sentence: String, play: &Play) -> Self {
        let LogLine { step, event, notation } = line;
        let clicked_by = play.clicked_by.get(&step).copied().map(u8::from);
        Self { step, event, notation, sentence, clicked_by }
    }
}

/// Something to be said.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    pub(super) text: String,
}

/// Which messages are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ChatQuery {
    /// Only those with a higher number.
    #[serde(default)]
    pub(super) after: i64,
}

/// What was said, the oldest first. Players and spectators talk apart.
#[derive(Serialize, ToSchema)]
pub(super) struct ChatReply {
    pub(super) messages: Vec<MessageReply>,
}

/// Something that was said.
#[derive(Serialize, ToSchema)]
pub(super) struct MessageReply {
    id: i64,
    seat: Option<u8>,
    name: String,
    text: String,
    /// Milliseconds since 1970.
    created_at: i64,
}

impl From<ChatMessage> for MessageReply {
    fn from(message: ChatMessage) -> Self {
        Self {
            id: message.id,
            seat: message.seat.map(u8::from),
            name: message.name,
            text: message.text,
            created_at: message.created_at,
        }
    }
}

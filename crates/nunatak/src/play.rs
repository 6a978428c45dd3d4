//! `nunatak play`: one person against bots in the terminal.

use std::fs;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use bots::{BotSpec, Stop};
use catalog::{AnyBot, AnyGame};
use clap::Args;
use table::{ActError, AnyMatch, Choice, Refusal, Rulebook, Seat, Seed, Turn, Viewer};
use ui::{Language, Look, SceneRequest, SeatNames};

use crate::exit::Misuse;
use crate::options::GameOptions;
use crate::replay::show;
use crate::values;

/// More choices than this are not listed until the player narrows them down.
const LISTED: usize = 24;
/// No bot thinks longer than this about a decision.
const MOST_THINKING: Duration = Duration::from_secs(2);

const HELP: &str = "\
  NUMBER or NOTATION  do it
  WORDS               list the choices that contain them all
  list                list all choices
  board               draw the table again
  ? [WORDS]           what is not possible now, and which rule says so
  hint                what the bot would do, and why
  ok                  do what the hint said
  undo                take back your latest step
  rule ID|WORD        read a rule
  log                 everything that has happened
  score               the scores as you may know them
  save FILE           write the game to a file
  quit                stop; with --save the game can be taken up again";

/// A game in the terminal: you in one seat, bots in the others.
#[derive(Args)]
#[command(after_long_help = values::options())]
pub(crate) struct Play {
    /// The game
    #[arg(value_parser = values::game())]
    game: String,
    /// How many play, bots included
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// Your seat, counted from 1
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: u8,
    /// The bot in the other seats
    #[arg(long, default_value_t = BotSpec::Greedy, value_parser = values::bot())]
    bot: BotSpec,
    /// What all randomness derives from [default: drawn anew]
    #[arg(long)]
    seed: Option<u64>,
    /// Keep the game in this file after every step; take it up again if the file exists
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// In which language events, choices, refusals and rules are told
    #[arg(long, default_value = Language::English.id(), value_parser = values::language())]
    language: Language,
    /// Let the bots answer at once, without a chance to undo first
    #[arg(long)]
    quick: bool,
    #[command(flatten)]
    options: GameOptions,
}

impl Play {
    pub(crate) fn run(self) -> Result<()> {
        let game = catalog::game(&self.game)?;
        let seat = Seat::new(self.seat - 1);
        let seed = Seed(self.seed.unwrap_or_else(random_seed));
        let table = self.open(game, seed)?;
        if !table.seats().contains(seat) {
            let misuse = format!("{seat} is not at this table of {}", table.seats().len());
            return Err(Misuse(misuse).into());
        }
        let others = table.seats().without(seat);
        let stop = Stop::default();
        let bot = |spec, seat| game.bot(spec, seed, seat, MOST_THINKING, &stop);
        let bots = others.into_iter().map(|other| (other, bot(self.bot, other))).collect();
        let adviser = bot(BotSpec::Greedy, seat);
        let look = Look { language: self.language, ..Look::default() };
        let names = table.seats().into_iter().map(|seat| seat_name(&look, seat)).collect();
        Session {
            game,
            table,
            seat,
            look,
            names: SeatNames(names),
            bots,
            adviser,
            input: io::stdin().lock(),
            shown: 0,
            drawn: None,
            hinted: None,
            quick: self.quick,
            save: self.save,
        }
        .run()
    }

    fn open(&self, game: &dyn AnyGame, seed: Seed) -> Result<Box<dyn AnyMatch>> {
        let options = self.options.apply(game, game.options(self.players))?;
        match &self.save {
            Some(path) if path.exists() => {
                let text = fs::read_to_string(path)
                    .with_context(|| format!("cannot read {}", path.display()))?;
                game.load(&text).with_context(|| format!("cannot open {}", path.display()))
            }
            _ => Ok(game.new_match(&options, seed)?),
        }
    }
}

/// A seed that nobody can guess, from the keys that the standard library draws for hash maps.
fn random_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0)
}

fn seat_name(look: &Look, seat: Seat) -> String {
    look.words().say("table-seat-number", &[("number", (u8::from(seat) + 1).into())])
}

struct Session<I> {
    game: &'static dyn AnyGame,
    table: Box<dyn AnyMatch>,
    seat: Seat,
    look: Look,
    names: SeatNames,
    bots: Vec<(Seat, Box<dyn AnyBot>)>,
    adviser: Box<dyn AnyBot>,
    input: I,
    /// Steps whose log was shown.
    shown: usize,
    /// The number of steps when the table was last drawn.
    drawn: Option<usize>,
    /// What the latest hint said, and the number of steps then.
    hinted: Option<(usize, serde_json::Value)>,
    quick: bool,
    save: Option<PathBuf>,
}

/// What the player answered to a prompt.
enum Answer {
    Act(serde_json::Value),
    Nothing,
    Quit,
}

impl<I: BufRead> Session<I> {
    fn run(mut self) -> Result<()> {
        println!("You are {}. Type `help` for what you can type.\n", self.names.of(self.seat));
        loop {
            self.show_log();
            self.keep()?;
            match self.table.turn() {
                Turn::Over => break,
                Turn::Chance => unreachable!("a match lets chance run by itself"),
                Turn::Decide(seats) if seats.contains(self.seat) => match self.ask()? {
                    Answer::Act(action) => {
                        self.table.act(self.seat, &action)?;
                        if !self.quick {
                            self.offer_undo()?;
                        }
                    }
                    Answer::Nothing => {}
                    Answer::Quit => return Ok(()),
                },
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("a decision has a decider");
                    let bot = self.bots.iter_mut().find(|(other, _)| *other == seat);
                    let (_, bot) = bot.expect("every other seat has a bot");
                    let played = bot.choose(self.table.as_ref(), seat);
                    self.table.act(seat, &played.action)?;
                }
            }
        }
        show(&mut io::stdout().lock(), self.table.as_ref(), self.viewer())?;
        Ok(())
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    fn show_log(&mut self) {
        self.tell(self.shown);
        self.shown = self.table.len();
    }

    /// Tells what has happened from a step on.
    fn tell(&self, from: usize) {
        let request = SceneRequest::now(self.viewer(), &self.look, &self.names);
        let told = self.game.face().told(&*self.table, &request, from);
        for sentence in told.expect("the face of a game is that of its match") {
            println!("  {sentence}");
        }
    }

    /// A choice in words.
    fn label(&self, action: &serde_json::Value) -> String {
        let label = self.game.face().label(self.look.words(), &*self.table, self.seat, action);
        label.unwrap_or_default()
    }

    /// Writes the game to its file: a new file first, so that a crash leaves the old one whole.
    fn keep(&self) -> Result<()> {
        self.save.as_deref().map_or(Ok(()), |path| write_save(path, &self.table.save()))
    }

    /// While the latest step can still be taken back, waits before the bots answer it.
    fn offer_undo(&mut self) -> Result<()> {
        let bots_are_next =
            matches!(self.table.turn(), Turn::Decide(seats) if !seats.contains(self.seat));
        let can_undo = self.table.undoable(self.seat).is_ok();
        if bots_are_next && can_undo {
            self.show_log();
            let answer = self.read_line("Enter to go on, `undo` to take it back: ")?;
            if answer.as_deref() == Some("undo") {
                self.undo();
            }
        }
        Ok(())
    }

    fn ask(&mut self) -> Result<Answer> {
        let choices = self.table.actions(self.seat);
        if self.drawn.replace(self.table.len()) != Some(self.table.len()) {
            println!("\n{}", self.table.view_text(self.viewer()));
            let request = SceneRequest::now(self.viewer(), &self.look, &self.names);
            println!("{}", self.game.face().asked(&*self.table, &request).unwrap_or_default());
            if choices.len() <= LISTED {
                self.list(&choices, &[]);
            } else {
                println!("{} choices; type `list`, or words to narrow them down", choices.len());
            }
        }
        let Some(line) = self.read_line("your choice: ")? else { return Ok(Answer::Quit) };
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word {
            "" => {}
            "help" => println!("{HELP}"),
            "list" => _ = self.list(&choices, &[]),
            "board" => println!("{}", self.table.view_text(self.viewer())),
            "?" => self.explain(rest),
            "hint" => self.hint(),
            "ok" => match self.hinted.take().filter(|(steps, _)| *steps == self.table.len()) {
                Some((_, action)) => return Ok(Answer::Act(action)),
                None => println!("there is no hint for this choice yet; type `hint`"),
            },
            "undo" => self.undo(),
            "rule" => self.show_rules(rest),
            "log" => self.tell(0),
            "score" => show(&mut io::stdout().lock(), self.table.as_ref(), self.viewer())?,
            "save" if rest.is_empty() => println!("save to which file?"),
            "save" => match write_save(Path::new(rest), &self.table.save()) {
                Ok(()) => println!("saved to {rest}"),
                Err(error) => println!("{error:#}"),
            },
            "quit" => return Ok(Answer::Quit),
            _ => return Ok(self.choose(&choices, &line)),
        }
        Ok(Answer::Nothing)
    }

    /// Lists the choices that contain all of these words, each with its number and its notation.
    /// Returns whether there are any.
    fn list(&self, choices: &[Choice], words: &[&str]) -> bool {
        let mut is_any = false;
        for (index, choice) in choices.iter().enumerate() {
            let label = self.label(&choice.action);
            if contains_all(&format!("{} {label}", choice.notation), words) {
                println!("  {:>4}  {:<24}  {label}", index + 1, choice.notation);
                is_any = true;
            }
        }
        is_any
    }

    fn choose(&self, choices: &[Choice], line: &str) -> Answer {
        if let Ok(number) = line.parse::<usize>() {
            let choice = number.checked_sub(1).and_then(|index| choices.get(index));
            if choice.is_none() {
                println!("choice {number} does not exist, the last is {}", choices.len());
            }
            return choice.map_or(Answer::Nothing, |choice| Answer::Act(choice.action.clone()));
        }
        let typed = serde_json::Value::from(line);
        if self.table.check(self.seat, &typed).is_ok() {
            return Answer::Act(typed);
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        if !self.list(choices, &words) {
            self.explain(line);
        }
        Answer::Nothing
    }

    /// Says why things are not possible: each refusal once, with its rule.
    fn explain(&self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut refused: Vec<(String, Vec<String>)> = Vec::new();
        for choice in self.table.candidates(self.seat) {
            let Some(refusal) = &choice.refusal else { continue };
            if contains_all(&choice.notation, &words) {
                let why = self.why_not(refusal);
                match refused.iter_mut().find(|(known, _)| *known == why) {
                    Some((_, actions)) => actions.push(choice.notation),
                    None => refused.push((why, vec![choice.notation])),
                }
            }
        }
        if refused.is_empty() && !words.is_empty() {
            match self.table.check(self.seat, &serde_json::Value::from(line)) {
                Ok(()) => println!("{line:?} is possible"),
                Err(ActError::Refused(refusal)) => {
                    println!("  not {line}: {}", self.why_not(&refusal));
                    self.show_rules(refusal.rule.0);
                }
                Err(error) => println!("{error}"),
            }
            return;
        }
        if refused.is_empty() {
            println!("everything you can point at now is possible");
        }
        let mut explained = Vec::new();
        for (why, actions) in refused.iter().take(LISTED) {
            let more = actions.len().saturating_sub(3);
            let shown = actions[..actions.len() - more].join(", ");
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            println!("  not {shown}{more}: {why}");
            let id = why.split_whitespace().next().unwrap_or_default().to_owned();
            if !explained.contains(&id) {
                explained.push(id);
            }
        }
        if refused.len() > LISTED {
            println!("  ... {} more reasons; add words", refused.len() - LISTED);
        }
        for id in &explained {
            self.show_rules(id);
        }
    }

    /// The rule that forbids something, and why in words.
    fn why_not(&self, refusal: &Refusal) -> String {
        format!("{} {}", refusal.rule, self.game.face().refusal(self.look.words(), refusal))
    }

    fn hint(&mut self) {
        let played = self.adviser.choose(self.table.as_ref(), self.seat);
        println!("  the bot would choose: {}  {}", played.notation, self.label(&played.action));
        for reason in played.reasons.iter().take(4) {
            println!("    {:<16} {:+.2}", reason.name, f64::from(reason.value) / 100.0);
        }
        self.hinted = Some((self.table.len(), played.action));
    }

    fn undo(&mut self) {
        match self.table.undo(self.seat) {
            Ok(()) => {
                println!("taken back");
                self.drawn = None;
                self.shown = self.table.len();
            }
            Err(refusal) => {
                println!("that cannot be taken back: {}", self.why_not(&refusal));
                self.show_rules(refusal.rule.0);
            }
        }
    }

    fn show_rules(&self, query: &str) {
        let language = self.look.language;
        let books = [self.game.face().rules(language), ui::table_rules(language)];
        let books = books.map(Rulebook::parse);
        if let Some(rule) = books.iter().find_map(|book| book.find(query)) {
            println!("    {}  {}", rule.id, rule.text);
            return;
        }
        let found: Vec<_> = books.iter().flat_map(|book| book.search(query)).collect();
        match found[..] {
            [] => println!("no rule has the id or the word {query:?}"),
            _ => found.iter().for_each(|rule| println!("    {}  {}", rule.id, rule.text)),
        }
    }

    fn read_line(&mut self, prompt: &str) -> Result<Option<String>> {
        print!("{prompt}");
        io::stdout().flush()?;
        let mut line = String::new();
        let is_end = self.input.read_line(&mut line)? == 0;
        if is_end {
            println!();
        }
        Ok((!is_end).then(|| line.trim().to_owned()))
    }
}

fn contains_all(notation: &str, words: &[&str]) -> bool {
    words.iter().all(|word| notation.split(' ').any(|part| part.eq_ignore_ascii_case(word)))
}

fn write_save(path: &Path, text: &str) -> Result<()> {
    store::write_whole(path, text).with_context(|| format!("cannot write {}", path.display()))
}

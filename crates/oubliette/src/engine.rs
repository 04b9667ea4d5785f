//! `oubliette engine`: the protocol, one JSON object a line.

use crate::cli;
use crate::failure::Failure;
use bots::{BotSpec, Budget, Next, TableLoop, bot_for};
use kernel::{Lang, Seat, Seed, Text};
use serde_json::{Map, Value, json};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufRead, Write};
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use table::settings::{self, FateError};
use table::{Declined, Luck, NoOdds, OpenError, RealCardAnswer, Session, Settings, Words, nobody_asks, shelf, wire};

/// A longer line is no request.
const LONGEST_LINE: usize = 4 << 20;
/// The longest that a bot may think.
const MOST_MILLIS: u64 = 600_000;

/// Reads requests and writes answers until the end of input.
pub fn run(lang: Lang) -> Result<ExitCode, Failure> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut engine = Engine {
        lang,
        words: Words::new(lang, &[cli::locale(lang), table::locale(lang)]),
        session: None,
        table_loop: TableLoop::default(),
        go: 0,
    };
    let mut line = Vec::new();
    loop {
        let (answer, quit) = match read_line(&mut input, &mut line)? {
            Read::End => return Ok(ExitCode::SUCCESS),
            Read::TooLong => (answer(None, Err(engine.error("json", Text::new("engine-long")))), false),
            Read::Line => engine.answer(&line),
        };
        serde_json::to_writer(&mut output, &answer).map_err(io::Error::from)?;
        output.write_all(b"\n")?;
        output.flush()?;
        if quit {
            return Ok(ExitCode::SUCCESS);
        }
    }
}

enum Read {
    Line,
    TooLong,
    End,
}

/// Reads a line without its end; of a line that is far too long, only its end is looked for.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Read> {
    line.clear();
    let mut too_long = false;
    loop {
        let ready = input.fill_buf()?;
        if ready.is_empty() {
            return Ok(match (too_long, line.is_empty()) {
                (true, _) => Read::TooLong,
                (false, true) => Read::End,
                (false, false) => Read::Line,
            });
        }
        let end = ready.iter().position(|byte| *byte == b'\n');
        let part = &ready[..end.unwrap_or(ready.len())];
        too_long |= line.len() + part.len() > LONGEST_LINE;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = end.map_or(ready.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(if too_long { Read::TooLong } else { Read::Line });
        }
    }
}

/// What is not `ok`.
enum Not {
    /// A legal request for an illegal move: the clause, and why.
    Refused(String, String),
    /// Anything else: a code, and why.
    Error(&'static str, String),
    /// A record that does not replay: why, the line, and the decision that it carries.
    Record(String, usize, Option<usize>),
}

type Answered = Result<Value, Not>;

fn answer(id: Option<Value>, answered: Answered) -> Value {
    let mut whole = Map::new();
    if let Some(id) = id {
        whole.insert("id".into(), id);
    }
    let (key, value) = match answered {
        Ok(value) => ("ok", value),
        Err(Not::Refused(clause, text)) => ("refused", json!({ "clause": clause, "text": text })),
        Err(Not::Error(code, text)) => ("error", json!({ "code": code, "text": text })),
        Err(Not::Record(text, line, step)) => {
            ("error", json!({ "code": "record", "text": text, "line": line, "step": step }))
        }
    };
    whole.insert(key.into(), value);
    Value::Object(whole)
}

struct Engine {
    lang: Lang,
    words: Words,
    session: Option<Session>,
    /// What follows from decisions at it.
    table_loop: TableLoop,
    /// How often a bot was asked: each time it has other luck.
    go: u64,
}

impl Engine {
    /// The answer to a line, and whether to end.
    fn answer(&mut self, line: &[u8]) -> (Value, bool) {
        let request: Value = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(error) => {
                let text = Text::new("engine-json").plain("error", error.to_string());
                return (answer(None, Err(self.error("json", text))), false);
            }
        };
        let Some(request) = request.as_object() else {
            return (answer(None, Err(self.error("request", Text::new("engine-object")))), false);
        };
        // A defect of ours ends no process: a session changes only once a decision has been carried out to its end.
        let answered = panic::catch_unwind(AssertUnwindSafe(|| self.obey(request)))
            .unwrap_or_else(|_| Err(self.error("request", Text::new("engine-defect"))));
        let quit = answered.is_ok() && request.get("do").and_then(Value::as_str) == Some("quit");
        (answer(request.get("id").cloned(), answered), quit)
    }

    fn error(&self, code: &'static str, text: Text) -> Not {
        Not::Error(code, self.words.say(&text))
    }

    /// A field that is missing or of the wrong kind.
    fn field(&self, name: &str) -> Not {
        self.error("request", Text::new("engine-field").plain("field", name))
    }

    fn obey(&mut self, request: &Map<String, Value>) -> Answered {
        let verb = request.get("do").and_then(Value::as_str).ok_or_else(|| self.field("do"))?;
        match verb {
            "hello" => Ok(json!({
                "name": "oubliette", "version": env!("CARGO_PKG_VERSION"), "protocol": wire::PROTOCOL,
            })),
            "games" => Ok(json!({ "games": wire::games() })),
            "quit" => Ok(json!({})),
            "new" => self.begin(request),
            "load" => self.load(request),
            "actions" => {
                let seat = self.seat(request, "seat")?;
                Ok(json!({ "actions": wire::actions(self.session()?, seat) }))
            }
            "play" => self.play(request),
            "view" => {
                let seat = self.seat(request, "seat")?;
                Ok(json!({ "view": self.session()?.view(seat) }))
            }
            "odds" => self.odds(request),
            "undo" => self.undo(request),
            "record" => Ok(json!({ "record": self.session()?.record() })),
            "go" => self.go(request),
            "order" => self.order(request),
            "say" => self.say(request),
            _ => {
                let shown: String = verb.chars().take(40).collect();
                Err(self.error("request", Text::new("engine-verb").plain("verb", shown)))
            }
        }
    }

    fn session(&self) -> Result<&Session, Not> {
        self.session.as_ref().ok_or_else(|| self.error("no-game", Text::new("engine-no-game")))
    }

    fn seat(&self, request: &Map<String, Value>, field: &str) -> Result<Seat, Not> {
        let seats = self.session()?.seats();
        let named = request.get(field).ok_or_else(|| self.field(field))?;
        let seat = named.as_u64().filter(|seat| *seat < seats as u64);
        seat.map(|seat| Seat(seat as u8))
            .ok_or_else(|| self.error("seat", Text::new("engine-seat").number("last", seats - 1)))
    }

    /// Whose eyes the answer is for: those that `as` names, or the given ones.
    fn viewer(&self, request: &Map<String, Value>, otherwise: Seat) -> Result<Seat, Not> {
        if request.contains_key("as") { self.seat(request, "as") } else { Ok(otherwise) }
    }

    fn action(&self, request: &Map<String, Value>) -> Result<String, Not> {
        let action = request.get("action").ok_or_else(|| self.field("action"))?;
        let unknown = || self.error("action", Text::new("engine-action").plain("action", shorten(action)));
        self.session()?.action_from_json(action).ok_or_else(unknown)
    }

    fn open_error(&self, error: &OpenError) -> Not {
        self.error(wire::code(error), error.text())
    }

    /// Lets bots and standing orders decide until a program has to: a record may name bots.
    fn advance(&mut self) {
        let Some(session) = &mut self.session else { return };
        while let Next::RealCard(_) = self.table_loop.advance(session, |_| false) {
            // Nobody at this protocol looks at real cards: an order that needs one ends, and a bot that does is asked again later.
            let of_bot = self.table_loop.pending().is_some_and(|pending| pending.decision.is_some());
            let _ = self.table_loop.answer(session, RealCardAnswer::Stop);
            if of_bot {
                return;
            }
        }
    }

    /// Starts a game that stands only once its answer is certain.
    fn opened(&mut self, session: Session, request: &Map<String, Value>) -> Answered {
        let before = self.session.replace(session);
        match self.viewer(request, Seat(0)) {
            Ok(viewer) => {
                self.table_loop = TableLoop::default();
                self.advance();
                let session = self.session()?;
                Ok(
                    json!({ "status": wire::status(&session.status()), "events": wire::events(session.story(0, viewer)) }),
                )
            }
            Err(not) => {
                self.session = before;
                Err(not)
            }
        }
    }

    fn begin(&mut self, request: &Map<String, Value>) -> Answered {
        let game = request.get("game").ok_or_else(|| self.field("game"))?;
        let game = game.as_str().ok_or_else(|| self.field("game"))?;
        let seed = match request.get("seed") {
            None => format!("{:016x}", RandomState::new().build_hasher().finish()),
            Some(seed) => seed.as_str().ok_or_else(|| self.field("seed"))?.to_string(),
        };
        let players = match request.get("players") {
            None => None,
            Some(players) => Some(players.as_u64().ok_or_else(|| self.field("players"))?),
        };
        let label = shelf::label(game).ok_or_else(|| self.open_error(&OpenError::Game(game.into())))?;
        let options = self.options(request)?;
        let deal = match request.get("deal") {
            None => Vec::new(),
            Some(deal) => wire::deal(deal, &label.sources).map_err(|error| match error {
                wire::DealError::Shape => self.field("deal"),
                wire::DealError::NoSource(error) => self.open_error(&error),
            })?,
        };
        let custom = match request.get("deck") {
            None => None,
            Some(deck) => Some(deck.as_str().ok_or_else(|| self.field("deck"))?.to_string()),
        };
        let settings = Settings { players, options, custom, ..Settings::new(Luck::Seed { seed, deal }) };
        let session = shelf::open(game, settings, &mut nobody_asks).map_err(|error| self.open_error(&error))?;
        self.opened(session, request)
    }

    fn options(&self, request: &Map<String, Value>) -> Result<Vec<(String, String)>, Not> {
        let Some(options) = request.get("options") else {
            return Ok(Vec::new());
        };
        wire::options(options).ok_or_else(|| self.error("options", Text::new("engine-options")))
    }

    fn load(&mut self, request: &Map<String, Value>) -> Answered {
        let record = request.get("record").and_then(Value::as_str).ok_or_else(|| self.field("record"))?;
        let loaded = shelf::load(record).map_err(|error| Not::Record(error.say(self.lang), error.line, error.step))?;
        let cut = loaded.cut;
        let mut answer = self.opened(loaded.session, request)?;
        if let Some(line) = cut {
            answer["cut"] = line.into();
        }
        Ok(answer)
    }

    fn play(&mut self, request: &Map<String, Value>) -> Answered {
        let seat = self.seat(request, "seat")?;
        let viewer = self.viewer(request, seat)?;
        let action = self.action(request)?;
        let session = self.session.as_mut().expect("a seat was found at it");
        let from = session.decisions();
        if let Err(declined) = self.table_loop.decide(session, seat, &action) {
            return Err(self.decline(declined));
        }
        if self.table_loop.pending().is_some() {
            // Nobody at this protocol looks at real cards.
            let _ = self.table_loop.answer(session, RealCardAnswer::Stop);
            return Err(self.decline(Declined::Unanswered));
        }
        self.advance();
        self.since(from, viewer)
    }

    /// What a seat has witnessed since so many decisions stood, and where the game stands.
    fn since(&self, decisions: usize, viewer: Seat) -> Answered {
        let session = self.session()?;
        let events = wire::events(session.story(decisions + 1, viewer));
        Ok(json!({ "events": events, "status": wire::status(&session.status()) }))
    }

    /// Gives or withdraws a standing order, and says what the seat may order and has ordered.
    fn order(&mut self, request: &Map<String, Value>) -> Answered {
        let seat = self.seat(request, "seat")?;
        let lang = self.lang;
        let from = self.session()?.decisions();
        if let Some(word) = request.get("order") {
            let word = word.as_str().ok_or_else(|| self.field("order"))?;
            let stands = request.get("stands").unwrap_or(&Value::Bool(true));
            let stands = stands.as_bool().ok_or_else(|| self.field("stands"))?;
            let session = self.session.as_mut().expect("a seat was found at it");
            let done = if stands { session.give_order(seat, word) } else { session.withdraw_order(seat, word) };
            if let Err(refused) = done {
                return Err(Not::Refused(refused.clause().into(), self.words.say(&refused.text())));
            }
            self.advance();
        }
        let mut answer = self.since(from, seat)?;
        let session = self.session()?;
        answer["orders"] = wire::orders(&session.orders(seat), &session.words(lang));
        Ok(answer)
    }

    /// Says a phrase, to all or to one; without one, lists them.
    fn say(&mut self, request: &Map<String, Value>) -> Answered {
        let seat = self.seat(request, "seat")?;
        let viewer = self.viewer(request, seat)?;
        let Some(word) = request.get("phrase") else {
            let session = self.session()?;
            return Ok(json!({ "phrases": wire::phrases(session.phrases_now(), &session.words(self.lang)) }));
        };
        let word = word.as_str().ok_or_else(|| self.field("phrase"))?;
        let to = match request.get("to") {
            None | Some(Value::Null) => None,
            Some(_) => Some(self.seat(request, "to")?),
        };
        let session = self.session.as_mut().expect("a seat was found at it");
        let remarks = session.remarks().len();
        if let Err(refused) = self.table_loop.say(session, seat, word, to) {
            return Err(Not::Refused(refused.clause().into(), self.words.say(&refused.text())));
        }
        let session = self.session()?;
        let mut said = session.story(session.decisions(), viewer);
        said.retain(|telling| telling.remark.is_some_and(|number| number >= remarks));
        let events = wire::events(said);
        Ok(json!({ "events": events, "status": wire::status(&session.status()) }))
    }

    fn decline(&self, declined: Declined) -> Not {
        let say = |text: &Text| {
            self.session.as_ref().map_or_else(|| self.words.say(text), |session| session.words(self.lang).say(text))
        };
        match declined {
            Declined::Refused(refused) => Not::Refused(refused.clause.into(), say(&refused.why)),
            Declined::Fate(error) => Not::Error("fate", say(&FateError::text(&error))),
            Declined::NoAction => self.error("action", Text::new("engine-action").plain("action", "")),
            Declined::Unanswered => self.error("fate", Text::new("engine-asked")),
        }
    }

    fn odds(&self, request: &Map<String, Value>) -> Answered {
        let seat = self.seat(request, "seat")?;
        let viewer = self.viewer(request, seat)?;
        let action = self.action(request)?;
        let outcomes =
            self.session()?.odds(seat, &action, viewer, wire::MOST_OUTCOMES).map_err(|error| match error {
                NoOdds::Declined(declined) => self.decline(declined),
                NoOdds::TooMany => {
                    self.error("too-many", Text::new("engine-too-many").number("most", wire::MOST_OUTCOMES as i64))
                }
            })?;
        Ok(json!({ "outcomes": wire::outcomes(outcomes) }))
    }

    fn undo(&mut self, request: &Map<String, Value>) -> Answered {
        self.session()?;
        let insist = match request.get("assisted") {
            None => false,
            Some(insist) => insist.as_bool().ok_or_else(|| self.field("assisted"))?,
        };
        let session = self.session.as_mut().expect("there is a game");
        let (people, decided) = (session.people(), 1..=session.decisions());
        let last = decided.rev().filter_map(|at| session.decided_by(at)).find(|seat| people.has(*seat));
        let undone = match last {
            // What bots have decided since goes, too: they would decide it again at once.
            Some(seat) if people.len() < session.seats() as u32 => session.undo_at_one_screen(seat, insist),
            _ => session.undo(insist),
        };
        if let Err(refused) = undone {
            return Err(Not::Refused(refused.clause().into(), self.words.say(&refused.text())));
        }
        self.advance();
        Ok(json!({ "status": wire::status(&self.session()?.status()) }))
    }

    fn go(&mut self, request: &Map<String, Value>) -> Answered {
        let seat = self.seat(request, "seat")?;
        let name = match request.get("bot") {
            None => "search",
            Some(name) => name.as_str().ok_or_else(|| self.field("bot"))?,
        };
        // No bot has a longer name, and a refusal says it again.
        let name: String = name.chars().take(40).collect();
        let mut spec = BotSpec::from(name.as_str());
        let known = settings::check_bot(seat, &spec, self.session()?.characters());
        known.map_err(|error| self.error("request", error.text()))?;
        for (field, most) in [("millis", MOST_MILLIS), ("playouts", 100_000_000)] {
            if let Some(number) = request.get(field) {
                let number = number.as_u64().filter(|number| (1..=most).contains(number));
                let number = number.ok_or_else(|| self.field(field))?;
                spec = spec.within(if field == "millis" { Budget::Millis(number) } else { Budget::Playouts(number) });
            }
        }
        let session = self.session()?;
        if !session.status().awaited().has(seat) {
            return Err(self.error("seat", Text::new("engine-not-awaited").number("seat", seat.0)));
        }
        let luck = match request.get("seed") {
            None => Seed::of("go").nth(self.go),
            Some(seed) => Seed::of(seed.as_str().ok_or_else(|| self.field("seed"))?),
        };
        let mut bot = bot_for(session, &spec, luck).expect("a game that is being played is on the shelf");
        let advice = bot.advise(&session.seat_view(seat));
        let words = session.words(self.lang);
        let lines = advice.lines.iter().map(|line| wire::judged(session, seat, &words, line.told()));
        let lines: Vec<Value> = lines.collect();
        let told = json!({ "action": session.action_to_json(&advice.action), "lines": lines });
        self.go += 1;
        Ok(told)
    }
}

fn shorten(value: &Value) -> String {
    value.to_string().chars().take(80).collect()
}

#[cfg(test)]
mod tests;

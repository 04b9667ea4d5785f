//! A record, played again line by line.

use crate::any_session::{AnySession, Asking};
use crate::holders::PERSON;
use crate::record::{Damage, Line, OlderHead, Record, RecordError, content_hash};
use crate::session::{Answer, Session};
use crate::settings::{FateError, OpenError, on_own};
use kernel::{GameBox, Seat};
use std::collections::BTreeMap;

/// A record that was replayed to its end.
pub struct Loaded {
    /// The game, as far as the record goes.
    pub session: Box<dyn AnySession>,
    /// The number of the line at which the file ends early, where it does: that line was left out.
    pub cut: Option<usize>,
    /// How many lines of the record's body there were, the start among them.
    pub lines: usize,
    /// How many bytes of the text were used.
    pub bytes: usize,
    /// Notes of the head, such as when the game was begun.
    pub notes: Vec<String>,
}

/// A record being replayed, whatever the game.
pub trait AnyReplay {
    /// The game as it stands.
    fn session(&self) -> &dyn AnySession;
    /// How many lines there are after the start.
    fn steps(&self) -> usize;
    /// How many of them have been replayed.
    fn at(&self) -> usize;
    /// The line that was replayed last.
    fn line(&self) -> String;
    /// The number of the line at which the file ends early, where it does.
    fn cut(&self) -> Option<usize>;
    /// Replays the next line; false where there is none.
    ///
    /// # Errors
    /// What is wrong with it.
    fn forward(&mut self) -> Result<bool, RecordError>;
    /// The game as it stands, for good.
    fn stop(self: Box<Self>) -> Loaded;
}

/// A record being replayed.
pub struct Replay<G: GameBox> {
    session: Session<G>,
    body: Vec<Line>,
    at: usize,
    over_said: bool,
    cut: Option<usize>,
    notes: Vec<String>,
}

/// Whether a record of an earlier release knows today's content by this hash.
fn is_known<G: GameBox>(rules: u32, hash: &str) -> bool {
    G::KNOWN_CONTENT.contains(&(rules, hash))
}

impl<G: GameBox> Replay<G> {
    /// Lays out the table of a record.
    ///
    /// # Errors
    /// What is wrong with its head or its start.
    pub fn open(game: G, record: Record) -> Result<Self, RecordError> {
        Self::start(game, record).map_err(of_game::<G>)
    }

    fn start(game: G, record: Record) -> Result<Self, RecordError> {
        let wrong = |line, damage| {
            let damage = Box::new(damage);
            RecordError { game: String::new(), line, step: None, damage, bad_file: false }
        };
        let Record { rules, content, settings, head_lines, head, notes, body, cut, .. } = record;
        let known = |version: &u32| (1..=G::RULES).contains(version) && version.to_string() == rules.1;
        let version = rules.1.parse().ok().filter(known);
        let unknown = || wrong(rules.0, Damage::Rules { said: rules.1.clone(), known: G::RULES });
        let version: u32 = version.ok_or_else(unknown)?;
        let own_line = head.get("own").copied().unwrap_or(1);
        let game = on_own(game, settings.own.as_deref()).map_err(|error| wrong(own_line, Damage::Settings(error)))?;
        match &settings.own {
            // Older rules may have had other cards: whether that matters to this game, its checksums say.
            None if version == G::RULES && content.1 != content_hash(&game) && !is_known::<G>(version, &content.1) => {
                return Err(wrong(content.0, Damage::Content));
            }
            Some(own) if content.1 != content_hash(&game) || *own != game.content() => {
                return Err(wrong(own_line, Damage::Own(content.0)));
            }
            _ => {}
        }
        let start = body.first().expect("a record that was read has a start");
        let (said, mut answers) = split_luck(start)?;
        if said != "start" {
            return Err(start.unreadable());
        }
        let opened = Session::open(game, settings, &mut |asking| answers.next_for(asking));
        let opened = opened.map_err(|error| match line_of(&head, &error) {
            Some(line) => wrong(line, Damage::Settings(error)),
            None => start.wrong(Damage::Settings(error)),
        });
        let mut session = opened.map_err(|error| blame_changes::<G>(version, error))?;
        answers.all_used(start)?;
        check_sum(&session, start).map_err(|error| blame_changes::<G>(version, error))?;
        if version < G::RULES || is_known::<G>(version, &content.1) {
            session.keep_older_head(OlderHead { rules: version, lines: head_lines });
        }
        Ok(Self { session, body, at: 0, over_said: false, cut, notes })
    }

    /// Says what a line says was said.
    fn say_again(session: &mut Session<G>, line: &Line, said: &str) -> Result<(), RecordError> {
        let seat = |text: &str| {
            let number = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
            number.map(Seat).ok_or_else(|| line.unreadable())
        };
        let (who, word, to) = match said.split(' ').collect::<Vec<_>>()[..] {
            [who, word] => (seat(who)?, word, None),
            [who, word, to] => (seat(who)?, word, Some(seat(to)?)),
            _ => return Err(line.unreadable()),
        };
        if line.sum.is_some() {
            return Err(line.unreadable());
        }
        AnySession::say(session, who, word, to).map_err(|refused| line.wrong(Damage::Said(refused)))
    }

    /// Hands a seat over as a line says it was.
    fn hand_over_again(session: &mut Session<G>, line: &Line, said: &str) -> Result<(), RecordError> {
        let (seat, name) = said.split_once(' ').ok_or_else(|| line.unreadable())?;
        let seat = seat.parse().map(Seat).map_err(|_| line.unreadable())?;
        let bot = (name != PERSON).then_some(name);
        if line.sum.is_some() {
            return Err(line.unreadable());
        }
        Session::hand_over(session, seat, bot).map_err(|refused| line.wrong(Damage::HandedOver(refused)))?;
        // What could be said otherwise is written in one way only.
        let written = Session::lines(session).last().is_some_and(|written| *written == line.said);
        if written { Ok(()) } else { Err(line.unreadable()) }
    }

    fn replay_next(&mut self) -> Result<(), RecordError> {
        let (session, line) = (&mut self.session, &self.body[self.at + 1]);
        if let Some(said) = line.said.strip_prefix("say ") {
            return Self::say_again(session, line, said);
        }
        if let Some(said) = line.said.strip_prefix("seat ") {
            return Self::hand_over_again(session, line, said);
        }
        // What a note says is nobody's luck, whatever it looks like.
        if let Some(note) = line.said.strip_prefix("note ") {
            if line.sum.is_some() || note.contains('\r') || session.over_line().is_some() && !self.over_said {
                return Err(line.unreadable());
            }
            Session::note(session, note);
            return Ok(());
        }
        let (said, mut answers) = split_luck(line)?;
        let words: Vec<&str> = said.splitn(3, ' ').collect();
        let over = words[0] == "over" || words[0] == "assisted" && self.over_said;
        match words[..] {
            // What is not free is taken back only where a line before says that there was help.
            ["undo"] => session.undo_again().map_err(|_| line.wrong(Damage::Undo))?,
            ["assisted"] if !Session::assisted(session) => Session::mark_assisted(session),
            ["over", ..] if self.over_said => return Err(line.unreadable()),
            ["over", ..] if session.over_line().as_deref() == Some(said) => {}
            ["over", ..] => return Err(line.wrong(Damage::Outcome)),
            [step, seat, action] => {
                let step: usize = step.parse().map_err(|_| line.unreadable())?;
                let seat: u8 = seat.parse().map_err(|_| line.unreadable())?;
                let written = format!("{step} {seat} {action}") == said;
                if !written || seat >= Session::seats(session) {
                    return Err(line.unreadable());
                }
                let expected = Session::decisions(session) + 1;
                if step != expected {
                    return Err(line.wrong(Damage::Order(expected)));
                }
                AnySession::play(session, Seat(seat), action, &mut |asking| answers.next_for(asking))
                    .map_err(|declined| line.wrong(Damage::Declined(declined)))?;
            }
            _ => return Err(line.unreadable()),
        }
        self.over_said = over;
        answers.all_used(line)?;
        check_sum(session, line)
    }
}

impl<G: GameBox> AnyReplay for Replay<G> {
    fn session(&self) -> &dyn AnySession {
        &self.session
    }

    fn steps(&self) -> usize {
        self.body.len() - 1
    }

    fn at(&self) -> usize {
        self.at
    }

    fn line(&self) -> String {
        let Line { said, sum, .. } = &self.body[self.at];
        sum.as_ref().map_or_else(|| said.clone(), |sum| format!("{said} #{sum}"))
    }

    fn cut(&self) -> Option<usize> {
        self.cut
    }

    fn forward(&mut self) -> Result<bool, RecordError> {
        if self.at == self.steps() {
            return Ok(false);
        }
        let version = self.session.rules();
        self.replay_next().map_err(|error| of_game::<G>(blame_changes::<G>(version, error)))?;
        self.at += 1;
        Ok(true)
    }

    fn stop(self: Box<Self>) -> Loaded {
        Loaded {
            cut: self.cut,
            lines: self.at + 1,
            bytes: self.body[self.at].end,
            notes: self.notes,
            session: Box::new(self.session),
        }
    }
}

fn of_game<G: GameBox>(error: RecordError) -> RecordError {
    RecordError { game: G::ID.into(), ..error }
}

/// Where a record of older rules parts from today's, it says what changed since.
fn blame_changes<G: GameBox>(rules: u32, error: RecordError) -> RecordError {
    let changes: Vec<_> = G::CHANGES.iter().filter(|change| change.rules > rules).copied().collect();
    let by_rules = matches!(
        *error.damage,
        Damage::Declined(_) | Damage::Checksum | Damage::Outcome | Damage::Undo | Damage::Settings(_)
    );
    if changes.is_empty() || !by_rules {
        return error;
    }
    RecordError { damage: Box::new(Damage::Changed { damage: error.damage, rules, changes }), ..error }
}

/// The line of the head that an error is about, if it is about the head.
fn line_of(head: &BTreeMap<String, usize>, error: &OpenError) -> Option<usize> {
    let thing = match error {
        OpenError::Players { .. } => "players".to_string(),
        OpenError::NoOption { key, .. } | OpenError::NoValue { key, .. } | OpenError::Twice(key) => {
            format!("option {key}")
        }
        OpenError::NoSource { name, .. } => format!("deal {name}"),
        OpenError::NoOwn(_) | OpenError::Own(_) => "own".to_string(),
        OpenError::NoBot { seat, .. }
        | OpenError::NoSeat { seat, .. }
        | OpenError::SeatTwice(seat)
        | OpenError::Playouts(seat)
        | OpenError::Nobody(seat) => format!("bot {}", seat.0),
        OpenError::Fate(
            FateError::Dry(source) | FateError::NotThere { source, .. } | FateError::Twice { source, .. },
        ) => format!("deal {source}"),
        OpenError::Game(_) | OpenError::Unanswered => return None,
    };
    head.get(&thing).copied()
}

fn check_sum<G: GameBox>(session: &Session<G>, line: &Line) -> Result<(), RecordError> {
    match &line.sum {
        Some(sum) if *sum != session.checksum() => Err(line.wrong(Damage::Checksum)),
        _ => Ok(()),
    }
}

/// What a line says the player's cards showed.
struct Answers(Vec<(String, String)>);

impl Answers {
    fn next_for(&mut self, asking: &Asking) -> Answer {
        if self.0.first().is_none_or(|(name, _)| *name != asking.name) {
            return Answer::Stop;
        }
        let (_, face) = self.0.remove(0);
        asking.faces.iter().position(|(known, _)| *known == face).map_or(Answer::Stop, Answer::Shows)
    }

    fn all_used(&self, line: &Line) -> Result<(), RecordError> {
        if self.0.is_empty() { Ok(()) } else { Err(line.unreadable()) }
    }
}

fn split_luck(line: &Line) -> Result<(&str, Answers), RecordError> {
    let Some((said, luck)) = line.said.split_once(" < ") else {
        return Ok((&line.said, Answers(Vec::new())));
    };
    let answers = luck.split(' ').map(|word| {
        let (source, face) = word.split_once(':')?;
        Some((source.to_string(), face.to_string()))
    });
    Ok((said, Answers(answers.collect::<Option<_>>().ok_or_else(|| line.unreadable())?)))
}

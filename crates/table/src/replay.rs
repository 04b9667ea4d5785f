//! A record, played again line by line, forwards and backwards.

use crate::game_table::{RealCardAnswer, RealCardQuestion};
use crate::own_content::OwnContent;
use crate::record::{BodyLine, Damage, Record, RecordError, RecordLine, Shown, hash};
use crate::session::Session;
use crate::settings::{self, FateError, OpenError};
use kernel::{GameBox, RuleChange};
use std::sync::Arc;

/// A record that was replayed to its end.
pub struct Loaded {
    /// The game, as far as the record goes.
    pub session: Session,
    /// The number of the line at which the file ends early, where it does: that line was left out.
    pub cut: Option<usize>,
    /// How many lines of the record's body there were, the start among them.
    pub lines: usize,
    /// How many bytes of the text were used.
    pub bytes: usize,
    /// Notes of the head, such as when the game was begun.
    pub notes: Vec<String>,
}

/// The game is kept as it stood after every so many lines: stepping back goes on from the last of those.
const BETWEEN_CHECKPOINTS: usize = 16;

/// A record being replayed. Clones share what they have in common.
#[derive(Clone)]
pub struct Replay {
    now: Place,
    body: Arc<[BodyLine]>,
    /// The places that were passed, each so many lines after the one before; none where nobody will step back.
    checkpoints: Option<Vec<Place>>,
    changes: &'static [RuleChange],
    cut: Option<usize>,
    notes: Vec<String>,
}

/// A place in a record.
#[derive(Clone)]
struct Place {
    session: Session,
    /// How many lines after the start have been replayed.
    at: usize,
    /// Whether the last line was the game's last, or followed it.
    over_said: bool,
}

impl Replay {
    /// Lays out the table of a record.
    ///
    /// # Errors
    /// What is wrong with its head or its start.
    pub fn open<G: GameBox>(game: G, record: Record) -> Result<Self, RecordError> {
        Self::start(game, record).map_err(|error| RecordError { game: G::ID.into(), ..error })
    }

    fn start<G: GameBox>(game: G, record: Record) -> Result<Self, RecordError> {
        let wrong = |line, damage| {
            let damage = Box::new(damage);
            RecordError { game: String::new(), line, step: None, damage, bad_file: false }
        };
        let version = record.rules.parse().ok();
        let version =
            version.filter(|version: &u32| (1..=G::RULES).contains(version) && version.to_string() == record.rules);
        let unknown = || wrong(record.line_of("rules"), Damage::Rules { said: record.rules.clone(), known: G::RULES });
        let version = version.ok_or_else(unknown)?;
        let custom = record.settings.custom.as_deref();
        let own_line = record.line_of("own");
        let game = settings::with_custom(game, custom).map_err(|error| wrong(own_line, Damage::Settings(error)))?;
        let (content, content_line) = (game.content(), record.line_of("content"));
        // A record of an earlier release may know today's content by another hash.
        let known_content = G::KNOWN_CONTENT.contains(&(version, record.content.as_str()));
        match custom {
            // Older rules may have had other cards: whether that matters to this game, its checksums say.
            None if version == G::RULES && record.content != hash(&content) && !known_content => {
                return Err(wrong(content_line, Damage::Content));
            }
            Some(custom) if record.content != hash(&content) || *custom != OwnContent::read(custom).line(&game) => {
                return Err(wrong(own_line, Damage::Own(content_line)));
            }
            _ => {}
        }
        let start = record.body.first().expect("a record that was read has a start");
        let Some(line @ RecordLine::Start { .. }) = &start.line else { return Err(start.unreadable()) };
        let mut answers = Answers::of(line);
        let opened = Session::open(game, record.settings.clone(), &mut |asking| answers.next_for(asking));
        let opened = opened.map_err(|error| match line_of(&record, &error) {
            Some(line) => wrong(line, Damage::Settings(error)),
            None => start.wrong(Damage::Settings(error)),
        });
        let mut session = opened.map_err(|error| blame_changes(G::CHANGES, version, error))?;
        answers.all_used(start)?;
        check_sum(&session, start).map_err(|error| blame_changes(G::CHANGES, version, error))?;
        session.was_played_out = record.summary().over.is_some();
        if version < G::RULES || known_content {
            session.keep_head(version, record.head_lines);
        }
        Ok(Self {
            now: Place { session, at: 0, over_said: false },
            body: record.body.into(),
            checkpoints: Some(Vec::new()),
            changes: G::CHANGES,
            cut: record.cut,
            notes: record.notes,
        })
    }

    /// For whoever never steps back.
    #[must_use]
    pub fn without_checkpoints(self) -> Self {
        Self { checkpoints: None, ..self }
    }

    /// The game as it stands.
    pub fn session(&self) -> &Session {
        &self.now.session
    }

    /// How many lines there are after the start.
    pub fn steps(&self) -> usize {
        self.body.len() - 1
    }

    /// How many of them have been replayed.
    pub fn at(&self) -> usize {
        self.now.at
    }

    /// The line that was replayed last.
    pub fn line(&self) -> &RecordLine {
        self.body[self.now.at].line.as_ref().expect("a line that was replayed could be read")
    }

    /// The number of the line at which the file ends early, where it does.
    pub fn cut(&self) -> Option<usize> {
        self.cut
    }

    /// Replays the next line; false where there is none.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn forward(&mut self) -> Result<bool, RecordError> {
        if self.now.at == self.steps() {
            return Ok(false);
        }
        if let Some(checkpoints) = &mut self.checkpoints
            && self.now.at == checkpoints.len() * BETWEEN_CHECKPOINTS
        {
            checkpoints.push(self.now.clone());
        }
        let version = self.now.session.rules();
        let line = &self.body[self.now.at + 1];
        self.now.replay(line).map_err(|error| {
            let error = blame_changes(self.changes, version, error);
            RecordError { game: self.now.session.id().into(), ..error }
        })?;
        self.now.at += 1;
        Ok(true)
    }

    /// Goes to the place after so many lines, forwards or backwards; not beyond the end.
    ///
    /// # Errors
    /// The first line up to there that cannot be replayed.
    pub fn go_to(&mut self, at: usize) -> Result<(), RecordError> {
        if at < self.now.at {
            let kept = self
                .checkpoints
                .as_ref()
                .and_then(|kept| kept.get((at / BETWEEN_CHECKPOINTS).min(kept.len().checked_sub(1)?)));
            if let Some(place) = kept {
                self.now = place.clone();
            }
        }
        while self.now.at < at && self.forward()? {}
        Ok(())
    }

    /// The game as it stands, for good: whoever goes on with it knows no more than those who sit there.
    pub fn stop(mut self) -> Loaded {
        self.now.session.was_played_out = false;
        Loaded {
            cut: self.cut,
            lines: self.now.at + 1,
            bytes: self.body[self.now.at].end,
            notes: self.notes,
            session: self.now.session,
        }
    }
}

impl Place {
    /// Does again what a line says was done.
    fn replay(&mut self, said: &BodyLine) -> Result<(), RecordError> {
        let session = &mut self.session;
        let line = said.line.as_ref().ok_or_else(|| said.unreadable())?;
        let mut over = false;
        let mut answers = Answers::of(line);
        match line {
            RecordLine::Say { seat, phrase, to } => {
                return session.say(*seat, phrase, *to).map_err(|refused| said.wrong(Damage::Said(refused)));
            }
            RecordLine::HandOver { seat, bot } => {
                let bot = bot.as_deref().map(Into::into);
                session.hand_over(*seat, bot).map_err(|refused| said.wrong(Damage::HandedOver(refused)))?;
                // What could be said otherwise is written in one way only.
                let written = session.lines().last() == Some(&*said.text);
                return if written { Ok(()) } else { Err(said.unreadable()) };
            }
            RecordLine::Note(note) => {
                // The last line belongs to the decision before it.
                if session.is_over() && !self.over_said {
                    return Err(said.unreadable());
                }
                session.note(note);
                return Ok(());
            }
            // What is not free is taken back only where a line before says that there was help.
            RecordLine::Undo { .. } => session.undo_again().map_err(|_| said.wrong(Damage::Undo))?,
            RecordLine::Assisted { .. } if !session.assisted() => {
                session.mark_assisted();
                over = self.over_said;
            }
            RecordLine::Over { .. } if self.over_said => return Err(said.unreadable()),
            RecordLine::Over { verdict, .. } => {
                if session.verdict().as_ref() != Some(verdict) {
                    return Err(said.wrong(Damage::Outcome));
                }
                over = true;
            }
            RecordLine::NextChronicle(next) => {
                // It follows the game's end, and is what the rules write there.
                if !self.over_said || session.next_chronicle().as_ref() != Some(next) {
                    return Err(said.wrong(Damage::Outcome));
                }
                over = true;
            }
            RecordLine::Decision { number, seat, action, .. } => {
                if seat.0 >= session.seats() {
                    return Err(said.unreadable());
                }
                let expected = session.decisions() + 1;
                if *number != expected {
                    return Err(said.wrong(Damage::Order(expected)));
                }
                session
                    .play(*seat, action, &mut |asking| answers.next_for(asking))
                    .map_err(|declined| said.wrong(Damage::Declined(declined)))?;
            }
            _ => return Err(said.unreadable()),
        }
        self.over_said = over;
        answers.all_used(said)?;
        check_sum(session, said)
    }
}

/// Where a record of older rules parts from today's, it says what changed since.
fn blame_changes(changes: &[RuleChange], rules: u32, error: RecordError) -> RecordError {
    let changes: Vec<_> = changes.iter().filter(|change| change.rules > rules).copied().collect();
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
fn line_of(record: &Record, error: &OpenError) -> Option<usize> {
    let thing = match error {
        OpenError::Players { .. } => "players".to_string(),
        OpenError::NoOption { key, .. } | OpenError::NoValue { key, .. } | OpenError::Twice(key) => {
            format!("option {key}")
        }
        OpenError::NoSource { name, .. } => format!("deal {name}"),
        OpenError::NoCustom(_) | OpenError::Custom(_) => "own".to_string(),
        OpenError::Chronicle(_) => "chronicle".to_string(),
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
    record.head.get(&thing).copied()
}

fn check_sum(session: &Session, said: &BodyLine) -> Result<(), RecordError> {
    match said.line.as_ref().and_then(RecordLine::checksum) {
        Some(sum) if *sum != session.checksum() => Err(said.wrong(Damage::Checksum)),
        _ => Ok(()),
    }
}

/// What a line says the player's cards showed, as far as nobody has asked for it.
struct Answers<'a>(&'a [Shown]);

impl<'a> Answers<'a> {
    fn of(line: &'a RecordLine) -> Self {
        Self(line.shown())
    }

    fn next_for(&mut self, asking: &RealCardQuestion) -> RealCardAnswer {
        // What cannot come up is not asked for again: the line is wrong.
        let fits = |(shown, _): &(&Shown, _)| shown.source == asking.name && asking.refused.is_none();
        let Some((shown, rest)) = self.0.split_first().filter(fits) else {
            return RealCardAnswer::Stop;
        };
        self.0 = rest;
        asking
            .faces
            .iter()
            .position(|(known, _)| *known == shown.face)
            .map_or(RealCardAnswer::Stop, RealCardAnswer::Shows)
    }

    fn all_used(&self, said: &BodyLine) -> Result<(), RecordError> {
        if self.0.is_empty() { Ok(()) } else { Err(said.unreadable()) }
    }
}

//! A game being played.

mod elsewhere;

use crate::any_session::Asking;
use crate::holders::Holders;
use crate::orders::Orders;
use crate::record::OlderHead;
use crate::settings::{self, FateError, Luck, OpenError, Settings, named};
use crate::talk::Talk;
use crate::verdict::Verdict;
use kernel::{
    Chance, Counted, Ctx, Enumerated, Fate, Fraction, Game, GameBox, Moves, Question, Scripted, Seat, SeatSet, Secrets,
    Seed, Seeded, Source, SourceKind, Status, Text, TooMany, Trouble,
};
use std::collections::BTreeMap;

/// Asks the player what the real cards or dice show.
pub type Ask<'a> = &'a mut dyn FnMut(&Asking) -> Answer;

/// What the player says of the real cards or dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// They show this: a place in [`Asking::faces`].
    Shows(usize),
    /// The last answer was wrong; it is asked for again.
    Back,
    /// Not now: nothing has happened.
    Stop,
}

/// For tables on which nothing is asked.
pub fn nobody_asks(_: &Asking) -> Answer {
    Answer::Stop
}

/// Everything that chance may do: how likely each outcome is, and what is witnessed then.
pub type Odds<E> = Vec<(Fraction, Vec<E>)>;

/// How often chance is tried at most where its ways are too many to be walked: an even chance is then known to one in a hundred.
const MOST_THROWS: usize = 2_500;

/// The place of a text in a list to which it is added where it is missing.
fn place_of(texts: &mut Vec<Text>, text: Text) -> usize {
    texts.iter().position(|known| *known == text).unwrap_or_else(|| {
        texts.push(text);
        texts.len() - 1
    })
}

/// A game being played: the only place where a true table is kept. What leaves it leaves through views.
pub struct Session<G: GameBox> {
    game: G,
    settings: Settings,
    options: G::Options,
    table: G::Table,
    fate: Scripted,
    opening: Vec<G::Event>,
    steps: Vec<Step<G>>,
    lines: Vec<String>,
    assisted: bool,
    older_head: Option<OlderHead>,
    pub(crate) holders: Holders,
    pub(crate) orders: Orders,
    pub(crate) talk: Talk,
}

/// A decision that stands, and what it would take to undo it.
struct Step<G: GameBox> {
    seat: Seat,
    events: Vec<G::Event>,
    table_before: G::Table,
    fate_before: Scripted,
    /// Why it cannot be taken back for free.
    bound: Option<UndoRefused>,
}

/// Why a decision was not carried out. The game is exactly as it was.
#[derive(Debug)]
pub enum PlayError<R> {
    /// The rules forbid it.
    Refused(R),
    /// The script does not fit.
    Fate(FateError),
    /// The player did not say what the cards show.
    Unanswered,
}

/// Why a decision was not taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// Nothing has been decided.
    Nothing,
    /// Chance has answered it; alone, one may insist.
    Answered,
    /// Somebody else has seen it.
    Seen,
    /// A bot has decided since; where insisting helps, what it decided goes too.
    BotSince,
}

impl UndoRefused {
    /// The clause of the table's own rules.
    pub fn clause(self) -> &'static str {
        match self {
            Self::Nothing => "undo.nothing",
            Self::Answered => "undo.answered",
            Self::Seen => "undo.seen",
            Self::BotSince => "undo.bot",
        }
    }

    /// In words.
    pub fn text(self) -> Text {
        match self {
            Self::Nothing => Text::new("undo-nothing"),
            Self::Answered => Text::new("undo-answered"),
            Self::Seen => Text::new("undo-seen"),
            Self::BotSince => Text::new("undo-bot"),
        }
    }
}

impl<G: GameBox> Session<G> {
    /// Lays out a table.
    ///
    /// # Errors
    /// If the settings do not fit the game.
    pub fn open(game: G, mut settings: Settings, ask: Ask<'_>) -> Result<Self, OpenError> {
        let game = settings::on_own(game, settings.own.as_deref())?;
        // However it was written: what the rules read off it is what is played, kept and compared.
        settings.own = settings.own.map(|_| game.content());
        let options = settings::options(&game, &settings)?;
        settings::check_bots(&settings, game.seats(&options), &game.characters())?;
        let fate = settings::fate(&game, &settings.luck)?;
        let laid = with_answers(&game, &settings.luck, &fate, ask, |ctx| game.setup(&options, ctx));
        let laid = laid.map_err(|stop| match stop {
            Stop::Fate(error) => OpenError::Fate(error),
            Stop::Unanswered => OpenError::Unanswered,
        })?;
        let mut session = Self {
            table: laid.result,
            fate: laid.fate,
            opening: laid.events,
            steps: Vec::new(),
            lines: Vec::new(),
            assisted: false,
            older_head: None,
            holders: Holders::of(&settings, game.seats(&options)),
            orders: Orders::default(),
            talk: Talk::default(),
            game,
            settings,
            options,
        };
        let start = format!("start{} #{}", session.luck_said(&laid.told), session.checksum());
        session.lines.push(start);
        // Whoever knows the seed can know what rivals hold.
        if G::RIVALS && session.settings.known_seed {
            session.mark_assisted();
        }
        Ok(session)
    }

    /// Has the record keep the head of older rules that it was begun with: today's have replayed it to the letter.
    pub(crate) fn keep_older_head(&mut self, head: OlderHead) {
        self.older_head = Some(head);
    }

    /// The head of older rules that the record was begun with.
    pub(crate) fn older_head(&self) -> Option<&OlderHead> {
        self.older_head.as_ref()
    }

    /// The version of the rules that the record names.
    pub fn rules(&self) -> u32 {
        self.older_head.as_ref().map_or(G::RULES, |older| older.rules)
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How the table was laid out.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The value of every option.
    pub fn options(&self) -> Vec<(&'static str, &'static str)> {
        self.game.chosen(&self.options)
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.game.seats(&self.options)
    }

    /// Whom the table waits for, or how the game ended.
    pub fn status(&self) -> Status {
        self.game.status(&self.table)
    }

    /// How many decisions stand.
    pub fn decisions(&self) -> usize {
        self.steps.len()
    }

    /// The most decisions that the game can take.
    pub(crate) fn longest(&self) -> u32 {
        self.game.longest(&self.options)
    }

    /// The seat that made a decision, counted from 1.
    pub fn decided_by(&self, decision: usize) -> Option<Seat> {
        self.steps.get(decision.checked_sub(1)?).map(|step| step.seat)
    }

    /// Whether the player had help that the rules do not give.
    pub fn assisted(&self) -> bool {
        self.assisted
    }

    /// Writes down that the player had help.
    pub fn mark_assisted(&mut self) {
        if !self.assisted {
            self.assisted = true;
            self.lines.push("assisted".into());
        }
    }

    /// Writes a note into the record, such as what a coach said; it changes nothing.
    ///
    /// # Panics
    /// If the note is not one line, or looks as if it ended in a checksum.
    pub fn note(&mut self, note: &str) {
        assert!(!note.contains(['\n', '\r']) && !note.contains(" #"), "a note is a line: {note:?}");
        self.lines.push(format!("note {note}"));
    }

    /// Writes a line into the record that changes nothing of the table.
    pub(crate) fn write_line(&mut self, line: String) {
        self.lines.push(line);
    }

    /// What the table keeps from its seats.
    pub fn secrets(&self) -> Secrets {
        self.game.secrets(&self.table)
    }

    /// All that a seat may know.
    pub fn view(&self, seat: Seat) -> G::View {
        self.game.view(&self.table, seat)
    }

    /// The legal actions of a seat.
    pub fn legal_actions(&self, seat: Seat) -> Moves<G::Action> {
        let mut legal = Moves::new();
        self.game.legal_actions(&self.table, seat, &mut legal);
        legal
    }

    /// What a seat has witnessed from the given decision on, counted from 1; from 0, the laying out of the table too.
    /// Each event comes with the decision it followed; 0 for the laying out.
    pub fn story(&self, from: usize, seat: Seat) -> Vec<(usize, G::Event)> {
        let opening = self.opening.iter().filter(|_| from == 0).map(|event| (0, event));
        let later = self.steps.iter().enumerate().skip(from.saturating_sub(1));
        let later = later.flat_map(|(at, step)| step.events.iter().map(move |event| (at + 1, event)));
        opening.chain(later).filter_map(|(at, event)| Some((at, self.game.witness(event, seat)?))).collect()
    }

    /// Whether a seat may do this now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.game.check(&self.table, seat, action)
    }

    /// Carries out a decision.
    ///
    /// # Errors
    /// Why not; the game is then exactly as it was.
    pub fn play(&mut self, seat: Seat, action: G::Action, ask: Ask<'_>) -> Result<(), PlayError<G::Refusal>> {
        self.check(seat, action).map_err(PlayError::Refused)?;
        let played = with_answers(&self.game, &self.settings.luck, &self.fate, ask, |ctx| {
            let mut table = self.table.clone();
            self.game.apply(&mut table, seat, action, ctx);
            table
        });
        let played = played.map_err(|stop| match stop {
            Stop::Fate(error) => PlayError::Fate(error),
            Stop::Unanswered => PlayError::Unanswered,
        })?;
        // Where everybody knows everything, others learn nothing from a decision that is taken back.
        let open = self.secrets() == Secrets::Nothing;
        let bound = match (played.asked, open || self.unseen_by_others(seat, &played.result, &played.events)) {
            (0, true) => None,
            (_, true) => Some(UndoRefused::Answered),
            (_, false) => Some(UndoRefused::Seen),
        };
        self.steps.push(Step {
            seat,
            events: played.events,
            table_before: core::mem::replace(&mut self.table, played.result),
            fate_before: core::mem::replace(&mut self.fate, played.fate),
            bound,
        });
        self.talk.decided();
        let luck = self.luck_said(&played.told);
        let action = self.game.write_action(action);
        self.lines.push(format!("{} {} {action}{luck} #{}", self.steps.len(), seat.0, self.checksum()));
        self.lines.extend(self.over_line());
        Ok(())
    }

    /// Takes the last decision back, whoever made it: for free where it asked nothing of fate, and others learnt nothing of
    /// it or know everything anyway; else only if no other person sits at the table and the player insists, which marks the
    /// game as assisted.
    ///
    /// # Errors
    /// Why not.
    pub fn undo(&mut self, insist: bool) -> Result<(), UndoRefused> {
        let step = self.steps.last().ok_or(UndoRefused::Nothing)?;
        let allowed = insist && self.people().len() == 1;
        self.unbind(step.bound, allowed)?;
        self.take_back();
        Ok(())
    }

    /// Takes back the last decision of the people, who share one screen at which this seat is looking, and whatever bots
    /// and usual orders have decided since. For free where the decision is the last one and [`Session::undo`] says so; else they must insist,
    /// and may where [`Session::may_insist`] says so. Where people have secrets from each other, only the seat that decided
    /// may ask.
    ///
    /// # Errors
    /// Why not.
    pub fn undo_at_one_screen(&mut self, looking: Seat, insist: bool) -> Result<(), UndoRefused> {
        let last = self.last_decided(self.people()).ok_or(UndoRefused::Nothing)?;
        if self.steps[last].seat != looking && !self.may_insist() {
            return Err(UndoRefused::Seen);
        }
        self.unbind(self.bound_since(last), insist && self.may_insist())?;
        self.take_back_to(last);
        Ok(())
    }

    /// Takes back the last decision of a person at this seat, and whatever anybody has decided since. Everybody at the table has
    /// agreed to that: the caller sees to it. Where it is not free, the game is marked as assisted.
    ///
    /// # Errors
    /// If the seat has decided nothing.
    pub fn undo_by_consent(&mut self, asking: Seat) -> Result<(), UndoRefused> {
        let last = self.last_decided_by(asking).ok_or(UndoRefused::Nothing)?;
        self.unbind(self.bound_since(last), true)?;
        self.take_back_to(last);
        Ok(())
    }

    /// What [`Session::undo_by_consent`] would do: how many decisions would go, and whether that is free; nothing where there is
    /// nothing to take back.
    pub fn undo_reach(&self, asking: Seat) -> Option<(usize, bool)> {
        let last = self.last_decided_by(asking)?;
        Some((self.steps.len() - last, self.bound_since(last).is_none()))
    }

    fn last_decided_by(&self, seat: Seat) -> Option<usize> {
        if self.people().has(seat) { self.last_decided(SeatSet::only(seat)) } else { None }
    }

    /// The place of the last decision that one of these seats made, and would have to make again.
    fn last_decided(&self, seats: SeatSet) -> Option<usize> {
        // What usual orders answer, they would answer again at once.
        let decided = |step: &Step<G>| seats.has(step.seat) && !self.is_usually_answered(&step.table_before, step.seat);
        self.steps.iter().rposition(decided)
    }

    /// Why the decisions from that place on cannot be taken back for free.
    fn bound_since(&self, last: usize) -> Option<UndoRefused> {
        let (people, since) = (self.people(), &self.steps[last..]);
        let bots_since = since.iter().any(|step| !people.has(step.seat));
        if bots_since { Some(UndoRefused::BotSince) } else { since.iter().find_map(|step| step.bound) }
    }

    fn take_back_to(&mut self, last: usize) {
        while self.steps.len() > last {
            self.take_back();
        }
    }

    /// Whether people who share one screen may insist on taking back what is not free: one person may, whoever the bots are,
    /// and so may several from whom the game keeps nothing.
    pub fn may_insist(&self) -> bool {
        self.people().len() == 1 || self.secrets() == Secrets::Nothing
    }

    /// Takes the last decision back as a record says it was: what was not free is marked as assisted before. Who insisted, and
    /// whether all agreed, was between the people at that table.
    pub(crate) fn undo_again(&mut self) -> Result<(), UndoRefused> {
        let step = self.steps.last().ok_or(UndoRefused::Nothing)?;
        self.unbind(step.bound, self.assisted)?;
        self.take_back();
        Ok(())
    }

    /// Marks the game as assisted where something is taken back that is not free.
    fn unbind(&mut self, bound: Option<UndoRefused>, allowed: bool) -> Result<(), UndoRefused> {
        match bound {
            None => Ok(()),
            Some(refused) if !allowed => Err(refused),
            Some(_) => {
                self.mark_assisted();
                Ok(())
            }
        }
    }

    fn take_back(&mut self) {
        let Some(step) = self.steps.pop() else { return };
        self.table = step.table_before;
        self.fate = step.fate_before;
        self.lines.push(format!("undo #{}", self.checksum()));
        self.orders.reset(self.steps.len());
        self.renew_usual_orders();
        self.talk.taken_back(self.steps.len());
    }

    /// Whether the last decision can be taken back for free.
    pub fn undo_is_free(&self) -> bool {
        self.steps.last().is_some_and(|step| step.bound.is_none())
    }

    /// Everything that chance may do with an action before the next decision, as the seat would witness it.
    ///
    /// # Errors
    /// If there are more than `most` outcomes.
    pub fn odds(&self, seat: Seat, action: G::Action, viewer: Seat, most: usize) -> Result<Odds<G::Event>, TooMany> {
        let view = self.view(seat);
        let mut outcomes: BTreeMap<String, (Fraction, Vec<G::Event>)> = BTreeMap::new();
        let mut fits = true;
        let run = |fate: &mut Enumerated| {
            // What the seat does not know is chance to it.
            let mut table = if self.secrets() != Secrets::Nothing {
                self.game.suppose(&view, seat, fate)
            } else {
                self.table.clone()
            };
            let mut ctx = Ctx::new(fate, Vec::new());
            self.game.apply(&mut table, seat, action, &mut ctx);
            ctx.audience.iter().filter_map(|event| self.game.witness(event, viewer)).collect::<Vec<_>>()
        };
        // Outcomes that look the same to the viewer are one outcome.
        Enumerated::walk(most, run, |likelihood, events| {
            let known = outcomes.entry(format!("{events:?}")).or_insert((Fraction::ZERO, events));
            match known.0.plus(likelihood) {
                Some(sum) => known.0 = sum,
                None => fits = false,
            }
        })?;
        if fits { Ok(outcomes.into_values().collect()) } else { Err(TooMany) }
    }

    /// What chance may make of an action, as far as the seat cares, the likeliest first; nothing where it does not matter. Where
    /// there are more than `most` ways, an estimate from no more throws than that.
    pub fn forecast(&self, seat: Seat, action: G::Action, most: usize) -> Vec<(Chance, Text)> {
        if self.check(seat, action).is_err() {
            return Vec::new();
        }
        let view = self.view(seat);
        let (mut texts, mut exact): (Vec<Text>, Vec<Fraction>) = (Vec::new(), Vec::new());
        let (mut matters, mut fits) = (true, true);
        let run = |fate: &mut Enumerated| self.comes_to(&view, seat, action, fate);
        let walked = Enumerated::walk_first(G::FORESIGHT, most, run, |likelihood, text| {
            let Some(text) = text else { return matters = false };
            let at = place_of(&mut texts, text);
            exact.resize(texts.len(), Fraction::ZERO);
            match exact[at].plus(likelihood) {
                Some(more) => exact[at] = more,
                None => fits = false,
            }
        });
        if !matters {
            return Vec::new();
        }
        let mut outcomes: Vec<(Chance, Text)> = if walked.is_ok() && fits {
            exact.into_iter().map(Chance::Exact).zip(texts).collect()
        } else {
            // Nobody's luck: the same view gets the same estimate, and no fate is touched.
            let luck = Seed::of("forecast").player(seat);
            let run =
                |fate: &mut Seeded| self.comes_to(&view, seat, action, fate).map(|text| place_of(&mut texts, text));
            let counted = kernel::sample(luck, most.min(MOST_THROWS) as u32, run);
            let named = counted.into_iter().map(|(chance, at)| Some((chance, texts[at?].clone())));
            named.collect::<Option<_>>().unwrap_or_default()
        };
        outcomes.sort_by_key(|(chance, _)| core::cmp::Reverse(chance.in_parts(1_000_000)));
        outcomes
    }

    /// What an action comes to under a fate, as far as the seat can tell.
    fn comes_to(&self, view: &G::View, seat: Seat, action: G::Action, fate: &mut impl Fate) -> Option<Text> {
        let open = self.secrets() == Secrets::Nothing;
        let mut table = if open { self.table.clone() } else { self.game.suppose(view, seat, fate) };
        let mut ctx = Ctx::new(fate, Vec::new());
        self.game.apply(&mut table, seat, action, &mut ctx);
        let witnessed: Vec<_> = ctx.audience.iter().filter_map(|event| self.game.witness(event, seat)).collect();
        self.game.outcome(&witnessed)
    }

    /// The lines of the record after its head, in order; lines are only ever added.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// A checksum of the table: eight hexadecimal digits.
    pub fn checksum(&self) -> String {
        let hash = crate::record::fnv(self.game.write_table(&self.table).as_bytes());
        format!("{:08x}", (hash ^ hash >> 32) as u32)
    }

    /// The last line of a finished game.
    pub(crate) fn over_line(&self) -> Option<String> {
        let Status::Over(outcome) = self.status() else {
            return None;
        };
        Some(format!("over {}", Verdict::of(&outcome).write()))
    }

    /// Whether no other seat, a bot's or a person's, has learnt anything: whoever shows something may be shown something.
    fn unseen_by_others(&self, seat: Seat, after: &G::Table, events: &[G::Event]) -> bool {
        let others = SeatSet::first(self.seats()).without(seat);
        others.iter().all(|other| {
            let heard = events.iter().any(|event| self.game.witness(event, other).is_some());
            !heard && self.game.view(&self.table, other) == self.game.view(after, other)
        })
    }

    /// What named sources showed, as a record says it.
    fn luck_said(&self, told: &[(Source, u16)]) -> String {
        if self.settings.luck != Luck::Asked {
            return String::new();
        }
        let said = told
            .iter()
            .map(|(source, face)| format!(" {}:{}", named(&self.game, *source).path(), self.game.face(*source, *face)));
        let said: String = said.collect();
        if said.is_empty() { said } else { format!(" <{said}") }
    }
}

/// What a run of the rules gave.
struct Ran<G: Game, T> {
    result: T,
    fate: Scripted,
    events: Vec<G::Event>,
    asked: u32,
    told: Vec<(Source, u16)>,
}

/// Why a run of the rules came to nothing.
enum Stop {
    Fate(FateError),
    Unanswered,
}

/// Runs rules under the session's fate. Where the player deals real cards, the rules are run again from the start with
/// every new answer, until no question is left: nothing has happened before that.
fn with_answers<G: GameBox, T>(
    game: &G,
    luck: &Luck,
    fate: &Scripted,
    ask: Ask<'_>,
    run: impl Fn(&mut Ctx<Counted<Scripted>, Vec<G::Event>>) -> T,
) -> Result<Ran<G, T>, Stop> {
    let mut answers: Vec<(Source, u16)> = Vec::new();
    loop {
        let mut start = fate.clone();
        answers.iter().for_each(|(source, face)| start.name(*source, [*face]));
        let mut ctx = Ctx::new(Counted::new(start), Vec::new());
        let result = run(&mut ctx);
        let (mut fate, asked) = (ctx.fate.fate, ctx.fate.asked);
        match fate.trouble() {
            None => {
                let told = fate.told();
                return Ok(Ran { result, fate, events: ctx.audience, asked, told });
            }
            Some(Trouble::Dry(question)) if *luck == Luck::Asked => match ask(&asking(game, question, answers.len())) {
                Answer::Shows(at) => {
                    let face = question.faces.get(at).ok_or(Stop::Unanswered)?;
                    answers.push((question.source, *face));
                }
                Answer::Back => drop(answers.pop()),
                Answer::Stop => return Err(Stop::Unanswered),
            },
            Some(trouble) => return Err(Stop::Fate(FateError::of(game, trouble))),
        }
    }
}

fn asking<G: GameBox>(game: &G, question: &Question, answered: usize) -> Asking {
    let spec = named(game, question.source);
    let said = |face: &u16| (game.face(question.source, *face), game.face_name(question.source, *face));
    let faces = question.faces.iter().map(said).collect();
    Asking { name: spec.path(), label: spec.label, faces, die: spec.kind == SourceKind::Die, answered }
}

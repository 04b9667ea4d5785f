//! A game being played: the table, who sits there, what was said and ordered, and the record so far.

use crate::course::{Course, CourseMark};
use crate::game_table::{
    Ask, Declined, GameTable, NoOdds, Odds, SeatView, StagedBeat, ToldEvent, TypedTable, Witnessed,
};
use crate::holders::Holders;
use crate::label::Label;
use crate::lesson::Lesson;
use crate::orders::Orders;
use crate::own_content::OwnContent;
use crate::puzzle::Puzzle;
use crate::record::{self, RecordLine, RecordLines};
use crate::rulebook::{self, RulebookClause};
use crate::settings::{self, Luck, OpenError, Settings};
use crate::shelf;
use crate::talk::Talk;
use crate::turning_point;
use crate::undo::UndoRefused;
use crate::verdict::Verdict;
use crate::words::Words;
use kernel::{Chance, Character, Ending, GameBox, Lang, Page, Phrase, Printed, Seal, Seat, Secrets, Status, Text};
use serde_json::Value;
use std::sync::Arc;

/// A game being played.
///
/// Pages, views, stories and odds hold what a seat may know, and pages, views and stories of [`Seat::WATCHER`] what everybody
/// knows. The settings, the record and its lines hold everything (a seed,
/// checksums of the whole table): where there are secrets, they are for those who keep the table, not for those who sit at it.
pub struct Session {
    pub(crate) game: Box<dyn GameTable>,
    label: Arc<Label>,
    settings: Settings,
    options: Vec<(&'static str, &'static str)>,
    seats: u8,
    longest: u32,
    /// The version of the rules that the record names.
    rules: u32,
    head: Arc<[String]>,
    lines: RecordLines,
    assisted: bool,
    resigned: bool,
    /// Whether it is being looked at again, and was played to its end.
    pub(crate) was_played_out: bool,
    pub(crate) decided: Vec<Decided>,
    pub(crate) undone: usize,
    pub(crate) holders: Holders,
    pub(crate) orders: Orders,
    pub(crate) talk: Talk,
    /// The lesson that it is, if it is one.
    pub(crate) lesson: Option<&'static Lesson>,
    /// The puzzle that it is, if it is one.
    pub(crate) puzzle: Option<&'static Puzzle>,
}

/// A decision that stands.
#[derive(Clone, Copy)]
pub(crate) struct Decided {
    pub seat: Seat,
    /// Why it cannot be taken back for free.
    pub undo_cost: Option<UndoRefused>,
}

/// How far somebody has been told the story of a game: from there on it is told next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StoryMark {
    /// The first decision, counted from 1, that has not been told; 0 before the laying out of the table has been.
    pub step: usize,
    /// How many remarks have been told.
    pub remarks: usize,
    /// How many seats that changed hands have been told.
    pub hand_overs: usize,
}

impl Clone for Session {
    /// The same game, to go on from elsewhere; what has happened is shared, not copied.
    fn clone(&self) -> Self {
        Self {
            game: self.game.duplicate(),
            label: self.label.clone(),
            settings: self.settings.clone(),
            options: self.options.clone(),
            seats: self.seats,
            longest: self.longest,
            rules: self.rules,
            head: self.head.clone(),
            lines: self.lines.clone(),
            assisted: self.assisted,
            resigned: self.resigned,
            was_played_out: self.was_played_out,
            decided: self.decided.clone(),
            undone: self.undone,
            holders: self.holders.clone(),
            orders: self.orders.clone(),
            talk: self.talk.clone(),
            lesson: self.lesson,
            puzzle: self.puzzle,
        }
    }
}

impl Session {
    /// Lays out a table.
    ///
    /// # Errors
    /// If the settings do not fit the game.
    pub fn open<G: GameBox>(game: G, mut settings: Settings, ask: Ask<'_>) -> Result<Self, OpenError> {
        let game = settings::with_custom(game, settings.custom.as_deref())?;
        // However it was written: what the rules read off it is what is played, kept and compared.
        settings.custom = settings.custom.map(|own| OwnContent::read(&own).line(&game));
        let options = settings::options(&game, &settings)?;
        let (seats, longest, content) = (game.seats(&options), game.longest(&options), game.content());
        // Every table of a game as it is printed has one and the same box.
        let printed = shelf::shared_label(G::ID).filter(|_| settings.custom.is_none());
        let label = printed.cloned().unwrap_or_else(|| Arc::new(Label::of(&game)));
        let chosen = game.chosen(&options);
        settings::check_bots(&settings, seats, &label.characters)?;
        let (game, shown) = TypedTable::lay_out(game, &options, &settings, ask)?;
        let head = record::head(label.id, label.rules, &content, seats, &settings, &chosen);
        let mut session = Self {
            game: Box::new(game),
            options: chosen,
            seats,
            longest,
            rules: label.rules,
            head: head.iter().map(RecordLine::to_string).collect(),
            lines: RecordLines::default(),
            assisted: false,
            resigned: false,
            was_played_out: false,
            decided: Vec::new(),
            undone: 0,
            holders: Holders::of(&settings, seats),
            orders: Orders::default(),
            talk: Talk::default(),
            lesson: None,
            puzzle: None,
            label,
            settings,
        };
        let checksum = Some(session.game.checksum());
        session.write(&RecordLine::Start { shown, checksum });
        // Whoever knows the seed can know what rivals hold.
        if session.label.rivals && session.settings.known_seed {
            session.mark_assisted();
        }
        Ok(session)
    }

    /// Has the record keep the head of older rules that it was begun with: today's have replayed it to the letter.
    pub(crate) fn keep_head(&mut self, rules: u32, lines: Vec<String>) {
        (self.rules, self.head) = (rules, lines.into());
    }

    /// The table as the game knows it, if it is of this game.
    pub fn typed<G: GameBox>(&self) -> Option<&TypedTable<G>> {
        self.game.as_any().downcast_ref()
    }

    /// What is printed on the game's box.
    pub fn label(&self) -> &Arc<Label> {
        &self.label
    }

    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.label.id
    }

    /// The game's title.
    pub fn title(&self) -> &Printed {
        &self.label.title
    }

    /// The version of the rules that the record names.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// How the table was laid out.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The value of every option.
    pub fn options(&self) -> &[(&'static str, &'static str)] {
        &self.options
    }

    /// What is not the rulebook's for the fewest: `players=3 bots=careful weapon=le deck=own:1a2b3c4d`.
    pub fn non_default_options(&self) -> String {
        shelf::non_default_options(&self.label, self.seats, &self.options, &self.settings)
    }

    /// The same, but for who sits there: `weapon=le deck=own:1a2b3c4d`.
    pub fn non_default_rules(&self) -> String {
        shelf::non_default_rules(&self.label, &self.options, &self.settings)
    }

    /// The characters that bots of this game come in.
    pub fn characters(&self) -> &[Character] {
        &self.label.characters
    }

    /// Whether those who play are rivals.
    pub fn rivals(&self) -> bool {
        self.label.rivals
    }

    /// What may be said at this table; nothing where nothing needs saying.
    pub fn phrases(&self) -> &[Phrase] {
        &self.label.phrases
    }

    /// What whoever holds a seat is called in the game, where its story calls everybody by name.
    pub fn seat_name(&self, seat: Seat) -> Option<&Printed> {
        self.label.seat_name(seat)
    }

    /// The words of this game.
    pub fn words(&self, lang: Lang) -> Words {
        Words::new(lang, &[crate::locale(lang), self.label.locale(lang)])
    }

    /// The drawing of that id in characters.
    pub fn drawing(&self, picture: &str) -> Option<&'static str> {
        self.game.drawing(picture)
    }

    /// What may be said now: nothing while the rules forbid all talk.
    pub fn phrases_now(&self) -> &[Phrase] {
        if self.phrases().is_empty() || self.game.silence() { &[] } else { self.phrases() }
    }

    /// What the campaign has not opened.
    pub fn sealed(&self) -> Vec<Seal> {
        self.game.sealed(Seat::WATCHER)
    }

    /// The rules, but for those that the campaign has not opened.
    pub fn open_rules(&self, lang: Lang) -> Vec<RulebookClause> {
        rulebook::unsealed(rulebook::read(self.label.rules_text(lang)), &self.sealed())
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The most decisions that the game can take.
    pub(crate) fn longest(&self) -> u32 {
        self.longest
    }

    /// Whom the table waits for, or how the game ended.
    pub fn status(&self) -> Status {
        self.game.status()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.status(), Status::Over(_))
    }

    /// How the game ended, once it is over.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.status() {
            Status::Over(outcome) => Some(Verdict::of(&outcome)),
            Status::Awaiting(_) => None,
        }
    }

    /// How many decisions stand.
    pub fn decisions(&self) -> usize {
        self.decided.len()
    }

    /// The seat that made a decision, counted from 1.
    pub fn decided_by(&self, decision: usize) -> Option<Seat> {
        self.decided.get(decision.checked_sub(1)?).map(|decided| decided.seat)
    }

    /// Whether the player had help that the rules do not give.
    pub fn assisted(&self) -> bool {
        self.assisted
    }

    /// Writes down that the player had help.
    pub fn mark_assisted(&mut self) {
        if !self.assisted {
            self.assisted = true;
            self.write(&RecordLine::Assisted { checksum: None });
        }
    }

    /// Writes a note into the record, such as what a coach said; it changes nothing.
    ///
    /// # Panics
    /// If the note is not one line, or looks as if it ended in a checksum.
    pub fn note(&mut self, note: &str) {
        let line = RecordLine::Note(note.into());
        let text = line.to_string();
        assert!(!text.contains(['\n', '\r']) && !text.contains(" #"), "a note is a line: {note:?}");
        self.resigned |= note == RecordLine::RESIGNED;
        self.write(&line);
    }

    /// Gives the game up, for all who sit at one screen: nobody plays it any more, and its record says so. A game that is over
    /// stays as it ended.
    pub fn resign(&mut self) {
        if !self.resigned && !self.is_over() {
            self.note(RecordLine::RESIGNED);
        }
    }

    /// Whether the game was given up.
    pub fn resigned(&self) -> bool {
        self.resigned && !self.is_over()
    }

    /// Whether nobody has done anything yet that would be missed: no person has decided, said or asked anything, or told a real card.
    pub fn is_untouched(&self) -> bool {
        let people = self.people();
        let is_by_bot = |seat: Seat| !people.has(seat);
        // Whoever knew the seed is marked as soon as the table is laid out.
        let known_seed = self.rivals() && self.settings.known_seed;
        self.lines.iter().all(|line| match line.parse() {
            Ok(RecordLine::Start { shown, .. }) => shown.is_empty(),
            Ok(RecordLine::Decision { seat, shown, .. }) => is_by_bot(seat) && shown.is_empty(),
            Ok(RecordLine::Say { seat, .. }) => is_by_bot(seat),
            Ok(RecordLine::Assisted { .. }) => known_seed,
            _ => false,
        })
    }

    /// Writes a line into the record.
    pub(crate) fn write(&mut self, line: &RecordLine) {
        self.lines.push(&line.to_string());
    }

    /// What the table keeps from its seats.
    pub fn secrets(&self) -> Secrets {
        self.game.secrets()
    }

    /// Whether seats know what others must not.
    pub fn has_secrets(&self) -> bool {
        self.secrets() == Secrets::OfOthers
    }

    /// The legal actions of a seat, in a stable order, as notation.
    pub fn legal_actions(&self, seat: Seat) -> Vec<String> {
        self.game.legal_actions(seat)
    }

    /// An action from the wire, as notation.
    pub fn action_from_json(&self, action: &Value) -> Option<String> {
        self.game.action_from_json(action)
    }

    /// An action in notation, on the wire.
    pub fn action_to_json(&self, action: &str) -> Option<Value> {
        self.game.action_to_json(action)
    }

    /// All that a seat may know, on the wire.
    pub fn view(&self, seat: Seat) -> Value {
        self.game.view(seat)
    }

    /// All that a seat may know and do, for a bot.
    ///
    /// # Panics
    /// For [`Seat::WATCHER`], who decides nothing.
    pub fn seat_view(&self, seat: Seat) -> SeatView {
        assert_ne!(seat, Seat::WATCHER, "who watches decides nothing");
        self.game.seat_view(seat)
    }

    /// What a seat has witnessed from the given decision on, counted as for [`Session::story`], for a bot.
    pub fn witnessed(&self, from_decision: usize, seat: Seat) -> Witnessed {
        self.game.witnessed(from_decision, seat)
    }

    /// What a seat has before its eyes; of [`Seat::WATCHER`], what everybody knows, and whom the table waits for.
    pub fn page(&self, seat: Seat) -> Page {
        let page = self.game.page(seat);
        match self.awaited_text().filter(|_| seat == Seat::WATCHER) {
            Some(prompt) => Page { prompt, ..page },
            None => self.puzzled(self.taught(page)),
        }
    }

    /// What a seat has witnessed from the given decision on, counted from 1; from 0, the laying out of the table too. What was
    /// said at the table stands in its place, and so do seats that changed hands.
    pub fn story(&self, from: usize, seat: Seat) -> Vec<ToldEvent> {
        self.story_of(self.story_mark_before(from), seat)
    }

    /// What a seat has witnessed since it was told up to a mark, and the mark up to which it is told then.
    pub fn story_since(&self, mark: StoryMark, seat: Seat) -> (Vec<ToldEvent>, StoryMark) {
        (self.story_of(mark, seat), self.story_mark())
    }

    /// What a seat has witnessed since it was told up to a mark, as it is staged; the laying out of the table is not.
    pub fn beats_since(&self, mark: StoryMark, seat: Seat) -> Vec<StagedBeat> {
        self.game.beats(mark.step.max(1), seat)
    }

    /// Shows all that a seat has had before its eyes at this table, page by page, from the laying out of the table on.
    pub fn watch(&self, seat: Seat, look: &mut dyn FnMut(&Page)) {
        self.game.watch(seat, look);
    }

    /// What a seat had before its eyes where the story went on from a mark, as it is staged; nothing where it has not gone on.
    pub fn scene_at(&self, mark: StoryMark, seat: Seat) -> Option<Page> {
        self.game.scene_before(mark.step.max(1), seat)
    }

    /// The page that a seat had before its eyes when a decision that stands, counted from 1, was made.
    pub fn page_before(&self, decision: usize, seat: Seat) -> Option<Page> {
        self.game.page_before(decision, seat)
    }

    /// What a seat saw and could do when a decision that stands, counted from 1, was made, for a bot.
    pub fn seat_view_before(&self, decision: usize, seat: Seat) -> Option<SeatView> {
        self.game.seat_view_before(decision, seat)
    }

    /// What a decision that stands, counted from 1, was, in notation.
    pub fn action_of(&self, decision: usize) -> Option<String> {
        self.game.action_of(decision)
    }

    /// What speaks for an action of a seat, or against it, in facts; nothing where no fact stands out.
    pub fn why(&self, seat: Seat, action: &str) -> Option<Text> {
        self.game.why(self.decisions(), seat, action)
    }

    /// The same for what could be done when a decision that stands, counted from 1, was made.
    pub fn why_before(&self, decision: usize, seat: Seat, action: &str) -> Option<Text> {
        self.game.why(decision.checked_sub(1)?, seat, action)
    }

    /// How it ended for a seat; nothing while it goes on.
    pub fn ending(&self, seat: Seat) -> Option<Ending> {
        let ending = self.game.ending(seat)?;
        // Whoever has played on beyond a lesson is told how that ended.
        Some(match self.lesson.filter(|_| !self.plays_on()) {
            Some(lesson) => Ending { cause: Text::new("lesson-says").name("said", &lesson.end), ..ending },
            None => ending,
        })
    }

    /// The ids of the trophies that a seat earned; none while the game goes on, or where others won it.
    pub fn earned(&self, seat: Seat) -> Vec<&'static str> {
        self.game.earned(seat)
    }

    /// Where chapters began and what turned the game, as a seat witnessed it.
    pub fn course(&self, seat: Seat) -> Course {
        Course::of(self.game.beats_alone(0, seat))
    }

    /// The moment that decided a game that is over, for a seat, where one stands out. Lessons are decided by whoever wrote them.
    pub fn turning_point(&self, seat: Seat) -> Option<CourseMark> {
        let (_, won) = *self.verdict().filter(|_| self.lesson.is_none())?.seats().get(seat.0 as usize)?;
        turning_point::of(&self.game.standings(seat), won, self.rivals())
    }

    /// For each of what was told, whose decision it is to say that it followed from: at a table of several, that of the first that
    /// followed, unless the game calls everybody by name. What somebody said says itself who it was, and so does a seat that changed hands.
    pub fn deciders_to_name(&self, told: &[ToldEvent]) -> Vec<Option<Seat>> {
        let mut said_of = 0;
        let decider = |telling: &ToldEvent| {
            let first = telling.is_of_game() && core::mem::replace(&mut said_of, telling.step) != telling.step;
            let decided = self.decided_by(telling.step).filter(|_| first && self.seats > 1)?;
            self.seat_name(decided).is_none().then_some(decided)
        };
        told.iter().map(decider).collect()
    }

    /// As far as the story goes now.
    pub fn story_mark(&self) -> StoryMark {
        StoryMark { step: self.decisions() + 1, remarks: self.remarks().len(), hand_overs: self.hand_overs().len() }
    }

    /// As far as the story went before the given decision, counted from 1.
    pub fn story_mark_before(&self, decision: usize) -> StoryMark {
        let (remarks, hand_overs) = (self.first_remark_since(decision), self.first_hand_over_since(decision));
        StoryMark { step: decision, remarks, hand_overs }
    }

    fn story_of(&self, from: StoryMark, seat: Seat) -> Vec<ToldEvent> {
        let mut story = self.game.story(from.step, seat);
        story.extend(self.told_remarks(from.remarks));
        story.extend(self.told_hand_overs(from.hand_overs));
        // Whatever was said after a decision was said after all that followed from it.
        story.sort_by_key(|telling| (telling.step, self.order_in_step(telling)));
        story
    }

    /// Carries out an action in notation.
    ///
    /// # Errors
    /// Why not; the game is then exactly as it was.
    pub fn play(&mut self, seat: Seat, action: &str, ask: Ask<'_>) -> Result<(), Declined> {
        if let Some(declined) = self.lesson_declines(seat, action) {
            return Err(declined);
        }
        let played = self.game.play(seat, action, ask)?;
        self.decided.push(Decided { seat, undo_cost: played.undo_cost });
        self.talk.decided();
        let (number, checksum) = (self.decided.len(), Some(self.game.checksum()));
        let (action, shown) = (played.action, played.shown);
        self.write(&RecordLine::Decision { number, seat, action, shown, checksum });
        if let Some(verdict) = self.verdict() {
            self.write(&RecordLine::Over { verdict, checksum: None });
            if let Some(next) = self.next_chronicle().filter(|_| self.settings.campaign.is_some()) {
                self.write(&RecordLine::NextChronicle(next));
            }
        }
        // Its file is our own, and tested: whatever it says can be played.
        let _ = self.go_on_by_itself();
        Ok(())
    }

    /// Everything that chance may do with an action before the next decision, as `viewer` would witness it.
    ///
    /// # Errors
    /// If the action is not allowed, or there are more than `most` outcomes.
    pub fn odds(&self, seat: Seat, action: &str, viewer: Seat, most: usize) -> Result<Odds, NoOdds> {
        self.game.odds(seat, action, viewer, most)
    }

    /// What chance may make of an action, as far as the seat cares, the likeliest first; nothing where chance does not
    /// matter. Where there are more than `most` ways, an estimate from no more throws than that.
    pub fn forecast(&self, seat: Seat, action: &str, most: usize) -> Vec<(Chance, Text)> {
        self.game.forecast(seat, action, most)
    }

    /// A checksum of the table: eight hexadecimal digits.
    pub fn checksum(&self) -> String {
        self.game.checksum()
    }

    /// The head of the record, line by line.
    pub fn head(&self) -> &[String] {
        &self.head
    }

    /// The lines of the record after its head, in order; lines are only ever added.
    pub fn lines(&self) -> &RecordLines {
        &self.lines
    }

    /// The whole record.
    pub fn record(&self) -> String {
        let lines = self.head.iter().map(String::as_str).chain(self.lines.iter());
        lines.flat_map(|line| [line, "\n"]).collect()
    }

    /// A session that this seat cannot tell from this one: for tests that compare what leaves a table. What it sees and has witnessed,
    /// what it has ordered and what was said are the same; what it does not see is dealt anew, luck to come is another, and
    /// nobody else has ordered anything. Nothing can be taken back at it.
    ///
    /// # Panics
    /// For [`Seat::WATCHER`], who sits at no table, and where the session is not of this game.
    pub fn resampled<G: GameBox>(&self, seat: Seat, luck: &str) -> Self {
        assert_ne!(seat, Seat::WATCHER, "who watches sits at no table");
        let luck = Luck::seed(luck);
        let table = self.typed::<G>().expect("a session of this game").resampled(seat, &luck);
        let mut again = Self { game: Box::new(table), orders: self.orders.of_one(seat), ..self.clone() };
        again.settings.luck = luck;
        again.write(&RecordLine::Note("resampled".into()));
        again
    }
}

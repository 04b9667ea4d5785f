//! A game in plain lines.

mod ending;
mod orders;
mod puzzling;
mod reading;
mod talk;

use super::deal::deal;
use super::page::{choice_lines, state_line};
use super::{Console, luck, odds, options};
use crate::orders::usual_orders;
use crate::puzzling::is_alone;
use crate::record_line::label;
use crate::refused::refused_text;
use crate::who::{called, handed, sentences, who};
use crate::{coach, keys};
use bots::bot_turn::BotTurn;
use bots::{BotFor, Next as NextAtTable, Review, TableLoop};
use kernel::{Page, Seat, SeatSet, Text};
use std::io;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;
use table::{
    Archive, Declined, Keeper, Lesson, Luck, OrderNews, RealCardAnswer, RealCardQuestion, Session, StoryMark,
    ToldEvent, UndoRefused, Words,
};

/// How a sitting ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The game is over.
    Over,
    /// The player left; the game is saved.
    Left,
    /// The player wants the next puzzle.
    NextPuzzle,
    /// Either way, and the last moves are not on disk: the player was told.
    Unsaved,
}

/// A game in plain lines.
pub struct Sitting<'a, 'c> {
    console: &'a mut Console<'c>,
    session: &'a mut Session,
    table_loop: TableLoop,
    keeper: Option<&'a mut Keeper>,
    words: Words,
    /// For each seat, how far it has been told the story.
    told: Vec<StoryMark>,
    /// Who looks at the screen.
    looking: Option<Seat>,
    /// What was said of the decision for which real cards are turned over, and to whom.
    before_card: (Option<Seat>, Vec<Text>),
    /// Where answers to puzzles are written down.
    answers: Option<&'a Archive>,
    /// Whether the answer to a puzzle has been judged.
    judged: bool,
}

/// A bot that thinks longer than this is said to think.
const PATIENCE: Duration = Duration::from_secs(1);

/// As many lines as push what a seat has seen off any screen.
pub(super) const CURTAIN: usize = 60;

impl<'a, 'c> Sitting<'a, 'c> {
    /// Sits down at a table, new or taken up again. Without a keeper, nothing is saved.
    pub fn new(console: &'a mut Console<'c>, session: &'a mut Session, keeper: Option<&'a mut Keeper>) -> Self {
        let words = session.words(console.lang());
        let told = vec![StoryMark::default(); session.seats() as usize];
        Self {
            console,
            session,
            table_loop: TableLoop::default(),
            keeper,
            words,
            told,
            looking: None,
            before_card: (None, Vec::new()),
            answers: None,
            judged: false,
        }
    }

    /// Has bots made otherwise than for the games on the shelf.
    #[must_use]
    pub fn with_bots(self, bot_for: BotFor) -> Self {
        Self { table_loop: TableLoop::new(bot_for), ..self }
    }

    /// Has answers to puzzles written down.
    #[must_use]
    pub fn keeping_answers(self, archive: &'a Archive) -> Self {
        Self { answers: Some(archive), ..self }
    }

    /// Plays until the end, or until the player leaves.
    ///
    /// # Errors
    /// If the console fails.
    pub fn play(mut self) -> io::Result<Ended> {
        self.greet()?;
        if self.session.decisions() > 0 {
            // Taken up again: the last decision, and what bots did since, remind of where one was.
            let (people, last) = (self.session.people(), self.session.decisions());
            let by_person = |at: &usize| self.session.decided_by(*at).is_some_and(|seat| people.has(seat));
            let untold = (1..=last).rfind(by_person).unwrap_or(last);
            self.told.fill(self.session.story_mark_before(untold));
        }
        loop {
            let over = match self.next()? {
                NextAtTable::Bot(turn) => match self.wait_for(turn)? {
                    true => continue,
                    false => return self.leave(),
                },
                NextAtTable::RealCard(asking) => match self.deal(&asking)? {
                    true => continue,
                    false => return self.leave(),
                },
                NextAtTable::People(_) => false,
                NextAtTable::Over => true,
            };
            let seat = self.seat();
            if !over && !self.hand_over(seat, ["plain-hand-over", "plain-hand-over-named"])? {
                return self.leave();
            }
            self.tell(seat)?;
            self.judge_answer()?;
            let page = self.session.page(seat);
            match over {
                true => self.tell_ending(&page)?,
                false => self.show(&page, seat)?,
            }
            let ask = match over {
                true if Review::possible(self.session, Review::usual_seats(self.session)).is_ok() => {
                    Text::new("plain-ask-over-review")
                }
                true => Text::new("plain-ask-over"),
                false if self.session.seats() > 1 => Text::new("plain-ask-seat").plain("who", self.who(seat)),
                false => Text::new("plain-ask"),
            };
            loop {
                let next = match self.console.ask(&ask)? {
                    None => Next::Leave,
                    // A slip of the finger need not be the end; but the end is the end.
                    Some(typed) if over && typed.is_empty() => Next::Leave,
                    Some(typed) => self.obey(&typed, &page, seat)?,
                };
                match next {
                    Next::AskAgain => {}
                    Next::ShowAgain => break,
                    Next::Puzzle => return Ok(Ended::NextPuzzle),
                    Next::Leave if over => return self.farewell(),
                    Next::Leave => return self.leave(),
                }
            }
        }
    }

    /// Whose eyes we see with: those of a person awaited, whoever is at the screen before the others; at the end, of whoever
    /// looked last.
    fn seat(&self) -> Seat {
        let (asked, awaited) = (self.session.to_ask(), self.session.status().awaited());
        let here = self.looking.filter(|seat| asked.has(*seat));
        let person = here.or(asked.lowest()).or(awaited.lowest());
        person.or(self.looking).or(self.session.people().lowest()).unwrap_or(Seat(0))
    }

    fn who(&self, seat: Seat) -> String {
        self.console.words.say(&who(self.session, seat))
    }

    /// Lets a bot decide, and says so where that takes its time; false if the player leaves instead of saying what the real
    /// cards show.
    fn wait_for(&mut self, turn: BotTurn) -> io::Result<bool> {
        let seat = turn.seat;
        let (post, answer) = mpsc::channel();
        let thinking = thread::spawn(move || post.send(turn.decide()));
        let decided = match answer.recv_timeout(PATIENCE) {
            Err(RecvTimeoutError::Timeout) => {
                let who = self.who(seat);
                self.console.say(&Text::new("plain-bot-thinks").plain("who", who))?;
                answer.recv().ok()
            }
            decided => decided.ok(),
        };
        let Some(action) = decided else {
            // A bot that stumbles is a bug like one in the rules, and goes the same way: the record is whole.
            let panic = thinking.join().err().unwrap_or_else(|| Box::new("a bot has said nothing"));
            std::panic::resume_unwind(panic)
        };
        if self.session.settings().luck == Luck::Asked && !self.session.has_secrets() {
            // Whoever turns the cards over must know what for; but not what is a secret.
            self.announce(seat, &action)?;
        }
        match self.table_loop.decide(self.session, seat, &action) {
            Ok(()) => self.save("plain-not-saved").map(|_| true),
            Err(Declined::Fate(error)) => {
                let error = self.words.say(&error.text());
                self.console.line(&error)?;
                Ok(false)
            }
            Err(declined) => panic!("a bot has decided what is not allowed: {action}: {declined:?}"),
        }
    }

    /// Says what somebody is about to do.
    fn announce(&mut self, seat: Seat, action: &str) -> io::Result<()> {
        let page = self.session.page(seat);
        let label = label(core::iter::once(&page), action, &self.words).unwrap_or_else(|| action.into());
        let text = Text::new("who-did").plain("who", self.who(seat));
        self.console.say(&text.plain("what", label))
    }

    /// What comes next; what standing orders have decided on the way is saved.
    fn next(&mut self) -> io::Result<NextAtTable> {
        let next = self.table_loop.next(self.session);
        if !self.table_loop.take_ordered().is_empty() {
            self.save("plain-not-saved")?;
        }
        Ok(next)
    }

    /// Asks for the real card that a decision waits for; false if the player leaves a bot's decision instead.
    fn deal(&mut self, asking: &RealCardQuestion) -> io::Result<bool> {
        let people = self.session.people();
        if let Some(seat) = asking.eyes.filter(|seat| people.has(*seat))
            && !self.hand_over(seat, ["plain-hand-over-deal", "plain-hand-over-deal-named"])?
        {
            // Nothing has happened.
            let _ = self.table_loop.answer(self.session, RealCardAnswer::Stop);
            return Ok(false);
        }
        self.say_what_happened(asking)?;
        let of_bot = self.table_loop.pending().and_then(|pending| pending.decision.as_ref());
        let of_bot = of_bot.is_some_and(|(seat, _)| !people.has(*seat));
        let whose = asking.eyes.filter(|_| self.session.seats() > 1).map(|seat| called(self.session, seat));
        let answer = deal(self.console, &self.words, asking, whose)?;
        match self.table_loop.answer(self.session, answer) {
            Ok(()) if self.table_loop.pending().is_some() => Ok(true),
            Ok(()) => self.save("plain-not-saved").map(|_| true),
            Err(Declined::Fate(error)) => {
                let error = self.words.say(&error.text());
                self.console.line(&error)?;
                Ok(!of_bot)
            }
            Err(_) => {
                self.console.say(&Text::new("plain-unanswered"))?;
                Ok(!of_bot)
            }
        }
    }

    /// Says what has happened since the last decision, as far as that was not said before the last card: somebody has to shuffle.
    fn say_what_happened(&mut self, asking: &RealCardQuestion) -> io::Result<()> {
        let (whom, said) = &self.before_card;
        let goes_on = asking.answered > 0 && *whom == self.looking;
        let known = said.iter().zip(&asking.happened).take_while(|(said, told)| goes_on && said == told).count();
        for text in &asking.happened[known..] {
            let line = self.words.say(text);
            self.console.line(&line)?;
        }
        self.before_card = (self.looking, asking.happened.clone());
        Ok(())
    }

    /// How much of the story the seat was told before the last card.
    fn said_before_card(&mut self, story: &[ToldEvent], seat: Seat) -> usize {
        let (whom, said) = core::mem::take(&mut self.before_card);
        let same = |(told, said): &(&ToldEvent, &Text)| told.text == **said && whom == Some(seat);
        story.iter().zip(&said).take_while(same).count()
    }

    /// Where seats have secrets, lets another one come to the screen before anything of its own is shown; false if the
    /// player leaves instead.
    fn hand_over(&mut self, seat: Seat, ids: [&'static str; 2]) -> io::Result<bool> {
        let before = self.looking.replace(seat);
        if before == Some(seat) || self.session.people().len() == 1 || !self.session.has_secrets() {
            return Ok(true);
        }
        if before.is_some() {
            (0..CURTAIN).try_for_each(|_| self.console.line(""))?;
        }
        let ask = handed(self.session, seat, ids);
        let answer = self.console.ask(&ask)?;
        Ok(answer.is_some_and(|typed| !typed.eq_ignore_ascii_case("q")))
    }

    fn greet(&mut self) -> io::Result<()> {
        let luck = luck(&self.session.settings().luck);
        self.console.say(&Text::new("plain-title").name("title", self.session.title()).text("luck", luck))?;
        if let Some(lesson) = Lesson::of(self.session.id()) {
            let goal = lesson.goal.in_lang(self.console.lang()).to_string();
            self.console.line(&goal)?;
        }
        for option in options(self.session.id(), self.session.options()) {
            self.console.say(&option)?;
        }
        if let Some(deck) = self.session.settings().deck() {
            let text = match self.session.settings().deck_name() {
                Some(name) => Text::new("plain-own-named").plain("name", name),
                None => Text::new("plain-own"),
            };
            self.console.say(&text.plain("deck", deck.trim_start_matches("own:")))?;
        }
        if self.session.settings().known_seed && self.session.rivals() {
            self.console.say(&Text::new("plain-known-seed"))?;
        }
        let people = self.session.people();
        for seat in SeatSet::first(self.session.seats()).iter().filter(|seat| !people.has(*seat)) {
            let who = self.who(seat);
            self.console.say(&Text::new("plain-seat").plain("who", who))?;
        }
        self.console.say(&Text::new("plain-keys"))?;
        // Bots may have to decide first.
        if self.session.people().lowest().is_some_and(|seat| self.can_order(seat)) {
            self.console.say(&Text::new("plain-keys-orders"))?;
        }
        if !self.session.phrases_now().is_empty() {
            self.console.say(&Text::new("plain-keys-talk"))?;
        }
        let usual = usual_orders(&self.session.give_usual_orders(), "plain-orders-usual", &self.words);
        usual.iter().try_for_each(|text| self.console.say(text))
    }

    /// Says what has happened since the seat was last told.
    fn tell(&mut self, seat: Seat) -> io::Result<()> {
        let (story, told) = self.session.story_since(self.told[seat.0 as usize], seat);
        if self.session.has_secrets() {
            self.told[seat.0 as usize] = told;
        } else {
            // Where nothing is kept from anybody, what was said at this screen was said to all.
            self.told.fill(told);
        }
        let story = &story[self.said_before_card(&story, seat)..];
        if !story.is_empty() {
            self.console.line("")?;
        }
        let lines = sentences(self.session, story, &self.words, &self.console.words);
        let mut news = self.session.order_news(seat);
        news.sort_by_key(OrderNews::told_before);
        let mut news = news.as_slice();
        for (telling, line) in story.iter().zip(lines) {
            // What was ordered is said before what came of it.
            let (due, later) = news.split_at(news.partition_point(|item| item.told_before() <= telling.step));
            news = later;
            self.say_news(due)?;
            self.console.line(&line)?;
        }
        self.say_news(news)
    }

    /// Says where the game stands, and what can be done.
    fn show(&mut self, page: &Page, seat: Seat) -> io::Result<()> {
        self.console.line("")?;
        if self.session.seats() > 1 {
            let who = self.who(seat);
            self.console.say(&Text::new("plain-seat").plain("who", who))?;
        }
        let state = state_line(page, &self.words, &self.console.words);
        self.console.line(&state)?;
        let prompt = self.words.say(&page.prompt);
        self.console.line(&prompt)?;
        let lines = choice_lines(&page.choices, &self.words, &self.console.words);
        lines.iter().try_for_each(|line| self.console.line(line))
    }

    /// Does what was typed.
    fn obey(&mut self, typed: &str, page: &Page, seat: Seat) -> io::Result<Next> {
        if let Some(number) = keys::number(typed) {
            return match number.checked_sub(1).and_then(|at| page.choices.get(at)) {
                Some(choice) => self.choose(&choice.action, seat),
                None => self.complain(typed, page),
            };
        }
        let small = typed.to_lowercase();
        if small == "n" && self.session.puzzle().is_some() && !self.session.is_puzzling() {
            return Ok(Next::Puzzle);
        }
        if let Some(number) = small.strip_prefix('o').and_then(|rest| keys::number(rest.trim())) {
            let Some(choice) = number.checked_sub(1).and_then(|at| page.choices.get(at)) else {
                return self.complain(typed, page);
            };
            odds::tell_one(self.console, self.session, &self.words, (number, choice), seat)?;
            return Ok(Next::AskAgain);
        }
        if let Some(next) = self.obey_about_orders(&small, seat)? {
            return Ok(next);
        }
        if let Some(next) = self.obey_about_talk(&small, seat)? {
            return Ok(next);
        }
        if let Some(next) = self.obey_about_reading(&small, page, seat)? {
            return Ok(next);
        }
        match small.as_str() {
            "" => Ok(Next::ShowAgain),
            "o" => {
                odds::tell_all(self.console, self.session, &self.words, page, seat)?;
                Ok(Next::AskAgain)
            }
            "c" => {
                self.coach(page, seat)?;
                Ok(Next::AskAgain)
            }
            "u" => self.undo(seat, false),
            "u!" | "u !" => self.undo(seat, true),
            "a" if !self.session.is_over() => self.resign(),
            "a" => {
                self.review()?;
                Ok(Next::AskAgain)
            }
            "q" => Ok(Next::Leave),
            // Those who know the notation may use it.
            _ => match page.choices.iter().find(|choice| choice.action.eq_ignore_ascii_case(typed)) {
                Some(choice) => self.choose(&choice.action, seat),
                // An action of the game that nobody would think of now: the rules say why not.
                None if self.session.action_to_json(typed).is_some() => self.choose(typed, seat),
                None => self.complain(typed, page),
            },
        }
    }

    /// The letters that not every table has, to be listed after others.
    fn more_letters(&self) -> String {
        let letters = [(self.can_order(self.seat()), ", i"), (!self.session.phrases_now().is_empty(), ", p")];
        letters.into_iter().filter(|(can, _)| *can).map(|(_, letter)| letter).collect()
    }

    /// What those letters do.
    fn more_help(&self) -> String {
        let orders = self.can_order(self.seat()).then_some("plain-help-orders");
        let talk = (!self.session.phrases_now().is_empty()).then_some("plain-help-talk");
        orders.into_iter().chain(talk).map(|id| format!(" {}", self.console.words.word(id))).collect()
    }

    fn complain(&mut self, typed: &str, page: &Page) -> io::Result<Next> {
        let unknown = match page.choices.len() as i64 {
            0 => Text::new("plain-unknown-over"),
            most => Text::new("plain-unknown").number("most", most).plain("more", self.more_letters()),
        };
        self.console.say(&unknown.plain("typed", keys::shown(typed)))?;
        Ok(Next::AskAgain)
    }

    fn choose(&mut self, action: &str, seat: Seat) -> io::Result<Next> {
        match self.table_loop.decide(self.session, seat, action) {
            Ok(()) => {
                self.save("plain-not-saved")?;
            }
            Err(Declined::Refused(refused)) => {
                self.console.say(&refused_text(&refused, &self.words))?;
                return Ok(Next::AskAgain);
            }
            Err(Declined::Fate(error)) => {
                let error = self.words.say(&error.text());
                self.console.line(&error)?;
                return Ok(Next::AskAgain);
            }
            Err(Declined::NoAction | Declined::Unanswered) => {
                self.console.say(&Text::new("plain-unanswered"))?;
            }
        }
        Ok(Next::ShowAgain)
    }

    fn undo(&mut self, seat: Seat, insist: bool) -> io::Result<Next> {
        match self.session.undo_at_one_screen(seat, insist) {
            Ok(()) => {
                let next = self.session.decisions() + 1;
                self.told.iter_mut().for_each(|told| told.step = next.min(told.step));
                self.save("plain-not-saved")?;
                let assisted = self.session.assisted();
                self.console.say(&Text::new(if assisted { "plain-undone-assisted" } else { "plain-undone" }))?;
                self.tell_of_orders(seat)?;
                Ok(Next::ShowAgain)
            }
            Err(refused) => {
                let why = self.words.say(&refused.text());
                let can_insist = self.session.may_insist() && refused != UndoRefused::Nothing;
                let id = if can_insist { "plain-undo-insist" } else { "plain-undo-refused" };
                self.console.say(&Text::new(id).plain("why", why))?;
                Ok(Next::AskAgain)
            }
        }
    }

    /// Gives the game up, once the player has said so twice.
    fn resign(&mut self) -> io::Result<Next> {
        if !self.console.confirm(&Text::new("plain-resign-ask"))? {
            return Ok(Next::AskAgain);
        }
        // A game in which nothing was done is not kept at all.
        if !self.session.is_untouched() {
            self.session.resign();
        }
        Ok(Next::Leave)
    }

    /// Asks the coach, and says his best three; before that marks the game, the player is asked.
    fn coach(&mut self, page: &Page, seat: Seat) -> io::Result<()> {
        if is_alone(self.session) {
            return self.console.say(&Text::new("puzzle-no-coach"));
        }
        let before = self.session.assisted();
        let coached = coach::CoachQuestion::new(self.session, seat).is_some();
        if coached && !before && !self.console.confirm(&Text::new("plain-coach-ask"))? {
            return Ok(());
        }
        let Some(opinions) = coach::consult(self.session, seat) else {
            return self.console.say(&Text::new("plain-coach-none"));
        };
        for (at, opinion) in opinions.lines.iter().take(3).enumerate() {
            let found = page.choices.iter().position(|choice| choice.action == opinion.action);
            let label = found.map_or_else(|| opinion.action.clone(), |at| self.words.say(&page.choices[at].label));
            let line = Text::new(if at == 0 { "plain-coach-best" } else { "plain-coach-next" });
            let line = line.number("number", found.map_or(0, |at| at as i64 + 1)).plain("label", label);
            let line = match at {
                0 => {
                    let line = line.plain("confidence", opinions.confidence.word());
                    line.number("playouts", opinions.playouts as i64)
                }
                _ => line.plain("rating", opinion.rating.word()),
            };
            let line = match opinion.chance {
                Some(chance) => line.plain("known", "yes").text("chance", coach::chance_text(chance)),
                None => line.plain("known", "no").plain("chance", ""),
            };
            self.console.say(&line)?;
            if let Some(why) = self.session.why(seat, &opinion.action) {
                let why = self.words.say(&why);
                self.console.say(&Text::new("coach-why").plain("why", why))?;
            }
        }
        if !before {
            self.console.say(&Text::new("plain-coach-marked"))?;
        }
        self.save("plain-not-saved")?;
        Ok(())
    }

    /// Saves; says so and gives false if that failed.
    fn save(&mut self, failed: &'static str) -> io::Result<bool> {
        let Some(keeper) = &mut self.keeper else { return Ok(true) };
        let Err(error) = keeper.save(self.session) else { return Ok(true) };
        let error = self.words.say(&table::disk::text(&error));
        self.console.say(&Text::new(failed).plain("error", error))?;
        Ok(false)
    }

    fn leave(mut self) -> io::Result<Ended> {
        // A file that cannot be removed stays, as a game that was left.
        if self.keeper.as_ref().is_some_and(|keeper| keeper.drop_untouched(self.session).unwrap_or(false)) {
            self.console.say(&Text::new("plain-left-nothing"))?;
            return Ok(Ended::Left);
        }
        if !self.save("plain-lost")? {
            return Ok(Ended::Unsaved);
        }
        let path = self.keeper.as_ref().map(|keeper| keeper.path().display().to_string());
        self.console.say(&match path {
            Some(path) if self.session.resigned() => Text::new("plain-resigned").plain("path", path),
            Some(path) => Text::new("plain-left").plain("path", path).plain("game", self.session.id()),
            None => Text::new("plain-left-unsaved"),
        })?;
        Ok(Ended::Left)
    }

    fn farewell(mut self) -> io::Result<Ended> {
        let assisted = if self.session.assisted() { "plain-assisted" } else { "plain-unassisted" };
        self.console.say(&Text::new(assisted))?;
        if !self.save("plain-lost")? {
            return Ok(Ended::Unsaved);
        }
        if let Some(keeper) = &self.keeper {
            let path = keeper.path().display().to_string();
            self.console.say(&Text::new("plain-kept").plain("path", path))?;
            self.tell_comparison()?;
        }
        let next = self.session.next_start().filter(|_| self.session.settings().campaign.is_some());
        if let Some(next) = next {
            let text = Text::new("campaign-goes-on").plain("name", next.name);
            self.console.say(&text.plain("game", self.session.id()))?;
        }
        Ok(Ended::Over)
    }
}

/// What was typed after one of these words, with or without a space before a number; nothing if it began otherwise.
fn after_word<'t>(typed: &'t str, words: &[&str]) -> Option<&'t str> {
    let rest = words.iter().find_map(|word| {
        let rest = typed.strip_prefix(word)?;
        let apart = rest.is_empty() || rest.starts_with(' ') || keys::number(rest).is_some();
        apart.then_some(rest)
    });
    rest.map(str::trim)
}

enum Next {
    AskAgain,
    ShowAgain,
    Puzzle,
    Leave,
}

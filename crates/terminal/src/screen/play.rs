//! A game being played on the screen.

mod bots;
pub(super) mod curtain;
mod dealing;
mod detail;
mod drawing;
mod orders;
mod puzzling;
mod reading;
pub mod staging;
mod talk;

use super::canvas::{Spot, Target};
use super::chooser::Chooser;
use super::coach::Coach;
use super::ending::EndScreen;
use super::focus;
use super::house::House;
use super::picker::Picker;
use super::press::{Direction, Press};
use super::reader::{Reader, Reading};
use super::stage::Stage;
use super::zones::ScreenWords;
use super::{Happening, Scene, Turn};
use crate::puzzling::is_alone;
use crate::refused::refused_text;
use crate::review_words::no_review;
use crate::who::sentences;
use crate::{coach, keys};
use ::bots::{Review, TableLoop};
use curtain::Curtain;
use kernel::{Chance, Choice, Page, Seat, Side, Text};
pub use reading::help;
use reading::help_with;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use table::{Declined, Keeper, Luck, OrderNews, Session, StoryMark, ToldEvent, UndoRefused, disk};

/// A number that is typed before what is asked has been seen for so long was meant for the question before.
const TYPED_AHEAD: Duration = Duration::from_millis(250);

/// More ways than this are not walked while somebody waits.
const MOST_WAYS: usize = 20_000;

/// A game being played.
pub struct Play {
    /// What a lesson says before it asks.
    lesson_says: String,
    session: Session,
    table_loop: TableLoop,
    keeper: Option<Keeper>,
    speech: ScreenWords,
    /// Whose eyes we see with.
    seat: Seat,
    page: Page,
    story: Vec<String>,
    /// How much of that story had been told before what is being shown: the rest would tell it before it is seen.
    staged_from: usize,
    /// How far that story goes: whose it is, how much was taken back by then, and where it goes on.
    told: (Seat, usize, StoryMark),
    focus: Spot,
    /// Digits of a number that is not whole yet.
    typed: String,
    /// What was clicked last: a second click acts.
    clicked: Option<Spot>,
    message: Option<(String, bool)>,
    /// What came of the last decision, and what was said since, in sentences.
    happened: Vec<String>,
    /// The decisions, counted from 1, that standing orders made.
    ordered: Vec<usize>,
    /// What became of the orders of whoever looks, until the next key.
    order_news: Vec<OrderNews>,
    /// What chance may make of the choice that one looks at.
    forecast: Vec<(Chance, Text)>,
    coach: Coach,
    /// The bot that is thinking.
    thinking: Option<bots::Thinking>,
    over: Option<Over>,
    /// What is being shown beat by beat.
    staging: staging::Staging,
    /// Where everything lies.
    stage: Stage,
    ending: Option<EndScreen>,
    /// Whether the table is looked at once more instead of the plate at the end.
    at_table: bool,
    /// When something was last heard.
    now: Instant,
    /// Since when what is asked has been seen; nothing until it has been drawn.
    asked_since: Option<Instant>,
}

/// A game that was left, and whose last moves could not be saved.
pub struct Unsaved {
    /// Its file, which ends before them.
    pub path: PathBuf,
    /// Why, as it is told to whoever plays.
    pub told: String,
}

/// What lies over the table for a while.
enum Over {
    Reading(Reader),
    /// A question to be answered with yes or no.
    Asking(Question),
    /// A real card is asked for.
    Dealing(Picker),
    /// The screen goes to another seat.
    Handing(Curtain),
    /// Standing orders are given and withdrawn.
    Ordering(Chooser),
    /// Something is about to be said: the word of the phrase, once it is chosen.
    Talking(Option<&'static str>, Chooser),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    Undo(UndoRefused),
    Coach,
    Resign,
}

impl Play {
    /// Sits down at a table, new or taken up again.
    pub fn new(house: &House, session: Session, keeper: Option<Keeper>) -> Self {
        let speech = ScreenWords {
            game: session.words(house.lang),
            own: table::Words::new(house.lang, &[crate::locale(house.lang), table::locale(house.lang)]),
        };
        let (awaited, people) = (session.status().awaited(), session.people());
        let seat = awaited.iter().find(|seat| people.has(*seat)).or(people.lowest()).unwrap_or(Seat(0));
        let page = session.page(seat);
        let told = (seat, session.undone(), StoryMark::default());
        let mut play = Self {
            lesson_says: String::new(),
            session,
            table_loop: TableLoop::new(house.bot_for),
            keeper,
            speech,
            seat,
            page,
            story: Vec::new(),
            staged_from: 0,
            told,
            focus: Spot::Choice(0),
            typed: String::new(),
            clicked: None,
            message: None,
            happened: Vec::new(),
            ordered: Vec::new(),
            order_news: Vec::new(),
            forecast: Vec::new(),
            coach: Coach::default(),
            thinking: None,
            over: None,
            staging: staging::Staging::default(),
            stage: Stage::default(),
            ending: None,
            at_table: false,
            now: Instant::now(),
            asked_since: None,
        };
        play.look_again(house);
        super::window::plays(play.keeper.as_ref().map(Keeper::path));
        if play.hides() {
            play.over = Some(Over::Handing(Curtain::fallen(play.now)));
        }
        let usual = play.session.give_usual_orders();
        play.ask_bots(house);
        play.tell_of_usual_orders(house, &usual);
        play
    }

    /// The game.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The page that is shown, for those who move its cards.
    pub fn page(&self) -> Option<&Page> {
        self.over.is_none().then(|| self.staging.page().unwrap_or(&self.page))
    }

    /// Leaves the table, and saves what could not be saved before: what is said in the shell afterwards, and what stays unsaved.
    pub fn leave(&mut self, house: &House) -> (Vec<String>, Option<Unsaved>) {
        // A file that cannot be removed stays, as a game that was left.
        if self.keeper.as_ref().is_some_and(|keeper| keeper.drop_untouched(&self.session).unwrap_or(false)) {
            return (vec![house.word("plain-left-nothing")], None);
        }
        let unsaved = self.keeper.as_mut().and_then(|keeper| {
            let error = keeper.save(&self.session).err()?;
            let told = house.say(&Text::new("plain-lost").text("error", disk::text(&error)));
            Some(Unsaved { path: keeper.path().to_path_buf(), told })
        });
        let kept = self.keeper.as_ref().map(|keeper| {
            let path = keeper.path().display().to_string();
            match (&unsaved, &self.ending) {
                (Some(unsaved), _) => unsaved.told.clone(),
                (None, Some(_)) => house.say(&Text::new("plain-kept").plain("path", path)),
                (None, None) if self.session.resigned() => house.say(&Text::new("plain-resigned").plain("path", path)),
                (None, None) => {
                    house.say(&Text::new("plain-left").plain("path", path).plain("game", self.session.id()))
                }
            }
        });
        let share = self.ending.as_ref().and_then(|ending| ending.share.clone());
        let kept = kept.or_else(|| self.session.lesson().map(|_| house.word("screen-lesson-left")));
        (share.into_iter().chain(kept).collect(), unsaved)
    }

    /// Says something until the next key.
    pub fn tell(&mut self, message: String) {
        self.warn(message);
    }

    /// What a lesson says stands before what it asks, and not among what is to be borne in mind.
    fn hear_lesson(&mut self) {
        if self.session.lesson().is_some() {
            let notes = core::mem::take(&mut self.page.notes);
            let said = notes.iter().map(|note| self.speech.game.say(note));
            let over = self.session.is_lesson_done() && !self.is_over();
            let over = over.then(|| self.speech.own.word("screen-lesson-over"));
            self.lesson_says = said.chain(over).collect::<Vec<_>>().join(" ");
        }
    }

    /// Reads everything off the table again, after something has changed.
    fn look_again(&mut self, house: &House) {
        self.look_for_person();
        self.page = self.session.page(self.seat);
        self.hear_lesson();
        self.hear_story(house);
        self.hear_of_orders();
        self.typed.clear();
        self.coach.forget();
        self.asked_since = None;
        let wanted = self.session.lesson_move();
        let wanted = wanted.and_then(|wanted| self.page.choices.iter().position(|choice| choice.action == wanted));
        let first = || self.page.choices.iter().position(|choice| choice.refused.is_none());
        self.look_at(Spot::Choice(wanted.or_else(first).unwrap_or(0)));
        let file = self.keeper.as_ref().map(Keeper::path);
        self.ending = EndScreen::of(house, &self.session, &self.speech, self.seat, file);
        self.at_table = false;
    }

    /// Hears what has happened and been said.
    fn hear_story(&mut self, house: &House) {
        let (seat, undone, mark) = self.told;
        let goes_on = seat == self.seat && undone == self.session.undone();
        if self.staging.page().is_none() {
            self.staged_from = self.story.len();
        }
        match goes_on && mark != StoryMark::default() {
            true => self.stage(house, mark),
            // Who comes to the screen, or takes something back, sees the table as it stands.
            false => self.staging.forget(),
        }
        let mark = if goes_on { mark } else { StoryMark::default() };
        if !goes_on {
            self.story.clear();
            self.staged_from = 0;
        }
        let (new, mark) = self.session.story_since(mark, self.seat);
        self.story.extend(sentences(&self.session, &new, &self.speech.game, &self.speech.own));
        self.told = (self.seat, self.session.undone(), mark);
        let last = self.last_by_person();
        let told = self.session.story(last.unwrap_or(0), self.seat);
        // Before anybody has decided, something may have been said; the laying out of the table is old.
        let recent = |telling: &ToldEvent| match last {
            Some(last) => telling.step >= last,
            None => telling.step > 0 || !telling.is_of_game(),
        };
        let notable: Vec<_> = told.into_iter().filter(|telling| telling.notable && recent(telling)).collect();
        self.happened = sentences(&self.session, &notable, &self.speech.game, &self.speech.own);
    }

    /// The last decision that a person made without ordering it before, counted from 1.
    fn last_by_person(&self) -> Option<usize> {
        let people = self.session.people();
        let by_person = |at: &usize| {
            self.session.decided_by(*at).is_some_and(|seat| people.has(seat)) && !self.ordered.contains(at)
        };
        (1..=self.session.decisions()).rfind(by_person)
    }

    fn look_at(&mut self, spot: Spot) {
        (self.focus, self.clicked) = (spot, None);
        self.typed.clear();
        let choice = self.focused_choice().filter(|choice| choice.chance && choice.refused.is_none());
        let action = choice.map(|choice| choice.action.clone());
        let forecast = action.map(|action| self.session.forecast(self.seat, &action, MOST_WAYS));
        self.forecast = forecast.unwrap_or_default();
    }

    fn focused_choice(&self) -> Option<&Choice> {
        match self.focus {
            Spot::Choice(at) => self.page.choices.get(at),
            _ => None,
        }
    }

    fn is_over(&self) -> bool {
        self.session.is_over()
    }

    /// Hears what happens.
    pub fn hear(&mut self, house: &House, happening: Happening, targets: &[Target], now: Instant) -> Turn {
        self.now = now;
        match happening {
            Happening::Advice(number, opinions) => {
                let before = self.coach.best().map(String::from);
                if !self.coach.hear(number, opinions) {
                    return Turn::Stay;
                }
                // Who says the same with more conviction is written down once.
                if before.is_none() || self.coach.best() != before.as_deref() {
                    coach::write_down(&mut self.session, self.coach.opinions.as_ref());
                    self.save(house);
                }
                Turn::Redraw
            }
            Happening::Decided(number, action) => self.hear_bot(house, number, action),
            Happening::Press(press) => self.press(house, press, targets),
            _ => Turn::Stay,
        }
    }

    fn press(&mut self, house: &House, press: Press, targets: &[Target]) -> Turn {
        match self.over.take() {
            Some(Over::Reading(mut reader)) => {
                if reader.press(clicked(press, targets)) == Reading::On {
                    self.over = Some(Over::Reading(reader));
                }
                return Turn::Redraw;
            }
            Some(Over::Handing(curtain)) => return self.press_curtain(house, curtain, clicked(press, targets)),
            Some(Over::Asking(question)) => return self.answer(house, question, clicked(press, targets)),
            Some(Over::Dealing(picker)) => return self.deal(house, picker, press, targets),
            Some(Over::Ordering(list)) => return self.press_orders(house, list, press, targets),
            Some(Over::Talking(word, list)) => return self.press_talk(house, (word, list), press, targets),
            None => {}
        }
        if self.staging.page().is_some() {
            self.staging.skip();
            return Turn::Redraw;
        }
        let number = matches!(press, Press::Sign(sign) if keys::number(&sign.to_string()).is_some());
        if number && !self.is_over() && self.is_typed_ahead() {
            self.message = Some((house.word("screen-typed-ahead"), false));
            return Turn::Redraw;
        }
        self.forget_messages();
        match press {
            Press::Click(x, y) => self.click(house, focus::under(targets, x, y)),
            Press::Tab | Press::BackTab => {
                let next = focus::next_zone(targets, Some(self.focus), press == Press::BackTab);
                next.into_iter().for_each(|spot| self.look_at(spot));
                Turn::Redraw
            }
            Press::Wheel(_) => self.read_story(house),
            Press::Enter | Press::Sign(' ') => self.act(house),
            Press::Escape if !self.typed.is_empty() => {
                self.typed.clear();
                Turn::Redraw
            }
            Press::Escape if self.is_over() && self.at_table => {
                self.at_table = false;
                Turn::Redraw
            }
            Press::Escape if self.is_over() => Turn::Back,
            Press::Sign(sign) if number && !self.is_over() => self.digit(house, sign),
            press => match press.direction() {
                Some(direction) if self.go(direction, targets) => Turn::Redraw,
                _ => self.letter(house, press),
            },
        }
    }

    /// It has been drawn: whoever looks sees what is asked, unless something else is shown.
    pub fn seen(&mut self, now: Instant) {
        match self.staging.page().is_some() || self.over.is_some() {
            true => self.asked_since = None,
            false => drop(self.asked_since.get_or_insert(now)),
        }
    }

    /// Whether a number that is typed now was meant for another question.
    fn is_typed_ahead(&self) -> bool {
        self.asked_since.is_none_or(|since| self.now.saturating_duration_since(since) < TYPED_AHEAD)
    }

    /// Looks at what lies in a direction; false if there is nothing.
    fn go(&mut self, direction: Direction, targets: &[Target]) -> bool {
        let side = match direction {
            Direction::Up => Side::Top,
            Direction::Right => Side::Right,
            Direction::Down => Side::Bottom,
            Direction::Left => Side::Left,
        };
        // A card with something at its edges is steered by the arrows.
        let edge = self.page.choices.iter().position(|choice| choice.side == Some(side)).map(Spot::Choice);
        let next = edge.filter(|spot| *spot != self.focus).or_else(|| focus::moved(targets, self.focus, direction));
        next.into_iter().for_each(|spot| self.look_at(spot));
        next.is_some()
    }

    fn letter(&mut self, house: &House, press: Press) -> Turn {
        let Press::Sign(sign) = press else { return Turn::Stay };
        match sign.to_ascii_lowercase() {
            'q' => return Turn::Back,
            'u' => self.undo(house),
            'l' => return self.read_story(house),
            'r' => self.read_rules(house),
            'x' => self.examine(house),
            '?' => self.over = Some(Over::Reading(self.help(house))),
            'c' => self.ask_coach(house),
            'o' => return self.open_orders(house),
            'p' => return self.open_talk(house),
            'a' if !self.is_over() => self.over = Some(Over::Asking(Question::Resign)),
            'n' if self.session.puzzle().is_some() => return self.next_puzzle(house),
            'n' if self.is_over() => {
                let settings = self.session.settings().clone();
                let luck = if settings.luck == Luck::Asked { Luck::Asked } else { Luck::fresh() };
                // A campaign goes on with its next run.
                let campaign = settings.campaign.as_ref().and_then(|_| self.session.next_start());
                let settings = table::Settings { luck, known_seed: false, campaign, ..settings };
                return Turn::NewGame(self.session.id(), Box::new(settings));
            }
            'i' => self.read_refused(house),
            's' if self.can_repeat() => {
                let settings = table::Settings { known_seed: true, ..self.session.settings().clone() };
                return Turn::NewGame(self.session.id(), Box::new(settings));
            }
            't' if self.is_over() => self.at_table = !self.at_table,
            'a' => return self.review(house),
            'v' if self.is_over() => return Turn::Replay(self.session.record(), 0),
            'w' if self.is_over() => {
                let turning = self.ending.as_ref().and_then(|ending| ending.turning);
                return turning.map_or(Turn::Stay, |step| Turn::Replay(self.session.record(), step));
            }
            _ => return Turn::Stay,
        }
        Turn::Redraw
    }

    /// The file that the game is kept in.
    pub fn file(&self) -> Option<&Path> {
        self.keeper.as_ref().map(Keeper::path)
    }

    /// Reviews the game, now that it is over.
    fn review(&mut self, house: &House) -> Turn {
        match Review::possible(&self.session, Review::usual_seats(&self.session)) {
            Ok(()) => Turn::Review(Box::new(self.session.clone()), self.file().map(Path::to_path_buf)),
            Err(why) => {
                self.warn(house.say(&no_review(why)));
                Turn::Redraw
            }
        }
    }

    /// Whether the same game can be played once more: its luck is a seed, and it is no run of a campaign, which has gone on.
    pub(super) fn can_repeat(&self) -> bool {
        let settings = self.session.settings();
        self.is_over() && settings.luck != Luck::Asked && settings.campaign.is_none()
    }

    fn click(&mut self, house: &House, spot: Option<Spot>) -> Turn {
        match spot {
            None => return Turn::Redraw,
            Some(Spot::Key(key)) => {
                return match Press::of_clicked(key) {
                    press @ Press::Sign(_) => self.letter(house, press),
                    press => self.press(house, press, &[]),
                };
            }
            Some(spot) if self.clicked == Some(spot) && spot == self.focus => return self.act(house),
            Some(spot) => {
                self.look_at(spot);
                self.clicked = Some(spot);
            }
        }
        Turn::Redraw
    }

    /// Acts on what one looks at.
    fn act(&mut self, house: &House) -> Turn {
        // The end is left on purpose, not by pressing Enter once too often.
        if self.is_over() {
            return Turn::Stay;
        }
        if self.awaited_bot().is_some() {
            // A bot that stumbled, or whose card nobody told, is asked again.
            if self.thinking.is_none() {
                self.ask_bots(house);
            }
            return Turn::Redraw;
        }
        if let Ok(number) = self.typed.parse::<usize>() {
            self.typed.clear();
            return self.choose(house, number.saturating_sub(1));
        }
        match self.focus {
            Spot::Choice(at) => return self.choose(house, at),
            Spot::Thing(zone, thing) => {
                let Some(thing) = self.page.zones.get(zone).and_then(|zone| zone.things.get(thing)) else {
                    return Turn::Stay;
                };
                let about = |(_, choice): &(usize, &Choice)| choice.things.first() == Some(&thing.id);
                let choices: Vec<usize> =
                    self.page.choices.iter().enumerate().filter(about).map(|(at, _)| at).collect();
                let allowed: Vec<usize> =
                    choices.iter().copied().filter(|at| self.page.choices[*at].refused.is_none()).collect();
                match (allowed[..].first(), choices.first()) {
                    (Some(only), _) if allowed.len() == 1 => return self.choose(house, *only),
                    (Some(first), _) | (None, Some(first)) => self.look_at(Spot::Choice(*first)),
                    (None, None) => self.read_zone(house, zone),
                }
            }
            Spot::Zone(zone) => self.read_zone(house, zone),
            Spot::Key(_) | Spot::Item(_) => {}
        }
        Turn::Redraw
    }

    /// A digit chooses at once where no longer number can be meant.
    fn digit(&mut self, house: &House, sign: char) -> Turn {
        let digit = keys::number(&sign.to_string()).unwrap_or(0);
        self.typed.push_str(&digit.to_string());
        let (number, most) = (self.typed.parse::<usize>().unwrap_or(0), self.page.choices.len());
        if number == 0 || number > most {
            let typed = core::mem::take(&mut self.typed);
            self.warn(house.say(&Text::new("screen-no-choice").plain("typed", typed).number("most", most as i64)));
        } else if number * 10 > most {
            self.typed.clear();
            return self.choose(house, number - 1);
        } else {
            let typed = core::mem::take(&mut self.typed);
            self.look_at(Spot::Choice(number - 1));
            self.typed = typed;
        }
        Turn::Redraw
    }

    fn forget_messages(&mut self) {
        self.message = None;
        self.order_news.clear();
    }

    fn warn(&mut self, message: String) {
        self.message = Some((message, true));
    }

    fn choose(&mut self, house: &House, at: usize) -> Turn {
        let Some(choice) = self.page.choices.get(at).filter(|_| self.awaited_bot().is_none()) else {
            return Turn::Stay;
        };
        let (action, refused) = (choice.action.clone(), choice.refused.is_some());
        if refused {
            self.look_at(Spot::Choice(at));
            return Turn::Redraw;
        }
        self.decide(house, self.seat, &action);
        self.ask_bots(house);
        Turn::Moved
    }

    /// Carries a decision out, of whoever's.
    fn decide(&mut self, house: &House, seat: Seat, action: &str) {
        let decided = self.table_loop.decide(&mut self.session, seat, action);
        self.decided(house, decided);
    }

    /// Looks at what came of a decision: it stands, waits for a real card, or cannot be.
    fn decided(&mut self, house: &House, decided: Result<(), Declined>) {
        match decided {
            Ok(()) if self.table_loop.pending().is_some() => self.ask_for_card(house),
            Ok(()) => {
                self.look_again(house);
                self.save(house);
                self.judge_answer(house);
            }
            Err(Declined::Refused(refused)) => self.warn(house.say(&refused_text(&refused, &self.speech.game))),
            Err(Declined::Fate(error)) => self.warn(house.say(&error.text())),
            Err(Declined::NoAction | Declined::Unanswered) => self.warn(house.word("plain-unanswered")),
        }
    }

    fn undo(&mut self, house: &House) {
        match self.session.undo_at_one_screen(self.seat, false) {
            Ok(()) => self.undone(house),
            Err(refused) if self.session.may_insist() && refused != UndoRefused::Nothing => {
                self.over = Some(Over::Asking(Question::Undo(refused)));
            }
            Err(refused) => {
                let why = house.say(&refused.text());
                self.warn(house.say(&Text::new("plain-undo-refused").plain("why", why)));
            }
        }
    }

    fn undone(&mut self, house: &House) {
        let (assisted, decisions) = (self.session.assisted(), self.session.decisions());
        self.ordered.retain(|step| *step <= decisions);
        self.look_again(house);
        let id = if assisted { "plain-undone-assisted" } else { "plain-undone" };
        self.message = Some((house.word(id), false));
        self.save(house);
        self.ask_bots(house);
    }

    /// Hears yes or no.
    fn answer(&mut self, house: &House, question: Question, press: Press) -> Turn {
        let yes = match press {
            Press::Sign('o' | 'O' | 'y' | 'Y') => true,
            Press::Sign('n' | 'N' | 'q' | 'Q') | Press::Escape => false,
            _ => {
                self.over = Some(Over::Asking(question));
                return Turn::Stay;
            }
        };
        match question {
            Question::Undo(_) if yes => match self.session.undo_at_one_screen(self.seat, true) {
                Ok(()) => self.undone(house),
                Err(refused) => self.warn(house.say(&refused.text())),
            },
            Question::Coach if yes => self.think(house),
            Question::Resign if yes => {
                // A game in which nothing was done is not kept at all.
                if !self.session.is_untouched() {
                    self.session.resign();
                    self.save(house);
                }
                return Turn::Back;
            }
            _ => {}
        }
        Turn::Redraw
    }

    fn ask_coach(&mut self, house: &House) {
        if is_alone(&self.session) {
            self.warn(house.word("puzzle-no-coach"));
        } else if self.is_over() {
            self.warn(house.word("screen-coach-over"));
        } else if self.session.assisted() {
            self.think(house);
        } else {
            self.over = Some(Over::Asking(Question::Coach));
        }
    }

    fn think(&mut self, house: &House) {
        if !self.coach.ask(house, &self.session, self.seat) {
            self.warn(house.word("screen-coach-none"));
        }
    }

    fn save(&mut self, house: &House) {
        let Some(keeper) = &mut self.keeper else { return };
        if let Err(error) = keeper.save(&self.session) {
            let error = house.say(&disk::text(&error));
            self.warn(house.say(&Text::new("plain-not-saved").plain("error", error)));
        }
    }
}

/// A click in the line of keys is the key.
pub(super) fn clicked(press: Press, targets: &[Target]) -> Press {
    match press {
        Press::Click(x, y) => match focus::under(targets, x, y) {
            Some(Spot::Key(key)) => Press::of_clicked(key),
            _ => press,
        },
        press => press,
    }
}

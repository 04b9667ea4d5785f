//! A new game: options, luck, players. Enter alone plays by the rulebook.

use super::Turn;
use super::board::title;
use super::canvas::{Canvas, Target, width};
use super::codex::CodexScreen;
use super::deal_inquiry::{DealInquiry, DealNews, found_text};
use super::dialog::{hand_over, tell};
use super::house::House;
use super::keys_line::{self, Key};
use super::list::{List, Listed};
use super::menu::lid;
use super::picker::{Picked, Picker};
use super::play::curtain::Curtain;
use super::play::{Play, clicked};
use super::press::{Direction, Press};
use super::reader::{Paragraph, Reader, Reading};
use super::{Scene, focus};
use crate::others::Others;
use crate::plain::choice_text;
use crate::puzzling::{first_puzzle, puzzles_text};
use crate::who::called_by;
use bots::difficulty::{FoundDeal, wishes};
use kernel::{HarderTable, OptionSpec, Seat, Text};
use ratatui::layout::Rect;
use std::time::Instant;
use table::campaign::{RunOpening, kept_campaigns, next_run};
use table::{CampaignChoice, DealWish, Label, Lesson, Puzzle, shelf};
use table::{Luck, Moment, OpenError, RealCardAnswer, RealCardQuestion, Settings, Words};

/// A new game being prepared.
pub struct NewGame {
    label: &'static Label,
    list: List,
    luck: Chance,
    seed: String,
    players: u8,
    others: Others,
    /// The value chosen for each option.
    options: Vec<usize>,
    /// The campaigns that the run can be part of, each with what it is called; none where the game knows none.
    campaigns: Vec<(CampaignChoice, Text)>,
    /// Which of them.
    campaign: usize,
    /// A real card is asked for while the table is laid out: what was answered before.
    dealing: Option<(Settings, Vec<usize>, Picker)>,
    /// What is taken out of the box before the table is laid out with real cards.
    preparing: Option<(Settings, Reader)>,
    /// The curtain before a card that is for the eyes of one seat, and whose.
    handing: Option<(Curtain, Seat)>,
    /// Whose eyes were on the last card, where it was for nobody else's.
    looking: Option<Seat>,
    /// How the game is played, while that is read.
    reading: Option<Reader>,
    message: Option<String>,
    /// The kinds of deals that can be wished for.
    wishes: Vec<DealWish>,
    /// What is asked of deals.
    deals: DealInquiry,
    /// The deal that was found for somebody.
    found: Option<FoundDeal>,
}

/// Where chance comes from, as the menu offers it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chance {
    Fresh,
    Seed,
    Daily,
    Asked,
    Wish(DealWish),
}

const CHANCES: [Chance; 4] = [Chance::Fresh, Chance::Daily, Chance::Seed, Chance::Asked];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Play,
    Lesson,
    Guide,
    Puzzles,
    Luck,
    Players,
    Others,
    /// The table that is recommended to whoever wants it harder, or not.
    Harder,
    Campaign,
    Option(usize),
    Codex,
}

impl NewGame {
    /// A new game of this box.
    pub fn new(house: &House, label: &'static Label) -> Self {
        Self { campaigns: campaigns(house, label), ..Self::of(label) }
    }

    /// A new game of this box that is part of no campaign.
    fn of(label: &'static Label) -> Self {
        Self {
            list: List::default(),
            luck: Chance::Fresh,
            seed: String::new(),
            players: label.players.0,
            others: Others::usual(&label.characters),
            options: vec![0; label.options.len()],
            campaigns: Vec::new(),
            campaign: 0,
            dealing: None,
            preparing: None,
            handing: None,
            looking: None,
            reading: None,
            message: None,
            wishes: wishes(label.id),
            deals: DealInquiry::default(),
            found: None,
            label,
        }
    }

    /// A game for which the real cards are told at once.
    pub fn dealt(house: &House, label: &'static Label, settings: Settings) -> Scene {
        let mut game = Self { luck: Chance::Asked, ..Self::new(house, label) };
        let (least, most) = game.label.players;
        game.players = settings.players.map_or(least, |players| players.clamp(least as u64, most as u64) as u8);
        game.others = Others::of(&settings.bots, &game.label.characters, game.players);
        match game.prepare(house, settings) {
            Turn::Instead(scene) => *scene,
            _ => Scene::NewGame(Box::new(game)),
        }
    }

    fn rows(&self) -> Vec<Row> {
        let range = self.label.players.0 < self.label.players.1;
        let options = (0..self.options.len()).map(Row::Option);
        let others = (self.players > 1).then_some(Row::Others);
        let seats = range.then_some(Row::Players).into_iter().chain(others);
        let seats = seats.chain(self.label.harder.is_some().then_some(Row::Harder));
        let campaign = (!self.campaigns.is_empty()).then_some(Row::Campaign);
        let taught = Lesson::of(self.label.id).map(|_| [Row::Lesson, Row::Guide]);
        let puzzles = (!Puzzle::all_of(self.label.id).is_empty()).then_some(Row::Puzzles);
        let first = [Row::Play].into_iter().chain(taught.into_iter().flatten()).chain([Row::Luck]);
        first.chain(seats).chain(campaign).chain(options).chain(puzzles).chain([Row::Codex]).collect()
    }

    /// The places of the options' values at the harder table.
    fn harder_options(&self, harder: &HarderTable) -> Vec<usize> {
        let place = |spec: &OptionSpec| {
            let chosen = harder.options.iter().find(|(key, _)| *key == spec.key)?.1;
            spec.values.iter().position(|(value, _)| *value == chosen)
        };
        self.label.options.iter().map(|spec| place(spec).unwrap_or(0)).collect()
    }

    /// Whether all is as at the harder table.
    fn is_harder(&self) -> bool {
        let as_there = |harder: &HarderTable| {
            let usual = self.others == Others::usual(&self.label.characters);
            usual && self.players == harder.players && self.options == self.harder_options(harder)
        };
        self.label.harder.as_ref().is_some_and(as_there)
    }

    /// Makes the table the harder one, or the one that a new game comes with.
    fn turn_harder(&mut self) {
        let Some(harder) = &self.label.harder else { return };
        (self.players, self.options) = if self.is_harder() {
            (self.label.players.0, vec![0; self.label.options.len()])
        } else {
            (harder.players, self.harder_options(harder))
        };
        self.others = Others::usual(&self.label.characters);
    }

    fn settings(&self) -> Settings {
        let luck = match self.luck {
            Chance::Fresh | Chance::Wish(_) => Luck::fresh(),
            Chance::Seed if self.seed.trim().is_empty() => Luck::fresh(),
            Chance::Seed => Luck::seed(self.seed.trim()),
            Chance::Daily => Luck::seed(Moment::now().date()),
            Chance::Asked => Luck::Asked,
        };
        let chosen = self.label.options.iter().zip(&self.options);
        let options = chosen.filter(|(_, at)| **at > 0).map(|(spec, at)| (spec.key.into(), spec.values[*at].0.into()));
        let (players, bots) = (Some(self.players as u64), self.others.bots(&self.label.characters, self.players));
        let known_seed = match self.luck {
            Chance::Seed => !self.seed.trim().is_empty(),
            Chance::Daily => true,
            Chance::Fresh | Chance::Asked | Chance::Wish(_) => false,
        };
        Settings { players, options: options.collect(), bots, known_seed, ..Settings::new(luck) }
    }

    /// Reads a key.
    pub fn press(&mut self, house: &House, press: Press, targets: &[Target]) -> Turn {
        let turn = self.press_key(house, press, targets);
        self.measure(house);
        turn
    }

    fn press_key(&mut self, house: &House, press: Press, targets: &[Target]) -> Turn {
        if self.deals.stop() {
            return Turn::Redraw;
        }
        if let Some(reader) = &mut self.reading {
            if reader.press(clicked(press, targets)) == Reading::Done {
                self.reading = None;
            }
            return Turn::Redraw;
        }
        if let Some((settings, mut reader)) = self.preparing.take() {
            if reader.press(clicked(press, targets)) == Reading::On {
                self.preparing = Some((settings, reader));
                return Turn::Redraw;
            }
            return self.open(house, settings, Vec::new());
        }
        if let Some((curtain, seat)) = self.handing.take() {
            return self.press_curtain(&curtain, seat, clicked(press, targets));
        }
        if let Some((settings, answers, picker)) = self.dealing.take() {
            return self.deal(house, settings, answers, picker, press, targets);
        }
        self.message = None;
        let rows = self.rows();
        let row = rows[self.list.at.min(rows.len() - 1)];
        if row == Row::Luck && self.luck == Chance::Seed && self.type_seed(press) {
            return Turn::Redraw;
        }
        // Enter plays, wherever one looks, but where something else is opened; Space, the arrows and the mouse change things.
        if press == Press::Enter {
            return self.open_row(house, row).unwrap_or_else(|| self.begin(house));
        }
        let press = match self.list.press(press, rows.len(), targets) {
            Listed::ChooserResult(at) if rows[at] == Row::Play => return self.begin(house),
            Listed::ChooserResult(at) => {
                return self.open_row(house, rows[at]).unwrap_or_else(|| {
                    self.turn(rows[at], true);
                    Turn::Redraw
                });
            }
            Listed::Moved => return Turn::Redraw,
            Listed::Key(press) => press,
            Listed::Nothing => press,
        };
        match (press, press.direction()) {
            (Press::Enter, _) => self.begin(house),
            (Press::Escape | Press::Sign('q' | 'Q'), _) => Turn::Back,
            (_, Some(Direction::Right)) => {
                self.turn(row, true);
                Turn::Redraw
            }
            (_, Some(Direction::Left)) => {
                self.turn(row, false);
                Turn::Redraw
            }
            _ => Turn::Stay,
        }
    }

    /// Opens what stands in a row to be opened: the lesson, or how the game is played; nothing where it is something to change.
    fn open_row(&mut self, house: &House, row: Row) -> Option<Turn> {
        match row {
            Row::Lesson => match Lesson::of(self.label.id)?.begin() {
                // Nothing of a lesson is kept.
                Ok(lesson) => {
                    return Some(Turn::Instead(Box::new(Scene::Play(Box::new(Play::new(house, lesson, None))))));
                }
                Err(error) => self.message = Some(error.to_string()),
            },
            Row::Guide => self.reading = Some(Reader::guide(house, self.label.id)),
            Row::Puzzles => match first_puzzle(&house.archive, self.label.id)?.begin() {
                Ok(session) => {
                    return Some(Turn::Instead(Box::new(Scene::Play(Box::new(Play::new(house, session, None))))));
                }
                Err(error) => self.message = Some(error.to_string()),
            },
            Row::Codex => {
                let codex = CodexScreen::of(house, self.label.id);
                return Some(Turn::Open(Box::new(Scene::Codex(Box::new(codex)))));
            }
            _ => return None,
        }
        Some(Turn::Redraw)
    }

    /// Types into the seed; false if the key means something else.
    fn type_seed(&mut self, press: Press) -> bool {
        match press {
            Press::Sign(sign) if self.seed.chars().count() < 40 && !sign.is_control() => self.seed.push(sign),
            Press::Sign(_) => {}
            Press::Backspace => drop(self.seed.pop()),
            _ => return false,
        }
        true
    }

    /// The next value of a row, or the one before.
    fn turn(&mut self, row: Row, on: bool) {
        let next = |at: usize, count: usize| if on { (at + 1) % count } else { (at + count - 1) % count };
        match row {
            Row::Play | Row::Lesson | Row::Guide | Row::Puzzles | Row::Codex => {}
            Row::Luck => {
                let wishes = self.wishes.iter().map(|wish| Chance::Wish(*wish));
                let chances: Vec<Chance> = CHANCES.into_iter().chain(wishes).collect();
                let at = chances.iter().position(|chance| *chance == self.luck).unwrap_or(0);
                self.luck = chances[next(at, chances.len())];
            }
            Row::Players => {
                let (least, most) = self.label.players;
                self.players = least + next((self.players - least) as usize, (most - least + 1) as usize) as u8;
            }
            Row::Others => {
                let offered = Others::offered(&self.label.characters);
                let at = offered.iter().position(|others| *others == self.others).unwrap_or(0);
                self.others = offered[next(at, offered.len())];
            }
            Row::Harder => self.turn_harder(),
            Row::Campaign => self.campaign = next(self.campaign, self.campaigns.len()),
            Row::Option(at) => self.options[at] = next(self.options[at], self.label.options[at].values.len()),
        }
    }

    /// Hears news of deals.
    pub fn hear(&mut self, house: &House, number: u64, news: DealNews) -> Turn {
        let none = news == DealNews::Found(None) && self.deals.looking() == Some(number);
        match self.deals.hear(number, news) {
            Some((settings, found)) => {
                self.found = Some(found);
                self.prepare(house, settings)
            }
            None => {
                self.message = none.then(|| house.word("screen-deal-not-found")).or_else(|| self.message.take());
                // What is chosen may have changed meanwhile.
                self.measure(house);
                Turn::Redraw
            }
        }
    }

    /// Asks how hard the chosen deal is, where one is chosen.
    fn measure(&mut self, house: &House) {
        let chosen = matches!(self.luck, Chance::Daily | Chance::Seed) && self.settings().known_seed;
        let settings = chosen.then(|| self.settings());
        self.deals.measure(house, self.label.id, settings);
    }

    /// Looks for a deal as somebody would like it.
    fn find(&mut self, house: &House, wish: DealWish) -> Turn {
        match self.deals.find(house, self.label.id, self.settings(), wish) {
            Some(news) => self.hear(house, self.deals.looking().unwrap_or(0), news),
            None => Turn::Redraw,
        }
    }

    /// Begins the game; where it is a run of a campaign, the next one, or the one that was begun.
    fn begin(&mut self, house: &House) -> Turn {
        if let Chance::Wish(wish) = self.luck {
            return self.find(house, wish);
        }
        let settings = self.settings();
        let Some((choice, _)) = self.campaigns.get(self.campaign) else {
            return self.prepare(house, settings);
        };
        match next_run(&house.archive, self.label, choice) {
            Ok(RunOpening::Alone) => return self.prepare(house, settings),
            Ok(RunOpening::Start(start)) => {
                return self.prepare(house, Settings { campaign: Some(start), ..settings });
            }
            Ok(RunOpening::Resume(path)) => return Turn::Resume(path),
            Err(error) => self.message = Some(house.cannot_resume(house.archive.folder(), &error)),
        }
        Turn::Redraw
    }

    /// Says what is taken out of the box, where that has to be; then the table is laid out.
    fn prepare(&mut self, house: &House, settings: Settings) -> Turn {
        let real = settings.luck == Luck::Asked;
        // Settings that do not fit are refused when the table is laid out.
        let lines = shelf::preparation(self.label.id, &settings).unwrap_or_default();
        if !real || lines.is_empty() {
            return self.open(house, settings, Vec::new());
        }
        let words = Words::new(house.lang, &[self.label.locale(house.lang)]);
        let paragraphs = lines.iter().flat_map(|text| [Paragraph::text(words.say(text)), Paragraph::text("")]);
        self.preparing = Some((settings, Reader::new(house.word("screen-prepare"), paragraphs.collect())));
        Turn::Redraw
    }

    /// Lays the table out with what the real cards are known to show; asks for the next one where that is not enough.
    fn open(&mut self, house: &House, settings: Settings, answers: Vec<usize>) -> Turn {
        let (mut given, mut asked) = (answers.iter(), None);
        let opened = shelf::open(self.label.id, settings.clone(), &mut |asking| match given.next() {
            Some(at) => RealCardAnswer::Shows(*at),
            None => {
                asked = Some(asking.clone());
                RealCardAnswer::Stop
            }
        });
        match (opened, asked) {
            (Ok(session), _) => match house.archive.keep(&session) {
                Ok(keeper) => {
                    let mut play = Play::new(house, session, Some(keeper));
                    self.found.iter().for_each(|found| play.tell(house.say(&found_text(found))));
                    return Turn::Instead(Box::new(Scene::Play(Box::new(play))));
                }
                Err(error) => {
                    self.message = Some(house.not_kept(&error));
                }
            },
            (Err(OpenError::Unanswered), Some(asking)) => {
                self.hand_over(&settings, &asking);
                let whose = asking.eyes.filter(|_| self.players > 1);
                let whose = whose.map(|seat| called_by(self.label.seat_name(seat), seat));
                let words = Words::new(house.lang, &[self.label.locale(house.lang)]);
                self.dealing = Some((settings, answers, Picker::new(asking, &words).whose(whose)));
            }
            (Err(error), _) => self.message = Some(house.say(&error.text())),
        }
        Turn::Redraw
    }

    /// Drops the curtain where a card is for the eyes of one person among several, and another one looks.
    fn hand_over(&mut self, settings: &Settings, asking: &RealCardQuestion) {
        let people = settings.people(self.players);
        let alone = asking.eyes.filter(|seat| people.len() > 1 && people.has(*seat));
        if let Some(seat) = alone.filter(|seat| self.looking != Some(*seat)) {
            self.looking = Some(seat);
            self.handing = Some((Curtain::fallen(Instant::now()), seat));
        }
    }

    fn press_curtain(&mut self, curtain: &Curtain, seat: Seat, press: Press) -> Turn {
        match press {
            Press::Escape | Press::Sign('q' | 'Q') => (self.dealing, self.looking) = (None, None),
            press if curtain.lifts(press, Instant::now()) => {}
            _ => self.handing = Some((Curtain::fallen(Instant::now()), seat)),
        }
        Turn::Redraw
    }

    fn deal(
        &mut self,
        house: &House,
        settings: Settings,
        mut answers: Vec<usize>,
        mut picker: Picker,
        press: Press,
        targets: &[Target],
    ) -> Turn {
        let picked = match press {
            Press::Click(x, y) => picker.click(focus::under(targets, x, y)),
            press => picker.press(press),
        };
        match picked {
            Picked::Waiting => self.dealing = Some((settings, answers, picker)),
            Picked::Shows(at) => {
                answers.push(at);
                return self.open(house, settings, answers);
            }
            Picked::Back => {
                answers.pop();
                return self.open(house, settings, answers);
            }
            Picked::Stop => self.looking = None,
        }
        Turn::Redraw
    }

    fn line(&self, house: &House, row: Row) -> String {
        match row {
            Row::Play => house.word("screen-play"),
            Row::Lesson => house.word("screen-lesson"),
            Row::Guide => house.word("screen-guide"),
            Row::Puzzles => house.say(&puzzles_text(&house.archive, self.label.id)),
            Row::Codex => house.word("screen-codex"),
            Row::Luck => {
                let value = match self.luck {
                    Chance::Fresh => house.word("screen-luck-fresh"),
                    Chance::Daily => house.say(&Text::new("screen-luck-daily").plain("date", Moment::now().date())),
                    Chance::Seed => house.say(&Text::new("screen-luck-seed").plain("seed", format!("{}_", self.seed))),
                    Chance::Asked => house.word("screen-luck-asked"),
                    Chance::Wish(wish) => house.say(&wish.text()),
                };
                house.say(&Text::new("screen-row").plain("label", house.word("screen-luck")).plain("value", value))
            }
            Row::Players => {
                let text = Text::new("screen-row").plain("label", house.word("screen-players"));
                house.say(&text.plain("value", self.players.to_string()))
            }
            Row::Others => {
                let text = Text::new("screen-row").plain("label", house.word("screen-others"));
                house.say(&text.plain("value", house.say(&self.others.text(&self.label.characters))))
            }
            Row::Harder => {
                let text = Text::new("screen-row").plain("label", house.word("screen-harder"));
                let what = self.label.harder.as_ref().filter(|_| self.is_harder());
                let not = || house.word("screen-harder-not");
                house.say(&text.plain("value", what.map_or_else(not, |harder| harder.what.in_lang(house.lang).into())))
            }
            Row::Campaign => {
                let text = Text::new("screen-row").plain("label", house.word("screen-campaign"));
                house.say(&text.plain("value", house.say(&self.campaigns[self.campaign].1)))
            }
            Row::Option(at) => {
                let spec = &self.label.options[at];
                let text = Text::new("screen-row").name("label", &spec.label);
                house.say(&text.name("value", &spec.values[self.options[at]].1))
            }
        }
    }

    /// Draws it.
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, house: &House) {
        if let Some(reader) = &mut self.reading {
            return reader.draw(canvas, house);
        }
        if let Some((_, reader)) = &mut self.preparing {
            return reader.draw(canvas, house);
        }
        if let Some((_, seat)) = self.handing {
            let text = match self.label.seat_name(seat) {
                Some(name) => Text::new("screen-hand-over-named").name("hero", name),
                None => Text::new("screen-hand-over").number("seat", seat.0 as i64 + 1),
            };
            return hand_over(canvas, house, &text, &self.label.title);
        }
        if let Some((_, _, picker)) = &self.dealing {
            return picker.draw(canvas, house);
        }
        let (whole, look) = (canvas.area(), canvas.look);
        title(canvas, &self.label.title.in_lang(house.lang).to_uppercase(), &house.word("screen-new-game"));
        let rows: Vec<String> = self.rows().into_iter().map(|row| self.line(house, row)).collect();
        let down = rows.len() as u16;
        self.list.draw(canvas, Rect::new(2, 2, whole.width - 4, down), &rows);
        let at = self.list.at.min(rows.len() - 1);
        // A long value is said again in full; a character, how it plays.
        let style = self.others.style(&self.label.characters).filter(|_| self.rows()[at] == Row::Others);
        let long = Some(rows[at].as_str()).filter(|row| width(row) > whole.width - 8);
        let deal = self.deals.text().map(|text| house.say(&text));
        if let Some(more) = deal.as_deref().or(long).or(style.map(|style| style.in_lang(house.lang))) {
            let lines = super::canvas::wrapped(&look.spelt(more), whole.width - 6);
            canvas.lines(Rect::new(4, 3 + down, whole.width - 6, 2), &lines, look.dim());
        }
        let rest = Rect::new(2, down + 5, whole.width - 4, whole.height.saturating_sub(down + 8));
        if rest.height as usize > self.label.drawing.lines().count() + 3 {
            lid(canvas, house, self.label, rest);
        }
        if let Some(message) = &self.message {
            tell(canvas, message);
        }
        let keys = [
            Key::named('\n', house.word("screen-key-enter"), house.word("screen-key-play")),
            Key::named('j', house.word("screen-key-arrows"), house.word("screen-key-choose")),
            Key::named('>', house.word("screen-key-sideways"), house.word("screen-key-change")),
            Key::named('\u{1b}', house.word("screen-key-escape"), house.word("screen-key-back")),
        ];
        keys_line::draw(canvas, &keys, whole.bottom() - 1);
    }
}

/// The campaigns that a run can be part of: those that are kept, the last played first, a new one, none.
fn campaigns(house: &House, label: &'static Label) -> Vec<(CampaignChoice, Text)> {
    if label.first_chronicle.is_none() {
        return Vec::new();
    }
    // An archive that cannot be read is told of where something is to be kept in it.
    let kept = kept_campaigns(&house.archive, label).unwrap_or_default();
    let named = kept.into_iter().map(|kept| {
        let (id, run) = match kept.is_running() {
            true => ("screen-campaign-running", kept.runs),
            false => ("screen-campaign-kept", kept.runs + 1),
        };
        let text = Text::new(id).plain("name", kept.name.clone()).number("run", run as i64);
        (CampaignChoice::Named(kept.name), text)
    });
    let rest = [CampaignChoice::New, CampaignChoice::Alone].map(|choice| {
        let text = choice_text(&choice);
        (choice, text)
    });
    named.chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Character, Printed};
    use table::Level;

    fn game(players: (u8, u8)) -> NewGame {
        let label = shelf::label(table::IDS[0]).expect("a game on the shelf").clone();
        NewGame::of(Box::leak(Box::new(Label { players, ..label })))
    }

    #[test]
    fn seats_are_offered_where_there_are_several() {
        let has = |game: &NewGame, row| game.rows().contains(&row);
        let alone = game((1, 1));
        assert!(!has(&alone, Row::Players) && !has(&alone, Row::Others));
        let pair = game((2, 2));
        assert!(!has(&pair, Row::Players) && has(&pair, Row::Others));
        let mut few = game((1, 3));
        assert!(has(&few, Row::Players) && !has(&few, Row::Others));
        few.turn(Row::Players, true);
        assert!(has(&few, Row::Others));
        assert_eq!((few.settings().players, few.settings().bots.len()), (Some(2), 0));
        few.turn(Row::Players, true);
        for level in Level::ALL {
            few.turn(Row::Others, true);
            assert_eq!(few.settings().bots, Others::Level(level).bots(&[], 3));
        }
        few.turn(Row::Others, true);
        assert_eq!(few.settings().bots, []);
        few.turn(Row::Others, false);
        few.turn(Row::Players, true);
        assert_eq!((few.settings().players, few.settings().bots.len()), (Some(1), 0), "alone there are no others");
    }

    /// The harder table is chosen and left with one key.
    #[test]
    fn the_harder_table_is_one_row() {
        let mut label = game((2, 4)).label.clone();
        let spec = label.options.first().cloned();
        assert!(!game((2, 4)).rows().contains(&Row::Harder));
        let chosen: Option<&'static (&str, &str)> =
            spec.as_ref().map(|spec| &*Box::leak(Box::new((spec.key, spec.values[1].0))));
        let options = chosen.map(core::slice::from_ref).unwrap_or_default();
        label.harder = Some(HarderTable { players: 3, options, what: Printed::new("rude", "hard") });
        let mut rivals = NewGame::of(Box::leak(Box::new(label)));
        assert!(rivals.rows().contains(&Row::Harder) && !rivals.is_harder());
        rivals.turn(Row::Harder, true);
        assert_eq!((rivals.is_harder(), rivals.settings().players), (true, Some(3)));
        assert_eq!(rivals.settings().options.len(), options.len());
        rivals.turn(Row::Harder, true);
        assert_eq!(
            (rivals.is_harder(), rivals.settings().players, rivals.settings().options.len()),
            (false, Some(2), 0)
        );
    }

    #[test]
    fn characters_are_offered_first() {
        let character = |word| Character { word, name: Printed::new(word, word), style: Printed::new("", "") };
        let characters = ["frugal", "daring"].map(character).to_vec();
        let mut rivals =
            NewGame::of(Box::leak(Box::new(Label { characters: characters.clone(), ..game((3, 6)).label.clone() })));
        assert_eq!(rivals.settings().bots, Others::Hidden.bots(&characters, 3));
        rivals.turn(Row::Others, true);
        assert_eq!(rivals.settings().bots, Others::Characters.bots(&characters, 3));
        rivals.turn(Row::Others, true);
        rivals.turn(Row::Players, true);
        assert_eq!(rivals.settings().bots, Others::Character(0).bots(&characters, 4));
        (0..3).for_each(|_| rivals.turn(Row::Others, false));
        assert_eq!(rivals.settings().bots, [], "people come last");
    }
}

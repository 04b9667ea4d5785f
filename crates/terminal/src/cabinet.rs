//! Trophies and days in a row, in words: what the history shows beside the games.

use kernel::{Lang, Text};
use table::archive::read_text;
use table::days::{DayStreak, day_streak};
use table::record::Record;
use table::trophies::{TrophyPlace, trophies};
use table::{IDS, Moment, Run, Words, shelf};

/// The trophies of a game, in words.
pub struct CabinetShelf {
    /// Which game, and how many of how many are earned.
    pub head: String,
    /// A line each, earned or not.
    pub lines: Vec<String>,
    /// How many are earned.
    pub earned: usize,
}

/// The trophies of every game, or of one, by the player's own games, which come oldest first.
pub fn cabinet(own: &Words, runs: &[Run], game: Option<&str>) -> Vec<CabinetShelf> {
    let ids = IDS.iter().filter(|id| game.is_none_or(|game| game == **id));
    ids.filter_map(|id| shelf_of(own, runs, id)).collect()
}

fn shelf_of(own: &Words, runs: &[Run], id: &str) -> Option<CabinetShelf> {
    let (label, words) = (shelf::label(id)?, shelf::words(id, own.lang)?);
    let played = runs.iter().filter(|run| run.summary.game == id);
    let records = played.filter_map(|run| Record::read(&read_text(&run.path).ok()?).ok());
    let places = trophies(id, records);
    let earned = places.iter().filter(|place| place.times > 0).count();
    let head = Text::new("cabinet-game").name("title", &label.title);
    let head = own.say(&head.number("earned", earned as i64).number("all", places.len() as i64));
    Some(CabinetShelf { head, lines: places.iter().map(|place| line(own, &words, place)).collect(), earned })
}

fn line(own: &Words, words: &Words, place: &TrophyPlace) -> String {
    let text = Text::new(if place.times > 0 { "cabinet-earned" } else { "cabinet-open" });
    let text = text.plain("name", words.say(&place.trophy.name)).plain("deed", words.say(&place.trophy.deed));
    if place.times == 0 {
        return own.say(&text);
    }
    let date = place.first.as_deref().and_then(|first| first.split('T').next()).filter(|date| !date.is_empty());
    own.say(&text.plain("date", date.unwrap_or("?")).number("times", place.times as i64))
}

/// How many days in a row the dungeon of the day was finished; nothing where it never was.
pub fn days_in_words(own: &Words, runs: &[Run]) -> Option<String> {
    let DayStreak { days, best } = day_streak(runs, Moment::now());
    let text = Text::new("cabinet-days").number("days", days as i64).number("best", best as i64);
    (best > 0).then(|| own.say(&text))
}

/// The words that these lines are said in.
pub fn cabinet_words(lang: Lang) -> Words {
    Words::new(lang, &[crate::locale(lang), table::locale(lang)])
}

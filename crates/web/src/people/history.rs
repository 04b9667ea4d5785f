//! What somebody's finished games came to, kind by kind; and the games themselves, to take away.

use crate::live::table_spec::TableSpec;
use crate::store::{KindResults, SeatRow, TableRow};
use kernel::Seat;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::figures::{Figures, GameKind};
use table::record::Record;
use table::{BotSpec, ForPeople, Moment, RecordLine, Verdict};

/// A finished game of somebody: when it ended, in seconds since 1970, the score and whether it was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// When it ended.
    pub ended: i64,
    /// The score of the seat.
    pub score: i32,
    /// Whether the seat won.
    pub won: bool,
}

/// What somebody's games of one kind came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// In figures.
    pub figures: Figures,
    /// Game by game, oldest first.
    pub games: Vec<GameResult>,
}

/// What a seat came to in a game that ended then; nothing where the result makes no sense for it.
pub fn played(result: &str, ended: i64, seat: u8) -> Option<GameResult> {
    let (score, won) = *result.parse::<Verdict>().ok()?.seats().get(seat as usize)?;
    Some(GameResult { ended, score, won })
}

/// The version of the rules that a head names, or the beginning of one.
fn rules(head: Option<&str>) -> String {
    let rules = head.into_iter().flat_map(str::lines).find_map(|line| match line.parse() {
        Ok(RecordLine::Rules(version)) => Some(version),
        _ => None,
    });
    rules.unwrap_or_default()
}

/// What somebody's games came to, kind by kind. Kinds are never mixed.
pub fn books(results: &[KindResults]) -> BTreeMap<GameKind, Book> {
    let mut books: BTreeMap<GameKind, Book> = BTreeMap::new();
    for of_kind in results {
        let (game, rules, options) = (of_kind.game.clone(), of_kind.rules.clone(), of_kind.kind.clone());
        let book = books.entry(GameKind { game, rules, options, assisted: of_kind.assisted }).or_default();
        for game in of_kind.games.iter().filter_map(|(ended, seat, result)| played(result, *ended, *seat)) {
            book.figures.add(ForPeople::Together { score: game.score, won: game.won });
            book.games.push(game);
        }
    }
    books
}

/// A moment in seconds since 1970, as the calendar has it.
pub fn moment(seconds: i64) -> Moment {
    Moment::of_seconds(seconds.max(0) as u64)
}

/// Whether the record of a game may leave the server: not while it runs, nor while others play the same day's dungeon.
pub fn is_open_book(row: &TableRow) -> bool {
    let today = crate::daily::today();
    row.result.is_some() && row.daily.as_ref().is_none_or(|day| *day < today)
}

/// Who holds a seat, in a word: a bot by its name.
fn word(bot: Option<&BotSpec>) -> String {
    bot.map_or_else(|| "person".into(), BotSpec::to_string)
}

/// A game as its player takes it away, with the lines of its record: all that the player may know of it, and all who held each seat. Others at the table are
/// seats, not names.
pub fn game_json(row: &TableRow, seats: &[SeatRow], seat: u8, lines: Option<&Vec<String>>) -> Value {
    let wanted = TableSpec::read(&row.wanted);
    let options: BTreeMap<_, _> = wanted.options.iter().cloned().collect();
    let record = match (&row.head, lines) {
        (Some(head), Some(lines)) if is_open_book(row) => Some(head.clone() + "\n" + &lines.join("\n") + "\n"),
        _ => None,
    };
    let summary = record.as_deref().and_then(|record| Some(Record::read(record).ok()?.summary()));
    let hands = |at: usize, bot: Option<&BotSpec>| match &summary {
        // Masks fall when the game is over.
        Some(summary) => summary.holders_of(Seat(at as u8)).iter().map(|bot| word(bot.as_ref())).collect(),
        None => vec![word(bot)],
    };
    let result = row.result.as_deref().and_then(|result| result.parse::<Verdict>().ok());
    let all: Option<Vec<Value>> = result
        .map(|verdict| verdict.seats().iter().map(|(score, won)| json!({ "score": score, "won": won })).collect());
    let own = row.result.as_deref().and_then(|result| played(result, row.touched, seat));
    json!({
        "id": row.id,
        "game": row.game,
        "rules": rules(row.head.as_deref()),
        "options": options,
        "players": seats.len(),
        "bots": seats.iter().map(|seat| seat.bot.as_ref().map(BotSpec::to_string)).collect::<Vec<_>>(),
        "holders": seats.iter().enumerate().map(|(at, seat)| hands(at, seat.bot.as_ref())).collect::<Vec<_>>(),
        "pace": row.pace.word(),
        "open": row.open,
        "daily": row.daily,
        "begun": moment(row.created).to_string(),
        "ended": row.result.as_ref().map(|_| moment(row.touched).to_string()),
        "seat": seat,
        "name": seats.get(seat as usize).map(|seat| seat.name.as_str()),
        "score": own.map(|own| own.score),
        "won": own.map(|own| own.won),
        "seats": all,
        "assisted": row.assisted,
        "record": record,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Pace;

    fn row(result: Option<&str>) -> TableRow {
        TableRow {
            id: "a".into(),
            invite: "b".into(),
            game: "x".into(),
            wanted: "{}".into(),
            head: None,
            open: false,
            pace: Pace::Live,
            daily: None,
            kind: String::new(),
            owner: "c".into(),
            created: 0,
            touched: 1,
            result: result.map(String::from),
            assisted: false,
            asked: None,
            rematch: None,
        }
    }

    #[test]
    fn kinds_are_never_mixed() {
        let id = table::IDS[0];
        let of_kind = |game: &str, kind: &str, games: &[(i64, u8, &str)]| KindResults {
            game: game.into(),
            rules: "3".into(),
            kind: kind.into(),
            assisted: false,
            games: games.iter().map(|(ended, seat, result)| (*ended, *seat, result.to_string())).collect(),
        };
        let results = [
            of_kind(id, "", &[(6, 0, "-3 lost"), (8, 0, "7 won")]),
            of_kind(id, "weapon=le", &[(7, 0, "5 won")]),
            of_kind("other", "", &[(5, 1, "4 lost 6 won")]),
            KindResults { assisted: true, ..of_kind(id, "", &[(1, 0, "99 won")]) },
        ];
        let books = books(&results);
        assert_eq!(books.len(), 4);
        let of = |game: &str| {
            &books[&GameKind { game: game.into(), rules: "3".into(), options: String::new(), assisted: false }]
        };
        let plain = of(id);
        assert_eq!((plain.figures.games, plain.figures.wins, plain.figures.best), (2, 1, Some(7)));
        // Oldest first: the streak is that of the end.
        assert_eq!((plain.figures.streak, plain.games[0].score), (1, -3));
        // Among rivals, each has the result of the own seat.
        assert!(of("other").games == [GameResult { ended: 5, score: 6, won: true }]);
    }

    #[test]
    fn results_that_make_no_sense_are_left_out() {
        for (result, seat) in [("", 0), ("7 won", 1), ("many won", 0)] {
            assert_eq!(played(result, 1, seat), None, "{result:?}");
        }
    }

    /// What others may still have to play stays closed.
    #[test]
    fn only_finished_games_of_past_days_are_open_books() {
        let finished = row(Some("7 won"));
        let of_day = |day: String| TableRow { daily: Some(day), ..finished.clone() };
        assert!(is_open_book(&finished) && is_open_book(&of_day("2026-01-01".into())));
        assert!(!is_open_book(&row(None)) && !is_open_book(&of_day(Moment::now().date())));
    }
}

//! What somebody's finished games came to, kind by kind; and the games themselves, to take away.

use crate::store::{Kept, SeatRow, Store, TableRow};
use crate::wanted::Wanted;
use kernel::Text;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::figures::{Figures, Kind};
use table::{ForPeople, Moment, Verdict, Words, shelf};

/// A finished game of somebody: when it ended, in seconds since 1970, the score and whether it was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
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
    pub games: Vec<Played>,
}

/// What a seat came to; nothing where the game is not over.
pub fn played(row: &TableRow, seat: u8) -> Option<Played> {
    let words: Vec<&str> = row.result.as_deref()?.split(' ').collect();
    let (score, won) = *Verdict::read(&words)?.seats().get(seat as usize)?;
    Some(Played { ended: row.touched, score, won })
}

/// What must be the same for games to be compared.
pub fn kind(row: &TableRow) -> Kind {
    let rules = row.head.as_deref().and_then(|head| head.lines().find_map(|line| line.strip_prefix("rules ")));
    let (game, rules) = (row.game.clone(), rules.unwrap_or("").to_string());
    Kind { game, rules, options: row.kind.clone(), assisted: row.assisted }
}

/// The finished games among these, which come latest first, kind by kind. Kinds are never mixed.
pub fn books(tables: &[(TableRow, u8)]) -> BTreeMap<Kind, Book> {
    let mut books: BTreeMap<Kind, Book> = BTreeMap::new();
    for (row, seat) in tables.iter().rev() {
        let Some(game) = played(row, *seat) else { continue };
        let book = books.entry(kind(row)).or_default();
        book.figures.add(ForPeople::Together { score: game.score, won: game.won });
        book.games.push(game);
    }
    books
}

/// The options of a kind of games, as people say them.
pub fn options_said(ui: &Words, game: &str, options: &str) -> String {
    let label = shelf::label(game);
    let specs = label.map(|label| label.options).unwrap_or_default();
    let bot = |word: &str| crate::who::bot(ui, game, word);
    let part = |part: &str| {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let named = specs.iter().find(|spec| spec.key == key).and_then(|spec| {
            let (_, meaning) = spec.values.iter().find(|(word, _)| *word == value)?;
            let (label, value) = (spec.label.in_lang(ui.lang), meaning.in_lang(ui.lang));
            Some(ui.say(&Text::new("me-option").plain("label", label).plain("value", value)))
        });
        named.unwrap_or_else(|| match (key, value.parse::<i64>(), key.strip_prefix("bot")) {
            ("players", Ok(players), _) => ui.say(&Text::new("me-players").number("players", players)),
            ("bots", _, _) => ui.say(&Text::new("me-bots").plain("bot", bot(value))),
            (_, _, Some(seat)) => ui.say(&Text::new("me-bot").plain("seat", seat).plain("bot", bot(value))),
            _ => part.to_string(),
        })
    };
    let said: Vec<String> = options.split(' ').filter(|part| !part.is_empty()).map(part).collect();
    if said.is_empty() { ui.word("me-rulebook") } else { said.join(", ") }
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

/// A game as its player takes it away: all that the player may know of it. Others at the table are seats, not names.
///
/// # Errors
/// If the store does not answer.
pub async fn game_json(store: &Store, row: &TableRow, seats: &[SeatRow], seat: u8) -> Kept<Value> {
    let wanted = Wanted::read(&row.wanted);
    let options: BTreeMap<_, _> = wanted.options.iter().cloned().collect();
    let record = match &row.head {
        Some(head) if is_open_book(row) => Some(head.clone() + "\n" + &store.lines(&row.id).await?.join("\n") + "\n"),
        _ => None,
    };
    let result = row.result.as_deref().and_then(|result| Verdict::read(&result.split(' ').collect::<Vec<_>>()));
    let all: Option<Vec<Value>> = result
        .map(|verdict| verdict.seats().iter().map(|(score, won)| json!({ "score": score, "won": won })).collect());
    let own = played(row, seat);
    Ok(json!({
        "id": row.id,
        "game": row.game,
        "rules": kind(row).rules,
        "options": options,
        "players": seats.len(),
        "bots": seats.iter().map(|seat| seat.bot.as_deref()).collect::<Vec<_>>(),
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
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Pace;
    use kernel::Lang;

    fn row(game: &str, kind: &str, result: Option<&str>, touched: i64) -> TableRow {
        TableRow {
            id: "a".into(),
            invite: "b".into(),
            game: game.into(),
            wanted: "{}".into(),
            head: Some("oubliette record 1\ngame x\nrules 3\nseed \"42\"".into()),
            open: false,
            pace: Pace::Live,
            daily: None,
            kind: kind.into(),
            owner: "c".into(),
            created: 0,
            touched,
            result: result.map(String::from),
            assisted: false,
            asked: None,
            rematch: None,
        }
    }

    #[test]
    fn kinds_are_never_mixed() {
        let game = table::IDS[0];
        let assisted = TableRow { assisted: true, ..row(game, "", Some("99 won"), 1) };
        let tables = [
            (row(game, "", None, 9), 0),
            (row(game, "", Some("7 won"), 8), 0),
            (row(game, "weapon=le", Some("5 won"), 7), 0),
            (row(game, "", Some("-3 lost"), 6), 0),
            (row("other", "", Some("4 lost 6 won"), 5), 1),
            (assisted, 0),
        ];
        let books = books(&tables);
        assert_eq!(books.len(), 4);
        let plain = &books[&kind(&tables[1].0)];
        assert_eq!((plain.figures.games, plain.figures.wins, plain.figures.best), (2, 1, Some(7)));
        // Oldest first: the streak is that of the end.
        assert_eq!((plain.figures.streak, plain.games[0].score), (1, -3));
        // Among rivals, each has the result of the own seat.
        assert!(books[&kind(&tables[4].0)].games == [Played { ended: 5, score: 6, won: true }]);
        assert_eq!(kind(&tables[0].0).rules, "3");
    }

    #[test]
    fn results_that_make_no_sense_are_left_out() {
        for (result, seat) in [(None, 0), (Some(""), 0), (Some("7 won"), 1), (Some("many won"), 0)] {
            assert_eq!(played(&row("a", "", result, 1), seat), None, "{result:?}");
        }
    }

    #[test]
    fn options_in_words() {
        let game = table::IDS[0];
        let spec = &shelf::label(game).expect("a game").options[0];
        for lang in Lang::ALL {
            let ui = Words::new(lang, &crate::tongue::locales(lang));
            let (value, meaning) = &spec.values[1];
            let said = options_said(
                &ui,
                game,
                &format!("players=3 bots=careful bot2=random {}={value} deck=own:1a", spec.key),
            );
            for part in [spec.label.in_lang(lang), meaning.in_lang(lang), "3", &ui.word("bot-careful"), "deck=own:1a"] {
                assert!(said.contains(part), "{part}: {said}");
            }
            assert_eq!(options_said(&ui, game, ""), ui.word("me-rulebook"));
        }
    }

    /// What others may still have to play stays closed.
    #[test]
    fn only_finished_games_of_past_days_are_open_books() {
        let finished = row("a", "", Some("7 won"), 1);
        let of_day = |day: String| TableRow { daily: Some(day), ..finished.clone() };
        assert!(is_open_book(&finished) && is_open_book(&of_day("2026-01-01".into())));
        assert!(!is_open_book(&row("a", "", None, 1)) && !is_open_book(&of_day(Moment::now().date())));
    }
}

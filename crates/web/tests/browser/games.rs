//! Games for tests: played to their end on the shelf, and kept as the server keeps them.
#![allow(dead_code, reason = "not every test asks for everything")]

use std::sync::Arc;
use table::{Luck, Settings, nobody_asks, shelf};
use web::live::table_spec::TableSpec;
use web::store::{Appended, NewLines, NewTable, SeatRow, now};
use web::{Site, daily};

pub fn seated(person: &str, name: &str) -> SeatRow {
    SeatRow { person: Some(person.into()), name: name.into(), ..SeatRow::default() }
}

/// A table of these seats, made by the first of them, at which nobody has begun.
pub async fn table(site: &Arc<Site>, seats: Vec<SeatRow>) -> String {
    let owner = seats[0].person.clone().expect("a person");
    let new = NewTable { game: table::IDS[0].into(), wanted: "{}".into(), owner, seats, ..NewTable::default() };
    site.store.new_table(&new).await.expect("a table")
}

/// A game for one, on that seed: to its end, always the first thing that is allowed, or only begun.
pub async fn game(site: &Arc<Site>, person: &str, seed: &str, day: Option<String>, to_the_end: bool) -> String {
    let game = table::IDS[0];
    let settings = Settings { players: Some(1), ..Settings::new(Luck::seed(seed)) };
    let mut session = shelf::open(game, settings, &mut nobody_asks).expect("a game");
    while let Some(seat) = session.status().awaited().iter().next().filter(|_| to_the_end) {
        let action = session.legal_actions(seat).swap_remove(0);
        session.play(seat, &action, &mut nobody_asks).expect("an allowed action");
    }
    let wanted = TableSpec { players: 1, seed: seed.into(), ..TableSpec::default() };
    let seats = vec![seated(person, "somebody")];
    let (game, wanted, owner) = (game.to_string(), wanted.write(), person.to_string());
    let new = NewTable { game, wanted, owner, seats, daily: day.clone(), ..NewTable::default() };
    let table = site.store.new_table(&new).await.expect("a table");
    let result = session.verdict().map(|verdict| verdict.seats()[0]);
    let board = day
        .as_ref()
        .zip(result)
        .map(|(day, (score, won))| (daily::Leaderboard::of(day, now(), false, false), daily::worth(score, won)));
    let entry = NewLines {
        table: table.clone(),
        n: 0,
        lines: session.lines().iter().map(|line| line.to_string()).collect(),
        head: Some(session.head().join("\n")),
        result: session.verdict().map(|verdict| verdict.to_string()),
        assisted: false,
        board,
    };
    assert_eq!(site.store.append(entry).await.expect("kept"), Appended::Stands);
    table
}

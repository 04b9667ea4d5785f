//! What becomes of tables of bots: who survives, how long it takes, who wins, and what they do to each other. Each table of
//! BALANCE.md is written by `cargo run --release -p oubliette-sang-rancune --example fates -- TABLE GAMES`, all of them by
//! `-- all 20000`.

#![allow(clippy::disallowed_methods, reason = "a tool, not rules: it reads its command line")]

mod counts;
mod person;
mod tables;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let asked = words.first().map_or("all", String::as_str);
    let games = words.get(1).map_or(20_000, |word| word.parse().expect("a number of games"));
    let wanted: Vec<&str> = tables::TABLES.into_iter().filter(|table| asked == "all" || asked == *table).collect();
    assert!(!wanted.is_empty(), "all, or one of {}", tables::TABLES.join(", "));
    let fates = tables::play(&wanted, games);
    for table in wanted {
        println!("{table}, {games} games a company\n\n{}\n", tables::write(table, &fates, games));
    }
}

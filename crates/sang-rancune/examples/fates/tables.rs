//! The tables of BALANCE.md, as they stand there.

use crate::counts::{Company, Counts};
use crate::person::{PERSON_TABLES, PersonTable};
use kernel::{GameBox, Notation};
use sang_rancune::{ENCOUNTER, SangRancune};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

/// The names of the tables, in the order of BALANCE.md.
pub const TABLES: [&str; 10] =
    ["person", "questions", "characters", "deaths", "survival", "seats", "dials", "deeds", "encounters", "fire"];

/// The characters, from the most to the least faithful.
const CHARACTERS: [&str; 4] = ["loyal", "cautious", "opportunist", "traitor"];

const DIALS: [&str; 8] =
    ["life=easy", "life=hard", "life=deadly", "harm=mild", "harm=harsh", "length=6", "length=12", "healing=plain"];

/// What they do that the table of deeds lists, in its order.
const DEEDS: [&str; 18] = [
    "kills",
    "feints",
    "prepares",
    "ripostes",
    "heals another",
    "throws fire",
    "trip",
    "critical fail",
    "tougher",
    "not so tough",
    "edge out",
    "after you",
    "change of plan",
    "rally",
    "mixed signals",
    "not on my watch",
    "not so fast",
    "dies",
];

/// One of each character.
fn mixed(players: u8) -> Company {
    Company::of(players, &CHARACTERS.join(","))
}

/// The companies that a table is about, each with what it is called there.
fn companies(table: &str) -> Vec<(String, Company)> {
    let sizes = 3..=6;
    let alike =
        || CHARACTERS.into_iter().flat_map(|word| (3..=6).map(move |count| (word.into(), Company::of(count, word))));
    match table {
        "characters" | "deaths" | "fire" => sizes.map(|count| (count.to_string(), mixed(count))).collect(),
        "person" | "questions" => Vec::new(),
        "survival" => sizes.map(|count| ("mixed".into(), mixed(count))).chain(alike()).collect(),
        "seats" => alike().collect(),
        "dials" => {
            let dialled = DIALS.into_iter().map(|option| (option.into(), mixed(4).with(option)));
            [("no option".into(), mixed(4))].into_iter().chain(dialled).collect()
        }
        _ => vec![("4".into(), mixed(4))],
    }
}

/// What became of each company.
type Fates = BTreeMap<Company, Counts>;

/// Plays all that some tables need, each company once, on all cores.
pub fn play(tables: &[&str], games: u64) -> Fates {
    let wanted = tables.iter().flat_map(|table| companies(table)).map(|(_, company)| company);
    let wanted: BTreeSet<Company> = wanted.collect();
    let (queue, fates) = (Mutex::new(wanted), Mutex::new(BTreeMap::new()));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().expect("nobody panics").pop_last();
                    let Some(company) = next else { break };
                    let counts = company.play(games);
                    fates.lock().expect("nobody panics").insert(company, counts);
                }
            });
        }
    });
    fates.into_inner().expect("nobody panics")
}

/// A table in Markdown.
pub fn write(table: &str, fates: &Fates, games: u64) -> String {
    match table {
        "person" => return of_person(games),
        "questions" => return of_questions(games),
        _ => {}
    }
    let rows = companies(table);
    let counts = |company: &Company| &fates[company];
    let mut lines = Vec::new();
    match table {
        "characters" => {
            lines.push(row(["players", "fair share"].into_iter().chain(CHARACTERS)));
            for (players, company) in &rows {
                let fair = format!("{:.1}", 100.0 / f64::from(company.players));
                let won = CHARACTERS.map(|word| of_character(counts(company), word, &counts(company).won));
                lines.push(row([players.clone(), fair].into_iter().chain(won)));
            }
        }
        "deaths" => {
            lines.push(row(["players"].into_iter().chain(CHARACTERS)));
            for (players, company) in &rows {
                let alive = CHARACTERS.map(|word| of_character(counts(company), word, &counts(company).alive));
                lines.push(row([players.clone()].into_iter().chain(alive)));
            }
        }
        "survival" => {
            lines.push(row([
                "table",
                "players",
                "all survive, %",
                "nobody, %",
                "survivors",
                "encounters",
                "rounds",
                "decisions",
                "winner's prestige",
                "ties",
            ]));
            for (name, company) in &rows {
                lines.push(survival(name, company.players, counts(company)));
            }
        }
        "seats" => {
            lines.push(row(["character", "players", "seats"]));
            let mut furthest: f64 = 0.0;
            for (name, company) in &rows {
                let (counts, players) = (counts(company), company.players as usize);
                let shares = counts.seats[..players].iter().map(|won| share(*won, counts.games));
                lines.push(row([name.clone(), players.to_string(), shares.collect::<Vec<_>>().join(", ")]));
                let all: u64 = counts.seats.iter().sum();
                let away = |won: &u64| (100.0 * *won as f64 / all.max(1) as f64 - 100.0 / players as f64).abs();
                furthest = counts.seats[..players].iter().map(away).fold(furthest, f64::max);
            }
            lines.insert(1, rule_of(&lines[0]));
            lines.push(format!(
                "\nOf all wins of such a company, the seat furthest from a fair share is {furthest:.2} points away from it."
            ));
            return lines.join("\n");
        }
        "dials" => {
            lines.push(row(["option", "all survive, %", "nobody, %", "survivors", "rounds", "winner's prestige"]));
            for (name, company) in &rows {
                let counts = counts(company);
                lines.push(row([
                    name.clone(),
                    share(counts.all_survive, counts.games),
                    share(counts.nobody, counts.games),
                    format!("{:.2}", mean(counts, counts.survivors)),
                    format!("{:.1}", mean(counts, counts.rounds)),
                    format!("{:.1}", of_winners(counts)),
                ]));
            }
        }
        "deeds" => {
            lines.push(row([""].into_iter().chain(CHARACTERS)));
            let counts = counts(&rows[0].1);
            for deed in DEEDS {
                let each = CHARACTERS.map(|word| {
                    let count = counts.deeds.get(&(word, deed)).copied().unwrap_or(0);
                    format!("{:.2}", count as f64 / counts.sat[word] as f64)
                });
                lines.push(row([deed.to_string()].into_iter().chain(each)));
            }
        }
        "encounters" => {
            lines.push(row(["encounter", "rounds", "life lost a hero", "deaths each time"]));
            let company = &rows[0].1;
            for (foe, [rounds, met, lost, deaths]) in &counts(company).foes {
                let met = (*met).max(1) as f64;
                lines.push(row([
                    name_of(*foe),
                    format!("{:.1}", *rounds as f64 / met),
                    format!("{:.1}", *lost as f64 / met / f64::from(company.players)),
                    format!("{:.3}", *deaths as f64 / met),
                ]));
            }
        }
        _ => {
            lines.push(row(["encounter", "fire thrown", "prestige at once", "as the last", "won by the thrower, %"]));
            let mut fires = [[0; 4]; 3];
            for (foe, more) in rows.iter().flat_map(|(_, company)| &counts(company).fires) {
                // Wolves, goblins, and all others.
                let kind = ["Wolf Pack", "Goblins"].iter().position(|known| *known == name_of(*foe)).unwrap_or(2);
                fires[kind].iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            }
            for (name, [thrown, prestige, last, won]) in ["Wolf Pack", "Goblins", "all others"].into_iter().zip(fires) {
                lines.push(row([
                    name.to_string(),
                    thrown.to_string(),
                    format!("{:.2}", prestige as f64 / thrown.max(1) as f64),
                    last.to_string(),
                    share(won, last),
                ]));
            }
        }
    }
    lines.insert(1, rule_of(&lines[0]));
    lines.join("\n")
}

/// What a sound player comes to at each table, and how often he is asked.
fn of_person(games: u64) -> String {
    let head = [
        "table",
        "won, %",
        "won with the usual order, %",
        "questions",
        "in nine games of ten",
        "most",
        "one answer, %",
    ];
    let mut lines = vec![row(head)];
    lines.push(rule_of(&lines[0]));
    let played = std::thread::scope(|scope| {
        let sit = |table: &'static PersonTable| scope.spawn(move || table.play(games));
        let sat: Vec<_> = PERSON_TABLES.iter().map(sit).collect();
        sat.into_iter().map(|thread| thread.join().expect("nobody panics")).collect::<Vec<_>>()
    });
    for (table, counts) in PERSON_TABLES.iter().zip(played) {
        let all: u64 = counts.asked.iter().sum();
        lines.push(row([
            table.name.to_string(),
            share(counts.won[0], games),
            share(counts.won[1], games),
            format!("{:.1}", all as f64 / games as f64),
            counts.asked[games as usize * 9 / 10].to_string(),
            counts.asked[games as usize - 1].to_string(),
            format!("{:.1}", 100.0 * counts.single as f64 / all as f64),
        ]));
    }
    lines.join("\n")
}

/// What a person with the usual order is asked at a table of four, and how many questions games have.
fn of_questions(games: u64) -> String {
    let four = PERSON_TABLES.iter().find(|table| table.name == "4, masked").expect("the usual table");
    let counts = four.play(games);
    let mut lines = vec![row(["question", "a game", "one answer, %"])];
    lines.push(rule_of(&lines[0]));
    let mut kinds: Vec<_> = counts.kinds.iter().collect();
    kinds.sort_unstable_by_key(|(_, [asked, _])| core::cmp::Reverse(*asked));
    for (kind, [asked, single]) in kinds {
        let one = 100.0 * *single as f64 / *asked as f64;
        lines.push(row([(*kind).to_string(), format!("{:.2}", *asked as f64 / games as f64), format!("{one:.1}")]));
    }
    let below = |most: u64| counts.asked.iter().filter(|asked| **asked <= most).count() as f64 / games as f64;
    let shares = [40, 50, 60, 70, 80].map(|most| format!("{:.1} % have {most} at most", 100.0 * below(most)));
    lines.push(format!("\nOf the games {}.", shares.join(", ")));
    lines.join("\n")
}

fn row<T: AsRef<str>>(cells: impl IntoIterator<Item = T>) -> String {
    cells.into_iter().fold("|".to_string(), |line, cell| {
        let cell = cell.as_ref();
        if cell.is_empty() { line + " |" } else { line + " " + cell + " |" }
    })
}

/// The line beneath the head of a table.
fn rule_of(head: &str) -> String {
    "|---".repeat(head.matches('|').count() - 1) + "|"
}

fn name_of(foe: u8) -> String {
    SangRancune::printed().face_name(ENCOUNTER, foe.into()).en
}

fn mean(counts: &Counts, count: u64) -> f64 {
    count as f64 / counts.games.max(1) as f64
}

fn of_winners(counts: &Counts) -> f64 {
    counts.prestige as f64 / counts.seats.iter().sum::<u64>().max(1) as f64
}

fn of_character(counts: &Counts, word: &'static str, map: &BTreeMap<&'static str, u64>) -> String {
    share(map.get(word).copied().unwrap_or(0), counts.sat[word])
}

fn survival(name: &str, players: u8, counts: &Counts) -> String {
    row([
        name.to_string(),
        players.to_string(),
        share(counts.all_survive, counts.games),
        share(counts.nobody, counts.games),
        format!("{:.2}", mean(counts, counts.survivors)),
        format!("{:.2}", mean(counts, counts.encounters)),
        format!("{:.1}", mean(counts, counts.rounds)),
        format!("{:.0}", mean(counts, counts.decisions)),
        format!("{:.1}", of_winners(counts)),
        format!("{:.2}", mean(counts, counts.ties)),
    ])
}

/// A share in percent, with its 95 % interval (Wilson).
fn share(count: u64, of: u64) -> String {
    if of == 0 {
        return "–".into();
    }
    let (n, p, z) = (of as f64, count as f64 / of as f64, 1.96);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let low = (middle - half).max(0.0);
    format!("{:.2} ({:.2}–{:.2})", 100.0 * p, 100.0 * low, 100.0 * (middle + half))
}

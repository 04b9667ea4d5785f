//! Trophies, by games that bots play in people's seats: every one of them is that of its game, and what a record earns is what its game earned.
//!
//! `OUBLIETTE_TROPHY_GAMES=2000 cargo test -p oubliette-bots --test trophies -- --nocapture` says how often each is earned.

use bots::{BotSpec, bot_for};
use kernel::{Lang, Seat, Seed};
use std::collections::BTreeMap;
use table::record::Record;
use table::trophies::{VICTORIES_IN_A_ROW, trophies};
use table::{IDS, Luck, RecordLine, Session, Settings, nobody_asks, shelf};

/// A whole game by careful bots.
fn played(id: &str, seed: &str) -> Session {
    let mut session = shelf::open(id, Settings::new(Luck::seed(seed)), &mut nobody_asks).expect("a table");
    while let Some(seat) = session.status().awaited().lowest() {
        let luck = Seed::of(&format!("{seed} {}", session.decisions()));
        let mut bot = bot_for(&session, &BotSpec::Careful, luck).expect("every game has a careful bot");
        let action = bot.decide(&session.seat_view(seat));
        session.play(seat, &action, &mut nobody_asks).expect("bots decide what is allowed");
    }
    session
}

fn read(text: &str) -> Record {
    Record::read(text).unwrap_or_else(|error| panic!("{}", error.say(Lang::En)))
}

#[test]
fn trophies_are_found_in_records() {
    let games = std::env::var("OUBLIETTE_TROPHY_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(12);
    for id in IDS {
        let known: Vec<&str> = shelf::label(id).expect("a game").trophies.iter().map(|trophy| trophy.id).collect();
        assert!((4..=6).contains(&known.len()), "{id}: {known:?}");
        let (mut wins, mut times) = (0, BTreeMap::<&str, u64>::new());
        for game in 0..games {
            let session = played(id, &format!("trophies {game}"));
            // Whoever wins a game of rivals looks at it from another seat.
            let verdict = session.verdict().expect("the game is over");
            let winner = verdict.winners().lowest();
            wins += winner.is_some() as u64;
            let earned = session.earned(winner.unwrap_or(Seat(0)));
            assert!(winner.is_some() || earned.is_empty(), "{id}: a defeat earns nothing");
            assert!(earned.iter().all(|trophy| known.contains(trophy)), "{id}: {earned:?}");
            earned.iter().for_each(|trophy| *times.entry(trophy).or_default() += 1);
            if games <= 12 {
                agrees(id, &session);
            }
        }
        println!("{id}: {games} games, {wins} won, {times:?}");
    }
}

/// What the record of a game earns is what the game earned, where people had one result and no help.
fn agrees(id: &str, session: &Session) {
    let seat = session.people().lowest().expect("people sit there");
    let alone = !session.rivals() || session.people().len() == 1;
    let expected = if alone { session.earned(seat) } else { Vec::new() };
    let found = trophies(id, [read(&session.record())]);
    let found: Vec<&str> = found.iter().filter(|place| place.times > 0).map(|place| place.trophy.id).collect();
    assert_eq!(found, expected, "{id}");
}

/// Help, a second try and a game that was given up earn nothing; and only victories one after the other make a row.
#[test]
fn what_earns_nothing() {
    let id = IDS[0];
    let wins: Vec<Session> = (0..)
        .map(|game| played(id, &format!("row {game}")))
        .filter(|game| game.verdict().is_some_and(|verdict| !verdict.winners().is_empty()))
        .take(5)
        .collect();
    let records = || wins.iter().map(|game| read(&game.record()));
    let row = |records: Vec<Record>| trophies(id, records).last().expect("a row").times;
    assert_eq!(VICTORIES_IN_A_ROW, 5);
    assert_eq!(row(records().collect()), 1);
    assert_eq!(row(records().take(4).chain(records().take(1)).collect()), 0, "a second try of a seed");
    let mut resigned = shelf::open(id, Settings::new(Luck::seed("resigned")), &mut nobody_asks).expect("a table");
    resigned.resign();
    assert!(resigned.resigned() && resigned.record().ends_with(&format!("note {}\n", RecordLine::RESIGNED)));
    assert_eq!(row(records().take(3).chain([read(&resigned.record())]).chain(records().skip(3)).collect()), 0);
    let helped = records().map(|record| {
        let mut session = shelf::replay_record(record)
            .ok()
            .map(|mut replay| replay.go_to(replay.steps()).map(|()| replay.stop().session));
        let mut session = session.take().expect("a record").unwrap_or_else(|error| panic!("{}", error.say(Lang::En)));
        session.mark_assisted();
        read(&session.record())
    });
    let places = trophies(id, helped.collect::<Vec<_>>());
    assert!(places.iter().all(|place| place.times == 0 && place.first.is_none()));
}

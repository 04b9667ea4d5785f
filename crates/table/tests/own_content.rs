//! Content of one's own in every game: a text of changes over what is printed, from the file to the record and back.

mod common;

use kernel::contract::{self, Effort};
use kernel::{Ctx, Fate, GameBox, Nobody, Seat, Seed, Seeded, Source, Status};
use std::fs;
use table::{IDS, Luck, OpenError, OwnContent, Session, Settings, Visitor, nobody_asks, shelf};
use toml::{Table, Value};

/// A change of one figure of each game, and where it is.
const CHANGES: [(&str, &str); 5] = [
    ("scelerat", "[[suit]]\ncode = \"H\"\nvalues = [3, 4, 5, 6, 7, 8, 9, 10, 11]\n"),
    ("dongeon", "[[card]]\nid = 3\ngrey = [\"C\", \"M9\", \"D\", \"C\"]\n"),
    ("mini-rogue", "[[potion]]\nid = \"fire\"\npower = 12\n\n[[enemy]]\nid = \"lair\"\ndamage = [1, 2, 3, 4]\n"),
    ("sang-rancune", "[[cards]]\nid = \"fire\"\neffect = { fire = { creature = 50 } }\n"),
    ("dead-cells", "[[enemies]]\ncode = \"B1-01\"\nlife = 4\nlines = [\"-\", \"d1\", \"d1\", \"-\", \"d2\"]\n"),
];

fn change(id: &str) -> String {
    let (_, change) = CHANGES.iter().find(|(game, _)| *game == id).expect("a change of every game");
    format!("game = \"{id}\"\nname = \"Mine, of {id}\"\n\n{change}")
}

fn settings(own: Option<String>, seed: &str) -> Settings {
    Settings { custom: own, ..Settings::new(Luck::seed(seed)) }
}

/// Plays a whole game at random.
fn played(id: &str, own: Option<String>, seed: &str) -> Session {
    let mut session = shelf::open(id, settings(own, seed), &mut nobody_asks).expect("a table");
    let mut luck = Seeded::new(Seed::of(seed).player(Seat(7)));
    while let Status::Awaiting(awaited) = session.status() {
        let seat = awaited.lowest().expect("somebody");
        let legal = session.legal_actions(seat);
        let action = &legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
        session.play(seat, action, &mut nobody_asks).expect("a legal action");
    }
    session
}

fn body(record: &str) -> Vec<&str> {
    record.lines().skip_while(|line| !line.starts_with("start")).collect()
}

#[test]
fn a_text_that_changes_nothing_plays_as_printed() {
    for id in IDS {
        for seed in ["a", "b", "c"] {
            let (printed, own) = (played(id, None, seed), played(id, Some(format!("game = \"{id}\"")), seed));
            assert_eq!(body(&printed.record()), body(&own.record()), "{id} {seed}");
            let head = |session: &Session| session.head().iter().find(|line| line.starts_with("content ")).cloned();
            assert_eq!(head(&printed), head(&own), "{id}: the same figures");
            assert_eq!((printed.settings().deck(), own.settings().deck().is_some()), (None, true), "{id}");
        }
    }
}

#[test]
fn a_changed_figure_is_played_kept_and_replayed_without_its_file() {
    for id in IDS {
        let line = shelf::custom(id, &change(id)).expect("a good change");
        assert!(!line.contains(['\n', '\r']), "{id}: {line}");
        assert_eq!(shelf::custom(id, &line).as_ref(), Ok(&line), "{id}: a line is read as it is written");
        let session = played(id, Some(change(id)), "a");
        assert_eq!(session.settings().custom.as_ref(), Some(&line), "{id}");
        assert_eq!(session.settings().deck_name(), Some(format!("Mine, of {id}")));
        let record = session.record();
        let again = shelf::load(&record).unwrap_or_else(|error| panic!("{id}: {error:?}\n{record}"));
        assert_eq!(again.session.record(), record, "{id}");
        // Neither the figures nor the marks are those of what is printed.
        let printed = played(id, None, "a");
        assert_ne!(printed.label().content, session.label().content, "{id}");
        assert!(session.non_default_rules().contains("deck=own:"), "{id}");
        assert!(!printed.non_default_rules().contains("deck="), "{id}");
        let bare = change(id).replace(&format!("name = \"Mine, of {id}\"\n"), "");
        let bare = played(id, Some(bare), "a");
        assert_eq!((bare.settings().deck(), bare.settings().deck_name()), (session.settings().deck(), None), "{id}");
        // A record whose content is another's is refused.
        let foreign = record.replace("\nown ", "\nown \"{}\"\nown ");
        assert!(shelf::load(&foreign).is_err(), "{id}");
        let own = record.lines().find(|line| line.starts_with("own ")).expect("a line");
        assert!(shelf::load(&record.replace(&format!("{own}\n"), "")).is_err(), "{id}: other cards");
    }
}

/// The learnt value is bound to the printed figures.
#[test]
fn puzzles_and_what_was_learnt_stay_with_what_is_printed() {
    struct Learnt;
    impl Visitor for Learnt {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let own = G::custom(&change(G::ID)).expect("content of one's own").expect("a good change");
            assert_ne!(own.content(), game.content(), "{}", G::ID);
            assert_eq!(G::custom(&game.custom_line()).expect("own").expect("a line").content(), game.content());
        }
    }
    common::for_every_game(|| Learnt);
}

/// What is promised of printed games is promised of changed ones.
#[test]
fn a_changed_game_keeps_the_contract() {
    struct Keep;
    impl Visitor for Keep {
        type Out = ();
        fn visit<G: GameBox>(self, _: G) {
            let own = G::custom(&change(G::ID)).expect("content of one's own").expect("a good change");
            let laid = common::Laid { players: own.label().players.0, options: Vec::new(), drawn: false };
            let games = common::games(&own, &laid, 40) * common::effort();
            let (options, effort) = (own.options(laid.players, &[]), Effort { games, outcomes: 600, throws: 300 });
            contract::keep(&own, &options, G::ID, effort).unwrap_or_else(|breach| panic!("{}: {breach:?}", G::ID));
            contract::keep_numbers(&own, &options, G::ID, games).unwrap_or_else(|breach| panic!("{breach:?}"));
        }
    }
    common::for_every_game(|| Keep);
}

#[test]
fn what_does_not_fit_is_refused_with_its_place_in_both_languages() {
    let wrong: &[(&str, &str, &str, &str)] = &[
        ("mini-rogue", "[[enemy]]\nid = \"wolf\"\nxp = [1]\n", "enemy", "wolf"),
        ("mini-rogue", "[[enemy]]\nxp = [1]\n", "enemy", "id"),
        ("mini-rogue", "[[enemy]]\nid = \"lair\"\ncolour = 3\n", "enemy.lair.colour", "damage"),
        ("mini-rogue", "[wolves]\nhp = 3\n", "wolves", "tracks"),
        ("mini-rogue", "[tracks]\nhp = \"many\"\n", "tracks.hp", ""),
        ("mini-rogue", "[tracks]\nhp = 200\n", "tracks.hp", "99"),
        ("mini-rogue", "[tracks]\nhp = -1\n", "tracks.hp", "99"),
        ("mini-rogue", "[tracks]\nhp = 99999999999999999999\n", "", ""),
        ("mini-rogue", "[tracks]\nlevels = [18, 6]\n", "tracks.levels", ""),
        ("mini-rogue", "[dungeon]\nareas = [1, 1, 1, 7]\n", "dungeon.areas", ""),
        ("mini-rogue", "[[enemy]]\nid = \"lair\"\ndamage = [1]\n", "enemy.lair.damage", "4"),
        ("mini-rogue", "[[potion]]\nid = \"fire\"\nfr = \"Feu\"\n", "potion.fire.fr", ""),
        ("mini-rogue", "[[potion]]\nid = \"fire\"\n[[potion]]\nid = \"fire\"\n", "potion.fire", ""),
        (
            "mini-rogue",
            "[tomb]\nrows = [\"gold 1\", \"dance\", \"gold 1\", \"gold 1\", \"gold 1\", \"ghost\"]\n",
            "tomb.rows",
            "dance",
        ),
        ("mini-rogue", "[rest]\nrows = [\"ghost\", \"food 1\", \"hp 2\"]\n", "rest.rows", "ghost"),
        ("mini-rogue", "[bottle]\nprice = 2\n", "bottle.price", "price"),
        ("mini-rogue", "[[class]]\nid = \"rogue\"\npotion = \"mud\"\n", "class.rogue.potion", ""),
        ("mini-rogue", "name = 3\n", "name", ""),
        ("scelerat", "[[suit]]\ncode = \"H\"\nvalues = [1, 2]\n", "suit.H.values", "9"),
        ("scelerat", "[[suit]]\ncode = \"H\"\nkind = \"weapon\"\n", "suit.H.kind", ""),
        ("scelerat", "[[rank]]\ncode = \"1\"\n", "rank", "A"),
        ("sang-rancune", "[[cards]]\nid = \"fire\"\neffect = \"strike\"\n", "cards.fire.effect", ""),
        ("sang-rancune", "[[cards]]\nid = \"fire\"\ncount = 3\n", "cards.fire.count", ""),
        (
            "sang-rancune",
            "[[encounters]]\nid = \"ripper\"\nrandom = [[\"all:15\"], [\"2:15\"], [\"2:15\"], [\"2:15\"]]\n",
            "encounters.ripper.random",
            "",
        ),
        (
            "sang-rancune",
            "[[encounters]]\nid = \"ripper\"\nrandom = [[\"2:high\"]]\n",
            "encounters.ripper.random",
            "2:high",
        ),
        (
            "sang-rancune",
            "[[encounters]]\nid = \"wolves\"\nrule = { pack = { tokens = [13, 13, 13, 13] } }\n",
            "encounters.wolves.rule.pack.tokens",
            "12",
        ),
        (
            "dead-cells",
            "[[enemies]]\ncode = \"B1-01\"\nlines = [\"-\", \"-\", \"d1\", \"-\", \"banner2\"]\n",
            "enemies.B1-01.lines",
            "",
        ),
        (
            "dead-cells",
            "[[enemies]]\ncode = \"B1-01\"\nlines = [\"-\", \"-\", \"é\", \"-\", \"d1\"]\n",
            "enemies.B1-01.lines",
            "é",
        ),
        ("dead-cells", "[[biomes]]\ncode = \"B1\"\nspecial = \"worms\"\n", "biomes.B1.special", ""),
        (
            "dead-cells",
            "[[bosses]]\ncode = \"C1\"\ninstances = [{ life = [1, 1, 1, 1] }]\n",
            "bosses.C1.instances",
            "2",
        ),
        ("dongeon", "[[card]]\nid = 99\n", "card", "99"),
        ("dongeon", "[[card]]\nid = 3\nwhite = [\"C\", \"D\"]\n", "card.3.white", "4"),
    ];
    for (id, text, place, named) in wrong {
        let error = shelf::custom(id, &format!("game = \"{id}\"\n{text}")).expect_err(text);
        let OpenError::Custom(why) = &error else { panic!("{id} {text}: {error:?}") };
        let said = why.place.as_ref().map_or("", |place| place.en.as_str());
        assert_eq!(said, *place, "{id} {text}: {why:?}");
        for lang in kernel::Lang::ALL {
            let said = table::Words::new(lang, &[table::locale(lang)]).say(&error.text());
            assert!(said.contains(place) && said.contains(named), "{id} {text}: {said}");
        }
        assert_ne!(why.reason.fr, why.reason.en, "{id} {text}");
    }
}

#[test]
fn a_text_for_another_game_or_for_none_is_refused() {
    for id in IDS {
        for other in IDS.iter().filter(|other| *other != id) {
            assert!(matches!(shelf::custom(id, &change(other)), Err(OpenError::Custom(_))), "{id} {other}");
        }
        for odd in ["", "hello", "game = 3", "game = \"\"", "{", "{\"game\":1}", "\"", "[]", "null", "\u{0}", "game"] {
            assert!(matches!(shelf::custom(id, odd), Err(OpenError::Custom(_))), "{id} {odd:?}");
        }
        let deep = format!("game = \"{id}\"\nx = {}{}", "[".repeat(10_000), "]".repeat(10_000));
        assert!(shelf::custom(id, &deep).is_err(), "{id}");
        let deep = format!("{{\"x\":{}{}}}", "[".repeat(10_000), "]".repeat(10_000));
        assert!(shelf::custom(id, &deep).is_err(), "{id}");
    }
}

/// All whole numbers in printed content that are a field by themselves or in a list: where, and what stands there.
fn figures(value: &Value, path: &mut Vec<Value>, out: &mut Vec<(Vec<Value>, Value)>) {
    match value {
        Value::Table(table) => {
            for (key, value) in table {
                path.push(Value::String(key.clone()));
                figures(value, path, out);
                path.pop();
            }
        }
        Value::Array(entries) if entries.first().is_some_and(Value::is_table) => {
            for (at, entry) in entries.iter().enumerate() {
                path.push(Value::Integer(at as i64));
                figures(entry, path, out);
                path.pop();
            }
        }
        Value::Integer(_) => out.push((path.clone(), value.clone())),
        Value::Array(list) if list.iter().all(|value| value.is_integer() || value.is_array()) && !list.is_empty() => {
            out.push((path.clone(), value.clone()));
        }
        Value::Array(_) | Value::String(_) => out.push((path.clone(), value.clone())),
        _ => {}
    }
}

/// A figure, or the figures of a list or a text, drawn anew.
fn drawn(value: &Value, luck: &mut Seeded) -> Value {
    let mut any = |ways: i64| luck.pick(Source::PLAYER, ways as u32) as i64;
    match value {
        Value::Integer(figure) => Value::Integer(match any(6) {
            0 => 0,
            1 => 99,
            2 => figure * 2 + 1,
            3 => figure - 1,
            4 => any(200),
            _ => figure + 1,
        }),
        Value::String(text) => {
            let digit = |sign: char| if sign.is_ascii_digit() { (b'0' + any(10) as u8) as char } else { sign };
            Value::String(text.chars().map(digit).collect())
        }
        Value::Array(list) => Value::Array(list.iter().map(|value| drawn(value, luck)).collect()),
        other => other.clone(),
    }
}

fn put(table: &mut Value, path: &[Value], value: Value) {
    let place = path.iter().fold(table, |at, step| match step {
        Value::String(key) => at.get_mut(key.as_str()).expect("a key"),
        step => at.get_mut(step.as_integer().expect("a place") as usize).expect("an entry"),
    });
    *place = value;
}

fn printed_tables(id: &str) -> Table {
    let files = fs::read_dir(common::crate_folder(id).join("content")).expect("the content of a box");
    let mut paths: Vec<_> = files.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
    paths.sort();
    paths.iter().flat_map(|path| fs::read_to_string(path).expect("a file").parse::<Table>().expect("TOML")).collect()
}

/// Whatever changes are accepted can be played to the end, in views and numbers and notation, by chance and by the rule of thumb.
#[test]
fn whatever_is_accepted_keeps_the_contract() {
    struct Keep;
    impl Visitor for Keep {
        type Out = ();
        fn visit<G: GameBox>(self, _: G) {
            let mut printed = printed_tables(G::ID);
            printed.remove("provenance");
            let mut all = Vec::new();
            figures(&Value::Table(printed.clone()), &mut Vec::new(), &mut all);
            let (mut accepted, mut refused) = (0, 0);
            for nth in 0..200 * common::effort() {
                let seed = format!("own {} {nth}", G::ID);
                let mut luck = Seeded::new(Seed::of(&seed));
                let mut own = Value::Table(printed.clone());
                for _ in 0..1 + luck.pick(Source::PLAYER, 3) {
                    let (path, value) = &all[luck.pick(Source::PLAYER, all.len() as u32) as usize];
                    put(&mut own, path, drawn(value, &mut luck));
                }
                own.as_table_mut().expect("a table").insert("game".into(), G::ID.into());
                let text = toml::to_string(&own).expect("TOML");
                match G::custom(&text).expect("content of one's own") {
                    Err(_) => refused += 1,
                    Ok(own) => {
                        accepted += 1;
                        play_out(&own, &seed, accepted <= 6);
                    }
                }
            }
            println!("{}: {accepted} accepted, {refused} refused", G::ID);
            assert!(accepted >= 20 && refused >= 20, "{}: {accepted} accepted, {refused} refused", G::ID);
        }
    }
    fn play_out<G: GameBox>(own: &G, seed: &str, thoroughly: bool) {
        let line = own.custom_line();
        let again =
            G::custom(&OwnContent::read(&line).text).expect("own").unwrap_or_else(|why| panic!("{seed}: {why:?}"));
        assert_eq!((again.content(), again.custom_line()), (own.content(), line), "seed {seed}");
        let (least, most) = own.label().players;
        let options = own.options(if seed.len().is_multiple_of(2) { least } else { most }, &[]);
        let mut ctx = Ctx::new(Seeded::new(Seed::of(seed)), Nobody);
        let mut table = own.setup(&options, &mut ctx);
        while let Some(seat) = own.awaited(&table).lowest() {
            let action = own.careful(&own.view(&table, seat), seat);
            assert!(own.check(&table, seat, action).is_ok(), "seed {seed}: {action:?}");
            own.apply(&mut table, seat, action, &mut ctx);
        }
        if thoroughly {
            contract::keep_numbers(own, &options, seed, 1).unwrap_or_else(|breach| panic!("{seed}: {breach:?}"));
        }
    }
    common::for_every_game(|| Keep);
}

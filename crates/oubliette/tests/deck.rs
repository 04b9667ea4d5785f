//! Decks of one's own from outside: what is refused and why, records that need no file, figures that stand apart.

mod common;

use common::{Home, text};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use table::{Luck, Settings, nobody_asks, shelf};

const GAME: &str = "dongeon";

/// A card as people write it.
fn card(id: usize, white: &str, grey: &str) -> String {
    let icons = |face: &str| face.split(' ').map(|icon| format!("\"{icon}\"")).collect::<Vec<_>>().join(", ");
    format!("[[card]]\nid = {id}\nwhite = [{}]\ngrey = [{}]\n", icons(white), icons(grey))
}

/// A small deck with something of everything.
fn small() -> String {
    let cards = [("C D C M1", "R C D P"), ("C W D T", "C M2 D T"), ("D C P M3", "C D W M4"), ("C T D M2", "D R C C")];
    cards.iter().enumerate().fold(String::from("# Mine.\n"), |mut all, (at, (white, grey))| {
        let _ = write!(all, "\n{}", card(at + 1, white, grey));
        all
    })
}

/// What the rules read off the small deck.
const SMALL: &str = "C-D-C-M1/R-C-D-P C-W-D-T/C-M2-D-T D-C-P-M3/C-D-W-M4 C-T-D-M2/D-R-C-C";

/// A record of a finished game on the small deck: the first legal action, always.
fn finished(own: Option<&str>, seed: &str) -> String {
    let settings = Settings { custom: own.map(String::from), ..Settings::new(Luck::seed(seed)) };
    let mut session = shelf::open(GAME, settings, &mut nobody_asks).expect("a good deck");
    loop {
        let legal = session.legal_actions(kernel::Seat(0));
        let Some(action) = legal.first() else { return session.record() };
        session.play(kernel::Seat(0), action, &mut nobody_asks).expect("a legal action");
    }
}

#[test]
fn a_deck_is_played_kept_and_taken_up_again_without_its_file() {
    let home = Home::new();
    let deck = home.file("mine.toml", small());
    let deck = deck.to_str().expect("UTF-8");
    let said = home.run(&["play", GAME, "--deck", deck, "--seed", "a"], "1\n2\n3\n4\nq\n").good();
    assert!(said.contains("Un paquet à vous ("), "{said}");
    fs::remove_file(deck).expect("a file");
    let record = home.only_record();
    let before = text(&record);
    assert!(before.contains(&format!("\nown \"{SMALL}\"\nplayers 1\n")), "{before}");
    home.run(&["verify", record.to_str().expect("UTF-8")], "").good();
    home.run(&["replay", record.to_str().expect("UTF-8"), "--all"], "").good();
    let said = home.run(&["play", GAME, "--resume"], "c\no\nq\n").good();
    assert!(said.contains("Un paquet à vous ("), "{said}");
    let after = text(&record);
    assert!(after.starts_with(&before) && after.contains("\nnote coach "), "{after}");
    assert!(shelf::load(&after).expect("a sound record").session.record().contains(SMALL));
}

#[test]
fn records_without_one_are_as_before() {
    for id in table::IDS {
        let session = shelf::open(id, Settings::new(Luck::seed("a")), &mut nobody_asks).expect("a game");
        assert!(!session.record().contains("\nown "), "{id}");
        assert!(session.head()[4].starts_with("players "), "{id}");
    }
}

#[test]
fn simulations_and_all_bots_know_it() {
    let home = Home::new();
    let deck = home.file("mine.toml", format!("\u{feff}{}", small().replace('\n', "\r\n")));
    let deck = deck.to_str().expect("UTF-8");
    let sim = |bot: &str, deck: &[&str]| -> Value {
        let args = [&["sim", GAME, "--bot", bot, "--games", "20", "--json"], deck].concat();
        serde_json::from_str(&home.run(&args, "").good()).expect("JSON")
    };
    for bot in ["random", "careful", "montecarlo:20"] {
        let told = sim(bot, &["--deck", deck]);
        assert!(told["deck"].as_str().is_some_and(|mark| mark.starts_with("own:") && mark.len() == 12), "{told}");
    }
    assert_eq!(sim("random", &[])["deck"], Value::Null);
    assert_ne!(sim("random", &[])["decisions"], sim("random", &["--deck", deck])["decisions"]);
}

#[test]
fn bad_decks_are_refused_with_file_card_and_reason() {
    let good = card(1, "C D C M1", "R C D P");
    let many: String = (1..=36).map(|id| card(id, "C C C C", "C C C C")).collect();
    let wrong: &[(String, &str, &str)] = &[
        (String::new(), "L'ensemble", "`card`"),
        ("hello".into(), "L'ensemble", "ligne 1"),
        (good.clone() + "colour = 3\n", "L'ensemble", "ligne 5"),
        ("[[card]]\nid = \"one\"\nwhite = []\ngrey = []\n".into(), "L'ensemble", "ligne 2"),
        ("card = []\n".into(), "L'ensemble", "de 1 à 35 cartes, celui-ci 0"),
        (many, "L'ensemble", "de 1 à 35 cartes, celui-ci 36"),
        (card(2, "C D C M1", "R C D P"), "Carte 1", "son numéro devrait être 1"),
        (good.clone() + &card(1, "C C C C", "C C C C"), "Carte 2", "son numéro devrait être 2"),
        (good.clone() + &card(2, "C D C", "R C D P"), "Carte 2", "sa face blanche a 3 icônes au lieu de 4"),
        (good.clone() + &card(2, "C D C C", "R C D P T"), "Carte 2", "sa face grise a 5 icônes au lieu de 4"),
        (good.clone() + &card(2, "C D C X", "R C D P"), "Carte 2", "« X » n'est pas une icône"),
        (good.clone() + &card(2, "C D C M10", "R C D P"), "Carte 2", "« M10 » n'est pas une icône"),
        (good.clone() + &card(2, "C D C M", "R C D P"), "Carte 2", "« M » n'est pas une icône"),
        (good + &card(2, "C D C R", "R C D P"), "Carte 2", "un Retournement (R) ne se trouve que sur une face grise"),
        (card(1, "D D D D", "C C C C"), "L'ensemble", "aucune face blanche n'a de Couloir"),
        ("D-D-D-D/C-C-C-C".into(), "L'ensemble", "aucune face blanche n'a de Couloir"),
        ("C-C-C-C/C-C-C".into(), "Carte 1", "sa face grise a 3 icônes au lieu de 4"),
    ];
    let home = Home::new();
    for (bad, place, reason) in wrong {
        let file = home.file("bad.toml", bad);
        let path = file.to_str().expect("UTF-8");
        for command in ["play", "sim"] {
            let said = home.run(&[command, GAME, "--deck", path], "").failed(3);
            assert!(said.starts_with(&format!("{path} : ")), "{said}");
            assert!(said.contains(place) && said.contains(reason) && said.contains("Corrigez"), "{reason}: {said}");
        }
        let english = home.run(&["play", GAME, "--deck", path, "--lang", "en"], "").failed(3);
        assert!(english.contains("Correct the file") && !english.contains("face blanche"), "{english}");
    }
    assert!(home.records().is_empty(), "nothing was begun");
}

#[test]
fn what_cannot_be_read_is_no_deck() {
    let home = Home::new();
    let folder = home.0.join("folder");
    fs::create_dir(&folder).expect("a folder");
    let files = [
        (home.0.join("nowhere.toml"), "introuvable"),
        (folder, "c'est un dossier"),
        (home.file("bytes.toml", [0xff, 0xfe, 0x00]), "ce n'est pas du texte"),
        (home.file("long.toml", "#".repeat((1 << 20) + 1)), "fichier trop gros"),
    ];
    for (path, why) in files {
        let path = path.to_str().expect("UTF-8");
        let said = home.run(&["play", GAME, "--deck", path], "").failed(3);
        assert!(said.contains(path) && said.contains(why), "{said}");
    }
    let said = home.run(&["play", "scelerat", "--deck", "nowhere.toml"], "").failed(3);
    assert!(said.contains("nowhere.toml") && said.contains("introuvable"), "{said}");
    home.run(&["sim", "scelerat", "--deck", "nowhere.toml", "--lang", "en"], "").failed(3);
    home.run(&["play", GAME, "--deck", "nowhere.toml", "--resume"], "").failed(2);
}

#[test]
fn figures_never_mix_decks() {
    let home = Home::new();
    fs::create_dir_all(home.folder()).expect("a folder");
    let other = "C-C-C-D/R-C-D-P C-W-D-T/C-M2-D-T";
    let decks = [None, Some(SMALL), Some(other), Some(SMALL)];
    for (at, own) in decks.into_iter().enumerate() {
        fs::write(home.folder().join(format!("{at}.txt")), finished(own, &at.to_string())).expect("a file");
    }
    let stats: Value = serde_json::from_str(&home.run(&["stats", "--json"], "").good()).expect("JSON");
    let mut rows: Vec<(String, u64)> = stats.as_array().expect("a list").iter().map(row).collect();
    rows.sort_by_key(|(_, games)| *games);
    assert_eq!(rows.iter().map(|(_, games)| *games).collect::<Vec<_>>(), [1, 1, 2], "{rows:?}");
    assert_eq!(rows.iter().filter(|(options, _)| options.contains("deck=own:")).count(), 2, "{rows:?}");
    let said = home.run(&["history"], "").good();
    assert_eq!(said.lines().filter(|line| line.contains("paquet à vous (")).count(), 3, "{said}");
    let history: Value = serde_json::from_str(&home.run(&["history", "--json"], "").good()).expect("JSON");
    assert!(history[0]["deck"].is_null() && history[1]["deck"] == history[3]["deck"], "{history}");
    assert_ne!(history[1]["deck"], history[2]["deck"]);
}

fn row(row: &Value) -> (String, u64) {
    (row["options"].as_str().expect("a text").into(), row["games"].as_u64().expect("a number"))
}

#[test]
fn a_damaged_deck_in_a_record_is_named() {
    let home = Home::new();
    let sound = finished(Some(SMALL), "a");
    assert_eq!(shelf::load(&sound).expect("a sound record").session.record(), sound);
    let own = format!("own \"{SMALL}\"\n");
    let of_toml = format!("own {}\n", Value::from(small()));
    let damaged = [
        (sound.replace(&own, "own \"C-D-C\n"), 3, "illisible"),
        (sound.replace(&own, "own C-D-C\n"), 3, "illisible"),
        (sound.replace(&own, &format!("{own}{own}")), 3, "illisible"),
        (sound.replace("C-D-C-M1", "C-D-C-X"), 4, "« X » n'est pas une icône"),
        (sound.replace("C-D-C-M1", "C-D-C-M2"), 4, "ligne 4 donne l'empreinte"),
        (sound.replace(&own, "own \"\"\n"), 4, "L'ensemble"),
        (sound.replace(&own, &of_toml), 4, "ligne 4 donne l'empreinte"),
        (sound.replace(&own, ""), 4, "d'autres cartes"),
    ];
    for (at, (bad, code, why)) in damaged.iter().enumerate() {
        assert_ne!(*bad, sound, "{at}");
        let file = home.file("bad.txt", bad);
        let said = home.run(&["verify", file.to_str().expect("UTF-8")], "").failed(*code);
        let line = if at == 2 {
            "ligne 6"
        } else if at == 7 {
            "ligne 4"
        } else {
            "ligne 5"
        };
        assert!(said.contains(line) && said.contains(why), "{at}: {said}");
    }
    let mut session = shelf::open("scelerat", Settings::new(Luck::seed("a")), &mut nobody_asks).expect("a game");
    session.mark_assisted();
    let foreign = session.record().replace("\nplayers 1\n", &format!("\n{own}players 1\n"));
    let file = home.file("foreign.txt", foreign);
    let said = home.run(&["verify", file.to_str().expect("UTF-8")], "").failed(4);
    assert!(said.contains("ligne 5") && said.contains("ne convient pas"), "{said}");
}

/// A change of one figure of a game, from the file to history and figures, in every game.
#[test]
fn every_game_is_played_with_changes_and_kept_apart() {
    let changes = [
        ("scelerat", "[[suit]]\ncode = \"D\"\nvalues = [3, 4, 5, 6, 7, 8, 9, 10, 11]\n"),
        ("dongeon", "[[card]]\nid = 3\ngrey = [\"C\", \"M9\", \"D\", \"C\"]\n"),
        ("mini-rogue", "[[potion]]\nid = \"fire\"\npower = 12\n"),
        ("sang-rancune", "[[cards]]\nid = \"fire\"\neffect = { fire = { creature = 50 } }\n"),
        ("dead-cells", "[[enemies]]\ncode = \"B1-01\"\nlife = 4\n"),
    ];
    let home = Home::new();
    for (game, change) in changes {
        let file = home.file("mine.toml", format!("game = \"{game}\"\nname = \"Forge\"\n{change}"));
        let path = file.to_str().expect("UTF-8");
        let said = home.run(&["play", game, "--deck", path, "--seed", "forge", "--lang", "en"], "1\n2\n3\nq\n").good();
        assert!(said.contains("A deck of your own: Forge ("), "{game}: {said}");
        let told = home.run(&["sim", game, "--deck", path, "--bot", "careful", "--games", "3", "--json"], "").good();
        let told: Value = serde_json::from_str(&told).expect("JSON");
        assert!(told["deck"].as_str().is_some_and(|mark| mark.starts_with("own:")), "{told}");
        assert_eq!(told["deck_name"], "Forge");
        let bad = home.file("bad.toml", format!("game = \"{game}\"\n[nothing]\nhp = 1\n"));
        let said = home.run(&["play", game, "--deck", bad.to_str().expect("UTF-8"), "--lang", "en"], "").failed(3);
        assert!(said.contains("nothing: there is no such field"), "{said}");
        fs::remove_file(&file).expect("a file");
    }
    let records = home.records();
    assert_eq!(records.len(), changes.len(), "a record a game, and nothing is begun by what is refused: {records:?}");
    for record in records {
        home.run(&["verify", record.to_str().expect("UTF-8")], "").good();
        assert!(!text(&record).contains("\ncampaign "), "a run on other cards is part of no campaign");
    }
    let history: Value = serde_json::from_str(&home.run(&["history", "--json"], "").good()).expect("JSON");
    assert!(history.as_array().is_some_and(|runs| runs.iter().all(|run| run["deck_name"] == "Forge")), "{history}");
}

/// The search looks ahead in games of changed figures without what was learnt for the printed ones.
#[test]
fn bots_that_learnt_fall_back_to_the_rule_of_thumb() {
    let home = Home::new();
    let file = home.file("mine.toml", "game = \"mini-rogue\"\n[[potion]]\nid = \"fire\"\npower = 12\n");
    let path = file.to_str().expect("UTF-8");
    let told =
        home.run(&["sim", "mini-rogue", "--deck", path, "--bot", "search:50", "--games", "1", "--json"], "").good();
    assert!(told.contains("own:"), "{told}");
}

#[test]
fn the_engine_takes_a_text() {
    let home = Home::new();
    let new =
        |deck: &Value| serde_json::json!({ "do": "new", "game": "mini-rogue", "seed": "a", "deck": deck }).to_string();
    let good = new(&Value::from("game = \"mini-rogue\"\n[tracks]\nhp = 25\n"));
    let said = home.run(&["engine"], format!("{good}\n{{\"do\":\"record\"}}\n{{\"do\":\"quit\"}}\n")).good();
    assert!(said.contains("\\nown "), "{said}");
    for bad in [Value::from("game = \"scelerat\"\n"), Value::from(3)] {
        let said = home.run(&["engine"], format!("{}\n{{\"do\":\"quit\"}}\n", new(&bad))).good();
        assert!(said.contains("error"), "{said}");
    }
}

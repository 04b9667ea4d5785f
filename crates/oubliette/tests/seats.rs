//! Tables of several, from outside: for every game on the shelf that takes more than one player.

mod common;

use common::Home;
use serde_json::{Value, json};
use std::fs;
use table::IDS;
use table::{Label, shelf};

fn games_for_several() -> Vec<&'static Label> {
    IDS.iter().filter_map(|id| shelf::label(id)).filter(|label| label.players.1 > 1).collect()
}

/// As many answers as end any game: whatever is refused, the next number may do.
fn answers() -> String {
    (0..6000).map(|at| format!("{}\n", at % 17 + 1)).collect()
}

/// Plays a whole game with bots on every other seat; gives what was said.
fn play(home: &Home, label: &Label, bot: &str) -> String {
    let players = label.players.0.max(2).to_string();
    let args = ["play", label.id, "--plain", "--players", &players, "--bots", bot, "--seed", "several"];
    home.run(&args, answers()).good()
}

/// Whoever knows the seed can know what rivals hold: such a game is marked from its start, and no other.
#[test]
fn a_seed_that_was_known_marks_a_game_of_rivals() {
    for label in games_for_several() {
        for (known, args) in [(true, &["--seed", "mine"][..]), (true, &["--daily"]), (false, &[])] {
            let home = Home::new();
            let said = home.run(&[&["play", label.id, "--plain", "--bots", "careful"], args].concat(), "1\nq\n");
            // A table for one has no seat for a bot.
            if label.players.0 == 1 {
                continue;
            }
            let record = fs::read_to_string(home.only_record()).expect("a record");
            let start = record.lines().skip_while(|line| !line.starts_with("start")).nth(1);
            assert_eq!(start == Some("assisted"), known && label.rivals, "{} {args:?}: {record}", label.id);
            assert_eq!(said.out.contains("compte comme assistée"), known && label.rivals, "{}", said.out);
        }
    }
}

#[test]
fn a_table_for_one_has_no_other_seats() {
    let home = Home::new();
    let wrong: &[&[&str]] = &[
        &["play", "scelerat", "--players", "2"],
        &["play", "scelerat", "--players", "0"],
        &["play", "scelerat", "--players", "many"],
        &["play", "scelerat", "--players", "-1"],
        &["play", "scelerat", "--bots", "careful"],
        &["play", "scelerat", "--players", "9", "--bots", "careful"],
        &["play", "scelerat", "--bot", "careful"],
        &["play", "scelerat", "--bot", "0=careful"],
        &["play", "scelerat", "--bot", "1=careful"],
        &["play", "scelerat", "--bot", "2=careful"],
        &["play", "scelerat", "--bot", "255=careful"],
        &["play", "scelerat", "--bot", "1=nobody"],
        &["play", "scelerat", "--resume", "--players", "1"],
        &["sim", "scelerat", "--players", "2"],
    ];
    for args in wrong {
        let french = home.run(args, "").failed(2);
        let english = home.run(&[args, &["--lang", "en"][..]].concat(), "").failed(2);
        assert_ne!(french, english, "{args:?}");
    }
    assert!(home.records().is_empty(), "nothing was begun");
    // Whoever says what is so anyway is not refused.
    assert!(home.run(&["play", "scelerat", "--players", "1"], "").good().contains("Salle 1"));
}

#[test]
fn bots_are_completed() {
    let home = Home::new();
    let script = home.run(&["completions", "bash"], "").good();
    assert!(script.contains("\"random beginner careful"), "{script}");
}

#[test]
fn a_table_for_too_many_or_too_few() {
    let home = Home::new();
    for label in games_for_several() {
        let (least, most) = label.players;
        for players in [0, least as u64 - 1, most as u64 + 1, 1 << 40] {
            let players = players.to_string();
            for command in ["play", "sim"] {
                let french = home.run(&[command, label.id, "--players", &players], "").failed(2);
                let english = home.run(&[command, label.id, "--players", &players, "--lang", "en"], "").failed(2);
                for said in [&french, &english] {
                    assert!(said.contains(&least.to_string()) && said.contains(&most.to_string()), "{said}");
                }
                assert_ne!(french, english);
            }
        }
        let seat = format!("{}=careful", most + 1);
        home.run(&["play", label.id, "--players", &most.to_string(), "--bot", &seat], "").failed(2);
    }
    assert!(home.records().is_empty(), "nothing was begun");
}

#[test]
fn bots_hold_the_other_seats() {
    for label in games_for_several() {
        let home = Home::new();
        let said = play(&home, label, "careful");
        // Some games have a name for everybody: "Bruna (robot amateur)".
        let bot_named = |said: &str, end: &str| said.contains(&format!("(robot amateur){end}"));
        let asked = said.lines().any(|line| line.contains(", choix ?") && !line.contains("robot"));
        assert!(bot_named(&said, ".") && asked, "{said}");
        let path = home.records().remove(0);
        let record = fs::read_to_string(&path).expect("a record");
        assert!(record.contains("\nbot 1 careful\n") && record.contains("\nover "), "{record}");
        let path = path.to_str().expect("UTF-8");
        home.run(&["verify", path], "").good();
        let told = home.run(&["replay", path, "--all"], "").good();
        let person =
            told.lines().any(|line| line.starts_with("Étape ") && line.contains(", ") && !line.contains("robot"));
        assert!(person && bot_named(&told, ", "), "{told}");
        let history: Value = serde_json::from_str(&home.run(&["history", "--json"], "").good()).expect("JSON");
        let run = &history[0];
        assert_eq!((&run["players"], &run["bots"]["1"]), (&json!(label.players.0.max(2)), &json!("careful")));
        assert_eq!(run["seats"].as_array().map(Vec::len), run["players"].as_u64().map(|seats| seats as usize));
        assert_eq!((&run["score"], &run["won"]), (&run["seats"][0]["score"], &run["seats"][0]["won"]));
        let stats = home.run(&["stats"], "").good();
        assert!(stats.contains("autres places : Robot amateur") && !stats.contains("bots="), "{stats}");
    }
}

/// Wherever the power fails, the same bots go on in the same way.
#[test]
fn bots_go_on_after_a_kill() {
    for label in games_for_several() {
        let home = Home::new();
        play(&home, label, "random");
        let path = home.records().remove(0);
        let whole = fs::read_to_string(&path).expect("a record");
        let ends: Vec<usize> = whole.match_indices('\n').map(|(at, _)| at + 1).collect();
        // All that is written before anybody is asked: the start, and the mark of a seed that was known.
        let begun = |end: &usize| whole[..*end].contains("\nstart ") && !whole[*end..].starts_with("assisted\n");
        let start = ends.iter().position(begun).expect("a start");
        for cut in (start..ends.len()).step_by((ends.len() / 12).max(1)) {
            // The last line is half written, too.
            fs::write(&path, &whole[..(ends[cut] + 3).min(whole.len())]).expect("a record");
            home.run(&["play", label.id, "--plain", "--resume"], "")
                .code
                .filter(|code| [0, 2].contains(code))
                .expect("no harm");
            // Before anybody has decided, there is nothing to keep.
            let Ok(after) = fs::read_to_string(&path) else { continue };
            assert!(
                whole.starts_with(after.as_str()) && after.len() >= ends[cut],
                "after line {cut}:\n{after}\n{whole}"
            );
        }
    }
}

#[test]
fn simulations_of_several() {
    let home = Home::new();
    for label in games_for_several() {
        for players in label.players.0..=label.players.1 {
            let players = players.to_string();
            let args = ["sim", label.id, "--games", "40", "--bot", "careful", "--players", &players];
            let json = home.run(&[&args[..], &["--json"]].concat(), "").good();
            let told: Value = serde_json::from_str(&json).expect("JSON");
            assert_eq!(told["players"].to_string(), players);
            assert_eq!(told["seats"].as_array().expect("seats").len().to_string(), players);
            let said = home.run(&args, "").good();
            assert!(said.contains(&format!("Joueur {players} : ")), "{said}");
        }
    }
}

/// Whoever types an action of the game at the wrong moment is told why not, and nothing changes.
#[test]
fn a_wrong_moment_is_explained() {
    let home = Home::new();
    let args = ["play", "mini-rogue", "--plain", "--seed", "7"];
    let said = home.run(&args, "buy armor\nattack\ngo left\nq\n").good();
    assert_eq!(said.matches("Interdit : pas maintenant").count(), 2, "{said}");
    assert!(said.contains("« go left » n'est pas un choix"), "{said}");
    assert!(home.records().is_empty(), "nothing was decided: nothing is kept");
}

/// Bots of several kinds: one a seat, and in every seat by turns.
#[test]
fn simulations_of_mixed_tables() {
    let home = Home::new();
    for label in games_for_several() {
        let players = label.players.1.to_string();
        let args = ["sim", label.id, "--games", "40", "--bot", "careful,random", "--players", &players];
        let told: Value = serde_json::from_str(&home.run(&[&args[..], &["--json"]].concat(), "").good()).expect("JSON");
        assert_eq!((&told["seats"][1]["bot"], &told["bots"][0]["bot"]), (&json!("random"), &json!("careful")));
        let held: u64 = (0..2).filter_map(|at| told["bots"][at]["held"].as_u64()).sum();
        assert_eq!(held, 40 * label.players.1 as u64);
        let said = home.run(&[&args[..], &["--rotate"]].concat(), "").good();
        assert!(said.contains("changent de place") && said.contains("\ncareful : "), "{said}");
        // One name, however often, is one kind: nothing is told apart that is the same.
        let one = ["sim", label.id, "--games", "40", "--bot", "careful", "--players", &players, "--json"];
        let one: Value = serde_json::from_str(&home.run(&one, "").good()).expect("JSON");
        let twice = ["sim", label.id, "--games", "40", "--bot", "careful,careful", "--players", &players, "--json"];
        let twice: Value = serde_json::from_str(&home.run(&twice, "").good()).expect("JSON");
        assert_eq!((&one["seats"], one["bots"].is_null()), (&twice["seats"], !label.rivals));
        let many = ["careful"; 9].join(",");
        home.run(&["sim", label.id, "--bot", &many, "--players", &players], "").failed(2);
    }
    home.run(&["sim", "scelerat", "--bot", "careful,nobody"], "").failed(2);
}

/// `--bots` without a name, and without bots.
#[test]
fn bots_without_a_name() {
    for label in games_for_several() {
        let home = Home::new();
        let players = label.players.0.max(2).to_string();
        let play = |more: &[&str]| {
            // A campaign would go on with the run that was begun.
            let alone: &[&str] = if label.first_chronicle.is_some() { &["--campaign", "none"] } else { &[] };
            let args = [&["play", label.id, "--plain", "--players", &players][..], alone, more].concat();
            home.run(&args, "\n1\n2\n3\n").code.filter(|code| [0, 2].contains(code)).expect("no harm");
            let path = home.records().pop().expect("a record");
            let record = fs::read_to_string(path).expect("a record");
            record.lines().filter(|line| line.starts_with("bot ")).map(String::from).collect::<Vec<_>>()
        };
        assert_eq!(play(&["--bots", "none"]), Vec::<String>::new());
        let first = if label.characters.is_empty() { "careful" } else { "hidden" };
        assert_eq!(play(&["--bots"])[0], format!("bot 1 {first}"));
        let usual = play(&[]);
        assert_eq!(usual.is_empty(), label.characters.is_empty(), "{usual:?}");
    }
}

/// A bot that would think for ever is refused at a new table; records keep their bots.
#[test]
fn a_bot_that_thinks_too_long() {
    let home = Home::new();
    for label in games_for_several() {
        let play = |bot: &str, lang| {
            let players = label.players.0.max(2).to_string();
            let args = ["play", label.id, "--plain", "--players", &players, "--bots", bot, "--lang", lang];
            home.run(&args, "q\n")
        };
        let french = play("montecarlo:1000001", "fr").failed(2);
        let english = play("montecarlo:99999999", "en").failed(2);
        assert!(french.contains("1000000") && english.contains("1000000") && french != english, "{french}{english}");
        assert!(home.records().is_empty(), "nothing was begun");
    }
    let args = ["play", "mini-rogue", "--plain", "--players", "2", "--bot", "1=montecarlo:99999999"];
    home.run(&args, "q\n").failed(2);
}

/// Rivals among bots, always by the first choice: at the end everybody's result is said, and who won.
#[test]
fn a_whole_game_of_rivals() {
    let home = Home::new();
    let args = ["play", "sang-rancune", "--plain", "--players", "3", "--seed", "un"];
    let said = home.run(&args, "1\n".repeat(3000)).good();
    let (_, end) = said.rsplit_once("choix ? ").expect("the last question");
    let history: Value = serde_json::from_str(&home.run(&["history", "--json"], "").good()).expect("JSON");
    let seats = history[0]["seats"].as_array().expect("a game that is over");
    assert_eq!(seats.len(), 3);
    for (seat, came) in seats.iter().enumerate() {
        let who = ["Bruna", "Filoute", "Sylvain"][seat];
        let line = end.lines().rfind(|line| line.starts_with(who) && line.contains(&came["score"].to_string()));
        let line = line.unwrap_or_else(|| panic!("{who}: {end}"));
        assert_eq!(Some(line.ends_with(", victoire.")), came["won"].as_bool(), "{line}");
    }
    assert!(seats.iter().any(|seat| seat["won"] == true) != end.contains("Personne n'a gagné."), "{end}");
}

/// Between people, the screen goes to whoever has a name by that name.
#[test]
fn the_screen_goes_to_a_name() {
    let home = Home::new();
    let args = ["play", "sang-rancune", "--plain", "--bots", "none", "--seed", "un"];
    let said = home.run(&args, "q\n").good();
    let heroes = ["Bruna", "Filoute", "Sylvain"];
    assert!(heroes.iter().any(|hero| said.contains(&format!("C'est à {hero} : laissez-lui l'écran."))), "{said}");
    let listed = home.run(&[&args[..5], &["--lang", "en"]].concat(), "\nz\n?\nq\n").good();
    assert!(
        listed.contains(", s, x, o, r, l, c, u, a, i, p, ? or q.")
            && listed.contains(" i: ")
            && listed.contains(" p: "),
        "{listed}"
    );
}

//! The screen, at a real terminal: the command runs in a window of tmux, keys are pressed, the window is looked at.
#![cfg(unix)]

mod common;

use common::terminal::{Terminal, kept, signal, wait_for_end};
use common::{Home, random_record, text};
use std::fs;
use std::time::{Duration, Instant};

/// The first room of this seed: 4 of hearts, 8 of diamonds, 2 of diamonds, ace of clubs.
const PLAY: &str = "oubliette play scelerat --seed alpha";
const FIRST: &str = "1  4 de cœur, boire";

fn verify(home: &Home) {
    for path in home.records() {
        let ran = home.run(&["verify", path.to_str().expect("UTF-8")], "");
        assert_eq!(ran.code, Some(0), "{ran:?}\n{}", text(&path));
    }
}

/// Takes the first choice again and again until the newest game is over.
#[track_caller]
fn play_on(home: &Home, terminal: &Terminal<'_>) {
    let newest = || text(home.records().last().expect("a record"));
    for _ in 0..200 {
        let before = newest();
        if before.contains("\nover ") {
            return;
        }
        terminal.keys(&["Enter"]);
        let begun = Instant::now();
        while newest() == before {
            assert!(begun.elapsed() < Duration::from_secs(10), "Enter does nothing\n{}", terminal.screen());
            std::thread::sleep(Duration::from_millis(5));
        }
    }
    panic!("the game does not end\n{}", terminal.screen());
}

/// The last line that says something about the decisions of a record.
fn last_action(record: &str) -> &str {
    record.lines().rfind(|line| line.starts_with(|sign: char| sign.is_ascii_digit())).unwrap_or("")
}

// Playing.

#[test]
fn two_keys_lead_from_the_menu_to_the_first_room() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette");
    let menu = terminal.wait_for("Quitter");
    assert!(menu.contains("▸ 1  Scélérat") && menu.contains("Réglages"), "{menu}");
    terminal.keys(&["Enter", "Enter"]);
    let room = terminal.wait_for("SCÉLÉRAT · Salle 1");
    assert!(room.contains("20/20") && room.contains("▸ 1 "), "{room}");
    terminal.keys(&["q"]);
    terminal.wait_for("▸ 1  Continuer : Scélérat, 0 coup");
    terminal.keys(&["q"]);
    terminal.usable();
}

#[test]
fn a_whole_game_with_one_key() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    terminal.wait_for(FIRST);
    play_on(&home, &terminal);
    let end = terminal.wait_for("À partager : Oubliette, Scélérat v1, graine alpha : perdu");
    let path = home.only_record();
    let name = path.file_name().expect("a name").to_str().expect("UTF-8");
    for wanted in ["(sans aide)", "Votre première partie de cette sorte", "PV █", "de 20 à −", name] {
        assert!(end.contains(wanted), "{wanted} is not there:\n{end}");
    }
    let share = end.lines().find_map(|line| line.split_once("À partager : ")).expect("a line to share").1.trim();
    verify(&home);
    // Another one, which is compared with the first.
    terminal.keys(&["n"]);
    terminal.wait_for("· Salle 1");
    play_on(&home, &terminal);
    let second = terminal.until("the comparison", |screen| screen.contains(" sur 2 parmi vos parties"));
    assert!(second.contains("avant : meilleur −"), "{second}");
    assert_eq!(home.records().len(), 2);
    verify(&home);
    // Enter, pressed once too often, does not take the end away.
    terminal.keys(&["Enter", "q"]);
    let shell = terminal.wait_for_shell();
    assert!(shell.contains("Oubliette, Scélérat v1, graine "), "{shell}");
    // The line that was shared is the one that the shell shows.
    terminal.run("clear; oubliette play scelerat --seed alpha");
    terminal.wait_for(FIRST);
    play_on(&home, &terminal);
    terminal.wait_for("À partager");
    terminal.keys(&["q"]);
    let shell = terminal.wait_for_shell();
    assert!(shell.lines().any(|line| line.trim() == share), "{share} is not there:\n{shell}");
    terminal.usable();
}

#[test]
fn digits_of_both_keyboards() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    terminal.wait_for(FIRST);
    let taken = [
        ("1", "take 4H"),
        ("2", "take 8D"),
        ("&", "take 4H"),
        ("é", "take 8D"),
        ("\"", "take 2D"),
        ("'", "fight AC hands"),
        ("4", "fight AC hands"),
    ];
    for (round, (key, action)) in taken.into_iter().enumerate() {
        terminal.types(key);
        let record = terminal.wait_for_kept(2 * round + 1);
        assert!(last_action(&record).contains(action), "{key}:\n{record}");
        // Nothing has been revealed: to take it back is free.
        terminal.keys(&["u"]);
        terminal.wait_for_kept(2 * round + 2);
    }
    terminal.wait_for("Annulé.");
    assert!(!text(&home.only_record()).contains("assisted"));
    terminal.keys(&["9"]);
    terminal.wait_for("Il n'y a pas de choix 9 : de 1 à 5.");
    verify(&home);
}

#[test]
fn arrows_letters_tab_and_space() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    terminal.wait_for("▸ 1  4 de cœur");
    for (key, seen) in [("Down", "▸ 2  8"), ("j", "▸ 3  2"), ("k", "▸ 2  8"), ("Up", "▸ 1  4"), ("j", "▸ 2  8")]
    {
        terminal.keys(&[key]);
        terminal.wait_for(seen);
    }
    // From the choices to the first zone, and along its cards.
    terminal.keys(&["Tab"]);
    terminal.wait_for("4 de cœur (potion 4)");
    for (key, seen) in [
        ("Right", "8 de carreau (arme 8)"),
        ("l", "2 de carreau (arme 2)"),
        ("h", "8 de carreau (arme 8)"),
        ("Left", "4 de cœur (potion 4)"),
        ("BTab", "▸ 1  4 de cœur, boire"),
        ("Tab", "4 de cœur (potion 4)"),
        ("Right", "8 de carreau (arme 8)"),
    ] {
        terminal.keys(&[key]);
        terminal.wait_for(seen);
    }
    assert_eq!(kept(&text(&home.only_record())), 0, "to look is not to play");
    terminal.keys(&["Space"]);
    assert!(last_action(&terminal.wait_for_kept(1)).contains("take 8D"));
    terminal.wait_for("▸ 1  4 de cœur");
    terminal.keys(&["Space"]);
    assert!(last_action(&terminal.wait_for_kept(2)).contains("take 4H"));
}

#[test]
fn what_is_forbidden_says_why_and_changes_nothing() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    terminal.wait_for(FIRST);
    terminal.keys(&["1"]);
    let record = terminal.wait_for_kept(1);
    terminal.wait_for("× 4  Éviter la salle");
    terminal.keys(&["4"]);
    let screen = terminal.wait_for("Interdit : ");
    let clause = screen.split('§').nth(1).and_then(|rest| rest.split(' ').next()).expect("a clause").to_string();
    assert!(screen.contains("r pour lire"), "{screen}");
    terminal.keys(&["Enter", "r"]);
    let rules = terminal.wait_for("les règles");
    assert!(rules.contains(&format!("§{clause}")), "§{clause} is not there:\n{rules}");
    terminal.keys(&["Escape"]);
    terminal.wait_for("· Salle 1");
    assert_eq!(text(&home.only_record()), record);
}

#[test]
fn undo_is_refused_after_a_card_until_one_insists() {
    let home = Home::new();
    for (lang, question, yes, badge) in
        [("fr", "Revenir en", "o", "graine alpha · assistée"), ("en", "Take it", "y", "seed alpha · assisted")]
    {
        let home = Home(home.0.join(lang));
        fs::create_dir_all(&home.0).expect("a folder");
        let terminal = Terminal::open(&home, &format!("{PLAY} --lang {lang}"));
        terminal.wait_for("40");
        terminal.keys(&["5"]);
        let record = terminal.wait_for_kept(1);
        terminal.keys(&["u"]);
        terminal.wait_for(question);
        terminal.keys(&["n"]);
        terminal.wait_without(question);
        assert_eq!(text(&home.only_record()), record, "no means no");
        terminal.keys(&["u"]);
        terminal.wait_for(question);
        terminal.keys(&[yes]);
        terminal.wait_for(badge);
        let record = terminal.wait_for_kept(2);
        assert!(record.contains("\nassisted\n"), "{record}");
        verify(&home);
    }
}

#[test]
fn help_rules_and_story_open_and_close() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    for (key, title) in [("?", "Les touches"), ("r", "Scélérat : les règles"), ("L", "Le journal de la partie")] {
        terminal.wait_for(FIRST);
        terminal.keys(&[key]);
        terminal.wait_for(title);
        terminal.keys(&["Escape"]);
        terminal.wait_for(FIRST);
    }
    // From a choice nothing lies to the right: the small letter opens the story too.
    terminal.keys(&["l"]);
    terminal.wait_for("La table est dressée");
    terminal.keys(&["Escape"]);
    terminal.wait_for(FIRST);
    terminal.keys(&["?"]);
    terminal.wait_for("Les touches");
    terminal.keys(&["/"]);
    terminal.wait_for("Chercher : _");
    terminal.types("journal");
    terminal.wait_for("Chercher : journal_");
    terminal.keys(&["Enter"]);
    terminal.wait_for("n suivant");
    assert_eq!(kept(&text(&home.only_record())), 0);
}

#[test]
fn the_coach_is_asked_after_a_yes() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    terminal.wait_for(FIRST);
    terminal.keys(&["c"]);
    terminal.wait_for("Demander au coach");
    terminal.keys(&["n"]);
    terminal.wait_without("Demander au coach");
    assert!(!text(&home.only_record()).contains("assisted"));
    terminal.keys(&["c"]);
    terminal.wait_for("Demander au coach");
    terminal.keys(&["o"]);
    let screen = terminal.wait_for("de parties gagnées (±");
    let percents = screen.lines().filter(|line| line.contains(" % ±")).count();
    assert!(percents >= 4 && screen.contains("assistée"), "{screen}");
    let record = text(&home.only_record());
    assert!(record.contains("\nassisted\n") && record.contains("\nnote coach "), "{record}");
    terminal.keys(&["Enter"]);
    terminal.wait_for_kept(1);
    verify(&home);
}

// Windows, signals and shells.

#[test]
fn the_window_changes_at_any_moment() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    terminal.wait_for(FIRST);
    for (round, size) in [(120, 40), (60, 20), (80, 24)].into_iter().enumerate() {
        // In the middle of a move: cards may still be sliding.
        terminal.keys(&["Enter"]);
        terminal.resize(size);
        let record = terminal.wait_for_kept(round + 1);
        terminal.until("the whole window in use", |screen| {
            let broad = screen.lines().map(|line| line.trim_end().chars().count()).max().unwrap_or(0);
            let lines: Vec<&str> = screen.lines().collect();
            broad >= size.0 as usize - 2
                && lines.first().is_some_and(|line| line.contains("SCÉLÉRAT"))
                && lines.len() == size.1 as usize
                && lines.last().is_some_and(|line| line.contains("q quitter"))
        });
        assert_eq!(text(&home.only_record()), record);
    }
    let before = terminal.wait_for("SCÉLÉRAT · Salle");
    let record = text(&home.only_record());
    terminal.resize((50, 10));
    let small = terminal.wait_for("trop petite");
    assert!(small.contains("60×20") && small.contains("--plain"), "{small}");
    terminal.keys(&["Enter", "1", "u", "c", "o", "Escape", "Down", "?"]);
    terminal.resize((80, 24));
    assert_eq!(terminal.until("the same table", |screen| screen == before), before);
    assert_eq!(text(&home.only_record()), record, "nobody saw what those keys would do");
    terminal.keys(&["Enter"]);
    terminal.wait_for_kept(4);
    terminal.resize((50, 10));
    terminal.wait_for("trop petite");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    terminal.resize((80, 24));
    terminal.usable();
    verify(&home);
}

/// Plays a few moves, looks, and is killed.
fn killed<'a>(home: &'a Home) -> (Terminal<'a>, String, String) {
    let terminal = Terminal::open(home, &format!("{PLAY} --still"));
    terminal.wait_for(FIRST);
    terminal.keys(&["4"]);
    terminal.wait_for_kept(1);
    terminal.keys(&["Enter"]);
    let record = terminal.wait_for_kept(2);
    let seen = terminal.until("a wounded hero", |screen| screen.contains(" 10/20") && screen.contains("▸ 1  8 de"));
    signal("KILL", terminal.child());
    // Nobody could tidy up: the shell writes into the picture.
    terminal.wait_for_shell_in_picture();
    assert_eq!(text(&home.only_record()), record, "nothing that was seen is lost");
    (terminal, seen, record)
}

#[test]
fn killed_and_resumed_by_name() {
    let home = Home::new();
    let (terminal, seen, record) = killed(&home);
    terminal.run("oubliette play scelerat --resume --still");
    assert_eq!(terminal.until("the same table", |screen| screen == seen), seen);
    assert_eq!(text(&home.only_record()), record, "to look is not to play");
    terminal.keys(&["Enter"]);
    assert!(terminal.wait_for_kept(3).starts_with(&record));
    terminal.keys(&["q"]);
    terminal.usable();
    verify(&home);
}

#[test]
fn killed_and_resumed_from_the_menu() {
    let home = Home::new();
    let (terminal, seen, record) = killed(&home);
    // In another window: the one in which it was killed is as it was left.
    terminal.close();
    let terminal = Terminal::open(&home, "oubliette --still");
    terminal.wait_for("▸ 1  Continuer : Scélérat, 2 coups");
    terminal.keys(&["Enter"]);
    assert_eq!(terminal.until("the same table", |screen| screen == seen), seen);
    terminal.keys(&["Enter"]);
    assert!(terminal.wait_for_kept(3).starts_with(&record));
    terminal.keys(&["q"]);
    terminal.wait_for("▸ 1  Continuer : Scélérat, 3 coups");
    terminal.keys(&["q"]);
    terminal.usable();
    verify(&home);
}

#[test]
fn the_window_is_closed_while_playing() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    terminal.wait_for(FIRST);
    for count in 1..=3 {
        terminal.keys(&["Enter"]);
        terminal.wait_for_kept(count);
    }
    let process = terminal.child();
    let record = text(&home.only_record());
    terminal.close();
    wait_for_end(process);
    assert_eq!(text(&home.only_record()), record);
    verify(&home);
}

#[test]
fn asked_to_end_it_gives_the_terminal_back() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    for (round, name) in ["TERM", "HUP"].into_iter().enumerate() {
        terminal.wait_for("q quitter");
        terminal.keys(&["Enter"]);
        let record = terminal.wait_for_kept(round + 1);
        signal(name, terminal.child());
        terminal.wait_for_words("Partie sauvée. Pour reprendre : oubliette play scelerat --resume");
        terminal.usable();
        assert_eq!(text(&home.only_record()), record);
        terminal.run("clear; oubliette play scelerat --resume");
    }
    // Ctrl-C is a way out too.
    terminal.wait_for("q quitter");
    terminal.keys(&["C-c"]);
    terminal.wait_for("Partie sauvée.");
    terminal.usable();
    verify(&home);
}

#[test]
fn suspended_and_taken_up_again() {
    let home = Home::new();
    let terminal = Terminal::open(&home, &format!("{PLAY} --still"));
    terminal.wait_for(FIRST);
    terminal.keys(&["Enter"]);
    terminal.wait_for_kept(1);
    // The last line that changes: by then all of the picture is there.
    let whole =
        |screen: &str| screen.contains("▸ 1  8 de carreau") && screen.contains("4 de cœur : sans effet, 20 PV.");
    let seen = terminal.until("a whole picture", whole);
    let process = terminal.child();
    for how in ["C-z", "TSTP", "STOP"] {
        match how {
            "C-z" => terminal.keys(&["C-z"]),
            name => signal(name, process),
        }
        terminal.wait_for("Stopped");
        if how == "STOP" {
            // Nobody was asked: the screen is as it was, with the shell's prompt in it.
            terminal.wait_for_shell_in_picture();
        } else {
            terminal.usable();
        }
        if how == "TSTP" {
            // To go on behind the shell's back is not to take the terminal from it.
            signal("CONT", process);
            terminal.usable();
        }
        terminal.run("clear; fg");
        assert_eq!(terminal.until("the same table", |screen| screen == seen), seen, "{how}");
        // Keys are heard at once, without Enter, and not shown.
        terminal.keys(&["j"]);
        terminal.wait_for("▸ 2  2 de carreau");
        terminal.keys(&["k"]);
        assert_eq!(terminal.until("the same table", |screen| screen == seen), seen, "{how}");
    }
    terminal.keys(&["Enter"]);
    terminal.wait_for_kept(2);
    terminal.keys(&["q"]);
    terminal.wait_for("Partie sauvée.");
    terminal.usable();
    verify(&home);
}

// Languages and looks.

#[test]
fn languages() {
    let home = Home::new();
    let terminal = Terminal::new(&home, (80, 24), "en_GB.UTF-8");
    terminal.run("oubliette");
    terminal.wait_for("▸ 1  Scoundrel");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    for (line, seen) in [
        ("clear; LANG=fr oubliette", "▸ 1  Scélérat"),
        ("clear; LANG=fr_FR.UTF-8 oubliette --lang en", "▸ 1  Scoundrel"),
    ] {
        terminal.run(line);
        terminal.wait_for(seen);
        terminal.keys(&["q"]);
        terminal.wait_for_shell();
    }
    let settings = home.0.join(".config/oubliette/settings.toml");
    assert!(!settings.exists(), "what the command line says is not kept");
    terminal.run("clear; oubliette");
    terminal.wait_for("7  Langue : français");
    terminal.keys(&["7"]);
    terminal.wait_for("7  Language: English");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    assert!(text(&settings).contains("language = \"fr\""), "{}", text(&settings));
    terminal.run("clear; oubliette play scelerat --seed alpha");
    terminal.wait_for(FIRST);
    terminal.keys(&["q"]);
    terminal.wait_for("Partie sauvée.");
    terminal.run("clear; oubliette --lang en");
    terminal.wait_for("▸ 1  Continue: Scoundrel");
    terminal.keys(&["q"]);
    terminal.usable();
}

#[test]
fn signs_of_old() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette --glyphs ascii");
    let ascii = |wanted: &str| {
        let screen = terminal.wait_for(wanted);
        let odd: String = screen.chars().filter(|sign| !sign.is_ascii()).collect();
        assert_eq!(odd, "", "{screen}");
    };
    ascii("> 1  Scelerat");
    for (key, wanted) in
        [("8", "Signes : ASCII"), ("3", "Historique"), ("6", "Un dongeon dans un deck"), ("?", "Les touches")]
    {
        terminal.keys(&[key]);
        ascii(wanted);
        terminal.keys(&["Escape"]);
        ascii("q quitter");
    }
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    terminal.run("clear; oubliette play scelerat --seed alpha --glyphs ascii");
    ascii("SCELERAT");
    for _ in 0..3 {
        terminal.keys(&["Enter"]);
    }
    terminal.wait_for_kept(3);
    ascii("Salle 2");
    play_on(&home, &terminal);
    ascii("partager");
    terminal.keys(&["v"]);
    ascii("Ligne 0/");
}

/// The numbers of all colours and weights in what was captured.
fn weights(captured: &str) -> Vec<u32> {
    let escapes = captured.split("\x1b[").skip(1).filter_map(|rest| rest.split_once('m'));
    escapes.flat_map(|(numbers, _)| numbers.split([';', ':']).filter_map(|number| number.parse().ok())).collect()
}

#[test]
fn colours_only_where_they_are_wanted() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette");
    let colour = |number: &u32| (30..=49).contains(number) && ![39, 49].contains(number) || (90..=107).contains(number);
    terminal.wait_for("Quitter");
    terminal.keys(&["Enter", "Enter"]);
    terminal.wait_for("Salle 1");
    assert!(weights(&terminal.coloured()).iter().any(colour), "{}", terminal.coloured());
    terminal.keys(&["q"]);
    terminal.wait_for("Continuer");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    terminal.run("clear; NO_COLOR=1 oubliette play scelerat --seed alpha");
    terminal.wait_for(FIRST);
    let seen = terminal.coloured();
    assert!(!weights(&seen).iter().any(colour), "{seen:?}");
    assert!(weights(&seen).contains(&1) || weights(&seen).contains(&7), "what one looks at stands out:\n{seen:?}");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    terminal.run("clear; NO_COLOR=1 oubliette --still");
    terminal.wait_for("Quitter");
    terminal.keys(&["9"]);
    let settings = terminal.wait_for("Couleurs : non (demandé au lancement)");
    assert!(settings.contains("Cartes qui glissent : non (demandé au lancement)"), "{settings}");
}

#[test]
fn settings_are_kept() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette");
    terminal.wait_for("8  Réglages");
    terminal.keys(&["8"]);
    terminal.wait_for("▸ Langue : français");
    terminal.keys(&["Down"]);
    for (key, seen) in [("Enter", "Signes : ASCII"), ("Enter", "Signes : Unicode"), ("Down", "▸ Couleurs : oui")] {
        terminal.keys(&[key]);
        terminal.wait_for(seen);
    }
    terminal.keys(&["Enter"]);
    terminal.wait_for("▸ Couleurs : non");
    terminal.keys(&["Down", "Enter"]);
    terminal.wait_for("▸ Cartes qui glissent : non");
    terminal.keys(&["Down", "Right"]);
    terminal.wait_for("▸ Souris (dès le prochain lancement) : non");
    terminal.keys(&["Down", "Space"]);
    terminal.wait_for("▸ Chances du hasard : non");
    terminal.keys(&["Escape"]);
    terminal.wait_for("8  Réglages");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    let written = text(&home.0.join(".config/oubliette/settings.toml"));
    for wanted in ["glyphs = \"unicode\"", "colour = false", "motion = false", "mouse = false", "odds = false"] {
        assert!(written.contains(wanted), "{written}");
    }
    // Where chance decides, the odds are no longer told; nor is the mouse heard.
    terminal.run(&format!("clear; {PLAY}"));
    terminal.wait_for(FIRST);
    terminal.keys(&["5"]);
    terminal.wait_for_kept(1);
    terminal.keys(&["3", "1", "1"]);
    terminal.wait_for_kept(4);
    terminal.keys(&["u"]);
    terminal.wait_for("Revenir en arrière");
    terminal.keys(&["o"]);
    let screen = terminal.wait_for("Le hasard décide de la suite.");
    assert!(!screen.contains("Hasard :"), "{screen}");
    terminal.keys(&["q"]);
    terminal.usable();
}

#[test]
fn without_motion_a_move_is_drawn_once() {
    let home = Home::new();
    let terminal = Terminal::open(&home, &format!("{PLAY} --still"));
    terminal.wait_for(FIRST);
    let tap = terminal.tapped();
    terminal.keys(&["Enter"]);
    terminal.wait_for("▸ 1  8 de carreau");
    let still = settled(&tap);
    terminal.keys(&["u"]);
    terminal.wait_for("Annulé");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    terminal.run(&format!("clear; {PLAY}"));
    terminal.wait_for(FIRST);
    // A machine that is very busy may have no time to let them slide.
    let slides = |_| {
        let before = settled(&tap);
        terminal.keys(&["Enter"]);
        terminal.wait_for("▸ 1  8 de carreau");
        let moving = settled(&tap) - before;
        terminal.keys(&["u"]);
        terminal.wait_for("Annulé");
        moving > still
    };
    assert!((0..5).any(slides), "no more than {still} bytes are written while cards slide");
}

// Replays.

#[test]
fn a_record_step_by_step() {
    let home = Home::new();
    let record = random_record(&home, "alpha", 5);
    let steps = kept(&record) + 1;
    home.file("game.txt", &record);
    let terminal = Terminal::new(&home, (100, 40), "fr_FR.UTF-8");
    terminal.run("oubliette replay ~/game.txt");
    let at = |step: usize| terminal.wait_for(&format!("Ligne {step}/{steps} · SCÉLÉRAT"));
    at(0);
    for (keys, step) in [
        (&["Right"][..], 1),
        (&["Right"], 2),
        (&["Left"], 1),
        (&["End"], steps),
        (&["Right"], steps),
        (&["Home"], 0),
        (&["g", "3", "Enter"], 3),
        (&["g", "9", "9", "9", "Enter"], steps),
        (&["g", "1", "Escape"], steps),
        (&["2", "Enter"], 2),
    ] {
        terminal.keys(keys);
        at(step);
    }
    let knew = terminal.wait_for("ce qu'on savait alors");
    assert!(!knew.contains("--- à venir ---"), "{knew}");
    terminal.keys(&["v"]);
    terminal.wait_for("--- à venir ---");
    terminal.keys(&["v"]);
    terminal.wait_without("--- à venir ---");
    terminal.keys(&["Home"]);
    at(0);
    // By itself, at a brisk pace.
    terminal.keys(&["+", "Space"]);
    terminal.wait_for("Espace pause");
    terminal.until("two steps", |screen| {
        let step = screen.split("Ligne ").nth(1).and_then(|rest| rest.split('/').next());
        step.and_then(|step| step.parse::<usize>().ok()).is_some_and(|step| step >= 2)
    });
    terminal.keys(&["Space"]);
    terminal.wait_for("Espace lecture");
    terminal.keys(&["c"]);
    terminal.wait_for("de parties gagnées (±");
    terminal.keys(&["q"]);
    terminal.usable();
    assert_eq!(text(&home.0.join("game.txt")), record, "to look is not to play");
    terminal.run("clear; oubliette replay ~/game.txt --turn 2");
    at(2);
    terminal.keys(&["Escape"]);
    terminal.usable();
}

#[test]
fn a_record_from_the_menu() {
    let home = Home::new();
    fs::create_dir_all(home.folder()).expect("a folder");
    fs::write(home.folder().join("2020-01-01-000000-001-scelerat.txt"), random_record(&home, "beta", 9))
        .expect("a file");
    let terminal = Terminal::open(&home, "oubliette");
    terminal.wait_for("5  Revoir une partie");
    terminal.keys(&["5"]);
    terminal.wait_for("graine beta");
    terminal.keys(&["Enter"]);
    terminal.wait_for("Ligne 0/");
    terminal.keys(&["q"]);
    terminal.wait_for("Entrée ouvrir  v revoir");
    terminal.keys(&["Escape"]);
    terminal.wait_for("▸ 5  Revoir");
    terminal.keys(&["3"]);
    terminal.wait_for("graine beta");
    terminal.keys(&["v"]);
    terminal.wait_for("Ligne 0/");
    terminal.keys(&["q"]);
    terminal.wait_for("Entrée ouvrir  v revoir");
    terminal.keys(&["Escape"]);
    terminal.wait_for("▸ 3  Historique");
    terminal.keys(&["4"]);
    terminal.wait_for("1 partie");
    terminal.keys(&["Escape"]);
    terminal.wait_for("▸ 4  Statistiques");
    terminal.keys(&["q"]);
    terminal.usable();
}

// The mouse.

#[test]
fn the_first_click_looks_and_the_second_acts() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette --still");
    terminal.click(terminal.place("4  Statistiques"));
    terminal.wait_for("▸ 4  Statistiques");
    terminal.click(terminal.place("4  Statistiques"));
    terminal.wait_for("Échap retour");
    terminal.click(terminal.place("Échap"));
    terminal.wait_for("▸ 4  Statistiques");
    terminal.click(terminal.place("q quitter"));
    terminal.wait_for_shell();
    terminal.run(&format!("clear; {PLAY} --still"));
    terminal.wait_for(FIRST);
    terminal.click(terminal.place("3  2 de carreau"));
    terminal.wait_for("▸ 3  2 de carreau");
    assert_eq!(kept(&text(&home.only_record())), 0);
    terminal.click(terminal.place("3  2 de carreau"));
    assert!(last_action(&terminal.wait_for_kept(1)).contains("take 2D"));
    // A card, too.
    terminal.wait_for("▸ 1  4 de cœur");
    terminal.click(terminal.place("│ 8♦"));
    terminal.wait_for("8 de carreau (arme 8)");
    assert_eq!(kept(&text(&home.only_record())), 1);
    terminal.click(terminal.place("║ 8♦"));
    assert!(last_action(&terminal.wait_for_kept(2)).contains("take 8D"));
    terminal.click(terminal.place("u annuler"));
    terminal.wait_for("Annulé.");
    terminal.wait_for_kept(3);
    terminal.click(terminal.place("? aide"));
    terminal.wait_for("Les touches");
    terminal.click(terminal.place("Échap retour"));
    terminal.wait_without("Les touches");
    terminal.click(terminal.place("c coach"));
    terminal.wait_for("Demander au coach");
    terminal.click(terminal.place("n non"));
    terminal.wait_without("Demander au coach");
    terminal.click(terminal.place("q quitter"));
    terminal.wait_for("Partie sauvée.");
    terminal.usable();
}

// Lines instead of a screen.

#[test]
fn plain_lines_at_a_terminal() {
    let home = Home::new();
    let terminal = Terminal::new(&home, (80, 24), "fr_FR.UTF-8");
    let tap = terminal.tapped();
    for line in ["oubliette --plain", "TERM=dumb oubliette", "OUBLIETTE_PLAIN=1 oubliette"] {
        terminal.run(line);
        terminal.until("the menu's question", |screen| screen.trim_end().ends_with("Votre choix ?"));
        terminal.keys(&["q", "Enter"]);
        terminal.wait_for_shell();
    }
    terminal.run("oubliette play scelerat --plain --seed alpha");
    terminal.until("the game's question", |screen| screen.trim_end().ends_with("Choix ?"));
    terminal.keys(&["1", "Enter"]);
    terminal.wait_for_kept(1);
    terminal.until("the game's question", |screen| screen.trim_end().ends_with("Choix ?"));
    terminal.keys(&["q", "Enter"]);
    terminal.usable();
    settled(&tap);
    let heard = fs::read(&tap).expect("a file");
    assert!(heard.len() > 500, "{}", heard.len());
    assert!(!heard.contains(&0x1b), "{:?}", String::from_utf8_lossy(&heard));
}

// What goes wrong.

#[test]
fn a_folder_that_cannot_be_written() {
    let home = Home::new();
    home.file("file", "");
    let terminal = Terminal::open(&home, "XDG_DATA_HOME=~/file oubliette play scelerat");
    terminal.wait_for_words("impossible d'y sauver la partie");
    terminal.usable();
    terminal.run("clear; XDG_DATA_HOME=~/file oubliette");
    terminal.wait_for("ce n'est pas un dossier");
    terminal.keys(&["Enter", "Enter"]);
    terminal.wait_for_words("Les parties ne peuvent pas être gardées : ce n'est pas un dossier");
    terminal.keys(&["Escape"]);
    terminal.wait_for("3  Historique");
    for key in ["3", "5"] {
        terminal.keys(&[key]);
        terminal.wait_for("ce n'est pas un dossier");
        terminal.keys(&["Escape"]);
        terminal.wait_for("3  Historique");
    }
    terminal.keys(&["q"]);
    terminal.usable();
    // Settings that cannot be written hold all the same.
    terminal.run("clear; XDG_CONFIG_HOME=~/file oubliette");
    terminal.wait_for("7  Language: English");
    terminal.keys(&["7"]);
    terminal.wait_for("The settings hold until you leave");
    terminal.keys(&["q"]);
    terminal.usable();
}

#[test]
fn damaged_records() {
    let home = Home::new();
    fs::create_dir_all(home.folder()).expect("a folder");
    let record = random_record(&home, "gamma", 3);
    let file = |name: &str, bytes: &[u8]| fs::write(home.folder().join(name), bytes).expect("a file");
    file("2020-01-01-000000-001-scelerat.txt", record.as_bytes());
    file("2020-01-02-000000-001-scelerat.txt", b"\xff\xfe nonsense");
    file(
        "2020-01-03-000000-001-scelerat.txt",
        record.replace("\n1 0 ", "\n1 7 ").replace("\nover ", "\nlate ").as_bytes(),
    );
    let terminal = Terminal::open(&home, "oubliette");
    terminal.wait_for("Quitter");
    for place in ["Historique", "Statistiques", "Revoir une partie"] {
        let line = terminal.place(place);
        terminal.click(line);
        terminal.until(place, |screen| screen.lines().any(|line| line.contains('▸') && line.contains(place)));
        terminal.keys(&["Enter"]);
        let screen = terminal.wait_for("Échap retour");
        if place != "Statistiques" {
            assert!(screen.contains("graine gamma") && screen.contains("fichier"), "{screen}");
        }
        terminal.keys(&["Escape"]);
        terminal.wait_for("q quitter");
    }
    terminal.keys(&["q"]);
    terminal.usable();
    terminal.run("clear; oubliette replay ~/oubliette/records/2020-01-02*");
    terminal.wait_for_words("2020-01-02-000000-001-scelerat.txt : ligne 1");
    terminal.usable();
}

#[test]
fn wrong_words() {
    let home = Home::new();
    home.file("game.txt", random_record(&home, "alpha", 5));
    let terminal = Terminal::open(&home, "oubliette play nonsense");
    terminal.wait_for("Aucun jeu ne s'appelle « nonsense »");
    terminal.usable();
    terminal.run("clear; oubliette replay ~/game.txt --turn 999");
    terminal.wait_for("Pas de ligne 999");
    terminal.usable();
    terminal.run("clear; oubliette replay ~/nothing.txt");
    terminal.wait_for("nothing.txt");
    terminal.usable();
    terminal.run("clear; oubliette play scelerat --resume");
    terminal.wait_for_shell();
    terminal.usable();
    assert!(home.records().is_empty());
}

// Rest.

/// Waits until nothing more comes; how much there was.
#[track_caller]
fn settled(tap: &std::path::Path) -> u64 {
    let length = || fs::metadata(tap).expect("a file").len();
    let (begun, mut last, mut since) = (Instant::now(), length(), Instant::now());
    while since.elapsed() < Duration::from_millis(400) {
        assert!(begun.elapsed() < Duration::from_secs(10), "it never rests");
        std::thread::sleep(Duration::from_millis(20));
        if length() != last {
            (last, since) = (length(), Instant::now());
        }
    }
    last
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_is_done_while_nothing_happens() {
    use common::terminal::ticks;
    let home = Home::new();
    home.file("game.txt", random_record(&home, "alpha", 5));
    let terminal = Terminal::new(&home, (80, 24), "fr_FR.UTF-8");
    let tap = terminal.tapped();
    for (line, seen, key) in [
        ("oubliette", "q quitter", "Down"),
        (PLAY, FIRST, "Enter"),
        ("oubliette replay ~/game.txt", "Ligne 0/", "Right"),
    ] {
        terminal.run(line);
        terminal.wait_for(seen);
        terminal.keys(&[key]);
        let written = settled(&tap);
        let process = terminal.child();
        let spent = ticks(process);
        std::thread::sleep(Duration::from_secs(1));
        assert_eq!(fs::metadata(&tap).expect("a file").len(), written, "{line}: something was drawn");
        assert_eq!(ticks(process), spent, "{line}: time was spent");
        // A key that means nothing is not drawn either.
        terminal.keys(&["F5"]);
        assert_eq!(settled(&tap), written, "{line}");
        terminal.keys(&["q"]);
        terminal.wait_for_shell();
    }
}

// Real cards.

#[test]
fn real_cards_are_told_by_name() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette play scelerat --fate asked --still");
    terminal.wait_for("carte 1 : que montre-t-elle ?");
    terminal.types("xyz");
    terminal.wait_for("Rien de tel ne peut sortir ici");
    terminal.keys(&["Enter", "BSpace", "BSpace", "BSpace"]);
    terminal.until("all cards", |screen| screen.contains("> _") && screen.contains("carte 1"));
    terminal.types("dame de coe");
    // There is no queen of hearts in this dungeon.
    terminal.wait_for("Rien de tel");
    terminal.keys(&["BSpace"; 11]);
    terminal.wait_for("> _");
    for (number, name) in [(1, "as de pique"), (2, "5d"), (3, "8 de co")] {
        terminal.wait_for(&format!("carte {number} :"));
        terminal.types(name);
        terminal.wait_for(&format!("> {name}_"));
        terminal.keys(&["Enter"]);
    }
    // The third was another one.
    terminal.wait_for("carte 4 :");
    terminal.keys(&["BSpace"]);
    terminal.wait_for("carte 3 :");
    terminal.types("7 de co");
    terminal.wait_for("▸ 7 de cœur (7H)");
    terminal.keys(&["Enter"]);
    terminal.wait_for("carte 4 :");
    terminal.keys(&["Down"]);
    terminal.wait_for("▸ 3 de pique (3S)");
    assert!(home.records().is_empty(), "nothing is kept before the table is laid");
    terminal.keys(&["Enter"]);
    let room = terminal.wait_for("SCÉLÉRAT · Salle 1");
    for card in ["A♠", "5♦", "7♥", "3♠", "vraies cartes"] {
        assert!(room.contains(card), "{card} is not there:\n{room}");
    }
    // A move that turns cards over asks for them; Escape takes it back.
    let record = terminal.wait_for_kept(0);
    terminal.keys(&["5"]);
    terminal.wait_for("que montre-t-elle ?");
    terminal.keys(&["Escape"]);
    terminal.wait_for("Rien n'est changé.");
    assert_eq!(text(&home.only_record()), record);
    terminal.keys(&["5"]);
    for name in ["2s", "2c", "2d", "2h"] {
        terminal.wait_for("> _");
        terminal.types(name);
        terminal.wait_for(&format!("> {name}_"));
        terminal.keys(&["Enter"]);
    }
    terminal.wait_for("SCÉLÉRAT · Salle 2");
    let record = terminal.wait_for_kept(1);
    assert!(last_action(&record).contains("avoid"), "{record}");
    terminal.keys(&["q"]);
    terminal.usable();
    verify(&home);
}

#[test]
fn no_cards_at_hand_after_all() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette play scelerat --fate asked");
    terminal.wait_for("carte 1 :");
    terminal.types("2s");
    terminal.wait_for("> 2s_");
    terminal.keys(&["Enter"]);
    terminal.wait_for("carte 2 :");
    terminal.keys(&["Escape"]);
    terminal.wait_for("nouvelle partie");
    terminal.keys(&["Escape"]);
    terminal.usable();
    assert!(home.records().is_empty());
}

//! Playing by keys, by mouse and with real cards.

use super::*;

#[test]
fn two_keys_lead_from_the_menu_to_the_first_room() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette --still");
    let menu = terminal.wait_for("Quitter");
    assert!(menu.contains("▸ 1  Scélérat") && menu.contains("Réglages"), "{menu}");
    terminal.keys(&["Enter", "Enter"]);
    let room = terminal.wait_for("SCÉLÉRAT · Salle 1");
    assert!(room.contains("20/20") && room.contains("▸ 1 "), "{room}");
    // Nothing was done: nothing is left.
    terminal.keys(&["q"]);
    terminal.wait_for("▸ 1  Scélérat");
    assert!(home.records().is_empty());
    terminal.keys(&["Enter", "Enter"]);
    terminal.wait_for("SCÉLÉRAT · Salle 1");
    terminal.keys(&["Enter"]);
    terminal.wait_for_kept(1);
    terminal.keys(&["q"]);
    terminal.wait_for("▸ c  Continuer : Scélérat, 1 coup");
    terminal.keys(&["q"]);
    terminal.usable();
}

#[test]
fn a_whole_game_with_one_key() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    terminal.wait_for(FIRST);
    play_on(&home, &terminal);
    let end = terminal.wait_for("À partager : Oubliette, Scélérat v1, graine alpha : défaite");
    let path = home.only_record();
    let name = path.file_name().expect("a name").to_str().expect("UTF-8");
    for wanted in ["(sans aide)", "Votre première partie avec ces réglages", "PV █", "de 20 à −", name] {
        assert!(end.contains(wanted), "{wanted} is not there:\n{end}");
    }
    let share = end.lines().find_map(|line| line.split_once("À partager : ")).expect("a line to share").1.trim();
    verify(&home);
    // Another one, which is compared with the first.
    terminal.keys(&["n"]);
    terminal.wait_for("· Salle 1");
    play_on(&home, &terminal);
    let second = terminal.until("the comparison", |screen| screen.contains(" sur 2 parmi vos parties"));
    assert!(second.contains("avant : meilleur"), "{second}");
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
    let terminal = Terminal::open(&home, &format!("{PLAY} --still"));
    terminal.wait_for(FIRST);
    let taken = [
        ("1", "take 8D"),
        ("2", "take 2D"),
        ("&", "take 8D"),
        ("é", "take 2D"),
        ("'", "take 4H"),
        ("(", "fight AC hands"),
        ("5", "fight AC hands"),
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
    terminal.wait_for("Pas de choix 9 : tapez un numéro de 1 à 5.");
    verify(&home);
}

#[test]
fn arrows_letters_tab_and_space() {
    let home = Home::new();
    let terminal = Terminal::open(&home, PLAY);
    terminal.wait_for("▸ 1  8 de carreau");
    for (key, seen) in [("Down", "▸ 2  2"), ("j", "▸ 3  É"), ("k", "▸ 2  2"), ("Up", "▸ 1  8"), ("j", "▸ 2  2")]
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
        ("BTab", "▸ 1  8 de carreau, s'équiper"),
        ("Tab", "4 de cœur (potion 4)"),
        ("Right", "8 de carreau (arme 8)"),
    ] {
        terminal.keys(&[key]);
        terminal.wait_for(seen);
    }
    assert_eq!(kept(&text(&home.only_record())), 0, "to look is not to play");
    terminal.keys(&["Space"]);
    assert!(last_action(&terminal.wait_for_kept(1)).contains("take 8D"));
    terminal.wait_for("▸ 2  4 de cœur");
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
    terminal.wait_for("× 1  Éviter la salle");
    terminal.keys(&["1"]);
    let screen = terminal.wait_for("Interdit : ");
    assert!(screen.split_whitespace().collect::<Vec<_>>().join(" ").contains("r : la règle"), "{screen}");
    terminal.keys(&["Enter", "r"]);
    let rules = terminal.wait_for("les règles");
    assert!(rules.contains("§avoid.whole"), "the clause is not there:\n{rules}");
    terminal.keys(&["Escape"]);
    terminal.wait_for("· Salle 1");
    assert_eq!(text(&home.only_record()), record);
}

#[test]
fn undo_is_refused_after_a_card_until_one_insists() {
    let home = Home::new();
    for (lang, question, yes, badge) in [
        ("fr", "ne s'annule pas librement", "o", "graine alpha · assistée"),
        ("en", "cannot be undone freely", "y", "seed alpha · assisted"),
    ] {
        let home = Home(home.0.join(lang));
        fs::create_dir_all(&home.0).expect("a folder");
        let terminal = Terminal::open(&home, &format!("{PLAY} --lang {lang}"));
        terminal.until("the first room", asks);
        terminal.keys(&["3"]);
        let record = terminal.wait_for_kept(1);
        assert!(last_action(&record).contains("avoid"), "{record}");
        terminal.until("the second room", |screen| screen.contains("10♦") && screen.contains("▸ 1"));
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
    for (key, title) in [("?", "Touches"), ("r", "Scélérat : les règles"), ("L", "Journal de la partie")] {
        terminal.wait_for(FIRST);
        terminal.keys(&[key]);
        terminal.wait_for(title);
        terminal.keys(&["Escape"]);
        terminal.wait_for(FIRST);
    }
    // From a choice nothing lies to the right: the small letter opens the story too.
    terminal.keys(&["l"]);
    terminal.wait_for("Mise en place terminée");
    terminal.keys(&["Escape"]);
    terminal.wait_for(FIRST);
    terminal.keys(&["?"]);
    terminal.wait_for("Touches");
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
    let screen = terminal.wait_for("% de chances");
    let barred = screen.lines().filter(|line| line.ends_with(['█', '░']) && !line.contains('│')).count();
    assert!(barred >= 5 && screen.contains("▸█████") && screen.contains("assistée"), "{screen}");
    assert!(screen.contains("% de chances") || screen.contains("prouvé"), "{screen}");
    let record = text(&home.only_record());
    assert!(record.contains("\nassisted\n") && record.contains("\nnote coach "), "{record}");
    terminal.keys(&["Enter"]);
    terminal.wait_for_kept(1);
    verify(&home);
}

#[test]
fn the_first_click_looks_and_the_second_acts() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette --still");
    terminal.click(terminal.place("  Statistiques"));
    terminal.until("the entry", |screen| at(screen, "Statistiques"));
    terminal.click(terminal.place("  Statistiques"));
    terminal.wait_for("Échap retour");
    terminal.click(terminal.place("Échap"));
    terminal.until("the entry", |screen| at(screen, "Statistiques"));
    terminal.click(terminal.place("q quitter"));
    terminal.wait_for_shell();
    terminal.run(&format!("clear; {PLAY} --still"));
    terminal.wait_for(FIRST);
    terminal.click(terminal.place("2  2 de carreau"));
    terminal.wait_for("▸ 2  2 de carreau");
    assert_eq!(kept(&text(&home.only_record())), 0);
    terminal.click(terminal.place("2  2 de carreau"));
    assert!(last_action(&terminal.wait_for_kept(1)).contains("take 2D"));
    // A card, too: one that is not looked at already.
    terminal.wait_for("▸ 1  8 de carreau");
    terminal.click(terminal.place("3  4 de cœur"));
    terminal.wait_for("▸ 3  4 de cœur");
    terminal.click(terminal.place("│ 8♦"));
    terminal.wait_for("8 de carreau (arme 8)");
    assert_eq!(kept(&text(&home.only_record())), 1);
    terminal.click(terminal.place("║ 8♦"));
    assert!(last_action(&terminal.wait_for_kept(2)).contains("take 8D"));
    terminal.click(terminal.place("u annuler"));
    terminal.wait_for("Annulé.");
    terminal.wait_for_kept(3);
    terminal.click(terminal.place("? aide"));
    terminal.wait_for("Touches");
    terminal.click(terminal.place("Échap retour"));
    terminal.wait_without("Touches");
    terminal.click(terminal.place("c coach"));
    terminal.wait_for("Demander au coach");
    terminal.click(terminal.place("n non"));
    terminal.wait_without("Demander au coach");
    terminal.click(terminal.place("q quitter"));
    terminal.wait_for("Partie sauvegardée.");
    terminal.usable();
}

#[test]
fn real_cards_are_told_by_name() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette play scelerat --fate asked --still");
    terminal.wait_for("Ce que l'on sort de la boîte");
    terminal.keys(&["Escape"]);
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
    terminal.wait_for("  2  Éviter la salle");
    terminal.keys(&["2"]);
    terminal.wait_for("que montre-t-elle ?");
    terminal.keys(&["Escape"]);
    terminal.wait_for("Rien n'a changé.");
    assert_eq!(text(&home.only_record()), record);
    terminal.keys(&["2"]);
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
    terminal.wait_for("Ce que l'on sort de la boîte");
    terminal.keys(&["Escape"]);
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

/// Two heroes at one screen: the table waits for one after the other and says for whom, also after a kill.
#[test]
fn two_heroes_at_one_screen() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette play mini-rogue --players 2 --seed 9 --still");
    terminal.wait_for("Joueur 2 : Trésor. Que faites-vous ?");
    terminal.keys(&["Enter"]);
    terminal.wait_for("Joueur 2 : Mage, le coffre est ouvert.");
    terminal.keys(&["2"]);
    terminal.wait_for("Joueur 1 : Trésor.");
    // Nothing is kept from anybody, and no die was thrown: it can be taken back.
    terminal.keys(&["u"]);
    terminal.wait_for("Joueur 2 : Mage, le coffre est ouvert.");
    terminal.keys(&["1"]);
    terminal.wait_for("Joueur 1 : Trésor.");
    let record = terminal.wait_for_kept(4);
    assert!(!record.contains("assisted"), "{record}");
    signal("KILL", terminal.child());
    terminal.wait_for_shell_in_picture();
    terminal.run("clear; oubliette play mini-rogue --resume --still");
    let screen = terminal.wait_for("Joueur 1 : Trésor.");
    assert!(screen.contains("2 Mage") && screen.contains("Potion de Feu"), "{screen}");
    terminal.keys(&["q"]);
    verify(&home);
}

/// How many decisions of a record the first player made.
fn own_decisions(record: &str) -> usize {
    record.lines().filter(|line| line.split(' ').nth(1) == Some("0") && kept(line) == 1).count()
}

/// The question to the first player, and his first choice.
fn question(screen: &str) -> Option<Vec<String>> {
    let at = screen.lines().position(|line| line.contains("Bruna :") && !line.contains('«'))?;
    Some(screen.lines().skip(at).take(2).map(String::from).collect())
}

/// One among bots: a card is set, a window let pass, something said and ordered; after a kill the same question stands.
#[test]
fn a_rival_among_bots() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette play sang-rancune --players 4 --seed un --still");
    let first = terminal.wait_for("Bruna :");
    let title = first.lines().next().unwrap_or_default();
    assert!(title.contains("SANG RANCUNE · Bruna") && title.contains("graine un"), "{first}");
    assert!(!title.contains("players="), "the usual company needs no words: {first}");
    assert!(first.contains("réponses*"), "a usual order stands: {first}");
    // A decision is kept before the picture changes: only another question says that the screen has caught up.
    let asked_after = |former: &str, own: usize| {
        let screen = terminal
            .until("the next question", |screen| question(screen).is_some_and(|now| question(former) != Some(now)));
        assert!(own_decisions(&text(&home.only_record())) >= own, "{screen}");
        screen
    };
    terminal.keys(&["1"]);
    let window = asked_after(&first, 1);
    assert!(window.contains("▸ 1"), "{window}");
    // What one says is heard at once, and is in the log.
    terminal.keys(&["p"]);
    terminal.wait_for("Parler à la table");
    terminal.keys(&["1"]);
    terminal.wait_for("1. à tous");
    terminal.keys(&["1"]);
    terminal.wait_for("Bruna : « ");
    assert!(text(&home.only_record()).contains("\nsay 0 "));
    terminal.keys(&["L"]);
    let log = terminal.wait_for("Journal de la partie");
    assert!(log.contains("Bruna : « "), "{log}");
    terminal.keys(&["Escape"]);
    terminal.until("the question again", |screen| question(screen) == question(&window));
    // The last order: a card to be played in need, which answers nothing now.
    terminal.keys(&["o"]);
    let orders = terminal.wait_for("Vos réponses automatiques");
    assert_eq!(orders.matches("(en vigueur)").count(), 1, "{orders}");
    terminal.keys(&["End"]);
    terminal.until("the last order", |screen| screen != orders);
    terminal.keys(&["Enter"]);
    terminal
        .until("two orders", |screen| screen.lines().any(|line| line.contains('▸') && line.contains("(en vigueur)")));
    terminal.keys(&["Escape"]);
    terminal.until("the question again", |screen| question(screen) == question(&window));
    terminal.keys(&["1"]);
    let before = asked_after(&window, 2);
    let record = text(&home.only_record());
    signal("KILL", terminal.child());
    terminal.wait_for_shell_in_picture();
    terminal.run("clear; oubliette play sang-rancune --resume --still");
    let after = terminal.until("the same question", |screen| question(screen).is_some());
    assert_eq!(question(&after), question(&before), "{before}\n{after}");
    assert_eq!(text(&home.only_record()), record);
    terminal.keys(&["q"]);
    terminal.wait_for("Partie sauvegardée.");
    verify(&home);
}

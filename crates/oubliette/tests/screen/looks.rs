//! Languages, signs, colours, settings, and lines instead of a screen.

use super::windows::settled;
use super::*;

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
    terminal.choose("Langue : français");
    terminal.wait_for("Language: English");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    assert!(text(&settings).contains("language = \"fr\""), "{}", text(&settings));
    terminal.run("clear; oubliette play scelerat --seed alpha --still");
    terminal.wait_for(FIRST);
    terminal.keys(&["Enter"]);
    terminal.wait_for_kept(1);
    terminal.keys(&["q"]);
    terminal.wait_for("Partie sauvegardée.");
    terminal.run("clear; oubliette --lang en");
    terminal.wait_for("▸ c  Continue: Scoundrel");
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
    for (entry, wanted) in
        [("Reglages", "Caracteres : ASCII"), ("Historique", "Historique"), ("Regles", "Un dongeon dans un deck")]
    {
        terminal.choose(entry);
        ascii(wanted);
        terminal.keys(&["Escape"]);
        ascii("q quitter");
    }
    terminal.keys(&["?"]);
    ascii("Touches");
    terminal.keys(&["Escape"]);
    ascii("q quitter");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    terminal.run("clear; oubliette play scelerat --seed alpha --glyphs ascii --still");
    ascii("SCELERAT");
    for _ in 0..3 {
        terminal.keys(&["Enter"]);
    }
    terminal.wait_for_kept(3);
    ascii("Salle 2");
    play_on(&home, &terminal);
    ascii("partager");
    terminal.keys(&["v"]);
    ascii("Etape 0 sur ");
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
    terminal.wait_for("Historique");
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
    terminal.choose("Réglages");
    let settings = terminal.wait_for("Couleurs : non (demandé au lancement)");
    assert!(settings.contains("Animations : non (demandé au lancement)"), "{settings}");
}

#[test]
fn settings_are_kept() {
    let home = Home::new();
    let terminal = Terminal::open(&home, "oubliette");
    terminal.choose("Réglages");
    terminal.wait_for("▸ Langue : français");
    terminal.keys(&["Down"]);
    for (key, seen) in
        [("Enter", "Caracteres : ASCII"), ("Enter", "Caractères : Unicode"), ("Down", "▸ Couleurs : oui")]
    {
        terminal.keys(&[key]);
        terminal.wait_for(seen);
    }
    terminal.keys(&["Enter"]);
    terminal.wait_for("▸ Couleurs : non");
    terminal.keys(&["Down", "Enter"]);
    terminal.wait_for("▸ Animations : non");
    terminal.keys(&["Down", "Right"]);
    terminal.wait_for("▸ Souris (dès le prochain lancement) : non");
    terminal.keys(&["Down", "Space"]);
    terminal.wait_for("▸ Afficher les probabilités : non");
    terminal.keys(&["Escape"]);
    terminal.wait_for("  Réglages");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    let written = text(&home.0.join(".config/oubliette/settings.toml"));
    for wanted in ["glyphs = \"unicode\"", "colour = false", "motion = false", "mouse = false", "odds = false"] {
        assert!(written.contains(wanted), "{written}");
    }
    // Where chance decides, the odds are no longer told; nor is the mouse heard.
    terminal.run(&format!("clear; {PLAY}"));
    terminal.wait_for(FIRST);
    terminal.keys(&["3"]);
    for (kept, seen, key) in [(1, "▸ 1  10 de carreau", "1"), (2, "▸ 2  9 de cœur", "3"), (3, "▸ 2  9 de cœur", "2")]
    {
        terminal.wait_for_kept(kept);
        terminal.wait_for(seen);
        terminal.keys(&[key]);
    }
    terminal.wait_for_kept(4);
    terminal.until("the third room", |screen| screen.contains("Salle 3") && asks(screen));
    terminal.keys(&["u"]);
    terminal.wait_for("ne s'annule pas librement");
    terminal.keys(&["o"]);
    terminal.wait_for("Annulé.");
    // The words of this choice are few enough to leave room for chance.
    terminal.keys(&["Down"]);
    let screen = terminal.wait_for("Résultat aléatoire.");
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
    terminal.wait_for("▸ 2  4 de cœur");
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
        terminal.wait_for("▸ 2  4 de cœur");
        let moving = settled(&tap) - before;
        terminal.keys(&["u"]);
        terminal.wait_for("Annulé");
        moving > still
    };
    assert!((0..5).any(slides), "no more than {still} bytes are written while cards slide");
}

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

//! Records seen again, and what goes wrong.

use super::*;

#[test]
fn a_record_step_by_step() {
    let home = Home::new();
    let record = random_record(&home, "alpha", 5);
    let steps = kept(&record) + 1;
    home.file("game.txt", &record);
    let terminal = Terminal::new(&home, (100, 40), "fr_FR.UTF-8");
    terminal.run("oubliette replay ~/game.txt");
    let at = |step: usize| terminal.wait_for(&format!("Étape {step} sur {steps} · SCÉLÉRAT"));
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
    assert!(!knew.contains("À venir : "), "{knew}");
    terminal.keys(&["v"]);
    terminal.wait_for("À venir : ");
    terminal.keys(&["v"]);
    terminal.wait_without("À venir : ");
    terminal.keys(&["Home"]);
    at(0);
    // By itself, at a brisk pace.
    terminal.keys(&["+", "Space"]);
    terminal.wait_for("Espace pause");
    terminal.until("two steps", |screen| {
        let step = screen.split("Étape ").nth(1).and_then(|rest| rest.split(' ').next());
        step.and_then(|step| step.parse::<usize>().ok()).is_some_and(|step| step >= 2)
    });
    terminal.keys(&["Space"]);
    terminal.wait_for("Espace lecture");
    terminal.keys(&["c"]);
    terminal.until("advice", |screen| screen.contains("% de chances") && screen.contains("▸█████"));
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
    terminal.choose("Revoir une partie");
    terminal.wait_for("graine beta");
    terminal.keys(&["Enter"]);
    terminal.wait_for("Étape 0 sur ");
    terminal.keys(&["q"]);
    terminal.wait_for("Entrée ouvrir  v revoir");
    terminal.keys(&["Escape"]);
    terminal.until("the entry", |screen| at(screen, "Revoir"));
    terminal.choose("Historique");
    terminal.wait_for("graine beta");
    terminal.keys(&["v"]);
    terminal.wait_for("Étape 0 sur ");
    terminal.keys(&["q"]);
    terminal.wait_for("Entrée ouvrir  v revoir");
    terminal.keys(&["Escape"]);
    terminal.until("the entry", |screen| at(screen, "Historique"));
    terminal.choose("Statistiques");
    terminal.wait_for("1 partie");
    terminal.keys(&["Escape"]);
    terminal.until("the entry", |screen| at(screen, "Statistiques"));
    terminal.keys(&["q"]);
    terminal.usable();
}

#[test]
fn a_folder_that_cannot_be_written() {
    let home = Home::new();
    home.file("file", "");
    let terminal = Terminal::open(&home, "XDG_DATA_HOME=~/file oubliette play scelerat");
    terminal.wait_for_words("impossible d'y sauvegarder");
    terminal.usable();
    terminal.run("clear; XDG_DATA_HOME=~/file oubliette");
    terminal.wait_for("ce n'est pas un dossier");
    terminal.keys(&["Enter", "Enter"]);
    terminal.wait_for_words("Les parties ne peuvent pas être sauvegardées : ce n'est pas un dossier");
    terminal.keys(&["Escape"]);
    for entry in ["Historique", "Revoir une partie"] {
        terminal.choose(entry);
        terminal.wait_for("ce n'est pas un dossier");
        terminal.keys(&["Escape"]);
        terminal.wait_for("  Historique");
    }
    terminal.keys(&["q"]);
    terminal.usable();
    // Settings that cannot be written hold all the same.
    terminal.run("clear; XDG_CONFIG_HOME=~/file oubliette");
    terminal.choose("Language: English");
    terminal.wait_for("The settings hold until you leave");
    terminal.keys(&["q"]);
    terminal.usable();
}

/// The line of a shell that plays on a disk on which no file grows beyond a block, and then says with which status that ended.
fn on_a_full_disk(command: &str) -> String {
    format!("clear; sh -c \"trap '' XFSZ; ulimit -f 1; exec {command}\"; echo status $?")
}

/// Takes the first choice and takes it back, which is free, until the screen says that it could not be saved.
#[track_caller]
fn play_until(terminal: &Terminal<'_>, warned: &str) {
    for key in ["Enter", "u"].into_iter().cycle().take(60) {
        let before = terminal.screen();
        terminal.keys(&[key]);
        if terminal.until("a decision", |screen| screen != before).contains(warned) {
            return;
        }
    }
    panic!("never: {warned}\n{}", terminal.screen());
}

/// Whoever leaves a game that could not be saved is told so, and so is the shell, as in plain lines.
#[test]
fn a_full_disk_in_the_middle_of_a_game() {
    for (lang, warned, lost, failed) in [
        ("fr", "la sauvegarde a échoué", "Les derniers coups ne sont pas sauvegardés", "n'ont pas pu être sauvegardés"),
        ("en", "saving failed", "The last moves are not saved", "could not be saved"),
    ] {
        let home = Home::new();
        let terminal = Terminal::new(&home, (100, 40), "fr_FR.UTF-8");
        terminal.run(&on_a_full_disk(&format!("{PLAY} --still --lang {lang}")));
        terminal.wait_for("♥");
        play_until(&terminal, warned);
        terminal.keys(&["q"]);
        terminal.wait_for("status 3");
        terminal.wait_for_words(lost);
        let screen = terminal.wait_for_words(failed);
        assert!(!screen.contains("--resume"), "it is not called saved\n{screen}");
        terminal.usable();
        verify(&home);
    }
}

/// From the menu, too: the menu says it, and the status does in the end.
#[test]
fn a_full_disk_in_a_game_from_the_menu() {
    let home = Home::new();
    assert_eq!(home.run(&["play", "scelerat", "--plain", "--seed", "alpha"], "avoid\nu!\nq\n").code, Some(0));
    let terminal = Terminal::new(&home, (100, 40), "fr_FR.UTF-8");
    terminal.run(&on_a_full_disk("oubliette --still"));
    terminal.choose("Continuer");
    terminal.wait_for(FIRST);
    play_until(&terminal, "la sauvegarde a échoué");
    terminal.keys(&["q"]);
    terminal.wait_for("Quitter");
    terminal.wait_for_words("Les derniers coups ne sont pas sauvegardés");
    terminal.keys(&["q"]);
    terminal.wait_for("status 3");
    terminal.wait_for_words("n'ont pas pu être sauvegardés");
    terminal.usable();
    verify(&home);
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
    terminal.wait_for("Pas d'étape 999");
    terminal.usable();
    terminal.run("clear; oubliette replay ~/nothing.txt");
    terminal.wait_for("nothing.txt");
    terminal.usable();
    terminal.run("clear; oubliette play scelerat --resume");
    terminal.wait_for_shell();
    terminal.usable();
    assert!(home.records().is_empty());
}

//! Windows that change, signals, shells, and rest.

use super::*;

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
    terminal.until("the second room", |screen| screen.contains("SCÉLÉRAT · Salle 2") && asks(screen));
    // Its last card may still be sliding.
    settled(&terminal.tapped());
    let before = terminal.screen();
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

/// Plays a few moves, looks, and is killed; gives the table without what the last move brought, which only its player saw.
fn killed<'a>(home: &'a Home) -> (Terminal<'a>, String, String) {
    let terminal = Terminal::open(home, &format!("{PLAY} --still"));
    terminal.wait_for(FIRST);
    terminal.keys(&["5"]);
    terminal.wait_for_kept(1);
    terminal.wait_for("▸ 1  4 de cœur");
    terminal.keys(&["Enter"]);
    let record = terminal.wait_for_kept(2);
    let seen = terminal.until("a wounded hero", |screen| screen.contains(" 10/20") && screen.contains("▸ 1  8 de"));
    signal("KILL", terminal.child());
    // Nobody could tidy up: the shell writes into the picture.
    terminal.wait_for_shell_in_picture();
    assert_eq!(text(&home.only_record()), record, "nothing that was seen is lost");
    (terminal, seen.replacen(" 10/20 +4\n", " 10/20\n", 1), record)
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
    terminal.wait_for("▸ c  Continuer : Scélérat, 2 coups");
    terminal.keys(&["Enter"]);
    assert_eq!(terminal.until("the same table", |screen| screen == seen), seen);
    terminal.keys(&["Enter"]);
    assert!(terminal.wait_for_kept(3).starts_with(&record));
    terminal.keys(&["q"]);
    terminal.wait_for("▸ c  Continuer : Scélérat, 3 coups");
    terminal.keys(&["q"]);
    terminal.usable();
    verify(&home);
}

#[test]
fn the_window_is_closed_while_playing() {
    let home = Home::new();
    let terminal = Terminal::open(&home, &format!("{PLAY} --still"));
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
        terminal.wait_for_words("Partie sauvegardée. Pour reprendre : oubliette play scelerat --resume");
        terminal.usable();
        assert_eq!(text(&home.only_record()), record);
        terminal.run("clear; oubliette play scelerat --resume");
    }
    // Ctrl-C is a way out too.
    terminal.wait_for("q quitter");
    terminal.keys(&["C-c"]);
    terminal.wait_for("Partie sauvegardée.");
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
    let whole = |screen: &str| screen.contains("▸ 2  4 de cœur") && screen.contains("8 de carreau : arme en main.");
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
        terminal.wait_for("▸ 3  2 de carreau");
        terminal.keys(&["k"]);
        assert_eq!(terminal.until("the same table", |screen| screen == seen), seen, "{how}");
    }
    terminal.keys(&["Enter"]);
    terminal.wait_for_kept(2);
    terminal.keys(&["q"]);
    terminal.wait_for("Partie sauvegardée.");
    terminal.usable();
    verify(&home);
}

/// Waits until nothing more comes; how much there was.
#[track_caller]
pub fn settled(tap: &std::path::Path) -> u64 {
    let length = || fs::metadata(tap).expect("a file").len();
    let (begun, mut last, mut since) = (Instant::now(), length(), Instant::now());
    while since.elapsed() < Duration::from_millis(400) {
        assert!(begun.elapsed() < Duration::from_secs(10), "it never rests");
        // Another process draws: that it has come to rest shows only if one looks for a while.
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
        ("oubliette replay ~/game.txt", "Étape 0 sur ", "Right"),
    ] {
        terminal.run(line);
        terminal.wait_for(seen);
        terminal.keys(&[key]);
        let written = settled(&tap);
        let process = terminal.child();
        let spent = ticks(process);
        // This is no waiting for something: that nothing is done in a second needs a second of the other process.
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

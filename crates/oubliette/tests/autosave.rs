//! Nothing that was acknowledged is ever lost: SIGKILL at any moment, files cut anywhere, games held elsewhere.

mod common;

use common::{Engine, Home, Rng, Talk, random_record, text};
use serde_json::{Value, json};
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Stdio;

const PLAY: [&str; 5] = ["play", "scelerat", "--plain", "--seed", "autosave"];
const RESUME: [&str; 4] = ["play", "scelerat", "--plain", "--resume"];

/// Whether choices are listed on a page.
fn offers(page: &str) -> bool {
    page.lines().filter_map(|line| line.split_once(". ")).any(|(number, _)| number.parse::<u8>().is_ok())
}

/// The last state and choices that were shown: from the blank line before them to the question.
fn last_page(heard: &str) -> String {
    let page = heard.rsplit("\n\n").next().expect("a page");
    assert!(page.contains("PV ") && offers(page) && page.ends_with("Choix ? "), "{heard}");
    page.into()
}

/// The number of a choice that is not forbidden.
fn choose(page: &str, rng: &mut Rng) -> String {
    let allowed: Vec<&str> = page
        .lines()
        .filter(|line| !line.contains("interdit"))
        .filter_map(|line| line.split_once(". "))
        .map(|(number, _)| number)
        .filter(|number| number.parse::<u8>().is_ok())
        .collect();
    allowed[rng.below(allowed.len())].into()
}

/// How many decisions and undos a file holds.
fn kept(record: &str) -> usize {
    let counts = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_digit()) || line.starts_with("undo");
    record.lines().filter(counts).count()
}

fn verify(home: &Home, path: &Path) {
    let ran = home.run(&["verify", path.to_str().expect("UTF-8")], "");
    assert_eq!(ran.code, Some(0), "{ran:?}\n{}", String::from_utf8_lossy(&fs::read(path).expect("a file")));
}

/// Resumes, and plays on until the game is over.
fn finish(home: &Home, rng: &mut Rng) {
    let mut talk = Talk::start(home, &RESUME);
    let mut said = talk.until_prompt();
    while said.ends_with("Choix ? ") {
        let choice = choose(&last_page(&said), rng);
        said = talk.say(&choice);
    }
    assert!(said.contains("Score :"), "{said}");
    assert_eq!(talk.end().1, Some(0));
    let record = text(home.records().last().expect("a record"));
    assert!(record.lines().last().expect("a line").starts_with("over "), "{record}");
}

#[test]
fn killed_after_every_number_of_decisions() {
    let seed = 17;
    println!("seed {seed}");
    for k in 0..14 {
        let home = Home::new();
        let mut rng = Rng(seed);
        let mut talk = Talk::start(&home, &PLAY);
        let mut said = talk.until_prompt();
        let mut acknowledged = 0;
        for step in 0..k {
            // Now and then a decision is taken back, free or not.
            let typed = if step % 5 == 4 { "u!".to_string() } else { choose(&last_page(&said), &mut rng) };
            said = talk.say(&typed);
            acknowledged += 1;
            if !said.ends_with("Choix ? ") {
                break;
            }
        }
        let over = !said.ends_with("Choix ? ");
        talk.kill();
        let path = home.only_record();
        let record = text(&path);
        assert_eq!(kept(&record), acknowledged, "after {k}:\n{record}");
        verify(&home, &path);
        if over {
            continue;
        }
        let mut again = Talk::start(&home, &RESUME);
        let resumed = again.until_prompt();
        assert_eq!(last_page(&resumed), last_page(&said), "after {k}");
        again.kill();
        assert_eq!(text(&path), record, "to look is not to play");
        finish(&home, &mut rng);
        verify(&home, &path);
        assert!(text(&path).starts_with(&record), "lines are only ever added");
    }
}

/// How many decisions and undos were acknowledged in what was heard: their outcome was printed.
fn acknowledged(heard: &str) -> usize {
    let heard = heard.replace("Entrée pour finir, a pour l'analyse, u pour annuler le dernier coup ? ", "Choix ? ");
    let mut answers = heard.split("Choix ? ");
    answers.next();
    let outcome =
        |answer: &&str| answer.starts_with("Annulé.") || answer.trim_start() != *answer && !answer.trim().is_empty();
    answers.filter(outcome).count()
}

#[test]
fn killed_at_any_moment_under_a_flood() {
    let seed = 99;
    println!("seed {seed}");
    let mut rng = Rng(seed);
    let mut busiest = 0;
    for round in 0..50 {
        let home = Home::new();
        let mut child = home.command(&PLAY).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut stdin = child.stdin.take().expect("piped");
        let mut luck = Rng(rng.next());
        let writer = std::thread::spawn(move || {
            for _ in 0..2000 {
                let line = ["1\n", "2\n", "u!\n", "u\n", "3\n", "u!\n", "u!\n"][luck.below(7)];
                if stdin.write_all(line.as_bytes()).is_err() {
                    return;
                }
            }
        });
        // A random moment is a random number of bytes, whatever the machine's speed.
        let mut stdout = child.stdout.take().expect("piped");
        let mut heard = vec![0; 600 + rng.below(12_000)];
        let mut read = 0;
        while read < heard.len() {
            match stdout.read(&mut heard[read..]).expect("it can be heard") {
                0 => break,
                more => read += more,
            }
        }
        heard.truncate(read);
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        stdout.read_to_end(&mut heard).expect("what it had said");
        writer.join().expect("the writer ends");
        let heard = String::from_utf8_lossy(&heard).into_owned();
        let path = home.only_record();
        let record = String::from_utf8(fs::read(&path).expect("a file")).expect("a text");
        let (told, kept) = (acknowledged(&heard), kept(&record));
        busiest = busiest.max(told);
        assert!(kept == told || kept == told + 1, "round {round}: {told} told, {kept} kept\n{heard}\n{record}");
        verify(&home, &path);
        if record.contains("\nover ") {
            continue;
        }
        let (resumed, code) = {
            let mut talk = Talk::start(&home, &RESUME);
            talk.until_prompt();
            talk.end()
        };
        assert_eq!(code, Some(0), "{resumed}");
        if kept == 0 {
            assert!(home.records().is_empty(), "what nobody touched is gone once it is left");
            continue;
        }
        if kept == told && heard.ends_with("Choix ? ") && heard.rsplit("\n\n").next().is_some_and(offers) {
            let shown = heard.rsplit("\n\n").next().expect("a page");
            let shown = &shown[..shown.find("Choix ? ").expect("a question")];
            assert!(resumed.contains(shown), "{shown}\n\n{resumed}");
        }
        finish(&home, &mut rng);
    }
    assert!(busiest > 10, "{busiest}");
}

#[test]
fn a_file_cut_at_every_byte_of_its_body() {
    let home = Home::new();
    let record = random_record(&home, "cut", 5);
    let start = record.find("\nstart ").expect("a start") + 1;
    let body = start + record[start..].find('\n').expect("an end of line");
    let mut paths = Vec::new();
    for at in body..=record.len() {
        let path = home.file(&format!("cut-{at:05}.txt"), &record[..at]);
        paths.push(path.to_str().expect("UTF-8").to_string());
    }
    let args: Vec<&str> = ["verify"].into_iter().chain(paths.iter().map(String::as_str)).collect();
    let ran = home.run(&args, "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for (at, path) in (body..=record.len()).zip(&paths) {
        let cut = &record[..at];
        let last = cut.rsplit('\n').next().expect("a last line");
        let summed = last.rsplit_once(" #").is_some_and(|(_, sum)| sum.len() == 8);
        let whole = if last.is_empty() || summed { cut } else { &cut[..at - last.len()] };
        let said = ran.out.lines().find(|line| line.contains(path.as_str())).expect("a word on each file");
        let decisions = whole.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit())).count();
        assert!(said.contains(&format!("{decisions} coup")), "{said}");
        let warned = ran.err.lines().find(|line| line.contains(path.as_str()));
        let line = format!("ligne {} ", cut.lines().count());
        match warned {
            Some(warned) => assert!(whole.len() < cut.len() && warned.contains(&line), "{warned}"),
            None => assert_eq!(whole, cut, "{path} is cut short, and nobody says so"),
        }
    }
    // Within the head there is no game.
    for at in (0..start).step_by(7) {
        let path = home.file("head.txt", &record[..at]);
        home.run(&["verify", path.to_str().expect("UTF-8")], "").failed(3);
    }
}

/// A record in the archive, as if it had been played.
fn placed(home: &Home, record: &str) -> String {
    fs::create_dir_all(home.folder()).expect("a folder");
    let path = home.folder().join("2026-01-01-000000-scelerat.txt");
    fs::write(&path, record).expect("a file");
    path.to_str().expect("UTF-8").into()
}

#[test]
fn a_game_cut_short_goes_on_from_its_last_whole_line() {
    let home = Home::new();
    let seed = 8;
    println!("seed {seed}");
    let record = random_record(&home, "cut", 5);
    let over = record.rfind("\nover").expect("a result");
    let from = record.find("\n2 0 ").expect("a second decision");
    for at in (from..over).step_by(5) {
        let path = placed(&home, &record[..at]);
        let ran = home.run(&RESUME, "q\n");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let after = text(Path::new(&path));
        assert!(after.ends_with('\n') && record.starts_with(&after), "cut at {at}:\n{after}");
        assert!(after.len() > record[..at].rfind('\n').expect("a line"), "cut at {at}:\n{after}");
        if after.trim_end().len() < record[..at].trim_end().len() {
            assert!(ran.err.contains("s'arrête"), "{ran:?}");
        }
        verify(&home, Path::new(&path));
    }
    finish(&home, &mut Rng(seed));
}

/// A kill in the middle of the very last write: the game is over, and must not be offered for ever as unfinished.
#[test]
fn a_result_cut_short_is_written_again() {
    let home = Home::new();
    let record = random_record(&home, "cut", 5);
    let over = record.rfind("\nover").expect("a result") + 1;
    for at in [over, over + 3, record.len() - 1] {
        let path = placed(&home, &record[..at]);
        let ran = home.run(&RESUME, "");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.out.contains("Score :"), "{ran:?}");
        assert_eq!(text(Path::new(&path)), record, "cut at {at}");
        let history = home.run(&["history"], "").good();
        assert!(history.contains("perdue"), "{history}");
    }
}

#[test]
fn a_damaged_game_is_not_resumed_and_not_touched() {
    let home = Home::new();
    let record = random_record(&home, "cut", 5);
    let record = &record[..=record.rfind("\nover").expect("a result")];
    for (damaged, code) in [
        (record.replacen("#", "#0", 1), 4),
        (record.replace("\n2 0 ", "\n3 0 "), 4),
        (record.replace("oubliette record 1", "oubliette record 7"), 3),
    ] {
        let path = placed(&home, &damaged);
        let said = home.run(&["play", "scelerat", "--resume", &path], "1\n").failed(code);
        assert!(said.contains(&path) && said.contains("ligne "), "{said}");
        assert_eq!(text(Path::new(&path)), damaged);
    }
}

#[test]
fn a_game_that_somebody_holds() {
    let home = Home::new();
    let mut talk = Talk::start(&home, &PLAY);
    talk.until_prompt();
    talk.say("avoid");
    let path = home.only_record();
    let before = text(&path);
    let path = path.to_str().expect("UTF-8");
    for args in [&RESUME[..], &["play", "scelerat", "--resume", path]] {
        let said = home.run(args, "1\n").failed(2);
        assert!(said.contains(path) && said.contains("ouverte ailleurs"), "{said}");
    }
    let english = home.run(&["play", "scelerat", "--resume", "--lang", "en"], "1\n").failed(2);
    assert!(english.contains("open elsewhere"), "{english}");
    assert_eq!(text(Path::new(path)), before);
    // Looking is allowed, and another game too.
    assert!(home.run(&["history"], "").good().contains("inachevée"));
    home.run(&["verify", path], "").good();
    home.run(&["play", "scelerat", "--seed", "other"], "avoid\nq\n").good();
    assert_eq!(home.records().len(), 2);
    // The game goes on as if nobody had asked.
    let said = talk.say("u!");
    assert!(said.contains("PV"), "{said}");
    talk.say("q");
    assert_eq!(talk.end().1, Some(0));
    home.run(&["play", "scelerat", "--resume", path], "q\n").good();
}

#[test]
fn nothing_to_resume() {
    let home = Home::new();
    let said = home.run(&RESUME, "").failed(2);
    assert!(said.contains("Aucune partie inachevée"), "{said}");
    let said = home.run(&["play", "scelerat", "--resume", "--lang", "en"], "").failed(2);
    assert!(said.contains("No unfinished game"), "{said}");
    placed(&home, &random_record(&home, "cut", 5));
    home.run(&RESUME, "").failed(2);
    let missing = home.0.join("missing.txt");
    let missing = missing.to_str().expect("UTF-8");
    let said = home.run(&["play", "scelerat", "--resume", missing], "").failed(3);
    assert!(said.contains(missing), "{said}");
    for more in [&["--seed", "1"][..], &["--daily"], &["--fate", "asked"], &["--option", "weapon=le"]] {
        let args: Vec<&str> = RESUME.iter().chain(more).copied().collect();
        home.run(&args, "").failed(2);
    }
}

#[test]
fn a_finished_game_that_is_resumed_is_only_told() {
    let home = Home::new();
    let record = random_record(&home, "cut", 5);
    let path = placed(&home, &record);
    let said = home.run(&["play", "scelerat", "--resume", &path], "1\n").good();
    assert!(said.contains("Score :"), "{said}");
    assert_eq!(text(Path::new(&path)), record);
}

#[test]
fn a_folder_that_cannot_be_written() {
    let home = Home::new();
    let file = home.file("no-folder", "");
    let folder = file.join("oubliette").join("records");
    let run = |args: &[&str]| {
        let mut command = home.command(args);
        command.env("XDG_DATA_HOME", &file);
        common::Ran::of(command, "1\nq\n")
    };
    let said = run(&["play", "scelerat", "--seed", "1"]).failed(3);
    assert!(said.contains(folder.to_str().expect("UTF-8")), "{said}");
    assert!(said.contains("XDG_DATA_HOME"), "{said}");
    let english = run(&["play", "scelerat", "--seed", "1", "--lang", "en"]).failed(3);
    assert!(english.contains("cannot be saved"), "{english}");
    // The commands that need no folder do not mind.
    assert_eq!(run(&["rules", "scelerat", "combat.dulled"]).code, Some(0));
    assert_eq!(run(&["sim", "scelerat", "--games", "5"]).code, Some(0));
}

#[test]
fn a_folder_that_cannot_be_read() {
    let home = Home::new();
    let file = home.file("no-folder", "");
    for args in [&RESUME[..], &["history"], &["stats"]] {
        let mut command = home.command(args);
        command.env("XDG_DATA_HOME", &file);
        let ran = common::Ran::of(command, "");
        assert!([2, 3].contains(&ran.code.expect("a status")), "{args:?} {ran:?}");
        assert!(ran.err.contains("no-folder"), "the message names the folder: {ran:?}");
    }
}

/// Several games may begin within a second: the last one is still the last.
#[test]
fn the_game_to_resume_is_the_last_begun() {
    let home = Home::new();
    for game in 0..12 {
        home.run(&["play", "scelerat", "--seed", &format!("number {game}")], "avoid\nq\n").good();
    }
    let listed = home.run(&["history"], "").good();
    let seeds: Vec<usize> = (0..12).map(|game| listed.find(&format!("number {game} ")).expect("listed")).collect();
    let said = home.run(&RESUME, "q\n").good();
    assert!(said.contains("Graine number 11."), "{said}");
    assert!(seeds.is_sorted(), "oldest first:\n{listed}");
}

/// Killed at once: whatever was left of the file, it is in nobody's way.
#[test]
fn killed_before_the_first_word() {
    let home = Home::new();
    for _ in 0..8 {
        Talk::start(&home, &PLAY).kill();
    }
    fs::create_dir_all(home.folder()).expect("a folder");
    fs::write(home.folder().join("2026-01-01-000000-scelerat.txt"), "").expect("a file");
    fs::write(home.folder().join("2026-01-01-000001-scelerat.txt"), "oubliette record 1\ngame sce").expect("a file");
    let history = home.run(&["history"], "");
    assert_eq!(history.code, Some(0), "{history:?}");
    assert!(history.err.contains("2026-01-01-000001-scelerat.txt"), "{history:?}");
    let ran = home.run(&RESUME, "q\n");
    assert!([0, 2].contains(&ran.code.expect("a status")), "{ran:?}");
    assert_eq!(home.run(&PLAY, "q\n").code, Some(0));
    assert_eq!(home.run(&[], "c\nq\nq\n").code, Some(0));
}

/// A disk on which no file grows beyond so many blocks: the game goes on, the player is told, and what was saved stays sound.
fn on_a_full_disk(home: &Home, blocks: u32, args: &[&str], typed: &str) -> common::Ran {
    let mut command = home.command(&[]);
    let program = command.get_program().to_owned();
    let mut shell = std::process::Command::new("sh");
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
    shell.arg("-c").arg(script).arg("sh").arg(program).args(args);
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    command = shell;
    common::Ran::of(command, typed)
}

#[test]
fn a_full_disk_in_the_middle_of_a_game() {
    let home = Home::new();
    let ran = on_a_full_disk(&home, 1, &PLAY, &"avoid\nu!\n".repeat(40));
    assert_eq!(ran.code, Some(3), "{ran:?}");
    assert!(ran.err.contains("n'ont pas pu être sauvegardés"), "{ran:?}");
    assert!(ran.out.contains("la sauvegarde a échoué"), "{}", ran.out);
    let path = home.only_record();
    let record = text(&path);
    assert!(record.ends_with('\n') && kept(&record) > 3 && kept(&record) < 80, "{record}");
    home.run(&["verify", path.to_str().expect("UTF-8")], "").good();
    finish(&home, &mut Rng(1));
}

#[test]
fn what_could_not_be_saved_is_not_called_saved() {
    let home = Home::new();
    let ran = on_a_full_disk(&home, 1, &PLAY, &("avoid\nu!\n".repeat(40) + "q\n"));
    assert_eq!(ran.code, Some(3), "{ran:?}");
    let end = ran.out.rsplit("Choix ?").next().expect("a last word");
    assert!(end.contains("la sauvegarde a échoué"), "{end}");
    assert!(!end.contains("Partie sauvegardée"), "{end}");
}

/// From the menu, too, and the menu is there again.
#[test]
fn a_full_disk_in_a_game_from_the_menu() {
    let home = Home::new();
    let begun = home.run(&PLAY, "avoid\nu!\n".repeat(3));
    assert_eq!(begun.code, Some(0), "{begun:?}");
    let ran = on_a_full_disk(&home, 1, &["--plain"], &format!("c\n{}q\nq\n", "avoid\nu!\n".repeat(40)));
    assert_eq!(ran.code, Some(3), "{ran:?}");
    assert!(ran.err.contains("n'ont pas pu être sauvegardés"), "{ran:?}");
}

/// A game that cannot be kept is not begun: it leaves no empty file that somebody would wonder about.
#[test]
fn a_start_that_is_refused_leaves_nothing_behind() {
    let home = Home::new();
    let said = on_a_full_disk(&home, 0, &PLAY, "1\n").failed(3);
    assert!(said.contains("XDG_DATA_HOME"), "{said}");
    assert!(home.records().is_empty(), "{:?}", home.records());
}

/// The engine keeps no files: what it plays is its caller's business.
#[test]
fn the_engine_writes_nothing() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    engine.new_game("1");
    let first: Value = engine.actions()[0].clone();
    engine.play(&first);
    engine.ok(&json!({"do": "quit"}));
    assert_eq!(engine.end(), Some(0));
    assert!(home.records().is_empty() && !home.0.join("oubliette").exists());
}

//! A database whose file is damaged: the server says so and does not start, or the request fails with a clear message; and nothing is written
//! over what may still be saved.

mod serving;

use serving::{Folder, Player, Served};
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The file of the database, and whatever lies beside it.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .map(|path| (path.display().to_string(), fs::read(&path).expect("a file")))
        // An index of what waits to be written: made anew by whoever opens the file.
        .filter(|(name, bytes)| !(name.ends_with("-shm") || name.ends_with("-wal") && bytes.is_empty()))
        .collect();
    files.sort();
    files
}

/// A database with games in it, as a server leaves it that was asked to stop.
fn played(what: &str) -> (Folder, Vec<u8>) {
    let folder = Folder::new(what);
    let server = Served::on_folder(&folder.0);
    for at in 0..8 {
        let mut player = Player::alone(server.address, "scelerat", &[("seed", &at.to_string())]);
        for _ in 0..12 {
            player.decide().expect("an answer");
        }
    }
    server.ask_to_stop();
    assert!(server.stopped().success());
    let bytes = fs::read(folder.0.join("oubliette.db")).expect("a database");
    (folder, bytes)
}

/// Starts a server that is not expected to run.
fn start(folder: &Path, lang: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
    command.args(["--lang", lang, "serve", "--listen", "127.0.0.1:0", "--log-level", "error", "--data"]).arg(folder);
    let mut child = command.stderr(Stdio::piped()).spawn().expect("a server");
    let begun = Instant::now();
    while child.try_wait().expect("a child").is_none() {
        if begun.elapsed() > Duration::from_secs(60) {
            let _ = child.kill();
            panic!("a server runs on a damaged file");
        }
        // Rust waits for a child for ever or not at all; a deadline has to look again and again.
        thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().expect("what it said")
}

/// Nothing is served from a file like this, in either language, and nothing of it is changed.
fn refused(folder: &Path, what: &str) {
    println!("{what}");
    let before = files(folder);
    for (lang, said) in [("en", "the file is damaged"), ("fr", "le fichier est abîmé")] {
        let output = start(folder, lang);
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && output.status.code().is_some(), "{what}: {:?}\n{stderr}", output.status);
        assert!(stderr.contains(said) && stderr.contains("oubliette.db"), "{what}: {stderr}");
        assert!(!stderr.contains("panicked"), "{what}: {stderr}");
        assert!(files(folder) == before, "{what}: something was written");
    }
}

#[test]
fn a_server_does_not_start_on_a_file_that_is_damaged() {
    let (folder, whole) = played("damaged");
    let path = folder.0.join("oubliette.db");
    let page = 4096;
    assert!(whole.len() > page * 8, "too few pages to damage: {}", whole.len());
    let mut garbage = whole.clone();
    garbage[..64].fill(b'?');
    let mut middle = whole.clone();
    // From the second page on: the first says what the file is.
    middle[page * 2..].chunks_mut(page).for_each(|page| page[..32].fill(0xa5));
    let half = whole[..whole.len() / page / 2 * page].to_vec();
    let torn = whole[..whole.len() - page / 2].to_vec();
    for (what, bytes) in [
        ("garbage at the head", garbage),
        ("no database at all", b"not a database, but a letter to somebody\n".repeat(200)),
        ("cut in half", half),
        ("torn in the last page", torn),
        ("pages overwritten", middle),
    ] {
        fs::write(&path, bytes).expect("damaged");
        refused(&folder.0, what);
    }
    // An empty file beside which something waits to be written into it is not a new one.
    fs::write(&path, b"").expect("emptied");
    fs::write(folder.0.join("oubliette.db-wal"), b"what was acknowledged last").expect("a file");
    refused(&folder.0, "emptied");
    fs::remove_file(folder.0.join("oubliette.db-wal")).expect("removed");
    // What was put back in its place is served as before.
    fs::write(&path, &whole).expect("put back");
    let server = Served::on_folder(&folder.0);
    assert_eq!(server.line().get("/readyz").expect("an answer").status, 200);
}

#[test]
fn a_record_that_is_damaged_fails_alone_and_is_left_as_it_is() {
    let folder = Folder::new("flipped");
    let server = Served::on_folder(&folder.0);
    let mut players: Vec<Player> = (0..2).map(|_| Player::alone(server.address, "scelerat", &[])).collect();
    for _ in 0..6 {
        for player in &mut players {
            player.decide().expect("an answer");
        }
    }
    server.ask_to_stop();
    assert!(server.stopped().success());
    // A letter of the first table's record, in a file that is whole to the database.
    let path = folder.0.join("oubliette.db");
    let mut bytes = fs::read(&path).expect("a database");
    let decided = format!("1 0 {} #", players[0].kept[0]);
    let at = bytes.windows(decided.len()).position(|some| some == decided.as_bytes()).expect("the first decision");
    let table = players[0].id().as_bytes();
    let nearest = |from: usize| bytes[..from].windows(table.len()).rposition(|some| some == table);
    assert!(nearest(at).is_some() || players[0].kept[0] == players[1].kept[0], "the record of the first table");
    bytes[at + decided.len()] ^= 1;
    fs::write(&path, &bytes).expect("flipped");
    let server = Served::on_folder(&folder.0);
    let mut failed = 0;
    for player in &mut players {
        player.line = player.line.also(server.address);
        for (lang, said) in [("en", "is damaged"), ("fr", "sont abîmées")] {
            let page =
                player.line.also(server.address).with("accept-language", lang).get(&player.table).expect("a page");
            match page.status {
                200 => {}
                status => {
                    assert_eq!(status, 500, "{}", page.body);
                    assert!(page.body.contains(said), "{}", page.body);
                    failed += 1;
                }
            }
        }
    }
    assert_eq!(failed, 2, "one table, in both languages");
    // Others are served, and the damaged record is still there, to be mended.
    assert_eq!(server.line().get("/").expect("a page").status, 200);
    server.ask_to_stop();
    assert!(server.stopped().success());
    let after = fs::read(&path).expect("a database");
    let still = &bytes[at..at + decided.len() + 8];
    assert!(after.windows(still.len()).any(|some| some == still), "the damaged line was overwritten");
}

//! `oubliette admin` from outside.

mod common;

use common::Home;
use std::fs;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use web::store::Place;
use web::{Config, Site};

/// A server's folder with an account, where the command looks for it if nothing is said.
fn lived_in(home: &Home) -> PathBuf {
    let folder = home.0.join("oubliette").join("server");
    let config = Config { rate: 0, ..Config::new(Place::Folder(folder.clone())) };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let site = Site::open(config).await.expect("a site");
        let here = IpAddr::from([127, 0, 0, 1]);
        let Ok(_) = web::people::accounts::register(&site, here, None, "Ada", "correct horse").await else {
            panic!("an account")
        };
        site.store.close().await;
    });
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in plain letters")
}

#[test]
fn counts_exports_and_moves() {
    let home = Home::new();
    let folder = lived_in(&home);
    let stats = home.run(&["admin", "stats"], "");
    assert!(stats.code == Some(0) && stats.out.contains("Comptes : 1"), "{stats:?}");
    let copy = home.0.join("copy.db");
    let backup = home.run(&["--lang", "en", "admin", "backup", text(&copy)], "");
    assert!(backup.code == Some(0) && backup.out.contains("written") && copy.exists(), "{backup:?}");
    assert_eq!(home.run(&["admin", "backup", text(&copy)], "").code, Some(2), "nothing is written over");
    let export = home.0.join("all.ndjson");
    let exported = home.run(&["admin", "export", text(&export)], "");
    assert_eq!(exported.code, Some(0), "{exported:?}");
    assert_eq!(home.run(&["admin", "export", text(&export)], "").code, Some(2));
    let piped = home.run(&["admin", "export", "-"], "");
    assert_eq!(piped.out, fs::read_to_string(&export).expect("the export"));
    // Into another folder, named before or after; and not twice.
    let other = home.0.join("other");
    let imported = home.run(&["admin", "import", text(&export), "--data", text(&other)], "");
    assert_eq!(imported.code, Some(0), "{imported:?}");
    let again = home.run(&["admin", "--data", text(&other), "import", "-"], &piped.out);
    assert!(again.code == Some(2) && again.err.contains("vide"), "{again:?}");
    let cut = home.run(
        &["admin", "import", "-", "--data", text(&home.0.join("third"))],
        piped.out.lines().next().expect("a line"),
    );
    assert!(cut.code == Some(3) && cut.err.contains("trop tôt"), "{cut:?}");
    let moved = home.run(&["admin", "--data", text(&other), "stats"], "");
    assert_eq!(moved.out, stats.out);
    drop(folder);
}

#[test]
fn looks_after_accounts() {
    let home = Home::new();
    lived_in(&home);
    let run = |args: &[&str], input: &str| home.run(&[&["--lang", "en", "admin"], args].concat(), input);
    let known = run(&["export", "-", "--person", "ada"], "");
    assert!(
        known.code == Some(0) && known.out.contains("\"name\":\"Ada\"") && !known.out.contains("argon2"),
        "{known:?}"
    );
    assert_eq!(run(&["ban", "ADA"], "").code, Some(0));
    assert!(run(&["stats"], "").out.contains("closed: 1"));
    assert_eq!(run(&["ban", "Ada", "--off"], "").code, Some(0));
    let renamed = run(&["rename", "Ada", "Lovelace"], "");
    assert!(renamed.out.contains("Ada is now called Lovelace"), "{renamed:?}");
    let refused = run(&["rename", "Lovelace", "admin"], "");
    assert!(refused.code == Some(2) && refused.err.contains("reserved"), "{refused:?}");
    let short = run(&["password", "Lovelace"], "short\n");
    assert!(short.code == Some(2) && short.err.contains("8 characters"), "{short:?}");
    assert_eq!(run(&["password", "Lovelace"], "battery staple\n").code, Some(0));
    let unknown = run(&["ban", "Ada"], "");
    assert!(unknown.code == Some(2) && unknown.err.contains("“Ada”"), "{unknown:?}");
    assert_eq!(run(&["delete", "--table", "nothing"], "").code, Some(2));
    assert_eq!(run(&["delete"], "").code, Some(2));
    assert_eq!(run(&["delete", "Lovelace"], "").code, Some(0));
    assert!(run(&["stats"], "").out.contains("Accounts: 0"));
}

/// A slip of the keyboard makes no store.
#[test]
fn no_store_is_made_by_looking() {
    let home = Home::new();
    let nowhere = home.0.join("nowhere");
    for args in [&["admin", "stats", "--data", text(&nowhere)][..], &["admin", "stats"]] {
        let ran = home.run(args, "");
        assert!(ran.code == Some(2) && ran.err.contains("--data"), "{ran:?}");
    }
    assert!(!nowhere.exists());
    let wrong = home.run(&["admin", "stats", "--database", "mysql://a"], "");
    assert!(wrong.code == Some(2) && wrong.err.contains("PostgreSQL"), "{wrong:?}");
    for lang in ["fr", "en"] {
        let help = home.run(&["--lang", lang, "admin", "--help"], "");
        assert!(help.code == Some(0) && help.out.contains("backup") && help.out.contains("OUBLIETTE_DATA"), "{help:?}");
        assert_eq!(home.run(&["--lang", lang, "admin", "delete", "--help"], "").code, Some(0));
    }
}

#[test]
fn weighs_and_removes_what_takes_up_room() {
    let home = Home::new();
    let folder = lived_in(&home);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let id = runtime.block_on(async {
        let store = web::store::Store::open(Place::Folder(folder)).await.expect("a store");
        let id = store.keep_import(&"x".repeat(5000), None).await.expect("kept");
        store.close().await;
        id
    });
    let run = |args: &[&str]| home.run(&[&["--lang", "en", "admin"], args].concat(), "");
    let space = run(&["space", "--most", "3"]);
    assert!(space.code == Some(0) && space.out.contains(&format!("imported game {id} (–): 5 kB")), "{space:?}");
    let deleted = run(&["delete", "--import", &id]);
    assert!(deleted.code == Some(0) && deleted.out.contains("deleted"), "{deleted:?}");
    let again = run(&["delete", "--import", &id]);
    assert!(again.code == Some(2) && again.err.contains("no imported game"), "{again:?}");
    assert!(!run(&["space"]).out.contains(&id));
    assert_eq!(run(&["delete", "--import", &id, "--table", &id]).code, Some(2));
}

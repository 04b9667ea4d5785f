//! Sheets to print, from outside: well-formed pages, every icon of the deck, backs behind their fronts, nothing overwritten.

mod common;

use common::{Home, text};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use table::shelf;

const GAME: &str = "dongeon";

/// The printed deck, a card each: its white and its grey icons, clockwise from the top.
fn printed() -> Vec<(Vec<String>, Vec<String>)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dongeon/content/deck.toml");
    let line = shelf::custom(GAME, &text(&path)).expect("the deck");
    let icons = |face: &str| face.split('-').map(String::from).collect::<Vec<_>>();
    let cards = line.split(' ').map(|card| card.split_once('/').expect("two faces"));
    cards.map(|(white, grey)| (icons(white), icons(grey))).collect()
}

/// A small check of what XML asks for: tags close in their order, attributes are quoted and stand once, ids are unique, and
/// what is used is there.
#[track_caller]
fn well_formed(svg: &str) {
    let (mut open, mut ids, mut used) = (Vec::new(), Vec::new(), Vec::new());
    let mut rest = svg;
    while let Some(start) = rest.find('<') {
        assert!(!rest[..start].contains(['>', '&']), "{}", &rest[..start]);
        if let Some(comment) = rest[start..].strip_prefix("<!--") {
            let end = comment.find("--").expect("the end of a comment");
            rest = comment[end..].strip_prefix("-->").expect("no dashes in a comment");
            continue;
        }
        let end = start + rest[start..].find('>').expect("the end of a tag");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{tag}");
            continue;
        }
        let (inner, alone) = tag.strip_suffix('/').map_or((tag, false), |inner| (inner, true));
        let mut parts = inner.split('"');
        let mut head = parts.next().expect("a name").split_whitespace();
        let name = head.next().expect("a name");
        let (mut key, mut keys) = (head.next().map(String::from), Vec::new());
        while let Some(value) = parts.next() {
            let named = key.take().and_then(|key| key.strip_suffix('=').map(String::from));
            let named = named.unwrap_or_else(|| panic!("an attribute without a name: {tag}"));
            assert!(!keys.contains(&named) && !value.contains(['<', '&']), "{tag}");
            match named.as_str() {
                "id" => ids.push(value.to_string()),
                "xlink:href" => used.push(value.trim_start_matches('#').to_string()),
                _ => {}
            }
            keys.push(named);
            key = parts.next().map(|next| next.trim().to_string()).filter(|next| !next.is_empty());
        }
        assert_eq!(key, None, "{tag}");
        if !alone {
            open.push(name);
        }
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "{open:?} {rest}");
    assert!(used.iter().all(|id| ids.contains(id)), "{used:?}");
    ids.sort();
    assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "{ids:?}");
}

/// A face on a sheet: where it lies, and its icons clockwise from the top, by letter.
type Shown = ((u32, u32), Vec<String>);

/// The faces on a sheet, by their ids.
fn faces(svg: &str) -> BTreeMap<String, Shown> {
    let cards = svg.split("<g id=\"").skip(1).filter(|part| part.starts_with("white-") || part.starts_with("grey-"));
    let face = |part: &str| {
        let id = part.split('"').next().expect("an id").to_string();
        let place = between(part, "translate(", ")");
        let (x, y) = place.split_once(' ').expect("two numbers");
        let icons = part.split("<g transform=\"").skip(1).enumerate().map(|(edge, icon)| {
            assert!(icon.starts_with(&format!("rotate({} 315 315)", 90 * edge)), "{icon}");
            let value = || between(icon, "font-size=\"60\">", "<");
            match between(icon, "xlink:href=\"#", "\"") {
                "corridor" => "C".into(),
                "door" => "D".into(),
                "treasure" => "T".into(),
                "weapon" => "W".into(),
                "trap" => "P".into(),
                "turnaround" => "R".into(),
                "monster" => format!("M{}", value()),
                "boss" => value().into(),
                other => panic!("no icon: {other}"),
            }
        });
        (id, ((x.parse().expect("a number"), y.parse().expect("a number")), icons.collect()))
    };
    cards.map(face).collect()
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}")).1;
    rest.split_once(after).unwrap_or_else(|| panic!("no {after} in {rest}")).0
}

/// The sheets in a folder, by name.
fn sheets(folder: &Path) -> BTreeMap<String, String> {
    let paths = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    paths.map(|path| (path.file_name().expect("a name").to_string_lossy().into_owned(), text(&path))).collect()
}

fn out(home: &Home, name: &str) -> (PathBuf, String) {
    let path = home.0.join(name);
    let said = path.to_str().expect("UTF-8").to_string();
    (path, said)
}

#[test]
fn the_printed_deck_on_four_pages_of_two_sides() {
    let home = Home::new();
    let (folder, path) = out(&home, "a/b");
    let said = home.run(&["sheet", GAME, "--out", &path], "").good();
    assert_eq!(said.matches(" : écrit\n").count(), 8, "{said}");
    assert!(said.contains(&path) && said.contains("bord long"), "{said}");
    let sheets = sheets(&folder);
    let names: Vec<String> =
        (1..=4).flat_map(|page| ["grey", "white"].map(|side| format!("{GAME}-{page}-{side}.svg"))).collect();
    assert_eq!(sheets.keys().cloned().collect::<Vec<_>>(), names);
    let mut shown = BTreeMap::new();
    for svg in sheets.values() {
        well_formed(svg);
        assert!(svg.contains("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 2100 2970\""));
        let faces = faces(svg);
        assert_eq!(faces.len(), 9);
        shown.extend(faces);
    }
    for (at, (white, grey)) in printed().iter().enumerate() {
        assert_eq!(&shown[&format!("white-{}", at + 1)].1, white);
        assert_eq!(&shown[&format!("grey-{}", at + 1)].1, grey);
    }
    assert_eq!(shown["white-doors"].1, ["1", "4", "3", "2"]);
    assert_eq!(shown["grey-doors"].1, ["1", "2", "3", "4"]);
    assert_eq!(shown.len(), 72);
}

#[test]
fn backs_are_behind_their_fronts() {
    let pages = shelf::sheets(GAME, None).expect("sheets");
    for sides in pages.chunks(2) {
        let (white, grey) = (faces(&sides[0].1), faces(&sides[1].1));
        let mut places: Vec<(u32, u32)> = white.values().map(|shown| shown.0).collect();
        for (id, ((x, y), _)) in &white {
            let back = &grey[&id.replace("white", "grey")];
            assert_eq!(back.0, (2100 - 630 - x, *y), "{id}");
        }
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), 9);
        assert!(places.iter().all(|(x, y)| x + 630 <= 2100 && y + 630 <= 2970));
    }
}

#[test]
fn a_deck_of_ones_own_has_as_many_pages_as_it_needs() {
    let home = Home::new();
    let line = ["C-W-T-M6/R-P-D-M9"; 10].join(" ");
    let deck = home.file("mine.txt", line);
    let (folder, path) = out(&home, "mine");
    home.run(&["sheet", GAME, "--deck", deck.to_str().expect("UTF-8"), "--out", &path], "").good();
    let sheets = sheets(&folder);
    let counts: Vec<usize> = sheets.values().map(|svg| faces(svg).len()).collect();
    assert_eq!(counts, [9, 9, 2, 2]);
    sheets.values().for_each(|svg| well_formed(svg));
    assert_eq!(faces(&sheets[&format!("{GAME}-2-grey.svg")])["grey-10"].1, ["R", "P", "D", "M9"]);
}

#[test]
fn nothing_is_overwritten() {
    let home = Home::new();
    let (folder, path) = out(&home, "sheets");
    home.run(&["sheet", GAME, "--out", &path], "").good();
    fs::remove_file(folder.join(format!("{GAME}-3-grey.svg"))).expect("a sheet");
    let again = home.run(&["sheet", GAME, "--out", &path, "--lang", "en"], "").good();
    assert_eq!((again.matches(": already there").count(), again.matches(": written").count()), (7, 1), "{again}");
    let other = folder.join(format!("{GAME}-2-white.svg"));
    fs::write(&other, "mine").expect("a file");
    fs::remove_file(folder.join(format!("{GAME}-1-white.svg"))).expect("a sheet");
    let said = home.run(&["sheet", GAME, "--out", &path], "").failed(3);
    assert!(said.contains(other.to_str().expect("UTF-8")) && said.contains("--out"), "{said}");
    assert_eq!((text(&other).as_str(), sheets(&folder).len()), ("mine", 7), "nothing was written");
}

#[test]
fn what_cannot_be_printed_is_said() {
    let home = Home::new();
    let said = home.run(&["sheet", "scelerat"], "").failed(2);
    assert!(said.contains("Scélérat") && said.contains(GAME), "{said}");
    home.run(&["sheet"], "").failed(2);
    home.run(&["sheet", "whist"], "").failed(2);
    let file = home.file("file", "");
    let said = home.run(&["sheet", GAME, "--out", file.to_str().expect("UTF-8")], "").failed(3);
    assert!(said.contains("ce n'est pas un dossier"), "{said}");
    let bad = home.file("bad.toml", "card = []\n");
    let (folder, path) = out(&home, "none");
    home.run(&["sheet", GAME, "--deck", bad.to_str().expect("UTF-8"), "--out", &path], "").failed(3);
    assert!(!folder.exists());
}

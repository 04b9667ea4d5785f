//! Records that somebody has damaged: whatever stands in them is read or refused, never a panic, and what is read can be written and
//! read again. `OUBLIETTE_EFFORT` has it try harder by night.

mod common;

use kernel::{Fate, Seed, Seeded, Source};
use std::fs;
use table::record::Record;
use table::{IDS, shelf};

/// Kept games of all boxes: what damage is done to.
fn kept() -> Vec<String> {
    let mut kept: Vec<_> = IDS
        .iter()
        .flat_map(|id| fs::read_dir(common::crate_folder(id).join("playthroughs")).expect("kept games"))
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_file())
        .collect();
    kept.sort();
    kept.iter().map(|path| fs::read_to_string(path).expect("a record")).collect()
}

/// Does some damage: a byte, a word, a line, or two games put together.
fn damage(text: &str, other: &str, any: &mut impl FnMut(usize) -> usize) -> String {
    const WORDS: [&str; 20] = [
        "",
        " ",
        "0",
        "1",
        "255",
        "256",
        "-1",
        "99999999999999999999",
        "#",
        " #00000000",
        " < ",
        "a:b",
        "start",
        "undo",
        "assisted",
        "over 1 won",
        "note ",
        "say 0 thanks",
        "seat 0 careful",
        "\r",
    ];
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    for _ in 0..1 + any(3) {
        let at = any(lines.len());
        match any(8) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[any(lines.len())].clone()),
            2 => {
                let line = other.lines().nth(any(other.lines().count())).unwrap_or_default();
                lines[at] = line.into();
            }
            3 => {
                let mut words: Vec<&str> = lines[at].split(' ').collect();
                let word = any(words.len());
                words[word] = WORDS[any(WORDS.len())];
                lines[at] = words.join(" ");
            }
            4 => lines.insert(at, WORDS[any(WORDS.len())].into()),
            5 => {
                let other = any(lines.len());
                lines.swap(at, other);
            }
            6 => lines.truncate(at + 1),
            _ => {
                let mut signs: Vec<char> = lines[at].chars().collect();
                let sign = ['0', '9', ' ', 'z', '#', '<', '"', '\\', 'é', '\t'][any(10)];
                if signs.is_empty() {
                    signs.push(sign);
                } else {
                    let place = any(signs.len());
                    signs[place] = sign;
                }
                lines[at] = signs.into_iter().collect();
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n") + ["\n", "", "\r\n"][any(3)]
}

#[test]
fn damaged_records_are_read_or_refused() {
    let kept = kept();
    let (mut read, mut replayed) = (0, 0);
    for number in 0..1_500 * common::effort() {
        let seed = format!("damage {number}");
        let mut luck = Seeded::new(Seed::of(&seed));
        let mut any = |ways: usize| luck.pick(Source::PLAYER, ways.max(1) as u32) as usize;
        let (text, other) = (&kept[any(kept.len())], &kept[any(kept.len())]);
        let text = damage(text, other, &mut any);
        let Ok(record) = Record::read(&text) else { continue };
        read += 1;
        record.summary().result();
        if let Ok(loaded) = shelf::load(&text) {
            replayed += 1;
            let written = loaded.session.record();
            let again = shelf::load(&written).unwrap_or_else(|error| panic!("seed {seed}: {error:?}\n{written}"));
            assert_eq!(again.session.record(), written, "seed {seed}");
        }
    }
    assert!(read > 100 && replayed > 20, "{read} read, {replayed} replayed: damage was done to everything");
}

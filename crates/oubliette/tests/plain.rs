//! The plain line mode: whole games as golden text, real cards, and clumsy fingers.
//!
//! `BLESS=1 cargo test -p oubliette --test plain` writes the golden texts anew; read them before you commit them.

mod common;

use common::{Home, Ran, Talk, text};
use std::path::{Path, PathBuf};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// What a reader of the terminal would see: what was said, with what was typed after each question.
fn transcript(said: &str, typed: &str, question: &str) -> String {
    let mut typed = typed.lines();
    let mut seen = String::new();
    for (at, part) in said.split(question).enumerate() {
        if at > 0 {
            seen.push_str(&format!("{question}{}\n", typed.next().unwrap_or("<end>")));
        }
        seen.push_str(part);
    }
    assert_eq!(typed.next(), None, "every line was read:\n{seen}");
    seen
}

/// Plays a whole game from a script, and compares what was said with what was said before.
fn whole_game(script: &str, seed: &str, lang: &str, question: &str) -> (String, String) {
    let home = Home::new();
    let typed = text(&golden(&format!("{script}.input.txt")));
    let args = ["play", "scelerat", "--plain", "--seed", seed, "--lang", lang];
    let said = home.run(&args, &typed).good();
    let record = home.only_record();
    let path = record.display().to_string();
    let seen = transcript(&said, &typed, question).replace(&path, "FILE");
    assert!(!seen.contains('\u{1b}') && !seen.contains(home.0.to_str().expect("UTF-8")), "{seen}");
    let kept = golden(&format!("{script}.{lang}.txt"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&kept, &seen).expect("the golden text can be written");
    }
    let expected = text(&kept);
    let differs = seen.lines().zip(expected.lines()).position(|(new, old)| new != old);
    if let Some(at) = differs {
        let line = |text: &str| text.lines().nth(at).expect("a line").to_string();
        panic!("{}:{}:\n  was {}\n  is  {}", kept.display(), at + 1, line(&expected), line(&seen));
    }
    assert_eq!(seen.len(), expected.len(), "{}", kept.display());
    home.run(&["verify", &path], "").good();
    (seen, text(&record))
}

/// A record without the hour of its game.
fn timeless(record: &str) -> Vec<&str> {
    record.lines().filter(|line| !line.starts_with("note ")).collect()
}

#[test]
fn a_lost_game_in_both_languages() {
    let (french, record) = whole_game("lost", "perdue 9", "fr", "Choix ? ");
    let (english, same) = whole_game("lost", "perdue 9", "en", "Choice? ");
    assert_eq!(timeless(&record), timeless(&same), "the language changes nothing else");
    assert!(record.contains(" lost\n") && record.contains("\nassisted\n"), "{record}");
    assert!(french.contains("Partie assistée.") && english.contains("Assisted game."));
}

#[test]
fn a_won_game_in_both_languages() {
    let (french, record) = whole_game("won", "golden 1", "fr", "Choix ? ");
    let (english, same) = whole_game("won", "golden 1", "en", "Choice? ");
    assert_eq!(timeless(&record), timeless(&same), "the language changes nothing else");
    assert!(record.ends_with("over 6 won\n") && record.contains("\nundo #"), "{record}");
    assert!(french.contains("Donjon traversé !") && english.contains("Dungeon cleared!"));
    assert!(french.contains("Partie sans aide.") && english.contains("Unassisted game."));
}

/// The same words for both: as many lines, as many choices, the same figures.
#[test]
fn both_languages_say_the_same() {
    for game in ["lost", "won"] {
        let (french, english) = (text(&golden(&format!("{game}.fr.txt"))), text(&golden(&format!("{game}.en.txt"))));
        // Choices and outcomes, by their figures; card names have the same figures in both.
        let figures = |text: &str| {
            let told = text.lines().filter(|line| line.contains(" PV") || line.contains(" HP"));
            let told = told.filter(|line| !line.contains("vos PV") && !line.contains("HP at the maximum"));
            let digits =
                told.map(|line| line.chars().filter(|sign| "0123456789−+§".contains(*sign)).collect::<String>());
            digits.collect::<Vec<_>>()
        };
        let clauses = |text: &str| text.matches("(§").count();
        assert_eq!(figures(&french), figures(&english), "{game}");
        assert_eq!(clauses(&french), clauses(&english), "{game}");
    }
}

/// French has a space before these signs, and English has none.
#[test]
fn spaces_before_signs() {
    for game in ["lost", "won"] {
        for line in text(&golden(&format!("{game}.fr.txt"))).lines() {
            // What was typed is not ours.
            let said = line.split("Choix ?").next().unwrap_or_default().trim_end_matches(" coup ? ");
            let chars: Vec<char> = said.chars().collect();
            for (at, sign) in chars.iter().enumerate() {
                if ";:".contains(*sign) && at > 0 {
                    assert!([' ', '\u{a0}', '\u{202f}'].contains(&chars[at - 1]), "{line}");
                }
            }
            assert!(!said.contains("  ") && !said.ends_with(' '), "{line:?}");
        }
        for line in text(&golden(&format!("{game}.en.txt"))).lines() {
            let said = line.split("Choice?").next().unwrap_or_default().trim_end_matches(" move? ");
            for wrong in [" :", " ;", " ?", " !", "  ", "«"] {
                assert!(!said.contains(wrong) || said.contains(" ? ") || said.contains(" ?: "), "{line:?}");
            }
        }
    }
}

const SEEDED: [&str; 5] = ["play", "scelerat", "--plain", "--seed", "clumsy"];

#[test]
fn clumsy_fingers_change_nothing() {
    let home = Home::new();
    let mut typed = Vec::new();
    for line in [
        &b""[..],
        b"   ",
        b"0",
        b"00",
        b"-1",
        b"999999",
        b"99999999999999999999",
        b"1.5",
        b"1 2",
        b"\xff\xfe",
        b"\0",
        b"\x1b[2J\x1b[31m",
        b"? \x1b[31m",
        b"?\x07",
        b"x",
        b"uu",
        b"u ",
        b"quit",
        b"fight",
        b"fight ZZ hands",
        b"? combat.whistling",
        b"?????",
        "é\u{301}ÀŒ😀".as_bytes(),
        &[b'1'; 5000],
        &[b'y'; 100_000],
        &[0xff; 10_000],
    ] {
        typed.extend_from_slice(line);
        typed.push(b'\n');
    }
    let ran = home.run(&SEEDED, &typed);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(home.records().is_empty(), "nothing was decided: nothing is kept");
    assert!(ran.out.contains("n'est pas un choix"));
    assert!(ran.out.contains("Rien n'a été joué"), "the end of input leaves: {}", ran.out);
    let control: Vec<char> = ran.out.chars().filter(|sign| sign.is_control() && *sign != '\n').collect();
    assert!(control.is_empty(), "control signs are not echoed: {control:?}");
}

#[test]
fn an_unknown_clause_is_not_echoed_at_length() {
    let home = Home::new();
    let said = home.run(&SEEDED, format!("? {}\nq\n", "x".repeat(3000))).good();
    assert!(said.lines().all(|line| line.chars().count() < 2000), "an echo of 3000 letters");
}

#[test]
fn a_choice_can_be_typed_in_many_ways() {
    let home = Home::new();
    let pages: Vec<String> = ["2\n", "é\n", " 2 \n", "avoid\n", "AVOID\n", "2\r\n", "02\n"]
        .iter()
        .map(|typed| {
            let said = home.run(&["play", "scelerat", "--seed", "42"], format!("{typed}q\n")).good();
            said.split("Partie sauvegardée").next().expect("a page").into()
        })
        .collect();
    assert!(pages[0].contains("Salle évitée") || pages[0].contains("Salle 2"), "{}", pages[0]);
    for page in &pages {
        assert_eq!(*page, pages[0]);
    }
}

#[test]
fn options_are_told_at_the_table() {
    let home = Home::new();
    let args = ["play", "scelerat", "--seed", "1", "--option", "weapon=le", "--option", "avoid=never"];
    let french = home.run(&args, "1\nq\n").good();
    assert!(french.contains("Arme émoussée : Tue aussi") && french.contains("Éviter une salle : Jamais."), "{french}");
    assert!(french.contains("§avoid.never"), "{french}");
    let english = home.run(&[&args[..], &["--lang", "en"]].concat(), "1\nq\n").good();
    assert!(english.contains("Dulled weapon: Also kills") && english.contains("(§avoid.never)"), "{english}");
    let plain = home.run(&["play", "scelerat", "--seed", "1"], "q\n").good();
    assert!(!plain.contains("weapon="), "{plain}");
}

#[test]
fn a_game_without_a_seed_has_one_all_the_same() {
    let home = Home::new();
    let said = home.run(&["play", "scelerat"], "q\n").good();
    let seed = said.split("Graine ").nth(1).and_then(|rest| rest.split(".\n").next()).expect("a seed").to_string();
    let again = home.run(&["play", "scelerat", "--seed", &seed], "q\n").good();
    let page = |said: &str| said.split("Choix ?").next().expect("a page").to_string();
    assert_eq!(page(&said), page(&again));
}

const ASKED: [&str; 5] = ["play", "scelerat", "--plain", "--fate", "asked"];

#[test]
fn real_cards() {
    let home = Home::new();
    let mut talk = Talk::start(&home, &ASKED);
    let said = talk.until_prompt();
    assert!(said.contains("carte 1 ?"), "{said}");
    let said = talk.say("?");
    assert!(said.contains("QS (Dame de pique)") && said.contains("10H (10 de cœur)"), "{said}");
    assert!(!said.contains("AD"), "{said}");
    for (wrong, right) in [("zz", "QS"), ("Dame de pique", "5 de carreau"), ("AD", "VALET DE TRÈFLE"), ("2 de", "2h")]
    {
        let said = talk.say(wrong);
        assert!(said.ends_with("q revenir) "), "{said}");
        assert!(said.contains("ne peut pas sortir ici"), "{said}");
        talk.say(right);
    }
    let page = talk.heard.rsplit("\n\n").next().expect("a page").to_string();
    assert!(page.contains("Dame de pique") && page.contains("Valet de trèfle à mains nues"), "{page}");
    talk.say("take 5D");
    let said = talk.say("fight QS weapon");
    assert!(said.contains("−7, 13 PV"), "{said}");
    // The third card empties the room: three new ones are asked for, and q half-way takes nothing away.
    let before = said.rsplit("\n\n").next().expect("a page").to_string();
    talk.say("take 2H");
    let said = talk.say("3C");
    assert!(said.ends_with("q revenir) "), "{said}");
    let said = talk.say("q");
    assert!(said.contains("Rien n'a changé."), "{said}");
    assert_eq!(said.rsplit("\n\n").next(), Some(before.as_str()), "the same page again");
    // It may be decided otherwise; a card that lies in the room cannot come up.
    let said = talk.say("fight JC hands");
    assert!(said.ends_with("q revenir) "), "{said}");
    let said = talk.say("2H");
    assert!(said.contains("ne peut pas sortir ici"), "{said}");
    talk.say("q");
    talk.say("take 2H");
    for card in ["3C", "valet de pique"] {
        assert!(talk.say(card).ends_with("q revenir) "));
    }
    let said = talk.say("As de trèfle");
    assert!(said.contains("Choix ?") && said.contains("15 sur 20"), "{said}");
    let last = said.rsplit("\n\n").next().expect("a page").to_string();
    talk.say("q");
    assert_eq!(talk.end().1, Some(0));

    let path = home.only_record();
    let record = text(&path);
    assert!(record.contains("\nasked\n") && record.contains("dungeon:QS"), "{record}");
    assert_eq!(record.matches("dungeon:3C").count(), 1, "what was not decided is not kept: {record}");
    let path = path.to_str().expect("UTF-8");
    let said = home.run(&["verify", path], "").good();
    assert!(said.contains("3 coups"), "{said}");
    let told = home.run(&["replay", path, "--all"], "").good();
    assert!(told.contains("Dame de pique à l'arme : −7"), "{told}");
    assert!(home.run(&["history"], "").good().contains("vraies cartes"));

    let mut talk = Talk::start(&home, &["play", "scelerat", "--plain", "--resume"]);
    let said = talk.until_prompt();
    assert_eq!(said.rsplit("\n\n").next(), Some(last.as_str()), "the same prompt");
    let said = talk.say("fight AC hands");
    assert!(said.contains("Choix ?") && said.contains("1 sur 20"), "{said}");
    let said = talk.say("fight JC hands");
    assert!(said.contains("Vous mourez."), "{said}");
    assert_eq!(talk.end().1, Some(0));
    let said = home.run(&["verify", path], "").good();
    // Monsters in the pile: 208 less the queen, the ace and the jack fought, less the other jack and the 3 in the room.
    assert!(said.contains(&format!("score −{}", 11 - 1 + (208 - 12 - 14 - 11 - 11 - 3))), "{said}");
}

/// œ is on no keyboard: « coeur » is how the word is typed.
#[test]
fn hearts_can_be_typed_without_the_ligature() {
    let home = Home::new();
    let ran = home.run(&ASKED, "2 de coeur\nq\n");
    assert!(!ran.out.contains("ne peut pas sortir ici"), "{}", ran.out);
}

#[test]
fn real_cards_in_english() {
    let home = Home::new();
    let args = [&ASKED[..], &["--lang", "en"]].concat();
    let ran = home.run(&args, "queen of spades\n5d\nKing of Clubs\nnonsense\n2 of hearts\ns\nq\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("cannot come up here") && ran.out.contains("Game saved"), "{}", ran.out);
}

#[test]
fn a_deal_that_is_not_finished_is_no_game() {
    let home = Home::new();
    for input in ["", "q\n", "QS\n5D\n", "QS\n5D\nq\n"] {
        let ran = home.run(&ASKED, input);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.out.contains("la partie n'a pas commencé"), "{ran:?}");
    }
    assert!(home.records().is_empty());
}

/// Typed ahead into a pipe, or slowly by hand: the same game.
#[test]
fn slow_and_fast_typing_are_the_same() {
    let home = Home::new();
    let typed = text(&golden("won.input.txt"));
    let args = ["play", "scelerat", "--plain", "--seed", "golden 1"];
    let mut talk = Talk::start(&home, &args);
    talk.until_prompt();
    for line in typed.lines() {
        talk.say(line);
    }
    let (slow, code) = talk.end();
    assert_eq!(code, Some(0));
    let fast = Ran::of(home.command(&args), &typed).good();
    let cut = |said: &str| said.split("Partie sauvegardée").next().expect("a game").to_string();
    assert_eq!(cut(&slow), cut(&fast));
}

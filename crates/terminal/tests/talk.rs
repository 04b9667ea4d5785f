//! Table talk: phrases of the game, said to all or to one; they change nothing and stay in the record.

mod common;
mod seen;

use common::{Whisper, whisper_of};
use kernel::{Lang, Remark, Seat};
use seen::Seen;
use table::record::Record;
use table::replay::Replay;
use table::{Damage, MOST_REMARKS, SayRefused, Session, nobody_asks};
use terminal::plain::{Console, Sitting};
use terminal::record_line;
use terminal::screen::press::Press;

fn table(bots: &[(u8, &str)]) -> Session {
    whisper_of(Whisper { talks: true, ..Whisper::default() }, bots)
}

fn play(session: &mut Session, seat: u8, action: &str) {
    Session::play(session, Seat(seat), action, &mut nobody_asks).unwrap_or_else(|error| panic!("{error:?}"));
}

fn say(session: &mut Session, seat: u8, word: &str, to: Option<u8>) -> Result<(), SayRefused> {
    Session::say(session, Seat(seat), word, to.map(Seat))
}

fn lines(session: &Session) -> Vec<String> {
    Session::lines(session).iter().map(|line| line.split(" #").next().unwrap_or_default().to_string()).collect()
}

fn story(session: &Session, seat: u8) -> Vec<String> {
    let words = session.words(Lang::En);
    Session::story(session, 0, Seat(seat)).iter().map(|telling| words.say(&telling.text)).collect()
}

/// Replays a record, and gives the first line that is wrong.
fn replayed(record: &str) -> Result<String, (usize, Damage)> {
    let wrong = |error: table::RecordError| (error.line, *error.damage);
    let game = Whisper { talks: true, ..Whisper::default() };
    let mut replay = Replay::open(game, Record::read(record).map_err(wrong)?).map_err(wrong)?;
    while replay.forward().map_err(wrong)? {}
    Ok(replay.session().record())
}

#[test]
fn anybody_says_anything_at_any_time() {
    let mut session = table(&[]);
    let before = session.checksum();
    // Who is not awaited talks too.
    assert_eq!(say(&mut session, 1, "promise", None), Ok(()));
    assert_eq!(say(&mut session, 1, "thanks", Some(0)), Ok(()));
    assert_eq!((session.checksum(), Session::decisions(&session)), (before, 0));
    play(&mut session, 0, "lay 5");
    assert_eq!(say(&mut session, 0, "thanks", Some(1)), Ok(()));
    play(&mut session, 1, "lay 6");
    let talk = ["start", "say 1 promise", "say 1 thanks 0", "1 0 lay 5", "say 0 thanks 1", "2 1 lay 6"];
    assert_eq!(lines(&session), talk);
    let said: Vec<Remark> = session.remarks().iter().map(|(_, remark)| *remark).collect();
    assert_eq!(said[1], Remark { seat: Seat(1), phrase: 1, to: Some(Seat(0)) });
    // All hear it, in its place.
    for seat in [0, 1] {
        let story = story(&session, seat);
        assert_eq!(story[4..6], ["Player 2: “I will go low”", "Player 2 to player 1: “Thank you”"]);
        assert_eq!(story[8], "Player 1 to player 2: “Thank you”");
    }
    let told = Session::story(&session, 1, Seat(1));
    assert_eq!(told[2].json.to_string(), r#"{"phrase":"thanks","seat":0,"to":1,"type":"said"}"#);
    assert_eq!(replayed(&session.record()), Ok(session.record()));
    let summary = Record::read(&session.record()).expect("a record").summary();
    assert_eq!((summary.decisions, summary.assisted), (2, false));
}

#[test]
fn what_cannot_be_said() {
    let mut session = table(&[]);
    assert_eq!(say(&mut session, 0, "nonsense", None), Err(SayRefused::NoPhrase));
    assert_eq!(say(&mut session, 0, "", None), Err(SayRefused::NoPhrase));
    assert_eq!(say(&mut session, 2, "thanks", None), Err(SayRefused::NoSeat));
    assert_eq!(say(&mut session, 0, "thanks", Some(255)), Err(SayRefused::NoSeat));
    assert_eq!(say(&mut session, 0, "thanks", Some(0)), Err(SayRefused::ToOneself));
    // Nobody floods a record.
    for _ in 0..MOST_REMARKS {
        assert_eq!(say(&mut session, 0, "thanks", None), Ok(()));
    }
    assert_eq!(say(&mut session, 0, "thanks", None), Err(SayRefused::Enough));
    assert_eq!(say(&mut session, 1, "thanks", None), Ok(()));
    for (seat, action) in [(0, "lay 5"), (1, "lay 6"), (0, "lay 1")] {
        play(&mut session, seat, action);
        assert_eq!(say(&mut session, 0, "thanks", None), Ok(()));
    }
    play(&mut session, 1, "lay 4");
    assert_eq!(say(&mut session, 0, "thanks", None), Err(SayRefused::Over));
    assert_eq!(replayed(&session.record()), Ok(session.record()));
    // Games without phrases have none.
    let mut silent = common::vigil(2, &[]);
    assert_eq!(Session::say(&mut silent, Seat(0), "thanks", None), Err(SayRefused::NoPhrase));
}

#[test]
fn where_rules_forbid_talk_nothing_is_said_nor_offered() {
    let mut session = whisper_of(Whisper { talks: true, hushes: true, ..Whisper::default() }, &[]);
    let before = session.record();
    assert_eq!(say(&mut session, 0, "thanks", None), Err(SayRefused::Silence));
    assert_eq!(say(&mut session, 0, "nonsense", None), Err(SayRefused::NoPhrase));
    assert!(session.phrases_now().is_empty() && !session.phrases().is_empty());
    assert_eq!(session.record(), before);
}

#[test]
fn no_undo_unsays_anything() {
    let mut session = table(&[(1, "careful")]);
    play(&mut session, 0, "lay 5");
    (0..MOST_REMARKS).for_each(|_| say(&mut session, 0, "thanks", None).expect("a phrase"));
    session.undo_at_one_screen(Seat(0), true).expect("insisting helps");
    assert_eq!(say(&mut session, 0, "thanks", None), Err(SayRefused::Enough), "nothing was decided since");
    play(&mut session, 0, "lay 1");
    say(&mut session, 0, "promise", None).expect("a phrase");
    let told = story(&session, 0);
    assert_eq!(told[4..7], ["Player 1: “Thank you”"; 3]);
    assert_eq!(told[7], "Seat 0 lays 1");
    assert_eq!(told.last().map(String::as_str), Some("Player 1: “I will go low”"));
    assert_eq!(replayed(&session.record()), Ok(session.record()));
}

#[test]
fn wrong_lines_are_found() {
    let mut session = table(&[]);
    play(&mut session, 0, "lay 5");
    say(&mut session, 0, "thanks", Some(1)).expect("a phrase");
    let record = session.record();
    let at = record.lines().position(|line| line.starts_with("say ")).expect("a line") + 1;
    let wrong = |line: &str| replayed(&record.replace("say 0 thanks 1", line)).expect_err(line);
    for line in [
        "say 0 thanks 1 #00000000",
        "say",
        "say 0",
        "say  0 thanks",
        "say 00 thanks",
        "say x thanks",
        "say 0 thanks 1 1",
    ] {
        assert!(matches!(wrong(line), (line, Damage::Unreadable(_)) if line == at), "{line}: {:?}", wrong(line));
    }
    assert_eq!(wrong("say 0 nonsense"), (at, Damage::Said(SayRefused::NoPhrase)));
    assert_eq!(wrong("say 7 thanks"), (at, Damage::Said(SayRefused::NoSeat)));
    assert_eq!(wrong("say 0 thanks 0"), (at, Damage::Said(SayRefused::ToOneself)));
    let flood = ["say 0 thanks 1"; 4].join("\n");
    assert_eq!(wrong(&flood), (at + 3, Damage::Said(SayRefused::Enough)));
    // A record without talk is as before, and half a line is left out.
    let silent: String =
        record.lines().filter(|line| !line.starts_with("say ")).map(|line| format!("{line}\n")).collect();
    assert_eq!(replayed(&silent), Ok(silent.clone()));
    assert_eq!(replayed(record.trim_end()), Ok(silent));
}

#[test]
fn a_replay_says_it_again() {
    let mut session = table(&[]);
    say(&mut session, 0, "thanks", Some(1)).expect("a phrase");
    let game = Whisper { talks: true, ..Whisper::default() };
    let mut replay = Replay::open(game, Record::read(&session.record()).expect("a record")).expect("a head");
    assert!(record_line::said(replay.line(), replay.session()).is_none());
    assert_eq!(replay.forward(), Ok(true));
    let telling = record_line::said(replay.line(), replay.session()).expect("something was said");
    assert_eq!(session.words(Lang::Fr).say(&telling.text), "Joueur 1 au joueur 2 : « Thank you »");
}

/// What was heard in plain lines when this was typed.
fn heard(session: &mut Session, lang: Lang, typed: &str) -> String {
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    let mut console = Console::new(lang, &mut input, &mut output);
    Sitting::new(&mut console, session, None).with_bots(common::bot_for).play().expect("a console in memory");
    String::from_utf8(output).expect("UTF-8")
}

#[test]
fn talking_in_plain_lines() {
    let mut session = table(&[]);
    let all = heard(&mut session, Lang::Fr, "\np\np 2\nparler 1 2\np é é\np1\np 9\np 2 9\np x\nlay 5\n\nq\n");
    assert!(all.contains("Aussi : p : parler à la table."), "{all}");
    assert!(all.contains("1. « I will go low »\n2. « Thank you »\n"), "{all}");
    assert!(all.contains("Joueur 1 : « Thank you »\n"), "{all}");
    assert!(all.contains("Impossible de le dire : pas plus de 3 phrases avant la prochaine décision."), "{all}");
    assert!(all.contains("Impossible de le dire : cette phrase n'existe pas dans ce jeu."), "{all}");
    assert!(all.contains("Impossible de le dire : personne ne joue à cette place."), "{all}");
    assert!(all.contains("« x » n'est pas une phrase."), "{all}");
    // Each is told once, also the one who comes to the screen later.
    assert_eq!(all.matches("Joueur 1 : « Thank you »").count(), 2, "{all}");
    assert_eq!(all.matches("Joueur 1 au joueur 2 : « I will go low »").count(), 2, "{all}");
    assert_eq!(all.matches("Joueur 1 au joueur 2 : « Thank you »").count(), 2, "{all}");
    assert_eq!(Session::lines(&session).iter().filter(|line| line.starts_with("say 0 ")).count(), 3);
    let mut silent = common::vigil(2, &[]);
    let all = heard(&mut silent, Lang::En, "p\n?\nq\n");
    assert!(all.contains("There is nothing to say at this table.") && !all.contains("p: "), "{all}");
}

#[test]
fn talking_on_the_screen() {
    let mut seen = Seen::new("talk", Some(table(&[(1, "careful")])), true);
    assert!(seen.picture().contains("p talk"), "{}", seen.picture());
    seen.type_all("p");
    let phrases = seen.picture();
    assert!(phrases.contains("What do you say?") && phrases.contains("2. “Thank you”"), "{phrases}");
    seen.type_all("2");
    let whom = seen.picture();
    assert!(whom.contains("1. to all") && whom.contains("2. Player 2 (casual bot)"), "{whom}");
    seen.press(Press::Escape);
    assert!(seen.picture().contains("What do you say?"));
    seen.type_all("22");
    let said = seen.picture();
    assert!(said.contains("Player 1 to player 2: “Thank you”"), "{said}");
    seen.type_all("p11");
    seen.type_all("L");
    let log = seen.picture();
    assert!(log.contains("Player 1: “I will go low”"), "{log}");
    seen.press(Press::Escape);
    seen.type_all("p11p11");
    let enough = seen.picture();
    assert!(enough.contains("That cannot be said: no more than 3 phrases before the next decision."), "{enough}");
    // Among the other keys.
    seen.type_all("?");
    let help = seen.picture();
    assert!(help.contains("say a phrase to all") && help.contains("undo the last move"), "{help}");
    let folder = seen.app.house.archive.folder().to_path_buf();
    let file = std::fs::read_dir(folder).expect("a folder").next().expect("a record").expect("an entry");
    let record = std::fs::read_to_string(file.path()).expect("a record");
    assert!(record.ends_with("\nsay 0 thanks 1\nsay 0 promise\nsay 0 promise\n"), "{record}");
}

//! Real cards at one screen: whole games, hands that others do not see, wrong answers, and a question that is still open.

mod common;
mod seen;

use kernel::{Fate, Lang, Seat, Seed, Seeded, Source};
use seen::Seen;
use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;
use table::{Luck, RealCardQuestion, Session, Settings, nobody_asks, shelf};
use terminal::plain::{Console, Ended, OpeningDealer, Sitting};
use terminal::screen::StartAt;
use terminal::screen::press::{Direction, Press};

const GAME: &str = "dead-cells";

fn table(players: u64) -> Session {
    let settings = Settings { players: Some(players), ..Settings::new(Luck::Asked) };
    shelf::open(GAME, settings, &mut nobody_asks).expect("nothing is asked before the first decision")
}

/// What was said when this was typed.
fn said(session: &mut Session, lang: Lang, typed: &str) -> (String, Ended) {
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    let mut console = Console::new(lang, &mut input, &mut output);
    let ended = Sitting::new(&mut console, session, None).play().expect("a console in memory");
    (String::from_utf8(output).expect("UTF-8"), ended)
}

/// What a console has said, for whoever reads along.
#[derive(Clone, Default)]
struct Transcript(Rc<RefCell<Vec<u8>>>);

impl Transcript {
    fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).expect("UTF-8")
    }
}

impl Write for Transcript {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Somebody who reads what is asked, and answers at random what can be answered, so many times at most.
struct Typist {
    transcript: Transcript,
    read: usize,
    luck: Seeded,
    line: Vec<u8>,
    answers: usize,
    /// Whether the list of what a card may show has just been asked for.
    listed: bool,
    /// How many real cards were told.
    cards: usize,
}

impl Typist {
    fn new(transcript: &Transcript, seed: &str, answers: usize) -> Self {
        let luck = Seeded::new(Seed::of(seed).player(Seat(0)));
        Self { transcript: transcript.clone(), read: 0, luck, line: Vec::new(), answers, listed: false, cards: 0 }
    }

    fn any<'a>(&mut self, among: &[&'a str]) -> &'a str {
        among[self.luck.pick(Source::PLAYER, among.len() as u32) as usize]
    }

    fn answer(&mut self) -> String {
        let text = self.transcript.text();
        let new = &text[self.read..];
        self.read = text.len();
        let asked = new.lines().last().unwrap_or_default();
        if asked.contains("corrects the one before") {
            return self.face(new, asked);
        }
        let allowed = |line: &&str| line.split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
        let choices: Vec<&str> = new.lines().filter(allowed).filter(|line| !line.contains(": forbidden, ")).collect();
        match choices.as_slice() {
            [] => String::new(),
            choices => self.any(choices).split('.').next().unwrap_or_default().into(),
        }
    }

    /// The list first, then one of it.
    fn face(&mut self, new: &str, asked: &str) -> String {
        self.listed = !self.listed;
        if self.listed {
            return "?".into();
        }
        self.cards += 1;
        let list = new.strip_suffix(asked).unwrap_or(new).trim();
        // What has to be read at length has a line of its own.
        let faces: Vec<&str> = match asked.starts_with("Tile") || asked.starts_with("Restriction") {
            true => list.lines().collect(),
            false => list.split("), ").collect(),
        };
        self.any(&faces).split(" (").next().unwrap_or_default().into()
    }
}

impl Read for Typist {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let ready = self.fill_buf()?;
        let count = ready.len().min(bytes.len());
        bytes[..count].copy_from_slice(&ready[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Typist {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() && self.answers > 0 {
            self.answers -= 1;
            self.line = (self.answer() + "\n").into_bytes();
        }
        Ok(&self.line)
    }

    fn consume(&mut self, count: usize) {
        self.line.drain(..count);
    }
}

/// Plays on with answers at random; gives how it ended, what was said, and how many cards were told.
fn played(session: &mut Session, seed: &str, answers: usize) -> (Ended, String, usize) {
    let transcript = Transcript::default();
    let (mut typist, mut output) = (Typist::new(&transcript, seed, answers), transcript.clone());
    let mut console = Console::new(Lang::En, &mut typist, &mut output);
    let ended = Sitting::new(&mut console, session, None).play().expect("a console in memory");
    (ended, transcript.text(), typist.cards)
}

/// A record comes to the same table, and is the same record.
fn verified(session: &Session) -> Session {
    let record = session.record();
    let loaded = shelf::load(&record).unwrap_or_else(|error| panic!("{error:?}\n{record}"));
    assert_eq!((loaded.session.record(), loaded.session.checksum()), (record, session.checksum()));
    loaded.session
}

#[test]
fn whole_runs_are_played_with_real_cards() {
    for players in [1, 2] {
        for number in 0..3 {
            let seed = format!("real cards {players} {number}");
            let mut session = table(players);
            let (ended, text, cards) = played(&mut session, &seed, 20_000);
            assert_eq!(ended, Ended::Over, "seed \"{seed}\": {text}");
            assert!(cards > 5 && session.is_over(), "seed \"{seed}\": {text}");
            assert_eq!(text.contains("let them have the screen"), players > 1, "seed \"{seed}\": {text}");
            verified(&session);
        }
    }
}

/// A window that is closed while a card is asked for loses that decision and nothing else.
#[test]
fn a_question_that_is_still_open_when_one_leaves() {
    for answers in [2, 4, 6, 8] {
        let seed = format!("left {answers}");
        let mut session = table(1);
        let (ended, text, _) = played(&mut session, &seed, answers);
        assert!(ended == Ended::Left && text.contains("Nothing has changed."), "seed \"{seed}\": {text}");
        let mut taken_up = verified(&session);
        let (ended, more, _) = played(&mut taken_up, &seed, 20_000);
        assert_eq!(ended, Ended::Over, "seed \"{seed}\": {text}\n-----\n{more}");
        verified(&taken_up);
    }
}

/// What is typed up to the first card of the first player: two Prisoners, and the second player comes first.
const CHOSEN: &str = "\n1\n\n2\n\n2\n";
/// A hand of the first player, and another one.
const HANDS: [[&str; 3]; 2] = [["ST-01", "ST-02", "ST-03"], ["ST-04", "ST-05", "ST-06"]];
const SECOND_HAND: [&str; 3] = ["ST-07", "ST-08", "ST-09"];

/// Whatever the first player enters, everything that the second one is shown is the same.
#[test]
fn a_hand_that_was_entered_is_nowhere_on_what_another_seat_sees() {
    let [one, other] = HANDS.map(|hand| {
        let mut session = table(2);
        let cards = [hand, SECOND_HAND].map(|hand| hand.join("\n"));
        let typed = format!("{CHOSEN}{}\n\n{}\ns\n\nq\n", cards[0], cards[1]);
        let (text, ended) = said(&mut session, Lang::En, &typed);
        assert_eq!(ended, Ended::Left);
        let (before, after) = text.split_once("Cards for player 2 alone").unwrap_or_else(|| panic!("{text}"));
        assert!(before.ends_with(&"\n".repeat(60)), "{text}");
        assert!(hand.iter().all(|card| before.contains(*card) || before.contains("ST-0")), "{text}");
        assert!(after.contains("Player 2: Combat card, card 3?") && after.contains("Player 2, choice?"), "{after}");
        let known = format!("{:?} {:?}", session.page(Seat(1)), session.story(0, Seat(1)));
        verified(&session);
        (after.to_string(), known, session.view(Seat(1)).to_string())
    });
    assert_eq!(one, other);
}

#[test]
fn on_the_screen_a_hand_is_entered_behind_the_curtain() {
    let [one, other] = HANDS.map(|hand| {
        let mut seen = Seen::new(&format!("real-hand-{}", hand[0]), Some(table(2)), true);
        let enter = |seen: &mut Seen, card: &str| {
            seen.type_all(card);
            seen.press(Press::Enter);
        };
        seen.type_all("v1v2v2");
        let mine = seen.picture();
        assert!(mine.contains("Player 1: Combat card, card 1: what does it show?"), "{mine}");
        hand.iter().for_each(|card| enter(&mut seen, card));
        let curtain = seen.picture();
        assert!(curtain.contains("Hand the screen to player 2."), "{curtain}");
        seen.type_all("v");
        let asked = seen.picture();
        assert!(asked.contains("Player 2: Combat card, card 1: what does it show?"), "{asked}");
        SECOND_HAND.iter().for_each(|card| enter(&mut seen, card));
        let board = seen.picture();
        seen.type_all("L");
        [curtain, asked, board, seen.picture()]
    });
    assert_eq!(one, other);
}

/// Whoever gives up at his card leaves the decision to whoever made it, behind the curtain.
#[test]
fn a_hand_that_is_not_entered_undoes_the_decision() {
    let mut seen = Seen::new("real-hand-given-up", Some(table(2)), true);
    seen.type_all("v1v2v2");
    for card in HANDS[0] {
        seen.type_all(card);
        seen.press(Press::Enter);
    }
    seen.type_all("v");
    // The card before was the first player's: it is for their eyes again.
    seen.press(Press::Backspace);
    assert!(seen.picture().contains("Hand the screen to player 1."), "{}", seen.picture());
    seen.type_all("v");
    assert!(seen.picture().contains("Player 1: Combat card, card 3"), "{}", seen.picture());
    seen.type_all("ST-03");
    seen.press(Press::Enter);
    seen.type_all("v");
    seen.press(Press::Escape);
    assert!(seen.picture().contains("Hand the screen to player 1."), "{}", seen.picture());
    seen.type_all("v");
    assert!(seen.picture().contains("Who is first player?"), "{}", seen.picture());
}

#[test]
fn what_cannot_come_up_is_refused_in_both_languages() {
    for (lang, unknown, several, nothing) in [
        (Lang::En, "“zzz” cannot come up here: Combat card.", "“st” fits several: ST-01 (", "Nothing has changed."),
        (
            Lang::Fr,
            "« zzz » ne peut pas sortir ici : Carte Combat.",
            "« st » convient à plusieurs : ST-01 (",
            "Rien n'a changé.",
        ),
    ] {
        let mut session = table(1);
        let before = session.checksum();
        let (text, ended) = said(&mut session, lang, "1\nzzz\n99\nst\nST-07\n\nq\nq\n");
        assert_eq!((ended, session.checksum(), session.decisions()), (Ended::Left, before, 0), "{text}");
        assert!(text.contains(unknown) && text.contains(several), "{text}");
        assert!(text.contains(nothing), "{text}");
        // A part of a name that fits one card is enough.
        let part = if lang == Lang::En { "spit" } else { "CRACH" };
        let (text, _) = said(&mut session, lang, &format!("1\n{part}\nst-02\nst-03\nq\n"));
        assert_eq!(session.decisions(), 1, "{text}");
    }
}

/// Cards of three hands that are dealt from one pile; the first one is as it is told.
const OTHER_HANDS: [[&str; 7]; 2] =
    [["40", "40", "40", "40", "40", "25", "25"], ["30", "30", "30", "30", "30", "20", "20"]];

/// What a table that is laid out asks, and what is said to whom meanwhile. The second player tries a card first, if any.
fn dealt(first_hand: &[&str; 7], tried: Option<&str>) -> Vec<(Option<Seat>, String)> {
    let settings = Settings { players: Some(3), ..Settings::new(Luck::Asked) };
    let label = shelf::label("sang-rancune").expect("a game on the shelf");
    let (mut input, mut output) = (&b""[..], Vec::new());
    let mut dealer = OpeningDealer::new(&Console::new(Lang::En, &mut input, &mut output), label, &settings);
    let (mut questions, mut tried) = (Vec::new(), tried);
    let mut ask = |asking: &RealCardQuestion| {
        let wanted = match asking.eyes {
            Some(Seat(0)) => first_hand[asking.number - 1],
            Some(seat) => tried.take().unwrap_or(OTHER_HANDS[seat.0 as usize - 1][asking.number - 1]),
            None => &asking.faces[0].0,
        };
        // An empty line lifts the curtain, and is no answer elsewhere.
        let typed = format!("\n?\n{wanted}\n");
        let (mut input, mut output) = (typed.as_bytes(), Vec::new());
        let answer = dealer.ask(&mut Console::new(Lang::En, &mut input, &mut output), asking).expect("a console");
        questions.push((asking.eyes, String::from_utf8(output).expect("UTF-8")));
        answer
    };
    let session = shelf::open("sang-rancune", settings, &mut ask).unwrap_or_else(|error| panic!("{error:?}"));
    verified(&session);
    questions
}

/// Whatever the first player is dealt, the others are asked and offered the same: a card that is missing from a list would say
/// who has it.
#[test]
fn hands_from_one_pile_are_told_apart() {
    let of_others = |questions: Vec<(Option<Seat>, String)>| {
        questions.into_iter().filter(|(eyes, _)| *eyes != Some(Seat(0))).collect::<Vec<_>>()
    };
    let (all_of_two, few) =
        (["100", "100", "50", "50", "50", "50", "10"], ["5", "5", "poke", "poke", "poke", "10", "10"]);
    let heard = of_others(dealt(&all_of_two, None));
    assert_eq!(heard, of_others(dealt(&few, None)));
    let curtains = heard.iter().filter(|(_, text)| text.contains(" alone: let them have the screen.")).count();
    assert_eq!(curtains, 2, "{heard:?}");
    let whose = heard.iter().find(|(eyes, _)| *eyes == Some(Seat(1)));
    assert!(whose.is_some_and(|(_, text)| text.contains(": Action card, card 1?") && text.contains("100 (")));
    // Whoever has no such card cannot say so.
    let refused = dealt(&all_of_two, Some("100"));
    let again = refused.iter().filter(|(_, text)| text.contains("cannot come up now")).collect::<Vec<_>>();
    assert!(matches!(again[..], [(Some(Seat(1)), _)]), "{again:?}");
}

/// The same on the screen, before there is a table.
#[test]
fn hands_are_dealt_behind_the_curtain_before_the_first_decision() {
    let settings = Settings { players: Some(3), ..Settings::new(Luck::Asked) };
    let label = shelf::label("sang-rancune").expect("a game on the shelf");
    let mut seen = Seen::starting("real-hands-dealt", StartAt::Deal(label, settings));
    let (mut whom, mut down) = (Vec::new(), 0);
    for _ in 0..200 {
        let picture = seen.picture();
        // What others have all of is offered, and refused.
        down = if picture.contains("cannot come up now") { down + 1 } else { 0 };
        if let Some((_, hero)) = picture.split_once("Hand the screen to ") {
            whom.push(hero.split('.').next().unwrap_or_default().to_string());
            seen.type_all("v");
        } else if picture.contains("What to take out of the box") {
            seen.press(Press::Escape);
        } else if picture.contains("what does it show?") {
            assert!(!picture.contains("Action card") || !whom.is_empty(), "{picture}");
            for _ in 0..down {
                seen.press(Press::Arrow(Direction::Down));
            }
            seen.press(Press::Enter);
        } else {
            break;
        }
    }
    let heroes: Vec<String> = (0..3).filter_map(|seat| Some(label.seat_name(Seat(seat))?.en.clone())).collect();
    assert_eq!(whom[..3], heroes[..], "{}", seen.picture());
    assert!(whom.len() > 3, "whoever decides first comes back: {whom:?}");
}

#[test]
fn what_to_take_out_of_the_box_is_said_first() {
    for (lang, deck, later) in [
        (Lang::En, "The equipment deck, shuffled (", "Promenade"),
        (Lang::Fr, "Le deck Équipement, mélangé (", "Promenade"),
    ] {
        let settings = Settings::new(Luck::Asked);
        let label = shelf::label(GAME).expect("a game on the shelf");
        let (mut input, mut output) = (&b""[..], Vec::new());
        let mut console = Console::new(lang, &mut input, &mut output);
        OpeningDealer::new(&console, label, &settings).introduce(&mut console, &settings).expect("a console");
        let text = String::from_utf8(output).expect("UTF-8");
        assert!(text.contains(deck) && !text.contains(later), "{text}");
    }
}

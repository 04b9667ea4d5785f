//! The plain line mode at tables with secrets, with odds and with a coach.

mod common;

use bots::BotFor;
use common::vigil::Vigil;
use common::{Whisper, bot_for, vigil, whisper};
use kernel::contract::{self, Effort};
use kernel::{Lang, Seat};
use table::{IDS, Luck, Session, Settings, nobody_asks, shelf};
use terminal::coach::{self, Noted};
use terminal::plain::{Console, Ended, Sitting};

/// What was said when this was typed.
fn said(session: &mut Session, typed: &str) -> (String, Ended) {
    said_with(session, typed, bots::bot_for)
}

fn said_with(session: &mut Session, typed: &str, bots: BotFor) -> (String, Ended) {
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    let mut console = Console::new(Lang::En, &mut input, &mut output);
    let ended = Sitting::new(&mut console, session, None).with_bots(bots).play().expect("a console in memory");
    (String::from_utf8(output).expect("UTF-8"), ended)
}

#[test]
fn the_toys_keep_the_contract() {
    let effort = || Effort { games: 60, outcomes: 2000, throws: 300 };
    for at_once in [false, true] {
        let game = Whisper { at_once, ..Whisper::default() };
        contract::keep(&game, &(), "whisper", effort()).expect("a sound game");
    }
    for players in [2, 3] {
        contract::keep(&Vigil, &players, "vigil", effort()).expect("a sound game");
    }
}

#[test]
fn seats_with_secrets_hand_the_screen_over() {
    let mut session = whisper(&[]);
    let (said, ended) = said(&mut session, "\nlay 5\n\nlay 6\n\nlay 1\n\nlay 4\n\n");
    assert_eq!(ended, Ended::Over);
    let turns: Vec<&str> = said.split(" to play: let them have the screen.").collect();
    assert_eq!(turns.len(), 5, "{said}");
    let curtain = format!("{}Player ", "\n".repeat(60));
    for (at, turn) in turns.iter().enumerate() {
        assert!(turn.ends_with(&format!("Player {}", at % 2 + 1)) || at == 4, "{turn}");
        assert_eq!(turn.contains(&curtain), (1..4).contains(&at), "turn {at}: {turn}");
    }
    // Each seat is told once of everything, in the order in which it happened, and of the other's cards only that they are.
    let heard = |at: usize| {
        let told = turns[at].lines().filter(|line| line.contains(" draws") || line.contains(" lays"));
        told.collect::<Vec<_>>()
    };
    assert_eq!(heard(1), ["Seat 0 draws 1", "Seat 0 draws 5", "Seat 1 draws", "Seat 1 draws"]);
    let second = [
        "Seat 0 draws",
        "Seat 0 draws",
        "Seat 1 draws 2",
        "Seat 1 draws 6",
        "Player 1: Seat 0 lays a card",
        "Seat 0 draws",
    ];
    assert_eq!(heard(2), second);
    let third = ["Player 1: Seat 0 lays 5", "Seat 0 draws 3", "Player 2: Seat 1 lays a card", "Seat 1 draws"];
    assert_eq!(heard(3), third);
    let last = ["Player 2: Seat 1 lays 6", "Seat 1 draws 4", "Player 1: Seat 0 lays a card", "Player 2: Seat 1 lays 4"];
    assert_eq!(heard(4), last);
    assert!(turns[4].contains("Revealed"), "{said}");
}

#[test]
fn leaving_at_the_curtain() {
    for typed in ["", "q\n", "Q\n", "\nlay 5\n", "\nlay 5\nq\n"] {
        let mut session = whisper(&[]);
        let (said, ended) = said(&mut session, typed);
        assert_eq!(ended, Ended::Left);
        assert!(!said.contains("draws 2") && !said.contains("draws 6"), "{said}");
        assert_eq!(Session::decisions(&session), typed.contains("lay") as usize);
    }
}

#[test]
fn odds_are_those_of_the_seat() {
    let (said, _) = said(&mut whisper(&[]), "\no\nO 1\no2\no 3\no 0\nlay 5\n\nlay 6\n\nO\no 1\n");
    // The pile holds 3 and 4; but to a seat that sees 1 and 5, any of the other four may come.
    let both = "After 1, 2:\nnext card low, 75.0% (3 of 4)\nnext card high, 25.0% (1 of 4)\n";
    assert!(said.contains(both) && said.contains("After 1, Lay 1:\n") && said.contains("After 2, Lay 5:\n"), "{said}");
    assert_eq!(said.matches("is not a choice").count(), 2, "{said}");
    assert!(said.contains("Nothing random follows these choices."), "{said}");
    assert!(said.contains("1. Lay 1: no odds."), "{said}");
}

#[test]
fn nobody_coaches_a_game_that_is_on_no_shelf() {
    let mut session = whisper(&[]);
    let (said, _) = said(&mut session, "\nc\nC\n");
    assert_eq!(said.matches("No advice here.").count(), 2, "{said}");
    assert!(!Session::assisted(&session) && Session::lines(&session).len() == 1);
}

fn open(seed: &str) -> Session {
    shelf::open(IDS[0], Settings::new(Luck::seed(seed)), &mut nobody_asks).expect("a game on the shelf")
}

#[test]
fn the_coach_is_noted_and_changes_nothing_else() {
    let (mut alone, mut helped) = (open("coach"), open("coach"));
    let (_, _) = said(&mut alone, "1\n1\n1\n");
    let (said, _) = said(&mut helped, "c\n\nc\ny\n1\nC\nc\n1\n1\n");
    assert_eq!(said.matches("Coach: ").count(), 3, "{said}");
    assert!(said.contains("Else: ") && said.contains("prefer") && said.contains("chance to win"), "{said}");
    assert_eq!(said.matches("The game is marked as assisted.").count(), 1, "{said}");
    assert!(helped.assisted() && !alone.assisted());
    let helps = |line: &str| line == "assisted" || line.starts_with("note ");
    let rest: Vec<_> = helped.lines().iter().filter(|line| !helps(line)).collect();
    assert_eq!(rest, alone.lines().iter().collect::<Vec<_>>());
    let notes: Vec<Noted> = helped
        .lines()
        .iter()
        .filter_map(|line| line.strip_prefix("note "))
        .map(|note| Noted::read(note).expect("what a coach said"))
        .collect();
    assert_eq!(notes.len(), 2, "asked twice, he says the same once");
    assert!(notes.iter().all(|note| note.confidence.is_some() && note.playouts > 0));
    assert_eq!(shelf::load(&helped.record()).expect("a record").session.record(), helped.record());
}

/// Two tables that look the same and whose piles lie otherwise get the same advice.
#[test]
fn the_coach_sees_what_the_seat_sees() {
    let mut cards: Vec<String> = Vec::new();
    let asked = shelf::open(IDS[0], Settings::new(Luck::Asked), &mut |asking| {
        cards = asking.faces.iter().map(|(code, _)| code.clone()).collect();
        table::RealCardAnswer::Stop
    });
    assert!(asked.is_err());
    let pile = shelf::label(IDS[0]).expect("a game on the shelf").sources[0].path();
    let dealt = |cards: Vec<String>| {
        let luck = Luck::Seed { seed: "any".into(), deal: vec![(pile.clone(), cards)] };
        shelf::open(IDS[0], Settings::new(luck), &mut nobody_asks).expect("a deal that fits")
    };
    let other: Vec<String> = cards[..4].iter().chain(cards[4..].iter().rev()).cloned().collect();
    let (one, two) = (dealt(cards), dealt(other));
    assert_ne!(one.settings(), two.settings());
    assert_eq!(one.view(Seat(0)), two.view(Seat(0)));
    let advice = |session| coach::CoachQuestion::new(session, Seat(0)).expect("a question").answer();
    assert_eq!(advice(&one), advice(&two));
    assert!(coach::CoachQuestion::new(&one, Seat(1)).is_none(), "nobody sits there");
}

/// Whoever decides is named, and no curtain falls where there is nothing to hide.
#[test]
fn several_people_without_secrets() {
    let mut session = vigil(2, &[]);
    let (said, ended) = said(&mut session, "twig\nu\nlog\nu\nu!\ntwig\nlog\ntwig\nlog\n\n");
    assert_eq!(ended, Ended::Over);
    assert!(!said.contains("let them have the screen") && !said.contains("\n\n\n"), "{said}");
    assert!(said.contains("Player 1.\nNight. Fire 0.\nFeed the fire\n"), "{said}");
    // The second player's page is shown after the first one's decision, and what it was is said.
    assert!(said.contains("Player 1, choice? \nPlayer 1: a twig\n\nPlayer 2.\n"), "{said}");
    // For free, then only if one insists.
    assert!(said.contains("Player 2, choice? Undone.\n"), "{said}");
    assert!(said.contains("Undo refused: a card has been revealed or a die rolled since. Type u! to insist"), "{said}");
    assert_eq!(said.matches("Undone. The game is marked as assisted.").count(), 1, "{said}");
    assert_eq!(session.record().matches("\nundo").count(), 2);
}

/// Bots decide in line, what they did is told, and taking back goes to the person's own decision.
#[test]
fn bots_at_the_table() {
    let mut session = vigil(3, &[(1, "careful"), (2, "montecarlo:20")]);
    let (said, ended) = said_with(&mut session, "twig\nu\nu!\nlog\ntwig\n\n", bot_for);
    assert_eq!(ended, Ended::Over);
    assert!(said.contains("Player 2 (casual bot).\nPlayer 3 (thinking bot).\n"), "{said}");
    assert!(said.contains("You: a twig\nPlayer 2 (casual bot): a twig\nPlayer 3 (thinking bot): a "), "{said}");
    assert!(said.contains("Undo refused: a bot has played since. Type u! to insist"), "{said}");
    assert_eq!(said.matches("Undone. The game is marked as assisted.").count(), 1, "{said}");
    assert!(!said.contains("Player 2 (casual bot), choice?"), "{said}");
    assert_eq!(Session::decisions(&session), 6);
}

/// A game that is left and taken up again goes on as if nobody had left: the bots' luck comes from the seed.
#[test]
fn bots_go_on_as_they_would_have() {
    let bots: [&[(u8, &str)]; 3] = [&[(0, "random"), (2, "random")], &[(1, "montecarlo:7")], &[(0, "careful")]];
    for bots in bots {
        let (mut whole, mut parted) = (vigil(3, bots), vigil(3, bots));
        said_with(&mut whole, "log\nlog\ntwig\nlog\n\n", bot_for);
        for typed in ["log\n", "log\n", "twig\n", "log\n"] {
            said_with(&mut parted, typed, bot_for);
        }
        assert_eq!(whole.record(), parted.record());
    }
}

/// One person among bots has no curtain, even with secrets, and is told nothing of their hands.
#[test]
fn secrets_among_bots() {
    let mut session = whisper(&[(0, "careful")]);
    let (said, ended) = said_with(&mut session, "lay 2\nlay 6\n\n", bot_for);
    assert_eq!(ended, Ended::Over);
    assert!(!said.contains("let them have the screen"), "{said}");
    assert!(said.contains("Player 1 (casual bot): Seat 0 lays a card\nSeat 0 draws\n"), "{said}");
    let (own, other) = (said.contains("Seat 1 draws 2"), said.contains("Seat 0 draws 1"));
    assert!(own && !other, "{said}");
}

/// With real dice, the person says what falls for the bots too, and may leave before that.
#[test]
fn bots_with_real_dice() {
    let asked = || {
        let bots = vec![(Seat(1), "random".into())];
        let settings = Settings { bots, ..Settings::new(Luck::Asked) };
        Session::open(Vigil, settings, &mut nobody_asks).expect("nothing is asked before the first throw")
    };
    let mut session = asked();
    let (said, _) = said_with(&mut session, "log\n3\n6\n6\n6\n\n", bot_for);
    assert!(said.contains("Player 2 (random bot): "), "{said}");
    let again = said_with(&mut asked(), "log\n3\n6\n6\n6\n\n", bot_for).0;
    assert_eq!(said, again);
}

/// Where all choose at once, bots choose first, and people one after the other behind the curtain.
#[test]
fn all_choose_at_once() {
    let game = Whisper { at_once: true, ..Whisper::default() };
    let mut session = common::whisper_of(game, &[(1, "careful")]);
    let (told, ended) = said_with(&mut session, "lay 5\nlay 4\n\n", bot_for);
    assert_eq!(ended, Ended::Over);
    let lines: Vec<&str> = Session::lines(&session).iter().filter_map(|line| line.split(" #").next()).collect();
    assert_eq!(lines[1..5], ["1 1 lay 6", "2 0 lay 5", "3 1 lay 3", "4 0 lay 4"], "{told}");
    assert!(!told.contains("lays 6") && told.contains("Player 2 (casual bot): Seat 1 lays a card"), "{told}");
    let mut session = common::whisper_of(game, &[]);
    // Whoever is at the screen and may choose again does, before it goes to the other one.
    let (told, ended) = said(&mut session, "\nlay 5\n\nlay 6\nlay 4\n\nlay 1\n\n");
    assert_eq!(ended, Ended::Over);
    assert_eq!(told.matches("let them have the screen").count(), 3, "{told}");
}

//! Bots at the table see what their seat sees, and their luck is their own.

mod common;

use bots::BotSpec;
use bots::bot_turn::BotTurn;
use common::vigil::Vigil;
use common::{Whisper, bot_for, vigil};
use kernel::{Lang, Remark, Seat, Seed, Speech};
use table::record::Record;
use table::replay::Replay;
use table::{Luck, OpenError, Session, Settings, nobody_asks};
use terminal::who::who;

fn whisper(seed: &str, cards: [&str; 6], bot: &str) -> Session {
    let luck = Luck::Seed { seed: seed.into(), deal: vec![("cards".into(), cards.map(String::from).to_vec())] };
    let settings = Settings { bots: vec![(Seat(0), bot.into())], ..Settings::new(luck) };
    Session::open(Whisper::default(), settings, &mut nobody_asks).expect("a deal that fits")
}

fn decision(session: &Session) -> String {
    BotTurn::of(session, bot_for).expect("a bot is awaited").decide()
}

/// Tables that look the same to a bot get the same decision, whatever the other one holds and the pile hides.
#[test]
fn bots_see_what_the_seat_sees() {
    for bot in ["random", "careful", "montecarlo:60"] {
        for number in 0..20 {
            let seed = number.to_string();
            let one = whisper(&seed, ["1", "5", "2", "6", "3", "4"], bot);
            let other = whisper(&seed, ["1", "5", "4", "3", "6", "2"], bot);
            assert_eq!(decision(&one), decision(&other), "{bot}, seed {seed}");
        }
    }
}

/// The same table, asked twice, hears the same; other seeds, seats and decisions have other luck.
#[test]
fn luck_comes_from_the_seed_the_seat_and_the_decision() {
    let decided = |seed: &str| decision(&whisper(seed, ["1", "5", "2", "6", "3", "4"], "random"));
    let all: Vec<String> = (0..40).map(|seed| decided(&seed.to_string())).collect();
    assert_eq!(all, (0..40).map(|seed| decided(&seed.to_string())).collect::<Vec<_>>());
    let fives = all.iter().filter(|action| *action == "lay 5").count();
    assert!((8..=32).contains(&fives), "{all:?}");
    let mut later = Vec::new();
    for seed in 0..40 {
        let luck = Luck::seed(seed.to_string());
        let bots = vec![(Seat(0), "random".into()), (Seat(1), "random".into())];
        let settings = Settings { players: Some(3), bots, ..Settings::new(luck) };
        let mut session = Session::open(Vigil, settings, &mut nobody_asks).expect("a table");
        let first = decision(&session);
        Session::play(&mut session, Seat(0), "twig", &mut nobody_asks).expect("a legal action");
        later.push(first == decision(&session));
    }
    let same = later.iter().filter(|same| **same).count();
    assert!((8..=32).contains(&same), "two seats do not share their luck: {same}");
}

#[test]
fn people_are_not_asked_by_bots() {
    assert!(BotTurn::of(&vigil(2, &[]), bot_for).is_none());
    assert!(BotTurn::of(&vigil(2, &[(1, "careful")]), bot_for).is_none(), "it is somebody else's turn");
    assert_eq!(BotTurn::of(&vigil(2, &[(0, "careful")]), bot_for).map(|turn| turn.seat), Some(Seat(0)));
}

#[test]
fn who_sits_where() {
    let session = vigil(3, &[(1, "daring"), (2, "careful")]);
    let said = |lang, seat| table::Words::new(lang, &[terminal::locale(lang)]).say(&who(&session, Seat(seat)));
    assert_eq!((said(Lang::Fr, 0), said(Lang::En, 0)), ("Vous".into(), "You".into()));
    assert_eq!(
        (said(Lang::Fr, 2), said(Lang::En, 2)),
        ("Joueur 3 (robot amateur)".into(), "Player 3 (casual bot)".into())
    );
    let daring = ("Joueur 2 (Bob le Hardi)".into(), "Player 2 (Bob the Bold)".into());
    assert_eq!((said(Lang::Fr, 1), said(Lang::En, 1)), daring);
}

/// The bots of a game's characters play in them; a record keeps their words, and another game has no such bots.
#[test]
fn bots_in_character() {
    for (word, action) in [("frugal", "twig"), ("daring", "log")] {
        let session = vigil(2, &[(0, word)]);
        assert_eq!(decision(&session), action);
        let record = session.record();
        assert!(record.contains(&format!("\nbot 0 {word}\n")), "{record}");
        let again = Replay::open(Vigil, Record::read(&record).expect("a record")).expect("the same bots");
        assert_eq!(decision(again.session()), action);
        assert_eq!(Session::non_default_options(&session), format!("bot1={word}"));
    }
    let refused = |lang| {
        let settings = Settings { bots: vec![(Seat(1), "daring".into())], ..Settings::new(Luck::seed("")) };
        let error = Session::open(Whisper::default(), settings, &mut nobody_asks).err().expect("no such bot");
        table::Words::new(lang, &[table::locale(lang)]).say(&error.text())
    };
    assert_eq!(
        refused(Lang::En),
        "No bot of this game is called “daring”. Bots: random, beginner, careful, casual, montecarlo, skilled, expert, search, master."
    );
    assert!(refused(Lang::Fr).starts_with("Aucun robot de ce jeu ne s'appelle « daring »."), "{}", refused(Lang::Fr));
    let settings = Settings { bots: vec![(Seat(1), "bold".into())], ..Settings::new(Luck::seed("")) };
    let known =
        "random, beginner, careful, casual, montecarlo, skilled, expert, search, master, frugal, daring, hidden"
            .to_string();
    let expected = OpenError::NoBot { seat: Seat(1), name: "bold".into(), known };
    assert_eq!(Session::open(Vigil, settings, &mut nobody_asks).err(), Some(expected));
}

/// What is said at the table reaches a bot, and what its seat witnessed is all that it speaks of.
#[test]
fn bots_hear_and_speak() {
    let mut session = vigil(2, &[(1, "daring")]);
    let spec = BotSpec::from("daring");
    let bot = || bot_for(&session, &spec, Seed::of("talk")).expect("a bot");
    let view = Session::seat_view(&session, Seat(1));
    assert_eq!(bot().decide(&view), "log");
    let threat = Remark { seat: Seat(0), phrase: 0, to: Some(Seat(1)) };
    let mut cowed = bot();
    cowed.hear(Seat(1), threat, Speech::Threat);
    assert_eq!(cowed.decide(&view), "twig");
    let mut bot = bot();
    Session::play(&mut session, Seat(0), "log", &mut nobody_asks).expect("a legal action");
    let (view, witnessed) = (session.seat_view(Seat(1)), session.witnessed(1, Seat(1)));
    assert_eq!(bot.remark(&view, &witnessed), Some(Remark { seat: Seat(1), phrase: 1, to: Some(Seat(0)) }));
    Session::play(&mut session, Seat(1), "twig", &mut nobody_asks).expect("a legal action");
    assert_eq!(bot.remark(&session.seat_view(Seat(1)), &session.witnessed(2, Seat(1))), None);
    let mut careful = bot_for(&session, &BotSpec::Careful, Seed::of("talk")).expect("a bot");
    assert_eq!(careful.remark(&view, &witnessed), None);
}

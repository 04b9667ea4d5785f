//! Seats that change hands in the middle of a game: from people to bots, and back.

mod common;

use bots::bot_turn::BotTurn;
use common::vigil::Vigil;
use common::{Whisper, bot_for, vigil, whisper, whisper_of};
use kernel::{Lang, Seat, SeatSet};
use table::record::Record;
use table::replay::Replay;
use table::{BotSpec, Damage, HandOverRefused, OpenError, OrderRefused, Session, Words, nobody_asks};
use terminal::record_line::{in_words, pages, said};
use terminal::who::{all_who, sentences, who, who_at};

fn play(session: &mut Session, actions: &[&str]) {
    for action in actions {
        let seat = session.status().awaited().lowest().expect("a game that goes on");
        Session::play(session, seat, action, &mut nobody_asks).unwrap_or_else(|error| panic!("{action}: {error:?}"));
    }
}

fn lines(session: &Session) -> Vec<String> {
    let said = |line: &str| line.split(" #").next().unwrap_or_default().to_string();
    Session::lines(session).iter().map(said).collect()
}

/// The game that a record comes to; its record must be the same.
fn again(session: &Session) -> Session {
    let record = session.record();
    let mut replay = common::replay_like(session, &record).expect("a head");
    while replay.forward().unwrap_or_else(|error| panic!("{error:?}\n{record}")) {}
    let loaded = replay.stop();
    assert_eq!(loaded.session.record(), record);
    assert_eq!(loaded.lines, loaded.session.lines().len());
    loaded.session
}

#[test]
fn a_seat_goes_to_a_bot_and_back() {
    let mut session = vigil(3, &[(2, "careful")]);
    play(&mut session, &["twig"]);
    assert_eq!(session.hand_over(Seat(1), Some("montecarlo".into())), Ok(()));
    assert_eq!((session.people(), session.bot(Seat(1))), (SeatSet::only(Seat(0)), Some(&"montecarlo:4000".into())));
    assert_eq!(session.settings().bots, [(Seat(2), BotSpec::Careful)], "as it was laid out");
    assert_eq!(Session::non_default_options(&session), "players=3 bot3=careful");
    let taken_up = again(&session);
    assert_eq!((taken_up.people(), taken_up.bot(Seat(1))), (SeatSet::only(Seat(0)), Some(&"montecarlo:4000".into())));
    // One bot may follow another, and a person may take a seat that a bot held from the start.
    assert_eq!(session.hand_over(Seat(1), Some("daring".into())), Ok(()));
    assert_eq!(session.hand_over(Seat(2), None), Ok(()));
    assert_eq!(session.hand_over(Seat(0), Some("frugal".into())), Ok(()));
    assert_eq!(session.hand_over(Seat(1), None), Ok(()));
    assert_eq!(
        lines(&session)[2..],
        ["seat 1 montecarlo:4000", "seat 1 daring", "seat 2 person", "seat 0 frugal", "seat 1 person"]
    );
    let taken_up = again(&session);
    assert_eq!(taken_up.people(), SeatSet::first(3).without(Seat(0)));
    let summary = Record::read(&session.record()).expect("a record").summary();
    assert_eq!((summary.decisions, summary.settings.people(3)), (1, SeatSet::first(2)));
}

#[test]
fn not_every_seat_changes_hands() {
    let mut session = vigil(2, &[]);
    for nowhere in [Seat(2), Seat(8), Seat::WATCHER] {
        assert_eq!(session.hand_over(nowhere, Some("careful".into())), Err(HandOverRefused::NoSeat));
        assert_eq!((session.hand_over(nowhere, None), session.bot(nowhere)), (Err(HandOverRefused::NoSeat), None));
    }
    for unknown in ["", "nobody", "person", "Careful", "careful ", "montecarlo:0", "montecarlo:99999999999"] {
        let refused = session.hand_over(Seat(1), Some(unknown.into()));
        assert!(matches!(refused, Err(HandOverRefused::Bot(OpenError::NoBot { .. }))), "{unknown}: {refused:?}");
    }
    let patient = session.hand_over(Seat(1), Some("montecarlo:2000000".into()));
    assert_eq!(patient, Err(HandOverRefused::Bot(OpenError::Playouts(Seat(1)))));
    assert_eq!(session.hand_over(Seat(1), None), Err(HandOverRefused::Held));
    session.hand_over(Seat(1), Some("careful".into())).expect("a person's seat");
    assert_eq!(session.hand_over(Seat(1), Some("careful".into())), Err(HandOverRefused::Held));
    assert_eq!(session.hand_over(Seat(0), Some("careful".into())), Err(HandOverRefused::Nobody));
    assert_eq!(lines(&session).len(), 2, "what is refused is not written");
    while let Some(seat) = session.status().awaited().lowest() {
        Session::play(&mut session, seat, "log", &mut nobody_asks).expect("a legal action");
    }
    assert_eq!(session.hand_over(Seat(1), None), Err(HandOverRefused::Over));
    again(&session);
    let refusals = [
        HandOverRefused::NoSeat,
        HandOverRefused::Bot(OpenError::Playouts(Seat(1))),
        HandOverRefused::Held,
        HandOverRefused::Nobody,
        HandOverRefused::Over,
    ];
    for (refused, lang) in refusals.into_iter().flat_map(|refused| Lang::ALL.map(|lang| (refused.clone(), lang))) {
        let words = Words::new(lang, &[table::locale(lang)]);
        assert!(words.try_say(&refused.text()).is_ok() && refused.clause().starts_with("seat."), "{refused:?}");
        assert!(words.try_say(&Damage::HandedOver(refused).text()).is_ok());
    }
}

/// Wrong lines about seats are found, and nothing else is.
#[test]
fn wrong_lines_about_seats_are_found() {
    let mut session = vigil(3, &[(2, "careful")]);
    play(&mut session, &["twig"]);
    session.hand_over(Seat(1), Some("careful".into())).expect("a person's seat");
    let record = session.record();
    let number = 1 + record.lines().position(|line| line == "seat 1 careful").expect("it was written");
    let load = |said: &str| {
        let text = record.replace("seat 1 careful", said);
        let mut replay = Replay::open(Vigil, Record::read(&text).expect("a head")).expect("a head");
        while replay.forward().map_err(|error| (error.line, *error.damage))? {}
        Ok(replay.session().record() == text)
    };
    for good in ["seat 1 careful", "seat 1 daring", "seat 0 montecarlo:50", "seat 2 person", "seat 2 random"] {
        assert_eq!(load(good), Ok(true), "{good}");
    }
    for refused in ["seat 3 careful", "seat 255 person", "seat 1 nobody", "seat 1 person", "seat 2 careful", "seat 1 "]
    {
        let found = load(refused);
        assert!(matches!(found, Err((line, Damage::HandedOver(_))) if line == number), "{refused}: {found:?}");
    }
    assert!(matches!(load("seat 1 careful\nseat 0 careful"), Err((line, Damage::HandedOver(_))) if line == number + 1));
    let summed = format!("seat 1 careful #{}", session.checksum());
    for unreadable in
        ["seat", "seat 1", "seat x careful", "seat 01 careful", "seat 1 montecarlo", "seat 256 a", &summed]
    {
        let found = load(unreadable);
        assert!(matches!(found, Err((line, Damage::Unreadable(_))) if line == number), "{unreadable}: {found:?}");
    }
}

/// It stays where it was written, whatever is taken back.
#[test]
fn no_undo_gives_a_seat_back() {
    let mut session = vigil(2, &[]);
    play(&mut session, &["twig", "twig"]);
    session.hand_over(Seat(1), Some("careful".into())).expect("a person's seat");
    // Undo counts people as they are now: a bot has decided since.
    assert_eq!(session.undo_reach(Seat(0)), Some((2, false)));
    assert_eq!(session.undo_by_consent(Seat(0)), Ok(()));
    assert_eq!(session.bot(Seat(1)), Some(&BotSpec::Careful));
    assert_eq!(lines(&session)[1..], ["1 0 twig", "2 1 twig", "seat 1 careful", "assisted", "undo", "undo"]);
    session.hand_over(Seat(1), None).expect("a bot's seat");
    assert_eq!(again(&session).people(), SeatSet::first(2));
    // With secrets between two people nobody insists; who is left among bots may.
    let mut session = whisper(&[]);
    play(&mut session, &["lay 5"]);
    assert!(!session.may_insist());
    session.hand_over(Seat(1), Some("random".into())).expect("a person's seat");
    assert!(session.may_insist() && session.undo_at_one_screen(Seat(0), true).is_ok());
    again(&session);
}

/// What a seat ordered goes with whoever gave it up, and so does what it was not told.
#[test]
fn orders_go_with_the_person() {
    let mut session = whisper_of(Whisper { talks: true, ..Whisper::default() }, &[]);
    session.give_order(Seat(0), "high").expect("an order");
    session.give_order(Seat(1), "high").expect("an order");
    session.hand_over(Seat(0), Some("careful".into())).expect("a person's seat");
    assert_eq!(session.give_order(Seat(0), "high"), Err(OrderRefused::NoSeat));
    session.hand_over(Seat(0), None).expect("a bot's seat");
    assert!(session.orders(Seat(0)).iter().all(|offered| !offered.stands), "they were somebody else's");
    assert!(session.orders(Seat(1)).iter().any(|offered| offered.stands), "these are not");
    assert_eq!(Session::order_news(&mut session, Seat(0)), []);
}

/// Some orders are usual for everybody: whoever takes a seat over has them from then on, and those who sit there keep theirs.
#[test]
fn what_is_usual_stands_for_whoever_comes() {
    let mut session = whisper_of(Whisper { spares: true, ..Whisper::default() }, &[(1, "careful")]);
    let stands = |session: &Session, seat| session.orders(seat).iter().filter(|offered| offered.stands).count();
    assert_eq!(Session::give_usual_orders(&mut session).len(), 1);
    assert_eq!((stands(&session, Seat(0)), stands(&session, Seat(1))), (1, 0));
    session.hand_over(Seat(1), None).expect("a bot's seat");
    assert_eq!((stands(&session, Seat(0)), stands(&session, Seat(1))), (1, 1));
    assert_eq!(Session::order_news(&mut session, Seat(0)), []);
    assert_eq!(Session::give_usual_orders(&mut session).len(), 1, "each is said once");
    session.withdraw_order(Seat(1), "spare").expect("it stands");
    assert_eq!((stands(&session, Seat(0)), stands(&session, Seat(1))), (1, 0));
    session.hand_over(Seat(1), Some("careful".into())).expect("a person's seat");
    session.hand_over(Seat(1), None).expect("a bot's seat");
    assert_eq!(stands(&session, Seat(1)), 1, "somebody else withdrew it");
}

/// Whoever takes the game up again finds the bot at its seat, and a replay says when it came.
#[test]
fn faces_find_the_seats_as_they_were_left() {
    let mut session = vigil(2, &[]);
    play(&mut session, &["twig"]);
    assert!(BotTurn::of(&session, bot_for).is_none());
    session.hand_over(Seat(1), Some("daring".into())).expect("a person's seat");
    let session = again(&session);
    let turn = BotTurn::of(&session, bot_for).expect("a bot is awaited");
    assert_eq!((turn.seat, turn.decide().as_str()), (Seat(1), "log"));
    for (lang, name, told) in [
        (Lang::En, "Player 2 (Bob the Bold)", "Player 2 hands over to a bot: Bob the Bold."),
        (Lang::Fr, "Joueur 2 (Bob le Hardi)", "Joueur 2 passe la main à un robot : Bob le Hardi."),
    ] {
        let own = Words::new(lang, &[terminal::locale(lang)]);
        assert_eq!(own.say(&who(&session, Seat(1))), name);
        let handed = said(&"seat 1 daring".parse().expect("a line"), &session).expect("it is told");
        assert_eq!(session.words(lang).say(&handed.text), told);
    }
}

/// The story says each hand-over where it was, and names at every decision whoever made it: in the log, line by line, and after an undo.
#[test]
fn whoever_decided_is_named() {
    let mut session = vigil(3, &[]);
    play(&mut session, &["twig", "twig", "twig"]);
    session.hand_over(Seat(1), Some("daring".into())).expect("a person's seat");
    play(&mut session, &["twig", "twig"]);
    session.hand_over(Seat(1), Some("random".into())).expect("a bot's seat");
    session.hand_over(Seat(1), None).expect("a bot's seat");
    play(&mut session, &["twig"]);
    let lang = Lang::En;
    let (own, game) = (Words::new(lang, &[terminal::locale(lang), table::locale(lang)]), session.words(lang));
    for session in [&session, &again(&session)] {
        let at = [2, 5, 7].map(|decision| session.bot_at(Seat(1), decision).map(BotSpec::to_string));
        assert_eq!(at, [None, Some("daring".into()), None]);
        assert_eq!(own.say(&who_at(session, Seat(1), 5)), "Player 2 (Bob the Bold)");
        assert_eq!(own.say(&all_who(session, Seat(0))), "Player 1");
        let all = "Player 2, then Player 2 (Bob the Bold), then Player 2 (random bot)";
        assert_eq!(own.say(&all_who(session, Seat(1))), all);
        let story = session.story(0, Seat(0));
        assert!(story.iter().map(|telling| telling.step).is_sorted(), "{story:?}");
        let told = sentences(session, &story, &game, &own);
        let expected = [
            "Player 1: a twig",
            "Player 2: a twig",
            "Player 3: a twig",
            "Player 2 hands over to a bot: Bob the Bold.",
            "Player 1: a twig",
            "Player 2 (Bob the Bold): a twig",
            "Player 2: another bot takes over (Bob the Bold, then Random bot).",
            "Player 2 takes over from a bot: Random bot.",
            "Player 3: a twig",
        ];
        assert_eq!(told, expected);
    }
    // Line by line, as it was decided.
    let mut replay = common::replay_like(&session, &session.record()).expect("a head");
    let mut seen = Vec::new();
    while replay.forward().expect("a line") {
        let (session, line) = (replay.session(), replay.line());
        if let table::RecordLine::Decision { seat: Seat(1), .. } = line {
            seen.push(own.say(&in_words(line, &pages(session), session, &game)));
        }
    }
    assert!(seen[1].starts_with("Player 2 (Bob the Bold), ") && seen[0].starts_with("Player 2, "), "{seen:?}");
    // What is made again is made by whoever holds the seat then.
    let mut session = vigil(2, &[]);
    play(&mut session, &["twig", "twig"]);
    session.hand_over(Seat(1), Some("daring".into())).expect("a person's seat");
    session.undo_by_consent(Seat(0)).expect("all agree");
    play(&mut session, &["twig", "twig"]);
    assert_eq!(session.bot_at(Seat(1), 2), Some(&"daring".into()));
    assert_eq!(again(&session).bot_at(Seat(1), 2), Some(&"daring".into()));
}

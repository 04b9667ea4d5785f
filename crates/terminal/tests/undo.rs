//! What people at a table of several may take back, with and without secrets, with and without bots.

mod common;

use common::vigil::Vigil;
use common::{vigil, whisper};
use kernel::Seat;
use table::record::Record;
use table::replay::Replay;
use table::{Damage, Session, UndoRefused, nobody_asks};

fn play(session: &mut Session, actions: &[&str]) {
    for action in actions {
        let seat = session.status().awaited().lowest().expect("a game that goes on");
        Session::play(session, seat, action, &mut nobody_asks).unwrap_or_else(|error| panic!("{action}: {error:?}"));
    }
}

/// What a session's record comes to when it is replayed must be that very record.
fn replays(session: &Session) {
    let record = session.record();
    let mut replay = common::replay_like(session, &record).expect("a head");
    while replay.forward().unwrap_or_else(|error| panic!("{error:?}\n{record}")) {}
    assert_eq!(replay.session().record(), record);
}

fn lines(session: &Session) -> Vec<String> {
    let said = |line: &str| line.split(" #").next().unwrap_or_default().to_string();
    Session::lines(session).iter().map(said).collect()
}

#[test]
fn without_secrets_what_asked_nothing_of_chance_is_free() {
    let mut session = vigil(2, &[]);
    play(&mut session, &["twig"]);
    // The second player looks; the first one, at the same screen, takes it back.
    assert_eq!(session.undo_at_one_screen(Seat(1), false), Ok(()));
    assert!(!Session::assisted(&session));
    play(&mut session, &["twig", "log"]);
    assert_eq!(Session::undo(&mut session, false), Err(UndoRefused::Answered));
    // Programs that drive several seats do not insist for anybody.
    assert_eq!(Session::undo(&mut session, true), Err(UndoRefused::Answered));
    assert_eq!(session.undo_at_one_screen(Seat(0), false), Err(UndoRefused::Answered));
    assert!(session.may_insist() && !Session::assisted(&session));
    assert_eq!(session.undo_at_one_screen(Seat(0), true), Ok(()));
    assert!(Session::assisted(&session));
    assert_eq!(lines(&session), ["start", "1 0 twig", "undo", "1 0 twig", "2 1 log", "assisted", "undo"]);
    replays(&session);
}

#[test]
fn with_secrets_between_people_nothing_that_was_seen() {
    let mut session = whisper(&[]);
    assert_eq!(session.undo_at_one_screen(Seat(0), true), Err(UndoRefused::Nothing));
    play(&mut session, &["lay 5"]);
    for looking in [Seat(0), Seat(1)] {
        for insist in [false, true] {
            assert_eq!(session.undo_at_one_screen(looking, insist), Err(UndoRefused::Seen));
        }
    }
    assert!(!session.may_insist());
    assert_eq!(lines(&session).len(), 2);
}

#[test]
fn bots_are_taken_back_with_the_decision_before_theirs() {
    let mut session = vigil(3, &[(1, "careful"), (2, "careful")]);
    play(&mut session, &["twig", "twig", "twig"]);
    assert_eq!(session.undo_at_one_screen(Seat(0), false), Err(UndoRefused::BotSince));
    assert_eq!(session.undo_at_one_screen(Seat(0), true), Ok(()));
    assert_eq!((Session::decisions(&session), Session::assisted(&session)), (0, true));
    assert_eq!(lines(&session)[4..], ["assisted", "undo", "undo", "undo"]);
    replays(&session);
    // Bots that began have decided nothing that a person could take back.
    let mut session = vigil(2, &[(0, "careful")]);
    play(&mut session, &["twig"]);
    assert_eq!(session.undo_at_one_screen(Seat(1), true), Err(UndoRefused::Nothing));
}

#[test]
fn by_consent_a_seat_takes_back_its_last_decision_and_what_came_after() {
    let mut session = whisper(&[]);
    assert_eq!(session.undo_by_consent(Seat(0)), Err(UndoRefused::Nothing));
    play(&mut session, &["lay 5"]);
    for stranger in [Seat(1), Seat(2), Seat(9), Seat::WATCHER] {
        assert_eq!(session.undo_reach(stranger), None, "{stranger:?}");
        assert_eq!(session.undo_by_consent(stranger), Err(UndoRefused::Nothing), "{stranger:?}");
    }
    play(&mut session, &["lay 6"]);
    assert_eq!([Seat(0), Seat(1)].map(|seat| session.undo_reach(seat)), [Some((2, false)), Some((1, false))]);
    assert_eq!(session.undo_by_consent(Seat(0)), Ok(()));
    assert_eq!(lines(&session), ["start", "1 0 lay 5", "2 1 lay 6", "assisted", "undo", "undo"]);
    play(&mut session, &["lay 1", "lay 2"]);
    assert_eq!(session.undo_by_consent(Seat(1)), Ok(()), "help is noted once");
    assert_eq!(lines(&session)[6..], ["1 0 lay 1", "2 1 lay 2", "undo"]);
    replays(&session);
    // What others had seen is not taken back where nobody says that there was help.
    let unsaid = session.record().replace("assisted\n", "");
    let mut replay = common::replay_like(&session, &unsaid).expect("a head");
    let error = loop {
        match replay.forward() {
            Ok(more) => assert!(more, "it was taken back:\n{unsaid}"),
            Err(error) => break error,
        }
    };
    assert!(matches!(*error.damage, Damage::Undo) && replay.at() == 2, "{error:?}");
}

#[test]
fn consent_is_free_where_undo_is() {
    let mut session = vigil(2, &[]);
    play(&mut session, &["twig", "twig"]);
    assert_eq!(session.undo_reach(Seat(0)), Some((2, true)));
    assert_eq!(session.undo_by_consent(Seat(0)), Ok(()));
    assert!(!Session::assisted(&session));
    play(&mut session, &["twig", "log", "twig"]);
    assert_eq!([Seat(0), Seat(1)].map(|seat| session.undo_reach(seat)), [Some((1, true)), Some((2, false))]);
    replays(&session);
    // What bots decided since is never free, and bots ask for nothing.
    let mut session = vigil(2, &[(1, "careful")]);
    play(&mut session, &["twig", "twig"]);
    assert_eq!([Seat(0), Seat(1)].map(|seat| session.undo_reach(seat)), [Some((2, false)), None]);
}

/// One person among bots has secrets from nobody who minds.
#[test]
fn alone_among_bots_one_may_insist_even_with_secrets() {
    let mut session = whisper(&[(1, "random")]);
    play(&mut session, &["lay 5"]);
    assert_eq!(session.undo_at_one_screen(Seat(0), false), Err(UndoRefused::Seen));
    play(&mut session, &["lay 6"]);
    assert_eq!(session.undo_at_one_screen(Seat(0), false), Err(UndoRefused::BotSince));
    assert_eq!(session.undo_at_one_screen(Seat(0), true), Ok(()));
    assert_eq!((Session::decisions(&session), Session::assisted(&session)), (0, true));
    replays(&session);
}

/// Records say which seats bots hold, and wrong lines about it are found.
#[test]
fn seats_of_bots_are_kept() {
    let session = vigil(3, &[(1, "careful"), (2, "montecarlo:50")]);
    let record = session.record();
    assert!(record.contains("\nplayers 3\nbot 1 careful\nbot 2 montecarlo:50\nseed "), "{record}");
    replays(&session);
    assert!(!vigil(3, &[]).record().contains("\nbot "));
    let open = |from: &str, to: &str| {
        let read = Record::read(&record.replace(from, to)).map_err(|error| error.line)?;
        Replay::open(Vigil, read).map(|_| 0).map_err(|error| error.line)
    };
    assert_eq!(open("bot 1 careful", "bot 1 careful"), Ok(0));
    for (wrong, line) in [
        ("bot 1 nobody", 6),
        ("bot 01 careful", 6),
        ("bot 1", 6),
        ("bot x careful", 6),
        ("bot 3 careful", 6),
        ("bot 9 careful", 6),
        ("bot 255 careful", 6),
        ("bot 1 careful\nbot 1 random", 7),
        ("bot 1 careful\nbot 0 random", 7),
    ] {
        let found = open("bot 1 careful", wrong);
        // The last one leaves no seat to people, which is found once all are counted.
        assert!(matches!(found, Err(at) if at == line || wrong.contains("bot 0") && at > 5), "{wrong}: {found:?}");
        if let Ok(read) = Record::read(&record.replace("bot 1 careful", wrong)) {
            read.summary().result();
        }
    }
}

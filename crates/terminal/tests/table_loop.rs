//! What comes next at a table: bots, standing orders, talk, real cards and people, each in turn, in games that are on no shelf.

mod common;

use bots::{Next, TableLoop};
use common::vigil::Vigil;
use common::{Whisper, vigil, whisper_of};
use kernel::{Seat, SeatSet};
use table::{Declined, Luck, RealCardAnswer, SayRefused, Session, Settings, nobody_asks};

fn table_loop() -> TableLoop {
    TableLoop::new(common::bot_for)
}

/// What comes next, in a word.
fn next(table_loop: &mut TableLoop, session: &mut Session) -> String {
    match table_loop.next(session) {
        Next::Bot(turn) => format!("bot {}", turn.seat.0),
        Next::People(seats) => format!("people {:?}", seats.iter().map(|seat| seat.0).collect::<Vec<_>>()),
        Next::RealCard(asking) => format!("card {} {}", asking.name, asking.answered),
        Next::Over => "over".into(),
    }
}

/// Lets the bot decide whose turn it is.
fn bot_decides(table_loop: &mut TableLoop, session: &mut Session) {
    let Next::Bot(turn) = table_loop.next(session) else { panic!("a bot is awaited") };
    let seat = turn.seat;
    table_loop.decide(session, seat, &turn.decide()).expect("bots do what is allowed");
}

#[test]
fn people_and_bots_come_in_turn_until_the_end() {
    let (mut table_loop, mut session) = (table_loop(), vigil(2, &[(1, "careful")]));
    let mut came = Vec::new();
    loop {
        let comes = next(&mut table_loop, &mut session);
        came.push(comes.clone());
        match comes.as_str() {
            "over" => break,
            "bot 1" => bot_decides(&mut table_loop, &mut session),
            _ => table_loop.decide(&mut session, Seat(0), "twig").expect("a legal action"),
        }
    }
    assert_eq!(came, ["people [0]", "bot 1", "people [0]", "bot 1", "over"]);
    assert_eq!(next(&mut table_loop, &mut session), "over", "asking changes nothing");
    assert!(matches!(table_loop.decide(&mut session, Seat(0), "twig"), Err(Declined::Refused(_))));
    assert_eq!(session.decisions(), 4);
}

#[test]
fn advancing_stops_where_somebody_else_has_to_decide() {
    let (mut table_loop, mut session) = (table_loop(), vigil(3, &[(0, "careful"), (1, "montecarlo:50")]));
    let reckons = |turn: &bots::bot_turn::BotTurn| turn.spec.reckons();
    let Next::Bot(turn) = table_loop.advance(&mut session, reckons) else { panic!("a bot that reckons is awaited") };
    assert_eq!((turn.seat, session.decisions()), (Seat(1), 1));
    let Next::People(asked) = table_loop.advance(&mut session, |_| false) else { panic!("a person is awaited") };
    assert_eq!((asked, session.decisions()), (SeatSet::only(Seat(2)), 2));
}

/// Real cards: the decision waits, answers can be taken back, and dropping it leaves the game as it was.
#[test]
fn a_decision_waits_for_a_real_die() {
    let settings = Settings { bots: vec![(Seat(1), "random".into())], ..Settings::new(Luck::Asked) };
    let mut session =
        Session::open(Vigil, settings, &mut nobody_asks).expect("nothing is asked before the first throw");
    let mut table_loop = table_loop();
    table_loop.decide(&mut session, Seat(0), "log").expect("an action of the game");
    assert_eq!((next(&mut table_loop, &mut session).as_str(), session.decisions()), ("card die.log 0", 0));
    let pending = table_loop.pending().expect("a decision that waits");
    assert_eq!(pending.decision, Some((Seat(0), "log".to_string())));
    assert_eq!(table_loop.answer(&mut session, RealCardAnswer::Later), Ok(()));
    assert_eq!(next(&mut table_loop, &mut session), "card die.log 0");
    assert_eq!(table_loop.answer(&mut session, RealCardAnswer::Back), Ok(()), "there is nothing to take back");
    assert_eq!(table_loop.answer(&mut session, RealCardAnswer::Stop), Err(Declined::Unanswered));
    assert_eq!((next(&mut table_loop, &mut session).as_str(), session.decisions()), ("people [0]", 0));
    table_loop.decide(&mut session, Seat(0), "log").expect("an action of the game");
    assert_eq!(table_loop.answer(&mut session, RealCardAnswer::Shows(99)), Err(Declined::Unanswered), "no such face");
    table_loop.decide(&mut session, Seat(0), "log").expect("an action of the game");
    assert_eq!(table_loop.answer(&mut session, RealCardAnswer::Shows(4)), Ok(()));
    assert_eq!((next(&mut table_loop, &mut session).as_str(), session.decisions()), ("bot 1", 1));
    assert!(session.lines()[1].starts_with("1 0 log < die.log:5 #"), "{:?}", session.lines());
}

#[test]
fn standing_orders_answer_between_and_are_told_apart() {
    let mut session = whisper_of(Whisper { talks: true, spares: true, ..Whisper::default() }, &[(1, "careful")]);
    let mut table_loop = table_loop();
    let usual = session.give_usual_orders();
    let mut people = 0;
    loop {
        match table_loop.next(&mut session) {
            Next::Over => break,
            Next::Bot(turn) => {
                let seat = turn.seat;
                table_loop.decide(&mut session, seat, &turn.decide()).expect("bots do what is allowed");
            }
            Next::People(_) => {
                people += 1;
                let action = session.legal_actions(Seat(0)).swap_remove(0);
                table_loop.decide(&mut session, Seat(0), &action).expect("a legal action");
            }
            Next::RealCard(_) => panic!("cards come from a deal"),
        }
    }
    let ordered = table_loop.take_ordered();
    assert_eq!((ordered.len() + people, usual.is_empty()), (2, false), "each lays two cards");
    assert!(ordered.iter().all(|step| session.decided_by(*step) == Some(Seat(0))));
    assert!(table_loop.take_ordered().is_empty(), "they are told once");
}

#[test]
fn what_cannot_be_said_is_refused_by_the_table() {
    let mut session = whisper_of(Whisper { talks: true, ..Whisper::default() }, &[]);
    let table_loop = table_loop();
    assert_eq!(table_loop.say(&mut session, Seat(0), "nonsense", None), Err(SayRefused::NoPhrase));
    assert_eq!(table_loop.say(&mut session, Seat(0), "thanks", None), Ok(()));
    assert_eq!(session.remarks().len(), 1);
}

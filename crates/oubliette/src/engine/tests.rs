//! Orders and talk at the engine, on a toy that no shelf holds.

#[path = "../../../terminal/tests/common/mod.rs"]
mod common;

use super::*;
use common::{Whisper, whisper_of};

fn engine() -> Engine {
    let game = Whisper { talks: true, at_once: true, ..Whisper::default() };
    Engine {
        lang: Lang::En,
        words: Words::new(Lang::En, &[cli::locale(Lang::En), table::locale(Lang::En)]),
        session: Some(whisper_of(game, &[])),
        table_loop: TableLoop::new(common::bot_for),
        go: 0,
    }
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    engine.answer(request.to_string().as_bytes()).0
}

#[test]
fn orders_are_followed_once_everybody_else_has_decided() {
    let (mut ordered, mut silent) = (engine(), engine());
    let listed = ask(&mut ordered, &json!({"do": "order", "seat": 0}));
    let high = json!({"order": "high", "text": "Always lay my highest card", "stands": false});
    assert_eq!(listed["ok"]["orders"][0], high);
    let given = ask(&mut ordered, &json!({"do": "order", "seat": 0, "order": "high"}));
    assert_eq!(given["ok"]["orders"][0]["stands"], true);
    assert_eq!((&given["ok"]["status"], &given["ok"]["events"]), (&json!({"awaiting": [0, 1]}), &json!([])));
    // Nothing that others may ask for says so.
    for request in [
        json!({"do": "view", "seat": 1}),
        json!({"do": "view", "seat": 0}),
        json!({"do": "actions", "seat": 0}),
        json!({"do": "order", "seat": 1}),
        json!({"do": "record"}),
    ] {
        assert_eq!(ask(&mut ordered, &request), ask(&mut silent, &request), "{request}");
    }
    let played = ask(&mut ordered, &json!({"do": "play", "seat": 1, "action": 2}));
    assert_eq!(played["ok"]["status"], json!({"awaiting": [0, 1]}), "both have laid: {played}");
    assert!(!played["ok"]["events"].to_string().contains("5"), "what was laid is secret: {played}");
    // A withdrawn order decides nothing.
    ask(&mut ordered, &json!({"do": "order", "seat": 0, "order": "high", "stands": false}));
    let played = ask(&mut ordered, &json!({"do": "play", "seat": 1, "action": 6}));
    assert_eq!(played["ok"]["status"], json!({"awaiting": [0]}));
}

#[test]
fn wrong_orders() {
    let mut engine = engine();
    let refused = |answer: Value| answer["refused"]["clause"].as_str().map(String::from);
    let code = |answer: Value| answer["error"]["code"].as_str().map(String::from);
    let nonsense = ask(&mut engine, &json!({"do": "order", "seat": 0, "order": "nonsense"}));
    assert_eq!(refused(nonsense).as_deref(), Some("order.unknown"));
    for request in [
        json!({"do": "order", "seat": 0, "order": 1}),
        json!({"do": "order", "seat": 0, "order": "high", "stands": "yes"}),
        json!({"do": "say", "seat": 0, "phrase": 1}),
    ] {
        assert_eq!(code(ask(&mut engine, &request)).as_deref(), Some("request"), "{request}");
    }
    for request in [
        json!({"do": "order", "seat": 2}),
        json!({"do": "say", "seat": 2, "phrase": "thanks"}),
        json!({"do": "say", "seat": 0, "phrase": "thanks", "to": 2}),
    ] {
        assert_eq!(code(ask(&mut engine, &request)).as_deref(), Some("seat"), "{request}");
    }
}

#[test]
fn talk() {
    let mut engine = engine();
    let listed = ask(&mut engine, &json!({"do": "say", "seat": 0}));
    assert_eq!(listed["ok"]["phrases"][1], json!({"phrase": "thanks", "speech": "thanks", "text": "Thank you"}));
    let said = ask(&mut engine, &json!({"do": "say", "seat": 1, "phrase": "thanks", "to": 0, "as": 0}));
    let event = json!({"type": "said", "seat": 1, "phrase": "thanks", "to": 0});
    assert_eq!(said["ok"], json!({"events": [event], "status": {"awaiting": [0, 1]}}));
    let record = ask(&mut engine, &json!({"do": "record"}));
    assert!(record["ok"]["record"].as_str().is_some_and(|record| record.ends_with("\nsay 1 thanks 0\n")), "{record}");
    for (request, clause) in [
        (json!({"do": "say", "seat": 1, "phrase": "nonsense"}), "talk.phrase"),
        (json!({"do": "say", "seat": 1, "phrase": "thanks", "to": 1}), "talk.oneself"),
    ] {
        let refused = ask(&mut engine, &request);
        assert_eq!(refused["refused"]["clause"], clause, "{refused}");
    }
    ask(&mut engine, &json!({"do": "say", "seat": 1, "phrase": "promise"}));
    ask(&mut engine, &json!({"do": "say", "seat": 1, "phrase": "promise"}));
    let flood = ask(&mut engine, &json!({"do": "say", "seat": 1, "phrase": "promise"}));
    assert_eq!(flood["refused"]["clause"], "talk.enough");
}

/// A bot that would need a real die is left waiting; the decision before it stands, and is told.
#[test]
fn a_bot_that_needs_a_real_die_waits() {
    use common::vigil::Vigil;
    let settings = Settings { bots: vec![(Seat(1), "daring".into())], ..Settings::new(Luck::Asked) };
    let session = Session::open(Vigil, settings, &mut nobody_asks).expect("nothing is asked before the first throw");
    let mut engine = Engine { session: Some(session), ..engine() };
    let played = ask(&mut engine, &json!({"do": "play", "seat": 0, "action": "Twig"}));
    assert_eq!(played["ok"]["status"], json!({"awaiting": [1]}), "{played}");
    assert!(engine.table_loop.pending().is_none());
    let again = ask(&mut engine, &json!({"do": "play", "seat": 1, "action": "Twig"}));
    assert_eq!(again["ok"]["status"], json!({"awaiting": [0]}), "{again}");
}

//! Whose a seat is: codes, consent, streams of those who were shown out, and what each has met.

mod served;

use kernel::{Seat, SeatSet};
use served::Server;
use served::line::{Answer, Line, between, question};
use std::collections::BTreeSet;
use std::time::Duration;
use table::GameMeetings;
use table::record::Record;
use web::store::TokenKind;

/// Asks for the recovery code of one's own seat.
fn code(line: &mut Line, table: &str) -> String {
    let page = line.post(&format!("{table}/recovery"), &[]).expect("an answer").body;
    between(&page, "id=\"recovery\">", "<").expect("a code").to_string()
}

fn rejoin(line: &mut Line, code: &str) -> Answer {
    line.post("/rejoin", &[("code", code)]).expect("an answer")
}

/// Answers what somebody is asked, with the first answer; false where they are not asked.
fn play(line: &mut Line, table: &str) -> bool {
    let Some((request, actions)) = question(&line.get(table).expect("a page").body) else { return false };
    let form = [("request", request.as_str()), ("action", &actions[0])];
    assert!(line.post(&format!("{table}/play"), &form).expect("an answer").status < 400);
    true
}

/// Whoever leaves a seat has nothing left of it: what they wrote down does not open it again.
#[test]
fn the_code_of_a_seat_goes_with_its_holder() {
    let server = Server::new();
    let (_, table, invite) = server.rivals(["person", "person"]);
    let mut fickle = server.line();
    fickle.post(&invite, &[("name", "Mal")]).expect("an answer");
    let old = code(&mut fickle, &table);
    assert!(fickle.post(&format!("{table}/leave"), &[]).expect("an answer").status < 400);
    let mut next = server.line();
    next.post(&invite, &[("name", "Vic")]).expect("an answer");
    assert_eq!(rejoin(&mut fickle, &old).status, 422);
    assert_eq!(next.get(&format!("{table}?as=2")).expect("a page").status, 200);
    // Nor does it open a seat that a bot has now.
    let (mut host, table, invite) = server.rivals(["person", "person"]);
    fickle.post(&invite, &[("name", "Mal")]).expect("an answer");
    let old = code(&mut fickle, &table);
    fickle.post(&format!("{table}/leave"), &[]).expect("an answer");
    assert!(host.post(&format!("{table}/fill"), &[("bot", "careful")]).expect("an answer").status < 400);
    assert_eq!(rejoin(&mut fickle, &old).status, 422);
}

/// A code moves a seat once, and what the host may do goes along.
#[test]
fn a_seat_moves_to_another_device_once() {
    let server = Server::new();
    let (mut desk, table, _) = server.rivals(["person", "person"]);
    let code = code(&mut desk, &table);
    let mut phone = server.line();
    assert_eq!(rejoin(&mut phone, &code).location(), table);
    assert_eq!(rejoin(&mut server.line(), &code).status, 422, "a code is good for once");
    assert_eq!(desk.post(&format!("{table}/fill"), &[("bot", "careful")]).expect("an answer").status, 403);
    assert!(phone.post(&format!("{table}/fill"), &[("bot", "careful")]).expect("an answer").status < 400);
    assert!(phone.get(&table).expect("a page").body.contains("class=\"board\""));
}

/// Whoever is stood in for has a say all the same: nothing they could have seen is taken back behind their back.
#[test]
fn those_who_are_away_are_not_passed_over() {
    let server = Server::new();
    let (mut people, table) = server.three();
    // The others leave; bots go on for them.
    for at in [1, 2] {
        assert!(people[at].post(&format!("{table}/leave"), &[]).expect("an answer").status < 400);
    }
    let (mut refused, mut free) = (0, 0);
    for _ in 0..12 {
        if !play(&mut people[0], &table) {
            break;
        }
        let undone = people[0].post(&format!("{table}/undo"), &[("insist", "yes")]).expect("an answer");
        match undone.status {
            422 => refused += 1,
            303 => free += 1,
            other => panic!("{other}: {}", undone.body),
        }
    }
    assert!(refused > 0, "{free} were free");
    // To the very end, and not one step back.
    let mut asked = true;
    for _ in 0..3000 {
        if !asked {
            break;
        }
        asked = play(&mut people[0], &table);
    }
    let over = people[0].get(&table).expect("a page").body;
    assert!(over.contains("class=\"ending"), "{over}");
    let undone = people[0].post(&format!("{table}/undo"), &[("insist", "yes")]).expect("an answer");
    assert_eq!(undone.status, 422, "{}", undone.body);
}

/// Whoever is shown out hears nothing more, though the stream was open and nothing happens at the table.
#[test]
fn streams_end_with_what_opened_them() {
    let server = Server::new();
    let store = &server.site.store;
    let opened = || {
        let (line, table) = server.alone("scelerat");
        let mut events = line.stream(&format!("{table}/stream")).expect("a stream");
        events.next().expect("an event").expect("the table as it is");
        let secret = line.cookie.split('=').nth(1).expect("a cookie").to_string();
        let found = server.wait(store.person_by_token(&secret, TokenKind::Cookie)).expect("the store");
        (events, secret, found.expect("a person").id)
    };
    let (mut events, _, id) = opened();
    let (mut others, ..) = opened();
    // The device is logged out, the person is banned, or gone.
    let (mut logged_out, secret, _) = opened();
    server.wait(store.end_token(&secret)).expect("logged out");
    assert_eq!(logged_out.next().expect("an end"), None);
    server.wait(store.set_banned(&id, true)).expect("banned");
    assert_eq!(events.next().expect("an end"), None);
    let (mut events, _, id) = opened();
    server.wait(store.delete_person(&id, "–")).expect("gone");
    assert_eq!(events.next().expect("an end"), None);
    // A program's token that is revoked; the same person's browser goes on.
    let (mut browser, secret, id) = opened();
    let program = server.wait(store.new_token(&id, TokenKind::Bearer, "")).expect("a token");
    let (_, table) = server.alone("scelerat");
    let path = format!("/api/v1/tables{}/stream", table.trim_start_matches("/t"));
    let line = server.line().with("authorization", &format!("Bearer {program}"));
    let mut heard = line.stream(&path).expect("a stream");
    heard.next().expect("an event").expect("the table as it is");
    server.wait(store.end_token(&program)).expect("revoked");
    assert_eq!(heard.next().expect("an end"), None);
    // Another node, or whoever runs the server, says nothing: the store is asked every now and then.
    let pool = store.pool();
    let forget = sqlx::query("DELETE FROM tokens WHERE hash = $1").bind(web::ids::hashed(&secret));
    server.wait(async { forget.execute(pool).await }).expect("forgotten");
    assert_eq!(browser.next().expect("an end"), None);
    others.patience(Duration::from_millis(1));
    assert!(others.next().is_err(), "nobody else is shown out");
}

/// The ids of what stands on a codex page.
fn met(page: &str) -> BTreeSet<String> {
    let items = page.split("<li id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    items.map(String::from).collect()
}

/// Three rivals, each with a hand of their own: what stands in a codex is what that seat's pages show, while the game goes on.
#[test]
fn nothing_hidden_gets_into_a_codex() {
    let server = Server::new();
    let (mut people, table) = server.three();
    for _ in 0..12 {
        for person in &mut people {
            let page = person.get(&table).expect("a page").body;
            if let Some((request, actions)) = question(&page) {
                let form = [("request", request.as_str()), ("action", actions[0].as_str())];
                person.post(&format!("{table}/play"), &form).expect("an answer");
            }
        }
    }
    let id = table.trim_start_matches("/t/");
    let (row, _, lines) = server.wait(server.site.store.whole_table(id)).expect("the store").expect("the table");
    let head = row.head.expect("a game that has begun");
    let text: String = head.lines().chain(lines.iter().map(String::as_str)).flat_map(|line| [line, "\n"]).collect();
    assert!(lines.len() > 3, "{text}");
    let of: Vec<BTreeSet<String>> =
        people.iter_mut().map(|person| met(&person.get("/codex/sang-rancune").expect("a page").body)).collect();
    for (seat, met) in (0..).map(Seat).zip(&of) {
        let record = Record::read(&text).expect("a record");
        let own: BTreeSet<String> = GameMeetings::of_seats(record, SeatSet::only(seat)).times.into_keys().collect();
        assert_eq!(*met, own, "seat {}", seat.0);
    }
    assert!(of.iter().any(|met| *met != of[0]), "hands differ: {of:?}");
    let page = server.line().get("/codex/sang-rancune").expect("a page").body;
    assert!(met(&page).is_empty(), "who was not there has met nothing");
}

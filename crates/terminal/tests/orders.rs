//! Standing orders: they decide without asking, last of all and for their seat alone, and nobody else learns of them.

mod common;
mod seen;

use common::{Whisper, whisper_of};
use kernel::{Lang, Seat};
use seen::Seen;
use table::record::Record;
use table::replay::Replay;
use table::{OrderNews, OrderRefused, Session, nobody_asks};
use terminal::plain::{Console, Sitting};
use terminal::screen::press::Press;

fn table(at_once: bool, bots: &[(u8, &str)]) -> Session {
    whisper_of(Whisper { talks: true, at_once, ..Whisper::default() }, bots)
}

fn play(session: &mut Session, seat: u8, action: &str) {
    Session::play(session, Seat(seat), action, &mut nobody_asks).unwrap_or_else(|error| panic!("{error:?}"));
}

fn follow(session: &mut Session) -> usize {
    Session::follow_orders(session, &mut nobody_asks)
}

/// All that a seat can see or hear, and what the table writes down.
fn shown(session: &Session, seat: u8) -> String {
    let seat = Seat(seat);
    let story = Session::story(session, 0, seat);
    format!("{:?} {} {story:?} {}", session.page(seat), Session::view(session, seat), session.record())
}

#[test]
fn an_order_decides_for_its_seat() {
    let mut session = table(false, &[]);
    session.give_order(Seat(0), "high").expect("an order");
    assert_eq!(session.to_ask(), kernel::SeatSet::NONE);
    assert_eq!(follow(&mut session), 1);
    assert_eq!(Session::decisions(&session), 1);
    let news = Session::order_news(&mut session, Seat(0));
    assert!(
        matches!(&news[..], [OrderNews::Decided { step: 1, action, label: Some(_) }] if action == "lay 5"),
        "{news:?}"
    );
    assert_eq!(Session::order_news(&mut session, Seat(0)), []);
    assert_eq!(follow(&mut session), 0, "the other one has ordered nothing");
    play(&mut session, 1, "lay 6");
    session.withdraw_order(Seat(0), "high").expect("it stands");
    assert_eq!(follow(&mut session), 0);
    session.give_order(Seat(0), "high").expect("an order");
    session.give_order(Seat(1), "high").expect("an order");
    assert_eq!(follow(&mut session), 2, "to the end of the game");
    assert!(session.verdict().is_some() && session.orders(Seat(0)).is_empty());
    assert_eq!(session.give_order(Seat(0), "high"), Err(OrderRefused::Over));
}

#[test]
fn orders_answer_last_and_together() {
    let mut session = table(true, &[]);
    session.give_order(Seat(0), "high").expect("an order");
    let before = shown(&session, 1);
    assert_eq!(follow(&mut session), 0, "somebody still has to answer");
    assert_eq!(session.to_ask(), kernel::SeatSet::only(Seat(1)));
    assert_eq!(shown(&session, 1), before);
    play(&mut session, 1, "lay 2");
    assert_eq!(follow(&mut session), 1);
    // Both answer at once; then both are awaited again, and both are answered for.
    session.give_order(Seat(1), "high").expect("an order");
    assert_eq!(follow(&mut session), 2);
    let who: Vec<_> = (1..=4).map(|step| Session::decided_by(&session, step).expect("a decision").0).collect();
    assert_eq!(who, [1, 0, 0, 1]);
}

/// A bot decides before any order does.
#[test]
fn bots_come_first() {
    let mut session = table(true, &[(1, "careful")]);
    session.give_order(Seat(0), "high").expect("an order");
    assert_eq!(follow(&mut session), 0);
    assert_eq!(session.give_order(Seat(1), "high"), Err(OrderRefused::NoSeat));
    assert_eq!(session.give_order(Seat(9), "high"), Err(OrderRefused::NoSeat));
    play(&mut session, 1, "lay 6");
    assert_eq!(follow(&mut session), 1);
}

#[test]
fn orders_end() {
    let mut session = table(true, &[]);
    for order in ["cheat", "first", "high"] {
        session.give_order(Seat(0), order).expect("an order");
    }
    assert_eq!(session.give_order(Seat(0), "nonsense"), Err(OrderRefused::NoOrder));
    assert_eq!(session.withdraw_order(Seat(0), "nonsense"), Err(OrderRefused::NoOrder));
    play(&mut session, 1, "lay 2");
    // What is not allowed is dropped; the first order that was given and has something to say decides.
    assert_eq!(follow(&mut session), 1);
    let stand = |session: &Session| {
        let orders = session.orders(Seat(0)).into_iter();
        orders.filter(|offered| offered.stands).map(|offered| offered.order.word).collect::<Vec<_>>()
    };
    let news = Session::order_news(&mut session, Seat(0));
    let kinds: Vec<&str> = news
        .iter()
        .map(|news| match news {
            OrderNews::Decided { action, .. } => action,
            OrderNews::Ended { label, .. } => label.id,
            OrderNews::Reset => "reset",
        })
        .collect();
    // The second order has run its course as soon as its seat is awaited again.
    assert_eq!(kinds, ["order-cheat", "lay 1", "order-first"]);
    assert_eq!(stand(&session), ["high"]);
    play(&mut session, 1, "lay 6");
    assert_eq!(follow(&mut session), 1);
}

/// Giving, withdrawing and following orders shows nobody that there were any.
#[test]
fn nobody_else_learns_of_an_order() {
    let (mut ordered, mut asked) = (table(true, &[]), table(true, &[]));
    ordered.give_order(Seat(0), "high").expect("an order");
    for seat in [0, 1] {
        assert_eq!(shown(&ordered, seat), shown(&asked, seat));
    }
    assert!(ordered.orders(Seat(1)).iter().all(|offered| !offered.stands));
    play(&mut ordered, 1, "lay 2");
    follow(&mut ordered);
    play(&mut asked, 1, "lay 2");
    play(&mut asked, 0, "lay 5");
    for seat in [0, 1] {
        assert_eq!(shown(&ordered, seat), shown(&asked, seat));
    }
    assert_eq!(Session::order_news(&mut ordered, Seat(1)), []);
    assert!(!ordered.record().contains("high") && !ordered.record().contains("order"));
    // Who takes the game up again has ordered nothing.
    let read = Record::read(&ordered.record()).expect("a record");
    let mut replay =
        Replay::open(*ordered.typed::<Whisper>().expect("a table of this game").game(), read).expect("a head");
    while replay.forward().expect("a line") {}
    assert!(replay.session().orders(Seat(0)).iter().all(|offered| !offered.stands));
}

#[test]
fn taking_back_drops_the_orders_of_all() {
    let mut session = table(false, &[(1, "careful")]);
    play(&mut session, 0, "lay 5");
    session.give_order(Seat(0), "high").expect("an order");
    assert!(session.undo_at_one_screen(Seat(0), false).is_err());
    assert!(session.orders(Seat(0)).iter().any(|offered| offered.stands), "nothing was taken back");
    session.undo_at_one_screen(Seat(0), true).expect("insisting helps");
    assert_eq!(Session::order_news(&mut session, Seat(0)), [OrderNews::Reset]);
    // What an order decided goes like any decision, and the order with it.
    session.give_order(Seat(0), "high").expect("an order");
    assert_eq!(follow(&mut session), 1);
    Session::undo(&mut session, true).expect("insisting helps");
    assert_eq!(Session::order_news(&mut session, Seat(0)), [OrderNews::Reset], "nothing of it is told");
    assert_eq!(follow(&mut session), 0);
    assert_eq!(session.to_ask(), kernel::SeatSet::only(Seat(0)));
}

/// What was said in plain lines when this was typed.
fn said(session: &mut Session, lang: Lang, typed: &str) -> String {
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    let mut console = Console::new(lang, &mut input, &mut output);
    Sitting::new(&mut console, session, None).with_bots(common::bot_for).play().expect("a console in memory");
    String::from_utf8(output).expect("UTF-8")
}

#[test]
fn orders_in_plain_lines() {
    let mut session = table(false, &[(1, "careful")]);
    let heard = said(&mut session, Lang::Fr, "i\ni 9\nconsignes 1\n\n\n");
    assert!(heard.contains("Aussi : i : réponses automatiques"), "{heard}");
    assert!(
        heard.contains("1. Always lay my highest card\n") && heard.contains("« 9 » n'est pas une réponse automatique"),
        "{heard}"
    );
    assert!(heard.contains("Réponse automatique activée : Always lay my highest card."), "{heard}");
    // Each is said before what came of it.
    let first = heard.find("D'après vos réponses automatiques : Lay 5.\nVous : Seat 0 lays 5").expect("the first");
    let second = heard.find("D'après vos réponses automatiques : Lay 3.\nVous : Seat 0 lays 3").expect("the second");
    assert!(heard[first..second].contains("Seat 1 lays a card"), "{heard}");
    assert_eq!(Session::decisions(&session), 4);
    // Withdrawn in time, it decides nothing; taken back, it is dropped.
    let mut session = table(false, &[(1, "careful")]);
    let heard = said(&mut session, Lang::En, "lay 5\ni2\ni\ni2\ni 2\nu!\ni\nq\n");
    assert!(heard.contains("2. Lay my lowest card first (on)\n"), "{heard}");
    assert!(heard.contains("Automatic reply withdrawn: Lay my lowest card first."), "{heard}");
    assert!(heard.contains("Your automatic replies are withdrawn: a move was undone."), "{heard}");
    assert_eq!(heard.matches("(on)").count(), 1, "{heard}");
    // Elsewhere there is nothing to order, and nothing is said of it.
    let mut session = common::vigil(2, &[]);
    let heard = said(&mut session, Lang::En, "i\n?\nq\n");
    assert!(heard.contains("There is no automatic reply to give here."), "{heard}");
}

/// Two at one screen: whoever has ordered is not handed the screen, and the other one sees nothing of it.
#[test]
fn orders_between_people_in_plain_lines() {
    let mut session = table(true, &[]);
    let heard = said(&mut session, Lang::En, "\ni 1\n\ni\nlay 6\n\nlay 3\n\n");
    let turns: Vec<&str> = heard.split("let them have the screen.").collect();
    let other = turns.iter().find(|turn| turn.contains("draws 2")).expect("the second player looks");
    assert!(!other.contains("(on)") && other.contains("1. Always lay my highest card\n"), "{heard}");
    assert!(!other.contains("By your automatic replies"), "{heard}");
    assert_eq!(Session::decisions(&session), 4, "{heard}");
}

fn screen(name: &str, session: Session) -> Seen {
    Seen::new(name, Some(session), true)
}

#[test]
fn orders_on_the_screen() {
    let mut seen = screen("orders", table(false, &[(1, "careful")]));
    let first = seen.picture();
    assert!(first.contains("o replies ") && !first.contains("replies*"), "{first}");
    seen.type_all("o");
    let list = seen.picture();
    assert!(list.contains("YOUR AUTOMATIC REPLIES") || list.contains("Your automatic replies"), "{list}");
    assert!(list.contains("1. Always lay my highest card") && !list.contains("(on)"), "{list}");
    seen.type_all("2");
    assert!(seen.picture().contains("2. (on) Lay my lowest card first"), "{}", seen.picture());
    seen.type_all("2");
    assert!(!seen.picture().contains("(on)"));
    seen.press(Press::Sign('2'));
    seen.press(Press::Escape);
    let after = seen.picture();
    assert!(after.contains("By your automatic replies: Lay 1."), "{after}");
    assert!(after.contains("o replies"), "{after}");
    seen.type_all("o1");
    seen.type_all("?");
    seen.press(Press::Escape);
    let over = seen.picture();
    assert!(over.contains("Revealed") || over.contains("revealed"), "{over}");
}

#[test]
fn taking_back_on_the_screen_drops_orders_and_says_so() {
    let mut seen = screen("orders-undo", table(false, &[(1, "careful")]));
    // The second card is asked for; an order that has nothing to say leaves the question to its seat.
    seen.type_all("2o3");
    assert!(seen.picture().contains("3. (on) Lay a card that I do not hold"));
    seen.press(Press::Escape);
    let ended = seen.picture();
    assert!(ended.contains("Automatic reply over: Lay a card that I do not hold."), "{ended}");
    let mut seen =
        screen("orders-undone", whisper_of(Whisper { talks: true, ..Whisper::default() }, &[(0, "careful")]));
    seen.type_all("o1");
    seen.press(Press::Escape);
    let over = seen.picture();
    assert!(over.contains("All is revealed"), "{over}");
    seen.type_all("uy");
    let undone = seen.picture();
    assert!(undone.contains("Your automatic replies are withdrawn: a move was undone."), "{undone}");
    assert!(undone.contains("o replies "), "{undone}");
}

#[test]
fn a_mark_says_that_orders_stand_until_something_is_taken_back() {
    let mut seen = screen("orders-mark", table(false, &[]));
    seen.type_all("v1");
    seen.type_all("v");
    // The second player orders something for later, and sees nothing of the first one's.
    seen.type_all("o2");
    assert!(seen.picture().contains("2. (on) Lay my lowest card first"));
    seen.press(Press::Escape);
    let handed = seen.picture();
    assert!(handed.contains("Hand the screen") && !handed.contains("replies"), "{handed}");
    seen.type_all("v");
    let first = seen.picture();
    assert!(first.contains("o replies ") && !first.contains("By your"), "{first}");
    seen.type_all("o");
    assert!(!seen.picture().contains("(on)"));
}

/// While a bot thinks one may order something; it is followed once the bot has decided and the list is closed.
#[test]
fn ordering_while_a_bot_thinks() {
    let (post, news) = std::sync::mpsc::channel();
    let session = table(true, &[(1, "montecarlo:50")]);
    let mut seen = Seen::with_post("orders-beside", Some(session), true, Some(post));
    let decided = || news.recv_timeout(std::time::Duration::from_secs(60)).expect("an answer");
    seen.type_all("o1");
    let first = decided();
    assert!(seen.app.hear(first, seen.now));
    let list = seen.picture();
    assert!(list.contains("1. (on) Always lay my highest card"), "{list}");
    seen.press(Press::Escape);
    let thinking = seen.picture();
    assert!(thinking.contains("By your automatic replies: Lay 5.") && thinking.contains("o replies*"), "{thinking}");
    assert!(thinking.contains("Waiting for "), "{thinking}");
    let last = decided();
    assert!(seen.app.hear(last, seen.now));
    let over = seen.picture();
    assert!(over.contains("All is revealed") && over.contains("By your automatic replies: Lay 5, Lay 4."), "{over}");
}

/// A table at which one order is usual, with bots on these seats.
fn sparing(bots: &[(u8, &str)]) -> Session {
    whisper_of(Whisper { talks: true, spares: true, ..Whisper::default() }, bots)
}

fn standing(session: &Session, seat: u8) -> Vec<String> {
    let orders = session.orders(Seat(seat)).into_iter();
    orders.filter(|offered| offered.stands).map(|offered| offered.order.word).collect()
}

/// What spares a question is no news; what decides outranks what wants its seat asked.
#[test]
fn sparing_is_no_news() {
    let mut session = sparing(&[]);
    session.give_order(Seat(0), "spare").expect("an order");
    assert_eq!(session.to_ask(), kernel::SeatSet::only(Seat(0)), "it wants to be asked first");
    session.give_order(Seat(0), "first").expect("an order");
    assert_eq!(follow(&mut session), 1, "the later order decides");
    play(&mut session, 1, "lay 6");
    assert_eq!(Session::order_news(&mut session, Seat(0)).len(), 1);
    assert_eq!(follow(&mut session), 1);
    let news = Session::order_news(&mut session, Seat(0));
    assert!(matches!(&news[..], [OrderNews::Ended { step: 2, .. }]), "{news:?}");
}

/// What is usual stands for every person until it is withdrawn, whatever is taken back.
#[test]
fn usual_orders_stand_for_every_person() {
    for (bots, usual) in [(&[][..], (1, 1)), (&[(1, "careful")][..], (1, 0))] {
        let mut session = sparing(bots);
        assert_eq!(standing(&session, 0).len(), 0, "nobody sits down yet");
        assert_eq!(session.give_usual_orders().len(), 1);
        assert_eq!((standing(&session, 0).len(), standing(&session, 1).len()), usual);
    }
    let mut session = sparing(&[(1, "careful")]);
    session.give_usual_orders();
    play(&mut session, 0, "lay 5");
    Session::undo(&mut session, true).expect("insisting helps");
    assert_eq!(standing(&session, 0), ["spare"]);
    assert_eq!(Session::order_news(&mut session, Seat(0)), [], "nothing that was given is lost");
    play(&mut session, 0, "lay 5");
    session.give_order(Seat(0), "high").expect("an order");
    Session::undo(&mut session, true).expect("insisting helps");
    assert_eq!(standing(&session, 0), ["spare"]);
    assert_eq!(Session::order_news(&mut session, Seat(0)), [OrderNews::Reset]);
    // Withdrawn, it stays so; given again, it is usual again.
    session.withdraw_order(Seat(0), "spare").expect("it stands");
    play(&mut session, 0, "lay 5");
    Session::undo(&mut session, true).expect("insisting helps");
    assert_eq!(standing(&session, 0), Vec::<String>::new());
    assert_eq!(session.give_usual_orders(), []);
    session.give_order(Seat(0), "spare").expect("an order");
    play(&mut session, 0, "lay 5");
    Session::undo(&mut session, true).expect("insisting helps");
    assert_eq!(standing(&session, 0), ["spare"]);
    // It stands in no record; whoever takes the game up again sits down again.
    let read = Record::read(&session.record()).expect("a record");
    let mut replay =
        Replay::open(*session.typed::<Whisper>().expect("a table of this game").game(), read).expect("a head");
    while replay.forward().expect("a line") {}
    assert_eq!(standing(replay.session(), 0), Vec::<String>::new());
}

#[test]
fn usual_orders_are_said_once_in_plain_lines() {
    let mut session = sparing(&[(1, "careful")]);
    let heard = said(&mut session, Lang::En, "lay 5\n\n");
    let in_force = "An automatic reply is on: Spare me the last question. To change that, type i.";
    assert_eq!(heard.matches(in_force).count(), 1, "{heard}");
    assert!(!heard.contains("By your automatic replies"), "{heard}");
    assert_eq!(Session::decisions(&session), 4, "the last card was not asked for: {heard}");
    // At the end everybody's result is said.
    assert!(heard.contains("\nAll is revealed\n"), "{heard}");
    assert!(heard.contains("You: 0.\nPlayer 2 (casual bot): 2, victory.\n"), "{heard}");
    let mut session = sparing(&[(1, "careful")]);
    let heard = said(&mut session, Lang::Fr, "i 4\nlay 5\nu!\ni\nlay 5\nq\n");
    assert_eq!(heard.matches("Une réponse automatique est en vigueur").count(), 1, "{heard}");
    assert!(heard.contains("Réponse automatique retirée") && !heard.contains("(en vigueur)"), "{heard}");
    assert_eq!(Session::decisions(&session), 2, "{heard}");
    let heard = said(&mut sparing(&[]), Lang::En, "\nq\n");
    assert_eq!(heard.matches(in_force).count(), 1, "for all at this screen: {heard}");
}

#[test]
fn usual_orders_are_said_once_on_the_screen() {
    let mut seen = screen("orders-usual", sparing(&[(1, "careful")]));
    let first = seen.picture();
    assert!(first.contains("Automatic reply on: Spare me the last question (o changes that)."), "{first}");
    assert!(first.contains("o replies*"), "{first}");
    seen.type_all("2");
    let over = seen.picture();
    assert!(over.contains("All is revealed") && !over.contains("By your automatic replies"), "{over}");
    seen.type_all("uy");
    let undone = seen.picture();
    assert!(undone.contains("o replies*") && !undone.contains("in force"), "{undone}");
    assert!(!undone.contains("dropped"), "nothing was given: {undone}");
    let mut seen = screen("orders-usual-of-several", sparing(&[]));
    seen.type_all("v");
    assert!(seen.picture().contains("o replies*"), "{}", seen.picture());
}

//! The contract, run for every game on the shelf and every way to choose options.

mod common;

use kernel::contract::{self, Effort};
use kernel::{Fate, GameBox, Lang, Seat, SeatSet, Seed, Seeded, Source, Status};
use table::{AnySession, Declined, IDS, Luck, PlayError, Session, Settings, Visitor, Words, nobody_asks, shelf};

/// Runs a test for every game.
fn for_every_game<V: Visitor<Out = ()>>(test: impl Fn() -> V) {
    for id in IDS {
        shelf::visit(id, test()).expect("a game on the shelf");
    }
}

#[test]
fn rules_keep_the_contract() {
    struct Keep;
    impl Visitor for Keep {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            for chosen in common::all_options(&game) {
                let options = common::options(&game, &chosen);
                let effort = Effort { games: 40 * common::effort(), outcomes: 600, throws: 300 };
                contract::keep(&game, &options, G::ID, effort)
                    .unwrap_or_else(|breach| panic!("{chosen:?}: {breach:?}"));
            }
        }
    }
    for_every_game(|| Keep);
}

/// Plays a session at random with undos, illegal tries and a replay of its record at the end.
fn play_session<G: GameBox>(game: &G, chosen: &[(String, String)], seed: &str) {
    let settings = Settings { options: chosen.to_vec(), ..Settings::new(Luck::seed(seed)) };
    let mut session = Session::open(game.clone(), settings, &mut nobody_asks).expect("options of the game itself");
    let mut luck = Seeded::new(Seed::of(seed).player(Seat(7)));
    let mut any = |ways: usize| luck.pick(Source::PLAYER, ways as u32) as usize;
    let mut pool: Vec<G::Action> = Vec::new();
    while let Status::Awaiting(awaited) = Session::status(&session) {
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = seats[any(seats.len())];
        let legal = session.legal_actions(seat);
        assert!(legal.iter().all(|action| {
            game.read_action(&game.write_action(*action)) == Some(*action)
                && session.action_from_json(&session.action_to_json(&game.write_action(*action)).unwrap())
                    == Some(game.write_action(*action))
        }));
        refuse_what_is_illegal(&mut session, seat, &pool);
        pool.extend(legal.iter().filter(|action| !pool.contains(action)).copied().collect::<Vec<_>>());
        let action = legal[any(legal.len())];
        let before = (session.checksum(), Session::decisions(&session));
        Session::play(&mut session, seat, action, &mut nobody_asks).expect("a legal action");
        if any(4) == 0 {
            let free = Session::undo_is_free(&session);
            let lines = Session::lines(&session).len();
            match Session::undo(&mut session, false) {
                Ok(()) => {
                    assert!(free);
                    assert_eq!(before, (session.checksum(), Session::decisions(&session)), "seed {seed}");
                }
                Err(_) => {
                    assert!(!free);
                    assert_eq!(lines, Session::lines(&session).len());
                }
            }
        }
    }
    let record = session.record();
    let again = shelf::load(&record).unwrap_or_else(|error| panic!("seed {seed}: {error:?}\n{record}"));
    assert_eq!(again.session.record(), record);
    assert_eq!(again.cut, None);
}

/// Whatever is not legal now is refused, and changes nothing at all.
fn refuse_what_is_illegal<G: GameBox>(session: &mut Session<G>, seat: Seat, pool: &[G::Action]) {
    let seats = SeatSet::first(Session::seats(session)).with(Seat(7));
    let before = session.record();
    // What the page greys out is refused with the reason it gives.
    let page = session.game().page(&Session::view(session, seat), seat);
    for choice in page.choices.iter().filter(|choice| choice.refused.is_some()) {
        let played = AnySession::play(session, seat, &choice.action, &mut nobody_asks);
        assert_eq!(played, Err(Declined::Refused(choice.refused.clone().expect("it was filtered"))));
    }
    for other in seats.iter() {
        let legal = session.legal_actions(other);
        for action in pool.iter().filter(|action| !legal.contains(action)) {
            let played = Session::play(session, other, *action, &mut nobody_asks);
            assert!(matches!(played, Err(PlayError::Refused(_))), "{other:?} {action:?}");
        }
    }
    assert_eq!(session.record(), before);
}

#[test]
fn sessions_undo_refuse_and_replay() {
    struct Play;
    impl Visitor for Play {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            for (number, chosen) in common::all_options(&game).iter().enumerate() {
                for again in 0..6 * common::effort() {
                    play_session(&game, chosen, &format!("session {number}/{again}"));
                }
            }
        }
    }
    for_every_game(|| Play);
}

/// Insisting takes back even what chance has answered, and the same chance comes again.
#[test]
fn insisting_restores_the_exact_table_and_its_luck() {
    struct Insist;
    impl Visitor for Insist {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            for number in 0..20 {
                let settings = Settings::new(Luck::seed(format!("insist {number}")));
                let mut session = Session::open(game.clone(), settings, &mut nobody_asks).unwrap();
                let mut sums = vec![session.checksum()];
                while let Status::Awaiting(awaited) = Session::status(&session) {
                    let seat = awaited.lowest().unwrap();
                    let action = session.legal_actions(seat)[0];
                    Session::play(&mut session, seat, action, &mut nobody_asks).unwrap();
                    let after = session.checksum();
                    if Session::seats(&session) == 1 {
                        Session::undo(&mut session, true).unwrap();
                        assert_eq!(Some(&session.checksum()), sums.last());
                        Session::play(&mut session, seat, action, &mut nobody_asks).unwrap();
                        assert_eq!(session.checksum(), after);
                    }
                    sums.push(after);
                }
                let record = session.record();
                assert_eq!(shelf::load(&record).unwrap().session.record(), record);
            }
        }
    }
    for_every_game(|| Insist);
}

/// Pages, events and refusals can be said in both languages wherever random play leads.
#[test]
fn everything_can_be_said() {
    struct Say;
    impl Visitor for Say {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let words = Lang::ALL.map(|lang| Words::new(lang, &[game.locale(lang)]));
            let say = |text: &kernel::Text| {
                words.iter().for_each(|words| assert!(words.try_say(text).is_ok(), "{:?}: {text:?}", words.lang));
            };
            for (number, chosen) in common::all_options(&game).iter().enumerate() {
                let settings =
                    Settings { options: chosen.clone(), ..Settings::new(Luck::seed(format!("say {number}"))) };
                let mut session = Session::open(game.clone(), settings, &mut nobody_asks).unwrap();
                loop {
                    for seat in SeatSet::first(Session::seats(&session)).iter() {
                        say_page(&game, &session, seat, &say);
                    }
                    let Some(seat) = Session::status(&session).awaited().lowest() else { break };
                    let action = game.careful(&Session::view(&session, seat), seat);
                    Session::play(&mut session, seat, action, &mut nobody_asks).unwrap();
                }
                for seat in SeatSet::first(Session::seats(&session)).iter() {
                    Session::story(&session, 0, seat).iter().for_each(|(_, event)| say(&game.tell(event)));
                }
            }
        }
    }
    for_every_game(|| Say);
}

fn say_page<G: GameBox>(game: &G, session: &Session<G>, seat: Seat, say: &impl Fn(&kernel::Text)) {
    let page = game.page(&Session::view(session, seat), seat);
    [&page.heading, &page.prompt].into_iter().chain(&page.notes).for_each(say);
    page.gauges.iter().for_each(|gauge| say(&gauge.label));
    for zone in &page.zones {
        say(&zone.label);
        zone.things.iter().for_each(|thing| say(&thing.label));
    }
    let legal: Vec<String> = session.legal_actions(seat).iter().map(|action| game.write_action(*action)).collect();
    let allowed = page.choices.iter().filter(|choice| choice.refused.is_none());
    let allowed: Vec<String> = allowed.map(|choice| choice.action.clone()).collect();
    assert_eq!(allowed, legal, "a page offers exactly the legal actions");
    for choice in &page.choices {
        assert!(game.read_action(&choice.action).is_some());
        say(&choice.label);
        say(&choice.consequence);
        choice.refused.iter().for_each(|refused| say(&refused.why));
    }
}

/// The careful bot's rule of thumb always gives a legal action.
#[test]
fn rules_of_thumb_are_legal() {
    struct Thumb;
    impl Visitor for Thumb {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            for chosen in common::all_options(&game) {
                let options = common::options(&game, &chosen);
                let mut ctx = kernel::Ctx::new(Seeded::new(Seed::of("thumb")), kernel::Nobody);
                for _ in 0..50 {
                    let mut table = game.setup(&options, &mut ctx);
                    while let Some(seat) = game.awaited(&table).lowest() {
                        let careful = game.careful(&game.view(&table, seat), seat);
                        assert!(game.check(&table, seat, careful).is_ok(), "{chosen:?} {careful:?} {table:?}");
                        let rollout = game.rollout(&table, seat, &mut ctx.fate);
                        assert!(game.check(&table, seat, rollout).is_ok());
                        game.apply(&mut table, seat, careful, &mut ctx);
                    }
                }
            }
        }
    }
    for_every_game(|| Thumb);
}

/// Piles and dice have names of their own, and what they show can be written and read.
#[test]
fn sources_are_well_named() {
    struct Look;
    impl Visitor for Look {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let sources = game.sources();
            for (at, spec) in sources.iter().enumerate() {
                assert!(spec.source < Source::PLAYER);
                let unlike = |other: &kernel::SourceSpec| other.source != spec.source && other.path() != spec.path();
                assert!(sources[..at].iter().all(unlike), "{spec:?}");
                assert!(!spec.path().contains([' ', ':', '#']), "{spec:?}");
                for face in 0..=u8::MAX {
                    let Some(said) =
                        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| game.face(spec.source, face))).ok()
                    else {
                        break;
                    };
                    assert!(!said.contains([' ', ':', '#']), "{spec:?} {said}");
                    assert_eq!(game.read_face(spec.source, &said), Some(face));
                }
            }
        }
    }
    for_every_game(|| Look);
}

//! Undo by consent and seats that change hands, in every game on the shelf, wherever random play leads.

mod common;

use kernel::{Fate, GameBox, Seat, SeatSet, Seed, Seeded, Source};
use table::{BotSpec, IDS, Luck, Session, Settings, Visitor, nobody_asks, shelf};

/// Plays some decisions at random, now and then taking some back by consent.
fn play_and_repent<G: GameBox>(game: &G, players: u8, seed: &str) {
    let settings = Settings { players: Some(players as u64), ..Settings::new(Luck::seed(seed)) };
    let mut session = Session::open(game.clone(), settings, &mut nobody_asks).expect("a table of the game itself");
    let mut luck = Seeded::new(Seed::of(seed).player(Seat(0)));
    let mut any = |ways: usize| luck.pick(Source::PLAYER, ways as u32) as usize;
    let everybody: Vec<Seat> = SeatSet::first(players).iter().collect();
    // Who decided each decision that stands, and the table before it.
    let mut before: Vec<(Seat, String)> = Vec::new();
    for _ in 0..60 {
        let awaited: Vec<Seat> = session.status().awaited().iter().collect();
        if awaited.is_empty() {
            break;
        }
        let seat = awaited[any(awaited.len())];
        let legal = session.legal_actions(seat);
        before.push((seat, session.checksum()));
        session.play(seat, &legal[any(legal.len())], &mut nobody_asks).expect("a legal action");
        let asking = everybody[any(everybody.len())];
        match any(12) {
            0 | 1 => {}
            2 => {
                // Refused where nobody would be left, or where it changes nothing.
                let bot = [None, Some(BotSpec::Careful), Some(BotSpec::Random)][any(3)].clone();
                let people = session.people();
                let handed = session.hand_over(asking, bot.clone()).is_ok();
                assert!(!handed || session.bot(asking) == bot.as_ref(), "seed {seed}");
                assert!(handed || session.people() == people, "seed {seed}");
                assert!(!session.people().is_empty(), "seed {seed}");
                assert_eq!(session.decisions(), before.len());
                continue;
            }
            _ => continue,
        }
        let sits = session.people().has(asking);
        let expected = before.iter().rposition(|(seat, _)| sits && *seat == asking);
        let (reach, assisted) = (session.undo_reach(asking), session.assisted());
        assert_eq!(reach.map(|(count, _)| before.len() - count), expected, "seed {seed}");
        assert_eq!(session.undo_by_consent(asking).is_ok(), expected.is_some(), "seed {seed}");
        let (Some(kept), Some((_, free))) = (expected, reach) else { continue };
        assert_eq!((session.checksum(), session.decisions()), (before[kept].1.clone(), kept), "seed {seed}");
        assert_eq!(session.assisted(), assisted || !free, "seed {seed}");
        before.truncate(kept);
    }
    let record = session.record();
    let again = shelf::load(&record).unwrap_or_else(|error| panic!("seed {seed}: {error:?}\n{record}"));
    assert_eq!(again.session.record(), record);
    assert!(everybody.iter().all(|seat| again.session.bot(*seat) == session.bot(*seat)), "seed {seed}");
}

/// Records call people so.
#[test]
fn no_bot_is_called_person() {
    for id in IDS {
        let label = shelf::label(id).expect("a game on the shelf");
        assert!(!BotSpec::from("person").plays(&label.characters), "{id}");
    }
}

#[test]
fn whatever_all_agree_to_take_back_goes_and_replays() {
    struct Repent;
    impl Visitor for Repent {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let (least, most) = game.label().players;
            for players in least..=most {
                for number in 0..20 * common::effort() {
                    play_and_repent(&game, players, &format!("consent {players}/{number}"));
                }
            }
        }
    }
    IDS.iter().for_each(|id| shelf::visit(id, Repent).expect("a game on the shelf"));
}

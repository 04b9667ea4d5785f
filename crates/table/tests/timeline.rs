//! Any moment of a game can be had again: by taking back, and by stepping through its record.

mod common;

use kernel::{Fate, Seat, Seed, Seeded, Source};
use table::{IDS, Luck, RealCardAnswer, RealCardQuestion, Session, Settings, shelf};

/// A game of so many people, played at random for a while, with the checksum after every decision.
fn played(id: &str, players: u8, seed: &str, most: usize) -> (Session, Vec<String>) {
    played_with(id, players, Luck::seed(seed), seed, most)
}

/// The same with another luck: real cards show whatever comes.
fn played_with(id: &str, players: u8, luck: Luck, seed: &str, most: usize) -> (Session, Vec<String>) {
    let settings = Settings { players: Some(players as u64), ..Settings::new(luck) };
    // A card that cannot be there is asked for again: then another one is shown.
    let mut shown = 0;
    let mut show = |asking: &RealCardQuestion| {
        shown += 1;
        RealCardAnswer::Shows(shown % asking.faces.len())
    };
    let mut session = shelf::open(id, settings, &mut show).expect("a table of the game itself");
    let mut luck = Seeded::new(Seed::of(seed).player(Seat(7)));
    let mut sums = vec![session.checksum()];
    while let Some(seat) = session.status().awaited().lowest().filter(|_| sums.len() <= most) {
        let legal = session.legal_actions(seat);
        let action = &legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
        session.play(seat, action, &mut show).expect("a legal action");
        sums.push(session.checksum());
    }
    (session, sums)
}

#[test]
fn taking_back_goes_all_the_way_to_the_start() {
    for id in IDS {
        let (least, most) = shelf::label(id).expect("a game on the shelf").players;
        for players in least..=most {
            for number in 0..4 * common::effort() {
                let seed = format!("back {players}/{number}");
                let (mut session, sums) = played(id, players, &seed, 200);
                let whole = session.clone();
                for expected in sums.iter().rev().skip(1) {
                    let last = session.decided_by(session.decisions()).expect("a decision");
                    session.undo_by_consent(last).unwrap_or_else(|error| panic!("{id} seed {seed}: {error:?}"));
                    assert_eq!(session.checksum(), *expected, "{id} seed {seed}");
                }
                assert_eq!((session.decisions(), session.undone()), (0, sums.len() - 1), "{id} seed {seed}");
                // What was played on from here is another game, and a clone does not notice.
                assert_eq!((whole.checksum(), whole.decisions()), (sums[sums.len() - 1].clone(), sums.len() - 1));
                let record = session.record();
                assert_eq!(shelf::load(&record).expect("a record").session.record(), record, "{id} seed {seed}");
            }
        }
    }
}

#[test]
fn a_replay_goes_anywhere_and_shows_the_same() {
    for id in IDS {
        let label = shelf::label(id).expect("a game on the shelf");
        let (session, _) = played(id, label.players.1, "anywhere", 150);
        let mut replay = shelf::replay(&session.record()).expect("a record");
        let seen = |replay: &table::Replay| {
            let session = replay.session();
            (session.checksum(), session.page(Seat(0)), session.story(0, Seat(0)).len(), session.record())
        };
        let mut all = vec![seen(&replay)];
        while replay.forward().expect("a line of ours") {
            all.push(seen(&replay));
        }
        assert_eq!(all.len(), replay.steps() + 1);
        let mut luck = Seeded::new(Seed::of("anywhere"));
        for _ in 0..60 {
            let at = luck.pick(Source::PLAYER, all.len() as u32) as usize;
            replay.go_to(at).expect("a record that was replayed");
            assert_eq!((replay.at(), seen(&replay)), (at, all[at].clone()), "{id}");
        }
        replay.go_to(usize::MAX).expect("a record that was replayed");
        assert_eq!(replay.at(), replay.steps());
    }
}

/// What is told from a mark on is what was not told before, and nothing else, however long ago it was and though much was taken back since.
#[test]
fn stories_go_on_where_their_reader_left_off() {
    for (id, luck) in IDS.iter().flat_map(|id| [(*id, Luck::seed("story")), (*id, Luck::Asked)]) {
        let label = shelf::label(id).expect("a game on the shelf");
        let (mut whole, _) = played_with(id, label.players.1, luck, "story", 200);
        let mut replay = shelf::replay(&whole.record()).expect("a record");
        let (mut told, mut mark) = (Vec::new(), table::StoryMark::default());
        loop {
            let (new, next) = replay.session().story_since(mark, Seat(0));
            told.extend(new);
            mark = next;
            if !replay.forward().expect("a line of ours") {
                break;
            }
        }
        assert_eq!(told, whole.story(0, Seat(0)), "{id}");
        assert_eq!(whole.story_since(mark, Seat(0)).0, []);
        while let Some(last) = whole.decided_by(whole.decisions()) {
            whole.undo_by_consent(last).expect("everybody agrees");
            told.retain(|telling| telling.step <= whole.decisions());
            assert_eq!(told, whole.story(0, Seat(0)), "{id} after {} decisions", whole.decisions());
            let late = whole.decisions() / 2;
            let since: Vec<_> = told.iter().filter(|telling| telling.step >= late).cloned().collect();
            assert_eq!(since, whole.story(late, Seat(0)), "{id} from {late} of {}", whole.decisions());
        }
    }
}

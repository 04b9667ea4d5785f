//! What happened is staged: every beat has a page, and the last of a decision is the table as it stands.

mod common;

use kernel::{Fate, GameBox, Page, Seat, SeatSet, Seed, Seeded, Source, Text};
use table::{Luck, Session, Settings, StoryMark, Visitor, nobody_asks};

/// What lies on the table: a page without its question and what is said about it.
fn still(page: Page) -> Page {
    Page { choices: Vec::new(), prompt: Text::new("still"), notes: Vec::new(), ..page }
}

/// Plays a session at random, and looks at every beat with the eyes of every seat and of who watches; gives how many there were.
fn stage<G: GameBox>(game: &G, laid: &common::Laid, seed: &str) -> usize {
    let players = Some(laid.players as u64);
    let settings = Settings { players, options: laid.options.clone(), ..Settings::new(Luck::seed(seed)) };
    let mut session = Session::open(game.clone(), settings, &mut nobody_asks).expect("options of the game itself");
    let mut luck = Seeded::new(Seed::of(seed).player(Seat(6)));
    let mut beats = 0;
    while let Some(seat) = session.status().awaited().lowest() {
        let legal = session.legal_actions(seat);
        let mark = session.story_mark();
        let action = match luck.pick(Source::PLAYER, 3) {
            0 => legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize].clone(),
            _ => common::careful(game, &session, seat),
        };
        session.play(seat, &action, &mut nobody_asks).expect("a legal action");
        for viewer in SeatSet::first(session.seats()).iter().chain([Seat::WATCHER]) {
            let staged = session.beats_since(mark, viewer);
            beats += staged.len();
            let story = session.story(session.decisions(), viewer);
            let notable = story.iter().filter(|told| told.notable).count();
            assert!(staged.len() >= notable.min(1), "seed {seed}: {viewer:?} is shown nothing of {story:?}");
            assert!(staged.iter().all(|beat| beat.step == session.decisions()));
            // What is told last may weigh nothing: the table then moves on by itself.
            if story.last().is_some_and(|told| told.notable)
                && let Some(last) = staged.into_iter().last()
            {
                assert_eq!(
                    still(last.page),
                    still(session.page(viewer)),
                    "seed {seed}, decision {}",
                    session.decisions()
                );
            }
        }
    }
    // From the beginning it is all there again.
    assert!(session.beats_since(StoryMark::default(), Seat(0)).len() * 2 >= session.decisions() / 4);
    beats
}

#[test]
fn every_beat_of_every_game_has_a_page() {
    struct Stage;
    impl Visitor for Stage {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let mut beats = 0;
            for (number, laid) in common::all_tables(&game).iter().enumerate() {
                for again in 0..common::games(&game, laid, 3) * common::effort() {
                    beats += stage(&game, laid, &format!("beats {number}/{again}"));
                }
            }
            println!("{}: {beats} beats", G::ID);
            assert!(beats > 500, "{}: {beats}", G::ID);
        }
    }
    common::for_every_game(|| Stage);
}

//! What happened is staged: every beat has a page, and the last of a decision is the table as it stands.

mod common;

use kernel::{BeatKind, Fate, GameBox, Lang, Page, Seat, SeatSet, Seed, Seeded, Source, Text};
use std::collections::BTreeSet;
use table::{Luck, Session, Settings, StagedBeat, StoryMark, Visitor, nobody_asks};

/// The most words of a beat, the names of cards and people among them: it is read in passing.
const MOST_WORDS: usize = 16;

/// What lies on the table: a page without its question and what is said about it.
fn still(page: Page) -> Page {
    Page { choices: Vec::new(), prompt: Text::new("still"), notes: Vec::new(), ..page }
}

/// What a beat may point at on a page: things, zones and quantities, by their ids.
fn ids(page: &Page) -> BTreeSet<String> {
    let things = page.zones.iter().flat_map(|zone| zone.things.iter().map(|thing| thing.id.clone()));
    let zones = page.zones.iter().map(|zone| zone.id.to_string());
    things.chain(zones).chain(page.gauges.iter().map(|gauge| gauge.id.to_string())).collect()
}

/// Beats point at what lies on the page before them or on their own.
fn point_at_what_is_there(before: &Page, staged: &[StagedBeat], seed: &str) {
    let mut before = ids(before);
    for StagedBeat { beat, page, .. } in staged {
        let now = ids(page);
        for end in beat.from.iter().chain(&beat.to) {
            assert!(before.contains(end) || now.contains(end), "seed {seed}: {end} is nowhere: {beat:?}");
        }
        before = now;
    }
}

/// Every game says how it ended, and a score is the sum of its lines.
fn ends_with_a_plate(session: &Session, viewer: Seat, seed: &str) {
    let Some(ending) = session.ending(viewer) else { panic!("seed {seed}: {viewer:?} is not told how it ended") };
    let verdict = session.verdict().expect("it is over");
    let (score, won) = verdict.seats()[if viewer == Seat::WATCHER { 0 } else { viewer.0 as usize }];
    let sum: i32 = ending.score.iter().map(|line| line.points).sum();
    // Among rivals, a watcher is told of the winner's.
    if viewer != Seat::WATCHER || verdict.shared() {
        assert_eq!(sum, score, "seed {seed}, {viewer:?}: {ending:?}");
    }
    match viewer {
        Seat::WATCHER => assert_eq!(ending.won, verdict.seats().iter().any(|(_, won)| *won), "seed {seed}"),
        _ => assert_eq!(ending.won, won, "seed {seed}, {viewer:?}"),
    }
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
        let viewers: Vec<Seat> = SeatSet::first(session.seats()).iter().chain([Seat::WATCHER]).collect();
        let before: Vec<Page> = viewers.iter().map(|viewer| session.page(*viewer)).collect();
        session.play(seat, &action, &mut nobody_asks).expect("a legal action");
        for (viewer, before) in viewers.into_iter().zip(&before) {
            let staged = session.beats_since(mark, viewer);
            point_at_what_is_there(before, &staged, seed);
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
    for viewer in SeatSet::first(session.seats()).iter().chain([Seat::WATCHER]) {
        ends_with_a_plate(&session, viewer, seed);
    }
    // From the beginning it is all there again.
    let all = session.beats_since(StoryMark::default(), Seat(0));
    assert!(all.len() * 2 >= session.decisions() / 4);
    for lang in Lang::ALL {
        let words = session.words(lang);
        for staged in &all {
            let said = words.say(&staged.beat.words);
            let long = said.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
            assert!(long <= MOST_WORDS, "seed {seed}: {long} words: {said}");
        }
    }
    // Most of what happens is more than told: it moves, shows, hurts.
    let staged = all.iter().filter(|staged| staged.beat.kind != BeatKind::Told).count();
    assert!(staged * 2 >= all.len(), "seed {seed}: only {staged} of {} beats say what happens", all.len());
    assert!(!session.course(Seat(0)).chapters.is_empty(), "seed {seed}: no chapter begins");
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

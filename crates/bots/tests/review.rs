//! Reviews: costs and luck add up to the result, exactly; the same game is always reviewed alike; and whoever plays as advised plays well.

use bots::review::{NoReview, Reviewer};
use bots::solve::{Unsolved, can_be_solved, won_until};
use bots::{BotSpec, Budget, Review, bot_for};
use kernel::{Fate, Seat, SeatSet, Seed, Seeded, Source};
use table::{IDS, Luck, Session, Settings, nobody_asks, shelf};

const ME: SeatSet = SeatSet::only(Seat(0));

fn open(id: &str, seed: &str) -> Session {
    shelf::open(id, Settings::new(Luck::seed(seed)), &mut nobody_asks).expect("a game on the shelf")
}

/// Plays until the game is over, as `choose` says.
fn play(mut session: Session, mut choose: impl FnMut(&Session, Seat) -> String) -> Session {
    while let Some(seat) = session.status().awaited().lowest() {
        let action = choose(&session, seat);
        session.play(seat, &action, &mut nobody_asks).expect("a legal action");
    }
    session
}

/// A game of whoever does anything.
fn random_game(id: &str, seed: &str) -> Session {
    let mut luck = Seeded::new(Seed::of(seed));
    play(open(id, seed), |session, seat| {
        let mut legal = session.legal_actions(seat);
        legal.swap_remove(luck.pick(Source::PLAYER, legal.len() as u32) as usize)
    })
}

fn reviewed(session: &Session, seats: SeatSet, playouts: u64) -> Review {
    let mut reviewer = Reviewer::new(session.clone(), seats).expect("a game to review").with_playouts(playouts);
    loop {
        if let Some(review) = reviewer.step().expect("a review") {
            return review;
        }
    }
}

/// The games of which something was learnt.
fn games() -> Vec<&'static str> {
    let seats = |session: &Session| Review::usual_seats(session);
    let known = |id: &&str| {
        let session = random_game(id, "known");
        Review::possible(&session, seats(&session)).is_ok()
    };
    IDS.iter().copied().filter(known).collect()
}

#[test]
fn costs_and_luck_add_up_to_the_result() {
    let games = games();
    assert!(!games.is_empty(), "something was learnt of some game");
    for id in games {
        for number in 0..2 {
            let seed = format!("adds up {number}");
            let session = random_game(id, &seed);
            let review = reviewed(&session, SeatSet::first(session.seats()), 16);
            assert_eq!(review.seats.len(), usize::from(session.seats()), "{id} {seed}");
            for seat in &review.seats {
                assert!(seat.adds_up(), "{id} {seed} {seat:?}");
                let sum = seat.beginning - seat.cost() + seat.luck();
                assert_eq!(sum, if seat.won { 1_000 } else { 0 }, "{id} {seed} seat {}", seat.seat);
                let costs: Vec<i32> = seat.costliest().iter().map(|found| found.cost).collect();
                assert!(costs.len() <= 3 && costs.is_sorted_by(|a, b| a >= b), "{id} {seed} {costs:?}");
                for found in &seat.decisions {
                    assert_eq!(session.decided_by(found.decision), Some(Seat(seat.seat)));
                    assert_eq!(session.action_of(found.decision).as_ref(), Some(&found.played));
                    assert_eq!(found.cost > 0, found.best != found.played, "{id} {seed} {found:?}");
                    assert!((0..=1_000).contains(&found.after), "{id} {seed} {found:?}");
                }
            }
        }
    }
}

#[test]
fn a_game_is_always_reviewed_alike() {
    let session = random_game(games()[0], "alike");
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let session = session.clone();
        pool.install(move || reviewed(&session, ME, 60))
    };
    assert_eq!(on(1), on(3));
    // From its record, too.
    let loaded = shelf::load(&session.record()).expect("a record").session;
    assert_eq!(reviewed(&loaded, ME, 60), on(2));
}

#[test]
fn whoever_plays_as_advised_is_nearly_perfect_and_whoever_plays_anything_is_not() {
    let id = games()[0];
    let advised = play(open(id, "advised"), |session, seat| {
        let spec = BotSpec::Search(Budget::Playouts(400));
        let seed = Seed::of("advised").nth(session.decisions() as u64);
        bot_for(session, &spec, seed).expect("a bot").advise(&session.seat_view(seat)).action
    });
    let accuracy = |session: &Session| reviewed(session, ME, 200).seats[0].accuracy.expect("decisions");
    let (well, anyhow) = (accuracy(&advised), accuracy(&random_game(id, "advised")));
    assert!(well >= 960, "{well} thousandths");
    assert!(anyhow < well, "{anyhow} and {well} thousandths");
}

#[test]
fn what_was_taken_back_does_not_count() {
    let id = games()[0];
    let straight = random_game(id, "taken back");
    let mut again = open(id, "taken back");
    for decision in 1..=straight.decisions() {
        let wanted = straight.action_of(decision).expect("a decision");
        let other = again.legal_actions(Seat(0)).into_iter().find(|action| *action != wanted);
        let mut checked = again.clone();
        if let Some(other) = other
            && checked.play(Seat(0), &other, &mut nobody_asks).is_ok()
            && checked.undo(false).is_ok()
        {
            again = checked;
        }
        again.play(Seat(0), &wanted, &mut nobody_asks).expect("the same game");
    }
    assert!(again.undone() > 0, "something was taken back");
    assert_eq!(reviewed(&again, ME, 40), reviewed(&straight, ME, 40));
}

#[test]
fn a_kept_review_is_read_unless_it_is_damaged_or_another_games() {
    let id = games()[0];
    let (session, other) = (random_game(id, "kept"), random_game(id, "another"));
    let review = Review::of(&session, ME, &mut |_, _| true).expect("a review");
    let text = review.to_keep();
    assert_eq!(Review::kept(&text, &session, ME).as_ref(), Some(&review));
    assert_eq!(Review::kept(&text, &other, ME), None);
    assert_eq!(Review::kept(&text, &session, ME.with(Seat(1))), None, "it is not of all seats");
    for at in (0..text.len()).step_by(7).filter(|at| text.is_char_boundary(*at)) {
        let (before, after) = text.split_at(at);
        assert_eq!(Review::kept(before, &session, ME), None, "cut at {at}");
        let sign = if after.starts_with('1') { '2' } else { '1' };
        let changed: String = before.chars().chain([sign]).chain(after.chars().skip(1)).collect();
        assert_eq!(Review::kept(&changed, &session, ME), None, "changed at {at}");
    }
    let file = std::env::temp_dir().join(format!("oubliette-review-{}.json", std::process::id()));
    std::fs::write(&file, "nothing of the kind").expect("a temporary file");
    let mut steps = 0;
    let mut count = |_, _| {
        steps += 1;
        true
    };
    assert_eq!(Review::kept_in(Some(&file), &session, ME, &mut count).as_ref(), Ok(&review));
    let found_in = steps;
    let mut never = |_, _| panic!("it is kept");
    assert_eq!(Review::kept_in(Some(&file), &session, ME, &mut never), Ok(review));
    std::fs::remove_file(&file).expect("our own file");
    assert!(found_in > 1, "it is said how far it is");
}

#[test]
fn not_everything_can_be_reviewed() {
    let id = games()[0];
    let never = &mut |_: usize, _: usize| panic!("there is nothing to review");
    assert_eq!(Review::of(&open(id, "begun"), ME, never), Err(NoReview::Unfinished));
    let session = random_game(id, "over");
    assert_eq!(Review::of(&session, ME.with(Seat(5)), never), Err(NoReview::NoSeat));
    assert_eq!(Review::of(&session, ME, &mut |done, _| done < 1), Err(NoReview::Stopped));
    let without = IDS.iter().copied().filter(|id| !games().contains(id));
    for id in without {
        let session = random_game(id, "nothing learnt");
        assert_eq!(Review::possible(&session, Review::usual_seats(&session)), Err(NoReview::NoValue), "{id}");
    }
}

/// With every card known: a game that was won could be won to its end, one that was lost only up to some decision.
#[test]
fn a_deal_could_be_won_up_to_the_decision_that_lost_it() {
    let id = IDS.iter().copied().find(|id| can_be_solved(id)).expect("a game that can be laid open");
    let mut known = 0;
    for number in 0..6 {
        let seed = format!("deal {number}");
        let session = play(open(id, &seed), |session, seat| {
            let bot = bot_for(session, &BotSpec::Careful, Seed::of(""));
            bot.expect("a bot").decide(&session.seat_view(seat))
        });
        let actions: Vec<String> = (1..=session.decisions()).filter_map(|at| session.action_of(at)).collect();
        let until = |actions: &[String]| won_until(id, session.settings(), Seed::of(&seed), actions);
        let Ok(whole) = until(&actions) else { continue };
        known += 1;
        let won = session.verdict().expect("a game that is over").seats()[0].1;
        assert_eq!(won, whole == Some(session.decisions()), "{seed}");
        if let Some(last) = whole {
            assert_eq!(until(&actions[..last]), Ok(Some(last)), "{seed}");
        } else {
            assert_eq!(until(&[]), Ok(None), "{seed}");
        }
    }
    assert!(known > 2, "some deals are quickly solved: {known}");
    assert!(matches!(
        won_until(id, &Settings::new(Luck::seed("")), Seed::of(""), &["x".into()]),
        Err(Unsolved::NotOpen)
    ));
}

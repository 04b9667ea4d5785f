//! Forecasts where ways are too many to be walked: estimates that say so, and how far off they may be.

use kernel::{Chance, Fraction, Seat};
use std::collections::BTreeMap;
use table::{Luck, Settings, nobody_asks, shelf};

/// Positions of a game in which chance has a say, each with a choice that it has a say in.
fn with_chances(seed: &str, mut look: impl FnMut(&table::Session, &str)) {
    let settings = Settings::new(Luck::seed(seed));
    let mut session = shelf::open("mini-rogue", settings, &mut nobody_asks).expect("a table");
    for _ in 0..60 {
        let page = session.page(Seat(0));
        page.choices.iter().filter(|choice| choice.chance).for_each(|choice| look(&session, &choice.action));
        let Some(action) = session.legal_actions(Seat(0)).first().cloned() else { return };
        session.play(Seat(0), &action, &mut nobody_asks).expect("a legal action");
    }
}

#[test]
fn an_estimate_is_near_the_exact_odds() {
    let (mut compared, mut far) = (0, 0);
    for seed in ["near", "nearer", "nearest"] {
        with_chances(seed, |session, action| {
            let exact = session.forecast(Seat(0), action, 50_000);
            let about = session.forecast(Seat(0), action, 30);
            if exact.len() < 2 || about.iter().all(|(chance, _)| chance.is_exact()) {
                return;
            }
            assert!(exact.iter().all(|(chance, _)| chance.is_exact()), "seed {seed}: {action}");
            assert!(about.iter().all(|(chance, _)| !chance.is_exact()), "seed {seed}: {action}");
            assert_eq!(about, session.forecast(Seat(0), action, 30), "seed {seed}: another estimate of {action}");
            let sum = about.iter().try_fold(Fraction::ZERO, |sum, (chance, _)| sum.plus(chance.likelihood()));
            assert_eq!(sum, Some(Fraction::ONE), "seed {seed}: {action}");
            let known: BTreeMap<String, Chance> =
                exact.iter().map(|(chance, text)| (format!("{text:?}"), *chance)).collect();
            for (chance, text) in &about {
                let truth = known.get(&format!("{text:?}")).unwrap_or_else(|| panic!("seed {seed}: no {text:?}"));
                let apart = chance.in_parts(1_000_000).abs_diff(truth.in_parts(1_000_000));
                let error = chance.error_in_parts(1_000_000);
                (compared, far) = (compared + 1, far + (apart > 3 * error) as u32);
            }
        });
    }
    assert!(compared > 50, "only {compared} estimates were compared");
    // Thirty throws are few, and their errors are rough: most are within three of them all the same.
    assert!(far * 20 < compared, "{far} of {compared} estimates are three errors off");
}

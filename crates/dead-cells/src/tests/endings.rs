//! How runs end: the verdict, what decided it, and what they were worth.

use super::*;
use crate::decisions::{Action, Cause};
use kernel::{Arg, Ending, Game, GameBox, Lang, Status, Telling, Text};

impl Played {
    /// How it ended for the first seat, from all that happened.
    #[track_caller]
    fn ends(&self) -> Ending {
        let view = self.game.view(&self.table, Seat(0));
        self.game.ending(&view, Seat(0), &self.events).expect("a run that is over")
    }
}

/// The number of that name in a message.
fn number(text: &Text, name: &str) -> Option<i64> {
    text.args.iter().find_map(|(key, arg)| match arg {
        Arg::Number(number) if *key == name => Some(*number),
        Arg::Text(inner) => number(inner, name),
        _ => None,
    })
}

/// Every message of a text is in both languages.
#[track_caller]
pub(super) fn is_said(text: &Text) {
    for lang in Lang::ALL {
        let locale = DeadCells::default().label().locale(lang);
        assert!(locale.lines().any(|line| line.starts_with(&format!("{} = ", text.id))), "{lang:?}: {}", text.id);
    }
    for (_, arg) in &text.args {
        if let Arg::Text(inner) = arg {
            is_said(inner);
        }
    }
}

/// The lines add up to the score, all is said in both languages, and the picture is drawn. §run.score
#[track_caller]
fn adds_up(played: &Played) -> Ending {
    let ending = played.ends();
    let Status::Over(outcome) = played.game.status(&played.table) else { panic!("it goes on") };
    let sum: i32 = ending.score.iter().map(|line| line.points).sum();
    assert_eq!(sum, outcome.scores.as_slice()[0], "{ending:?}");
    assert_eq!(ending.won, outcome.won.has(Seat(0)));
    let labels = ending.score.iter().map(|line| &line.label);
    [&ending.verdict, &ending.cause].into_iter().chain(labels).for_each(is_said);
    assert!(played.game.drawing(ending.picture).is_some(), "{}", ending.picture);
    ending
}

/// While cells are spent, nothing has ended yet.
#[test]
fn a_run_that_goes_on_has_no_ending() {
    let played = scene("poisoned flayed").over(3);
    let view = played.game.view(&played.table, Seat(0));
    assert_eq!(played.game.ending(&view, Seat(0), &played.events), None);
    adds_up(&played.play("done"));
}

/// What decided a run, said before what is kept of it.
fn decided(ending: &Ending) -> &'static str {
    let cause = ending.cause.args.iter().find(|(name, _)| ending.cause.id == "cause-kept" && *name == "cause");
    match cause {
        Some((_, Arg::Text(cause))) => cause.id,
        other => panic!("{other:?}"),
    }
}

/// A defeat says who fell to what, where, and how far it was. §death.full
#[test]
fn a_defeat_says_what_killed_and_how_far_it_was() {
    let lost = scene("poisoned flayed")
        .at(0, "g")
        .foes("- B1-01")
        .fighting("0 1")
        .hurt(0, 2)
        .with(|table| table.deeds.biomes = 1)
        .struck(1, "d1F");
    let ending = adds_up(&lost);
    assert_eq!((ending.won, ending.verdict.id, decided(&ending)), (false, "verdict-lost", "cause-lost-by"));
    assert_eq!(ending.picture, "zombie");
    // From g a corridor leads out; then B2 lies before the boss.
    assert_eq!((number(&ending.cause, "spaces"), number(&ending.cause, "biomes")), (Some(1), Some(2)));
    assert_eq!(ending.score.iter().map(|line| line.points).collect::<Vec<_>>(), [0, 10]);
}

/// Where cells were spent in between, who fell and where still stands on the table.
#[test]
fn a_defeat_of_long_ago_still_says_where() {
    let mut lost =
        scene("poisoned flayed").at(1, "start").hurt(1, 3).with(|table| table.members[1].dead = true).over(2);
    lost = lost.play("done");
    lost.events.clear();
    let ending = adds_up(&lost);
    assert_eq!((decided(&ending), number(&ending.cause, "biomes")), ("cause-lost", Some(1)));
    assert!(number(&ending.cause, "spaces") > Some(1), "{ending:?}");
}

/// Against a boss, it is told in which of its forms it stood, and how much life it had left.
#[test]
fn a_defeat_by_a_boss_says_its_form() {
    let fought = || scene("poisoned flayed").against(1, 5).fighting("0 1").hurt(0, 2);
    let fought = |line: &str| {
        let scene = fought().with(|table| table.turned_up = Some(5)).hurt(1, 2);
        scene.struck(1, line)
    };
    let mut lost = fought("d1A");
    lost.table.phase = Phase::Over(false);
    lost.table.place = Region::Boss(0);
    let far = lost.ends().cause;
    assert_eq!((number(&far, "form"), number(&far, "forms")), (Some(2), Some(2)));
    is_said(&far);
    let hit = Event::Hit {
        member: None,
        space: 1,
        stands: Stands::Boss,
        damage: 1,
        blocked: 0,
        left: 7,
        cause: Cause::Action,
    };
    lost.events.push(hit);
    assert_eq!(number(&lost.ends().cause, "left"), Some(7));
}

/// A victory is worth thirty points more, and says how narrow it was.
#[test]
fn a_victory_says_how_narrow_it_was() {
    let mut won = scene("poisoned flayed").hurt(1, 2).with(|table| table.deeds.biomes = 2).over(4);
    won.table.phase = Phase::Over(true);
    won.table.place = Region::Boss(0);
    let ending = adds_up(&won);
    assert_eq!((ending.won, ending.verdict.id, number(&ending.cause, "left")), (true, "verdict-won", Some(1)));
    assert_eq!(ending.score.iter().map(|line| line.points).collect::<Vec<_>>(), [4, 20, 30]);
}

/// Whoever looks is told the same: a group wins or loses together.
#[test]
fn all_are_told_the_same() {
    let played = scene("poisoned flayed").over(0);
    assert_eq!(played.table.phase, Phase::Over(false));
    let told = |seat| played.game.ending(&played.game.view(&played.table, seat), seat, &played.events);
    assert!(told(Seat(0)) == told(Seat(1)) && told(Seat(0)) == told(Seat::WATCHER));
    assert!(played.game.check(&played.table, Seat(0), Action::Done {}).is_err());
}

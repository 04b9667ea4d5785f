//! The moment that decided a game: read off how well a seat stood after everything that happened.
//!
//! Whoever lost is told what cost most and was never made good; whoever survived, what saved them at their lowest; rivals, the swing of the
//! lead that lasted. What ended the game is no news, and where nothing stands out, nothing is said.

use crate::course::CourseMark;
use kernel::{Beat, BeatKind, BeatWeight};

/// What is less than this part of the most there ever was does not stand out.
const PART: i32 = 4;

/// Something that changed how well a seat stood.
struct Swing<'b> {
    at: usize,
    from: i32,
    to: i32,
    step: usize,
    beat: &'b Beat,
}

/// The moment that decided a game, from all that happened, each with its decision and with how well the seat stood then.
pub(crate) fn of(story: &[(usize, Beat, i32)], won: bool, rivals: bool) -> Option<CourseMark> {
    let most = story.iter().map(|(_, _, standing)| standing.abs()).max()?;
    let swings = swings(story);
    let found = match (won, rivals) {
        (true, false) => saved(story, &swings, most)?,
        (won, _) => lasting(story, &swings, won, rivals).filter(|(amount, _)| amount * PART >= most)?.1,
    };
    Some(CourseMark { step: found.step, words: told(story, found).words.clone() })
}

fn swings(story: &[(usize, Beat, i32)]) -> Vec<Swing<'_>> {
    let pairs = story.windows(2).enumerate().filter(|(_, pair)| pair[0].2 != pair[1].2);
    let swing = |(at, pair): (usize, &'_ [(usize, Beat, i32)])| (at + 1, pair[0].2, pair[1].2);
    let swings = pairs.map(swing);
    swings.map(|(at, from, to)| Swing { at, from, to, step: story[at].0, beat: &story[at].1 }).collect()
}

/// The swing that lasted most, and by how much: what was lost and never won back, or won and never lost again. Of equal ones the last. Among
/// rivals any may be; whoever has to survive is not told the blow that ended it.
fn lasting<'s, 'b>(
    story: &[(usize, Beat, i32)],
    swings: &'s [Swing<'b>],
    won: bool,
    rivals: bool,
) -> Option<(i32, &'s Swing<'b>)> {
    let last = story.last()?.2;
    let ended =
        story.iter().find(|(_, _, standing)| !rivals && *standing <= last).map_or(usize::MAX, |(step, ..)| *step);
    let amount = |swing: &Swing<'_>| {
        let after = story[swing.at..].iter().map(|(_, _, standing)| *standing);
        if won { after.min().map(|least| least - swing.from) } else { after.max().map(|best| swing.from - best) }
    };
    let weighed = swings.iter().filter(|swing| swing.step < ended).map(|swing| (amount(swing).unwrap_or(0), swing));
    weighed.filter(|(amount, _)| *amount > 0).max_by_key(|(amount, _)| *amount)
}

/// What raised a seat from its lowest, where that was low.
fn saved<'s, 'b>(story: &[(usize, Beat, i32)], swings: &'s [Swing<'b>], most: i32) -> Option<&'s Swing<'b>> {
    let least = story.iter().map(|(_, _, standing)| *standing).min().filter(|least| least * PART <= most)?;
    swings.iter().rfind(|swing| swing.from == least && swing.to > least)
}

/// What is said of a swing: what turned the game in the same decision and led to it, or else what it came with.
fn told<'s>(story: &'s [(usize, Beat, i32)], swing: &Swing<'s>) -> &'s Beat {
    let same = story[..=swing.at].iter().rev().take_while(|(step, ..)| *step == swing.step);
    let turned = |beat: &&Beat| beat.weight == BeatWeight::Turning && beat.kind != BeatKind::Ends;
    same.map(|(_, beat, _)| beat).find(turned).unwrap_or(swing.beat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Text;

    fn text(id: &'static str) -> Text {
        Text::new(id)
    }

    /// A story told by how well a seat stood after each decision.
    fn story(standings: &[i32]) -> Vec<(usize, Beat, i32)> {
        let told = |(at, standing): (usize, &i32)| (at + 1, Beat::told(text("it"), BeatWeight::Normal), *standing);
        standings.iter().enumerate().map(told).collect()
    }

    fn decided(standings: &[i32], won: bool, rivals: bool) -> Option<usize> {
        of(&story(standings), won, rivals).map(|mark| mark.step)
    }

    #[test]
    fn a_defeat_is_decided_by_what_was_never_made_good() {
        assert_eq!(decided(&[20, 11, 19, 12, 8, 3, 0, 0], false, false), Some(4), "11 was healed");
        assert_eq!(decided(&[4, 4, 3, 2, 2, 1, 0], false, false), Some(6), "of equal ones the last before the end");
        assert_eq!(decided(&[20, 20, 0], false, false), None, "one blow ended it");
        assert_eq!(decided(&[20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0], false, false), None, "nothing stands out");
    }

    #[test]
    fn a_victory_is_decided_by_what_saved() {
        assert_eq!(decided(&[20, 9, 1, 1, 11, 4, 9], true, false), Some(5));
        assert_eq!(decided(&[20, 12, 18, 14], true, false), None, "never in danger");
        assert_eq!(decided(&[20, 12, 2], true, false), None, "nothing saved them");
    }

    #[test]
    fn rivals_are_decided_by_the_swing_that_lasted() {
        assert_eq!(decided(&[0, 3, 0, -12, 7, 9, 8], true, true), Some(5));
        assert_eq!(decided(&[0, 3, 3, -11, -12], false, true), Some(4));
        assert_eq!(decided(&[0, 0, 0], false, true), None);
        assert_eq!(of(&[], true, true), None);
    }

    #[test]
    fn what_led_to_it_in_the_same_decision_is_said() {
        let killed = Beat::told(text("killed"), BeatWeight::Turning);
        let prestige = Beat::told(text("prestige"), BeatWeight::Normal);
        let told = [(1, prestige.clone(), 0), (2, killed, 0), (2, prestige, 5)];
        assert_eq!(of(&told, true, true).map(|mark| mark.words.id), Some("killed"));
    }
}

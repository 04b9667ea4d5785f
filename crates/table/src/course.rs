//! The course of a game: where its chapters began, and what turned it.

use kernel::{Beat, BeatKind, BeatWeight, Text};

/// The course of a game, as a seat witnessed it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// Where rooms, rounds, encounters began, in order.
    pub chapters: Vec<CourseMark>,
    /// What turned the game, in order.
    pub turns: Vec<CourseMark>,
    /// The moment that decided it, where one did.
    pub turning_point: Option<CourseMark>,
}

/// A moment of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CourseMark {
    /// The decision it followed, counted from 1; 0 for the laying out of the table.
    pub step: usize,
    /// What happened.
    pub words: Text,
}

impl Course {
    /// Reads it off the beats of a game, in order, each with its decision.
    pub fn of(beats: impl IntoIterator<Item = (usize, Beat)>) -> Self {
        let (mut course, mut worst): (Self, Option<(i32, CourseMark)>) = (Self::default(), None);
        let mut last = 0;
        for (step, beat) in beats {
            last = step;
            let mark = CourseMark { step, words: beat.words };
            match beat.kind {
                BeatKind::Begins => course.chapters.push(mark.clone()),
                BeatKind::Hurt if worst.as_ref().is_none_or(|(amount, _)| beat.amount > *amount) => {
                    worst = Some((beat.amount, mark.clone()));
                }
                _ => {}
            }
            if beat.weight == BeatWeight::Turning && beat.kind != BeatKind::Ends {
                course.turns.push(mark);
            }
        }
        // What ended it is no news by then: the last turn before that decided it, or else the worst blow.
        let before_last = course.turns.iter().rfind(|mark| mark.step < last).cloned();
        let worst = worst.map(|(_, mark)| mark);
        course.turning_point = before_last.or(worst).or_else(|| course.turns.last().cloned());
        course
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(kind: BeatKind, amount: i32, weight: BeatWeight, id: &'static str) -> Beat {
        Beat::told(Text::new(id), weight).of(kind).by(amount)
    }

    #[test]
    fn chapters_begin_and_the_last_turn_decides() {
        let beats = [
            (0, beat(BeatKind::Begins, 0, BeatWeight::Normal, "one")),
            (1, beat(BeatKind::Hurt, 4, BeatWeight::Turning, "hurt")),
            (2, beat(BeatKind::Begins, 0, BeatWeight::Normal, "two")),
            (3, beat(BeatKind::Gained, 1, BeatWeight::Turning, "sword")),
            (4, beat(BeatKind::Lost, 1, BeatWeight::Turning, "slain")),
            (4, beat(BeatKind::Ends, 0, BeatWeight::Turning, "over")),
        ];
        let course = Course::of(beats);
        assert_eq!(course.chapters.iter().map(|mark| mark.step).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(course.turns.iter().map(|mark| mark.step).collect::<Vec<_>>(), [1, 3, 4]);
        assert_eq!(course.turning_point.map(|mark| mark.step), Some(3));
    }

    #[test]
    fn where_nothing_turned_it_the_worst_blow_did() {
        let hurt = |amount| beat(BeatKind::Hurt, amount, BeatWeight::Normal, "hurt");
        let course = Course::of([(1, hurt(2)), (2, hurt(7)), (3, hurt(7)), (4, hurt(1))]);
        assert_eq!(course.turning_point.map(|mark| mark.step), Some(2));
        assert_eq!(Course::of([]), Course::default());
    }
}

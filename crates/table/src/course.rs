//! The course of a game: where its chapters began, and what turned it.

use kernel::{Beat, BeatKind, BeatWeight, Text};

/// The course of a game, as a seat witnessed it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// Where rooms, rounds, encounters began, in order.
    pub chapters: Vec<CourseMark>,
    /// What turned the game, in order.
    pub turns: Vec<CourseMark>,
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
        let mut course = Self::default();
        for (step, beat) in beats {
            let mark = CourseMark { step, words: beat.words };
            if beat.kind == BeatKind::Begins {
                course.chapters.push(mark.clone());
            }
            if beat.weight == BeatWeight::Turning && beat.kind != BeatKind::Ends {
                course.turns.push(mark);
            }
        }
        course
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(kind: BeatKind, weight: BeatWeight, id: &'static str) -> Beat {
        Beat::told(Text::new(id), weight).of(kind)
    }

    #[test]
    fn chapters_begin_and_games_turn() {
        let beats = [
            (0, beat(BeatKind::Begins, BeatWeight::Normal, "one")),
            (1, beat(BeatKind::Hurt, BeatWeight::Turning, "hurt")),
            (2, beat(BeatKind::Begins, BeatWeight::Normal, "two")),
            (3, beat(BeatKind::Gained, BeatWeight::Turning, "sword")),
            (4, beat(BeatKind::Ends, BeatWeight::Turning, "over")),
        ];
        let course = Course::of(beats);
        assert_eq!(course.chapters.iter().map(|mark| mark.step).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(course.turns.iter().map(|mark| mark.step).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(Course::of([]), Course::default());
    }
}

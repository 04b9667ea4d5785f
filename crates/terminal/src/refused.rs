//! Why a decision was not taken, in words: the rules forbid it, or a lesson waits for another.

use kernel::{Refused, Text};
use table::{Lesson, Words};

/// Why a decision was not taken.
pub fn refused_text(refused: &Refused, game: &Words) -> Text {
    let why = game.say(&refused.why);
    match Lesson::is_wish(refused) {
        true => Text::new("plain-lesson-wants").plain("why", why),
        false => Text::new("plain-refused").plain("why", why).plain("clause", refused.clause),
    }
}

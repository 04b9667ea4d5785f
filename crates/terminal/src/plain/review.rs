//! A review in plain lines.

use super::Console;
use crate::review_words::{ReviewLine, no_review, review_lines, review_running};
use bots::Review;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};
use table::Session;

/// How often it is said how far the review is.
const PACE: Duration = Duration::from_secs(3);

/// Reviews a game, and says what was found; what is found is kept in a file.
pub(super) fn review(console: &mut Console<'_>, session: &Session, file: Option<&Path>) -> io::Result<()> {
    let mut said = Instant::now();
    let mut failed = Ok(());
    let mut progress = |done: usize, total: usize| {
        if said.elapsed() >= PACE {
            said = Instant::now();
            failed = console.say(&review_running(done, total));
        }
        failed.is_ok()
    };
    let found = Review::kept_in(file, session, Review::usual_seats(session), &mut progress);
    failed?;
    let review = match found {
        Ok(review) => review,
        Err(why) => return console.say(&no_review(why)),
    };
    console.line("")?;
    for line in review_lines(&review, session, &console.words) {
        match line {
            ReviewLine::Heading(heading) => {
                console.line("")?;
                console.line(&heading)?;
            }
            ReviewLine::Words(said) => console.line(&said)?,
            // Every decision's chance is said in its turn: a picture would only be spelt out sign by sign.
            ReviewLine::Plot(..) => {}
        }
    }
    Ok(())
}

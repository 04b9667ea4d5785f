//! `oubliette review`

use crate::cli::ReviewArgs;
use crate::command::CommandContext;
use crate::failure::{Failure, talk};
use bots::Review;
use kernel::{Seat, SeatSet};
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use table::archive::read_text;
use table::{Words, shelf};
use terminal::review_words::{ReviewLine, no_review, review_lines, review_running, review_title, sparkline};
use terminal::screen::look::{Glyphs, Look};

/// How often it is said how far the review is.
const PACE: Duration = Duration::from_secs(1);

/// `oubliette review`
pub fn review(desk: &CommandContext, args: &ReviewArgs) -> Result<ExitCode, Failure> {
    let text = read_text(&args.file).map_err(|error| desk.bad_file(&args.file, &error))?;
    let loaded = shelf::load(&text).map_err(|error| desk.wrong_record(&args.file, &error))?;
    desk.tell_of_cut(&args.file, loaded.cut);
    let session = loaded.session;
    let seats = match args.seat.as_slice() {
        [] => Review::usual_seats(&session),
        asked => asked.iter().map(|seat| Seat(seat - 1)).collect::<SeatSet>(),
    };
    let words = Words::new(desk.lang, &[terminal::locale(desk.lang), table::locale(desk.lang)]);
    let mut said = Instant::now();
    let mut progress = |done: usize, total: usize| {
        if said.elapsed() >= PACE {
            said = Instant::now();
            talk(&words.say(&review_running(done, total)));
        }
        true
    };
    let file = desk.archive.review_file(&args.file);
    let review = Review::kept_in(file.as_deref(), &session, seats, &mut progress)
        .map_err(|why| Failure::Usage(words.say(&no_review(why))))?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", review.told())?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{}", words.say(&review_title(&session)))?;
    let look = Look { glyphs: Glyphs::Unicode, colour: false };
    for line in review_lines(&review, &session, &words) {
        match line {
            ReviewLine::Heading(heading) => writeln!(out, "\n{heading}")?,
            ReviewLine::Words(said) => writeln!(out, "{said}")?,
            ReviewLine::Plot(what, chances) => writeln!(out, "{}", sparkline(&words, look, &what, &chances))?,
        }
    }
    Ok(ExitCode::SUCCESS)
}

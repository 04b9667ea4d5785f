//! What is said of an answer to a puzzle, and where whoever gave it stands then.

use kernel::Text;
use table::puzzle::PUZZLED;
use table::{Archive, Moment, Puzzle, PuzzleAttempt, PuzzleStanding, Session, Words, disk};

/// What came of the answer to a puzzle, line by line: whether it is right, why, the chances of all moves, and the player's rating, for which
/// the first answer to each puzzle is written down. Nothing where there is no answer.
pub fn judged(archive: Option<&Archive>, session: &Session, game: &Words, own: &Words) -> Vec<String> {
    let Some((puzzle, result)) = session.puzzle().zip(session.puzzle_result()) else { return Vec::new() };
    let mut lines = vec![game.say(&result.verdict)];
    lines.extend(result.why.iter().map(|text| game.say(text)));
    lines.push(own.word("puzzle-chances"));
    for (text, own_move) in &result.moves {
        let text =
            Text::new(if *own_move { "puzzle-own-move" } else { "puzzle-other-move" }).plain("line", game.say(text));
        lines.push(own.say(&text));
    }
    if let Some(archive) = archive {
        let now = Moment::now();
        let kept = archive.keep_attempt(&PuzzleAttempt::new(puzzle, result.right, now), now);
        lines.push(own.say(&match kept {
            Ok(standing) => standing_text(&standing),
            Err(error) => {
                let words = Words::new(own.lang, &[table::locale(own.lang)]);
                Text::new("puzzle-not-kept").plain("error", words.say(&disk::text(&error)))
            }
        }));
    }
    lines
}

/// Where somebody stands, in words.
pub fn standing_text(standing: &PuzzleStanding) -> Text {
    let moved = match standing.last {
        0 => "none",
        up if up > 0 => "up",
        _ => "down",
    };
    let text = Text::new("puzzle-standing").plain("rating", standing.rating.to_string()).plain("moved", moved);
    let text = text.number("by", i64::from(standing.last.unsigned_abs())).number("right", standing.right as i64);
    text.number("answered", standing.answered as i64).number("days", standing.streak.days as i64)
}

/// The puzzles of a game in a line of a menu: how many, and how one stands in them.
pub fn puzzles_text(archive: &Archive, game: &str) -> Text {
    // A file that cannot be read is told of when something is to be written into it.
    let standing = PuzzleStanding::of(game, &archive.attempts().unwrap_or_default(), Moment::now());
    let text = Text::new("puzzle-menu").number("count", Puzzle::all_of(game).len() as i64);
    text.number("answered", standing.answered as i64).plain("rating", standing.rating.to_string())
}

/// The puzzle to begin with: that of the day, or once that is answered the first that is not.
pub fn first_puzzle(archive: &Archive, game: &str) -> Option<&'static Puzzle> {
    let attempts = archive.attempts().unwrap_or_default();
    let known = |puzzle: &&Puzzle| attempts.iter().any(|known| known.game == game && known.puzzle == puzzle.id());
    let today = Puzzle::of_day(game, Moment::now());
    today.filter(|today| !known(today)).or_else(|| Puzzle::all_of(game).iter().find(|puzzle| !known(puzzle))).or(today)
}

/// Whether it is the player's turn to find the move: nobody helps.
pub(crate) fn is_alone(session: &Session) -> bool {
    session.is_puzzling() && session.status().awaited().has(PUZZLED)
}

//! How a game is played, on one page: its goal, and part by part what to know, with a drawing and the clause that says it all.

use kernel::Lang;
use table::{Lesson, shelf};

/// A paragraph of the page.
pub enum GuideLine {
    /// The title of a part.
    Title(String),
    /// A line of a drawing: never broken.
    Drawing(&'static str),
    /// Words.
    Words(String),
}

/// The page of a game; empty where it has none.
pub fn guide(game: &str, lang: Lang) -> Vec<GuideLine> {
    let Some(lesson) = Lesson::of(game).filter(|lesson| !lesson.guide.is_empty()) else { return Vec::new() };
    let mut lines = vec![GuideLine::Words(lesson.goal.in_lang(lang).into())];
    for part in &lesson.guide {
        lines.push(GuideLine::Words(String::new()));
        lines.push(GuideLine::Title(part.title.in_lang(lang).into()));
        lines.extend(shelf::drawing(game, &part.picture).into_iter().flat_map(str::lines).map(GuideLine::Drawing));
        lines.push(GuideLine::Words(format!("{} (§{})", part.text.in_lang(lang), part.clause)));
    }
    lines
}

//! The tables of a report in Markdown, for files that people write, too.

use super::words::ReportWords;
use super::{Figure, ReportChapter};
use kernel::Text;

/// What is between these lines is made by the command, and made anew.
const BEGIN: &str = "<!-- made by `oubliette lab report`: what stands here is overwritten -->";
const END: &str = "<!-- until here -->";
/// So many rows of a table stand in a file that people read; the page has all of them.
const MOST_ROWS: usize = 16;

/// The brief tables of a report, with the commands that make them.
pub fn tables(words: &ReportWords, chapters: &[ReportChapter], plan: Option<&str>) -> String {
    let mut lines = Vec::new();
    if let Some(first) = chapters.first() {
        lines.push(format!("## {}\n", first.title));
        if let Some(plan) = plan {
            lines.push(words.say(Text::new("report-made-by").plain("plan", plan.to_string())) + "\n");
        }
        lines.extend(first.intro.iter().map(|said| format!("{said}\n")));
    }
    for chapter in chapters.iter().skip(1) {
        let brief: Vec<&Figure> = chapter.figures.iter().filter(|figure| figure.brief).collect();
        if brief.is_empty() || !chapter.brief {
            continue;
        }
        lines.push(format!("### {}\n", chapter.title));
        lines.extend(chapter.intro.iter().map(|said| format!("{said}\n")));
        for figure in brief {
            lines.push(format!("**{}**\n", figure.title));
            lines.extend(figure.note.iter().map(|note| format!("{note}\n")));
            lines.push(table(words, figure));
        }
    }
    lines.join("\n")
}

fn table(words: &ReportWords, figure: &Figure) -> String {
    let line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let mut text = line(&figure.head);
    text += &format!("|{}\n", "---|".repeat(figure.head.len()));
    let count = figure.rows.len();
    // Of a long list, both ends: it is in order.
    let half = MOST_ROWS / 2;
    for (at, row) in figure.rows.iter().enumerate() {
        if count <= MOST_ROWS || at < half || at + half >= count {
            text += &line(row);
        } else if at == half {
            let left_out = words.say(Text::new("report-left-out").number("count", (count - MOST_ROWS) as i64));
            let mut row = vec!["…".to_string(); figure.head.len()];
            row[0] = left_out;
            text += &line(&row);
        }
    }
    text
}

/// The text with what was made put between its marks, or after its end where it has none.
pub fn between_marks(text: &str, made: &str) -> String {
    let made = format!("{BEGIN}\n\n{made}\n{END}\n");
    match (text.find(BEGIN), text.find(END)) {
        (Some(from), Some(to)) if from < to => {
            let after = text[to + END.len()..].trim_start_matches('\n');
            let gap = if after.is_empty() { "" } else { "\n" };
            format!("{}{made}{gap}{after}", &text[..from])
        }
        _ if text.is_empty() => made,
        _ => format!("{}\n\n{made}", text.trim_end()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_wrote_stays() {
        let written = "# Balance\n\nBy hand.\n";
        let once = between_marks(written, "made\n");
        assert_eq!(once, format!("# Balance\n\nBy hand.\n\n{BEGIN}\n\nmade\n\n{END}\n"));
        assert_eq!(between_marks(&once, "made\n"), once, "the same again");
        let more = format!("{once}\nBy hand, too.\n");
        let twice = between_marks(&more, "other\n");
        assert_eq!(twice, format!("# Balance\n\nBy hand.\n\n{BEGIN}\n\nother\n\n{END}\n\nBy hand, too.\n"));
    }
}

//! Small drawings in characters, many to a file.

/// The drawing of that id, out of a file in which every drawing stands below a line `== id`. Nothing else is such a line: signs that
/// look like it may stand anywhere in a drawing.
pub fn drawing<'a>(file: &'a str, id: &str) -> Option<&'a str> {
    let lines = || {
        let mut end = 0;
        file.split_inclusive('\n').map(move |line| {
            end += line.len();
            (line, end)
        })
    };
    let (_, from) = lines().find(|(line, _)| drawing_id(line) == Some(id))?;
    let next = lines().find(|(line, end)| *end > from && drawing_id(line).is_some());
    let to = next.map_or(file.len(), |(line, end)| end - line.len());
    Some(file[from..to].trim_end())
}

/// The id that a line says, where it stands above a drawing.
fn drawing_id(line: &str) -> Option<&str> {
    let id = line.strip_prefix("== ")?.trim_end();
    let begins = id.starts_with(|sign: char| sign.is_ascii_alphanumeric());
    (begins && !id.contains(char::is_whitespace)).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::drawing;

    #[test]
    fn drawings_by_id() {
        let file = "A file.\n== one\n /\\\n \\/\n\n== two\n--\n";
        assert_eq!(drawing(file, "one"), Some(" /\\\n \\/"));
        assert_eq!(drawing(file, "two"), Some("--"));
        assert_eq!(drawing(file, "three"), None);
    }

    /// A drawing may hold the signs that stand before an id.
    #[test]
    fn drawings_are_whole() {
        let file = "== bridge\n| == |\n== ==\n ==== /\\\n== of stone\n\n== two\n--";
        assert_eq!(drawing(file, "bridge"), Some("| == |\n== ==\n ==== /\\\n== of stone"));
        assert_eq!(drawing(file, "two"), Some("--"));
    }
}

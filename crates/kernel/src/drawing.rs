//! Small drawings in characters, many to a file.

/// The drawing of that id, out of a file in which every drawing stands below a line `== id`.
pub fn drawing<'a>(file: &'a str, id: &str) -> Option<&'a str> {
    let found = file.split("== ").skip(1).find_map(|part| {
        let (name, lines) = part.split_once('\n')?;
        (name.trim() == id).then_some(lines)
    })?;
    Some(found.trim_end())
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
}

//! Links.

/// A text as one part of a path, or as a value in the query of a link.
pub fn part(text: &str) -> String {
    written(text, b"-._~")
}

/// A path and its query as a value in the query of a link.
pub fn path(text: &str) -> String {
    written(text, b"-._~/")
}

fn written(text: &str, plain: &[u8]) -> String {
    let mut written = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || plain.contains(&byte) {
            written.push(byte as char);
        } else {
            written += &format!("%{byte:02X}");
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_not_plain_is_written_in_bytes() {
        assert_eq!(part("a b&c=é/\r\n"), "a%20b%26c%3D%C3%A9%2F%0D%0A");
        assert_eq!(path("/t/1?turn=3&as=é"), "/t/1%3Fturn%3D3%26as%3D%C3%A9");
    }
}

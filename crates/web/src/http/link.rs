//! Links.

/// A text as one part of a path, or as a value in the query of a link.
pub fn part(text: &str) -> String {
    written(text, b"-._~")
}

/// A path and its query as a value in the query of a link.
pub fn path(text: &str) -> String {
    written(text, b"-._~/")
}

/// A way within this site, as a browser may be sent on: nothing where it may lead elsewhere, or is no way. Browsers take `\\` for
/// `/`, and drop tabs and ends of lines.
pub fn own(way: &str) -> Option<&str> {
    let within = way.starts_with('/') && !way.starts_with("//");
    (within && way.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')).then_some(way)
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
    fn ways_lead_nowhere_else() {
        for way in ["/", "/t/abc?turn=3", "/me", "/rules/game#a-1", "/daily?name=%C3%A9"] {
            assert_eq!(own(way), Some(way));
        }
        for way in [
            "",
            "me",
            "//evil.example",
            "https://evil.example",
            "javascript:alert(1)",
            "/\\evil.example",
            "/\\evil",
            "\\\\evil",
            "/\t/evil.example",
            "/\n/evil.example",
            "/a\r\nb: c",
            "/\0x",
            "/\u{7f}",
            "/a b",
            "/é",
            " /",
        ] {
            assert_eq!(own(way), None, "{way:?}");
        }
    }

    #[test]
    fn whatever_is_not_plain_is_written_in_bytes() {
        assert_eq!(part("a b&c=é/\r\n"), "a%20b%26c%3D%C3%A9%2F%0D%0A");
        assert_eq!(path("/t/1?turn=3&as=é"), "/t/1%3Fturn%3D3%26as%3D%C3%A9");
    }
}

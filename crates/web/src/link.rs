//! Links.

/// A text as the query of a link carries it.
pub fn query(text: &str) -> String {
    let mut query = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            query.push(byte as char);
        } else {
            query += &format!("%{byte:02X}");
        }
    }
    query
}

#[cfg(test)]
mod tests {
    #[test]
    fn whatever_is_not_plain_is_written_in_bytes() {
        assert_eq!(super::query("a b&c=é/\r\n"), "a%20b%26c%3D%C3%A9%2F%0D%0A");
    }
}

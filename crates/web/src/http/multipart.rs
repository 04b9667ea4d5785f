//! Multipart forms: a form that carries files, taken apart: `multipart/form-data`, as browsers send it without any script.

/// The texts of a form, each by the name of its field. Bodies are small: the server takes no larger ones.
pub fn read(content_type: &str, body: &[u8]) -> Option<Vec<(String, Vec<u8>)>> {
    let boundary = content_type.strip_prefix("multipart/form-data")?.split("boundary=").nth(1)?;
    let boundary = boundary.split(';').next()?.trim().trim_matches('"');
    if boundary.is_empty() {
        return None;
    }
    // The first boundary may stand at the very beginning, where no line ends before it.
    let body = [b"\r\n", body].concat();
    let mark = format!("\r\n--{boundary}").into_bytes();
    let mut starts: Vec<usize> = places(&body, &mark);
    starts.push(body.len());
    let parts = starts.windows(2).map(|pair| &body[pair[0] + mark.len()..pair[1]]);
    Some(parts.filter_map(part).collect())
}

/// Where a mark stands.
fn places(body: &[u8], mark: &[u8]) -> Vec<usize> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = body[at..].windows(mark.len()).position(|window| window == mark) {
        found.push(at + next);
        at += next + mark.len();
    }
    found
}

/// The name of a part and what it holds; nothing for the end of the form.
fn part(part: &[u8]) -> Option<(String, Vec<u8>)> {
    let part = part.strip_prefix(b"\r\n")?;
    let end = part.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&part[..end]).into_owned();
    let line = head.lines().find(|line| line.to_ascii_lowercase().starts_with("content-disposition:"))?;
    let name = line.split(';').find_map(|word| word.trim().strip_prefix("name="))?.trim_matches('"');
    Some((name.to_string(), part[end + 4..].to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_with_a_file() {
        let body = "--xx\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\na\r\nb\r\n--xx\r\nContent-Disposition: form-data; \
                    name=\"file\"; filename=\"a;b.txt\"\r\nContent-Type: text/plain\r\n\r\n--x\r\n--x\r\n--xx--\r\n";
        let parts = read("multipart/form-data; boundary=xx", body.as_bytes()).unwrap_or_default();
        let expected = [("text", "a\r\nb"), ("file", "--x\r\n--x")];
        assert_eq!(parts, expected.map(|(name, text)| (name.to_string(), text.as_bytes().to_vec())));
    }

    #[test]
    fn no_form_at_all() {
        assert_eq!(read("text/plain", b""), None);
        assert_eq!(read("multipart/form-data; boundary=", b"x"), None);
        for body in
            ["", "--xx", "--xx\r\n", "--xx\r\n\r\n\r\n", "--xx--", "--xx\r\nContent-Disposition: form-data\r\n\r\n"]
        {
            assert_eq!(read("multipart/form-data; boundary=xx", body.as_bytes()), Some(Vec::new()), "{body:?}");
        }
    }
}

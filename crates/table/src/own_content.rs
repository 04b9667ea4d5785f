//! Content of one's own, as tables and records carry it: a line that a box reads, and its name before it, where whoever wrote it gave one.

use crate::record::hash;
use kernel::GameBox;

/// The most signs of a name.
const LONGEST_NAME: usize = 60;

/// Content of one's own, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnContent {
    /// What whoever wrote it calls it.
    pub name: Option<String>,
    /// What [`GameBox::custom`] reads.
    pub text: String,
}

impl OwnContent {
    /// Takes apart what somebody wrote, or what [`OwnContent::line`] gave.
    pub fn read(text: &str) -> Self {
        let mut quoted = serde_json::Deserializer::from_str(text).into_iter::<String>();
        if text.starts_with('"')
            && let Some(Ok(name)) = quoted.next()
            && let Some(rest) = text[quoted.byte_offset()..].strip_prefix(' ')
        {
            return Self { name: Some(name), text: rest.into() };
        }
        let written = text.parse::<toml::Table>().ok();
        let name = written.and_then(|table| Some(fit(table.get("name")?.as_str()?)));
        Self { name: name.filter(|name| !name.is_empty()), text: text.into() }
    }

    /// The same as it is kept: in one line, whatever it was written like.
    pub fn line<G: GameBox>(&self, game: &G) -> String {
        let line = game.custom_line();
        match &self.name {
            None => line,
            Some(name) => format!("{} {line}", serde_json::Value::from(name.as_str())),
        }
    }

    /// Its mark, short enough for lists: `own:1a2b3c4d`. Names are not in it.
    pub fn mark(&self) -> String {
        format!("own:{}", &hash(&self.text)[..8])
    }
}

/// A name that stands in one line.
fn fit(name: &str) -> String {
    let plain: String = name.chars().filter(|sign| !sign.is_control()).take(LONGEST_NAME).collect();
    plain.trim().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_before_the_line() {
        let read = |text: &str| {
            let OwnContent { name, text } = OwnContent::read(text);
            (name.unwrap_or_default(), text)
        };
        let said = |name: &str, text: &str| (name.to_string(), text.to_string());
        assert_eq!(read("C-C-C-C/D-D-D-D"), said("", "C-C-C-C/D-D-D-D"));
        assert_eq!(read("\"Feu \\\"5\\\"\" {\"a\":1}"), said("Feu \"5\"", "{\"a\":1}"));
        assert_eq!(read("name = \" Feu\\n 5 \"\n"), said("Feu 5", "name = \" Feu\\n 5 \"\n"));
        for odd in ["\"half", "\"whole\"", "\"whole\"{}", "name = 3", "name = \" \"", ""] {
            assert_eq!(read(odd), said("", odd));
        }
    }

    #[test]
    fn the_mark_is_of_what_is_played() {
        let (named, bare) = (OwnContent::read("\"Mine\" C-C"), OwnContent::read("C-C"));
        assert_eq!(named.mark(), bare.mark());
        assert_eq!(bare.mark(), format!("own:{}", &hash("C-C")[..8]));
    }
}

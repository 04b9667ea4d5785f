//! What the player likes, kept in a small file.

use super::look::Glyphs;
use super::play::staging::BeatPace;
use kernel::Lang;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::Path;

/// What the player likes. What a file does not say, or says badly, is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// `fr` or `en`; else the system's language.
    pub language: Option<String>,
    /// The signs.
    pub glyphs: Glyphs,
    /// Whether there are colours.
    pub colour: bool,
    /// Whether cards slide.
    pub motion: bool,
    /// How fast what happens is shown.
    pub pace: BeatPace,
    /// Whether the mouse is listened to.
    pub mouse: bool,
    /// Whether the odds are shown; at a real table one would have to reckon.
    pub odds: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            glyphs: Glyphs::Unicode,
            colour: true,
            motion: true,
            pace: BeatPace::Normal,
            mouse: true,
            odds: true,
        }
    }
}

impl Preferences {
    /// The preferences in a file; the usual ones where there is none, or it cannot be read.
    pub fn read(path: &Path) -> Self {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        toml::from_str(&text).unwrap_or_default()
    }

    /// Writes them down.
    ///
    /// # Errors
    /// If the disk says so.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let text = toml::to_string(self).map_err(io::Error::other)?;
        // Written aside first, so that a full disk does not take the old ones away.
        let aside = path.with_extension("new");
        std::fs::write(&aside, text)?;
        std::fs::rename(aside, path)
    }

    /// The language, if one was chosen.
    pub fn lang(&self) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| Some(lang.code()) == self.language.as_deref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_and_read() {
        let folder = std::env::temp_dir().join(format!("oubliette-preferences-{}", std::process::id()));
        let path = folder.join("settings.toml");
        assert_eq!(Preferences::read(&path), Preferences::default());
        let liked =
            Preferences { language: Some("en".into()), glyphs: Glyphs::Ascii, motion: false, ..Default::default() };
        liked.write(&path).unwrap();
        assert_eq!(Preferences::read(&path), liked);
        assert_eq!(liked.lang(), Some(Lang::En));
        std::fs::write(&path, "glyphs = 3").unwrap();
        assert_eq!(Preferences::read(&path), Preferences::default());
        std::fs::remove_dir_all(folder).unwrap();
    }
}

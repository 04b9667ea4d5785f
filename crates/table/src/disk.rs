//! What the disk says, in words.

use kernel::Text;
use std::io::{Error, ErrorKind};

/// An error of the disk, in words: the usual ones in the reader's language, the rest as the system says them.
pub fn text(error: &Error) -> Text {
    match error.kind() {
        ErrorKind::NotFound => Text::new("disk-not-found"),
        ErrorKind::PermissionDenied => Text::new("disk-denied"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Text::new("disk-full"),
        ErrorKind::ReadOnlyFilesystem => Text::new("disk-read-only"),
        ErrorKind::IsADirectory => Text::new("disk-folder"),
        ErrorKind::NotADirectory => Text::new("disk-no-folder"),
        ErrorKind::FileTooLarge => Text::new("disk-too-large"),
        ErrorKind::InvalidData => Text::new("disk-no-text"),
        _ => Text::new("disk-other").plain("error", error.to_string()),
    }
}

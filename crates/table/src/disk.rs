//! What the system says of disks and addresses, in words.

use kernel::Text;
use std::io::{Error, ErrorKind};

/// An error of the system, in words: the usual ones in the reader's language, the rest as the system says them.
pub fn text(error: &Error) -> Text {
    match error.kind() {
        ErrorKind::NotFound => Text::new("disk-not-found"),
        ErrorKind::PermissionDenied => Text::new("disk-denied"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Text::new("disk-full"),
        ErrorKind::ReadOnlyFilesystem => Text::new("disk-read-only"),
        ErrorKind::IsADirectory => Text::new("disk-folder"),
        ErrorKind::NotADirectory => Text::new("disk-no-folder"),
        ErrorKind::ResourceBusy => Text::new("disk-busy"),
        ErrorKind::FileTooLarge => Text::new("disk-too-large"),
        ErrorKind::InvalidData => Text::new("disk-no-text"),
        ErrorKind::AddrInUse => Text::new("disk-address-taken"),
        ErrorKind::AddrNotAvailable => Text::new("disk-address-other"),
        _ => Text::new("disk-other").plain("error", error.to_string()),
    }
}

//! What people say at the table, in phrases that give no hand away.

use crate::{Seat, Text};

/// What a phrase does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speech {
    /// It promises something.
    Promise,
    /// It offers peace for peace.
    Truce,
    /// It threatens.
    Threat,
    /// It warns.
    Warning,
    /// It thanks.
    Thanks,
}

/// A phrase that anybody may say at any time, to all or to one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// Its word, as records write it.
    pub word: &'static str,
    /// What it does.
    pub speech: Speech,
    /// The phrase itself, without quotation marks.
    pub text: Text,
}

/// Something that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Who said it.
    pub seat: Seat,
    /// What: a place among the game's phrases.
    pub phrase: u8,
    /// To whom; to all where nobody is named.
    pub to: Option<Seat>,
}

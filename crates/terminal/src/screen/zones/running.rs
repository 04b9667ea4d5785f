//! Things as running words: lists, tokens, a timeline; and cards or dice where there is no room to draw them.

use super::Sight;
use crate::screen::canvas::{Canvas, Spot, width};
use crate::screen::look::Look;
use kernel::{Layout, Thing, Zone};
use ratatui::layout::Rect;

/// One thing in words, with what goes before it, and where it stands.
struct Piece {
    lead: String,
    text: String,
    thing: usize,
    at: (u16, u16),
}

/// How much is said of each thing: rather less of all than nothing of some.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Brevity {
    Full,
    Named,
}

/// How far lines after the first are set in.
const INDENT: u16 = 2;

fn said(sight: &Sight<'_>, zone: &Zone, thing: &Thing, look: Look, brevity: Brevity) -> String {
    let word = sight.word(thing, look);
    let numbers = sight.numbers(thing, look);
    let numbers = if numbers.is_empty() { String::new() } else { format!("{numbers}: ") };
    let marks: String = sight.marks(thing, look).iter().map(|mark| format!(", {mark}")).collect();
    let label = sight.said(&thing.label, look);
    let here = if thing.here { "@ " } else { "" };
    match zone.layout {
        _ if thing.hidden => format!("[{numbers}{}]", look.back().repeat(2)),
        Layout::List | Layout::Stack => word,
        Layout::Timeline if thing.here => format!("[{word}]"),
        Layout::Timeline => word,
        Layout::Tokens => format!("{numbers}{word}{marks}"),
        _ if brevity == Brevity::Full && !label.is_empty() => format!("[{here}{numbers}{word} {label}{marks}]"),
        _ => format!("[{here}{numbers}{word}{marks}]"),
    }
}

/// All things in words, one after the other in lines of a width.
fn pieces(sight: &Sight<'_>, zone: &Zone, look: Look, most: u16, brevity: Brevity) -> Vec<Piece> {
    let joint = if zone.layout == Layout::Timeline { format!(" {} ", look.rule().repeat(2)) } else { "  ".into() };
    let (mut x, mut y) = (width(&head(sight, zone, look)), 0);
    let piece = |(at, thing): (usize, &Thing)| {
        let text = said(sight, zone, thing, look, brevity);
        let lead = if at == 0 { String::new() } else { joint.clone() };
        if x + width(&lead) + width(&text) > most && x > INDENT {
            (x, y) = (INDENT, y + 1);
        } else {
            x += width(&lead);
        }
        let piece = Piece { lead, text, thing: at, at: (x, y) };
        x += width(&piece.text);
        piece
    };
    zone.things.iter().enumerate().map(piece).collect()
}

/// All things in as many words as so many lines can hold.
fn fitted(sight: &Sight<'_>, zone: &Zone, look: Look, most: u16, lines: u16) -> Vec<Piece> {
    let full = pieces(sight, zone, look, most, Brevity::Full);
    let fits = full.last().is_none_or(|last| last.at.1 < lines);
    if fits { full } else { pieces(sight, zone, look, most, Brevity::Named) }
}

/// What stands before the things: the zone's name.
fn head(sight: &Sight<'_>, zone: &Zone, look: Look) -> String {
    let text = kernel::Text::new("screen-head").plain("zone", sight.head(zone, look));
    format!("{} ", look.spelt(&sight.speech.own.say(&text)))
}

/// What is said where nothing can be seen.
fn blind(sight: &Sight<'_>, zone: &Zone, look: Look) -> Option<String> {
    let nothing = || sight.own("screen-nothing", look);
    zone.things.is_empty().then(|| if zone.count == 0 { nothing() } else { zone.count.to_string() })
}

/// Draws running words; where they do not fit, the newest of a timeline and the first of anything else are kept.
pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, area: Rect) {
    let (zone, look) = (&sight.page.zones[at], canvas.look);
    let style = if sight.focus == Some(Spot::Zone(at)) { look.focused() } else { look.dim() };
    let head = canvas.text(area.x, area.y, &head(sight, zone, look), area.width, style);
    if matches!(zone.layout, Layout::List | Layout::Pile) || zone.things.is_empty() {
        canvas.target(Spot::Zone(at), area);
    }
    if let Some(said) = blind(sight, zone, look) {
        canvas.text(area.x + head, area.y, &said, area.width.saturating_sub(head), look.strong());
        return;
    }
    let mut pieces = fitted(sight, zone, look, area.width, area.height);
    if zone.layout == Layout::Timeline {
        keep_the_newest(&mut pieces, look, head, area.width);
    } else {
        keep_the_first(canvas, &mut pieces, area);
    }
    for Piece { lead, text, thing, at: (x, y) } in pieces {
        let (x, y) = (area.x + x, area.y + y);
        let (thing, spot) = (&zone.things[thing], Spot::Thing(at, thing));
        let style = sight.corner_style(thing, look);
        let looked_at = sight.looked_at(spot, thing);
        let style = if looked_at { style.patch(look.focused()) } else { style };
        let before = x.saturating_sub(width(&lead));
        if x > area.x + INDENT && before >= area.x {
            canvas.text(before, y, &lead, width(&lead), look.dim());
        }
        canvas.text(x, y, &text, area.right().saturating_sub(x), style);
        if looked_at && x > area.x {
            canvas.sign(x - 1, y, look.pointer(), look.strong());
        }
        if zone.layout != Layout::List {
            canvas.target(spot, Rect::new(x, y, width(&text), 1));
        }
    }
}

/// Leaves what does not fit out, and says that something is left out.
fn keep_the_first(canvas: &mut Canvas<'_>, pieces: &mut Vec<Piece>, area: Rect) {
    let (look, all) = (canvas.look, pieces.len());
    let end = |piece: &Piece| piece.at.0 + width(&piece.text);
    pieces.retain(|piece| piece.at.1 < area.height);
    if pieces.len() == all {
        return;
    }
    // The sign wants room at the end of the last line.
    let last = area.height.saturating_sub(1);
    while pieces.last().is_some_and(|piece| piece.at.1 == last && end(piece) + 1 + width(look.cut()) > area.width)
        && pieces.len() > 1
    {
        pieces.pop();
    }
    let end_of_line = area.width.saturating_sub(width(look.cut()));
    let x = match pieces.last() {
        Some(piece) if piece.at.1 == last => end(piece) + 1,
        Some(_) => INDENT,
        // The name of the zone is never written over.
        None => end_of_line,
    };
    canvas.text(area.x + x, area.y + last, look.cut(), width(look.cut()), look.dim());
}

/// Leaves the oldest out until the rest stands on one line.
fn keep_the_newest(pieces: &mut Vec<Piece>, look: Look, head: u16, most: u16) {
    let long = |pieces: &[Piece]| -> u16 {
        pieces.iter().map(|piece| width(&piece.lead) + width(&piece.text)).sum::<u16>() + head
    };
    while pieces.len() > 1 && long(pieces) > most {
        pieces.remove(0);
        pieces[0].lead = format!("{} ", look.cut());
    }
    let mut x = head;
    for piece in pieces {
        piece.at = (x + width(&piece.lead), 0);
        x = piece.at.0 + width(&piece.text);
    }
}

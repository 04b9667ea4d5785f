//! Things as running words: lists, tokens, a timeline; and cards or dice where there is no room to draw them.

use super::Sight;
use crate::screen::canvas::{Canvas, Spot, cut, width};
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
    /// All of it.
    Full,
    /// Its name, its quantities and so many of its marks.
    Marks(usize),
    /// Its name.
    Bare,
}

impl Brevity {
    /// From the longest to the briefest, for things with so many marks at most.
    fn all(marks: usize) -> impl Iterator<Item = Self> {
        let marks = (0..=marks).rev().map(Self::Marks);
        core::iter::once(Self::Full).chain(marks).chain([Self::Bare])
    }
}

/// How far lines after the first are set in.
const INDENT: u16 = 2;
/// What is left of a line is not worth a beginning of words below this.
const WORTH: u16 = 6;

fn said(sight: &Sight<'_>, zone: &Zone, thing: &Thing, look: Look, brevity: Brevity) -> String {
    let word = sight.spoken(zone, thing, look);
    let numbers = sight.numbers(thing, look);
    let numbers = if numbers.is_empty() { String::new() } else { format!("{numbers}: ") };
    let marks = match brevity {
        Brevity::Full => sight.marks(thing, look),
        Brevity::Marks(most) => {
            let marks = sight.bare_marks(thing, look).into_iter().take(most);
            let rest = (thing.marks.len() > most && most > 0).then(|| look.cut().to_string());
            sight.counted(thing, look).into_iter().chain(marks).chain(rest).collect()
        }
        Brevity::Bare => Vec::new(),
    };
    let marks: String = marks.iter().map(|mark| format!(", {mark}")).collect();
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

/// All things in words, one after the other in lines of a width, the first after a head.
fn pieces(sight: &Sight<'_>, zone: &Zone, look: Look, (head, most): (u16, u16), brevity: Brevity) -> Vec<Piece> {
    let joint = if zone.layout == Layout::Timeline { format!(" {} ", look.rule().repeat(2)) } else { "  ".into() };
    let (mut x, mut y) = (head, 0);
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

/// All things in as many words as so many lines can hold; where nothing is brief enough, with their quantities all the same.
fn fitted(sight: &Sight<'_>, zone: &Zone, look: Look, (head, most): (u16, u16), lines: u16) -> Vec<Piece> {
    let fits = |pieces: &Vec<Piece>| pieces.iter().all(|piece| piece.at.1 < lines && piece.end() <= most);
    let marks = zone.things.iter().map(|thing| thing.marks.len()).max().unwrap_or(0);
    let mut tries = Brevity::all(marks).map(|brevity| pieces(sight, zone, look, (head, most), brevity));
    tries.find(fits).unwrap_or_else(|| pieces(sight, zone, look, (head, most), Brevity::Marks(0)))
}

impl Piece {
    /// Where it ends on its line.
    fn end(&self) -> u16 {
        self.at.0 + width(&self.text)
    }

    /// Cuts it to a width; what is in brackets stays so.
    fn shorten(&mut self, room: u16, look: Look) {
        if width(&self.text) <= room {
            return;
        }
        self.text = match self.text.strip_suffix(']') {
            Some(open) => cut(open, room.saturating_sub(1) as usize, look.cut()) + "]",
            None => cut(&self.text, room as usize, look.cut()),
        };
    }
}

/// What stands before the things: the zone's name, which leaves a single line at least half to them.
fn head(sight: &Sight<'_>, zone: &Zone, look: Look, area: Rect) -> String {
    let whole = |name: String| {
        let text = kernel::Text::new("screen-head").plain("zone", name);
        format!("{} ", look.spelt(&sight.speech.own.say(&text)))
    };
    let name = sight.head(zone, look);
    let said = whole(name.clone());
    if zone.things.is_empty() || area.height > 1 || width(&said) <= area.width / 2 {
        return said;
    }
    // Things that fit beside the whole name leave it whole.
    let bare = pieces(sight, zone, look, (width(&said), area.width), Brevity::Bare);
    if bare.iter().all(|piece| piece.at.1 == 0 && piece.end() <= area.width) {
        return said;
    }
    whole(cut(&name, (area.width / 2).saturating_sub(3) as usize, look.cut()))
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
    let head = canvas.text(area.x, area.y, &head(sight, zone, look, area), area.width, style);
    if matches!(zone.layout, Layout::List | Layout::Pile) || zone.things.is_empty() {
        canvas.target(Spot::Zone(at), area);
    }
    if let Some(said) = blind(sight, zone, look) {
        canvas.text(area.x + head, area.y, &said, area.width.saturating_sub(head), look.strong());
        return;
    }
    let mut pieces = fitted(sight, zone, look, (head, area.width), area.height);
    if zone.layout == Layout::Timeline {
        keep_the_newest(&mut pieces, look, head, area.width);
    } else {
        let whole = matches!(zone.layout, Layout::Path { .. });
        keep_the_first(canvas, &mut pieces, (head, whole), area);
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

/// Shortens what does not fit, leaves out what is then still too much, and says that something is left out. The first thing is
/// always named. Where names are to stay whole, only that one is shortened.
fn keep_the_first(canvas: &mut Canvas<'_>, pieces: &mut Vec<Piece>, (head, whole): (u16, bool), area: Rect) {
    let (look, all, last) = (canvas.look, pieces.len(), area.height.saturating_sub(1));
    let fits = |piece: &Piece| piece.at.1 <= last && piece.end() <= area.width;
    if pieces.iter().all(fits) {
        return;
    }
    let kept = pieces.iter().take_while(|piece| piece.at.1 <= last).count();
    let mut next = pieces.drain(kept..).next();
    let room = |pieces: &[Piece]| match pieces.last() {
        Some(piece) if piece.at.1 == last => piece.end() + 2,
        Some(_) => INDENT,
        None => head,
    };
    // What begins the next line may begin at the end of this one, where that says something.
    let x = room(pieces);
    if let Some(mut piece) = next.take().filter(|_| kept == 0 || x + WORTH <= area.width) {
        piece.at = (x, last);
        pieces.push(piece);
    }
    let sign = width(look.cut()) + 1;
    while let Some(piece) = pieces.last_mut().filter(|piece| piece.at.1 == last) {
        let left_out = if piece.thing + 1 < all { sign } else { 0 };
        let room = area.width.saturating_sub(piece.at.0 + left_out);
        if width(&piece.text) <= room || (room >= WORTH && !whole) || piece.thing == 0 {
            piece.shorten(room, look);
            break;
        }
        pieces.pop();
    }
    pieces.iter_mut().for_each(|piece| piece.shorten(area.width.saturating_sub(piece.at.0), look));
    if pieces.len() < all {
        let x = match pieces.last() {
            Some(piece) if piece.at.1 == last => piece.end() + 1,
            _ => INDENT,
        };
        canvas.text(area.x + x, area.y + last, look.cut(), width(look.cut()), look.dim());
    }
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

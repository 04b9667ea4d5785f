//! Things as running words: lists, tokens, a timeline; and cards where there is no room for cards.

use super::Sight;
use crate::screen::canvas::{Canvas, Spot, width};
use crate::screen::look::Look;
use kernel::{Layout, Thing, Zone};
use ratatui::layout::Rect;

/// One thing in words, with what goes before it.
struct Piece {
    lead: String,
    text: String,
    thing: usize,
}

fn pieces(sight: &Sight<'_>, zone: &Zone, look: Look) -> Vec<Piece> {
    let joint = if zone.layout == Layout::Timeline { format!(" {} ", look.rule().repeat(2)) } else { "  ".into() };
    let piece = |(at, thing): (usize, &Thing)| {
        let text = said(sight, zone, thing, look);
        let lead = if at == 0 { String::new() } else { joint.clone() };
        Piece { lead, text, thing: at }
    };
    zone.things.iter().enumerate().map(piece).collect()
}

fn said(sight: &Sight<'_>, zone: &Zone, thing: &Thing, look: Look) -> String {
    let word = sight.word(thing, look);
    let numbers = sight.numbers(thing);
    let label = sight.say(&thing.label);
    let marks: String = thing.marks.iter().map(|mark| format!(", {}", sight.say(mark))).collect();
    match zone.layout {
        _ if thing.hidden => format!("[{}]", look.back().repeat(2)),
        Layout::List | Layout::Stack => word,
        Layout::Timeline if thing.here => format!("[{word}]"),
        Layout::Timeline => word,
        Layout::Tokens if thing.count > 1 => word,
        Layout::Tokens => format!("{word}{marks}"),
        _ if numbers.is_empty() => format!("[{word} {label}{marks}]"),
        _ => format!("[{numbers}: {word} {label}{marks}]"),
    }
}

/// What stands before the things: the zone's name.
fn head(sight: &Sight<'_>, zone: &Zone) -> String {
    let head = sight.speech.own.say(&kernel::Text::new("screen-head").plain("zone", sight.head(zone)));
    format!("{head} ")
}

/// What is said where nothing can be seen.
fn blind(sight: &Sight<'_>, zone: &Zone) -> Option<String> {
    let nothing = || sight.speech.own.word("screen-nothing");
    zone.things.is_empty().then(|| if zone.count == 0 { nothing() } else { zone.count.to_string() })
}

/// The room that running words want, in so many lines at most.
pub fn size(sight: &Sight<'_>, zone: &Zone, look: Look, most: u16, lines: u16) -> (u16, u16) {
    let head = width(&look.spelt(&head(sight, zone)));
    let body: u16 = match blind(sight, zone) {
        Some(said) => width(&said),
        None => {
            let all = pieces(sight, zone, look);
            all.iter().map(|piece| width(&look.spelt(&piece.lead)) + width(&look.spelt(&piece.text))).sum()
        }
    };
    let needed = (head + body).div_ceil(most.saturating_sub(6).max(1)).clamp(1, lines);
    if head + body <= most { (head + body, 1) } else { (most, needed.max(2).min(lines)) }
}

/// Draws running words; where they do not fit, the newest of a timeline and the first of anything else are kept.
pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, area: Rect) {
    let (zone, look) = (&sight.page.zones[at], canvas.look);
    let style = if sight.focus == Some(Spot::Zone(at)) { look.focused() } else { look.dim() };
    let mut x = area.x + canvas.text(area.x, area.y, &head(sight, zone), area.width, style);
    if matches!(zone.layout, Layout::List | Layout::Pile) || zone.things.is_empty() {
        canvas.target(Spot::Zone(at), area);
    }
    if let Some(said) = blind(sight, zone) {
        canvas.text(x, area.y, &said, area.right().saturating_sub(x), look.strong());
        return;
    }
    let mut pieces = pieces(sight, zone, look);
    if zone.layout == Layout::Timeline {
        keep_the_newest(&mut pieces, look, area.right().saturating_sub(x));
    }
    let mut y = area.y;
    let last = pieces.len();
    for (number, Piece { lead, text, thing }) in pieces.into_iter().enumerate() {
        let (lead_width, text_width) = (width(&look.spelt(&lead)), width(&look.spelt(&text)));
        // The last line keeps room for the sign that something was cut.
        let spare = if y + 1 == area.bottom() && number + 1 < last { 2 } else { 0 };
        if x + lead_width + text_width + spare > area.right() {
            if y + 1 == area.bottom() {
                canvas.text(x, y, &format!(" {}", look.cut()), area.right().saturating_sub(x), look.dim());
                return;
            }
            (x, y) = (area.x + 2, y + 1);
        } else {
            x += canvas.text(x, y, &lead, lead_width, look.dim());
        }
        let (thing, spot) = (&zone.things[thing], Spot::Thing(at, thing));
        let style = sight.corner_style(thing, look);
        let style = if sight.looked_at(spot, thing) { style.patch(look.focused()) } else { style };
        let drawn = canvas.text(x, y, &text, area.right().saturating_sub(x), style);
        if zone.layout != Layout::List {
            canvas.target(spot, Rect::new(x, y, drawn, 1));
        }
        x += drawn;
    }
}

fn keep_the_newest(pieces: &mut Vec<Piece>, look: Look, room: u16) {
    let long = |pieces: &[Piece]| -> u16 {
        pieces.iter().map(|piece| width(&look.spelt(&piece.lead)) + width(&look.spelt(&piece.text))).sum()
    };
    while pieces.len() > 1 && long(pieces) > room {
        pieces.remove(0);
        pieces[0].lead = format!("{} ", look.cut());
    }
}

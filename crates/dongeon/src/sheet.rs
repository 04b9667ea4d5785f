//! Printable sheets: both faces of every card, nine to a page, so that the game can be played by hand.
//!
//! All lengths are tenths of a millimetre. Cards are square, because they are turned in all four directions.

use crate::content::{CardDeck, Icon};
use crate::table::Colour;
use kernel::Sheet;
use std::fmt::Write;

/// The drawings of the icons, by the ids that [`drawing`] gives.
const ICONS: &str = include_str!("../content/icons.svg");

/// A4, upright.
const PAPER: (usize, usize) = (2100, 2970);
/// The edge of a card.
const CARD: usize = 630;
/// Cards in a row, and rows on a page.
const ROW: usize = 3;
/// The corner of the first card: the cards are in the middle of the page, so that both sides of the paper meet.
const CORNER: (usize, usize) = ((PAPER.0 - ROW * CARD) / 2, (PAPER.1 - ROW * CARD) / 2);
/// How far the colour of a card goes on beyond its edge, for cuts that are not quite straight.
const BLEED: usize = 20;
/// Where cut marks begin and end, from the outer edge of the cards.
const MARKS: (usize, usize) = (35, 90);

/// The numbers on the doors card, clockwise from the top; behind each door is the same door. §setup.doors
const WHITE_DOORS: [u8; 4] = [1, 4, 3, 2];
const GREY_DOORS: [u8; 4] = [1, 2, 3, 4];

/// The sheets of a deck with its doors card: for every page the white side, then the grey side. On the grey side, columns
/// run from right to left: turned over on its long edge, the paper has each grey face behind its white one.
pub fn sheets(deck: &CardDeck) -> Vec<Sheet> {
    let cards: Vec<Option<u8>> = (0..deck.count()).map(Some).chain([None]).collect();
    let pages: Vec<&[Option<u8>]> = cards.chunks(ROW * ROW).collect();
    let numbered = pages.iter().zip(1..);
    let sides = numbered.flat_map(|(page, number)| [Colour::White, Colour::Grey].map(|colour| (*page, number, colour)));
    sides
        .map(|(page, number, colour)| Sheet {
            name: format!("{number}-{}.svg", word(colour)),
            svg: side(deck, page, (number, pages.len()), colour),
        })
        .collect()
}

fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Grey => "grey",
    }
}

/// The colour of the paper of a face.
fn paper(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "#fdfcf7",
        Colour::Grey => "#b4b7bd",
    }
}

/// One side of a page.
fn side(deck: &CardDeck, cards: &[Option<u8>], (page, pages): (usize, usize), colour: Colour) -> String {
    let (width, height) = PAPER;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"{}mm\" \
         height=\"{}mm\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-weight=\"bold\" \
         text-anchor=\"middle\" fill=\"#23252b\">\n{ICONS}",
        width / 10,
        height / 10,
    );
    let corners = |at: usize| corner(at, colour);
    for (x, y) in (0..cards.len()).map(corners) {
        let _ = writeln!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"{2}\" height=\"{2}\" fill=\"{3}\"/>",
            x - BLEED,
            y - BLEED,
            CARD + 2 * BLEED,
            paper(colour),
        );
    }
    for (at, number) in cards.iter().enumerate() {
        card(&mut svg, deck, *number, colour, corners(at));
    }
    cut_marks(&mut svg);
    legend(&mut svg, page, pages, colour);
    svg + "</svg>\n"
}

/// The upper left corner of the card at a place of its page.
fn corner(at: usize, colour: Colour) -> (usize, usize) {
    let column = match colour {
        Colour::White => at % ROW,
        Colour::Grey => ROW - 1 - at % ROW,
    };
    (CORNER.0 + column * CARD, CORNER.1 + at / ROW * CARD)
}

/// A face: its frame, its number, which way up it was printed, and its icons, each upright when its edge is on top.
fn card(svg: &mut String, deck: &CardDeck, number: Option<u8>, colour: Colour, (x, y): (usize, usize)) {
    let name = number.map_or_else(|| "doors".into(), |number| (number + 1).to_string());
    let _ = writeln!(svg, "<g id=\"{}-{name}\" transform=\"translate({x} {y})\">", word(colour));
    svg.push_str(
        "<rect x=\"16\" y=\"16\" width=\"598\" height=\"598\" rx=\"36\" fill=\"none\" stroke=\"#23252b\" stroke-width=\"6\"/>\n\
         <path d=\"M50 50L252 252M580 50L378 252M580 580L378 378M50 580L252 378\" stroke=\"#8d9097\" stroke-width=\"4\" \
         stroke-dasharray=\"4 14\" stroke-linecap=\"round\"/>\n\
         <circle cx=\"315\" cy=\"315\" r=\"52\" fill=\"#ffffff\" stroke=\"#23252b\" stroke-width=\"5\"/>\n\
         <path d=\"M315 236L298 258H332Z\"/>\n",
    );
    match number {
        Some(_) => {
            let _ = writeln!(svg, "<text x=\"315\" y=\"336\" font-size=\"60\">{name}</text>");
        }
        None => svg.push_str("<path d=\"M303 312A20 20 0 1 1 327 312L337 348H293Z\"/>\n"),
    }
    for edge in 0..4 {
        let (id, value) = match (number, colour) {
            (None, Colour::White) => ("boss", Some(WHITE_DOORS[edge])),
            (None, Colour::Grey) => ("boss", Some(GREY_DOORS[edge])),
            (Some(number), Colour::White) => drawing(deck.white(number).icon(edge as u8)),
            (Some(number), Colour::Grey) => drawing(deck.grey(number).icon(edge as u8)),
        };
        let turned = format!("rotate({} 315 315) translate(315 130)", 90 * edge);
        let _ = write!(svg, "<g transform=\"{turned}\"><use xlink:href=\"#{id}\"/>");
        if let Some(value) = value {
            let line = if id == "boss" { 27 } else { 59 };
            let _ = write!(svg, "<text y=\"{line}\" font-size=\"60\">{value}</text>");
        }
        // Read from the wrong edge, a six would be a nine.
        if let Some(6 | 9) = value {
            svg.push_str("<path d=\"M-15 67H15\" stroke=\"#23252b\" stroke-width=\"5\"/>");
        }
        svg.push_str("</g>\n");
    }
    svg.push_str("</g>\n");
}

/// The drawing of an icon, and the number on it.
fn drawing(icon: Icon) -> (&'static str, Option<u8>) {
    match icon {
        Icon::Corridor => ("corridor", None),
        Icon::Door => ("door", None),
        Icon::Monster(value) => ("monster", Some(value)),
        Icon::Treasure => ("treasure", None),
        Icon::Weapon => ("weapon", None),
        Icon::Trap => ("trap", None),
        Icon::Turnaround => ("turnaround", None),
    }
}

/// Where to cut, outside the cards.
fn cut_marks(svg: &mut String) {
    let (left, top) = CORNER;
    let (right, bottom) = (left + ROW * CARD, top + ROW * CARD);
    let mut path = String::new();
    for line in 0..=ROW {
        let (x, y) = (left + line * CARD, top + line * CARD);
        let _ = write!(path, "M{x} {}V{}M{x} {}V{}", top - MARKS.1, top - MARKS.0, bottom + MARKS.0, bottom + MARKS.1);
        let _ = write!(path, "M{} {y}H{}M{} {y}H{}", left - MARKS.1, left - MARKS.0, right + MARKS.0, right + MARKS.1);
    }
    let _ = writeln!(svg, "<path d=\"{path}\" fill=\"none\" stroke=\"#23252b\" stroke-width=\"3\"/>");
}

/// Which page and side this is, and a length to measure: cards have the right size where it does.
fn legend(svg: &mut String, page: usize, pages: usize, colour: Colour) {
    let _ = writeln!(
        svg,
        "<rect x=\"940\" y=\"270\" width=\"50\" height=\"50\" fill=\"{}\" stroke=\"#23252b\" stroke-width=\"4\"/>\n\
         <text x=\"1090\" y=\"312\" font-size=\"46\">{page} / {pages}</text>\n\
         <path d=\"M800 2665V2695M800 2680H1300M1300 2665V2695\" fill=\"none\" stroke=\"#23252b\" stroke-width=\"3\"/>\n\
         <text x=\"1050\" y=\"2740\" font-size=\"40\">50 mm</text>",
        paper(colour),
    );
}

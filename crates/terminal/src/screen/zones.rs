//! Zones: every way in which things may lie, drawn from the page's data alone.
//!
//! Each kind has a file with two functions: how much room it wants, and how it is drawn there.

mod card;
mod cards;
mod dice;
mod grid;
mod lanes;
mod ledger;
mod path;
mod running;

use super::canvas::{Canvas, Spot, width};
use super::look::{Look, Weight};
use kernel::{Choice, Layout, Page, Text, Thing, Zone};
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Words;

/// The words that a screen is written in: the game's, and the face's own.
pub struct Speech {
    /// The game's.
    pub game: Words,
    /// The face's own.
    pub own: Words,
}

/// How large things are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scale {
    /// As a few words.
    Small,
    /// As cards.
    Medium,
    /// As cards with drawings.
    Large,
}

/// A page being looked at.
pub struct Sight<'a> {
    /// The page.
    pub page: &'a Page,
    /// In these words.
    pub speech: &'a Speech,
    /// With these drawings.
    pub drawing: &'a dyn Fn(&str) -> Option<&'static str>,
    /// What one looks at.
    pub focus: Option<Spot>,
}

impl Sight<'_> {
    /// Says something of the game.
    pub fn say(&self, text: &Text) -> String {
        self.speech.game.say(text)
    }

    /// The name of a thing.
    pub fn name<'t>(&self, thing: &'t Thing) -> &'t str {
        thing.name.in_lang(self.speech.game.lang)
    }

    /// What stands in the corner of a thing: `D♠`. Nothing for a thing without.
    pub fn corner(&self, thing: &Thing, look: Look) -> String {
        let lang = self.speech.game.lang;
        let rank = thing.corner.as_ref().map_or("", |corner| corner.in_lang(lang));
        let suit = thing.suit.map_or("", |suit| look.suit(suit, lang));
        // Letters are not run together: `DPi` is no card.
        let gap = if suit.len() > 1 && suit.is_ascii() { " " } else { "" };
        format!("{rank}{gap}{suit}")
    }

    /// A thing in a word: its corner, or its name.
    pub fn word(&self, thing: &Thing, look: Look) -> String {
        let corner = self.corner(thing, look);
        let word = if corner.is_empty() { self.name(thing).to_string() } else { corner };
        if thing.count > 1 { format!("{word} {}{}", look.times(), thing.count) } else { word }
    }

    /// The style of what stands in a thing's corner.
    pub fn corner_style(&self, thing: &Thing, look: Look) -> Style {
        thing.suit.map_or_else(|| look.tone(thing.tone), |suit| look.suit_style(suit))
    }

    /// The choices about a thing, with their numbers from 1.
    pub fn choices<'s>(&'s self, thing: &'s Thing) -> impl Iterator<Item = (usize, &'s Choice)> {
        let about = |(_, choice): &(usize, &Choice)| choice.things.first() == Some(&thing.id);
        self.page.choices.iter().enumerate().map(|(at, choice)| (at + 1, choice)).filter(about)
    }

    /// The numbers of the choices about a thing: `1·5`.
    pub fn numbers(&self, thing: &Thing) -> String {
        let allowed = self.choices(thing).filter(|(_, choice)| choice.refused.is_none());
        allowed.map(|(number, _)| number.to_string()).collect::<Vec<_>>().join("·")
    }

    /// Whether one looks at a thing, or at a choice that concerns it.
    pub fn looked_at(&self, spot: Spot, thing: &Thing) -> bool {
        match self.focus {
            Some(Spot::Choice(at)) => self.page.choices.get(at).is_some_and(|choice| choice.things.contains(&thing.id)),
            focus => focus == Some(spot),
        }
    }

    /// How strongly a thing's frame is drawn.
    pub fn weight(&self, spot: Spot, thing: &Thing) -> Weight {
        if self.looked_at(spot, thing) { Weight::Heavy } else { Weight::Thin }
    }

    /// The head of a zone: its name, and how many things lie there where that is not plain to see.
    pub fn head(&self, zone: &Zone) -> String {
        let label = self.say(&zone.label);
        let counted = match zone.layout {
            Layout::Hand | Layout::List | Layout::Stack => zone.count > 0,
            _ => false,
        };
        if counted { format!("{label} ({})", zone.count) } else { label }
    }
}

/// How much room a zone wants at most in this width, its head included.
pub fn size(sight: &Sight<'_>, zone: &Zone, look: Look, scale: Scale, most: u16) -> (u16, u16) {
    let head = width(&sight.head(zone));
    let (across, down) = match &zone.layout {
        Layout::Tokens => return running::size(sight, zone, look, most, 2),
        Layout::Timeline => return running::size(sight, zone, look, most, 1),
        Layout::List => return running::size(sight, zone, look, most, [1, 2, 4][scale as usize]),
        Layout::Row | Layout::Hand | Layout::Stack | Layout::Pile if scale == Scale::Small => {
            return running::size(sight, zone, look, most, 2);
        }
        Layout::Row | Layout::Hand | Layout::Stack if zone.things.is_empty() => {
            (cards::card(scale).0, cards::card(scale).1)
        }
        Layout::Row | Layout::Hand => cards::row_size(zone, scale, most),
        Layout::Stack => cards::stack_size(zone, scale, most),
        Layout::Pile => (cards::PILE, cards::card(scale).1),
        Layout::Card => card::size(scale),
        Layout::Grid { columns, rows } => grid::size(*columns, *rows, scale, most),
        Layout::Path { columns, rows } => path::size(sight, zone, *columns, *rows, scale, most),
        Layout::Lanes { labels } => lanes::size(sight, zone, labels, scale, most),
        Layout::Table { columns } => ledger::size(sight, zone, look, columns, most),
        Layout::Dice => dice::size(sight, zone, scale),
    };
    (across.max(head).min(most), down + 1)
}

/// Draws a zone, head and all.
pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, area: Rect) {
    let zone = &sight.page.zones[at];
    let running = match zone.layout {
        Layout::Tokens | Layout::Timeline | Layout::List => true,
        Layout::Row | Layout::Hand | Layout::Stack | Layout::Pile => scale == Scale::Small,
        _ => false,
    };
    if running {
        return running::draw(canvas, sight, at, area);
    }
    let style = if sight.focus == Some(Spot::Zone(at)) { canvas.look.focused() } else { canvas.look.dim() };
    canvas.text(area.x, area.y, &sight.head(zone), area.width, style);
    let body = Rect::new(area.x, area.y + 1, area.width, area.height.saturating_sub(1));
    match &zone.layout {
        Layout::Row | Layout::Hand | Layout::Stack if zone.things.is_empty() => cards::empty(canvas, sight, at, body),
        Layout::Row | Layout::Hand => cards::draw_row(canvas, sight, at, scale, body),
        Layout::Stack => cards::draw_stack(canvas, sight, at, scale, body),
        Layout::Pile => cards::draw_pile(canvas, sight, at, body),
        Layout::Card => card::draw(canvas, sight, at, body),
        Layout::Grid { columns, rows } => grid::draw(canvas, sight, at, (*columns, *rows), scale, body),
        Layout::Path { columns, rows } => path::draw(canvas, sight, at, (*columns, *rows), scale, body),
        Layout::Lanes { labels } => lanes::draw(canvas, sight, at, labels, scale, body),
        Layout::Table { columns } => ledger::draw(canvas, sight, at, columns, body),
        Layout::Dice => dice::draw(canvas, sight, at, scale, body),
        Layout::Tokens | Layout::Timeline | Layout::List => {}
    }
}

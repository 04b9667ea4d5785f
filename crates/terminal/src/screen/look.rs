//! How the screen looks: signs and colours, in one place. Nothing is said by colour alone.

use kernel::{Lang, Suit, Tone};
use ratatui::style::{Color, Modifier, Style};

/// Which signs the screen is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Glyphs {
    /// Lines, suits and accents.
    #[default]
    Unicode,
    /// Nothing that a teletype of 1967 would not print.
    Ascii,
}

/// How the screen looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The signs.
    pub glyphs: Glyphs,
    /// Whether there are colours.
    pub colour: bool,
}

/// How strongly a frame is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// An empty place.
    Faint,
    /// A thing.
    Thin,
    /// The thing that one looks at.
    Heavy,
}

/// The signs of a frame: corners from the top left clockwise, then horizontal and vertical.
pub type Frame = [&'static str; 6];

impl Look {
    /// The signs of a frame.
    pub fn frame(self, weight: Weight) -> Frame {
        match (self.glyphs, weight) {
            (Glyphs::Unicode, Weight::Faint) => ["┌", "┐", "┘", "└", "╌", "╎"],
            (Glyphs::Unicode, Weight::Thin) => ["╭", "╮", "╯", "╰", "─", "│"],
            (Glyphs::Unicode, Weight::Heavy) => ["╔", "╗", "╝", "╚", "═", "║"],
            (Glyphs::Ascii, Weight::Faint) => [".", ".", "'", "'", ".", ":"],
            (Glyphs::Ascii, Weight::Thin) => [".", ".", "'", "'", "-", "|"],
            (Glyphs::Ascii, Weight::Heavy) => ["#", "#", "#", "#", "=", "#"],
        }
    }

    fn sign(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.glyphs == Glyphs::Unicode { unicode } else { ascii }
    }

    /// The back of a card.
    pub fn back(self) -> &'static str {
        self.sign("░", "/")
    }

    /// What stands before the choice that one looks at.
    pub fn pointer(self) -> &'static str {
        self.sign("▸", ">")
    }

    /// What stands before a choice that is forbidden.
    pub fn forbidden(self) -> &'static str {
        self.sign("×", "x")
    }

    /// What stands after a choice in which chance has a say.
    pub fn chance(self) -> &'static str {
        self.sign("≈", "~")
    }

    /// Where text was cut.
    pub fn cut(self) -> &'static str {
        self.sign("…", "..")
    }

    /// A bar, full and empty.
    pub fn bar(self) -> [&'static str; 2] {
        [self.sign("█", "#"), self.sign("░", ".")]
    }

    /// A short bar that compares something with the best, in tenths, and a mark beside the best.
    pub fn beside_the_best(self, tenths: u8, best: bool) -> String {
        let ([full, empty], cells) = (self.bar(), usize::from(tenths).div_ceil(2).min(5));
        let mark = if best { self.pointer() } else { " " };
        format!("{mark}{}{}", full.repeat(cells), empty.repeat(5 - cells))
    }

    /// A pip, full and empty.
    pub fn pip(self) -> [&'static str; 2] {
        [self.sign("●", "@"), self.sign("○", ".")]
    }

    /// Where something happens on a bar.
    pub fn step(self) -> &'static str {
        self.sign("┃", "|")
    }

    /// Where the game turned.
    pub fn turn(self) -> &'static str {
        self.sign("◆", "*")
    }

    /// So many times.
    pub fn times(self) -> &'static str {
        self.sign("×", "x")
    }

    /// What stands between the numbers of several choices.
    pub fn dot(self) -> &'static str {
        self.sign("·", ",")
    }

    /// Nothing, in a column of a table.
    pub fn none(self) -> &'static str {
        self.sign("·", "-")
    }

    /// A rule across the screen.
    pub fn rule(self) -> &'static str {
        self.sign("─", "-")
    }

    /// The arrow heads: up, right, down, left.
    pub fn heads(self) -> [&'static str; 4] {
        [self.sign("▴", "^"), self.sign("▸", ">"), self.sign("▾", "v"), self.sign("◂", "<")]
    }

    /// A line that leaves a place in these directions: up 1, right 2, down 4, left 8.
    pub fn line(self, directions: u8) -> &'static str {
        let ascii = match directions {
            0 => " ",
            2 | 8 | 10 => "-",
            1 | 4 | 5 => "|",
            _ => "+",
        };
        let unicode = match directions {
            0 => " ",
            2 | 8 | 10 => "─",
            1 | 4 | 5 => "│",
            3 => "╰",
            6 => "╭",
            9 => "╯",
            12 => "╮",
            7 => "├",
            13 => "┤",
            14 => "┬",
            11 => "┴",
            _ => "┼",
        };
        self.sign(unicode, ascii)
    }

    /// Eight heights of a small plot, lowest first.
    pub fn heights(self) -> [&'static str; 8] {
        match self.glyphs {
            Glyphs::Unicode => ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
            Glyphs::Ascii => ["_", "_", ".", ".", "-", "-", "=", "#"],
        }
    }

    /// A suit. In plain letters two of the French ones would be alike, so they have two letters.
    pub fn suit(self, suit: Suit, lang: Lang) -> &'static str {
        match (self.glyphs, suit, lang) {
            (Glyphs::Unicode, Suit::Spades, _) => "♠",
            (Glyphs::Unicode, Suit::Hearts, _) => "♥",
            (Glyphs::Unicode, Suit::Diamonds, _) => "♦",
            (Glyphs::Unicode, Suit::Clubs, _) => "♣",
            (_, Suit::Spades, Lang::Fr) => "Pi",
            (_, Suit::Hearts, Lang::Fr) => "Co",
            (_, Suit::Diamonds, Lang::Fr) => "Ca",
            (_, Suit::Clubs, Lang::Fr) => "Tr",
            (_, Suit::Spades, Lang::En) => "S",
            (_, Suit::Hearts, Lang::En) => "H",
            (_, Suit::Diamonds, Lang::En) => "D",
            (_, Suit::Clubs, Lang::En) => "C",
        }
    }

    /// Text in signs that this screen has.
    pub fn spelt(self, text: &str) -> String {
        if self.glyphs == Glyphs::Unicode {
            return text.into();
        }
        let pairs =
            [('œ', "oe"), ('Œ', "OE"), ('æ', "ae"), ('…', "..."), ('→', "->"), ('≥', ">="), ('≤', "<="), ('±', "+-")];
        let longer = pairs.iter().fold(text.to_string(), |text, (sign, letters)| text.replace(*sign, letters));
        longer.chars().map(plain).collect()
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// The four colours of suits, so that none is mistaken for another.
    pub fn suit_style(self, suit: Suit) -> Style {
        let style = self.coloured(match suit {
            Suit::Spades => Color::Reset,
            Suit::Hearts => Color::LightRed,
            Suit::Diamonds => Color::LightBlue,
            Suit::Clubs => Color::LightGreen,
        });
        style.add_modifier(Modifier::BOLD)
    }

    /// What a thing is to the player.
    pub fn tone(self, tone: Tone) -> Style {
        match tone {
            Tone::Plain => Style::new(),
            Tone::Danger => self.coloured(Color::Red),
            Tone::Help => self.coloured(Color::Green),
            Tone::Wealth => self.coloured(Color::Yellow),
            Tone::Wonder => self.coloured(Color::Magenta),
            Tone::Faint => self.dim(),
        }
    }

    /// What can be left unread.
    pub fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What should be read first.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What one looks at.
    pub fn focused(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The bar at the top.
    pub fn title(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// A warning, or a refusal.
    pub fn warning(self) -> Style {
        self.coloured(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// A quantity by how much of it is left: half or more, a quarter or more, less.
    pub fn level(self, value: i32, most: i32) -> Style {
        self.coloured(match value * 4 {
            left if left >= most * 2 => Color::Green,
            left if left >= most => Color::Yellow,
            _ => Color::Red,
        })
    }
}

/// A sign as a teletype prints it.
fn plain(sign: char) -> char {
    match sign {
        'à' | 'â' | 'ä' => 'a',
        'À' | 'Â' => 'A',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'É' | 'È' | 'Ê' => 'E',
        'î' | 'ï' => 'i',
        'Î' => 'I',
        'ô' | 'ö' => 'o',
        'Ô' => 'O',
        'Ï' => 'I',
        'Ö' => 'O',
        'ù' | 'û' | 'ü' => 'u',
        'Ù' | 'Û' | 'Ü' => 'U',
        'Ë' => 'E',
        'ç' => 'c',
        'Ç' => 'C',
        '−' | '–' | '—' => '-',
        '«' | '»' | '“' | '”' => '"',
        '’' => '\'',
        '·' => '-',
        '•' => '*',
        '›' | '▸' => '>',
        '×' => 'x',
        '≈' => '~',
        '\u{a0}' | '\u{202f}' => ' ',
        '↑' => '^',
        '←' => '<',
        '↓' => 'v',
        sign if sign.is_ascii() => sign,
        _ => '?',
    }
}

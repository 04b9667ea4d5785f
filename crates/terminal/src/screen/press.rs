//! What the player does: keys and the mouse.

use ratatui_crossterm::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};

/// Something that the player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// A key with a sign on it.
    Sign(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// An arrow.
    Arrow(Direction),
    /// A page up or down.
    Page(Direction),
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// Rubs the last sign out.
    Backspace,
    /// A click, by column and line.
    Click(u16, u16),
    /// The wheel.
    Wheel(Direction),
}

/// A direction on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Up.
    Up,
    /// Right.
    Right,
    /// Down.
    Down,
    /// Left.
    Left,
}

/// What an event of the terminal means to the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// The player does something.
    Press(Press),
    /// The window has another size.
    Resize,
    /// The player wants the shell for a while.
    Suspend,
    /// The player wants out.
    Interrupt,
}

/// What an event of the terminal means; nothing for most of them.
pub fn meaning(event: &Event) -> Option<Meaning> {
    match event {
        Event::Resize(..) => Some(Meaning::Resize),
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            if key.modifiers.contains(KeyModifiers::CONTROL) {
                return match key.code {
                    KeyCode::Char('c' | 'd') => Some(Meaning::Interrupt),
                    KeyCode::Char('z') => Some(Meaning::Suspend),
                    // Some terminals say Enter like this.
                    KeyCode::Char('j' | 'm') => Some(Meaning::Press(Press::Enter)),
                    _ => None,
                };
            }
            if key.modifiers.intersects(KeyModifiers::ALT | KeyModifiers::SUPER) {
                return None;
            }
            of_key(key.code).map(Meaning::Press)
        }
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Meaning::Press(Press::Click(mouse.column, mouse.row))),
            MouseEventKind::ScrollUp => Some(Meaning::Press(Press::Wheel(Direction::Up))),
            MouseEventKind::ScrollDown => Some(Meaning::Press(Press::Wheel(Direction::Down))),
            _ => None,
        },
        _ => None,
    }
}

fn of_key(code: KeyCode) -> Option<Press> {
    Some(match code {
        KeyCode::Char(sign) => Press::Sign(sign),
        KeyCode::Enter => Press::Enter,
        KeyCode::Esc => Press::Escape,
        KeyCode::Tab => Press::Tab,
        KeyCode::BackTab => Press::BackTab,
        KeyCode::Up => Press::Arrow(Direction::Up),
        KeyCode::Right => Press::Arrow(Direction::Right),
        KeyCode::Down => Press::Arrow(Direction::Down),
        KeyCode::Left => Press::Arrow(Direction::Left),
        KeyCode::PageUp => Press::Page(Direction::Up),
        KeyCode::PageDown => Press::Page(Direction::Down),
        KeyCode::Home => Press::Home,
        KeyCode::End => Press::End,
        KeyCode::Backspace => Press::Backspace,
        _ => return None,
    })
}

impl Press {
    /// Where the arrows, or the letters of old that stand for them, point to.
    pub fn direction(self) -> Option<Direction> {
        Some(match self {
            Self::Arrow(direction) => direction,
            Self::Sign('h') => Direction::Left,
            Self::Sign('j') => Direction::Down,
            Self::Sign('k') => Direction::Up,
            Self::Sign('l') => Direction::Right,
            _ => return None,
        })
    }

    /// Whether this acts on what one looks at.
    pub fn acts(self) -> bool {
        matches!(self, Self::Enter | Self::Sign(' '))
    }

    /// The key that stands for what was clicked in the line of keys.
    pub fn of_clicked(key: char) -> Self {
        match key {
            '\n' => Self::Enter,
            '\t' => Self::Tab,
            '\u{1b}' => Self::Escape,
            '\u{8}' => Self::Backspace,
            '>' => Self::Arrow(Direction::Right),
            '<' => Self::Arrow(Direction::Left),
            sign => Self::Sign(sign),
        }
    }
}

//! A text as a QR code, for cameras.

use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// The margin that cameras need, in squares.
const MARGIN: usize = 4;

/// A drawing of a text, black on white whatever the page looks like; nothing where the text is too long for one.
pub fn svg(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (at, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let _ = write!(path, "M{} {}h1v1h-1z", at % width + MARGIN, at / width + MARGIN);
        }
    }
    let side = width + 2 * MARGIN;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_drawn_and_a_book_is_not() {
        let drawn = svg("http://127.0.0.1:7777/j/0123456789bcdfghjkmnpqrsta").expect("a drawing");
        // The three corners that cameras look for begin at the margin.
        assert!(drawn.contains("d=\"M4 4h1v1h-1zM5 4h1v1h-1z"), "{drawn}");
        assert!(drawn.len() < 30_000, "{} bytes", drawn.len());
        assert_eq!(svg(&"x".repeat(5000)), None);
    }
}

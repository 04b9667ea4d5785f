//! The Markdown of rulebooks as HTML, a little of it. Whatever else it holds is text.

use crate::rules::search_query::SearchQuery;
use maud::{Markup, html};

/// How Markdown is shown as HTML.
pub struct Markdown<'a> {
    /// Where a clause stands, if there is such a clause: `/rules/scelerat#combat.dulled`.
    pub link: &'a dyn Fn(&str) -> Option<String>,
    /// What somebody looks for in it.
    pub query: &'a SearchQuery,
    /// The language it is in.
    pub lang: kernel::Lang,
}

/// Lines that belong together.
#[derive(PartialEq, Eq, Debug)]
enum Block {
    Paragraph(String),
    List(Vec<String>),
}

/// Cuts a text at its empty lines and at its lists.
fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    for part in text.split("\n\n").map(str::trim).filter(|part| !part.is_empty()) {
        let mut last: Option<Block> = None;
        for line in part.lines().map(str::trim) {
            match (&mut last, line.strip_prefix("- ")) {
                (Some(Block::List(items)), Some(item)) => items.push(item.into()),
                (Some(Block::List(items)), None) => items.iter_mut().next_back().into_iter().for_each(|item| {
                    item.push(' ');
                    item.push_str(line);
                }),
                (Some(Block::Paragraph(said)), None) => {
                    said.push(' ');
                    said.push_str(line);
                }
                (None | Some(Block::Paragraph(_)), Some(item)) => {
                    blocks.extend(last.replace(Block::List(vec![item.into()])));
                }
                (None, None) => last = Some(Block::Paragraph(line.into())),
            }
        }
        blocks.extend(last);
    }
    blocks
}

/// A piece of a line.
#[derive(PartialEq, Eq, Debug)]
enum Span<'a> {
    Plain(&'a str),
    Emphasis(&'a str),
    Strong(&'a str),
    Code(&'a str),
    Clause(&'a str),
}

/// What stands between two marks at the beginning of a text, and what follows.
fn between<'a>(text: &'a str, mark: &str) -> Option<(&'a str, &'a str)> {
    let (inside, rest) = text.strip_prefix(mark)?.split_once(mark)?;
    let tight = !inside.is_empty() && inside.trim() == inside;
    tight.then_some((inside, rest))
}

/// The clause or chapter after a §, and what follows.
fn clause(text: &str) -> Option<(&str, &str)> {
    let rest = text.strip_prefix('§')?;
    let end = rest.find(|sign: char| !(sign.is_ascii_lowercase() || ".-".contains(sign))).unwrap_or(rest.len());
    let id = rest[..end].trim_end_matches(['.', '-']);
    (!id.is_empty()).then(|| (id, &rest[id.len()..]))
}

/// Cuts a line at its marks.
fn pieces(text: &str) -> Vec<Span<'_>> {
    let (mut pieces, mut plain_from, mut at) = (Vec::new(), 0, 0);
    while let Some(sign) = text[at..].chars().next() {
        let here = &text[at..];
        let found = match sign {
            '*' => between(here, "**")
                .map(|(inside, rest)| (Span::Strong(inside), rest))
                .or_else(|| between(here, "*").map(|(inside, rest)| (Span::Emphasis(inside), rest))),
            '`' => between(here, "`").map(|(inside, rest)| (Span::Code(inside), rest)),
            '§' => clause(here).map(|(id, rest)| (Span::Clause(id), rest)),
            _ => None,
        };
        match found {
            Some((piece, rest)) => {
                pieces.push(Span::Plain(&text[plain_from..at]));
                pieces.push(piece);
                at = text.len() - rest.len();
                plain_from = at;
            }
            None => at += sign.len_utf8(),
        }
    }
    pieces.push(Span::Plain(&text[plain_from..]));
    pieces.retain(|piece| *piece != Span::Plain(""));
    pieces
}

impl Markdown<'_> {
    /// A text of several paragraphs. Sources, rulings and options stand back.
    pub fn show(&self, text: &str) -> Markup {
        html! {
            @for block in blocks(text) {
                @match block {
                    Block::Paragraph(said) => p class=[is_apart(&said).then_some("muted")] { (self.line(&said)) },
                    Block::List(items) => ul { @for item in items { li { (self.line(&item)) } } },
                }
            }
        }
    }

    fn line(&self, text: &str) -> Markup {
        let tied = table::words::tie(self.lang, text);
        html! {
            @for piece in pieces(&tied) {
                @match piece {
                    Span::Plain(said) => (self.query.marked(said)),
                    Span::Emphasis(said) => em { (self.query.marked(said)) },
                    Span::Strong(said) => strong { (self.query.marked(said)) },
                    Span::Code(said) => code { (self.query.marked(said)) },
                    Span::Clause(id) => @match (self.link)(id) {
                        Some(link) => a.clause href=(link) { "§" (self.query.marked(id)) },
                        None => { "§" (self.query.marked(id)) },
                    },
                }
            }
        }
    }
}

/// Whether a paragraph begins with a word that says what it is: `*Source:*`.
fn is_apart(said: &str) -> bool {
    between(said, "*").is_some_and(|(word, _)| word.ends_with(':'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, asked: &str) -> String {
        let link = |id: &str| (id == "a.b").then(|| format!("/rules/x#{id}"));
        Markdown { link: &link, query: &SearchQuery::new(asked), lang: kernel::Lang::Fr }.show(text).into_string()
    }

    #[test]
    fn paragraphs_and_lists() {
        let text = "One\ntwo.\n\nThree:\n- four\n  five\n- six\n\n*Source:* seven";
        let expected = "<p>One two.</p><p>Three:</p><ul><li>four five</li><li>six</li></ul>\
                        <p class=\"muted\"><em>Source:</em> seven</p>";
        assert_eq!(shown(text, ""), expected);
    }

    #[test]
    fn marks_within_a_line() {
        assert_eq!(
            shown("a *b* **c** `d*` 2 * 3 * 4", ""),
            "<p>a <em>b</em> <strong>c</strong> <code>d*</code> 2 * 3 * 4</p>"
        );
        assert_eq!(
            shown("see §a.b. Not §c.d", ""),
            "<p>see <a class=\"clause\" href=\"/rules/x#a.b\">§a.b</a>. Not §c.d</p>"
        );
        assert_eq!(shown("an *open mark, a ` and § alone", ""), "<p>an *open mark, a ` and §\u{a0}alone</p>");
    }

    #[test]
    fn nothing_else_gets_through() {
        let text = "<script>alert(1)</script> [x](javascript:y) *<b>* `<i>`";
        let safe =
            "<p>&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:y) <em>&lt;b&gt;</em> <code>&lt;i&gt;</code></p>";
        assert_eq!(shown(text, ""), safe);
        assert_eq!(shown("a *Word*", "word"), "<p>a <em><mark>Word</mark></em></p>");
    }
}

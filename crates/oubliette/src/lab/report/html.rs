//! The report as one page: it asks for nothing beside itself, and speaks both languages.

use super::words::ReportWords;
use super::{Figure, ReportChapter};
use kernel::Lang;
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("style.css");
/// Nothing is asked for, whoever wrote what into a plan.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// What the language is called in itself.
fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => "Français",
        Lang::En => "English",
    }
}

/// The whole page, in this language first.
pub fn page(first: Lang, chapters: impl Fn(Lang) -> Vec<ReportChapter>) -> Markup {
    let told = Lang::ALL.map(|lang| (lang, chapters(lang)));
    let title = |wanted: Lang| {
        let found = told.iter().find(|(lang, _)| *lang == wanted);
        found.and_then(|(_, chapters)| chapters.first()).map_or("", |chapter| chapter.title.as_str())
    };
    html! {
        (DOCTYPE)
        html lang=(first.code()) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title(first)) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                // The one that is chosen shows its page, and hides the other: no script is needed.
                @for (lang, _) in &told {
                    input.tongue type="radio" name="lang" id={ "lang-" (lang.code()) } checked[*lang == first];
                }
                header {
                    @for (lang, _) in &told {
                        label for={ "lang-" (lang.code()) } lang=(lang.code()) { (own_name(*lang)) }
                    }
                }
                @for (lang, chapters) in &told {
                    main.(lang.code()) lang=(lang.code()) { (drawn(&ReportWords::typeset(*lang), chapters)) }
                }
            }
        }
    }
}

fn drawn(words: &ReportWords, chapters: &[ReportChapter]) -> Markup {
    let id = |at: usize| format!("{}-{at}", words.lang().code());
    html! {
        @for (at, chapter) in chapters.iter().enumerate() {
            @if at == 0 {
                h1 { (chapter.title) }
                @for said in &chapter.intro { p { (said) } }
                nav aria-label=(chapter.title) {
                    ul { @for (at, chapter) in chapters.iter().enumerate().skip(1) { li { a href={ "#" (id(at)) } { (chapter.title) } } } }
                }
            } @else {
                section id=(id(at)) aria-labelledby={ (id(at)) "-title" } {
                    h2 id={ (id(at)) "-title" } { (chapter.title) }
                    @for said in &chapter.intro { p { (said) } }
                    div.figures { @for figure in &chapter.figures { (drawn_figure(words, figure)) } }
                }
            }
        }
    }
}

/// A chart, and its figures as a table: within reach where there is a chart, open where there is none.
fn drawn_figure(words: &ReportWords, figure: &Figure) -> Markup {
    let wide = figure.chart.is_none() || figure.head.len() > 5;
    html! {
        article.wide[wide] {
            h3 { (figure.title) }
            @if let Some(chart) = &figure.chart {
                div.drawn { (chart) }
                @if let Some(note) = &figure.note { p.note { (note) } }
                details {
                    summary { (words.word("report-as-table")) }
                    (table(figure))
                }
            } @else {
                @if let Some(note) = &figure.note { p.note { (note) } }
                (table(figure))
            }
        }
    }
}

fn table(figure: &Figure) -> Markup {
    html! {
        // Wide tables are moved by keys, too.
        div.rows tabindex="0" role="region" aria-label=(figure.title) {
            table {
                thead { tr { @for head in &figure.head { th scope="col" { (head) } } } }
                tbody {
                    @for row in &figure.rows {
                        tr {
                            @for (at, cell) in row.iter().enumerate() {
                                @if at == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

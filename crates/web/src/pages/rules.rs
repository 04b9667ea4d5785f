//! The rules: rulebooks to read and to search, and every clause by its own link.

use crate::html::art;
use crate::http::http_error::HttpError;
use crate::http::link;
use crate::http::request_context::RequestContext;
use crate::pages::table::{Eyes, Onlooker};
use crate::rules::markdown::Markdown;
use crate::rules::rulebook::{Rulebook, TABLE};
use crate::rules::search_query::SearchQuery;
use crate::site::Site;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use kernel::Text;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::Lesson;
use table::rulebook::{RulebookClause, fits};

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/rules", get(shelf))
        .route("/rules/{game}", get(book))
        .route("/rules/{game}/{clause}", get(clause))
        .route("/t/{id}/rules", get(opened))
}

/// What is looked for.
#[derive(Deserialize)]
struct Search {
    #[serde(default)]
    q: String,
}

/// All rulebooks, or what is looked for in them.
async fn shelf(context: RequestContext, Query(search): Query<Search>) -> Markup {
    let query = SearchQuery::new(&search.q);
    let title = word(&context, "rules-title");
    let top = html! { h1 { (title) } (search_form(&context, "/rules", "rules-search-all", &query)) };
    let body = html! {
        @if query.is_empty() { (top) (books(&context)) }
        @else { article.rules { (top) (found_anywhere(&context, &query)) } }
    };
    context.page(&title, None, body)
}

/// A rulebook, or what is looked for in it.
async fn book(context: RequestContext, Path(game): Path<String>, Query(search): Query<Search>) -> Response {
    let Some(book) = Rulebook::of(&game, context.lang) else { return no_book(&context, &game) };
    let query = SearchQuery::new(&search.q);
    let name = name(&context, book);
    let title = context.say(&Text::new("rules-title-of").plain("game", &name));
    let body = html! {
        article.rules {
            h1 { (title) }
            (ways(&context, book))
            (search_form(&context, &format!("/rules/{}", book.id), "rules-search-one", &query))
            @if query.is_empty() { (guide(&context, book)) (whole(&context, book)) } @else { (found_in(&context, book, &query)) }
        }
    };
    context.page(&title, themed(book), body).into_response()
}

/// A clause with its neighbours, or a group of clauses.
async fn clause(context: RequestContext, Path((game, asked)): Path<(String, String)>) -> Response {
    let Some(book) = Rulebook::of(&game, context.lang) else { return no_book(&context, &game) };
    let found: Vec<usize> = (0..book.rules.len()).filter(|at| fits(book.rules[*at].id, &asked)).collect();
    let (Some(first), Some(last)) = (found.first(), found.last()) else {
        return no_clause(&context, book, &asked);
    };
    let before = first.checked_sub(1).map(|at| &book.rules[at]);
    let after = book.rules.get(last + 1);
    let name = name(&context, book);
    let here = book.rules[*first].chapter;
    let title = context.say(&Text::new("rules-title-clause").plain("game", &name).plain("chapter", here));
    let shown = Shown { context: &context, book, query: &SearchQuery::default(), elsewhere: true };
    let body = html! {
        article.rules {
            h1 { (title) }
            (ways(&context, book))
            @for at in &found {
                @let rule = &book.rules[*at];
                @if rule.chapter != here { p.muted { (rule.chapter) } }
                (shown.clause(rule))
            }
            (neighbours(&context, book, before, after))
            (siblings(&context, book, here, &asked))
        }
    };
    context.page(&title, themed(book), body).into_response()
}

/// What the campaign of a table has opened: clauses that stand in no rulebook for those who have not got there.
async fn opened(context: RequestContext, Path(id): Path<String>) -> Result<Response, HttpError> {
    let live = context.site.table(&id).await?;
    let state = live.lock(&context.site.store).await?;
    Onlooker::of(&state, context.person.as_ref().map(|person| person.id.as_str()), &Eyes::default())?;
    let Some(book) = Rulebook::of(&state.row.game, context.lang) else { return Ok(no_book(&context, &state.row.game)) };
    let rules = state.session.as_ref().map(|session| session.open_rules(context.lang)).unwrap_or_default();
    let rules: Vec<&RulebookClause> = rules.iter().filter(|rule| book.link(rule.id).is_none()).collect();
    let title = word(&context, "rules-opened-title");
    let shown = Shown { context: &context, book, query: &SearchQuery::default(), elsewhere: true };
    let body = html! {
        article.rules {
            h1 { (title) }
            p { a href={ "/t/" (id) } { (word(&context, "rules-to-table")) } " · " a href={ "/rules/" (book.id) } { (word(&context, "rules-whole")) } }
            @if rules.is_empty() { p { (word(&context, "rules-opened-none")) } }
            @for rule in rules {
                section id=(rule.id) {
                    h2 { "§" (rule.id) }
                    (shown.prose(rule.body))
                }
            }
        }
    };
    Ok(context.page(&title, themed(book), body).into_response())
}

fn word(context: &RequestContext, id: &'static str) -> String {
    context.localizer().ui.word(id)
}

/// What a rulebook is called.
fn name(context: &RequestContext, book: &Rulebook) -> String {
    book.title.clone().unwrap_or_else(|| word(context, "rules-table"))
}

/// The game whose colours a page has.
fn themed(book: &Rulebook) -> Option<&'static str> {
    (book.id != TABLE).then_some(book.id)
}

/// Where the game of a rulebook is played.
fn play(book: &Rulebook) -> String {
    if book.id == TABLE { "/".into() } else { format!("/new/{}", book.id) }
}

fn counted(context: &RequestContext, id: &'static str, count: usize) -> String {
    context.say(&Text::new(id).number("count", count as i64))
}

/// All rulebooks.
fn books(context: &RequestContext) -> Markup {
    html! {
        ul.card-list {
            @for book in Rulebook::all(context.lang) {
                li {
                    h2 { a href={ "/rules/" (book.id) } { (name(context, book)) } }
                    p { (book.pitch.clone().unwrap_or_else(|| word(context, "rules-table-pitch"))) }
                    p.muted { (counted(context, "rules-clauses", book.rules.len())) }
                }
            }
        }
    }
}

/// Ways from a rulebook to elsewhere.
fn ways(context: &RequestContext, book: &Rulebook) -> Markup {
    html! {
        nav aria-label=(word(context, "rules-ways")) {
            p {
                a.button href=(play(book)) { (word(context, "rules-play")) }
                " "
                @if Lesson::of(book.id).is_some() {
                    a href={ "/learn/" (book.id) } { (word(context, "rules-learn")) }
                    " · "
                }
                a href={ "/rules/" (book.id) } { (word(context, "rules-whole")) }
                " · "
                a href="/rules" { (word(context, "rules-all")) }
                @if themed(book).is_some() { " · " a href={ "/codex/" (book.id) } { (word(context, "codex")) } }
            }
        }
    }
}

/// How the game is played, on one page with pictures, before its clauses.
fn guide(context: &RequestContext, book: &Rulebook) -> Markup {
    let Some(lesson) = Lesson::of(book.id).filter(|lesson| !lesson.guide.is_empty()) else { return html! {} };
    let ui = &context.localizer().ui;
    html! {
        section.guide aria-labelledby="how-to-play" data-game=(book.id) {
            h2 #how-to-play { (ui.word("learn-guide")) }
            p.goal { (ui.printed(&lesson.goal)) }
            ol {
                @for part in &lesson.guide {
                    li {
                        span.picture { (art::picture(&part.picture, None, "plain")) }
                        div {
                            h3 { (ui.printed(&part.title)) }
                            p {
                                (ui.printed(&part.text)) " "
                                a href={ "#" (part.clause) } { "§" (part.clause) }
                            }
                        }
                    }
                }
            }
            p { a.button href={ "/learn/" (book.id) } { (ui.word("rules-learn")) } }
        }
    }
}

fn search_form(context: &RequestContext, action: &str, label: &'static str, query: &SearchQuery) -> Markup {
    html! {
        form method="get" action=(action) role="search" {
            label for="rules-search" { (word(context, label)) }
            " "
            input #rules-search type="search" name="q" value=(query.asked) maxlength="100";
            " "
            button.button type="submit" { (word(context, "rules-search")) }
        }
    }
}

/// A rulebook from its first word to its last.
fn whole(context: &RequestContext, book: &Rulebook) -> Markup {
    let shown = Shown { context, book, query: &SearchQuery::default(), elsewhere: false };
    html! {
        (shown.prose(book.preface))
        nav.contents aria-labelledby="rules-contents" {
            h2 #rules-contents { (word(context, "rules-contents")) }
            ol {
                @for (at, (chapter, rules)) in book.chapters().enumerate() {
                    li {
                        a href={ "#chapter-" (at + 1) } { (chapter) }
                        " "
                        span.muted { (counted(context, "rules-clauses", rules.len())) }
                    }
                }
            }
        }
        @for (at, (chapter, rules)) in book.chapters().enumerate() {
            h2 id={ "chapter-" (at + 1) } { (chapter) }
            @for rule in rules { (shown.clause(rule)) }
        }
        @if let Some(note) = book.sealed_note(context.lang) { p.muted { (note) } }
    }
}

/// What was found in a rulebook.
fn found_in(context: &RequestContext, book: &Rulebook, query: &SearchQuery) -> Markup {
    let found = book.search(query);
    html! {
        p role="status" { (found_said(context, found.len(), query)) }
        @if found.is_empty() {
            p { (word(context, "rules-none-try")) }
            ul {
                li { a href={ "/rules?q=" (link::part(&query.asked)) } { (word(context, "rules-none-elsewhere")) } }
                li { a href={ "/rules/" (book.id) "#rules-contents" } { (word(context, "rules-none-contents")) } }
            }
        }
        (hits(context, book, query, &found))
    }
}

/// What was found in all rulebooks.
fn found_anywhere(context: &RequestContext, query: &SearchQuery) -> Markup {
    let books = Rulebook::all(context.lang).iter().map(|book| (book, book.search(query)));
    let books: Vec<_> = books.filter(|(_, found)| !found.is_empty()).collect();
    let all = books.iter().map(|(_, found)| found.len()).sum();
    html! {
        p role="status" { (found_said(context, all, query)) }
        @if all == 0 {
            p { (word(context, "rules-none-try")) }
            p { a href="/rules" { (word(context, "rules-all")) } }
        }
        @for (book, found) in &books {
            h2 {
                a href={ "/rules/" (book.id) "?q=" (link::part(&query.asked)) } { (name(context, book)) }
                " "
                small.muted { (counted(context, "rules-clauses", found.len())) }
            }
            (hits(context, book, query, found))
        }
    }
}

fn found_said(context: &RequestContext, count: usize, query: &SearchQuery) -> String {
    context.say(&Text::new("rules-found").number("count", count as i64).plain("asked", &query.asked))
}

/// Clauses, with what is looked for marked, under the headings of their chapters.
fn hits(context: &RequestContext, book: &Rulebook, query: &SearchQuery, found: &[&RulebookClause]) -> Markup {
    let shown = Shown { context, book, query, elsewhere: true };
    html! {
        @for rules in found.chunk_by(|one, next| one.chapter == next.chapter) {
            h3 { (query.marked(rules[0].chapter)) }
            @for rule in rules { (shown.clause(rule)) }
        }
    }
}

/// The clauses before and after.
fn neighbours(
    context: &RequestContext,
    book: &Rulebook,
    before: Option<&RulebookClause>,
    after: Option<&RulebookClause>,
) -> Markup {
    let way = |id: &'static str, rule: &RulebookClause| {
        html! { (word(context, id)) " " a.clause href={ "/rules/" (book.id) "/" (rule.id) } { "§" (rule.id) } }
    };
    html! {
        nav aria-label=(word(context, "rules-neighbours")) {
            @if let Some(rule) = before { p { (way("rules-before", rule)) } }
            @if let Some(rule) = after { p { (way("rules-after", rule)) } }
        }
    }
}

/// The other clauses of a chapter.
fn siblings(context: &RequestContext, book: &Rulebook, chapter: &str, asked: &str) -> Markup {
    let others = || book.rules.iter().filter(|rule| rule.chapter == chapter && !fits(rule.id, asked));
    let text = Text::new("rules-siblings").plain("chapter", chapter);
    html! {
        @if others().next().is_some() {
            h2 { (context.say(&text)) }
            ul {
                @for rule in others() {
                    li {
                        a.clause href={ "/rules/" (book.id) "/" (rule.id) } { "§" (rule.id) }
                        " "
                        (opening(rule))
                    }
                }
            }
        }
    }
}

/// The first sentence of a clause, or as much of it as a line takes.
fn opening(rule: &RulebookClause) -> String {
    const MOST: usize = 90;
    let plain = rule.plain();
    let line = plain.lines().next().unwrap_or("");
    let sentence = line.split_once(". ").map_or(line, |(sentence, _)| sentence).trim_end_matches(['.', ':', ' ']);
    match sentence.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", sentence[..end].rsplit_once(' ').map_or(&sentence[..end], |(kept, _)| kept)),
        None => sentence.into(),
    }
}

/// How clauses are shown.
struct Shown<'a> {
    context: &'a RequestContext,
    book: &'a Rulebook,
    query: &'a SearchQuery,
    /// Whether the rest of the rulebook is on another page.
    elsewhere: bool,
}

impl Shown<'_> {
    fn prose(&self, text: &str) -> Markup {
        let link = |id: &str| self.book.link(id);
        Markdown { link: &link, query: self.query, lang: self.context.lang }.show(text)
    }

    fn clause(&self, rule: &RulebookClause) -> Markup {
        let (book, context) = (self.book, self.context);
        html! {
            @if let Some(group) = book.begins(rule) { span id=(group) {} }
            section id=(rule.id) {
                p {
                    a.clause href={ "/rules/" (book.id) "/" (rule.id) } { "§" (self.query.marked(rule.id)) }
                    @if self.elsewhere {
                        " · "
                        a.muted href={ "/rules/" (book.id) "#" (rule.id) } { (word(context, "rules-in-place")) }
                    }
                    " · "
                    a.muted href=(play(book)) { (word(context, "rules-play")) }
                }
                (self.prose(rule.body))
            }
        }
    }
}

fn no_book(context: &RequestContext, game: &str) -> Response {
    let title = word(context, "rules-no-book-title");
    let body = html! {
        h1 { (title) }
        p.notice { (context.say(&Text::new("rules-no-book").plain("game", game))) }
        (books(context))
    };
    (StatusCode::NOT_FOUND, context.page(&title, None, body)).into_response()
}

fn no_clause(context: &RequestContext, book: &Rulebook, asked: &str) -> Response {
    let title = word(context, "rules-no-clause-title");
    let text = Text::new("rules-no-clause").plain("clause", asked).plain("game", name(context, book));
    let said = book.sealed_clause(asked, context.lang).unwrap_or_else(|| context.say(&text));
    let body = html! {
        article.rules {
            h1 { (title) }
            p.notice { (said) }
            (ways(context, book))
            (search_form(context, &format!("/rules/{}", book.id), "rules-search-one", &SearchQuery::new(asked)))
        }
    };
    (StatusCode::NOT_FOUND, context.page(&title, themed(book), body)).into_response()
}

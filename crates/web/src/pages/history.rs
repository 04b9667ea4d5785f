//! Finished games of one's own, to look at: what each came to, and the ways on from it.

use super::new::label;
use super::solo_table::query;
use super::table::{again_word, shown_seed};
use crate::html::art;
use crate::http::http_error::HttpError;
use crate::http::link;
use crate::http::request_context::RequestContext;
use crate::live::seat_names;
use crate::live::table_spec::TableSpec;
use crate::live::table_state::TableState;
use crate::pages::daily;
use crate::people::history;
use crate::people::trophies::TrophyCabinet;
use crate::store::{Cursor, Finished, SeatRow, TableRow, now};
use axum::http::StatusCode;
use kernel::{Seat, Text};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use table::option_words;
use table::trophies::EarnedTrophy;

/// How many finished games a page of the history has.
const PAGE: u32 = 20;

/// Which part of the history is asked for.
#[derive(Deserialize, Default)]
pub struct HistoryQuery {
    /// Behind which game to go on.
    before: Option<String>,
    /// Of which game alone.
    game: Option<String>,
}

impl HistoryQuery {
    /// Whether all of it is asked for, from its beginning.
    pub fn is_whole(&self) -> bool {
        self.before.is_none() && self.game.is_none()
    }

    /// The address of the games behind that one, of the same game.
    fn address(&self, before: Option<String>) -> String {
        let game = self.game.iter().map(|game| format!("game={}", link::part(game)));
        let parts: Vec<String> = game.chain(before.map(|before| format!("before={before}"))).collect();
        format!("/me{}{}#history", if parts.is_empty() { "" } else { "?" }, parts.join("&"))
    }
}

/// A page of somebody's finished games.
struct HistoryPage<'a> {
    context: &'a RequestContext,
    tables: HashMap<String, (TableRow, Vec<SeatRow>)>,
    cabinet: &'a TrophyCabinet,
    marks: HashMap<&'a str, Vec<&'a EarnedTrophy>>,
}

/// A page of the history: the first of these games, and the way to those behind them. Nothing where there are none at all.
///
/// # Errors
/// If there is no such page, or the store does not answer.
pub async fn history(
    context: &RequestContext,
    person: &str,
    cabinet: &TrophyCabinet,
    asked: &HistoryQuery,
) -> Result<Markup, HttpError> {
    let behind = asked.before.as_deref().map(|text| Cursor::read(text).ok_or_else(|| HttpError::bad("unreadable")));
    let behind = behind.transpose()?;
    let no_game = |_| HttpError::new(StatusCode::NOT_FOUND, "seed-no-game");
    let game = asked.game.as_deref().map(|game| label(game).map_err(no_game)).transpose()?.map(|label| label.id);
    let store = &context.site.store;
    let games = store.finished_of(person, game, behind.as_ref(), PAGE + 1).await?;
    if games.is_empty() && asked.is_whole() {
        return Ok(html! {});
    }
    let shown = &games[..games.len().min(PAGE as usize)];
    let older = shown.last().filter(|_| games.len() > shown.len());
    let older = older.map(|last| Cursor { at: last.ended, id: last.id.clone() }.write());
    let ids: Vec<&str> = shown.iter().map(|game| game.id.as_str()).collect();
    let tables = if ids.is_empty() { HashMap::new() } else { store.tables(&ids).await? };
    let page = HistoryPage { context, tables, cabinet, marks: cabinet.marks() };
    let ui = &context.localizer().ui;
    Ok(html! {
        h2 #history { (ui.word("me-history")) }
        (page.filter(game))
        @if shown.is_empty() { p.muted { (ui.word("me-none-finished")) } }
        ul.history { @for game in shown { (page.entry(game)) } }
        @if behind.is_some() || older.is_some() {
            nav.pages aria-label=(ui.word("me-pages")) {
                @if behind.is_some() { a rel="first" href=(asked.address(None)) { (ui.word("me-newest")) } " " }
                @if let Some(older) = older { a rel="next" href=(asked.address(Some(older))) { (ui.word("me-older")) } }
            }
        }
    })
}

/// The title of a game.
pub fn title_of(context: &RequestContext, game: &str) -> String {
    table::shelf::label(game).map_or_else(|| game.into(), |label| label.title.in_lang(context.lang).to_string())
}

/// A day in words: today, yesterday, or its date.
pub fn day_in_words(context: &RequestContext, seconds: i64) -> Markup {
    let (ui, moment) = (&context.localizer().ui, history::moment(seconds));
    let said = match history::moment(now()).day().saturating_sub(moment.day()) {
        0 => ui.word("me-today"),
        1 => ui.word("me-yesterday"),
        _ => daily::date(ui, &moment.date()),
    };
    html! { time datetime=(moment.to_string()) { (said) } }
}

impl HistoryPage<'_> {
    /// The ways to the games of one game alone, where several were played.
    fn filter(&self, chosen: Option<&str>) -> Markup {
        let (ui, played) = (&self.context.localizer().ui, self.cabinet.played());
        let way = |game: Option<&str>, words: String| {
            let to = HistoryQuery { before: None, game: game.map(String::from) }.address(None);
            html! { a.button.quiet href=(to) aria-current=[(game == chosen).then_some("true")] { (words) } }
        };
        html! {
            @if played.len() > 1 || chosen.is_some() {
                nav.buttons.filter aria-label=(ui.word("me-filter")) {
                    (way(None, ui.word("me-all-games")))
                    @for game in played { (way(Some(game), title_of(self.context, game))) }
                }
            }
        }
    }

    fn entry(&self, game: &Finished) -> Markup {
        let ui = &self.context.localizer().ui;
        let own = history::played(&game.result, game.ended, game.seat);
        let state = self.tables.get(&game.id).map(|(row, seats)| TableState::new(row.clone(), seats.clone(), None));
        let won = own.is_some_and(|own| own.won);
        html! {
            li data-game=(game.game) .won[won] {
                (art::lid(&game.game))
                div.words {
                    h3 { (title_of(self.context, &game.game)) }
                    @if let Some(own) = own {
                        p.result { strong { (ui.word(if won { "me-won" } else { "me-lost" })) } " · " (ui.decimal(own.score.into(), 0)) }
                    }
                    (self.facts(game, state.as_ref()))
                    (self.marks(game, state.as_ref()))
                    div.buttons {
                        a.button href={ "/r/" (game.id) } { (ui.word("daily-again")) }
                        @if let Some(state) = &state { (self.ways(game, state)) }
                    }
                }
            }
        }
    }

    /// When, by which options, with whom, and how long.
    fn facts(&self, game: &Finished, state: Option<&TableState>) -> Markup {
        let ui = &self.context.localizer().ui;
        let with = state.map(|state| self.others(state, Seat(game.seat))).filter(|with| !with.is_empty());
        let moves = game.decisions.map(|moves| ui.say(&Text::new("me-moves").number("moves", i64::from(moves))));
        html! {
            p.facts {
                span { (day_in_words(self.context, game.ended)) }
                @if let Some(moves) = moves { span { (moves) } }
                @if let Some(with) = with { span { (ui.say(&Text::new("me-with").plain("who", with))) } }
                span { (option_words::options_or_standard(ui, &game.game, &game.kind)) }
            }
        }
    }

    /// The others at a table; who is called the same is said once.
    fn others(&self, state: &TableState, own: Seat) -> String {
        let others = (0..state.seats.len() as u8).map(Seat).filter(|seat| *seat != own);
        let mut counted: BTreeMap<String, usize> = BTreeMap::new();
        for seat in others {
            *counted.entry(seat_names::holder(self.context.localizer(), state, seat, Some(own))).or_default() += 1;
        }
        let said = |(name, count): (String, usize)| if count > 1 { format!("{count} × {name}") } else { name };
        counted.into_iter().map(said).collect::<Vec<_>>().join(", ")
    }

    /// What is special about a game.
    fn marks(&self, game: &Finished, state: Option<&TableState>) -> Markup {
        let localizer = self.context.localizer();
        let (ui, words) = (&localizer.ui, localizer.game(&game.game));
        let trophies = self.marks.get(game.id.as_str()).into_iter().flatten();
        let options = state.map(|state| TableSpec::read(&state.row.wanted).options).unwrap_or_default();
        html! {
            p.marks {
                @for trophy in trophies {
                    @if let Some(words) = words { a.mark.trophy href="/me/trophies" { "★ " (words.say(&trophy.trophy.name)) } " " }
                }
                @if let Some(day) = &game.daily { a.mark href=(daily::address(&game.game, day, &options)) { (ui.word("me-mark-daily")) } " " }
                @if self.cabinet.tried_before.contains(&game.id) { span.mark { (ui.word("me-mark-again")) } " " }
                @if game.assisted { span.mark { (ui.word("me-mark-assisted")) } }
            }
        }
    }

    /// The ways on from a game.
    fn ways(&self, game: &Finished, state: &TableState) -> Markup {
        let (ui, options) = (&self.context.localizer().ui, TableSpec::read(&state.row.wanted).options);
        let like = query(&options);
        html! {
            @match &state.row.rematch {
                Some(again) => a.button.quiet href={ "/t/" (again) } { (ui.word("to-rematch")) },
                None => form method="post" action={ "/t/" (game.id) "/rematch" } { button.quiet { (ui.word(again_word(state))) } },
            }
            @if let Some(seed) = shown_seed(state) {
                a.button.quiet href={ "/seed/" (game.game) "/" (link::part(&seed)) @if !like.is_empty() { "?" (like) } } { (ui.word("ending-same-seed")) }
            }
        }
    }
}

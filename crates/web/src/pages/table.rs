//! A table, as whoever looks at it may see it.

use super::{coach, ending, lobby};
use crate::board::film::{Film, film, last_beat};
use crate::board::{self, AnswerForm, BoardView};
use crate::html::shorthand;
use crate::html::slot::{Slot, SlotMarks, slot};
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::live::render_cache::{Drawing, RenderKey, Rendered};
use crate::live::seat_names;
use crate::live::table_news::NewsDeed;
use crate::live::table_spec::TableSpec;
use crate::live::table_state::TableState;
use crate::localizer::Localizer;
use crate::site::Site;
use axum::Router;
use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use kernel::{Seat, Text};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Session, StagedBeat, ToldEvent, option_words};

/// How much of the story stands beside the table.
const STORY: usize = 14;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/t/{id}", get(show)).route("/t/{id}/odds", get(odds)).route("/t/{id}/story", get(story))
}

/// Through whose eyes a table is looked at.
#[derive(Deserialize, Default, Clone, Debug)]
pub struct Eyes {
    /// A seat, counted from 1, or `public`.
    #[serde(rename = "as")]
    pub whose: Option<String>,
    /// An earlier turn of it.
    pub turn: Option<usize>,
}

impl Eyes {
    /// The seat among so many that they are; nothing where nothing is said.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn seat(&self, seats: usize) -> Result<Option<Seat>, HttpError> {
        match self.whose.as_deref() {
            None => Ok(None),
            Some("public") => Ok(Some(Seat::WATCHER)),
            Some(number) => {
                let seat = number.parse::<u8>().ok().filter(|seat| (1..=seats).contains(&(*seat as usize)));
                Ok(Some(Seat(seat.ok_or_else(|| HttpError::bad("no-such-seat"))? - 1)))
            }
        }
    }
}

/// What an address calls these eyes: a seat, counted from 1, or `public`.
pub fn eyes_word(eyes: Seat) -> String {
    match eyes {
        Seat::WATCHER => "public".to_string(),
        Seat(seat) => (seat + 1).to_string(),
    }
}

/// Who looks, and through whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Onlooker {
    /// The seat that is theirs.
    pub own: Option<Seat>,
    /// Through whose eyes they look.
    pub eyes: Seat,
}

impl Onlooker {
    /// Whoever asks looks through the eyes of the seat that is theirs, else as a watcher; after the end, through any.
    ///
    /// # Errors
    /// If these eyes are somebody else's.
    pub fn of(state: &TableState, person: Option<&str>, eyes: &Eyes) -> Result<Self, HttpError> {
        let own = person.and_then(|person| state.seat_of(person));
        let wanted = eyes.seat(state.seats.len())?.or(own).unwrap_or(Seat::WATCHER);
        Self::through(state, own, wanted)
    }

    /// Whoever holds a seat, or none, looks through these eyes.
    ///
    /// # Errors
    /// If these eyes are somebody else's, and the game goes on.
    pub fn through(state: &TableState, own: Option<Seat>, wanted: Seat) -> Result<Self, HttpError> {
        // Whoever has not played the dungeon of the day does not see its cards before it is over.
        if own.is_none() && super::daily_is_running(state.row.daily.as_deref()) {
            return Err(HttpError::forbidden("daily-not-yet"));
        }
        if wanted != Seat::WATCHER && own != Some(wanted) && !state.over() {
            return Err(HttpError::forbidden("not-your-eyes"));
        }
        Ok(Self { own, eyes: wanted })
    }
}

/// Something to be told above the table.
#[derive(Clone, Debug, Default)]
pub struct Notice {
    /// What is said.
    pub text: String,
    /// Where the rule stands.
    pub clause: Option<String>,
    /// Whether whoever asked to take something back may insist.
    pub insist: bool,
    /// A code to keep: shown once.
    pub code: Option<String>,
}

async fn show(
    context: RequestContext,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, HttpError> {
    if let Some(turn) = eyes.turn {
        let whose = eyes.whose.map(|whose| format!("&as={}", crate::http::link::part(&whose))).unwrap_or_default();
        return Ok(Redirect::to(&format!("/r/{}?turn={turn}{whose}", crate::http::link::part(&id))).into_response());
    }
    let live = context.site.table(&id).await?;
    let state = live.lock(&context.site.store).await?;
    let onlooker = Onlooker::of(&state, context.person.as_ref().map(|person| person.id.as_str()), &eyes)?;
    Ok(whole(&context, &state, onlooker, &Notice::default()).into_response())
}

/// The whole page of a table.
pub fn whole(context: &RequestContext, state: &TableState, onlooker: Onlooker, notice: &Notice) -> Markup {
    let title = title(context.localizer(), state);
    let whose =
        if is_theirs(state, onlooker) { context.localizer().ui.word("shell-turn-title") + " " } else { String::new() };
    // What the page shows need not be sent again; a notice stays until something happens.
    let shown = &rendered(context.localizer(), state, onlooker).mark;
    let (eyes, signs) = (eyes_word(onlooker.eyes), shorthand::version());
    let stream = format!("/t/{}/stream?as={eyes}&parts={signs}&shown={shown}", state.row.id);
    let body = html! {
        h1.sr { (title) }
        div #live .table data-stream=(stream) { (noticed(context.localizer(), state, onlooker, notice)) }
    };
    context.page(&(whose + &title), Some(&state.row.game), body)
}

/// What changes on the page of a table where nothing is to be told above it.
pub fn rendered(localizer: &Localizer, state: &TableState, onlooker: Onlooker) -> Arc<Rendered> {
    state.renders.get_or_render(render_key(localizer, onlooker), || drawing(localizer, state, onlooker))
}

/// What there is to send to a page that shows what has that mark.
pub enum SinceMark {
    /// Nothing: it is as it stands. The marks of its parts.
    Same(SlotMarks),
    /// Something else.
    Other(Arc<Rendered>),
}

/// What has changed since a page of that mark was drawn.
pub fn rendered_since(localizer: &Localizer, state: &TableState, onlooker: Onlooker, mark: &str) -> SinceMark {
    if let Some(slots) = state.renders.known_as(render_key(localizer, onlooker), mark) {
        return SinceMark::Same(slots);
    }
    let rendered = rendered(localizer, state, onlooker);
    if rendered.mark == mark { SinceMark::Same(rendered.slots.clone()) } else { SinceMark::Other(rendered) }
}

fn render_key(localizer: &Localizer, onlooker: Onlooker) -> RenderKey {
    (onlooker.own, onlooker.eyes, localizer.lang)
}

/// What changes on the page of a table, below what is to be told.
pub fn noticed(localizer: &Localizer, state: &TableState, onlooker: Onlooker, notice: &Notice) -> Markup {
    html! { (notice_box(localizer, state, notice)) (PreEscaped(&rendered(localizer, state, onlooker).html)) }
}

/// The title of the game at a table.
pub fn title(localizer: &Localizer, state: &TableState) -> String {
    let label = table::shelf::label(&state.row.game);
    label.map_or_else(|| state.row.game.clone(), |label| label.title.in_lang(localizer.lang).to_string())
}

/// What changes on the page of a table: all that whoever looks may see, and nothing else.
pub fn drawing(localizer: &Localizer, state: &TableState, onlooker: Onlooker) -> Drawing {
    let Some(session) = &state.session else {
        let html = html! {
            div.play { (lobby::gathering(localizer, state, onlooker)) }
            aside.side aria-label=(localizer.ui.word("beside")) {
                (about(localizer, state, onlooker))
            }
        };
        return Drawing { html: html.into_string(), slots: Vec::new(), film: Film::default() };
    };
    let mark = session.story_mark_before(state.shown_from(onlooker.eyes));
    let beats = session.beats_since(mark, onlooker.eyes);
    let last = last_beat(&beats);
    let waiting = turn(localizer, state, session, onlooker);
    // What a page has shown is told by its last beat: of a film, only what comes after it is news.
    let last = html! { @if let Some(last) = last { data.last-beat value=(last) hidden {} } };
    let mut slots = vec![Slot::new("turn", html! { (waiting) (last) })];
    let (frame, film) = playing(localizer, state, session, onlooker, &beats, &mut slots);
    slots.push(Slot::new("seats", seats(localizer, state, onlooker)));
    slots.push(Slot::new("story", log(localizer, state, session, onlooker)));
    let own = onlooker.own == Some(onlooker.eyes);
    if own {
        slots.push(Slot::new("talk", talk(localizer, state, session, onlooker)));
        slots.push(Slot::new("orders", orders(localizer, state, session, onlooker)));
    }
    slots.push(Slot::new("about", about(localizer, state, onlooker)));
    let part = |name| slot("div", &slots, name);
    let html = html! {
        div.play {
            form #undo method="post" action={ "/t/" (state.row.id) "/undo" } data-live data-undo {}
            form #consent method="post" action={ "/t/" (state.row.id) "/answer" } data-live {}
            form #coach method="post" action={ "/t/" (state.row.id) "/coach" } {}
            form #again method="post" action={ "/t/" (state.row.id) "/rematch" } {}
            form #back method="post" action={ "/t/" (state.row.id) "/back" } data-live {}
            (frame)
        }
        aside.side aria-label=(localizer.ui.word("beside")) {
            (part("story")) (part("seats"))
            @if own { (part("talk")) (part("orders")) }
            (part("about"))
        }
    };
    Drawing { html: html.into_string(), slots, film }
}

fn notice_box(localizer: &Localizer, state: &TableState, notice: &Notice) -> Markup {
    let ui = &localizer.ui;
    html! {
        @if !notice.text.is_empty() {
            div.notice role="alert" {
                p { (notice.text) @if let Some(clause) = &notice.clause { " " a href=(clause) { (ui.word("to-the-rule")) } } }
                @if let Some(code) = &notice.code { p { code #recovery { (code) } " " button type="button" data-copy="recovery" { (ui.word("copy")) } } }
                @if notice.insist {
                    form method="post" action={ "/t/" (state.row.id) "/undo" } data-live {
                        input type="hidden" name="insist" value="yes";
                        button { (ui.word("undo-insist")) }
                    }
                }
            }
        }
    }
}

/// The board in its frame, whose parts are added to the others, and the film of these beats: what happened since whoever looks decided last.
fn playing(
    localizer: &Localizer,
    state: &TableState,
    session: &Session,
    onlooker: Onlooker,
    beats: &[StagedBeat],
    slots: &mut Vec<Slot>,
) -> (Markup, Film) {
    let (ui, row) = (&localizer.ui, &state.row);
    let Some(words) = localizer.game(session.id()) else { return (html! {}, Film::default()) };
    let page = session.page(onlooker.eyes);
    let action = format!("/t/{}/play", row.id);
    let mine = plays(state, onlooker);
    let request = state.request(onlooker.eyes).filter(|_| mine);
    let ask = request.as_deref().map(|request| AnswerForm { action: &action, request, method: "post" });
    let alone = !state.several();
    let reach = if mine { session.undo_reach(onlooker.eyes) } else { None };
    let may_undo = reach.is_some() && (!state.over() || alone && row.daily.is_none());
    let freely = || alone || reach.is_some_and(|(decisions, free)| free && decisions == 1);
    let undo = may_undo.then(|| ui.word(if freely() { "undo" } else { "undo-ask" }));
    let plates = seat_names::plates(localizer, state);
    let view = BoardView {
        plates: &plates,
        game: session.id(),
        words,
        ui,
        page: &page,
        ask,
        later: (onlooker.own == Some(onlooker.eyes)).then_some(action.as_str()),
        look: Some(format!("/t/{}/look", row.id)),
        happened: happened(localizer, state, session, onlooker),
        asked: asked(localizer, state, onlooker),
        ending: state.over().then(|| ending::plate(localizer, state, session, onlooker, undo.as_deref())),
        wanted: None,
        coach: request.as_deref().and_then(|request| coach::button(localizer, state, onlooker.eyes, request)),
        undo,
    };
    slots.extend(board::slots(&view));
    let mark = session.story_mark_before(state.shown_from(onlooker.eyes));
    let before = session.scene_at(mark, onlooker.eyes).filter(|_| !beats.is_empty());
    (board::frame(&view, slots), film(&view, before.as_ref(), beats))
}

/// Whether whoever looks plays the seat that they look through.
fn plays(state: &TableState, onlooker: Onlooker) -> bool {
    let played = |seat: Seat| state.seats.get(seat.0 as usize).is_some_and(|seat| seat.bot.is_none());
    onlooker.own == Some(onlooker.eyes) && played(onlooker.eyes)
}

/// What happened last that is worth a line.
fn happened(localizer: &Localizer, state: &TableState, session: &Session, onlooker: Onlooker) -> Option<String> {
    let told = last_told(session, onlooker.eyes);
    // By what these eyes were told, and not by what was decided, which may be secret.
    let begins = state.news.is_none_or(|news| news.deed == NewsDeed::Arrived);
    if begins && state.several() && told.iter().all(|telling| telling.step == 0) {
        return Some(lobby::everybody_here(localizer, state));
    }
    let last = told.iter().rposition(|telling| telling.notable && telling.is_of_game());
    if let Some(news) = state.news.filter(|news| last.is_none_or(|last| told[last].step <= news.decisions)) {
        let who = seat_names::person(localizer, state, news.seat, onlooker.own);
        return Some(localizer.ui.say(&Text::new(news.deed.message()).plain("who", who)));
    }
    let last = last?;
    seat_names::sentences(localizer, state, &told[last..=last], onlooker.own).pop()
}

/// Whether a table at which several sit waits for whoever looks.
fn is_theirs(state: &TableState, onlooker: Onlooker) -> bool {
    let awaited = state.session.as_ref().map(|session| session.status().awaited());
    state.seats.len() > 1 && plays(state, onlooker) && awaited.is_some_and(|awaited| awaited.has(onlooker.eyes))
}

/// Whose turn it is, where several sit.
fn turn(localizer: &Localizer, state: &TableState, session: &Session, onlooker: Onlooker) -> Markup {
    let ui = &localizer.ui;
    let awaited = session.status().awaited();
    let others = awaited.iter().filter(|seat| Some(*seat) != onlooker.own);
    let names: Vec<String> = others.map(|seat| seat_names::full(localizer, state, seat, onlooker.own)).collect();
    html! {
        @if state.over() {
        } @else if onlooker.own.is_some() && onlooker.own == Some(onlooker.eyes) && !plays(state, onlooker) {
            p { (ui.word("turn-bot")) }
        } @else if is_theirs(state, onlooker) {
            p.yours { "● " (ui.word("turn-yours")) }
        } @else if !plays(state, onlooker) || !awaited.has(onlooker.eyes) {
            p role="status" { (ui.say(&Text::new("waiting-for").plain("who", names.join(", ")))) }
        }
    }
}

/// What somebody asks of the people at the table: a bar above the question, in sight wherever the question is.
fn asked(localizer: &Localizer, state: &TableState, onlooker: Onlooker) -> Option<Markup> {
    let ui = &localizer.ui;
    if onlooker.own == Some(onlooker.eyes) && !plays(state, onlooker) && !state.over() {
        return Some(html! {
            div.asked role="status" {
                p { (ui.word("bot-stands-in")) }
                div.buttons { button form="back" { (ui.word("come-back")) } }
            }
        });
    }
    if let Some(disagreed) = state.undo_denied().filter(|disagreed| onlooker.own == Some(disagreed.seat)) {
        let text =
            Text::new("undo-disagreed").plain("who", seat_names::full(localizer, state, disagreed.by, onlooker.own));
        return Some(html! { div.asked role="status" { p { (ui.say(&text)) } } });
    }
    let asked = state.undo_request()?;
    let reach = state.session.as_ref().and_then(|session| session.undo_reach(asked.seat))?;
    if onlooker.own == Some(asked.seat) {
        return Some(html! { div.asked role="status" { p { (ui.word("undo-others-asked")) } } });
    }
    let text = Text::new("undo-asked")
        .plain("who", seat_names::full(localizer, state, asked.seat, onlooker.own))
        .number("decisions", reach.0 as i64);
    let may = onlooker.own.filter(|seat| state.people().has(*seat) && !asked.agreed.has(*seat));
    Some(html! {
        div.asked role=(if may.is_some() { "alert" } else { "status" }) {
            p { (ui.say(&text)) @if may.is_some() && !reach.1 && !state.row.assisted { " " (ui.word("undo-assists")) } }
            @if may.is_some() {
                div.buttons {
                    button form="consent" name="agree" value="yes" { (ui.word("agree")) }
                    button form="consent" name="agree" value="no" { (ui.word("disagree")) }
                }
            }
        }
    })
}

fn seats(localizer: &Localizer, state: &TableState, onlooker: Onlooker) -> Markup {
    let (ui, row) = (&localizer.ui, &state.row);
    if state.seats.len() < 2 {
        return html! {};
    }
    let awaited = state.session.as_ref().map(|session| session.status().awaited());
    let people = state.people();
    html! {
        section.box {
            h2 { (ui.word("seats")) }
            ul.seats {
                @for seat in (0..state.seats.len() as u8).map(Seat) {
                    li .you[onlooker.own == Some(seat)] .awaited[awaited.is_some_and(|awaited| awaited.has(seat))] {
                        @if let Some(place) = seat_names::place(localizer, state, seat, onlooker.own) { strong { (place) } " " }
                        span.holder { (seat_names::holder(localizer, state, seat, onlooker.own)) }
                        @if onlooker.own == Some(seat) && !state.seats[seat.0 as usize].name.is_empty() { " " span.bot { "(" (ui.word("you")) ")" } }
                        @if state.is_away(seat) && onlooker.own != Some(seat) { " " span.bot { "(" (ui.word("seat-away")) ")" } }
                        @if awaited.is_some_and(|awaited| awaited.has(seat)) { " " span.sr { (ui.word("seat-awaited")) } }
                        @if onlooker.own.is_some_and(|own| own != seat && people.has(own)) && people.has(seat) && awaited.is_some_and(|awaited| awaited.has(seat)) {
                            form method="post" action={ "/t/" (row.id) "/stand-in" } data-live {
                                button.quiet name="seat" value=(seat.0 + 1) { (ui.word("stand-in")) }
                            }
                        }
                    }
                }
            }
            @if let Some(own) = onlooker.own && state.session.is_some() && !state.over() {
                @if state.seats[own.0 as usize].bot.is_none() && people.len() > 1 {
                    form method="post" action={ "/t/" (row.id) "/leave" } data-live { button.quiet { (ui.word("hand-over")) } }
                }
            }
        }
    }
}

/// The last that happened, as these eyes saw it.
fn log(localizer: &Localizer, state: &TableState, session: &Session, onlooker: Onlooker) -> Markup {
    let ui = &localizer.ui;
    let told = last_told(session, onlooker.eyes);
    // Whole decisions are said, so that the first line of each says whose it was.
    let cut = told.len().saturating_sub(STORY);
    let from = told.iter().position(|telling| telling.step == told[cut].step).unwrap_or(0);
    let said = seat_names::sentences(localizer, state, &told[from..], onlooker.own);
    let last = told.iter().skip(from).zip(&said).skip(cut - from);
    html! {
        section.box.story {
            h2 { (ui.word("story")) }
            div.tail tabindex="0" role="region" aria-label=(ui.word("story")) {
                ol.log { @for (telling, said) in last { (line(session, telling, said)) } }
            }
            p { a href={ "/t/" (state.row.id) "/story?as=" (eyes_word(onlooker.eyes)) } { (ui.word("whole-story")) } }
        }
    }
}

/// What happened last, as these eyes saw it: at least as much as stands beside the table, where there is so much.
fn last_told(session: &Session, eyes: Seat) -> Vec<ToldEvent> {
    let (all, mut back) = (session.decisions(), 4);
    loop {
        let told = session.story(all.saturating_sub(back), eyes);
        if told.len() >= STORY || back >= all {
            return told;
        }
        back *= 2;
    }
}

fn line(session: &Session, telling: &ToldEvent, said: &str) -> Markup {
    let speaker = telling.remark.and_then(|remark| session.remarks().get(remark)).map(|(_, remark)| remark.seat.0 + 1);
    html! { li data-speaker=[speaker] data-step=(telling.step) .said[telling.remark.is_some()] .notable[telling.notable] { (said) } }
}

fn talk(localizer: &Localizer, state: &TableState, session: &Session, onlooker: Onlooker) -> Markup {
    let ui = &localizer.ui;
    let (phrases, Some(words)) = (session.phrases_now(), localizer.game(session.id())) else { return html! {} };
    if phrases.is_empty() || state.over() {
        return html! {};
    }
    html! {
        details.box #talk {
            summary { (ui.word("talk")) }
            form method="post" action={ "/t/" (state.row.id) "/say" } data-live {
                label { (ui.word("talk-to")) " " select name="to" {
                    option value="" { (ui.word("talk-all")) }
                    @for seat in (0..session.seats()).map(Seat).filter(|seat| Some(*seat) != onlooker.own) {
                        option value=(seat.0 + 1) { (seat_names::full(localizer, state, seat, onlooker.own)) }
                    }
                } }
                div.talk { @for phrase in phrases { button name="phrase" value=(phrase.word) { (ui.say(&Text::new("talk-phrase").plain("phrase", words.say(&phrase.text)))) } } }
            }
        }
    }
}

fn orders(localizer: &Localizer, state: &TableState, session: &Session, onlooker: Onlooker) -> Markup {
    let ui = &localizer.ui;
    let Some(words) = localizer.game(session.id()) else { return html! {} };
    let offered = session.orders(onlooker.eyes);
    if offered.is_empty() {
        return html! {};
    }
    html! {
        details.box #orders {
            summary { (ui.say(&Text::new("orders").number("count", offered.iter().filter(|offered| offered.stands).count() as i64))) }
            ul.orders { @for offered in &offered {
                li { form method="post" action={ "/t/" (state.row.id) "/order" } data-live {
                    input type="hidden" name="word" value=(offered.order.word);
                    button name="stands" value=(if offered.stands { "no" } else { "yes" }) aria-pressed=(offered.stands) { (words.say(&offered.order.label)) }
                } }
            } }
        }
    }
}

/// The seed of a table, where whoever looks at it may know it.
pub fn shown_seed(state: &TableState) -> Option<String> {
    let wanted = TableSpec::read(&state.row.wanted);
    let open = wanted.public_seed || state.over() && !super::daily_is_running(state.row.daily.as_deref());
    open.then_some(wanted.seed)
}

/// What else is to be known of a table: how it was laid out, and the ways to it.
fn about(localizer: &Localizer, state: &TableState, onlooker: Onlooker) -> Markup {
    let (ui, row) = (&localizer.ui, &state.row);
    let seed = shown_seed(state);
    html! {
        details.box #about {
            summary { (ui.word("about")) }
            dl {
                @if let Some(day) = &row.daily { dt { (ui.word("daily")) } dd { (day) } }
                @if let Some(seed) = &seed { dt { (ui.word("seed")) } dd { a href={ "/seed/" (row.game) "/" (crate::http::link::part(seed)) } { (seed) } } }
                @if !row.kind.is_empty() { dt { (ui.word("options")) } dd { (option_words::options(ui, &row.game, &row.kind)) } }
                @if row.assisted { dt { (ui.word("assisted")) } dd { (ui.word("yes")) } }
            }
            p { a href={ "/t/" (row.id) "?as=public" } { (ui.word("to-watch")) } }
            @if state.over() {
                ul { @for seat in (0..state.seats.len() as u8).map(Seat) {
                    li { a href={ "/t/" (row.id) "?as=" (seat.0 + 1) } { (ui.say(&Text::new("eyes-of").plain("who", seat_names::full(localizer, state, seat, onlooker.own)))) } }
                } }
            }
            p { a href={ "/rules/" (row.game) } { (ui.word("to-the-rules")) } }
            @if onlooker.own.is_some() {
                form method="post" action={ "/t/" (row.id) "/recovery" } data-live { button.quiet { (ui.word("recovery")) } }
            }
        }
    }
}

/// What chance may make of a choice of one's own.
async fn odds(
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<OddsQuery>,
) -> Result<Markup, HttpError> {
    let live = context.site.table(&id).await?;
    let state = live.lock(&context.site.store).await?;
    let person = context.person.as_ref().ok_or_else(|| HttpError::forbidden("not-your-table"))?;
    let seat = state.seat_of(&person.id).ok_or_else(|| HttpError::forbidden("not-your-table"))?;
    let session = state.session.as_ref().ok_or_else(HttpError::not_found)?;
    Ok(chances(context.localizer(), session, seat, &asked.action))
}

/// What chance may make of a choice of a seat, as far as that seat knows.
pub fn chances(localizer: &Localizer, session: &Session, seat: Seat, action: &str) -> Markup {
    let (ui, words) = (&localizer.ui, localizer.game(session.id()));
    let forecast = session.forecast(seat, action, 20_000);
    html! {
        @if let (Some(words), false) = (words, forecast.is_empty()) {
            ul.odds { @for (chance, text) in forecast.iter().take(8) {
                li {
                    b { @if !chance.is_exact() { "≈ " } (ui.percent(chance.in_parts(1000))) }
                    @if !chance.is_exact() { " (± " (ui.percent(chance.error_in_parts(1000))) ")" }
                    " " (words.say(text))
                }
            } }
        }
    }
}

#[derive(Deserialize)]
struct OddsQuery {
    action: String,
}

/// The whole story, as whoever asks saw it.
async fn story(context: RequestContext, Path(id): Path<String>, Query(eyes): Query<Eyes>) -> Result<Markup, HttpError> {
    let live = context.site.table(&id).await?;
    let state = live.lock(&context.site.store).await?;
    let onlooker = Onlooker::of(&state, context.person.as_ref().map(|person| person.id.as_str()), &eyes)?;
    let localizer = context.localizer();
    let body = html! {
        h1 { (title(localizer, &state)) }
        (whole_story(localizer, &state, onlooker))
        p { a.button href={ "/t/" (id) "?as=" (eyes_word(onlooker.eyes)) } { (localizer.ui.word("to-the-table")) } }
    };
    Ok(context.page(&title(localizer, &state), Some(&state.row.game), body))
}

/// The whole story, as whoever looks on saw it.
pub fn whole_story(localizer: &Localizer, state: &TableState, onlooker: Onlooker) -> Markup {
    let Some(session) = &state.session else { return html! {} };
    let told = session.story(0, onlooker.eyes);
    let said = seat_names::sentences(localizer, state, &told, onlooker.own);
    html! { ol.log.whole { @for (telling, said) in told.iter().zip(&said) { (line(session, telling, said)) } } }
}

/// What playing again is called: a campaign goes on.
pub fn again_word(state: &TableState) -> &'static str {
    match TableSpec::read(&state.row.wanted).campaign {
        Some(_) => "next-run",
        None if state.several() => "rematch",
        None => "again",
    }
}

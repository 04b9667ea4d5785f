//! A new table: alone in one click, or as one likes it.

use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::live::table_commands;
use crate::live::table_spec::{TableSpec, fresh_seed};
use crate::localizer::Localizer;
use crate::site::Site;
use crate::store::{NewTable, Pace, SeatRow};
use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Form, Router};
use kernel::{HarderTable, Lang, Seat, Text};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::Settings;
use table::bot_spec::HIDDEN;
use table::{Label, Level, shelf};

/// The longest seed that anybody may choose.
pub const LONGEST_SEED: usize = 100;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/new/{game}", get(form).post(make))
}

/// The game of that id.
pub fn label(game: &str) -> Result<&'static Label, HttpError> {
    shelf::label(game).ok_or_else(HttpError::not_found)
}

/// A choice among the bots of a game, its own characters first.
pub fn bot_choice(localizer: &Localizer, game: &str, name: &str) -> Markup {
    let label = shelf::label(game);
    html! { select name=(name) { @for word in label.into_iter().flat_map(bots) { option value=(word) { (table::option_words::bot(&localizer.ui, game, &(*word).into())) } } } }
}

/// Who holds a seat of a new table, as the form says it.
fn seat_choice(localizer: &Localizer, label: &Label, seat: u8, chosen: &str) -> Markup {
    let ui = &localizer.ui;
    html! {
        label { (ui.say(&Text::new("seat-number").number("seat", seat as i64 + 1))) " "
            select name={ "seat" (seat + 1) } {
                option value="person" selected[chosen == "person"] { (ui.word("new-friend")) }
                @for word in bots(label) { option value=(word) selected[chosen == word] { (table::option_words::bot(&localizer.ui, label.id, &(*word).into())) } }
            }
        }
    }
}

/// A choice among the values of each option of a game; those that are asked for are chosen.
pub fn option_choices(label: &Label, lang: Lang, asked: &BTreeMap<String, String>) -> Markup {
    let chosen = |key: &str, value: &str| asked.get(&format!("option.{key}")).is_some_and(|asked| asked == value);
    html! {
        @for spec in &label.options {
            label { (spec.label.in_lang(lang)) " " select name={ "option." (spec.key) } {
                @for (value, means) in &spec.values {
                    option value=(value) selected[chosen(spec.key, value)] { (means.in_lang(lang)) }
                }
            } }
        }
    }
}

async fn form(
    context: RequestContext,
    Path(game): Path<String>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Markup, HttpError> {
    let label = label(&game)?;
    let (localizer, ui) = (context.localizer(), &context.localizer().ui);
    let title = label.title.in_lang(context.lang);
    let name = context.person.as_ref().and_then(|person| person.name.clone()).unwrap_or_default();
    let (least, most) = label.players;
    let players: u8 = asked.get("players").and_then(|players| players.parse().ok()).unwrap_or(least).clamp(least, most);
    let get = |key: &str| asked.get(key).map_or("", String::as_str);
    let body = html! {
        h1 { (title) }
        p.pitch { (ui.printed(&label.pitch)) }
        @if most > least {
            form.players method="get" {
                label { (ui.word("new-players")) " " select name="players" {
                    @for count in least..=most { option value=(count) selected[count == players] { (count) } }
                } }
                button.quiet { (ui.word("new-change")) }
            }
        }
        @if let Some(harder) = &label.harder {
            p { a href=(harder_address(label.id, harder)) { (ui.say(&Text::new("new-harder").name("what", &harder.what))) } }
        }
        form.stack method="post" {
            input type="hidden" name="players" value=(players);
            @if players > 1 {
                fieldset { legend { (ui.word("new-seats")) }
                    label { (ui.word("new-your-name")) " " input name="name" maxlength="24" value=(name) autocomplete="nickname"; }
                    @for seat in 1..players {
                        (seat_choice(localizer, label, seat, usual_holder(label)))
                    }
                    p.muted { (ui.word("new-friends-join")) }
                    label { input type="checkbox" name="open" value="yes"; " " (ui.word("new-open")) }
                    label { (ui.word("new-pace")) " " select name="pace" {
                        option value="live" { (ui.word("pace-live")) }
                        option value="leisure" { (ui.word("pace-leisure")) }
                    } }
                }
            }
            fieldset { legend { (ui.word("options")) }
                (option_choices(label, context.lang, &asked))
                label { (ui.word("new-seed")) " " input name="seed" maxlength=(LONGEST_SEED) value=(get("seed")) placeholder=(ui.word("new-any-seed")); }
                @if label.rivals { p.muted { (ui.word("new-seed-known")) } }
            }
            button.main { (ui.word("play")) }
        }
        (super::seed::deal_buttons(&context, label.id))
        p { a href={ "/rules/" (label.id) } { (ui.word("to-the-rules")) } }
    };
    Ok(context.page(title, Some(label.id), body))
}

/// Where the form of a new table is filled in for the one that is recommended to whoever wants it harder.
fn harder_address(game: &str, harder: &HarderTable) -> String {
    let options = harder.options.iter().map(|(key, value)| ((*key).into(), (*value).into()));
    let options = super::solo_table::query(&options.collect::<Vec<(String, String)>>());
    format!("/new/{game}?players={}&{options}", harder.players)
}

/// What a form says of a new table.
pub struct NewTableForm {
    /// How it is to be laid out.
    pub wanted: TableSpec,
    /// Who sits there.
    pub seats: Vec<SeatRow>,
    /// Whether anybody may find it.
    pub open: bool,
    /// How people play.
    pub pace: Pace,
}

/// Reads what a form says of a new table.
///
/// # Errors
/// What cannot be read.
pub fn read(
    label: &Label,
    person: &str,
    name: String,
    mut form: BTreeMap<String, String>,
) -> Result<NewTableForm, HttpError> {
    let refused = |id: &'static str| HttpError::refused(Text::new(id));
    let players = match form.remove("players") {
        None => label.players.0,
        Some(players) => players
            .parse::<u8>()
            .ok()
            .filter(|players| (1..=8).contains(players))
            .ok_or_else(|| refused("new-players-number"))?,
    };
    let options =
        form.iter().filter_map(|(key, value)| Some((key.strip_prefix("option.")?.to_string(), value.clone())));
    let usual = |key: &str, value: &str| label.options.iter().any(|spec| spec.key == key && spec.values[0].0 == value);
    let options: Vec<_> = options.filter(|(key, value)| !usual(key, value)).collect();
    let mut seats = vec![SeatRow { person: Some(person.into()), name, ..SeatRow::default() }];
    for seat in 1..players {
        let chosen = form.get(&format!("seat{}", seat + 1)).map_or(usual_holder(label), String::as_str);
        seats.push(match chosen {
            "person" => SeatRow::default(),
            bot => {
                let bot = table_commands::new_bot(Seat(seat), bot, &label.characters)?;
                SeatRow { bot: Some(bot), ..SeatRow::default() }
            }
        });
    }
    let several = seats.iter().any(SeatRow::free);
    let chosen = form.get("seed").is_some_and(|seed| !seed.trim().is_empty());
    let campaign = TableSpec::new_campaign(label, chosen);
    let (seed, public_seed) = seed(label, form.get("seed").map(String::as_str), several)?;
    let pace = form.get("pace").and_then(|pace| Pace::read(pace)).unwrap_or_default();
    Ok(NewTableForm {
        wanted: TableSpec { players, options, seed, public_seed, campaign, beat: None },
        seats,
        open: form.contains_key("open"),
        pace,
    })
}

/// The seed that was chosen, or one that nobody has chosen; and whether it may be shown while the game goes on.
///
/// # Errors
/// If it is too long, or cannot be written, or whoever chose it would know what rivals hold.
pub fn seed(label: &Label, chosen: Option<&str>, several: bool) -> Result<(String, bool), HttpError> {
    let Some(chosen) = chosen.map(str::trim).filter(|seed| !seed.is_empty()) else {
        return Ok(fresh_seed(label.id, several));
    };
    if several && label.rivals {
        return Err(HttpError::refused(Text::new("new-seed-rivals")));
    }
    if !super::seed::may_be(chosen) {
        return Err(HttpError::refused(Text::new("new-seed-long")));
    }
    Ok((chosen.into(), true))
}

/// What must be the same for games to be compared.
pub fn kind(label: &Label, wanted: &TableSpec, seats: &[SeatRow]) -> String {
    let bots = seats.iter().zip(0..).filter_map(|(seat, at)| Some((Seat(at), seat.bot.clone()?))).collect();
    let settings: Settings = wanted.settings(bots);
    shelf::non_default_options(label, wanted.players, &wanted.options, &settings)
}

async fn make(
    mut context: RequestContext,
    Path(game): Path<String>,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, HttpError> {
    let label = label(&game)?;
    context.site.may_create_table(context.address, context.person.as_ref()).await?;
    let given = form.get("name").map_or("", String::as_str);
    let name = crate::people::accounts::display(&context.site, given, context.person.as_ref()).await?;
    let NewTableForm { wanted, mut seats, open, pace } = read(label, "", name, form)?;
    // Whoever has asked for nothing that can be is nobody still.
    let person = context.person().await?;
    seats[0].person = Some(person.id.clone());
    let kind = kind(label, &wanted, &seats);
    let new = NewTable { game, wanted: wanted.write(), open, pace, daily: None, kind, owner: person.id, seats };
    let id = table_commands::make(&context.site, new).await?;
    Ok(go_with_cookie(&context, &format!("/t/{id}")))
}

/// Goes to another page; whoever became a guest just now takes the cookie along.
pub fn go_with_cookie(context: &RequestContext, to: &str) -> Response {
    let mut response = (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response();
    if let Some(cookie) = context.fresh_cookie() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The bots of a game, its own characters first, and before these whoever hides which of them he is.
fn bots(label: &Label) -> Vec<&'static str> {
    let hidden = (!label.characters.is_empty()).then_some(HIDDEN);
    let characters = label.characters.iter().map(|character| character.word);
    hidden.into_iter().chain(characters).chain(Level::ALL.map(Level::word)).collect()
}

/// Who holds a seat where nothing is said: one of the game's characters who hides which, or a person.
fn usual_holder(label: &Label) -> &'static str {
    if label.characters.is_empty() { "person" } else { HIDDEN }
}

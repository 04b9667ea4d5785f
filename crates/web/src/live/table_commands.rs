//! The commands of people at a table, whichever way they come: by a form, the page's script, a program.

use crate::clock::lasted;
use crate::http::http_error::HttpError;
use crate::live::LiveTable;
use crate::live::append_error::AppendError;
use crate::live::table_spec::TableSpec;
use crate::live::table_state::{STAND_IN, TableState};
use crate::live::undo_request::{UndoDenied, UndoRequest};
use crate::site::Site;
use crate::store::{NewTable, Person, SeatRow, now};
use axum::http::StatusCode;
use bots::bot_turn::{from_the_shelf, let_bots_talk};
use bots::{Advice, BotSpec, Budget};
use kernel::{Character, Refused, Seat, SeatSet, Seed, Text};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::bot_spec::PLAYOUTS;
use table::{AnySession, Declined, UndoRefused, nobody_asks, shelf};

/// From how many lines of its record on a table only goes on: nothing is taken back, said, or left to a bot. Long games have some
/// hundreds; decisions are always written, and so every game comes to its end.
pub const LONG: usize = 4_000;
/// From how many on a seat that a bot has stays the bot's.
pub const TOO_LONG: usize = 6_000;

/// What was done comes to nothing, as things stand; the game is as it was.
type CommandResult<T = ()> = Result<T, HttpError>;

impl From<AppendError> for HttpError {
    fn from(error: AppendError) -> Self {
        match error {
            AppendError::Store(error) => error.into(),
            AppendError::Overtaken => stale(),
        }
    }
}

/// The question has changed since.
fn stale() -> HttpError {
    HttpError::new(StatusCode::CONFLICT, "stale")
}

/// A clause of the table's own rules.
fn by_table(clause: &'static str, text: Text) -> HttpError {
    HttpError::by_clause("table", clause, text)
}

/// What the table's own rules forbid; programs know it by the message's id.
fn under(clause: &'static str, text: Text) -> HttpError {
    HttpError { clause: Some(("table".into(), clause)), ..HttpError::refused(text) }
}

/// The game is over.
fn over() -> HttpError {
    under("game.over", Text::new("game-over"))
}

/// The game is not over.
pub fn not_over() -> HttpError {
    under("game.over", Text::new("not-over"))
}

/// The game has not begun.
pub fn not_begun() -> HttpError {
    HttpError { code: "no-game", ..under("game.begin", Text::new("not-begun")) }
}

/// Whether there is room in the record for what does not bring the game to its end.
fn room(state: &TableState, most: usize) -> CommandResult {
    if state.lines() < most { Ok(()) } else { Err(under("game.long", Text::new("record-long"))) }
}

/// The seat that somebody plays himself.
///
/// # Errors
/// If somebody has none, or a bot stands in.
pub fn own_seat(state: &TableState, person: &Person) -> CommandResult<Seat> {
    let seat = state.seat_of(&person.id).ok_or_else(|| HttpError::forbidden("not-your-table"))?;
    match state.seats[seat.0 as usize].bot {
        Some(_) => Err(HttpError { code: "bot-stands-in", ..under("seat.bot", Text::new("bot-plays")) }),
        None => Ok(seat),
    }
}

/// The game that is being played.
fn running(state: &mut TableState) -> CommandResult<&mut Box<dyn AnySession>> {
    if state.over() {
        return Err(over());
    }
    state.session.as_mut().ok_or_else(not_begun)
}

/// Writes down what was done, lets bots go on, and tells everybody.
async fn save(site: &Site, live: &Arc<LiveTable>, state: &mut TableState) -> CommandResult {
    live.save(&site.store, state).await?;
    site.live_tables.start_bot_turn(live, state);
    Ok(())
}

/// Why a decision was not carried out.
pub fn declined(game: &str, why: Declined) -> HttpError {
    match why {
        Declined::Refused(Refused { clause, why }) => HttpError::by_clause(game, clause, why),
        Declined::NoAction => HttpError::bad("no-such-action"),
        Declined::Fate(error) => HttpError { code: "fate", ..HttpError::refused(error.text()) },
        Declined::Unanswered => HttpError { code: "fate", ..HttpError::refused(Text::new("open-unanswered")) },
    }
}

/// Decides at one's own seat. A request, where one is given, must be the one that stands.
///
/// # Errors
/// Why not.
pub async fn decide(
    site: &Site,
    live: &Arc<LiveTable>,
    person: &Person,
    request: Option<&str>,
    action: &str,
) -> CommandResult {
    let mut state = live.lock(&site.store).await?;
    let seat = own_seat(&state, person)?;
    let game = state.row.game.clone();
    running(&mut state)?;
    if request.is_some_and(|request| state.request(seat).as_deref() != Some(request)) {
        return Err(stale());
    }
    let session = running(&mut state)?;
    session.play(seat, action, &mut nobody_asks).map_err(|why| declined(&game, why))?;
    let_bots_talk(&mut **session, from_the_shelf);
    state.advance();
    save(site, live, &mut state).await?;
    live.clear_consent(&site.store, &mut state).await;
    site.metrics.decisions.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

/// What came of asking to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoOutcome {
    /// It is taken back.
    Done,
    /// It would mark the game: whoever insists can have it.
    Insist(UndoRefused),
    /// The others are asked.
    Asked,
}

/// Takes back the last decision of one's own: alone for free or by insisting, with others for free or by consent.
///
/// # Errors
/// Why not.
pub async fn undo(site: &Site, live: &Arc<LiveTable>, person: &Person, insist: bool) -> CommandResult<UndoOutcome> {
    let mut state = live.lock(&site.store).await?;
    let seat = own_seat(&state, person)?;
    // Whoever is stood in for is somebody at the table all the same.
    let (daily, several, all_here) = (state.row.daily.is_some(), state.several(), state.all_here());
    // A slip at the very end may be taken back, too; but not once a result counts, or all was shown to somebody else.
    if state.over() && (daily || several) {
        return Err(over());
    }
    room(&state, LONG)?;
    let asked = UndoRequest { seat, agreed: SeatSet::NONE.with(seat), turn: state.turn() };
    let session = state.session.as_mut().ok_or_else(not_begun)?;
    if !several {
        if let Err(refused) = session.undo_at_one_screen(seat, insist && !daily) {
            let may = refused != UndoRefused::Nothing && session.may_insist() && !daily && !insist;
            return if may {
                Ok(UndoOutcome::Insist(refused))
            } else {
                Err(by_table(refused.clause(), refused.text()))
            };
        }
    } else {
        let nothing = || by_table(UndoRefused::Nothing.clause(), UndoRefused::Nothing.text());
        let (decisions, free) = session.undo_reach(seat).ok_or_else(nothing)?;
        if !free || decisions > 1 {
            if !all_here {
                return Err(by_table(UndoRefused::Seen.clause(), Text::new("undo-away")));
            }
            live.set_consent(&site.store, &mut state, Some(asked.write())).await?;
            site.store.tell_others(&live.id).await?;
            return Ok(UndoOutcome::Asked);
        }
        session.undo_by_consent(seat).map_err(|refused| by_table(refused.clause(), refused.text()))?;
    }
    save(site, live, &mut state).await?;
    live.clear_consent(&site.store, &mut state).await;
    Ok(UndoOutcome::Done)
}

/// Agrees to what somebody asks, or does not; once everybody agrees, it is done.
///
/// # Errors
/// Why not.
pub async fn answer(site: &Site, live: &Arc<LiveTable>, person: &Person, agree: bool) -> CommandResult {
    let mut state = live.lock(&site.store).await?;
    let seat = own_seat(&state, person)?;
    let asked = state.undo_request().ok_or_else(stale)?;
    if !agree {
        let disagreed = UndoDenied { seat: asked.seat, by: seat, turn: asked.turn };
        live.set_consent(&site.store, &mut state, Some(disagreed.write())).await?;
        return Ok(site.store.tell_others(&live.id).await?);
    }
    let asked = UndoRequest { agreed: asked.agreed.with(seat), ..asked };
    if !state.all_here() || state.people().iter().any(|person| !asked.agreed.has(person)) {
        live.set_consent(&site.store, &mut state, Some(asked.write())).await?;
        return Ok(site.store.tell_others(&live.id).await?);
    }
    room(&state, LONG)?;
    let session = running(&mut state)?;
    session.undo_by_consent(asked.seat).map_err(|refused| by_table(refused.clause(), refused.text()))?;
    save(site, live, &mut state).await?;
    clear_consent_and_tell(site, live, &mut state).await
}

async fn clear_consent_and_tell(site: &Site, live: &LiveTable, state: &mut TableState) -> CommandResult {
    live.clear_consent(&site.store, state).await;
    Ok(site.store.tell_others(&live.id).await?)
}

/// The bot of that name, at a table that is laid out now: nobody keeps a server busy for longer than usual.
///
/// # Errors
/// If none is called so, or it would think for too long.
pub fn new_bot(seat: Seat, name: &str, characters: &[Character]) -> CommandResult<BotSpec> {
    match table::settings::read_new_bot(seat, name, characters)? {
        BotSpec::MonteCarlo(Budget::Playouts(playouts)) if playouts > PLAYOUTS => {
            Err(HttpError::refused(Text::new("bot-too-long").number("most", PLAYOUTS as i64)))
        }
        spec => Ok(spec),
    }
}

/// What a bot would do at one's own seat, and what it thinks of everything else. The game is marked as assisted first, and kept so:
/// nobody has advice from a game that counts, nor against other people.
///
/// # Errors
/// Why not.
pub async fn advise(
    site: &Site,
    live: &Arc<LiveTable>,
    person: &Person,
    bot: &str,
    millis: u64,
) -> CommandResult<Advice<String>> {
    let (mut bot, view) = {
        let mut state = live.lock(&site.store).await?;
        let seat = own_seat(&state, person)?;
        let (daily, several) = (state.row.daily.is_some(), state.several());
        let session = running(&mut state)?;
        if daily || several {
            return Err(match daily {
                true => under("game.day", Text::new("advice-daily")),
                false => under("game.advice", Text::new("advice-several")),
            });
        }
        if !session.status().awaited().has(seat) {
            return Err(under("seat.away", Text::new("not-awaited")));
        }
        let spec = table::settings::read_bot(seat, bot, &session.characters())?.within(Budget::Millis(millis));
        let bot = bots::hire(session.id(), session.settings().own.as_deref(), spec, Seed::of(&crate::ids::fresh()));
        let bot = bot.ok_or_else(HttpError::not_found)?;
        session.mark_assisted();
        let view = session.seat_view(seat);
        live.save(&site.store, &mut state).await?;
        (bot, view)
    };
    let busy = || HttpError { retry: Some(3), ..HttpError::new(StatusCode::SERVICE_UNAVAILABLE, "advice-none") };
    site.bot_pool.run(&person.id, move || bot.advise(&view)).await.ok_or_else(busy)
}

/// Says a phrase of the game, to all or to one.
///
/// # Errors
/// Why not.
pub async fn say(site: &Site, live: &Arc<LiveTable>, person: &Person, word: &str, to: Option<Seat>) -> CommandResult {
    let mut state = live.lock(&site.store).await?;
    let seat = own_seat(&state, person)?;
    room(&state, LONG)?;
    let session = running(&mut state)?;
    session.say(seat, word, to).map_err(|refused| by_table(refused.clause(), refused.text()))?;
    let_bots_talk(&mut **session, from_the_shelf);
    save(site, live, &mut state).await
}

/// Gives a standing order, or withdraws it.
///
/// # Errors
/// Why not.
pub async fn order(site: &Site, live: &Arc<LiveTable>, person: &Person, word: &str, stands: bool) -> CommandResult {
    let mut state = live.lock(&site.store).await?;
    let seat = own_seat(&state, person)?;
    let session = running(&mut state)?;
    let done = if stands { session.give_order(seat, word) } else { session.withdraw_order(seat, word) };
    done.map_err(|refused| by_table(refused.clause(), refused.text()))?;
    state.advance();
    save(site, live, &mut state).await?;
    Ok(site.store.tell_others(&live.id).await?)
}

/// Makes a table, and lays it out where everybody sits already; gives its id.
///
/// # Errors
/// Why not.
pub async fn make(site: &Site, new: NewTable) -> CommandResult<String> {
    let wanted = TableSpec::read(&new.wanted);
    let bots = new.seats.iter().zip(0..).filter_map(|(seat, at)| Some((Seat(at), seat.bot.clone()?)));
    // What cannot be laid out is refused before anybody sits down to it.
    shelf::open(&new.game, wanted.settings(bots.collect()), &mut nobody_asks)?;
    let id = site.store.new_table(&new).await?;
    site.metrics.tables.fetch_add(1, Ordering::Relaxed);
    let live = site.table(&id).await?;
    let mut state = live.lock(&site.store).await?;
    begin_if_full(site, &live, &mut state).await?;
    Ok(id)
}

/// Lays out a table at which everybody sits.
async fn begin_if_full(site: &Site, live: &Arc<LiveTable>, state: &mut TableState) -> CommandResult {
    if state.should_begin() {
        state.begin()?;
        match live.save(&site.store, state).await {
            // Another node may have begun it just now.
            Ok(()) | Err(AppendError::Overtaken) => {}
            Err(error) => return Err(error.into()),
        }
        site.live_tables.start_bot_turn(live, state);
    }
    Ok(())
}

/// Sits down at a table: on a seat, or on the first that is free. Whoever sits there already stays where he sits.
///
/// # Errors
/// Why not.
pub async fn join(
    site: &Site,
    live: &Arc<LiveTable>,
    person: &Person,
    name: &str,
    seat: Option<Seat>,
) -> CommandResult<Seat> {
    let mut state = live.lock(&site.store).await?;
    if let Some(seat) = state.seat_of(&person.id) {
        return Ok(seat);
    }
    let free = |seat: &Seat| state.seats.get(seat.0 as usize).is_some_and(SeatRow::free);
    let seat =
        seat.filter(free).or_else(|| state.free_seat()).ok_or_else(|| under("seat.full", Text::new("table-full")))?;
    if !site.store.sit_down(&live.id, seat.0, &person.id, name).await? {
        live.mark_stale();
        return Err(stale());
    }
    let row = &mut state.seats[seat.0 as usize];
    (row.person, row.name, row.seen) = (Some(person.id.clone()), name.into(), now());
    row.declared = person.bot;
    live.notify();
    begin_if_full(site, live, &mut state).await?;
    site.store.tell_others(&live.id).await?;
    Ok(seat)
}

/// Has bots take the seats that are still free, so that the game begins: whoever made the table may.
///
/// # Errors
/// Why not.
pub async fn fill(site: &Site, live: &Arc<LiveTable>, person: &Person, bot: &str) -> CommandResult {
    let mut state = live.lock(&site.store).await?;
    if state.row.owner != person.id {
        return Err(HttpError::forbidden("not-the-host"));
    }
    // Nobody would look on: whoever made the table and left it sits down again first, or somebody else does.
    if state.session.is_none() && !state.anybody() {
        return Err(under("game.begin", Text::new("fill-nobody")));
    }
    let characters = shelf::label(&state.row.game).map(|label| label.characters).unwrap_or_default();
    new_bot(state.free_seat().unwrap_or(Seat(0)), bot, &characters)?;
    while let Some(seat) = state.free_seat() {
        if !site.store.seat_bot(&live.id, seat.0, bot).await? {
            live.mark_stale();
            return Err(stale());
        }
        state.seats[seat.0 as usize] = SeatRow { bot: Some(bot.into()), ..SeatRow::default() };
    }
    begin_if_full(site, live, &mut state).await?;
    live.notify();
    Ok(site.store.tell_others(&live.id).await?)
}

/// Has a bot stand in at a seat, or its holder take it back.
async fn change_hands(
    site: &Site,
    live: &Arc<LiveTable>,
    state: &mut TableState,
    seat: Seat,
    bot: Option<&str>,
) -> CommandResult {
    let session = running(state)?;
    session.hand_over(seat, bot).map_err(|refused| by_table(refused.clause(), refused.text()))?;
    session.give_usual_orders();
    let row = &mut state.seats[seat.0 as usize];
    (row.bot, row.orders, row.seen) = (bot.map(String::from), String::new(), now());
    state.advance();
    save(site, live, state).await?;
    // The record says it already; where the seat cannot be written, it is read again.
    site.store.set_stand_in(&live.id, seat.0, bot).await.inspect_err(|_| live.mark_stale())?;
    clear_consent_and_tell(site, live, state).await
}

/// Leaves: a seat of a game that has not begun is free again; in a running one a bot stands in.
///
/// # Errors
/// Why not.
pub async fn leave(site: &Site, live: &Arc<LiveTable>, person: &Person) -> CommandResult {
    let mut state = live.lock(&site.store).await?;
    let seat = own_seat(&state, person)?;
    // A dungeon of the day is played by whoever it is counted for.
    if state.row.daily.is_some() {
        return Err(under("game.day", Text::new("daily-alone")));
    }
    if state.session.is_some() {
        room(&state, LONG)?;
        return change_hands(site, live, &mut state, seat, Some(STAND_IN)).await;
    }
    if !site.store.stand_up(&live.id, seat.0, &person.id).await? {
        live.mark_stale();
        return Err(stale());
    }
    state.seats[seat.0 as usize] = SeatRow::default();
    live.notify();
    Ok(site.store.tell_others(&live.id).await?)
}

/// Takes one's own seat back from the bot that stands in.
///
/// # Errors
/// Why not.
pub async fn come_back(site: &Site, live: &Arc<LiveTable>, person: &Person) -> CommandResult {
    let mut state = live.lock(&site.store).await?;
    let seat = state.seat_of(&person.id).ok_or_else(|| HttpError::forbidden("not-your-table"))?;
    if state.seats[seat.0 as usize].bot.is_none() {
        return Ok(());
    }
    room(&state, TOO_LONG)?;
    change_hands(site, live, &mut state, seat, None).await
}

/// Has a bot stand in for somebody who has been awaited for too long: anybody else at the table may.
///
/// # Errors
/// Why not.
pub async fn stand_in(site: &Site, live: &Arc<LiveTable>, person: &Person, seat: Seat) -> CommandResult {
    let mut state = live.lock(&site.store).await?;
    let own = own_seat(&state, person)?;
    let awaited = running(&mut state)?.status().awaited();
    if seat == own || !state.people().has(seat) || !awaited.has(seat) {
        return Err(under("seat.away", Text::new("not-awaited")));
    }
    let now = now();
    let waited = lasted(state.row.touched, now).min(lasted(state.seats[seat.0 as usize].seen, now));
    let left = state.row.pace.patience().saturating_sub(waited);
    if left > 0 {
        let text = Text::new("not-yet").number("hours", left / 3600).number("minutes", left % 3600 / 60);
        return Err(under("seat.away", text.number("seconds", left % 60)));
    }
    change_hands(site, live, &mut state, seat, Some(STAND_IN)).await
}

/// Makes a table at which the same people play the same again, each on his seat; whoever asks second joins the first. Nobody else
/// is told where that is.
///
/// # Errors
/// Why not.
pub async fn rematch(site: &Site, live: &Arc<LiveTable>, person: &Person, address: IpAddr) -> CommandResult<String> {
    let new = {
        let state = live.lock(&site.store).await?;
        let seat = state.seat_of(&person.id).ok_or_else(|| HttpError::forbidden("not-your-table"))?;
        if let Some(again) = &state.row.rematch {
            return Ok(again.clone());
        }
        same_again(&state, seat)?
    };
    site.may_create_table(address, Some(person)).await?;
    let again = make(site, new).await?;
    let stands = site.store.set_rematch(&live.id, &again).await?.unwrap_or_else(|| again.clone());
    if stands != again {
        site.store.delete_table(&again).await?;
        site.live_tables.reload(&[again]).await?;
    }
    live.mark_stale();
    site.store.tell_others(&live.id).await?;
    Ok(stands)
}

/// The same table again, for the same people.
fn same_again(state: &TableState, seat: Seat) -> CommandResult<NewTable> {
    if !state.over() {
        return Err(not_over());
    }
    let mut wanted = TableSpec::read(&state.row.wanted);
    (wanted.seed, wanted.public_seed) = crate::live::table_spec::fresh_seed(&state.row.game, state.several());
    let laid_out = |at: u8| state.session.as_ref()?.settings().bot(Seat(at)).map(String::from);
    // Everybody is seated at once: nobody has to be asked twice to play again, and a bot may stand in.
    let seats = (0..).zip(&state.seats).map(|(at, row)| SeatRow { bot: laid_out(at), seen: now(), ..row.clone() });
    Ok(NewTable {
        game: state.row.game.clone(),
        wanted: wanted.write(),
        open: false,
        pace: state.row.pace,
        daily: None,
        kind: state.row.kind.clone(),
        owner: state.seats[seat.0 as usize].person.clone().unwrap_or_default(),
        seats: seats.collect(),
    })
}

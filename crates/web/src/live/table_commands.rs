//! The commands of people at a table, whichever way they come: by a form, the page's script, a program.
//!
//! Whoever carries one out has taken the table ([`LiveTable::lock`]) and keeps it until the answer is written: a request takes the table
//! once. Where a command fails, the store may know better: whoever then shows the table reads it again ([`TableGuard::refresh`]).

use crate::clock::lasted;
use crate::http::http_error::HttpError;
use crate::live::LiveTable;
use crate::live::append_error::AppendError;
use crate::live::table_guard::TableGuard;
use crate::live::table_news::NewsDeed;
use crate::live::table_spec::TableSpec;
use crate::live::table_state::{STAND_IN, TableState};
use crate::live::undo_request::{UndoDenied, UndoRequest};
use crate::site::Site;
use crate::store::{NewTable, Person, SeatRow, now};
use axum::http::StatusCode;
use bots::{Advice, BotSpec, Budget, TableLoop};
use kernel::{Character, Refused, Seat, SeatSet, Seed, Text};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::bot_spec::PLAYOUTS;
use table::{Declined, Session, UndoRefused, nobody_asks, shelf};

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
pub fn stale() -> HttpError {
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
fn running(state: &mut TableState) -> CommandResult<&mut Session> {
    if state.over() {
        return Err(over());
    }
    state.session.as_mut().ok_or_else(not_begun)
}

/// Writes down what was done, lets bots go on, and tells everybody.
async fn save(site: &Site, table: &mut TableGuard<'_>) -> CommandResult {
    table.save(&site.store).await?;
    site.live_tables.start_bot_turn(table);
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
    table: &mut TableGuard<'_>,
    person: &Person,
    request: Option<&str>,
    action: &str,
) -> CommandResult {
    let seat = own_seat(table, person)?;
    let game = table.row.game.clone();
    // Also where somebody else's answer ended the game: whoever was late is told so, whichever node they ask.
    if table.session.is_some() && request.is_some_and(|request| table.request(seat).as_deref() != Some(request)) {
        return Err(stale());
    }
    let session = running(table)?;
    let decision = session.decisions() + 1;
    TableLoop::default().decide(session, seat, action).map_err(|why| declined(&game, why))?;
    table.decided_by_hand(seat, decision);
    table.advance();
    save(site, table).await?;
    table.clear_consent(&site.store).await;
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
pub async fn undo(
    site: &Site,
    table: &mut TableGuard<'_>,
    person: &Person,
    insist: bool,
) -> CommandResult<UndoOutcome> {
    let seat = own_seat(table, person)?;
    // Whoever is stood in for is somebody at the table all the same.
    let (daily, several, all_here) = (table.row.daily.is_some(), table.several(), table.all_here());
    // A slip at the very end may be taken back, too; but not once a result counts, or all was shown to somebody else.
    if table.over() && (daily || several) {
        return Err(over());
    }
    room(table, LONG)?;
    let asked = UndoRequest { seat, agreed: SeatSet::NONE.with(seat), turn: table.turn() };
    let session = table.session.as_mut().ok_or_else(not_begun)?;
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
            table.set_consent(&site.store, Some(asked.write())).await?;
            site.store.tell_others(&table.live().id).await?;
            return Ok(UndoOutcome::Asked);
        }
        session.undo_by_consent(seat).map_err(|refused| by_table(refused.clause(), refused.text()))?;
    }
    save(site, table).await?;
    table.clear_consent(&site.store).await;
    Ok(UndoOutcome::Done)
}

/// Agrees to what somebody asks, or does not; once everybody agrees, it is done.
///
/// # Errors
/// Why not.
pub async fn answer(site: &Site, table: &mut TableGuard<'_>, person: &Person, agree: bool) -> CommandResult {
    let seat = own_seat(table, person)?;
    let asked = table.undo_request().ok_or_else(stale)?;
    if !agree {
        let disagreed = UndoDenied { seat: asked.seat, by: seat, turn: asked.turn };
        table.set_consent(&site.store, Some(disagreed.write())).await?;
        return Ok(site.store.tell_others(&table.live().id).await?);
    }
    let asked = UndoRequest { agreed: asked.agreed.with(seat), ..asked };
    if !table.all_here() || table.people().iter().any(|person| !asked.agreed.has(person)) {
        table.set_consent(&site.store, Some(asked.write())).await?;
        return Ok(site.store.tell_others(&table.live().id).await?);
    }
    room(table, LONG)?;
    let session = running(table)?;
    session.undo_by_consent(asked.seat).map_err(|refused| by_table(refused.clause(), refused.text()))?;
    table.tell_news(seat, NewsDeed::Agreed);
    save(site, table).await?;
    clear_consent_and_tell(site, table).await
}

async fn clear_consent_and_tell(site: &Site, table: &mut TableGuard<'_>) -> CommandResult {
    table.clear_consent(&site.store).await;
    Ok(site.store.tell_others(&table.live().id).await?)
}

/// The bot of that name, at a table that is laid out now: nobody keeps a server busy for longer than usual.
///
/// # Errors
/// If none is called so, or it would think for too long.
pub fn new_bot(seat: Seat, name: &str, characters: &[Character]) -> CommandResult<BotSpec> {
    let bot = BotSpec::from(name);
    table::settings::check_new_bot(seat, &bot, characters)?;
    match bot {
        BotSpec::MonteCarlo(Budget::Playouts(playouts)) | BotSpec::Search(Budget::Playouts(playouts))
            if playouts > PLAYOUTS =>
        {
            Err(HttpError::refused(Text::new("bot-too-long").number("most", PLAYOUTS as i64)))
        }
        bot => Ok(bot),
    }
}

/// Whether a seat may have advice now: nobody has it in a game that counts, nor against other people.
///
/// # Errors
/// Why not.
pub fn may_have_advice(state: &TableState, seat: Seat) -> CommandResult {
    if state.over() {
        return Err(over());
    }
    let session = state.session.as_ref().ok_or_else(not_begun)?;
    if state.row.daily.is_some() {
        return Err(under("game.day", Text::new("advice-daily")));
    }
    if state.several() {
        return Err(under("game.advice", Text::new("advice-several")));
    }
    match session.status().awaited().has(seat) {
        true => Ok(()),
        false => Err(under("seat.away", Text::new("not-awaited"))),
    }
}

/// What a bot would do at one's own seat, and what it thinks of everything else. The game is marked as assisted first, and kept so. A
/// request, where one is given, must be the one that stands.
///
/// # Errors
/// Why not.
pub async fn advise(
    site: &Site,
    live: &Arc<LiveTable>,
    person: &Person,
    request: Option<&str>,
    bot: BotSpec,
) -> CommandResult<Advice<String>> {
    // Others go on at the table while the bot thinks.
    let (mut bot, view) = {
        let mut table = live.lock(&site.store).await?;
        let seat = own_seat(&table, person)?;
        may_have_advice(&table, seat)?;
        if request.is_some_and(|request| table.request(seat).as_deref() != Some(request)) {
            return Err(stale());
        }
        let session = running(&mut table)?;
        table::settings::check_bot(seat, &bot, session.characters())?;
        // The bot's luck comes from what the seat sees: the same view gets the same advice, and no fate is touched.
        let seed = Seed::of(&format!("coach {}", session.view(seat)));
        let bot = bots::bot_for(session, &bot, seed).ok_or_else(HttpError::not_found)?;
        session.mark_assisted();
        let view = session.seat_view(seat);
        table.save(&site.store).await?;
        (bot, view)
    };
    let busy = || HttpError { retry: Some(3), ..HttpError::new(StatusCode::SERVICE_UNAVAILABLE, "advice-none") };
    site.bot_pool.run(&person.id, move || bot.advise(&view)).await.ok_or_else(busy)
}

/// Says a phrase of the game, to all or to one.
///
/// # Errors
/// Why not.
pub async fn say(
    site: &Site,
    table: &mut TableGuard<'_>,
    person: &Person,
    word: &str,
    to: Option<Seat>,
) -> CommandResult {
    let seat = own_seat(table, person)?;
    room(table, LONG)?;
    let session = running(table)?;
    let said = TableLoop::default().say(session, seat, word, to);
    said.map_err(|refused| by_table(refused.clause(), refused.text()))?;
    save(site, table).await
}

/// Gives a standing order, or withdraws it.
///
/// # Errors
/// Why not.
pub async fn order(
    site: &Site,
    table: &mut TableGuard<'_>,
    person: &Person,
    word: &str,
    stands: bool,
) -> CommandResult {
    let seat = own_seat(table, person)?;
    let session = running(table)?;
    let done = if stands { session.give_order(seat, word) } else { session.withdraw_order(seat, word) };
    done.map_err(|refused| by_table(refused.clause(), refused.text()))?;
    table.advance();
    save(site, table).await?;
    Ok(site.store.tell_others(&table.live().id).await?)
}

/// Makes a table, and lays it out where everybody sits already; gives its id.
///
/// # Errors
/// Why not.
pub async fn make(site: &Site, new: NewTable) -> CommandResult<String> {
    let live = create(site, new).await?;
    begin_if_full(site, &mut live.lock(&site.store).await?).await?;
    Ok(live.id.clone())
}

/// Makes a table at which nothing has begun yet.
///
/// # Errors
/// Why not.
pub async fn create(site: &Site, new: NewTable) -> CommandResult<Arc<LiveTable>> {
    let spec = TableSpec::read(&new.wanted);
    let bots = new.seats.iter().zip(0..).filter_map(|(seat, at)| Some((Seat(at), seat.bot.clone()?)));
    // What cannot be laid out is refused before anybody sits down to it.
    shelf::open(&new.game, spec.settings(bots.collect()), &mut nobody_asks)?;
    let id = site.store.new_table(&new).await?;
    site.metrics.tables.fetch_add(1, Ordering::Relaxed);
    site.table(&id).await
}

/// Lays out a table at which everybody sits.
///
/// # Errors
/// If it cannot be laid out, or the store does not answer.
pub async fn begin_if_full(site: &Site, table: &mut TableGuard<'_>) -> CommandResult {
    if table.should_begin() {
        table.begin()?;
        match table.save(&site.store).await {
            // Another node may have begun it just now.
            Ok(()) | Err(AppendError::Overtaken) => {}
            Err(error) => return Err(error.into()),
        }
        site.live_tables.start_bot_turn(table);
    }
    Ok(())
}

/// Sits down at a table: on a seat, or on the first that is free. Whoever sits there already stays where he sits.
///
/// # Errors
/// Why not.
pub async fn join(
    site: &Site,
    table: &mut TableGuard<'_>,
    person: &Person,
    name: &str,
    seat: Option<Seat>,
) -> CommandResult<Seat> {
    if let Some(seat) = table.seat_of(&person.id) {
        return Ok(seat);
    }
    let free = |seat: &Seat| table.seats.get(seat.0 as usize).is_some_and(SeatRow::free);
    let seat =
        seat.filter(free).or_else(|| table.free_seat()).ok_or_else(|| under("seat.full", Text::new("table-full")))?;
    if !site.store.sit_down(&table.live().id, seat.0, &person.id, name).await? {
        table.live().mark_stale();
        return Err(stale());
    }
    let row = &mut table.seats[seat.0 as usize];
    (row.person, row.name, row.seen) = (Some(person.id.clone()), name.into(), now());
    row.declared = person.bot;
    table.live().notify();
    begin_if_full(site, table).await?;
    if table.session.is_some() {
        table.tell_news(seat, NewsDeed::Arrived);
    }
    site.store.tell_others(&table.live().id).await?;
    Ok(seat)
}

/// Has bots take the seats that are still free, so that the game begins: whoever made the table may.
///
/// # Errors
/// Why not.
pub async fn fill(site: &Site, table: &mut TableGuard<'_>, person: &Person, bot: &str) -> CommandResult {
    if table.row.owner != person.id {
        return Err(HttpError::forbidden("not-the-host"));
    }
    // Nobody would look on: whoever made the table and left it sits down again first, or somebody else does.
    if table.session.is_none() && !table.anybody() {
        return Err(under("game.begin", Text::new("fill-nobody")));
    }
    let characters = shelf::label(&table.row.game).map(|label| label.characters.as_slice()).unwrap_or_default();
    let bot = new_bot(table.free_seat().unwrap_or(Seat(0)), bot, characters)?;
    while let Some(seat) = table.free_seat() {
        if !site.store.seat_bot(&table.live().id, seat.0, &bot).await? {
            table.live().mark_stale();
            return Err(stale());
        }
        table.seats[seat.0 as usize] = SeatRow { bot: Some(bot.clone()), ..SeatRow::default() };
    }
    begin_if_full(site, table).await?;
    table.live().notify();
    Ok(site.store.tell_others(&table.live().id).await?)
}

/// Has a bot stand in at a seat, or its holder take it back.
async fn change_hands(site: &Site, table: &mut TableGuard<'_>, seat: Seat, bot: Option<BotSpec>) -> CommandResult {
    let session = running(table)?;
    session.hand_over(seat, bot.clone()).map_err(|refused| by_table(refused.clause(), refused.text()))?;
    session.give_usual_orders();
    let row = &mut table.seats[seat.0 as usize];
    (row.bot, row.orders, row.seen) = (bot.clone(), String::new(), now());
    table.tell_news(seat, if bot.is_some() { NewsDeed::StoodIn } else { NewsDeed::CameBack });
    table.advance();
    save(site, table).await?;
    // The record says it already; where the seat cannot be written, it is read again.
    site.store.set_stand_in(&table.live().id, seat.0, bot.as_ref()).await.inspect_err(|_| table.live().mark_stale())?;
    clear_consent_and_tell(site, table).await
}

/// Leaves: a seat of a game that has not begun is free again; in a running one a bot stands in.
///
/// # Errors
/// Why not.
pub async fn leave(site: &Site, table: &mut TableGuard<'_>, person: &Person) -> CommandResult {
    let seat = own_seat(table, person)?;
    // A dungeon of the day is played by whoever it is counted for.
    if table.row.daily.is_some() {
        return Err(under("game.day", Text::new("daily-alone")));
    }
    if table.session.is_some() {
        room(table, LONG)?;
        return change_hands(site, table, seat, Some(STAND_IN)).await;
    }
    if !site.store.stand_up(&table.live().id, seat.0, &person.id).await? {
        table.live().mark_stale();
        return Err(stale());
    }
    table.seats[seat.0 as usize] = SeatRow::default();
    table.live().notify();
    Ok(site.store.tell_others(&table.live().id).await?)
}

/// Takes one's own seat back from the bot that stands in.
///
/// # Errors
/// Why not.
pub async fn come_back(site: &Site, table: &mut TableGuard<'_>, person: &Person) -> CommandResult {
    let seat = table.seat_of(&person.id).ok_or_else(|| HttpError::forbidden("not-your-table"))?;
    if table.seats[seat.0 as usize].bot.is_none() {
        return Ok(());
    }
    room(table, TOO_LONG)?;
    change_hands(site, table, seat, None).await
}

/// Has a bot stand in for somebody who has been awaited for too long: anybody else at the table may.
///
/// # Errors
/// Why not.
pub async fn stand_in(site: &Site, table: &mut TableGuard<'_>, person: &Person, seat: Seat) -> CommandResult {
    let own = own_seat(table, person)?;
    let awaited = running(table)?.status().awaited();
    if seat == own || !table.people().has(seat) || !awaited.has(seat) {
        return Err(under("seat.away", Text::new("not-awaited")));
    }
    let now = now();
    let waited = lasted(table.row.touched, now).min(lasted(table.seats[seat.0 as usize].seen, now));
    let left = table.row.pace.patience().saturating_sub(waited);
    if left > 0 {
        let text = Text::new("not-yet").number("hours", left / 3600).number("minutes", left % 3600 / 60);
        return Err(under("seat.away", text.number("seconds", left % 60)));
    }
    change_hands(site, table, seat, Some(STAND_IN)).await
}

/// Makes a table at which the same people play the same again, each on his seat; whoever asks second joins the first. Nobody else
/// is told where that is.
///
/// # Errors
/// Why not.
pub async fn rematch(site: &Site, live: &Arc<LiveTable>, person: &Person, address: IpAddr) -> CommandResult<String> {
    let new = {
        let table = live.lock(&site.store).await?;
        let seat = table.seat_of(&person.id).ok_or_else(|| HttpError::forbidden("not-your-table"))?;
        if let Some(again) = &table.row.rematch {
            return Ok(again.clone());
        }
        same_again(&table, seat)?
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
    wanted.beat = None;
    // A campaign goes on with its next run.
    wanted.campaign = wanted.campaign.as_ref().and_then(|_| state.session.as_ref()?.next_start());
    let laid_out = |at: u8| state.session.as_ref()?.settings().bot(Seat(at)).cloned();
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

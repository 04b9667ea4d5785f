//! A table as it stands: what is kept of it, who sits there, and the game.

use crate::clock::now;
use crate::daily::{self, Leaderboard};
use crate::live::append_error::AppendError;
use crate::live::render_cache::RenderCache;
use crate::live::table_news::{NewsDeed, TableNews};
use crate::live::table_spec::TableSpec;
use crate::live::undo_request::{UndoDenied, UndoRequest};
use crate::store::{Appended, NewLines, SeatRow, Store, StoreError, StoreResult, TableRow};
use bots::bot_turn::BotTurn;
use bots::{BotSpec, TableLoop};
use kernel::{Page, Seat, SeatSet};
use table::{Damage, Moment, RecordLine, Session, nobody_asks, shelf};

/// The bot that stands in for people who are away.
pub const STAND_IN: BotSpec = BotSpec::Careful;

/// Among so many equal answers, the last ones, it is looked whether one was given to a question already.
const MOST_REPEATED: usize = 8;

/// The most decisions that are shown at once, the last ones: whoever was away longer than that reads the story.
const MOST_SHOWN: usize = 120;

/// A table as it stands.
pub struct TableState {
    /// What is kept of it.
    pub row: TableRow,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    /// The game, once everybody sits.
    pub session: Option<Session>,
    /// How many lines of the record the store has.
    stored: usize,
    /// The last decision that the holder of each seat made, as far as it was made here: what standing orders answer is none.
    by_hand: Vec<usize>,
    /// What is news beside the game, as far as it came to be here.
    pub news: Option<TableNews>,
    /// Those who had a page of the table open here and have none now.
    pub away: SeatSet,
    /// What was drawn of it as it stands.
    pub renders: RenderCache,
}

impl TableState {
    /// A table with its seats and its game, of which the store has nothing yet.
    pub fn new(row: TableRow, seats: Vec<SeatRow>, session: Option<Session>) -> Self {
        Self {
            row,
            seats,
            session,
            stored: 0,
            by_hand: Vec::new(),
            news: None,
            away: SeatSet::NONE,
            renders: RenderCache::default(),
        }
    }

    pub(super) async fn load(store: &Store, id: &str) -> StoreResult<Option<Self>> {
        let Some((row, seats)) = store.table(id).await? else { return Ok(None) };
        let mut state = Self::new(row, seats, None);
        if let Some(head) = &state.row.head {
            let lines = store.lines(id).await?;
            let text: String =
                head.lines().chain(lines.iter().map(String::as_str)).map(|line| format!("{line}\n")).collect();
            // Long games take a while to play again; others are not to wait for that.
            let loading = tokio::task::spawn_blocking(move || shelf::load(&text)).await;
            let loaded = loading.map_err(|error| StoreError::Damaged(format!("table {id}: {error}")))?;
            let loaded = loaded.map_err(|error| match *error.damage {
                Damage::Changed { .. } => StoreError::Parted(error),
                _ => StoreError::Damaged(format!("table {id}: {error:?}")),
            })?;
            state.stored = lines.len();
            state.session = Some(loaded.session);
            state.agree_on_holders();
            state.take_up_orders();
        }
        Ok(Some(state))
    }

    /// Who plays is for the record to say, and who holds a seat for the store: a bot stands in where nobody does any more.
    fn agree_on_holders(&mut self) {
        let Some(session) = &mut self.session else { return };
        for (seat, row) in (0..).map(Seat).zip(&mut self.seats) {
            if row.person.is_none() && session.bot(seat).is_none() {
                // The last of all is not stood in for: nobody would look on.
                let _ = session.hand_over(seat, Some(STAND_IN));
            }
            row.bot = session.bot(seat).cloned();
        }
    }

    /// The seat that somebody holds, be it that a bot stands in.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let held = self.seats.iter().position(|seat| seat.person.as_deref() == Some(person))?;
        Some(Seat(held as u8))
    }

    /// The first seat that nobody holds.
    pub fn free_seat(&self) -> Option<Seat> {
        self.seats.iter().position(SeatRow::free).map(|seat| Seat(seat as u8))
    }

    /// The seats that people hold and play themselves.
    pub fn people(&self) -> SeatSet {
        let held = |(_, seat): &(u8, &SeatRow)| seat.person.is_some() && seat.bot.is_none();
        (0..).zip(&self.seats).filter(held).fold(SeatSet::NONE, |people, (seat, _)| people.with(Seat(seat)))
    }

    /// Whether all the people at the table play themselves: no bot stands in.
    pub fn all_here(&self) -> bool {
        self.seats.iter().all(|seat| seat.person.is_none() || seat.bot.is_none())
    }

    /// What the people are asked to agree to, if it is asked at this turn.
    pub fn undo_request(&self) -> Option<UndoRequest> {
        self.row.asked.as_deref().and_then(UndoRequest::read).filter(|asked| asked.turn == self.turn())
    }

    /// That somebody did not agree to what was asked, if it was asked at this turn.
    pub fn undo_denied(&self) -> Option<UndoDenied> {
        self.row.asked.as_deref().and_then(UndoDenied::read).filter(|disagreed| disagreed.turn == self.turn())
    }

    /// Whether people play with or against each other here.
    pub fn several(&self) -> bool {
        self.seats.iter().filter(|seat| seat.person.is_some()).count() > 1
    }

    /// Whether the game is over: by the store, where it was not taken up.
    pub fn over(&self) -> bool {
        self.session.as_ref().map_or(self.row.result.is_some(), Session::is_over)
    }

    /// The id of what a seat is asked now: it changes with the question, and with nothing that the seat does not know.
    pub fn request(&self, seat: Seat) -> Option<String> {
        let session = self.session.as_ref()?;
        if !session.status().awaited().has(seat) {
            return None;
        }
        Some(self.request_id(session, seat, session.decisions() + 1, &session.page(seat)))
    }

    /// The id of what a seat is asked on a page before a decision, counted from 1.
    fn request_id(&self, session: &Session, seat: Seat, decision: usize, page: &Page) -> String {
        let decided = (1..decision).filter(|step| session.decided_by(*step) == Some(seat)).count();
        crate::ids::mark(&format!(
            "{} {} {decided} {} {:?} {:?}",
            self.row.id,
            seat.0,
            session.undone(),
            page.prompt,
            page.choices
        ))
    }

    /// Whether a seat has given this very answer to that question, and it stands: who sends it again, not knowing whether it came,
    /// is told that it did. The record says so, whichever node is asked and whatever was restarted.
    pub fn has_answered(&self, seat: Seat, request: &str, action: &str) -> bool {
        let Some(session) = &self.session else { return false };
        let decisions = session.lines().iter().rev().filter_map(|line| line.parse().ok());
        let steps = decisions.filter_map(|line| match line {
            RecordLine::Decision { number, seat: by, action: done, .. } => {
                (by == seat && done == action && number <= session.decisions()).then_some(number)
            }
            _ => None,
        });
        let asked = |step| session.page_before(step, seat).map(|page| self.request_id(session, seat, step, &page));
        steps.take(MOST_REPEATED).any(|step| asked(step).as_deref() == Some(request))
    }

    /// Which turn it is, whatever is said meanwhile: it changes with every decision, and with every one that is taken back.
    pub fn turn(&self) -> String {
        self.session
            .as_ref()
            .map_or_else(String::new, |session| format!("{}.{}", session.decisions(), session.undone()))
    }

    /// Says that the holder of a seat made a decision, counted from 1, and no standing order.
    pub fn decided_by_hand(&mut self, seat: Seat, decision: usize) {
        self.by_hand.resize(self.seats.len(), 0);
        self.by_hand[seat.0 as usize] = decision;
        // Whoever decides is there, by whatever way.
        self.away = self.away.without(seat);
    }

    /// Whether somebody who plays at a seat is away.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.away.has(seat) && self.people().has(seat)
    }

    /// Says what is news of somebody beside the game.
    pub fn tell_news(&mut self, seat: Seat, deed: NewsDeed) {
        let decisions = self.session.as_ref().map_or(0, Session::decisions);
        self.news = Some(TableNews { decisions, seat, deed });
    }

    /// The table as the store has it, with what only this node knows of it.
    pub(super) fn read_again(&mut self, fresh: Self) {
        *self = Self { by_hand: core::mem::take(&mut self.by_hand), news: self.news, away: self.away, ..fresh };
    }

    /// The decision, counted from 1, from which these eyes are shown what happened: the last that they made themselves; of who watches, the
    /// last that anybody did. Where nobody knows whose hand it was, the last of that seat is.
    pub fn shown_from(&self, eyes: Seat) -> usize {
        let Some(session) = &self.session else { return 0 };
        let decisions = session.decisions();
        let theirs = |step: &usize| match eyes {
            Seat::WATCHER => *step <= decisions && *step > 0,
            _ => session.decided_by(*step) == Some(eyes),
        };
        let by_hand = match eyes {
            Seat::WATCHER => self.by_hand.iter().copied().filter(theirs).max(),
            Seat(seat) => self.by_hand.get(seat as usize).copied().filter(theirs),
        };
        let last = by_hand.or_else(|| (1..=decisions).rfind(theirs)).unwrap_or(decisions);
        last.max(decisions.saturating_sub(MOST_SHOWN))
    }

    /// Lays out the table, now that everybody sits.
    pub fn begin(&mut self) -> Result<(), table::OpenError> {
        let wanted = TableSpec::read(&self.row.wanted);
        let bots = self.seats.iter().zip(0..).filter_map(|(seat, at)| Some((Seat(at), seat.bot.clone()?)));
        let session = shelf::open(&self.row.game, wanted.settings(bots.collect()), &mut nobody_asks)?;
        let begun = RecordLine::begun(Moment::of_seconds(now() as u64));
        self.row.head = Some(format!("{}\n{begun}", session.head().join("\n")));
        self.session = Some(session);
        self.take_up_orders();
        self.advance();
        Ok(())
    }

    /// Has the standing orders stand again that the store has.
    fn take_up_orders(&mut self) {
        let Some(session) = &mut self.session else { return };
        session.give_usual_orders();
        for (seat, row) in (0..).map(Seat).zip(&self.seats) {
            for word in row.orders.lines() {
                // What cannot be ordered now has run its course.
                let _ = match word.strip_prefix('-') {
                    Some(word) => session.withdraw_order(seat, word),
                    None => session.give_order(seat, word),
                };
            }
        }
    }

    /// The standing orders of a seat as the store has them: those that stand, and the usual ones that were withdrawn.
    fn orders_of(&self, seat: Seat) -> String {
        let Some(session) = &self.session else { return String::new() };
        let usual = session.has_usual_orders();
        let offered = session.orders(seat).into_iter();
        let words = offered.filter_map(|offered| match (offered.stands, offered.order.usual && usual) {
            (true, false) => Some(offered.order.word),
            (false, true) => Some(format!("-{}", offered.order.word)),
            _ => None,
        });
        words.collect::<Vec<_>>().join("\n")
    }

    /// Lets standing orders and quick bots answer, until somebody has to be asked who takes time.
    pub fn advance(&mut self) {
        if let Some(session) = &mut self.session {
            TableLoop::default().advance(session, takes_time);
        }
    }

    /// The turn of a bot that takes its time, if it is one's, and how many lines the record has.
    pub fn slow_turn(&self) -> Option<(BotTurn, usize)> {
        let turn = TableLoop::default().next_bot(self.session.as_ref()?).filter(takes_time)?;
        Some((turn, self.lines()))
    }

    /// Whether somebody holds a seat, be it that a bot stands in.
    pub fn anybody(&self) -> bool {
        self.seats.iter().any(|seat| seat.person.is_some())
    }

    /// Whether everybody sits, and the game has not begun all the same. Bots alone begin nothing.
    pub fn should_begin(&self) -> bool {
        self.session.is_none() && self.free_seat().is_none() && self.anybody()
    }

    /// Whether the record has lines that the store has not.
    pub fn has_unsaved_lines(&self) -> bool {
        self.lines() > self.stored
    }

    /// What is different where orders or bots have answered: the lines of the record, and the orders that stand.
    pub(super) fn progress(&self) -> (usize, Vec<String>) {
        let orders = (0..self.seats.len() as u8).map(|seat| self.orders_of(Seat(seat)));
        (self.lines(), orders.collect())
    }

    /// How many lines the record has.
    pub fn lines(&self) -> usize {
        self.session.as_ref().map_or(0, |session| session.lines().len())
    }

    /// The board of the day that a finished game is to stand on, and what it is worth there.
    fn board(&self) -> Option<(Leaderboard, i64)> {
        let (day, verdict) = (self.row.daily.as_ref()?, self.session.as_ref()?.verdict()?);
        let seat = self.seats.iter().position(|seat| seat.person.is_some())?;
        let (score, won) = *verdict.seats().get(seat)?;
        let assisted = self.session.as_ref()?.assisted();
        let board = Leaderboard::of(day, now(), self.seats[seat].declared, assisted);
        Some((board, daily::worth(score, won)))
    }

    /// Writes down what has come since: lines first, then orders.
    pub(super) async fn save(&mut self, store: &Store) -> Result<(), AppendError> {
        let Some(session) = &self.session else { return Ok(()) };
        let lines = session.lines();
        if lines.len() > self.stored {
            let entry = NewLines {
                table: self.row.id.clone(),
                n: self.stored,
                lines: lines.since(self.stored).map(String::from).collect(),
                head: (self.stored == 0).then(|| self.row.head.clone()).flatten(),
                result: session.verdict().map(|verdict| verdict.to_string()),
                assisted: session.assisted(),
                board: self.board(),
            };
            (self.row.result, self.row.assisted) = (entry.result.clone(), entry.assisted);
            let stored = lines.len();
            match store.append(entry).await? {
                Appended::Stands => self.stored = stored,
                Appended::Lost => return Err(AppendError::Overtaken),
            }
            self.row.touched = now();
        }
        for seat in 0..self.seats.len() {
            let orders = self.orders_of(Seat(seat as u8));
            if orders != self.seats[seat].orders {
                store.set_orders(&self.row.id, seat as u8, &orders).await?;
                self.seats[seat].orders = orders;
            }
        }
        Ok(())
    }
}

/// Whether a bot takes its time.
fn takes_time(turn: &BotTurn) -> bool {
    turn.spec.reckons()
}

//! Who is there: whoever holds a seat and has a page of the table open. Only this node knows, and only of those who had one open here.

use crate::live::LiveTable;
use crate::live::table_news::NewsDeed;
use crate::site::Site;
use kernel::Seat;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The pages of a table that are open, by the seats of those who have them open.
#[derive(Default)]
pub struct Presence(Mutex<BTreeMap<Seat, SeatPages>>);

/// The pages that the holder of a seat has open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct SeatPages {
    open: usize,
    /// How often one was opened: who has come back meanwhile is not away, be it that the page is closed again.
    opened: u64,
}

impl Presence {
    fn pages(&self) -> MutexGuard<'_, BTreeMap<Seat, SeatPages>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open(&self, seat: Seat) {
        let mut pages = self.pages();
        let pages = pages.entry(seat).or_default();
        (pages.open, pages.opened) = (pages.open + 1, pages.opened + 1);
    }

    /// Closes a page; gives how often one was opened if it was the last.
    fn close(&self, seat: Seat) -> Option<u64> {
        let mut pages = self.pages();
        let pages = pages.get_mut(&seat)?;
        pages.open = pages.open.saturating_sub(1);
        (pages.open == 0).then_some(pages.opened)
    }

    /// Whether no page is open, nor was one opened since they had been opened so often.
    fn is_closed_since(&self, seat: Seat, opened: u64) -> bool {
        self.pages().get(&seat).is_some_and(|pages| pages.open == 0 && pages.opened == opened)
    }
}

/// A page that the holder of a seat has open, for as long as it is held.
pub struct OpenPage {
    site: Arc<Site>,
    live: Arc<LiveTable>,
    seat: Seat,
}

impl OpenPage {
    /// Somebody opens a page of the table: whoever was away is back.
    pub async fn new(site: Arc<Site>, live: Arc<LiveTable>, seat: Seat) -> Self {
        live.presence.open(seat);
        if let Ok(mut table) = live.lock(&site.store).await
            && table.away.has(seat)
        {
            table.away = table.away.without(seat);
            table.tell_news(seat, NewsDeed::Returned);
            live.notify();
        }
        Self { site, live, seat }
    }
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        let Some(opened) = self.live.presence.close(self.seat) else { return };
        let (site, live, seat) = (self.site.clone(), self.live.clone(), self.seat);
        // Where nothing runs any more, there is nobody to tell.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                tokio::time::sleep(site.config.grace).await;
                if live.presence.is_closed_since(seat, opened) {
                    live.note_absence(&site, seat).await;
                }
            });
        }
    }
}

impl LiveTable {
    /// Tells those who look on that the holder of a seat is away, where others sit here and play on, and no bot stands in.
    pub async fn note_absence(self: &Arc<Self>, site: &Site, seat: Seat) {
        let Ok(mut table) = self.lock_unused(&site.store).await else { return };
        if table.away.has(seat) || !table.people().has(seat) || !table.several() || table.over() {
            return;
        }
        table.away = table.away.with(seat);
        table.tell_news(seat, NewsDeed::WentAway);
        self.notify();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever loads a page again, or has another open, is there.
    #[test]
    fn only_the_last_page_counts() {
        let (presence, seat) = (Presence::default(), Seat(1));
        presence.open(seat);
        presence.open(seat);
        assert_eq!(presence.close(seat), None, "another is open");
        let left = presence.close(seat).expect("the last");
        assert!(presence.is_closed_since(seat, left));
        presence.open(seat);
        assert!(!presence.is_closed_since(seat, left), "loaded again");
        let again = presence.close(seat).expect("the last");
        assert!(!presence.is_closed_since(seat, left) && presence.is_closed_since(seat, again));
        assert_eq!(presence.close(Seat(0)), None, "nobody had one open");
    }
}

//! Reviews of games that are over: found in the background, a decision at a time so that nobody else waits for long, and kept in the store.

use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::ids;
use crate::site::Site;
use bots::Review;
use bots::review::{NoReview, Reviewer};
use kernel::{Seat, SeatSet, Text};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use table::Session;

/// The most reviews that are being found at once.
const MOST: usize = 16;

/// The reviews that are being found: how far each is, of how much, by its key.
#[derive(Default)]
pub struct Reviews(Mutex<HashMap<String, (usize, usize)>>);

/// How far a review is.
pub enum ReviewState {
    /// It is being found: so far, of so much.
    Running(usize, usize),
    /// It was found.
    Found(Box<Review>),
}

impl Reviews {
    fn progress(&self, key: &str) -> Option<(usize, usize)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).copied()
    }

    /// Notes how far a review is; false where there is no room for another.
    fn note(&self, key: &str, progress: (usize, usize)) -> bool {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let room = running.len() < MOST || running.contains_key(key);
        if room {
            running.insert(key.into(), progress);
        }
        room
    }

    fn forget(&self, key: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }
}

/// Why there is no review, for whoever asked.
fn refused(why: NoReview) -> HttpError {
    HttpError::refused(Text::new(match why {
        NoReview::Unfinished | NoReview::Stopped => "review-unfinished",
        NoReview::NoValue => "review-no-value",
        NoReview::Lesson => "review-lesson",
        NoReview::NoSeat => "review-no-seat",
    }))
}

/// Whose decisions are reviewed through these eyes.
pub fn reviewed_seats(session: &Session, eyes: Seat) -> SeatSet {
    if eyes == Seat::WATCHER { Review::usual_seats(session) } else { SeatSet::only(eyes) }
}

/// The review of a game that is over, as seen through these eyes; begun where nobody has asked for it yet.
///
/// # Errors
/// Why there is none.
pub async fn review(site: &Arc<Site>, who: IpAddr, session: Session, eyes: Seat) -> Result<ReviewState, HttpError> {
    let seats = reviewed_seats(&session, eyes);
    Review::possible(&session, seats).map_err(refused)?;
    let key = ids::hashed(&format!("{seats:?} {}", session.record()))[..32].to_string();
    if let Some((done, total)) = site.reviews.progress(&key) {
        return Ok(ReviewState::Running(done, total));
    }
    let kept = site.store.review(&key).await?;
    if let Some(review) = kept.and_then(|text| Review::kept(&text, &session, seats)) {
        return Ok(ReviewState::Found(Box::new(review)));
    }
    site.attempts.take(&format!("review {who}")).map_err(too_many)?;
    let reviewer = Reviewer::new(session, seats).map_err(refused)?;
    let (done, total) = reviewer.progress();
    if !site.reviews.note(&key, (done, total)) {
        return Err(HttpError::busy());
    }
    tokio::spawn(find(site.clone(), who, key, reviewer));
    Ok(ReviewState::Running(done, total))
}

/// Finds a review, step by step, each in its turn among all that takes time.
async fn find(site: Arc<Site>, who: IpAddr, key: String, mut reviewer: Reviewer) {
    let who = who.to_string();
    while let Some((next, found)) = site
        .bot_pool
        .run(&who, move || {
            let found = reviewer.step();
            (reviewer, found)
        })
        .await
    {
        reviewer = next;
        match found {
            Ok(None) => {
                site.reviews.note(&key, reviewer.progress());
            }
            Ok(Some(review)) => {
                // What cannot be kept is found again.
                if let Err(error) = site.store.keep_review(&key, &review.to_keep()).await {
                    tracing::warn!(%error, "a review is not kept");
                }
                break;
            }
            Err(_) => break,
        }
    }
    site.reviews.forget(&key);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_an_end_to_what_is_found_at_once() {
        let reviews = Reviews::default();
        for number in 0..MOST {
            assert!(reviews.note(&number.to_string(), (0, 9)));
        }
        assert!(!reviews.note("one more", (0, 9)));
        assert!(reviews.note("3", (4, 9)), "what is being found goes on");
        assert_eq!((reviews.progress("3"), reviews.progress("one more")), (Some((4, 9)), None));
        reviews.forget("3");
        assert!(reviews.note("one more", (0, 9)));
    }
}

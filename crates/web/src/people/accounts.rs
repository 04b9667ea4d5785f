//! Accounts: what they may be called, how they are opened, and what becomes of a guest's games.

use crate::http::http_error::HttpError;
use crate::people::names::{self, NameRefused};
use crate::people::passwords;
use crate::site::Site;
use crate::store::{COOKIE_DAYS, IMPORT_DAYS, Person, REVIEW_DAYS, Store, StoreError, TokenKind, now};
use kernel::Text;
use std::error::Error;
use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use table::Moment;

/// For how many days a guest is remembered after the last visit.
pub const GUEST_DAYS: i64 = 400;

/// How many tokens for programs an account may have.
pub const MOST_TOKENS: usize = 20;

/// Why nothing came of it.
#[derive(Clone, Debug)]
pub enum AccountError {
    /// What was typed will not do; why, in words.
    Refused(Text),
    /// Too many attempts; after how many seconds there may be another.
    Wait(u32),
    /// The server failed.
    Failed(HttpError),
}

impl fmt::Display for AccountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(text) => write!(f, "refused: {}", text.id),
            Self::Wait(seconds) => write!(f, "too many attempts: wait for {seconds} seconds"),
            Self::Failed(error) => error.fmt(f),
        }
    }
}

impl Error for AccountError {}

impl From<HttpError> for AccountError {
    fn from(failure: HttpError) -> Self {
        Self::Failed(failure)
    }
}

impl From<StoreError> for AccountError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::Refused(NameRefused::Taken.text()),
            _ => Self::Failed(error.into()),
        }
    }
}

impl From<NameRefused> for AccountError {
    fn from(refused: NameRefused) -> Self {
        Self::Refused(refused.text())
    }
}

impl From<passwords::PasswordRefused> for AccountError {
    fn from(refused: passwords::PasswordRefused) -> Self {
        Self::Refused(refused.text())
    }
}

/// Makes an account of a guest, and it has all that the guest had; or of nobody. Gives the secret of a new cookie.
///
/// # Errors
/// Why not; nothing has changed then.
pub async fn register(
    site: &Site,
    address: IpAddr,
    before: Option<&Person>,
    name: &str,
    password: &str,
) -> Result<String, AccountError> {
    if !site.config.accounts {
        return Err(AccountError::Refused(Text::new("account-closed")));
    }
    site.attempts.take(&address.to_string()).map_err(AccountError::Wait)?;
    let name = names::checked(name)?;
    passwords::checked(password, &name)?;
    let folded = names::folded(&name);
    if site.store.person_named(&folded).await?.is_some() {
        return Err(NameRefused::Taken.into());
    }
    let hash = passwords::hashed(password).await?;
    let guest = match before.filter(|before| before.name.is_none()) {
        Some(guest) => guest.clone(),
        None => site.store.new_guest().await?.0,
    };
    site.store.make_account(&guest.id, &name, &folded, &hash).await?;
    Ok(site.store.new_token(&guest.id, TokenKind::Cookie, "").await?)
}

/// Whoever has that name and that password. Nobody learns which of the two was wrong, nor by how long it took.
///
/// # Errors
/// If there is no such account, or too many have tried.
pub async fn authenticated(site: &Site, address: IpAddr, name: &str, password: &str) -> Result<Person, AccountError> {
    // Whatever is longer than any name is none.
    let folded: String = names::folded(name).chars().take(64).collect();
    site.attempts.take(&address.to_string()).map_err(AccountError::Wait)?;
    site.attempts_at_name.take(&folded).map_err(AccountError::Wait)?;
    let (person, kept) = site.store.account(&folded).await?.unzip();
    let fits = passwords::fits(password, kept).await?;
    let person = person.filter(|_| fits).ok_or_else(|| AccountError::Refused(Text::new("account-wrong")))?;
    if person.banned {
        return Err(AccountError::Refused(Text::new("account-banned")));
    }
    Ok(person)
}

/// Lets a browser in as an account: a new cookie, whose secret it gives. The one before opens nothing any more, and if the
/// browser was a guest's, the account has the guest's games.
///
/// # Errors
/// If the store does not answer.
pub async fn let_in(
    site: &Site,
    account: &Person,
    before: Option<&Person>,
    cookie: Option<&str>,
) -> Result<String, AccountError> {
    if let Some(guest) = before.filter(|before| before.name.is_none()) {
        let touched = site.store.adopt(&guest.id, &account.id).await?;
        site.live_tables.reload(&touched).await?;
    }
    if let Some(cookie) = cookie {
        site.store.end_token(cookie).await?;
    }
    Ok(site.store.new_token(&account.id, TokenKind::Cookie, "").await?)
}

/// Whether this is the account's password; attempts are counted, wherever they come from.
///
/// # Errors
/// If it is not, or there were too many.
pub async fn confirmed(site: &Site, person: &Person, password: &str) -> Result<(), AccountError> {
    site.attempts.take(&format!("account {}", person.id)).map_err(AccountError::Wait)?;
    let found = site.store.account(&names::folded(person.name.as_deref().unwrap_or(""))).await?;
    let kept = found.filter(|(found, _)| found.id == person.id).map(|(_, kept)| kept);
    match passwords::fits(password, kept).await? {
        true => Ok(()),
        false => Err(AccountError::Refused(Text::new("account-wrong-password"))),
    }
}

/// Gives an account another password. All its browsers are logged out; gives the secret of a new cookie.
///
/// # Errors
/// Why not; nothing has changed then.
pub async fn change_password(site: &Site, person: &Person, password: &str) -> Result<String, AccountError> {
    passwords::checked(password, person.name.as_deref().unwrap_or(""))?;
    let hash = passwords::hashed(password).await?;
    site.store.set_password(&person.id, &hash).await?;
    site.store.end_tokens(&person.id, TokenKind::Cookie).await?;
    Ok(site.store.new_token(&person.id, TokenKind::Cookie, "").await?)
}

/// Gives an account another name.
///
/// # Errors
/// Why not; nothing has changed then.
pub async fn rename(site: &Site, address: IpAddr, person: &Person, name: &str) -> Result<(), AccountError> {
    site.attempts.take(&address.to_string()).map_err(AccountError::Wait)?;
    let name = names::checked(name)?;
    let touched = site.store.set_name(person, &name, &names::folded(&name)).await?;
    Ok(site.live_tables.reload(&touched).await?)
}

/// Declares an account a bot, for good.
///
/// # Errors
/// If the store does not answer.
pub async fn declare_bot(site: &Site, person: &Person) -> Result<(), AccountError> {
    let touched = site.store.declare_bot(person).await?;
    Ok(site.live_tables.reload(&touched).await?)
}

/// What somebody is called at a table: an account by its name, a guest, or who will be one, by what is given, unless an account is
/// called so.
///
/// # Errors
/// If nobody may be called so, or the store does not answer.
pub async fn display(site: &Site, given: &str, person: Option<&Person>) -> Result<String, HttpError> {
    if let Some(name) = person.and_then(Person::shown) {
        return Ok(name);
    }
    if given.trim().is_empty() {
        return Ok(String::new());
    }
    let refused = |refused: NameRefused| HttpError::refused(refused.text());
    let name = names::checked(given).map_err(refused)?;
    match site.store.person_named(&names::folded(&name)).await? {
        Some(_) => Err(refused(NameRefused::Taken)),
        None => Ok(name),
    }
}

/// Forgets somebody; others at their tables go on with a bot at a seat that is called what is given here.
///
/// # Errors
/// If the store does not answer.
pub async fn forget(site: &Site, person: &Person, gone: &str) -> Result<(), HttpError> {
    let left = site.store.delete_person(&person.id, gone).await?;
    site.live_tables.reload(&left.removed).await?;
    Ok(site.live_tables.reload(&left.changed).await?)
}

/// Forgets what is too old, day by day, for as long as there is a store.
pub async fn forget_day_by_day(store: Arc<Store>) {
    loop {
        if let Err(error) = forget_in_a_round(&store, now()).await {
            tracing::warn!(%error, "what is too old is still there");
        }
        tokio::time::sleep(Duration::from_secs(86_400)).await;
    }
}

/// Forgets what is old as of that moment, unless the clock has leapt since the round before: whoever set it wrong would have people forgotten.
///
/// # Errors
/// If the store does not answer.
pub async fn forget_in_a_round(store: &Store, moment: i64) -> Result<(), StoreError> {
    match store.follows_a_round("forget", moment).await? {
        true => forget_what_is_old(store, moment).await,
        false => Ok(()),
    }
}

/// Forgets guests and cookies that have not been here for long, and old records from elsewhere, as of that moment.
///
/// # Errors
/// If the store does not answer.
pub async fn forget_what_is_old(store: &Store, moment: i64) -> Result<(), StoreError> {
    let before = |days: i64| moment - days * 86_400;
    forget_guests_unseen_since(store, before(GUEST_DAYS)).await?;
    store.forget_cookies(before(COOKIE_DAYS)).await?;
    store.forget_plays(&Moment::of_seconds(before(2).max(0) as u64).date()).await?;
    store.forget_reviews(before(REVIEW_DAYS)).await?;
    store.forget_imports(before(IMPORT_DAYS)).await
}

/// Forgets guests who have not been here since that moment; gives how many.
///
/// # Errors
/// If the store does not answer.
pub async fn forget_guests_unseen_since(store: &Store, moment: i64) -> Result<usize, StoreError> {
    let mut count = 0;
    loop {
        let guests = store.guests_unseen_since(moment).await?;
        if guests.is_empty() {
            return Ok(count);
        }
        for guest in guests {
            store.delete_person(&guest, "–").await?;
            count += 1;
        }
    }
}

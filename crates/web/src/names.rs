//! What people may be called.

use crate::failure::Failure;
use crate::store::Person;
use kernel::Text;

/// The name that somebody is shown by at a table: the account's, or the one a guest gives.
///
/// # Errors
/// If nobody may be called so.
pub fn display(given: &str, person: &Person) -> Result<String, Failure> {
    if let Some(name) = &person.name {
        return Ok(name.clone());
    }
    let name: String = given.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Ok("?".into());
    }
    if name.chars().count() > 24 || name.chars().any(char::is_control) {
        return Err(Failure::refused(Text::new("name-long")));
    }
    Ok(name)
}

//! Logging in takes as much work for names that exist as for those that do not. How long that is, is measured by night:
//! `cargo run --release -p oubliette-web --example login_time`.
//!
//! One test to a program: hashings are counted for all of it.

mod browser;

use browser::House;
use kernel::Lang;
use web::people::passwords::hashings;

#[tokio::test]
async fn a_wrong_name_costs_as_much_work_as_a_wrong_password() {
    let house = House::open().await;
    let mut browser = house.browser(Lang::En);
    let form = [("name", "Ada"), ("password", "correct horse")];
    assert_eq!(browser.post("/register", &form).await.status, 303);
    // An account whose hash cannot be read any more, as after a fault of the disk.
    let (guest, _) = house.site.store.new_guest().await.expect("a guest");
    house.site.store.make_account(&guest.id, "Broken", "broken", "$argon2id$nothing").await.expect("an account");
    let mut answers = Vec::new();
    // The very first attempt after the start is at a name that nobody has.
    for (name, password) in [
        ("Nobody", "wrong horse"),
        ("Ada", "wrong horse"),
        ("Nobody else", ""),
        ("Ada", ""),
        ("Broken", "wrong horse"),
        ("Nobody", &"x".repeat(5000)),
        ("Ada", &"x".repeat(5000)),
    ] {
        let (before, mut stranger) = (hashings(), house.browser(Lang::En));
        let answer = stranger.post("/login", &[("name", name), ("password", password)]).await;
        assert_eq!(hashings() - before, 1, "{name}: {}", answer.text);
        let said = answer.text.replace(name, "NAME");
        answers.push((answer.status, said));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "the answers differ: {answers:#?}");
    let before = hashings();
    assert_eq!(browser.post("/login", &form).await.status, 303);
    assert_eq!(hashings() - before, 1, "and so does a right one");
}

//! The film: all that happened since somebody's own decision is shown, whatever standing orders and bots answered meanwhile.

mod browser;

use browser::{Chance, House};
use kernel::{BeatWeight, Lang, Seat};
use std::collections::BTreeSet;
use web::pages::table::{Onlooker, drawing};

/// How many decisions of each game are looked at.
const DECISIONS: usize = 40;
/// The longest that a film lasts which has nothing that turns the game, in milliseconds.
const LONGEST: usize = 8000;

/// The values of an attribute in a film, in order.
fn values(film: &str, name: &str) -> Vec<String> {
    let sign = format!("{name}=\"");
    film.split(&sign).skip(1).map(|rest| rest.split('"').next().unwrap_or_default().to_string()).collect()
}

/// The decision that a beat followed from.
fn step(beat: &str) -> usize {
    beat.split('.').next().and_then(|step| step.parse().ok()).expect("a decision")
}

#[tokio::test]
async fn what_standing_orders_answer_hides_nothing() {
    let house = House::open().await;
    let mine = Onlooker { own: Some(Seat(0)), eyes: Seat(0) };
    let mut answered = 0;
    for game in table::shelf::IDS {
        let seed = format!("film {game}");
        let (mut anne, mut chance) = (house.browser(Lang::Fr), Chance::new(&seed));
        let id = anne.begin(&format!("/new/{game}"), &[("seed", &seed)]).await;
        let live = house.site.table(&id).await.expect("a table");
        for _ in 0..DECISIONS {
            let before = {
                let state = live.lock(&house.site.store).await.expect("the table");
                state.session.as_ref().expect("a game").decisions()
            };
            if anne.decide(&id, &mut chance).await.is_none() {
                break;
            }
            let state = live.lock(&house.site.store).await.expect("the table");
            let session = state.session.as_ref().expect("a game");
            let own = (before + 2..=session.decisions()).filter(|step| session.decided_by(*step) == Some(Seat(0)));
            answered += own.count();
            let film = drawing(house.site.localizer(Lang::Fr), &state, mine).film.drawn;
            let steps: BTreeSet<usize> = values(&film, "data-beat").iter().map(|beat| step(beat)).collect();
            let staged = session.beats_since(session.story_mark_before(before + 1), Seat(0));
            for turning in staged.iter().filter(|staged| staged.beat.weight == BeatWeight::Turning) {
                assert!(steps.contains(&turning.step), "seed {seed}, decision {before}: {:?}", turning.beat);
            }
            let times: Vec<usize> =
                values(&film, "data-time").iter().map(|time| time.parse().expect("a time")).collect();
            let turning = film.matches(" data-turning").count();
            assert!(
                times.iter().sum::<usize>() <= LONGEST.max(turning * 1000),
                "seed {seed}, decision {before}: {times:?}"
            );
            if staged.len() <= 8 {
                assert_eq!(times.len(), staged.len(), "seed {seed}, decision {before}: a short film is shown whole");
            }
        }
    }
    assert!(answered > 20, "standing orders answered only {answered} questions");
}

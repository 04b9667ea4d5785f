//! What a decision weighs on its way to the page that is looked at.

mod served;

use kernel::{Fate, Seed, Seeded, Source};
use served::Server;
use served::line::{between, question};

/// The most bytes that a decision brings to a page: it is played over a phone on a train.
const MOST: usize = 15_000;
/// How many decisions of each game are weighed at most.
const DECISIONS: usize = 40;

#[test]
fn a_decision_is_light() {
    let server = Server::new();
    for game in table::shelf::IDS {
        let seed = format!("light {game}");
        let mut luck = Seeded::new(Seed::of(&seed));
        let mut line = server.line();
        let begun = line.post(&format!("/new/{game}"), &[("seed", &seed)]).expect("an answer");
        let table = begun.location().to_string();
        let mut page = line.get(&table).expect("a page").body;
        let stream = between(&page, "data-stream=\"", "\"").expect("a stream").replace("&amp;", "&");
        let mut events = line.stream(&stream).expect("events");
        let mut weights = Vec::new();
        while let Some((request, actions)) = question(&page).filter(|_| weights.len() < DECISIONS) {
            let action = &actions[luck.pick(Source::PLAYER, actions.len() as u32) as usize];
            let form = [("request", request.as_str()), ("action", action.as_str())];
            assert!(line.post(&format!("{table}/play"), &form).expect("an answer").status < 400, "{seed}: {action}");
            let event = events.next().expect("a stream that goes on").expect("an event");
            weights.push(event.data.len());
            page = line.get(&table).expect("a page").body;
        }
        weights.sort_unstable();
        println!(
            "{game}: {} decisions, median {} bytes, most {:?}",
            weights.len(),
            weights[weights.len() / 2],
            weights.last()
        );
        assert!(weights.last().is_some_and(|most| *most <= MOST), "seed {seed}: {weights:?}");
    }
}

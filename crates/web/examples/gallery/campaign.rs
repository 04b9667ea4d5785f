//! Positions of a long campaign: the first ones of every place that careful groups get to, whatever the game.

use bots::BotSpec;
use kernel::{Lang, Seat, Seed, Status};
use maud::Markup;
use std::collections::BTreeMap;
use table::{CampaignStart, IDS, Luck, Session, Settings, Words, nobody_asks, shelf};

/// How many runs the campaign has.
const RUNS: u64 = 40;
/// How many positions of each place are shown.
const EACH: usize = 3;

/// All of them: the game, where it is, and the page.
pub fn all(ui: &Words, table_page: impl Fn(&Session, &Words) -> Markup) -> Vec<(&'static str, String, Markup)> {
    let mut pages = Vec::new();
    for game in IDS.iter().copied() {
        let Some(first) = shelf::label(game).and_then(|label| label.first_chronicle.clone()) else { continue };
        let mut start = CampaignStart { chronicle: first, ..CampaignStart::default() };
        let mut met = BTreeMap::new();
        for run in 0..RUNS {
            let luck = Luck::seed(format!("gallery/{run}"));
            let settings = Settings { players: Some(3), campaign: Some(start), ..Settings::new(luck) };
            let mut session = shelf::open(game, settings, &mut nobody_asks).expect("a table");
            let mut bot = bots::bot_for(&session, &BotSpec::Careful, Seed::of("gallery")).expect("a bot");
            while let Status::Awaiting(seats) = session.status() {
                let seat = seats.lowest().expect("somebody");
                if seat == Seat(0) {
                    let (page, words) = (session.page(seat), session.words(Lang::En));
                    let heading: String =
                        words.say(&page.heading).chars().filter(|sign| !sign.is_ascii_digit()).collect();
                    let zones: Vec<&str> = page.zones.iter().map(|zone| zone.id).collect();
                    let shown: &mut usize = met.entry((heading.clone(), zones.concat())).or_default();
                    *shown += 1;
                    if [1, 4, 9][..EACH].contains(shown) {
                        pages.push((game, format!("{heading}-{}-{shown}", zones[0]), table_page(&session, ui)));
                    }
                }
                let action = bot.decide(&session.seat_view(seat));
                session.play(seat, &action, &mut nobody_asks).expect("a legal action");
            }
            start =
                CampaignStart { chronicle: session.next_chronicle().expect("a chronicle"), ..CampaignStart::default() };
        }
        eprintln!("{game}: {}", start.chronicle);
    }
    pages
}

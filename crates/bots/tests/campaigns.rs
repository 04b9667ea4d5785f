//! Bots that look ahead over long campaigns: between runs a player may decide for long without chance having a word.

use bots::{Bot, Budget, Search};
use kernel::{Ctx, GameBox, Moves, Nobody, Seed, Seeded, Status};
use table::{IDS, Luck, Settings, Visitor, settings, shelf};

/// Runs of a campaign.
const RUNS: u64 = 8;

struct Campaign;

impl Visitor for Campaign {
    type Out = usize;

    /// A campaign of as few as can play it, by a bot that looks ahead; how often it was asked.
    fn visit<G: GameBox>(self, game: G) -> usize {
        let mut settings = Settings::new(Luck::seed("campaigns".to_string()));
        settings.players = Some(u64::from(game.label().players.0));
        let mut options = settings::options(&game, &settings).expect("a usual table");
        let mut search = Search::of(&game, Budget::Playouts(64));
        let mut asked = 0;
        for run in 0..RUNS {
            let (mut ctx, mut legal) = (Ctx::new(Seeded::new(Seed::of("campaigns").nth(run)), Nobody), Moves::new());
            let mut table = game.setup(&options, &mut ctx);
            while let Status::Awaiting(seats) = game.status(&table) {
                let seat = seats.lowest().expect("an unfinished game awaits somebody");
                let view = game.view(&table, seat);
                game.legal_actions(&table, seat, &mut legal);
                let chosen = search.choose(&game, seat, &view, &legal);
                assert_eq!(game.check(&table, seat, chosen), Ok(()), "{} chooses what is not allowed", G::ID);
                asked += 1;
                game.apply(&mut table, seat, chosen, &mut ctx);
            }
            let Some(chronicle) = game.next_chronicle(&table) else { break };
            options = game.options_after(&options, &chronicle).expect("a campaign goes on");
        }
        asked
    }
}

/// A chain of decisions that chance does not answer is cut somewhere: a thought that is as deep as a campaign is rich ends the program.
#[test]
fn bots_look_ahead_through_whole_campaigns() {
    let asked: Vec<usize> = IDS.iter().filter_map(|id| shelf::visit(id, Campaign)).collect();
    println!("{asked:?} decisions");
    assert!(asked.iter().all(|asked| *asked > 10));
}

//! Many games of a game of any type.

use crate::{Beginner, Careful, Company, InCharacter, MonteCarlo, Random, Search, Seated, Series, Tally};
use kernel::{GameBox, Seat, Seed};
use std::sync::atomic::AtomicU64;
use table::{BotSpec, OpenError, Settings, Visitor, settings, shelf};

/// Plays many games of the game of that id, with this company at every table.
///
/// # Errors
/// If there is no such game, or the settings do not fit it.
pub fn simulate(
    id: &str,
    settings: &Settings,
    company: &Company,
    seed: Seed,
    games: u64,
    threads: usize,
    done: &AtomicU64,
) -> Result<Tally, OpenError> {
    struct Simulate<'a>(&'a Settings, &'a Company, Seed, u64, usize, &'a AtomicU64);
    impl Visitor for Simulate<'_> {
        type Out = Result<Tally, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self(settings, company, seed, games, threads, done) = self;
            let game = settings::with_custom(game, settings.custom.as_deref())?;
            let series = Series { options: settings::options(&game, settings)?, seed, games, threads };
            let characters = game.characters();
            company.bots.iter().try_for_each(|bot| settings::check_bot(Seat(0), bot, &characters))?;
            Ok(match company.one() {
                Some(BotSpec::Random) => series.play(&game, Random::default, done),
                Some(BotSpec::Beginner) => series.play(&game, Beginner::default, done),
                Some(BotSpec::Careful | BotSpec::Hidden) => series.play(&game, || Careful, done),
                Some(BotSpec::MonteCarlo(budget)) => series.play(&game, || MonteCarlo::new(*budget), done),
                Some(BotSpec::Search(budget)) => series.play(&game, || Search::of(&game, *budget), done),
                Some(spec @ BotSpec::Character(_)) if spec.playouts_in_character().is_none() => {
                    let place = spec.place(&characters).unwrap_or_default();
                    series.play(&game, || InCharacter::new(place), done)
                }
                Some(BotSpec::Character(_)) | None => {
                    series.play_mixed(&game, company, |spec| Seated::of(&game, spec), done)
                }
            })
        }
    }
    shelf::visit(id, Simulate(settings, company, seed, games, threads, done))
        .unwrap_or_else(|| Err(OpenError::Game(id.into())))
}

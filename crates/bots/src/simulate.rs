//! Many games of a game of any type.

use crate::series::{Stretch, Watch};
use crate::{Beginner, Careful, Company, InCharacter, MonteCarlo, Random, Search, Seated, Series, Tally};
use kernel::{GameBox, Seat};
use table::{BotSpec, OpenError, Settings, Visitor, settings, shelf};

/// Plays many games of the game of that id, with this company at every table.
///
/// # Errors
/// If there is no such game, or the settings do not fit it.
pub fn simulate(
    id: &str,
    settings: &Settings,
    company: &Company,
    stretch: Stretch,
    watch: Watch<'_>,
) -> Result<Tally, OpenError> {
    struct Simulate<'a>(&'a Settings, &'a Company, Stretch, Watch<'a>);
    impl Visitor for Simulate<'_> {
        type Out = Result<Tally, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self(settings, company, stretch, watch) = self;
            let game = settings::with_custom(game, settings.custom.as_deref())?;
            let series = Series { options: settings::options(&game, settings)?, stretch };
            let characters = game.characters();
            company.bots.iter().try_for_each(|bot| settings::check_bot(Seat(0), bot, &characters))?;
            Ok(match company.one() {
                Some(BotSpec::Random) => series.play(&game, Random::default, watch),
                Some(BotSpec::Beginner) => series.play(&game, Beginner::default, watch),
                Some(BotSpec::Careful | BotSpec::Hidden) => series.play(&game, || Careful, watch),
                Some(BotSpec::MonteCarlo(budget)) => series.play(&game, || MonteCarlo::new(*budget), watch),
                Some(BotSpec::Search(budget)) => series.play(&game, || Search::of(&game, *budget), watch),
                Some(spec @ BotSpec::Character(_)) if spec.playouts_in_character().is_none() => {
                    let place = spec.place(&characters).unwrap_or_default();
                    series.play(&game, || InCharacter::new(place), watch)
                }
                Some(BotSpec::Character(_)) | None => {
                    series.play_mixed(&game, company, |spec| Seated::of(&game, spec), watch)
                }
            })
        }
    }
    shelf::visit(id, Simulate(settings, company, stretch, watch)).unwrap_or_else(|| Err(OpenError::Game(id.into())))
}

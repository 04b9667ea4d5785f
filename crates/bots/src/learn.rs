//! Learning the value of a game of any type.

use crate::learner::{Learner, LearningPlan};
use kernel::{GameBox, Seed};
use table::{OpenError, Settings, Visitor, settings, shelf};

/// Why nothing is learnt.
#[derive(Clone, PartialEq, Debug)]
pub enum NotLearnt {
    /// There is no such game, or the settings do not fit it.
    Settings(OpenError),
    /// The game does not say what a value should look at, or is not one that this learner can play.
    NoFeatures,
    /// What should be taken up is of another course.
    OtherCourse,
    /// Whoever watched wanted to stop.
    Stopped,
}

/// How far learning has come.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// Games played so far.
    pub games: u64,
    /// What share of the last round was won.
    pub won: f32,
    /// The value so far, to be written beside the box.
    pub value: String,
    /// All that is needed to go on from here.
    pub state: String,
}

/// Learns the value of a game, from the beginning or from where a course was left. `watch` is shown how far it has come every so many
/// rounds and says whether to go on; `said` is written at the head of the value.
///
/// # Errors
/// Why not.
pub fn learn(
    id: &str,
    settings: &Settings,
    course: LearningPlan,
    seed: Seed,
    state: Option<&str>,
    said: &dyn Fn(u64) -> String,
    watch: &mut dyn FnMut(Learnt) -> bool,
) -> Result<(), NotLearnt> {
    struct Learn<'a> {
        settings: &'a Settings,
        course: LearningPlan,
        seed: Seed,
        state: Option<&'a str>,
        said: &'a dyn Fn(u64) -> String,
        watch: &'a mut dyn FnMut(Learnt) -> bool,
    }
    impl Visitor for Learn<'_> {
        type Out = Result<(), NotLearnt>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let game = settings::with_custom(game, self.settings.custom.as_deref()).map_err(NotLearnt::Settings)?;
            let options = settings::options(&game, self.settings).map_err(NotLearnt::Settings)?;
            if G::FEATURES.is_empty() || !G::VALUES_AFTER {
                return Err(NotLearnt::NoFeatures);
            }
            let fresh = Learner::new::<G>(self.course, self.seed);
            let mut learner = match self.state {
                Some(state) => fresh.read(state).ok_or(NotLearnt::OtherCourse)?,
                None => fresh,
            };
            let mut rounds = 0;
            while learner.progress() < 1.0 {
                let won = learner.round(&game, &options);
                rounds += 1;
                if rounds % SHOWN == 0 || learner.progress() >= 1.0 {
                    let value = learner.network().write(&game, &(self.said)(learner.games));
                    if !(self.watch)(Learnt { games: learner.games, won, value, state: learner.write() }) {
                        return Err(NotLearnt::Stopped);
                    }
                }
            }
            Ok(())
        }
    }
    let learn = Learn { settings, course, seed, state, said, watch };
    shelf::visit(id, learn).unwrap_or_else(|| Err(NotLearnt::Settings(OpenError::Game(id.into()))))
}

/// Rounds between two looks.
const SHOWN: u64 = 8;

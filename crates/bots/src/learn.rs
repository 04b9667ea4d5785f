//! Learning the value of a game of any type.

use crate::learner::{Learner, LearningPlan};
use crate::network::{Network, NetworkError};
use kernel::{BoxLabel, GameBox, OptionSpec, Seat, Seed, Source};
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
    /// What it should go on from cannot be read, or was learnt for something else.
    Value(NetworkError),
    /// What it should go on from has another number of hidden units.
    OtherSize,
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

/// What is learnt, and on which tables.
#[derive(Clone, Copy)]
pub struct LearningCourse<'a> {
    /// The game.
    pub game: &'a str,
    /// How tables are laid out.
    pub settings: &'a Settings,
    /// Whether every game is laid out differently: numbers of players and options that the settings do not name are drawn.
    pub mix: bool,
    /// How it is learnt.
    pub plan: LearningPlan,
    /// A value that was learnt before, from which the course goes on.
    pub value: Option<&'a str>,
    /// What it depends on alone.
    pub seed: Seed,
}

impl LearningCourse<'_> {
    /// How the game of a seed is laid out.
    fn drawn(&self, label: &BoxLabel, seed: Seed) -> Settings {
        let mut settings = self.settings.clone();
        if !self.mix {
            return settings;
        }
        let mut luck = seed.player(Seat(u8::MAX - 1)).stream(Source::PLAYER);
        let (least, most) = label.players;
        settings.players.get_or_insert_with(|| u64::from(least) + u64::from(luck.pick(u32::from(most - least) + 1)));
        for OptionSpec { key, values, .. } in &label.options {
            // Half of the tables are as in the rulebook.
            let place = if luck.pick(2) == 0 { 0 } else { luck.pick(values.len() as u32) as usize };
            if settings.options.iter().all(|(named, _)| named != key) {
                settings.options.push(((*key).into(), values[place].0.into()));
            }
        }
        settings
    }
}

/// How a game is learnt where nothing else is said; nothing where it does not say what to look at.
pub fn usual_plan(id: &str) -> Option<LearningPlan> {
    struct Ask;
    impl Visitor for Ask {
        type Out = Option<LearningPlan>;
        fn visit<G: GameBox>(self, _: G) -> Self::Out {
            let plan = if G::VALUES_AFTER { LearningPlan::ALONE } else { LearningPlan::BY_SEARCH };
            (!G::FEATURES.is_empty()).then_some(plan)
        }
    }
    shelf::visit(id, Ask).flatten()
}

/// Learns the value of a game, from the beginning or from where a course was left. `watch` is shown how far it has come every so many
/// rounds and says whether to go on; `said` is written at the head of the value.
///
/// # Errors
/// Why not.
pub fn learn(
    course: LearningCourse<'_>,
    state: Option<&str>,
    said: &dyn Fn(u64) -> String,
    watch: &mut dyn FnMut(Learnt) -> bool,
) -> Result<(), NotLearnt> {
    struct Learn<'a> {
        course: LearningCourse<'a>,
        state: Option<&'a str>,
        said: &'a dyn Fn(u64) -> String,
        watch: &'a mut dyn FnMut(Learnt) -> bool,
    }
    impl Visitor for Learn<'_> {
        type Out = Result<(), NotLearnt>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let course = self.course;
            let game = settings::with_custom(game, course.settings.custom.as_deref()).map_err(NotLearnt::Settings)?;
            let usual = settings::options(&game, course.settings).map_err(NotLearnt::Settings)?;
            if G::FEATURES.is_empty() {
                return Err(NotLearnt::NoFeatures);
            }
            let mut fresh = Learner::new::<G>(course.plan, course.seed);
            if let Some(value) = course.value {
                let learnt = Network::read(&game, value).map_err(NotLearnt::Value)?;
                fresh = fresh.going_on_from(&learnt).ok_or(NotLearnt::OtherSize)?;
            }
            let mut learner = match self.state {
                Some(state) => fresh.read(state).ok_or(NotLearnt::OtherCourse)?,
                None => fresh,
            };
            let label = game.label();
            // Options that do not go together are left at what the settings say.
            let drawn = |seed| settings::options(&game, &course.drawn(&label, seed)).unwrap_or_else(|_| usual.clone());
            let mut rounds = 0;
            while learner.progress() < 1.0 {
                let won = learner.round(&game, &drawn);
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
    let learn = Learn { course, state, said, watch };
    shelf::visit(course.game, learn).unwrap_or_else(|| Err(NotLearnt::Settings(OpenError::Game(course.game.into()))))
}

/// Rounds between two looks.
const SHOWN: u64 = 8;

//! What is asked of deals while a new game is prepared: how hard the chosen one is, and one that is as hard as somebody would like. It is
//! worked out beside the screen.

use super::Happening;
use super::house::House;
use bots::difficulty::{FoundDeal, difficulty, find_deal, has_difficulty};
use kernel::Text;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{DealDifficulty, DealWish, Luck, Settings};

/// News of deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealNews {
    /// How hard the deal is that was asked about; nothing where nobody can say.
    Measured(Option<DealDifficulty>),
    /// How many deals have been looked at.
    Looked(u32),
    /// The deal that was found, if one was.
    Found(Option<FoundDeal>),
}

/// What is asked of deals.
#[derive(Default)]
pub struct DealInquiry {
    /// The deal that was asked about last, by the number of the question.
    about: Option<(u64, Settings)>,
    /// Whether its answer is still to come.
    measuring: bool,
    known: Option<DealDifficulty>,
    finding: Option<Finding>,
}

/// A deal that is being looked for.
struct Finding {
    number: u64,
    settings: Settings,
    looked: u32,
    stop: Arc<AtomicBool>,
}

/// A seed that nobody has chosen.
pub(crate) fn fresh_seed() -> String {
    match Luck::fresh() {
        Luck::Seed { seed, .. } => seed,
        Luck::Asked => String::new(),
    }
}

impl DealInquiry {
    /// Asks how hard a deal is, unless it was asked already; nothing is asked where nobody hears the answer.
    pub fn measure(&mut self, house: &House, game: &'static str, settings: Option<Settings>) {
        let same = |(_, about): &(u64, Settings)| Some(about) == settings.as_ref();
        if self.about.as_ref().is_some_and(same) {
            return;
        }
        self.known = None;
        // One question at a time: whoever types a seed asks for the last one.
        if self.measuring {
            return;
        }
        self.about = None;
        let Some((post, settings)) = house.post.clone().zip(settings) else { return };
        if !has_difficulty(game, &settings) {
            return;
        }
        let number = house.next_question();
        (self.about, self.measuring) = (Some((number, settings.clone())), true);
        std::thread::spawn(move || {
            post.send(Happening::Deal(number, DealNews::Measured(difficulty(game, &settings).ok())))
        });
    }

    /// Looks for a deal that is what somebody would like. Where nobody hears the answer, it is waited for.
    pub fn find(&mut self, house: &House, game: &'static str, settings: Settings, wish: DealWish) -> Option<DealNews> {
        let (number, stop) = (house.next_question(), Arc::new(AtomicBool::new(false)));
        self.finding = Some(Finding { number, settings: settings.clone(), looked: 0, stop: stop.clone() });
        let Some(post) = house.post.clone() else {
            let found = find_deal(game, &settings, wish, &mut fresh_seed, &mut |_| true);
            return Some(DealNews::Found(found.ok()));
        };
        std::thread::spawn(move || {
            let mut watch = |looked| {
                let told = post.send(Happening::Deal(number, DealNews::Looked(looked)));
                told.is_ok() && !stop.load(Ordering::Relaxed)
            };
            let found = find_deal(game, &settings, wish, &mut fresh_seed, &mut watch);
            post.send(Happening::Deal(number, DealNews::Found(found.ok())))
        });
        None
    }

    /// Gives up looking; false where nothing was looked for.
    pub fn stop(&mut self) -> bool {
        let finding = self.finding.take();
        finding.iter().for_each(|finding| finding.stop.store(true, Ordering::Relaxed));
        finding.is_some()
    }

    /// Hears news that are not too old; gives the settings of the table once its deal is found, and how hard it is.
    pub fn hear(&mut self, number: u64, news: DealNews) -> Option<(Settings, FoundDeal)> {
        match news {
            DealNews::Measured(known) if self.about.as_ref().is_some_and(|(asked, _)| *asked == number) => {
                (self.known, self.measuring) = (known, false);
            }
            DealNews::Looked(looked) => {
                self.finding.iter_mut().filter(|finding| finding.number == number).for_each(|now| now.looked = looked);
            }
            DealNews::Found(found) if self.finding.as_ref().is_some_and(|finding| finding.number == number) => {
                let finding = self.finding.take()?;
                let found = found?;
                return Some((Settings { luck: Luck::seed(found.seed.clone()), ..finding.settings }, found));
            }
            DealNews::Measured(_) | DealNews::Found(_) => {}
        }
        None
    }

    /// The number of the question for a deal that is being looked for.
    pub fn looking(&self) -> Option<u64> {
        self.finding.as_ref().map(|finding| finding.number)
    }

    /// What there is to say: how many deals have been looked at, or how hard the chosen one is.
    pub fn text(&self) -> Option<Text> {
        let looked = |finding: &Finding| Text::new("screen-deal-looking").number("looked", i64::from(finding.looked));
        self.finding.as_ref().map(looked).or_else(|| self.known.map(DealDifficulty::text))
    }
}

/// What is said of a deal that was found.
pub fn found_text(found: &FoundDeal) -> Text {
    match found.fits {
        true => found.difficulty.text(),
        false => {
            Text::new("deal-nearest").number("looked", i64::from(found.looked)).text("deal", found.difficulty.text())
        }
    }
}

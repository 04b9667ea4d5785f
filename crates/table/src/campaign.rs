//! Campaigns: a run starts from a chronicle and ends with the next one; each run is a game with a record of its own, and the chain of
//! records can be walked.

use crate::record::hash;
use crate::session::Session;
use core::fmt;
use kernel::Text;

/// Where a run of a campaign starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignStart {
    /// The chronicle: one line that the run before wrote, or the game's first.
    pub chronicle: String,
    /// The hash of the record of the run before; nothing where this is the first.
    pub previous: Option<String>,
}

/// How a run does not follow from the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChainBreak {
    /// It is no run of a campaign.
    NoCampaign,
    /// It names another run before it, or none.
    OtherRun,
    /// The run before is not over, or wrote another chronicle.
    OtherChronicle,
}

impl ChainBreak {
    /// In words.
    pub fn text(self) -> Text {
        Text::new(match self {
            Self::NoCampaign => "chain-no-campaign",
            Self::OtherRun => "chain-other-run",
            Self::OtherChronicle => "chain-other-chronicle",
        })
    }
}

impl fmt::Display for ChainBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text().id)
    }
}

impl core::error::Error for ChainBreak {}

/// Where a run stands among others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChainLink {
    /// It is no run of a campaign.
    Alone,
    /// It is the first run of its campaign.
    First,
    /// It is the run after the one at this place.
    After(usize),
    /// It names the run at this place as the one before it, and does not follow from it.
    Broken(usize, ChainBreak),
    /// The run before it, of which this is the mark, is not among them.
    Missing(String),
}

/// Where each of some runs stands among the others, in whatever order they come.
pub fn walk_chain(runs: &[Session]) -> Vec<ChainLink> {
    let hashes: Vec<String> = runs.iter().map(Session::record_hash).collect();
    let link = |run: &Session| {
        let Some(start) = &run.settings().campaign else { return ChainLink::Alone };
        let Some(previous) = &start.previous else { return ChainLink::First };
        let Some(place) = hashes.iter().position(|hash| hash == previous) else {
            return ChainLink::Missing(previous.clone());
        };
        match run.follows(&runs[place]) {
            Ok(()) => ChainLink::After(place),
            Err(broken) => ChainLink::Broken(place, broken),
        }
    };
    runs.iter().map(link).collect()
}

impl Session {
    /// The chronicle that the next run of a campaign starts from, once this run is over; nothing where the campaign is, or there is none.
    pub fn next_chronicle(&self) -> Option<String> {
        self.game.next_chronicle().filter(|_| self.is_over())
    }

    /// The mark of this run's record, by which the next one names it.
    pub fn record_hash(&self) -> String {
        hash(&self.record())
    }

    /// Where the next run of the campaign starts; nothing while this one goes on, or where it was the last.
    pub fn next_start(&self) -> Option<CampaignStart> {
        Some(CampaignStart { chronicle: self.next_chronicle()?, previous: Some(self.record_hash()) })
    }

    /// Whether this run is the one after `before`.
    ///
    /// # Errors
    /// How it is not.
    pub fn follows(&self, before: &Self) -> Result<(), ChainBreak> {
        let start = self.settings().campaign.as_ref().ok_or(ChainBreak::NoCampaign)?;
        if start.previous.as_deref() != Some(before.record_hash().as_str()) {
            return Err(ChainBreak::OtherRun);
        }
        if before.next_chronicle().as_ref() != Some(&start.chronicle) {
            return Err(ChainBreak::OtherChronicle);
        }
        Ok(())
    }
}

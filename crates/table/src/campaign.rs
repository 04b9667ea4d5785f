//! Campaigns: a run starts from a chronicle and ends with the next one; each run is a game with a record of its own, and the chain of
//! records can be walked.

use crate::archive::{Archive, ResumeError, Run, read_text};
use crate::label::Label;
use crate::record::hash;
use crate::session::Session;
use crate::shelf;
use core::fmt;
use kernel::Text;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::PathBuf;

/// Where a run of a campaign starts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CampaignStart {
    /// What those who play call their campaign; empty where they do not.
    pub name: String,
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

/// Which campaign a new run is to be part of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum CampaignChoice {
    /// The one that was played last; a first one where there is none.
    #[default]
    Last,
    /// The one of that name; a new one where there is none.
    Named(String),
    /// A new one.
    New,
    /// None.
    Alone,
}

/// A campaign in an archive.
#[derive(Clone, Debug)]
pub struct KeptCampaign {
    /// What those who play call it.
    pub name: String,
    /// How many runs it has, one that is not over among them.
    pub runs: usize,
    /// Its last run.
    pub last: Run,
}

impl KeptCampaign {
    /// Whether its last run is not over.
    pub fn is_running(&self) -> bool {
        self.last.summary.is_unfinished()
    }
}

/// How the next run of a campaign is come by.
#[derive(Debug)]
pub enum RunOpening {
    /// It is part of no campaign.
    Alone,
    /// It starts here.
    Start(CampaignStart),
    /// It was begun, and is in this file.
    Resume(PathBuf),
}

/// The campaigns of a game in an archive, the one that was played last first.
///
/// # Errors
/// If the archive cannot be read.
pub fn kept_campaigns(archive: &Archive, label: &Label) -> io::Result<Vec<KeptCampaign>> {
    let mut campaigns: Vec<KeptCampaign> = Vec::new();
    if label.first_chronicle.is_none() {
        return Ok(campaigns);
    }
    for run in archive.runs()?.0.into_iter().filter(|run| run.summary.game == label.id) {
        let Some(start) = &run.summary.settings.campaign else { continue };
        let name = start.name.clone();
        let known = campaigns.iter().position(|campaign| campaign.name == name);
        let runs = known.map_or(0, |at| campaigns.remove(at).runs);
        campaigns.push(KeptCampaign { name, runs: runs + 1, last: run });
    }
    campaigns.reverse();
    Ok(campaigns)
}

/// How the next run of the chosen campaign is come by.
///
/// # Errors
/// If the archive cannot be read, or the record of the last run is damaged.
pub fn next_run(archive: &Archive, label: &Label, choice: &CampaignChoice) -> Result<RunOpening, ResumeError> {
    let Some(first) = label.first_chronicle.clone().filter(|_| *choice != CampaignChoice::Alone) else {
        return Ok(RunOpening::Alone);
    };
    let campaigns = kept_campaigns(archive, label)?;
    let chosen = match choice {
        CampaignChoice::Named(name) => campaigns.iter().find(|campaign| campaign.name == *name),
        CampaignChoice::Last => campaigns.first(),
        CampaignChoice::New | CampaignChoice::Alone => None,
    };
    if let Some(campaign) = chosen {
        if campaign.is_running() {
            return Ok(RunOpening::Resume(campaign.last.path.clone()));
        }
        // A run that was given up is begun again from where it started.
        if let Some(start) = campaign.last.summary.settings.campaign.clone().filter(|_| campaign.last.summary.resigned)
        {
            return Ok(RunOpening::Start(start));
        }
        let loaded = shelf::load(&read_text(&campaign.last.path)?).map_err(ResumeError::Record)?;
        if let Some(start) = loaded.session.next_start() {
            return Ok(RunOpening::Start(start));
        }
    }
    let name = match choice {
        CampaignChoice::Named(name) => name.clone(),
        _ => free_name(&campaigns),
    };
    Ok(RunOpening::Start(CampaignStart { name, chronicle: first, previous: None }))
}

/// The first number that no campaign is called by.
fn free_name(campaigns: &[KeptCampaign]) -> String {
    let taken = |number: &usize| campaigns.iter().any(|campaign| campaign.name == number.to_string());
    (1..).find(|number| !taken(number)).unwrap_or(1).to_string()
}

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
        let name = self.settings().campaign.as_ref().map_or_else(String::new, |start| start.name.clone());
        Some(CampaignStart { name, chronicle: self.next_chronicle()?, previous: Some(self.record_hash()) })
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

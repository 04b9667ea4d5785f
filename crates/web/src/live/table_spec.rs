//! The specification of a table: what was asked for when it was made.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use table::{BotSpec, CampaignStart, Label, Luck, Settings};

/// The specification of a table: what was asked for when it was made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableSpec {
    /// The number of seats.
    pub players: u8,
    /// Options that were chosen.
    pub options: Vec<(String, String)>,
    /// Where chance comes from.
    pub seed: String,
    /// Whether the seed was chosen or shown: a game on a secret one says it only at its end.
    pub public_seed: bool,
    /// Where the run starts, where it is one of a campaign.
    #[serde(default)]
    pub campaign: Option<CampaignStart>,
    /// The table whose result is to be beaten, where somebody sent its link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beat: Option<String>,
}

impl TableSpec {
    /// Where the first run of a campaign starts, where the game knows campaigns and luck was not chosen: a campaign goes on with
    /// every rematch.
    pub fn new_campaign(label: &Label, chosen_seed: bool) -> Option<CampaignStart> {
        let chronicle = label.first_chronicle.clone().filter(|_| !chosen_seed)?;
        Some(CampaignStart { chronicle, ..CampaignStart::default() })
    }

    /// Reads what the store has.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// For the store.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// How the table is laid out, with these bots.
    pub fn settings(&self, bots: Vec<(Seat, BotSpec)>) -> Settings {
        let players = Some(self.players as u64);
        let luck = Luck::seed(self.seed.clone());
        // Against rivals, the server's own seeds are secret: one that may be shown was chosen.
        Settings {
            players,
            options: self.options.clone(),
            luck,
            custom: None,
            bots,
            campaign: self.campaign.clone(),
            known_seed: self.public_seed,
        }
    }
}

/// A seed of a game that nobody has chosen, and whether it may be shown while the game goes on: where people play with each other
/// or against rivals, whoever knows it knows all the cards.
pub fn fresh_seed(game: &str, several: bool) -> (String, bool) {
    let rivals = table::shelf::label(game).is_some_and(|label| label.rivals);
    match Luck::fresh() {
        Luck::Seed { seed, .. } if !several && !rivals => (seed, true),
        _ => (crate::ids::fresh(), false),
    }
}

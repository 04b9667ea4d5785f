//! What a campaign has not opened yet: places nobody has reached, and cards that lie in their decks. §setup.order

use crate::campaign::Campaign;
use crate::content::{Card, Content, Gear, Mutation, Region, UpgradeKind};
use crate::sets::{Cards, Gears};
use crate::table::{Table, Todo};
use kernel::{Printed, Seal};
use std::collections::BTreeSet;

/// The clauses about a place, by its code: they are read when somebody gets there.
const CLAUSES: [(&str, &str); 10] = [
    ("B3", "roof"),
    ("C1", "concierge"),
    ("B4", "worm"),
    ("B5", "clock"),
    ("B6", "lantern"),
    ("B7", "castle"),
    ("B7", "malaise"),
    ("C2", "keeper"),
    ("C3", "hand"),
    ("C3", "bosscell"),
];

/// What lies sealed at a table; and at none, what a campaign that begins has not opened.
pub fn sealed(content: &Content, table: Option<&Table>) -> Vec<Seal> {
    let first;
    let campaign = match table {
        Some(table) => &table.campaign,
        None => {
            first = Campaign::first(content);
            &first
        }
    };
    let opened = Opened { content, campaign };
    let gears = opened.gears();
    let cards = opened.cards();
    let mut names = Names::default();
    let biomes = (0..).map(Region::Biome).zip(content.biomes.iter().map(|biome| biome.code.as_str()));
    let bosses = (0..).map(Region::Boss).zip(content.bosses.iter().map(|boss| boss.code.as_str()));
    // Where a run is about to begin, the map lies there already.
    let begins =
        |place: Region| table.is_some_and(|table| table.deeds.biomes == 0 && table.todo.has(Todo::Enter(place)));
    let unknown = |place: Region| !campaign.has_reached(place) && !begins(place);
    let closed: Vec<&str> = biomes.chain(bosses).filter(|(place, _)| unknown(*place)).map(|(_, code)| code).collect();
    for foe in &content.foes {
        // A card that adds an enemy shows it.
        let open = match foe.added {
            Some(place) => campaign.added >> place & 1 == 1,
            None => !closed.contains(&foe.home.as_str()),
        };
        names.add(&foe.name, open);
    }
    for (at, gear) in content.gear.iter().enumerate() {
        names.add(&gear.name, gears.has(Gear(at as u8)));
    }
    for (at, card) in content.cards.iter().enumerate() {
        names.add(&card.name, cards.has(Card(at as u8)));
    }
    for mutation in (0..content.upgrades.len() + content.well.len()).map(|at| Mutation(at as u8)) {
        names.add(content.mutation_name(mutation), opened.has_mutation(mutation));
    }
    for (at, secret) in content.secrets.iter().enumerate() {
        names.add(&secret.name, (campaign.secrets | campaign.told) >> at & 1 == 1);
    }
    for malaise in &content.malaises {
        names.add(&malaise.name, !closed.contains(&"B7"));
    }
    for boss in &content.bosses {
        let met = !closed.contains(&boss.code.as_str());
        let printed = boss.instances.iter().map(|instance| &instance.name);
        let printed = printed.chain(boss.patterns.iter().map(|pattern| &pattern.name));
        // A boss is known by the name that stands in the rulebook.
        printed.filter(|name| **name != boss.name).for_each(|name| names.add(name, met));
    }
    let clauses = CLAUSES.iter().filter(|(code, _)| closed.contains(code)).map(|(_, group)| Seal::Clauses(group));
    names.sealed().map(Seal::Name).chain(clauses).collect()
}

/// Names that may be said, and names that may not.
#[derive(Default)]
struct Names<'a> {
    open: BTreeSet<(&'a str, &'a str)>,
    closed: BTreeSet<(&'a str, &'a str)>,
}

impl<'a> Names<'a> {
    fn add(&mut self, name: &'a Printed, open: bool) {
        let set = if open { &mut self.open } else { &mut self.closed };
        set.insert((&name.fr, &name.en));
    }

    /// What has the same name as something open says nothing new.
    fn sealed(&self) -> impl Iterator<Item = Printed> + '_ {
        self.closed.difference(&self.open).map(|(fr, en)| Printed::new(*fr, *en))
    }
}

/// What a campaign has opened.
struct Opened<'a> {
    content: &'a Content,
    campaign: &'a Campaign,
}

impl Opened<'_> {
    /// Whether an upgrade or a card of the well was turned up.
    fn has_mutation(&self, mutation: Mutation) -> bool {
        let at = mutation.0 as usize;
        let Some(upgrade) = self.content.upgrades.get(at) else {
            return at - self.content.upgrades.len() < self.campaign.well as usize;
        };
        let place = upgrade.deck.place();
        self.content.decks[place][..self.campaign.taken[place] as usize].contains(&mutation)
    }

    fn cards(&self) -> Cards {
        let mut known = Cards::default();
        let mut see = |card: Card| {
            if !known.has(card) {
                known.put(card);
            }
        };
        let campaign = self.campaign;
        let sets = campaign.decks.iter().chain([&campaign.spare, &campaign.purged]);
        sets.flat_map(|set| set.iter()).for_each(&mut see);
        let upgrades = self.content.upgrades.iter().enumerate();
        for (_, upgrade) in upgrades.filter(|(at, _)| self.has_mutation(Mutation(*at as u8))) {
            if let UpgradeKind::Combat(card) = upgrade.kind {
                see(card);
            }
        }
        self.content.well[..campaign.well as usize].iter().filter_map(|card| card.card).for_each(&mut see);
        known
    }

    fn gears(&self) -> Gears {
        let campaign = self.campaign;
        let mut known = campaign.equipment;
        for gear in campaign.purged_gear.iter().chain(campaign.seen.iter()) {
            if !known.has(gear) {
                known.put(gear);
            }
        }
        known
    }
}

//! What upgrades are worth: mutations by matched runs with and without, combat cards by how often they are laid when held.

use crate::campaigns::Story;
use crate::runs::{Run, play};
use core::mem::discriminant;
use dead_cells::{DeadCells, Mutation, Options, UpgradeKind};
use kernel::Seed;

/// The campaigns are looked at before these runs, counted from 0.
const STAGES: [usize; 2] = [10, 18];
/// So many runs are played from each with the card, and as many without.
const RUNS: u64 = 3;

/// Matched runs, with a card and without.
#[derive(Clone, Default)]
struct Matched {
    pairs: u32,
    with: u32,
    without: u32,
    /// Pairs of which only one was won.
    parted: u32,
    /// With the card, less without: biomes crossed, Cells, blueprints, gold teeth.
    more: [i32; 4],
}

impl Matched {
    fn add(&mut self, with: &Run, without: &Run) {
        self.pairs += 1;
        self.with += with.won as u32;
        self.without += without.won as u32;
        self.parted += (with.won != without.won) as u32;
        let brought = |run: &Run| [run.biomes as i32, run.cells as i32, run.blueprints as i32, run.teeth as i32];
        let pairs = brought(with).into_iter().zip(brought(without));
        self.more.iter_mut().zip(pairs).for_each(|(more, (with, without))| *more += with - without);
    }

    /// The difference of the shares of runs won, in points of per cent, and half its interval (McNemar).
    fn gain(&self) -> (f64, f64) {
        let pairs = self.pairs.max(1) as f64;
        let gain = (self.with as f64 - self.without as f64) / pairs;
        let half = 1.96 * ((self.parted as f64 / pairs - gain * gain).max(0.0) / pairs).sqrt();
        (100.0 * gain, 100.0 * half)
    }
}

/// The pockets that mutations share.
const KINDS: [UpgradeKind; 3] = [UpgradeKind::Start, UpgradeKind::During, UpgradeKind::Skill];

/// The same campaign without a mutation.
fn without(options: &Options, card: Mutation) -> Options {
    let mut options = *options;
    let campaign = &mut options.campaign;
    if campaign.start.has(card) {
        campaign.start.take(card);
    }
    if campaign.during.has(card) {
        campaign.during.take(card);
    }
    if campaign.skill == Some(card) {
        campaign.skill = None;
    }
    options
}

/// The same campaign with a mutation more, in a pocket that is free.
fn with(game: &DeadCells, options: &Options, card: Mutation) -> Options {
    let mut options = *options;
    match game.content.upgrades[card.0 as usize].kind {
        UpgradeKind::Start => options.campaign.start.push(card),
        UpgradeKind::Skill => options.campaign.skill = Some(card),
        _ => options.campaign.during.push(card),
    }
    options
}

/// The same campaign with a free pocket of a kind: a feat goes, or else what came last.
fn freed(game: &DeadCells, options: &Options, kind: &UpgradeKind) -> Options {
    let upgrade = |card: &Mutation| game.content.upgrades.get(card.0 as usize);
    let feat = |card: &Mutation| matches!(upgrade(card).map(|card| &card.kind), Some(UpgradeKind::Feat(..)));
    let campaign = &options.campaign;
    let gone = match kind {
        UpgradeKind::Start => campaign.start.iter().last(),
        UpgradeKind::Skill => campaign.skill,
        _ => campaign.during.iter().find(feat).or(campaign.during.iter().last()),
    };
    gone.map_or(*options, |card| without(options, card))
}

/// Whether a card is another level of one that lies on the board.
fn has_other_level(game: &DeadCells, options: &Options, card: Mutation) -> bool {
    let before = |card: Mutation| game.content.upgrades.get(card.0 as usize).and_then(|upgrade| upgrade.replaces);
    let older = |card: Mutation| core::iter::successors(before(card), |card| before(*card));
    let mut there = options.campaign.active();
    there.any(|other| older(other).any(|old| old == card) || older(card).any(|old| old == other))
}

/// Plays the runs of one state of a campaign, with each mutation and without.
fn match_runs(game: &DeadCells, options: &Options, series: Seed, found: &mut [Matched]) {
    let runs =
        |options: &Options| -> Vec<Run> { (0..RUNS).map(|run| play(game, options, &[], series.nth(run)).0).collect() };
    let base = runs(options);
    for kind in &KINDS {
        let freed = freed(game, options, kind);
        let bare = runs(&freed);
        let cards = game
            .content
            .upgrades
            .iter()
            .zip(0..)
            .filter(|(upgrade, _)| discriminant(&upgrade.kind) == discriminant(kind));
        for card in cards.map(|(_, at)| Mutation(at)) {
            let (more, less) = if options.campaign.active().any(|there| there == card) {
                (base.clone(), runs(&without(options, card)))
            } else if has_other_level(game, &freed, card) {
                continue;
            } else {
                (runs(&with(game, &freed, card)), bare.clone())
            };
            more.iter().zip(&less).for_each(|(with, without)| found[card.0 as usize].add(with, without));
        }
    }
}

/// What each mutation is worth to these campaigns, had already or not: with it, against an empty pocket.
pub fn mutations(game: &DeadCells, all: &[(u8, Vec<Story>)]) {
    let mut found = vec![Matched::default(); game.content.upgrades.len()];
    for (players, stories) in all {
        for (number, story) in stories.iter().enumerate() {
            for options in STAGES.iter().filter_map(|stage| story.before.get(*stage)) {
                // What lies aside stays there: a pocket that falls free is not filled again.
                let mut options = *options;
                options.campaign.aside = Default::default();
                let series = Seed::of("mutations").nth(number as u64 * 4 + *players as u64);
                match_runs(game, &options, series, &mut found);
            }
        }
    }
    println!(
        "\n| upgrade | pairs of runs | won with, % | won without, % | difference, points | a run more: biomes | Cells | blueprints | gold teeth |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for (upgrade, matched) in game.content.upgrades.iter().zip(&found).filter(|(_, matched)| matched.pairs > 0) {
        let part = |count: u32| 100.0 * count as f64 / matched.pairs as f64;
        let (gain, half) = matched.gain();
        let more = matched.more.map(|more| format!("{:+.2}", more as f64 / matched.pairs as f64)).join(" | ");
        println!(
            "| {} {} | {} | {:.1} | {:.1} | {gain:+.1} [{:+.1} to {:+.1}] | {more} |",
            upgrade.code,
            upgrade.name.en,
            matched.pairs,
            part(matched.with),
            part(matched.without),
            gain - half,
            gain + half,
        );
    }
}

/// How often each improved card is laid when it is held.
pub fn cards(game: &DeadCells, all: &[(u8, Vec<Story>)]) {
    let mut held = vec![(0u32, 0u32); game.content.cards.len()];
    for run in all.iter().flat_map(|(_, stories)| stories).flat_map(|story| &story.runs) {
        for (sum, one) in held.iter_mut().zip(&run.held) {
            *sum = (sum.0 + one.0 as u32, sum.1 + one.1 as u32);
        }
    }
    let mut list: Vec<_> = game.content.cards.iter().zip(&held).filter(|(_, held)| held.0 > 0).collect();
    let part = |held: &(u32, u32)| 1000 * held.1 / held.0.max(1);
    list.sort_by_key(|(_, held)| part(held));
    println!("\n| card | held in so many choices | laid, % |");
    println!("|---|---|---|");
    for (card, held) in list {
        println!("| {} {} | {} | {:.1} |", card.code, card.name.en, held.0, part(held) as f64 / 10.0);
    }
}

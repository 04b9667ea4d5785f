//! All that a campaign may meet in Dead Cells. How much lies ahead is nobody's to know before getting there: only the Prisoners are counted.

use super::explained::{self, Explained};
use super::{board, words};
use crate::content::{
    Boss, Card, Class, Content, FoeCard, Gear, Kind, Mutation, PRISONERS, SERENADE, Skill, UpgradeKind,
};
use kernel::{CodexChapter, CodexEntry, CodexSign, PageCell, Text};
use std::collections::BTreeSet;

/// All of it, chapter by chapter.
pub fn codex(content: &Content) -> Vec<CodexChapter> {
    let of_class = |elite: bool| {
        let kinds = (0..content.foes.len()).map(|at| Kind(at as u8));
        let of_class = kinds.filter(move |kind| (content.foe(*kind).class == Class::Elite) == elite);
        of_class.filter(|kind| is_first(content, *kind)).map(|kind| foe(content, kind))
    };
    let mut names = BTreeSet::new();
    let mutations = (0..content.upgrades.len() + content.well.len()).map(|at| Mutation(at as u8));
    // Some cards of several decks say the same.
    let mutations: Vec<Mutation> =
        mutations.filter(|card| names.insert(content.mutation_name(*card).fr.as_str())).collect();
    vec![
        CodexChapter::new("zone-prisoners", (0..PRISONERS as u8).chain([SERENADE]).map(|who| prisoner(content, who))),
        CodexChapter::new("codex-places", (0..content.biomes.len()).map(|at| biome(content, at))).uncounted(),
        CodexChapter::new("codex-monsters", of_class(false)).uncounted(),
        CodexChapter::new("codex-elites", of_class(true)).uncounted(),
        CodexChapter::new("codex-bosses", (0..).zip(&content.bosses).flat_map(|(at, card)| boss(at, card))).uncounted(),
        CodexChapter::new("codex-cards", (0..content.cards.len()).map(|at| card(content, Card(at as u8)))).uncounted(),
        CodexChapter::new("zone-gear", (0..content.gear.len()).map(|at| gear(content, Gear(at as u8)))).uncounted(),
        CodexChapter::new("zone-mutations", mutations.into_iter().map(|card| mutation(content, card))).uncounted(),
        CodexChapter::new(
            "zone-runes",
            content.runes.iter().map(|rune| {
                CodexEntry::new(format!("rune-{}", rune.code), &rune.name, "rune")
                    .facts([words::name(&rune.says)])
                    .under(&["icon.rune", "move.rune"])
                    .known_by(CodexSign::Remembered)
            }),
        )
        .uncounted(),
    ]
}

fn prisoner(content: &Content, who: u8) -> CodexEntry {
    let facts: Vec<Text> = match who {
        SERENADE => vec![Text::new("codex-life").number("life", content.serenade.life)],
        who => {
            let life = Text::new("codex-life").number("life", content.prisoners[who as usize].hearts);
            let starts = Skill::ALL.into_iter().map(|skill| {
                Text::new("codex-track")
                    .text("skill", words::skill(skill))
                    .text("gives", super::step_text(who, skill, 0))
            });
            core::iter::once(life).chain(starts).collect()
        }
    };
    let entry = CodexEntry::new(format!("prisoner{who}"), words::who_name(who), "prisoner");
    entry.facts(facts).under(&["setup.prisoner", "board.areas"])
}

/// A biome that somebody walked: what its map shows.
fn biome(content: &Content, at: usize) -> CodexEntry {
    let biome = &content.biomes[at];
    let spaces = Text::new("codex-spaces").number("spaces", biome.spaces.len() as i64);
    let exits = biome
        .exits
        .iter()
        .map(|exit| Text::new("codex-exit").name("exit", &exit.name).text("place", words::place(exit.to)));
    CodexEntry::new(format!("place-{}", biome.code), &biome.name, "door")
        .facts([spaces].into_iter().chain(exits).chain(super::crossing::rule(biome.special)))
        .under(&["run.biome", "move.corridor"])
        .known_by(CodexSign::Place(words::name(&biome.name)))
}

/// Whether no card before this one is the same: some live in several biomes.
fn is_first(content: &Content, kind: Kind) -> bool {
    let same = |other: &&FoeCard| {
        let card = content.foe(kind);
        (&other.name, other.lines, other.life, other.death) == (&card.name, card.lines, card.life, card.death)
    };
    content.foes.iter().position(|other| same(&other)) == Some(kind.0 as usize)
}

/// What an enemy's card does round by round, as the rows of a combat show it.
fn rows(card: &FoeCard) -> Vec<PageCell> {
    let cell = |line: &crate::content::FoeLine| match line.is_empty() {
        true => PageCell::Empty,
        false => PageCell::Said(words::foe_line(line)),
    };
    card.lines.iter().map(cell).collect()
}

fn foe(content: &Content, kind: Kind) -> CodexEntry {
    let card = content.foe(kind);
    let label = Text::new(board::foe_label(card));
    let life = Text::new("codex-life").number("life", card.life);
    let rounds = (0..).zip(&card.lines).filter(|(_, line)| !line.is_empty()).map(|(round, line)| {
        Text::new("codex-round").text("round", words::round(round)).text("does", words::foe_line(line))
    });
    let death = Text::new("mark-death").text("gains", words::gifts(card.death.as_slice()));
    let actions = card.lines.iter().flat_map(|line| line.iter());
    let clauses = Explained::by(&["kill.death"]).actions(actions).gifts(card.death.iter()).all();
    CodexEntry::new(format!("foe-{}", card.code), &card.name, board::picture(content, kind))
        .facts([label, life].into_iter().chain(rounds).chain([death.clone()]))
        .under(&clauses)
        .known_by(CodexSign::Fighter { row: rows(card), mark: death, most: card.life as i32 })
}

/// A boss, each of its forms for itself.
fn boss(number: u8, boss: &Boss) -> impl Iterator<Item = CodexEntry> {
    let immune = (!boss.immune.is_empty()).then(|| {
        Text::new("codex-immune").text("states", words::list(boss.immune.iter().copied().map(words::state).collect()))
    });
    boss.instances.iter().enumerate().map(move |(at, instance)| {
        let [one, two, three, four] = instance.life;
        let life = Text::new("codex-boss-life").number("one", one).number("two", two);
        let life = life.number("three", three).number("four", four);
        let clauses = [&["boss.enemy", "boss.turn", "boss.flip"], board::boss_clauses(number)].concat();
        CodexEntry::new(format!("boss-{}-{at}", boss.code), &instance.name, board::boss_picture(number))
            .facts([life].into_iter().chain(immune.clone()))
            .under(&clauses)
    })
}

fn card(content: &Content, card: Card) -> CodexEntry {
    let thing = super::group::card(content, card);
    CodexEntry::new(format!("card-{}", thing.id), &thing.name, thing.picture)
        .facts([thing.label].into_iter().chain(thing.marks))
        .under(&thing.clauses)
}

fn gear(content: &Content, gear: Gear) -> CodexEntry {
    let card = content.gear(gear);
    CodexEntry::new(format!("gear-{}", card.code), &card.name, "gear")
        .facts([words::gear(content, gear)])
        .under(&explained::gear(card).all())
}

fn mutation(content: &Content, card: Mutation) -> CodexEntry {
    let perks = content.perks_of(card).iter().map(words::perk).collect::<Vec<_>>();
    let feat =
        matches!(content.upgrades.get(card.0 as usize).map(|upgrade| &upgrade.kind), Some(UpgradeKind::Feat(..)));
    let label = Text::new(if feat { "label-feat" } else { "label-mutation" });
    CodexEntry::new(format!("mutation-{}", content.mutation_code(card)), content.mutation_name(card), "mutation")
        .facts(core::iter::once(label).chain(perks))
        .under(&["cells.kinds"])
}

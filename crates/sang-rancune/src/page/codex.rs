//! All that can be met in Sang & Rancune: encounters, action cards and heroes.

use super::foe::{aim_text, breed_word, rule_text};
use super::{card_name, choices, clauses, family, foe_name, hero_name, heroes};
use crate::content::{Aim, Blow, Breed, Card, Effect, Encounter, Rule, card_word, names};
use crate::notation::foe_word;
use crate::rules::SangRancune;
use kernel::{CodexChapter, CodexEntry, InlineVec, Text};

/// The fewest players: figures of encounters begin with theirs.
const FEWEST: i64 = 3;

/// All of it, chapter by chapter.
pub fn codex(game: &SangRancune) -> Vec<CodexChapter> {
    let is_trap = |id: u8| game.content.encounter(id).breed == Breed::Trap;
    let encounters = 0..game.content.encounters.len() as u8;
    let of = |families: &'static [&'static str]| {
        Card::all().filter(move |card| families.contains(&family(*card))).map(|card| card_entry(game, card))
    };
    vec![
        CodexChapter::new(
            "codex-creatures",
            encounters.clone().filter(|id| !is_trap(*id)).map(|id| foe_entry(game, id)),
        ),
        CodexChapter::new("codex-traps", encounters.filter(|id| is_trap(*id)).map(|id| foe_entry(game, id))),
        CodexChapter::new("codex-attacks", of(&["attack", "heroic", "bonus"])),
        CodexChapter::new("codex-tactics", of(&["tactic"])),
        CodexChapter::new("codex-low-blows", of(&["low"])),
        CodexChapter::new("codex-items", of(&["item"])),
        CodexChapter::new("codex-heroes", (0..names().heroes.len() as u8).map(|seat| hero_entry(game, seat))),
    ]
}

fn foe_entry(game: &SangRancune, id: u8) -> CodexEntry {
    let encounter = game.content.encounter(id);
    let breed = Text::new(breed_word(encounter.breed));
    let mut facts = vec![Text::new("label-foe").text("breed", breed).number("prestige", encounter.prestige)];
    facts.extend(life(encounter));
    facts.extend(by_players(|column| blows(&encounter.random[column], &encounter.precise[column])));
    let heads = if let Rule::Heads { start, .. } = encounter.rule { start } else { [0; 4] };
    facts.extend(by_players(|column| {
        rule_text(encounter.rule, &|damage| damage, FEWEST + column as i64, heads[column]).into_iter().collect()
    }));
    let (own, trap) = (clauses::OF_FOES[id as usize % clauses::OF_FOES.len()], encounter.breed == Breed::Trap);
    let rest = if trap { ["encounter.trap", "strike.one"] } else { ["round.kill", "prize.killer"] };
    CodexEntry::new(foe_word(id), foe_name(id), foe_word(id)).facts(facts).under(&[own, rest[0], rest[1]])
}

/// Its life, for three to six players.
fn life(encounter: &Encounter) -> Option<Text> {
    let life = match encounter.rule {
        Rule::Pack { life, tokens, .. } => tokens.map(|tokens| life as i64 * tokens as i64),
        _ => encounter.life.map(i64::from),
    };
    let [three, four, five, six] = life;
    let text = Text::new("codex-life").number("three", three).number("four", four);
    (three > 0).then(|| text.number("five", five).number("six", six))
}

/// What it strikes with, as printed.
fn blows(random: &InlineVec<Blow, 2>, precise: &InlineVec<Blow, 2>) -> Vec<Text> {
    let text = |blow: Blow| {
        // What grows from round to round begins with the first.
        let damage = if blow.aim == Aim::Least { blow.damage.saturating_mul(2) } else { blow.damage };
        Text::new("mark-strikes").text("blow", aim_text(blow.aim, damage))
    };
    random.iter().chain(precise.iter()).map(text).collect()
}

/// What is said for each number of players: once where it is the same for all.
fn by_players(said: impl Fn(usize) -> Vec<Text>) -> Vec<Text> {
    let all: Vec<Vec<Text>> = (0..4).map(said).collect();
    if all.iter().all(|texts| *texts == all[0]) {
        return all.into_iter().next().unwrap_or_default();
    }
    let told = all.into_iter().enumerate().flat_map(|(column, texts)| {
        let players = FEWEST + column as i64;
        texts.into_iter().map(move |said| Text::new("codex-players").number("players", players).text("said", said))
    });
    told.collect()
}

fn card_entry(game: &SangRancune, card: Card) -> CodexEntry {
    let printing = game.content.card(card);
    let value = game.content.value(card, printing.side);
    let about = || choices::about(game, card);
    let fact = match (card.is_valued(), family(card)) {
        (_, "item") => Text::new("label-item").text("about", about()),
        (_, "low") => Text::new("label-low").text("about", about()),
        (true, "bonus") => Text::new("label-bonus").number("value", value).text("about", about()),
        (true, _) => Text::new("label-value").number("value", value),
        _ => Text::new("label-tactic-about").text("about", about()),
    };
    let own = match printing.effect {
        Effect::Heroic { hero } => {
            let most = game.content.value(card, printing.side + 1);
            Some(Text::new("codex-heroic").name("hero", &hero_name(hero)).number("most", most))
        }
        _ => None,
    };
    let count = Text::new("codex-count").number("count", printing.count);
    CodexEntry::new(card_word(card), card_name(card), family(card))
        .facts([fact].into_iter().chain(own).chain([count]))
        .under(&clauses::of_card(game, card))
}

fn hero_entry(game: &SangRancune, seat: u8) -> CodexEntry {
    let heroic =
        Card::all().filter(|card| matches!(game.content.card(*card).effect, Effect::Heroic { hero } if hero == seat));
    let cards = heroic.map(|card| {
        let printing = game.content.card(card);
        Text::new("codex-own-attack")
            .name("card", card_name(card))
            .number("value", game.content.value(card, printing.side))
            .number("most", game.content.value(card, printing.side + 1))
    });
    let life = Text::new("codex-hero").number("life", game.content.life);
    CodexEntry::new(format!("hero{}", seat + 1), &hero_name(seat), heroes::hero_picture(seat))
        .facts([life].into_iter().chain(cards))
        .under(&["end.death", "end.winner", "attack.heroic"])
}

//! How a run ended: what decided it, how close it was, and what it was worth.

use super::telling::cause_text;
use super::{board, words};
use crate::campaign::BOSS_CELLS;
use crate::content::{Biome, BoardSpot, Content, Gate, Region};
use crate::decisions::{Cause, Event};
use crate::rules::{View, biome};
use crate::table::{Phase, Stands, Table};
use kernel::{Ending, ScoreLine, Text};

/// What crossing a biome is worth. §run.score
const BIOME: i32 = 10;
/// What beating a boss is worth.
const BOSS: i32 = 30;

/// How it ended; nothing while the run goes on, or its cells are spent.
pub fn ending(content: &Content, view: &View, last: &[Event]) -> Option<Ending> {
    let table = &view.seen;
    let Phase::Over(won) = table.phase else { return None };
    let killer = killer(last);
    Some(Ending {
        won,
        verdict: Text::new(if won { "verdict-won" } else { "verdict-lost" }),
        picture: picture(content, table, won, killer),
        cause: kept(table, won, if won { won_by(table) } else { lost_to(content, table, killer, last) }),
        score: score(table, won),
    })
}

/// What decided a run, and that the campaign goes on.
fn kept(table: &Table, won: bool, cause: Text) -> Text {
    // §bosscell.end
    let complete = table.campaign.farther.boss_cell == BOSS_CELLS && table.place == Region::Boss(2);
    let id = if won && complete { "cause-complete" } else { "cause-kept" };
    Text::new(id).text("cause", cause).number("next", table.campaign.run + 1)
}

/// What the score is made of. §run.score
fn score(table: &Table, won: bool) -> Vec<ScoreLine> {
    let (cells, biomes) = (table.deeds.cells, table.deeds.biomes);
    let mut lines = vec![
        ScoreLine::new(Text::new("score-cells").number("count", cells), cells),
        ScoreLine::new(Text::new("score-biomes").number("count", biomes), BIOME * biomes as i32),
    ];
    if won {
        lines.push(ScoreLine::new(Text::new("score-boss"), BOSS));
    }
    lines
}

/// What killed the first who died, as far as it was witnessed at the end.
type Killer = (Cause, Option<Stands>);

fn killer(last: &[Event]) -> Option<Killer> {
    let died = last.iter().position(|event| matches!(event, Event::Died { .. }))?;
    let Event::Died { member: dead, cause } = last[died] else { return None };
    let by = last[..died].iter().rev().find_map(|event| match event {
        Event::Hurt { member, by, .. } if *member == dead => Some(*by),
        _ => None,
    });
    Some((cause, by.flatten().filter(|_| matches!(cause, Cause::Foe | Cause::Volley))))
}

fn picture(content: &Content, table: &Table, won: bool, killer: Option<Killer>) -> &'static str {
    match (table.place, killer) {
        _ if won => "chest",
        (_, Some((_, Some(Stands::Foe(kind))))) => board::picture(content, kind),
        (Region::Boss(boss), _) => board::boss_picture(boss),
        (Region::Biome(_), _) => "group",
    }
}

/// How narrowly it was won.
fn won_by(table: &Table) -> Text {
    let weakest = table.members().min_by_key(|member| table.member(*member).left()).unwrap_or(0);
    let own = table.member(weakest);
    Text::new("cause-won")
        .text("place", words::place(table.place))
        .name("who", words::who_name(own.who))
        .number("left", own.left())
        .number("life", own.life)
}

/// Who died of what, where, and how far it still was.
fn lost_to(content: &Content, table: &Table, killer: Option<Killer>, last: &[Event]) -> Text {
    let dead = table.members().filter(|member| table.member(*member).dead);
    let who = words::list(dead.map(|member| words::name(words::who_name(table.member(member).who))).collect());
    let text = match killer {
        Some((_, Some(foe))) => Text::new("cause-lost-by").text("killer", words::stands(foe)),
        Some((cause, None)) => Text::new("cause-lost-by").text("killer", cause_text(cause)),
        None => Text::new("cause-lost"),
    };
    text.text("who", who).text("place", words::place(table.place)).text("far", how_far(content, table, last))
}

/// How far it still was: to an exit and the boss, or through the forms of a boss.
fn how_far(content: &Content, table: &Table, last: &[Event]) -> Text {
    let Region::Boss(boss) = table.place else {
        let exit = biome(table).and_then(|biome| spaces_to_exit(biome, table));
        let biomes = biomes_to_boss(content, table.place);
        let text = Text::new(if exit.is_some() { "far-biome" } else { "far-boss-only" });
        return text.number("spaces", exit.unwrap_or(0)).number("biomes", biomes);
    };
    let card = &content.bosses[boss as usize];
    let form = table.turned_up.and_then(|pattern| card.patterns.get(pattern as usize)).map_or(0, |last| last.instance);
    // A form that nobody has struck yet is whole.
    let since = last.iter().rev().take_while(|event| !matches!(event, Event::Beaten { .. }));
    let left = { since }.find_map(|event| match event {
        Event::Hit { stands: Stands::Boss, left, .. } => Some(*left),
        _ => None,
    });
    let text = Text::new(if left.is_some() { "far-life" } else { "far-form" });
    text.number("form", form + 1).number("forms", card.instances.len() as i64).number("left", left.unwrap_or(0))
}

/// How many steps it is from where the group stands to the nearest exit, by corridors that open.
fn spaces_to_exit(biome: &Biome, table: &Table) -> Option<i64> {
    let open = |gate: &Gate| !matches!(gate, Gate::Rune(rune) if !table.can_use_rune(*rune));
    let (mut seen, mut reached) = (vec![table.spot], vec![table.spot]);
    for steps in 0.. {
        if reached.is_empty() {
            break;
        }
        if reached.iter().any(|spot| matches!(spot, BoardSpot::Exit(_))) {
            return Some(steps);
        }
        let ways = biome.corridors.iter().filter(|way| reached.contains(&way.from) && open(&way.gate));
        reached = ways.map(|way| way.to).filter(|spot| !seen.contains(spot)).collect();
        seen.extend(&reached);
    }
    None
}

/// How many biomes lie before the nearest boss, the one where the group is among them.
fn biomes_to_boss(content: &Content, place: Region) -> i64 {
    let (mut reached, mut biomes) = (vec![place], 0);
    // Biomes lead on and never back: there are no more steps than biomes.
    while biomes < content.biomes.len() as i64 && !reached.iter().any(|place| matches!(place, Region::Boss(_))) {
        let exits = reached.iter().filter_map(|place| match place {
            Region::Biome(biome) => content.biomes.get(*biome as usize),
            Region::Boss(_) => None,
        });
        reached = exits.flat_map(|biome| biome.exits.iter().map(|exit| exit.to)).collect();
        biomes += 1;
    }
    biomes
}

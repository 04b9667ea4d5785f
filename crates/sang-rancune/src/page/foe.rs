//! What is faced: its life and who has taken it, whom it strikes, what is special about it.

use super::{clauses, foe_name, hero_name};
use crate::content::{Aim, Blow, Breed, Rule};
use crate::notation::foe_word;
use crate::rules::{SangRancune, harmed, prestige};
use crate::table::{HEADS, Phase, Table};
use kernel::{Gauge, GaugeShare, Text, Thing, Tone};

/// What is faced.
pub fn foe(game: &SangRancune, table: &Table) -> Thing {
    let foe = &table.foe;
    let encounter = game.content.encounter(foe.id);
    let breed = if foe.raised { Breed::Undead } else { encounter.breed };
    let prestige = prestige(&game.content, table);
    let label = Text::new("label-foe").text("breed", Text::new(breed_word(breed))).number("prestige", prestige);
    let mut thing = Thing::new("foe", foe_name(foe.id).clone(), label, foe_word(foe.id));
    thing.tone = Tone::Danger;
    thing.gauges.extend(life(game, table));
    thing.clauses = clauses::of_foe(game, table);
    // What is dead or behind strikes nobody any more.
    if !foe.quelled && !matches!(table.phase, Phase::Refill | Phase::Over(_)) {
        let strikes = blows(game, table).into_iter().map(|blow| Text::new("mark-strikes").text("blow", blow));
        thing.marks.extend(strikes);
        thing.marks.extend(rule(game, table));
    }
    if !foe.pack.is_empty() {
        let whole: u16 = foe.pack.iter().map(u16::from).sum();
        thing.marks.push(Text::new("mark-pack").number("tokens", foe.pack.len() as i64).number("life", whole));
    }
    if foe.tokens > 0 {
        thing.marks.push(Text::new("mark-tokens").number("tokens", foe.tokens));
    }
    if foe.heads > 0 {
        thing.marks.push(Text::new("mark-heads").number("heads", foe.heads));
    }
    if matches!(encounter.rule, Rule::Shifts { .. }) && table.coin > 0 {
        thing.marks.push(Text::new(if table.coin == 2 { "mark-form-heads" } else { "mark-form-tails" }));
    }
    if foe.quelled {
        thing.marks.push(Text::new("mark-quelled"));
    }
    if !foe.swallowed.is_empty() {
        thing.marks.push(Text::new("mark-swallowed").number("items", foe.swallowed.len() as i64));
    }
    thing
}

/// What is left of it, and who has dealt how much of what is missing: only blows that have landed count.
fn life(game: &SangRancune, table: &Table) -> Option<Gauge> {
    let (left, start) = match game.content.encounter(table.foe.id).rule {
        Rule::Pack { life, tokens, .. } => {
            let whole: u16 = table.foe.pack.iter().map(u16::from).sum();
            (whole, life as u16 * tokens[table.column()] as u16)
        }
        _ => (table.remaining(), table.foe.start.max(table.foe.life)),
    };
    if start == 0 {
        return None;
    }
    let mut dealt: Vec<(u8, u16)> = (0..table.options.players).map(|seat| (seat, table.hero(seat).total)).collect();
    // What a killing blow deals in excess, nobody took from it.
    let excess = dealt.iter().map(|(_, total)| total).sum::<u16>().saturating_sub(start);
    if left == 0 {
        dealt.iter_mut().filter(|(seat, _)| *seat == table.active).for_each(|(_, total)| {
            *total = total.saturating_sub(excess);
        });
    }
    // What it has regained it had besides: a bar is never shorter than what was taken of it.
    let whole: u16 = dealt.iter().map(|(_, total)| total).sum();
    let most = start.max(left + whole);
    let shares = dealt.into_iter().filter(|(_, total)| *total > 0);
    let shares = shares.map(|(seat, total)| GaugeShare { who: hero_name(seat), amount: total as i32 }).collect();
    Some(Gauge { shares, ..Gauge::bar("life", Text::new("thing-life"), left as i32, most as i32).under("round.kill") })
}

/// What kind of thing an encounter is.
pub fn breed_word(breed: Breed) -> &'static str {
    match breed {
        Breed::Beast => "breed-beast",
        Breed::Giant => "breed-giant",
        Breed::Humanoid => "breed-humanoid",
        Breed::Artificial => "breed-artificial",
        Breed::Monster => "breed-monster",
        Breed::Incarnation => "breed-incarnation",
        Breed::Mage => "breed-mage",
        Breed::Undead => "breed-undead",
        Breed::Demon => "breed-demon",
        Breed::Dragon => "breed-dragon",
        Breed::Trap => "breed-trap",
    }
}

/// Whom the creature will hit, and how hard: all its blows, one after the other.
pub fn blows(game: &SangRancune, table: &Table) -> Vec<Text> {
    let encounter = game.content.encounter(table.foe.id);
    let column = table.column();
    // §foe.shifter: once the coin has fallen, only one of its forms strikes.
    let form = matches!(encounter.rule, Rule::Shifts { .. }) && table.coin > 0;
    let random = encounter.random[column].iter().filter(|_| !form || table.coin != HEADS);
    let precise = encounter.precise[column].iter().filter(|_| !form || table.coin == HEADS);
    random.chain(precise).map(|blow| blow_text(game, table, blow)).collect()
}

fn blow_text(game: &SangRancune, table: &Table, blow: Blow) -> Text {
    let round = table.foe.round.max(1);
    let damage = match blow.aim {
        Aim::AllByRound => blow.damage.saturating_mul(round),
        Aim::Least => blow.damage.saturating_mul(2 + table.foe.tokens),
        _ => blow.damage,
    };
    aim_text(blow.aim, harmed(&game.content, table, damage))
}

/// Whom a blow of so much damage hits.
pub fn aim_text(aim: Aim, damage: u8) -> Text {
    let text = Text::new(match aim {
        Aim::All => "aim-all",
        Aim::AllByRound => "aim-all-by-round",
        Aim::Place(_) => "aim-place",
        Aim::Last => "aim-last",
        Aim::First => "aim-first",
        Aim::LastToWound => "aim-last-to-wound",
        Aim::Most => "aim-most",
        Aim::Least => "aim-least",
        Aim::Lowest => "aim-lowest",
        Aim::Voted => "aim-voted",
        Aim::Signs => "aim-signs",
        Aim::MostLife => "aim-most-life",
        Aim::MostPrestige => "aim-most-prestige",
        Aim::EachToken => "aim-each-token",
        Aim::Horde => "aim-horde",
        Aim::Heads => "aim-heads",
        Aim::OwnTokens => "aim-own-tokens",
    });
    let place = if let Aim::Place(place) = aim { place } else { 0 };
    text.number("damage", damage).number("place", place)
}

/// What is special about an encounter, in a few words.
pub fn rule(game: &SangRancune, table: &Table) -> Option<Text> {
    let harm = |damage: u8| harmed(&game.content, table, damage);
    rule_text(game.content.encounter(table.foe.id).rule, &harm, table.options.players as i64, table.foe.heads)
}

/// What is special about encounters of a rule, for so many players: `harm` says what damage comes to, and `heads` how many heads there are.
pub fn rule_text(rule: Rule, harm: &dyn Fn(u8) -> u8, players: i64, heads: u8) -> Option<Text> {
    Some(match rule {
        Rule::Plain => return None,
        Rule::Rips => Text::new("rule-rips"),
        Rule::Drains => Text::new("rule-drains"),
        Rule::Hide { up_to } => Text::new("rule-hide").number("value", up_to),
        Rule::Petrifies => Text::new("rule-petrifies"),
        Rule::Dismantles => Text::new("rule-dismantles"),
        Rule::Votes => Text::new("rule-votes"),
        Rule::Dread => Text::new("rule-dread"),
        Rule::Shifts { life } => Text::new("rule-shifts").number("life", life),
        Rule::Raises => Text::new("rule-raises"),
        Rule::Summons { round } => Text::new("rule-summons").number("round", round),
        Rule::Pack { held, .. } => Text::new("rule-pack").number("held", held),
        Rule::Chief { .. } => Text::new("rule-chief"),
        Rule::Curses => Text::new("rule-curses"),
        Rule::Bursts { killer, others } => {
            Text::new("rule-bursts").number("killer", harm(killer)).number("others", harm(others))
        }
        Rule::Riddles => Text::new("rule-riddles"),
        Rule::Heads { wound, .. } => {
            Text::new("rule-heads").number("wound", wound as i64 * players).number("heads", heads)
        }
        Rule::Feeds { life } => Text::new("rule-feeds").number("life", life),
        Rule::Fades { from } => Text::new("rule-fades").number("value", from),
        Rule::Swallows => Text::new("rule-swallows"),
        Rule::Corridor { rounds } => Text::new("rule-corridor").number("rounds", rounds),
        Rule::Ceiling { least } => Text::new("rule-ceiling").number("damage", harm(least)),
        Rule::Bridge { cards, damage } => {
            Text::new("rule-bridge").number("cards", cards).number("damage", harm(damage))
        }
    })
}

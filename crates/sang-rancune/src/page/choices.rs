//! What can be done, and what will certainly come of it.

use super::{attack_value, card_name, hand_id, hero_id, hero_name, incoming, item_id, low_name, sign_text};
use crate::content::{Card, Effect, Rule};
use crate::decisions::{Action, Due};
use crate::notation::write_action;
use crate::rules::{SangRancune, harmed, is_unholy, touchable, value};
use crate::table::{Phase, Played, Table};
use kernel::{Choice, Game, Refused, Seat, Text};

pub fn choice(game: &SangRancune, table: &Table, seat: Seat, action: Action) -> Choice {
    let refused = game
        .check(table, seat, action)
        .err()
        .map(|refusal| Refused { clause: game.clause(refusal).0, why: super::explain(refusal) });
    Choice {
        action: write_action(action),
        things: things(table, seat.0, action),
        side: None,
        label: label(game, table, seat.0, action),
        consequence: consequence(game, table, seat.0, action),
        clause: clause(table, action),
        chance: action == Action::Flip,
        refused,
    }
}

/// Why low blows that nothing can be done with lie there; nothing while nobody is asked for a card.
pub fn why_low_blows_wait(game: &SangRancune, table: &Table, seat: Seat) -> Option<&'static str> {
    if !game.awaited(table).has(seat) {
        return None;
    }
    match game.due(table) {
        Due::Set | Due::Replace | Due::Riposte => Some("mark-no-attack"),
        Due::Window | Due::Counter => Some("mark-not-now"),
        _ => None,
    }
}

/// All that something is offered to be done with, allowed or not.
pub fn pointed_at(game: &SangRancune, table: &Table, seat: Seat) -> Vec<String> {
    let mut all = Vec::new();
    game.candidates(table, seat, |action| all.extend(things(table, seat.0, action).into_iter().next()));
    all
}

/// What a choice is done with, and to: the card first that it is made on.
fn things(table: &Table, seat: u8, action: Action) -> Vec<String> {
    let hero = |seat: u8| (seat < table.options.players).then(|| hero_id(seat));
    let attack = |at: u8| ((at as usize) < table.board.len()).then(|| format!("attack{}", at + 1));
    let hit = |at: u8| ((at as usize) < table.hits.len()).then(|| format!("hit{}", at + 1));
    let low = || action.low().map(hand_id);
    let item = |item: Card| table.hero(seat).items.has(item).then(|| item_id(item));
    let [one, two, three] = match action {
        Action::Set { card } | Action::Play { card } | Action::Lay { card } | Action::Discard { card } => {
            [Some(hand_id(card)), None, None]
        }
        Action::Riposte { card } => [Some(hand_id(card)), Some(hand_id(Card::RIPOSTE)), None],
        Action::Swap { seat } | Action::Edge { seat } | Action::Plan { seat } => [low(), hero(seat), None],
        Action::Divert { hit: at, seat } => [low(), hit(at), hero(seat)],
        Action::Trip { at } | Action::Rally { at } => [low(), attack(at), None],
        Action::Use { item: which, seat } | Action::Give { item: which, seat } => [item(which), hero(seat), None],
        Action::Trade { item: which, seat, .. } => [item(which), hero(seat), None],
        Action::Fire => [item(Card::FIRE), None, None],
        Action::Steal { seat, .. } | Action::Point { seat } => [hero(seat), None, None],
        Action::Loot { item } => {
            let at = table.loot.iter().position(|known| known == item);
            [at.map(|at| format!("loot{}", at + 1)), None, None]
        }
        Action::Mighty | Action::Plain => match table.phase {
            Phase::Choose(at) => [attack(at), None, None],
            _ => [None, None, None],
        },
        Action::Aim { .. } => [Some("foe".into()), None, None],
        _ => [low(), None, None],
    };
    [one, two, three].into_iter().flatten().collect()
}

fn label(game: &SangRancune, table: &Table, seat: u8, action: Action) -> Text {
    let on = |text: Text, other: u8| text.name("hero", &hero_name(other));
    let with = |id, card: Card| Text::new(id).name("card", card_name(card));
    match action {
        Action::Use { item, seat: other } if other == seat => with("choice-use", item),
        Action::Use { item, seat: other } => on(with("choice-use-on", item), other),
        Action::Give { item, seat: other } => on(with("choice-give", item), other),
        Action::Trade { item, seat: other, want } => {
            on(with("choice-trade", item).name("want", card_name(want)), other)
        }
        Action::Agree => Text::new("choice-agree"),
        Action::Refuse => Text::new("choice-refuse"),
        Action::Done if table.phase == Phase::Refill => Text::new("choice-refill"),
        Action::Done => Text::new("choice-done"),
        Action::Loot { item } => with("choice-loot", item),
        Action::Leave => Text::new("choice-leave"),
        Action::Set { card } => with("choice-set", card),
        Action::Enough => Text::new("choice-enough"),
        Action::Pass => Text::new("choice-pass"),
        Action::Fail => with("choice-low", Card::FAIL),
        Action::Swap { seat: other } => on(with("choice-low-on", Card::SIGNALS), other),
        Action::Edge { seat: other } => on(with("choice-low-on", Card::EDGE), other),
        Action::Divert { hit, seat: other } => {
            let from = table.hits.as_slice().get(hit as usize).map_or(other, |hit| hit.seat);
            on(with("choice-divert", Card::AFTER).name("from", &hero_name(from)), other)
        }
        Action::Plan { seat: other } => on(with("choice-low-on", Card::PLAN), other),
        Action::Weaken | Action::Toughen => Text::new("choice-low").name("card", &low_name(action)),
        Action::Trip { at } | Action::Rally { at } => {
            let card = action.low().unwrap_or(Card::TRIP);
            match table.board.as_slice().get(at as usize) {
                Some(played) => with("choice-low-at", card).name("attack", card_name(played.card)),
                None => with("choice-low", card),
            }
        }
        Action::Watch => with("choice-low", Card::WATCH),
        Action::Snatch => with("choice-low", Card::FAST),
        Action::Riposte { card } => with("choice-riposte", card),
        Action::Fire => with("choice-fire", Card::FIRE),
        Action::Hold => Text::new("choice-hold"),
        Action::Play { card } => with("choice-play", card),
        Action::Lay { card } => with("choice-lay", card),
        Action::Mighty => Text::new(mighty(game, table, "choice-heroic", "choice-holy")),
        Action::Plain => Text::new("choice-plain"),
        Action::Aim { life } => Text::new("choice-aim").number("life", life),
        Action::Steal { seat: other, item } => on(with("choice-steal", item), other),
        Action::Point { seat: other } => on(Text::new("choice-point"), other),
        Action::Sign { sign } => Text::new("choice-sign").text("sign", sign_text(sign)),
        Action::Flip => Text::new("choice-flip"),
        Action::Discard { card } => with("choice-discard", card),
    }
}

/// One word for a heroic attack, another for holy water.
fn mighty(game: &SangRancune, table: &Table, heroic: &'static str, holy: &'static str) -> &'static str {
    let Phase::Choose(at) = table.phase else { return heroic };
    let card = table.board.as_slice().get(at as usize).map_or(Card::HOLY, |played| played.card);
    if matches!(game.content.card(card).effect, Effect::Holy { .. }) { holy } else { heroic }
}

/// What will certainly come of it, as far as the seat knows.
fn consequence(game: &SangRancune, table: &Table, seat: u8, action: Action) -> Text {
    let content = &game.content;
    match action {
        Action::Set { card } | Action::Play { card } | Action::Lay { card } => attack(game, table, seat, card, true),
        Action::Riposte { card } => attack(game, table, seat, card, false),
        Action::Use { .. } | Action::Give { .. } | Action::Agree => of_item(game, table, seat, action),
        Action::Loot { item } | Action::Steal { item, .. } | Action::Trade { want: item, .. } => about(game, item),
        Action::Mighty | Action::Plain | Action::Rally { .. } | Action::Aim { .. } => of_attack(game, table, action),
        Action::Pass | Action::Hold | Action::Leave | Action::Refuse => Text::new("comes-nothing"),
        Action::Done if table.phase == Phase::Refill => {
            let limit = table.limit(seat, content.limit, content.least);
            Text::new("comes-refill").number("cards", limit.saturating_sub(table.hero(seat).cards))
        }
        Action::Done => Text::new("comes-done"),
        Action::Fire => about(game, Card::FIRE),
        Action::Point { .. } => Text::new("comes-point").number("damage", blow(game, table)),
        Action::Sign { sign } => {
            Text::new("comes-sign").text("sign", sign_text((sign + 1) % 3)).number("damage", blow(game, table))
        }
        Action::Flip => {
            let Rule::Bridge { damage, .. } = content.encounter(table.foe.id).rule else {
                return Text::new("comes-nothing");
            };
            Text::new("comes-flip").number("damage", harmed(content, table, damage))
        }
        // What is given up; that it goes to the discards is said once, by the question.
        Action::Discard { card } => about(game, card),
        other => of_low(game, table, other),
    }
}

/// What comes of an item that is used or given.
fn of_item(game: &SangRancune, table: &Table, seat: u8, action: Action) -> Text {
    let healed = |hero: u8, life: u8| life.min(game.content.life.saturating_sub(table.hero(hero).life));
    let effect = |item: Card| game.content.card(item).effect;
    match action {
        Action::Use { item, seat: other } if matches!(effect(item), Effect::Heal { .. }) => {
            let Effect::Heal { life, prestige } = effect(item) else { return about(game, item) };
            let thanked = other != seat && table.options.thanks;
            let text = Text::new(if thanked { "comes-heal-other" } else { "comes-heal" });
            text.number("life", healed(other, life)).number("prestige", prestige)
        }
        Action::Give { item, .. } => {
            let about = match effect(item) {
                Effect::Strength { rounds } => Text::new("about-strength-theirs").number("rounds", rounds),
                _ => about(game, item),
            };
            Text::new("comes-given").text("about", about)
        }
        Action::Use { item, .. } => about(game, item),
        _ => match (table.proposal.used, effect(table.proposal.item)) {
            (true, Effect::Heal { life, prestige }) => {
                let id = if table.options.thanks { "comes-healed-for" } else { "comes-heal" };
                let text = Text::new(id).number("life", healed(seat, life)).number("prestige", prestige);
                text.name("hero", &hero_name(table.proposal.from))
            }
            _ => about(game, table.proposal.item),
        },
    }
}

/// What an attack of the board comes to after a decision about it.
fn of_attack(game: &SangRancune, table: &Table, action: Action) -> Text {
    let at = match (action, table.phase) {
        (Action::Rally { at }, _) | (_, Phase::Choose(at) | Phase::Aim(at)) => at,
        _ => return Text::new("comes-nothing"),
    };
    let mut changed = *table;
    if let Some(played) = changed.board.as_mut_slice().get_mut(at as usize) {
        match action {
            Action::Rally { .. } => played.rallied += 1,
            Action::Mighty | Action::Plain => played.mighty = Some(action == Action::Mighty),
            _ => {}
        }
    }
    let id = match action {
        Action::Mighty => mighty(game, table, "comes-heroic", "comes-holy"),
        _ => "comes-value",
    };
    Text::new(id).number("value", attack_value(game, &changed, at))
}

/// What a low blow comes to.
fn of_low(game: &SangRancune, table: &Table, action: Action) -> Text {
    match action {
        Action::Divert { hit, .. } => {
            let damage = table.hits.as_slice().get(hit as usize).map_or(0, |hit| hit.damage);
            Text::new("comes-divert").number("damage", damage)
        }
        Action::Plan { seat } => Text::new("comes-plan").number("place", table.hero(seat).initiative),
        Action::Weaken | Action::Toughen => {
            let Effect::Tough { life } = game.content.card(Card::TOUGH).effect else {
                return Text::new("comes-nothing");
            };
            let left = match action {
                Action::Weaken => table.remaining().saturating_sub(life as u16),
                _ => (table.foe.life + life as u16).min(game.content.track).saturating_sub(table.piled()),
            };
            let after = left.saturating_sub(incoming(game, table).0);
            let id = if after == 0 { "comes-kill" } else { "comes-left" };
            Text::new(id).number("left", after).name("hero", &hero_name(table.active))
        }
        Action::Trip { at } => Text::new("comes-trip").number("value", attack_value(game, table, at)),
        Action::Fail => {
            let Effect::Fail { life } = game.content.card(Card::FAIL).effect else { return about(game, Card::FAIL) };
            Text::new("comes-fail").number("value", stopped_by_fail(game, table)).number("life", life)
        }
        other => other.low().map_or_else(|| Text::new("comes-nothing"), |card| about(game, card)),
    }
}

/// What a Critical Fail keeps from the creature: all that it can touch.
fn stopped_by_fail(game: &SangRancune, table: &Table) -> u16 {
    let reached = (0..table.board.len() as u8).filter(|at| touchable(&game.content, table, *at).is_ok());
    reached.map(|at| attack_value(game, table, at)).sum()
}

/// What the creature's precise blow takes.
fn blow(game: &SangRancune, table: &Table) -> u8 {
    let column = table.column();
    let damage = game.content.encounter(table.foe.id).precise[column].iter().map(|blow| blow.damage).max();
    harmed(&game.content, table, damage.unwrap_or(0))
}

/// What an attack would do if nobody meddled.
fn attack(game: &SangRancune, table: &Table, seat: u8, card: Card, with_setups: bool) -> Text {
    if !card.is_valued() {
        return about(game, card);
    }
    let damage = |mighty: bool| {
        let played = Played { card, mighty: Some(mighty), ..Played::default() };
        value(&game.content, table, seat, &played, with_setups)
    };
    let own = match game.content.card(card).effect {
        Effect::Heroic { hero } => hero == seat,
        Effect::Holy { .. } => is_unholy(&game.content, table),
        _ => false,
    };
    if own && table.foe.pack.is_empty() {
        return Text::new("comes-or").number("value", damage(false)).number("most", damage(true));
    }
    let value = damage(false);
    if let Some(killed) = of_pack(table, value) {
        return match game.content.card(card).effect {
            Effect::Strike | Effect::Holy { .. } | Effect::Heroic { .. } => killed,
            _ => Text::new("both").text("first", killed).text("next", about(game, card)),
        };
    }
    let faded = matches!(game.content.encounter(table.foe.id).rule, Rule::Fades { from } if value >= from as u16);
    let first = table.hero(seat).initiative == 1;
    match game.content.card(card).effect {
        _ if faded => Text::new("comes-value-coin").number("value", value),
        Effect::Strike | Effect::Heroic { .. } | Effect::Holy { .. } => Text::new("comes-value").number("value", value),
        // What it would be worth to the first player is reckoned in.
        Effect::Momentum { .. } if first => Text::new("comes-value").number("value", value),
        _ => Text::new("comes-value-and").number("value", value).text("about", about(game, card)),
    }
}

/// What an attack does to those who come in a pack: it strikes one of them, however strong it is. Nothing where there is one creature.
fn of_pack(table: &Table, value: u16) -> Option<Text> {
    let lives = || table.foe.pack.iter().map(u16::from);
    let (weakest, strongest) = (lives().min()?, lives().max()?);
    Some(match value {
        value if value >= strongest => Text::new("comes-one-dead"),
        value if value >= weakest => Text::new("comes-one-dead-at").number("life", weakest),
        value => Text::new("comes-one-hurt").number("value", value),
    })
}

/// What a card does, in a few words.
pub fn about(game: &SangRancune, card: Card) -> Text {
    match game.content.card(card).effect {
        Effect::Strike | Effect::Heroic { .. } => Text::new("about-attack"),
        Effect::Holy { bonus } => Text::new("about-holy").number("bonus", bonus),
        Effect::Crowd { players } => Text::new("about-crowd").number("players", players),
        Effect::Fingers => Text::new("about-fingers"),
        Effect::Sweep => Text::new("about-sweep"),
        Effect::Momentum { bonus } => Text::new("about-momentum").number("bonus", bonus),
        Effect::Feint => Text::new("about-feint"),
        Effect::Double { .. } => Text::new("about-double"),
        Effect::Opportunist => Text::new("about-opportunist"),
        Effect::Focus { bonus } => Text::new("about-focus").number("bonus", bonus),
        Effect::Behind { times } => Text::new("about-behind").number("times", times),
        Effect::Riposte => Text::new("about-riposte"),
        Effect::Fail { life } => Text::new("about-fail").number("life", life),
        Effect::Signals => Text::new("about-signals"),
        Effect::Edge => Text::new("about-edge"),
        Effect::After => Text::new("about-after"),
        Effect::Plan => Text::new("about-plan"),
        Effect::Tough { life } => Text::new("about-tough").number("life", life),
        Effect::Trip => Text::new("about-trip"),
        Effect::Rally => Text::new("about-rally"),
        Effect::Watch => Text::new("about-watch"),
        Effect::Fast => Text::new("about-fast"),
        Effect::Heal { life, .. } => Text::new("about-heal").number("life", life),
        Effect::Strength { rounds } => Text::new("about-strength").number("rounds", rounds),
        Effect::Haste { rounds } => Text::new("about-haste").number("rounds", rounds),
        Effect::Skin => Text::new("about-skin"),
        Effect::Fire { creature, heroes } => {
            Text::new("about-fire").number("creature", creature).number("heroes", heroes)
        }
        Effect::Amulet { cards } => Text::new("about-amulet").number("cards", cards),
    }
}

/// The clause that says what a choice does.
fn clause(table: &Table, action: Action) -> &'static str {
    match action {
        Action::Use { item: Card::HEALING | Card::SALVE, .. } => "item.heal",
        Action::Use { .. } => "item.lasting",
        Action::Give { .. } | Action::Trade { .. } | Action::Agree | Action::Refuse => "item.give",
        Action::Done if table.phase == Phase::Refill => "prize.refill",
        Action::Done => "encounter.items",
        Action::Loot { .. } | Action::Leave => "end.loot",
        Action::Set { card } if !card.is_attack() => "round.useless",
        Action::Set { .. } => "round.set",
        Action::Enough if table.phase == Phase::Set => "item.haste",
        Action::Enough | Action::Play { .. } => "attack.replace",
        Action::Lay { .. } => "attack.opportunist",
        Action::Pass => "low.window",
        Action::Fail => "low.fail",
        Action::Swap { .. } => "low.signals",
        Action::Edge { .. } => "low.edge",
        Action::Divert { .. } => "low.after",
        Action::Plan { .. } => "low.plan",
        Action::Weaken | Action::Toughen => "low.tough",
        Action::Trip { .. } => "low.trip",
        Action::Rally { .. } => "low.rally",
        Action::Watch => "low.watch",
        Action::Snatch => "low.fast",
        Action::Riposte { .. } => "attack.riposte",
        Action::Fire | Action::Hold => "item.fire",
        Action::Mighty | Action::Plain => "attack.heroic",
        Action::Aim { .. } => "token.aim",
        Action::Steal { .. } => "attack.fingers",
        Action::Point { .. } => "foe.spite",
        Action::Sign { .. } => "foe.sphinx",
        Action::Flip => "foe.bridge",
        Action::Discard { .. } => match table.phase {
            Phase::Cross(_) => "foe.bridge",
            Phase::Refill => "prize.refill",
            _ => "setup.hand",
        },
    }
}

//! What happened, what chance may bring, and why something cannot be done, in words.

use super::{class_text, effect_text, effects_text, gift_text, skill_mark};
use crate::content::{Content, Effect, Skill, foe_name, names};
use crate::decisions::{Affliction, Answer, Due, Event, Poured, Refusal, Stat, Talent, Trial};
use crate::table::{End, Item};
use kernel::{Printed, Text};

pub fn explain(refusal: Refusal) -> Text {
    Text::new(match refusal {
        Refusal::NoSuchSeat => "refused-seat",
        Refusal::Over => "refused-over",
        Refusal::NotYourTurn => "refused-turn",
        Refusal::NotNow(due) => return Text::new("refused-now").text("due", Text::new(due_word(due))),
        Refusal::TooPoor => "refused-too-poor",
        Refusal::NotSold => "refused-not-sold",
        Refusal::NotBought => "refused-not-bought",
        Refusal::HpFull => "refused-hp-full",
        Refusal::ArmorFull => "refused-armor-full",
        Refusal::FoodFull => "refused-food-full",
        Refusal::Healthy => "refused-healthy",
        Refusal::HasPotion => "refused-has-potion",
        Refusal::TwoPotions => "refused-two-potions",
        Refusal::NoPotion => "refused-no-potion",
        Refusal::NotThatPotion => "refused-not-that-potion",
        Refusal::NoArmor => "refused-no-armor",
        Refusal::NoFood => "refused-no-food",
        Refusal::NoGold => "refused-no-gold",
        Refusal::NoXp => "refused-no-xp",
        Refusal::TooWeak => "refused-too-weak",
        Refusal::NoWeapon => "refused-no-weapon",
        Refusal::DieSpent => "refused-die-spent",
        Refusal::NotCritical => "refused-not-critical",
        Refusal::NoDie => "refused-no-die",
        Refusal::Enough => "refused-enough",
        Refusal::WrongClass => "refused-wrong-class",
        Refusal::SkillSpent => "refused-skill-spent",
        Refusal::Blind => "refused-blind",
        Refusal::AlreadySeen => "refused-already-seen",
        Refusal::NoRoom => "refused-no-room",
        Refusal::NoWay => "refused-no-way",
        Refusal::NotPastExit => "refused-not-past-exit",
        Refusal::NoCrow => "refused-no-crow",
        Refusal::RoomDone => "refused-room-done",
        Refusal::BothDown => "refused-both-down",
        Refusal::NotInDeck => "refused-not-in-deck",
        Refusal::WrongRow => "refused-wrong-row",
        Refusal::NoRow => "refused-no-row",
        Refusal::Alone => "refused-alone",
        Refusal::Apart => "refused-apart",
        Refusal::NothingToGive => "refused-nothing-to-give",
        Refusal::PartnerFull => "refused-partner-full",
        Refusal::EnoughOffers => "refused-enough-offers",
        Refusal::NoTrade => "refused-no-trade",
        Refusal::LastHp => "refused-last-hp",
        Refusal::NoHero => "refused-no-hero",
        Refusal::NoNeed => "refused-no-need",
    })
}

fn due_word(due: Due) -> &'static str {
    match due {
        Due::Prepare => "due-prepare",
        Due::Room => "due-room",
        Due::Failed => "due-failed",
        Due::Pick => "due-pick",
        Due::Award => "due-award",
        Due::Item => "due-item",
        Due::Fight => "due-fight",
        Due::Strike => "due-strike",
        Due::Bleed => "due-bleed",
        Due::Move => "due-move",
        Due::Descent => "due-descent",
        Due::Sight => "due-sight",
        Due::Swap => "due-swap",
        Due::Potion => "due-potion",
        Due::Offer => "due-offer",
    }
}

/// What an outcome of chance comes to, in a word or two.
pub fn outcome(content: &Content, events: &[Event]) -> Option<Text> {
    if events.iter().any(|event| matches!(event, Event::Died { .. })) {
        return Some(Text::new("odds-dead"));
    }
    for (at, event) in events.iter().enumerate() {
        match *event {
            Event::Threatened { left: 0, .. } | Event::Rethrew { left: 0, .. } => return Some(Text::new("odds-kills")),
            Event::Threatened { deadly: true, .. } => return Some(Text::new("odds-deadly")),
            Event::Threatened { answer, loss, .. } => return Some(answered("odds-lives", answer, loss)),
            Event::Rethrew { value: 0, total, .. } => return Some(Text::new("odds-missed").number("total", total)),
            Event::Rethrew { total, .. } => return Some(Text::new("odds-total").number("total", total)),
            Event::Tested { trial: Trial::Skill, passed, .. } => return Some(skilled(passed, &events[at..])),
            Event::Tested { area, trial, dungeon, passed, .. } => {
                return Some(tested(content, area, trial, dungeon, passed));
            }
            Event::Threw { counts, .. } => {
                let row = content.shrine[counts as usize - 1];
                return Some(effects_text(row.as_slice(), 1));
            }
            Event::Struck { .. } | Event::Rewarded { .. } => return None,
            _ => {}
        }
    }
    // Where one goes, or looks, without having seen the room: whoever decides moves last.
    let cell = events.iter().rev().find_map(|event| match *event {
        Event::Went { cell, .. } | Event::Looked { cell, .. } => Some(cell),
        _ => None,
    })?;
    let room = events.iter().find_map(|event| match *event {
        Event::Revealed { cell: shown, room } if shown == cell => Some(room),
        _ => None,
    })?;
    Some(Text::new("printed").name("name", &names().rooms[room as usize]))
}

/// What a skill in combat came to.
fn skilled(passed: bool, events: &[Event]) -> Text {
    let answer = events.iter().find_map(|event| match *event {
        Event::Answered { answer, loss, .. } => Some((answer, loss)),
        _ => None,
    });
    let killed = events.iter().any(|event| matches!(event, Event::Killed { .. }));
    match (passed, answer) {
        _ if killed => Text::new("odds-kills"),
        (false, Some((answer, loss))) => answered("odds-failed-answer", answer, loss),
        (false, None) => Text::new("odds-failed"),
        (true, _) => Text::new("odds-passed"),
    }
}

/// What a test in a room comes to, by the dungeon die.
fn tested(content: &Content, area: u8, trial: Trial, dungeon: u8, passed: bool) -> Text {
    let (die, floor) = (dungeon as usize - 1, content.floor(area));
    match (trial, passed) {
        (Trial::Chest, true) => {
            let [one, other] = content.treasure[die].map(|effect| effect_text(effect, floor));
            Text::new("odds-either").text("one", one).text("other", other)
        }
        (Trial::Tomb, true) => Text::new("odds-near"),
        (Trial::Tomb, false) => effect_text(content.tomb[die], floor),
        (Trial::Armory, true) => Text::new("odds-weapon").number("feats", content.armory[die]),
        (Trial::Gauntlet | Trial::Pit, true) => {
            effect_text(content.traps[(trial == Trial::Pit) as usize].pass[die / 2], floor)
        }
        (Trial::Gauntlet | Trial::Pit, false) => failed_trap(content, trial == Trial::Pit, dungeon, area),
        (_, true) => Text::new("odds-passed"),
        (_, false) => Text::new("odds-failed"),
    }
}

/// What a trap does to whom it catches; where there is nothing beneath, nobody falls.
pub fn failed_trap(content: &Content, pit: bool, dungeon: u8, area: u8) -> Text {
    let row = content.traps[pit as usize].fail[(dungeon as usize - 1) / 2];
    let falls = content.fall[area as usize - 1] > 0;
    let felt: Vec<Effect> = row.iter().filter(|effect| falls || *effect != Effect::Fall).collect();
    effects_text(&felt, content.floor(area))
}

fn answered(id: &'static str, answer: Answer, loss: u8) -> Text {
    let said = match answer {
        Answer::Miss => Text::new("answer-miss"),
        Answer::Frozen => Text::new("answer-frozen"),
        Answer::Kept => Text::new("answer-kept"),
        Answer::Hit | Answer::Critical if loss == 0 => Text::new("answer-armor"),
        Answer::Hit | Answer::Critical => Text::new("answer-loss").number("loss", loss),
    };
    Text::new(id).text("answer", said)
}

pub fn dice_text(dice: &[u8], count: u8, dungeon: u8, cursed: bool) -> Text {
    let shown = |miss: &str| {
        let value = |die: &u8| if *die == 0 { miss.to_string() } else { die.to_string() };
        dice.iter().take(count as usize).map(value).collect::<Vec<_>>().join(" ")
    };
    let id = if cursed { "dice-cursed" } else { "dice" };
    Text::new(id).name("dice", &Printed::new(shown("raté"), shown("miss"))).number("dungeon", dungeon)
}

pub fn item_text(item: Item) -> Text {
    match item {
        Item::None => Text::new("effect-nothing"),
        Item::Crow => Text::new("item-crow"),
        Item::Weapon(feats) => Text::new("item-weapon").number("feats", feats),
        Item::Both(feats) => Text::new("item-both").number("feats", feats),
    }
}

fn talent_word(talent: Talent) -> &'static str {
    match talent {
        Talent::Backstab => "talent-backstab",
        Talent::Evasion => "talent-evasion",
        Talent::Conjuring => "talent-conjuring",
        Talent::Sight => "talent-sight",
        Talent::Smite => "talent-smite",
        Talent::Shelter => "talent-shelter",
        Talent::Sacrifice => "talent-sacrifice",
        Talent::Blessing => "talent-blessing",
    }
}

fn stat_word(stat: Stat, up: bool) -> &'static str {
    match (stat, up) {
        (Stat::Hp, true) => "event-hp-up",
        (Stat::Hp, false) => "event-hp-down",
        (Stat::Xp, true) => "event-xp-up",
        (Stat::Xp, false) => "event-xp-down",
        (Stat::Armor, true) => "event-armor-up",
        (Stat::Armor, false) => "event-armor-down",
        (Stat::Food, true) => "event-food-up",
        (Stat::Food, false) => "event-food-down",
        (Stat::Gold, true) => "event-gold-up",
        (Stat::Gold, false) => "event-gold-down",
    }
}

/// A seat, as the story names it.
fn who(text: Text, seat: u8) -> Text {
    text.number("player", seat + 1)
}

pub fn tell(event: &Event) -> Text {
    match *event {
        Event::Began { seat, class } => who(Text::new("event-began"), seat).text("hero", class_text(class)),
        Event::Led { first, second, leader } => {
            who(Text::new("event-led"), leader).number("first", first).number("second", second)
        }
        Event::Of { class, .. } => Text::new("event-of").text("hero", class_text(class)),
        Event::Opened { area, floor, guardian } => {
            let text = Text::new(if guardian.is_some() { "event-opened-guarded" } else { "event-opened" });
            let text = text.number("area", area).number("floor", floor);
            match guardian {
                Some(foe) => text.name("guardian", foe_name(foe, floor)),
                None => text,
            }
        }
        Event::Banned { room } => Text::new("event-banned").name("room", &names().rooms[room as usize]),
        Event::Looked { seat, cell } => {
            who(Text::new("event-looked"), seat).number("row", cell / 3 + 1).number("column", cell % 3 + 1)
        }
        Event::Revealed { room, .. } => Text::new("event-revealed").name("room", &names().rooms[room as usize]),
        Event::Went { seat, cell, evading } => {
            let id = if evading { "event-evaded" } else { "event-went" };
            who(Text::new(id), seat).number("row", cell / 3 + 1).number("column", cell % 3 + 1)
        }
        Event::Tested { seat, dice, count, dungeon, cursed, passed, .. } => {
            let id = if passed { "event-passed" } else { "event-failed" };
            who(Text::new(id), seat).text("dice", dice_text(&dice, count, dungeon, cursed))
        }
        Event::Rewarded { seat, dungeon } => who(Text::new("event-threw"), seat).number("dungeon", dungeon),
        Event::Threw { seat, dungeon, counts } => {
            let id = if dungeon == counts { "event-threw" } else { "event-threw-more" };
            who(Text::new(id), seat).number("dungeon", dungeon).number("counts", counts)
        }
        Event::Changed { seat, stat, by, now } => {
            who(Text::new(stat_word(stat, by > 0)), seat).number("by", by.unsigned_abs()).number("now", now)
        }
        Event::Level { seat, level } => who(Text::new("event-level"), seat).number("level", level),
        Event::Afflicted { seat, affliction } => who(
            Text::new(match affliction {
                Affliction::Poison => "event-poisoned",
                Affliction::Curse => "event-cursed",
                Affliction::Blind => "event-blinded",
            }),
            seat,
        ),
        Event::Bitten { seat } => who(Text::new("event-bitten"), seat),
        Event::Cured { seat } => who(Text::new("event-cured"), seat),
        Event::Found { seat, potion } => {
            who(Text::new("event-found"), seat).name("potion", &names().potions[potion as usize])
        }
        Event::Poured { seat, potion, how } => who(
            Text::new(match how {
                Poured::Used => "event-used-potion",
                Poured::Away => "event-poured-away",
                Poured::Sold => "event-sold-potion",
                Poured::Double => "event-double",
            }),
            seat,
        )
        .name("potion", &names().potions[potion as usize]),
        Event::Took { seat, item } => who(Text::new("event-took"), seat).text("item", item_text(item)),
        Event::Dropped { seat, item } => {
            let id = if item == Item::Weapon(0) { "event-worn-out" } else { "event-dropped" };
            who(Text::new(id), seat).text("item", item_text(item))
        }
        Event::Used { seat, talent } => {
            who(Text::new("event-used"), seat).text("talent", Text::new(talent_word(talent)))
        }
        Event::Refreshed { seat } => who(Text::new("event-refreshed"), seat),
        Event::Swapped { .. } => Text::new("event-swapped"),
        Event::Gave { seat, gift } => who(Text::new("event-gave"), seat).text("gift", gift_text(gift)),
        Event::Proposed { seat, give, want } => {
            who(Text::new("event-proposed"), seat).text("give", gift_text(give)).text("want", gift_text(want))
        }
        Event::Replied { seat, agreed } => who(Text::new(if agreed { "event-agreed" } else { "event-declined" }), seat),
        Event::Fell { area } => Text::new("event-fell").number("area", area),
        Event::Caught { seat } => who(Text::new("event-caught"), seat),
        Event::Descended { ate } => Text::new(if ate { "event-descended" } else { "event-starved" }),
        Event::Died { seat } => who(Text::new("event-died"), seat),
        Event::Ended { end, score } => Text::new(match end {
            End::Won => "event-ended-won",
            _ => "event-ended-lost",
        })
        .number("score", score),
        ref fight => tell_fight(fight),
    }
}

fn tell_fight(event: &Event) -> Text {
    match *event {
        Event::Met { foe, floor, hp, .. } => Text::new("event-met").name("foe", foe_name(foe, floor)).number("hp", hp),
        Event::Threatened { seat, dice, count, dungeon, cursed, total, .. } => who(Text::new("event-threatened"), seat)
            .text("dice", dice_text(&dice, count, dungeon, cursed))
            .number("total", total),
        // Only a curse makes a die count for less than it shows.
        Event::Rethrew { seat, die, face, value, total, .. } => {
            who(Text::new(if (1..face).contains(&value) { "event-rethrew-cursed" } else { "event-rethrew" }), seat)
                .plain("die", crate::notation::letter(die))
                .number("face", face)
                .number("value", value)
                .number("total", total)
        }
        Event::Struck { seat, damage, left } => {
            who(Text::new("event-struck"), seat).number("damage", damage).number("left", left)
        }
        Event::Wasted { damage, left } => Text::new("event-wasted").number("damage", damage).number("left", left),
        Event::Answered { seat, answer, loss, skill, .. } => {
            let id = match answer {
                Answer::Miss => "event-answer-miss",
                Answer::Frozen => "event-answer-frozen",
                Answer::Kept => "event-answer-kept",
                Answer::Hit if loss == 0 => "event-answer-armor",
                Answer::Hit => "event-answer-hit",
                Answer::Critical => "event-answer-critical",
            };
            let text = who(Text::new(id), seat).number("loss", loss);
            if skill == Skill::None { text } else { text.text("skill", Text::new(skill_mark(skill))) }
        }
        Event::Killed { foe, floor } => Text::new("event-killed").name("foe", foe_name(foe, floor)),
        Event::Rose => Text::new("event-rose"),
        Event::Haunted { seat } => who(Text::new("event-haunted"), seat),
        _ => Text::new("printed").name("name", &Printed::new("", "")),
    }
}

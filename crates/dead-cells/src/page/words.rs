//! Effects, gifts and perks in words.

use crate::content::{
    Aim, Card, Condition, Effect, FoeAction, FoeLine, FoeVerb, Gain, Gift, Instead, Line, Perk, PerkOutcome, Reach,
    Region, SERENADE, Skill, State, Trigger, Verb, Whom, printed,
};
use crate::decisions::Fighter;
use crate::table::{Announced, LootKind, Seller, Stands, Ware};
use kernel::{Printed, Text};

/// A printed name as a message.
pub fn name(printed: &Printed) -> Text {
    Text::new("printed").name("name", printed)
}

/// The name of a Prisoner, or of Serenade.
pub fn who_name(who: u8) -> &'static Printed {
    match who {
        SERENADE => &printed().serenade.name,
        who => &printed().prisoners[who as usize].name,
    }
}

/// A member of the group.
pub fn fighter(fighter: Fighter) -> Text {
    name(who_name(fighter.who))
}

/// A combat card.
pub fn card(card: Card) -> Text {
    name(&printed().card(card).name)
}

/// Whoever stands on a space of the combat board.
pub fn stands(who: Stands) -> Text {
    match who {
        Stands::Nobody => Text::new("nobody"),
        Stands::Foe(kind) => name(&printed().foe(kind).name),
        Stands::Boss => Text::new("the-boss"),
    }
}

/// A place of the campaign.
pub fn place(place: Region) -> Text {
    match place {
        Region::Biome(biome) => name(&printed().biomes[biome as usize].name),
        Region::Boss(boss) => name(&printed().bosses[boss as usize].name),
    }
}

/// A skill.
pub fn skill(skill: Skill) -> Text {
    Text::new(match skill {
        Skill::Survival => "skill-survival",
        Skill::Tactics => "skill-tactics",
        Skill::Brutality => "skill-brutality",
    })
}

/// A state.
pub fn state(state: State) -> Text {
    Text::new(match state {
        State::Poison => "state-poison",
        State::Bleed => "state-bleed",
        State::Fire => "state-fire",
        State::Freeze => "state-freeze",
        State::Mark => "state-mark",
    })
}

/// A type of loot, so much of it.
pub fn loot(kind: LootKind, count: u8) -> Text {
    let id = match kind {
        LootKind::Teeth => "gift-tooth",
        LootKind::Cells => "gift-cell",
        LootKind::Potions => "gift-potion",
        LootKind::Vials => "gift-vial",
        LootKind::Scrolls => "gift-scrolls",
        LootKind::Equipment => "gift-equipment",
        LootKind::Blueprints => "gift-blueprint",
        LootKind::Rune => "gift-rune",
        LootKind::Clock => "gift-back",
        LootKind::Lanterns => "gift-relight",
        LootKind::Key => "gift-key",
    };
    Text::new(id).number("count", count)
}

/// What was announced.
pub fn announced(said: Announced) -> Text {
    Text::new(match said {
        Announced::Damage => "say-damage",
        Announced::State => "say-state",
        Announced::Block => "say-block",
        Announced::Aptitude => "say-aptitude",
        Announced::Loot => "say-loot",
        Announced::Heal => "say-heal",
    })
}

/// A round of a combat.
pub fn round(round: u8) -> Text {
    Text::new(["round-0", "round-1", "round-2", "round-3", "round-4"][round as usize % 5])
}

/// Who sells.
pub fn seller(seller: Seller) -> Text {
    Text::new(match seller {
        Seller::Tile => "seller-tile",
        Seller::Healer => "seller-healer",
        Seller::Merchant => "seller-merchant",
        Seller::Collector => "seller-collector",
    })
}

/// What is for sale.
pub fn ware(ware: Ware) -> Text {
    match ware {
        Ware::Vial => Text::new("gift-vial").number("count", 1),
        Ware::Potion => Text::new("gift-potion").number("count", 1),
        Ware::Gear(gear) => name(&printed().gear(gear).name),
        Ware::Gift(gain) => gift(Gift { gain, count: 1 }),
        Ware::Blueprint(gear) => Text::new("ware-blueprint").name("name", &printed().gear(gear).name),
    }
}

/// The spaces that something reaches.
fn reach(reach: Reach) -> Text {
    const WORDS: [&str; 16] = [
        "reach-same",
        "reach-1",
        "reach-2",
        "reach-3",
        "reach-4",
        "reach-5",
        "reach-6",
        "reach-7",
        "reach-8",
        "reach-9",
        "reach-10",
        "reach-11",
        "reach-12",
        "reach-13",
        "reach-14",
        "reach-15",
    ];
    Text::new(WORDS[(reach.0 & 15) as usize])
}

/// One effect.
pub fn effect(effect: Effect) -> Text {
    let id = match (effect.verb, effect.whom) {
        (Verb::Damage, _) if effect.pierces => "effect-pierce",
        (Verb::Damage, _) => "effect-damage",
        (Verb::Poison, _) => "effect-poison",
        (Verb::Bleed, _) => "effect-bleed",
        (Verb::Fire, _) => "effect-fire",
        (Verb::Freeze, _) => "effect-freeze",
        (Verb::Mark, _) => "effect-mark",
        (Verb::Push, _) => "effect-push",
        (Verb::Pull, _) => "effect-pull",
        (Verb::Shield, Whom::Any | Whom::Other) => "effect-shield-any",
        (Verb::Shield, Whom::Every) => "effect-shield-every",
        (Verb::Shield, Whom::Prisoner) => "effect-shield-prisoner",
        (Verb::Shield, Whom::Oneself) => "effect-shield",
        (Verb::Aptitude, _) => "effect-aptitude",
        (Verb::Loot, _) => "effect-loot",
        (Verb::Heal, Whom::Oneself) => "effect-heal",
        (Verb::Heal, Whom::Other) => "effect-heal-other",
        (Verb::Heal, Whom::Prisoner) => "effect-heal-prisoner",
        (Verb::Heal, _) => "effect-heal-any",
        (Verb::Suffer, _) => "effect-suffer",
        (Verb::Spend, _) => "effect-spend",
        (Verb::Spread, _) => "effect-spread",
        (Verb::Swap, _) => "effect-swap",
        (Verb::Refuse, _) => "effect-refuse",
        (Verb::Hide, _) => "effect-hide",
        (Verb::Delay, _) => "effect-delay",
    };
    let text = Text::new(id).number("count", effect.value);
    let text = match effect.verb.is_aimed() {
        true => text.text("reach", reach(effect.reach)).number("each", effect.each as i64),
        false => text,
    };
    match (effect.condition, effect.more) {
        (Condition::Always, _) => text,
        (condition, 0) => Text::new("effect-if").text("effect", text).text("condition", when(condition)),
        (condition, more) => {
            Text::new("effect-more").text("effect", text).text("condition", when(condition)).number("more", more)
        }
    }
}

fn when(condition: Condition) -> Text {
    Text::new(match condition {
        Condition::Always => "when-always",
        Condition::ShieldSpent => "when-shield-spent",
        Condition::LastLife => "when-last-life",
        Condition::Hurt => "when-hurt",
        Condition::Unhurt => "when-unhurt",
        Condition::Shielded => "when-shielded",
        Condition::Wall => "when-wall",
        Condition::Hole => "when-hole",
        Condition::Elite => "when-elite",
        Condition::Poisoned => "when-poisoned",
        Condition::Marked => "when-marked",
        Condition::Killed => "when-killed",
        Condition::Acts => "when-acts",
    })
}

/// Texts one after the other.
pub fn list(texts: Vec<Text>) -> Text {
    let mut texts = texts.into_iter();
    let Some(first) = texts.next() else { return Text::new("line-none") };
    texts.fold(first, |all, next| Text::new("list").text("first", all).text("next", next))
}

/// What happens in a round of a combat card.
pub fn line(line: &Line) -> Text {
    list(line.iter().map(effect).collect())
}

/// What a combat card does, round by round.
pub fn lines(lines: &[Line; 3]) -> Text {
    Text::new("card-lines").text("one", line(&lines[0])).text("two", line(&lines[1])).text("three", line(&lines[2]))
}

/// What an enemy does in a round.
pub fn foe_line(line: &FoeLine) -> Text {
    list(line.iter().map(foe_action).collect())
}

fn foe_action(action: FoeAction) -> Text {
    let id = match action.verb {
        FoeVerb::Damage => "foe-damage",
        FoeVerb::Poison => "foe-poison",
        FoeVerb::Bleed => "foe-bleed",
        FoeVerb::Fire => "foe-fire",
        FoeVerb::Freeze => "foe-freeze",
        FoeVerb::Mark => "foe-mark",
        FoeVerb::Shield => return Text::new("foe-shield").number("count", action.value),
        FoeVerb::Infect => return Text::new("foe-infect"),
        FoeVerb::Leave => return Text::new("foe-leave"),
        FoeVerb::Flank => return Text::new("foe-flank"),
        FoeVerb::Move => return Text::new("foe-move").text("space", space(action.value)),
        FoeVerb::Strike => return Text::new("foe-strike").text("reach", reach(Reach(action.value))),
        FoeVerb::Shuriken => "foe-shuriken",
        FoeVerb::Banner => return Text::new("foe-banner").number("count", action.value),
        FoeVerb::Guard => return Text::new("foe-guard"),
        FoeVerb::Bomb => return Text::new("foe-bomb").number("count", action.value),
    };
    Text::new(id).number("count", action.value).text("whom", aim(action.aim))
}

fn aim(aim: Aim) -> Text {
    Text::new(match aim {
        Aim::Choice => "aim-choice",
        Aim::First => "aim-first",
        Aim::Two => "aim-two",
        Aim::All => "aim-all",
        Aim::One => "aim-one",
    })
}

/// A space of the combat board.
pub fn space(space: u8) -> Text {
    match space {
        0 => Text::new("space-left"),
        space => Text::new("space-right").number("space", space),
    }
}

/// One gift.
pub fn gift(gift: Gift) -> Text {
    let id = match gift.gain {
        Gain::Nothing | Gain::Else(Instead::Blueprint | Instead::Cell) => "gift-nothing",
        Gain::Tooth => "gift-tooth",
        Gain::Cell => "gift-cell",
        Gain::Equipment => "gift-equipment",
        Gain::EquipmentEach => "gift-equipment-each",
        Gain::Blueprint => "gift-blueprint",
        Gain::Scroll(None) => "gift-scroll-any",
        Gain::Scroll(Some(of)) => return Text::new("gift-scroll").number("count", gift.count).text("skill", skill(of)),
        Gain::Vial => "gift-vial",
        Gain::VialEach => "gift-vial-each",
        Gain::Potion => "gift-potion",
        Gain::Rune(rune) => {
            let name = &printed().runes[rune as usize - 1].name;
            return Text::new("gift-rune-named").name("name", name);
        }
        Gain::Damage(whom) => return Text::new("foe-damage").number("count", gift.count).text("whom", aim(whom)),
        Gain::PoisonNext => "gift-poison-next",
        Gain::Worm => "gift-worm",
        Gain::Unworm => "gift-unworm",
        Gain::UnwormOne => "gift-unworm-one",
        Gain::Back => "gift-back",
        Gain::Ahead => "gift-ahead",
        Gain::Relight => "gift-relight",
        Gain::Key => "gift-key",
        Gain::Curse => "gift-curse",
        Gain::Restrict => "gift-restrict",
        Gain::Malaise => "gift-malaise",
        Gain::Cure => "gift-cure",
        Gain::Release => "gift-release",
        Gain::Unring => "gift-unring",
        Gain::BossShield => "gift-guard",
    };
    Text::new(id).number("count", gift.count)
}

/// Several gifts.
pub fn gifts(gifts: &[Gift]) -> Text {
    list(gifts.iter().filter(|gift| !matches!(gift.gain, Gain::Else(_))).map(|given| gift(*given)).collect())
}

/// What a step of a track or a mutation gives.
pub fn perk(perk: &Perk) -> Text {
    match *perk {
        Perk::Life(more) => Text::new("perk-life").number("count", more),
        Perk::Slots(more) => Text::new("perk-slots").number("count", more),
        Perk::Hand(more) => Text::new("perk-hand").number("count", more),
        Perk::Immune(of) => Text::new("perk-immune").text("state", state(of)),
        Perk::Aptitude(does) => Text::new("perk-aptitude").text("does", line(&does)),
        Perk::Reach(spaces) => Text::new("perk-reach").text("reach", reach(spaces)),
        Perk::Value(value) => Text::new("perk-value").number("count", value),
        Perk::Rule(rule) => {
            let trigger = Text::new(match rule.trigger {
                Trigger::Start => "trigger-start",
                Trigger::Zero => "trigger-zero",
                Trigger::Kill if rule.filter.by_fire => "trigger-kill-fire",
                Trigger::Kill if rule.filter.far => "trigger-kill-far",
                Trigger::Kill if rule.filter.early => "trigger-kill-early",
                Trigger::Kill if rule.filter.condition == Condition::Elite => "trigger-kill-elite",
                Trigger::Kill if rule.filter.condition == Condition::Poisoned => "trigger-kill-poisoned",
                Trigger::Kill => "trigger-kill",
                Trigger::ActDamage if rule.filter.condition == Condition::Poisoned => "trigger-damage-poisoned",
                Trigger::ActDamage if rule.filter.condition == Condition::Marked => "trigger-damage-marked",
                Trigger::ActDamage if rule.filter.condition == Condition::Shielded => "trigger-damage-shielded",
                Trigger::ActDamage => "trigger-damage",
                Trigger::ActFire => "trigger-fire",
                Trigger::Spent => "trigger-spent",
                Trigger::Calm => "trigger-calm",
                Trigger::Third => "trigger-third",
            });
            let outcome = match rule.outcome {
                PerkOutcome::Effects(does) => line(&does),
                PerkOutcome::Gifts(given) => gifts(given.as_slice()),
                PerkOutcome::More(more) => Text::new("perk-more").number("count", more),
                PerkOutcome::Aptitude => Text::new("effect-aptitude").number("count", 1),
            };
            let id = if rule.once { "perk-rule-once" } else { "perk-rule" };
            Text::new(id).text("trigger", trigger).text("outcome", outcome)
        }
        Perk::Golden => Text::new("perk-golden"),
        Perk::Healer { price, times, free } => {
            Text::new("perk-healer").number("price", price).number("times", times).number("free", free)
        }
        Perk::Merchant { cards, price } => Text::new("perk-merchant").number("cards", cards).number("price", price),
        Perk::Collector { cards, price } => Text::new("perk-collector").number("cards", cards).number("price", price),
        Perk::Vial(more) => Text::new("perk-vial").number("count", 1 + more),
        Perk::GuardFirst => Text::new("perk-guard-first"),
        Perk::Survive => Text::new("perk-survive"),
        Perk::Network => Text::new("perk-network"),
        Perk::Vengeance => Text::new("perk-vengeance"),
        Perk::KeepTeeth => Text::new("perk-keep-teeth"),
        Perk::ReplaceTiles(times) => Text::new("perk-replace-tiles").number("count", times),
    }
}

/// What a piece of equipment does.
pub fn gear(content: &crate::content::Content, gear: crate::content::Gear) -> Text {
    use crate::content::Use;
    let card = content.gear(gear);
    if card.later {
        return Text::new("gear-later");
    }
    if let Some(says) = &card.says {
        return name(says);
    }
    let does = line(&card.effect);
    let first = (0..5).find(|round| card.rounds >> round & 1 == 1).unwrap_or(0);
    match card.used {
        Use::Replace => Text::new("gear-replace").text("round", round(first)).text("does", does),
        Use::Add => Text::new("gear-add").text("round", round(first)).text("does", does),
        Use::Aptitude => Text::new("gear-aptitude").text("does", does),
        Use::Always => Text::new("gear-always").text("round", round(first)).text("does", does),
        Use::Companion => {
            Text::new("gear-companion").number("life", card.life).text("round", round(first)).text("does", does)
        }
    }
}

//! §item: items, before the fight and in it.

use super::attack::{dragon, in_turn};
use super::*;
use crate::content::{Card, Effect, printed};

/// The items, how many there are, and what they say.
const ITEMS_PRINTED: [(&str, u8, Effect); 7] = [
    ("healing", 2, Effect::Heal { life: 25, prestige: 3 }),
    ("salve", 2, Effect::Heal { life: 15, prestige: 2 }),
    ("strength", 2, Effect::Strength { rounds: 2 }),
    ("haste", 1, Effect::Haste { rounds: 2 }),
    ("skin", 1, Effect::Skin),
    ("fire", 1, Effect::Fire { creature: 30, heroes: 10 }),
    ("amulet", 1, Effect::Amulet { cards: 2 }),
];

/// Before the initiative of the second encounter; seat 1 goes first once it is dealt.
#[track_caller]
fn market(items: &str, more: &str) -> Played {
    at(&format!("phase=market foe=dragon:400:400:0 number=2 left=3 items={items} {more}"), &in_turn(""))
}

/// §item.open, §setup.cards: the seven kinds, ten cards in all.
#[test]
fn items_bear_these_figures() {
    let (content, mut all) = (printed(), 0);
    for (at, (word, count, effect)) in ITEMS_PRINTED.into_iter().enumerate() {
        let (card, printing) = (Card(Card::HEALING.0 + at as u8), content.card(Card(Card::HEALING.0 + at as u8)));
        assert_eq!((card_word(card), card.is_item(), card.is_attack(), card.is_low()), (word, true, false, false));
        assert_eq!((printing.count, printing.effect, printing.sides.len()), (count, effect, 0), "{word}");
        all += count;
    }
    assert_eq!(all, 10);
}

/// §item.open: a drawn item lies open beside its hero, for all to see, and is no card of the hand.
#[test]
fn a_drawn_item_lies_open() {
    let played = at("foe=dragon:400 initiative=1,2,3 hand=poke,feint,feint", &in_turn("card:skin card:50 card:40"))
        .play("1: set poke; 2: set feint; 3: set feint")
        .pass()
        .says("phase=set hand=-,50,40 items=skin,-,-")
        .awaits("2 3");
    assert_eq!(played.game.view(&played.table, Seat(2)).seen.heroes[0].items.as_slice(), [Card::SKIN]);
}

/// §item.open: it stays there from encounter to encounter.
#[test]
fn an_item_stays_until_it_is_used() {
    market("skin,-,-", "").play("1: done").says("items=skin,-,- phase=window:start");
}

/// §item.when: after the encounter is turned up and before initiative; who has no items is not asked.
#[test]
fn items_are_used_before_initiative() {
    market("skin,-,salve", "life=100,100,80")
        .awaits("1 3")
        .may(1, "done; use skin 1; give skin 2; give skin 3; trade skin 3 salve")
        .play("1: use skin 1; 3: done")
        .says("phase=window:start potions=skin@0,-,- initiative=1,2,3");
}

/// §item.when: once initiative is dealt it is too late.
#[test]
fn items_are_not_used_in_a_fight() {
    for item in ["healing", "salve", "strength", "haste", "skin", "fire", "amulet"] {
        dragon("50,feint,feint", &format!("items={item},-,- life=50,100,100"))
            .play(&format!("1: use {item} 1"))
            .refuses("round.set");
    }
    market("skin,-,-", "").play("1: done; 1: use skin 1").refuses("low.window");
}

/// §item.when: the two exceptions are not used at that moment.
#[test]
fn fire_and_amulet_are_not_used_between_encounters() {
    for item in ["fire", "amulet"] {
        market(&format!("{item},-,-"), "").play(&format!("1: use {item} 1")).refuses("item.when");
    }
}

/// §item.when: only one's own, and only what one has.
#[test]
fn nobody_uses_what_they_do_not_have() {
    market("skin,salve,-", "life=50,50,100").play("1: use salve 1").refuses("item.open");
    market("skin,salve,-", "life=50,50,100").play("3: use salve 3").refuses("round.order");
}

/// §item.closed: a potion at work can be neither stolen nor given.
#[test]
fn a_tipped_potion_can_be_neither_stolen_nor_given() {
    dragon("fingers,feint,feint", "potions=-,strength@2,skin@0")
        .play("1: set fingers; 2: set feint; 3: set feint")
        .pass()
        .hits("1:10")
        .says("phase=set potions=-,strength@1,skin@0");
    market("strength+salve,-,-", "").play("1: use strength 1; 1: give strength 2").refuses("item.open");
}

/// §item.closed: nor swallowed.
#[test]
fn a_tipped_potion_cannot_be_swallowed() {
    at("foe=mimic:300 initiative=1,2,3 hand=poke,feint,feint potions=skin@0,-,-", &in_turn(""))
        .play("1: set poke; 2: set feint; 3: set feint")
        .pass()
        .says("swallowed=- potions=skin@0,-,-");
}

/// §item.gone: what is used up leaves the game, and is not shuffled in again.
#[test]
fn a_used_item_never_returns() {
    market("healing,-,-", "life=50,100,100").play("1: use healing 1").says("items=-,-,- gone=healing discard=-");
    // The deck is empty: the discards become the deck, and what has gone is not among them.
    at("foe=dragon:400 initiative=1,2,3 hand=poke,feint,feint deck=- gone=healing discard=50", &in_turn(""))
        .play("1: set poke; 2: set feint; 3: set feint")
        .pass()
        .says("gone=healing items=-,-,-");
}

/// §item.lasting: two rounds, whether anything comes of them or not.
#[test]
fn lasting_potions_last_two_rounds() {
    for potion in ["strength", "haste"] {
        let hands = "poke*3,feint*3,50*3";
        at(&format!("foe=dragon:400:400:1 initiative=1,2,3 hand={hands} potions=-,{potion}@2,-"), &in_turn(""))
            .play(if potion == "haste" { HASTY } else { PLAIN })
            .pass()
            .says(&format!("potions=-,{potion}@1,- gone=-"))
            .play(if potion == "haste" { HASTY } else { PLAIN })
            .pass()
            .says(&format!("potions=-,-,- gone={potion}"));
    }
}

const PLAIN: &str = "1: set poke; 2: set feint; 3: set 50";
const HASTY: &str = "1: set poke; 2: set feint; 2: enough; 3: set 50";

/// §item.lasting: never beyond the encounter, be it over before.
#[test]
fn no_potion_outlasts_the_encounter() {
    let table = "foe=dragon:40 left=3 initiative=1,2,3 hand=40,feint,feint potions=strength@2+skin@0,haste@1,-";
    at(table, "")
        .play("1: set 40; 2: set feint; 3: set feint")
        .pass()
        .says("phase=refill potions=-,-,- gone=strength+haste+skin");
}

/// §item.lasting: one that works already is not used again.
#[test]
fn a_potion_that_works_is_not_used_twice() {
    market("strength+strength,-,-", "").play("1: use strength 1; 1: use strength 1").refuses("item.lasting");
}

/// §item.give: items are given if the other agrees.
#[test]
fn an_item_is_given_by_consent() {
    let offered =
        || market("skin,-,-", "").play("1: give skin 2").says("phase=offer proposal=1:2:give:skin:-").awaits("2");
    offered().may(2, "agree; refuse").play("2: agree").says("items=-,skin,- phase=market").awaits("2");
    offered().play("2: refuse").says("items=skin,-,- phase=market").awaits("1");
}

/// §item.give: items are traded, one for another.
#[test]
fn items_are_traded_by_consent() {
    let offered = || market("skin,salve,-", "").play("1: trade skin 2 salve").awaits("2");
    offered().play("2: agree").says("items=salve,skin,-").awaits("1 2");
    offered().play("2: refuse").says("items=skin,salve,-");
}

/// §item.give: not before the first encounter, not in a fight.
#[test]
fn nothing_is_given_before_the_first_encounter() {
    at("phase=market foe=dragon:400:400:0 number=1 items=skin,salve,-", "").play("1: give skin 2").refuses("item.give");
    at("phase=market foe=dragon:400:400:0 number=1 items=skin,salve,-", "")
        .play("1: trade skin 2 salve")
        .refuses("item.give");
    dragon("50,feint,feint", "number=2 items=skin,-,-").play("1: give skin 2").refuses("round.set");
}

/// §item.give: two offers of a hero in each pause.
#[test]
fn a_hero_makes_two_offers_in_a_pause() {
    market("skin,salve,-", "")
        .play("1: give skin 2; 2: refuse; 1: trade skin 2 salve; 2: refuse")
        .says("offers=2,0,0")
        .may(1, "done; use skin 1")
        .play("1: give skin 3")
        .refuses("item.give");
}

/// §item.give: to offer healing is an offer too.
#[test]
fn offers_of_healing_are_counted() {
    market("healing,-,-", "life=100,50,50")
        .play("1: use healing 2; 2: refuse; 1: use healing 3; 3: refuse")
        .may(1, "done")
        .play("1: use healing 2")
        .refuses("item.give");
}

/// §item.give: not to oneself, not to the dead, not for the same, not what one has not.
#[test]
fn offers_must_make_sense() {
    for (said, clause) in [
        ("give skin 1", "low.hand"),
        ("give skin 3", "end.death"),
        ("give salve 2", "item.open"),
        ("trade skin 2 fire", "item.open"),
        ("trade healing 2 healing", "item.give"),
    ] {
        market("skin+healing,healing,-", "life=90,90,0").play(&format!("1: {said}")).refuses(clause);
    }
}

/// §item.give: never attacks or low blows.
#[test]
fn cards_of_the_hand_are_never_given() {
    for card in ["50", "trip"] {
        market("skin,-,-", "hand=50+trip,-,-").play(&format!("1: give {card} 2")).refuses("item.open");
    }
}

/// §item.heal: 25 and 15 life, and never above 100.
#[test]
fn potions_heal_their_owner() {
    for (item, before, after) in [("healing", 50, 75), ("salve", 50, 65), ("healing", 90, 100), ("salve", 99, 100)] {
        market(&format!("{item},-,-"), &format!("life={before},100,100"))
            .play(&format!("1: use {item} 1"))
            .says(&format!("life={after},100,100 prestige=0:0,0:0,0:0 gone={item}"));
    }
}

/// §item.heal: whoever heals another earns prestige, unless the option says otherwise.
#[test]
fn healing_another_earns_prestige() {
    for (healing, item, life, prestige) in [
        ("prestige", "healing", 75, 3),
        ("prestige", "salve", 65, 2),
        ("plain", "healing", 75, 0),
        ("plain", "salve", 65, 0),
    ] {
        market(&format!("{item},-,-"), &format!("options=3,normal,9,normal,{healing} life=100,50,100"))
            .play(&format!("1: use {item} 2"))
            .says(&format!("phase=offer proposal=1:2:use:{item}:-"))
            .play("2: agree")
            .says(&format!("life=100,{life},100 prestige={prestige}:0,0:0,0:0 gone={item}"));
    }
}

/// §item.heal: the other has to accept it.
#[test]
fn nobody_is_healed_against_their_will() {
    market("healing,-,-", "life=100,50,100")
        .play("1: use healing 2; 2: refuse")
        .says("life=100,50,100 items=healing,-,- prestige=0:0,0:0,0:0 phase=market");
}

/// §item.heal: another can be healed before the first encounter too: that is no gift of the item.
#[test]
fn healing_another_is_no_gift() {
    at("phase=market foe=dragon:400:400:0 number=1 items=salve,-,- life=100,50,100", &in_turn(""))
        .play("1: use salve 2; 2: agree")
        .says("life=100,65,100");
}

/// §item.heal: a hero at 100 cannot be healed, nor a dead one; and no other item works on another.
#[test]
fn only_the_wounded_are_healed() {
    for (said, clause) in [
        ("use healing 1", "item.heal"),
        ("use salve 1", "item.heal"),
        ("use healing 2", "item.heal"),
        ("use healing 3", "end.death"),
        ("use skin 2", "item.heal"),
    ] {
        market("healing+salve+skin,-,-", "life=100,100,0").play(&format!("1: {said}")).refuses(clause);
    }
}

/// §item.strength: for two rounds each attack turns one step up.
#[test]
fn strength_turns_every_attack_up_for_two_rounds() {
    let hands = "double+50+40+25+poke+20,feint*2,feint+poke";
    at(&format!("foe=dragon:500:500:1 initiative=1,2,3 hand={hands} potions=strength@2,-,-"), &in_turn(""))
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play 50; 1: play 40")
        .pass()
        .play("1: set 25; 2: set feint; 3: set poke")
        .pass()
        .hits("1:100 1:80 1:50 3:0")
        .says("potions=-,-,-");
}

/// §item.strength: nothing of it is left in the third round, and it adds nothing to a heroic attack.
#[test]
fn strength_ends_and_does_not_turn_a_heroic_attack_further() {
    dragon("dwarf-40+20,feint+poke,feint+poke", "potions=strength@1,-,-")
        .reveal("1: set dwarf-40; 2: set feint; 3: set feint")
        .play("1: mighty")
        .pass()
        .play("1: set 20; 2: set poke; 3: set poke")
        .pass()
        .hits("1:80 1:20 2:0 3:0");
}

/// §item.haste: two attack cards may be set, revealed together; the second is not compulsory.
#[test]
fn haste_sets_two_attacks() {
    dragon("50+40+30,feint,feint", "potions=haste@2,-,-")
        .play("1: set 50")
        .awaits("1 2 3")
        .may(1, "set 40; set 30; enough")
        .play("1: set 40; 2: set feint; 3: set feint")
        .pass_once()
        .says("board=50:plain:0+40:plain:0")
        .pass()
        .hits("1:50 1:40");
    dragon("50+40,feint,feint", "potions=haste@2,-,-")
        .play("1: set 50; 1: enough; 2: set feint; 3: set feint")
        .pass()
        .hits("1:50");
}

/// §item.haste: two and no more, and attacks only.
#[test]
fn haste_sets_no_third_card_and_no_low_blow() {
    let hasty = || dragon("50+40+30+trip,feint,feint", "potions=haste@2,-,-").play("1: set 50");
    hasty().play("1: set trip").refuses("item.haste");
    hasty().play("1: set 40; 1: set 30").refuses("round.set");
    // Without it, one card is all.
    dragon("50+40,feint,feint", "").play("1: set 50; 1: set 40").refuses("round.set");
}

/// §item.skin: no damage in the whole encounter, from creatures and heroes alike.
#[test]
fn nothing_hurts_iron_skin() {
    dragon("50,fail+feint,feint", "potions=skin@0,-,-")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: pass; 2: fail; 3: pass")
        .pass()
        .says("life=100,90,90 potions=skin@0,-,-");
}

/// §item.skin: the damage is 0, the rest of a hit is not.
#[test]
fn iron_skin_does_not_keep_the_ripper_from_tearing() {
    at("foe=ripper:150 initiative=1,2,3 hand=poke,poke+10,poke potions=-,skin@0,-", &in_turn("hand:10"))
        .play("1: set poke; 2: set poke; 3: set poke")
        .pass()
        .loses("")
        .says("torn=-,10,- life=100,100,100");
}

/// §item.fire: in the owner's turn, before the attack: 30 to the creature, 10 to every other hero.
#[test]
fn fire_burns_the_creature_and_the_other_heroes() {
    dragon("50,feint,feint", "items=fire,-,-")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .says("phase=fire-before")
        .awaits("1")
        .may(1, "hold; fire")
        .play("1: fire")
        .hits("1:30")
        .loses("2:10 3:10")
        .says("items=-,-,- gone=fire dealt=30,0,0 phase=window:reveal");
}

/// §item.fire: or after the attack; or not at all, and it stays.
#[test]
fn fire_may_come_after_the_attack() {
    let held = || {
        dragon("50,feint,feint", "items=fire,-,-")
            .reveal("1: set 50; 2: set feint; 3: set feint")
            .play("1: hold")
            .pass()
            .says("phase=fire-after")
    };
    held().play("1: fire").hits("1:50 1:30");
    held().play("1: hold").hits("1:50").says("items=fire,-,- phase=window:reveal active=2");
}

/// §item.fire: in the owner's turn and in no other.
#[test]
fn fire_waits_for_its_owners_turn() {
    dragon("50,feint,feint", "items=-,fire,-")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .says("phase=window:reveal active=1")
        .play("2: fire")
        .refuses("low.window")
        .pass_rest()
        .says("phase=fire-before active=2");
}

/// §item.fire: it counts as its owner's damage, and may kill, with prestige and bonus.
#[test]
fn fire_may_kill_the_creature() {
    at("foe=dragon:30:400:2 number=9 left=3 initiative=1,2,3 hand=50,feint,feint items=fire,-,-", "")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: fire")
        .says("phase=refill prestige=11:0,0:0,0:0 life=100,90,90");
}

/// §item.fire: it is no attack: who throws it and feints is not the least of those who attacked; the damage counts.
#[test]
fn fire_makes_nobody_an_attacker() {
    let thrown = |foe: &str, cards: &str| {
        at(&format!("foe={foe}:400 initiative=1,2,3 hand={} items=fire,-,-", cards.replace(' ', ",")), &in_turn(""))
            .all_set(cards, "fire-before")
            .play("1: fire")
            .until("window:hits")
    };
    thrown("fear", "feint 40 50").says("hits=2:20 dealt=30,40,50 state=-,attacked,attacked");
    thrown("fear", "poke 40 50").says("hits=1:20 dealt=30,40,50 state=attacked,attacked,attacked");
    thrown("fear", "feint feint feint").says("hits=1:5:bare+2:5:bare+3:5:bare dealt=30,0,0");
    thrown("medusa", "feint 25 20").says("hits=1:20 dealt=30,25,20");
}

/// §item.fire: the 10 are not a creature's attack: nobody is asked to riposte or to hand them on; but they may kill.
#[test]
fn nothing_answers_the_fire() {
    dragon("50,feint+after+riposte+40,feint", "items=fire,-,- life=100,100,10")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: fire")
        .says("phase=window:reveal board=50:plain:0 life=100,90,0 struck=-")
        .may(2, "pass");
}

/// §item.fire: every token, each on its own.
#[test]
fn fire_hits_every_token() {
    at("foe=wolves:0:0:1 pack=25+25+15 left=3 number=7 initiative=1,2,3 hand=50,feint,feint items=fire,-,-", "")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: fire")
        .wounds("1:0 1:0 1:0")
        .says("phase=refill prestige=6:0,0:0,0:0");
}

/// §item.fire: against the chief every goblin, each told of, but not him while its owner still has some.
#[test]
fn fire_does_not_reach_the_chief_past_ones_own_goblins() {
    for (goblins, life, hits, cleared) in
        [("10+10,10+10,10", 60, "", "1:2 2:2 3:1"), ("-,10+10,10", 30, "1:30", "2:2 3:1")]
    {
        let table =
            format!("foe=chief:60:60:2 goblins={goblins} initiative=1,2,3 hand=feint,feint,feint items=fire,-,-");
        at(&table, &in_turn(""))
            .reveal("1: set feint; 2: set feint; 3: set feint")
            .play("1: fire")
            .hits(hits)
            .clears(cleared)
            .says("goblins=-,-,- prestige=0:0,0:0,0:0")
            .pass()
            .says(&format!("foe=chief:{life}:60:3:0:0:-"));
    }
}

/// §item.amulet: whoever gains it draws up to two cards, within a limit that is 8 now.
#[test]
fn the_amulet_draws_two_cards_when_gained() {
    for (hand, after) in [("50", 3), ("50+40*5", 8), ("50+40*5+30", 8)] {
        let mut played = market("amulet,-,-", &format!("hand=-,{hand},-"));
        // Only attacks come up.
        played.fate = script(&in_turn("card:25 card:25"));
        let played = played.play("1: give amulet 2; 2: agree");
        assert_eq!(played.table.hero(1).cards, after, "{hand}");
        assert_eq!(played.table.hero(1).items.as_slice(), [Card::AMULET]);
    }
}

/// §item.amulet: 8 cards as long as one has it; whoever loses it discards down to 7 at once.
#[test]
fn who_loses_the_amulet_discards_down_to_seven() {
    market("amulet,-,-", "hand=50*4+40*4,-,-")
        .awaits("1")
        .play("1: give amulet 2; 2: agree")
        .awaits("1")
        .may(1, "discard 50; discard 40")
        .play("1: discard 40")
        .says("phase=market discard=40")
        .awaits("2");
}

/// §item.amulet: drawn when the table is laid out, it works at once.
#[test]
fn an_amulet_that_is_dealt_works_at_once() {
    let dealt = "card:amulet card:50 card:50 card:50 card:50 card:40 card:40 card:40 card:30 ";
    let rest = "card:20 card:20 card:20 card:20 card:20 card:10 card:10 ";
    let last = "card:30 card:30 card:30 card:30 card:25 card:25 card:25";
    let played = set_up(Options::default(), &format!("{dealt}{rest}{last} foe:dragon"));
    assert_eq!(played.table.hero(0).cards, 8);
    assert_eq!(played.table.hero(1).cards, 7);
}

/// §item.amulet: it is always at work: a hand is filled up to 8.
#[test]
fn a_hand_is_filled_up_to_eight_with_the_amulet() {
    let played = at("phase=refill foe=dragon:400 left=3 hand=50,40,30 items=amulet,-,-", "foe:troll")
        .play("1: done; 2: done; 3: done");
    assert_eq!([0, 1, 2].map(|seat| played.table.hero(seat).cards), [8, 7, 7]);
}

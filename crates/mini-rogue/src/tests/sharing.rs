//! Two heroes who go by the rule of thumb look after each other.

use super::*;

#[track_caller]
fn thinks(text: &str, action: &str) {
    let (game, table) = (MiniRogue::default(), table(text));
    assert_eq!(write_action(game.careful(&table, table.seat())), action, "{text}");
}

/// §two.exchange
#[test]
fn what_heals_goes_to_who_needs_it() {
    let way = |more: &str| format!("class=rogue,mage phase=move grid=rest*,shrine,?,treasure {more}");
    thinks(&way("hp=12,5 potions=life,-"), "give life");
    thinks(&way("hp=9,8 potions=life,- state=-,cursed"), "go down");
    thinks(&way("hp=9,9 potions=water,- state=-,poisoned"), "give water");
    thinks(&way("hp=9,9 potions=perception,- state=-,blind"), "give perception");
    // Apart, nothing is handed over.
    let apart = "class=rogue,mage phase=move at=2,4 grid=rest*,shrine*,?,treasure*,armory,?,? hp=12,5 potions=life,-";
    let game = MiniRogue::default();
    assert!(!matches!(game.careful(&table(apart), Seat(0)), Action::Give { .. }));
}

/// §two.exchange §two.limits
#[test]
fn armor_is_evened_out_and_nothing_goes_back_and_forth() {
    let way = |more: &str| format!("class=rogue,mage phase=move grid=rest*,shrine,?,treasure {more}");
    thinks(&way("hp=9,9 armor=2,0"), "give armor");
    thinks(&way("hp=9,5 armor=1,0"), "give armor");
    thinks(&way("hp=9,9 armor=1,0"), "go down");
    thinks(&way("hp=9,9 potions=fire+frost,-"), "give fire");
    // Whatever they carry, both come to an end of giving.
    let game = MiniRogue::default();
    let bags =
        ["-", "life", "water", "perception", "fire", "life+fire", "water+frost", "perception+poison", "fire+frost"];
    for (mine, theirs) in bags.into_iter().flat_map(|mine| bags.map(|theirs| (mine, theirs))) {
        for state in ["-,-", "cursed,poisoned", "blind,cursed", "poisoned,blind"] {
            let text = way(&format!("hp=12,5 armor=3,1 potions={mine},{theirs} state={state}"));
            let mut table = table(&text);
            let mut given = 0;
            while table.phase == Phase::Move && given < 20 {
                let mut ctx = Ctx::new(Seeded::new(Seed::of("giving")), Vec::new());
                let seat = table.seat();
                let action = game.careful(&table, seat);
                game.apply(&mut table, seat, action, &mut ctx);
                given += ctx.audience.iter().filter(|event| matches!(event, Event::Gave { .. })).count();
            }
            assert!(given < 8, "{text}: {given} gifts");
        }
    }
}

/// §two.shared §merchant.trade: the purse is both heroes', and whoever needs it more has it.
#[test]
fn gold_is_left_to_who_needs_it_more() {
    let shop = "class=rogue,mage phase=room grid=merchant*,lair,?,nest gold=3";
    thinks(&format!("{shop} hp=16,2"), "leave");
    thinks(&format!("{shop} hp=2,16"), "buy roots");
}

/// §priestess.blessing
#[test]
fn a_blessing_is_for_the_weaker_one() {
    let way = "class=priestess,rogue phase=move grid=rest*,shrine,?,treasure";
    thinks(&format!("{way} hp=8,3"), "bless 2");
    thinks(&format!("{way} hp=3,8"), "bless 1");
    thinks(&format!("{way} hp=8,9 state=ready,cursed"), "bless 2");
}

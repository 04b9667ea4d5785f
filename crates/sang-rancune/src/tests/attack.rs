//! §attack: what attack cards do. Its later clauses are in `ripostes_and_bonuses`.

use super::*;
use crate::content::{Card, Effect, printed};
use crate::decisions::Why;

/// Every initiative deal for three gives each seat its own number.
pub(super) fn in_turn(more: &str) -> String {
    "place:1 place:2 place:3 ".repeat(12) + more
}

/// Against a dragon that nothing kills; seat 1 goes first, and again in every round.
#[track_caller]
pub(super) fn dragon(hands: &str, more: &str) -> Played {
    at(&format!("foe=dragon:400:400:2 initiative=1,2,3 hand={hands} {more}"), &in_turn(""))
}

impl Played {
    #[track_caller]
    fn events(self, said: &str, tell: impl Fn(&Event) -> Option<String>) -> Self {
        let told: Vec<String> = self.events.iter().filter_map(tell).collect();
        assert_eq!(told.join(" "), said, "of {:?}", self.events);
        self
    }

    /// Exactly these attacks have hit the creature so far: `1:50 3:0`, seat and value.
    #[track_caller]
    pub(super) fn hits(self, said: &str) -> Self {
        self.events(said, |event| match event {
            Event::Hit { seat, value, .. } => Some(format!("{}:{value}", seat + 1)),
            _ => None,
        })
    }

    /// Exactly these attacks have failed so far: `1:50`, seat and card.
    #[track_caller]
    pub(super) fn fails(self, said: &str) -> Self {
        self.events(said, |event| match event {
            Event::Failed { seat, card, .. } => Some(format!("{}:{}", seat + 1, card_word(*card))),
            _ => None,
        })
    }

    /// Why attacks have failed and set cards were lost so far: `trip:2 coin`, the card and whose it was, or the rule.
    #[track_caller]
    pub(super) fn because(self, said: &str) -> Self {
        self.events(said, |event| match event {
            Event::Failed { why, .. } | Event::Dropped { why, .. } => Some(match why {
                Why::Card { card, by: Some(by) } => format!("{}:{}", card_word(*card), by + 1),
                Why::Card { card, by: None } => card_word(*card).into(),
                Why::Coin => "coin".into(),
                Why::Death => "death".into(),
                Why::End => "end".into(),
            }),
            _ => None,
        })
    }

    /// Exactly these tokens were hit so far: `1:15 2:0`, by whom and what is left of each.
    #[track_caller]
    pub(super) fn wounds(self, said: &str) -> Self {
        self.events(said, |event| match event {
            Event::Token { seat, life, .. } => Some(format!("{}:{life}", seat + 1)),
            _ => None,
        })
    }

    /// So many goblins in front of these heroes were burnt: `1:2 3:1`.
    #[track_caller]
    pub(super) fn clears(self, said: &str) -> Self {
        self.events(said, |event| match event {
            Event::Cleared { seat, goblins } => Some(format!("{}:{goblins}", seat + 1)),
            _ => None,
        })
    }

    /// The refusal is forgotten, and everybody passes.
    #[track_caller]
    pub(super) fn pass_rest(mut self) -> Self {
        self.refused = None;
        self.pass()
    }

    /// Everybody has set; the first to reveal does so.
    #[track_caller]
    pub(super) fn reveal(self, sets: &str) -> Self {
        self.play(sets).says("phase=window:opening").pass_once()
    }
}

/// What a card does for somebody whose portrait it does not bear and who does not have initiative 1.
fn value_of(card: &str, more: &str) -> u16 {
    let (hands, sets, order) = if card.starts_with("dwarf") {
        (format!("feint,{card},feint"), format!("1: set feint; 2: set {card}; 3: set feint"), "1,2,3")
    } else {
        (format!("{card},feint,feint"), format!("1: set {card}; 2: set feint; 3: set feint"), "2,1,3")
    };
    let table = format!("foe=dragon:400:400:2 initiative={order} hand={hands} {more}");
    let played = at(&table, "").play(&sets).pass();
    let values: Vec<u16> = played
        .events
        .iter()
        .filter_map(|event| if let Event::Hit { value, .. } = event { Some(*value) } else { None })
        .collect();
    assert_eq!(values.len(), 1, "{card}: {:?}", played.events);
    values[0]
}

/// The attacks with a value, their sides from the lowest up, which of these is the usual one, and how many there are.
const VALUED: [(&str, &[u16], usize, u8); 26] = [
    ("100", &[0, 50, 100, 200], 2, 2),
    ("50", &[0, 25, 50, 100], 2, 4),
    ("40", &[0, 20, 40, 80], 2, 5),
    ("30", &[0, 15, 30, 60], 2, 5),
    ("25", &[0, 15, 25, 50], 2, 3),
    ("20", &[0, 10, 20, 40], 2, 5),
    ("10", &[0, 5, 10, 20], 2, 4),
    ("5", &[0, 5, 10], 1, 2),
    ("poke", &[0], 0, 3),
    ("dwarf-40", &[0, 20, 40, 80], 2, 1),
    ("thief-40", &[0, 20, 40, 80], 2, 1),
    ("archer-40", &[0, 20, 40, 80], 2, 1),
    ("knight-40", &[0, 20, 40, 80], 2, 1),
    ("barbarian-40", &[0, 20, 40, 80], 2, 1),
    ("mage-40", &[0, 20, 40, 80], 2, 1),
    ("dwarf-25", &[0, 15, 25, 50], 2, 1),
    ("thief-25", &[0, 15, 25, 50], 2, 1),
    ("archer-25", &[0, 15, 25, 50], 2, 1),
    ("knight-25", &[0, 15, 25, 50], 2, 1),
    ("barbarian-25", &[0, 15, 25, 50], 2, 1),
    ("mage-25", &[0, 15, 25, 50], 2, 1),
    ("holy", &[0, 5, 10, 20], 2, 2),
    ("crowd", &[0, 10, 20, 40], 2, 2),
    ("fingers", &[0, 5, 10, 20], 2, 2),
    ("sweep", &[0, 10, 20, 40], 2, 1),
    ("momentum", &[0, 15, 30, 60], 2, 1),
];

/// The tactical attacks, how many there are, and what they say.
pub(super) const TACTICAL: [(&str, u8, Effect); 6] = [
    ("feint", 3, Effect::Feint),
    ("double", 2, Effect::Double { attacks: 2 }),
    ("opportunist", 2, Effect::Opportunist),
    ("focus", 2, Effect::Focus { bonus: 30 }),
    ("behind", 2, Effect::Behind { times: 2 }),
    ("riposte", 2, Effect::Riposte),
];

/// §attack.value: each of the 26 kinds does its value, 0 to 100.
#[test]
fn every_attack_does_its_value() {
    for (card, sides, usual, _) in VALUED {
        assert_eq!(value_of(card, ""), sides[usual], "{card}");
        assert!(sides[usual] <= 100, "{card}");
    }
}

/// §attack.sides, §setup.cards: the sides and the number of each of the 32 kinds of attacks, 66 cards in all.
#[test]
fn attack_cards_bear_these_figures() {
    let (content, mut all) = (printed(), 0);
    for (kind, (word, sides, usual, count)) in VALUED.into_iter().enumerate() {
        let (card, printing) = (Card(kind as u8), content.cards[kind]);
        assert_eq!((card_word(card), card.is_valued(), card.is_attack()), (word, true, true));
        let printed: Vec<u16> = printing.sides.iter().map(u16::from).collect();
        assert_eq!((&printed[..], printing.side as usize, printing.count), (sides, usual, count), "{word}");
        all += count;
    }
    for (at, (word, count, effect)) in TACTICAL.into_iter().enumerate() {
        let (card, printing) = (Card((VALUED.len() + at) as u8), content.cards[VALUED.len() + at]);
        assert_eq!((card_word(card), card.is_valued(), card.is_attack()), (word, false, true));
        assert_eq!((printing.count, printing.effect, printing.sides.len()), (count, effect, 0), "{word}");
        all += count;
    }
    assert_eq!(all, 66);
}

/// §attack.sides: one step up or down, and no further than the card has sides.
#[test]
fn a_card_turns_one_step_and_not_beyond_its_sides() {
    for (card, sides, usual, _) in VALUED {
        let top = sides.len() - 1;
        assert_eq!(value_of(card, "potions=strength@2,strength@2,-"), sides[(usual + 1).min(top)], "{card} up");
        assert_eq!(value_of(card, "crowded=1,1,1"), sides[usual.saturating_sub(1)], "{card} down");
        assert_eq!(value_of(card, "crowded=2,2,2"), sides[usual.saturating_sub(2)], "{card} two down");
        assert_eq!(value_of(card, "crowded=3,3,3"), sides[0], "{card} far down");
    }
}

/// §attack.sides: two steps up are one too many for all but the 5 and the poke, which have none to spare either.
#[test]
fn strength_and_rally_together_turn_a_card_to_its_highest_side() {
    for (card, value) in [("100", 200), ("25", 50), ("5", 10), ("poke", 0)] {
        let hands = format!("{card},rally+feint,feint");
        dragon(&hands, "potions=strength@2,-,-")
            .reveal(&format!("1: set {card}; 2: set feint; 3: set feint"))
            .play("1: pass; 2: rally 1; 3: pass")
            .pass()
            .hits(&format!("1:{value}"));
    }
}

/// §attack.heroic: twice the value for the hero of the portrait, if that hero wants it.
#[test]
fn heroic_attacks_are_doubled_for_their_hero_alone() {
    let heroes = ["dwarf", "thief", "archer", "knight", "barbarian", "mage"];
    for (seat, hero) in heroes.into_iter().enumerate() {
        for (plain, doubled) in [(40, 80), (25, 50)] {
            for (choice, value) in [("plain", plain), ("mighty", doubled)] {
                let mut hands = ["poke", "poke", "poke", "feint", "feint", "feint"].map(String::from);
                hands[seat] = format!("{hero}-{plain}");
                let seats = || (1..=6).filter(|at| *at != seat + 1);
                let sets: Vec<String> = (0..6).map(|at| format!("{}: set {}", at + 1, hands[at])).collect();
                // The hero goes first.
                let mut places: Vec<String> = vec!["1".into(); 6];
                seats().enumerate().for_each(|(at, other)| places[other - 1] = (at + 2).to_string());
                let table = format!("foe=dragon:400 initiative={} hand={}", places.join(","), hands.join(","));
                let played = at(&table, "").reveal(&sets.join("; ")).says("phase=choose:0");
                let seat = seat + 1;
                let played = played.may(seat as u8, "mighty; plain").play(&format!("{seat}: {choice}")).pass_once();
                let Some(Event::Hit { value: found, .. }) =
                    played.events.iter().find(|event| matches!(event, Event::Hit { .. }))
                else {
                    panic!("{hero} hits nothing")
                };
                assert_eq!(*found, value, "{hero} {plain} {choice}");
            }
        }
    }
}

/// §attack.heroic: for all others it is a standard attack: nothing is asked.
#[test]
fn who_plays_anothers_heroic_attack_has_no_choice() {
    dragon("thief-40,dwarf-25,mage-40", "")
        .reveal("1: set thief-40; 2: set dwarf-25; 3: set mage-40")
        .says("phase=window:reveal board=thief-40:plain:0")
        .pass()
        .hits("1:40 2:25 3:40");
}

/// §attack.protected: no low blow of another player can be aimed at it.
#[test]
fn low_blows_do_not_reach_a_heroic_attack() {
    let revealed = || {
        dragon("dwarf-40,trip+fail+rally+feint,feint", "")
            .reveal("1: set dwarf-40; 2: set feint; 3: set feint")
            .play("1: mighty")
            .says("phase=window:reveal")
    };
    for low in ["trip 1", "fail", "rally 1"] {
        revealed().play(&format!("2: {low}")).refuses("attack.protected");
    }
    revealed().may(2, "pass").pass().hits("1:80");
}

/// §attack.protected: only where the card is used in this way.
#[test]
fn a_heroic_card_played_plainly_is_not_protected() {
    dragon("dwarf-40,trip+feint,feint", "")
        .reveal("1: set dwarf-40; 2: set feint; 3: set feint")
        .play("1: plain; 1: pass; 2: trip 1; 3: pass")
        .pass()
        .hits("")
        .fails("1:dwarf-40");
}

/// §attack.protected: once it is revealed; face down it can be edged out.
#[test]
fn a_heroic_card_is_not_protected_face_down() {
    dragon("dwarf-40,edge+feint,feint", "")
        .play("1: set dwarf-40; 2: set feint; 3: set feint; 1: pass; 2: edge 1; 3: pass")
        .pass()
        .hits("")
        .says("shown=-,-,- discard=dwarf-40+feint*2+edge");
}

/// §attack.protected: of two attacks, only the heroic one.
#[test]
fn a_critical_fail_leaves_the_heroic_one_of_two_attacks() {
    dragon("double+dwarf-25+50,fail+feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play dwarf-25; 1: play 50; 1: mighty; 1: pass; 2: fail; 3: pass")
        .pass()
        .hits("1:50")
        .fails("1:50");
}

/// §attack.order: the card is turned before set-ups work, and additions come last.
#[test]
fn turning_comes_first_and_additions_last() {
    // 30 turned up is 60, plus 30, times 2, plus 20 for initiative 1.
    dragon("momentum,feint,feint", "setups=focus@1+behind@1,-,- potions=strength@1,-,-")
        .play("1: set momentum; 2: set feint; 3: set feint")
        .pass()
        .hits("1:200");
    // 10 turned down is 5, times 2, plus 50.
    at("foe=pride:300:300:2 initiative=1,2,3 hand=holy,feint,feint setups=behind@1,-,- crowded=1,0,0", "")
        .reveal("1: set holy; 2: set feint; 3: set feint")
        .play("1: mighty")
        .pass()
        .hits("1:60");
    // 40 as a heroic attack is 80, plus 30.
    dragon("dwarf-40,feint,feint", "setups=focus@1,-,-")
        .reveal("1: set dwarf-40; 2: set feint; 3: set feint")
        .play("1: mighty")
        .pass()
        .hits("1:110");
}

/// §attack.multiplier: of two, one works; both are used up.
#[test]
fn one_multiplier_at_most_works_on_an_attack() {
    dragon("50,feint,feint", "setups=behind@1+behind@1,-,-")
        .play("1: set 50; 2: set feint; 3: set feint")
        .pass()
        .hits("1:100")
        .says("setups=-,-,-");
}

/// §attack.feint: no hit, no damage; it counts as no attack.
#[test]
fn a_feint_hits_nothing() {
    dragon("feint,50,feint", "").play("1: set feint; 2: set 50; 3: set feint").pass().hits("2:50").fails("").loses(
        // All 5, and the one who did most 15 more.
        "1:5 2:5 3:5 2:15",
    );
}

/// §attack.feint: no other card can affect it.
#[test]
fn no_low_blow_reaches_a_feint() {
    let revealed =
        || dragon("feint,trip+fail+rally+feint,feint", "").reveal("1: set feint; 2: set feint; 3: set feint");
    for low in ["trip 1", "fail", "rally 1"] {
        revealed().play(&format!("2: {low}")).refuses("attack.feint");
    }
    revealed().may(2, "pass");
}

/// §attack.replace: other attacks take the card's place; a low blow cannot.
#[test]
fn only_attacks_replace_a_double_strike_or_an_opportunist() {
    dragon("double+50+trip,feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .says("phase=play owed=2 board=-")
        .may(1, "play 50; enough")
        .play("1: play trip")
        .refuses("attack.replace");
    dragon("opportunist+50+trip,feint,feint", "")
        .reveal("1: set opportunist; 2: set feint; 3: set feint")
        .play("1: play 50")
        .says("phase=lay")
        .may(1, "enough")
        .play("1: lay trip")
        .refuses("attack.replace");
}

/// §attack.replace: only what has taken its place can be affected.
#[test]
fn a_card_that_is_replaced_cannot_be_affected() {
    let played = || {
        dragon("double+50+feint,trip+fail+feint,feint", "")
            .reveal("1: set double; 2: set feint; 3: set feint")
            .play("1: play 50; 1: play feint")
            .says("board=50:plain:0+feint:plain:0")
    };
    played().may(2, "pass; fail; trip 1");
    played().play("2: trip 2").refuses("attack.feint");
    played().play("2: trip 3").refuses("attack.feint");
}

/// §attack.replace: whoever wants no more, or has no more, stops.
#[test]
fn fewer_attacks_may_replace_a_card() {
    dragon("double+50+40,feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play 50; 1: enough")
        .pass()
        .hits("1:50");
    dragon("double+50,feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play 50")
        .says("phase=window:reveal")
        .pass()
        .hits("1:50");
    dragon("opportunist+50+40,feint,feint", "")
        .reveal("1: set opportunist; 2: set feint; 3: set feint")
        .play("1: enough")
        .says("phase=lay")
        .play("1: lay 40")
        .pass()
        .hits("1:40");
}

/// §attack.double: two attacks from hand, face up.
#[test]
fn double_strike_is_two_attacks() {
    dragon("double+50+40,feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play 50; 1: play 40")
        .says("phase=window:reveal board=50:plain:0+40:plain:0 shown=double+50+40,-,-")
        .pass()
        .hits("1:50 1:40");
}

/// §attack.double: with another Double Strike among them, three attacks in all.
#[test]
fn two_double_strikes_are_three_attacks() {
    dragon("double*2+50+40+30+20,feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play double; 1: play 50; 1: play 40; 1: play 30")
        .says("phase=window:reveal hand=20,-,-")
        .pass()
        .hits("1:50 1:40 1:30");
}

/// §attack.double, §low.fail: a Critical Fail after it makes both cards fail.
#[test]
fn both_attacks_of_a_double_strike_fail_at_once() {
    dragon("double+50+40,fail+feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play 50; 1: play 40; 1: pass; 2: fail; 3: pass")
        .pass_once()
        .fails("1:50 1:40")
        .loses("1:10");
}

/// §attack.double: a set-up played through it waits for the next round.
#[test]
fn a_set_up_of_a_double_strike_does_not_work_on_its_other_card() {
    for setup in ["focus", "behind"] {
        for order in [[setup, "50"], ["50", setup]] {
            dragon(&format!("double+50+{setup},feint,feint"), "")
                .reveal("1: set double; 2: set feint; 3: set feint")
                .play(&format!("1: play {}; 1: play {}", order[0], order[1]))
                .pass()
                .hits("1:50")
                .says(&format!("setups={setup}@2,-,-"));
        }
    }
}

/// §attack.opportunist: one attack now, and one face down that is revealed after the last player's turn.
#[test]
fn an_opportunist_attacks_now_and_at_the_end() {
    dragon("opportunist+50+40,30,20", "")
        .reveal("1: set opportunist; 2: set 30; 3: set 20")
        .play("1: play 50; 1: lay 40")
        .says("set=40@1,30@2,20@3 board=50:plain:0")
        .pass()
        .hits("1:50 2:30 3:20 1:40");
}

/// §attack.opportunist: several in the order of initiative.
#[test]
fn opportunists_strike_late_in_the_order_of_initiative() {
    at("foe=dragon:400 initiative=3,2,1 hand=opportunist+50+40,25,opportunist+30+20", "")
        .reveal("1: set opportunist; 2: set 25; 3: set opportunist")
        .play("3: play 30; 3: lay 20")
        .pass()
        .play("1: play 50; 1: lay 40")
        .pass()
        .hits("3:30 2:25 1:50 3:20 1:40");
}

/// §attack.opportunist: the killing blow of the second card is its player's.
#[test]
fn an_opportunist_may_strike_the_last_blow() {
    at("foe=dragon:120 left=3 initiative=1,2,3 hand=opportunist+50+40,30,10", "")
        .reveal("1: set opportunist; 2: set 30; 3: set 10")
        .play("1: play 50; 1: lay 40")
        .pass()
        .says("phase=refill prestige=6:0,0:0,0:0");
}

/// §attack.setup: a set-up stays in front of the hero; it is no attack, and goes not on the pile.
#[test]
fn a_set_up_stays_in_front_of_its_hero() {
    for setup in ["focus", "behind"] {
        dragon(&format!("{setup},feint,feint"), "")
            .play(&format!("1: set {setup}; 2: set feint; 3: set feint"))
            .pass_once()
            .says(&format!("setups={setup}@2,-,- pile=- board=-"))
            .pass()
            .hits("")
            .says("state=-,-,- pile=-");
    }
}

/// §attack.setup: plus 30 or times 2 for the next attack of a later round, with which it counts as one.
#[test]
fn a_set_up_works_on_the_next_attack_of_a_later_round() {
    for (setup, value) in [("focus", 80), ("behind", 100)] {
        dragon(&format!("{setup}+50,feint+poke,feint+poke"), "")
            .play(&format!("1: set {setup}; 2: set feint; 3: set feint"))
            .pass()
            .play("1: set 50; 2: set poke; 3: set poke")
            .pass_once()
            .pass_once()
            .hits(&format!("1:{value}"))
            .says(&format!("setups=-,-,- pile=1:50:{value}"));
    }
}

/// §attack.setup: not on an attack of its own round.
#[test]
fn a_set_up_does_not_work_in_its_own_round() {
    dragon("opportunist+focus+50,feint,feint", "")
        .reveal("1: set opportunist; 2: set feint; 3: set feint")
        .play("1: play focus; 1: lay 50")
        .pass()
        .hits("1:50")
        .says("setups=focus@2,-,-");
}

/// §attack.setup: Slip Behind does not turn the card: it doubles what the turned card does.
#[test]
fn slip_behind_does_not_turn_the_card() {
    for (card, more, value) in [("25", "crowded=1,0,0", 30), ("25", "", 50), ("5", "potions=strength@1,-,-", 20)] {
        dragon(&format!("{card},feint,feint"), &format!("setups=behind@1,-,- {more}"))
            .play(&format!("1: set {card}; 2: set feint; 3: set feint"))
            .pass()
            .hits(&format!("1:{value}"));
    }
}

/// §attack.setups: set-ups of several rounds all work on one attack, in the order they were played.
#[test]
fn set_ups_of_several_rounds_work_on_one_attack() {
    let others = "2: set poke; 3: set feint";
    dragon("focus*2+behind+50,poke*3,feint*3", "")
        .play(&format!("1: set focus; {others}"))
        .pass()
        .play(&format!("1: set behind; {others}"))
        .pass()
        .play(&format!("1: set focus; {others}"))
        .pass()
        .says("setups=focus@2+behind@3+focus@4,-,-");
    dragon("50,feint,feint", "setups=focus@1+behind@1+focus@1,-,-")
        .play("1: set 50; 2: set feint; 3: set feint")
        .pass()
        .hits("1:190")
        .says("setups=-,-,-");
}

/// §attack.setup-lost: they are lost with the attack that fails.
#[test]
fn set_ups_are_lost_with_an_attack_that_fails() {
    dragon("50,trip+feint,feint", "setups=focus@1,-,-")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: pass; 2: trip 1; 3: pass")
        .pass()
        .fails("1:50")
        .says("setups=-,-,-");
}

/// §attack.setup-lost: a Feint does not use them up, not even beside an attack.
#[test]
fn a_feint_does_not_use_up_set_ups() {
    dragon("feint,feint,feint", "setups=focus@1,-,-")
        .play("1: set feint; 2: set feint; 3: set feint")
        .pass()
        .says("setups=focus@1,-,-");
    dragon("double+feint+50,feint,feint", "setups=focus@1,-,-")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play feint; 1: play 50")
        .pass()
        .hits("1:80")
        .says("setups=-,-,-");
}

/// §attack.setup-lost: with Double Strike they go to the first of its attacks.
#[test]
fn set_ups_go_to_the_first_of_two_attacks() {
    dragon("double+50+40,feint,feint", "setups=behind@1,-,-")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play 40; 1: play 50")
        .pass()
        .hits("1:80 1:50");
}

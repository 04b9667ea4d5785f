//! What a player has before his eyes: who kills, how much is left, who risks what.

use super::*;
use kernel::{Arg, Lang, Page, PageCell, Telling, Text};

pub(super) fn page(text: &str, seat: u8) -> Page {
    let played = at(text, "");
    played.game.page(&played.game.view(&played.table, Seat(seat - 1)), Seat(seat - 1))
}

/// The id of a text with what it speaks of.
pub(super) fn said(text: &Text) -> String {
    let args = text.args.iter().map(|(_, arg)| match arg {
        Arg::Number(number) => format!(" {number}"),
        Arg::Name(name) => format!(" {}", name.in_lang(Lang::En)),
        Arg::Plain(plain) => format!(" {plain}"),
        Arg::Text(text) => format!(" ({})", said(text)),
    });
    format!("{}{}", text.id, args.collect::<String>())
}

fn notes(page: &Page) -> Vec<String> {
    page.notes.iter().map(said).collect()
}

pub(super) const REVEAL: &str = "foe=ripper:190:190:1 phase=window:reveal initiative=1,2,3,4 active=3 place=3 board=50 spent=40+poke+50 \
                      pile=1:40:40+2:poke:0 hand=trip+30,-,-,100 set=-,-,-,20";

#[test]
fn who_kills_and_how_much_is_left() {
    let seen = page(REVEAL, 1);
    assert!(notes(&seen).contains(&"note-incoming Sylvan 50 100".into()), "{:?}", notes(&seen));
    let gauge = seen.gauges.iter().find(|gauge| gauge.id == "foe").expect("the creature's life");
    assert_eq!((gauge.value, gauge.most), (150, Some(190)));
    let deadly = page(&REVEAL.replace("ripper:190:190", "ripper:90:190"), 1);
    assert!(notes(&deadly).contains(&"note-kills Sylvan 50 0".into()), "{:?}", notes(&deadly));
}

#[test]
fn who_risks_what() {
    let before = page("foe=ripper:190:190:1 phase=set initiative=1,2,3,4 hand=50,50,40,40", 2);
    assert!(notes(&before).contains(&"note-strikes-and (aim-place 15 2) (rule-rips)".into()), "{:?}", notes(&before));
    assert!(notes(&before).contains(&"note-before 190 1".into()), "{:?}", notes(&before));
    assert!(notes(&before).contains(&"note-prize 3 0 1".into()), "{:?}", notes(&before));
    for (seat, state, note) in [
        (1, "-,-,-", "note-kill-you 190"),
        (3, "-,-,-", "note-before 190 2"),
        (3, "barred,-,-", "note-before 190 1"),
        (2, "barred,-,-", "note-kill-you 190"),
    ] {
        let seen = page(&format!("foe=ripper:190:190:1 initiative=1,2,3 hand=50,50,40 state={state}"), seat);
        assert!(notes(&seen).contains(&note.into()), "{:?}", notes(&seen));
    }
    let harsh = page("options=4,normal,9,harsh,prestige foe=ripper:190 initiative=1,2,3,4 hand=50,50,40,40", 2);
    assert!(notes(&harsh).iter().any(|note| note.contains("aim-place 20 2")), "{:?}", notes(&harsh));
    let late = page("number=9 foe=ripper:190 initiative=1,2,3,4 hand=50,50,40,40", 2);
    assert!(notes(&late).contains(&"note-prize 8 5 1".into()), "{:?}", notes(&late));
    let trap = page("foe=ceiling:160 initiative=1,2,3,4 hand=50,50,40,40", 2);
    assert!(!notes(&trap).iter().any(|note| note.starts_with("note-prize")), "{:?}", notes(&trap));
}

/// A hand is shown to its holder, and a card face down to who knows it.
#[test]
fn hands_and_set_cards_are_one_s_own() {
    for (seat, hand, mine, theirs) in
        [(1, "hand-trip", "-", "cell-set (printed ?)"), (4, "hand-100", "cell-set (printed Attack 20)", "-")]
    {
        let page = page(REVEAL, seat);
        let cards: Vec<&str> = page
            .zones
            .iter()
            .find(|zone| zone.id == "hand")
            .expect("a hand")
            .things
            .iter()
            .map(|thing| thing.id.as_str())
            .collect();
        assert!(cards.contains(&hand), "{cards:?}");
        let heroes = page.zones.iter().find(|zone| zone.id == "heroes").expect("the heroes");
        let fourth = heroes.things.iter().find(|thing| thing.id == "hero4").expect("the fourth hero");
        let Some(PageCell::Said(set)) = fourth.cells.last() else { panic!("a set card is seen to lie there") };
        assert_eq!(said(set), if seat == 4 { mine } else { theirs });
        let knows = format!("{page:?}");
        assert_eq!(knows.contains("hand-100"), seat == 4, "a hand is its holder's");
    }
}

/// Every refused choice says why, and every choice says what comes of it.
#[test]
fn choices_say_what_comes_of_them() {
    let told = |text: &str| -> Vec<String> {
        let seen = page(text, 1);
        let said = seen.choices.iter().map(|choice| match &choice.refused {
            None => format!("{}: {}", choice.action, said(&choice.consequence)),
            Some(refused) => format!("{}: {}", choice.action, said(&refused.why)),
        });
        said.collect()
    };
    let reveal = REVEAL.replace("hand=trip+30", "hand=trip+edge+30");
    assert_eq!(told(&reveal), ["pass: comes-nothing", "edge 4: about-edge", "trip 1: comes-trip 50"]);
    let heroic = reveal.replace("board=50 spent=40+poke+50", "board=archer-40:mighty spent=40+poke+archer-40");
    assert_eq!(told(&heroic), ["pass: comes-nothing", "edge 4: about-edge", "trip 1: refused-protected"]);
    let sets = page("foe=ripper:190 initiative=1,2,3 hand=dwarf-40+momentum+trip,40,40", 1);
    let told: Vec<String> = sets.choices.iter().map(|choice| said(&choice.consequence)).collect();
    assert_eq!(told[..2], ["comes-or 40 80".to_string(), "comes-value 50".into()]);
    // A low blow is not for setting while there are attacks, and nobody is asked to think of it.
    assert_eq!(
        sets.choices.iter().map(|choice| choice.action.as_str()).collect::<Vec<_>>(),
        ["set dwarf-40", "set momentum"]
    );
    let later = page("foe=ripper:190 initiative=2,1,3 hand=momentum,40,40", 1);
    assert_eq!(said(&later.choices[0].consequence), "comes-value-and 30 (about-momentum 20)");
}

/// The coin of the bridge is the only chance that a choice speaks of: one in two.
#[test]
fn the_bridge_is_a_coin() {
    let game = SangRancune::default();
    let table = read_table("foe=bridge phase=cross:0 initiative=1,2,3 hand=40+30,40,40").expect("a table");
    let choice = game.page(&game.view(&table, Seat(0)), Seat(0)).choices.into_iter().find(|choice| choice.chance);
    assert_eq!(choice.expect("a choice of chance").action, "flip");
    let mut heard = Vec::new();
    let run = |fate: &mut kernel::Enumerated| {
        let mut ctx = Ctx::new(fate, Vec::new());
        game.apply(&mut table.clone(), Seat(0), crate::Action::Flip, &mut ctx);
        game.outcome(&ctx.audience).map(|text| said(&text))
    };
    kernel::Enumerated::walk_first(SangRancune::FORESIGHT, 9, run, |p, said| heard.push((p, said))).expect("few");
    let half = kernel::Fraction::new(1, 2);
    assert_eq!(heard, [(half, Some("odds-crosses".into())), (half, Some("odds-falls".into()))]);
}

/// Of what others hold no odds are made up: there are more possibilities than anybody wants to hear of.
#[test]
fn hidden_cards_are_not_made_up_for_odds() {
    let game = SangRancune::default();
    let table = read_table("foe=ripper:190 initiative=1,2,3 hand=50+40,30+20,25*2").expect("a table");
    let view = game.view(&table, Seat(0));
    let run = |fate: &mut kernel::Enumerated| game.suppose(&view, Seat(0), fate);
    assert_eq!(kernel::Enumerated::walk(400, run, |_, _| ()), Err(kernel::TooMany));
}

/// What the log says of attacks that failed and of cards that were lost, in both languages.
fn failures(played: &Played) -> Vec<String> {
    let told = played.events.iter().filter(|event| matches!(event, Event::Failed { .. } | Event::Dropped { .. }));
    told.map(|event| said(&played.game.tell(event))).collect()
}

/// §round.failed: the log says which card or rule made an attack fail, and whose card it was.
#[test]
fn the_log_says_why_an_attack_failed() {
    let low = |card: &str, window: &str, blow: &str| {
        at(&format!("foe=dragon:400 initiative=1,2,3 hand=50,{card}+feint,feint"), "")
            .all_set("50 feint feint", window)
            .play(blow)
            .pass()
    };
    let lost = low("edge", "window:opening", "2: edge 1");
    assert_eq!(failures(&lost), ["told-dropped Bruna Attack 50 (why-card-of Vesper Edge Out)"]);
    for (card, blow, name) in [("trip", "2: trip 1", "Trip"), ("fail", "2: fail", "Critical Fail")] {
        let failed = low(card, "window:reveal", blow);
        assert_eq!(failures(&failed), [format!("told-failed Bruna Attack 50 (why-card-of Vesper {name})")]);
    }
    let swept = at("foe=dragon:400 initiative=1,2,3 hand=sweep,40,feint", "").all_set("sweep 40 feint", "set");
    assert_eq!(failures(&swept), ["told-failed Vesper Attack 40 (why-card-of Bruna Sweep)"]);
    let faded =
        at("foe=spectre:100 initiative=1,2,3 hand=40,feint,feint", "coin:heads").all_set("40 feint feint", "set");
    assert_eq!(failures(&faded), ["told-failed Bruna Attack 40 (why-coin)"]);
    let killed = at("foe=ripper:50:150 left=1 initiative=1,2,3 hand=50,40,feint", "").all_set("50 40 feint", "refill");
    assert_eq!(failures(&killed)[0], "told-dropped Vesper Attack 40 (why-end)");
}

/// §attack.protected: whoever dies of a Critical Fail does not strike the heroic blow that it could not reach.
#[test]
fn the_log_says_that_an_attack_failed_with_its_hero() {
    let dead = at("foe=dragon:400 life=10,100,100 initiative=1,2,3 hand=double+dwarf-40+50,fail+feint,feint", "")
        .all_set("double feint feint", "play")
        .play("1: play dwarf-40; 1: play 50; 1: mighty; 2: fail")
        .pass();
    let failed = [
        "told-failed Bruna Attack 50 (why-card-of Vesper Critical Fail)",
        "told-failed Bruna Heroic Attack 40 (Bruna) (why-death)",
    ];
    assert_eq!(failures(&dead), failed);
}

/// §low.edge-signals: a card that was taken while edged out is lost to the Edge Out, whoever played that.
#[test]
fn the_log_says_that_a_card_was_lost_to_an_edge_out() {
    let swapped = at("foe=dragon:400 initiative=1,2,3 hand=50+signals,feint+edge,feint", "")
        .all_set("50 feint feint", "window:opening")
        .play("1: pass; 2: edge 1; 3: pass; 1: pass; 3: pass; 1: swap 2; 2: pass; 3: pass")
        .pass();
    let lost =
        ["told-dropped Bruna Attack 50 (why-card-of Vesper Edge Out)", "told-dropped Bruna Feint (why-card Edge Out)"];
    assert_eq!(failures(&swapped), lost);
}

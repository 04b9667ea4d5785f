//! Small pictures of single zones: each way in which things may lie, drawn alone.

use crate::pages::{self, choice, face_down, named, points, refused, said, thing, toned};
use kernel::{Choice, Gauge, Lang, Layout, Page, Thing, Tone, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use terminal::screen::canvas::{Canvas, Spot};
use terminal::screen::gauges;
use terminal::screen::look::{Glyphs, Look};
use terminal::screen::zones::{self, Scale, Sight};

const SIGNS: Look = Look { glyphs: Glyphs::Unicode, colour: false };
const ACROSS: u16 = 60;

fn page(zones: Vec<Zone>, choices: Vec<Choice>) -> Page {
    let nothing = || said("", "");
    Page { heading: nothing(), gauges: Vec::new(), zones, notes: Vec::new(), prompt: nothing(), choices }
}

/// The signs of a picture of so many lines.
fn signs(down: u16, page: &Page, focus: Option<Spot>, draw: impl Fn(&mut Canvas<'_>, &Sight<'_>)) -> String {
    let speech = pages::speech(Lang::En);
    let sight = Sight { page, speech: &speech, drawing: &pages::drawing, focus, beat: None, staged: false };
    let mut buffer = Buffer::empty(Rect::new(0, 0, ACROSS, down));
    draw(&mut Canvas::new(&mut buffer, SIGNS, Lang::En), &sight);
    let line = |y: u16| (0..ACROSS).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..down).map(|y| format!("\n{}", line(y).trim_end())).collect()
}

/// The first zone of a page, in the room that it asks for.
fn alone(page: &Page, scale: Scale, focus: Option<Spot>) -> String {
    let zone = &page.zones[0];
    let form = zones::form(zone, scale, ACROSS - 1, zone.things.len() as u16);
    let (across, down) = form.expect("a zone that can be drawn in this scale");
    signs(down, page, focus, |canvas, sight| zones::draw(canvas, sight, 0, scale, Rect::new(1, 0, across, down)))
}

fn zone(layout: Layout, things: impl IntoIterator<Item = Thing>) -> Zone {
    Zone::new("zone", said("Zone", "Zone"), layout, things)
}

fn ranked(rank: &str) -> Thing {
    let name = format!("card {rank}");
    Thing { corner: Some(named(rank, rank)), ..thing(rank, (&name, &name), ("monstre", "monster")) }
}

fn path(places: &[(&str, (u8, u8), &[&str])], columns: u8, rows: u8) -> Page {
    let place = |(id, at, leads_to): &(&str, (u8, u8), &[&str])| Thing {
        at: *at,
        leads_to: leads_to.iter().map(|id| (*id).to_string()).collect(),
        ..thing(id, (id, id), ("", ""))
    };
    page(vec![zone(Layout::Path { columns, rows }, places.iter().map(place))], Vec::new())
}

/// What is too long for its line is shortened in itself, its name and its life last; nothing is ever replaced by blanks.
#[test]
fn running_words_that_are_too_long() {
    let life = Gauge::bar("life", said("PV", "HP"), 12, 19);
    let mut guard = thing("guard", ("Garde du trône", "Guard of the throne"), ("ennemi", "enemy of the hero"));
    guard.gauges = vec![life];
    guard.marks = vec![said("maudit", "cursed, poisons whom it hits, and is never frozen")];
    let enemy = page(vec![zone(Layout::Row, [guard.clone()])], Vec::new());
    assert_eq!(alone(&enemy, Scale::Small, None), "\n Zone: [Guard of the throne, HP 12/19]");
    let narrow = |page: &Page| {
        signs(1, page, None, |canvas, sight| zones::draw(canvas, sight, 0, Scale::Small, Rect::new(1, 0, 24, 1)))
    };
    assert_eq!(narrow(&enemy), "\n Zone: [Guard of the th…]");
    let ranks = page(vec![zone(Layout::Stack, ["Queen of spades", "Ten of clubs"].map(ranked))], Vec::new());
    assert_eq!(narrow(&ranks), "\n Zone (2): Queen of sp… …");
    // A price in the corner is no name.
    let ration = Thing { corner: Some(named("2", "2")), ..thing("ration", ("Ration", "Ration"), ("", "")) };
    let shop = page(vec![zone(Layout::Row, [ration])], Vec::new());
    assert_eq!(alone(&shop, Scale::Small, None), "\n Zone: [Ration]");
}

#[test]
fn a_stack() {
    let page = page(vec![zone(Layout::Stack, ["Q", "10", "8"].map(ranked))], Vec::new());
    assert_eq!(
        alone(&page, Scale::Small, None),
        r"
 Zone (3): Q  10  8"
    );
    assert_eq!(
        alone(&page, Scale::Medium, None),
        r"
 Zone (3)
 ╭────╭────╭──────────╮
 │ Q  │ 10 │ 8        │
 │    │    │          │
 │    │    │ monster  │
 ╰────╰────╰──────────╯"
    );
    assert_eq!(
        alone(&page, Scale::Medium, Some(Spot::Thing(0, 0))),
        r"
 Zone (3)
 ╔══════════╗─────────╮
 ║ Q        ║8        │
 ║          ║         │
 ║ monster  ║monster  │
 ╚══════════╝─────────╯"
    );
}

#[test]
fn a_row_with_all_that_a_card_can_hold() {
    let cards = [
        Thing { count: 3, ..ranked("5") },
        Thing { marks: vec![said("", "1 wound")], ..toned("m", Tone::Danger, ("", "Knight"), ("", "monster")) },
        Thing { here: true, ..thing("you", ("", "You"), ("", "hero")) },
        face_down("back"),
    ];
    let choices = vec![choice("m", ("", "Fight"), said("", "")), choice("m", ("", "Flee"), said("", ""))];
    let page = page(vec![zone(Layout::Row, cards)], choices);
    assert_eq!(
        alone(&page, Scale::Medium, Some(Spot::Choice(1))),
        r"
 Zone
 ╭────── ×3 ╮ ╔═ 1·2 ════╗ ╭──────────╮ ╭──────────╮
 │ 5        │ ║  Knight  ║ │   You    │ │░░░░░░░░░░│
 │          │ ║ monster  ║ │   hero   │ │░░ back ░░│
 │ monster  │ ║ 1 wound  ║ │          │ │░░░░░░░░░░│
 ╰──────────╯ ╚══════════╝ ╰── you ───╯ ╰──────────╯"
    );
}

#[test]
fn piles() {
    let zones = vec![Zone::pile("a", said("", "Deck"), 21), Zone::pile("b", said("", "Spent"), 0)];
    let page = page(zones, Vec::new());
    let picture = signs(6, &page, Some(Spot::Zone(0)), |canvas, sight| {
        zones::draw(canvas, sight, 0, Scale::Medium, Rect::new(1, 0, 10, 6));
        zones::draw(canvas, sight, 1, Scale::Medium, Rect::new(14, 0, 10, 6));
    });
    assert_eq!(
        picture,
        r"
▸Deck         Spent
 ╔════════╗   ┌╌╌╌╌╌╌╌╌┐
 ║░░░░░░░░║   ╎        ╎
 ║░░ 21 ░░║   ╎nothing ╎
 ║░░░░░░░░║   ╎        ╎
 ╚════════╝   └╌╌╌╌╌╌╌╌┘"
    );
}

#[test]
fn dice() {
    let die = |id: &str, shows: &str, label: &str| Thing {
        corner: Some(named(shows, shows)),
        ..thing(id, ("", "die"), ("", label))
    };
    let dice =
        [die("a", "6", "critical"), die("b", "4", "hit"), Thing { hidden: true, ..die("c", "1", "not thrown yet") }];
    let page = page(vec![zone(Layout::Dice, dice)], vec![choice("b", ("", "Again"), said("", ""))]);
    assert_eq!(
        alone(&page, Scale::Medium, Some(Spot::Thing(0, 0))),
        r"
 Zone
    ╔═══╗        ╭─1─╮        ╭───╮
    ║ 6 ║        │ 4 │        │░░░│
    ╚═══╝        ╰───╯        ╰───╯
   critical       hit      not thrown…"
    );
    assert_eq!(
        alone(&page, Scale::Small, Some(Spot::Thing(0, 0))),
        r"
 Zone:▸[6 critical]  [1: 4 hit]  [░░]"
    );
}

#[test]
fn lanes() {
    let stands = |lane: u8, thing: Thing| Thing { at: (lane, 0), ..thing };
    let things = [
        stands(0, Thing { here: true, ..thing("you", ("", "You"), ("", "")) }),
        stands(2, Thing { label: points(2), ..thing("z", ("", "Zombie"), ("", "")) }),
        stands(2, Thing { label: points(3), marks: vec![said("", "elite")], ..thing("a", ("", "Archer"), ("", "")) }),
    ];
    let labels = ["group", "space 1", "space 2"].map(|label| said("", label)).to_vec();
    let page = page(vec![zone(Layout::Lanes { labels }, things)], vec![choice("a", ("", "Shoot"), said("", ""))]);
    assert_eq!(
        alone(&page, Scale::Small, None),
        r"
 ╭───── group ──────┬──── space 1 ─────┬──── space 2 ─────╮
 │ @ You            │     nothing      │ Zombie HP 2      │
 │                  │                  │ 1: Archer HP 3   │"
    );
    assert_eq!(
        alone(&page, Scale::Medium, Some(Spot::Choice(0))),
        r"
 Zone
 ╭───── group ──────┬──── space 1 ─────┬──── space 2 ─────╮
 │ @ You            │     nothing      │ Zombie           │
 │                  │                  │ HP 2             │
 │                  │                  │▸1: Archer        │
 │                  │                  │ HP 3             │
 │                  │                  │ elite            │
 ╰──────────────────┴──────────────────┴──────────────────╯"
    );
}

#[test]
fn words_that_run() {
    let tokens =
        [("tooth", 2), ("flask", 1), ("key", 3)].map(|(id, count)| Thing { count, ..thing(id, (id, id), ("", "")) });
    let page = page(vec![zone(Layout::Tokens, tokens)], vec![choice("flask", ("", "Drink"), said("", ""))]);
    assert_eq!(
        alone(&page, Scale::Medium, Some(Spot::Thing(0, 2))),
        r"
 Zone: tooth ×2  1: flask ▸key ×3"
    );
    assert_eq!(
        alone(&page, Scale::Medium, Some(Spot::Choice(0))),
        r"
 Zone: tooth ×2 ▸1: flask  key ×3"
    );
}

/// What is left out of a timeline is the oldest, of a list the last.
#[test]
fn words_that_do_not_fit() {
    let turns = |layout: Layout| {
        let things = (1..=12)
            .map(|at| Thing { here: at == 12, ..thing(&format!("t{at}"), ("", &format!("turn {at}")), ("", "")) });
        page(vec![zone(layout, things)], Vec::new())
    };
    assert_eq!(
        alone(&turns(Layout::Timeline), Scale::Medium, None),
        r"
 Zone: … turn 8 ── turn 9 ── turn 10 ── turn 11 ── [turn 12]"
    );
    assert_eq!(
        alone(&turns(Layout::List), Scale::Small, Some(Spot::Zone(0))),
        r"
▸Zone (12): turn 1  turn 2 …"
    );
}

/// Where arrows part and others arrive on the same row, they part first; arrows that cross do not meet.
#[test]
fn arrows() {
    let fan = path(
        &[
            ("a", (0, 0), &["d", "e"]),
            ("b", (0, 1), &["e", "f"]),
            ("c", (0, 2), &["f"]),
            ("d", (1, 0), &[]),
            ("e", (1, 1), &[]),
            ("f", (1, 2), &["e"]),
        ],
        2,
        3,
    );
    assert_eq!(
        alone(&fan, Scale::Small, Some(Spot::Thing(0, 1))),
        r"
 [         a          ]──┬─▸[         d          ]
                         │
 ║         b          ║─┬┴─▸[         e          ]
                        │              ▴
 [         c          ]─┴──▸[         f          ]"
    );
    let across = path(
        &[("a", (0, 0), &["f"]), ("b", (0, 1), &["e"]), ("d", (1, 0), &[]), ("e", (1, 1), &[]), ("f", (1, 2), &[])],
        2,
        3,
    );
    assert_eq!(
        alone(&across, Scale::Medium, None),
        r"
 Zone
 ╭────────────────────╮     ╭────────────────────╮
 │         a          │─╮   │         d          │
 ╰────────────────────╯ │   ╰────────────────────╯
 ╭────────────────────╮ │   ╭────────────────────╮
 │         b          │─│──▸│         e          │
 ╰────────────────────╯ │   ╰────────────────────╯
                        │   ╭────────────────────╮
                        ╰──▸│         f          │
                            ╰────────────────────╯"
    );
}

#[test]
fn nothing_there() {
    let page = page(vec![zone(Layout::Row, []), zone(Layout::Card, [])], vec![refused("", ("", ""), ("", ""))]);
    assert_eq!(
        alone(&page, Scale::Medium, Some(Spot::Zone(0))),
        r"
▸Zone
 ╔══════════╗
 ║          ║
 ║ nothing  ║
 ║          ║
 ╚══════════╝"
    );
    assert_eq!(
        alone(&page, Scale::Small, Some(Spot::Zone(0))),
        r"
▸Zone: nothing"
    );
}

#[test]
fn gauges_of_every_shape() {
    let gauges = vec![
        Gauge { steps: vec![6, 18], ..Gauge::bar("xp", said("", "XP"), 14, 26) },
        Gauge { steps: vec![2, 4], ..Gauge::pips("hp", said("", "HP"), 3, 5) },
        Gauge::figure("gold", said("", "Gold"), -2),
        Gauge { most: Some(9), ..Gauge::figure("floor", said("", "Floor"), 3) },
    ];
    let page = Page { gauges, ..page(Vec::new(), Vec::new()) };
    let picture = signs(2, &page, None, |canvas, sight| gauges::draw(canvas, sight, Rect::new(1, 0, ACROSS - 1, 2)));
    assert_eq!(
        picture,
        r"
 XP [██████┃░░░] 14/26  HP ●●●○┃○ 3/5  Gold −2  Floor 3/9
"
    );
    let picture = signs(2, &page, None, |canvas, sight| gauges::draw(canvas, sight, Rect::new(1, 0, 40, 2)));
    assert_eq!(
        picture,
        r"
 XP [███████████░░┃░░░░░░] 14/26
 HP ● ● ● ○┃○ 3/5    Gold −2    Floor 3/9"
    );
}

//! Whole games of every box through the real screen: at every decision every legal choice is there in full words, and no zone
//! has moved.
//!
//! A sample runs with the other tests; `OUBLIETTE_STAGE_GAMES=100 cargo test -p oubliette-terminal --test stage` plays so many games a box.

mod common;
mod seen;

use bots::{BotSpec, bot_for};
use kernel::{Choice, Fate, Lang, Layout, Page, Seat, Seed, Seeded, Source, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use seen::Seen;
use std::collections::BTreeMap;
use std::time::Duration;
use table::{IDS, Luck, Settings, nobody_asks, shelf};
use terminal::screen::canvas::Spot;
use terminal::screen::press::Press;

/// Games longer than this are left: what comes later looks like what came before.
const LONGEST: usize = 400;

/// Where there is more to choose from than this, it is worth looking at.
const MANY: usize = 30;

/// What was looked at.
#[derive(Default)]
struct Looked {
    games: usize,
    decisions: usize,
    choices: usize,
    zones: usize,
    left_out: usize,
    /// Pictures of what happened between two decisions.
    beats: usize,
}

/// How much room a zone asks for, beside what its layout says: a row that ever held several things keeps room for several.
type Room = usize;

/// A zone set: which zones there are, how things lie in them, and how many have lain there.
type ZoneSet = Vec<(&'static str, Layout, Room)>;

fn zone_set(page: &Page, most: &mut BTreeMap<&'static str, usize>) -> ZoneSet {
    let zone = |zone: &Zone| {
        let things = most.entry(zone.id).or_default();
        *things = zone.things.len().max(*things);
        let room = match zone.layout {
            Layout::Row => (*things).min(3),
            // Another player has joined, or another card was laid for the rounds: once a game, or once a combat.
            Layout::Table { .. } => *things,
            _ => 0,
        };
        (zone.id, zone.layout.clone(), room)
    };
    page.zones.iter().map(zone).collect()
}

/// Words without the spaces between them: lines may be broken anywhere between two.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// What stands in an area, line after line.
fn within(buffer: &Buffer, area: Rect) -> String {
    let line = |y: u16| (area.x..area.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (area.y..area.bottom()).map(line).collect::<Vec<_>>().join(" ")
}

fn picture(buffer: &Buffer) -> String {
    let area = buffer.area;
    (area.y..area.bottom())
        .map(|y| within(buffer, Rect { y, height: 1, ..area }).trim_end().to_string() + "\n")
        .collect()
}

/// The zones of the decision before: which there were, and where they lay; and the most things that ever lay in each.
#[derive(Default)]
struct Before {
    zones: Option<(ZoneSet, Vec<(&'static str, Rect)>)>,
    most: BTreeMap<&'static str, usize>,
}

/// Prints a picture for whoever wants to look: `OUBLIETTE_STAGE_SHOW=1`.
fn show(picture: &str) {
    if std::env::var_os("OUBLIETTE_STAGE_SHOW").is_some() {
        println!("{picture}");
    }
}

/// No zone lies elsewhere than it did before, where the same zones are there; gives how many are shown.
fn keep_places(seen: &Seen, buffer: &Buffer, before: &mut Before, name: &str) -> usize {
    let (shown, set) = (seen.app.shown_zones(), zone_set(seen.app.page().expect("a table"), &mut before.most));
    if let Some((_, old)) = before.zones.as_ref().filter(|(old_set, _)| *old_set == set) {
        for (id, area) in &shown {
            let moved = old.iter().find(|(known, old)| known == id && (old.x, old.y) != (area.x, area.y));
            assert!(moved.is_none(), "{name}: {id} was at {moved:?}, is at {area:?}\n{}", picture(buffer));
        }
    }
    let count = shown.len();
    before.zones = Some((set, shown));
    count
}

/// Whether a choice is there in all its words but for those that are said once, before several: the name of what it is about, and the words
/// they begin with.
fn said_once(choice: &Choice, label: &str, there: &str, page: &Page, lang: Lang, screen: &str) -> bool {
    let things = page.zones.iter().flat_map(|zone| &zone.things);
    let about = things.filter(|thing| choice.things.first() == Some(&thing.id)).map(|thing| thing.name.in_lang(lang));
    let own = there.trim_start_matches(|sign: char| sign.is_ascii_digit());
    about.map(squeezed).any(|name| {
        let without = |before: &str, after: &str| {
            let label = label.replacen(&format!("{before}{name}{after}"), "", 1);
            let begun = label.strip_suffix(own);
            begun.is_some_and(|begun| begun.is_empty() || screen.contains(&format!("{}:", begun.trim_end_matches(':'))))
        };
        screen.contains(&format!("{name}:"))
            && [("", ""), (":", ""), ("", ":")].into_iter().any(|(before, after)| without(before, after))
    })
}

/// Looks at one decision.
fn look(seen: &mut Seen, before: &mut Before, looked: &mut Looked, name: &str) {
    let buffer = seen.buffer();
    let page = seen.app.page().expect("a table").clone();
    let words = seen.app.session().expect("a game").words(seen.app.house.lang);
    let legal = page.choices.iter().enumerate().filter(|(_, choice)| choice.refused.is_none());
    let legal: Vec<_> = legal.collect();
    let screen = squeezed(&within(&buffer, buffer.area));
    for (at, choice) in &legal {
        let label = squeezed(&words.say(&choice.label));
        let targets = seen.app.targets().iter().filter(|target| target.spot == Spot::Choice(*at));
        let there: String = targets.map(|target| squeezed(&within(&buffer, target.area))).collect();
        // What begins a line begins with a capital.
        let whole = there.to_lowercase().contains(&label.to_lowercase());
        let there = whole || said_once(choice, &label, &there, &page, seen.app.house.lang, &screen);
        assert!(there, "{name}: choice {} is not there: {label}\n{}", at + 1, picture(&buffer));
    }
    let shown = keep_places(seen, &buffer, before, name);
    if looked.decisions % 20 == 7 || legal.len() > MANY {
        show(&picture(&buffer));
    }
    looked.decisions += 1;
    looked.choices += legal.len();
    looked.zones += page.zones.len();
    looked.left_out += page.zones.len() - shown;
}

/// Types a number that no longer one can be meant by, with Enter where one can.
fn choose(seen: &mut Seen, number: usize, most: usize) {
    for digit in number.to_string().chars() {
        seen.press(Press::Sign(digit));
    }
    if number * 10 <= most {
        seen.press(Press::Enter);
    }
}

/// Whatever is being shown is seen to its end, and moves no zone.
fn watch(seen: &mut Seen, before: &mut Before, looked: &mut Looked, name: &str) {
    for _ in 0..2_000 {
        let Some(wakes) = seen.app.wakes(seen.now) else { return };
        seen.now = wakes.max(seen.now + Duration::from_millis(1));
        if seen.app.wake(seen.now) {
            let buffer = seen.buffer();
            if seen.app.page().is_some() {
                keep_places(seen, &buffer, before, name);
                looked.beats += 1;
            }
        }
    }
    panic!("{name}: what is shown has no end");
}

/// Plays a game to its end, one person among bots; gives what was looked at.
fn play(id: &str, players: u64, lang: Lang, size: (u16, u16), seed: &str, still: bool) -> Looked {
    let name = format!("{id} for {players}, seed {seed}, {lang:?}, {size:?}");
    let bots = (1..players as u8).map(|seat| (Seat(seat), BotSpec::Careful)).collect();
    let settings = Settings { players: Some(players), bots, ..Settings::new(Luck::seed(seed)) };
    let session = shelf::open(id, settings, &mut nobody_asks).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    let file = format!("stage-{id}-{players}-{}-{}-{seed}", lang.code(), size.0);
    let mut seen = Seen::speaking(&file, session, still, lang);
    seen.size = size;
    let (mut looked, mut before) = (Looked { games: 1, ..Looked::default() }, Before::default());
    let mut luck = Seeded::new(Seed::of(seed).player(Seat(6)));
    let seat = Seat(0);
    while !seen.app.session().expect("a game").is_over() && looked.decisions < LONGEST {
        watch(&mut seen, &mut before, &mut looked, &name);
        look(&mut seen, &mut before, &mut looked, &name);
        let session = seen.app.session().expect("a game");
        assert!(session.status().awaited().has(seat), "{name}: nobody is asked");
        let spec = if luck.pick(Source::PLAYER, 3) == 0 { BotSpec::Random } else { BotSpec::Careful };
        let bot = bot_for(session, &spec, Seed::of(&format!("{seed} {}", looked.decisions)));
        let action = bot.expect("a bot for every game").decide(&session.seat_view(seat));
        let page = session.page(seat);
        let number = page.choices.iter().position(|choice| choice.action == action);
        choose(&mut seen, number.expect("every legal action is offered") + 1, page.choices.len());
    }
    watch(&mut seen, &mut before, &mut looked, &name);
    end(&mut seen, &name);
    looked
}

/// The plate says the verdict, and the table can be looked at once more.
fn end(seen: &mut Seen, name: &str) {
    let plate = seen.picture();
    if !seen.app.session().expect("a game").is_over() {
        return;
    }
    let said = plate.lines().nth(2).unwrap_or_default();
    assert!(plate.lines().nth(1).is_some_and(|line| line.contains('═')) && said.contains('║'), "{name}:\n{plate}");
    show(&plate);
    seen.press(Press::Sign('t'));
    assert_ne!(seen.picture(), plate, "{name}");
    seen.press(Press::Escape);
    assert_eq!(seen.picture(), plate, "{name}: Escape leads back");
}

fn games(usual: u64) -> u64 {
    let asked = std::env::var("OUBLIETTE_STAGE_GAMES").ok();
    asked.map_or(usual, |games| games.parse().expect("OUBLIETTE_STAGE_GAMES is a number"))
}

/// Plays so many games of a box, with the least and the most players by turns, in both languages by turns.
fn play_box(id: &str, games: u64, size: (u16, u16)) {
    let (least, most) = shelf::label(id).expect("a box").players;
    let mut all = Looked::default();
    for game in 0..games {
        let players = [least, most][(game / 2 % 2) as usize];
        let lang = Lang::ALL[(game % 2) as usize];
        let seed = format!("stage-{game}");
        println!("{id}: seed {seed} for {players}, {lang:?}, {size:?}");
        let looked = play(id, players as u64, lang, size, &seed, game % 2 == 0);
        all.games += looked.games;
        all.decisions += looked.decisions;
        all.choices += looked.choices;
        all.zones += looked.zones;
        all.left_out += looked.left_out;
        all.beats += looked.beats;
    }
    println!(
        "{id} at {size:?}: {} games, {} decisions, {} pictures between them, {} legal choices, {} of {} zones left out",
        all.games, all.decisions, all.beats, all.choices, all.left_out, all.zones
    );
    assert!(all.decisions > 0, "nothing was looked at");
}

#[test]
fn every_legal_choice_is_on_a_small_screen_and_no_zone_moves() {
    for id in IDS {
        play_box(id, games(4), (80, 24));
    }
}

#[test]
fn every_legal_choice_is_on_a_large_screen_and_no_zone_moves() {
    for id in IDS {
        play_box(id, games(2).div_ceil(4).max(2), (120, 40));
    }
}

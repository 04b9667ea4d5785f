//! Pictures of made-up pages: every kind of zone, in both languages, in signs and in plain letters.
//!
//! `BLESS=1 cargo test -p oubliette-terminal --test pictures` draws the whole screens anew; look at them before you commit them.

mod pages;
mod single;

use kernel::{Lang, Layout, Text, ZoneRole};
use pages::Sample;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::terminal::Terminal;
use std::path::{Path, PathBuf};
use terminal::screen::LEAST;
use terminal::screen::board::Board;
use terminal::screen::canvas::{Canvas, Spot, Target, width};
use terminal::screen::keys_line::Key;
use terminal::screen::look::{Glyphs, Look};
use terminal::screen::stage::{Stage, StagePlan, ZonePlace};
use terminal::screen::zones::{ScreenWords, Sight};

const SIGNS: Look = Look { glyphs: Glyphs::Unicode, colour: false };
const LETTERS: Look = Look { glyphs: Glyphs::Ascii, colour: false };
const COLOURS: Look = Look { glyphs: Glyphs::Unicode, colour: true };

/// What is said of what one looks at.
fn detail(sample: &Sample, speech: &ScreenWords, focus: Option<Spot>) -> Vec<(String, Style)> {
    let said = match focus {
        Some(Spot::Choice(at)) => sample.page.choices.get(at).map(|choice| match &choice.refused {
            Some(refused) => {
                let text = Text::new("screen-refused").plain("why", speech.game.say(&refused.why));
                speech.own.say(&text.plain("clause", refused.clause))
            }
            None => {
                let text = Text::new("screen-comes").plain("label", speech.game.say(&choice.label));
                speech.own.say(&text.plain("consequence", speech.game.say(&choice.consequence)))
            }
        }),
        Some(Spot::Thing(zone, thing)) => {
            let thing = &sample.page.zones[zone].things[thing];
            Some(format!("{} ({})", thing.name.in_lang(speech.game.lang), speech.game.say(&thing.label)))
        }
        Some(Spot::Zone(zone)) => Some(speech.game.say(&sample.page.zones[zone].label)),
        _ => None,
    };
    said.into_iter().map(|said| (said, Style::new())).collect()
}

fn keys(speech: &ScreenWords) -> Vec<Key> {
    let word = |id| speech.own.word(id);
    vec![
        Key::named('\n', word("screen-key-enter"), word("screen-key-play")),
        Key::new('u', word("screen-key-undo")),
        Key::new('r', word("screen-key-rules")),
        Key::new('L', word("screen-key-story")),
        Key::new('c', word("screen-key-coach")),
        Key::named('\t', "Tab", word("screen-key-zones")),
        Key::new('?', word("screen-key-help")),
        Key::new('q', word("screen-key-quit")),
    ]
}

/// A page as it is drawn, and what lies where.
fn drawn(
    sample: &Sample,
    speech: &ScreenWords,
    look: Look,
    size: (u16, u16),
    focus: Option<Spot>,
) -> (Buffer, Vec<Target>) {
    let lang = speech.game.lang;
    let story: Vec<String> = sample.story.iter().map(|told| told.in_lang(lang).to_string()).collect();
    let heading = speech.game.say(&sample.page.heading);
    let board = Board {
        prompt_lines: 2,
        sight: Sight { page: &sample.page, speech, drawing: &pages::drawing, focus, beat: None, staged: false },
        stage: &Stage::default(),
        title: format!("{} · {heading}", sample.title.in_lang(lang)),
        badge: "2026-11-15".into(),
        happening: story.last().cloned().into_iter().collect(),
        passed: Vec::new(),
        prompt: speech.game.say(&sample.page.prompt),
        story: &story,
        detail: detail(sample, speech, focus),
        advice: sample.advice.iter().map(|bar| bar.map(|bar| look.beside_the_best(bar, bar == 10))).collect(),
        keys: keys(speech),
    };
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a terminal in memory");
    let mut targets = Vec::new();
    let draw = |frame: &mut ratatui::terminal::Frame<'_>| {
        let mut canvas = Canvas::new(frame.buffer_mut(), look, lang);
        board.draw(&mut canvas);
        targets = canvas.targets;
    };
    terminal.draw(draw).expect("a terminal in memory");
    (terminal.backend().buffer().clone(), targets)
}

/// The signs of a picture, without spaces at the ends of lines.
fn signs(buffer: &Buffer) -> String {
    let area = buffer.area;
    let line = |y: u16| {
        let line: String = (area.x..area.right()).map(|x| buffer[(x, y)].symbol()).collect();
        format!("{}\n", line.trim_end())
    };
    (area.y..area.bottom()).map(line).collect()
}

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(name)
}

/// Compares a picture with the one that was blessed.
fn compare(name: &str, picture: &str) {
    let path = kept(name);
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(kept("")).expect("a place for pictures");
        std::fs::write(&path, picture).expect("the picture can be written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(picture == expected, "{}:\nwas\n{expected}\nis\n{picture}", path.display());
}

/// All that one can look at on a page.
fn spots(sample: &Sample) -> Vec<Spot> {
    let zones = sample.page.zones.iter().enumerate();
    let things = zones.flat_map(|(at, zone)| {
        let things = (0..zone.things.len()).map(move |thing| Spot::Thing(at, thing));
        things.chain([Spot::Zone(at)])
    });
    (0..sample.page.choices.len()).map(Spot::Choice).chain(things).collect()
}

#[test]
fn whole_screens() {
    for lang in Lang::ALL {
        let speech = pages::speech(lang);
        for sample in pages::all() {
            for (look, suffix) in [(SIGNS, ""), (LETTERS, "-ascii")] {
                for (across, down) in [(80, 24), (120, 40)] {
                    // In letters one picture of each size is enough.
                    if look == LETTERS && (lang == Lang::Fr) != (across == 80) {
                        continue;
                    }
                    let (buffer, _) = drawn(&sample, &speech, look, (across, down), Some(sample.focus));
                    let name = format!("{}-{across}x{down}-{}{suffix}.txt", sample.name, lang.code());
                    compare(&name, &signs(&buffer));
                }
            }
        }
    }
}

fn has_a_pictograph(picture: &str) -> bool {
    picture.chars().any(|sign| ('\u{1f000}'..='\u{1ffff}').contains(&sign) || ('\u{fe00}'..='\u{fe0f}').contains(&sign))
}

#[test]
fn nothing_is_said_by_colour_alone() {
    for lang in Lang::ALL {
        let speech = pages::speech(lang);
        for sample in pages::all() {
            for size in [(80, 24), (120, 40)] {
                let draw = |look| drawn(&sample, &speech, look, size, Some(sample.focus)).0;
                let (plain, coloured, letters) = (draw(SIGNS), draw(COLOURS), draw(LETTERS));
                assert_eq!(signs(&plain), signs(&coloured), "{}", sample.name);
                for buffer in [&plain, &letters] {
                    let colourless =
                        buffer.content.iter().all(|cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset));
                    assert!(colourless, "{}", sample.name);
                }
                assert!(coloured.content.iter().any(|cell| cell.fg != Color::Reset), "{}", sample.name);
                let letters = signs(&letters);
                assert!(letters.is_ascii() && !letters.contains("??"), "{}:\n{letters}", sample.name);
                assert!(!has_a_pictograph(&signs(&plain)), "{}", sample.name);
            }
        }
    }
}

/// What must hold of a picture at any size.
fn check(sample: &Sample, speech: &ScreenWords, look: Look, size: (u16, u16), focus: Option<Spot>) {
    let (buffer, targets) = drawn(sample, speech, look, size, focus);
    let window = Rect::new(0, 0, size.0, size.1);
    let picture = signs(&buffer);
    let place = format!("{} at {size:?}, looking at {focus:?}:\n{picture}", sample.name);
    for target in &targets {
        assert!(!target.area.is_empty() && window.union(target.area) == window, "{target:?} in {place}");
    }
    let last = picture.lines().last().expect("a line");
    let help = keys(speech).iter().rev().take(2).map(|key| key.does.clone()).collect::<Vec<_>>();
    assert!(help.iter().all(|does| last.contains(&*look.spelt(does))), "{place}");
    let keys_below = targets.iter().all(|target| matches!(target.spot, Spot::Key(_)) == (target.area.y == size.1 - 1));
    assert!(keys_below, "{place}");
    let rows = |at: usize| targets.iter().filter(move |target| target.spot == Spot::Choice(at));
    let labels = sample.page.choices.iter().map(|choice| width(&speech.game.say(&choice.label)) as u32 + 5);
    let usual = size.0 >= 80
        && size.1 >= 24
        && labels.sum::<u32>() < u32::from(size.0.min(80)) * u32::from(size.1 - 12) * 4 / 5;
    for (at, choice) in sample.page.choices.iter().enumerate().filter(|(_, choice)| choice.refused.is_none()) {
        let label: String = look.spelt(&speech.game.say(&choice.label)).split_whitespace().collect();
        assert!(!usual || rows(at).count() > 0, "choice {at} in {place}");
        let said =
            |target: &Target| (target.area.y..target.area.bottom()).map(|y| (y, target.area)).collect::<Vec<_>>();
        let line = |(y, area): (u16, Rect)| (area.x..area.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        let said: String = rows(at).flat_map(said).map(line).collect();
        let said: String = said.split_whitespace().collect();
        // What many begin with may be said once, before them.
        let own = said.trim_start_matches(|sign: char| sign == '▸' || sign.is_ascii_digit());
        let begun = label.strip_suffix(own).is_some_and(|begun| !own.is_empty() && !begun.is_empty());
        assert!(!usual || said.contains(&label) || begun, "choice {at} in {place}");
    }
    if let Some(Spot::Choice(at)) = focus {
        assert!(rows(at).count() > 0, "{place}");
    }
}

/// Sizes from the least to one that is larger than most windows: the edges of what the drawing knows, and many between.
fn sizes() -> impl Iterator<Item = (u16, u16)> {
    let edges = [LEAST.0, 79, 80, 81, 109, 110, 111, 200].into_iter();
    let edges = edges.flat_map(|across| [LEAST.1, 21, 24, 31, 32, 40, 60].map(|down| (across, down)));
    // 37 and 141, and 17 and 41, have no divisor in common: every width and every height comes up.
    edges.chain((0..423).map(|number| (LEAST.0 + number * 37 % 141, LEAST.1 + number * 17 % 41)))
}

/// Whatever the window, and whatever one looks at.
#[test]
fn every_size_from_the_least() {
    for (number, sample) in pages::all().iter().enumerate() {
        let speech = pages::speech(Lang::ALL[number % 2]);
        let mut spots: Vec<Option<Spot>> = spots(sample).into_iter().map(Some).collect();
        spots.push(None);
        for (at, size) in sizes().enumerate() {
            check(sample, &speech, if at % 2 == 0 { SIGNS } else { LETTERS }, size, spots[at % spots.len()]);
        }
    }
}

/// No zone lies on another, whatever the size; and a hand lies below everything but what yields first.
#[test]
fn zones_lie_apart() {
    for sample in pages::all() {
        let page = &sample.page;
        for width in (LEAST.0 - 2)..=200 {
            let height = LEAST.1 - 2 + width % 40;
            let StagePlan { places, zones, .. } = StagePlan::of(page, &Stage::default(), (width, height), None);
            for (number, place) in places.iter().enumerate() {
                let area = place.area;
                assert!(area.right() <= width && area.bottom() <= zones, "{} in {width}: {place:?}", sample.name);
                let meets = |other: &ZonePlace| other.area.intersects(area);
                assert!(!places[..number].iter().any(meets), "{} in {width}: {place:?}", sample.name);
                let above = places[..number].iter().all(|other| other.area.bottom() <= area.y);
                assert!(page.zones[place.at].role != ZoneRole::Hand || above, "{} in {width}", sample.name);
            }
        }
    }
}

/// What can be done, and what anything says, moves no zone.
#[test]
fn zones_keep_their_places_whatever_can_be_done() {
    for sample in pages::all() {
        for size in [(78, 22), (79, 38), (58, 18), (78, 38)] {
            let plan = StagePlan::of(&sample.page, &Stage::default(), size, None);
            let mut other = sample.page.clone();
            other.choices.truncate(1);
            other.notes.clear();
            for thing in other.zones.iter_mut().flat_map(|zone| &mut zone.things) {
                thing.name = pages::named("Un nom beaucoup plus long qu'avant", "A name much longer than before");
            }
            assert_eq!(plan, StagePlan::of(&other, &Stage::default(), size, None), "{}", sample.name);
        }
    }
}

/// A map that is remembered lies above the story beside the table, where both have room, and nowhere else then.
#[test]
fn a_remembered_map_lies_beside_the_table() {
    let path = |zone: &kernel::Zone| matches!(zone.layout, Layout::Path { .. });
    let mut page = pages::all().into_iter().find(|sample| sample.page.zones.iter().any(path)).expect("a way").page;
    let at = page.zones.iter().position(path).expect("a way");
    page.zones[at].role = ZoneRole::Memory;
    page.zones[at].layout = Layout::Path { columns: 3, rows: 5 };
    let plan = |height: u16, aside: Option<u16>| StagePlan::of(&page, &Stage::default(), (79, height), aside);
    let among = |plan: &StagePlan| plan.places.iter().any(|place| place.at == at);
    let broad = plan(38, Some(36));
    assert_eq!((broad.beside, among(&broad)), (Some((at, 25)), false));
    assert_eq!([plan(28, Some(36)).beside, plan(38, Some(30)).beside, plan(38, None).beside], [None; 3]);
    assert!(among(&plan(38, None)));
}

/// What once lay in a zone keeps its room there.
#[test]
fn zones_keep_their_room_as_things_go() {
    for sample in pages::all() {
        let mut stage = Stage::default();
        stage.see(&sample.page);
        let plan = StagePlan::of(&sample.page, &stage, (78, 22), None);
        let mut emptied = sample.page.clone();
        // A way is as long as it leads.
        emptied.zones.retain(|zone| !matches!(zone.layout, Layout::Path { .. }));
        let plan = if emptied.zones.len() == sample.page.zones.len() { plan } else { continue };
        emptied.zones.iter_mut().for_each(|zone| zone.things.truncate(1));
        assert_eq!(plan, StagePlan::of(&emptied, &stage, (78, 22), None), "{}", sample.name);
    }
}

#[test]
fn every_spot_in_the_usual_sizes() {
    for lang in Lang::ALL {
        let speech = pages::speech(lang);
        for sample in pages::all() {
            for focus in spots(&sample) {
                for size in [LEAST, (80, 24), (120, 40)] {
                    check(&sample, &speech, SIGNS, size, Some(focus));
                }
            }
        }
    }
}

/// What one looks at differs in its signs from what one does not look at.
#[test]
fn focus_can_be_seen_without_colour() {
    let speech = pages::speech(Lang::Fr);
    for sample in pages::all() {
        for look in [SIGNS, LETTERS] {
            for size in [LEAST, (80, 24), (120, 40)] {
                let lines = |focus| -> (Vec<String>, Vec<Target>) {
                    let (buffer, targets) = drawn(&sample, &speech, look, size, focus);
                    (signs(&buffer).lines().map(String::from).collect(), targets)
                };
                let (without, targets) = lines(None);
                for target in targets.iter().filter(|target| !matches!(target.spot, Spot::Key(_))) {
                    let (with, area) = (lines(Some(target.spot)).0, target.area);
                    // Only where it lies, and the sign before it.
                    let cut = |lines: &[String]| -> Vec<String> {
                        let lines = lines.iter().skip(area.y as usize).take(area.height as usize);
                        let from = area.x.saturating_sub(1) as usize;
                        lines.map(|line| line.chars().skip(from).take(area.width as usize + 1).collect()).collect()
                    };
                    assert_ne!(
                        cut(&with),
                        cut(&without),
                        "{:?} of {} at {size:?}:\n{}",
                        target.spot,
                        sample.name,
                        with.join("\n")
                    );
                }
            }
        }
    }
}

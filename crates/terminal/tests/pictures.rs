//! Pictures of made-up pages: every kind of zone, in both languages, in signs and in plain letters.
//!
//! `BLESS=1 cargo test -p oubliette-terminal --test pictures` draws the whole screens anew; look at them before you commit them.

mod pages;
mod single;

use kernel::{Lang, Text};
use pages::Sample;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::terminal::Terminal;
use std::path::{Path, PathBuf};
use terminal::screen::LEAST;
use terminal::screen::arrange::{Arrangement, arrange};
use terminal::screen::board::Board;
use terminal::screen::canvas::{Canvas, Spot, Target};
use terminal::screen::keys_line::Key;
use terminal::screen::look::{Glyphs, Look};
use terminal::screen::zones::{Scale, ScreenWords, Sight};

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
        Key::new('l', word("screen-key-story")),
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
        sight: Sight { page: &sample.page, speech, drawing: &pages::drawing, focus },
        title: format!("{} · {heading}", sample.title.in_lang(lang)),
        badge: "2026-11-15".into(),
        prompt: speech.game.say(&sample.page.prompt),
        story: &story,
        detail: detail(sample, speech, focus),
        advice: sample.advice.iter().map(|bar| bar.map(|bar| look.beside_the_best(bar, bar == 10))).collect(),
        epilogue: sample.epilogue.iter().map(|line| (line.in_lang(lang).to_string(), Style::new())).collect(),
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
    if sample.epilogue.is_empty() {
        let rows = |target: &&Target| matches!(target.spot, Spot::Choice(_)) && target.area.x == 1;
        let rows: Vec<&Target> = targets.iter().filter(rows).collect();
        let least = if size.0 >= 80 && size.1 >= 24 { 6 } else { 4 };
        assert!(rows.len() >= sample.page.choices.len().min(least), "{} choices in {place}", rows.len());
        if let Some(Spot::Choice(at)) = focus {
            assert!(rows.iter().any(|row| row.spot == Spot::Choice(at)), "{place}");
        }
        for row in rows {
            let Spot::Choice(at) = row.spot else { unreachable!("only choices were kept") };
            let line = picture.lines().nth(row.area.y as usize).unwrap_or_default();
            assert!(line.contains(&format!("{} ", at + 1)), "choice {at} in {place}");
        }
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

/// No zone lies on another, whatever their scales.
#[test]
fn zones_lie_apart() {
    let speech = pages::speech(Lang::Fr);
    for sample in pages::all() {
        let sight = Sight { page: &sample.page, speech: &speech, drawing: &pages::drawing, focus: None };
        for width in (LEAST.0 - 2)..=200 {
            let scales = [Scale::Small, Scale::Medium, Scale::Large];
            let scales: Vec<Scale> = (0..sample.page.zones.len()).map(|at| scales[(at + width as usize) % 3]).collect();
            let Arrangement { places, height } = arrange(&sight, SIGNS, &scales, width);
            for (number, (_, place)) in places.iter().enumerate() {
                assert!(place.right() <= width && place.bottom() <= height, "{} in {width}: {place:?}", sample.name);
                let meets = |(_, other): &(usize, Rect)| other.intersects(*place);
                assert!(!places[..number].iter().any(meets), "{} in {width}: {place:?}", sample.name);
            }
        }
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

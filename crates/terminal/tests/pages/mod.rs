//! Made-up pages, one for each kind of table: between them they hold every zone, gauge and choice that a page can.

mod cards;
mod crowd;
mod edges;
mod ending;
mod feud;
mod lanes;
mod rooms;
mod ways;

use kernel::{Choice, Lang, Page, Printed, Refused, Text, Thing, Tone};
use table::Words;
use terminal::screen::canvas::Spot;
use terminal::screen::zones::ScreenWords;

/// A made-up page, and what goes with it.
pub struct Sample {
    /// How its pictures are called.
    pub name: &'static str,
    /// What stands at the top.
    pub title: Printed,
    /// The page.
    pub page: Page,
    /// What one looks at.
    pub focus: Spot,
    /// What happened before.
    pub story: Vec<Printed>,
    /// How the coach compares the choices, in tenths of the best.
    pub advice: Vec<Option<u8>>,
}

impl Sample {
    /// A page that one looks at somewhere.
    pub fn new(name: &'static str, title: Printed, page: Page, focus: Spot, story: &[(&str, &str)]) -> Self {
        let story = story.iter().map(|(fr, en)| named(fr, en)).collect();
        Self { name, title, page, focus, story, advice: Vec::new() }
    }
}

/// All of them.
pub fn all() -> Vec<Sample> {
    vec![
        cards::sample(),
        edges::sample(),
        rooms::sample(),
        lanes::sample(),
        feud::sample(),
        ways::sample(),
        crowd::sample(),
        ending::sample(),
    ]
}

/// The words of made-up pages, and the face's own.
pub fn speech(lang: Lang) -> ScreenWords {
    let game = match lang {
        Lang::Fr => include_str!("fr.ftl"),
        Lang::En => include_str!("en.ftl"),
    };
    ScreenWords {
        game: Words::new(lang, &[game]),
        own: Words::new(lang, &[terminal::locale(lang), table::locale(lang)]),
    }
}

/// A drawing, for those cards that have one.
pub fn drawing(picture: &str) -> Option<&'static str> {
    match picture {
        "beast" => Some("(o_o)\n/|#|\\"),
        "blade" => Some("   /\n  /\n=X="),
        "flask" => Some("  _\n ) (\n(___)"),
        _ => None,
    }
}

/// A name in both languages.
pub fn named(fr: &str, en: &str) -> Printed {
    Printed::new(fr, en)
}

/// A sentence in both languages.
pub fn said(fr: &str, en: &str) -> Text {
    Text::new("said").name("said", &named(fr, en))
}

/// So many points of life.
pub fn points(count: i64) -> Text {
    Text::new("points").number("count", count)
}

/// What a fight costs.
pub fn pays(lost: i64, left: i64) -> Text {
    Text::new("pays").number("lost", lost).number("left", left)
}

/// A thing with a name and a word on what it is.
pub fn thing(id: &str, (fr, en): (&str, &str), label: (&str, &str)) -> Thing {
    Thing::new(id, named(fr, en), said(label.0, label.1), "")
}

/// A thing of a tone.
pub fn toned(id: &str, tone: Tone, name: (&str, &str), label: (&str, &str)) -> Thing {
    Thing { tone, ..thing(id, name, label) }
}

/// A thing that lies face down.
pub fn face_down(id: &str) -> Thing {
    Thing { hidden: true, ..thing(id, ("dos", "back"), ("face cachée", "face down")) }
}

/// Something that can be done to a thing, or without any.
pub fn choice(thing: &str, label: (&str, &str), consequence: Text) -> Choice {
    Choice {
        action: format!("do {thing}"),
        things: if thing.is_empty() { Vec::new() } else { vec![thing.into()] },
        side: None,
        label: said(label.0, label.1),
        consequence,
        clause: "turn",
        chance: false,
        refused: None,
    }
}

/// Something that cannot be done.
pub fn refused(thing: &str, label: (&str, &str), why: (&str, &str)) -> Choice {
    let refused = Some(Refused { clause: "turn.limit", why: said(why.0, why.1) });
    Choice { refused, ..choice(thing, label, said("", "")) }
}

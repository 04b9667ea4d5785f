//! A page, in lines.

use crate::who::capital;
use kernel::{Choice, Gauge, Lang, Layout, Page, PageCell, Text, Thing, Zone, ZoneRole};
use table::{Luck, Words, shelf};

/// Where chance comes from, in words.
pub fn luck(luck: &Luck) -> Text {
    match luck {
        Luck::Seed { seed, deal } if seed.is_empty() && deal.is_empty() => Text::new("plain-seed-empty"),
        Luck::Seed { seed, deal } if deal.is_empty() => Text::new("plain-seed").plain("seed", seed.clone()),
        Luck::Seed { .. } => Text::new("plain-dealt"),
        Luck::Asked => Text::new("plain-asked"),
    }
}

/// The options that are not the rulebook's, a message each.
pub fn options<T: AsRef<str>>(id: &str, options: &[(T, T)]) -> Vec<Text> {
    let specs = shelf::label(id).map(|label| label.options.as_slice()).unwrap_or_default();
    let said = options.iter().map(|(key, value)| (key.as_ref(), value.as_ref()));
    let odd = said.filter_map(|(key, value)| {
        let spec = specs.iter().find(|spec| spec.key == key)?;
        let (_, means) = spec.values.iter().skip(1).find(|(known, _)| *known == value)?;
        Some(Text::new("plain-option").name("label", &spec.label).name("means", means))
    });
    odd.collect()
}

/// Where the game stands, in one line.
pub(super) fn state_line(page: &Page, words: &Words, own: &Words) -> String {
    let gauges = page.gauges.iter().map(|gauge| {
        let text = Text::new("plain-gauge").plain("label", words.say(&gauge.label));
        let text = text.number("value", gauge.value.max(0));
        own.say(&match gauge.most {
            Some(most) => text.number("most", most),
            None => Text { id: "plain-figure", ..text },
        })
    });
    let notes = page.notes.iter().map(|note| words.say(note));
    let heading = own.say(&Text::new("plain-heading").plain("heading", words.say(&page.heading)));
    core::iter::once(heading).chain(gauges).chain(notes).collect::<Vec<_>>().join(" ")
}

/// The choices, a line each: the number, what it is, what certainly comes of it. What cannot be chosen comes last, in one line: typing its
/// number says why.
pub(super) fn choice_lines(choices: &[Choice], words: &Words, own: &Words) -> Vec<String> {
    let numbered = || choices.iter().zip(1i64..);
    let said = |id: &'static str, (choice, number): (&Choice, i64)| {
        Text::new(id).number("number", number).plain("label", capital(&words.say(&choice.label)))
    };
    let allowed = numbered().filter(|(choice, _)| choice.refused.is_none()).map(|(choice, number)| {
        own.say(&said("plain-choice", (choice, number)).plain("consequence", words.say(&choice.consequence)))
    });
    let forbidden = numbered().filter(|(choice, _)| choice.refused.is_some());
    let forbidden: Vec<String> = forbidden.map(|named| own.say(&said("plain-forbidden", named))).collect();
    let last = Text::new("plain-not-now").plain("choices", forbidden.join(", "));
    allowed.chain((!forbidden.is_empty()).then(|| own.say(&last))).collect()
}

/// A zone in one line: what lies there, where that matters, and what is known of it.
pub(super) fn zone_line(zone: &Zone, words: &Words, own: &Words) -> String {
    let things: Vec<String> = zone.things.iter().map(|thing| thing_said(zone, thing, words, own)).collect();
    let line = match (zone.count, things.is_empty()) {
        (0, true) => Text::new("plain-zone-empty"),
        (count, true) => Text::new("plain-zone-hidden").number("count", count),
        (_, false) => {
            // What is long in itself is parted more clearly.
            let joint = match (&zone.layout, words.lang) {
                (Layout::Table { .. }, Lang::Fr) => "\u{202f}; ",
                (Layout::Table { .. }, Lang::En) => "; ",
                _ => ", ",
            };
            Text::new("plain-zone").plain("things", things.join(joint))
        }
    };
    own.say(&line.plain("zone", words.say(&zone.label)))
}

fn thing_said(zone: &Zone, thing: &Thing, words: &Words, own: &Words) -> String {
    let name = thing.name.in_lang(words.lang);
    // Of a long list the names are enough; a map that is remembered says where places lead.
    let map = zone.role == ZoneRole::Memory && matches!(zone.layout, Layout::Path { .. });
    if zone.things.len() > 8
        && !map
        && thing.marks.is_empty()
        && thing.gauges.is_empty()
        && !matches!(zone.layout, Layout::Grid { .. } | Layout::Table { .. })
    {
        return name.into();
    }
    let mut known = vec![words.say(&thing.label)];
    if thing.count > 1 {
        known.push(own.say(&Text::new("plain-times").number("count", thing.count)));
    }
    if thing.hidden {
        known.push(own.word("plain-face-down"));
    }
    if thing.here {
        known.push(own.word("plain-here"));
    }
    known.extend(thing.gauges.iter().map(|gauge| gauge_said(gauge, words)));
    known.extend(thing.marks.iter().map(|mark| words.say(mark)));
    known.extend(place(zone, thing, words, own));
    known.extend(cells(zone, thing, words, own));
    let sides = ["plain-edge-top", "plain-edge-right", "plain-edge-bottom", "plain-edge-left"];
    known.extend(sides.iter().zip(&thing.edges).map(|(side, edge)| format!("{} {}", own.word(side), words.say(edge))));
    let leads = zone.things.iter().filter(|other| thing.leads_to.contains(&other.id));
    let leads: Vec<&str> = leads.map(|other| other.name.in_lang(words.lang)).collect();
    if !leads.is_empty() {
        known.push(own.say(&Text::new("plain-leads").plain("places", leads.join(", "))));
    }
    known.retain(|part| !part.is_empty());
    format!("{name} ({})", known.join(", "))
}

/// How much a thing has of something: `HP 3/4`.
fn gauge_said(gauge: &Gauge, words: &Words) -> String {
    let (label, value) = (words.say(&gauge.label), gauge.value.max(0));
    gauge.most.map_or_else(|| format!("{label} {value}"), |most| format!("{label} {value}/{most}"))
}

/// Where a thing lies, if that matters.
fn place(zone: &Zone, thing: &Thing, words: &Words, own: &Words) -> Option<String> {
    let (column, row) = (thing.at.0 as i64 + 1, thing.at.1 as i64 + 1);
    match &zone.layout {
        Layout::Grid { .. } => Some(own.say(&Text::new("plain-place").number("column", column).number("row", row))),
        Layout::Lanes { labels } => labels.get(thing.at.0 as usize).map(|label| words.say(label)),
        _ => None,
    }
}

/// What stands in a thing's columns, each with its head.
fn cells(zone: &Zone, thing: &Thing, words: &Words, own: &Words) -> Vec<String> {
    let Layout::Table { columns } = &zone.layout else { return Vec::new() };
    let said = columns.iter().skip(1).zip(&thing.cells).filter_map(|(column, cell)| match cell {
        PageCell::Empty => None,
        PageCell::Hidden => Some(format!("{} {}", words.say(column), own.word("plain-face-down"))),
        PageCell::Said(text) | PageCell::Measured(text) => Some(format!("{} {}", words.say(column), words.say(text))),
    });
    said.collect()
}

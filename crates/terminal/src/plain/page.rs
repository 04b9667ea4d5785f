//! A page, in lines.

use kernel::{Choice, Page, Text};
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
    let specs = shelf::label(id).map(|label| label.options).unwrap_or_default();
    let said = options.iter().map(|(key, value)| (key.as_ref(), value.as_ref()));
    let odd = said.filter_map(|(key, value)| {
        let spec = specs.iter().find(|spec| spec.key == key)?;
        let (_, means) = spec.values.iter().skip(1).find(|(known, _)| *known == value)?;
        Some(Text::new("plain-option").plain("key", key).plain("value", value).name("means", means))
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

/// A choice in one line: its number, what it is, what certainly comes of it; or why it cannot be.
pub(super) fn choice_line(number: usize, choice: &Choice, words: &Words, own: &Words) -> String {
    let label = words.say(&choice.label);
    let line = match &choice.refused {
        None => Text::new("plain-choice").plain("consequence", words.say(&choice.consequence)),
        Some(refused) => {
            Text::new("plain-forbidden").plain("why", words.say(&refused.why)).plain("clause", refused.clause)
        }
    };
    own.say(&line.number("number", number as i64).plain("label", label))
}

//! What chance may make of the choices, in lines.

use super::Console;
use kernel::{Chance, Choice, Page, Seat, Text};
use std::io;
use table::{Session, Words};

/// The most ways in which chance may fall that are looked at.
const MOST_WAYS: usize = 10_000;
/// Longer fractions are no help to anybody.
const LONGEST_FRACTION: u128 = 99_999;

/// What chance may bring, the likeliest first.
type Forecast = Vec<(Chance, Text)>;

/// Says what chance may make of every choice that it has a say in; choices with the same odds are said together.
pub fn tell_all(
    console: &mut Console<'_>,
    session: &Session,
    words: &Words,
    page: &Page,
    seat: Seat,
) -> io::Result<()> {
    let mut groups: Vec<(Vec<String>, Forecast)> = Vec::new();
    for (at, choice) in page.choices.iter().enumerate().filter(|(_, choice)| choice.chance) {
        let forecast = session.forecast(seat, &choice.action, MOST_WAYS);
        let number = (at + 1).to_string();
        match groups.iter_mut().find(|(_, known)| *known == forecast) {
            _ if forecast.is_empty() => {}
            Some((numbers, _)) => numbers.push(number),
            None => groups.push((vec![number], forecast)),
        }
    }
    if groups.is_empty() {
        let chance = page.choices.iter().any(|choice| choice.chance);
        return console.say(&Text::new(if chance { "plain-odds-unknown" } else { "plain-odds-none" }));
    }
    for (numbers, forecast) in groups {
        console.say(&Text::new("plain-odds-after").plain("numbers", numbers.join(", ")))?;
        tell(console, words, &forecast)?;
    }
    Ok(())
}

/// Says what chance may make of one choice.
pub fn tell_one(
    console: &mut Console<'_>,
    session: &Session,
    words: &Words,
    (number, choice): (usize, &Choice),
    seat: Seat,
) -> io::Result<()> {
    let forecast = session.forecast(seat, &choice.action, MOST_WAYS);
    let id = if forecast.is_empty() { "plain-odds-nothing" } else { "plain-odds-choice" };
    console.say(&Text::new(id).number("number", number as i64).plain("label", words.say(&choice.label)))?;
    tell(console, words, &forecast)
}

fn tell(console: &mut Console<'_>, words: &Words, forecast: &[(Chance, Text)]) -> io::Result<()> {
    for (chance, outcome) in forecast {
        let line = match chance {
            Chance::Exact(likelihood) if likelihood.under() <= LONGEST_FRACTION => Text::new("plain-odds-line")
                .plain("over", likelihood.over().to_string())
                .plain("under", likelihood.under().to_string()),
            Chance::Exact(_) => Text::new("plain-odds-about"),
            Chance::About { .. } => {
                Text::new("plain-odds-estimate").plain("error", words.percent(chance.error_in_parts(1000)))
            }
        };
        let line = line.plain("outcome", words.say(outcome)).plain("percent", words.percent(chance.in_parts(1000)));
        console.say(&line)?;
    }
    Ok(())
}

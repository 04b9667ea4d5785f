//! Standing orders, in words: for the seat that gave them, and nobody else.

use kernel::{Order, Text};
use table::{OrderNews, Words};

/// What became of a seat's orders, in sentences; what they decided is one of them.
pub fn told(news: &[OrderNews], game: &Words, own: &Words) -> Vec<String> {
    let mut decided: Vec<(String, i64)> = Vec::new();
    let mut other: Vec<String> = Vec::new();
    for item in news {
        match item {
            OrderNews::Decided { action, label, .. } => {
                let label = label.as_ref().map_or_else(|| action.clone(), |label| game.say(label));
                match decided.last_mut().filter(|(last, _)| *last == label) {
                    Some((_, times)) => *times += 1,
                    None => decided.push((label, 1)),
                }
            }
            OrderNews::Ended { label, .. } => {
                other.push(own.say(&Text::new("orders-ended").plain("order", game.say(label))));
            }
            OrderNews::Reset => other.push(own.word("orders-reset")),
        }
    }
    let often = |(label, times): &(String, i64)| match times {
        1 => label.clone(),
        times => own.say(&Text::new("orders-often").plain("label", label.clone()).number("times", *times)),
    };
    let what = decided.iter().map(often).collect::<Vec<_>>().join(", ");
    let decided = (!what.is_empty()).then(|| own.say(&Text::new("orders-decided").plain("what", what)));
    decided.into_iter().chain(other).collect()
}

/// That orders stand which nobody gave, by the message of that id; nothing where none do.
pub fn usual_orders(usual: &[Order], id: &'static str, game: &Words) -> Option<Text> {
    let labels: Vec<String> = usual.iter().map(|order| game.say(&order.label)).collect();
    let text = || Text::new(id).number("count", labels.len() as i64).plain("orders", labels.join(" ; "));
    (!labels.is_empty()).then(text)
}

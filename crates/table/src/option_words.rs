//! What a game is played with, as people say it: its options, how many play, and which bots.

use crate::bot_spec::BotSpec;
use crate::level::Level;
use crate::shelf;
use crate::words::Words;
use kernel::{Character, Text};

/// A bot, in words: the name of its character, or its level.
pub fn bot(words: &Words, game: &str, bot: &BotSpec) -> String {
    let characters = shelf::label(game).map(|label| label.characters.as_slice()).unwrap_or_default();
    words.say(&bot_text(characters, bot))
}

/// The same, of a game with these characters, as a message.
pub fn bot_text(characters: &[Character], bot: &BotSpec) -> Text {
    match (bot, bot.place(characters)) {
        (_, Some(place)) => Text::new("bot-character").name("name", &characters[place as usize].name),
        (BotSpec::Random, None) => Text::new("bot-random"),
        (BotSpec::MonteCarlo(_), None) => Text::new("bot-montecarlo"),
        (BotSpec::Hidden, None) => Text::new("bot-hidden"),
        (bot, None) => {
            let level = Level::of(bot).unwrap_or(Level::Casual);
            Text::new("bot-level").plain("level", level.word())
        }
    }
}

/// The options of a game as [`shelf::non_default_options`] lists them (`players=2 bots=careful weapon=le`), in words; where all are
/// the rulebook's, nothing.
pub fn options(words: &Words, game: &str, options: &str) -> String {
    let said: Vec<String> = options.split_whitespace().map(|option| one_option(words, game, option)).collect();
    said.join(", ")
}

/// The same, which says so where all are the rulebook's.
pub fn options_or_standard(words: &Words, game: &str, options: &str) -> String {
    let said = self::options(words, game, options);
    if said.is_empty() { words.word("options-standard") } else { said }
}

fn one_option(words: &Words, game: &str, option: &str) -> String {
    let (key, value) = option.split_once('=').unwrap_or((option, ""));
    let specs = shelf::label(game).map(|label| label.options.as_slice()).unwrap_or_default();
    let printed = specs.iter().find(|spec| spec.key == key).and_then(|spec| {
        let (_, meaning) = spec.values.iter().find(|(word, _)| *word == value)?;
        Some(Text::new("option").name("label", &spec.label).name("value", meaning))
    });
    let text = printed.unwrap_or_else(|| match (key, value.parse::<i64>(), key.strip_prefix("bot")) {
        ("players", Ok(players), _) => Text::new("option-players").number("players", players),
        ("bots", ..) => Text::new("option-bots").plain("bot", bot(words, game, &value.into())),
        ("deck", ..) => Text::new("option-deck").plain("deck", value.trim_start_matches("own:")),
        (_, _, Some(seat)) if !seat.is_empty() => {
            Text::new("option-bot").plain("seat", seat).plain("bot", bot(words, game, &value.into()))
        }
        // An option that this release no longer has.
        _ => Text::new("option").plain("label", key).plain("value", value),
    });
    words.say(&text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Lang;

    #[test]
    fn no_machine_word_is_said() {
        let words = Lang::ALL.map(|lang| Words::new(lang, &[crate::locale(lang)]));
        let label = shelf::label(shelf::IDS[0]).expect("a game");
        let spec = &label.options[0];
        for words in &words {
            let (value, meaning) = &spec.values[1];
            let said = options(words, label.id, &format!("players=2 bots=careful {}={value}", spec.key));
            assert!(said.ends_with(meaning.in_lang(words.lang)), "{said}");
            assert!(!said.contains('=') && !said.contains("careful"), "{said}");
            assert_eq!(options(words, label.id, ""), "");
            assert_eq!(options_or_standard(words, label.id, ""), words.word("options-standard"));
        }
        assert_eq!(
            options(&words[0], "none", "bot3=montecarlo:50 deck=own:1a2b3c4d"),
            "joueur 3 : Robot réfléchi, paquet à vous (1a2b3c4d)"
        );
    }
}

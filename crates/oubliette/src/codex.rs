//! `oubliette codex`

use crate::command::CommandContext;
use crate::failure::Failure;
use kernel::{Lang, Text};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::process::ExitCode;
use table::{Codex, MetChapter, MetEntry, Words, shelf};
use terminal::cabinet::cabinet_words;
use terminal::codex_words::{codex_lines, codex_of, entry_page};

/// `oubliette codex`
pub fn codex(desk: &CommandContext, game: &str, number: Option<usize>, as_json: bool) -> Result<ExitCode, Failure> {
    let label = desk.label(game)?;
    let (runs, _) = desk.archive.runs().map_err(|error| desk.bad_archive(&error))?;
    let Some(codex) = codex_of(label.id, &runs) else { return Ok(ExitCode::SUCCESS) };
    let (own, met) = (cabinet_words(desk.lang), codex.met());
    let asked = number.map(|number| number.checked_sub(1).and_then(|at| met.get(at)).ok_or(number));
    let said = match asked {
        Some(Err(number)) => {
            let text = Text::new("no-codex-number").number("number", number as i64).number("most", met.len() as i64);
            return Err(Failure::Usage(desk.words.say(&text)));
        }
        Some(Ok(one)) if as_json => entry_json(&codex, one, desk.lang).to_string(),
        None if as_json => codex_json(&codex, desk.lang).to_string(),
        Some(Ok(one)) => entry_page(&own, &codex, one).lines().join("\n"),
        None => {
            let mut lines: Vec<String> = codex_lines(&own, &codex).into_iter().map(|line| line.text).collect();
            if met.is_empty() {
                lines.push(own.word("codex-empty"));
            }
            lines.join("\n")
        }
    };
    writeln!(io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}

fn words(codex: &Codex, lang: Lang) -> Words {
    shelf::words(codex.label().id, lang).unwrap_or_else(|| Words::new(lang, &[]))
}

fn codex_json(codex: &Codex, lang: Lang) -> Value {
    let words = words(codex, lang);
    let chapter = |chapter: &MetChapter| {
        let met: Vec<Value> = chapter.met().map(|met| entry_json(codex, met, lang)).collect();
        json!({ "chapter": words.say(chapter.label), "of": chapter.of, "met": met })
    };
    let chapters: Vec<Value> = codex.chapters().iter().map(chapter).collect();
    json!({ "game": codex.label().id, "chapters": chapters })
}

fn entry_json(codex: &Codex, met: &MetEntry, lang: Lang) -> Value {
    let words = words(codex, lang);
    let facts: Vec<String> = met.entry.facts.iter().map(|fact| words.say(fact)).collect();
    json!({
        "id": met.entry.id,
        "name": met.entry.name.in_lang(lang),
        "facts": facts,
        "clauses": met.entry.clauses,
        "times": met.times,
        "games": met.games,
        "first": if met.first.is_empty() { Value::Null } else { met.first.clone().into() },
    })
}

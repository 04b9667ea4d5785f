//! A codex in words: a line for each thing that was met, and a page for one of them.

use kernel::{Lang, Text};
use table::archive::read_text;
use table::record::Record;
use table::rulebook::RulebookClause;
use table::{Codex, GameMeetings, MetChapter, MetEntry, Run, Words, shelf};

/// A line of a codex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodexLine {
    /// What it says.
    pub text: String,
    /// The place of the thing that it is about among all that were met; none for a heading or blank places.
    pub entry: Option<usize>,
}

/// What a game of the archive shows of a codex, to whoever plays on this machine.
pub fn meetings_of(run: &Run) -> GameMeetings {
    let record = read_text(&run.path).ok().and_then(|text| Record::read(&text).ok());
    record.map(GameMeetings::at_one_screen).unwrap_or_default()
}

/// The codex of the game of that id by the player's own games, which come oldest first.
pub fn codex_of(id: &str, runs: &[Run]) -> Option<Codex> {
    let mut codex = Codex::of(id)?;
    runs.iter().filter(|run| run.summary.game == id).for_each(|run| codex.add(&meetings_of(run)));
    Some(codex)
}

/// The words of a game, for its codex.
fn words_of(codex: &Codex, lang: Lang) -> Words {
    shelf::words(codex.label().id, lang).unwrap_or_else(|| Words::new(lang, &[]))
}

/// The whole of a codex: chapters, each with what was met and blank places for the rest.
pub fn codex_lines(own: &Words, codex: &Codex) -> Vec<CodexLine> {
    let words = words_of(codex, own.lang);
    let (mut lines, mut number) = (Vec::new(), 0);
    for chapter in codex.chapters() {
        lines.push(CodexLine { text: heading(own, &words, &chapter), entry: None });
        for met in chapter.met() {
            let text = Text::new("codex-line").number("number", number as i64 + 1).name("name", &met.entry.name);
            let text = own.say(&text.number("times", met.times as i64).number("games", met.games as i64));
            lines.push(CodexLine { text, entry: Some(number) });
            number += 1;
        }
        let blank = chapter.places.len() - chapter.met().count();
        if blank > 0 {
            let text = own.say(&Text::new("codex-blank").number("count", blank as i64));
            lines.push(CodexLine { text, entry: None });
        }
    }
    lines
}

fn heading(own: &Words, words: &Words, chapter: &MetChapter) -> String {
    let text = Text::new(if chapter.of.is_some() { "codex-chapter" } else { "codex-chapter-open" });
    let text = text.plain("label", words.say(chapter.label)).number("met", chapter.met().count() as i64);
    own.say(&text.number("all", chapter.of.unwrap_or(0) as i64))
}

/// The page of something that was met.
pub struct CodexEntryPage {
    /// What it is called.
    pub name: String,
    /// Its drawing, line by line.
    pub drawing: Vec<&'static str>,
    /// What it does, a line each; then how often it was met.
    pub facts: Vec<String>,
    /// The clauses that explain it.
    pub clauses: Vec<RulebookClause>,
}

/// The page of something that was met.
pub fn entry_page(own: &Words, codex: &Codex, met: &MetEntry) -> CodexEntryPage {
    let (words, id) = (words_of(codex, own.lang), codex.label().id);
    let rules = shelf::rules(id, own.lang).unwrap_or_default();
    let date = met.first.split('T').next().filter(|date| !date.is_empty()).unwrap_or("?");
    let often = Text::new("codex-met").number("times", met.times as i64).number("games", met.games as i64);
    let mut facts: Vec<String> = met.entry.facts.iter().map(|fact| words.say(fact)).collect();
    facts.push(own.say(&often.plain("date", date)));
    CodexEntryPage {
        name: met.entry.name.in_lang(own.lang).to_string(),
        drawing: shelf::drawing(id, met.entry.picture).unwrap_or_default().lines().collect(),
        facts,
        clauses: met.entry.clauses.iter().filter_map(|id| rules.iter().find(|rule| rule.id == *id)).cloned().collect(),
    }
}

impl CodexEntryPage {
    /// All of it in plain lines.
    pub fn lines(&self) -> Vec<String> {
        let drawing = self.drawing.iter().map(|line| format!("   {line}"));
        let rules = self.clauses.iter().map(|rule| format!("§{}  {}", rule.id, rule.plain()));
        [self.name.clone()].into_iter().chain(drawing).chain(self.facts.iter().cloned()).chain(rules).collect()
    }
}

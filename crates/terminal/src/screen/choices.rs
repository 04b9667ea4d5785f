//! What can be done, set in one to three columns: every legal choice in full words before anything else is said.

use super::canvas::{cut, width, wrapped};
use super::look::Look;
use super::zones::Sight;
use kernel::{Arg, Lang, Text};

/// The signs before a label: the pointer, the number, what parts them.
const LEAD: [u16; 2] = [5, 4];
/// The columns between two columns of choices.
const GAP: u16 = 2;
/// How far what does not fit beside a label is set in below it.
const INDENT: u16 = 2;
/// What is left of a line is not worth a beginning of words below this.
const WORTH: u16 = 9;
/// The id of the message with which games say that a choice is deadly.
const DEATH: &str = "comes-death";
/// The rows of the table that are covered rather than that what comes of choices goes unsaid.
const COVERED: u16 = 2;
/// The least width of a column of words beside a label: narrower ones are hard to read.
const BROAD_ENOUGH: u16 = 24;

/// A choice in words.
pub struct ChoiceWords {
    /// Its place in the page.
    pub at: usize,
    /// What it is.
    pub label: String,
    /// The thing that it is about, as its label calls it; nothing where it does not.
    pub about: String,
    /// What comes of it, or why it cannot be.
    pub said: String,
    /// What the coach says of it.
    pub advice: String,
    /// Whether whoever does it dies: that is said whatever else is not.
    pub deadly: bool,
}

/// How much of what comes of choices is said beside them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Said {
    /// All of it.
    Whole,
    /// What comes first of it, beside the label or on one line below: a figure, or that one dies.
    First,
    /// As much as stands on the label's line.
    Line,
    /// Nothing: it is said of the one that one looks at.
    Nothing,
}

/// How choices are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Form {
    columns: u16,
    said: Said,
    /// Whether what cannot be done is counted on one line.
    folded: bool,
}

/// What running words say once, before several choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Once {
    /// The thing that they are about.
    Thing,
    /// That thing, and the words they begin with.
    Beginning,
}

/// A piece of text in a cell, from its corner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellText {
    /// Its column in the cell.
    pub x: u16,
    /// Its line in the cell.
    pub y: u16,
    /// What it says.
    pub text: String,
    /// Whether it is the label.
    pub label: bool,
}

/// What stands in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellOf {
    /// A choice, by its place in the page.
    Choice(usize),
    /// All that cannot be done: whichever of them one looks at, or else the first.
    Refused(usize),
}

/// A choice as it is set, relative to the corner of them all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceCell {
    /// What stands there.
    pub of: CellOf,
    /// Its column.
    pub x: u16,
    /// Its first line.
    pub y: u16,
    /// The columns it takes.
    pub width: u16,
    /// The lines it takes.
    pub height: u16,
    /// What it says.
    pub texts: Vec<CellText>,
    /// What the coach says of it.
    pub advice: String,
    /// Whether it is set as running words, its number among them: each of its texts is a piece of a line.
    pub running: bool,
}

/// All choices as they are set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChoiceSheet {
    /// One cell a choice.
    pub cells: Vec<ChoiceCell>,
    /// The lines they take.
    pub height: u16,
    /// What several choices are about, said once before them.
    pub heads: Vec<CellText>,
    /// Whether choices are left out before and after these.
    pub more: (bool, bool),
    /// How many better ways to set them had no room.
    pub setting: usize,
}

/// The rows that choices may take: those that are theirs, with those of piles and memory, and with all that can be covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChoiceRoom {
    /// The columns.
    pub width: u16,
    /// The rows that are theirs.
    pub own: u16,
    /// With those of piles and memory.
    pub strip: u16,
    /// With all that can be covered.
    pub most: u16,
    /// With what is covered by nothing else.
    pub all: u16,
}

/// What can be done and what cannot, in words.
pub struct ChoiceList {
    legal: Vec<ChoiceWords>,
    refused: Vec<ChoiceWords>,
    fold: String,
    /// What follows the name of a thing that several choices are about.
    colon: &'static str,
}

impl ChoiceList {
    /// Reads them off a page.
    pub fn of(sight: &Sight<'_>, look: Look, advice: &[Option<String>]) -> Self {
        let words = |(at, choice): (usize, &kernel::Choice)| {
            let label = crate::who::capital(&sight.said(&choice.label, look));
            let consequence = || sight.said(&choice.consequence, look);
            let said = match &choice.refused {
                Some(refused) => {
                    let why = Text::new("screen-forbidden").plain("why", sight.say(&refused.why));
                    look.spelt(&sight.speech.own.say(&why))
                }
                None if choice.chance => format!("{} {}", consequence(), look.chance()),
                None => consequence(),
            };
            let about = about(sight, choice, look).filter(|name| label.contains(name)).unwrap_or_default();
            let advice = advice.get(at).cloned().flatten().unwrap_or_default();
            let deadly = choice.refused.is_none() && says(&choice.consequence, DEATH);
            ChoiceWords { at, label, about, said, advice, deadly }
        };
        let all = || sight.page.choices.iter().enumerate();
        let legal: Vec<_> = all().filter(|(_, choice)| choice.refused.is_none()).map(words).collect();
        let refused: Vec<_> = all().filter(|(_, choice)| choice.refused.is_some()).map(words).collect();
        let numbers: Vec<String> = refused.iter().map(|choice| (choice.at + 1).to_string()).collect();
        let fold = Text::new("screen-refused-fold").number("count", refused.len() as i64);
        let fold = fold.plain("numbers", numbers.join(look.dot()));
        let fold = look.spelt(&sight.speech.own.say(&fold));
        let colon = if sight.speech.own.lang == Lang::Fr { "\u{a0}:" } else { ":" };
        Self { legal, refused, fold, colon }
    }

    /// Sets them in the room there is, as much in full as it holds; `focused` stays in sight.
    pub fn set(&self, room: ChoiceRoom, focused: Option<usize>) -> ChoiceSheet {
        let form = |(columns, said, folded)| Form { columns, said, folded };
        let [one, two] = [1, 2].map(|columns| {
            [Said::Whole, Said::First].map(|said| [false, true].map(|folded| form((columns, said, folded))))
        });
        // One column with what comes of everything is read at a glance; two are for what would else have none of it.
        let said = [one[0], one[1], two[0], two[1]].concat();
        let brief = [(1, Said::Line, true), (2, Said::Line, true), (3, Said::Line, true), (3, Said::Nothing, true)];
        let brief = brief.map(form);
        let tries = [room.own, room.strip].into_iter().flat_map(|most| said.iter().map(move |form| (*form, most)));
        let covering = room.most.min(room.strip + COVERED);
        let tries = tries.chain(two[1].map(|form| (form, covering)));
        let tries = tries.chain(brief.iter().take(2).map(|form| (*form, room.strip)));
        let tries = tries.chain(two.concat().into_iter().chain(brief).map(|form| (form, room.most)));
        let mut setting = 0;
        for (form, most) in tries {
            let sheet = self.sheet(&self.cells(form, room.width, focused), form, most);
            if let Some(sheet) = sheet {
                return ChoiceSheet { setting, ..sheet };
            }
            setting += 1;
        }
        let running = [Once::Thing, Once::Beginning].map(|once| self.running(&self.legal, once, room.width, focused));
        // Rather than that one cannot be seen, they cover whatever there is.
        let tries = running.iter().chain(&running[1..]).zip([room.most, room.most, room.all]);
        for (sheet, most) in tries {
            if sheet.height <= most {
                return ChoiceSheet { setting, ..sheet.clone() };
            }
            setting += 1;
        }
        ChoiceSheet { setting, ..self.part(room, focused) }
    }

    /// As running words, one choice after the other: nothing takes less room. What several are about is said once.
    fn running(&self, legal: &[ChoiceWords], once: Once, across: u16, focused: Option<usize>) -> ChoiceSheet {
        let (mut cells, mut heads) = (Vec::with_capacity(legal.len() + 1), Vec::new());
        let mut at = (1, 0);
        let mut cell = |of: CellOf, text: &str, at: &mut (u16, u16)| {
            let (texts, advice) = (run(text, across, at), String::new());
            cells.push(ChoiceCell { of, x: 0, y: 0, width: across, height: at.1 + 1, texts, advice, running: true });
        };
        for same in legal.chunk_by(|one, next| one.about == next.about) {
            let mut head = |said: &str, at: &mut (u16, u16)| {
                let colon = if said.ends_with(':') { "" } else { self.colon };
                let pieces = run(&format!("{said}{colon}"), across, at);
                heads.extend(pieces.into_iter().map(|text| CellText { label: false, ..text }));
                at.0 -= APART - 2;
            };
            let grouped = same.len() > 1 && !same[0].about.is_empty();
            if grouped {
                head(&same[0].about, &mut at);
            }
            let words = |choice: &ChoiceWords| match grouped {
                true => without(&choice.label, &choice.about),
                false => choice.label.clone(),
            };
            let mut said: Vec<(&ChoiceWords, String)> = same.iter().map(|choice| (choice, words(choice))).collect();
            if once == Once::Beginning {
                together(&mut said);
            }
            let mut next = 0;
            while next < said.len() {
                let (begun, many) = if once == Once::Thing { ("", 1) } else { beginning(&said[next..]) };
                if many > 1 {
                    head(begun, &mut at);
                }
                for (choice, words) in &said[next..next + many] {
                    let own = words[begun.len()..].trim_start();
                    let own = if choice.deadly { format!("{own} ({})", choice.said) } else { own.into() };
                    cell(CellOf::Choice(choice.at), &format!("{} {own}", choice.at + 1), &mut at);
                }
                next += many;
            }
        }
        let folded = self.refused.iter().find(|choice| Some(choice.at) == focused).or(self.refused.first());
        if let Some(choice) = folded {
            let named = Some(choice.at) == focused;
            let text = if named { format!("{} {}", choice.at + 1, choice.label) } else { self.fold.clone() };
            cell(CellOf::Refused(choice.at), &text, &mut at);
        }
        ChoiceSheet { cells, height: at.1 + 1, heads, ..ChoiceSheet::default() }
    }

    /// As many as fit, with the one that one looks at among them.
    fn part(&self, room: ChoiceRoom, focused: Option<usize>) -> ChoiceSheet {
        let looked_at = self.legal.iter().position(|choice| Some(choice.at) == focused).unwrap_or(0);
        let mut first = 0;
        loop {
            let fits = |last: usize| {
                let sheet = self.running(&self.legal[first..last], Once::Beginning, room.width, focused);
                (sheet.height <= room.most).then_some((last, sheet))
            };
            let found = (first + 1..=self.legal.len()).rev().find_map(fits);
            match found {
                Some((last, sheet)) if looked_at < last => {
                    return ChoiceSheet { more: (first > 0, last < self.legal.len()), ..sheet };
                }
                Some((last, _)) => first = last,
                None => return ChoiceSheet::default(),
            }
        }
    }

    /// All cells, each in its own form, not yet in their places.
    fn cells(&self, form: Form, across: u16, focused: Option<usize>) -> Vec<ChoiceCell> {
        let lead = LEAD[(form.columns > 1) as usize];
        let broad = (across.saturating_sub(GAP * (form.columns - 1))) / form.columns;
        let shown = || self.legal.iter().chain(self.refused.iter().filter(|_| !form.folded));
        let advised = shown().map(|choice| width(&choice.advice)).max().unwrap_or(0);
        let room = broad.saturating_sub(lead + if advised > 0 { advised + 2 } else { 1 });
        let longest = shown().map(|choice| width(&choice.label)).max().unwrap_or(0);
        let aligned = if form.columns == 1 { longest.min(room * 3 / 5) } else { 0 };
        let cell = |choice: &ChoiceWords, said: Said| {
            let texts = texts(choice, room, aligned, said);
            let height = texts.last().map_or(1, |last| last.y + 1);
            let texts = texts.into_iter().map(|text| CellText { x: text.x + lead, ..text }).collect();
            let (of, advice) = (CellOf::Choice(choice.at), choice.advice.clone());
            ChoiceCell { of, x: 0, y: 0, width: broad, height, texts, advice, running: false }
        };
        let mut cells: Vec<ChoiceCell> = self.legal.iter().map(|choice| cell(choice, form.said)).collect();
        if form.folded && !self.refused.is_empty() {
            cells.push(self.fold(lead, broad, focused));
        } else {
            // A reason has one line: the whole of it is said of the one that one looks at.
            cells.extend(self.refused.iter().map(|choice| cell(choice, Said::Line)));
        }
        cells
    }

    /// The line that counts what cannot be done, or names the one of them that one looks at.
    fn fold(&self, lead: u16, broad: u16, focused: Option<usize>) -> ChoiceCell {
        let looked_at = self.refused.iter().find(|choice| Some(choice.at) == focused);
        let text = looked_at.map_or(&self.fold, |choice| &choice.label);
        let text = cut(text, broad.saturating_sub(lead) as usize, "…");
        let at = looked_at.or(self.refused.first()).map_or(0, |choice| choice.at);
        let texts = vec![CellText { x: lead, y: 0, text, label: true }];
        let of = CellOf::Refused(at);
        ChoiceCell { of, x: 0, y: 0, width: broad, height: 1, texts, advice: String::new(), running: false }
    }

    /// Puts cells into as few rows as their columns allow; nothing if that is too many.
    fn sheet(&self, cells: &[ChoiceCell], form: Form, most: u16) -> Option<ChoiceSheet> {
        let tallest = cells.iter().map(|cell| cell.height).max().unwrap_or(0);
        let all: u16 = cells.iter().map(|cell| cell.height).sum();
        let least = all.div_ceil(form.columns).max(tallest);
        (least..=most).find_map(|rows| placed(cells, form.columns, rows))
    }
}

/// Cells one below the other, in columns of so many rows; nothing where they want more columns.
fn placed(cells: &[ChoiceCell], columns: u16, rows: u16) -> Option<ChoiceSheet> {
    let (mut column, mut y) = (0, 0);
    let mut set = Vec::with_capacity(cells.len());
    for cell in cells {
        if y + cell.height > rows {
            (column, y) = (column + 1, 0);
        }
        if column >= columns {
            return None;
        }
        set.push(ChoiceCell { x: column * (cell.width + GAP), y, ..cell.clone() });
        y += cell.height;
    }
    Some(ChoiceSheet { cells: set, height: rows, ..ChoiceSheet::default() })
}

/// Whether a message is, or speaks of, the one with that id.
fn says(text: &Text, id: &str) -> bool {
    text.id == id || text.args.iter().any(|(_, arg)| matches!(arg, Arg::Text(text) if says(text, id)))
}

/// The name of the thing that a choice is about, first of all.
fn about(sight: &Sight<'_>, choice: &kernel::Choice, look: Look) -> Option<String> {
    let id = choice.things.first()?;
    let thing = sight.page.zones.iter().flat_map(|zone| &zone.things).find(|thing| thing.id == *id)?;
    Some(sight.called(thing, look))
}

/// A label without the name of what it is about, which is said before it.
fn without(label: &str, name: &str) -> String {
    let (before, after) = label.split_once(name).unwrap_or((label, ""));
    let before = before.trim_end().trim_end_matches(':').trim_end();
    let after = if before.is_empty() { after.trim_start().trim_start_matches(':') } else { after };
    format!("{before} {}", after.trim_start()).trim().to_string()
}

/// Puts choices that begin with the same word one after the other, in the order of the first of each.
fn together(said: &mut [(&ChoiceWords, String)]) {
    let firsts: Vec<String> = said.iter().map(|(_, words)| first_word(words).into()).collect();
    said.sort_by_key(|(_, words)| firsts.iter().position(|first| first == first_word(words)));
}

fn first_word(words: &str) -> &str {
    words.split(' ').next().unwrap_or_default()
}

/// The words that the first of some labels and those after it begin with, and how many do, where saying them once leaves all of them
/// shortest; never all the words of a label.
fn beginning<'a>(said: &'a [(&ChoiceWords, String)]) -> (&'a str, usize) {
    let labels: Vec<&str> = said.iter().map(|(_, words)| words.as_str()).collect();
    let apart = APART as usize;
    // The shortest way to say all from one on, from the last to the first.
    let mut best: Vec<(usize, usize, usize)> = vec![(0, 0, 0); labels.len() + 1];
    for from in (0..labels.len()).rev() {
        let long = |at: usize| width(labels[at]) as usize + apart;
        best[from] = (long(from) + best[from + 1].0, 0, 1);
        let (mut begun, mut sum) = (labels[from].len(), long(from));
        for last in from + 1..labels.len() {
            begun = shared(labels[from], labels[last], begun);
            if begun == 0 {
                break;
            }
            sum += long(last);
            let (many, head) = (last + 1 - from, width(&labels[from][..begun]) as usize + 1);
            let all = sum + head + apart - many * head + best[last + 1].0;
            best[from] = best[from].min((all, begun, many));
        }
    }
    (&labels[0][..best[0].1], best[0].2)
}

/// How much of a label, up to an end of a word, another label begins with, too; both have words after it.
fn shared(label: &str, other: &str, most: usize) -> usize {
    let ends = label.match_indices(' ').map(|(at, _)| at).take_while(|at| *at <= most);
    ends.filter(|at| other.len() > at + 1 && other.starts_with(&label[..=*at])).last().unwrap_or(0)
}

/// The columns between two choices in a line, the pointer's included.
const APART: u16 = 3;

/// Sets words from a place on, in lines of a width; gives a text for each piece of a line, and where the next words may begin.
fn run(text: &str, across: u16, at: &mut (u16, u16)) -> Vec<CellText> {
    let mut pieces: Vec<CellText> = Vec::new();
    // A number is not parted from what it is the number of.
    let words = text.split(' ').filter(|word| !word.is_empty());
    let mut words: Vec<String> = words.map(String::from).collect();
    if words.len() > 1 {
        let number = words.remove(0);
        words[0] = format!("{number} {}", words[0]);
    }
    for word in words {
        let long = width(&word);
        match pieces.last_mut() {
            Some(piece) if piece.y == at.1 && at.0 + 1 + long < across => {
                piece.text = format!("{} {word}", piece.text);
                at.0 += 1 + long;
            }
            _ => {
                if at.0 + long >= across || pieces.last().is_some_and(|piece| piece.y == at.1) {
                    *at = (if pieces.is_empty() { 1 } else { 1 + INDENT }, at.1 + 1);
                }
                pieces.push(CellText { x: at.0, y: at.1, text: word, label: true });
                at.0 += long;
            }
        }
    }
    at.0 += APART;
    pieces
}

/// What a choice says in a room of some width: its label in full, and what comes of it beside or below.
fn texts(choice: &ChoiceWords, room: u16, aligned: u16, said: Said) -> Vec<CellText> {
    let label = |(y, text): (usize, String)| CellText { x: 0, y: y as u16, text, label: true };
    let mut texts: Vec<CellText> = wrapped(&choice.label, room).into_iter().enumerate().map(label).collect();
    let (last, end) = texts.last().map_or((0, 0), |last| (last.y, width(&last.text)));
    let x = end.max(aligned) + 2;
    let left = room.saturating_sub(x);
    if choice.said.trim().is_empty() || (said == Said::Nothing && !choice.deadly) {
        return texts;
    }
    let put = |x: u16, y: u16, text: String| CellText { x, y, text, label: false };
    let below = room.saturating_sub(INDENT);
    if width(&choice.said) <= left {
        texts.push(put(x, last, choice.said.clone()));
        return texts;
    }
    match said {
        _ if choice.deadly && said > Said::First => {
            texts.push(put(INDENT, last + 1, cut(&first_of(&choice.said, below), below as usize, "…")));
        }
        Said::Nothing => {}
        Said::Line => {
            if left >= WORTH {
                texts.push(put(x, last, cut(&choice.said, left as usize, "…")));
            }
        }
        Said::First => {
            let first = first_of(&choice.said, left);
            match width(&first) <= left || (aligned > 0 && left >= BROAD_ENOUGH && !choice.deadly) {
                true => texts.push(put(x, last, cut(&first, left as usize, "…"))),
                false => texts.push(put(INDENT, last + 1, cut(&first_of(&choice.said, below), below as usize, "…"))),
            }
        }
        Said::Whole if left >= BROAD_ENOUGH => {
            let lines = wrapped(&choice.said, left).into_iter().enumerate();
            texts.extend(lines.map(|(y, text)| put(x, last + y as u16, text)));
        }
        Said::Whole => {
            let lines = wrapped(&choice.said, below).into_iter().enumerate();
            texts.extend(lines.map(|(y, text)| put(INDENT, last + 1 + y as u16, text)));
        }
    }
    texts
}

/// As many of the first parts of what is said as a width holds, or of its first words where these fill it much better, with a sign that
/// there is more; the first part, whatever its width.
fn first_of(said: &str, most: u16) -> String {
    let ends = said.char_indices().filter(|(_, sign)| *sign == ';').map(|(at, _)| said[..at].trim_end());
    let mut ends: Vec<String> = ends.map(|part| format!("{part} …")).collect();
    ends.push(said.into());
    let words = wrapped(said, most.saturating_sub(2)).swap_remove(0) + " …";
    match ends.iter().rev().find(|part| width(part) <= most) {
        Some(part) if part != said && width(&words) > width(part) + WORTH => words,
        Some(part) => part.clone(),
        None => ends.swap_remove(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(legal: usize, refused: usize, label: &str, said: &str) -> ChoiceList {
        let words = |at: usize| ChoiceWords {
            at,
            label: format!("{label} {at}"),
            about: String::new(),
            said: said.into(),
            advice: String::new(),
            deadly: said.contains("die"),
        };
        ChoiceList {
            legal: (0..legal).map(words).collect(),
            refused: (legal..legal + refused).map(words).collect(),
            fold: format!("{refused} refused"),
            colon: ":",
        }
    }

    fn labels(sheet: &ChoiceSheet) -> usize {
        let whole = |cell: &&ChoiceCell| {
            let label: Vec<&str> = cell.texts.iter().filter(|text| text.label).map(|text| &*text.text).collect();
            matches!(cell.of, CellOf::Choice(at) if label.join(" ").ends_with(&format!(" {at}")))
        };
        sheet.cells.iter().filter(whole).count()
    }

    const ROOM: ChoiceRoom = ChoiceRoom { width: 78, own: 7, strip: 9, most: 14, all: 14 };

    #[test]
    fn few_stand_in_one_column_with_their_reasons() {
        let sheet = list(4, 3, "Drink the potion", "+5 HP").set(ROOM, None);
        assert_eq!((sheet.height, sheet.cells.len()), (7, 7));
        assert!(sheet.cells.iter().all(|cell| cell.x == 0));
    }

    #[test]
    fn what_cannot_be_done_folds_before_anything_is_cut() {
        let sheet = list(6, 4, "Drink the potion", "+5 HP").set(ROOM, None);
        assert_eq!((sheet.height, sheet.cells.len()), (7, 7));
        assert_eq!(sheet.cells[6].of, CellOf::Refused(6));
        // Whichever one looks at is named there.
        let sheet = list(6, 4, "Drink the potion", "+5 HP").set(ROOM, Some(8));
        assert_eq!(sheet.cells[6].of, CellOf::Refused(8));
        assert_eq!(sheet.cells[6].texts[0].text, "Drink the potion 8");
    }

    #[test]
    fn many_stand_in_columns_with_all_their_words() {
        let many =
            [(14, "Drink"), (20, "Drink the potion of fire"), (22, "Offer the potion of fire for it"), (40, "Go")];
        for (count, label) in many {
            let sheet = list(count, 5, label, "five points of life, and the potion is gone for good").set(ROOM, None);
            assert_eq!(labels(&sheet), count, "{label}: {sheet:?}");
            assert!(sheet.height <= ROOM.most && sheet.more == (false, false));
        }
    }

    #[test]
    fn what_many_are_about_is_said_once() {
        let things = ["Potion de Boule de Feu", "Amulette de Mentalisme", "Baume"];
        let words = |at: usize| {
            let (about, who) = (things[at / 12], ["Filoute", "Sylvain", "Hroda"][at % 3]);
            let label = match at % 12 {
                0..4 => format!("Donner à {who} : {about}"),
                _ => format!("Proposer à {who} : {about} contre Potion de Peau de Fer"),
            };
            let (said, advice, deadly) = (String::new(), String::new(), false);
            ChoiceWords { at, label, about: about.into(), said, advice, deadly }
        };
        let list =
            ChoiceList { legal: (0..36).map(words).collect(), refused: Vec::new(), fold: String::new(), colon: ":" };
        let room = ChoiceRoom { most: 22, all: 22, ..ROOM };
        let sheet = list.set(room, None);
        assert_eq!((sheet.more, sheet.cells.len()), ((false, false), 36));
        assert!(sheet.height <= room.most);
        let heads: Vec<&str> = sheet.heads.iter().map(|text| &*text.text).collect();
        assert!(heads.join(" ").starts_with("Potion de Boule de Feu: Amulette"), "{heads:?}");
        assert_eq!(sheet.cells[1].texts[0].text, "2 Donner à Sylvain");
        let said: Vec<&str> = sheet.cells[4].texts.iter().map(|text| &*text.text).collect();
        assert_eq!(said.join(" "), "5 Proposer à Sylvain contre Potion de Peau de Fer");
    }

    #[test]
    fn what_many_begin_with_is_said_once_where_room_is_short() {
        let words = |at: usize| {
            let (who, what) = (["Filoute", "Sylvain", "Hroda"][at / 12], at % 12);
            let label = format!("Proposer à {who} : Baume contre Potion de Peau de Fer numéro {what}");
            let (said, advice) = (String::new(), String::new());
            ChoiceWords { at, label, about: "Baume".into(), said, advice, deadly: false }
        };
        let legal: Vec<ChoiceWords> = (0..36).map(words).collect();
        let list = ChoiceList { legal, refused: Vec::new(), fold: String::new(), colon: ":" };
        let sheet = list.set(ROOM, None);
        assert_eq!((sheet.more, sheet.cells.len()), ((false, false), 36), "{sheet:?}");
        let heads: Vec<&str> = sheet.heads.iter().map(|text| &*text.text).collect();
        let heads = heads.join(" ");
        assert!(heads.starts_with("Baume: Proposer à Filoute contre Potion de Peau de Fer numéro:"), "{heads}");
        assert_eq!(sheet.cells[13].texts[0].text, "14 1");
        // No label loses all its words, and what is said alone stays as it is.
        let said = ["Give to Anne", "Drink", "Give to Anne now", "Give to Bert"];
        let mut said: Vec<_> = said.into_iter().map(|words| (&list.legal[0], String::from(words))).collect();
        together(&mut said);
        assert_eq!(beginning(&said), ("Give to", 3));
        assert_eq!((beginning(&said[2..]), &*said[3].1), (("", 1), "Drink"));
    }

    /// What comes first is never left out while all choices stand in columns: it may be that one dies.
    #[test]
    fn what_comes_first_is_kept() {
        let said = "−14, you die; the weapon then kills less than 9, and the room is done";
        for count in [4, 7, 9, 12] {
            let sheet = list(count, 3, "Ace of clubs with bare hands", said).set(ROOM, None);
            for cell in sheet.cells.iter().filter(|cell| matches!(cell.of, CellOf::Choice(_))) {
                let all: String = cell.texts.iter().map(|text| format!("{} ", text.text)).collect();
                assert!(all.contains("you die"), "{count}: {cell:?}");
            }
        }
        assert_eq!(first_of("−7 → 5 HP; then more; and more", 12), "−7 → 5 HP …");
        assert_eq!(first_of("−7 → 5 HP; then more; and more", 24), "−7 → 5 HP; then more …");
        assert_eq!(first_of("−7 → 5 HP", 3), "−7 → 5 HP");
        assert_eq!(
            first_of("−7 → 5 HP; then the weapon kills less than 9", 40),
            "−7 → 5 HP; then the weapon kills less …"
        );
    }

    #[test]
    fn what_can_never_fit_is_seen_in_parts() {
        let mut list = list(200, 0, "Drink the potion", "");
        // Nothing that could be said once.
        list.legal.iter_mut().for_each(|choice| choice.label = format!("{}-fold potion", choice.at));
        for focused in [0, 77, 199] {
            let sheet = list.set(ROOM, Some(focused));
            assert!(sheet.cells.iter().any(|cell| cell.of == CellOf::Choice(focused)), "{focused}");
            assert!(sheet.height <= ROOM.most);
            assert_eq!(sheet.more, (focused > 0, focused < 199), "{focused}");
        }
    }
}

//! A film: what happened, beat by beat, each with the parts of the board that it changed. A page's script shows them one after the other.

use super::{BoardView, scene_slots};
use crate::html::slot::Slot;
use kernel::{Beat, BeatKind, BeatWeight, Page};
use maud::{Markup, PreEscaped, html};
use table::StagedBeat;

/// The most beats of a film, the last ones: whoever was away longer than that reads the story.
const MOST: usize = 8;

/// What was staged, as a film for the eyes of a view that had a page before them, each beat known by its decision and its place among what
/// followed from it.
pub fn film(view: &BoardView<'_>, before: Option<&Page>, beats: &[StagedBeat]) -> Markup {
    let mut shown = before.map(|page| scene_slots(&BoardView { page, ..still(view) })).unwrap_or_default();
    let (mut frames, mut last, mut place) = (Vec::new(), 0, 0);
    let skipped = beats.len().saturating_sub(MOST);
    for (at, StagedBeat { step, beat, page }) in beats.iter().enumerate() {
        place = if *step == last { place + 1 } else { 0 };
        last = *step;
        // Of what is skipped, the last says what lay there.
        if at + 1 >= skipped {
            let slots = scene_slots(&BoardView { page, ..still(view) });
            if at >= skipped {
                frames.push(frame(view, &format!("{step}.{place}"), beat, changed(&shown, &slots)));
            }
            shown = slots;
        }
    }
    html! { @for frame in frames { (frame) } }
}

/// The same view with nothing to answer or to look at.
fn still<'a>(view: &BoardView<'a>) -> BoardView<'a> {
    BoardView { ask: None, look: None, undo: None, happened: None, ending: None, ..*view }
}

fn changed<'s>(before: &'s [Slot], now: &'s [Slot]) -> impl Iterator<Item = &'s Slot> {
    now.iter().filter(|slot| !before.iter().any(|old| old.name == slot.name && old.html == slot.html))
}

fn frame<'s>(view: &BoardView<'_>, id: &str, beat: &Beat, slots: impl Iterator<Item = &'s Slot>) -> Markup {
    let amount = (beat.amount != 0).then_some(beat.amount);
    html! {
        section data-beat=(id) data-kind=(kind(beat.kind)) data-from=[&beat.from] data-to=[&beat.to] data-amount=[amount]
            data-turning[beat.weight == BeatWeight::Turning] {
            p { (view.said(&beat.words)) }
            @for slot in slots { div data-slot=(slot.name) { (PreEscaped(&slot.html)) } }
        }
    }
}

fn kind(kind: BeatKind) -> &'static str {
    match kind {
        BeatKind::Told => "told",
        BeatKind::Moves => "moves",
        BeatKind::Shows => "shows",
        BeatKind::Hurt => "hurt",
        BeatKind::Healed => "healed",
        BeatKind::Gained => "gained",
        BeatKind::Lost => "lost",
        BeatKind::Begins => "begins",
        BeatKind::Ends => "ends",
    }
}

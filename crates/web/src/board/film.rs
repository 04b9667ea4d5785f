//! A film: what happened, beat by beat, each with the parts of the board that it changed. A page's script shows them one after the other.

use super::{BoardView, scene_slots, zone_slot};
use crate::html::slot::Slot;
use kernel::{Beat, BeatKind, BeatWeight, Page, ZoneRole};
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
        if at < skipped {
            continue;
        }
        let slots = scene_slots(&BoardView { page, ..still(view) });
        let concerned = |slot: &&Slot| concerns(beat, page, slot) && !shown.contains(slot);
        let changed: Vec<Slot> = slots.iter().filter(concerned).cloned().collect();
        frames.push(frame(view, &format!("{step}.{place}"), beat, &changed));
        shown.retain(|old| !changed.iter().any(|new| new.name == old.name));
        shown.extend(changed);
    }
    html! { @for frame in frames { (frame) } }
}

/// Whether a beat is about what lies in a slot: what it changes elsewhere is there when all of it is over. A beat that points at nothing is
/// about the scene and who is faced there.
fn concerns(beat: &Beat, page: &Page, slot: &Slot) -> bool {
    let Some(zone) = page.zones.iter().find(|zone| zone_slot(zone) == slot.name) else { return true };
    let ends: Vec<&String> = beat.from.iter().chain(&beat.to).collect();
    let here = |end: &&String| zone.id == end.as_str() || zone.things.iter().any(|thing| thing.id == **end);
    let in_front = matches!(zone.role, ZoneRole::Scene | ZoneRole::Opponent);
    if ends.is_empty() { in_front } else { ends.iter().any(here) }
}

/// The same view with nothing to answer or to look at.
fn still<'a>(view: &BoardView<'a>) -> BoardView<'a> {
    BoardView { ask: None, look: None, undo: None, happened: None, ending: None, ..*view }
}

fn frame(view: &BoardView<'_>, id: &str, beat: &Beat, slots: &[Slot]) -> Markup {
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

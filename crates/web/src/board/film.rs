//! A film: what happened, beat by beat, each with the parts of the board that it changed. A page's script shows them one after the other.

use super::{BoardView, scene_slots, zone_slot};
use crate::html::slot::Slot;
use kernel::{Beat, BeatKind, BeatWeight, Page, ZoneRole};
use maud::{Markup, PreEscaped, html};
use table::StagedBeat;

/// The most beats of a film, the last ones: whoever was away longer than that reads the story.
const MOST: usize = 8;

/// What each beat is known by: its decision, and its place among what followed from it.
fn beat_ids(beats: &[StagedBeat]) -> Vec<String> {
    let (mut last, mut place) = (0, 0);
    let id = |staged: &StagedBeat| {
        place = if staged.step == last { place + 1 } else { 0 };
        last = staged.step;
        format!("{last}.{place}")
    };
    beats.iter().map(id).collect()
}

/// What the last of some beats is known by.
pub fn last_beat(beats: &[StagedBeat]) -> Option<String> {
    beat_ids(beats).pop()
}

/// What was staged, as a film for the eyes of a view that had a page before them.
pub fn film(view: &BoardView<'_>, before: Option<&Page>, beats: &[StagedBeat]) -> Markup {
    let mut shown = before.map(|page| slots_of(view, page)).unwrap_or_default();
    let mut frames = Vec::new();
    let skipped = beats.len().saturating_sub(MOST);
    for (id, StagedBeat { beat, page, .. }) in beat_ids(beats).iter().zip(beats).skip(skipped) {
        let slots = slots_of(view, page);
        let concerned = |slot: &&Slot| concerns(beat, page, slot) && !shown.contains(slot);
        let changed: Vec<Slot> = slots.iter().filter(concerned).cloned().collect();
        frames.push(frame(view, id, beat, &changed));
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

/// The slots of a page, as these eyes see it while nothing is asked.
fn slots_of(view: &BoardView<'_>, page: &Page) -> Vec<Slot> {
    scene_slots(&BoardView::still(view.game, view.words, view.ui, page))
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

//! A film: what happened, beat by beat, each with the parts of the board that it changed. A page's script shows them one after the other.

use super::{BoardView, scene_slots, zone_slot};
use crate::html::slot::Slot;
use kernel::{Beat, BeatKind, BeatWeight, Page, ZoneRole};
use maud::{Markup, PreEscaped, html};
use table::StagedBeat;

/// The longest that a film lasts, in milliseconds: what weighs least is left out of a longer one, and what turns a game never.
const LONGEST: u32 = 8000;
/// The most that a film may weigh, in bytes, and what it may weigh where much is sent along: above that, of what weighs least the oldest is said
/// and not drawn, one beat after the other.
const HEAVIEST: usize = 22_000;
const LIGHTER: usize = 10_000;

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

/// How much a beat weighs in a film: asides, what is shown, what is felt, and what turns the game.
fn weight(beat: &Beat) -> usize {
    match beat.kind {
        _ if beat.weight == BeatWeight::Turning => 3,
        BeatKind::Hurt | BeatKind::Healed | BeatKind::Lost | BeatKind::Ends => 2,
        BeatKind::Shows | BeatKind::Gained | BeatKind::Begins => 1,
        BeatKind::Told | BeatKind::Moves => 0,
    }
}

/// How long a beat of each weight is looked at, in milliseconds.
const TIMES: [u32; 4] = [260, 360, 520, 1000];

fn time(beat: &Beat) -> u32 {
    TIMES[weight(beat)]
}

/// The beats that there is time for, by their places: the lightest go first, and of those the oldest.
fn shown_beats(beats: &[StagedBeat]) -> Vec<usize> {
    let mut total: u32 = beats.iter().map(|staged| time(&staged.beat)).sum();
    let mut order: Vec<usize> = (0..beats.len()).filter(|at| weight(&beats[*at].beat) < 3).collect();
    order.sort_by_key(|at| (weight(&beats[*at].beat), *at));
    let mut left_out = Vec::new();
    for at in order {
        if total <= LONGEST {
            break;
        }
        total -= time(&beats[at].beat);
        left_out.push(at);
    }
    (0..beats.len()).filter(|at| !left_out.contains(at)).collect()
}

/// A film, for whoever has the page that it begins with.
#[derive(Default)]
pub struct Film {
    /// With the parts of the board that each beat changes.
    pub drawn: String,
    /// With fewer of them.
    pub lighter: String,
    /// What each beat says and points at, and no more: for a page that is about to be another, which weighs enough by itself.
    pub told: String,
}

/// What was staged, as a film for the eyes of a view that had a page before them.
pub fn film(view: &BoardView<'_>, before: Option<&Page>, beats: &[StagedBeat]) -> Film {
    let ids = beat_ids(beats);
    let before = before.map(|page| slots_of(view, page)).unwrap_or_default();
    let shown: Vec<(&String, &StagedBeat, Vec<Slot>)> =
        shown_beats(beats).into_iter().map(|at| (&ids[at], &beats[at], slots_of(view, &beats[at].page))).collect();
    let film_of = |said: &[usize]| {
        let mut stands = before.clone();
        let mut frames = Vec::new();
        for (at, (id, StagedBeat { beat, page, .. }, slots)) in shown.iter().enumerate() {
            let drawn = !said.contains(&at);
            let concerned = |slot: &&Slot| drawn && concerns(beat, page, slot) && !stands.contains(slot);
            let changed: Vec<Slot> = slots.iter().filter(concerned).cloned().collect();
            frames.push(frame(view, id, beat, &changed).into_string());
            stands.retain(|old| !changed.iter().any(|new| new.name == old.name));
            stands.extend(changed);
        }
        frames.concat()
    };
    let mut lightest_first: Vec<usize> = (0..shown.len()).collect();
    lightest_first.sort_by_key(|at| (weight(&shown[*at].1.beat), *at));
    let told = film_of(&lightest_first);
    let mut films = (0..shown.len()).map(|many| film_of(&lightest_first[..many]));
    let drawn = films.find(|film| film.len() <= HEAVIEST).unwrap_or_else(|| told.clone());
    let lighter = if drawn.len() <= LIGHTER { Some(drawn.clone()) } else { films.find(|film| film.len() <= LIGHTER) };
    Film { drawn, lighter: lighter.unwrap_or_else(|| told.clone()), told }
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
    scene_slots(&BoardView { plates: view.plates, ..BoardView::still(view.game, view.words, view.ui, page) })
}

fn frame(view: &BoardView<'_>, id: &str, beat: &Beat, slots: &[Slot]) -> Markup {
    let amount = (beat.amount != 0).then_some(beat.amount);
    html! {
        section data-beat=(id) data-kind=(kind(beat.kind)) data-from=[&beat.from] data-to=[&beat.to] data-amount=[amount]
            data-time=(time(beat)) data-turning[beat.weight == BeatWeight::Turning] {
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

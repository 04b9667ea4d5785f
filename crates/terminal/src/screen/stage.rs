//! Where everything lies on the screen: by what zones are to whoever looks and by the size of the window, never by what can be done
//! or by what anything says. What is shown keeps its place from decision to decision.

use super::zones::{self, Scale};
use kernel::{Page, Zone, ZoneRole};
use ratatui::layout::Rect;
use std::collections::BTreeMap;

/// The columns between two zones.
const GAP: u16 = 2;
/// From this many lines on, what is said takes more lines, and cards have drawings.
const HIGH: u16 = 30;
/// The rows that what can be done has whatever lies on the table; and the most that it keeps where there is room.
const LEAST_CHOICES: u16 = 4;
const MOST_CHOICES: u16 = 14;
/// The rows of the story below, where a screen is high and has no room for it beside.
const STORY: u16 = 6;

/// The least lines of a story beside the table that a zone lies above.
const LEAST_STORY: u16 = 8;

/// The order in which zones are given their places: what comes later yields first.
const ORDER: [ZoneRole; 7] = [
    ZoneRole::Scene,
    ZoneRole::Opponent,
    ZoneRole::Others,
    ZoneRole::Own,
    ZoneRole::Hand,
    ZoneRole::Piles,
    ZoneRole::Memory,
];

/// What a screen remembers of a game, so that nothing is given back that may be needed again.
#[derive(Clone, Debug, Default)]
pub struct Stage {
    /// The most things that ever lay in a zone.
    most: BTreeMap<&'static str, usize>,
    /// The rows that choices covered when they were last drawn: while something is shown, they stay covered.
    pub covered: u16,
}

impl Stage {
    /// Sees a page.
    pub fn see(&mut self, page: &Page) {
        for zone in &page.zones {
            let most = self.most.entry(zone.id).or_default();
            *most = zone.things.len().max(*most);
        }
    }

    /// The most things that ever lay in a zone.
    pub fn most(&self, zone: &Zone) -> u16 {
        self.most.get(zone.id).copied().unwrap_or(0).max(zone.things.len()) as u16
    }
}

/// Where a zone lies, relative to the corner of them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ZonePlace {
    /// The zone, by its place in the page.
    pub at: usize,
    /// How large its things are drawn.
    pub scale: Scale,
    /// Where it lies.
    pub area: Rect,
}

/// The rows of a screen, from top to bottom, and where zones lie in theirs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StagePlan {
    /// The rows of gauges and notes.
    pub state: u16,
    /// The zones that are shown.
    pub places: Vec<ZonePlace>,
    /// The zone that lies beside the table, above the story, and its lines.
    pub beside: Option<(usize, u16)>,
    /// The rows of zones.
    pub zones: u16,
    /// How many of these, the last ones, hold only piles and memory.
    pub strip: u16,
    /// The rows of what can be done.
    pub choices: u16,
    /// The rows of what is said of what one looks at.
    pub detail: u16,
    /// The rows of the story below.
    pub story: u16,
}

impl StagePlan {
    /// Plans a table of that size; the story stands beside it in so many columns, or below it.
    pub fn of(page: &Page, stage: &Stage, (width, height): (u16, u16), aside: Option<u16>) -> Self {
        let with_story = aside.is_none();
        let beside = aside.and_then(|across| beside(page, (across, height)));
        let high = height >= HIGH;
        let (state, detail) = if high { (3, 3) } else { (2, 2) };
        // One line says what happened, one what is asked.
        let left = height.saturating_sub(state + 2 + detail);
        let wanted = (left * 2 / 5).clamp(LEAST_CHOICES, MOST_CHOICES);
        let kept = if with_story && high { STORY } else { 0 };
        let limit = left.saturating_sub(wanted + kept);
        let packer = Packer { page, stage, width, elsewhere: beside.map(|(at, _)| at) };
        let scales = packer.grown(limit, high);
        let mut places = packer.pack(&scales, left.saturating_sub(LEAST_CHOICES + kept), limit);
        let bottom = |places: &mut dyn Iterator<Item = &ZonePlace>| places.map(|place| place.area.bottom()).max();
        let zones = bottom(&mut places.iter()).unwrap_or(0);
        let stays = |place: &&ZonePlace| !yields(&page.zones[place.at]);
        let strip = zones - bottom(&mut places.iter().filter(stays)).unwrap_or(0);
        packer.spread(&mut places, zones);
        let rest = left.saturating_sub(zones);
        let choices = if with_story { rest.saturating_sub(kept).min(MOST_CHOICES) } else { rest };
        // A line or two of a story are not worth their rule.
        let story = if rest - choices > 3 { rest - choices } else { 0 };
        Self { state, places, beside, zones, strip, choices: rest - story, detail, story }
    }
}

/// The zone that has room above the story beside the table.
fn beside(page: &Page, (across, height): (u16, u16)) -> Option<(usize, u16)> {
    let zones = page.zones.iter().enumerate();
    let mut lines = zones.filter_map(|(at, zone)| zones::lines_beside(zone, across).map(|lines| (at, lines)));
    lines.find(|(_, lines)| lines + 1 + LEAST_STORY <= height)
}

/// Whether a zone is the first to yield.
fn yields(zone: &Zone) -> bool {
    matches!(zone.role, ZoneRole::Piles | ZoneRole::Memory)
}

/// Gives zones their places.
struct Packer<'a> {
    page: &'a Page,
    stage: &'a Stage,
    width: u16,
    /// The zone that has its place already.
    elsewhere: Option<usize>,
}

impl Packer<'_> {
    fn zones(&self) -> &[Zone] {
        &self.page.zones
    }

    /// The zones in the order of their places.
    fn order(&self) -> impl Iterator<Item = usize> {
        let of_role = |role: ZoneRole| {
            let zones = self.zones().iter().enumerate();
            zones.filter(move |(_, zone)| zone.role == role).map(|(at, _)| at)
        };
        ORDER.into_iter().flat_map(of_role).filter(|at| self.elsewhere != Some(*at))
    }

    fn form(&self, at: usize, scale: Scale) -> Option<(u16, u16)> {
        let zone = &self.zones()[at];
        zones::form(zone, scale, self.width, self.stage.most(zone))
    }

    /// The scale of every zone: all grow, what matters most first, while they stay in so many rows.
    fn grown(&self, rows: u16, high: bool) -> Vec<Scale> {
        let mut scales = vec![Scale::Small; self.zones().len()];
        let steps = if high { &[Scale::Medium, Scale::Large][..] } else { &[Scale::Medium] };
        for scale in steps {
            for at in self.order() {
                let before = core::mem::replace(&mut scales[at], *scale);
                let places = self.pack(&scales, u16::MAX, u16::MAX);
                let height = places.iter().map(|place| place.area.bottom()).max().unwrap_or(0);
                if self.form(at, *scale).is_none() || height > rows {
                    scales[at] = before;
                }
            }
        }
        scales
    }

    /// Lays zones out in so many rows; what is first to yield in fewer. What does not fit is left out.
    fn pack(&self, scales: &[Scale], rows: u16, rows_of_yielding: u16) -> Vec<ZonePlace> {
        let mut places: Vec<ZonePlace> = Vec::new();
        for at in self.order() {
            let zone = &self.zones()[at];
            let Some(size) = self.form(at, scales[at]) else { continue };
            let height = places.iter().map(|place| place.area.bottom()).max().unwrap_or(0);
            // A hand is held before everything else.
            let top = if zone.role == ZoneRole::Hand { height } else { 0 };
            let rows = if yields(zone) { rows_of_yielding } else { rows };
            let place = |size| free(&places, size, self.width, top, height);
            let tight = zones::tight(zone, size, self.stage.most(zone));
            let area = [size, tight].map(place).into_iter().find(|area| area.bottom() <= rows);
            places.extend(area.map(|area| ZonePlace { at, scale: scales[at], area }));
        }
        places
    }

    /// Gives running words the room that is free beside and below them: they stay where they begin.
    fn spread(&self, places: &mut [ZonePlace], rows: u16) {
        for at in 0..places.len() {
            let others = places.iter().enumerate().filter(|(other, _)| *other != at);
            let others: Vec<Rect> = others.map(|(_, place)| place.area).collect();
            // Nothing goes on beside a hand that begins above it.
            let hands = places.iter().filter(|place| self.zones()[place.at].role == ZoneRole::Hand);
            let hand = hands.map(|place| place.area.y).filter(|y| *y > places[at].area.y).min();
            let place = &mut places[at];
            if zones::runs(&self.zones()[place.at], place.scale) {
                place.area = spread(place.area, &others, (self.width, hand.unwrap_or(rows)));
            }
        }
    }
}

/// The free columns to the right of a place, and then the free rows below it, up to these bounds.
fn spread(area: Rect, others: &[Rect], (width, height): (u16, u16)) -> Rect {
    let crosses = |from: (u16, u16), to: (u16, u16)| from.0 < to.1 && to.0 < from.1;
    let rows = |area: &Rect| (area.y, area.bottom());
    let beside = others.iter().filter(|other| other.x >= area.right() && crosses(rows(other), rows(&area)));
    let right = beside.map(|other| other.x.saturating_sub(GAP)).min().unwrap_or(width).max(area.right());
    let area = Rect { width: right - area.x, ..area };
    let columns = |area: &Rect| (area.x, area.right() + GAP);
    let below = others.iter().filter(|other| other.y >= area.bottom() && crosses(columns(other), columns(&area)));
    let bottom = below.map(|other| other.y).min().unwrap_or(height).max(area.bottom());
    Rect { height: bottom - area.y, ..area }
}

/// The best free place: the one that makes the whole least tall, then the highest, then the leftmost.
fn free(places: &[ZonePlace], (across, down): (u16, u16), width: u16, top: u16, height: u16) -> Rect {
    let areas = || places.iter().map(|place| place.area);
    let lefts = [0].into_iter().chain(areas().map(|area| area.right() + GAP));
    let tops = || [top].into_iter().chain(areas().map(|area| area.bottom()).filter(|bottom| *bottom >= top));
    let spots = lefts.filter(|left| left + across <= width).flat_map(|x| tops().map(move |y| (x, y)));
    let rects = spots.map(|(x, y)| Rect::new(x, y, across, down));
    let apart = |area: &Rect| {
        let around = Rect { x: area.x.saturating_sub(GAP), width: area.width + GAP + area.x.min(GAP), ..*area };
        areas().all(|other| !other.intersects(around))
    };
    let best = rects.filter(apart).min_by_key(|area| (area.bottom().max(height), area.y, area.x));
    best.unwrap_or(Rect::new(0, height.max(top), across.min(width), down))
}

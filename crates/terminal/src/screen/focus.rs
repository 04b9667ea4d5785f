//! What one looks at, and how the arrows move it: to what lies nearest in that direction.

use super::canvas::{Spot, Target};
use super::press::Direction;
use ratatui::layout::Rect;

/// How far something lies in a direction: first how far aside, then how far away; nothing if it lies elsewhere.
fn distance(from: Rect, to: Rect, direction: Direction) -> Option<(u16, u16)> {
    let apart = |a: u16, a_end: u16, b: u16, b_end: u16| {
        b.saturating_sub(a_end.saturating_sub(1)).max(a.saturating_sub(b_end.saturating_sub(1)))
    };
    let (ahead, aside) = match direction {
        Direction::Up => (from.y.checked_sub(to.bottom())?, apart(from.x, from.right(), to.x, to.right())),
        Direction::Down => (to.y.checked_sub(from.bottom())?, apart(from.x, from.right(), to.x, to.right())),
        Direction::Left => (from.x.checked_sub(to.right())?, apart(from.y, from.bottom(), to.y, to.bottom())),
        Direction::Right => (to.x.checked_sub(from.right())?, apart(from.y, from.bottom(), to.y, to.bottom())),
    };
    // A line is twice as high as a column is broad.
    Some(match direction {
        Direction::Up | Direction::Down => (ahead * 2 + aside, aside),
        Direction::Left | Direction::Right => (ahead + aside * 8, aside),
    })
}

fn can_be_looked_at(target: &&Target) -> bool {
    !matches!(target.spot, Spot::Key(_))
}

/// What one looks at next in a direction, if there is anything.
pub fn moved(targets: &[Target], from: Spot, direction: Direction) -> Option<Spot> {
    // What was drawn last lies on top: a choice in its list rather than on a card.
    let here = targets.iter().rev().find(|target| target.spot == from)?;
    let others = targets.iter().filter(can_be_looked_at).filter(|target| target.spot != from);
    let near = others.filter_map(|target| Some((distance(here.area, target.area, direction)?, target)));
    let reachable = near.filter(|((_, aside), _)| match direction {
        Direction::Left | Direction::Right => *aside == 0,
        _ => true,
    });
    reachable.min_by_key(|(distance, _)| *distance).map(|(_, target)| target.spot)
}

/// The group that a spot belongs to: the choices, or a zone.
fn group(spot: Spot) -> usize {
    match spot {
        Spot::Thing(zone, _) | Spot::Zone(zone) => zone + 1,
        _ => 0,
    }
}

/// The first thing of the next zone, or of the one before; the choices count as one.
pub fn next_zone(targets: &[Target], from: Option<Spot>, back: bool) -> Option<Spot> {
    let mut groups: Vec<usize> = targets.iter().filter(can_be_looked_at).map(|target| group(target.spot)).collect();
    groups.sort_unstable();
    groups.dedup();
    let at = from.and_then(|from| groups.iter().position(|known| *known == group(from)));
    let count = groups.len();
    let next = match (at, back) {
        _ if count == 0 => return None,
        (None, _) => 0,
        (Some(at), false) => (at + 1) % count,
        (Some(at), true) => (at + count - 1) % count,
    };
    let first = targets.iter().filter(can_be_looked_at).find(|target| group(target.spot) == groups[next]);
    first.map(|target| target.spot)
}

/// What lies under the mouse: what was drawn last, first.
pub fn under(targets: &[Target], x: u16, y: u16) -> Option<Spot> {
    let hit = targets.iter().rev().find(|target| target.area.contains((x, y).into()));
    hit.map(|target| target.spot)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets() -> Vec<Target> {
        let target = |spot, x, y, width, height| Target { spot, area: Rect::new(x, y, width, height) };
        vec![
            target(Spot::Thing(0, 0), 0, 2, 10, 5),
            target(Spot::Thing(0, 1), 11, 2, 10, 5),
            target(Spot::Zone(1), 30, 2, 8, 5),
            target(Spot::Choice(0), 0, 8, 40, 1),
            target(Spot::Choice(1), 0, 9, 40, 1),
            target(Spot::Key('q'), 0, 12, 5, 1),
        ]
    }

    #[test]
    fn arrows_go_to_what_is_near() {
        let targets = targets();
        let moved = |from, direction| moved(&targets, from, direction);
        assert_eq!(moved(Spot::Thing(0, 0), Direction::Right), Some(Spot::Thing(0, 1)));
        assert_eq!(moved(Spot::Thing(0, 1), Direction::Right), Some(Spot::Zone(1)));
        assert_eq!(moved(Spot::Thing(0, 1), Direction::Down), Some(Spot::Choice(0)));
        assert_eq!(moved(Spot::Choice(0), Direction::Down), Some(Spot::Choice(1)));
        assert_eq!(moved(Spot::Choice(1), Direction::Down), None);
        assert_eq!(moved(Spot::Choice(0), Direction::Up), Some(Spot::Thing(0, 0)));
        assert_eq!(moved(Spot::Choice(0), Direction::Right), None);
    }

    #[test]
    fn tab_goes_round() {
        let targets = targets();
        assert_eq!(next_zone(&targets, Some(Spot::Choice(1)), false), Some(Spot::Thing(0, 0)));
        assert_eq!(next_zone(&targets, Some(Spot::Thing(0, 1)), false), Some(Spot::Zone(1)));
        assert_eq!(next_zone(&targets, Some(Spot::Zone(1)), false), Some(Spot::Choice(0)));
        assert_eq!(next_zone(&targets, Some(Spot::Choice(0)), true), Some(Spot::Zone(1)));
        assert_eq!(under(&targets, 12, 3), Some(Spot::Thing(0, 1)));
        assert_eq!(under(&targets, 39, 11), None);
    }
}

//! How likely a fight is won, exactly: the next monster on top decides, and what nobody knows may be any face that is left.

use crate::content::{Face, Icon};
use crate::table::{Aside, Card, Colour, Table};
use core::cell::OnceCell;
use core::cmp::Ordering;
use kernel::Side;

/// Of a hundred fights, how many end how. A tie is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FightOdds {
    /// Won by more than it takes.
    pub win: u32,
    /// Won by as much as it takes.
    pub tie: u32,
    /// Lost.
    pub lose: u32,
}

/// Fine enough that a hundred roundings are not seen.
const PARTS: u128 = 1_000_000_000;
/// Monsters are worth 0 to 9.
const VALUES: usize = 10;
/// A face has 0 to 4 monsters.
const CLASSES: usize = 5;

/// How likely each way to end is, in [`PARTS`]: by how the one who draws compares with what is drawn against.
#[derive(Clone, Copy, Default)]
struct Mass {
    ways: [u64; 3],
}

impl Mass {
    fn add(&mut self, order: Ordering, chance: u64) {
        self.ways[place(order)] += chance;
    }

    /// In per cent, adding up to a hundred; what can happen is never told as nothing.
    fn odds(self) -> Option<FightOdds> {
        let all: u64 = self.ways.iter().sum();
        if all == 0 {
            return None;
        }
        let mut parts = self.ways.map(|way| match (way * 100 + all / 2) / all {
            0 if way > all / 1_000_000 => 1,
            part => part as u32,
        });
        let largest = (0..3).max_by_key(|way| parts[*way])?;
        parts[largest] = 100 - (0..3).filter(|way| *way != largest).map(|way| parts[way]).sum::<u32>();
        Some(FightOdds { win: parts[place(Ordering::Greater)], tie: parts[1], lose: parts[place(Ordering::Less)] })
    }
}

fn place(order: Ordering) -> usize {
    (order as i8 + 1) as usize
}

/// The faces that may come up where nobody knows: their monsters, by how many a face has.
struct Unseen {
    /// How many faces there are of each class.
    faces: [usize; CLASSES],
    /// How many edges of each class hold a monster of each value.
    edges: [[u128; VALUES]; CLASSES],
    /// How many pairs of edges of one face hold a monster of one value and one of another.
    twins: [[[u128; VALUES]; VALUES]; CLASSES],
    /// In how many ways so many faces lie with no monster on top: of all, and of those left without one of a class.
    calm: Vec<u128>,
    calm_without: [Vec<u128>; CLASSES],
    /// The same without two, which few ask for.
    calm_without_two: OnceCell<[[Vec<u128>; CLASSES]; CLASSES]>,
}

impl Unseen {
    fn new(faces: impl Iterator<Item = Face>) -> Self {
        let mut unseen = Self {
            faces: [0; CLASSES],
            edges: [[0; VALUES]; CLASSES],
            twins: [[[0; VALUES]; VALUES]; CLASSES],
            calm: Vec::new(),
            calm_without: Default::default(),
            calm_without_two: OnceCell::new(),
        };
        for face in faces {
            let mut counts = [0; VALUES];
            for icon in face.icons() {
                if let Icon::Monster(value) = icon {
                    counts[value as usize % VALUES] += 1;
                }
            }
            let class = counts.iter().sum::<u128>() as usize;
            unseen.faces[class] += 1;
            for (first, many) in counts.iter().enumerate() {
                unseen.edges[class][first] += many;
                counts.iter().enumerate().for_each(|(second, more)| unseen.twins[class][first][second] += many * more);
            }
        }
        unseen.calm = unseen.calm_ways(&[]);
        unseen.calm_without = core::array::from_fn(|class| unseen.calm_ways(&[class]));
        unseen
    }

    fn len(&self) -> usize {
        self.faces.iter().sum()
    }

    /// In how many ways 0, 1, 2 … faces, without one of each of these classes, lie with no monster on top.
    fn calm_ways(&self, without: &[usize]) -> Vec<u128> {
        let mut faces = self.faces;
        let mut ways = vec![0u128; self.len() + 1];
        for class in without {
            let Some(left) = faces[*class].checked_sub(1) else { return ways };
            faces[*class] = left;
        }
        ways[0] = 1;
        let classes = faces.into_iter().enumerate();
        for class in classes.flat_map(|(class, count)| core::iter::repeat_n(class, count)) {
            for at in (1..ways.len()).rev() {
                ways[at] += ways[at - 1] * (4 - class as u128);
            }
        }
        ways
    }

    /// The chance of something that so many of the ways to lie amount to: so many calm faces, and some with a monster on top.
    fn chance(&self, ways: u128, calm: usize, monsters: usize) -> u64 {
        let (all, drawn) = (self.len() as u128, (calm + monsters) as u32);
        if ways == 0 || drawn as u128 > all {
            return 0;
        }
        let sets = (0..calm as u128).fold(1, |sets, at| sets * (all - at) / (at + 1));
        let under = (0..monsters as u128).fold(sets, |under, at| under * (all - calm as u128 - at));
        // Four edges may be on top of each.
        let under = under << (2 * drawn);
        // Nobody reads the last digits of a long fraction, and what is left of it fits.
        let spare = (128 - under.leading_zeros()).saturating_sub(90);
        ((ways >> spare) * PARTS / (under >> spare)) as u64
    }

    /// So many calm faces.
    fn none(&self, calm: usize) -> u64 {
        self.chance(self.calm.get(calm).copied().unwrap_or(0), calm, 0)
    }

    /// So many calm faces, and a certain one with a monster on top, by what its value comes to.
    fn one(&self, calm: usize, meets: impl Fn(u8) -> Ordering) -> [u64; 3] {
        let mut ways = [0u128; 3];
        // Faces without a monster show none.
        for class in 1..CLASSES {
            let without = self.calm_without[class].get(calm).copied().unwrap_or(0);
            for value in 0..VALUES {
                ways[place(meets(value as u8))] += self.edges[class][value] * without;
            }
        }
        ways.map(|ways| self.chance(ways, calm, 1))
    }

    /// So many calm faces, and two certain ones with a monster on top, by what their values come to.
    fn two(&self, calm: usize, meets: impl Fn(u8, u8) -> Ordering) -> [u64; 3] {
        let without_two = self.calm_without_two.get_or_init(|| {
            core::array::from_fn(|first| core::array::from_fn(|second| self.calm_ways(&[first, second])))
        });
        let mut ways = [0u128; 3];
        for (first, second) in (1..CLASSES).flat_map(|first| (1..CLASSES).map(move |second| (first, second))) {
            let without = without_two[first][second].get(calm).copied().unwrap_or(0);
            for (one, other) in (0..VALUES).flat_map(|one| (0..VALUES).map(move |other| (one, other))) {
                let same = if first == second { self.twins[first][one][other] } else { 0 };
                let pairs = self.edges[first][one] * self.edges[second][other] - same;
                ways[place(meets(one as u8, other as u8))] += pairs * without;
            }
        }
        ways.map(|ways| self.chance(ways, calm, 2))
    }
}

/// The cards that would be drawn, in order: the icon on top of each, where it is known.
fn drawn_in_order(game: &crate::Dongeon, table: &Table, cards: impl Iterator<Item = Card>) -> Vec<Option<Icon>> {
    let top = |card: Card| card.lies(&game.deck, table.colour).map(|face| face.icon(Side::Top as u8));
    cards.filter(|card| !card.is_doors()).map(top).collect()
}

fn unseen(game: &crate::Dongeon, table: &Table) -> Unseen {
    match table.colour {
        Colour::White => Unseen::new(table.unseen_white.iter().map(|face| game.deck.white(face))),
        Colour::Grey => Unseen::new(table.unseen_grey.iter().map(|face| game.deck.grey(face))),
    }
}

/// The odds of a fight against the card on top. §fight.draw §fight.value §fight.round
pub fn against_monster(game: &crate::Dongeon, table: &Table, value: u8) -> Option<FightOdds> {
    let (unseen, weapons) = (unseen(game, table), table.count(Aside::Weapon));
    let meets = |drawn: u8| (drawn + weapons).cmp(&value);
    let (mut mass, mut calm) = (Mass::default(), 0);
    for top in drawn_in_order(game, table, table.deck.all().iter().skip(1).copied()) {
        match top {
            None => {
                let ways = unseen.one(calm, meets);
                mass.ways.iter_mut().zip(ways).for_each(|(known, more)| *known += more);
                calm += 1;
            }
            Some(Icon::Monster(drawn)) => {
                mass.add(meets(drawn), unseen.none(calm));
                return mass.odds();
            }
            Some(_) => {}
        }
    }
    mass.add(meets(0), unseen.none(calm));
    mass.odds()
}

/// Of a hundred fights against the card on top, how many are followed by the doors card at once: no monster is on top of the cards before the
/// last one in front of it. None is told as nothing, and only what is sure as all. §fight.held
pub fn reaching_doors(game: &crate::Dongeon, table: &Table) -> u32 {
    let Some(doors) = table.deck.all().iter().position(|card| card.is_doors()) else { return 0 };
    let before = table.deck.all().iter().copied().take(doors.saturating_sub(1)).skip(1);
    let tops = drawn_in_order(game, table, before);
    if tops.iter().flatten().any(|icon| matches!(icon, Icon::Monster(_))) {
        return 0;
    }
    let unknown = tops.iter().filter(|top| top.is_none()).count();
    match unseen(game, table).none(unknown) as u128 {
        0 => 0,
        _ if unknown == 0 => 100,
        chance => (chance * 100 / PARTS).clamp(1, 99) as u32,
    }
}

/// The odds of a fight against a boss, whose value the first monster of these cards gives and who is fought with the second. Where the
/// deck would have to be gone round twice, which hardly ever happens, it is left out. §doors.value §doors.normal
pub fn against_boss(
    game: &crate::Dongeon,
    table: &Table,
    cards: impl Iterator<Item = Card>,
    (door, weapons): (u8, u8),
) -> Option<FightOdds> {
    let unseen = unseen(game, table);
    let meets = |boss: u8, drawn: u8| (drawn + weapons).cmp(&(boss + door));
    let (mut mass, mut calm, mut known) = (Mass::default(), 0, None);
    for top in drawn_in_order(game, table, cards) {
        match (top, known) {
            (None, None) => {
                // Any of those before may have been the first.
                let before = calm as u64;
                if before > 0 {
                    let ways = unseen.two(calm - 1, meets);
                    mass.ways.iter_mut().zip(ways).for_each(|(sum, way)| *sum += before * way);
                }
                calm += 1;
            }
            (None, Some(boss)) => {
                let ways = unseen.one(calm, |drawn| meets(boss, drawn));
                mass.ways.iter_mut().zip(ways).for_each(|(sum, way)| *sum += way);
                calm += 1;
            }
            (Some(Icon::Monster(value)), None) => {
                if calm > 0 {
                    let ways = unseen.one(calm - 1, |boss| meets(boss, value));
                    mass.ways.iter_mut().zip(ways).for_each(|(sum, way)| *sum += calm as u64 * way);
                }
                known = Some(value);
            }
            (Some(Icon::Monster(value)), Some(boss)) => {
                mass.add(meets(boss, value), unseen.none(calm));
                return mass.odds();
            }
            (Some(_), _) => {}
        }
    }
    mass.odds()
}

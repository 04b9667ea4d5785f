//! A boss that leaves the board and comes back, and the guards and banners that stand for it.

use super::GUARD_PILES;
use super::act::Act;
use crate::content::{Aim, FoeAction, FoeVerb, Kind, Pile, Position};
use crate::decisions::Event;
use crate::sets::Foes;
use crate::table::{BossFight, Foe, GUARDS, MET_GUARDS, Stands, Table, Todo};
use kernel::{Audience, Fate};

/// So much damage in a turn, and a bomb does less. §hand.bomb
const HIT_HARD: u8 = 4;

/// The pile of a special card.
fn pile_of(content: &crate::content::Content, stands: Stands) -> Option<Pile> {
    match stands {
        Stands::Foe(kind) => content.foe(kind).pile,
        _ => None,
    }
}

/// How much more each damage action of whoever strikes deals. §hand.banner
pub(crate) fn rally(content: &crate::content::Content, table: &Table) -> u8 {
    let guard = matches!(pile_of(content, table.fight.striker), Some(Pile::Plain | Pile::Elite));
    let raised = || table.fight.foes.iter().any(|foe| pile_of(content, foe.stands) == Some(Pile::Banner));
    (guard && raised()) as u8
}

/// How much damage a boss takes before it leaves the board; nothing where it does not. §hand.retreat
pub(crate) fn until_retreat(content: &crate::content::Content, table: &Table, space: u8) -> Option<u8> {
    let fight = table.fight.boss.filter(|_| table.fight.foes[space as usize].stands == Stands::Boss)?;
    let retreats = content.bosses[fight.boss as usize].instances[fight.instance as usize].retreats;
    let half = super::foe_life(content, table, space) / 2;
    (retreats && !fight.retreated).then(|| half.saturating_sub(table.fight.foes[space as usize].damage))
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// The piles of guards and banners at the start of a fight, by the boss's kinds. §hand.setup
    pub(super) fn piles(&self, boss: u8) -> [u8; GUARDS] {
        let mut piles = [0; GUARDS];
        let kinds = &self.content.bosses[boss as usize].guards;
        piles.iter_mut().zip(kinds).for_each(|(left, kind)| *left = self.content.foe(*kind).count);
        piles
    }

    /// The place of a guard or a banner among those of the boss.
    fn guard_place(&self, kind: Kind) -> Option<usize> {
        let boss = self.table.fight.boss?;
        self.content.bosses[boss.boss as usize].guards.iter().position(|guard| *guard == kind)
    }

    /// A guard that found no room, or a banner that fell, is there again. §hand.guards, §hand.banner
    fn put_back(&mut self, kind: Kind) {
        if let (Some(place), Some(boss)) = (self.guard_place(kind), &mut self.table.fight.boss) {
            boss.guards[place] += 1;
        }
    }

    /// A special card is gone: a banner lies aside again, a guard is out of the fight. §hand.guards, §hand.banner
    pub(super) fn special_falls(&mut self, kind: Kind) {
        if self.content.foe(kind).pile == Some(Pile::Banner) {
            self.put_back(kind);
        }
    }

    /// Counts what a boss with guards takes in a turn: its bomb asks for it. §hand.bomb
    pub(super) fn boss_suffers(&mut self, damage: u8) {
        let Some(boss) = &mut self.table.fight.boss else { return };
        if !self.content.bosses[boss.boss as usize].guards.is_empty() {
            boss.suffered = boss.suffered.saturating_add(damage);
        }
    }

    /// The boss leaves the board with its damage, and two guards come. §hand.retreat
    pub(super) fn boss_retreats(&mut self, space: u8) {
        let damage = self.table.fight.foes[space as usize].damage;
        let Some(boss) = &mut self.table.fight.boss else { return };
        (boss.retreated, boss.away) = (true, Some(damage));
        self.table.fight.foes[space as usize] = Foe::default();
        self.table.fight.aimed = None;
        // What it was still to do is not done by whoever comes to its place.
        let all = core::mem::take(&mut self.table.todo);
        let left = all.iter().filter(|todo| !matches!(todo, Todo::FoeAct(at, _) if *at == space));
        left.for_each(|todo| self.table.todo.push(todo));
        self.tell(Event::Retreated { space });
        self.call_guard(Pile::Plain);
        self.call_guard(Pile::Elite);
    }

    /// The next guard of a pile comes, unless there is none or no room. §hand.guards
    fn call_guard(&mut self, pile: Pile) -> bool {
        let Some(boss) = self.table.fight.boss else { return false };
        let mut left = Foes::default();
        for (kind, count) in self.content.bosses[boss.boss as usize].guards.iter().zip(boss.guards) {
            if self.content.foe(*kind).pile == Some(pile) {
                (0..count).for_each(|_| left.0.put(kind.0));
            }
        }
        let room = self.table.fight.foes.iter().any(|foe| !foe.is_there());
        if left.0.is_empty() || !room {
            return false;
        }
        let kind = match pile {
            // Banners are all alike.
            Pile::Banner => left.0.kinds().next().map_or(Kind::default(), |(kind, _)| Kind(kind)),
            Pile::Plain | Pile::Elite => Kind(self.ctx.fate.deal(GUARD_PILES, &left.0)),
        };
        if let (Some(place), Some(boss)) = (self.guard_place(kind), &mut self.table.fight.boss) {
            boss.guards[place] -= 1;
        }
        if pile != Pile::Banner && self.table.deeds.guards.len() < MET_GUARDS {
            self.table.deeds.guards.push(kind);
        }
        let wanted = match self.content.foe(kind).position {
            Position::Left => Some(0),
            Position::Third => Some(3),
            Position::Next => None,
        };
        let free = |space: &u8| !self.table.fight.foes[*space as usize].is_there();
        let space = wanted.filter(free).or_else(|| [1, 2, 3, 0].into_iter().find(free)).unwrap_or(0);
        self.place(space, Stands::Foe(kind));
        // It acts from the next round on.
        self.table.fight.foes[space as usize].acted = true;
        for action in self.content.foe(kind).lines[0].iter().filter(|action| action.verb == FoeVerb::Shield) {
            self.foe_shields(space, action.value);
        }
        true
    }

    /// What a pattern calls: a banner or shields, a guard or damage. §hand.call, §hand.bomb
    pub(super) fn boss_calls(&mut self, space: u8, action: FoeAction) {
        let strike = |value, aim| FoeAction { verb: FoeVerb::Damage, value, aim };
        match action.verb {
            FoeVerb::Banner if self.call_guard(Pile::Banner) => {}
            FoeVerb::Banner => self.foe_shields(space, action.value),
            FoeVerb::Guard if self.call_guard(Pile::Plain) => {}
            FoeVerb::Guard => self.deal_out(strike(1, Aim::Two)),
            _ => {
                let suffered = self.table.fight.boss.map_or(0, |boss| boss.suffered);
                self.deal_out(strike(if suffered >= HIT_HARD { 1 } else { action.value }, Aim::All));
            }
        }
    }

    /// An action of an enemy, stronger where a banner is raised for a guard: all of it for one, or more for the first of two. §hand.banner
    pub(super) fn rallied(&self, action: FoeAction) -> FoeAction {
        let more = match action.verb {
            FoeVerb::Damage => rally(self.content, self.table),
            _ => 0,
        };
        let aim = if more > 0 && action.aim == Aim::Choice { Aim::One } else { action.aim };
        FoeAction { value: action.value + more, aim, ..action }
    }

    /// The end of a round against a boss: it changes its place, or comes back, and its guards close up. §keeper.moves, §hand.back, §hand.guards
    pub(super) fn boss_round_end(&mut self, boss: BossFight) {
        let card = &self.content.bosses[boss.boss as usize];
        if card.restless {
            let here = self.table.fight.foes.iter().position(|foe| foe.stands == Stands::Boss);
            if let Some(here) = here {
                self.shift(here as u8, if here == 3 { 1 } else { 3 });
            }
        }
        if !card.guards.is_empty() {
            self.boss_comes_back();
            self.guards_close_up();
        }
    }

    /// Banners and the boss stay where they are, and nobody passes them. §hand.banner
    fn guards_close_up(&mut self) {
        for from in 2..4u8 {
            let guard = pile_of(self.content, self.table.fight.foes[from as usize].stands);
            if !matches!(guard, Some(Pile::Plain | Pile::Elite)) {
                continue;
            }
            let empty = |space: &u8| !self.table.fight.foes[*space as usize].is_there();
            if let Some(to) = (1..from).rev().take_while(empty).last() {
                self.shift(from, to);
            }
        }
    }

    /// A boss that is away comes back once no elite guard is left. §hand.back
    pub(super) fn boss_comes_back(&mut self) {
        let Some(damage) = self.table.fight.boss.and_then(|boss| boss.away) else { return };
        let elite = |foe: &Foe| pile_of(self.content, foe.stands) == Some(Pile::Elite);
        if self.table.fight.foes.iter().any(elite) {
            return;
        }
        self.make_room();
        if let Some(boss) = &mut self.table.fight.boss {
            boss.away = None;
        }
        self.table.fight.foes[1] = Foe { stands: Stands::Boss, damage, acted: true, ..Foe::default() };
        self.tell(Event::Returned { space: 1 });
    }

    /// Whoever stands in space 1 moves on, and those whom this pushes; from space 3 to the left, or away.
    fn make_room(&mut self) {
        let free = |table: &Table, space: u8| !table.fight.foes[space as usize].is_there();
        let to = (1..4).find(|space| free(self.table, *space));
        if to.is_none() && free(self.table, 0) {
            self.shift(3, 0);
        } else if to.is_none() {
            let gone = core::mem::take(&mut self.table.fight.foes[3]);
            self.tell(Event::Left { space: 3, stands: gone.stands });
            if let Stands::Foe(kind) = gone.stands {
                self.put_back(kind);
            }
        }
        for from in (1..to.unwrap_or(3)).rev() {
            self.shift(from, from + 1);
        }
    }
}

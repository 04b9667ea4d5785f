//! What a combat comes to with some cards and no others: what is certain of a choice, and the worst case.

use super::{DeadCells, View};
use crate::content::Card;
use crate::decisions::Event;
use crate::policy::quick;
use crate::table::{Laid, Phase, Table, Todo};
use kernel::{Ctx, Game, Seed, Seeded, Status};

/// What a combat comes to for the group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Projection {
    /// Enemies who fall.
    pub fallen: u8,
    /// Damage to the group.
    pub hurt: u8,
    /// Members who die.
    pub dead: u8,
}

impl DeadCells {
    /// What the combat comes to if this card is laid beside those that lie open, and no card that is hidden helps: everybody
    /// decides by rule of thumb. Without a card, the worst case. Nothing where a boss's pattern is not known yet.
    pub(crate) fn without_help(&self, view: &View, own: u8, card: Option<Card>) -> Option<Projection> {
        let mut table = view.seen;
        if !table.fight.preparing || table.fight.boss.is_some() {
            return None;
        }
        while table.todo.pop()? != Todo::Reveal {}
        for member in table.members() {
            let laid = &mut table.members[member as usize].laid;
            // One's own cards are known; those of others are hidden.
            if member != own {
                laid.clear();
            }
            laid.as_mut_slice().iter_mut().for_each(|laid| laid.open = true);
        }
        if let Some(card) = card {
            table.members[own as usize].hand.take(card);
            table.members[own as usize].laid.push(Laid { card: Some(card), open: true, said: None });
        }
        (table.fight.preparing, table.phase) = (false, Phase::Next);
        table.todo.push(Todo::Round(0));
        Some(self.fought(table))
    }

    fn fought(&self, mut table: Table) -> Projection {
        // Nobody's luck: the same view gets the same answer.
        let mut ctx = Ctx::new(Seeded::new(Seed::of("project")), Vec::new());
        super::act::Act { content: &self.content, table: &mut table, ctx: &mut ctx }.go_on();
        while table.fight.on && matches!(self.status(&table), Status::Awaiting(_)) {
            let seat = super::decider(&table);
            let action = quick(self, &table, seat);
            self.apply(&mut table, seat, action, &mut ctx);
        }
        let mut projection = Projection::default();
        // What comes after the combat is not part of it.
        let combat = ctx.audience.iter().take_while(|event| !matches!(event, Event::Fought { .. }));
        for event in combat {
            match event {
                Event::Killed { .. } => projection.fallen += 1,
                Event::Hurt { damage, .. } => projection.hurt = projection.hurt.saturating_add(*damage),
                Event::Died { .. } => projection.dead += 1,
                _ => {}
            }
        }
        projection
    }
}

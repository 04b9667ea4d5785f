//! Fights: against monsters, and as the bosses fight.

use super::{Dongeon, calm, check_heal};
use crate::content::Icon;
use crate::decisions::Event;
use crate::table::{Aside, Card, Colour, End, Foe, LIVES, Phase, Table};
use kernel::{Audience, Ctx, Fate, Side};

impl Dongeon {
    /// The cards of the deck that are not the doors card.
    #[inline]
    pub(super) fn ordinary(table: &Table) -> usize {
        table.deck.len() - table.deck.all().iter().any(|card| card.is_doors()) as usize
    }

    /// §fight.draw: passes cards until a monster is on top, and gives its value; nothing once so many have gone by.
    pub(super) fn draw<F: Fate, A: Audience<Event>>(
        &self,
        table: &mut Table,
        most: usize,
        ctx: &mut Ctx<F, A>,
    ) -> Option<u8> {
        let mut gone = 0;
        let found = loop {
            // §fight.held
            if table.top().is_doors() && !table.deck.is_empty() {
                table.deck.remove(0);
                table.held = true;
                ctx.tell(Event::Held, table);
                continue;
            }
            if gone == most || table.deck.is_empty() {
                break None;
            }
            self.turn_up(table, ctx);
            if let Icon::Monster(value) = table.icon(Side::Top) {
                break Some(value);
            }
            self.pass_as_it_lies(table);
            gone += 1;
        };
        if gone > 0 {
            ctx.tell(Event::Searched { cards: gone as u8 }, table);
        }
        found
    }

    /// A fight. The card that gave the value lies at the bottom of the deck, where there is one.
    pub(super) fn fight<F: Fate, A: Audience<Event>>(
        &self,
        table: &mut Table,
        foe: Foe,
        value: u8,
        card: bool,
        ctx: &mut Ctx<F, A>,
    ) {
        table.facing = Some((foe, value));
        ctx.tell(Event::Fought { foe, value }, table);
        // §fight.round: the card of the monster that is fought does not fight itself; back on top, it is worth nothing.
        let most = Self::ordinary(table) - (card && Self::ordinary(table) > 0) as usize;
        let drawn = self.draw(table, most, ctx);
        if let (None, true, [top, ..]) = (drawn, card && table.colour == Colour::White, table.deck.all_mut()) {
            // It was passed with its monster down: §fight.lost wants it up.
            *top = top.turned(top.up() + 2);
        }
        let drawn = drawn.unwrap_or(0);
        // §thing.weapon
        let weapons = table.count(Aside::Weapon);
        // §fight.value
        let won = drawn + weapons >= value;
        ctx.tell(Event::Struck { drawn, weapons, value, won }, table);
        if won {
            // §fight.won
            self.pass_final(table);
            self.fight_over(table, foe, ctx);
        } else {
            self.beaten(table, foe, value, ctx);
        }
    }

    /// A lost fight: the player settles it where there is something to choose. §fight.ransom: he can pay. §thing.heal: he can heal,
    /// and will not be able to after the wound, which is his last or that of the last assault; otherwise he heals as well later.
    pub(super) fn beaten<F: Fate, A: Audience<Event>>(
        &self,
        table: &mut Table,
        foe: Foe,
        value: u8,
        ctx: &mut Ctx<F, A>,
    ) {
        let now_or_never = table.wounds + 1 == LIVES || foe == Foe::Assault(3);
        if table.count(Aside::Treasure) >= value || now_or_never && check_heal(table).is_ok() {
            (table.phase, table.facing) = (Phase::Beaten { foe, value }, None);
        } else {
            (table.phase, table.facing) = (Phase::Walk, Some((foe, value)));
            self.lose_fight(table, foe, ctx);
        }
    }

    /// The card that decided the fight goes under the deck; there may be none.
    fn pass_final(&self, table: &mut Table) {
        if !table.deck.is_empty() && !table.top().is_doors() {
            self.pass_as_it_lies(table);
        }
    }

    /// §fight.lost: the card that decided the fight is the wound; where there is no card, the wound counts all the same.
    fn lose_fight<F: Fate, A: Audience<Event>>(&self, table: &mut Table, foe: Foe, ctx: &mut Ctx<F, A>) {
        let card = !table.deck.is_empty() && !table.top().is_doors();
        let edge = card.then(|| table.top().up());
        self.wound(table, edge, ctx);
        if !matches!(table.phase, Phase::Over(_)) {
            self.fight_over(table, foe, ctx);
        }
    }

    /// §fight.ransom: as many treasures as the victor is worth, or a wound after all.
    pub(super) fn settle_fight<F: Fate, A: Audience<Event>>(&self, table: &mut Table, pays: bool, ctx: &mut Ctx<F, A>) {
        let Phase::Beaten { foe, value } = table.phase else { return };
        (table.phase, table.facing) = (Phase::Walk, Some((foe, value)));
        if pays {
            self.pass_final(table);
            (0..value).for_each(|_| self.discard(table, Aside::Treasure));
            ctx.tell(Event::Paid { treasures: value }, table);
            self.fight_over(table, foe, ctx);
        } else {
            self.lose_fight(table, foe, ctx);
        }
    }

    /// §walk.after, §doors.final
    fn fight_over<F: Fate, A: Audience<Event>>(&self, table: &mut Table, foe: Foe, ctx: &mut Ctx<F, A>) {
        table.facing = None;
        match foe {
            // §end.won
            Foe::Assault(3) => return self.end(table, End::Won, ctx),
            Foe::Assault(number) => {
                table.phase = Phase::Between(number + 1);
                // §thing.heal: whoever cannot heal has nothing to decide.
                if check_heal(table).is_err() {
                    self.next_assault(table, ctx);
                }
                return;
            }
            Foe::Monster | Foe::Boss(_) => {}
        }
        // §fight.held
        if core::mem::take(&mut table.held) {
            table.deck.put_on_top(Card::DOORS);
        }
        calm(table);
    }
}

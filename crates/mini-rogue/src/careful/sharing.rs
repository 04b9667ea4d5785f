//! Two heroes look after each other.

use super::Thumb;
use crate::content::{Class, Potion};
use crate::decisions::Action;
use crate::table::{Gift, Hero};

impl Thumb<'_> {
    /// §two.exchange, §priestess.blessing: what the other needs more. If one dies, both have lost.
    pub(super) fn share(&self) -> Option<Action> {
        let (hero, table) = (self.hero(), self.table);
        let other = table.other();
        let allowed = |action: Action| Some(action).filter(|action| self.may(*action));
        if hero.class == Class::Priestess && hero.ready {
            let weak = |hero: &Hero| hero.cursed || hero.hp <= 8;
            let theirs =
                table.is_two() && weak(other) && (other.cursed, -(other.hp as i8)) > (hero.cursed, -(hero.hp as i8));
            if theirs || weak(hero) {
                let blessed = allowed(Action::Bless { seat: table.turn ^ theirs as u8 });
                if blessed.is_some() {
                    return blessed;
                }
            }
        }
        if !table.is_joined() {
            return None;
        }
        let give = |gift: Gift| allowed(Action::Give { gift });
        let potion = |potion: Potion, needed: bool| if needed { give(Gift::Potion(potion)) } else { None };
        let ails = |hero: &Hero| hero.cursed || hero.poisoned;
        let [margin, armor] = self.weights.share;
        potion(Potion::Life, other.hp as i32 + margin <= hero.hp as i32)
            .or_else(|| potion(Potion::Water, ails(other) && !ails(hero)))
            .or_else(|| potion(Potion::Perception, other.blind && !hero.blind))
            .or_else(|| {
                // Even armor saves most; a point more is the weaker one's.
                let more = hero.armor as i32 + (other.hp < hero.hp) as i32 > other.armor as i32 + armor;
                if more { give(Gift::Armor) } else { None }
            })
            .or_else(|| self.spare_potion().and_then(|potion| give(Gift::Potion(potion))))
    }

    /// A potion to hand over so that the next one found has room: of two, what is worth less, to who carries none.
    fn spare_potion(&self) -> Option<Potion> {
        let (hero, other) = (self.hero(), self.table.other());
        let spare = hero.potions.len() == 2 && other.potions.is_empty();
        // What heals goes to who needs it, and nowhere else: else it would go back and forth.
        let thrown = |potion: &Potion| spare && Potion::OFFENSIVE.contains(potion);
        hero.potions.iter().filter(thrown).min_by_key(|potion| self.potion_worth(*potion))
    }

    /// What is worth most beyond its price is bought first; what the other, who comes next, has more need of is left to them.
    pub(super) fn shop(&self) -> Action {
        let (worth, action) = self.bargain();
        if self.table.is_shared() {
            let mut next = *self.table;
            next.turn ^= 1;
            let (theirs, wanted) = Thumb { table: &next, ..*self }.bargain();
            let price = |action: Action| match action {
                Action::Buy { goods } => self.price(goods),
                _ => 0,
            };
            if theirs > worth && price(action) + price(wanted) > self.table.gold {
                return Action::Leave;
            }
        }
        action
    }
}

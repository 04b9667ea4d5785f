//! Feats and secrets: what they ask for, and what they give.

use super::act::Act;
use crate::content::{Deed, Gain, Goal, Mutation, Skill, UpgradeKind};
use crate::decisions::Event;
use crate::table::Todo;
use kernel::{Audience, Fate};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// Something was done that a feat or a secret of the group may have asked for. §cells.feat, §secret.take
    pub(super) fn reach(&mut self, goal: Goal) {
        let bit = 1u64 << goal as u64;
        if goal == Goal::Later || self.table.deeds.goals & bit != 0 {
            return;
        }
        self.table.deeds.goals |= bit;
        let feat = |card: &Mutation| match self.content.upgrades.get(card.0 as usize).map(|upgrade| &upgrade.kind) {
            Some(UpgradeKind::Feat(asked, _)) => *asked == goal,
            _ => false,
        };
        if let Some(card) = self.table.campaign.during.iter().find(feat) {
            self.table.campaign.during.take(card);
            self.tell(Event::Feat { card });
            if let UpgradeKind::Feat(_, deeds) = &self.content.upgrades[card.0 as usize].kind {
                deeds.iter().for_each(|deed| self.reward(*deed));
            }
        }
        for (place, secret) in self.content.secrets.iter().enumerate() {
            let (bit, campaign) = (1u32 << place, &mut self.table.campaign);
            if secret.goal == goal && campaign.secrets & bit != 0 && campaign.told & bit == 0 {
                campaign.told |= bit;
                self.tell(Event::Revelation { secret: place as u8 });
                secret.deeds.iter().for_each(|deed| self.reward(*deed));
            }
        }
    }

    /// What a feat or a secret gives.
    fn reward(&mut self, deed: Deed) {
        let running = self.table.deeds.cells == 0 && !self.is_over();
        let campaign = &mut self.table.campaign;
        match deed {
            Deed::Gifts(gifts) if running => {
                gifts.iter().for_each(|gift| self.table.todo.push(Todo::Gift(gift)));
            }
            Deed::Gifts(gifts) => {
                for gift in gifts.iter() {
                    match gift.gain {
                        Gain::Tooth => campaign.next.teeth += gift.count,
                        Gain::Vial => campaign.next.vials += gift.count,
                        Gain::Potion => campaign.next.potions += gift.count,
                        Gain::Scroll(_) => campaign.next.scrolls += gift.count,
                        Gain::Cell => self.table.cells += gift.count,
                        _ => {}
                    }
                }
            }
            Deed::ToothPerPotion => {
                let count = self.table.potions;
                self.gain_teeth(count);
            }
            deed => self.lasting(deed),
        }
    }

    /// What changes the campaign and asks for nothing.
    pub(super) fn lasting(&mut self, deed: Deed) {
        let campaign = &mut self.table.campaign;
        match deed {
            Deed::Free(skill, count) => {
                let place = Skill::place(skill);
                campaign.free[place] = campaign.free[place].saturating_add(count);
            }
            Deed::MaxLife => campaign.lasting.life_owed += 1,
            Deed::VialStart => campaign.lasting.vials += 1,
            Deed::PotionAtHealer(price) => campaign.lasting.potion_price = price,
            Deed::TeethStart(count) => campaign.lasting.teeth += count,
            Deed::Retest => campaign.lasting.retest = true,
            Deed::ImmuneNext => campaign.next.immune = true,
            Deed::TeethNext(count) => campaign.next.teeth += count,
            Deed::VialNext => campaign.next.vials += 1,
            Deed::HurtNext(count) => campaign.next.hurt += count,
            Deed::Cheap => campaign.cheap = true,
            Deed::LookTiles => campaign.next.tiles = true,
            Deed::Cells(count) => self.table.cells = self.table.cells.saturating_add(count),
            Deed::Equipment(gear) => {
                let gear = crate::content::Gear(gear);
                if !campaign.equipment.has(gear) && !campaign.purged_gear.has(gear) {
                    campaign.equipment.put(gear);
                    self.tell(Event::Found { gear });
                }
            }
            Deed::Add(place) => {
                campaign.added |= 1 << place;
                let kind = self.content.foes.iter().position(|foe| foe.added == Some(place));
                if let Some(kind) = kind {
                    self.tell(Event::Added { kind: crate::content::Kind(kind as u8) });
                }
            }
            Deed::Start(biome) => {
                let opened = biome - 1;
                if (opened as usize) < self.content.biomes.len() && campaign.starts >> opened & 1 == 0 {
                    campaign.starts |= 1 << opened;
                    self.tell(Event::Opened { biome: opened });
                }
            }
            Deed::ScrollAt(biome) => {
                campaign.farther.scrolls |= 1 << (biome - 1);
                self.tell(Event::ScrollAt { biome: biome - 1 });
            }
            // §bosscell.level
            Deed::BossCell(level) => {
                let level = level.min(crate::campaign::BOSS_CELLS);
                if level > campaign.farther.boss_cell {
                    campaign.farther.boss_cell = level;
                    self.tell(Event::BossCell { level });
                }
            }
            // §bosscell.end
            Deed::Epilogue => self.tell(Event::Epilogue),
            Deed::Secret => {
                let next = (0..self.content.secrets.len()).find(|place| campaign.secrets >> place & 1 == 0);
                if let Some(place) = next {
                    self.take_secret(place as u8);
                }
            }
            _ => {}
        }
    }

    /// The group has a secret from now on.
    pub(super) fn take_secret(&mut self, place: u8) {
        self.table.campaign.secrets |= 1 << place;
        self.tell(Event::Secret { secret: place });
    }

    /// Whether the run is over and cells are spent.
    fn is_over(&self) -> bool {
        self.table.todo.iter().any(|todo| matches!(todo, Todo::Finish(_)))
    }
}

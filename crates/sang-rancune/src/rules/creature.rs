//! The end of a round, and the blows of creatures.

use super::act::Act;
use super::{ITEMS, SIGNS};
use crate::content::{Aim, Blow, Rule};
use crate::decisions::{Action, Cause, Event};
use crate::table::{Hit, Phase, Step, Window};
use kernel::{Audience, Bag, Fate, InlineVec, Seat, SeatSet};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §round.end: what special rules do when all have played.
    pub fn finish(&mut self) {
        let foe = self.table.foe;
        let column = self.table.column();
        self.next(Step::Adjust);
        match self.content.encounter(foe.id).rule {
            Rule::Dismantles => self.dismantle(),
            Rule::Votes if !foe.quelled && self.table.living().len() > 1 => self.ask_all(Phase::Vote),
            Rule::Riddles if !foe.quelled => self.ask_all(Phase::Sign),
            // §foe.fear, §foe.shifter, §token.prestige-tokens
            Rule::Dread | Rule::Shifts { .. } => {
                self.table.foe.tokens += 1;
                self.tell(Event::Grew { tokens: self.table.foe.tokens });
            }
            // §foe.summoner
            Rule::Summons { round } if foe.round == round && self.table.unmet.len() > self.table.left as u32 => {
                self.table.left += 1;
                self.tell(Event::Summoned);
            }
            // §foe.hydra
            Rule::Heads { wound, .. } => {
                let players = column as u16 + 3;
                let heads = if self.table.piled() >= wound as u16 * players {
                    foe.heads.saturating_sub(1).max(1)
                } else {
                    (foe.heads + 1).min(players as u8 - 1)
                };
                if heads != foe.heads {
                    self.table.foe.heads = heads;
                    self.tell(Event::Headed { heads });
                }
            }
            _ => {}
        }
    }

    fn ask_all(&mut self, phase: Phase) {
        self.table.answered = SeatSet::NONE;
        self.table.answers = [None; 6];
        self.table.phase = phase;
    }

    /// §foe.golem: the highest card of the pile, the last of several.
    fn dismantle(&mut self) {
        let Some(highest) = self.table.pile.iter().map(|piled| piled.value).max() else { return };
        let Some(at) = self.table.pile.iter().rposition(|piled| piled.value == highest) else { return };
        let piled = self.table.pile.remove(at);
        if self.table.spent.has(piled.card.0) {
            self.discard_spent(piled.card);
        }
        self.tell(Event::Dismantled { seat: piled.seat, card: piled.card, value: piled.value });
    }

    /// Takes down whom somebody points at, or the sign he makes; shows all once all have decided.
    pub fn point(&mut self, seat: u8, action: Action) {
        self.table.answers[seat as usize] = Some(action);
        self.table.answered = self.table.answered.with(Seat(seat));
        let living = self.table.living();
        if living.iter().any(|seat| !self.table.answered.has(seat)) {
            return;
        }
        for seat in living.iter().map(|seat| seat.0) {
            match self.table.answers[seat as usize] {
                Some(Action::Point { seat: at }) => {
                    self.table.heroes[seat as usize].sign = at + 1;
                    self.tell(Event::Pointed { seat, at });
                }
                Some(Action::Sign { sign }) => {
                    self.table.heroes[seat as usize].sign = sign + 1;
                    self.tell(Event::Signed { seat: Some(seat), sign });
                }
                _ => {}
            }
        }
        // §foe.sphinx
        if self.table.phase == Phase::Sign {
            self.table.sign = self.ctx.fate.roll(SIGNS, 3);
            self.tell(Event::Signed { seat: None, sign: self.table.sign - 1 });
        }
        self.table.answered = SeatSet::NONE;
        self.table.answers = [None; 6];
        self.next(Step::Adjust);
    }

    /// §round.adjust, §round.weary, §round.initiative
    pub fn adjust(&mut self) {
        self.table.foe.life = self.table.remaining();
        // §foe.blades: where there is no life, there is no marker to move.
        if self.table.foe.start > 0 && !self.table.pile.is_empty() {
            self.tell(Event::Adjusted { life: self.table.foe.life });
        }
        // What was taken off once is not taken off again; the cards lie there until §round.discard.
        self.table.pile = InlineVec::new();
        if self.table.foe.round >= self.content.weary_from {
            for seat in self.table.living().iter() {
                self.hurt(seat.0, self.content.weary, Cause::Weary);
            }
            if !self.bury() {
                return;
            }
        }
        self.deal_initiative();
        self.table.precise = false;
        // What was torn stays in sight until others may be.
        self.table.heroes.iter_mut().for_each(|hero| hero.torn = InlineVec::new());
        self.next(Step::Strike);
    }

    /// §strike.random, §strike.precise: assigns the hits.
    pub fn strike(&mut self) {
        self.table.hits = InlineVec::new();
        self.table.struck = SeatSet::NONE;
        let blows = super::blows(self.content, self.table, self.table.precise);
        for blow in blows.iter() {
            self.assign(blow);
        }
        let hits = self.table.hits;
        for hit in hits.iter() {
            self.tell(Event::Aimed { seat: hit.seat, damage: hit.damage });
        }
        // §low.plan: places may be changed once all hits are assigned, even if there are none; without hits, one window will do.
        let last = super::is_last_blow(self.content, self.table);
        let opened = self.table.precise && blows.is_empty();
        if (last && !opened) || !self.table.hits.is_empty() {
            self.open(Window::Hits);
        } else {
            self.next(Step::Answered);
        }
    }

    fn push_hit(&mut self, seat: u8, damage: u8) {
        let damage = super::harmed(self.content, self.table, damage);
        self.table.hits.push(Hit { seat, damage, bare: false });
    }

    /// Assigns a blow to those whom it hits.
    fn assign(&mut self, blow: Blow) {
        let damage = match blow.aim {
            Aim::AllByRound => blow.damage.saturating_mul(self.table.foe.round),
            // §foe.fear
            Aim::Least => blow.damage.saturating_mul(1 + self.table.foe.tokens),
            _ => blow.damage,
        };
        let places = match blow.aim {
            Aim::Place(place) => Some(place..=place),
            Aim::Last => Some(self.table.dealt..=self.table.dealt),
            Aim::Horde => Some(1..=(self.table.foe.pack.len() as u8).min(self.table.dealt)),
            Aim::Heads => Some(1..=self.table.foe.heads),
            _ => None,
        };
        if let Some(places) = places {
            for place in places {
                self.hit_place(place, damage);
            }
            return;
        }
        // §foe.wolves
        if blow.aim == Aim::EachToken {
            for token in 0..self.table.foe.pack.len() as u8 {
                self.hit_place(token % self.table.dealt + 1, damage);
            }
            return;
        }
        let targets = super::targets(self.table, blow.aim);
        // §strike.nobody, §foe.chief, §foe.pride
        let exempt = matches!(blow.aim, Aim::OwnTokens | Aim::Signs)
            || matches!(self.content.encounter(self.table.foe.id).rule, Rule::Chief { .. });
        match (targets.is_empty(), blow.aim) {
            (false, _) => targets.iter().for_each(|seat| self.push_hit(seat.0, damage)),
            (true, Aim::MostPrestige) if self.table.at_place(1).is_some() => self.hit_place(1, damage),
            (true, _) if exempt => {}
            (true, _) => self.hit_everybody(),
        }
    }

    /// §strike.nobody: once, however many conditions nobody meets.
    fn hit_everybody(&mut self) {
        if self.table.hits.iter().any(|hit| hit.bare) {
            return;
        }
        self.tell(Event::Wild);
        let living = self.table.living();
        let damage = self.content.nobody;
        living.iter().for_each(|seat| self.table.hits.push(Hit { seat: seat.0, damage, bare: true }));
    }

    /// §strike.missing: whoever has that initiative, or the next lower one.
    fn hit_place(&mut self, place: u8, damage: u8) {
        let found = (1..=place.min(self.table.dealt)).rev().find_map(|place| self.table.at_place(place));
        if let Some(seat) = found {
            self.push_hit(seat, damage);
        }
    }

    /// §strike.one: hits land, damage and effects together.
    pub fn land(&mut self) {
        let rule = self.content.encounter(self.table.foe.id).rule;
        let (mut taken, hits) = (0, self.table.hits);
        for Hit { seat, damage, bare } in hits.iter() {
            if !self.table.hero(seat).lives() {
                continue;
            }
            self.table.struck = self.table.struck.with(Seat(seat));
            taken += self.hurt(seat, damage, Cause::Hit) as u16;
            // §strike.most: in place of the attack and its effects.
            if self.table.hero(seat).lives() && !bare {
                self.suffer(seat, rule);
            }
        }
        let hit = !self.table.hits.is_empty();
        self.table.hits = InlineVec::new();
        let before = self.table.foe.life;
        match rule {
            // §foe.paladin
            Rule::Drains => self.table.foe.life = (before + taken).min(self.content.track),
            // §foe.vampire
            Rule::Feeds { life } if hit && self.table.precise => {
                self.table.foe.life = (before + life as u16).min(self.table.foe.start).max(before);
            }
            _ => {}
        }
        if self.table.foe.life != before {
            self.tell(Event::Fed { life: self.table.foe.life });
        }
        if !self.bury() {
            return;
        }
        let living = self.table.living();
        self.table.struck = self.table.struck.iter().filter(|seat| living.has(*seat)).collect();
        self.open(Window::Riposte);
    }

    /// What a hit does besides its damage.
    fn suffer(&mut self, seat: u8, rule: Rule) {
        match rule {
            // §foe.ripper
            Rule::Rips if self.table.hero(seat).cards > 0 => {
                let card = self.random_card(seat);
                let hero = &mut self.table.heroes[seat as usize];
                hero.take(card);
                hero.torn.push(card);
                self.table.discard.put(card.0);
                self.tell(Event::Torn { seat, card });
            }
            // §foe.medusa
            Rule::Petrifies => {
                self.table.heroes[seat as usize].stopped = true;
                self.tell(Event::Petrified { seat });
            }
            // §foe.mimic
            Rule::Swallows if !self.table.hero(seat).items.is_empty() => {
                let count = self.table.hero(seat).items.len() as u8;
                let at = self.ctx.fate.draw(ITEMS, &Bag::<1>::first(count));
                let item = self.table.heroes[seat as usize].items.remove(at as usize);
                self.table.foe.swallowed.push(item);
                self.tell(Event::Swallowed { seat, item });
            }
            _ => {}
        }
    }

    /// Nobody has more to say about these hits: the precise attack, or the end of the round.
    pub fn hits_answered(&mut self) {
        self.table.struck = SeatSet::NONE;
        if !self.table.precise {
            self.table.precise = true;
            return self.next(Step::Strike);
        }
        // §foe.blades
        match self.content.encounter(self.table.foe.id).rule {
            Rule::Corridor { rounds } if self.table.foe.round >= rounds => self.end(None),
            _ => self.next(Step::Draw),
        }
    }

    /// §round.discard, §round.draw, §prize.draw, §item.lasting
    pub fn draw_one_each(&mut self) {
        let spent = core::mem::take(&mut self.table.spent);
        self.table.discard.put_all(&spent);
        for seat in 0..self.table.options.players {
            let hero = &mut self.table.heroes[seat as usize];
            let (mut kept, mut worn) = (InlineVec::<_, 4>::new(), InlineVec::<_, 4>::new());
            for mut potion in hero.potions.iter() {
                if potion.rounds == 1 {
                    worn.push(potion.card);
                } else {
                    potion.rounds = potion.rounds.saturating_sub(1);
                    kept.push(potion);
                }
            }
            hero.potions = kept;
            for item in worn.iter() {
                self.table.gone.put(item.0);
                self.tell(Event::Wore { seat, item });
            }
        }
        for place in 1..=self.table.dealt {
            let Some(seat) = self.table.at_place(place) else { continue };
            if self.table.hero(seat).cards < self.limit(seat) {
                self.draw(seat, 1);
            }
        }
        self.next(Step::Round);
    }
}

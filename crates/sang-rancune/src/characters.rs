//! How bots of each character play: on what their seat sees, by what each decision is worth to them.
//!
//! Worth is counted in thousandths of a point of prestige.

mod answers;
mod chances;
mod items;
mod memory;
mod setting;
mod speech;

pub use speech::phrases;

use crate::content::Card;
use crate::decisions::{Action, Due, Event};
use crate::rules::{SangRancune, View, prestige};
use crate::table::Table;
use crate::{insight, measures};
use kernel::{
    Character, Fate, Features, Game, MeasureName, Measures, Moves, Persona, Policy, Printed, Remark, Seat, SeatSet,
    Seed, Seeded, Source,
};

/// What matters to a character, in hundredths of what matters to a player who only reckons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Temper {
    /// What damage to the creature is worth, whoever kills it.
    pub team: i32,
    /// What a rival's kill costs.
    pub envy: i32,
    /// What a strong card is worth in the hand.
    pub thrift: i32,
    /// What life is worth.
    pub care: i32,
    /// How gladly low blows are played against others.
    pub malice: i32,
    /// How gladly others are healed.
    pub kindness: i32,
}

/// The characters, in the order of [`characters`].
pub const TEMPERS: [Temper; 4] = [
    Temper { team: 140, envy: 80, thrift: 100, care: 120, malice: 16, kindness: 200 },
    Temper { team: 100, envy: 90, thrift: 100, care: 240, malice: 35, kindness: 100 },
    Temper { team: 90, envy: 130, thrift: 110, care: 150, malice: 110, kindness: 120 },
    Temper { team: 50, envy: 180, thrift: 90, care: 110, malice: 260, kindness: 60 },
];

/// The character that plays as a sound player does.
const SOUND: u8 = 2;

/// The character whose word is worth nothing.
const TRAITOR: u8 = 3;

fn characters() -> Vec<Character> {
    let character = |word, fr: (&str, &str), en: (&str, &str)| Character {
        word,
        name: Printed::new(fr.0, en.0),
        style: Printed::new(fr.1, en.1),
    };
    vec![
        character(
            "loyal",
            ("Le Loyal", "frappe pour le groupe, soigne, tient parole ; ne trahit que le meneur, et tard"),
            ("The Loyal", "strikes for the group, heals, keeps promises; betrays only the leader, and late"),
        ),
        character(
            "cautious",
            ("Le Méfiant", "se garde des coups, feinte quand le risque est grand, garde ses Potions"),
            ("The Wary", "keeps out of harm, feints when much is at stake, saves potions"),
        ),
        character(
            "opportunist",
            ("L'Opportuniste", "compte les PV, attend, et porte le coup fatal"),
            ("The Opportunist", "counts the creature's HP, waits, and deals the killing blow"),
        ),
        character(
            "traitor",
            ("Le Traître", "promet beaucoup, frappe peu, fait trébucher, et détourne les coups sur le meneur"),
            ("The Traitor", "promises much, strikes little, trips others, and sends blows to the leader"),
        ),
    ]
}

/// Somebody about to decide, with what he can see.
struct Mind<'a> {
    game: &'a SangRancune,
    /// What is seen: nothing of other hands is ever looked at.
    table: &'a Table,
    seat: u8,
    temper: Temper,
    manner: Persona,
}

impl Mind<'_> {
    /// The rivals to be stopped: who has it coming, or else who leads or is closest behind.
    fn foes(&self) -> SeatSet {
        let others = self.table.living().without(Seat(self.seat));
        let owing: SeatSet = others.iter().filter(|seat| self.owes(seat.0)).collect();
        if !owing.is_empty() {
            return owing;
        }
        let most = others.iter().map(|seat| self.table.hero(seat.0).prestige).max().unwrap_or(0);
        others.iter().filter(|seat| self.table.hero(seat.0).prestige == most).collect()
    }

    /// One of several, by chance.
    fn any<F: Fate>(&self, among: SeatSet, luck: &mut F) -> Option<u8> {
        if among.is_empty() {
            return None;
        }
        let at = luck.pick(Source::PLAYER, among.len());
        among.iter().nth(at as usize).map(|seat| seat.0)
    }

    /// How bad a rival's gain is: the leader's is worst, and words weigh a little.
    fn rivalry(&self, seat: u8) -> i32 {
        let mine = self.table.hero(self.seat).prestige as i32;
        let ahead = self.table.hero(seat).prestige as i32 - mine;
        let words = 15 * self.manner.threatened.has(Seat(seat)) as i32 + 25 * self.owes(seat) as i32;
        let weight = 60 + (ahead * 8).clamp(-30, 60) + words;
        let weight = if self.spares(seat) { weight / 2 } else { weight };
        weight * self.temper.envy / 100
    }

    /// What the killing blow is worth now.
    fn prize(&self) -> i32 {
        let (foe, content) = (&self.table.foe, &self.game.content);
        if !self.game.is_creature(self.table) {
            return 0;
        }
        (prestige(content, self.table) + foe.tokens + content.late_bonus(self.table.number)) as i32 * 1000
    }

    /// What so much life is worth: more to who has little left.
    fn life_worth(&self, seat: u8, life: u8) -> i32 {
        let left = self.table.hero(seat).life;
        let dies = life >= left;
        let each = if left <= 25 {
            90
        } else if left <= 50 {
            50
        } else {
            25
        };
        let all = 4000 + self.table.hero(seat).prestige as i32 * 1000;
        let worth = if dies { all } else { life as i32 * each };
        if seat == self.seat { worth * self.temper.care / 100 } else { worth }
    }

    /// What a card is worth in the hand.
    fn card_worth(&self, card: Card) -> i32 {
        let last = self.table.left == 0 && self.table.rising.is_none();
        let usual = match card {
            card if card.is_valued() => {
                let printing = self.game.content.card(card);
                let own = matches!(printing.effect, crate::content::Effect::Heroic { hero } if hero == self.seat);
                let value = self.game.content.value(card, printing.side + own as u8) as i32;
                value * 12 - 120 + 120 * (card > Card(20)) as i32
            }
            Card::FEINT => 350,
            Card::DOUBLE | Card::OPPORTUNIST => 500,
            Card::FOCUS | Card::BEHIND => 450,
            Card::RIPOSTE => 250,
            Card::RALLY => 150,
            Card::AFTER => 800,
            Card::TRIP | Card::FAIL | Card::EDGE => 600,
            Card::TOUGH => 700,
            _ => 450,
        };
        let usual = usual * self.temper.thrift / 100;
        if last { usual / 4 } else { usual }
    }

    fn decide<F: Fate>(&self, luck: &mut F) -> Action {
        let hero = self.table.hero(self.seat);
        match self.game.due(self.table) {
            Due::Market => self.at_market(luck),
            Due::Offer => self.of_offer(),
            Due::Loot => self.of_loot(),
            Due::Window => self.of_window(luck),
            Due::Riposte => self.of_riposte(),
            Due::Counter => self.of_counter(),
            Due::Set => self.of_set(luck),
            Due::Fire => self.of_fire(),
            Due::Replace => self.of_replacement(),
            Due::Choose => self.of_choice(),
            Due::Aim => self.of_aim(),
            Due::Steal => self.of_theft(luck),
            Due::Vote => {
                let open: SeatSet = self.foes().iter().filter(|seat| !self.spares(seat.0)).collect();
                let among = if open.is_empty() { self.foes() } else { open };
                Action::Point { seat: self.any(among, luck).unwrap_or(0) }
            }
            Due::Sign => Action::Sign { sign: luck.pick(Source::PLAYER, 3) as u8 },
            Due::Cross => self.of_bridge(),
            Due::Refill => match self.useless() {
                Some(card) => Action::Discard { card },
                None => Action::Done,
            },
            Due::Trim => {
                let worst = hero.hand.kinds().map(|(kind, _)| Card(kind)).min_by_key(|card| self.card_worth(*card));
                Action::Discard { card: worst.unwrap_or_default() }
            }
        }
    }

    /// A card that is better drawn anew.
    fn useless(&self) -> Option<Card> {
        let hero = self.table.hero(self.seat);
        let kinds = hero.hand.kinds().map(|(kind, count)| (Card(kind), count));
        kinds
            .filter(|(card, count)| match *card {
                // One small attack is a feint that counts.
                card if card.is_valued() => self.card_worth(card) < 60 && *count > 0,
                Card::RALLY => self.temper.team < 100,
                Card::FEINT => *count > 1,
                _ => false,
            })
            .map(|(card, _)| card)
            .next()
    }
}

/// What somebody does in a playout: as a sound player would.
pub fn sound<F: Fate>(game: &SangRancune, table: &Table, seat: Seat, luck: &mut F) -> Action {
    decide(game, table, seat, Persona::of(SOUND), luck)
}

/// The card that a sound player would set who holds what this seat holds.
pub fn sound_card<F: Fate>(game: &SangRancune, table: &Table, seat: u8, luck: &mut F) -> Option<Card> {
    let mind = Mind { game, table, seat, temper: TEMPERS[SOUND as usize], manner: Persona::of(SOUND) };
    match mind.of_set(luck) {
        Action::Set { card } => Some(card),
        _ => None,
    }
}

impl Policy for SangRancune {
    /// A kill or two more are not worth a win.
    const POINTS_FOR_A_WIN: u32 = 60;
    const MARGIN_IN_TENTHS_OF_ERROR: u32 = 20;
    /// BALANCE.md has the figures.
    const RANKING: &'static [&'static str] = &[
        "random",
        "beginner",
        "loyal",
        "opportunist",
        "careful",
        "casual",
        "traitor",
        "cautious",
        "montecarlo",
        "skilled",
        "expert",
        "search",
        "master",
    ];

    fn careful(&self, view: &View, seat: Seat) -> Action {
        let table = &view.seen;
        let moment = table.number as u64 * 4096 + table.foe.round as u64 * 64 + table.place as u64 * 8 + seat.0 as u64;
        let manner = Persona::of(SOUND);
        self.in_character(view, seat, manner, &mut Seeded::new(Seed::of("careful").nth(moment)))
    }

    fn rollout<F: Fate>(&self, table: &Table, seat: Seat, fate: &mut F) -> Action {
        sound(self, table, seat, fate)
    }

    const FEATURES: &'static [&'static str] = &insight::FEATURES;

    fn learnt(&self) -> &'static str {
        include_str!("../content/value.txt")
    }

    fn features(&self, view: &View, seat: Seat, out: &mut Features) {
        insight::features(self, view, seat, out);
    }

    fn chapter(&self, table: &Table) -> u32 {
        insight::chapter(table)
    }

    fn suspect<F: Fate>(&self, view: &View, seat: Seat, fate: &mut F) -> Table {
        insight::suspect(self, view, seat, fate)
    }

    fn characters(&self) -> Vec<Character> {
        characters()
    }

    fn in_character<F: Fate>(&self, view: &View, seat: Seat, manner: Persona, luck: &mut F) -> Action {
        decide(self, &view.seen, seat, manner, luck)
    }

    fn remember(&self, memory: &mut Persona, seat: Seat, event: &Event) {
        memory::remember(memory, seat, event);
    }

    fn remark<F: Fate>(
        &self,
        view: &View,
        seat: Seat,
        manner: Persona,
        witnessed: &[Event],
        luck: &mut F,
    ) -> Option<Remark> {
        speech::remark(view, seat, manner, witnessed, luck)
    }

    fn measures(&self) -> Vec<MeasureName> {
        measures::measures()
    }

    fn ends(&self) -> Vec<MeasureName> {
        measures::ends()
    }

    #[inline(always)]
    fn count(&self, event: &Event, out: &mut Measures) {
        measures::count(event, out);
    }

    #[inline]
    fn sum_up(&self, table: &Table, out: &mut Measures) {
        measures::sum_up(self, table, out);
    }
}

/// What somebody does; whatever he thinks of, it is allowed.
fn decide<F: Fate>(game: &SangRancune, table: &Table, seat: Seat, manner: Persona, luck: &mut F) -> Action {
    let temper = TEMPERS[manner.character as usize % TEMPERS.len()];
    let mind = Mind { game, table, seat: seat.0, temper, manner };
    let action = mind.decide(luck);
    if game.check(table, seat, action).is_ok() {
        return action;
    }
    debug_assert!(false, "a thought that is not allowed: {action:?} of {seat:?} at {:?}", table.phase);
    let mut legal = Moves::new();
    game.legal_actions(table, seat, &mut legal);
    legal.first().copied().unwrap_or(Action::Pass)
}

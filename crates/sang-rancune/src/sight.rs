//! What a view says to programs.

use crate::content::{Card, Cards, card_word, names};
use crate::decisions::Which;
use crate::notation::{foe_word, write_action};
use crate::rules::View;
use crate::table::{Hero, Phase, Table, Window};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};

/// Cards by their words, each with how many there are.
struct Counted<'a>(&'a Cards);

impl Serialize for Counted<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.kinds().map(|(kind, count)| (card_word(Card(kind)), count)))
    }
}

/// A hero, as a seat sees him.
struct Seen<'a>(&'a Hero, usize);

impl Serialize for Seen<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(hero, seat) = *self;
        let cards = |cards: &mut dyn Iterator<Item = Card>| cards.collect::<Vec<_>>();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seat", &seat)?;
        map.serialize_entry("hero", &names().hero_words[seat % names().hero_words.len()])?;
        map.serialize_entry("life", &hero.life)?;
        map.serialize_entry("prestige", &hero.prestige)?;
        map.serialize_entry("initiative", &hero.initiative)?;
        map.serialize_entry("cards", &hero.cards)?;
        map.serialize_entry("hand", &Counted(&hero.hand))?;
        map.serialize_entry("set", &hero.set.iter().map(|laid| laid.card).collect::<Vec<_>>())?;
        map.serialize_entry("shown", &cards(&mut hero.shown.iter()))?;
        map.serialize_entry("setups", &cards(&mut hero.setups.iter().map(|setup| setup.card)))?;
        map.serialize_entry("items", &cards(&mut hero.items.iter()))?;
        map.serialize_entry("potions", &cards(&mut hero.potions.iter().map(|potion| potion.card)))?;
        map.serialize_entry("goblins", hero.goblins.as_slice())?;
        map.serialize_entry("dealt", &hero.dealt)?;
        map.serialize_entry("curse", &hero.curse)?;
        let states = [
            ("stopped", hero.stopped),
            ("barred", hero.barred),
            ("edged", hero.edged),
            ("swept", hero.swept),
            ("attacked", hero.attacked),
        ];
        let holds: Vec<_> = states.into_iter().filter(|(_, holds)| *holds).map(|(state, _)| state).collect();
        map.serialize_entry("states", &holds)?;
        map.serialize_entry("crowded", &hero.crowded)?;
        map.end()
    }
}

/// The heroes, seat by seat.
struct Heroes<'a>(&'a Table);

impl Serialize for Heroes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let heroes = &self.0.heroes[..self.0.options.players as usize];
        let mut list = serializer.serialize_seq(Some(heroes.len()))?;
        for (seat, hero) in heroes.iter().enumerate() {
            list.serialize_element(&Seen(hero, seat))?;
        }
        list.end()
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Next(_) => "discard",
        Phase::Market => "market",
        Phase::Offer => "offer",
        Phase::Loot => "loot",
        Phase::Window(Window::Start) => "window-start",
        Phase::Window(Window::Opening) => "window-opening",
        Phase::Window(Window::Reveal) => "window-reveal",
        Phase::Window(Window::Hits) => "window-hits",
        Phase::Window(Window::Riposte) => "window-riposte",
        Phase::Window(Window::Counter) => "window-counter",
        Phase::Set => "set",
        Phase::Fire { .. } => "fire",
        Phase::Play => "play",
        Phase::Lay => "lay",
        Phase::Choose(_) => "choose",
        Phase::Aim(_) => "aim",
        Phase::Steal(_) => "steal",
        Phase::Vote => "vote",
        Phase::Sign => "sign",
        Phase::Cross(_) => "cross",
        Phase::Refill => "refill",
        Phase::Over(_) => "over",
    }
}

impl Serialize for Which {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(foe_word(self.0))
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = &self.seen;
        let pile: Vec<_> = table.pile.iter().map(|piled| (piled.seat, piled.card, piled.value)).collect();
        let board: Vec<_> = table.board.iter().map(|played| (played.card, played.mighty, played.failed)).collect();
        let stack: Vec<_> = table.stack.iter().map(|blown| (blown.seat, write_action(blown.action))).collect();
        let hits: Vec<_> = table.hits.iter().map(|hit| (hit.seat, hit.damage)).collect();
        let answered: Vec<u8> = table.answered.iter().map(|seat| seat.0).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("phase", phase(table.phase))?;
        map.serialize_entry("number", &table.number)?;
        map.serialize_entry("left", &table.left)?;
        map.serialize_entry("encounter", foe_word(table.foe.id))?;
        map.serialize_entry("raised", &table.foe.raised)?;
        map.serialize_entry("life", &table.foe.life)?;
        map.serialize_entry("remaining", &table.remaining())?;
        map.serialize_entry("round", &table.foe.round)?;
        map.serialize_entry("tokens", &table.foe.tokens)?;
        map.serialize_entry("pack", table.foe.pack.as_slice())?;
        map.serialize_entry("heads", &table.foe.heads)?;
        map.serialize_entry("quelled", &table.foe.quelled)?;
        map.serialize_entry("coin", &table.coin)?;
        map.serialize_entry("active", &table.active)?;
        map.serialize_entry("heroes", &Heroes(table))?;
        map.serialize_entry("board", &board)?;
        map.serialize_entry("pile", &pile)?;
        map.serialize_entry("stack", &stack)?;
        map.serialize_entry("hits", &hits)?;
        map.serialize_entry("answered", &answered)?;
        map.serialize_entry("unseen", &Counted(&table.deck))?;
        map.serialize_entry("discard", &Counted(&table.discard))?;
        map.serialize_entry("spent", &Counted(&table.spent))?;
        map.serialize_entry("gone", &Counted(&table.gone))?;
        map.end()
    }
}

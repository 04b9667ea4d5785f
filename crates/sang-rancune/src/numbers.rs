//! The game in whole numbers: the view as columns, and a number for every action. Seats are those of the table, whoever looks.

mod actions;

use crate::content::{Card, Cards, ENCOUNTERS, HEROES, KINDS, card_word};
use crate::decisions::Action;
use crate::notation::{foe_word, write_action};
use crate::rules::{SangRancune, View};
use crate::table::{Blown, End, Foe, Hero, Hit, Laid, Phase, Piled, Played, Potion, Proposal, Setup, Step, Table};
use actions::SPACE;
use kernel::{Among, Numbers, Pen, Seat, SeatSet};

const CARDS: Among<'static> = Among::Named(KINDS, &|at| card_word(Card(at as u8)).into());
const FOES: Among<'static> = Among::Named(ENCOUNTERS, &|at| foe_word(at as u8).into());
/// Seats as notation counts them.
const SEATS: Among<'static> = Among::Named(HEROES, &|at| (at + 1).to_string());
const ACTIONS: Among<'static> = Among::Named(actions::ALL, &|at| SPACE.act(at).map_or(String::new(), write_action));
const WINDOWS: Among<'static> = Among::Words(&["start", "opening", "reveal", "hits", "riposte", "counter"]);
const PHASES: Among<'static> = Among::Words(&[
    "next", "market", "offer", "loot", "window", "set", "fire", "play", "lay", "choose", "aim", "steal", "vote",
    "sign", "cross", "refill", "won", "shared", "nobody",
]);
const STEPS: Among<'static> = Among::Words(&[
    "reveal", "deal", "loot", "round", "turn", "unveil", "choices", "resolve", "attacked", "done", "finish", "adjust",
    "strike", "land", "answered", "draw", "cross", "refilled",
]);
/// What is kept in a byte, and bounded by nothing else.
const BYTE: i16 = 255;
/// Life and damage, of creatures and piles: more than any creature can have.
const MOST_DAMAGE: i16 = 9_999;

impl Numbers for SangRancune {
    fn write_numbers<P: Pen>(&self, view: &View, seat: Seat, pen: &mut P) {
        // What a table is made of is named in full, so that nothing new is forgotten here.
        let Table {
            options,
            phase,
            window,
            heroes,
            foe,
            deck,
            discard,
            spent,
            gone,
            unmet,
            left,
            number,
            killed,
            rising,
            loot,
            pile,
            wounds,
            board,
            active,
            place,
            dealt,
            riposte,
            owed,
            late,
            stack,
            answers,
            answered,
            hits,
            struck,
            precise,
            proposal,
            coin,
            sign,
        } = &view.seen;
        let alike = self.content.cards.iter().map(|card| card.count).max().unwrap_or(0) as i16;
        pen.maybe("seat", (seat != Seat::WATCHER).then_some(seat.0), SEATS);
        write_phase(*phase, pen);
        pen.choice("window", *window as usize, WINDOWS);
        for (at, hero) in heroes.iter().enumerate().take(options.players as usize) {
            pen.part("hero", Some(at), |pen| self.write_hero(hero, alike, pen));
        }
        pen.part("foe", None, |pen| write_foe(foe, pen));
        let piles = [("deck", deck), ("discard", discard), ("spent", spent), ("gone", gone)];
        piles.into_iter().for_each(|(name, cards)| write_stock(name, cards, alike, pen));
        pen.set("unmet", unmet.iter(), FOES);
        pen.number("left", *left, 0..=ENCOUNTERS as i16);
        pen.number("number", *number, 0..=BYTE);
        pen.maybe("killed", *killed, FOES);
        pen.maybe("rising", *rising, FOES);
        write_row("loot", 10, loot.iter(), pen);
        write_attacks(pile.as_slice(), wounds.as_slice(), board.as_slice(), pen);
        pen.choice("active", *active, SEATS);
        pen.number("place", *place, 0..=BYTE);
        pen.number("dealt", *dealt, 0..=HEROES as i16);
        pen.flag("riposte", *riposte);
        pen.number("owed", *owed, 0..=BYTE);
        pen.number("late", *late, 0..=BYTE);
        write_answers(stack.as_slice(), &answers[..options.players as usize], *answered, pen);
        write_hits(hits.as_slice(), *struck, pen);
        pen.flag("precise", *precise);
        pen.part("proposal", None, |pen| write_proposal(*proposal, pen));
        pen.choice("coin", *coin, Among::Words(&["none", "tails", "heads"]));
        pen.number("sign", *sign, 0..=HEROES as i16);
    }

    fn every_action(&self, offer: impl FnMut(Action)) {
        SPACE.all().iter().copied().for_each(offer);
    }

    #[inline]
    fn action_number(&self, action: Action) -> Option<usize> {
        actions::number(action)
    }
}

impl SangRancune {
    fn write_hero<P: Pen>(&self, hero: &Hero, alike: i16, pen: &mut P) {
        let Hero {
            life,
            prestige,
            hand,
            cards,
            seen,
            set,
            shown,
            torn,
            setups,
            items,
            potions,
            initiative,
            stopped,
            barred,
            edged,
            edger,
            crowded,
            swept,
            attacked,
            dealt,
            total,
            goblins,
            tokens,
            curse,
            offers,
            sign,
        } = hero;
        pen.number("life", *life, 0..=self.content.life as i16);
        pen.number("prestige", *prestige, 0..=BYTE);
        write_stock("hand", hand, alike, pen);
        pen.number("cards", *cards, 0..=BYTE);
        write_row("seen", 4, seen.iter(), pen);
        pen.list("set", 2, set.as_slice(), |pen, Laid { card, known }| {
            pen.maybe("card", card.map(|card| card.0), CARDS);
            write_seats("known", known, pen);
        });
        write_row("shown", 16, shown.iter(), pen);
        write_row("torn", 4, torn.iter(), pen);
        pen.list("setups", 4, setups.as_slice(), |pen, Setup { card, round }| {
            pen.choice("card", card.0, CARDS);
            pen.number("round", round, 0..=BYTE);
        });
        write_row("items", 10, items.iter(), pen);
        pen.list("potions", 4, potions.as_slice(), |pen, Potion { card, rounds }| {
            pen.choice("card", card.0, CARDS);
            pen.number("rounds", rounds, 0..=BYTE);
        });
        pen.number("initiative", *initiative, 0..=BYTE);
        pen.flag("stopped", *stopped);
        pen.flag("barred", *barred);
        pen.flag("edged", *edged);
        pen.number("edger", *edger, 0..=HEROES as i16);
        pen.number("crowded", *crowded, 0..=BYTE);
        pen.flag("swept", *swept);
        pen.flag("attacked", *attacked);
        pen.number("dealt", *dealt, 0..=MOST_DAMAGE);
        pen.number("total", *total, 0..=MOST_DAMAGE);
        pen.amounts("goblins", 2, goblins.iter(), BYTE);
        pen.number("tokens", *tokens, 0..=BYTE);
        pen.number("curse", *curse, 0..=BYTE);
        pen.number("offers", *offers, 0..=BYTE);
        pen.number("sign", *sign, 0..=HEROES as i16);
    }
}

/// The damage pile, who has wounded the creature, and the attacks of the active hero.
fn write_attacks<P: Pen>(pile: &[Piled], wounds: &[u8], board: &[Played], pen: &mut P) {
    pen.list("pile", 20, pile, |pen, Piled { seat, card, value }| {
        pen.choice("seat", seat, SEATS);
        pen.choice("card", card.0, CARDS);
        pen.number("value", value, 0..=MOST_DAMAGE);
    });
    pen.row("wounds", 20, wounds.iter().copied(), SEATS);
    pen.list("board", 8, board, |pen, Played { card, mighty, rallied, failed }| {
        pen.choice("card", card.0, CARDS);
        pen.maybe("mighty", mighty.map(usize::from), Among::Words(&["plain", "mighty"]));
        pen.number("rallied", rallied, 0..=BYTE);
        pen.flag("failed", failed);
    });
}

/// Low blows that wait, and what seats have answered.
fn write_answers<P: Pen>(stack: &[Blown], answers: &[Option<Action>], answered: SeatSet, pen: &mut P) {
    pen.list("stack", 4, stack, |pen, Blown { seat, action }| {
        pen.choice("seat", seat, SEATS);
        write_action_number("action", Some(action), pen);
    });
    for (at, answer) in answers.iter().enumerate() {
        pen.part("answer", Some(at), |pen| write_action_number("action", *answer, pen));
    }
    write_seats("answered", answered, pen);
}

/// The hits to come, and who was hit.
fn write_hits<P: Pen>(hits: &[Hit], struck: SeatSet, pen: &mut P) {
    pen.list("hits", 12, hits, |pen, Hit { seat, damage, bare }| {
        pen.choice("seat", seat, SEATS);
        pen.number("damage", damage, 0..=BYTE);
        pen.flag("bare", bare);
    });
    write_seats("struck", struck, pen);
}

fn write_foe<P: Pen>(foe: &Foe, pen: &mut P) {
    let Foe { id, raised, life, start, round, tokens, pack, heads, swallowed, quelled } = foe;
    pen.choice("id", *id, FOES);
    pen.flag("raised", *raised);
    pen.number("life", *life, 0..=MOST_DAMAGE);
    pen.number("start", *start, 0..=MOST_DAMAGE);
    pen.number("round", *round, 0..=BYTE);
    pen.number("tokens", *tokens, 0..=BYTE);
    pen.amounts("pack", 18, pack.iter(), BYTE);
    pen.number("heads", *heads, 0..=BYTE);
    write_row("swallowed", 10, swallowed.iter(), pen);
    pen.flag("quelled", *quelled);
}

fn write_proposal<P: Pen>(proposal: Proposal, pen: &mut P) {
    let Proposal { from, to, item, want, used } = proposal;
    pen.choice("from", from, SEATS);
    pen.choice("to", to, SEATS);
    pen.choice("item", item.0, CARDS);
    pen.maybe("want", want.map(|card| card.0), CARDS);
    pen.flag("used", used);
}

fn write_phase<P: Pen>(phase: Phase, pen: &mut P) {
    let (at, of) = match phase {
        Phase::Next(_) => (0usize, 0),
        Phase::Market => (1, 0),
        Phase::Offer => (2, 0),
        Phase::Loot => (3, 0),
        Phase::Window(_) => (4, 0),
        Phase::Set => (5, 0),
        Phase::Fire { after } => (6, after as u8),
        Phase::Play => (7, 0),
        Phase::Lay => (8, 0),
        Phase::Choose(at) => (9, at),
        Phase::Aim(at) => (10, at),
        Phase::Steal(at) => (11, at),
        Phase::Vote => (12, 0),
        Phase::Sign => (13, 0),
        Phase::Cross(cards) => (14, cards),
        Phase::Refill => (15, 0),
        Phase::Over(End::Won) => (16, 0),
        Phase::Over(End::Shared) => (17, 0),
        Phase::Over(End::Nobody) => (18, 0),
    };
    pen.choice("phase", at, PHASES);
    pen.number("phase_of", of, 0..=BYTE);
    pen.maybe("open", if let Phase::Window(window) = phase { Some(window as usize) } else { None }, WINDOWS);
    let step = if let Phase::Next(step) = phase { Some(step_place(step)) } else { None };
    pen.maybe("step", step.map(|(at, _)| at), STEPS);
    pen.number("step_of", step.map_or(0, |(_, of)| of), 0..=BYTE);
}

fn step_place(step: Step) -> (usize, u8) {
    match step {
        Step::Reveal => (0, 0),
        Step::Deal => (1, 0),
        Step::Loot => (2, 0),
        Step::Round => (3, 0),
        Step::Turn => (4, 0),
        Step::Unveil => (5, 0),
        Step::Choices => (6, 0),
        Step::Resolve(at) => (7, at),
        Step::Attacked => (8, 0),
        Step::Done => (9, 0),
        Step::Finish => (10, 0),
        Step::Adjust => (11, 0),
        Step::Strike => (12, 0),
        Step::Land => (13, 0),
        Step::Answered => (14, 0),
        Step::Draw => (15, 0),
        Step::Cross => (16, 0),
        Step::Refilled => (17, 0),
    }
}

fn write_stock<P: Pen>(name: &'static str, cards: &Cards, alike: i16, pen: &mut P) {
    pen.counts(name, cards.kinds(), alike, CARDS);
}

fn write_row<P: Pen>(name: &'static str, places: usize, cards: impl Iterator<Item = Card>, pen: &mut P) {
    pen.row(name, places, cards.map(|card| card.0), CARDS);
}

fn write_seats<P: Pen>(name: &'static str, seats: SeatSet, pen: &mut P) {
    pen.set(name, seats.iter().map(|seat| seat.0), SEATS);
}

fn write_action_number<P: Pen>(name: &'static str, action: Option<Action>, pen: &mut P) {
    pen.maybe(name, action.and_then(actions::number), ACTIONS);
}

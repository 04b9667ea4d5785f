//! Nothing leaks: what others hold, which card they have laid face down, what they draw and what comes next shows nowhere before the rules
//! show it.
//!
//! Games are looked at, at some of their decisions, beside tables that differ only in what a seat may not know: all that this seat gets
//! is the same to the letter. `OUBLIETTE_LEAK_GAMES` says how many games.

use super::*;
use crate::decisions::Action;
use crate::policy::quick;
use crate::rules::announcements;
use crate::sets::Cards;
use kernel::{Fate, Moves, Nobody, Policy, SeatSet, Seed, Seeded, SmallNumber, Status, Telling};
use std::collections::BTreeSet;

/// Of the decisions of a game, with other cards in hands one in so many is looked at, and all cards that are laid.
const LOOKS: u32 = 9;
/// Of those, one in so many is also asked what a careful player would do.
const ADVICE: u32 = 12;

/// How many games to look at.
#[expect(clippy::disallowed_methods, reason = "a test may be told how hard to try; rules may not")]
fn games() -> u64 {
    std::env::var("OUBLIETTE_LEAK_GAMES").map_or(240, |said| said.parse().expect("OUBLIETTE_LEAK_GAMES is a number"))
}

#[expect(clippy::print_stdout, reason = "how much was compared")]
fn report(what: &str, games: u64, compared: u64) {
    println!("{games} games, {compared} {what}");
}

/// What a seat gets beyond what it should: a check that catches nobody checks nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Peek {
    /// Nothing.
    Nothing,
    /// What others hold.
    Hands,
    /// Which cards lie face down.
    Laid,
    /// What the others hear.
    Heard,
    /// What was decided last.
    Decided,
}

/// All that a seat gets: its view, its page, what it hears in words and as it is staged, how it ended, what it may do and why not, what it may
/// expect, and, where advice is asked for, what a careful player would do.
fn given(game: &DeadCells, table: &Table, seat: Seat, events: &[Event], (peek, advised): (Peek, bool)) -> String {
    let view = game.view(table, seat);
    let page = game.page(&view, seat);
    let heard: Vec<Event> = events.iter().filter_map(|event| game.witness(event, seat)).collect();
    let told: Vec<_> = heard.iter().map(|event| (game.tell(event), game.notable(event), game.beat(event))).collect();
    let ending = game.ending(&view, seat, &heard);
    let mut judged = Vec::new();
    game.candidates(table, seat, |action| {
        judged.push((action, game.check(table, seat, action).map_err(|refusal| game.explain(refusal))));
    });
    let awaited = game.awaited(table);
    let mut all =
        format!("{view:?} {page:?} {heard:?} {told:?} {judged:?} {awaited:?} {ending:?} {:?}", game.outcome(&heard));
    for (action, _) in judged.iter().filter(|(_, allowed)| allowed.is_ok()) {
        let mut fate = Seeded::new(Seed::of("expected"));
        let mut expected = (game.suppose(&view, seat, &mut fate), Vec::new());
        game.apply(&mut expected.0, seat, *action, &mut Ctx::new(&mut fate, &mut expected.1));
        all += &format!(" {:?}", game.outcome(&expected.1));
    }
    if advised && awaited.has(seat) {
        all += &format!(" {:?}", game.careful(&view, seat));
    }
    let others = table.members().map(|member| table.member(member));
    match peek {
        Peek::Nothing => all,
        Peek::Hands => others.fold(all, |all, other| all + &format!(" {:?}", other.hand)),
        Peek::Laid => others.fold(all, |all, other| all + &format!(" {:?}", other.laid)),
        Peek::Heard => all + &format!(" {events:?}"),
        Peek::Decided => all + &format!(" {:?}", table.last),
    }
}

fn any<T: Copy>(luck: &mut Seeded, among: &[T]) -> T {
    among[luck.pick(Source::PLAYER, among.len() as u32) as usize]
}

/// Plays a game, mostly by rule of thumb, looking at each of its tables before a decision is made.
fn watch(
    number: u64,
    mut look: impl FnMut(&Table, Seat, Action, &mut Seeded) -> Result<(), String>,
) -> Result<(), String> {
    let game = DeadCells::default();
    let seed = format!("leaks of cards/{number}");
    let mut ctx = Ctx::new(Seeded::new(Seed::of(&seed)), Nobody);
    let mut luck = Seeded::new(Seed::of(&seed).player(Seat(0)));
    let mut curiosity = Seeded::new(Seed::of(&seed).player(Seat(1)));
    let players = 2 + (number % 3) as u8;
    let mut options = Options { players, open_patterns: false, campaign: Campaign::first(printed()) };
    options.campaign.lasting.life = [(number / 3 % 4) as u8; PRISONERS];
    // Some begin farther on, where chance lays cards and runes are used.
    if number % 5 == 4 {
        let far = 3 + (number / 5 % 4) as u8;
        (options.campaign.starts, options.campaign.runes) = (1 << far, 0x7f);
    }
    let mut table = game.setup(&options, &mut ctx);
    let mut legal = Moves::new();
    while let Status::Awaiting(awaited) = game.status(&table) {
        let seat = awaited.lowest().expect("somebody");
        game.legal_actions(&table, seat, &mut legal);
        let wild = luck.pick(Source::PLAYER, 4) == 0 || matches!(table.phase, Phase::Lay(_));
        let action = if wild { any(&mut luck, &legal) } else { quick(&game, &table, seat) };
        look(&table, seat, action, &mut curiosity)
            .map_err(|leak| format!("game {number}: {leak}, at {}", game.write_table(&table)))?;
        game.apply(&mut table, seat, action, &mut ctx);
    }
    Ok(())
}

/// The table after a decision, and what happened.
fn after<F: Fate>(table: &Table, seat: Seat, action: Action, fate: F) -> (Table, Vec<Event>) {
    let (mut table, mut events) = (*table, Vec::new());
    DeadCells::default().apply(&mut table, seat, action, &mut Ctx::new(fate, &mut events));
    (table, events)
}

/// Whether two tables are the same to a seat, and to those who watch.
fn same(viewer: Seat, here: (&Table, &[Event]), there: (&Table, &[Event]), how: (Peek, bool)) -> Result<(), String> {
    let game = DeadCells::default();
    for eyes in [viewer, Seat::WATCHER] {
        let one = given(&game, here.0, eyes, here.1, how);
        let other = given(&game, there.0, eyes, there.1, how);
        if one != other {
            return Err(format!("{eyes:?} gets\n{one}\nor\n{other}"));
        }
    }
    Ok(())
}

/// The table with the hidden cards of all others dealt anew: hands and decks as large, and face down such cards as were announced. Nothing where the
/// announcements do not come out.
fn dealt_otherwise(table: &Table, viewer: Seat, luck: &mut Seeded) -> Option<Table> {
    let content = printed();
    let mut other = *table;
    for member in table.members().filter(|member| table.seat_of(*member) != viewer) {
        let own = &mut other.members[member as usize];
        let (mut unseen, held) = (own.deck, own.hand.len());
        unseen.put_all(&own.hand);
        own.laid.iter().filter(|laid| !laid.open).filter_map(|laid| laid.card).for_each(|card| unseen.put(card));
        for laid in own.laid.as_mut_slice().iter_mut().filter(|laid| !laid.open) {
            let fits = |card: &Card| laid.said.is_none_or(|said| announcements(content.card(*card)).has(Some(said)));
            let fitting: Vec<Card> = unseen.iter().filter(fits).collect();
            if fitting.is_empty() {
                return None;
            }
            let card = any(luck, &fitting);
            unseen.take(card);
            laid.card = Some(card);
        }
        own.hand = Cards::default();
        for _ in 0..held {
            let card = Card(luck.draw(Source::PLAYER, &unseen.0));
            unseen.take(card);
            own.hand.put(card);
        }
        own.deck = unseen;
    }
    // What was decided last is a card that lies face down, where it was to lay one.
    if let Some(Action::Lay { round, say, .. }) = table.last {
        let hidden = |laid: &crate::table::Laid| !laid.open && laid.said == Some((round, say));
        let laid = other.members.iter().flat_map(|member| member.laid.iter()).find(hidden);
        other.last = laid.and_then(|laid| laid.card).map(|card| Action::Lay { card, round, say }).or(other.last);
    }
    Some(other)
}

/// What a seat gets where others hold other cards, before a decision and after it. Says how often that was compared.
fn compare_hands(table: &Table, (seat, action): (Seat, Action), luck: &mut Seeded, peek: Peek) -> Result<u64, String> {
    let game = DeadCells::default();
    if luck.pick(Source::PLAYER, LOOKS) > 0 && !matches!(table.phase, Phase::Lay(_)) {
        return Ok(0);
    }
    let viewer = Seat(luck.pick(Source::PLAYER, table.players as u32) as u8);
    let Some(other) = dealt_otherwise(table, viewer, luck) else { return Ok(0) };
    let how = (peek, luck.pick(Source::PLAYER, ADVICE) == 0);
    same(viewer, (table, &[]), (&other, &[]), how)?;
    if game.check(&other, seat, action).is_err() {
        return Ok(1);
    }
    let fate = Seed::of("hands").nth(luck.pick(Source::PLAYER, 1 << 16) as u64);
    let (here, happened) = after(table, seat, action, Seeded::new(fate));
    let (there, elsewhere) = after(&other, seat, action, Seeded::new(fate));
    // Where cards are turned up for all, what follows may be otherwise.
    if game.view(&here, viewer) != game.view(&there, viewer) {
        return Ok(1);
    }
    same(viewer, (&here, &happened), (&there, &elsewhere), (peek, false))?;
    Ok(2)
}

/// What others get of a card that is laid face down: the same, whichever of those of which that can be announced. Says how often that was compared.
fn compare_laid(table: &Table, (seat, action): (Seat, Action), luck: &mut Seeded, peek: Peek) -> Result<u64, String> {
    let (game, Action::Lay { card, round, say }) = (DeadCells::default(), action) else { return Ok(0) };
    let fate = Seed::of("laid").nth(luck.pick(Source::PLAYER, 1 << 16) as u64);
    let (here, happened) = after(table, seat, action, Seeded::new(fate));
    // The last card turns all of them up, and a turn against a boss may be over before anybody is asked again.
    if happened.iter().any(|event| matches!(event, Event::Shown { .. })) {
        return Ok(0);
    }
    let mut legal = Moves::new();
    game.legal_actions(table, seat, &mut legal);
    let mut compared = 0;
    for instead in legal.iter() {
        if !matches!(*instead, Action::Lay { card: other, round: at, say: what } if other != card && (at, what) == (round, say))
        {
            continue;
        }
        let (there, elsewhere) = after(table, seat, *instead, Seeded::new(fate));
        for viewer in SeatSet::first(table.players).without(seat).iter() {
            same(viewer, (&here, &happened), (&there, &elsewhere), (peek, false))?;
            compared += 1;
        }
    }
    Ok(compared)
}

/// A fate that deals otherwise from one deck.
struct Otherwise {
    fate: Seeded,
    deck: Source,
}

impl Fate for Otherwise {
    fn pick(&mut self, source: Source, ways: u32) -> u32 {
        let picked = self.fate.pick(source, ways);
        if source == self.deck { ways - 1 - picked } else { picked }
    }

    fn draw<const W: usize, I: SmallNumber>(&mut self, source: Source, unseen: &kernel::Bag<W, I>) -> I {
        unseen.nth(self.pick(source, unseen.len()))
    }
}

/// What a seat gets where somebody else draws other cards into their hand. Says how often that was compared.
fn compare_drawn(table: &Table, (seat, action): (Seat, Action), luck: &mut Seeded, peek: Peek) -> Result<u64, String> {
    let viewer = luck.pick(Source::PLAYER, table.players as u32) as u8;
    let owner = (viewer + 1 + luck.pick(Source::PLAYER, table.players as u32 - 1) as u8) % table.players;
    let fate = Seed::of("drawn").nth(luck.pick(Source::PLAYER, 1 << 16) as u64);
    let (here, happened) = after(table, seat, action, Seeded::new(fate));
    let (there, elsewhere) = after(table, seat, action, Otherwise { fate: Seeded::new(fate), deck: Source(owner) });
    // A card that is turned up from a deck is seen by all.
    let turned_up = |event: &Event| matches!(event, Event::Revealed { member, .. } if member.member == owner);
    if here == there || happened.iter().any(turned_up) {
        return Ok(0);
    }
    same(Seat(viewer), (&here, &happened), (&there, &elsewhere), (peek, false))?;
    Ok(1)
}

type Compare = fn(&Table, (Seat, Action), &mut Seeded, Peek) -> Result<u64, String>;

/// Looks at some games in one way; says how often something was compared.
fn look_at(games: u64, compare: Compare, peek: Peek) -> Result<u64, String> {
    let mut compared = 0;
    for number in 0..games {
        watch(number, |table, seat, action, luck| {
            compared += compare(table, (seat, action), luck, peek)?;
            Ok(())
        })?;
    }
    Ok(compared)
}

/// §prep.announce, §prep.reveal: where others hold other cards, or have laid others of which the same was announced, a seat gets the same.
#[test]
fn hands_and_announced_cards_do_not_leak() {
    let games = games();
    for (what, compare) in [
        ("tables compared with others where others hold and have laid other cards", compare_hands as Compare),
        ("cards that were laid compared with others of which the same was announced", compare_laid),
        ("draws compared with others from the same deck", compare_drawn),
    ] {
        let compared = look_at(games, compare, Peek::Nothing).unwrap_or_else(|leak| panic!("{what}: {leak}"));
        assert!(compared > games / 2, "hardly anything was compared: {compared} {what}");
        report(what, games, compared);
    }
}

/// A check that catches nobody checks nothing.
#[test]
fn who_peeks_is_caught() {
    let caught = |compare: Compare, peek| look_at(24, compare, peek).is_err();
    let ways: [Compare; 3] = [compare_hands, compare_laid, compare_drawn];
    assert!(ways.iter().all(|compare| !caught(*compare, Peek::Nothing)));
    assert!(caught(compare_hands, Peek::Hands) && caught(compare_drawn, Peek::Hands));
    assert!(caught(compare_hands, Peek::Laid) && caught(compare_laid, Peek::Laid));
    assert!(caught(compare_laid, Peek::Heard) && caught(compare_drawn, Peek::Heard));
    assert!(caught(compare_laid, Peek::Decided));
}

/// §move.flip, §icon.equipment: what comes next is on no table. From the same table, every unseen tile of its shape may come, every piece of equipment
/// of the deck, and every card of a deck that is drawn from.
#[test]
fn what_comes_next_is_on_no_table() {
    let scene = || scene("poisoned flayed").laid_out(0, "start").hand(0, "ST-01 ST-02");
    let table = scene().table;
    let way = crate::rules::ways(&table).next().expect("a way");
    let mut moving = table;
    moving.phase = Phase::Move;
    let (mut tiles, mut cards, mut pieces) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for number in 0..1500 {
        let fate = || Seeded::new(Seed::of("next").nth(number));
        let (_, events) = after(&moving, Seat(0), Action::Go { way }, fate());
        tiles.extend(events.iter().find_map(|event| match event {
            Event::Flipped { tile, .. } => Some(*tile),
            _ => None,
        }));
        let mut going = (table, Vec::new());
        going.0.todo.clear();
        going.0.todo.push(Todo::EquipMember(1));
        going.0.todo.push(Todo::PutAway);
        go_on(&mut going.0, &mut Ctx::new(fate(), &mut going.1));
        cards.extend(going.0.members[0].hand.iter());
        pieces.extend(going.1.iter().find_map(|event| match event {
            Event::Found { gear } => Some(*gear),
            _ => None,
        }));
    }
    let biome = &printed().biomes[0];
    let BoardSpot::Space(to) = biome.corridors[way as usize].to else { panic!("a space") };
    let shape = biome.spaces[to as usize].shape;
    let unseen = (0..).zip(&biome.tiles).filter(|(_, tile)| tile.shape == shape).map(|(at, _)| at as u8);
    assert_eq!(tiles, unseen.collect());
    let own = &table.members[0];
    assert_eq!(cards, own.deck.iter().chain(own.hand.iter()).collect());
    assert_eq!(pieces, table.equipment.iter().collect());
}

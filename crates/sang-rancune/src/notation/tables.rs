//! A table as one line.
//!
//! A list of `key=value`, of which any may be left out; what each hero has stands in a list, the first seat's first; cards
//! are joined by `+`, several of a kind as `50*2`: `phase=set foe=ripper:190 initiative=1,2,3 hand=50*2+feint,40,poke`. Cards
//! that are not said to lie anywhere are in the deck.

use super::{HARMS, HEALING, LENGTHS, LIVES, foe_word, read_action, read_foe, whole, write_action};
use crate::content::{Card, Cards, Content, HEROES, card_word, read_card};
use crate::rules::empty;
use crate::table::{
    Blown, End, Foe, Hero, Hit, Laid, Options, Phase, Piled, Played, Potion, Proposal, Setup, Step, Table, Window,
};
use kernel::spelling::{value, word};
use kernel::{Bag, InlineVec, Seat, SeatSet, Stock};

const WINDOWS: [(&str, Window); 6] = [
    ("start", Window::Start),
    ("opening", Window::Opening),
    ("reveal", Window::Reveal),
    ("hits", Window::Hits),
    ("riposte", Window::Riposte),
    ("counter", Window::Counter),
];

const PHASES: [(&str, Phase); 17] = [
    ("market", Phase::Market),
    ("offer", Phase::Offer),
    ("loot", Phase::Loot),
    ("set", Phase::Set),
    ("fire-before", Phase::Fire { after: false }),
    ("fire-after", Phase::Fire { after: true }),
    ("play", Phase::Play),
    ("lay", Phase::Lay),
    ("vote", Phase::Vote),
    ("sign", Phase::Sign),
    ("refill", Phase::Refill),
    ("won", Phase::Over(End::Won)),
    ("shared", Phase::Over(End::Shared)),
    ("nobody", Phase::Over(End::Nobody)),
    // Where somebody has to discard before these.
    ("next-loot", Phase::Next(Step::Loot)),
    ("next-deal", Phase::Next(Step::Deal)),
    ("next-refilled", Phase::Next(Step::Refilled)),
];

const STATES: [&str; 5] = ["stopped", "barred", "edged", "swept", "attacked"];

fn states(hero: &mut Hero) -> [&mut bool; 5] {
    [&mut hero.stopped, &mut hero.barred, &mut hero.edged, &mut hero.swept, &mut hero.attacked]
}

fn write_phase(phase: Phase) -> String {
    match phase {
        Phase::Window(window) => format!("window:{}", word(&WINDOWS, window)),
        Phase::Choose(at) => format!("choose:{at}"),
        Phase::Aim(at) => format!("aim:{at}"),
        Phase::Steal(at) => format!("steal:{at}"),
        Phase::Cross(thrown) => format!("cross:{thrown}"),
        Phase::Next(Step::Resolve(at)) => format!("next-resolve:{at}"),
        plain => PHASES.iter().find(|(_, known)| *known == plain).map_or_else(String::new, |(said, _)| (*said).into()),
    }
}

fn read_phase(said: &str) -> Option<Phase> {
    match said.split_once(':') {
        Some(("window", window)) => Some(Phase::Window(value(&WINDOWS, window)?)),
        Some(("choose", at)) => Some(Phase::Choose(whole(at)?)),
        Some(("aim", at)) => Some(Phase::Aim(whole(at)?)),
        Some(("steal", at)) => Some(Phase::Steal(whole(at)?)),
        Some(("cross", thrown)) => Some(Phase::Cross(whole(thrown)?)),
        Some(("next-resolve", at)) => Some(Phase::Next(Step::Resolve(whole(at)?))),
        Some(_) => None,
        None => value(&PHASES, said),
    }
}

/// Things joined by `+`; `-` for none.
fn joined(things: impl IntoIterator<Item = String>) -> String {
    let things: Vec<String> = things.into_iter().collect();
    if things.is_empty() { "-".into() } else { things.join("+") }
}

fn parts(said: &str) -> impl Iterator<Item = &str> {
    said.split('+').filter(|part| *part != "-" && !part.is_empty())
}

fn write_cards(cards: &Cards) -> String {
    joined(cards.kinds().map(|(kind, count)| match count {
        1 => card_word(Card(kind)).into(),
        _ => format!("{}*{count}", card_word(Card(kind))),
    }))
}

fn read_cards(said: &str) -> Option<Cards> {
    let mut cards = Stock::EMPTY;
    for part in parts(said) {
        let (card, count) = part.split_once('*').unwrap_or((part, "1"));
        let card = read_card(card)?;
        let count: u8 = whole(count).filter(|count| (1..=9).contains(count))?;
        (0..count).for_each(|_| cards.put(card.0));
    }
    Some(cards)
}

fn write_line<const N: usize>(cards: &InlineVec<Card, N>) -> String {
    joined(cards.iter().map(|card| card_word(card).into()))
}

fn read_line<T: Copy + Default, const N: usize>(
    said: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Option<InlineVec<T, N>> {
    let mut line = InlineVec::new();
    for part in parts(said) {
        (line.len() < N).then(|| read(part).map(|thing| line.push(thing)))??;
    }
    Some(line)
}

fn write_seats(seats: SeatSet) -> String {
    joined(seats.iter().map(|seat| (seat.0 + 1).to_string()))
}

fn read_seat(said: &str) -> Option<u8> {
    whole::<u8>(said)?.checked_sub(1).filter(|seat| (*seat as usize) < HEROES)
}

fn read_seats(said: &str) -> Option<SeatSet> {
    parts(said).try_fold(SeatSet::NONE, |seats, part| Some(seats.with(Seat(read_seat(part)?))))
}

fn write_laid(laid: Laid) -> String {
    let card = laid.card.map_or("?", card_word);
    let known: String = laid.known.iter().map(|seat| (seat.0 + 1).to_string()).collect();
    format!("{card}@{known}")
}

fn read_laid(said: &str) -> Option<Laid> {
    let (card, known) = said.split_once('@').unwrap_or((said, ""));
    let known = known.chars().try_fold(SeatSet::NONE, |seats, seat| {
        let at = seat.to_digit(10)?.checked_sub(1).filter(|at| *at < HEROES as u32)?;
        Some(seats.with(Seat(at as u8)))
    })?;
    Some(Laid { card: Some(read_card(card)?), known })
}

fn write_played(played: Played) -> String {
    let mighty = match played.mighty {
        None => "?",
        Some(true) => "mighty",
        Some(false) => "plain",
    };
    let failed = if played.failed { "x" } else { "" };
    format!("{}:{mighty}:{}{failed}", card_word(played.card), played.rallied)
}

fn read_played(said: &str) -> Option<Played> {
    let mut words = said.split(':');
    let card = read_card(words.next()?)?;
    let mighty = match words.next().unwrap_or("plain") {
        "?" => None,
        "mighty" => Some(true),
        "plain" => Some(false),
        _ => return None,
    };
    let rallied = words.next().unwrap_or("0");
    let (rallied, failed) = rallied.strip_suffix('x').map_or((rallied, false), |rallied| (rallied, true));
    Some(Played { card, mighty, rallied: whole(rallied)?, failed })
}

fn write_foe(foe: &Foe) -> String {
    let flags = [("raised", foe.raised), ("quelled", foe.quelled)];
    let flags = joined(flags.into_iter().filter(|(_, holds)| *holds).map(|(flag, _)| flag.into()));
    let Foe { id, life, start, round, tokens, heads, .. } = foe;
    format!("{}:{life}:{start}:{round}:{tokens}:{heads}:{flags}", foe_word(*id))
}

/// `ripper:190`, and as much more as there is to say: the start, the round, tokens, heads, and what else holds.
fn read_foe_part(foe: &mut Foe, said: &str) -> Option<()> {
    let mut words = said.split(':');
    foe.id = read_foe(words.next()?)?;
    foe.life = words.next().map_or(Some(0), whole)?;
    foe.start = words.next().map_or(Some(foe.life), whole)?;
    foe.round = words.next().map_or(Some(1), whole)?;
    foe.tokens = words.next().map_or(Some(0), whole)?;
    foe.heads = words.next().map_or(Some(0), whole)?;
    for flag in words.next().into_iter().flat_map(parts) {
        match flag {
            "raised" => foe.raised = true,
            "quelled" => foe.quelled = true,
            _ => return None,
        }
    }
    words.next().is_none().then_some(())
}

fn write_blown(blown: Blown) -> String {
    format!("{}:{}", blown.seat + 1, write_action(blown.action).replace(' ', "_"))
}

fn read_blown(said: &str) -> Option<Blown> {
    let (seat, action) = said.split_once(':')?;
    Some(Blown { seat: read_seat(seat)?, action: read_action(&action.replace('_', " "))? })
}

fn write_proposal(proposal: &Proposal) -> String {
    let Proposal { from, to, item, want, used } = proposal;
    let how = if *used { "use" } else { "give" };
    format!("{}:{}:{how}:{}:{}", from + 1, to + 1, card_word(*item), want.map_or("-", card_word))
}

fn read_proposal(said: &str) -> Option<Proposal> {
    let words: Vec<&str> = said.split(':').collect();
    let [from, to, how, item, want] = words[..] else { return None };
    let want = if want == "-" { None } else { Some(read_card(want)?) };
    let used = value(&[("use", true), ("give", false)], how)?;
    Some(Proposal { from: read_seat(from)?, to: read_seat(to)?, item: read_card(item)?, want, used })
}

/// A table in notation.
pub fn write_table(table: &Table) -> String {
    let Options { players, life, length, harm, thanks } = table.options;
    let options = [
        players.to_string().as_str(),
        word(&LIVES, life),
        word(&LENGTHS, length),
        word(&HARMS, harm),
        word(&HEALING, thanks),
    ]
    .join(",");
    let foe = |id: Option<u8>| id.map_or("-", foe_word).to_string();
    let answers = (0..players as usize).map(|seat| match table.answers[seat] {
        None => "-".to_string(),
        Some(action) => write_action(action).replace(' ', "_"),
    });
    let mut lines = vec![
        ("options", options),
        ("phase", write_phase(table.phase)),
        ("window", word(&WINDOWS, table.window).into()),
        ("number", table.number.to_string()),
        ("left", table.left.to_string()),
        ("unmet", joined(table.unmet.iter().map(|id| foe_word(id).into()))),
        ("killed", foe(table.killed)),
        ("rising", foe(table.rising)),
        ("foe", write_foe(&table.foe)),
        ("pack", joined(table.foe.pack.iter().map(|life| life.to_string()))),
        ("swallowed", write_line(&table.foe.swallowed)),
        ("deck", write_cards(&table.deck)),
        ("discard", write_cards(&table.discard)),
        ("spent", write_cards(&table.spent)),
        ("gone", write_cards(&table.gone)),
        ("loot", write_line(&table.loot)),
        ("pile", joined(table.pile.iter().map(|p| format!("{}:{}:{}", p.seat + 1, card_word(p.card), p.value)))),
        ("wounds", joined(table.wounds.iter().map(|seat| (seat + 1).to_string()))),
        ("board", joined(table.board.iter().map(write_played))),
        ("active", (table.active + 1).to_string()),
        ("place", table.place.to_string()),
        ("cards", table.dealt.to_string()),
        ("turn", if table.riposte { "riposte" } else { "own" }.into()),
        ("owed", table.owed.to_string()),
        ("late", table.late.to_string()),
        ("stack", joined(table.stack.iter().map(write_blown))),
        ("answers", answers.collect::<Vec<_>>().join(",")),
        ("answered", write_seats(table.answered)),
        ("hits", joined(table.hits.iter().map(write_hit))),
        ("struck", write_seats(table.struck)),
        ("blow", if table.precise { "precise" } else { "random" }.into()),
        ("proposal", write_proposal(&table.proposal)),
        ("coin", table.coin.to_string()),
        ("sphinx", table.sign.to_string()),
    ];
    let heroes = &table.heroes[..players as usize];
    let each = |said: &dyn Fn(&Hero) -> String| heroes.iter().map(said).collect::<Vec<_>>().join(",");
    lines.extend(HERO_KEYS.iter().map(|key| (*key, each(&|hero| write_hero(hero, key)))));
    lines.into_iter().map(|(key, said)| format!("{key}={said}")).collect::<Vec<_>>().join(" ")
}

const HERO_KEYS: [&str; 20] = [
    "life",
    "prestige",
    "hand",
    "seen",
    "set",
    "shown",
    "torn",
    "setups",
    "items",
    "potions",
    "initiative",
    "state",
    "edger",
    "crowded",
    "dealt",
    "total",
    "goblins",
    "tokens",
    "curse",
    "offers",
];

fn write_hero(hero: &Hero, key: &str) -> String {
    match key {
        "life" => hero.life.to_string(),
        "prestige" => format!("{}:{}", hero.prestige, hero.sign),
        "hand" => write_cards(&hero.hand),
        "seen" => write_line(&hero.seen),
        "set" => joined(hero.set.iter().map(write_laid)),
        "shown" => write_line(&hero.shown),
        "torn" => write_line(&hero.torn),
        "setups" => joined(hero.setups.iter().map(|setup| format!("{}@{}", card_word(setup.card), setup.round))),
        "items" => write_line(&hero.items),
        "potions" => joined(hero.potions.iter().map(|potion| format!("{}@{}", card_word(potion.card), potion.rounds))),
        "initiative" => hero.initiative.to_string(),
        "state" => {
            let mut hero = *hero;
            let holds = states(&mut hero).map(|state| *state);
            joined(STATES.iter().zip(holds).filter(|(_, holds)| *holds).map(|(state, _)| (*state).into()))
        }
        "edger" => hero.edger.to_string(),
        "crowded" => hero.crowded.to_string(),
        "dealt" => hero.dealt.to_string(),
        "total" => hero.total.to_string(),
        "goblins" => joined(hero.goblins.iter().map(|life| life.to_string())),
        "tokens" => hero.tokens.to_string(),
        "curse" => hero.curse.to_string(),
        _ => hero.offers.to_string(),
    }
}

fn read_hero(hero: &mut Hero, key: &str, said: &str) -> Option<()> {
    let counted = |part: &str| {
        let (card, count) = part.split_once('@')?;
        Some((read_card(card)?, whole(count)?))
    };
    match key {
        "life" => hero.life = whole(said).filter(|life: &u8| *life <= 100)?,
        "prestige" => {
            let (prestige, sign) = said.split_once(':').unwrap_or((said, "0"));
            (hero.prestige, hero.sign) = (whole(prestige)?, whole(sign)?);
        }
        "hand" => {
            hero.hand = read_cards(said)?;
            hero.cards = hero.hand.len() as u8;
        }
        "seen" => hero.seen = read_line(said, read_card)?,
        "set" => hero.set = read_line(said, read_laid)?,
        "shown" => hero.shown = read_line(said, read_card)?,
        "torn" => hero.torn = read_line(said, read_card)?,
        "setups" => hero.setups = read_line(said, |part| counted(part).map(|(card, round)| Setup { card, round }))?,
        "items" => hero.items = read_line(said, |part| read_card(part).filter(|card| card.is_item()))?,
        "potions" => {
            hero.potions = read_line(said, |part| counted(part).map(|(card, rounds)| Potion { card, rounds }))?;
        }
        "initiative" => hero.initiative = whole(said).filter(|place| *place as usize <= HEROES)?,
        "state" => {
            states(hero).into_iter().for_each(|state| *state = false);
            for word in parts(said) {
                let at = STATES.iter().position(|state| *state == word)?;
                *states(hero)[at] = true;
            }
        }
        "edger" => hero.edger = whole(said).filter(|seat| *seat as usize <= HEROES)?,
        "crowded" => hero.crowded = whole(said)?,
        "dealt" => hero.dealt = whole(said)?,
        "total" => hero.total = whole(said)?,
        "goblins" => hero.goblins = read_line(said, whole)?,
        "tokens" => hero.tokens = whole(said)?,
        "curse" => hero.curse = whole(said).filter(|curse| *curse <= 3)?,
        "offers" => hero.offers = whole(said)?,
        _ => return None,
    }
    Some(())
}

fn read_options(said: &str) -> Option<Options> {
    let words: Vec<&str> = said.split(',').collect();
    let [players, life, length, harm, thanks] = words[..] else { return None };
    Some(Options {
        players: whole(players).filter(|players| (3..=HEROES as u8).contains(players))?,
        life: value(&LIVES, life)?,
        length: value(&LENGTHS, length)?,
        harm: value(&HARMS, harm)?,
        thanks: value(&HEALING, thanks)?,
    })
}

fn read_answers(table: &mut Table, said: &str) -> Option<()> {
    let words: Vec<&str> = said.split(',').collect();
    (words.len() <= HEROES).then_some(())?;
    for (seat, word) in words.into_iter().enumerate() {
        table.answers[seat] = if word == "-" { None } else { Some(read_action(&word.replace('_', " "))?) };
    }
    Some(())
}

fn read_part(table: &mut Table, key: &str, said: &str) -> Option<()> {
    let foe = || if said == "-" { Some(None) } else { read_foe(said).map(Some) };
    match key {
        "options" => table.options = read_options(said)?,
        "phase" => table.phase = read_phase(said)?,
        "window" => table.window = value(&WINDOWS, said)?,
        "number" => table.number = whole(said)?,
        "left" => table.left = whole(said)?,
        "unmet" => {
            table.unmet = Bag::EMPTY;
            for part in parts(said) {
                let id = read_foe(part)?;
                (!table.unmet.has(id)).then(|| table.unmet.put(id))?;
            }
        }
        "killed" => table.killed = foe()?,
        "rising" => table.rising = foe()?,
        "foe" => read_foe_part(&mut table.foe, said)?,
        "pack" => table.foe.pack = read_line(said, whole)?,
        "swallowed" => table.foe.swallowed = read_line(said, read_card)?,
        "discard" => table.discard = read_cards(said)?,
        "spent" => table.spent = read_cards(said)?,
        "gone" => table.gone = read_cards(said)?,
        "loot" => table.loot = read_line(said, read_card)?,
        "pile" => table.pile = read_line(said, read_piled)?,
        "wounds" => table.wounds = read_line(said, read_seat)?,
        "board" => table.board = read_line(said, read_played)?,
        "active" => table.active = read_seat(said)?,
        "place" => table.place = whole(said)?,
        "cards" => table.dealt = whole(said).filter(|cards| *cards as usize <= HEROES)?,
        "turn" => table.riposte = value(&[("riposte", true), ("own", false)], said)?,
        "owed" => table.owed = whole(said)?,
        "late" => table.late = whole(said)?,
        "stack" => table.stack = read_line(said, read_blown)?,
        "answers" => read_answers(table, said)?,
        "answered" => table.answered = read_seats(said)?,
        "hits" => table.hits = read_line(said, read_hit)?,
        "struck" => table.struck = read_seats(said)?,
        "blow" => table.precise = value(&[("precise", true), ("random", false)], said)?,
        "proposal" => table.proposal = read_proposal(said)?,
        "coin" => table.coin = whole(said).filter(|coin| *coin <= 2)?,
        "sphinx" => table.sign = whole(said).filter(|sign| *sign <= 3)?,
        _ => {
            let words: Vec<&str> = said.split(',').collect();
            (words.len() <= HEROES).then_some(())?;
            table.options.players = table.options.players.max(words.len() as u8);
            for (hero, word) in table.heroes.iter_mut().zip(words) {
                read_hero(hero, key, word)?;
            }
        }
    }
    Some(())
}

fn read_piled(said: &str) -> Option<Piled> {
    let words: Vec<&str> = said.split(':').collect();
    let [seat, card, value] = words[..] else { return None };
    Some(Piled { seat: read_seat(seat)?, card: read_card(card)?, value: whole(value)? })
}

fn write_hit(hit: Hit) -> String {
    let bare = if hit.bare { ":bare" } else { "" };
    format!("{}:{}{bare}", hit.seat + 1, hit.damage)
}

fn read_hit(said: &str) -> Option<Hit> {
    let (said, bare) = said.strip_suffix(":bare").map_or((said, false), |said| (said, true));
    let (seat, damage) = said.split_once(':')?;
    Some(Hit { seat: read_seat(seat)?, damage: whole(damage)?, bare })
}

/// The table that a notation stands for.
///
/// # Errors
/// The part that cannot be read.
pub fn read_table(content: &Content, text: &str) -> Result<Table, String> {
    let mut table = empty(Options::default());
    (table.phase, table.number, table.foe.round) = (Phase::Set, 1, 1);
    table.heroes.iter_mut().for_each(|hero| hero.life = 100);
    let mut deck = None;
    for part in text.split_whitespace() {
        let (key, said) = part.split_once('=').ok_or(part)?;
        if key == "deck" {
            deck = Some(read_cards(said).ok_or(part)?);
        } else {
            read_part(&mut table, key, said).ok_or(part)?;
        }
    }
    let players = table.options.players as usize;
    // Whoever does not play has nothing.
    table.heroes[players..].fill(Hero::default());
    for (seat, hero) in table.heroes.iter_mut().enumerate() {
        for laid in hero.set.as_mut_slice() {
            laid.known = laid.known.with(Seat(seat as u8));
        }
    }
    if table.dealt == 0 {
        table.dealt = table.heroes.iter().map(|hero| hero.initiative).max().unwrap_or(0);
    }
    let left = left_over(content, &table).ok_or_else(|| text.to_string())?;
    table.deck = deck.unwrap_or(left);
    if table.unmet.has(table.foe.id) && !table.foe.raised {
        table.unmet.take(table.foe.id);
    }
    if write_phase(table.phase).is_empty() {
        return Err("phase".into());
    }
    Ok(table)
}

/// The cards that lie nowhere; nothing where more lie somewhere than there are.
fn left_over(content: &Content, table: &Table) -> Option<Cards> {
    let mut left = content.stock();
    let mut take = |kind: u8| left.has(kind).then(|| left.take(kind));
    for part in [&table.discard, &table.spent, &table.gone] {
        part.iter().try_for_each(&mut take)?;
    }
    for hero in &table.heroes {
        hero.hand.iter().try_for_each(&mut take)?;
        hero.set.iter().filter_map(|laid| laid.card).try_for_each(|card| take(card.0))?;
        hero.setups.iter().try_for_each(|setup| take(setup.card.0))?;
        hero.items.iter().try_for_each(|item| take(item.0))?;
        hero.potions.iter().try_for_each(|potion| take(potion.card.0))?;
    }
    table.foe.swallowed.iter().chain(table.loot.iter()).try_for_each(|item| take(item.0))?;
    Some(left)
}

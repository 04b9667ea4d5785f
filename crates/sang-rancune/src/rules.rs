//! The rules.

mod act;
mod clauses;
mod creature;
mod encounter;
mod judge;
mod offers;
mod turn;
mod view;
mod window;

use crate::content::{Aim, Blow, Card, Content, Effect, HEROES, Rule};
use crate::decisions::{Action, Event, Refusal};
use crate::table::{Foe, HEADS, Hero, Options, Phase, Played, Proposal, Step, Table, Window};
use act::Act;
pub(crate) use judge::MOST_OFFERS;
use kernel::{
    Audience, Bag, Clause, Ctx, Fate, Game, InlineVec, Moves, Outcome, Seat, SeatSet, Secrets, Seed, Seeded, Sighting,
    Source, Status, Stock,
};
pub use view::View;

/// The action cards.
pub const ACTIONS: Source = Source(0);
/// The initiative cards.
pub const INITIATIVE: Source = Source(1);
/// The encounter cards.
pub const ENCOUNTER: Source = Source(2);
/// The coin: 1 tails, 2 heads.
pub const COIN: Source = Source(3);
/// A card of a hand, drawn blind.
pub const HANDS: Source = Source(4);
/// An item of a hero, drawn blind.
pub const ITEMS: Source = Source(5);
/// The sign of the sphinx: 1 rock, 2 paper, 3 scissors.
pub const SIGNS: Source = Source(6);

/// The rules, with what the cards say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SangRancune {
    /// What the cards say.
    pub content: Content,
    /// All of it in a line, where it is somebody's own.
    pub(crate) own: Option<kernel::FiguresLine>,
}

impl Default for SangRancune {
    fn default() -> Self {
        Self { content: crate::content::printed(), own: None }
    }
}

impl Game for SangRancune {
    type Options = Options;
    type Table = Table;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    /// §setup.players
    fn seats(&self, options: &Options) -> u8 {
        options.players
    }

    /// §round.weary: thirty encounters of forty rounds, each with twenty windows for six, and every card played once.
    fn longest(&self, _: &Options) -> u32 {
        1_000_000
    }

    fn setup<F: Fate, A: Audience<Event>>(&self, options: &Options, ctx: &mut Ctx<F, A>) -> Table {
        let mut table = empty(*options);
        let mut act = Act { content: &self.content, table: &mut table, ctx };
        act.lay_out();
        act.go_on();
        table
    }

    #[inline]
    fn status(&self, table: &Table) -> Status {
        match table.phase {
            Phase::Over(_) => {
                let mut scores = InlineVec::new();
                (0..table.options.players).for_each(|seat| scores.push(table.hero(seat).prestige as i32));
                Status::Over(Outcome { scores, won: leaders(table) })
            }
            _ => Status::Awaiting(awaited(&self.content, table)),
        }
    }

    #[inline]
    fn candidates(&self, table: &Table, seat: Seat, mut offer: impl FnMut(Action)) {
        if awaited(&self.content, table).has(seat) {
            self.offer_all(table, seat.0, &mut offer);
        }
    }

    #[inline]
    fn check(&self, table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.judge(table, seat, action)
    }

    /// As the candidates that `check` allows, without asking anew for each whom the table waits for.
    #[inline]
    fn legal_actions(&self, table: &Table, seat: Seat, out: &mut Moves<Action>) {
        out.clear();
        if awaited(&self.content, table).has(seat) {
            let due = self.due(table);
            self.offer_all(table, seat.0, &mut |action| {
                out.offer(action, self.allow(table, seat.0, due, action).is_ok());
            });
        }
    }

    fn apply<F: Fate, A: Audience<Event>>(&self, table: &mut Table, seat: Seat, action: Action, ctx: &mut Ctx<F, A>) {
        let mut act = Act { content: &self.content, table, ctx };
        act.decide(seat.0, action);
        act.go_on();
    }

    fn view(&self, table: &Table, seat: Seat) -> View {
        View::of(table, seat)
    }

    fn imagine<F: Fate>(&self, view: &View, seat: Seat, fate: &mut F) -> Table {
        self.imagine_table(view, seat, fate)
    }

    /// On the bridge nothing hidden is shown before the next decision: any hands will do there, and only the coin is asked.
    fn suppose<F: Fate>(&self, view: &View, seat: Seat, fate: &mut F) -> Table {
        match view.seen.phase {
            Phase::Cross(_) => self.imagine_table(view, seat, &mut Seeded::new(Seed::of("suppose"))),
            _ => self.imagine_table(view, seat, fate),
        }
    }

    #[inline]
    fn secrets(&self, _: &Table) -> Secrets {
        Secrets::OfOthers
    }

    fn witness(&self, event: &Event, seat: Seat) -> Option<Event> {
        view::witness(event, seat)
    }

    fn sightings(&self, table: &Table, tell: impl FnMut(Sighting)) {
        view::sightings(table, tell);
    }

    fn clause(&self, refusal: Refusal) -> Clause {
        clauses::clause(refusal)
    }
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// Carries out what was decided.
    fn decide(&mut self, seat: u8, action: Action) {
        // §setup.hand
        if !over_limit(self.content, self.table).is_empty() {
            if let Action::Discard { card } = action {
                self.discard_from_hand(seat, card);
            }
            return;
        }
        match self.table.phase {
            Phase::Market | Phase::Offer => self.trade(seat, action),
            Phase::Loot => {
                self.next(Step::Loot);
                if let Action::Loot { item } = action {
                    self.table.loot.take(item);
                    self.gain(seat, item, crate::decisions::Gain::Looted);
                }
            }
            Phase::Window(window) => self.answer(seat, action, window),
            Phase::Set => self.set(seat, action),
            Phase::Fire { after } => self.fire(seat, action, after),
            Phase::Play | Phase::Lay => self.replace(seat, action),
            Phase::Choose(at) => self.choose(seat, at, action),
            Phase::Aim(at) => self.aim(seat, at, action),
            Phase::Steal(at) => self.steal(seat, at, action),
            Phase::Vote | Phase::Sign => self.point(seat, action),
            Phase::Cross(thrown) => self.on_the_bridge(seat, action, thrown),
            Phase::Refill => self.refill(seat, action),
            Phase::Next(_) | Phase::Over(_) => {}
        }
    }
}

/// A table before anything lies on it.
pub(crate) fn empty(options: Options) -> Table {
    Table {
        options,
        phase: Phase::Next(Step::Reveal),
        window: Window::Start,
        heroes: [Hero::default(); HEROES],
        foe: Foe::default(),
        deck: Stock::EMPTY,
        discard: Stock::EMPTY,
        spent: Stock::EMPTY,
        gone: Stock::EMPTY,
        // §setup.encounters: what nobody has seen has no order.
        unmet: Bag::first(crate::content::ENCOUNTERS as u8),
        left: 0,
        number: 0,
        killed: None,
        rising: None,
        loot: InlineVec::new(),
        pile: InlineVec::new(),
        wounds: InlineVec::new(),
        board: InlineVec::new(),
        active: 0,
        place: 0,
        dealt: 0,
        riposte: false,
        owed: 0,
        late: 0,
        stack: InlineVec::new(),
        answers: [None; HEROES],
        answered: SeatSet::NONE,
        hits: InlineVec::new(),
        struck: SeatSet::NONE,
        precise: false,
        proposal: Proposal::default(),
        coin: 0,
        sign: 0,
    }
}

fn those(table: &Table, which: impl Fn(u8, &Hero) -> bool) -> SeatSet {
    let seats = 0..table.options.players;
    seats.filter(|seat| which(*seat, table.hero(*seat))).map(Seat).collect()
}

fn but(set: SeatSet, others: SeatSet) -> SeatSet {
    others.iter().fold(set, SeatSet::without)
}

/// Whom the table waits for.
pub(crate) fn awaited(content: &Content, table: &Table) -> SeatSet {
    if matches!(table.phase, Phase::Over(_)) {
        return SeatSet::NONE;
    }
    let over = over_limit(content, table);
    if !over.is_empty() {
        return over;
    }
    match table.phase {
        Phase::Market => at_market(content, table),
        Phase::Offer => SeatSet::only(Seat(table.proposal.to)),
        Phase::Window(window) => but(asked(table, window), table.answered),
        Phase::Set => setters(table),
        Phase::Vote | Phase::Sign | Phase::Refill => but(table.living(), table.answered),
        Phase::Next(_) | Phase::Over(_) => SeatSet::NONE,
        _ => SeatSet::only(Seat(table.active)),
    }
}

/// §setup.hand: those who hold more than they may.
pub(crate) fn over_limit(content: &Content, table: &Table) -> SeatSet {
    those(table, |seat, hero| {
        // Hardly anybody ever holds so many: the rest is not asked.
        hero.cards > content.limit - hero.curse && hero.cards > table.limit(seat, content.limit, content.least)
    })
}

/// §encounter.items: those who have something to do with items and have not said that they are done.
pub(crate) fn at_market(content: &Content, table: &Table) -> SeatSet {
    let gives = |hero: &Hero| table.number > 1 && hero.offers < MOST_OFFERS && table.living().len() > 1;
    those(table, |seat, hero| {
        let useful = hero.items.iter().any(|item| gives(hero) || serves(content, table, seat, item));
        hero.lives() && !table.answered.has(Seat(seat)) && useful
    })
}

/// Whether a hero could use an item now, on anybody. §item.when, §item.heal, §item.lasting
pub(crate) fn serves(content: &Content, table: &Table, seat: u8, item: Card) -> bool {
    match content.card(item).effect {
        Effect::Heal { .. } => table.living().iter().any(|other| table.hero(other.0).life < content.life),
        Effect::Fire { .. } | Effect::Amulet { .. } => false,
        _ => !table.hero(seat).under(item),
    }
}

/// §low.window: whom a window asks. All of it is on the table for everybody to see.
pub(crate) fn asked(table: &Table, window: Window) -> SeatSet {
    match window {
        // §low.edge: who was edged out does not attack.
        Window::Riposte => {
            those(table, |seat, hero| table.struck.has(Seat(seat)) && hero.lives() && hero.cards > 1 && !hero.edged)
        }
        Window::Counter => match table.stack.last() {
            Some(blown) => table.living().without(Seat(blown.seat)),
            None => SeatSet::NONE,
        },
        _ => table.living(),
    }
}

/// §round.set, §round.nothing: those who are still to set a card.
pub(crate) fn setters(table: &Table) -> SeatSet {
    those(table, |seat, hero| hero.lives() && !hero.barred && !table.answered.has(Seat(seat)) && hero.cards > 0)
}

/// §end.winner: the living with most prestige.
pub(crate) fn leaders(table: &Table) -> SeatSet {
    let most = table.living().iter().map(|seat| table.hero(seat.0).prestige).max();
    those(table, |_, hero| hero.lives() && Some(hero.prestige) == most)
}

/// §setup.harm: the dial of damage.
pub(crate) fn harmed(content: &Content, table: &Table, damage: u8) -> u8 {
    match content.harm_dial[table.options.harm as usize] {
        more @ 0.. => damage.saturating_add(more as u8),
        less => damage.saturating_sub(less.unsigned_abs()).max(damage.min(5)),
    }
}

/// Whether the card of an attack offers more than its usual value to the active hero. §attack.heroic, §attack.holy
pub(crate) fn has_more(content: &Content, table: &Table, at: u8) -> bool {
    let Some(played) = table.board.as_slice().get(at as usize) else { return false };
    match content.card(played.card).effect {
        Effect::Heroic { hero } => hero == table.active,
        Effect::Holy { .. } => is_unholy(content, table),
        _ => false,
    }
}

/// §attack.holy: undead, risen or demonic.
pub(crate) fn is_unholy(content: &Content, table: &Table) -> bool {
    use crate::content::Breed;
    table.foe.raised || matches!(content.encounter(table.foe.id).breed, Breed::Undead | Breed::Demon)
}

/// Whether a low blow can touch an attack of the board.
///
/// # Errors
/// Why not.
pub(crate) fn touchable(content: &Content, table: &Table, at: u8) -> Result<(), Refusal> {
    let played = table.board.as_slice().get(at as usize).ok_or(Refusal::Untouchable)?;
    if !played.card.is_valued() || played.failed {
        return Err(Refusal::Untouchable);
    }
    // §attack.protected
    let heroic = matches!(content.card(played.card).effect, Effect::Heroic { .. });
    if heroic && played.mighty == Some(true) { Err(Refusal::Protected) } else { Ok(()) }
}

/// §attack.order: what an attack does, before the creature's own rule about it.
pub(crate) fn power(content: &Content, table: &Table, seat: u8, played: &Played, with_setups: bool) -> u16 {
    let printing = content.card(played.card);
    let hero = table.hero(seat);
    let heroic = matches!(printing.effect, Effect::Heroic { .. }) && played.mighty == Some(true);
    // §attack.sides, §item.strength: turned once up for a heroic attack, strength and each rally, once down for each crowd.
    let up = heroic as u8 + hero.under(Card::STRENGTH) as u8 + played.rallied;
    let top = (printing.sides.len() as u8).saturating_sub(1);
    let side = (printing.side + up).min(top).saturating_sub(hero.crowded);
    let mut value = content.value(played.card, side) as u16;
    let mut doubled = false;
    // §attack.setups: all that wait, for one attack.
    let waiting = hero.setups.iter().filter(|setup| with_setups && setup.round < table.foe.round);
    for setup in waiting {
        match content.card(setup.card).effect {
            Effect::Focus { bonus } => value += bonus as u16,
            // §attack.multiplier
            Effect::Behind { times } if !doubled => (value, doubled) = (value * times as u16, true),
            _ => {}
        }
    }
    match printing.effect {
        Effect::Holy { bonus } if played.mighty == Some(true) => value + bonus as u16,
        // §attack.momentum
        Effect::Momentum { bonus } if hero.initiative == 1 => value + bonus as u16,
        _ => value,
    }
}

/// What an attack does to this creature.
pub(crate) fn value(content: &Content, table: &Table, seat: u8, played: &Played, with_setups: bool) -> u16 {
    let power = power(content, table, seat, played, with_setups);
    match content.encounter(table.foe.id).rule {
        // §foe.gargoyle
        Rule::Hide { up_to } if power <= up_to as u16 => 0,
        _ => power,
    }
}

/// §token.aim, §token.chief: the tokens that an attack of a hero may hit, by the life they have left; none where it hits
/// the creature itself.
pub(crate) fn kinds_of_tokens(content: &Content, table: &Table, seat: u8) -> InlineVec<u8, 18> {
    let mut kinds = InlineVec::new();
    let mut each = |life: u8| {
        if !kinds.has(life) {
            kinds.push(life);
        }
    };
    match content.encounter(table.foe.id).rule {
        Rule::Pack { .. } => table.foe.pack.iter().for_each(&mut each),
        Rule::Chief { .. } => table.hero(seat).goblins.iter().for_each(&mut each),
        _ => {}
    }
    kinds
}

/// The prestige that the card of what is faced says; half of it where it has risen. §prize.killer, §foe.necromancer
pub(crate) fn prestige(content: &Content, table: &Table) -> u8 {
    let printed = content.encounter(table.foe.id).prestige;
    if table.foe.raised { printed.div_ceil(2) } else { printed }
}

/// §round.kill
pub(crate) fn is_killed(content: &Content, table: &Table) -> bool {
    match content.encounter(table.foe.id).rule {
        Rule::Pack { .. } => table.foe.pack.is_empty(),
        _ => table.foe.start > 0 && table.piled() >= table.foe.life,
    }
}

/// §attack.fingers: those who have something to steal.
pub(crate) fn robbed(table: &Table, thief: u8) -> SeatSet {
    those(table, |seat, hero| seat != thief && hero.lives() && !hero.items.is_empty())
}

/// The blows that the creature deals at random, or with precision, in this round.
pub(crate) fn blows(content: &Content, table: &Table, precise: bool) -> InlineVec<Blow, 2> {
    let encounter = content.encounter(table.foe.id);
    let column = table.column();
    // §foe.shifter: tails the one, heads the other.
    let other_form = matches!(encounter.rule, Rule::Shifts { .. }) && precise != (table.coin == HEADS);
    match (table.foe.quelled || other_form, precise) {
        (true, _) => InlineVec::new(),
        (false, true) => encounter.precise[column],
        (false, false) => encounter.random[column],
    }
}

/// Whether no blow follows those that are being dealt. §low.plan
pub(crate) fn is_last_blow(content: &Content, table: &Table) -> bool {
    table.precise || blows(content, table, true).is_empty()
}

/// Whom a precise blow hits, of the living. §strike.ties, §strike.round, §strike.living
pub(crate) fn targets(table: &Table, aim: Aim) -> SeatSet {
    let attackers = || table.living().iter().map(|seat| table.hero(seat.0)).filter(|hero| hero.attacked);
    let wounds = || table.living().iter().map(|seat| table.hero(seat.0).dealt);
    let only = |seat: Option<u8>| seat.map_or(SeatSet::NONE, |seat| SeatSet::only(Seat(seat)));
    match aim {
        Aim::All | Aim::AllByRound => table.living(),
        // §strike.most
        Aim::Most => {
            let most = wounds().max().unwrap_or(0);
            those(table, |_, hero| hero.lives() && most > 0 && hero.dealt == most)
        }
        // §strike.least
        Aim::Least => {
            let least = attackers().map(|hero| hero.dealt).min();
            those(table, |_, hero| hero.lives() && hero.attacked && Some(hero.dealt) == least)
        }
        // §foe.blades
        Aim::Lowest => {
            let least = attackers().map(|hero| hero.dealt).min();
            only(table.in_order().find(|seat| {
                let hero = table.hero(*seat);
                hero.attacked && Some(hero.dealt) == least
            }))
        }
        // §strike.first
        Aim::First => only(wounders(table).next()),
        Aim::LastToWound => only(wounders(table).last()),
        // §foe.spite
        Aim::Voted => {
            let votes = |at: u8| those(table, |_, hero| hero.lives() && hero.sign == at + 1).len();
            let most = table.living().iter().map(|seat| votes(seat.0)).max().unwrap_or(0);
            those(table, |seat, hero| hero.lives() && most > 0 && votes(seat) == most)
        }
        // §foe.sphinx: each sign beats the one before it.
        Aim::Signs => {
            those(table, |_, hero| hero.lives() && hero.sign > 0 && table.sign > 0 && hero.sign % 3 + 1 == table.sign)
        }
        // §foe.vampire
        Aim::MostLife => {
            let most = table.living().iter().map(|seat| table.hero(seat.0).life).max();
            only(table.in_order().find(|seat| Some(table.hero(*seat).life) == most))
        }
        // §foe.pride
        Aim::MostPrestige => {
            let most = table.living().iter().map(|seat| table.hero(seat.0).prestige).max().unwrap_or(0);
            those(table, |_, hero| hero.lives() && most > 0 && hero.prestige == most)
        }
        // §foe.chief
        Aim::OwnTokens => those(table, |_, hero| hero.lives() && !hero.goblins.is_empty()),
        Aim::Place(_) | Aim::Last | Aim::EachToken | Aim::Horde | Aim::Heads => SeatSet::NONE,
    }
}

/// Those who have wounded the creature this round and live, in the order of their blows.
fn wounders(table: &Table) -> impl Iterator<Item = u8> + '_ {
    let lives = |seat: &u8| table.hero(*seat).lives();
    table.wounds.iter().filter(lives)
}

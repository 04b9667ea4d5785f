//! The only judge there is.

use super::{SangRancune, awaited, is_last_blow, kinds_of_tokens, over_limit, touchable};
use crate::content::{Breed, Card, Rule};
use crate::decisions::{Action, Due, Refusal};
use crate::table::{Phase, Table, Window};
use kernel::Seat;

/// The offers that a hero may make in a pause. §item.give
pub(crate) const MOST_OFFERS: u8 = 2;

impl SangRancune {
    /// Whether a seat may do this now.
    pub(super) fn judge(&self, table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat.0 >= table.options.players {
            return Err(Refusal::NoSuchSeat);
        }
        if matches!(table.phase, Phase::Over(_)) {
            return Err(Refusal::Over);
        }
        if !table.hero(seat.0).lives() {
            return Err(Refusal::Dead);
        }
        if !awaited(&self.content, table).has(seat) {
            return Err(if table.answered.has(seat) { Refusal::Answered } else { Refusal::NotYourTurn });
        }
        self.allow(table, seat.0, self.due(table), action)
    }

    /// Whether a seat that is awaited for this may do that.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn allow(&self, table: &Table, seat: u8, due: Due, action: Action) -> Result<(), Refusal> {
        match (due, action) {
            (Due::Trim | Due::Refill, Action::Discard { card }) => held(table, seat, card),
            (Due::Refill, Action::Done) => Ok(()),
            (Due::Market, Action::Done) => Ok(()),
            (Due::Market, Action::Use { .. } | Action::Give { .. } | Action::Trade { .. }) => {
                self.of_market(table, seat, action)
            }
            (Due::Offer, Action::Agree | Action::Refuse) => Ok(()),
            (Due::Loot, Action::Leave) => Ok(()),
            (Due::Loot, Action::Loot { item }) => must(table.loot.has(item), Refusal::NoItem),
            (Due::Window | Due::Riposte | Due::Counter, Action::Pass) => Ok(()),
            (Due::Riposte, Action::Riposte { card }) => riposte(table, seat, card),
            (Due::Window | Due::Riposte | Due::Counter, low) if low.low().is_some() => {
                self.of_window(table, seat, due, low)
            }
            (Due::Set, Action::Set { card }) => set(table, seat, card),
            (Due::Set, Action::Enough) if table.is_set(seat) => Ok(()),
            (Due::Fire, Action::Fire | Action::Hold) => Ok(()),
            (Due::Replace, Action::Enough) => Ok(()),
            (Due::Replace, Action::Play { card }) if table.phase == Phase::Play => {
                attack(table, seat, card)?;
                must(!table.riposte || ripostes(card), Refusal::NotToRiposte)
            }
            (Due::Replace, Action::Lay { card }) if table.phase == Phase::Lay => attack(table, seat, card),
            (Due::Choose, Action::Mighty | Action::Plain) => Ok(()),
            (Due::Aim, Action::Aim { life }) => {
                must(kinds_of_tokens(&self.content, table, seat).has(life), Refusal::NoToken)
            }
            (Due::Steal, Action::Steal { seat: from, item }) => {
                another(table, seat, from)?;
                must(table.hero(from).items.has(item), Refusal::NoItem)
            }
            (Due::Vote, Action::Point { seat: at }) => another(table, seat, at),
            (Due::Sign, Action::Sign { sign }) => must(sign < 3, Refusal::NoSign),
            (Due::Cross, Action::Flip | Action::Discard { .. }) => self.of_bridge(table, seat, action),
            _ => Err(Refusal::NotNow(due)),
        }
    }

    /// What is to be decided.
    pub(crate) fn due(&self, table: &Table) -> Due {
        if !over_limit(&self.content, table).is_empty() {
            return Due::Trim;
        }
        match table.phase {
            Phase::Market => Due::Market,
            Phase::Offer => Due::Offer,
            Phase::Loot => Due::Loot,
            Phase::Window(Window::Riposte) => Due::Riposte,
            Phase::Window(Window::Counter) => Due::Counter,
            Phase::Window(_) => Due::Window,
            Phase::Set => Due::Set,
            Phase::Fire { .. } => Due::Fire,
            Phase::Play | Phase::Lay => Due::Replace,
            Phase::Choose(_) => Due::Choose,
            Phase::Aim(_) => Due::Aim,
            Phase::Steal(_) => Due::Steal,
            Phase::Vote => Due::Vote,
            Phase::Sign => Due::Sign,
            Phase::Cross(_) => Due::Cross,
            Phase::Refill | Phase::Next(_) | Phase::Over(_) => Due::Refill,
        }
    }

    /// §item.when, §item.heal, §item.give
    fn of_market(&self, table: &Table, seat: u8, action: Action) -> Result<(), Refusal> {
        let hero = table.hero(seat);
        let (Action::Use { item, seat: on } | Action::Give { item, seat: on } | Action::Trade { item, seat: on, .. }) =
            action
        else {
            return Err(Refusal::NotNow(Due::Market));
        };
        must(hero.items.has(item), Refusal::NoItem)?;
        if let Action::Use { .. } = action {
            must(!matches!(item, Card::FIRE | Card::AMULET), Refusal::NotUsed)?;
            if matches!(item, Card::HEALING | Card::SALVE) {
                if on != seat {
                    another(table, seat, on)?;
                    must(hero.offers < MOST_OFFERS, Refusal::EnoughOffers)?;
                }
                return must(table.hero(on).life < self.content.life, Refusal::Unhurt);
            }
            must(on == seat, Refusal::ForOneself)?;
            return must(!hero.under(item), Refusal::WorksAlready);
        }
        another(table, seat, on)?;
        must(table.number > 1, Refusal::TooEarly)?;
        must(hero.offers < MOST_OFFERS, Refusal::EnoughOffers)?;
        match action {
            Action::Trade { want, .. } => {
                must(want != item, Refusal::SameItem)?;
                must(table.hero(on).items.has(want), Refusal::NoItem)
            }
            _ => Ok(()),
        }
    }

    /// §low.hand: a low blow, at its moment and on what it is for.
    fn of_window(&self, table: &Table, seat: u8, due: Due, action: Action) -> Result<(), Refusal> {
        let Some(card) = action.low() else { return Err(Refusal::NotNow(due)) };
        must(table.hero(seat).hand.has(card.0), Refusal::NotHeld)?;
        let Phase::Window(window) = table.phase else { return Err(Refusal::NotNow(due)) };
        let at = |windows: &[Window]| must(windows.contains(&window), Refusal::WrongWindow);
        match action {
            Action::Watch | Action::Snatch => at(&[Window::Counter]),
            // §low.fail
            Action::Fail => {
                at(&[Window::Reveal])?;
                must(table.active != seat, Refusal::OwnAttack)?;
                let attacks = 0..table.board.len() as u8;
                let best = attacks.map(|at| touchable(&self.content, table, at));
                best.reduce(|best, next| if best.is_ok() { best } else { next }).unwrap_or(Err(Refusal::Untouchable))
            }
            // §low.trip, §low.rally
            Action::Trip { at: attack } | Action::Rally { at: attack } => {
                at(&[Window::Reveal])?;
                must(table.active != seat, Refusal::OwnAttack)?;
                touchable(&self.content, table, attack)
            }
            // §low.tough
            Action::Weaken | Action::Toughen => {
                at(&[Window::Reveal])?;
                let rule = self.content.encounter(table.foe.id).rule;
                let marked = table.foe.start > 0 && !matches!(rule, Rule::Pack { .. });
                must(marked, Refusal::NoCreature)?;
                let end = if action == Action::Toughen { self.content.track } else { 0 };
                must(table.foe.life != end, Refusal::TrackEnd)
            }
            // §low.edge
            Action::Edge { seat: target } => {
                at(&[Window::Opening, Window::Reveal])?;
                another(table, seat, target)?;
                must(table.is_set(target), Refusal::NothingSet)
            }
            // §low.signals, §low.edge-signals
            Action::Swap { seat: target } => {
                at(&[Window::Opening, Window::Reveal])?;
                another(table, seat, target)?;
                must(table.is_set(target), Refusal::NothingSet)?;
                must(table.is_set(seat) || table.hero(seat).edger == target + 1, Refusal::NothingOfOnesOwn)
            }
            // §low.after, §low.after-whose: anybody's hit, to anybody else.
            Action::Divert { hit, seat: target } => {
                at(&[Window::Hits])?;
                let hit = table.hits.as_slice().get(hit as usize).ok_or(Refusal::NoHit)?;
                must(table.living().has(Seat(target)), Refusal::NobodyThere)?;
                must(hit.seat != target, Refusal::SameHero)
            }
            // §low.plan
            Action::Plan { seat: target } => {
                at(&[Window::Start, Window::Hits])?;
                must(window == Window::Start || is_last_blow(&self.content, table), Refusal::WrongWindow)?;
                another(table, seat, target)
            }
            _ => Err(Refusal::NotNow(due)),
        }
    }

    /// §foe.bridge
    fn of_bridge(&self, table: &Table, seat: u8, action: Action) -> Result<(), Refusal> {
        let Rule::Bridge { cards, .. } = self.content.encounter(table.foe.id).rule else {
            return Err(Refusal::NotNow(Due::Cross));
        };
        let Phase::Cross(thrown) = table.phase else { return Err(Refusal::NotNow(Due::Cross)) };
        match action {
            Action::Discard { card } => {
                must(table.hero(seat).cards + thrown >= cards, Refusal::TooFewCards)?;
                held(table, seat, card)
            }
            _ => must(thrown == 0, Refusal::NoFlip),
        }
    }

    /// Whether the encounter is a creature rather than a trap. §encounter.trap
    pub(crate) fn is_creature(&self, table: &Table) -> bool {
        self.content.encounter(table.foe.id).breed != Breed::Trap
    }
}

fn must(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

fn held(table: &Table, seat: u8, card: Card) -> Result<(), Refusal> {
    must(table.hero(seat).hand.has(card.0), Refusal::NotHeld)
}

fn another(table: &Table, seat: u8, other: u8) -> Result<(), Refusal> {
    must(table.living().has(Seat(other)), Refusal::NobodyThere)?;
    must(other != seat, Refusal::Oneself)
}

/// §round.set, §round.useless, §item.haste
fn set(table: &Table, seat: u8, card: Card) -> Result<(), Refusal> {
    held(table, seat, card)?;
    if card.is_attack() {
        return Ok(());
    }
    must(!table.is_set(seat), Refusal::SecondAttack)?;
    must(!table.hero(seat).has_attack(), Refusal::MustAttack)
}

/// §attack.replace
fn attack(table: &Table, seat: u8, card: Card) -> Result<(), Refusal> {
    held(table, seat, card)?;
    must(card.is_attack(), Refusal::NotAnAttack)
}

/// §attack.riposte
fn riposte(table: &Table, seat: u8, card: Card) -> Result<(), Refusal> {
    must(table.hero(seat).hand.has(Card::RIPOSTE.0), Refusal::NoRiposte)?;
    held(table, seat, card)?;
    must(ripostes(card), Refusal::NotToRiposte)
}

/// §attack.riposte-cards: whether a card may be played as a riposte.
fn ripostes(card: Card) -> bool {
    card.is_valued() || card == Card::DOUBLE
}

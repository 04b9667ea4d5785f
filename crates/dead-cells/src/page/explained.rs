//! Which clauses explain what lies on the table: every sign can be looked up where it stands.

use crate::content::{
    Door, Edge, Effect, FoeAction, FoeVerb, Gain, Gate, GearCard, Gift, Gifts, State, Tile, TileShape, Use, Verb,
};
use crate::table::GroupMember;

/// Clauses, each once.
#[derive(Default)]
pub struct Explained(Vec<&'static str>);

impl Explained {
    /// These clauses.
    pub fn by(clauses: &[&'static str]) -> Self {
        Self(clauses.to_vec())
    }

    /// A clause more, unless it is there.
    #[must_use]
    pub fn and(mut self, clause: &'static str) -> Self {
        if !self.0.contains(&clause) {
            self.0.push(clause);
        }
        self
    }

    /// What these effects are.
    #[must_use]
    pub fn effects(self, effects: impl IntoIterator<Item = Effect>) -> Self {
        effects.into_iter().fold(self, |all, effect| all.and(verb(effect.verb)))
    }

    /// What these actions of an enemy are.
    #[must_use]
    pub fn actions(self, actions: impl IntoIterator<Item = FoeAction>) -> Self {
        actions.into_iter().fold(self, |all, action| all.and(foe_verb(action.verb)))
    }

    /// What these states are.
    #[must_use]
    pub fn states(self, states: impl IntoIterator<Item = State>) -> Self {
        states.into_iter().fold(self, |all, found| all.and(state(found)))
    }

    /// What these gifts are.
    #[must_use]
    pub fn gifts(self, gifts: impl IntoIterator<Item = Gift>) -> Self {
        gifts.into_iter().filter_map(|gift| gain(gift.gain)).fold(self, Self::and)
    }

    /// All of them.
    pub fn all(self) -> Vec<&'static str> {
        self.0
    }
}

/// What a state does.
fn state(state: State) -> &'static str {
    match state {
        State::Poison => "state.poison",
        State::Bleed => "state.bleed",
        State::Fire => "state.fire",
        State::Freeze => "state.freeze",
        State::Mark => "state.mark",
    }
}

/// What an action of a card is.
fn verb(verb: Verb) -> &'static str {
    match verb {
        Verb::Damage | Verb::Suffer => "act.damage",
        Verb::Poison | Verb::Spread => "state.poison",
        Verb::Bleed => "state.bleed",
        Verb::Fire => "state.fire",
        Verb::Freeze | Verb::Delay => "state.freeze",
        Verb::Mark => "state.mark",
        Verb::Push | Verb::Pull => "token.push",
        Verb::Swap | Verb::Refuse | Verb::Hide => "equip.tricks",
        Verb::Shield | Verb::Spend => "act.block",
        Verb::Aptitude => "act.aptitude",
        Verb::Loot => "act.loot",
        Verb::Heal => "act.heal",
    }
}

fn foe_verb(verb: FoeVerb) -> &'static str {
    match verb {
        FoeVerb::Damage => "act.hit",
        FoeVerb::Poison => "state.poison",
        FoeVerb::Bleed => "state.bleed",
        FoeVerb::Fire => "state.fire",
        FoeVerb::Freeze => "state.freeze",
        FoeVerb::Mark => "state.mark",
        FoeVerb::Shield => "act.shields",
        FoeVerb::Leave => "combat.foes",
        FoeVerb::Flank => "combat.left",
        FoeVerb::Move | FoeVerb::Strike => "boss.turn",
        FoeVerb::Infect => "malaise.tokens",
        FoeVerb::Shuriken => "keeper.shuriken",
        FoeVerb::Banner | FoeVerb::Guard => "hand.call",
        FoeVerb::Bomb => "hand.bomb",
    }
}

/// The tokens of a member.
pub fn tokens(member: &GroupMember) -> Explained {
    let there = |state: &State| match state {
        State::Freeze => member.frozen != 0,
        state => member.tokens(*state) > 0,
    };
    let explained = Explained::by(&["board.areas", "death.full"]).states(State::ALL.into_iter().filter(there));
    if member.shields > 0 { explained.and("act.shields") } else { explained }
}

/// A piece of equipment.
pub fn gear(card: &GearCard) -> Explained {
    let used = match card.used {
        Use::Replace => "equip.replace",
        Use::Add => "equip.add",
        Use::Aptitude => "equip.aptitude",
        Use::Always => "equip.always",
        Use::Companion => "companion.slot",
    };
    let explained = Explained::by(&[used]).effects(card.effect.iter());
    if card.trick.is_some() { explained.and("equip.tricks") } else { explained }
}

/// A tile of a shape.
pub fn shape(shape: TileShape) -> &'static str {
    match shape {
        TileShape::Square | TileShape::Trapezoid => "tile.encounter",
        TileShape::Circle => "tile.treasure",
        TileShape::Pentagon => "tile.merchant",
        TileShape::Hexagon => "tile.door",
        TileShape::Teleportation => "tile.teleport",
        TileShape::Restriction => "restriction.legend",
    }
}

/// What a corridor asks for.
pub fn gate(gate: &Gate) -> Option<&'static str> {
    match gate {
        Gate::Open => None,
        Gate::Hand(_) => Some("test.hand"),
        Gate::Deck(_) => Some("test.deck"),
        Gate::Rune(_) => Some("move.rune"),
    }
}

/// What a gain is.
fn gain(gain: Gain) -> Option<&'static str> {
    Some(match gain {
        Gain::Nothing => return None,
        Gain::Tooth => "icon.tooth",
        Gain::Cell => "icon.cell",
        Gain::Equipment | Gain::EquipmentEach => "icon.equipment",
        Gain::Blueprint => "icon.blueprint",
        Gain::Scroll(_) => "icon.scroll",
        Gain::Vial | Gain::VialEach => "icon.vial",
        Gain::Potion => "icon.potion",
        Gain::Rune(_) => "icon.rune",
        Gain::Else(_) => "icon.empty",
        Gain::Damage(_) => "act.damage",
        Gain::PoisonNext => "state.poison",
        Gain::Worm => "worm.step",
        Gain::Unworm | Gain::UnwormOne => "worm.pick",
        Gain::Back => "clock.back",
        Gain::Ahead => "clock.bells",
        Gain::Relight => "lantern.light",
        Gain::Key => "castle.key",
        Gain::Curse => "tile.cursed",
        Gain::Restrict => "castle.restriction",
        Gain::Malaise => "malaise.tokens",
        Gain::Cure | Gain::Release => "malaise.cure",
        Gain::Unring => "clock.wall",
        Gain::BossShield => "castle.exits",
    })
}

/// A tile that lies open.
pub fn tile(tile: &Tile) -> Explained {
    let doors: Vec<Gifts> = match tile.door {
        Door::Nothing => Vec::new(),
        Door::Deck(gifts) => gifts.to_vec(),
        Door::Hand(_, won, lost) => vec![won, lost],
    };
    let test = match tile.door {
        Door::Nothing => None,
        Door::Deck(_) => Some("test.deck"),
        Door::Hand(..) => Some("test.hand"),
    };
    let first = [shape(tile.shape)].into_iter().chain(tile.change_first.then_some("icon.change")).chain(test);
    let edge = match tile.edge {
        Edge::Nothing => None,
        Edge::Wall | Edge::Hole => Some("token.wall-hole"),
    };
    let either = (tile.options.len() > 1).then_some("icon.either");
    let explained = first.chain(either).chain(edge).fold(Explained::default(), Explained::and);
    let gifts = tile.loot.iter().chain(tile.goods.iter().map(|good| good.gift));
    let gifts = gifts.chain(tile.options.as_slice().iter().flat_map(|option| option.gifts.iter()));
    explained.gifts(gifts).gifts(doors.iter().flat_map(|gifts| gifts.iter()))
}

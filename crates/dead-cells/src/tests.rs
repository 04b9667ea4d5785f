//! What each clause of RULES.md comes to, in its order; then what holds in every game.
//!
//! A test lays out a [`Scene`], goes on from there, and decides in notation. Chance is written as it falls, each word
//! `source:face`: `deck1:ST-02` the next card of the first member, `serenade:ST-25`, `monster:B1-01`, `elite:B1-11`, `gear:ST-04`,
//! `tile:3` a tile of the biome by its number, `pattern:1`, `restriction:2`, `worms:blank`, `bell:1`, `malaise:B7-10`. A source that a script does not name follows a seed.

use crate::campaign::Campaign;
use crate::content::{BoardSpot, Card, Edge, Gear, Kind, Mutation, PRISONERS, Region, SERENADE, State, printed, spell};
use crate::decisions::Event;
use crate::rules::{
    BELLS, DELIRIUM, DeadCells, ELITES, EQUIPMENT, GUARD_PILES, MALAISES, MONSTERS, PATTERNS, RESTRICTIONS,
    SERENADES_DECK, TILES, WORMS, bare, go_on, refresh,
};
use crate::table::{Foe, Options, Phase, Stands, Table, Todo, Worn};
use kernel::clause_test::{self, ClauseSteps, ClauseTest};
use kernel::{Ctx, Game, Notation, Scripted, Seat, Source};
use std::ops::{Deref, DerefMut};

mod act;
mod beats;
mod bell;
mod board;
mod boss;
mod bosscell;
mod campaigns;
mod cards;
mod castle;
mod cells;
mod clock;
mod close;
mod combat;
mod companion;
mod concierge;
mod curse;
mod death;
mod endings;
mod equip;
mod every_game;
mod feat;
mod gear;
mod golden;
mod hand;
mod icon;
mod insight;
mod instruction;
mod inter;
mod island;
mod keeper;
mod kill;
mod lantern;
mod leaks;
mod malaise;
mod market;
mod moves;
mod mutation;
mod next;
mod over;
mod pass;
mod prep;
mod project;
mod purge;
mod range;
mod reset;
mod restriction;
mod roof;
mod round;
mod run;
mod rune;
mod secret;
mod setup;
mod solo;
mod stage;
mod state;
mod talk;
mod test;
mod third;
mod tile;
mod token;
mod track;
mod tricks;
mod upkeep;
mod well;
mod why;
mod worm;
mod zones;

/// What came of some decisions.
struct Played(ClauseTest<DeadCells>);

impl Deref for Played {
    type Target = ClauseTest<DeadCells>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Played {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// The combat card of a code.
fn card(code: &str) -> Card {
    Card(printed().cards.iter().position(|card| card.code == code).unwrap_or_else(|| panic!("no card {code}")) as u8)
}

/// The equipment of a code.
fn gear(code: &str) -> Gear {
    Gear(printed().gear.iter().position(|gear| gear.code == code).unwrap_or_else(|| panic!("no gear {code}")) as u8)
}

/// The enemy of a code.
fn kind(code: &str) -> Kind {
    Kind(printed().foes.iter().position(|foe| foe.code == code).unwrap_or_else(|| panic!("no enemy {code}")) as u8)
}

/// The upgrade or the card of the well of a code.
fn mutation(code: &str) -> Mutation {
    let content = printed();
    let upgrade = content.upgrades.iter().position(|upgrade| upgrade.code == code);
    let well = || content.well.iter().position(|card| card.code == code).map(|at| content.upgrades.len() + at);
    Mutation(upgrade.or_else(well).unwrap_or_else(|| panic!("no upgrade {code}")) as u8)
}

/// A table as a test lays it out, and what comes up by chance.
struct Scene {
    table: Table,
    fate: Scripted,
}

/// A group of these Prisoners in the first biome: `poisoned flayed burnt`; with Serenade where there is one.
fn scene(prisoners: &str) -> Scene {
    let who: Vec<u8> = prisoners
        .split_whitespace()
        .map(|word| printed().prisoners.iter().position(|known| known.id == word).expect("a Prisoner") as u8)
        .collect();
    let options = Options { players: who.len() as u8, open_patterns: false, campaign: Campaign::first(printed()) };
    let all = if who.len() == 1 { vec![who[0], SERENADE] } else { who };
    Scene { table: bare(&options, &all), fate: clause_test::script(&[]) }
}

impl Scene {
    /// Changes the table in a way that has no name of its own.
    fn with(mut self, change: impl FnOnce(&mut Table)) -> Self {
        change(&mut self.table);
        self
    }

    /// What a member holds; the rest of the cards is the deck.
    fn hand(mut self, member: usize, codes: &str) -> Self {
        for code in codes.split_whitespace() {
            let own = &mut self.table.members[member];
            own.deck.take(card(code));
            own.hand.put(card(code));
        }
        self
    }

    /// What a member has discarded, the last on top.
    fn discard(mut self, member: usize, codes: &str) -> Self {
        for code in codes.split_whitespace() {
            let own = &mut self.table.members[member];
            own.deck.take(card(code));
            own.discard.put(card(code));
            own.top = Some(card(code));
        }
        self
    }

    /// How far a member's scrolls have moved: survival, tactics, brutality.
    fn scrolls(mut self, member: u8, steps: [u8; 3]) -> Self {
        self.table.members[member as usize].scrolls = steps;
        refresh(&mut self.table, member);
        self
    }

    /// What a member wears.
    fn wears(mut self, member: usize, codes: &str) -> Self {
        for code in codes.split_whitespace() {
            let piece = gear(code);
            if self.table.equipment.has(piece) {
                self.table.equipment.take(piece);
            }
            self.table.members[member].worn.push(Worn { gear: piece, damage: 0, used: false });
        }
        self
    }

    /// Mutations on the board, each in its pocket.
    fn mutations(mut self, codes: &str) -> Self {
        for code in codes.split_whitespace() {
            let card = mutation(code);
            match crate::rules::pocket_of(printed(), card) {
                crate::rules::PocketKind::Start => self.table.campaign.start.push(card),
                crate::rules::PocketKind::During => self.table.campaign.during.push(card),
                crate::rules::PocketKind::Skill => self.table.campaign.skill = Some(card),
            }
        }
        for member in self.table.members() {
            refresh(&mut self.table, member);
        }
        self
    }

    /// Damage on a member.
    fn hurt(mut self, member: usize, damage: u8) -> Self {
        self.table.members[member].damage = damage;
        self
    }

    /// Tokens of a state on a member.
    fn state(mut self, member: usize, state: State, tokens: u8) -> Self {
        self.table.members[member].states[state as usize] = tokens;
        self
    }

    /// Where the group stands: a biome, and a space by its letter.
    fn at(mut self, biome: u8, space: &str) -> Self {
        self.table.place = Region::Biome(biome);
        let spaces = &printed().biomes[biome as usize].spaces;
        self.table.spot = match space {
            "start" => BoardSpot::Start,
            id => BoardSpot::Space(spaces.iter().position(|known| known.id == id).expect("a space") as u8),
        };
        self
    }

    /// The tiles and decks of a biome as they are laid out there, and the group on a space by its letter.
    fn laid_out(mut self, biome: u8, space: &str) -> Self {
        self.table.todo.clear();
        self.table.todo.push(Todo::Enter(Region::Biome(biome)));
        go_on(&mut self.table, &mut Ctx::new(&mut self.fate, &mut Vec::new()));
        self.at(biome, space)
    }

    /// The enemies, from left to right, by their codes: `- B1-01 - B1-11`.
    fn foes(mut self, codes: &str) -> Self {
        for (space, code) in codes.split_whitespace().enumerate().filter(|(_, code)| *code != "-") {
            self.table.fight.foes[space] = Foe { stands: Stands::Foe(kind(code)), ..Foe::default() };
        }
        self
    }

    /// The loot in the group's space: `tooth2+scrollSV1`.
    fn loot(mut self, text: &str) -> Self {
        use crate::content::Gain;
        for gift in spell::gifts(text).expect("gifts").iter() {
            let loot = &mut self.table.fight.loot;
            match gift.gain {
                Gain::Tooth => loot.teeth += gift.count,
                Gain::Cell => loot.cells += gift.count,
                Gain::Potion => loot.potions += gift.count,
                Gain::Vial => loot.vials += gift.count,
                Gain::Scroll(colour) => loot.scrolls[colour.map_or(3, |skill| skill.place())] += gift.count,
                Gain::Rune(rune) => loot.rune = rune,
                _ => panic!("lay equipment and blueprints out by hand"),
            }
        }
        self
    }

    /// What lies at the edge of the combat board.
    fn edge(mut self, edge: Edge) -> Self {
        self.table.fight.edge = edge;
        self
    }

    /// What comes up by chance.
    fn chance(mut self, words: &str) -> Self {
        for word in words.split_whitespace() {
            let (source, face) = word.split_once(':').unwrap_or_else(|| panic!("no chance: {word}"));
            let source = match source {
                "deck1" => Source(0),
                "deck2" => Source(1),
                "deck3" => Source(2),
                "deck4" => Source(3),
                "serenade" => SERENADES_DECK,
                "monster" => MONSTERS,
                "elite" => ELITES,
                "gear" => EQUIPMENT,
                "tile" => TILES,
                "pattern" => PATTERNS,
                "restriction" => RESTRICTIONS,
                "worms" => WORMS,
                "bell" => BELLS,
                "malaise" => MALAISES,
                "delirium" => DELIRIUM,
                "guard" => GUARD_PILES,
                other => panic!("no source: {other}"),
            };
            let face = match (source, self.table.place, face.parse::<u8>()) {
                // The how many-th tile of the biome where the group is.
                (TILES, Region::Biome(biome), Ok(number)) => Some(printed().tile_number(biome, number - 1) as u16),
                // The how many-th pattern of the first boss.
                (PATTERNS, _, Ok(number)) => Some(number as u16 - 1),
                _ => DeadCells::default().read_face(source, face),
            };
            let face = face.unwrap_or_else(|| panic!("no face: {word}"));
            self.fate.name(source, [face]);
        }
        self
    }

    /// Goes on with this, and whatever follows.
    fn then(mut self, todos: &[Todo]) -> Played {
        self.table.todo.clear();
        todos.iter().rev().for_each(|todo| self.table.todo.push(*todo));
        let mut events = Vec::new();
        go_on(&mut self.table, &mut Ctx::new(&mut self.fate, &mut events));
        assert_eq!(self.fate.trouble(), None);
        let Self { table, fate } = self;
        Played(ClauseTest {
            game: DeadCells::default(),
            before: table,
            table,
            events,
            fate,
            refused: None,
            shorter: None,
        })
    }

    /// A combat is prepared against the enemies that were laid out.
    fn fight(mut self) -> Played {
        self.table.fight.on = true;
        self.then(&[Todo::Prepare, Todo::Explore])
    }

    /// The group moves on.
    fn explore(self) -> Played {
        self.then(&[Todo::Explore])
    }

    /// The group meets a boss.
    fn boss(self, boss: u8) -> Played {
        self.then(&[Todo::Enter(Region::Boss(boss))])
    }
}

impl Played {
    /// Exactly this seat is awaited, counted from 1.
    #[track_caller]
    fn awaits(self, seat: u8) -> Self {
        let awaited: Vec<u8> = self.game.awaited(&self.table).iter().map(|seat| seat.0 + 1).collect();
        assert_eq!(awaited, [seat], "at {:?}", self.table.phase);
        self
    }

    /// Whoever is awaited may do exactly this: `aim 1; aim 2`.
    #[track_caller]
    fn may(self, actions: &str) -> Self {
        let seat = self.game.awaited(&self.table).lowest().unwrap_or(Seat(0));
        assert_eq!(self.legal(seat).join("; "), actions, "at {:?}", self.table.phase);
        self
    }

    /// Whether something happened.
    fn heard(&self, which: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(which)
    }

    /// Something holds of the table.
    #[track_caller]
    fn shows(self, which: impl Fn(&Table) -> bool) -> Self {
        assert!(which(&self.table), "at {:?}, after {:?}", self.table.phase, self.events);
        self
    }

    /// What is to be decided now.
    fn phase(&self) -> Phase {
        self.table.phase
    }
}

/// Every Prisoner has a word, and no two the same.
#[test]
fn prisoners_have_words() {
    let words: Vec<&str> = printed().prisoners.iter().map(|prisoner| prisoner.id.as_str()).collect();
    assert_eq!(words, ["poisoned", "burnt", "flayed", "quartered"]);
    assert_eq!(words.len(), PRISONERS);
}

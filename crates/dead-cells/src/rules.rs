//! The rules.

mod act;
mod boss;
mod camp;
mod castle;
mod clauses;
mod combat;
mod crossing;
mod effects;
mod explore;
mod foes;
mod goals;
mod guards;
mod judge;
mod market;
mod offers;
mod perks;
mod prepare;
mod project;
mod tricks;
mod upkeep;
mod view;

use crate::campaign::Campaign;
use crate::content::{
    Class, Content, Effect, FoeAction, FoeLine, FoeVerb, Gain, Gate, Gifts, Line, OwnFigures, PRISONERS, Region, Skill,
    State, Verb, Whom, shared,
};
use crate::decisions::{Action, Event, Refusal};
use crate::table::{
    CLOCK_END, CLOCK_QUARTER, GroupMember, LANTERN_COUNT, Options, Phase, PhaseKind, Purging, Spoils, Stands, Table,
    Todo, Ware,
};
use act::Act;
pub(crate) use camp::{PocketKind, pocket_of};
pub(crate) use castle::{has_ailment, helps_vial};
pub(crate) use crossing::{may_pick_worms, special};
pub(crate) use effects::{amount, holds, may_aim, may_help};
pub(crate) use explore::{biome, tile, ways};
use kernel::{
    Audience, ChronicleError, Clause, Ctx, Fate, Game, InlineVec, Outcome, Seat, SeatSet, Secrets, Seed, Seeded,
    Sighting, Source, Status, notation,
};
pub(crate) use perks::{aptitudes, gear_for};
pub(crate) use prepare::{announcements, cards_of, may_announce};
use std::sync::Arc;
pub(crate) use tricks::may_light;
pub use view::View;

/// Serenade's cards; those of members 0 to 3 are sources 0 to 3.
pub const SERENADES_DECK: Source = Source(4);
/// The monsters of a biome.
pub const MONSTERS: Source = Source(5);
/// The elites of a biome.
pub const ELITES: Source = Source(6);
/// The equipment.
pub const EQUIPMENT: Source = Source(7);
/// The tiles of a biome.
pub const TILES: Source = Source(8);
/// The patterns of a boss.
pub const PATTERNS: Source = Source(9);
/// The restriction of a challenge.
pub const RESTRICTIONS: Source = Source(10);
/// Worm tokens: with a worm, or blank.
pub const WORMS: Source = Source(12);
/// The bells.
pub const BELLS: Source = Source(13);
/// The malaise cards.
pub const MALAISES: Source = Source(14);
/// The card that somebody delirious lays.
pub const DELIRIUM: Source = Source(15);
/// The guards of a boss.
pub const GUARD_PILES: Source = Source(11);

/// How many steps a scroll track has after its start cell.
pub(crate) const LAST_STEP: u8 = 5;
/// How many steps each of Serenade's tracks has.
const SERENADES_STEPS: u8 = 3;
/// The group's place among the spaces of the combat board, where poison works.
const GROUP: u8 = 9;
/// No space: damage from a death box.
const NOBODY: u8 = 8;
/// From which turn on a boss wears everybody out, so that every run ends. §boss.turn
const WEARY_FROM: u8 = 16;
/// The fewest cards of a Prisoner's deck, and of Serenade's. §purge.six
pub(crate) const FEWEST: [u8; PRISONERS + 1] = [6, 6, 6, 6, 3];

/// The rules, with what is printed.
#[derive(Clone, Debug)]
pub struct DeadCells {
    /// What is printed, or somebody's own.
    pub content: Arc<Content>,
    /// All of it in a line, where it is somebody's own.
    pub(crate) own: Option<Arc<OwnFigures>>,
}

impl Default for DeadCells {
    fn default() -> Self {
        Self { content: shared(), own: None }
    }
}

impl Game for DeadCells {
    type Options = Options;
    type Table = Table;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    /// §setup.prisoner
    fn seats(&self, options: &Options) -> u8 {
        options.players
    }

    /// §boss.turn: where biomes have a way back it costs light and then life, and a boss wears everybody out; cells and cards are few.
    fn longest(&self, _: &Options) -> u32 {
        20_000
    }

    fn setup<F: Fate, A: Audience<Event>>(&self, options: &Options, ctx: &mut Ctx<F, A>) -> Table {
        let mut table = empty(options);
        let mut act = Act { content: &self.content, table: &mut table, ctx };
        let wounds = if options.players == 4 { 2 } else { 0 };
        act.then(&[
            Todo::NameFirst,
            Todo::Wounds(wounds),
            Todo::Deal,
            Todo::StartPerks,
            Todo::Enter(Region::Biome(first_start(&options.campaign))),
        ]);
        for seat in (0..options.players).rev() {
            act.then(&[Todo::Choose(seat)]);
        }
        act.then(&[Todo::Camp]);
        act.go_on();
        table
    }

    fn status(&self, table: &Table) -> Status {
        match table.phase {
            Phase::Over(won) => {
                let deeds = &table.deeds;
                // §run.score
                let score = deeds.cells as i32 + 10 * deeds.biomes as i32 + if won { 30 } else { 0 };
                let mut scores = InlineVec::new();
                (0..table.players).for_each(|_| scores.push(score));
                let winners = if won { SeatSet::first(table.players) } else { SeatSet::NONE };
                Status::Over(Outcome { scores, won: winners })
            }
            _ => Status::Awaiting(SeatSet::only(decider(table))),
        }
    }

    fn candidates(&self, table: &Table, seat: Seat, mut offer: impl FnMut(Action)) {
        if !matches!(table.phase, Phase::Over(_)) && decider(table) == seat {
            offers::offer_all(&self.content, table, &mut offer);
        }
    }

    fn check(&self, table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
        judge::judge(&self.content, table, seat, action)
    }

    fn apply<F: Fate, A: Audience<Event>>(&self, table: &mut Table, _: Seat, action: Action, ctx: &mut Ctx<F, A>) {
        let mut act = Act { content: &self.content, table, ctx };
        act.decide(action);
        act.go_on();
    }

    fn view(&self, table: &Table, seat: Seat) -> View {
        View::of(table, seat)
    }

    fn imagine<F: Fate>(&self, view: &View, seat: Seat, fate: &mut F) -> Table {
        view::imagine(&self.content, view, seat, fate)
    }

    /// What others hold changes neither the next tile nor the next card of one's own deck: any hands will do for those odds.
    fn suppose<F: Fate>(&self, view: &View, seat: Seat, _: &mut F) -> Table {
        view::imagine(&self.content, view, seat, &mut Seeded::new(Seed::of("suppose")))
    }

    fn secrets(&self, table: &Table) -> Secrets {
        if table.players > 1 { Secrets::OfOthers } else { Secrets::Nothing }
    }

    fn witness(&self, event: &Event, seat: Seat) -> Option<Event> {
        Some(view::witness(event, seat))
    }

    fn sightings(&self, table: &Table, tell: impl FnMut(Sighting)) {
        view::sightings(table, tell);
    }

    fn unsettled(&self, table: &Table) -> usize {
        table.todo.len()
    }

    fn clause(&self, refusal: Refusal) -> Clause {
        clauses::clause(refusal)
    }

    fn next_chronicle(&self, table: &Table) -> Option<String> {
        if !matches!(table.phase, Phase::Over(_)) {
            return None;
        }
        let mut campaign = Campaign { run: table.campaign.run.saturating_add(1), ..table.campaign };
        if table.phase == Phase::Over(false) {
            campaign.lose(table.place);
        }
        crate::campaign::chronicle(&campaign)
    }

    fn options_after(&self, options: &Options, chronicle: &str) -> Result<Options, ChronicleError> {
        let mut campaign: Campaign = notation::read(chronicle).map_err(crate::campaign::unreadable)?;
        campaign.catch_up(&self.content);
        match view::is_sound(&self.content, &campaign) {
            true => Ok(Options { campaign, ..*options }),
            false => Err(crate::campaign::impossible()),
        }
    }
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// Carries out what was decided.
    fn decide(&mut self, action: Action) {
        self.table.last = Some(action);
        let phase = core::mem::replace(&mut self.table.phase, Phase::Next);
        match phase.kind() {
            PhaseKind::Camp => self.decide_in_camp(phase, action),
            PhaseKind::Combat => self.decide_in_combat(phase, action),
            PhaseKind::Way => self.decide_on_the_way(phase, action),
        }
    }
}

/// The biome where a run starts if nobody says otherwise: the first that is open.
pub(crate) fn first_start(campaign: &Campaign) -> u8 {
    campaign.starts.trailing_zeros() as u8 % 8
}

/// A table before anything lies on it. §setup.boards
fn empty(options: &Options) -> Table {
    Table {
        players: options.players,
        open_patterns: options.open_patterns,
        campaign: options.campaign,
        phase: Phase::Next,
        todo: InlineVec::new(),
        members: [GroupMember::default(); crate::table::MEMBERS],
        count: options.players,
        first: 0,
        teeth: 0,
        cells: 0,
        potions: 0,
        bag: Spoils::default(),
        collector: InlineVec::new(),
        place: Region::Biome(0),
        spot: crate::content::BoardSpot::Start,
        fields: [Default::default(); crate::table::SPACES],
        tiles: Default::default(),
        closed: 0,
        monsters: Default::default(),
        monsters_gone: Default::default(),
        elites: Default::default(),
        elites_gone: Default::default(),
        on_top: InlineVec::new(),
        equipment: Default::default(),
        scrap: Default::default(),
        stall: InlineVec::new(),
        fight: Default::default(),
        poison_next: 0,
        restriction: 0,
        deeds: Default::default(),
        moved: Default::default(),
        turned_up: None,
        revealed: None,
        pocketed: InlineVec::new(),
        silent: false,
        last: None,
        crossing: Default::default(),
        boss_shields: 0,
    }
}

/// Who decides now. §setup.leader, §move.first, §round.group
pub(crate) fn decider(table: &Table) -> Seat {
    match table.phase {
        Phase::Camp | Phase::NameFirst => Seat(0),
        Phase::Choose(seat) => Seat(seat),
        Phase::Equip(_, Some(member)) => table.seat_of(member),
        Phase::Lay(member)
        | Phase::PassSymbol(member, _)
        | Phase::Redraw(member, _)
        | Phase::UseGear(member, _)
        | Phase::Aim(member, ..)
        | Phase::Help(member, ..)
        | Phase::Aptitude(member)
        | Phase::Loot(member)
        | Phase::Unscroll(member)
        | Phase::Lose(member)
        | Phase::Worms(member, ..)
        | Phase::Hunger(member)
        | Phase::Refuse(member) => table.seat_of(member),
        _ => table.seat_of(table.first),
    }
}

/// Whether somebody before a seat plays a Prisoner already.
pub(crate) fn is_taken(table: &Table, seat: u8, who: u8) -> bool {
    (0..seat).any(|other| table.member(other).who == who)
}

/// Whether a member may be given something now: in a combat only those who fight. §upkeep.give, §upkeep.pass
pub(crate) fn has_share(table: &Table, member: u8) -> bool {
    let own = table.member(member);
    member < table.count && !own.dead && (!table.fight.on || own.fights)
}

/// Whether a scroll of a colour may be given to a member for a track.
///
/// # Errors
/// Why not.
pub(crate) fn can_scroll(
    _: &Content,
    table: &Table,
    member: u8,
    colour: Option<Skill>,
    skill: Skill,
) -> Result<(), Refusal> {
    if !has_share(table, member) {
        return Err(Refusal::NoShare);
    }
    let own = table.member(member);
    if own.is_serenade() {
        // Whatever the colour, her marker moves: one way to say so is enough.
        if skill != colour.unwrap_or(Skill::Survival) {
            return Err(Refusal::OtherColour);
        }
        let last = if own.changed { SERENADES_STEPS } else { SERENADES_STEPS + 1 };
        return if own.scrolls[0] < last { Ok(()) } else { Err(Refusal::FullTrack) };
    }
    if colour.is_some_and(|colour| colour != skill) {
        return Err(Refusal::OtherColour);
    }
    if own.scrolls[skill.place()] >= LAST_STEP { Err(Refusal::FullTrack) } else { Ok(()) }
}

/// Whether a member may be given equipment now; what is worn stays. §solo.rewards, §equip.kept
pub(crate) fn may_wear(table: &Table, member: u8, only: Option<u8>) -> bool {
    has_share(table, member) && !table.member(member).is_serenade() && only.is_none_or(|only| only == member)
}

/// Whether something on the stall can be bought: with gold teeth, never with cells. §market.tile, §market.cells
///
/// # Errors
/// Why not.
pub(crate) fn can_buy(table: &Table, at: u8) -> Result<(), Refusal> {
    let offer = table.stall.as_slice().get(at as usize).ok_or(Refusal::SoldOut)?;
    if offer.left == 0 {
        return Err(Refusal::SoldOut);
    }
    if offer.free == 0 && offer.price > table.teeth {
        return Err(Refusal::TooDear);
    }
    let crossing = &table.crossing;
    match offer.ware {
        Ware::Vial if !table.members().any(|member| helps_vial(table, member)) => Err(Refusal::Unhurt),
        Ware::Gift(Gain::UnwormOne) if crossing.worms.iter().all(|worms| *worms == 0) => Err(Refusal::NoWorm),
        Ware::Gift(Gain::Relight) if crossing.lanterns >= LANTERN_COUNT => Err(Refusal::NoLight),
        Ware::Gift(Gain::Cure) if crossing.malaises.iter().all(|card| *card == 0) => Err(Refusal::NoCure),
        Ware::Gift(Gain::Back) if crossing.clock >= CLOCK_END || crossing.clock <= crossing.rung() * CLOCK_QUARTER => {
            Err(Refusal::Useless)
        }
        _ => Ok(()),
    }
}

/// Whether somebody may drink now. §round.potion, §restriction.legend
pub(crate) fn may_drink(table: &Table) -> bool {
    table.potions > 0 && !table.is_restricted(3) && table.members().any(|member| !table.member(member).dead)
}

/// What a deck test gives by skill: of a corridor, or of the door. §test.deck
pub(crate) fn deck_gifts(table: &Table, way: Option<u8>) -> Option<[Gifts; 3]> {
    match way {
        Some(way) => match biome(table)?.corridors[way as usize].gate {
            Gate::Deck(gifts) => Some(gifts),
            _ => None,
        },
        None => match tile(table)?.door {
            crate::content::Door::Deck(gifts) => Some(gifts),
            _ => None,
        },
    }
}

/// What stands on a space. §combat.foes
pub(crate) fn class(content: &Content, table: &Table, space: u8) -> Option<Class> {
    match table.fight.foes[space as usize % 4].stands {
        Stands::Nobody => None,
        Stands::Foe(kind) => Some(content.foe(kind).class),
        Stands::Boss => Some(Class::Boss),
    }
}

/// The life of whoever stands on a space.
pub(crate) fn foe_life(content: &Content, table: &Table, space: u8) -> u8 {
    match table.fight.foes[space as usize % 4].stands {
        Stands::Nobody => 0,
        Stands::Foe(kind) => {
            let card = content.foe(kind);
            // §bosscell.rules
            card.life + (card.class == Class::Elite && table.campaign.is_harder(1)) as u8
        }
        Stands::Boss => table.fight.boss.map_or(0, |fight| {
            let boss = &content.bosses[fight.boss as usize];
            boss.instances[fight.instance as usize].life[table.players as usize - 1]
        }),
    }
}

/// What whoever stands on a space does in a round.
pub(crate) fn foe_line(content: &Content, table: &Table, space: u8, round: u8) -> FoeLine {
    match table.fight.foes[space as usize % 4].stands {
        Stands::Nobody => FoeLine::new(),
        Stands::Foe(kind) => content.foe(kind).lines[round as usize],
        Stands::Boss => table.fight.boss.map_or_else(FoeLine::new, |fight| {
            let boss = &content.bosses[fight.boss as usize];
            match (round, fight.pattern) {
                (0, _) => boss.instances[fight.instance as usize].zero,
                (round, Some(pattern)) => boss.patterns[pattern as usize].lines[round as usize - 1],
                (_, None) => FoeLine::new(),
            }
        }),
    }
}

/// What whoever stands on a space does in a round, with what was put off to it, and without what is put off.
pub(crate) fn due_line(content: &Content, table: &Table, space: u8, round: u8) -> FoeLine {
    let delayed = table.fight.foes[space as usize % 4].delayed;
    let line = foe_line(content, table, space, round);
    if delayed == 0 {
        return line;
    }
    let late = match round {
        1.. if delayed >> (round - 1) & 1 == 1 => foe_line(content, table, space, round - 1),
        _ => FoeLine::new(),
    };
    let own = if delayed >> round & 1 == 1 { FoeLine::new() } else { line };
    late.iter().chain(own.iter()).fold(FoeLine::new(), |mut all, action| {
        all.push(action);
        all
    })
}

/// How many tiles the Explorer's Rune shows in a biome. §rune.explorer
pub(crate) const LOOKS: u8 = 2;
/// The Explorer's Rune.
pub(crate) const EXPLORER: u8 = 6;
/// The Homunculus Rune.
pub(crate) const HOMUNCULUS: u8 = 7;

/// Whether the homunculus can be sent to a spot: a treasure or a merchant that nobody has met. §rune.homunculus
///
/// # Errors
/// Why not.
pub(crate) fn may_send(table: &Table, way: u8) -> Result<(), Refusal> {
    let corridor = biome(table).and_then(|biome| biome.corridors.get(way as usize)).ok_or(Refusal::NoWay)?;
    if corridor.from != table.spot {
        return Err(Refusal::NoWay);
    }
    if !table.can_use_rune(HOMUNCULUS) {
        return Err(Refusal::NoRune);
    }
    if table.deeds.sent {
        return Err(Refusal::RuneSpent);
    }
    let shape = match corridor.to {
        crate::content::BoardSpot::Space(space) if !table.fields[space as usize].done => {
            biome(table).map(|biome| biome.spaces[space as usize].shape)
        }
        _ => None,
    };
    let fits = matches!(shape, Some(crate::content::TileShape::Circle | crate::content::TileShape::Pentagon));
    if fits { Ok(()) } else { Err(Refusal::NotForIt) }
}

/// Whether the Explorer's Rune may show the tile of a space. §rune.explorer
///
/// # Errors
/// Why not.
pub(crate) fn may_look(table: &Table, space: u8) -> Result<(), Refusal> {
    let spaces = biome(table).map_or(0, |biome| biome.spaces.len());
    if space as usize >= spaces {
        return Err(Refusal::NoWay);
    }
    if !table.can_use_rune(EXPLORER) {
        return Err(Refusal::NoRune);
    }
    if table.deeds.looked >= LOOKS {
        return Err(Refusal::RuneSpent);
    }
    if table.fields[space as usize].tile.is_some() { Err(Refusal::SeenAlready) } else { Ok(()) }
}

/// §state.immune, §concierge.immune, §keeper.immune, §hand.immune
pub(crate) fn foe_is_immune(content: &Content, table: &Table, space: u8, state: State) -> bool {
    match (table.fight.foes[space as usize % 4].stands, table.fight.boss) {
        (Stands::Boss, Some(fight)) => content.bosses[fight.boss as usize].immune.contains(&state),
        _ => false,
    }
}

/// What a card that a member has laid does in a round; Serenade's board where she has no card. §solo.empty
pub(crate) fn member_line(content: &Content, table: &Table, member: u8, which: u8, round: u8) -> Line {
    let own = table.member(member);
    let Some(laid) = own.laid.as_slice().get(which as usize).filter(|_| (1..=3).contains(&round)) else {
        return Line::new();
    };
    let at = round as usize - 1;
    match laid.card {
        Some(card) => content.card(card).lines[at],
        None if own.is_serenade() => content.serenade.printed[own.changed as usize][at],
        None => Line::new(),
    }
}

/// What Serenade's second track gives in round 0. §solo.melee-track
pub(crate) fn serenade_zero(own: &GroupMember) -> [Option<Effect>; 3] {
    let effect = |verb, whom| Effect { verb, value: 1, whom, ..Effect::default() };
    let steps = [
        effect(Verb::Shield, Whom::Prisoner),
        effect(Verb::Aptitude, Whom::Prisoner),
        effect(Verb::Heal, Whom::Prisoner),
    ];
    let active = if own.changed { own.scrolls[0] } else { 0 };
    [0, 1, 2].map(|step| (step < active).then(|| steps[step as usize]))
}

/// Whether a member has an aptitude to use now. §act.aptitude
pub(crate) fn has_aptitude(content: &Content, table: &Table, member: u8) -> bool {
    let mut any = false;
    offers::aptitudes(content, table, member, &mut |action| {
        any |= judge::aptitude(content, table, member, action).is_ok();
    });
    any
}

/// Whether tokens of an enemy's action may go to somebody. §act.assign, §act.two, §companion.limits
///
/// # Errors
/// Why not.
pub(crate) fn may_assign(
    content: &Content,
    table: &Table,
    action: FoeAction,
    before: Option<u8>,
    member: u8,
    companion: Option<u8>,
) -> Result<(), Refusal> {
    if member >= table.count || !table.fights(member) {
        return Err(Refusal::NoFighter);
    }
    if before == Some(member) {
        return Err(Refusal::Twice);
    }
    let choosing = matches!(action.aim, crate::content::Aim::Choice | crate::content::Aim::One);
    if table.member(member).hidden && action.verb == FoeVerb::Damage && choosing && companion.is_none() {
        return Err(Refusal::NoFighter);
    }
    // §keeper.shuriken
    if action.verb == FoeVerb::Shuriken && table.fight.boss.is_some_and(|boss| boss.shurikens >> member & 1 == 1) {
        return Err(Refusal::StuckAlready);
    }
    let Some(slot) = companion else { return Ok(()) };
    let worn = table.member(member).worn;
    let is_companion = worn
        .as_slice()
        .get(slot as usize)
        .is_some_and(|worn| content.gear(worn.gear).used == crate::content::Use::Companion);
    if !is_companion {
        return Err(Refusal::NoFighter);
    }
    if action.verb == FoeVerb::Damage && choosing { Ok(()) } else { Err(Refusal::NotOnCompanion) }
}

/// Whether there is anything to arrange before a run.
pub(crate) fn camp_has_choices(content: &Content, table: &Table) -> bool {
    let mut any = false;
    offers::camp(content, table, &mut |action| {
        let real = !matches!(action, Action::Done {});
        any |= real && judge::camp(content, table, action).is_ok();
    });
    any
}

/// Whether cells can be spent on anything. §cells.ways
pub(crate) fn can_spend(content: &Content, table: &Table) -> bool {
    Skill::ALL.into_iter().any(|skill| judge::can_upgrade(content, table, skill).is_ok())
        || judge::can_throw(content, table).is_ok()
}

/// Whether a biome that was crossed has a blueprint left.
pub(crate) fn has_blueprint(content: &Content, table: &Table, biome: u8) -> bool {
    let crossed = biome < 8 && table.campaign.crossed >> biome & 1 == 1;
    crossed
        && content
            .biomes
            .get(biome as usize)
            .is_some_and(|biome| table.campaign.next_blueprint(&biome.blueprints, &[]).is_some())
}

/// Whether any card of a kind may be purged.
pub(crate) fn can_purge_any(content: &Content, table: &Table, what: Purging) -> bool {
    let mut any = false;
    offers::purge(content, table, what, &mut |action| any |= judge::purge(content, table, what, action).is_ok());
    any
}

/// Whether a mutation on the board can be changed for one aside.
pub(crate) fn can_swap(content: &Content, table: &Table) -> bool {
    let mut any = false;
    offers::pockets(content, table, &mut |action| any |= judge::repocket(content, table, action).is_ok());
    any
}

/// Something that feats and secrets wait for happens.
#[cfg(test)]
pub(crate) fn reach<F: Fate, A: Audience<Event>>(table: &mut Table, goal: crate::content::Goal, ctx: &mut Ctx<F, A>) {
    Act { content: &shared(), table, ctx }.reach(goal);
}

/// Goes on with a table that a test has laid out.
#[cfg(test)]
pub(crate) fn go_on<F: Fate, A: Audience<Event>>(table: &mut Table, ctx: &mut Ctx<F, A>) {
    table.phase = Phase::Next;
    Act { content: &shared(), table, ctx }.go_on();
}

/// A table that a test lays out: these members, and nothing else yet.
#[cfg(test)]
pub(crate) fn bare(options: &Options, who: &[u8]) -> Table {
    let mut table = empty(options);
    table.count = who.len() as u8;
    for (member, who) in (0..).zip(who) {
        table.members[member as usize] =
            GroupMember { who: *who, deck: options.campaign.decks[*who as usize], ..GroupMember::default() };
        perks::refresh(&shared(), &mut table, member);
    }
    table.equipment = options.campaign.equipment;
    table
}

/// Finds out anew what a member's tracks come to, after a test has changed them.
#[cfg(test)]
pub(crate) fn refresh(table: &mut Table, member: u8) {
    perks::refresh(&shared(), table, member);
}

//! What a player has before the eyes: the biome or the combat board, the group, a hand.

mod beats;
mod board;
mod camp;
mod choices;
mod codex;
mod crossing;
mod ending;
mod explained;
mod group;
mod island;
mod map;
mod preparation;
mod routes;
mod telling;
pub mod words;

pub use beats::beat;
pub use choices::expected_damage;
pub use codex::codex;
pub use ending::ending;
pub use preparation::preparation;
pub use telling::{explain, notable, outcome, restriction_text, tell};

use crate::content::{Aim, Content, Door, FoeAction, Perk, SERENADE, Skill, Symbols, printed};
use crate::rules::{DeadCells, View, decider};
use crate::table::{Phase, Table, Todo};
use kernel::{Game, Gauge, Page, Seat, Text, Zone};

/// What a seat has before its eyes.
pub fn page(game: &DeadCells, view: &View, seat: Seat) -> Page {
    let table = &view.seen;
    let mut choices = Vec::new();
    game.candidates(table, seat, |action| choices.push(choices::choice(game, view, seat, action)));
    // What is refused for the same reason again and again is said where nothing else can be done.
    let any = choices.iter().any(|choice| choice.refused.is_none());
    let wordy = choices.len() > 12;
    choices.retain(|choice| choice.refused.is_none() || !any || !wordy);
    let mut page = Page { prompt: prompt(&game.content, table, seat), ..scene(game, view, seat) };
    page.notes.splice(0..0, worst_case(game, view, seat));
    // A choice points at what lies before the eyes, and at nothing else; what cannot be clicked on reaches nothing.
    let lies = |id: &String| page.zones.iter().any(|zone| zone.things.iter().any(|thing| thing.id == *id));
    for choice in &mut choices {
        let first = choice.things.first().is_some_and(lies);
        choice.things.retain(|id| first && lies(id));
    }
    Page { choices, ..page }
}

/// The same while a decision is being carried out: nobody is asked anything.
pub fn scene(game: &DeadCells, view: &View, seat: Seat) -> Page {
    let view = &arriving(view);
    let table = &view.seen;
    Page {
        heading: heading(table),
        gauges: gauges(table, seat),
        zones: zones(game, view, seat),
        notes: notes(table),
        prompt: Text::new("prompt-others"),
        choices: Vec::new(),
    }
}

/// The same, where a run is about to begin, with the place where it does.
fn arriving(view: &View) -> View {
    let first = view.seen.todo.iter().find_map(|todo| match todo {
        Todo::Enter(place) if view.seen.deeds.biomes == 0 => Some(place),
        _ => None,
    });
    let place = first.unwrap_or(view.seen.place);
    View { seen: Table { place, ..view.seen }, ..*view }
}

/// What a combat comes to if no card stops anything, while cards are laid.
fn worst_case(game: &DeadCells, view: &View, seat: Seat) -> Option<Text> {
    let worst = game.without_help(view, own(&view.seen, seat), None)?;
    let id = if worst.dead > 0 { "note-worst-deadly" } else { "note-worst" };
    Some(Text::new(id).number("hurt", worst.hurt).number("dead", worst.dead))
}

fn heading(table: &Table) -> Text {
    let run = table.campaign.run as i64;
    match table.phase {
        Phase::Camp | Phase::Choose(_) | Phase::NameFirst | Phase::Wound(_) => {
            Text::new("heading-camp").number("run", run)
        }
        Phase::Over(won) => Text::new(if won { "heading-won" } else { "heading-lost" }).number("run", run),
        _ if matches!(telling_phase(table), Where::Cells) => Text::new("heading-cells").number("run", run),
        _ if table.fight.on && !table.fight.preparing => Text::new("heading-combat")
            .number("run", run)
            .text("place", words::place(table.place))
            .text("round", words::round(table.fight.round)),
        _ if table.fight.on => {
            Text::new("heading-preparing").number("run", run).text("place", words::place(table.place))
        }
        _ => Text::new("heading-way").number("run", run).text("place", words::place(table.place)),
    }
}

/// Roughly what goes on.
#[derive(PartialEq, Eq)]
pub(crate) enum Where {
    /// Before a run.
    Camp,
    /// On the way.
    Way,
    /// In a combat.
    Combat,
    /// Spending cells, or over.
    Cells,
}

pub(crate) fn telling_phase(table: &Table) -> Where {
    let pending = |which: fn(&Todo) -> bool| table.todo.as_slice().iter().any(which);
    let of_camp =
        |todo: &Todo| matches!(todo, Todo::Camp | Todo::Choose(_) | Todo::NameFirst | Todo::Wounds(_) | Todo::Deal);
    match table.phase {
        Phase::Camp | Phase::Choose(_) | Phase::NameFirst | Phase::Wound(_) => Where::Camp,
        Phase::Spend
        | Phase::Pocket(_)
        | Phase::Grant(_)
        | Phase::Purge(..)
        | Phase::Arrange(..)
        | Phase::BlueprintAny
        | Phase::SecretAny
        | Phase::Swap
        | Phase::MoreLife
        | Phase::Over(_) => Where::Cells,
        // While a decision is being carried out, what is still to be done says where.
        _ if pending(of_camp) => Where::Camp,
        _ if pending(|todo| matches!(todo, Todo::Finish(_))) => Where::Cells,
        _ if table.fight.on => Where::Combat,
        _ => Where::Way,
    }
}

/// The member of a seat; of the watcher, the first player; alone, always the Prisoner.
pub(crate) fn own(table: &Table, seat: Seat) -> u8 {
    match seat {
        _ if table.players == 1 => 0,
        Seat::WATCHER => table.first,
        seat => seat.0,
    }
}

fn gauges(table: &Table, seat: Seat) -> Vec<Gauge> {
    let figure = |id, label, value: u8, clause| Gauge::figure(id, Text::new(label), value as i32).under(clause);
    let member = table.member(own(table, seat));
    let life =
        || Gauge::pips("life", Text::new("gauge-life"), member.left() as i32, member.life as i32).under("setup.life");
    let teeth = figure("teeth", "gauge-teeth", table.teeth, "icon.tooth");
    let potions = figure("potions", "gauge-potions", table.potions, "round.potion");
    let cells = figure("cells", "gauge-cells", table.cells, "icon.cell");
    match telling_phase(table) {
        Where::Camp | Where::Cells => vec![cells, teeth, potions],
        Where::Way => [life(), teeth, potions, cells].into_iter().chain(crossing::gauges(table)).collect(),
        Where::Combat => {
            let shields = figure("shields", "gauge-shields", member.shields, "act.shields");
            [life(), shields, teeth, potions, cells].into_iter().chain(crossing::gauges(table)).collect()
        }
    }
}

/// Whether an enemy's action befalls all who fight, whoever is named first.
fn both(table: &Table, action: FoeAction) -> bool {
    action.aim == Aim::Two && table.members().filter(|member| table.fights(*member)).count() == 2
}

/// What lies on the table: within each part of a run the same zones in the same order, be they empty.
fn zones(game: &DeadCells, view: &View, seat: Seat) -> Vec<Zone> {
    let (content, table) = (&*game.content, &view.seen);
    let scene = match telling_phase(table) {
        Where::Camp => return camp::camp(content, view, seat),
        Where::Cells => return camp::cells(content, view, seat),
        Where::Combat => board::combat(content, view),
        Where::Way => [map::map(content, table), map::at_hand(content, view)],
    };
    let mut zones = Vec::from(scene);
    zones.extend(group::hand(content, view, seat));
    zones.push(group::members(content, view, seat));
    zones.extend(group::own_boards(content, view, seat));
    zones
}

fn notes(table: &Table) -> Vec<Text> {
    let mut notes = Vec::new();
    if table.restriction > 0 {
        notes.push(restriction_text(table.restriction));
    }
    if table.fight.on {
        notes.extend(telling::edge_text(table.fight.edge));
        if table.fight.preparing && table.players > 1 {
            // §talk.silence
            notes.push(Text::new(if table.silent { "note-silence" } else { "note-talk" }));
        }
        let roofs = crate::rules::special(table) == crate::content::Special::Roofs;
        if roofs && table.fight.round == 0 {
            notes.push(Text::new("note-roofs"));
        }
    }
    if table.poison_next > 0 {
        notes.push(Text::new("note-poison-next"));
    }
    notes.extend(crossing::notes(table));
    if table.fight.boss.is_some_and(|boss| boss.away.is_some()) {
        notes.push(Text::new("note-away"));
    }
    if table.campaign.farther.boss_cell > 0 {
        notes.push(Text::new("note-boss-cell").number("level", table.campaign.farther.boss_cell));
    }
    notes
}

fn prompt(content: &Content, table: &Table, seat: Seat) -> Text {
    if let Phase::Over(won) = table.phase {
        let score = table.deeds.cells as i64 + 10 * table.deeds.biomes as i64 + if won { 30 } else { 0 };
        let id = if won { "prompt-won" } else { "prompt-lost" };
        return Text::new(id)
            .number("score", score)
            .number("cells", table.deeds.cells)
            .number("biomes", table.deeds.biomes);
    }
    if decider(table) != seat {
        return Text::new("prompt-others");
    }
    match table.phase {
        Phase::Camp => Text::new("prompt-camp"),
        Phase::Choose(_) => Text::new("prompt-choose"),
        Phase::NameFirst => Text::new("prompt-first"),
        Phase::Wound(left) => Text::new("prompt-wound").number("left", left),
        Phase::Move => Text::new("prompt-move"),
        Phase::Replace => Text::new("prompt-replace"),
        Phase::Test(skill, _) => Text::new("prompt-test").text("skill", words::skill(skill)),
        Phase::DeckSymbol(..) | Phase::PassSymbol(..) | Phase::Power(_) => Text::new("prompt-symbol"),
        Phase::Retest(_) => Text::new("prompt-retest"),
        Phase::Either => Text::new("prompt-either"),
        Phase::Scroll(Some(skill)) => Text::new("prompt-scroll").text("skill", words::skill(skill)),
        Phase::Scroll(None) => Text::new("prompt-scroll-any"),
        Phase::Vial => Text::new("prompt-vial"),
        Phase::Equip(gear, _) => {
            Text::new("prompt-equip").name("gear", &printed().gear(gear).name).text("does", words::gear(content, gear))
        }
        Phase::Stack => Text::new("prompt-stack"),
        Phase::Shop(seller) => Text::new("prompt-shop").text("seller", words::seller(seller)),
        Phase::Passer => Text::new("prompt-passer"),
        Phase::Lay(_) => Text::new("prompt-lay"),
        Phase::Redraw(..) => Text::new("prompt-redraw"),
        Phase::Drink => Text::new("prompt-drink"),
        Phase::UseGear(member, which) => Text::new("prompt-gear")
            .text("round", words::round(table.fight.round))
            .text("does", line_of(content, table, member, which)),
        Phase::Aim(_, effect, _) => Text::new("prompt-aim").text("effect", words::effect(effect)),
        Phase::Help(_, effect, _) => Text::new("prompt-help").text("effect", words::effect(effect)),
        Phase::Aptitude(_) => Text::new("prompt-aptitude"),
        Phase::Loot(_) => Text::new("prompt-loot"),
        Phase::Assign(action, _) => Text::new(if both(table, action) { "prompt-assign-both" } else { "prompt-assign" })
            .text("foe", words::stands(table.fight.striker))
            .text("what", words::foe_line(&kernel::InlineVec::of(&[action]))),
        Phase::Spend => Text::new("prompt-spend").number("cells", table.cells),
        Phase::Pocket(card) => Text::new("prompt-pocket").name("card", printed().mutation_name(card)),
        Phase::Grant(card) => Text::new("prompt-grant")
            .name("card", &printed().card(card).name)
            .text("does", words::lines(&content.card(card).lines)),
        Phase::Purge(_, left) => Text::new("prompt-purge").number("left", left),
        Phase::Arrange(skill, _) => Text::new("prompt-arrange").text("skill", words::skill(skill)),
        Phase::BlueprintAny => Text::new("prompt-blueprint"),
        Phase::SecretAny => Text::new("prompt-secret"),
        Phase::Swap => Text::new("prompt-swap"),
        Phase::MoreLife => Text::new("prompt-more-life"),
        Phase::Unscroll(_) => Text::new("prompt-unscroll"),
        Phase::Lose(_) => Text::new("prompt-lose"),
        Phase::Worms(_, effect, _) => Text::new("prompt-worms").text("effect", words::effect(effect)),
        Phase::Unworm => Text::new("prompt-unworm"),
        Phase::Hunger(_) => Text::new("prompt-hunger"),
        Phase::Cure => Text::new("prompt-cure"),
        Phase::Release => Text::new("prompt-release"),
        Phase::Refuse(_) => Text::new("prompt-test").text("skill", words::skill(Skill::Tactics)),
        Phase::Replay(round) => Text::new("prompt-replay").text("round", words::round(round)),
        Phase::Next | Phase::Over(_) => Text::new("prompt-others"),
    }
}

/// What a member's card does in this round.
pub(crate) fn line_of(content: &Content, table: &Table, member: u8, which: u8) -> Text {
    words::line(&crate::rules::member_line(content, table, member, which, table.fight.round))
}

/// What a tile says.
pub(crate) fn tile_text(biome: u8, tile: u8) -> Text {
    let tile = &printed().biomes[biome as usize].tiles[tile as usize];
    let told = if !tile.enemies.is_empty() {
        let elites = tile.enemies.iter().filter(|elite| *elite).count();
        Text::new("tile-encounter")
            .number("enemies", tile.enemies.len() as i64)
            .number("elites", elites as i64)
            .text("loot", words::gifts(tile.loot.as_slice()))
    } else if !tile.goods.is_empty() {
        let goods = tile
            .goods
            .iter()
            .map(|good| Text::new("tile-good").text("what", words::gift(good.gift)).number("price", good.price));
        Text::new("tile-merchant").text("goods", words::list(goods.collect()))
    } else if tile.door != Door::Nothing {
        Text::new("tile-door").text("says", door_text(tile.door))
    } else {
        let options = tile.options.iter().map(|option| either_text(&option)).collect::<Vec<_>>();
        Text::new("tile-treasure").text("gains", either_list(options))
    };
    let told = crossing::with_curse(biome, tile, told);
    if tile.change_first { Text::new("tile-change").text("rest", told) } else { told }
}

/// What a tile comes to among other tiles of its shape, as odds name it: no loot, no prices.
pub(crate) fn tile_in_brief(biome: u8, tile: u8) -> Text {
    let tile = &printed().biomes[biome as usize].tiles[tile as usize];
    if !tile.enemies.is_empty() {
        let elites = tile.enemies.iter().filter(|elite| *elite).count();
        Text::new("brief-encounter").number("enemies", tile.enemies.len() as i64).number("elites", elites as i64)
    } else if !tile.goods.is_empty() {
        words::list(tile.goods.iter().map(|good| words::gift(good.gift)).collect())
    } else if tile.door != Door::Nothing {
        door_text(tile.door)
    } else {
        either_list(tile.options.iter().map(|option| either_text(&option)).collect())
    }
}

fn either_list(options: Vec<Text>) -> Text {
    let mut options = options.into_iter();
    let first = options.next().unwrap_or_else(|| Text::new("gift-nothing"));
    options.fold(first, |all, next| Text::new("either").text("first", all).text("next", next))
}

/// One side of an either/or line.
pub(crate) fn either_text(option: &crate::content::Either) -> Text {
    let gains = words::gifts(option.gifts.as_slice());
    match option.test {
        Some(skill) => Text::new("either-test").text("skill", words::skill(skill)).text("gains", gains),
        None => gains,
    }
}

fn door_text(door: Door) -> Text {
    match door {
        Door::Nothing => Text::new("gift-nothing"),
        Door::Deck(gifts) => deck_test_text(&gifts),
        Door::Hand(skill, won, lost) => Text::new("door-hand")
            .text("skill", words::skill(skill))
            .text("won", words::gifts(won.as_slice()))
            .text("lost", words::gifts(lost.as_slice())),
    }
}

/// What a deck test gives, skill by skill.
pub(crate) fn deck_test_text(gifts: &[crate::content::Gifts; 3]) -> Text {
    let each = Skill::ALL.into_iter().filter(|skill| !gifts[skill.place()].is_empty()).map(|skill| {
        Text::new("deck-gain")
            .text("skill", words::skill(skill))
            .text("gains", words::gifts(gifts[skill.place()].as_slice()))
    });
    words::list(each.collect())
}

/// Symbols, in words.
pub(crate) fn symbols_text(symbols: Symbols) -> Text {
    match symbols.is_empty() {
        true => Text::new("symbols-none"),
        false => words::list(symbols.iter().map(words::skill).collect()),
    }
}

/// What a step of a track gives.
pub(crate) fn step_text(who: u8, skill: Skill, step: u8) -> Text {
    if who == SERENADE {
        return Text::new("step-serenade").number("step", step);
    }
    let steps = &printed().prisoners[who as usize].tracks[skill.place()];
    match steps.get(step as usize) {
        Some(step) => match (&step.name, &step.perk) {
            (Some(name), Perk::Aptitude(does)) => {
                Text::new("perk-aptitude-named").name("name", name).text("does", words::line(does))
            }
            (_, perk) => words::perk(perk),
        },
        None => Text::new("line-none"),
    }
}

/// The name of an aptitude.
pub(crate) fn aptitude_name(who: u8, skill: Skill, step: u8) -> Text {
    let named = (who != SERENADE)
        .then(|| printed().prisoners[who as usize].tracks[skill.place()].get(step as usize)?.name.as_ref())
        .flatten();
    match named {
        Some(name) => words::name(name),
        None => step_text(who, skill, step),
    }
}

//! How combats and runs are laid out in the middle, and what is told of them.

use super::*;
use crate::content::{Aim, FoeAction};
use crate::decisions::Fighter;
use crate::table::BossFight;

impl Scene {
    /// The cards that a member has laid, face up: whoever has one fights.
    pub(super) fn lays(mut self, member: usize, codes: &str) -> Self {
        for code in codes.split_whitespace() {
            let own = &mut self.table.members[member];
            if own.deck.has(card(code)) {
                own.deck.take(card(code));
            }
            own.laid.push(crate::table::Laid { card: Some(card(code)), open: true, said: None });
            own.fights = true;
        }
        self
    }

    /// The members who fight, whatever they have laid: `0 2`.
    pub(super) fn fighting(mut self, members: &str) -> Self {
        for member in members.split_whitespace() {
            self.table.members[member.parse::<usize>().expect("a member")].fights = true;
        }
        self
    }

    /// The boss on space 1, an instance and the pattern of its turn, by their places.
    pub(super) fn against(mut self, instance: u8, pattern: u8) -> Self {
        let patterns = if instance == 0 { 0x0f } else { 0xf0 };
        let (pattern, patterns) = (Some(pattern), patterns & !(1 << pattern));
        let boss = BossFight { instance, turn: 1, of_instance: 2, pattern, patterns, ..BossFight::default() };
        self.table.fight.boss = Some(boss);
        self.table.fight.foes[1] = Foe { stands: Stands::Boss, ..Foe::default() };
        self.table.place = Region::Boss(0);
        self
    }

    /// Some boss on space 1, an instance and the pattern of its turn, by their places; its guards in their piles.
    pub(super) fn facing(mut self, boss: u8, instance: u8, pattern: u8) -> Self {
        let card = &printed().bosses[boss as usize];
        assert_eq!(card.patterns[pattern as usize].instance, instance);
        let of = (0..card.patterns.len()).filter(|at| card.patterns[*at].instance == instance);
        let patterns = of.fold(0, |bits, at| bits | 1 << at) & !(1 << pattern);
        let mut guards = [0; crate::table::GUARDS];
        guards.iter_mut().zip(&card.guards).for_each(|(left, kind)| *left = printed().foe(*kind).count);
        let (turn, of_instance, pattern) = (1, 2, Some(pattern));
        let fight = BossFight { boss, instance, turn, of_instance, pattern, patterns, guards, ..BossFight::default() };
        self.table.fight.boss = Some(fight);
        self.table.fight.foes[1] = Foe { stands: Stands::Boss, ..Foe::default() };
        self.table.place = Region::Boss(boss);
        self
    }

    /// A combat goes on with a round.
    pub(super) fn round(mut self, round: u8) -> Played {
        self.table.fight.on = true;
        self.then(&[Todo::Round(round), Todo::Explore])
    }

    /// A member carries out these effects in a round: `D1@12+S1`.
    pub(super) fn does(mut self, round: u8, member: u8, line: &str) -> Played {
        (self.table.fight.on, self.table.fight.round) = (true, round);
        let line = spell::line(line).expect("effects");
        let todos: Vec<Todo> = line.iter().map(|effect| Todo::Effect(member, effect, None)).collect();
        self.then(&[&todos[..], &[Todo::Explore]].concat())
    }

    /// The enemy on a space carries out these actions: `d1x2+s1`.
    pub(super) fn struck(mut self, space: u8, line: &str) -> Played {
        self.table.fight.on = true;
        let line = spell::foe_line(line).expect("actions");
        let todos: Vec<Todo> = line.iter().map(|action| Todo::FoeAct(space, action)).collect();
        self.then(&[&todos[..], &[Todo::Explore]].concat())
    }

    /// The run is over, with so many cells in the bag.
    pub(super) fn over(mut self, cells: u8) -> Played {
        self.table.cells = cells;
        self.then(&[Todo::RunOver(false)])
    }
}

impl Played {
    /// Nothing has been told yet.
    pub(super) fn anew(mut self) -> Self {
        self.events.clear();
        self
    }

    /// This is the story so far, in words.
    #[track_caller]
    pub(super) fn tells(self, story: &str) -> Self {
        assert_eq!(self.story(), story, "at {:?}", self.table.phase);
        self
    }

    /// The story begins with this.
    #[track_caller]
    pub(super) fn begins(self, story: &str) -> Self {
        let told = self.story();
        assert!(told == story || told.starts_with(&format!("{story} ")), "{told}, at {:?}", self.table.phase);
        self
    }

    /// What happened, a word for each thing: `r1 0hits1:2 killed1 cells+1`.
    pub(super) fn story(&self) -> String {
        self.events.iter().filter_map(word).collect::<Vec<_>>().join(" ")
    }

    /// Something holds of the table, and is named where it does not.
    #[track_caller]
    pub(super) fn has<T: PartialEq + std::fmt::Debug>(self, what: impl Fn(&Table) -> T, is: T) -> Self {
        assert_eq!(what(&self.table), is, "at {:?}, after {}", self.table.phase, self.story());
        self
    }

    /// The run that follows this one in the campaign.
    pub(super) fn again(&self, players: u8) -> Self {
        let first = Options { players, open_patterns: false, campaign: Campaign::first(printed()) };
        let chronicle = self.game.next_chronicle(&self.table).expect("a run that is over");
        let options = self.game.options_after(&first, &chronicle).expect("a campaign that goes on");
        Self(ClauseTest::set_up(DeadCells::default(), &options, clause_test::script(&[])))
    }
}

/// Damage of one enemy action.
pub(super) fn damage(value: u8, aim: Aim) -> FoeAction {
    FoeAction { value, aim, ..FoeAction::default() }
}

/// A word for something that happened, if it is worth one.
fn word(event: &Event) -> Option<String> {
    let at = |fighter: &Fighter| fighter.member;
    let low = |name: &dyn std::fmt::Debug| format!("{name:?}").to_lowercase();
    let gears = &printed().gear;
    Some(match event {
        Event::Round { round } => format!("r{round}"),
        Event::Turn { turn } => format!("turn{turn}"),
        Event::First { member } => format!("first{}", at(member)),
        Event::Hit { member, space, damage, .. } => {
            let who = member.as_ref().map_or("-".into(), |member| at(member).to_string());
            format!("{who}hits{space}:{damage}")
        }
        Event::Killed { space, .. } => format!("killed{space}"),
        Event::Left { space, .. } => format!("left{space}"),
        Event::Placed { space, .. } => format!("placed{space}"),
        Event::Shifted { from, to } => format!("{from}>{to}"),
        Event::Afflicted { member, space, state, .. } => format!("{}gives{space}:{}", at(member), low(state)),
        Event::Immune { space, state, .. } => format!("immune{space}:{}", low(state)),
        Event::FoeShielded { space, count, .. } => format!("guards{space}:{count}"),
        Event::FoeFrozen { space, .. } => format!("skips{space}"),
        Event::Hurt { member, damage, .. } => format!("hurt{}:{damage}", at(member)),
        Event::Suffers { member, state, immune } => {
            format!("{}{}:{}", if *immune { "spurns" } else { "gets" }, at(member), low(state))
        }
        Event::Shielded { member, count } => format!("shield{}:{count}", at(member)),
        Event::Blocked { member, count } => format!("block{}:{count}", at(member)),
        Event::Healed { member, count, .. } => format!("heal{}:{count}", at(member)),
        Event::Drank { member, .. } => format!("drank{}", at(member)),
        Event::Frozen { member } => format!("frozen{}", at(member)),
        Event::Died { member, .. } => format!("died{}", at(member)),
        Event::Survived { member } => format!("survived{}", at(member)),
        Event::Spared { member } => format!("spared{}", at(member)),
        Event::CompanionHurt { left, .. } => format!("companion:{left}"),
        Event::Uses { member, gear } => format!("{}uses:{}", at(member), gears[gear.0 as usize].code),
        Event::Aptitude { member, skill, step } => format!("{}apt:{}{step}", at(member), low(skill)),
        Event::Looted { member, kind, count } => format!("{}loots:{}{count}", at(member), low(kind)),
        Event::Gained { kind, count } => format!("{}+{count}", low(kind)),
        Event::Scrolled { member, skill, step } => format!("scroll{}:{}{step}", at(member), low(skill)),
        Event::Equipped { member, gear, .. } => format!("{}wears:{}", at(member), gears[gear.0 as usize].code),
        Event::Scrapped { gear } => format!("scrap:{}", gears[gear.0 as usize].code),
        Event::Found { gear } => format!("found:{}", gears[gear.0 as usize].code),
        Event::Schema { gear } => format!("schema:{}", gears[gear.0 as usize].code),
        Event::Rune { rune } => format!("rune{rune}"),
        Event::Market { seller } => low(seller),
        Event::Pattern { pattern, .. } => format!("pattern{pattern}"),
        Event::Beaten { instance, .. } => format!("beaten{instance}"),
        Event::Won { .. } => "won".into(),
        Event::Crossed { biome } => format!("crossed{biome}"),
        Event::Transformed { .. } => "transformed".into(),
        Event::Wasted { .. } => "wasted".into(),
        Event::Feat { card } => format!("feat:{}", printed().mutation_code(*card)),
        Event::Revelation { secret } => format!("secret{secret}"),
        Event::Worm { member, clings } => format!("{}{}", if *clings { "worm" } else { "blank" }, at(member)),
        Event::Picked { member, count, .. } => format!("picked{}:{count}", at(member)),
        Event::Clock { at, back } => format!("{}{at}", if *back { "back" } else { "clock" }),
        Event::Rang { bell } => format!("bell{bell}"),
        Event::Silenced { left } => format!("silenced{left}"),
        Event::Unscrolled { member, skill, step } => format!("unscroll{}:{}{step}", at(member), low(skill)),
        Event::Lost { member, gear } => format!("{}loses:{}", at(member), gears[gear.0 as usize].code),
        Event::Lanterns { lit, more } => format!("{}{lit}", if *more { "lit" } else { "out" }),
        Event::Key { keys } => format!("key{keys}"),
        Event::Cursed { curse, .. } => format!("curse{curse}"),
        Event::Emptied { kind, count } => format!("{}-{count}", low(kind)),
        Event::Restricted { restriction } => format!("restricted{restriction}"),
        Event::Released { restriction } => format!("released{restriction}"),
        Event::Infected { member, card } => format!("ill{}:{card}", at(member)),
        Event::Cured { member, card } => format!("cured{}:{card}", at(member)),
        Event::Trembles { member } => format!("trembles{}", at(member)),
        Event::Hides { member } => format!("hides{}", at(member)),
        Event::Replays { round } => format!("again{round}"),
        Event::Guarded { count } => format!("guarded{count}"),
        Event::Hungers { member } => format!("hungers{}", at(member)),
        Event::Nothing => "nothing".into(),
        Event::Stuck { member } => format!("stuck{}", at(member)),
        Event::Retreated { space } => format!("retreat{space}"),
        Event::Returned { space } => format!("back{space}"),
        Event::Delayed { space, .. } => format!("delayed{space}"),
        Event::BossCell { level } => format!("cell{level}"),
        Event::ScrollAt { biome } => format!("scroll-at{biome}"),
        Event::Epilogue => "epilogue".into(),
        Event::Looked { space, tile, .. } => format!("looked{space}:{tile}"),
        Event::Sent { .. } => "sent".into(),
        _ => return None,
    })
}

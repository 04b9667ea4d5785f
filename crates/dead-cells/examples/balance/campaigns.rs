//! Whole campaigns: when each boss first falls, what runs bring home, and where they end.

use crate::runs::{Run, beginning, code, play, share};
use dead_cells::{DeadCells, Options, Region};
use kernel::Seed;

/// How many runs a campaign is followed for.
const LENGTH: u64 = 45;
/// How many bosses there are.
const BOSSES: u8 = 3;

/// A campaign that was played.
pub struct Story {
    /// Its runs, the first first.
    pub runs: Vec<Run>,
    /// What each run began with.
    pub before: Vec<Options>,
}

impl Story {
    /// The run, from 1, in which something first came about.
    fn first(&self, which: impl Fn(&Run) -> bool) -> Option<usize> {
        self.runs.iter().position(which).map(|at| at + 1)
    }

    /// The run in which a boss first fell.
    pub fn fell(&self, boss: u8) -> Option<usize> {
        self.first(|run| run.won && run.end == Region::Boss(boss))
    }
}

/// Plays a campaign, by these Prisoners where some are named.
pub fn campaign(game: &DeadCells, players: u8, who: &[u8], length: u64, series: Seed) -> Story {
    let mut story = Story { runs: Vec::new(), before: vec![beginning(game, players)] };
    for run in 0..length {
        let options = &story.before[run as usize];
        let (played, next) = play(game, options, who, series.nth(run));
        story.runs.push(played);
        let Some(next) = next else { break };
        story.before.push(next);
    }
    story
}

/// Campaigns of careful groups, by the number of players.
pub fn stories(game: &DeadCells, players: u8, count: usize) -> Vec<Story> {
    let series = Seed::of("campaign");
    let seed = |number: usize| series.nth(number as u64 * 4 + players as u64);
    (0..count).map(|number| campaign(game, players, &[], LENGTH, seed(number))).collect()
}

/// The quarter, the middle and the three quarters of when something first came about, and the share to which it never did.
pub fn when(mut firsts: Vec<Option<usize>>) -> String {
    firsts.sort_by_key(|first| first.unwrap_or(usize::MAX));
    let at = |part: usize| match firsts[(firsts.len() - 1) * part / 4] {
        Some(run) => run.to_string(),
        None => "–".to_string(),
    };
    let never = firsts.iter().filter(|first| first.is_none()).count();
    format!("{} / {} / {} | {}", at(1), at(2), at(3), share(never, firsts.len()))
}

/// When each boss first falls.
pub fn falls(game: &DeadCells, all: &[(u8, Vec<Story>)]) {
    println!("\n| players | what | run: quarter / median / three quarters | never within {LENGTH} runs, % |");
    println!("|---|---|---|---|");
    for (players, stories) in all {
        for boss in 0..BOSSES {
            let firsts = stories.iter().map(|story| story.fell(boss)).collect();
            println!("| {players} | {} | {} |", game.content.bosses[boss as usize].code, when(firsts));
        }
        for level in [2, 5] {
            let firsts = stories.iter().map(|story| story.first(|run| run.boss_cell >= level)).collect();
            println!("| {players} | Boss Cell {level} | {} |", when(firsts));
        }
    }
}

/// What runs bring home by where they start, and how often the boss of that way is beaten.
pub fn stages(game: &DeadCells, all: &[(u8, Vec<Story>)]) {
    println!(
        "\n| start | players | runs | Cells a run | boss reached, % | boss beaten, % | upgrades a campaign by its last run from there |"
    );
    println!("|---|---|---|---|---|---|---|");
    for biome in [0, 3, 6] {
        for (players, stories) in all {
            let here = |run: &&Run| run.start == Region::Biome(biome);
            let runs: Vec<&Run> = stories.iter().flat_map(|story| &story.runs).filter(here).collect();
            let count = |which: &dyn Fn(&Run) -> bool| runs.iter().filter(|run| which(run)).count();
            let cells: u32 = runs.iter().map(|run| run.cells as u32).sum();
            let bought = |story: &Story| {
                let last = story.runs.iter().rposition(|run| here(&run)).map_or(0, |at| at + 1);
                story.runs[..last].iter().map(|run| run.bought.len()).sum::<usize>()
            };
            let upgrades: usize = stories.iter().map(bought).sum();
            println!(
                "| {} | {players} | {} | {:.1} | {} | {} | {:.0} |",
                game.content.biomes[biome as usize].code,
                runs.len(),
                cells as f64 / runs.len().max(1) as f64,
                share(count(&|run| matches!(run.end, Region::Boss(_))), runs.len()),
                share(count(&|run| run.won), runs.len()),
                upgrades as f64 / stories.len().max(1) as f64,
            );
        }
    }
}

/// Of those who come to a place, how many die there, and what part of all lost runs that is; before the last boss first falls.
pub fn deaths(game: &DeadCells, all: &[(u8, Vec<Story>)]) {
    type Told = fn(usize, usize, usize) -> String;
    let tables: [(&str, Told); 2] = [
        ("of those who come there die there, %", |here, came, _| share(here, came)),
        ("part of all runs lost, %", |here, _, lost| format!("{:.1}", 100.0 * here as f64 / lost.max(1) as f64)),
    ];
    for (what, told) in tables {
        println!("\n| place: {what} | {} |", heads(all));
        println!("|---|{}", "---|".repeat(all.len()));
        let biomes = (0..game.content.biomes.len() as u8).map(Region::Biome);
        for place in biomes.chain((0..BOSSES).map(Region::Boss)) {
            let cells = all.iter().map(|(_, stories)| {
                let open = |story: &Story| story.fell(2).unwrap_or(story.runs.len());
                let runs: Vec<&Run> = stories.iter().flat_map(|story| &story.runs[..open(story)]).collect();
                let lost = runs.iter().filter(|run| !run.won).count();
                let here = runs.iter().filter(|run| !run.won && run.end == place).count();
                let came = runs.iter().filter(|run| run.places.contains(&place)).count();
                told(here, came, lost)
            });
            println!("| {} | {} |", code(game, place), cells.collect::<Vec<_>>().join(" | "));
        }
    }
}

/// The heads of columns by the number of players.
fn heads(all: &[(u8, Vec<Story>)]) -> String {
    let head = |(players, _): &(u8, Vec<Story>)| format!("{players} player{}", if *players == 1 { "" } else { "s" });
    all.iter().map(head).collect::<Vec<_>>().join(" | ")
}

/// The order in which careful groups come to have bought upgrades: the median run of the first and the last of each deck.
pub fn bought(game: &DeadCells, all: &[(u8, Vec<Story>)]) {
    println!("\n| players | upgrades bought by run 5 | 10 | 15 | 20 | 30 | of {} |", game.content.upgrades.len());
    println!("|---|---|---|---|---|---|---|");
    for (players, stories) in all {
        let by = |run: usize| {
            let upto = |story: &Story| story.runs.iter().take(run).map(|run| run.bought.len()).sum::<usize>();
            stories.iter().map(upto).sum::<usize>() as f64 / stories.len().max(1) as f64
        };
        let line: Vec<String> = [5, 10, 15, 20, 30].iter().map(|run| format!("{:.0}", by(*run))).collect();
        println!("| {players} | {} | |", line.join(" | "));
    }
}

/// The runes that campaigns have by their tenth run, and by their last.
pub fn runes(game: &DeadCells, all: &[(u8, Vec<Story>)]) {
    println!("\n| rune: had by run 10 / by run {LENGTH}, % | {} |", heads(all));
    println!("|---|{}", "---|".repeat(all.len()));
    for (place, rune) in game.content.runes.iter().enumerate() {
        let cells = all.iter().map(|(_, stories)| {
            let by = |run: usize| {
                let before = |story: &Story| story.before[run.min(story.before.len() - 1)].campaign.runes;
                let have = stories.iter().filter(|story| before(story) >> place & 1 == 1).count();
                format!("{:.0}", 100.0 * have as f64 / stories.len().max(1) as f64)
            };
            format!("{} / {}", by(10), by(LENGTH as usize))
        });
        println!("| {} {} | {} |", rune.code, rune.name.en, cells.collect::<Vec<_>>().join(" | "));
    }
}

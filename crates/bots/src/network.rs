//! A tiny network with weights of eight bits: what a learner found out about who wins from where.

use kernel::{Features, GameBox, Policy, Seat};
use table::record::hash;

/// The chance to win, in 65,536ths: whole numbers, so that sums do not depend on their order.
pub type Chance16 = u32;

/// A sure win, as a [`Chance16`].
pub const SURE: Chance16 = 1 << 16;

/// A learnt value: features, one hidden layer, one number.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    features: usize,
    /// A row per hidden unit, padded like [`Features::padded`].
    rows: Vec<i16>,
    width: usize,
    hidden: Vec<Hidden>,
    bias: f32,
    /// How chances are told to people.
    calibration: Calibration,
}

/// How a chance that was reckoned is told, so that it comes true: a line through points, that never falls.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Calibration {
    /// What was reckoned and what is told for it, the least first; before the first lies 0, after the last 1.
    points: Vec<(f64, f64)>,
}

impl Calibration {
    /// The line through these points; nothing where it would fall, or leave the way from 0 to 1.
    pub fn through(points: Vec<(f64, f64)>) -> Option<Self> {
        let ends = [(0.0, 0.0), (1.0, 1.0)];
        let whole: Vec<(f64, f64)> = [&ends[..1], &points, &ends[1..]].concat();
        whole.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 <= pair[1].1).then_some(Self { points })
    }

    /// What is told for a chance. What is impossible or sure stays so.
    pub fn tell(&self, chance: f64) -> f64 {
        if self.points.is_empty() || chance <= 0.0 || chance >= 1.0 {
            return chance;
        }
        let after = self.points.partition_point(|point| point.0 <= chance);
        let from = if after == 0 { (0.0, 0.0) } else { self.points[after - 1] };
        let to = self.points.get(after).copied().unwrap_or((1.0, 1.0));
        from.1 + (chance - from.0) / (to.0 - from.0) * (to.1 - from.1)
    }

    /// The line as a value's text says it, without its first word.
    pub fn write(&self) -> String {
        let points: Vec<String> = self.points.iter().map(|(said, told)| format!("{said:.4}:{told:.4}")).collect();
        points.join(" ")
    }

    /// Reads what [`Calibration::write`] wrote.
    pub fn read(text: &str) -> Option<Self> {
        let point =
            |word: &str| word.split_once(':').and_then(|(said, told)| Some((said.parse().ok()?, told.parse().ok()?)));
        Self::through(text.split(' ').map(point).collect::<Option<_>>()?)
    }
}

/// A hidden unit.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Hidden {
    /// What a step of its eight bits is worth.
    step: f32,
    bias: f32,
    /// What it counts in the result.
    weight: f32,
}

/// Why a text is no value for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetworkError {
    /// There is none.
    None,
    /// It was learnt for something else: the word, what the game has, and what the text says.
    Bound {
        /// Which line of the text.
        what: &'static str,
        /// What the game has.
        wanted: String,
        /// What the text says.
        found: String,
    },
    /// A line cannot be read.
    Line(usize),
}

impl core::fmt::Display for NetworkError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::None => f.write_str("no value was learnt for this game"),
            Self::Bound { what, wanted, found } => {
                write!(f, "this value was learnt for another {what}: {found} (here: {wanted}); learn it anew")
            }
            Self::Line(line) => write!(f, "line {line} of the value cannot be read"),
        }
    }
}

/// What a value is bound to: game, rules, content, and what it looks at.
pub fn bonds<G: GameBox>(game: &G) -> [(&'static str, String); 4] {
    [
        ("game", G::ID.into()),
        ("rules", G::RULES.to_string()),
        ("content", hash(&game.content())),
        ("features", format!("{} {}", G::FEATURES.len(), hash(&G::FEATURES.join("\n")))),
    ]
}

/// The weights of a network while it is learnt.
#[derive(Clone, PartialEq, Debug)]
pub struct LearntWeights {
    /// How many features there are.
    pub features: usize,
    /// How many hidden units.
    pub hidden: usize,
    /// A row per hidden unit, then their biases, then what they count, then the bias of the result.
    pub numbers: Vec<f32>,
}

impl LearntWeights {
    /// How many numbers there are.
    pub fn count(features: usize, hidden: usize) -> usize {
        hidden * (features + 2) + 1
    }

    /// What a row is worth a step of eight bits of: its greatest number comes to 127.
    fn step(row: &[f32]) -> f32 {
        row.iter().fold(0.0f32, |most, weight| most.max(weight.abs())).max(1e-6) / 127.0
    }

    /// The network that these come to with weights of eight bits.
    pub fn quantized(&self) -> Network {
        let (features, width) = (self.features, self.features.next_multiple_of(8));
        let mut rows = vec![0; self.hidden * width];
        let (biases, counts) = self.numbers[self.hidden * features..].split_at(self.hidden);
        let hidden = (0..self.hidden).map(|unit| {
            let row = &self.numbers[unit * features..][..features];
            let step = Self::step(row);
            for (to, weight) in rows[unit * width..].iter_mut().zip(row) {
                *to = (weight / step).round().clamp(-127.0, 127.0) as i16;
            }
            Hidden { step, bias: biases[unit], weight: counts[unit] }
        });
        let hidden = hidden.collect();
        Network { features, rows, width, hidden, bias: counts[self.hidden], calibration: Calibration::default() }
    }
}

impl Network {
    /// The value that was learnt for a game.
    ///
    /// # Errors
    /// If none was, or it was learnt for other rules, content or features.
    pub fn of<G: GameBox>(game: &G) -> Result<Self, NetworkError> {
        Self::read(game, game.learnt())
    }

    /// Reads a value that was learnt for a game.
    ///
    /// # Errors
    /// If it was learnt for something else, or is damaged.
    pub fn read<G: GameBox>(game: &G, text: &str) -> Result<Self, NetworkError> {
        if text.trim().is_empty() {
            return Err(NetworkError::None);
        }
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        for (what, wanted) in bonds(game) {
            let (at, line) = lines.next().ok_or(NetworkError::Line(1))?;
            let found = line.strip_prefix(what).and_then(|rest| rest.strip_prefix(' '));
            let found = found.ok_or(NetworkError::Line(at + 1))?;
            if found != wanted {
                return Err(NetworkError::Bound { what, wanted, found: found.into() });
            }
        }
        let features = G::FEATURES.len();
        let width = features.next_multiple_of(8);
        let calibration = Calibration::default();
        let mut network = Self { features, rows: Vec::new(), width, hidden: Vec::new(), bias: 0.0, calibration };
        let mut ended = false;
        for (at, line) in lines {
            let wrong = || NetworkError::Line(at + 1);
            let mut words = line.split(' ');
            let mut number = || words.next().and_then(|word| word.parse::<f32>().ok()).filter(|n| n.is_finite());
            if let Some(points) = line.strip_prefix("calibrated ") {
                network.calibration = Calibration::read(points).ok_or_else(wrong)?;
                continue;
            }
            if let Some(bias) = line.strip_prefix("bias ") {
                network.bias = bias.parse().map_err(|_| wrong())?;
                ended = true;
                continue;
            }
            let step = number().ok_or_else(wrong)?;
            let bias = number().ok_or_else(wrong)?;
            let weight = number().ok_or_else(wrong)?;
            network.hidden.push(Hidden { step, bias, weight });
            let row: Result<Vec<i16>, _> = words.map(|word| word.parse::<i8>().map(i16::from)).collect();
            let mut row = row.map_err(|_| wrong())?;
            if row.len() != features {
                return Err(wrong());
            }
            row.resize(width, 0);
            network.rows.extend(row);
        }
        if ended && !network.hidden.is_empty() { Ok(network) } else { Err(NetworkError::Line(text.lines().count())) }
    }

    /// The value as a text, with what it is bound to and what is said of its learning.
    pub fn write<G: GameBox>(&self, game: &G, said: &str) -> String {
        let mut text: String = said.lines().map(|line| format!("# {line}\n")).collect();
        bonds(game).iter().for_each(|(what, found)| text.push_str(&format!("{what} {found}\n")));
        for (hidden, row) in self.hidden.iter().zip(self.rows.chunks(self.width)) {
            let row: Vec<String> = row[..self.features].iter().map(ToString::to_string).collect();
            text.push_str(&format!("{} {} {} {}\n", hidden.step, hidden.bias, hidden.weight, row.join(" ")));
        }
        text.push_str(&format!("bias {}\n", self.bias));
        if self.calibration != Calibration::default() {
            text.push_str(&format!("calibrated {}\n", self.calibration.write()));
        }
        text
    }

    /// The weights again, as near as eight bits have kept them.
    pub fn weights(&self) -> LearntWeights {
        let rows = self.hidden.iter().zip(self.rows.chunks(self.width));
        let mut numbers: Vec<f32> = rows
            .flat_map(|(hidden, row)| row[..self.features].iter().map(|weight| f32::from(*weight) * hidden.step))
            .collect();
        numbers.extend(self.hidden.iter().map(|hidden| hidden.bias));
        numbers.extend(self.hidden.iter().map(|hidden| hidden.weight));
        numbers.push(self.bias);
        LearntWeights { features: self.features, hidden: self.hidden.len(), numbers }
    }

    /// The same value, which tells chances as it reckons them.
    #[must_use]
    pub fn uncalibrated(self) -> Self {
        Self { calibration: Calibration::default(), ..self }
    }

    /// What is told for a chance that the search came to by this value.
    pub fn tell(&self, chance: f64) -> f64 {
        self.calibration.tell(chance)
    }

    /// What features come to, before it is squeezed between nothing and a sure win.
    #[inline]
    pub fn logit(&self, features: &Features) -> f32 {
        let inputs = features.padded();
        let mut sum = self.bias;
        for (hidden, row) in self.hidden.iter().zip(self.rows.chunks_exact(self.width)) {
            let dot: i32 = row.iter().zip(inputs).map(|(weight, input)| *weight as i32 * *input as i32).sum();
            let active = dot as f32 * (hidden.step / Features::ONE as f32) + hidden.bias;
            sum += active.max(0.0) * hidden.weight;
        }
        sum
    }

    /// The chance to win of the seat that has this view.
    pub fn chance<G: Policy>(&self, game: &G, view: &G::View, seat: Seat, features: &mut Features) -> Chance16 {
        features.clear();
        game.features(view, seat, features);
        squeeze(self.logit(features))
    }
}

/// A number squeezed between nothing and a sure win.
#[inline]
pub fn squeeze(logit: f32) -> Chance16 {
    let chance = 1.0 / (1.0 + (-logit).exp());
    (chance * SURE as f32).round() as Chance16
}

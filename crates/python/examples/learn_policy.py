"""Learns to play with numpy alone, from a teacher: what would it do here?

    python learn_policy.py [GAME [TEACHER [ROUNDS [GAMES]]]]

Each round plays games by the pupil, asks the teacher at every table what it would do, and fits one hidden layer to all answers so far (DAgger).
The pupil sees the numbers of a view and nothing else, and does not look ahead, as its teacher does. As it stands it wins 16.8 % (± 0.7)
of 10,000 games of Mini Rogue in the end, after two minutes of one processor; `careful` wins 15.6 %, its teacher 28.6 %, and who plays at random none.
"""

import sys

import numpy as np
import oubliette_lab as lab

args = dict(enumerate(sys.argv))
GAME, TEACHER = args.get(1, "mini-rogue"), args.get(2, "search:40")
ROUNDS, GAMES = int(args.get(3, 8)), int(args.get(4, 1000))
UNITS, rng = 128, np.random.default_rng(1)


def lesson(env, pupil, games, series):
    """What the pupil saw in so many games, what it might have done, and what the teacher would have done."""
    env.reset(seed=series)
    heard, ended = [], 0
    while ended < games:
        told = env.choose(TEACHER)
        asked = told >= 0
        heard.append((env.tables.numbers[asked].copy(), env.tables.masks[asked].astype(bool), told[asked]))
        ended += env.step(np.maximum(told if pupil is None else env.choose(pupil), 0))[2].sum()
    return [np.concatenate(part) for part in zip(*heard)]


def fit(layout, weights, seen, masks, answers, steps, rate, batch=256):
    """Adam on the cross entropy of the allowed actions."""
    moments = [(np.zeros_like(one), np.zeros_like(one)) for one in weights]
    for step in range(1, steps + 1):
        some = rng.integers(len(answers), size=batch)
        x = layout.encode(seen[some])
        hidden = np.maximum(x @ weights[0] + weights[1], 0)
        logits = np.where(masks[some], hidden @ weights[2] + weights[3], -1e9)
        wrong = np.exp(logits - logits.max(1, keepdims=True))
        wrong /= wrong.sum(1, keepdims=True) * batch
        wrong[np.arange(batch), answers[some]] -= 1 / batch
        back = wrong @ weights[2].T * (hidden > 0)
        slopes = (x.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0))
        for one, slope, (first, second) in zip(weights, slopes, moments):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            one -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)


env = lab.vector(GAME, 128)
shapes = [(env.layout.encoded_width, UNITS), (UNITS,), (UNITS, len(env.layout.actions)), (len(env.layout.actions),)]
weights = [(rng.normal(size=shape) * 0.05).astype(np.float32) for shape in shapes]
pupil, known = None, []
for number in range(1, ROUNDS + 1):
    known.append(lesson(env, pupil, GAMES, number))
    seen, masks, answers = (np.concatenate(part) for part in zip(*known))
    fit(env.layout, weights, seen, masks, answers, steps=8 * GAMES, rate=0.002 * 0.7**number)
    pupil = lab.Model(env.layout, *weights, name="pupil")
    rate = lab.play(GAME, pupil, games=1000, seed="judged")["won"].mean()
    print(f"round {number}: {len(answers)} answers of {TEACHER}; the pupil wins {rate:.1%}", flush=True)
pupil.save("pupil.npz")
won = lab.play(GAME, lab.Model.load("pupil.npz", env.layout), games=10 * GAMES, seed="unseen")["won"]
print(f"of {len(won)} games more it wins {won.mean():.1%} ± {1.96 * won.std() / len(won)**0.5:.1%}")

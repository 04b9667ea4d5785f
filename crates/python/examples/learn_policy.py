"""Learns to play with numpy alone, from a teacher: what would it do here?

    python learn_policy.py [GAME [TEACHER [ROUNDS [GAMES]]]]

Each round plays games by the pupil, asks the teacher at every table what it would do, and fits one hidden layer to all answers so far (DAgger: what matters is what the pupil gets
itself into). The pupil sees the numbers of a view and nothing else, and does not look ahead. As it stands it wins about 8 of 100 games of Mini Rogue in the end; its teacher wins 15, and who plays at random none.
"""

import sys

import numpy as np

import oubliette_lab as lab

args = dict(enumerate(sys.argv))
GAME, TEACHER = args.get(1, "mini-rogue"), args.get(2, "careful")
ROUNDS, GAMES = int(args.get(3, 5)), int(args.get(4, 1000))
UNITS, rng = 128, np.random.default_rng(1)


def lesson(env, pupil, games, series):
    """What the pupil saw in so many games, what it might have done, and what the teacher would have done."""
    env.reset(seed=series)
    seen, masks, answers, ended = [], [], [], 0
    while ended < games:
        told = env.choose(TEACHER)
        asked = told >= 0
        seen.append(env.tables.numbers[asked].copy())
        masks.append(env.tables.masks[asked].astype(bool))
        answers.append(told[asked])
        done = told if pupil is None else env.choose(pupil)
        ended += env.step(np.maximum(done, 0))[2].sum()
    return [np.concatenate(part) for part in (seen, masks, answers)]


def fit(layout, weights, seen, masks, answers, steps, rate=0.002, batch=256):
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
    fit(env.layout, weights, seen, masks, answers, steps=4 * GAMES)
    pupil = lab.Model(env.layout, *weights, name="pupil")
    rate = lab.play(GAME, pupil, games=2000, seed="judged")["won"].mean()
    print(f"round {number}: {len(answers)} answers of {TEACHER}; the pupil wins {rate:.1%}", flush=True)
pupil.save("pupil.npz")

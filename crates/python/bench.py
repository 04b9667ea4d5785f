"""How fast environments are, on one core: ``python bench.py [SECONDS]``. Install the wheel of the release profile first.

Every step writes what the awaited seat sees and what it may do, and takes a random allowed action; *bare* leaves out the choice, *solo* and *aec* are whole classes of
Gymnasium and PettingZoo. Seconds are of processor time, so that others on the machine count less.
"""

import sys
import time

import numpy as np

import oubliette_lab as lab

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
BATCH = 1024


def speed(steps, step):
    """Steps a second of processor time: ``step`` does so many of them."""
    step()
    done, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        step()
        done += steps
    return done / (time.process_time() - begun)


def allowed(masks, rng):
    """A random allowed action of every row, without a number for every cell: the next allowed one from a random place on."""
    rows, actions = masks.shape
    start = rng.integers(actions, size=rows)
    after = np.arange(actions) >= start[:, None]
    turned = (masks & after).argmax(1)
    return np.where(masks[np.arange(rows), turned] & (turned >= start), turned, masks.argmax(1))


def batch(game, players, **how):
    env = lab.vector(game, BATCH, players=players, seats="all", **how)
    env.reset(seed=1)
    rng, ones = np.random.default_rng(1), env.tables.masks
    by_numpy = speed(BATCH, lambda: env.step(allowed(ones, rng)))
    by_bot = speed(BATCH, lambda: env.step(np.maximum(env.choose("random"), 0)))
    first = speed(BATCH, lambda: env.step(ones.argmax(1)))
    return by_numpy, by_bot, first


def raw(game, players):
    """What steps alone cost, of games that are played at random."""
    tables = lab.Tables(game, BATCH, players, bots=None)
    chosen = [np.zeros(BATCH, dtype=np.int64)]
    spent = 0.0

    def step():
        nonlocal spent
        chosen[0] = tables.choose("random")
        np.maximum(chosen[0], 0, out=chosen[0])
        begun = time.process_time()
        tables.step(chosen[0])
        spent += time.process_time() - begun

    step()
    spent, done = 0.0, 0
    while spent < SECONDS:
        step()
        done += BATCH
    return done / spent


def solo(game, players):
    env = lab.solo(game, players=players)
    mask = env.reset(seed=1)[1]["action_mask"]
    rng = np.random.default_rng(1)

    def step():
        nonlocal mask
        for _ in range(64):
            legal = mask.nonzero()[0]
            _, _, over, _, info = env.step(int(legal[int(rng.random() * len(legal))]))
            mask = env.reset()[1]["action_mask"] if over else info["action_mask"]

    return speed(64, step)


def aec(game, players):
    env = lab.aec(game, players=players)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def step():
        for _ in range(64):
            _, _, over, _, info = env.last()
            if over:
                env.reset()
                _, _, over, _, info = env.last()
            legal = info["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))

    return speed(64, step)


print(f"{'game':<14} players  M steps/s: step alone, random by the bot, random by numpy, first allowed by numpy")
for game, box in lab.games().items():
    players = min(box["players"][1], 4)
    by_numpy, by_bot, first = batch(game, players)
    cells = [raw(game, players), by_bot, by_numpy, first]
    print(f"{game:<14} {players:>7}  " + "  ".join(f"{cell / 1e6:6.2f}" for cell in cells), flush=True)
print(f"{'game':<14} players  k steps/s: solo (Gymnasium), aec (PettingZoo)")
for game, box in lab.games().items():
    players = min(box["players"][1], 4)
    fewest = box["players"][0]
    print(f"{game:<14} {players:>7}  {solo(game, fewest) / 1e3:6.0f}  {aec(game, players) / 1e3:6.0f}", flush=True)

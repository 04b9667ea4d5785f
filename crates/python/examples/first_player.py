"""Does the first seat win more often? And what does a rule change? A notebook as a script: the cells begin with `# %%`.

    python first_player.py [GAMES]
"""

# %%
import sys

import numpy as np

import oubliette_lab as lab

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 2000

# %% Games of rivals, by the number of players: how often each seat wins.
for game, box in lab.games().items():
    if not box["rivals"]:
        continue
    fewest, most = box["players"]
    for players in range(fewest, most + 1):
        rows = lab.play(game, "careful", games=GAMES, seed="first player", players=players)
        won = np.array([rows["won"][rows["seat"] == seat].mean() for seat in range(1, players + 1)])
        error = 1.96 * np.sqrt(won * (1 - won) / GAMES)
        said = ", ".join(f"{share:.1%} ± {wide:.1%}" for share, wide in zip(won, error))
        print(f"{box['title']}, {players} players: {said}")

# %% The first option of every game, on the same luck: what its second value changes.
for game, box in lab.games().items():
    for key, values in list(box["options"].items())[:1]:
        told = lab.compare(game, {}, {"options": {key: values[1]}}, games=GAMES // 2, seed="options")
        for metric, difference, low, high in zip(told["metric"], told["difference"], told["low95"], told["high95"]):
            print(f"{box['title']}, {key}={values[1]} for {values[0]}: {metric} {difference:+.3f} ({low:+.3f} to {high:+.3f})")

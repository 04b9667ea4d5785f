"""Series, comparisons, records, odds, layouts."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import oubliette_lab as lab

GAMES = sorted(lab.games())


def test_series_are_the_same_whatever_the_threads_and_parts() -> None:
    whole = lab.play("sang-rancune", ["careful", "random"], games=60, seed="s", players=3, rotate=True, threads=2)
    parts = [
        lab.play("sang-rancune", ["careful", "random"], games=30, first=first, seed="s", players=3, rotate=True, threads=1)
        for first in (0, 30)
    ]
    for column in whole:
        assert np.array_equal(whole[column], np.concatenate([part[column] for part in parts])), column
    assert set(whole["bot"]) == {"careful", "random"}


def test_comparisons_are_paired() -> None:
    told = lab.compare("scelerat", {"bots": "careful"}, {"bots": "careful", "options": {"weapon": "le"}}, games=400, seed="p")
    rows = {str(metric): at for at, metric in enumerate(told["metric"])}
    score = rows["score"]
    assert set(told["n"]) == {400} and list(rows)[:3] == ["won", "score", "decisions"] and "damage" in rows
    damage, left = rows["damage"], {"game", "seat", "bot", "end"}
    plain, eased = (lab.play("scelerat", games=400, seed="p", options={"weapon": weapon}) for weapon in ("lt", "le"))
    assert told["difference"][damage] == pytest.approx(float(eased["damage"].mean() - plain["damage"].mean()))
    assert set(rows) == {name for name in plain if name not in left and (plain[name].any() or eased[name].any())} | {"won"}
    assert told["low95"][score] < told["difference"][score] < told["high95"][score]
    assert told["b"][score] - told["a"][score] == pytest.approx(told["difference"][score])
    assert told["variance_ratio"][score] > 1
    won = rows["won"]
    assert told["only_b"][won] - told["only_a"][won] == pytest.approx(400 * told["difference"][won])
    same = lab.compare("sang-rancune", {"players": 3}, {"players": 3}, games=20)
    assert not same["difference"].any() and set(same["seat"]) == {0, 1, 2, 3}


@pytest.mark.parametrize("game", GAMES)
def test_columns_are_those_of_the_command(game: str, command: Any, tmp_path: Path) -> None:
    """The rows of ``sim --rows``, all columns, whatever the box counts."""
    file = tmp_path / "rows.csv"
    command("sim", game, "--bot", "careful", "--games", "40", "--seed", "columns", "--rows", file)
    head, *lines = file.read_text(encoding="utf-8").splitlines()
    rows = lab.play(game, "careful", games=40, seed="columns")
    assert head.split(",") == ["variant", *rows]
    as_text = [[game, *(str(value).lower() if column == "won" else str(value) for column, value in zip(rows, row))] for row in zip(*rows.values())]
    assert [line.split(",") for line in lines] == as_text


@pytest.mark.parametrize("game", GAMES)
def test_the_command_replays_what_was_played(game: str, command: Any, tmp_path: Path) -> None:
    fewest, most = lab.games()[game]["players"]
    env = lab.solo(game, players=min(most, max(fewest, 2)), bots="careful")
    env.reset(options={"seed": f"record of {game}"})
    for _ in range(40):
        action = env.choose("careful")
        if action < 0:
            break
        env.step(action)
    file = tmp_path / "game.txt"
    file.write_text(env.record(), encoding="utf-8")
    assert "game.txt" in command("verify", file)


def test_odds_are_exact() -> None:
    env = lab.solo("mini-rogue")
    tried = 0
    for seed in range(4):
        env.reset(seed=seed)
        for _ in range(12):
            action = env.choose("careful")
            if action < 0:
                break
            try:
                outcomes = env.odds(action, most=20_000)
            except ValueError as error:
                assert "more than 20000 ways" in str(error)
            else:
                assert sum((outcome.chance for outcome in outcomes), Fraction(0)) == 1
                numbers, _, over, _, _ = env.step(action)
                tried += len(outcomes) > 1
                came = [outcome for outcome in outcomes if np.array_equal(outcome.numbers, numbers)]
                assert len(came) == 1 and came[0].over == over
                continue
            env.step(action)
    assert tried, "chance never had a say: this test has tried nothing"


def test_odds_of_a_game_by_its_seed_and_actions() -> None:
    env = lab.solo("scelerat")
    env.reset(options={"seed": "odds"})
    mask = np.flatnonzero(env.tables.masks[0])
    action = env.layout.action(int(mask[-1]))
    [only] = lab.odds("scelerat", "odds", [action])
    assert only.chance == 1 and only.over is False
    with pytest.raises(KeyError, match="no action"):
        lab.odds("scelerat", "odds", ["dance"])


@pytest.mark.parametrize("game", GAMES)
def test_layouts_say_what_numbers_mean(game: str) -> None:
    layout = lab.Layout(game)
    columns = layout.columns
    assert columns[-1]["offset"] + columns[-1]["width"] == layout.width == len(layout.low)
    assert all(layout.number(layout.action(number)) == number for number in range(len(layout.actions)))
    assert layout.fingerprint != lab.Layout(next(other for other in GAMES if other != game)).fingerprint
    env = lab.solo(game)
    numbers, _ = env.reset(seed=1)
    text = layout.text(numbers)
    assert len(text.splitlines()) > 3 and text == env.layout.text(numbers)
    encoded = layout.encode(numbers[None, :])
    assert encoded.shape == (1, layout.encoded_width) and float(np.abs(encoded).max()) <= 1.0 and encoded.any()
    with pytest.raises(ValueError, match="numbers, not"):
        layout.text(numbers[:-1])
    beyond = numbers.copy()
    beyond[0] = 32_000
    with pytest.raises(ValueError, match="lies between"):
        layout.text(beyond)


def test_options_change_the_fingerprint() -> None:
    assert lab.Layout("scelerat").fingerprint != lab.Layout("scelerat", options={"weapon": "le"}).fingerprint
    assert lab.Layout("sang-rancune", 3).fingerprint != lab.Layout("sang-rancune", 4).fingerprint

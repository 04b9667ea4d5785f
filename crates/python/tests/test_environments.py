"""Gymnasium's environments: they pass its own checks, play the games of the command, and refuse what is bad as a whole."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import oubliette_lab as lab

GAMES = sorted(lab.games())


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_has_nothing_to_say(game: str) -> None:
    # Warnings are errors here (pyproject.toml).
    check_env(lab.solo(game))


def test_gymnasium_makes_them_by_name() -> None:
    env = gymnasium.make("oubliette_lab.registration:oubliette/scelerat-v0", options={"weapon": "le"})
    assert env.reset(seed=3)[1]["seed"] == "3/0"
    assert env.unwrapped.layout.options["weapon"] == "le"  # type: ignore[attr-defined]


def wins_of(env: Any, bot: str, games: int) -> dict[int, tuple[bool, int, int]]:
    """What the first games of a series come to when a bot decides for all seats: won, score and decisions of the first seat."""
    came: dict[int, tuple[bool, int, int]] = {}
    at_table = [name.rpartition("/")[2] for name in env.tables.seeds]
    while len([number for number in came if number < games]) < games:
        actions = env.choose(bot)
        _, _, over, _, infos = env.step(np.where(actions < 0, 0, actions))
        last = infos["final_info"] if "final_info" in infos else infos
        for at in np.flatnonzero(over):
            came[int(at_table[at])] = (
                bool(last["won"][at, 0]),
                int(last["score"][at, 0]),
                int(last["decisions"][at]),
            )
        at_table = [name.rpartition("/")[2] for name in env.tables.seeds]
    return {number: came[number] for number in range(games)}


@pytest.mark.parametrize("game, players, bot", [("scelerat", 1, "random"), ("mini-rogue", 2, "careful"), ("sang-rancune", 4, "careful")])
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_batch_plays_what_sim_plays_and_the_command(
    game: str, players: int, bot: str, mode: AutoresetMode, command: Any, tmp_path: Path
) -> None:
    games = 24
    env = lab.vector(game, 8, players=players, seats="all", autoreset_mode=mode)
    env.reset(seed=11)
    batch = wins_of(env, bot, games)
    rows = lab.play(game, bot, games=games, seed=11, players=players, threads=2)
    first = rows["seat"] == 1
    played = list(zip(rows["won"][first].tolist(), rows["score"][first].tolist(), rows["decisions"][first].tolist()))
    assert batch == dict(enumerate(played))
    file = tmp_path / "rows.csv"
    command("sim", game, "--players", str(players), "--bot", bot, "--games", str(games), "--seed", "11", "--rows", file)
    with open(file, newline="", encoding="utf-8") as text:
        said = list(csv.DictReader(text))
    assert [row["won"] == "true" for row in said] == rows["won"].tolist()
    for column in ("game", "seat", "score", "decisions"):
        assert [int(row[column]) for row in said] == rows[column].tolist(), column
    assert [row["bot"] for row in said] == rows["bot"].tolist()


def test_opponents_play_as_in_a_series() -> None:
    env = lab.solo("sang-rancune", players=3, seat=1, bots="careful")
    rows = lab.play("sang-rancune", "careful", games=3, seed=5, players=3)
    for number in range(3):
        env.reset(seed=5 if number == 0 else None)
        over = False
        while not over:
            _, reward, over, _, info = env.step(env.choose("careful"))
        row = (rows["game"] == number) & (rows["seat"] == 2)
        assert (info["won"], info["score"]) == (bool(rows["won"][row][0]), int(rows["score"][row][0]))
        assert reward == float(info["won"])


def test_one_table_is_a_batch_of_one() -> None:
    solo, batch = lab.solo("scelerat"), lab.vector("scelerat", 1)
    seen, info = solo.reset(seed=4)
    many, infos = batch.reset(seed=4)
    for _ in range(200):
        assert np.array_equal(seen, many[0]) and np.array_equal(info["action_mask"], infos["action_mask"][0])
        action = solo.choose("random")
        assert batch.choose("random")[0] == action
        seen, reward, over, _, info = solo.step(action)
        many, rewards, overs, _, infos = batch.step([action])
        assert (reward, over) == (rewards[0], overs[0])
        if over:
            seen, info = solo.reset()
            many, _, _, _, infos = batch.step([0])


def test_observations_are_within_bounds_and_masks_are_the_judge(series: str) -> None:
    env = lab.vector("scelerat", 16, illegal="raise")
    env.reset(options={"seeds": [f"{series}/{at}" for at in range(16)]})
    rng = np.random.default_rng(1)
    for _ in range(60):
        numbers, masks = env.tables.numbers, env.tables.masks
        assert env.observation_space.contains(numbers.copy())
        allowed = int(rng.choice(np.flatnonzero(masks[3]))) if masks[3].any() else 0
        forbidden = int(rng.choice(np.flatnonzero(masks[3] == 0)))
        actions = np.where(masks.any(axis=1), masks.argmax(axis=1), 0)
        if masks[3].any():
            before = numbers.copy(), masks.copy(), env.tables.seeds
            with pytest.raises(ValueError, match="table 3.*nothing was done"):
                env.step(np.where(np.arange(16) == 3, forbidden, actions))
            after = numbers.copy(), masks.copy(), env.tables.seeds
            assert all(np.array_equal(one, other) for one, other in zip(before, after)), series
        env.step(np.where(np.arange(16) == 3, allowed, actions))


@pytest.mark.parametrize(
    "bad",
    [
        [0] * 3,
        [0] * 5,
        [0, 0, 133, 0],
        [0, -1, 0, 0],
        [0.0, 0.0, 0.0, 0.0],
        ["0", "0", "0", "0"],
        None,
        [[0, 0, 0, 0]],
        [2**62, 0, 0, 0],
    ],
)
def test_a_bad_batch_is_refused_as_a_whole(bad: Any) -> None:
    env, twin = lab.vector("scelerat", 4), lab.vector("scelerat", 4)
    env.reset(seed=1)
    twin.reset(seed=1)
    with pytest.raises(ValueError, match="nothing was done"):
        env.step(bad)
    actions = env.choose("careful")
    assert np.array_equal(actions, twin.choose("careful"))
    for one, other in zip(env.step(actions)[:4], twin.step(actions)[:4]):
        assert np.array_equal(one, other)
    assert env.record(2) == twin.record(2)


def test_forbidden_actions_of_samplers_do_nothing() -> None:
    env = lab.solo("scelerat")
    seen, info = env.reset(seed=2)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, truncated, info = env.step(forbidden)
    assert np.array_equal(seen, again) and (reward, over, truncated, info["refused"]) == (0.0, False, False, True)
    assert "1 0 " not in env.record()
    with pytest.raises(ValueError, match="forbidden by §"):
        strict = lab.solo("scelerat", illegal="raise")
        strict.reset(seed=2)
        strict.step(forbidden)


def test_a_game_that_is_over_waits_where_nobody_resets_it() -> None:
    env = lab.vector("scelerat", 2, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    over = np.zeros(2, dtype=bool)
    while not over.any():
        over = env.step(env.choose("random"))[2]
    with pytest.raises(ValueError, match="reset it"):
        env.step([0, 0])
    names = env.tables.seeds
    env.reset(options={"reset_mask": over})
    for at, name in enumerate(env.tables.seeds):
        assert name == (f"1/{at + 2}" if over[at] else names[at])


def test_the_last_view_of_a_game_is_kept_where_the_next_begins_at_once() -> None:
    env = lab.vector("scelerat", 4, autoreset_mode="SameStep")
    env.reset(seed=9)
    while True:
        _, rewards, over, _, infos = env.step(env.choose("random"))
        if over.any():
            break
    at = int(np.flatnonzero(over)[0])
    assert "progress: dead" in env.layout.text(infos["final_obs"][at]) or rewards[at] == 1.0
    assert "progress: exploring" in env.layout.text(env.tables.numbers[at])
    assert infos["final_info"]["score"][at, 0] < 0 or rewards[at] == 1.0


@pytest.mark.parametrize(
    "call, match",
    [
        (lambda: lab.solo("chess"), "there is no game"),
        (lambda: lab.solo("scelerat", players=2), "for one player"),
        (lambda: lab.solo("scelerat", options={"weapon": "none"}), "weapon"),
        (lambda: lab.solo("scelerat", options={"no": "option"}), "no"),
        (lambda: lab.solo("mini-rogue", players=2, seat=2), "seats have numbers"),
        (lambda: lab.solo("mini-rogue", players=2, bots="nobody"), "nobody"),
        (lambda: lab.solo("scelerat", reward="gold"), "reward"),
        (lambda: lab.solo("scelerat", illegal="perhaps"), "illegal"),
        (lambda: lab.vector("scelerat", 0), "tables"),
        (lambda: lab.vector("sang-rancune", 2, seats="some"), "seats"),
        (lambda: lab.play("scelerat", []), "name at least one bot"),
        (lambda: lab.play("scelerat", ["careful", "random"]), "2 bots for 1 seats"),
        (lambda: lab.play("scelerat", games=-1), "negative"),
    ],
)
def test_bad_calls_say_what_is_wrong(call: Any, match: str) -> None:
    with pytest.raises(ValueError, match=match):
        call()


def test_steps_come_after_a_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        lab.solo("scelerat").step(0)
    with pytest.raises(gymnasium.error.ResetNeeded):
        lab.vector("scelerat", 2).step([0, 0])


def test_no_panic_crosses() -> None:
    with pytest.raises(lab.BugError, match="on purpose"):
        lab.native._stumble()
    assert issubclass(lab.BugError, Exception)

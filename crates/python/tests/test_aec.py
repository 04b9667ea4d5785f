"""PettingZoo's environment: its own tests, simultaneous choices, and the games of the command."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import oubliette_lab as lab
from oubliette_lab.aec_env import AecEnv

TABLES = [("mini-rogue", 2), ("sang-rancune", 4), ("dead-cells", 3), ("scelerat", 1)]


@pytest.mark.parametrize("game, players", TABLES)
def test_pettingzoo_has_nothing_to_say(game: str, players: int) -> None:
    api_test(lab.aec(game, players=players), num_cycles=120)
    seed_test(lambda: lab.aec(game, players=players), num_cycles=60)


def face_down(env: AecEnv) -> list[int]:
    """The actions by which the selected agent may set a card face down."""
    allowed = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
    return [int(action) for action in allowed if env.layout.action(int(action)).startswith("set ")]


def test_seats_that_choose_at_once_do_not_see_each_other() -> None:
    """Whichever card the first of them has set face down, the others see and may do the same."""
    tried = 0
    for seed in range(6):
        env = lab.aec("sang-rancune", players=4)
        env.reset(seed=seed)
        path: list[int] = []
        while len(env.awaited) < 2 or len(face_down(env)) < 2:
            path.append(env.choose("careful"))
            env.step(path[-1])
        awaited = env.awaited
        assert env.agent_selection == awaited[0]
        seen = []
        for action in face_down(env):
            twin = lab.aec("sang-rancune", players=4)
            twin.reset(seed=seed)
            for earlier in path:
                twin.step(earlier)
            twin.step(action)
            if twin.awaited == awaited[1:]:
                looks = [twin.tables.look(int(agent[5:]), 0) for agent in awaited[1:]]
                seen.append(np.concatenate([part for look in looks for part in look]))
        tried += max(len(seen) - 1, 0)
        assert all(np.array_equal(one, seen[0]) for one in seen), seed
    assert tried, "nobody was asked at once: this test has tried nothing"


def test_everybody_gets_a_reward_in_the_end() -> None:
    env = lab.aec("sang-rancune", players=4)
    rows = lab.play("sang-rancune", "careful", games=1, seed=8, players=4)
    env.reset(seed=8)
    rewards = {}
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        rewards[agent] = reward
        env.step(None if over else env.choose("careful"))
    assert [rewards[agent] for agent in env.possible_agents] == rows["won"].astype(float).tolist()
    assert not env.agents


def test_bad_actions_leave_the_table_as_it_was() -> None:
    env = lab.aec("mini-rogue", players=2)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.record()
    for bad in (None, 10_000, -1):
        with pytest.raises(ValueError):
            env.step(bad)
    env.step(int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0]))
    assert env.infos[agent]["refused"] and env.agent_selection == agent
    assert env.record() == before

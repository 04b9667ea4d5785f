"""One table with several seats, by PettingZoo's interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from .native import Layout, Tables
from .odds import Outcome, read_odds
from .seating import Bots, fresh_series, layout_of, read_laid, seat_bots
from .solo_env import box_of

Numbers = NDArray[np.int16]


class AecEnv(AECEnv[str, Numbers, int]):
    """A table at which every seat (or those of ``seats``) is an agent: ``seat_0``, ``seat_1``, and so on. Bots hold the others.

    Where the rules ask several seats at once (``awaited`` names them), they are asked one after the other, the lowest first, and what one has chosen stays hidden from the
    others: an observation is what its seat may know, and nothing else. ``infos[agent]["action_mask"]`` says what the selected agent may do.

    When the game is over every agent gets its reward: 1 for having won, else 0 (or, with ``reward="score"``, its score). What is said of seeds and of actions that the rules forbid in
    :class:`~oubliette_lab.solo_env.SoloEnv` holds here too; a forbidden action leaves the same agent selected.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1, "name": "oubliette_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        deck: str | Path | None = None,
        seats: Sequence[int] | None = None,
        bots: Bots = "careful",
        reward: str = "win",
        illegal: str = "stay",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        laid = read_laid(game, players, options, deck)
        self.layout: Layout = layout_of(laid)
        mine = sorted(set(range(self.layout.seats) if seats is None else seats))
        held = seat_bots(self.layout.seats, mine, bots)
        self.tables = Tables(**laid, bots=held, autoreset="disabled", reward=reward, illegal=illegal)
        if render_mode not in (None, "ansi"):
            raise ValueError(f'render_mode is None or "ansi", not {render_mode!r}')
        self.render_mode = render_mode
        self._reward = reward
        self._names = {seat: f"seat_{seat}" for seat in mine}
        self._seats = {name: seat for seat, name in self._names.items()}
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: box_of(self.layout) for agent in self._seats}
        count = len(self.layout.actions)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(count) for agent in self._seats}
        self._seen: Numbers | None = None
        self._series = fresh_series()
        self._next = 0
        self._step = self.tables.step_one

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """All that an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """All that an agent may ever do."""
        return self.action_spaces[agent]

    @property
    def awaited(self) -> list[str]:
        """The agents that the table waits for: where they are several, they choose without seeing each other."""
        return [self._names[seat] for seat in self.tables.awaited(0)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lays out the next game of the series, or the first of another."""
        # Other options are nobody's: PettingZoo's own test hands some over.
        text = (options or {}).get("seed")
        if text is not None and not isinstance(text, str):
            raise TypeError(f'options["seed"] is a text, not {type(text).__name__}')
        if seed is not None:
            self._series, self._next = str(seed), 0
        if text is None:
            self.tables.begin([self._series], [self._next])
            self._next += 1
        else:
            self.tables.begin([text], [None])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        mask = self.tables.masks[0].view(np.int8).copy()
        self._select(int(self.tables.seats[0]), self.tables.numbers[0].copy(), mask)

    def _select(self, seat: int, numbers: Numbers, mask: NDArray[np.int8]) -> None:
        self.agent_selection = agent = self._names[seat]
        self._seen = numbers
        self.infos[agent] = {"action_mask": mask}

    def observe(self, agent: str) -> Numbers:
        """What an agent may know now, as numbers."""
        if self._seen is not None and agent == self.agent_selection:
            return self._seen
        return self.tables.look(self._seats[agent], 0)[0]

    def step(self, action: Any) -> None:
        """Takes an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is awaited, and None is no action; nothing was done")
        numbers, mask, _, over, seat, refused = self._step(action)
        self._cumulative_rewards[agent] = 0.0
        if over:
            self._end()
            return
        self._select(seat, numbers, mask.view(np.int8))
        if refused:
            self.infos[agent]["refused"] = True

    def _end(self) -> None:
        tables, wins = self.tables, self._reward == "win"
        for agent, seat in self._seats.items():
            won, score = bool(tables.won[0, seat]), int(tables.scores[0, seat])
            self.rewards[agent] = float(won if wins else score)
            mask = np.zeros(len(self.layout.actions), dtype=np.int8)
            self.infos[agent] = {"action_mask": mask, "won": won, "score": score}
            self.terminations[agent] = True
        # What was seen before is over: everybody looks at the table as it is now.
        self._seen = None
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the selected agent may know, in words."""
        return None if self.render_mode is None else self.layout.text(self.observe(self.agent_selection))

    def choose(self, bot: Any) -> int:
        """The number of the action that a bot (a name or a :class:`Model`) would take for the selected agent; -1 once the game is over."""
        return int(self.tables.choose(bot)[0])

    def odds(self, action: int, most: int = 100_000) -> list[Outcome]:
        """Everything that chance may make of an action of the selected agent, exactly."""
        return read_odds(self.tables, action, 0, most)

    def record(self) -> str:
        """The record of the game so far, as ``oubliette replay`` and ``oubliette verify`` read it."""
        return self.tables.record(0)

    def close(self) -> None:
        """Nothing is held open."""

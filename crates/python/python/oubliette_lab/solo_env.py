"""One table for one learner, by Gymnasium's interface."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import EnvSpec
from numpy.typing import NDArray

from .native import Layout, Tables
from .odds import Outcome, read_odds
from .seating import Bots, fresh_series, layout_of, read_laid, seat_bots

Numbers = NDArray[np.int16]


def box_of(layout: Layout) -> Any:
    """All that a view can be, in numbers."""
    return gymnasium.spaces.Box(layout.low, layout.high, dtype=np.int16)


class SoloEnv(gymnasium.Env[Numbers, np.int64]):
    """A table at which one seat learns and bots hold the others.

    Observations are the numbers of what the seat may know (``layout`` says what each means), actions are numbers of a fixed space, and
    ``info["action_mask"]`` says which are allowed. The reward is 1 for a game that is won and 0 for all else (or, with ``reward="score"``, the score at the end);
    ``info`` has ``won`` and ``score`` once it is over.

    An action that the rules forbid does nothing: the table stays as it is, the reward is 0, and ``info["refused"]`` is true. With
    ``illegal="raise"`` it is a ``ValueError``. A number that is no action's is always one. Nothing has happened then.

    ``reset(seed=7)`` plays the game ``7/0``, and every ``reset()`` after it the next one: ``7/1``, ``7/2``, the games of ``oubliette sim GAME --seed 7``.
    ``reset(options={"seed": "any text"})`` plays the game of that seed.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        deck: str | Path | None = None,
        seat: int = 0,
        bots: Bots = "careful",
        reward: str = "win",
        illegal: str = "stay",
        render_mode: str | None = None,
    ) -> None:
        laid = read_laid(game, players, options, deck)
        self.layout: Layout = layout_of(laid)
        held = seat_bots(self.layout.seats, [seat], bots)
        self.seat = seat
        self.tables = Tables(**laid, bots=held, autoreset="disabled", reward=reward, illegal=illegal)
        self.observation_space = box_of(self.layout)
        self.action_space = gymnasium.spaces.Discrete(len(self.layout.actions))
        if render_mode not in (None, "ansi"):
            raise ValueError(f'render_mode is None or "ansi", not {render_mode!r}')
        self.render_mode = render_mode
        kwargs = {"game": game, "players": players, "options": options, "deck": deck, "seat": seat, "bots": bots}
        kwargs |= {"reward": reward, "illegal": illegal}
        self.spec = EnvSpec(f"oubliette/{game}-v0", "oubliette_lab.solo_env:SoloEnv", kwargs=kwargs)
        self._series = fresh_series()
        self._next = 0
        self._step = self.tables.step_one
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Lays out the next game of the series, or the first of another."""
        said = dict(options or {})
        text = said.pop("seed", None)
        if said:
            raise ValueError(f'reset knows options["seed"], not {sorted(said)}')
        if text is not None and not isinstance(text, str):
            raise TypeError(f'options["seed"] is a text, not {type(text).__name__}')
        super().reset(seed=seed)
        if seed is not None:
            self._series, self._next = str(seed), 0
        if text is None:
            self.tables.begin([self._series], [self._next])
            self._next += 1
        else:
            self.tables.begin([text], [None])
        self._begun = True
        return self.tables.numbers[0].copy(), {
            "action_mask": self.tables.masks[0].view(np.int8).copy(),
            "seed": self.tables.seeds[0],
        }

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Takes an action, and lets bots decide until the seat is awaited again or the game is over."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("reset() comes before the first step()")
        numbers, mask, reward, over, _, refused = self._step(action)
        info: dict[str, Any] = {"action_mask": mask.view(np.int8), "refused": refused}
        if over:
            info["won"] = bool(self.tables.won[0, self.seat])
            info["score"] = int(self.tables.scores[0, self.seat])
            info["decisions"] = int(self.tables.decisions[0])
        return numbers, reward, over, False, info

    def render(self) -> str | None:
        """What the seat may know, in words: a line for every column that says something."""
        return None if self.render_mode is None else self.layout.text(self.tables.numbers[0])

    def choose(self, bot: Any) -> int:
        """The number of the action that a bot (a name or a :class:`Model`) would take; -1 once the game is over."""
        return int(self.tables.choose(bot)[0])

    def odds(self, action: int, most: int = 100_000) -> list[Outcome]:
        """Everything that chance may make of an action, exactly."""
        return read_odds(self.tables, action, 0, most)

    def record(self) -> str:
        """The record of the game so far, as ``oubliette replay`` and ``oubliette verify`` read it."""
        return self.tables.record(0)

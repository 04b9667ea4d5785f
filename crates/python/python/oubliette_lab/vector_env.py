"""Many tables stepped in one call, by Gymnasium's interface for vectors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from .native import Layout, Tables
from .odds import Outcome, read_odds
from .seating import Bots, fresh_series, layout_of, read_laid, seat_bots
from .solo_env import box_of

Batch = NDArray[np.int16]

_MODES = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class BatchEnv(VectorEnv[Batch, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` tables of one game, all stepped in one call.

    As :class:`~oubliette_lab.solo_env.SoloEnv` at every table: ``infos["action_mask"]`` has a row for each. ``seats`` are those that the caller decides for
    (``"all"`` for all of them: ``infos["seat"]`` says whose turn it is, and a reward is that of whoever acted); bots hold the others.

    ``reset(seed=7)`` plays ``7/0`` at the first table, ``7/1`` at the second, and so on; a table that is reset goes on with the game ``num_envs`` later, so that
    together they play the games of ``oubliette sim GAME --seed 7``. ``reset(seed=[1, 2, …])`` gives every table a series of its own, and
    ``options={"seeds": ["any text", …]}`` every table the game of that seed.

    A step with a number that is no action's (or, with ``illegal="raise"``, with an action that the rules forbid) is a ``ValueError``, and nothing has happened at any table.

    ``copy=False`` hands out the arrays that the next step writes into.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        deck: str | Path | None = None,
        seats: Sequence[int] | str = (0,),
        bots: Bots = "careful",
        reward: str = "win",
        illegal: str = "stay",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        laid = read_laid(game, players, options, deck)
        self.layout: Layout = layout_of(laid)
        if isinstance(seats, str) and seats != "all":
            raise ValueError(f'seats is a list of numbers or "all", not {seats!r}')
        mine = range(self.layout.seats) if isinstance(seats, str) else seats
        held = seat_bots(self.layout.seats, mine, bots)
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        mode = _MODES[self.autoreset_mode]
        self.tables = Tables(**laid, count=num_envs, bots=held, autoreset=mode, reward=reward, illegal=illegal)
        self.single_observation_space = box_of(self.layout)
        self.single_action_space = gymnasium.spaces.Discrete(len(self.layout.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.copy = copy
        tables = self.tables
        self._numbers, self._masks = tables.numbers, tables.masks.view(np.int8)
        self._rewards, self._over, self._ended = tables.rewards, tables.over, tables.ended
        self._seats, self._refused = tables.seats, tables.refused
        self._no_truncation = np.zeros(num_envs, dtype=np.bool_)
        self._everywhere = np.ones(num_envs, dtype=np.bool_)
        self._series = [fresh_series()] * num_envs
        self._games = list(range(num_envs))
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Lays out the tables anew: all, or those of ``options["reset_mask"]``."""
        said = dict(options or {})
        mask, texts = said.pop("reset_mask", None), said.pop("seeds", None)
        if said:
            raise ValueError(f'reset knows options["reset_mask"] and options["seeds"], not {sorted(said)}')
        places = self._read_places(mask)
        series, games = list(self._series), list(self._games)
        if isinstance(seed, (int, np.integer)):
            series, games = [str(seed)] * self.num_envs, list(range(self.num_envs))
        elif seed is not None:
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds for {self.num_envs} tables")
            for at, one in enumerate(seed):
                if one is not None:
                    series[at], games[at] = str(one), 0
        elif self._begun:
            games = self._next_games()
        if texts is not None:
            if len(texts) != self.num_envs:
                raise ValueError(f"{len(texts)} seeds for {self.num_envs} tables")
            self.tables.begin([str(texts[at]) for at in places], [None] * len(places), list(places))
        else:
            self.tables.begin([series[at] for at in places], [games[at] for at in places], list(places))
        self._series, self._games, self._begun = series, games, True
        return self._told(self._numbers), self._infos()

    def _read_places(self, mask: Any) -> Sequence[int]:
        if mask is None:
            return range(self.num_envs)
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(f'options["reset_mask"] is an array of {self.num_envs} booleans')
        if not mask.any():
            raise ValueError('options["reset_mask"] names no table')
        return [int(at) for at in np.flatnonzero(mask)]

    def _next_games(self) -> list[int]:
        """The game after the one that is on each table; the first of its series where it is a game of no series."""
        following = []
        for at, name in enumerate(self.tables.seeds):
            head, _, number = name.rpartition("/")
            own = head == self._series[at] and number.isdigit()
            following.append(int(number) + self.num_envs if own else self._games[at])
        return following

    def step(
        self, actions: Any
    ) -> tuple[Batch, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Steps every table, or none of them."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("reset() comes before the first step()")
        read = np.asarray(actions)
        if read.dtype.kind not in "iu" or read.shape != (self.num_envs,):
            wanted = f"an array of {self.num_envs} whole numbers"
            raise ValueError(f"actions are {wanted}, not {read.dtype} of shape {read.shape}; nothing was done")
        self.tables.step(np.ascontiguousarray(read, dtype=np.int64))
        rewards, over = self._rewards.copy(), self._over.copy()
        return self._told(self._numbers), rewards, over, self._no_truncation.copy(), self._infos()

    def _told(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {
            "action_mask": self._told(self._masks),
            "_action_mask": self._everywhere.copy(),
            "seat": self._seats.copy(),
            "_seat": self._everywhere.copy(),
            "refused": self._refused.copy(),
            "_refused": self._everywhere.copy(),
        }
        if self._ended.any():
            ended = self._ended.copy()
            last = {"won": self.tables.won.copy(), "score": self.tables.scores.copy()}
            last["decisions"] = self.tables.decisions.copy()
            last |= {f"_{key}": ended.copy() for key in list(last)}
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                final = np.empty(self.num_envs, dtype=object)
                for at in np.flatnonzero(ended):
                    final[at] = self.tables.final_numbers[at].copy()
                infos |= {"final_obs": final, "_final_obs": ended.copy(), "final_info": last, "_final_info": ended}
            else:
                infos |= last
        return infos

    def choose(self, bot: Any) -> NDArray[np.int64]:
        """The actions that a bot (a name or a :class:`Model`) would take; -1 where a game is over."""
        return self.tables.choose(bot)

    def features(self) -> NDArray[np.float32]:
        """The box's own features of what the awaited seats see, a row for every table."""
        return self.tables.features()

    def odds(self, action: int, table: int = 0, most: int = 100_000) -> list[Outcome]:
        """Everything that chance may make of an action at a table, exactly."""
        return read_odds(self.tables, action, table, most)

    def record(self, table: int = 0) -> str:
        """The record of the game at a table, as ``oubliette replay`` and ``oubliette verify`` read it."""
        return self.tables.record(table)

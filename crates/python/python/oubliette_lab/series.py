"""Whole series of games as columns, and comparisons on the same luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Union

import numpy as np
from numpy.typing import NDArray

from . import native
from .seating import Bot, read_laid

Columns = dict[str, NDArray[Any]]
"""Columns by their names, all of one length."""


def play(
    game: str,
    bots: Union[Bot, Sequence[Bot]] = "careful",
    *,
    games: int = 1000,
    seed: str | int = "lab",
    first: int = 0,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    deck: str | Path | None = None,
    rotate: bool = False,
    threads: int | None = None,
) -> Columns:
    """Plays the games ``first`` to ``first + games - 1`` of a series: a row for every game and seat.

    The columns are ``game``, ``seat`` (from 1), ``bot``, ``won``, ``score``, ``decisions``, ``end`` (how it ended) and what the box counts (``damage``, ``kills``,
    ``card_qd``…): the rows that ``oubliette sim GAME --bot BOTS --seed SEED --rows FILE`` writes. Game ``n`` is ``oubliette play GAME --seed SEED/n``.
    """
    if games < 0 or first < 0:
        raise ValueError("games and first are not negative")
    around = [bots] if isinstance(bots, (str, native.Model)) else list(bots)
    laid = read_laid(game, players, options, deck)
    told = native.play(
        bots=around, games=games, seed=str(seed), first=first, rotate=rotate, threads=threads, **laid
    )
    columns: Columns = told
    for column, names in (("bot", told.pop("bots")), ("end", told.pop("ends"))):
        columns[column] = np.array(names)[columns[column]]
    return columns


def compare(
    game: str,
    a: Mapping[str, Any],
    b: Mapping[str, Any],
    *,
    games: int = 1000,
    seed: str | int = "lab",
    first: int = 0,
    threads: int | None = None,
) -> Columns:
    """Plays the same games, with the same luck, in two ways: what differs, with 95 % intervals.

    ``a`` and ``b`` say how: ``bots``, ``players``, ``options``, ``deck``, ``rotate``, as :func:`play` takes them. There is a row for every metric (``won``, ``score``, ``decisions``, and
    whatever the box counts, unless there was none of it on either side) and seat (0 for all seats of a game together): ``n`` pairs of games, the means ``a`` and ``b``, the difference ``b - a`` with ``low95`` and ``high95``,
    ``correlation``, ``variance_ratio`` (how many times fewer games this took than unpaired ones) and, for wins, how many games ``only_a`` and ``only_b`` won.
    Every interval stands for itself: of a hundred that are looked at, about five miss the truth.
    """
    both = [play(game, games=games, seed=seed, first=first, threads=threads, **way) for way in (a, b)]
    seats = [int(one["seat"].max(initial=0)) for one in both]
    shared = range(1, min(seats) + 1) if min(seats) > 1 else range(0)
    rows = [
        _difference(metric, seat, *(_by_game(one, metric, seat) for one in both))
        for metric in _metrics(*both)
        for seat in (0, *shared)
    ]
    return {key: np.array([row[key] for row in rows]) for key in rows[0]}


def _metrics(a: Columns, b: Columns) -> list[str]:
    """What can be compared: what every game has, and what was counted on either side."""
    names = ("game", "seat", "bot", "end")
    always = ("won", "score", "decisions")
    return [name for name in a if name not in names and (name in always or a[name].any() or b[name].any())]


def _by_game(columns: Columns, metric: str, seat: int) -> NDArray[np.float64]:
    """A number for every game: of one seat, or the mean of all."""
    if seat:
        return np.asarray(columns[metric][columns["seat"] == seat], dtype=np.float64)
    seats = int(columns["seat"].max(initial=1))
    return np.asarray(columns[metric].reshape(-1, seats).mean(axis=1), dtype=np.float64)


def _difference(metric: str, seat: int, a: NDArray[np.float64], b: NDArray[np.float64]) -> dict[str, Any]:
    n, apart = len(a), b - a
    spread = float(apart.var(ddof=1)) if n > 1 else float("nan")
    error = (spread / n) ** 0.5 if n else float("nan")
    unpaired = float(a.var(ddof=1) + b.var(ddof=1)) if n > 1 else float("nan")
    moved = n > 1 and a.std() > 0 and b.std() > 0
    middle = float(apart.mean()) if n else float("nan")
    return {
        "metric": metric,
        "seat": seat,
        "n": n,
        "a": float(a.mean()) if n else float("nan"),
        "b": float(b.mean()) if n else float("nan"),
        "difference": middle,
        "low95": middle - 1.96 * error,
        "high95": middle + 1.96 * error,
        "correlation": float(np.corrcoef(a, b)[0, 1]) if moved else float("nan"),
        "variance_ratio": unpaired / spread if spread > 0 else float("nan"),
        "only_a": int((a > b).sum()) if metric == "won" else 0,
        "only_b": int((b > a).sum()) if metric == "won" else 0,
    }

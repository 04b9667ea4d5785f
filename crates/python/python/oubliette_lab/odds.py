"""Exact odds: everything that chance may make of an action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from .native import Tables
from .seating import read_laid


@dataclass(frozen=True)
class Outcome:
    """One thing that may come of an action, as the seat that took it will see it."""

    chance: Fraction
    """How likely it is; those of all outcomes add up to exactly 1."""
    numbers: NDArray[np.int16]
    """What the seat may know then."""
    over: bool
    """Whether the game is over then."""
    won: bool
    """Whether the seat has won it."""
    score: int
    """Its score, once the game is over."""


def read_odds(tables: Tables, action: int, table: int, most: int) -> list[Outcome]:
    """The odds of an action at a table."""
    lines = tables.odds(action, table, most)
    return [
        Outcome(Fraction(over, under), numbers, ended, won, score) for over, under, numbers, ended, won, score in lines
    ]


def odds(
    game: str,
    seed: str,
    actions: list[str],
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    deck: str | Path | None = None,
    most: int = 100_000,
) -> list[Outcome]:
    """What may come of the last of ``actions`` in the game of a seed, once the others were taken by whoever was awaited (all in notation)."""
    if not actions:
        raise ValueError("name at least the action whose odds you want")
    tables = Tables(**read_laid(game, players, options, deck), autoreset="disabled", illegal="raise")
    tables.begin([seed], [None])
    numbers = [tables.layout.number(action) for action in actions]
    for number in numbers[:-1]:
        tables.step(np.array([number], dtype=np.int64))
    return read_odds(tables, numbers[-1], 0, most)

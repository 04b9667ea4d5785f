"""Who sits where, and what content is played: what all environments read alike."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Union

from .native import Layout, Model

Bot = Union[str, Model]
"""A bot: its name, as the command takes it, or a model."""

Bots = Union[Bot, Sequence[Bot], Mapping[int, Bot]]
"""One bot for every seat that is not the caller's, a list for all seats in turn, or a bot by seat (from 0)."""


def read_deck(deck: str | Path | None) -> str | None:
    """The text of a file with content of one's own."""
    return None if deck is None else Path(deck).read_text(encoding="utf-8")


def read_laid(
    game: str, players: int | None, options: Mapping[str, str] | None, deck: str | Path | None
) -> dict[str, Any]:
    """How a table is laid out, as the native module takes it."""
    return {
        "game": game,
        "players": players,
        "options": None if options is None else dict(options),
        "deck": read_deck(deck),
    }


def seat_bots(seats: int, mine: Sequence[int], bots: Bots) -> list[Bot | None]:
    """A bot for every seat that is not the caller's."""
    for seat in mine:
        if not 0 <= seat < seats:
            raise ValueError(f"seats have numbers from 0 to {seats - 1}, not {seat}")
    if isinstance(bots, Mapping):
        missing = [seat for seat in range(seats) if seat not in mine and seat not in bots]
        if missing:
            raise ValueError(f"nobody sits at {missing}: name a bot for each, or one for all")
        return [None if seat in mine else bots[seat] for seat in range(seats)]
    around = [bots] if isinstance(bots, (str, Model)) else list(bots)
    if not around:
        raise ValueError("name at least one bot")
    others = iter(range(seats))
    return [None if seat in mine else around[next(others) % len(around)] for seat in range(seats)]


def layout_of(laid: Mapping[str, Any]) -> Layout:
    """What numbers and actions mean at such a table."""
    return Layout(laid["game"], laid["players"], laid["options"], laid["deck"])


def fresh_series() -> str:
    """The seed of a series that nobody has chosen."""
    return secrets.token_hex(6)

"""What is written in Rust."""

from typing import Any, Optional, Sequence

import numpy as np
from numpy.typing import NDArray

__version__: str

class BugError(RuntimeError):
    """A mistake of this package, not of its caller; please report it with the game and its seed."""

class Layout:
    """What the numbers and the actions of the tables of a game mean."""

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        options: Optional[dict[str, str]] = None,
        deck: Optional[str] = None,
    ) -> None: ...
    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> int: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def seats(self) -> int: ...
    @property
    def fingerprint(self) -> str: ...
    @property
    def width(self) -> int: ...
    @property
    def encoded_width(self) -> int: ...
    @property
    def low(self) -> NDArray[np.int16]: ...
    @property
    def high(self) -> NDArray[np.int16]: ...
    @property
    def columns(self) -> list[dict[str, Any]]: ...
    @property
    def actions(self) -> list[str]: ...
    @property
    def features(self) -> list[str]: ...
    def number(self, action: str) -> int: ...
    def action(self, number: int) -> str: ...
    def text(self, numbers: NDArray[np.int16]) -> str: ...
    def encode(self, numbers: NDArray[np.int16]) -> NDArray[np.float32]: ...

class Model:
    """What was learnt, as a bot."""

    def __new__(
        cls,
        layout: Layout,
        hidden: NDArray[np.float32],
        hidden_bias: NDArray[np.float32],
        output: NDArray[np.float32],
        output_bias: NDArray[np.float32],
        on: str = "numbers",
        name: str = "model",
        fingerprint: Optional[str] = None,
    ) -> Any: ...
    def __init__(
        self,
        layout: Layout,
        hidden: NDArray[np.float32],
        hidden_bias: NDArray[np.float32],
        output: NDArray[np.float32],
        output_bias: NDArray[np.float32],
        on: str = "numbers",
        name: str = "model",
        fingerprint: Optional[str] = None,
    ) -> None: ...
    @property
    def fingerprint(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def on(self) -> str: ...
    @property
    def kind(self) -> str: ...
    def arrays(
        self,
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]: ...

class Tables:
    """Tables of one game, stepped together."""

    def __init__(
        self,
        game: str,
        count: int = 1,
        players: Optional[int] = None,
        options: Optional[dict[str, str]] = None,
        deck: Optional[str] = None,
        bots: Optional[Sequence[Any]] = None,
        autoreset: str = "next_step",
        reward: str = "win",
        illegal: str = "stay",
        series: str = "",
        first: int = 0,
        stride: Optional[int] = None,
    ) -> None: ...
    def begin(
        self, texts: list[str], numbers: Sequence[Optional[int]], places: Optional[list[int]] = None
    ) -> None: ...
    def step(self, actions: NDArray[np.int64]) -> None: ...
    def step_one(
        self, action: int
    ) -> tuple[NDArray[np.int16], NDArray[np.uint8], float, bool, int, bool]: ...
    def look(self, seat: int, at: int) -> tuple[NDArray[np.int16], NDArray[np.uint8]]: ...
    def awaited(self, at: int) -> list[int]: ...
    def choose(self, bot: Any) -> NDArray[np.int64]: ...
    def features(self) -> NDArray[np.float32]: ...
    def odds(
        self, action: int, at: int = 0, most: int = 100_000
    ) -> list[tuple[int, int, NDArray[np.int16], bool, bool, int]]: ...
    def record(self, at: int = 0) -> str: ...
    @property
    def seeds(self) -> list[str]: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def count(self) -> int: ...
    @property
    def stride(self) -> int: ...
    @property
    def numbers(self) -> NDArray[np.int16]: ...
    @property
    def masks(self) -> NDArray[np.uint8]: ...
    @property
    def rewards(self) -> NDArray[np.float64]: ...
    @property
    def over(self) -> NDArray[np.bool_]: ...
    @property
    def seats(self) -> NDArray[np.int8]: ...
    @property
    def refused(self) -> NDArray[np.bool_]: ...
    @property
    def ended(self) -> NDArray[np.bool_]: ...
    @property
    def final_numbers(self) -> NDArray[np.int16]: ...
    @property
    def won(self) -> NDArray[np.bool_]: ...
    @property
    def scores(self) -> NDArray[np.int32]: ...
    @property
    def decisions(self) -> NDArray[np.int32]: ...

def games() -> dict[str, dict[str, Any]]:
    """All games: title, players, options with their values (the first is the rulebook's), bots."""

def play(
    game: str,
    bots: list[Any],
    games: int,
    seed: str,
    first: int = 0,
    players: Optional[int] = None,
    options: Optional[dict[str, str]] = None,
    deck: Optional[str] = None,
    rotate: bool = False,
    threads: Optional[int] = None,
) -> dict[str, Any]: ...

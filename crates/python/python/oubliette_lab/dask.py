"""Experiments beyond one machine: the chunks of a plan as tasks of Dask.

The games are played by the command ``oubliette`` (the wheel ``oubliette-games`` has it), one chunk a task, with ``lab run --shard``: what is written is what the command writes, byte for byte.
Workers need no shared disk: each plays into a folder of its own, and the rows come back to whoever asked.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

from distributed import Client, as_completed
from distributed.scheduler import KilledWorker

from .command import find_command
from .digest import digest

__all__ = ["Chunk", "ChunkError", "run"]

_NOTHING = 1 << 62
"""More parts than any plan has chunks: the last of them has nothing to play."""


@dataclass(frozen=True)
class Chunk:
    """Some games of a table that are played together."""

    number: int
    """Its place among all chunks of the plan, from 0."""
    variant: str
    """The name of the table."""
    seed: str
    """The seed of the experiment: game ``n`` has the seed ``seed/n``."""
    first: int
    """The first game."""
    last: int
    """The last game."""

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.variant}-{self.first}-{self.last}.parquet"

    def __str__(self) -> str:
        return f"{self.variant}, seeds {self.seed}/{self.first} to {self.seed}/{self.last}"


class ChunkError(RuntimeError):
    """A chunk that cannot be played; the others were, and a next run plays this one alone."""

    def __init__(self, chunk: Chunk, reason: str) -> None:
        super().__init__(f"{chunk}: {reason}")
        self.chunk = chunk
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return ChunkError, (self.chunk, self.reason)


def _lab_run(command: str, plan: Path, out: Path, part: int, of: int, threads: int) -> None:
    line = [command, "--lang", "en", "lab", "run", str(plan), "--out", str(out)]
    line += ["--shard", f"{part}/{of}", "--threads", str(threads)]
    done = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode < 0:
        raise RuntimeError(f"killed by signal {-done.returncode}")
    if done.returncode:
        raise RuntimeError(done.stderr.strip() or f"the command ended with {done.returncode}")


def _files_of(plan: Path) -> dict[str, bytes]:
    """The plan, and the files beside it that it names: decks."""
    text = plan.read_bytes()
    beside = (path for path in plan.parent.iterdir() if path != plan and path.is_file())
    named = {path.name: path.read_bytes() for path in beside if path.name.encode() in text}
    return {plan.name: text, **named}


def _play(
    chunk: Chunk, of: int, name: str, files: dict[str, bytes], told: bytes, command: Optional[str], threads: int
) -> bytes:
    """Plays a chunk, wherever this runs: its rows, as the command writes them."""
    with tempfile.TemporaryDirectory(prefix="oubliette-") as scratch:
        folder, out = Path(scratch), Path(scratch, "out")
        out.mkdir()
        for file, content in files.items():
            (folder / file).write_bytes(content)
        # The command refuses a folder with the plan of another version: all chunks are played by the same one.
        (out / "plan.json").write_bytes(told)
        try:
            _lab_run(find_command(command), folder / name, out, chunk.number + 1, of, threads)
            return (out / "games" / chunk.file).read_bytes()
        except (OSError, RuntimeError) as error:
            raise ChunkError(chunk, str(error)) from None


def _chunks(told: bytes) -> list[Chunk]:
    """All chunks of a plan, in the order of the command."""
    plan = json.loads(told)
    games, size = plan["games"], plan["chunk"]
    pieces = [
        (variant["name"], first, min(first + size, games) - 1)
        for variant in plan["variants"]
        for first in range(0, games, size)
    ]
    return [Chunk(at, name, plan["seed"], first, last) for at, (name, first, last) in enumerate(pieces)]


def _keep(path: Path, rows: bytes) -> None:
    """Writes a file that has its name once it is whole, and not before."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    with open(part, "wb") as file:
        file.write(rows)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def run(
    plan: str | Path,
    client: Client,
    out: str | Path,
    *,
    command: str | None = None,
    threads: int = 1,
    on_chunk: Callable[[Chunk], None] | None = None,
) -> str:
    """Plays a plan on the workers of a Dask cluster into the folder ``out``, and returns its :func:`~oubliette_lab.digest`.

    A chunk that is there is not played again, so a run that was stopped goes on. What a worker was playing when it died is played by another. Chunks that cannot be played (the command refuses or
    is killed, or their workers die again and again) are named with their seeds by a :class:`ChunkError` once all others are there.

    ``threads`` is what one chunk may take; ``on_chunk`` hears of every chunk that has come in. ``command`` is the path of ``oubliette`` on the workers, where it is not beside their Python or on their path.
    """
    plan, out = Path(plan), Path(out)
    _lab_run(find_command(command), plan, out, _NOTHING, _NOTHING, 1)
    told = (out / "plan.json").read_bytes()
    chunks = _chunks(told)
    left = [chunk for chunk in chunks if not (out / "games" / chunk.file).exists()]
    # With every task, and not scattered: what is scattered is lost with the workers that hold it.
    files = _files_of(plan)

    def submit(chunk: Chunk) -> Any:
        return client.submit(_play, chunk, len(chunks), plan.name, files, told, command, threads, pure=False)

    failed: list[ChunkError] = []
    suspects: list[Chunk] = []

    def receive(chunk: Chunk, future: Any, alone: bool) -> None:
        try:
            _keep(out / "games" / chunk.file, future.result())
        except ChunkError as error:
            failed.append(error)
        except KilledWorker as error:
            if alone:
                failed.append(ChunkError(chunk, f"its workers died: {error}"))
            else:
                suspects.append(chunk)
        else:
            if on_chunk is not None:
                on_chunk(chunk)
        future.release()

    futures = {submit(chunk): chunk for chunk in left}
    for future in as_completed(list(futures)):
        receive(futures[future], future, alone=False)
    # Whoever waits on a worker dies with it: what kills is what kills alone.
    for chunk in suspects:
        receive(chunk, submit(chunk), alone=True)
    if failed:
        first = min(failed, key=lambda error: error.chunk.number)
        raise ChunkError(first.chunk, first.reason + (f" (and {len(failed) - 1} more)" if len(failed) > 1 else ""))
    return digest(out)

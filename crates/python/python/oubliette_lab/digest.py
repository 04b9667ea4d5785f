"""One number for all that an experiment has come to."""

from __future__ import annotations

import hashlib
from pathlib import Path


def digest(folder: str | Path) -> str:
    """A hash of an experiment's folder: of its plan and of every chunk, by their names. Runs of the same plan by the same version have the same
    digest, however they were played: on one machine, in shards, by Dask, killed and taken up again."""
    root = Path(folder)
    chunks = sorted((root / "games").glob("*.parquet"), key=lambda path: path.name)
    whole = hashlib.sha256()
    for path in [root / "plan.json", *chunks]:
        whole.update(f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()

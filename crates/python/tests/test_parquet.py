"""What the command writes, everybody's tools read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import oubliette_lab as lab

TABLES = {
    "several seats": ("sang-rancune", ["careful", "random"], 50, {"players": 3, "rotate": True}),
    "several row groups": ("scelerat", ["random"], 70_000, {}),
    "few rows": ("mini-rogue", ["careful"], 3, {}),
}


@pytest.mark.parametrize("reader", ["pyarrow.parquet", "polars", "duckdb"])
@pytest.mark.parametrize("name", TABLES)
def test_rows_are_read(reader: str, name: str, command: Any, tmp_path: Path) -> None:
    """All columns, whatever the box counts: they are packed by us, and unpacked by others."""
    tool = pytest.importorskip(reader)
    game, bots, games, how = TABLES[name]
    path, first = tmp_path / "rows.parquet", 5_000_000_000
    line = ["sim", game, "--bot", ",".join(bots), "--games", str(games), "--from", str(first), "--seed", "p", "--rows", path]
    command(*line, *(["--players", str(how["players"]), "--rotate"] if how else []))
    if reader == "polars":
        read = tool.read_parquet(path).to_dict(as_series=False)
    elif reader == "duckdb":
        read = {key: list(column) for key, column in tool.read_parquet(str(path)).fetchnumpy().items()}
    else:
        read = tool.read_table(path).to_pydict()
    played = lab.play(game, bots, games=games, first=first, seed="p", **how)
    assert set(read.pop("variant")) == {game} and list(read) == list(played)
    for column, values in played.items():
        assert np.array_equal(read[column], values), column

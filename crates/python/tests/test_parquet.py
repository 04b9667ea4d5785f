"""What the command writes, everybody's tools read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import oubliette_lab as lab

COLUMNS = ["game", "seat", "won", "score", "decisions"]


@pytest.fixture
def file(command: Any, tmp_path: Path) -> Path:
    path = tmp_path / "rows.parquet"
    line = ["sim", "sang-rancune", "--players", "3", "--bot", "careful,random", "--rotate", "--games", "50"]
    command(*line, "--seed", "p", "--rows", path)
    return path


@pytest.fixture
def played() -> lab.Columns:
    return lab.play("sang-rancune", ["careful", "random"], games=50, seed="p", players=3, rotate=True)


@pytest.mark.parametrize("reader", ["pyarrow.parquet", "polars", "duckdb"])
def test_rows_are_read(reader: str, file: Path, played: lab.Columns) -> None:
    tool = pytest.importorskip(reader)
    if reader == "polars":
        read = tool.read_parquet(file).to_dict(as_series=False)
    elif reader == "duckdb":
        read = {key: list(column) for key, column in tool.read_parquet(str(file)).fetchnumpy().items()}
    else:
        read = tool.read_table(file).to_pydict()
    assert set(read["variant"]) == {"sang-rancune"} and list(read["bot"]) == played["bot"].tolist()
    for column in COLUMNS:
        assert np.array_equal(read[column], played[column]), column

"""What all tests share: the command beside this Python, and a home of its own for it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Callable

import pytest

from oubliette_lab.seating import fresh_series

Command = Callable[..., str]


@pytest.fixture(scope="session")
def command_path() -> str:
    """Where the command is; the wheel ``oubliette-games`` puts it beside Python."""
    from oubliette_lab.command import find_command

    try:
        return find_command()
    except FileNotFoundError as error:
        pytest.skip(str(error))


@pytest.fixture
def command(command_path: str, tmp_path: Path) -> Command:
    """Runs the command, and gives what it says."""

    def run(*args: str | Path) -> str:
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
        line = [command_path, "--lang", "en", *map(str, args)]
        done = subprocess.run(line, capture_output=True, text=True, env={**os.environ, **home}, stdin=subprocess.DEVNULL)
        assert done.returncode == 0, f"{line}: {done.stderr}"
        return done.stdout

    return run


@pytest.fixture
def series(record_property: Callable[[str, object], None]) -> str:
    """A seed that nobody has chosen; a test that fails shows it."""
    chosen = os.environ.get("OUBLIETTE_TEST_SEED") or fresh_series()
    print(f"OUBLIETTE_TEST_SEED={chosen}")
    return chosen

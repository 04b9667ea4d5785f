"""What the docs and the examples say is run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import oubliette_lab

HERE = Path(__file__).parents[1]
DOCS = HERE.parents[1] / "docs" / "python.md"


def test_what_the_package_says_of_itself() -> None:
    tried = doctest.testmod(oubliette_lab)
    assert tried.attempted and not tried.failed


def test_the_examples_of_the_docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One program, block after block; those of Dask are run by its own tests."""
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    blocks = [block for block in blocks if "dask" not in block]
    assert len(blocks) > 5
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(DOCS), "exec"), names)


@pytest.mark.parametrize("name, args", [("learn_policy.py", ["mini-rogue", "careful", "1", "100"]), ("first_player.py", ["40"])])
def test_the_examples_run(name: str, args: list[str], tmp_path: Path) -> None:
    line = [sys.executable, HERE / "examples" / name, *args]
    # Threads of numpy's own get in each other's way where others want the processor, too.
    env = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(line, capture_output=True, text=True, cwd=tmp_path, env=env, check=False)
    assert done.returncode == 0 and done.stdout, done.stderr

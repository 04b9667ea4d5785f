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


@pytest.mark.parametrize("page", ["python.md", "lab.md", "variants.md"])
def test_the_scripts_of_the_docs_are_well_formed(page: str) -> None:
    """The Slurm array among them, whom no test here can ask to run."""
    scripts = re.findall(r"```sh\n(.*?)```", DOCS.with_name(page).read_text(encoding="utf-8"), re.DOTALL)
    assert scripts
    for script in scripts:
        done = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True, check=False)
        assert done.returncode == 0 and not done.stderr, script + done.stderr


def test_the_designers_question_is_answered_as_typed(command_path: str, tmp_path: Path) -> None:
    """The files and commands of docs/variants.md in an empty folder, with fewer games."""
    page = DOCS.with_name("variants.md").read_text(encoding="utf-8").split("## Is Fire too strong against wolves?")[1]
    card, plan = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    [script] = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    (tmp_path / "fire-36.toml").write_text(card, encoding="utf-8")
    (tmp_path / "plan.toml").write_text(plan.replace("games = 20000", "games = 40"), encoding="utf-8")
    path = os.pathsep.join([str(Path(command_path).parent), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "HOME": str(tmp_path), "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"}
    done = subprocess.run(["sh", "-e"], input=script, capture_output=True, text=True, cwd=tmp_path, env=env, check=False)
    assert done.returncode == 0, done.stderr
    assert "deck=fire-34.toml less sang-rancune-4p-careful-deck=fire-36.toml" in done.stdout, done.stdout
    assert (tmp_path / "wolves.html").stat().st_size and (tmp_path / "pictures" / "differences-decisions.svg").exists()


@pytest.mark.parametrize("name, args", [("learn_policy.py", ["mini-rogue", "careful", "1", "100"]), ("first_player.py", ["40"])])
def test_the_examples_run(name: str, args: list[str], tmp_path: Path) -> None:
    line = [sys.executable, HERE / "examples" / name, *args]
    # Threads of numpy's own get in each other's way where others want the processor, too.
    env = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(line, capture_output=True, text=True, cwd=tmp_path, env=env, check=False)
    assert done.returncode == 0 and done.stdout, done.stderr

"""The wheels, in environments with nothing else: ``OUBLIETTE_WHEELS`` says where they are (./run-tests builds them)."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

WHEELS = Path(os.environ.get("OUBLIETTE_WHEELS", ""))
pytestmark = pytest.mark.skipif("OUBLIETTE_WHEELS" not in os.environ, reason="OUBLIETTE_WHEELS names no folder")


def the_wheel(name: str) -> Path:
    [wheel] = WHEELS.glob(f"{name}-*.whl")
    return wheel


def empty(folder: Path, *packages: str | Path) -> Path:
    """The scripts of an environment with these packages and no other."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    line = [sys.executable, "-m", "pip", "--python", scripts / "python", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*line, *packages], check=True)
    return scripts


def said(*line: str | Path) -> str:
    done = subprocess.run([str(one) for one in line], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_games_play_without_rust(tmp_path: Path) -> None:
    scripts = empty(tmp_path / "venv", "--no-index", the_wheel("oubliette_games"))
    version = said(scripts / "oubliette", "--version")
    assert version == said(scripts / "oubliette-games", "--version") == said(scripts / "python", "-m", "oubliette_games", "--version")
    assert "games" in said(scripts / "oubliette-games", "--lang", "en", "sim", "scelerat", "--games", "10")


def test_the_lab_needs_numpy_and_nothing_else(tmp_path: Path) -> None:
    scripts = empty(tmp_path / "venv", the_wheel("oubliette_lab"))
    program = """
import oubliette_lab as lab
print(lab.play("scelerat", games=5)["won"].shape)
try:
    lab.solo("scelerat")
except ImportError as error:
    print(error)
"""
    told = said(scripts / "python", "-c", program)
    assert "(5,)" in told and "pip install 'oubliette-lab[gymnasium]'" in told


def test_types_and_licences_are_in_them() -> None:
    for name, wanted in (("oubliette_lab", "oubliette_lab/py.typed"), ("oubliette_games", "oubliette_games/__main__.py")):
        names = zipfile.ZipFile(the_wheel(name)).namelist()
        assert wanted in names
    assert any("abi3" in name for name in zipfile.ZipFile(the_wheel("oubliette_lab")).namelist())

"""The package is typed, and says so truthfully."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

import oubliette_lab as lab
from oubliette_lab import native


def test_mypy_has_nothing_to_say() -> None:
    pytest.importorskip("mypy")
    here = Path(__file__).parents[1]
    package, config = here / "python" / "oubliette_lab", here / "pyproject.toml"
    line = [sys.executable, "-m", "mypy", "--cache-dir", os.devnull, "--config-file", config, package]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_stubs_name_what_there_is() -> None:
    stubs = Path(lab.__file__).with_name("native.pyi").read_text(encoding="utf-8")
    for name, kind in inspect.getmembers(native, inspect.isclass):
        assert f"class {name}" in stubs
        if not issubclass(kind, Exception):
            for member in (member for member in vars(kind) if not member.startswith("_")):
                assert f"def {member}(" in stubs, f"{name}.{member}"


def test_all_that_is_public_says_what_it_is() -> None:
    for name in lab.__all__:
        if not name.startswith("_"):
            assert getattr(lab, name).__doc__, name

"""The command ``oubliette``, as a wheel: ``oubliette-games`` and ``python -m oubliette_games`` run it."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NoReturn


def find() -> Path:
    """Where the command was installed."""
    name = "oubliette.exe" if os.name == "nt" else "oubliette"
    folders = [sysconfig.get_path("scripts"), sysconfig.get_path("scripts", f"{os.name}_user")]
    places = [Path(folder, name) for folder in folders] + [Path(sys.argv[0]).with_name(name)]
    for place in places:
        if place.is_file():
            return place
    raise FileNotFoundError(f"{name} is not in {', '.join(map(str, places))}: install oubliette-games anew")


def main() -> NoReturn:
    """Runs the command in place of this program."""
    line = [str(find()), *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.run(line, check=False).returncode)
    os.execv(line[0], line)

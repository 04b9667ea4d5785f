"""Where the command is."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path


def find_command(command: str | None = None) -> str:
    """Where the command is: as said, as ``OUBLIETTE`` says, beside this Python, or on the path."""
    named = command or os.environ.get("OUBLIETTE")
    if named:
        found = shutil.which(named)
    else:
        found = shutil.which("oubliette", path=str(Path(sys.executable).parent)) or shutil.which("oubliette")
    if found is None:
        raise FileNotFoundError(
            f"the command {named or 'oubliette'} is not here: install the wheel oubliette-games, or name its path"
        )
    return found

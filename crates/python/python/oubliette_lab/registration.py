"""Has ``gymnasium.make`` know all games: ``gymnasium.make("oubliette_lab.registration:oubliette/GAME-v0")``, or its last part once this is imported."""

from __future__ import annotations

import gymnasium

from .native import games

for _game in games():
    _name = f"oubliette/{_game}-v0"
    if _name not in gymnasium.registry:
        gymnasium.register(_name, "oubliette_lab.solo_env:SoloEnv", kwargs={"game": _game})

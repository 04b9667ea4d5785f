"""Dungeon games of cards and dice: environments to learn in, and tables of results.

>>> import oubliette_lab as lab
>>> game = next(iter(lab.games()))
>>> lab.play(game, "careful", games=100, seed="doc")["won"].shape
(100,)

``solo`` and ``vector`` need Gymnasium, ``aec`` needs PettingZoo, ``oubliette_lab.dask`` needs Dask: extras of this package. All else needs numpy alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .digest import digest
from .model import Model
from .native import BugError, Layout, Tables, __version__, games
from .odds import Outcome, odds
from .series import Columns, compare, play

if TYPE_CHECKING:
    from .aec_env import AecEnv
    from .solo_env import SoloEnv
    from .vector_env import BatchEnv

__all__ = [
    "BugError",
    "Columns",
    "Layout",
    "Model",
    "Outcome",
    "Tables",
    "__version__",
    "aec",
    "compare",
    "digest",
    "games",
    "odds",
    "play",
    "solo",
    "vector",
]


def _missing(what: str, extra: str, error: ImportError) -> ImportError:
    return ImportError(f"{what} needs the extra {extra}: pip install 'oubliette-lab[{extra}]' ({error})")


def solo(game: str, **laid: Any) -> SoloEnv:
    """One table for one learner, as a Gymnasium ``Env``: see :class:`oubliette_lab.solo_env.SoloEnv`."""
    try:
        from .solo_env import SoloEnv
    except ImportError as error:
        raise _missing("solo", "gymnasium", error) from error
    return SoloEnv(game, **laid)


def vector(game: str, num_envs: int, **laid: Any) -> BatchEnv:
    """Many tables stepped in one call, as a Gymnasium ``VectorEnv``: see :class:`oubliette_lab.vector_env.BatchEnv`."""
    try:
        from .vector_env import BatchEnv
    except ImportError as error:
        raise _missing("vector", "gymnasium", error) from error
    return BatchEnv(game, num_envs, **laid)


def aec(game: str, **laid: Any) -> AecEnv:
    """One table with several seats, as a PettingZoo ``AECEnv``: see :class:`oubliette_lab.aec_env.AecEnv`."""
    try:
        from .aec_env import AecEnv
    except ImportError as error:
        raise _missing("aec", "pettingzoo", error) from error
    return AecEnv(game, **laid)

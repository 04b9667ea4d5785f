"""What was learnt, kept with what it was learnt from."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from . import native

_FORMAT = "oubliette model 1"


class Model(native.Model):
    """One hidden layer of rectified units, as a bot: ``Model(layout, hidden, hidden_bias, output, output_bias, on="numbers", name="model")``.

    ``hidden`` is (inputs, units), ``output`` is (units, 1) or (units, actions), all of float32. With one output it is a *value*: the logit of the seat's chance to win; the bot takes
    the action after which that chance is greatest. With one output an action it is a *policy*: the bot takes the allowed action of the greatest output.
    Its inputs are ``layout.encode(numbers)``, or with ``on="features"`` the features of the box.

    It is bound to the fingerprint of its layout, and refused at any other table.
    """

    def save(self, path: str | Path) -> None:
        """Keeps the weights with their fingerprint, as a file of numpy's."""
        hidden, hidden_bias, output, output_bias = self.arrays()
        head = {"format": _FORMAT, "fingerprint": self.fingerprint, "on": self.on, "name": self.name}
        texts: dict[str, Any] = {key: np.array(value) for key, value in head.items()}
        with open(path, "wb") as file:
            np.savez(file, hidden=hidden, hidden_bias=hidden_bias, output=output, output_bias=output_bias, **texts)

    @classmethod
    def load(cls, path: str | Path, layout: native.Layout) -> Model:
        """Reads a model for tables of this layout; a ``ValueError`` where it was learnt from others, or is none."""
        try:
            with open(path, "rb") as file, np.load(file, allow_pickle=False) as kept:
                read: dict[str, Any] = {key: kept[key] for key in kept.files}
            if str(read.pop("format")) != _FORMAT:
                raise KeyError("format")
            texts: dict[str, Any] = {key: str(read.pop(key)) for key in ("fingerprint", "on", "name")}
            arrays = [read.pop(key) for key in ("hidden", "hidden_bias", "output", "output_bias")]
        except FileNotFoundError:
            raise
        except (AttributeError, BadZipFile, EOFError, KeyError, OSError, TypeError, ValueError) as error:
            raise ValueError(f"{path} is no model that this version can read: {error}") from error
        return cls(layout, *arrays, **texts)

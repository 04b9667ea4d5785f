"""What was learnt plays as a bot, is kept with what it was learnt from, and refused elsewhere."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import oubliette_lab as lab


def model(layout: lab.Layout, outputs: int, on: str = "numbers", seed: int = 0, name: str = "model") -> lab.Model:
    inputs = layout.encoded_width if on == "numbers" else len(layout.features)
    rng = np.random.default_rng(seed)
    shapes = [(inputs, 8), (8,), (8, outputs), (outputs,)]
    return lab.Model(layout, *(rng.normal(size=shape).astype(np.float32) for shape in shapes), on=on, name=name)


def test_a_policy_takes_the_allowed_action_of_the_greatest_output() -> None:
    env = lab.vector("scelerat", 8)
    env.reset(seed=1)
    learnt = model(env.layout, len(env.layout.actions))
    hidden, bias, output, output_bias = learnt.arrays()
    for _ in range(30):
        logits = np.maximum(env.layout.encode(env.tables.numbers) @ hidden + bias, 0) @ output + output_bias
        allowed = np.where(env.tables.masks == 1, logits, -np.inf)
        chosen = env.choose(learnt)
        waiting = env.tables.masks.any(axis=1)
        assert np.array_equal(chosen[waiting], allowed.argmax(axis=1)[waiting])
        env.step(np.where(chosen < 0, 0, chosen))


@pytest.mark.parametrize("on", ["numbers", "features"])
def test_a_value_plays_whole_series(on: str) -> None:
    learnt = model(lab.Layout("scelerat"), 1, on)
    assert (learnt.kind, learnt.on) == ("value", on)
    rows = lab.play("scelerat", learnt, games=20, seed="v", threads=2)
    again = lab.play("scelerat", learnt, games=20, seed="v", threads=1)
    assert np.array_equal(rows["score"], again["score"]) and set(rows["bot"]) == {"model"}
    env = lab.vector("scelerat", 20)
    env.reset(options={"seeds": [f"v/{game}" for game in range(20)]})
    scores: dict[int, int] = {}
    while len(scores) < 20:
        chosen = env.choose(learnt)
        _, _, over, _, infos = env.step(np.where(chosen < 0, 0, chosen))
        scores.update({int(at): int(infos["score"][at, 0]) for at in np.flatnonzero(over) if int(at) not in scores})
    assert [scores[game] for game in range(20)] == rows["score"].tolist()


def test_models_sit_beside_other_bots() -> None:
    layout = lab.Layout("sang-rancune", 3)
    one, other = model(layout, 1, "features", 1, "one"), model(layout, 1, "features", 2, "other")
    rows = lab.play("sang-rancune", [one, other, "careful"], games=4, seed="m", players=3, rotate=True)
    assert set(rows["bot"]) == {"one", "other", "careful"}
    env = lab.solo("sang-rancune", players=3, bots={1: one, 2: "random"})
    env.reset(seed=1)
    env.step(env.choose("careful"))
    with pytest.raises(ValueError, match="two models are called"):
        lab.play("sang-rancune", [one, model(layout, 1, "features", 3, "one")], players=3)


def test_a_model_is_kept_whole_and_refused_elsewhere(tmp_path: Path) -> None:
    layout, file = lab.Layout("scelerat"), tmp_path / "model.npz"
    learnt = model(layout, 1)
    learnt.save(file)
    again = lab.Model.load(file, layout)
    assert all(np.array_equal(one, other) for one, other in zip(learnt.arrays(), again.arrays()))
    assert again.fingerprint == layout.fingerprint and isinstance(again, lab.Model)
    elsewhere = lab.Layout("scelerat", options={"weapon": "le"})
    with pytest.raises(ValueError, match="learnt from other numbers.*learn it anew"):
        lab.Model.load(file, elsewhere)
    with pytest.raises(ValueError, match="learnt from other numbers"):
        lab.play("scelerat", learnt, options={"weapon": "le"}, games=1)
    with pytest.raises(ValueError, match="learnt from other numbers"):
        lab.solo("mini-rogue", players=2, bots=learnt)
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(ValueError, match="no model"):
        lab.Model.load(file, layout)


def test_bad_models_are_refused() -> None:
    layout = lab.Layout("scelerat")
    good = list(model(layout, 1).arrays())
    with pytest.raises(ValueError, match="shapes do not fit"):
        lab.Model(layout, good[0][:-1], *good[1:])
    with pytest.raises(ValueError, match="not finite|finite"):
        lab.Model(layout, good[0], good[1], good[2], np.array([np.nan], dtype=np.float32))
    with pytest.raises(ValueError, match="1 output"):
        model(layout, 7)
    with pytest.raises(ValueError, match="cannot be called"):
        lab.Model(layout, *good, name="careful")
    with pytest.raises(ValueError, match="looks at"):
        lab.Model(layout, *good, on="tea leaves")

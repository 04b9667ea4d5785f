"""Experiments on real workers: one digest however they were played, whoever died, and a chunk that kills is named."""

from __future__ import annotations

import os
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("distributed")

import dask
from distributed import Client, LocalCluster

import oubliette_lab as lab
from oubliette_lab.dask import ChunkError, run

pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.skipif(os.name == "nt", reason="SIGKILL is Unix's")]

PLAN = """
seed = "weapons"
games = 4000
chunk = 500

[[table]]
game = "scelerat"
bots = ["careful", "random"]
[table.options]
weapon = ["lt", "le"]

[[table]]
game = "dongeon"
deck = ["printed", "mine.toml"]
"""


@pytest.fixture(scope="module")
def plan(command_path: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("plan")
    file = folder / "plan.toml"
    boxes = Path(__file__).parents[2]
    shutil.copy(boxes / "dongeon" / "content" / "deck.toml", folder / "mine.toml")
    file.write_text(PLAN, encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def serial(command_path: str, plan: Path) -> str:
    """The digest of the command alone."""
    out = plan.parent / "serial"
    subprocess.run([command_path, "lab", "run", plan, "--out", out], check=True, capture_output=True)
    assert len(list((out / "games").iterdir())) == 48
    return lab.digest(out)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    settings = {"temporary-directory": str(tmp_path / "dask"), "distributed.scheduler.allowed-failures": 1}
    with dask.config.set(settings):
        with LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None, silence_logs=50
        ) as cluster:
            with Client(cluster) as client:
                yield client


def worker_pids(client: Client) -> list[int]:
    return list(client.run(os.getpid).values())


def test_shards_come_to_the_same(command_path: str, plan: Path, serial: str) -> None:
    out = plan.parent / "shards"
    for part in (3, 1, 2):
        line = [command_path, "lab", "run", plan, "--out", out, "--shard", f"{part}/3", "--threads", "1"]
        subprocess.run(line, check=True, capture_output=True)
    assert lab.digest(out) == serial


def gnu_parallel() -> bool:
    """Whether ``parallel`` is GNU's: another program has the same name."""
    found = shutil.which("parallel")
    return found is not None and "GNU" in subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout


@pytest.mark.skipif(not gnu_parallel(), reason="GNU parallel is not installed (Debian: parallel)")
def test_gnu_parallel_comes_to_the_same(command_path: str, plan: Path, serial: str, tmp_path: Path) -> None:
    """As docs/python.md says it, with parts into one folder; the job of the third part is killed once, and tried again."""
    once = tmp_path / "once"
    once.write_text(
        f"""#!/bin/sh
case "$*" in *" 3/7") [ -e {tmp_path}/died ] || {{ touch {tmp_path}/died; kill -KILL $$; }} ;; esac
exec {command_path} "$@"
""",
        encoding="utf-8",
    )
    once.chmod(once.stat().st_mode | stat.S_IXUSR)
    out, parts = tmp_path / "out", [str(part) for part in range(1, 8)]
    line = ["parallel", "--will-cite", "--jobs", "2", "--retries", "3", once, "lab", "run", plan, "--out", out, "--threads", "1"]
    # Its own files go where this test's do.
    home = {"HOME": str(tmp_path), "PARALLEL_HOME": str(tmp_path / "parallel")}
    line = [*line, "--shard", "{}/7", ":::", *parts]
    subprocess.run(line, check=True, capture_output=True, env={**os.environ, **home}, stdin=subprocess.DEVNULL)
    assert lab.digest(out) == serial and (tmp_path / "died").exists()


def test_dask_comes_to_the_same(client: Client, plan: Path, serial: str, tmp_path: Path) -> None:
    """Nobody is disturbed: every chunk comes once, and all workers live on."""
    came: list[str] = []
    workers = set(worker_pids(client))
    assert len(workers) == 2
    assert run(plan, client, tmp_path / "out", on_chunk=lambda chunk: came.append(chunk.file)) == serial
    assert len(came) == len(set(came)) == 48 and set(worker_pids(client)) == workers


def test_workers_that_are_killed_change_nothing(client: Client, plan: Path, serial: str, tmp_path: Path) -> None:
    came: list[str] = []
    killed: list[int] = []

    def kill_now_and_then(chunk: Any) -> None:
        came.append(chunk.file)
        if len(came) in (5, 15):
            killed.append(worker_pids(client)[0])
            os.kill(killed[-1], signal.SIGKILL)

    out = tmp_path / "out"
    assert run(plan, client, out, on_chunk=kill_now_and_then) == serial
    assert len(came) == len(set(came)) == 48 and killed[0] != killed[1]
    # What is there is not played again, and nothing half-written is left.
    assert run(plan, client, out, on_chunk=kill_now_and_then) == serial and len(came) == 48
    assert not list(out.rglob("*.part"))
    (out / "games" / came[7]).unlink()
    assert run(plan, client, out) == serial


def test_a_chunk_that_kills_its_worker_is_named_with_its_seed(
    client: Client, command_path: str, plan: Path, tmp_path: Path
) -> None:
    """Stands before the command: at the tenth chunk it kills the worker that it runs on, at the eleventh itself."""
    deadly = tmp_path / "deadly"
    deadly.write_text(
        f"""#!{sys.executable}
import os, signal, sys
if "10/48" in sys.argv:
    os.kill(os.getppid(), signal.SIGKILL)
if "11/48" in sys.argv:
    os.kill(os.getpid(), signal.SIGKILL)
os.execv({command_path!r}, [{command_path!r}, *sys.argv[1:]])
""",
        encoding="utf-8",
    )
    deadly.chmod(deadly.stat().st_mode | stat.S_IXUSR)
    out = tmp_path / "out"
    with pytest.raises(ChunkError, match="seeds weapons/500 to weapons/999: its workers died.*and 1 more") as named:
        run(plan, client, out, command=str(deadly))
    assert (named.value.chunk.number, named.value.chunk.first) == (9, 500)
    assert len(list((out / "games").glob("*.parquet"))) == 46


def test_a_plan_that_cannot_be_played_says_why(client: Client, command_path: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('seed = "x"\ngames = 1\n[[table]]\ngame = "chess"\n', encoding="utf-8")
    with pytest.raises(RuntimeError, match="chess"):
        run(bad, client, tmp_path / "out")
    with pytest.raises(FileNotFoundError, match="oubliette-games"):
        run(bad, client, tmp_path / "out", command="no-such-command")

"""Check the runs that judge many deals.

They are interrupted and continued, or a worker of their cluster is killed.
"""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.games.catalogue import CATALOGUE
from engine.solving.solve import Answer, solve
from make import deal_data_writer, deal_runs
from make.deal_judging import Judged, judge
from make.tools import CannotBuildError

NAME, DEALS, NODES = "black-hole", 60, 20_000


def plain(deals: int = DEALS) -> list[Judged]:
    """Return what the solver finds without a run."""
    return judge(NAME, NODES, range(1, deals + 1))


def test_a_run_finds_what_the_solver_finds(tmp_path: Path) -> None:
    game = CATALOGUE[NAME]
    verdicts = deal_runs.judge_all(NAME, 12, NODES, kept=tmp_path)
    assert verdicts == [solve(game, game.start(n), NODES)._replace(line=()) for n in range(1, 13)]


def test_a_run_goes_on_where_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    deal_runs.judge_all(NAME, 20, NODES, kept=tmp_path)
    (file,) = tmp_path.glob("*.txt")
    whole = file.read_text("utf-8")
    file.write_text(whole[: len(whole) * 2 // 3], "utf-8")  # cuts in the middle of a line, as a killed run does
    kept = len(deal_runs.read_kept(file))
    assert 0 < kept < 20
    assert deal_runs.judge_all(NAME, 20, NODES, kept=tmp_path) == [each.verdict for each in plain(20)]
    assert f"{kept} of 20 deals are judged already" in capsys.readouterr().out
    monkeypatch.setattr(deal_runs, "_executor", None)  # no deal is left to judge, so this is not called
    assert len(deal_runs.judge_all(NAME, 20, NODES, kept=tmp_path)) == 20


def test_what_another_engine_found_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_runs.judge_all(NAME, 2, NODES, kept=tmp_path)
    monkeypatch.setattr(deal_runs, "engine_digest", lambda: "0" * 64)
    deal_runs.judge_all(NAME, 2, NODES, kept=tmp_path)
    deal_runs.judge_all(NAME, 2, NODES + 1, kept=tmp_path)
    assert len(list(tmp_path.glob("*.txt"))) == 3


def test_the_command_line_names_a_cluster_or_none() -> None:
    assert deal_data_writer.asked(["golf", "10", "500"]) == ("golf", 10, 500, "")
    where = deal_data_writer.asked(["golf", "10", "500", "--scheduler", "tcp://one:8786"])
    assert where == ("golf", 10, 500, "tcp://one:8786")
    for words in (["golf", "10"], ["bridge", "10", "500"], ["golf", "0", "5"], ["golf", "1", "5", "--scheduler"]):
        with pytest.raises(CannotBuildError):
            deal_data_writer.asked(words)


# A cluster

needs_dask = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None, reason="Dask is installed only for --thorough and --scheduler"
)


@contextmanager
def cluster(workers: int) -> Iterator[tuple[str, list["subprocess.Popen[str]"]]]:
    """Start a scheduler and workers; yield the address and the workers.

    Each is a separate process that cannot import this project.
    """
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    dask = (sys.executable, "-m")

    def started(*words: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            words, cwd="/", env=environment, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )

    scheduler = started(
        *dask, "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"
    )
    assert scheduler.stderr
    address = next(line.split()[-1] for line in scheduler.stderr if "Scheduler at:" in line)
    common = ("--nworkers", "1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
    found = [started(*dask, "distributed.cli.dask_worker", address, *common) for _ in range(workers)]
    try:
        yield address, found
    finally:
        for process in (*found, scheduler):
            process.kill()
            process.wait()
            assert process.stderr
            process.stderr.close()


@needs_dask
def test_a_cluster_finds_the_same_though_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with cluster(3) as (address, workers):
        judged = deal_runs._judged
        parts = 0

        def kill_one(*arguments: object) -> Iterator[list[Judged]]:
            nonlocal parts
            for part in judged(*arguments):  # type: ignore[arg-type]
                parts += 1
                if parts == 2:
                    workers[0].kill()
                    assert workers[0].wait() and parts < DEALS // 10, "killed while there is work left"
                yield part

        monkeypatch.setattr(deal_runs, "_judged", kill_one)
        verdicts = deal_runs.judge_all(NAME, DEALS, NODES, address, kept=tmp_path)
    assert parts == DEALS // 10
    assert verdicts == [each.verdict for each in plain()]
    assert sum(verdict.answer is Answer.UNKNOWN for verdict in verdicts) < DEALS


@needs_dask
def test_workers_that_have_another_engine_loaded_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with cluster(1) as (address, _):
        deal_runs.judge_all(NAME, 2, NODES, address, kept=tmp_path)
        monkeypatch.setattr(deal_runs, "engine_digest", lambda: "0" * 64)
        with pytest.raises(CannotBuildError, match="older engine"):
            deal_runs.judge_all(NAME, 1, NODES, address, kept=tmp_path)


@needs_dask
def test_where_there_are_no_workers_this_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_runs, "_PATIENCE", 1)
    with cluster(0) as (address, _), pytest.raises(CannotBuildError, match="has no workers"):
        deal_runs.judge_all(NAME, 1, NODES, address, kept=tmp_path)


@needs_dask
def test_where_no_scheduler_answers_this_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_runs, "_PATIENCE", 1)
    with pytest.raises(CannotBuildError, match=r"No Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        deal_runs.judge_all(NAME, 1, NODES, "tcp://127.0.0.1:9", kept=tmp_path)


def test_the_archive_for_workers_holds_all_that_they_need(tmp_path: Path) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(deal_runs._packed_engine())!r})",
        f"from make.deal_judging import judge; print(judge({NAME!r}, {NODES}, [1, 2]))",
    )
    command = (sys.executable, "-I", "-c", "\n".join(code))
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == repr(plain(2)), done.stderr

"""Judges many numbered deals, on all cores of this machine or on a Dask cluster.

Results are stored in `.build/atlas/`, in one file for each rule set, limit of positions and state of the engine.
After an interruption, the next run continues with the stored results. A verdict depends only on the limit and the
engine, so it is the same on every machine and in any order.
"""

import hashlib
import re
import time
import zipfile
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from engine.solving.solve import Verdict
from make import deal_judging
from make.deal_judging import Judged
from make.tools import ROOT, WORK, CannotBuildError

_DEALS_IN_TASK = 10
_PATIENCE = 10.0  # seconds to wait for the answer of a scheduler
_NEWS = 10.0  # seconds between two messages about the progress
_LINE = re.compile(r"(\d+) (winnable|impossible|unknown) (\d+)\n")
_KEPT = WORK / "atlas"


def judge_all(name: str, deals: int, nodes: int, scheduler: str = "", kept: Path = _KEPT) -> list[Verdict]:
    """Return the verdicts on deals 1 to `deals` of a rule set; judge only the deals without a stored result.

    Args:
        name: the id of the rule set.
        deals: how many deals.
        nodes: the number of positions after which the search for a deal gives up.
        scheduler: the address of the scheduler of a Dask cluster; empty for the cores of this machine.
        kept: the folder with the stored results.
    """
    kept.mkdir(parents=True, exist_ok=True)
    path = kept / f"{name}-{nodes}-{engine_digest()[:12]}.txt"
    found = read_kept(path)
    missing = [number for number in range(1, deals + 1) if number not in found]
    if missing:
        print(f"{name}: {deals - len(missing)} of {deals} deals are judged already", flush=True)
        _rewrite(path, found.values())
        with _executor(scheduler) as pool, path.open("a", encoding="utf-8") as file:
            for judged in _judged(pool, name, nodes, missing):
                _keep(file, judged)
                found.update((each.number, each) for each in judged)
    return [found[number].verdict for number in range(1, deals + 1)]


def read_kept(path: Path) -> dict[int, Judged]:
    """Return the results in the file of an earlier run, by the number of the deal; skip an incomplete line."""
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    parts = (match.groups() for match in map(_LINE.fullmatch, lines) if match)
    return {int(number): Judged(int(number), answer, int(seen)) for number, answer, seen in parts}


def _rewrite(path: Path, judged: Iterable[Judged]) -> None:
    """Rewrite a file with these results, because its last line may be incomplete."""
    new = path.with_suffix(".new")
    with new.open("w", encoding="utf-8") as file:
        _keep(file, judged)
    new.replace(path)


def _keep(file: TextIO, judged: Iterable[Judged]) -> None:
    file.writelines(f"{each.number} {each.answer} {each.seen}\n" for each in judged)
    file.flush()


def _judged(pool: Executor, name: str, nodes: int, numbers: list[int]) -> Iterator[list[Judged]]:
    """Yield the results for these deals, a few at a time, as soon as each task ends."""
    parts = (numbers[at : at + _DEALS_IN_TASK] for at in range(0, len(numbers), _DEALS_IN_TASK))
    tasks: list[Future[list[Judged]]] = [pool.submit(deal_judging.judge, name, nodes, part) for part in parts]
    done, told = 0, time.monotonic()
    try:
        for task in as_completed(tasks):
            yield task.result()
            done += len(task.result())
            if time.monotonic() - told > _NEWS:
                print(f"{name}: {len(numbers) - done} deals to go", flush=True)
                told = time.monotonic()
    finally:
        for task in tasks:
            task.cancel()  # after an interruption, do not start the other tasks


@contextmanager
def _executor(scheduler: str) -> Iterator[Executor]:
    """Yield an executor that runs tasks on all cores of this machine, or on the workers of a cluster.

    Raises:
        CannotBuildError: no scheduler answers at the address, it has no workers, or they have an older engine.
    """
    if not scheduler:
        with ProcessPoolExecutor() as pool:
            yield pool
        return
    from distributed import Client  # noqa: PLC0415  (installed only for runs on a cluster)

    try:
        client = Client(scheduler, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise CannotBuildError(f"No Dask scheduler answers at {scheduler}.") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError as error:
            raise CannotBuildError(f"The scheduler at {scheduler} has no workers.") from error
        client.upload_file(str(_packed_engine()))
        if set(client.run(deal_judging.packed_digest).values()) - {engine_digest()}:
            raise CannotBuildError(f"The workers at {scheduler} have an older engine loaded: start them anew.")
        yield client.get_executor()


def _packed_engine() -> Path:
    """Write the zip archive that is sent to all workers, with the engine and `deal_judging`; return its path."""
    path = WORK / "atlas-engine.zip"
    make = ROOT / "web/make"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in _sources(ROOT / "engine"):
            archive.write(file, file.relative_to(ROOT))
        for file in (make / "__init__.py", make / "deal_judging.py"):
            archive.write(file, file.relative_to(make.parent))
        archive.writestr("make/packed.py", f'DIGEST = "{engine_digest()}"\n')
    return path


def engine_digest() -> str:
    """Return the SHA-256 of all sources on which a verdict depends, in hexadecimal digits."""
    digest = hashlib.sha256()
    for folder in ("core", "games", "solving"):
        for file in _sources(ROOT / "engine" / folder):
            if file.name != "deal_data.py":  # contains the verdicts themselves
                digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
                digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def _sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))

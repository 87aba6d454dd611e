"""Runs the checks: style, types and the direction of imports side by side, then the tests.

In a quick run all of them run at the same time.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from make.tools import ROOT, WORK

SLOWEST = "--durations=20"  # printed at the end of each part
STOP = "--maxfail=10"  # if the page does not start, every test would wait for its full time limit
EXTENTS = ("quick", "normal", "thorough")
BROWSERS = ("tests/chromium", "tests/other_browsers")

# For each package, the percentage of its branches and lines that tests without a browser must reach.
COVERAGE = (("engine", 97), ("web/app", 90))

# The checks of style, types and imports, for Python and JavaScript. Each is a Python module and its arguments.
STYLE = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("make.contracts",),
    ("make.javascript",),
)


class Check(NamedTuple):
    """A command and the title that is printed above its output."""

    title: str
    command: Sequence[str]


def style() -> list[Check]:
    """Return the checks that run no test."""
    return [Check(" ".join(module), (sys.executable, "-m", *module)) for module in STYLE]


def tests(extent: str, chosen: Sequence[str]) -> list[Check]:
    """Return the checks that run the tests, in the order in which they are to run.

    `extent` is one of EXTENTS and says how many tests are run. `chosen` are arguments for pytest; if there are
    any, there is only one check, which runs the tests that they choose.
    """
    if chosen:
        return [_pytest("chosen tests", *chosen)]
    side_by_side = ("-n", "auto", "--dist", "worksteal", SLOWEST)
    if extent == "quick":
        return [_pytest("a slice of all tests", *side_by_side)]
    # only in a thorough run, because measuring coverage doubles the time
    measure = ("--cov", "--cov-report=") if extent == "thorough" else ()
    no_browser = [f"--ignore={folder}" for folder in BROWSERS]
    daily = (*side_by_side, "--in-turn")  # a thorough run ignores --in-turn
    return [
        _pytest("tests without a browser", *daily, *no_browser, *measure),
        *(_coverage(*bar) for bar in COVERAGE if measure),
        _pytest("tests in a browser", *daily, STOP, "tests/chromium", "-m", "not timing"),
        _pytest("tests in Firefox and WebKit", *daily, STOP, "tests/other_browsers"),
        # one after another, because other tests would slow down what is measured
        _pytest("tests of time and motion in a browser", SLOWEST, "tests/chromium", "-m", "timing"),
    ]


def _pytest(title: str, *arguments: str) -> Check:
    return Check(title, (sys.executable, "-m", "pytest", *arguments))


def _coverage(package: str, least: int) -> Check:
    """Return the check that fails if tests reach less than `least` percent of a package. It lists the gaps."""
    report = ("report", f"--include={package}/*", f"--fail-under={least}", "--skip-covered", "--show-missing")
    return Check(f"coverage of {package}, {least} % at least", (sys.executable, "-m", "coverage", *report))


def run_style() -> bool:
    """Run the checks of `style` side by side, and print what they say; return whether all passed."""
    began = time.monotonic()
    passed = _ended(_begun(style(), _environment()))
    _took("style, types and imports", began)
    return passed


def run(extent: str, chosen: Sequence[str]) -> bool:
    """Run the checks of `style` side by side, then those of `tests` one after another; return whether all passed.

    Print the output of the checks and how long they took. The arguments are those of `tests`. In a quick run, all
    checks run at the same time, and the output of the checks of `style` comes last.
    """
    environment = _environment() | {"TEST_EXTENT": extent}
    beside = _begun(style() if extent == "quick" else [], environment)
    passed = extent == "quick" or run_style()
    for check in tests(extent, chosen):
        print(f"running {check.title}", flush=True)
        began = time.monotonic()
        passed &= subprocess.run(check.command, cwd=ROOT, env=environment, check=False).returncode == 0
        _took(check.title, began)
    return passed & _ended(beside)


def _environment() -> dict[str, str]:
    """Return environment variables for the checks: where our packages are, and where to store bytecode.

    Without stored bytecode, each process would need ten seconds to compile all tests.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    paths = os.pathsep.join([str(ROOT), str(ROOT / "web")])
    return kept | {"PYTHONPATH": paths, "PYTHONPYCACHEPREFIX": str(WORK / "bytecode")}


def _took(title: str, began: float) -> None:
    print(f"{title}: {time.monotonic() - began:.0f} s", flush=True)


class _Running(NamedTuple):
    """Checks that run side by side."""

    checks: Sequence[Check]
    processes: Sequence["subprocess.Popen[str]"]


def _begun(checks: Sequence[Check], environment: Mapping[str, str]) -> _Running:
    """Start checks, all at the same time."""
    processes = [
        subprocess.Popen(
            check.command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        for check in checks
    ]
    return _Running(checks, processes)


def _ended(running: _Running) -> bool:
    """Wait until checks have ended, print their output and which of them failed; return whether all passed."""
    for check, process in zip(running.checks, running.processes, strict=True):
        said, _ = process.communicate()
        print(f"running {check.title}\n{said.rstrip()}", flush=True)
    pairs = zip(running.checks, running.processes, strict=True)
    failed = [check.title for check, process in pairs if process.returncode]
    if failed:
        print(f"failed: {', '.join(failed)}", flush=True)
    return not failed

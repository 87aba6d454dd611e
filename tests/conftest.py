"""Choose how many tests a run executes, set up Hypothesis, and print what tests have recorded."""

import hashlib
import os
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from support.chosen_tests import not_in_stand_in, not_their_turn, one_case
from support.extent import EXTENT, amount

_SLOW_MACHINES = [HealthCheck.too_slow, HealthCheck.filter_too_much]
_WIDTH = 150  # the table at the end shows this many characters of an utterance
_SUMS = Path(__file__).parents[1] / "dist" / "sha256sums.txt"  # the checksums of all files of the built page

settings.register_profile(
    "desk", deadline=None, max_examples=amount(5, 20, 250), suppress_health_check=_SLOW_MACHINES
)
# In CI the examples are the same in every run.
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--in-turn`, which keeps the daily run short."""
    parser.addoption("--in-turn", action="store_true", help="run one in n of the tests marked `in_turn(n)`")


class _FailuresAtOnce:
    """Prints the reason for each failed test at once; pytest itself waits until all tests have run."""

    def __init__(self, reporter: pytest.TerminalReporter) -> None:
        self._reporter = reporter

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Print the reason if the test of the report has failed."""
        if report.failed:
            self._reporter.ensure_newline()
            self._reporter.write_line(f"failed: {report.nodeid} ({report.when})")
            self._reporter.write_line(report.longreprtext)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Print failures at once; with several processes, only the main one prints."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        session.config.pluginmanager.register(_FailuresAtOnce(reporter))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Select the tests of a quick and of a normal run, as `support.chosen_tests` describes.

    A quick run also leaves out the slow tests and most tests that run in browsers.
    """
    page = hashlib.sha256(_SUMS.read_bytes()).digest() if _SUMS.exists() else b""
    in_browser = {item for item in items if item.nodeid.startswith(("tests/chromium/", "tests/other_browsers/"))}
    kept = set(items)
    if EXTENT == "quick":
        long = in_browser | {item for item in items if item.get_closest_marker("slow")}
        short = [item for item in items if item not in long or item.get_closest_marker("quick")]
        kept = one_case(short, page) - not_in_stand_in(short, page)
    elif EXTENT == "normal":
        kept = one_case(items, page, of=in_browser)
        if config.getoption("--in-turn"):
            kept -= not_their_turn(items, page, in_browser)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the tests have recorded.

    These are the steps of random players, the coverage of WCAG, and the words and keys per move for players who
    use a screen reader.
    """
    recorded: dict[str, list[Any]] = defaultdict(list)
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, value in getattr(report, "user_properties", ()):
                if report.when == "call":
                    recorded[name].append(value)
    if steps := recorded["steps of random players"]:
        terminalreporter.write_line(f"steps of random players: {sum(steps):,}")
    for count, tested, weak in recorded["WCAG"]:
        terminalreporter.write_line(
            f"WCAG 2.2, A and AA: tests speak for {tested} of {count} criteria, the others do not apply; "
            f"not wholly covered by tests: {', '.join(weak)}"
        )
    if EXTENT != "quick" and (criteria := recorded["WCAG criteria"]):
        terminalreporter.section("WCAG 2.2: what speaks for each criterion, or why it does not apply")
        for name, level, evidence, gap in criteria:
            terminalreporter.write_line(f"{name} ({level}): {evidence}{f' Not tested: {gap}' if gap else ''}")
    if games := recorded["by ear"]:
        terminalreporter.section("by ear: words spoken and keys pressed for a move")
        terminalreporter.write_line(f"{'':24}moves   words   90 %   keys   longest utterance")
        for name, moves, words, most, keys, longest in sorted(games):
            count = len(longest.split())
            terminalreporter.write_line(
                f"{name:24}{moves:5}{words:8g}{most:7}{keys:7g}   {count}: {longest[:_WIDTH]}"
            )

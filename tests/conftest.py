"""How much is tried in a run, and how Hypothesis searches."""

import os
import sys
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from support.chosen_tests import few_cases, other_thirds
from support.extent import EXTENT, amount

_SLOW_MACHINES = [HealthCheck.too_slow, HealthCheck.filter_too_much]
_WIDTH = 150  # characters of an utterance in the table at the end
_SUMS = Path(__file__).parents[1] / "dist" / "sha256sums.txt"  # of all files of the built page

settings.register_profile(
    "desk", deadline=None, max_examples=amount(5, 20, 250), suppress_health_check=_SLOW_MACHINES
)
# the same examples every time where CI is set
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option with which the daily run stays short."""
    parser.addoption("--third", action="store_true", help="run a third of the tests of each file marked `third`")


class _FailuresAtOnce:
    """Prints why a test has failed when that happens; pytest itself only does so when all tests have run."""

    def __init__(self, reporter: pytest.TerminalReporter) -> None:
        self._reporter = reporter

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Print the reason if the test of the report has failed."""
        if report.failed:
            self._reporter.ensure_newline()
            self._reporter.write_line(f"failed: {report.nodeid} ({report.when})")
            self._reporter.write_line(report.longreprtext)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let failures be printed at once, by the process that prints."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        session.config.pluginmanager.register(_FailuresAtOnce(reporter))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose the tests of a quick and of a normal run, and in the latter those whose coverage is measured.

    A quick run leaves out the slow tests, most of the browser's, and all but a few cases of each test. A normal
    run leaves out cases of the tests in browsers only, and with the option `--third` whole tests of some files in
    Chromium. Coverage is not measured in what a quick run leaves out, nor in tests of every case: measuring makes
    a test four times as slow, and these reach nothing new.
    """
    in_chromium = {item for item in items if "tests/chromium/" in item.nodeid}
    in_browser = in_chromium | {item for item in items if "tests/other_browsers/" in item.nodeid}
    slow = {item for item in items if item.get_closest_marker("slow")}
    quick = few_cases(
        [item for item in items if item not in slow | in_browser or item.get_closest_marker("quick")]
    )
    if EXTENT == "normal":
        for item in items:
            if item not in quick or item.get_closest_marker("every_case"):
                item.add_marker(pytest.mark.unmeasured)
    normal = few_cases(items, of=in_browser)
    if config.getoption("--third"):
        normal -= other_thirds(items, _SUMS.read_bytes() if _SUMS.exists() else b"")
    kept = {"quick": quick, "normal": normal, "thorough": set(items)}[EXTENT]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Switch the measuring of coverage off in the tests that do not need it.

    The marker `no_cover` of pytest-cov would do the same, but it has no effect in tests that run side by side:
    there another measuring goes on below the one that it stops.
    """
    measuring = sys.gettrace()
    if measuring and item.get_closest_marker("unmeasured"):
        sys.settrace(None)
        try:
            return (yield)
        finally:
            sys.settrace(measuring)
    return (yield)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the tests have recorded: the steps of random players, and what moves cost a player by ear."""
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

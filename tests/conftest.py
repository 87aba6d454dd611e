"""How much is tried in a run, and how Hypothesis searches."""

import os
import sys
from collections import defaultdict
from collections.abc import Collection, Generator
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from support.extent import EXTENT, amount

_SLOW_MACHINES = [HealthCheck.too_slow, HealthCheck.filter_too_much]
_FEW = amount(2, 1, 0)  # cases of a test with many: in a quick run everywhere, in a normal one in Chromium
_WIDTH = 150  # characters of an utterance in the table at the end

settings.register_profile(
    "desk", deadline=None, max_examples=amount(5, 25, 250), suppress_health_check=_SLOW_MACHINES
)
# the same examples every time where CI is set
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose the tests of a quick and of a normal run, and in the latter those whose coverage is measured.

    A quick run leaves out the slow tests, most of the browser's, and all but a few cases of each test. A normal
    run leaves out cases of the tests in Chromium only. Coverage is not measured in what a quick run leaves out,
    nor in tests of every case: measuring makes a test four times as slow, and these reach nothing new.
    """
    in_chromium = {item for item in items if "tests/browser/" in item.nodeid}
    in_browser = in_chromium | {item for item in items if "tests/engines/" in item.nodeid}
    slow = {item for item in items if item.get_closest_marker("slow")}
    quick = _few_cases(
        [item for item in items if item not in slow | in_browser or item.get_closest_marker("quick")]
    )
    if EXTENT == "normal":
        for item in items:
            if item not in quick or item.get_closest_marker("every_case"):
                item.add_marker(pytest.mark.unmeasured)
    kept = {"quick": quick, "normal": _few_cases(items, of=in_chromium), "thorough": set(items)}[EXTENT]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def _few_cases(items: list[pytest.Item], of: Collection[pytest.Item] | None = None) -> set[pytest.Item]:
    """Return the tests with only a few cases each, those whose names have the lowest checksums.

    Tests marked `every_case` keep all cases, and so do all that are not in `of`.
    """
    by_test: dict[str, list[pytest.Item]] = defaultdict(list)
    kept = set()
    for item in items:
        if item.get_closest_marker("every_case") or (of is not None and item not in of):
            kept.add(item)
        else:
            by_test[item.nodeid.partition("[")[0]].append(item)
    for cases in by_test.values():
        kept.update(sorted(cases, key=lambda item: crc32(item.nodeid.encode()))[:_FEW])
    return kept


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
    if games := recorded["by ear"]:
        terminalreporter.section("by ear: words spoken and keys pressed for a move")
        terminalreporter.write_line(f"{'':24}moves   words   90 %   keys   longest utterance")
        for name, moves, words, most, keys, longest in sorted(games):
            count = len(longest.split())
            terminalreporter.write_line(
                f"{name:24}{moves:5}{words:8g}{most:7}{keys:7g}   {count}: {longest[:_WIDTH]}"
            )
